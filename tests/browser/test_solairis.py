"""Whole games of Solairis against the computer: by mouse, finger and keys, under both rule sets."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.reader import How, Reader, Visit

ASKED = "() => document.querySelector('#table [data-act], #table [data-acts], .tell.is-over') !== null"


def press(reader: Reader, dice: random.Random, how: How) -> None:
    """One thing that can be done: half of the time what is offered as one press."""
    page, after = reader.page, reader.number
    offers, legal = page.locator("#table [data-acts]:visible"), reader.legal
    if offers.count() and (dice.random() < 0.5 or not legal):
        target = offers.nth(dice.randrange(offers.count()))
        after += len((target.get_attribute("data-acts") or "").split()) - 1
    else:
        target = reader.act(dice.choice(legal))
    if how == "keys":
        target.focus()
        page.keyboard.press("Enter")
    elif how == "touch":
        target.tap()
    else:
        target.click()
    reader.wait_past(after)


def play(reader: Reader, how: How, seed: int = 1) -> int:
    dice = random.Random(seed)
    for count in range(400):
        reader.page.wait_for_function(ASKED)
        if reader.is_over:
            return count
        press(reader, dice, how)
    raise AssertionError("the game has no end")


@pytest.mark.parametrize(
    ("how", "lang", "players", "rules", "warriors"),
    [
        ("mouse", "en", 2, "basic", "dealt"),
        ("keys", "de", 2, "advanced", "chosen"),
        ("mouse", "de", 4, "advanced", "dealt"),
        ("keys", "en", 4, "basic", "chosen"),
    ],
)
def test_a_whole_game(visit: Visit, how: How, lang: str, players: int, rules: str, warriors: str) -> None:
    reader = visit(lang=lang, name="Ada")
    seats = [{"kind": "me"}, *([{"kind": "bot"}] * (players - 1))]
    options = {"rules": rules, "warriors": warriors}
    wish = {"game": "solairis", "players": players, "seats": seats, "seed": 7, "options": options}
    table = reader.ask("POST", "/api/tables", wish)
    page = reader.go(f"/t/{table['id']}")
    assert play(reader, how) > 3
    expect(page.locator("#score caption")).to_have_text("Final score" if lang == "en" else "Endstand")
    expect(page.locator("#seats .seat")).to_have_count(players)


def test_on_a_phone_from_the_lobby(visit: Visit) -> None:
    reader = visit(lang="de", theme="light", is_phone=True)
    reader.go()
    reader.play_now("solairis")
    expect(reader.page).to_have_url(re.compile("/t/[^/]+$"))
    assert play(reader, "touch") > 3
    assert reader.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
