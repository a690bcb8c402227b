"""Rules are read into sections, clauses and examples; what is written for programmers is left out."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from suntable.draw.rulebook import Clause, Line, Rulebook, Run, Source, components, rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RULES = """# GAME: the rules

About this file.

## 1. Head

Words: a *tile* is `r-c`; see T1
for more.

## 2. Components

```toml
# ## not a heading
total = 3
- GAME-X1 not a clause [R]
```

## 3. Clauses

### Turn
Before all.

- GAME-T1 Play **one** tile (T2),
  see T10 and *Q1*. [R: free; P]
- **GAME-T2** Two things: [R]
  - *First*: a thing of `T1`. [R]
  - second, broken
    over lines. [R; tie D]
- GAME-T3 Said without a source.

| a | table |
| --- | --- |

### Rulings
- GAME-R1 Text [R count, P layout] (a note).
- GAME-R2 More. [D; P: on the first turn; another one waits]

## 5. Knowledge

1. Not an example of play.

## 8. Acceptance examples

How to read them.

**Printed**
1. One thing. [T1-T3]

**More**
2. As 1, but not [T2] and then. [R1]
   The rest of it.
3. About the record. [T1, section 5]
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Path]:
    """An empty package of a name of its own, for rules to be written into."""
    folder = tmp_path / f"rules_of_{abs(hash(request.node.name))}"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    sys.modules.pop(folder.name, None)


@pytest.fixture
def book(package: Path) -> Rulebook:
    (package / "RULES.md").write_text(RULES, "utf-8")
    return rulebook(package.name, "en")


def told(line: Line) -> str:
    return "".join(run.text for run in line)


def test_sections_hold_what_players_read(book: Rulebook) -> None:
    assert [(section.title, len(section.clauses), len(section.examples)) for section in book.sections] == [
        ("Turn", 3, 0),
        ("Rulings", 2, 0),
        ("Acceptance examples", 0, 3),
    ]
    assert [told(line) for line in book.sections[0].paragraphs] == ["Before all."]
    assert list(book.clauses) == ["GAME-T1", "GAME-T2", "GAME-T3", "GAME-R1", "GAME-R2"]
    assert book.clauses["GAME-T2"].short == "T2"


def test_the_glossary_begins_with_a_capital_and_has_no_label(book: Rulebook) -> None:
    assert told(book.glossary) == "A tile is r-c; see T1 for more."


def test_marks_and_references_become_runs(book: Rulebook) -> None:
    assert book.clauses["GAME-T1"].line == (
        Run("Play "),
        Run("one", "strong"),
        Run(" tile ("),
        Run("T2", "clause", "GAME-T2"),
        Run("), see T10 and "),
        Run("Q1", "em"),
        Run("."),
    )
    assert book.clauses["GAME-T2"].points[0].line[-2] == Run("T1", "code")


@pytest.mark.parametrize(
    ("clause", "sources"),
    [
        ("T1", (Source("R", "free"), Source("P"))),
        ("T2", (Source("R"),)),
        ("T3", ()),
        ("R1", (Source("R", "count"), Source("P", "layout"))),
        ("R2", (Source("D"), Source("P", "on the first turn; another one waits"))),
    ],
)
def test_sources_are_taken_out_of_the_words(book: Rulebook, clause: str, sources: tuple[Source, ...]) -> None:
    found: Clause = book.clauses[f"GAME-{clause}"]
    assert found.sources == sources
    assert "[" not in told(found.line)


def test_points_have_sources_of_their_own(book: Rulebook) -> None:
    points = book.clauses["GAME-T2"].points
    assert [told(point.line) for point in points] == ["First: a thing of T1.", "second, broken over lines."]
    assert points[1].sources == (Source("R"), Source("D", "tie"))


def test_what_follows_a_source_is_kept(book: Rulebook) -> None:
    assert told(book.clauses["GAME-R1"].line) == "Text (a note)."


def test_examples_cite_clauses_and_stand_in_groups(book: Rulebook) -> None:
    first, second, third = book.examples
    assert (first.number, first.group, first.clauses) == (1, "Printed", ("GAME-T1", "GAME-T2", "GAME-T3"))
    assert (second.group, second.clauses) == ("More", ("GAME-T2", "GAME-R1"))
    assert told(second.line) == "As 1, but not and then. The rest of it."
    assert [example.is_technical for example in (first, second, third)] == [False, False, True]


def test_another_language_is_read_where_there_is_one(package: Path) -> None:
    (package / "RULES.md").write_text("- GAME-T1 One. [R]\n", "utf-8")
    (package / "RULES.de.md").write_text("- GAME-T1 Eins. [R]\n", "utf-8")
    assert (rulebook(package.name, "de").lang, told(rulebook(package.name, "de").clauses["GAME-T1"].line)) == (
        "de",
        "Eins.",
    )
    assert (rulebook(package.name, "fr").lang, told(rulebook(package.name, "fr").clauses["GAME-T1"].line)) == (
        "en",
        "One.",
    )


def test_a_package_may_have_neither_rules_nor_components(package: Path) -> None:
    assert rulebook(package.name, "en") == Rulebook("en", (), ())
    assert components(package.name) == ()


def test_components_come_with_their_provenance(package: Path) -> None:
    (package / "components.toml").write_text(
        '[a]\ntotal = 3 # R\nrows = [ # width P; first R\n  1,\n]\nname = "x"\n[b] # D: all of it\ntotal = 4 # D\n',
        "utf-8",
    )
    assert [(each.table, each.key, each.value, each.letters) for each in components(package.name)] == [
        ("a", "total", 3, ("R",)),
        ("a", "rows", [1], ("P", "R")),
        ("a", "name", "x", ()),
        ("b", "total", 4, ("D",)),
    ]
