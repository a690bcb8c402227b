"""What is in the box, and how a game begins: SOLARIS-C1 to C8, S1 to S11, V1 to V9."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import suntable
from suntable.games.solaris.state import (
    ALL_TILES,
    BOX,
    BRIDGE_COLOUR,
    COLOURS,
    COPIES,
    FEWEST,
    HALF_PLACES,
    KINDS,
    MOST_SEATS,
    STATIONS,
    TILE_A,
    TILE_B,
    TILE_COUNT,
    TIME_ROUNDS,
)
from tests.games.solaris.table import SPECTATOR, A, B, C, docked, full, go, has, look, of, seat, start, station, table

SEEDS = range(12)


def games(players: int = 5, **options: object) -> list[suntable.Match]:
    return [suntable.new("solaris", players=players, seed=seed, **options) for seed in SEEDS]


@pytest.mark.clause("SOLARIS-C1", "SOLARIS-C7", "SOLARIS-C8")
def test_the_small_parts_of_the_box() -> None:
    box = BOX["box"]
    assert (box["lasers"], box["station_markers"], box["summary_cards"]) == (1, 1, 5)
    assert box["tokens"] * len(box["player_colours"]) == 35
    assert box["tokens"] == len(STATIONS) + 1


@pytest.mark.clause("SOLARIS-C2", "SOLARIS-O9")
def test_energy_at_a_station_lies_between_0_and_7() -> None:
    for wrong in (-1, 8):
        with pytest.raises(suntable.PositionError, match="from 0 to 7"):
            start(table(seat(f"deck {wrong}")))
    assert has(start(table(seat("deck 7"))), A, "deck") == [7]


@pytest.mark.clause("SOLARIS-C3", "SOLARIS-C4")
def test_two_bridges_and_one_shuttle_of_each_colour() -> None:
    assert Counter(BRIDGE_COLOUR) == dict.fromkeys(range(len(COLOURS)), 2)
    assert BOX["colour"]["shuttles"] == [1, 1, 1, 1]
    with pytest.raises(suntable.PositionError, match="8 bridges"):
        start(table(bridges=["pink", "pink", "pink", "blue", "green", "purple"]))


@pytest.mark.clause("SOLARIS-C5")
def test_108_cards_in_24_kinds() -> None:
    assert (sum(COPIES), len(KINDS)) == (108, 24)
    counted = dict(zip(KINDS, COPIES, strict=True))
    assert {
        station: sum(counted[f"{station}-{colour}"] for colour in COLOURS) for station in STATIONS
    } == dict.fromkeys(STATIONS, 18)
    assert all(sum(counted[f"{station}-{colour}"] for station in STATIONS) == 27 for colour in COLOURS)
    fives = {tuple(colour for colour in COLOURS if counted[f"{station}-{colour}"] == 5) for station in STATIONS}
    assert len(fives) == len(STATIONS)


@pytest.mark.clause("SOLARIS-C6")
def test_start_tiles() -> None:
    assert TILE_COUNT == 5
    a = [TILE_A[at * HALF_PLACES : (at + 1) * HALF_PLACES] for at in range(TILE_COUNT)]
    b = [TILE_B[at * HALF_PLACES : (at + 1) * HALF_PLACES] for at in range(TILE_COUNT)]
    assert {sum(tile) for tile in a} == {6}
    assert {sum(tile) for tile in b} == {9}
    assert {tile[0] for tile in a} == {1}
    for place in range(1, HALF_PLACES):
        assert len({tile[place] for tile in a}) == TILE_COUNT
    for place in range(HALF_PLACES):
        assert len({tile[place] for tile in b}) == TILE_COUNT


@pytest.mark.clause("SOLARIS-S1")
def test_three_to_five_players() -> None:
    assert (FEWEST, MOST_SEATS) == (3, 5)
    for wrong in (2, 6):
        with pytest.raises(suntable.PlayersError):
            suntable.new("solaris", players=wrong)


@pytest.mark.clause("SOLARIS-S2", "SOLARIS-S3", "SOLARIS-S11")
def test_the_deal() -> None:
    for players in (3, 4, 5):
        for match in games(players):
            assert [len(of(match, each, "hand")) for each in range(players)] == [5] * players
            assert (None in look(match, "display"), look(match, "pile")) == (False, [])
            assert look(match, "stack_count") == 108 - 3 - 5 * players
            seen = match.position(SPECTATOR)
            assert [table["hand"] for table in seen["seats"]] == [None] * players
            assert (seen["stack"], seen["bridges"]) == (None, look(match, "bridges"))


@pytest.mark.clause("SOLARIS-S4", "SOLARIS-V6")
def test_the_order_of_the_stations() -> None:
    for match in games():
        assert look(match, "places") == list(STATIONS)
    layouts = [look(match, "places") for match in games(layout="random")]
    assert {places[0] for places in layouts} == {"energy-cell"}
    assert all(sorted(places) == sorted(STATIONS) for places in layouts)
    assert len({tuple(places) for places in layouts}) > len(layouts) // 2
    with pytest.raises(suntable.PositionError, match="energy cell the first"):
        start(table(places=[*STATIONS[1:], STATIONS[0]]))


@pytest.mark.clause("SOLARIS-S5")
def test_six_bridges_and_two_spare_ones() -> None:
    seen = set()
    for match in games():
        bridges, spare = look(match, "bridges"), look(match, "spare")
        assert Counter(bridges + spare) == dict.fromkeys(COLOURS, 2)
        seen.add(tuple(bridges))
    assert len(seen) > len(SEEDS) // 2


@pytest.mark.clause("SOLARIS-S6", "SOLARIS-S9")
def test_each_player_has_one_tile_of_each_half() -> None:
    a = {TILE_A[at * HALF_PLACES : (at + 1) * HALF_PLACES] for at in range(TILE_COUNT)}
    b = {TILE_B[at * HALF_PLACES : (at + 1) * HALF_PLACES] for at in range(TILE_COUNT)}
    assert ALL_TILES.bit_count() == TILE_COUNT
    for match in games(4):
        firsts = {tuple(has(match, each, "cell deck hq")) for each in range(4)}
        seconds = {tuple(has(match, each, "bio port can")) for each in range(4)}
        assert (len(firsts), len(seconds)) == (4, 4)
        assert firsts < a
        assert seconds < b
        assert [of(match, each, "laser") for each in range(4)] == [0] * 4


@pytest.mark.clause("SOLARIS-S8")
def test_tokens_at_setup_are_stacked_at_random() -> None:
    stacks = {tuple(look(match, "order")["energy-cell"]) for match in games(3)}
    assert len(stacks) > 2


@pytest.mark.clause("SOLARIS-S10")
def test_all_shuttles_are_free_at_first() -> None:
    for match in games():
        assert look(match, "shuttles") == dict.fromkeys(COLOURS)


# -- variants --------------------------------------------------------------------------------------------


@pytest.mark.clause("SOLARIS-V1", "SOLARIS-V2")
def test_the_round_of_the_time_game_is_told() -> None:
    assert BOX["box"]["turn_markers"] == list(range(2, TIME_ROUNDS + 1))
    match = start(table(options={"time_game": True}, round=2))
    assert match.text().startswith(f"Solaris · Round 2 of {TIME_ROUNDS}")
    assert start(table(round=2)).text().startswith("Solaris · Round 2 ·")


@pytest.mark.clause("SOLARIS-V4")
def test_ties_of_the_time_game_are_those_of_the_basic_game() -> None:
    seats = seat("cell 1", laser=4), seat("cell 2", laser=4), seat("cell 6")
    time: dict[str, Any] = {"options": {"time_game": True}, "round": TIME_ROUNDS}
    match = start(table(*seats, players=3, active="cell", begun=[C, B, A], **time), "main pass")
    assert (match.over, match.ranks, look(match, "omen")) == (True, [2, 1, 3], None)


@pytest.mark.clause("SOLARIS-V8")
def test_everything_follows_the_places() -> None:
    places = [full(each) for each in ("cell", "can", "bio", "deck", "hq", "port")]
    match = start(table(seat("bio 3"), active="bio", places=places))
    assert station(match, "spend 2").position()["phase"] == "biotope-side"
    assert {match.name(action) for action in match.legal()} == {"target engine-deck", "target canteen"}
    go(match, "target can")
    assert has(match, A, "bio can") == [1, 1]
    side = start(table(seat("bio 1", "deck-pink"), active="bio", places=places), "main redirect", "play deck-pink")
    assert has(side, A, "bio can") == [0, 1]


@pytest.mark.clause("SOLARIS-V9")
def test_options() -> None:
    match = suntable.new("solaris", players=4, seed=1, time_game=True, layout="random")
    assert match.options == {"time_game": True, "layout": "random"}
    assert suntable.new("solaris").options == {"time_game": False, "layout": "standard"}
    with pytest.raises(suntable.OptionError, match="standard, random"):
        suntable.new("solaris", layout="upside-down")


@pytest.mark.clause("SOLARIS-V9")
def test_another_arrangement_is_played_from_a_position() -> None:
    places = [full(each) for each in ("cell", "bio", "can", "deck", "hq", "port")]
    match = start(table(places=places, active="bio", shuttles=docked(blue="can")))
    assert (look(match, "places"), match.at(0).position()["places"]) == (places, places)
