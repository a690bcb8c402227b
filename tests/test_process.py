"""What holds for a process as a whole: what is imported, which code runs, and when."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run(code: str, **more: str) -> list[str]:
    environment = {**os.environ, **more}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], env=environment, text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_importing_needs_neither_numba_nor_the_words() -> None:
    code = "import sys, suntable; print(*(name in sys.modules for name in ('numba', 'llvmlite', 'fluent', 'rich')))"
    assert run(code) == ["False"] * 4


WHOLE_GAMES = """
import sys, suntable
for seed in range(12):
    match = suntable.new("solstis", seed=seed)
    while not match.over:
        match.play(match.legal()[0])
    match.text(), match.save()
print(suntable.playouts("solstis", 3, seed=1).lengths.tolist() == {lengths}, "numba" in sys.modules)
"""


def test_interpreting_never_imports_numba() -> None:
    import suntable

    lengths = suntable.playouts("solstis", 3, seed=1, device="python").lengths.tolist()
    assert run(WHOLE_GAMES.format(lengths=lengths), SUNTABLE_INTERPRET="1") == ["True", "False"]
    assert run(WHOLE_GAMES.format(lengths=lengths), SUNTABLE_INTERPRET="0") == ["True", "True"]


CHANGES_OVER = """
import suntable
from suntable.engine.code import tier
from suntable.engine.registry import find
tiers, kinds = tier(find("solstis")), set()
match = suntable.new("solstis", seed=1)
for _ in range(3):
    while not match.over:
        kinds.add(tiers.code.is_compiled)
        match.play(match.legal()[0])
    if tiers._thread is not None:
        tiers._thread.join()
    match = suntable.new("solstis", seed=1)
    for seed in range(20):
        other = suntable.new("solstis", seed=seed)
        while not other.over:
            other.play(other.legal()[0])
print(*sorted(kinds))
"""


def test_a_busy_process_changes_over_to_machine_code_by_itself() -> None:
    assert run(CHANGES_OVER) == ["False", "True"]


def test_the_cache_folder_can_be_chosen_and_is_named_after_what_is_in_it(tmp_path: Path) -> None:
    code = "import suntable; suntable.playouts('solstis', 1)"
    run(code, SUNTABLE_CACHE=str(tmp_path))
    folders = [folder.name for folder in tmp_path.iterdir()]
    assert len(folders) == 1
    assert folders[0].startswith("solstis-")
    assert {file.name.split(".")[2].split("-")[0] for file in tmp_path.rglob("*.nbi")} == {
        "legal_at",
        "try_at",
        "playouts",
    }


def test_the_package_says_it_is_typed() -> None:
    assert (ROOT / "src/suntable/py.typed").exists()
