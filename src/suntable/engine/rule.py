"""The compiled subset: how a rule is marked, and what its text may use.

A rule is a plain function over a record. It runs as it stands; `engine.compile` makes machine code of
the same text, `engine.cuda` a GPU function. Rules use integers, loops and other rules; no allocation,
no strings, no exceptions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function of the compiled subset. It stays the function it is."""
    function.__suntable_rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(value: object) -> bool:
    """Whether something was marked as a rule."""
    return getattr(value, "__suntable_rule__", False) is True


class Table(tuple[int, ...]):
    """A constant list of integers that rules may index: a tuple here, an array when compiled."""

    __slots__ = ()


def table(values: Iterable[int]) -> Table:
    """A constant list for rules."""
    return Table(int(value) for value in values)


@rule
def note(state: Any, seat: int, event: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
    """Tell the log what just happened in public. Interpreted only: compiled rules keep no log."""
    if state.notes is not None:
        state.notes.append((seat, event, a, b, c, d))


@rule
def _silent(state: Any, seat: int, event: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
    pass


note.__suntable_compiled_as__ = _silent  # type: ignore[attr-defined]
