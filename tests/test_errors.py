"""Bad input: an exception of its own class with a sentence that says what was expected, and nothing changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import suntable
from suntable import Match


@pytest.fixture
def match() -> Match:
    match = suntable.new("solstis", seed=1)
    for _ in range(9):
        match.play(match.legal()[0])
    return match


def test_every_error_is_a_suntable_error_of_its_own() -> None:
    named = [getattr(suntable, name) for name in suntable.__all__]
    errors = {kind for kind in named if isinstance(kind, type) and issubclass(kind, Exception)}
    assert len(errors) == 16
    assert all(issubclass(error, suntable.SuntableError) for error in errors)
    assert all(error.__doc__ for error in errors)


# -- a new game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "options", "error", "says"),
    [
        (("chess",), {}, suntable.UnknownGame, "no game 'chess'; there are: .*solstis"),
        (("solstis", 3), {}, suntable.PlayersError, "exactly 2 players, not 3"),
        (("solstis", True), {}, suntable.PlayersError, "exactly 2 players, not True"),
        (("solstis", "2"), {}, suntable.PlayersError, "exactly 2 players, not '2'"),
        (("solstis", 2, -1), {}, suntable.SeedError, "0 to 2\\*\\*63 - 1, not -1"),
        (("solstis", 2, 2**63), {}, suntable.SeedError, "not 9223372036854775808"),
        (("solstis", 2, 1.5), {}, suntable.SeedError, "not 1.5"),
        (("solstis", 2, True), {}, suntable.SeedError, "not True"),
        (("solstis",), {"evli": True}, suntable.OptionError, "no option 'evli'; its options are: evil, first, cover"),
        (("solstis",), {"evil": 1}, suntable.OptionError, "evil is one of false, true, not 1"),
        (("solstis",), {"first": True}, suntable.OptionError, "first is one of random, 0, 1, not True"),
        (("solstis",), {"first": 2}, suntable.OptionError, "not 2"),
        (("solstis",), {"cover": "never"}, suntable.OptionError, "cover is one of after, before, not 'never'"),
    ],
)
def test_a_game_that_can_not_be(
    arguments: tuple[Any, ...], options: dict[str, Any], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        suntable.new(*arguments, **options)


@pytest.mark.parametrize(("text", "value"), [("true", True), ("false", False)])
def test_an_option_may_be_written_as_a_text(text: str, value: bool) -> None:
    assert suntable.new("solstis", evil=text).options["evil"] is value


# -- an action -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "error", "says"),
    [
        (145, suntable.UnknownAction, "no action 145: actions run from 0 to 144"),
        (-1, suntable.UnknownAction, "no action -1"),
        (2**80, suntable.UnknownAction, "actions run from 0 to 144"),
        ("tile 7-1", suntable.UnknownAction, "no action 'tile 7-1': names look like 'tile 1-1', 'cell 1-1'"),
        ("", suntable.UnknownAction, "no action ''"),
        (True, suntable.UnknownAction, "not True"),
        (1.0, suntable.UnknownAction, "a whole number or a structured name, not 1.0"),
        (None, suntable.UnknownAction, "not None"),
        ([3], suntable.UnknownAction, "not \\[3\\]"),
        ("spirit evil", suntable.IllegalAction, "spirit evil is not possible now; seat . can choose: "),
    ],
)
def test_an_action_that_can_not_be_played(match: Match, action: Any, error: type[Exception], says: str) -> None:
    before = match.save()
    with pytest.raises(error, match=says):
        match.play(action)
    assert match.save() == before
    for ask in (match.name, match.tell):
        if error is suntable.UnknownAction:
            with pytest.raises(suntable.UnknownAction):
                ask(action)


def test_nothing_can_be_played_when_the_game_is_over(match: Match) -> None:
    while not match.over:
        match.play(match.legal()[0])
    with pytest.raises(suntable.GameOver, match="draw is not possible: the game is over"):
        match.play("draw")


# -- a seat, a step, a language, a device ----------------------------------------------------------------


@pytest.mark.parametrize("seat", [2, -2, True, "0", 0.0])
def test_a_seat_that_is_not_there(match: Match, seat: Any) -> None:
    for look in (match.position, match.text, match.svg, match.sight, match.log, match.observe, match.breakdown):
        with pytest.raises(suntable.SeatError, match="the seats are 0 to 1"):
            look(seat)
    with pytest.raises(suntable.SeatError):
        match.world(seat, 1)


def test_what_only_some_seats_have(match: Match) -> None:
    with pytest.raises(suntable.SeatError, match="a spectator has no score"):
        match.breakdown(-1)
    with pytest.raises(suntable.SeatError, match="is needed here"):
        match.world(None, 1)  # type: ignore[arg-type]
    with pytest.raises(suntable.SeatError, match="is needed here"):
        match.observe(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["fr", "", "EN", None])
def test_a_language_without_words(match: Match, lang: Any) -> None:
    for show in (match.text, match.svg, match.log):
        with pytest.raises(suntable.WordsError, match="told in de, en, not in"):
            show(0, lang)
    with pytest.raises(suntable.WordsError):
        match.tell(0, lang)


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"games": 0}, suntable.StepError, "games must be a whole number from 1 on, not 0"),
        ({"games": 1.5}, suntable.StepError, "not 1.5"),
        ({"games": 1, "threads": 0}, suntable.StepError, "threads must be"),
        ({"games": 1, "device": "tpu"}, suntable.DeviceError, "no device 'tpu'; there are: python, cpu, cuda"),
        ({"games": 1, "players": 5}, suntable.PlayersError, "exactly 2"),
        ({"games": 1, "seed": -3}, suntable.SeedError, "not -3"),
        ({"games": 1, "evil": "maybe"}, suntable.OptionError, "not 'maybe'"),
    ],
)
def test_playouts_that_can_not_be(arguments: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        suntable.playouts("solstis", **arguments)


def test_without_a_gpu_the_error_says_so() -> None:
    try:
        from numba import cuda

        if cuda.is_available():
            pytest.skip("this machine has a GPU")
    except ImportError:
        pass
    with pytest.raises(suntable.DeviceError, match=r"pip install suntable\[cuda\]"):
        suntable.playouts("solstis", 1, device="cuda")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [({"size": 0}, suntable.StepError), ({"size": 2, "threads": -1}, suntable.StepError),
     ({"size": 2, "device": "cuda"}, suntable.DeviceError), ({"size": 2, "seed": "x"}, suntable.SeedError)],
)  # fmt: skip
def test_a_batch_that_can_not_be(arguments: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        suntable.Batch("solstis", **arguments)


# -- a save file -----------------------------------------------------------------------------------------


def changed(match: Match, **fields: Any) -> str:
    return json.dumps({**json.loads(match.save()), **fields})


def test_a_save_file_of_other_rules(match: Match) -> None:
    with pytest.raises(suntable.VersionError, match="saved under version 7 of the rules of Solstis; this is version 1"):
        suntable.load(changed(match, version=7))
    with pytest.raises(suntable.VersionError, match="has format 9; this Suntable reads format 1"):
        suntable.load(changed(match, suntable=9))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", '"suntable"', "{}", '{"game": "solstis"}', "\ufeff{}", "[" * 100_000]
)
def test_a_text_that_is_no_save_file(text: str) -> None:
    with pytest.raises(suntable.SaveError, match="not a Suntable save file"):
        suntable.load(text)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"seed": "x"}, "'seed' must be a number or null"),
        ({"seed": True}, "'seed' must be a number or null"),
        ({"actions": None}, "'actions' must be a list"),
        ({"actions": [3]}, "an action must be a structured name, not 3"),
        ({"actions": ["tile 1-1"] * 3}, "at action 1, tile 1-1 is not possible now"),
        ({"actions": ["fly"]}, "at action 1, there is no action 'fly'"),
        ({"actions": []}, "its actions do not lead to the position it was saved in"),
        ({"check": "0"}, "its actions do not lead to the position it was saved in"),
        ({"options": []}, "'options' must be an object"),
        ({"players": None}, "'players' must be a number"),
        ({"seed": None}, "it has neither a seed nor a position"),
    ],
)
def test_a_damaged_save_file(match: Match, fields: dict[str, Any], says: str) -> None:
    with pytest.raises(suntable.SaveError, match=says):
        suntable.load(changed(match, **fields))


def test_each_field_of_a_save_file_is_missed(match: Match) -> None:
    saved = json.loads(match.save())
    for field in saved:
        less = {key: value for key, value in saved.items() if key != field}
        with pytest.raises(suntable.SaveError):
            suntable.load(json.dumps(less))


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["1-1", "bear"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
SAVED = json.loads(suntable.new("solstis", seed=4).save())
POSITION = suntable.new("solstis", seed=4).position()


@given(field=st.sampled_from(sorted(SAVED)), junk=JUNK)
@settings(max_examples=300, deadline=None)
def test_no_junk_in_a_save_file_breaks_out(field: str, junk: Any) -> None:
    text = json.dumps({**SAVED, field: junk})
    try:
        suntable.load(text)
    except suntable.SuntableError as error:
        assert len(str(error)) > 10


@given(field=st.sampled_from(sorted(POSITION)), junk=JUNK)
@settings(max_examples=600, deadline=None)
def test_no_junk_in_a_position_breaks_out(field: str, junk: Any) -> None:
    try:
        match = suntable.from_position("solstis", {**POSITION, field: junk})
    except suntable.SuntableError as error:
        assert len(str(error)) > 10
    else:
        assert match._game.rules.check(match._face()) == 0


@given(seat=st.sampled_from(sorted(POSITION["seats"][0])), junk=JUNK)
@settings(max_examples=400, deadline=None)
def test_no_junk_in_a_seat_breaks_out(seat: str, junk: Any) -> None:
    seats = [{**POSITION["seats"][0], seat: junk}, POSITION["seats"][1]]
    try:
        suntable.from_position("solstis", {**POSITION, "seats": seats})
    except suntable.SuntableError as error:
        assert len(str(error)) > 10


# -- a position ------------------------------------------------------------------------------------------


def seats(**mine: Any) -> dict[str, Any]:
    return {"seats": [{"hand": ["1-1"], **mine}, {"hand": ["1-2"]}]}


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"draw_pile": 47, **seats()}, "'draw_pile' must be 46, not 47"),  # 49 tiles
        ({"gone": ["1-1"], **seats()}, "each of the 48 Land tiles must lie in exactly one place"),
        ({"seats": [{"hand": ["1-1"]}, {"hand": ["1-1"]}]}, "must lie in exactly one place"),
        ({"seats": [{"hand": ["1-3"], "land": ["2-2"]}, {"land": ["2-2"]}]}, "must lie in exactly one place"),
        (seats(hand=["1-1", "1-1"]), "'hand' of seat 0 names '1-1' twice"),
        (seats(hand=["7-1"]), "'hand' of seat 0 must be one of 1-1, 1-2, ..., 6-7, not '7-1'"),
        (seats(hand="1-1"), "'hand' of seat 0 must be a list, not '1-1'"),
        (seats(hand=None), "the hand of seat 0 is concealed"),
        (seats(hand_count=2), "seat 0 holds 1 tiles, so 'hand_count' must be 1"),
        (seats(colour="red"), "seat 0 has no 'colour'"),
        (seats(rainbows=["2-2"], land=["2-2"]), "none of them on a Land tile"),
        (seats(rainbows=[f"{r}-{c}" for r in (1, 2) for c in range(1, 8)]), "there are only 12 rainbows, not 14"),
        ({"rainbows": 11, **seats()}, "there are 12 rainbows"),
        (seats(spirits={"evil": "Q1-1"}), "'spirits' of seat 0 has no 'evil'"),
        (seats(spirits={"bear": "Q9-9"}), "'bear' of 'spirits' of seat 0 must be one of Q1-1, Q1-2"),
        (seats(spirits={"bear": "Q1-1"}), "must lie on a full square of its own"),
        (seats(spirits={"bear": "Q1-1", "deer": "Q1-1"}), "the deer of seat 0 must lie on a square of its own"),
        ({"spirit_row": ["bear"], "spirits_drawn": ["bear"], "phase": "keep", **seats()}, "in exactly one place"),
        ({"evil": "moon", **seats()}, "'evil' of the position must be pile, drawn, out, 0 or 1, not 'moon'"),
        ({"evil": "out", **seats()}, "'out' exactly when the option evil is false"),
        ({"covered": "bee", **seats()}, "only a spirit of the holder of the Evil Spirit can be covered"),
        ({"display": [{"tile": "1-5"}] * 2, **seats()}, "must show a tile of its own"),
        ({"display": [None] * 13, **seats()}, "a list of at most 12 places"),
        ({"display": [7], **seats()}, "place 0 of the display must be an object, not 7"),
        ({"phase": "lunch", **seats()}, "'phase' of the position must be one of play, capture"),
        ({"phase": "over", "seat": 1, **seats()}, "'seat' is null exactly in phase over, and this is phase over"),
        ({"phase": "capture", **seats()}, "in phase capture 'in_play' must name the tile that captures"),
        ({"phase": "square", **seats()}, "'meeting' names a spirit exactly in phase square"),
        ({"phase": "beetle", **seats()}, "no action is legal in phase beetle: seat 0 must have something to do"),
        ({"end_phase": True, **seats()}, "the end phase begins when the draw pile is empty"),
        ({"generator": None, **seats()}, "this position is concealed"),
        ({"turn": 0, **seats()}, "'turn' of the position must be a whole number from 1 to"),
        ({"end_phase": 1, **seats()}, "'end_phase' of the position must be true or false, not 1"),
        ({"seats": []}, "'seats' of the position must be a list of 2 objects"),
        ({"weather": "fine"}, "the position has no 'weather'"),
        ({"game": "solaris"}, "a position of 'solaris', not of 'solstis'"),
        ({"version": 2}, "follows version 2 of the rules, not 1"),
        ({"players": 4}, "exactly 2 players"),
        ({"options": 3}, "'options' must be an object"),
        ({"gone": [f"1-{c}" for c in range(3, 11)], "seats": [{}, {}]}, "no action is legal in phase play"),
    ],
)
def test_a_position_that_can_not_lie_on_the_table(position: dict[str, Any], says: str) -> None:
    with pytest.raises(suntable.PositionError, match=says):
        suntable.from_position("solstis", position)


def test_a_position_is_a_dict_of_a_known_game() -> None:
    with pytest.raises(suntable.PositionError, match="a position is a dict"):
        suntable.from_position("solstis", "play")  # type: ignore[arg-type]
    with pytest.raises(suntable.UnknownGame):
        suntable.from_position("go", {})
