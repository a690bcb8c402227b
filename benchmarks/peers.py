#!/usr/bin/env python3
"""Random play of Suntable and of its peers, side by side in one run, in decisions a second on one core.

    python benchmarks/peers.py              measure, print the tables
    python benchmarks/peers.py --write      and write them into docs/benchmarks.md
    python benchmarks/peers.py --quick      a short run, to see that everything works
    python benchmarks/peers.py --only openspiel --only suntable

The peers go into a virtual environment of their own, outside the repository, which is used again as long as
its requirements stay the same. Each library runs in a process of its own on the same core. The rounds take
turns: one sample of every row of every library, then the next round.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from peers_report import describe, printed
from report import Machine, write

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

HERE = Path(__file__).resolve().parent
REQUIREMENTS = HERE / "peers.requirements.txt"

SUNTABLE = "suntable"
# What to install for each peer; the versions, of these and of all they need, are those of the requirements.
PEERS = {
    "openspiel": ("open-spiel",),
    "pgx": ("pgx", "jax", "jaxlib"),
    "catanatron": ("catanatron",),
    "rlcard": ("rlcard", "setuptools"),
}
# No building from source where that would take hours.
PIP_OPTIONS = (
    *("--quiet", "--no-input", "--disable-pip-version-check"),
    *("--only-binary", "open-spiel,jaxlib,numpy,scipy"),
)
PREPARING, SAMPLING = 900.0, 300.0  # seconds after which a library is given up

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "TF_CPP_MIN_LOG_LEVEL": "3",
    "PYTHONWARNINGS": "ignore",
}


class PeerError(Exception):
    """A library that cannot be measured, and why."""


# -- the environment of the peers -----------------------------------------------------------------------


def cache_folder() -> Path:
    """Where the environment of the peers lives unless told otherwise."""
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".cache") / "suntable-peers"


def interpreter(venv: Path) -> Path:
    """The Python of a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(venv: Path, python: str, peers: Iterable[str]) -> dict[str, str]:
    """Make or reuse the environment; answers the peers that could not be installed, with the reason."""
    stamp = venv / "peers.json"
    wanted = hashlib.sha256(f"{python} {sys.version}\n{REQUIREMENTS.read_text('utf-8')}".encode()).hexdigest()
    try:
        there = json.loads(stamp.read_text("utf-8"))
    except (OSError, ValueError):
        there = {}
    if there.get("requirements") != wanted:
        print(f"making the environment of the peers in {venv}", flush=True)
        there = {"requirements": wanted, "installed": []}
        made = _run([python, "-m", "venv", "--clear", str(venv)])
        if made:
            return dict.fromkeys(peers, f"no virtual environment: {made}")
    failed = {}
    for peer in peers:
        if peer in there["installed"]:
            continue
        print(f"installing {peer}", flush=True)
        pip = [str(interpreter(venv)), "-m", "pip", "install", *PIP_OPTIONS]
        trouble = _run([*pip, "--constraint", str(REQUIREMENTS), *PEERS[peer]])
        if trouble:
            failed[peer] = f"not installed: {trouble}"
        else:
            there["installed"].append(peer)
    stamp.write_text(json.dumps(there), "utf-8")
    return failed


def _run(command: list[str]) -> str | None:
    """Run a command; answers what it said last when it failed."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return last_words(done.stderr) if done.returncode else None


def last_words(text: str) -> str:
    """The line of an error output that says what was wrong, without addresses and folders."""
    lines = [line.strip() for line in text.splitlines() if line.strip()] or ["no reason given"]
    told = [line for line in lines if line.startswith("ERROR:")]  # pip says the cause first
    errors = [line for line in lines if "error" in line.lower()]
    line = told[0] if told else (errors or lines)[-1]
    return re.sub(r"\S*://\S+|(?<!\w)/\S+/", "…", line)


# -- a library in a process of its own ------------------------------------------------------------------


@dataclass
class Library:
    """A measured library: its process while it runs, its rows, and what became of it."""

    name: str
    python: Path
    trouble: str | None = None
    versions: dict[str, str] = field(default_factory=dict)
    rows: list[dict[str, Any]] = field(default_factory=list)
    process: subprocess.Popen[str] | None = None
    errors: Path | None = None

    def prepare(self, folder: Path, options: list[str]) -> None:
        """Start the process and wait until its rows are ready."""
        self.errors = folder / f"{self.name}.txt"
        with self.errors.open("w", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                [str(self.python), str(HERE / f"peers_{self.name}.py"), *options],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                encoding="utf-8",
                env=os.environ | ONE_THREAD,
            )
        ready = self._answer(PREPARING)
        self.versions, self.rows = ready["versions"], ready["rows"]
        for row in self.rows:
            row |= {"library": self.name, "samples": []}

    def sample(self) -> None:
        """One sample of every row."""
        assert self.process is not None  # noqa: S101
        assert self.process.stdin is not None  # noqa: S101
        self.process.stdin.write("sample\n")
        self.process.stdin.flush()
        for row, sample in zip(self.rows, self._answer(SAMPLING)["samples"], strict=True):
            if sample is None:
                continue
            if "error" in sample:
                row["error"] = sample["error"]
            else:
                row["samples"].append(sample)

    def _answer(self, seconds: float) -> Any:
        assert self.process is not None  # noqa: S101
        assert self.process.stdout is not None  # noqa: S101
        watch = threading.Timer(seconds, self.process.kill)
        watch.start()
        try:
            line = self.process.stdout.readline()
        finally:
            late = not watch.is_alive()
            watch.cancel()
        if line:
            return json.loads(line)
        code = self.process.wait()
        if late:
            raise PeerError(f"no answer within {seconds:.0f} seconds")
        assert self.errors is not None  # noqa: S101
        said = last_words(self.errors.read_text("utf-8", errors="replace"))
        raise PeerError(f"ended with {code}: {said}")

    def stop(self) -> None:
        """End the process."""
        if self.process is None:
            return
        if self.process.stdin is not None and self.process.poll() is None:
            self.process.stdin.close()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def trouble_noted(library: Library) -> Iterator[None]:
    """What goes wrong with a library is noted with it, and the run goes on."""
    try:
        yield
    except (PeerError, OSError, ValueError, KeyError) as error:
        library.trouble = str(error)
        print(f"{library.name}: {error}", flush=True)


def pin(core: int) -> None:
    """Stay on one core, where the system knows how, with every process started from here on.

    A library that pinned itself would come too late: some start their threads when they are imported.
    """
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def measure(libraries: list[Library], rounds: int, options: list[str]) -> None:
    """Prepare every library, then sample them in turn."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            for library in libraries:
                if library.trouble is None:
                    print(f"preparing {library.name}", flush=True)
                    with trouble_noted(library):
                        library.prepare(Path(folder), options)
            for number in range(rounds):
                print(f"round {number + 1} of {rounds}", flush=True)
                for library in libraries:
                    if library.trouble is None:
                        with trouble_noted(library):
                            library.sample()
        finally:
            for library in libraries:
                library.stop()


# -- the command ----------------------------------------------------------------------------------------


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--quick", action="store_true", help="a short run: fewer and shorter samples")
    parser.add_argument(
        "--only",
        action="append",
        choices=[SUNTABLE, *PEERS],
        metavar="NAME",
        help="this library alone (repeatable)",
    )
    parser.add_argument("--rounds", type=int, help="how often each row is sampled (7; quick: 3)")
    parser.add_argument("--seconds", type=float, help="how long a sample takes (1; quick: 0.2)")
    parser.add_argument("--core", type=int, help="the core to run on (the last one; -1: no choice)")
    parser.add_argument("--venv", type=Path, default=cache_folder(), help="the environment of the peers")
    parser.add_argument("--python", default=sys.executable, help="the Python that makes that environment")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all samples into this file")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/benchmarks.md")
    given = parser.parse_args(arguments)
    given.rounds = given.rounds or (3 if given.quick else 7)
    given.seconds = given.seconds or (0.2 if given.quick else 1.0)
    if given.core is None:
        given.core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1
    return given


def main(arguments: list[str] | None = None) -> int:
    """Run the benchmark."""
    given = parsed(arguments)
    names = [name for name in (SUNTABLE, *PEERS) if not given.only or name in given.only]
    machine = Machine.here()
    failed = install(given.venv, given.python, [name for name in names if name != SUNTABLE])
    libraries = [
        Library(name, Path(sys.executable) if name == SUNTABLE else interpreter(given.venv), failed.get(name))
        for name in names
    ]
    options = ["--seconds", str(given.seconds), *(["--quick"] if given.quick else [])]
    pin(given.core)
    measure(libraries, given.rounds, options)
    run = {
        "machine": machine.facts,
        "rounds": given.rounds,
        "seconds": given.seconds,
        "libraries": [
            {"name": it.name, "versions": it.versions, "trouble": it.trouble, "rows": it.rows} for it in libraries
        ],
    }
    print(printed(run))
    if given.json:
        given.json.write_text(json.dumps(run, indent=1), "utf-8")
    if given.write:
        write("peers", describe(run))
        print("written into docs/benchmarks.md")
    return 0 if any(library.rows for library in libraries) else 1


if __name__ == "__main__":
    raise SystemExit(main())
