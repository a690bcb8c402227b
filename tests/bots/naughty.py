"""Bots that do what a bot must not do."""

# ruff: noqa: ARG002 - they do not even look

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence

from suntable.bots import View


class Polite:
    """One that does nothing wrong, but talks."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[int], clock: float) -> int:
        print("let me see")
        os.write(1, b'{"action": 9999}\n')
        return legal[-1]


class Crashing(Polite):
    def choose(self, view: View, legal: Sequence[int], clock: float) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]


class Failing(Polite):
    def choose(self, view: View, legal: Sequence[int], clock: float) -> int:
        raise ZeroDivisionError("no sun")


class Hanging(Polite):
    """One that thinks for ever, with a process of its own beside it."""

    def choose(self, view: View, legal: Sequence[int], clock: float) -> int:
        subprocess.Popen([sys.executable, "-c", "import threading; threading.Event().wait()"])
        threading.Event().wait()
        return legal[0]


class Illegal(Polite):
    def choose(self, view: View, legal: Sequence[int], clock: float) -> int:
        return next(action for action in range(200) if action not in legal)


class Wordy(Polite):
    def choose(self, view: View, legal: Sequence[int], clock: float) -> int:
        return view.name(legal[0])  # type: ignore[return-value]
