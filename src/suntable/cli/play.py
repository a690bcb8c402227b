"""``suntable play``: a game in the terminal, against bots or with people on all seats."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from rich.text import Text

import suntable
from suntable.bots import BotFailed, View, make
from suntable.cli.choices import Choice, choices, command, meant
from suntable.cli.files import Keeper, Refused, read_match
from suntable.cli.terminal import SOFT, STRONG, Terminal
from suntable.engine.errors import SuntableError
from suntable.engine.generator import derive
from suntable.engine.registry import find

if TYPE_CHECKING:
    from suntable.engine.sight import Sight

LATELY = 6  # lines of the log shown when a loaded game goes on
TO_THINK = 10.0  # seconds a bot is told it has
INTERRUPTED = 130
COMMANDS = ("undo", "log", "save", "help", "quit")
SHORT = {"?": "help", "q": "quit", "exit": "quit"}


class Leave(Exception):
    """The person asked to go."""


def run(given: argparse.Namespace) -> int:
    """Play a game, with what was typed on the command line."""
    terminal = Terminal(given.lang)
    match = _begin(given)
    seat = given.seat or 0
    if not 0 <= seat < match.players:
        raise suntable.SeatError(f"the seats are 0 to {match.players - 1}, not {seat}")
    people = range(match.players) if given.hot_seat else (seat,)
    keeper = Keeper(given.load, given.save)
    keeper.keep(match)
    make(given.bot, match.game, outside=True)  # says at once that there is no such bot
    return Session(terminal, match, frozenset(people), keeper, given.bot).play()


def _begin(given: argparse.Namespace) -> suntable.Match:
    if given.load is None:
        if given.game is None:
            raise Refused(f"which game? There are: {', '.join(suntable.games())}")
        return suntable.new(given.game, given.players, given.seed, **dict(given.option))
    if given.players is not None or given.seed is not None or given.option:
        raise Refused("a loaded game has its players, seed and options already: leave them out with --load")
    match = read_match(given.load)
    if given.game not in (None, match.game):
        raise Refused(f"{given.load} is a game of {match.game}, not of {given.game}")
    return match


class Session:
    """One sitting: a match, the people at the terminal, the file they keep it in, and the bot on the other seats."""

    def __init__(
        self, terminal: Terminal, match: suntable.Match, people: frozenset[int], keeper: Keeper, bot: str
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.people = people
        self.keeper = keeper
        self.bot = bot
        self.names = terminal.names(match)
        self._seen = dict.fromkeys(people, max(0, len(self._log()) - LATELY))
        self._before: int | None = None  # who decided last at this screen
        self._commands = {word: word for word in COMMANDS} | SHORT
        self._commands |= {terminal.say(f"command-{word}"): word for word in COMMANDS}

    def play(self) -> int:
        """Play to the end, or until the people leave; gives the exit status."""
        try:
            while self.match.seat is not None:
                self._step(self.match.seat)
        except Leave:
            self._part(offers=True)
        except EOFError:
            self._part(offers=self.terminal.has_person)
        except KeyboardInterrupt:
            self.terminal.write()
            self._part(offers=self.terminal.has_person)
            return INTERRUPTED
        else:
            self._end()
        return 0

    def _step(self, seat: int) -> None:
        if seat not in self.people:
            self.match.play(self._bots_choice())
            return
        self._hand_over(seat)
        sight = self.match.sight(seat, self.terminal.lang)
        self._show(seat, sight)
        self._decide(seat, choices(sight))

    def _bots_choice(self) -> int:
        # Its own dice for every step: the same seed and the same choices give the same game, saved or not.
        seed = derive(self.match.seed or 0, len(self.match.actions))
        legal = self.match.legal()
        chosen = make(self.bot, self.match.game, seed, outside=True).choose(View.of(self.match), legal, TO_THINK)
        if chosen not in legal:
            raise BotFailed(f"the bot {self.bot!r} chose {chosen!r}, which is none of its legal actions")
        return chosen

    # -- the screen -------------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Between two people one of whom knows what the other may not: an empty screen."""
        before, self._before = self._before, seat
        if len(self.people) > 1 and before != seat and (self._has_secrets(seat) or self._has_secrets(before)):
            self.terminal.clear()
            typed = self.terminal.ask(self.terminal.say("hand-over", seat=self.names[seat]))
            if command(typed, self._commands)[0] == "quit":
                raise Leave
            self.terminal.clear()

    def _has_secrets(self, seat: int | None) -> bool:
        return seat is not None and self.match.position(seat) != self.match.position(-1)

    def _show(self, seat: int, sight: Sight) -> None:
        terminal = self.terminal
        terminal.write()
        terminal.table(self.match, sight)
        lines = self._log()
        if new := lines[self._seen[seat] :]:
            terminal.write()
            terminal.write(terminal.say("since"), STRONG)
            terminal.log(self.match, new)
        self._seen[seat] = len(lines)
        terminal.write()
        self._show_choices(sight)

    def _show_choices(self, sight: Sight) -> None:
        views, offered = find(self.match.game).views_module(), choices(sight)
        self.terminal.write(views.prompt(sight), STRONG)
        digits, width = len(str(len(offered))), max(len(choice.words) for choice in offered)
        for number, choice in enumerate(offered, 1):
            line = Text(f"  {number:>{digits}}", STRONG)
            line.append(f"  {choice.words:<{width}}", "not bold").append(f"  {choice.name}", f"not bold {SOFT}")
            self.terminal.write(line)

    def _log(self) -> list[str]:
        return self.match.log(lang=self.terminal.lang)

    # -- a decision -------------------------------------------------------------------------------------

    def _decide(self, seat: int, offered: list[Choice]) -> None:
        """Ask until the table has changed or is to be shown again."""
        question = self.terminal.say("ask", seat=self.names[seat], count=len(offered))
        while typed := self.terminal.ask(question):
            name, rest = command(typed, self._commands)
            if self._obey(name, rest, seat) if name else self._take(typed, offered):
                self.keeper.keep(self.match)
                return

    def _take(self, typed: str, offered: list[Choice]) -> bool:
        """Play what was typed; tells whether that was possible."""
        found = meant(typed, offered)
        if len(found) == 1:
            self.match.play(found[0].action)
            return True
        if found:
            told = ", ".join(choice.words for choice in found)
            self.terminal.tell("unclear", typed=typed, choices=told)
        elif typed.isdecimal():
            self.terminal.tell("numbers", count=len(offered))
        else:
            self.terminal.tell("impossible" if self._is_action(typed) else "unknown", typed=typed)
        return False

    def _is_action(self, name: str) -> bool:
        try:
            self.match.parse(name)
        except suntable.UnknownAction:
            return False
        return True

    def _obey(self, name: str, rest: str, seat: int) -> bool:
        """Do what a command says; tells whether the table has changed."""
        if name == "undo":
            return self._undo(seat)
        if name == "quit":
            raise Leave
        if name == "log":
            self.terminal.log(self.match, self._log() or [self.terminal.say("log-empty")])
        elif name == "help":
            self._help()
        elif rest:
            self._save(rest)
        else:
            self.terminal.tell("save-how")
        return False

    def _undo(self, seat: int) -> bool:
        earlier = self.match.copy()
        if earlier.undo() and earlier.seat == seat:
            self.match = earlier
            self._seen[seat] = min(self._seen[seat], len(self._log()))
            return True
        self.terminal.tell("undo-barred" if self.match.actions else "undo-nothing")
        return False

    def _help(self) -> None:
        say = self.terminal.say
        rows = {"1, 2, 3": "help-number", self.match.name(self.match.legal()[0]): "help-name"}
        rows |= {say(f"usage-{word}"): f"help-{word}" for word in ("words", "enter", *COMMANDS)}
        width = max(map(len, rows)) + 2
        for left, message in rows.items():
            self.terminal.write(f"  {left:<{width}}{say(message)}")

    # -- the end ----------------------------------------------------------------------------------------

    def _save(self, name: str) -> bool:
        try:
            self.keeper.save(self.match, name)
        except SuntableError as error:
            self.terminal.tell("not-saved", why=str(error))
            return False
        self.terminal.tell("saved", file=name)
        return True

    def _part(self, *, offers: bool) -> None:
        if offers and self.match.actions and not self.keeper.has(self.match):
            self._offer_to_save()
        self.terminal.tell("goodbye")

    def _offer_to_save(self) -> None:
        try:
            while name := self.terminal.ask(self.terminal.say("save-first")):
                if self._save(name):
                    return
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()

    def _end(self) -> None:
        self.keeper.keep(self.match)
        (viewer,) = self.people if len(self.people) == 1 else (-1,)
        seen = min(self._seen.values())
        self.terminal.write()
        self.terminal.table(self.match, self.match.sight(viewer, self.terminal.lang))
        self.terminal.write()
        self.terminal.log(self.match, self._log()[seen:])
        self.terminal.write()
        self.terminal.result(self.match)
