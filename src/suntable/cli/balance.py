"""``suntable balance``: who wins how often, by seat and by role."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from suntable.arena.balance import Balance, Share, balance
from suntable.arena.balance_chart import chart
from suntable.cli.files import Refused
from suntable.cli.terminal import columns, console
from suntable.draw.words import words
from suntable.engine import registry
from suntable.engine.code import is_interpreting
from suntable.engine.game import Game

BARS = 40  # signs of a bar that is twice the fair share


def run(given: argparse.Namespace) -> int:
    """Play, print, and draw if asked."""
    if is_interpreting():
        raise Refused("SUNTABLE_INTERPRET is set: many games need machine code")
    game = registry.find(given.game)
    tasks = list(_tasks(game, given.players, dict(given.option)))
    found: list[Balance] = []
    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*shown, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.title, total=len(tasks))
        for players, options in tasks:
            found.append(balance(game.name, given.games, given.seed, players, **options))
            progress.advance(task)
    names = _names(game, given.lang)
    out = console()
    for each in found:
        out.print("\n".join(_told(each, names, game)))
    if given.svg:
        Path(given.svg).write_text(chart(game.title, found, names), "utf-8")
        out.print(f"Drawn to {given.svg}")
    return 0


def _tasks(game: Game, players: int | None, asked: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players, and every value of the options under which roles may fare differently."""
    over = [option for option in game.options if game.roles and option.name in game.roles.over]
    values = [{option.name: value} for option in over for value in option.values if option.name not in asked] or [{}]
    for value in values:
        for count in [players] if players is not None else game.seats:
            yield count, {**asked, **value}


def _names(game: Game, lang: str) -> dict[str, str]:
    if game.roles is None:
        return {}
    say, (told, by) = words(game.views.rpartition(".")[0], lang), game.roles.words
    return {name: say(told, **{by: name}) for name in game.roles.names}


def _told(found: Balance, names: dict[str, str], game: Game) -> list[str]:
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in found.options.items())
    head = f"\n{game.title}, {found.players} players, {options}: {found.games:,} games of {found.length:.0f} decisions"
    lines = [head, *_table("seat", found.seats, {})]
    return [*lines, *_table("role", found.roles, names)] if found.roles else lines


def _table(kind: str, shares: list[Share], names: dict[str, str]) -> list[str]:
    rows = [[kind, "games", "wins / fair", "95 %", ""]]
    for each in shares:
        bar = "█" * round(each.share * BARS / 2)
        rows.append(
            [names.get(each.name, each.name), str(each.games), f"{each.share:.2f}", f"± {each.margin:.2f}", bar]
        )
    told = columns([row[:4] for row in rows], left=1)
    return [f"  {line}  {row[4]}".rstrip() for line, row in zip(told, rows, strict=True)]
