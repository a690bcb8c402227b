"""Solaris: the stations, the record and the actions. Numbers come from components.toml, nowhere else."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from suntable.engine.actions import ActionSpace
from suntable.engine.record import Header, i8
from suntable.engine.rule import Table, table

BOX: dict[str, Any] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

# -- stations and places (SOLARIS-C2, S4): a place is counted clockwise from the energy cell ---------------

_STATIONS: list[dict[str, Any]] = BOX["station"]["stations"]
STATIONS: tuple[str, ...] = tuple(entry["station"] for entry in _STATIONS)
STATION_COUNT = len(STATIONS)
CELL_STATION, ENGINE_DECK, HEADQUARTERS, BIOTOPE_STATION, SHUTTLE_PORT, CANTEEN_STATION = range(STATION_COUNT)
ALL_STATIONS = (1 << STATION_COUNT) - 1
CELL_PLACE = 0  # V6: the energy cell is always there, and always activated last
NEXT, PREVIOUS = 1, STATION_COUNT - 1  # steps clockwise to a neighbour

# -- colours, bridges, shuttles (SOLARIS-C3, C4) -----------------------------------------------------------

COLOURS: tuple[str, ...] = tuple(BOX["colour"]["colours"])
COLOUR_COUNT = len(COLOURS)
_BRIDGES: list[int] = BOX["colour"]["bridges"]
BRIDGE_COLOUR: Table = table(colour for colour, copies in enumerate(_BRIDGES) for _ in range(copies))
BRIDGE_COUNT = len(BRIDGE_COLOUR)
ALL_BRIDGES = (1 << BRIDGE_COUNT) - 1
SPARE_COUNT = BRIDGE_COUNT - STATION_COUNT

# -- cards (SOLARIS-C5): a kind is a station and a colour --------------------------------------------------

KINDS: tuple[str, ...] = tuple(f"{station}-{colour}" for station in STATIONS for colour in COLOURS)
KIND_COUNT = len(KINDS)
COPIES: Table = table(copies for entry in _STATIONS for copies in entry["cards"])
CARD_TOTAL: int = BOX["station"]["total"]
STATION_OF: Table = table(kind // COLOUR_COUNT for kind in range(KIND_COUNT))
COLOUR_OF: Table = table(kind % COLOUR_COUNT for kind in range(KIND_COUNT))
# The kinds that show a station, or a colour, as sets.
WITH_STATION: Table = table(
    sum(1 << kind for kind in range(KIND_COUNT) if STATION_OF[kind] == station) for station in range(STATION_COUNT)
)
WITH_COLOUR: Table = table(
    sum(1 << kind for kind in range(KIND_COUNT) if COLOUR_OF[kind] == colour) for colour in range(COLOUR_COUNT)
)
ALL_KINDS = (1 << KIND_COUNT) - 1

# -- start tiles (SOLARIS-C6): three places a half ----------------------------------------------------------

_HALVES = ("first", "second", "third")
HALF_PLACES = len(_HALVES)
TILE_A: Table = table(tile[place] for tile in BOX["tile"]["a"] for place in _HALVES)
TILE_B: Table = table(tile[place] for tile in BOX["tile"]["b"] for place in _HALVES)
TILE_COUNT = len(BOX["tile"]["a"])
ALL_TILES = (1 << TILE_COUNT) - 1

# -- other numbers of the box --------------------------------------------------------------------------------

FEWEST, MOST_SEATS = BOX["limits"]["players"]
HAND_START: int = BOX["limits"]["hand_start"]
HAND_LIMIT: int = BOX["limits"]["hand"]
DISPLAY: int = BOX["limits"]["display"]
CAP: int = BOX["limits"]["energy"]
GOAL: int = BOX["limits"]["laser"]
PLAYED_FOR_ONE: int = BOX["limits"]["played_for_one"]
CARDS_FOR_ENERGY: int = BOX["limits"]["cards_for_energy"]
LOW: int = BOX["limits"]["low_energy"]
TIME_ROUNDS: int = BOX["limits"]["time_game_rounds"]
MOST_ROUNDS: int = BOX["limits"]["rounds"]
MOST_HAND = HAND_LIMIT + CAP * CARDS_FOR_ENERGY  # the headquarters, emptied

# -- options, phases -------------------------------------------------------------------------------------------

OPTION_TIME, OPTION_LAYOUT = range(2)
LAYOUTS = ("standard", "random")
STANDARD, RANDOM = range(len(LAYOUTS))

PHASES = (
    "main", "replenish", "redirect", "redirect-side", "exchange", "engine", "headquarters", "biotope", "biotope-side",
    "port", "port-site", "canteen", "cell", "return", "limit-turn", "limit-canteen", "limit-round", "over",
)  # fmt: skip
(
    MAIN, REPLENISH, REDIRECT, REDIRECT_SIDE, EXCHANGE, ENGINE, HQ, BIOTOPE, BIOTOPE_SIDE, PORT, PORT_SITE, CANTEEN,
    CELL, RETURN, LIMIT_TURN, LIMIT_CANTEEN, LIMIT_ROUND, OVER,
) = range(len(PHASES))  # fmt: skip
PHASE_COUNT = len(PHASES)
# The phase of each station's own action.
ACTION_OF: Table = table((CELL, ENGINE, HQ, BIOTOPE, PORT, CANTEEN))

NONE, HIDDEN = -1, -2
PUBLIC = MOST_SEATS  # the row of `known` for what all have seen

# -- the record ------------------------------------------------------------------------------------------------


class State(Header):
    """Everything on the table. Lists that are not full end with -1."""

    time_game: i8  # option time_game
    round: i8
    active: i8  # the active place
    place: i8[6]  # the station on each place
    energy: i8[6, 5]  # station, seat
    order: i8[6, 5]  # the seats by when they last moved there, oldest first (O14): later lies higher
    begun: i8[5]  # seats that have begun their turn here, in order; those stand on the rim
    laser: i8[5]
    hand: i8[5, 24]  # each player's cards by kind; none where concealed
    hand_size: i8[5]
    stash: i8[5, 5]  # thief, victim: the kind drawn in the canteen, -1 none, -2 hidden
    named: i8[5]  # victims named in this turn, in order
    display: i8[3]  # kinds, -1 a gap
    stack: i8[24]  # the stack by kind, without order (D16); empty where concealed
    stack_size: i8
    pile: i8[24]
    bridge: i8[6]  # the colour of the bridge from each place to the next
    spare: i8[2]
    shuttle: i8[4]  # the station each shuttle is docked at, -1 free
    played: i8  # units done in this turn: cards, docks, victims
    fed: i8[6]  # engine deck: cards played for each station in this turn
    owed: i8  # cards to take
    announced: i8  # energy announced at headquarters and biotope
    chosen: i8  # the card or the shuttle that waits for its station, -1 none
    omen: i8  # the card shown at the last end of a round, -1 before
    known: i8[6, 5, 24]  # viewer (the last: all), holder: cards the viewer is certain of (section 5)


# -- actions (section 4) ---------------------------------------------------------------------------------------

MAINS = ("replenish", "redirect", "exchange", "pass", "station")
TO_REPLENISH, TO_REDIRECT, TO_EXCHANGE, TO_PASS, TO_STATION = range(len(MAINS))
TAKES_FROM = (*map(str, range(DISPLAY)), "stack")
FROM_STACK = DISPLAY

ACTIONS = ActionSpace(
    main=MAINS,
    play=KINDS,
    discard=KINDS,
    take=TAKES_FROM,
    spend=[str(amount) for amount in range(1, CAP + 1)],
    target=STATIONS,
    shuttle=COLOURS,
    victim=MOST_SEATS,
    done=1,
)
_BLOCKS = ("main", "play", "discard", "take", "spend", "target", "shuttle", "victim", "done")
CHOOSE, PLAY, DISCARD, TAKE, SPEND, TARGET, SHUTTLE, VICTIM, DONE = (ACTIONS.start(name) for name in _BLOCKS)
(
    CHOOSE_SET, PLAY_SET, DISCARD_SET, TAKE_SET, SPEND_SET, TARGET_SET, SHUTTLE_SET, VICTIM_SET, DONE_SET,
) = (ACTIONS.word(name) for name in _BLOCKS)  # fmt: skip
WORDS = ACTIONS.words

# -- what the log can say (section 9) --------------------------------------------------------------------------

SEAT_BITS = 3  # a list of seats is one number: each seat plus one, the first in the lowest bits

EVENTS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    ("round", (("round", "count"),)),
    ("activates", (("station", "station"), ("order", "seats"))),
    ("plays", (("card", "cards"), ("station", "station"), ("before", "count"), ("after", "count"))),
    ("redirects", (("card", "cards"), ("station", "station"), ("target", "station"))),
    ("discards", (("card", "cards"),)),
    ("takes", (("card", "cards"),)),
    ("draws", ()),
    ("passes", ()),
    ("spends", (("count", "count"), ("station", "station"))),
    ("gains", (("stations", "stations"),)),
    ("docks", (("colour", "colour"), ("station", "station"))),
    ("names", (("victim", "seat"),)),
    ("steals", (("victim", "seat"),)),
    ("adds", (("count", "count"),)),
    ("transfers", (("card", "cards"), ("station", "station"), ("laser", "count"))),
    ("returns", (("count", "count"),)),
    ("reshuffles", ()),
    ("shuttles-return", ()),
    ("omen", (("card", "cards"), ("station", "station"), ("before-colour", "colours"), ("after-colour", "colours"))),
    ("low", (("count", "count"),)),
    ("wins", (("laser", "count"),)),
    ("shares", (("laser", "count"),)),
)
(
    ROUND, ACTIVATES, PLAYS, REDIRECTS, DISCARDS, TAKES, DRAWS, PASSES, SPENDS, GAINS, DOCKS, NAMES, STEALS, ADDS,
    TRANSFERS, RETURNS, RESHUFFLES, SHUTTLES_RETURN, OMEN, DRAWS_LOW, WINS, SHARES,
) = range(len(EVENTS))  # fmt: skip

PARTS = ("laser",)

# -- what `check` can find ---------------------------------------------------------------------------------------

PROBLEMS = (
    "",
    f"each of the {CARD_TOTAL} cards lies in exactly one place, and an empty stack is filled from the pile at once",
    "the number of cards of each hand and of the stack is that of the cards in it",
    f"energy at a station lies between 0 and {CAP}, and at the laser it is not negative",
    "each station lists each player once, in the order of their last moves",
    "each of the six stations has one place, the energy cell the first",
    f"each of the {BRIDGE_COUNT} bridges is in one place",
    "those who have begun their turn here are different players, and the last of them decides until the turn is over",
    "what is known of a hand must be in it, and what all know each of the others knows too",
    "face-down cards lie only before players who have been at the canteen, one from each victim",
    "what is being done must be possible in this phase at the active station",
)

# -- what `observe` writes (section 5) ---------------------------------------------------------------------------

_SEAT_PLANES = (
    ("plays", 1), ("energy", STATION_COUNT), ("place in the list of moves", STATION_COUNT), ("laser", 1),
    ("known cards, by kind", KIND_COUNT), ("number of cards", 1), ("known face-down cards, by kind", KIND_COUNT),
    ("number of face-down cards", 1), ("has begun the turn here", 1), ("named", 1), ("decides", 1),
)  # fmt: skip
SEAT_SIZE = sum(size for _, size in _SEAT_PLANES)
_WHOSE = ("own", "next", "second next", "third next", "fourth next")
PLANES: tuple[tuple[str, int], ...] = (
    *((f"{whose}: {name}", size) for whose in _WHOSE for name, size in _SEAT_PLANES),
    ("station on each place", STATION_COUNT * STATION_COUNT), ("active station", STATION_COUNT),
    ("bridge after each place", STATION_COUNT * COLOUR_COUNT), ("spare bridges", COLOUR_COUNT),
    ("station of each shuttle", COLOUR_COUNT * STATION_COUNT), ("display", KIND_COUNT), ("pile", KIND_COUNT),
    ("size of the stack", 1), ("units done in this turn", 1), ("cards fed to each station", STATION_COUNT),
    ("cards owed", 1), ("energy announced", 1), ("card or shuttle that waits", KIND_COUNT), ("omen", KIND_COUNT),
    ("phase", PHASE_COUNT), ("round", 1), ("Time Game", 1),
)  # fmt: skip
