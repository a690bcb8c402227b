"""Solairis: a player who counts power, in the compiled subset.

It weighs each attack by the wounds it promises, less what is paid for it, in hundredths of a wound; it dispels what
costs more life than the power is worth, keeps 25D for what hurts, and finishes off the weak. It looks at its own hand
and at what all can see, so it decides the same in a concealed state and in every world the seat can not tell from it.
"""

from __future__ import annotations

from typing import Any

from suntable.engine.bits import count, lowest, nth
from suntable.engine.generator import below
from suntable.engine.rule import Table, rule, table
from suntable.games.solairis.payment import cheapest, price_of, rest_to_pay
from suntable.games.solairis.rules import (
    attack_value,
    copies_in,
    defence_value,
    living,
    need,
    number_of,
)
from suntable.games.solairis.state import (
    AIM,
    AIM_SET,
    ALL_POWER,
    CAST,
    CASTING,
    DISPELLING,
    DONE,
    DRAFT,
    LET,
    MARK,
    MARK_SET,
    PAY,
    POWER_CARDS,
    SPELL,
    SPELL_SET,
    TAKE,
    TAKE_SET,
    TARGET,
    WARRIOR,
    WARRIOR_COUNT,
    WOUNDS,
)

CARES: Table = table((100, 200, 300))  # hundredths of its price for which dispelling is bought
AIMS = 4
ANYBODY, WEAKEST, STRONGEST = range(AIMS - 1)  # the last: the least power
HABITS = AIMS * 3  # each aim with each care

# -- what things are worth, in hundredths of a wound -----------------------------------------------------

WOUND = 100
POWER = 150  # a point of power that is cast with
HELD = 120  # a point of power that dispels and could still be cast with
IDLE = 25  # ... or could not
SPECIAL = 6  # points that 25P and 25D count as when they are paid
DRAINED = 90  # a point of power that another must pay to dispel
KILL = 600  # a player less to be attacked by
LAST_KILL = 100_000  # ... and nobody left
DRAFT_POWER = 210  # a point of power in the draft, where spells are kept
HEAVY = 3  # points of power that a power card may be asked for in the draft, before it is too much
TOO_HEAVY = 160  # each point above
EVEN = 100  # hundredths
FAVOURED = 500  # the opponent that a habit aims at
TIES = 30  # hundredths of a wound that do not matter: the seed decides
NEVER = -(1 << 40)


@rule
def greedy(state: Any, mask: Any, seed: int) -> int:
    """The legal action, one of those in the mask, that promises most; the seed breaks ties."""
    phase = int(state.phase)
    seat = int(state.to_decide)
    if phase == WARRIOR:  # one is about as good as another
        left = mask[TAKE_SET]
        return TAKE + nth(left, below(seed, 0, count(left)))
    if phase == DRAFT:
        return SPELL + best_draft(state, seat, mask[SPELL_SET], seed)
    if phase == CAST:
        return SPELL + best_attack(state, seat, mask[SPELL_SET], living(state) & ~(1 << seat), seed, True)
    if phase == TARGET:
        return AIM + best_attack(state, seat, 1 << state.spell, mask[AIM_SET], seed, False)
    if phase != PAY and state.marks == 0 and (mask[MARK_SET] == 0 or not is_worth_dispelling(state, seat)):
        return LET
    cards = rest_to_pay(state, SPECIAL)
    return DONE if cards == 0 else MARK + lowest_kind(cards)


@rule
def lowest_kind(cards: int) -> int:
    """The first value that occurs among cards."""
    kind = 0
    while copies_in(cards, kind) == 0:
        kind += 1
    return kind


# -- attacking -------------------------------------------------------------------------------------------


@rule
def best_attack(state: Any, seat: int, spells: int, targets: int, seed: int, is_spell_wanted: bool) -> int:
    """The spell, or the target, of the attack that promises most. SOLAIRIS-T2, T4, T5."""
    best = NEVER
    answer = -1
    aim = favourite(state, living(state) & ~(1 << seat), habit_of(state, seat) // len(CARES), seed)
    while spells != 0:
        spell = lowest(spells)
        spells &= spells - 1
        paid = price_to_cast(state, seat, need(state, seat, spell)) * POWER
        rest = targets
        while rest != 0:
            target = lowest(rest)
            rest &= rest - 1
            value = attack_worth(state, seat, spell, target) - paid + below(seed, target, TIES)
            if target == aim:
                value += FAVOURED
            if value > best:
                best = value
                answer = spell if is_spell_wanted else target
    return answer


@rule
def habit_of(state: Any, seat: int) -> int:
    """Whom a seat likes to aim at, and how much it cares to dispel: the same for a whole game, and other seats differ.

    It follows from what all can see, the warriors.
    """
    met = 0
    for other in range(state.players):
        met = met * WARRIOR_COUNT + state.warrior[other]
    return below(met, seat, HABITS)


@rule
def favourite(state: Any, targets: int, habit: int, seed: int) -> int:
    """Anybody, the weakest, the strongest, or whoever has the fewest power cards."""
    if habit == ANYBODY:
        return nth(targets, below(seed, 0, count(targets)))
    answer = -1
    most = 0
    while targets != 0:
        target = lowest(targets)
        targets &= targets - 1
        life = int(state.life[target])
        value = -life if habit == WEAKEST else life if habit == STRONGEST else -int(state.power_count[target])
        value = value * TIES + below(seed, target, TIES)
        if answer < 0 or value > most:
            most = value
            answer = target
    return answer


@rule
def price_to_cast(state: Any, seat: int, wanted: int) -> int:
    """The least price at which a need can be paid. SOLAIRIS-T8."""
    cards = state.power[seat] & CASTING
    paid = cheapest(cards, number_of(cards), wanted, False, SPECIAL)
    return price_of(paid, SPECIAL)


@rule
def attack_worth(state: Any, seat: int, spell: int, target: int) -> int:
    """Wounds that get through, or power that the target pays; and more if it puts the target out."""
    wounds = min(WOUNDS[spell], int(state.life[target]))
    hit = WOUND * wounds
    if wounds == state.life[target]:
        hit += KILL if count(living(state)) > 2 else LAST_KILL
    wanted = need(state, seat, spell)
    dispelled = min(hit, DRAINED * wanted)
    chance = chance_to_dispel(state, seat, target, wanted)
    return (hit * (EVEN - chance) + dispelled * chance) // EVEN


@rule
def chance_to_dispel(state: Any, seat: int, target: int, wanted: int) -> int:
    """In how many of a hundred cases, about, a target has enough power, by the number of its cards. SOLAIRIS-D2."""
    unseen = ALL_POWER - state.spent - state.power[seat]
    number = number_of(unseen)
    if number == 0:
        return 0
    expected = int(state.power_count[target]) * defence_value(unseen & DISPELLING) // number
    return EVEN * expected * expected // (expected * expected + wanted * wanted)


# -- dispelling ------------------------------------------------------------------------------------------


@rule
def is_worth_dispelling(state: Any, seat: int) -> bool:
    """Whether the wounds would cost more than the power. SOLAIRIS-D4."""
    wounds = WOUNDS[state.last_spell]
    if wounds >= state.life[seat]:
        return True
    care = CARES[habit_of(state, seat) % len(CARES)]
    return bool(price_to_dispel(state, seat) * care < wounds * WOUND * EVEN)


@rule
def price_to_dispel(state: Any, seat: int) -> int:
    """What dispelling costs: little where the power could not be cast with any more."""
    price = price_of(rest_to_pay(state, SPECIAL), SPECIAL)
    return price * (HELD if attack_value(state.power[seat]) >= least_need(state, seat) else IDLE)


@rule
def least_need(state: Any, seat: int) -> int:
    """The need of the cheapest spell of a hand."""
    spells = int(state.spells[seat])
    least = need(state, seat, lowest(spells))
    while spells != 0:
        least = min(least, need(state, seat, lowest(spells)))
        spells &= spells - 1
    return least


# -- choosing spells -------------------------------------------------------------------------------------


@rule
def best_draft(state: Any, seat: int, spells: int, seed: int) -> int:
    """The spell that gives most wounds for its need, among those the hand will often be able to pay. SOLAIRIS-A3."""
    heavy = HEAVY * POWER_CARDS[state.warrior[seat]]
    best = NEVER
    answer = -1
    while spells != 0:
        spell = lowest(spells)
        spells &= spells - 1
        wanted = need(state, seat, spell)
        value = WOUND * WOUNDS[spell] - DRAFT_POWER * wanted - TOO_HEAVY * max(0, wanted - heavy)
        value += below(seed, spell, TIES)
        if value > best:
            best = value
            answer = spell
    return answer
