"""The rules of a game, to be read, searched, linked to and printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import htpy as h

from suntable.draw.rulebook import (
    Clause,
    Component,
    Example,
    Line,
    Rulebook,
    Run,
    Section,
    Source,
    components,
    rulebook,
)
from suntable.draw.words import Words, languages, words
from suntable.engine.game import Game, Option
from suntable.server.pages import layout
from suntable.server.pages.frame import Frame

ORIGINS = "RPD"


def page(frame: Frame, game: Game) -> str:
    """The page at ``/rules/<game>``; each clause is at the anchor of its id."""
    reader = _Reader(frame, game)
    return layout.page(
        frame,
        frame.say("rules-title", game=game.title),
        *reader.body(),
        styles=("rules.css",),
        scripts=("rules.js",),
        kind="wide",
        game=game.name,
    )


class _Reader:
    """One game's rules as they are shown to one reader."""

    def __init__(self, frame: Frame, game: Game) -> None:
        home = game.views.rpartition(".")[0]
        self.frame = frame
        self.game = game
        self.say = frame.say
        self.told: Words | None = words(home, frame.lang) if frame.lang in languages(home) else None
        self.book: Rulebook = rulebook(home, frame.lang)
        self.box: tuple[Component, ...] = components(home)
        self.lang = self.book.lang if self.book.lang != frame.lang else None  # of the rules, if it is another one
        self.examples = tuple(each for each in self.book.examples if not each.is_technical)

    def body(self) -> Iterator[h.Node]:
        parts = list(self._parts())
        yield h.header(".rules-head")[
            h.h1[self.say("rules-title", game=self.game.title)],
            self._own("about") and h.p(".rules-lead")[self._own("about")],
            self._notice(),
        ]
        yield h.div(".rules", data_rules="")[
            self._contents(parts),
            h.div(".rules-text")[self._search(), (part for _, _, part in parts)],
        ]

    def _own(self, name: str) -> str:
        """Words of the game, if it has them."""
        return self.told(name) if self.told is not None and name in self.told else ""

    def _notice(self) -> h.Node:
        if not self.book.sections:
            return h.p(".rules-notice")[self.say("rules-none")]
        return self.lang and h.p(".rules-notice")[self.say("rules-only-english")]

    def _parts(self) -> Iterator[tuple[str, str, h.Node]]:
        """Anchor, title and content of each part."""
        say = self.say
        if self.book.glossary:
            title = say("rules-words")
            yield "words", title, self._part("words", title, h.p(lang=self.lang)[runs(self.book.glossary)])
        for number, section in enumerate(self.book.sections, 1):
            if section.clauses:
                yield f"part-{number}", section.title, self._section(f"part-{number}", section)
        if self.examples:
            yield "examples", say("rules-examples"), self._part("examples", say("rules-examples"), self._examples())
        if self.told is not None and self.game.options:
            yield "options", say("rules-options"), self._part("options", say("rules-options"), self._options())
        if self.book.sections:
            yield "edition", say("rules-edition"), self._part("edition", say("rules-edition"), self._edition())

    def _contents(self, parts: Sequence[tuple[str, str, h.Node]]) -> h.Renderable:
        return h.nav(".rules-contents", aria_labelledby="contents")[
            h.h2("#contents")[self.say("rules-contents")],
            h.ol[(h.li[h.a(href=f"#{anchor}")[title]] for anchor, title, _ in parts)],
        ]

    def _search(self) -> h.Renderable:
        """Hidden until the script that does the work shows it."""
        return h.search(".rules-search", data_search="", hidden=True)[
            h.label(for_="rules-query")[self.say("rules-search")],
            h.input(
                "#rules-query",
                type="search",
                autocomplete="off",
                spellcheck="false",
                aria_describedby="rules-hint",
            ),
            h.p("#rules-hint")[self.say("rules-search-hint")],
            h.output(
                "#rules-found",
                for_="rules-query",
                role="status",
                data_none=self.say("rules-found", count=0),
                data_one=self.say("rules-found", count=1),
                data_many=self.say("rules-found", count="#"),
            ),
        ]

    def _part(self, anchor: str, title: str, *body: h.Node, lang: str | None = None) -> h.Renderable:
        head = f"{anchor}-title"
        return h.section(".rules-part", id=anchor, aria_labelledby=head)[h.h2(id=head, lang=lang)[title], body]

    # -- clauses -----------------------------------------------------------------------------------------

    def _section(self, anchor: str, section: Section) -> h.Renderable:
        lead = (h.p(lang=self.lang)[runs(line)] for line in section.paragraphs)
        clauses = h.ol(".clauses", role="list")[(self._clause(clause) for clause in section.clauses)]
        return self._part(anchor, section.title, lead, clauses, lang=self.lang)

    def _clause(self, clause: Clause) -> h.Renderable:
        return h.li(".clause", id=clause.id, data_find=clause.id)[
            h.a(".clause-mark", href=f"#{clause.id}", aria_label=self.say("rules-clause", mark=clause.short))[
                clause.short
            ],
            h.div[
                h.p(lang=self.lang)[runs(clause.line)],
                bool(clause.points)
                and h.ul(lang=self.lang)[
                    (
                        h.li[runs(point.line), self._aside(h.span, self._origin(point.sources))]
                        for point in clause.points
                    )
                ],
                self._aside(h.p, [*self._origin(clause.sources), *self._seen_in(clause.id)]),
            ],
        ]

    def _aside(self, element: h.Element, notes: list[h.Node]) -> h.Node:
        """What is said of a rule besides the rule."""
        return bool(notes) and element(".aside")[" ", _joined(notes, " · ")]

    def _origin(self, sources: tuple[Source, ...]) -> list[h.Node]:
        """Where a rule comes from, unless it simply is printed."""
        if {(source.letter, source.note) for source in sources} <= {("R", "")}:
            return []
        return [
            [
                self.say("rules-origin-word", origin=source.letter),
                source.note and h.span(lang=self.lang)[f": {source.note}"],
            ]
            for source in sources
        ]

    def _seen_in(self, clause: str) -> list[h.Node]:
        numbers = [example.number for example in self.examples if clause in example.clauses]
        if not numbers:
            return []
        before, _, after = self.say("rules-seen-in", count=len(numbers), numbers="#").partition("#")
        links = [h.a(href=f"#example-{number}")[str(number)] for number in numbers]
        return [[before, _joined(links), after]]

    # -- examples, options -------------------------------------------------------------------------------

    def _examples(self) -> Iterator[h.Node]:
        for section in self.book.sections:
            if section.examples:
                yield (h.p(lang=self.lang)[runs(line)] for line in section.paragraphs)
        for group, examples in groupby(self.examples, key=lambda example: example.group):
            yield h.div(data_group="")[
                group and h.h3(lang=self.lang)[group],
                h.ol(".examples", role="list")[(self._example(example) for example in examples)],
            ]

    def _example(self, example: Example) -> h.Renderable:
        links = [h.a(href=f"#{clause}")[clause.partition("-")[2]] for clause in example.clauses]
        return h.li(".clause", id=f"example-{example.number}", data_find="")[
            h.a(".clause-mark", href=f"#example-{example.number}", aria_label=self._example_name(example))[
                str(example.number)
            ],
            h.div[
                h.p(lang=self.lang)[runs(example.line)],
                bool(example.clauses) and h.p(".aside")[self.say("rules-shows"), " ", _joined(links)],
            ],
        ]

    def _example_name(self, example: Example) -> str:
        return self.say("rules-seen-in", count=1, numbers=str(example.number))

    def _options(self) -> h.Node:
        lead = h.p[self.say("rules-options-lead")]
        return [lead, h.dl(".variants")[(self._option(option) for option in self.game.options)]]

    def _option(self, option: Option) -> h.Renderable:
        name = f"option-{option.name}"
        return h.div(".variant", data_find="")[
            h.dt[self._own(name) or option.name, h.span(".variant-why")[self._own(f"{name}-why")]],
            (self._value(name, value, is_usual=value == option.default) for value in option.values),
        ]

    def _value(self, name: str, value: bool | int | str, is_usual: bool) -> h.Renderable:
        known = f"{name}-{str(value).lower()}"
        return h.dd[
            h.strong[self._own(known) or str(value)],
            is_usual and [" ", h.span(".variant-usual")[self.say("rules-option-usual")]],
            h.span(".variant-why")[self._own(f"{known}-why")],
        ]

    # -- about this edition ------------------------------------------------------------------------------

    def _edition(self) -> Iterator[h.Node]:
        say = self.say
        yield h.p[say("rules-edition-lead", game=self.game.title)]
        yield h.dl(".origins")[(self._letter(letter) for letter in ORIGINS)]
        yield h.p[say("rules-edition-independent")]
        rows = [self._component(component) for component in self.box]
        if any(rows):
            yield h.table(".box")[
                h.caption[say("rules-box")],
                h.thead[
                    h.tr[(h.th(scope="col")[say(f"rules-{what}")] for what in ("box-what", "box-value", "origin"))]
                ],
                h.tbody[rows],
            ]

    def _letter(self, letter: str) -> h.Renderable:
        count = sum(letter in _letters(clause) for clause in self.book.clauses.values())
        return h.div[
            h.dt[self.say("rules-origin-word", origin=letter)],
            h.dd[
                self.say("rules-origin-means", origin=letter),
                " (",
                self.say("rules-origin-count", count=count),
                ")",
            ],
        ]

    def _component(self, component: Component) -> h.Node:
        """A row of the table of the box; values nobody has words for are no business of players."""
        name = f"component-{component.table}-{component.key}".replace("_", "-")
        if not self._own(name):
            return None
        return h.tr[
            h.th(scope="row")[self._own(name)],
            h.td[self._entries(name, component)],
            h.td[
                ", ".join(self.say("rules-origin-word", origin=each) for each in ORIGINS if each in component.letters)
            ],
        ]

    def _entries(self, name: str, component: Component) -> h.Node:
        value, each = component.value, f"{name}-each"
        if not isinstance(value, list):
            return str(value)
        if self.told is None or each not in self.told:
            return str(len(value))
        return [
            h.span(".box-count")[str(len(value))],
            h.ul(class_=None if value and isinstance(value[0], dict) else "box-short")[
                (h.li[self.told(each, **_arguments(component.table, entry))] for entry in value)
            ],
        ]


def _letters(clause: Clause) -> set[str]:
    sources = (*clause.sources, *(source for point in clause.points for source in point.sources))
    return {source.letter for source in sources}


def _arguments(table: str, entry: object) -> dict[str, str | int]:
    """What the words for one entry of a list are given."""
    if not isinstance(entry, dict):
        return {table: " + ".join(map(str, entry)) if isinstance(entry, list) else str(entry)}
    found: dict[str, str | int] = {}
    for key, value in entry.items():
        found |= {f"{key}-{n}": each for n, each in enumerate(value, 1)} if isinstance(value, list) else {key: value}
    return found


def runs(line: Line) -> h.Node:
    """Words with their marks as elements."""
    return [_run(run) for run in line]


def _run(run: Run) -> h.Node:
    if run.kind == "clause":
        return h.a(".clause-link", href=f"#{run.clause}")[run.text]
    marks = {"strong": h.strong, "em": h.em, "code": h.code}
    return marks[run.kind][run.text] if run.kind in marks else run.text


def _joined(nodes: Sequence[h.Node], by: str = ", ") -> h.Node:
    return [[by if place else "", node] for place, node in enumerate(nodes)]
