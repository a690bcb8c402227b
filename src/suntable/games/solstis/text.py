"""Solstis in words and a plain diagram: the same facts as the drawing, line by line.

For screen readers, the terminal, golden playthroughs and programs that read. It is given a `Sight`
and nothing else.
"""

from __future__ import annotations

from string import ascii_lowercase
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from suntable.draw.words import Words, words
from suntable.games.solstis.state import (
    ACTIONS,
    CELLS,
    COLUMNS,
    EVENTS,
    EVIL,
    FIRES,
    ROWS,
    SPIRITS,
    SPIRITS_DRAWN,
    SQUARES,
    TILES,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from suntable.engine.sight import Sight

WIDTH = 78
LATELY = 6
STEPS = ("play", "capture", "spirit", "refill")
_STEP = {
    "play": "play",
    "capture": "capture",
    "spirit": "spirit",
    "keep": "spirit",
    "square": "spirit",
    "deer": "spirit",
    "beetle": "spirit",
}
_RAINBOW_STEP = {"nothing": "capture", "lay": "capture", "encounter": "capture", "refill": "spirit"}
_TELL = {
    ("capture", "tile"): "tell-capture",
    ("deer", "tile"): "tell-deer",
    ("beetle", "tile"): "tell-beetle",
    ("keep", "spirit"): "tell-keep",
    ("cover", "spirit"): "tell-cover",
}


# -- words for things, shared with the drawing ----------------------------------------------------------


def solstis(lang: str) -> Words:
    """The words of Solstis."""
    return words(__name__.rpartition(".")[0], lang)


def tile_words(say: Words, tile: str) -> str:
    """A tile or a cell in words: "3-7" is forest 7."""
    row, _, column = tile.partition("-")
    return say("tile", row=row, column=column)


def square_words(say: Words, square: str) -> str:
    """A square by the two cells at its ends: "Q3-2" goes from forest 2 to grove 3."""
    row, column = (int(part) for part in square.removeprefix("Q").split("-"))
    low, high = (tile_words(say, f"{row + n}-{column + n}") for n in (0, 1))
    return say("square-between", low=low, high=high)


def seat_names(say: Words, names: tuple[str, ...], players: int = 2) -> tuple[str, ...]:
    """The players' names, those of the colours where nobody has one."""
    return names or tuple(say("seat", seat=seat) for seat in range(players))


def case(position: Mapping[str, Any]) -> str:
    """The phase, told apart where the words differ: the `$phase` of `prompt`, `why` and `waiting`."""
    phase: str = position["phase"]
    if phase == "play" and position["end_phase"]:
        return "play-end"
    if phase == "rainbow" and position["moving"] is not None:
        return "rainbow-move"
    if phase == "spirit":
        return _spirit_case(bool(position["spirit_row"]), _pile(position))
    return phase


def _spirit_case(row: bool, pile: int) -> str:
    if not pile:
        return "spirit-row"
    return ("spirit" if row else "spirit-pile") + ("-last" if pile < SPIRITS_DRAWN else "")


def _pile(position: Mapping[str, Any]) -> int:
    pile = set(position["spirit_pile"])
    return len(pile | {"evil"} if position["evil"] == "pile" else pile)


def step(position: Mapping[str, Any]) -> str:
    """The step of the turn that is on: play, capture, spirit, refill, or scoring."""
    if position["phase"] == "rainbow":
        return _RAINBOW_STEP.get(position["resume"], "scoring")
    return _STEP.get(position["phase"], "scoring")


def waiting(say: Words, position: Mapping[str, Any], names: tuple[str, ...] = ()) -> str:
    """Who is waited for, and for what."""
    seat = position["seat"]
    name = "" if seat is None else seat_names(say, names)[seat]
    return say("waiting", phase=case(position), seat=name, spirit=position["meeting"] or "none")


def result(say: Words, sight: Sight, names: tuple[str, ...]) -> str:
    """How the game ended."""
    first, second = (sum(part.values()) for part in sight.breakdowns)
    stars = {"stars": max(first, second), "others": min(first, second)}
    if first == second:
        return say("result-shared", **stars)
    winner = 0 if first > second else 1
    if winner == sight.seat:
        return say("result-you-win", **stars)
    return say("result-wins", seat=names[winner], **stars)


def tell(say: Words, position: Mapping[str, Any], action_name: str) -> str:
    """What an action does in the present phase, as said on a button."""
    kind, label = ACTIONS.split(ACTIONS.parse(action_name))
    phase: str = position["phase"]
    if kind == "tile":
        return say(_TELL.get((phase, kind), "tell-play"), tile=tile_words(say, label))
    if kind == "cell":
        return _tell_rainbow(say, position, tile_words(say, label))
    if kind == "spirit":
        return say(_TELL.get((phase, kind), "tell-take"), spirit=label)
    if kind == "draw":
        return say("tell-draw", count=min(_pile(position), SPIRITS_DRAWN) or SPIRITS_DRAWN)
    return say("tell-square", spirit=position["meeting"] or "none", square=square_words(say, label))


def _tell_rainbow(say: Words, position: Mapping[str, Any], cell: str) -> str:
    if position["moving"] is None:
        return say("tell-rainbow", cell=cell)
    return say("tell-rainbow-move", **{"from": tile_words(say, position["moving"])}, cell=cell)


def log_line(say: Words, note: tuple[int, ...], names: tuple[str, ...] = ()) -> str:
    """A note of the rules (seat, event, arguments) in words."""
    seat, event, *values = note
    names = seat_names(say, names)
    name, declared = EVENTS[event]
    given: dict[str, str | int] = {} if seat < 0 else {"seat": names[seat]}
    for (argument, kind), value in zip(declared, values, strict=False):
        given |= _argument(say, argument, kind, value, names)
    return say(f"log-{name}", **given)


def _argument(say: Words, argument: str, kind: str, value: int, names: tuple[str, ...]) -> dict[str, str | int]:
    if kind == "count":
        return {argument: value}
    if value < 0:
        return {argument: "none"}
    if kind == "tile":
        return {argument: tile_words(say, TILES[value])}
    if kind == "square":
        return {argument: square_words(say, SQUARES[value])}
    if kind == "seat":
        return {argument: names[value]}
    spirit = SPIRITS[value]
    return {argument: spirit, f"{argument}-name": say("spirit", spirit=spirit)}


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
        self.say = solstis(sight.lang)
        self.position = sight.position
        self.names = seat_names(self.say, sight.names_of_seats)
        self.deciding: int | None = sight.position["seat"]
        own = sight.seat if sight.seat is not None and sight.seat >= 0 else 0
        self.order = (own, 1 - own)
        self.legal = [(sight.names[action], sight.tell[action]) for action in sight.legal]

    def text(self) -> str:
        parts = [self.head(), self.now(), self.middle(), self.hands()]
        parts += [self.panorama(seat) for seat in self.order]
        parts += [_flow(self.say("signs")), self.supplies(), self.lately(), self.actions()]
        return "\n\n".join("\n".join(part) for part in parts if part) + "\n"

    # -- what is on -------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        position, say = self.position, self.say
        turn = say("turn", turn=position["turn"], seat=self.names[position["turn_of"]])
        lines = _flow(f"{say('name')} · {turn} · {self.step()}")
        viewer = "referee" if self.sight.seat is None else "seat" if self.sight.seat >= 0 else "spectator"
        lines += _flow(say("viewer", viewer=viewer, seat=self.names[self.order[0]]))
        if position["end_phase"]:
            lines += _flow(f"{say('end-phase')}.")
        if position["extra_turn"]:
            lines += _flow(say("extra-turn"))
        return lines

    def step(self) -> str:
        on = step(self.position)
        if on not in STEPS:
            return self.say("phase", phase="over") if self.position["phase"] == "over" else self.say("step", step=on)
        # SOLSTIS-E1: no refill in the end phase.
        of = len(STEPS) - self.position["end_phase"]
        line = self.say("step-of", number=STEPS.index(on) + 1, of=of, step=on)
        return f"{line} ({self.say('second-chance')})" if self.position["second_chance"] else line

    def now(self) -> list[str]:
        say = self.say
        if self.position["phase"] == "over":
            return _flow(result(say, self.sight, self.names))
        on, met = case(self.position), self.position["meeting"]
        if self.sight.seat is None or self.sight.seat != self.deciding:
            lines = _flow(f"{waiting(say, self.position, self.names)}.")
        else:
            lines = _flow(f"{say('prompt', phase=on)}.") + _flow(say("why", phase=on))
        return lines + _flow(self.spirit(met)) if met else lines

    # -- the middle of the table ------------------------------------------------------------------------

    def tile(self, tile: str) -> str:
        return f"{tile} {tile_words(self.say, tile)}"

    def row(self, label: str, things: Iterable[str], indent: int = 0) -> list[str]:
        return _flow(f"{label}: {', '.join(things) or self.say('none')}", indent)

    def middle(self) -> list[str]:
        position, say = self.position, self.say
        lines = []
        if position["in_play"]:
            lines += self.row(say("in-play"), [self.tile(position["in_play"])])
            lines += self.row(say("matches"), map(self.tile, self.sight.facts["matches"]))
        lines.append(say("display"))
        lines += [self.place(number, place) for number, place in enumerate(position["display"], 1)]
        return lines if position["display"] else [*lines, f"  {say('empty')}"]

    def place(self, number: int, place: dict[str, Any] | None) -> str:
        if place is None:
            return f"  {number:>2}  {self.say('empty')}"
        marks = [self.say("tile-beneath")] if place["beneath"] else []
        if place["tile"] in self.sight.facts["matches"]:
            marks.append(self.say("can-capture"))
        return f"  {number:>2}  {self.tile(place['tile']):<14}  {', '.join(marks)}".rstrip()

    def hands(self) -> list[str]:
        lines = []
        for seat in self.order:
            hand = self.position["seats"][seat]
            label = self.say("your-hand") if seat == self.sight.seat else self.say("hand", seat=self.names[seat])
            label += f" ({self.say('hand-limit', count=hand['hand_limit'])})"
            count = self.say("hidden-tiles", count=hand["hand_count"])
            lines += self.row(label, map(self.tile, hand["hand"]) if hand["hand"] else [count])
        return lines

    # -- a panorama -------------------------------------------------------------------------------------

    def panorama(self, seat: int) -> list[str]:
        own = seat == self.sight.seat
        label = self.say("your-panorama") if own else self.say("panorama", seat=self.names[seat])
        lines = [*_flow(label), *self.diagram(seat), *self.spirits(seat), *self.fires(seat)]
        if seat == self.deciding and self.squares():
            lines += self.row(self.say("open-squares"), self.squares(), 2)
        return lines + self.stars(seat)

    def squares(self) -> list[str]:
        """The open squares, while an encounter is on."""
        on = self.position["phase"] in ("spirit", "keep", "square")
        return self.sight.facts["open"] if on else []

    def diagram(self, seat: int) -> list[str]:
        """The stepped panorama: the top row first, what lies on squares between the rows."""
        rows = {row: self.say("row", row=row) for row in ROWS}
        colours = {row: self.say("colour", row=row) for row in ROWS}
        label = {row: f"{row} {rows[row]}, {colours[row]}" for row in ROWS}
        width = max(map(len, label.values())) + 2
        cells, corners = self.cells(seat), self.corners(seat)
        lines = ["".join([" " * width, *(f"{column:>3} " for column in COLUMNS)])]
        for row in reversed(ROWS):
            line = "".join(cells.get((row, column), "    ") for column in COLUMNS)
            lines.append(f"{label[row]:<{width}}{line}")
            # A mark stands midway between two columns, below the upper row of its square.
            between = "".join(f"   {corners.get((row - 1, column), ' ')}" for column in COLUMNS)
            if between.strip():
                lines.append(f"{' ' * (width + 1)}{between}")
        return [f"  {line}".rstrip() for line in lines]

    def cells(self, seat: int) -> dict[tuple[int, int], str]:
        table, facts = self.position["seats"][seat], self.sight.facts["seats"][seat]
        lit = {tile for fire, burns in facts["fires"].items() if burns for tile in fire.split("+")}
        fires = {tile for fire in facts["fires"] for tile in fire.split("+")}
        chosen = {name.partition(" ")[2] for name, _ in self.legal if name.startswith("cell ")}
        signs = dict.fromkeys(chosen, "  + ") if seat == self.deciding else {}
        signs |= {cell: "  # " if cell in facts["blocked"] else "  ~ " for cell in table["rainbows"]}
        for tile in table["land"]:
            fire = "*" if tile in lit else "!" if tile in fires else " "
            signs[tile] = f"{tile.partition('-')[2]:>3}{fire}"
        return {cell: signs.get(name, "  . ") for cell, name in zip(CELLS, TILES, strict=True)}

    def corners(self, seat: int) -> dict[tuple[int, int], str]:
        """What lies on squares, by their lower left cells."""
        marks: dict[str, str] = {}
        if seat == self.deciding:
            marks = dict.fromkeys(self.squares(), "+")
        marks |= {square: letter for letter, (_, square) in self.met(seat)}
        return {CELLS[TILES.index(square.removeprefix("Q"))]: mark for square, mark in marks.items()}

    def met(self, seat: int) -> Iterator[tuple[str, tuple[str, str]]]:
        """The spirits of a seat with their squares, each with its letter."""
        spirits = self.position["seats"][seat]["spirits"]
        return zip(ascii_lowercase, ((s, spirits[s]) for s in SPIRITS if s in spirits), strict=False)

    def spirits(self, seat: int) -> list[str]:
        lines = []
        for letter, (spirit, square) in self.met(seat):
            where = f"{square} {square_words(self.say, square)}"
            if spirit == self.position["covered"]:
                where += f", {self.say('covered')}"
            lines += _flow(f"{letter} {self.spirit(spirit, where)}", 4)
        if self.position["evil"] == seat:
            lines += _flow(f"- {self.spirit('evil')}", 4)
        return [f"  {self.say('spirits')}", *lines] if lines else self.row(self.say("spirits"), (), 2)

    def spirit(self, spirit: str, where: str = "") -> str:
        told = self.say("spirit", spirit=spirit)
        if spirit != SPIRITS[EVIL]:
            told += f" ({self.say('spirit-kind', spirit=spirit)})"
        return f"{told}{where and ', ' + where}: {self.say('spirit-effect', spirit=spirit)}"

    def fires(self, seat: int) -> list[str]:
        facts = self.sight.facts["seats"][seat]["fires"]
        found = [(fire, facts[fire]) for fire in FIRES if fire in facts]
        told = (f"{fire} {self.say('fire-lit' if burns else 'fire-unlit')}" for fire, burns in found)
        return self.row(self.say("fires"), told, 2)

    def stars(self, seat: int) -> list[str]:
        parts = self.sight.breakdowns[seat]
        over = self.say("final" if self.position["phase"] == "over" else "provisional")
        terms = " + ".join(f"{self.say('part', part=part)} {stars}" for part, stars in parts.items())
        return _flow(f"{self.say('score')} ({over}): {terms} = {sum(parts.values())}", 2)

    # -- beside the table -------------------------------------------------------------------------------

    def supplies(self) -> list[str]:
        position, say = self.position, self.say
        lines = [
            f"{say('draw-pile')}: {say('tiles', count=position['draw_pile'])}",
            f"{say('rainbow-supply')}: {position['rainbows']}",
            f"{say('spirit-pile')}: {_pile(position)}",
        ]
        lines += self.known("spirit-row", position["spirit_row"])
        if position["spirits_drawn"]:
            lines += self.known("spirits-drawn", position["spirits_drawn"])
        lines += _flow(f"{say('spirit', spirit='evil')}: {self.evil()}")
        lines += self.row(say("gone"), map(self.tile, position["gone"]))
        return lines + self.options()

    def known(self, label: str, spirits: list[str]) -> list[str]:
        if not spirits:
            return self.row(self.say(label), ())
        return [self.say(label), *(line for s in spirits for line in _flow(self.spirit(s), 2))]

    def evil(self) -> str:
        evil = self.position["evil"]
        if isinstance(evil, str):
            return self.say("evil-where", where=evil, seat="")
        return self.say("evil-where", where="held", seat=self.names[evil])

    def options(self) -> list[str]:
        options = self.position["options"].items()
        chosen = (self.say(f"option-{option}-{str(value).lower()}") for option, value in options)
        named = (self.say(f"option-{option}") for option, _ in options)
        told = "; ".join(f"{name}: {value}" for name, value in zip(named, chosen, strict=True))
        return _flow(f"{self.say('options')}: {told}")

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
