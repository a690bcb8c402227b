"""What is shown when something can not be shown."""

from __future__ import annotations

import htpy as h

from suntable.server.pages import layout
from suntable.server.pages.frame import Frame
from suntable.server.pages.parts import icon


def page(frame: Frame, status: int, title: str, detail: str) -> str:
    """One sentence about what is wrong, and a way on.

    What the server says to programs is English; who reads another language is told what it comes to.
    """
    say = frame.say
    kind = status if status in {403, 404, 409, 410, 422, 429} else 500 if status >= 500 else 400
    is_english = frame.lang == "en"
    return layout.page(
        frame,
        title if is_english else say("problem", status=kind),
        h.div(".middle")[
            h.div(".panel.stack")[
                h.h1[say("problem", status=kind)],
                h.p[detail[:1].upper() + detail[1:] if is_english else say("problem-why", status=kind)],
                h.p(".quiet")[f"{status} · {title}" if is_english else str(status)],
                h.div(".row")[
                    h.a(".button.primary", href=frame.href("/"))[icon(frame, "arrow"), say("nav-lobby")],
                    h.a(".button.ghost", href=frame.href("/about"))[say("nav-about")],
                ],
            ]
        ],
    )
