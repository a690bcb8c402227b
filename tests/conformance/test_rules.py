"""Each clause and each example of a game's rules is cited by a test, and each number of its box has a provenance."""

from __future__ import annotations

import ast
import re
from importlib.resources import files

import pytest

from suntable.engine.game import Game
from tests.clauses import TESTS, cited, clauses_of, examples_of, rules_text

HOUSE = "suntable.games."


def of_the_house(game: Game) -> None:
    if not game.views.startswith(HOUSE):
        pytest.skip("a game from another package keeps its own rules")


def test_each_clause_is_cited_by_a_test(game: Game) -> None:
    of_the_house(game)
    clauses = clauses_of(rules_text(game.name), game.name)
    assert clauses, "RULES.md defines no clause"
    cites = {str(cite) for cite in cited("clause", TESTS)}
    assert not clauses - cites, f"no test cites {sorted(clauses - cites)}"
    unknown = {cite for cite in cites if cite.startswith(f"{game.name.upper()}-")} - clauses
    assert not unknown, f"RULES.md has no clause {sorted(unknown)}"


def test_each_acceptance_example_is_played_by_a_test(game: Game) -> None:
    of_the_house(game)
    examples = examples_of(rules_text(game.name))
    played = cited("example", TESTS / "games" / game.name)
    assert examples
    assert played == examples


def test_each_clause_that_the_code_cites_exists(game: Game) -> None:
    of_the_house(game)
    clauses = clauses_of(rules_text(game.name), game.name)
    for source in files(HOUSE + game.name).iterdir():
        if source.name.endswith(".py"):
            for cite in re.findall(rf"\b{game.name.upper()}-[A-Z]+\d+\b", source.read_text("utf-8")):
                assert cite in clauses, f"{source.name} cites {cite}"


def test_each_number_of_the_box_has_a_provenance(game: Game) -> None:
    of_the_house(game)
    lines = files(HOUSE + game.name).joinpath("components.toml").read_text("utf-8").splitlines()
    bare = [line for line in lines if re.match(r"\s*\w+\s*=", line) and not re.search(r"#.*\b[RPD]\b", line)]
    assert not bare, "say whether it is printed (R), known from public sources (P) or decided here (D)"


def test_rules_hold_no_number_of_the_box(game: Game) -> None:
    """Rules name their numbers; what they may write out are 0, 1, -1 and 2, which mean nothing by themselves."""
    of_the_house(game)
    tree = ast.parse(files(HOUSE + game.name).joinpath("rules.py").read_text("utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and not function.name.startswith(("check", "observe", "breakdown")):
            for node in ast.walk(function):
                if isinstance(node, ast.Constant) and isinstance(node.value, int):
                    assert node.value in (0, 1, 2), f"{function.name} says {node.value}: give it a name"
