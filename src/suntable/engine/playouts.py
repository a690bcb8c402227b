"""Many random games at once: interpreted, compiled on some threads, or on a GPU. All give the same results."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from suntable.engine import registry
from suntable.engine.code import Code, tier
from suntable.engine.errors import DeviceError, StepError
from suntable.engine.game import Game
from suntable.engine.match import checked_seed

DEVICES = ("python", "cpu", "cuda")


@dataclass(frozen=True)
class Playouts:
    """The results of many random games, a row a game.

    ``decisions`` is how many were made in all and ``seconds`` how long that took, compiling left out; ``lengths`` are
    the decisions of each game, ``scores`` and ``returns`` are by game and seat.

    >>> import suntable
    >>> result = suntable.playouts("solstis", 3, seed=5, device="python")
    >>> result.decisions == sum(result.lengths.tolist()), result.scores.shape, result.returns.sum(axis=1).tolist()
    (True, (3, 2), [0.0, 0.0, 0.0])
    """

    game: str
    players: int
    device: str
    decisions: int
    seconds: float
    lengths: NDArray[np.int64]
    scores: NDArray[np.int64]
    returns: NDArray[np.float64]

    @property
    def per_second(self) -> float:
        """Decisions in a second."""
        return self.decisions / self.seconds if self.seconds else 0.0


def playouts(
    game: str,
    games: int,
    seed: int = 0,
    players: int | None = None,
    threads: int = 1,
    device: str = "cpu",
    **options: Any,
) -> Playouts:
    """Play many games at random. The results depend on the seed alone, not on threads or device.

    ``device`` is ``"python"`` (interpreted), ``"cpu"`` (compiled) or ``"cuda"`` (a GPU).

    >>> import suntable
    >>> suntable.playouts("solstis", 2, seed=5, device="python").lengths.tolist()
    [62, 68]
    """
    found = registry.find(game)
    count = found.count_players(players)
    chosen = found.choose(options)
    for name, number in (("games", games), ("threads", threads)):
        if isinstance(number, bool) or not isinstance(number, int) or number < 1:
            raise StepError(f"{name} must be a whole number from 1 on, not {number!r}")
    if device not in DEVICES:
        raise DeviceError(f"there is no device {device!r}; there are: {', '.join(DEVICES)}")
    rows = _Rows(games, count)
    if device == "cuda":
        try:
            from suntable.engine import cuda
        except ImportError as error:
            raise DeviceError(f"this installation can not use a GPU: pip install suntable[cuda] ({error})") from None
        seconds = cuda.playouts(found, rows.all(), count, chosen, checked_seed(seed))
    else:
        code = tier(found).compiled() if device == "cpu" else tier(found).interpreted
        seconds = _on_threads(code, rows, count, chosen, checked_seed(seed), threads)
    rows.judge(found)
    return Playouts(game, count, device, int(rows.lengths.sum()), seconds, rows.lengths, rows.scores, rows.returns)


class _Rows:
    """Room for the results."""

    def __init__(self, games: int, players: int) -> None:
        self.lengths = np.zeros(games, np.int64)
        self.scores = np.zeros((games, players), np.int64)
        self.returns = np.zeros((games, players))

    def all(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        return self.lengths, self.scores, self.returns

    def judge(self, game: Game) -> None:
        if (self.lengths < 0).any():
            stuck = int(np.argmin(self.lengths))
            raise AssertionError(f"{game.title}: random game {stuck} came to a stop without an end")


def _on_threads(code: Code, rows: _Rows, players: int, chosen: tuple[int, ...], seed: int, threads: int) -> float:
    """Split the games among threads; compiled code does not hold Python's lock."""
    games = len(rows.lengths)
    bounds = [games * part // threads for part in range(threads + 1)]
    _play_range(code, _Rows(1, players), players, chosen, seed, 0, 1)  # whatever is not compiled yet
    began = time.perf_counter()
    if threads == 1:
        _play_range(code, rows, players, chosen, seed, 0, games)
    else:
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(threads) as pool:
            parts = [
                pool.submit(_play_range, code, rows, players, chosen, seed, first, last)
                for first, last in pairwise(bounds)
            ]
            for part in parts:
                part.result()
    return time.perf_counter() - began


def _play_range(
    code: Code, rows: _Rows, players: int, chosen: tuple[int, ...], seed: int, first: int, last: int
) -> None:
    states = np.zeros(2, code.game.state.dtype)
    lengths, scores, returns = (column[first:last] for column in rows.all())
    ranks = np.zeros(players, np.int64)
    code.playouts(states, code.mask(), players, code.options(chosen), seed, first, lengths, scores, ranks, returns)
