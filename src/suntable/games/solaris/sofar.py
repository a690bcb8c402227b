"""What the one who decides has done so far in this turn: the running sum of a compound action."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from suntable.games.solaris.state import DOCKS, PLAYS, REDIRECTS, STATIONS, TRANSFERS

if TYPE_CHECKING:
    from collections.abc import Sequence

LASER = "laser"
_UNITS = (PLAYS, REDIRECTS, TRANSFERS, DOCKS)


def gained(notes: Sequence[tuple[int, ...]], seat: int, units: int) -> Counter[str]:
    """Where so many units have brought energy, by station or ``laser``; each unit has one note, the latest last."""
    gains: Counter[str] = Counter()
    for whose, event, *values in reversed(notes):
        if not units or whose != seat:
            break
        if event in _UNITS:
            gains[_to(event, values)] += event != DOCKS
            units -= 1
    return +gains


def _to(event: int, values: list[int]) -> str:
    if event == TRANSFERS:
        return LASER
    return STATIONS[values[2 if event == REDIRECTS else 1]]
