"""``suntable games``: which games there are, for how many, with which options."""

from __future__ import annotations

import argparse

import suntable
from suntable.cli.terminal import SOFT, STRONG, Terminal, game_words
from suntable.draw.words import Words
from suntable.engine.game import Game, Option, Value
from suntable.engine.registry import find


def run(given: argparse.Namespace) -> int:
    """List the games."""
    terminal = Terminal(given.lang)
    for name in suntable.games():
        _list(terminal, find(name), game_words(name, given.lang))
    return 0


def _list(terminal: Terminal, game: Game, words: Words) -> None:
    say = terminal.say
    terminal.write(f"{game.name} · {game.title} · {say('seats', seats=', '.join(map(str, game.seats)))}", STRONG)
    for line in ("tagline", "about"):
        if line in words:
            terminal.explain(words(line), 2)
    for option in game.options:
        _list_option(terminal, option, words)
    terminal.write()


def _list_option(terminal: Terminal, option: Option, words: Words) -> None:
    key = f"option-{option.name}"
    terminal.write()
    terminal.write(f"  {option.name}: {_told(words, key)}")
    _explain(terminal, words, key, 4)
    for value in option.values:
        written = _written(value)
        default = f" ({terminal.say('default')})" if value == option.default else ""
        terminal.write(f"    {option.name}={written}  {_told(words, f'{key}-{written}')}{default}")
        _explain(terminal, words, f"{key}-{written}", 6)


def _explain(terminal: Terminal, words: Words, key: str, indent: int) -> None:
    if explained := _told(words, f"{key}-why"):
        terminal.explain(explained, indent, SOFT)


def _told(words: Words, key: str) -> str:
    return words(key) if key in words else ""


def _written(value: Value) -> str:
    return str(value).lower()
