"""Solaris: the rules, in the compiled subset. Clause numbers refer to RULES.md."""

from __future__ import annotations

from typing import Any

from suntable.engine.actions import total
from suntable.engine.bits import count, lowest, nth
from suntable.engine.generator import draw
from suntable.engine.outcome import share
from suntable.engine.rule import note, rule
from suntable.games.solaris.board import (
    add_energy,
    begun_count,
    climb,
    directions,
    has_room,
    neighbour,
    next_seat,
    station_of,
)
from suntable.games.solaris.cards import (
    draw_to_hand,
    draw_top,
    fill_display,
    gather,
    lay,
    show,
    steal,
    take_open,
)
from suntable.games.solaris.checking import check
from suntable.games.solaris.choices import (
    free_shuttles,
    held,
    here,
    is_paid,
    is_played_with_cards,
    mains,
    most_to_share,
    sources,
    useful,
    victims,
)
from suntable.games.solaris.knowledge import conceal, observe, resample
from suntable.games.solaris.state import (
    ACTION_OF,
    ACTIVATES,
    ADDS,
    ALL_BRIDGES,
    ALL_STATIONS,
    ALL_TILES,
    BIOTOPE,
    BIOTOPE_SIDE,
    BRIDGE_COLOUR,
    CANTEEN,
    CANTEEN_STATION,
    CAP,
    CARD_TOTAL,
    CARDS_FOR_ENERGY,
    CELL,
    CELL_PLACE,
    CELL_STATION,
    CHOOSE_SET,
    COLOUR_COUNT,
    COLOUR_OF,
    COPIES,
    DISCARD,
    DISCARD_SET,
    DISCARDS,
    DISPLAY,
    DOCKS,
    DONE,
    DONE_SET,
    DRAWS,
    DRAWS_LOW,
    ENGINE,
    ENGINE_DECK,
    EXCHANGE,
    FROM_STACK,
    GAINS,
    GOAL,
    HALF_PLACES,
    HAND_LIMIT,
    HAND_START,
    HQ,
    KIND_COUNT,
    LIMIT_CANTEEN,
    LIMIT_ROUND,
    LIMIT_TURN,
    LOW,
    MAIN,
    MOST_ROUNDS,
    MOST_SEATS,
    NAMES,
    NEXT,
    OMEN,
    OPTION_LAYOUT,
    OPTION_TIME,
    OVER,
    PASSES,
    PLAY,
    PLAY_SET,
    PLAYED_FOR_ONE,
    PLAYS,
    PORT,
    PORT_SITE,
    PREVIOUS,
    RANDOM,
    REDIRECT,
    REDIRECT_SIDE,
    REDIRECTS,
    REPLENISH,
    RETURN,
    RETURNS,
    ROUND,
    SEAT_BITS,
    SHARES,
    SHUTTLE,
    SHUTTLE_SET,
    SHUTTLES_RETURN,
    SPARE_COUNT,
    SPEND,
    SPEND_SET,
    SPENDS,
    STATION_COUNT,
    STATION_OF,
    STEALS,
    TAKE,
    TAKE_SET,
    TAKES,
    TARGET,
    TARGET_SET,
    TILE_A,
    TILE_B,
    TIME_ROUNDS,
    TO_EXCHANGE,
    TO_PASS,
    TO_REDIRECT,
    TO_REPLENISH,
    TRANSFERS,
    VICTIM,
    VICTIM_SET,
    WINS,
    WORDS,
)

__all__ = ["apply", "breakdown", "check", "conceal", "legal", "observe", "outcome", "resample", "setup"]

# -- what there is to choose from ------------------------------------------------------------------------


@rule
def legal(state: Any, mask: Any) -> int:
    """Write the legal actions into a mask and return their number. Section 4."""
    for word in range(WORDS):
        mask[word] = 0
    phase = int(state.phase)
    seat = int(state.to_decide)
    if phase == MAIN:
        mask[CHOOSE_SET] = mains(state, seat)
    elif is_played_with_cards(phase):
        mask[PLAY_SET] = useful(state, seat, phase) & held(state, seat)
        mask[DONE_SET] = int(state.played > 0)
    elif phase == RETURN:
        mask[TAKE_SET] = sources(state)
    elif phase == EXCHANGE or phase == LIMIT_TURN or phase == LIMIT_CANTEEN or phase == LIMIT_ROUND:
        mask[DISCARD_SET] = held(state, seat)
    elif phase != OVER:
        legal_at_station(state, seat, phase, mask)
    return total(mask, WORDS)


@rule
def legal_at_station(state: Any, seat: int, phase: int, mask: Any) -> None:
    """Steps that are neither a card nor the choice of an action."""
    energy = here(state, seat)
    if phase == REDIRECT_SIDE:  # SOLARIS-A9
        mask[TARGET_SET] = directions(state, seat, COLOUR_OF[state.chosen])
    elif phase == HQ:  # SOLARIS-X7
        mask[SPEND_SET] = (1 << energy) - 1
    elif phase == BIOTOPE:  # SOLARIS-X12
        mask[SPEND_SET] = ((1 << most_to_share(state, seat)) - 1) & ~1
    elif phase == BIOTOPE_SIDE:  # SOLARIS-X10
        mask[TARGET_SET] = 1 << neighbour(state, NEXT) | 1 << neighbour(state, PREVIOUS)
    elif phase == PORT:  # SOLARIS-X14, X17
        mask[SHUTTLE_SET] = free_shuttles(state) if energy > 0 else 0
        mask[DONE_SET] = int(state.played > 0)
    elif phase == PORT_SITE:
        mask[TARGET_SET] = ALL_STATIONS
    elif phase == CANTEEN:  # SOLARIS-X22
        mask[VICTIM_SET] = victims(state, seat) if energy > 0 else 0
        mask[DONE_SET] = int(state.played > 0)


# -- setup -----------------------------------------------------------------------------------------------


@rule
def clear(state: Any) -> None:
    """An empty table: no cards, no energy, no bridges."""
    for place in range(STATION_COUNT):
        state.place[place] = place
        for at in range(MOST_SEATS):
            state.order[place, at] = at if at < state.players else -1
    for seat in range(MOST_SEATS):
        state.begun[seat] = -1
        state.named[seat] = -1
        for other in range(MOST_SEATS):
            state.stash[seat, other] = -1
    for slot in range(DISPLAY):
        state.display[slot] = -1
    for colour in range(COLOUR_COUNT):
        state.shuttle[colour] = -1
    state.chosen = -1
    state.omen = -1


@rule
def setup(state: Any, options: Any, seed: int) -> None:
    """SOLARIS-S1 to S10."""
    clear(state)
    state.key = seed
    state.time_game = options[OPTION_TIME]
    if options[OPTION_LAYOUT] == RANDOM:
        arrange(state)
    deal(state)
    build_bridges(state)
    charge(state)
    begin_round(state)


@rule
def arrange(state: Any) -> None:
    """SOLARIS-V5, V6: all but the energy cell in random order."""
    left = ALL_STATIONS & ~(1 << CELL_STATION)
    for place in range(1, STATION_COUNT):
        station = nth(left, draw(state, count(left)))
        left &= ~(1 << station)
        state.place[place] = station


@rule
def deal(state: Any) -> None:
    """SOLARIS-S2, S3."""
    for kind in range(KIND_COUNT):
        state.stack[kind] = COPIES[kind]
    state.stack_size = CARD_TOTAL
    for seat in range(state.players):
        for _ in range(HAND_START):
            draw_to_hand(state, seat)
    fill_display(state)


@rule
def build_bridges(state: Any) -> None:
    """SOLARIS-S5: six at random between the stations, two aside."""
    left = ALL_BRIDGES
    for gap in range(STATION_COUNT):
        bridge = nth(left, draw(state, count(left)))
        left &= ~(1 << bridge)
        state.bridge[gap] = BRIDGE_COLOUR[bridge]
    for aside in range(SPARE_COUNT):
        state.spare[aside] = BRIDGE_COLOUR[nth(left, aside)]


@rule
def charge(state: Any) -> None:
    """SOLARIS-S6 to S8: start tiles, and tokens stacked in random order at each station."""
    first = ALL_TILES
    second = ALL_TILES
    for seat in range(state.players):
        a = nth(first, draw(state, count(first)))
        b = nth(second, draw(state, count(second)))
        first &= ~(1 << a)
        second &= ~(1 << b)
        start_energy(state, seat, a, b)
    for station in range(STATION_COUNT):
        left = (1 << state.players) - 1
        for at in range(state.players):
            seat = nth(left, draw(state, count(left)))
            left &= ~(1 << seat)
            state.order[station, at] = seat


@rule
def start_energy(state: Any, seat: int, a: int, b: int) -> None:
    """SOLARIS-S7, V7: the numbers of two halves, read by place."""
    for place in range(HALF_PLACES):
        state.energy[state.place[place], seat] = TILE_A[a * HALF_PLACES + place]
        state.energy[state.place[HALF_PLACES + place], seat] = TILE_B[b * HALF_PLACES + place]


# -- rounds, stations, turns -------------------------------------------------------------------------------


@rule
def begin_round(state: Any) -> None:
    """SOLARIS-O1, R9."""
    state.round += 1
    note(state, -1, ROUND, int(state.round))
    begin_station(state, CELL_PLACE + 1)


@rule
def begin_station(state: Any, place: int) -> None:
    """SOLARIS-O2 to O5."""
    state.active = place
    for at in range(state.players):
        state.begun[at] = -1
    order = 0
    for at in range(state.players):
        seat = next_seat(state)
        state.begun[at] = seat
        order |= (seat + 1) << SEAT_BITS * at
    for at in range(state.players):
        state.begun[at] = -1
    note(state, -1, ACTIVATES, station_of(state), order)
    begin_turn(state)


@rule
def begin_turn(state: Any) -> None:
    """The next player's token moves to the rim. SOLARIS-O3, O4, O6."""
    seat = next_seat(state)
    state.begun[begun_count(state)] = seat
    climb(state, seat, station_of(state))
    state.played = 0
    state.owed = 0
    state.announced = 0
    state.chosen = -1
    for station in range(STATION_COUNT):
        state.fed[station] = 0
    for at in range(state.players):
        state.named[at] = -1
    state.turn += 1
    state.reveals += 1
    state.phase = MAIN
    state.to_decide = seat


@rule
def close_turn(state: Any, seat: int) -> None:
    """What was owed is taken; now the hand limit. SOLARIS-D7, D9."""
    if state.hand_size[seat] > HAND_LIMIT:
        state.phase = LIMIT_TURN
    else:
        end_turn(state)


@rule
def end_turn(state: Any) -> None:
    """SOLARIS-D6, D7: the display, then the next player, or the end of the station."""
    fill_display(state)
    if begun_count(state) < state.players:
        begin_turn(state)
    else:
        end_station(state)


@rule
def end_station(state: Any) -> None:
    """SOLARIS-O12, X24: tokens slide back as they lie, face-down cards join the hands."""
    state.reveals += 1
    if station_of(state) == CANTEEN_STATION:
        for at in range(state.players):
            seat = int(state.begun[at])
            added = gather(state, seat)
            if added != 0:
                note(state, seat, ADDS, added)
        if limits_somebody(state, LIMIT_CANTEEN):
            return
    next_station(state)


@rule
def limits_somebody(state: Any, phase: int) -> bool:
    """The next player over the hand limit discards, in the order of play of the station. SOLARIS-D11."""
    for at in range(state.players):
        seat = int(state.begun[at])
        if state.hand_size[seat] > HAND_LIMIT:
            state.phase = phase
            state.to_decide = seat
            state.reveals += 1
            return True
    return False


@rule
def next_station(state: Any) -> None:
    """SOLARIS-O1, R1."""
    if state.active == CELL_PLACE:
        end_round(state)
    else:
        begin_station(state, (state.active + 1) % STATION_COUNT)


@rule
def is_last_round(state: Any) -> bool:
    """SOLARIS-E1, E9, V3."""
    if state.time_game:
        return state.round >= TIME_ROUNDS
    for seat in range(state.players):
        if state.laser[seat] >= GOAL:
            return True
    return state.round >= MOST_ROUNDS


@rule
def end_round(state: Any) -> None:
    """SOLARIS-R1 to R8, E8."""
    if is_last_round(state):
        finish(state)
        return
    for colour in range(COLOUR_COUNT):
        state.shuttle[colour] = -1
    note(state, -1, SHUTTLES_RETURN)
    if state.stack_size > 0:
        read_omen(state)
    for at in range(state.players):
        draw_for_low(state, int(state.begun[at]))
    if not limits_somebody(state, LIMIT_ROUND):
        begin_round(state)


@rule
def read_omen(state: Any) -> None:
    """The bridges beside the station of the top card change places with the spare ones. SOLARIS-R3 to R5."""
    kind = draw_top(state)
    state.omen = kind
    lay(state, kind)
    station = STATION_OF[kind]
    place = 0
    while state.place[place] != station:
        place += 1
    before = (place + PREVIOUS) % STATION_COUNT
    first = draw(state, SPARE_COUNT)
    new_before = int(state.spare[first])
    new_after = int(state.spare[1 - first])
    state.spare[0] = state.bridge[before]
    state.spare[1] = state.bridge[place]
    state.bridge[before] = new_before
    state.bridge[place] = new_after
    note(state, -1, OMEN, kind, station, new_before, new_after)


@rule
def draw_for_low(state: Any, seat: int) -> None:
    """SOLARIS-R6, R7: a card for each station where a player is low."""
    drawn = 0
    for station in range(STATION_COUNT):
        if state.energy[station, seat] <= LOW and state.stack_size > 0:
            draw_to_hand(state, seat)
            drawn += 1
    if drawn != 0:
        note(state, seat, DRAWS_LOW, drawn)


@rule
def rank_key(state: Any, seat: int) -> int:
    """Laser, then energy cell. SOLARIS-E4, E5, E7."""
    return int(state.laser[seat]) * (CAP + 1) + int(state.energy[CELL_STATION, seat])


@rule
def finish(state: Any) -> None:
    """SOLARIS-E4 to E6."""
    state.phase = OVER
    state.to_decide = -1
    best = -1
    winners = 0
    for seat in range(state.players):
        if rank_key(state, seat) > best:
            best = rank_key(state, seat)
            winners = 0
        if rank_key(state, seat) == best:
            winners |= 1 << seat
    for seat in range(state.players):
        if winners >> seat & 1:
            note(state, seat, WINS if count(winners) == 1 else SHARES, int(state.laser[seat]))


# -- steps -----------------------------------------------------------------------------------------------


@rule
def apply(state: Any, action: int) -> None:
    """Play a legal action. Section 4."""
    phase = int(state.phase)
    seat = int(state.to_decide)
    if phase == MAIN:
        choose(state, seat, action)
    elif action == DONE:
        finish_action(state, seat, phase)
    elif action >= VICTIM:
        name_victim(state, seat, action - VICTIM)
    elif action >= SHUTTLE:
        state.chosen = action - SHUTTLE
        state.phase = PORT_SITE
    elif action >= TARGET:
        aim(state, seat, phase, action - TARGET)
    elif action >= SPEND:
        announce(state, seat, phase, action - SPEND + 1)
    elif action >= TAKE:
        take(state, seat, action - TAKE)
    elif action >= DISCARD:
        discard(state, seat, phase, action - DISCARD)
    else:
        play(state, seat, phase, action - PLAY)


@rule
def choose(state: Any, seat: int, action: int) -> None:
    """SOLARIS-A1."""
    if action == TO_REPLENISH:
        state.phase = REPLENISH
    elif action == TO_REDIRECT:
        state.phase = REDIRECT
    elif action == TO_EXCHANGE:
        state.phase = EXCHANGE
    elif action == TO_PASS:  # SOLARIS-A14
        note(state, seat, PASSES)
        close_turn(state, seat)
    else:
        state.phase = ACTION_OF[station_of(state)]


@rule
def play(state: Any, seat: int, phase: int, kind: int) -> None:
    """A card is played; it goes to the pile at once. SOLARIS-A18, X30."""
    show(state, seat, kind)
    state.played += 1
    if phase == REPLENISH:
        feed(state, seat, kind, 0)
    elif phase == ENGINE:
        station = STATION_OF[kind]
        feed(state, seat, kind, 0 if is_paid(state, station) else 1)
        state.fed[station] += 1
    elif phase == CELL:
        transfer(state, seat, kind)
    else:
        sides = directions(state, seat, COLOUR_OF[kind])
        state.chosen = kind
        if count(sides) > 1:
            state.phase = REDIRECT_SIDE
        else:
            redirect(state, seat, lowest(sides))


@rule
def feed(state: Any, seat: int, kind: int, cost: int) -> None:
    """A card gives its station one energy. SOLARIS-A3, X1, X3."""
    station = STATION_OF[kind]
    if cost != 0:
        add_energy(state, seat, ENGINE_DECK, -cost)
    before = int(state.energy[station, seat])
    add_energy(state, seat, station, 1)
    note(state, seat, PLAYS, kind, station, before, before + 1)


@rule
def redirect(state: Any, seat: int, station: int) -> None:
    """One energy crosses a bridge. SOLARIS-A7, A9."""
    add_energy(state, seat, station_of(state), -1)
    add_energy(state, seat, station, 1)
    note(state, seat, REDIRECTS, int(state.chosen), station_of(state), station)
    state.chosen = -1
    state.phase = REDIRECT


@rule
def transfer(state: Any, seat: int, kind: int) -> None:
    """One energy leaves for the laser. SOLARIS-X26 to X29."""
    station = int(state.shuttle[COLOUR_OF[kind]])
    add_energy(state, seat, CELL_STATION, -1)
    add_energy(state, seat, station, -1)
    state.laser[seat] += 1
    note(state, seat, TRANSFERS, kind, station, int(state.laser[seat]))


@rule
def announce(state: Any, seat: int, phase: int, amount: int) -> None:
    """SOLARIS-A17, X7, X9: energy spent at headquarters or biotope."""
    add_energy(state, seat, station_of(state), -amount)
    state.announced = amount
    note(state, seat, SPENDS, amount, station_of(state))
    if phase == HQ:
        state.owed = amount * CARDS_FOR_ENERGY
        state.phase = RETURN
    else:
        state.phase = BIOTOPE_SIDE


@rule
def aim(state: Any, seat: int, phase: int, station: int) -> None:
    """The side of a redirected card, the direction of the biotope, the station of a shuttle."""
    if phase == REDIRECT_SIDE:
        redirect(state, seat, station)
    elif phase == BIOTOPE_SIDE:
        step = NEXT if station == neighbour(state, NEXT) else PREVIOUS
        distribute(state, seat, step)
        close_turn(state, seat)
    else:
        dock(state, seat, station)


@rule
def distribute(state: Any, seat: int, step: int) -> None:
    """One energy each, station after station, past those that are full. SOLARIS-X10 to X12."""
    left = state.announced - 1
    at = step
    gained = 0
    while left > 0:
        station = neighbour(state, at)
        if has_room(state, seat, station):
            add_energy(state, seat, station, 1)
            gained |= 1 << station
            left -= 1
        at += step
    note(state, seat, GAINS, gained)


@rule
def dock(state: Any, seat: int, station: int) -> None:
    """SOLARIS-X14 to X16."""
    add_energy(state, seat, station_of(state), -1)
    state.shuttle[state.chosen] = station
    note(state, seat, DOCKS, int(state.chosen), station)
    state.chosen = -1
    state.played += 1
    state.phase = PORT


@rule
def name_victim(state: Any, seat: int, victim: int) -> None:
    """SOLARIS-X20, X22: one energy for each."""
    add_energy(state, seat, station_of(state), -1)
    state.named[state.played] = victim
    state.played += 1
    note(state, seat, NAMES, victim)


@rule
def finish_action(state: Any, seat: int, phase: int) -> None:
    """SOLARIS-D1, D3, X22."""
    if phase == CANTEEN:
        for at in range(state.played):
            victim = int(state.named[at])
            steal(state, seat, victim)
            note(state, seat, STEALS, victim)
    elif phase != PORT and state.played >= PLAYED_FOR_ONE:
        state.owed = state.played // PLAYED_FOR_ONE
        note(state, seat, RETURNS, int(state.owed))
        state.phase = RETURN
        return
    close_turn(state, seat)


@rule
def take(state: Any, seat: int, source: int) -> None:
    """SOLARIS-D3, D5, D15."""
    if source == FROM_STACK:
        draw_to_hand(state, seat)
        state.reveals += 1
        note(state, seat, DRAWS)
    else:
        note(state, seat, TAKES, take_open(state, seat, source))
    state.owed -= 1
    if sources(state) == 0:
        state.owed = 0
    if state.owed == 0:
        close_turn(state, seat)


@rule
def discard(state: Any, seat: int, phase: int, kind: int) -> None:
    """SOLARIS-A11, D9, D11, D12."""
    show(state, seat, kind)
    note(state, seat, DISCARDS, kind)
    if phase == EXCHANGE:
        state.owed = 1
        state.phase = RETURN
    elif state.hand_size[seat] > HAND_LIMIT:
        return
    elif phase == LIMIT_TURN:
        end_turn(state)
    elif not limits_somebody(state, phase):
        if phase == LIMIT_CANTEEN:
            next_station(state)
        else:
            begin_round(state)


# -- the result ------------------------------------------------------------------------------------------


@rule
def breakdown(state: Any, seat: int, parts: Any) -> None:
    """The parts of a score, in the order of PARTS: there is only the laser."""
    parts[0] = state.laser[seat]


@rule
def outcome(state: Any, scores: Any, ranks: Any, returns: Any) -> None:
    """SOLARIS-E4 to E7."""
    players = int(state.players)
    for seat in range(players):
        scores[seat] = rank_key(state, seat)
    share(scores, players, ranks, returns)
    for seat in range(players):
        scores[seat] = state.laser[seat]
