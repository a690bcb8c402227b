"""Rainbows and laying tiles: SOLSTIS-R1 to R12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.solstis.table import (
    MEETING,
    OPPONENT,
    PLAYER,
    TILES,
    Position,
    block,
    cells,
    display,
    ended,
    go,
    look,
    meeting,
    of,
    offers,
    phase,
    seat,
    start,
    table,
    tiles,
    two_misses,
)


@pytest.mark.clause("SOLSTIS-R1")
@pytest.mark.parametrize(
    ("land", "rainbows", "free"),
    [
        ("4-4", "", "3-4 5-4 4-3 4-5"),
        ("6-4 6-7", "", "5-4 6-5 6-6 5-7"),
        ("4-4", "4-5", "3-4 5-4 4-3"),
        ("4-4 4-5", "", "3-4 3-5 5-4 5-5 4-3 4-6"),
        ("4-4", "6-7", "3-4 5-4 4-3 4-5"),
    ],
)
def test_a_rainbow_goes_beside_an_own_land_tile(land: str, rainbows: str, free: str) -> None:
    match = two_misses(seat(land, rainbows=rainbows), seat("1-9 1-10"))
    assert (match.seat, phase(match), look(match, "moving")) == (PLAYER, "rainbow", None)
    assert offers(match) == cells(free)


@pytest.mark.clause("SOLSTIS-R2")
def test_without_a_land_tile_any_empty_cell_will_do() -> None:
    assert offers(two_misses(seat(), seat("4-4"))) == cells(" ".join(TILES))
    others = [cell for cell in TILES if cell not in ("4-4", "6-7")]
    assert offers(two_misses(seat(rainbows="4-4 6-7"))) == cells(" ".join(others))


@pytest.mark.clause("SOLSTIS-R3")
def test_shut_in_land_tiles_let_a_rainbow_go_beside_a_rainbow() -> None:
    assert offers(two_misses(seat("1-1", rainbows="1-2 2-1"))) == cells("1-3 2-2 3-1")
    assert offers(two_misses(seat("6-7", rainbows="6-6 5-7 1-1"))) == cells("6-5 5-6 5-8 4-7 1-2 2-1")


FULL = " ".join(tile for tile in TILES if tile not in [*block("1-1", "1-10").split(), "2-1", "2-2"])


@pytest.mark.clause("SOLSTIS-R3")
def test_a_full_panorama_sends_the_rainbow_back_to_the_supply() -> None:
    """36 tiles and 12 rainbows; 1-1 and 1-2 push two rainbows out, and there is no cell for them."""
    position = table(seat(FULL, rainbows=f"{block('1-1', '1-10')} 2-1 2-2", hand="1-1"), seat(hand="1-3"), "1-2")
    match = start(position, "tile 1-1", "tile 1-2")
    assert phase(match) == "spirit"
    assert look(match, "rainbows") == 2
    assert len(of(match, PLAYER, "rainbows")) == 10
    assert {"1-1", "1-2"} <= set(of(match, PLAYER, "land"))


@pytest.mark.clause("SOLSTIS-R3")
def test_a_full_panorama_leaves_the_rainbow_of_a_second_miss_in_the_supply() -> None:
    land = f"{FULL} 1-10"
    rainbows = f"{block('1-1', '1-9')} 2-1 2-2"
    position = table(seat(land, rainbows=rainbows, hand="1-1"), seat(hand="1-8 1-9"), "", unseen="2-2")
    match = start(position, "tile 1-1")
    assert display(match) == "1-1 2-2"
    assert (look(match, "rainbows"), len(of(match, PLAYER, "rainbows"))) == (1, 11)
    assert phase(match) != "rainbow"


@pytest.mark.clause("SOLSTIS-R4")
def test_it_does_not_matter_where_the_tile_of_the_cell_is() -> None:
    """Round 4-4: 3-4 is the opponent's, 4-3 in the display, 5-4 in the hand, 4-5 out of the game."""
    position = table(
        seat("4-4", hand="1-1 5-4"), seat("3-4", rainbows="5-4", hand="6-6"), "4-3", unseen="2-2 2-5 2-6 2-8"
    )
    match = start(position, "tile 1-1")
    assert "4-5" in look(match, "gone")
    assert offers(match) == cells("3-4 4-3 5-4 4-5")


TWELVE = f"{block('1-1', '1-10')} 2-1 2-2"


@pytest.mark.clause("SOLSTIS-R5")
def test_with_no_rainbow_left_none_is_taken() -> None:
    position = table(seat("6-4", hand="3-3"), seat(rainbows=TWELVE, hand="1-9"), "4-4", unseen="1-1")
    match = start(position, "tile 3-3")
    assert display(match) == "4-4 3-3 1-1"
    assert of(match, PLAYER, "rainbows") == []
    assert (match.seat, phase(match)) == (OPPONENT, "play")


@pytest.mark.clause("SOLSTIS-R6")
def test_a_tile_is_laid_in_its_own_cell_wherever_that_is() -> None:
    position = table(seat("1-1", hand="6-6"), seat(hand="1-10"), "5-6")
    match = start(position, "tile 6-6", "tile 5-6")
    assert of(match, PLAYER, "land") == ["1-1", "5-6", "6-6"]
    position = table(seat("1-1", hand="6-6"), seat(hand="1-10"), "1-6")
    assert of(start(position, "tile 6-6", "tile 1-6"), PLAYER, "land") == ["1-1", "1-6", "6-6"]


@pytest.mark.clause("SOLSTIS-R7")
def test_a_free_rainbow_gives_way_and_moves_at_once() -> None:
    """Beside 1-2, which counts already, and not beside 1-9, which is laid next."""
    position = table(seat("1-1", rainbows="1-2", hand="1-9"), seat(hand="6-6"), "1-2")
    match = start(position, "tile 1-9", "tile 1-2")
    assert (match.seat, phase(match), look(match, "moving")) == (PLAYER, "rainbow", "1-2")
    assert look(match, "rainbows") == 11
    assert offers(match) == cells("2-1 1-3 2-2")
    match.play("cell 2-2")
    assert of(match, PLAYER, "rainbows") == ["2-2"]
    assert of(match, PLAYER, "land") == ["1-1", "1-2", "1-9"]
    assert look(match, "rainbows") == 11


@pytest.mark.clause("SOLSTIS-R7")
def test_the_played_tile_moves_a_rainbow_too() -> None:
    position = table(seat(rainbows="1-9", hand="1-9"), seat(hand="6-6"), "1-2")
    match = start(position, "tile 1-9", "tile 1-2")
    assert of(match, PLAYER, "land") == ["1-2", "1-9"]
    assert (phase(match), look(match, "moving")) == ("rainbow", "1-9")
    assert offers(match) == cells("1-1 1-3 2-2 1-8 1-10 2-9")


@pytest.mark.clause("SOLSTIS-R7")
def test_the_opponents_rainbow_does_not_move() -> None:
    position = table(seat("1-1", hand="1-9"), seat("2-1", rainbows="1-2", hand="6-6"), "1-2")
    match = start(position, "tile 1-9", "tile 1-2")
    assert of(match, OPPONENT, "rainbows") == ["1-2"]
    assert phase(match) == "play"


@pytest.mark.clause("SOLSTIS-R8")
def test_a_rainbow_can_be_displaced_twice() -> None:
    """It goes from 1-2 to 2-2, where the played tile follows."""
    position = table(seat("1-1", rainbows="1-2", hand="2-2"), seat(hand="6-6"), "1-2")
    match = start(position, "tile 2-2", "tile 1-2")
    assert (look(match, "moving"), of(match, PLAYER, "land")) == ("1-2", ["1-1", "1-2"])
    match.play("cell 2-2")
    assert (phase(match), look(match, "moving")) == ("rainbow", "2-2")
    assert of(match, PLAYER, "land") == ["1-1", "1-2", "2-2"]
    assert offers(match) == cells("2-1 1-3 2-3 3-2")


def blocked(**more: str) -> Position:
    """The player's rainbow on 2-2 is blocked by the Bee on Q1-1."""
    player = seat("1-1 1-2 2-1", rainbows="2-2", spirits={"bee": "Q1-1"}, hand=more.pop("hand"))
    return table(player, seat(hand="6-6"), more.pop("shown"))


@pytest.mark.clause("SOLSTIS-R9")
def test_a_captured_tile_on_a_blocked_rainbow_leaves_the_game() -> None:
    match = start(blocked(hand="4-2", shown="2-2"), "tile 4-2", "tile 2-2")
    assert look(match, "gone") == ["2-2"]
    assert of(match, PLAYER, "rainbows") == ["2-2"]
    assert of(match, PLAYER, "land") == ["1-1", "1-2", "2-1", "4-2"]


@pytest.mark.clause("SOLSTIS-R9")
def test_a_played_tile_on_a_blocked_rainbow_leaves_the_game() -> None:
    match = start(blocked(hand="2-2", shown="4-2"), "tile 2-2", "tile 4-2")
    assert look(match, "gone") == ["2-2"]
    assert of(match, PLAYER, "land") == ["1-1", "1-2", "2-1", "4-2"]
    assert look(match, "in_play") is None


@pytest.mark.clause("SOLSTIS-R10")
def test_a_capture_that_loses_the_tile_is_legal_and_mandatory() -> None:
    assert offers(start(blocked(hand="4-2", shown="2-2 5-5"), "tile 4-2")) == tiles("2-2")
    assert offers(start(blocked(hand="2-2", shown="4-2 5-5"), "tile 2-2")) == tiles("4-2")
    assert offers(start(blocked(hand="4-2", shown="2-2 4-9"), "tile 4-2")) == tiles("2-2 4-9")


@pytest.mark.clause("SOLSTIS-R10", "SOLSTIS-E2")
def test_such_a_capture_is_mandatory_in_the_end_phase_too() -> None:
    player = seat("1-1 1-2 2-1", rainbows="2-2", spirits={"bee": "Q1-1"}, hand="4-2 5-5")
    match = start(table(player, seat(hand="6-6"), "2-2", unseen=""))
    assert offers(match) == tiles("4-2")


THROUGH_A_SPIRIT: dict[str, tuple[dict[str, Any], list[str]]] = {
    "deer": ({"hand": "3-3"}, ["tile 3-3"]),
    "eagle": ({"unseen": "3-3"}, []),
    "dragonfly": ({"opponent": seat(hand="3-3")}, []),
    "beetle": ({"shown": "3-3"}, ["tile 3-3"]),
}


@pytest.mark.clause("SOLSTIS-R11", "SOLSTIS-P14")
@pytest.mark.parametrize("spirit", THROUGH_A_SPIRIT)
def test_tiles_added_by_a_spirit_are_laid_in_the_same_way(spirit: str) -> None:
    where, moves = THROUGH_A_SPIRIT[spirit]
    moves = [*MEETING, f"spirit {spirit}", "square Q1-9", *moves]
    on_free = start(meeting(rainbows="3-3", **where), *moves)
    assert (on_free.seat, phase(on_free), look(on_free, "moving")) == (PLAYER, "rainbow", "3-3")
    assert "3-3" in of(on_free, PLAYER, "land")
    assert "cell 3-4" in offers(on_free)
    held = {"bee": "Q3-3"}
    on_blocked = start(meeting("3-4 4-3 4-4", rainbows="3-3", spirits=held, **where), *moves)
    assert "3-3" in look(on_blocked, "gone")
    assert of(on_blocked, PLAYER, "rainbows") == ["3-3"]
    on_empty = start(meeting(**where), *moves)
    assert of(on_empty, PLAYER, "land") == ["1-9", "1-10", "2-9", "2-10", "3-3"]


@pytest.mark.clause("SOLSTIS-R12")
@pytest.mark.parametrize("cell", ["1-1", "1-2", "2-1", "2-2"])
def test_all_four_cells_of_a_spirits_square_are_blocked(cell: str) -> None:
    land = " ".join(c for c in ("1-1", "1-2", "2-1", "2-2") if c != cell)
    column = cell[2:]
    player = seat(land, rainbows=cell, spirits={"wolf": "Q1-1"}, hand=f"3-{column}")
    match = start(table(player, seat(hand="6-6"), cell), f"tile 3-{column}", f"tile {cell}")
    assert look(match, "gone") == [cell]


@pytest.mark.clause("SOLSTIS-R12")
def test_a_rainbow_beside_the_square_is_free() -> None:
    player = seat("1-1 1-2 2-1 2-2", rainbows="2-3", spirits={"wolf": "Q1-1"}, hand="3-3")
    match = start(table(player, seat(hand="6-6"), "2-3"), "tile 3-3", "tile 2-3")
    assert (phase(match), look(match, "gone")) == ("rainbow", [])


@pytest.mark.clause("SOLSTIS-R12", "SOLSTIS-F1")
def test_covering_the_spirit_does_not_free_the_rainbow() -> None:
    player = seat(block("1-1", "2-4"), rainbows="3-2 3-3", spirits={"squirrel": "Q1-1", "bee": "Q2-2"}, hand="3-2 4-9")
    match = ended(player, evil=0, cover="before")
    go(match, "spirit bee")
    assert match.over
    assert "3-2" in look(match, "gone")
    assert of(match, PLAYER, "rainbows") == ["3-2", "3-3"]
    assert "4-9" in of(match, PLAYER, "land")
