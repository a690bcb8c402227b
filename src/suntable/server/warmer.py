"""Machine code for a server that is running: made by a process of its own, at the lowest priority, then loaded.

Pages are answered by interpreted rules meanwhile; compiling here would keep everybody waiting.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress

from suntable.engine import registry
from suntable.engine.code import is_interpreting, tier

log = logging.getLogger(__name__)

_LOWEST = 19


async def warm() -> None:
    """Make the machine code of all games ready, then go over to it."""
    if is_interpreting():
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "suntable", "warm",
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        if hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, _LOWEST)
        if await process.wait() != 0:
            log.warning("machine code could not be made; the rules stay interpreted")
            return
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    for name in registry.games():
        await asyncio.to_thread(tier(registry.find(name)).compiled)
