"""The box, the setup and the draft: SOLAIRIS-C1 to C4, S1 to S5, A1 to A4."""

from __future__ import annotations

from collections import Counter

import pytest

import suntable
from suntable.games.solairis.state import (
    ALL_POWER,
    ATTACK_FIRST,
    BOX,
    COLOURS,
    COPIES,
    COST,
    IN_BOX,
    LIFE,
    POWER,
    POWER_CARDS,
    SPELL_CARDS,
    SPELL_COLOUR,
    SPELLS,
    WARRIOR_COLOUR,
    WARRIORS,
    WOUNDS,
)
from tests.games.solairis.table import EMBER, FROST, SPECTATOR, A, B, C, D, go, look, of, offers, phase


@pytest.mark.clause("SOLAIRIS-C1")
def test_the_box_holds_what_is_printed() -> None:
    assert (len(WARRIORS), IN_BOX.bit_count(), sum(COPIES)) == (14, 38, 28)
    assert (BOX["warrior"]["total"], BOX["spell"]["total"], BOX["power"]["total"]) == (14, 38, 28)
    assert BOX["box"]["overview"] + 14 + 38 + 28 == 81
    assert len(set(WARRIORS)) == 14
    assert len(set(SPELLS)) == len(SPELLS) == 41
    assert Counter(COLOURS[SPELL_COLOUR[n]] for n in range(41) if IN_BOX >> n & 1) == {
        "red": 6, "yellow": 5, "blue": 5, "violet": 5, "orange": 5, "green": 5, "indigo": 3, "white": 4,
    }  # fmt: skip


@pytest.mark.clause("SOLAIRIS-C2")
def test_warriors() -> None:
    assert sorted(WARRIOR_COLOUR) == sorted([*range(7)] * 2)
    assert len(set(zip(ATTACK_FIRST, LIFE, strict=True))) == 14
    assert sum(sorted(SPELL_CARDS)[-4:]) == 24 <= 38
    assert sum(sorted(POWER_CARDS)[-4:]) == 18 <= 28
    velvet = WARRIORS.index("velvet-broker")
    assert (SPELL_CARDS[velvet], POWER_CARDS[velvet]) == (5, 3)


@pytest.mark.clause("SOLAIRIS-C3")
def test_spells_have_a_colour_a_cost_and_wounds() -> None:
    printed = {"fireball-1": (1, None), "fireball-2": (2, 3), "crush": (5, None), "templar": (4, 10)}
    for spell, (cost, wounds) in printed.items():
        number = SPELLS.index(spell)
        assert COST[number] == cost
        assert wounds in (None, WOUNDS[number])
    for number, colour in enumerate(SPELL_COLOUR):
        cost = COST[number]
        ordinary = sum(range(1, cost + 1))
        if COLOURS[colour] == "white":
            assert WOUNDS[number] < ordinary
        elif COLOURS[colour] == "violet":
            assert ordinary <= WOUNDS[number] <= ordinary + 2
        else:
            assert WOUNDS[number] == ordinary


@pytest.mark.clause("SOLAIRIS-C4")
def test_power_cards() -> None:
    assert POWER == ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "25P", "25D")
    assert COPIES == (3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1)
    assert sum(int(card) * copies for card, copies in zip(POWER[:10], COPIES, strict=False)) == 125
    assert suntable.new("solairis", rules="advanced", seed=1).sight().facts["unseen"] == [
        card for card, copies in zip(POWER, COPIES, strict=True) for _ in range(copies)
    ]
    assert ALL_POWER > 0


@pytest.mark.clause("SOLAIRIS-S1", "SOLAIRIS-S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_warrior_and_its_life(players: int) -> None:
    for seed in range(30):
        match = suntable.new("solairis", players, seed=seed)
        warriors = [of(match, who, "warrior") for who in range(players)]
        assert len(set(warriors)) == players
        for who, warrior in enumerate(warriors):
            assert match.position(SPECTATOR)["seats"][who]["warrior"] == warrior
            assert match.position(SPECTATOR)["seats"][who]["life"] == LIFE[WARRIORS.index(warrior)]


@pytest.mark.clause("SOLAIRIS-S2")
def test_dealt_warriors_are_each_as_likely() -> None:
    seen = Counter(of(suntable.new("solairis", seed=seed), A, "warrior") for seed in range(2800))
    assert len(seen) == 14
    assert max(abs(count - 200) for count in seen.values()) < 60


@pytest.mark.clause("SOLAIRIS-S2", "SOLAIRIS-S1")
def test_chosen_warriors_are_taken_in_seat_order() -> None:
    match = suntable.new("solairis", 3, warriors="chosen", seed=1)
    assert (phase(match), match.seat) == ("warrior", A)
    assert offers(match) == {f"warrior {warrior}" for warrior in WARRIORS}
    go(match, f"warrior {FROST}")
    assert (match.seat, offers(match)) == (B, {f"warrior {warrior}" for warrior in WARRIORS if warrior != FROST})
    go(match, "warrior tide-brother", f"warrior {EMBER}")
    assert (phase(match), look(match, "order"), look(match, "round")) == ("cast", [C, A, B], 1)


@pytest.mark.clause("SOLAIRIS-S4")
def test_the_turn_order_follows_attack_first_then_printed_life() -> None:
    for seed in range(60):
        match = suntable.new("solairis", 4, seed=seed)
        numbers = [WARRIORS.index(of(match, who, "warrior")) for who in look(match, "order")]
        keys = [(ATTACK_FIRST[number], LIFE[number]) for number in numbers]
        assert keys == sorted(keys)
        order = look(match, "order")
        while not match.over:
            match.play(match.legal()[0])
        assert look(match, "order") == order


@pytest.mark.clause("SOLAIRIS-S5")
def test_each_gets_as_many_cards_as_the_warrior_says() -> None:
    match = suntable.new("solairis", 4, seed=3)
    for who in range(4):
        number = WARRIORS.index(of(match, who, "warrior"))
        assert len(of(match, who, "power")) == of(match, who, "power_count") == POWER_CARDS[number]
        assert len(of(match, who, "spells")) == of(match, who, "spell_count") == SPELL_CARDS[number]
        for other in {*range(4), SPECTATOR} - {who}:
            seen = match.position(other)["seats"][who]
            assert (seen["power"], seen["spells"]) == (None, [])
            assert (seen["power_count"], seen["spell_count"]) == (POWER_CARDS[number], SPELL_CARDS[number])


@pytest.mark.clause("SOLAIRIS-S5")
def test_every_card_is_dealt_as_often() -> None:
    spells, power = Counter[str](), Counter[str]()
    for seed in range(1500):
        match = suntable.new("solairis", 4, seed=seed)
        for who in range(4):
            spells.update(of(match, who, "spells"))
            power.update(of(match, who, "power"))
    mean = sum(spells.values()) / 38
    assert len(spells) == 38
    assert all(abs(count - mean) < 0.15 * mean for count in spells.values())
    each = {card: power[card] / copies for card, copies in zip(POWER, COPIES, strict=True)}
    usual = sum(power.values()) / 28
    assert all(abs(count - usual) < 0.15 * usual for count in each.values())


# -- the advanced game -----------------------------------------------------------------------------------


@pytest.mark.clause("SOLAIRIS-A1")
def test_after_the_draft_the_advanced_game_goes_on_like_the_basic_one() -> None:
    match = suntable.new("solairis", rules="advanced", seed=1)
    while phase(match) == "draft":
        match.play(match.legal()[0])
    assert (phase(match), look(match, "round"), match.seat) == ("cast", 1, look(match, "order")[0])
    assert all(of(match, who, "power") for who in (A, B))


@pytest.mark.clause("SOLAIRIS-A2", "SOLAIRIS-A3")
def test_spells_are_chosen_against_the_turn_order_each_player_in_one_go() -> None:
    for seed in range(20):
        match = suntable.new("solairis", 4, rules="advanced", seed=seed)
        deciders = []
        while phase(match) == "draft":
            deciders.append(match.seat)
            match.play(match.legal()[seed % len(match.legal())])
        expected = [
            who
            for who in reversed(look(match, "order"))
            for _ in range(SPELL_CARDS[WARRIORS.index(of(match, who, "warrior"))])
        ]
        assert deciders == expected


@pytest.mark.clause("SOLAIRIS-A3", "SOLAIRIS-A4")
def test_the_choice_is_open_and_nothing_is_chosen_twice() -> None:
    match = suntable.new("solairis", 2, rules="advanced", seed=4)
    first = match.seat
    assert first is not None
    go(match, "spell crush")
    assert "spell crush" not in offers(match)
    assert match.position(1 - first)["seats"][first]["spells"] == ["crush"]
    assert match.position(SPECTATOR)["seats"][first]["spells"] == ["crush"]
    while phase(match) == "draft":
        match.play(match.legal()[0])
    for who in (A, B, SPECTATOR):
        assert [len(part["spells"]) for part in match.position(who)["seats"]] == [
            of(match, each, "spell_count") for each in (A, B)
        ]


@pytest.mark.clause("SOLAIRIS-A4")
def test_own_picks_can_be_taken_back_until_the_last_one() -> None:
    match = suntable.new("solairis", 2, rules="advanced", seed=4)
    first = match.seat
    go(match, "spell crush", "spell eagle")
    assert match.undo()
    assert match.undo()
    assert not match.undo()
    while match.seat == first:
        match.play(match.legal()[0])
    assert not match.undo()


def test_four_players_can_always_be_served() -> None:
    match = suntable.new("solairis", 4, seed=1, rules="advanced", warriors="chosen")
    go(match, "warrior night-adept", "warrior axe-speaker", "warrior mirror-heir", "warrior sun-envoy")
    while phase(match) == "draft":
        match.play(match.legal()[-1])
    assert sum(of(match, who, "spell_count") for who in (A, B, C, D)) == 24
