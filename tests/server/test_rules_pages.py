"""The pages that are read: the rules of a game and what Suntable is."""

from __future__ import annotations

import re
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from suntable.draw.rulebook import components, rulebook
from suntable.draw.words import words
from suntable.games.solstis import GAME
from suntable.server.pages import about, rules
from suntable.server.pages.frame import Frame

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

LANGUAGES = ("en", "de")
HOME = "suntable.games.solstis"
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")


class Document(HTMLParser):
    """What a page is made of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", "".join(self.words))

    def all(self, name: str) -> list[str]:
        """The values of an attribute, wherever it is."""
        return [value for _, attributes in self.elements if (value := attributes.get(name)) is not None]


def rules_in(lang: str) -> Document:
    return Document(rules.page(Frame(lang=lang, path="/rules/solstis"), GAME))


def about_in(lang: str) -> Document:
    return Document(about.page(Frame(lang=lang, path="/about"), [GAME]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("read", [rules_in, about_in])
def test_nothing_is_inline_and_every_id_is_there_once(lang: str, read: type[Document]) -> None:
    page = read(lang)
    assert not page.all("style")
    assert not any(tag == "style" for tag, _ in page.elements)
    assert all("src" in attributes for tag, attributes in page.elements if tag == "script")
    assert not any(name.startswith("on") for _, attributes in page.elements for name in attributes)
    counted = Counter(page.all("id"))
    assert [name for name, times in counted.items() if times > 1] == []
    targets = {href[1:] for href in page.all("href") if href.startswith("#")}
    assert targets <= set(counted)
    for label in (*page.all("aria-labelledby"), *page.all("aria-describedby"), *page.all("for")):
        assert label in counted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_clause_stands_at_its_id(lang: str) -> None:
    found = set(rules_in(lang).all("id"))
    assert set(rulebook(HOME, lang).clauses) <= found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_written_for_programmers_is_left_out(lang: str) -> None:
    page = rules_in(lang)
    assert not re.search(r"resample|conceal\(|145|void_row, void_col|tomllib", page.text)
    assert "example-31" not in page.all("id")
    assert "example-30" in page.all("id")


def test_sources_are_told_in_words_unless_a_rule_simply_is_printed() -> None:
    text = rules_in("en").text
    assert "it never covers another tile. printed: joins · known: place · Example 2" in text
    assert "corners do not count.C4There are 12 rainbows" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_explained_with_the_words_of_the_game(lang: str) -> None:
    text, say = rules_in(lang).text, words(HOME, lang)
    for option in GAME.options:
        assert say(f"option-{option.name}-why") in text
        for value in option.values:
            assert say(f"option-{option.name}-{str(value).lower()}-why") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_the_box_is_on_the_page(lang: str) -> None:
    text, say = rules_in(lang).text, words(HOME, lang)
    for component in components(HOME):
        if component.table != "record":
            assert say(f"component-{component.table}-{component.key}".replace("_", "-")) in text
    assert say("spirit", spirit="dragonfly") in text
    assert "6-5 + 6-6" in text


def test_the_search_waits_for_its_script() -> None:
    page = rules_in("en")
    assert [attributes.get("hidden", "shown") for tag, attributes in page.elements if tag == "search"] == [None]
    assert "/assets/rules.js" in page.all("src")
    assert ("output", "status") in [(tag, attributes.get("role")) for tag, attributes in page.elements]


# -- games from elsewhere --------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Path]:
    """An empty package of a name of its own, for a game to have its words in."""
    folder = tmp_path / f"pages_of_{abs(hash(request.node.name))}"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    sys.modules.pop(folder.name, None)


def test_a_game_without_rules_or_words_has_a_page_that_says_so(package: Path) -> None:
    game = replace(GAME, name="other", title="Other", views=f"{package.name}.view")
    page = Document(rules.page(Frame(), game))
    assert "Rules of Other" in page.text
    assert "There are no rules written down for this game." in page.text
    assert "options" not in page.all("id")


def test_rules_in_english_alone_say_so_and_are_marked_as_english(package: Path) -> None:
    (package / "RULES.md").write_text("### Turn\n- OTHER-T1 Play <b>one</b> & go on. [D]\n", "utf-8")
    game = replace(GAME, name="other", title="Other", views=f"{package.name}.view")
    page = Document(rules.page(Frame(lang="de"), game))
    assert "Diese Regeln gibt es bisher nur auf Englisch." in page.text
    assert "Play <b>one</b> & go on." in page.text, "marks of HTML are words like all others"
    assert page.all("lang").count("en") >= 2


# -- about -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_authors_are_named_and_rules_linked_where_there_are_any(lang: str) -> None:
    page = about_in(lang)
    for author in ("Bruno Cathala", "Corentin Lebrat", "Tony Carr", "Wolfgang Ditt", "Michael Keller", "Odendahl"):
        assert author in page.text
    content = page.all("href")
    assert "/rules/solstis" in content
    assert "/rules/solaris" not in content
    assert "/api" in content


def test_a_game_from_elsewhere_is_listed_by_its_title() -> None:
    page = Document(about.page(Frame(), [GAME, replace(GAME, name="other", title="Other Game")]))
    assert "Other Game" in page.text
    assert "/rules/other" in page.all("href")


# -- the search, in a browser ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser_page() -> Iterator[Page]:
    api = pytest.importorskip("playwright.sync_api")
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    with api.sync_playwright() as player:
        browser = player.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
        )
        page = browser.new_page()
        page.route("**/*", _serve)
        yield page
        browser.close()


def _serve(route: Route) -> None:
    """The page of the rules and the files it needs, without a server."""
    name = route.request.url.partition("?")[0].rpartition("/")[2]
    asset = files("suntable.server").joinpath("assets", name)
    if name == "solstis":
        route.fulfill(body=rules.page(Frame(path="/rules/solstis"), GAME), content_type="text/html; charset=utf-8")
    elif asset.is_file():
        kinds = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
        route.fulfill(body=asset.read_text("utf-8"), content_type=kinds[name.rpartition(".")[2]])
    else:
        route.fulfill(status=404)


def _shown(page: Page) -> list[str]:
    return [str(entry.get_attribute("id")) for entry in page.locator(".clause:visible").all()]


def test_the_search_leaves_what_has_all_the_words(browser_page: Page) -> None:
    page = browser_page
    page.goto("http://table.test/rules/solstis")
    page.fill("#rules-query", "DRAW PILE bear")
    assert _shown(page) == ["SOLSTIS-T12", "SOLSTIS-P14", "example-14", "example-15"]
    assert page.inner_text("#rules-found") == "4 places found"
    assert page.locator("#part-1").is_hidden()
    page.fill("#rules-query", "unicorn")
    assert page.inner_text("#rules-found") == "Nothing found. Try another word."
    page.fill("#rules-query", "")
    assert page.locator("#part-1").is_visible()
    assert page.inner_text("#rules-found") == ""


def test_a_link_to_a_clause_ends_the_search(browser_page: Page) -> None:
    page = browser_page
    page.goto("http://table.test/rules/solstis")
    page.fill("#rules-query", "solstis-t13")
    assert _shown(page) == ["SOLSTIS-T13"]
    page.click("#SOLSTIS-T13 a[href='#SOLSTIS-P14']")
    assert page.input_value("#rules-query") == ""
    page.locator("#SOLSTIS-P14").wait_for()
    assert page.evaluate("document.querySelector(':target').id") == "SOLSTIS-P14"
