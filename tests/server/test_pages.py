"""The pages of the table: well-formed, safe, complete in both languages, and all that is legal can be pressed."""

from __future__ import annotations

import random
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from suntable import bots
from suntable.draw.theme import DARK, LIGHT
from suntable.draw.words import words
from suntable.games.solstis import GAME
from suntable.server.guests import new_id
from suntable.server.live import Live, fresh
from suntable.server.pages import join, lobby, new, problem, replay, table
from suntable.server.pages.frame import Frame, Scene
from suntable.server.scenes import Eyes, scene
from suntable.server.scenes import replay as replay_scene
from suntable.server.settings import Settings
from suntable.server.shapes import Lobby, NewTable, SeatView, SeatWish, TableLine
from suntable.server.storage.store import Entry, Guest, Row, Seat
from tests.server.tools import Inside

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LANGUAGES = ("en", "de")
NASTY = "<b>\"Mira' & </title>"
WITHOUT_END = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr")
)
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
NOW = datetime(2026, 6, 21, 12, tzinfo=UTC)


class Document(HTMLParser):
    """What a page is made of; it complains about ends without a beginning."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(page)
        self.close()
        assert not self._open, f"never closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute twice: <{tag} {attrs}>"
        self.elements.append((tag, dict(attrs)))
        if tag not in WITHOUT_END:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", "".join(self.words))

    def all(self, name: str) -> list[str]:
        """The values of an attribute, wherever it is."""
        return [value for _, attributes in self.elements if (value := attributes.get(name)) is not None]

    def named(self, name: str) -> dict[str, str | None]:
        """The attributes of the element with an id."""
        return next(attributes for _, attributes in self.elements if attributes.get("id") == name)


# -- tables ----------------------------------------------------------------------------------------------


def live(*seats: Seat, status: str = "playing", seed: int = 1) -> Live:
    sitting = seats or (Seat(0, "me", "mira", NASTY, None, "secret-0"), Seat(1, "bot", None, "Lyra", "greedy", "s1"))
    row = Row(
        id="abc", game="solstis", version=GAME.version, players=2, options={}, seed=seed, creator="mira", created=NOW,
        number=0, status=status, deciding=0, updated=NOW, seats=sitting,
    )  # fmt: skip
    made = fresh(row)
    made.row = row
    return made


def play(at: Live, actions: int | None = None, seed: int = 5) -> Live:
    """Some actions, or all until the end."""
    dice, played = random.Random(seed), 0
    while not at.match.over and (actions is None or played < actions):
        seat, action = at.match.seat or 0, dice.choice(at.match.legal())
        number = at.number + 1
        at.add(Entry(number, "play", seat, action))
        at.row = replace(at.row, number=number)
        played += 1
    status = "over" if at.match.over else "playing"
    at.row = replace(at.row, status=status, deciding=at.match.seat)
    return at


def seen(at: Live, lang: str = "en", guest: str | None = "mira", seat: int | None = None) -> Scene:
    return scene(at, Eyes(guest, lang, seat))


def together() -> Live:
    """Two people at one screen."""
    return live(Seat(0, "me", "mira", "Mira", None, "s0"), Seat(1, "same", "mira", "Theo", None, "s1"))


def waiting() -> Live:
    free = Seat(1, "friend", None, "", None, "secret-1")
    return live(Seat(0, "me", "mira", "Mira", None, "secret-0"), free, status="waiting")


def line(at: Live, guest: str = "mira", your_turn: bool = True) -> TableLine:
    view = seen(at, guest=guest).view
    return TableLine("abc", "solstis", "Solstis", view.status, view.created, view.created, view.seats, your_turn)


def frame(lang: str, prefix: str = "") -> Frame:
    return Frame(lang=lang, prefix=prefix, name=NASTY, turns=2, origin="https://sun.example")


def pages(lang: str) -> Iterator[tuple[str, str]]:
    """Every page in every state that matters."""
    reader, begun = frame(lang), play(live(), 9)
    over, free = play(live()), waiting()
    tables = [line(begun), line(over, your_turn=False), line(free)]
    cover = {"solstis": '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Solstis"></svg>'}
    yield "lobby", lobby.page(reader, Lobby(tables, tables), [GAME], cover)
    yield "lobby, empty", lobby.page(Frame(lang=lang), Lobby([], []), [GAME], {})
    names = bots.names("solstis")
    yield "new", new.page(reader, GAME, names, {})
    yield (
        "new, wrong",
        new.page(reader, GAME, names, {"seat-1": "same", "name-1": NASTY, "option-evil": "false"}, NASTY),
    )
    yield "join", join.page(reader, seen(free, lang, "theo").view, 1, "secret-1")
    yield "continue", join.page(reader, seen(begun, lang, "theo").view, 0, "secret-0")
    yield "table", table.page(reader, seen(begun, lang))
    yield "table, watched", table.page(reader, seen(begun, lang, None))
    yield "table, waiting", table.page(reader, seen(free, lang))
    yield "table, over", table.page(reader, seen(over, lang))
    yield "table, handed over", table.page(reader, seen(together(), lang))
    yield "replay", replay.page(reader, replay_scene(over, Eyes("mira", lang), 7), len(over.match.actions))
    yield "problem", problem.page(reader, 404, "There is nothing here", NASTY)


PAGES = {f"{name}, {lang}": page for lang in LANGUAGES for name, page in pages(lang)}


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
class TestEveryPage:
    def test_is_well_formed_with_ids_that_are_there_once(self, page: str) -> None:
        document = Document(page)
        assert page.startswith("<!doctype html>")
        assert [name for name, times in Counter(document.all("id")).items() if times > 1] == []

    def test_keeps_to_the_content_security_policy(self, page: str) -> None:
        document = Document(page)
        assert document.all("style") == []
        assert not [tag for tag, _ in document.elements if tag == "style"]
        assert not [name for _, attributes in document.elements for name in attributes if name.startswith("on")]
        for tag, attributes in document.elements:
            if tag == "script":
                assert attributes["src"]
                assert attributes["type"] == "module"

    def test_escapes_what_people_write(self, page: str) -> None:
        assert '<b>"' not in page
        assert NASTY not in page

    def test_has_a_language_a_title_one_heading_and_landmarks(self, page: str) -> None:
        document = Document(page)
        tags = Counter(tag for tag, _ in document.elements)
        assert tags["h1"] == tags["main"] == tags["header"] == 1
        assert document.elements[0][1]["lang"] in LANGUAGES
        assert tags["title"] >= 1
        assert document.named("main")

    def test_names_everything_that_can_be_used(self, page: str) -> None:
        document = Document(page)
        labelled = set(document.all("for"))
        for tag, attributes in document.elements:
            if tag in ("input", "select") and attributes.get("type") not in ("hidden", "radio"):
                assert attributes["id"] in labelled, attributes
        for name in document.all("popovertarget"):
            assert name in document.all("id"), f"{name} is opened but not there"


# -- the table -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_action_can_be_chosen_once_and_has_words(lang: str) -> None:
    at = together()
    for _ in range(70):
        if at.match.over:
            break
        looking = seen(at, lang, seat=at.match.seat)
        document = Document(table.page(frame(lang), looking))
        acts = [int(act) for act in document.all("data-act")]
        assert sorted(acts) == at.match.legal()
        play(at, 1, seed=len(at.match.actions))


def test_only_the_seat_that_decides_can_press_anything() -> None:
    at = play(live(), 4)
    assert Document(table.page(frame("en"), seen(at, guest=None))).all("data-act") == []
    over = Document(table.page(frame("en"), seen(play(live()))))
    assert over.all("data-act") == []
    assert over.named("do-rematch")


def test_the_page_is_made_of_its_fragments() -> None:
    for at in (play(live(), 12), play(live()), waiting(), together()):
        looking = seen(at)
        page = table.page(frame("en"), looking)
        for name, fragment in table.fragments(frame("en"), looking).items():
            assert f'id="{name}"' in fragment.partition(">")[0]
            assert fragment in page


def test_a_replay_is_made_of_its_fragments_and_nothing_can_be_pressed() -> None:
    at = play(live())
    steps = len(at.match.actions)
    for step in (0, 9, steps):
        looking = replay_scene(at, Eyes(None, "en"), step)
        page = replay.page(frame("en"), looking, steps)
        shown = replay.fragments(frame("en"), looking, steps)
        assert all(fragment in page for name, fragment in shown.items() if name not in ("acts", "more"))
        assert Document(page).all("data-act") == []
        assert Document(page).named("step")["value"] == str(step)


def test_the_curtain_hides_both_hands() -> None:
    at = together()
    looking = seen(at)
    document = Document(table.page(frame("en"), looking))
    assert "Hand the screen to Mira" in document.text
    for seat in at.match.position()["seats"]:
        for tile in seat["hand"]:
            assert f"tile-{tile}" not in document.all("id")


def test_a_seat_link_is_shown_to_those_who_may_give_it_away() -> None:
    at = waiting()
    assert "https://sun.example/t/abc/s/secret-1" in table.page(frame("en"), seen(at))
    watched = table.page(frame("en"), seen(at, guest="somebody"))
    assert "secret-" not in watched


def test_a_title_says_whose_turn_it_is() -> None:
    at = live()
    assert table.title(frame("en"), seen(at)) == "● Your turn: Solstis"
    assert table.title(frame("en"), seen(at, guest=None)) == "Solstis"
    assert table.title(frame("de"), seen(together(), "de")) == "● Du bist dran: Solstis"


def test_links_lead_through_the_prefix() -> None:
    reader = frame("en", prefix="/sun")
    page = table.page(reader, seen(play(live(), 3)))
    for name in ("data-stream", "data-actions", "data-now", "data-post"):
        assert all(value.startswith("/sun/") for value in Document(page).all(name)), name
    assert all(value.startswith(("/sun/", "#")) for value in Document(page).all("href"))


# -- the form --------------------------------------------------------------------------------------------


def test_the_form_keeps_what_was_chosen() -> None:
    chosen = {"seat-1": "bot", "bot-1": "random", "option-evil": "false", "name": "Theo"}
    document = Document(new.page(frame("en"), GAME, bots.names("solstis"), chosen, "no seat for that"))
    checked = {
        attributes["name"]: attributes["value"]
        for tag, attributes in document.elements
        if tag == "input" and "checked" in attributes
    }
    assert checked["seat-1"] == "bot"
    assert checked["option-evil"] == "false"
    assert checked["option-first"] == "random"
    picked = [
        attributes["value"] for tag, attributes in document.elements if tag == "option" and "selected" in attributes
    ]
    assert picked[1] == "random"
    assert "no seat for that" in document.text


def test_play_now_asks_for_one_person_and_bots() -> None:
    document = Document(lobby.page(frame("en"), Lobby([], []), [GAME], {}))
    hidden = {
        attributes["name"]: attributes["value"]
        for tag, attributes in document.elements
        if tag == "input" and attributes.get("type") == "hidden"
    }
    assert hidden["game"] == "solstis"
    assert (hidden["seat-0"], hidden["seat-1"]) == ("me", "bot")


def test_a_full_or_own_table_offers_no_seat() -> None:
    open_seat = [SeatView(0, "me", "Mira", True, False), SeatView(1, "open", "Tide", False, False)]
    free = TableLine("abc", "solstis", "Solstis", "waiting", "", "", open_seat)
    assert "/t/abc/seats/1" in lobby.page(frame("en"), Lobby([free], []), [GAME], {})
    mine = [SeatView(0, "me", "Mira", True, True), open_seat[1]]
    own = TableLine("abc", "solstis", "Solstis", "waiting", "", "", mine)
    assert "/t/abc/seats/1" not in lobby.page(frame("en"), Lobby([own], []), [GAME], {})


# -- words and tokens ------------------------------------------------------------------------------------


def test_both_languages_have_the_same_words_with_the_same_arguments() -> None:
    english, german = (words("suntable.server.pages", lang) for lang in LANGUAGES)
    assert english.ids() == german.ids()
    for name in english.ids():
        assert set(english.variables(name)) == set(german.variables(name)), name


def test_every_sign_is_in_the_icon_file() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', _asset("icons.svg")))
    for page in PAGES.values():
        assert set(re.findall(r'icons\.svg#([\w-]+)"', page)) <= drawn


@pytest.mark.parametrize(("values", "after"), [(DARK, ":root {"), (LIGHT, ":root[data-theme=light] {")])
def test_the_tokens_are_those_of_the_pictures(values: dict[str, str], after: str) -> None:
    block = _asset("base.css").partition(after)[2].partition("\n}")[0]
    tokens = dict(re.findall(r"--([\w-]+): ([^;]+);", block))
    assert {name: tokens[name] for name in values} == values


def test_the_light_of_the_system_and_the_chosen_light_are_the_same() -> None:
    style = _asset("base.css")
    system = style.partition(":root:not([data-theme=dark]) {")[2].partition("\n  }")[0]
    chosen = style.partition(":root[data-theme=light] {")[2].partition("\n}")[0]
    assert system.split() == chosen.split()


def _asset(name: str) -> str:
    return (files("suntable.server") / "assets" / name).read_text("utf-8")


# -- in a browser ----------------------------------------------------------------------------------------

Visit = Callable[[], "Page"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server in this process."""
    inside = Inside(Settings(data=tmp_path_factory.mktemp("pages"), pause=0, floods=False))
    yield inside
    inside.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real one."""
    api = pytest.importorskip("playwright.sync_api")
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    arguments = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
    with api.sync_playwright() as player:
        started = player.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: Inside) -> Iterator[Visit]:
    """Opens a page of somebody new; at the end nothing may have gone wrong in any of them."""
    wrong: list[str] = []

    def somebody() -> Page:
        page = browser.new_context(base_url=server.url, locale="en").new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
        return page

    yield somebody
    for context in browser.contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def page(visit: Visit, server: Inside) -> Page:
    """A table for two people at one screen, the first of them ready to play."""
    guest, sitting = Guest(new_id(), "Mira"), [SeatWish("me"), SeatWish("same", name="Theo")]
    server.call(server.house.store.add_guest(guest))
    table_id = server.call(server.house.open_table(NewTable("solstis", seed=1, seats=sitting), guest)).row.id
    opened, cookie = visit(), server.context.cookie(guest)
    opened.context.add_cookies([{"name": cookie["key"], "value": cookie["value"], "url": server.url}])
    opened.goto(f"/t/{table_id}")
    opened.click("#handover a")
    opened.wait_for_selector("#hand [data-act]")
    return opened


def test_a_turn_is_played_and_undone_by_keyboard(page: Page) -> None:
    before = page.inner_text(".prompt")
    page.keyboard.press("ArrowRight")
    assert page.locator(":focus").get_attribute("data-act")
    assert page.inner_text("#preview").startswith("Play ")
    page.keyboard.press("Enter")
    page.wait_for_selector("#log[data-lines]")
    assert page.inner_text(".prompt") != before
    page.keyboard.press("u")
    page.wait_for_selector("#log:not([data-lines])")
    assert page.inner_text(".prompt") == before


def test_letters_choose_and_help_opens(page: Page) -> None:
    page.keyboard.press("?")
    assert page.is_visible("#keys")
    page.keyboard.press("Escape")
    assert page.is_hidden("#keys")
    page.keyboard.press("b")
    page.wait_for_selector("#log[data-lines]")


def test_a_doubled_click_sends_one_action(page: Page) -> None:
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.post_data or "") if asked.url.endswith("/actions") else None)
    page.locator("#hand [data-act] .ring").first.dblclick(force=True)
    page.wait_for_selector("#log[data-lines]")
    assert len(sent) == 1


def test_a_stale_move_is_refused_in_words_and_the_table_catches_up(page: Page) -> None:
    stale = page.context.new_page()
    stale.route("**/stream*", lambda route: route.fulfill(content_type="text/event-stream", body=": nothing\n\n"))
    stale.goto(page.url)
    page.locator("#hand [data-act]").first.press("Enter")
    page.wait_for_selector("#log[data-lines]")
    stale.locator("#hand [data-act]").last.press("Enter")
    stale.wait_for_selector("#refusal:not(:empty)")
    assert stale.inner_text("#refusal") == frame("en").say("moved")
    assert stale.inner_text(".prompt") == page.inner_text(".prompt")


def test_a_lost_line_is_shown_and_nothing_is_sent(page: Page) -> None:
    page.context.set_offline(True)
    page.wait_for_selector("#offline:visible")
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.url))
    page.locator("#hand [data-act]").first.press("Enter")
    assert not any(url.endswith("/actions") for url in sent)
    page.context.set_offline(False)
    page.wait_for_selector("#offline:visible", state="hidden")
    page.locator("#hand [data-act]").first.press("Enter")
    page.wait_for_selector("#log[data-lines]")


def test_a_friend_sits_down_by_a_link_and_both_see_it(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.goto("/new?game=solstis")
    host.click("form.new [type=submit]")
    friend.goto(host.input_value("#link-1"))
    friend.fill("#field-name", NASTY)
    friend.click("[type=submit]")
    friend.wait_for_selector("#table")
    host.wait_for_selector("#seat-1:not(.is-free)")
    assert host.inner_text("#seat-1 bdi") == NASTY
    assert host.is_hidden("#notice")


def test_the_link_of_an_invitation_leads_to_the_table_ever_after(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.goto("/new?game=solstis")
    host.click("form.new [type=submit]")
    link, at = host.input_value("#link-1"), host.url
    host.goto(link)
    assert "You sit at this table already" in host.inner_text("main")
    friend.goto(link)
    assert "already" not in friend.inner_text("main")
    friend.click("[type=submit]")
    friend.wait_for_selector("#seat-1 .sunny")
    friend.goto(link)
    assert friend.url == at
    assert friend.is_visible("#seat-1 .sunny")
    stranger = visit()
    assert (answer := stranger.goto(link)) is not None
    assert answer.status == 404
    assert "may have been used" in stranger.inner_text("main")


def test_the_screen_is_covered_when_the_next_player_decides(page: Page) -> None:
    for _ in range(12):
        page.wait_for_selector("#table [data-act], #handover a")
        if page.is_visible("#handover"):
            break
        page.locator("#table [data-act]").first.press("Enter")
        page.wait_for_selector(".is-pending", state="detached")
    assert page.is_visible("#handover")
    assert page.locator(":focus").get_attribute("data-first") is not None
    assert page.locator("#hand [data-act]").count() == 0


def test_at_one_screen_the_other_agrees_to_taking_back(page: Page) -> None:
    for _ in range(60):
        page.wait_for_selector("#table [data-act], #handover a")
        if page.is_visible("#handover"):
            page.click("#handover a")
        elif page.locator("#more #do-undo").count():
            break
        else:
            page.locator("#table [data-act]").first.press("Enter")
            page.wait_for_selector(".is-pending", state="detached")
    number = int(page.get_attribute("#table", "data-number") or 0)
    page.locator("[popovertarget=options]").first.click()
    page.click("#more #do-undo")
    page.click("#do-consent-true")
    page.wait_for_selector(f"#table:not([data-number='{number}']):not([data-number='{number + 1}'])")
    assert page.is_hidden("#notice")
    assert page.inner_text("#refusal") == ""


def test_a_link_is_copied_where_the_browser_keeps_its_clipboard_to_itself(page: Page) -> None:
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate("addEventListener('copy', () => (window.copiedText = String(getSelection())))")
    page.locator("[popovertarget=options]").first.click()
    page.click("[data-copy=link-table]")
    page.wait_for_function("window.copiedText !== undefined")
    assert page.evaluate("window.copiedText") == page.input_value("#link-table")


def test_a_table_on_this_machine_does_not_need_the_network(page: Page) -> None:
    number = page.get_attribute("#table", "data-number")
    with page.expect_response(lambda answer: "/now" in answer.url):
        page.evaluate("dispatchEvent(new Event('offline'))")
    page.locator("#hand [data-act]").first.press("Enter")
    page.wait_for_selector(f"#table:not([data-number='{number}'])")
    assert page.is_hidden("#offline")
