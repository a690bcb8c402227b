"""A real server, a real browser, and readers who sit before it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.reader import Reader, Visit
from tests.server.tools import Server, close_browsers

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def _program() -> str | None:
    """The browser of whoever runs the tests; nothing means Playwright's own."""
    found = (path for name in NAMES if (path := shutil.which(name)))
    return os.environ.get("SUNTABLE_CHROMIUM") or next(found, None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all who do not harm it."""
    running = Server(tmp_path_factory.mktemp("browser"), None, "--no-limits")
    yield running.wait()
    running.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Playwright holds the event loop while it runs; other modules need theirs."""
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=_program(), args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Lets readers in, each with a browser of their own. At the end, nothing may have gone wrong in any page."""
    readers: list[Reader] = []

    def come(url: str = server.url, **more: object) -> Reader:
        reader = Reader(chromium, url, **more)  # type: ignore[arg-type]  # what a browser context takes
        readers.append(reader)
        return reader

    yield come
    wrong = [line for reader in readers for line in reader.wrong]
    for reader in readers:
        reader.leave()
    close_browsers()
    assert not wrong, "\n".join(wrong)


@pytest.fixture
def shots() -> Path:
    """Where pictures of pages are kept, to be looked at."""
    folder = Path(__file__).parents[2] / ".artifacts" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
