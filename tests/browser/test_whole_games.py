"""Whole games against the computer: by mouse, by finger, by keys alone."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.reader import Reader, Visit


def test_by_mouse_from_the_lobby_to_the_next_game(visit: Visit) -> None:
    reader = visit(moves=True)
    page = reader.go()
    reader.play_now()
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert reader.play("mouse") > 5
    expect(reader.prompt).to_contain_text(re.compile("win|draw", re.IGNORECASE))
    expect(page.locator("#score caption")).to_have_text("Final score")
    before = page.url
    page.locator("#do-rematch").click()
    expect(page).not_to_have_url(before)
    reader.wait_until_asked()
    assert not reader.is_over
    assert reader.legal


# -- on a phone ------------------------------------------------------------------------------------------

_PHONE = """() => {
    const box = (each) => each.getBoundingClientRect();
    const small = [...document.querySelectorAll('#hand [data-act], .part-display [data-act], #acts [data-act]')]
        .filter((each) => box(each).width && Math.min(box(each).width, box(each).height) < 40)
        .map((each) => `${each.id} ${box(each).width}x${box(each).height}`);
    const dock = box(document.getElementById('dock'));
    const rooms = ['hand', 'tell', 'acts'].map((id) => document.getElementById(id))
        .filter((each) => each && box(each).height);
    const meet = [];
    for (const one of rooms) for (const other of rooms) {
        const [a, b] = [box(one), box(other)];
        if (one.id < other.id && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1
            && b.top < a.bottom - 1) meet.push(`${one.id} meets ${other.id}`);
        if (a.bottom > dock.bottom + 1 || a.right > dock.right + 1) meet.push(`${one.id} leaves the dock`);
    }
    return {
        small, meet: [...new Set(meet)],
        wide: document.documentElement.scrollWidth - innerWidth,
        below: dock.bottom - innerHeight, height: dock.height / innerHeight,
    };
}"""


def _fits(reader: Reader) -> None:
    found: dict[str, Any] = reader.page.evaluate(_PHONE)
    assert not found["small"], f"too small for a finger: {found['small']}"
    assert not found["meet"], found["meet"]
    assert found["wide"] <= 0, "the page must not move sideways"
    assert abs(found["below"]) < 1, "the dock lies at the lower edge"
    assert found["height"] < 0.5, "the dock leaves room for the board"


def test_by_finger_in_german_with_everything_in_its_place(visit: Visit) -> None:
    reader = visit(lang="de", theme="light", is_phone=True)
    page = reader.go()
    reader.play_now()
    page.locator("#board").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    widths = random.Random(3)

    def watch() -> None:
        page.set_viewport_size({"width": widths.choice((360, 390)), "height": 844})
        _fits(reader)

    assert reader.play("touch", watch=watch) > 5
    expect(page.locator("#score caption")).to_have_text("Endstand")


# -- by keys ---------------------------------------------------------------------------------------------

_FOCUS = """() => {
    const now = document.activeElement;
    const ring = now.querySelector?.('.ring') ?? now;
    const [style, edge] = [getComputedStyle(now), getComputedStyle(ring)];
    const shown = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
        || edge.stroke === getComputedStyle(document.documentElement).getPropertyValue('--focus').trim()
        || parseFloat(edge.strokeWidth) >= 6;
    return { lost: now === document.body, act: now.dataset.act ?? null, shown };
}"""


def _focus(reader: Reader) -> dict[str, Any]:
    found: dict[str, Any] = reader.page.evaluate(_FOCUS)
    return found


def _by_letter(reader: Reader) -> bool:
    keys = reader.page.locator("#acts").get_attribute("data-keys")
    if not keys:
        return False
    reader.page.keyboard.press(keys.split()[-1].split(":")[0].lower())
    return True


def _by_arrows(reader: Reader) -> bool:
    for key in ("ArrowRight", "ArrowDown", "ArrowRight"):
        reader.page.keyboard.press(key)
    return _enter(reader)


def _by_tab(reader: Reader) -> bool:
    for _ in range(60):
        if _focus(reader)["act"] is not None:
            break
        reader.page.keyboard.press("Tab")
    return _enter(reader)


def _enter(reader: Reader) -> bool:
    found = _focus(reader)
    assert found["act"] is not None, "the keys lead to what is legal"
    assert found["shown"], "what has the focus shows it"
    reader.page.keyboard.press("Enter")
    return True


def test_by_keys_alone_the_focus_is_never_lost(visit: Visit) -> None:
    reader = visit(name="Ada")
    page = reader.go(f"/t/{reader.open_table('me', 'bot', seed=4)['id']}")
    reader.wait_until_asked()
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#dock")).to_be_focused()
    undone = 0
    for count in range(400):
        reader.wait_until_asked()
        if reader.is_over:
            break
        before = reader.number
        ways = (_by_arrows, _by_letter, _by_tab)
        assert ways[count % 3](reader) or _by_tab(reader)
        reader.wait_past(before)
        assert not _focus(reader)["lost"], "after a move the focus is where one can go on"
        if undone < 2 and page.locator("#do-undo").count():
            before, undone = reader.number, undone + 1
            page.keyboard.press("u")
            reader.wait_past(before)
            assert not _focus(reader)["lost"], "and after taking back"
    assert reader.is_over
    assert undone == 2
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "do-rematch":
            break
    before_url = page.url
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(before_url)
