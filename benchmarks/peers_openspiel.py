"""OpenSpiel: its own C++ random rollouts, the same games driven from Python, and the cost of a clone.

The wheel has no benchmark program, and `RandomRolloutEvaluator` has no method of its own in Python. A search
of one simulation does exactly one thing, though: it asks its evaluator about the root, and that plays its
random rollouts from there to the end in C++. The root must be a decision, so the chance events before
the first decision (the deal) are made beforehand and cost OpenSpiel nothing.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pyspiel

from peers_measure import COPY, LOOP, PYTHON, Options, Plan, Sample, Work, copies, generator, serve, until

GAMES = (
    "gin_rummy",
    "backgammon",
    "hearts",
    "spades",
    "crazy_eights",
    "leduc_poker",
    "connect_four",
    "tic_tac_toe",
)
ROOTS = 32  # starting positions (deals) of the rollouts
COPIED = 64  # positions, from anywhere in a game, that are cloned
CHANCE = int(pyspiel.PlayerId.CHANCE)

Random = Callable[[], float]


def weighted(outcomes: Sequence[tuple[int, float]], rand: Random) -> int:
    """One of the outcomes of a chance event, by their weights."""
    left = rand()
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]


def even_chances(game: Any) -> bool:
    """Are the outcomes of each chance event equally likely? Then it costs no more than a decision."""
    rand = generator(3)
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                weights = [weight for _, weight in outcomes]
                if max(weights) - min(weights) > 1e-9:
                    return False
            legal = state.legal_actions()
            state.apply_action(legal[int(rand() * len(legal))])
    return True


def finish(state: Any, rand: Random, even: bool) -> tuple[int, int]:
    """Random play from this state to the end: how many decisions, how many chance events."""
    decisions = chance = 0
    while True:
        player = state.current_player()
        if player >= 0:
            decisions += 1
        elif player == CHANCE:
            chance += 1
            if not even:
                state.apply_action(weighted(state.chance_outcomes(), rand))
                continue
        else:
            return decisions, chance
        legal = state.legal_actions()
        state.apply_action(legal[int(rand() * len(legal))])


def dealt(game: Any, rand: Random) -> Any:
    """A new game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(weighted(state.chance_outcomes(), rand))
    return state


def lengths(roots: Sequence[Any], rand: Random, even: bool, seconds: float) -> tuple[list[int], list[int]]:
    """Decisions and chance events of random games from these roots, each root as often as the others."""
    decisions: list[int] = []
    chances: list[int] = []
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        for root in roots:
            count, chance = finish(root.clone(), rand, even)
            decisions.append(count)
            chances.append(chance)
    return decisions, chances


def roll_out(game: Any, roots: Sequence[Any], each: int, seed: int) -> float:
    """Seconds that so many rollouts from each root take in C++."""
    evaluator = pyspiel.RandomRolloutEvaluator(each, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, seed, False)
    begun = time.perf_counter()
    found = [bot.mcts_search(root) for root in roots]
    spent = time.perf_counter() - begun
    if any(node.explore_count != 1 or node.children for node in found):
        raise RuntimeError("a search of one simulation did more than evaluate its root")
    return spent


def native(name: str, options: Options) -> Work:
    """Rollouts in C++; how long they are is found by playing from the same roots in Python."""
    game, rand = pyspiel.load_game(name), generator(1)
    even = even_chances(game)
    roots = [dealt(game, rand) for _ in range(ROOTS)]
    decisions, chances = lengths(roots, rand, even, 0.5 if options.quick else 5.0)
    mean, chance = statistics.fmean(decisions), statistics.fmean(chances)
    error = statistics.stdev(decisions) / len(decisions) ** 0.5 / mean if len(decisions) > 1 else 0.0
    each = 1
    while (spent := roll_out(game, roots, each, 1)) < 0.05:
        each *= 2
    pace = spent / each  # seconds for one rollout from every root
    seeds = iter(range(2, 1_000_000))

    def sample(seconds: float) -> Sample:
        number = max(1, round(seconds / pace))
        spent = roll_out(game, roots, number, next(seeds))
        games = number * len(roots)
        return Sample(games * mean, spent, games, games * chance)

    return Work(sample, {"roots": ROOTS, "counted_games": len(decisions), "length_error": error})


def driven(name: str) -> Work:
    """Whole games, deal and all, driven from Python."""
    game, rand = pyspiel.load_game(name), generator(1)
    even = even_chances(game)
    return Work(lambda seconds: until(seconds, lambda: finish(game.new_initial_state(), rand, even)))


def cloned(name: str) -> Work:
    """Clones of positions from anywhere in random games."""
    game, rand = pyspiel.load_game(name), generator(5)
    positions: list[Any] = []
    while len(positions) < COPIED:
        state, passed = dealt(game, rand), []
        while not state.is_terminal():
            passed.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(legal[int(rand() * len(legal))])
        positions.append(passed[int(rand() * len(passed))])
    return Work(lambda seconds: copies(seconds / 4, [state.clone for state in positions]))


def plans(options: Options) -> list[Plan]:
    """The rows of OpenSpiel."""
    rows = [Plan(LOOP, name, "C++ random rollouts", partial(native, name, options)) for name in GAMES]
    rows += [Plan(PYTHON, name, "legal_actions, apply_action", partial(driven, name)) for name in GAMES]
    rows += [Plan(COPY, name, "State.clone", partial(cloned, name)) for name in GAMES]
    return rows


if __name__ == "__main__":
    serve(plans, ("open-spiel", "numpy"))
