"""Random and greedy play against the plausibility figures (section 10 of the rules)."""

from __future__ import annotations

import pytest

import suntable
from suntable.arena.balance import balance

DECISIONS = {3: 661, 4: 886, 5: 1111}
PLANNED = {3: 278, 4: 341, 5: 406}


@pytest.mark.clause("SOLARIS-E9")
@pytest.mark.parametrize("players", DECISIONS)
def test_random_games_are_as_long_as_the_rules_say(players: int) -> None:
    lengths = suntable.playouts("solaris", 1000, seed=5, players=players).lengths
    assert lengths.mean() == pytest.approx(DECISIONS[players], rel=0.05)
    assert lengths.max() < 1400


@pytest.mark.parametrize("players", PLANNED)
def test_planned_games_are_as_long_as_the_rules_say(players: int) -> None:
    found = balance("solaris", 400, players=players, seed=2)
    assert found.length == pytest.approx(PLANNED[players], rel=0.1)


@pytest.mark.slow
@pytest.mark.parametrize("players", PLANNED)
def test_no_seat_is_better_than_another(players: int) -> None:
    found = balance("solaris", 20_000, players=players, seed=2)
    assert all(seat.share == pytest.approx(1, abs=0.06) for seat in found.seats)


@pytest.mark.slow
@pytest.mark.clause("SOLARIS-P1")
@pytest.mark.parametrize("players", DECISIONS)
def test_ten_thousand_random_games_end(players: int) -> None:
    lengths = suntable.playouts("solaris", 10_000, seed=9, players=players).lengths
    assert (lengths.min() > 0, lengths.max() < 1500) == (True, True)
