"""Many games side by side, one action in each at a time: the engine room of vectorised environments."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from suntable.engine import registry
from suntable.engine.code import Code, tier
from suntable.engine.errors import DeviceError, IllegalAction, StepError
from suntable.engine.match import checked_seed

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor


class Batch:
    """``size`` games played side by side. A game that ends is begun anew at once, with another seed.

    Row ``i`` begins the games ``i``, ``size + i``, ... of :func:`suntable.playouts` with the same seed.
    Arrays are written anew by each call; copy what you keep.

    >>> import suntable
    >>> batch = suntable.Batch("solstis", 4, seed=5, device="python")
    >>> batch.masks().sum(axis=1).tolist(), batch.seats.tolist()
    ([3, 3, 3, 3], [0, 0, 0, 1])
    >>> batch.step(batch.random_actions())
    >>> batch.done.tolist()
    [0, 0, 0, 0]
    """

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None = None,
        seed: int = 0,
        threads: int = 1,
        device: str = "cpu",
        **options: Any,
    ) -> None:
        found = registry.find(game)
        for name, number in (("size", size), ("threads", threads)):
            if isinstance(number, bool) or not isinstance(number, int) or number < 1:
                raise StepError(f"{name} must be a whole number from 1 on, not {number!r}")
        if device not in ("python", "cpu"):
            raise DeviceError(f"a batch runs on 'python' or 'cpu', not on {device!r}")
        self.game, self.size, self.seed = found, size, checked_seed(seed)
        self.players = found.count_players(players)
        code = tier(found).compiled() if device == "cpu" else tier(found).interpreted
        bounds = [size * part // threads for part in range(threads + 1)]
        self._parts = [_Part(code, slice(*ends), self.players) for ends in pairwise(bounds) if ends[0] < ends[1]]
        self._options = code.options(found.choose(options))
        self._pool: ThreadPoolExecutor | None = None
        self.states = np.zeros(size, found.state.dtype)
        self.numbers = np.arange(size, dtype=np.int64)
        self.returns = np.zeros((size, self.players))
        self.scores = np.zeros((size, self.players), np.int64)
        self.done = np.zeros(size, np.int8)
        self._masks = np.zeros((size, found.actions.size), np.int8)
        self._actions = np.zeros(size, np.int64)
        self._views = np.zeros((size, found.observation), np.float32)
        self._turn = 0
        self._each(self._reset)

    @property
    def seats(self) -> NDArray[np.int8]:
        """Who decides in each game."""
        seats: NDArray[np.int8] = self.states["to_decide"]
        return seats

    def masks(self) -> NDArray[np.int8]:
        """The legal actions of each game, a row of zeros and ones."""
        self._each(lambda p: p.code.masks_all(self.states[p.rows], p.mask, self._masks[p.rows]))
        return self._masks

    def observe(self) -> NDArray[np.float32]:
        """What the seat that decides sees, for each game."""
        self._each(lambda p: p.code.observe_all(self.states[p.rows], p.scratch, self._views[p.rows]))
        return self._views

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        self._turn += 1
        self._each(self._choose)
        return self._actions

    def step(self, actions: NDArray[np.int64]) -> None:
        """One action in each game; ``done`` is then 1 where a game ended, and ``scores`` and ``returns`` tell how.

        If any action is not legal, an :class:`IllegalAction` says which, and no game has changed.
        """
        wanted = np.ascontiguousarray(actions, np.int64)
        if wanted.shape != (self.size,):
            raise StepError(f"a batch of {self.size} games takes {self.size} actions, not an array of {wanted.shape}")
        illegal = self._each(lambda p: p.code.find_illegal(self.states[p.rows], wanted[p.rows], p.mask))
        for part, index in zip(self._parts, illegal, strict=True):
            if index >= 0:
                row = part.rows.start + index
                raise IllegalAction(f"action {wanted[row]} is not possible in game {row}")
        self._each(lambda part: self._step(part, wanted))

    def _reset(self, part: _Part) -> None:
        rows = part.rows
        part.code.reset_all(self.states[rows], part.blank, self.players, self._options, self.seed, self.numbers[rows])

    def _choose(self, part: _Part) -> None:
        rows = part.rows
        part.code.choose_all(self.states[rows], self.seed, rows.start, self._turn, part.mask, self._actions[rows])

    def _step(self, part: _Part, actions: NDArray[np.int64]) -> None:
        rows = part.rows
        part.code.step_all(
            self.states[rows], part.blank, actions[rows], self.players, self._options, self.seed, self.numbers[rows],
            self.size, self.scores[rows], part.ranks, self.returns[rows], self.done[rows],
        )  # fmt: skip

    def _each(self, work: Callable[[_Part], Any]) -> list[Any]:
        """Do something for every part, each on a thread of its own if there are several."""
        if len(self._parts) == 1:
            return [work(self._parts[0])]
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(len(self._parts))
        return list(self._pool.map(work, self._parts))


class _Part:
    """The rows of one thread, and its scratch space."""

    def __init__(self, code: Code, rows: slice, players: int) -> None:
        self.code = code
        self.rows = rows
        self.mask = code.mask()
        self.ranks = np.zeros(players, np.int64)
        self.blank = np.zeros(1, code.game.state.dtype)
        self.scratch = np.zeros(1, code.game.state.dtype)
