"""Somebody before a browser: what they see, and what they do with mouse, finger and keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Literal, Protocol

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect

from tests.server.tools import PATIENCE, Json, Player

How = Literal["mouse", "touch", "keys"]
Theme = Literal["dark", "light"]

DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SEED = 20  # of every table whose pictures are compared

expect.set_options(timeout=PATIENCE * 1000)

# What the rules let the reader do now and the page lets them reach, drawn things first.
_LEGAL = """() => [...document.querySelectorAll('#table [data-act]')]
    .filter((each) => each.getBoundingClientRect().width).map((each) => Number(each.dataset.act))"""
# Either the reader must decide, or there is nothing left to decide, or the screen must change hands.
_ASKED = """() => document.querySelector('#table [data-act], .tell.is-over, #handover:not([hidden])') !== null"""
_GROWN = """(number) => Number(document.getElementById('table').dataset.number) > number"""


class Visit(Protocol):
    """Lets a reader in."""

    def __call__(self, url: str = ..., **more: Any) -> Reader: ...


class Reader:
    """One person with one browser of their own."""

    def __init__(
        self, browser: Browser, url: str, lang: str = "en", theme: Theme = "dark", name: str | None = None,
        is_phone: bool = False, size: ViewportSize | None = None, moves: bool = False, **more: Any,
    ) -> None:  # fmt: skip
        self.url, self.lang, self.is_phone = url, lang, is_phone
        viewport = size or (PHONE if is_phone else DESKTOP)
        if is_phone:
            more = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2, **more}
        self.context = browser.new_context(
            viewport=viewport, locale="de-DE" if lang == "de" else "en-GB", color_scheme=theme,
            reduced_motion="no-preference" if moves else "reduce", **more,
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE * 1000)
        self.wrong: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.page = self.open_tab()
        if name:
            self.sign_in(name)

    def open_tab(self) -> Page:
        """One more tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.wrong.append(f"{page.url}: {error}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        """The browser tells of scripts that fail, files that are missing and rules that are broken."""
        if message.type in ("error", "warning") and not any(words in message.text for words in self.forgiven):
            self.wrong.append(f"{message.type} at {message.location.get('url')}: {message.text}")

    def forgive(self, *words: str) -> None:
        """What the browser will rightly complain of."""
        self.forgiven += words

    def leave(self) -> None:
        self.context.close()

    # -- coming in --------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def play_now(self, game: str = "solstis") -> None:
        """From the lobby to a table against the computer, at one press."""
        form = self.page.locator("form", has=self.page.locator(f'input[name=game][value="{game}"]'))
        button = form.get_by_role("button")
        if self.is_phone:
            button.tap()
        else:
            button.click()

    def sign_in(self, name: str) -> None:
        """Become somebody with a name."""
        answer = self.ask("POST", "/api/guests", {"name": name})
        cookie = {"name": "suntable", "value": answer["token"], "url": self.url}
        self.context.add_cookies([cookie])  # type: ignore[list-item]  # a cookie as Playwright writes them

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Ask the server by HTTP, as this reader."""
        cookies = {each["name"]: each["value"] for each in self.context.cookies()}
        headers = {"origin": self.url.split("/sun")[0], "accept-language": self.lang}
        answer = httpx.request(
            method, self.url + path, json=body, cookies=cookies, headers=headers, timeout=PATIENCE
        )  # fmt: skip
        assert answer.is_success, answer.text
        return dict(answer.json())

    def open_table(self, *kinds: str, seed: int = SEED, **more: Any) -> Json:
        """A new table of this reader's, by HTTP, so that its seed is known."""
        seats = [{"kind": kind} for kind in kinds]
        return self.ask("POST", "/api/tables", {"game": "solstis", "seats": seats, "seed": seed, **more})

    def program(self) -> Player:
        """The same person, by HTTP."""
        token = next(cookie["value"] for cookie in self.context.cookies() if cookie["name"] == "suntable")
        return Player(self.url, token=token, lang=self.lang)

    # -- seeing -----------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How far the table is that this reader sees."""
        return int(self.page.locator("#table").get_attribute("data-number") or -1)

    @property
    def legal(self) -> list[int]:
        found: list[int] = self.page.evaluate(_LEGAL)
        return found

    @property
    def is_over(self) -> bool:
        return self.page.locator(".tell.is-over").count() > 0

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    def act(self, action: int) -> Locator:
        return self.page.locator(f'#table [data-act="{action}"]').first

    def wait_until_asked(self) -> None:
        self.page.wait_for_load_state()  # a page that is not complete neither looks right nor hears clicks
        self.page.wait_for_function(_ASKED)

    def wait_past(self, number: int) -> None:
        """Until the page shows what came after a number."""
        self.page.wait_for_function(_GROWN, arg=number)

    def hidden_of(self) -> set[str]:
        """The tiles in the reader's hand: what nobody else may know."""
        return set(self.page.locator("#hand [id^=tile-]").evaluate_all("them => them.map((each) => each.id)"))

    def shows(self, secrets: set[str]) -> set[str]:
        """Which of these stand anywhere in the page."""
        return {secret for secret in secrets if self.page.locator(f"#{secret}").count()}

    # -- doing ------------------------------------------------------------------------------------------

    def do(self, action: int, how: How = "mouse") -> None:
        """Do something legal, and see that it was done."""
        before, target = self.number, self.act(action)
        if how == "mouse":
            target.click()
        elif how == "touch":
            target.tap()
        else:
            target.focus()
            self.page.keyboard.press("Enter")
        self.wait_past(before)

    def play(
        self, how: How = "mouse", dice: random.Random | None = None, most: int = 400,
        watch: Callable[[], None] | None = None,
    ) -> int:  # fmt: skip
        """Play one's own decisions until the end, or so many; how many they were."""
        dice = dice or random.Random(1)
        for count in range(most):
            self.wait_until_asked()
            if watch:
                watch()
            if self.is_over:
                return count
            self.do(dice.choice(self.legal), how)
        return most


def pair(visit: Visit, moves: bool = False) -> tuple[Reader, Reader, Json]:
    """Two people at a new table, each in a browser of their own."""
    ada, ben = visit(name="Ada", moves=moves), visit(name="Ben", moves=moves)
    table = ada.open_table("me", "friend")
    ben.page.goto(ben.url + table["seats"][1]["link"])
    ben.page.locator("form button[type=submit]").click()
    ben.page.locator("#board").wait_for()
    ada.go(f"/t/{table['id']}")
    return ada, ben, table


def in_turn(first: Reader, second: Reader) -> tuple[Reader, Reader]:
    """Who decides, and who waits; both see the same."""
    for reader, other in ((first, second), (second, first)):
        reader.wait_past(other.number - 1)
    return (first, second) if first.legal else (second, first)


def play_to(player: Player, table: str, phase: str, dice: random.Random, turn: int = 1) -> Json:
    """Play all seats of a table by HTTP until a kind of decision comes; the table then."""
    for _ in range(400):
        view = player.turn(table)
        if view["position"]["phase"] == phase and view["position"]["turn"] >= turn:
            return view
        player.play(table, dice)
    raise AssertionError(f"there was no {phase}")
