"""The terminal: what is written to it, what is read from it, and how the table looks on it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from suntable.draw.theme import LIGHT
from suntable.draw.words import Words, words
from suntable.engine.registry import find

if TYPE_CHECKING:
    from suntable.engine.match import Match
    from suntable.engine.sight import Sight

# The colours of the seats for light paper are readable on a dark ground as well; Pearl is the terminal's own.
SEAT_STYLES = (*(f"bold {LIGHT[token]}" for token in ("p1", "p2", "p3", "p4")), "bold")
SOFT, STRONG = "dim", "bold"
WIDTH = 78
_TITLE = r"\A.*$"
_HEADING = r"(?m)^\S.{0,39}$(?=\n  )"
_FORGET = "\x1b[3J"  # what was scrolled away


def console(*, stderr: bool = False) -> Console:
    """A console that prints words as they are."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=True)


def columns(rows: Sequence[Sequence[str]], left: int) -> list[str]:
    """Lines of a table: the first ``left`` columns set left, the others right.

    >>> columns([["name", "stars"], ["Ember", "8"]], left=1)
    ['name   stars', 'Ember      8']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    signs = ["<" if number < left else ">" for number in range(len(widths))]
    return [
        "  ".join(f"{cell:{sign}{width}}" for cell, sign, width in zip(row, signs, widths, strict=True)).rstrip()
        for row in rows
    ]


def game_words(game: str, lang: str) -> Words:
    """The words of a game, which lie beside its views."""
    return words(find(game).views.rpartition(".")[0], lang)


class Terminal:
    """A terminal in one language; a pipe will do."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.say = words(__package__ or "", lang)
        self.console = console()

    # -- words ------------------------------------------------------------------------------------------

    @property
    def has_person(self) -> bool:
        """Whether somebody sits there, rather than a file or a program."""
        return sys.stdin.isatty()

    def write(self, line: str | Text = "", style: str = "") -> None:
        """Write a line."""
        self.console.print(line, style=style)

    def explain(self, line: str, indent: int, style: str = "") -> None:
        """Write a line that may be long, wrapped and set in."""
        margin = " " * indent
        for part in wrap(line, WIDTH, initial_indent=margin, subsequent_indent=margin):
            self.write(part, style)

    def tell(self, message: str, /, **arguments: str | int) -> None:
        """Write words of the terminal's own."""
        self.write(self.say(message, **arguments))

    def ask(self, question: str) -> str:
        """Ask for a line; without a person its answer is written, too. At the end of input: `EOFError`."""
        if self.has_person:
            with suppress(ImportError):
                import readline  # noqa: F401 - lines can be edited and called back
            return input(f"{question} ").strip()
        self.console.print(question, end=" ")
        line = sys.stdin.readline()
        self.write(line.strip())
        if not line:
            raise EOFError
        return line.strip()

    def clear(self) -> None:
        """Empty the screen, also of what was scrolled away."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(_FORGET)
            self.console.file.flush()

    # -- tables -----------------------------------------------------------------------------------------

    def names(self, match: Match) -> tuple[str, ...]:
        """What the seats are called."""
        return find(match.game).views_module().seat_names(self.lang, match.players)

    def table(self, match: Match, sight: Sight) -> None:
        """Write the table as a seat sees it, without what is told apart: the log and the choices."""
        view = find(match.game).views_module().text(replace(sight, log=()))
        text = Text(_without_choices(view.rstrip("\n"), sight))
        text.highlight_regex(_TITLE, STRONG)
        text.highlight_regex(_HEADING, STRONG)
        self.write(self.tint(match, text))

    def log(self, match: Match, lines: Iterable[str]) -> None:
        """Write lines of the log."""
        for line in lines:
            self.write(self.tint(match, Text(f"  {line}")))

    def tint(self, match: Match, text: Text) -> Text:
        """Show the names of the seats in their colours."""
        for name, style in zip(self.names(match), SEAT_STYLES, strict=False):
            text.highlight_regex(rf"\b{re.escape(name)}\b", style)
        return text

    def result(self, match: Match) -> None:
        """Write the score of every seat, part by part."""
        say, of_game = self.say, game_words(match.game, self.lang)
        parts = [of_game("part", part=part) if "part" in of_game else part for part in match.breakdown(0)]
        rows = [[say("place"), say("player"), *parts, say("total")]]
        ranks, scores = match.ranks, match.scores
        for seat, name in sorted(enumerate(self.names(match)), key=lambda pair: ranks[pair[0]]):
            stars = (*match.breakdown(seat).values(), scores[seat])
            rows.append([say("place-number", place=ranks[seat]), name, *map(str, stars)])
        for number, line in enumerate(columns(rows, left=2)):
            self.write(self.tint(match, Text(line, "" if number else STRONG)))


def _without_choices(view: str, sight: Sight) -> str:
    """The view less its last part, where that lists the actions."""
    rest, _, last = view.rpartition("\n\n")
    is_list = bool(sight.legal) and all(name in last for name in sight.names.values())
    return rest if is_list else view
