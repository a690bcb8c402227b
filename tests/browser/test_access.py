"""For everybody: what axe finds, less movement, forced colours, glides."""

from __future__ import annotations

import random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.reader import Reader, Theme, Visit, in_turn, pair, play_to
from tests.server.tools import finish

LOOKS: list[tuple[str, Theme]] = [("en", "dark"), ("de", "light")]
_WEIGHTY = ("serious", "critical")


def _sound(page: Page) -> None:
    """Nothing serious that axe could find."""
    found = Axe().run(page).response["violations"]
    bad = [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found if each["impact"] in _WEIGHTY for node in each["nodes"]
    ]  # fmt: skip
    assert not bad, page.url + "\n" + "\n".join(bad)


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_pages_that_are_read(visit: Visit, lang: str, theme: Theme) -> None:
    reader = visit(lang=lang, theme=theme, name="Ada")
    reader.open_table("me", "bot")
    reader.open_table("open", "me")
    reader.forgive("404")
    link = reader.open_table("me", "friend")["seats"][1]["link"]
    for path in ("/", "/new?game=solstis", link, "/rules/solstis", "/about", "/api", "/t/nowhere"):
        _sound(reader.go(path))


def _past(reader: Reader) -> str:
    table: str = reader.open_table("me", "same")["id"]
    finish(reader.program(), table=table, dice=random.Random(1))
    return table


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_the_table_in_all_its_states(visit: Visit, lang: str, theme: Theme) -> None:
    reader = visit(lang=lang, theme=theme, name="Ada")
    _sound(reader.go(f"/t/{reader.open_table('me', 'friend')['id']}"))
    table = reader.open_table("me", "same")["id"]
    _sound(reader.go(f"/t/{table}"))  # the curtain
    player = reader.program()
    for phase in ("play", "capture", "spirit"):
        view = play_to(player, table, phase, random.Random(2))
        for seat in (view["seat"], None) if phase == "play" else (view["seat"],):
            watcher = reader if seat is not None else visit(lang=lang, theme=theme)
            _sound(watcher.go(f"/t/{table}" + (f"?seat={seat}" if seat is not None else "")))
    page = reader.page
    page.locator("[popovertarget=options]").first.click()
    _sound(page)
    past = _past(reader)
    _sound(reader.go(f"/t/{past}"))
    _sound(reader.go(f"/t/{past}/replay?step=9"))


# -- motion ----------------------------------------------------------------------------------------------

# Right after the page has been given a new board: what moves, and where it would start.
_HOOK = """() => {
    window.glided = [];
    new MutationObserver(() => {
        for (const each of document.getAnimations()) {
            const piece = each.effect?.target;
            if (!piece?.id || each instanceof CSSAnimation || each instanceof CSSTransition) continue;
            const at = each.currentTime;
            each.pause();
            each.currentTime = 0;
            const { x, y, width } = piece.getBoundingClientRect();
            each.currentTime = at;
            each.play();
            window.glided.push({ id: piece.id, x, y, width, length: each.effect.getComputedTiming().activeDuration });
        }
    }).observe(document.getElementById('table'), { childList: true, subtree: true });
}"""
_BOXES = """() => Object.fromEntries([...document.querySelectorAll('.part [id], #hand [id]')].map((each) => {
    const { x, y, width } = each.getBoundingClientRect();
    return [each.id, { x, y, width }];
}))"""


def test_pieces_glide_from_where_they_lay_and_nobody_waits_for_them(visit: Visit) -> None:
    ada, ben, _ = pair(visit, moves=True)
    mover, other = in_turn(ada, ben)
    for reader in (mover, other):
        reader.page.evaluate(_HOOK)
    before = mover.page.evaluate(_BOXES)
    tile = mover.page.locator("#hand [data-act]").first
    piece = tile.evaluate("(each) => (each.id ? each : each.closest('[id]') ?? each.querySelector('[id]')).id")
    action = int(tile.get_attribute("data-act") or -1)
    number = mover.number
    tile.evaluate("(each) => each.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    mover.wait_past(number)
    moved = [each for each in mover.page.evaluate("glided") if each["id"] == piece]
    assert moved, f"{piece} ({action}) lay in the hand and lies in the middle now"
    assert abs(moved[0]["x"] - before[piece]["x"]) < 4
    assert abs(moved[0]["y"] - before[piece]["y"]) < 4
    assert abs(moved[0]["width"] - before[piece]["width"]) < 4
    assert moved[0]["length"] <= 500
    other.wait_past(number)
    assert other.page.evaluate("glided.length") > 0, "and the others see it come"
    if mover.legal:  # at once, whatever still moves
        number = mover.number
        mover.act(mover.legal[0]).dispatch_event("click")
        mover.wait_past(number)


_MOVING = """() => document.getAnimations().filter((each) => each.playState === 'running'
    && each.effect.getComputedTiming().endTime > 130).map((each) => each.animationName ?? each.effect.target?.id)"""


def test_who_wants_no_movement_gets_none(visit: Visit) -> None:
    reader = visit(name="Ada")
    page = reader.go(f"/t/{reader.open_table('me', 'bot')['id']}")
    reader.wait_until_asked()
    page.evaluate(_HOOK)
    for _ in range(4):
        assert page.evaluate(_MOVING) == []
        reader.do(reader.legal[0])
        assert page.evaluate("glided.length") == 0
        reader.wait_until_asked()


def test_halos_breathe_for_those_who_did_not_ask_for_calm(visit: Visit) -> None:
    reader = visit(name="Ada", moves=True)
    page = reader.go(f"/t/{reader.open_table('me', 'bot')['id']}")
    reader.wait_until_asked()
    assert page.locator("[data-act]").count()
    assert page.evaluate(_MOVING) != []


# -- colours that are forced -----------------------------------------------------------------------------

_SEEN = """() => [...document.querySelectorAll('#table [data-act]')].map((each) => {
    const ring = each.querySelector('.ring') ?? each;
    const style = getComputedStyle(ring);
    const canvas = getComputedStyle(document.body).backgroundColor;
    const edge = each.tagName === 'BUTTON' ? style.borderTopColor : style.stroke;
    return { act: each.dataset.act, edge, canvas, opacity: style.opacity, shown: style.visibility };
})"""


def test_forced_colours_leave_what_is_legal_to_be_seen(visit: Visit) -> None:
    reader = visit(name="Ada", forced_colors="active")
    page = reader.page
    table = reader.open_table("me", "same")["id"]
    player = reader.program()
    for phase in ("play", "capture"):
        view = play_to(player, table, phase, random.Random(2))
        reader.go(f"/t/{table}?seat={view['seat']}")
        found: list[dict[str, Any]] = page.evaluate(_SEEN)
        assert {int(each["act"]) for each in found} == {each["action"] for each in view["legal"]}
        for each in found:
            assert each["edge"] not in ("none", each["canvas"], "rgba(0, 0, 0, 0)"), each
            assert float(each["opacity"]) > 0.5, each
            assert each["shown"] == "visible", each


def test_a_reader_without_script_is_told_what_to_do(visit: Visit) -> None:
    reader = visit(name="Ada", java_script_enabled=False)
    page = reader.go(f"/t/{reader.open_table('me', 'bot')['id']}")
    expect(page.locator("noscript .strip")).to_be_visible()
    expect(page.locator("#board")).to_be_visible()
