"""The drawn table of Solaris: one standalone SVG of all that a viewer may see and do.

The ring is in the middle, the supplies are on the left, the players in the order of their turns on the right, the hand
of whoever looks and what is to be done below. Pieces have the same names as on a page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from suntable.draw.parts import action, chip, chip_width, described, document, panel, pawn
from suntable.draw.parts import ring as glow
from suntable.draw.svg import Markup, at, group, join, paragraph, rect, text, use
from suntable.games.solaris import art, page, pieces, ring
from suntable.games.solaris.ahead import PLACES
from suntable.games.solaris.pieces import NIGHT, Eye, asked
from suntable.games.solaris.state import COLOURS, DISPLAY, TIME_ROUNDS
from suntable.games.solaris.text import result

if TYPE_CHECKING:
    from collections.abc import Iterator

    from suntable.engine.sight import Sight

WIDTH, HEIGHT = 1400, 900
_SCALE = 0.97
_SIDE, _MARGIN = 320, 16  # the columns at both sides
_RIGHT = WIDTH - _MARGIN - _SIDE
_DOCK = 762

_STYLE = (
    pieces.STYLE
    + """.night{"""
    + NIGHT
    + """}
.ahead{display:none}
.sign{color:var(--ink-2)}
.dock{fill:var(--bg-2);fill-opacity:.94}
.edge{fill:var(--sun)}
.now{fill:var(--sun);fill-opacity:.16;stroke:var(--sun)}
.step{fill:#2b2b6b;color:#dcd9f5}
.step-now{fill:var(--sun);color:var(--sun-ink)}
.step-done{fill:none;stroke:#7e82d8;color:var(--ink-3)}
""",
    art.SYMBOL_STYLE,
)


def svg(sight: Sight) -> str:
    """The table as the viewer sees it."""
    eye = Eye(sight)
    ground = rect(0, 0, WIDTH, HEIGHT, fill="#12123a") + rect(
        0, 0, WIDTH, HEIGHT, fill="url(#disc-light)", fill_opacity=0.4
    )
    left = (WIDTH - ring.WIDTH * _SCALE) / 2
    board = at(left, 2, ring.sky(), ring.whole(eye), scale=_SCALE)
    body = group(
        Markup(ground), board, _supplies(eye), _fleet(eye), _players(eye), _round(eye), _dock(eye), class_="night"
    )
    used = [drawn for name, drawn in art.pictures().items() if f'"#{name}"' in body]
    title = eye.say("draw-title", round=eye.position["round"], station=eye.station(eye.station_on))
    return document((WIDTH, HEIGHT), title, sight.lang, join((pieces.definitions(), *used)), body, _STYLE)


# -- the left column -----------------------------------------------------------------------------------------


def _supplies(eye: Eye) -> Markup:
    """Stack, display, and how many cards the pile has."""
    cards = [pieces.stack_piece(eye), *(pieces.slot_piece(eye, slot) for slot in range(DISPLAY))]
    shown = (at(_MARGIN + 14 + 75 * k, 54, card, scale=0.57) for k, card in enumerate(cards))
    head = text(eye.say("display"), _MARGIN + 14, 42, 15, class_="bold soft")
    pile = text(eye.say("page-pile", count=len(eye.position["pile"])), _MARGIN + 14, 172, 14, class_="soft")
    return panel(_MARGIN, _MARGIN, _SIDE, 168, head, *shown, pile, label=eye.say("display"))


def _fleet(eye: Eye) -> Markup:
    """Free shuttles and spare bridges."""
    free = [colour for colour in COLOURS if eye.dock_of(colour) is None]
    ships = [
        at(_MARGIN + 12 + 75 * k, 238, pieces.free_shuttle(eye, colour), scale=0.82) for k, colour in enumerate(free)
    ]
    if not free:
        ships = [text(eye.say("page-none-free"), _MARGIN + 14, 262, 14, class_="soft")]
    spares = (
        at(_MARGIN + 14 + 82 * k, 318, described(eye.colour(colour), use(f"signal-{colour}", 0, 0, 70, 24)))
        for k, colour in enumerate(eye.position["spare"])
    )
    heads = (
        text(eye.say(name), _MARGIN + 14, y, 15, _SIDE - 24, class_="bold soft")
        for name, y in (("shuttles", 226), ("spare", 308))
    )
    return panel(_MARGIN, 198, _SIDE, 160, *heads, *ships, *spares, label=eye.say("shuttles"))


# -- the right column ----------------------------------------------------------------------------------------


def _players(eye: Eye) -> Markup:
    """All players in the order of their turns, and why."""
    rows = (at(_RIGHT + 8, 58 + 74 * place, _player(eye, place, seat)) for place, seat in enumerate(eye.turns))
    height = 98 + 74 * eye.players
    head = text(
        eye.say("page-order", station=eye.station(eye.station_on)), _RIGHT + 16, 42, 15, _SIDE - 30, class_="bold soft"
    )
    why = paragraph(eye.say("page-order-why"), _RIGHT + 16, height - 12, 13.5, _SIDE - 28, 2, kind="soft")
    return panel(_RIGHT, _MARGIN, _SIDE, height + 8, head, *rows, why, label=eye.say("order"))


def _player(eye: Eye, place: int, seat: int) -> Markup:
    """Whose turn it is when; the numbers of the player, the cards, what lies face down."""
    width = _SIDE - 16
    when = page.when(eye, place)
    lit = rect(0, 0, width, 68, 10, class_="now") if when == "now" else ""
    told = eye.say("page-named") if seat in eye.position["named"] else page.moment_words(eye, when)
    room = width - 128 - (chip_width(told, 11.5) if told else 0)
    shown = [
        lit,
        pawn(seat, 20, 18, 20),
        text(eye.names[seat], 36, 24, 16, room, class_="bold"),
        chip(told, width - 86 - chip_width(told, 11.5), 18, 11.5, sunny=when == "now") if told else "",
        *_numbers(eye, seat, width),
        *_held(eye, seat, width),
    ]
    act = eye.acts.get(f"victim {seat}")
    if act is None:
        return group(*shown)
    return action(act, eye.tell(f"victim {seat}"), *shown, glow(0, 0, width, 68, 10), id=f"draw-from-{seat}")


def _numbers(eye: Eye, seat: int, width: float) -> Iterator[Markup]:
    energy, laser = eye.energy(eye.station_on, seat), eye.laser(seat)
    station = eye.station(eye.station_on)
    for x, sign, value, words in (
        (width - 80, "energy", energy, eye.say("page-fact-energy", count=energy, station=station)),
        (width - 40, "laser", laser, eye.say("page-fact-laser", count=laser)),
    ):
        icon = group(use(f"sign-{sign}", x, 10, 16), class_="sign")
        yield described(words, icon, text(str(value), x + 19, 24, 16, class_="bold"))


def _held(eye: Eye, seat: int, width: float) -> Iterator[Markup]:
    """The hand, open only to those who may see it; that of whoever looks is below."""
    words = eye.say("page-back", name=eye.names[seat])
    cards: list[Markup] = []
    if seat != eye.own:
        size, is_hidden = eye.hand_size(seat), eye.hand(seat) is None
        cards = [pieces.back(words, f"back-{seat}-{k}") for k in range(size)] if is_hidden else _open(eye, seat)
    stash = [_face_down(eye, seat, victim, card) for victim, card in eye.stash(seat)]
    pitch = min(25.0, (width - 30) / max(len(cards) + len(stash) + 1, 1))
    yield from (at(12 + pitch * k, 34, card, scale=0.185) for k, card in enumerate(cards))
    begin = width - 8 - 25 * len(stash)
    yield from (at(begin + 25 * k, 34, card, scale=0.185) for k, card in enumerate(stash))


def _open(eye: Eye, seat: int) -> list[Markup]:
    return [pieces.hand_card(eye, seat, card, nth) for card, nth in eye.hand_pieces(seat)]


def _face_down(eye: Eye, thief: int, victim: int, card: str | None) -> Markup:
    words = eye.say("stash", seat=eye.names[thief], victim=eye.names[victim])
    name = f"stash-{thief}-{victim}"
    return pieces.back(words, name) if card is None else pieces.card_piece(eye, card, name)


def _round(eye: Eye) -> Markup:
    """The stations in the order of the round, and what moved the bridges last."""
    now, top = eye.position["round"], 138 + 74 * eye.players
    head = eye.say("round-of", round=now, rounds=TIME_ROUNDS) if eye.is_timed else eye.say("round", round=now)
    places = [*range(1, PLACES), 0]
    steps = (
        at(_RIGHT + 16 + 48 * k, top + 38, _step(eye, place, k - places.index(eye.active)))
        for k, place in enumerate(places)
    )
    omen = eye.position["omen"]
    last = ""
    if omen:
        last = paragraph(
            eye.say("page-omen", card=eye.card_words(omen)), _RIGHT + 16, top + 102, 13.5, _SIDE - 30, 2, kind="soft"
        )
    title = text(head, _RIGHT + 16, top + 26, 15, class_="bold soft")
    return panel(_RIGHT, top, _SIDE, 130 if omen else 88, title, *steps, last, label=head)


def _step(eye: Eye, place: int, later: int) -> Markup:
    kind = "step-now" if later == 0 else "step-done" if later < 0 else "step"
    name = eye.stations[place]
    return described(eye.station(name), group(rect(0, 0, 38, 38, 10), use(f"station-{name}", 8, 8, 22), class_=kind))


# -- below ---------------------------------------------------------------------------------------------------


def _dock(eye: Eye) -> Markup:
    """The hand, what is to be done and why, and what is no piece to be touched."""
    ground = rect(0, _DOCK, WIDTH, HEIGHT - _DOCK, class_="dock")
    size = eye.hand_size(eye.own)
    words = eye.say("page-back", name=eye.names[eye.own])
    cards = (
        _open(eye, eye.own)
        if eye.hand(eye.own) is not None
        else [pieces.back(words, f"back-{eye.own}-{k}") for k in range(size)]
    )
    pitch = min(82.0, 580 / max(size, 1))
    hand = join(at(20 + pitch * k, _DOCK + 14, card, scale=0.64) for k, card in enumerate(cards))
    if eye.phase == "over":
        return Markup(ground + hand + text(result(eye.say, eye.sight, eye.names), 640, 840, 28, 740, class_="serif"))
    head, why = asked(eye)
    told = " ".join(filter(None, (page.progress(eye), why)))
    prompt = text(head, 640, _DOCK + 30, 22, 740, class_="serif")
    return Markup(ground + hand + prompt + paragraph(told, 640, _DOCK + 52, 14, 740, 1, kind="soft") + _buttons(eye))


def _buttons(eye: Eye) -> Markup:
    """What is chosen by its words: the action, an amount, done."""
    names = [name for name in eye.acts if name.split(" ")[0] in ("main", "spend", "done")]
    columns = 4 if len(names) > 3 else max(len(names), 1)
    width = 744 / columns
    drawn = []
    for k, name in enumerate(names):
        x, y = 640 + width * (k % columns), _DOCK + 62 + 38 * (k // columns)
        words = eye.tell(name)
        body = rect(x, y, width - 10, 32, 9, class_="chip")
        label = text(words, x + width / 2 - 5, y + 21.5, 14.5, width - 22, class_="middle bold")
        drawn.append(
            action(eye.acts[name], words, body, label, glow(x, y, width - 10, 32, 9), id=f"do-{name.replace(' ', '-')}")
        )
    return join(drawn)
