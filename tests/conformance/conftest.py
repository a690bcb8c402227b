"""The conformance suite runs over every registered game: a new game is tested by being registered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import suntable
from suntable.engine.code import Code, tier
from suntable.engine.game import Game
from suntable.engine.registry import find

BEGINNING = 160  # steps: whole games of most kinds


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with the default options, and every value of every option."""
    for players in game.seats:
        yield players, {}
    for option in game.options:
        for value in option.values:
            if value != option.default:
                yield game.seats[-1], {option.name: value}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [find(name) for name in suntable.games()]
    if "variant" in metafunc.fixturenames:
        cases = [(game, *variant) for game in games for variant in variants(game)]
        ids = [f"{g.name}-{n}" + "".join(f"-{k}={v}" for k, v in o.items()) for g, n, o in cases]
        metafunc.parametrize("variant", cases, ids=ids)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])


class Walk:
    """Random games of one variant, state by state."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        self.game, self.players, self.options = game, players, options

    def begin(self, seed: int) -> suntable.Match:
        return suntable.new(self.game.name, players=self.players, seed=seed, **self.options)

    def states(self, seed: int) -> Iterator[suntable.Match]:
        """One match at every step of a random game; the same object, so copy what you keep."""
        from random import Random

        chance = Random(seed)
        match = self.begin(seed)
        yield match
        while not match.over:
            match.play(chance.choice(match.legal()))
            yield match

    def some_states(self, seed: int, each: int) -> Iterator[suntable.Match]:
        """Every so many steps, and the end; in a game of a thousand steps fewer of the later ones."""
        for step, match in enumerate(self.states(seed)):
            apart = each if step < BEGINNING else each * 8
            if step % apart == seed % apart or match.over:
                yield match

    def all_seats(self) -> list[int | None]:
        return [None, -1, *range(self.players)]


@pytest.fixture
def walk(variant: tuple[Game, int, dict[str, Any]]) -> Walk:
    return Walk(*variant)


@pytest.fixture
def interpreted(variant: tuple[Game, int, dict[str, Any]]) -> Code:
    return tier(variant[0]).interpreted


@pytest.fixture
def compiled(variant: tuple[Game, int, dict[str, Any]]) -> Code:
    code = tier(variant[0]).compiled()
    assert code.is_compiled, "these tests compare with machine code: unset SUNTABLE_INTERPRET"
    return code
