"""Looking back, step by step; and the same table in another language and light."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.reader import Reader, Visit, in_turn, pair
from tests.server.tools import finish


def _place(page: Page) -> int:
    found = re.search(r"\d+", page.locator("#scrub-words").inner_text())
    assert found
    return int(found[0])


@pytest.fixture
def past(visit: Visit) -> tuple[Reader, str]:
    """A finished game, and its last step."""
    reader = visit(name="Ada")
    table = reader.open_table("me", "same", seed=11)["id"]
    finish(reader.program(), table=table, dice=random.Random(11))
    reader.go(f"/t/{table}/replay")
    return reader, table


def test_scrubbing_and_stepping_show_every_position(past: tuple[Reader, str]) -> None:
    page = past[0].page
    steps = int(page.locator("#step").get_attribute("max") or 0)
    assert steps > 20
    assert _place(page) == steps
    page.locator("#do-first").click()
    expect(page.locator("#scrub-words")).to_contain_text("0 of")
    expect(page.locator("#do-first")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#scrub-words")).to_contain_text("1 of")
    page.locator("#do-next").click()
    expect(page.locator("#scrub-words")).to_contain_text("2 of")
    page.locator("#do-previous").click()
    expect(page.locator("#scrub-words")).to_contain_text("1 of")
    page.locator("#step").focus()
    page.keyboard.press("End")
    expect(page.locator("#scrub-words")).to_contain_text(f"{steps} of")
    expect(page.locator("#score caption")).to_have_text("Final score")
    assert page.locator("[data-act]").count() == 0, "the past is not played"


def test_it_plays_by_itself_until_one_stops_it(past: tuple[Reader, str]) -> None:
    page = past[0].page
    page.locator("#do-first").click()
    expect(page.locator("#scrub-words")).to_contain_text("0 of")
    page.locator("#do-play").click()
    expect(page.locator("#do-play")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#scrub-words")).to_contain_text("2 of")
    page.locator("#do-play").click()
    expect(page.locator("#do-play")).to_have_attribute("aria-pressed", "false")


def test_a_link_to_a_step_shows_that_step_to_others(past: tuple[Reader, str], visit: Visit) -> None:
    page = past[0].page
    page.locator("#do-first").click()
    for step in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(page.locator("#scrub-words")).to_contain_text(f"{step} of")
    page.locator("[popovertarget=share]").first.click()
    link = page.locator("#link-step").input_value()
    assert link.endswith("step=3")
    assert page.url.endswith("step=3"), "the address is the same link"
    other = visit()
    other.page.goto(link)
    assert _place(other.page) == 3
    for part in ("#part-display", "#part-own", "#part-other", "#part-spirits"):
        assert other.page.inner_html(part) == page.inner_html(part)


def test_while_a_game_runs_a_spectator_sees_no_secret_of_any_step(visit: Visit) -> None:
    ada, ben, table = pair(visit)
    dice = random.Random(8)
    for _ in range(10):
        now, _other = in_turn(ada, ben)
        now.do(dice.choice(now.legal))
    in_turn(ada, ben)
    hidden = ada.hidden_of() | ben.hidden_of()
    watcher = visit()
    page = watcher.go(f"/t/{table['id']}/replay")
    assert not watcher.shows(hidden)
    expect(page.locator("#whose")).to_contain_text("As a spectator")
    for step in range(10, -1, -1):
        expect(page.locator("#scrub-words")).to_contain_text(f"{step} of")
        assert page.locator("#hand [id^=tile-], .part-other .so-held [id^=tile-]").count() == 0
        page.keyboard.press("ArrowLeft")
    ada.go(f"/t/{table['id']}/replay?step=0")
    assert ada.page.locator("#hand [id^=tile-]").count() > 0, "one's own hand one may see again"
    assert not ada.shows(ben.hidden_of() - ada.hidden_of())


def test_another_language_and_another_light_change_nothing_else(visit: Visit) -> None:
    reader = visit(name="Ada")
    page = reader.go(f"/t/{reader.open_table('me', 'bot')['id']}")
    reader.play(most=3)
    reader.wait_until_asked()
    number, legal, hand = reader.number, reader.legal, reader.hidden_of()
    page.locator(".switches").get_by_role("link", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#seat-0 .chip.sunny").first).to_have_text("du")
    assert (reader.number, reader.legal, reader.hidden_of()) == (number, legal, hand)
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator(".switches").get_by_role("link", name="Hell", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != before
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert (reader.number, reader.legal, reader.hidden_of()) == (number, legal, hand)
    reader.do(reader.legal[0])
