"""The reconstructed numbers of Solairis are fair to every warrior when its own policy plays (components.toml says how
they were found; the rules file has the figures of other programs)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from suntable.arena.balance import balance
from suntable.games.solairis.greedy import HABITS, habit_of
from suntable.games.solairis.state import State

BANDS = {"basic": (0.7, 1.4), "advanced": (0.6, 1.5)}


@pytest.mark.parametrize("rules", list(BANDS))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_warrior_wins_much_more_or_less_than_its_share(rules: str, players: int) -> None:
    low, high = BANDS[rules]
    found = balance("solairis", 6000, seed=5, players=players, rules=rules)
    shares = {role.name: round(role.share, 2) for role in found.roles}
    assert all(low < share < high for share in shares.values()), shares
    seats = [round(seat.share, 2) for seat in found.seats]
    assert all(abs(share - 1) < 0.15 for share in seats), seats


def test_seats_differ_in_their_habits() -> None:
    face: Any = State.face(np.zeros(1, State.dtype))
    face.players = 4
    found = set()
    for first in range(14):
        for seat, warrior in enumerate((first, (first + 3) % 14, (first + 5) % 14, (first + 8) % 14)):
            face.warrior[seat] = warrior
        found |= {habit_of(face, seat) for seat in range(4)}
    assert found == set(range(HABITS))
