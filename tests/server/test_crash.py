"""The server, and PostgreSQL, end in the middle of everything: what was acknowledged is there, once, and all go on."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from suntable.server.house import House
from suntable.server.hub import Hub
from suntable.server.live import Live
from suntable.server.settings import Settings
from suntable.server.storage.store import Entry, Store
from tests.server.conftest import Serve
from tests.server.postgres import Postgres, free_port
from tests.server.tools import PATIENCE, Player, until

TABLES = 50
THREADS = 5
WITH_BOTS = 10  # of the tables; at the others one guest sits on both seats
BEFORE, AFTER = 150, 150  # acknowledged actions before and after the crash
AWAY = {503}  # what a server says when it cannot reach what it needs
INTERRUPTED = 130  # how a program ends that was told to by Ctrl+C


class Crowd:
    """Guests in threads of their own who play at all tables, and keep what they were told."""

    def __init__(self, url: str) -> None:
        self.told: dict[str, list[tuple[int, int]]] = {}  # table -> (number, action) of what was acknowledged
        self.statuses: Counter[int] = Counter()
        self.count = 0
        self.errors: list[BaseException] = []
        self._over = threading.Event()
        self._lock = threading.Lock()
        self.players = [Player(url, f"Player {n}") for n in range(THREADS)]
        self.tables: list[tuple[str, Player]] = []
        for n in range(TABLES):
            player = self.players[n % THREADS]
            view = player.open("me", "bot" if n < WITH_BOTS else "same", options={"first": 0})
            self.tables.append((view["id"], player))
            self.told[view["id"]] = []
        self.with_bots = {table for table, _ in self.tables[:WITH_BOTS]}
        self._threads = [threading.Thread(target=self._play, args=(player,)) for player in self.players]

    @contextmanager
    def playing(self) -> Iterator[None]:
        for thread in self._threads:
            thread.start()
        try:
            yield
        finally:
            self._over.set()
            for thread in self._threads:
                thread.join(PATIENCE)
            assert not any(thread.is_alive() for thread in self._threads)
            for player in self.players:
                player.close()
        assert self.errors == []

    def _play(self, player: Player) -> None:
        dice = random.Random(player.name)
        mine = [table for table, owner in self.tables if owner is player]
        try:
            while not self._over.is_set():
                try:
                    self._act(player, dice.choice(mine), dice)
                except httpx.TransportError:
                    self._over.wait(0.05)
        except BaseException as error:  # noqa: BLE001  # is looked at in the end
            self.errors.append(error)

    def _act(self, player: Player, table: str, dice: random.Random) -> None:
        looked = player.client.get(f"/api/tables/{table}", params={"seat": dice.randrange(2)})
        if looked.status_code != 200:
            self._note(looked, {200})
            return
        view = looked.json()
        if not view["legal"]:
            return
        action = dice.choice(view["legal"])["action"]
        answer = player.do(table, "actions", number=view["number"], action=action, seat=view["viewer"])
        self._note(answer, {201, 409})
        if answer.status_code == 201:
            with self._lock:
                self.told[table].append((answer.json()["number"], action))
                self.count += 1

    def _note(self, answer: httpx.Response, allowed: set[int]) -> None:
        with self._lock:
            self.statuses[answer.status_code] += 1
        assert answer.status_code in allowed | AWAY, answer.text
        assert answer.status_code < 400 or answer.headers["content-type"] == "application/problem+json"

    def more(self, actions: int) -> None:
        """Wait until so many more actions are acknowledged."""
        wanted = self.count + actions
        until(lambda: self.count >= wanted or self.errors, lambda: f"{self.count} of {wanted}: {self.statuses}")


def kept(settings: Settings, tables: list[str]) -> dict[str, tuple[list[Entry], Live, bytes | None]]:
    """What the database says of these tables."""

    async def read() -> dict[str, tuple[list[Entry], Live, bytes | None]]:
        store, found = Store(settings), {}
        house = House(store, Hub())
        for table in tables:
            row = await store.table(table)
            assert row is not None
            found[table] = (row[1], await house.live(table), row[2])
        await store.close()
        return found

    return asyncio.run(read())


def check(crowd: Crowd, settings: Settings) -> None:
    """Every acknowledged action is there, once, in its place; all follows from the entries."""
    for table, (entries, live, state) in kept(settings, [table for table, _ in crowd.tables]).items():
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert (live.number, live.match.state) == (len(entries), state)
        played = {entry.number: entry.value for entry in entries if entry.kind == "play"}
        told = crowd.told[table]
        assert len({number for number, _ in told}) == len(told), "one number was acknowledged twice"
        assert [(number, played.get(number)) for number, _ in told] == told


def all_go_on(crowd: Crowd, url: str) -> None:
    """At every table somebody can play, or the game is over; no bot has been forgotten."""
    for table, owner in crowd.tables:
        guest = Player(url, owner.name, id=owner.id, token=owner.token)
        until(lambda guest=guest, table=table: guest.turn(table)["legal"] or guest.look(table)["status"] == "over")  # type: ignore[misc]
        guest.play(table)
        guest.close()


def test_the_server_is_killed(serve: Serve, tmp_path: Path) -> None:
    slow_bots = serve(None, "--no-limits", "--pause", "600").wait()
    crowd = Crowd(slow_bots.url)
    with crowd.playing():
        crowd.more(BEFORE)
        until(lambda: all(crowd.told[table] for table in crowd.with_bots))
        slow_bots.kill()
        again = serve(None, "--no-limits", port=slow_bots.port).wait()
        crowd.more(AFTER)
    check(crowd, Settings(data=tmp_path))
    all_go_on(crowd, again.url)
    assert again.stop() == INTERRUPTED


@pytest.mark.parametrize("both", [False, True], ids=["postgres", "postgres and server"])
def test_postgres_is_killed(serve: Serve, tmp_path: Path, both: bool) -> None:
    postgres = Postgres()  # of its own: others must not feel this
    try:
        address = postgres.database()
        server = serve(address, "--no-limits", "--pause", "0", port=free_port()).wait()
        crowd = Crowd(server.url)
        with crowd.playing():
            crowd.more(BEFORE)
            postgres.kill()
            if both:
                server.kill()
            else:
                until(lambda: crowd.statuses[503])
            postgres.start()
            if both:
                server = serve(address, "--no-limits", port=server.port).wait()
            crowd.more(AFTER)
        check(crowd, Settings(data=tmp_path, database=address))
        all_go_on(crowd, server.url)
        assert server.stop() == INTERRUPTED
    finally:
        postgres.stop()
