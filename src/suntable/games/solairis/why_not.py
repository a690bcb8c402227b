"""Why an action is not possible: one sentence, and the clause it follows from."""

from __future__ import annotations

from typing import Any

from suntable.engine.sight import Sight
from suntable.games.solairis.text import seat_names, solairis

_25P, _25D = "25P", "25D"
Why = tuple[str, str]  # the clause, and the sentence


def why_not(sight: Sight, name: str) -> Why | None:
    """For whoever decides and has asked for an action that is not legal; ``None`` where there is no more to say."""
    kind, _, what = name.partition(" ")
    reason = _REASONS.get((sight.position["phase"], kind))
    found = reason(sight, what) if reason else None
    if found is None:
        return None
    clause, words, arguments = found
    return f"SOLAIRIS-{clause}", solairis(sight.lang)(f"why-not-{words}", **arguments)


Reason = tuple[str, str, dict[str, Any]]


def _own(sight: Sight) -> tuple[dict[str, Any], dict[str, Any]]:
    seat = sight.position["seat"]
    return sight.position["seats"][seat], sight.facts["seats"][seat]


def _spell(sight: Sight, spell: str) -> Reason:
    table, facts = _own(sight)
    if spell not in table["spells"]:
        return "T5", "not-yours", {"spell": spell}
    return "T2", "too-dear", {"spell": spell, "need": facts["needs"][spell], "power": facts["attack_value"]}


def _target(sight: Sight, target: str) -> Reason | None:
    seat, seats = int(target), sight.position["seats"]
    if seat == sight.position["seat"]:
        return "T4", "yourself", {}
    if seat < len(seats) and seats[seat]["out"]:
        return "E3", "out", {"name": seat_names(solairis(sight.lang), sight.names_of_seats, len(seats))[seat]}
    return None


def _pay_to_cast(_: Sight, card: str) -> Reason:
    if card == _25D:
        return "T10", "dispel-only", {}
    return "T8", "no-card", {"card": card}


def _pay_to_dispel(sight: Sight, card: str) -> Reason:
    _, facts = _own(sight)
    if card == _25P:
        return "T9", "cast-only", {}
    if facts["defence_value"] < sight.facts["need"]:
        return "D3", "cannot-dispel", {"need": sight.facts["need"], "power": facts["defence_value"]}
    return "D3", "no-card", {"card": card}


def _done(clause: str) -> Any:
    def reason(sight: Sight, _: str) -> Reason:
        return clause, "too-little", {"need": sight.facts["need"], "marked": sight.facts["marked"]}

    return reason


def _let(_: Sight, __: str) -> Reason:
    return "D4", "marked-already", {}


def _draft(_: Sight, spell: str) -> Reason:
    return "A4", "taken", {"spell": spell}


def _warrior(_: Sight, warrior: str) -> Reason:
    return "S1", "warrior-taken", {"warrior": warrior}


_REASONS: dict[tuple[str, str], Any] = {
    ("warrior", "warrior"): _warrior,
    ("cast", "spell"): _spell,
    ("draft", "spell"): _draft,
    ("target", "target"): _target,
    ("pay", "pay"): _pay_to_cast,
    ("pay", "done"): _done("T8"),
    ("dispel", "pay"): _pay_to_dispel,
    ("dispel", "done"): _done("D3"),
    ("dispel", "let"): _let,
}
