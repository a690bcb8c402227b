"""Single pieces of the drawn table, and what they need to know of it."""

from __future__ import annotations

from functools import cache
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from suntable.draw.parts import action, described, felt_gradient, key, pawns, ring
from suntable.draw.svg import Markup, at, circle, element, group, join, path, rect, text, use
from suntable.games.solstis import art, scene
from suntable.games.solstis.lately import laid_lately
from suntable.games.solstis.state import ACTIONS, CELLS, EVIL, FIRES, PLAYERS, SPIRITS
from suntable.games.solstis.text import case, seat_names, solstis, tile_words, waiting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from suntable.engine.sight import Sight
    from suntable.games.solstis.ahead import Ahead

STYLE = """.dim{fill:#14122f;fill-opacity:.55}
.slot{fill:var(--inset);fill-opacity:.5;stroke:var(--line-2);stroke-dasharray:5 6}
.count{fill:#14122f;stroke:#ffb52e}
.on-night{fill:#fff}
"""
"""What single pieces need from the style of the document."""

WIDTH, HEIGHT = 100, 150
"""Units of a tile."""

FIRE_AT = {
    "4-2": (150, 338),
    "4-9": (850, 336),
    "5-3": (250, 190),
    "5-8": (750, 186),
    "6-4": (350, 66),
    "6-5": (452, 34),
    "6-6": (556, 32),
    "6-7": (650, 58),
    "6-5+6-6": (500, 72),
}
"""Where the fires burn in the landscape."""


def cell_of(tile: str) -> tuple[int, int]:
    """Row and column of "3-7"."""
    row, _, column = tile.partition("-")
    return int(row), int(column)


class Eye:
    """One viewer's look at the table: the position, the words, what may be done (and, if given, what that brings)."""

    def __init__(self, sight: Sight, ahead: dict[str, Ahead] | None = None) -> None:
        self.sight = sight
        self.say = solstis(sight.lang)
        self.position: dict[str, Any] = sight.position
        self.phase: str = sight.position["phase"]
        self.deciding: int | None = sight.position["seat"]
        self.names = seat_names(self.say, sight.names_of_seats)
        self.own = sight.seat if sight.seat is not None and sight.seat >= 0 else 0
        self.ahead = ahead or {}
        self.fresh = self._fresh()
        self.acts = {ACTIONS.name(number): number for number in sight.legal}
        self.letters = dict(zip(filter(self.acts.__contains__, self._choices()), ascii_uppercase, strict=False))

    def _fresh(self) -> tuple[frozenset[str], frozenset[str]]:
        """The cells each seat has filled lately; a position without a past knows those of the running turn."""
        turn_of = self.position["turn_of"]
        lately = laid_lately(self.sight.notes, turn_of)
        now = frozenset(self.position["fresh"])
        return (lately[0] | now, lately[1]) if turn_of == 0 else (lately[0], lately[1] | now)

    def _choices(self) -> Iterator[str]:
        """What can have a letter, as it lies: the pile of spirits, spirits, squares, tiles; not the many cells."""
        yield "draw"
        yield from (act for act in self.acts if act.startswith(("spirit ", "square ")))
        hands = [tile for table in self.position["seats"] for tile in table["hand"] or ()]
        for tile in (*hands, *(place["tile"] for place in self.position["display"] if place)):
            yield f"tile {tile}"

    def key(self, act: str, x: float, y: float, size: float) -> Markup:
        """The letter that chooses an action, its upper left corner at a place; nothing if it has none."""
        return key(self.letters[act], x, y, size) if act in self.letters else Markup()

    def round_mark(self, act: str, x: float, y: float, size: float) -> Markup:
        """The mark of a medallion that may be chosen, with its letter at the edge."""
        circle_of = ring(x - size / 2, y - size / 2, size, size, size / 2)
        return Markup(circle_of + self.key(act, x + size * 0.2, y - size * 0.56, size * 0.36))

    def seat(self, seat: int) -> dict[str, Any]:
        """What lies before a player."""
        table: dict[str, Any] = self.position["seats"][seat]
        return table

    def facts(self, seat: int) -> dict[str, Any]:
        """What can be said about it."""
        facts: dict[str, Any] = self.sight.facts["seats"][seat]
        return facts

    def tile(self, tile: str) -> str:
        """A tile in words."""
        return tile_words(self.say, tile)

    def spirit(self, spirit: str) -> str:
        """A spirit in words: its name, its kind, its effect."""
        name, effect = self.say("spirit", spirit=spirit), self.say("spirit-effect", spirit=spirit)
        kind = "" if spirit == SPIRITS[EVIL] else f" ({self.say('spirit-kind', spirit=spirit)})"
        return f"{name}{kind}\n{effect}"

    def piece(self, name: str, words: str, *drawn: str, act: str = "", mark: str = "") -> Markup:
        """Something on the table. If ``act`` is legal now it can be clicked and wears its mark."""
        number = self.acts.get(act)
        if number is None:
            return described(words, *drawn, id=name)
        told = ". ".join([self.sight.tell.get(number, act), *self.foretold(act)])
        more = words.partition("\n")[2]  # the action names the piece already
        return action(number, f"{told}\n{more}" if more else told, group(*drawn, class_="lift"), Markup(mark), id=name)

    def asked(self) -> tuple[str, str]:
        """What is to be done now and why; for all others, who is waited for."""
        if not self.acts:
            return waiting(self.say, self.position, self.names), ""
        on = case(self.position)
        head, why = self.say("prompt", phase=on), self.say("why", phase=on)
        if self.sight.seat is None and self.deciding is not None:
            head = f"{self.names[self.deciding]}: {head}"
        return head, why

    def foretold(self, act: str) -> Iterator[str]:
        """What an action would bring, in words."""
        ahead, say = self.ahead.get(act), self.say
        if ahead is None:
            return
        if ahead.catches:
            yield say("ahead-catches", tiles=", ".join(map(self.tile, ahead.catches)))
        elif self.phase == "play":
            yield say("ahead-misses")
        for tile in ahead.leaves:
            yield say("ahead-leaves", tile=self.tile(tile))
        if ahead.moves:
            yield say("ahead-moves")
        if ahead.closes:
            yield say("ahead-closes")
        if ahead.stars:
            yield self._more_stars(ahead.stars)

    def _more_stars(self, stars: int) -> str:
        if self.phase == "cover":
            return self.say("ahead-costs", seat=self.names[1 - (self.deciding or 0)], count=-stars)
        return self.say("ahead-stars", sign="+" if stars > 0 else "−", count=abs(stars))


def frame_ring(x: float, y: float, scale: float) -> Markup:
    """The mark of a tile or a cell that may be chosen."""
    inset = 1.5 * scale
    return ring(x + inset, y + inset, 97 * scale, 147 * scale, 9 * scale)


def _printed_fires(tile: str) -> Markup:
    """The fires as they are printed on a tile; the shared one is cut in halves."""
    row, column = cell_of(tile)
    left, top = (column - 1) * WIDTH, (6 - row) * HEIGHT
    fires = (FIRE_AT[fire] for fire in FIRES if tile in fire.split("+"))
    return group(*(art.fire(False, x - left, y - top) for x, y in fires), clip_path="url(#edge)")


@cache
def tile_face(tile: str, x: float, y: float, scale: float, small: bool = False, dim: bool = False) -> Markup:
    """A tile that lies by itself."""
    row, column = cell_of(tile)
    veil = rect(1.5, 1.5, 97, 147, 9, class_="dim") if dim else ""
    drawn = (use(f"land-{tile}"), _printed_fires(tile), art.number_box(row, column, small))
    return at(x, y, *drawn, veil, scale=scale)


_FIERY = frozenset(tile for fire in FIRES for tile in fire.split("+"))


def tile_told(eye: Eye, tile: str) -> str:
    """A tile in words, with the fire that is printed on it."""
    told = eye.tile(tile)
    return eye.say("draw-tile-fire", tile=told) if tile in _FIERY else told


def loose_tile(eye: Eye, tile: str, x: float, y: float, scale: float, dim: bool = False, words: str = "") -> Markup:
    """A tile of a hand, of the display or in the middle, with its key if it may be chosen."""
    act, told = f"tile {tile}", words or tile_told(eye, tile)
    face = tile_face(tile, x, y, scale, small=scale < 0.6, dim=dim)
    if act not in eye.acts:
        return described(told, face, id=f"tile-{tile}")
    mark = frame_ring(x, y, scale) + eye.key(act, x + 70 * scale, y + 4 * scale, 26 * scale)
    return eye.piece(f"tile-{tile}", told, face, act=act, mark=mark)


def back(x: float, y: float, scale: float) -> Markup:
    """A tile face down."""
    return at(x, y, art.tile_back(), scale=scale)


def backs(eye: Eye, seat: int) -> list[str]:
    """The names of the pieces of a hand that the viewer may not see."""
    return [f"back-{seat}-{k}" for k in range(eye.seat(seat)["hand_count"])]


def hidden_spirits(position: dict[str, Any]) -> list[str]:
    """What the spirit pile holds."""
    hidden = {*position["spirit_pile"], *(["evil"] if position["evil"] == "pile" else [])}
    return [spirit for spirit in SPIRITS if spirit in hidden]


def spirit_pile(eye: Eye, x: float, y: float, size: float, digits: float) -> Markup:
    """The face-down spirits, their number (in that size), and which they may be."""
    hidden = hidden_spirits(eye.position)
    words = eye.say("draw-spirit-pile-count", count=len(hidden))
    if hidden:
        names = ", ".join(eye.say("spirit", spirit=spirit) for spirit in hidden)
        words += f"\n{eye.say('draw-spirit-pile-holds', spirits=names)}"
    half = size / 2
    stack = [art.medal("hidden", x - 2 * k, y - 3 * k, size) for k in range(min(len(hidden), 3))]
    empty = "" if hidden else circle(x, y, half - 2, class_="slot")
    count = count_of(len(hidden), x, y + half - digits * 0.62, digits)
    return eye.piece(
        "spirit-pile", words, *stack, empty, count, act="draw", mark=eye.round_mark("draw", x, y, size + 2)
    )


def held_evil(eye: Eye, seat: int, x: float, y: float, size: float) -> Markup:
    """The Evil Spirit, if it lies in front of this seat and not yet on a spirit."""
    if eye.position["evil"] != seat or eye.position["covered"]:
        return Markup()
    words = eye.say("draw-evil-with", name=eye.names[seat])
    return medallion(eye, "evil", x, y, size, f"{words}\n{eye.say('spirit-effect', spirit='evil')}")


def in_play_words(eye: Eye, tile: str) -> str:
    """The tile in the middle, and what it captures."""
    lines = [eye.say("draw-in-play", tile=eye.tile(tile))]
    if eye.phase == "capture":
        matches = ", ".join(map(eye.tile, eye.sight.facts["matches"]))
        lines.append(f"{eye.say('matches')}: {matches or eye.say('none')}")
    return "\n".join(lines)


def draw_pile(eye: Eye, x: float, y: float, scale: float, size: float) -> Markup:
    """The tiles that are still to be drawn; ``size`` is that of their number."""
    count = eye.position["draw_pile"]
    words = eye.say("draw-pile-count", count=count)
    return described(words, _pile(count, art.tile_back(), x, y, scale, size), id="draw-pile")


def supply(eye: Eye, x: float, y: float, scale: float, size: float) -> Markup:
    """The rainbows that nobody has taken; ``size`` is that of their number."""
    count = eye.position["rainbows"]
    words = eye.say("draw-supply-count", count=count)
    return described(words, _pile(count, art.rainbow(), x, y, scale, size), id="rainbow-supply")


@cache
def _pile(count: int, shown: Markup, x: float, y: float, scale: float, size: float) -> Markup:
    """A stack that rises with its number of pieces, up to three of them."""
    stack = join(at(x - 3 * k, y - 3 * k, shown, scale=scale) for k in range(min(count, 3)))
    stack = stack or rect(x + 1, y + 1, 98 * scale, 147 * scale, 8 * scale, class_="slot")
    return Markup(stack + count_of(count, x + 50 * scale, y + 124 * scale, size))


@cache
def definitions() -> Markup:
    """What every picture of the table refers to, but the pictures of tiles and the medallions."""
    cells = element("clipPath", path(scene.outline_of(CELLS)), id="cells")
    return join((felt_gradient(), pawns(PLAYERS), cells, scene.landscape(), art.definitions()))


def count_of(count: int, x: float, y: float, size: float) -> Markup:
    """A number on a pile, its middle at a place."""
    wide, high = size * 2.1, size * 1.42
    chip = rect(x - wide / 2, y - high / 2, wide, high, high / 2, class_="count")
    return Markup(chip + text(str(count), x, y + size * 0.36, size, class_="middle bold on-night"))


def spirits_met(position: dict[str, Any]) -> list[str]:
    """The spirits of the running encounter."""
    evil = "evil" if position["evil"] == "drawn" else None
    met = dict.fromkeys([position["meeting"], *position["spirits_drawn"], evil])
    return [spirit for spirit in met if spirit]


def hand_words(eye: Eye, seat: int) -> str:
    """Whose hand, and how many tiles of how many there may be."""
    hand = eye.seat(seat)
    count = eye.say("draw-hand-count", count=hand["hand_count"], limit=hand["hand_limit"])
    if seat != eye.own:
        return f"{eye.say('draw-hand')}: {count}"
    name = eye.say("your-hand") if seat == eye.sight.seat else eye.say("hand", seat=eye.names[seat])
    return f"{name}: {count}"


def medallion(eye: Eye, spirit: str, x: float, y: float, size: float, words: str = "") -> Markup:
    """A spirit with its name and effect; a ring if it may be chosen."""
    name = words or eye.spirit(spirit)
    act = f"spirit {spirit}"
    mark = eye.round_mark(act, x, y, size)
    return eye.piece(f"spirit-{spirit}", name, art.medal(spirit, x, y, size), act=act, mark=mark)
