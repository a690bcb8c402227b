"""The table of Solaris in parts: it offers just what is legal, shows no secret, and says what would happen."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any
from xml.etree import ElementTree

import pytest

import suntable
from suntable import Match
from suntable.draw.table import Table
from suntable.draw.theme import DARK
from suntable.games.solaris import view
from suntable.games.solaris.state import ACTIONS, PHASES

LANGS = ("en", "de")
PARTS = ("ring", "near", "order", "cards", "fleet", "round")
LIGHT = 60_000  # characters of all parts together
BUTTONS = {number for number in range(ACTIONS.size) if ACTIONS.name(number).split()[0] in ("main", "done")}
GAMES: list[tuple[int, dict[str, Any]]] = [
    (3, {"time_game": True}),
    (5, {"time_game": True, "layout": "random"}),
]


def viewers(match: Match) -> tuple[int | None, ...]:
    return (None, -1, *range(match.players))


def steps(seed: int, players: int = 3, **options: Any) -> Iterator[Match]:
    """A random game, decision by decision; the same object, so copy what you keep."""
    chance, match = random.Random(seed), suntable.new("solaris", players=players, seed=seed, **options)
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
def test_every_step_of_a_game_is_drawn_for_every_viewer(players: int, options: dict[str, Any]) -> None:
    phases = set()
    for number, match in enumerate(steps(players, players, **options)):
        lang = LANGS[number % 2]
        phases.add(match.position()["phase"])
        every = viewers(match)
        for viewer in {match.seat, every[number // 2 % len(every)]}:
            check(drawn(match, viewer, lang), match.legal() if viewer in (None, match.seat) else [])
    assert len(phases) > len(PHASES) - 6
    assert "over" in phases


def test_the_basic_game_is_drawn_too() -> None:
    for match in islice(steps(4, 4), 200):
        check(drawn(match, match.seat), match.legal())
        assert 'href="#laser-goal"' in drawn(match, -1).parts["ring"]


def test_the_time_game_has_no_goal() -> None:
    assert 'href="#laser-timed"' in drawn(suntable.new("solaris", players=3, time_game=True), -1).parts["ring"]


# -- secrets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_what_is_hidden_makes_no_difference(viewer: int) -> None:
    for number, match in enumerate(steps(5, 3)):
        if number > 120:
            break
        sight = match.sight(viewer)
        world = replace(match.world(viewer, number).sight(viewer), notes=sight.notes)  # a world has no past
        seen, other = view.table(sight), view.table(world)
        assert (seen.parts, seen.hand, seen.facts, seen.keys) == (other.parts, other.hand, other.facts, other.keys)
        assert (seen.offers, seen.sheet, seen.prompt, seen.why) == (other.offers, other.sheet, other.prompt, other.why)


def test_a_hand_is_open_to_its_player_alone() -> None:
    match = suntable.new("solaris", players=3, seed=4)
    own = match.position()["seats"][1]["hand"]
    assert sorted(name.rpartition("-")[0] for name in named(drawn(match, 1).hand)) == sorted(
        f"hand-1-{card}" for card in own
    )
    assert named(drawn(match, -1).hand) == [f"back-0-{k}" for k in range(len(own))]


# -- the ring ----------------------------------------------------------------------------------------------


def test_every_token_shuttle_and_bridge_is_there() -> None:
    for number, match in enumerate(steps(8, 5)):
        if number % 25:
            continue
        position, shown = match.position(), drawn(match, -1)
        ids = named(pieces_of(shown))
        tokens = {f"token-{station}-{seat}" for station in position["places"] for seat in range(5)}
        assert tokens | {f"beam-{seat}" for seat in range(5)} <= set(ids)
        assert sorted(name for name in ids if name.startswith("shuttle-")) == sorted(
            f"shuttle-{colour}" for colour in position["shuttles"]
        )
        assert shown.parts["ring"].count("<title>Bridge ") == 6


def test_in_a_stack_every_coin_shows_its_shape() -> None:
    match = suntable.new("solaris", players=5, seed=2)
    order = match.position()["order"]["energy-cell"]
    coins = re.findall(
        r'href="#((?:coin|under)-\d)"[^>]*/></g>', drawn(match, -1).parts["ring"].split("Energy Cell</title>")[1]
    )
    *below, top = order
    assert coins[:5] == [*(f"under-{seat}" for seat in below), f"coin-{top}"]


def test_the_order_of_turns_says_who_is_next() -> None:
    match = suntable.new("solaris", players=3, seed=1)
    shown = drawn(match, -1, "en", ("Mira", "Theo", "Lyra"))
    turns = match.sight(-1).facts["turns"]
    rows = re.findall(r'so-turn is-(\w+)">.*?<bdi>(\w+)</bdi>', shown.parts["order"])
    assert rows == [("now", ("Mira", "Theo", "Lyra")[turns[0]]), ("next", ("Mira", "Theo", "Lyra")[turns[1]])]
    assert "More energy first" in shown.parts["order"]


def test_a_signal_has_a_line_of_its_own_wherever_it_is() -> None:
    lines = {colour: re.sub(r"#\w+", "", _symbol(f"ship-{colour}")) for colour in ("purple", "pink", "green", "blue")}
    assert len(set(lines.values())) == 4


def _symbol(name: str) -> str:
    found = re.search(rf'<symbol id="{name}".*?</symbol>', view.definitions())
    assert found
    return found[0]


# -- what would happen -------------------------------------------------------------------------------------


def test_pointing_at_an_action_shows_what_it_will_do() -> None:
    """Ghosts stand where the tokens of the one who decides are after the step; a side still to be chosen shows both."""
    shown_for = set()
    for match in steps(12, 4):
        seat, before = match.seat, match.position()
        if seat is None or match.over:
            break
        ring = drawn(match, seat).parts["ring"]
        for act in match.legal():
            tags = re.findall(rf'data-for="{act}"><circle[^>]*><g[^>]*><rect[^>]*><text[^>]*>([+−]\d)</text>', ring)
            if not tags:
                continue
            after = match.copy()
            after.play(act)
            now = after.position()
            if now["phase"] == "redirect-side":
                continue
            shown_for.add(before["phase"])
            assert sorted(int(tag.replace("−", "-")) for tag in tags) == _changes(before, now, seat)
    assert {"replenish", "redirect", "engine", "headquarters", "biotope-side", "port-site", "canteen"} <= shown_for


def _changes(before: dict[str, Any], after: dict[str, Any], seat: int) -> list[int]:
    one, other = before["seats"][seat], after["seats"][seat]
    changes = [other["energy"][name] - one["energy"][name] for name in one["energy"]]
    return sorted(filter(None, [*changes, other["laser"] - one["laser"]]))


# -- offers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_is_offered_can_be_played_in_that_order(players: int, options: dict[str, Any]) -> None:
    met = set()
    for match in steps(11, players, **options):
        if match.seat is None:
            break
        shown = drawn(match, match.seat)
        assert not drawn(match, (match.seat + 1) % players).offers
        for offer in shown.offers:
            met.add(match.position()["phase"])
            copy = match.copy()
            for act in offer.acts:
                assert act in copy.legal()
                copy.play(act)
            assert offer.acts[-1] == ACTIONS.parse("done")
            assert offer.words
        assert (ACTIONS.parse("done") in match.legal()) == any(len(offer.acts) == 1 for offer in shown.offers)
    assert {"replenish", "redirect", "engine", "canteen", "port"} <= met


def test_the_running_sum_is_what_has_happened() -> None:
    met = 0
    for match in steps(14, 3):
        position, seat = match.position(), match.seat
        if (
            seat is None
            or position["phase"] not in ("redirect", "engine", "replenish", "cell")
            or not position["played"]
        ):
            continue
        met += 1
        told = re.search(r"So far: (.*?)\.", drawn(match, seat).why)
        assert told
        assert sum(map(int, re.findall(r"\+(\d)", told[1]))) == position["played"]
    assert met > 20


# -- what lies before the players ---------------------------------------------------------------------------


def stolen() -> tuple[Match, int, int]:
    """A game in which a card lies face down: before whom, and from whom."""
    for match in steps(16, 4):
        for thief, each in enumerate(match.position()["seats"]):
            for entry in each["stash"]:
                return match, thief, entry["victim"]
    raise AssertionError("nobody has drawn a card")


def test_a_card_from_the_canteen_is_open_to_thief_and_victim_alone() -> None:
    match, thief, victim = stolen()
    name = f'id="stash-{thief}-{victim}"'
    for viewer in (-1, *range(4)):
        shown = drawn(match, viewer).parts["order"]
        piece = shown[shown.index(name) :].split("</g>")[0]
        assert ("card-back" in piece) == (viewer not in (thief, victim))


def test_whoever_saw_a_card_is_told_where_it_is() -> None:
    match = suntable.new("solaris", players=3, seed=6)
    for step in ("main exchange", f"discard {match.position(match.seat)['seats'][match.seat or 0]['hand'][0]}"):
        match.play(step)
    seat, card = match.seat, match.position()["display"][0]
    match.play("take 0")
    assert "What you know of the hands" not in drawn(match, seat).parts["cards"]
    for viewer in {-1, 0, 1, 2} - {seat}:
        assert f"#card-{card}" not in drawn(match, viewer).parts["order"]
        assert "1 × " in drawn(match, viewer).parts["cards"].split("What you know of the hands")[1]


def test_the_last_round_is_announced() -> None:
    match = suntable.new("solaris", players=3, seed=1)
    assert drawn(match, -1).notices == ()
    position = match.position()
    position["seats"][1]["laser"] = 7
    ready = suntable.from_position("solaris", position)
    assert drawn(ready, -1).notices == ("The laser is ready: this round is the last",)
    position["options"]["time_game"] = True
    assert drawn(suntable.from_position("solaris", position), -1).notices == ()
    position["round"] = 4
    assert drawn(suntable.from_position("solaris", position), -1).notices == ("The last round",)


# -- what stands beside the board ------------------------------------------------------------------------


def test_one_is_asked_and_the_others_wait() -> None:
    match = suntable.new("solaris", players=3, seed=1)
    seat = match.seat
    assert seat is not None
    names = ("Mira", "Theo", "Lyra")
    mine, theirs = (drawn(match, viewer, "en", names) for viewer in (seat, (seat + 1) % 3))
    assert mine.prompt
    assert mine.why
    assert names[seat] in theirs.prompt
    assert theirs.why == ""
    assert not theirs.keys


def test_why_an_action_is_not_offered_is_said() -> None:
    reasons = set()
    for match in steps(21, 3):
        refused = match.sight(match.seat).facts["refused"] if match.seat is not None else {}
        if refused and match.seat is not None:
            reasons |= set(refused.values())
            assert "Not offered: " in drawn(match, match.seat).why
            assert "Not offered" not in drawn(match, -1).why
    assert {"no-card", "no-energy"} <= reasons


def test_every_decision_names_its_clauses() -> None:
    rules = files("suntable.games.solaris").joinpath("RULES.md").read_text("utf-8")
    clauses = set(re.findall(r"^- \*\*(SOLARIS-\w+)\*\*", rules, re.MULTILINE))
    for match in steps(9, 3, time_game=True):
        named_here = drawn(match, None).clauses
        assert named_here
        assert set(named_here) <= clauses


def test_the_sheet_is_the_laser() -> None:
    for number, match in enumerate(steps(2, time_game=True)):
        if number % 10 and not match.over:
            continue
        shown = drawn(match, -1)
        assert [line.values for line in shown.sheet] == [tuple(each["laser"] for each in match.position()["seats"])]
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
    names = ('<b onclick="x">', "A & B ' \x01", "C")
    match = suntable.new("solaris", players=3, seed=1)
    for viewer in viewers(match):
        shown = drawn(match, viewer, "en", names)
        assert "<b onclick" not in pieces_of(shown)
        parse(pieces_of(shown))
