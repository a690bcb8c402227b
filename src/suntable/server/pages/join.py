"""Where a seat's secret link leads: nothing changes until a button is pressed."""

from __future__ import annotations

import htpy as h

from suntable.server.pages import layout
from suntable.server.pages.frame import Frame
from suntable.server.pages.parts import avatar, icon, name_field
from suntable.server.shapes import TableView


def page(frame: Frame, view: TableView, seat: int, secret: str) -> str:
    """An invitation, or for a taken seat the way to it from another device."""
    say, place = frame.say, view.seats[seat]
    title = say("continue-title", game=view.title) if place.taken else say("join-title", game=view.title)
    there = [other.name for other in view.seats if other.taken and other.n != seat]
    return layout.page(
        frame,
        title,
        h.div(".middle")[
            h.div(".panel.stack")[
                h.div(".row")[avatar(frame, seat), h.h1[title]],
                there and h.p(".lead")[say("there-already", names=", ".join(there))],
                h.p(".quiet")[say("continue-why", name=place.name) if place.taken else say("join-why")],
                bool(view.you) and not place.taken and h.p(".problem")[icon(frame, "info"), h.span[say("join-own")]],
                h.form(".stack", method="post", action=frame.href(f"/s/{secret}"))[
                    None if place.taken else name_field(frame.name or "", say("your-name"), required=False),
                    h.div(".row")[
                        h.button(".button.primary", type="submit")[
                            icon(frame, "arrow"), say("continue-here" if place.taken else "take-this-seat")
                        ],
                        h.a(".button.ghost", href=frame.href(f"/rules/{view.game}"))[say("nav-rules")],
                    ],
                ],
            ]
        ],
        game=view.game,
    )
