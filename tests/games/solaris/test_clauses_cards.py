"""Cards, knowledge and undo: SOLARIS-D1 to D17, K1 to K11, U1 to U4."""

from __future__ import annotations

from collections import Counter

import pytest

import suntable
from suntable.games.solaris.state import COPIES, KINDS
from tests.games.solaris.table import (
    SPECTATOR,
    A,
    B,
    C,
    Position,
    all_pass,
    docked,
    go,
    hand_size,
    known,
    look,
    of,
    offers,
    phase,
    seat,
    start,
    station,
    table,
    until,
)

SEVEN = "hq-pink hq-blue hq-green hq-purple deck-pink deck-blue deck-green"
DISPLAY = ["biotope-pink", "biotope-blue", "canteen-pink"]


def raw(match: suntable.Match) -> bytes:
    return match._states.tobytes()


# -- return cards, hand limit, pile ----------------------------------------------------------------------


@pytest.mark.clause("SOLARIS-D2")
def test_only_played_cards_earn_cards() -> None:
    earning = (
        start(table(seat("", "deck-pink deck-blue")), "main replenish", "play deck-pink", "play deck-blue", "done"),
        start(
            table(seat("deck 2", "hq-purple can-purple")), "main redirect", "play hq-purple", "play can-purple", "done"
        ),
        station(start(table(seat("deck 1", "hq-pink hq-blue"))), "play hq-pink", "play hq-blue", "done"),
        station(
            start(table(seat("cell 2, hq 2", "hq-blue can-blue"), active="cell", shuttles=docked(blue="hq"))),
            "play hq-blue",
            "play can-blue",
            "done",
        ),
    )
    for match in earning:
        assert (phase(match), look(match, "owed"), match.seat) == ("return", 1, A)
    docks = station(start(table(seat("port 2"), active="port")), *("shuttle blue", "target hq"))
    go(docks, "shuttle pink", "target hq", "done")
    assert (phase(docks), docks.seat) == ("main", 4)
    discards = start(table(seat("", "deck-pink deck-blue")), "main exchange", "discard deck-pink", "take stack")
    assert (phase(discards), hand_size(discards, A)) == ("main", 2)


@pytest.mark.clause("SOLARIS-D4")
def test_cards_earned_must_be_taken_and_come_too_late_for_the_action() -> None:
    position = table(seat("", "deck-pink deck-blue"), display=["engine-deck-green", None, None])
    match = start(position, "main replenish", "play deck-pink", "play deck-blue", "done")
    assert offers(match) == {"take 0", "take stack"}
    go(match, "take 0")
    assert (of(match, A, "hand"), match.seat) == (["engine-deck-green"], 4)


@pytest.mark.clause("SOLARIS-D10", "SOLARIS-D12", "SOLARIS-D9")
def test_a_hand_may_be_larger_until_the_end_of_the_turn() -> None:
    match = station(start(table(seat("hq 2", SEVEN), active="hq", display=DISPLAY)), "spend 2")
    go(match, "take 0", "take 1", "take 2", "take stack")
    assert (hand_size(match, A), phase(match)) == (11, "limit-turn")
    go(match, "discard deck-pink", "discard hq-blue", "discard deck-blue")
    assert sorted(look(match, "pile")) == ["engine-deck-blue", "engine-deck-pink", "headquarters-blue"]
    assert (phase(match), match.seat) == ("limit-turn", A)
    go(match, "discard deck-green")
    assert (hand_size(match, A), match.seat) == (7, 4)


@pytest.mark.clause("SOLARIS-D11", "SOLARIS-R7")
def test_at_the_end_of_a_round_all_draw_and_then_discard_in_the_order_of_the_cell() -> None:
    position = table(seat("", SEVEN), seat("", "bio-pink bio-blue"), seat(), players=3, active="cell", begun=[C, B, A])
    match = start(position)
    before = len(match.notes())
    go(match, "main pass")
    draws = [note[0] for note in match.notes()[before:] if match.position() and note[1] == low_event()]
    assert draws == [C, B, A]
    assert (phase(match), match.seat, hand_size(match, A)) == ("limit-round", B, 13)
    match.play(match.legal()[0])
    assert (phase(match), match.seat) == ("limit-round", A)
    while look(match, "round") == 1:
        assert match.seat == A
        match.play(match.legal()[0])
    assert [hand_size(match, each) for each in range(3)] == [7, 7, 6]


def low_event() -> int:
    from suntable.games.solaris.state import DRAWS_LOW

    return DRAWS_LOW


@pytest.mark.clause("SOLARIS-D16", "SOLARIS-D17", "SOLARIS-K7")
def test_the_pile_is_open_and_the_stack_is_not() -> None:
    match = start(table(seat("", "deck-pink deck-blue")), "main replenish", "play deck-pink")
    for viewer in (SPECTATOR, A, B):
        seen = match.position(viewer)
        assert (seen["pile"], seen["stack"], seen["generator"]) == (["engine-deck-pink"], None, None)
        assert seen["stack_count"] == look(match, "stack_count")


# -- knowledge -------------------------------------------------------------------------------------------


@pytest.mark.clause("SOLARIS-K1", "SOLARIS-K2")
def test_open_cards_are_remembered_until_they_are_shown_again() -> None:
    position = table(seat("", "deck-pink"), players=3, display=["engine-deck-blue", None, None])
    match = start(position, "main exchange", "discard deck-pink", "take 0")
    assert known(match, B, A) == known(match, C, A) == known(match, "all", A) == ["engine-deck-blue"]
    assert known(match, A, A) == []
    while match.seat != A or phase(match) != "main":
        match.play("main pass" if phase(match) == "main" else match.legal()[0])
    go(match, "main exchange", "discard deck-blue")
    assert known(match, B, A) == known(match, "all", A) == []


@pytest.mark.clause("SOLARIS-K5")
def test_cards_of_the_stack_tell_nobody_anything() -> None:
    match = station(start(table(seat("hq 2"), active="hq")), "spend 2", *["take stack"] * 4)
    assert look(match, "known") == []


@pytest.mark.clause("SOLARIS-K6")
def test_what_is_known_must_be_true() -> None:
    row = {"viewer": "all", "holder": B, "cards": ["biotope-pink"]}
    with pytest.raises(suntable.PositionError, match="what is known of a hand"):
        start(table(known=[row]))
    with pytest.raises(suntable.PositionError, match="what is known of a hand"):
        start(table(seat(), seat("", "bio-pink"), known=[row]))
    everybody = [{**row, "viewer": viewer} for viewer in ("all", A, C, 3, 4)]
    assert known(start(table(seat(), seat("", "bio-pink"), known=everybody)), "all", B) == ["biotope-pink"]


def thieves() -> Position:
    seats = seat("can 1"), seat("", "bio-pink bio-blue hq-green"), seat("", "deck-pink")
    return table(*seats, players=3, active="can")


@pytest.mark.clause("SOLARIS-K7", "SOLARIS-X19")
def test_thief_and_victim_see_the_card_and_nobody_else() -> None:
    match = station(start(thieves()), "victim 1", "done")
    card = of(match, A, "stash")[0]["card"]
    seen = {viewer: match.position(viewer)["seats"][A]["stash"] for viewer in (SPECTATOR, A, B, C)}
    assert {viewer: laid[0]["card"] for viewer, laid in seen.items()} == {SPECTATOR: None, A: card, B: card, C: None}
    assert match.position(C)["seats"][B]["hand"] is None


@pytest.mark.clause("SOLARIS-K8", "SOLARIS-K9", "SOLARIS-K11")
def test_worlds_keep_all_that_is_known() -> None:
    rows = [{"viewer": viewer, "holder": B, "cards": ["biotope-pink"]} for viewer in (A, C, "all")]
    match = station(start(thieves() | {"known": rows}), "victim 2", "done")
    drawn = set()
    for seed in range(60):
        world = match.world(C, seed)
        assert "biotope-pink" in of(world, B, "hand")
        assert [hand_size(world, each) for each in range(3)] == [hand_size(match, each) for each in range(3)]
        assert of(world, A, "stash") == of(match, A, "stash")
        assert known(world, A, B) == ["biotope-pink"]
        lying = Counter(look(world, "stack") + look(world, "pile") + [card for card in look(world, "display") if card])
        for each in range(3):
            lying += Counter(of(world, each, "hand") + [laid["card"] for laid in of(world, each, "stash")])
        assert lying == dict(zip(KINDS, COPIES, strict=True))
        drawn.add(tuple(of(world, B, "hand")))
    assert len(drawn) > 30


# -- undo ------------------------------------------------------------------------------------------------


@pytest.mark.clause("SOLARIS-U1", "SOLARIS-U2")
def test_own_cards_may_be_taken_back_until_somebody_learns_something() -> None:
    match = start(table(seat("deck 2", "deck-pink deck-blue"), display=DISPLAY))
    before = raw(match)
    go(match, "main replenish", "play deck-pink", "play deck-blue", "done")
    while match.undo():
        pass
    assert raw(match) == before
    hq = station(start(table(seat("hq 1"), active="hq", display=DISPLAY)), "spend 1", "take 0")
    assert hq.undo()
    go(hq, "take stack")
    assert not hq.can_undo


@pytest.mark.clause("SOLARIS-U3")
def test_a_step_that_ends_the_turn_stays() -> None:
    position = table(seat("bio 3"), active="bio")
    ended = (
        start(table(), "main pass"),
        station(start(position), "spend 2", "target port"),
        start(table(seat("", "deck-pink"), display=DISPLAY), "main exchange", "discard deck-pink", "take 0"),
        start(table(seat("", "deck-pink")), "main replenish", "play deck-pink", "done"),
        station(start(table(seat("port 1"), active="port")), "shuttle blue", "target hq", "done"),
        station(start(thieves()), "victim 1", "done"),
    )
    for match in ended:
        assert (match.seat == A, match.can_undo) == (False, False)


@pytest.mark.clause("SOLARIS-U4")
def test_undoing_restores_what_was_remembered() -> None:
    match = station(start(table(seat("hq 2"), active="hq", display=DISPLAY)), "spend 2")
    before = raw(match)
    go(match, "take 1", "take 0")
    assert len(known(match, B, A)) == 2
    assert match.undo()
    assert match.undo()
    assert raw(match) == before


@pytest.mark.clause("SOLARIS-U1")
def test_each_discarder_in_turn_is_a_boundary() -> None:
    position = table(seat("", SEVEN), seat("", SEVEN), seat(), players=3, active="cell", begun=[C, B, A])
    match = start(position, "main pass")
    first = match.seat
    while match.seat == first:
        match.play(match.legal()[0])
    assert (phase(match), match.can_undo) == ("limit-round", False)


def test_the_wish_for_a_seed_has_an_end() -> None:
    with pytest.raises(AssertionError, match="never fulfilled"):
        until(lambda _: start(table()), lambda _: False)


def test_passing_round_the_ring_needs_no_cards() -> None:
    assert look(all_pass(start(table(players=3)), "deck"), "active") == "headquarters"
