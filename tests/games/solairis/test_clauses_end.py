"""The end of a round and of the game, and what is kept in the advanced game: SOLAIRIS-E1 to E7, A5 to A7."""

from __future__ import annotations

from typing import Any

import pytest

import suntable
from tests.games.solairis.table import (
    EMBER,
    LAVA,
    MIRROR,
    NIGHT,
    SPECTATOR,
    STORM,
    TIDE,
    VELVET,
    A,
    B,
    C,
    Position,
    cast,
    go,
    look,
    need,
    of,
    out,
    seat,
    start,
    table,
    until,
)


def last_attack(*others: Position, rules: str = "basic", **more: Any) -> suntable.Match:
    """A's only card is paid; nobody else can cast."""
    position = table(seat(EMBER, "1", "fireball-1"), *others, rules=rules, **more)
    return go(cast(start(position), "fireball-1", B, "1"), "let")


@pytest.mark.clause("SOLAIRIS-E1")
def test_a_round_ends_when_nobody_can_cast() -> None:
    match = last_attack(seat(TIDE, "25D 3", "tsunami"), round=4)
    assert look(match, "round") == 5
    assert "Nobody can cast: the round ends" in match.log()


@pytest.mark.clause("SOLAIRIS-E1")
def test_a_round_goes_on_while_anybody_can_cast() -> None:
    assert look(last_attack(seat(TIDE, "25D 6", "tsunami")), "round") == 1


@pytest.mark.clause("SOLAIRIS-E2")
def test_life_stays_when_cards_are_dealt_anew() -> None:
    match = last_attack(seat(TIDE, "3", "tsunami", life=20))
    assert (of(match, B, "life"), look(match, "spent")) == (19, [])
    assert of(match, B, "spell_count") == 5


@pytest.mark.clause("SOLAIRIS-E3", "SOLAIRIS-E4")
def test_who_is_out_lays_the_hand_aside_unseen() -> None:
    seats = (
        seat(EMBER, "9 5", "crush"),
        seat(LAVA, "5 7 25P", "volcano mind", life=15, shown=["mind"]),
        seat(MIRROR, "9", "arrow"),
    )
    match = go(cast(start(table(*seats)), "crush", B, "9"), "let")
    assert (of(match, B, "power"), of(match, B, "spells"), of(match, B, "out")) == ([], [], 1)
    assert look(match, "aside") == 3
    assert look(match, "gone") == ["mind"]
    seen = [match.world(A, seed).position() for seed in range(300)]
    assert any("volcano" in world["seats"][C]["spells"] for world in seen)
    assert any("25P" in world["seats"][C]["power"] for world in seen)
    assert not any("mind" in world["seats"][C]["spells"] for world in seen)


@pytest.mark.clause("SOLAIRIS-E4")
def test_what_was_laid_aside_returns_with_the_next_deal() -> None:
    seats = (
        seat(EMBER, "9", "crush"),
        seat(LAVA, "5 7 25P", "volcano", life=15, shown=["volcano"]),
        seat(MIRROR, "", "arrow"),
    )

    def next_round(key: int) -> Position:
        match = start(table(*seats), key=key)
        return go(cast(match, "crush", B, "9"), "let").position()

    worlds = [next_round(key) for key in range(60)]
    assert {(world["round"], world["aside"], len(world["gone"])) for world in worlds} == {(2, 0, 0)}
    held = {card for world in worlds for part in world["seats"] for card in part["power"] + part["spells"]}
    assert {"volcano", "25P"} <= held


@pytest.mark.clause("SOLAIRIS-E5")
def test_the_last_one_alive_wins_at_once() -> None:
    match = go(cast(start(table(seat(EMBER, "9 5", "crush"), seat(TIDE, "9", life=15))), "crush", B, "9"), "let")
    assert (match.over, match.seat, match.returns, match.ranks) == (True, None, [1.0, -1.0], [1, 2])
    assert match.log()[-1] == "Ember wins!"
    assert (of(match, A, "power"), of(match, A, "life")) == (["5"], 25)


@pytest.mark.clause("SOLAIRIS-E6")
def test_a_deal_in_which_nobody_can_cast_is_a_round() -> None:
    seats = seat(VELVET, "9 8", "scream"), seat(NIGHT, "", "tsunami")

    def next_round(key: int) -> suntable.Match:
        return go(cast(start(table(*seats, rules="advanced"), key=key), "scream", B, "9 8"), "let")

    match = until(next_round, lambda match: look(match, "round") > 2)
    assert look(match, "round") == 3
    assert match.log()[-4:] == [
        "Nobody can cast: the round ends",
        "Round 2 is dealt",
        "Nobody can cast: the round ends",
        "Round 3 is dealt",
    ]


@pytest.mark.clause("SOLAIRIS-E6", "SOLAIRIS-E7")
def test_after_the_last_round_most_life_wins() -> None:
    match = last_attack(seat(TIDE, "3", "tsunami", life=30), seat(MIRROR, life=20), round=100)
    assert (match.over, match.scores, match.ranks) == (True, [25, 29, 20], [2, 1, 3])
    assert match.returns == [-0.5, 1.0, -0.5]
    assert match.log()[-2:] == ["That was the last round: most life wins", "Tide wins!"]


@pytest.mark.clause("SOLAIRIS-E6", "SOLAIRIS-E7")
def test_equals_share_the_win() -> None:
    match = last_attack(seat(TIDE, "3", "tsunami", life=26), seat(MIRROR, life=20), round=100)
    assert (match.scores, match.ranks, match.returns) == ([25, 25, 20], [1, 1, 3], [0.25, 0.25, -0.5])
    assert match.log()[-2:] == ["Ember shares the win!", "Tide shares the win!"]
    assert "A shared win with 25 life each: Ember, Tide!" in match.text()
    assert "Geteilter Sieg mit je 25 Leben: Glut, Flut!" in match.text(lang="de")


@pytest.mark.clause("SOLAIRIS-E7")
def test_who_went_out_later_is_placed_higher() -> None:
    seats = seat(EMBER, "5", "crush"), out(LAVA, 2), seat(MIRROR, life=9), out(STORM, 1)
    match = start(table(*seats))
    assert match.ranks == [1, 3, 2, 4] if of(match, A, "life") > 9 else [2, 3, 1, 4]
    go(cast(match, "crush", C, "5"), "let")
    assert (match.ranks, match.scores) == ([1, 3, 2, 4], [25, 0, 0, 0])
    assert match.returns == [1.0, *[-1 / 3] * 3]


@pytest.mark.clause("SOLAIRIS-E7")
def test_the_score_is_the_life() -> None:
    match = start(table(seat(EMBER, "5", "crush", life=7), seat(TIDE), seat(MIRROR)))
    assert match.scores == [7, 48, 54]
    assert match.breakdown(A) == {"life": 7}


# -- the advanced game -----------------------------------------------------------------------------------


@pytest.mark.clause("SOLAIRIS-A5")
@pytest.mark.parametrize(("spell", "needed"), [("crush", 5), ("ice-1", 6), ("mind", 4), ("death", 12)])
def test_another_colour_needs_five_more(spell: str, needed: int) -> None:
    match = start(table(seat(EMBER, "10 9", spell), seat(TIDE), rules="advanced"))
    assert need(match, A, spell) == needed


@pytest.mark.clause("SOLAIRIS-A6")
def test_only_power_cards_are_dealt_anew() -> None:
    match = last_attack(seat(TIDE, "3", "tsunami"), rules="advanced")
    assert (look(match, "round"), of(match, A, "spells"), of(match, B, "spells")) == (2, ["fireball-1"], ["tsunami"])
    assert [of(match, who, "power_count") for who in (A, B)] == [5, 4]


@pytest.mark.clause("SOLAIRIS-A7")
def test_spells_of_who_is_out_leave_the_game_for_all_to_see() -> None:
    seats = seat(EMBER, "9 5", "crush"), seat(LAVA, "5", "volcano death", life=15), seat(MIRROR, "9", "arrow")
    match = go(cast(start(table(*seats, rules="advanced")), "crush", B, "9"), "let")
    for viewer in (A, B, C, SPECTATOR):
        assert match.position(viewer)["gone"] == ["volcano", "death"]
