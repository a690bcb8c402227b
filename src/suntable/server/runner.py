"""Bots at the tables: whoever sits on a seat that must decide is asked, in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from zlib import crc32

from suntable.bots.errors import BotFailed, UnknownBot
from suntable.bots.pool import Pool
from suntable.engine.errors import SuntableError
from suntable.server.house import LAST_RESORT, House
from suntable.server.live import Live
from suntable.server.refusals import Conflict
from suntable.server.settings import Settings

log = logging.getLogger(__name__)

HOPELESS = 3  # failures after which nobody is asked any more
_SWEEP = 5.0  # seconds between looks for tables that another process has left waiting


class Runner:
    """Keeps the bots of all tables playing. A bot that fails is asked again, then replaced by a simpler one."""

    def __init__(self, house: House, pool: Pool, settings: Settings) -> None:
        self._house, self._pool, self._settings = house, pool, settings
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._house.on_change.append(self.wake)
        await self._look()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self._playing.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        await self._pool.close()

    def wake(self, live: Live) -> None:
        """Somebody has changed a table: perhaps a bot must decide."""
        table = live.row.id
        if live.seat_of_bot() is not None and table not in self._playing:
            self._playing[table] = asyncio.create_task(self._play(table))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            try:
                await self._look()
            except Exception:  # the database may be away for a while
                log.warning("could not look for waiting bots", exc_info=True)

    async def _look(self) -> None:
        """Tables at which a bot decides, and which nobody here plays: after a restart, or left by another process."""
        for table in await self._house.store.waiting_for_bots(older_than=_SWEEP if self._sweeper else 0):
            try:
                self.wake(await self._house.live(table))
            except SuntableError as error:  # rules of another version, or a game that is gone: the others go on
                log.debug("table %s is left alone: %s", table, error)

    async def _play(self, table: str) -> None:
        try:
            await self._play_on(table)
        except Exception:
            log.exception("a bot's turn at table %s broke off", table)  # the sweep finds it again
        finally:
            del self._playing[table]  # at once: the next change must find that nobody plays here

    async def _play_on(self, table: str) -> None:
        failures = 0
        while True:
            live = await self._house.live(table)
            seat, number = live.seat_of_bot(), live.number
            if seat is None or live.asks is not None:
                return
            try:
                try:
                    action = await self._choose(live, seat.n, seat.bot or "random", failures)
                    await self._house.play_for_bot(live, number, action)
                    failures = 0
                except (BotFailed, UnknownBot) as failure:
                    is_last = seat.bot == LAST_RESORT
                    failures = HOPELESS if is_last else failures + 1
                    log.warning("table %s, seat %d: %s", table, seat.n, failure)
                    if not is_last:
                        await self._house.note_fault(live, number, seat.n, is_replaced=failures == 2)
            except Conflict:
                continue  # somebody was faster: look again

    async def _choose(self, live: Live, seat: int, bot: str, failures: int) -> int:
        """An action; not faster than people can follow."""
        if failures >= HOPELESS:  # not even the simplest one answers: the game goes on all the same
            return random.choice(live.match.legal())
        watched = any(each.kind != "bot" for each in live.seats)
        pause = asyncio.create_task(asyncio.sleep(self._settings.pause if watched else 0))
        try:
            action = await self._pool.choose(bot, live.match.copy(), seat, _seed(live, failures))
        except BaseException:
            pause.cancel()
            raise
        await pause
        return action


def _seed(live: Live, failures: int) -> int:
    """Dice of its own for every table, step and try."""
    return crc32(f"{live.row.id} {live.number} {failures}".encode())
