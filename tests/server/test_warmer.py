"""A server goes over to machine code by itself, made by another process."""

from __future__ import annotations

import asyncio

import suntable
from suntable.engine import registry
from suntable.engine.code import is_interpreting, tier
from suntable.server.warmer import warm


def test_all_games_go_over_to_machine_code() -> None:
    asyncio.run(warm())
    for name in suntable.games():
        assert tier(registry.find(name)).code.is_compiled != is_interpreting()


def test_a_server_that_ends_meanwhile_leaves_nobody_behind() -> None:
    async def ended() -> None:
        warming = asyncio.create_task(warm())
        await asyncio.sleep(0)
        warming.cancel()
        await asyncio.gather(warming, return_exceptions=True)

    asyncio.run(ended())
