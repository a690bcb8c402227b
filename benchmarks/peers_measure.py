"""What every measured library shares: time-boxed samples, rounds on demand.

A measured library runs in a process of its own (and of its own environment). It prepares its rows, says so
on one line of JSON, and then takes one sample of every row for each line it reads: so the rounds of all
libraries take turns, and a machine that slows down for a while slows all of them.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LOOP, PYTHON, COPY = "loop", "python", "copy"  # the three tables a row can stand in


@dataclass(frozen=True)
class Sample:
    """What one measurement counted: decisions (or copies), and how long they took."""

    count: float
    seconds: float
    games: float = 0.0
    chance: float = 0.0


@dataclass(frozen=True)
class Work:
    """A row made ready: called with seconds to fill, it answers a sample. The facts go into the report."""

    sample: Callable[[float], Sample]
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    """A row to measure: which table, which game, which loop, and how to make it ready."""

    table: str
    game: str
    how: str
    build: Callable[[], Work]


@dataclass(frozen=True)
class Options:
    """How a run measures."""

    seconds: float
    quick: bool


def versions(*packages: str) -> dict[str, str]:
    """The installed versions of these packages."""
    found = {}
    for package in packages:
        with suppress(PackageNotFoundError):
            found[package] = version(package)
    return found


def until(seconds: float, play: Callable[[], tuple[float, float]]) -> Sample:
    """Play whole games until the time is up; `play` answers the decisions and the chance events of one."""
    count = chance = games = 0.0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        decisions, events = play()
        count += decisions
        chance += events
        games += 1
    return Sample(count, spent, games, chance)


def copies(seconds: float, copiers: Sequence[Callable[[], object]]) -> Sample:
    """Copy each of these states in turn until the time is up."""
    count = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        for copy in copiers:
            copy()
        count += len(copiers)
    return Sample(count, spent)


def generator(seed: int) -> Callable[[], float]:
    """The source of a random player's choices: the same for every library driven from Python."""
    return random.Random(seed).random


def serve(plans: Callable[[Options], Sequence[Plan]], packages: Sequence[str]) -> None:
    """Be a measured library: prepare, then take one sample of every row for each line read."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    options = Options(given.seconds, given.quick)
    answers = _own_output()
    rows, works = [], []
    for plan in plans(options):
        work, trouble = _prepared(plan, options)
        works.append(work)
        row = {"table": plan.table, "game": plan.game, "how": plan.how, "error": trouble}
        rows.append(row | {"facts": work.facts if work else {}})
    _say(answers, {"versions": versions(*packages), "rows": rows})
    for _ in sys.stdin:
        _say(answers, {"samples": [_taken(work, options.seconds) if work else None for work in works]})


def _own_output() -> TextIO:
    """The stream of the answers; whatever the library prints goes to the error stream instead."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


def _say(answers: TextIO, what: dict[str, Any]) -> None:
    answers.write(json.dumps(what) + "\n")
    answers.flush()


def _prepared(plan: Plan, options: Options) -> tuple[Work | None, str | None]:
    """A row made ready and warmed up, or why it could not be."""
    try:
        work = plan.build()
        work.sample(min(0.1, options.seconds))
    except Exception as error:  # noqa: BLE001 - whatever a library raises belongs in the report
        return None, f"{type(error).__name__}: {error}".splitlines()[0]
    return work, None


def _taken(work: Work, seconds: float) -> dict[str, Any]:
    """One sample, with the share of the core that it got."""
    wall, processor = time.perf_counter(), time.process_time()
    try:
        sample = work.sample(seconds)
    except Exception as error:  # noqa: BLE001 - as above
        return {"error": f"{type(error).__name__}: {error}".splitlines()[0]}
    share = (time.process_time() - processor) / (time.perf_counter() - wall)
    return {
        "count": sample.count,
        "seconds": sample.seconds,
        "games": sample.games,
        "chance": sample.chance,
        "share": share,
    }
