"""The acceptance examples of RULES.md, each by its number."""

from __future__ import annotations

from typing import Any

import pytest

import suntable
from suntable.games.solaris import rules
from suntable.games.solaris.state import STATIONS, State
from tests.games.solaris.table import (
    SPECTATOR,
    A,
    B,
    C,
    D,
    E,
    all_pass,
    docked,
    full,
    go,
    hand_size,
    has,
    known,
    log,
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
    until,
)

THREE_DECK = "deck-purple deck-pink deck-green"

# -- rulebook examples -----------------------------------------------------------------------------------


@pytest.mark.example(1)
@pytest.mark.clause("SOLARIS-O1")
def test_the_engine_deck_is_activated_first() -> None:
    match = suntable.new("solaris", players=5, seed=1)
    assert (look(match, "active"), look(match, "places")[1], look(match, "round")) == ("engine-deck", "engine-deck", 1)


@pytest.mark.example(2)
@pytest.mark.clause("SOLARIS-O4", "SOLARIS-O6", "SOLARIS-A14")
def test_most_energy_plays_first_and_the_token_moves_to_the_rim() -> None:
    match = start(table(*(seat(f"deck {5 - each}") for each in range(5))))
    deciders = []
    while look(match, "active") == "engine-deck":
        deciders.append(match.seat)
        if match.seat == B:
            assert look(match, "begun") == [A, B]
            assert has(match, B, "deck") == [4]
        go(match, "main pass")
    assert deciders == [A, B, C, D, E]


@pytest.mark.example(3)
@pytest.mark.clause("SOLARIS-A3", "SOLARIS-D1")
def test_replenishing_with_three_cards() -> None:
    match = start(table(seat("deck 3", THREE_DECK)), "main replenish")
    go(match, "play deck-purple", "play deck-pink", "play deck-green", "done")
    assert (has(match, A, "deck"), look(match, "owed")) == ([6], 1)


@pytest.mark.example(4)
@pytest.mark.clause("SOLARIS-A6", "SOLARIS-A7", "SOLARIS-A8")
def test_redirecting_over_both_bridges() -> None:
    match = start(table(seat("deck 4, cell 1, hq 3", "bio-purple bio-purple can-pink")), "main redirect")
    go(match, "play bio-purple", "play can-pink", "play bio-purple", "done")
    assert (has(match, A, "deck cell hq"), look(match, "owed")) == ([1, 3, 4], 1)


@pytest.mark.example(5)
@pytest.mark.clause("SOLARIS-A11", "SOLARIS-A12", "SOLARIS-D6")
def test_exchanging_a_card() -> None:
    position = table(seat("", "can-green"), display=["engine-deck-purple", None, None])
    match = start(position, "main exchange", "discard can-green")
    assert look(match, "display") == ["engine-deck-purple", None, None]
    go(match, "take 0")
    assert (look(match, "pile"), of(match, A, "hand")) == (["canteen-green"], ["engine-deck-purple"])
    assert (look(match, "owed"), look(match, "display").count(None), match.seat) == (0, 0, E)


@pytest.mark.example(6)
@pytest.mark.clause("SOLARIS-X1", "SOLARIS-X3")
def test_three_cards_at_the_engine_deck_cost_two_energy() -> None:
    match = start(table(seat("deck 3, port 2", "port-pink port-blue port-green")))
    station(match, "play port-pink", "play port-blue", "play port-green", "done")
    assert (has(match, A, "deck port"), look(match, "owed")) == ([1, 5], 1)


@pytest.mark.example(7)
@pytest.mark.clause("SOLARIS-X6", "SOLARIS-X7", "SOLARIS-D5", "SOLARIS-D6")
def test_four_cards_at_the_headquarters() -> None:
    position = table(
        seat("hq 3", "cell-blue cell-pink cell-green"),
        active="hq",
        display=["biotope-pink", "biotope-blue", "canteen-pink"],
    )
    match = start(position)
    before = look(match, "stack_count")
    station(match, "spend 2", "take 0", "take stack", "take 2", "take stack")
    assert (has(match, A, "hq"), hand_size(match, A)) == ([1], 7)
    assert (look(match, "stack_count"), look(match, "display").count(None)) == (before - 4, 0)
    middle = station(start(position), "spend 2", "take 0", "take 2")
    assert [card is None for card in look(middle, "display")] == [True, False, True]


@pytest.mark.example(8)
@pytest.mark.clause("SOLARIS-X9", "SOLARIS-X10")
def test_the_biotope_shares_in_one_direction() -> None:
    match = station(start(table(seat("bio 4, port 2, can 1, cell 1"), active="bio")), "spend 4", "target port")
    assert has(match, A, "bio port can cell hq deck") == [0, 3, 2, 2, 0, 0]


@pytest.mark.example(9)
@pytest.mark.clause("SOLARIS-X14", "SOLARIS-X17")
def test_the_last_shuttle() -> None:
    seats = [seat(), seat("port 2"), seat(), seat(), seat("port 1")]
    shuttles = docked(purple="deck", pink="deck", green="bio")
    position = table(*seats, active="port", decides=B, begun=[A, C, D, B], shuttles=shuttles)
    match = station(start(position), "shuttle blue", "target hq")
    assert (has(match, B, "port"), look(match, "shuttles")["blue"], offers(match)) == ([1], "headquarters", {"done"})
    go(match, "done")
    assert (match.seat, offered(match, "main")) == (E, {"pass"})


@pytest.mark.example(10)
@pytest.mark.clause("SOLARIS-X19", "SOLARIS-X22", "SOLARIS-X24")
def test_cards_drawn_at_the_canteen_come_to_the_hand_at_the_end() -> None:
    seats = [seat("can 2", "hq-pink"), seat("", "bio-pink bio-blue"), seat(), seat("", "deck-pink")]
    match = station(start(table(*seats, active="can")), "victim 1", "victim 3")
    assert [hand_size(match, each) for each in (A, B, D)] == [1, 2, 1]
    go(match, "done")
    assert (has(match, A, "can"), [hand_size(match, each) for each in (A, B, D)]) == ([0], [1, 1, 0])
    assert [laid["victim"] for laid in of(match, A, "stash")] == [B, D]
    all_pass(match, "can")
    assert (hand_size(match, A), of(match, A, "stash")) == (3, [])


@pytest.mark.example(11)
@pytest.mark.clause("SOLARIS-X26", "SOLARIS-X27")
@pytest.mark.parametrize("where", ["hq", "deck"])
def test_two_transfers(where: str) -> None:
    seats = [seat(f"cell 3, {where} 2", "bio-blue can-blue", laser=1)]
    match = start(table(*seats, active="cell", shuttles=docked(blue=where)))
    station(match, "play bio-blue", "play can-blue", "done")
    assert (has(match, A, f"cell {where}"), of(match, A, "laser"), look(match, "owed")) == ([1, 0], 3, 1)


@pytest.mark.example(12)
@pytest.mark.clause("SOLARIS-D1", "SOLARIS-D3")
def test_one_card_for_two_and_none_for_the_third() -> None:
    position = table(seat("bio 2", "bio-purple bio-pink bio-green"), active="bio", display=["canteen-blue", None, None])
    match = start(position, "main replenish", "play bio-purple", "play bio-pink", "play bio-green", "done", "take 0")
    assert (has(match, A, "bio"), of(match, A, "hand")) == ([5], ["canteen-blue"])


@pytest.mark.example(13)
@pytest.mark.clause("SOLARIS-O12")
def test_tokens_slide_back_in_unchanged_stacks() -> None:
    match = start(table(seat("deck 4"), seat("deck 4"), seat("deck 2"), seat("deck 2"), seat("deck 2")))
    begun = []
    while look(match, "active") == "engine-deck":
        begun = look(match, "begun")
        go(match, "main pass")
    assert order_at(match, "deck") == begun == [A, B, E, D, C]
    assert look(match, "begun") == [match.seat]


# -- further cases ---------------------------------------------------------------------------------------


@pytest.mark.example(14)
@pytest.mark.clause("SOLARIS-O13")
def test_who_acted_first_lies_below_and_acts_second_the_next_time() -> None:
    seats = seat("port 3"), seat("port 3"), seat()
    match = start(table(*seats, players=3, active="port", decides=B, order={"shuttle-port": [2, 0, 1]}))
    go(match, "main pass", "main pass", "main pass")
    assert order_at(match, "port")[:2] == [B, A]
    for where in ("can", "cell", "deck", "hq", "bio"):
        for _ in range(3):
            while phase(match) == "limit-round":
                match.play(match.legal()[0])
            assert look(match, "active") == full(where)
            go(match, "main pass")
    assert (look(match, "active"), match.seat) == ("shuttle-port", A)


@pytest.mark.example(15)
@pytest.mark.clause("SOLARIS-O7", "SOLARIS-O14")
def test_the_token_that_moved_last_lies_on_top() -> None:
    seats = seat("port 4"), seat(), seat("deck 1, port 2", "port-pink port-blue")
    match = start(table(*seats, players=3, decides=C))
    station(match, "play port-pink", "play port-blue", "done", "take stack")
    for where in ("deck", "hq", "bio"):
        all_pass(match, where)
    assert (look(match, "active"), match.seat, has(match, C, "port")) == ("shuttle-port", C, [4])


@pytest.mark.example(16)
@pytest.mark.clause("SOLARIS-O6", "SOLARIS-O12")
def test_the_beginning_of_a_turn_is_a_move_too() -> None:
    match = start(table(seat("can 4", "bio-purple"), seat("can 3"), active="can"), "main redirect", "play bio-purple")
    go(match, "done")
    assert (match.seat, has(match, A, "can"), has(match, B, "can")) == (B, [3], [3])
    assert look(match, "begun") == [A, B]
    all_pass(match, "can")
    assert order_at(match, "can").index(A) < order_at(match, "can").index(B)


@pytest.mark.example(17)
@pytest.mark.clause("SOLARIS-A5", "SOLARIS-O10")
def test_energy_that_does_not_fit_cannot_be_played() -> None:
    match = start(table(seat("deck 6", THREE_DECK)), "main replenish", "play deck-pink")
    assert offers(match) == {"done"}
    go(match, "done")
    assert (match.seat, hand_size(match, A)) == (E, 2)


PINK_BOTH = ["purple", "pink", "pink", "blue", "purple", "green"]


@pytest.mark.example(18)
@pytest.mark.clause("SOLARIS-A9", "SOLARIS-A10")
def test_two_bridges_of_one_colour() -> None:
    seats = [seat("hq 2, deck 2, bio 2", "can-pink can-pink can-pink")]
    match = start(table(*seats, active="hq", bridges=PINK_BOTH), "main redirect", "play can-pink")
    assert offers(match) == {"target engine-deck", "target biotope"}
    go(match, "target deck", "play can-pink", "target bio")
    assert (has(match, A, "hq deck bio"), offers(match)) == ([0, 3, 3], {"done"})
    go(match, "done")
    assert look(match, "owed") == 1


@pytest.mark.example(19)
@pytest.mark.clause("SOLARIS-A9")
def test_the_only_side_that_can_receive_is_taken() -> None:
    seats = [seat("hq 2, deck 7, bio 2", "can-pink can-pink can-pink")]
    match = start(table(*seats, active="hq", bridges=PINK_BOTH), "main redirect", "play can-pink")
    assert (phase(match), has(match, A, "hq deck bio")) == ("redirect", [1, 7, 3])


@pytest.mark.example(20)
@pytest.mark.clause("SOLARIS-X3")
def test_the_second_card_for_a_station_is_paid_already() -> None:
    match = start(table(seat("deck 2", "port-pink port-blue can-pink can-green cell-pink")))
    station(match, "play port-pink", "play can-pink", "play port-blue")
    assert has(match, A, "deck port can") == [0, 2, 1]
    assert offers(match) == {"play canteen-green", "done"}


@pytest.mark.example(21)
@pytest.mark.clause("SOLARIS-X4", "SOLARIS-A2")
def test_engine_deck_cards_are_no_use_to_the_engines() -> None:
    match = start(table(seat("deck 5", "deck-green deck-green"), bridges=PINK_BOTH))
    assert offered(match, "main") == {"replenish", "exchange", "pass"}


@pytest.mark.example(22)
@pytest.mark.clause("SOLARIS-X5")
def test_a_full_station_takes_no_card() -> None:
    match = station(start(table(seat("deck 2, port 6", "port-pink port-blue"))), "play port-pink")
    assert (has(match, A, "deck port"), offers(match)) == ([1, 7], {"done"})


@pytest.mark.example(23)
@pytest.mark.clause("SOLARIS-X11")
def test_full_stations_are_skipped_at_no_cost() -> None:
    match = station(start(table(seat("bio 5, port 7, can 2, cell 1"), active="bio")), "spend 3", "target port")
    assert has(match, A, "bio port can cell") == [2, 7, 3, 2]


@pytest.mark.example(24)
@pytest.mark.clause("SOLARIS-X12")
def test_no_more_is_spent_than_there_are_stations_to_serve() -> None:
    match = start(table(seat("bio 7, deck 7, hq 3, port 1, can 2, cell 1"), active="bio"))
    station(match)
    assert offered(match, "spend") == {"2", "3", "4", "5"}
    go(match, "spend 5", "target hq")
    assert has(match, A, "bio hq deck cell can port") == [2, 4, 7, 2, 3, 2]


@pytest.mark.example(25)
@pytest.mark.clause("SOLARIS-X13", "SOLARIS-A2")
def test_one_energy_at_the_biotope_starts_nothing() -> None:
    assert offers(start(table(seat("bio 1"), active="bio"))) == {"main pass"}


@pytest.mark.example(26)
@pytest.mark.clause("SOLARIS-X8", "SOLARIS-D7", "SOLARIS-D15")
def test_all_cards_must_be_taken_and_then_five_discarded() -> None:
    hand = "cell-blue cell-pink cell-green cell-purple deck-blue deck-pink"
    position = table(seat("hq 3", hand), active="hq", display=["biotope-pink", "biotope-blue", "canteen-pink"])
    match = station(start(position), "spend 3", "take 0", "take 1", "take 2")
    assert offers(match) == {"take stack"}
    go(match, "take stack", "take stack", "take stack")
    assert (phase(match), hand_size(match, A), look(match, "display")) == ("limit-turn", 12, [None, None, None])
    for _ in range(5):
        assert match.seat == A
        match.play(match.legal()[0])
    assert (hand_size(match, A), match.seat, look(match, "display").count(None)) == (7, E, 0)


def all_but(stack: int, pile: list[str], *others: str) -> list[str]:
    """Cards that lie neither on a stack of so many nor on the pile nor anywhere else named, as a hand."""
    from suntable.games.solaris.state import COPIES, KINDS

    left = [kind for kind, copies in zip(KINDS, COPIES, strict=True) for _ in range(copies)]
    for card in (*pile, *others):
        left.remove(card)
    return left[stack:]


@pytest.mark.example(27)
@pytest.mark.clause("SOLARIS-D13", "SOLARIS-D14")
def test_the_last_card_of_the_stack_has_the_pile_shuffled() -> None:
    pile = ["biotope-pink", "biotope-blue", "canteen-pink", "canteen-blue"]
    display = ["biotope-pink", "biotope-blue", "canteen-pink"]
    hand = all_but(1, pile, *display, "shuttle-port-blue")
    seats = [seat("", "port-blue"), {"hand": hand}]
    match = start(table(*seats, pile=pile, display=display), "main exchange", "discard port-blue")
    assert (look(match, "stack_count"), len(look(match, "pile"))) == (1, 5)
    go(match, "take stack")
    assert (look(match, "stack_count"), look(match, "pile")) == (5, [])
    assert sorted(look(match, "stack")) == sorted([*pile, "shuttle-port-blue"])


@pytest.mark.example(28)
@pytest.mark.clause("SOLARIS-D8", "SOLARIS-D13")
def test_the_pile_is_shuffled_between_two_gaps() -> None:
    pile = [f"biotope-{colour}" for colour in ("pink", "blue", "green", "purple", "pink", "blue", "green", "purple")]
    pile += ["canteen-pink", "canteen-blue"]
    hand = all_but(1, pile, "canteen-green")
    match = start(table(seat(), {"hand": hand}, pile=pile, display=[None, "canteen-green", None]))
    last = look(match, "stack")
    go(match, "main pass")
    assert look(match, "display")[:2] == [*last, "canteen-green"]
    assert (look(match, "stack_count"), look(match, "pile")) == (9, [])


@pytest.mark.example(29)
@pytest.mark.clause("SOLARIS-X23", "SOLARIS-X24", "SOLARIS-D9")
def test_face_down_cards_do_not_count_for_the_hand_limit_until_they_are_in_the_hand() -> None:
    hand = "hq-pink hq-blue hq-green hq-purple deck-pink deck-blue deck-green"
    seats = [seat("can 2", hand), seat("", "bio-pink"), seat("can 1", "bio-blue")]
    match = station(start(table(*seats, players=3, active="can")), "victim 1", "victim 2", "done")
    assert (match.seat, hand_size(match, A)) == (C, 7)
    station(match, "victim 0", "done")
    assert (hand_size(match, A), len(of(match, A, "stash"))) == (6, 2)
    assert not any(laid["card"] in of(match, C, "hand") for laid in of(match, A, "stash"))
    go(match, "main pass")
    assert (phase(match), match.seat, hand_size(match, A)) == ("limit-canteen", A, 8)
    go(match, f"discard {of(match, A, 'hand')[0]}")
    assert (look(match, "active"), hand_size(match, A)) == ("energy-cell", 7)


@pytest.mark.example(30)
@pytest.mark.clause("SOLARIS-X20", "SOLARIS-X21")
def test_one_card_from_each_other_hand() -> None:
    seats = seat("can 6"), seat("", "bio-pink bio-blue"), seat("", "deck-pink")
    match = station(start(table(*seats, players=3, active="can")), "victim 2", "victim 1")
    assert (offers(match), has(match, A, "can")) == ({"done"}, [4])
    seats = seat("can 6"), seat(stash=[{"victim": C, "card": "biotope-pink"}]), seat()
    match = start(table(*seats, players=3, active="can", begun=[B, A]))
    assert offers(match) == {"main pass"}


@pytest.mark.example(31)
@pytest.mark.clause("SOLARIS-X25")
def test_who_was_robbed_empty_can_only_pass() -> None:
    seats = seat("can 2"), seat("", "bio-pink"), seat("", "deck-pink deck-blue")
    match = station(start(table(*seats, players=3, active="can", order={"canteen": [2, 1, 0]})), "victim 1", "done")
    assert (match.seat, offers(match)) == (B, {"main pass"})


@pytest.mark.example(32)
@pytest.mark.clause("SOLARIS-X29")
def test_a_shuttle_at_the_cell_costs_two_there() -> None:
    seats = [seat("cell 3", "bio-blue can-blue")]
    match = station(start(table(*seats, active="cell", shuttles=docked(blue="cell"))), "play bio-blue")
    assert (has(match, A, "cell"), of(match, A, "laser"), offers(match)) == ([1], 1, {"done"})


@pytest.mark.example(33)
@pytest.mark.clause("SOLARIS-X18", "SOLARIS-X28")
def test_two_shuttles_at_one_station() -> None:
    seats = [seat("cell 4, hq 1", "bio-blue can-pink")]
    match = start(table(*seats, active="cell", shuttles=docked(blue="hq", pink="hq")))
    station(match)
    assert offered(match, "play") == {"biotope-blue", "canteen-pink"}
    go(match, "play bio-blue")
    assert (has(match, A, "hq"), of(match, A, "laser"), offers(match)) == ([0], 1, {"done"})


@pytest.mark.example(34)
@pytest.mark.clause("SOLARIS-R6", "SOLARIS-R8")
def test_cards_for_low_stations() -> None:
    hand = "hq-pink hq-blue hq-green hq-purple deck-pink deck-blue deck-green"
    others = seat("cell 2, deck 2, hq 2, bio 2, port 2, can 2")
    match = start(
        table(seat("deck 1, hq 2, bio 7, port 1", hand), others, others, players=3, active="cell", begun=[1, 2, 0])
    )
    go(match, "main pass")
    assert (phase(match), match.seat, hand_size(match, A), look(match, "round")) == ("limit-round", A, 11, 1)
    assert [hand_size(match, each) for each in (B, C)] == [0, 0]
    for _ in range(4):
        match.play(match.legal()[0])
    assert (hand_size(match, A), look(match, "round"), look(match, "active")) == (7, 2, "engine-deck")


@pytest.mark.example(35)
@pytest.mark.clause("SOLARIS-R3", "SOLARIS-R4", "SOLARIS-R5")
def test_the_omen_changes_two_bridges() -> None:
    bridges = ["purple", "pink", "green", "blue", "purple", "green"]

    def ended(key: int) -> suntable.Match:
        full_up = seat("cell 2, deck 2, hq 2, bio 2, port 2, can 2")
        position = table(full_up, full_up, full_up, players=3, active="cell", begun=[1, 2, 0], bridges=bridges)
        return start(position, "main pass", key=key)

    match = until(ended, lambda match: look(match, "omen") == "biotope-purple")
    now = look(match, "bridges")
    assert (now[:2], sorted(now[2:4]), now[4:]) == (["purple", "pink"], ["blue", "pink"], ["purple", "green"])
    assert (sorted(look(match, "spare")), look(match, "pile")) == (["blue", "green"], ["biotope-purple"])
    other = until(ended, lambda match: look(match, "omen") == "biotope-purple" and look(match, "bridges") != now)
    assert look(other, "bridges")[2:4] == now[3:1:-1]
    cell = until(ended, lambda match: look(match, "omen").startswith("energy-cell"))
    assert (look(cell, "bridges")[1:5], sorted(look(cell, "spare"))) == (bridges[1:5], ["green", "purple"])


@pytest.mark.example(36)
@pytest.mark.clause("SOLARIS-E1", "SOLARIS-E2", "SOLARIS-E8")
def test_seven_at_the_laser_ends_the_round_not_the_turns() -> None:
    seats = [
        seat("cell 3, hq 2", "bio-blue", laser=6),
        seat("cell 2, hq 2", "can-blue deck-blue", laser=6),
        seat("cell 1"),
    ]
    match = start(table(*seats, players=3, active="cell", shuttles=docked(blue="hq")))
    station(match, "play bio-blue", "done")
    assert (match.seat, of(match, A, "laser")) == (B, 7)
    station(match, "play can-blue", "play deck-blue", "done", "take stack")
    assert match.seat == C
    sizes = [hand_size(match, each) for each in range(3)]
    go(match, "main pass")
    assert (match.over, match.scores, match.ranks) == (True, [7, 8, 0], [2, 1, 3])
    assert (look(match, "shuttles")["blue"], look(match, "omen")) == ("headquarters", None)
    assert [hand_size(match, each) for each in range(3)] == sizes


@pytest.mark.example(37)
@pytest.mark.clause("SOLARIS-E5", "SOLARIS-E6")
def test_ties_at_the_laser() -> None:
    def ended(cells: list[int]) -> suntable.Match:
        lasers = (8, 8, 5)
        seats = [seat(f"cell {cell}", laser=laser) for cell, laser in zip(cells, lasers, strict=True)]
        position = table(*seats, players=3, active="cell", begun=[0, 1, 2], decides=C)
        return start(position, "main pass")

    assert ended([1, 2, 7]).ranks == [2, 1, 3]
    shared = ended([2, 2, 7])
    assert (shared.ranks, shared.returns) == ([1, 1, 3], [0.25, 0.25, -0.5])
    assert "shares the win" in log(shared)


@pytest.mark.example(38)
@pytest.mark.clause("SOLARIS-V3")
def test_the_time_game_ends_after_its_fourth_round_only() -> None:
    def ended(number: int, laser: int) -> suntable.Match:
        up = seat("cell 2, deck 2, hq 2, bio 2, port 2, can 2", laser=laser)
        more: dict[str, Any] = {"options": {"time_game": True}, "round": number, "active": "energy-cell"}
        return start(table(up, up, up, players=3, begun=[1, 2, 0], **more), "main pass")

    assert (ended(2, 9).over, look(ended(2, 9), "round")) == (False, 3)
    assert ended(4, 4).over


@pytest.mark.example(39)
@pytest.mark.clause("SOLARIS-V5", "SOLARIS-V7", "SOLARIS-S7")
def test_start_energy_is_read_by_place() -> None:
    import numpy as np

    state = State.face(np.zeros(1, State.dtype))
    for place, name in enumerate(("cell", "can", "bio", "deck", "hq", "port")):
        state.place[place] = STATIONS.index(full(name))  # type: ignore[attr-defined]
    rules.start_energy(state, A, 1, 3)
    charged = {name: state.energy[number, A] for number, name in enumerate(STATIONS)}  # type: ignore[attr-defined]
    assert list(charged.values()) == [1, 4, 1, 3, 4, 2]
    match = suntable.new("solaris", players=3, seed=4, layout="random")
    assert look(match, "active") == look(match, "places")[1]


@pytest.mark.example(40)
@pytest.mark.clause("SOLARIS-K3", "SOLARIS-K4")
def test_what_thief_and_victim_know() -> None:
    certain = ["engine-deck-blue", "shuttle-port-blue"]
    rows = [{"viewer": viewer, "holder": B, "cards": certain} for viewer in (A, C, "all")]
    hand = "deck-blue port-blue cell-pink cell-green bio-pink bio-green"

    def robbed(key: int) -> suntable.Match:
        seats = seat("can 1"), seat("", hand), seat()
        return station(start(table(*seats, players=3, active="can", known=rows), key=key), "victim 1", "done")

    match = until(robbed, lambda match: of(match, A, "stash")[0]["card"] == "engine-deck-blue")
    assert known(match, A, B) == ["shuttle-port-blue"]
    assert known(match, C, B) == known(match, "all", B) == []
    assert match.position(SPECTATOR)["seats"][A]["stash"] == [{"victim": B, "card": None}]
    assert match.position(B)["seats"][A]["stash"] == [{"victim": B, "card": "engine-deck-blue"}]
    all_pass(match, "can")
    assert known(match, B, A) == ["engine-deck-blue"]
    assert known(match, C, A) == known(match, "all", A) == []


@pytest.mark.example(41)
@pytest.mark.clause("SOLARIS-K10", "SOLARIS-P1")
def test_a_begun_action_stays_possible_in_every_world() -> None:
    seats = seat("bio 2", "bio-pink can-blue"), seat()
    match = start(table(*seats, players=3, active="bio"), "main replenish")
    assert offers(match) == {"play biotope-pink"}
    for seed in range(200):
        world = match.world(B, seed)
        assert any(card.startswith("biotope") for card in of(world, A, "hand"))
