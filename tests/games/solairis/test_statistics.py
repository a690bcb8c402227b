"""Random play against the plausibility figures (section 10 of the rules)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import suntable
from suntable.engine.code import compiled_for
from suntable.engine.loops import of_the_game, play_game
from suntable.engine.registry import find
from suntable.engine.rule import rule

ROUNDS = {
    ("basic", 2): 8.4, ("basic", 3): 10.1, ("basic", 4): 11.5,
    ("advanced", 2): 9.3, ("advanced", 3): 10.9, ("advanced", 4): 12.3,
}  # fmt: skip
DECISIONS = {
    ("basic", 2): 143, ("basic", 3): 222, ("basic", 4): 304,
    ("advanced", 2): 160, ("advanced", 3): 242, ("advanced", 4): 328,
}  # fmt: skip

at = of_the_game


@rule
def rounds_of(states: Any, mask: Any, players: int, options: Any, seed: int, rounds: Any) -> None:
    """How many rounds each of many random games lasts."""
    state = at(states, 0)
    for game in range(len(rounds)):
        states[0] = states[1]
        play_game(state, mask, players, options, seed, game)
        rounds[game] = state.round


def figures(rules: str, players: int, games: int) -> Any:
    game = find("solairis")
    rounds = np.zeros(games, np.int64)
    compiled_for(game, rounds_of)(
        np.zeros(2, game.state.dtype),
        np.zeros(game.actions.words, np.int64),
        players,
        np.array(game.choose({"rules": rules}), np.int64),
        7,
        rounds,
    )
    return rounds


@pytest.mark.clause("SOLAIRIS-E1", "SOLAIRIS-E5", "SOLAIRIS-E6")
@pytest.mark.parametrize(("rules", "players"), ROUNDS)
def test_random_games_last_as_many_rounds_as_the_rules_say(rules: str, players: int) -> None:
    rounds = figures(rules, players, 4000)
    assert rounds.mean() == pytest.approx(ROUNDS[rules, players], rel=0.1)
    assert rounds.max() < 60


@pytest.mark.clause("SOLAIRIS-E5")
@pytest.mark.parametrize(("rules", "players"), DECISIONS)
def test_random_games_have_as_many_decisions_as_the_rules_say(rules: str, players: int) -> None:
    played = suntable.playouts("solairis", 4000, seed=3, players=players, rules=rules)
    assert played.lengths.mean() == pytest.approx(DECISIONS[rules, players], rel=0.03)
    assert (played.scores.max(axis=1) > 0).all()
    assert ((played.scores > 0).sum(axis=1) == 1).all()
    assert played.returns.sum() == pytest.approx(0)


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "players"), ROUNDS)
def test_no_random_game_comes_near_the_last_round(rules: str, players: int) -> None:
    rounds = figures(rules, players, 100_000)
    assert rounds.mean() == pytest.approx(ROUNDS[rules, players], rel=0.02)
    assert rounds.max() < 70
