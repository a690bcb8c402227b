"""Golden playthroughs: whole games as readable text, compared line by line.

``./scripts/golden`` writes them anew after a change of rules, words or views that is meant; read the diff.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

import suntable
from suntable import Match
from suntable.engine.game import Game
from suntable.engine.registry import find
from tests.conformance.conftest import variants

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))
SHOWN_EVERY = 12  # steps


def header(match: Match) -> Iterator[str]:
    yield f"game: {match.game} (rules version {find(match.game).version})"
    yield f"players: {match.players}"
    yield f"options: {' '.join(f'{name}={value}' for name, value in match.options.items())}"
    yield f"seed: {match.seed}"


def playthrough(match: Match) -> str:
    """A finished match as text."""
    lines = [*header(match), "", *begin(match.at(0))]
    now, told = match.at(0), 0
    for step, action in enumerate(match.actions, 1):
        legal = ", ".join(map(now.name, now.legal()))
        lines += [f"{step}. seat {now.seat} of: {legal}", f"> {now.name(action)}    ({now.tell(action)})"]
        now.play(action)
        log = now.log()
        lines += [f"  {line}" for line in log[told:]]
        told = len(log)
        if step % SHOWN_EVERY == 0 or now.over:
            lines += ["", *now.text().splitlines(), ""]
    lines += ["", *end(now)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def begin(match: Match) -> list[str]:
    return [*match.text(lang="de").splitlines(), ""]


def end(match: Match) -> list[str]:
    german = [f"  {line}" for line in match.log(lang="de")]
    parts = [f"seat {seat}: {match.breakdown(seat)}" for seat in range(match.players)]
    return ["Das ganze Spiel:", *german, "", *parts, f"ranks: {match.ranks}", f"returns: {match.returns}"]


def replay(text: str) -> Match:
    """The match that a playthrough tells of."""
    head = dict(re.findall(r"^(\w+): (.*)$", text.split("\n\n")[0], re.MULTILINE))
    options: dict[str, Any] = dict(pair.split("=") for pair in head["options"].split())
    match = suntable.new(head["game"].split()[0], int(head["players"]), int(head["seed"]), **lowered(options))
    for name in re.findall(r"^> (.*?)(?:    \(.*\))?$", text, re.MULTILINE):
        match.play(name)
    return match


def lowered(options: dict[str, str]) -> dict[str, str]:
    return {name: value.lower() for name, value in options.items()}


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_golden_playthrough(file: Path) -> None:
    golden = file.read_text("utf-8")
    match = replay(golden)
    assert match.over
    now = playthrough(match)
    diff = "\n".join(unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", lineterm=""))
    assert golden == now, f"{file.name} is played differently now:\n{diff}"


# What random games of any number do not reach, and why.
UNREACHED = {
    "solstis": {"returns-rainbow"},  # a panorama without a cell for a rainbow has at least 42 filled cells (R3)
    "solairis": {"last-round", "shares"},  # no random game comes near the hundredth round (E6)
}


def test_golden_playthroughs_reach_everything(game: Game) -> None:
    """Each event of the rules, each card in each event, each value of each option, each number of players."""
    if not (GOLDEN / game.name).exists():
        pytest.skip("a game from another package keeps its own playthroughs")
    matches = [replay(file.read_text("utf-8")) for file in FILES if file.parent.name == game.name]
    events = {game.events[note[1]][0] for match in matches for note in match.notes()}
    assert events == {name for name, _ in game.events} - UNREACHED.get(game.name, set())
    played = {(match.players, *match.options.items()) for match in matches}
    for players, options in variants(game):
        assert any(players == variant[0] and set(options.items()) <= set(variant[1:]) for variant in played)
