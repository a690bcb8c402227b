"""``suntable bench``: how many decisions a second random games make."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import suntable
from suntable.cli.terminal import columns, console
from suntable.engine.code import is_interpreting

HEADINGS = ("game", "device", "threads", "games", "decisions", "seconds", "decisions/s", "mean length")
GAMES = {"python": 30, "cpu": 100_000, "cuda": 1_000_000}  # some seconds' worth


def run(given: argparse.Namespace) -> int:
    """Measure one game, or all."""
    rows = []
    for name in [given.game] if given.game else suntable.games():
        with console(stderr=True).status(f"{name} ..."):
            rows.append(_measure(name, given))
    if given.json:
        sys.stdout.write(json.dumps({"results": rows, "machine": machine()}, indent=1) + "\n")
    else:
        _print(rows)
    return 0


def _measure(name: str, given: argparse.Namespace) -> dict[str, Any]:
    games = GAMES[given.device] if given.games is None else given.games
    played = suntable.playouts(name, games, seed=given.seed, threads=given.threads, device=given.device)
    return {
        "game": played.game,
        "device": played.device,
        "compiled": played.device == "cuda" or (played.device == "cpu" and not is_interpreting()),
        "threads": given.threads,
        "seed": given.seed,
        "games": games,
        "decisions": played.decisions,
        "seconds": played.seconds,
        "decisions_per_second": played.per_second,
        "mean_length": float(played.lengths.mean()),
    }


def _print(rows: list[dict[str, Any]]) -> None:
    out, about = console(), machine()
    for line in columns([HEADINGS, *map(_cells, rows)], left=2):
        out.print(line)
    out.print(f"{about['cpu']}, {about['cores']} cores, {about['system']}")
    out.print(", ".join(f"{name} {about[name.lower()]}" for name in ("Python", "Numba", "NumPy", "Suntable")))


def _cells(row: dict[str, Any]) -> tuple[str, ...]:
    is_as_asked = row["compiled"] or row["device"] == "python"
    return (
        row["game"],
        row["device"] if is_as_asked else f"{row['device']} (interpreted)",
        str(row["threads"]),
        f"{row['games']:,}",
        f"{row['decisions']:,}",
        f"{row['seconds']:.3f}",
        f"{row['decisions_per_second']:,.0f}",
        f"{row['mean_length']:.1f}",
    )


def machine() -> dict[str, Any]:
    """What it was measured on.

    >>> sorted(machine())
    ['cores', 'cpu', 'numba', 'numpy', 'python', 'suntable', 'system']
    """
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": _version("numba"),
        "numpy": _version("numpy"),
        "suntable": suntable.__version__,
    }


def _cpu() -> str:
    listing = Path("/proc/cpuinfo")
    if listing.is_file():
        for line in listing.read_text("utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
