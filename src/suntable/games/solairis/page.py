"""The table of Solairis in parts, for a page that lays them out from a phone to a wall.

The other warriors are above, what happens in the arena between them, the viewer's own warrior and spells below it; the
power cards are the hand. Lists and words are HTML, pieces are SVG, and everything refers to pictures that the page
holds once (`definitions`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from suntable.draw.parts import described, pawn
from suntable.draw.svg import Markup, element, group, outline, path, polar, rect, text, use
from suntable.draw.table import Fact, Line, Offer, Table
from suntable.draw.theme import KEYFRAMES, RULES, flat, scoped
from suntable.games.solairis import art, pieces
from suntable.games.solairis.pieces import STEPS, Eye, asked, left_spells
from suntable.games.solairis.state import ACTIONS
from suntable.games.solairis.text import case, result, sum_of, warrior_colour

if TYPE_CHECKING:
    from collections.abc import Iterable

    from suntable.engine.sight import Sight

# The clauses each decision stands in, the one to be read first in front.
_CLAUSES = {
    "warrior": "S2 S1 S4",
    "draft": "A2 A3 A4",
    "cast": "T2 T7 T5",
    "target": "T4",
    "pay": "T8 T9",
    "dispel": "D1 D2",
    "dispel-let": "D1 D2",
    "dispel-pay": "D2 D3",
    "over": "E5 E6",
}


def table(sight: Sight) -> Table:
    """Everything a page needs to show the table to one viewer."""
    eye = Eye(sight)
    head, reason = asked(eye)
    over = eye.phase == "over"
    return Table(
        parts={"others": _others(eye), "arena": _arena(eye), "own": _own(eye)},
        hand=_hand(eye),
        turn=eye.say("round", round=eye.position["round"]) if eye.position["round"] else "",
        steps=tuple(eye.say("step", step=name) for name in STEPS) if eye.phase in STEPS else (),
        step=STEPS.index(eye.phase) if eye.phase in STEPS else None,
        prompt=head,
        why=reason,
        notices=_notices(eye),
        clauses=tuple(f"SOLAIRIS-{clause}" for clause in _CLAUSES[case(eye.position, sight.seat)].split()),
        facts=tuple(_facts(eye, seat) for seat in range(eye.players)),
        sheet=_sheet(eye),
        result=result(eye.say, sight, eye.names) if over else "",
        offers=offers(eye),
        keys={eye.acts[act]: letter for act, letter in eye.letters.items()},
    )


@cache
def definitions() -> Markup:
    """All pictures that parts refer to, as one SVG that takes no room."""
    drawn = element("defs", pieces.definitions(), *art.pictures().values())
    return element("svg", drawn, width=0, height=0, aria_hidden="true", focusable="false")


def style() -> str:
    """The style of the parts and of what they refer to."""
    layout = files(__package__).joinpath("page.css").read_text("utf-8")
    return f"{scoped(RULES + art.STYLE + pieces.STYLE)}\n{flat(art.SYMBOL_STYLE)}\n{KEYFRAMES}\n{layout}"


# -- what stands beside the board ------------------------------------------------------------------------


def offers(eye: Eye) -> tuple[Offer, ...]:
    """The cheapest payment as one press: beginning with the target where there is only one."""
    seat, hand = eye.deciding, [] if eye.deciding is None else eye.in_hand(eye.deciding) or []
    targets = [act for act in eye.acts if act.startswith("target ")]
    if seat is None or not eye.acts or (eye.phase == "target" and len(targets) != 1):
        return ()
    if eye.phase not in ("target", "pay", "dispel") or (eye.dispels and not eye.acts.keys() - {"let"}):
        return ()
    need, marks = eye.sight.facts["need"], eye.marks(seat)
    rest = need - eye.sight.facts["marked"]
    more = pieces.cheapest(hand, rest, eye.dispels) if rest > 0 else ()
    acts = [*targets, *(f"pay {card}" for card in more), "done"] if eye.phase == "target" else _paying(more)
    words = _offer_words(eye, targets, more, sum_of(eye.say, [*marks, *more]))
    return (Offer(tuple(map(ACTIONS.parse, acts)), words),)


def _paying(cards: tuple[str, ...]) -> list[str]:
    return [*(f"pay {card}" for card in cards), "done"]


def _offer_words(eye: Eye, targets: list[str], more: tuple[str, ...], paid: str) -> str:
    if not more:
        return eye.tell("done")
    if targets:
        return eye.say("page-offer-target", target=eye.names[int(targets[0].split()[1])], paid=paid)
    return eye.say("page-offer-dispel" if eye.dispels else "page-offer-pay", paid=paid, need=eye.sight.facts["need"])


def _notices(eye: Eye) -> tuple[str, ...]:
    """What is out of the ordinary, for the one who looks."""
    if eye.sight.seat is None or eye.sight.seat < 0 or eye.phase == "over":
        return ()
    own = eye.seat(eye.sight.seat)
    if own["out"]:
        return (eye.say("page-you-out"),)
    return (eye.say("page-you-passed"),) if own["passed"] else ()


def _facts(eye: Eye, seat: int) -> tuple[Fact, ...]:
    """The public numbers of a seat."""
    say, own = eye.say, eye.seat(seat)
    if own["warrior"] is None:
        return ()
    life = say("life-of", life=own["life"], printed=pieces.printed(own["warrior"])["life"])
    return (
        Fact("sign-life", str(own["life"]), life),
        Fact("sign-spells", str(own["spell_count"]), say("spells-count", count=own["spell_count"])),
        Fact("sign-power", str(own["power_count"]), say("power-count", count=own["power_count"])),
    )


def _sheet(eye: Eye) -> tuple[Line, ...]:
    """What the life of each is made of."""
    seats = eye.position["seats"]
    if any(seat["warrior"] is None for seat in seats):
        return ()
    printed = tuple(pieces.printed(seat["warrior"])["life"] for seat in seats)
    lost = tuple(seat["life"] - full for seat, full in zip(seats, printed, strict=True))
    left = tuple(seat["life"] for seat in seats)
    say = eye.say
    return (Line(say("page-printed"), printed), Line(say("wounds"), lost), Line(say("life"), left))


# -- small things ----------------------------------------------------------------------------------------


def _picture(kind: str, width: float, height: float, *drawn: str) -> Markup:
    """A drawing of its own inside the page."""
    box = f"0 0 {width:g} {height:g}"
    return element("svg", *drawn, class_=kind, viewBox=box, role="presentation", focusable="false")


def _card(*drawn: str) -> Markup:
    return _picture("sa-card", art.WIDTH, art.HEIGHT, *drawn)


def _list(kind: str, label: str, things: Iterable[str], **attributes: str) -> Markup:
    items = [element("li", thing) for thing in things]
    return element("ul", *items, class_=kind, aria_label=label, **attributes) if items else Markup()


def _slot() -> Markup:
    """Where a card lay that is in the arena now."""
    return _card(rect(1.5, 1.5, 117, 165, 9, class_="slot"))


def _icon(name: str, kind: str = "") -> Markup:
    drawn = use(name, 0, 0, 24)
    return element("svg", drawn, class_=f"sa-icon {kind}".strip(), viewBox="0 0 24 24", aria_hidden="true")


def _pawn(seat: int) -> Markup:
    return element("svg", pawn(seat, 12, 12, 24), class_="sa-icon", viewBox="0 0 24 24", aria_hidden="true")


def _name(eye: Eye, seat: int) -> Markup:
    return Markup(_pawn(seat) + element("bdi", eye.names[seat]))


# -- a warrior and what is known of a player ---------------------------------------------------------------


def _others(eye: Eye) -> Markup:
    things = (_plate(eye, seat, _known(eye, seat)) for seat in eye.others)
    return _list("sa-others", eye.say("page-others"), things, data_count=str(eye.players - 1))


def _plate(eye: Eye, seat: int, *more: str) -> Markup:
    """Who it is: portrait, name, race, life, what is held."""
    warrior = eye.seat(seat)["warrior"]
    if warrior is None:
        empty = _picture("sa-bust", 100, 112, rect(2, 2, 96, 108, 9, class_="slot"), pawn(seat, 50, 56, 40))
        head = element("h3", _name(eye, seat), _chip(eye, seat))
        return element("div", empty, element("div", head, class_="sa-who"), class_=_kinds(eye, seat))
    portrait = _picture("sa-bust", 100, 112, pieces.bust(eye, warrior, f"bust-{warrior}"))
    who = element("div", element("h3", _name(eye, seat), _chip(eye, seat)), _race(eye, warrior), _life(eye, seat))
    who = element("div", who, *more, class_="sa-who")
    return element("div", portrait, who, _aim(eye, seat), class_=_kinds(eye, seat))


def _kinds(eye: Eye, seat: int) -> str:
    """What is said of a plate to the style."""
    own, attack = eye.seat(seat), eye.attack
    aimed = eye.position["target"] == seat or (eye.dispels and attack is not None and attack["target"] == seat)
    kinds = ["sa-plate", "is-turn" if eye.deciding == seat else "", "is-aimed" if aimed else ""]
    return " ".join(filter(None, [*kinds, "is-out" if own["out"] else ""]))


def _chip(eye: Eye, seat: int) -> Markup:
    """What this player is doing, or why nothing."""
    own, say = eye.seat(seat), eye.say
    if own["out"]:
        return element("span", say("is-out"), class_="sa-chip is-quiet")
    if eye.phase in STEPS and eye.deciding == seat:
        return element("span", say("page-doing", step="dispel" if eye.dispels else "cast"), class_="sa-chip")
    if own["passed"] and eye.phase != "over":
        return element("span", say("page-passed"), class_="sa-chip is-quiet", title=say("passed"))
    return Markup()


def _race(eye: Eye, warrior: str) -> Markup:
    race = warrior_colour(warrior)
    words = f"{eye.say('warrior', warrior=warrior)} · {eye.say('race', colour=race)}"
    return element("p", _icon(f"sigil-{race}", f"is-{race}"), words, class_="sa-race")


def _first(eye: Eye, warrior: str) -> Markup:
    words = eye.say("page-first", first=pieces.printed(warrior)["first"])
    count = element("span", str(pieces.printed(warrior)["first"]), aria_hidden="true")
    return element(
        "span", _icon("sign-first"), count, element("span", words, class_="unseen"), class_="sa-first", title=words
    )


def _life(eye: Eye, seat: int) -> Markup:
    """Life as a bar and as a number; what an action would take is shown while it is pointed at."""
    own = eye.seat(seat)
    full, life = pieces.printed(own["warrior"])["life"], own["life"]
    words = eye.say("life-of", life=life, printed=full)
    if life < full:
        words += f", {eye.say('life-lost', lost=full - life)}"
    share = 100 * life / full
    bar = [
        rect(0, 0, 100, 8, class_="life-all"),
        rect(0, 0, share, 8, class_="life-low" if share < 34 else "life-left"),
    ]
    after = []
    for act, wounds in _threats(eye, seat):
        left = max(0, life - wounds)
        lost = {"x": 100 * left / full, "width": share - 100 * left / full}
        bar.append(element("rect", y=0, height=8, class_="ahead lost", data_for=str(act), **lost))
        after.append(element("b", f"→ {left}", class_="ahead", data_for=str(act)))
    drawn = element("svg", *bar, class_="sa-bar", viewBox="0 0 100 8", preserveAspectRatio="none", aria_hidden="true")
    count = element("b", str(life))
    numbers = element(
        "span", _icon("sign-life", "is-life"), count, element("i", f"/ {full}"), *after, aria_hidden="true"
    )
    told = element("span", words, class_="unseen")
    row = element("div", numbers, told, _first(eye, own["warrior"]), class_="sa-numbers")
    return element("div", row, drawn, class_="sa-life", title=words)


def _threats(eye: Eye, seat: int) -> list[tuple[int, int]]:
    """Actions that would take life from this player, and how much."""
    aim, attack = eye.acts.get(f"target {seat}"), eye.attack
    found = [(aim, pieces.wounds(eye.position["spell"]))] if aim is not None and eye.position["spell"] else []
    if "let" in eye.acts and seat == eye.deciding and attack is not None:
        found.append((eye.acts["let"], pieces.wounds(attack["spell"])))
    return found


def _aim(eye: Eye, seat: int) -> Markup:
    """A button as large as the plate, over it, for whoever can be the target."""
    name = f"target {seat}"
    act = eye.acts.get(name)
    if act is None:
        return Markup()
    letter = element("kbd", eye.letters[name], aria_hidden="true") if name in eye.letters else ""
    words = element("span", letter, eye.say("page-aim"))
    return element("button", words, class_="sa-aim", type="button", data_act=str(act), aria_label=eye.tell(name))


def _known(eye: Eye, seat: int) -> Markup:
    """What another player holds: spells that are known open, everything else as backs."""
    say, own = eye.say, eye.seat(seat)
    if own["out"]:
        return Markup()
    shown = [_held_spell(eye, seat, spell) for spell in own["spells"]]
    words = say("page-back-spell", name=eye.names[seat])
    hidden = own["spell_count"] - len(shown)
    shown += [_card(pieces.back("spell", words, f"back-spell-{seat}-{k}")) for k in range(hidden)]
    told = f"{say('spells-of', seat=eye.names[seat])}: {own['spell_count']}"
    spells = _list("sa-held", told, shown, data_count=str(len(shown)))
    count = f"{say('power-of', seat=eye.names[seat])}: {own['power_count']}"
    return element("div", spells, _list("sa-held", count, _held_power(eye, seat)), class_="sa-holds")


def _held_spell(eye: Eye, seat: int, spell: str) -> Markup:
    return _slot() if eye.away(spell) else _card(pieces.spell_piece(eye, spell, seat, plain=True))


def _held_power(eye: Eye, seat: int) -> list[Markup]:
    """The power cards of a hand: open to its player and to whoever sees everything."""
    if eye.in_hand(seat) is None:
        words = eye.say("page-back-power", name=eye.names[seat])
        count = range(eye.seat(seat)["power_count"])
        return [_card(pieces.back("power", words, f"back-power-{seat}-{k}")) for k in count]
    return [_card(pieces.hand_card(eye, seat, card, name)) for card, name in eye.hand_pieces(seat)]


def _own(eye: Eye) -> Markup:
    """The viewer's warrior and spells."""
    own = eye.own
    held = eye.seat(own)
    if held["warrior"] is None:
        return _plate(eye, own)
    hidden = held["spell_count"] - len(held["spells"])
    things = [_own_spell(eye, own, spell) for spell in held["spells"]]
    words = eye.say("page-back-spell", name=eye.names[own])
    things += [_card(pieces.back("spell", words, f"back-spell-{own}-{k}")) for k in range(hidden)]
    label = eye.say("your-spells") if own == eye.sight.seat else eye.say("spells-of", seat=eye.names[own])
    spells = _list("sa-spells", label, things, data_count=str(len(things)))
    return Markup(_plate(eye, own) + (Markup() if held["out"] else spells))


def _own_spell(eye: Eye, seat: int, spell: str) -> Markup:
    if eye.away(spell):
        return _slot()
    short = eye.short(spell, seat)
    note = element("small", eye.say("not-castable", missing=short), class_="sa-note") if short else ""
    return Markup(_card(pieces.spell_piece(eye, spell, seat)) + note)


def _hand(eye: Eye) -> Markup:
    """The power cards of the seat that looks; for everybody else those of the first seat."""
    say, own = eye.say, eye.own
    if not eye.seat(own)["power_count"]:
        return Markup()
    words = say("your-power") if own == eye.sight.seat else say("power-of", seat=eye.names[own])
    return _list("sa-hand", words, _held_power(eye, own))


# -- the arena ---------------------------------------------------------------------------------------------


def _arena(eye: Eye) -> Markup:
    """What happens: a choice of cards, an attack on its way, what became of the last one, or the end."""
    if eye.phase == "warrior":
        return _choice(eye, "sa-warriors", "left-warriors", [_warrior_choice(eye, each) for each in eye.left_warriors])
    if eye.phase == "draft":
        return _choice(eye, "sa-draft", "left-spells", [_card(_draft_card(eye, each)) for each in left_spells(eye)])
    if eye.phase == "over":
        return Markup(_wheel() + _end(eye))
    return Markup(_wheel() + _clash(eye) + _below(eye))


def _choice(eye: Eye, kind: str, label: str, things: list[Markup]) -> Markup:
    return Markup(element("h3", eye.say(label), class_="sa-label") + _list(f"sa-choice {kind}", eye.say(label), things))


def _warrior_choice(eye: Eye, warrior: str) -> Markup:
    say, numbers = eye.say, pieces.printed(warrior)
    portrait = _picture("sa-bust", 100, 112, pieces.bust(eye, warrior, f"bust-{warrior}", act=f"warrior {warrior}"))
    race = warrior_colour(warrior)
    name = element("b", say("warrior", warrior=warrior))
    of = element("span", _icon(f"sigil-{race}", f"is-{race}"), say("race", colour=race), class_="sa-race")
    signs = (("first", ""), ("life", "is-life"), ("spells", ""), ("power", ""))
    shown = (
        element("span", _icon(f"sign-{sign}", kind), str(numbers[sign]), title=say("page-number", number=sign))
        for sign, kind in signs
    )
    return Markup(portrait + element("div", name, of, element("span", *shown, class_="sa-four"), aria_hidden="true"))


def _draft_card(eye: Eye, spell: str) -> Markup:
    """A spell that may be chosen, with its need."""
    return pieces.spell_piece(eye, spell, eye.chooser)


@cache
def _wheel() -> Markup:
    drawn = use("wheel", -200, -200, 400)
    return element("svg", drawn, class_="sa-wheel", viewBox="-200 -200 400 400", aria_hidden="true")


def _clash(eye: Eye) -> Markup:
    """The attack that is prepared, or else the one that was announced last."""
    if eye.position["spell"] is not None and eye.deciding is not None:
        return _prepared(eye, eye.deciding, eye.position["spell"])
    attack = eye.attack
    if attack is None:
        return element("p", eye.say("page-quiet", round=eye.position["round"]), class_="sa-quiet")
    return _announced(eye, attack)


def _prepared(eye: Eye, seat: int, spell: str) -> Markup:
    """What only the attacker sees: spell, target, and what is marked to pay for it."""
    target = eye.position["target"]
    marks = _paid(eye, seat, eye.marks(seat))
    label = element("p", _name(eye, seat), element("span", eye.say("page-casts")), class_="sa-label")
    card = _card(pieces.spell_piece(eye, spell, seat))
    left = element("div", label, card, marks, class_="sa-side sa-from")
    middle = element("div", _burst(eye, spell), _progress(eye), class_="sa-clash")
    right = _target(eye, target) if target is not None else _nobody(eye)
    return element("div", left, middle, right, class_=f"sa-duel is-open{' is-fresh' if target is None else ''}")


def _announced(eye: Eye, attack: dict[str, object]) -> Markup:
    """Spell, payment, wounds and what became of it."""
    seat, target, spell = int(str(attack["seat"])), int(str(attack["target"])), str(attack["spell"])
    is_open = eye.dispels
    paid, answer = list(map(str, _cards(attack["paid"]))), list(map(str, _cards(attack["dispelled_with"])))
    label = element("p", _name(eye, seat), element("span", eye.say("page-casts")), class_="sa-label")
    card = _card(pieces.spell_piece(eye, spell, seat, name=None if is_open else "", plain=True))
    left = element("div", label, card, _paid(eye, seat, paid), class_="sa-side sa-from")
    burst = _ward(eye, spell) if attack["result"] == "dispelled" else _burst(eye, spell)
    told = _progress(eye) if is_open else _outcome(eye, attack)
    middle = element("div", burst, told, class_="sa-clash")
    answered = _paid(eye, target, eye.marks(target) if is_open else answer)
    right = _target(eye, target, answered)
    fresh = " is-fresh" if is_open and not eye.marks(target) else ""
    return element("div", left, middle, right, class_=f"sa-duel {'is-open' if is_open else 'is-past'}{fresh}")


def _cards(cards: object) -> list[str]:
    return cards if isinstance(cards, list) else []


def _target(eye: Eye, seat: int, *more: str) -> Markup:
    warrior = eye.seat(seat)["warrior"]
    label = element("p", _name(eye, seat), class_="sa-label")
    portrait = _picture("sa-bust", 100, 112, pieces.bust(eye, warrior))
    return element("div", label, portrait, *more, class_="sa-side sa-to")


def _nobody(eye: Eye) -> Markup:
    empty = _picture("sa-bust", 100, 112, rect(2, 2, 96, 108, 9, class_="slot"))
    label = element("p", eye.say("page-at-whom"), class_="sa-label")
    return element("div", label, empty, class_="sa-side sa-to")


def _paid(eye: Eye, seat: int, cards: list[str]) -> Markup:
    """Power cards that are marked, or were paid."""
    words = f"{eye.names[seat]}: {sum_of(eye.say, cards)}"
    shown = (_card(pieces.power_piece(eye, card, name)) for card, name in eye.paid_pieces(seat, cards))
    return _list("sa-paid", words, shown)


def _burst(eye: Eye, spell: str) -> Markup:
    """How much a spell takes."""
    count = pieces.wounds(spell)
    number = text(str(count), 0, 14, 46, class_="middle serif on-night")
    unit = text(eye.say("page-wounds", count=count), 0, 32, 14, width=76, class_="middle bold on-night")
    star = use("burst", -100, -100, 200)
    words = eye.say("page-takes", count=count)
    return _middle(described(words, star, number, unit))


def _ward(eye: Eye, spell: str) -> Markup:
    """That it takes nothing."""
    words = eye.say("page-dispelled", count=pieces.wounds(spell))
    emblem = group(use(f"emblem-{art.emblem_of(spell)}", -22, -30, 44), color="#bfe6ff", fill="#bfe6ff")
    return _middle(described(words, use("ward", -100, -100, 200), emblem, path("M-34 28 34-42", class_="ward-bar")))


def _middle(*drawn: str) -> Markup:
    return element("svg", *drawn, class_="sa-burst", viewBox="-100 -100 200 200", role="presentation")


def _progress(eye: Eye) -> Markup:
    """What is marked of what is needed, and what would be lost."""
    need, marked = eye.sight.facts["need"], eye.sight.facts["marked"]
    can_see = eye.sees_marks
    head = eye.say("page-to-dispel" if eye.dispels else "page-to-cast")
    lines = [
        element("span", head),
        element("b", eye.say("marked-of", marked=marked, need=need) if can_see else str(need)),
    ]
    if marked > need:
        lines.append(element("small", eye.say("marked-lost", lost=marked - need)))
    return element("p", *lines, class_="sa-need")


def _outcome(eye: Eye, attack: dict[str, object]) -> Markup:
    name = eye.names[int(str(attack["target"]))]
    count = pieces.wounds(str(attack["spell"]))
    words = eye.say("page-outcome", result=str(attack["result"]), seat=name, count=count)
    return element("p", element("b", words), class_="sa-need")


def _below(eye: Eye) -> Markup:
    """The turn order, and what has been paid in this round."""
    places = (_place(eye, seat) for seat in eye.position["order"])
    head = element("span", eye.say("order"), class_="sa-head")
    shown = [head, _list("sa-order", eye.say("order"), places)]
    if eye.position["spent"]:
        shown.append(element("span", eye.say("spent"), class_="sa-head"))
        shown.append(element("span", ", ".join(eye.position["spent"]), class_="sa-spent"))
    return element("div", *shown, class_="sa-below")


def _place(eye: Eye, seat: int) -> Markup:
    own = eye.seat(seat)
    kind = "is-out" if own["out"] else "is-turn" if eye.position["turn_of"] == seat else ""
    first = pieces.printed(own["warrior"])["first"]
    words = element("span", f"{eye.names[seat]}, {eye.say('page-first', first=first)}", class_="unseen")
    return element(
        "span", _pawn(seat), element("span", str(first), aria_hidden="true"), words, class_=f"sa-place {kind}".strip()
    )


def _end(eye: Eye) -> Markup:
    """Whoever is left stands before the rising sun."""
    life = [seat["life"] for seat in eye.position["seats"]]
    winners = [seat for seat, each in enumerate(life) if each == max(life)]
    rays = []
    for k in range(25):
        corners = ((110, -1.8), (240, -2.8), (240, 2.8), (110, 1.8))
        rays.append(path(outline([polar(0, 30, far, 180 + 7.5 * k + side) for far, side in corners])))
    dawn = element(
        "svg", group(*rays, class_="dawn"), class_="sa-dawn", viewBox="-200 -200 400 260", aria_hidden="true"
    )
    return element("div", dawn, *(_target(eye, seat) for seat in winners), class_="sa-end")
