"""One player's panorama: the landscape, the cells, what lies on them, and what may be done there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from suntable.draw.parts import described, key, ring
from suntable.draw.svg import Markup, at, circle, element, group, join, path, placed, rect
from suntable.games.solstis import art
from suntable.games.solstis.pieces import FIRE_AT, Eye, cell_of, medallion
from suntable.games.solstis.scene import corner
from suntable.games.solstis.state import CELLS
from suntable.games.solstis.text import square_words

if TYPE_CHECKING:
    from suntable.draw.svg import Point


@dataclass(frozen=True)
class Place:
    """Where a panorama lies on the table, and how large it is."""

    x: float
    y: float
    scale: float
    small: bool = False

    def corner(self, tile: str) -> Point:
        """The upper left corner of a cell."""
        return self.at(*corner(*cell_of(tile)))

    def at(self, x: float, y: float) -> Point:
        """A point of the landscape."""
        return self.x + x * self.scale, self.y + y * self.scale

    def middle(self, square: str) -> Point:
        """The middle of a square, which is named by its lower left cell."""
        x, y = corner(*cell_of(square.removeprefix("Q")))
        return self.at(x + 100, y)


STYLE = """.target{fill:var(--legal);fill-opacity:.2;stroke:var(--legal);stroke-dasharray:9 6;stroke-width:3}
.cross{stroke:var(--bad);stroke-width:5;stroke-linecap:round}
.fresh{fill:#fff;stroke:#2b1500;stroke-width:3}
[data-act] .plot{fill:var(--legal);fill-opacity:.2;stroke-width:3}
[data-act]:hover .plot{fill-opacity:.45}
.section{fill:none;stroke:var(--sun);stroke-width:5;stroke-linecap:round}
"""
"""What this part of the table needs from the style of the document."""


def panorama(eye: Eye, seat: int, place: Place) -> Markup:
    """All of it, named for its owner."""
    own = seat == eye.sight.seat
    label = eye.say("your-panorama") if own else eye.say("panorama", seat=eye.names[seat])
    parts = (_cells(eye, seat, place), _split_fire(eye, seat, place), _targets(eye, seat, place))
    spirits = _spirits(eye, seat, place)
    squares = _squares(eye, place) if seat == eye.deciding else Markup()
    edge = _section(eye, seat, place) if eye.phase == "over" else Markup()
    return element("g", _ground(place), *parts, edge, spirits, squares, role="group", aria_label=label)


def _ground(place: Place) -> Markup:
    whole = element("use", href="#landscape", width=1000, height=900)
    moved = placed(place.x, place.y, place.scale)
    return element("g", whole, clip_path="url(#cells)", transform=moved, aria_hidden="true")


def _cells(eye: Eye, seat: int, place: Place) -> Markup:
    land, rainbows = set(eye.seat(seat)["land"]), set(eye.seat(seat)["rainbows"])
    fresh = set(eye.position["fresh"]) if seat == eye.position["turn_of"] else set()
    empty, filled = [], []
    for row, column in CELLS:
        tile = f"{row}-{column}"
        if tile in land:
            filled.append(_tile(eye, seat, tile, place, tile in fresh))
        elif tile in rainbows:
            filled.append(_rainbow(eye, seat, tile, place, tile in fresh))
        else:
            empty.append(_empty(eye, seat, tile, place))
    return join([*empty, *filled])


def _empty(eye: Eye, seat: int, tile: str, place: Place) -> Markup:
    (row, column), (x, y) = cell_of(tile), place.corner(tile)
    act = f"cell {tile}" if seat == eye.deciding else ""
    drawn = at(x, y, art.empty_cell(row, column, place.small), scale=place.scale)
    if act not in eye.acts:
        return eye.piece(f"cell-{seat}-{tile}", eye.say("draw-empty-cell", tile=eye.tile(tile)), drawn)
    inset, wide, high, round_by = (part * place.scale for part in (3, 94, 144, 8))
    plot = rect(x + inset, y + inset, wide, high, round_by, class_="ring plot")
    return eye.piece(f"cell-{seat}-{tile}", eye.tile(tile), drawn, act=act, mark=plot)


def _tile(eye: Eye, seat: int, tile: str, place: Place, fresh: bool) -> Markup:
    (row, column), words = cell_of(tile), [eye.tile(tile)]
    lit = eye.facts(seat)["fires"].get(tile)
    fire = ""
    if lit is not None:
        left, top = corner(row, column)
        fire = art.fire(lit, FIRE_AT[tile][0] - left, FIRE_AT[tile][1] - top - (8 if lit else 0))
        words.append(eye.say("draw-fire", lit="yes" if lit else "no"))
    if fresh:
        words.append(eye.say("draw-fresh"))
    box = art.number_box(row, column, place.small)
    spot = circle(15, 16, 7 if not place.small else 9, class_="fresh") if fresh else ""
    face = at(*place.corner(tile), element("use", href=f"#land-{tile}"), fire, box, spot, scale=place.scale)
    return eye.piece(f"tile-{tile}", "\n".join(words), face)


def _rainbow(eye: Eye, seat: int, tile: str, place: Place, fresh: bool) -> Markup:
    blocked = tile in eye.facts(seat)["blocked"]
    words = eye.say("draw-rainbow-blocked" if blocked else "draw-rainbow", tile=eye.tile(tile))
    drawn = [art.rainbow(), art.number_box(*cell_of(tile), place.small)]
    if blocked:
        drawn.append(Markup('<use href="#lock" x="30" y="8" width="40" height="40"/>'))
    if fresh:
        words += f"\n{eye.say('draw-fresh')}"
        drawn.append(circle(15, 16, 7 if not place.small else 9, class_="fresh"))
    face = at(*place.corner(tile), *drawn, scale=place.scale)
    return eye.piece(f"rainbow-{seat}-{tile}", words, face)


def _split_fire(eye: Eye, seat: int, place: Place) -> Markup:
    """The fire that two tiles share."""
    fires = eye.facts(seat)["fires"]
    drawn = []
    for fire in (fire for fire in fires if "+" in fire):
        words = eye.say("draw-fire", lit="yes" if fires[fire] else "no")
        burning = at(*place.at(*FIRE_AT[fire]), art.fire(fires[fire], 0, 0), scale=place.scale * 0.9)
        drawn.append(described(words, burning, id=f"fire-{seat}-{fire.replace('+', '-')}"))
    return join(drawn)


def _section(eye: Eye, seat: int, place: Place) -> Markup:
    """The edge of the biggest section, in the final score."""
    cells = {cell_of(tile) for tile in eye.facts(seat)["section"]}
    wide, high, data = 100 * place.scale, 150 * place.scale, ""
    for row, column in sorted(cells):
        x, y = place.at(*corner(row, column))
        sides = (
            ((row + 1, column), x, y, f"h{wide:.0f}"),
            ((row - 1, column), x, y + high, f"h{wide:.0f}"),
            ((row, column - 1), x, y, f"v{high:.0f}"),
            ((row, column + 1), x + wide, y, f"v{high:.0f}"),
        )
        data += "".join(f"M{at_x:.0f} {at_y:.0f}{line}" for cell, at_x, at_y, line in sides if cell not in cells)
    return path(data, class_="section") if data else Markup()


# -- what may be done -----------------------------------------------------------------------------------


def _targets(eye: Eye, seat: int, place: Place) -> Markup:
    """Where each tile that may be chosen would come to lie, and the tile in the middle with it."""
    if seat != eye.deciding or not eye.acts:
        return Markup()
    drawn = [_target(eye, seat, tile, letter, place) for tile, letter in eye.letters.items()]
    if eye.phase == "capture" and eye.position["in_play"]:
        drawn.append(_target(eye, seat, eye.position["in_play"], "", place))
    return join(drawn)


def _target(eye: Eye, seat: int, tile: str, letter: str, place: Place) -> Markup:
    (x, y), k = place.corner(tile), place.scale
    rainbow = tile in eye.seat(seat)["rainbows"]
    leaves = rainbow and tile in eye.facts(seat)["blocked"]
    words = "draw-leaves" if leaves else "draw-lands-moving" if rainbow else "draw-lands"
    drawn = [rect(x + 4 * k, y + 4 * k, 92 * k, 142 * k, 8 * k, class_="target")]
    if leaves:
        cross = (
            f"M{x + side * k:.0f} {y + 60 * k:.0f}l{way * k:.0f} {60 * k:.0f}" for side, way in ((22, 56), (78, -56))
        )
        drawn.append(path("".join(cross), class_="cross"))
    size = 34 * k if not place.small else 46 * k
    if letter:
        drawn.append(key(letter, x + 50 * k - size / 2, y + 22 * k, size))
    return described(eye.say(words, tile=eye.tile(tile)), *drawn)


def _squares(eye: Eye, place: Place) -> Markup:
    """The squares that may be chosen for the spirit that was met."""
    meeting, size = eye.position["meeting"], (92 if place.small else 84) * place.scale
    drawn = []
    for name in (name for name in eye.acts if name.startswith("square ")):
        square = name.partition(" ")[2]
        x, y = place.middle(square)
        shown = art.medal(meeting or "hidden", x, y, size, opacity=0.62)
        spot = circle(x, y, size / 2, class_="target")
        words = square_words(eye.say, square)
        mark = ring(x - size / 2, y - size / 2, size, size, size / 2)
        drawn.append(eye.piece(f"square-{square}", words, spot, shown, act=name, mark=mark))
    return join(drawn)


def _spirits(eye: Eye, seat: int, place: Place) -> Markup:
    size, covered, drawn = (96 if place.small else 80) * place.scale, eye.position["covered"], []
    for spirit, square in eye.seat(seat)["spirits"].items():
        x, y = place.middle(square)
        if spirit != covered:
            drawn.append(medallion(eye, spirit, x, y, size))
            continue
        name = eye.say("spirit", spirit=spirit)
        words = eye.say("draw-covered-spirit", **{"spirit-name": name})
        drawn.append(medallion(eye, spirit, x, y, size, words))
        drawn.append(medallion(eye, "evil", x + size * 0.26, y + size * 0.26, size * 0.82))
    return group(*drawn)
