"""Starting a server: one process, or several that share a PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from suntable.engine.code import stay_cold
from suntable.server.app import ENVIRONMENT, create
from suntable.server.settings import Settings, SettingsError, settings_to_json
from suntable.server.storage.store import Store

GRACE = 2  # seconds that open streams are given when the server ends


def listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket that listens; on the next free port when somebody has this one."""
    try:
        return _bound(host, port)
    except OverflowError:
        raise SettingsError(f"a port is a number from 1 to 65535, not {port}") from None
    except OSError as error:
        if tries > 1:
            return listen(host, port + 1, tries - 1)
        raise SettingsError(f"nothing can listen at {host}, port {port}: {error.strerror or error}") from None


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # where it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(1024)
    except OSError:
        found.close()
        raise
    return found


def address(listening: socket.socket, prefix: str) -> str:
    """Where a browser finds it."""
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host  # noqa: S104  # is shown, not bound
    return f"http://{shown}:{port}{prefix}/"


class _Server(uvicorn.Server):
    """Says so when it is ready, and when it ends."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], ending: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready, self._ending = ready, ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._ending()
        await super().shutdown(sockets)


def serve(
    settings: Settings, listening: socket.socket, workers: int, proxies: str, ready: Callable[[], None]
) -> None:  # fmt: skip
    """Serve until interrupted."""
    if settings.database:
        asyncio.run(_reach(settings))
    common = {
        "timeout_graceful_shutdown": GRACE, "forwarded_allow_ips": proxies, "log_level": "warning",
        "access_log": False, "server_header": False, "date_header": False,
    }  # fmt: skip
    if workers == 1:
        stay_cold()
        app = create(settings)
        config = uvicorn.Config(app, **common)  # type: ignore[arg-type]
        _Server(config, ready, app.state.context.house.hub.close).run(sockets=[listening])
        return
    os.environ[ENVIRONMENT] = settings_to_json(settings)
    from uvicorn.supervisors import Multiprocess

    config = uvicorn.Config("suntable.server.app:from_environment", factory=True, workers=workers, **common)  # type: ignore[arg-type]
    ready()
    Multiprocess(config, sockets=[listening]).run()


async def _reach(settings: Settings) -> None:
    """Say in a sentence that a database does not answer, before anything is started."""
    store = Store(settings)
    try:
        await store.open()
    except (SQLAlchemyError, OSError) as error:
        said = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise SettingsError(f"the database does not answer: {said}") from None
    finally:
        await store.close()


def open_browser(url: str) -> None:
    """Show it to whoever sits here, without waiting for a browser to start."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
