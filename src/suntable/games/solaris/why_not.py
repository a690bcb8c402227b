"""Why an action is not possible: one sentence, and the clause it follows from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from suntable.engine.sight import Sight
from suntable.games.solaris.state import CAP, CARDS_FOR_ENERGY
from suntable.games.solaris.text import card_words, colour_of, energy_here, seat_names, solaris, station_of

Why = tuple[str, str]  # the clause, and the sentence
Reason = tuple[str, str, dict[str, Any]]

# The clause that stands behind each reason for which an action is not offered, by action and reason.
_BEHIND = {
    ("replenish", "full"): "A5",
    ("replenish", "no-card"): "A3",
    ("redirect", "no-energy"): "A10",
    ("redirect", "neighbours-full"): "A10",
    ("redirect", "no-card"): "A6",
    ("exchange", "no-hand"): "A13",
    ("station", "no-energy"): "A15",
    ("station", "one-energy"): "X13",
    ("station", "others-full"): "X13",
    ("station", "no-shuttle"): "X17",
    ("station", "no-victim"): "X21",
    ("station", "no-dock"): "X26",
    ("station", "no-card"): "A2",
}


def why_not(sight: Sight, name: str) -> Why | None:
    """For whoever decides and has asked for an action that is not legal; ``None`` where there is no more to say."""
    kind, _, what = name.partition(" ")
    if kind == "main":
        return _main(sight, what)
    reason = _REASONS.get((sight.position["phase"], kind))
    found = reason(sight, what) if reason else None
    if found is None:
        return None
    clause, words, arguments = found
    return f"SOLARIS-{clause}", solaris(sight.lang)(f"why-not-{words}", **arguments)


def _main(sight: Sight, main: str) -> Why | None:
    say = solaris(sight.lang)
    if sight.position["phase"] != "main":
        return "SOLARIS-P3", say("why-not-begun")
    reason = sight.facts["refused"].get(main)
    if reason is None:
        return None
    told = f"{say('main', main=main)}: {say('refused', reason=reason)}"
    return f"SOLARIS-{_BEHIND[main, reason]}", told


def _own(sight: Sight) -> dict[str, Any]:
    table: dict[str, Any] = sight.position["seats"][sight.position["seat"]]
    return table


def _not_held(sight: Sight, card: str, clause: str) -> Reason | None:
    """A card that is not in the hand, whatever it would be for."""
    if card in (_own(sight)["hand"] or ()):
        return None
    return clause, "not-yours", {"card": card_words(solaris(sight.lang), card)}


def _replenish(sight: Sight, card: str) -> Reason:
    if station_of(card) != sight.position["active"]:
        return "A3", "other-icon", {"station": sight.position["active"]}
    if energy_here(sight.position) >= CAP:
        return "A5", "full", {"station": station_of(card)}
    return _not_held(sight, card, "A3") or ("A3", "no-more", {})


def _redirect(sight: Sight, card: str) -> Reason:
    position = sight.position
    if energy_here(position) == 0:
        return "A10", "no-energy", {"station": position["active"]}
    place = position["places"].index(position["active"])
    bridges = {position["bridges"][place], position["bridges"][place - 1]}
    if colour_of(card) not in bridges:
        return "A6", "no-bridge", {"colour": colour_of(card)}
    return _not_held(sight, card, "A6") or ("A10", "neighbour-full", {})


def _engine(sight: Sight, card: str) -> Reason:
    station = station_of(card)
    if station == sight.position["active"]:
        return "X4", "own-icon", {}
    if _own(sight)["energy"][station] >= CAP:
        return "X5", "full", {"station": station}
    if energy_here(sight.position) == 0 and sight.position["fed"].get(station, 0) % CARDS_FOR_ENERGY == 0:
        return "X3", "no-energy", {"station": sight.position["active"]}
    return _not_held(sight, card, "X1") or ("X1", "no-more", {})


def _cell(sight: Sight, card: str) -> Reason:
    docked = sight.position["shuttles"][colour_of(card)]
    if docked is None:
        return "X28", "not-docked", {"colour": colour_of(card)}
    if docked == sight.position["active"] and energy_here(sight.position) == 1:
        return "X29", "needs-two", {}
    for station in (sight.position["active"], docked):
        if _own(sight)["energy"][station] == 0:
            return "X26", "no-energy", {"station": station}
    return _not_held(sight, card, "X26") or ("X26", "no-more", {})


def _done(_: Sight, __: str) -> Reason:
    return "P2", "nothing-done", {}


def _discard(sight: Sight, card: str) -> Reason | None:
    return _not_held(sight, card, "A11" if sight.position["phase"] == "exchange" else "D9")


def _take(_: Sight, source: str) -> Reason:
    return "D15", "empty-stack" if source == "stack" else "gap", {}


def _spend_for_cards(sight: Sight, _: str) -> Reason:
    return "X7", "too-much", {"energy": energy_here(sight.position)}


def _spend_to_share(_: Sight, amount: str) -> Reason:
    return "X12", "share-two" if amount == "1" else "share-less", {}


def _side(_: Sight, __: str) -> Reason:
    return "A9", "side", {}


def _direction(_: Sight, __: str) -> Reason:
    return "X10", "direction", {}


def _shuttle(sight: Sight, colour: str) -> Reason:
    docked = sight.position["shuttles"][colour]
    if docked is not None:
        return "X15", "docked", {"colour": colour, "station": docked}
    return "X14", "no-energy", {"station": sight.position["active"]}


def _victim(sight: Sight, victim: str) -> Reason | None:
    seat, seats = int(victim), sight.position["seats"]
    if seat >= len(seats):
        return None
    name = seat_names(solaris(sight.lang), sight.names_of_seats, len(seats))[seat]
    if seat == sight.position["seat"]:
        return "X19", "yourself", {}
    if seat in sight.position["named"]:
        return "X20", "named", {"name": name}
    if seats[seat]["hand_count"] == 0:
        return "X21", "empty-hand", {"name": name}
    return "X22", "no-energy", {"station": sight.position["active"]}


_REASONS: dict[tuple[str, str], Callable[[Sight, str], Reason | None]] = {
    ("replenish", "play"): _replenish,
    ("redirect", "play"): _redirect,
    ("engine", "play"): _engine,
    ("cell", "play"): _cell,
    ("redirect-side", "target"): _side,
    ("biotope-side", "target"): _direction,
    ("headquarters", "spend"): _spend_for_cards,
    ("biotope", "spend"): _spend_to_share,
    ("port", "shuttle"): _shuttle,
    ("canteen", "victim"): _victim,
    ("return", "take"): _take,
    **{(phase, "discard"): _discard for phase in ("exchange", "limit-turn", "limit-canteen", "limit-round")},
    **{(phase, "done"): _done for phase in ("replenish", "redirect", "engine", "cell", "port", "canteen")},
}
