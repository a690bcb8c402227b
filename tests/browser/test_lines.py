"""When lines break, servers fall, tabs are stale and fingers are too quick."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.reader import Visit, in_turn, pair
from tests.server.tools import Server

_LOST = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_NETWORK",
         "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")  # fmt: skip


@pytest.fixture
def own(tmp_path: Path) -> Iterator[list[Server]]:
    """Servers that may be harmed."""
    running = [Server(tmp_path, None, "--no-limits").wait()]
    yield running
    for each in running:
        each.kill()


def test_a_lost_line_is_said_and_afterwards_the_true_table_stands_there(visit: Visit) -> None:
    ada, ben, _ = pair(visit)
    ada.forgive(*_LOST)
    ben.forgive(*_LOST)
    now, away = in_turn(ada, ben)
    away.context.set_offline(True)
    expect(away.page.locator("#offline")).to_be_visible()
    expect(away.page.locator("#board")).to_be_visible()
    while now.legal:
        now.do(now.legal[0])
        now.wait_past(now.number - 1)
    away.context.set_offline(False)
    away.wait_past(now.number - 1)
    expect(away.page.locator("#offline")).to_be_hidden()
    away.wait_until_asked()
    away.do(away.legal[0])
    now.wait_past(away.number - 1)


def test_a_server_that_dies_and_comes_back_has_lost_nothing(visit: Visit, own: list[Server], tmp_path: Path) -> None:
    reader = visit(own[0].url, name="Ada")
    reader.forgive(*_LOST)
    page = reader.go(f"/t/{reader.open_table('me', 'bot')['id']}")
    reader.play(most=2)
    reader.wait_until_asked()
    number, legal = reader.number, reader.legal
    own[0].kill()
    expect(page.locator("#offline")).to_be_visible()
    reader.act(legal[0]).click()  # does nothing, and breaks nothing
    own.append(Server(tmp_path, None, "--no-limits", port=own[0].port).wait())
    expect(page.locator("#offline")).to_be_hidden()
    assert (reader.number, reader.legal) == (number, legal)
    reader.do(legal[0])


def _twice(page: Page, action: int) -> None:
    page.evaluate(
        """(action) => {
            const target = document.querySelector(`#table [data-act="${action}"]`);
            for (let k = 0; k < 2; k++) target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }""",
        action,
    )


def test_a_doubled_click_plays_once(visit: Visit) -> None:
    ada, ben, table = pair(visit)
    now, other = in_turn(ada, ben)
    number = now.number
    _twice(now.page, now.legal[0])
    now.wait_past(number)
    other.wait_past(number)
    assert ada.ask("GET", f"/api/tables/{table['id']}")["number"] == number + 1
    assert not now.page.locator("#refusal").inner_text()


def test_two_tabs_of_one_seat_and_a_click_on_what_is_outdated(visit: Visit) -> None:
    reader = visit(name="Ada")
    table = reader.open_table("me", "same")["id"]
    path = f"/t/{table}?seat={reader.ask('GET', f'/api/tables/{table}')['seat']}"
    first = reader.go(path)
    second = reader.open_tab()
    second.route("**/stream*", lambda route: route.abort())  # it hears of nothing
    reader.forgive("ERR_FAILED", "409")
    second.goto(reader.url + path)
    number, chosen = reader.number, reader.legal
    reader.do(chosen[0])
    seen = int(second.locator("#table").get_attribute("data-number") or -1)
    assert seen == number, "the second tab is outdated"
    _twice(second, chosen[-1])
    second.wait_for_function("(number) => Number(document.getElementById('table').dataset.number) > number", arg=number)
    assert reader.ask("GET", f"/api/tables/{table}")["number"] == number + 1, "nothing was played over it"
    expect(second.locator("#refusal")).to_contain_text("moved on")
    assert second.locator("#tell").inner_text() == first.locator("#tell").inner_text()


def test_two_tabs_of_one_seat_show_the_same(visit: Visit) -> None:
    reader = visit(name="Ada")
    path = f"/t/{reader.open_table('me', 'bot')['id']}"
    first = reader.go(path)
    second = reader.open_tab()
    second.goto(reader.url + path)
    reader.play(most=4)
    reader.wait_until_asked()
    expect(second.locator("#table")).to_have_attribute("data-number", str(reader.number))
    assert second.inner_html("#board") == first.inner_html("#board")


_BEHIND = """() => { window.isBehind = true; document.dispatchEvent(new Event("visibilitychange")); }"""
_IN_FRONT = """() => { window.isBehind = false; document.dispatchEvent(new Event("visibilitychange")); }"""


def test_many_tabs_leave_room_for_one_more(visit: Visit) -> None:
    """A browser opens six connections to one server; a table that is looked at must never wait for one."""
    reader = visit(name="Ada")
    reader.context.add_init_script("Object.defineProperty(document, 'hidden', {get: () => window.isBehind === true})")
    table = reader.open_table("same", "same")["id"]
    tabs: list[Page] = []
    for _ in range(9):
        tab = reader.open_tab()
        tab.goto(f"{reader.url}/t/{table}?seat=0")
        expect(tab.locator("#offline")).to_be_hidden()
        if tabs:
            tabs[-1].evaluate(_BEHIND)
        tabs.append(tab)
    tabs[-1].evaluate(_BEHIND)
    tabs[0].evaluate(_IN_FRONT)
    expect(tabs[0].locator("#board")).to_be_visible()
    assert tabs[0].evaluate("fetch('/health').then((answer) => answer.ok)")
