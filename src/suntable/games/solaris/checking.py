"""Solaris: what must be true of every position, in the compiled subset."""

from __future__ import annotations

from typing import Any

from suntable.engine.rule import rule
from suntable.games.solaris.board import begun_count, station_of
from suntable.games.solaris.state import (
    ACTION_OF,
    BIOTOPE,
    BIOTOPE_SIDE,
    BRIDGE_COLOUR,
    BRIDGE_COUNT,
    CANTEEN,
    CANTEEN_STATION,
    CAP,
    CELL,
    CELL_PLACE,
    CELL_STATION,
    COLOUR_COUNT,
    COPIES,
    DISPLAY,
    ENGINE,
    EXCHANGE,
    HAND_LIMIT,
    HQ,
    KIND_COUNT,
    LIMIT_CANTEEN,
    LIMIT_ROUND,
    LIMIT_TURN,
    MAIN,
    OVER,
    PORT,
    PORT_SITE,
    PUBLIC,
    REDIRECT_SIDE,
    RETURN,
    SPARE_COUNT,
    STATION_COUNT,
)


@rule
def check(state: Any) -> int:
    """0 for a possible state, else the number of the first thing that is wrong (PROBLEMS in state.py)."""
    problem = check_cards(state)
    if problem == 0:
        problem = check_ring(state)
    if problem == 0:
        problem = check_tokens(state)
    if problem == 0:
        problem = check_begun(state)
    if problem == 0:
        problem = check_known(state)
    if problem == 0:
        problem = check_stash(state)
    if problem == 0:
        problem = check_action(state)
    return problem


@rule
def check_cards(state: Any) -> int:
    """SOLARIS-C5, D13: 108 cards, each in one place."""
    on_stack = 0
    on_pile = 0
    for kind in range(KIND_COUNT):
        on_stack += state.stack[kind]
        on_pile += state.pile[kind]
        number = int(state.stack[kind]) + int(state.pile[kind])
        for slot in range(DISPLAY):
            number += state.display[slot] == kind
        for seat in range(state.players):
            number += state.hand[seat, kind]
            for victim in range(state.players):
                number += state.stash[seat, victim] == kind
        if number != COPIES[kind] or state.stack[kind] < 0 or state.pile[kind] < 0:
            return 1
    if on_stack == 0 and on_pile != 0:
        return 1
    if on_stack != state.stack_size:
        return 2
    for seat in range(state.players):
        held = 0
        for kind in range(KIND_COUNT):
            if state.hand[seat, kind] < 0:
                return 2
            held += state.hand[seat, kind]
        if held != state.hand_size[seat]:
            return 2
    return 0


@rule
def check_ring(state: Any) -> int:
    """SOLARIS-C3, S4, V6."""
    stations = 0
    for place in range(STATION_COUNT):
        stations |= 1 << state.place[place]
    if stations != (1 << STATION_COUNT) - 1 or state.place[CELL_PLACE] != CELL_STATION:
        return 5
    for colour in range(COLOUR_COUNT):
        number = 0
        for bridge in range(BRIDGE_COUNT):
            number += BRIDGE_COLOUR[bridge] == colour
        for gap in range(STATION_COUNT):
            number -= state.bridge[gap] == colour
        for aside in range(SPARE_COUNT):
            number -= state.spare[aside] == colour
        if number != 0:
            return 6
    return 0


@rule
def check_tokens(state: Any) -> int:
    """SOLARIS-O9, O14."""
    for station in range(STATION_COUNT):
        seats = 0
        for at in range(state.players):
            seat = int(state.order[station, at])
            if seat < 0:
                return 4
            seats |= 1 << seat
            if not 0 <= state.energy[station, at] <= CAP or state.laser[at] < 0:
                return 3
        if seats != (1 << state.players) - 1:
            return 4
    return 0


@rule
def check_begun(state: Any) -> int:
    """SOLARIS-O3, O11: tokens on the rim were the last to move, in the order of their turns."""
    number = begun_count(state)
    if number == 0:
        return 7
    for at in range(state.players):
        seat = int(state.begun[at])
        if (seat >= 0) != (at < number):
            return 7
        if seat >= 0 and state.order[station_of(state), state.players - number + at] != seat:
            return 7
    if state.phase == LIMIT_CANTEEN or state.phase == LIMIT_ROUND or state.phase == OVER:
        return 0 if number == state.players else 7
    return 0 if state.begun[number - 1] == state.to_decide else 7


@rule
def check_known(state: Any) -> int:
    """SOLARIS-K6."""
    for holder in range(state.players):
        for kind in range(KIND_COUNT):
            public = state.known[PUBLIC, holder, kind]
            if not 0 <= public <= state.hand[holder, kind]:
                return 8
            for viewer in range(state.players):
                known = state.known[viewer, holder, kind]
                if viewer == holder:
                    if known != 0:
                        return 8
                elif not public <= known <= state.hand[holder, kind]:
                    return 8
    return 0


@rule
def check_stash(state: Any) -> int:
    """SOLARIS-X19, X20, X24."""
    for at in range(state.players):
        thief = int(state.begun[at])
        for victim in range(state.players):
            if thief < 0 or state.stash[thief, victim] < 0:
                continue
            if station_of(state) != CANTEEN_STATION or state.phase == LIMIT_CANTEEN or thief == victim:
                return 9
    for seat in range(state.players):
        has_begun = False
        laid = False
        for at in range(state.players):
            has_begun = has_begun or state.begun[at] == seat
            laid = laid or state.stash[seat, at] != -1
        if laid and not has_begun:
            return 9
    return 0


@rule
def check_action(state: Any) -> int:
    """The phases of section 4, and what must have happened before them."""
    phase = int(state.phase)
    seat = int(state.to_decide)
    if phase == OVER or seat < 0:
        return 0 if phase == OVER and seat < 0 else 10
    is_elsewhere = action_phase(phase) != ACTION_OF[station_of(state)]
    if phase in (ENGINE, HQ, BIOTOPE, BIOTOPE_SIDE, PORT, PORT_SITE, CANTEEN, CELL) and is_elsewhere:
        return 10
    if (phase == RETURN) != (state.owed > 0) or (phase == BIOTOPE_SIDE and state.announced < 1):
        return 10
    if phase in (MAIN, EXCHANGE, HQ, BIOTOPE) and state.played != 0:
        return 10
    if (phase in (REDIRECT_SIDE, PORT_SITE)) != (state.chosen >= 0):
        return 10
    if phase == PORT_SITE and state.shuttle[state.chosen % COLOUR_COUNT] >= 0:
        return 10
    problem = check_limits(state, seat, phase)
    return check_units(state, seat, phase) if problem == 0 else problem


@rule
def check_limits(state: Any, seat: int, phase: int) -> int:
    """SOLARIS-D9, D11: who discards has too many cards, and the time for it has come."""
    if phase in (LIMIT_TURN, LIMIT_CANTEEN, LIMIT_ROUND) and state.hand_size[seat] <= HAND_LIMIT:
        return 10
    if phase == LIMIT_CANTEEN and station_of(state) != CANTEEN_STATION:
        return 10
    return 10 if phase == LIMIT_ROUND and state.active != CELL_PLACE else 0


@rule
def action_phase(phase: int) -> int:
    """The station's action that a phase belongs to."""
    if phase == BIOTOPE_SIDE:
        return BIOTOPE
    return PORT if phase == PORT_SITE else phase


@rule
def check_units(state: Any, seat: int, phase: int) -> int:
    """Cards fed and victims named are those of this turn. SOLARIS-X3, X20."""
    fed = 0
    for station in range(STATION_COUNT):
        fed += state.fed[station]
    if phase == ENGINE and fed != state.played:
        return 10
    if phase != CANTEEN:
        return 0
    named = 0
    seats = 0
    for at in range(state.players):
        victim = int(state.named[at])
        if victim >= 0:
            if victim == seat or state.hand_size[victim] == 0 or seats >> victim & 1:
                return 10
            named += 1
            seats |= 1 << victim
    return 0 if named == state.played else 10
