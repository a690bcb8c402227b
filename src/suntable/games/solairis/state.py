"""Solairis: the cards, the record and the actions. Numbers come from components.toml, nowhere else."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from suntable.engine.actions import ActionSpace
from suntable.engine.record import Header, i8, i16, i64
from suntable.engine.rule import Table, table

BOX: dict[str, Any] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

# -- colours: the seven races, and white -----------------------------------------------------------------

COLOURS: tuple[str, ...] = ("red", "yellow", "blue", "violet", "orange", "green", "indigo", "white")
FREE_COLOURS = sum(1 << COLOURS.index(colour) for colour in BOX["surcharge"]["free"])
SURCHARGES: Table = table((BOX["surcharge"]["basic"], BOX["surcharge"]["advanced"]))

# -- warriors (SOLAIRIS-C1, C2) --------------------------------------------------------------------------

_WARRIORS: list[dict[str, Any]] = BOX["warrior"]["cards"]
WARRIORS: tuple[str, ...] = tuple(card["warrior"] for card in _WARRIORS)
WARRIOR_COUNT = len(WARRIORS)
ALL_WARRIORS = (1 << WARRIOR_COUNT) - 1
WARRIOR_COLOUR: Table = table(COLOURS.index(card["colour"]) for card in _WARRIORS)
ATTACK_FIRST: Table = table(card["first"] for card in _WARRIORS)
LIFE: Table = table(card["life"] for card in _WARRIORS)
SPELL_CARDS: Table = table(card["spells"] for card in _WARRIORS)
POWER_CARDS: Table = table(card["power"] for card in _WARRIORS)
# SOLAIRIS-S4: where a warrior stands among all when turns are taken.
_BY_TURN = sorted(range(WARRIOR_COUNT), key=lambda warrior: (ATTACK_FIRST[warrior], LIFE[warrior]))
PLACE_IN_TURN: Table = table(_BY_TURN.index(warrior) for warrior in range(WARRIOR_COUNT))

# -- spells (SOLAIRIS-C1, C3): a set of them is one number -----------------------------------------------

_SPELLS: list[dict[str, Any]] = BOX["spell"]["cards"]
SPELLS: tuple[str, ...] = tuple(card["spell"] for card in _SPELLS)
SPELL_COUNT = len(SPELLS)
SPELL_COLOUR: Table = table(COLOURS.index(card["colour"]) for card in _SPELLS)
COST: Table = table(card["cost"] for card in _SPELLS)
WOUNDS: Table = table(card["wounds"] for card in _SPELLS)
IN_BOX = sum(card["copies"] << number for number, card in enumerate(_SPELLS))

# -- power cards (SOLAIRIS-C4): how many of each value there are is one number, four bits a value ---------

_SPECIAL: int = BOX["power"]["special"]
POWER: tuple[str, ...] = (*map(str, BOX["power"]["values"]), f"{_SPECIAL}P", f"{_SPECIAL}D")
POWER_KINDS = len(POWER)
P25, D25 = POWER_KINDS - 2, POWER_KINDS - 1
COPIES: Table = table((*BOX["power"]["copies"], BOX["power"]["p25"], BOX["power"]["d25"]))
ATTACK: Table = table((*BOX["power"]["values"], _SPECIAL, 0))
DEFENCE: Table = table((*BOX["power"]["values"], 0, _SPECIAL))
POWER_TOTAL: int = BOX["power"]["total"]
CARD_BITS = 4
CARD_MASK = (1 << CARD_BITS) - 1
ONE_CARD: Table = table(1 << CARD_BITS * kind for kind in range(POWER_KINDS))
ALL_POWER = sum(copies * one for copies, one in zip(COPIES, ONE_CARD, strict=True))
# Which cards can be paid: all but 25D for casting, all but 25P for dispelling.
CASTING = CARD_MASK * (sum(ONE_CARD) - ONE_CARD[D25])
DISPELLING = CARD_MASK * (sum(ONE_CARD) - ONE_CARD[P25])

# -- other numbers of the box ----------------------------------------------------------------------------

FEWEST, MOST_SEATS = BOX["limits"]["players"]
ROUNDS: int = BOX["limits"]["rounds"]
TRIES: int = BOX["resample"]["tries"]
MOST_LIFE = max(LIFE)
MOST_SPELLS = max(SPELL_CARDS)
MOST_POWER = max(POWER_CARDS)
MOST_NEED = max(COST) + max(SURCHARGES)
_ORDINARY = [value for value, copies in zip(ATTACK[:P25], COPIES, strict=False) for _ in range(copies)]
MOST_PASSED = sum(sorted(_ORDINARY)[-MOST_POWER:])  # what a player who was passed over can pay for dispelling, at most

# -- options, phases -------------------------------------------------------------------------------------

OPTION_RULES, OPTION_WARRIORS = range(2)
BASIC, ADVANCED = range(2)
DEALT, CHOSEN = range(2)

PHASES = ("warrior", "draft", "cast", "target", "pay", "dispel", "over")
WARRIOR, DRAFT, CAST, TARGET, PAY, DISPEL, OVER = range(len(PHASES))
PHASE_COUNT = len(PHASES)

# What became of the attack that was announced last.
RESULTS = ("open", "dispelled", "hit")
OPEN, DISPELLED, HIT = range(len(RESULTS))
RESULT_COUNT = len(RESULTS)

# -- the record ------------------------------------------------------------------------------------------


class State(Header):
    """Everything on the table. A set of spells is one number; so is how many power cards of each value there are."""

    spells: i64[4]  # each player's spells; where concealed, those known of them
    shown: i64  # basic: spells cast in this round
    gone: i64  # spells of players who are out: basic those shown, until the next deal; advanced all, for good
    power: i64[4]  # each player's power cards; nothing where concealed
    spent: i64  # power cards paid in this round
    marks: i64  # power cards marked for a payment
    last_pay: i64  # what was paid for the announced attack
    last_dispel: i64  # what was paid to dispel it
    life: i16[4]
    passed_spent: i16[4]  # attack values paid since the player was passed over
    round: i16
    warrior: i8[4]  # -1 none yet
    order: i8[4]  # seats in turn order (S4)
    pos: i8  # place of the turn player in it
    turn_of: i8  # the player whose turn it is, -1 before the first
    out_at: i8[4]  # in which order players went out, from 1; 0 is alive
    spell_count: i8[4]
    power_count: i8[4]
    passed: i8[4]  # passed over in this round
    aside: i8  # power cards laid aside with players who went out in this round
    advanced: i8  # option rules = advanced
    spell: i8  # what is being prepared: the spell, -1 none
    target: i8  # ... its target, -1 none
    last_seat: i8  # the attack announced last: whose, -1 none
    last_spell: i8
    last_target: i8
    last_need: i8
    last_result: i8  # OPEN, DISPELLED, HIT


# -- actions (section 4) ---------------------------------------------------------------------------------

ACTIONS = ActionSpace(warrior=WARRIORS, spell=SPELLS, target=MOST_SEATS, pay=POWER, done=1, let=1)
TAKE, SPELL, AIM, MARK, DONE, LET = (
    ACTIONS.start(name) for name in ("warrior", "spell", "target", "pay", "done", "let")
)

TAKE_SET, SPELL_SET, AIM_SET, MARK_SET, DONE_SET, LET_SET = (
    ACTIONS.word(name) for name in ("warrior", "spell", "target", "pay", "done", "let")
)
WORDS = ACTIONS.words

# -- what the log can say (section 9) --------------------------------------------------------------------

EVENTS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    ("takes", (("warrior", "warrior"),)),
    ("chooses", (("spell", "spell"),)),
    ("deals", (("round", "count"),)),
    ("casts", (("spell", "spell"), ("target", "seat"), ("need", "count"), ("paid", "cards"))),
    ("dispels", (("paid", "cards"),)),
    ("takes-wounds", (("wounds", "count"), ("before", "count"), ("after", "count"))),
    ("out", ()),
    ("passed", ()),
    ("round-ends", ()),
    ("last-round", ()),
    ("wins", ()),
    ("shares", ()),
)
(
    TAKES, CHOOSES, DEALS, CASTS, DISPELS, TAKES_WOUNDS, GOES_OUT, IS_PASSED, ROUND_ENDS, LAST_ROUND, WINS, SHARES,
) = range(len(EVENTS))  # fmt: skip

PARTS = ("life",)

# -- what `check` can find -------------------------------------------------------------------------------

PROBLEMS = (
    "",
    "no two players have the same warrior, and each warrior of a game under way is one of the box",
    "the life of a player lies between 0 and what is printed on the warrior, and is 0 exactly for those who are out",
    f"each of the {POWER_TOTAL} power cards lies in one place, and nobody holds more of them than the warrior allows",
    "each spell of the box lies in at most one place, and nobody holds more of them than the warrior allows",
    "spells that were cast in this round belong to those who cast them",
    "who was passed over in this round could not cast then",
    "the turn order is that of the warriors",
    "what is being prepared must be possible",
    "the attack announced last must have a need that follows from its spell, and be open exactly in phase dispel",
)

# -- what `observe` writes (section 5) -------------------------------------------------------------------

_SEAT_PLANES = (
    ("plays", 1), ("is out", 1), ("warrior", WARRIOR_COUNT), ("life", 1), ("known spells", SPELL_COUNT),
    ("known power cards, by value", POWER_KINDS), ("number of spells", 1), ("number of power cards", 1),
    ("was passed over", 1), ("paid since then", 1), ("place in the turn order", MOST_SEATS), ("decides", 1),
    ("turn player", 1), ("target in preparation", 1), ("made the last attack", 1), ("target of the last attack", 1),
)  # fmt: skip
SEAT_SIZE = sum(size for _, size in _SEAT_PLANES)
PLANES: tuple[tuple[str, int], ...] = (
    *((f"{whose}: {name}", size) for whose in ("own", "next", "second next", "third next")
      for name, size in _SEAT_PLANES),
    ("own needs", SPELL_COUNT), ("spells cast in this round", SPELL_COUNT), ("spells out of the game", SPELL_COUNT),
    ("power cards paid in this round", POWER_KINDS), ("marked power cards", POWER_KINDS),
    ("spell in preparation", SPELL_COUNT), ("last spell", SPELL_COUNT), ("last need", 1),
    ("paid for the last attack", POWER_KINDS), ("what became of it", RESULT_COUNT), ("power cards laid aside", 1),
    ("phase", PHASE_COUNT), ("round", 1), ("advanced", 1),
)  # fmt: skip
