"""What all benchmarks share: the machine they ran on, and their sections of docs/benchmarks.md."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"

HEAD = """# Benchmarks

Measured figures; each section is written by the command named in it and replaced by its next run.
"""


@dataclass(frozen=True)
class Machine:
    """What the figures were measured on."""

    facts: dict[str, str]

    @classmethod
    def here(cls) -> Machine:
        """The machine as it is before the run."""
        facts = {
            "date": datetime.now(UTC).date().isoformat(),
            "processor": _processor(),
            "cores": str(os.cpu_count()),
            "system": f"{platform.system()} {platform.machine()}",
            "python": f"{platform.python_implementation()} {platform.python_version()}",
        }
        if hasattr(os, "getloadavg"):
            facts["load before the run"] = f"{os.getloadavg()[0]:.2f}"
        return cls(facts)


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if not cpuinfo.exists():
        return platform.processor() or "unknown"
    fields = {}
    for line in cpuinfo.read_text().splitlines():
        name, _, value = line.partition(":")
        fields[name.strip()] = value.strip()
    about = [fields.get("model name", "unknown")]
    if "model" in fields:
        about.append(f"family {fields.get('cpu family')} model {fields['model']}")
    return ", ".join(about)


def listed(facts: dict[str, str]) -> str:
    """Facts as a list."""
    return "\n".join(f"- {name}: {value}" for name, value in facts.items())


def write(name: str, section: str) -> None:
    """Put a section in its place in the document; everything outside its markers stays."""
    DOCUMENT.parent.mkdir(exist_ok=True)
    before = DOCUMENT.read_text("utf-8") if DOCUMENT.exists() else ""
    DOCUMENT.write_text(_placed(before, name, section), "utf-8")


def _placed(before: str, name: str, section: str) -> str:
    begin, end = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"
    marked = f"{begin}\n{section.strip()}\n{end}"
    if begin in before and end in before:
        head, rest = before.split(begin, 1)
        return head + marked + rest.split(end, 1)[1]
    return f"{(before or HEAD).rstrip()}\n\n{marked}\n"
