"""Solaris: a player with a simple plan, in the compiled subset.

It weighs what an action gives against what it costs, in hundredths of a point: energy where it will be sent from and
at the energy cell is worth most, then cards in the colours of shuttles. It docks shuttles where it has energy and
cards, and sends what it can. It looks at its own hand and at what all can see.
"""

from __future__ import annotations

from typing import Any

from suntable.engine.generator import below
from suntable.engine.rule import Table, rule, table
from suntable.games.solaris.board import bridge_to, has_room, neighbour, station_of
from suntable.games.solaris.choices import here, is_paid, most_to_share
from suntable.games.solaris.state import (
    BIOTOPE_STATION,
    CANTEEN_STATION,
    CAP,
    CARDS_FOR_ENERGY,
    CELL,
    CELL_STATION,
    CHOOSE,
    CHOOSE_SET,
    COLOUR_COUNT,
    COLOUR_OF,
    DISCARD,
    DISCARD_SET,
    DISPLAY,
    DONE,
    DONE_SET,
    ENGINE,
    ENGINE_DECK,
    FROM_STACK,
    HAND_LIMIT,
    HEADQUARTERS,
    HQ,
    KIND_COUNT,
    MAIN,
    MOST_SEATS,
    NEXT,
    PLAY,
    PLAY_SET,
    PORT,
    PREVIOUS,
    REDIRECT,
    REPLENISH,
    SHUTTLE,
    SHUTTLE_PORT,
    SHUTTLE_SET,
    SPEND,
    SPEND_SET,
    STATION_COUNT,
    STATION_OF,
    TAKE,
    TAKE_SET,
    TARGET,
    TARGET_SET,
    TO_EXCHANGE,
    TO_PASS,
    TO_REDIRECT,
    TO_REPLENISH,
    TO_STATION,
    VICTIM,
    VICTIM_SET,
)

# What the first, second ... energy at a station is worth, in hundredths.
AT_CELL: Table = table((1300, 1300, 1200, 1100, 1000, 800, 600))
AT_PORT: Table = table((900, 600, 300, 250, 200, 200, 200))
ELSEWHERE: Table = table((550, 500, 450, 400, 400, 350, 300))
SHIPPED = 3000  # an energy at the laser
READY = 500  # ... that can be sent from a station with a shuttle for which there is a card
CARD = 350  # a card in hand
FITTING = 350  # ... in the colour of a shuttle where there is energy
CROWDED = 250  # a card taken from those above so many in hand
ROOMY = 5
OPENING = 150  # what exchanging a card promises
DOCKED = 1200  # a shuttle docked for energy and cards of one's own
TIES = 60  # hundredths that do not matter: the seed decides
NEVER = -(1 << 40)


@rule
def greedy(state: Any, mask: Any, seed: int) -> int:
    """The legal action, one of those in the mask, that promises most; the seed breaks ties."""
    phase = int(state.phase)
    seat = int(state.to_decide)
    if phase == MAIN:
        return CHOOSE + best_main(state, seat, mask[CHOOSE_SET], seed)
    if phase in (REPLENISH, REDIRECT, ENGINE, CELL):
        return best_card(state, seat, phase, mask[PLAY_SET], mask[DONE_SET], seed)
    if mask[TAKE_SET] != 0:
        return TAKE + best_source(state, seat, mask[TAKE_SET], seed)
    if mask[DISCARD_SET] != 0:
        return DISCARD + worst_card(state, seat, mask[DISCARD_SET], seed)
    if mask[SPEND_SET] != 0:
        return SPEND + amount_to_spend(state, seat, phase) - 1
    if phase == PORT:
        return best_shuttle(state, seat, mask[SHUTTLE_SET], mask[DONE_SET])
    if mask[TARGET_SET] != 0:
        return TARGET + best_target(state, seat, mask[TARGET_SET], seed)
    return best_victim(state, seat, mask[VICTIM_SET], mask[DONE_SET], seed)


# -- what things are worth ---------------------------------------------------------------------------------


@rule
def of_colour(state: Any, seat: int, colour: int) -> int:
    """How many cards of a colour a hand holds."""
    result = 0
    for station in range(STATION_COUNT):
        result += state.hand[seat, station * COLOUR_COUNT + colour]
    return result


@rule
def of_station(state: Any, seat: int, station: int) -> int:
    """How many cards with a station's icon a hand holds."""
    result = 0
    for colour in range(COLOUR_COUNT):
        result += state.hand[seat, station * COLOUR_COUNT + colour]
    return result


@rule
def shippable(state: Any, seat: int, station: int) -> int:
    """How much energy of a station the cards in hand can send through its shuttles."""
    result = 0
    for colour in range(COLOUR_COUNT):
        if state.shuttle[colour] == station:
            result += of_colour(state, seat, colour)
    return result


@rule
def worth(state: Any, seat: int, station: int, level: int) -> int:
    """What the energy number `level` (from 1) at a station is worth to a player."""
    if level > CAP:
        return 0
    if station == CELL_STATION:
        return AT_CELL[level - 1]
    value = AT_PORT[level - 1] if station == SHUTTLE_PORT else ELSEWHERE[level - 1]
    if level <= min(shippable(state, seat, station), int(state.energy[CELL_STATION, seat])):
        value += READY
    return value


@rule
def gain(state: Any, seat: int, station: int, amount: int) -> int:
    """What so much more energy at a station is worth."""
    result = 0
    for more in range(amount):
        result += worth(state, seat, station, int(state.energy[station, seat]) + more + 1)
    return result


@rule
def loss(state: Any, seat: int, station: int, amount: int) -> int:
    """What so much less energy at a station costs."""
    result = 0
    for less in range(amount):
        result += worth(state, seat, station, int(state.energy[station, seat]) - less)
    return result


@rule
def card_worth(state: Any, seat: int, kind: int) -> int:
    """What a card is worth in a hand."""
    value = CARD if state.hand_size[seat] <= ROOMY else CARD - CROWDED
    station = int(state.shuttle[COLOUR_OF[kind]])
    if station >= 0 and state.energy[station, seat] > 0 and state.energy[CELL_STATION, seat] > 0:
        value += FITTING
    if STATION_OF[kind] == CELL_STATION:
        value += FITTING
    return value


@rule
def played_price(state: Any, seat: int, kind: int) -> int:
    """What playing a card costs: half a card comes back. SOLARIS-D1."""
    return card_worth(state, seat, kind) - CARD // 2


# -- choosing an action --------------------------------------------------------------------------------------


@rule
def best_main(state: Any, seat: int, mains: int, seed: int) -> int:
    """The action whose best use promises most. SOLARIS-A1."""
    best = NEVER
    answer = TO_PASS
    for main in range(TO_STATION + 1):
        if mains >> main & 1:
            value = main_worth(state, seat, main) + below(seed, main, TIES)
            if value > best:
                best = value
                answer = main
    return answer


@rule
def main_worth(state: Any, seat: int, main: int) -> int:
    """About what an action gives."""
    if main == TO_PASS:
        return 0
    if main == TO_EXCHANGE:
        return OPENING
    if main == TO_REPLENISH:
        return replenish_worth(state, seat)
    if main == TO_REDIRECT:
        return max(side_worth(state, seat, NEXT), side_worth(state, seat, PREVIOUS))
    return station_worth(state, seat)


@rule
def replenish_worth(state: Any, seat: int) -> int:
    """All cards with the icon of the active station. SOLARIS-A3, A5."""
    station = station_of(state)
    amount = min(of_station(state, seat, station), CAP - here(state, seat))
    return gain(state, seat, station, amount) - amount * CARD // 2


@rule
def side_worth(state: Any, seat: int, step: int) -> int:
    """As much energy across one bridge as pays. SOLARIS-A7."""
    station = neighbour(state, step)
    room = min(here(state, seat), CAP - int(state.energy[station, seat]))
    most = min(room, of_colour(state, seat, bridge_to(state, step)))
    best = NEVER
    for amount in range(1, most + 1):
        value = gain(state, seat, station, amount) - loss(state, seat, station_of(state), amount) - amount * CARD // 2
        best = max(best, value)
    return best


@rule
def station_worth(state: Any, seat: int) -> int:
    """The best use of the active station's own action."""
    station = station_of(state)
    if station == CELL_STATION:
        return SHIPPED
    if station == ENGINE_DECK:
        return engine_worth(state, seat)
    if station == SHUTTLE_PORT:
        return dock_worth(state, seat)
    amount = max(amount_to_spend(state, seat, HQ if station == HEADQUARTERS else 0), 0)
    spent = loss(state, seat, station, amount)
    if station == HEADQUARTERS:
        return amount * CARDS_FOR_ENERGY * CARD - spent
    if station == CANTEEN_STATION:
        free = min(here(state, seat), max(HAND_LIMIT - int(state.hand_size[seat]), 1), int(state.players) - 1)
        return free * CARD - loss(state, seat, station, free)
    return max(share_worth(state, seat, NEXT, amount), share_worth(state, seat, PREVIOUS, amount)) - spent


@rule
def engine_worth(state: Any, seat: int) -> int:
    """Pairs of cards for the stations where they pay. SOLARIS-X1, X3."""
    left = here(state, seat)
    result = 0
    for station in range(STATION_COUNT):
        amount = min(of_station(state, seat, station), CAP - int(state.energy[station, seat]))
        amount = min(amount, left * CARDS_FOR_ENERGY)
        if station == ENGINE_DECK or amount == 0:
            continue
        cost = (amount + 1) // CARDS_FOR_ENERGY
        value = gain(state, seat, station, amount) - loss(state, seat, ENGINE_DECK, cost) - amount * CARD // 2
        if value > 0:
            result += value
            left -= cost
    return result if result > 0 else NEVER


@rule
def share_worth(state: Any, seat: int, step: int, amount: int) -> int:
    """What the stations in one direction from the biotope gain. SOLARIS-X10, X11."""
    left = amount - 1
    result = 0
    for distance in range(1, STATION_COUNT):
        station = neighbour(state, step * distance)
        if left > 0 and has_room(state, seat, station):
            result += gain(state, seat, station, 1)
            left -= 1
    return result


@rule
def amount_to_spend(state: Any, seat: int, phase: int) -> int:
    """At the headquarters as much as fits in the hand; at the biotope what pays best. SOLARIS-X7, X12."""
    if phase == HQ:
        fits = (HAND_LIMIT - int(state.hand_size[seat])) // CARDS_FOR_ENERGY
        return max(1, min(here(state, seat), fits))
    if station_of(state) != BIOTOPE_STATION:
        return 1
    best = NEVER
    answer = 2
    for amount in range(2, most_to_share(state, seat) + 1):
        value = max(share_worth(state, seat, NEXT, amount), share_worth(state, seat, PREVIOUS, amount))
        value -= loss(state, seat, BIOTOPE_STATION, amount)
        if value > best:
            best = value
            answer = amount
    return answer


# -- cards -----------------------------------------------------------------------------------------------------


@rule
def best_card(state: Any, seat: int, phase: int, kinds: int, may_end: int, seed: int) -> int:
    """The card that pays best, or DONE when none pays."""
    best = 0 if may_end else NEVER
    answer = DONE
    for kind in range(KIND_COUNT):
        if kinds >> kind & 1:
            value = play_worth(state, seat, phase, kind) - played_price(state, seat, kind) + below(seed, kind, TIES)
            if value > best:
                best = value
                answer = PLAY + kind
    return answer


@rule
def play_worth(state: Any, seat: int, phase: int, kind: int) -> int:
    """What one card gives in an action."""
    station = STATION_OF[kind]
    if phase == CELL:
        source = int(state.shuttle[COLOUR_OF[kind]])
        return SHIPPED - loss(state, seat, source, 1) - (AT_CELL[0] if source == CELL_STATION else 0)
    if phase == REPLENISH:
        return gain(state, seat, station, 1)
    if phase == ENGINE:
        paid = 0 if is_paid(state, station) else loss(state, seat, ENGINE_DECK, 1)
        if paid != 0 and of_station(state, seat, station) > 1:
            paid = paid // CARDS_FOR_ENERGY
        return gain(state, seat, station, 1) - paid
    best = 0
    for step in (NEXT, PREVIOUS):
        target = neighbour(state, step)
        if bridge_to(state, step) == COLOUR_OF[kind] and has_room(state, seat, target):
            best = max(best, gain(state, seat, target, 1))
    return best - loss(state, seat, station_of(state), 1)


@rule
def best_source(state: Any, seat: int, sources: int, seed: int) -> int:
    """An open card that is better than an unknown one, else the stack. SOLARIS-D3."""
    best = NEVER
    answer = FROM_STACK
    for slot in range(DISPLAY):
        if sources >> slot & 1:
            value = draft_worth(state, seat, int(state.display[slot])) + below(seed, slot, TIES)
            if value > best:
                best = value
                answer = slot
    if sources >> FROM_STACK & 1 and best < CARD:
        return FROM_STACK
    return answer


@rule
def draft_worth(state: Any, seat: int, kind: int) -> int:
    """What an open card promises: energy for its station, and the colour that the hand holds already."""
    return (
        card_worth(state, seat, kind)
        + gain(state, seat, STATION_OF[kind], 1) // 2
        + DOCKED // 8 * min(of_colour(state, seat, COLOUR_OF[kind]), 2)
    )


@rule
def worst_card(state: Any, seat: int, kinds: int, seed: int) -> int:
    """The card that is missed least."""
    best = NEVER
    answer = -1
    for kind in range(KIND_COUNT):
        if kinds >> kind & 1:
            value = below(seed, kind, TIES) - draft_worth(state, seat, kind)
            if value > best:
                best = value
                answer = kind
    return answer


# -- shuttles, directions, victims ---------------------------------------------------------------------------


@rule
def source_for(state: Any, seat: int) -> int:
    """The station with most energy that no shuttle serves yet, other than the energy cell."""
    best = -1
    answer = -1
    for station in range(STATION_COUNT):
        energy = int(state.energy[station, seat])
        if station == SHUTTLE_PORT:
            energy -= 1
        energy -= shippable(state, seat, station)
        if station != CELL_STATION and energy > best:
            best = energy
            answer = station
    return answer


@rule
def shuttle_worth(state: Any, seat: int, colour: int) -> int:
    """How much energy a shuttle could send now: as many as there are cards, energy, and energy at the cell."""
    station = source_for(state, seat)
    energy = min(int(state.energy[station, seat]), int(state.energy[CELL_STATION, seat]))
    return DOCKED * min(of_colour(state, seat, colour), energy)


@rule
def dock_worth(state: Any, seat: int) -> int:
    """What the best free shuttle promises."""
    best = 0
    for colour in range(COLOUR_COUNT):
        if state.shuttle[colour] < 0:
            best = max(best, shuttle_worth(state, seat, colour))
    return best - loss(state, seat, SHUTTLE_PORT, 1)


@rule
def best_shuttle(state: Any, seat: int, shuttles: int, may_end: int) -> int:
    """The shuttle that can send most, or DONE when enough is docked. SOLARIS-X14."""
    best = loss(state, seat, SHUTTLE_PORT, 1) if may_end and here(state, seat) > 0 else -1
    if may_end and sendable(state, seat) >= state.energy[CELL_STATION, seat]:
        return DONE
    answer = DONE
    for colour in range(COLOUR_COUNT):
        if shuttles >> colour & 1 and shuttle_worth(state, seat, colour) > best:
            best = shuttle_worth(state, seat, colour)
            answer = SHUTTLE + colour
    return answer


@rule
def sendable(state: Any, seat: int) -> int:
    """How much energy the docked shuttles and the cards in hand can send."""
    result = 0
    for station in range(STATION_COUNT):
        result += min(shippable(state, seat, station), int(state.energy[station, seat]))
    return result


@rule
def best_target(state: Any, seat: int, stations: int, seed: int) -> int:
    """Where a shuttle docks, or energy goes."""
    if station_of(state) == SHUTTLE_PORT and state.chosen >= 0 and stations == (1 << STATION_COUNT) - 1:
        return source_for(state, seat)
    if state.announced > 0:
        is_next = share_worth(state, seat, NEXT, int(state.announced)) >= share_worth(
            state, seat, PREVIOUS, int(state.announced)
        )
        return neighbour(state, NEXT if is_next else PREVIOUS)
    best = NEVER
    answer = -1
    for station in range(STATION_COUNT):
        if stations >> station & 1:
            value = gain(state, seat, station, 1) + below(seed, station, TIES)
            if value > best:
                best = value
                answer = station
    return answer


@rule
def best_victim(state: Any, seat: int, victims: int, may_end: int, seed: int) -> int:
    """Whoever holds most cards, as long as the hand has room. SOLARIS-X20."""
    named = int(state.played)
    has_room_left = int(state.hand_size[seat]) + named < HAND_LIMIT
    price = loss(state, seat, CANTEEN_STATION, 1) - ELSEWHERE[CAP - 1]
    if may_end and not (has_room_left and price < CARD):
        return DONE
    best = NEVER
    answer = DONE
    for victim in range(MOST_SEATS):
        if victims >> victim & 1:
            value = int(state.hand_size[victim]) * TIES + below(seed, victim, TIES)
            if value > best:
                best = value
                answer = VICTIM + victim
    return answer
