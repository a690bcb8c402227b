"""What an action would bring, as far as everybody can tell before it is done: shown while a player points at it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from suntable.engine.bits import members
from suntable.games.solstis import rules
from suntable.games.solstis.state import CORNER_OF, MATCHES, SPIRITS, SQUARES, TILES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from suntable.engine.sight import Sight

_BIT = {tile: 1 << number for number, tile in enumerate(TILES)}
_KEPT = 4096


@dataclass(frozen=True)
class Ahead:
    """What would come of one action."""

    catches: tuple[str, ...] = ()  # tiles of the display that a tile of the hand could capture
    lays: tuple[str, ...] = ()  # tiles that would come to lie in the panorama
    leaves: tuple[str, ...] = ()  # tiles that would leave the game
    moves: bool = False  # a rainbow of one's own would have to give way
    closes: tuple[str, ...] = ()  # squares on which a spirit could be met
    stars: int = 0  # more or fewer, if the game ended after it


def look_ahead(sight: Sight) -> dict[str, Ahead]:
    """What every legal action would bring, by its name."""
    position, seat = sight.position, sight.position["seat"]
    if seat is None or not sight.legal:
        return {}
    panorama = _Panorama(sight, seat)
    return {name: _ahead(position, panorama, *name.split(" ")) for name in sight.names.values() if " " in name}


def _ahead(position: dict[str, Any], panorama: _Panorama, kind: str, label: str) -> Ahead:
    phase = position["phase"]
    if kind == "cell":
        rest = [position["in_play"]] if position["resume"] == "lay" else []
        return panorama.with_rainbow(label, rest, position["resume"] in ("lay", "encounter"))
    if kind == "tile" and phase == "play":
        return Ahead(catches=_catches(position, label), lays=(label,))
    if kind == "tile":
        return panorama.with_tiles([label, position["in_play"]] if phase == "capture" else [label], phase == "capture")
    return panorama.with_cover(label) if phase == "cover" else Ahead()


def _catches(position: dict[str, Any], tile: str) -> tuple[str, ...]:
    """SOLSTIS-T3."""
    matches = MATCHES[TILES.index(tile)]
    shown = (place["tile"] for place in position["display"] if place)
    return tuple(each for each in shown if matches & _BIT[each])


class _Panorama:
    """The panorama of the seat that decides, as sets; what it would be with more in it."""

    def __init__(self, sight: Sight, seat: int) -> None:
        position = sight.position
        self.land, self.rainbow = (_set(position["seats"][seat][kind]) for kind in ("land", "rainbows"))
        self.blocked = _set(sight.facts["seats"][seat]["blocked"])
        self.fresh = _set(position["fresh"])
        self.spirits = _spirits(position["seats"][seat])
        self.taken = sum(1 << CORNER_OF[SQUARES.index(s)] for s in position["seats"][seat]["spirits"].values())
        # SOLSTIS-P6: whether a spirit could be met at all.
        self.meets = bool(position["spirit_row"] or position["spirit_pile"] or position["evil"] == "pile")
        self.other = position["seats"][1 - seat]

    def with_tiles(self, tiles: list[str], in_capture_part: bool) -> Ahead:
        """SOLSTIS-R6, R7, R9."""
        stays: list[str] = []
        leaves: list[str] = []
        for tile in tiles:
            (leaves if self.rainbow & self.blocked & _BIT[tile] else stays).append(tile)
        more = _set(stays)
        moves = bool(self.rainbow & more)
        return Ahead(
            lays=tuple(stays),
            leaves=tuple(leaves),
            moves=moves,
            closes=self._closes(more) if in_capture_part else (),
            # Where the rainbow goes is not known yet, nor what it joins there.
            stars=0 if moves else self._gain(self.land | more, self.rainbow),
        )

    def with_rainbow(self, cell: str, tiles: list[str], in_capture_part: bool) -> Ahead:
        """SOLSTIS-R1; then come the tiles that are still to be laid."""
        more = _set(tile for tile in tiles if not self.rainbow & self.blocked & _BIT[tile])
        rainbow = self.rainbow | _BIT[cell]
        return Ahead(
            closes=self._closes(more | _BIT[cell]) if in_capture_part else (),
            stars=0 if rainbow & more else self._gain(self.land | more, rainbow),
        )

    def with_cover(self, spirit: str) -> Ahead:
        """SOLSTIS-F2: what it costs the other player."""
        land, rainbow, spirits = _set(self.other["land"]), _set(self.other["rainbows"]), _spirits(self.other)
        covered = _stars(land, rainbow, spirits, SPIRITS.index(spirit))
        return Ahead(stars=covered - _stars(land, rainbow, spirits, -1))

    def _closes(self, more: int) -> tuple[str, ...]:
        """SOLSTIS-P1, P2."""
        full = rules.full_squares(self.land | self.rainbow | more) & ~self.taken
        touched = rules.corners_of(self.fresh | more)
        return tuple(SQUARES[n] for n in members(rules.square_numbers(full & touched))) if self.meets else ()

    def _gain(self, land: int, rainbow: int) -> int:
        now = _stars(self.land, self.rainbow, self.spirits, -1)
        return _stars(land, rainbow & ~land, self.spirits, -1) - now


def _set(names: Iterable[str]) -> int:
    return sum(_BIT[name] for name in names)


def _spirits(table: dict[str, Any]) -> int:
    return sum(1 << SPIRITS.index(spirit) for spirit in table["spirits"])


@lru_cache(_KEPT)
def _stars(land: int, rainbow: int, spirits: int, covered: int) -> int:
    """SOLSTIS-F11 for these sets alone."""
    seat = SimpleNamespace(land=(land,), rainbow=(rainbow,), spirits=(spirits,), covered=covered)
    return int(rules.stars(seat, 0))
