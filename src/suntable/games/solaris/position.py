"""Solaris: a record as a readable dict, and back again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from suntable.engine.errors import PositionError
from suntable.games.solaris import board, choices, rules
from suntable.games.solaris.state import (
    ACTION_OF,
    BIOTOPE,
    BRIDGE_COLOUR,
    CANTEEN,
    CAP,
    CARD_TOTAL,
    CELL,
    COLOURS,
    COPIES,
    DISPLAY,
    KIND_COUNT,
    KINDS,
    MAIN,
    MAINS,
    MOST_ROUNDS,
    OPTION_TIME,
    OVER,
    PHASES,
    PLAYED_FOR_ONE,
    PORT,
    PORT_SITE,
    PROBLEMS,
    PUBLIC,
    REDIRECT_SIDE,
    SPARE_COUNT,
    STATION_COUNT,
    STATIONS,
    TO_EXCHANGE,
    TO_REDIRECT,
    TO_REPLENISH,
    TO_STATION,
    WORDS,
)

EVERYBODY = "all"  # the viewer of what all have seen

# -- from a record ---------------------------------------------------------------------------------------


def _name(thing: int, names: tuple[str, ...]) -> str | None:
    return None if thing < 0 else names[thing]


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _seats(seats: Iterable[int]) -> list[int]:
    return [seat for seat in seats if seat >= 0]


def _cards(counts: Iterable[int]) -> list[str]:
    """Cards by name, the same one as often as there are copies."""
    return [KINDS[kind] for kind, number in enumerate(counts) for _ in range(number)]


def describe(state: Any, is_concealed: bool) -> dict[str, Any]:
    """Everything in a record; ``hand``, ``stack`` and ``generator`` are ``None`` where they are concealed.

    ``active`` is the active station; ``begun`` the seats that have begun their turn there, whose tokens stand on the
    rim; ``order`` lists at each station the seats by when they last moved: on one space the later one lies higher.
    """
    return {
        "phase": PHASES[state.phase],
        "seat": _seat(state.to_decide),
        "round": state.round,
        "turn": state.turn,
        "reveals": state.reveals,
        "places": [STATIONS[station] for station in state.place],
        "active": STATIONS[board.station_of(state)],
        "begun": _seats(state.begun),
        "order": {
            name: [state.order[station, at] for at in range(state.players)] for station, name in enumerate(STATIONS)
        },
        "seats": [_describe_seat(state, seat) for seat in range(state.players)],
        "bridges": [COLOURS[colour] for colour in state.bridge],
        "spare": [COLOURS[colour] for colour in state.spare],
        "shuttles": {name: _name(state.shuttle[colour], STATIONS) for colour, name in enumerate(COLOURS)},
        "display": [_name(kind, KINDS) for kind in state.display],
        "stack": None if is_concealed else _cards(state.stack),
        "stack_count": state.stack_size,
        "pile": _cards(state.pile),
        "played": state.played,
        "fed": {name: state.fed[station] for station, name in enumerate(STATIONS) if state.fed[station]},
        "owed": state.owed,
        "announced": state.announced,
        "chosen": _chosen(state),
        "named": _seats(state.named),
        "omen": _name(state.omen, KINDS),
        "known": list(_describe_known(state)),
        "generator": None if is_concealed else {"key": state.key, "counter": state.counter},
    }


def _chosen(state: Any) -> str | None:
    """The card or the shuttle that waits for its station."""
    return _name(state.chosen, COLOURS if state.phase == PORT_SITE else KINDS)


def _hand(state: Any, seat: int) -> list[int]:
    return [state.hand[seat, kind] for kind in range(KIND_COUNT)]


def is_hand_known(state: Any, seat: int) -> bool:
    """Whether the cards of a hand are there to see, and not only their number."""
    return bool(sum(_hand(state, seat)) == state.hand_size[seat])


def _describe_seat(state: Any, seat: int) -> dict[str, Any]:
    return {
        "energy": {name: state.energy[station, seat] for station, name in enumerate(STATIONS)},
        "laser": state.laser[seat],
        "hand": _cards(_hand(state, seat)) if is_hand_known(state, seat) else None,
        "hand_count": state.hand_size[seat],
        "stash": [
            {"victim": victim, "card": _name(state.stash[seat, victim], KINDS)}
            for victim in range(state.players)
            if state.stash[seat, victim] != -1
        ],
    }


def _describe_known(state: Any) -> Iterable[dict[str, Any]]:
    """Who is certain of which cards of whose hand, where anything is certain."""
    for viewer in (*range(state.players), PUBLIC):
        for holder in range(state.players):
            counts = [state.known[viewer, holder, kind] for kind in range(KIND_COUNT)]
            if any(counts):
                name = EVERYBODY if viewer == PUBLIC else viewer
                yield {"viewer": name, "holder": holder, "cards": _cards(counts)}


def facts(state: Any) -> dict[str, Any]:
    """What the rules can tell about a position beyond what lies there.

    ``turns``: all seats in their order of play at the active station. ``refused``: for the seat that decides, why each
    action that is not offered is not; empty where the hand is concealed. ``earned``: the cards that come in return if
    the action ends now.
    """
    seat = state.to_decide
    knows = seat >= 0 and state.phase == MAIN and is_hand_known(state, seat)
    return {
        "turns": _seats(state.begun) + _waiting(state),
        "refused": _refused(state, seat) if knows else {},
        "earned": state.played // PLAYED_FOR_ONE if choices.is_played_with_cards(state.phase) else 0,
    }


def _waiting(state: Any) -> list[int]:
    """The seats whose turn at the active station is still to come, in order. SOLARIS-O4."""
    station = board.station_of(state)
    stacked = [state.order[station, at] for at in range(state.players)]
    left = [seat for seat in reversed(stacked) if not board.has_begun(state, seat)]
    return sorted(left, key=lambda seat: -state.energy[station, seat])


def _refused(state: Any, seat: int) -> dict[str, str]:
    """SOLARIS-A2: why an action is not offered."""
    offered = choices.mains(state, seat)
    why = {
        TO_REPLENISH: "no-card" if choices.replenishing(state, seat) else "full",
        TO_REDIRECT: _why_not_redirect(state, seat),
        TO_EXCHANGE: "no-hand",
        TO_STATION: _why_not_act(state, seat),
    }
    return {MAINS[main]: reason for main, reason in why.items() if not offered >> main & 1}


def _why_not_redirect(state: Any, seat: int) -> str:
    if choices.here(state, seat) == 0:
        return "no-energy"
    return "no-card" if choices.redirecting(state, seat) else "neighbours-full"


def _why_not_act(state: Any, seat: int) -> str:
    if choices.here(state, seat) == 0:
        return "no-energy"
    phase = ACTION_OF[board.station_of(state)]
    if phase == BIOTOPE:
        return "one-energy" if choices.here(state, seat) == 1 else "others-full"
    if phase == PORT:
        return "no-shuttle"
    if phase == CANTEEN:
        return "no-victim"
    if phase == CELL:
        return "no-card" if choices.transferring(state, seat) else "no-dock"
    return "no-card"


# -- to a record -----------------------------------------------------------------------------------------

_KEYS = frozenset(
    (
        "phase", "seat", "round", "turn", "reveals", "places", "active", "begun", "order", "seats", "bridges", "spare",
        "shuttles", "display", "stack", "stack_count", "pile", "played", "fed", "owed", "announced", "chosen", "named",
        "omen", "known", "generator",
    )
)  # fmt: skip
_SEAT_KEYS = frozenset(("energy", "laser", "hand", "hand_count", "stash"))
_MOST = 127


class _Part:
    """One object of a position; every look at it says what was expected there."""

    def __init__(self, value: Any, where: str, keys: Iterable[str]) -> None:
        if not isinstance(value, Mapping):
            raise PositionError(f"{where} must be an object, not {value!r}")
        for key in value:
            if key not in keys:
                raise PositionError(f"{where} has no {key!r}; it has: {', '.join(sorted(keys))}")
        self.value = value
        self.where = where

    def has(self, key: str) -> bool:
        return self.value.get(key) is not None

    def fail(self, key: str, expected: str, value: Any) -> PositionError:
        return PositionError(f"{key!r} of {self.where} must be {expected}, not {value!r}")

    def number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.value.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.fail(key, f"a whole number from {least} to {most}", value)
        return value

    def one(self, key: str, names: tuple[Any, ...], default: Any = None) -> int:
        """The number of a name; -1 for ``None``."""
        value = self.value.get(key, default)
        return -1 if value is None else self.find(key, value, names)

    def many(self, key: str, names: tuple[Any, ...], most: int, default: Iterable[Any] = ()) -> list[int]:
        """A list of names as numbers; -1 for ``None``."""
        values = self.items(key, default)
        if len(values) > most:
            raise self.fail(key, f"a list of at most {most}", values)
        return [-1 if name is None else self.find(key, name, names) for name in values]

    def items(self, key: str, default: Iterable[Any] = ()) -> list[Any]:
        value = self.value.get(key, default)
        if isinstance(value, (str, Mapping)) or not isinstance(value, Iterable):
            raise self.fail(key, "a list", value)
        return list(value)

    def counts(self, key: str) -> list[int]:
        """A list of cards as how many there are of each kind."""
        result = [0] * KIND_COUNT
        for name in self.items(key):
            kind = self.find(key, name, KINDS)
            result[kind] += 1
            if result[kind] > COPIES[kind]:
                raise PositionError(f"{key!r} of {self.where} has more cards {name} than the box, {COPIES[kind]}")
        return result

    def find(self, key: str, name: Any, names: tuple[Any, ...]) -> int:
        if isinstance(name, bool) or name not in names:
            shown = ", ".join(map(str, names if len(names) < 20 else (*names[:2], "...", names[-1])))
            raise self.fail(key, f"one of {shown}", name)
        return names.index(name)


def read(position: Mapping[str, Any], options: tuple[int, ...], state: Any) -> None:
    """Fill an empty record from a readable position, or say what is wrong with it.

    What is left out is empty, except: the cards that lie nowhere are the stack, and bridges, spare bridges and the
    order of tokens are the first that fit.
    """
    top = _Part(position, "the position", _KEYS)
    if "generator" in position and position["generator"] is None:
        raise PositionError("this position is concealed: a match needs every hand and the generator")
    rules.clear(state)
    state.time_game = options[OPTION_TIME]
    _read_ring(top, state)
    _read_seats(top, state)
    _read_turn(top, state)
    _read_order(top, state)
    _read_cards(top, state)
    _read_known(top, state)
    _judge(state)


def _read_ring(top: _Part, state: Any) -> None:
    places = top.many("places", STATIONS, STATION_COUNT, STATIONS)
    if len(set(places)) != STATION_COUNT or -1 in places:
        raise PositionError(f"{PROBLEMS[5]}; this position breaks that")
    for place, station in enumerate(places):
        state.place[place] = station
    in_box = list(BRIDGE_COLOUR)
    gaps = top.many("bridges", COLOURS, STATION_COUNT, [COLOURS[at % len(COLOURS)] for at in range(STATION_COUNT)])
    rest = list(in_box)
    for colour in gaps:
        if colour not in rest:
            raise PositionError(f"{PROBLEMS[6]}; this position breaks that")
        rest.remove(colour)
    spare = top.many("spare", COLOURS, SPARE_COUNT, [COLOURS[colour] for colour in rest[:SPARE_COUNT]])
    if len(gaps) != STATION_COUNT or sorted(rest) != sorted(spare):
        raise PositionError(f"{PROBLEMS[6]}; this position breaks that")
    for gap, colour in enumerate(gaps):
        state.bridge[gap] = colour
    for aside, colour in enumerate(spare):
        state.spare[aside] = colour
    shuttles = _Part(top.value.get("shuttles", {}), "'shuttles'", COLOURS)
    for colour, name in enumerate(COLOURS):
        state.shuttle[colour] = shuttles.one(name, STATIONS)


def _read_seats(top: _Part, state: Any) -> None:
    players = state.players
    seats = top.items("seats", [{}] * players)
    if len(seats) != players:
        raise PositionError(f"'seats' of the position must be a list of {players} objects, not {seats!r}")
    for seat, value in enumerate(seats):
        _read_seat(_Part(value, f"seat {seat}", _SEAT_KEYS), state, seat)


def _read_seat(part: _Part, state: Any, seat: int) -> None:
    if "hand" in part.value and part.value["hand"] is None:
        raise PositionError(f"the hand of seat {seat} is concealed: a match needs every hand")
    energy = _Part(part.value.get("energy", {}), f"'energy' of seat {seat}", STATIONS)
    for station, name in enumerate(STATIONS):
        state.energy[station, seat] = energy.number(name, 0, 0, CAP)
    state.laser[seat] = part.number("laser", 0, 0, _MOST)
    hand = part.counts("hand")
    for kind, number in enumerate(hand):
        state.hand[seat, kind] = number
    state.hand_size[seat] = sum(hand)
    if part.number("hand_count", sum(hand), 0, CARD_TOTAL) != sum(hand):
        raise PositionError(f"{part.where} holds {sum(hand)} cards, so 'hand_count' must be {sum(hand)}")
    for laid in part.items("stash"):
        entry = _Part(laid, f"'stash' of seat {seat}", ("victim", "card"))
        if not entry.has("card"):
            raise PositionError(f"a face-down card of seat {seat} is concealed: a match needs every card")
        victim = entry.number("victim", -1, 0, state.players - 1)
        state.stash[seat, victim] = entry.one("card", KINDS)


def _read_turn(top: _Part, state: Any) -> None:
    seats = tuple(range(state.players))
    state.phase = top.one("phase", PHASES, PHASES[MAIN])
    is_over = state.phase == OVER
    state.to_decide = top.one("seat", seats, None if is_over else 0)
    active = top.one("active", STATIONS, STATIONS[0 if is_over else state.place[1]])
    state.active = list(state.place).index(active)
    begun = top.many("begun", seats, state.players, seats if state.to_decide < 0 else [state.to_decide])
    if len(set(begun)) != len(begun) or -1 in begun:
        raise PositionError(f"{PROBLEMS[7]}; this position breaks that")
    for at, seat in enumerate(begun):
        state.begun[at] = seat
    state.round = top.number("round", 1, 1, MOST_ROUNDS)
    state.turn = top.number("turn", 1, 0, 30_000)
    state.reveals = top.number("reveals", 0, 0, 30_000)
    state.played = top.number("played", 0, 0, _MOST)
    state.owed = top.number("owed", 0, 0, _MOST)
    state.announced = top.number("announced", 0, 0, CAP)
    state.chosen = top.one("chosen", COLOURS if state.phase == PORT_SITE else KINDS)
    for at, seat in enumerate(top.many("named", seats, state.players)):
        state.named[at] = seat
    fed = _Part(top.value.get("fed", {}), "'fed'", STATIONS)
    for station, name in enumerate(STATIONS):
        state.fed[station] = fed.number(name, 0, 0, CAP)
    generator = _Part(top.value.get("generator", {}), "'generator'", frozenset({"key", "counter"}))
    state.key = generator.number("key", 0, 0, 2**63 - 1)
    state.counter = generator.number("counter", 0, 0, 2**31 - 1)


def _read_order(top: _Part, state: Any) -> None:
    """Who moved when at each station; those who stand on the rim moved last."""
    seats = tuple(range(state.players))
    given = _Part(top.value.get("order", {}), "'order'", STATIONS)
    begun = _seats(state.begun)
    for station, name in enumerate(STATIONS):
        usual = [seat for seat in seats if seat not in begun] + begun
        is_active = station == board.station_of(state)
        order = given.many(name, seats, state.players, usual if is_active else seats)
        if sorted(order) != list(seats):
            raise given.fail(name, f"a list of the seats {seats}", given.value.get(name))
        for at, seat in enumerate(order):
            state.order[station, at] = seat


def _read_cards(top: _Part, state: Any) -> None:
    if "stack" in top.value and top.value["stack"] is None:
        raise PositionError("the stack is concealed: a match needs every card")
    for slot, kind in enumerate(top.many("display", KINDS, DISPLAY)):
        state.display[slot] = kind
    for kind, number in enumerate(top.counts("pile")):
        state.pile[kind] = number
    stack = top.counts("stack") if top.has("stack") else _rest(state)
    for kind, number in enumerate(stack):
        state.stack[kind] = number
    state.stack_size = sum(stack)
    if top.number("stack_count", sum(stack), 0, CARD_TOTAL) != sum(stack):
        raise PositionError(f"the stack has {sum(stack)} cards, so 'stack_count' must be {sum(stack)}")
    state.omen = top.one("omen", KINDS)


def _rest(state: Any) -> list[int]:
    """The cards that lie nowhere else."""
    rest = list(COPIES)
    for kind in range(KIND_COUNT):
        rest[kind] -= state.pile[kind] + sum(state.hand[seat, kind] for seat in range(state.players))
    for kind in state.display:
        if kind >= 0:
            rest[kind] -= 1
    for thief in range(state.players):
        for victim in range(state.players):
            if state.stash[thief, victim] >= 0:
                rest[state.stash[thief, victim]] -= 1
    if min(rest) < 0:
        raise PositionError(f"{PROBLEMS[1]}; this position breaks that")
    return rest


def _read_known(top: _Part, state: Any) -> None:
    viewers: tuple[Any, ...] = (*range(state.players), EVERYBODY)
    for value in top.items("known"):
        entry = _Part(value, "'known'", ("viewer", "holder", "cards"))
        viewer = entry.one("viewer", viewers, EVERYBODY)
        holder = entry.number("holder", 0, 0, state.players - 1)
        row = PUBLIC if viewer == state.players else viewer
        for kind, number in enumerate(entry.counts("cards")):
            state.known[row, holder, kind] = number


def _judge(state: Any) -> None:
    """Refuse what cannot lie on the table, or leaves nobody anything to do."""
    phase = PHASES[state.phase]
    if (state.phase == OVER) != (state.to_decide < 0):
        raise PositionError(f"'seat' is null exactly in phase over, and this is phase {phase}")
    if (state.phase in (REDIRECT_SIDE, PORT_SITE)) != (state.chosen >= 0):
        raise PositionError(f"'chosen' names what waits for its station, and this is phase {phase}")
    problem = rules.check(state)
    if problem:
        raise PositionError(f"{PROBLEMS[problem]}; this position breaks that")
    if state.phase != OVER and rules.legal(state, [0] * WORDS) == 0:
        raise PositionError(f"no action is legal in phase {phase}: seat {state.to_decide} must have something to do")
