"""The greedy player: what it does in plain cases, and how often it wins."""

from __future__ import annotations

from random import Random

import pytest

import suntable
from suntable.bots import View, make
from suntable.engine.match import Match
from tests.games.solaris.table import A, docked, has, look, of, seat, start, station, table


def chosen(match: Match, seed: int = 1) -> str:
    """What a greedy player does next."""
    number = make("greedy", "solaris", seed).choose(View.of(match), match.legal(), 1)
    return match.name(number)


def turn(match: Match) -> Match:
    """A greedy player's whole turn."""
    who, where = match.seat, look(match, "turn")
    while match.seat == who and look(match, "turn") == where:
        match.play(chosen(match))
    return match


def test_it_sends_what_it_can() -> None:
    seats = [seat("cell 3, hq 2", "bio-blue can-blue", laser=1)]
    match = turn(start(table(*seats, active="cell", shuttles=docked(blue="hq"))))
    assert (of(match, A, "laser"), has(match, A, "cell hq")) == (3, [1, 0])


def test_it_docks_where_it_has_energy_and_cards() -> None:
    match = turn(start(table(seat("port 2, bio 5, cell 3", "deck-green hq-green"), active="port")))
    assert look(match, "shuttles")["green"] == "biotope"


def test_it_charges_the_cell_across_a_bridge() -> None:
    seats = [seat("deck 4, cell 1", "bio-purple can-purple")]
    assert has(turn(start(table(*seats))), A, "cell") == [3]


def test_it_takes_no_more_cards_than_a_hand_holds() -> None:
    hand = "deck-pink deck-blue cell-pink"
    match = station(start(table(seat("hq 5", hand), active="hq")))
    assert chosen(match) == "spend 2"


def test_it_keeps_the_cards_of_docked_shuttles() -> None:
    hand = "deck-pink deck-blue hq-pink hq-blue can-pink can-purple port-pink port-purple"
    seats = [seat("bio 3, cell 3, hq 1", hand)]
    match = start(table(*seats, phase="limit-turn", shuttles=docked(blue="bio")))
    assert not chosen(match).endswith("blue")


def test_it_decides_by_what_it_may_know() -> None:
    match = suntable.new("solaris", players=4, seed=6)
    for _ in range(60):
        assert match.seat is not None
        other = match.world(match.seat, 5)
        choice = chosen(match)
        assert chosen(other) == choice
        match.play(choice)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_beats_random_players(players: int) -> None:
    won = 0
    for seed in range(6):
        match, chance = suntable.new("solaris", players=players, seed=seed), Random(seed)
        while not match.over:
            greedy = match.seat == seed % players
            match.play(chosen(match, seed) if greedy else match.name(chance.choice(match.legal())))
        won += match.ranks[seed % players] == 1
    assert won >= 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_its_games_last_as_long_as_those_of_people(players: int) -> None:
    rounds = []
    for seed in range(6):
        match = suntable.new("solaris", players=players, seed=seed)
        while not match.over:
            match.play(chosen(match, seed))
        rounds.append(look(match, "round"))
        assert max(match.scores) >= 7
    assert 2 <= sum(rounds) / len(rounds) <= 5
