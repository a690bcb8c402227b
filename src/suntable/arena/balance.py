"""Who wins how often: by seat, and by role where a game has roles. Its own policy plays all seats, compiled."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from suntable.engine import registry
from suntable.engine.arrays import at
from suntable.engine.code import compiled_for, tier
from suntable.engine.errors import GameError, StepError
from suntable.engine.game import Game
from suntable.engine.generator import derive
from suntable.engine.loops import MOST, chooser_of, of_the_game, seed_of, start
from suntable.engine.match import checked_seed
from suntable.engine.rule import rule

legal = apply = outcome = policy = role_of = of_the_game


@rule
def play_all(
    states: Any, mask: Any, players: int, options: Any, seed: int, first: int, lengths: Any, scores: Any, ranks: Any,
    returns: Any, roles: Any,
) -> None:  # fmt: skip
    """Play games by the policy, one for each row of the results, on the first state; the second is blank."""
    state = at(states, 0)
    for game in range(len(lengths)):
        states[0] = states[1]
        start(state, players, options, seed_of(seed, first + game))
        chooser = chooser_of(seed, first + game)
        decisions = 0
        while state.to_decide >= 0 and decisions < MOST:
            legal(state, mask)
            apply(state, policy(state, mask, derive(chooser, decisions)))
            decisions += 1
        lengths[game] = decisions if state.to_decide < 0 else -1
        outcome(state, scores[game], ranks[game], returns[game])
        for seat in range(players):
            roles[game, seat] = role_of(state, seat)


@dataclass(frozen=True)
class Share:
    """How often somebody won, as a multiple of the fair share: 1 is fair."""

    name: str
    games: int
    share: float
    margin: float  # half of the 95 % interval


@dataclass(frozen=True)
class Balance:
    """The results of many games under one set of options.

    >>> found = balance("solstis", 60, seed=1)
    >>> [share.name for share in found.seats], found.roles
    (['0', '1'], [])
    """

    game: str
    players: int
    options: dict[str, Any]
    games: int
    length: float  # decisions, the mean
    seats: list[Share]
    roles: list[Share]


def balance(game: str, games: int, seed: int = 0, players: int | None = None, **options: Any) -> Balance:
    """Play many games by the game's policy on all seats and count who wins."""
    found = registry.find(game)
    if found.policy is None:
        raise GameError(f"{found.title} has no policy to play with")
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise StepError(f"games must be a whole number from 1 on, not {games!r}")
    count, chosen = found.count_players(players), found.choose(options)
    lengths, ranks, roles = _play(found, games, checked_seed(seed), count, chosen)
    if (lengths < 0).any():
        raise AssertionError(f"{found.title}: game {int(np.argmin(lengths))} came to a stop without an end")
    wins = _wins(ranks)
    seats = [_share(str(seat), wins[:, seat], count) for seat in range(count)]
    names = found.roles.names if found.roles else ()
    by_role = [_share(name, wins[roles == number], count) for number, name in enumerate(names)]
    return Balance(game, count, found.chosen(chosen), games, float(lengths.mean()), seats, by_role)


def _play(
    game: Game, games: int, seed: int, players: int, chosen: tuple[int, ...]
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    code = tier(game).compiled()
    lengths = np.zeros(games, np.int64)
    scores, ranks, roles = (np.zeros((games, players), np.int64) for _ in range(3))
    states = np.zeros(2, game.state.dtype)
    returns, options = np.zeros((games, players)), code.options(chosen)
    play = compiled_for(game, play_all)
    play(states, code.mask(), players, options, seed, 0, lengths, scores, ranks, returns, roles)
    return lengths, ranks, roles


def _wins(ranks: NDArray[np.int64]) -> NDArray[np.float64]:
    """One win a game, shared by those who tie for it."""
    first = ranks == 1
    wins: NDArray[np.float64] = first / first.sum(axis=1, keepdims=True)
    return wins


def _share(name: str, wins: NDArray[np.float64], players: int) -> Share:
    if not len(wins):
        return Share(name, 0, float("nan"), float("nan"))
    margin = 1.96 * float(wins.std()) / sqrt(len(wins))
    return Share(name, len(wins), float(wins.mean()) * players, margin * players)
