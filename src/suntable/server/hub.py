"""Telling everybody who looks at a table that it has changed: in memory, or between processes by PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from suntable.server.settings import Settings
from suntable.server.storage.store import CHANNEL

log = logging.getLogger(__name__)

_BEAT = 15.0  # seconds between signs of life of a connection
_REMEMBERED = 50_000  # tables: many more than a process keeps in memory
_RETRY = 1.0  # seconds until a lost connection is tried again


class Hub:
    """Who looks at which table. What is told are ids and numbers, never what happened."""

    def __init__(self) -> None:
        self._looking: dict[str, set[asyncio.Event]] = {}
        self.newest: OrderedDict[str, int] = OrderedDict()  # numbers heard of, also from other processes
        self.is_closing = False

    @contextmanager
    def looking(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table has changed."""
        bell = asyncio.Event()
        self._looking.setdefault(table, set()).add(bell)
        try:
            yield bell
        finally:
            bells = self._looking[table]
            bells.discard(bell)
            if not bells:
                del self._looking[table]

    def tell(self, table: str) -> None:
        """Something has changed at a table."""
        for bell in self._looking.get(table, ()):
            bell.set()

    def tell_all(self) -> None:
        """Something may have changed anywhere."""
        for table in list(self._looking):
            self.tell(table)

    def close(self) -> None:
        """The server ends: streams have no end of their own."""
        self.is_closing = True
        self.tell_all()

    def hear(self, table: str, number: int) -> None:
        """Another process, or this one, has written an entry."""
        if number > self.newest.get(table, 0):
            self.newest[table] = number
            self.newest.move_to_end(table)
            if len(self.newest) > _REMEMBERED:
                self.newest.popitem(last=False)
        self.tell(table)


class Listener:
    """Hears from PostgreSQL what other processes have written; comes back by itself when the connection is lost."""

    def __init__(self, settings: Settings, hub: Hub, on_return: Callable[[], None]) -> None:
        self._address = (settings.database or "").replace("+asyncpg", "", 1)
        self._hub = hub
        self._on_return = on_return
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready))
        await ready.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, ready: asyncio.Event) -> None:
        import asyncpg

        while True:
            lost, connection = asyncio.Event(), None
            try:
                connection = await asyncpg.connect(self._address)
                connection.add_termination_listener(lambda _: lost.set())  # noqa: B023  # one a connection
                await connection.add_listener(CHANNEL, self._heard)
                self._on_return()
                ready.set()
                while not lost.is_set():  # a connection may also end without a word
                    with suppress(TimeoutError):
                        async with asyncio.timeout(_BEAT):
                            await lost.wait()
                    await connection.execute("SELECT 1", timeout=_BEAT)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not listening to PostgreSQL: %s", error)
            finally:
                if connection is not None:
                    connection.terminate()
            ready.set()
            await asyncio.sleep(_RETRY)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        table, _, number = payload.partition(" ")
        self._hub.hear(table, int(number))
