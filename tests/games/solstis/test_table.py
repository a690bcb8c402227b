"""The table of Solstis in parts: it offers just what is legal, shows no secret, and what it foretells comes true."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

import pytest

import suntable
from suntable import Match
from suntable.draw.table import Table
from suntable.draw.theme import DARK
from suntable.games.solstis import view
from suntable.games.solstis.ahead import look_ahead
from suntable.games.solstis.text import seat_names, solstis

VIEWERS = (None, -1, 0, 1)
LANGS = ("en", "de")
PARTS = ("display", "own", "other", "spirits")
LIGHT = 50_000  # characters of all parts together


def steps(seed: int, **options: bool) -> Iterator[Match]:
    """A random game, decision by decision; the same object, so copy what you keep."""
    chance, match = random.Random(seed), suntable.new("solstis", seed=seed, **options)
    yield match
    while not match.over:
        match.play(chance.choice(match.legal()))
        yield match


def pieces_of(table: Table) -> list[str]:
    return [*table.parts.values(), table.hand]


def parse(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<div>{drawn}</div>")


def named(drawn: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', drawn)


@cache
def defined() -> frozenset[str]:
    return frozenset(named(view.definitions()))


def check(table: Table, legal: list[int]) -> None:
    """What holds for every table."""
    assert tuple(table.parts) == PARTS
    drawn = "".join(pieces_of(table))
    root = parse(drawn)
    ids = Counter(named(drawn))
    assert ids.most_common(1)[0][1] == 1
    assert not ids.keys() & defined()
    acts = sorted(int(act) for act in re.findall(r'data-act="(\d+)"', drawn))
    assert acts == sorted(table.drawn) == legal
    assert {int(act) for act in re.findall(r'data-for="(\d+)"', drawn)} <= set(legal)
    assert {*re.findall(r'href="#([^"]+)"', drawn), *re.findall(r"url\(#([^)]+)\)", drawn)} <= defined()
    assert {fact.sign for facts in table.facts for fact in facts} <= defined()
    assert not re.search(r"\sstyle=|<style|<script|<image|\son\w+=", drawn)
    assert len(drawn) < LIGHT
    for part in root.iter():
        act = part.get("data-act")
        if act is not None:
            assert part.get("role") == "button"
            assert part.get("aria-label")
            assert table.keys.get(int(act)) in {None, *(letter.text for letter in part.iter("text"))}
        if part.get("role") == "img":
            assert part[0].tag == "title"
            assert part[0].text


@pytest.mark.parametrize("seed", [3, 7])
def test_every_step_of_a_game_is_drawn_for_every_viewer(seed: int) -> None:
    phases = set()
    for match in steps(seed):
        lang = LANGS[len(match.actions) % 2]
        phases.add(match.position()["phase"])
        for viewer in VIEWERS:
            check(view.table(match.sight(viewer, lang)), match.legal() if viewer in (None, match.seat) else [])
    assert {"play", "capture", "rainbow", "over"} <= phases


def test_rare_phases_are_drawn_too() -> None:
    wanted = {"spirit", "keep", "square", "deer", "beetle", "cover"}
    for seed in range(40):
        for match in steps(seed):
            phase = match.position()["phase"]
            if phase in wanted:
                wanted.remove(phase)
                for lang in LANGS:
                    check(view.table(match.sight(match.seat, lang)), match.legal())
        if not wanted:
            return
    pytest.fail(f"never met: {wanted}")


# -- secrets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_is_hidden_makes_no_difference(viewer: int) -> None:
    for number, match in enumerate(steps(5)):
        world = match.world(viewer, number)
        here, there = match.sight(viewer), world.sight(viewer)
        # A world has no past; what was noted in this one is public.
        seen, other = view.table(here), view.table(replace(there, notes=here.notes))
        assert (seen.parts, seen.hand, seen.facts, seen.keys) == (other.parts, other.hand, other.facts, other.keys)


def test_the_hand_of_the_other_is_a_count_of_backs() -> None:
    match = suntable.new("solstis", seed=4)
    hands = [seat["hand"] for seat in match.position()["seats"]]
    drawn = "".join(pieces_of(view.table(match.sight(0))))
    assert all(f'id="tile-{tile}"' in drawn for tile in hands[0])
    assert not any(f"{tile}" in re.findall(r"(?:tile|land)-(\d-\d+)", drawn) for tile in hands[1])
    assert [name for name in named(drawn) if name.startswith("back-")] == [f"back-1-{k}" for k in range(len(hands[1]))]


# -- what stands beside the board ------------------------------------------------------------------------


def test_one_is_asked_and_the_other_waits() -> None:
    match = suntable.new("solstis", seed=1, first=0)
    table, other = (view.table(match.sight(seat, "en", ("Mira", "Theo"))) for seat in (0, 1))
    assert table.prompt == "Play a tile from your hand"
    assert table.why
    assert (other.prompt, other.why) == ("Mira is choosing a tile to play", "")
    assert table.steps == ("Play", "Capture", "Spirit", "Refill")
    assert table.step == 0
    assert sorted(table.keys) == match.legal()
    assert sorted(table.keys.values()) == ["A", "B", "C"]
    assert not other.keys


def test_every_decision_names_its_clauses() -> None:
    rules = files("suntable.games.solstis").joinpath("RULES.md").read_text("utf-8")
    clauses = set(re.findall(r"^- (SOLSTIS-\w+)", rules, re.MULTILINE))
    for match in steps(9):
        named_here = view.table(match.sight(None)).clauses
        assert named_here
        assert set(named_here) <= clauses


def test_letters_choose_everything_but_cells() -> None:
    for match in steps(11):
        table, phase = view.table(match.sight(None)), match.position()["phase"]
        assert sorted(table.keys) == ([] if phase == "rainbow" else match.legal())
        assert sorted(table.keys.values()) == [chr(ord("A") + k) for k in range(len(table.keys))]


def test_the_sheet_adds_up() -> None:
    for match in steps(2):
        table = view.table(match.sight(-1))
        *parts, total = table.sheet
        assert [sum(values) for values in zip(*(line.values for line in parts), strict=True)] == list(total.values)
        assert bool(table.result) == match.over
        if match.over:
            assert list(total.values) == match.scores


# -- what an action would bring --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_what_is_foretold_comes_true(seed: int) -> None:
    chance, match, met = random.Random(seed), suntable.new("solstis", seed=seed), 0
    while not match.over:
        sight, action = match.sight(match.seat), chance.choice(match.legal())
        ahead, before = look_ahead(sight).get(match.name(action)), match.copy()
        match.play(action)
        if ahead is None or before.position()["phase"] != "capture":
            continue
        seat = before.seat
        assert seat is not None
        met += 1
        table = match.position()["seats"][seat]
        assert set(ahead.leaves) <= set(match.position()["gone"])
        if ahead.moves:
            assert match.position()["phase"] == "rainbow"
            continue
        assert set(ahead.lays) <= set(table["land"])
        assert bool(ahead.closes) == (match.position()["phase"] == "spirit")
        if not match.over and match.position()["phase"] != "cover":
            gain = sum(match.breakdown(seat).values()) - sum(before.breakdown(seat).values())
            assert gain == ahead.stars
    assert met > 5


def test_it_is_told_with_the_action() -> None:
    land = {"land": ["1-1", "1-2", "2-1"], "hand": ["2-9"]}
    position = {
        "seats": [land, {}],
        "phase": "capture",
        "in_play": "2-5",
        "display": [{"tile": "2-2", "beneath": False}, {"tile": "1-5", "beneath": False}],
    }
    match = suntable.from_position("solstis", position)
    drawn = "".join(pieces_of(view.table(match.sight(0))))
    labels = re.findall(r'aria-label="(Capture[^"]*)"', drawn)
    assert labels == [
        "Capture meadow 2. Closes a square: you meet a spirit. +1 star if the game ended now",
        "Capture reeds 5",
    ]
    number = match.parse("tile 2-2")
    own = view.table(match.sight(0)).parts["own"]
    assert own.count(f'data-for="{number}"') == 2  # where it would lie, and the square it would close
    assert "#medal-hidden" in own


# -- the style -------------------------------------------------------------------------------------------


def test_the_style_stands_on_the_tokens_of_the_page() -> None:
    style = view.style()
    own = set(re.findall(r"(--[\w-]+):", style))
    used = set(re.findall(r"var\((--[\w-]+)", style))
    assert used <= own | {f"--{name}" for name in DARK} | {"--sans"}
    assert not re.search(r"@import|@font-face|url\((?!#)|http", style)
    assert style.count("{") == style.count("}")


def test_the_definitions_are_one_drawing_that_takes_no_room() -> None:
    root = ElementTree.fromstring(view.definitions())
    assert root.tag == "svg"
    assert (root.get("width"), root.get("height"), root.get("aria-hidden")) == ("0", "0", "true")
    assert not re.search(r"\sstyle=|<style", view.definitions())
    drawn = view.definitions()
    assert max(Counter(named(drawn)).values()) == 1
    assert {*re.findall(r'href="#([^"]+)"', drawn), *re.findall(r"url\(#([^)]+)\)", drawn)} <= defined()


def test_names_of_players_are_only_words() -> None:
    names = ('<b onclick="x">', "A & B ' \x01")
    assert seat_names(solstis("en"), names) == names
    match = suntable.new("solstis", seed=1)
    for viewer in VIEWERS:
        table = view.table(match.sight(viewer, "en", names))
        assert "<b onclick" not in "".join(pieces_of(table))
        parse("".join(pieces_of(table)))
