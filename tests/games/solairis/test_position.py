"""Positions that can not lie on the table are refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import suntable
from tests.games.solairis.table import EMBER, LAVA, MIRROR, TIDE, A, B, attack, out, seat, start, table

SEATS = seat(EMBER, "3 5", "crush"), seat(TIDE, "9 25D", "templar")


def refused(position: dict[str, Any]) -> str:
    with pytest.raises(suntable.PositionError) as error:
        suntable.from_position("solairis", position)
    return str(error.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"sun": 1}, "the position has no 'sun'"),
        ({"seats": [{}]}, "'seats' of the position must be a list of 2 objects"),
        ({"seats": [SEATS[0], 7]}, "seat 1 must be an object, not 7"),
        ({"seats": [SEATS[0], seat("pear")]}, "'warrior' of seat 1 must be one of"),
        ({"seats": [SEATS[0], seat(EMBER)]}, "no two players have the same warrior"),
        ({"phase": "cast", "seats": [SEATS[0], {}]}, "and each warrior of a game under way"),
        ({"seats": [SEATS[0], seat(TIDE, life=49)]}, "the life of a player lies between 0"),
        ({"seats": [SEATS[0], seat(TIDE, life=0)]}, "is 0 exactly for those who are out"),
        ({"seats": [SEATS[0], seat(TIDE, "10 10 10")]}, "'power' of seat 1 has more cards 10 than the box, 2"),
        ({"seats": [SEATS[0], seat(TIDE, "1 2 3 4 5")]}, "each of the 28 power cards"),
        ({"seats": [SEATS[0], seat(TIDE, "5 5"), ], "spent": ["5"]}, "each of the 28 power cards"),
        ({"seats": [SEATS[0], seat(TIDE, "11")]}, "'power' of seat 1 must be one of 1, 2, 3"),
        ({"seats": [SEATS[0], seat(TIDE, power_count=2)]}, "so 'power_count' must be 0"),
        ({"seats": [SEATS[0], seat(TIDE, spells="crush")]}, "each spell of the box lies in at most one place"),
        ({"seats": [SEATS[0], seat(TIDE, spells="axe-3")]}, "each spell of the box lies in at most one place"),
        ({"seats": [SEATS[0], seat(TIDE, spells="eagle eagle")]}, "names 'eagle' twice"),
        ({"seats": [SEATS[0], seat(TIDE) | {"spells": "eagle"}]}, "'spells' of seat 1 must be a list, not 'eagle'"),
        ({"seats": [SEATS[0], seat(TIDE, shown=["eagle"])]}, "'shown' of seat 1 must be among its 'spells'"),
        ({"seats": [SEATS[0], seat(TIDE, "9", "templar", passed=True)]}, "who was passed over in this round"),
        ({"order": [B, A]}, "'order' of the position follows from its warriors"),
        ({"round": 101}, "'round' of the position must be a whole number from 0 to 100"),
        ({"phase": "sleep"}, "'phase' of the position must be one of warrior, draft"),
        ({"phase": "warrior"}, "warriors are taken in seat order"),
        ({"seats": [{}, SEATS[1]]}, "warriors are taken in seat order"),
        ({"phase": "draft"}, "spells are chosen against the turn order"),
        ({"phase": "over"}, "'seat' is null exactly in phase over"),
        ({"phase": "target"}, "what is being prepared must be possible"),
        ({"phase": "pay", "spell": "crush", "target": A}, "what is being prepared must be possible"),
        ({"phase": "cast", "marks": ["3"]}, "what is being prepared must be possible"),
        ({"phase": "dispel"}, "what is being prepared must be possible"),
        ({"turn_of": B}, "what is being prepared must be possible"),
        ({"attack": {"seat": A, "spell": "crush", "target": B, "need": 4, "result": "hit"}}, "must have a need"),
        ({"attack": {"seat": A, "spell": "crush", "target": A, "result": "hit"}}, "the attack announced last"),
        ({"attack": {"seat": A, "spell": "crush", "target": B, "result": "open"}}, "open exactly in phase dispel"),
        ({"attack": 3}, "'attack' must be an object"),
        ({"generator": None}, "this position is concealed"),
        ({"generator": {"key": -1}}, "'key' of 'generator' must be a whole number from 0"),
        ({"seats": [SEATS[0] | {"power": None}, SEATS[1]]}, "the power cards of seat 0 are concealed"),
    ],
)  # fmt: skip
def test_impossible_positions(changes: dict[str, Any], said: str) -> None:
    assert said in refused(table(*SEATS) | changes)


def test_nobody_is_left_without_anything_to_do() -> None:
    assert "no action is legal in phase cast" in refused(table(seat(EMBER, "3", "crush"), SEATS[1]))


def test_an_open_attack_and_a_preparation_can_be_read() -> None:
    match = start(table(seat(EMBER, "7", "crush"), SEATS[1], decides=B, **attack(A, "crush", B, "5")))
    assert match.position()["attack"]["need"] == 5
    match = start(table(*SEATS, phase="pay", spell="crush", target=B, marks=["3"]))
    assert [match.name(action) for action in match.legal()] == ["pay 5"]


def test_choices_can_be_read() -> None:
    match = start({"players": 3, "seat": B, "seats": [{"warrior": EMBER}, {}, {}]})
    assert (match.position()["phase"], len(match.legal())) == ("warrior", 13)
    hands = seat(EMBER), seat(TIDE, spells="templar ice-1")
    match = start(table(*hands, decides=B, phase="draft", rules="advanced"), "spell ice-2", "spell ice-3")
    assert match.seat == B
    assert start(match.position(), "spell tsunami").seat == A


def test_players_who_are_out_hold_nothing() -> None:
    assert "each of the 28 power cards" in refused(table(SEATS[0], out(LAVA) | {"power": ["3"]}, seat(MIRROR)))
    assert "each spell of the box" in refused(table(SEATS[0], out(LAVA) | {"spells": ["death"]}, seat(MIRROR)))


def test_the_facts_of_a_concealed_hand_are_unknown() -> None:
    facts = start(table(*SEATS)).sight(B).facts
    assert facts["seats"][A] == {"needs": {}, "payable": None, "attack_value": None, "defence_value": None}
    assert facts["seats"][B]["needs"] == {"templar": 4}
    assert (facts["seats"][B]["attack_value"], facts["seats"][B]["defence_value"]) == (9, 34)
    assert (facts["surcharge"], facts["need"], facts["marked"], len(facts["unseen"])) == (2, 0, 0, 26)
