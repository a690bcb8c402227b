"""The lobby: what there is to play, and with whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import htpy as h

from suntable.draw.words import Words, words
from suntable.engine.errors import WordsError
from suntable.engine.game import Game
from suntable.server.pages import layout
from suntable.server.pages.frame import Frame
from suntable.server.pages.parts import Drawn, avatar, icon, name_field, unseen
from suntable.server.shapes import Lobby, SeatView, TableLine


def page(frame: Frame, lobby: Lobby, games: Sequence[Game], covers: Mapping[str, str | None]) -> str:
    """What one comes to first."""
    say = frame.say
    return layout.page(
        frame,
        say("suntable"),
        h.div(".lobby")[
            h.div(".greeting")[
                h.h1[say("hello", name=frame.name) if frame.name else say("welcome")],
                h.p(".lead")[say("lobby-lead")],
            ],
            h.section(class_=["games", {"alone": len(games) == 1}], aria_label=say("games"))[
                (_game(frame, game, covers.get(game.name)) for game in games)
            ],
            h.div(".side-column")[_mine(frame, lobby.mine), _name(frame)],
            _open(frame, lobby.open),
        ],
        kind="wide",
    )


# -- games -----------------------------------------------------------------------------------------------


def game_words(game: Game, lang: str) -> Words:
    """The words of a game; those that all games share when it has none of its own."""
    package = game.views.rpartition(".")[0]
    try:
        return words(package, lang)
    except WordsError:
        return words("suntable.draw", lang)


def _game(frame: Frame, game: Game, cover: str | None) -> h.Renderable:
    say, tell = frame.say, game_words(game, frame.lang)
    return h.article(".game")[
        cover and h.div(".cover")[Drawn(cover)],
        h.div(".game-words")[
            h.h2[game.title],
            h.ul(".game-facts")[
                h.li[icon(frame, "people"), say("players", count=_range(game.seats))],
                "minutes" in tell and h.li[icon(frame, "clock"), tell("minutes")],
                h.li[h.a(href=frame.href(f"/rules/{game.name}"))[say("nav-rules")]],
            ],
            "about" in tell and h.p(".quiet")[tell("about")],
            h.div(".game-ways")[_now(frame, game), _with_friends(frame, game)],
        ],
    ]


def _range(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _now(frame: Frame, game: Game) -> h.Renderable:
    """One click, and one plays against the computer."""
    players = game.seats[0]
    asked = {"game": game.name, "players": str(players), "seat-0": "me"}
    for seat in range(1, players):
        asked[f"seat-{seat}"] = "bot"
    return h.form(method="post", action=frame.href("/new"))[
        (h.input(type="hidden", name=name, value=value) for name, value in asked.items()),
        h.button(".button.primary.wide", type="submit")[
            icon(frame, "robot"), frame.say("play-now"), unseen(": ", game.title)
        ],
    ]


def _with_friends(frame: Frame, game: Game) -> h.Renderable:
    return h.a(".button", href=frame.href(f"/new?game={game.name}"))[
        icon(frame, "people"), frame.say("with-friends"), unseen(": ", game.title)
    ]


# -- tables ----------------------------------------------------------------------------------------------


def _mine(frame: Frame, lines: Sequence[TableLine]) -> h.Renderable:
    say = frame.say
    ordered = sorted(lines, key=lambda line: (not line.your_turn, line.status == "over"))
    return h.section("#mine.panel", aria_label=say("nav-mine"))[
        h.h2[say("nav-mine")],
        h.ul(".list")[(_own(frame, line) for line in ordered)] if ordered else h.p(".empty")[say("no-tables")],
    ]


def _own(frame: Frame, line: TableLine) -> h.Renderable:
    say = frame.say
    others = [seat.name for seat in line.seats if not seat.you] or [seat.name for seat in line.seats[1:]]
    return h.li[
        h.div(".what")[
            h.a(href=frame.href(f"/t/{line.id}"))[line.title],
            h.small[
                say("with", names=", ".join(others)) if others else say("alone"),
                " · ",
                h.time(datetime=line.updated)[ago(frame, line.updated)],
            ],
        ],
        _state(frame, line),
    ]


_UNITS = ((86_400, "days"), (3_600, "hours"), (60, "minutes"))


def ago(frame: Frame, moment: str) -> str:
    """How long ago something was: readers live in all time zones."""
    seconds = (datetime.now(UTC) - datetime.fromisoformat(moment)).total_seconds()
    for size, unit in _UNITS:
        if seconds >= size:
            return frame.say(f"ago-{unit}", count=int(seconds // size))
    return frame.say("ago-now")


def _state(frame: Frame, line: TableLine) -> h.Renderable:
    say = frame.say
    if line.your_turn:
        return h.span(".chip.sunny")[icon(frame, "play"), say("your-turn")]
    return h.span(".chip")[say(f"status-{line.status}")]


def _open(frame: Frame, lines: Sequence[TableLine]) -> h.Renderable:
    say = frame.say
    return h.section(".tables.panel", aria_label=say("open-tables"))[
        h.h2[say("open-tables")],
        h.ul(".list")[(_free(frame, line) for line in lines)] if lines else h.p(".empty")[say("no-open-tables")],
    ]


def _free(frame: Frame, line: TableLine) -> h.Renderable:
    say = frame.say
    free = next((seat for seat in line.seats if seat.kind == "open" and not seat.taken), None)
    there = [seat.name for seat in line.seats if seat.taken]
    is_in = any(seat.you for seat in line.seats)
    return h.li[
        h.div(".what")[h.b[line.title], h.small[say("with", names=", ".join(there)) if there else ""]],
        _places(frame, line.seats),
        h.a(".button.small.ghost", href=frame.href(f"/t/{line.id}"))[
            say("go-there" if is_in else "watch"), unseen(": ", line.title)
        ],
        free is not None
        and not is_in
        and h.form(method="post", action=frame.href(f"/t/{line.id}/seats/{free.n}"))[
            h.button(".button.small", type="submit")[say("take-seat"), unseen(": ", line.title)]
        ],
    ]


def _places(frame: Frame, seats: Sequence[SeatView]) -> h.Renderable:
    taken = sum(seat.taken for seat in seats)
    words_for = frame.say("seats-taken", count=taken, of=len(seats))
    return h.span(".places", role="img", aria_label=words_for)[
        (h.span(aria_hidden="true")[avatar(frame, seat.n) if seat.taken else h.span(".place-free")] for seat in seats)
    ]


def _name(frame: Frame) -> h.Renderable:
    say = frame.say
    return h.section(".panel", aria_label=say("your-name"))[
        h.form(".name-form", method="post", action=frame.href("/name"))[
            h.input(type="hidden", name="to", value=frame.path),
            name_field(frame.name or "", say("your-name")),
            h.button(".button", type="submit")[say("save")],
        ],
        h.p(".quiet.small-print")[say("name-why")],
    ]
