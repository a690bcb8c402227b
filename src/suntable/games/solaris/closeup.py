"""The active station, large enough to be read on a phone: its tokens, its bridges, and where they lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suntable.draw.svg import Markup, at, circle, group, join, rect, text, use
from suntable.games.solaris import art, ring
from suntable.games.solaris.ahead import PLACES

if TYPE_CHECKING:
    from suntable.games.solaris.pieces import Eye

WIDTH, HEIGHT = 400, 232
_SIDE, _LEVEL, _MARGIN = 152, -8, -38


def near(eye: Eye) -> Markup:
    """The active station between its two neighbours. Nothing here can be pressed: all of it is on the ring as well."""
    middle = (ring.disc(eye, eye.active), *ring.tokens(eye, eye.active, named=False))
    sun = group(use("sun", -330, -330, 660), transform="scale(.72)")
    sides = (_side(eye, -1), _side(eye, 1))
    return join((rect(0, 0, WIDTH, HEIGHT, 18, class_="so-pane"), at(WIDTH / 2, HEIGHT / 2 + 4, sun, *sides, *middle)))


def _side(eye: Eye, step: int) -> Markup:
    """The bridge to a neighbour, its name, and what whoever looks has there."""
    place = (eye.active + step) % PLACES
    station, colour = eye.stations[place], eye.bridges[eye.active if step > 0 else place]
    sign = group(use(f"station-{station}", -15, -15, 30), color=art.INK)
    own = str(eye.energy(station, eye.own))
    count = at(15, 16, circle(0, 0, 12, fill="#14122f", stroke="#7e82d8"), text(own, 0, 5, 14, class_="middle bold"))
    name = text(eye.station(station), -step * _MARGIN, 96, 14, 128, class_="bold" if step < 0 else "bold end")
    return at(
        step * _SIDE,
        _LEVEL,
        at(-step * 40, 0, art.bar(colour, 76, 30)),
        circle(0, 0, 26, fill="#f3eee2", stroke="#14122f", stroke_width=2),
        sign,
        count,
        at(0, -_LEVEL, name),
    )
