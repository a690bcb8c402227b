"""``suntable show``: one position as words, as a picture or as JSON."""

from __future__ import annotations

import argparse
import io
import json
import sys
from pathlib import Path

from suntable.cli.files import STANDARD, Refused, read_match, write


def run(given: argparse.Namespace) -> int:
    """Show a position."""
    match = read_match(given.file)
    if given.step is not None:
        match = match.at(given.step)
    if given.svg is not None:
        _picture(match.svg(given.seat, given.lang), given)
    elif given.json:
        sys.stdout.write(json.dumps(match.position(given.seat), indent=1, ensure_ascii=False) + "\n")
    else:
        sys.stdout.write(match.text(given.seat, given.lang))
    return 0


def _picture(svg: str, given: argparse.Namespace) -> None:
    if given.theme:
        svg = svg.replace("<svg", f'<svg data-theme="{given.theme}"', 1)
    if given.svg == STANDARD:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8")  # a picture is always in UTF-8, whatever the terminal speaks
        sys.stdout.write(f"{svg}\n")
    elif given.file != STANDARD and Path(given.svg).resolve() == Path(given.file).resolve():
        raise Refused(f"the picture would be written over {given.file}")
    else:
        write(given.svg, f"{svg}\n")
