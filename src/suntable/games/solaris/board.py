"""Solaris: stations, energy and the order of play, in the compiled subset. Clause numbers refer to RULES.md."""

from __future__ import annotations

from typing import Any

from suntable.engine.rule import rule
from suntable.games.solaris.state import CAP, NEXT, PREVIOUS, STATION_COUNT


@rule
def station_of(state: Any) -> int:
    """The active station. SOLARIS-O2."""
    return int(state.place[state.active])


@rule
def neighbour(state: Any, step: int) -> int:
    """The station so many places clockwise from the active one. SOLARIS-V8."""
    return int(state.place[(state.active + step) % STATION_COUNT])


@rule
def bridge_to(state: Any, step: int) -> int:
    """The colour of the bridge between the active station and a neighbour."""
    return int(state.bridge[(state.active + (PREVIOUS if step == PREVIOUS else 0)) % STATION_COUNT])


@rule
def has_room(state: Any, seat: int, station: int) -> bool:
    """Whether a player can receive energy at a station. SOLARIS-O9, O10."""
    return int(state.energy[station, seat]) < CAP


@rule
def climb(state: Any, seat: int, station: int) -> None:
    """A token that moves is put on top: its seat is the last of the station's list. SOLARIS-O7, O14."""
    last = state.players - 1
    at = 0
    while state.order[station, at] != seat:
        at += 1
    while at < last:
        state.order[station, at] = state.order[station, at + 1]
        at += 1
    state.order[station, last] = seat


@rule
def add_energy(state: Any, seat: int, station: int, amount: int) -> None:
    """Move a player's token. SOLARIS-O7, O8."""
    state.energy[station, seat] += amount
    climb(state, seat, station)


@rule
def begun_count(state: Any) -> int:
    """How many players have begun their turn at the active station."""
    number = 0
    while number < state.players and state.begun[number] >= 0:
        number += 1
    return number


@rule
def has_begun(state: Any, seat: int) -> bool:
    """Whether a player's token stands on the rim. SOLARIS-O11."""
    result = False
    for at in range(state.players):
        result |= state.begun[at] == seat
    return result


@rule
def next_seat(state: Any) -> int:
    """Most energy first, on one space the token lying higher; -1 when all have had their turn. SOLARIS-O4."""
    station = station_of(state)
    best = -1
    for at in range(state.players):
        seat = int(state.order[station, at])
        if not has_begun(state, seat) and (best < 0 or state.energy[station, seat] >= state.energy[station, best]):
            best = seat
    return best


@rule
def directions(state: Any, seat: int, colour: int) -> int:
    """The neighbours that a card of this colour can redirect to, as a set of stations. SOLARIS-A6, A9, A10."""
    result = 0
    for step in (NEXT, PREVIOUS):
        station = neighbour(state, step)
        if bridge_to(state, step) == colour and has_room(state, seat, station):
            result |= 1 << station
    return result
