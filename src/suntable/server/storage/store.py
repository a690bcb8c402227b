"""Reading and writing what is kept. Every change of a table is one transaction with one new entry."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from suntable.server.settings import Settings
from suntable.server.storage.models import entries, guests, holders, seats, tables

CHANNEL = "suntable"
# SQLite is asked in threads, a transaction in several steps. At each, a thread waits this long for Python while tables
# are drawn: with the usual 5 ms that were tens of milliseconds for an action.
HAND_OVER = 0.0005


class Outrun(Exception):
    """Somebody else wrote the entry of that number first."""


@dataclass(frozen=True)
class Guest:
    """A person, or a program that plays by the API."""

    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    """Who sits where."""

    n: int
    kind: str
    guest: str | None
    name: str
    bot: str | None
    secret: str
    resigned: bool = False
    holders: frozenset[str] = frozenset()  # the same person on other devices

    @property
    def is_taken(self) -> bool:
        return self.guest is not None or self.kind == "bot"

    def is_held_by(self, guest: str | None) -> bool:
        return guest is not None and self.kind != "bot" and (guest == self.guest or guest in self.holders)


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    number: int
    kind: str
    seat: int
    value: int | None = None
    note: str | None = None


@dataclass(frozen=True)
class Row:
    """A table without its entries."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    seed: int
    creator: str
    created: datetime
    number: int
    status: str
    deciding: int | None
    updated: datetime
    rematch: str | None = None
    seats: tuple[Seat, ...] = field(default_factory=tuple)


@dataclass(frozen=True)
class Change:
    """What an entry makes of the rest of a table."""

    entry: Entry
    status: str
    deciding: int | None
    state: bytes | None
    seats: tuple[Seat, ...] = ()  # those that changed
    rematch: tuple[Row, bytes] | None = None  # the next table and its first state: written with the entry or not at all


def now() -> datetime:
    """The time, with its zone."""
    return datetime.now(UTC)


def _in_utc(moment: datetime) -> datetime:
    # SQLite forgets the zone.
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


class Store:
    """The database."""

    def __init__(self, settings: Settings) -> None:
        if settings.database is None:
            settings.data.mkdir(parents=True, exist_ok=True)
        self.is_postgres = settings.database is not None
        self._turn = asyncio.Lock()  # of those who write to SQLite
        self.engine: AsyncEngine = create_async_engine(settings.url, pool_pre_ping=self.is_postgres)
        if not self.is_postgres:
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            sys.setswitchinterval(HAND_OVER)

    async def open(self) -> None:
        """Bring the layout of the database up to date."""
        async with self.engine.begin() as connection:
            if self.is_postgres:  # several processes may start at once
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7461)"))
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes, on SQLite one after another.

        SQLite has one writer, and whoever finds it busy sleeps and tries again, out of turn: at a hundred busy tables
        somebody was late by seconds, or refused.
        """
        async with nullcontext() if self.is_postgres else self._turn, self.engine.begin() as connection:
            yield connection

    # -- guests -----------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> None:
        async with self._writing() as connection:
            await connection.execute(guests.insert().values(id=guest.id, name=guest.name, created=now()))

    async def guest(self, guest_id: str) -> Guest | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(guests).where(guests.c.id == guest_id))).first()
        return Guest(row.id, row.name) if row else None

    async def rename(self, guest_id: str, name: str) -> None:
        async with self._writing() as connection:
            await connection.execute(guests.update().where(guests.c.id == guest_id).values(name=name))

    # -- tables -----------------------------------------------------------------------------------------

    async def add_table(self, row: Row, state: bytes) -> None:
        async with self._writing() as connection:
            await _add_table(connection, row, state)

    async def number(self, table_id: str) -> int | None:
        """The number of a table's last entry; ``None`` for a table that is not there."""
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(tables.c.number).where(tables.c.id == table_id))
            return found.scalar_one_or_none()

    async def table(self, table_id: str, after: int = 0) -> tuple[Row, list[Entry], bytes | None] | None:
        """A table with its entries (all, or those after a number) and its snapshot, as of one moment."""
        async with self._moment() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table_id))).first()
            if row is None:
                return None
            chosen = sa.select(entries).where(
                entries.c.table_id == table_id, entries.c.number > after, entries.c.number <= row.number
            )
            found = await connection.execute(chosen.order_by(entries.c.number))
            made = [Entry(e.number, e.kind, e.seat, e.value, e.note) for e in found]
            return (await self._with_seats(connection, [row]))[0], made, row.state

    async def append(self, table_id: str, change: Change) -> None:
        """Write an entry and what follows from it; raises `Outrun` when its number is taken."""
        entry = change.entry
        values: dict[str, Any] = {"number": entry.number, "status": change.status, "deciding": change.deciding}
        values |= {"state": change.state, "updated": now()}
        if change.rematch is not None:
            values["rematch"] = change.rematch[0].id
        try:
            async with self._writing() as connection:
                await connection.execute(
                    entries.insert().values(
                        table_id=table_id, number=entry.number, kind=entry.kind, seat=entry.seat, value=entry.value,
                        note=entry.note, made=values["updated"],
                    )
                )  # fmt: skip
                written = await connection.execute(
                    tables.update().where(tables.c.id == table_id, tables.c.number == entry.number - 1).values(**values)
                )
                if written.rowcount != 1:
                    raise Outrun(table_id)
                for seat in change.seats:
                    await _write_seat(connection, table_id, seat)
                if change.rematch is not None:
                    await _add_table(connection, *change.rematch)
                if self.is_postgres:
                    told = sa.text("SELECT pg_notify(:channel, :payload)")
                    await connection.execute(told, {"channel": CHANNEL, "payload": f"{table_id} {entry.number}"})
        except IntegrityError:
            raise Outrun(table_id) from None

    async def table_of_secret(self, secret: str) -> tuple[str, int] | None:
        """The table and the seat that a secret link leads to."""
        if not (secret.isascii() and secret.isprintable()):
            return None  # a database may refuse to look for it
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(seats).where(seats.c.secret == secret))).first()
        return (row.table_id, row.n) if row else None

    # -- lists ------------------------------------------------------------------------------------------

    async def open_tables(self, limit: int = 50) -> list[Row]:
        """Tables with a seat for anybody, the newest first."""
        free = sa.select(seats.c.table_id).where(seats.c.kind == "open", seats.c.guest.is_(None))
        chosen = sa.select(tables).where(tables.c.id.in_(free), tables.c.status == "waiting")
        return await self._rows(chosen.order_by(tables.c.updated.desc()).limit(limit))

    async def tables_of(self, guest_id: str, limit: int = 100) -> list[Row]:
        """Somebody's tables: those being played first, then the newest."""
        sits = sa.select(seats.c.table_id).where(seats.c.guest == guest_id, seats.c.kind != "bot")
        holds = sa.select(holders.c.table_id).where(holders.c.guest == guest_id)
        chosen = sa.select(tables).where(sa.or_(tables.c.id.in_(sits), tables.c.id.in_(holds)))
        chosen = chosen.where(tables.c.status != "closed")
        over = sa.case((tables.c.status == "over", 1), else_=0)
        return await self._rows(chosen.order_by(over, tables.c.updated.desc()).limit(limit))

    async def turns_of(self, guest_id: str) -> int:
        """At how many tables somebody must decide."""
        joined = sa.and_(seats.c.table_id == tables.c.id, seats.c.n == tables.c.deciding)
        holds = sa.exists().where(
            holders.c.table_id == seats.c.table_id, holders.c.n == seats.c.n, holders.c.guest == guest_id
        )
        chosen = sa.select(sa.func.count()).select_from(tables).join(seats, joined)
        chosen = chosen.where(tables.c.status == "playing", seats.c.kind != "bot")
        async with self.engine.connect() as connection:
            return int((await connection.execute(chosen.where((seats.c.guest == guest_id) | holds))).scalar_one())

    async def waiting_for_bots(self, older_than: float = 0) -> list[str]:
        """The tables at which a bot decides, and nothing has happened for so many seconds."""
        async with self.engine.connect() as connection:
            joined = sa.and_(seats.c.table_id == tables.c.id, seats.c.n == tables.c.deciding)
            chosen = sa.select(tables.c.id).join(seats, joined)
            chosen = chosen.where(tables.c.updated <= now() - timedelta(seconds=older_than))
            found = await connection.execute(chosen.where(tables.c.status == "playing", seats.c.kind == "bot"))
            return [row.id for row in found]

    @asynccontextmanager
    async def _moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose reads all see the database as of one moment."""
        async with self.engine.connect() as connection:
            if self.is_postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:  # the driver begins a transaction only before it writes
                await connection.exec_driver_sql("BEGIN")
            yield connection

    async def _rows(self, chosen: Any) -> list[Row]:
        async with self._moment() as connection:
            return await self._with_seats(connection, (await connection.execute(chosen)).all())

    async def _with_seats(self, connection: AsyncConnection, rows: Iterable[Any]) -> list[Row]:
        found = [Row(**{name: getattr(row, name) for name in _ROW if name != "seats"}) for row in rows]
        ids = [row.id for row in found]
        held: dict[tuple[str, int], list[str]] = {}
        for h in await connection.execute(sa.select(holders).where(holders.c.table_id.in_(ids))):
            held.setdefault((h.table_id, h.n), []).append(h.guest)
        sitting: dict[str, list[Seat]] = {row.id: [] for row in found}
        for s in await connection.execute(sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.n)):
            also = frozenset(held.get((s.table_id, s.n), ()))
            sitting[s.table_id].append(Seat(s.n, s.kind, s.guest, s.name, s.bot, s.secret, s.resigned, also))
        return [
            replace(r, seats=tuple(sitting[r.id]), created=_in_utc(r.created), updated=_in_utc(r.updated))
            for r in found
        ]


_ROW = tuple(Row.__dataclass_fields__)


_SEAT = tuple(name for name in Seat.__dataclass_fields__ if name != "holders")


def _seat_values(table_id: str, seat: Seat) -> dict[str, Any]:
    return {"table_id": table_id, **{name: getattr(seat, name) for name in _SEAT}}


async def _add_table(connection: AsyncConnection, row: Row, state: bytes) -> None:
    values = {name: getattr(row, name) for name in _ROW if name != "seats"}
    await connection.execute(tables.insert().values(**values, state=state))
    await connection.execute(seats.insert(), [_seat_values(row.id, seat) for seat in row.seats])
    for seat in row.seats:
        await _write_holders(connection, row.id, seat)


async def _write_seat(connection: AsyncConnection, table_id: str, seat: Seat) -> None:
    chosen = (seats.c.table_id == table_id) & (seats.c.n == seat.n)
    await connection.execute(seats.update().where(chosen).values(**_seat_values(table_id, seat)))
    await _write_holders(connection, table_id, seat)


async def _write_holders(connection: AsyncConnection, table_id: str, seat: Seat) -> None:
    chosen = (holders.c.table_id == table_id) & (holders.c.n == seat.n)
    await connection.execute(holders.delete().where(chosen))
    if seat.holders:
        rows = [{"table_id": table_id, "n": seat.n, "guest": guest} for guest in sorted(seat.holders)]
        await connection.execute(holders.insert(), rows)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # What is written survives a crash of the process at once; the log of changes lets readers read meanwhile.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("suntable.server.storage")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
