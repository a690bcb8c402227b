"""Guests: a name and a signed token, in a cookie or in the header of a program. No sign-up."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Mapping

from suntable.server.refusals import Invalid

COOKIE = "suntable"
NAME_LENGTH = 24
_ID = re.compile(r"[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(16)


class Signer:
    """Makes tokens, and tells one's own from others."""

    def __init__(self, key: bytes) -> None:
        self._key = hashlib.sha256(b"suntable guest " + key).digest()

    def token(self, guest: str) -> str:
        return f"{guest}.{self._mark(guest)}"

    def guest(self, token: str | None) -> str | None:
        """The guest a token stands for; ``None`` when it was not made here."""
        guest, _, mark = (token or "").partition(".")
        if not _ID.fullmatch(guest) or not mark.isascii():
            return None
        return guest if hmac.compare_digest(mark, self._mark(guest)) else None

    def _mark(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()[:40]


def cookie_in(headers: Mapping[str, str], wanted: str) -> str | None:
    """A cookie among the headers of a request."""
    for pair in headers.get("cookie", "").split(";"):
        name, _, value = pair.strip().partition("=")
        if name == wanted:
            return value
    return None


def clean_name(name: str) -> str:
    """A name as it is kept: composed, without control or formatting signs, one space between words."""
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(" " if _is_empty(sign) else sign for sign in composed if not _is_hidden(sign))
    cleaned = " ".join(kept.split())[:NAME_LENGTH].strip()
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in cleaned):
        raise Invalid("name", length=NAME_LENGTH)
    return cleaned


def _is_hidden(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "C" and not sign.isspace()


def _is_empty(sign: str) -> bool:
    # Letters and symbols by their category, and yet nothing to see.
    return sign.isspace() or sign in "\u115f\u1160\u2800\u3164\uffa0"
