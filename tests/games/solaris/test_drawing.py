"""The drawn table of Solaris: a well-formed picture that offers just what is legal and shows no secret."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import suntable
from suntable.games.solaris import art
from suntable.games.solaris.drawing import svg
from suntable.games.solaris.state import COLOURS, KINDS, STATIONS

LIMIT = 160_000
GAMES: list[tuple[int, dict[str, Any]]] = [(3, {"time_game": True}), (5, {"time_game": True, "layout": "random"})]


def parse(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawn)


def ids(root: ElementTree.Element) -> list[str]:
    return [name for part in root.iter() if (name := part.get("id"))]


def acts(root: ElementTree.Element) -> list[int]:
    return sorted(int(act) for part in root.iter() if (act := part.get("data-act")) is not None)


def words_of(root: ElementTree.Element) -> str:
    style = next(part for part in root.iter() if part.tag.endswith("style"))
    return "\n".join(root.itertext()).replace(style.text or "", "")


def check(drawn: str, legal: list[int]) -> ElementTree.Element:
    """What holds for every picture."""
    root = parse(drawn)
    names = ids(root)
    assert not [name for name, count in Counter(names).items() if count > 1]
    assert acts(root) == legal
    used = {*re.findall(r'href="#([^"]+)"', drawn), *re.findall(r"url\(#([^)]+)\)", drawn)}
    assert used <= set(names)
    assert not re.search(r"<script|<image|<foreignObject|<filter|@import|@font-face|href=\"[^#]|url\([^#]", drawn)
    assert len(drawn.encode()) < LIMIT
    for part in root.iter():
        if part.get("data-act") is not None:
            assert part.get("tabindex") == "0"
            assert part.get("role") == "button"
            assert part.get("aria-label")
        if part.get("role") == "img":
            assert part[0].tag.endswith("title")
            assert part[0].text
    return root


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_a_random_game_is_drawn_as_it_goes(players: int, options: dict[str, Any]) -> None:
    chance = random.Random(7)
    match = suntable.new("solaris", players=players, seed=7, **options)
    while not match.over:
        viewer = chance.choice([None, -1, *range(players), match.seat, match.seat])
        if chance.random() < 0.5:
            legal = match.legal() if viewer in (None, match.seat) else []
            check(match.svg(viewer, chance.choice(["en", "de"])), legal)
        match.play(chance.choice(match.legal()))
    for viewer in (None, -1, *range(players)):
        check(match.svg(viewer), [])


# -- secrets --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_is_hidden_makes_no_difference(viewer: int) -> None:
    chance, match = random.Random(3), suntable.new("solaris", players=3, seed=3)
    for number in range(60):
        sight = match.sight(viewer)
        world = replace(match.world(viewer, number).sight(viewer), notes=sight.notes)  # a world has no past
        assert svg(sight) == svg(world)
        match.play(chance.choice(match.legal()))


def test_the_referee_sees_every_hand() -> None:
    match = suntable.new("solaris", players=3, seed=8)
    names = set(ids(parse(match.svg(None))))
    for seat, each in enumerate(match.position()["seats"]):
        assert {f"hand-{seat}-{card}-0" for card in each["hand"]} <= names
    assert not [name for name in names if name.startswith("back-")]


# -- what is shown --------------------------------------------------------------------------------------


def test_every_language_says_it_in_its_own_words() -> None:
    match = suntable.new("solaris", players=3, seed=8)
    english, german = (words_of(parse(match.svg(0, lang))) for lang in ("en", "de"))
    assert "Headquarters" in english
    assert "Kommandozentrale" in german
    assert "Headquarters" not in german


def test_names_of_players_are_only_words() -> None:
    names = ('<script>alert("x")</script>', "A & B ' \x01 with a name much too long for its place on the table", "C")
    match = suntable.new("solaris", players=3, seed=5)
    for viewer in (None, -1, 0, 1):
        drawn = svg(match.sight(viewer, "en", names))
        root = check(drawn, match.legal() if viewer in (None, match.seat) else [])
        assert "<script" not in drawn
        assert "A & B" in words_of(root)


# -- the art --------------------------------------------------------------------------------------------


def test_everything_of_the_box_has_its_own_picture() -> None:
    assert set(art.GLYPHS) == set(STATIONS)
    assert set(art.SIGNALS) == set(COLOURS)
    assert len({signal.line for signal in art.SIGNALS.values()}) == len(COLOURS)
    pictures = art.pictures()
    assert set(pictures) == {f"card-{kind}" for kind in KINDS}
    assert len(set(pictures.values())) == len(KINDS)
    assert all(len(picture) < 3_000 for picture in pictures.values())


def test_what_is_written_on_a_signal_can_be_read() -> None:
    for signal in art.SIGNALS.values():
        assert _contrast(signal.colour, signal.ink) >= 4.5
        assert _contrast("#ffffff", signal.ink) >= 7


def _contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
        linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05

    return max(light(one), light(other)) / min(light(one), light(other))
