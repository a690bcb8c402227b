"""The same rules on a GPU: one thread plays whole games. Needs numba-cuda; imported only when a GPU is asked for."""

from __future__ import annotations

import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, from_dtype, int64

from suntable.engine.code import Binder, Function
from suntable.engine.errors import DeviceError
from suntable.engine.game import Game
from suntable.engine.loops import of_the_game, play_game
from suntable.engine.rule import rule

THREADS = 256  # in a block
WAVES = 32  # blocks for each processor: enough to keep all busy while the longest games end
AT_ONCE = 1 << 22  # games whose results lie on the GPU at the same time

outcome = of_the_game
RECORD: Any = of_the_game
SEATS: Any = of_the_game
WORDS: Any = of_the_game


@rule
def play_games(
    blank: Any, players: int, options: Any, seed: int, first: int, lengths: Any, scores: Any, returns: Any
) -> None:
    """The kernel: every thread takes the next game until none is left."""
    room = cuda.local.array(1, RECORD)
    mask = cuda.local.array(WORDS, int64)
    ranks = cuda.local.array(SEATS, int64)
    game = cuda.grid(1)
    while game < len(lengths):
        room[0] = blank[0]
        state = room[0]
        lengths[game] = play_game(state, mask, players, options, seed, first + game)
        outcome(state, scores[game], ranks, returns[game])
        game += cuda.gridsize(1)


def _jit(function: Function, is_entry: bool) -> Any:
    return cuda.jit(function) if is_entry else cuda.jit(function, device=True)


@contextmanager
def _old_numpy_name() -> Iterator[None]:
    """numba-cuda up to 0.30 asks for a name that NumPy 2.5 no longer has, once, when its first function is compiled."""
    missing = not hasattr(np, "row_stack")
    if missing:
        np.row_stack = np.vstack  # noqa: NPY201
    try:
        yield
    finally:
        if missing:
            del np.row_stack  # noqa: NPY201


@cache
def _kernel(name: str) -> Any:
    from suntable.engine.registry import find

    game = find(name)
    binder = Binder(game, _jit, lambda table: np.array(table, np.int64), None)
    binder.names |= {"RECORD": from_dtype(game.state.dtype), "SEATS": max(game.seats)}
    return binder.bind(play_games)


def _blocks() -> int:
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT) * WAVES


def _compile(kernel: Any, *arguments: Any) -> None:
    """Play a single game, so that the others need not wait for the compiler."""
    with _old_numpy_name(), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that one game is too little for a GPU
        kernel[1, 1](*arguments)
        cuda.synchronize()


def playouts(game: Game, rows: tuple[Any, Any, Any], players: int, chosen: tuple[int, ...], seed: int) -> float:
    """Fill the rows of results; returns the seconds the GPU played, compiling and copying left out."""
    if not cuda.is_available():
        raise DeviceError("this machine has no CUDA device, or numba-cuda is not installed: pip install suntable[cuda]")
    kernel = _kernel(game.name)
    blank = cuda.to_device(np.zeros(1, game.state.dtype))
    options = cuda.to_device(np.array((*chosen, 0), np.int64))
    blocks, seconds = _blocks(), 0.0
    for first in range(0, len(rows[0]), AT_ONCE):
        part = [row[first : first + AT_ONCE] for row in rows]
        there = [cuda.device_array(row.shape, row.dtype) for row in part]
        if first == 0:
            _compile(kernel, blank, players, options, seed, 0, *(column[:1] for column in there))
        began = time.perf_counter()
        kernel[blocks, THREADS](blank, players, options, seed, first, *there)
        cuda.synchronize()
        seconds += time.perf_counter() - began
        for row, column in zip(part, there, strict=True):
            row[:] = column.copy_to_host()
    return seconds
