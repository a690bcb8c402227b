"""What a worker process does with a question about a bot's choice. Questions and answers are lines of JSON."""

from __future__ import annotations

import json
import os
import threading
from base64 import b64decode, b64encode
from collections.abc import Iterable
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TextIO

from suntable.bots.bot import make
from suntable.bots.errors import BotFailed
from suntable.bots.view import View
from suntable.engine import registry
from suntable.engine.errors import SuntableError, VersionError

if TYPE_CHECKING:
    from suntable.engine.match import Match

GRACE = 5.0  # seconds a bot may go on thinking when nobody is there any more to ask
NICENESS = 5  # whoever serves people comes first


def question(bot: str, match: Match, seat: int, legal: list[int], seed: int, clock: float) -> bytes:
    """The line that asks a worker; of the state it holds what the seat sees."""
    asked = {
        "game": match.game,
        "version": registry.find(match.game).version,
        "players": match.players,
        "options": match.options,
        "seat": seat,
        "bot": bot,
        "state": b64encode(match.seen(seat)).decode(),
        "legal": legal,
        "seed": seed,
        "clock": clock,
    }
    return json.dumps(asked).encode() + b"\n"


def action_in(line: bytes, legal: list[int], bot: str) -> int:
    """The action a worker answered; anything else is a failure of the bot."""
    try:
        answer = json.loads(line)
    except ValueError:
        raise BotFailed(f"the bot {bot!r} answered something that is no JSON: {line[:60]!r}") from None
    if isinstance(answer, dict) and "error" in answer:
        raise BotFailed(f"the bot {bot!r} failed: {answer['error']}")
    action = answer.get("action") if isinstance(answer, dict) else None
    if isinstance(action, bool) or not isinstance(action, int) or action not in legal:
        raise BotFailed(f"the bot {bot!r} answered {line[:60]!r}, which is none of its legal actions")
    return action


def serve(questions: Iterable[bytes], answers: TextIO, *, outside: bool = False) -> None:
    """Answer each line of the questions with a line, until they end."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    waiting: SimpleQueue[bytes | None] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, waiting), daemon=True).start()
    while (line := waiting.get()) is not None:
        answers.write(json.dumps(answer(line, outside=outside)) + "\n")
        answers.flush()


def _listen(questions: Iterable[bytes], waiting: SimpleQueue[bytes | None]) -> None:
    """Take in questions while a bot thinks, so that the end of them is noticed even if it thinks for ever."""
    for line in questions:
        waiting.put(line)
    waiting.put(None)
    last = threading.Timer(GRACE, os._exit, (1,))
    last.daemon = True
    last.start()


def answer(line: bytes, *, outside: bool = False) -> dict[str, Any]:
    """The answer to one question; whatever goes wrong is told in it."""
    try:
        return {"action": _choose(json.loads(line), outside=outside)}
    except SuntableError as error:
        return {"error": str(error)}
    except Exception as error:  # noqa: BLE001 - a bot is somebody's program: anything may happen in it
        return {"error": f"{type(error).__name__}: {error}"}


def _choose(asked: dict[str, Any], *, outside: bool) -> int:
    game = registry.find(asked["game"])
    if asked["version"] != game.version:
        raise VersionError(f"this worker plays version {game.version} of {game.title}, not {asked['version']!r}")
    view = View(game.name, asked["players"], asked["options"], asked["seat"], b64decode(asked["state"]))
    bot = make(asked["bot"], game.name, asked["seed"], outside=outside)
    chosen = bot.choose(view, list(asked["legal"]), asked["clock"])
    if not hasattr(chosen, "__index__") or int(chosen) not in asked["legal"]:
        raise BotFailed(f"it chose {chosen!r}, which is none of its legal actions")
    return int(chosen)
