"""Solstis: a record as a readable dict, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from suntable.engine.bits import members
from suntable.engine.errors import PositionError
from suntable.engine.reading import Part
from suntable.games.solstis import rules
from suntable.games.solstis.state import (
    ALL,
    ATTEMPTS,
    BEAR_HAND,
    COLUMNS,
    CORNER_OF,
    EVIL,
    EVIL_DRAWN,
    EVIL_OUT,
    EVIL_PILE,
    FIRES,
    HAND,
    LAND,
    MATCHES,
    OPTION_COVER,
    OPTION_EVIL,
    OVER,
    PHASES,
    PLACES,
    PLAYERS,
    PROBLEMS,
    RAINBOW,
    RAINBOWS,
    RESUMES,
    ROWS,
    SPIRITS,
    SQUARE_CELLS,
    SQUARES,
    TILES,
    WORDS,
)

T = TypeVar("T")
EVIL_NAMES: dict[int, str | int] = {EVIL_PILE: "pile", 0: 0, 1: 1, EVIL_DRAWN: "drawn", EVIL_OUT: "out"}

# -- from a record ---------------------------------------------------------------------------------------


def _names(things: int, names: tuple[T, ...]) -> list[T]:
    return [names[thing] for thing in members(things)]


def _name(thing: int, names: tuple[str, ...]) -> str | None:
    return None if thing < 0 else names[thing]


def describe(state: Any, is_concealed: bool) -> dict[str, Any]:
    """Everything in a record; ``hand`` and ``generator`` are ``None`` where they are concealed."""
    return {
        "phase": PHASES[state.phase],
        "seat": None if state.to_decide < 0 else state.to_decide,
        "turn": state.turn,
        "turn_of": state.turn_of,
        "reveals": state.reveals,
        "end_phase": bool(state.end_phase),
        "extra_turn": bool(state.extra),
        "in_play": _name(state.in_play, TILES),
        "second_chance": state.attempt == ATTEMPTS,
        "seats": [_describe_seat(state, seat) for seat in range(PLAYERS)],
        "display": _describe_display(state),
        "draw_pile": state.draw_pile,
        "rainbows": state.rainbows,
        "gone": _names(state.gone, TILES),
        "fresh": _names(state.fresh, TILES),
        "spirit_pile": _names(state.spirit_pile, SPIRITS),
        "spirit_row": _names(state.spirit_row, SPIRITS),
        "spirits_drawn": _names(state.spirits_drawn, SPIRITS),
        "evil": EVIL_NAMES[state.evil],
        "covered": _name(state.covered, SPIRITS),
        "meeting": _name(state.kept, SPIRITS),
        "moving": _name(state.moving, TILES),
        "resume": RESUMES[state.resume],
        "scoring_step": state.closing,
        "generator": None if is_concealed else {"key": state.key, "counter": state.counter},
    }


def _describe_seat(state: Any, seat: int) -> dict[str, Any]:
    hand = _names(state.hand[seat], TILES)
    return {
        "land": _names(state.land[seat], TILES),
        "rainbows": _names(state.rainbow[seat], TILES),
        "spirits": {SPIRITS[s]: SQUARES[state.square_of[s]] for s in members(state.spirits[seat])},
        "hand": hand if len(hand) == state.hand_count[seat] else None,
        "hand_count": state.hand_count[seat],
        "hand_limit": state.hand_limit[seat],
        "laid_out": bool(state.laid_out[seat]),
        "void_rows": _names(state.void_rows[seat], ROWS),
        "void_columns": _names(state.void_columns[seat], COLUMNS),
    }


def _describe_display(state: Any) -> list[dict[str, Any] | None]:
    line: list[dict[str, Any] | None] = [None] * state.places.bit_length()
    for tile in members(state.shown):
        line[state.place_of[tile]] = {"tile": TILES[tile], "beneath": bool(state.beneath >> tile & 1)}
    return line


def facts(state: Any) -> dict[str, Any]:
    """What the rules can tell about a position beyond what lies there."""
    matches = MATCHES[state.in_play] & state.shown if state.in_play >= 0 else 0
    return {
        "seats": [_facts_of_seat(state, seat) for seat in range(PLAYERS)],
        "open": _names(rules.square_numbers(rules.open_squares(state)), SQUARES),
        "matches": _names(matches, TILES),
    }


def _facts_of_seat(state: Any, seat: int) -> dict[str, Any]:
    lit = rules.lit_fires(state, seat)
    return {
        "fires": {FIRES[fire]: bool(lit >> fire & 1) for fire in members(rules.fires(state, seat))},
        "section": _names(rules.biggest_section(state, seat), TILES),
        "blocked": _names(state.blocked[seat], TILES),
    }


# -- to a record -----------------------------------------------------------------------------------------

_SEAT_KEYS = frozenset(
    ("land", "rainbows", "spirits", "hand", "hand_count", "hand_limit", "laid_out", "void_rows", "void_columns")
)
_KEYS = frozenset(
    (
        "phase", "seat", "turn", "turn_of", "reveals", "end_phase", "extra_turn", "in_play", "second_chance", "seats",
        "display", "draw_pile", "rainbows", "gone", "fresh", "spirit_pile", "spirit_row", "spirits_drawn", "evil",
        "covered", "meeting", "moving", "resume", "scoring_step", "generator",
    )
)  # fmt: skip


def read(position: Mapping[str, Any], options: tuple[int, ...], state: Any) -> None:
    """Fill an empty record from a readable position, or say what is wrong with it."""
    top = Part(position, "the position", _KEYS)
    rules.clear(state)
    state.cover_first = options[OPTION_COVER]
    if top.has("generator") and position["generator"] is None:
        raise PositionError("this position is concealed: a match needs every hand and the generator")
    _read_turn(top, state)
    _read_seats(top, state)
    _read_display(top, state)
    _read_spirits(top, options, state)
    _read_supplies(top, state)
    _judge(state)


def _read_turn(top: Part, state: Any) -> None:
    state.phase = top.one("phase", PHASES, "play")
    state.turn = top.number("turn", 1, 1, 10_000)
    state.turn_of = top.number("turn_of", 0, 0, PLAYERS - 1)
    state.reveals = top.number("reveals", 0, 0, 30_000)
    state.to_decide = top.one("seat", tuple(range(PLAYERS)), None if state.phase == OVER else state.turn_of)
    state.end_phase = top.flag("end_phase")
    state.extra = top.flag("extra_turn")
    state.in_play = top.one("in_play", TILES, None)
    state.attempt = ATTEMPTS if top.flag("second_chance") else int(state.in_play >= 0)
    state.fresh = top.set("fresh", TILES)
    state.moving = top.one("moving", TILES, None)
    state.resume = top.one("resume", RESUMES, "refill" if state.phase == RAINBOW else "nothing")
    state.closing = top.number("scoring_step", 0, 0, 2)
    generator = Part(top.value.get("generator", {}), "'generator'", frozenset({"key", "counter"}))
    state.key = generator.number("key", 0, 0, 2**63 - 1)
    state.counter = generator.number("counter", 0, 0, 2**31 - 1)


def _read_seats(top: Part, state: Any) -> None:
    seats = top.value.get("seats", [{}] * PLAYERS)
    if not isinstance(seats, (list, tuple)) or len(seats) != PLAYERS:
        raise PositionError(f"'seats' of the position must be a list of {PLAYERS} objects, not {seats!r}")
    for seat, value in enumerate(seats):
        _read_seat(Part(value, f"seat {seat}", _SEAT_KEYS), state, seat)


def _read_seat(part: Part, state: Any, seat: int) -> None:
    state.land[seat] = part.set("land", TILES)
    state.rainbow[seat] = part.set("rainbows", TILES)
    if part.has("hand") and part.value["hand"] is None:
        raise PositionError(f"the hand of seat {seat} is concealed: a match needs every hand")
    state.hand[seat] = part.set("hand", TILES)
    size = state.hand[seat].bit_count()
    state.hand_count[seat] = size
    if part.number("hand_count", size, 0, LAND) != size:
        raise PositionError(f"seat {seat} holds {size} tiles, so 'hand_count' must be {size}")
    state.hand_limit[seat] = part.number("hand_limit", HAND, HAND, BEAR_HAND)
    state.laid_out[seat] = part.flag("laid_out")
    state.void_rows[seat] = part.set("void_rows", ROWS)
    state.void_columns[seat] = part.set("void_columns", COLUMNS)
    _read_own_spirits(part, state, seat)


def _read_own_spirits(part: Part, state: Any, seat: int) -> None:
    met = Part(part.value.get("spirits", {}), f"'spirits' of seat {seat}", frozenset(SPIRITS[:EVIL]))
    for name in met.value:
        spirit = SPIRITS.index(name)
        square = met.one(name, SQUARES, None)
        if square < 0 or state.squares[seat] >> CORNER_OF[square] & 1:
            raise PositionError(f"the {name} of seat {seat} must lie on a square of its own")
        if state.spirits[1 - seat] >> spirit & 1:
            raise PositionError(f"the {name} must be in exactly one place, not with both players")
        state.spirits[seat] |= 1 << spirit
        state.square_of[spirit] = square
        state.squares[seat] |= 1 << CORNER_OF[square]
        state.blocked[seat] |= SQUARE_CELLS[square]


def _read_display(top: Part, state: Any) -> None:
    line = top.value.get("display", [])
    if not isinstance(line, (list, tuple)) or len(line) > PLACES:
        raise PositionError(f"'display' of the position must be a list of at most {PLACES} places, not {line!r}")
    for place, value in enumerate(line):
        if value is None:
            continue
        pile = Part(value, f"place {place} of the display", frozenset({"tile", "beneath"}))
        tile = pile.one("tile", TILES, None)
        if tile < 0 or state.shown >> tile & 1:
            raise PositionError(f"place {place} of the display must show a tile of its own, not {value!r}")
        state.shown |= 1 << tile
        state.beneath |= int(pile.flag("beneath")) << tile
        state.places |= 1 << place
        state.place_of[tile] = place


def _read_spirits(top: Part, options: tuple[int, ...], state: Any) -> None:
    state.spirit_row = top.set("spirit_row", SPIRITS[:EVIL])
    state.spirits_drawn = top.set("spirits_drawn", SPIRITS[:EVIL])
    state.kept = top.one("meeting", SPIRITS[:EVIL], None)
    state.covered = top.one("covered", SPIRITS[:EVIL], None)
    places = {name: number for number, name in EVIL_NAMES.items()}
    value = top.value.get("evil", "pile" if options[OPTION_EVIL] else "out")
    if isinstance(value, bool) or value not in places:
        raise PositionError(f"'evil' of the position must be pile, drawn, out, 0 or 1, not {value!r}")
    state.evil = places[value]
    if (state.evil == EVIL_OUT) == bool(options[OPTION_EVIL]):
        raise PositionError("the Evil Spirit is 'out' exactly when the option evil is false")
    lying = state.spirit_row | state.spirits_drawn | state.spirits[0] | state.spirits[1]
    lying |= 1 << state.kept if state.kept >= 0 else 0
    lying |= 1 << EVIL if state.evil != EVIL_PILE else 0
    rest = [name for number, name in enumerate(SPIRITS) if not lying >> number & 1]
    state.spirit_pile = top.set("spirit_pile", SPIRITS, rest)


def _read_supplies(top: Part, state: Any) -> None:
    state.gone = top.set("gone", TILES)
    lying = state.shown | state.gone | (1 << state.in_play if state.in_play >= 0 else 0)
    rainbows = int(state.phase == RAINBOW)
    for seat in range(PLAYERS):
        lying |= state.land[seat] | state.hand[seat]
        rainbows += state.rainbow[seat].bit_count()
    state.unseen = ALL & ~lying
    unseen, beneath = state.unseen.bit_count(), state.beneath.bit_count()
    if unseen < beneath:
        raise PositionError(f"{beneath} tiles lie beneath others, but only {unseen} of the {LAND} are left for that")
    state.draw_pile = top.number("draw_pile", unseen - beneath, 0, LAND)
    if state.draw_pile + beneath != unseen:
        raise PositionError(
            f"of the {LAND} tiles {unseen} lie nowhere in sight and {beneath} of them beneath others, "
            f"so 'draw_pile' must be {unseen - beneath}, not {state.draw_pile}"
        )
    if rainbows > RAINBOWS:
        raise PositionError(f"there are only {RAINBOWS} rainbows, not {rainbows}")
    state.rainbows = top.number("rainbows", RAINBOWS - rainbows, 0, RAINBOWS)


def _judge(state: Any) -> None:
    """Refuse what cannot lie on the table, or leaves nobody anything to do."""
    problem = rules.check(state)
    if problem:
        raise PositionError(f"{PROBLEMS[problem]}; this position breaks that")
    if state.end_phase and state.draw_pile:
        raise PositionError("the end phase begins when the draw pile is empty, so 'draw_pile' must be 0")
    if state.covered >= 0 and not (state.evil in (0, 1) and state.spirits[state.evil] >> state.covered & 1):
        raise PositionError("only a spirit of the holder of the Evil Spirit can be covered")
    _judge_phase(state)


def _judge_phase(state: Any) -> None:
    phase = PHASES[state.phase]
    exactly_in = (
        ("over", state.to_decide < 0, "'seat' is null"),
        ("keep", state.spirits_drawn != 0, "'spirits_drawn' holds two spirits"),
        ("square", state.kept >= 0, "'meeting' names a spirit"),
    )
    for where, is_so, sentence in exactly_in:
        if (phase == where) != is_so:
            raise PositionError(f"{sentence} exactly in phase {where}, and this is phase {phase}")
    if phase == "capture" and state.in_play < 0:
        raise PositionError("in phase capture 'in_play' must name the tile that captures")
    if phase != "over" and rules.legal(state, [0] * WORDS) == 0:
        raise PositionError(f"no action is legal in phase {phase}: seat {state.to_decide} must have something to do")
