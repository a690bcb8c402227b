"""Several people: by a link, at one screen, on two devices, and who only watches."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.reader import Reader, Visit, in_turn, pair


def test_two_play_to_the_end_and_a_spectator_sees_no_hands(visit: Visit) -> None:
    ada, ben, table = pair(visit)
    watcher = visit()
    watcher.go(f"/t/{table['id']}")
    dice, turns = random.Random(5), 0
    while True:
        now, other = in_turn(ada, ben)
        if now.is_over:
            break
        turns += 1
        watcher.wait_past(ada.number - 1)
        hidden = {now: now.hidden_of(), other: other.hidden_of()}
        assert not now.shows(hidden[other]), "a hand is its owner's"
        assert not other.shows(hidden[now])
        assert not watcher.shows(hidden[now] | hidden[other])
        assert not other.legal, "one at a time"
        now.do(dice.choice(now.legal))
    assert turns > 10
    for reader in (ada, ben, watcher):
        reader.page.locator(".tell.is-over").wait_for()
    assert watcher.page.locator("#do-rematch").count() == 0, "only who has played may ask for more"
    ada.page.locator("#do-rematch").click()
    ada.page.wait_for_url(lambda url: not url.endswith(table["id"]))
    ben.page.get_by_role("link", name="To the next game").click()
    ben.page.wait_for_url(ada.page.url)


def test_a_friend_sits_down_by_the_link_and_the_table_begins_before_all_eyes(visit: Visit) -> None:
    ada, ben = visit(name="Ada"), visit()
    ada.go(f"/t/{ada.open_table('me', 'friend')['id']}")
    expect(ada.prompt).to_have_text("Waiting for everybody to sit down")
    link = ada.page.locator("#link-1").input_value()
    page = ben.page
    page.goto(link)
    expect(page.locator("h1")).to_contain_text("You are invited")
    assert ada.prompt.inner_text() == "Waiting for everybody to sit down", "looking at a link takes no seat"
    page.fill("#field-name", "<b>Ben</b> & Co")
    page.get_by_role("button", name="Take this seat").click()
    expect(ada.page.locator("#seat-1 bdi")).to_have_text("<b>Ben</b> & Co")
    expect(ada.page.locator("#notice")).to_be_hidden()
    assert ada.page.locator("#seats b").count() == 0


# -- taking back -----------------------------------------------------------------------------------------


def _until(first: Reader, second: Reader, wanted: str, dice: random.Random) -> tuple[Reader, Reader]:
    """Play on until somebody has a certain button; who, and who not."""
    for _ in range(120):
        for reader, other in ((first, second), (second, first)):
            if reader.page.locator(wanted).count():
                return reader, other
        now, _other = in_turn(first, second)
        now.do(dice.choice(now.legal))
        in_turn(first, second)
    raise AssertionError(f"there never was {wanted}")


def test_a_step_that_told_nobody_anything_is_taken_back_at_once(visit: Visit) -> None:
    ada, ben, _ = pair(visit)
    mover, other = _until(ada, ben, "#acts #do-undo", random.Random(2))
    seen, number = other.page.locator("#log li").count(), mover.number
    mover.page.locator("#do-undo").click()
    mover.wait_past(number)
    other.wait_past(number)
    assert other.page.locator("#log li").count() < seen, "the log forgets it, everywhere"
    assert mover.legal


@pytest.mark.parametrize("agrees", [True, False])
def test_beyond_that_the_others_are_asked(visit: Visit, agrees: bool) -> None:
    ada, ben, table = pair(visit)
    asking, asked = _until(ada, ben, "#more #do-undo", random.Random(7))
    steps = ada.ask("GET", f"/api/tables/{table['id']}")["step"]
    asking.page.locator("[popovertarget=options]").first.click()
    asking.page.locator("#more #do-undo").click()
    expect(asking.page.locator("#options")).to_be_hidden()
    expect(asking.page.locator("#notice")).to_contain_text("You have asked")
    number = asked.number
    asked.page.locator(f"#do-consent-{str(agrees).lower()}").click()
    asking.wait_past(number)
    asked.wait_past(number)
    now = ada.ask("GET", f"/api/tables/{table['id']}")["step"]
    assert now < steps if agrees else now == steps
    for reader in (ada, ben):
        expect(reader.page.locator("#notice")).to_be_hidden()
    mover, _ = in_turn(ada, ben)
    mover.do(mover.legal[0])


def test_who_leaves_hands_the_seat_to_the_computer_and_may_watch(visit: Visit) -> None:
    ada, ben, _ = pair(visit)
    ada.page.locator("[popovertarget=options]").first.click()
    ada.page.locator("#more [popovertarget=resign]").click()
    ada.page.get_by_role("button", name="Leave the game", exact=True).click()
    expect(ben.page.locator("#seat-0 .chip.machine")).to_be_visible()
    expect(ada.page.locator("#resign")).to_be_hidden()
    expect(ada.page.locator("#seat-0 .chip.machine")).to_be_visible()
    assert ben.play("mouse", most=5) == 5, "the computer plays on"
    ada.wait_past(ben.number - 1)
    assert not ada.legal
    assert not ada.shows(ben.hidden_of()), "who has left knows no more than who watches"


# -- one screen ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [16, pytest.param(400, marks=pytest.mark.slow)])
def test_at_one_screen_a_curtain_hides_the_hands_from_each_other(visit: Visit, most: int) -> None:
    reader = visit(name="Ada")
    page = reader.page
    table = reader.ask(
        "POST", "/api/tables",
        {"game": "solstis", "seed": 9, "seats": [{"kind": "me"}, {"kind": "same", "name": "Ben"}]},
    )  # fmt: skip
    reader.go(f"/t/{table['id']}")
    dice, curtains = random.Random(9), 0
    for _ in range(most):
        reader.wait_until_asked()
        if reader.is_over:
            break
        hands = [_held(reader, table["id"], seat) for seat in (0, 1)]
        if page.locator("#handover").is_visible():
            curtains += 1
            assert not reader.shows(hands[0] | hands[1]), "nothing secret lies below the curtain"
            assert not reader.hidden_of()
            expect(page.locator("#handover [data-first]")).to_be_focused()
            page.locator("#handover [data-first]").click()
            page.locator("#handover").wait_for(state="hidden")
            continue
        seat = int(page.locator("#acts").get_attribute("data-seat") or -1)
        assert reader.hidden_of() == hands[seat]
        assert not reader.shows(hands[1 - seat])
        reader.do(dice.choice(reader.legal))
    assert reader.is_over == (most > 100)
    assert curtains > 2


def _held(reader: Reader, table: str, seat: int) -> set[str]:
    """What a seat of this reader's truly holds."""
    view = reader.ask("GET", f"/api/tables/{table}?seat={seat}")
    return {f"tile-{tile}" for tile in view["position"]["seats"][seat]["hand"]}


# -- two devices -----------------------------------------------------------------------------------------


def test_the_link_of_a_seat_goes_on_with_it_on_another_device(visit: Visit) -> None:
    ada, ben, _ = pair(visit)
    ada.page.locator("[popovertarget=options]").first.click()
    link = ada.page.locator("#link-own-0").input_value()
    phone = visit(is_phone=True)
    phone.page.goto(link)
    expect(phone.page.locator("main")).to_contain_text("Ada sits here")
    phone.page.get_by_role("button", name="Continue on this device").tap()
    phone.page.locator("#board").wait_for()
    assert phone.hidden_of() == ada.hidden_of()
    now, _ = in_turn(ben, phone)
    if now is ben:
        ben.play("mouse", most=1)
        while ben.legal:
            ben.do(ben.legal[0])
    phone.wait_until_asked()
    phone.do(phone.legal[0], "touch")
    ada.wait_past(phone.number - 1)
    assert ada.legal == phone.legal
