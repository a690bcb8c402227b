"""What one viewer may see of a table: the only thing a view is ever given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Sight:
    """One concealed position with all that both views need to show it.

    ``seat`` is a player, -1 for a spectator, or ``None`` for the referee, who sees everything.
    """

    seat: int | None
    lang: str
    position: dict[str, Any]
    legal: tuple[int, ...] = ()
    names: Mapping[int, str] = field(default_factory=dict)
    tell: Mapping[int, str] = field(default_factory=dict)
    breakdowns: tuple[dict[str, int], ...] = ()
    facts: dict[str, Any] = field(default_factory=dict)
    log: tuple[tuple[int, str], ...] = ()
    names_of_seats: tuple[str, ...] = ()
    notes: tuple[tuple[int, ...], ...] = ()  # the log as the rules noted it
