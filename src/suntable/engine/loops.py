"""What every game can do, written once over the names of its rules, and bound to one game by `specialise`.

The functions here take the rules they call from their globals: `specialise` makes a copy with a game's own
rules in that place. Nothing is looked up while a game runs, so a house of many games plays each as fast as a
house of one. All of it belongs to the compiled subset and runs interpreted as well.
"""

from __future__ import annotations

from typing import Any

from suntable.engine.actions import contains, select, spell_out
from suntable.engine.generator import below, derive
from suntable.engine.rule import rule


def of_the_game(*_: Any) -> Any:
    """Stands where `specialise` puts a rule of the game."""
    raise NotImplementedError("a loop runs only when it is specialised for a game")


setup = legal = apply = of_the_game
WORDS: Any = of_the_game
STARTS: Any = of_the_game

ILLEGAL, PLAYED, REVEALED = range(3)  # what `try_action` answers
CHOICES = 0x43484F4943  # tells the seeds of random players from the seeds of games
MOST = 10_000  # decisions: a game that goes on longer never ends


# -- one state ------------------------------------------------------------------------------------------


@rule
def start(state: Any, players: int, options: Any, seed: int) -> None:
    """Set up a game on a record of zeros."""
    state.players = players
    setup(state, options, seed)


@rule
def list_legal(state: Any, mask: Any, actions: Any) -> int:
    """The legal actions, ascending; returns their number."""
    legal(state, mask)
    return spell_out(mask, STARTS, WORDS, actions)


@rule
def try_action(state: Any, action: int, mask: Any) -> int:
    """Play an action if it is legal."""
    legal(state, mask)
    if not contains(mask, STARTS, WORDS, action):
        return ILLEGAL
    reveals = state.reveals
    apply(state, action)
    return PLAYED if state.reveals == reveals else REVEALED


@rule
def step(state: Any, action: int, mask: Any, actions: Any) -> int:
    """Play a legal action, then list what is legal next: two calls in one for drivers that keep to the list."""
    apply(state, action)
    if state.to_decide < 0:
        return 0
    legal(state, mask)
    return spell_out(mask, STARTS, WORDS, actions)


@rule
def random_action(state: Any, mask: Any, key: int, n: int) -> int:
    """The action a random player takes as its n-th; -1 when nothing is legal."""
    number = legal(state, mask)
    if number == 0:
        return -1
    return select(mask, STARTS, below(key, n, number))


@rule
def play_out(state: Any, mask: Any, key: int) -> int:
    """Random play to the end; returns the number of decisions, or -1 if a player was stuck."""
    decisions = 0
    while state.to_decide >= 0:
        action = random_action(state, mask, key, decisions)
        if action < 0 or decisions == MOST:
            return -1
        apply(state, action)
        decisions += 1
    return decisions


# -- many games -----------------------------------------------------------------------------------------


@rule
def seed_of(seed: int, game: int) -> int:
    """The seed of one of many games."""
    return derive(seed, game)


@rule
def chooser_of(seed: int, game: int) -> int:
    """The seed of the random players of one of many games."""
    return derive(seed ^ CHOICES, game)


@rule
def play_game(state: Any, mask: Any, players: int, options: Any, seed: int, game: int) -> int:
    """Set up one of many games on a record of zeros, and play it at random."""
    start(state, players, options, seed_of(seed, game))
    return play_out(state, mask, chooser_of(seed, game))
