"""The ring of Solaris: six stations round the laser, bridges between them, the sun behind the active one.

Page and standalone picture show the same ring. It is drawn in units of its own, taller than wide, so that it fits a
phone and leaves room at both sides of a desk.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import TYPE_CHECKING

from suntable.draw.parts import action, described, key
from suntable.draw.parts import ring as glow
from suntable.draw.svg import Markup, Point, at, circle, group, join, path, polar, rect, text, text_width, use
from suntable.games.solaris import art
from suntable.games.solaris.ahead import PLACES, Ahead, ahead

if TYPE_CHECKING:
    from collections.abc import Iterable

    from suntable.games.solaris.pieces import Eye

    Coming = list[tuple[int, Ahead]]

WIDTH, HEIGHT = 720, 776
_MIDDLE: Point = (360, 388)
_REACH = 268  # from the laser to a station

COIN = 28
_TALL = 3
_HIGH, _LOW = 10.0, 8.5  # how far a coin stands above the one below it: in a stack of few, and of many


def _turn(place: int) -> float:
    return -90 + 60 * place


def spot(place: int) -> Point:
    """Where a place is: place 0 above, the others clockwise."""
    return polar(*_MIDDLE, _REACH, _turn(place))


def whole(eye: Eye) -> Markup:
    """The ring with everything on it."""
    coming = [(act, ahead(eye, name)) for name, act in eye.acts.items()]
    bridges = (_bridge(eye, gap) for gap in range(PLACES))
    stations = (_station(eye, place, coming) for place in range(PLACES))
    return join((_sun(eye), _spokes(), *bridges, *stations, _laser(eye, coming), _docked(eye, coming)))


def sky() -> Markup:
    """What lies behind, beyond the edges too."""
    return use("sky", -560, -272, 1840, 1320)


def _sun(eye: Eye) -> Markup:
    """The sun stands behind the active station, and slides on to the next."""
    x, y = polar(*_MIDDLE, _REACH + 84, _turn(eye.active))
    return at(x, y, use("sun", -330, -330, 660), id="sun-here")


def _spokes() -> Markup:
    lines = "".join(f"M{x:.0f} {y:.0f}L{_MIDDLE[0]:g} {_MIDDLE[1]:g}" for x, y in map(spot, range(PLACES)))
    return Markup(
        path(lines, stroke="#4b4fa8", stroke_width=12, stroke_opacity=0.5)
        + path(lines, stroke="#8f93ff", stroke_opacity=0.4, stroke_width=1.6, stroke_dasharray="3 7")
    )


def _bridge(eye: Eye, gap: int) -> Markup:
    (ax, ay), (bx, by) = spot(gap), spot((gap + 1) % PLACES)
    turn = f"rotate({math.degrees(math.atan2(by - ay, bx - ax)):.0f})"
    drawn = group(art.bar(eye.bridges[gap], 92, 38), transform=turn)
    frame = rect(-33, -23, 66, 46, 12, class_="so-here")
    marks = (group(frame, transform=turn, class_="ahead", data_for=str(act)) for act in eye.over_bridge(gap))
    return at((ax + bx) / 2, (ay + by) / 2, described(eye.bridge_words(gap), drawn, *marks))


# -- a station -------------------------------------------------------------------------------------------------


def _station(eye: Eye, place: int, coming: Coming) -> Markup:
    """A station with its tokens. Where it may be chosen, the whole disc can be pressed."""
    name, words = eye.stations[place], eye.station_words(place)
    body = (disc(eye, place), *tokens(eye, place, named=True))
    ghosts = (_ghosts(eye, place, act, each) for act, each in coming)
    act = f"target {name}"
    number = eye.acts.get(act)
    if number is None:
        return at(*spot(place), described(words, *body), *ghosts)
    size = art.DISC
    letter = eye.letters.get(act)
    keyed = key(letter, -size + 6, -size + 6, 32) if letter else ""
    mark = glow(-size, -size, 2 * size, 2 * size, size)
    chosen = action(number, f"{eye.tell(act)}\n{words}", *body, mark, keyed, id=f"at-{name}")
    return at(*spot(place), chosen, *ghosts)


def disc(eye: Eye, place: int) -> Markup:
    """The disc of a station with its sign and its name, around 0, 0."""
    name, is_active = eye.stations[place], place == eye.active
    words = eye.station(name)
    width = min(158.0, text_width(words, 15, bold=True) + 24)
    edge = "#ffd257" if is_active else "#7e82d8"
    return join((
        use("disc-on" if is_active else "disc", -110, -110, 220),
        circle(0, 0, 32, fill=art.GOLD if is_active else "#f3eee2", stroke="#14122f", stroke_width=2),
        group(use(f"station-{name}", -19, -20, 38), color=art.INK),
        rect(-width / 2, 64, width, 28, 14, fill="#14122f", stroke=edge, stroke_width=1.4),
        text(words, 0, 83.4, 15, width - 10, class_="middle bold"),
    ))  # fmt: skip


def place_of(value: int, on_rim: bool) -> Point:
    """Where a number of a track is, seen from the middle of its station."""
    return polar(0, 0, art.RIM if on_rim else art.TRACK, art.turn_of(value))


def tokens(eye: Eye, place: int, named: bool) -> list[Markup]:
    """All tokens at a station: the one moved later lies higher, the topmost acts first."""
    station = eye.stations[place]
    stacks: defaultdict[tuple[int, bool], list[int]] = defaultdict(list)
    for seat in eye.stacked(station):
        stacks[eye.energy(station, seat), eye.on_rim(place, seat)].append(seat)
    drawn = []
    for (value, on_rim), seats in sorted(stacks.items()):
        drawn += stack(seats, place_of(value, on_rim), value, f"token-{station}" if named else "")
    return drawn


def stack(seats: list[int], here: Point, value: int, name: str = "") -> list[Markup]:
    """Coins on one space: each shows its shape, those below at the edge that is left to see.

    A tall stack leans over the next space, so its number stands at its foot.
    """
    rise = _HIGH if len(seats) < _TALL + 1 else _LOW
    x, y, top = here[0] - COIN / 2, here[1] - COIN / 2, len(seats) - 1
    coins = [use(f"{'coin' if k == top else 'under'}-{seat}", x, y - k * rise, COIN) for k, seat in enumerate(seats)]
    drawn = [group(coin, id=f"{name}-{seat}" if name else None) for seat, coin in zip(seats, coins, strict=True)]
    return [*drawn, _foot(here, value)] if len(seats) >= _TALL else drawn


def _foot(here: Point, value: int) -> Markup:
    x, y = here[0] - 11, here[1] + 12
    disc_drawn = circle(x, y, 8.5, fill="#14122f", stroke="#7e82d8", stroke_width=1.2)
    return Markup(disc_drawn + text(str(value), x, y + 4.2, 12, class_="middle bold"))


# -- what would happen -----------------------------------------------------------------------------------------


def _ghosts(eye: Eye, place: int, act: int, coming: Ahead) -> Markup:
    """Where the token of the one who decides would come to lie, shown while an action is pointed at."""
    station, seat = eye.stations[place], eye.deciding
    change = coming.energy.get(station)
    if change is None or seat is None:
        return Markup()
    return _ghost(place_of(eye.energy(station, seat) + change, eye.on_rim(place, seat)), change, act)


def _ghost(here: Point, change: int, act: int) -> Markup:
    words = f"+{change}" if change > 0 else f"−{-change}"
    width = 14 + 9 * len(words)
    label = text(words, width / 2, 5.5, 14.5, class_="middle bold on-key")
    tag = at(here[0] + 10, here[1] - 24, rect(0, -10, width, 21, 10.5, class_="so-tag"), label)
    return group(circle(*here, 15.5, class_="so-here"), tag, class_="ahead", data_for=str(act))


# -- the laser -------------------------------------------------------------------------------------------------


def laser_place(value: int) -> Point:
    """Where a number of the laser is, seen from its middle."""
    return polar(0, 0, art.LASER_TRACK, art.laser_turn(value))


def _laser(eye: Eye, coming: Coming) -> Markup:
    stacks: defaultdict[int, list[int]] = defaultdict(list)
    for seat in range(eye.players):
        stacks[min(eye.laser(seat), art.LASER_END)].append(seat)
    drawn = []
    for value, seats in sorted(stacks.items()):
        drawn += stack(seats, laser_place(value), value, "beam")
    words = text(eye.say("laser").upper(), 0, 101, 13, class_="middle bold so-laser")
    disc_drawn = use("laser-timed" if eye.is_timed else "laser-goal", -120, -120, 240)
    body = described(eye.laser_words(), disc_drawn, words, *drawn)
    return at(*_MIDDLE, body, *_laser_ghosts(eye, coming))


def _laser_ghosts(eye: Eye, coming: Coming) -> Iterable[Markup]:
    if eye.deciding is None:
        return
    for act, each in coming:
        if each.laser:
            yield _ghost(laser_place(eye.laser(eye.deciding) + each.laser), each.laser, act)


# -- shuttles --------------------------------------------------------------------------------------------------


def _docked(eye: Eye, coming: Coming) -> Markup:
    """Shuttles at their stations, on the way to the laser; and where one would dock."""
    drawn = []
    for place, station in enumerate(eye.stations):
        docked = eye.docked(station)
        for k, colour in enumerate(docked):
            ship = _at_dock(colour, place, k, len(docked))
            drawn.append(described(eye.shuttle_words(colour), ship, id=f"shuttle-{colour}"))
        for act, each in coming:
            if each.dock == station:
                ship = _at_dock(each.colour, place, len(docked), len(docked) + 1)
                drawn.append(group(ship, class_="ahead", data_for=str(act)))
    return join(drawn)


def _at_dock(colour: str, place: int, nth: int, many: int) -> Markup:
    """A shuttle between its station and the laser, beside the others there."""
    turn = _turn(place)
    x, y = polar(*_MIDDLE, art.LASER + (_REACH - art.LASER - art.DISC) / 2, turn)
    x, y = polar(x, y, 33 * (nth - (many - 1) / 2), turn + 90)
    return group(
        use(f"ship-{colour}", -42, -27, 84, 54),
        transform=f"translate({x:.0f} {y:.0f}) rotate({turn + 180:.0f}) scale(.7)",
    )
