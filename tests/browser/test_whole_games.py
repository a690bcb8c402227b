"""Whole games against the computer: by mouse, by finger, by keys."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.reader import Visit


def test_by_mouse_from_the_lobby_to_the_next_game(visit: Visit) -> None:
    reader = visit()
    page = reader.go()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/[^/]+$"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert reader.play("mouse") > 5
    expect(reader.prompt).to_contain_text(re.compile("win|won|draw|tie|ahead", re.IGNORECASE))
    expect(page.locator("#score caption")).to_have_text("Final score")
    before = page.url
    page.locator("#do-rematch").click()
    expect(page).not_to_have_url(before)
    reader.wait_until_asked()
    assert not reader.is_over
    assert reader.legal
