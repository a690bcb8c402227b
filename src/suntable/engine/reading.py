"""Reading a position back: every look at a part of it says what was expected there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from suntable.engine.errors import PositionError

_SHOWN = 20  # names that are listed when none of them was given


class Part:
    """One object of a position, with the keys it may have.

    >>> Part({"life": 5}, "seat 0", frozenset(("life", "out"))).number("life", 0, 0, 9)
    5
    """

    def __init__(self, value: Any, where: str, keys: frozenset[str]) -> None:
        if not isinstance(value, Mapping):
            raise PositionError(f"{where} must be an object, not {value!r}")
        for key in value:
            if key not in keys:
                raise PositionError(f"{where} has no {key!r}; it has: {', '.join(sorted(keys))}")
        self.value = value
        self.where = where

    def has(self, key: str) -> bool:
        """Whether it says anything about that."""
        return key in self.value

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(key, f"a whole number from {least} to {most}", value)
        return value

    def flag(self, key: str) -> bool:
        """True or false; false when nothing is said."""
        value = self.value.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false", value)
        return value

    def one(self, key: str, names: tuple[Any, ...], default: Any = None, none: int = -1) -> int:
        """The number of a name; for ``None``, ``none``."""
        value = self.value.get(key, default)
        return none if value is None else self.find(key, value, names)

    def set(self, key: str, names: tuple[Any, ...], default: Iterable[Any] = ()) -> int:
        """A list of different names as a set: a bit for each."""
        result = 0
        for name in self.list(key, default):
            bit = 1 << self.find(key, name, names)
            if result & bit:
                raise PositionError(f"{key!r} of {self.where} names {name!r} twice")
            result |= bit
        return result

    def list(self, key: str, default: Iterable[Any] = ()) -> Iterable[Any]:
        """A list of anything."""
        value = self.value.get(key, default)
        if isinstance(value, (str, Mapping)) or not isinstance(value, Iterable):
            raise self.wrong(key, "a list", value)
        return value

    def find(self, key: str, name: Any, names: tuple[Any, ...]) -> int:
        """The number of a name."""
        if isinstance(name, bool) or name not in names:
            shown = ", ".join(map(str, names if len(names) < _SHOWN else (*names[:2], "...", names[-1])))
            raise self.wrong(key, f"one of {shown}", name)
        return names.index(name)

    def wrong(self, key: str, expected: str, value: Any) -> PositionError:
        """What to raise when something else was expected."""
        return PositionError(f"{key!r} of {self.where} must be {expected}, not {value!r}")
