"""The end of the game: SOLARIS-E1 to E9."""

from __future__ import annotations

import pytest

from suntable import Match
from suntable.games.solaris.state import MOST_ROUNDS
from tests.games.solaris.table import A, B, C, docked, log, look, of, seat, start, station, table

UP = "deck 2, hq 2, bio 2, port 2, can 2, cell 2"


def last_turn(lasers: list[int], number: int = 1) -> Match:
    seats = [seat(UP, laser=laser) for laser in lasers]
    return start(table(*seats, players=len(lasers), active="cell", begun=[1, 2, 0], round=number), "main pass")


@pytest.mark.clause("SOLARIS-E1")
def test_less_than_seven_ends_nothing() -> None:
    assert not last_turn([6, 6, 6]).over
    assert last_turn([7, 0, 0]).over


@pytest.mark.clause("SOLARIS-E3")
def test_the_laser_has_no_upper_end() -> None:
    seats = [seat("cell 2, hq 2", "bio-blue can-blue", laser=9)]
    match = start(table(*seats, players=3, active="cell", shuttles=docked(blue="hq")))
    station(match, "play bio-blue", "play can-blue")
    assert of(match, A, "laser") == 11


@pytest.mark.clause("SOLARIS-E4")
def test_most_energy_at_the_laser_wins() -> None:
    match = last_turn([7, 9, 8])
    assert (match.ranks, match.scores, match.returns) == ([3, 1, 2], [7, 9, 8], [-0.5, 1.0, -0.5])
    assert log(match).endswith("Tide wins with 9 at the laser!")


@pytest.mark.clause("SOLARIS-E7")
def test_ranks_follow_laser_and_cell_and_equal_pairs_share_one() -> None:
    seats = [seat(f"cell {cell}", laser=laser) for laser, cell in ((7, 1), (3, 4), (3, 4), (3, 5))]
    match = start(table(*seats, players=4, active="cell", begun=[3, 1, C, A]), "main pass")
    assert (match.over, match.ranks, match.scores) == (True, [1, 3, 3, 2], [7, 3, 3, 3])


@pytest.mark.clause("SOLARIS-E9")
def test_the_twelfth_round_is_the_last() -> None:
    assert not last_turn([1, 0, 2], MOST_ROUNDS - 1).over
    match = last_turn([1, 0, 2], MOST_ROUNDS)
    assert (match.over, match.ranks, look(match, "omen")) == (True, [2, 3, 1], None)
    assert match.breakdown(B) == {"laser": 0}
