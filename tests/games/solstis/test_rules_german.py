"""The German rules of Solstis are German; that they say what the English ones say holds for every game."""

from __future__ import annotations

import re

from suntable.draw.rulebook import rulebook


def test_no_english_word_of_the_game_is_left() -> None:
    clauses = rulebook("suntable.games.solstis", "de").clauses.values()
    lines = (line for clause in clauses for line in (clause.line, *(point.line for point in clause.points)))
    told = " ".join(run.text for line in lines for run in line)
    assert not re.search(r"\b(tile|display|spirit|rainbow|panorama of|draw pile|Spieler)\b", told, re.IGNORECASE)
