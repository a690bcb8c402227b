"""What a seat may know, and the worlds it can not tell from the true one (section 5 of the rules)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import suntable
from tests.games.solstis.table import (
    OPPONENT,
    PLAYER,
    SPECTATOR,
    Position,
    block,
    display,
    ended,
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
)
from tests.games.solstis.table import (
    match as matches,
)

WORLDS = range(150)


def hands(match: suntable.Match, viewer: int, who: int) -> list[tuple[str, ...]]:
    """A player's hand in many worlds that a viewer can not tell from this one."""
    return [tuple(of(match.world(viewer, world), who, "hand")) for world in WORLDS]


def deal(hand: str = "1-1 3-4 5-6") -> Position:
    return table(seat("4-4", hand=hand), seat("2-2", hand="6-6 1-7 2-9"), "3-9* 5-5*", unseen="1-2 6-4 6-5 5-3 4-6")


# -- what is concealed ----------------------------------------------------------------------------------


@pytest.mark.clause("SOLSTIS-S2")
@pytest.mark.parametrize("viewer", [PLAYER, OPPONENT, SPECTATOR])
def test_a_viewer_sees_everything_but_other_hands_and_the_generator(viewer: int) -> None:
    match = start(deal())
    everything, view = match.position(), match.position(seat=viewer)
    assert view["generator"] is None
    for who in (PLAYER, OPPONENT):
        assert view["seats"][who]["hand"] == (everything["seats"][who]["hand"] if who == viewer else None)
        assert view["seats"][who]["hand_count"] == 3
        del everything["seats"][who]["hand"], view["seats"][who]["hand"]
    del everything["generator"], view["generator"]
    assert view == everything


@pytest.mark.clause("SOLSTIS-S2")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_views_do_not_depend_on_what_is_hidden(lang: str) -> None:
    """Two tables that differ in the opponent's hand alone look the same to the player and to a spectator."""
    one = start(table(seat("4-4", hand="1-1 3-4"), seat(hand="6-6 1-7"), "3-9* 5-5", unseen="1-2 6-4 2-3"))
    other = start(table(seat("4-4", hand="1-1 3-4"), seat(hand="1-2 6-4"), "3-9* 5-5", unseen="6-6 1-7 2-3"), key=9)
    assert one.position() != other.position()
    assert one.position(seat=PLAYER) == other.position(seat=PLAYER)
    assert one.text(seat=PLAYER, lang=lang) == other.text(seat=PLAYER, lang=lang)
    assert one.text(seat=OPPONENT, lang=lang) != other.text(seat=OPPONENT, lang=lang)
    assert one.svg(seat=PLAYER, lang=lang) == other.svg(seat=PLAYER, lang=lang)


@pytest.mark.clause("SOLSTIS-F3")
def test_a_hand_that_was_laid_out_is_seen_by_all() -> None:
    player = seat(block("1-1", "2-2"), rainbows="4-4", hand="4-4 4-6 6-5", spirits={"squirrel": "Q1-1"})
    match = ended(player, seat(hand="3-9"))
    assert phase(match) == "rainbow"
    for viewer in (OPPONENT, SPECTATOR):
        view = match.position(seat=viewer)["seats"]
        assert (view[PLAYER]["hand"], view[PLAYER]["laid_out"]) == (["4-6", "6-5"], True)
    assert match.position(seat=PLAYER)["seats"][OPPONENT]["hand"] is None


@pytest.mark.clause("SOLSTIS-E6")
def test_a_hand_that_was_never_laid_out_stays_hidden() -> None:
    match = ended(seat("1-1", hand="4-4"))
    assert match.over
    assert match.position(seat=OPPONENT)["seats"][PLAYER]["hand"] is None


@pytest.mark.clause("SOLSTIS-P9")
def test_the_evil_spirit_is_seen_by_all() -> None:
    match = start(meeting(pile="wolf evil"), "tile 2-9", "tile 2-10", "draw", "square Q1-9")
    assert [match.position(seat=viewer)["evil"] for viewer in (PLAYER, OPPONENT, SPECTATOR)] == [PLAYER] * 3


@pytest.mark.clause("SOLSTIS-S2")
def test_a_concealed_position_is_no_position_to_play_from() -> None:
    with pytest.raises(suntable.PositionError):
        suntable.from_position("solstis", start(deal()).position(seat=PLAYER))


# -- 1: counts ------------------------------------------------------------------------------------------


def check_world(match: suntable.Match, viewer: int, seed: int) -> suntable.Match:
    """A world looks like the table to its viewer, and all 48 tiles lie somewhere once."""
    world = match.world(viewer, seed)
    assert world.position(seat=viewer) == match.position(seat=viewer)
    position = world.position()
    seen = [tile for part in position["seats"] for tile in part["land"] + part["hand"]]
    seen += [place["tile"] for place in position["display"] if place] + position["gone"]
    seen += [position["in_play"]] * (position["in_play"] is not None)
    beneath = sum(place["beneath"] for place in position["display"] if place)
    assert len(seen) == len(set(seen))
    assert 48 - len(seen) == position["draw_pile"] + beneath
    assert [part["hand_count"] for part in position["seats"]] == [len(p["hand"]) for p in position["seats"]]
    return world


@pytest.mark.clause("SOLSTIS-S1", "SOLSTIS-S2")
@pytest.mark.parametrize("viewer", [PLAYER, OPPONENT, SPECTATOR])
@pytest.mark.parametrize("seed", range(4))
def test_worlds_look_the_same_at_every_step_of_a_game(viewer: int, seed: int) -> None:
    match = suntable.new("solstis", seed=seed)
    step = 0
    while not match.over:
        before = match.position()
        check_world(match, viewer, step)
        assert match.position() == before
        match.play(match.legal()[(7 * step + seed) % len(match.legal())])
        step += 1
    check_world(match, viewer, step)


@pytest.mark.clause("SOLSTIS-S2")
def test_every_unseen_tile_can_be_in_the_hidden_hand() -> None:
    """Three of the eight tiles that the player has not seen: 56 hands, about equally often each tile."""
    match = start(deal())
    dealt = hands(match, PLAYER, OPPONENT)
    unseen = {"6-6", "1-7", "2-9", "1-2", "6-4", "6-5", "5-3", "4-6"}
    often = Counter(tile for hand in dealt for tile in hand)
    assert set(often) == unseen
    assert all(0.5 < often[tile] / (len(WORLDS) * 3 / 8) < 1.5 for tile in unseen)
    assert len(set(dealt)) > 35
    assert {of(match.world(PLAYER, 3), PLAYER, "hand")[0]} == {"1-1"}


@pytest.mark.clause("SOLSTIS-S2")
def test_a_spectators_worlds_deal_both_hands() -> None:
    match = start(deal())
    assert len({tile for hand in hands(match, SPECTATOR, PLAYER) for tile in hand}) == 11
    assert len({tile for hand in hands(match, SPECTATOR, OPPONENT) for tile in hand}) == 11


@pytest.mark.clause("SOLSTIS-S1")
def test_worlds_differ_in_what_is_turned_up_next() -> None:
    match = start(deal())
    turned = {display(go(match.world(PLAYER, world), "tile 3-4", "tile 3-9")) for world in WORLDS}
    assert turned == {f"{tile} 5-5*" for tile in ("6-6", "1-7", "2-9", "1-2", "6-4", "6-5", "5-3", "4-6")}


@pytest.mark.clause("SOLSTIS-S1")
def test_the_same_seed_gives_the_same_world() -> None:
    match = start(deal())
    assert match.world(PLAYER, 5).position() == match.world(PLAYER, 5).position()


# -- 2: who is to decide in the end phase can capture -----------------------------------------------------


def opponent_decides() -> suntable.Match:
    """The end phase, the opponent's turn; face up are 3-9, 5-5 and 6-7, each on a face-down tile."""
    position = table(
        seat(hand="1-1"),
        seat(hand="1-7 6-6"),
        "3-9* 5-5* 6-7*",
        unseen="2-3 2-8 4-2",
        seat=OPPONENT,
        turn_of=OPPONENT,
    )
    return start(position)


@pytest.mark.clause("SOLSTIS-E1", "SOLSTIS-E2")
@pytest.mark.parametrize("viewer", [PLAYER, SPECTATOR])
def test_who_is_to_play_in_the_end_phase_can_capture_in_every_world(viewer: int) -> None:
    match = opponent_decides()
    for world in WORLDS:
        assert offers(check_world(match, viewer, world))


@pytest.mark.clause("SOLSTIS-E1", "SOLSTIS-E2")
def test_the_capturing_tile_can_be_any() -> None:
    """Unseen: 6-6 and 1-7 capture 6-7; 2-3, 2-8 and 4-2 capture nothing. Seven of ten hands are possible."""
    dealt = set(hands(opponent_decides(), PLAYER, OPPONENT))
    others = ("2-3", "2-8", "4-2")
    assert dealt == {
        ("1-7", "6-6"),
        *(("1-7", other) for other in others),
        *((other, "6-6") for other in others),
    }


@pytest.mark.clause("SOLSTIS-E2")
def test_while_he_captures_his_other_tiles_may_be_any() -> None:
    """The tile in play is seen by all; what is left of the hand need not capture anything."""
    match = go(opponent_decides(), "tile 6-6")
    assert phase(match) == "capture"
    assert set(hands(match, PLAYER, OPPONENT)) == {("1-7",), ("2-3",), ("2-8",), ("4-2",)}


# -- 3 and 4: who was skipped could not capture -----------------------------------------------------------


@pytest.mark.clause("SOLSTIS-E2", "SOLSTIS-E3")
def test_a_skip_is_remembered() -> None:
    position = table(seat(hand="1-2 3-4"), seat(hand="6-6"), "1-1 3-3* 4-8*", unseen="6-4 5-7")
    match = start(position, "tile 1-2", "tile 1-1")
    assert match.seat == PLAYER
    assert (of(match, OPPONENT, "void_rows"), of(match, OPPONENT, "void_columns")) == ([3, 4], [3, 8])
    assert (of(match, PLAYER, "void_rows"), of(match, PLAYER, "void_columns")) == ([], [])
    assert of(match, OPPONENT, "hand") == ["6-6"]


@pytest.mark.clause("SOLSTIS-E2", "SOLSTIS-E3")
def test_skips_add_up() -> None:
    """First 3-3 and 4-8 are face up, then 4-8 and what lay under 3-3."""
    position = table(seat(hand="1-2 3-4 4-2"), seat(hand="6-6"), "1-1 3-3* 4-8", unseen="2-5")
    match = start(position, "tile 1-2", "tile 1-1", "tile 3-4", "tile 3-3")
    assert (match.seat, display(match)) == (PLAYER, ". 2-5 4-8")
    assert (of(match, OPPONENT, "void_rows"), of(match, OPPONENT, "void_columns")) == ([2, 3, 4], [3, 5, 8])


@pytest.mark.clause("SOLSTIS-E2", "SOLSTIS-E3")
@pytest.mark.parametrize("out", ["3-7", "4-2", "2-3", "2-8"])
def test_no_world_gives_a_skipped_hand_a_tile_of_those_rows_and_columns(out: str) -> None:
    """Face up at the skip: 3-3 and 4-8. Unseen: 6-6 (the true hand), 6-4 and the tile that is ruled out."""
    position = table(seat(hand="1-1 3-4"), seat(hand="6-6"), "1-9 3-3* 4-8*", unseen=f"6-4 {out}")
    match = start(position, "tile 1-1", "tile 1-9")
    assert match.seat == PLAYER
    assert set(hands(match, PLAYER, OPPONENT)) == {("6-6",), ("6-4",)}
    assert set(hands(match, SPECTATOR, OPPONENT)) == {("6-6",), ("6-4",)}
    able = [tile for tile in ("3-4", out) if matches(tile, "3-3") or matches(tile, "4-8")]
    assert {hand[0] for hand in hands(match, SPECTATOR, PLAYER)} - {"6-4"} == set(able)


@pytest.mark.clause("SOLSTIS-E5")
def test_a_lost_extra_turn_counts_as_a_skip() -> None:
    position = meeting(hand="4-9", opponent=seat(hand="6-6"), shown="6-7", unseen="")
    match = meet(position, "groundhog")
    assert match.seat == OPPONENT
    assert (of(match, PLAYER, "void_rows"), of(match, PLAYER, "void_columns")) == ([6], [7])


@pytest.mark.clause("SOLSTIS-E6", "SOLSTIS-F1")
def test_at_the_end_both_count_as_skipped() -> None:
    match = ended(seat(block("1-1", "2-2"), hand="4-4", spirits={"bee": "Q1-1"}), seat(), "3-9 5-5", evil=PLAYER)
    assert phase(match) == "cover"
    for who in (PLAYER, OPPONENT):
        assert (of(match, who, "void_rows"), of(match, who, "void_columns")) == ([3, 5], [5, 9])


@pytest.mark.clause("SOLSTIS-E3")
def test_nothing_is_ruled_out_before_the_end_phase() -> None:
    match = suntable.new("solstis", seed=5)
    while not match.over and not look(match, "end_phase"):
        for who in (PLAYER, OPPONENT):
            assert of(match, who, "void_rows") == of(match, who, "void_columns") == []
        match.play(match.legal()[-1])


def ruled_out(part: dict[str, Any], tile: str) -> bool:
    row, column = map(int, tile.split("-"))
    return row in part["void_rows"] or column in part["void_columns"]


@pytest.mark.clause("SOLSTIS-E2", "SOLSTIS-E3", "SOLSTIS-E5", "SOLSTIS-E6")
@pytest.mark.parametrize("viewer", [PLAYER, OPPONENT, SPECTATOR])
def test_no_true_hand_and_no_sampled_hand_holds_what_is_ruled_out(viewer: int) -> None:
    """Random games: the end phases of thirty of them, each position in a few worlds."""
    checked = 0
    for seed in range(30):
        match = suntable.new("solstis", seed=seed)
        step = 0
        while not match.over:
            match.play(match.legal()[(11 * step + seed) % len(match.legal())])
            step += 1
            if not look(match, "end_phase"):
                continue
            for world in [match, *(check_world(match, viewer, n) for n in range(3))]:
                parts = world.position()["seats"]
                assert not any(ruled_out(part, tile) for part in parts for tile in part["hand"])
                assert world.over or offers(world)
                checked += any(part["void_rows"] for part in parts)
    assert checked > 20


@pytest.mark.clause("SOLSTIS-T3")
def test_the_helper_knows_what_matches() -> None:
    assert matches("1-1", "1-9")
    assert matches("1-1", "3-1")
    assert not matches("1-1", "2-2")
    assert not matches("1-1", "1-1")
