"""``suntable warm``: compile everything once, so that nothing waits later."""

from __future__ import annotations

import argparse
import time

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import suntable
from suntable.cli.files import Refused
from suntable.cli.terminal import console
from suntable.engine.code import cache_folder, is_interpreting, warm
from suntable.engine.registry import find


def run(given: argparse.Namespace) -> int:
    """Warm one game, or all."""
    games = [find(name) for name in ([given.game] if given.game else suntable.games())]
    if is_interpreting():
        raise Refused("SUNTABLE_INTERPRET is set: nothing is compiled")
    out = console()
    columns = (TextColumn("{task.fields[game]}"), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        for game in games:
            began = time.perf_counter()
            task = progress.add_task("rules", total=None, game=game.title)
            for name, done, total in warm(game):
                progress.update(task, description=name, completed=done, total=total)
            out.print(f"{game.title}: ready in {time.perf_counter() - began:.1f} s")
    out.print(f"Kept in {cache_folder()}")
    return 0
