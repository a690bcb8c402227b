"""Random play against the plausibility figures (section 10 of the rules)."""

from __future__ import annotations

from collections import Counter
from statistics import mean
from typing import Any

import pytest

import suntable
from tests.games.solstis.table import PLAYER


def random_game(seed: int) -> tuple[suntable.Match, Counter[str]]:
    """One game of uniformly random actions, begun by seat 0, and what was counted on the way."""
    match = suntable.new("solstis", seed=seed, first=PLAYER)
    number, seen = seed * 2 + 1, Counter[str]()
    position = match.position()
    while not match.over:
        legal = match.legal()
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
        match.play(legal[(number >> 33) % len(legal)])
        before, position = position, match.position()
        count_step(seen, before, position)
        seen["choices"] += len(legal)
    return match, seen


def count_step(seen: Counter[str], before: dict[str, Any], after: dict[str, Any]) -> None:
    """One decision: how the table lay before it and how it lies after it."""
    missed_twice = before["phase"] == "play" and after["phase"] == "rainbow"
    seen["decisions"] += 1
    seen["second chances"] += missed_twice or (before["phase"] == "play" and after["second_chance"])
    seen["second misses"] += missed_twice
    seen["rainbows moved"] += before["phase"] == "rainbow" and before["moving"] is not None
    seen["most"] = max(seen["most"], sum(place is not None for place in after["display"]))


def figures(seed: int) -> dict[str, float]:
    """The figures of one random game, by the names used below."""
    match, seen = random_game(seed)
    position = match.position()
    parts = [match.breakdown(who) for who in range(2)]
    laid_out = any(part["laid_out"] for part in position["seats"])
    return {
        **seen,
        "legal": seen["choices"] / seen["decisions"],
        "turns": position["turn"],
        "encounters": sum(len(part["spirits"]) for part in position["seats"]),
        "tiles removed": len(position["gone"]),
        "stars": mean(match.scores),
        "margin": abs(match.scores[0] - match.scores[1]),
        "section": mean(part["section"] for part in parts),
        "fires": mean(part["fires"] for part in parts),
        "spirits": mean(part["spirits"] for part in parts),
        "shared": match.returns[0] == match.returns[1],
        "first": (match.returns[0] + 1) / 2,
        # What the Squirrel lays out was left in the hand at the end of the play.
        **({} if laid_out else {"hands": sum(part["hand_count"] for part in position["seats"])}),
    }


@pytest.mark.clause("SOLSTIS-E6", "SOLSTIS-F11", "SOLSTIS-T7", "SOLSTIS-P3")
def test_random_games_stay_in_the_sane_ranges() -> None:
    for seed in range(40):
        seen = figures(seed)
        assert 35 <= seen["decisions"] <= 110
        assert 16 <= seen["turns"] <= 34
        assert seen["most"] <= 12
        assert seen["encounters"] <= 14
        assert 0 <= seen["stars"] <= 90


@pytest.mark.clause("SOLSTIS-E6", "SOLSTIS-F11", "SOLSTIS-F12")
def test_random_playouts_stay_in_the_sane_ranges() -> None:
    played = suntable.playouts("solstis", 300, seed=3)
    assert len(played.lengths) == len(played.scores) == len(played.returns) == 300
    assert all(35 <= length <= 110 for length in played.lengths)
    assert all(0 <= score <= 90 for pair in played.scores for score in pair)
    assert all(sum(pair) == 0 for pair in played.returns)
    assert played.decisions == sum(played.lengths)


@pytest.mark.slow
@pytest.mark.clause("SOLSTIS-E6", "SOLSTIS-F11")
def test_random_playouts_have_the_means_of_the_rules() -> None:
    played = suntable.playouts("solstis", 6000, seed=1)
    assert played.decisions / 6000 == pytest.approx(57.3, abs=0.6)
    assert mean(float(sum(pair)) / 2 for pair in played.scores) == pytest.approx(16.1, abs=0.4)
    assert mean(float(abs(pair[0] - pair[1])) for pair in played.scores) == pytest.approx(8.3, abs=0.4)
    assert mean(float(pair[0] == pair[1]) for pair in played.scores) == pytest.approx(0.036, abs=0.012)
    assert min(played.lengths) >= 40
    assert max(played.lengths) <= 85


@pytest.mark.slow
@pytest.mark.clause("SOLSTIS-E6", "SOLSTIS-F11")
@pytest.mark.parametrize("games", [2500])
def test_random_games_have_the_means_of_the_rules(games: int) -> None:
    """Tolerances of three to five standard errors of this many games, and of the figures' own rounding."""
    counted = [figures(seed) for seed in range(games)]
    expected = {
        "decisions": (57.3, 0.6),
        "legal": (3.2, 0.15),
        "turns": (23.8, 0.3),
        "second chances": (7.6, 0.2),
        "second misses": (2.4, 0.15),
        "encounters": (3.2, 0.2),
        "hands": (3.9, 0.2),
        "most": (6.7, 0.15),
        "rainbows moved": (0.46, 0.08),
        "tiles removed": (0.10, 0.04),
        "stars": (16.1, 0.5),
        "margin": (8.3, 0.5),
        "section": (12.2, 0.4),
        "fires": (1.2, 0.15),
        "spirits": (2.6, 0.2),
        "shared": (0.036, 0.015),
        "first": (0.58, 0.035),
    }
    means = {name: mean(float(seen[name]) for seen in counted if name in seen) for name in expected}
    wrong = {n: means[n] for n, (figure, tolerance) in expected.items() if abs(means[n] - figure) > tolerance}
    assert not wrong, means
