"""What the documents say is so."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_examples_of_the_readme_run() -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=flags)
    assert tried > 4
    assert not failed


def test_each_dependency_has_its_line() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [name for names in project["optional-dependencies"].values() for name in names]
    wanted = {re.split(r"[<>=!~;\[ ]", name)[0] for name in project["dependencies"] + extras}
    cells = re.findall(r"^\|([^\n]*)\|$", (ROOT / "docs/dependencies.md").read_text("utf-8"), re.MULTILINE)
    named = {word.strip(" ,") for line in cells for cell in line.split("|")[:2] for word in cell.split(",")}
    assert wanted <= named, f"docs/dependencies.md has no line for {sorted(wanted - named)}"


def test_links_lead_somewhere() -> None:
    for document in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name} leads to {target}"


def test_the_lock_names_hashes_and_no_hosts() -> None:
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    assert not [line for line in lines if "://" in line or line.startswith("-")]
    pins = [line for line in lines if re.match(r"[a-z]", line)]
    hashes = [line for line in lines if line.strip().startswith("--hash=sha256:")]
    assert pins
    assert len(hashes) >= len(pins)
    assert all("==" in pin for pin in pins)


def test_the_example_in_add_a_game_is_the_game_that_is_tested() -> None:
    shown = (ROOT / "docs/add-a-game.md").read_text("utf-8")
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests/outside_game").rglob("*.py"))
    for line in ("class State(Header):", "    pile: i8", "    state.pile -= action + 1"):
        assert line in shown
        assert line in source
