"""Solairis: a record as a readable dict, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from suntable.engine.bits import members
from suntable.engine.errors import PositionError
from suntable.engine.reading import Part
from suntable.games.solairis import rules
from suntable.games.solairis.state import (
    ADVANCED,
    COPIES,
    DISPEL,
    DRAFT,
    LIFE,
    MOST_LIFE,
    MOST_NEED,
    ONE_CARD,
    OPTION_RULES,
    OVER,
    PHASES,
    POWER,
    POWER_KINDS,
    POWER_TOTAL,
    PROBLEMS,
    RESULTS,
    ROUNDS,
    SPELL_CARDS,
    SPELLS,
    SURCHARGES,
    WARRIOR,
    WARRIORS,
    WORDS,
)

# -- from a record ---------------------------------------------------------------------------------------


def _names(things: int, names: tuple[str, ...]) -> list[str]:
    return [names[thing] for thing in members(things)]


def _name(thing: int, names: tuple[str, ...]) -> str | None:
    return None if thing < 0 else names[thing]


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def cards(packed: int) -> list[str]:
    """Power cards by name, the same one as often as there are copies: ["3", "3", "25P"]."""
    return [POWER[kind] for kind in range(POWER_KINDS) for _ in range(rules.copies_in(packed, kind))]


def describe(state: Any, is_concealed: bool) -> dict[str, Any]:
    """Everything in a record; ``power`` of a hand and ``generator`` are ``None`` where they are concealed.

    ``spells`` of a hand are those that are known, ``spell_count`` says how many there are.
    """
    return {
        "phase": PHASES[state.phase],
        "seat": _seat(state.to_decide),
        "round": state.round,
        "turn": state.turn,
        "turn_of": _seat(state.turn_of),
        "reveals": state.reveals,
        "order": [seat for seat in state.order if seat >= 0],
        "seats": [_describe_seat(state, seat) for seat in range(state.players)],
        "spent": cards(state.spent),
        "aside": state.aside,
        "gone": _names(state.gone, SPELLS),
        "spell": _name(state.spell, SPELLS),
        "target": _seat(state.target),
        "marks": cards(state.marks),
        "attack": _describe_attack(state),
        "generator": None if is_concealed else {"key": state.key, "counter": state.counter},
    }


def _describe_seat(state: Any, seat: int) -> dict[str, Any]:
    hand = cards(state.power[seat])
    return {
        "warrior": _name(state.warrior[seat], WARRIORS),
        "life": state.life[seat],
        "out": state.out_at[seat],
        "spells": _names(state.spells[seat], SPELLS),
        "spell_count": state.spell_count[seat],
        "shown": _names(state.spells[seat] & state.shown, SPELLS),
        "power": hand if len(hand) == state.power_count[seat] else None,
        "power_count": state.power_count[seat],
        "passed": bool(state.passed[seat]),
        "passed_spent": state.passed_spent[seat],
    }


def _describe_attack(state: Any) -> dict[str, Any] | None:
    """The attack that was announced last."""
    if state.last_seat < 0:
        return None
    return {
        "seat": state.last_seat,
        "spell": SPELLS[state.last_spell],
        "target": state.last_target,
        "need": state.last_need,
        "paid": cards(state.last_pay),
        "result": RESULTS[state.last_result],
        "dispelled_with": cards(state.last_dispel),
    }


def facts(state: Any) -> dict[str, Any]:
    """What the rules can tell about a position beyond what lies there.

    Each seat: ``needs`` of its known spells; which of them it can pay (``payable``) and what its power cards are worth,
    ``None`` where the hand is concealed. The payment in preparation: ``need`` and what is marked for it.
    """
    preparing = state.spell >= 0
    is_dispelling = state.phase == DISPEL
    return {
        "seats": [_facts_of_seat(state, seat) for seat in range(state.players)],
        "surcharge": SURCHARGES[state.advanced],
        "need": rules.need(state, state.to_decide, state.spell) if preparing else state.last_need * is_dispelling,
        "marked": rules.defence_value(state.marks) if is_dispelling else rules.attack_value(state.marks),
        "unseen": cards(rules.unseen_power(state)),
    }


def _facts_of_seat(state: Any, seat: int) -> dict[str, Any]:
    needs = {SPELLS[spell]: rules.need(state, seat, spell) for spell in members(state.spells[seat])}
    known = rules.number_of(state.power[seat]) == state.power_count[seat]
    power = state.power[seat]
    return {
        "needs": needs,
        "payable": _names(rules.payable(state, seat), SPELLS) if known else None,
        "attack_value": rules.attack_value(power) if known else None,
        "defence_value": rules.defence_value(power) if known else None,
    }


# -- to a record -----------------------------------------------------------------------------------------

_SEAT_KEYS = frozenset(
    (
        "warrior", "life", "out", "spells", "spell_count", "shown", "power", "power_count", "passed", "passed_spent",
    )
)  # fmt: skip
_KEYS = frozenset(
    (
        "phase", "seat", "round", "turn", "turn_of", "reveals", "order", "seats", "spent", "aside", "gone", "spell",
        "target", "marks", "attack", "generator",
    )
)  # fmt: skip
_ATTACK_KEYS = frozenset(("seat", "spell", "target", "need", "paid", "result", "dispelled_with"))


class _Part(Part):
    """With power cards."""

    def cards(self, key: str) -> int:
        """A list of power cards, packed."""
        result = 0
        for name in self.list(key):
            kind = self.find(key, name, POWER)
            result += ONE_CARD[kind]
            if rules.copies_in(result, kind) > COPIES[kind]:
                raise PositionError(f"{key!r} of {self.where} has more cards {name} than the box, {COPIES[kind]}")
        return result


def read(position: Mapping[str, Any], options: tuple[int, ...], state: Any) -> None:
    """Fill an empty record from a readable position, or say what is wrong with it."""
    top = _Part(position, "the position", _KEYS)
    if top.has("generator") and position["generator"] is None:
        raise PositionError("this position is concealed: a match needs every hand and the generator")
    rules.clear(state)
    state.advanced = options[OPTION_RULES]
    _read_seats(top, state)
    _read_turn(top, state)
    _read_cards(top, state)
    _read_attack(top, state)
    _judge(state)


def _read_seats(top: _Part, state: Any) -> None:
    players = state.players
    seats = top.value.get("seats", [{}] * players)
    if not isinstance(seats, (list, tuple)) or len(seats) != players:
        raise PositionError(f"'seats' of the position must be a list of {players} objects, not {seats!r}")
    for seat, value in enumerate(seats):
        _read_seat(_Part(value, f"seat {seat}", _SEAT_KEYS), state, seat)


def _read_seat(part: _Part, state: Any, seat: int) -> None:
    if part.has("power") and part.value["power"] is None:
        raise PositionError(f"the power cards of seat {seat} are concealed: a match needs every hand")
    warrior = part.one("warrior", WARRIORS)
    state.warrior[seat] = warrior
    state.out_at[seat] = part.number("out", 0, 0, state.players - 1)
    printed = LIFE[warrior] if warrior >= 0 and not state.out_at[seat] else 0
    state.life[seat] = part.number("life", printed, 0, MOST_LIFE)
    state.spells[seat] = part.set("spells", SPELLS)
    state.shown |= part.set("shown", SPELLS) & state.spells[seat]
    if part.set("shown", SPELLS) & ~state.spells[seat]:
        raise PositionError(f"'shown' of seat {seat} must be among its 'spells'")
    state.spell_count[seat] = _counted(part, "spell_count", state.spells[seat].bit_count())
    state.power[seat] = part.cards("power")
    state.power_count[seat] = _counted(part, "power_count", rules.number_of(state.power[seat]))
    state.passed[seat] = part.flag("passed")
    state.passed_spent[seat] = part.number("passed_spent", 0, 0, 1000)


def _counted(part: _Part, key: str, size: int) -> int:
    if part.number(key, size, 0, POWER_TOTAL) != size:
        raise PositionError(f"{part.where} holds {size} of these cards, so {key!r} must be {size}")
    return size


def _read_turn(top: _Part, state: Any) -> None:
    seats = tuple(range(state.players))
    has_all = all(state.warrior[seat] >= 0 for seat in seats)
    state.phase = top.one("phase", PHASES, "cast" if has_all else "warrior")
    if problem := rules.check_warriors(state):
        raise PositionError(f"{PROBLEMS[problem]}; this position breaks that")
    if has_all:
        for seat in seats:
            state.order[rules.place_of(state, seat)] = seat
    order = [seat for seat in state.order if seat >= 0]
    if (told := top.value.get("order", order)) != order:
        raise PositionError(f"'order' of the position follows from its warriors and must be {order}, not {told!r}")
    state.round = top.number("round", int(state.phase > 1), 0, ROUNDS)
    state.turn = top.number("turn", int(state.phase > 1), 0, 30_000)
    state.reveals = top.number("reveals", 0, 0, 30_000)
    state.to_decide = top.one("seat", seats, None if state.phase == OVER else 0)
    state.turn_of = top.one("turn_of", seats, _seat(state.to_decide) if PHASES[state.phase] in _TURNS else None)
    about = state.to_decide if PHASES[state.phase] == "draft" else state.turn_of
    state.pos = order.index(about) if about >= 0 and has_all else -1
    generator = _Part(top.value.get("generator", {}), "'generator'", frozenset({"key", "counter"}))
    state.key = generator.number("key", 0, 0, 2**63 - 1)
    state.counter = generator.number("counter", 0, 0, 2**31 - 1)


_TURNS = ("cast", "target", "pay")


def _read_cards(top: _Part, state: Any) -> None:
    state.spent = top.cards("spent")
    state.aside = top.number("aside", 0, 0, POWER_TOTAL)
    state.gone = top.set("gone", SPELLS)
    if state.advanced != ADVANCED:
        state.shown |= state.gone
    state.spell = top.one("spell", SPELLS)
    state.target = top.one("target", tuple(range(state.players)))
    state.marks = top.cards("marks")


def _read_attack(top: _Part, state: Any) -> None:
    if top.value.get("attack") is None:
        return
    attack = _Part(top.value["attack"], "'attack'", _ATTACK_KEYS)
    seats = tuple(range(state.players))
    state.last_seat = attack.one("seat", seats, 0)
    state.last_spell = attack.one("spell", SPELLS, SPELLS[0])
    state.last_target = attack.one("target", seats, 1)
    usual = rules.need(state, state.last_seat, state.last_spell) if state.warrior[state.last_seat] >= 0 else 0
    state.last_need = attack.number("need", usual, 0, MOST_NEED)
    state.last_pay = attack.cards("paid")
    state.last_dispel = attack.cards("dispelled_with")
    state.last_result = attack.one("result", RESULTS, RESULTS[0])


def _judge(state: Any) -> None:
    """Refuse what cannot lie on the table, or leaves nobody anything to do."""
    problem = rules.check(state)
    if problem:
        raise PositionError(f"{PROBLEMS[problem]}; this position breaks that")
    phase = PHASES[state.phase]
    if (state.phase == OVER) != (state.to_decide < 0):
        raise PositionError(f"'seat' is null exactly in phase over, and this is phase {phase}")
    _judge_choices(state)
    if state.phase != OVER and rules.legal(state, [0] * WORDS) == 0:
        raise PositionError(f"no action is legal in phase {phase}: seat {state.to_decide} must have something to do")


def _judge_choices(state: Any) -> None:
    """Warriors are taken in seat order, spells against the turn order, each player in one go. SOLAIRIS-S2, A2, A3."""
    seats = range(state.players)
    if state.phase == WARRIOR and any((state.warrior[seat] >= 0) != (seat < state.to_decide) for seat in seats):
        raise PositionError("warriors are taken in seat order: who is to choose has none, those before have one")
    if state.phase == DRAFT:
        for place, seat in enumerate(list(state.order)[: state.players]):
            full = SPELL_CARDS[state.warrior[seat]]
            if place != state.pos and state.spell_count[seat] != (full if place > state.pos else 0):
                raise PositionError("spells are chosen against the turn order, each hand in one go")
