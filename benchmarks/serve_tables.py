"""Tables that are played at, of Suntable and of boardgame.io: opened, followed, played at."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import suntable
from serve_wire import PATIENCE, Http, Socket, WireError, listen

LEAST = 52  # decisions a game of Solstis must have to be played here, so that tables last


@dataclass(frozen=True)
class Heard:
    """When an action had been heard of, in seconds after it was sent."""

    own: float  # by the one who played it
    other: float


class Table(ABC):
    """A table of two people."""

    def __init__(self) -> None:
        self._hearing: asyncio.Future[None] | None = None
        self._awaited = 0
        self._times = [0.0, 0.0]
        self.heard_bytes = 0

    @property
    @abstractmethod
    def is_over(self) -> bool: ...

    @abstractmethod
    async def act(self) -> Heard:
        """Play the next action; comes back when both players have heard of it in full."""

    @abstractmethod
    async def close(self) -> None: ...

    def expect(self, number: int) -> asyncio.Future[None]:
        """From now on both players wait for this number."""
        self._awaited, self._times = number, [0.0, 0.0]
        self._hearing = asyncio.get_running_loop().create_future()
        return self._hearing

    def hears(self, seat: int, number: int, size: int) -> None:
        """Something has arrived in full at a player."""
        self.heard_bytes += size
        if self._hearing is None or self._hearing.done() or number < self._awaited or self._times[seat]:
            return
        self._times[seat] = perf_counter()
        if all(self._times):
            self._hearing.set_result(None)

    def since(self, start: float, seat: int) -> Heard:
        return Heard(self._times[seat] - start, self._times[1 - seat] - start)


# -- Suntable -------------------------------------------------------------------------------------------


def games(count: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """Random games of Solstis: a seed, and who plays which action. Known beforehand, so that choosing costs nothing."""
    dice = random.Random(1)
    found: list[tuple[int, list[tuple[int, int]]]] = []
    while len(found) < count:
        seed = dice.randrange(1 << 30)
        match = suntable.new("solstis", seed=seed)
        played: list[tuple[int, int]] = []
        while not match.over:
            action = dice.choice(match.legal())
            played.append((match.seat or 0, action))
            match.play(action)
        if len(played) >= LEAST:
            found.append((seed, played))
    return found


@dataclass(frozen=True)
class Person:
    """A guest of Suntable: a browser with a cookie, or a program with its token."""

    token: str
    http: Http

    @classmethod
    async def arrive(cls, port: int) -> Person:
        token = (await Http(port).call("POST", "/api/guests", {"name": "Guest"}))["token"]
        # As a browser sends it from a page of ours.
        headers = {"cookie": f"suntable={token}", "sec-fetch-site": "same-origin"}
        return cls(token, Http(port, headers | {"accept-encoding": "gzip"}))


class SunTable(Table):
    """A table of Suntable; both players have its page open, unless ``watched`` is false."""

    def __init__(self, port: int, people: list[Person], game: tuple[int, list[tuple[int, int]]], watched: bool) -> None:
        super().__init__()
        self._port, self._people, self._watched = port, people, watched
        self._seed, self._left = game[0], list(reversed(game[1]))
        self.id, self._number = "", 0
        self._streams: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the table, sit down, and open the streams."""
        one, two = self._people
        wish = {"game": "solstis", "seed": self._seed, "seats": [{"kind": "me"}, {"kind": "friend"}]}
        made = await one.http.call("POST", "/api/tables", wish)
        self.id = made["id"]
        secret = made["seats"][1]["link"].rpartition("/")[2]
        sat = await two.http.call("POST", f"/api/tables/{self.id}/seats/1", {"secret": secret})
        self._number = sat["number"]
        if self._watched:
            ready = self.expect(self._number)
            self._streams = [asyncio.create_task(self._follow(seat)) for seat in (0, 1)]
            await asyncio.wait_for(ready, PATIENCE)

    async def _follow(self, seat: int) -> None:
        headers = {"cookie": f"suntable={self._people[seat].token}", "accept": "text/event-stream"}

        def heard(number: int, event: bytes) -> None:
            self.hears(seat, number, len(event))

        await listen(self._port, f"/t/{self.id}/stream", headers, heard)

    @property
    def is_over(self) -> bool:
        return not self._left

    async def act(self) -> Heard:
        seat, action = self._left.pop()
        hearing = self.expect(self._number + 1)
        start = perf_counter()
        played = await self._people[seat].http.call(
            "POST", f"/api/tables/{self.id}/actions", {"number": self._number, "action": action}
        )
        answered = perf_counter() - start
        self._number = played["number"]
        if not self._watched:
            return Heard(answered, answered)
        await asyncio.wait_for(hearing, PATIENCE)
        return self.since(start, seat)

    async def close(self) -> None:
        for stream in self._streams:
            stream.cancel()
            with suppress(asyncio.CancelledError, ConnectionError, asyncio.IncompleteReadError, WireError):
                await stream


# -- boardgame.io ---------------------------------------------------------------------------------------


class PeerTable(Table):
    """A match of boardgame.io's server; both players are connected by socket.io."""

    def __init__(self, port: int, http: Http, seed: int) -> None:
        super().__init__()
        self._port, self._http, self._dice = port, http, random.Random(seed)
        self.id = ""
        self._secrets: list[str] = []
        self._sockets: list[Socket] = []
        self._states: list[dict[str, Any]] = [{}, {}]

    async def open(self, watched: bool = True) -> None:
        """Open the match in its lobby, join it twice, and connect."""
        self.id = (await self._http.call("POST", "/games/tiles/create", {"numPlayers": 2}))["matchID"]
        for seat in (0, 1):
            wish = {"playerID": str(seat), "playerName": "Guest"}
            joined = await self._http.call("POST", f"/games/tiles/{self.id}/join", wish)
            self._secrets.append(joined["playerCredentials"])
        if not watched:
            return
        ready = self.expect(0)
        for seat in (0, 1):
            socket = Socket(self._port, "tiles", lambda *told, seat=seat: self._told(seat, *told))
            await socket.open()
            self._sockets.append(socket)
            socket.emit("sync", self.id, str(seat), self._secrets[seat], 2)
        await asyncio.wait_for(ready, PATIENCE)

    def _told(self, seat: int, event: str, told: list[Any], size: int) -> None:
        if event not in ("sync", "update"):
            self.heard_bytes += size
            return
        state = told[1]["state"] if event == "sync" else told[1]
        self._states[seat] = state
        self.hears(seat, state["_stateID"], size)

    @property
    def is_over(self) -> bool:
        return "gameover" in self._states[0]["ctx"]

    async def act(self) -> Heard:
        seat = int(self._states[0]["ctx"]["currentPlayer"])
        state = self._states[seat]
        move, tile = self._dice.choice(state["G"]["legal"])
        payload = {"type": move, "args": [tile], "playerID": str(seat), "credentials": self._secrets[seat]}
        hearing = self.expect(state["_stateID"] + 1)
        start = perf_counter()
        self._sockets[seat].emit(
            "update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self.id, str(seat)
        )
        await asyncio.wait_for(hearing, PATIENCE)
        return self.since(start, seat)

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
