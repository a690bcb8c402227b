"""Which clauses and examples the tests cite, read from their source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

TESTS = Path(__file__).parent


def rules_text(game: str) -> str:
    return files(f"suntable.games.{game}").joinpath("RULES.md").read_text("utf-8")


def clauses_of(text: str, game: str) -> set[str]:
    """The ids that the rules define: each begins a list item."""
    return set(re.findall(rf"^- \*{{0,2}}({game.upper()}-[A-Z]+\d+)\b", text, re.MULTILINE))


def examples_of(text: str) -> set[int]:
    """The numbers of the acceptance examples."""
    section = re.split(r"^## .*[Aa]cceptance examples.*$", text, flags=re.MULTILINE)[1]
    section = re.split(r"^## ", section, flags=re.MULTILINE)[0]
    return {int(number) for number in re.findall(r"^(\d+)\. ", section, re.MULTILINE)}


def cited(mark: str, folder: Path) -> set[object]:
    """Everything that ``@pytest.mark.<mark>(...)`` names in the tests of a folder."""
    found: set[object] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _is_mark(node.func, mark):
                found |= set(_values(node))
    return found


def _is_mark(node: ast.expr, mark: str) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == mark and ast.unparse(node.value) == "pytest.mark"


def _values(call: ast.Call) -> Iterator[object]:
    for argument in call.args:
        if isinstance(argument, ast.Constant):
            yield argument.value
