"""Solaris: who knows what (section 5), in the compiled subset. Clause numbers refer to RULES.md."""

from __future__ import annotations

from typing import Any

from suntable.engine.bits import lowest
from suntable.engine.generator import draw
from suntable.engine.rule import rule
from suntable.games.solaris.board import has_begun
from suntable.games.solaris.cards import pick
from suntable.games.solaris.choices import held, is_played_with_cards, useful
from suntable.games.solaris.state import (
    CAP,
    CARD_TOTAL,
    COLOUR_COUNT,
    COPIES,
    DISPLAY,
    GOAL,
    HIDDEN,
    KIND_COUNT,
    MOST_HAND,
    MOST_ROUNDS,
    MOST_SEATS,
    PHASE_COUNT,
    PUBLIC,
    SEAT_SIZE,
    SPARE_COUNT,
    STATION_COUNT,
)


@rule
def conceal(state: Any, viewer: int) -> None:
    """Blank what a seat may not know; -1 is a spectator. SOLARIS-K7."""
    for seat in range(state.players):
        if seat != viewer:
            for kind in range(KIND_COUNT):
                state.hand[seat, kind] = 0
            forget_row(state, seat)
        for other in range(state.players):
            if seat != viewer and other != viewer and state.stash[seat, other] >= 0:
                state.stash[seat, other] = HIDDEN
    for kind in range(KIND_COUNT):
        state.stack[kind] = 0
    state.key = 0
    state.counter = 0


@rule
def forget_row(state: Any, viewer: int) -> None:
    """What a viewer remembers is the viewer's own affair."""
    for holder in range(state.players):
        for kind in range(KIND_COUNT):
            state.known[viewer, holder, kind] = 0


@rule
def row_of(viewer: int) -> int:
    """The row of `known` for a viewer."""
    return viewer if viewer >= 0 else PUBLIC


@rule
def resample(state: Any, viewer: int, seed: int) -> None:
    """Fill the blanks of a concealed state with a random world. SOLARIS-K8 to K11."""
    state.key = seed
    state.counter = 0
    left = gather_unseen(state, viewer)
    for seat in range(state.players):
        if seat != viewer:
            left -= give_known(state, row_of(viewer), seat)
    left -= give_useful(state, viewer, left)
    for seat in range(state.players):
        if seat != viewer:
            left -= fill_hand(state, seat, left)
            left -= fill_stash(state, seat, left)
            remember_public(state, seat)


@rule
def gather_unseen(state: Any, viewer: int) -> int:
    """Put all cards that the viewer does not see on the stack; returns their number."""
    left = 0
    for kind in range(KIND_COUNT):
        unseen = COPIES[kind] - int(state.pile[kind])
        if viewer >= 0:
            unseen -= state.hand[viewer, kind]
        state.stack[kind] = unseen
        left += unseen
    for slot in range(DISPLAY):
        left -= remove(state, int(state.display[slot]))
    for thief in range(state.players):
        for victim in range(state.players):
            left -= remove(state, int(state.stash[thief, victim]))
    return left


@rule
def remove(state: Any, kind: int) -> int:
    """Take a card that lies elsewhere off the stack; returns how many these are."""
    if kind < 0:
        return 0
    state.stack[kind] -= 1
    return 1


@rule
def give_known(state: Any, row: int, seat: int) -> int:
    """A hand holds at least what the viewer is certain of; returns how many cards that are."""
    given = 0
    for kind in range(KIND_COUNT):
        certain = int(state.known[row, seat, kind])
        state.hand[seat, kind] = certain
        state.stack[kind] -= certain
        given += certain
    return given


@rule
def give_useful(state: Any, viewer: int, left: int) -> int:
    """Who has begun an action holds a card for it. SOLARIS-K10."""
    seat = int(state.to_decide)
    phase = int(state.phase)
    if seat < 0 or seat == viewer or state.played > 0 or not is_played_with_cards(phase):
        return 0
    wanted = useful(state, seat, phase)
    if wanted & held(state, seat) != 0:
        return 0
    fitting = 0
    for kind in range(KIND_COUNT):
        if wanted >> kind & 1:
            fitting += state.stack[kind]
    if fitting == 0 or left == 0:
        return 0
    place = draw(state, fitting)
    while wanted != 0:
        kind = lowest(wanted)
        wanted &= wanted - 1
        if place < state.stack[kind]:
            state.stack[kind] -= 1
            state.hand[seat, kind] += 1
            return 1
        place -= state.stack[kind]
    return 0


@rule
def fill_hand(state: Any, seat: int, left: int) -> int:
    """Deal the rest of a hand at random; returns how many cards."""
    missing = int(state.hand_size[seat])
    for kind in range(KIND_COUNT):
        missing -= state.hand[seat, kind]
    for dealt in range(missing):
        state.hand[seat, pick(state, left - dealt)] += 1
    return max(missing, 0)


@rule
def fill_stash(state: Any, seat: int, left: int) -> int:
    """Deal the hidden cards before a player at random; returns how many cards."""
    dealt = 0
    for victim in range(state.players):
        if state.stash[seat, victim] == HIDDEN:
            state.stash[seat, victim] = pick(state, left - dealt)
            dealt += 1
    return dealt


@rule
def remember_public(state: Any, viewer: int) -> None:
    """Another player knows at least what all know. SOLARIS-K8."""
    for holder in range(state.players):
        for kind in range(KIND_COUNT):
            state.known[viewer, holder, kind] = state.known[PUBLIC, holder, kind] if holder != viewer else 0


# -- observation -------------------------------------------------------------------------------------------


@rule
def one_hot(out: Any, at: int, value: int, size: int) -> int:
    """Write one of a few values; anything outside is none. Returns where the next plane begins."""
    for each in range(size):
        out[at + each] = each == value
    return at + size


@rule
def observe(state: Any, viewer: int, out: Any) -> None:
    """A concealed state as numbers from 0 to 1, seen from a seat; PLANES in state.py says what is where."""
    me = max(viewer, 0)
    at = 0
    for step in range(MOST_SEATS):
        at = observe_seat(state, viewer, (me + step) % state.players, step < state.players, out, at)
    at = observe_ring(state, out, at)
    at = observe_cards(state, out, at)
    out[at] = state.stack_size / CARD_TOTAL
    out[at + 1] = min(state.played, MOST_HAND) / MOST_HAND
    for station in range(STATION_COUNT):
        out[at + 2 + station] = min(state.fed[station], CAP) / CAP
    at += 2 + STATION_COUNT
    out[at] = min(state.owed, MOST_HAND) / MOST_HAND
    out[at + 1] = state.announced / CAP
    at = one_hot(out, at + 2, state.chosen, KIND_COUNT)
    at = one_hot(out, at, state.omen, KIND_COUNT)
    at = one_hot(out, at, state.phase, PHASE_COUNT)
    out[at] = state.round / MOST_ROUNDS
    out[at + 1] = state.time_game


@rule
def observe_ring(state: Any, out: Any, at: int) -> int:
    """Stations, bridges and shuttles."""
    for place in range(STATION_COUNT):
        at = one_hot(out, at, state.place[place], STATION_COUNT)
    at = one_hot(out, at, state.place[state.active], STATION_COUNT)
    for place in range(STATION_COUNT):
        at = one_hot(out, at, state.bridge[place], COLOUR_COUNT)
    for colour in range(COLOUR_COUNT):
        out[at + colour] = 0
    for aside in range(SPARE_COUNT):
        out[at + state.spare[aside]] += 1 / SPARE_COUNT
    at += COLOUR_COUNT
    for colour in range(COLOUR_COUNT):
        at = one_hot(out, at, state.shuttle[colour], STATION_COUNT)
    return at


@rule
def observe_cards(state: Any, out: Any, at: int) -> int:
    """The display and the pile."""
    for kind in range(KIND_COUNT):
        out[at + kind] = 0
        out[at + KIND_COUNT + kind] = state.pile[kind] / COPIES[kind]
    for slot in range(DISPLAY):
        if state.display[slot] >= 0:
            out[at + state.display[slot]] += 1 / DISPLAY
    return at + KIND_COUNT + KIND_COUNT


@rule
def observe_seat(state: Any, viewer: int, seat: int, plays: bool, out: Any, at: int) -> int:
    """The planes of one seat; empty for one that nobody sits on."""
    if not plays:
        for each in range(SEAT_SIZE):
            out[at + each] = 0
        return at + SEAT_SIZE
    out[at] = 1
    at += 1
    for station in range(STATION_COUNT):
        out[at + station] = state.energy[station, seat] / CAP
        for place in range(state.players):
            if state.order[station, place] == seat:
                out[at + STATION_COUNT + station] = (place + 1) / MOST_SEATS
    at += STATION_COUNT + STATION_COUNT
    out[at] = min(state.laser[seat], 2 * GOAL) / (2 * GOAL)
    at = observe_hand(state, viewer, seat, out, at + 1)
    out[at] = has_begun(state, seat)
    out[at + 1] = 0
    for place in range(state.players):
        if state.named[place] == seat:
            out[at + 1] = 1
    out[at + 2] = state.to_decide == seat
    return at + 3


@rule
def observe_hand(state: Any, viewer: int, seat: int, out: Any, at: int) -> int:
    """What is known of a hand and of the face-down cards before its holder."""
    after = at + KIND_COUNT + 1
    for kind in range(KIND_COUNT):
        number = state.hand[seat, kind] if seat == viewer else state.known[row_of(viewer), seat, kind]
        out[at + kind] = number / COPIES[kind]
        out[after + kind] = 0
    out[at + KIND_COUNT] = min(state.hand_size[seat], MOST_HAND) / MOST_HAND
    laid = 0
    for victim in range(state.players):
        kind = int(state.stash[seat, victim])
        if kind != -1:
            laid += 1
        if kind >= 0:
            out[after + kind] += 1 / COPIES[kind]
    out[after + KIND_COUNT] = laid / MOST_SEATS
    return after + KIND_COUNT + 1
