"""What a bot is given: the table as its seat sees it, and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from suntable.engine import registry
from suntable.engine.errors import SeatError
from suntable.engine.match import from_seen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from suntable.engine.game import Value
    from suntable.engine.match import Match
    from suntable.engine.record import Face


class View:
    """One moment of a game, seen from the seat that decides.

    It is made from a concealed state alone, so there is nothing in it to peek at: other hands, face-down things and the
    generator are blank.

    >>> import suntable
    >>> view = View.of(suntable.new("solstis", seed=1))
    >>> view.seat, view.name(20), view.position["seats"][1]["hand"]
    (0, 'tile 3-1', None)
    """

    def __init__(self, game: str, players: int, options: Mapping[str, Any], seat: int, state: bytes) -> None:
        seen = from_seen(game, state, players, options)
        # Blanked again: whoever made this view by hand from a whole state has not let the bot see more by it.
        self.state = seen.seen(_one_of(seat, players))
        self._table = from_seen(game, self.state, players, options)
        self.seat = seat

    @classmethod
    def of(cls, match: Match, seat: int | None = None) -> View:
        """What a seat sees of a match; the seat that decides if none is named."""
        seat = match.seat if seat is None else seat
        if seat is None:
            raise SeatError("the game is over: nobody decides, so a seat must be named")
        return cls(match.game, match.players, match.options, seat, match.seen(_one_of(seat, match.players)))

    def __repr__(self) -> str:
        return f"<View {self.game}: seat {self.seat} of {self.players}>"

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._table.game

    @property
    def players(self) -> int:
        """How many play."""
        return self._table.players

    @property
    def options(self) -> dict[str, Value]:
        """The options of the game and their values."""
        return self._table.options

    @cached_property
    def position(self) -> dict[str, Any]:
        """The table as a readable dict."""
        return self._table.position(self.seat)

    def face(self) -> Face:
        """A copy of the concealed record, as rules take it."""
        game = registry.find(self.game)
        return game.state.face(np.ndarray(1, game.state.dtype, bytearray(self.state)))

    def text(self, lang: str = "en") -> str:
        """The table in words and a plain diagram.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> View.of(match).text() == match.text(seat=0)
        True
        """
        return self._table.text(self.seat, lang)

    def observe(self) -> NDArray[np.float32]:
        """The table as numbers from 0 to 1, for learning."""
        return self._table.observe(self.seat)

    def name(self, action: int) -> str:
        """The structured name of an action."""
        return self._table.name(action)

    def parse(self, name: str) -> int:
        """The action of a structured name."""
        return self._table.parse(name)

    def world(self, seed: int) -> Match:
        """A match in a random world that the seat can not tell from the true one; for search.

        >>> import suntable
        >>> view = View.of(suntable.new("solstis", seed=1))
        >>> View.of(view.world(seed=7)).state == view.state
        True
        """
        return self._table.world(self.seat, seed)


def _one_of(seat: int, players: int) -> int:
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise SeatError(f"a bot sits on one of the seats 0 to {players - 1}, not {seat!r}")
    return seat
