"""What must hold in every game of the house, in every variant, at every step."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import suntable
from suntable import Match
from suntable.engine import arrays
from suntable.engine.code import Code
from suntable.engine.game import Game
from suntable.engine.loops import MOST, chooser_of, seed_of
from suntable.engine.record import States
from tests.conformance.conftest import Walk

LANGUAGES = ("en", "de")


def raw(match: Match) -> bytes:
    return match._states.tobytes()


# -- the state -------------------------------------------------------------------------------------------


def test_save_and_load_at_every_step(walk: Walk) -> None:
    for match in walk.some_states(1, 1):
        again = suntable.load(match.save())
        assert raw(again) == raw(match)
        assert (again.actions, again.options, again.seed) == (match.actions, match.options, match.seed)
        assert again.save() == match.save()


def test_position_and_back_at_every_step(walk: Walk) -> None:
    for match in walk.some_states(2, 1):
        position = match.position()
        again = suntable.from_position(match.game, json.loads(json.dumps(position)))
        assert raw(again) == raw(match)
        assert again.position() == position


def test_a_match_that_began_from_a_position_is_saved_with_it(walk: Walk) -> None:
    *_, middle = (match.copy() for match in walk.states(3) if len(match.actions) < 12 and not match.over)
    match = suntable.from_position(middle.game, middle.position())
    match.play(match.legal()[0])
    assert raw(suntable.load(match.save())) == raw(match)
    assert match.at(0).position() == middle.position()


def test_a_copy_is_independent(walk: Walk) -> None:
    for match in walk.some_states(4, 5):
        twin, before = match.copy(), (raw(match), match.actions, match.position())
        while not twin.over:
            twin.play(twin.legal()[-1])
        while twin.undo():
            pass
        assert before == (raw(match), match.actions, match.position())


def test_the_same_seed_gives_the_same_game_and_another_seed_another(walk: Walk) -> None:
    assert [raw(match) for match in walk.states(5)] == [raw(match) for match in walk.states(5)]
    assert raw(walk.begin(5)) != raw(walk.begin(6))


def test_components_are_conserved(walk: Walk) -> None:
    for seed in range(5):
        for match in walk.states(seed):
            assert walk.game.rules.check(match._face()) == 0


def test_games_are_bounded(walk: Walk) -> None:
    result = suntable.playouts(walk.game.name, 500, seed=1, players=walk.players, **walk.options)
    assert result.lengths.min() > 0
    assert result.lengths.max() < MOST


# -- actions ---------------------------------------------------------------------------------------------


def test_mask_list_and_refusals_agree(walk: Walk, interpreted: Code) -> None:
    size = walk.game.actions.size
    for match in walk.some_states(6, 4):
        legal = match.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) is not match.over
        row = np.zeros((1, size), np.int8)
        interpreted.masks_all(match._states, interpreted.mask(), row)
        assert np.flatnonzero(row[0]).tolist() == legal
        before = raw(match)
        for action in set(range(size)) - set(legal):
            with pytest.raises(suntable.IllegalAction, match=walk.game.actions.name(action)):
                match.play(action)
        assert raw(match) == before
        for action in legal:
            twin = match.copy()
            twin.play(action)
            assert twin.actions == [*match.actions, action]


def test_names_are_unique_and_parse_back(game: Game) -> None:
    names = [game.actions.name(action) for action in range(game.actions.size)]
    assert [game.actions.parse(name) for name in names] == list(range(game.actions.size))


def test_playing_by_name_is_playing_by_number(walk: Walk) -> None:
    *_, last = walk.states(7)
    match = walk.begin(7)
    for action in last.actions:
        match.play(match.name(action))
    assert raw(match) == raw(last)


def test_undo_goes_back_to_the_last_reveal_and_no_further(walk: Walk) -> None:
    before: list[bytes] = []
    reveals = None
    for match in walk.states(8):
        now = int(match._states["reveals"][0])
        if reveals is not None and now != reveals:
            before.clear()
        reveals = now
        twin = match.copy()
        for state in reversed(before):
            assert twin.undo()
            assert raw(twin) == state
            assert twin.actions == match.actions[: len(twin.actions)]
        assert not twin.undo()
        before.append(raw(match))


def test_going_back_to_a_step(walk: Walk) -> None:
    states = [raw(match) for match in walk.states(9)]
    *_, last = walk.states(9)
    for step, state in enumerate(states):
        assert raw(last.at(step)) == state
    for wrong in (-1, len(states), 1.5, True):
        with pytest.raises(suntable.StepError):
            last.at(wrong)  # type: ignore[arg-type]


# -- what a seat may know --------------------------------------------------------------------------------


def seats_of(walk: Walk) -> list[int]:
    return [-1, *range(walk.players)]


def concealed(game: Game, states: States, seat: int) -> bytes:
    copy = np.frombuffer(bytearray(states.tobytes()), states.dtype)
    game.rules.conceal(game.state.face(copy), seat)
    return copy.tobytes()


def test_concealing_twice_is_concealing_once(walk: Walk) -> None:
    for match in walk.some_states(10, 1):
        for seat in seats_of(walk):
            once = np.frombuffer(bytearray(concealed(walk.game, match._states, seat)), match._states.dtype)
            assert concealed(walk.game, once, seat) == once.tobytes()


def test_resampled_worlds_are_possible_and_look_the_same(walk: Walk) -> None:
    for match in walk.some_states(11, 1):
        before = raw(match)
        for seat in seats_of(walk):
            seen = concealed(walk.game, match._states, seat)
            for seed in range(3):
                world = match.world(seat, seed)
                assert concealed(walk.game, world._states, seat) == seen
                assert walk.game.rules.check(world._face()) == 0
                assert bool(world.legal()) is not match.over
                suntable.from_position(match.game, world.position())
        assert raw(match) == before, "resampling must not move the game it looks at"


def test_resampling_depends_on_the_seed_alone(walk: Walk) -> None:
    for match in walk.some_states(12, 9):
        for seat in seats_of(walk):
            assert raw(match.world(seat, 5)) == raw(match.world(seat, 5))


def test_resampled_worlds_can_be_played_to_the_end(walk: Walk) -> None:
    for match in walk.some_states(13, 10):
        for seat in seats_of(walk):
            world, chance = match.world(seat, 3), Random(seat)
            while not world.over:
                world.play(chance.choice(world.legal()))


def test_another_secret_is_never_seen(walk: Walk) -> None:
    """Two worlds that a seat can not tell apart look the same to it in every way there is to look."""
    for match in walk.some_states(14, 8):
        for seat in seats_of(walk):
            world = match.world(seat, 17)
            assert world.position(seat) == match.position(seat)
            assert world.observe(seat).tolist() == match.observe(seat).tolist()
            for lang in LANGUAGES:
                one, other = world.sight(seat, lang), match.sight(seat, lang)
                assert (one.legal, one.names, one.tell) == (other.legal, other.names, other.tell)
                assert (one.facts, one.breakdowns) == (other.facts, other.breakdowns)
            shown = [look(without_log(m, seat)) for m in (world, match) for look in (text_of, svg_of)]
            assert shown[:2] == shown[2:]
            if match.seat == seat:
                assert world.legal() == match.legal()


def without_log(match: Match, seat: int) -> Any:
    from dataclasses import replace

    return replace(match.sight(seat), log=(), notes=()), match._game


def text_of(sight_and_game: Any) -> str:
    sight, game = sight_and_game
    return str(game.views_module().text(sight))


def svg_of(sight_and_game: Any) -> str:
    sight, game = sight_and_game
    return str(game.views_module().svg(sight))


def test_the_log_tells_no_secret(walk: Walk) -> None:
    """The log is the same for all; what it says of hidden things must be what all have seen."""
    for match in walk.some_states(15, 15):
        assert match.log(seat=-1) == match.log() == match.log(seat=0)


def test_a_concealed_position_holds_no_generator_and_is_refused(walk: Walk) -> None:
    for match in walk.some_states(16, 20):
        for seat in seats_of(walk):
            position = match.position(seat)
            assert position["generator"] is None
            with pytest.raises(suntable.PositionError, match="conceal"):
                suntable.from_position(match.game, position)


# -- views -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_views_render_for_everybody(walk: Walk, lang: str) -> None:
    for match in walk.some_states(17, 12):
        for seat in walk.all_seats():
            assert match.text(seat, lang).strip()
            picture = ElementTree.fromstring(match.svg(seat, lang))
            offered = [int(e.attrib["data-act"]) for e in picture.iter() if "data-act" in e.attrib]
            expected = match.legal() if seat is None or seat == match.seat else []
            assert sorted(offered) == expected
        for action in match.legal():
            assert match.tell(action, lang)
        assert all(match.log(lang=lang))


def test_languages_have_the_same_actions_in_different_words(walk: Walk) -> None:
    for match in walk.some_states(18, 20):
        for action in match.legal():
            assert match.tell(action, "en") != match.tell(action, "de")


def test_observation_is_finite_and_of_the_promised_size(walk: Walk) -> None:
    for match in walk.some_states(19, 6):
        for seat in seats_of(walk):
            out = match.observe(seat)
            assert out.shape == (walk.game.observation,)
            assert np.isfinite(out).all()
            assert (out >= 0).all()
            assert (out <= 1).all()


# -- the result ------------------------------------------------------------------------------------------


def test_breakdown_sums_to_the_score(walk: Walk) -> None:
    for match in walk.some_states(20, 4):
        for seat in range(walk.players):
            assert sum(match.breakdown(seat).values()) == match.scores[seat]


def test_returns_follow_the_ranks(walk: Walk) -> None:
    for seed in range(40):
        *_, match = walk.states(seed)
        winners = [seat for seat, rank in enumerate(match.ranks) if rank == 1]
        losing = -1 / (walk.players - 1)
        shared = (1 + (len(winners) - 1) * losing) / len(winners)
        assert match.returns == [shared if seat in winners else losing for seat in range(walk.players)]
        assert sum(match.returns) == pytest.approx(0)
        assert [min(match.ranks), match.seat, match.legal()] == [1, None, []]
        assert walk.begin(seed).returns == [0.0] * walk.players
        with pytest.raises(suntable.GameOver, match="over"):
            match.play(0)


# -- one source, many targets ----------------------------------------------------------------------------


def test_interpreted_and_compiled_agree_step_for_step(walk: Walk, interpreted: Code, compiled: Code) -> None:
    chosen = walk.game.choose(walk.options)
    codes = (interpreted, compiled)
    for seed in range(4):
        states = [np.zeros(1, walk.game.state.dtype) for _ in codes]
        room = [(code.mask(), code.listing()) for code in codes]
        chance = Random(seed)
        for code, state in zip(codes, states, strict=True):
            code.start_at(state, 0, walk.players, code.options(chosen), seed)
        for step in count():
            assert states[0].tobytes() == states[1].tobytes()
            counts = [c.legal_at(s, 0, *r) for c, s, r in zip(codes, states, room, strict=True)]
            assert counts[0] == counts[1]
            assert room[0][1][: counts[0]].tolist() == room[1][1][: counts[1]].tolist()
            # Looks take longest: in a game of a thousand steps not at each of them.
            if step < 60 or step % 12 == seed or not counts[0]:
                compare_looks(walk, codes, states)
            if not counts[0]:
                break
            action = int(room[0][1][chance.randrange(counts[0])])
            answers = [c.try_at(s, 0, action, r[0]) for c, s, r in zip(codes, states, room, strict=True)]
            assert answers[0] == answers[1] > 0


def compare_looks(walk: Walk, codes: tuple[Code, Code], states: list[States]) -> None:
    players = walk.players
    for seat in range(-1, players):
        looks = []
        for code, state in zip(codes, states, strict=True):
            copy = np.frombuffer(bytearray(state.tobytes()), state.dtype)
            out = np.zeros(walk.game.observation, np.float32)
            code.conceal_at(copy, 0, seat)
            code.observe_at(copy, 0, seat, out)
            hidden = copy.tobytes()
            code.resample_at(copy, 0, seat, 99)
            looks.append((hidden, out.tolist(), copy.tobytes(), code.check_at(copy, 0)))
        assert looks[0] == looks[1]
    results = []
    for code, state in zip(codes, states, strict=True):
        scores, ranks, returns = np.zeros(players, np.int64), np.zeros(players, np.int64), np.zeros(players)
        parts = np.zeros(len(walk.game.parts), np.int64)
        code.outcome_at(state, 0, scores, ranks, returns)
        code.breakdown_at(state, 0, 0, parts)
        results.append((scores.tolist(), ranks.tolist(), returns.tolist(), parts.tolist()))
    assert results[0] == results[1]


def test_playouts_agree_on_every_device_and_number_of_threads(walk: Walk) -> None:
    def play(**how: Any) -> list[Any]:
        result = suntable.playouts(walk.game.name, 60, seed=3, players=walk.players, **how, **walk.options)
        return [result.lengths.tolist(), result.scores.tolist(), result.returns.tolist()]

    assert play(device="python") == play(device="cpu") == play(device="cpu", threads=3)


def test_a_batch_plays_the_games_of_matches(walk: Walk) -> None:
    """Row by row the same as matches of the same seeds, through the ends of games and beyond."""
    size, seed = 5, 4
    batch = suntable.Batch(walk.game.name, size, players=walk.players, seed=seed, threads=2, **walk.options)
    numbers = list(range(size))
    matches = [walk.begin(seed_of(seed, number)) for number in numbers]
    ended = 0
    while ended < 2 * size:
        assert [raw(match) for match in matches] == [state.tobytes() for state in batch.states]
        assert batch.masks().argmax(axis=1).tolist() == [match.legal()[0] for match in matches]
        assert batch.seats.tolist() == [match.seat for match in matches]
        views = batch.observe()
        actions = batch.random_actions()
        for row, match in enumerate(matches):
            assert match.seat is not None
            assert views[row].tolist() == match.observe(match.seat).tolist()
            match.play(int(actions[row]))
        batch.step(actions)
        for row, match in enumerate(matches):
            assert bool(batch.done[row]) is match.over
            assert batch.returns[row].tolist() == match.returns
            if match.over:
                assert batch.scores[row].tolist() == match.scores
                numbers[row] += size
                matches[row] = walk.begin(seed_of(seed, numbers[row]))
                ended += 1


def test_a_batch_refuses_an_illegal_action_and_changes_nothing(walk: Walk) -> None:
    batch = suntable.Batch(walk.game.name, 4, players=walk.players, **walk.options)
    actions, before = batch.random_actions().copy(), batch.states.tobytes()
    size = walk.game.actions.size
    for illegal in [*np.flatnonzero(batch.masks()[2] == 0).tolist(), size, -1, 2**60]:
        actions[2] = illegal
        with pytest.raises(suntable.IllegalAction, match="game 2"):
            batch.step(actions)
        assert batch.states.tobytes() == before
    with pytest.raises(suntable.StepError, match="4 actions"):
        batch.step(actions[:3])


def test_random_players_and_games_have_seeds_of_their_own() -> None:
    seeds = {function(seed, game) for function in (seed_of, chooser_of) for seed in range(20) for game in range(50)}
    assert len(seeds) == 2 * 20 * 50


# -- fuzzing ---------------------------------------------------------------------------------------------


def fuzz(walk: Walk, code: Code, games: int, first: int = 0) -> None:
    """Every state of random games through the laws, in one compiled loop."""
    states = np.zeros(2, walk.game.state.dtype)
    worlds = np.zeros(3, walk.game.state.dtype)
    found = np.zeros(2, np.int64)
    game = code.fuzz(
        states, worlds, worlds.view(np.uint8).reshape(3, -1), code.mask(), code.mask(), walk.players,
        code.options(walk.game.choose(walk.options)), 2024, first, games, found,
    )  # fmt: skip
    if game >= 0:
        step, problem = found.tolist()
        said = arrays.FAULTS.get(problem) or walk.game.problems[problem]
        pytest.fail(f"{walk.game.title}, random game {game} of seed 2024, decision {step}: {said}")


def test_fuzz_a_little(walk: Walk, compiled: Code) -> None:
    fuzz(walk, compiled, 300)


@pytest.mark.slow
def test_fuzz_a_hundred_thousand_games(walk: Walk, compiled: Code) -> None:
    fuzz(walk, compiled, 100_000)
