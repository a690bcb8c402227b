"""Write the golden playthroughs anew; see tests/conformance/test_golden.py.

python -m tests.make_golden                  what the files hold, as it is played and worded now
python -m tests.make_golden --choose GAME    other random games, few that together reach everything
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from suntable import Match
from suntable.engine.game import Game
from suntable.engine.registry import find
from tests.conformance.conftest import Walk, variants
from tests.conformance.test_golden import FILES, GOLDEN, playthrough, replay

PLAIN_KINDS = {"tile", "square", "count", "seat", "cards"}  # arguments of which not each value has to be reached
TRIED = 3000  # games of each variant

Feature = tuple[object, ...]


def features(match: Match, game: Game) -> set[Feature]:
    """What a game reached: its events, with those of their arguments that name a card."""
    found: set[Feature] = {("shared",)} if 0 in match.returns else set()
    for note in match.notes():
        name, arguments = game.events[note[1]]
        found.add((name,))
        for value, (_, kind) in zip(note[2:], arguments, strict=False):
            if kind not in PLAIN_KINDS and value >= 0:
                found.add((name, value))
    return found


def play(walk: Walk, seed: int) -> Match:
    match, chance = walk.begin(seed), Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


def candidates(game: Game) -> Iterator[tuple[Match, set[Feature]]]:
    for players, options in variants(game):
        walk = Walk(game, players, options)
        variant: set[Feature] = {("players", players), *options.items()}
        for seed in range(TRIED):
            match = play(walk, seed)
            yield match, variant | features(match, game)


def choose(game: Game) -> list[Match]:
    """Few games that together reach all that the candidates reach: always the one with most that is new."""
    games = list(candidates(game))
    missing = set().union(*(reached for _, reached in games))
    chosen = []
    while missing:
        match, reached = max(games, key=lambda each: len(each[1] & missing))
        missing -= reached
        chosen.append(match)
    return chosen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choose", metavar="GAME")
    game = parser.parse_args().choose
    if game is None:
        for file in FILES:
            file.write_text(playthrough(replay(file.read_text("utf-8"))), "utf-8")
            print(file.relative_to(GOLDEN))
        return
    folder = GOLDEN / game
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.txt"):
        file.unlink()
    for number, match in enumerate(choose(find(game)), 1):
        (folder / f"{number:02}.txt").write_text(playthrough(match), "utf-8")
        print(f"{game}/{number:02}.txt", len(match.actions), "actions")


if __name__ == "__main__":
    main()
