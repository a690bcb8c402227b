"""Who may know what, and what can be taken back: sections 5 and 6 of RULES.md."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import suntable
from suntable.engine.bits import members
from suntable.games.solairis import rules
from suntable.games.solairis.position import cards
from suntable.games.solairis.state import SPELLS
from tests.games.solairis.table import (
    EMBER,
    LAVA,
    MIRROR,
    NIGHT,
    SPECTATOR,
    SUN,
    TIDE,
    VELVET,
    A,
    B,
    C,
    cast,
    dispel,
    go,
    look,
    of,
    offers,
    phase,
    seat,
    start,
    table,
)


def random_matches(seeds: int, **options: str) -> list[suntable.Match]:
    """Matches somewhere in the middle."""
    found = []
    for seed in range(seeds):
        match, chance = suntable.new("solairis", 2 + seed % 3, seed=seed, **options), Random(seed)
        for _ in range(chance.randrange(60)):
            if not match.over:
                match.play(chance.choice(match.legal()))
        found.append(match)
    return found


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_worlds_hold_what_the_seat_has_seen(rules: str) -> None:
    for match in random_matches(25, rules=rules):
        for viewer in range(-1, match.players):
            seen = match.position(viewer)
            for seed in range(4):
                world = match.world(viewer, seed).position()
                for who, part in enumerate(seen["seats"]):
                    assert set(part["spells"]) <= set(world["seats"][who]["spells"])
                    assert len(world["seats"][who]["spells"]) == part["spell_count"]
                    assert len(world["seats"][who]["power"]) == part["power_count"]
                    assert world["seats"][who]["life"] == part["life"]
                assert (world["spent"], world["gone"]) == (seen["spent"], seen["gone"])


def test_an_unseen_card_is_as_likely_anywhere() -> None:
    """One card of B is hidden, of 25 that A has not seen; six of their values are 7 or more."""
    match = start(table(seat(EMBER, "1 2 3", "fireball-1"), seat(TIDE, "4", "templar")))
    held = Counter(of(match.world(A, seed), B, "power")[0] for seed in range(5000))
    assert set(held) == {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "25P", "25D"}
    for card, copies in {"1": 2, "4": 3, "10": 2, "25D": 1}.items():
        assert held[card] / 5000 == pytest.approx(copies / 25, abs=0.02)


def test_a_passed_seat_with_several_bound_hands() -> None:
    """For a spectator two players passed over and one who is to cast bind each other: worlds are still found."""
    weak = {"passed": True}
    seats = (
        seat(EMBER, "1 10", "fireball-1"),
        seat(LAVA, "1 2 3", "death dragon scream", **weak),
        seat(VELVET, "1 2", "volcano tsunami", **weak),
        seat(NIGHT, "2", "the-one", **weak),
    )
    match = start(table(*seats))
    for viewer in (SPECTATOR, A, B):
        for seed in range(60):
            world = match.world(viewer, seed)
            assert offers(world)
            for who in (B, C, 3):
                facts = world.sight().facts["seats"][who]
                assert facts["attack_value"] < min(facts["needs"].values())


@pytest.mark.parametrize(("spell", "held"), [("shield", "1 25D"), ("mind", "1 1 1 25D")])
def test_the_rarest_world_is_found(spell: str, held: str) -> None:
    """B was passed over with a white spell that all know; the one hand that fits it is dealt one time in thousands."""
    rare = seat(LAVA, held, spell, shown=[spell], passed=True)
    match = start(table(seat(EMBER, "2 3 4", "fireball-1"), rare, seat(MIRROR, "2 3 5 10", "arrow")))
    for seed in range(20):
        assert of(match.world(C, seed), B, "power") == held.split()


def test_the_most_fitting_hands() -> None:
    """Least power and dearest spells for who was passed over, most power and the cheapest spells for who casts."""
    match = start(table(seat(EMBER, "4 2", "crush mind"), seat(LAVA, "3 4", "dragon death", passed=True)))
    face: Any = match._face()
    rules.conceal(face, SPECTATOR)
    for who in (B, A):
        rules.take_most_fitting(face, who)
    assert (cards(face.power[B]), cards(face.power[A])) == (["1", "25D"], ["25P", "25P"])
    spells = [[SPELLS[spell] for spell in members(face.spells[who])] for who in (A, B)]
    assert spells == [["fireball-1", "fireball-2"], ["tsunami", "death"]]


def test_paying_for_a_defence_is_seen_by_nobody_before_it_is_done() -> None:
    match = cast(start(table(seat(EMBER, "1 5", "crush"), seat(TIDE, "2 3 4"), seat(SUN))), "crush", B, "5")
    before = [match.seen(viewer) for viewer in (A, C, SPECTATOR)]
    go(match, "pay 2", "pay 3")
    assert [match.seen(viewer) for viewer in (A, C, SPECTATOR)] == before
    go(match, "done")
    assert match.position(C)["attack"]["dispelled_with"] == ["2", "3"]


def test_what_is_offered_does_not_tell_others_whether_one_can_dispel() -> None:
    able, unable = (
        cast(start(table(seat(EMBER, "1 5", "crush"), seat(TIDE, held), seat(SUN))), "crush", B, "5")
        for held in ("9", "1")
    )
    assert offers(able) != offers(unable)
    for viewer in (A, C, SPECTATOR):
        assert able.seen(viewer) == unable.seen(viewer)
        assert able.text(viewer) == unable.text(viewer)
        assert able.sight(viewer).legal == ()


# -- undo ------------------------------------------------------------------------------------------------


def test_a_preparation_can_be_taken_back_until_it_is_announced() -> None:
    match = start(table(seat(EMBER, "3 5", "crush"), seat(TIDE, "9")))
    cast(match, "crush", B, "5")
    assert not match.undo()
    match = start(table(seat(EMBER, "3 5", "crush"), seat(TIDE, "9")), "spell crush", "target 1", "pay 3", "pay 5")
    for expected in ("pay", "pay", "target", "cast"):
        assert match.undo()
        assert phase(match) == expected
    assert not match.undo()


@pytest.mark.parametrize("answer", ["let", "done"])
def test_an_answer_can_not_be_taken_back(answer: str) -> None:
    match = cast(start(table(seat(EMBER, "1 5", "crush fireball-1"), seat(TIDE, "9"))), "crush", B, "5")
    if answer == "done":
        dispel(match, "9")
    else:
        go(match, "let")
    assert not match.undo()


def test_a_warrior_can_not_be_given_back() -> None:
    match = suntable.new("solairis", 3, seed=1, warriors="chosen")
    match.play(match.legal()[0])
    assert (match.seat, match.undo()) == (B, False)


def test_the_record_is_small() -> None:
    assert len(suntable.new("solairis", 4, seed=1).state) < 1000
    assert look(suntable.new("solairis", seed=1), "attack") is None
