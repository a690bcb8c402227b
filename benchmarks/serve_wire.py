"""What the load generator speaks: HTTP with connections that stay open, event streams, and socket.io.

As little as the two servers need, so that the generator takes little of its core.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any

HOST = "127.0.0.1"
LIMIT = 1 << 20  # bytes a reader buffers
PATIENCE = 20.0  # seconds until an answer is given up


class WireError(Exception):
    """A server that does not answer as it should."""


class Http:
    """One connection, one question at a time; opened again when the server has closed it."""

    def __init__(self, port: int, headers: dict[str, str] | None = None) -> None:
        self._port = port
        self._head = "".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items())
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._free = asyncio.Lock()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the answer."""
        content = b"" if body is None else json.dumps(body, separators=(",", ":")).encode()
        kind = f"content-type: application/json\r\ncontent-length: {len(content)}\r\n" if body is not None else ""
        request = f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self._port}\r\n{self._head}{kind}\r\n".encode() + content
        async with self._free, asyncio.timeout(PATIENCE):
            if self._writer is not None:
                with suppress(ConnectionError, asyncio.IncompleteReadError):
                    return await self._asked(request)
            self.close()
            self._reader, self._writer = await asyncio.open_connection(HOST, self._port, limit=LIMIT)
            return await self._asked(request)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The answer as JSON; anything but success is an error."""
        status, headers, content = await self.ask(method, path, body)
        if headers.get("content-encoding") == "gzip":
            content = gzip.decompress(content)
        if status >= 300:
            raise WireError(f"{method} {path}: {status} {content[:200].decode(errors='replace')}")
        return json.loads(content)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def _asked(self, request: bytes) -> tuple[int, dict[str, str], bytes]:
        reader, writer = self._reader, self._writer
        assert reader is not None and writer is not None  # noqa: S101, PT018
        writer.write(request)
        status, headers = await read_head(reader)
        if "chunked" in headers.get("transfer-encoding", ""):
            parts = []
            while part := await read_chunk(reader):
                parts.append(part)
            return status, headers, b"".join(parts)
        return status, headers, await reader.readexactly(int(headers.get("content-length", 0)))


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """Status and headers."""
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines[1:] if line)
    return int(lines[0].split(" ", 2)[1]), {name.lower(): value.strip() for name, _, value in pairs}


async def read_chunk(reader: asyncio.StreamReader) -> bytes:
    """One chunk; nothing at the end."""
    size = int((await reader.readuntil(b"\r\n")).split(b";")[0], 16)
    return (await reader.readexactly(size + 2))[:-2]


async def listen(port: int, path: str, headers: dict[str, str], heard: Callable[[int, bytes], None]) -> None:
    """Follow an event stream to its end; every whole event is told with its number."""
    reader, writer = await asyncio.open_connection(HOST, port, limit=LIMIT)
    try:
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        writer.write(f"GET {path} HTTP/1.1\r\nhost: {HOST}:{port}\r\n{head}\r\n".encode())
        status, _ = await read_head(reader)
        if status != 200:
            raise WireError(f"GET {path}: {status}")
        kept = b""
        while chunk := await read_chunk(reader):
            *events, kept = (kept + chunk).split(b"\n\n") if kept else chunk.split(b"\n\n")
            for event in events:
                if event.startswith(b"id: "):
                    heard(int(event[4 : event.index(b"\n")]), event)
    finally:
        writer.close()


class Socket:
    """One socket.io client over a WebSocket, as boardgame.io's own client speaks."""

    def __init__(self, port: int, space: str, heard: Callable[[str, list[Any], int], None]) -> None:
        self._port, self._space, self._heard = port, space, heard
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, join the namespace, and listen from then on."""
        self._reader, self._writer = await asyncio.open_connection(HOST, self._port, limit=LIMIT)
        key = base64.b64encode(os.urandom(16)).decode()
        self._writer.write(
            (
                f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: {HOST}:{self._port}\r\n"
                "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
                f"sec-websocket-key: {key}\r\n\r\n"
            ).encode()
        )
        status, _ = await read_head(self._reader)
        if status != 101:
            raise WireError(f"no WebSocket: {status}")
        await self._frame()  # the server says hello
        self._send(f"40/{self._space},")
        answer = await self._frame()
        if not answer.startswith(b"40"):
            raise WireError(f"no namespace: {answer[:200].decode(errors='replace')}")
        self._task = asyncio.create_task(self._listen())

    def emit(self, event: str, *arguments: Any) -> None:
        """Send an event."""
        self._send(f"42/{self._space},{json.dumps([event, *arguments], separators=(',', ':'))}")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError, ConnectionError, asyncio.IncompleteReadError):
                await self._task
        self._writer.close()

    async def _listen(self) -> None:
        while True:
            frame = await self._frame()
            if frame == b"2":
                self._send("3")
            elif frame.startswith(b"42"):
                event, *arguments = json.loads(frame[frame.index(b",") + 1 :])
                self._heard(event, arguments, len(frame))

    async def _frame(self) -> bytes:
        reader = self._reader
        first, second = await reader.readexactly(2)
        size = second & 127
        if size > 125:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        payload = await reader.readexactly(size)
        if first & 15 != 1 or not first & 128:
            raise WireError(f"an unexpected WebSocket frame, {first:#x}")
        return payload

    def _send(self, text: str) -> None:
        payload = text.encode()
        size = len(payload)
        head = struct.pack(">BB", 0x81, 0x80 | size) if size < 126 else struct.pack(">BBH", 0x81, 0xFE, size)
        # A mask of zeros is a mask: the server unmasks all the same.
        self._writer.write(head + bytes(4) + payload)
