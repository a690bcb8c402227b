"""The drawn table of Solstis: a well-formed picture that offers just what is legal and shows no secret."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import suntable
from suntable.draw.svg import text_width
from suntable.engine.sight import Sight
from suntable.games.solstis import art, scene
from suntable.games.solstis.drawing import svg
from suntable.games.solstis.state import ACTIONS, CELLS, SPIRITS, SQUARE_CELLS, SQUARES, TILES
from suntable.games.solstis.text import solstis, tell

LIMIT = 160_000
VIEWERS = (None, -1, 0, 1)
LAND = (
    ["1-3", "1-4", "1-5", "2-3", "2-4", "2-5", "3-4", "3-6", "5-5", "6-5", "6-6", "4-9"],
    ["1-8", "1-9", "2-8", "2-9", "3-8", "4-7", "4-8", "5-8", "6-4"],
)
HANDS = (["5-6", "1-7", "2-10"], ["3-1", "4-2"])
SHOWN = ["2-1", "3-2", "4-3", "6-7", "2-7", "5-3"]


def seat(number: int, **changes: Any) -> dict[str, Any]:
    table = {
        "land": LAND[number],
        "rainbows": ["3-5", "2-7"] if number == 0 else ["3-7"],
        "spirits": {"butterfly": "Q1-3", "trout": "Q2-4"} if number == 0 else {"bee": "Q1-8", "deer": "Q3-7"},
        "hand": HANDS[number],
        "hand_count": len(HANDS[number]),
        "hand_limit": 3,
        "laid_out": False,
    }
    return {**table, **changes}


POSITION: dict[str, Any] = {
    "phase": "capture",
    "seat": 0,
    "turn": 17,
    "turn_of": 0,
    "end_phase": False,
    "extra_turn": False,
    "in_play": "3-7",
    "second_chance": False,
    "seats": [seat(0), seat(1)],
    "display": [{"tile": tile, "beneath": k < 3} for k, tile in enumerate(SHOWN)],
    "draw_pile": 5,
    "rainbows": 9,
    "gone": ["2-2"],
    "fresh": ["2-5"],
    "spirit_pile": ["bird", "bear"],
    "spirit_row": ["ladybug", "eagle"],
    "spirits_drawn": [],
    "evil": 1,
    "covered": None,
    "meeting": None,
    "moving": None,
    "resume": "nothing",
}
# Each phase with what is legal in it and what is different then.
PHASES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "play": ([f"tile {tile}" for tile in HANDS[0]], {"in_play": None}),
    "capture": (["tile 2-7", "tile 3-2", "tile 6-7"], {"second_chance": True}),
    "rainbow": (["cell 1-2", "cell 3-3", "cell 6-7"], {"resume": "encounter", "moving": "3-7"}),
    "spirit": (["spirit ladybug", "spirit eagle", "draw"], {"in_play": None}),
    "keep": (["spirit wolf", "spirit squirrel"], {"in_play": None, "spirits_drawn": ["wolf", "squirrel"]}),
    "square": (["square Q1-4", "square Q2-3"], {"in_play": None, "meeting": "lizard", "evil": "drawn"}),
    "deer": ([f"tile {tile}" for tile in HANDS[0]], {"in_play": None}),
    "beetle": ([f"tile {tile}" for tile in SHOWN], {"in_play": None}),
    "cover": (["spirit bee", "spirit deer"], {"in_play": None, "end_phase": True}),
    "over": ([], {"in_play": None, "covered": "bee", "seat": None, "end_phase": True}),
}


def facts(table: dict[str, Any]) -> dict[str, Any]:
    fires = {fire: fire == "6-5" for fire in ("4-2", "4-9", "5-8", "6-4", "6-5", "6-6") if fire in table["land"]}
    if {"6-5", "6-6"} <= set(table["land"]):
        fires["6-5+6-6"] = True
    under = [SQUARE_CELLS[SQUARES.index(square)] for square in table["spirits"].values()]
    blocked = [tile for number, tile in enumerate(TILES) if any(cells >> number & 1 for cells in under)]
    return {"fires": fires, "section": table["land"][:4], "blocked": blocked}


def look(
    viewer: int | None, phase: str = "capture", lang: str = "en", names: tuple[str, ...] = (), **more: Any
) -> Sight:
    legal, changes = PHASES[phase]
    position = {**POSITION, "phase": phase, **changes, **more}
    position["seats"] = [
        table if viewer in (None, number) else {**table, "hand": None} for number, table in enumerate(position["seats"])
    ]
    acts = sorted(map(ACTIONS.parse, legal)) if viewer in (None, position["seat"]) else []
    told = {act: tell(solstis(lang), position, ACTIONS.name(act)) for act in acts}
    known = {
        "seats": [facts(table) for table in position["seats"]],
        "open": [],
        "matches": ["2-7", "3-2", "6-7"],
    }
    stars = ({"section": 15, "fires": 2, "spirits": 3}, {"section": 10, "fires": 1, "spirits": 1})
    named = {act: ACTIONS.name(act) for act in acts}
    return Sight(viewer, lang, position, tuple(acts), named, told, stars, known, (), names)


def parse(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawn)


def ids(root: ElementTree.Element) -> list[str]:
    return [name for part in root.iter() if (name := part.get("id"))]


def acts(root: ElementTree.Element) -> list[int]:
    return sorted(int(act) for part in root.iter() if (act := part.get("data-act")) is not None)


def words_of(root: ElementTree.Element) -> str:
    style = next(part for part in root.iter() if part.tag.endswith("style"))
    return "\n".join(root.itertext()).replace(style.text or "", "")


def find(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(part for part in root.iter() if part.get("id") == name)


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
    return root


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_drawn_for_every_viewer(phase: str, viewer: int | None, lang: str) -> None:
    seen = look(viewer, phase, lang)
    root = check(svg(seen), list(seen.legal))
    for part in root.iter():
        if part.get("data-act") is not None:
            assert part.get("tabindex") == "0"
            assert part.get("role") == "button"
            assert part.get("aria-label") == seen.tell[int(part.get("data-act", ""))]
        if part.get("role") == "img":
            assert part[0].tag.endswith("title")
            assert part[0].text


def test_a_random_game_is_drawn_at_every_step() -> None:
    chance = random.Random(7)
    match = suntable.new("solstis", seed=7)
    while not match.over:
        viewer = chance.choice([*VIEWERS, match.seat])
        check(match.svg(viewer, chance.choice(["en", "de"])), match.legal() if viewer in (None, match.seat) else [])
        match.play(chance.choice(match.legal()))
    check(match.svg(None), [])


# -- secrets --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_hidden_tiles_leave_no_trace(viewer: int) -> None:
    drawn = svg(look(viewer))
    for number, hand in enumerate(HANDS):
        for tile in hand:
            assert (f"tile-{tile}" in drawn) == (number == viewer)
            assert (f"land-{tile}" in drawn) == (number == viewer)


def test_the_other_hand_is_a_count_of_backs() -> None:
    root = parse(svg(look(0)))
    assert [name for name in ids(root) if name.startswith("back-")] == ["back-1-0", "back-1-1"]
    assert "2 of 3" in words_of(root)


def test_what_is_hidden_makes_no_difference() -> None:
    other = [seat(0), seat(1, hand=["6-7", "4-4"])]
    assert svg(look(0)) == svg(look(0, seats=other))


def test_the_referee_sees_both_hands() -> None:
    drawn = svg(look(None))
    assert all(f'id="tile-{tile}"' in drawn for hand in HANDS for tile in hand)


# -- what is shown --------------------------------------------------------------------------------------


def test_pieces_keep_their_names() -> None:
    names = set(ids(parse(svg(look(0)))))
    shown = {*LAND[0], *LAND[1], *SHOWN, *HANDS[0], "3-7"}
    assert {f"tile-{tile}" for tile in shown} == {name for name in names if name.startswith("tile-")}
    assert {"rainbow-0-3-5", "rainbow-0-2-7", "rainbow-1-3-7", "draw-pile", "rainbow-supply", "spirit-pile"} <= names
    spirits = {name for name in names if name.startswith("spirit-")} - {"spirit-pile"}
    met = ["butterfly", "trout", "bee", "deer", "ladybug", "eagle", "evil"]
    assert spirits == {f"spirit-{spirit}" for spirit in met}
    assert {f"beneath-{k}" for k in range(3)} == {name for name in names if name.startswith("beneath-")}
    assert sum(name.startswith("cell-0-") for name in names) == len(CELLS) - len(LAND[0]) - 2


def test_blocked_rainbows_wear_a_lock() -> None:
    root = parse(svg(look(0)))
    locked = {name for name in ids(root) if name.startswith("rainbow-") and "#lock" in str(hrefs(find(root, name)))}
    assert locked == {"rainbow-0-3-5", "rainbow-1-3-7"}


def hrefs(part: ElementTree.Element) -> list[str]:
    return [href for use in part.iter() if (href := use.get("href"))]


def test_lit_fires_burn_and_others_do_not() -> None:
    root = parse(svg(look(0)))
    assert "#fire-lit" in hrefs(find(root, "tile-6-5"))
    assert "#fire-unlit" in hrefs(find(root, "tile-6-6"))
    assert "#fire-lit" in hrefs(find(root, "fire-0-6-5-6-6"))
    assert "#fire-unlit" in hrefs(find(root, "tile-4-9"))


def test_the_keys_of_the_display_stand_where_the_tiles_would_lie() -> None:
    root = parse(svg(look(0)))
    keys = {
        tile: [part.text for part in find(root, f"tile-{tile}").iter() if part.text in {"A", "B", "C"}]
        for tile in SHOWN
    }
    assert keys == {"2-1": [], "3-2": ["A"], "4-3": [], "6-7": ["B"], "2-7": ["C"], "5-3": []}
    said = [
        part[0].text
        for part in root.iter()
        if part.get("role") == "img" and part.find(".//*[@class='target']") is not None
    ]
    assert said == [
        "forest 2 would lie here",
        "peak 7 would lie here",
        "meadow 7 would lie here, the rainbow moves",
        "forest 7 would lie here",
    ]


def test_a_tile_that_would_leave_the_game_is_crossed_out() -> None:
    blocked = [seat(0, rainbows=["3-5"], land=[*LAND[0]]), seat(1)]
    display = [{"tile": "3-5", "beneath": False}]
    position = look(0, "beetle", seats=blocked, display=display)
    shown = Sight(0, "en", position.position, (ACTIONS.parse("tile 3-5"),), {}, {}, position.breakdowns, position.facts)
    assert "forest 5 would leave the game" in words_of(check(svg(shown), [ACTIONS.parse("tile 3-5")]))


def test_banners_and_results() -> None:
    assert "End phase" in words_of(parse(svg(look(0, end_phase=True))))
    assert "End phase" not in words_of(parse(svg(look(0))))
    assert "if the game ended now" in words_of(parse(svg(look(0))))
    assert "You win, 20 to 12!" in words_of(parse(svg(look(0, "over"))))
    assert "Ember wins, 20 to 12!" in words_of(parse(svg(look(1, "over"))))
    assert "if the game ended now" not in words_of(parse(svg(look(1, "over"))))
    assert "Glut gewinnt, 20 zu 12!" in words_of(parse(svg(look(-1, "over", "de"))))


def test_a_covered_spirit_lies_under_the_evil_one() -> None:
    root = parse(svg(look(0, "over")))
    assert find(root, "spirit-bee")[0].text == "Bee, covered by the Evil Spirit: no stars"
    order = ids(root)
    assert order.index("spirit-evil") == order.index("spirit-bee") + 1


def test_the_display_grows_to_twelve_places() -> None:
    taken = {*LAND[0], *LAND[1], *HANDS[0], *HANDS[1], "3-7"}
    tiles = [tile for tile in TILES if tile not in taken][:12]
    root = check(svg(look(-1, display=[{"tile": tile, "beneath": True} for tile in tiles])), [])
    assert {f"tile-{tile}" for tile in tiles} <= set(ids(root))


def test_names_of_players_are_only_words() -> None:
    names = ('<script>alert("x")</script>', "A & B ' \x01 with a name much too long for its place on the table")
    for viewer in VIEWERS:
        drawn = svg(look(viewer, names=names))
        root = check(drawn, list(look(viewer).legal))
        assert "<script" not in drawn
        assert "A & B" in words_of(root)


def test_every_language_says_it_in_its_own_words() -> None:
    english, german = (words_of(parse(svg(look(0, lang=lang)))) for lang in ("en", "de"))
    assert "Draw pile: 5 tiles" in english
    assert "Nachziehstapel: 5 Plättchen" in german
    assert "forest" not in german


def test_spirits_fit_their_names() -> None:
    """A full row of seven, the longest names, in both languages."""
    longest = sorted(SPIRITS[:-1], key=lambda spirit: -text_width(solstis("de")("spirit", spirit=spirit), 14))[:7]
    bare = [seat(0, spirits={}), seat(1, spirits={})]
    for lang in ("en", "de"):
        root = check(svg(look(-1, lang=lang, seats=bare, spirit_row=longest, spirit_pile=[])), [])
        assert {f"spirit-{spirit}" for spirit in longest} <= set(ids(root))


# -- the art --------------------------------------------------------------------------------------------


def test_every_tile_has_its_own_picture() -> None:
    pictures = {scene.tile_picture(*cell) for cell in CELLS}
    assert len(pictures) == len(CELLS)
    assert all("<use" in picture for picture in pictures)


def test_the_landscape_never_changes() -> None:
    code = "from suntable.games.solstis.scene import landscape; import zlib; print(zlib.crc32(landscape().encode()))"
    runs = {
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert len(runs) == 1
    assert len(scene.landscape()) < 70_000


def test_every_spirit_has_a_medallion_of_its_kind() -> None:
    medals = {art.medal_symbol(spirit) for spirit in SPIRITS}
    assert len(medals) == len(SPIRITS)
    kinds = Counter(re.search(r"#disc-(\w+)", medal)[1] for medal in medals)  # type: ignore[index]
    assert kinds == {"plain": 7, "blue": 7, "evil": 1}


def test_number_boxes_can_be_read() -> None:
    for row in art.ROW_ART.values():
        ink = "#ffffff" if row.ink == "#fff" else row.ink
        assert _contrast(ink, row.colour) >= 4.5


def _contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
        linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05

    return max(light(one), light(other)) / min(light(one), light(other))


@pytest.mark.parametrize("column", range(1, 11))
def test_sixes_and_nines_are_underlined(column: int) -> None:
    assert ("<rect" in art.numeral(column, 0, 0, "big")) == (column in (6, 9))
