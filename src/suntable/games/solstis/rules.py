"""Solstis: the rules, in the compiled subset. Clause numbers refer to RULES.md."""

from __future__ import annotations

from typing import Any

from suntable.engine.actions import total
from suntable.engine.bits import count, lowest, nth
from suntable.engine.generator import draw
from suntable.engine.outcome import share
from suntable.engine.rule import note, rule
from suntable.games.solstis.state import (
    ACTS,
    ALL,
    ALL_SPIRITS,
    ATTEMPTS,
    BEAR,
    BEAR_HAND,
    BEE,
    BEETLE,
    BEETLE_TILE,
    BIRD,
    BLUE_SPIRITS,
    BONUS_STARS,
    BOTTOM,
    BUTTERFLY,
    CAPTURE,
    CAPTURES,
    CELL,
    CELL_SET,
    CLOSING_STEPS,
    COLUMN_TILES,
    COLUMNS_COUNT,
    CORNER_OF,
    COVER,
    COVER_BEFORE,
    COVERING,
    COVERS,
    DEER,
    DEER_TILE,
    DRAGONFLY,
    DRAW,
    DRAW_SET,
    DRAWS,
    DRAWS_SPIRITS,
    EAGLE,
    ENCOUNTER,
    ENDS_PILE,
    EVIL,
    EVIL_DRAWN,
    EVIL_GETS,
    EVIL_OUT,
    EVIL_PASSES,
    EVIL_PILE,
    EXTRA_TURN,
    FIRE_COUNT,
    FIRE_STARS,
    FIRE_TILES,
    FIRST_RANDOM,
    GROUNDHOG,
    HAND,
    HAS_RIGHT,
    IS_VOID,
    JOINS,
    JOINS_ROW,
    KEEP,
    KEEPS,
    LADYBUG,
    LAND,
    LAND_STARS,
    LAY,
    LAY_OUT,
    LAYS,
    LAYS_OUT,
    LEAVES,
    LEVELS,
    LIZARD,
    LOSES_EXTRA,
    MATCHES,
    MEET,
    MEETS_ROW,
    MOVES_RAINBOW,
    NEXT_TURN,
    NOTHING,
    OPTION_COVER,
    OPTION_EVIL,
    OPTION_FIRST,
    OVER,
    PHASE_COUNT,
    PILES,
    PLACES,
    PLAIN_SPIRITS,
    PLAY,
    PLAYERS,
    PLAYS,
    RAINBOW,
    RAINBOW_STARS,
    RAINBOWS,
    REFILL,
    RETURNS_RAINBOW,
    ROW_TILES,
    ROWS_COUNT,
    SCORES,
    SECOND_CHANCE,
    SETTLE,
    SETTLES,
    SHARES,
    SKIPPED,
    SPIRIT,
    SPIRIT_COUNT,
    SPIRIT_SET,
    SPIRIT_STARS,
    SQUARE,
    SQUARE_AT,
    SQUARE_CELLS,
    SQUARE_SET,
    SQUIRREL,
    TAKES_RAINBOW,
    TILE,
    TILE_SET,
    TROUT,
    TURNS_UP,
    UP_FROM,
    UP_SHIFT,
    WIND_UP,
    WINS,
    WOLF,
    WORDS,
)

# -- geometry: sets of cells -----------------------------------------------------------------------------


@rule
def beside(cells: int) -> int:
    """The neighbours of a set of cells; some of the set itself may be among them. SOLSTIS-C3."""
    result = ((cells & HAS_RIGHT) << 1) | ((cells >> 1) & HAS_RIGHT)
    for level in range(LEVELS):
        result |= (cells & UP_FROM[level]) << UP_SHIFT[level]
        result |= (cells >> UP_SHIFT[level]) & UP_FROM[level]
    return result


@rule
def spread(start: int, within: int) -> int:
    """All cells of a set that hang together with a start. SOLSTIS-F4."""
    grown = start & within
    while True:
        wider = (grown | beside(grown)) & within
        if wider == grown:
            return grown
        grown = wider


@rule
def corners_of(cells: int) -> int:
    """The lower-left cells of all squares that have at least one cell in the set."""
    wide = cells | ((cells >> 1) & HAS_RIGHT)
    result = wide
    for level in range(LEVELS):
        result |= (wide >> UP_SHIFT[level]) & UP_FROM[level]
    return result


@rule
def full_squares(cells: int) -> int:
    """The lower-left cells of all squares whose four cells are in the set."""
    pairs = cells & HAS_RIGHT & (cells >> 1)
    result = 0
    for level in range(LEVELS):
        result |= pairs & UP_FROM[level] & (pairs >> UP_SHIFT[level])
    return result


# -- what there is to choose from ------------------------------------------------------------------------


@rule
def filled(state: Any, seat: int) -> int:
    """Cells of a panorama with a tile or a rainbow."""
    return state.land[seat] | state.rainbow[seat]


@rule
def open_squares(state: Any) -> int:
    """SOLSTIS-P1: full, without spirit, touched by the capture part of this turn; as lower-left cells."""
    seat = state.turn_of
    return full_squares(filled(state, seat)) & ~state.squares[seat] & corners_of(state.fresh)


@rule
def rainbow_cells(state: Any, seat: int) -> int:
    """SOLSTIS-R1, R2, R3: where a rainbow may go."""
    empty = ALL & ~filled(state, seat)
    if state.land[seat] == 0:
        return empty
    cells = beside(state.land[seat]) & empty
    if cells == 0:
        cells = beside(state.rainbow[seat]) & empty
    return cells


@rule
def capturing(state: Any, seat: int) -> int:
    """The tiles of a hand that can capture. SOLSTIS-T3."""
    result = 0
    rest = state.hand[seat]
    while rest != 0:
        tile = lowest(rest)
        rest &= rest - 1
        if MATCHES[tile] & state.shown:
            result |= 1 << tile
    return result


@rule
def square_numbers(corners: int) -> int:
    """Squares given by their lower-left cells, as the numbers of their actions."""
    result = 0
    while corners != 0:
        result |= 1 << SQUARE_AT[lowest(corners)]
        corners &= corners - 1
    return result


@rule
def legal(state: Any, mask: Any) -> int:
    """Write the legal actions into a mask and return their number. Section 4."""
    for word in range(WORDS):
        mask[word] = 0
    phase = state.phase
    seat = int(state.to_decide)
    if phase == PLAY:
        if state.end_phase:  # SOLSTIS-E1, E2
            mask[TILE_SET] = capturing(state, seat)
        else:  # SOLSTIS-T2
            mask[TILE_SET] = state.hand[seat]
    elif phase == CAPTURE:  # SOLSTIS-T3, T4
        mask[TILE_SET] = state.shown & MATCHES[state.in_play]
    elif phase == RAINBOW:
        mask[CELL_SET] = rainbow_cells(state, seat)
    elif phase == SPIRIT:  # SOLSTIS-P5, P6, P10
        mask[SPIRIT_SET] = state.spirit_row
        if state.spirit_pile != 0 and state.evil != EVIL_DRAWN:
            mask[DRAW_SET] = 1
    elif phase == KEEP:
        mask[SPIRIT_SET] = state.spirits_drawn
    elif phase == SQUARE:  # SOLSTIS-P7
        mask[SQUARE_SET] = square_numbers(open_squares(state))
    elif phase == DEER_TILE:
        mask[TILE_SET] = state.hand[seat]
    elif phase == BEETLE_TILE:
        mask[TILE_SET] = state.shown
    elif phase == COVER:  # SOLSTIS-F1
        mask[SPIRIT_SET] = state.spirits[1 - seat]
    return total(mask, WORDS)


# -- small steps -----------------------------------------------------------------------------------------


@rule
def pick(state: Any, things: int) -> int:
    """One of a set, each as likely."""
    return nth(things, draw(state, count(things)))


@rule
def turn_up(state: Any) -> int:
    """A tile nobody has seen, now face up: from the draw pile or from beneath another."""
    tile = pick(state, state.unseen)
    state.unseen &= ~(1 << tile)
    state.reveals += 1
    return tile


@rule
def draw_tile(state: Any, seat: int) -> None:
    """From the draw pile into a hand."""
    state.hand[seat] |= 1 << turn_up(state)
    state.hand_count[seat] += 1
    state.draw_pile -= 1


@rule
def leave_hand(state: Any, seat: int, tile: int) -> None:
    """A tile leaves a hand."""
    state.hand[seat] &= ~(1 << tile)
    state.hand_count[seat] -= 1


@rule
def join_display(state: Any, tile: int) -> None:
    """SOLSTIS-T7: a pile of its own, in the first empty place of the line, else at its end."""
    place = lowest(~state.places)
    state.places |= 1 << place
    state.place_of[tile] = place
    state.shown |= 1 << tile
    note(state, state.turn_of, JOINS, tile)


@rule
def take_from_display(state: Any, tile: int) -> None:
    """A face-up tile leaves the display; SOLSTIS-T5: the tile beneath is turned up at once."""
    bit = 1 << tile
    place = int(state.place_of[tile])
    state.place_of[tile] = -1
    state.shown &= ~bit
    if state.beneath & bit:
        state.beneath &= ~bit
        below_it = turn_up(state)
        state.place_of[below_it] = place
        state.shown |= 1 << below_it
        note(state, state.turn_of, TURNS_UP, below_it)
    else:
        state.places &= ~(1 << place)


@rule
def in_capture_part(then: int) -> bool:
    """Whether what is going on belongs to the capture part of the turn (T4-T9), by what follows it."""
    return then == LAY or then == ENCOUNTER


@rule
def place_rainbow(state: Any, seat: int, origin: int, then: int) -> int:
    """Ask the owner where a rainbow goes. SOLSTIS-R3: with no cell for it, it returns to the supply."""
    if rainbow_cells(state, seat) == 0:
        state.rainbows += 1
        note(state, seat, RETURNS_RAINBOW, origin)
        return then
    state.phase = RAINBOW
    state.to_decide = seat
    state.moving = origin
    state.resume = then
    return NOTHING


@rule
def take_rainbow(state: Any, seat: int, then: int) -> int:
    """SOLSTIS-R1: one from the supply, which is not empty."""
    state.rainbows -= 1
    return place_rainbow(state, seat, -1, then)


@rule
def lay(state: Any, seat: int, tile: int, then: int) -> int:
    """Add a tile to a panorama, then go on. SOLSTIS-R6, R7, R9, R11."""
    bit = 1 << tile
    if state.rainbow[seat] & state.blocked[seat] & bit:
        state.gone |= bit
        note(state, seat, LEAVES, tile)
        return then
    state.land[seat] |= bit
    if in_capture_part(then):
        state.fresh |= bit
    else:
        note(state, seat, LAYS, tile)
    if state.rainbow[seat] & bit:
        state.rainbow[seat] &= ~bit
        return place_rainbow(state, seat, tile, then)
    return then


# -- the steps of a turn: each returns what comes next, or NOTHING when somebody must decide -------------


@rule
def await_decision(state: Any, seat: int, phase: int) -> int:
    """Somebody must decide."""
    state.phase = phase
    state.to_decide = seat
    return NOTHING


@rule
def begin_turn(state: Any, seat: int) -> int:
    """SOLSTIS-T1, E1."""
    state.turn += 1
    state.turn_of = seat
    return await_decision(state, seat, PLAY)


@rule
def play_tile(state: Any, tile: int) -> int:
    """SOLSTIS-T2: any tile of the hand."""
    seat = int(state.turn_of)
    leave_hand(state, seat, tile)
    state.in_play = tile
    state.attempt = 1
    note(state, seat, PLAYS, tile)
    if state.shown & MATCHES[tile]:
        return await_decision(state, seat, CAPTURE)
    return second_chance(state, seat)


@rule
def second_chance(state: Any, seat: int) -> int:
    """SOLSTIS-T7, T8, T9."""
    join_display(state, int(state.in_play))
    tile = turn_up(state)
    state.draw_pile -= 1
    state.in_play = tile
    state.attempt = ATTEMPTS
    note(state, seat, SECOND_CHANCE, tile)
    if state.shown & MATCHES[tile]:
        return await_decision(state, seat, CAPTURE)
    state.in_play = -1
    state.attempt = 0
    join_display(state, tile)
    if state.rainbows == 0:  # SOLSTIS-R5
        return ENCOUNTER
    return take_rainbow(state, seat, ENCOUNTER)


@rule
def capture(state: Any, tile: int) -> int:
    """SOLSTIS-T4, T5, T6: the captured tile is laid first."""
    seat = int(state.turn_of)
    note(state, seat, CAPTURES, tile)
    take_from_display(state, tile)
    return lay(state, seat, tile, LAY)


@rule
def lay_played(state: Any) -> int:
    """SOLSTIS-T6: then the tile in play."""
    tile = int(state.in_play)
    state.in_play = -1
    state.attempt = 0
    return lay(state, int(state.turn_of), tile, ENCOUNTER)


@rule
def put_rainbow(state: Any, cell: int) -> int:
    """The owner chose the cell of a rainbow. SOLSTIS-R1, R7, R8."""
    seat = int(state.to_decide)
    then = int(state.resume)
    state.rainbow[seat] |= 1 << cell
    if in_capture_part(then):
        state.fresh |= 1 << cell
    if state.moving == -1:
        note(state, seat, TAKES_RAINBOW, cell)
    else:
        note(state, seat, MOVES_RAINBOW, state.moving, cell)
    state.moving = -1
    state.resume = NOTHING
    return then


# -- spirits ---------------------------------------------------------------------------------------------


@rule
def encounter(state: Any) -> int:
    """SOLSTIS-T11, P1, P3, P4, P6."""
    if open_squares(state) == 0 or (state.spirit_pile | state.spirit_row) == 0:
        return REFILL
    return await_decision(state, int(state.turn_of), SPIRIT)


@rule
def meet(state: Any, spirit: int) -> int:
    """The spirit of this encounter is known; now its square."""
    state.kept = spirit
    return await_decision(state, int(state.turn_of), SQUARE)


@rule
def meet_from_row(state: Any, spirit: int) -> int:
    """SOLSTIS-P5: one of the face-up row."""
    state.spirit_row &= ~(1 << spirit)
    note(state, state.turn_of, MEETS_ROW, spirit)
    return meet(state, spirit)


@rule
def turn_up_spirit(state: Any) -> int:
    """The top of the spirit pile, -1 when it is empty."""
    if state.spirit_pile == 0:
        return -1
    spirit = pick(state, state.spirit_pile)
    state.spirit_pile &= ~(1 << spirit)
    state.spirits_drawn |= 1 << spirit
    return spirit


@rule
def draw_spirits(state: Any) -> int:
    """SOLSTIS-P5, P6, P8."""
    seat = int(state.turn_of)
    state.reveals += 1
    first = turn_up_spirit(state)
    second = turn_up_spirit(state)
    note(state, seat, DRAWS_SPIRITS, first, second)
    if state.spirits_drawn >> EVIL & 1:
        return get_evil(state, seat)
    if second == -1:
        state.spirits_drawn = 0
        return meet(state, first)
    return await_decision(state, seat, KEEP)


@rule
def get_evil(state: Any, seat: int) -> int:
    """SOLSTIS-P9, P10: the Evil Spirit was drawn, with another spirit or alone."""
    note(state, seat, EVIL_GETS)
    other = state.spirits_drawn & ~(1 << EVIL)
    state.spirits_drawn = 0
    state.evil = EVIL_DRAWN
    if other != 0:
        return meet(state, lowest(other))
    if state.spirit_row != 0:
        return await_decision(state, seat, SPIRIT)
    state.evil = seat
    return REFILL


@rule
def keep(state: Any, spirit: int) -> int:
    """SOLSTIS-P5: the other one joins the row."""
    other = state.spirits_drawn & ~(1 << spirit)
    state.spirits_drawn = 0
    state.spirit_row |= other
    note(state, state.turn_of, KEEPS, spirit)
    note(state, state.turn_of, JOINS_ROW, lowest(other))
    return meet(state, spirit)


@rule
def settle(state: Any, square: int) -> int:
    """SOLSTIS-P7, R12; P11: the Evil Spirit moves before the effect of the new spirit."""
    seat = int(state.turn_of)
    spirit = int(state.kept)
    state.kept = -1
    state.spirits[seat] |= 1 << spirit
    state.square_of[spirit] = square
    state.squares[seat] |= 1 << CORNER_OF[square]
    state.blocked[seat] |= SQUARE_CELLS[square]
    note(state, seat, SETTLES, spirit, square)
    if state.evil == EVIL_DRAWN:
        state.evil = seat
    elif state.evil == seat:
        state.evil = 1 - seat
        note(state, seat, EVIL_PASSES, 1 - seat)
    return effect(state, seat, spirit)


@rule
def can_act(state: Any, seat: int, spirit: int) -> bool:
    """SOLSTIS-P12: whether the effect of a plain spirit is possible."""
    if spirit == TROUT:
        return state.rainbows > 0
    if spirit == DEER:
        return state.hand_count[seat] > 0
    if spirit == EAGLE or spirit == BEAR:
        return state.draw_pile > 0
    if spirit == DRAGONFLY:
        return state.hand_count[1 - seat] > 0
    if spirit == BEETLE:
        return state.shown != 0
    return spirit == GROUNDHOG


@rule
def effect(state: Any, seat: int, spirit: int) -> int:
    """SOLSTIS-P12, P14, P16."""
    if can_act(state, seat, spirit):
        note(state, seat, ACTS, spirit)
    elif PLAIN_SPIRITS >> spirit & 1:
        note(state, seat, IS_VOID, spirit)
        return REFILL
    if spirit == TROUT:
        return take_rainbow(state, seat, REFILL)
    if spirit == DEER:
        return await_decision(state, seat, DEER_TILE)
    if spirit == EAGLE:
        state.draw_pile -= 1
        return lay(state, seat, turn_up(state), REFILL)
    if spirit == BEAR:
        state.hand_limit[seat] = BEAR_HAND
        draw_tile(state, seat)
        note(state, seat, DRAWS, 1)
    elif spirit == DRAGONFLY:
        return take_from_hand(state, seat, 1 - seat)
    elif spirit == BEETLE:
        return await_decision(state, seat, BEETLE_TILE)
    elif spirit == GROUNDHOG:
        state.extra = 1
    return REFILL


@rule
def take_from_hand(state: Any, seat: int, other: int) -> int:
    """SOLSTIS-P14, Dragonfly."""
    tile = pick(state, state.hand[other])
    leave_hand(state, other, tile)
    state.reveals += 1
    if state.draw_pile > 0:
        draw_tile(state, other)
        note(state, other, DRAWS, 1)
    return lay(state, seat, tile, REFILL)


@rule
def lay_from_hand(state: Any, tile: int) -> int:
    """SOLSTIS-P14, Deer."""
    seat = int(state.turn_of)
    leave_hand(state, seat, tile)
    return lay(state, seat, tile, REFILL)


@rule
def lay_from_display(state: Any, tile: int) -> int:
    """SOLSTIS-P14, Beetle."""
    take_from_display(state, tile)
    return lay(state, int(state.turn_of), tile, REFILL)


# -- the end of a turn and of the game -------------------------------------------------------------------


@rule
def refill(state: Any) -> int:
    """SOLSTIS-T12, T14; in the end phase the draw pile is empty, E1."""
    seat = int(state.turn_of)
    drawn = 0
    while state.hand_count[seat] < state.hand_limit[seat] and state.draw_pile > 0:
        draw_tile(state, seat)
        drawn += 1
    if drawn > 0:
        note(state, seat, DRAWS, drawn)
    return NEXT_TURN


@rule
def next_turn(state: Any) -> int:
    """SOLSTIS-T13, P14 (Groundhog), E1-E6."""
    seat = 1 - int(state.turn_of)
    extra = state.extra == 1
    if extra:
        seat = int(state.turn_of)
    state.extra = 0
    state.fresh = 0
    state.reveals += 1
    if state.draw_pile == 0 and state.end_phase == 0:
        state.end_phase = 1
        note(state, seat, ENDS_PILE)
    if state.end_phase and capturing(state, seat) == 0:
        note(state, seat, LOSES_EXTRA if extra else SKIPPED)
        skip(state, seat)
        seat = 1 - seat
        extra = False
        if capturing(state, seat) == 0:
            note(state, seat, SKIPPED)
            skip(state, seat)
            return WIND_UP
    if extra:
        note(state, seat, EXTRA_TURN)
    return begin_turn(state, seat)


@rule
def skip(state: Any, seat: int) -> None:
    """SOLSTIS-E2, E5, E6: everybody now knows that no tile of this hand lies in these lines (section 5.3)."""
    for row in range(ROWS_COUNT):
        if state.shown & ROW_TILES[row]:
            state.void_rows[seat] |= 1 << row
    for column in range(COLUMNS_COUNT):
        if state.shown & COLUMN_TILES[column]:
            state.void_columns[seat] |= 1 << column


@rule
def wind_up(state: Any) -> int:
    """The final scoring: the Squirrel and the Evil Spirit, in the order the option says. SOLSTIS-F1, F3."""
    while state.closing < CLOSING_STEPS:
        state.closing += 1
        covering = (state.closing == COVERING) != (state.cover_first == 1)
        if covering:
            holder = int(state.evil)
            if 0 <= holder < PLAYERS and state.spirits[holder] != 0:
                return await_decision(state, 1 - holder, COVER)
        else:
            owner = squirrel_owner(state)
            if owner != -1 and state.hand_count[owner] > 0:
                state.laid_out[owner] = 1
                state.reveals += 1
                note(state, owner, LAYS_OUT)
                return LAY_OUT
    finish(state)
    return NOTHING


@rule
def squirrel_owner(state: Any) -> int:
    """Who has an uncovered Squirrel, -1 for nobody."""
    if state.covered != SQUIRREL:
        for seat in range(PLAYERS):
            if state.spirits[seat] >> SQUIRREL & 1:
                return seat
    return -1


@rule
def lay_out(state: Any) -> int:
    """SOLSTIS-F3: the tiles of the hand, in ascending order."""
    owner = squirrel_owner(state)
    if state.hand[owner] == 0:
        return WIND_UP
    tile = lowest(state.hand[owner])
    leave_hand(state, owner, tile)
    return lay(state, owner, tile, LAY_OUT)


@rule
def cover(state: Any, spirit: int) -> int:
    """SOLSTIS-F1."""
    state.covered = spirit
    state.reveals += 1
    note(state, state.to_decide, COVERS, spirit)
    return WIND_UP


@rule
def finish(state: Any) -> None:
    """SOLSTIS-E6, F11."""
    state.phase = OVER
    state.to_decide = -1
    best = 0
    for seat in range(PLAYERS):
        section, fires, spirits = section_stars(state, seat), fire_stars(state, seat), spirit_stars(state, seat)
        note(state, seat, SCORES, section, fires, spirits, section + fires + spirits)
        best = max(best, section + fires + spirits)
    winners = 0
    winner = 0
    for seat in range(PLAYERS):
        if stars(state, seat) == best:
            winners += 1
            winner = seat
    note(state, winner, WINS if winners == 1 else SHARES)


@rule
def advance(state: Any, todo: int) -> None:
    """Go on until somebody must decide or the game is over."""
    while todo != NOTHING:
        if todo == LAY:
            todo = lay_played(state)
        elif todo == ENCOUNTER:
            todo = encounter(state)
        elif todo == REFILL:
            todo = refill(state)
        elif todo == NEXT_TURN:
            todo = next_turn(state)
        elif todo == LAY_OUT:
            todo = lay_out(state)
        else:
            todo = wind_up(state)


@rule
def apply(state: Any, action: int) -> None:
    """Play one legal action."""
    phase = state.phase
    if phase == PLAY:
        todo = play_tile(state, action - TILE)
    elif phase == CAPTURE:
        todo = capture(state, action - TILE)
    elif phase == RAINBOW:
        todo = put_rainbow(state, action - CELL)
    elif phase == SPIRIT:
        todo = draw_spirits(state) if action == DRAW else meet_from_row(state, action - MEET)
    elif phase == KEEP:
        todo = keep(state, action - MEET)
    elif phase == SQUARE:
        todo = settle(state, action - SETTLE)
    elif phase == DEER_TILE:
        todo = lay_from_hand(state, action - TILE)
    elif phase == BEETLE_TILE:
        todo = lay_from_display(state, action - TILE)
    else:
        todo = cover(state, action - MEET)
    advance(state, todo)


# -- setup -----------------------------------------------------------------------------------------------


@rule
def clear(state: Any) -> None:
    """An empty table: what is not zero in a state on which nothing lies. SOLSTIS-S4."""
    for tile in range(LAND):
        state.place_of[tile] = -1
    for spirit in range(SPIRIT_COUNT):
        state.square_of[spirit] = -1
    for seat in range(PLAYERS):
        state.hand_limit[seat] = HAND
    state.unseen = ALL
    state.spirit_pile = ALL_SPIRITS
    state.rainbows = RAINBOWS
    state.evil = EVIL_PILE
    state.in_play = -1
    state.kept = -1
    state.moving = -1
    state.covered = -1


@rule
def setup(state: Any, options: Any, seed: int) -> None:
    """SOLSTIS-S1 to S5, on a record of zeros."""
    state.key = seed
    clear(state)
    state.cover_first = options[OPTION_COVER] == COVER_BEFORE
    if options[OPTION_EVIL] == 0:
        state.spirit_pile &= ~(1 << EVIL)
        state.evil = EVIL_OUT
    for place in range(PILES):
        tile = turn_up(state)
        state.shown |= 1 << tile
        state.beneath |= 1 << tile
        state.places |= 1 << place
        state.place_of[tile] = place
    state.draw_pile = LAND - 2 * PILES
    for seat in range(PLAYERS):
        for _ in range(HAND):
            draw_tile(state, seat)
    first = draw(state, PLAYERS)
    if options[OPTION_FIRST] != FIRST_RANDOM:
        first = options[OPTION_FIRST] - 1
    state.reveals = 0
    begin_turn(state, first)


# -- scoring ---------------------------------------------------------------------------------------------


@rule
def biggest_section(state: Any, seat: int) -> int:
    """SOLSTIS-F4."""
    rest = filled(state, seat)
    best = 0
    while rest != 0:
        section = spread(rest & -rest, rest)
        rest &= ~section
        size, best_size = count(section), count(best)
        more_land = count(section & state.land[seat]) > count(best & state.land[seat])
        if size > best_size or (size == best_size and more_land):
            best = section
    return best


@rule
def section_count(state: Any, seat: int) -> int:
    """SOLSTIS-F10, Wolf."""
    rest = filled(state, seat)
    sections = 0
    while rest != 0:
        rest &= ~spread(rest & -rest, rest)
        sections += 1
    return sections


@rule
def fires(state: Any, seat: int) -> int:
    """The fires on own Land tiles, as a set. SOLSTIS-C6, F8."""
    result = 0
    for fire in range(FIRE_COUNT):
        if FIRE_TILES[fire] & ~state.land[seat] == 0:
            result |= 1 << fire
    return result


@rule
def lit_fires(state: Any, seat: int) -> int:
    """SOLSTIS-F6, F7."""
    cells = filled(state, seat)
    joined = spread(cells & BOTTOM, cells)
    result = 0
    for fire in range(FIRE_COUNT):
        if FIRE_TILES[fire] & ~(state.land[seat] & joined) == 0:
            result |= 1 << fire
    return result


@rule
def section_stars(state: Any, seat: int) -> int:
    """SOLSTIS-F5."""
    section = biggest_section(state, seat)
    return count(section & state.land[seat]) * LAND_STARS + count(section & state.rainbow[seat]) * RAINBOW_STARS


@rule
def fire_stars(state: Any, seat: int) -> int:
    """SOLSTIS-F6."""
    return count(lit_fires(state, seat)) * FIRE_STARS


@rule
def spirit_stars(state: Any, seat: int) -> int:
    """SOLSTIS-F2, F9, F10."""
    uncovered = int(state.spirits[seat])
    if state.covered != -1:
        uncovered &= ~(1 << state.covered)
    lit = count(lit_fires(state, seat))
    bonus = 0
    if uncovered >> BEE & 1:
        bonus += count(uncovered & PLAIN_SPIRITS)
    if uncovered >> LADYBUG & 1:
        bonus += count(fires(state, seat)) - lit
    if uncovered >> WOLF & 1:
        bonus += section_count(state, seat)
    if uncovered >> BIRD & 1:
        bonus += count(uncovered & BLUE_SPIRITS) - 1
    if uncovered >> LIZARD & 1:
        bonus += count(state.rainbow[seat])
    if uncovered >> BUTTERFLY & 1:
        bonus += lit
    return count(uncovered) * SPIRIT_STARS + bonus * BONUS_STARS


@rule
def stars(state: Any, seat: int) -> int:
    """SOLSTIS-F11: all stars of a player; before the end, what they would be now."""
    return section_stars(state, seat) + fire_stars(state, seat) + spirit_stars(state, seat)


@rule
def breakdown(state: Any, seat: int, parts: Any) -> None:
    """The parts of a score, in the order of PARTS."""
    parts[0] = section_stars(state, seat)
    parts[1] = fire_stars(state, seat)
    parts[2] = spirit_stars(state, seat)


@rule
def outcome(state: Any, scores: Any, ranks: Any, returns: Any) -> None:
    """SOLSTIS-F11, F12."""
    for seat in range(PLAYERS):
        scores[seat] = stars(state, seat)
    share(scores, PLAYERS, ranks, returns)


# -- knowledge (section 5) -------------------------------------------------------------------------------


@rule
def is_hidden(state: Any, seat: int, viewer: int) -> bool:
    """Whether a viewer may not see the tiles of a hand. A hand once laid out stays open (F3)."""
    return seat != viewer and state.laid_out[seat] == 0


@rule
def conceal(state: Any, viewer: int) -> None:
    """Blank what a seat may not know; -1 is a spectator."""
    for seat in range(PLAYERS):
        if is_hidden(state, seat, viewer):
            state.unseen |= state.hand[seat]
            state.hand[seat] = 0
    state.key = 0
    state.counter = 0


@rule
def possible(state: Any, seat: int) -> int:
    """Unseen tiles that may be in a concealed hand: none in a line of section 5.3."""
    result = state.unseen
    for row in range(ROWS_COUNT):
        if state.void_rows[seat] >> row & 1:
            result &= ~ROW_TILES[row]
    for column in range(COLUMNS_COUNT):
        if state.void_columns[seat] >> column & 1:
            result &= ~COLUMN_TILES[column]
    return result


@rule
def required(state: Any, seat: int, tiles: int) -> int:
    """Those tiles of which a hand holds at least one (section 5.2); nothing when that is not asked."""
    if state.end_phase == 0 or state.phase != PLAY or state.to_decide != seat:
        return 0
    result = 0
    while tiles != 0:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if MATCHES[tile] & state.shown:
            result |= 1 << tile
    return result


@rule
def choose(n: int, k: int) -> int:
    """In how many ways k of n things can be taken."""
    if k < 0 or k > n:
        return 0
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


@rule
def hands(tiles: int, need: int, size: int) -> int:
    """How many hands of a size these tiles allow, with at least one of those needed (if any are)."""
    every = choose(count(tiles), size)
    if need == 0:
        return every
    return every - choose(count(tiles & ~need), size)


@rule
def deal(state: Any, tiles: int, need: int, size: int) -> int:
    """One of the hands that `hands` counts, each as likely."""
    hand = 0
    if need != 0:
        # By its lowest needed tile: the others then come from the tiles without the needed ones passed over.
        ticket = draw(state, hands(tiles, need, size))
        while True:
            tile = need & -need
            tiles &= ~tile
            ways = choose(count(tiles), size - 1)
            if ticket < ways:
                hand = tile
                size -= 1
                break
            ticket -= ways
            need &= ~tile
    for _ in range(size):
        tile = 1 << pick(state, tiles)
        tiles &= ~tile
        hand |= tile
    return hand


@rule
def asked_seat(state: Any) -> int:
    """The seat whose concealed hand is dealt first: the one that must be able to capture (section 5.2)."""
    return 1 if state.to_decide == 1 else 0


@rule
def resample(state: Any, viewer: int, seed: int) -> None:
    """Fill the blanks of a concealed state with a random world, each possible one as likely (section 5)."""
    state.key = seed
    state.counter = 0
    one = asked_seat(state)
    two = 1 - one
    if not is_hidden(state, two, viewer):
        deal_alone(state, one, viewer)
    elif not is_hidden(state, one, viewer):
        deal_alone(state, two, viewer)
    else:
        deal_both(state, one, two)


@rule
def deal_alone(state: Any, seat: int, viewer: int) -> None:
    """One concealed hand."""
    if is_hidden(state, seat, viewer):
        tiles = possible(state, seat)
        hand = deal(state, tiles, required(state, seat, tiles), int(state.hand_count[seat]))
        state.hand[seat] = hand
        state.unseen &= ~hand


@rule
def deal_both(state: Any, one: int, two: int) -> None:
    """Two concealed hands: the first is kept as often as it leaves hands for the second."""
    tiles, others = possible(state, one), possible(state, two)
    size, other_size = int(state.hand_count[one]), int(state.hand_count[two])
    need = required(state, one, tiles)
    most = hands(others, 0, other_size)
    while True:
        hand = deal(state, tiles, need, size)
        if draw(state, most) < hands(others & ~hand, 0, other_size):
            break
    other = deal(state, others & ~hand, 0, other_size)
    state.hand[one] = hand
    state.hand[two] = other
    state.unseen &= ~(hand | other)


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
def observe(state: Any, viewer: int, out: Any) -> None:
    """A concealed state as numbers from 0 to 1, seen from a seat; PLANES in state.py says what is where."""
    me = max(viewer, 0)
    at = 0
    for step in range(PLAYERS):
        seat = (me + step) % PLAYERS
        at = plane(out, at, state.land[seat], LAND)
        at = plane(out, at, state.rainbow[seat], LAND)
        at = plane(out, at, state.blocked[seat], LAND)
        at = plane(out, at, state.squares[seat], LAND)
        at = plane(out, at, state.hand[seat], LAND)
        at = plane(out, at, state.spirits[seat], SPIRIT_COUNT)
        at = plane(out, at, state.void_rows[seat], ROWS_COUNT)
        at = plane(out, at, state.void_columns[seat], COLUMNS_COUNT)
        out[at] = state.hand_count[seat] / BEAR_HAND
        out[at + 1] = state.hand_limit[seat] / BEAR_HAND
        out[at + 2] = state.evil == seat
        out[at + 3] = state.to_decide == seat
        out[at + 4] = state.turn_of == seat
        at += 5
    at = plane(out, at, state.shown, LAND)
    at = plane(out, at, state.beneath, LAND)
    at = plane(out, at, state.unseen, LAND)
    at = plane(out, at, state.gone, LAND)
    at = plane(out, at, state.fresh, LAND)
    at = one_hot(out, at, state.in_play, LAND)
    at = one_hot(out, at, state.moving, LAND)
    at = plane(out, at, state.spirit_pile, SPIRIT_COUNT)
    at = plane(out, at, state.spirit_row, SPIRIT_COUNT)
    at = plane(out, at, state.spirits_drawn, SPIRIT_COUNT)
    at = one_hot(out, at, state.kept, SPIRIT_COUNT)
    at = one_hot(out, at, state.covered, SPIRIT_COUNT)
    at = one_hot(out, at, state.phase, PHASE_COUNT)
    out[at] = state.draw_pile / LAND
    out[at + 1] = state.rainbows / RAINBOWS
    out[at + 2] = state.end_phase
    out[at + 3] = state.extra
    out[at + 4] = state.attempt / ATTEMPTS
    out[at + 5] = state.cover_first
    out[at + 6] = state.evil == EVIL_DRAWN


# -- conservation ----------------------------------------------------------------------------------------


@rule
def check(state: Any) -> int:
    """0 for a possible state, else the number of the first thing that is wrong (PROBLEMS in state.py)."""
    every, pieces = 0, 0
    for seat in range(PLAYERS):
        every |= state.land[seat] | state.hand[seat]
        pieces += count(state.land[seat]) + count(state.hand[seat])
    every |= state.unseen | state.shown | state.gone
    pieces += count(state.unseen) + count(state.shown) + count(state.gone)
    if state.in_play != -1:
        every |= 1 << state.in_play
        pieces += 1
    if every != ALL or pieces != LAND:  # SOLSTIS-C1
        return 1
    hidden = 0
    for seat in range(PLAYERS):
        if state.hand[seat] == 0:
            hidden += state.hand_count[seat]
        elif count(state.hand[seat]) != state.hand_count[seat]:
            return 2
    if count(state.unseen) != state.draw_pile + count(state.beneath) + hidden:
        return 2
    if check_display(state) != 0:
        return 3
    return check_spirits(state)


@rule
def check_display(state: Any) -> int:
    """Each face-up tile has a place of its own; only they have a tile beneath."""
    places = 0
    for tile in range(LAND):
        if state.shown >> tile & 1:
            if not 0 <= state.place_of[tile] < PLACES or places >> state.place_of[tile] & 1:
                return 1
            places |= 1 << state.place_of[tile]
        elif state.place_of[tile] != -1:
            return 1
    return 0 if places == state.places and state.beneath & ~state.shown == 0 else 1


@rule
def check_spirits(state: Any) -> int:
    """Rainbows and spirits: all there, each in one place, the squares under them full."""
    rainbows = int(state.rainbows) + (state.phase == RAINBOW)
    every = state.spirit_pile | state.spirit_row | state.spirits_drawn
    pieces = count(state.spirit_pile) + count(state.spirit_row) + count(state.spirits_drawn)
    if state.kept != -1:
        every |= 1 << state.kept
        pieces += 1
    if state.evil != EVIL_PILE:
        every |= 1 << EVIL
        pieces += 1
    for seat in range(PLAYERS):
        if state.land[seat] & state.rainbow[seat]:
            return 4
        rainbows += count(state.rainbow[seat])
        every |= state.spirits[seat]
        pieces += count(state.spirits[seat])
        squares, blocked = 0, 0
        for spirit in range(SPIRIT_COUNT):
            if state.spirits[seat] >> spirit & 1:
                if state.square_of[spirit] == -1:
                    return 6
                squares |= 1 << CORNER_OF[state.square_of[spirit]]
                blocked |= SQUARE_CELLS[state.square_of[spirit]]
        full = blocked & ~filled(state, seat) == 0
        if squares != state.squares[seat] or count(squares) != count(state.spirits[seat]):
            return 6
        if blocked != state.blocked[seat] or not full:
            return 6
    if rainbows != RAINBOWS:  # SOLSTIS-C4
        return 4
    if every != ALL_SPIRITS or pieces != SPIRIT_COUNT:  # SOLSTIS-C5
        return 5
    return 0
