"""What a server answers when something can not be done: a status and a sentence that says what was expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suntable.engine.errors import SuntableError

if TYPE_CHECKING:
    from suntable.server.live import Live


class Refusal(SuntableError):
    """A request that is not carried out. Nothing has changed."""

    status = 400
    title = "That is not possible"


class Invalid(Refusal):
    """The request does not say what it must, or says what can not be."""

    status = 400
    title = "The request can not be read"


class Stranger(Refusal):
    """Nobody is signed in who could do that."""

    status = 401
    title = "Who are you?"


class Forbidden(Refusal):
    """Somebody else may do that."""

    status = 403
    title = "That is not yours to do"


class Missing(Refusal):
    """There is nothing at that address."""

    status = 404
    title = "There is nothing here"


class Conflict(Refusal):
    """The table has moved on. ``live`` is the table as it is."""

    status = 409
    title = "The table has moved on"

    def __init__(self, sentence: str, live: Live | None = None) -> None:
        super().__init__(sentence)
        self.live = live


class Unplayable(Refusal):
    """It could be done, but the rules do not allow it now."""

    status = 422
    title = "The rules do not allow that now"


class TooMany(Refusal):
    """Too much was asked for in too short a time."""

    status = 429
    title = "Too many requests"
