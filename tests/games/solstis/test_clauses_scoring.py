"""The final scoring: SOLSTIS-F1 to F12.

The opponent has just made the last capture, far from everything the stars of the player depend on.
"""

from __future__ import annotations

import pytest

from tests.games.solstis.table import (
    BLUE,
    OPPONENT,
    PLAIN,
    PLAYER,
    block,
    ended,
    go,
    keeper,
    look,
    of,
    offers,
    phase,
    seat,
    spirits,
    stars,
)


@pytest.mark.clause("SOLSTIS-F1")
@pytest.mark.parametrize("cover", ["after", "before"])
def test_the_opponent_of_the_evil_spirits_holder_covers_one_spirit(cover: str) -> None:
    match = ended(keeper("trout bee bird"), evil=PLAYER, cover=cover)
    assert (match.seat, phase(match), match.over) == (OPPONENT, "cover", False)
    assert offers(match) == spirits("trout bee bird")
    go(match, "spirit bee")
    assert (match.over, look(match, "covered")) == (True, "bee")


@pytest.mark.clause("SOLSTIS-F1")
def test_the_other_holder_is_covered_by_the_player() -> None:
    match = ended(seat("6-4"), keeper("trout bee"), evil=OPPONENT)
    assert (match.seat, phase(match), offers(match)) == (PLAYER, "cover", spirits("trout bee"))


@pytest.mark.clause("SOLSTIS-F1")
@pytest.mark.parametrize("evil", [PLAYER, OPPONENT, "pile", "out"])
def test_without_holder_or_spirits_nothing_is_covered(evil: int | str) -> None:
    match = ended(seat("1-1"), evil=evil)
    assert match.over
    assert look(match, "covered") is None
    assert stars(match, "spirits") == 0


@pytest.mark.clause("SOLSTIS-F1", "SOLSTIS-F3")
def test_the_squirrel_acts_before_the_cover() -> None:
    match = ended(keeper("squirrel bee", hand="4-2"), evil=PLAYER)
    assert phase(match) == "cover"
    assert "4-2" in of(match, PLAYER, "land")
    assert of(match, PLAYER, "hand") == []
    go(match, "spirit squirrel")
    assert stars(match, "section") == 25


@pytest.mark.clause("SOLSTIS-F1", "SOLSTIS-F3")
def test_with_cover_before_a_covered_squirrel_does_nothing() -> None:
    match = ended(keeper("squirrel bee", hand="4-2"), evil=PLAYER, cover="before")
    assert (phase(match), of(match, PLAYER, "hand")) == ("cover", ["4-2"])
    spared = go(match.copy(), "spirit bee")
    assert (stars(spared, "section"), of(spared, PLAYER, "hand")) == (25, [])
    go(match, "spirit squirrel")
    assert (stars(match, "section"), of(match, PLAYER, "hand")) == (24, ["4-2"])


@pytest.mark.clause("SOLSTIS-F2", "SOLSTIS-F9")
@pytest.mark.parametrize(
    ("held", "covered", "left"),
    [
        ("trout", "trout", 0),
        ("trout deer", "deer", 1),
        ("wolf deer", "wolf", 1),
        ("bee trout deer", "bee", 2),
        ("bee trout deer", "deer", 3),
        ("bird bee wolf", "wolf", 3),
        ("bird bee wolf", "bird", 3),
        ("lizard ladybug", "lizard", 1),
        ("butterfly bear", "butterfly", 1),
    ],
)
def test_a_covered_spirit_is_worth_nothing_and_counted_by_none(held: str, covered: str, left: int) -> None:
    """One section, no rainbows, no fires. Bee and Bird do not count the Evil Spirit either."""
    match = go(ended(keeper(held), evil=PLAYER), f"spirit {covered}")
    assert stars(match, "spirits") == left


@pytest.mark.clause("SOLSTIS-F2")
def test_a_covered_lizard_and_a_covered_butterfly_count_nothing() -> None:
    player = seat("4-2 4-3 1-2 2-2 2-3 3-3", rainbows="3-2", spirits={"lizard": "Q3-2", "butterfly": "Q2-2"})
    assert stars(go(ended(player, evil=PLAYER), "spirit lizard"), "spirits") == 1 + 1
    assert stars(go(ended(player, evil=PLAYER), "spirit butterfly"), "spirits") == 1 + 1
    assert stars(ended(player), "spirits") == 1 + 1 + 1 + 1


@pytest.mark.clause("SOLSTIS-F3")
def test_the_squirrel_lays_the_whole_hand() -> None:
    match = ended(seat(block("2-1", "3-2"), hand="1-1 4-2 6-4", spirits={"squirrel": "Q2-1"}))
    assert of(match, PLAYER, "land") == ["1-1", "2-1", "2-2", "3-1", "3-2", "4-2", "6-4"]
    assert (of(match, PLAYER, "hand"), stars(match, "section"), stars(match, "fires")) == ([], 6, 1)


@pytest.mark.clause("SOLSTIS-F3")
def test_only_the_squirrels_owner_lays_his_hand() -> None:
    match = ended(seat("1-1", hand="1-3"), seat(block("2-1", "3-2"), hand="4-3", spirits={"squirrel": "Q2-1"}))
    assert (of(match, PLAYER, "hand"), of(match, PLAYER, "land")) == (["1-3"], ["1-1"])
    assert "4-3" in of(match, OPPONENT, "land")


@pytest.mark.clause("SOLSTIS-F3", "SOLSTIS-R7")
def test_the_squirrel_lays_tiles_in_order_and_its_owner_moves_the_rainbows() -> None:
    player = seat("1-1 1-2 2-1 2-2", rainbows="4-4 4-6", hand="4-4 4-6 6-5", spirits={"squirrel": "Q1-1"})
    match = ended(player)
    assert (match.seat, phase(match), look(match, "moving")) == (PLAYER, "rainbow", "4-4")
    assert "4-6" not in of(match, PLAYER, "land")
    assert "cell 4-5" in offers(match)
    go(match, "cell 4-5")
    assert (match.seat, phase(match), look(match, "moving")) == (PLAYER, "rainbow", "4-6")
    assert "6-5" not in of(match, PLAYER, "land")
    go(match, "cell 5-4")
    assert match.over
    assert of(match, PLAYER, "land") == ["1-1", "1-2", "2-1", "2-2", "4-4", "4-6", "6-5"]
    assert of(match, PLAYER, "rainbows") == ["4-5", "5-4"]


@pytest.mark.clause("SOLSTIS-F3", "SOLSTIS-R9")
def test_the_squirrels_tile_on_a_blocked_rainbow_leaves_the_game() -> None:
    match = ended(seat("1-1 1-2 2-1", rainbows="2-2", hand="2-2", spirits={"squirrel": "Q1-1"}))
    assert match.over
    assert "2-2" in look(match, "gone")
    assert stars(match, "section") == 3


@pytest.mark.clause("SOLSTIS-F3")
def test_no_encounter_follows_the_squirrel() -> None:
    match = ended(seat(f"{block('1-1', '2-2')} 4-4 4-5 5-4", hand="5-5", spirits={"squirrel": "Q1-1"}))
    assert match.over
    assert of(match, PLAYER, "spirits") == {"squirrel": "Q1-1"}
    assert "5-5" in of(match, PLAYER, "land")


@pytest.mark.clause("SOLSTIS-F4", "SOLSTIS-F5")
@pytest.mark.parametrize(
    ("land", "rainbows", "section"),
    [
        ("", "", 0),
        ("1-1", "", 1),
        ("1-1 2-2", "", 1),
        ("1-1 1-2 2-2", "", 3),
        ("1-1 1-3", "1-2", 2),
        ("1-1 1-2 1-3", "1-4 1-5", 3),
        ("4-4 4-5 4-6 1-1 1-2 1-3 1-4", "", 4),
        ("1-1 1-2 1-3 3-1 3-2 3-3 3-4 3-5", "1-4 1-5 1-6", 3),  # 6 cells against 5
        ("1-1 1-2 1-3 1-4 1-5 3-1 3-2 3-3 3-4", "3-5", 5),  # 5 cells each
        ("1-1 1-2 1-3 1-4 3-1 3-2 3-3 3-4 3-5", "1-5", 5),  # the same the other way round
        ("6-6", "1-1 1-2 1-3", 0),
        (block("1-1", "6-4"), "", 18),
    ],
)
def test_the_biggest_section_counts_its_land_tiles(land: str, rainbows: str, section: int) -> None:
    """The last one: rows 1 to 3 from 1, row 4 from 2, row 5 from 3 and row 6 from 4, up to column 4."""
    assert stars(ended(seat(land, rainbows=rainbows)), "section") == section


@pytest.mark.clause("SOLSTIS-F6", "SOLSTIS-F7")
@pytest.mark.parametrize(
    ("land", "rainbows", "lit"),
    [
        ("4-2 3-2 2-2 1-2", "", 1),
        ("4-2 3-2 2-2", "", 0),
        ("4-2 3-2 1-2", "2-2", 1),
        ("4-2 3-2 2-2", "1-2", 1),
        ("4-2", "3-2 2-2 1-2", 1),
        ("3-2 2-2 1-2", "4-2", 0),
        ("4-2 3-2 2-2 1-2 1-5 1-6 1-7 1-8 1-9 1-10", "", 1),  # not in the biggest section
        ("4-2 3-2 2-2 1-2 4-9 3-9 2-9 1-9", "", 2),
        ("4-2 3-2 2-2 2-3 2-4 1-4", "", 1),
        ("4-2 3-3 2-2 1-2", "", 0),  # corners do not count
        ("4-2 4-3 5-3 3-3 2-3 1-3", "", 2),
    ],
)
def test_a_fire_is_lit_by_a_path_to_row_1(land: str, rainbows: str, lit: int) -> None:
    assert stars(ended(seat(land, rainbows=rainbows)), "fires") == lit


@pytest.mark.clause("SOLSTIS-F6")
def test_the_path_runs_through_the_own_panorama() -> None:
    match = ended(seat("4-2 3-2"), seat("2-2 1-2"))
    assert stars(match, "fires") == 0


PEAK = "1-5 2-5 3-5 4-5 5-5"


@pytest.mark.clause("SOLSTIS-F8", "SOLSTIS-C6")
@pytest.mark.parametrize(
    ("tops", "rainbows", "lit"),
    [("6-5", "", 1), ("5-6 6-6", "", 1), ("6-5 6-6", "", 3), ("6-5", "6-6", 1), ("6-6", "6-5", 1)],
)
def test_the_two_highest_peaks_share_a_third_fire(tops: str, rainbows: str, lit: int) -> None:
    assert stars(ended(seat(f"{PEAK} {tops}", rainbows=rainbows)), "fires") == lit


@pytest.mark.clause("SOLSTIS-F9")
@pytest.mark.parametrize("spirit", [*PLAIN, "squirrel", "bee", "bird", "ladybug", "lizard", "butterfly"])
def test_each_spirit_is_worth_one_star(spirit: str) -> None:
    """In a panorama without fires and rainbows, and with no other spirit."""
    assert stars(ended(keeper(spirit)), "spirits") == 1


@pytest.mark.clause("SOLSTIS-F9")
def test_the_evil_spirit_is_worth_nothing() -> None:
    match = go(ended(keeper("trout deer eagle"), evil=PLAYER), "spirit deer")
    assert stars(match, "spirits") == 2


@pytest.mark.clause("SOLSTIS-F10")
@pytest.mark.parametrize(
    ("held", "total"),
    [
        ("bee", 1),
        ("bee trout", 1 + 1 + 1),
        ("bee trout deer wolf", 4 + 2 + 1),
        ("bird", 1),
        ("bird trout", 2),
        ("bird bee", 2 + 1),
        ("bird bee wolf squirrel trout", 5 + 3 + 1 + 1),
        ("wolf", 1 + 1),
    ],
)
def test_bee_bird_and_wolf(held: str, total: int) -> None:
    assert stars(ended(keeper(held)), "spirits") == total


@pytest.mark.clause("SOLSTIS-F10")
@pytest.mark.parametrize(
    ("land", "rainbows", "sections"),
    [
        ("", "", 1),
        ("6-4", "", 2),
        ("6-4 6-6", "6-5", 2),
        ("4-4", "1-1 6-6", 4),
        ("4-4 5-5", "", 3),
        ("2-7", "", 1),
    ],
)
def test_the_wolf_counts_sections_of_every_kind(land: str, rainbows: str, sections: int) -> None:
    """Beside the Wolf's own square, which is one."""
    player = seat(f"{block('2-8', '3-9')} {land}", rainbows=rainbows, spirits={"wolf": "Q2-8"})
    assert stars(ended(player), "spirits") == 1 + sections


@pytest.mark.clause("SOLSTIS-F10")
def test_the_ladybug_counts_unlit_fires_of_its_owner_only() -> None:
    player = seat(f"{block('2-1', '3-2')} 6-7 4-9 3-9 2-9 1-9 6-4", rainbows="5-8", spirits={"ladybug": "Q2-1"})
    match = ended(player, seat("5-3 6-5"))
    assert stars(match, "fires") == 1
    assert stars(match, "spirits") == 1 + 2


@pytest.mark.clause("SOLSTIS-F10")
def test_the_lizard_counts_rainbows_wherever_they_lie() -> None:
    player = seat("2-1 2-2 3-1", rainbows="3-2 6-4 6-5 1-9", spirits={"lizard": "Q2-1"})
    assert stars(ended(player, seat(rainbows="1-1")), "spirits") == 1 + 4


@pytest.mark.clause("SOLSTIS-F10", "SOLSTIS-F6")
def test_the_butterfly_counts_lit_fires_once_more() -> None:
    player = seat("1-2 2-2 3-2 4-2 2-3 3-3 4-9 6-5", spirits={"butterfly": "Q2-2"})
    match = ended(player)
    assert (stars(match, "fires"), stars(match, "spirits")) == (1, 1 + 1)


@pytest.mark.clause("SOLSTIS-F10")
@pytest.mark.parametrize("spirit", BLUE)
def test_the_opponents_things_are_not_counted(spirit: str) -> None:
    """The opponent has a rainbow, fires, a spirit and sections; the player one spirit on one section."""
    opponent = seat(f"{block('1-9', '2-10')} 4-5 4-9", rainbows="4-3", spirits={"trout": "Q1-9"})
    match = ended(keeper(spirit), opponent)
    assert stars(match, "spirits") == (2 if spirit == "wolf" else 1)


@pytest.mark.clause("SOLSTIS-F11", "SOLSTIS-F12")
@pytest.mark.parametrize(
    ("mine", "theirs", "returns", "ranks"),
    [
        ("1-1 1-2 1-3", "", [1, -1], [1, 2]),
        ("1-1 1-2", "", [0, 0], [1, 1]),
        ("1-1", "", [-1, 1], [2, 1]),
        ("1-1 1-2 1-3", "2-5 2-6 2-7", [0, 0], [1, 1]),
    ],
)
def test_more_stars_win_and_equal_stars_share(mine: str, theirs: str, returns: list[int], ranks: list[int]) -> None:
    """The opponent's last capture is a section of two, without a fire."""
    match = ended(seat(mine), seat(theirs))
    assert list(match.returns) == returns
    assert list(match.ranks) == ranks
    assert (match.scores[0] > match.scores[1]) == (returns[0] == 1)


@pytest.mark.clause("SOLSTIS-F11")
def test_the_score_is_the_sum_of_its_parts() -> None:
    match = ended(seat("1-2 2-2 3-2 4-2 2-3 3-3 4-9 6-5", spirits={"butterfly": "Q2-2"}))
    for who in (PLAYER, OPPONENT):
        parts = match.breakdown(who)
        assert set(parts) == {"section", "fires", "spirits"}
        assert match.scores[who] == sum(parts.values())
    assert match.scores[PLAYER] == 6 + 1 + 2
