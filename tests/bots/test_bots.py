"""Bots see what their seat sees, choose what is legal, and always the same by the same seed."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import suntable
from suntable.bots import PERSONAS, BotFailed, UnknownBot, View, about, make, names, title
from suntable.bots.worker import action_in, answer, question
from suntable.draw.words import languages, words
from suntable.engine.code import compiled_for
from suntable.engine.loops import of_the_game
from suntable.engine.registry import find
from suntable.engine.rule import rule

GAMES = suntable.games()
PLAYERS = [(game, bot) for game in GAMES for bot in names(game)]
WITH_POLICY = [game for game in GAMES if find(game).policy is not None]


def states(game: str, seeds: range) -> Iterator[suntable.Match]:
    """A match at every step of games in which chance and the strongest bot take turns, so that much is met."""
    for seed in seeds:
        chance, bot = Random(seed), make(names(game)[-1], game, seed)
        match = suntable.new(game, seed=seed)
        while not match.over:
            yield match
            legal = match.legal()
            is_bots_turn = len(match.actions) % 3 > 0
            match.play(bot.choose(View.of(match), legal, 1) if is_bots_turn else chance.choice(legal))


# -- names and words -------------------------------------------------------------------------------------


def test_every_game_has_the_random_bot_and_solstis_a_greedy_one() -> None:
    assert all("random" in names(game) for game in GAMES)
    assert names("solstis") == ("random", "greedy")


def test_a_bot_that_is_not_there() -> None:
    with pytest.raises(UnknownBot, match="no bot 'oracle' for Solstis; there are: random, greedy"):
        make("oracle", "solstis")
    with pytest.raises(suntable.UnknownGame):
        make("random", "chess")
    with pytest.raises(suntable.SeedError):
        make("random", "solstis", seed=-1)


def test_a_bot_from_outside_needs_to_be_asked_for() -> None:
    name = "tests.bots.naughty:Polite"
    with pytest.raises(UnknownBot, match="no bot 'tests"):
        make(name, "solstis")
    match = suntable.new("solstis", seed=1)
    assert make(name, "solstis", outside=True).choose(View.of(match), match.legal(), 1) == match.legal()[-1]
    for missing in ("nowhere:Bot", "tests.bots.naughty:Nobody", ":", "a b:c"):
        with pytest.raises(UnknownBot):
            make(missing, "solstis", outside=True)


def test_bots_have_names_in_every_language() -> None:
    assert languages("suntable.bots") == ("de", "en")
    bots = {bot for _, bot in PLAYERS}
    for tell in (title, about):
        assert all(tell(bot, "de") != tell(bot, "en") for bot in bots)
    one, other = words("suntable.bots", "en"), words("suntable.bots", "de")
    assert {key: one.variables(key) for key in one.ids()} == {key: other.variables(key) for key in other.ids()}
    assert len(set(PERSONAS)) == len(PERSONAS)


# -- what a bot is given ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_view_shows_what_the_seat_sees(game: str) -> None:
    for match in states(game, range(1)):
        seat = match.seat
        assert seat is not None
        view = View.of(match)
        assert (view.game, view.players, view.options, view.seat) == (game, match.players, match.options, seat)
        assert view.state == match.seen(seat)
        assert view.position == match.position(seat)
        assert view.observe().tolist() == match.observe(seat).tolist()
        assert view.parse(view.name(match.legal()[0])) == match.legal()[0]
        assert view.world(5).position(seat) == match.position(seat)
        assert view.world(5).legal() == match.legal()


@pytest.mark.parametrize("game", GAMES)
def test_a_view_made_from_a_whole_state_shows_no_more(game: str) -> None:
    match = suntable.new(game, seed=3)
    whole = match.at(0)._states.tobytes()
    for seat in range(match.players):
        assert View(game, match.players, match.options, seat, whole).state == match.seen(seat)


def test_a_view_of_nobody() -> None:
    match = suntable.new("solstis", seed=1)
    for seat in (-1, 2, True):
        with pytest.raises(suntable.SeatError):
            View.of(match, seat)
    with pytest.raises(suntable.PositionError, match="bytes, not 3"):
        View("solstis", 2, {}, 0, b"sun")
    while not match.over:
        match.play(match.legal()[0])
    with pytest.raises(suntable.SeatError, match="nobody decides"):
        View.of(match)


@pytest.mark.parametrize(("game", "bot"), PLAYERS)
def test_a_bot_can_not_cheat(game: str, bot: str) -> None:
    """The hidden part of the world is replaced behind its back: it chooses the same."""
    differ = 0
    for step, match in enumerate(states(game, range(4))):
        seat = match.seat
        assert seat is not None
        chosen = make(bot, game, step).choose(View.of(match), match.legal(), 1)
        assert chosen in match.legal()
        for seed in (1, 2):
            world = match.world(seat, seed)
            differ += world.position() != match.position()
            assert make(bot, game, step).choose(View.of(world), world.legal(), 1) == chosen
    assert differ > 100


# -- policies --------------------------------------------------------------------------------------------

at = legal = policy = conceal = of_the_game


@rule
def policy_at(states: Any, index: int, mask: Any, seed: int) -> int:
    legal(at(states, index), mask)
    return policy(at(states, index), mask, seed)  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", WITH_POLICY)
def test_a_policy_decides_by_what_its_seat_sees_and_changes_nothing(name: str) -> None:
    game = find(name)
    assert game.policy is not None
    for step, match in enumerate(states(name, range(4, 8))):
        mask = game.actions.mask(match.legal())
        kept = mask.copy()
        whole, seen = match.world(match.seat or 0, step)._face(), View.of(match).face()
        before = bytes(whole._bytes)
        assert game.policy(whole, mask, step) == game.policy(seen, mask, step)
        assert bytes(whole._bytes) == before
        assert mask == kept


@pytest.mark.parametrize("name", WITH_POLICY)
def test_a_policy_is_the_same_as_machine_code(name: str) -> None:
    game = find(name)
    assert game.policy is not None
    compiled = compiled_for(game, policy_at)
    room = np.zeros(game.actions.words, np.int64)
    for step, match in enumerate(states(name, range(8, 20))):
        face = View.of(match).face()
        records = np.frombuffer(bytearray(face._bytes), game.state.dtype)
        expected = game.policy(face, game.actions.mask(match.legal()), step)
        assert compiled(records, 0, room, step) == expected


def contest(strong: str, weak: str, games: int) -> float:
    """The part of two-player games of Solstis that the strong one wins, on each seat in turn; ties count half."""
    won = 0.0
    for game in range(games):
        match, seat = suntable.new("solstis", seed=game), game % 2
        bots = {seat: make(strong, "solstis", game), 1 - seat: make(weak, "solstis", games + game)}
        while match.seat is not None:
            match.play(bots[match.seat].choose(View.of(match), match.legal(), 1))
        won += (match.returns[seat] + 1) / 2
    return won / games


def test_greedy_beats_random_by_a_wide_margin() -> None:
    assert contest("greedy", "random", 60) > 0.75


@pytest.mark.slow
def test_greedy_beats_random_in_many_games() -> None:
    assert contest("greedy", "random", 400) > 0.82


# -- questions and answers -------------------------------------------------------------------------------


def asked(match: suntable.Match, **changed: Any) -> bytes:
    line: dict[str, Any] = json.loads(question("greedy", match, match.seat or 0, match.legal(), 7, 1.0))
    return json.dumps(line | changed).encode()


def test_a_question_holds_what_the_seat_sees_and_no_seed_of_the_game() -> None:
    match = suntable.new("solstis", seed=1)
    seat = match.seat
    assert seat is not None
    lines = {question("random", each, seat, each.legal(), 7, 1.0) for each in (match, match.world(seat, 9))}
    assert len(lines) == 1


def test_an_answer_is_what_the_bot_chooses() -> None:
    match = suntable.new("solstis", seed=1)
    expected = make("greedy", "solstis", 7).choose(View.of(match), match.legal(), 1)
    assert answer(asked(match)) == {"action": expected}


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"bot": "oracle"}, "there is no bot 'oracle' for Solstis"),
        ({"bot": "tests.bots.naughty:Polite"}, "there is no bot 'tests.bots.naughty:Polite'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"version": 99}, "plays version 1 of Solstis, not 99"),
        ({"state": b64encode(b"sun").decode()}, "bytes, not 3"),
        ({"seat": 5}, "one of the seats 0 to 1, not 5"),
        ({"seed": -3}, "a seed is a whole number"),
        ({"legal": None}, "TypeError"),
    ],
)
def test_a_question_that_can_not_be_answered(changed: dict[str, Any], says: str) -> None:
    assert says in answer(asked(suntable.new("solstis", seed=1), **changed))["error"]


@pytest.mark.parametrize("line", [b"", b"pear", b"{}", b"[]"])
def test_what_is_no_question(line: bytes) -> None:
    assert list(answer(line)) == ["error"]


@pytest.mark.parametrize(
    ("bot", "says"),
    [("Failing", "ZeroDivisionError: no sun"), ("Illegal", "none of its legal actions"), ("Wordy", "chose 'tile 3-1'")],
)
def test_what_a_bad_bot_does_is_told(bot: str, says: str) -> None:
    line = asked(suntable.new("solstis", seed=1), bot=f"tests.bots.naughty:{bot}")
    assert says in answer(line, outside=True)["error"]


@pytest.mark.parametrize("line", [b"pear", b"[]", b"{}", b'{"action": 4}', b'{"action": true}', b'{"error": "ill"}'])
def test_what_is_no_answer(line: bytes) -> None:
    with pytest.raises(BotFailed, match="the bot 'lyra'"):
        action_in(line, [1, 2, 3], "lyra")
    assert action_in(b'{"action": 3}', [1, 2, 3], "lyra") == 3
