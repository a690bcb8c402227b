"""Solairis tables in short notation, so that a test reads like the clause it holds up.

Lists of spells and power cards are words in one string. Warriors are chosen for their place in the turn order: `EMBER`
(red, 1) comes before `LAVA` (red, 2), `MIRROR` (indigo, 3), `STORM` (green, 4) and `SUN` (yellow, 4, more life).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import suntable
from suntable import Match

if TYPE_CHECKING:
    from collections.abc import Callable

Position = dict[str, Any]
Seat = dict[str, Any]

A, B, C, D, SPECTATOR = 0, 1, 2, 3, -1

EMBER, LAVA, MIRROR, STORM, SUN = "ember-marshal", "lava-herald", "mirror-heir", "storm-grower", "sun-envoy"
FROST, TIDE, VELVET, NIGHT = "frost-prior", "tide-brother", "velvet-broker", "night-adept"


def seat(warrior: str, power: str = "", spells: str = "", **more: Any) -> Seat:
    """A player; a hand may hold fewer cards than the warrior allows."""
    return {"warrior": warrior, "power": power.split(), "spells": spells.split(), **more}


def out(warrior: str, place: int = 1) -> Seat:
    """A player who has gone out."""
    return {"warrior": warrior, "out": place}


def table(*seats: Seat, decides: int = A, rules: str = "basic", **more: Any) -> Position:
    """A position in which a player is to cast, unless said otherwise."""
    return {"players": len(seats), "options": {"rules": rules}, "seat": decides, "seats": list(seats), **more}


def attack(by: int, spell: str, on: int, paid: str, **more: Any) -> Position:
    """An announced attack that waits for its answer, as part of a position."""
    told = {"seat": by, "spell": spell, "target": on, "paid": paid.split()}
    return {"phase": "dispel", "turn_of": by, "spent": paid.split(), "attack": told, **more}


def start(position: Position, *moves: str, key: int = 0) -> Match:
    """A match from this position, with these moves played; `key` is the seed of all chance."""
    match = suntable.from_position("solairis", position | {"generator": {"key": key, "counter": 0}})
    return go(match, *moves)


def go(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def cast(match: Match, spell: str, target: int, paid: str) -> Match:
    """A whole attack."""
    return go(match, f"spell {spell}", f"target {target}", *(f"pay {card}" for card in paid.split()), "done")


def dispel(match: Match, paid: str) -> Match:
    """A whole answer."""
    return go(match, *(f"pay {card}" for card in paid.split()), "done")


def until(make: Callable[[int], Match], wish: Callable[[Match], bool]) -> Match:
    """The first match, by its seed, that fulfils the wish."""
    for key in range(3000):
        match = make(key)
        if wish(match):
            return match
    raise AssertionError("3000 seeds, and the wish was never fulfilled")


# -- what a test asks for -------------------------------------------------------------------------------


def offers(match: Match) -> set[str]:
    """The names of the legal actions."""
    return {match.name(action) for action in match.legal()}


def look(match: Match, field: str) -> Any:
    return match.position()[field]


def of(match: Match, who: int, field: str) -> Any:
    """A field of one player's part of the position."""
    return match.position()["seats"][who][field]


def phase(match: Match) -> str:
    return str(look(match, "phase"))


def need(match: Match, who: int, spell: str) -> int:
    """What a spell in a player's hand needs from its holder."""
    return int(match.sight().facts["seats"][who]["needs"][spell])
