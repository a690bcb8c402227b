"""The box: SOLSTIS-C1 to C7."""

from __future__ import annotations

import pytest

import suntable
from tests.games.solstis.table import (
    BLUE,
    PLAIN,
    PLAYER,
    SPIRITS,
    SQUARES,
    TILES,
    block,
    cells,
    display,
    ended,
    keeper,
    look,
    of,
    offers,
    phase,
    seat,
    spot,
    stars,
    start,
    table,
    tiles,
    two_misses,
)


@pytest.mark.clause("SOLSTIS-C1")
def test_there_is_one_tile_for_each_of_the_48_cells() -> None:
    match = suntable.new("solstis", seed=1)
    assert len(TILES) == 48
    assert [match.name(action) for action in range(96)] == tiles(" ".join(TILES)) + cells(" ".join(TILES))


@pytest.mark.clause("SOLSTIS-C1", "SOLSTIS-S1", "SOLSTIS-S2")
@pytest.mark.parametrize("seed", range(20))
def test_no_tile_lies_in_two_places_and_none_is_missing(seed: int) -> None:
    position = suntable.new("solstis", seed=seed).position()
    seen = [place["tile"] for place in position["display"]] + position["seats"][0]["hand"]
    seen += position["seats"][1]["hand"]
    face_down = sum(place["beneath"] for place in position["display"])
    assert len(seen) == len(set(seen))
    assert set(seen) <= set(TILES)
    assert len(seen) + face_down + position["draw_pile"] == 48


@pytest.mark.clause("SOLSTIS-C1")
def test_a_tile_has_one_holder() -> None:
    with pytest.raises(suntable.PositionError):
        start(table(seat("1-1", hand="2-2"), seat("1-1")))


@pytest.mark.clause("SOLSTIS-C2")
@pytest.mark.parametrize("column", range(1, 11))
def test_a_column_runs_straight_up_through_all_rows(column: int) -> None:
    same = [tile for tile in TILES if spot(tile)[1] == column]
    for played in same:
        others = [tile for tile in same if tile != played]
        elsewhere = "4-4" if column != 4 else "1-1"
        match = start(table(seat(hand=played), seat(hand=elsewhere), " ".join(others)), f"tile {played}")
        assert offers(match) == tiles(" ".join(others))


@pytest.mark.clause("SOLSTIS-C2", "SOLSTIS-C3", "SOLSTIS-R1")
@pytest.mark.parametrize(
    ("cell", "neighbours"),
    [
        ("1-1", "1-2 2-1"),
        ("1-10", "1-9 2-10"),
        ("2-5", "1-5 2-4 2-6 3-5"),
        ("3-1", "2-1 3-2"),
        ("3-2", "2-2 3-1 3-3 4-2"),
        ("3-10", "2-10 3-9"),
        ("4-2", "3-2 4-3"),
        ("4-9", "3-9 4-8"),
        ("4-3", "3-3 4-2 4-4 5-3"),
        ("5-3", "4-3 5-4"),
        ("5-8", "4-8 5-7"),
        ("5-4", "4-4 5-3 5-5 6-4"),
        ("6-4", "5-4 6-5"),
        ("6-7", "5-7 6-6"),
    ],
)
def test_cells_that_share_a_side_are_neighbours(cell: str, neighbours: str) -> None:
    assert offers(two_misses(seat(cell))) == cells(neighbours)


@pytest.mark.clause("SOLSTIS-C3")
def test_there_are_80_pairs_of_neighbours_and_33_squares() -> None:
    pairs = set()
    for cell in TILES:
        for name in offers(two_misses(seat(cell))):
            pairs.add(frozenset((cell, name.removeprefix("cell "))))
    level = [pair for pair in pairs if len({spot(cell)[0] for cell in pair}) == 1]
    assert (len(pairs), len(level)) == (80, 42)
    match = suntable.new("solstis", seed=1)
    assert len(SQUARES) == 33
    assert [match.name(112 + n) for n in range(33)] == [f"square {square}" for square in SQUARES]


@pytest.mark.clause("SOLSTIS-C4")
def test_there_are_twelve_rainbows() -> None:
    assert suntable.new("solstis", seed=1).position()["rainbows"] == 12
    table_with_13 = table(seat(hand="6-4", rainbows=block("1-1", "1-10")), seat(rainbows="1-1 1-2 1-3"), "6-5")
    with pytest.raises(suntable.PositionError):
        start(table_with_13)


@pytest.mark.clause("SOLSTIS-C4")
def test_a_rainbow_stands_in_for_a_cell_of_its_owner_only() -> None:
    hand = "2-1 6-4"
    mine = start(table(seat("1-1 1-2", rainbows="2-2", hand=hand), seat(hand="6-7"), "2-9"), "tile 2-1", "tile 2-9")
    theirs = start(table(seat("1-1 1-2", hand=hand), seat(rainbows="2-2", hand="6-7"), "2-9"), "tile 2-1", "tile 2-9")
    assert phase(mine) == "spirit"
    assert phase(theirs) == "play"


@pytest.mark.clause("SOLSTIS-C5", "SOLSTIS-S3")
def test_there_are_fifteen_spirits() -> None:
    match = suntable.new("solstis", seed=1)
    assert [match.name(96 + n) for n in range(15)] == [f"spirit {name}" for name in SPIRITS]
    assert look(match, "spirit_pile") == SPIRITS


@pytest.mark.clause("SOLSTIS-C5", "SOLSTIS-F10")
def test_seven_spirits_are_plain_and_seven_are_blue_and_the_evil_one_is_neither() -> None:
    """All 14 spirits with one player: his Bee counts 7 plain ones, his Bird the other 6 blue ones."""
    everything = " ".join([*PLAIN, *BLUE])
    with_all = ended(keeper(everything), evil=1)
    # 14 spirits, Bee 7, Bird 6, Wolf 1 section; no fires and no rainbows.
    assert stars(with_all, "spirits") == 14 + 7 + 6 + 1
    holding_evil = ended(keeper(everything), evil=0)
    holding_evil.play("spirit ladybug")
    assert stars(holding_evil, "spirits") == 13 + 7 + 5 + 1


FIRES = {"4-2": 1, "4-9": 1, "5-3": 1, "5-8": 1, "6-4": 1, "6-5": 1, "6-6": 1, "6-7": 1}


@pytest.mark.clause("SOLSTIS-C6", "SOLSTIS-F8")
@pytest.mark.parametrize("tile", [tile for tile in TILES if tile not in block("2-4", "3-5").split()])
def test_eight_tiles_carry_a_fire(tile: str) -> None:
    """The Ladybug, far from row 1, counts the unlit fires; those of row 1 to 3 would be lit at once."""
    player = seat(f"{block('2-4', '3-5')} {tile}", spirits={"ladybug": "Q2-4"})
    match = ended(player)
    assert stars(match, "spirits") - 1 + stars(match, "fires") == FIRES.get(tile, 0)


@pytest.mark.clause("SOLSTIS-C6", "SOLSTIS-F8")
def test_the_ninth_fire_needs_both_its_tiles_in_one_panorama() -> None:
    ladybug = {"ladybug": "Q2-1"}
    square = block("2-1", "3-2")
    both = ended(seat(f"{square} 6-5 6-6", spirits=ladybug))
    one_each = ended(seat(f"{square} 6-5", spirits=ladybug), seat("6-6"))
    assert stars(both, "spirits") == 1 + 3
    assert stars(one_each, "spirits") == 1 + 1


@pytest.mark.clause("SOLSTIS-C7", "SOLSTIS-R4")
def test_both_players_may_fill_the_same_cell() -> None:
    position = table(seat(hand="2-2 6-4"), seat("2-1", rainbows="2-2", hand="6-7"), "4-2")
    match = start(position, "tile 2-2", "tile 4-2")
    assert of(match, PLAYER, "land") == ["2-2", "4-2"]
    assert of(match, 1, "rainbows") == ["2-2"]
    assert display(match) == ""
