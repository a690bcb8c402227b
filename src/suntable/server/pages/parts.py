"""Small pieces that many pages are made of."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from markupsafe import Markup, escape

from suntable.server.pages.frame import Frame


class Drawn(Markup):
    """A picture made by `suntable.draw`: well-formed already, so it goes into the page as it is."""


def written(element: h.Renderable | Markup) -> str:
    """An element as plain text, which goes over the wire like any other."""
    return str(element) if isinstance(element, Markup) else "".join(element.iter_chunks())


def icon(frame: Frame, name: str, kind: str = "icon") -> Markup:
    """One sign of the icon file; it never stands for words, so it is not read out."""
    return _sign(f"{frame.asset('icons.svg')}#{name}", kind)


def avatar(frame: Frame, seat: int, kind: str = "avatar") -> Markup:
    """The colour and shape of a seat, with their names for those who do not see them."""
    say = frame.say
    words = say("seat-look", name=say("seat", seat=seat), shape=say("seat-shape", seat=seat))
    return _sign(f"{frame.asset('icons.svg')}#avatar-{seat}", kind, words)


@lru_cache(1024)
def _sign(address: str, kind: str, words: str | None = None) -> Markup:
    """A picture of the icon file; written once, because a table has many and is sent often."""
    look = {"aria-hidden": "true", "focusable": "false"} if words is None else {"role": "img", "aria-label": words}
    return escape(h.svg({"class": kind, **look})[h.Element("use")(href=address)])


def unseen(*words: h.Node) -> h.Renderable:
    """Words for screen readers alone."""
    return h.span(".unseen")[words]


def address(frame: Frame, link: str) -> str:
    """A link of this server as one sends it to a friend."""
    return link if "://" in link else f"{frame.origin}{frame.href(link)}"


def copied(frame: Frame, name: str, label: str, link: str) -> h.Renderable:
    """A link in a field of its own, with a button that copies it."""
    say = frame.say
    return h.div(".copied")[
        h.label(for_=name)[label],
        h.input(id=name, type="text", readonly=True, value=address(frame, link), data_select="", spellcheck="false"),
        h.button(
            ".button.small",
            type="button",
            data_copy=name,
            data_done=say("copied"),
            aria_label=say("copy-what", what=label),
        )[icon(frame, "copy"), h.span[say("copy")]],
    ]


def name_field(value: str, label: str, name: str = "name", required: bool = True) -> h.Renderable:
    """Where one types a name."""
    field = f"field-{name}"
    return h.div(".field")[
        h.label(for_=field)[label],
        h.input(
            id=field,
            name=name,
            type="text",
            value=value,
            required=required,
            minlength="1",
            maxlength="24",
            autocomplete="nickname",
        ),
    ]
