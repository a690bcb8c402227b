"""Solaris: what can be chosen, in the compiled subset. Clause numbers refer to RULES.md."""

from __future__ import annotations

from typing import Any

from suntable.engine.rule import rule
from suntable.games.solaris.board import directions, has_room, station_of
from suntable.games.solaris.state import (
    ACTION_OF,
    BIOTOPE,
    BIOTOPE_STATION,
    CANTEEN,
    CARDS_FOR_ENERGY,
    CELL,
    CELL_STATION,
    COLOUR_COUNT,
    DISPLAY,
    ENGINE,
    ENGINE_DECK,
    FROM_STACK,
    HQ,
    KIND_COUNT,
    PORT,
    REDIRECT,
    REPLENISH,
    STATION_COUNT,
    TO_EXCHANGE,
    TO_PASS,
    TO_REDIRECT,
    TO_REPLENISH,
    TO_STATION,
    WITH_COLOUR,
    WITH_STATION,
)


@rule
def held(state: Any, seat: int) -> int:
    """The kinds of a hand, as a set."""
    result = 0
    for kind in range(KIND_COUNT):
        if state.hand[seat, kind] > 0:
            result |= 1 << kind
    return result


@rule
def here(state: Any, seat: int) -> int:
    """A player's energy at the active station."""
    return int(state.energy[station_of(state), seat])


# -- kinds that an action can use now, whatever the hand ---------------------------------------------------


@rule
def replenishing(state: Any, seat: int) -> int:
    """SOLARIS-A3, A5."""
    station = station_of(state)
    return WITH_STATION[station] if has_room(state, seat, station) else 0


@rule
def redirecting(state: Any, seat: int) -> int:
    """SOLARIS-A6, A10."""
    result = 0
    if here(state, seat) > 0:
        for colour in range(COLOUR_COUNT):
            if directions(state, seat, colour) != 0:
                result |= WITH_COLOUR[colour]
    return result


@rule
def is_paid(state: Any, station: int) -> bool:
    """Whether the next card for a station at the engine deck is covered by energy spent before. SOLARIS-X3."""
    return int(state.fed[station]) % CARDS_FOR_ENERGY != 0


@rule
def feeding(state: Any, seat: int) -> int:
    """SOLARIS-X3 to X5."""
    result = 0
    for station in range(STATION_COUNT):
        is_affordable = is_paid(state, station) or state.energy[ENGINE_DECK, seat] > 0
        if station != ENGINE_DECK and is_affordable and has_room(state, seat, station):
            result |= WITH_STATION[station]
    return result


@rule
def transferring(state: Any, seat: int) -> int:
    """SOLARIS-X26, X28, X29."""
    result = 0
    for colour in range(COLOUR_COUNT):
        station = int(state.shuttle[colour])
        if station >= 0:
            needed = 2 if station == CELL_STATION else 1
            if state.energy[station, seat] >= needed and state.energy[CELL_STATION, seat] > 0:
                result |= WITH_COLOUR[colour]
    return result


@rule
def useful(state: Any, seat: int, phase: int) -> int:
    """The kinds that an action played with cards can use now. Section 4."""
    if phase == REPLENISH:
        return replenishing(state, seat)
    if phase == REDIRECT:
        return redirecting(state, seat)
    if phase == ENGINE:
        return feeding(state, seat)
    if phase == CELL:
        return transferring(state, seat)
    return 0


@rule
def is_played_with_cards(phase: int) -> bool:
    """The actions whose cards earn cards in return. SOLARIS-D2."""
    return phase in (REPLENISH, REDIRECT, ENGINE, CELL)


# -- other choices ---------------------------------------------------------------------------------------------


@rule
def sources(state: Any) -> int:
    """Where a card can be taken from, as a set. SOLARIS-D3, D15."""
    result = 0
    for slot in range(DISPLAY):
        if state.display[slot] >= 0:
            result |= 1 << slot
    if state.stack_size > 0:
        result |= 1 << FROM_STACK
    return result


@rule
def most_to_share(state: Any, seat: int) -> int:
    """The most energy that the biotope can take: one to begin, one for each other station with room. SOLARIS-X12."""
    places = 1
    for station in range(STATION_COUNT):
        if station != BIOTOPE_STATION and has_room(state, seat, station):
            places += 1
    return min(here(state, seat), places)


@rule
def free_shuttles(state: Any) -> int:
    """SOLARIS-X14, X17."""
    result = 0
    for colour in range(COLOUR_COUNT):
        if state.shuttle[colour] < 0:
            result |= 1 << colour
    return result


@rule
def victims(state: Any, seat: int) -> int:
    """Whom a player can still name in the canteen, as a set. SOLARIS-X20, X21."""
    result = 0
    for other in range(state.players):
        if other != seat and state.hand_size[other] > 0:
            result |= 1 << other
    for at in range(state.players):
        if state.named[at] >= 0:
            result &= ~(1 << state.named[at])
    return result


@rule
def can_act(state: Any, seat: int) -> bool:
    """Whether the active station's own action is offered. SOLARIS-A2, A15, X13, X17, X21."""
    if here(state, seat) == 0:
        return False
    phase = ACTION_OF[station_of(state)]
    if phase == HQ:
        return sources(state) != 0
    if phase == BIOTOPE:
        return most_to_share(state, seat) > 1
    if phase == PORT:
        return free_shuttles(state) != 0
    if phase == CANTEEN:
        return victims(state, seat) != 0
    return useful(state, seat, phase) & held(state, seat) != 0


@rule
def mains(state: Any, seat: int) -> int:
    """The five actions that are offered. SOLARIS-A1, A2."""
    hand = held(state, seat)
    result = 1 << TO_PASS
    if replenishing(state, seat) & hand != 0:
        result |= 1 << TO_REPLENISH
    if redirecting(state, seat) & hand != 0:
        result |= 1 << TO_REDIRECT
    if hand != 0 and sources(state) != 0:  # SOLARIS-A13
        result |= 1 << TO_EXCHANGE
    if can_act(state, seat):
        result |= 1 << TO_STATION
    return result
