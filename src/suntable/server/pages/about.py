"""What Suntable is, whom the games are from, and what it knows of those who play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from suntable.engine.game import Game
from suntable.server.pages import layout
from suntable.server.pages.frame import Frame
from suntable.server.pages.parts import avatar

CREDITED = {"solstis": "Solstis", "solairis": "Solairis", "solaris": "Solaris", "solarius": "Solarius Mission"}
"""The four games this table is for, in the order they are told, whether they can be played yet or not."""

SEATS = 5

KEYS = (
    ("tab", ("Tab",)),
    ("arrows", ("←", "↑", "→", "↓")),
    ("enter", ("Enter",)),
    ("letter", ("A", "B", "…")),
    ("undo", ("U",)),
    ("escape", ("Esc",)),
)


def page(frame: Frame, games: Sequence[Game]) -> str:
    """The page at ``/about``."""
    say = frame.say
    body = h.article(".about")[
        h.h1[say("about-title")],
        h.p(".lead")[say("about-lead")],
        _part("games", say("about-games"), _games(frame, games), h.p[say("about-independent")]),
        _part("seats", say("about-seats"), h.p[say("about-seats-lead")], _seats(frame)),
        _part("keys", say("about-keys"), h.p[say("about-keys-lead")], _keys(frame)),
        _part("privacy", say("about-privacy"), *(h.p[say(f"about-privacy-{n}")] for n in (1, 2))),
        _part(
            "programs",
            say("about-programs"),
            h.p[say("about-programs-lead")],
            h.p[h.a(href=frame.href("/api"))[say("about-api")]],
        ),
        _part("licence", say("about-licence"), h.p[say("about-licence-lead")]),
    ]
    return layout.page(frame, say("about-title"), body, styles=("rules.css",))


def _part(anchor: str, title: str, *body: h.Node) -> h.Renderable:
    head = f"{anchor}-title"
    return h.section(id=anchor, aria_labelledby=head)[h.h2(id=head)[title], body]


def _games(frame: Frame, games: Sequence[Game]) -> h.Renderable:
    here = {game.name: game.title for game in games}
    return h.ul(".credits", role="list")[
        (h.li[_credit(frame, name, here)] for name in dict.fromkeys((*CREDITED, *here)))
    ]


def _credit(frame: Frame, name: str, here: dict[str, str]) -> Iterator[h.Node]:
    title = here.get(name) or CREDITED[name]
    yield h.h3[title]
    if name in CREDITED:
        yield h.p[frame.say("about-credit", game=name)]
    if name in here:
        yield h.p[h.a(href=frame.href(f"/rules/{name}"))[frame.say("about-rules", title=title)]]
    else:
        yield h.p[frame.say("about-to-come")]


def _seats(frame: Frame) -> h.Renderable:
    say = frame.say
    return h.ul(".seats-shown", role="list")[
        (
            h.li[
                avatar(frame, seat),
                h.span(aria_hidden="true")[say("seat", seat=seat), ", ", say("seat-shape", seat=seat)],
            ]
            for seat in range(SEATS)
        )
    ]


def _keys(frame: Frame) -> h.Renderable:
    return h.dl(".keys")[
        (h.div[h.dt[(h.kbd[key] for key in keys)], h.dd[frame.say(f"key-{name}")]] for name, keys in KEYS)
    ]
