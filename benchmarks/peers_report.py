"""The tables of the peer benchmark, on the terminal and in docs/benchmarks.md."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, Any

from report import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

OURS, OUR_GAME = "suntable", "solstis"
TITLES = {"suntable": "Suntable", "openspiel": "OpenSpiel", "catanatron": "Catanatron", "rlcard": "RLCard"}
TABLES = {
    "loop": ("Each library's own loop, decisions a second", "decisions/s"),
    "python": ("Driven from Python, decisions a second", "decisions/s"),
    "copy": ("Copying a state from Python, microseconds", "µs"),
}

METHOD = """\
Every library plays at random, each decision chosen evenly among the legal actions, in a process of
its own on the same single core, held to one thread. A decision is one action of a player; chance
events (a deal, a roll) are not counted as decisions, but their time is. Compiling and warming up
come before the samples. There are {rounds} rounds: in each, every row is sampled once for about
{seconds:g} s, all libraries in turn, so that a slow minute of the machine slows them all. Given are
the median of the rounds, and the least and the most. "Times" is Suntable's figure over the row's in
the same round (for copies: how many times longer the row's takes), the median.

- **OpenSpiel's own loop** is `RandomRolloutEvaluator` in C++, reached through a search of one
  simulation, from {roots} starting positions. Their deal is not in the time, which favours
  OpenSpiel. C++ does not say how many decisions it made: they are the number of games times the
  mean length of games played from the same positions in Python{error}.
- **pgx's own loop** is a compiled scan over a batch of games with auto-reset, on the processor; the
  best of several batch sizes counts{batches}.
- **Catanatron and RLCard** are written in Python, and so are their own loops (`Game.play`,
  `Env.run`).
- **Suntable's own loop** is `suntable.playouts` with one thread, setup and scoring of every game
  included.
- **Driven from Python** is the same loop for all, over whole games with their setup: ask for the
  legal actions, choose with `random.random`, apply. OpenSpiel's chance events, where all outcomes
  are equally likely, are chosen as cheaply as decisions. Catanatron is spared the check of the
  action. RLCard's step includes the observation it always makes. `Match.play` checks the action;
  the array entry points do not.
- **Copies** are of positions from anywhere in random games. RLCard offers none; a state of pgx is
  never changed in place and needs none.
- In the worst sample the run had the core to itself for {share:.0%} of the time.
"""


# -- figures --------------------------------------------------------------------------------------------


def figures(row: dict[str, Any]) -> list[float]:
    """The figure of each round: decisions a second, or microseconds a copy."""
    if row["table"] == "copy":
        return [sample["seconds"] / sample["count"] * 1e6 for sample in row["samples"]]
    return [sample["count"] / sample["seconds"] for sample in row["samples"]]


def shown(value: float, table: str) -> str:
    """A figure with three digits that count."""
    if table == "copy":
        return f"{value:.2f}" if value < 10 else f"{value:.1f}"
    digits = max(0, len(str(int(value))) - 3)
    return f"{round(value, -digits):,.0f}"


def times(row: dict[str, Any], ours: dict[str, Any]) -> str:
    """How many times better ours is than this row, round by round."""
    if row["library"] == OURS:
        return ""
    pairs = zip(figures(ours), figures(row), strict=False)
    ratios = [theirs / our if row["table"] == "copy" else our / theirs for our, theirs in pairs]
    if not ratios:
        return ""
    ratio = statistics.median(ratios)
    digits = 0 if ratio >= 10 else 1 if ratio >= 1 else 2
    return f"{ratio:,.{digits}f}"


def per_game(row: dict[str, Any]) -> str:
    """Decisions in a game, and chance events where they are apart."""
    games = sum(sample["games"] for sample in row["samples"])
    if not games:
        return ""
    decisions = sum(sample["count"] for sample in row["samples"]) / games
    chance = sum(sample["chance"] for sample in row["samples"]) / games
    return f"{decisions:.1f}" + (f" + {chance:.1f} chance" if chance else "")


def rows_of(run: dict[str, Any], table: str) -> list[dict[str, Any]]:
    """The rows of a table, Suntable's first; a library that failed as a whole is a row with the reason."""
    found = []
    for library in run["libraries"]:
        rows = [row for row in library["rows"] if row["table"] == table]
        if library["trouble"] and (table == "loop" or rows):
            missing = {"library": library["name"], "table": table, "game": "", "how": "", "samples": []}
            rows = [row for row in rows if row["samples"]] or [missing | {"error": library["trouble"]}]
        found += rows
    return found


def references(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of ours that the others are held against: all of one game."""
    ours = [row for row in rows if row["library"] == OURS and row["samples"]]
    games = [row["game"] for row in ours]
    game = OUR_GAME if OUR_GAME in games else (games or [""])[0]
    return [row for row in ours if row["game"] == game]


def table_of(run: dict[str, Any], table: str) -> tuple[list[str], list[list[str]]]:
    """Column titles and cells of one table."""
    rows = rows_of(run, table)
    against = references(rows)
    unit = TABLES[table][1]
    titles = ["library", "game", "how", unit, "least to most"]
    titles += [] if table == "copy" else ["decisions a game"]
    titles += ["times"] if len(against) < 2 else [f"times, {our['how']}" for our in against]
    cells = []
    for row in rows:
        line = [TITLES.get(row["library"], row["library"]), row["game"], row["how"]]
        values = figures(row)
        if values:
            least, most = shown(min(values), table), shown(max(values), table)
            line += [shown(statistics.median(values), table), f"{least} to {most}"]
            line += [] if table == "copy" else [per_game(row)]
            line += [times(row, our) for our in against] or [""]
        else:
            line += [f"not measured: {row['error'] or 'no sample'}"]
            line += [""] * (len(titles) - len(line))
        cells.append(line)
    return titles, cells


# -- words ----------------------------------------------------------------------------------------------


def printed(run: dict[str, Any]) -> str:
    """The tables for the terminal."""
    parts = []
    for table, (title, _) in TABLES.items():
        titles, cells = table_of(run, table)
        lines = [titles, *cells]
        measured = [line for line in lines if not any(cell.startswith("not measured") for cell in line)]
        widths = [max(len(line[n]) for line in measured) for n in range(len(titles))]
        body = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines]
        parts.append("\n".join([title, *(line.rstrip() for line in body)]))
    return "\n\n".join(["", *parts, ""])


def markdown(run: dict[str, Any], table: str) -> str:
    """One table in Markdown, figures to the right."""
    titles, cells = table_of(run, table)
    rule = ["---"] * 3 + ["---:"] * (len(titles) - 3)
    lines = [titles, rule, *([cell.replace("|", "\\|") for cell in line] for line in cells)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def describe(run: dict[str, Any]) -> str:
    """The whole section of docs/benchmarks.md, without its markers."""
    machine = listed(run["machine"])
    libraries = "\n".join(
        f"- {TITLES.get(it['name'], it['name'])}: "
        + (", ".join(f"{name} {number}" for name, number in it["versions"].items()) or str(it["trouble"]))
        for it in run["libraries"]
    )
    tables = "\n\n".join(f"### {title}\n\n{markdown(run, name)}" for name, (title, _) in TABLES.items())
    return f"""\
## Suntable and its peers

Written by `python benchmarks/peers.py --write`.

{tables}

### Machine

{machine}

### Versions

{libraries}

### Method

{method(run)}"""


def method(run: dict[str, Any]) -> str:
    """How it was measured, with the figures of this run."""
    rows = [row for library in run["libraries"] for row in library["rows"]]
    shares = [sample["share"] for row in rows for sample in row["samples"]]
    errors = [row["facts"]["length_error"] for row in rows if "length_error" in row["facts"]]
    batches = [f"{row['game']} {row['facts']['batch']}" for row in rows if "batch" in row["facts"]]
    return METHOD.format(
        rounds=run["rounds"],
        seconds=run["seconds"],
        roots=max((row["facts"]["roots"] for row in rows if "roots" in row["facts"]), default=0),
        error=f" (standard error at most {max(errors):.1%})" if errors else "",
        batches=f" (here {', '.join(batches)})" if batches else "",
        share=min(1.0, *shares) if shares else 0.0,
    )
