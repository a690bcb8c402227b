"""Event streams: what a browser or a program hears of a table, each told what it has not yet been told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from suntable.server.context import Context
from suntable.server.live import Live
from suntable.server.refusals import TooMany

log = logging.getLogger(__name__)

BEAT = 15.0  # seconds of silence until a sign of life is sent
AWAY = 1.0  # seconds until a database that did not answer is asked again
OPEN_AT_ONCE = 40  # streams of one guest or address
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


def admit(context: Context, key: str) -> None:
    """Nobody holds too many streams open."""
    if context.limits is not None and context.streams[key] >= OPEN_AT_ONCE:
        raise TooMany("many-streams")


async def follow(context: Context, key: str, table: str, tell: Callable[[Live], object | None]) -> AsyncIterator[bytes]:
    """Events of one table, beginning with now; ``tell`` makes what is sent, or nothing."""
    with _counted(context, key), context.house.hub.looking(table) as bell:
        yield b"retry: 800\n\n"
        while not context.house.hub.is_closing:
            bell.clear()
            try:
                live = await context.house.live(table)
            except (SQLAlchemyError, OSError) as error:  # the database is away for a while; nobody need come again
                log.warning("the stream of table %s waits: %s", table, error)
                await _rings(bell, AWAY)
                continue
            told = tell(live)
            if told is not None:
                yield event(live.number, told)
            if not await _rings(bell, BEAT):
                yield b": still here\n\n"


async def _rings(bell: asyncio.Event, patience: float) -> bool:
    """Whether something is told within so many seconds."""
    try:
        async with asyncio.timeout(patience):
            return await bell.wait()
    except TimeoutError:
        return False


def event(number: int, told: object) -> bytes:
    """One event as it goes over the wire. JSON has no line breaks of its own."""
    return b"id: %d\nevent: table\ndata: %s\n\n" % (number, msgspec.json.encode(told))


def heard(last_event_id: str | None) -> int | None:
    """The number a client has heard of last."""
    return int(last_event_id) if last_event_id and last_event_id.isascii() and last_event_id.isdigit() else None


@contextmanager
def _counted(context: Context, key: str) -> Iterator[None]:
    context.streams[key] += 1
    try:
        yield
    finally:
        context.streams[key] -= 1
        if not context.streams[key]:
            del context.streams[key]
