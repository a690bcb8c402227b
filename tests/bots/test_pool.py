"""Bots in processes of their own: one that fails costs its caller an answer and nobody else anything."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

import suntable
from suntable.bots import BotFailed, UnknownBot, View, make
from suntable.bots.pool import Pool

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and process groups")

LONG = 120.0  # seconds: no test waits for them
SHORT = 0.3
NAUGHTY = "tests.bots.naughty"
ROOT = Path(__file__).parents[2]

T = TypeVar("T")


def run(does: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(does)


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # where the workers find the naughty bots


@pytest.fixture
def match() -> suntable.Match:
    return suntable.new("solstis", seed=1, first=0)


def is_there(process: int) -> bool:
    """Whether a process exists, be it as a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_pool_plays_a_game_as_the_bots_themselves_do() -> None:
    async def play() -> None:
        match = suntable.new("solstis", seed=2)
        async with Pool(1, LONG) as pool:
            assert not pool.processes
            while match.seat is not None:
                bot = ("greedy", "random")[match.seat]
                step = len(match.actions)
                action = await pool.choose(bot, match, match.seat, seed=step)
                assert action == make(bot, "solstis", step).choose(View.of(match), match.legal(), LONG)
                match.play(action)
            (process,) = pool.processes
        assert not is_there(process)
        assert not pool.processes

    run(play())


def test_more_callers_than_processes_wait_for_their_turn(match: suntable.Match) -> None:
    async def play() -> None:
        async with Pool(2, LONG) as pool:
            chosen = await asyncio.gather(*(pool.choose("random", match, 0, seed) for seed in range(9)))
            assert len(pool.processes) <= 2
        assert chosen == [make("random", "solstis", s).choose(View.of(match), match.legal(), 1) for s in range(9)]
        assert len(set(chosen)) > 1

    run(play())


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Crashing", "crashed"),
        ("Failing", "failed: ZeroDivisionError: no sun"),
        ("Illegal", "none of its legal actions"),
        ("Wordy", "failed: it chose 'tile "),
    ],
)
def test_a_bot_that_fails_is_replaced_and_the_others_go_on(match: suntable.Match, bot: str, says: str) -> None:
    async def play() -> None:
        async with Pool(2, LONG, outside=True) as pool:
            callers = [pool.choose("greedy", match, 0, seed) for seed in range(4)]
            callers.insert(1, pool.choose(f"{NAUGHTY}:{bot}", match, 0))
            answers = await asyncio.gather(*callers, return_exceptions=True)
            failure = answers.pop(1)
            assert isinstance(failure, BotFailed)
            assert says in str(failure)
            assert all(answer in match.legal() for answer in answers)
            assert await pool.choose("random", match, 0) in match.legal()

    run(play())


def test_a_bot_may_talk(match: suntable.Match) -> None:
    async def play() -> None:
        async with Pool(1, LONG, outside=True) as pool:
            for _ in range(2):
                assert await pool.choose(f"{NAUGHTY}:Polite", match, 0) == match.legal()[-1]
            assert len(pool.processes) == 1

    run(play())


def test_a_bot_that_takes_too_long_is_ended_with_all_it_started(match: suntable.Match) -> None:
    async def play() -> None:
        async with Pool(1, SHORT, outside=True) as pool:
            with pytest.raises(BotFailed, match=r"gave no answer within 0\.3 seconds"):
                await pool.choose(f"{NAUGHTY}:Hanging", match, 0)
            assert not pool.processes
            pool.patience = LONG
            assert await pool.choose("greedy", match, 0) in match.legal()

    run(play())


def test_a_caller_who_gives_up_leaves_no_answer_behind(match: suntable.Match) -> None:
    async def play() -> None:
        async with Pool(1, LONG, outside=True) as pool:
            caller = asyncio.create_task(pool.choose(f"{NAUGHTY}:Hanging", match, 0))
            while not pool.processes:
                await asyncio.sleep(0)
            (process,) = pool.processes
            caller.cancel()
            with pytest.raises(asyncio.CancelledError):
                await caller
            assert await pool.choose("random", match, 0) in match.legal()
            assert process not in pool.processes

    run(play())


@pytest.mark.parametrize(
    "says", ["pear", "[]", '{"action": 9999}', '{"action": true}', '{"action": "tile 3-1"}', "x" * 100_000]
)
def test_a_worker_that_answers_rubbish(match: suntable.Match, says: str) -> None:
    async def play() -> None:
        async with Pool(1, LONG, command=(sys.executable, "-c", f"input(); print({says!r})")) as pool:
            with pytest.raises(BotFailed, match="the bot 'random'"):
                await pool.choose("random", match, 0)
            assert not pool.processes

    run(play())


def test_a_process_that_can_not_be_started(match: suntable.Match) -> None:
    async def play() -> None:
        async with Pool(1, LONG, command=("/no/such/program",)) as pool:
            for _ in range(2):
                with pytest.raises(BotFailed, match="no process could be started"):
                    await pool.choose("random", match, 0)

    run(play())


def test_an_idle_worker_that_has_ended_is_replaced(match: suntable.Match) -> None:
    async def play() -> None:
        async with Pool(1, LONG) as pool:
            await pool.choose("random", match, 0)
            (process,) = pool.processes
            os.kill(process, signal.SIGKILL)
            while pool.processes:
                await asyncio.sleep(0)
            assert await pool.choose("random", match, 0) in match.legal()

    run(play())


def test_what_can_be_seen_to_be_wrong_is_told_at_once(match: suntable.Match) -> None:
    async def play() -> None:
        async with Pool(1, LONG) as pool:
            with pytest.raises(UnknownBot):
                await pool.choose("oracle", match, 0)
            with pytest.raises(UnknownBot):
                await pool.choose(f"{NAUGHTY}:Polite", match, 0)
            with pytest.raises(suntable.SeatError, match="seat 1 has nothing to decide"):
                await pool.choose("random", match, 1)
            assert not pool.processes

    run(play())


def test_closing_ends_everything_at_once_and_for_good(match: suntable.Match) -> None:
    async def play() -> None:
        pool = Pool(1, LONG, outside=True)
        callers = [asyncio.create_task(pool.choose(f"{NAUGHTY}:Hanging", match, 0)) for _ in range(3)]
        while not pool.processes:
            await asyncio.sleep(0)
        (process,) = pool.processes
        await asyncio.gather(pool.close(), pool.close())
        assert not is_there(process)
        for answer in await asyncio.gather(*callers, return_exceptions=True):
            assert isinstance(answer, BotFailed)
            assert "their pool is closed" in str(answer)
        with pytest.raises(BotFailed, match="their pool is closed"):
            await pool.choose("random", match, 0)
        await pool.close()

    run(play())


ORPHANS = """
import asyncio, sys, suntable
from suntable.bots.pool import Pool

async def main():
    match = suntable.new("solstis", seed=1, first=0)
    pool = Pool(2, 120)
    await asyncio.gather(*(pool.choose("random", match, 0, seed) for seed in range(2)))
    print(len(pool.processes), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def test_workers_end_when_the_server_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout
        assert server.stderr
        assert int(server.stdout.readline()) >= 1
        server.kill()
        # The workers complain where the server did: that end is reached when the last of them has gone.
        assert server.stderr.read() == b""


def test_a_worker_answers_lines_until_they_end(match: suntable.Match) -> None:
    from suntable.bots.worker import question

    lines = b"".join(question("greedy", match, 0, match.legal(), seed, 1.0) for seed in range(2)) + b"pear\n"
    done = subprocess.run([sys.executable, "-m", "suntable.bots"], input=lines, capture_output=True, check=True)
    first, second, third = done.stdout.splitlines()
    assert first.startswith(b'{"action": ')
    assert second.startswith(b'{"action": ')
    assert third.startswith(b'{"error": "JSONDecodeError')
