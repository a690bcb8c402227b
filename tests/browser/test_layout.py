"""Every state of every page, from a phone to a wall: nothing overlaps, nothing is cut off; and pictures to look at."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.reader import Reader, Theme, Visit, play_to
from tests.server.tools import finish

SIZES: list[ViewportSize] = [
    {"width": 3840, "height": 2160},
    {"width": 1920, "height": 1080},
    {"width": 1366, "height": 768},
    {"width": 1024, "height": 768},
]
PHONES: list[ViewportSize] = [
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
]
PHASES = ("play", "capture", "spirit")

_ROOMS = """() => {
    // What is seen of something: the rest of it may lie beyond the edge of what scrolls.
    const seen = (each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const window = each.closest('.ground, .left')?.getBoundingClientRect();
        const [from, to] = [Math.max(top, window?.top ?? top), Math.min(bottom, window?.bottom ?? bottom)];
        return to > from ? { left, right, top: from, bottom: to } : null;
    };
    const rooms = [...document.querySelectorAll('.top, .seats, .score, .part, .dock, .history')]
        .filter((each) => each.getBoundingClientRect().height)
        .map((each) => ({ name: each.id || each.className, box: seen(each) })).filter((each) => each.box);
    const meet = [];
    rooms.forEach((a, k) => rooms.slice(k + 1).forEach((b) => {
        const [one, other] = [a.box, b.box];
        if (one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1
            && other.top < one.bottom - 1) meet.push(`${a.name} and ${b.name}`);
    }));
    const page = document.documentElement;
    const scrolls = [...document.querySelectorAll('.ground, .part, .left, .dock, #hand')]
        .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
        .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.id || each.className);
    const cut = [...document.querySelectorAll('.button, .chip, .prompt, .so-row b')]
        .filter((each) => each.getBoundingClientRect().width && each.scrollWidth > each.clientWidth + 1)
        .map((each) => `${each.className} "${each.textContent}"`);
    return { meet, scrolls, cut, wide: page.scrollWidth - innerWidth, high: page.scrollHeight - innerHeight };
}"""


def _states(reader: Reader, dice: int = 2) -> list[tuple[str, str]]:
    """Tables in the states that look most different, by name and path. Always the same."""
    player, found = reader.program(), []
    found.append(("waiting", f"/t/{reader.open_table('me', 'friend')['id']}"))
    for phase in PHASES:
        table = _shared(reader)
        view = play_to(player, table, phase, random.Random(dice), turn=4)
        found.append((phase, f"/t/{table}?seat={view['seat']}"))
    found.append(("hand-over", f"/t/{_shared(reader)}"))
    table = _shared(reader)
    finish(player, table=table, dice=random.Random(dice))
    found += [("over", f"/t/{table}"), ("replay", f"/t/{table}/replay?step=14")]
    return found


def _shared(reader: Reader) -> str:
    seats = [{"kind": "me"}, {"kind": "same", "name": "Ben"}]
    table = reader.ask("POST", "/api/tables", {"game": "solstis", "seats": seats, "seed": 20})
    return str(table["id"])


def _fits(page: Page, where: str, is_small: bool) -> list[str]:
    found = page.evaluate(_ROOMS)
    wrong = [f"{where}: {pair} overlap" for pair in found["meet"] if not (is_small and "dock" in pair)]
    wrong += [f"{where}: cut off: {words}" for words in found["cut"]]
    if found["wide"] > 0:
        wrong.append(f"{where}: the page moves sideways by {found['wide']}")
    if not is_small:
        # While a seat is free, the links for friends come first and the board may wait below them.
        scrolls = [name for name in found["scrolls"] if name != "ground" or not where.startswith("waiting")]
        wrong += [f"{where}: {name} scrolls" for name in scrolls]
        if found["high"] > 0:
            wrong.append(f"{where}: the page scrolls by {found['high']}")
    return wrong


@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_overlaps_scrolls_or_is_cut_off(visit: Visit, lang: str) -> None:
    reader = visit(name="Ada", lang=lang)
    wrong = []
    for name, path in _states(reader):
        if name == "hand-over":
            continue
        reader.go(path)
        for size in SIZES + PHONES:
            reader.page.set_viewport_size(size)
            is_small = size["width"] <= 760 or size["height"] <= 540
            wrong += _fits(reader.page, f"{name} {lang} {size['width']}x{size['height']}", is_small)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_pages_that_are_read_never_move_sideways(visit: Visit, lang: str) -> None:
    reader = visit(name="Ada", lang=lang)
    reader.open_table("open", "me")
    link = reader.open_table("me", "friend")["seats"][1]["link"]
    for path in ("/", "/new?game=solstis", link, "/rules/solstis", "/about", "/api"):
        reader.go(path)
        for width in (320, 360, 390, 768, 1024, 3840):
            reader.page.set_viewport_size({"width": width, "height": 800})
            wide = reader.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{path} at {width}"


# -- pictures --------------------------------------------------------------------------------------------

_QUICK = [("en", "dark", False), ("de", "light", True)]
_ALL = [(lang, theme, phone) for lang in ("en", "de") for theme in ("dark", "light") for phone in (False, True)]
_LOOKS = [pytest.param(*look, marks=() if look in _QUICK else pytest.mark.slow) for look in _ALL]


@pytest.mark.parametrize(("lang", "theme", "is_phone"), _LOOKS)
def test_pictures_of_all_states(visit: Visit, shots: Path, lang: str, theme: Theme, is_phone: bool) -> None:
    reader = visit(name="Ada", lang=lang, theme=theme, is_phone=is_phone)
    pages = [
        ("lobby", "/"),
        ("new", "/new?game=solstis"),
        *_states(reader),
        ("rules", "/rules/solstis"),
        ("about", "/about"),
    ]
    pages += [("join", reader.open_table("me", "friend")["seats"][1]["link"])]
    for number, (name, path) in enumerate(pages):
        reader.go(path)
        kind = "phone" if is_phone else "desktop"
        reader.page.screenshot(path=shots / f"{kind}-{theme}-{lang}-{number:02}-{name}.png")
