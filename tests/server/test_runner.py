"""Bots that fail: asked again, then replaced; no table waits for them for ever."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import pytest

from suntable.bots.errors import BotFailed, UnknownBot
from suntable.bots.pool import Pool
from suntable.engine.match import Match
from suntable.server.guests import new_id
from suntable.server.house import House
from suntable.server.live import Live
from suntable.server.runner import Runner
from suntable.server.scenes import Eyes, scene
from suntable.server.settings import Settings
from suntable.server.shapes import NewTable, SeatWish
from suntable.server.storage.store import Guest

pytestmark = pytest.mark.anyio

ANSWERS = {
    "crashes": "sys.exit(3)",
    "plays what is not legal": "print(json.dumps({'action': 9999}), flush=True)",
    "answers nonsense": "print('sun', flush=True)",
    "says what is wrong": "print(json.dumps({'error': 'no idea'}), flush=True)",
}


@pytest.fixture
def database() -> None:
    """What is looked at here has nothing to do with the database."""


def worker(folder: Path, does: str) -> tuple[str, ...]:
    """A worker that is real, and does this for greedy; random it lets answer."""
    program = folder / "worker.py"
    program.write_text(
        "import sys, json\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['bot'] == 'random':\n"
        "        print(json.dumps({'action': asked['legal'][0]}), flush=True)\n"
        "    else:\n"
        f"        {does}\n"
    )
    return (sys.executable, str(program))


async def bots_alone(house: House) -> tuple[Live, Guest]:
    """A table at which two greedy bots play, and its creator looks on."""
    ada = Guest(new_id(), "Ada")
    await house.store.add_guest(ada)
    seats = [SeatWish("bot", "greedy"), SeatWish("bot", "greedy")]
    return await house.open_table(NewTable("solstis", seed=1, seats=seats), ada), ada


async def to_the_end(house: House, live: Live) -> None:
    """Wait until the game is over."""
    async with asyncio.timeout(60):
        with house.hub.looking(live.row.id) as bell:
            while not live.match.over:
                bell.clear()
                await bell.wait()


@pytest.mark.parametrize("does", ANSWERS.values(), ids=ANSWERS)
async def test_a_bot_that_fails_is_asked_again_and_then_replaced(
    house: House, settings: Settings, tmp_path: Path, does: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "suntable")
    live, ada = await bots_alone(house)
    runner = Runner(house, Pool(1, 5, command=worker(tmp_path, does)), settings)
    await runner.open()
    await to_the_end(house, live)
    await runner.close()
    assert [seat.bot for seat in live.seats] == ["random", "random"]
    kinds = [each.kind for each in live.happenings]
    assert sorted(kinds) == ["fault", "fault", "replaced", "replaced"]
    for lang in ("en", "de"):
        log = [line.words for line in scene(live, Eyes(ada.id, lang)).view.log]
        assert sum("Lyra" in line or "Vega" in line for line in log) >= 4
    assert "greedy" in caplog.text


async def test_a_bot_that_never_answers_is_replaced(house: House, settings: Settings, tmp_path: Path) -> None:
    live, _ = await bots_alone(house)
    hangs = worker(tmp_path, "__import__('signal').pause()")
    runner = Runner(house, Pool(1, 1.0, command=hangs), settings)
    await runner.open()
    await to_the_end(house, live)
    await runner.close()
    assert [seat.bot for seat in live.seats] == ["random", "random"]


class NoPool(Pool):
    """Bots that can not even be asked."""

    def __init__(self, error: Exception) -> None:
        super().__init__(1, 1)
        self.error = error

    async def choose(self, bot: str, match: Match, seat: int, seed: int = 0) -> int:  # noqa: ARG002
        raise self.error


@pytest.mark.parametrize("error", [BotFailed("no process"), UnknownBot("it is gone")])
async def test_a_table_goes_on_when_no_bot_can_be_asked_at_all(
    house: House, settings: Settings, error: Exception
) -> None:
    live, _ = await bots_alone(house)
    runner = Runner(house, NoPool(error), settings)
    await runner.open()
    await to_the_end(house, live)
    await runner.close()
    assert len(live.happenings) == 4, "what is known is not said again for every action"


async def test_one_table_that_can_not_be_read_does_not_hold_up_the_others(
    house: House, settings: Settings, tmp_path: Path
) -> None:
    import sqlalchemy as sa

    from suntable.server.storage.models import tables

    first, _ = await bots_alone(house)
    second, _ = await bots_alone(house)
    async with house.store.engine.begin() as connection:
        await connection.execute(sa.update(tables).where(tables.c.id == first.row.id).values(game="chess"))
    house.forget()
    runner = Runner(house, Pool(1, 5, command=worker(tmp_path, "sys.exit(1)")), settings)
    await runner.open()
    again = await house.live(second.row.id)
    await to_the_end(house, again)
    await runner.close()
