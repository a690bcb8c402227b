"""What stands before every request: where it comes from, how much is asked, and what a browser is told to forbid."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from suntable.server.guests import COOKIE, Signer, cookie_in
from suntable.server.refusals import Forbidden, TooMany

Scope = Mapping[str, Any]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

RETRY_AFTER = "2"  # seconds
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # a seat's secret must not travel in a referrer
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Buckets:
    """So much a second for each key, and some more at once."""

    KEPT = 20_000

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether there was something left for this key."""
        now = self._clock()
        left, then = self._filled.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        self._filled[key] = (left - 1 if left >= 1 else left, now)
        while len(self._filled) > self.KEPT:
            self._filled.popitem(last=False)
        return left >= 1


class Limits:
    """How much one guest, or one address without a guest, may ask."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.reads = Buckets(40, 200, clock)
        self.writes = Buckets(10, 60, clock)
        self.arrivals = Buckets(0.5, 30, clock)  # new guests and tables, by address
        self.guesses = Buckets(0.1, 10, clock)  # seat links that lead nowhere, by address


async def protect(message: Any, _: Any) -> None:
    """Put our headers on every answer, also on those that no handler gives; before anything is sent."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), *_RAW_HEADERS]


class Gate:
    """ASGI middleware around all handlers."""

    def __init__(self, app: Application, signer: Signer, limits: Limits | None, prefix: str) -> None:
        self._app, self._signer, self._limits, self._prefix = app, signer, limits, prefix

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        self._check(scope)  # what is refused is told as for any handler: to people as a page, to programs as a problem
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = _headers(scope)
        is_safe = scope["method"] in SAFE
        if not is_safe:
            check_origin(headers)
        if self._limits is None or scope["path"].startswith(f"{self._prefix}/assets/"):
            return
        buckets = self._limits.reads if is_safe else self._limits.writes
        if not buckets.take(client(scope, headers, self._signer)):
            raise TooMany("flood")


def check_origin(headers: Mapping[str, str]) -> None:
    """A request that changes something must come from one of our own pages, if it comes from a page.

    Also when it brings no cookie: browsers leave ours out of requests from other sites, and the answer would give
    whoever sits there a new one in its place. Programs send neither a cookie nor where they come from.
    """
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None and site not in ("same-origin", "none"):
        raise Forbidden("other-site")
    if origin is None and site is None and COOKIE in headers.get("cookie", ""):
        raise Forbidden("no-origin")
    if origin is not None and site is None:
        hosts = {headers.get("host", ""), headers.get("x-forwarded-host", "")} - {""}
        if _host_of(origin) not in hosts:
            raise Forbidden("other-site")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # no address at all
        return None


def client(scope: Scope, headers: Mapping[str, str], signer: Signer) -> str:
    """Whom a request is counted for."""
    guest = signer.guest(token_in(headers))
    return guest or address(scope)


def address(scope: Scope) -> str:
    """Where a request comes from."""
    peer = scope.get("client")
    return str(peer[0]) if peer else "unknown"


def token_in(headers: Mapping[str, str]) -> str | None:
    """The token of a program's header or a browser's cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return cookie_in(headers, COOKIE)


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
