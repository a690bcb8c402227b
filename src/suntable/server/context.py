"""What handlers are given: the house, and who asks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from litestar import Request

from suntable.draw.words import words
from suntable.server.guests import COOKIE, Signer, clean_name, new_id
from suntable.server.house import House
from suntable.server.languages import language
from suntable.server.refusals import Stranger, TooMany
from suntable.server.scenes import Eyes
from suntable.server.security import Limits, address, token_in
from suntable.server.settings import Settings
from suntable.server.storage.store import Guest

YEAR = 365 * 24 * 3600

AnyRequest = Request[Any, Any, Any]


@dataclass
class Context:
    """One server."""

    settings: Settings
    house: House
    signer: Signer
    limits: Limits | None
    streams: Counter[str] = field(default_factory=Counter)  # open ones, by guest or address

    def guest_id(self, request: AnyRequest) -> str | None:
        """Who asks, if their token was made here."""
        return self.signer.guest(token_in(request.headers))

    def client(self, request: AnyRequest) -> str:
        """Whom a request is counted for."""
        return self.guest_id(request) or address(request.scope)

    async def guest(self, request: AnyRequest) -> Guest | None:
        """Who asks."""
        known = self.guest_id(request)
        return await self.house.store.guest(known) if known else None

    def signed_id(self, request: AnyRequest) -> str:
        """Who asks, by their signature alone: enough for those who act on a seat, since it knows who holds it."""
        guest = self.guest_id(request)
        if guest is None:
            raise Stranger("stranger")
        return guest

    async def known_guest(self, request: AnyRequest) -> Guest:
        """Who asks; somebody must."""
        guest = await self.guest(request)
        if guest is None:
            raise Stranger("stranger")
        return guest

    async def add_guest(self, request: AnyRequest, name: str | None) -> Guest:
        """Somebody new."""
        self.count_arrival(request)
        guest_id = new_id()
        if name is None or not name.strip():
            number = int.from_bytes(guest_id.encode()[:3], "big") % 900 + 100
            name = words("suntable.server", language(request.headers))("guest", number=number)
        guest = Guest(guest_id, clean_name(name))
        await self.house.store.add_guest(guest)
        return guest

    def count_arrival(self, request: AnyRequest) -> None:
        """Something that stays was asked for: not too often from one address."""
        if self.limits is not None and not self.limits.arrivals.take(address(request.scope)):
            raise TooMany("many-arrivals")

    def count_guess(self, request: AnyRequest) -> None:
        """A secret was wrong."""
        if self.limits is not None and not self.limits.guesses.take(address(request.scope)):
            raise TooMany("many-guesses")

    def eyes(self, request: AnyRequest, seat: int | None = None, lang: str | None = None) -> Eyes:
        """Whose eyes look, and in which language."""
        return Eyes(self.guest_id(request), lang or language(request.headers), seat)

    def cookie(self, guest: Guest) -> dict[str, Any]:
        """The cookie of a guest, as `Response.set_cookie` takes it."""
        return {
            "key": COOKIE,
            "value": self.signer.token(guest.id),
            "max_age": YEAR,
            "path": f"{self.settings.prefix}/",
            "secure": self.settings.secure,
            "httponly": True,
            "samesite": "lax",
        }
