"""What a server answers when something can not be done: a status and a sentence that says what was expected.

A refusal names its sentence (`refusal-NAME` in the words beside this file), so that it can be said in the language of
whoever asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from suntable.draw.words import words
from suntable.engine.errors import SuntableError

if TYPE_CHECKING:
    from suntable.server.live import Live


class Refusal(SuntableError):
    """A request that is not carried out. Nothing has changed."""

    status = 400

    def __init__(self, name: str, /, **arguments: str | int) -> None:
        self._name = name
        self._arguments = arguments
        super().__init__(self.told("en"))

    def told(self, lang: str) -> str:
        """The sentence in a language."""
        return words("suntable.server", lang)(f"refusal-{self._name}", **self._arguments)


def title(status: int, lang: str) -> str:
    """A few words over the sentence, for each status."""
    return words("suntable.server", lang)("refusal-title", status=status)


class Invalid(Refusal):
    """The request does not say what it must, or says what can not be."""

    status = 400


class Stranger(Refusal):
    """Nobody is signed in who could do that."""

    status = 401


class Forbidden(Refusal):
    """Somebody else may do that."""

    status = 403


class Missing(Refusal):
    """There is nothing at that address."""

    status = 404


class Conflict(Refusal):
    """The table has moved on. ``live`` is the table as it is."""

    status = 409

    def __init__(self, name: str, live: Live | None = None, /, **arguments: str | int) -> None:
        super().__init__(name, **arguments)
        self.live = live


class Unplayable(Refusal):
    """It could be done, but the rules do not allow it now."""

    status = 422


class Illegal(Unplayable):
    """An action that the rules do not allow; ``why`` gives, in a language, the clause it is against, and a sentence."""

    def __init__(self, sentence: str, why: Callable[[str], tuple[str, str] | None]) -> None:
        self._why = why
        super().__init__("said", sentence=sentence)

    @property
    def clause(self) -> str | None:
        """The clause, where the game can name it."""
        why = self._why("en")
        return why[0] if why else None

    def told(self, lang: str) -> str:
        why = self._why(lang)
        return f"{why[1]} ({why[0]})" if why else super().told(lang)


class TooMany(Refusal):
    """Too much was asked for in too short a time."""

    status = 429
