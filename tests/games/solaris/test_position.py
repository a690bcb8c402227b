"""Positions that can not lie on the table are refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import suntable
from tests.games.solaris.table import A, B, C, D, E, docked, look, of, seat, start, table

SIX_PINK = "bio-pink bio-pink bio-pink bio-pink bio-pink bio-pink"
STOLEN = {"stash": [{"victim": B, "card": "biotope-pink"}]}


def refused(position: Any) -> str:
    with pytest.raises(suntable.PositionError) as error:
        suntable.from_position("solaris", position)
    return str(error.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"sun": 1}, "the position has no 'sun'"),
        ({"seats": [{}]}, "'seats' of the position must be a list of 5 objects"),
        ({"seats": [7, {}, {}, {}, {}]}, "seat 0 must be an object, not 7"),
        ({"seats": [{"energy": {"moon": 1}}, {}, {}, {}, {}]}, "'energy' of seat 0 has no 'moon'"),
        ({"seats": [seat("deck 8"), {}, {}, {}, {}]}, "a whole number from 0 to 7"),
        ({"seats": [seat("", "bio-red"), {}, {}, {}, {}]}, "'hand' of seat 0 must be one of"),
        ({"seats": [seat("", SIX_PINK), {}, {}, {}, {}]}, "more cards biotope-pink than the box, 5"),
        ({"seats": [seat("", "bio-pink", hand_count=2), {}, {}, {}, {}]}, "so 'hand_count' must be 1"),
        ({"seats": [{"hand": "biotope-pink"}, {}, {}, {}, {}]}, "'hand' of seat 0 must be a list"),
        ({"seats": [{"hand": None}, {}, {}, {}, {}]}, "the hand of seat 0 is concealed"),
        (
            {"seats": [{"stash": [{"victim": 1, "card": None}]}, {}, {}, {}, {}]},
            "a face-down card of seat 0 is concealed",
        ),
        ({"seats": [STOLEN, {}, {}, {}, {}]}, "face-down cards lie only before players"),
        ({"seats": [{}, {}, STOLEN | {}, {}, {}], "active": "canteen"}, "face-down cards lie only before players"),
        ({"stack": []}, "each of the 108 cards lies in exactly one place"),
        ({"stack": None}, "the stack is concealed"),
        ({"stack_count": 3}, "so 'stack_count' must be 108"),
        ({"display": ["biotope-pink"] * 4}, "a list of at most 3"),
        ({"places": ["canteen"]}, "each of the six stations has one place"),
        ({"bridges": ["pink"] * 6}, "each of the 8 bridges is in one place"),
        ({"bridges": ["pink"]}, "each of the 8 bridges is in one place"),
        ({"spare": ["pink", "pink"]}, "each of the 8 bridges is in one place"),
        ({"shuttles": {"red": None}}, "'shuttles' has no 'red'"),
        ({"order": {"biotope": [A, A, B, C, D]}}, "a list of the seats"),
        ({"order": {"engine-deck": [A, B, C, D, E]}}, "those who have begun their turn here"),
        ({"begun": []}, "those who have begun their turn here"),
        ({"begun": [B]}, "those who have begun their turn here"),
        ({"begun": [A, A]}, "those who have begun their turn here"),
        ({"phase": "sleep"}, "'phase' of the position must be one of main, replenish"),
        ({"phase": "over"}, "'seat' is null exactly in phase over"),
        ({"seat": None}, "'seat' is null exactly in phase over"),
        ({"phase": "redirect-side"}, "'chosen' names what waits for its station"),
        ({"phase": "main", "chosen": "biotope-pink"}, "'chosen' names what waits for its station"),
        ({"phase": "replenish"}, "no action is legal in phase replenish"),
        ({"phase": "canteen"}, "what is being done must be possible"),
        ({"phase": "return"}, "what is being done must be possible"),
        ({"phase": "limit-turn"}, "what is being done must be possible"),
        ({"phase": "main", "played": 1}, "what is being done must be possible"),
        ({"phase": "limit-round"}, "those who have begun their turn here"),
        ({"phase": "canteen", "active": "canteen", "played": 1, "named": [A]}, "what is being done must be possible"),
        ({"phase": "engine", "played": 1}, "what is being done must be possible"),
        (
            {"phase": "port-site", "active": "shuttle-port", "chosen": "blue", "shuttles": docked(blue="hq")},
            "what is being done must be possible",
        ),
        ({"round": 13}, "'round' of the position must be a whole number from 1 to 12"),
        ({"known": 3}, "'known' of the position must be a list"),
        ({"known": [{"viewer": 9, "holder": 0}]}, "'viewer' of 'known' must be one of"),
        ({"generator": None}, "this position is concealed"),
        ({"generator": {"key": -1}}, "'key' of 'generator' must be a whole number from 0"),
        ({"time_game": True}, "the position has no 'time_game'"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], said: str) -> None:
    assert said in refused(table() | changes)


def test_what_is_left_out_is_empty_and_the_rest_lies_on_the_stack() -> None:
    match = suntable.from_position("solaris", {"players": 3})
    assert (match.seat, look(match, "active"), look(match, "stack_count")) == (A, "engine-deck", 108)
    assert look(match, "bridges") == ["purple", "pink", "green", "blue", "purple", "pink"]
    assert look(match, "spare") == ["green", "blue"]
    match = start(table(seat("deck 2", "bio-pink")))
    assert (look(match, "stack_count"), of(match, A, "hand_count")) == (107, 1)


def test_an_empty_stack_needs_an_empty_pile() -> None:
    match = start(table())
    cards = look(match, "stack")
    assert "an empty stack is filled from the pile at once" in refused(table(pile=cards, stack=[]))


def test_a_position_after_the_end() -> None:
    position = table(seat(laser=7), players=3) | {
        "phase": "over",
        "seat": None,
        "active": "energy-cell",
        "begun": [C, B, A],
    }
    match = suntable.from_position("solaris", position)
    assert (match.over, match.legal()) == (True, [])
