"""What a person may choose now, and what is meant by what they type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from suntable.engine.sight import Sight


@dataclass(frozen=True)
class Choice:
    """One action: its number, its structured name, and what it does in words."""

    action: int
    name: str
    words: str


def choices(sight: Sight) -> list[Choice]:
    """The choices of the seat that decides, in order."""
    return [Choice(action, sight.names[action], sight.tell[action]) for action in sight.legal]


def meant(typed: str, offered: list[Choice]) -> list[Choice]:
    """The choices that may be meant: one if it is clear, none if nothing fits.

    A number counts from 1. Words may be the structured name, the words of the choice, the beginning of either, or
    the beginnings of some words that follow each other in it.

    >>> offered = [Choice(4, "tile 2-1", "Play meadow 1"), Choice(13, "tile 2-10", "Play meadow 10")]
    >>> [choice.name for choice in meant("2", offered)], [choice.name for choice in meant("mead 1", offered)]
    (['tile 2-10'], ['tile 2-1'])
    >>> len(meant("play m", offered)), len(meant("capture", offered))
    (2, 0)
    """
    if typed.isdecimal():
        return offered[int(typed) - 1 : int(typed)] if int(typed) else []
    wanted = typed.casefold().split()
    for fits in (_is_all, _begins, _lies_within):
        found = [choice for choice in offered if _fits(fits, wanted, choice)]
        if found:
            return found
    return []


def _fits(fits: Callable[[list[str], list[str]], bool], wanted: list[str], choice: Choice) -> bool:
    return any(fits(wanted, told.casefold().split()) for told in (choice.name, choice.words))


def _is_all(wanted: list[str], told: list[str]) -> bool:
    return wanted == told


def _begins(wanted: list[str], told: list[str]) -> bool:
    return bool(wanted) and len(wanted) <= len(told) and all(map(_is_begun, wanted, told))


def _lies_within(wanted: list[str], told: list[str]) -> bool:
    return any(_begins(wanted, told[start:]) for start in range(len(told)))


def _is_begun(wanted: str, told: str) -> bool:
    """A number must be said in full: 1 does not begin 10."""
    return told == wanted if wanted.isdecimal() else told.startswith(wanted)


def command(typed: str, commands: Mapping[str, str]) -> tuple[str, str]:
    """The command that is typed and what follows it; no command where it is not one.

    >>> command("Save my game.json", {"save": "save"}), command("play", {"save": "save"})
    (('save', 'my game.json'), ('', ''))
    """
    word, _, rest = typed.partition(" ")
    found = commands.get(word.casefold(), "")
    return (found, rest.strip()) if found else ("", "")
