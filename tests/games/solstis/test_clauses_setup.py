"""The table before the first turn: SOLSTIS-S1 to S5."""

from __future__ import annotations

from typing import Any

import pytest

import suntable
from tests.games.solstis.table import (
    MEETING,
    OPPONENT,
    PLAYER,
    SPIRITS,
    TILES,
    drawn,
    look,
    meeting,
    of,
    seat,
    start,
    table,
)

SEEDS = range(120)


def new(seed: int, **options: Any) -> suntable.Match:
    return suntable.new("solstis", seed=seed, **options)


@pytest.mark.clause("SOLSTIS-S1")
def test_six_tiles_lie_face_up_each_on_a_face_down_one() -> None:
    for seed in SEEDS:
        places = look(new(seed), "display")
        assert len(places) == 6
        assert all(place["beneath"] for place in places)


@pytest.mark.clause("SOLSTIS-S1", "SOLSTIS-S2")
def test_the_tiles_are_shuffled() -> None:
    tables = [new(seed).position() for seed in SEEDS]
    assert {place["tile"] for t in tables for place in t["display"]} == set(TILES)
    for who in (PLAYER, OPPONENT):
        assert {tile for t in tables for tile in t["seats"][who]["hand"]} == set(TILES)


@pytest.mark.clause("SOLSTIS-S1")
def test_the_same_seed_deals_the_same_table() -> None:
    assert new(7).position() == new(7).position()
    assert new(7).position() != new(8).position()


@pytest.mark.clause("SOLSTIS-S2")
def test_each_player_draws_three_tiles_and_thirty_remain() -> None:
    match = new(1)
    for who in (PLAYER, OPPONENT):
        assert len(set(of(match, who, "hand"))) == 3
        assert of(match, who, "hand_count") == of(match, who, "hand_limit") == 3
    assert look(match, "draw_pile") == 30


@pytest.mark.clause("SOLSTIS-S2")
def test_the_hands_are_hidden_from_each_other() -> None:
    match = new(1)
    for who in (PLAYER, OPPONENT):
        view = match.position(seat=who)["seats"]
        assert len(view[who]["hand"]) == 3
        assert view[1 - who]["hand"] is None
        assert view[1 - who]["hand_count"] == 3


@pytest.mark.clause("SOLSTIS-S3")
def test_the_spirit_pile_holds_fifteen_or_fourteen() -> None:
    assert look(new(1), "spirit_pile") == SPIRITS
    without = new(1, evil=False).position()
    assert without["spirit_pile"] == SPIRITS[:-1]
    assert (without["evil"], without["options"]["evil"]) == ("out", False)


@pytest.mark.clause("SOLSTIS-S3")
def test_the_spirits_are_shuffled() -> None:
    position = meeting(row="")
    pairs = {drawn(start(position, *MEETING, "draw", key=key)) for key in SEEDS}
    assert {spirit for pair in pairs for spirit in pair} == set(SPIRITS)
    assert len(pairs) > 40


@pytest.mark.clause("SOLSTIS-S4")
def test_the_panoramas_and_the_row_are_empty() -> None:
    position = new(1).position()
    assert position["rainbows"] == 12
    assert position["spirit_row"] == position["spirits_drawn"] == position["gone"] == []
    for part in position["seats"]:
        assert (part["land"], part["rainbows"], part["spirits"]) == ([], [], {})


@pytest.mark.clause("SOLSTIS-S5")
def test_the_first_player_is_drawn_at_random() -> None:
    firsts = [new(seed).seat for seed in SEEDS]
    assert 30 < firsts.count(0) < 90
    assert set(firsts) == {PLAYER, OPPONENT}


@pytest.mark.clause("SOLSTIS-S5")
@pytest.mark.parametrize("first", [PLAYER, OPPONENT])
def test_the_first_player_can_be_named(first: int) -> None:
    for seed in range(20):
        match = new(seed, first=first)
        assert match.seat == look(match, "turn_of") == first


@pytest.mark.clause("SOLSTIS-S5")
def test_nobody_else_can_be_named() -> None:
    with pytest.raises(suntable.OptionError):
        new(1, first=2)


@pytest.mark.clause("SOLSTIS-S1")
def test_a_table_can_be_laid_out_by_hand() -> None:
    """What `table` says is what lies there: every other test stands on this."""
    match = start(table(seat("1-1", hand="3-9 2-2"), seat(hand="6-6"), "4-5* 2-8", unseen="1-9 5-5 6-4"))
    position = match.position()
    assert position["seats"][PLAYER]["hand"] == ["2-2", "3-9"]
    assert position["display"] == [{"tile": "4-5", "beneath": True}, {"tile": "2-8", "beneath": False}]
    assert position["draw_pile"] == 2
    assert len(position["gone"]) == 48 - 1 - 2 - 1 - 2 - 3
