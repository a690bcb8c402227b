"""Solstis tables in short notation, so that a test reads like the clause it holds up.

The player whose turn it is is seat 0 (`PLAYER`), the other one seat 1 (`OPPONENT`). Lists of tiles, cells and
spirits are words in one string. In a display `4-5*` lies on a face-down tile and `.` is an empty place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import suntable
from suntable import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Position = dict[str, Any]
Seat = dict[str, Any]

PLAYER, OPPONENT, SPECTATOR = 0, 1, -1

COLUMNS = {1: (1, 10), 2: (1, 10), 3: (1, 10), 4: (2, 9), 5: (3, 8), 6: (4, 7)}
TILES = [f"{row}-{column}" for row, (first, last) in COLUMNS.items() for column in range(first, last + 1)]
PLAIN = ["trout", "deer", "eagle", "bear", "dragonfly", "beetle", "groundhog"]
BLUE = ["bee", "ladybug", "wolf", "squirrel", "bird", "lizard", "butterfly"]
SPIRITS = [*PLAIN, *BLUE, "evil"]
SQUARES = [
    f"Q{tile}"
    for tile in TILES
    for row, column in [map(int, tile.split("-"))]
    if {f"{row}-{column + 1}", f"{row + 1}-{column}", f"{row + 1}-{column + 1}"} <= set(TILES)
]


# -- places on the board --------------------------------------------------------------------------------


def spot(tile: str) -> tuple[int, int]:
    """Row and column of a tile."""
    row, column = tile.split("-")
    return int(row), int(column)


def match(one: str, other: str) -> bool:
    """Whether one tile lies in the row or the column of the other."""
    return one != other and (spot(one)[0] == spot(other)[0] or spot(one)[1] == spot(other)[1])


def block(first: str, last: str) -> str:
    """All cells of the rectangle between two corners."""
    (low, left), (high, right) = spot(first), spot(last)
    return " ".join(t for t in TILES if low <= spot(t)[0] <= high and left <= spot(t)[1] <= right)


def in_order(tiles: Iterable[str]) -> list[str]:
    return sorted(tiles, key=TILES.index)


# -- positions ------------------------------------------------------------------------------------------


def seat(
    land: str = "",
    *,
    rainbows: str = "",
    hand: str = "",
    spirits: dict[str, str] | None = None,
    **more: Any,
) -> Seat:
    """One player: panorama, hand and spirits on their squares. With the Bear the hand limit is 4."""
    spirits = spirits or {}
    return {
        "land": in_order(land.split()),
        "rainbows": in_order(rainbows.split()),
        "spirits": spirits,
        "hand": in_order(hand.split()),
        "hand_count": len(hand.split()),
        "hand_limit": 4 if "bear" in spirits else 3,
        "laid_out": False,
        "void_rows": [],
        "void_columns": [],
        **more,
    }


def keeper(spirits: str, **more: Any) -> Seat:
    """One player with all tiles of rows 1 to 3, columns 1 to 8, and these spirits on the squares there."""
    squares = [q for q in SQUARES if spot(q[1:])[0] <= 2 and spot(q[1:])[1] <= 7]
    return seat(block("1-1", "3-8"), spirits=dict(zip(spirits.split(), squares, strict=False)), **more)


def _places(display: str) -> list[dict[str, Any] | None]:
    return [
        None if word == "." else {"tile": word.rstrip("*"), "beneath": word.endswith("*")} for word in display.split()
    ]


def _held(player: Seat, opponent: Seat) -> list[str]:
    return [tile for part in (player, opponent) for place in ("land", "hand") for tile in part[place]]


def table(
    player: Seat,
    opponent: Seat | None = None,
    display: str = "",
    *,
    unseen: str | None = None,
    row: str | None = None,
    pile: str | None = None,
    evil: int | str = "pile",
    cover: str = "after",
    **more: Any,
) -> Position:
    """A table at the start of the player's turn.

    `unseen`: the tiles of the draw pile and the face-down tiles of the display together; every tile named
    nowhere is then out of the game. Without it every tile named nowhere is unseen. Of `row` and `pile` (of
    spirits) the one left out gets all spirits that lie nowhere else.
    """
    opponent = opponent or seat()
    places = _places(display)
    shown = [place["tile"] for place in places if place]
    beneath = sum(place["beneath"] for place in places if place)
    rest = [tile for tile in TILES if tile not in [*_held(player, opponent), *shown, more.get("in_play")]]
    down = rest if unseen is None else unseen.split()
    lying = len(player["rainbows"]) + len(opponent["rainbows"])
    position = {
        "game": "solstis",
        "version": 1,
        "players": 2,
        "options": {"evil": evil != "out", "first": "random", "cover": cover},
        "phase": "play",
        "seat": PLAYER,
        "turn_of": PLAYER,
        "end_phase": len(down) == beneath,
        "seats": [player, opponent],
        "display": places,
        "draw_pile": len(down) - beneath,
        "rainbows": 12 - lying,
        "gone": [tile for tile in rest if tile not in down],
        "evil": evil,
        **_spirits(player, opponent, row, pile, evil),
    }
    return position | more


def _spirits(player: Seat, opponent: Seat, row: str | None, pile: str | None, evil: int | str) -> Position:
    met = {*player["spirits"], *opponent["spirits"]}
    free = [s for s in SPIRITS if s not in met and (s != "evil" or evil == "pile")]
    if row is None:
        lying = [s for s in free if s not in pile.split()] if pile is not None else []
    else:
        lying = [s for s in SPIRITS if s in row.split()]
    hidden = [s for s in free if s not in lying]
    assert pile is None or set(hidden) == set(pile.split()), f"these lie nowhere: {hidden}"
    return {"spirit_row": lying, "spirit_pile": hidden}


def start(position: Position, *moves: str, key: int = 0) -> Match:
    """A match from this position, with these moves played; `key` is the seed of all chance."""
    match = suntable.from_position("solstis", position | {"generator": {"key": key, "counter": 0}})
    return go(match, *moves)


def go(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def until(position: Position, moves: Iterable[str], wish: Callable[[Match], bool]) -> Match:
    """The first match, by its seed of chance, in which these moves fulfil the wish."""
    moves = list(moves)
    for key in range(3000):
        match = start(position, *moves, key=key)
        if wish(match):
            return match
    raise AssertionError("3000 seeds, and the wish was never fulfilled")


# -- what a test asks for -------------------------------------------------------------------------------


def offers(match: Match) -> list[str]:
    """The names of the legal actions."""
    return [match.name(action) for action in match.legal()]


def tiles(words: str) -> list[str]:
    return [f"tile {tile}" for tile in in_order(words.split())]


def cells(words: str) -> list[str]:
    return [f"cell {cell}" for cell in in_order(words.split())]


def spirits(words: str) -> list[str]:
    return [f"spirit {s}" for s in SPIRITS if s in words.split()]


def squares(words: str) -> list[str]:
    return [f"square {q}" for q in SQUARES if q in words.split()]


def look(match: Match, field: str) -> Any:
    return match.position()[field]


def phase(match: Match) -> str:
    return str(look(match, "phase"))


def of(match: Match, who: int, field: str) -> Any:
    """A field of one player's part of the position."""
    return match.position()["seats"][who][field]


def display(match: Match) -> str:
    """The display in the notation of `table`."""
    places = look(match, "display")
    return " ".join("." if p is None else p["tile"] + "*" * p["beneath"] for p in places)


def drawn(match: Match) -> tuple[str, ...]:
    """The spirits drawn in the running encounter."""
    position = match.position()
    found = {*position["spirits_drawn"], position["meeting"], "evil" if position["evil"] == "drawn" else None}
    return tuple(spirit for spirit in SPIRITS if spirit in found)


def met(match: Match) -> bool:
    """Whether a spirit is being met just now."""
    return phase(match) in ("spirit", "keep", "square")


# -- tables that many tests begin with ------------------------------------------------------------------


def unmatched(count: int, used: Iterable[str]) -> list[str]:
    """Tiles that can not capture each other, none of them used."""
    found: list[str] = []
    for tile in TILES:
        if tile not in used and not any(match(tile, other) or tile == other for other in found):
            found.append(tile)
    return found[:count]


def two_misses(player: Seat, opponent: Seat | None = None, **more: Any) -> Match:
    """The player has missed with a tile of his hand and with the last one of the draw pile."""
    opponent = opponent or seat()
    played, shown, drawn = unmatched(3, _held(player, opponent))
    player = player | {"hand": in_order([*player["hand"], played]), "hand_count": player["hand_count"] + 1}
    return start(table(player, opponent, shown, unseen=drawn, **more), f"tile {played}")


def meeting(
    land: str = "",
    opponent: Seat | None = None,
    shown: str = "",
    *,
    hand: str = "",
    rainbows: str = "",
    spirits: dict[str, str] | None = None,
    **more: Any,
) -> Position:
    """The player can fill Q1-9 by playing 2-9 and capturing 2-10; all spirits lie in the row unless said."""
    player = seat(f"1-9 1-10 {land}", hand=f"2-9 {hand}", rainbows=rainbows, spirits=spirits)
    opponent = opponent or seat(hand="1-1 1-2 1-3")
    if "row" not in more and "pile" not in more:
        more["pile"] = "" if more.get("evil", "pile") != "pile" else "evil"
    return table(player, opponent, f"2-10 {shown}", **more)


MEETING = ("tile 2-9", "tile 2-10")


def meet(position: Position, spirit: str, key: int = 0) -> Match:
    """From a `meeting`: the player takes this spirit from the row and puts it on Q1-9."""
    return start(position, *MEETING, f"spirit {spirit}", "square Q1-9", key=key)


def _last_pair(player: Seat, opponent: Seat, others: set[str], unseen: str) -> tuple[str, str]:
    """Two tiles of one line that are free and touch nothing of the opponent's panorama."""
    used = {*_held(player, opponent), *others, *unseen.split()}
    filled = [spot(cell) for cell in opponent["land"] + opponent["rainbows"]]
    lonely = [
        tile
        for tile in reversed(TILES)
        if tile not in used and all(max(abs(spot(tile)[0] - r), abs(spot(tile)[1] - c)) > 1 for r, c in filled)
    ]
    return next(
        (played, captured)
        for played in lonely
        for captured in lonely
        if match(played, captured)
        and not any(match(played, other) for other in others)
        and not any(match(captured, other) for other in opponent["hand"])
    )


def ended(player: Seat, opponent: Seat | None = None, shown: str = "", *, unseen: str = "", **more: Any) -> Match:
    """The opponent has made the last capture, of two tiles far from all else; the final scoring goes on.

    What the hands hold besides must not be able to capture anything of `shown`.
    """
    opponent = opponent or seat()
    others = {word.rstrip("*") for word in shown.split()} - {"."}
    played, captured = _last_pair(player, opponent, others, unseen)
    opponent = opponent | {
        "hand": in_order([*opponent["hand"], played]),
        "hand_count": opponent["hand_count"] + 1,
    }
    position = table(player, opponent, f"{shown} {captured}", unseen=unseen, seat=OPPONENT, turn_of=OPPONENT, **more)
    return start(position, f"tile {played}", f"tile {captured}")


def stars(match: Match, part: str, who: int = PLAYER) -> int:
    """One part of a player's final stars."""
    assert match.over, "the game is not over"
    return int(match.breakdown(who)[part])
