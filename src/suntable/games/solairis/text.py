"""Solairis in words: the same facts as the drawing, line by line.

For screen readers, the terminal, golden playthroughs and programs that read. It is given a `Sight`
and nothing else.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from suntable.draw.words import Words, words
from suntable.games.solairis.position import cards
from suntable.games.solairis.state import (
    ACTIONS,
    ADVANCED,
    ATTACK_FIRST,
    BASIC,
    COLOURS,
    COST,
    D25,
    DEFENCE,
    EVENTS,
    FREE_COLOURS,
    LIFE,
    P25,
    POWER,
    POWER_CARDS,
    SPELL_CARDS,
    SPELL_COLOUR,
    SPELLS,
    SURCHARGES,
    WARRIOR_COLOUR,
    WARRIORS,
    WOUNDS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from suntable.engine.sight import Sight

WIDTH = 78
LATELY = 6


# -- words for things, shared with the drawing ----------------------------------------------------------


def solairis(lang: str) -> Words:
    """The words of Solairis."""
    return words(__name__.rpartition(".")[0], lang)


def seat_names(say: Words, names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The players' names, those of the colours where nobody has one."""
    return names or tuple(say("seat", seat=seat) for seat in range(players))


def warrior_colour(warrior: str) -> str:
    """The colour of a warrior, by its structured name."""
    return COLOURS[WARRIOR_COLOUR[WARRIORS.index(warrior)]]


def spell_colour(spell: str) -> str:
    """The colour of a spell, by its structured name."""
    return COLOURS[SPELL_COLOUR[SPELLS.index(spell)]]


def surcharge(position: Mapping[str, Any]) -> int:
    """What a spell of another colour needs more. SOLAIRIS-T7, A5."""
    return SURCHARGES[ADVANCED if position["options"]["rules"] == "advanced" else BASIC]


def need(position: Mapping[str, Any], seat: int, spell: str) -> int:
    """What a spell needs from the warrior of a seat. SOLAIRIS-T7, A5."""
    number, warrior = SPELLS.index(spell), WARRIORS.index(position["seats"][seat]["warrior"])
    colour = SPELL_COLOUR[number]
    if FREE_COLOURS >> colour & 1 or colour == WARRIOR_COLOUR[warrior]:
        return COST[number]
    return COST[number] + surcharge(position)


def sum_of(say: Words, held: Sequence[str]) -> str:
    """Power cards as a sum: 3 + 25P."""
    return " + ".join(held) or say("none")


def card_use(card: str) -> str:
    """What a power card can be paid for: "cast", "dispel" or "both". SOLAIRIS-T9, T10."""
    return {POWER[P25]: "cast", POWER[D25]: "dispel"}.get(card, "both")


def defence_value(held: Iterable[str]) -> int:
    """What power cards are worth for dispelling."""
    return sum(DEFENCE[POWER.index(card)] for card in held)


def case(position: Mapping[str, Any], viewer: int | None) -> str:
    """The phase, told apart where the words differ: the `$phase` of `prompt`, `why` and `waiting`."""
    phase: str = position["phase"]
    if phase != "dispel" or viewer not in (None, position["seat"]):
        return phase
    if position["marks"]:
        return "dispel-pay"
    held = position["seats"][position["seat"]]["power"] or ()
    return phase if defence_value(held) >= position["attack"]["need"] else "dispel-let"


def about(sight: Sight) -> dict[str, str | int]:
    """What `prompt` and `why` are told besides the phase."""
    position, attack, seat = sight.position, sight.position["attack"], sight.position["seat"]
    spell = position["spell"] or (attack["spell"] if attack else SPELLS[0])
    left = 0
    if position["phase"] == "draft":
        table = position["seats"][seat]
        left = SPELL_CARDS[WARRIORS.index(table["warrior"])] - table["spell_count"]
    return {
        "phase": case(position, sight.seat),
        "spell": spell,
        "wounds": WOUNDS[SPELLS.index(spell)],
        "need": sight.facts["need"],
        "marked": sight.facts["marked"],
        "surcharge": surcharge(position),
        "left": left,
    }


def prompt(say: Words, sight: Sight) -> str:
    """What the seat that decides is asked."""
    return say("prompt", **about(sight))


def why(say: Words, sight: Sight) -> str:
    """The small line under the prompt."""
    return say("why", **about(sight))


def waiting(say: Words, position: Mapping[str, Any], names: tuple[str, ...] = ()) -> str:
    """Who is waited for, and for what."""
    seat = position["seat"]
    name = "" if seat is None else seat_names(say, names, len(position["seats"]))[seat]
    return say("waiting", phase=position["phase"], seat=name)


def result(say: Words, sight: Sight, names: tuple[str, ...]) -> str:
    """How the game ended."""
    life = [table["life"] for table in sight.position["seats"]]
    most = max(life)
    winners = [seat for seat, each in enumerate(life) if each == most]
    if len(winners) > 1:
        return say("result-shared", life=most, shared=", ".join(names[seat] for seat in winners))
    if winners == [sight.seat]:
        return say("result-you-win", life=most)
    return say("result-wins", seat=names[winners[0]], life=most)


def tell(say: Words, position: Mapping[str, Any], action_name: str) -> str:
    """What an action does in the present phase, as said on a button."""
    kind, label = ACTIONS.split(ACTIONS.parse(action_name))
    if kind == "warrior":
        return say("tell-warrior", warrior=label)
    if kind == "spell":
        return _tell_spell(say, position, label)
    if kind == "target":
        return say("tell-target", target=say("seat", seat=int(label)))
    if kind == "pay":
        return say("tell-pay" if label.isdigit() else "tell-pay-special", card=label)
    if kind == "let":
        attack = position["attack"]
        return say("tell-let", wounds=WOUNDS[SPELLS.index(attack["spell"])] if attack else 0)
    done = "tell-done-dispel" if position["phase"] == "dispel" else "tell-done-cast"
    return say(done, paid=sum_of(say, position["marks"]))


def _tell_spell(say: Words, position: Mapping[str, Any], spell: str) -> str:
    if position["phase"] != "cast":
        return say("tell-draft", spell=spell)
    wounds = WOUNDS[SPELLS.index(spell)]
    return say("tell-cast", spell=spell, need=need(position, position["seat"], spell), wounds=wounds)


def log_line(say: Words, note: tuple[int, ...], names: tuple[str, ...] = ()) -> str:
    """A note of the rules (seat, event, arguments) in words."""
    seat, event, *values = note
    name, declared = EVENTS[event]
    names = names or tuple(say("seat", seat=each) for each in range(4))
    given: dict[str, str | int] = {} if seat < 0 else {"seat": names[seat]}
    for (argument, kind), value in zip(declared, values, strict=False):
        given[argument] = _argument(say, kind, value, names)
    return say(f"log-{name}", **given)


def _argument(say: Words, kind: str, value: int, names: tuple[str, ...]) -> str | int:
    if kind == "warrior":
        return WARRIORS[value]
    if kind == "spell":
        return SPELLS[value]
    if kind == "seat":
        return names[value]
    return sum_of(say, cards(value)) if kind == "cards" else value


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
        self.say = solairis(sight.lang)
        self.position = sight.position
        self.seats: list[dict[str, Any]] = sight.position["seats"]
        self.names = seat_names(self.say, sight.names_of_seats, len(self.seats))
        self.legal = [(sight.names[action], sight.tell[action]) for action in sight.legal]

    def text(self) -> str:
        parts = [self.head(), self.now(), self.attack()]
        parts += [self.seat(place, seat) for place, seat in enumerate(self.order(), 1)]
        parts += [self.supplies(), self.notes(), self.lately(), self.actions()]
        return "\n\n".join("\n".join(part) for part in parts if part) + "\n"

    def order(self) -> list[int]:
        return self.position["order"] or list(range(len(self.seats)))

    def row(self, label: str, things: Iterable[str], indent: int = 0) -> list[str]:
        return _flow(f"{label}: {', '.join(things) or self.say('none')}", indent)

    # -- what is on -------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        position, say = self.position, self.say
        parts = [say("name")]
        if position["round"]:
            parts.append(say("round", round=position["round"]))
        if position["turn_of"] is not None:
            parts.append(say("turn", turn=position["turn"], seat=self.names[position["turn_of"]]))
        parts.append(say("phase", phase=position["phase"]))
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
        return _flow(f"{prompt(say, self.sight)}.") + _flow(why(say, self.sight))

    def attack(self) -> list[str]:
        """What is being prepared, and the attack that was announced last."""
        say, position = self.say, self.position
        lines = []
        if position["spell"]:
            told = [say("spell", spell=position["spell"])]
            if position["target"] is not None:
                told.append(self.names[position["target"]])
            lines += self.row(say("preparing"), told)
        if position["marks"]:
            lines += _flow(f"{say('marked')}: {self.marked()}")
        if position["attack"]:
            lines += _flow(f"{say('attack')}: {self.told(position['attack'])}")
        return lines

    def marked(self) -> str:
        marked, needed = self.sight.facts["marked"], self.sight.facts["need"]
        line = f"{sum_of(self.say, self.position['marks'])} = {self.say('marked-of', marked=marked, need=needed)}"
        return f"{line}, {self.say('marked-lost', lost=marked - needed)}" if marked > needed else line

    def told(self, attack: dict[str, Any]) -> str:
        say = self.say
        line = say(
            "attack-told",
            seat=self.names[attack["seat"]],
            spell=attack["spell"],
            target=self.names[attack["target"]],
            need=attack["need"],
            paid=sum_of(say, attack["paid"]),
        )
        paid, wounds = sum_of(say, attack["dispelled_with"]), WOUNDS[SPELLS.index(attack["spell"])]
        return f"{line}; {say('attack-result', result=attack['result'], paid=paid, wounds=wounds)}"

    # -- the players ------------------------------------------------------------------------------------

    def seat(self, place: int, seat: int) -> list[str]:
        table = self.seats[seat]
        if table["warrior"] is None:
            return _flow(f"{self.names[seat]}: {self.say('none')}")
        lines = [*self.warrior(place, seat), *_flow(self.life(table), 2)]
        if table["out"] or self.position["phase"] == "warrior":
            return lines
        return [*lines, *self.spells(seat), *self.power(seat)]

    def warrior(self, place: int, seat: int) -> list[str]:
        say, warrior = self.say, self.seats[seat]["warrior"]
        number = WARRIORS.index(warrior)
        numbers = [
            f"{say('attack-first')} {ATTACK_FIRST[number]}",
            f"{say('life')} {LIFE[number]}",
            say("spells-count", count=SPELL_CARDS[number]),
            say("power-count", count=POWER_CARDS[number]),
        ]
        head = f"{place}. " if self.position["order"] else ""
        race = say("race", colour=warrior_colour(warrior))
        return _flow(f"{head}{self.names[seat]}: {say('warrior', warrior=warrior)}, {race} ({', '.join(numbers)})")

    def life(self, table: dict[str, Any]) -> str:
        say, printed = self.say, LIFE[WARRIORS.index(table["warrior"])]
        told = [say("life-of", life=table["life"], printed=printed)]
        if table["life"] < printed:
            told.append(say("life-lost", lost=printed - table["life"]))
        told += [say("is-out")] if table["out"] else []
        told += [say("passed")] if table["passed"] else []
        return ", ".join(told)

    def spells(self, seat: int) -> list[str]:
        say, table = self.say, self.seats[seat]
        label = say("your-spells") if seat == self.sight.seat else say("spells-of", seat=self.names[seat])
        known, number = table["spells"], table["spell_count"]
        if not known:
            return _flow(f"{label}: {say('spells-count', count=number)}", 2)
        count = "" if len(known) == number else f", {say('known-spells')}: {len(known)}"
        lines = _flow(f"{label} ({say('spells-count', count=number)}{count})", 2)
        return [*lines, *(line for spell in known for line in _flow(self.spell(seat, spell), 4))]

    def spell(self, seat: int, spell: str) -> str:
        say, number = self.say, SPELLS.index(spell)
        needed = self.sight.facts["seats"][seat]["needs"][spell]
        told = [
            f"{say('spell', spell=spell)} ({say('colour', colour=spell_colour(spell))})",
            f"{say('cost')} {COST[number]}",
            f"{say('need')} {needed}",
            f"{say('wounds')} {WOUNDS[number]}",
        ]
        power = self.sight.facts["seats"][seat]["attack_value"]
        if seat == self.sight.seat and power is not None and self.position["phase"] not in ("draft", "over"):
            told.append(say("castable") if power >= needed else say("not-castable", missing=needed - power))
        if spell in self.seats[seat]["shown"] and self.position["options"]["rules"] == "basic":
            told.append(say("shown-this-round"))
        return ", ".join(told)

    def power(self, seat: int) -> list[str]:
        say, table = self.say, self.seats[seat]
        label = say("your-power") if seat == self.sight.seat else say("power-of", seat=self.names[seat])
        held = table["power"]
        if held is None:
            return _flow(f"{label}: {say('power-count', count=table['power_count'])}", 2)
        special = [f"{card} {say('card-use', use=card_use(card))}" for card in POWER[P25:] if card in held]
        return _flow(f"{label}: {'; '.join([', '.join(held) or say('none'), *special])}", 2)

    # -- beside the table -------------------------------------------------------------------------------

    def supplies(self) -> list[str]:
        say, position = self.say, self.position
        lines = []
        if position["round"]:
            lines += self.row(say("spent"), position["spent"])
        if position["aside"]:
            lines += _flow(f"{say('aside')}: {say('power-count', count=position['aside'])}")
        if position["gone"]:
            lines += self.row(say("gone"), (say("spell", spell=spell) for spell in position["gone"]))
        return lines

    def notes(self) -> list[str]:
        return [
            *_flow(self.say("surcharge", surcharge=surcharge(self.position))),
            *_flow(self.say("reconstructed")),
            *self.options(),
        ]

    def options(self) -> list[str]:
        options = self.position["options"].items()
        told = (f"{self.say(f'option-{name}')}: {self.say(f'option-{name}-{value}')}" for name, value in options)
        return _flow(f"{self.say('options')}: {'; '.join(told)}")

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
