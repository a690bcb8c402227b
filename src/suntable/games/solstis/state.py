"""Solstis: the board, the record and the actions. Numbers come from components.toml, nowhere else."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from suntable.engine.actions import ActionSpace
from suntable.engine.record import Header, i8, i16, i32, i64
from suntable.engine.rule import Table, table

BOX: dict[str, Any] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

# -- the board (SOLSTIS-C1, C2) -------------------------------------------------------------------------

_ROWS: list[tuple[int, int, int]] = [(r["row"], *r["columns"]) for r in BOX["land"]["rows"]]
CELLS: tuple[tuple[int, int], ...] = tuple((row, c) for row, first, last in _ROWS for c in range(first, last + 1))
TILES: tuple[str, ...] = tuple(f"{row}-{column}" for row, column in CELLS)
LAND = len(TILES)
ROWS = tuple(row for row, _, _ in _ROWS)
COLUMNS = tuple(range(min(c for _, c in CELLS), max(c for _, c in CELLS) + 1))
COLOURS: dict[int, str] = {r["row"]: r["colour"] for r in BOX["land"]["rows"]}
ID: dict[tuple[int, int], int] = {cell: number for number, cell in enumerate(CELLS)}


def tiles(names: list[str] | tuple[str, ...]) -> int:
    """The set of tiles with these names."""
    return sum(1 << TILES.index(name) for name in names)


def _where(test: Callable[[int, int], bool]) -> int:
    return sum(1 << number for number, (row, column) in enumerate(CELLS) if test(row, column))


ALL = (1 << LAND) - 1
BOTTOM = _where(lambda row, _: row == ROWS[0])
ROW_TILES: Table = table(tiles([name for name in TILES if name.startswith(f"{row}-")]) for row in ROWS)
COLUMN_TILES: Table = table(tiles([name for name in TILES if name.endswith(f"-{column}")]) for column in COLUMNS)
# SOLSTIS-T3: what a tile can capture.
MATCHES: Table = table(ROW_TILES[ROWS.index(row)] ^ COLUMN_TILES[COLUMNS.index(column)] for row, column in CELLS)

# SOLSTIS-C3: cells with a neighbour to the right; and for each distance between two rows the cells with one above.
HAS_RIGHT = _where(lambda row, column: (row, column + 1) in ID)
_ABOVE = {number: ID[row + 1, column] - number for (row, column), number in ID.items() if (row + 1, column) in ID}
UP_SHIFT: Table = table(sorted(set(_ABOVE.values())))
UP_FROM: Table = table(sum(1 << n for n, shift in _ABOVE.items() if shift == step) for step in UP_SHIFT)
LEVELS = len(UP_SHIFT)
ROWS_COUNT = len(ROWS)
COLUMNS_COUNT = len(COLUMNS)

_CORNERS = [
    number
    for number, (row, column) in enumerate(CELLS)
    if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= ID.keys()
]
SQUARES: tuple[str, ...] = tuple(f"Q{TILES[corner]}" for corner in _CORNERS)
SQUARE_CELLS: Table = table(
    sum(1 << ID[row + up, column + right] for up in (0, 1) for right in (0, 1))
    for row, column in (CELLS[corner] for corner in _CORNERS)
)
CORNER_OF: Table = table(_CORNERS)
SQUARE_AT: Table = table(_CORNERS.index(n) if n in _CORNERS else -1 for n in range(LAND))

# -- fires (SOLSTIS-C6) ---------------------------------------------------------------------------------

FIRES: tuple[str, ...] = tuple("+".join(on) for on in BOX["fire"]["on"])
FIRE_TILES: Table = table(tiles(on) for on in BOX["fire"]["on"])
FIRE_COUNT = len(FIRES)

# -- spirits (SOLSTIS-C5) -------------------------------------------------------------------------------

PLAIN: tuple[str, ...] = tuple(BOX["spirit"]["plain"])
BLUE: tuple[str, ...] = tuple(BOX["spirit"]["blue"])
SPIRITS: tuple[str, ...] = (*PLAIN, *BLUE, *BOX["spirit"]["evil"])
SPIRIT_COUNT = len(SPIRITS)
TROUT, DEER, EAGLE, BEAR, DRAGONFLY, BEETLE, GROUNDHOG = range(len(PLAIN))
BEE, LADYBUG, WOLF, SQUIRREL, BIRD, LIZARD, BUTTERFLY = range(len(PLAIN), len(PLAIN) + len(BLUE))
EVIL = SPIRIT_COUNT - 1
PLAIN_SPIRITS = (1 << len(PLAIN)) - 1
BLUE_SPIRITS = ((1 << len(BLUE)) - 1) << len(PLAIN)
ALL_SPIRITS = (1 << SPIRIT_COUNT) - 1

# -- numbers of the box ---------------------------------------------------------------------------------

PLAYERS: int = BOX["setup"]["players"]
RAINBOWS: int = BOX["rainbow"]["total"]
PILES: int = BOX["setup"]["display_piles"]
PLACES: int = BOX["record"]["places"]
HAND: int = BOX["setup"]["hand"]
BEAR_HAND: int = HAND + BOX["spirit"]["bear_hand"]
SPIRITS_DRAWN: int = BOX["spirit"]["drawn"]
LAND_STARS: int = BOX["setup"]["land_stars"]
RAINBOW_STARS: int = BOX["rainbow"]["stars"]
FIRE_STARS: int = BOX["fire"]["stars"]
SPIRIT_STARS: int = BOX["spirit"]["base_stars"]
BONUS_STARS: int = BOX["spirit"]["bonus_stars"]

# -- options, phases, what a rainbow interrupts ---------------------------------------------------------

OPTION_EVIL, OPTION_FIRST, OPTION_COVER = range(3)
FIRST_RANDOM = 0
COVER_AFTER, COVER_BEFORE = range(2)

PHASES = ("play", "capture", "rainbow", "spirit", "keep", "square", "deer", "beetle", "cover", "over")
PLAY, CAPTURE, RAINBOW, SPIRIT, KEEP, SQUARE, DEER_TILE, BEETLE_TILE, COVER, OVER = range(len(PHASES))

PHASE_COUNT = len(PHASES)

# What comes next. A rainbow to be placed interrupts one of the first four.
RESUMES = ("nothing", "lay", "encounter", "refill", "lay_out")
NOTHING, LAY, ENCOUNTER, REFILL, LAY_OUT, NEXT_TURN, WIND_UP = range(len(RESUMES) + 2)
ATTEMPTS = 2  # SOLSTIS-T8, T9: the tile of the hand and the second chance
CLOSING_STEPS = 2  # SOLSTIS-F1, F3: the Squirrel and the Evil Spirit
COVERING = 2  # the step in which the Evil Spirit covers, unless it comes first

# Where the Evil Spirit is: with seat 0 or 1, or one of these.
EVIL_PILE, EVIL_DRAWN, EVIL_OUT = -1, 2, 3

# -- the record -----------------------------------------------------------------------------------------


class State(Header):
    """Everything on the table. A set of tiles, cells or squares is one number; a square is its lower-left cell."""

    land: i64[2]  # each player's panorama: cells with their Land tile
    rainbow: i64[2]  # ... and cells with a rainbow
    squares: i64[2]  # squares that carry a spirit
    blocked: i64[2]  # cells of those squares
    hand: i64[2]  # tiles of a hand; empty where concealed
    unseen: i64  # draw pile and face-down tiles, without order; and concealed hands
    shown: i64  # face up in the display
    beneath: i64  # those of them that lie on a face-down tile
    fresh: i64  # cells filled in the capture part of this turn (P1)
    gone: i64  # tiles out of the game (R9)
    spirit_pile: i32  # sets of spirits
    spirit_row: i32
    spirits_drawn: i32
    spirits: i32[2]  # each player's, without the Evil Spirit
    void_columns: i16[2]  # section 5.3: lines in which a skipped hand holds no tile
    places: i16  # taken places of the display
    void_rows: i8[2]
    hand_count: i8[2]
    hand_limit: i8[2]
    laid_out: i8[2]  # the hand lies open (F3)
    place_of: i8[48]  # place of each tile of the display
    square_of: i8[15]  # square of each spirit, -1 none
    draw_pile: i8
    rainbows: i8  # supply
    in_play: i8  # tile in the middle, -1 none
    attempt: i8  # the tile in play: 1 from the hand, 2 second chance, 0 none
    turn_of: i8
    extra: i8  # the Groundhog gives one more turn
    kept: i8  # spirit of the running encounter, -1 none
    moving: i8  # cell a displaced rainbow comes from, -1 from the supply
    resume: i8  # what goes on after a rainbow
    end_phase: i8
    evil: i8  # EVIL_PILE, a seat, EVIL_DRAWN, EVIL_OUT
    covered: i8  # spirit under the Evil Spirit, -1 none
    closing: i8  # steps of the final scoring already taken
    cover_first: i8  # option cover = before


# -- actions (section 4) --------------------------------------------------------------------------------

ACTIONS = ActionSpace(tile=TILES, cell=TILES, spirit=SPIRITS, draw=1, square=SQUARES)
TILE, CELL, MEET, DRAW, SETTLE = (ACTIONS.start(name) for name in ("tile", "cell", "spirit", "draw", "square"))

TILE_SET, CELL_SET, SPIRIT_SET, DRAW_SET, SQUARE_SET = (
    ACTIONS.word(name) for name in ("tile", "cell", "spirit", "draw", "square")
)
WORDS = ACTIONS.words

# -- what the log can say (section 9) -------------------------------------------------------------------

EVENTS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    ("plays", (("tile", "tile"),)),
    ("captures", (("tile", "tile"),)),
    ("turns-up", (("tile", "tile"),)),
    ("joins", (("tile", "tile"),)),
    ("second-chance", (("tile", "tile"),)),
    ("rainbow", (("cell", "tile"),)),
    ("moves-rainbow", (("from", "tile"), ("to", "tile"))),
    ("returns-rainbow", (("from", "tile"),)),
    ("lays", (("tile", "tile"),)),
    ("leaves", (("tile", "tile"),)),
    ("draws-spirits", (("spirit", "spirit"), ("other", "spirit"))),
    ("keeps", (("spirit", "spirit"),)),
    ("joins-row", (("spirit", "spirit"),)),
    ("meets-row", (("spirit", "spirit"),)),
    ("settles", (("spirit", "spirit"), ("square", "square"))),
    ("acts", (("spirit", "spirit"),)),
    ("evil-gets", ()),
    ("evil-passes", (("to", "seat"),)),
    ("void", (("spirit", "spirit"),)),
    ("draws", (("count", "count"),)),
    ("extra-turn", ()),
    ("end-phase", ()),
    ("skipped", ()),
    ("loses-extra", ()),
    ("covers", (("spirit", "spirit"),)),
    ("lays-out", ()),
    ("scores", (("section", "count"), ("fires", "count"), ("spirits", "count"), ("total", "count"))),
    ("wins", ()),
    ("shares", ()),
)
(
    PLAYS, CAPTURES, TURNS_UP, JOINS, SECOND_CHANCE, TAKES_RAINBOW, MOVES_RAINBOW, RETURNS_RAINBOW, LAYS, LEAVES,
    DRAWS_SPIRITS, KEEPS, JOINS_ROW, MEETS_ROW, SETTLES, ACTS, EVIL_GETS, EVIL_PASSES, IS_VOID, DRAWS, EXTRA_TURN,
    ENDS_PILE, SKIPPED, LOSES_EXTRA, COVERS, LAYS_OUT, SCORES, WINS, SHARES,
) = range(len(EVENTS))  # fmt: skip

PARTS = ("section", "fires", "spirits")

# -- what `check` can find ------------------------------------------------------------------------------

PROBLEMS = (
    "",
    f"each of the {LAND} Land tiles must lie in exactly one place",
    "the hands, the draw pile and the tiles beneath must hold as many tiles as nobody sees",
    "each face-up tile must lie in a place of its own, and a tile beneath only under one of them",
    f"there are {RAINBOWS} rainbows, none of them on a Land tile",
    f"each of the {SPIRIT_COUNT} spirits must be in exactly one place",
    "each spirit of a player must lie on a full square of its own",
)

# -- what `observe` writes (section 5) --------------------------------------------------------------------

_SEAT_PLANES = (
    ("land", LAND), ("rainbows", LAND), ("blocked cells", LAND), ("squares with a spirit, by lower-left cell", LAND),
    ("hand", LAND), ("spirits", SPIRIT_COUNT), ("rows without a tile of the hand", ROWS_COUNT),
    ("columns without a tile of the hand", COLUMNS_COUNT), ("number of tiles in hand", 1), ("hand limit", 1),
    ("holds the Evil Spirit", 1), ("decides", 1), ("turn player", 1),
)  # fmt: skip
PLANES: tuple[tuple[str, int], ...] = (
    *((f"{whose}: {name}", size) for whose in ("own", "other") for name, size in _SEAT_PLANES),
    ("face up", LAND), ("with a tile beneath", LAND), ("unseen", LAND), ("out of the game", LAND),
    ("filled in this turn", LAND), ("tile in play", LAND), ("cell a rainbow comes from", LAND),
    ("spirit pile", SPIRIT_COUNT), ("face-up row", SPIRIT_COUNT), ("drawn spirits", SPIRIT_COUNT),
    ("spirit met", SPIRIT_COUNT), ("covered spirit", SPIRIT_COUNT), ("phase", PHASE_COUNT), ("draw pile", 1),
    ("supply of rainbows", 1), ("end phase", 1), ("extra turn", 1), ("attempt", 1), ("cover comes first", 1),
    ("Evil Spirit just drawn", 1),
)  # fmt: skip
