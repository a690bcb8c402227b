"""Turns, tokens and actions: SOLARIS-O1 to O14, A1 to A18, X1 to X30, P1 to P5."""

from __future__ import annotations

import pytest

import suntable
from tests.games.solaris.table import (
    A,
    B,
    C,
    all_pass,
    docked,
    go,
    hand_size,
    has,
    look,
    of,
    offered,
    offers,
    order_at,
    phase,
    seat,
    start,
    station,
    table,
)

# -- the order of play -----------------------------------------------------------------------------------


@pytest.mark.clause("SOLARIS-O2", "SOLARIS-O3", "SOLARIS-R1", "SOLARIS-R9")
def test_every_station_gives_everybody_one_turn_even_without_energy() -> None:
    match = start(table(players=3))
    turns: list[tuple[str, int | None]] = []
    while look(match, "round") == 1:
        if phase(match) == "main":
            turns.append((look(match, "active"), match.seat))
            go(match, "main pass")
        else:
            match.play(match.legal()[0])
    stations = list(dict.fromkeys(name for name, _ in turns))
    assert stations == ["engine-deck", "headquarters", "biotope", "shuttle-port", "canteen", "energy-cell"]
    assert sorted(turns) == sorted((name, each) for name in stations for each in range(3))
    assert look(match, "active") == "engine-deck"


@pytest.mark.clause("SOLARIS-O5")
def test_the_order_is_settled_when_a_station_becomes_active() -> None:
    match = start(table(seat("deck 5", "hq-purple hq-purple"), seat("deck 4"), seat("deck 3"), players=3))
    turns = match.sight().facts["turns"]
    go(match, "main redirect", "play hq-purple", "play hq-purple", "done", "take stack")
    assert has(match, A, "deck") == [3]
    assert match.sight().facts["turns"] == turns == [A, B, C]


@pytest.mark.clause("SOLARIS-O8")
def test_only_the_last_space_of_a_move_counts() -> None:
    seats = seat("deck 2", "port-pink port-blue"), seat("port 1"), seat("port 2")
    match = start(table(*seats, players=3, order={"shuttle-port": [A, B, C]}))
    station(match, "play port-pink", "play port-blue")
    assert (has(match, A, "port"), order_at(match, "port")) == ([2], [B, C, A])


@pytest.mark.clause("SOLARIS-O9", "SOLARIS-O11")
def test_rim_and_energy_track_in_words() -> None:
    match = start(table(seat("deck 4"), seat("deck 3"), seat("deck 3"), players=3), "main pass")
    told = match.text().split("Engine Deck (active)\n")[1].splitlines()[:2]
    assert told == ["  on the rim: Ember 4, Moss 3", "  on the energy track: Tide 3"]
    all_pass(match, "deck")
    assert "  on the energy track: Ember 4, Tide 3, Moss 3" in match.text()


# -- the five actions ------------------------------------------------------------------------------------


@pytest.mark.clause("SOLARIS-A1", "SOLARIS-P3")
def test_one_action_a_turn() -> None:
    match = start(table(seat("deck 2, port 1", "deck-purple port-pink"), active="deck"))
    assert offered(match, "main") == {"replenish", "redirect", "exchange", "pass", "station"}
    go(match, "main replenish")
    assert offered(match, "main") == set()
    assert match.undo()
    assert "station" in offered(match, "main")


@pytest.mark.clause("SOLARIS-A4")
def test_the_colour_of_cards_does_not_matter_for_replenishing() -> None:
    match = start(table(seat("", "deck-purple deck-pink deck-green deck-blue hq-blue")), "main replenish")
    assert offered(match, "play") == {f"engine-deck-{colour}" for colour in ("purple", "pink", "green", "blue")}


@pytest.mark.clause("SOLARIS-A13", "SOLARIS-A11")
def test_an_exchange_needs_a_card_to_give() -> None:
    assert "exchange" not in offered(start(table(seat("deck 1"))), "main")
    match = start(table(seat("", "hq-blue bio-pink"), display=["canteen-pink", None, None]), "main exchange")
    assert offers(match) == {"discard headquarters-blue", "discard biotope-pink"}
    assert offers(go(match, "discard bio-pink")) == {"take 0", "take stack"}


@pytest.mark.clause("SOLARIS-A15", "SOLARIS-A16")
@pytest.mark.parametrize("where", ["cell", "deck", "hq", "bio", "port", "can"])
def test_a_station_action_needs_energy_there_and_something_to_pay_for(where: str) -> None:
    hand = "port-blue can-blue hq-blue"
    shuttles = docked(blue="hq")
    others = seat("", "bio-pink")
    none = start(table(seat("hq 0" if where == "hq" else "hq 2", hand), others, active=where, shuttles=shuttles))
    assert "station" not in offered(none, "main")
    some = start(table(seat(f"hq 2, {where} 3", hand), others, active=where, shuttles=shuttles))
    assert "station" in offered(some, "main")


@pytest.mark.clause("SOLARIS-A17", "SOLARIS-A18", "SOLARIS-X22")
def test_amounts_come_before_hidden_cards_and_played_cards_lie_open_at_once() -> None:
    match = start(table(seat("can 2"), seat("", "bio-pink"), seat("", "hq-blue"), players=3, active="can"))
    station(match, "victim 2", "victim 1")
    assert (look(match, "named"), of(match, A, "stash"), match.can_undo) == ([C, B], [], True)
    go(match, "done")
    assert [laid["victim"] for laid in of(match, A, "stash")] == [B, C]
    open_cards = start(table(seat("", "deck-pink")), "main replenish", "play deck-pink")
    assert look(open_cards, "pile") == ["engine-deck-pink"]


# -- station actions -------------------------------------------------------------------------------------


@pytest.mark.clause("SOLARIS-X2")
def test_two_cards_of_one_energy_show_one_station() -> None:
    match = station(start(table(seat("deck 1", "port-pink can-pink port-blue"))), "play port-pink")
    assert offers(match) == {"play shuttle-port-blue", "done"}
    more = station(start(table(seat("deck 2", "port-pink can-pink"))), "play port-pink", "play can-pink")
    assert has(more, A, "deck port can") == [0, 1, 1]


@pytest.mark.clause("SOLARIS-X15", "SOLARIS-X16", "SOLARIS-R2")
def test_shuttles_stay_where_they_are_until_the_round_ends() -> None:
    up = "cell 2, deck 2, hq 2, bio 2, port 3, can 2"
    match = start(table(seat(up), seat(up), seat(up), players=3, active="port", begun=[B, C, A]))
    station(match, "shuttle blue", "target hq", "shuttle pink", "target hq")
    assert offered(match, "shuttle") == {"purple", "green"}
    go(match, "done")
    for where in ("can", "cell"):
        assert [look(match, "shuttles")[colour] for colour in ("blue", "pink")] == ["headquarters"] * 2
        all_pass(match, where)
    assert look(match, "round") == 2
    assert set(look(match, "shuttles").values()) == {None}


@pytest.mark.clause("SOLARIS-X14")
def test_a_shuttle_may_be_docked_anywhere() -> None:
    match = station(start(table(seat("port 1"), active="port")), "shuttle green")
    assert len(offered(match, "target")) == 6
    go(match, "target cell", "done")
    assert look(match, "shuttles")["green"] == "energy-cell"


@pytest.mark.clause("SOLARIS-X30")
def test_what_waits_for_a_target() -> None:
    bridges = ["purple", "pink", "pink", "blue", "purple", "green"]
    redirect = start(table(seat("hq 2", "can-pink"), active="hq", bridges=bridges), "main redirect", "play can-pink")
    assert (has(redirect, A, "hq"), look(redirect, "chosen"), look(redirect, "played")) == ([2], "canteen-pink", 1)
    dock = station(start(table(seat("port 1"), active="port")), "shuttle blue")
    assert (has(dock, A, "port"), look(dock, "shuttles")["blue"]) == ([1], None)
    biotope = station(start(table(seat("bio 3"), active="bio")), "spend 3")
    assert has(biotope, A, "bio port can") == [0, 0, 0]
    cell = start(table(seat("cell 3, hq 1", "bio-blue can-blue"), active="cell", shuttles=docked(blue="hq")))
    assert offers(station(cell, "play bio-blue")) == {"done"}


# -- steps -----------------------------------------------------------------------------------------------


@pytest.mark.clause("SOLARIS-P2")
def test_any_number_of_units_is_enough() -> None:
    replenish = start(table(seat("", "deck-pink deck-blue")), "main replenish")
    assert "done" not in offers(replenish)
    assert "done" in offers(go(replenish, "play deck-pink"))
    port = station(start(table(seat("port 3"), active="port")))
    assert "done" not in offers(port)
    assert "done" in offers(go(port, "shuttle blue", "target hq"))
    canteen = station(start(table(seat("can 3"), seat("", "bio-pink"), seat("", "hq-blue"), active="can")))
    assert "done" not in offers(canteen)
    assert "done" in offers(go(canteen, "victim 1"))


@pytest.mark.clause("SOLARIS-P4", "SOLARIS-P5")
def test_rules_take_no_step_by_themselves() -> None:
    match = start(table(seat("deck 6", "deck-pink")), "main replenish", "play deck-pink")
    assert (offers(match), match.seat) == ({"done"}, A)
    assert match.undo()
    one = start(table(seat("", "hq-blue hq-blue")), "main exchange")
    assert offers(one) == {"discard headquarters-blue"}


@pytest.mark.clause("SOLARIS-P1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_is_ever_stuck(players: int) -> None:
    result = suntable.playouts("solaris", 300, seed=players, players=players)
    assert result.lengths.min() > 0
    assert result.lengths.max() < 1400


@pytest.mark.clause("SOLARIS-X8")
def test_the_hand_limit_waits_for_the_end_of_the_turn() -> None:
    hand = "cell-blue cell-pink cell-green cell-purple deck-blue deck-pink deck-green"
    match = station(start(table(seat("hq 1", hand), active="hq")), "spend 1", "take stack", "take stack")
    assert (phase(match), hand_size(match, A)) == ("limit-turn", 9)
