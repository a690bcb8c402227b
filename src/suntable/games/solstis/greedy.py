"""Solstis: a player who takes what brings most stars soon, in the compiled subset.

It weighs each legal action by what the panorama would be worth after it, in hundredths of a star, and looks no further
than its own turn. Hidden tiles count alike wherever they lie, so it decides the same in a concealed state and in every
world the seat can not tell from the true one: the search may use it for its playouts.
"""

from __future__ import annotations

from typing import Any

from suntable.engine.bits import count, lowest, nth
from suntable.engine.generator import below, word
from suntable.engine.rule import Table, rule, table
from suntable.games.solstis.rules import (
    beside,
    biggest_section,
    can_act,
    capturing,
    corners_of,
    filled,
    fires,
    full_squares,
    in_capture_part,
    lit_fires,
    rainbow_cells,
    section_count,
    stars,
)
from suntable.games.solstis.state import (
    ALL,
    BEAR,
    BEE,
    BEETLE,
    BIRD,
    BLUE_SPIRITS,
    BUTTERFLY,
    CAPTURE,
    CELL,
    CELL_SET,
    CORNER_OF,
    COVER,
    DEER,
    DRAGONFLY,
    DRAW,
    DRAW_SET,
    EAGLE,
    EVIL,
    KEEP,
    LADYBUG,
    LAY,
    LEVELS,
    LIZARD,
    MATCHES,
    MEET,
    PLAIN_SPIRITS,
    PLAY,
    RAINBOW,
    SETTLE,
    SPIRIT,
    SPIRIT_SET,
    SQUARE,
    SQUARE_CELLS,
    SQUARE_SET,
    SQUIRREL,
    TILE,
    TILE_SET,
    TROUT,
    UP_FROM,
    UP_SHIFT,
    WOLF,
)

# -- what things are worth, in hundredths of a star ------------------------------------------------------

STAR = 100
STRAY = 43  # a Land tile outside the biggest section: it may be joined later
NEAR = 25  # ... and more when one cell joins it
GROWTH = 100  # an empty cell beside the biggest section whose tile may still come
EMBER = 25  # an unlit fire on an own tile
HELD_GROWTH = 90  # ... or is in the hand
CORNER = 35  # a cell that would close a square and whose tile may still come
HELD_CORNER = 80  # ... or is in the hand
GAP = 20  # ... or is left to rainbows
SAMPLES = 6  # tiles tried for the second chance
LOST = 80  # a tile of the hand that lies in the display, for whoever captures it
SPARE = 40  # a rainbow that makes room for its tile and goes elsewhere
BLOCKED = 45  # a rainbow that can make room for its tile no longer
PATIENCE = 50  # a rainbow is more than its cell: it makes room for its tile
CHANCE_TILE = 60  # a tile laid by chance
CARD = 70  # one more tile in hand
EXTRA_TURN = 230
EVIL_COSTS = 200  # the Evil Spirit in front of oneself: some other time it may pass on
DENIED = 50  # hundredths of what a tile would be worth to the other player
UNCOVERED = 30  # a tile is turned up, for the other player first
MATCHED = 300  # face-up tiles every unseen tile can capture
NEXT = 40  # hundredths of what the best capture of the turn after this would bring
SHARED = 4  # one part in so many of what a spirit is worth is lost with each left to the other player
LONG = 24  # tiles in the draw pile from which on a hope counts in full

TIES = 1 << 12  # a seed tells apart what is worth the same
NEVER = -(1 << 40)

# The lower-left cells of all squares, for each distance between two rows.
CORNERS: Table = table(sum(1 << corner for corner in CORNER_OF if cells >> corner & 1) for cells in UP_FROM)
# What the legal things of a phase are: the word of the mask that holds them, and the first action of that word.
WORD_OF: Table = table(
    (TILE_SET, TILE_SET, CELL_SET, SPIRIT_SET, SPIRIT_SET, SQUARE_SET, TILE_SET, TILE_SET, SPIRIT_SET)
)
FIRST_OF: Table = table((TILE, TILE, CELL, MEET, MEET, SETTLE, TILE, TILE, MEET))


@rule
def greedy(state: Any, mask: Any, seed: int) -> int:
    """The legal action, one of those in the mask, that promises most; the seed breaks ties."""
    phase = int(state.phase)
    seat = int(state.to_decide)
    first = FIRST_OF[phase]
    things = mask[WORD_OF[phase]]
    meeting = meeting_value(state, phase, seat)
    most = NEVER
    chosen = -1
    while things != 0:
        thing = lowest(things)
        things &= things - 1
        promise = rated(appeal(state, phase, seat, thing, meeting, seed), seed, first + thing)
        if promise > most:
            most = promise
            chosen = first + thing
    if phase == SPIRIT and mask[DRAW_SET] != 0 and rated(draw_value(state, seat), seed, DRAW) > most:
        chosen = DRAW
    return chosen


@rule
def rated(value: int, seed: int, action: int) -> int:
    """A value with a fraction by which equal ones differ."""
    return value * TIES + (word(seed, action) & (TIES - 1))


@rule
def appeal(state: Any, phase: int, seat: int, thing: int, meeting: int, seed: int) -> int:
    """What a legal choice promises; comparable with others of the same phase."""
    if phase == PLAY:
        return play_value(state, seat, thing, meeting, seed)
    if phase == CAPTURE:
        return capture_value(state, seat, int(state.in_play), thing, meeting)
    if phase == RAINBOW:
        return rainbow_value(state, seat, 1 << thing, tile_to_come(state), meeting)
    if phase == SPIRIT:
        return spirit_value(state, seat, thing)
    if phase == KEEP:
        return spirit_value(state, seat, thing) - left_value(state, seat, state.spirits_drawn & ~(1 << thing))
    if phase == SQUARE:
        return square_value(state, seat, thing)
    if phase == COVER:
        return cover_value(state, seat, thing)
    return lay_value(state, seat, 1 << thing, 0)


# -- a panorama ------------------------------------------------------------------------------------------


@rule
def soon(state: Any, value: int) -> int:
    """What a hope is worth at this time of the game."""
    return value * min(int(state.draw_pile), LONG) // LONG


@rule
def hidden(state: Any) -> int:
    """Tiles that whoever decides does not see. The other hand is one of them, also in a possible world."""
    return int(state.unseen | state.hand[1 - state.to_decide])


@rule
def known_hand(state: Any, seat: int) -> int:
    """The hand of a seat as far as whoever decides sees it."""
    return int(state.hand[seat]) if seat == state.to_decide else 0


@rule
def closers(cells: int, corners: int) -> int:
    """Cells that alone are missing to one of these squares, which are given by their lower-left cells."""
    right = cells >> 1
    result = 0
    for level in range(LEVELS):
        shift = UP_SHIFT[level]
        above = cells >> shift
        beyond = above >> 1
        inside = CORNERS[level] & corners
        low, high = inside & above & beyond, inside & cells & right
        result |= (low & right & ~cells) | (low & cells & ~right) << 1
        result |= (high & beyond & ~above) << shift | (high & above & ~beyond) << shift + 1
    return result


@rule
def worth(state: Any, seat: int) -> int:
    """What a panorama with its spirits is worth, stars and hopes. SOLSTIS-F4 to F10."""
    land = int(state.land[seat])
    cells = filled(state, seat)
    main = biggest_section(state, seat)
    rim = beside(main) & ~cells
    strays = land & ~main
    lit = count(lit_fires(state, seat))
    unlit = count(fires(state, seat)) - lit
    held, coming = known_hand(state, seat), hidden(state) | state.shown
    close = closers(cells, ALL & ~state.squares[seat])
    hope = STRAY * count(strays) + NEAR * count(strays & beside(rim)) + EMBER * unlit
    hope += HELD_GROWTH * count(rim & held) + GROWTH * count(rim & coming)
    hope += HELD_CORNER * count(close & held) + CORNER * count(close & coming) + GAP * count(close & ~held & ~coming)
    sure = count(land & main) + lit + blue_stars(state, seat, lit, unlit)
    return STAR * sure + soon(state, hope)


@rule
def blue_stars(state: Any, seat: int, lit: int, unlit: int) -> int:
    """Stars of those blue spirits that look at the panorama. SOLSTIS-F10."""
    spirits = int(state.spirits[seat])
    result = 0
    if spirits >> LADYBUG & 1:
        result += unlit
    if spirits >> WOLF & 1:
        result += section_count(state, seat)
    if spirits >> LIZARD & 1:
        result += count(state.rainbow[seat])
    if spirits >> BUTTERFLY & 1:
        result += lit
    return result


@rule
def lay_value(state: Any, seat: int, tiles: int, meeting: int) -> int:
    """What a panorama is worth with these tiles laid; ``meeting`` is what an encounter would be worth."""
    land, rainbow = int(state.land[seat]), int(state.rainbow[seat])
    lay_all(state, seat, tiles)
    value = worth(state, seat) + SPARE * count(rainbow & ~state.rainbow[seat])
    if meeting != 0 and opens(state, seat, tiles & state.land[seat]):
        value += meeting
    state.land[seat] = land
    state.rainbow[seat] = rainbow
    return value


@rule
def lay_all(state: Any, seat: int, tiles: int) -> None:
    """Lay tiles for a moment; rainbows they displace are put aside. SOLSTIS-R6, R7, R9."""
    tiles &= ~(state.rainbow[seat] & state.blocked[seat])
    state.land[seat] |= tiles
    state.rainbow[seat] &= ~tiles


@rule
def opens(state: Any, seat: int, cells: int) -> bool:
    """Whether there is an open square once these cells are filled. SOLSTIS-P1."""
    settled, touched = int(state.squares[seat]), corners_of(cells | state.fresh)
    return full_squares(filled(state, seat)) & ~settled & touched != 0


@rule
def best_laid(state: Any, seat: int, tiles: int) -> int:
    """The most that one of these tiles adds to a panorama, laid by a spirit."""
    most = NEVER
    while tiles != 0:
        most = max(most, lay_value(state, seat, tiles & -tiles, 0))
        tiles &= tiles - 1
    return most - worth(state, seat)


# -- the choices of a turn -------------------------------------------------------------------------------


@rule
def play_value(state: Any, seat: int, tile: int, meeting: int, seed: int) -> int:
    """SOLSTIS-T2: what a tile of the hand brings with the best it can capture, or by the second chance."""
    matching = state.shown & MATCHES[tile]
    if matching == 0:
        return miss_value(state, seat, tile, meeting, seed)
    return best_capture(state, seat, tile, matching, meeting)


@rule
def best_capture(state: Any, seat: int, tile: int, matching: int, meeting: int) -> int:
    """The most a tile in play brings by capturing one of these."""
    most = NEVER
    while matching != 0:
        most = max(most, capture_value(state, seat, tile, lowest(matching), meeting))
        matching &= matching - 1
    return most


@rule
def capture_value(state: Any, seat: int, tile: int, captured: int, meeting: int) -> int:
    """What capturing a tile brings: two tiles for oneself, one less for the other, and what may follow."""
    value = lay_value(state, seat, 1 << tile | 1 << captured, meeting)
    value += (lay_value(state, 1 - seat, 1 << captured, meeting) - worth(state, 1 - seat)) * DENIED // STAR
    value -= left_to_match(state, int(state.shown) & ~(1 << captured))
    if state.beneath >> captured & 1:
        value -= UNCOVERED
    return value + next_value(state, seat, tile, captured, meeting) * NEXT // STAR


@rule
def left_to_match(state: Any, shown: int) -> int:
    """What it costs that unseen tiles, some of them in the other hand, can capture one of these."""
    unknown = hidden(state)
    if unknown == 0:
        return 0
    matching = 0
    while shown != 0:
        matching |= MATCHES[lowest(shown)]
        shown &= shown - 1
    return MATCHED * count(unknown & matching) // count(unknown)


@rule
def next_value(state: Any, seat: int, tile: int, captured: int, meeting: int) -> int:
    """What the best capture of the turn after this would add, if nothing changed till then."""
    land, rainbow = int(state.land[seat]), int(state.rainbow[seat])
    lay_all(state, seat, 1 << tile | 1 << captured)
    most = now = worth(state, seat)
    hand = known_hand(state, seat) & ~(1 << tile)
    while hand != 0:
        other = hand & -hand
        matching = state.shown & ~(1 << captured) & MATCHES[lowest(hand)]
        hand &= hand - 1
        while matching != 0:
            most = max(most, lay_value(state, seat, other | (matching & -matching), meeting))
            matching &= matching - 1
    state.land[seat] = land
    state.rainbow[seat] = rainbow
    return most - now


@rule
def miss_value(state: Any, seat: int, tile: int, meeting: int, seed: int) -> int:
    """SOLSTIS-T7, T8, T9: the mean over some tiles that the second chance may turn up."""
    unknown = hidden(state)
    shown = state.shown | 1 << tile
    number = count(unknown)
    now = worth(state, seat) - left_to_match(state, shown)
    if state.rainbows != 0:
        now = now - worth(state, seat) + best_rainbow(state, seat, meeting) + PATIENCE
    value = 0
    for sample in range(SAMPLES):
        second = nth(unknown, below(seed, sample, number))
        matching = shown & MATCHES[second]
        value += now if matching == 0 else best_capture(state, seat, second, matching, meeting)
    return value // SAMPLES - LOST


@rule
def best_rainbow(state: Any, seat: int, meeting: int) -> int:
    """The most a panorama is worth with one rainbow more."""
    most = worth(state, seat)
    cells = rainbow_cells(state, seat)
    while cells != 0:
        most = max(most, rainbow_value(state, seat, cells & -cells, 0, meeting))
        cells &= cells - 1
    return most


@rule
def rainbow_value(state: Any, seat: int, cell: int, coming: int, meeting: int) -> int:
    """SOLSTIS-R1: what a rainbow on this cell makes of the panorama, with the tile that is to be laid after it."""
    rainbow = int(state.rainbow[seat])
    state.rainbow[seat] = rainbow | cell
    value = lay_value(state, seat, coming, 0)
    if meeting != 0 and opens(state, seat, cell | coming):
        value += meeting
    state.rainbow[seat] = rainbow
    return value


@rule
def tile_to_come(state: Any) -> int:
    """The tile that is laid when the rainbow has its place, as a set. SOLSTIS-R8."""
    return 1 << state.in_play if state.resume == LAY else 0


@rule
def square_value(state: Any, seat: int, square: int) -> int:
    """SOLSTIS-P7, R12: it is a pity for rainbows whose tile may still come."""
    coming = hidden(state) | state.shown | known_hand(state, seat)
    return -BLOCKED * count(SQUARE_CELLS[square] & state.rainbow[seat] & ~state.blocked[seat] & coming)


@rule
def cover_value(state: Any, seat: int, spirit: int) -> int:
    """SOLSTIS-F1: the fewer stars are left to the other, the better."""
    other = 1 - seat
    state.covered = spirit
    value = -STAR * stars(state, other)
    state.covered = -1
    if spirit == SQUIRREL and state.cover_first:
        value += STAR * state.hand_count[other]
    return value


# -- spirits ---------------------------------------------------------------------------------------------


@rule
def meeting_value(state: Any, phase: int, seat: int) -> int:
    """What an encounter in the capture part of this turn would bring; 0 outside of it. SOLSTIS-P5, P11, P13."""
    if phase > RAINBOW or (phase == RAINBOW and not in_capture_part(state.resume)):
        return 0
    most = 0
    if state.spirit_pile != 0:
        most = draw_value(state, seat)
    row = int(state.spirit_row)
    while row != 0:
        most = max(most, spirit_value(state, seat, lowest(row)))
        row &= row - 1
    if most != 0 and state.evil == seat:
        most += EVIL_COSTS
    return most


@rule
def spirit_value(state: Any, seat: int, spirit: int) -> int:
    """One star, what the spirit does, and what those already there make of it. SOLSTIS-F9, F10, P14."""
    spirits = int(state.spirits[seat])
    value = STAR
    if PLAIN_SPIRITS >> spirit & 1:
        if spirits >> BEE & 1:
            value += STAR
        if can_act(state, seat, spirit):
            value += act_value(state, seat, spirit)
    else:
        if spirits >> BIRD & 1:
            value += STAR
        value += blue_value(state, seat, spirit)
    return value


@rule
def act_value(state: Any, seat: int, spirit: int) -> int:
    """What a plain spirit does at once, where it can. SOLSTIS-P14."""
    if spirit == TROUT:
        return best_rainbow(state, seat, 0) - worth(state, seat)
    hand = known_hand(state, seat)
    if spirit == DEER and hand != 0:
        return best_laid(state, seat, hand)
    if spirit in (DEER, EAGLE, DRAGONFLY):
        return CHANCE_TILE
    if spirit == BEAR:
        return soon(state, CARD)
    if spirit == BEETLE:
        return best_laid(state, seat, int(state.shown))
    if state.draw_pile == 0 and seat == state.to_decide and capturing(state, seat) == 0:  # SOLSTIS-E5
        return 0
    return EXTRA_TURN


@rule
def blue_value(state: Any, seat: int, spirit: int) -> int:
    """What a blue spirit will count at the end, by what there is and what may come. SOLSTIS-F10."""
    spirits = int(state.spirits[seat])
    lit = count(lit_fires(state, seat))
    if spirit == BEE:
        return STAR * count(spirits & PLAIN_SPIRITS) + soon(state, 100)
    if spirit == LADYBUG:
        return STAR * (count(fires(state, seat)) - lit) + soon(state, 20)
    if spirit == WOLF:
        return STAR * section_count(state, seat)
    if spirit == SQUIRREL:
        return STAR * int(state.hand_count[seat]) * 2 // 3
    if spirit == BIRD:
        return STAR * count(spirits & BLUE_SPIRITS) + soon(state, 100)
    if spirit == LIZARD:
        return STAR * count(state.rainbow[seat]) + soon(state, 100)
    return STAR * lit + soon(state, 60)  # the Butterfly


@rule
def left_value(state: Any, seat: int, spirits: int) -> int:
    """SOLSTIS-P5: a spirit that joins the row may be the other player's next."""
    if spirits == 0:
        return 0
    return spirit_value(state, 1 - seat, lowest(spirits)) // SHARED


@rule
def draw_value(state: Any, seat: int) -> int:
    """SOLSTIS-P5: the better of two spirits of the pile, about; P9: one may be the Evil Spirit."""
    normal = state.spirit_pile & ~(1 << EVIL)
    number = count(normal)
    if number == 0:
        return -EVIL_COSTS
    mean = 0
    rest = normal
    while rest != 0:
        mean += spirit_value(state, seat, lowest(rest))
        rest &= rest - 1
    mean //= number
    apart = 0
    rest = normal
    while rest != 0:
        apart += abs(spirit_value(state, seat, lowest(rest)) - mean)
        rest &= rest - 1
    value = mean
    if number > 1:
        value += apart * 7 // (number * 10)
    if state.spirit_pile >> EVIL & 1:
        value -= EVIL_COSTS * min(2, number + 1) // (number + 1)
    return value
