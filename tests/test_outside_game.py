"""A game from another package: installed, it is a game of the house, and the conformance suite runs over it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny game of docs/add-a-game.md, installed from its folder."""
    source = tmp_path_factory.mktemp("source") / "pebbles"
    shutil.copytree(ROOT / "tests/outside_game", source)
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    run([*pip, "--disable-pip-version-check", "--target", str(target), str(source)], target)
    return target


def run(command: list[str], packages: Path, **more: str) -> str:
    path = os.pathsep.join([str(packages), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, **more}
    done = subprocess.run(command, cwd=ROOT, env=environment, text=True, capture_output=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def test_it_is_found(installed: Path) -> None:
    code = "import suntable; print(*suntable.games())"
    assert {"pebbles", "solstis"} <= set(run([sys.executable, "-c", code], installed).split())


def test_it_passes_the_conformance_suite(installed: Path) -> None:
    suite = [sys.executable, "-m", "pytest", "tests/conformance", "-k", "pebbles", "-q", "-p", "no:cacheprovider"]
    assert " passed" in run([*suite, "-p", "no:xdist", "--no-cov"], installed)


def test_it_plays_on_the_compiled_path(installed: Path) -> None:
    code = "import suntable; print(suntable.playouts('pebbles', 1000, players=3).decisions)"
    decisions = int(run([sys.executable, "-c", code], installed))
    assert 3_000 < decisions < 15_000


PRINT = "import suntable; print(suntable.playouts('pebbles', 50, seed=1, device='{}').lengths.tolist())"


def lengths(packages: Path, device: str, cache: Path) -> str:
    return run([sys.executable, "-c", PRINT.format(device)], packages, SUNTABLE_CACHE=str(cache))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [("rules.py", "state.pile -= action + 1", "state.pile -= 1"), ("components.toml", "least = 9", "least = 12")],
)
def test_an_edited_rule_or_number_is_used_by_the_next_run(
    installed: Path, tmp_path: Path, file: str, old: str, new: str
) -> None:
    """With the same cache, and with nothing cleared by hand."""
    packages, cache = tmp_path / "packages", tmp_path / "cache"
    shutil.copytree(installed, packages)
    before = lengths(packages, "cpu", cache)
    assert before == lengths(packages, "python", cache)
    edited = packages / "pebbles" / file
    stamp = edited.stat()
    text = edited.read_text("utf-8")
    assert old in text
    edited.write_text(text.replace(old, new), "utf-8")
    os.utime(edited, ns=(stamp.st_atime_ns, stamp.st_mtime_ns + 1_000_000_000))  # an editor's save is a second later
    after = lengths(packages, "cpu", cache)
    assert after != before
    assert after == lengths(packages, "python", cache)
    edited.write_text(text, "utf-8")
    os.utime(edited, ns=(stamp.st_atime_ns, stamp.st_mtime_ns + 2_000_000_000))
    assert lengths(packages, "cpu", cache) == before
