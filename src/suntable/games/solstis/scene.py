"""The landscape of Solstis: one continuous picture, drawn from a fixed seed and cut into tiles.

A tile is 100 x 150 units; row 1 (reeds) is at the bottom, row 6 (peaks) at the top. The picture is made
of many small pieces, each with its bounds, so that the symbol of one tile refers only to the pieces that
can be seen on it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

from suntable.draw.svg import Markup, Point, Value, circle, element, gradient, group, join, polar, symbol
from suntable.games.solstis.state import CELLS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

WIDTH, HEIGHT = 1000, 900
TILE_WIDTH, TILE_HEIGHT = 100, 150
TOP_ROW = 6
SEED = 2106

_BAND = 250
"""Scattered things (trees, reeds, stones) are kept in pieces about so wide."""

SYMBOL_STYLE = ".so-pen{fill:none;stroke-linecap:round}"
"""What the picture needs from the style of the document."""

Box = tuple[float, float, float, float]


def _box(row: int, column: int) -> Box:
    x, y = corner(row, column)
    return x, y, x + TILE_WIDTH, y + TILE_HEIGHT


def _on_board(box: Box) -> bool:
    """Whether any cell shows it. What no cell shows is not drawn at all."""
    left, top, right, bottom = box
    corners = (corner(row, column) for row, column in CELLS)
    return any(x < right and x + TILE_WIDTH > left and y < bottom and y + TILE_HEIGHT > top for x, y in corners)


def corner(row: int, column: int) -> tuple[int, int]:
    """The upper left corner of a cell in the landscape."""
    return (column - 1) * TILE_WIDTH, (TOP_ROW - row) * TILE_HEIGHT


# -- the canvas -----------------------------------------------------------------------------------------


@dataclass
class _Piece:
    """Some shapes that are drawn together: for each way of painting the path data of all its shapes."""

    coats: dict[str, list[tuple[Point, str]]] = field(default_factory=dict)
    fixed: list[Markup] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)

    def paint(self, start: Point, data: str, box: Box, **style: Value) -> None:
        """Add a path: where it starts, and relative data from there."""
        if _on_board(box):
            self.coats.setdefault(_style(style), []).append((start, data))
            self.boxes.append(box)

    def put(self, drawn: Markup, box: Box) -> None:
        """Add a shape that is no path; such shapes lie below the paths of the piece."""
        self.fixed.append(drawn)
        self.boxes.append(box)

    def markup(self) -> Markup:
        paths = (Markup(f'<path{style} d="{_joined(paths)}"/>') for style, paths in self.coats.items())
        return join([*self.fixed, *paths])

    def meets(self, box: Box) -> bool:
        left, top, right, bottom = box
        return any(b[0] < right and b[2] > left and b[1] < bottom and b[3] > top for b in self.boxes)


@dataclass
class _Canvas:
    """Pieces from back to front."""

    chance: Random
    pieces: list[_Piece] = field(default_factory=list)

    def piece(self) -> _Piece:
        """One more piece, in front of all others."""
        self.pieces.append(_Piece())
        return self.pieces[-1]

    def scatter(self) -> _Layer:
        """One more layer of scattered things."""
        layer = _Layer([_Piece() for _ in range(WIDTH // _BAND)])
        self.pieces += layer.bands
        return layer

    def between(self, low: float, high: float) -> float:
        return self.chance.uniform(low, high)

    def one_of(self, choices: Sequence[str]) -> str:
        return choices[int(self.chance.random() * len(choices))]


@dataclass
class _Layer:
    """Scattered things, sorted into pieces by the place of their middle."""

    bands: list[_Piece]

    def paint(self, start: Point, data: str, box: Box, **style: Value) -> None:
        """Add a path to the piece it belongs to."""
        band = int((box[0] + box[2]) / 2 // _BAND)
        self.bands[min(max(band, 0), len(self.bands) - 1)].paint(start, data, box, **style)


_Ground = _Piece | _Layer


def _style(style: dict[str, Value]) -> str:
    return element("path", **style)[len("<path") : -len("/>")]


def _bounds(points: Iterable[Point], margin: float = 0) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def _area(ground: _Ground, points: Sequence[Point], **style: Value) -> None:
    """A filled outline. All turn the same way round, so that where two of them overlap no hole appears."""
    turned = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True))
    first, *others = [(round(x), round(y)) for x, y in (points if turned > 0 else points[::-1])]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise([first, *others])]
    ground.paint(
        first,
        _steps(*(value for step in steps if any(step) for value in step)) + "z",
        _bounds(points),
        **style,
    )


def _strokes(ground: _Ground, x: float, y: float, data: str, reach: Point, width: float, **style: Value) -> None:
    """A pen stroke from a place; ``reach`` is how far it goes to both sides."""
    box = x - reach[0], y - reach[1], x + reach[0], y + reach[1]
    ground.paint((x, y), data, box, class_="so-pen", stroke_width=width, **style)


def _joined(paths: Iterable[tuple[Point, str]]) -> str:
    """One string of path data. After a closed path the next one is written from where that one began."""
    words, last = "", (0, 0)
    for (x, y), data in paths:
        start, closed = (round(x), round(y)), data.endswith("z")
        if closed or not words:
            words += f"m{_steps(start[0] - last[0], start[1] - last[1])}"
        else:
            words += f"M{start[0]} {start[1]}"
        words += f" {data}" if data[0].isdigit() else data
        last = start
    return words


def _steps(*values: float) -> str:
    """Numbers of relative path data, whole and as short as they can be written."""
    words = ""
    for value in values:
        whole = f"{value:.0f}".replace("-0", "0") if abs(value) < 0.5 else f"{value:.0f}"
        words += whole if not words or whole.startswith("-") else f" {whole}"
    return words


# -- lines as nature draws them -------------------------------------------------------------------------


def _jagged(canvas: _Canvas, start: Point, end: Point, depth: int, rough: float) -> list[Point]:
    """A broken line, its end left out."""
    line = [start, end]
    for _ in range(depth):
        finer = []
        for (ax, ay), (bx, by) in pairwise(line):
            dx, dy, off = bx - ax, by - ay, canvas.between(-rough, rough)
            finer += [(ax, ay), ((ax + bx) / 2 - dy * off, (ay + by) / 2 + dx * off)]
        line = [*finer, end]
        rough *= 0.82
    return line[:-1]


def _chain(canvas: _Canvas, points: Sequence[Point], depth: int = 3, rough: float = 0.1) -> list[Point]:
    """A broken line through points."""
    parts = (_jagged(canvas, start, end, depth, rough) for start, end in pairwise(points))
    return [*(point for part in parts for point in part), points[-1]]


def _hill(
    canvas: _Canvas, fill: str, foot: float, points: Sequence[Point], depth: int = 3, rough: float = 0.05
) -> None:
    """Land below a line."""
    line = _chain(canvas, points, depth, rough)
    _area(canvas.piece(), [*line, (points[-1][0], foot), (points[0][0], foot)], fill=fill)


# -- rows 6 to 4: sky, sun and rock ---------------------------------------------------------------------

_CLOUDS = (
    (235, 206, 120), (742, 232, 150), (150, 318, 150), (860, 300, 130),
    (330, 30, 90), (690, 22, 80), (60, 360, 140), (930, 390, 160),
)  # fmt: skip
_BIRDS = ((612, 52, 7), (630, 62, 5), (596, 66, 5), (262, 168, 5), (246, 174, 4))


def _sky(canvas: _Canvas) -> None:
    whole = (0, 0, WIDTH, 480)
    canvas.piece().put(element("rect", width=WIDTH, height=480, fill="url(#sky)"), whole)
    stars = canvas.scatter()
    for k in range(32):
        x, y, size = canvas.between(0, WIDTH), canvas.between(4, 190), 1.2 if k % 3 else 2.4
        _strokes(stars, x, y, "h0", (2, 2), size, stroke="#fff", opacity=0.7)
    rays = canvas.piece()
    for k in range(36):
        wide = 1.6 if k % 2 else 2.6
        corners = ((205, -0.7), (640, -1), (640, 1), (205, 0.7))
        beam = [polar(500, 150, radius, k * 10 + side * wide) for radius, side in corners]
        if min(y for _, y in beam) < 470 and max(y for _, y in beam) > 0:
            _area(rays, beam, fill="#ffe6a8", fill_opacity=0.1 if k % 2 else 0.17)
    sun = canvas.piece()
    sun.put(circle(500, 150, 330, fill="url(#sun-glow)"), (170, 0, 830, 480))
    dotted = circle(
        500, 150, 196, class_="so-pen", stroke="#fff0c4", stroke_opacity=0.55, stroke_width=2, stroke_dasharray="1 9"
    )
    sun.put(dotted, (300, 0, 700, 350))
    sun.put(circle(500, 150, 172, fill="url(#sun-disc)"), (320, 0, 680, 330))
    air = canvas.scatter()
    for x, y, w in _CLOUDS:
        parts = (
            "q" + _steps(w * 0.12, -9, w * 0.28, -7), "q" + _steps(w * 0.1, -12, w * 0.26, -5),
            "q" + _steps(w * 0.14, -6, w * 0.2, 4), "q" + _steps(w * 0.2, -1, w * 0.26, 8),
        )  # fmt: skip
        data = f"{''.join(parts)}q{_steps(-w / 2, 5, -w, 0)}z"
        air.paint((x - w / 2, y), data, (x - w / 2, y - 24, x + w / 2, y + 8), fill="#ffe9d2", fill_opacity=0.62)
    for x, y, s in _BIRDS:
        wings = f"q{s * 0.6:.1f}-{s * 0.3:.1f} {s} {s * 0.5:.1f}q{s * 0.4:.1f}-{s * 0.8:.1f} {s}-{s * 0.5:.1f}"
        _strokes(air, x - s, y - s * 0.5, wings, (2 * s, 8), 1.5, stroke="#3a2a66")


def _far_ranges(canvas: _Canvas) -> None:
    first = [(-5, 430), (60, 396), (130, 420), (200, 372), (290, 410), (380, 380), (500, 400)]
    first += [(640, 372), (720, 404), (800, 366), (880, 412), (950, 388), (1005, 424)]
    second = [(-5, 462), (90, 430), (180, 458), (270, 428), (400, 450), (600, 440)]
    second += [(730, 452), (830, 424), (930, 456), (1005, 436)]
    _hill(canvas, "#c98fae", 540, first, 2, 0.1)
    _hill(canvas, "#a9789f", 540, second, 2, 0.1)


@dataclass(frozen=True)
class _Peak:
    """A mountain: its top, its foot from left to right, and how far the snow comes down."""

    top: Point
    left: float
    right: float
    foot: float
    rock: str
    edge: str
    snow: float = 0
    lean: float = 8
    rough: float = 0.1


def _peak(canvas: _Canvas, peak: _Peak) -> None:
    """A dark face, a lit face to the right, gullies on both, snow on top."""
    (x, y), rise, piece = peak.top, peak.foot - peak.top[1], canvas.piece()
    west, east = x - peak.left, peak.right - x
    slope = [
        (peak.left, peak.foot),
        (x - west * 0.62, y + rise * 0.52),
        (x - west * 0.27, y + rise * 0.27),
        (x, y),
    ]
    left = _chain(canvas, slope, rough=peak.rough)
    slope = [
        (x, y),
        (x + east * 0.22, y + rise * 0.25),
        (x + east * 0.6, y + rise * 0.5),
        (peak.right, peak.foot),
    ]
    right = _chain(canvas, slope, rough=peak.rough)
    down = [(x, y), (x + peak.lean * 0.25, y + rise * 0.3), (x - 14 + peak.lean / 2, y + rise * 0.55)]
    spine = _chain(canvas, [*down, (x + peak.lean, peak.foot)], 2, 0.2)
    _area(piece, left + right, fill=f"url(#{peak.rock}-dark)")
    _area(piece, [*right, (x + peak.lean, peak.foot), *spine[::-1]], fill=f"url(#{peak.rock}-light)")
    for k in range(4):
        part = 0.32 + 0.16 * k
        high = y + rise * part
        crack = x + east * part * canvas.between(0.3, 0.7)
        line = _chain(canvas, [(crack, high), (crack + canvas.between(2, 14), high + rise * 0.22)], 2, 0.2)
        wedge = [*line, (line[-1][0] + 7, line[-1][1] - 3), (crack + 2.5, high + 4)]
        _area(piece, wedge, fill=f"url(#{peak.rock}-dark)", fill_opacity=0.55)
        crack = x - west * part * canvas.between(0.3, 0.75)
        line = _chain(canvas, [(crack, high + 8), (crack - canvas.between(2, 14), high + 8 + rise * 0.2)], 2, 0.2)
        wedge = [*line, (line[-1][0] - 6, line[-1][1] - 4), (crack - 2, high + 11)]
        _area(piece, wedge, fill=peak.edge, fill_opacity=0.5)
    if peak.snow:
        _snow_cap(canvas, piece, peak, (left[::-1], right, spine))


def _snow_cap(canvas: _Canvas, piece: _Piece, peak: _Peak, lines: tuple[list[Point], list[Point], list[Point]]) -> None:
    line = peak.top[1] + peak.snow
    left, right, spine = (
        [point for point in points if point[1] < line - peak.snow * less]
        for points, less in zip(lines, (0, 0.08, 0.2), strict=True)
    )
    (ax, ay), (bx, by) = right[-1], left[-1]
    hem = []
    for k in range(1, 7):
        y = ay + (by - ay) * k / 7 + (16 if k % 2 else -13) + canvas.between(-6, 8)
        hem.append((ax + (bx - ax) * k / 7, y))
    _area(piece, [*right, *hem, *left[::-1]], fill="url(#snow-dark)")
    lit = [point for point in hem if point[0] > spine[-1][0] + 2]
    _area(piece, [*right, *lit, *spine[::-1]], fill="url(#snow-light)")


def _summit(canvas: _Canvas) -> None:
    """Row 6: four horns, and the saddle on which the split fire burns."""
    _peak(canvas, _Peak((350, 66), 232, 470, 330, "peak", "#6f66bb", 70))
    _peak(canvas, _Peak((650, 58), 520, 768, 330, "peak", "#6f66bb", 76, lean=6))
    ridge = [(300, 330), (372, 190), (430, 150), (500, 118), (580, 150), (640, 180), (720, 330)]
    _area(canvas.piece(), _chain(canvas, ridge, rough=0.08), fill="url(#peak-dark)")
    _peak(canvas, _Peak((452, 28), 352, 560, 340, "peak", "#7a71c6", 104, lean=10))
    _peak(canvas, _Peak((556, 18), 462, 668, 340, "peak", "#7a71c6", 112, lean=12))
    saddle = canvas.piece()
    rim = [(470, 150), (484, 124), (500, 116), (516, 124), (534, 156), (526, 196)]
    _area(saddle, [*_chain(canvas, rim, 2, 0.08), (508, 232), (486, 196)], fill="url(#snow-dark)")
    lit: list[Point] = [(500, 116), (516, 124), (534, 156), (526, 196), (512, 226), (506, 170)]
    _area(saddle, lit, fill="url(#snow-light)")


def _mist(canvas: _Canvas, top: float, height: float, strength: float) -> None:
    veil = element("rect", y=top, width=WIDTH, height=height, fill="url(#mist)", opacity=strength)
    canvas.piece().put(veil, (0, top, WIDTH, top + height))


_CLIFF_TONES = ("#f7b8ba", "#ec9fb4", "#dd88a9", "#c56f9d", "#ad5c93")
_WALL = (
    (300, 262), (352, 236), (400, 248), (438, 216), (486, 226),
    (520, 206), (560, 222), (604, 206), (648, 238), (700, 252),
)  # fmt: skip


def _upper_cliffs(canvas: _Canvas) -> None:
    """Row 5: two horns and a wall of rock columns in the evening light."""
    _peak(canvas, _Peak((250, 190), 150, 392, 470, "cliff", "#a45f9c", 24, lean=4, rough=0.13))
    _peak(canvas, _Peak((750, 186), 620, 858, 470, "cliff", "#a45f9c", 26, lean=8, rough=0.13))
    wall = _chain(canvas, _WALL, rough=0.14)
    _area(canvas.piece(), [*wall, (730, 470), (270, 470)], fill="url(#cliff-dark)")
    _columns(canvas, (292, 716), lambda x: min((abs(wx - x), wy) for wx, wy in wall)[1], 400, 5, 0)
    _columns(canvas, (262, 742), lambda x: 312 + 18 * math.sin(x / 37) + abs(x - 510) * 0.09, 452, 9, 1)


def _columns(
    canvas: _Canvas, reach: Point, top: Callable[[float], float], foot: float, rough: float, shade: int
) -> None:
    """A tier of rock columns, each with a lit and a shaded face, cracks, and now and then snow."""
    layer, x = canvas.scatter(), reach[0]
    while x < reach[1]:
        width = canvas.between(13, 30)
        if not 494 < x + width / 2 < 548:
            _column(canvas, layer, (x, width), (top(x), top(x + width), foot), rough, shade)
        x += width


def _column(
    canvas: _Canvas,
    layer: _Layer,
    span: Point,
    ends: tuple[float, float, float],
    rough: float,
    shade: int,
) -> None:
    (x, width), far = span, span[0] + span[1]
    left = ends[0] + canvas.between(-rough, rough)
    right = ends[1] + canvas.between(-rough, rough) * 0.6
    foot = ends[2] + canvas.between(-14, 12)
    edge = x + width * canvas.between(0.4, 0.68)
    peak = min(left, right) - canvas.between(1, 6)
    tone = int(canvas.between(0, 3)) + shade
    dark: list[Point] = [(x, left), (edge, peak), (edge, foot + 6), (x, foot)]
    light: list[Point] = [(edge, peak), (far + 1, right), (far + 1, foot - 3), (edge, foot + 6)]
    _area(layer, dark, fill=_CLIFF_TONES[min(4, tone + 2)])
    _area(layer, light, fill=_CLIFF_TONES[min(4, tone)])
    for _ in range(1 + int(canvas.between(0, 2.4))):
        y = canvas.between(left + 16, foot - 12)
        crack = f"l{_steps(edge - x, 4)}l{_steps(far - edge, -5)}"
        _strokes(layer, x, y, crack, (width, 8), 1.3, stroke="#7d3f7f", stroke_opacity=0.4)
    if canvas.between(0, 1) < 0.45:
        cap: list[Point] = [
            (x - 1, left + 1),
            (edge, peak + 1),
            (far + 1, right + 1),
            (x + width * 0.8, right + 6),
        ]
        cap += [(x + width / 2, left + 3), (x + width / 4, left + 9)]
        _area(layer, cap, fill="#fff3ec")


def _waterfall(
    canvas: _Canvas, start: Point, data: str, height: float, streaks: Sequence[tuple[float, float, float]]
) -> None:
    fall, (left, top) = canvas.piece(), start
    fall.paint(start, data, (left - 4, top, left + 48, top + height), fill="url(#fall)")
    for x, high, low in streaks:
        line = f"q{_steps(canvas.between(-4, 4), (low - high) / 2, 1, low - high)}"
        _strokes(fall, x, high, line, (4, low - high), 1.6, stroke="#8fc6e4", stroke_opacity=0.85)


def _upper_fall(canvas: _Canvas) -> None:
    gully: list[Point] = [(494, 196), (500, 208), (504, 228), (538, 228), (534, 206), (526, 192)]
    _area(canvas.piece(), gully, fill="#f4efff")
    data = "c1 40-4 78 1 126h30c-6-42 0-86-4-126z"
    streaks = ((513, 230, 340), (519, 226, 346), (526, 230, 338), (531, 240, 330))
    _waterfall(canvas, (507, 222), data, 126, streaks)


_SLABS = (
    (236, 396, 30, 56), (284, 392, 26, 70), (330, 372, 30, 66), (386, 366, 30, 78), (440, 366, 36, 66),
    (556, 366, 30, 72), (606, 366, 32, 70), (660, 370, 26, 78), (706, 366, 30, 64), (756, 396, 26, 60),
)  # fmt: skip


def _lower_cliffs(canvas: _Canvas) -> None:
    """Row 4: blue rock, two horns, the lower fall with its pool."""
    _peak(canvas, _Peak((150, 338), 20, 290, 520, "grove", "#6f8fc4", lean=6, rough=0.12))
    _peak(canvas, _Peak((850, 336), 712, 985, 520, "grove", "#6f8fc4", lean=6, rough=0.12))
    left = [(196, 420), (250, 372), (300, 386), (352, 352), (410, 368), (466, 352), (500, 362)]
    right = [(540, 362), (586, 350), (640, 370), (694, 350), (748, 384), (800, 412)]
    rock = canvas.piece()
    _area(rock, [*_chain(canvas, left), (506, 520), (196, 520)], fill="url(#grove-dark)")
    _area(rock, [*_chain(canvas, right), (800, 520), (536, 520)], fill="url(#grove-dark)")
    slabs = canvas.scatter()
    for x, y, w, h in _SLABS:
        face = [(x, y), (x + w, y + canvas.between(-4, 8)), (x + w + 3, y + h * 0.6), (x + w / 2, y + h)]
        _area(slabs, [*face, (x - 2, y + h * 0.7)], fill="url(#grove-light)", fill_opacity=0.9)
        crack = f"l{_steps(w / 2, 4)}l{_steps(w / 2, -3)}"
        _strokes(slabs, x, y + h * 0.4, crack, (w, 6), 1.5, stroke="#44669a", stroke_opacity=0.6)
    pool = element("ellipse", cx=523, cy=356, rx=34, ry=9, fill="#e9fbff")
    canvas.piece().put(pool, (489, 347, 557, 365))
    data = "c4 42-6 72 0 112h46c-6-40 2-70 0-112z"
    streaks = ((508, 366, 460), (516, 362, 466), (525, 364, 468), (533, 362, 460), (540, 368, 462))
    _waterfall(canvas, (500, 358), data, 112, streaks)


_LEAVES = (("#2b7f9c", "#53adbe"), ("#31709c", "#5b9fc8"), ("#27848c", "#4db6ac"))


def _grove(canvas: _Canvas) -> None:
    """Row 4: round trees in three depths on the blue rock."""
    for low, high, count, small, big in (
        (402, 424, 17, 8, 12),
        (424, 448, 21, 9, 14),
        (446, 474, 25, 10, 16),
    ):
        layer = canvas.scatter()
        for k in range(count):
            x = 112 + (k + canvas.between(0.1, 0.9)) * 776 / count
            y, r = canvas.between(low, high), canvas.between(small, big)
            near_horn = min(abs(x - 150), abs(x - 850)) < 34 and y < 432
            off_rock = not 190 < x < 810 and y < 424
            if not (480 < x < 566 or near_horn or off_rock):
                _round_tree(canvas, layer, x, y, r, _LEAVES[k % 3])


def _round_tree(canvas: _Canvas, layer: _Layer, x: float, y: float, r: float, leaves: tuple[str, str]) -> None:
    box = x - r, y - 2.5 * r, x + r, y
    middle = y - 1.45 * r
    layer.paint((x - 1.5, y), f"v-{r:.0f}h3v{r:.0f}z", box, fill="#2c3558")
    size = f"{r:.0f} {r:.0f} 0 1 1"
    layer.paint((x - r, middle), f"a{size} {2 * r:.0f} 0a{size}-{2 * r:.0f} 0z", box, fill=leaves[0])
    inner, outer, dx, dy = f"{r * 0.95:.0f}", f"{r * 1.3:.0f}", r * 0.7, r * 1.65
    crescent = f"a{inner} {inner} 0 0 1 {_steps(dx, dy)}a{outer} {outer} 0 0 0 {_steps(-dx, -dy)}z"
    layer.paint((x - r / 4, middle - r * 0.9), crescent, box, fill=leaves[1])
    for _ in range(2):
        leaf = polar(x, middle, r * 0.55, canvas.between(-80, 60))
        _strokes(layer, *leaf, "h0", (2, 2), 4, stroke="#b4e0e4", stroke_opacity=0.7)


# -- row 3: the forest ----------------------------------------------------------------------------------


def _conifer(canvas: _Canvas, ground: _Ground, foot: Point, height: float, colours: tuple[str, str]) -> None:
    """A spruce of three or four tiers, lit from the right."""
    (x, y), width = foot, height * 0.36
    top, tiers = (x, y - height), 4 if height > 66 else 3
    right, left, lit = [], [], [top]
    for k in range(tiers):
        low = y - height + height * 0.92 * (k + 1) / tiers
        half = width * (0.42 + 0.58 * (k + 1) / tiers) / 2
        right.append((x + half, low + canvas.between(-0.02, 0.02) * height))
        left.append((x - half, low))
        lit += [(x + half * 0.96, low), (x + half * 0.2, low - height * 0.06)]
        if k < tiers - 1:
            right.append((x + half * 0.48, low - height * 0.035))
            left.append((x - half * 0.4, low - height * 0.02))
    _area(ground, [top, *right, *left[::-1]], fill=colours[0])
    _area(ground, [*lit, (x, y - height * 0.1)], fill=colours[1])


def _in_river(x: float, y: float) -> bool:
    middle = 523 - (y - 450) * 0.36 if y < 610 else 470
    return abs(x - middle) < 28 + (y - 450) * 0.14


@dataclass(frozen=True)
class _Stand:
    """A stand of conifers: where their feet are, how high they grow, how many, in what colours."""

    feet: Point
    heights: Point
    count: int
    back: tuple[str, str]
    front: tuple[str, str]


def _stand(canvas: _Canvas, stand: _Stand) -> None:
    """Every second tree stands behind its neighbours, so that the trees in front do not touch."""
    trees: tuple[list[tuple[Point, float]], list[tuple[Point, float]]] = ([], [])
    for k in range(stand.count):
        x = (k + canvas.between(0.1, 0.9)) * 1040 / stand.count - 20
        y, height = canvas.between(*stand.feet), canvas.between(*stand.heights)
        if not _in_river(x, y):
            trees[k % 2].append(((x, y - 4 * (k % 2)), height))
    layer = canvas.scatter()
    for depth, colours in ((1, stand.back), (0, stand.front)):
        for foot, height in trees[depth]:
            _conifer(canvas, layer, foot, height, colours)


def _forest(canvas: _Canvas) -> None:
    """Row 3: conifers in four depths, the river between them."""
    back = [(-5, 500), (120, 470), (300, 486), (460, 470), (600, 476), (760, 468), (900, 484), (1005, 468)]
    _hill(canvas, "#3a9a7c", 640, back, 2)
    _stand(canvas, _Stand((488, 508), (46, 66), 48, ("#62bd9c", "#93d8b9"), ("#4fae8e", "#7fcba4")))
    middle = [(-5, 522), (150, 504), (340, 516), (470, 508), (620, 512), (800, 502), (1005, 518)]
    _hill(canvas, "#2a8668", 640, middle, 2)
    _stand(canvas, _Stand((524, 546), (56, 82), 40, ("#349672", "#5dba8d"), ("#2c8a68", "#54ae82")))
    front = [(-5, 560), (200, 544), (400, 556), (600, 548), (850, 540), (1005, 556)]
    _hill(canvas, "#1c6d53", 640, front, 2)
    river = canvas.piece()
    data = "c-8 34 0 54-14 84c-16 34-46 50-40 90h74c-8-34 14-60 16-90c6-30 4-50 10-84z"
    river.paint((500, 466), data, (440, 466, 550, 640), fill="url(#river)")
    for x, y, line in ((508, 480, "q6 26-4 48"), (528, 484, "q4 24 0 44"), (498, 556, "q-18 24-22 48")):
        _strokes(river, x, y, line, (24, 50), 2, stroke="#eafcff", stroke_opacity=0.8)
    _stand(canvas, _Stand((568, 590), (66, 98), 38, ("#1c6e51", "#3aa072"), ("#176248", "#33936a")))
    _mist(canvas, 560, 60, 0.45)


# -- row 2: the meadow ----------------------------------------------------------------------------------

_TENTS = (
    (70, 664, 46), (330, 676, 46), (858, 664, 46), (930, 690, 46), (165, 690, 54), (776, 676, 50),
    (545, 640, 34),
)  # fmt: skip
_STONES = (
    (30, 684, 34), (118, 730, 44), (232, 660, 38), (262, 726, 30), (372, 668, 30), (408, 700, 22),
    (660, 646, 24), (742, 738, 46), (830, 724, 34), (976, 668, 40), (905, 738, 36), (548, 700, 22),
    (470, 688, 18),
)  # fmt: skip
_SWELLS = (
    (40, 630, 190), (690, 642, 240), (10, 668, 150), (800, 676, 170),
    (30, 708, 200), (770, 722, 180), (330, 634, 90), (250, 700, 120),
)  # fmt: skip


def _meadow(canvas: _Canvas) -> None:
    """Row 2: two slopes in the light, the river winding between tents and boulders."""
    upper = [(-5, 610), (120, 596), (280, 612), (420, 602), (560, 608), (720, 594), (880, 610), (1005, 598)]
    _hill(canvas, "url(#meadow-light)", 780, upper, 2, 0.03)
    _stand(canvas, _Stand((597, 612), (54, 84), 32, ("#14593f", "#2f8a5f"), ("#0f4f3b", "#2a8058")))
    bend = canvas.piece()
    bend.paint((446, 612), "c-2 8-4 16 0 28h74c-4-12-6-20-4-40l-46-4z", (440, 596, 522, 640), fill="#7cc6da")
    lower = [(-5, 650), (160, 632), (330, 654), (480, 640), (650, 652), (840, 634), (1005, 652)]
    _hill(canvas, "url(#meadow)", 780, lower, 2, 0.03)
    _meander(canvas)
    left = [(-5, 712), (90, 690), (210, 704), (300, 690), (390, 712), (430, 742)]
    right = [(690, 744), (760, 706), (860, 694), (940, 708), (1005, 690)]
    _hill(canvas, "#d9742a", 780, left, 2, 0.04)
    _hill(canvas, "#d3702b", 780, right, 2, 0.04)
    ground = canvas.scatter()
    for x, y, w in _SWELLS:
        box = x, y - 12, x + w, y + 2
        ground.paint(
            (x, y),
            f"q{w // 2}-12 {w} 0",
            box,
            class_="so-pen",
            stroke="#ffe29a",
            stroke_width=3,
            stroke_opacity=0.55,
        )
    _grass(canvas, ground)
    for x, y, w in _STONES:
        _boulder(ground, (x, y), w, ("#8a5a4c", "#c98b66", "#5f3a3c"))
    for x, y, w in _TENTS:
        _tent(ground, x, y, w)


def _meander(canvas: _Canvas) -> None:
    water = canvas.piece()
    start, bank = (446, 636), "c-6 26 74 32 144 44c60 12 50 26-10 38c-80 14-170 18-178 54"
    box = 400, 630, 726, 772
    other = "h158c12-24 130-38 156-68c24-32-76-40-146-48c-50-6-54-10-50-20z"
    water.paint(start, bank + other, box, fill="url(#water)")
    water.paint(start, bank, box, class_="so-pen", stroke="#fff2d0", stroke_width=3, stroke_opacity=0.8)
    glints = ((500, 660, "q60 4 110 14"), (640, 690, "q30 6 18 16"), (520, 738, "q-50 8-66 24"))
    for x, y, line in (*glints, (600, 728, "q60-8 78-22"), (560, 752, "q-30 6-40 14")):
        _strokes(water, x, y, line, (110, 24), 2, stroke="#f2feff", stroke_opacity=0.85)


def _grass(canvas: _Canvas, ground: _Layer) -> None:
    for k in range(110):
        x, y = canvas.between(0, WIDTH), canvas.between(626, 748)
        if 400 < x < 740 and y > 640:
            continue
        if k % 3:
            blades = "l-2-6m2 6l3-7"
            _strokes(ground, x, y, blades, (5, 8), 1.1, stroke="#a9501d", stroke_opacity=0.6)
        else:
            flower = canvas.one_of(("#fff3d6", "#ffd0d8", "#fff"))
            _strokes(ground, x, y, "h0", (2, 2), 4, stroke=flower)


def _boulder(ground: _Ground, foot: Point, w: float, colours: tuple[str, str, str]) -> None:
    (x, y), h = foot, w * 0.62
    shadow: list[Point] = [
        (x - w * 0.6, y),
        (x + w * 0.6, y),
        (x + w / 2, y + w * 0.07),
        (x - w / 2, y + w * 0.07),
    ]
    _area(ground, shadow, fill=colours[2], fill_opacity=0.4)
    left, top, right = (x - w * 0.4, y - h * 0.7), (x - w * 0.12, y - h), (x + w * 0.22, y - h * 0.88)
    _area(ground, [(x - w / 2, y), left, top, right, (x + w / 2, y)], fill=colours[0])
    _area(ground, [top, right, (x + w / 2, y), (x + w * 0.16, y), (x + w * 0.06, y - h / 2)], fill=colours[1])


def _tent(ground: _Ground, x: float, y: float, w: float) -> None:
    h = w * 0.86
    top = (x - w * 0.02, y - h)
    _area(ground, [(x - w / 2, y), top, (x + w * 0.3, y)], fill="#fff0d4")
    _area(
        ground,
        [top, (x + w * 0.12, y - h * 0.94), (x + w * 0.55, y - w * 0.1), (x + w * 0.3, y)],
        fill="#f0a88c",
    )
    _area(ground, [(x - w * 0.2, y), (x - w * 0.05, y - h * 0.62), (x + w * 0.08, y)], fill="#4a1d2c")
    poles = "l-3-7m3 7l4-6"
    _strokes(ground, *top, poles, (6, 8), 1.6, stroke="#4a1d2c")


# -- row 1: reeds and streams ---------------------------------------------------------------------------

_CLUMPS = (
    (40, 850, 12, 92), (130, 820, 10, 64), (210, 880, 12, 84), (310, 800, 8, 50), (360, 890, 12, 88),
    (450, 868, 10, 66), (550, 890, 12, 84), (655, 812, 9, 54), (720, 884, 12, 96), (812, 822, 10, 62),
    (880, 894, 12, 90), (965, 850, 12, 92), (90, 900, 9, 70), (600, 780, 6, 34), (270, 770, 6, 36),
    (760, 786, 6, 40), (930, 782, 6, 44),
)  # fmt: skip


def _marsh(canvas: _Canvas) -> None:
    """Row 1: two streams in the evening light, and the reeds between them."""
    shore = [(-5, 756), (140, 742), (300, 758), (440, 750), (620, 760), (800, 744), (1005, 758)]
    _hill(canvas, "url(#marsh)", 900, shore, 2, 0.03)
    west = "c-6 46-102 62-162 78c-100 24-180 20-245 40v43h305c30-25 100-33 140-55c30-16 100-50 122-106z"
    east = "c70 34 190 28 270 50c90 20 180 16 265 38v25h-385c-20-25-60-37-120-53c-50-14-80-32-30-60z"
    canvas.piece().paint((402, 744), west, (-5, 744, 562, 905), fill="url(#stream)")
    canvas.piece().paint((470, 792), east, (420, 792, 1005, 905), fill="url(#stream)")
    glints = canvas.scatter()
    for k in range(38):
        x, y, w = canvas.between(20, 950), canvas.between(834, 894), canvas.between(14, 46)
        if not (330 < x < 600 and y > 860):
            strength = 0.45 if k % 2 else 0.7
            _strokes(glints, x, y, f"h{w:.0f}", (w, 2), 1.8, stroke="#ffe3bd", stroke_opacity=strength)
    for x, y, line in ((440, 790, "q-60 22-120 34"), (520, 810, "q80 26 170 30")):
        _strokes(glints, x, y, line, (170, 36), 2, stroke="#ffe9cf", stroke_opacity=0.7)
    _hill(canvas, "url(#marsh-dark)", 905, [(330, 905), (400, 874), (470, 862), (540, 872), (610, 905)], 2, 0.04)
    stones = canvas.scatter()
    for x, y, w in (
        (420, 812, 30),
        (610, 806, 26),
        (250, 800, 24),
        (880, 812, 34),
        (64, 806, 30),
        (480, 884, 34),
    ):
        _boulder(stones, (x, y), w, ("#74333a", "#b65a4a", "#3d0f1e"))
    reeds = canvas.scatter()
    for clump in _CLUMPS:
        _clump(canvas, reeds, *clump)


def _clump(canvas: _Canvas, ground: _Layer, x: float, y: float, count: int, height: float) -> None:
    for _ in range(count):
        at, foot = x + canvas.between(-34, 34), y + canvas.between(-5, 6)
        h, lean, w = height * canvas.between(0.55, 1.1), canvas.between(-16, 18), canvas.between(1.6, 3.2)
        colour = canvas.one_of(("#5a1428", "#7d1f30", "#e2643f", "#942a33"))
        up = _steps(w * 0.6 + lean * 0.2, -h * 0.55, w + lean, -h)
        down = _steps(w * 0.9 - lean * 0.8, h / 2, w - lean, h)
        box = at - 20, foot - h, at + 22, foot
        ground.paint((at - w, foot), f"q{up}q{down}z", box, fill=colour)
    for _ in range(count // 3):
        _reed(canvas, ground, x + canvas.between(-28, 28), y, height * canvas.between(0.9, 1.2))


def _reed(canvas: _Canvas, ground: _Layer, x: float, y: float, h: float) -> None:
    lean, thin = canvas.between(-14, 14), 1.6 if h < 60 else 2.4
    reach, head = (16.0, h * 1.1), canvas.one_of(("#3b1420", "#ffb45e", "#5c2418"))
    _strokes(ground, x, y, f"q{_steps(lean / 5, -h * 0.6, lean, -h * 1.07)}", reach, thin, stroke="#4a0f22")
    top = (x + lean, y - h * 0.97)
    _strokes(ground, *top, f"l{_steps(-lean * 0.08, h * 0.17)}", reach, 4 if h < 60 else 6.5, stroke=head)


# -- the whole ------------------------------------------------------------------------------------------


def _gradients() -> Markup:
    clear, white = (0, "#fff", 0), (0.5, "#fff", 0.34)
    sky = (
        (0, "#34307a"),
        (0.244, "#5b4496"),
        (0.47, "#9a5aa0"),
        (0.675, "#e08190"),
        (0.86, "#f9b886"),
        (1, "#fbc894"),
    )
    return join(
        (
            gradient("sky", *sky),
            gradient("sun-disc", (0, "#fff6d8"), (0.55, "#ffe08a"), (1, "#ffbf5a"), radial=True),
            gradient("sun-glow", (0.3, "#ffd98a", 0.75), (1, "#ffb36a", 0), radial=True),
            gradient("snow-dark", (0, "#dcdcff"), (1, "#a9a6e6")),
            gradient("snow-light", (0, "#fffdf5"), (1, "#ffe7d2")),
            gradient("peak-dark", (0, "#4b469a"), (1, "#5a3f8c")),
            gradient("peak-light", (0, "#8f86d2"), (1, "#a06fb0")),
            gradient("cliff-dark", (0, "#7d4488"), (1, "#8d4a86")),
            gradient("cliff-light", (0, "#f0a3b1"), (1, "#d77fa0")),
            gradient("grove-dark", (0, "#5a6aa8"), (1, "#3f6f9e")),
            gradient("grove-light", (0, "#c5b5d6"), (0.5, "#8fb6d6"), (1, "#79b3d2")),
            gradient("mist", clear, white, (1, "#fff", 0)),
            gradient("fall", (0, "#ffffff"), (1, "#d7f2ff")),
            gradient("river", (0, "#bfe9f2"), (0.5, "#7cc6da"), (1, "#74c0d6")),
            gradient("water", (0, "#7cc6da"), (1, "#74c0d6")),
            gradient("stream", (0, "#74c0d6"), (0.22, "#a9c7c6"), (0.45, "#f7b78f"), (1, "#c9627a")),
            gradient("meadow-light", (0, "#f6c25c"), (1, "#e88f33")),
            gradient("meadow", (0, "#f4ae45"), (1, "#d9742a")),
            gradient("marsh", (0, "#c9503a"), (0.5, "#a8322f"), (1, "#6f1b2c")),
            gradient("marsh-dark", (0, "#b23a35"), (1, "#5a1428")),
        )
    )


@cache
def _pieces() -> tuple[_Piece, ...]:
    canvas = _Canvas(Random(SEED))
    _sky(canvas)
    _far_ranges(canvas)
    _summit(canvas)
    _mist(canvas, 150, 70, 0.7)
    _upper_cliffs(canvas)
    _upper_fall(canvas)
    _mist(canvas, 300, 60, 0.5)
    _lower_cliffs(canvas)
    _grove(canvas)
    _mist(canvas, 440, 80, 0.6)
    _forest(canvas)
    _meadow(canvas)
    _marsh(canvas)
    return tuple(piece for piece in canvas.pieces if piece.boxes)


@cache
def landscape() -> Markup:
    """The whole picture as the symbol ``landscape``, with the gradients it needs."""
    drawn = (group(piece.markup(), id=f"s{k}") for k, piece in enumerate(_pieces()))
    return Markup(_gradients() + symbol("landscape", f"0 0 {WIDTH} {HEIGHT}", *drawn))


@cache
def tile_picture(row: int, column: int) -> Markup:
    """The picture of one tile, 100 x 150 from 0 0; it needs :func:`landscape` beside it."""
    (x, y), box = corner(row, column), _box(row, column)
    seen = (Markup(f'<use href="#s{k}"/>') for k, piece in enumerate(_pieces()) if piece.meets(box))
    return group(*seen, transform=f"translate({-x} {-y})")


@cache
def excerpt(box: Box) -> Markup:
    """What can be seen of the picture in a box (left, top, right, bottom), with the gradients it needs."""
    return join((_gradients(), *(piece.markup() for piece in _pieces() if piece.meets(box))))


@cache
def outline_of(cells: tuple[tuple[int, int], ...]) -> str:
    """Path data of these cells, to clip the landscape with."""
    corners = (corner(row, column) for row, column in cells)
    return "".join(f"M{x + 2} {y + 2}h96v146h-96z" for x, y in corners)
