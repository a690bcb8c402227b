"""Meeting spirits: SOLSTIS-P1 to P16."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.solstis.table import (
    BLUE,
    MEETING,
    OPPONENT,
    PLAIN,
    PLAYER,
    SPECTATOR,
    SPIRITS,
    block,
    cells,
    display,
    drawn,
    go,
    keeper,
    look,
    meet,
    meeting,
    met,
    of,
    offers,
    phase,
    seat,
    spirits,
    squares,
    start,
    table,
    tiles,
    two_misses,
    until,
)

ALL_BUT_EVIL = " ".join(SPIRITS[:-1])


def without(*names: str) -> str:
    """All spirits but these and the Evil Spirit."""
    return " ".join(spirit for spirit in SPIRITS[:-1] if spirit not in names)


# -- open squares ---------------------------------------------------------------------------------------


@pytest.mark.clause("SOLSTIS-P1")
@pytest.mark.parametrize(
    ("land", "rainbows", "opened"),
    [
        ("1-9 1-10", "", "Q1-9"),
        ("1-9", "1-10", "Q1-9"),
        ("", "1-9 1-10", "Q1-9"),
        ("3-9 3-10", "", "Q2-9"),
        ("1-9 1-10 3-9 3-10", "", "Q1-9 Q2-9"),
        ("1-8 1-9 2-8", "", "Q1-8"),
        ("1-9", "", ""),
        ("1-9 3-10", "", ""),
        ("1-8 2-8", "", ""),
        ("4-4 4-5 5-4 5-5", "", ""),
    ],
)
def test_a_square_filled_by_this_turns_capture_is_open(land: str, rainbows: str, opened: str) -> None:
    """The last panorama holds a square that was full before: that one is not open."""
    position = table(seat(land, rainbows=rainbows, hand="2-9"), seat(hand="1-1"), "2-10", row="bee")
    match = start(position, *MEETING)
    assert met(match) == bool(opened)
    if opened:
        assert offers(go(match, "spirit bee")) == squares(opened)


@pytest.mark.clause("SOLSTIS-P1")
def test_a_rainbow_for_missing_twice_opens_a_square() -> None:
    match = two_misses(seat("5-4 5-5 6-4"), row="bee")
    assert offers(go(match, "cell 6-5", "spirit bee")) == squares("Q5-4")


@pytest.mark.clause("SOLSTIS-P1", "SOLSTIS-R7")
def test_a_moved_rainbow_opens_a_square() -> None:
    position = table(seat("1-1 1-2 2-1", rainbows="3-2", hand="3-9"), seat(hand="6-6"), "3-2", row="bee")
    match = start(position, "tile 3-9", "tile 3-2", "cell 2-2")
    assert offers(go(match, "spirit bee")) == squares("Q1-1")


@pytest.mark.clause("SOLSTIS-P1", "SOLSTIS-P7")
def test_a_square_with_a_spirit_is_not_open() -> None:
    """The second 2x2 overlaps the first in two cells; the first stays the Wolf's."""
    player = seat("1-7 1-8 2-7 2-8 1-9", hand="2-9", spirits={"wolf": "Q1-7"})
    match = start(table(player, seat(hand="1-1"), "4-9", row="bee"), "tile 2-9", "tile 4-9", "spirit bee")
    assert offers(match) == squares("Q1-8")


@pytest.mark.clause("SOLSTIS-P2")
def test_a_tile_on_a_free_rainbow_opens_the_full_square_again() -> None:
    position = table(seat("1-1 1-2 2-1", rainbows="2-2", hand="4-2"), seat(hand="6-6"), "2-2", row="bee")
    match = start(position, "tile 4-2", "tile 2-2", "cell 1-3")
    assert offers(go(match, "spirit bee")) == squares("Q1-1")


@pytest.mark.clause("SOLSTIS-P2", "SOLSTIS-R9")
def test_a_tile_that_leaves_the_game_fills_nothing() -> None:
    """2-2 belongs to the Bee's square and to the full square Q2-2, which carries no spirit."""
    player = seat("1-1 1-2 2-1 2-3 3-2 3-3", rainbows="2-2", hand="4-2", spirits={"bee": "Q1-1"})
    match = start(table(player, seat(hand="6-6"), "2-2"), "tile 4-2", "tile 2-2")
    assert look(match, "gone") == ["2-2"]
    assert (match.seat, phase(match)) == (OPPONENT, "play")


@pytest.mark.clause("SOLSTIS-P3")
def test_there_is_one_encounter_a_turn_and_unused_squares_are_lost() -> None:
    player = seat("1-1 2-1 1-3 2-3", hand="1-2 6-6 2-10")
    position = table(player, seat(hand="3-9"), "2-2 6-4 3-10 5-6", row="bee wolf")
    match = start(position, "tile 1-2", "tile 2-2", "spirit bee")
    assert offers(match) == squares("Q1-1 Q1-2")
    match.play("square Q1-2")
    assert (match.seat, phase(match)) == (OPPONENT, "play")
    go(match, "tile 3-9", "tile 3-10", "tile 6-6", "tile 5-6")
    assert (match.seat, phase(match)) == (OPPONENT, "play")


# -- taking a spirit ------------------------------------------------------------------------------------


@pytest.mark.clause("SOLSTIS-P4")
def test_the_encounter_is_mandatory() -> None:
    assert offers(start(meeting(row="bee"), *MEETING)) == ["spirit bee", "draw"]
    assert offers(start(meeting(row=""), *MEETING)) == ["draw"]
    assert offers(start(meeting(pile="", evil="out"), *MEETING)) == spirits(ALL_BUT_EVIL)


@pytest.mark.clause("SOLSTIS-P5")
def test_a_spirit_is_taken_from_the_row() -> None:
    match = meet(meeting(row="bee wolf"), "wolf")
    assert of(match, PLAYER, "spirits") == {"wolf": "Q1-9"}
    assert look(match, "spirit_row") == ["bee"]
    assert len(look(match, "spirit_pile")) == 13


@pytest.mark.clause("SOLSTIS-P5")
@pytest.mark.parametrize(("kept", "left"), [("bee", "wolf"), ("wolf", "bee")])
def test_of_two_drawn_spirits_one_is_kept_and_the_other_joins_the_row(kept: str, left: str) -> None:
    match = start(meeting(pile="bee wolf", evil="out"), *MEETING, "draw")
    row = look(match, "spirit_row")
    assert (phase(match), match.seat) == ("keep", PLAYER)
    assert offers(match) == spirits("bee wolf")
    go(match, f"spirit {kept}", "square Q1-9")
    assert of(match, PLAYER, "spirits") == {kept: "Q1-9"}
    assert set(look(match, "spirit_row")) == {*row, left}
    assert look(match, "spirit_pile") == []


@pytest.mark.clause("SOLSTIS-P5")
def test_no_third_spirit_is_drawn() -> None:
    match = until(meeting(row=""), [*MEETING, "draw"], lambda m: phase(m) == "keep")
    assert len(drawn(match)) == 2
    assert len(look(match, "spirit_pile")) == 13


@pytest.mark.clause("SOLSTIS-P6")
def test_a_spirit_pile_of_one_gives_one() -> None:
    match = start(meeting(pile="wolf", evil="out"), *MEETING)
    assert offers(match) == [*spirits(without("wolf")), "draw"]
    go(match, "draw")
    assert (phase(match), drawn(match)) == ("square", ("wolf",))
    go(match, "square Q1-9")
    assert of(match, PLAYER, "spirits") == {"wolf": "Q1-9"}
    assert look(match, "spirit_row") == without("wolf").split()


@pytest.mark.clause("SOLSTIS-P6")
def test_an_empty_spirit_pile_leaves_the_row() -> None:
    assert offers(start(meeting(pile="", evil=1), *MEETING)) == spirits(ALL_BUT_EVIL)


def far_square(opponent: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The player can fill Q4-4 by playing 5-4 and capturing 5-5."""
    more = {"evil": "out"} | more
    return table(seat("4-4 4-5", hand="5-4 6-6"), opponent, "5-5 6-7", **more)


FAR = ("tile 5-4", "tile 5-5")


@pytest.mark.clause("SOLSTIS-P6")
@pytest.mark.parametrize("evil", ["out", 0, 1])
def test_with_no_spirit_anywhere_there_is_no_encounter(evil: int | str) -> None:
    match = start(far_square(keeper(ALL_BUT_EVIL, hand="6-4"), evil=evil), *FAR)
    assert (match.seat, phase(match)) == (OPPONENT, "play")
    assert of(match, PLAYER, "land") == ["4-4", "4-5", "5-4", "5-5"]
    assert look(match, "evil") == evil


@pytest.mark.clause("SOLSTIS-P7")
@pytest.mark.parametrize("square", ["Q1-1", "Q1-2", "Q2-1", "Q2-2"])
def test_the_spirit_lies_on_an_open_square_of_the_players_choice(square: str) -> None:
    """All four squares round 2-2; they overlap in one or two cells."""
    player = seat("1-1 1-2 1-3 2-1 2-3 3-1 3-2 3-3", hand="4-2")
    match = start(table(player, seat(hand="6-6"), "2-2", row="bee"), "tile 4-2", "tile 2-2", "spirit bee")
    assert offers(match) == squares("Q1-1 Q1-2 Q2-1 Q2-2")
    assert of(go(match, f"square {square}"), PLAYER, "spirits") == {"bee": square}


@pytest.mark.clause("SOLSTIS-P7")
def test_squares_with_spirits_may_overlap_in_two_cells() -> None:
    player = seat("1-7 1-8 2-7 2-8 1-9", hand="2-9", spirits={"wolf": "Q1-7"})
    match = start(table(player, seat(hand="1-1"), "4-9", row="bee"), "tile 2-9", "tile 4-9")
    go(match, "spirit bee", "square Q1-8")
    assert of(match, PLAYER, "spirits") == {"bee": "Q1-8", "wolf": "Q1-7"}


@pytest.mark.clause("SOLSTIS-P8")
def test_drawn_spirits_are_seen_by_all() -> None:
    match = start(meeting(pile="bee wolf", evil="out"), *MEETING, "draw")
    for who in (PLAYER, OPPONENT, SPECTATOR):
        assert match.position(seat=who)["spirits_drawn"] == ["bee", "wolf"]


# -- the Evil Spirit ------------------------------------------------------------------------------------


@pytest.mark.clause("SOLSTIS-P9")
def test_the_evil_spirit_and_the_other_one_are_both_kept() -> None:
    match = start(meeting(pile="wolf evil"), *MEETING)
    row = look(match, "spirit_row")
    go(match, "draw")
    assert phase(match) == "square"
    go(match, "square Q1-9")
    assert of(match, PLAYER, "spirits") == {"wolf": "Q1-9"}
    assert look(match, "evil") == PLAYER
    assert look(match, "spirit_row") == row
    assert look(match, "spirit_pile") == []


@pytest.mark.clause("SOLSTIS-P9", "SOLSTIS-P12")
def test_the_spirit_drawn_with_the_evil_one_acts() -> None:
    match = start(meeting(pile="trout evil"), *MEETING, "draw", "square Q1-9")
    assert (match.seat, phase(match)) == (PLAYER, "rainbow")


@pytest.mark.clause("SOLSTIS-P10")
def test_the_evil_spirit_alone_asks_for_a_spirit_of_the_row() -> None:
    match = start(meeting(pile="evil"), *MEETING, "draw")
    assert (match.seat, phase(match)) == (PLAYER, "spirit")
    assert offers(match) == spirits(ALL_BUT_EVIL)
    go(match, "spirit bee", "square Q1-9")
    assert of(match, PLAYER, "spirits") == {"bee": "Q1-9"}
    assert look(match, "evil") == PLAYER


@pytest.mark.clause("SOLSTIS-P10")
def test_the_evil_spirit_alone_and_an_empty_row_end_the_encounter() -> None:
    match = start(far_square(keeper(ALL_BUT_EVIL, hand="6-4"), evil="pile"), *FAR)
    assert offers(match) == ["draw"]
    match.play("draw")
    assert look(match, "evil") == PLAYER
    assert of(match, PLAYER, "spirits") == {}
    assert of(match, PLAYER, "hand_count") == 3
    assert (match.seat, phase(match)) == (OPPONENT, "play")


@pytest.mark.clause("SOLSTIS-P11")
def test_a_meeting_from_the_row_passes_the_evil_spirit_on_before_the_effect() -> None:
    match = meet(meeting(evil=PLAYER, hand="3-3"), "deer")
    assert (match.seat, phase(match)) == (PLAYER, "deer")
    assert look(match, "evil") == OPPONENT


@pytest.mark.clause("SOLSTIS-P11")
def test_a_meeting_by_drawing_passes_the_evil_spirit_on() -> None:
    match = start(meeting(evil=PLAYER, pile="bee wolf"), *MEETING, "draw", "spirit bee", "square Q1-9")
    assert look(match, "evil") == OPPONENT


@pytest.mark.clause("SOLSTIS-P11")
def test_only_the_holders_encounter_moves_the_evil_spirit() -> None:
    assert look(meet(meeting(evil=OPPONENT), "bee"), "evil") == OPPONENT
    assert look(meet(meeting(), "bee"), "evil") == "pile"


@pytest.mark.clause("SOLSTIS-P11")
def test_the_evil_spirit_goes_to_and_fro() -> None:
    player = seat("1-9 1-10", hand="2-9")
    opponent = seat("1-1 1-2", hand="2-1")
    position = table(player, opponent, "2-10 2-2", evil=PLAYER, pile="")
    match = start(position, *MEETING, "spirit bee", "square Q1-9")
    assert look(match, "evil") == OPPONENT
    go(match, "tile 2-1", "tile 2-2", "spirit wolf", "square Q1-1")
    assert look(match, "evil") == PLAYER


@pytest.mark.clause("SOLSTIS-P11", "SOLSTIS-P10")
def test_the_evil_spirit_never_lies_in_the_row() -> None:
    for key in range(60):
        match = start(meeting(row="bee"), *MEETING, "draw", key=key)
        while phase(match) in ("keep", "square"):
            match.play(match.legal()[-1])
        assert "evil" not in look(match, "spirit_row")
        assert "evil" not in of(match, PLAYER, "spirits")


# -- effects --------------------------------------------------------------------------------------------


@pytest.mark.clause("SOLSTIS-P12")
@pytest.mark.parametrize("spirit", ["trout", "deer", "eagle", "bear", "dragonfly", "beetle"])
def test_an_impossible_effect_is_void_and_the_spirit_stays(spirit: str) -> None:
    """No rainbow, no tile in any hand, none in the pile, none in the display."""
    opponent = seat(rainbows=f"{block('3-1', '3-10')} 2-1 2-2")
    match = meet(meeting(opponent=opponent, unseen=""), spirit)
    assert match.over
    assert of(match, PLAYER, "spirits") == {spirit: "Q1-9"}
    assert of(match, PLAYER, "land") == ["1-9", "1-10", "2-9", "2-10"]
    assert of(match, PLAYER, "rainbows") == of(match, PLAYER, "hand") == []
    assert match.breakdown(PLAYER)["spirits"] == 1


@pytest.mark.clause("SOLSTIS-P12")
def test_a_possible_effect_can_not_be_declined() -> None:
    assert offers(meet(meeting(hand="3-3 4-4"), "deer")) == tiles("3-3 4-4")
    assert offers(meet(meeting(shown="3-3 4-4*"), "beetle")) == tiles("3-3 4-4")
    assert offers(meet(meeting(), "trout")) == cells("1-8 2-8 3-9 3-10")


COMPLETES_Q3_3: dict[str, tuple[dict[str, Any], list[str]]] = {
    "trout": ({}, ["cell 4-4"]),
    "deer": ({"hand": "4-4"}, ["tile 4-4"]),
    "eagle": ({"unseen": "4-4"}, []),
    "dragonfly": ({"opponent": seat(hand="4-4")}, []),
    "beetle": ({"shown": "4-4"}, ["tile 4-4"]),
}


@pytest.mark.clause("SOLSTIS-P13")
@pytest.mark.parametrize("spirit", COMPLETES_Q3_3)
def test_what_an_effect_adds_opens_no_square(spirit: str) -> None:
    where, moves = COMPLETES_Q3_3[spirit]
    match = go(meet(meeting("3-3 3-4 4-3", **where), spirit), *moves)
    assert "4-4" in of(match, PLAYER, "land") + of(match, PLAYER, "rainbows")
    assert not met(match)
    assert phase(match) == "over" or match.seat == OPPONENT
    assert of(match, PLAYER, "spirits") == {spirit: "Q1-9"}


@pytest.mark.clause("SOLSTIS-P13", "SOLSTIS-R11")
def test_a_rainbow_moved_by_an_effect_opens_no_square() -> None:
    match = meet(meeting("3-3 3-4 4-3", hand="5-3", rainbows="5-3"), "deer")
    go(match, "tile 5-3", "cell 4-4")
    assert (match.seat, phase(match)) == (OPPONENT, "play")
    assert of(match, PLAYER, "rainbows") == ["4-4"]


@pytest.mark.clause("SOLSTIS-P13", "SOLSTIS-P3")
def test_what_an_effect_completed_is_not_open_in_later_turns() -> None:
    position = meeting("3-3 3-4 4-3", opponent=seat(hand="6-4"), shown="6-6 5-8", hand="5-5 4-4")
    match = go(meet(position, "deer"), "tile 4-4", "tile 6-4", "tile 6-6", "tile 5-5", "tile 5-8")
    assert (match.seat, phase(match)) == (OPPONENT, "play")


@pytest.mark.clause("SOLSTIS-P14", "SOLSTIS-R5")
def test_the_trout_brings_a_rainbow() -> None:
    match = meet(meeting(), "trout")
    assert (match.seat, phase(match), look(match, "rainbows")) == (PLAYER, "rainbow", 11)
    go(match, "cell 3-9")
    assert of(match, PLAYER, "rainbows") == ["3-9"]
    assert (match.seat, of(match, PLAYER, "hand_count")) == (OPPONENT, 3)


@pytest.mark.clause("SOLSTIS-P14", "SOLSTIS-T12")
def test_the_deer_lays_a_tile_of_the_hand() -> None:
    match = meet(meeting(hand="3-3 4-4"), "deer")
    pile = look(match, "draw_pile")
    go(match, "tile 4-4")
    assert "4-4" in of(match, PLAYER, "land")
    assert "3-3" in of(match, PLAYER, "hand")
    assert (of(match, PLAYER, "hand_count"), look(match, "draw_pile")) == (3, pile - 2)


@pytest.mark.clause("SOLSTIS-P14")
def test_the_eagle_lays_a_random_tile_of_the_draw_pile() -> None:
    position = meeting(hand="4-8 4-9", unseen="3-3 3-5 3-7", opponent=seat(hand="1-3"))
    before = {"1-9", "1-10", "2-9", "2-10"}
    laid = set()
    for key in range(60):
        match = meet(position, "eagle", key=key)
        new = set(of(match, PLAYER, "land")) - before
        assert len(new) == 1
        assert look(match, "draw_pile") == 1
        laid |= new
    assert laid == {"3-3", "3-5", "3-7"}


@pytest.mark.clause("SOLSTIS-P14")
def test_the_bear_draws_a_tile_now_and_lets_the_hand_hold_four() -> None:
    match = meet(meeting(hand="4-8 4-9", unseen="3-3 3-5 3-7", opponent=seat(hand="1-3")), "bear")
    assert (of(match, PLAYER, "hand_count"), of(match, PLAYER, "hand_limit")) == (4, 4)
    assert of(match, OPPONENT, "hand_limit") == 3
    assert look(match, "draw_pile") == 1
    one_left = meet(meeting(hand="4-8 4-9", unseen="3-3", opponent=seat(hand="1-3")), "bear")
    assert of(one_left, PLAYER, "hand") == ["3-3", "4-8", "4-9"]


@pytest.mark.clause("SOLSTIS-P14")
def test_the_dragonfly_lays_a_random_tile_of_the_opponents_hand() -> None:
    position = meeting(hand="4-8 4-9", unseen="6-4 6-5 6-6", opponent=seat(hand="3-3 3-5"))
    laid = set()
    for key in range(40):
        match = meet(position, "dragonfly", key=key)
        new = set(of(match, PLAYER, "land")) & {"3-3", "3-5"}
        assert len(new) == 1
        assert of(match, OPPONENT, "hand_count") == 2
        assert look(match, "draw_pile") == 1
        assert not new & set(of(match, OPPONENT, "hand"))
        laid |= new
    assert laid == {"3-3", "3-5"}


@pytest.mark.clause("SOLSTIS-P14")
def test_the_dragonflys_victim_draws_before_the_player_refills() -> None:
    """One tile is left: it is the compensation."""
    position = meeting(hand="4-8 4-9", unseen="6-4", opponent=seat(hand="3-3"))
    match = meet(position, "dragonfly")
    assert of(match, OPPONENT, "hand") == ["6-4"]
    assert of(match, PLAYER, "hand") == ["4-8", "4-9"]


@pytest.mark.clause("SOLSTIS-P14", "SOLSTIS-T5")
def test_the_beetle_lays_a_face_up_tile_and_uncovers_what_is_beneath() -> None:
    match = meet(meeting(shown="3-3* 6-6", unseen="5-8", opponent=seat(hand="1-8")), "beetle")
    assert offers(match) == tiles("3-3 6-6")
    go(match, "tile 3-3")
    assert "3-3" in of(match, PLAYER, "land")
    assert display(match) == ". 5-8 6-6"


@pytest.mark.clause("SOLSTIS-P14", "SOLSTIS-T13")
def test_the_groundhog_gives_one_more_turn_after_the_refill() -> None:
    match = meet(meeting(hand="3-3 6-6", shown="3-5 1-4", opponent=seat(hand="1-1")), "groundhog")
    assert (match.seat, phase(match), look(match, "turn_of")) == (PLAYER, "play", PLAYER)
    assert of(match, PLAYER, "hand_count") == 3
    go(match, "tile 3-3", "tile 3-5")
    assert (match.seat, look(match, "turn_of")) == (OPPONENT, OPPONENT)
    assert of(match, PLAYER, "hand_count") == 3
    go(match, "tile 1-1", "tile 1-4")
    assert match.seat == PLAYER
    assert look(match, "extra_turn") is False


@pytest.mark.clause("SOLSTIS-P15")
def test_another_spirit_may_be_met_in_the_extra_turn() -> None:
    position = meeting("4-4 4-5", hand="5-4", shown="5-5")
    match = go(meet(position, "groundhog"), *FAR, "spirit bee", "square Q4-4")
    assert of(match, PLAYER, "spirits") == {"groundhog": "Q1-9", "bee": "Q4-4"}
    assert match.seat == OPPONENT


@pytest.mark.clause("SOLSTIS-P16", "SOLSTIS-C5")
@pytest.mark.parametrize("spirit", BLUE)
def test_blue_spirits_do_nothing_when_met(spirit: str) -> None:
    position = meeting(hand="3-3 4-4", rainbows="6-4", opponent=seat(hand="1-8"), shown="5-6*", unseen="1-1 1-3 1-4")
    match = meet(position, spirit)
    assert (match.seat, phase(match)) == (OPPONENT, "play")
    assert of(match, PLAYER, "land") == ["1-9", "1-10", "2-9", "2-10"]
    assert (of(match, PLAYER, "rainbows"), of(match, OPPONENT, "hand")) == (["6-4"], ["1-8"])
    assert (of(match, PLAYER, "hand_count"), of(match, PLAYER, "hand_limit")) == (3, 3)
    assert (display(match), look(match, "draw_pile")) == (". 5-6*", 1)


@pytest.mark.clause("SOLSTIS-P12", "SOLSTIS-C5")
@pytest.mark.parametrize("spirit", PLAIN)
def test_plain_spirits_act_when_met(spirit: str) -> None:
    """Each of them changes something that a blue spirit leaves as it is."""
    position = meeting(hand="3-3 4-4", opponent=seat(hand="1-8 1-1"), shown="5-6*")
    acting, quiet = meet(position, spirit), meet(position, "bee")

    def facts(match: Any) -> tuple[Any, ...]:
        mine = match.position()["seats"][PLAYER]
        fields = ("land", "hand_count")
        return (match.seat, phase(match), look(match, "draw_pile"), *(mine[field] for field in fields))

    assert facts(acting) != facts(quiet)
