"""What an action would change at once: shown on the board while the action is pointed at.

Only what the rules do in that very step (SOLARIS-X30), and where a card would go if its side is still to be chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from suntable.games.solaris.state import CAP, STATIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from suntable.games.solaris.pieces import Eye

PLACES = len(STATIONS)


@dataclass(frozen=True)
class Ahead:
    """Changes of energy by station, of the laser, and a shuttle that docks."""

    energy: Mapping[str, int] = field(default_factory=dict)
    laser: int = 0
    dock: str = ""
    colour: str = ""


NOTHING = Ahead()


def ahead(eye: Eye, act: str) -> Ahead:
    """What an action would change for whoever decides."""
    kind, _, what = act.partition(" ")
    if eye.deciding is None:
        return NOTHING
    if kind == "play":
        return _play(eye, what)
    if kind == "spend":
        return Ahead({eye.station_on: -int(what)})
    if kind == "target":
        return _target(eye, what)
    return Ahead({eye.station_on: -1}) if kind == "victim" else NOTHING


def split(kind: str) -> tuple[str, str]:
    """Station and colour of a card."""
    station, _, colour = kind.rpartition("-")
    return station, colour


def receivers(eye: Eye, colour: str) -> list[str]:
    """The stations that could receive an energy over a bridge of this colour (SOLARIS-A7, A10)."""
    seat = eye.deciding
    if seat is None:
        return []
    sides = ((eye.active, eye.active + 1), (eye.active - 1, eye.active - 1))
    found = (eye.stations[place % PLACES] for gap, place in sides if eye.bridges[gap % PLACES] == colour)
    return [station for station in found if eye.energy(station, seat) < CAP]


def served(eye: Eye, toward: str, count: int) -> list[str]:
    """The stations a biotope serves that gives so many, going toward a neighbour (SOLARIS-X10, X11)."""
    seat = eye.deciding
    if seat is None:
        return []
    step = 1 if eye.stations[(eye.active + 1) % PLACES] == toward else -1
    way = [eye.stations[(eye.active + step * k) % PLACES] for k in range(1, PLACES)]
    return [station for station in way if eye.energy(station, seat) < CAP][:count]


def _play(eye: Eye, card: str) -> Ahead:
    station, colour = split(card)
    if eye.phase == "replenish":
        return Ahead({eye.station_on: 1})
    if eye.phase == "redirect":
        return Ahead({eye.station_on: -1, **dict.fromkeys(receivers(eye, colour), 1)})
    if eye.phase == "engine":
        is_paid = eye.fed(station) % 2 == 0
        return Ahead({station: 1, **({eye.station_on: -1} if is_paid else {})})
    return _transfer(eye, colour)


def _transfer(eye: Eye, colour: str) -> Ahead:
    """A transfer from the station where this shuttle is docked (SOLARIS-X26, X29)."""
    pays = eye.dock_of(colour)
    if pays is None:
        return Ahead({eye.station_on: -1}, laser=1)
    return Ahead({eye.station_on: -2} if pays == eye.station_on else {eye.station_on: -1, pays: -1}, laser=1)


def _target(eye: Eye, station: str) -> Ahead:
    if eye.phase == "redirect-side":
        return Ahead({eye.station_on: -1, station: 1})
    if eye.phase == "biotope-side":
        return Ahead(dict.fromkeys(served(eye, station, eye.announced - 1), 1))
    if eye.phase == "port-site" and eye.waiting_shuttle:
        return Ahead({eye.station_on: -1}, dock=station, colour=eye.waiting_shuttle)
    return NOTHING
