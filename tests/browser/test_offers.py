"""Several actions as one press: a payment of Solairis that a page offers."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Locator, Request, Route, expect

from tests.browser.reader import Reader, Visit


def offered(reader: Reader, least: int = 2) -> tuple[Locator, list[int]]:
    """Play on until the page offers at least so many actions at once."""
    dice = random.Random(3)
    for _ in range(200):
        reader.wait_until_asked()
        offers = reader.page.locator("#acts [data-acts]")
        acts = [int(act) for act in (offers.first.get_attribute("data-acts") or "").split()] if offers.count() else []
        if len(acts) >= least:
            return offers.first, acts
        reader.do(dice.choice(reader.legal))
    raise AssertionError("nothing was offered")


def at_a_table(visit: Visit) -> Reader:
    reader = visit(name="Ada")
    table = reader.open_table("me", "bot", game="solairis")
    reader.go(f"/t/{table['id']}")
    return reader


def listen(reader: Reader) -> list[dict[str, Any]]:
    """What the page posts from now on."""
    posted: list[dict[str, Any]] = []

    def heard(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/actions"):
            posted.append(json.loads(request.post_data or ""))

    reader.page.on("request", heard)
    return posted


def test_one_press_sends_all_of_them_in_order(visit: Visit) -> None:
    reader = at_a_table(visit)
    offer, acts = offered(reader)
    before, posted = reader.number, listen(reader)
    offer.click()
    reader.wait_past(before + len(acts) - 1)
    assert [(each["number"], each["action"]) for each in posted] == [(before + k, act) for k, act in enumerate(acts)]
    reader.wait_until_asked()
    if not reader.is_over:
        reader.do(reader.legal[0])  # the page listens again


def test_a_refusal_ends_it_and_the_page_goes_on(visit: Visit) -> None:
    reader = at_a_table(visit)
    offer, acts = offered(reader, least=3)
    before, posted = reader.number, listen(reader)

    def refuse(route: Route) -> None:
        if len(posted) == 2:
            problem = {"title": "No", "status": 409, "detail": "the table has moved on"}
            route.fulfill(status=409, json=problem)
        else:
            route.continue_()

    reader.forgive("409")
    reader.page.route("**/actions", refuse)
    offer.click()
    expect(reader.page.locator("#refusal")).not_to_be_empty()
    reader.wait_past(before)
    assert [each["action"] for each in posted] == acts[:2]
    reader.page.unroute("**/actions")
    reader.do(reader.legal[0])
