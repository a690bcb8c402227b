"""Files of the command line: saved games, positions, pictures."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import suntable
from suntable.engine.errors import SuntableError

STANDARD = "-"  # input or output


class Refused(SuntableError):
    """Something asked for on the command line that can not be done."""


def read_match(name: str) -> suntable.Match:
    """A match from a file: a saved game, or a position."""
    text = _read(name)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None  # `load` says what is wrong with it
    if isinstance(found, dict) and "suntable" not in found and isinstance(found.get("game"), str):
        return suntable.from_position(found["game"], found)
    return suntable.load(text)


def _read(name: str) -> str:
    if name == STANDARD:
        return sys.stdin.read()
    try:
        return Path(name).read_text("utf-8")
    except OSError as error:
        raise Refused(f"{name} can not be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Refused(f"{name} can not be read: it is not a text file") from None


def write(name: str, text: str) -> None:
    """Write a file as it is."""
    try:
        Path(name).write_text(text, "utf-8")
    except OSError as error:
        raise Refused(f"{name} can not be written: {error.strerror}") from None


class Keeper:
    """Keeps a match in files; it writes over no file but those it has read or written itself."""

    def __init__(self, read: str | None = None, keep_in: str | None = None) -> None:
        self._own = {_path(read)} if read and read != STANDARD else set()
        self.file = keep_in
        self._kept: list[int] | None = None

    def save(self, match: suntable.Match, name: str) -> None:
        """Save under a name. The file is there as a whole or not at all."""
        path = _path(name)
        if path.exists() and path not in self._own:
            raise Refused(f"{name} is already there")
        part = path.with_name(f"{path.name}.part")
        try:
            part.write_text(match.save(), "utf-8")
            part.replace(path)
        except OSError as error:
            raise Refused(f"{name} can not be written: {error.strerror}") from None
        self._own.add(path)
        self._kept = match.actions

    def keep(self, match: suntable.Match) -> None:
        """Save in the file the game is kept in, if there is one."""
        if self.file is not None:
            self.save(match, self.file)

    def has(self, match: suntable.Match) -> bool:
        """Whether a file holds the match as it is now."""
        return self._kept == match.actions


def _path(name: str) -> Path:
    return Path(name).expanduser().resolve()
