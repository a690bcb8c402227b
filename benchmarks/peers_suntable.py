"""Suntable, measured as its peers are: compiled playouts, games driven from Python, and copies."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

import suntable
from peers_measure import COPY, LOOP, PYTHON, Options, Plan, Sample, Work, copies, generator, serve, until
from suntable.engine.code import tier, warm
from suntable.engine.registry import find

if TYPE_CHECKING:
    from collections.abc import Callable

COPIED = 64


def compiled(name: str) -> Work:
    """`suntable.playouts` on one thread; the time is that of the whole call."""
    first = suntable.playouts(name, games=500, seed=0, device="cpu", threads=1)
    pace = first.seconds / 500
    seeds = iter(range(1, 1_000_000))

    def sample(seconds: float) -> Sample:
        games = max(1, round(seconds / pace))
        begun = time.perf_counter()
        played = suntable.playouts(name, games=games, seed=next(seeds), device="cpu", threads=1)
        return Sample(int(played.decisions), time.perf_counter() - begun, games)

    return Work(sample)


def driven_match(name: str) -> Work:
    """`Match.legal` and `Match.play`, whole games."""
    rand, seeds = generator(1), iter(range(1, 100_000_000))

    def play() -> tuple[float, float]:
        match = suntable.new(name, seed=next(seeds))
        count = 0
        while not match.over:
            legal = match.legal()
            match.play(legal[int(rand() * len(legal))])
            count += 1
        return count, 0

    return Work(lambda seconds: until(seconds, play))


def entry_points(name: str) -> tuple[Callable[[int], int], Callable[[int], int], Callable[[int], int]]:
    """The array entry points of a game, on an array of one state.

    They are: begin a game of this seed; play an action and list what is legal next (both answer how many
    actions are legal, 0 at the end); and which action stands at a place of that list.
    """
    game = find(name)
    code = tier(game).compiled()
    players, options = game.count_players(None), code.options(game.choose({}))
    mask, actions = code.mask(), code.listing()
    states, blank = np.zeros(1, game.state.dtype), np.zeros(1, game.state.dtype)
    legal_at, start_at, step_at = code.legal_at, code.start_at, code.step_at

    def start(seed: int) -> int:
        states[0] = blank[0]
        start_at(states, 0, players, options, seed)
        return int(legal_at(states, 0, mask, actions))

    def step(action: int) -> int:
        return int(step_at(states, 0, action, mask, actions))

    return start, step, actions.item


def driven_array(name: str) -> Work:
    """The array entry points, whole games."""
    start, step, listed = entry_points(name)
    rand, seeds = generator(1), iter(range(1, 100_000_000))

    def play() -> tuple[float, float]:
        number, count = start(next(seeds)), 0
        while number:
            number = step(listed(int(rand() * number)))
            count += 1
        return count, 0

    return Work(lambda seconds: until(seconds, play))


def copied(name: str) -> Work:
    """Copies of matches from anywhere in random games, their past with them."""
    rand = generator(5)
    matches = []
    for seed in range(COPIED):
        match = suntable.new(name, seed=seed)
        passed = []
        while not match.over:
            passed.append(match.copy())
            legal = match.legal()
            match.play(legal[int(rand() * len(legal))])
        matches.append(passed[int(rand() * len(passed))])
    return Work(lambda seconds: copies(seconds / 4, [match.copy for match in matches]))


def plans(_options: Options) -> list[Plan]:
    """The rows of Suntable, for each of its games."""
    rows = []
    for name in suntable.games():
        for _ in warm(find(name)):  # a match begins interpreted and would change over within the first sample
            pass
        rows += [
            Plan(LOOP, name, "compiled playouts", partial(compiled, name)),
            Plan(PYTHON, name, "Match.legal, Match.play", partial(driven_match, name)),
            Plan(PYTHON, name, "array entry points", partial(driven_array, name)),
            Plan(COPY, name, "Match.copy", partial(copied, name)),
        ]
    return rows


if __name__ == "__main__":
    serve(plans, ("suntable", "numpy", "numba"))
