"""The words of a game: Fluent files beside it, read strictly.

A package keeps its words in files ``*.<lang>.ftl``; all of them together, and the words every game
shares (`suntable.draw`), are one `Words`. A gap is never papered over: what Fluent would show as a
placeholder is a `WordsError` here.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast, visitor

from suntable.engine.errors import WordsError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SHARED = "suntable.draw"
_SUFFIX = ".ftl"
_KEPT = 8192  # worded messages kept: every tile, square and spirit in every phrase of a game


class Words:
    """All words of one package in one language: ``words(id, **arguments)``.

    >>> words("suntable.draw", "en")("seat", seat=0)
    'Ember'
    """

    def __init__(self, package: str, lang: str) -> None:
        self.package = package
        self.lang = lang
        self._messages = _messages(package, lang)
        self._bundle = FluentBundle([lang], functions={"NUMBER": _number}, use_isolating=False)
        self._bundle.add_resource(ast.Resource(list(self._messages.values())))
        self._worded = lru_cache(_KEPT)(self._word)

    def __repr__(self) -> str:
        return f"words({self.package!r}, {self.lang!r})"

    def __call__(self, name: str, /, **arguments: str | int) -> str:
        """The words with this id; an id or an argument that is missing raises `WordsError`."""
        try:
            return self._worded(name, **arguments)
        except TypeError as error:
            raise WordsError(f"the words {name!r} take text and whole numbers: {error}") from None

    def __contains__(self, name: str) -> bool:
        return name in self._messages

    def ids(self) -> tuple[str, ...]:
        """The ids of all words, in order of the alphabet."""
        return tuple(sorted(self._messages))

    def variables(self, name: str) -> dict[str, frozenset[str]]:
        """The arguments these words may ask for, also through words they are made of.

        With each come the values the words choose by; none where it is only shown.
        """
        uses = _Uses()
        seen = {name}
        uses.visit(self._message(name))
        while missing := uses.messages - seen:
            seen |= missing
            for other in missing:
                uses.visit(self._message(other))
        return {variable: frozenset(values) for variable, values in sorted(uses.variables.items())}

    def _message(self, name: str) -> ast.Message:
        try:
            return self._messages[name]
        except KeyError:
            raise WordsError(f"there are no words {name!r} in the language {self.lang!r}") from None

    def _word(self, name: str, /, **arguments: str | int) -> str:
        self._message(name)
        value = self._bundle.get_message(name).value
        if value is None:
            raise WordsError(f"the words {name!r} in the language {self.lang!r} are empty")
        text, errors = self._bundle.format_pattern(value, arguments)
        if errors or not isinstance(text, str):
            needed = ", ".join(f"${variable}" for variable in self.variables(name)) or "no arguments"
            has = ", ".join(f"{variable}={given!r}" for variable, given in arguments.items()) or "none"
            why = "; ".join(str(error) for error in errors).replace("No default", "no choice for that value")
            raise WordsError(f"the words {name!r} in the language {self.lang!r} take {needed}, given: {has} ({why})")
        return text


@cache
def words(package: str, lang: str) -> Words:
    """The words of a package in a language, those shared by all games included."""
    known = languages(package)
    if lang not in known:
        raise WordsError(f"there is no language {lang!r}: {package} speaks {', '.join(known) or 'none'}")
    return Words(package, lang)


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages a package has words in.

    >>> languages("suntable.draw")
    ('de', 'en')
    """
    return tuple(sorted({file.name.split(".")[-2] for file in _files(package)}))


def _files(package: str) -> list[Traversable]:
    try:
        folder = files(package)
    except ImportError:
        raise WordsError(f"there is no package {package!r} to have words") from None
    found = [file for file in folder.iterdir() if file.name.endswith(_SUFFIX) and file.name.count(".") > 1]
    return sorted(found, key=lambda file: file.name)


def _messages(package: str, lang: str) -> dict[str, ast.Message]:
    messages: dict[str, ast.Message] = {}
    packages = dict.fromkeys((SHARED, package))
    for file in (file for name in packages for file in _files(name)):
        if file.name.endswith(f".{lang}{_SUFFIX}"):
            _read(file, messages)
    return messages


def _read(file: Traversable, messages: dict[str, ast.Message]) -> None:
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise WordsError(f"{file.name} is not Fluent: {entry.annotations[0].message} (near {line!r})")
        if isinstance(entry, ast.Term):
            raise WordsError(f"{file.name} has a term -{entry.id.name}: only messages are used here")
        if not isinstance(entry, ast.Message):
            continue
        if entry.id.name in messages:
            raise WordsError(f"{file.name} has the words {entry.id.name!r}, which are already there")
        _Strict().visit(entry)
        messages[entry.id.name] = entry


class _Strict(visitor.Visitor):
    """Every choice in Fluent has a default. Here it is one choice among the rest, unless it is `[other]`."""

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if not (isinstance(node.key, ast.Identifier) and node.key.name == "other"):
            node.default = False
        self.generic_visit(node)


class _Uses(visitor.Visitor):
    """Collects what messages ask for."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.visit(node.selector)
        chooser = _Uses()
        chooser.visit(node.selector)
        for variable in chooser.variables:
            self.variables[variable] |= {_key(variant) for variant in node.variants}
        for variant in node.variants:
            self.visit(variant)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def _number(value: Any, **form: Any) -> Any:
    """Fluent's NUMBER, which also takes digits as text: rows come out of names like "3-7"."""
    return fluent_number(int(str(value)) if isinstance(value, str) else value, **form)
