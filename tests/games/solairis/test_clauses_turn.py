"""Turns and dispelling: SOLAIRIS-T1 to T10, D1 to D5."""

from __future__ import annotations

import pytest

import suntable
from tests.games.solairis.table import (
    EMBER,
    FROST,
    LAVA,
    MIRROR,
    STORM,
    TIDE,
    A,
    B,
    C,
    cast,
    dispel,
    go,
    look,
    need,
    of,
    offers,
    out,
    phase,
    seat,
    start,
    table,
)


@pytest.mark.clause("SOLAIRIS-T1")
def test_turns_go_round_in_turn_order() -> None:
    seats = seat(MIRROR, "3 3", "arrow"), seat(EMBER, "1 1", "fireball-1"), seat(STORM, "2 2", "bolt-2")
    match = start(table(*seats, decides=B))
    deciders = []
    for _ in range(6):
        who = match.seat
        assert who is not None
        deciders.append(who)
        spell, card = of(match, who, "spells")[0], of(match, who, "power")[0]
        go(cast(match, spell, (who + 1) % 3, card), "let")
    assert deciders == [B, A, C, B, A, C]


@pytest.mark.clause("SOLAIRIS-T2")
def test_off_colour_spells_and_25p_count_for_what_can_be_cast() -> None:
    match = start(table(seat(EMBER, "25P", "death volcano mind"), seat(TIDE)))
    assert offers(match) == {"spell death", "spell volcano", "spell mind"}
    match = start(table(seat(EMBER, "7", "death volcano mind"), seat(TIDE)))
    assert offers(match) == {"spell volcano", "spell mind"}


@pytest.mark.clause("SOLAIRIS-T3")
def test_who_cannot_cast_is_passed_over_but_may_dispel() -> None:
    seats = seat(EMBER, "1 2", "fireball-1"), seat(LAVA, "4", "volcano"), seat(MIRROR, "9", "arrow")
    match = go(cast(start(table(*seats)), "fireball-1", C, "1"), "let")
    assert (match.seat, of(match, B, "passed"), of(match, C, "passed")) == (C, True, False)
    cast(match, "arrow", B, "9")
    assert (match.seat, offers(match)) == (B, {"let", "pay 4"})


@pytest.mark.clause("SOLAIRIS-T3")
def test_being_passed_over_is_told_once_a_round_and_forgotten_at_the_next_deal() -> None:
    match = start(table(seat(EMBER, "1 2 3", "fireball-1"), seat(TIDE, "1", "tsunami")))
    go(cast(match, "fireball-1", B, "1"), "let")
    go(cast(match, "fireball-1", B, "2"), "let")
    assert match.log().count("Tide cannot cast and is passed over until the next round") == 1
    go(cast(match, "fireball-1", B, "3"), "let")
    assert not of(match, B, "passed")


@pytest.mark.clause("SOLAIRIS-T4")
def test_one_spell_against_one_other_living_player() -> None:
    match = start(table(seat(EMBER, "5 5", "crush"), seat(TIDE, "9", "templar"), out(LAVA), seat(MIRROR)))
    go(match, "spell crush")
    assert (phase(match), offers(match)) == ("target", {"target 1", "target 3"})
    go(match, "target 3", "pay 5", "done", "let")
    assert match.seat == B


@pytest.mark.clause("SOLAIRIS-T5", "SOLAIRIS-T6")
def test_a_spell_can_be_cast_again_and_again() -> None:
    match = start(table(seat(EMBER, "1 2", "fireball-1"), seat(TIDE)))
    for card in ("1", "2"):
        assert of(match, A, "spells") == ["fireball-1"]
        go(cast(match, "fireball-1", B, card), "let")


@pytest.mark.clause("SOLAIRIS-T7")
@pytest.mark.parametrize(
    ("spell", "needed"), [("ice-3", 3), ("tsunami", 6), ("crush", 7), ("shield", 2), ("life-1", 3)]
)
def test_needs_of_a_blue_warrior(spell: str, needed: int) -> None:
    assert need(start(table(seat(FROST, "10", spell), seat(EMBER))), A, spell) == needed


@pytest.mark.clause("SOLAIRIS-T8")
def test_one_may_pay_too_much_on_purpose() -> None:
    match = start(table(seat(EMBER, "1 2 5 10", "fireball-1"), seat(TIDE)))
    go(match, "spell fireball-1", "target 1", "pay 1", "pay 5", "pay 10", "done")
    assert (of(match, A, "power"), look(match, "spent")) == (["2"], ["1", "5", "10"])
    assert match.position(B)["spent"] == ["1", "5", "10"]


@pytest.mark.clause("SOLAIRIS-T8", "SOLAIRIS-T10")
def test_25d_can_not_be_paid_for_a_spell() -> None:
    match = start(table(seat(EMBER, "5 25D", "crush"), seat(TIDE)), "spell crush", "target 1")
    assert offers(match) == {"pay 5"}
    assert offers(go(match, "pay 5")) == {"done"}


@pytest.mark.clause("SOLAIRIS-T9")
def test_25p_may_be_combined() -> None:
    match = start(table(seat(EMBER, "25P 1", "crush"), seat(TIDE)), "spell crush", "target 1", "pay 25P")
    assert offers(match) == {"pay 1", "done"}


@pytest.mark.clause("SOLAIRIS-T9", "SOLAIRIS-T10")
def test_25p_and_25d_in_a_defence() -> None:
    match = cast(start(table(seat(EMBER, "6", "volcano"), seat(TIDE, "25P 25D 1"))), "volcano", B, "6")
    assert offers(match) == {"let", "pay 1", "pay 25D"}
    dispel(match, "1 25D")
    assert "25P" not in match.log()[-1]


@pytest.mark.clause("SOLAIRIS-D1")
def test_the_target_answers_when_all_is_announced() -> None:
    match = start(table(seat(EMBER, "5 6", "crush"), seat(TIDE, "5")))
    assert match.seat == A
    cast(match, "crush", B, "6")
    assert (match.seat, phase(match), offers(match)) == (B, "dispel", {"let", "pay 5"})
    told = {"seat": A, "spell": "crush", "target": B, "need": 5, "paid": ["6"], "result": "open"}
    for viewer in (A, B, -1):
        assert match.position(viewer)["attack"] == told | {"dispelled_with": []}


@pytest.mark.clause("SOLAIRIS-D2")
def test_the_attackers_surcharge_must_be_dispelled_too() -> None:
    match = cast(start(table(seat(EMBER, "8", "tsunami"), seat(TIDE, "3 4"))), "tsunami", B, "8")
    assert (look(match, "attack")["need"], offers(match)) == (8, {"let"})
    match = cast(start(table(seat(EMBER, "8", "tsunami"), seat(TIDE, "4 4"))), "tsunami", B, "8")
    assert offers(match) == {"let", "pay 4"}


@pytest.mark.clause("SOLAIRIS-D3")
def test_what_dispels_is_out_until_the_next_deal() -> None:
    seats = seat(EMBER, "5 1", "crush fireball-1"), seat(TIDE, "2 3 9", "templar")
    match = cast(start(table(*seats)), "crush", B, "5")
    go(match, "pay 2")
    assert offers(match) == {"pay 3", "pay 9"}
    go(match, "pay 9")
    assert offers(match) == {"pay 3", "done"}
    go(match, "done")
    assert (of(match, B, "power"), look(match, "spent")) == (["3"], ["2", "5", "9"])


@pytest.mark.clause("SOLAIRIS-D4", "SOLAIRIS-D5")
def test_one_may_decline_to_dispel() -> None:
    match = cast(start(table(seat(EMBER, "5 9", "crush"), seat(TIDE, "5"))), "crush", B, "5")
    assert {"let", "pay 5"} == offers(match)
    go(match, "let")
    assert (of(match, B, "life"), of(match, B, "power")) == (48 - 15, ["5"])


@pytest.mark.clause("SOLAIRIS-D5")
def test_a_dispelled_spell_has_no_effect() -> None:
    match = cast(start(table(seat(EMBER, "5 9", "crush"), seat(TIDE, "5"))), "crush", B, "5")
    assert of(dispel(match, "5"), B, "life") == 48


def test_an_illegal_action_is_refused() -> None:
    match = start(table(seat(EMBER, "5 9", "crush"), seat(TIDE, "5")))
    with pytest.raises(suntable.IllegalAction, match="target 1"):
        match.play("target 1")
