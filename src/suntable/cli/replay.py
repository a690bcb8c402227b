"""``suntable replay``: a saved game, step by step."""

from __future__ import annotations

import argparse

import suntable
from suntable.cli.choices import command
from suntable.cli.files import read_match
from suntable.cli.terminal import STRONG, Terminal

COMMANDS = ("next", "back", "log", "help", "quit")
SHORT = {"": "next", "n": "next", "b": "back", "q": "quit", "exit": "quit", "?": "help"}


def run(given: argparse.Namespace) -> int:
    """Show a game as it went; with nobody at the terminal, its log and how it stood in the end."""
    terminal = Terminal(given.lang)
    match = read_match(given.file)
    if not terminal.has_person:
        _whole(terminal, match if given.step is None else match.at(given.step), given.seat)
        return 0
    step = 0 if given.step is None else given.step
    match.at(step)
    Replay(terminal, match, given.seat).walk(step)
    return 0


def _whole(terminal: Terminal, match: suntable.Match, seat: int | None) -> None:
    sight = match.sight(seat, terminal.lang)
    terminal.log(match, (line for _, line in sight.log))
    if sight.log:
        terminal.write()
    terminal.table(match, sight)
    if match.over:
        terminal.write()
        terminal.result(match)


class Replay:
    """A game to walk through."""

    def __init__(self, terminal: Terminal, match: suntable.Match, seat: int | None) -> None:
        self.terminal = terminal
        self.frames = _frames(match)
        self.seat = seat
        self.last = len(self.frames) - 1
        self._commands = {word: word for word in COMMANDS} | SHORT
        self._commands |= {terminal.say(f"command-{word}"): word for word in COMMANDS}

    def walk(self, step: int) -> None:
        """Show a step and go where the person wants, until they leave."""
        self._show(step)
        try:
            while True:
                typed = self.terminal.ask(self.terminal.say("ask-replay"))
                to = self._target(typed, step)
                if to is None:
                    return
                if to != step:
                    step = to
                    self._show(step)
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()

    def _target(self, typed: str, step: int) -> int | None:
        """The step to show; the same one for anything else than going somewhere, none to leave."""
        name, _ = command(typed, self._commands)
        if name == "quit":
            return None
        if name in ("next", "back") or typed.isdecimal():
            to = int(typed) if typed.isdecimal() else step + (1 if name == "next" else -1)
            if 0 <= to <= self.last:
                return to
            self.terminal.tell("steps", last=self.last)
        elif name == "log":
            self.terminal.log(self.frames[step], self._lines(step))
        else:
            self.terminal.tell("help-replay")
        return step

    def _show(self, step: int) -> None:
        match, terminal = self.frames[step], self.terminal
        terminal.write()
        terminal.table(match, match.sight(self.seat, terminal.lang))
        terminal.write()
        terminal.write(terminal.say("step-of", step=step, last=self.last), STRONG)
        before = len(self._lines(step - 1)) if step else 0
        terminal.log(match, self._lines(step)[before:])
        if match.over:
            terminal.result(match)

    def _lines(self, step: int) -> list[str]:
        return self.frames[step].log(lang=self.terminal.lang)


def _frames(match: suntable.Match) -> list[suntable.Match]:
    """The match after each of its actions."""
    frames = [match.at(0)]
    for action in match.actions:
        frame = frames[-1].copy()
        frame.play(action)
        frames.append(frame)
    return frames
