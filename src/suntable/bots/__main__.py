"""``python -m suntable.bots``: a worker that answers for bots, one JSON object a line.

A question names the game, its version, players and options, the seat, the bot, what the seat sees (`View.state`, in
base64), the legal actions, a seed and the seconds there are; the answer is ``{"action": n}`` or ``{"error": "..."}``.
The true state never comes here. When the questions end, so does the worker, at the latest some seconds later.
"""

from __future__ import annotations

import os
import sys

from suntable.bots.worker import serve

if __name__ == "__main__":
    # What a bot prints must not pass for an answer: it goes where complaints go.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, answers, outside="--outside" in sys.argv[1:])
