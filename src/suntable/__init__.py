"""Suntable: a digital table for four board games about the sun.

>>> import suntable
>>> match = suntable.new("solstis", seed=1)
>>> while not match.over:
...     match.play(match.legal()[0])
>>> sum(match.returns)
0.0
"""

from suntable.engine.batch import Batch
from suntable.engine.errors import (
    DeviceError,
    GameError,
    GameOver,
    IllegalAction,
    OptionError,
    PlayersError,
    PositionError,
    SaveError,
    SeatError,
    SeedError,
    StepError,
    SuntableError,
    UnknownAction,
    UnknownGame,
    VersionError,
    WordsError,
)
from suntable.engine.match import Match, from_position, load, new
from suntable.engine.playouts import Playouts, playouts
from suntable.engine.registry import games

__version__ = "0.1.0"

__all__ = [
    "Batch",
    "DeviceError",
    "GameError",
    "GameOver",
    "IllegalAction",
    "Match",
    "OptionError",
    "PlayersError",
    "Playouts",
    "PositionError",
    "SaveError",
    "SeatError",
    "SeedError",
    "StepError",
    "SuntableError",
    "UnknownAction",
    "UnknownGame",
    "VersionError",
    "WordsError",
    "from_position",
    "games",
    "load",
    "new",
    "playouts",
]
