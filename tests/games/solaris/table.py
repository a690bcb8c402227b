"""Solaris tables in short notation, so that a test reads like the clause it holds up.

Stations have short names (cell, deck, hq, bio, port, can), in cards too: "deck-purple". A hand is words in one string,
energy is pairs: "deck 3, port 2".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import suntable
from suntable import Match
from suntable.games.solaris.state import COLOURS, STATIONS

if TYPE_CHECKING:
    from collections.abc import Callable

Position = dict[str, Any]
Seat = dict[str, Any]

A, B, C, D, E, SPECTATOR = 0, 1, 2, 3, 4, -1
PLAYERS = 5
SHORT = dict(zip(("cell", "deck", "hq", "bio", "port", "can"), STATIONS, strict=True))


def full(word: str) -> str:
    """A word with the short name of a station in it, written out."""
    station, dash, colour = word.partition("-")
    return f"{SHORT[station]}{dash}{colour}" if station in SHORT and (not dash or colour in COLOURS) else word


def cards(text: str) -> list[str]:
    return [full(word) for word in text.split()]


def energy(text: str) -> dict[str, int]:
    pairs = [pair.split() for pair in text.split(",") if pair.strip()]
    return {full(station): int(number) for station, number in pairs}


def seat(charged: str = "", hand: str = "", **more: Any) -> Seat:
    """A player, by energy and hand."""
    return {"energy": energy(charged), "hand": cards(hand), **more}


def table(*seats: Seat, active: str = "deck", decides: int = A, players: int = PLAYERS, **more: Any) -> Position:
    """A position in which a player is to choose an action at a station; seats that are left out have nothing."""
    filled = [*seats, *({} for _ in range(players - len(seats)))]
    return {"players": players, "active": full(active), "seat": decides, "seats": filled, **more}


def docked(**shuttles: str) -> dict[str, str]:
    """Shuttles at stations: ``docked(blue="hq")``."""
    return {colour: full(station) for colour, station in shuttles.items()}


def start(position: Position, *moves: str, key: int = 0) -> Match:
    """A match from this position, with these moves played; `key` is the seed of all chance."""
    match = suntable.from_position("solaris", position | {"generator": {"key": key, "counter": 0}})
    return go(match, *moves)


def go(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(" ".join(map(full, move.split())))
    return match


def station(match: Match, *moves: str) -> Match:
    """The active station's own action, with its steps."""
    return go(match, "main station", *moves)


def all_pass(match: Match, active: str) -> Match:
    """Everybody passes until the turn at a station is over; nobody must be over the hand limit."""
    while not match.over and look(match, "active") == full(active):
        match.play("main pass")
    return match


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


def offered(match: Match, kind: str) -> set[str]:
    """The labels of the legal actions of one kind."""
    return {name.partition(" ")[2] for name in offers(match) if name.split()[0] == kind}


def look(match: Match, field: str) -> Any:
    return match.position()[field]


def of(match: Match, who: int, field: str) -> Any:
    """A field of one player's part of the position."""
    return match.position()["seats"][who][field]


def has(match: Match, who: int, stations: str) -> list[int]:
    """The energy of a player at some stations."""
    charged = of(match, who, "energy")
    return [charged[full(station)] for station in stations.split()]


def phase(match: Match) -> str:
    return str(look(match, "phase"))


def order_at(match: Match, where: str) -> list[int]:
    """The seats by when they last moved at a station: on one space the later one lies higher."""
    order: list[int] = look(match, "order")[full(where)]
    return order


def hand_size(match: Match, who: int) -> int:
    return int(of(match, who, "hand_count"))


def log(match: Match) -> str:
    return "\n".join(match.log())


def known(match: Match, viewer: int | str, holder: int) -> list[str]:
    """The cards of a hand that a viewer is certain of."""
    rows = [row["cards"] for row in look(match, "known") if (row["viewer"], row["holder"]) == (viewer, holder)]
    return sorted(rows[0]) if rows else []
