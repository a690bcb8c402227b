"""The table of a game that draws none for the browser: its text view, and a button for every action."""

from __future__ import annotations

from typing import Protocol

from suntable.draw.svg import Markup, element
from suntable.draw.table import Table
from suntable.engine.sight import Sight


class _Views(Protocol):
    def text(self, sight: Sight) -> str: ...
    def prompt(self, sight: Sight) -> str: ...


def table(sight: Sight, views: _Views) -> Table:
    """One part with the text view."""
    prompt = views.prompt(sight) if sight.legal else ""
    return Table(parts={"text": Markup(element("pre", views.text(sight)))}, prompt=prompt)
