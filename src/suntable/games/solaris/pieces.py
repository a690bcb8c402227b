"""Single pieces of the drawn table of Solaris, and what they need to know of it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from suntable.draw.parts import action, described, key, pawns, ring
from suntable.draw.svg import Markup, element, group, join, text, use
from suntable.draw.theme import DARK
from suntable.games.solaris import art
from suntable.games.solaris.ahead import PLACES, receivers, split
from suntable.games.solaris.state import ACTIONS, CAP, COLOURS, KINDS, MOST_SEATS, TAKES_FROM
from suntable.games.solaris.text import prompt, seat_names, solaris, waiting, why

if TYPE_CHECKING:
    from collections.abc import Iterator

    from suntable.engine.sight import Sight

STYLE = """.so-here{fill:#ffd257;fill-opacity:.3;stroke:#ffd257;stroke-width:3;stroke-dasharray:6 4}
.so-tag{fill:#ffd257;stroke:#2b1500}
.so-laser{fill:#ffe1a6;letter-spacing:.14em}
.so-name{fill:#fff}
.so-gap{fill:#0d0c2b;fill-opacity:.5;stroke:#7a78b4;stroke-width:2;stroke-dasharray:6 6}
.target{fill:#ffd257;fill-opacity:.24;stroke:#ffd257;stroke-width:7}
"""
"""What single pieces need from the style of the document: the space board is night in every theme."""

NIGHT = ";".join(f"--{name}:{value}" for name, value in DARK.items())
"""The bright set of colours, for what lies in the night in a light theme too."""

LIMITS = ("limit-turn", "limit-canteen", "limit-round")


class Eye:
    """One viewer's look at the table: the position, the words, what may be done."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.say = solaris(sight.lang)
        self.position: dict[str, Any] = sight.position
        self.phase: str = sight.position["phase"]
        self.deciding: int | None = sight.position["seat"]
        self.seats: list[dict[str, Any]] = sight.position["seats"]
        self.players = len(self.seats)
        self.names = seat_names(self.say, sight.names_of_seats, self.players)
        self.own = _looks_as(sight.seat, self.deciding)
        self.stations: list[str] = sight.position["places"]
        self.active: int = self.stations.index(sight.position["active"])
        self.station_on: str = sight.position["active"]
        self.bridges: list[str] = sight.position["bridges"]
        self.acts = {ACTIONS.name(number): number for number in sight.legal}
        self.letters = dict(zip(filter(self.acts.__contains__, self._choices()), ascii_uppercase, strict=False))

    def _choices(self) -> Iterator[str]:
        """What can have a letter, in the order it lies."""
        yield from (f"{kind} {card}" for kind in ("play", "discard") for card in KINDS)
        yield from (f"take {source}" for source in TAKES_FROM)
        yield from (f"target {station}" for station in self.stations)
        yield from (f"shuttle {colour}" for colour in COLOURS)
        yield from (f"victim {seat}" for seat in range(self.players))

    # -- what lies there ---------------------------------------------------------------------------------

    def energy(self, station: str, seat: int) -> int:
        """The energy of a player at a station."""
        energy: int = self.seats[seat]["energy"][station]
        return energy

    def laser(self, seat: int) -> int:
        """The energy of a player at the laser."""
        energy: int = self.seats[seat]["laser"]
        return energy

    def stacked(self, station: str) -> list[int]:
        """The seats by when they last moved there: the later lies higher."""
        seats: list[int] = self.position["order"][station]
        return seats

    def on_rim(self, place: int, seat: int) -> bool:
        """Whether a token stands on the rim track: that of whoever has begun the turn here."""
        return place == self.active and seat in self.begun and self.on_turn

    @property
    def begun(self) -> list[int]:
        """Who has begun the turn at the active station, in order."""
        seats: list[int] = self.position["begun"]
        return seats

    @property
    def turns(self) -> list[int]:
        """All players in the order of their turns at the active station."""
        seats: list[int] = self.sight.facts["turns"]
        return seats

    @property
    def turn_now(self) -> int | None:
        """Which turn at the active station is on; none while hands are cut down, and at the end."""
        return len(self.begun) - 1 if self.on_turn else None

    @property
    def on_turn(self) -> bool:
        """Whether somebody has a turn: in between, tokens have slid back already."""
        return self.phase not in ("limit-canteen", "limit-round", "over")

    def docked(self, station: str) -> list[str]:
        """The shuttles at a station."""
        return [colour for colour in COLOURS if self.dock_of(colour) == station]

    def dock_of(self, colour: str) -> str | None:
        """Where a shuttle is docked."""
        station: str | None = self.position["shuttles"][colour]
        return station

    def fed(self, station: str) -> int:
        """How many cards the engine deck has had for a station in this turn."""
        count: int = self.position["fed"].get(station, 0)
        return count

    @property
    def announced(self) -> int:
        """The energy announced at headquarters or biotope."""
        amount: int = self.position["announced"]
        return amount

    @property
    def waiting_shuttle(self) -> str:
        """The shuttle that waits for its station."""
        return str(self.position["chosen"] or "") if self.phase == "port-site" else ""

    def stash(self, thief: int) -> list[tuple[int, str | None]]:
        """What lies before a player from the canteen: from whom, and the card where it is known."""
        return [(entry["victim"], entry["card"]) for entry in self.seats[thief]["stash"]]

    def certain(self) -> list[tuple[int, list[str]]]:
        """Cards of other hands that the viewer is certain of, by holder; where hands are open, nothing."""
        viewer = self.sight.seat
        who = "all" if viewer is None or viewer < 0 else viewer
        rows = [row for row in self.position["known"] if row["viewer"] == who]
        return [(row["holder"], row["cards"]) for row in rows if self.hand(row["holder"]) is None]

    def hand(self, seat: int) -> list[str] | None:
        """The cards of a hand in the order of their stations; ``None`` where they are hidden."""
        cards: list[str] | None = self.seats[seat]["hand"]
        return None if cards is None else sorted(cards, key=KINDS.index)

    def hand_size(self, seat: int) -> int:
        """How many cards a player holds."""
        size: int = self.seats[seat]["hand_count"]
        return size

    def hand_pieces(self, seat: int) -> list[tuple[str, int]]:
        """The cards of a hand, and which of its kind each is."""
        seen: Counter[str] = Counter()
        named = []
        for card in self.hand(seat) or []:
            named.append((card, seen[card]))
            seen[card] += 1
        return named

    # -- words ---------------------------------------------------------------------------------------------

    def station(self, name: str) -> str:
        """A station by name."""
        return self.say("station", station=name)

    def colour(self, name: str) -> str:
        """A signal: its colour and its line."""
        return self.say("signal", colour=name)

    def card_words(self, card: str) -> str:
        """A card by name."""
        station, colour = split(card)
        return self.say("page-card", station=station, colour=colour)

    def bridge_words(self, gap: int) -> str:
        """A bridge, and what it joins."""
        one, other = (self.station(self.stations[(gap + k) % PLACES]) for k in (0, 1))
        return self.say("page-bridge", colour=self.colour(self.bridges[gap]), one=one, other=other)

    def shuttle_words(self, colour: str) -> str:
        """A shuttle, and where it is."""
        where = self.dock_of(colour)
        if where is None:
            return self.say("page-shuttle-free", colour=self.colour(colour))
        return self.say("page-shuttle", colour=self.colour(colour), station=self.station(where))

    def station_words(self, place: int) -> str:
        """A station and what everybody has there, the stack from the top down."""
        station = self.stations[place]
        levels = sorted({self.energy(station, seat) for seat in range(self.players)}, reverse=True)
        lines = [self.station(station)]
        for level in levels:
            there = [seat for seat in reversed(self.stacked(station)) if self.energy(station, seat) == level]
            lines.append(self.say("page-level", energy=level, names=", ".join(self.names[seat] for seat in there)))
        return "\n".join(lines)

    def laser_words(self) -> str:
        """What everybody has at the laser."""
        lines = (f"{name}: {self.laser(seat)}" for seat, name in enumerate(self.names))
        return "\n".join((self.say("score"), *lines))

    @property
    def is_timed(self) -> bool:
        """Whether this is the Time Game."""
        timed: bool = self.position["options"]["time_game"]
        return timed

    def over_bridge(self, gap: int) -> list[int]:
        """The actions that could send energy over a bridge."""
        if gap not in (self.active, (self.active - 1) % PLACES):
            return []
        other = self.stations[gap if gap != self.active else (gap + 1) % PLACES]
        return [act for name, act in self.acts.items() if self._crosses(name, self.bridges[gap], other)]

    def _crosses(self, name: str, colour: str, other: str) -> bool:
        """Whether an action could send energy over a bridge of this colour to that neighbour."""
        kind, _, what = name.partition(" ")
        if kind == "target":
            return self.phase == "redirect-side" and what == other
        if other not in receivers(self, colour):
            return False
        if name == "main redirect":
            return any(split(card)[1] == colour for card in self.hand(self.own) or [])
        return kind == "play" and self.phase == "redirect" and split(what)[1] == colour

    def fits(self, act: str, card: str) -> bool:
        """Whether a card is one that a main action could begin with: what is framed while one points at it."""
        station, colour = split(card)
        if act == "main replenish":
            return station == self.station_on
        if act == "main redirect":
            return bool(receivers(self, colour))
        if act != "main station" or self.deciding is None:
            return False
        if self.station_on == "engine-deck":
            return station != self.station_on and self.energy(station, self.deciding) < CAP
        return self.station_on == "energy-cell" and self.ships(colour)

    def ships(self, colour: str) -> bool:
        """Whether a transfer with this card could be paid."""
        pays, seat = self.dock_of(colour), self.deciding
        if pays is None or seat is None:
            return False
        return self.energy(pays, seat) > (1 if pays == self.station_on else 0)

    # -- pieces --------------------------------------------------------------------------------------------

    def piece(self, name: str, words: str, *drawn: str, act: str = "", mark: str = "") -> Markup:
        """Something on the table. If ``act`` is legal now it can be clicked and wears its mark."""
        number = self.acts.get(act)
        named = {"id": name} if name else {}
        if number is None:
            return described(words, *drawn, **named)
        told = self.tell(act)
        more = words if words not in told else ""
        return action(number, f"{told}\n{more}" if more else told, group(*drawn, class_="lift"), Markup(mark), **named)

    def tell(self, act: str) -> str:
        """A legal action in words, with the names of those who sit here."""
        kind, _, what = act.partition(" ")
        if kind == "victim":
            return self.say("tell-victim", victim=self.names[int(what)])
        return self.sight.tell.get(self.acts[act], act)

    def mark(self, act: str, width: float = art.WIDTH, height: float = art.HEIGHT) -> Markup:
        """The mark of a card that may be chosen, with its letter."""
        letter = self.letters.get(act)
        shown = key(letter, 5, height - 66, 30) if letter else Markup()
        return Markup(ring(1.5, 1.5, width - 3, height - 3, 9) + shown)

    def previews(self, card: str) -> Markup:
        """A frame on a card for each main action it could begin, shown while that is pointed at."""
        return join(
            element("rect", x=4, y=4, width=112, height=160, rx=8, class_="ahead target", data_for=str(act))
            for name, act in self.acts.items()
            if self.phase == "main" and self.fits(name, card)
        )


def _looks_as(viewer: int | None, deciding: int | None) -> int:
    """Whose hand is shown: the viewer's, for the referee that of whoever decides, else that of the first seat."""
    seat = deciding if viewer is None else viewer
    return seat if seat is not None and seat >= 0 else 0


def face(eye: Eye, card: str) -> Markup:
    """A card with its name."""
    words = eye.station(split(card)[0])
    return Markup(art.card(card) + text(words, 60, 154, art.name_size(words), class_="middle bold so-name"))


def card_piece(eye: Eye, card: str, name: str, act: str = "", more: str = "") -> Markup:
    """A card that lies open."""
    return eye.piece(name, eye.card_words(card), face(eye, card), more, act=act, mark=eye.mark(act))


def hand_card(eye: Eye, seat: int, card: str, nth: int) -> Markup:
    """A card of a hand; of equal ones the first can be chosen."""
    name = f"hand-{seat}-{card}-{nth}"
    if seat != eye.deciding:
        return card_piece(eye, card, name)
    kind = "discard" if eye.phase == "exchange" or eye.phase in LIMITS else "play"
    return card_piece(eye, card, name, act="" if nth else f"{kind} {card}", more=eye.previews(card))


def slot_piece(eye: Eye, slot: int) -> Markup:
    """A card of the display, or the gap it has left."""
    card: str | None = eye.position["display"][slot]
    if card is None:
        return element("rect", x=2, y=2, width=116, height=164, rx=9, class_="so-gap")
    return card_piece(eye, card, f"display-{slot}-{card}", act=f"take {slot}")


def stack_piece(eye: Eye) -> Markup:
    """The stack, with the number of its cards."""
    size: int = eye.position["stack_count"]
    words = eye.say("page-stack", count=size)
    count = Markup(
        element("rect", x=26, y=58, width=68, height=44, rx=12, fill="#14122f", stroke="#ffb52e", stroke_width=2)
        + text(str(size), 60, 90, 30, class_="middle bold so-laser")
    )
    shade = element("rect", x=5, y=6, width=120, height=168, rx=10, fill="#14122f")
    return eye.piece("stack", words, shade, art.card("back"), count, act="take stack", mark=eye.mark("take stack"))


@cache
def back(words: str, name: str) -> Markup:
    """A card face down."""
    return described(words, art.card("back"), id=name)


def free_shuttle(eye: Eye, colour: str) -> Markup:
    """A shuttle that waits beside the stack, in a box of 84 by 54."""
    act = f"shuttle {colour}"
    letter = eye.letters.get(act) if act in eye.acts else None
    mark = Markup(ring(0, 0, 84, 54, 14) + (key(letter, -6, -8, 22) if letter else ""))
    chosen = eye.waiting_shuttle == colour
    wash = element("rect", x=0, y=0, width=84, height=54, rx=14, class_="target") if chosen else ""
    return eye.piece(
        f"shuttle-{colour}", eye.shuttle_words(colour), wash, use(f"ship-{colour}", 0, 0, 84, 54), act=act, mark=mark
    )


def asked(eye: Eye) -> tuple[str, str]:
    """What is to be done now and why; for all others, who is waited for."""
    if not eye.acts:
        return waiting(eye.say, eye.position, eye.names), ""
    head, reason = prompt(eye.say, eye.sight), why(eye.say, eye.sight)
    if eye.sight.seat is None and eye.deciding is not None:
        head = f"{eye.names[eye.deciding]}: {head}"
    return head, reason


@cache
def definitions() -> Markup:
    """What every picture of the table refers to, but the single cards."""
    return join((pawns(MOST_SEATS), art.definitions()))
