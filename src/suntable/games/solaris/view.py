"""Solaris as people see it: the text view, the drawing, actions and log lines in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from suntable.draw.words import languages as _languages
from suntable.engine.sight import Sight
from suntable.games.solaris import text as _text

if TYPE_CHECKING:
    from suntable.draw.table import Table


def text(sight: Sight) -> str:
    """The table in words."""
    return _text.text(sight)


def svg(sight: Sight) -> str:
    """The table as a picture."""
    from suntable.games.solaris import drawing

    return drawing.svg(sight)


def table(sight: Sight) -> Table:
    """The table in parts, for a page."""
    from suntable.games.solaris import page

    return page.table(sight)


def definitions() -> str:
    """The pictures that the parts refer to."""
    from suntable.games.solaris import page

    return page.definitions()


def style() -> str:
    """The style of the parts."""
    from suntable.games.solaris import page

    return page.style()


def cover(lang: str) -> str:
    """The cover of the box."""
    from suntable.games.solaris import cover as picture

    return picture.cover(lang)


def prompt(sight: Sight) -> str:
    """What the seat that decides is asked."""
    return _text.prompt(_text.solaris(sight.lang), sight)


def tell(lang: str, position: Mapping[str, Any], name: str) -> str:
    """An action in words, as it is meant in a position."""
    return _text.tell(_text.solaris(lang), position, name)


def why_not(sight: Sight, name: str) -> tuple[str, str] | None:
    """The clause that an action is against, and what it says here."""
    from suntable.games.solaris import why_not as reasons

    return reasons.why_not(sight, name)


def log_line(lang: str, note: tuple[int, ...], names: tuple[str, ...]) -> str:
    """What a rule noted, in words."""
    return _text.log_line(_text.solaris(lang), note, names)


def seat_names(lang: str, players: int) -> tuple[str, ...]:
    """What the seats are called when nobody has a name."""
    return _text.seat_names(_text.solaris(lang), (), players)


def languages() -> tuple[str, ...]:
    """The languages there are words in."""
    return _languages(__package__)
