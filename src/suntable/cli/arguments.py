"""What can be typed behind ``suntable``. Kept light: ``--help`` imports little but this."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from suntable import __version__
from suntable.engine.playouts import DEVICES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

THEMES = ("dark", "light")
SEATS = {"all": None, "spectator": -1}


def language() -> str:
    """The language of the person: German where the environment says so, else English."""
    told = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "de" if told.lower().startswith("de") else "en"


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    root = argparse.ArgumentParser(
        prog="suntable",
        description="Board games about the sun: play them, look at them, measure them.",
        epilog="suntable COMMAND --help says more about a command.",
    )
    root.add_argument("--version", action="version", version=f"suntable {__version__}")
    commands = root.add_subparsers(dest="command", metavar="COMMAND")
    for add in (_serve, _play, _replay, _show, _games, _bench, _balance, _warm):
        add(commands)
    return root


def _serve(commands: Commands) -> None:
    command = commands.add_parser(
        "serve",
        help="play in the browser",
        description="Serve tables to browsers: on this machine alone, or to a network.",
    )
    command.add_argument("--open", action="store_true", help="show it in the browser of this machine")
    command.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine alone)")
    command.add_argument("--port", type=int, metavar="N", help="default: 8007, or the next that is free")
    command.add_argument("--data", metavar="DIR", help="where games are kept (default: your data folder)")
    command.add_argument("--database", metavar="URL", help="postgresql://user@host/name instead of a file in --data")
    command.add_argument("--workers", type=int, default=1, metavar="N", help="processes; more than one with --database")
    command.add_argument("--bots", type=int, default=1, metavar="N", help="processes in which bots think (default: 1)")
    command.add_argument(
        "--patience", type=float, default=20, metavar="S", help="seconds a bot may think (default: 20)"
    )
    command.add_argument("--pause", type=float, default=0.7, metavar="S", help="seconds between a bot's actions")
    command.add_argument(
        "--prefix", default="", metavar="/PATH", help="behind a proxy that serves other things as well"
    )
    command.add_argument(
        "--proxies", default="127.0.0.1", metavar="ADDRESSES", help="proxies whose word on addresses is taken"
    )
    command.add_argument("--secure", action="store_true", help="cookies over https only")
    command.add_argument("--interpreted", action="store_true", help="never go over to machine code: less memory")
    command.add_argument(
        "--no-limits", action="store_true", help="trust everybody: no limits on requests, seeds for all tables"
    )


def _play(commands: Commands) -> None:
    command = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play in the terminal: you on one seat and bots on the others, or people on all seats.",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="its name; not needed with --load")
    command.add_argument("--players", type=int, metavar="N", help="how many seats (default: the fewest)")
    command.add_argument("--seed", type=int, metavar="S", help="the same seed gives the same game")
    who = command.add_mutually_exclusive_group()
    who.add_argument("--seat", type=int, metavar="N", help="your seat, from 0 (default: 0)")
    who.add_argument("--hot-seat", action="store_true", help="people on all seats, at this terminal")
    command.add_argument(
        "--bot",
        default="random",
        metavar="NAME",
        help="who plays the other seats: random, greedy, or MODULE:CLASS of your own (default: random)",
    )
    command.add_argument(
        "--option",
        nargs="+",
        action="extend",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="options of the game; 'suntable games' lists them",
    )
    command.add_argument("--save", metavar="FILE", help="keep the game in this file, after every choice")
    command.add_argument("--load", metavar="FILE", help="go on with a saved game, or begin from a position")
    _add_language(command)


def _replay(commands: Commands) -> None:
    command = commands.add_parser(
        "replay",
        help="step through a saved game",
        description="Step through a saved game. Without a terminal: its log and the last view.",
    )
    _add_moment(command)
    _add_language(command)


def _show(commands: Commands) -> None:
    command = commands.add_parser(
        "show",
        help="show one position as words, picture or JSON",
        description="Show one position of a saved game, or a position in a file of its own.",
    )
    _add_moment(command)
    form = command.add_mutually_exclusive_group()
    form.add_argument("--text", action="store_true", help="words and a plain diagram (default)")
    form.add_argument("--svg", metavar="OUT", help="write a picture to this file; - is the standard output")
    form.add_argument("--json", action="store_true", help="the position as JSON")
    command.add_argument("--theme", choices=THEMES, help="of the picture (default: as the reader's system has it)")
    _add_language(command)


def _games(commands: Commands) -> None:
    command = commands.add_parser(
        "games", help="list the games and their options", description="List the games, their seats and their options."
    )
    _add_language(command)


def _bench(commands: Commands) -> None:
    command = commands.add_parser(
        "bench", help="measure random games", description="Play random games and tell how fast that went."
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="its name (default: all games)")
    command.add_argument("--games", type=int, metavar="N", help="how many games (default: some seconds' worth)")
    command.add_argument(
        "--device",
        choices=DEVICES,
        default="cpu",
        help="interpreted, compiled, or on a graphics card (default: cpu)",
    )
    command.add_argument("--threads", type=int, default=1, metavar="N", help="on the cpu (default: 1)")
    command.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _balance(commands: Commands) -> None:
    command = commands.add_parser(
        "balance",
        help="who wins how often",
        description="Let a game's own policy play all seats, and tell who wins how often: by seat and by role.",
    )
    command.add_argument("game", metavar="GAME", help="its name")
    command.add_argument("--games", type=int, default=20_000, metavar="N", help="for each row (default: 20000)")
    command.add_argument("--players", type=int, metavar="N", help="default: every number of players")
    command.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    command.add_argument(
        "--option",
        nargs="+",
        action="extend",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="options of the game",
    )
    command.add_argument("--svg", metavar="OUT", help="draw it, too")
    _add_language(command)


def _warm(commands: Commands) -> None:
    command = commands.add_parser(
        "warm", help="compile everything once", description="Compile everything once, so that nothing waits later."
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="its name (default: all games)")


def _add_moment(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a saved game, or a position as JSON; - is the standard input")
    command.add_argument("--step", type=int, metavar="N", help="after so many actions (default: show the last step)")
    command.add_argument(
        "--seat",
        type=_seat,
        metavar="N|all|spectator",
        help="what this seat sees, from 0 (default: all)",
    )


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", default=language(), metavar="en|de", help="default: as your system has it")


def _seat(text: str) -> int | None:
    if text in SEATS:
        return SEATS[text]
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"a seat is a number, 'all' or 'spectator', not {text!r}") from None


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (name and sign):
        raise argparse.ArgumentTypeError(f"an option is NAME=VALUE, not {text!r}")
    return name, value
