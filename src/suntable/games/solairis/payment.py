"""Solairis: which power cards pay for something at the least price, for players who do not want to count."""

from __future__ import annotations

from typing import Any

from suntable.engine.rule import rule
from suntable.games.solairis.rules import copies_in, need, unmarked
from suntable.games.solairis.state import (
    ATTACK,
    CARD_BITS,
    CARD_MASK,
    CASTING,
    DEFENCE,
    DISPEL,
    DISPELLING,
    ONE_CARD,
    P25,
    POWER_KINDS,
    POWER_TOTAL,
)

NEVER = 1 << 40


@rule
def listed(cards: int) -> int:
    """The values of cards one after the other, four bits each; their number is the caller's to know."""
    result = 0
    place = 0
    for kind in range(POWER_KINDS):
        for _ in range(copies_in(cards, kind)):
            result |= kind << place
            place += CARD_BITS
    return result


@rule
def cheapest(cards: int, number: int, wanted: int, is_defence: bool, special: int) -> int:
    """Some of these cards that are worth enough, at the least price; fewer cards where the price is the same.

    A card costs what is printed on it, a special one as much as is said. Nothing if all together are not enough.
    """
    kinds = listed(cards)
    best = 0
    least = NEVER
    for chosen in range(1, 1 << number):
        value = 0
        price = 0
        some = 0
        for place in range(number):
            if chosen >> place & 1:
                kind = (kinds >> CARD_BITS * place) & CARD_MASK
                value += DEFENCE[kind] if is_defence else ATTACK[kind]
                price += POWER_TOTAL * (special if kind >= P25 else ATTACK[kind]) + 1
                some += ONE_CARD[kind]
        if value >= wanted and price < least:
            least = price
            best = some
    return best


@rule
def price_of(cards: int, special: int) -> int:
    """What cards cost, as `cheapest` counts."""
    result = 0
    for kind in range(POWER_KINDS):
        result += copies_in(cards, kind) * (special if kind >= P25 else ATTACK[kind])
    return result


@rule
def missing(state: Any, seat: int, is_defence: bool) -> int:
    """What the marked cards of who decides are still short of."""
    wanted = int(state.last_need) if is_defence else need(state, seat, int(state.spell))
    for kind in range(POWER_KINDS):
        wanted -= copies_in(state.marks, kind) * (DEFENCE[kind] if is_defence else ATTACK[kind])
    return max(wanted, 0)


@rule
def rest_to_pay(state: Any, special: int) -> int:
    """The cards that who decides can add to the marked ones to pay at the least price; 0 when nothing is missing."""
    seat = int(state.to_decide)
    is_defence = state.phase == DISPEL
    wanted = missing(state, seat, is_defence)
    if wanted == 0:
        return 0
    cards = unmarked(state, seat) & (DISPELLING if is_defence else CASTING)
    number = 0
    for kind in range(POWER_KINDS):
        number += copies_in(cards, kind)
    return cheapest(cards, number, wanted, is_defence, special)
