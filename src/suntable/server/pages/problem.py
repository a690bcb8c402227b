"""What is shown when something can not be shown."""

from __future__ import annotations

import htpy as h

from suntable.server.pages import layout
from suntable.server.pages.frame import Frame
from suntable.server.pages.parts import icon


def page(frame: Frame, status: int, title: str, detail: str) -> str:
    """One sentence about what is wrong, and a way on."""
    say = frame.say
    return layout.page(
        frame,
        title,
        h.div(".middle")[
            h.div(".panel.stack")[
                h.h1[title],
                h.p[detail],
                h.p(".quiet")[str(status)],
                h.div(".row")[
                    h.a(".button.primary", href=frame.href("/"))[icon(frame, "arrow"), say("nav-lobby")],
                    h.a(".button.ghost", href=frame.href("/about"))[say("nav-about")],
                ],
            ]
        ],
    )
