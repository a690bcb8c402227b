"""Bots in processes of their own, for a server that must go on whatever a bot does."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from subprocess import PIPE
from typing import TYPE_CHECKING, Self

from suntable.bots.bot import make
from suntable.bots.errors import BotFailed
from suntable.bots.worker import action_in, question
from suntable.engine.errors import SeatError

if TYPE_CHECKING:
    from types import TracebackType

    from suntable.engine.match import Match

WORKER = (sys.executable, "-m", "suntable.bots")
TO_THINK = 0.75  # part of the patience that a bot is told it has


class Pool:
    """Up to ``size`` worker processes, started when they are needed; a bot has ``patience`` seconds for a choice.

    A bot that fails costs its caller a `BotFailed` and the pool one process, which is replaced; nobody else notices.
    ``outside`` lets callers name bots of other people, as ``"module:Class"``.
    """

    def __init__(
        self, size: int = 2, patience: float = 10.0, *, outside: bool = False, command: Sequence[str] = WORKER
    ) -> None:
        self.size = size
        self.patience = patience
        self._outside = outside
        self._command = (*command, "--outside") if outside else tuple(command)
        self._free = asyncio.Semaphore(size)  # whoever waits longest comes first
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Lock()
        self._is_closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that live now."""
        return tuple(worker.id for worker in (*self._idle, *self._busy) if worker.is_alive)

    async def choose(self, bot: str, match: Match, seat: int, seed: int = 0) -> int:
        """What a bot does on a seat that is to decide; it is told what the seat sees and no more."""
        if not (self._outside and ":" in bot):
            make(bot, match.game)  # says at once that there is no such bot
        if match.seat != seat:
            raise SeatError(f"seat {seat} has nothing to decide: it is the turn of {match.seat}")
        legal = match.legal()
        line = question(bot, match, seat, legal, seed, self.patience * TO_THINK)
        async with self._free:
            worker = await self._worker()
            if self._is_closed:  # while it was starting
                self._retire(worker)
            self._check_open()
            self._busy.add(worker)
            is_well = False
            try:
                action = action_in(await self._ask(worker, line, bot), legal, bot)
                is_well = True
            finally:  # also when the caller gives up: an answer that comes late must not reach another
                self._busy.discard(worker)
                if is_well:
                    self._idle.append(worker)
                else:
                    worker.kill()
                    self._bury(worker)
            return action

    async def close(self) -> None:
        """End all workers and wait until they have gone; callers that still wait get a `BotFailed`."""
        self._is_closed = True
        for worker in self._busy:
            worker.kill()  # its caller sees that and does the rest
        async with self._closing:
            for _ in range(self.size):
                await self._free.acquire()
            while self._idle:
                self._retire(self._idle.pop())
            while self._ending:
                await asyncio.gather(*self._ending)
            for _ in range(self.size):
                self._free.release()

    def _check_open(self) -> None:
        if self._is_closed:
            raise BotFailed("the bots have gone home: their pool is closed")

    async def _worker(self) -> _Worker:
        self._check_open()
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            self._bury(worker)
        try:
            return await _Worker.start(self._command)
        except OSError as error:
            raise BotFailed(f"no process could be started for a bot: {error}") from None

    async def _ask(self, worker: _Worker, line: bytes, bot: str) -> bytes:
        try:
            answer = await asyncio.wait_for(worker.ask(line), self.patience)
        except TimeoutError:
            raise BotFailed(f"the bot {bot!r} gave no answer within {self.patience:g} seconds") from None
        except (OSError, ValueError) as error:
            raise BotFailed(f"the bot {bot!r} broke off: {error}") from None
        if not answer:
            self._check_open()
            raise BotFailed(f"the bot {bot!r} crashed")
        return answer

    def _retire(self, worker: _Worker) -> None:
        """End a worker that has nothing to do."""
        if worker.is_alive:
            worker.kill()
        self._bury(worker)

    def _bury(self, worker: _Worker) -> None:
        """See to it in the background that nothing is left of a worker that has ended or been killed."""
        task = asyncio.get_running_loop().create_task(worker.gone())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


class _Worker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.id = process.pid

    @classmethod
    async def start(cls, command: Sequence[str]) -> _Worker:
        # A session of its own: an interrupt typed at the server's terminal is not meant for it, and whatever a bot
        # starts can be ended with it.
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True))

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, line: bytes) -> bytes:
        """Send a line and wait for one."""
        assert self._process.stdin is not None  # noqa: S101 - both are pipes, see `start`
        assert self._process.stdout is not None  # noqa: S101
        self._process.stdin.write(line)
        await self._process.stdin.drain()
        return await self._process.stdout.readline()

    def kill(self) -> None:
        """End it and all it has started."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.id, signal.SIGKILL)
            else:
                self._process.kill()

    async def gone(self) -> None:
        """Wait until nothing is left of it."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        with suppress(OSError):
            await self._process.communicate()
