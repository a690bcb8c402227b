"""The cover of the box: the middle of the landscape by evening, every summit fire lit."""

from __future__ import annotations

import re
from functools import cache

from suntable.draw.svg import Markup, at, circle, element, gradient, group, join, path, rect
from suntable.draw.theme import SANS, SERIF
from suntable.draw.words import words
from suntable.games.solstis.scene import excerpt

WIDTH, HEIGHT = 300, 400

_SEEN = (226, -96, 774, 464)
"""What of the landscape is on the cover; below it the title lies on the night."""

_SCALE = WIDTH / (_SEEN[2] - _SEEN[0])

_FIRES = ((253, 186, 0.8), (747, 182, 0.8), (350, 60, 1), (650, 52, 1), (452, 22, 1.15), (556, 12, 1.15))
"""Where on the landscape fires burn, and how large."""

_FLAME = "M1-32C6-20 19-13 17 4A17 16 0 0 1-17 4C-18-6-12-10-10-18C-7-15-5-12-4-9C0-15 2-22 1-32z"

_PREFIX = "cover-solstis-"


@cache
def cover(lang: str = "en") -> Markup:
    """The cover as a picture of 300 x 400; its ids can not meet those of a table on the same page."""
    say = words(__name__.rpartition(".")[0], lang)
    mountain = at(
        -_SEEN[0] * _SCALE,
        -_SEEN[1] * _SCALE,
        rect(0, -120, 1000, 124, fill="#34307a"),
        rect(0, 480, 1000, 200, fill="#1f4a52"),
        excerpt(_SEEN),
        *(_fire(*fire) for fire in _FIRES),
        scale=_SCALE,
    )
    drawn = join(
        (_light(), _clip(), group(mountain, _title(say("name"), say("cover-caption")), clip_path="url(#edge)"))
    )
    return element(
        "svg",
        _own(drawn),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=say("cover-picture"),
    )


def _own(drawn: Markup) -> Markup:
    """The same drawing with ids of its own, and with the pen of the landscape written out: no style is needed."""
    named = re.sub(r'(\bid="|url\(#|href="#)', rf"\1{_PREFIX}", drawn)
    return Markup(named.replace('class="so-pen"', 'fill="none" stroke-linecap="round"'))


def _light() -> Markup:
    """The glow of a fire, and the night that falls where the title stands."""
    glow = gradient("fire", (0, "#ffdc6a", 0.95), (0.4, "#ff9b35", 0.45), (1, "#ff7a2a", 0), radial=True)
    return Markup(glow + gradient("night", (0, "#0d0b22", 0), (0.52, "#0d0b22", 0.9), (1, "#0d0b22", 1)))


def _clip() -> Markup:
    return element("clipPath", rect(0, 0, WIDTH, HEIGHT), id="edge")


def _fire(x: float, y: float, size: float) -> Markup:
    return at(
        x,
        y,
        circle(0, 0, 62, fill="url(#fire)"),
        path(_FLAME, fill="#ff5a2b"),
        path(_FLAME, transform="translate(0 6) scale(.6)", fill="#ffd257"),
        scale=size,
    )


def _title(name: str, caption: str) -> Markup:
    middle, below = WIDTH / 2, 369
    head = element(
        "text", name.upper(), x=middle + 4.5, y=352, fill="#fff8e6", text_anchor="middle",
        font_family=SERIF, font_size=31, font_weight=600, letter_spacing=9,
    )  # fmt: skip
    line = element(
        "text", caption.upper(), x=middle + 1, y=below + 18, fill="#fff8e6", text_anchor="middle",
        font_family=SANS, font_size=10.5, font_weight=600, letter_spacing=2,
    )  # fmt: skip
    rule = path(f"M96 {below - 4}h44m20 0h44", stroke="#ffc557", stroke_width=1.2)
    night = rect(0, 226, WIDTH, HEIGHT - 226, fill="url(#night)")
    return join((night, head, rule, circle(middle, below - 4, 3, fill="#ffc557"), line))
