"""The numbered acceptance examples of the rules, one test (or a few) for each number."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.solstis.table import (
    MEETING,
    OPPONENT,
    PLAYER,
    SPIRITS,
    TILES,
    block,
    cells,
    display,
    drawn,
    ended,
    go,
    keeper,
    look,
    meet,
    meeting,
    of,
    offers,
    phase,
    seat,
    spirits,
    squares,
    stars,
    start,
    table,
    tiles,
    two_misses,
    until,
)
from tests.games.solstis.table import (
    match as matches,
)

OTHERS = seat(hand="1-9 3-10 4-9")


@pytest.mark.example(1)
@pytest.mark.clause("SOLSTIS-T3", "SOLSTIS-T4", "SOLSTIS-T5", "SOLSTIS-T6")
def test_capture() -> None:
    position = table(seat(hand="2-5 6-4 6-5"), OTHERS, "4-5* 1-5* 2-8* 3-1* 6-7* 5-3*")
    match = start(position, "tile 2-5")
    assert offers(match) == tiles("4-5 1-5 2-8")
    match.play("tile 1-5")
    assert of(match, PLAYER, "land") == ["1-5", "2-5"]
    places = display(match).split()
    assert [*places[:1], *places[2:]] == ["4-5*", "2-8*", "3-1*", "6-7*", "5-3*"]
    assert places[1] in TILES
    assert places[1] not in ("1-5", "2-5", "6-4", "6-5", "1-9", "3-10", "4-9")


SIX = "4-5 6-5 2-3 2-9 4-2 3-3"


@pytest.mark.example(2)
@pytest.mark.clause("SOLSTIS-T7", "SOLSTIS-T8", "SOLSTIS-T12")
def test_second_chance() -> None:
    position = table(seat(hand="1-7 6-4 6-6"), OTHERS, SIX, unseen="5-5 1-1 5-6")
    match = until(position, ["tile 1-7"], lambda m: look(m, "in_play") == "5-5")
    assert display(match) == f"{SIX} 1-7"
    assert offers(match) == tiles("4-5 6-5")
    match.play("tile 6-5")
    assert of(match, PLAYER, "land") == ["5-5", "6-5"]
    assert display(match) == "4-5 . 2-3 2-9 4-2 3-3 1-7"
    assert (of(match, PLAYER, "hand_count"), look(match, "draw_pile")) == (3, 1)


@pytest.mark.example(3)
@pytest.mark.clause("SOLSTIS-T9", "SOLSTIS-P1", "SOLSTIS-P5", "SOLSTIS-R12")
def test_square_by_rainbow() -> None:
    """Everything that can be drawn misses; in the next turn 2-10 captures 2-2, and the rainbow stays."""
    player = seat("1-1 1-2 2-1", hand="3-9 2-10 6-4")
    position = table(player, seat(hand="4-9"), "4-4 2-2", unseen="5-5 5-6 5-7 5-8 6-6 6-7", row="trout", evil="out")
    quiet = {"bee", "ladybug", "wolf", "bird", "lizard", "butterfly"}
    match = until(position, ["tile 3-9", "cell 2-2", "draw"], lambda m: set(drawn(m)) <= quiet)
    kept, left = drawn(match)
    assert (phase(match), offers(match)) == ("keep", spirits(f"{kept} {left}"))
    match.play(f"spirit {kept}")
    assert offers(match) == squares("Q1-1")
    match.play("square Q1-1")
    assert of(match, PLAYER, "spirits") == {kept: "Q1-1"}
    assert look(match, "spirit_row") == ["trout", left]
    go(match, "tile 4-9", "tile 4-4", "tile 2-10", "tile 2-2")
    assert "2-2" in look(match, "gone")
    assert of(match, PLAYER, "rainbows") == ["2-2"]
    assert "2-10" in of(match, PLAYER, "land")


@pytest.mark.example(4)
@pytest.mark.clause("SOLSTIS-F2", "SOLSTIS-F4", "SOLSTIS-F5", "SOLSTIS-F6", "SOLSTIS-F9", "SOLSTIS-F10")
def test_scoring() -> None:
    player = seat(
        "1-2 1-3 1-4 2-2 3-2 3-3 4-2 4-3 5-8",
        rainbows="2-3",
        spirits={"bee": "Q1-2", "groundhog": "Q2-2", "butterfly": "Q3-2"},
    )
    match = go(ended(player, evil=PLAYER), "spirit bee")
    assert match.breakdown(PLAYER) == {"section": 8, "fires": 1, "spirits": 3}
    assert match.scores[PLAYER] == 12


@pytest.mark.example(5)
@pytest.mark.clause("SOLSTIS-T8")
def test_second_chance_captures_the_tile_that_missed() -> None:
    position = table(seat(hand="1-7 6-4 6-6"), OTHERS, SIX, unseen="5-5 1-1 5-6")
    match = until(position, ["tile 1-7"], lambda m: look(m, "in_play") == "1-1")
    assert offers(match) == tiles("1-7")


@pytest.mark.example(6)
@pytest.mark.clause("SOLSTIS-T2", "SOLSTIS-E1")
def test_free_choice_and_end_phase() -> None:
    player, opponent = seat(hand="1-1 3-4"), seat(hand="6-6")
    match = start(table(player, opponent, "3-9", unseen="3-2"))
    assert offers(match) == tiles("1-1 3-4")
    assert offers(go(match, "tile 1-1")) == tiles("3-9")
    assert offers(start(table(player, opponent, "3-9", unseen=""))) == tiles("3-4")


@pytest.mark.example(7)
@pytest.mark.clause("SOLSTIS-R7", "SOLSTIS-R8")
def test_two_rainbows_move() -> None:
    match = start(table(seat(rainbows="1-2 2-2", hand="2-2"), OTHERS, "1-2"), "tile 2-2", "tile 1-2")
    assert (phase(match), look(match, "moving")) == ("rainbow", "1-2")
    assert of(match, PLAYER, "land") == ["1-2"]
    assert offers(match) == cells("1-1 1-3")
    match.play("cell 1-1")
    assert (phase(match), look(match, "moving")) == ("rainbow", "2-2")
    assert of(match, PLAYER, "land") == ["1-2", "2-2"]
    assert offers(match) == cells("1-3 2-1 2-3 3-2")


@pytest.mark.example(8)
@pytest.mark.clause("SOLSTIS-P2")
def test_filled_anew() -> None:
    position = table(seat("1-1 1-2 2-1", rainbows="2-2", hand="4-2"), OTHERS, "2-2", row="bee")
    match = start(position, "tile 4-2", "tile 2-2")
    assert (phase(match), of(match, PLAYER, "land")) == ("rainbow", ["1-1", "1-2", "2-1", "2-2"])
    match.play("cell 1-3")
    assert "4-2" in of(match, PLAYER, "land")
    assert offers(go(match, "spirit bee")) == squares("Q1-1")


@pytest.mark.example(9)
@pytest.mark.clause("SOLSTIS-R9", "SOLSTIS-R10", "SOLSTIS-P2")
def test_blocked() -> None:
    player = seat("1-1 1-2 2-1", rainbows="2-2", hand="4-2", spirits={"bee": "Q1-1"})
    match = start(table(player, OTHERS, "2-2"), "tile 4-2")
    assert offers(match) == tiles("2-2")
    match.play("tile 2-2")
    assert look(match, "gone") == ["2-2"]
    assert of(match, PLAYER, "rainbows") == ["2-2"]
    assert of(match, PLAYER, "land") == ["1-1", "1-2", "2-1", "4-2"]
    assert (match.seat, phase(match)) == (OPPONENT, "play")


@pytest.mark.example(10)
@pytest.mark.clause("SOLSTIS-P3")
@pytest.mark.parametrize("square", ["Q1-1", "Q1-2"])
def test_two_squares_one_encounter(square: str) -> None:
    player = seat("1-1 2-1 1-3 2-3", hand="1-2 6-6")
    position = table(player, seat(hand="3-9"), "2-2 6-4 3-10", row="bee wolf")
    match = start(position, "tile 1-2", "tile 2-2", "spirit bee")
    assert offers(match) == squares("Q1-1 Q1-2")
    match.play(f"square {square}")
    assert (match.seat, phase(match)) == (OPPONENT, "play")
    go(match, "tile 3-9", "tile 3-10", "tile 6-6", "tile 6-4")
    assert (match.seat, phase(match)) == (OPPONENT, "play")
    assert of(match, PLAYER, "spirits") == {"bee": square}


@pytest.mark.example(11)
@pytest.mark.clause("SOLSTIS-P13")
def test_the_eagle_completes_a_square() -> None:
    position = meeting(
        "2-4 2-5 3-4",
        opponent=seat(hand="6-7"),
        shown="5-3 6-4",
        hand="5-5",
    )
    moves = [*MEETING, "spirit eagle", "square Q1-9"]
    match = until(position, moves, lambda m: "3-5" in of(m, PLAYER, "land"))
    assert (match.seat, phase(match)) == (OPPONENT, "play")
    go(match, "tile 6-7", "tile 6-4", "tile 5-5", "tile 5-3")
    assert "5-5" in of(match, PLAYER, "land")
    assert phase(match) == "play"
    assert of(match, PLAYER, "spirits") == {"eagle": "Q1-9"}


@pytest.mark.example(12)
@pytest.mark.clause("SOLSTIS-P9", "SOLSTIS-P11")
def test_the_evil_spirit() -> None:
    player = seat("1-1 1-2 4-4 4-5", hand="2-1 5-4 6-7")
    opponent = seat("1-8 1-9", hand="2-8")
    position = table(player, opponent, "2-2 2-9 5-5", pile="trout wolf evil")
    match = until(position, ["tile 2-1", "tile 2-2", "draw"], lambda m: drawn(m) == ("wolf", "evil"))
    row = look(match, "spirit_row")
    assert (phase(match), offers(match)) == ("square", squares("Q1-1"))
    match.play("square Q1-1")
    assert of(match, PLAYER, "spirits") == {"wolf": "Q1-1"}
    assert (look(match, "evil"), look(match, "spirit_row")) == (PLAYER, row)
    go(match, "tile 2-8", "tile 2-9", "spirit bee", "square Q1-8")
    assert (match.seat, look(match, "evil")) == (PLAYER, PLAYER)
    go(match, "tile 5-4", "tile 5-5", "spirit deer", "square Q4-4")
    assert (match.seat, phase(match), look(match, "evil")) == (PLAYER, "deer", OPPONENT)


ALL = SPIRITS[:-1]


def lonely_evil(opponents: str) -> dict[str, Any]:
    """The player can fill Q4-4; the spirit pile is the Evil Spirit alone."""
    opponent = keeper(opponents, hand="6-4")
    return table(seat("4-4 4-5", hand="5-4 6-6"), opponent, "5-5 6-7", pile="evil")


@pytest.mark.example(13)
@pytest.mark.clause("SOLSTIS-P6", "SOLSTIS-P10")
def test_the_evil_spirit_drawn_alone() -> None:
    match = start(lonely_evil(" ".join(s for s in ALL if s != "bee")), "tile 5-4", "tile 5-5")
    assert offers(match) == ["spirit bee", "draw"]
    match.play("draw")
    assert (match.seat, offers(match)) == (PLAYER, ["spirit bee"])
    go(match, "spirit bee", "square Q4-4")
    assert (look(match, "evil"), of(match, PLAYER, "spirits")) == (PLAYER, {"bee": "Q4-4"})

    match = start(lonely_evil(" ".join(ALL)), "tile 5-4", "tile 5-5")
    assert offers(match) == ["draw"]
    match.play("draw")
    assert (look(match, "evil"), of(match, PLAYER, "spirits")) == (PLAYER, {})
    assert (match.seat, phase(match), of(match, PLAYER, "hand_count")) == (OPPONENT, "play", 3)


@pytest.mark.example(14)
@pytest.mark.clause("SOLSTIS-T12", "SOLSTIS-T14")
def test_the_deer_and_the_refill() -> None:
    match = meet(meeting(hand="3-3 4-4"), "deer")
    pile = look(match, "draw_pile")
    assert of(match, PLAYER, "hand_count") == 2
    go(match, "tile 3-3")
    assert (of(match, PLAYER, "hand_count"), pile - look(match, "draw_pile")) == (3, 2)

    with_bear: dict[str, Any] = {"land": block("4-2", "5-4"), "spirits": {"bear": "Q4-3"}}
    match = meet(meeting(hand="3-3 4-5 6-6", **with_bear), "deer")
    pile = look(match, "draw_pile")
    assert of(match, PLAYER, "hand_count") == 3
    go(match, "tile 3-3")
    assert (of(match, PLAYER, "hand_count"), pile - look(match, "draw_pile")) == (4, 2)

    position = meeting(hand="3-3 4-4", unseen="6-6", shown="1-5", opponent=seat(hand="1-1"))
    match = go(meet(position, "deer"), "tile 3-3")
    assert (of(match, PLAYER, "hand"), look(match, "draw_pile")) == (["4-4", "6-6"], 0)
    assert (match.seat, look(match, "end_phase")) == (OPPONENT, True)


@pytest.mark.example(15)
@pytest.mark.clause("SOLSTIS-P14", "SOLSTIS-T12")
def test_the_bear_takes_the_last_tile() -> None:
    match = meet(meeting(hand="3-3 4-4", unseen="6-6"), "bear")
    assert of(match, PLAYER, "hand") == ["3-3", "4-4", "6-6"]
    assert (look(match, "draw_pile"), of(match, PLAYER, "hand_limit")) == (0, 4)


@pytest.mark.example(16)
@pytest.mark.clause("SOLSTIS-P12", "SOLSTIS-P14")
def test_the_dragonfly_with_an_empty_pile() -> None:
    laid = set()
    for key in range(30):
        match = meet(meeting(opponent=seat(hand="3-3 4-4"), unseen=""), "dragonfly", key=key)
        (new,) = set(of(match, PLAYER, "land")) & {"3-3", "4-4"}
        assert {new, *of(match, OPPONENT, "hand")} == {"3-3", "4-4"}
        assert of(match, OPPONENT, "hand_count") == 1
        laid.add(new)
    assert laid == {"3-3", "4-4"}

    match = meet(meeting(opponent=seat(), unseen=""), "dragonfly")
    assert of(match, PLAYER, "land") == ["1-9", "1-10", "2-9", "2-10"]
    assert of(match, PLAYER, "spirits") == {"dragonfly": "Q1-9"}


@pytest.mark.example(17)
@pytest.mark.clause("SOLSTIS-R11", "SOLSTIS-P13")
def test_the_dragonflys_tile_moves_a_rainbow() -> None:
    match = meet(meeting("4-4 4-5 5-4", rainbows="5-6", opponent=seat(hand="5-6")), "dragonfly")
    assert (match.seat, phase(match), look(match, "moving")) == (PLAYER, "rainbow", "5-6")
    assert "cell 5-5" in offers(match)
    match.play("cell 5-5")
    assert (match.seat, phase(match)) == (OPPONENT, "play")
    assert of(match, PLAYER, "spirits") == {"dragonfly": "Q1-9"}


@pytest.mark.example(18)
@pytest.mark.clause("SOLSTIS-E2", "SOLSTIS-E3")
def test_skipped_and_brought_back() -> None:
    position = table(seat(hand="1-2 3-4"), seat(hand="6-6"), "1-1 3-3*", unseen="6-4")
    match = start(position, "tile 1-2", "tile 1-1")
    assert (match.seat, phase(match)) == (PLAYER, "play")
    go(match, "tile 3-4", "tile 3-3")
    assert display(match) == ". 6-4"
    assert (match.seat, offers(match)) == (OPPONENT, tiles("6-6"))
    assert (of(match, OPPONENT, "void_rows"), of(match, OPPONENT, "void_columns")) == ([3], [3])


@pytest.mark.example(19)
@pytest.mark.clause("SOLSTIS-E5", "SOLSTIS-E6")
def test_the_extra_turn_is_lost() -> None:
    match = meet(meeting(hand="4-9", opponent=seat(hand="6-6"), shown="6-7", unseen=""), "groundhog")
    assert (match.seat, offers(match)) == (OPPONENT, tiles("6-6"))
    match = meet(meeting(hand="4-9", opponent=seat(hand="3-3"), shown="6-7", unseen=""), "groundhog")
    assert match.over


@pytest.mark.example(20)
@pytest.mark.clause("SOLSTIS-T9", "SOLSTIS-T14")
def test_the_last_tile_misses() -> None:
    position = table(seat("5-4 5-5 6-4", hand="1-1"), seat(hand="4-9"), "4-2", unseen="3-3", row="bee")
    match = start(position, "tile 1-1")
    assert (phase(match), look(match, "draw_pile"), look(match, "end_phase")) == ("rainbow", 0, False)
    go(match, "cell 6-5", "spirit bee", "square Q5-4")
    assert of(match, PLAYER, "hand") == []
    assert (match.seat, look(match, "end_phase"), offers(match)) == (OPPONENT, True, tiles("4-9"))


@pytest.mark.example(21)
@pytest.mark.clause("SOLSTIS-R2")
def test_a_rainbow_in_an_empty_panorama() -> None:
    assert offers(two_misses(seat())) == cells(" ".join(TILES))
    rest = [cell for cell in TILES if cell != "3-4"]
    assert len(rest) == 47
    assert offers(two_misses(seat(rainbows="3-4"))) == cells(" ".join(rest))


@pytest.mark.example(22)
@pytest.mark.clause("SOLSTIS-F8", "SOLSTIS-F7")
@pytest.mark.parametrize(("more", "rainbow", "lit"), [("", "", 1), ("6-6", "", 3), ("", "6-6", 1)])
def test_the_peaks(more: str, rainbow: str, lit: int) -> None:
    match = ended(seat(f"1-5 2-5 3-5 4-5 5-5 6-5 {more}", rainbows=rainbow))
    assert stars(match, "fires") == lit


@pytest.mark.example(23)
@pytest.mark.clause("SOLSTIS-F8", "SOLSTIS-F10")
@pytest.mark.parametrize(("peaks", "unlit"), [("6-5", 1), ("6-5 6-6", 3)])
def test_the_ladybug(peaks: str, unlit: int) -> None:
    match = ended(seat(f"{block('2-1', '3-2')} {peaks}", spirits={"ladybug": "Q2-1"}))
    assert stars(match, "spirits") == 1 + unlit


@pytest.mark.example(24)
@pytest.mark.clause("SOLSTIS-F7")
def test_a_rainbow_in_row_1() -> None:
    assert stars(ended(seat("4-2 3-2 2-2", rainbows="1-2")), "fires") == 1


@pytest.mark.example(25)
@pytest.mark.clause("SOLSTIS-F4")
def test_the_biggest_section() -> None:
    five = "3-1 3-2 3-3 3-4 3-5"
    assert stars(ended(seat(f"1-1 1-2 1-3 {five}", rainbows="1-4 1-5 1-6")), "section") == 3
    assert stars(ended(seat(f"1-1 1-2 1-3 1-4 {five}", rainbows="1-5")), "section") == 5


@pytest.mark.example(26)
@pytest.mark.clause("SOLSTIS-F2", "SOLSTIS-F10")
def test_the_stars_of_spirits() -> None:
    on = dict(zip(("bee", "trout", "eagle", "bird", "lizard"), ("Q1-1", "Q1-2", "Q1-3", "Q1-4", "Q1-5"), strict=True))
    player = seat(block("1-1", "1-6") + " " + block("2-1", "2-5"), rainbows="2-6", spirits=on)
    match = go(ended(player, evil=PLAYER), "spirit trout")
    assert stars(match, "spirits") == (1 + 1) + 1 + (1 + 2) + (1 + 1) == 8


@pytest.mark.example(27)
@pytest.mark.clause("SOLSTIS-F1", "SOLSTIS-F3")
def test_the_squirrel_and_the_evil_spirit() -> None:
    square = {"squirrel": "Q1-8", "bee": "Q1-9"}
    player = seat(block("1-8", "2-10"), hand="2-2", spirits=square)
    match = ended(player, evil=PLAYER)
    assert (phase(match), match.seat) == ("cover", OPPONENT)
    assert "2-2" in of(match, PLAYER, "land")
    squirrel, bee = (go(match.copy(), f"spirit {spirit}") for spirit in ("squirrel", "bee"))
    assert (stars(squirrel, "spirits"), stars(bee, "spirits")) == (1, 1)
    assert stars(squirrel, "section") == stars(bee, "section") == 6

    match = go(ended(player, evil=PLAYER, cover="before"), "spirit squirrel")
    assert match.over
    assert of(match, PLAYER, "hand") == ["2-2"]

    blocked = seat("1-1 1-2 2-1", rainbows="2-2", hand="2-2", spirits={"squirrel": "Q1-1"})
    match = ended(blocked, evil=PLAYER)
    assert "2-2" in look(match, "gone")
    assert of(match, PLAYER, "hand") == []


@pytest.mark.example(28)
@pytest.mark.clause("SOLSTIS-F1")
def test_the_evil_spirit_without_company() -> None:
    match = ended(seat("1-1 1-2"), evil=PLAYER)
    assert match.over
    assert match.breakdown(PLAYER) == {"section": 2, "fires": 0, "spirits": 0}


@pytest.mark.example(29)
@pytest.mark.clause("SOLSTIS-F10")
def test_the_wolf() -> None:
    """The Wolf's own square joins 4-4 and 4-5, so that there are two sections still."""
    match = ended(seat("4-4 4-5 5-4 5-5", rainbows="1-1", spirits={"wolf": "Q4-4"}))
    assert stars(match, "spirits") == 1 + 2


@pytest.mark.example(30)
@pytest.mark.clause("SOLSTIS-T10")
def test_nothing_face_up() -> None:
    match = start(table(seat(hand="1-1 2-2"), OTHERS, "", unseen="1-5"))
    assert offers(match) == tiles("1-1 2-2")
    match.play("tile 1-1")
    assert display(match) == "1-1"
    assert offers(match) == tiles("1-1")


@pytest.mark.example(31)
@pytest.mark.clause("SOLSTIS-E6", "SOLSTIS-F1", "SOLSTIS-F3")
def test_what_is_known_at_the_end() -> None:
    shown, unseen = "3-3* 4-4* 5-5* 1-9*", "3-1 4-8 2-8 6-6"
    player = seat(block("1-1", "2-2").replace("2-1", ""), rainbows="2-1", hand="2-1 6-7", spirits={"bee": "Q1-1"})
    match = ended(player, seat(), shown, unseen=unseen, evil=PLAYER)
    assert (phase(match), match.seat) == ("cover", OPPONENT)
    dealt = {tuple(of(match.world(OPPONENT, seed), PLAYER, "hand")) for seed in range(200)}
    possible = {tile for hand in dealt for tile in hand}
    assert not any(matches(tile, other) for tile in possible for other in ("3-3", "4-4", "5-5", "1-9"))
    assert possible == {"2-1", "6-7", "2-8", "6-6"}
    assert len(dealt) == 6

    player = seat(block("1-1", "2-2"), rainbows="2-6", hand="2-6 2-7 6-7", spirits={"squirrel": "Q1-1"})
    match = ended(player, seat(), shown, unseen=unseen, evil=PLAYER)
    assert (phase(match), match.seat) == ("rainbow", PLAYER)
    assert match.position(seat=OPPONENT)["seats"][PLAYER]["hand"] == ["2-7", "6-7"]
    assert match.position(seat=-1)["seats"][PLAYER]["hand"] == ["2-7", "6-7"]
