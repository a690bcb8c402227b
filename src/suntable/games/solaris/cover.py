"""The cover of the box: a dying red sun, before it the ring of stations, and the laser that opens the way out."""

from __future__ import annotations

import math
import random
import re
from functools import cache

from suntable.draw.svg import (
    Markup,
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
)
from suntable.draw.theme import SANS, SERIF
from suntable.draw.words import words

WIDTH, HEIGHT = 300, 400

_PREFIX = "cover-solaris-"
_NIGHT = "#0d0b26"
_SUN = (112, 226)
_SUN_SIZE = 158
_RING = (166, 196)  # the middle of the ring of stations
_WIDE, _FLAT, _TILT = 116.0, 40.0, -20
_EXIT = (238, 34)  # the wormhole


@cache
def cover(lang: str = "en") -> Markup:
    """The cover as a picture of 300 x 400; its ids can not meet those of a table on the same page."""
    say = words(__name__.rpartition(".")[0], lang)
    scene = (rect(0, 0, WIDTH, HEIGHT, fill=_NIGHT), _stars(), _sun(), _exit(), _ring())
    drawn = join((_light(), group(*scene, _title(say("name"), say("cover-caption")), clip_path="url(#edge)")))
    return element(
        "svg",
        Markup(re.sub(r'(\bid="|url\(#|href="#)', rf"\1{_PREFIX}", drawn)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=say("cover-picture"),
    )


def _light() -> Markup:
    """The glow of the sun, the beam, and the night that falls where the title stands."""
    return join((
        element("clipPath", rect(0, 0, WIDTH, HEIGHT), id="edge"),
        element("clipPath", circle(*_SUN, _SUN_SIZE), id="disc"),
        gradient("sun", (0, "#ffd27a"), (0.5, "#ff8f3f"), (0.85, "#dc3f30"), (1, "#9b1a38"), radial=True),
        gradient("glow", (0.6, "#ff6a3a", 0.5), (1, "#ff6a3a", 0), radial=True),
        gradient("beam", (0, "#ffffff"), (1, "#ffd257")),
        gradient("night", (0, _NIGHT, 0), (0.5, _NIGHT, 0.88), (1, _NIGHT, 1)),
    ))  # fmt: skip


def _stars() -> Markup:
    chance = random.Random(7)  # a sky that is the same each time
    spots = ((chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT), chance.choice((0.6, 0.9, 1.3))) for _ in range(80))
    return group(*(circle(*spot) for spot in spots), fill="#fff", fill_opacity=0.7)


def _sun() -> Markup:
    """A red giant: bands of heat, dark spots, and arcs of fire at its edge."""
    x, y = _SUN
    chance = random.Random(5)
    bands = []
    for k in range(22):
        low = y - 150 + 14 * k
        bend = chance.uniform(4, 12)
        data = f"M-60 {number(low)}q60-{number(bend)} 120 0t120 {number(chance.uniform(-4, 4))}t120 0"
        tone = chance.choice(("#ffe08a", "#ffb347", "#b81f30", "#ff7a3d"))
        bands.append(
            path(data, stroke=tone, stroke_width=chance.uniform(1, 5), stroke_opacity=chance.uniform(0.2, 0.5))
        )
    spots = []
    for _ in range(12):
        sx, sy = polar(x, y, chance.uniform(20, 130), chance.uniform(0, 360))
        size = chance.uniform(5, 17)
        spots.append(element("ellipse", cx=sx, cy=sy, rx=size, ry=size * 0.4))
    surface = group(group(*bands, fill="none"), group(*spots, fill="#7d1027", fill_opacity=0.4), clip_path="url(#disc)")
    return join((
        circle(x, y, 232, fill="url(#glow)"),
        circle(x, y, _SUN_SIZE, fill="url(#sun)"),
        surface,
        *(_flare(turn, high) for turn, high in ((214, 44), (266, 34))),
    ))  # fmt: skip


def _flare(turn: float, high: float) -> Markup:
    (ax, ay), (bx, by) = polar(*_SUN, _SUN_SIZE - 3, turn), polar(*_SUN, _SUN_SIZE - 3, turn + 20)
    mx, my = polar(*_SUN, _SUN_SIZE + high, turn + 10)
    data = f"M{number(ax)} {number(ay)}Q{number(mx)} {number(my)} {number(bx)} {number(by)}"
    return Markup(
        path(data, stroke="#ff9a4d", stroke_width=5, fill="none", stroke_linecap="round")
        + path(data, stroke="#ffe0a0", stroke_width=1.6, fill="none")
    )


def _exit() -> Markup:
    """The way out: rings of light that turn into each other."""
    x, y = _EXIT
    rings = (
        element(
            "ellipse", cx=x, cy=y, rx=40 - 5 * k, ry=19 - 2.4 * k, stroke_opacity=0.25 + 0.11 * k,
            transform=f"rotate({7 * k - 16} {x} {y})",
        )
        for k in range(7)
    )  # fmt: skip
    return Markup(group(*rings, fill="none", stroke="#9fd8ff", stroke_width=1.8) + circle(x, y, 4.5, fill="#fff"))


# -- the ring of stations, seen from the side ------------------------------------------------------------------


def _ring() -> Markup:
    """What is behind the laser first, then the laser, then what is before it."""
    far, near = (f"M{-_WIDE} 0A{_WIDE} {_FLAT} 0 0 {sweep} {_WIDE} 0" for sweep in (1, 0))
    behind = (_rail(far, "#8f92c9"), *(_station(turn) for turn in (205, 262, 322)))
    before = (_rail(near, "#e8e4f4"), _lights(near), *(_station(turn) for turn in (150, 90, 32)))
    turned = f"translate({_RING[0]} {_RING[1]}) rotate({_TILT})"
    return join((group(*behind, transform=turned), _laser(), group(*before, transform=turned)))


def _rail(data: str, colour: str) -> Markup:
    drawn = (path(data, stroke="#14132f", stroke_width=12), path(data, stroke=colour, stroke_width=8))
    return group(*drawn, fill="none")


def _lights(data: str) -> Markup:
    return path(data, fill="none", stroke="#ff8a3d", stroke_width=2, stroke_dasharray="7 9")


def _station(turn: float) -> Markup:
    """A station with its sails, the larger the nearer it is."""
    x, y = _WIDE * math.cos(math.radians(turn)), _FLAT * math.sin(math.radians(turn))
    sails = path("M-36-7h22V7h-22zM14-7h22V7H14z", fill="#27408f", stroke="#9fc3ff")
    ribs = path("M-30-7V7M-25-7V7M-20-7V7M20-7V7M25-7V7M30-7V7", stroke="#9fc3ff", stroke_width=0.8)
    hull = path(
        outline([polar(0, 0, 16, 30 + 60 * k) for k in range(6)]), fill="#f3eee2", stroke="#14132f", stroke_width=1.4
    )
    shade = path(outline([(0, 16), polar(0, 0, 16, 30), polar(0, 0, 16, -30), (0, 0)]), fill="#c3bddb")
    lamp = circle(0, -2, 5.4, fill="#ffb52e", stroke="#14132f")
    transform = f"translate({number(x)} {number(y)}) rotate({-_TILT})"
    return group(
        at(0, 0, sails, ribs, hull, shade, lamp, scale=0.74 + 0.34 * (y + _FLAT) / (2 * _FLAT)), transform=transform
    )


def _laser() -> Markup:
    """The laser in the middle; its beam meets the way out."""
    (x, y), (ex, ey) = _RING, _EXIT
    beam = path(outline([(x - 5, y), (ex - 4, ey), (ex + 4, ey), (x + 6, y)]), fill="url(#beam)", fill_opacity=0.92)
    core = path(f"M{x} {y}L{ex} {ey}", stroke="#fff", stroke_width=2)
    foot = path(outline([(x - 20, y + 20), (x, y - 11), (x + 22, y + 18)]), fill="#d7d2ea", stroke="#14132f")
    side = path(outline([(x, y - 11), (x + 22, y + 18), (x + 4, y + 19)]), fill="#9b95c4")
    lens = circle(x, y - 3, 9.5, fill="#fff3c4", stroke="#ffb52e", stroke_width=3)
    return join((beam, core, foot, side, lens))


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
