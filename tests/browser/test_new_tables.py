"""The form for a new table, a server behind a path of a larger site, and what pages weigh."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.reader import Visit
from tests.server.tools import Server


def test_friends_strangers_and_people_at_the_screen_get_their_seats(visit: Visit) -> None:
    reader = visit()
    page = reader.go()
    page.get_by_role("link", name="With friends … : Solstis").click()
    for kind, taken in (("friend", False), ("open", False), ("bot", True), ("same", True)):
        reader.go("/new?game=solstis")
        page.fill("#field-name", "<i>Ada</i>")
        page.check(f"[name=seat-1][value={kind}]")
        assert page.locator("#bot-1").is_visible() == (kind == "bot")
        assert page.locator("#field-name-1").is_visible() == (kind == "same")
        if kind == "same":
            page.fill("#field-name-1", "Ben & <script>alert(1)</script>"[:24])
        page.get_by_role("button", name="Open the table").click()
        page.locator("#board").wait_for()
        assert page.locator("#notice").is_visible() == (not taken)
        expect(page.locator("#seat-0 bdi")).to_have_text("<i>Ada</i>")
        assert page.locator("#seats i, #seats script").count() == 0, "a name is a name"
        assert (page.locator("#link-1").count() == 1) == (kind == "friend")
        if kind == "same":
            expect(page.locator("#seat-1 bdi")).to_have_text("Ben & <script>alert(1)</"[:24])


def test_a_stranger_takes_an_open_seat_from_the_lobby(visit: Visit) -> None:
    ada, ben = visit(name="Ada"), visit(name="Ben")
    ada.go(f"/t/{ada.open_table('me', 'open')['id']}")
    page = ben.go()
    page.locator(".tables").get_by_role("button", name="Take a seat").first.click()
    page.locator("#board").wait_for()
    expect(ada.page.locator("#notice")).to_be_hidden()
    expect(ada.page.locator("#seat-1 bdi")).to_have_text("Ben")


def test_options_are_kept_and_obeyed(visit: Visit) -> None:
    reader = visit()
    page = reader.go("/new?game=solstis")
    page.check("[name=seat-1][value=bot]")
    page.check("[name=option-evil][value=false]")
    page.check("[name=option-first][value='0']")
    page.get_by_role("button", name="Open the table").click()
    page.locator("#board").wait_for()
    table = reader.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["evil"] is False
    assert table["seat"] == 0
    assert reader.legal


def test_a_mistake_is_told_and_nothing_typed_is_lost(visit: Visit) -> None:
    reader = visit()
    reader.forgive("400")
    page = reader.go("/new?game=solstis")
    page.check("[name=seat-1][value=same]")
    page.fill("#field-name-1", "Ben")
    page.check("[name=option-cover][value=before]")
    page.check("[name=seat-0][value=bot]")
    page.evaluate("document.querySelector('#bot-0 option').value = 'nobody'")
    page.select_option("#bot-0", "nobody")
    page.fill("#field-name", "Ada & <Co>")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".problem").first).to_be_visible()
    expect(page.locator(".problem").first).to_contain_text("nobody")
    assert page.locator("#field-name").input_value() == "Ada & <Co>"
    assert page.locator("#field-name-1").input_value() == "Ben"
    expect(page.locator("[name=seat-1][value=same]")).to_be_checked()
    expect(page.locator("[name=option-cover][value=before]")).to_be_checked()
    page.check("[name=seat-0][value=me]")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#seat-1 bdi")).to_have_text("Ben")


def test_what_is_not_there_is_told_in_the_language_of_the_reader(visit: Visit) -> None:
    reader = visit(lang="de")
    reader.forgive("404")
    page = reader.go("/t/nowhere")
    expect(page.locator("main")).to_contain_text("Tisch")
    assert "There" not in page.inner_text("body")
    assert "There" not in page.title()


def test_all_of_it_lives_under_a_path_as_well(visit: Visit, tmp_path: Path) -> None:
    running = Server(tmp_path, None, "--no-limits", "--prefix", "/sun")
    try:
        running.wait("/sun")
        reader = visit(f"{running.url}/sun")
        page = reader.go("/")
        reader.play_now()
        expect(page).to_have_url(re.compile("/sun/t/[^/]+$"))
        assert reader.play(most=5) == 5
        page.locator("[popovertarget=options]").first.click()
        assert f"{running.url}/sun/t/" in page.locator("#link-table").input_value()
        page.keyboard.press("Escape")
        page.locator(".switches").get_by_role("link", name="Deutsch").click()
        expect(page).to_have_url(re.compile("/sun/t/[^/]+$"))
        expect(page.locator("html")).to_have_attribute("lang", "de")
        reader.go(page.url.removeprefix(reader.url) + "/replay")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("#scrub-words")).to_contain_text(re.compile("^[1-9]"))
        reader.go("/rules/solstis")
        reader.go("/")
        expect(page.locator("#mine")).to_contain_text("Solstis")
    finally:
        running.kill()


# -- weight ----------------------------------------------------------------------------------------------

LIGHT = 150_000  # bytes over the wire, with all that a page needs


def _weigh(page: Page, url: str) -> int:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    page.goto(url)
    page.wait_for_load_state("load")
    page.wait_for_function("document.fonts.status === 'loaded'")
    return int(sum(weights))


@pytest.mark.parametrize("is_table", [False, True])
def test_pages_are_light(visit: Visit, is_table: bool) -> None:
    reader = visit(name="Ada")
    path = f"/t/{reader.open_table('me', 'bot')['id']}" if is_table else "/"
    weight = _weigh(reader.page, reader.url + path)
    assert 5_000 < weight < LIGHT, f"{weight:,} bytes"
