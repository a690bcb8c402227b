"""Catanatron: whole games of random players in its own loop, its games driven from outside, and copies."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from peers_measure import COPY, LOOP, PYTHON, Options, Plan, Work, copies, generator, serve, until

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS = (2, 4)
COPIED = 32


def new(players: int) -> Game:
    """A game of random players."""
    return Game([RandomPlayer(color) for color in list(Color)[:players]])


def own_loop(players: int) -> Work:
    """`Game.play`, whose random players choose with Python's generator."""

    def play() -> tuple[float, float]:
        game = new(players)
        game.play()
        return len(game.state.actions), 0

    return Work(lambda seconds: until(seconds, play))


def finish(game: Game, rand: Callable[[], float], most: int = 1_000_000) -> int:
    """Random play to the end, or for so many decisions."""
    count = 0
    while count < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        legal = game.state.playable_actions
        game.execute(legal[int(rand() * len(legal))], validate_action=False)
        count += 1
    return count


def driven(players: int) -> Work:
    """`playable_actions` and `execute`, without the check of the action."""
    rand = generator(1)
    return Work(lambda seconds: until(seconds, lambda: (finish(new(players), rand), 0)))


def copied(players: int) -> Work:
    """Copies of positions from anywhere in the first 800 decisions."""
    rand = generator(5)
    games = [new(players) for _ in range(COPIED)]
    for game in games:
        finish(game, rand, int(rand() * 800))
    return Work(lambda seconds: copies(seconds / 4, [game.copy for game in games]))


def plans(_: Options) -> list[Plan]:
    """The rows of Catanatron."""
    rows = [Plan(LOOP, f"catan, {n} players", "Game.play, in Python", partial(own_loop, n)) for n in PLAYERS]
    rows += [Plan(PYTHON, f"catan, {n} players", "playable_actions, execute", partial(driven, n)) for n in PLAYERS]
    rows += [Plan(COPY, f"catan, {n} players", "Game.copy", partial(copied, n)) for n in PLAYERS]
    return rows


if __name__ == "__main__":
    serve(plans, ("catanatron", "networkx"))
