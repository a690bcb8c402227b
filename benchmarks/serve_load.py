"""People at tables: at a pace, or as fast as it goes; and what that took of the two cores."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from serve_tables import Heard, Table

WARM = 2.0  # seconds of play before what is counted
_TICK = os.sysconf("SC_CLK_TCK")  # of the clock of /proc, a second


@dataclass(frozen=True)
class Core:
    """How busy a core and a process have been, in seconds, up to now."""

    core: float
    process: float

    @classmethod
    def now(cls, core: int, pid: int) -> Core:
        lines = Path("/proc/stat").read_text().splitlines()
        fields = next([int(each) for each in line.split()[1:9]] for line in lines if line.startswith(f"cpu{core} "))
        idle = fields[3] + fields[4]
        return cls((sum(fields) - idle) / _TICK, seconds_of(pid))

    def share(self, other: Core, wall: float) -> tuple[float, float]:
        """The process's share of the core between two moments, and that of all others."""
        mine = (other.process - self.process) / wall
        return mine, max(0.0, (other.core - self.core) / wall - mine)


def seconds_of(pid: int) -> float:
    """The processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


@dataclass
class Sample:
    """What one run at one pace gave."""

    tables: int
    offered: float | None  # actions a second; none: as many as go
    achieved: float
    own: list[float] = field(repr=False)  # seconds
    other: list[float] = field(repr=False)
    bytes_each: float  # heard for an action, by both players together
    server: float  # share of its core
    generator: float
    foreign: float  # share of the server's core that other processes took

    def quantile(self, share: float, whose: str = "own") -> float:
        """In milliseconds."""
        times = sorted(getattr(self, whose))
        return times[min(len(times) - 1, int(share * len(times)))] * 1000 if times else float("nan")

    def plain(self) -> dict[str, Any]:
        """For a file: times as quantiles."""
        kept = {name: value for name, value in asdict(self).items() if name not in ("own", "other")}
        quantiles = {
            f"{whose}_p{int(q * 100)}": self.quantile(q, whose) for whose in ("own", "other") for q in (0.5, 0.95, 0.99)
        }
        return {**kept, "actions": len(self.own), **quantiles}


@dataclass(frozen=True)
class Place:
    """Who runs where."""

    server_core: int
    generator_core: int
    pid: int
    own_pid: int


async def play(place: Place, tables: Sequence[Table], rate: float | None, seconds: float, warm: float = WARM) -> Sample:
    """All tables played at once: ``rate`` actions a second at each, or as fast as it goes.

    Like people, nobody acts before they have seen the last action, and nobody hurries to make up for lost time. The
    counted time ends early when tables have run out of game.
    """
    start = perf_counter()
    begin, end = start + warm, start + warm + seconds
    heard: list[tuple[float, Heard]] = []
    ended: list[float] = []

    async def sit(table: Table) -> None:
        due = start + (random.random() / rate if rate else 0)
        while perf_counter() < end and not ended:
            if rate:
                await asyncio.sleep(max(0.0, due - perf_counter()))
                due = max(due, perf_counter()) + random.uniform(0.5, 1.5) / rate
            if table.is_over:
                ended.append(perf_counter())
                return
            told = await table.act()
            heard.append((perf_counter(), told))

    async def measure() -> tuple[Core, Core, int]:
        await asyncio.sleep(warm)
        size = sum(table.heard_bytes for table in tables)
        return Core.now(place.server_core, place.pid), Core.now(place.generator_core, place.own_pid), size

    measuring = asyncio.create_task(measure())
    await asyncio.gather(*(sit(table) for table in tables))
    finish = perf_counter()
    server, generator, size = await measuring
    wall = finish - begin
    counted = [told for when, told in heard if when >= begin]
    served, foreign = server.share(Core.now(place.server_core, place.pid), wall)
    return Sample(
        tables=len(tables),
        offered=rate * len(tables) if rate else None,
        achieved=len(counted) / wall,
        own=[told.own for told in counted],
        other=[told.other for told in counted],
        bytes_each=(sum(table.heard_bytes for table in tables) - size) / max(1, len(counted)),
        server=served,
        generator=generator.share(Core.now(place.generator_core, place.own_pid), wall)[0],
        foreign=foreign,
    )
