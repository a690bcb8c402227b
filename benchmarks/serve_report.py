"""The section of docs/benchmarks.md about servers under load."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from typing import Any

from report import Machine, listed
from serve_load import WARM, Sample

PAGE_GOAL = 150  # kB, a page with all it loads
QUIET = 0.1  # what others may take of the server's core
PACKAGES = ("suntable", "litestar", "uvicorn", "uvloop", "httptools", "sqlalchemy", "aiosqlite", "msgspec", "htpy")


def described(found: list[dict[str, Any]], plan: dict[str, Any], machine: Machine, goal: float) -> str:
    """The whole section."""
    working = [each for each in found if "trouble" not in each]
    trouble = [
        f"{each['name']} was not measured: {each['trouble'].splitlines()[0]}" for each in found if "trouble" in each
    ]
    parts = [
        "## The server under load",
        "Written by `python benchmarks/serve.py --write`.",
        *trouble,
        *_disturbed(working),
        f"### From an action sent to a redrawn board\n\n{_paced(working, plan)}",
        f"### Faster and faster\n\n{_steps(working, goal)}",
        f"### As fast as it goes, one core\n\n{_full(working)}",
        f"### Memory and start\n\n{_sizes(working)}",
        f"### What a page weighs\n\n{_weights(working)}",
        f"### Machine and versions\n\n{listed({**machine.facts, **_versions(working)})}",
        f"### Method\n\n{_method(plan, goal)}",
    ]
    return "\n\n".join(parts)


_WORDS = ("server", "kept", "how", "page")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; all but a few columns are figures."""
    sides = ["---" if name in _WORDS else "---:" for name in head]
    lines = [" | ".join(head), " | ".join(sides), *(" | ".join(row) for row in rows)]
    return "\n".join(f"| {line} |" for line in lines)


def _ms(sample: Sample, share: float, whose: str = "own") -> str:
    return f"{sample.quantile(share, whose):.1f}"


def _disturbed(found: list[dict[str, Any]]) -> list[str]:
    """Whether the figures are worth anything."""
    samples = [sample for each in found for sample in (each["full"], each["paced"], *each["steps"])]
    most = max((sample.foreign for sample in samples), default=0.0)
    if most <= QUIET:
        return []
    others = f"**Other processes took up to {_percent(most)} of the server's core in this run.**"
    why = "Its times are upper bounds, and the two servers were not disturbed alike"
    return [f"{others} {why}: it is to be repeated on a machine that does nothing else."]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _loads(sample: Sample) -> tuple[str, str, str]:
    return _percent(sample.server), _percent(sample.foreign), _percent(sample.generator)


def _paced(found: list[dict[str, Any]], plan: dict[str, Any]) -> str:
    names = [("Suntable", "paced", "SQLite, written before anybody is told"),
             ("boardgame.io", "paced", "in memory"),
             ("boardgame.io", "paced, FlatFile", "FlatFile, written after all are told")]  # fmt: skip
    head = ("server", "kept", "offered/s", "done/s", "own: median ms", "95 %", "99 %", "other: median ms", "95 %",
            "99 %", "kB an action", "server's core", "others on it", "generator's core")  # fmt: skip
    rows = []
    for name, key, kept in names:
        for each in (each for each in found if each["name"] == name and key in each):
            sample: Sample = each[key]
            rows.append(
                (name, kept, f"{sample.offered:.0f}", f"{sample.achieved:.1f}",
                 *(_ms(sample, share) for share in (0.5, 0.95, 0.99)),
                 *(_ms(sample, share, "other") for share in (0.5, 0.95, 0.99)),
                 f"{sample.bytes_each / 1000:.1f}", *_loads(sample))
            )  # fmt: skip
    people = f"{plan['tables']} tables, {2 * plan['tables']} people, each with an open stream"
    return f"{people}; {plan['pace']:g} a second at each table.\n\n{table(head, rows)}"


def _steps(found: list[dict[str, Any]], goal: float) -> str:
    head = ("server", "offered/s", "done/s", "median ms", "95 %", "server's core", "others on it", "generator's core")
    rows = []
    words = []
    for each in found:
        samples: list[Sample] = each["steps"]
        rows += [
            (each["name"], f"{it.offered:.0f}", f"{it.achieved:.1f}", _ms(it, 0.5), _ms(it, 0.95), *_loads(it))
            for it in samples
        ]
        words.append(f"{each['name']} {_reach(samples, goal)}")
    reached = f"The 95th percentile of one's own redraw reaches {goal:.0f} ms: {'; '.join(words)}."
    return f"{reached}\n\n{table(head, rows)}"


def _reach(samples: list[Sample], goal: float) -> str:
    over = next((n for n, sample in enumerate(samples) if sample.quantile(0.95) > goal), None)
    if over is None:
        return f"not yet at {samples[-1].offered:.0f} actions a second"
    if over == 0:
        return f"already below {samples[0].offered:.0f} actions a second"
    return f"between {samples[over - 1].offered:.0f} and {samples[over].offered:.0f} actions a second"


def _full(found: list[dict[str, Any]]) -> str:
    keys = {"full": "every table followed by both players", "full, API alone": "no streams: the answer alone",
            "full, FlatFile": "FlatFile, every table followed by both players"}  # fmt: skip
    head = ("server", "how", "actions/s", "server's core", "others on it", "generator's core")
    rows = [
        (each["name"], how, f"{each[key].achieved:,.0f}", *_loads(each[key]))
        for each in found
        for key, how in keys.items()
        if key in each
    ]
    return table(head, rows)


def _sizes(found: list[dict[str, Any]]) -> str:
    head = ("server", "kB a table", "kB a table with two streams", "MB at start", "s to the first answer")
    rows = [
        (each["name"], f"{each['memory'] / 1000:.1f}", f"{each['memory, streams'] / 1000:.0f}",
         f"{each['memory at start'] / 1e6:.0f}", f"{each['start']:.2f}")
        for each in found
    ]  # fmt: skip
    return table(head, rows)


def _weights(found: list[dict[str, Any]]) -> str:
    head = ("page", "itself, kB", "what it loads, kB", "files", "together, kB", f"of {PAGE_GOAL} kB")
    rows = []
    for weight in (weight for each in found for weight in each.get("weights", ())):
        total = weight["page"] + weight["rest"]
        rows.append(
            (f"`{weight['path']}`", f"{weight['page'] / 1000:.1f}", f"{weight['rest'] / 1000:.1f}",
             str(weight["files"]), f"{total / 1000:.1f}", _percent(total / 1000 / PAGE_GOAL))
        )  # fmt: skip
    return table(head, rows)


def _versions(found: list[dict[str, Any]]) -> dict[str, str]:
    told = {"Suntable": ", ".join(f"{name} {version(name)}" for name in PACKAGES)}
    for each in found:
        if "versions" in each:
            told[each["name"]] = ", ".join(f"{name} {number}" for name, number in each["versions"].items())
    told["load after the run"] = f"{os.getloadavg()[0]:.2f}"
    return told


def _method(plan: dict[str, Any], goal: float) -> str:
    return f"""\
One machine, two cores: the server, with all its threads, has one of them, the load generator the other; nothing
goes over a network. Both servers are driven by the same generator, one after the other, each sample on fresh
tables. Whatever else runs on the machine takes from both; "others on it" is how much of the server's core that was.

- **A redraw** is counted from sending the action until what is needed to draw the new board has arrived in full at
  the player who acted ("own") and at the other one ("other"). For Suntable that is `POST /api/tables/ID/actions`
  with a browser's cookie, and the event of `/t/ID/stream` with that number: finished HTML and SVG of everything
  that has changed. For boardgame.io it is the `update` of its own client over a WebSocket, and the `update` that
  comes back: the state as JSON, from which a client has yet to draw. What a browser then does is in neither.
- **The pace**: each table waits 0.5 to 1.5 times the mean, drawn evenly; nobody acts before both have seen the last
  action, and nobody makes up for lost time, so "done" falls behind "offered" when the server is late. {WARM:.0f} s
  of play come before what is counted ({plan["seconds"]:g} s; {plan["step_seconds"]:g} s for the faster ones).
- **Warm**: each server has been played at for some seconds before the first sample; code is compiled or loaded then.
- **As fast as it goes**: all {plan["tables"]} tables at once, each acts again as soon as it may.
- **The games**: random games of Solstis, known beforehand; for boardgame.io a tile game of ours with hidden hands
  and `playerView`, of like length (about 60 decisions) and size (`benchmarks/serve_peer/game.js`), played at
  random.
- **What is kept**: Suntable writes each action to SQLite, with a snapshot, in a transaction of its own before
  anybody is told (write-ahead log, `synchronous=NORMAL`: it outlives the process at once, and the machine with the
  next checkpoint). boardgame.io tells all players first and stores afterwards; by default in memory, where a match
  ends with the process. Its FlatFile storage writes files.
- **Memory** is resident memory before and after {plan["kept"]:,} tables were opened and both seats taken, over
  their number; then again for {plan["tables"]} tables with both players connected. Garbage that is not collected
  yet counts.
- **The first answer**: from starting the process to the whole first page `/` (boardgame.io: its list of games), the
  median of {plan["starts"]}; the folder of data is new.
- **A page's weight**: the bytes of all bodies as they are sent, gzip where it is used, with an empty cache.
- The goals: median under 30 ms and 95th percentile under {goal:.0f} ms on localhost, {PAGE_GOAL} kB a page."""
