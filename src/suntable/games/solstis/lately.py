"""What was laid lately, so that a player who comes back sees what the other has done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from suntable.games.solstis.state import (
    CAPTURES,
    LAYS,
    LEAVES,
    MOVES_RAINBOW,
    PLAYS,
    SECOND_CHANCE,
    TAKES_RAINBOW,
    TILES,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

_TURNS = 2


class _Turn:
    """One turn as its notes tell it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.playing = -1
        self.cells: set[int] = set()

    def add(self, event: int, first: int, second: int) -> None:
        if event in (PLAYS, SECOND_CHANCE):
            self.playing = first
        elif event == CAPTURES:
            self.cells |= {self.playing, first}
        elif event in (LAYS, TAKES_RAINBOW):
            self.cells.add(first)
        elif event == MOVES_RAINBOW:
            self.cells.add(second)
        elif event == LEAVES:  # a blocked rainbow keeps its cell, and its own tile leaves the game
            self.cells.discard(first)


def laid_lately(notes: Sequence[tuple[int, ...]], turn_of: int) -> tuple[frozenset[str], frozenset[str]]:
    """The cells each seat has filled in its last turn; while a turn goes on, in that one and the one before."""
    turns: list[_Turn] = []
    for seat, event, first, second, *_ in notes:
        if event == PLAYS:
            turns.append(_Turn(seat))
        if turns:
            turns[-1].add(event, first, second)
    kept = turns[-_TURNS:] if turns and turns[-1].seat == turn_of else turns[-1:]
    cells: tuple[set[int], set[int]] = (set(), set())
    for turn in kept:
        cells[turn.seat].update(turn.cells)
    first_seat, second_seat = (frozenset(TILES[cell] for cell in each) for each in cells)
    return first_seat, second_seat
