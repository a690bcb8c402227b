"""What the tests of the server work with: servers, players, event streams."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from suntable.server.app import create
from suntable.server.context import Context
from suntable.server.house import House
from suntable.server.settings import Settings
from tests.server.postgres import free_port

T = TypeVar("T")
Json = dict[str, Any]
PATIENCE = 30.0  # seconds until something that must happen counts as not happening


def until(holds: Callable[[], T], why: Callable[[], str] = lambda: "it never came true") -> T:
    """Wait for something, for as long as it takes and no longer."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = holds()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(why())


class Server:
    """``suntable serve`` as a process of its own, with all it starts."""

    def __init__(self, data: Path, database: str | None = None, *more: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = data / f"log-{self.port}"
        data.mkdir(parents=True, exist_ok=True)
        given = ["--port", str(self.port), "--data", str(data), "--pause", "0", "--interpreted", *more]
        if database:
            given += ["--database", database]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "suntable", "serve", *given],
                stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True,
            )  # fmt: skip

    @property
    def log(self) -> str:
        return self._log.read_text()

    def wait(self, prefix: str = "") -> Server:
        """Until it answers."""

        def answers() -> bool:
            assert self.process.poll() is None, self.log
            with suppress(httpx.TransportError):
                return httpx.get(f"{self.url}{prefix}/health").status_code == 200
            return False

        until(answers, lambda: f"the server never answered: {self.log}")
        return self

    def kill(self) -> None:
        """End it without any warning, and everything it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it as Ctrl+C does."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGINT)
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.kill()


class Inside:
    """A server in this process, with its own thread: real HTTP, and its inside within reach."""

    def __init__(self, settings: Settings) -> None:
        self.app = create(settings)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        config = uvicorn.Config(self.app, log_level="error", loop="asyncio", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    def _serve(self) -> None:
        self._loop.run_until_complete(self._server.serve(sockets=[self._socket]))
        self._loop.close()

    @property
    def context(self) -> Context:
        found: Context = self.app.state.context
        return found

    @property
    def house(self) -> House:
        return self.context.house

    def call(self, what: Coroutine[Any, Any, T]) -> T:
        """Run something in the server."""
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive()


_browsers: list[httpx.Client] = []


def browser(url: str, **headers: str) -> httpx.Client:
    """Somebody who asks by HTTP and keeps cookies."""
    client = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers)
    _browsers.append(client)
    return client


def close_browsers() -> None:
    """All that a test has opened."""
    while _browsers:
        _browsers.pop().close()


@dataclass
class Player:
    """Somebody who plays by HTTP."""

    url: str
    name: str = "Ada"
    lang: str = "en"
    id: str = ""
    token: str = ""
    client: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        self.client = browser(self.url)
        if not self.token:
            made = self.client.post("/api/guests", json={"name": self.name})
            assert made.status_code == 201, made.text
            self.id, self.token = made.json()["id"], made.json()["token"]
        self.client.headers.update({"authorization": f"Bearer {self.token}", "accept-language": self.lang})

    def close(self) -> None:
        self.client.close()

    def open(self, *kinds: str, game: str = "solstis", **more: Any) -> Json:
        """A new table with these seats."""
        seats = [{"kind": kind} for kind in kinds] or None
        answer = self.client.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def look(self, table: str, **more: Any) -> Json:
        """A table."""
        answer = self.client.get(f"/api/tables/{table}", params=more)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def turn(self, table: str) -> Json:
        """A table, through the seat that decides if it is one's own."""
        view = self.look(table)
        if view["seat"] in view["you"] and view["seat"] != view["viewer"]:
            return self.look(table, seat=view["seat"])
        return view

    def do(self, table: str, what: str, **body: Any) -> httpx.Response:
        """Ask for something at a table."""
        return self.client.post(f"/api/tables/{table}/{what}", json=body)

    def sit(self, table: str, n: int, secret: str | None = None) -> httpx.Response:
        """Take a seat."""
        return self.do(table, f"seats/{n}", secret=secret)

    def play(self, table: str, dice: random.Random | None = None) -> bool:
        """Play any action if it is one's turn; whether it was."""
        view = self.turn(table)
        if not view["legal"]:
            return False
        chosen = (dice or random).choice(view["legal"])
        answer = self.do(table, "actions", number=view["number"], action=chosen["action"], seat=view["viewer"])
        assert answer.status_code == 201, answer.text
        return True


def secret_of(view: Json, n: int) -> str:
    """The secret of a seat, from its link."""
    link: str = view["seats"][n]["link"]
    return link.rpartition("/")[2]


def pair(url: str, **more: Any) -> tuple[Player, Player, Json]:
    """Two people at a new table."""
    ada, ben = Player(url, "Ada"), Player(url, "Ben")
    table = ada.open("me", "friend", **more)
    sat = ben.sit(table["id"], 1, secret_of(table, 1))
    assert sat.status_code == 200, sat.text
    return ada, ben, ada.look(table["id"])


def finish(*players: Player, table: str, dice: random.Random | None = None) -> None:
    """Play a whole game by HTTP."""
    for _ in range(2000):
        if players[0].look(table)["status"] == "over":
            return
        for player in players:
            player.play(table, dice)
    raise AssertionError("this game has no end")


@dataclass
class Event:
    """What a stream told."""

    id: int
    data: Json
    raw: str


@contextmanager
def stream(client: httpx.Client, path: str, **headers: str) -> Iterator[Iterator[Event]]:
    """The events of a stream, while it is open."""
    with client.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200, answer.read()
        yield _events(answer)


def _events(answer: httpx.Response) -> Iterator[Event]:
    number, end = -1, time.monotonic() + PATIENCE
    for line in answer.iter_lines():
        assert time.monotonic() < end, "nothing was told but signs of life"
        name, _, value = line.partition(": ")
        if name == "id":
            number = int(value)
        elif name == "data":
            yield Event(number, json.loads(value), line)
            end = time.monotonic() + PATIENCE
