"""``suntable serve``: the table in the browser, for this machine or for a club."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from suntable.cli.files import Refused
from suntable.cli.terminal import console

PORT = 8007
TRIES = 20  # ports that are tried when nobody asked for a certain one


def run(given: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        from suntable.server import run as server
        from suntable.server.settings import Settings, default_data
    except ModuleNotFoundError as error:
        raise Refused(f"the server needs more packages ({error.name}): pip install 'suntable[server]'") from None
    if given.workers < 1 or given.bots < 1:
        raise Refused("--workers and --bots are 1 or more")
    settings = Settings(
        data=Path(given.data) if given.data else default_data(),
        database=given.database,
        prefix=given.prefix,
        bots=given.bots,
        patience=given.patience,
        pause=given.pause,
        secure=given.secure,
        floods=not given.no_limits,
        is_warmed=not given.interpreted,
        is_shared=given.workers > 1 or given.database is not None,
    )
    settings.key()  # made now, so that several processes find the same
    listening = server.listen(given.host, given.port or PORT, tries=1 if given.port else TRIES)
    url = server.address(listening, settings.prefix)

    def ready() -> None:
        console().print(
            f"Suntable is ready: {url}\nGames are kept in {given.database or settings.data}. Ctrl+C ends it."
        )
        sys.stdout.flush()
        if given.open and _has_screen():
            server.open_browser(url)

    server.serve(settings, listening, given.workers, given.proxies, ready)
    return 0


def _has_screen() -> bool:
    """Whether a browser can be shown: without a screen, one in the terminal would come up."""
    on_desktop = sys.platform in ("darwin", "win32")
    return on_desktop or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
