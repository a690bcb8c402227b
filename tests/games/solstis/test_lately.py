"""What was laid lately is marked, so that whoever comes back sees what the other has done."""

from __future__ import annotations

from random import Random

import suntable
from suntable.games.solstis.lately import laid_lately


def lands(match: suntable.Match, seat: int) -> set[str]:
    table = match.position()["seats"][seat]
    return {*table["land"], *table["rainbows"]}


def test_what_a_turn_has_filled_stays_marked_until_the_other_has_played() -> None:
    for seed in range(6):
        chance, match = Random(seed), suntable.new("solstis", seed=seed)
        before: dict[int, set[str]] = {0: set(), 1: set()}
        turn, whose = 0, match.seat
        while not match.over:
            position = match.position()
            if position["turn"] != turn:
                if turn and whose is not None:
                    new = lands(match, whose) - before[whose]
                    marked = laid_lately(match.notes(), position["turn_of"])
                    assert new <= marked[whose] | {*position["seats"][whose]["rainbows"]}
                    assert marked[whose] or not new
                turn, whose = position["turn"], position["turn_of"]
                before = {seat: lands(match, seat) for seat in (0, 1)}
            match.play(chance.choice(match.legal()))


def test_nothing_is_marked_before_anything_was_laid() -> None:
    assert laid_lately((), 0) == (frozenset(), frozenset())


def test_the_mark_is_drawn() -> None:
    chance, match = Random(1), suntable.new("solstis", seed=1)
    while match.position()["turn"] < 4:
        match.play(chance.choice(match.legal()))
    drawn = match.svg(seat=match.seat)
    assert 'class="fresh"' in drawn
    assert "laid just now" in drawn
