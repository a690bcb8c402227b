"""What a game gives people to read: rules in both languages, words, a cover. The same holds for every game."""

from __future__ import annotations

import gzip
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from suntable.draw.rulebook import Clause, Line, Rulebook, Source, rulebook
from suntable.draw.words import languages, words
from suntable.engine.game import Game

LIGHT = 12_000  # compressed bytes of a cover; a lobby shows several


def package(game: Game) -> str:
    return game.views.rpartition(".")[0]


def views(game: Game) -> Any:
    return game.views_module()


def books(game: Game) -> tuple[Rulebook, Rulebook]:
    english, german = rulebook(package(game), "en"), rulebook(package(game), "de")
    if german.lang != "de":
        pytest.skip("a game from elsewhere need not have German rules")
    return english, german


def lines(clause: Clause) -> list[Line]:
    return [clause.line, *(point.line for point in clause.points)]


def numbers(*found: Line) -> list[str]:
    """Every number that is written in digits, those in names of clauses and pieces too."""
    return sorted(re.findall(r"\d+", " ".join(run.text for line in found for run in line)))


def letters(sources: tuple[Source, ...]) -> list[str]:
    return [source.letter for source in sources]


def cited(*found: Line) -> list[str]:
    return sorted(run.clause for line in found for run in line if run.clause)


def test_german_and_english_rules_have_the_same_clauses_in_order(game: Game) -> None:
    english, german = books(game)
    assert list(german.clauses) == list(english.clauses)
    assert [len(section.clauses) for section in german.sections] == [
        len(section.clauses) for section in english.sections
    ]


def test_numbers_references_and_sources_of_every_clause_agree(game: Game) -> None:
    english, german = books(game)
    for name, clause in english.clauses.items():
        twin = german.clauses[name]
        assert numbers(*lines(twin)) == numbers(*lines(clause)), name
        assert cited(*lines(twin)) == cited(*lines(clause)), name
        assert letters(twin.sources) == letters(clause.sources), name
        assert [letters(each.sources) for each in twin.points] == [letters(each.sources) for each in clause.points], (
            name
        )


def test_numbers_and_clauses_of_every_example_agree(game: Game) -> None:
    english, german = books(game)
    for_players = {example.number: example for example in english.examples if not example.is_technical}
    assert [example.number for example in german.examples] == list(for_players)
    for example in german.examples:
        assert numbers(example.line) == numbers(for_players[example.number].line), example.number
        assert example.clauses == for_players[example.number].clauses, example.number


def test_words_are_the_same_in_both_languages_with_the_same_arguments(game: Game) -> None:
    if set(languages(package(game)) if package(game) else ()) != {"de", "en"}:
        pytest.skip("a game from elsewhere keeps its words as it likes")
    english, german = words(package(game), "en"), words(package(game), "de")
    assert english.ids() == german.ids()
    for name in english.ids():
        assert set(english.variables(name)) == set(german.variables(name)), name


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_cover_is_well_formed_light_and_its_own(game: Game, lang: str) -> None:
    if not hasattr(views(game), "cover"):
        pytest.skip("a game from elsewhere need not have a cover")
    drawn = str(views(game).cover(lang))
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 300 400"
    assert root.get("role") == "img"
    assert game.title in str(root.get("aria-label"))
    assert len(gzip.compress(drawn.encode())) < LIGHT
    ids = re.findall(r'\bid="([^"]+)"', drawn)
    assert len(ids) == len(set(ids))
    assert all(name.startswith(f"cover-{game.name}-") for name in ids)
    assert set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', drawn)) <= {(name, "") for name in ids}
    assert not re.search(r"<style|\b(style|class)=", drawn), "a page forbids styles inside of pictures"
