"""Single pieces of the drawn table of Solairis, and what they need to know of it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from suntable.draw.parts import action, described, felt_gradient, key, pawns, ring
from suntable.draw.svg import Markup, element, group, join, path, rect, text, use
from suntable.games.solairis import art, payment
from suntable.games.solairis.position import cards
from suntable.games.solairis.state import (
    ACTIONS,
    ATTACK,
    ATTACK_FIRST,
    COLOURS,
    COST,
    DEFENCE,
    IN_BOX,
    LIFE,
    MOST_SEATS,
    ONE_CARD,
    P25,
    POWER,
    POWER_CARDS,
    SPELL_CARDS,
    SPELLS,
    WARRIORS,
    WOUNDS,
)
from suntable.games.solairis.text import (
    card_use,
    need,
    prompt,
    seat_names,
    solairis,
    spell_colour,
    waiting,
    warrior_colour,
    why,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from suntable.engine.sight import Sight

STYLE = """.slot{fill:var(--inset);fill-opacity:.5;stroke:var(--line-2);stroke-dasharray:5 6}
.dim{fill:#14122f;fill-opacity:.5}
.bar{stroke:#14122f;stroke-width:7;stroke-opacity:.75}
.price{fill:#14122f;stroke:#ffe1a6;stroke-width:1.4}
.on-night{fill:#fff}
.on-price{fill:#ffe1a6}
.target{fill:var(--legal);fill-opacity:.3;stroke:var(--legal);stroke-width:7}
.life-all{fill:var(--inset);stroke:var(--line-2);vector-effect:non-scaling-stroke}
.life-left{fill:#e5484d}
.life-low{fill:#ff8a3d}
"""
"""What single pieces need from the style of the document."""


STEPS = ("cast", "target", "pay", "dispel")
"""The steps of a turn."""


def cost(spell: str) -> int:
    """The number on a spell."""
    return COST[SPELLS.index(spell)]


def wounds(spell: str) -> int:
    """What it takes."""
    return WOUNDS[SPELLS.index(spell)]


def printed(warrior: str) -> dict[str, int]:
    """The four numbers of a warrior."""
    place = WARRIORS.index(warrior)
    return {
        "first": ATTACK_FIRST[place],
        "life": LIFE[place],
        "spells": SPELL_CARDS[place],
        "power": POWER_CARDS[place],
    }


def worth(card: str, dispels: bool) -> int:
    """What a power card counts for."""
    return (DEFENCE if dispels else ATTACK)[POWER.index(card)]


def cheapest(held: Iterable[str], least: int, dispels: bool) -> tuple[str, ...]:
    """The cards that reach a need with the least loss, as few as may be, dear ones first; none if they can not."""
    kinds = [POWER.index(card) for card in held]
    packed = sum(ONE_CARD[kind] for kind in kinds)
    return tuple(reversed(cards(payment.cheapest(packed, len(kinds), least, dispels, special=ATTACK[P25]))))


class Eye:
    """One viewer's look at the table: the position, the words, what may be done."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.say = solairis(sight.lang)
        self.position: dict[str, Any] = sight.position
        self.phase: str = sight.position["phase"]
        self.deciding: int | None = sight.position["seat"]
        self.players = len(sight.position["seats"])
        self.names = seat_names(self.say, sight.names_of_seats, self.players)
        self.own = sight.seat if sight.seat is not None and sight.seat >= 0 else 0
        self.acts = {ACTIONS.name(number): number for number in sight.legal}
        self.letters = dict(zip(filter(self.acts.__contains__, self._choices()), ascii_uppercase, strict=False))

    def _choices(self) -> Iterator[str]:
        """What can have a letter, in the order it lies; not the many cards of a draft."""
        if self.phase == "draft":
            return
        yield from (f"warrior {warrior}" for warrior in self.left_warriors)
        yield from (f"spell {spell}" for spell in SPELLS)
        yield from (f"target {seat}" for seat in range(self.players))
        yield from (f"pay {card}" for card in POWER)

    # -- what lies there ---------------------------------------------------------------------------------

    def seat(self, seat: int) -> dict[str, Any]:
        """What lies before a player."""
        table: dict[str, Any] = self.position["seats"][seat]
        return table

    def facts(self, seat: int) -> dict[str, Any]:
        """What can be said about it."""
        facts: dict[str, Any] = self.sight.facts["seats"][seat]
        return facts

    @property
    def others(self) -> list[int]:
        """The other players in the order of their seats, the next one first."""
        return [(self.own + k) % self.players for k in range(1, self.players)]

    @property
    def left_warriors(self) -> list[str]:
        """The warriors that nobody has."""
        taken = {table["warrior"] for table in self.position["seats"]}
        return [warrior for warrior in WARRIORS if warrior not in taken]

    @property
    def attack(self) -> dict[str, Any] | None:
        """The attack that was announced last."""
        attack: dict[str, Any] | None = self.position["attack"]
        return attack

    @property
    def chooser(self) -> int | None:
        """For whom spells are shown in a draft: whoever looks, or else whoever chooses."""
        seat = self.sight.seat
        return self.deciding if seat is None or seat < 0 else seat

    @property
    def dispels(self) -> bool:
        """Whether what is marked is to dispel."""
        return self.phase == "dispel"

    @property
    def sees_marks(self) -> bool:
        """Whether the viewer knows what is marked: whoever marks, and whoever sees everything."""
        return bool(self.acts) or self.sight.seat is None

    def away(self, spell: str) -> bool:
        """Whether a spell of a hand lies in the arena."""
        announced = self.attack["spell"] if self.dispels and self.attack else None
        return spell in (announced, self.position["spell"])

    def in_hand(self, seat: int) -> list[str] | None:
        """The power cards a player has, without those that are marked; ``None`` where they are hidden."""
        cards: list[str] | None = self.seat(seat)["power"]
        if cards is None:
            return None
        rest = Counter(cards) - Counter(self.marks(seat))
        return [card for card in POWER for _ in range(rest[card])]

    def marks(self, seat: int) -> list[str]:
        """What this player has marked."""
        marks: list[str] = self.position["marks"] if seat == self.deciding else []
        return marks

    def hand_pieces(self, seat: int) -> list[tuple[str, str]]:
        """The cards of a hand with the names of their pieces."""
        return _pieces(seat, self.in_hand(seat) or [], Counter())

    def paid_pieces(self, seat: int, cards: list[str]) -> list[tuple[str, str]]:
        """Cards that come from a hand: their names go on where those of the hand end, so that they glide."""
        return _pieces(seat, cards, Counter(self.in_hand(seat) or []))

    # -- words ---------------------------------------------------------------------------------------------

    def spell(self, spell: str) -> str:
        """A spell by name."""
        return self.say("spell", spell=spell)

    def spell_words(self, spell: str, seat: int | None = None) -> str:
        """A spell with all that is to be known of it: for this player, where one holds it."""
        say = self.say
        lines = [
            self.spell(spell),
            say("race", colour=spell_colour(spell)),
            say("page-spell", cost=cost(spell), wounds=wounds(spell)),
        ]
        if seat is not None:
            lines += filter(None, (self.price(spell, seat), self.shortfall(spell, seat)))
        return "\n".join(lines)

    def need(self, spell: str, seat: int) -> int:
        """What a spell costs this player."""
        return need(self.position, seat, spell)

    def price(self, spell: str, seat: int) -> str:
        """Why it costs more than it says; nothing if it does not."""
        more = self.need(spell, seat) - cost(spell)
        warrior = self.seat(seat)["warrior"]
        if not more or warrior is None:
            return ""
        colour = self.say("colour", colour=warrior_colour(warrior))
        own = "yes" if seat == self.sight.seat else "no"
        return self.say("page-price", cost=cost(spell), more=more, need=cost(spell) + more, colour=colour, own=own)

    def short(self, spell: str, seat: int) -> int:
        """How much power is missing for a spell; 0 also where nobody can know, or has any yet."""
        value = self.facts(seat)["attack_value"]
        return 0 if value is None or self.phase == "draft" else max(0, self.need(spell, seat) - value)

    def shortfall(self, spell: str, seat: int) -> str:
        """That power is missing for it, in words."""
        short = self.short(spell, seat)
        return self.say("page-short", missing=short) if short else ""

    def warrior_words(self, warrior: str) -> str:
        """A warrior with race and numbers."""
        race = self.say("race", colour=warrior_colour(warrior))
        return f"{self.say('warrior', warrior=warrior)}\n{race}\n{self.say('page-warrior', **printed(warrior))}"

    def power_words(self, card: str) -> str:
        """A power card, and what it is for."""
        return self.say("page-power-card", card=card, use=card_use(card))

    # -- pieces --------------------------------------------------------------------------------------------

    def piece(self, name: str, words: str, *drawn: str, act: str = "", mark: str = "") -> Markup:
        """Something on the table. If ``act`` is legal now it can be clicked and wears its mark."""
        number = self.acts.get(act)
        named = {"id": name} if name else {}
        if number is None:
            return described(words, *drawn, **named)
        told, more = self.tell(act), words.partition("\n")[2]  # the action names the piece already
        return action(number, f"{told}\n{more}" if more else told, group(*drawn, class_="lift"), Markup(mark), **named)

    def tell(self, act: str) -> str:
        """A legal action in words, with the names of those who sit here."""
        kind, _, seat = act.partition(" ")
        if kind == "target":
            return self.say("tell-target", target=self.names[int(seat)])
        return self.sight.tell.get(self.acts[act], act)

    def mark(self, act: str, width: float, height: float, at: tuple[float, float]) -> Markup:
        """The mark of a card that may be chosen, with its letter at a place."""
        letter = self.letters.get(act)
        shown = key(letter, *at, 26) if letter else Markup()
        return Markup(ring(1.5, 1.5, width - 3, height - 3, 9) + shown)

    def previews(self, card: str, nth: int) -> Markup:
        """A frame on a power card for each action that would best be paid with it, shown while that is pointed at."""
        return join(
            element("rect", x=4, y=4, width=112, height=160, rx=8, class_="ahead target", data_for=str(act))
            for act, paid in self._payments()
            if nth < paid.count(card)
        )

    def _payments(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        if self.phase != "cast" or self.deciding is None:
            return
        hand = self.in_hand(self.deciding) or []
        for name, number in self.acts.items():
            spell = name.partition(" ")[2]
            yield number, cheapest(hand, self.need(spell, self.deciding), dispels=False)


def _pieces(seat: int, cards: list[str], begin: Counter[str]) -> list[tuple[str, str]]:
    seen = begin.copy()
    named = []
    for card in cards:
        named.append((card, f"pay-{seat}-{card}-{seen[card]}"))
        seen[card] += 1
    return named


def asked(eye: Eye) -> tuple[str, str]:
    """What is to be done now and why; for all others, who is waited for."""
    if not eye.acts:
        return waiting(eye.say, eye.position, eye.names), ""
    head, reason = prompt(eye.say, eye.sight), why(eye.say, eye.sight)
    if eye.sight.seat is None and eye.deciding is not None:
        head = f"{eye.names[eye.deciding]}: {head}"
    return head, " ".join(filter(None, (_dearer(eye), reason)))


def _dearer(eye: Eye) -> str:
    """Why a payment is dearer than the card says."""
    spell, seat = eye.position["spell"], eye.deciding
    return eye.price(spell, seat) + "." if spell and seat is not None and eye.price(spell, seat) else ""


def left_spells(eye: Eye) -> list[str]:
    """The spells that nobody has taken: those of the own race first, then colour by colour."""
    taken = {spell for seat in eye.position["seats"] for spell in seat["spells"]}
    warrior = None if eye.chooser is None else eye.seat(eye.chooser)["warrior"]
    own = "" if warrior is None else warrior_colour(warrior)
    left = [spell for place, spell in enumerate(SPELLS) if IN_BOX >> place & 1 and spell not in taken]
    return sorted(left, key=lambda spell: (spell_colour(spell) != own, COLOURS.index(spell_colour(spell))))


def spell_face(eye: Eye, spell: str) -> Markup:
    """A spell card with its name, in units of a card."""
    return Markup(art.card(f"spell-{spell}") + art.card_name(spell, eye.spell(spell)))


def spell_piece(eye: Eye, spell: str, seat: int | None = None, name: str | None = None, plain: bool = False) -> Markup:
    """A spell card, as it is for the player who holds it; ``plain`` leaves out what it means for him."""
    act = "" if name == "" else f"spell {spell}"  # a copy without a name can only be looked at
    drawn = [spell_face(eye, spell)]
    if seat is not None and not plain:
        drawn.append(_price(eye, spell, seat))
    named = f"card-{spell}" if name is None else name
    return eye.piece(named, eye.spell_words(spell, seat), *drawn, act=act, mark=eye.mark(act, 120, 168, (5, 99)))


def _price(eye: Eye, spell: str, seat: int) -> Markup:
    """What is to be paid where the number on the card does not say it; a bar if it can not be paid."""
    more = eye.need(spell, seat) - cost(spell)
    chip = ""
    if more:
        words = f"{cost(spell)} + {more} = {cost(spell) + more}"
        chip = rect(34, 101, 80, 23, 11.5, class_="price") + text(words, 74, 117.5, 14.5, class_="middle bold on-price")
    if not eye.short(spell, seat):
        return Markup(chip)
    veil = rect(1.5, 1.5, 117, 165, 8.5, class_="dim")
    return Markup(veil + path("M12 156 108 12", class_="bar") + chip)


def power_piece(eye: Eye, card: str, name: str, act: str = "", more: str = "") -> Markup:
    """A power card; what it is for is written on the special ones."""
    drawn = [art.card(f"power-{card}")]
    if art.kind_of(card):
        words = eye.say("page-use", use=card_use(card))
        drawn.append(text(words, 60, 151, min(16.0, art.name_size(words, 98)), class_="middle bold on-key"))
    return eye.piece(name, eye.power_words(card), *drawn, more, act=act, mark=eye.mark(act, 120, 168, (5, 127)))


def hand_card(eye: Eye, seat: int, card: str, name: str) -> Markup:
    """A power card of a hand; of equal ones the first can be chosen."""
    if seat != eye.deciding:
        return power_piece(eye, card, name)
    nth = int(name.rpartition("-")[2])
    return power_piece(eye, card, name, act="" if nth else f"pay {card}", more=eye.previews(card, nth))


def bust(eye: Eye, warrior: str, name: str = "", act: str = "") -> Markup:
    """The portrait of a warrior."""
    drawn = use(f"warrior-{warrior}", 0, 0, *art.PORTRAIT)
    return eye.piece(name, eye.warrior_words(warrior), drawn, act=act, mark=eye.mark(act, 100, 112, (6, 80)))


@cache
def back(kind: str, words: str, name: str) -> Markup:
    """A card face down."""
    return described(words, art.card(f"back-{kind}"), id=name)


@cache
def definitions() -> Markup:
    """What every picture of the table refers to, but the single cards and portraits."""
    return join((felt_gradient(), pawns(MOST_SEATS), art.definitions()))
