"""The greedy player: what it does in plain cases, and how often it wins."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import suntable
from suntable.bots import View, make
from suntable.engine.code import compiled_for
from suntable.engine.loops import chooser_of, of_the_game, random_action, seed_of
from suntable.engine.loops import start as set_up
from suntable.engine.registry import find
from suntable.engine.rule import rule
from suntable.games.solairis.payment import cheapest
from suntable.games.solairis.position import cards
from suntable.games.solairis.state import ONE_CARD, POWER
from tests.games.solairis.table import (
    EMBER,
    LAVA,
    MIRROR,
    SUN,
    TIDE,
    A,
    B,
    C,
    attack,
    out,
    phase,
    seat,
    start,
    table,
)


def packed(held: str) -> int:
    return sum(ONE_CARD[POWER.index(card)] for card in held.split())


def chosen(match: suntable.Match, until: str = "", seed: int = 1) -> list[str]:
    """What greedy players do until a phase is reached, or once."""
    names = []
    while True:
        number = make("greedy", "solairis", seed).choose(View.of(match), match.legal(), 1)
        names.append(match.name(number))
        match.play(number)
        if not until or match.over or phase(match) == until:
            return names


# -- paying ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "wanted", "paid"),
    [
        ("3 7", 2, "3"),
        ("1 2 4", 3, "1 2"),
        ("1 3 4", 4, "4"),
        ("5 6 7", 11, "5 6"),
        ("2 2 25P", 5, "25P"),
        ("1 25P", 1, "1"),
        ("1 2", 4, ""),
    ],
)
def test_the_cheapest_payment(held: str, wanted: int, paid: str) -> None:
    """The least value; of two that are alike the one with fewer cards."""
    assert cards(cheapest(packed(held), len(held.split()), wanted, False, 25)) == paid.split()


def test_25d_costs_as_much_as_is_said() -> None:
    for special, paid in ((25, ["6", "7"]), (5, ["25D"])):
        assert cards(cheapest(packed("6 7 25D"), 3, 12, True, special)) == paid


# -- plain cases -----------------------------------------------------------------------------------------


def test_it_pays_exactly_where_it_can() -> None:
    match = start(table(seat(EMBER, "1 4 5 9", "crush"), seat(TIDE, "9 8 10", "templar")))
    assert chosen(match, "dispel") == ["spell crush", "target 1", "pay 5", "done"]


def test_it_finishes_off_the_weak() -> None:
    seats = seat(EMBER, "5 9", "crush"), seat(TIDE, life=15), seat(MIRROR), seat(SUN)
    assert chosen(start(table(*seats)), "dispel")[1] == "target 1"


def test_it_takes_the_spell_that_ends_the_game() -> None:
    match = start(table(seat(EMBER, "1 10", "fireball-1 volcano"), seat(TIDE, "", "templar", life=20)))
    assert chosen(match, "over")[0] == "spell volcano"
    assert match.scores == [25, 0]


def test_it_attacks_who_cannot_defend() -> None:
    seats = seat(EMBER, "6 9", "volcano"), seat(TIDE, "9 8 10 4", "templar"), seat(LAVA), seat(MIRROR, "8 7 7 10")
    assert chosen(start(table(*seats)), "dispel")[1] == "target 2"


def test_it_dispels_what_would_put_it_out() -> None:
    seats = seat(EMBER, "9"), seat(TIDE, "3 10", "templar", life=3)
    match = start(table(*seats, decides=B, **attack(A, "fireball-2", B, "2")))
    assert chosen(match) == ["pay 3"]


def test_it_keeps_25d_for_what_hurts() -> None:
    for spell, paid, answer in (("fireball-1", "1", "let"), ("volcano", "7", "pay 25D")):
        seats = seat(EMBER, "9"), seat(TIDE, "1 25D", "templar"), seat(SUN)
        match = start(table(*seats, decides=B, **attack(A, spell, B, paid)))
        if answer == "let":
            assert chosen(match) in (["let"], ["pay 1"])
        else:
            assert chosen(match) == [answer]


def test_it_lets_happen_what_it_cannot_dispel() -> None:
    match = start(table(seat(EMBER, "9"), seat(TIDE, "1"), decides=B, **attack(A, "volcano", B, "6")))
    assert chosen(match) == ["let"]


def test_it_chooses_spells_of_its_own_colour() -> None:
    match = suntable.new("solairis", rules="advanced", warriors="chosen", seed=1)
    match.play(f"warrior {EMBER}")
    match.play("warrior tide-brother")
    picks = chosen(match, "cast")
    assert {"spell tsunami", "spell templar"} <= set(picks[:5])
    assert {"spell volcano", "spell crush"} <= set(picks[5:])


def test_it_is_the_same_for_the_same_seed() -> None:
    def game(seed: int) -> list[int]:
        match = suntable.new("solairis", 3, seed=5)
        bots = [make("greedy", "solairis", seed + who) for who in range(3)]
        while match.seat is not None:
            match.play(bots[match.seat].choose(View.of(match), match.legal(), 1))
        return match.actions

    assert game(1) == game(1)


def test_it_goes_on_when_somebody_else_began_to_pay() -> None:
    match = start(table(seat(EMBER, "1 4 10", "crush"), seat(TIDE), out(LAVA), seat(MIRROR)))
    for move in ("spell crush", f"target {B}", "pay 4"):
        match.play(move)
    assert chosen(match, "dispel") == ["pay 1", "done"]
    assert match.position(C)["attack"]["paid"] == ["1", "4"]


# -- how often it wins -----------------------------------------------------------------------------------

at = legal = apply = policy = of_the_game


@rule
def contest(states: Any, mask: Any, players: int, options: Any, seed: int, won: Any) -> None:
    """One greedy player, on each seat in turn, against random ones."""
    state = at(states, 0)
    for game in range(len(won)):
        states[0] = states[1]
        set_up(state, players, options, seed_of(seed, game))
        greedy, key = game % players, chooser_of(seed, game)
        step = 0
        while state.to_decide >= 0:
            action = random_action(state, mask, key, step)
            if state.to_decide == greedy:
                action = policy(state, mask, key + step)
            apply(state, action)
            step += 1
        won[game] = state.life[greedy] > 0


@pytest.mark.parametrize(
    ("rules", "players", "least"),
    [("basic", 2, 0.98), ("basic", 3, 0.93), ("basic", 4, 0.9), ("advanced", 2, 0.98), ("advanced", 3, 0.93),
     ("advanced", 4, 0.9)],
)  # fmt: skip
def test_it_beats_random_players(rules: str, players: int, least: float) -> None:
    game, won = find("solairis"), np.zeros(1500, np.int64)
    compiled_for(game, contest)(
        np.zeros(2, game.state.dtype),
        np.zeros(game.actions.words, np.int64),
        players,
        np.array(game.choose({"rules": rules}), np.int64),
        3,
        won,
    )
    assert won.mean() > least
