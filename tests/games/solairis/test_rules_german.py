"""The German rules say what the English ones say: the same clauses, numbers, references and sources, in order."""

from __future__ import annotations

import re

import pytest

from suntable.draw.rulebook import Clause, Example, Line, Source, rulebook
from suntable.draw.words import words

PACKAGE = "suntable.games.solairis"
ENGLISH, GERMAN = rulebook(PACKAGE, "en"), rulebook(PACKAGE, "de")
FOR_PLAYERS = {example.number: example for example in ENGLISH.examples if not example.is_technical}


def lines(clause: Clause) -> list[Line]:
    return [clause.line, *(point.line for point in clause.points)]


def numbers(*found: Line) -> list[str]:
    """Every number that is written in digits, those in names of clauses and cards too."""
    return sorted(re.findall(r"\d+", " ".join(run.text for line in found for run in line)))


def letters(sources: tuple[Source, ...]) -> list[str]:
    return [source.letter for source in sources]


def cited(*found: Line) -> list[str]:
    return sorted(run.clause for line in found for run in line if run.clause)


def test_there_is_a_german_file() -> None:
    assert GERMAN.lang == "de"


def test_the_clauses_are_the_same_in_the_same_order_and_sections() -> None:
    assert list(GERMAN.clauses) == list(ENGLISH.clauses)
    assert [len(section.clauses) for section in GERMAN.sections] == [
        len(section.clauses) for section in ENGLISH.sections
    ]


@pytest.mark.parametrize("name", ENGLISH.clauses)
def test_numbers_references_and_sources_of_a_clause_agree(name: str) -> None:
    english, german = ENGLISH.clauses[name], GERMAN.clauses[name]
    assert numbers(*lines(german)) == numbers(*lines(english))
    assert cited(*lines(german)) == cited(*lines(english))
    assert letters(german.sources) == letters(english.sources)


def test_the_examples_for_players_are_the_same() -> None:
    assert [example.number for example in GERMAN.examples] == list(FOR_PLAYERS)


@pytest.mark.parametrize("german", GERMAN.examples, ids=lambda example: str(example.number))
def test_numbers_and_clauses_of_an_example_agree(german: Example) -> None:
    english = FOR_PLAYERS[german.number]
    assert numbers(german.line) == numbers(english.line)
    assert german.clauses == english.clauses


def test_the_words_are_the_same_in_both_languages_with_the_same_arguments() -> None:
    english, german = words(PACKAGE, "en"), words(PACKAGE, "de")
    assert english.ids() == german.ids()
    for name in english.ids():
        assert set(english.variables(name)) == set(german.variables(name)), name
