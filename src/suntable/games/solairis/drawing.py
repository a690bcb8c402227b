"""The drawn table of Solairis: one standalone SVG of all that a viewer may see and do.

The other warriors are above, the arena is in the middle, the viewer's warrior, spells and power cards are below.
Pieces have the same names as on a page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from suntable.draw.parts import action, chip, chip_width, described, document, felt, panel, pawn, ring, steps
from suntable.draw.svg import (
    Markup,
    arc,
    at,
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
from suntable.games.solairis import art, pieces
from suntable.games.solairis.pieces import STEPS, Eye, asked, left_spells
from suntable.games.solairis.text import result, sum_of, warrior_colour

if TYPE_CHECKING:
    from suntable.engine.sight import Sight

WIDTH, HEIGHT = 1400, 900

_STYLE = (
    art.STYLE
    + pieces.STYLE
    + """
.edge{fill:var(--sun)}
.ahead{display:none}
.bad{fill:var(--bad)}
.flight{stroke:var(--sun);stroke-width:3;stroke-dasharray:1 8;stroke-linecap:round}
.wheel{opacity:.3}
""",
    art.SYMBOL_STYLE,
)


def svg(sight: Sight) -> str:
    """The table as the viewer sees it."""
    eye = Eye(sight)
    body = join((felt(WIDTH, HEIGHT), _others(eye), _arena(eye), _own(eye), _dock(eye)))
    used = [drawn for name, drawn in art.pictures().items() if f'"#{name}"' in body]
    title = eye.say("draw-title", round=eye.position["round"])
    return document((WIDTH, HEIGHT), title, sight.lang, join((pieces.definitions(), *used)), body, _STYLE)


# -- warriors ----------------------------------------------------------------------------------------------


def _others(eye: Eye) -> Markup:
    width = min(440.0, 1364 / (eye.players - 1) - 12)
    left = (WIDTH - (width + 12) * (eye.players - 1) + 12) / 2
    return join(_plate(eye, seat, left + k * (width + 12), 12, width) for k, seat in enumerate(eye.others))


def _plate(eye: Eye, seat: int, x: float, y: float, width: float) -> Markup:
    """Who it is: portrait, name, race, life, what is held."""
    edge = rect(4, 14, 5, 126, 2.5, class_="edge") if seat == eye.deciding else ""
    inside = at(x, y, edge, at(16, 14, _portrait(eye, seat)), at(140, 0, _who(eye, seat, width - 152)))
    return panel(x, y, width, 154, inside, label=eye.names[seat])


def _portrait(eye: Eye, seat: int) -> Markup:
    warrior = eye.seat(seat)["warrior"]
    if warrior is None:
        return Markup(rect(0, 0, 110, 124, 9, class_="slot") + pawn(seat, 55, 62, 44))
    drawn = pieces.bust(eye, warrior, f"bust-{warrior}", act=f"target {seat}")
    veil = rect(0, 0, 110, 124, 9, class_="dim") if eye.seat(seat)["out"] else ""
    return Markup(at(0, 0, drawn, scale=1.1) + veil)


def _who(eye: Eye, seat: int, width: float) -> Markup:
    state = _state(eye, seat)
    room = width - 24 - (chip_width(state, 12.5) + 8 if state else 0)
    shown = [pawn(seat, 10, 26, 20), text(eye.names[seat], 26, 32, 17, room, class_="bold")]
    if state:
        shown.append(chip(state, width - chip_width(state, 12.5), 26, 12.5, sunny=seat == eye.deciding))
    if eye.seat(seat)["warrior"] is None:
        return join(shown)
    shown += [_race(eye, seat, width), _life(eye, seat, width)]
    if seat != eye.own and not eye.seat(seat)["out"]:
        shown.append(at(0, 100, _held(eye, seat, width)))
    return join(shown)


def _state(eye: Eye, seat: int) -> str:
    """What this player is doing, or why nothing."""
    say, own = eye.say, eye.seat(seat)
    if own["out"]:
        return say("is-out")
    if eye.phase in STEPS and seat == eye.deciding:
        return say("page-doing", step="dispel" if eye.dispels else "cast")
    return say("page-passed") if own["passed"] and eye.phase != "over" else ""


def _race(eye: Eye, seat: int, width: float) -> Markup:
    warrior = eye.seat(seat)["warrior"]
    race = warrior_colour(warrior)
    words = f"{eye.say('warrior', warrior=warrior)} · {eye.say('race', colour=race)}"
    return Markup(art.sigil(race, 9, 51, 18, "var(--ink-2)") + text(words, 24, 56, 14, width - 24, class_="soft"))


def _life(eye: Eye, seat: int, width: float) -> Markup:
    own = eye.seat(seat)
    numbers = pieces.printed(own["warrior"])
    full, life = numbers["life"], own["life"]
    words = eye.say("life-of", life=life, printed=full)
    heart = group(use("sign-life", 0, 66, 18), color="#e5484d")
    count = text(str(life), 24, 82, 20, class_="bold")
    of = text(f"/ {full}", 30 + text_width(str(life), 20, bold=True), 82, 13.5, class_="soft")
    left = width * life / full
    kind = "life-low" if life * 3 < full else "life-left"
    bar = Markup(rect(0, 88, width, 8, 4, class_="life-all") + (rect(0, 88, left, 8, 4, class_=kind) if left else ""))
    first = eye.say("page-first", first=numbers["first"])
    order = described(first, text(first, width, 81, 13.5, class_="end soft"))
    return Markup(described(words, heart, count, of, bar) + order)


def _held(eye: Eye, seat: int, width: float) -> Markup:
    """What another player holds: spells that are known open, everything else as backs."""
    own, names = eye.seat(seat), eye.names
    words = eye.say("page-back-spell", name=names[seat])
    hidden = own["spell_count"] - len(own["spells"])
    cards = [_slot() if eye.away(each) else pieces.spell_piece(eye, each, seat, plain=True) for each in own["spells"]]
    cards += [pieces.back("spell", words, f"back-spell-{seat}-{k}") for k in range(hidden)]
    power = power_cards(eye, seat)
    pitch = min(33.0, width / max(len(cards) + len(power) + 0.5, 1))
    shown = [at(k * pitch, 2, card, scale=(pitch - 3) / 120) for k, card in enumerate(cards)]
    begin = (len(cards) + 0.5) * pitch
    shown += [at(begin + k * pitch, 2, card, scale=(pitch - 3) / 120) for k, card in enumerate(power)]
    return join(shown)


def power_cards(eye: Eye, seat: int) -> list[Markup]:
    """The power cards of a hand: open to its player and to whoever sees everything."""
    if eye.in_hand(seat) is None:
        words = eye.say("page-back-power", name=eye.names[seat])
        return [pieces.back("power", words, f"back-power-{seat}-{k}") for k in range(eye.seat(seat)["power_count"])]
    return [pieces.hand_card(eye, seat, card, name) for card, name in eye.hand_pieces(seat)]


def _slot() -> Markup:
    return rect(1.5, 1.5, 117, 165, 9, class_="slot")


# -- the arena ---------------------------------------------------------------------------------------------


def _arena(eye: Eye) -> Markup:
    if eye.phase == "warrior":
        return _warriors(eye)
    if eye.phase == "draft":
        return _draft(eye)
    wheel = group(use("wheel", 470, 176, 460), class_="wheel")
    return Markup(wheel + (_end(eye) if eye.phase == "over" else _clash(eye) + _below(eye)))


def _warriors(eye: Eye) -> Markup:
    drawn = [text(eye.say("left-warriors"), 24, 200, 15, class_="soft bold")]
    for k, warrior in enumerate(eye.left_warriors):
        x, y = 24 + k % 7 * 195, 212 + k // 7 * 206
        numbers = pieces.printed(warrior)
        drawn.append(at(x, y, pieces.bust(eye, warrior, f"bust-{warrior}", act=f"warrior {warrior}"), scale=1.25))
        drawn.append(text(eye.say("warrior", warrior=warrior), x + 62, y + 160, 15.5, 180, class_="middle bold"))
        for j, sign in enumerate(("first", "life", "spells", "power")):
            left = x + 134
            icon = group(use(f"sign-{sign}", left, y + 14 + 28 * j, 17), color="var(--ink-2)")
            drawn += [icon, text(str(numbers[sign]), left + 22, y + 28 + 28 * j, 15, class_="bold")]
    return join(drawn)


def _draft(eye: Eye) -> Markup:
    drawn = [text(eye.say("left-spells"), 24, 192, 15, class_="soft bold")]
    for k, spell in enumerate(left_spells(eye)):
        x, y = 24 + k % 13 * 104.5, 202 + k // 13 * 142
        drawn.append(at(x, y, pieces.spell_piece(eye, spell, eye.chooser), scale=0.8))
    return join(drawn)


def _clash(eye: Eye) -> Markup:
    """The attack that is prepared, or else the one that was announced last."""
    seat, spell, attack = eye.deciding, eye.position["spell"], eye.attack
    if spell is not None and seat is not None:
        card = pieces.spell_piece(eye, spell, seat)
        return _duel(
            eye, (seat, eye.position["target"]), card, _burst(eye, spell), (eye.marks(seat), []), _progress(eye)
        )
    if attack is None:
        words = eye.say("page-quiet", round=eye.position["round"])
        return text(words, 700, 412, 24, 600, class_="middle serif")
    spell, target = attack["spell"], attack["target"]
    card = pieces.spell_piece(eye, spell, attack["seat"], name=None if eye.dispels else "", plain=True)
    middle = _ward(eye, spell) if attack["result"] == "dispelled" else _burst(eye, spell)
    answer = eye.marks(target) if eye.dispels else attack["dispelled_with"]
    outcome = (
        eye.say("page-outcome", result=attack["result"], seat=eye.names[target], count=pieces.wounds(spell))
        if not eye.dispels
        else ""
    )
    told = [outcome] if outcome else _progress(eye)
    return _duel(eye, (attack["seat"], target), card, middle, (attack["paid"], answer), told)


def _duel(
    eye: Eye, seats: tuple[int, int | None], card: Markup, middle: Markup,
    paid: tuple[list[str], list[str]], told: list[str],
) -> Markup:  # fmt: skip
    """Spell and payment on the left, what it takes in the middle, whom on the right."""
    seat, target = seats
    flight = path("M500 372h400", class_="flight")
    left = [
        pawn(seat, 320, 196, 20),
        text(f"{eye.names[seat]} {eye.say('page-casts')}", 336, 202, 16, 190, class_="bold"),
    ]
    left += [at(320, 216, card, scale=1.35), _paid(eye, seat, paid[0], 401)]
    right = []
    if target is None:
        right.append(text(eye.say("page-at-whom"), 1000, 240, 16, 200, class_="middle soft bold"))
        right.append(rect(930, 256, 140, 157, 9, class_="slot"))
    else:
        warrior = eye.seat(target)["warrior"]
        right += [pawn(target, 940, 232, 20), text(eye.names[target], 956, 238, 16, 190, class_="bold")]
        right += [at(930, 252, pieces.bust(eye, warrior), scale=1.4), _paid(eye, target, paid[1], 1000)]
    lines = [text(line, 700, 494 + 22 * k, 16 if k else 18, 340, class_="middle bold") for k, line in enumerate(told)]
    return join((flight, *left, middle, *lines, *right))


def _paid(eye: Eye, seat: int, cards: list[str], x: float) -> Markup:
    """Power cards that are marked, or were paid."""
    if not cards:
        return Markup()
    begin = x - 25 * len(cards)
    named = eye.paid_pieces(seat, cards)
    shown = (at(begin + 50 * k, 456, pieces.power_piece(eye, *each), scale=0.38) for k, each in enumerate(named))
    return described(f"{eye.names[seat]}: {sum_of(eye.say, cards)}", *shown)


def _burst(eye: Eye, spell: str) -> Markup:
    count = pieces.wounds(spell)
    number = text(str(count), 700, 386, 46, class_="middle serif on-night")
    unit = text(eye.say("page-wounds", count=count), 700, 404, 14, 76, class_="middle bold on-night")
    return described(eye.say("page-takes", count=count), use("burst", 600, 272, 200), number, unit)


def _ward(eye: Eye, spell: str) -> Markup:
    words = eye.say("page-dispelled", count=pieces.wounds(spell))
    emblem = group(use(f"emblem-{art.emblem_of(spell)}", 678, 342, 44), color="#bfe6ff", fill="#bfe6ff")
    bar = path("M666 400 734 330", stroke="#bfe6ff", stroke_width=6, stroke_linecap="round")
    return described(words, use("ward", 600, 272, 200), emblem, bar)


def _progress(eye: Eye) -> list[str]:
    """What is marked of what is needed, and what would be lost."""
    need, marked = eye.sight.facts["need"], eye.sight.facts["marked"]
    head = eye.say("page-to-dispel" if eye.dispels else "page-to-cast")
    lines = [f"{eye.say('marked-of', marked=marked, need=need) if eye.sees_marks else need} {head}"]
    return [*lines, eye.say("marked-lost", lost=marked - need)] if marked > need else lines


def _below(eye: Eye) -> Markup:
    """The turn order, and what has been paid in this round."""
    words = eye.say("order")
    drawn, x = [text(words, 24, 596, 14, class_="faint bold")], 38 + text_width(words, 14, bold=True)
    for seat in eye.position["order"]:
        first = str(pieces.printed(eye.seat(seat)["warrior"])["first"])
        now = seat == eye.position["turn_of"]
        if now:
            drawn.append(rect(x - 6, 579, 52, 25, 12.5, class_="chip-sun", fill_opacity=0.3))
        drawn.append(pawn(seat, x + 10, 591, 17))
        drawn.append(text(first, x + 24, 596, 14, class_="bold" if now else "soft"))
        x += 60
    if eye.position["spent"]:
        told = f"{eye.say('spent')}: {', '.join(eye.position['spent'])}"
        drawn.append(text(told, 1376, 596, 14, 700, class_="end soft"))
    return join(drawn)


def _end(eye: Eye) -> Markup:
    """Whoever is left stands before the rising sun."""
    life = [seat["life"] for seat in eye.position["seats"]]
    winners = [seat for seat, each in enumerate(life) if each == max(life)]
    beams = []
    for k in range(21):
        corners = ((120, -2), (330, -3), (330, 3), (120, 2))
        beams.append(path(outline([polar(700, 560, far, 180 + 9 * k + side) for far, side in corners])))
    sun = path(arc(700, 560, 96, 180, 360) + "z")
    dawn = group(*beams, sun, class_="edge", fill_opacity=0.25)
    drawn = []
    for k, seat in enumerate(winners):
        x = 700 + (k - len(winners) / 2) * 220
        warrior = eye.seat(seat)["warrior"]
        drawn.append(at(x + 10, 290, pieces.bust(eye, warrior), scale=2))
        drawn.append(text(eye.names[seat], x + 110, 546, 19, 200, class_="middle bold"))
    return Markup(dawn + join(drawn))


# -- below -------------------------------------------------------------------------------------------------


def _own(eye: Eye) -> Markup:
    """The viewer's warrior and spells."""
    plate = _plate(eye, eye.own, 18, 612, 420)
    held = eye.seat(eye.own)
    if held["out"] or held["warrior"] is None:
        return plate
    words = eye.say("page-back-spell", name=eye.names[eye.own])
    cards = [_slot() if eye.away(each) else pieces.spell_piece(eye, each, eye.own) for each in held["spells"]]
    hidden = held["spell_count"] - len(cards)
    cards += [pieces.back("spell", words, f"back-spell-{eye.own}-{k}") for k in range(hidden)]
    pitch = min(130.0, 920 / max(len(cards), 1))
    scale = min(0.92, (pitch - 10) / 120)
    return Markup(plate + join(at(456 + pitch * k, 612, card, scale=scale) for k, card in enumerate(cards)))


def _dock(eye: Eye) -> Markup:
    """Power cards, what is to be done and why, and what is no piece to be touched."""
    hand = power_cards(eye, eye.own)
    cards = join(at(20 + 84 * k, 778, card, scale=0.66) for k, card in enumerate(hand))
    x = 456
    if eye.phase == "over":
        return Markup(cards + text(result(eye.say, eye.sight, eye.names), x, 840, 28, 920, class_="serif"))
    drawn = []
    if eye.phase in STEPS:
        names = [eye.say("step", step=name) for name in STEPS]
        drawn.append(steps(names, STEPS.index(eye.phase), x, 792))
    head, why = asked(eye)
    drawn.append(text(head, x, 828, 22, 620, class_="serif"))
    drawn.append(paragraph(why, x, 854, 14.5, 600, 2, kind="soft"))
    return Markup(cards + join(drawn) + _buttons(eye))


def _buttons(eye: Eye) -> Markup:
    """Done, or let it happen."""
    drawn, y = [], 800.0
    for act in ("done", "let"):
        if act not in eye.acts:
            continue
        words = eye.tell(act)
        body = rect(1084, y - 18, 300, 40, 10, class_="chip")
        label = text(words, 1234, y + 7, 16, 284, class_="middle bold")
        drawn.append(action(eye.acts[act], words, body, label, ring(1084, y - 18, 300, 40, 10), id=f"do-{act}"))
        y += 52
    return join(drawn)
