"""Servers and databases for the tests: each test its own, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from suntable.server.house import House
from suntable.server.hub import Hub
from suntable.server.settings import Settings
from suntable.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.tools import Inside, Server, close_browsers

Serve = Callable[..., Server]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a process."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _closing() -> Iterator[None]:
    yield
    close_browsers()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str | None:
    """A fresh database: an address, or nothing for SQLite."""
    if request.param == "sqlite":
        return None
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def settings(tmp_path: Path, database: str | None) -> Settings:
    return Settings(data=tmp_path, database=database, pause=0, floods=False, is_shared=database is not None)


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    """A house without bots that play by themselves."""
    store = Store(settings)
    await store.open()
    yield House(store, Hub(), settings.is_shared)
    await store.close()


@pytest.fixture
def inside(settings: Settings) -> Iterator[Inside]:
    """A whole server in this process."""
    server = Inside(settings)
    yield server
    server.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers as processes, and ends them with all they have started."""
    with ExitStack() as running:

        def start(database: str | None = None, *more: str, port: int | None = None, data: Path = tmp_path) -> Server:
            server = Server(data, database, *more, port=port)
            running.callback(server.kill)
            return server

        yield start
