"""Solairis: the rules, in the compiled subset. Clause numbers refer to RULES.md."""

from __future__ import annotations

from typing import Any

from suntable.engine.actions import total
from suntable.engine.bits import count, lowest, nth
from suntable.engine.generator import draw
from suntable.engine.outcome import share
from suntable.engine.rule import note, rule
from suntable.games.solairis.state import (
    ADVANCED,
    AIM,
    AIM_SET,
    ALL_POWER,
    ALL_WARRIORS,
    ATTACK,
    BASIC,
    CARD_BITS,
    CARD_MASK,
    CAST,
    CASTING,
    CASTS,
    CHOOSES,
    CHOSEN,
    COPIES,
    COST,
    DEALS,
    DEFENCE,
    DISPEL,
    DISPELLED,
    DISPELLING,
    DISPELS,
    DONE,
    DONE_SET,
    DRAFT,
    FREE_COLOURS,
    GOES_OUT,
    HIT,
    IN_BOX,
    IS_PASSED,
    LAST_ROUND,
    LET,
    LET_SET,
    LIFE,
    MARK,
    MARK_SET,
    MOST_LIFE,
    MOST_NEED,
    MOST_PASSED,
    MOST_POWER,
    MOST_SEATS,
    MOST_SPELLS,
    ONE_CARD,
    OPEN,
    OPTION_RULES,
    OPTION_WARRIORS,
    OVER,
    PAY,
    PHASE_COUNT,
    PLACE_IN_TURN,
    POWER_CARDS,
    POWER_KINDS,
    POWER_TOTAL,
    RESULT_COUNT,
    ROUND_ENDS,
    ROUNDS,
    SEAT_SIZE,
    SHARES,
    SPELL,
    SPELL_CARDS,
    SPELL_COLOUR,
    SPELL_COUNT,
    SPELL_SET,
    SURCHARGES,
    TAKE,
    TAKE_SET,
    TAKES,
    TAKES_WOUNDS,
    TARGET,
    TRIES,
    WARRIOR,
    WARRIOR_COLOUR,
    WARRIOR_COUNT,
    WINS,
    WORDS,
    WOUNDS,
)

# -- power cards: how many of each value, four bits a value ----------------------------------------------


@rule
def copies_in(cards: int, kind: int) -> int:
    """How many cards of a value there are among these."""
    return (cards >> CARD_BITS * kind) & CARD_MASK


@rule
def number_of(cards: int) -> int:
    """How many power cards these are."""
    result = 0
    while cards != 0:
        result += cards & CARD_MASK
        cards >>= CARD_BITS
    return result


@rule
def kinds_of(cards: int) -> int:
    """The values that occur, as a set."""
    result = 0
    for kind in range(POWER_KINDS):
        if copies_in(cards, kind) != 0:
            result |= 1 << kind
    return result


@rule
def attack_value(cards: int) -> int:
    """What power cards are worth for casting: 25D nothing. SOLAIRIS-T9, T10."""
    result = 0
    for kind in range(POWER_KINDS):
        result += copies_in(cards, kind) * ATTACK[kind]
    return result


@rule
def defence_value(cards: int) -> int:
    """What power cards are worth for dispelling: 25P nothing. SOLAIRIS-T9, T10."""
    result = 0
    for kind in range(POWER_KINDS):
        result += copies_in(cards, kind) * DEFENCE[kind]
    return result


# -- players ---------------------------------------------------------------------------------------------


@rule
def is_alive(state: Any, seat: int) -> bool:
    """Whether a player still has life. SOLAIRIS-E3."""
    return state.life[seat] > 0


@rule
def living(state: Any) -> int:
    """The players still in the game, as a set."""
    result = 0
    for seat in range(state.players):
        if is_alive(state, seat):
            result |= 1 << seat
    return result


@rule
def need(state: Any, seat: int, spell: int) -> int:
    """What a spell costs this attacker. SOLAIRIS-T7, A5."""
    colour = SPELL_COLOUR[spell]
    if FREE_COLOURS >> colour & 1 or colour == WARRIOR_COLOUR[state.warrior[seat]]:
        return COST[spell]
    return COST[spell] + SURCHARGES[state.advanced]


@rule
def payable(state: Any, seat: int) -> int:
    """The spells of a hand whose need can be paid, as a set. SOLAIRIS-T2, T5."""
    power = attack_value(state.power[seat])
    result = 0
    rest = int(state.spells[seat])
    while rest != 0:
        spell = lowest(rest)
        rest &= rest - 1
        if need(state, seat, spell) <= power:
            result |= 1 << spell
    return result


@rule
def can_cast(state: Any, seat: int) -> bool:
    """SOLAIRIS-T2, T3."""
    return is_alive(state, seat) and payable(state, seat) != 0


@rule
def anybody_can_cast(state: Any) -> bool:
    """SOLAIRIS-E1."""
    for seat in range(state.players):
        if can_cast(state, seat):
            return True
    return False


@rule
def place_of(state: Any, seat: int) -> int:
    """A player's place in the turn order. SOLAIRIS-S4."""
    place = 0
    for other in range(state.players):
        if PLACE_IN_TURN[state.warrior[other]] < PLACE_IN_TURN[state.warrior[seat]]:
            place += 1
    return place


# -- what there is to choose from ------------------------------------------------------------------------


@rule
def untaken_warriors(state: Any) -> int:
    """SOLAIRIS-S1, S2."""
    result = ALL_WARRIORS
    for seat in range(state.players):
        if state.warrior[seat] >= 0:
            result &= ~(1 << state.warrior[seat])
    return result


@rule
def unseen_spells(state: Any) -> int:
    """The spells of the box that are in no hand and not laid aside in sight; in the draft, those left."""
    result = IN_BOX & ~state.gone
    for seat in range(state.players):
        result &= ~state.spells[seat]
    return result


@rule
def unmarked(state: Any, seat: int) -> int:
    """The power cards of a hand that are not marked."""
    return state.power[seat] - state.marks


@rule
def legal(state: Any, mask: Any) -> int:
    """Write the legal actions into a mask and return their number. Section 4."""
    for word in range(WORDS):
        mask[word] = 0
    phase = int(state.phase)
    seat = int(state.to_decide)
    if phase == WARRIOR:  # SOLAIRIS-S2
        mask[TAKE_SET] = untaken_warriors(state)
    elif phase == DRAFT:  # SOLAIRIS-A3
        mask[SPELL_SET] = unseen_spells(state)
    elif phase == CAST:  # SOLAIRIS-T2
        mask[SPELL_SET] = payable(state, seat)
    elif phase == TARGET:  # SOLAIRIS-T4
        mask[AIM_SET] = living(state) & ~(1 << seat)
    elif phase == PAY:  # SOLAIRIS-T8
        mask[MARK_SET] = kinds_of(unmarked(state, seat) & CASTING)
        mask[DONE_SET] = int(attack_value(state.marks) >= need(state, seat, int(state.spell)))
    elif phase == DISPEL:
        legal_defence(state, seat, mask)
    return total(mask, WORDS)


@rule
def legal_defence(state: Any, seat: int, mask: Any) -> None:
    """SOLAIRIS-D1 to D4: to let it happen, or to pay; who has begun to pay goes on."""
    if state.marks == 0:
        mask[LET_SET] = 1
    if state.marks != 0 or defence_value(state.power[seat]) >= state.last_need:
        mask[MARK_SET] = kinds_of(unmarked(state, seat) & DISPELLING)
        mask[DONE_SET] = int(defence_value(state.marks) >= state.last_need)


# -- setup -----------------------------------------------------------------------------------------------


@rule
def clear(state: Any) -> None:
    """An empty table."""
    for seat in range(MOST_SEATS):
        state.warrior[seat] = -1
        state.order[seat] = -1
    state.turn_of = -1
    state.pos = -1
    state.spell = -1
    state.target = -1
    state.last_seat = -1
    state.last_spell = -1
    state.last_target = -1


@rule
def setup(state: Any, options: Any, seed: int) -> None:
    """SOLAIRIS-S1 to S3."""
    clear(state)
    state.key = seed
    state.advanced = options[OPTION_RULES]
    state.phase = WARRIOR
    if options[OPTION_WARRIORS] == CHOSEN:
        return
    for seat in range(state.players):
        left = untaken_warriors(state)
        take_warrior(state, seat, nth(left, draw(state, count(left))))
    begin_game(state)


@rule
def take_warrior(state: Any, seat: int, warrior: int) -> None:
    """SOLAIRIS-S1, S3."""
    state.warrior[seat] = warrior
    state.life[seat] = LIFE[warrior]
    note(state, seat, TAKES, warrior)


@rule
def begin_game(state: Any) -> None:
    """SOLAIRIS-S4: all have warriors; A2: the last in turn order chooses spells first."""
    for seat in range(state.players):
        state.order[place_of(state, seat)] = seat
    if state.advanced == ADVANCED:
        state.pos = state.players - 1
        state.phase = DRAFT
        state.to_decide = state.order[state.pos]
    else:
        next_round(state)


@rule
def choose_warrior(state: Any, seat: int, warrior: int) -> None:
    """SOLAIRIS-S2: in seat order."""
    take_warrior(state, seat, warrior)
    state.reveals += 1
    if seat + 1 < state.players:
        state.to_decide = seat + 1
    else:
        begin_game(state)


@rule
def choose_spell(state: Any, seat: int, spell: int) -> None:
    """SOLAIRIS-A2, A3: until the hand is full, then the one before in turn order."""
    state.spells[seat] |= 1 << spell
    state.spell_count[seat] += 1
    note(state, seat, CHOOSES, spell)
    if state.spell_count[seat] < SPELL_CARDS[state.warrior[seat]]:
        return
    state.reveals += 1
    state.pos -= 1
    if state.pos >= 0:
        state.to_decide = state.order[state.pos]
    else:
        next_round(state)


# -- a round ---------------------------------------------------------------------------------------------


@rule
def next_round(state: Any) -> None:
    """SOLAIRIS-E2, E6, T1: deal until somebody can cast; the first living player in turn order begins."""
    while state.round < ROUNDS:
        deal(state)
        if anybody_can_cast(state):
            state.pos = -1
            next_turn(state)
            return
        note(state, -1, ROUND_ENDS)
    note(state, -1, LAST_ROUND)
    finish(state)


@rule
def deal(state: Any) -> None:
    """SOLAIRIS-S5, A6: all power cards and, in the basic game, all spells are shuffled and dealt to the living."""
    state.round += 1
    state.reveals += 1
    state.spent = 0
    state.shown = 0
    state.aside = 0
    for seat in range(state.players):
        state.passed[seat] = 0
        state.passed_spent[seat] = 0
        state.power[seat] = 0
    if state.advanced == BASIC:
        state.gone = 0
        for seat in range(state.players):
            state.spells[seat] = 0
    note(state, -1, DEALS, int(state.round))
    for seat in range(state.players):
        if is_alive(state, seat):
            state.power_count[seat] = POWER_CARDS[state.warrior[seat]]
            if state.advanced == BASIC:
                state.spell_count[seat] = SPELL_CARDS[state.warrior[seat]]
            draw_hand(state, seat)


@rule
def unseen_power(state: Any) -> int:
    """The power cards that are in no hand and were not paid."""
    result = ALL_POWER - state.spent
    for seat in range(state.players):
        result -= state.power[seat]
    return result


@rule
def draw_kind(state: Any, cards: int, number: int) -> int:
    """The value of one of so many cards, each as likely."""
    place = draw(state, number)
    kind = 0
    while place >= copies_in(cards, kind):
        place -= copies_in(cards, kind)
        kind += 1
    return kind


@rule
def draw_hand(state: Any, seat: int) -> None:
    """Fill a hand with cards that nobody sees, as many as it holds."""
    cards = unseen_power(state)
    number = number_of(cards)
    for _ in range(state.power_count[seat]):
        card = ONE_CARD[draw_kind(state, cards, number)]
        state.power[seat] += card
        cards -= card
        number -= 1
    missing = int(state.spell_count[seat]) - count(state.spells[seat])
    spells = unseen_spells(state)
    for _ in range(missing):
        spell = 1 << nth(spells, draw(state, count(spells)))
        state.spells[seat] |= spell
        spells &= ~spell


@rule
def next_turn(state: Any) -> None:
    """SOLAIRIS-T1, T3: cyclically, from the place after the last turn; somebody can cast."""
    while True:
        state.pos = (state.pos + 1) % state.players
        seat = int(state.order[state.pos])
        if can_cast(state, seat):
            break
        if is_alive(state, seat) and state.passed[seat] == 0:
            state.passed[seat] = 1
            state.reveals += 1
            note(state, seat, IS_PASSED)
    state.turn += 1
    state.turn_of = seat
    state.phase = CAST
    state.to_decide = seat


@rule
def go_on(state: Any) -> None:
    """After an attack. SOLAIRIS-E1, E5."""
    if count(living(state)) == 1:
        finish(state)
    elif anybody_can_cast(state):
        next_turn(state)
    else:
        note(state, -1, ROUND_ENDS)
        next_round(state)


# -- an attack -------------------------------------------------------------------------------------------


@rule
def announce(state: Any, seat: int) -> None:
    """Spell, target and payment are told; the spell returns to the hand. SOLAIRIS-T6, T8, D1."""
    state.last_seat = seat
    state.last_spell = state.spell
    state.last_target = state.target
    state.last_need = need(state, seat, int(state.spell))
    state.last_pay = pay(state, seat)
    state.last_dispel = 0
    state.last_result = OPEN
    state.shown |= 1 << state.spell
    state.spell = -1
    state.target = -1
    state.reveals += 1
    state.phase = DISPEL
    state.to_decide = state.last_target
    note(state, seat, CASTS, int(state.last_spell), int(state.last_target), int(state.last_need), int(state.last_pay))


@rule
def pay(state: Any, seat: int) -> int:
    """The marked cards are out until the next deal, seen by all; returns them. SOLAIRIS-T8, D3."""
    cards = int(state.marks)
    state.power[seat] -= cards
    state.power_count[seat] -= number_of(cards)
    state.spent += cards
    state.marks = 0
    return cards


@rule
def dispel(state: Any, seat: int) -> None:
    """SOLAIRIS-D2, D5."""
    cards = pay(state, seat)
    if state.passed[seat]:
        state.passed_spent[seat] += attack_value(cards)
    state.last_dispel = cards
    state.last_result = DISPELLED
    state.reveals += 1
    note(state, seat, DISPELS, cards)
    go_on(state)


@rule
def suffer(state: Any, seat: int) -> None:
    """SOLAIRIS-D4, D5, E3."""
    before = int(state.life[seat])
    wounds = WOUNDS[state.last_spell]
    state.life[seat] = max(0, before - wounds)
    state.last_result = HIT
    state.reveals += 1
    note(state, seat, TAKES_WOUNDS, wounds, before, int(state.life[seat]))
    if state.life[seat] == 0:
        leave(state, seat)
    go_on(state)


@rule
def leave(state: Any, seat: int) -> None:
    """SOLAIRIS-E3, E4, A7: the hand is laid aside, unseen but for what all have seen of it."""
    state.out_at[seat] = state.players - count(living(state))
    state.aside += state.power_count[seat]
    state.power[seat] = 0
    state.power_count[seat] = 0
    if state.advanced == ADVANCED:
        state.gone |= state.spells[seat]
        state.shown &= ~state.gone
    else:
        state.gone |= state.spells[seat] & state.shown
    state.spells[seat] = 0
    state.spell_count[seat] = 0
    note(state, seat, GOES_OUT)


@rule
def finish(state: Any) -> None:
    """SOLAIRIS-E5, E6."""
    state.phase = OVER
    state.to_decide = -1
    most = 0
    winners = 0
    for seat in range(state.players):
        if state.life[seat] > most:
            most = int(state.life[seat])
            winners = 0
        if state.life[seat] == most:
            winners |= 1 << seat
    for seat in range(state.players):
        if winners >> seat & 1:
            note(state, seat, WINS if count(winners) == 1 else SHARES)


@rule
def apply(state: Any, action: int) -> None:
    """Play a legal action. Section 4."""
    phase = int(state.phase)
    seat = int(state.to_decide)
    if phase == WARRIOR:
        choose_warrior(state, seat, action - TAKE)
    elif phase == DRAFT:
        choose_spell(state, seat, action - SPELL)
    elif phase == CAST:
        state.spell = action - SPELL
        state.phase = TARGET
    elif phase == TARGET:
        state.target = action - AIM
        state.phase = PAY
    elif action == LET:
        suffer(state, seat)
    elif action != DONE:
        state.marks += ONE_CARD[action - MARK]
    elif phase == PAY:
        announce(state, seat)
    else:
        dispel(state, seat)


# -- the result ------------------------------------------------------------------------------------------


@rule
def breakdown(state: Any, seat: int, parts: Any) -> None:
    """The parts of a score, in the order of PARTS: there is only life."""
    parts[0] = state.life[seat]


@rule
def outcome(state: Any, scores: Any, ranks: Any, returns: Any) -> None:
    """SOLAIRIS-E7: the living by life, then those who are out, the latest first."""
    players = int(state.players)
    for seat in range(players):
        scores[seat] = state.life[seat]
        if state.out_at[seat] != 0:
            scores[seat] = state.out_at[seat] - players
    share(scores, players, ranks, returns)
    for seat in range(players):
        scores[seat] = state.life[seat]


# -- knowledge (section 5) -------------------------------------------------------------------------------


@rule
def hide_hand(state: Any, seat: int) -> None:
    """What all know of a hand is left: in the advanced game its spells, else those cast in this round."""
    state.power[seat] = 0
    if state.advanced == BASIC:
        state.spells[seat] &= state.shown


@rule
def conceal(state: Any, viewer: int) -> None:
    """Blank what a seat may not know; -1 is a spectator."""
    for seat in range(state.players):
        if seat != viewer:
            hide_hand(state, seat)
    if state.to_decide != viewer:
        state.marks = 0
        state.spell = -1
        state.target = -1
        if state.phase == TARGET or state.phase == PAY:
            state.phase = CAST
    state.key = 0
    state.counter = 0


@rule
def resample(state: Any, viewer: int, seed: int) -> None:
    """Fill the blanks of a concealed state with a random world. Section 5."""
    state.key = seed
    state.counter = 0
    while not draw_world(state, viewer):
        pass


@rule
def draw_world(state: Any, viewer: int) -> bool:
    """Deal all concealed hands: those passed over first, then who must be able to cast, then the others."""
    caster = int(state.to_decide) if state.phase == CAST else -1
    for seat in range(state.players):
        if seat != viewer:
            hide_hand(state, seat)
    for seat in range(state.players):
        if seat != viewer and state.passed[seat] and not draw_fitting(state, seat):
            return False
    if caster != -1 and caster != viewer and not draw_fitting(state, caster):
        return False
    for seat in range(state.players):
        if seat != viewer and seat != caster and state.passed[seat] == 0:
            draw_hand(state, seat)
    return True


@rule
def draw_fitting(state: Any, seat: int) -> bool:
    """A random hand that can be; if none comes up, the one that fits best."""
    for _ in range(TRIES):
        draw_hand(state, seat)
        if fits(state, seat):
            return True
        hide_hand(state, seat)
    take_most_fitting(state, seat)
    return fits(state, seat)


@rule
def fits(state: Any, seat: int) -> bool:
    """Who was passed over could not cast then (section 5, 4), who is to cast can (3)."""
    if state.passed[seat]:
        return could_not_cast(state, seat)
    return can_cast(state, seat)


@rule
def could_not_cast(state: Any, seat: int) -> bool:
    """Whether a player had too little power for every spell when passed over."""
    power = attack_value(state.power[seat]) + state.passed_spent[seat]
    rest = int(state.spells[seat])
    while rest != 0:
        if need(state, seat, lowest(rest)) <= power:
            return False
        rest &= rest - 1
    return True


@rule
def take_most_fitting(state: Any, seat: int) -> None:
    """Least power and dearest spells for who was passed over, most power and cheapest spells for who casts."""
    sign = -1 if state.passed[seat] else 1
    for _ in range(state.power_count[seat]):
        state.power[seat] += ONE_CARD[best_kind(unseen_power(state), sign)]
    while count(state.spells[seat]) < state.spell_count[seat]:
        state.spells[seat] |= 1 << best_spell(state, seat, -sign)


@rule
def best_kind(cards: int, sign: int) -> int:
    """The card with most attack value, or least."""
    best = -1
    for kind in range(POWER_KINDS):
        if copies_in(cards, kind) != 0 and (best == -1 or sign * ATTACK[kind] > sign * ATTACK[best]):
            best = kind
    return best


@rule
def best_spell(state: Any, seat: int, sign: int) -> int:
    """The unseen spell that this player needs most for, or least."""
    rest = unseen_spells(state)
    best = lowest(rest)
    while rest != 0:
        spell = lowest(rest)
        rest &= rest - 1
        if sign * need(state, seat, spell) > sign * need(state, seat, best):
            best = spell
    return best


# -- observation -----------------------------------------------------------------------------------------


@rule
def plane(out: Any, at: int, things: int, size: int) -> int:
    """Write a set as zeros and ones; return where the next plane begins."""
    for thing in range(size):
        out[at + thing] = things >> thing & 1
    return at + size


@rule
def one_hot(out: Any, at: int, value: int, size: int) -> int:
    """Write one of a few values; -1 is none."""
    for each in range(size):
        out[at + each] = each == value
    return at + size


@rule
def power_plane(out: Any, at: int, cards: int) -> int:
    """Write power cards by value, as a share of those in the box."""
    for kind in range(POWER_KINDS):
        out[at + kind] = copies_in(cards, kind) / COPIES[kind]
    return at + POWER_KINDS


@rule
def observe(state: Any, viewer: int, out: Any) -> None:
    """A concealed state as numbers from 0 to 1, seen from a seat; PLANES in state.py says what is where."""
    me = max(viewer, 0)
    at = 0
    for step in range(MOST_SEATS):
        at = observe_seat(state, (me + step) % state.players, step < state.players, out, at)
    for spell in range(SPELL_COUNT):
        out[at + spell] = 0
        if state.warrior[me] >= 0 and state.spells[me] >> spell & 1:
            out[at + spell] = need(state, me, spell) / MOST_NEED
    at += SPELL_COUNT
    at = plane(out, at, state.shown, SPELL_COUNT)
    at = plane(out, at, state.gone, SPELL_COUNT)
    at = power_plane(out, at, state.spent)
    at = power_plane(out, at, state.marks)
    at = one_hot(out, at, state.spell, SPELL_COUNT)
    at = one_hot(out, at, state.last_spell, SPELL_COUNT)
    out[at] = state.last_need / MOST_NEED
    at = power_plane(out, at + 1, state.last_pay)
    at = one_hot(out, at, state.last_result if state.last_seat >= 0 else -1, RESULT_COUNT)
    out[at] = state.aside / POWER_TOTAL
    at = one_hot(out, at + 1, state.phase, PHASE_COUNT)
    out[at] = state.round / ROUNDS
    out[at + 1] = state.advanced


@rule
def observe_seat(state: Any, seat: int, plays: bool, out: Any, at: int) -> int:
    """The planes of one seat; empty for one that nobody sits on."""
    if not plays:
        for each in range(SEAT_SIZE):
            out[at + each] = 0
        return at + SEAT_SIZE
    out[at] = 1
    out[at + 1] = state.out_at[seat] != 0
    at = one_hot(out, at + 2, state.warrior[seat], WARRIOR_COUNT)
    out[at] = state.life[seat] / MOST_LIFE
    at = plane(out, at + 1, state.spells[seat], SPELL_COUNT)
    at = power_plane(out, at, state.power[seat])
    out[at] = state.spell_count[seat] / MOST_SPELLS
    out[at + 1] = state.power_count[seat] / MOST_POWER
    out[at + 2] = state.passed[seat]
    out[at + 3] = state.passed_spent[seat] / MOST_PASSED
    at = one_hot(out, at + 4, place_of(state, seat) if state.order[0] >= 0 else -1, MOST_SEATS)
    out[at] = state.to_decide == seat
    out[at + 1] = state.turn_of == seat
    out[at + 2] = state.target == seat
    out[at + 3] = state.last_seat == seat
    out[at + 4] = state.last_target == seat
    return at + 5


# -- conservation ----------------------------------------------------------------------------------------


@rule
def check(state: Any) -> int:
    """0 for a possible state, else the number of the first thing that is wrong (PROBLEMS in state.py)."""
    problem = check_warriors(state)
    if problem == 0:
        problem = check_power(state)
    if problem == 0:
        problem = check_spells(state)
    if problem == 0 and state.phase != WARRIOR:
        problem = check_table(state)
    return problem


@rule
def check_warriors(state: Any) -> int:
    """SOLAIRIS-S1, E3: who plays, and how much life there is."""
    taken = 0
    out = 0
    for seat in range(state.players):
        warrior = int(state.warrior[seat])
        if warrior == -1 and state.phase == WARRIOR:
            continue
        if warrior < 0 or taken >> warrior & 1:
            return 1
        taken |= 1 << warrior
        if not 0 <= state.life[seat] <= LIFE[warrior] or (state.life[seat] == 0) != (state.out_at[seat] != 0):
            return 2
        if state.out_at[seat] != 0:
            if not 0 < state.out_at[seat] < state.players or out >> state.out_at[seat] & 1:
                return 2
            out |= 1 << state.out_at[seat]
    return 0


@rule
def check_power(state: Any) -> int:
    """SOLAIRIS-C4: every power card in one place, and no hand larger than the warrior allows."""
    held = int(state.spent)
    for seat in range(state.players):
        held += state.power[seat]
        number = number_of(state.power[seat])
        if number != state.power_count[seat] or (number != 0 and not is_alive(state, seat)):
            return 3
        if number != 0 and number > POWER_CARDS[state.warrior[seat]]:
            return 3
    for kind in range(POWER_KINDS):
        if copies_in(held, kind) > COPIES[kind]:
            return 3
    if not 0 <= state.aside <= POWER_TOTAL - number_of(held):
        return 3
    return 0


@rule
def check_spells(state: Any) -> int:
    """SOLAIRIS-C1: every spell in one place, and no hand larger than the warrior allows."""
    held = int(state.gone)
    number = count(held)
    for seat in range(state.players):
        own = count(state.spells[seat])
        held |= state.spells[seat]
        number += own
        if own != state.spell_count[seat] or (own != 0 and not is_alive(state, seat)):
            return 4
        if own != 0 and own > SPELL_CARDS[state.warrior[seat]]:
            return 4
    if held & ~IN_BOX != 0 or count(held) != number:
        return 4
    if state.shown & ~held != 0:
        return 5
    return 0


@rule
def check_table(state: Any) -> int:
    """Turn order, who was passed over, and what is being prepared."""
    for seat in range(state.players):
        if state.order[place_of(state, seat)] != seat:
            return 7
        if state.passed[seat] and is_alive(state, seat) and not could_not_cast(state, seat):
            return 6
    seat = int(state.to_decide)
    if seat < 0:
        return 0 if state.marks == 0 else 8
    hand = state.power[seat]
    if not is_alive(state, seat):
        return 8
    for kind in range(POWER_KINDS):
        if copies_in(state.marks, kind) > copies_in(hand, kind):
            return 8
    preparing = state.phase == TARGET or state.phase == PAY
    if preparing != (state.spell >= 0) or (state.phase == PAY) != (state.target >= 0):
        return 8
    if preparing and (payable(state, seat) >> state.spell & 1) == 0:
        return 8
    if state.phase == PAY and (state.target == seat or not is_alive(state, int(state.target))):
        return 8
    if state.phase != PAY and state.phase != DISPEL and state.marks != 0:
        return 8
    if (state.phase == CAST or preparing) and state.turn_of != seat:
        return 8
    if state.phase == DISPEL and (state.last_target != seat or state.last_result != OPEN):
        return 8
    return check_attack(state)


@rule
def check_attack(state: Any) -> int:
    """The attack announced last."""
    if state.last_seat < 0:
        return 9 if state.phase == DISPEL else 0
    if state.last_seat == state.last_target:
        return 9
    if state.last_need != need(state, int(state.last_seat), int(state.last_spell)):
        return 9
    if (state.last_result == OPEN) != (state.phase == DISPEL):
        return 9
    return 0


@rule
def role_of(state: Any, seat: int) -> int:
    """What tells one seat from another: its warrior (SOLAIRIS-S1)."""
    return int(state.warrior[seat])
