"""Solaris: cards and what is known of them, in the compiled subset. Clause numbers refer to RULES.md."""

from __future__ import annotations

from typing import Any

from suntable.engine.generator import draw
from suntable.engine.rule import note, rule
from suntable.games.solaris.state import DISPLAY, KIND_COUNT, PUBLIC, RESHUFFLES


@rule
def reshuffle(state: Any) -> None:
    """The whole pile becomes the stack. SOLARIS-D13, D14."""
    moved = 0
    for kind in range(KIND_COUNT):
        moved += state.pile[kind]
        state.stack[kind] = state.pile[kind]
        state.pile[kind] = 0
    state.stack_size = moved
    if moved != 0:
        note(state, -1, RESHUFFLES)


@rule
def lay(state: Any, kind: int) -> None:
    """A card goes face up to the pile. SOLARIS-A18, D12."""
    state.pile[kind] += 1
    if state.stack_size == 0:
        reshuffle(state)


@rule
def pick(state: Any, number: int) -> int:
    """A random card of the stack, which holds so many. SOLARIS-D16."""
    place = draw(state, number)
    kind = 0
    while place >= state.stack[kind]:
        place -= state.stack[kind]
        kind += 1
    state.stack[kind] -= 1
    return kind


@rule
def draw_top(state: Any) -> int:
    """The top card of the stack; the last one has the pile shuffled at once. SOLARIS-D13."""
    kind = pick(state, int(state.stack_size))
    state.stack_size -= 1
    if state.stack_size == 0:
        reshuffle(state)
    return kind


@rule
def draw_to_hand(state: Any, seat: int) -> None:
    """A card of the stack that only its holder sees. SOLARIS-K5."""
    state.hand[seat, draw_top(state)] += 1
    state.hand_size[seat] += 1


@rule
def fill_display(state: Any) -> None:
    """Gaps are filled left to right. SOLARIS-D6, D8."""
    for slot in range(DISPLAY):
        if state.display[slot] < 0 and state.stack_size > 0:
            state.display[slot] = draw_top(state)


@rule
def take_open(state: Any, seat: int, slot: int) -> int:
    """A card of the display, which all see go into a hand; returns it. SOLARIS-D5, K1."""
    kind = int(state.display[slot])
    state.display[slot] = -1
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1
    for viewer in range(state.players):
        if viewer != seat:
            state.known[viewer, seat, kind] += 1
    state.known[PUBLIC, seat, kind] += 1
    return kind


@rule
def unknow(state: Any, viewer: int, holder: int, kind: int) -> None:
    """A viewer is certain of one card less."""
    if state.known[viewer, holder, kind] > 0:
        state.known[viewer, holder, kind] -= 1


@rule
def show(state: Any, seat: int, kind: int) -> None:
    """A card leaves a hand, seen by all, and goes to the pile. SOLARIS-K2."""
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    for viewer in range(state.players):
        unknow(state, viewer, seat, kind)
    unknow(state, PUBLIC, seat, kind)
    lay(state, kind)


@rule
def steal(state: Any, thief: int, victim: int) -> None:
    """A random card of a hand goes face down before the thief. SOLARIS-X19, K3."""
    place = draw(state, int(state.hand_size[victim]))
    kind = 0
    while place >= state.hand[victim, kind]:
        place -= state.hand[victim, kind]
        kind += 1
    state.hand[victim, kind] -= 1
    state.hand_size[victim] -= 1
    state.stash[thief, victim] = kind
    unknow(state, thief, victim, kind)
    for any_kind in range(KIND_COUNT):
        for viewer in range(state.players):
            if viewer != thief:
                unknow(state, viewer, victim, any_kind)
        unknow(state, PUBLIC, victim, any_kind)


@rule
def gather(state: Any, thief: int) -> int:
    """A player's face-down cards join the hand; returns how many. SOLARIS-X24, K4."""
    added = 0
    for victim in range(state.players):
        kind = int(state.stash[thief, victim])
        if kind >= 0:
            state.stash[thief, victim] = -1
            state.hand[thief, kind] += 1
            state.hand_size[thief] += 1
            state.known[victim, thief, kind] += 1
            added += 1
    return added
