"""The form for a new table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h

from suntable import bots as players
from suntable.draw.words import Words
from suntable.engine.game import Game, Option, Value
from suntable.server.pages import layout
from suntable.server.pages.frame import Frame
from suntable.server.pages.lobby import game_words
from suntable.server.pages.parts import avatar, icon, name_field

KINDS = ("me", "friend", "open", "bot", "same")
USUAL = ("me", "friend")  # of the first seat, of all others


def page(
    frame: Frame, game: Game, bots: Sequence[str], values: Mapping[str, str], error: str | None = None
) -> str:  # fmt: skip
    """How a table shall be set up; after a mistake with everything that was chosen, and what was wrong."""
    say = frame.say
    count = _count(game, values)
    return layout.page(
        frame,
        say("new-title", game=game.title),
        h.h1[say("new-title", game=game.title)],
        h.p(".lead")[say("new-lead")],
        h.form(".stack.new", method="post", action=frame.href("/new"))[
            error and h.p(".problem", role="alert")[icon(frame, "info"), h.span[error]],
            h.input(type="hidden", name="game", value=game.name),
            _players(frame, game, count),
            h.fieldset(".group")[
                h.legend[say("seats")],
                h.p(".hint")[say("seats-why")],
                (_seat(frame, seat, bots, values) for seat in range(game.seats[-1])),
            ],
            _options(frame, game, values),
            name_field(values.get("name", frame.name or ""), say("your-name"), required=False),
            h.div(".row")[
                h.button(".button.primary", type="submit")[icon(frame, "arrow"), say("open-table")],
                h.a(".button.ghost", href=frame.href("/"))[say("never-mind")],
            ],
        ],
        game=game.name,
    )


def _count(game: Game, values: Mapping[str, str]) -> int:
    asked = values.get("players", "")
    return int(asked) if asked.isdecimal() and int(asked) in game.seats else game.seats[0]


def _players(frame: Frame, game: Game, count: int) -> h.Node:
    if len(game.seats) == 1:
        return h.input(type="hidden", name="players", value=str(game.seats[0]))
    return h.fieldset(".group")[
        h.legend[frame.say("how-many")],
        h.div(".choices.across")[
            (
                _choice("players", str(number), frame.say("players", count=str(number)), "", number == count)
                for number in game.seats
            )
        ],
    ]


def _choice(name: str, value: str, words: str, why: str, is_on: bool) -> h.Renderable:
    return h.label(".choice")[
        h.input(type="radio", name=name, value=value, checked=is_on), h.b[words], why and h.small[why]
    ]


# -- seats -----------------------------------------------------------------------------------------------


def _seat(frame: Frame, seat: int, bots: Sequence[str], values: Mapping[str, str]) -> h.Renderable:
    say = frame.say
    chosen = values.get(f"seat-{seat}", USUAL[min(seat, 1)])
    return h.div(".seat-form")[
        avatar(frame, seat),
        h.fieldset(".group")[
            h.legend[say("seat-of", name=say("seat", seat=seat))],
            h.div(".seat-kinds")[
                (_choice(f"seat-{seat}", kind, say(f"seat-{kind}"), "", kind == chosen) for kind in KINDS)
            ],
            h.div(".seat-more.seat-bot.field")[
                h.label(for_=f"bot-{seat}")[say("which-bot")],
                h.select(id=f"bot-{seat}", name=f"bot-{seat}")[
                    (_bot(frame, bot, bot == values.get(f"bot-{seat}", bots[-1])) for bot in reversed(bots))
                ],
            ],
            h.div(".seat-more.seat-name")[
                name_field(values.get(f"name-{seat}", ""), say("name-of"), f"name-{seat}", required=False)
            ],
        ],
    ]


def _bot(frame: Frame, bot: str, is_on: bool) -> h.Renderable:
    words = f"{players.title(bot, frame.lang)}: {players.about(bot, frame.lang)}"
    return h.option(value=bot, selected=is_on)[words]


# -- options ---------------------------------------------------------------------------------------------


def _options(frame: Frame, game: Game, values: Mapping[str, str]) -> h.Node:
    tell = game_words(game, frame.lang)
    return [_option(option, tell, values.get(f"option-{option.name}")) for option in game.options]


def _option(option: Option, tell: Words, asked: str | None) -> h.Renderable:
    name = f"option-{option.name}"
    known = [_written(value) for value in option.values]
    chosen = asked if asked in known else _written(option.default)
    why = _told(tell, f"{name}-why", "")
    return h.fieldset(".group")[
        h.legend[_told(tell, name, option.name)],
        why and h.p(".hint")[why],
        h.div(".choices")[
            (
                _choice(
                    name, value, _told(tell, f"{name}-{value}", value), _told(tell, f"{name}-{value}-why", ""),
                    value == chosen,
                )
                for value in known
            )
        ],
    ]  # fmt: skip


def _written(value: Value) -> str:
    """A value as a form sends it, and as `Option.index` reads it."""
    return str(value).lower()


def _told(tell: Words, name: str, otherwise: str) -> str:
    return tell(name) if name in tell else otherwise
