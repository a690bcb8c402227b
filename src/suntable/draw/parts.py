"""Parts that the tables of all games share: the document, panels, chips, pawns, and things that can be clicked."""

from __future__ import annotations

from collections.abc import Sequence

from suntable.draw.svg import (
    Markup,
    Value,
    at,
    circle,
    element,
    escape,
    group,
    path,
    rect,
    text,
    text_width,
    use,
)
from suntable.draw.theme import stylesheet

# A player is never shown by colour alone: each seat has a shape as well, drawn in a box of 24.
_SHAPES = (
    '<circle cx="12" cy="12" r="8.6"/>',
    '<path d="M12 1.8 22.2 12 12 22.2 1.8 12z"/>',
    '<path d="M12 2.4 22.4 20.6H1.6z"/>',
    '<rect x="3.4" y="3.4" width="17.2" height="17.2" rx="2"/>',
    '<path d="M8.2 2.4h7.6v5.8h5.8v7.6h-5.8v5.8H8.2v-5.8H2.4V8.2h5.8z"/>',
)
_STAR = "M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5-4.8-4.5 6.5-.8z"


def document(
    size: tuple[float, float], title: str, lang: str, definitions: Markup, body: Markup, style: tuple[str, str]
) -> str:
    """One standalone picture with its own style; ``style`` is what the game adds to it (see `stylesheet`)."""
    rules = element("style", Markup(escape(stylesheet(*style)).replace("&gt;", ">").replace("&quot;", '"')))
    return element(
        "svg",
        element("title", title, id="table-title"),
        rules,
        element("defs", definitions),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {size[0]:g} {size[1]:g}",
        class_="suntable",
        lang=lang,
        role="group",
        aria_labelledby="table-title",
    )


def felt(width: float, height: float) -> Markup:
    """The ground of the board: light falls on its middle."""
    return element("rect", width=width, height=height, fill="url(#felt)")


def felt_gradient() -> Markup:
    """The light of :func:`felt`."""
    stops = (
        element("stop", offset=0, stop_color="var(--felt-a)"),
        element("stop", offset=1, stop_color="var(--felt-b)"),
    )
    return element("radialGradient", *stops, id="felt", cx=".5", cy=".4", r=".75")


def pawns(players: int) -> Markup:
    """The shapes of so many seats, to be copied with :func:`pawn`."""
    drawn = ""
    for seat, shape in enumerate(_SHAPES[:players]):
        coloured = group(
            Markup(shape), fill=f"var(--p{seat + 1})", stroke="#0e0c26", stroke_width=1.4, stroke_linejoin="round"
        )
        drawn += element("symbol", coloured, id=f"pawn-{seat}", viewBox="0 0 24 24")
    return Markup(drawn + element("symbol", path(_STAR), id="star", viewBox="0 0 24 24"))


def pawn(seat: int, x: float, y: float, size: float) -> Markup:
    """The shape and colour of a seat, its middle at a place."""
    return use(f"pawn-{seat}", x - size / 2, y - size / 2, size)


def described(words: str, *children: str, **attributes: Value) -> Markup:
    """Something to be looked at: named for those who hear the picture, explained to those who point at it."""
    return element("g", element("title", words), *children, role="img", **attributes)


def action(number_of: int, label: str, *children: str, **attributes: Value) -> Markup:
    """Something that can be done: one legal action, reachable by pointer and keyboard."""
    return element(
        "g",
        element("title", label),
        *children,
        data_act=str(number_of),
        tabindex="0",
        role="button",
        aria_label=label.split("\n")[0],
        **attributes,
    )


def ring(x: float, y: float, width: float, height: float, radius: float) -> Markup:
    """The mark of what may be done: a ring and a halo that breathes (styled only inside an action)."""
    return Markup(rect(x, y, width, height, radius, class_="halo") + rect(x, y, width, height, radius, class_="ring"))


def panel(x: float, y: float, width: float, height: float, *children: str, label: str) -> Markup:
    """A quiet sheet with something on it."""
    return element("g", rect(x, y, width, height, 16, class_="panel"), *children, role="group", aria_label=label)


def chip(words: str, x: float, y: float, size: float = 12, sunny: bool = False) -> Markup:
    """A small rounded label, its left end at ``x``, its middle at ``y``."""
    width, height = chip_width(words, size), size * 1.75
    return at(
        x,
        y,
        rect(0, -height / 2, width, height, height / 2, class_="chip-sun" if sunny else "chip"),
        text(words, width / 2, size * 0.36, size, class_=f"middle bold {'on-sun' if sunny else 'soft'}"),
    )


def chip_width(words: str, size: float = 12) -> float:
    """How wide a :func:`chip` is."""
    return text_width(words, size, bold=True) + size * 1.5


def key(letter: str, x: float, y: float, size: float = 24) -> Markup:
    """A key that names a choice (A, B, C), its upper left corner at a place."""
    return at(
        x,
        y,
        rect(0, 0, size, size, size * 0.3, fill="#ffc557", stroke="#2b1500", stroke_width=1.5),
        text(letter, size / 2, size * 0.74, size * 0.7, class_="middle bold on-key"),
    )


def steps(names: Sequence[str], now: int | None, x: float, y: float) -> Markup:
    """The steps of a turn in a line: done, on, to come."""
    drawn, left = "", x
    for place, name in enumerate(names):
        is_on = place == now
        done = now is not None and place < now
        kind = "chip-sun" if is_on else "chip"
        drawn += circle(left + 10, y, 10, class_=kind, fill_opacity=1 if is_on or done else 0)
        drawn += text(str(place + 1), left + 10, y + 4, 11.5, class_=f"middle bold {'on-sun' if is_on else 'soft'}")
        drawn += text(name, left + 26, y + 4.5, 13, class_=f"bold {'warm' if is_on else 'soft'}")
        left += 26 + text_width(name, 13, bold=True) + 10
        if place + 1 < len(names):
            drawn += path(f"M{left:.0f} {y:g}h14", stroke="var(--line-2)")
            left += 24
    return Markup(drawn)
