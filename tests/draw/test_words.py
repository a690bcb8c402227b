"""The words are read strictly, and every language says everything."""

from __future__ import annotations

import re
import sys
from itertools import product
from typing import TYPE_CHECKING

import pytest

from suntable.draw.words import Words, languages, words
from suntable.engine.errors import WordsError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACKAGES = ("suntable.draw", "suntable.games.solstis", "suntable.cli")
LANGUAGES = ("de", "en")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Path]:
    """An empty package of a name of its own, for words to be written into."""
    folder = tmp_path / f"words_of_{abs(hash(request.node.name))}"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    sys.modules.pop(folder.name, None)


def write(package: Path, name: str, text: str) -> None:
    (package / name).write_text(text, "utf-8")


@pytest.mark.parametrize("name", PACKAGES)
def test_every_language_has_the_same_words_with_the_same_arguments(name: str) -> None:
    assert languages(name) == LANGUAGES
    asked = {
        lang: {key: set(words(name, lang).variables(key)) for key in words(name, lang).ids()} for lang in LANGUAGES
    }
    assert asked["de"] == asked["en"]


def samples(values: frozenset[str]) -> list[str | int]:
    """Values for an argument that words choose by; plural forms by numbers that have them."""
    if values & {"one", "0"}:
        return [0, 1, 2]
    if len(values) > len({"none", "other"}):
        values -= {"other"}
    return [int(value) if value.isdigit() else value for value in sorted(values)] or ["7"]


def wordings(name: str, key: str) -> Iterator[tuple[str, str]]:
    """Words with all the values any language chooses by, in each language."""
    asked: dict[str, frozenset[str]] = {}
    for lang in LANGUAGES:
        for variable, values in words(name, lang).variables(key).items():
            asked[variable] = asked.get(variable, frozenset()) | values
    for given in product(*map(samples, asked.values())):
        for lang in LANGUAGES:
            yield lang, words(name, lang)(key, **dict(zip(asked, given, strict=True)))


@pytest.mark.parametrize("name", PACKAGES)
def test_all_words_can_be_said(name: str) -> None:
    for key in words(name, "en").ids():
        told = list(wordings(name, key))
        assert any(text for _, text in told), key
        for _, text in told:
            assert not re.search(r"[{}$\u2066-\u2069]|  |^ | $", text), (key, text)


def test_words_shared_by_all_games_are_in_every_package() -> None:
    assert words("suntable.games.solstis", "de")("seat", seat=0) == "Glut"


def test_all_files_of_a_language_are_read_together(package: Path) -> None:
    write(package, "words.en.ftl", "one = first { two }\n")
    write(package, "drawing.en.ftl", "two = second { $n }\n")
    write(package, "words.fr.ftl", "one = un\n")
    assert languages(package.name) == ("en", "fr")
    assert words(package.name, "en")("one", n=3) == "first second 3"
    assert words(package.name, "en").variables("one") == {"n": frozenset()}
    assert words(package.name, "fr")("one") == "un"


@pytest.mark.parametrize(
    ("key", "given", "sentence"),
    [
        ("none-such", {}, "there are no words 'none-such' in the language 'en'"),
        ("tile", {"row": 3}, r"take \$column, \$row, given: row=3"),
        ("tile", {"row": 7, "column": 1}, "no choice for that value"),
        ("tile", {"row": "third", "column": 1}, "given: row='third'"),
        ("spirit", {"spirit": "unicorn"}, "no choice for that value"),
        ("spirit", {"spirit": ["bear"]}, "text and whole numbers"),
    ],
)
def test_a_gap_is_an_error(key: str, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(WordsError, match=sentence):
        words("suntable.games.solstis", "en")(key, **given)


def test_an_unknown_language_or_package_is_an_error() -> None:
    with pytest.raises(WordsError, match=r"no language 'tlh': suntable.draw speaks de, en"):
        words("suntable.draw", "tlh")
    with pytest.raises(WordsError, match=r"no package 'suntable.nowhere'"):
        words("suntable.nowhere", "en")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("this is no message\n", "words.en.ftl is not Fluent: .* 'this is no message'"),
        ("-term = word\n", "has a term -term"),
        ("seat = taken\n", "has the words 'seat', which are already there"),
    ],
)
def test_a_damaged_file_is_an_error(package: Path, text: str, sentence: str) -> None:
    write(package, "words.en.ftl", text)
    with pytest.raises(WordsError, match=sentence):
        words(package.name, "en")


def test_words_that_ask_for_missing_words_are_an_error(package: Path) -> None:
    write(package, "words.en.ftl", "one = { two }\n")
    with pytest.raises(WordsError, match="no words 'two'"):
        words(package.name, "en").variables("one")
    with pytest.raises(WordsError):
        words(package.name, "en")("one")


def test_only_other_stands_for_every_other_value(package: Path) -> None:
    write(
        package,
        "words.en.ftl",
        "some = { $x ->\n    [a] A\n   *[other] rest\n}\nall = { $x ->\n   *[a] A\n}",
    )
    say = Words(package.name, "en")
    assert (say("some", x="b"), say("all", x="a")) == ("rest", "A")
    with pytest.raises(WordsError):
        say("all", x="b")


def test_rows_may_be_digits_and_counts_have_plurals() -> None:
    say = words("suntable.games.solstis", "en")
    assert say("tile", row="3", column="7") == say("tile", row=3, column=7) == "forest 7"
    assert say("tiles", count=1) == "1 tile"
    assert say("tiles", count=0) == "0 tiles"
