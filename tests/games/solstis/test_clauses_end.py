"""The end phase and the end: SOLSTIS-E1 to E6."""

from __future__ import annotations

import pytest

from tests.games.solstis.table import (
    OPPONENT,
    PLAYER,
    Position,
    display,
    go,
    look,
    meet,
    meeting,
    of,
    offers,
    phase,
    seat,
    start,
    table,
    tiles,
)


@pytest.mark.clause("SOLSTIS-E1")
def test_in_the_end_phase_only_a_capturing_tile_may_be_played() -> None:
    hand = seat(hand="1-1 3-4 5-6")
    assert offers(start(table(hand, seat(hand="6-6"), "3-9 4-4", unseen=""))) == tiles("3-4")
    assert offers(start(table(hand, seat(hand="6-6"), "3-9 5-5", unseen=""))) == tiles("3-4 5-6")
    assert offers(start(table(hand, seat(hand="6-6"), "3-9 4-4", unseen="2-2"))) == tiles("1-1 3-4 5-6")


@pytest.mark.clause("SOLSTIS-E1")
def test_in_the_end_phase_there_is_no_refill() -> None:
    position = table(seat(hand="3-4 5-6"), seat(hand="6-4"), "3-9* 6-6", unseen="1-1")
    match = start(position, "tile 3-4", "tile 3-9")
    assert (of(match, PLAYER, "hand"), display(match)) == (["5-6"], "1-1 6-6")


@pytest.mark.clause("SOLSTIS-E1", "SOLSTIS-T14")
def test_the_last_refill_begins_the_end_phase() -> None:
    position = table(seat(hand="3-4 5-6"), seat(hand="6-4 1-1"), "3-9 6-6", unseen="2-2")
    match = start(position, "tile 3-4", "tile 3-9")
    assert (match.seat, look(match, "end_phase")) == (OPPONENT, True)
    assert offers(match) == tiles("6-4")


@pytest.mark.clause("SOLSTIS-E2")
def test_who_can_not_capture_is_skipped_without_a_decision() -> None:
    position = table(seat(hand="1-1 6-4"), seat(hand="3-3"), "1-9 6-6", unseen="")
    match = start(position, "tile 1-1", "tile 1-9")
    assert (match.seat, look(match, "turn_of"), phase(match)) == (PLAYER, PLAYER, "play")
    assert offers(match) == tiles("6-4")


@pytest.mark.clause("SOLSTIS-E2")
def test_who_can_capture_must() -> None:
    position = table(seat(hand="1-1 6-4"), seat(hand="3-6"), "1-9 6-6", unseen="")
    match = start(position, "tile 1-1", "tile 1-9")
    assert (match.seat, offers(match)) == (OPPONENT, tiles("3-6"))
    assert offers(go(match, "tile 3-6")) == tiles("6-6")


@pytest.mark.clause("SOLSTIS-E3")
def test_a_tile_turned_up_brings_a_skipped_player_back() -> None:
    position = table(seat(hand="1-1 6-4"), seat(hand="3-3"), "1-9 6-6*", unseen="3-8")
    match = start(position, "tile 1-1", "tile 1-9")
    assert match.seat == PLAYER
    go(match, "tile 6-4", "tile 6-6")
    assert display(match) == ". 3-8"
    assert (match.seat, offers(match)) == (OPPONENT, tiles("3-3"))


@pytest.mark.clause("SOLSTIS-E4")
def test_spirits_are_met_in_the_end_phase() -> None:
    position = meeting(hand="3-3 4-4", opponent=seat(hand="6-6"), shown="6-7", unseen="")
    match = meet(position, "deer")
    assert (phase(match), look(match, "end_phase")) == ("deer", True)
    go(match, "tile 4-4")
    assert "4-4" in of(match, PLAYER, "land")
    assert of(match, PLAYER, "hand") == ["3-3"]
    assert match.seat == OPPONENT


@pytest.mark.clause("SOLSTIS-E4", "SOLSTIS-P15")
def test_the_groundhog_gives_its_turn_in_the_end_phase() -> None:
    position = meeting(hand="3-3", opponent=seat(hand="6-6"), shown="6-7 3-1", unseen="")
    match = meet(position, "groundhog")
    assert (match.seat, offers(match)) == (PLAYER, tiles("3-3"))


def groundhog_at_the_end(opponents: str) -> Position:
    """The player's 4-9 can not capture 6-7, the only tile left after he has met a spirit."""
    return meeting(hand="4-9", opponent=seat(hand=opponents), shown="6-7", unseen="")


@pytest.mark.clause("SOLSTIS-E5")
def test_an_extra_turn_without_a_capture_is_lost() -> None:
    match = meet(groundhog_at_the_end("6-6"), "groundhog")
    assert (match.seat, offers(match)) == (OPPONENT, tiles("6-6"))
    assert look(match, "extra_turn") is False


@pytest.mark.clause("SOLSTIS-E5", "SOLSTIS-E6")
def test_a_lost_extra_turn_can_end_the_game() -> None:
    assert meet(groundhog_at_the_end("3-3"), "groundhog").over


@pytest.mark.clause("SOLSTIS-E5")
def test_a_lost_extra_turn_does_not_come_back() -> None:
    """The opponent turns up 4-4: the player has one turn, not two."""
    position = meeting(hand="4-9 4-8", opponent=seat(hand="6-6 5-4"), shown="6-7*", unseen="4-4")
    match = go(meet(position, "groundhog"), "tile 6-6", "tile 6-7")
    assert (match.seat, display(match)) == (PLAYER, ". 4-4")
    go(match, "tile 4-8", "tile 4-4")
    assert match.over


@pytest.mark.clause("SOLSTIS-E6")
def test_the_game_ends_when_neither_can_capture() -> None:
    position = table(seat(hand="1-1 5-5"), seat(hand="3-3"), "1-9 6-6*", unseen="2-2")
    match = start(position, "tile 1-1", "tile 1-9")
    assert match.over
    assert (match.seat, phase(match), match.legal()) == (None, "over", [])
    assert (of(match, PLAYER, "hand"), of(match, OPPONENT, "hand")) == (["5-5"], ["3-3"])


@pytest.mark.clause("SOLSTIS-E6")
@pytest.mark.parametrize(("mine", "theirs"), [("1-1 5-6", "3-3"), ("1-1 5-5", "3-6")])
def test_the_game_goes_on_while_one_can_capture(mine: str, theirs: str) -> None:
    match = start(table(seat(hand=mine), seat(hand=theirs), "1-9 6-6", unseen=""), "tile 1-1", "tile 1-9")
    assert not match.over
