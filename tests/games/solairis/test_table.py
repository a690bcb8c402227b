"""The table of Solairis in parts: it offers just what is legal, shows no secret, and pays as little as possible."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations
from xml.etree import ElementTree

import pytest

import suntable
from suntable import Match
from suntable.draw.table import Table
from suntable.draw.theme import DARK
from suntable.games.solairis import view
from suntable.games.solairis.pieces import cheapest, worth
from suntable.games.solairis.state import ACTIONS, POWER
from tests.games.solairis.table import EMBER, FROST, MIRROR, VELVET, Position, attack, seat, start, table

LANGS = ("en", "de")
PARTS = ("others", "arena", "own")
LIGHT = 40_000  # characters of all parts together
BUTTONS = {ACTIONS.parse("done"), ACTIONS.parse("let")}
GAMES = [
    (2, {}),
    (3, {"warriors": "chosen"}),
    (4, {"rules": "advanced"}),
    (4, {"rules": "advanced", "warriors": "chosen"}),
]


def viewers(match: Match) -> tuple[int | None, ...]:
    return (None, -1, *range(match.players))


def steps(seed: int, players: int = 2, **options: str) -> Iterator[Match]:
    """A random game, decision by decision; the same object, so copy what you keep."""
    chance, match = random.Random(seed), suntable.new("solairis", players=players, seed=seed, **options)
    yield match
    while not match.over:
        match.play(chance.choice(match.legal()))
        yield match


def drawn(match: Match, viewer: int | None, lang: str = "en", names: tuple[str, ...] = ()) -> Table:
    return view.table(match.sight(viewer, lang, names))


def pieces_of(shown: Table) -> str:
    return "".join([*shown.parts.values(), shown.hand])


def parse(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<div>{markup}</div>")


def named(markup: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', markup)


def hrefs(markup: str) -> set[str]:
    return {*re.findall(r'href="#([^"]+)"', markup), *re.findall(r"url\(#([^)]+)\)", markup)}


@cache
def defined() -> frozenset[str]:
    return frozenset(named(view.definitions()))


def check(shown: Table, legal: list[int]) -> None:
    """What holds for every table."""
    assert tuple(shown.parts) == PARTS
    markup = pieces_of(shown)
    root = parse(markup)
    ids = Counter(named(markup))
    assert ids.most_common(1)[0][1] == 1
    assert not ids.keys() & defined()
    acts = sorted(int(act) for act in re.findall(r'data-act="(\d+)"', markup))
    assert acts == sorted(shown.drawn) == sorted(set(legal) - BUTTONS)
    assert {int(act) for act in re.findall(r'data-for="(\d+)"', markup)} <= set(legal)
    assert hrefs(markup) <= defined()
    assert {fact.sign for facts in shown.facts for fact in facts} <= defined()
    assert not re.search(r"\sstyle=|<style|<script|<image|\son\w+=", markup)
    assert len(markup) < LIGHT
    for part in root.iter():
        act = part.get("data-act")
        if act is not None:
            assert part.tag == "button" or part.get("role") == "button"
            assert part.get("aria-label")
            assert shown.keys.get(int(act)) in {None, *(letter.text for letter in part.iter() if letter.text)}
        if part.get("role") == "img":
            assert part[0].tag == "title"
            assert part[0].text


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_step_of_a_game_is_drawn_for_every_viewer(players: int, options: dict[str, str]) -> None:
    phases = set()
    for match in steps(players, players, **options):
        lang = LANGS[len(match.actions) % 2]
        phases.add(match.position()["phase"])
        every = viewers(match)
        for viewer in {match.seat, every[len(match.actions) // 2 % len(every)]}:
            check(drawn(match, viewer, lang), match.legal() if viewer in (None, match.seat) else [])
    wanted = {"cast", "target", "pay", "dispel", "over"}
    wanted |= {"draft"} if options.get("rules") == "advanced" else set()
    wanted |= {"warrior"} if options.get("warriors") == "chosen" else set()
    assert phases == wanted


# -- secrets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_what_is_hidden_makes_no_difference(viewer: int) -> None:
    for number, match in enumerate(steps(5, 3)):
        if number > 120:
            break
        world = match.world(viewer, number)
        seen, other = (drawn(each, viewer) for each in (match, world))
        assert (seen.parts, seen.hand, seen.facts, seen.keys) == (other.parts, other.hand, other.facts, other.keys)
        assert (seen.offers, seen.sheet, seen.prompt, seen.why) == (other.offers, other.sheet, other.prompt, other.why)


def test_a_hand_that_is_hidden_is_a_count_of_backs() -> None:
    match = suntable.new("solairis", seed=4)
    theirs = match.position()["seats"][1]
    markup = pieces_of(drawn(match, 0))
    backs = [name for name in named(markup) if name.startswith("back-")]
    spells = [f"back-spell-1-{k}" for k in range(theirs["spell_count"])]
    assert backs == [*spells, *(f"back-power-1-{k}" for k in range(theirs["power_count"]))]
    assert not any(f'"#spell-{spell}"' in markup for spell in theirs["spells"])


def test_what_is_prepared_is_seen_by_nobody_else() -> None:
    match = start(table(seat(EMBER, "3 7", "crush templar"), seat(FROST, "2 5", "ice-1")))
    before = drawn(match, 1)
    match.play("spell crush")
    match.play("target 1")
    match.play("pay 3")
    after = drawn(match, 1)
    assert (before.parts, before.hand, before.step) == (after.parts, after.hand, after.step)
    assert "card-crush" in named(drawn(match, 0).parts["arena"])


# -- pieces keep their names -------------------------------------------------------------------------------


def test_a_card_glides_from_the_hand_to_the_arena_and_stays_there() -> None:
    match = start(table(seat(EMBER, "3 3 7", "crush"), seat(FROST, "2 9", "ice-1")))
    assert named(drawn(match, 0).hand) == ["pay-0-3-0", "pay-0-3-1", "pay-0-7-0"]
    assert "card-crush" in named(drawn(match, 0).parts["own"])
    for move in ("spell crush", "target 1", "pay 3"):
        match.play(move)
    shown = drawn(match, 0)
    assert named(shown.hand) == ["pay-0-3-0", "pay-0-7-0"]
    assert {"card-crush", "pay-0-3-1"} <= set(named(shown.parts["arena"]))
    match.play("pay 7")
    match.play("done")
    assert {"card-crush", "pay-0-3-1", "pay-0-7-0"} <= set(named(drawn(match, 0).parts["arena"]))
    assert {"card-crush", "pay-0-3-0", "pay-0-7-0"} <= set(named(drawn(match, 1).parts["arena"]))


def test_a_spell_that_cannot_be_paid_says_why() -> None:
    match = start(table(seat(FROST, "3", "ice-1 volcano templar"), seat(EMBER, "9", "crush")))
    own = drawn(match, 0).parts["own"]
    assert "5 power short" in own
    assert "Costs 6 + 2 = 8: your colour is blue" in own
    assert "1 power short" in own
    assert own.count('class="bar"') == 2
    assert "Costs" not in drawn(start(table(seat(FROST, "3", "ice-1"), seat(EMBER, "9", "crush"))), 0).parts["own"]


# -- offers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_the_cheapest_payment_is_the_cheapest(seed: int) -> None:
    chance = random.Random(seed)
    cards, need, dispels = chance.choices(POWER, k=5), chance.randint(1, 14), chance.random() < 0.5
    values = [worth(card, dispels) for card in cards]
    sums = [sum(some) for size in range(1, 6) for some in combinations(values, size) if sum(some) >= need]
    found = cheapest(cards, need, dispels)
    assert sum(worth(card, dispels) for card in found) == min(sums, default=0)
    assert all(worth(card, dispels) for card in found)
    assert not Counter(found) - Counter(cards)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_is_offered_can_be_played_in_that_order(players: int, options: dict[str, str]) -> None:
    met = set()
    for match in steps(11, players, **options):
        if match.seat is None:
            break
        phase = match.position()["phase"]
        shown = drawn(match, match.seat)
        assert not drawn(match, (match.seat + 1) % players).offers
        for offer in shown.offers:
            met.add(phase)
            copy = match.copy()
            for act in offer.acts:
                assert act in copy.legal()
                copy.play(act)
            assert offer.acts[-1] == ACTIONS.parse("done")
            assert offer.words
        payable = phase == "pay" or (phase == "dispel" and match.legal() != [ACTIONS.parse("let")])
        assert bool(shown.offers) == payable or phase == "target"
    assert {"pay", "dispel"} <= met


def offered(position: Position, *moves: str) -> list[tuple[str, list[str]]]:
    match = start(position, *moves)
    return [(offer.words, list(map(ACTIONS.name, offer.acts))) for offer in drawn(match, match.seat).offers]


def test_offers_say_what_they_pay() -> None:
    duel = table(seat(EMBER, "2 3 4 25P", "crush"), seat(FROST, "2 9", "ice-1"))
    assert offered(duel) == []
    assert offered(duel, "spell crush") == [
        ("At Tide, paying 3 + 2", ["target 1", "pay 3", "pay 2", "done"]),
    ]
    assert offered(duel, "spell crush", "target 1") == [("Pay 3 + 2 (need 5)", ["pay 3", "pay 2", "done"])]
    assert offered(duel, "spell crush", "target 1", "pay 4") == [("Pay 4 + 2 (need 5)", ["pay 2", "done"])]
    assert [acts for _, acts in offered(duel, "spell crush", "target 1", "pay 25P")] == [["done"]]


def test_a_dispel_is_offered_only_to_whom_can_dispel() -> None:
    attacked = attack(0, "crush", 1, "5")
    can = table(seat(EMBER, "3", "crush"), seat(FROST, "1 4 25P", "ice-1"), decides=1, **attacked)
    assert offered(can) == [("Dispel with 4 + 1 (need 5)", ["pay 4", "pay 1", "done"])]
    can_not = table(seat(EMBER, "3", "crush"), seat(FROST, "1 3 25P", "ice-1"), decides=1, **attacked)
    assert offered(can_not) == []


# -- previews ----------------------------------------------------------------------------------------------


def test_pointing_at_a_spell_shows_what_would_pay_for_it() -> None:
    match = start(table(seat(EMBER, "2 3 4", "crush fireball-1"), seat(FROST, "2 9", "ice-1")))
    hand = drawn(match, 0).hand
    crush, fireball = (ACTIONS.parse(f"spell {spell}") for spell in ("crush", "fireball-1"))
    shown = {name: re.findall(r'data-for="(\d+)"', part) for name, part in _cards(hand)}
    assert shown == {
        "pay-0-2-0": [str(crush), str(fireball)][::1] if crush < fireball else [str(fireball), str(crush)],
        "pay-0-3-0": [str(crush)],
        "pay-0-4-0": [],
    }


def _cards(hand: str) -> list[tuple[str, str]]:
    parts = hand.split("<li>")[1:]
    return [(named(part)[0], part) for part in parts]


def test_pointing_at_a_target_shows_the_life_it_would_have() -> None:
    three = table(seat(EMBER, "9", "crush"), seat(FROST, "2", "ice-1"), seat(MIRROR, "2", "arrow", life=12))
    others = drawn(start(three, "spell crush"), 0).parts["others"]
    assert "→ 37" in others  # 52 - 15
    assert "→ 0" in others  # 12 - 15
    assert {f'data-for="{ACTIONS.parse(f"target {k}")}"' in others for k in (1, 2)} == {True}


def test_letting_it_happen_shows_what_it_costs() -> None:
    attacked = attack(0, "crush", 1, "5")
    position = table(seat(EMBER, "3", "crush"), seat(FROST, "1 4", "ice-1"), decides=1, **attacked)
    assert "→ 37" in drawn(start(position), 1).parts["own"]


# -- what stands beside the board ------------------------------------------------------------------------


def test_one_is_asked_and_the_others_wait() -> None:
    match = start(table(seat(EMBER, "3", "fireball-1"), seat(FROST, "2 9", "ice-1")))
    mine, theirs = (drawn(match, viewer, "en", ("Mira", "Theo")) for viewer in (0, 1))
    assert mine.prompt == "Choose a spell to cast"
    assert mine.why
    assert (theirs.prompt, theirs.why) == ("Mira is preparing an attack", "")
    assert mine.steps == ("Spell", "Target", "Payment", "Answer")
    assert mine.step == 0
    assert sorted(mine.keys.values()) == ["A"]
    assert not theirs.keys


def test_targets_are_called_by_their_names() -> None:
    match = start(
        table(seat(EMBER, "9", "crush"), seat(FROST, "2", "ice-1"), seat(VELVET, "2", "death")), "spell crush"
    )
    others = drawn(match, 0, "en", ("Mira", "Theo", "Lyra")).parts["others"]
    assert re.findall(r'aria-label="(Aim[^"]*)"', others) == ["Aim at Theo", "Aim at Lyra"]


def test_whoever_is_passed_over_or_out_is_told() -> None:
    attacked = attack(0, "crush", 1, "5")
    passed = table(seat(EMBER, "3", "crush"), seat(FROST, "1", "volcano", passed=True), decides=1, **attacked)
    assert drawn(start(passed), 1).notices == ("You are passed over until the next deal",)
    assert drawn(start(passed), 0).notices == ()
    waits = table(seat(EMBER, "3", "fireball-1"), seat(FROST, "1", "volcano", passed=True))
    assert ">passed over<" in drawn(start(waits), 0).parts["others"]
    gone = table(seat(EMBER, "3", "fireball-1"), seat(FROST, "1", "ice-1"), {"warrior": MIRROR, "out": 1})
    assert drawn(start(gone), 2).notices == ("You are out",)


def test_every_decision_names_its_clauses() -> None:
    rules = files("suntable.games.solairis").joinpath("RULES.md").read_text("utf-8")
    clauses = set(re.findall(r"^- (SOLAIRIS-\w+)", rules, re.MULTILINE))
    for match in steps(9, 3, rules="advanced", warriors="chosen"):
        named_here = drawn(match, None).clauses
        assert named_here
        assert set(named_here) <= clauses


def test_the_sheet_adds_up() -> None:
    for match in steps(2):
        shown = drawn(match, -1)
        *parts, total = shown.sheet
        assert [sum(values) for values in zip(*(line.values for line in parts), strict=True)] == list(total.values)
        assert list(total.values) == [each["life"] for each in match.position()["seats"]]
        assert bool(shown.result) == match.over


# -- the style -------------------------------------------------------------------------------------------


def test_the_style_stands_on_the_tokens_of_the_page() -> None:
    style = view.style()
    own = set(re.findall(r"(--[\w-]+):", style))
    used = set(re.findall(r"var\((--[\w-]+)", style))
    assert used <= own | {f"--{name}" for name in DARK} | {"--sans", "--serif"}
    assert not re.search(r"@import|@font-face|url\((?!#)|http", style)
    assert style.count("{") == style.count("}")


def test_the_definitions_are_one_drawing_that_takes_no_room() -> None:
    markup = view.definitions()
    root = ElementTree.fromstring(markup)
    assert root.tag == "svg"
    assert (root.get("width"), root.get("height"), root.get("aria-hidden")) == ("0", "0", "true")
    assert not re.search(r"\sstyle=|<style", markup)
    assert max(Counter(named(markup)).values()) == 1
    assert hrefs(markup) <= defined()


def test_names_of_players_are_only_words() -> None:
    names = ('<b onclick="x">', "A & B ' \x01")
    match = suntable.new("solairis", seed=1)
    for viewer in viewers(match):
        shown = drawn(match, viewer, "en", names)
        assert "<b onclick" not in pieces_of(shown)
        parse(pieces_of(shown))
