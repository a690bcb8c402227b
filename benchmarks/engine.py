#!/usr/bin/env python3
"""What the engine does in a second, game by game.

    python benchmarks/engine.py                 measure, print the table
    python benchmarks/engine.py --write         and write it into docs/benchmarks.md
    python benchmarks/engine.py --gpu --write   the same for the GPU of this machine, against its processor

Each figure is the median of several samples, with the least and the most. Random players throughout.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import suntable
from report import Machine, listed, write
from suntable.engine.code import cache_folder, tier, warm
from suntable.engine.game import Game
from suntable.engine.registry import find

Sample = Callable[[float], float]  # for about so many seconds -> the figure


@dataclass(frozen=True)
class Row:
    """One figure of one game."""

    what: str
    unit: str
    sample: Sample
    rounds: int | None = None  # for samples that take long: how many are enough


# -- samples --------------------------------------------------------------------------------------------


def playouts(name: str, **how: Any) -> Sample:
    """Decisions a second of random games in one call."""
    pace = suntable.playouts(name, 20, seed=1, **how).seconds / 20
    if pace < 1e-4:
        pace = suntable.playouts(name, 2000, seed=1, **how).seconds / 2000
    return lambda seconds: suntable.playouts(name, max(2, int(seconds / pace)), seed=2, **how).per_second


def rate(work: Callable[[int], int]) -> Sample:
    """Things a second: ``work`` takes a seed and says how many it did."""

    def sample(seconds: float) -> float:
        done, seed, began = 0, 0, time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds:
            seed += 1
            done += work(seed)
        return done / passed

    return sample


def match_game(name: str) -> Callable[[int], int]:
    """A game through Match.legal and Match.play."""
    rand = np.random.default_rng(1).random(1 << 20).tolist()

    def play(seed: int) -> int:
        match, count = suntable.new(name, seed=seed), 0
        while legal := match.legal():
            match.play(legal[int(rand[(seed * 977 + count) & 0xFFFFF] * len(legal))])
            count += 1
        return count

    return play


def array_game(game: Game, in_one: bool) -> Callable[[int], int]:
    """A game through the array entry points: legal_at and apply_at, or both in one call (step_at)."""
    code = tier(game).compiled()
    states, blank = np.zeros(1, game.state.dtype), np.zeros(1, game.state.dtype)
    mask, actions, options = code.mask(), code.listing(), code.options(game.choose({}))
    rand = np.random.default_rng(1).random(1 << 20).tolist()
    players, item = game.seats[0], actions.item
    legal_at, apply_at, step_at = code.legal_at, code.apply_at, code.step_at

    def play(seed: int) -> int:
        states[:] = blank
        code.start_at(states, 0, players, options, seed)
        number, count = legal_at(states, 0, mask, actions), 0
        while number:
            action = item(int(rand[(seed * 977 + count) & 0xFFFFF] * number))
            count += 1
            if in_one:
                number = step_at(states, 0, action, mask, actions)
            else:
                apply_at(states, 0, action)
                number = legal_at(states, 0, mask, actions)
        return count

    return play


def batch(name: str, size: int, threads: int) -> Sample:
    """Decisions a second of a batch with random actions, ends and new beginnings included."""
    games = suntable.Batch(name, size, threads=threads)

    def step(_: int) -> int:
        games.step(games.random_actions())
        return size

    return rate(step)


def middle(name: str) -> suntable.Match:
    """A match about half way."""
    play = suntable.new(name, seed=1)
    while not play.over:
        play.play(play.legal()[0])
    return play.at(len(play.actions) // 2)


def each(count: int, work: Callable[[], object]) -> Sample:
    """Microseconds of one call."""

    def sample(seconds: float) -> float:
        done, began = 0, time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds:
            for _ in range(count):
                work()
            done += count
        return passed / done * 1e6

    return sample


def compiled_copy(game: Game) -> Sample:
    """Nanoseconds of copying a state in compiled code."""
    code, states = tier(game).compiled(), np.zeros(2, game.state.dtype)

    def sample(seconds: float) -> float:
        copies = int(seconds * 1e8)
        began = time.perf_counter()
        code.copy_often(states, copies)
        return (time.perf_counter() - began) / copies * 1e9

    return sample


def process(code: str, cache: Path | None = None) -> Sample:
    """Seconds that a fresh process says something took: it prints them."""

    def sample(_: float) -> float:
        with tempfile.TemporaryDirectory() as empty:
            environment = {**os.environ, "SUNTABLE_CACHE": str(cache or empty)}
            done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
        return float(done.stdout)

    return sample


TIMED = "import time; began = time.perf_counter(); {}; print(time.perf_counter() - began)"
READY = (
    "import numba, suntable; from suntable.engine.code import tier, warm; "
    "from suntable.engine.registry import find; game = find('{}'); " + TIMED
)


def rows_of(name: str, cache: Path) -> Iterator[Row]:
    """Everything that is measured of a game."""
    game = find(name)
    yield Row("playouts, interpreted", "decisions/s", playouts(name, device="python"))
    yield Row("playouts, compiled, one thread", "decisions/s", playouts(name))
    cores = os.cpu_count() or 1
    yield Row(f"playouts, compiled, {cores} threads", "decisions/s", playouts(name, threads=cores))
    yield Row("batch of 4096, compiled, one thread", "decisions/s", batch(name, 4096, 1))
    yield Row("Match.legal and Match.play", "decisions/s", rate(match_game(name)))
    yield Row("array entry points legal_at, apply_at", "decisions/s", rate(array_game(game, in_one=False)))
    yield Row("array entry point step_at", "decisions/s", rate(array_game(game, in_one=True)))
    match = middle(name)
    yield Row("copy of a state, compiled", "ns", compiled_copy(game))
    yield Row("Match.copy", "µs", each(100, match.copy))
    yield Row("Match.world", "µs", each(20, lambda: match.world(0, 1)))
    yield Row("Match.text", "µs", each(5, lambda: match.text(0)))
    yield Row("Match.svg", "µs", each(2, lambda: match.svg(0)))
    everything = READY.format(name, f"list(warm(find({name!r})))")
    playing = READY.format(name, f"suntable.playouts({name!r}, 1)")
    yield Row("compile all that Match, playouts and batch need", "s", process(everything), rounds=3)
    yield Row("the same, for Match and playouts alone", "s", process(playing), rounds=3)
    yield Row("Match and playouts from the cache", "s", process(playing, cache))
    yield Row("state", "bytes", lambda _: game.state.dtype.itemsize, rounds=1)


def house_rows() -> Iterator[Row]:
    """What is measured once."""
    yield Row("import suntable", "s", process(TIMED.format("import suntable")))


def gpu_rows(name: str) -> Iterator[Row]:
    """The GPU against one core of the same machine."""
    games = 1 << 23

    def on_gpu(_: float) -> float:
        return suntable.playouts(name, games, seed=1, device="cuda").per_second

    yield Row(f"playouts of {games:,} games on the GPU", "decisions/s", on_gpu)
    yield Row("playouts, compiled, one core of that machine", "decisions/s", playouts(name))


def same_results(name: str, games: int) -> bool:
    """Whether GPU and processor agree, game by game."""
    ours, theirs = (suntable.playouts(name, games, seed=3, device=device) for device in ("cuda", "cpu"))
    pairs = ((ours.lengths, theirs.lengths), (ours.scores, theirs.scores), (ours.returns, theirs.returns))
    return all((one == other).all() for one, other in pairs)


# -- the run --------------------------------------------------------------------------------------------


def shown(value: float) -> str:
    """Three digits that count."""
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}"
    return f"{value:.3g}"


def measure(game: str, row: Row, rounds: int, seconds: float) -> dict[str, Any]:
    """Sample one row."""
    values = [row.sample(seconds) for _ in range(row.rounds or rounds)]
    figure = {"game": game, "what": row.what, "unit": row.unit, "median": statistics.median(values)}
    print(f"{game:10} {row.what:50} {shown(figure['median']):>14} {row.unit}", flush=True)
    return {**figure, "least": min(values), "most": max(values)}


def table(figures: list[dict[str, Any]]) -> str:
    """The figures in Markdown."""
    lines = ["| game | what | median | least to most | |", "| --- | --- | ---: | ---: | --- |"]
    for it in figures:
        spread = f"{shown(it['least'])} to {shown(it['most'])}" if it["least"] != it["most"] else ""
        lines.append(f"| {it['game']} | {it['what']} | {shown(it['median'])} | {spread} | {it['unit']} |")
    return "\n".join(lines)


def gpu_name() -> str:
    """What the driver calls the GPU."""
    from numba import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def versions() -> str:
    """Of what decides on the speed."""
    import llvmlite
    import numba

    modules = {"suntable": suntable, "numba": numba, "llvmlite": llvmlite, "numpy": np}
    return ", ".join(f"{name} {module.__version__}" for name, module in modules.items())


def measure_gpu(names: list[str], given: argparse.Namespace, machine: Machine) -> tuple[list[dict[str, Any]], str]:
    """The section of the GPU."""
    figures = [measure(n, row, given.rounds, given.seconds) for n in names for row in gpu_rows(n)]
    checked = 200_000
    same = {name: same_results(name, checked) for name in names}
    agreement = ", ".join(f"{name}: {'the same' if agreed else 'NOT THE SAME'}" for name, agreed in same.items())
    facts = listed({"GPU": gpu_name(), **machine.facts, "versions": versions()})
    note = (
        f"Lengths, scores and returns of {checked:,} games with the same seeds on GPU and processor: {agreement}.\n"
        "The time of the GPU is that of its kernels; compiling and copying the results back are left out."
    )
    return (
        figures,
        f"## GPU\n\nWritten by `python benchmarks/engine.py --gpu --write`.\n\n{table(figures)}\n\n{note}\n\n{facts}",
    )


def measure_engine(names: list[str], given: argparse.Namespace, machine: Machine) -> tuple[list[dict[str, Any]], str]:
    """The section of the engine."""
    figures = [measure("", row, given.rounds, given.seconds) for row in house_rows()]
    for name in names:
        for _ in warm(find(name)):  # a match begins interpreted and would change over within the first sample
            pass
        figures += [measure(name, row, given.rounds, given.seconds) for row in rows_of(name, cache_folder())]
    facts = listed({**machine.facts, "versions": versions()})
    return figures, f"## The engine\n\nWritten by `python benchmarks/engine.py --write`.\n\n{table(figures)}\n\n{facts}"


def main() -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games alone")
    parser.add_argument("--gpu", action="store_true", help="measure the GPU of this machine")
    parser.add_argument("--rounds", type=int, default=7, help="samples of each figure (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a sample takes (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures into this file")
    parser.add_argument("--write", action="store_true", help="write the table into docs/benchmarks.md")
    given = parser.parse_args()
    machine = Machine.here()
    names = given.games or suntable.games()
    figures, section = (measure_gpu if given.gpu else measure_engine)(names, given, machine)
    if given.json:
        given.json.write_text(json.dumps({"machine": machine.facts, "figures": figures}, indent=1), "utf-8")
    if given.write:
        write("gpu" if given.gpu else "engine", section)
        print("written into docs/benchmarks.md")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
