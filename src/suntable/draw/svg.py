"""A small SVG toolkit: safe markup, compact numbers, a little geometry and an estimate of text widths.

Everything returns :class:`Markup`, a string that is known to be well-formed; ordinary strings handed in as
children are escaped, so no word of a player or a language file can break a picture.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Value = str | int | float | bool | None


class Markup(str):
    """Text that is well-formed SVG already and must not be escaped again."""

    __slots__ = ()


_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
# Control characters are not allowed in XML at all, not even escaped.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


def escape(words: str) -> Markup:
    """Make any text safe as content or as the value of an attribute."""
    return words if isinstance(words, Markup) else Markup(_FORBIDDEN.sub("", words).translate(_ESCAPES))


def number(value: float) -> str:
    """Write a number as short as it may be: ``2.0`` is ``2``, ``0.25`` is ``.25``, ``12.34`` is ``12.3``."""
    if value == int(value):
        return str(int(value))
    words = (f"{value:.2f}" if -1 < value < 1 else f"{value:.1f}").rstrip("0").rstrip(".")
    return "0" if words in {"-0", "0", ""} else words.replace("0.", ".", 1) if -1 < value < 1 else words


def _attribute(name: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    words = "true" if value is True else value if isinstance(value, str) else number(value)
    return f' {name.rstrip("_").replace("_", "-")}="{escape(words)}"'


def element(tag: str, /, *children: str, **attributes: Value) -> Markup:
    """One element. ``class_`` is written ``class``, ``stroke_width`` is ``stroke-width``; ``None`` is left out."""
    head = tag + "".join(_attribute(name, value) for name, value in attributes.items())
    if not children:
        return Markup(f"<{head}/>")
    return Markup(f"<{head}>{join(children)}</{tag}>")


def join(parts: Iterable[str]) -> Markup:
    """Put pieces one after the other, escaping what is not markup."""
    return Markup("".join(escape(part) for part in parts))


def group(*children: str, **attributes: Value) -> Markup:
    """A ``<g>``, or nothing at all when there is nothing in it."""
    body = join(children)
    return element("g", body, **attributes) if body else body


def at(x: float, y: float, *children: str, scale: float = 1, **attributes: Value) -> Markup:
    """A group moved to a place, scaled if asked."""
    return group(*children, transform=placed(x, y, scale), **attributes)


def placed(x: float, y: float, scale: float = 1) -> str:
    """The value of a ``transform`` that moves and scales; the scale keeps four decimals."""
    moved = f"translate({number(x)} {number(y)})"
    return moved if scale == 1 else f"{moved} scale({f'{scale:.4f}'.strip('0').rstrip('.')})"


def path(data: str, **attributes: Value) -> Markup:
    """A ``<path>``."""
    return element("path", d=data, **attributes)


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **attributes: Value) -> Markup:
    """A rectangle, rounded if asked."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> Markup:
    """A circle."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def use(symbol: str, x: float = 0, y: float = 0, width: float = 0, height: float = 0) -> Markup:
    """A copy of something defined elsewhere in the same document."""
    size = {"width": width, "height": height or width} if width else {}
    return element("use", href=f"#{symbol}", x=x or None, y=y or None, **size)


def symbol(name: str, view_box: str, *children: str) -> Markup:
    """A drawing to be copied with :func:`use`."""
    return element("symbol", *children, id=name, viewBox=view_box)


def gradient(name: str, *stops: tuple[float, str] | tuple[float, str, float], radial: bool = False) -> Markup:
    """A gradient from top to bottom, or from the middle outwards; stops are (place, colour[, opacity])."""
    drawn = [
        element("stop", offset=f"{stop[0]:g}", stop_color=stop[1], stop_opacity=stop[2] if len(stop) > 2 else None)
        for stop in stops
    ]
    if radial:
        return element("radialGradient", *drawn, id=name)
    return element("linearGradient", *drawn, id=name, x1=0, y1=0, x2=0, y2=1)


# Geometry. Angles are in degrees; 0 is to the right and 90 is down, as the screen has it.


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at a distance and an angle from a centre."""
    turn = math.radians(degrees)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)


def star(x: float, y: float, outer: float, inner: float, rays: int) -> list[Point]:
    """The corners of a star whose first ray points up."""
    return [polar(x, y, inner if k % 2 else outer, -90 + 180 * k / rays) for k in range(2 * rays)]


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """Path data of an arc of a circle, clockwise from one angle to the other."""
    (ax, ay), (bx, by) = polar(x, y, radius, start), polar(x, y, radius, end)
    wide = 1 if end - start > 180 else 0
    r = number(radius)
    return f"M{number(ax)} {number(ay)}A{r} {r} 0 {wide} 1 {number(bx)} {number(by)}"


def outline(points: Sequence[Point], closed: bool = True) -> str:
    """Path data through points rounded to whole units, written relative to keep pictures light."""
    grid = [(round(x), round(y)) for x, y in points]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(grid)]
    return f"M{grid[0][0]} {grid[0][1]}{_relative(steps)}" + ("z" if closed else "")


def _relative(steps: Iterable[tuple[int, int]]) -> str:
    words = ""
    for step in steps:
        if step == (0, 0):
            continue
        for value in step:
            words += f"{value}" if value < 0 or not words else f" {value}"
    return f"l{words}" if words else ""


# Text. Nothing is measured while drawing, so widths are estimated, rather too wide than too narrow.

_NARROW, _WIDE = frozenset("iljtfrI.,:;'|!()[] ·"), frozenset("mwMW—…%@")


def text_width(words: str, size: float, bold: bool = False) -> float:
    """About how wide a line of interface text is."""
    ems = sum(0.36 if sign in _NARROW else 0.9 if sign in _WIDE else 0.7 if sign.isupper() else 0.585 for sign in words)
    return ems * size * (1.06 if bold else 1.0)


def wrap(words: str, size: float, width: float, lines: int = 2) -> list[str]:
    """Break a sentence into at most so many lines; what does not fit ends in an ellipsis."""
    rows: list[str] = []
    for word in words.split():
        if rows and text_width(f"{rows[-1]} {word}", size) <= width:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    if len(rows) > lines:
        rows = [*rows[: lines - 1], _shortened(" ".join(rows[lines - 1 :]), size, width)]
    return rows


def _shortened(words: str, size: float, width: float) -> str:
    while words and text_width(f"{words}…", size) > width:
        words = words[:-1]
    return f"{words.rstrip(' ,;.')}…"


def text(words: str, x: float, y: float, size: float, width: float = 0, **attributes: Value) -> Markup:
    """One line of text; with a width it is set smaller when it would not fit, and shortened if need be."""
    wanted = text_width(words, size, bold=True) if width else 0
    if wanted > width:
        size *= max(width / wanted, 0.8)
        words = words if text_width(words, size, bold=True) <= width + 0.1 else _shortened(words, size * 1.06, width)
    return element("text", words, x=x, y=y, font_size=size, **attributes)


def paragraph(
    words: str, x: float, y: float, size: float, width: float, lines: int = 2, leading: float = 1.3, kind: str = ""
) -> Markup:
    """A sentence broken over a few lines, the first one standing on ``y``; ``kind`` is its class."""
    rows = wrap(words, size, width, lines)
    return join(text(row, x, y + k * size * leading, size, class_=kind) for k, row in enumerate(rows))
