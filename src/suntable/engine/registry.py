"""Which games there are: the entry points named ``suntable.games`` of every installed package."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from suntable.engine.errors import GameError, UnknownGame
from suntable.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "suntable.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def games() -> list[str]:
    """The names of all games, sorted.

    >>> import suntable
    >>> "solstis" in suntable.games()
    True
    """
    return sorted(_entries())


@cache
def find(name: str) -> Game:
    """The game of a name."""
    entry = _entries().get(name)
    if entry is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")
    game = entry.load()
    if not isinstance(game, Game) or game.name != name:
        raise GameError(f"the entry point {name} must lead to a Game of that name, not to {game!r}")
    return game
