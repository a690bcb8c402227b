"""The drawn table of Solairis: a well-formed picture that offers just what is legal and shows no secret."""

from __future__ import annotations

import random
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import suntable
from suntable.games.solairis import art
from suntable.games.solairis.drawing import svg
from suntable.games.solairis.emblems import RACE_ART, SPELL_EMBLEMS, WARRIOR_EMBLEMS
from suntable.games.solairis.state import COLOURS, SPELLS, WARRIORS
from tests.games.solairis.table import EMBER, FROST, MIRROR, attack, seat, start, table

LIMIT = 160_000
GAMES = [(2, {}), (3, {"warriors": "chosen"}), (4, {"rules": "advanced"})]


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
def test_a_random_game_is_drawn_at_every_step(players: int, options: dict[str, str]) -> None:
    chance, phases = random.Random(7), set()
    match = suntable.new("solairis", players=players, seed=7, **options)
    while not match.over:
        viewer = chance.choice([None, -1, *range(players), match.seat, match.seat])
        phases.add(match.position()["phase"])
        check(match.svg(viewer, chance.choice(["en", "de"])), match.legal() if viewer in (None, match.seat) else [])
        match.play(chance.choice(match.legal()))
    for viewer in (None, -1, *range(players)):
        check(match.svg(viewer), [])
    assert {"cast", "target", "pay", "dispel"} <= phases


# -- secrets --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_is_hidden_makes_no_difference(viewer: int) -> None:
    chance, match = random.Random(3), suntable.new("solairis", seed=3)
    for number in range(60):
        assert match.svg(viewer) == match.world(viewer, number).svg(viewer)
        match.play(chance.choice(match.legal()))


def test_the_referee_sees_every_hand() -> None:
    match = suntable.new("solairis", seed=8)
    names = set(ids(parse(match.svg(None))))
    for each in match.position()["seats"]:
        assert {f"card-{spell}" for spell in each["spells"]} <= names
    assert not [name for name in names if name.startswith("back-") and name[-1].isdigit()]


# -- what is shown --------------------------------------------------------------------------------------


def test_an_attack_shows_spell_payment_and_answer() -> None:
    attacked = attack(0, "crush", 1, "5")
    match = start(table(seat(EMBER, "3", "crush"), seat(FROST, "1 4", "ice-1"), decides=1, **attacked))
    root = check(match.svg(1), match.legal())
    assert {"card-crush", "pay-0-5-0", "pay-1-1-0", "pay-1-4-0"} <= set(ids(root))
    assert "0 of 5 to dispel it" in words_of(root)
    assert "Takes 15 life" in words_of(root)
    for move in ("pay 1", "pay 4", "done"):
        match.play(move)
    assert "Dispelled: it would have taken 15 life" in words_of(
        check(match.svg(1), match.legal() if match.seat == 1 else [])
    )


def test_the_end_names_the_winner() -> None:
    last = attack(0, "crush", 1, "5")
    position = table(seat(EMBER, "3", "crush"), seat(FROST, "1", "ice-1", life=9), decides=1, **last)
    match = start(position, "let")
    assert match.over
    assert "You win with 25 life left!" in words_of(check(match.svg(0), []))


def test_every_language_says_it_in_its_own_words() -> None:
    match = start(table(seat(EMBER, "3 9", "crush earth-wall"), seat(MIRROR, "2", "arrow")))
    english, german = (words_of(parse(match.svg(0, lang))) for lang in ("en", "de"))
    assert "Earth Wall" in english
    assert "Erdwall" in german
    assert "Earth" not in german


def test_names_of_players_are_only_words() -> None:
    names = ('<script>alert("x")</script>', "A & B ' \x01 with a name much too long for its place on the table")
    match = suntable.new("solairis", seed=5)
    for viewer in (None, -1, 0, 1):
        drawn = svg(match.sight(viewer, "en", names))
        root = check(drawn, match.legal() if viewer in (None, match.seat) else [])
        assert "<script" not in drawn
        assert "A & B" in words_of(root)


# -- the art --------------------------------------------------------------------------------------------


def test_everything_of_the_box_has_its_own_picture() -> None:
    assert set(RACE_ART) == set(COLOURS)
    assert {art.emblem_of(spell) for spell in SPELLS} == set(SPELL_EMBLEMS)
    assert set(WARRIOR_EMBLEMS) == set(WARRIORS)
    assert len(set(SPELL_EMBLEMS.values())) == len(SPELL_EMBLEMS) == 27
    assert len(set(WARRIOR_EMBLEMS.values())) == len(WARRIOR_EMBLEMS) == 14
    assert len({each.sigil for each in RACE_ART.values()}) == 8
    pictures = art.pictures()
    assert len(set(pictures.values())) == len(pictures)
    assert all(len(picture) < 6_000 for picture in pictures.values())


def test_levels_are_shown_by_pips() -> None:
    assert [art.level_of(spell) for spell in ("ice-1", "ice-2", "ice-3", "tsunami")] == [1, 2, 3, 0]
    pips = [str(art.spell_symbol(spell)).count('height="5"') for spell in ("ice-1", "ice-2", "ice-3", "tsunami")]
    assert pips == [1, 2, 3, 0]


def test_what_is_written_on_a_race_can_be_read() -> None:
    for race in RACE_ART.values():
        assert _contrast(race.ink, race.colour) >= 4.5
        assert _contrast(race.tint, art.DEEP) >= 4.5


def _contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        full = colour if len(colour) == 7 else "#" + "".join(2 * sign for sign in colour[1:])
        parts = (int(full[k : k + 2], 16) / 255 for k in (1, 3, 5))
        linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05

    return max(light(one), light(other)) / min(light(one), light(other))
