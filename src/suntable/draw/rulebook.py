"""The rules of a game as data: its ``RULES.md`` read into sections, clauses and examples, its box into numbers.

What is written for people who play is kept: clauses, with where each comes from, and examples. Chapters about the
record, the actions or the tests are left in the file. Everything here is plain data; a page decides how it looks.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Literal

MAIN = "en"
"""The language of ``RULES.md``; any other is in ``RULES.<lang>.md``."""

Kind = Literal["plain", "strong", "em", "code", "clause"]


@dataclass(frozen=True)
class Run:
    """Some words of one kind; a reference to a clause also has its full id."""

    text: str
    kind: Kind = "plain"
    clause: str = ""


Line = tuple[Run, ...]


@dataclass(frozen=True)
class Source:
    """Where a rule comes from: printed (R), known from public sources (P), decided here (D); and what of it."""

    letter: str
    note: str = ""


@dataclass(frozen=True)
class Point:
    """One entry of a list inside a clause."""

    line: Line
    sources: tuple[Source, ...]


@dataclass(frozen=True)
class Clause:
    """One rule, by its id."""

    id: str
    line: Line
    sources: tuple[Source, ...]
    points: tuple[Point, ...] = ()

    @property
    def short(self) -> str:
        """The id within its game: "T3"."""
        return self.id.partition("-")[2]


@dataclass(frozen=True)
class Example:
    """A situation and what follows from it, with the ids of the clauses it shows."""

    number: int
    line: Line
    clauses: tuple[str, ...]
    group: str = ""  # the heading it stands under
    is_technical: bool = False  # about the record, not about the play


@dataclass(frozen=True)
class Section:
    """What stands under one heading."""

    title: str
    paragraphs: tuple[Line, ...]
    clauses: tuple[Clause, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True)
class Rulebook:
    """All that players may want to read; empty for a game that has no rules written down."""

    lang: str  # the language it is in, which may not be the one that was asked for
    glossary: Line
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> dict[str, Clause]:
        """Every clause by its id, in the order they are read."""
        return {clause.id: clause for section in self.sections for clause in section.clauses}

    @property
    def examples(self) -> tuple[Example, ...]:
        return tuple(example for section in self.sections for example in section.examples)


@dataclass(frozen=True)
class Component:
    """One value of the box: the table and the key it has in ``components.toml``, and where it is from."""

    table: str
    key: str
    value: Any
    letters: tuple[str, ...]


@cache
def rulebook(package: str, lang: str) -> Rulebook:
    """The rules in a game's package, in a language if there is a file for it, else in English.

    >>> book = rulebook("suntable.games.solstis", "de")
    >>> book.clauses["SOLSTIS-T15"].line[0].text[:13]
    'Passen, auf e'
    """
    for name, found in ((f"RULES.{lang}.md", lang), ("RULES.md", MAIN)):
        file = files(package).joinpath(name)
        if file.is_file():
            return _book(file.read_text("utf-8"), found)
    return Rulebook(MAIN, (), ())


@cache
def components(package: str) -> tuple[Component, ...]:
    """Every value of a game's box, in the order of ``components.toml``, with the provenance in its comments."""
    file = files(package).joinpath("components.toml")
    if not file.is_file():
        return ()
    text = file.read_text("utf-8")
    letters = dict(_provenance(text))
    return tuple(
        Component(table, key, value, letters.get((table, key), ()))
        for table, entries in tomllib.loads(text).items()
        if isinstance(entries, dict)
        for key, value in entries.items()
    )


def _provenance(text: str) -> Iterator[tuple[tuple[str, str], tuple[str, ...]]]:
    table = ""
    for row in text.splitlines():
        if heading := re.match(r"\[(\w+)\]", row):
            table = heading[1]
        elif entry := re.match(r"(\w+)\s*=.*#(.*)", row):
            yield (table, entry[1]), tuple(dict.fromkeys(re.findall(r"\b[RPD]\b", entry[2])))


# -- reading ---------------------------------------------------------------------------------------------

_STARTS = (
    ("section", re.compile(r"#{1,3} (?:\d+\. )?(?P<text>.+)")),
    ("clause", re.compile(r"- \*{0,2}(?P<mark>[A-Z]+-[A-Z]+\d+)\*{0,2} (?P<text>.+)")),
    ("point", re.compile(r"  - (?P<text>.+)")),
    ("example", re.compile(r"(?P<mark>\d+)\. (?P<text>.+)")),
    ("group", re.compile(r"\*\*(?P<text>[^*]+)\*\*$")),
    ("other", re.compile(r"(?P<text>[-|] ?.*)")),
)
_EXAMPLES = re.compile(r"[Ee]xample|[Bb]eispiel")
_GLOSSARY = re.compile(r"(?:Words|Wörter): ")


@dataclass
class _Block:
    kind: str
    mark: str
    text: str


def _blocks(text: str) -> Iterator[_Block]:
    """The text in pieces: headings, paragraphs, entries of lists; broken lines are joined again."""
    block: _Block | None = None
    is_code = False
    for row in text.splitlines():
        is_fence = row.startswith("```")
        is_code ^= is_fence
        begun = None if is_code or is_fence else _begun(row)
        ends = is_code or is_fence or not row.strip() or (block is not None and block.kind in {"section", "group"})
        if block is not None and (begun is not None or ends):
            yield block
            block = None
        if begun is not None:
            block = begun
        elif block is not None:
            block.text += f" {row.strip()}"
        elif not ends or (row.strip() and not is_code and not is_fence):
            block = _Block("paragraph", "", row.strip())
    if block is not None:
        yield block


def _begun(row: str) -> _Block | None:
    for kind, start in _STARTS:
        if found := start.match(row):
            return _Block(kind, found.groupdict().get("mark") or "", found["text"].strip())
    return None


@dataclass
class _Draft:
    """A section while it is read; lines wait until all ids are known."""

    title: str
    paragraphs: list[str] = field(default_factory=list)
    clauses: list[tuple[str, str, list[str]]] = field(default_factory=list)
    examples: list[tuple[int, str, str]] = field(default_factory=list)


def _book(text: str, lang: str) -> Rulebook:
    drafts, group = [_Draft("")], ""
    for block in _blocks(text):
        draft = drafts[-1]
        if block.kind == "section":
            drafts.append(_Draft(block.text))
            group = ""
        elif block.kind == "paragraph":
            draft.paragraphs.append(block.text)
        elif block.kind == "clause":
            draft.clauses.append((block.mark, block.text, []))
        elif block.kind == "point" and draft.clauses:
            draft.clauses[-1][2].append(block.text)
        elif block.kind == "group":
            group = block.text
        elif block.kind == "example" and _EXAMPLES.search(draft.title):
            draft.examples.append((int(block.mark), block.text, group))
    reader = _Reader({mark.partition("-")[2]: mark for draft in drafts for mark, _, _ in draft.clauses})
    told = (text for draft in drafts for text in draft.paragraphs if _GLOSSARY.match(text))
    glossary = _GLOSSARY.sub("", next(told, ""))
    return Rulebook(
        lang,
        reader.line(glossary[:1].upper() + glossary[1:]),
        tuple(reader.section(draft) for draft in drafts if draft.clauses or draft.examples),
    )


_INLINE = re.compile(r"\*\*(?P<strong>.+?)\*\*|\*(?P<em>.+?)\*|`(?P<code>.+?)`")
_CITES = re.compile(r" *\[([^\]]+)\]")
_ORIGIN = re.compile(r" *\[([^\]]*\b[RPD]\b[^\]]*)\]")
_REFERENCE = re.compile(r"\b[A-Z]+\d+\b")


@dataclass(frozen=True)
class _Reader:
    """Reads lines, knowing the ids of all clauses by their short form."""

    known: dict[str, str]

    def section(self, draft: _Draft) -> Section:
        return Section(
            draft.title,
            tuple(self.line(text) for text in draft.paragraphs),
            tuple(self.clause(*each) for each in draft.clauses),
            tuple(self.example(*each) for each in draft.examples),
        )

    def clause(self, mark: str, text: str, points: list[str]) -> Clause:
        entries = tuple(Point(self.line(_ORIGIN.sub("", point)), _sources(point)) for point in points)
        return Clause(mark, self.line(_ORIGIN.sub("", text)), _sources(text), entries)

    def example(self, number: int, text: str, group: str) -> Example:
        cited = [part.strip() for cites in _CITES.findall(text) for part in cites.split(",")]
        ids = [mark for part in cited for mark in self.between(part)]
        strange = any(not self.between(part) for part in cited)
        return Example(number, self.line(_CITES.sub("", text)), tuple(dict.fromkeys(ids)), group, strange)

    def between(self, cite: str) -> list[str]:
        """The ids that "T3" or "T3-T6" stands for; none for what is no such thing."""
        first, _, last = cite.partition("-")
        order = list(self.known)
        if first not in self.known or (last or first) not in self.known:
            return []
        return [self.known[short] for short in order[order.index(first) : order.index(last or first) + 1]]

    def line(self, text: str) -> Line:
        return tuple(self._runs(text))

    def _runs(self, text: str) -> Iterator[Run]:
        end = 0
        for mark in _INLINE.finditer(text):
            yield from self._plain(text[end : mark.start()])
            kinds: tuple[Kind, ...] = ("strong", "em", "code")
            yield next(Run(words, kind) for kind in kinds if (words := mark[kind]) is not None)
            end = mark.end()
        yield from self._plain(text[end:])

    def _plain(self, text: str) -> Iterator[Run]:
        end = 0
        for mark in _REFERENCE.finditer(text):
            if clause := self.known.get(mark[0]):
                yield from _some(text[end : mark.start()])
                yield Run(mark[0], "clause", clause)
                end = mark.end()
        yield from _some(text[end:])


def _some(text: str) -> Iterator[Run]:
    if text:
        yield Run(text)


def _sources(text: str) -> tuple[Source, ...]:
    """What stands in brackets: "R: joins; P: place", "R; tie D", "R count, P layout"."""
    found: list[Source] = []
    for bracket in _ORIGIN.findall(text):
        for part in re.split(r"; |, (?=[RPD]\b)", bracket):
            letter = re.search(r"\b[RPD]\b", part)
            if letter is not None:
                before, after = part[: letter.start()].strip(), part[letter.end() :].strip()
                found.append(Source(letter[0], f"{before}{after}".removeprefix(":").strip()))
            elif found:
                last = found.pop()
                found.append(Source(last.letter, f"{last.note}; {part}".removeprefix("; ")))
    return tuple(found)
