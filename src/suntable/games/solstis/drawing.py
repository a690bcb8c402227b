"""The drawn table of Solstis: one standalone SVG of all that a viewer may see and do.

The viewer's panorama lies large on the left with the hand below it; the display, the other panorama and
the spirits are on the right. Pieces are drawn in the coordinates of the whole picture and keep their ids
from one position to the next, so that a page can glide them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from suntable.draw.parts import (
    chip,
    chip_width,
    described,
    document,
    felt,
    panel,
    pawn,
    steps,
)  # fmt: skip
from suntable.draw.svg import (
    Markup,
    arc,
    at,
    element,
    group,
    join,
    outline,
    paragraph,
    path,
    polar,
    rect,
    text,
    text_width,
    use,
)
from suntable.games.solstis import art, scene
from suntable.games.solstis import panorama as land
from suntable.games.solstis.pieces import STYLE as PIECES_STYLE
from suntable.games.solstis.pieces import (
    Eye,
    back,
    backs,
    cell_of,
    definitions,
    draw_pile,
    hand_words,
    held_evil,
    in_play_words,
    loose_tile,
    medallion,
    spirit_pile,
    spirits_met,
    supply,
)  # fmt: skip
from suntable.games.solstis.state import SPIRITS, TILES
from suntable.games.solstis.text import STEPS, result, step

if TYPE_CHECKING:
    from suntable.engine.sight import Sight

WIDTH, HEIGHT = 1400, 900

_BIG = land.Place(18, 14, 0.78)
_SMALL = land.Place(984, 312, 0.39, small=True)
_RIGHT, _RIGHT_WIDTH = 822, 564

_STYLE = (
    art.STYLE
    + PIECES_STYLE
    + land.STYLE
    + """
.edge{fill:var(--sun)}
.beam{fill:var(--sun);fill-opacity:.16}
.stars{fill:var(--sun)}
""",
    scene.SYMBOL_STYLE + art.SYMBOL_STYLE,
)


def svg(sight: Sight) -> str:
    """The table as the viewer sees it."""
    eye = Eye(sight)
    body = join(
        (
            felt(WIDTH, HEIGHT),
            _own_side(eye),
            _display(eye),
            _other_side(eye),
            _spirits(eye),
            _dock(eye),
        )
    )
    title = eye.say("draw-title", turn=eye.position["turn"])
    used = [art.tile_symbol(*cell_of(tile)) for tile in TILES if f'"#land-{tile}"' in body]
    used += [art.medal_symbol(spirit) for spirit in (*SPIRITS, "hidden") if f'"#medal-{spirit}"' in body]
    return document((WIDTH, HEIGHT), title, sight.lang, join((definitions(), *used)), body, _STYLE)


# -- players --------------------------------------------------------------------------------------------


def _own_side(eye: Eye) -> Markup:
    plate = panel(18, 14, 218, 122, _plate(eye, eye.own, 32, 200), label=eye.names[eye.own])
    evil = _held_evil(eye, eye.own, 52, 176)
    return Markup(land.panorama(eye, eye.own, _BIG) + plate + evil + _middle(eye))


def _other_side(eye: Eye) -> Markup:
    seat = 1 - eye.own
    plate = at(0, 300, _plate(eye, seat, 838, 230))
    drawn = (plate, land.panorama(eye, seat, _SMALL), _other_hand(eye, seat))
    sheet = panel(_RIGHT, 300, _RIGHT_WIDTH, 372, label=eye.names[seat])
    return Markup(sheet + join(drawn) + _held_evil(eye, seat, 866, 641))


def _plate(eye: Eye, seat: int, x: float, width: float) -> Markup:
    """Who it is, whether it is their turn to decide, and the stars so far, by kind."""
    name, you = eye.names[seat], eye.say("draw-you")
    mine = seat == eye.sight.seat
    room = width - 34 - (chip_width(you, 12.5) + 8 if mine else 0)
    drawn = [pawn(seat, x + 11, 36, 24), text(name, x + 30, 42, 18, room, class_="bold")]
    if mine:
        right = x + 38 + min(room, text_width(name, 18, bold=True))
        drawn.append(chip(you, right, 36, 12.5, sunny=True))
    if seat == eye.deciding:
        drawn.append(rect(x - 14, 26, 5, 96, 2.5, class_="edge"))
    return join([*drawn, _stars(eye, seat, x)])


def _stars(eye: Eye, seat: int, x: float) -> Markup:
    if not eye.sight.breakdowns:
        return Markup()
    parts, final = eye.sight.breakdowns[seat], eye.phase == "over"
    total = sum(parts.values())
    words = eye.say("draw-total", count=total, final="yes" if final else "no")
    drawn = [use("star", x - 2, 64, 26), text(str(total), x + 28, 89, 32, class_="serif")]
    lines = [words]
    for line, part in enumerate(parts):
        y = 66 + 19 * line
        drawn.append(text(eye.say("draw-part", part=part), x + 92, y, 15, 78, class_="soft"))
        drawn.append(text(str(parts[part]), x + 194, y, 15.5, class_="end bold"))
        lines.append(eye.say("draw-part-stars", part=part, count=parts[part]))
    drawn.append(text(eye.say("final" if final else "provisional"), x, 126, 13.5, 190, class_="faint"))
    return described("\n".join(lines), *drawn, class_="stars")


def _other_hand(eye: Eye, seat: int) -> Markup:
    hand, x = eye.seat(seat), 838
    label = text(hand_words(eye, seat), x, 458, 14, 150, class_="soft bold")
    if hand["hand"] is None:
        return Markup(label + _backs(eye, seat, x, 468, min(38, 104 / max(hand["hand_count"] - 1, 1)), 0.4))
    scale = 0.46 if len(hand["hand"]) > 2 else 0.62
    tiles = (loose_tile(eye, tile, x + k % 2 * 66, 468 + k // 2 * 72, scale) for k, tile in enumerate(hand["hand"]))
    return Markup(label + join(tiles))


def _backs(eye: Eye, seat: int, x: float, y: float, pitch: float, scale: float) -> Markup:
    """A hand that the viewer may not see."""
    words = eye.say("draw-back", name=eye.names[seat])
    names = backs(eye, seat)
    return join(described(words, back(x + k * pitch, y, scale), id=name) for k, name in enumerate(names))


def _held_evil(eye: Eye, seat: int, x: float, y: float) -> Markup:
    evil = held_evil(eye, seat, x, y, 60)
    name = text(eye.say("spirit", spirit="evil"), x + 36, y + 5, 14, 84, class_="soft bold")
    return Markup(evil + name) if evil else evil


# -- the middle of the table ----------------------------------------------------------------------------


def _middle(eye: Eye) -> Markup:
    """The tile in play, and the rainbow that is being placed."""
    tile, moving = eye.position["in_play"], eye.phase == "rainbow"
    x, y, drawn = 716, 16, []
    if tile or not moving:
        drawn.append(_in_play(eye, tile, x, y))
        x -= 90
    if moving:
        words = eye.say("draw-rainbow-moving")
        drawn.append(described(words, at(x, y, art.rainbow(), scale=0.78), id="rainbow-moving"))
    return join(drawn)


def _in_play(eye: Eye, tile: str | None, x: float, y: float) -> Markup:
    right = x + 80
    label = text(eye.say("in-play"), right, y + 138, 14, 138, class_="end soft")
    if tile is None:
        slot = described(eye.say("draw-nothing-in-play"), rect(x + 1, y + 1, 76, 115, 7, class_="slot"))
        return Markup(slot + label)
    face = loose_tile(eye, tile, x, y, 0.78, words=in_play_words(eye, tile))
    second = ""
    if eye.position["second_chance"]:
        words = eye.say("second-chance")
        second = chip(words, right - chip_width(words, 13), y + 156, 13, sunny=True)
    return Markup(face + label + second)


# -- the display ----------------------------------------------------------------------------------------


def _display(eye: Eye) -> Markup:
    places = eye.position["display"]
    columns = 6 if len(places) <= 10 else 7
    pitch = 548 / columns
    scale = (pitch - 12) / 100
    spots = [(_RIGHT + 14 + k % columns * pitch, 40 + k // columns * (150 * scale + 9)) for k in range(2 * columns)]
    drawn = [_spot(eye, k, *spots[k], scale) for k in range(max(len(places), 6))]
    drawn.append(draw_pile(eye, *spots[-2], scale, 17))
    drawn.append(supply(eye, *spots[-1], scale, 17))
    label = text(eye.say("display"), _RIGHT + 16, 31, 14, class_="soft bold")
    if eye.position["gone"]:
        words = eye.say("draw-gone-count", count=len(eye.position["gone"]))
        tiles = ", ".join(map(eye.tile, eye.position["gone"]))
        shown = text(words, _RIGHT + _RIGHT_WIDTH - 16, 31, 13, class_="end faint")
        drawn.append(described(f"{eye.say('gone')}: {tiles}", shown))
    return panel(_RIGHT, 12, _RIGHT_WIDTH, 282, label, *drawn, label=eye.say("display"))


def _spot(eye: Eye, number: int, x: float, y: float, scale: float) -> Markup:
    places = eye.position["display"]
    place = places[number] if number < len(places) else None
    if place is None:
        slot = rect(x + 1, y + 1, 98 * scale, 147 * scale, 8 * scale, class_="slot")
        return described(eye.say("draw-place-empty"), slot)
    tile, under = place["tile"], ""
    if place["beneath"]:
        words = eye.say("draw-beneath", tile=eye.tile(tile))
        under = described(words, back(x + 6, y + 6, scale), id=f"beneath-{number}")
    dim = eye.phase == "capture" and tile not in eye.sight.facts["matches"]
    return Markup(under + loose_tile(eye, tile, x, y, scale, dim=dim))


# -- spirits --------------------------------------------------------------------------------------------


def _spirits(eye: Eye) -> Markup:
    top, row = 680, eye.position["spirit_row"]
    label = text(eye.say("spirit-row"), _RIGHT + 104, top + 24, 14, class_="soft bold")
    drawn = [label, spirit_pile(eye, _RIGHT + 50, top + 62, 62, 17)]
    pitch = min(88.0, 430 / max(len(row), 1))
    for k, spirit in enumerate(row):
        x = _RIGHT + 104 + (k + 0.5) * pitch
        drawn.append(medallion(eye, spirit, x, top + 62, min(62, pitch - 4)))
        drawn.append(text(eye.say("spirit", spirit=spirit), x, top + 109, 14, pitch - 4, class_="middle soft"))
    if not row:
        drawn.append(text(eye.say("draw-no-spirits"), _RIGHT + 104, top + 66, 14, class_="faint"))
    drawn.append(path(f"M{_RIGHT + 16} {top + 122}h{_RIGHT_WIDTH - 32}", class_="rule"))
    drawn.append(_drawn_spirits(eye, top + 126))
    return panel(_RIGHT, top, _RIGHT_WIDTH, 208, *drawn, label=eye.say("spirits"))


def _drawn_spirits(eye: Eye, top: float) -> Markup:
    """The spirits of the running encounter with their effects; otherwise what the kinds mean."""
    shown = spirits_met(eye.position)
    if not shown:
        return _kinds(eye, top)
    drawn = []
    for k, spirit in enumerate(shown[:2]):
        x = _RIGHT + 46 + k * 276
        effect = eye.say("spirit-effect" if spirit != "evil" else "draw-evil-short", spirit=spirit)
        drawn.append(medallion(eye, spirit, x, top + 40, 62))
        drawn.append(text(eye.say("spirit", spirit=spirit), x + 40, top + 18, 15, 196, class_="bold"))
        drawn.append(paragraph(effect, x + 40, top + 35, 13, 204, 4, 1.18, kind="soft"))
    return join(drawn)


def _kinds(eye: Eye, top: float) -> Markup:
    """What the three discs mean."""
    drawn = []
    kinds = ("plain", "blue", "evil")[: 2 if eye.position["evil"] == "out" else 3]
    for k, kind in enumerate(kinds):
        x = _RIGHT + 40 + k * 186
        drawn.append(element("use", href=f"#disc-{kind}", x=x - 22, y=top + 18, width=44, height=44))
        words = eye.say(f"draw-kind-{kind}")
        drawn.append(paragraph(words, x + 30, top + 36, 14, 132, 2, kind="soft"))
    return join(drawn)


# -- the dock -------------------------------------------------------------------------------------------


def _dock(eye: Eye) -> Markup:
    hand = eye.seat(eye.own)
    label = text(hand_words(eye, eye.own), 20, 744, 14, 370, class_="soft bold")
    if hand["hand"] is None:
        tiles = _backs(eye, eye.own, 20, 754, 94, 0.84)
    else:
        pitch = min(94.0, 370 / max(len(hand["hand"]), 1))
        tiles = join(loose_tile(eye, tile, 20 + pitch * k, 754, 0.84) for k, tile in enumerate(hand["hand"]))
    now = _result(eye) if eye.phase == "over" else _now(eye)
    return Markup(label + tiles + now)


def _now(eye: Eye) -> Markup:
    """The step of the turn, what is to be done and why; who is waited for."""
    x, on = 410, step(eye.position)
    if on in STEPS:
        drawn = [steps([eye.say("step", step=name) for name in STEPS], STEPS.index(on), x, 742)]
    else:
        drawn = [chip(eye.say("step", step=on), x, 742, 14, sunny=True)]
    head, why = eye.asked()
    drawn.append(paragraph(head, x, 777, 22, 364, 2, 1.15, kind="serif"))
    below = 803 if text_width(head, 22) <= 364 else 826
    drawn.append(paragraph(why, x, below, 14.5, 396, 2, kind="soft"))
    drawn.append(_banners(eye, x, 874))
    return join(drawn)


def _banners(eye: Eye, x: float, y: float) -> Markup:
    """What is out of the ordinary: the end phase, an extra turn."""
    extra = eye.position["extra_turn"]
    if not extra and not eye.position["end_phase"]:
        return Markup()
    ends = eye.say("draw-end-phase", extra="yes" if extra else "no")
    words = ends if eye.position["end_phase"] else eye.say("draw-extra-turn")
    line = text(words, x + 197, y + 2, 14, 380, class_="middle bold on-sun")
    return Markup(rect(x - 4, y - 17, 402, 28, 14, class_="chip-sun") + line)


def _result(eye: Eye) -> Markup:
    """Who has won, before a rising sun."""
    beams = []
    for k in range(11):
        turn = 180 + 18 * k
        corners = ((66, -2), (230, -3.5), (230, 3.5), (66, 2))
        beams.append(path(outline([polar(606, 886, far, turn + side) for far, side in corners]), class_="beam"))
    sun = path(arc(606, 886, 52, 180, 360) + "z", class_="edge")
    words = result(eye.say, eye.sight, eye.names)
    light = element("clipPath", rect(402, 722, 412, 164, 14), id="result-edge")
    dawn = group(*beams, sun, clip_path="url(#result-edge)")
    line = paragraph(words, 606, 776, 26, 400, 2, 1.2, kind="serif middle")
    return Markup(light + element("g", element("title", words), dawn, line, id="result", role="img"))
