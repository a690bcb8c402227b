"""One player's panorama: the landscape, the cells, what lies on them, and what may be done there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from suntable.draw.parts import described
from suntable.draw.svg import Markup, at, circle, element, group, join, path, placed, rect, use
from suntable.games.solstis import art
from suntable.games.solstis.pieces import FIRE_AT, Eye, cell_of, medallion
from suntable.games.solstis.scene import corner
from suntable.games.solstis.state import TILES
from suntable.games.solstis.text import square_words, tile_words

if TYPE_CHECKING:
    from suntable.draw.svg import Point
    from suntable.draw.words import Words


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


@cache
def _ground(place: Place) -> Markup:
    whole = element("use", href="#landscape", width=1000, height=900)
    moved = placed(place.x, place.y, place.scale)
    return element("g", whole, clip_path="url(#cells)", transform=moved, aria_hidden="true")


def _cells(eye: Eye, seat: int, place: Place) -> Markup:
    land, rainbows = set(eye.seat(seat)["land"]), set(eye.seat(seat)["rainbows"])
    fresh = eye.fresh[seat]
    fires, blocked, empty, filled = eye.facts(seat)["fires"], eye.facts(seat)["blocked"], [], []
    for tile in TILES:
        if tile in land:
            filled.append(_tile(eye.say, tile, place, fires.get(tile), tile in fresh))
        elif tile in rainbows:
            filled.append(_rainbow(eye.say, seat, tile, place, tile in blocked, tile in fresh))
        else:
            empty.append(_empty(eye, seat, tile, place))
    return join([*empty, *filled])


def _empty(eye: Eye, seat: int, tile: str, place: Place) -> Markup:
    act = f"cell {tile}" if seat == eye.deciding else ""
    if act not in eye.acts:
        return _quiet_cell(eye.say, seat, tile, place)
    drawn, (x, y) = _empty_drawn(tile, place), place.corner(tile)
    inset, wide, high, round_by = (part * place.scale for part in (3, 94, 144, 8))
    plot = rect(x + inset, y + inset, wide, high, round_by, class_="ring plot")
    return eye.piece(f"cell-{seat}-{tile}", eye.tile(tile), drawn, act=act, mark=plot)


@cache
def _empty_drawn(tile: str, place: Place) -> Markup:
    return at(*place.corner(tile), art.empty_cell(*cell_of(tile), place.small), scale=place.scale)


@cache
def _quiet_cell(say: Words, seat: int, tile: str, place: Place) -> Markup:
    """An empty cell that may not be chosen. There are many, and they never change."""
    words = say("draw-empty-cell", tile=tile_words(say, tile))
    return described(words, _empty_drawn(tile, place), id=f"cell-{seat}-{tile}")


@cache
def _tile(say: Words, tile: str, place: Place, lit: bool | None, fresh: bool) -> Markup:
    (row, column), words, fire = cell_of(tile), [tile_words(say, tile)], ""
    if lit is not None:
        left, top = corner(row, column)
        fire = art.fire(lit, FIRE_AT[tile][0] - left, FIRE_AT[tile][1] - top - (8 if lit else 0))
        words.append(say("draw-fire", lit="yes" if lit else "no"))
    if fresh:
        words.append(say("draw-fresh"))
    box = art.number_box(row, column, place.small)
    spot = circle(15, 16, 7 if not place.small else 9, class_="fresh") if fresh else ""
    face = at(*place.corner(tile), element("use", href=f"#land-{tile}"), fire, box, spot, scale=place.scale)
    return described("\n".join(words), face, id=f"tile-{tile}")


@cache
def _rainbow(say: Words, seat: int, tile: str, place: Place, blocked: bool, fresh: bool) -> Markup:
    words = say("draw-rainbow-blocked" if blocked else "draw-rainbow", tile=tile_words(say, tile))
    drawn = [art.rainbow(), art.number_box(*cell_of(tile), place.small)]
    if blocked:
        drawn.append(Markup('<use href="#lock" x="30" y="8" width="40" height="40"/>'))
    if fresh:
        words += f"\n{say('draw-fresh')}"
        drawn.append(circle(15, 16, 7 if not place.small else 9, class_="fresh"))
    face = at(*place.corner(tile), *drawn, scale=place.scale)
    return described(words, face, id=f"rainbow-{seat}-{tile}")


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
    tiles = [act.removeprefix("tile ") for act in eye.letters if act.startswith("tile ")]
    drawn = [_target(eye, seat, tile, f"tile {tile}", place) for tile in tiles]
    if eye.phase == "capture" and eye.position["in_play"]:
        drawn.append(_target(eye, seat, eye.position["in_play"], "", place))
    return join(drawn + [_promise(eye, act, place) for act in eye.acts])


def _target(eye: Eye, seat: int, tile: str, act: str, place: Place) -> Markup:
    rainbow = tile in eye.seat(seat)["rainbows"]
    leaves = rainbow and tile in eye.facts(seat)["blocked"]
    words = "draw-leaves" if leaves else "draw-lands-moving" if rainbow else "draw-lands"
    drawn = _aim(tile, place, leaves, ghost=bool(eye.ahead))
    size = (46 if place.small else 34) * place.scale
    (x, y), told = place.corner(tile), eye.say(words, tile=eye.tile(tile))
    if not act:
        return described(told, drawn, class_="aim with")
    mark = eye.key(act, x + 50 * place.scale - size / 2, y + 22 * place.scale, size)
    return described(told, drawn, mark, class_="aim", data_for=str(eye.acts[act]))


@cache
def _aim(tile: str, place: Place, leaves: bool, ghost: bool) -> Markup:
    """The frame where a tile would lie and, for a page that shows it, the tile itself."""
    k = place.scale
    drawn = [rect(4, 4, 92, 142, 8, class_="target")]
    if leaves:
        drawn.append(path("M22 60l56 60M78 60l-56 60", class_="cross"))
    elif ghost:
        drawn.insert(0, group(use(f"land-{tile}"), art.number_box(*cell_of(tile), place.small), class_="ghost"))
    return at(*place.corner(tile), *drawn, scale=k)


def _promise(eye: Eye, act: str, place: Place) -> Markup:
    """What else an action would bring: squares that close, a rainbow in its place, a spirit on its square."""
    if act not in eye.ahead and not (eye.ahead and act == "draw"):
        return Markup()
    kind, _, label = act.partition(" ")
    size, drawn = 80 * place.scale, []
    if kind == "cell":
        drawn.append(at(*place.corner(label), art.rainbow(), scale=place.scale))
    if kind in ("spirit", "draw") and eye.phase != "cover":
        medal = label or "hidden"
        drawn += [art.medal(medal, *place.middle(square), size) for square in eye.sight.facts["open"]]
    closes = eye.ahead[act].closes if act in eye.ahead else ()
    drawn += [art.medal("hidden", *place.middle(square), size) for square in closes]
    return group(*drawn, class_="ahead", data_for=str(eye.acts[act]), aria_hidden="true")


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
        mark = eye.round_mark(name, x, y, size)
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
