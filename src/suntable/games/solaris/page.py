"""The table of Solaris in parts, for a page that lays them out from a phone to a wall.

The ring of stations is the board; display, shuttles, the order of turns and the round stand beside it, on a phone
below it, after a close-up of the active station. The cards are the hand. Lists and words are HTML, pieces are SVG, and
everything refers to pictures that the page holds once (`definitions`).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from suntable.draw.parts import described, pawn
from suntable.draw.svg import Markup, element, use
from suntable.draw.table import Fact, Line, Offer, Table
from suntable.draw.theme import KEYFRAMES, RULES, flat, scoped
from suntable.games.solaris import art, closeup, pieces, ring
from suntable.games.solaris.ahead import PLACES
from suntable.games.solaris.pieces import NIGHT, Eye, asked
from suntable.games.solaris.sofar import LASER, gained
from suntable.games.solaris.state import (
    ACTIONS,
    CAP,
    CARDS_FOR_ENERGY,
    COLOURS,
    DISPLAY,
    GOAL,
    KINDS,
    MOST_ROUNDS,
    PLAYED_FOR_ONE,
    TIME_ROUNDS,
)
from suntable.games.solaris.text import result

if TYPE_CHECKING:
    from collections.abc import Iterable

    from suntable.engine.sight import Sight

# The clauses each decision stands in, the one to be read first in front.
_CLAUSES = {
    "main": "A1 A2 O3",
    "replenish": "A3 A4 A5",
    "redirect": "A6 A7 A10",
    "redirect-side": "A9",
    "exchange": "A11 A12",
    "engine": "X1 X2 X3",
    "headquarters": "X6 X7",
    "biotope": "X9 X12",
    "biotope-side": "X10 X11",
    "port": "X14 X17",
    "port-site": "X14 X16",
    "canteen": "X19 X20 X22",
    "cell": "X26 X28",
    "return": "D3 D1 D5",
    "limit-turn": "D9",
    "limit-canteen": "D9 X24 D11",
    "limit-round": "D9 R8 D11",
    "over": "E4 E5",
}
_WITH_CARDS = ("replenish", "redirect", "redirect-side", "engine", "cell")
_DONE = ACTIONS.parse("done")


def table(sight: Sight) -> Table:
    """Everything a page needs to show the table to one viewer."""
    eye = Eye(sight)
    head, reason = asked(eye)
    over = eye.phase == "over"
    return Table(
        parts={
            "ring": _ring(eye),
            "near": _near(eye),
            "order": _order(eye),
            "cards": _cards(eye),
            "fleet": _fleet(eye),
            "round": _round(eye),
        },
        hand=_hand(eye),
        turn=f"{eye.say('round', round=eye.position['round'])} · {eye.station(eye.station_on)}",
        prompt=head,
        why=" ".join(filter(None, _in_order(eye, reason))),
        notices=_notices(eye),
        clauses=tuple(f"SOLARIS-{clause}" for clause in _CLAUSES[eye.phase].split()),
        facts=tuple(_facts(eye, seat) for seat in range(eye.players)),
        sheet=(Line(eye.say("score"), tuple(eye.laser(seat) for seat in range(eye.players))),),
        result=result(eye.say, sight, eye.names) if over else "",
        offers=offers(eye),
        keys={eye.acts[act]: letter for act, letter in eye.letters.items()},
    )


def _in_order(eye: Eye, reason: str) -> tuple[str, str]:
    """What to know first comes first: what has been done so far, but the general before what is not offered."""
    return (reason, progress(eye)) if eye.phase == "main" else (progress(eye), reason)


@cache
def definitions() -> Markup:
    """All pictures that parts refer to, as one SVG that takes no room."""
    drawn = element("defs", pieces.definitions(), *art.pictures().values())
    return element("svg", drawn, width=0, height=0, aria_hidden="true", focusable="false")


def style() -> str:
    """The style of the parts and of what they refer to."""
    layout = files(__package__).joinpath("page.css").read_text("utf-8")
    night = f".board-solaris,.night{{color-scheme:dark;{NIGHT};color:var(--ink)}}"
    return f"{scoped(RULES + pieces.STYLE)}\n{flat(art.SYMBOL_STYLE)}\n{KEYFRAMES}\n{night}\n{layout}"


# -- what stands beside the board ------------------------------------------------------------------------


def offers(eye: Eye) -> tuple[Offer, ...]:
    """To be done with a compound action as one press; before its first card also everything that fits at once."""
    if "done" in eye.acts:
        return (Offer((_DONE,), eye.tell("done")),)
    if eye.phase != "replenish" or eye.deciding is None or not eye.acts:
        return ()
    cards = _fitting(eye, eye.deciding)
    if len(cards) < PLAYED_FOR_ONE:
        return ()
    acts = (*(ACTIONS.parse(f"play {card}") for card in cards), _DONE)
    words = eye.say("page-offer-replenish", count=len(cards), earned=len(cards) // PLAYED_FOR_ONE)
    return (Offer(acts, words),)


def _fitting(eye: Eye, seat: int) -> list[str]:
    """All cards of a hand that can be played to replenish, one after the other."""
    room = CAP - eye.energy(eye.station_on, seat)
    return [card for card in eye.hand(seat) or [] if f"play {card}" in eye.acts][:room]


def earned(eye: Eye) -> int:
    """How many cards come in return if the action ends now (SOLARIS-D1)."""
    count: int = eye.sight.facts["earned"]
    return count


def progress(eye: Eye) -> str:
    """What has been done in this turn so far, and what it earns."""
    if eye.phase == "main":
        return _refused(eye)
    played = eye.position["played"]
    if not played or eye.deciding is None or eye.phase not in _WITH_CARDS:
        return ""
    gains = gained(eye.sight.notes, eye.deciding, played)
    places = [station for station in (*eye.stations, LASER) if gains[station]]
    told = ", ".join(f"{_where(eye, place)} +{gains[place]}" for place in places)
    return eye.say("page-so-far", gains=told or eye.say("played", count=played), earned=earned(eye))


def _where(eye: Eye, place: str) -> str:
    return eye.say("laser") if place == LASER else eye.station(place)


def _refused(eye: Eye) -> str:
    """Why actions are not offered, to the one who might want them."""
    reasons = eye.sight.facts["refused"] if eye.acts else {}
    told = [f"{eye.say('main', main=name)}: {eye.say('refused', reason=why)}" for name, why in reasons.items()]
    return f"{eye.say('not-offered')}: {'; '.join(told)}." if told else ""


def _notices(eye: Eye) -> tuple[str, ...]:
    """What is out of the ordinary: the last round."""
    if eye.phase == "over":
        return ()
    if eye.position["round"] == (TIME_ROUNDS if eye.is_timed else MOST_ROUNDS):
        return (eye.say("page-last-round"),)
    is_ready = not eye.is_timed and max(eye.laser(seat) for seat in range(eye.players)) >= GOAL
    return (eye.say("page-goal"),) if is_ready else ()


def _facts(eye: Eye, seat: int) -> tuple[Fact, ...]:
    """The public numbers of a seat."""
    say, cards, energy = eye.say, eye.hand_size(seat), eye.energy(eye.station_on, seat)
    station = eye.station(eye.station_on)
    return (
        Fact("sign-laser", str(eye.laser(seat)), say("page-fact-laser", count=eye.laser(seat))),
        Fact("sign-hand", str(cards), say("page-fact-hand", count=cards)),
        Fact("sign-energy", str(energy), say("page-fact-energy", count=energy, station=station)),
    )


# -- small things ----------------------------------------------------------------------------------------


def _picture(kind: str, width: float, height: float, *drawn: str, **attributes: str) -> Markup:
    """A drawing of its own inside the page."""
    box = f"0 0 {width:g} {height:g}"
    return element("svg", *drawn, class_=kind, viewBox=box, focusable="false", **attributes)


def _card(*drawn: str) -> Markup:
    return _picture("so-card", art.WIDTH, art.HEIGHT, *drawn, role="presentation")


def _list(kind: str, label: str, things: Iterable[str], tag: str = "ul", **attributes: str) -> Markup:
    items = [element("li", thing) for thing in things]
    return element(tag, *items, class_=kind, aria_label=label, **attributes) if items else Markup()


def _icon(name: str, kind: str = "") -> Markup:
    drawn = use(name, 0, 0, 24)
    return element("svg", drawn, class_=f"so-icon {kind}".strip(), viewBox="0 0 24 24", aria_hidden="true")


def _panel(kind: str, head: str, *body: str) -> Markup:
    return element("div", element("h3", head), *body, class_=f"so-panel {kind}")


def _unseen(words: str) -> Markup:
    return element("span", words, class_="unseen")


# -- the ring ----------------------------------------------------------------------------------------------


def _ring(eye: Eye) -> Markup:
    size = f"0 0 {ring.WIDTH} {ring.HEIGHT}"
    drawn = (ring.sky(), ring.whole(eye))
    return element("svg", *drawn, class_="so-ring night", viewBox=size, role="presentation", focusable="false")


def _near(eye: Eye) -> Markup:
    """The active station once more, large: only where the ring is small."""
    box = f"0 0 {closeup.WIDTH} {closeup.HEIGHT}"
    return element("svg", closeup.near(eye), class_="so-near night", viewBox=box, aria_hidden="true", focusable="false")


# -- cards, shuttles -----------------------------------------------------------------------------------------


def _cards(eye: Eye) -> Markup:
    """Display and stack, and the pile on request."""
    shown = [_card(pieces.stack_piece(eye)), *(_card(pieces.slot_piece(eye, slot)) for slot in range(DISPLAY))]
    return _panel(
        "so-supply", eye.say("display"), _list("so-display", eye.say("display"), shown), _pile(eye), _certain(eye)
    )


def _pile(eye: Eye) -> Markup:
    counts: Counter[str] = Counter(eye.position["pile"])
    head = element("summary", eye.say("page-pile", count=counts.total()))
    lines = [element("li", f"{counts[card]} × {eye.card_words(card)}") for card in KINDS if counts[card]]
    return (
        element("details", head, element("ul", *lines), class_="so-pile")
        if lines
        else element("p", eye.say("page-pile", count=0))
    )


def _certain(eye: Eye) -> Markup:
    """Cards of other hands that the viewer is certain of, on request."""
    say, lines = eye.say, []
    for holder, cards in eye.certain():
        held = Counter(cards)
        told = ", ".join(f"{held[card]} × {eye.card_words(card)}" for card in KINDS if held[card])
        lines.append(element("li", element("bdi", eye.names[holder]), f": {told}"))
    if not lines:
        return Markup()
    return element("details", element("summary", say("page-certain")), element("ul", *lines), class_="so-pile")


def _fleet(eye: Eye) -> Markup:
    """The shuttles that are free, and the bridges that wait for the end of the round."""
    free = [colour for colour in COLOURS if eye.dock_of(colour) is None]
    ships = (_picture("so-ship", 84, 54, pieces.free_shuttle(eye, colour), role="presentation") for colour in free)
    shown = _list("so-ships", eye.say("shuttles"), ships) or element("p", eye.say("page-none-free"))
    spares = (_spare(eye, colour) for colour in eye.position["spare"])
    spare = Markup(element("h3", eye.say("spare")) + _list("so-spares", eye.say("spare"), spares))
    return _panel("so-fleet", eye.say("shuttles"), shown, spare)


def _spare(eye: Eye, colour: str) -> Markup:
    drawn = described(eye.colour(colour), use(f"signal-{colour}", 0, 0, 64, 22))
    return _picture("so-spare", 64, 22, drawn, role="presentation")


# -- the order of turns --------------------------------------------------------------------------------------


def _order(eye: Eye) -> Markup:
    """Who acts in which order at the active station, and why; what lies before each from the canteen."""
    rows = [_turn(eye, place, seat) for place, seat in enumerate(eye.turns)]
    head = eye.say("page-order", station=eye.station(eye.station_on))
    listed = element("ol", *rows, class_="so-order", aria_label=head)
    return _panel("so-turns", head, listed, element("p", eye.say("page-order-why"), class_="so-why"))


def _turn(eye: Eye, place: int, seat: int) -> Markup:
    """One line of the order: it can be pressed where this player may be drawn from."""
    energy = eye.energy(eye.station_on, seat)
    sign = element("svg", pawn(seat, 12, 12, 24), class_="so-icon", viewBox="0 0 24 24", aria_hidden="true")
    act = eye.acts.get(f"victim {seat}")
    body = (
        element("span", str(place + 1), class_="so-nth", aria_hidden="true"),
        sign,
        element("bdi", eye.names[seat]),
        _moment(eye, place, seat, is_victim=act is not None),
        element("b", str(energy), aria_hidden="true"),
        _unseen(eye.say("page-fact-energy", count=energy, station=eye.station(eye.station_on))),
    )
    moment = when(eye, place)
    kind = f"so-turn is-{moment}" if moment else "so-turn"
    if act is None:
        return element("li", element("div", *body, class_=kind), _stash(eye, seat))
    letter = element("kbd", eye.letters[f"victim {seat}"], aria_hidden="true")
    told = eye.tell(f"victim {seat}")
    button = element(
        "button", letter, *body, class_=f"{kind} so-victim", type="button", data_act=str(act), aria_label=told
    )
    return element("li", button, _stash(eye, seat))


def when(eye: Eye, place: int) -> str:
    """Whether a turn is ``done``, on ``now``, or ``next``; nothing for those further on."""
    now = eye.turn_now
    if now is None:
        return ""
    return "done" if place < now else "now" if place == now else "next" if place == now + 1 else ""


def moment_words(eye: Eye, moment: str) -> str:
    """Whether a turn is over, on, or next, in words."""
    return eye.say({"done": "order-done", "now": "order-now", "next": "page-next"}[moment]) if moment else ""


def _moment(eye: Eye, place: int, seat: int, is_victim: bool) -> Markup:
    """How this turn stands; of whoever may be drawn from how many cards there are."""
    moment = when(eye, place)
    if is_victim:
        return element("span", _icon("sign-hand"), str(eye.hand_size(seat)), class_="so-chip")
    if seat in eye.position["named"]:
        return element("span", eye.say("page-named"), class_="so-chip")
    words = moment_words(eye, moment)
    if moment == "done":
        return Markup(_icon("sign-done") + _unseen(words))
    return element("span", words, class_="so-chip") if words else Markup()


def _stash(eye: Eye, thief: int) -> Markup:
    """What lies before a player from the canteen: face down, but for those who know the card."""
    shown = []
    for entry in eye.stash(thief):
        victim, card = entry
        words = eye.say("stash", seat=eye.names[thief], victim=eye.names[victim])
        name = f"stash-{thief}-{victim}"
        drawn = pieces.back(words, name) if card is None else pieces.card_piece(eye, card, name)
        shown.append(_card(drawn))
    return _list("so-stash", eye.say("page-stash-of", name=eye.names[thief]), shown)


# -- the round -------------------------------------------------------------------------------------------------


def _round(eye: Eye) -> Markup:
    """The six stations in the order in which they are activated, and what changed the bridges last."""
    say, now = eye.say, eye.position["round"]
    head = say("round-of", round=now, rounds=TIME_ROUNDS) if eye.is_timed else say("round", round=now)
    places = [*range(1, PLACES), 0]
    steps = (_step(eye, place, places.index(place) - places.index(eye.active)) for place in places)
    listed = element("ol", *steps, class_="so-steps", aria_label=say("page-stations"))
    omen = eye.position["omen"]
    last = element("p", say("page-omen", card=eye.card_words(omen)), class_="so-why") if omen else ""
    return _panel("so-round", head, listed, last)


def _step(eye: Eye, place: int, later: int) -> Markup:
    name = eye.station(eye.stations[place])
    when = "is-now" if later == 0 else "is-done" if later < 0 else ""
    current = "step" if later == 0 else None
    return element(
        "li", _icon(f"station-{eye.stations[place]}"), _unseen(name), class_=when or None, title=name,
        aria_current=current,
    )  # fmt: skip


# -- the hand --------------------------------------------------------------------------------------------------


def _hand(eye: Eye) -> Markup:
    """The cards of the seat that looks; for everybody else those of the first seat."""
    say, own = eye.say, eye.own
    size = eye.hand_size(own)
    if eye.hand(own) is None:
        words = say("page-back", name=eye.names[own])
        shown = [_card(pieces.back(words, f"back-{own}-{k}")) for k in range(size)]
    else:
        shown = [_card(pieces.hand_card(eye, own, card, nth)) for card, nth in eye.hand_pieces(own)]
    words = say("your-hand") if own == eye.sight.seat else say("hand-of", seat=eye.names[own])
    many = "many" if size > 8 else "few"
    return Markup(_spending(eye) + _list("so-hand", words, shown, data_size=many))


def _spending(eye: Eye) -> Markup:
    """How much may be announced: as short buttons in a row, each with what it brings."""
    amounts = [name.partition(" ")[2] for name in eye.acts if name.startswith("spend ")]
    return _list("so-spending", eye.say("phase", phase=eye.phase), (_spend(eye, int(amount)) for amount in amounts))


def _spend(eye: Eye, amount: int) -> Markup:
    act = f"spend {amount}"
    brings = CARDS_FOR_ENERGY * amount if eye.phase == "headquarters" else amount - 1
    sign = "sign-hand" if eye.phase == "headquarters" else "sign-energy"
    body = (element("b", str(amount)), element("span", f"+{brings}", _icon(sign)))
    told = eye.tell(act)
    return element(
        "button", *body, class_="so-spend", type="button", data_act=str(eye.acts[act]), aria_label=told, title=told
    )  # fmt: skip
