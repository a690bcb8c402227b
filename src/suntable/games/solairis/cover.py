"""The cover of the box: the star in the middle, around it the seven races, each with its lines and its planet."""

from __future__ import annotations

import random
import re
from functools import cache

from suntable.draw.svg import (
    Markup,
    arc,
    at,
    circle,
    element,
    gradient,
    group,
    join,
    number,
    outline,
    path,
    polar,
    rect,
    star,
)
from suntable.draw.theme import SANS, SERIF
from suntable.draw.words import words
from suntable.games.solairis.emblems import RACE_ART

WIDTH, HEIGHT = 300, 400

_MIDDLE = (150, 158)
_RACES = ("violet", "red", "orange", "yellow", "green", "blue", "indigo")
"""As they stand around the star, beginning on the left of the top."""

_WEDGE = 360 / len(_RACES)
_FAR = 330
_PREFIX = "cover-solairis-"
_NIGHT = "#0d0b22"


@cache
def cover(lang: str = "en") -> Markup:
    """The cover as a picture of 300 x 400; its ids can not meet those of a table on the same page."""
    say = words(__name__.rpartition(".")[0], lang)
    wedges = (_wedge(race, -90 - _WEDGE * 1.5 + _WEDGE * k) for k, race in enumerate(_RACES))
    planets = (_planet(race, -90 + _WEDGE * (k - 1)) for k, race in enumerate(_RACES))
    sky = (rect(0, 0, WIDTH, HEIGHT, fill=_NIGHT), _stars(), *wedges, _orbit(), *planets, _star())
    drawn = join((_light(), group(*sky, _title(say("name"), say("cover-caption")), clip_path="url(#edge)")))
    return element(
        "svg",
        Markup(re.sub(r'(\bid="|url\(#|href="#)', rf"\1{_PREFIX}", drawn)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=say("cover-picture"),
    )


def _light() -> Markup:
    """The glow of the star, and the night that falls where the title stands."""
    edge = element("clipPath", rect(0, 0, WIDTH, HEIGHT), id="edge")
    glow = gradient("star", (0.3, "#ffdf7a"), (1, "#ff8a3d"), radial=True)
    return join((edge, glow, gradient("night", (0, _NIGHT, 0), (0.5, _NIGHT, 0.9), (1, _NIGHT, 1))))


def _stars() -> Markup:
    chance = random.Random(11)  # a sky that is the same each time
    spots = ((chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT), chance.choice((0.6, 0.9, 1.3))) for _ in range(60))
    return group(*(circle(*spot) for spot in spots), fill="#fff", fill_opacity=0.7)


def _around(radius: float, degrees: float) -> tuple[float, float]:
    return polar(*_MIDDLE, radius, degrees)


def _wedge(race: str, start: float) -> Markup:
    """The part of the sky that belongs to a race, with its lines."""
    end, colour = start + _WEDGE, RACE_ART[race].colour
    (mx, my), rim = _MIDDLE, arc(*_MIDDLE, _FAR, start, end)
    shape = f"M{mx} {my}L{rim[1:]}z"
    edge = path(f"M{mx} {my}L{rim[1:].split('A')[0]}", stroke=_NIGHT, stroke_width=5)
    clip = element("clipPath", path(shape), id=f"wedge-{race}")
    wide = {"violet": 3.4, "red": 4.2, "orange": 1.6, "yellow": 1.8, "green": 2.4, "blue": 1.8, "indigo": 3}[race]
    lines = path(
        _LINES[race](start, end), fill="none", stroke=colour, stroke_width=wide, stroke_linecap="round",
        stroke_opacity=0.85, clip_path=f"url(#wedge-{race})",
    )  # fmt: skip
    return join((clip, path(shape, fill=colour, fill_opacity=0.2), lines, edge))


_RINGS = tuple(range(66, 300, 16))


def _through(*points: tuple[float, float]) -> str:
    return outline(points, closed=False)


def _arches(start: float, end: float) -> str:
    return "".join(arc(*_MIDDLE, radius, start, end) for radius in _RINGS)


def _circles(start: float, end: float) -> str:
    drawn = ""
    for radius in _RINGS:
        (x, y), size = _around(radius, (start + end) / 2), number(radius * 0.3)
        drawn += f"M{number(x - radius * 0.3)} {number(y)}a{size} {size} 0 1 1 0 .1z"
    return drawn


def _rays(start: float, _end: float) -> str:
    turns = [start + _WEDGE * (k + 0.5) / 14 for k in range(14)]
    return "".join(_through(_around(50, turn), _around(_FAR, turn)) for turn in turns)


def _zigzags(start: float, _end: float) -> str:
    each = ([_around(radius + 10 * (j % 2), start + _WEDGE * j / 10) for j in range(11)] for radius in _RINGS)
    return "".join(_through(*points) for points in each)


def _hexagons(start: float, end: float) -> str:
    turn, drawn = (start + end) / 2, ""
    for radius in _RINGS:
        x, y = _around(radius, turn)
        drawn += outline([polar(x, y, radius * 0.25, turn + 60 * k) for k in range(6)])
    return drawn


def _chevrons(start: float, end: float) -> str:
    turn = (start + end) / 2
    return "".join(_through(_around(r, start), _around(r + 26, turn), _around(r, end)) for r in _RINGS)


def _dots(start: float, _end: float) -> str:
    spots = (_around(r, start + _WEDGE * (j + 0.5 * (k % 2)) / 8) for k, r in enumerate(_RINGS) for j in range(9))
    return "".join(f"M{number(x)} {number(y)}h.1" for x, y in spots)


_LINES = {
    "red": _arches, "orange": _circles, "yellow": _rays, "green": _zigzags, "blue": _hexagons, "indigo": _chevrons,
    "violet": _dots,
}  # fmt: skip


def _orbit() -> Markup:
    return circle(*_MIDDLE, 108, fill="none", stroke="#fff3d0", stroke_dasharray="2 6")


def _planet(race: str, turn: float) -> Markup:
    """The planet of a race with its sign, dark on the side away from the star."""
    x, y = _around(108, turn)
    shade = arc(x, y, 20, turn - 90, turn + 90) + "z"
    return join(
        (
            circle(x, y, 24, fill=_NIGHT),
            circle(x, y, 20, fill=RACE_ART[race].colour),
            path(shade, fill=_NIGHT, fill_opacity=0.22),
            at(x - 11, y - 11, Markup(RACE_ART[race].sigil), scale=0.92, fill=RACE_ART[race].ink),
        )
    )


def _star() -> Markup:
    """The star smiles, as on its card."""
    x, y = _MIDDLE
    face = path(
        f"M{x - 10} {y - 3}q4.5-6 9 0M{x + 1} {y - 3}q4.5-6 9 0M{x - 9} {y + 7}q9 8 18 0",
        stroke="#6a2e00", stroke_width=2.4, fill="none", stroke_linecap="round",
    )  # fmt: skip
    return join(
        (
            path(outline(star(x, y, 74, 32, 14)), fill=_NIGHT),
            path(outline(star(x, y, 67, 29, 14)), fill="url(#star)"),
            path(outline(star(x, y, 46, 27, 14)), fill="#fff6d6", transform=f"rotate(12.9 {x} {y})"),
            circle(x, y, 24, fill="#ffb52e", stroke="#7a3a00", stroke_width=1.2),
            face,
        )
    )


def _title(name: str, caption: str) -> Markup:
    middle, below = WIDTH / 2, 365
    head = element(
        "text", name.upper(), x=middle + 3.5, y=352, fill="#fff8e6", text_anchor="middle",
        font_family=SERIF, font_size=30, font_weight=600, letter_spacing=7,
    )  # fmt: skip
    line = element(
        "text", caption.upper(), x=middle + 1, y=below + 22, fill="#fff8e6", text_anchor="middle",
        font_family=SANS, font_size=10.5, font_weight=600, letter_spacing=2,
    )  # fmt: skip
    rule = path(f"M96 {below}h44m20 0h44", stroke="#ffc557", stroke_width=1.2)
    night = rect(0, 262, WIDTH, HEIGHT - 262, fill="url(#night)")
    return join((night, head, rule, circle(middle, below, 3, fill="#ffc557"), line))
