"""The acceptance examples of RULES.md, each by its number."""

from __future__ import annotations

import pytest

import suntable
from tests.games.solairis.table import (
    EMBER,
    FROST,
    LAVA,
    MIRROR,
    NIGHT,
    SPECTATOR,
    STORM,
    SUN,
    TIDE,
    VELVET,
    A,
    B,
    C,
    attack,
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

# -- rulebook examples -----------------------------------------------------------------------------------


@pytest.mark.example(1)
@pytest.mark.clause("SOLAIRIS-T7", "SOLAIRIS-T5")
def test_another_colour_needs_two_more() -> None:
    match = start(table(seat(FROST, "4", "fireball-2"), seat(EMBER, "5")))
    assert need(match, A, "fireball-2") == 4
    assert offers(match) == {"spell fireball-2"}
    with pytest.raises(suntable.PositionError, match="no action is legal"):
        start(table(seat(FROST, "3", "fireball-2"), seat(EMBER, "5")))


@pytest.mark.example(2)
@pytest.mark.clause("SOLAIRIS-T7", "SOLAIRIS-D5")
def test_templar() -> None:
    tide = start(table(seat(TIDE, "4", "templar"), seat(EMBER, "5", "crush")))
    assert need(tide, A, "templar") == 4
    ember = start(table(seat(EMBER, "6", "templar"), seat(TIDE, "5", "crush")))
    assert need(ember, A, "templar") == 6
    assert of(go(cast(ember, "templar", B, "6"), "let"), B, "life") == 48 - 10


@pytest.mark.example(3)
@pytest.mark.clause("SOLAIRIS-T8", "SOLAIRIS-D2")
def test_what_is_paid_too_much_is_lost() -> None:
    match = start(table(seat(EMBER, "3 7", "fireball-2"), seat(TIDE, "2", "crush")))
    go(match, "spell fireball-2", "target 1", "pay 3")
    assert "done" in offers(match)
    go(match, "done")
    assert (of(match, A, "power"), look(match, "attack")["need"]) == (["7"], 2)
    dispel(match, "2")
    assert (of(match, B, "life"), look(match, "attack")["result"]) == (48, "dispelled")


@pytest.mark.example(4)
@pytest.mark.clause("SOLAIRIS-D2")
def test_only_what_was_needed_has_to_be_dispelled() -> None:
    match = cast(start(table(seat(EMBER, "2 5", "fireball-1"), seat(TIDE, "1"))), "fireball-1", B, "2")
    assert offers(match) == {"let", "pay 1"}
    assert of(dispel(match, "1"), B, "life") == 48


@pytest.mark.example(5)
@pytest.mark.clause("SOLAIRIS-D5")
def test_an_undispelled_spell_takes_its_wounds() -> None:
    match = cast(start(table(seat(EMBER, "3 7", "fireball-2"), seat(TIDE))), "fireball-2", B, "3")
    assert of(go(match, "let"), B, "life") == 45


@pytest.mark.example(6)
@pytest.mark.clause("SOLAIRIS-T9", "SOLAIRIS-D2")
def test_crush_with_25p() -> None:
    match = start(table(seat(EMBER, "1 2 25P", "crush fireball-1"), seat(TIDE, "25P 1 3")))
    go(match, "spell crush", "target 1")
    assert match.sight(A).facts["seats"][A]["attack_value"] == 28
    go(match, "pay 25P", "done")
    assert match.sight(B).facts["seats"][B]["defence_value"] == 4
    assert offers(match) == {"let"}
    assert of(go(match, "let"), B, "life") == 48 - 15


# -- further cases ---------------------------------------------------------------------------------------


@pytest.mark.example(7)
@pytest.mark.clause("SOLAIRIS-D2")
def test_the_attackers_surcharge_counts_not_the_defenders_colour() -> None:
    match = cast(start(table(seat(TIDE, "3 5", "fireball-1"), seat(EMBER, "1"))), "fireball-1", B, "3")
    assert offers(match) == {"let"}
    match = cast(start(table(seat(TIDE, "3 5", "fireball-1"), seat(EMBER, "1 2"))), "fireball-1", B, "3")
    assert offers(match) == {"let", "pay 1", "pay 2"}


@pytest.mark.example(8)
@pytest.mark.clause("SOLAIRIS-T7", "SOLAIRIS-A5")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("warrior", [EMBER, SUN, FROST, VELVET, STORM, MIRROR, "star-reader"])
def test_white_spells_have_no_surcharge(warrior: str, rules: str) -> None:
    match = start(table(seat(warrior, "4", "mind"), seat("far-archer", "5"), rules=rules))
    assert need(match, A, "mind") == 4


@pytest.mark.example(9)
@pytest.mark.clause("SOLAIRIS-T10", "SOLAIRIS-T3", "SOLAIRIS-D2", "SOLAIRIS-D3")
def test_25d_dispels_and_never_casts() -> None:
    def attacked() -> suntable.Match:
        weak = seat(LAVA, "25D 1", "fireball-2")
        match = start(table(seat(EMBER, "1 9 4", "fireball-1 death"), weak, seat(MIRROR)))
        go(cast(match, "fireball-1", C, "1"), "let")
        assert (of(match, B, "passed"), match.seat) == (True, A)
        return cast(match, "death", B, "9")

    match = attacked()
    assert look(match, "attack")["need"] == 9
    assert offers(match) == {"let", "pay 1", "pay 25D"}
    assert offers(go(match, "pay 1")) == {"pay 25D"}
    assert offers(go(attacked(), "pay 25D")) == {"pay 1", "done"}


@pytest.mark.example(10)
@pytest.mark.clause("SOLAIRIS-T9")
def test_25p_dispels_nothing() -> None:
    match = cast(start(table(seat(EMBER, "1 9", "fireball-1"), seat(TIDE, "25P"))), "fireball-1", B, "1")
    assert offers(match) == {"let"}


@pytest.mark.example(11)
@pytest.mark.clause("SOLAIRIS-T8")
def test_any_cards_may_be_paid_that_are_enough() -> None:
    position = table(seat(EMBER, "1 10", "crush"), seat(TIDE))
    match = start(position, "spell crush", "target 1")
    assert offers(match) == {"pay 1", "pay 10"}
    assert offers(go(match, "pay 1")) == {"pay 10"}
    assert offers(start(position, "spell crush", "target 1", "pay 10")) == {"pay 1", "done"}


@pytest.mark.example(12)
@pytest.mark.clause("SOLAIRIS-D3")
def test_to_begin_dispelling_one_must_be_able_to_end_it() -> None:
    def attacked(spell: str, paid: str) -> suntable.Match:
        return cast(start(table(seat(EMBER, f"{paid} 9", spell), seat(TIDE, "2 2 3"))), spell, B, paid)

    assert offers(attacked("dragon", "8")) == {"let"}
    match = attacked("eagle", "7")
    assert offers(match) == {"let", "pay 2", "pay 3"}
    assert offers(go(match, "pay 2", "pay 3")) == {"pay 2"}
    assert "done" in offers(go(match, "pay 2"))


@pytest.mark.example(13)
@pytest.mark.clause("SOLAIRIS-D4")
def test_who_has_begun_to_pay_takes_it_back_to_let_it_happen() -> None:
    match = cast(start(table(seat(EMBER, "1 9", "fireball-1"), seat(TIDE, "2 3"))), "fireball-1", B, "1")
    go(match, "pay 2")
    assert offers(match) == {"pay 3", "done"}
    assert match.undo()
    assert offers(match) == {"let", "pay 2", "pay 3"}


@pytest.mark.example(14)
@pytest.mark.clause("SOLAIRIS-T2")
def test_who_can_cast_must() -> None:
    match = start(table(seat(EMBER, "10", "tsunami death-rose"), seat(TIDE)))
    assert offers(match) == {"spell tsunami", "spell death-rose"}
    match = start(table(seat(EMBER, "10", "tsunami"), seat(TIDE)))
    assert (need(match, A, "tsunami"), offers(match)) == (8, {"spell tsunami"})


@pytest.mark.example(15)
@pytest.mark.clause("SOLAIRIS-E3")
@pytest.mark.parametrize("life", [15, 10])
def test_no_life_left(life: int) -> None:
    seats = seat(EMBER, "5 9", "crush"), seat(TIDE, life=life), seat(SUN)
    match = go(cast(start(table(*seats)), "crush", B, "5"), "let")
    assert (of(match, B, "life"), of(match, B, "out")) == (0, 1)


@pytest.mark.example(16)
@pytest.mark.clause("SOLAIRIS-T1")
def test_the_turn_goes_on_past_who_is_out() -> None:
    seats = seat(EMBER, "5 9", "crush"), seat(LAVA, "5", "volcano", life=9), seat(MIRROR, "9 3", "arrow")
    match = go(cast(start(table(*seats)), "crush", B, "5"), "let")
    assert match.seat == C
    go(cast(match, "arrow", A, "3"), "let")
    assert match.seat == A


@pytest.mark.example(17)
@pytest.mark.clause("SOLAIRIS-T4", "SOLAIRIS-E1")
def test_who_alone_can_cast_attacks_turn_after_turn() -> None:
    match = start(table(seat(EMBER, "1 2 3", "fireball-1"), seat(LAVA), seat(MIRROR)))
    for card in "123":
        assert (match.seat, look(match, "round")) == (A, 1)
        go(cast(match, "fireball-1", B, card), "let")
    assert (look(match, "round"), of(match, B, "life")) == (2, 22)
    assert [of(match, who, "power_count") for who in (A, B, C)] == [5, 5, 4]


@pytest.mark.example(18)
@pytest.mark.clause("SOLAIRIS-T1")
def test_each_round_begins_with_the_first_living_player() -> None:
    def ends(first: dict[str, object], *others: dict[str, object], decides: int) -> suntable.Match:
        match = start(table(first, *others, decides=decides, turn=7))
        spell = look(match, "seats")[decides]["spells"][0]
        return go(cast(match, spell, C if decides != C else B, "9"), "let")

    match = ends(seat(EMBER, "9", "fireball-1"), seat(LAVA), seat(MIRROR), decides=A)
    assert (look(match, "round"), match.seat) == (2, A)
    match = ends(out(EMBER), seat(LAVA, "9", "fireball-1"), seat(MIRROR), decides=B)
    assert (look(match, "round"), match.seat) == (2, B)


@pytest.mark.example(19)
@pytest.mark.clause("SOLAIRIS-E1", "SOLAIRIS-E2")
def test_what_is_left_at_the_end_of_a_round_is_dealt_anew() -> None:
    match = start(table(seat(EMBER, "1", "fireball-1"), seat(TIDE, "25D 3", "templar tsunami")))
    go(cast(match, "fireball-1", B, "1"), "let")
    assert (look(match, "round"), look(match, "spent")) == (2, [])
    assert [of(match, who, "power_count") for who in (A, B)] == [5, 4]
    assert [of(match, who, "spell_count") for who in (A, B)] == [4, 5]
    assert of(match, B, "life") == 47


@pytest.mark.example(20)
@pytest.mark.clause("SOLAIRIS-S4", "SOLAIRIS-A2")
def test_among_equals_the_lower_printed_life_comes_first() -> None:
    seats = seat(SUN, "5", "axe-1", life=5), seat(STORM, "5", "bolt-1")
    assert look(start(table(*seats, decides=B)), "order") == [B, A]
    match = suntable.new("solairis", rules="advanced", warriors="chosen", seed=1)
    go(match, f"warrior {STORM}", f"warrior {SUN}")
    assert (phase(match), match.seat) == ("draft", B)


@pytest.mark.example(21)
@pytest.mark.clause("SOLAIRIS-A5")
def test_the_surcharge_of_the_advanced_game_takes_the_place_of_the_other() -> None:
    match = start(table(seat(EMBER, "9", "templar crush"), seat(TIDE), rules="advanced"))
    assert (need(match, A, "templar"), need(match, A, "crush")) == (9, 5)


@pytest.mark.example(22)
@pytest.mark.clause("SOLAIRIS-A6", "SOLAIRIS-A7")
def test_spells_are_kept_and_leave_with_their_owner() -> None:
    seats = seat(EMBER, "9", "volcano"), seat(LAVA, "1", "death"), seat(MIRROR, "", "arrow")
    match = go(cast(start(table(*seats, rules="advanced")), "volcano", C, "9"), "let")
    assert look(match, "round") == 2
    assert [of(match, who, "spells") for who in (A, B, C)] == [["volcano"], ["death"], ["arrow"]]
    weak = seats[0], seats[1] | {"life": 3}, seats[2]
    match = go(cast(start(table(*weak, rules="advanced")), "volcano", B, "9"), "let")
    assert (look(match, "round"), look(match, "gone")) == (2, ["death"])
    assert "death" not in of(match, A, "spells") + of(match, C, "spells")


@pytest.mark.example(23)
@pytest.mark.clause("SOLAIRIS-S5")
def test_a_spell_that_was_cast_is_known_until_the_next_deal() -> None:
    seats = seat(EMBER, "7 9", "eagle crush"), seat(TIDE, "4", "templar"), seat(SUN)
    for key in range(20):
        match = go(cast(start(table(*seats), key=key), "eagle", B, "7"), "let")
        for viewer in (B, C, SPECTATOR):
            table_of_a = match.position(viewer)["seats"][A]
            assert (table_of_a["spells"], table_of_a["spell_count"]) == (["eagle"], 2)
        go(cast(match, "templar", A, "4"), "let")
        go(cast(match, "crush", B, "9"), "let")
        assert look(match, "round") == 2
        assert [part["spells"] for part in match.position(SPECTATOR)["seats"]] == [[], [], []]


@pytest.mark.example(24)
@pytest.mark.clause("SOLAIRIS-D1")
def test_a_preparation_is_seen_by_nobody_else() -> None:
    match = start(table(seat(EMBER, "3 4 5", "crush fireball-2"), seat(TIDE, "4"), seat(SUN)))
    before = [match.seen(viewer) for viewer in (B, C, SPECTATOR)]
    own = match.seen(A)
    for move in ("spell crush", "target 2", "pay 3", "pay 4"):
        go(match, move)
        assert [match.seen(viewer) for viewer in (B, C, SPECTATOR)] == before
        assert match.seen(A) != own
        assert of(match, A, "power_count") == 3
    go(match, "done")
    assert [match.seen(viewer) for viewer in (B, C, SPECTATOR)] != before


@pytest.mark.example(25)
@pytest.mark.clause("SOLAIRIS-T3")
def test_who_was_passed_over_had_too_little() -> None:
    passed = seat(LAVA, "4 2", "dragon", passed=True, passed_spent=0)
    match = start(table(seat(EMBER, "3 4 5 9", "crush death-rose"), passed, seat(MIRROR)))
    cast(match, "death-rose", B, "4")
    dispel(match, "4")
    assert (of(match, B, "passed_spent"), match.seat) == (4, A)
    seen = set()
    for seed in range(200):
        world = match.world(A, seed)
        facts = world.sight().facts["seats"][B]
        assert facts["attack_value"] + 4 < min(facts["needs"].values())
        seen.add((*of(world, B, "power"), *of(world, B, "spells")))
    assert len(seen) > 10


@pytest.mark.example(26)
@pytest.mark.clause("SOLAIRIS-T2")
def test_who_is_to_cast_can() -> None:
    match = start(table(seat(EMBER, "1", "fireball-1"), seat(NIGHT, "4", "death")))
    for viewer in (B, SPECTATOR):
        worlds = [match.world(viewer, seed) for seed in range(100)]
        assert all(world.legal() for world in worlds)
        assert len({(*of(world, A, "power"), *of(world, A, "spells")) for world in worlds}) > 10


@pytest.mark.example(27)
@pytest.mark.clause("SOLAIRIS-T6", "SOLAIRIS-T5")
def test_a_dispelled_spell_may_be_cast_again() -> None:
    match = cast(start(table(seat(EMBER, "5 6", "crush"), seat(TIDE, "5"))), "crush", B, "5")
    dispel(match, "5")
    assert (match.seat, offers(match), of(match, A, "spells")) == (A, {"spell crush"}, ["crush"])


@pytest.mark.example(28)
@pytest.mark.clause("SOLAIRIS-E5")
def test_the_last_one_wins_at_once() -> None:
    match = start(table(seat(EMBER, "5 6", "crush"), out(LAVA), seat(MIRROR, life=3)), "spell crush")
    assert offers(match) == {"target 2"}
    go(match, "target 2", "pay 5", "done", "let")
    assert (match.over, match.scores, match.ranks) == (True, [25, 0, 0], [1, 3, 2])
    seats = seat(EMBER, "1", "fireball-1"), out(LAVA), seat(MIRROR)
    match = go(cast(start(table(*seats)), "fireball-1", C, "1"), "let")
    assert (look(match, "round"), of(match, B, "power_count"), of(match, B, "spell_count")) == (2, 0, 0)


@pytest.mark.example(29)
@pytest.mark.clause("SOLAIRIS-S1", "SOLAIRIS-T7")
def test_two_of_one_colour() -> None:
    match = start(table(seat(EMBER, "5", "crush"), seat(LAVA, "5", "volcano")))
    assert (need(match, A, "crush"), need(match, B, "volcano")) == (5, 6)


@pytest.mark.example(30)
@pytest.mark.clause("SOLAIRIS-C1")
def test_three_spells_are_in_no_box() -> None:
    missing = {"life-3", "axe-3", "dagger-3"}
    match = suntable.new("solairis", 4, seed=2, rules="advanced")
    left = offers(match)
    assert len(left) == 38
    assert not {f"spell {spell}" for spell in missing} & left
    for seed in range(100):
        match = suntable.new("solairis", 4, seed=seed)
        assert not missing & {spell for who in range(4) for spell in of(match, who, "spells")}
    with pytest.raises(suntable.PositionError, match="each spell of the box"):
        start(table(seat(EMBER, "9", "axe-3"), seat(LAVA)))


def test_an_attack_that_waits_can_be_set_up() -> None:
    match = start(table(seat(EMBER, "7", "crush"), seat(TIDE, "5"), decides=B, **attack(A, "crush", B, "6")))
    assert offers(match) == {"let", "pay 5"}
