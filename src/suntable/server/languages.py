"""The language somebody is answered in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from suntable.server.guests import cookie_in

LANGUAGES = ("en", "de")


def language(headers: Mapping[str, str]) -> str:
    """The language that was chosen, or the one the browser asks for."""
    chosen = cookie_in(headers, "lang")
    if chosen in LANGUAGES:
        return chosen
    return _accepted(headers.get("accept-language", ""))


@lru_cache(256)
def _accepted(header: str) -> str:
    """The first known language of an ``Accept-Language`` header, by weight."""
    offers: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            offers.append((-float(weight or 1), name.partition("-")[0].lower()))
        except ValueError:
            continue
    known = [name for _, name in sorted(offers, key=lambda offer: offer[0]) if name in LANGUAGES]
    return known[0] if known else LANGUAGES[0]
