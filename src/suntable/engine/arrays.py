"""Entry points over arrays of states: what Python calls, interpreted or compiled.

Each takes *(structured array, index)*: into compiled code such a call costs a fraction of one with a record. The
functions named ``..._at`` work on one state, the others on many. The mask is scratch space of the caller's.
"""

from __future__ import annotations

from typing import Any

from suntable.engine.actions import contains
from suntable.engine.bits import lowest
from suntable.engine.generator import derive
from suntable.engine.loops import (
    MOST,
    chooser_of,
    list_legal,
    of_the_game,
    play_game,
    random_action,
    seed_of,
    start,
    step,
    try_action,
)
from suntable.engine.rule import rule

at = legal = apply = conceal = resample = observe = outcome = breakdown = check = of_the_game
WORDS: Any = of_the_game
STARTS: Any = of_the_game


@rule
def record_at(states: Any, index: int) -> Any:
    """What `at` is when compiled; interpreted rules get a window on the same bytes instead (record.Face)."""
    return states[index]


# -- one state ------------------------------------------------------------------------------------------


@rule
def start_at(states: Any, index: int, players: int, options: Any, seed: int) -> None:
    """Set up a game on a record of zeros."""
    start(at(states, index), players, options, seed)


@rule
def legal_at(states: Any, index: int, mask: Any, actions: Any) -> int:
    """List the legal actions, ascending; return their number."""
    return list_legal(at(states, index), mask, actions)


@rule
def try_at(states: Any, index: int, action: int, mask: Any) -> int:
    """Play an action if it is legal: ILLEGAL, PLAYED or REVEALED."""
    return try_action(at(states, index), action, mask)


@rule
def apply_at(states: Any, index: int, action: int) -> None:
    """Play an action that is known to be legal."""
    apply(at(states, index), action)


@rule
def step_at(states: Any, index: int, action: int, mask: Any, actions: Any) -> int:
    """Play an action that is known to be legal, list what is legal next; return its number, 0 when over."""
    return step(at(states, index), action, mask, actions)


@rule
def conceal_at(states: Any, index: int, seat: int) -> None:
    """Blank what the seat may not know."""
    conceal(at(states, index), seat)


@rule
def resample_at(states: Any, index: int, seat: int, seed: int) -> None:
    """Fill the blanks of a concealed state."""
    resample(at(states, index), seat, seed)


@rule
def observe_at(states: Any, index: int, seat: int, out: Any) -> None:
    """Write what a seat sees as numbers."""
    observe(at(states, index), seat, out)


@rule
def outcome_at(states: Any, index: int, scores: Any, ranks: Any, returns: Any) -> None:
    """Scores, ranks and returns."""
    outcome(at(states, index), scores, ranks, returns)


@rule
def breakdown_at(states: Any, index: int, seat: int, parts: Any) -> None:
    """The parts of a score."""
    breakdown(at(states, index), seat, parts)


@rule
def check_at(states: Any, index: int) -> int:
    """0, or the number of what is wrong with a state."""
    return check(at(states, index))


# -- many games -----------------------------------------------------------------------------------------


@rule
def playouts(
    states: Any, mask: Any, players: int, options: Any, seed: int, first: int, lengths: Any, scores: Any, ranks: Any,
    returns: Any,
) -> None:  # fmt: skip
    """Play games at random, one for each row of the results, on the first state; the second is blank."""
    state = at(states, 0)
    for game in range(len(lengths)):
        states[0] = states[1]
        lengths[game] = play_game(state, mask, players, options, seed, first + game)
        outcome(state, scores[game], ranks, returns[game])


@rule
def reset_all(states: Any, blank: Any, players: int, options: Any, seed: int, numbers: Any) -> None:
    """Begin the game of each number on the state in its row."""
    for index in range(len(states)):
        states[index] = blank[0]
        start(at(states, index), players, options, seed_of(seed, int(numbers[index])))


@rule
def find_illegal(states: Any, actions: Any, mask: Any) -> int:
    """The first state whose action is not legal, -1 when all are."""
    for index in range(len(states)):
        legal(at(states, index), mask)
        if not contains(mask, STARTS, WORDS, int(actions[index])):
            return index
    return -1


@rule
def step_all(
    states: Any, blank: Any, actions: Any, players: int, options: Any, seed: int, numbers: Any, apart: int, scores: Any,
    ranks: Any, returns: Any, done: Any,
) -> None:  # fmt: skip
    """One legal action in each state; a game that ends is scored and begun anew under the next number of its row."""
    for index in range(len(states)):
        state = at(states, index)
        done[index] = 0
        for seat in range(players):
            returns[index, seat] = 0
        apply(state, int(actions[index]))
        if state.to_decide < 0:
            done[index] = 1
            outcome(state, scores[index], ranks, returns[index])
            numbers[index] += apart
            states[index] = blank[0]
            start(state, players, options, seed_of(seed, int(numbers[index])))


@rule
def choose_all(states: Any, seed: int, first: int, turn: int, mask: Any, actions: Any) -> None:
    """A random legal action for each state; ``first`` is the number of the first of them."""
    for index in range(len(states)):
        actions[index] = random_action(at(states, index), mask, chooser_of(seed, first + index), turn)


@rule
def observe_all(states: Any, scratch: Any, out: Any) -> None:
    """What the seat that decides sees, for each state."""
    view = at(scratch, 0)
    for index in range(len(states)):
        scratch[0] = states[index]
        seat = int(view.to_decide)
        conceal(view, seat)
        observe(view, seat, out[index])


@rule
def masks_all(states: Any, mask: Any, bools: Any) -> None:
    """The legal actions of each state as a row of zeros and ones."""
    for index in range(len(states)):
        fill_row(at(states, index), mask, bools[index])


@rule
def fill_row(state: Any, mask: Any, row: Any) -> None:
    """One row of `masks_all`."""
    for action in range(len(row)):
        row[action] = 0
    legal(state, mask)
    for word in range(WORDS):
        rest = mask[word]
        while rest != 0:
            row[STARTS[word] + lowest(rest)] = 1
            rest &= rest - 1


@rule
def copy_often(states: Any, copies: int) -> int:
    """Copy a state back and forth, for measuring what a copy costs."""
    for n in range(copies):
        states[1 - (n & 1)] = states[n & 1]
    return int(at(states, 0).counter)


# -- fuzzing --------------------------------------------------------------------------------------------

STUCK, TOO_LONG, FORGETFUL, IMPOSSIBLE, TELLTALE = range(100, 105)
FAULTS = {
    STUCK: "nobody can act and the game is not over",
    TOO_LONG: "the game does not end",
    FORGETFUL: "conceal(resample(conceal(s, p)), p) differs from conceal(s, p)",
    IMPOSSIBLE: "a resampled world is impossible",
    TELLTALE: "the legal actions of the seat that decides differ in a resampled world",
}


@rule
def differ(left: Any, right: Any) -> bool:
    """Whether two rows differ."""
    for place in range(len(left)):
        if left[place] != right[place]:
            return True
    return False


@rule
def examine_world(states: Any, worlds: Any, raw: Any, mask: Any, spare: Any, seat: int, seed: int) -> int:
    """The laws of `conceal` and `resample` in one state for one seat; 0 when all hold."""
    worlds[0] = states[0]
    conceal(at(worlds, 0), seat)
    worlds[1] = worlds[0]
    resample(at(worlds, 1), seat, seed)
    if check(at(worlds, 1)) != 0:
        return IMPOSSIBLE
    legal(at(states, 0), mask)
    if seat != at(states, 0).to_decide:
        # Another's choice is that one's secret; that there is one is not.
        if legal(at(worlds, 1), spare) == 0 and at(states, 0).to_decide >= 0:
            return STUCK
    else:
        legal(at(worlds, 1), spare)
        if differ(mask, spare):
            return TELLTALE
    worlds[2] = worlds[1]
    conceal(at(worlds, 2), seat)
    if differ(raw[0], raw[2]):
        return FORGETFUL
    return 0


@rule
def examine(states: Any, worlds: Any, raw: Any, mask: Any, spare: Any, seed: int) -> int:
    """Everything that must hold in one state: 0, what `check` found, or a fault."""
    state = at(states, 0)
    problem = check(state)
    if problem != 0:
        return problem
    if state.to_decide >= 0 and legal(state, mask) == 0:
        return STUCK
    for seat in range(-1, int(state.players)):
        problem = examine_world(states, worlds, raw, mask, spare, seat, derive(seed, seat + 1))
        if problem != 0:
            return problem
    return 0


@rule
def fuzz(
    states: Any, worlds: Any, raw: Any, mask: Any, spare: Any, players: int, options: Any, seed: int, first: int,
    games: int, found: Any,
) -> int:  # fmt: skip
    """Random games in which every state is examined; returns the first game with a fault, -1 when there is none.

    ``states`` are one to play on and a blank one, ``worlds`` three to work on, ``raw`` their bytes; ``found`` tells
    the decision after which something was wrong, and what.
    """
    state = at(states, 0)
    for game in range(first, first + games):
        states[0] = states[1]
        start(state, players, options, seed_of(seed, game))
        decisions = 0
        while True:
            found[0] = decisions
            found[1] = examine(states, worlds, raw, mask, spare, derive(seed_of(seed, game), decisions))
            if found[1] == 0 and decisions == MOST:
                found[1] = TOO_LONG
            if found[1] != 0:
                return game
            if state.to_decide < 0:
                break
            apply(state, random_action(state, mask, chooser_of(seed, game), decisions))
            decisions += 1
    return -1
