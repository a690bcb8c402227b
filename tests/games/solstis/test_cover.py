"""The cover of the box speaks both languages; what else a cover must be holds for every game."""

from __future__ import annotations

import re

from suntable.games.solstis.cover import cover
from suntable.games.solstis.scene import landscape


def test_the_cover_speaks_both_languages() -> None:
    assert "LIGHT THE SUMMIT FIRES" in cover()
    assert "ENTZÜNDE DIE GIPFELFEUER" in cover("de")


def test_its_ids_are_not_those_of_the_landscape() -> None:
    ids = re.compile(r'\bid="([^"]+)"')
    assert not set(ids.findall(cover())) & set(ids.findall(landscape()))
