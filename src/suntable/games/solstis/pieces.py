"""Single pieces of the drawn table, and what they need to know of it."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from suntable.draw.parts import action, key, ring
from suntable.draw.svg import Markup, at, element, group, rect
from suntable.games.solstis import art
from suntable.games.solstis.state import ACTIONS, EVIL, FIRES, SPIRITS
from suntable.games.solstis.text import seat_names, solstis, tile_words

if TYPE_CHECKING:
    from suntable.engine.sight import Sight

WIDTH, HEIGHT = 100, 150
"""Units of a tile."""

FIRE_AT = {
    "4-2": (150, 338),
    "4-9": (850, 336),
    "5-3": (250, 190),
    "5-8": (750, 186),
    "6-4": (350, 66),
    "6-5": (452, 34),
    "6-6": (556, 32),
    "6-7": (650, 58),
    "6-5+6-6": (500, 72),
}
"""Where the fires burn in the landscape."""


def cell_of(tile: str) -> tuple[int, int]:
    """Row and column of "3-7"."""
    row, _, column = tile.partition("-")
    return int(row), int(column)


class Eye:
    """One viewer's look at the table: the position, the words, and what may be done."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.say = solstis(sight.lang)
        self.position: dict[str, Any] = sight.position
        self.phase: str = sight.position["phase"]
        self.deciding: int | None = sight.position["seat"]
        self.names = seat_names(self.say, sight.names_of_seats)
        self.own = sight.seat if sight.seat is not None and sight.seat >= 0 else 0
        self.acts = {ACTIONS.name(number): number for number in sight.legal}
        choices = (tile for tile in self._loose() if f"tile {tile}" in self.acts)
        self.letters = dict(zip(choices, ascii_uppercase, strict=False))

    def _loose(self) -> list[str]:
        """The tiles of the hands and of the display, as they lie."""
        hands = [tile for table in self.position["seats"] for tile in table["hand"] or ()]
        return hands + [place["tile"] for place in self.position["display"] if place]

    def seat(self, seat: int) -> dict[str, Any]:
        """What lies before a player."""
        table: dict[str, Any] = self.position["seats"][seat]
        return table

    def facts(self, seat: int) -> dict[str, Any]:
        """What can be said about it."""
        facts: dict[str, Any] = self.sight.facts["seats"][seat]
        return facts

    def tile(self, tile: str) -> str:
        """A tile in words."""
        return tile_words(self.say, tile)

    def spirit(self, spirit: str) -> str:
        """A spirit in words: its name, its kind, its effect."""
        name, effect = self.say("spirit", spirit=spirit), self.say("spirit-effect", spirit=spirit)
        kind = "" if spirit == SPIRITS[EVIL] else f" ({self.say('spirit-kind', spirit=spirit)})"
        return f"{name}{kind}\n{effect}"

    def piece(self, name: str, words: str, *drawn: str, act: str = "", mark: str = "") -> Markup:
        """Something on the table. If ``act`` is legal now it can be clicked and wears its mark."""
        number = self.acts.get(act)
        if number is None:
            return element("g", element("title", words), *drawn, id=name, role="img")
        told = self.sight.tell.get(number, act)
        return action(number, f"{told}\n{words}", group(*drawn, class_="lift"), Markup(mark), id=name)


def frame_ring(x: float, y: float, scale: float) -> Markup:
    """The mark of a tile or a cell that may be chosen."""
    inset = 1.5 * scale
    return ring(x + inset, y + inset, 97 * scale, 147 * scale, 9 * scale)


def _printed_fires(tile: str) -> Markup:
    """The fires as they are printed on a tile; the shared one is cut in halves."""
    row, column = cell_of(tile)
    left, top = (column - 1) * WIDTH, (6 - row) * HEIGHT
    fires = (FIRE_AT[fire] for fire in FIRES if tile in fire.split("+"))
    return group(*(art.fire(False, x - left, y - top) for x, y in fires), clip_path="url(#edge)")


def tile_face(tile: str, x: float, y: float, scale: float, small: bool = False, dim: bool = False) -> Markup:
    """A tile that lies by itself."""
    row, column = cell_of(tile)
    veil = rect(1.5, 1.5, 97, 147, 9, class_="dim") if dim else ""
    drawn = (element("use", href=f"#land-{tile}"), _printed_fires(tile), art.number_box(row, column, small))
    return at(x, y, *drawn, veil, scale=scale)


def tile_told(eye: Eye, tile: str) -> str:
    """A tile in words, with the fire that is printed on it."""
    told = eye.tile(tile)
    return eye.say("draw-tile-fire", tile=told) if any(tile in fire.split("+") for fire in FIRES) else told


def loose_tile(eye: Eye, tile: str, x: float, y: float, scale: float, dim: bool = False, words: str = "") -> Markup:
    """A tile of a hand, of the display or in the middle, with its key if it may be chosen."""
    act = f"tile {tile}"
    may = act in eye.acts
    letter = key(eye.letters[tile], x + 72 * scale, y + 6 * scale, 24 * scale) if may else ""
    face = tile_face(tile, x, y, scale, small=scale < 0.6, dim=dim)
    return eye.piece(f"tile-{tile}", words or tile_told(eye, tile), face, letter, act=act, mark=frame_ring(x, y, scale))


def back(x: float, y: float, scale: float) -> Markup:
    """A tile face down."""
    return at(x, y, art.tile_back(), scale=scale)


def medallion(eye: Eye, spirit: str, x: float, y: float, size: float, words: str = "") -> Markup:
    """A spirit with its name and effect; a ring if it may be chosen."""
    name = words or eye.spirit(spirit)
    mark = ring(x - size / 2, y - size / 2, size, size, size / 2)
    drawn = art.medal(spirit, x, y, size)
    return eye.piece(f"spirit-{spirit}", name, drawn, act=f"spirit {spirit}", mark=mark)
