"""The command line: ``suntable play``, ``replay``, ``show``, ``bench``, ``warm`` and ``games``.

Each command is a module beside this one with a function ``run``, imported when it is asked for.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from suntable.cli.arguments import parser
from suntable.engine.errors import SuntableError

OK, BROKEN_PIPE, REFUSED, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and give its exit status: 0, or 2 with one line about what was wrong.

    >>> main(["games", "--lang", "fr"])
    2
    """
    _forgive_characters()
    arguments = parser()
    given = arguments.parse_args(argv)
    if given.command is None:
        arguments.print_help()
        return REFUSED
    try:
        status = int(import_module(f"{__name__}.{given.command}").run(given))
        sys.stdout.flush()
    except BrokenPipeError:
        return _nobody_reads()
    except (SuntableError, OSError) as error:
        sys.stderr.write(f"suntable: {' '.join(str(error).split())}\n")
        return REFUSED
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    return status


def _forgive_characters() -> None:
    """What a terminal has no character for, or what comes in broken, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):  # it has been read from
                stream.reconfigure(errors="replace")


def _nobody_reads() -> int:
    """The reader of a pipe has gone, as ``head`` does: there is nobody to say anything to."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
