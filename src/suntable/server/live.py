"""One table in memory: what its entries come to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from suntable.engine.match import Match, new
from suntable.engine.registry import find
from suntable.server.refusals import Missing
from suntable.server.storage.store import Entry, Row, Seat


@dataclass(frozen=True)
class Happening:
    """Something of the table itself, and after how many notes of the rules it happened."""

    after: int
    kind: str
    seat: int
    note: str | None = None


@dataclass
class Live:
    """A table with its match. Changed only under its lock, and only by entries that are in the database."""

    row: Row
    match: Match
    happenings: list[Happening] = field(default_factory=list)
    doers: list[int] = field(default_factory=list)  # which seat took each action
    asks: int | None = None  # the seat that asks to take back
    back_to: int = 0  # the step it asks to go back to
    agreed: set[int] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    seen: dict[tuple[int | None, str], object] = field(default_factory=dict)  # drawn for a viewer, of this number

    @property
    def number(self) -> int:
        return self.row.number

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.row.seats

    @property
    def is_playing(self) -> bool:
        return self.row.status == "playing"

    def seat_of_bot(self) -> Seat | None:
        """The seat whose turn it is, if a bot sits there."""
        seat = self.match.seat
        if not self.is_playing or seat is None or self.seats[seat].kind != "bot":
            return None
        return self.seats[seat]

    def held(self, guest: str | None) -> list[int]:
        """The seats somebody holds."""
        return [seat.n for seat in self.seats if seat.is_held_by(guest)]

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def add(self, entry: Entry) -> None:
        """What an entry does to the match and to what is known of it."""
        self.seen.clear()
        if entry.kind == "play":
            assert entry.value is not None  # noqa: S101  # the layout of an entry
            self.match.play(entry.value)
            self.doers.append(entry.seat)
            self._forget_asking()
        elif entry.kind in ("undo", "back"):
            self._go_back(entry.value or 0)
            self._forget_asking()
        elif entry.kind == "ask":
            self.asks, self.back_to, self.agreed = entry.seat, entry.value or 0, {entry.seat}
        elif entry.kind == "agree":
            self.agreed.add(entry.seat)
        elif entry.kind in ("refuse", "resign"):
            self._forget_asking()
        if entry.kind not in ("play", "undo"):
            self.happenings.append(Happening(len(self.match.notes()), entry.kind, entry.seat, entry.note))

    def _forget_asking(self) -> None:
        self.asks, self.agreed = None, set()

    def _go_back(self, step: int) -> None:
        if step == len(self.match.actions) - 1 and self.match.can_undo:
            self.match.undo()
        else:
            self.match = self.match.at(step)
        del self.doers[step:]
        notes = len(self.match.notes())
        self.happenings = [replace(each, after=min(each.after, notes)) for each in self.happenings]

    def may_undo(self, seat: int) -> bool:
        """Whether the rules let a seat take back its last action."""
        return self.is_playing and self.match.can_undo and bool(self.doers) and self.doers[-1] == seat

    def asked_back_to(self, seat: int) -> int | None:
        """The step before a seat's last action: where it may ask to go back to."""
        for step in range(len(self.doers) - 1, -1, -1):
            if self.doers[step] == seat:
                return step
        return None

    def awaited(self) -> list[int]:
        """The seats of people who have not yet agreed to taking back. Bots agree to anything."""
        if self.asks is None:
            return []
        return [seat.n for seat in self.seats if seat.kind != "bot" and seat.n not in self.agreed]


def fresh(row: Row) -> Live:
    """A table before its first entry."""
    game = find(row.game)
    if row.version != game.version:
        raise Missing("version", begun=row.version, title=game.title, now=game.version)
    return Live(replace(row, number=0), new(row.game, row.players, row.seed, **row.options))


def fold(live: Live, row: Row, entries: Sequence[Entry]) -> None:
    """Bring a table up to what the database says."""
    for entry in entries:
        live.add(entry)
    live.row = row
    live.seen.clear()
