"""A turn: SOLSTIS-T1 to T15."""

from __future__ import annotations

import pytest

from tests.games.solstis.table import (
    OPPONENT,
    PLAYER,
    SPIRITS,
    TILES,
    display,
    go,
    look,
    meeting,
    met,
    of,
    offers,
    phase,
    seat,
    spirits,
    start,
    table,
    tiles,
    two_misses,
    until,
)
from tests.games.solstis.table import (
    match as matches,
)


@pytest.mark.clause("SOLSTIS-T1")
def test_a_turn_runs_play_capture_spirit_refill() -> None:
    match = start(meeting(pile="bee", evil="out", hand="3-3 4-4"))
    steps = []
    for move in ("tile 2-9", "tile 2-10", "draw", "square Q1-9"):
        steps.append((phase(match), match.seat, of(match, PLAYER, "hand_count")))
        match.play(move)
    assert steps == [("play", 0, 3), ("capture", 0, 2), ("spirit", 0, 2), ("square", 0, 2)]
    assert (phase(match), match.seat, of(match, PLAYER, "hand_count")) == ("play", OPPONENT, 3)


@pytest.mark.clause("SOLSTIS-T1", "SOLSTIS-E1")
def test_one_tile_in_the_draw_pile_is_enough_for_a_whole_turn() -> None:
    position = table(seat(hand="1-1 3-4"), seat(hand="6-6"), "3-9", unseen="5-5")
    assert look(start(position), "end_phase") is False
    assert phase(start(position, "tile 1-1")) == "rainbow"


@pytest.mark.clause("SOLSTIS-T2")
def test_any_tile_of_the_hand_may_be_played() -> None:
    position = table(seat(hand="1-1 3-4 5-6"), seat(hand="6-6"), "3-9")
    assert offers(start(position)) == tiles("1-1 3-4 5-6")
    assert "1-1" in display(start(position, "tile 1-1")).split()


@pytest.mark.clause("SOLSTIS-T2")
def test_the_chosen_tile_lies_in_the_middle() -> None:
    match = start(table(seat(hand="3-4 5-6"), seat(hand="6-6"), "3-9"), "tile 3-4")
    assert look(match, "in_play") == "3-4"
    assert of(match, PLAYER, "hand") == ["5-6"]


@pytest.mark.clause("SOLSTIS-T3")
@pytest.mark.parametrize("played", TILES)
def test_a_tile_captures_tiles_of_its_row_or_its_column(played: str) -> None:
    for shown in (
        "1-1 1-5 2-2 2-8 3-3 3-7 4-4 4-9",
        "5-5 5-8 6-6 6-7 1-10 2-4 3-2 4-3",
        "6-5 5-6 4-7 3-8 2-9",
    ):
        others = [tile for tile in shown.split() if tile != played]
        expected = [tile for tile in others if matches(played, tile)]
        other_hand = next(tile for tile in TILES if tile not in {played, *others})
        if expected:
            position = table(seat(hand=played), seat(hand=other_hand), " ".join(others))
            assert offers(start(position, f"tile {played}")) == tiles(" ".join(expected))


@pytest.mark.clause("SOLSTIS-T3")
def test_a_face_down_tile_can_not_be_captured() -> None:
    """Under 3-3 lies 1-5: the end phase would let 1-1 be played if that could be captured."""
    position = table(seat(hand="1-1 3-4"), seat(hand="6-6"), "3-3*", unseen="1-5")
    assert offers(start(position)) == tiles("3-4")
    assert offers(start(position, "tile 3-4")) == tiles("3-3")


@pytest.mark.clause("SOLSTIS-T4")
def test_exactly_one_tile_is_captured_and_the_player_chooses_which() -> None:
    position = table(seat(hand="2-5 6-4"), seat(hand="6-6"), "4-5 1-5 2-8 3-1")
    match = start(position, "tile 2-5")
    assert (match.seat, phase(match)) == (PLAYER, "capture")
    assert offers(match) == tiles("4-5 1-5 2-8")
    match.play("tile 2-8")
    assert of(match, PLAYER, "land") == ["2-5", "2-8"]
    assert display(match) == "4-5 1-5 . 3-1"


@pytest.mark.clause("SOLSTIS-T5")
def test_the_tile_beneath_is_turned_up_at_once() -> None:
    """It lies face up before the rainbow that gives way to the captured tile has moved."""
    position = table(seat("2-1", rainbows="2-2", hand="4-2"), seat(hand="6-4"), "2-2* 5-5", unseen="6-6")
    match = start(position, "tile 4-2", "tile 2-2")
    assert phase(match) == "rainbow"
    assert display(match) == "6-6 5-5"


@pytest.mark.clause("SOLSTIS-T5")
def test_the_tile_beneath_is_any_unseen_one() -> None:
    position = table(seat(hand="4-2"), seat(hand="6-4"), "2-2* 1-1*", unseen="6-6 5-5 3-3")
    turned = {display(start(position, "tile 4-2", "tile 2-2", key=key)) for key in range(60)}
    assert turned == {"6-6 1-1*", "5-5 1-1*", "3-3 1-1*"}


@pytest.mark.clause("SOLSTIS-T5")
def test_nothing_beneath_leaves_an_empty_place() -> None:
    match = start(table(seat(hand="4-2"), seat(hand="6-4"), "2-2 1-1*"), "tile 4-2", "tile 2-2")
    assert display(match) == ". 1-1*"


@pytest.mark.clause("SOLSTIS-T6")
def test_the_captured_tile_is_laid_before_the_played_one() -> None:
    position = table(seat(rainbows="2-2", hand="4-2 6-4"), seat(hand="6-6"), "2-2")
    match = start(position, "tile 4-2", "tile 2-2")
    assert phase(match) == "rainbow"
    assert of(match, PLAYER, "land") == ["2-2"]
    match.play("cell 2-3")
    assert of(match, PLAYER, "land") == ["2-2", "4-2"]


@pytest.mark.clause("SOLSTIS-T7")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("4-5* 2-8 2-3", "4-5* 2-8 2-3 1-7 6-6"),
        ("4-5* . 2-3", "4-5* 1-7 2-3 6-6"),
        ("4-5* . 2-3 . 4-8", "4-5* 1-7 2-3 6-6 4-8"),
        (". 4-5* 2-3", "1-7 4-5* 2-3 6-6"),
    ],
)
def test_a_tile_that_misses_takes_the_first_empty_place(before: str, after: str) -> None:
    unseen = "6-6 3-1"
    position = table(seat(hand="1-7 5-4"), seat(hand="3-9"), before, unseen=unseen)
    match = until(position, ["tile 1-7"], lambda m: "6-6" in display(m).split())
    assert phase(match) == "rainbow"
    assert display(match) == after


@pytest.mark.clause("SOLSTIS-T7")
def test_a_tile_that_missed_is_there_for_the_next_player() -> None:
    match = two_misses(seat(hand="6-7"), seat(hand="1-9 2-9 3-9"))
    assert display(match) == "2-2 1-1 3-3"
    go(match, "cell 6-4")
    assert match.seat == OPPONENT
    assert offers(go(match, "tile 1-9")) == tiles("1-1")


@pytest.mark.clause("SOLSTIS-T8")
def test_the_second_chance_comes_from_the_draw_pile() -> None:
    position = table(seat(hand="1-7 2-1"), seat(hand="3-9"), "4-5 6-5 2-3", unseen="5-5")
    match = start(position, "tile 1-7")
    assert (look(match, "in_play"), look(match, "second_chance")) == ("5-5", True)
    assert (look(match, "draw_pile"), of(match, PLAYER, "hand")) == (0, ["2-1"])
    assert offers(match) == tiles("4-5 6-5")
    match.play("tile 6-5")
    assert of(match, PLAYER, "land") == ["5-5", "6-5"]


@pytest.mark.clause("SOLSTIS-T8")
def test_the_second_chance_may_capture_the_tile_that_just_missed() -> None:
    position = table(seat(hand="1-7 2-1"), seat(hand="3-9"), "4-5", unseen="3-7")
    match = start(position, "tile 1-7")
    assert offers(match) == tiles("1-7")
    match.play("tile 1-7")
    assert of(match, PLAYER, "land") == ["1-7", "3-7"]


@pytest.mark.clause("SOLSTIS-T8")
def test_the_second_chance_is_any_tile_of_the_pile() -> None:
    position = table(seat(hand="1-7 2-1"), seat(hand="3-9"), "4-5", unseen="3-7 1-2 4-3 6-5")
    drawn = {look(start(position, "tile 1-7", key=key), "in_play") for key in range(80)}
    assert drawn == {"3-7", "1-2", "4-3", "6-5"}


@pytest.mark.clause("SOLSTIS-T9")
def test_a_second_miss_brings_a_rainbow_and_no_third_try() -> None:
    position = table(seat("6-4", hand="1-7 2-1"), seat(hand="3-9"), "4-5", unseen="2-2 3-3 5-8 6-6")
    match = start(position, "tile 1-7")
    assert (match.seat, phase(match)) == (PLAYER, "rainbow")
    assert (look(match, "draw_pile"), look(match, "rainbows"), look(match, "in_play")) == (3, 11, None)
    assert len(display(match).split()) == 3
    match.play("cell 6-5")
    assert of(match, PLAYER, "rainbows") == ["6-5"]
    assert match.seat == OPPONENT


@pytest.mark.clause("SOLSTIS-T10")
def test_nothing_face_up_makes_the_first_tile_miss() -> None:
    match = start(table(seat(hand="1-1 2-2"), seat(hand="3-9"), "", unseen="3-3"), "tile 1-1")
    assert phase(match) == "rainbow"
    assert display(match) == "1-1 3-3"


@pytest.mark.clause("SOLSTIS-T11")
def test_an_encounter_follows_a_capture() -> None:
    assert phase(start(meeting(), "tile 2-9", "tile 2-10")) == "spirit"


@pytest.mark.clause("SOLSTIS-T11")
def test_an_encounter_follows_a_capture_by_the_second_chance() -> None:
    position = table(seat("1-9 1-10 2-10", hand="3-3"), seat(hand="6-6"), "4-9", unseen="2-9")
    assert phase(start(position, "tile 3-3", "tile 4-9")) == "spirit"


@pytest.mark.clause("SOLSTIS-T11", "SOLSTIS-T9")
def test_an_encounter_follows_a_rainbow() -> None:
    match = two_misses(seat("5-4 5-5 6-4"))
    assert phase(go(match, "cell 6-5")) == "spirit"


@pytest.mark.clause("SOLSTIS-T11")
def test_without_a_square_there_is_no_encounter() -> None:
    position = table(seat("1-9 1-10", hand="2-9"), seat(hand="6-6"), "3-9")
    match = start(position, "tile 2-9", "tile 3-9")
    assert (match.seat, phase(match)) == (OPPONENT, "play")


@pytest.mark.clause("SOLSTIS-T12")
@pytest.mark.parametrize(
    ("hand", "bear", "unseen", "after"),
    [
        ("2-2 5-5 5-6", False, "6-4 6-5 6-6", 3),
        ("2-2 5-5", False, "6-4 6-5 6-6", 3),
        ("2-2 5-5 5-6", False, "6-4", 3),
        ("2-2 5-5", False, "6-4", 2),
        ("2-2 5-5 5-6 5-7", True, "6-4 6-5 6-6", 4),
        ("2-2 5-5 5-6", True, "6-4 6-5 6-6", 4),
        ("2-2 5-5 5-6", True, "6-4", 3),
    ],
)
def test_the_hand_is_refilled_from_the_draw_pile(hand: str, bear: bool, unseen: str, after: int) -> None:
    land, has = ("3-9 3-10 2-9 2-10", {"bear": "Q2-9"}) if bear else ("", None)
    position = table(seat(land, hand=hand, spirits=has), seat(hand="6-7 1-1 1-3"), "2-4 4-9", unseen=unseen)
    match = start(position, "tile 2-2", "tile 2-4")
    new = set(of(match, PLAYER, "hand")) - set(hand.split())
    assert of(match, PLAYER, "hand_count") == after
    assert len(new) == after - (len(hand.split()) - 1)
    assert new <= set(unseen.split())
    assert look(match, "draw_pile") == len(unseen.split()) - len(new)


@pytest.mark.clause("SOLSTIS-T12")
def test_the_refill_is_any_tile_of_the_pile() -> None:
    position = table(seat(hand="2-2 5-5 5-6"), seat(hand="6-7 1-1"), "2-4 4-9", unseen="6-4 6-5 6-6")
    hands = {tuple(of(start(position, "tile 2-2", "tile 2-4", key=key), PLAYER, "hand")) for key in range(60)}
    assert hands == {("5-5", "5-6", new) for new in ("6-4", "6-5", "6-6")}


@pytest.mark.clause("SOLSTIS-T13")
def test_the_turns_alternate() -> None:
    match = start(table(seat(hand="2-2 5-5"), seat(hand="6-7 1-1"), "2-4 6-4 5-6 1-9"))
    turns = []
    for played, captured in (("2-2", "2-4"), ("6-7", "6-4"), ("5-5", "5-6"), ("1-1", "1-9")):
        turns.append((match.seat, look(match, "turn_of"), look(match, "turn")))
        go(match, f"tile {played}", f"tile {captured}")
    assert turns == [(0, 0, 1), (1, 1, 2), (0, 0, 3), (1, 1, 4)]


@pytest.mark.clause("SOLSTIS-T14", "SOLSTIS-E1")
def test_the_turn_in_which_the_pile_runs_out_is_finished_in_full() -> None:
    """The last tile is the second chance; the rainbow, the encounter and the Trout all still come."""
    position = table(seat("1-8 1-9 2-8", hand="4-4 5-5"), seat(hand="6-6 4-7"), "6-7", unseen="3-3", row="trout bee")
    match = start(position, "tile 4-4")
    assert (look(match, "draw_pile"), look(match, "end_phase")) == (0, False)
    go(match, "cell 2-9", "spirit trout", "square Q1-8")
    assert (phase(match), look(match, "end_phase")) == ("rainbow", False)
    match.play("cell 1-7")
    assert of(match, PLAYER, "hand") == ["5-5"]
    assert (match.seat, look(match, "end_phase")) == (OPPONENT, True)


@pytest.mark.clause("SOLSTIS-T15")
def test_no_action_passes() -> None:
    match = start(table(seat(hand="2-2"), seat(hand="6-7"), "2-4"))
    names = [match.name(action) for action in range(145)]
    assert {name.split()[0] for name in names} == {"tile", "cell", "spirit", "draw", "square"}


@pytest.mark.clause("SOLSTIS-T15", "SOLSTIS-P4")
def test_nothing_can_be_declined() -> None:
    """Hand, capture and rainbow: everything offered does something."""
    assert offers(start(table(seat(hand="2-2 3-3"), seat(hand="6-7"), "2-4"))) == tiles("2-2 3-3")
    assert offers(start(table(seat(hand="2-2 3-3"), seat(hand="6-7"), "2-4"), "tile 2-2")) == tiles("2-4")
    assert all(name.startswith("cell") for name in offers(two_misses(seat("4-4"))))
    encounter = start(meeting(), "tile 2-9", "tile 2-10")
    assert met(encounter)
    assert offers(encounter) == [*spirits(" ".join(SPIRITS[:-1])), "draw"]
