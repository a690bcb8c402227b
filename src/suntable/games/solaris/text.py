"""Solaris in words: the same facts as the drawing, line by line.

For screen readers, the terminal, golden playthroughs and programs that read. It is given a `Sight`
and nothing else.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from suntable.draw.words import Words, words
from suntable.games.solaris.state import (
    ACTIONS,
    CARDS_FOR_ENERGY,
    COLOUR_OF,
    COLOURS,
    EVENTS,
    HAND_LIMIT,
    KINDS,
    MOST_SEATS,
    PLAYED_FOR_ONE,
    SEAT_BITS,
    STATION_COUNT,
    STATION_OF,
    STATIONS,
    TAKES_FROM,
    TIME_ROUNDS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from suntable.engine.sight import Sight

WIDTH = 78
LATELY = 8
SEAT_MASK = (1 << SEAT_BITS) - 1
SLID_BACK = ("limit-canteen", "limit-round", "over")  # phases in which no token is on the rim. SOLARIS-O12
WITH_CARDS = ("replenish", "redirect", "engine", "cell")  # phases whose cards earn cards in return


# -- words for things, shared with the drawing ----------------------------------------------------------


def solaris(lang: str) -> Words:
    """The words of Solaris."""
    return words(__name__.rpartition(".")[0], lang)


def seat_names(say: Words, names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The players' names, those of the colours where nobody has one."""
    return names or tuple(say("seat", seat=seat) for seat in range(players))


def station_of(card: str) -> str:
    """The station that a card shows, by structured names."""
    return STATIONS[STATION_OF[KINDS.index(card)]]


def colour_of(card: str) -> str:
    """The colour of a card, by structured names."""
    return COLOURS[COLOUR_OF[KINDS.index(card)]]


def card_words(say: Words, card: str) -> str:
    """A card by its structured name, in words."""
    return say("card", station=station_of(card), colour=colour_of(card))


def card_list(say: Words, cards: Iterable[str]) -> str:
    """Cards in words, equal ones counted: 2 x Biotope pink."""
    counted: dict[str, int] = {}
    for card in cards:
        counted[card] = counted.get(card, 0) + 1
    told = (
        card_words(say, card) if number == 1 else f"{number} × {card_words(say, card)}"
        for card, number in counted.items()
    )
    return ", ".join(told) or say("none")


def energy_here(position: Mapping[str, Any]) -> int:
    """The energy of who decides at the active station."""
    seat = position["seat"]
    return 0 if seat is None else int(position["seats"][seat]["energy"][position["active"]])


def about(say: Words, sight: Sight) -> dict[str, str | int]:
    """What `prompt` and `why` are told besides the phase."""
    position = sight.position
    seat, chosen = position["seat"], position["chosen"]
    return {
        "phase": position["phase"],
        "station": position["active"],
        "energy": energy_here(position),
        "owed": position["owed"],
        "hand": 0 if seat is None else position["seats"][seat]["hand_count"],
        "limit": HAND_LIMIT,
        "card": card_words(say, chosen) if position["phase"] == "redirect-side" else "",
    }


def prompt(say: Words, sight: Sight) -> str:
    """What the seat that decides is asked."""
    return say("prompt", **about(say, sight))


def why(say: Words, sight: Sight) -> str:
    """The small line under the prompt."""
    return say("why", **about(say, sight))


def waiting(say: Words, position: Mapping[str, Any], names: tuple[str, ...] = ()) -> str:
    """Who is waited for, and for what."""
    seat = position["seat"]
    name = "" if seat is None else seat_names(say, names, len(position["seats"]))[seat]
    return say("waiting", phase=position["phase"], seat=name)


def winners(position: Mapping[str, Any]) -> list[int]:
    """Who has won: most at the laser, then at the energy cell. SOLARIS-E4 to E6."""
    keys = [(seat["laser"], seat["energy"]["energy-cell"]) for seat in position["seats"]]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def result(say: Words, sight: Sight, names: tuple[str, ...]) -> str:
    """How the game ended."""
    won = winners(sight.position)
    laser = sight.position["seats"][won[0]]["laser"]
    if len(won) > 1:
        return say("result-shared", laser=laser, shared=", ".join(names[seat] for seat in won))
    if won == [sight.seat]:
        return say("result-you-win", laser=laser)
    return say("result-wins", seat=names[won[0]], laser=laser)


# -- actions in words -----------------------------------------------------------------------------------


def tell(say: Words, position: Mapping[str, Any], action_name: str) -> str:
    """What an action does in the present phase, as said on a button."""
    kind, label = ACTIONS.split(ACTIONS.parse(action_name))
    if kind == "main":
        return say(f"tell-{label}", station=position["active"]) if label == "station" else say(f"tell-{label}")
    if kind == "play":
        return _tell_play(say, position, label)
    if kind == "discard":
        return say("tell-discard", card=card_words(say, label))
    if kind == "take":
        return _tell_take(say, position, label)
    if kind == "spend":
        return _tell_spend(say, position, int(label))
    if kind == "target":
        return _tell_target(say, position, label)
    if kind == "shuttle":
        return say("tell-shuttle", colour=label)
    if kind == "victim":
        return say("tell-victim", victim=say("seat", seat=int(label)))
    return _tell_done(say, position)


def _tell_play(say: Words, position: Mapping[str, Any], card: str) -> str:
    phase, told, station = position["phase"], card_words(say, card), station_of(card)
    if phase == "redirect":
        return say("tell-play-redirect", card=told)
    if phase == "engine":
        cost = 0 if position["fed"].get(station, 0) % CARDS_FOR_ENERGY else 1
        return say("tell-play-engine", card=told, station=station, cost=cost)
    if phase == "cell":
        docked = position["shuttles"][colour_of(card)] or position["active"]
        return say("tell-play-cell", card=told, station=docked)
    return say("tell-play-replenish", card=told, station=station)


def _tell_take(say: Words, position: Mapping[str, Any], source: str) -> str:
    card = None if source == TAKES_FROM[-1] else position["display"][int(source)]
    return say("tell-take", card=card_words(say, card)) if card else say("tell-take-stack")


def _tell_spend(say: Words, position: Mapping[str, Any], amount: int) -> str:
    if position["phase"] == "headquarters":
        return say("tell-spend-headquarters", count=amount, cards=amount * CARDS_FOR_ENERGY)
    return say("tell-spend-biotope", count=amount, cards=amount - 1)


def _tell_target(say: Words, position: Mapping[str, Any], station: str) -> str:
    if position["phase"] == "redirect-side":
        return say("tell-side", target=station)
    return say("tell-dock" if position["phase"] == "port-site" else "tell-direction", station=station)


def _tell_done(say: Words, position: Mapping[str, Any]) -> str:
    if position["phase"] == "canteen":
        return say("tell-done-canteen", count=position["played"])
    earned = position["played"] // PLAYED_FOR_ONE
    if position["phase"] in WITH_CARDS and earned:
        return say("tell-done-earned", count=earned)
    return say("tell-done")


# -- the log --------------------------------------------------------------------------------------------


def log_line(say: Words, note: tuple[int, ...], names: tuple[str, ...] = ()) -> str:
    """A note of the rules (seat, event, arguments) in words."""
    seat, event, *values = note
    name, declared = EVENTS[event]
    names = names or tuple(say("seat", seat=each) for each in range(MOST_SEATS))
    given: dict[str, str | int] = {} if seat < 0 else {"seat": names[seat]}
    for (argument, kind), value in zip(declared, values, strict=False):
        given[argument] = _argument(say, kind, value, names)
    return say(f"log-{name}", **given)


def _argument(say: Words, kind: str, value: int, names: tuple[str, ...]) -> str | int:
    if kind == "station":
        return STATIONS[value]
    if kind == "stations":
        return ", ".join(say("station", station=STATIONS[at]) for at in range(STATION_COUNT) if value >> at & 1)
    if kind == "colour":
        return COLOURS[value]
    if kind == "colours":
        return say("colour", colour=COLOURS[value])
    if kind == "cards":
        return card_words(say, KINDS[value])
    if kind == "seats":
        return ", ".join(names[seat] for seat in _unpacked(value))
    return names[value] if kind == "seat" else value


def _unpacked(seats: int) -> Iterable[int]:
    """A list of seats that was packed into one number."""
    while seats:
        yield (seats & SEAT_MASK) - 1
        seats >>= SEAT_BITS


# -- the view -------------------------------------------------------------------------------------------


def text(sight: Sight) -> str:
    """The whole table as the viewer may see it; lines of at most 78 columns."""
    return _Page(sight).text()


def _flow(line: str, indent: int = 0, hang: int = 2) -> list[str]:
    return wrap(
        line,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_on_hyphens=False,
    )


class _Page:
    """One view: each part of the table is a method that gives its lines."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.say = solaris(sight.lang)
        self.position = sight.position
        self.seats: list[dict[str, Any]] = sight.position["seats"]
        self.names = seat_names(self.say, sight.names_of_seats, len(self.seats))
        self.legal = [(sight.names[action], sight.tell[action]) for action in sight.legal]

    def text(self) -> str:
        parts = [self.head(), self.now(), self.turn()]
        parts += [self.station(place) for place in (*range(1, STATION_COUNT), 0)]
        parts += [self.middle(), self.supplies(), self.hands(), self.notes(), self.lately(), self.actions()]
        return "\n\n".join("\n".join(part) for part in parts if part) + "\n"

    def row(self, label: str, things: Iterable[str], indent: int = 0) -> list[str]:
        return _flow(f"{label}: {', '.join(things) or self.say('none')}", indent)

    def station_words(self, station: str) -> str:
        return self.say("station", station=station)

    # -- what is on -------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        position, say = self.position, self.say
        in_time = position["options"]["time_game"]
        number = position["round"]
        parts = [
            say("name"),
            say("round-of", round=number, rounds=TIME_ROUNDS) if in_time else say("round", round=number),
            self.station_words(position["active"]),
            say("phase", phase=position["phase"]),
        ]
        viewer = self.sight.seat
        who = "referee" if viewer is None else "seat" if viewer >= 0 else "spectator"
        line = say("viewer", viewer=who, seat=self.names[viewer] if viewer is not None and viewer >= 0 else "")
        return _flow(" · ".join(parts)) + _flow(line)

    def now(self) -> list[str]:
        say = self.say
        if self.position["phase"] == "over":
            return _flow(result(say, self.sight, self.names))
        if self.sight.seat is None or self.sight.seat != self.position["seat"]:
            return _flow(f"{waiting(say, self.position, self.names)}.")
        lines = _flow(f"{_sentence(prompt(say, self.sight))}") + _flow(why(say, self.sight))
        return lines + self.refused()

    def refused(self) -> list[str]:
        """Why an action is not offered."""
        say, refused = self.say, self.sight.facts["refused"]
        told = [f"{say('main', main=main)}, {say('refused', reason=reason)}" for main, reason in refused.items()]
        return _flow(f"{say('not-offered')}: {'; '.join(told)}.") if told else []

    def turn(self) -> list[str]:
        """The order of play, and what was done in this turn."""
        say, position = self.say, self.position
        if position["phase"] == "over":
            return []
        begun, told = position["begun"], []
        for seat in self.sight.facts["turns"]:
            when = "order-now" if seat == position["seat"] else "order-done" if seat in begun else ""
            told.append(f"{self.names[seat]} ({say(when)})" if when else self.names[seat])
        lines = self.row(say("order"), told)
        done = list(self.done())
        return lines + (self.row(say("this-turn"), done) if done else [])

    def done(self) -> Iterable[str]:
        say, position = self.say, self.position
        if position["phase"] in (*WITH_CARDS, "redirect-side", "return") and position["played"]:
            yield say("played", count=position["played"])
        if position["announced"]:
            yield say("announced", count=position["announced"])
        if position["owed"]:
            yield say("owed", count=position["owed"])
        if position["named"]:
            yield say("named", order=", ".join(self.names[seat] for seat in position["named"]))
        if position["phase"] == "redirect-side":
            yield say("chosen-card", card=card_words(say, position["chosen"]))
        if position["phase"] == "port-site":
            yield say("chosen-shuttle", card=self.signal(position["chosen"]))

    # -- the ring ---------------------------------------------------------------------------------------

    def signal(self, colour: str) -> str:
        """A colour with its form: nothing is told by a colour alone."""
        return self.say("signal", colour=colour)

    def station(self, place: int) -> list[str]:
        """A station with its tokens, most energy first, on one space the upper token first."""
        say, position = self.say, self.position
        station = position["places"][place]
        name = self.station_words(station)
        is_active = station == position["active"]
        lines = _flow(f"{name} ({say('active')})" if is_active else name)
        rim = (
            position["begun"] if is_active and position["phase"] not in ("limit-canteen", "limit-round", "over") else []
        )
        stacked = [seat for seat in reversed(position["order"][station]) if seat not in rim]
        if rim:
            lines += self.row(say("on-rim"), self.tokens(station, rim[::-1]), 2)
        lines += self.row(say("on-track"), self.tokens(station, stacked), 2)
        docked = [self.signal(colour) for colour, at in position["shuttles"].items() if at == station]
        lines += self.row(say("docked"), docked, 2) if docked else []
        following = position["places"][(place + 1) % STATION_COUNT]
        return lines + self.row(say("bridge-to", target=following), [self.signal(position["bridges"][place])], 2)

    def tokens(self, station: str, seats: Sequence[int]) -> Iterable[str]:
        energy = {seat: self.seats[seat]["energy"][station] for seat in seats}
        return (f"{self.names[seat]} {energy[seat]}" for seat in sorted(seats, key=lambda seat: -energy[seat]))

    def middle(self) -> list[str]:
        told = (f"{name} {table['laser']}" for name, table in zip(self.names, self.seats, strict=True))
        return self.row(self.say("laser"), told)

    def supplies(self) -> list[str]:
        say, position = self.say, self.position
        free = [self.signal(colour) for colour, at in position["shuttles"].items() if at is None]
        lines = self.row(say("shuttles"), free)
        lines += self.row(say("spare"), map(self.signal, position["spare"]))
        open_cards = (card_words(say, card) if card else say("gap") for card in position["display"])
        lines += self.row(say("display"), open_cards)
        lines += self.row(say("stack"), [say("cards-count", count=position["stack_count"])])
        lines += self.row(say("pile"), [card_list(say, position["pile"])])
        if position["omen"]:
            lines += self.row(say("omen"), [card_words(say, position["omen"])])
        return lines

    # -- hands ------------------------------------------------------------------------------------------

    def hands(self) -> list[str]:
        lines = []
        for seat in range(len(self.seats)):
            lines += self.hand(seat)
        return lines

    def hand(self, seat: int) -> list[str]:
        say, table = self.say, self.seats[seat]
        label = say("your-hand") if seat == self.sight.seat else say("hand-of", seat=self.names[seat])
        number = say("cards-count", count=table["hand_count"])
        if table["hand"]:
            lines = _flow(f"{label} ({number}): {card_list(say, table['hand'])}")
        else:
            lines = _flow(f"{label}: {number}")
        for row in self.position["known"]:
            if row["holder"] == seat and table["hand"] is None and row["viewer"] == self.remembers():
                lines += self.row(
                    say("known-cards" if self.is_player() else "seen-cards"), [card_list(say, row["cards"])], 2
                )
        for laid in table["stash"]:
            lines += _flow(self.laid(seat, laid), 2)
        return lines

    def is_player(self) -> bool:
        return self.sight.seat is not None and self.sight.seat >= 0

    def remembers(self) -> int | str:
        """Whose memory the viewer has."""
        return self.sight.seat if self.sight.seat is not None and self.sight.seat >= 0 else "all"

    def laid(self, seat: int, laid: dict[str, Any]) -> str:
        names = {"seat": self.names[seat], "victim": self.names[laid["victim"]]}
        if laid["card"] is None:
            return self.say("stash", **names)
        return self.say("stash-card", card=card_words(self.say, laid["card"]), **names)

    # -- beside the table -------------------------------------------------------------------------------

    def notes(self) -> list[str]:
        options = self.position["options"].items()
        told = (
            f"{self.say(f'option-{name}')}: {self.say(f'option-{name}-{str(value).lower()}')}"
            for name, value in options
        )
        return [*_flow(self.say("reconstructed")), *_flow(f"{self.say('options')}: {'; '.join(told)}")]

    def lately(self) -> list[str]:
        lines = [line for _, words_of in self.sight.log[-LATELY:] for line in _flow(words_of, 2)]
        return [self.say("lately"), *lines] if lines else []

    def actions(self) -> list[str]:
        if not self.legal:
            return []
        width = max(len(name) for name, _ in self.legal) + 2
        lines = [self.say("actions")]
        for name, told in self.legal:
            lines += _flow(f"{name:<{width}}{told}", 2, width)
        return lines


def _sentence(line: str) -> str:
    return line if line.endswith("?") else f"{line}."
