"""From the final order to ranks and returns, the same in every game."""

from __future__ import annotations

from typing import Any

from suntable.engine.rule import rule


@rule
def share(keys: Any, players: int, ranks: Any, returns: Any) -> None:
    """Rank players by key, highest first; ties share a rank.

    A sole winner gets +1 and each other -1/(n-1); those who tie for first share the average of the places they take.
    """
    winners = 0
    for seat in range(players):
        rank = 1
        for other in range(players):
            if keys[other] > keys[seat]:
                rank += 1
        ranks[seat] = rank
        if rank == 1:
            winners += 1
    losing = -1.0 / (players - 1) if players > 1 else 0.0
    for seat in range(players):
        returns[seat] = (1.0 + (winners - 1) * losing) / winners if ranks[seat] == 1 else losing
