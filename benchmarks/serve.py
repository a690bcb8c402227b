#!/usr/bin/env python3
"""Suntable's server under load, beside boardgame.io's, in one run.

    python benchmarks/serve.py              measure, print the tables; about four minutes
    python benchmarks/serve.py --write      and write them into docs/benchmarks.md
    python benchmarks/serve.py --quick      about one minute, to see that everything works
    python benchmarks/serve.py --no-peer    Suntable alone

A hundred tables are played at by two hundred people who all have their table open; the server has one core and the
load generator another. Needs Linux with two cores; for boardgame.io's server also Node and npm, which installs it
into a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from report import Machine, write
from serve_load import Place, Sample, play, resident
from serve_pages import weigh
from serve_report import described
from serve_tables import PeerTable, Person, SunTable, Table, games
from serve_wire import HOST, Http, WireError

HERE = Path(__file__).resolve().parent
GOAL = 80.0  # milliseconds: the 95th percentile at which a server is called full
STARTING = 60.0  # seconds until a server that does not answer is given up
AT_ONCE = 8  # tables opened at once


@dataclass(frozen=True)
class Plan:
    """How much is measured."""

    tables: int = 100
    pace: float = 1.0  # actions a second at each table
    warm_seconds: float = 4.0  # played at first, and not counted: code is compiled or loaded meanwhile
    seconds: float = 12.0
    step_seconds: float = 5.0
    factor: float = 1.25  # from one pace to the next
    steps: int = 8
    kept: int = 1000  # tables opened for their memory
    starts: int = 3


QUICK = Plan(seconds=4, step_seconds=2, factor=2, steps=3, warm_seconds=2, kept=200, starts=1)


# -- servers --------------------------------------------------------------------------------------------


@dataclass
class Server:
    """A server that runs on its core."""

    process: subprocess.Popen[bytes]
    port: int
    place: Place
    start: float  # seconds until its first answer

    @property
    def memory(self) -> int:
        return resident(self.process.pid)


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def serving(command: Callable[[int], list[str]], first: str, cores: tuple[int, int]) -> AsyncIterator[Server]:
    """Start a server on its core and wait for its first answer; end it afterwards."""
    port = free_port()
    with tempfile.TemporaryFile() as said:
        os.sched_setaffinity(0, {cores[0]})
        begin = perf_counter()
        process = subprocess.Popen(
            command(port), stdout=said, stderr=subprocess.STDOUT, env=os.environ | {"NODE_ENV": "production"}
        )
        os.sched_setaffinity(0, {cores[1]})
        try:
            start = await _first_answer(process, port, first, begin)
            yield Server(process, port, Place(*cores, process.pid, os.getpid()), start)
        except (WireError, OSError, TimeoutError) as error:
            said.seek(0)
            raise WireError(f"{error}; the server said: {said.read()[-2000:].decode(errors='replace')}") from error
        finally:
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()
            process.wait()


async def _first_answer(process: subprocess.Popen[bytes], port: int, path: str, begin: float) -> float:
    while perf_counter() - begin < STARTING:
        if process.poll() is not None:
            raise WireError(f"the server ended with {process.returncode}")
        http = Http(port)
        with suppress(OSError, asyncio.IncompleteReadError):
            status, _, _ = await http.ask("GET", path)
            if status == 200:
                return perf_counter() - begin
            raise WireError(f"GET {path}: {status}")
        http.close()
        await asyncio.sleep(0.005)
    raise WireError("the server does not answer")


def suntable_command(data: Path) -> Callable[[int], list[str]]:
    """How Suntable's server is started: as anybody does, without limits for one guest, bots without a pause."""
    options = ["--host", HOST, "--pause", "0", "--no-limits", "--data", str(data)]
    return lambda port: [sys.executable, "-m", "suntable", "serve", *options, "--port", str(port)]


def peer_command(folder: Path, data: Path | None) -> Callable[[int], list[str]]:
    """How boardgame.io's server is started."""
    return lambda port: ["node", str(folder / "server.js"), str(port), *([str(data)] if data else [])]


def installed_peer(folder: Path) -> dict[str, str]:
    """Install boardgame.io's server there; answers its versions."""
    shutil.copytree(HERE / "serve_peer", folder, dirs_exist_ok=True)
    npm = ["npm", "install", "--no-audit", "--no-fund", "--omit=dev", "--loglevel=error"]
    done = subprocess.run(npm, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    if done.returncode:
        raise WireError(f"npm install: {done.stderr.strip().splitlines()[-1:]}")
    names = ("boardgame.io", "socket.io", "koa")
    found = {
        name: json.loads((folder / "node_modules" / name / "package.json").read_text())["version"] for name in names
    }
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return {**found, "node": node.removeprefix("v")}


# -- what is measured -----------------------------------------------------------------------------------

Opener = Callable[[int], Awaitable[Sequence[Table]]]


async def opened(makers: Sequence[Callable[[], Awaitable[Any]]]) -> None:
    """Open many tables, some at once."""
    left = list(makers)

    async def some() -> None:
        while left:
            await left.pop()()

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


async def one_sample(server: Server, opener: Opener, plan: Plan, rate: float | None, seconds: float) -> Sample:
    """Fresh tables, played at one pace."""
    tables = await opener(plan.tables)
    try:
        return await play(server.place, tables, rate, seconds)
    finally:
        await asyncio.gather(*(table.close() for table in tables))


async def raised(server: Server, opener: Opener, plan: Plan, first: Sample) -> list[Sample]:
    """Faster and faster, until the 95th percentile is past the goal; slower, where it is so from the first."""
    samples = [first]
    was_over = first.quantile(0.95) > GOAL
    rate, factor = plan.pace, 1 / plan.factor if was_over else plan.factor
    for _ in range(plan.steps):
        rate *= factor
        samples.append(await one_sample(server, opener, plan, rate, plan.step_seconds))
        say(f"  {samples[-1].offered:.0f}/s offered, 95 % within {samples[-1].quantile(0.95):.1f} ms")
        if (samples[-1].quantile(0.95) > GOAL) != was_over:
            break
    return sorted(samples, key=lambda sample: sample.offered or 0)


def suntable_opener(port: int, people: list[Person], played: list[Any], watched: bool = True) -> Opener:
    """Fresh tables of Suntable, each for two people of their own."""

    async def opener(count: int) -> Sequence[Table]:
        tables = [SunTable(port, people[2 * n : 2 * n + 2], played[n], watched) for n in range(count)]
        await opened([table.open for table in tables])
        return tables

    return opener


def peer_opener(port: int) -> Opener:
    """Fresh matches of boardgame.io."""

    async def opener(count: int) -> Sequence[Table]:
        tables = [PeerTable(port, Http(port), n) for n in range(count)]
        await opened([table.open for table in tables])
        return tables

    return opener


async def memory_of(server: Server, make: Callable[[int], Callable[[], Awaitable[Any]]], count: int) -> float:
    """Bytes a table: the memory of the process before and after so many were opened, with both players seated."""
    await opened([make(n) for n in range(20)])
    before = server.memory
    await opened([make(n) for n in range(20, count + 20)])
    return (server.memory - before) / count


async def measure_suntable(plan: Plan, cores: tuple[int, int]) -> dict[str, Any]:
    """Everything about Suntable's server."""
    found: dict[str, Any] = {"name": "Suntable"}
    played = games(plan.tables)
    with tempfile.TemporaryDirectory() as folder:
        starts = []
        for n in range(plan.starts):
            async with serving(suntable_command(Path(folder) / f"start{n}"), "/", cores) as server:
                starts.append(server.start)
                found["memory at start"] = server.memory
        found["start"] = sorted(starts)[len(starts) // 2]
        async with serving(suntable_command(Path(folder) / "data"), "/", cores) as server:
            people = [await Person.arrive(server.port) for _ in range(2 * plan.tables)]
            watched = suntable_opener(server.port, people, played)
            table = SunTable(server.port, people[:2], played[0], watched=False)
            await table.open()
            found["weights"] = [asdict(await weigh(people[0].http, path)) for path in ("/", f"/t/{table.id}")]
            found["weights"][1]["path"] = "/t/TABLE"
            say("Suntable: paced")
            await one_sample(server, watched, plan, plan.pace, plan.warm_seconds)
            found["paced"] = await one_sample(server, watched, plan, plan.pace, plan.seconds)
            found["steps"] = await raised(server, watched, plan, found["paced"])
            say("Suntable: as fast as it goes")
            found["full"] = await one_sample(server, watched, plan, None, plan.step_seconds)
            unwatched = suntable_opener(server.port, people, played, watched=False)
            found["full, API alone"] = await one_sample(server, unwatched, plan, None, plan.step_seconds)
        say("Suntable: memory")
        async with serving(suntable_command(Path(folder) / "memory"), "/", cores) as server:
            people = [await Person.arrive(server.port) for _ in range(2 * plan.tables)]
            found["memory"] = await memory_of(
                server,
                lambda n: SunTable(server.port, people[2 * (n % plan.tables) :][:2], played[0], False).open,
                plan.kept,
            )
            before = server.memory
            tables = await suntable_opener(server.port, people, played)(plan.tables)
            found["memory, streams"] = (server.memory - before) / plan.tables
            await asyncio.gather(*(each.close() for each in tables))
    return found


async def measure_peer(plan: Plan, cores: tuple[int, int]) -> dict[str, Any]:
    """Everything about boardgame.io's server that has a counterpart."""
    found: dict[str, Any] = {"name": "boardgame.io"}
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "peer"
        say("boardgame.io: installing")
        found["versions"] = installed_peer(folder)
        starts = []
        for _ in range(plan.starts):
            async with serving(peer_command(folder, None), "/games", cores) as server:
                starts.append(server.start)
                found["memory at start"] = server.memory
        found["start"] = sorted(starts)[len(starts) // 2]
        async with serving(peer_command(folder, None), "/games", cores) as server:
            opener = peer_opener(server.port)
            say("boardgame.io: paced")
            await one_sample(server, opener, plan, plan.pace, plan.warm_seconds)
            found["paced"] = await one_sample(server, opener, plan, plan.pace, plan.seconds)
            found["steps"] = await raised(server, opener, plan, found["paced"])
            say("boardgame.io: as fast as it goes")
            found["full"] = await one_sample(server, opener, plan, None, plan.step_seconds)
        async with serving(peer_command(folder, Path(temporary) / "files"), "/games", cores) as server:
            say("boardgame.io: with FlatFile")
            opener = peer_opener(server.port)
            await one_sample(server, opener, plan, plan.pace, plan.warm_seconds)
            found["paced, FlatFile"] = await one_sample(server, opener, plan, plan.pace, plan.seconds)
            found["full, FlatFile"] = await one_sample(server, opener, plan, None, plan.step_seconds)
        say("boardgame.io: memory")
        async with serving(peer_command(folder, None), "/games", cores) as server:
            found["memory"] = await memory_of(
                server, lambda n: lambda: PeerTable(server.port, Http(server.port), n).open(watched=False), plan.kept
            )
            before = server.memory
            tables = await peer_opener(server.port)(plan.tables)
            found["memory, streams"] = (server.memory - before) / plan.tables
            await asyncio.gather(*(each.close() for each in tables), return_exceptions=True)
    return found


# -- the command ----------------------------------------------------------------------------------------


def say(words: str) -> None:
    """How far it has come."""
    print(words, flush=True)


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--quick", action="store_true", help="a short run: fewer and shorter samples")
    parser.add_argument("--no-peer", action="store_true", help="Suntable alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures into this file")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/benchmarks.md")
    return parser.parse_args(arguments)


def plain(value: Any) -> Any:
    """Figures for a file."""
    if isinstance(value, Sample):
        return value.plain()
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list) else value


async def measured(plan: Plan, with_peer: bool, cores: tuple[int, int]) -> list[dict[str, Any]]:
    """Both servers, one after the other; a server that does not work stands there with the reason."""
    found = []
    for measure in (measure_suntable, measure_peer)[: 2 if with_peer else 1]:
        try:
            found.append(await measure(plan, cores))
        except (WireError, OSError, subprocess.SubprocessError) as error:
            if measure is measure_suntable:
                raise
            found.append({"name": "boardgame.io", "trouble": str(error)})
            say(str(error))
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the benchmark."""
    given = parsed(arguments)
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        print("this needs two cores: one for the server, one for the load", file=sys.stderr)
        return 2
    plan = QUICK if given.quick else Plan()
    machine = Machine.here()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        found = runner.run(measured(plan, not given.no_peer, (cores[-1], cores[0])))
    section = described(found, asdict(plan), machine, GOAL)
    print(section)
    if given.json:
        given.json.write_text(json.dumps({"machine": machine.facts, "servers": plain(found)}, indent=1), "utf-8")
    if given.write:
        write("serve", section)
        print("written into docs/benchmarks.md")
    return 0


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    import uvloop

    return uvloop.new_event_loop


if __name__ == "__main__":
    raise SystemExit(main())
