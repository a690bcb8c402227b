"""The table of Solstis in parts, for a page that lays them out from a phone to a wall.

Lists and words are HTML, pieces are SVG. Everything refers to pictures that the page holds once
(`definitions`), so that a part is light to send; what never changes is made once and kept.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from suntable.draw.parts import described, pawn
from suntable.draw.svg import Markup, at, element, group, join, outline, path, polar, rect, symbol, text, use
from suntable.draw.table import Fact, Line, Table
from suntable.draw.theme import KEYFRAMES, RULES, flat, scoped
from suntable.games.solstis import art, pieces, scene
from suntable.games.solstis import panorama as land
from suntable.games.solstis.ahead import look_ahead
from suntable.games.solstis.pieces import Eye
from suntable.games.solstis.state import CELLS, SPIRITS
from suntable.games.solstis.text import STEPS, case, result, step

if TYPE_CHECKING:
    from collections.abc import Iterable

    from suntable.draw.words import Words
    from suntable.engine.sight import Sight

_OWN = land.Place(0, 0, 1)
_OTHER = land.Place(0, 0, 1, small=True)

# The clauses each decision stands in, the one to be read first in front.
_CLAUSES = {
    "play": "T2 T3",
    "play-end": "E1 E2",
    "capture": "T3 T4 T6",
    "rainbow": "R1 R2",
    "rainbow-move": "R7 R8",
    "spirit": "P5 P4",
    "spirit-last": "P5 P6",
    "spirit-row": "P5 P6",
    "spirit-pile": "P5 P8",
    "spirit-pile-last": "P5 P6",
    "keep": "P5",
    "square": "P7 P1",
    "deer": "P14",
    "beetle": "P14",
    "cover": "F1 F2",
    "over": "F11",
}


def table(sight: Sight) -> Table:
    """Everything a page needs to show the table to one viewer."""
    eye = Eye(sight, look_ahead(sight))
    head, why = eye.asked()
    over = eye.phase == "over"
    steps = STEPS[:-1] if eye.position["end_phase"] else STEPS  # SOLSTIS-E1: no refill in the end phase
    on = step(eye.position)
    return Table(
        parts={"display": _display(eye), "own": _own(eye), "other": _other(eye), "spirits": _spirits(eye)},
        hand=_hand(eye),
        turn=eye.say("page-turn", turn=eye.position["turn"]),
        steps=tuple(eye.say("step", step=name) for name in steps) if on in steps else (),
        step=steps.index(on) if on in steps else None,
        prompt=head,
        why=why,
        notices=_notices(eye),
        clauses=tuple(f"SOLSTIS-{clause}" for clause in _CLAUSES[case(eye.position)].split()),
        facts=tuple(_facts(eye, seat) for seat in range(len(eye.names))),
        sheet=_sheet(eye),
        result=result(eye.say, sight, eye.names) if over else "",
        keys={eye.acts[act]: letter for act, letter in eye.letters.items()},
    )


@cache
def definitions() -> Markup:
    """All pictures that parts refer to, as one SVG that takes no room."""
    tiles = (art.tile_symbol(*cell) for cell in CELLS)
    medals = (art.medal_symbol(spirit) for spirit in (*SPIRITS, "hidden"))
    drawn = element("defs", pieces.definitions(), *tiles, *medals, _signs())
    return element("svg", drawn, width=0, height=0, aria_hidden="true", focusable="false")


def style() -> str:
    """The style of the parts and of what they refer to."""
    shared = scoped(RULES + art.STYLE + pieces.STYLE + land.STYLE)
    layout = files(__package__).joinpath("page.css").read_text("utf-8")
    return f"{shared}\n{flat(scene.SYMBOL_STYLE + art.SYMBOL_STYLE)}\n{KEYFRAMES}\n{layout}"


def _signs() -> Markup:
    """The signs of the public numbers, 24 by 24, in the colour of the words beside them."""
    star = use("star", 0, 0, 24)
    hand = (
        '<rect x="3" y="6" width="10" height="15" rx="2"/><path d="M12 3.2 20 6a2 2 0 0 1 1.2 2.5L17.3 19.6 15 20V8z"/>'
    )
    disc = '<path fill-rule="evenodd" d="M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12a6 6 0 0 1 0-12z"/>'
    fire = '<path d="M12 2c4 5 7 7 6 12a6 6 0 0 1-12 0c0-3 2-5 3-8 1 1 2 2 2 3 1-2 2-4 1-7z"/>'
    drawn = (("star", star), ("hand", hand), ("spirits", disc), ("fires", fire))
    return join(symbol(f"sign-{name}", "0 0 24 24", group(Markup(d), fill="currentColor")) for name, d in drawn)


# -- what stands beside the board ------------------------------------------------------------------------


def _notices(eye: Eye) -> tuple[str, ...]:
    """What is out of the ordinary."""
    position, say = eye.position, eye.say
    if step(position) not in STEPS:
        return ()
    told = [say("second-chance")] if position["second_chance"] else []
    if position["end_phase"]:
        told.append(say("draw-end-phase", extra="yes" if position["extra_turn"] else "no"))
    elif position["extra_turn"]:
        told.append(say("page-extra-turn"))
    return tuple(told)


def _facts(eye: Eye, seat: int) -> tuple[Fact, ...]:
    """The public numbers of a seat."""
    say, hand, fires = eye.say, eye.seat(seat), eye.facts(seat)["fires"]
    stars = sum(eye.sight.breakdowns[seat].values())
    spirits = len(hand["spirits"]) + (eye.position["evil"] == seat)
    lit = sum(fires.values())
    final = "yes" if eye.phase == "over" else "no"
    count = say("draw-hand-count", count=hand["hand_count"], limit=hand["hand_limit"])
    return (
        Fact("sign-star", str(stars), say("draw-total", count=stars, final=final)),
        Fact("sign-hand", str(hand["hand_count"]), f"{say('draw-hand')}: {count}"),
        Fact("sign-spirits", str(spirits), say("page-spirits", count=spirits)),
        Fact("sign-fires", f"{lit}/{len(fires)}", say("page-fires", lit=lit, count=len(fires))),
    )


def _sheet(eye: Eye) -> tuple[Line, ...]:
    """The score, part by part, and the sum."""
    parts = eye.sight.breakdowns
    lines = [Line(eye.say("part", part=part), tuple(each[part] for each in parts)) for part in parts[0]]
    return (*lines, Line(eye.say("part", part="total"), tuple(sum(each.values()) for each in parts)))


# -- small things ----------------------------------------------------------------------------------------


def _picture(kind: str, width: int, height: int, *drawn: str) -> Markup:
    """A drawing of its own inside the page."""
    box = f"0 0 {width} {height}"
    return element("svg", *drawn, class_=kind, viewBox=box, role="presentation", focusable="false")


def _tile(eye: Eye, tile: str, dim: bool = False, under: str = "", over: str = "") -> Markup:
    return _picture("so-tile", 100, 150, under, pieces.loose_tile(eye, tile, 0, 0, 1, dim=dim), over)


def _list(kind: str, label: str, things: Iterable[str], **attributes: str) -> Markup:
    items = (element("li", thing) for thing in things)
    return element("ul", *items, class_=kind, aria_label=label, **attributes)


def _head(words: str, *more: str) -> Markup:
    return element("div", element("h3", words), *more, class_="so-head")


# -- the display and the hands ---------------------------------------------------------------------------


def _display(eye: Eye) -> Markup:
    places = eye.position["display"]
    count = max(len(places), 6)
    things = (_place(eye, number) for number in range(count))
    return _list("so-display", eye.say("display"), things, data_places=str(count))


def _place(eye: Eye, number: int) -> Markup:
    places = eye.position["display"]
    place = places[number] if number < len(places) else None
    if place is None:
        return _empty_place(eye.say)
    tile, under = place["tile"], ""
    if place["beneath"]:
        words = eye.say("draw-beneath", tile=eye.tile(tile))
        under = described(words, pieces.back(6, 6, 1), id=f"beneath-{number}")
    dim = eye.phase == "capture" and tile not in eye.sight.facts["matches"]
    return _tile(eye, tile, dim, under, _caught(eye, tile))


@cache
def _empty_place(say: Words) -> Markup:
    slot = described(say("draw-place-empty"), rect(1.5, 1.5, 97, 147, 9, class_="slot"))
    return _picture("so-tile", 100, 150, slot)


def _caught(eye: Eye, tile: str) -> Markup:
    """A frame for each tile of the hand that could capture this one, shown while it is pointed at."""
    catching = (eye.acts[act] for act, ahead in eye.ahead.items() if tile in ahead.catches)
    return join(
        element("rect", x=3, y=3, width=94, height=144, rx=9, class_="ahead target", data_for=str(number))
        for number in catching
    )


def _hand(eye: Eye) -> Markup:
    """The hand of the seat that looks; for everybody else that of the first seat."""
    words = pieces.hand_words(eye, eye.own)
    count = element("p", words, class_="so-count")
    return Markup(count + _list("so-hand", words, _held(eye, eye.own)))


def _held(eye: Eye, seat: int) -> Iterable[Markup]:
    hand = eye.seat(seat)["hand"]
    if hand is None:
        words = eye.say("draw-back", name=eye.names[seat])
        return (_back(words, name) for name in pieces.backs(eye, seat))
    return (_tile(eye, tile) for tile in hand)


@cache
def _back(words: str, name: str) -> Markup:
    return _picture("so-tile", 100, 150, described(words, art.tile_back(), id=name))


# -- the panoramas ---------------------------------------------------------------------------------------


def _own(eye: Eye) -> Markup:
    """The panorama of the viewer. Its free corners hold what lies in the middle of the table, and the piles."""
    drawn = (
        _dawn() if eye.phase == "over" else "",
        land.panorama(eye, eye.own, _OWN),
        _middle(eye),
        pieces.draw_pile(eye, 800, 8, 0.94, 34),
        pieces.supply(eye, 904, 8, 0.94, 34),
        pieces.held_evil(eye, eye.own, 50, 380, 92),
    )
    return _picture("so-land", 1000, 900, *drawn)


@cache
def _dawn() -> Markup:
    """At the end the sun rises behind the mountain."""
    beams = []
    for k in range(25):
        corners = ((300, -1.6), (600, -2.6), (600, 2.6), (300, 1.6))
        beams.append(path(outline([polar(500, 450, far, 176 + 7.7 * k + side) for far, side in corners])))
    return group(*beams, class_="dawn", aria_hidden="true")


def _middle(eye: Eye) -> Markup:
    """The tile in play, and the rainbow that is being placed."""
    tile, drawn, x = eye.position["in_play"], [], 4.0
    if tile:
        drawn.append(text(eye.say("in-play"), x, 232, 26, class_="soft bold so-note", aria_hidden="true"))
        drawn.append(pieces.loose_tile(eye, tile, x, 4, 1.3, words=pieces.in_play_words(eye, tile)))
        x += 146
    if eye.phase == "rainbow":
        words = eye.say("draw-rainbow-moving")
        drawn.append(described(words, at(x, 4, art.rainbow(), scale=0.95), id="rainbow-moving"))
    return join(drawn)


def _other(eye: Eye) -> Markup:
    seat = 1 - eye.own
    shape = _picture("so-pawn", 24, 24, pawn(seat, 12, 12, 24))
    words = pieces.hand_words(eye, seat)
    hand = _list("so-held", words, _held(eye, seat))
    name = Markup(shape + element("bdi", eye.names[seat]))
    evil = pieces.held_evil(eye, seat, 76, 80, 136)
    drawn = _picture("so-land so-small", 1000, 900, land.panorama(eye, seat, _OTHER), evil)
    return Markup(_head(name, element("span", words, class_="so-much"), hand) + drawn)


# -- spirits ---------------------------------------------------------------------------------------------


def _spirits(eye: Eye) -> Markup:
    row, choosing = eye.position["spirit_row"], eye.phase == "spirit"
    draws = eye.sight.tell.get(eye.acts.get("draw", -1), "")
    pile = _spirit(pieces.spirit_pile(eye, 50, 50, 88, 28), eye.say("page-pile"), draws)
    things = [pile, *(_known(eye, spirit, told=choosing) for spirit in row)]
    shown = _list("so-row so-told" if choosing else "so-row", eye.say("spirit-row"), things)
    return Markup(_head(eye.say("spirits"), _gone(eye)) + shown + _below(eye))


def _gone(eye: Eye) -> Markup:
    """How many tiles have left the game."""
    if not eye.position["gone"]:
        return Markup()
    tiles = ", ".join(map(eye.tile, eye.position["gone"]))
    words = eye.say("draw-gone-count", count=len(eye.position["gone"]))
    return element("span", words, class_="so-much", title=f"{eye.say('gone')}: {tiles}")


def _below(eye: Eye) -> Markup:
    """The spirits of the running encounter with their effects; otherwise what the kinds mean."""
    met = pieces.spirits_met(eye.position)
    if met:
        return _list("so-row so-told so-met", eye.say("spirits-drawn"), (_known(eye, each, told=True) for each in met))
    return _kinds(eye.say, eye.position["evil"] != "out")


def _known(eye: Eye, spirit: str, told: bool) -> Markup:
    effect = eye.say("spirit-effect", spirit=spirit) if told else ""
    return _spirit(pieces.medallion(eye, spirit, 50, 50, 96), eye.say("spirit", spirit=spirit), effect)


@cache
def _spirit(drawn: Markup, name: str, effect: str = "") -> Markup:
    words = [element("b", name)] + ([element("span", effect)] if effect else [])
    return Markup(_picture("so-medal", 100, 100, drawn) + element("div", *words))


@cache
def _kinds(say: Words, evil: bool) -> Markup:
    """What the discs mean."""
    kinds = ("plain", "blue", "evil") if evil else ("plain", "blue")
    discs = ((_picture("so-disc", 24, 24, use(f"disc-{kind}", 0, 0, 24)), say(f"draw-kind-{kind}")) for kind in kinds)
    return _list("so-kinds", say("page-kinds"), (Markup(disc + element("span", words)) for disc, words in discs))
