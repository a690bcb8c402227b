"""The cover of the box speaks both languages; what else a cover must be holds for every game."""

from __future__ import annotations

from suntable.games.solairis.cover import cover


def test_the_cover_speaks_both_languages() -> None:
    assert "SEVEN RACES, ONE STAR" in cover()
    assert "SIEBEN VÖLKER, EIN STERN" in cover("de")
