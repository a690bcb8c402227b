"""The art of Solaris: signals, stations, cards, tokens, shuttles, bridges, the laser and the sun.

A signal is never a colour alone: each has a line of its own, on bridge, shuttle and card.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from suntable.draw.svg import (
    Markup,
    arc,
    circle,
    gradient,
    group,
    join,
    number,
    outline,
    path,
    polar,
    rect,
    star,
    symbol,
    text_width,
    use,
)
from suntable.games.solaris.state import GOAL

WIDTH, HEIGHT = 120, 168
"""Units of a card: 5 to 7."""

NIGHT, CREAM, GOLD, INK = "#0e0c26", "#fffaf0", "#ffb52e", "#1c1a4a"


@dataclass(frozen=True)
class Signal:
    """A colour of the game and the line that goes with it."""

    colour: str
    ink: str  # the ground its line is read on
    line: str  # which line


SIGNALS = {
    "purple": Signal("#ab7bf4", "#1c0a38", "zigzag"),
    "pink": Signal("#ff79b4", "#3a0720", "wave"),
    "green": Signal("#3ecb7b", "#03240f", "beads"),
    "blue": Signal("#4aa8ff", "#04213f", "pulse"),
}

GLYPHS = {
    "energy-cell": (
        '<path fill-rule="evenodd" d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v13a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 20V7'
        'A1.5 1.5 0 0 1 5 5.5zM8 2.5h3v3H8zM13 2.5h3v3h-3zM13 8l-5.5 7H11l-1 5 6-7.5h-3.6z"/>'
    ),
    "engine-deck": (
        '<path d="M9 2.5h6l1 6H8zM7.5 9.5h9L18.2 15H5.8z"/>'
        '<path d="M8 16.2h8c0 3-2 4-4 6.8-2-2.8-4-3.8-4-6.8z" opacity=".72"/>'
    ),
    "headquarters": (
        '<path d="M11 10h2v10h4v2.2H7V20h4z"/><circle cx="12" cy="7.2" r="2.7"/>'
        '<path d="M7 2.6a6.8 6.8 0 0 0 0 9.2M17 2.6a6.8 6.8 0 0 1 0 9.2M4.2.8a10.2 10.2 0 0 0 0 12.8'
        'M19.8.8a10.2 10.2 0 0 1 0 12.8" fill="none" stroke="currentColor" stroke-width="1.9"'
        ' stroke-linecap="round"/>'
    ),
    "biotope": (
        '<path d="M20.5 3C10 3 4 7.5 4 14c0 1.5.4 3 1 4.2C8 13 11.5 10.5 16 9c-4 2.5-7.5 6-9.5 12 '
        '1.2.6 2.3.8 3.5.8C17 21.8 20.5 14 20.5 3z"/>'
    ),
    "shuttle-port": (
        '<path d="M12 1.5c3 3 4.5 6.5 4.5 11V18h-9v-5.5c0-4.5 1.5-8 4.5-11z"/>'
        '<path d="M6.5 12 2.5 19l4-1zM17.5 12l4 7-4-1zM9 19h6l-3 4z"/>'
    ),
    "canteen": (
        '<path d="M3.5 8.5h13v7.5a5 5 0 0 1-5 5h-3a5 5 0 0 1-5-5z"/>'
        '<path d="M17 10.5h1.5a2.7 2.7 0 0 1 0 5.4H17" fill="none" stroke="currentColor" stroke-width="2.2"/>'
        '<path d="M7.3 6.2c-1.5-1.5 1-2.5 0-4.4M12.3 6.2c-1.5-1.5 1-2.5 0-4.4" fill="none"'
        ' stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>'
    ),
}
"""What stands for a station: 24 by 24, readable at 14 pixels."""

TOKEN_INKS = ("#2a0b00", "#04162c", "#022016", "#1d0433", "#1c1a3c")
_SHAPES = (
    '<circle cx="12" cy="12" r="8.6"/>',
    '<path d="M12 1.8 22.2 12 12 22.2 1.8 12z"/>',
    '<path d="M12 2.4 22.4 20.6H1.6z"/>',
    '<rect x="3.4" y="3.4" width="17.2" height="17.2" rx="2"/>',
    '<path d="M8.2 2.4h7.6v5.8h5.8v7.6h-5.8v5.8H8.2v-5.8H2.4V8.2h5.8z"/>',
)


# -- signals ---------------------------------------------------------------------------------------------------


def line(colour: str, x: float, y: float, width: float, height: float, times: int, wide: float = 2.6) -> Markup:
    """The line of a signal from left to right, so many times over."""
    signal, each = SIGNALS[colour], width / times
    if signal.line == "beads":
        return join(circle(x + each * (k + 0.5), y, height * 0.42, fill=signal.colour) for k in range(times))
    drawn = _LINES[signal.line](x, y, each, height, times)
    return path(
        drawn, fill="none", stroke=signal.colour, stroke_width=wide, stroke_linejoin="round", stroke_linecap="round"
    )


def _zigzag(x: float, y: float, each: float, height: float, times: int) -> str:
    half, rise = number(each / 2), number(height)
    return f"M{number(x)} {number(y + height / 2)}" + f"l{half}-{rise} {half} {rise}" * times


def _wave(x: float, y: float, each: float, height: float, times: int) -> str:
    quarter, half, rise = number(each / 4), number(each / 2), number(height)
    return f"M{number(x)} {number(y)}q{quarter}-{rise} {half} 0t{half} 0" + f"t{half} 0" * (2 * times - 2)


def _pulse(x: float, y: float, each: float, height: float, times: int) -> str:
    quarter, half, rise = number(each / 4), number(each / 2), number(height)
    return f"M{number(x)} {number(y + height / 2)}" + f"h{quarter}v-{rise}h{half}v{rise}h{quarter}" * times


_LINES = {"zigzag": _zigzag, "wave": _wave, "pulse": _pulse}


def bar(colour: str, width: float, height: float = 30) -> Markup:
    """A bridge lying along the x axis around 0, 0: its line on a dark lane."""
    signal, half = SIGNALS[colour], width / 2
    lane = height - 12
    return join((
        rect(-half, -height / 2 + 4, width, height, 9, fill="#05040f", fill_opacity=0.5),
        rect(-half, -height / 2, width, height, 9, fill=signal.colour, stroke=NIGHT, stroke_width=2),
        rect(-half + 5, -lane / 2, width - 10, lane, lane * 0.4, fill=signal.ink),
        line(colour, -half + 12, 0, width - 24, height * 0.32, max(3, round(width / 17))),
    ))  # fmt: skip


def shuttle(colour: str) -> Markup:
    """A shuttle flying to the right, about 80 by 46 around 0, 0."""
    signal = SIGNALS[colour]
    return join((
        path("M-34 4-30-10h46c12 0 20 7 22 13-2 6-10 14-22 14h-46z", fill="#05040f", fill_opacity=0.5),
        path(
            "M-24-11-38-23h15l15 12zM-24 11-38 23h15l15-12z",
            fill=signal.colour, stroke=NIGHT, stroke_width=1.6, stroke_linejoin="round",
        ),
        path("M-34 0-30-14h46C28-14 36-6 38 0c-2 6-10 14-22 14h-46z", fill="#f5f0e4", stroke=NIGHT, stroke_width=1.8),
        rect(-25, -9, 42, 18, 6, fill=signal.ink),
        line(colour, -22, 0, 36, 8.5, 3, 2.6),
        path("M21-6.5c6 1 9 3.5 11 6.5-2 3-5 5.5-11 6.5z", fill="#7fc4ff", stroke=NIGHT),
    ))  # fmt: skip


# -- cards -----------------------------------------------------------------------------------------------------


@cache
def card_symbol(station: str, colour: str) -> Markup:
    """A card: the line of its signal above, the sign of its station in the middle, a band for the name below."""
    signal = SIGNALS[colour]
    hexagon = outline([polar(60, 84, 44, 30 + 60 * k) for k in range(6)])
    inner = outline([polar(60, 84, 38.5, 30 + 60 * k) for k in range(6)])
    drawn = (
        rect(0, 0, WIDTH, HEIGHT, 10, fill=NIGHT),
        rect(1.5, 1.5, 117, 165, 8.5, fill=signal.colour),
        rect(6, 6, 108, 30, 6, fill=signal.ink),
        line(colour, 16, 21, 88, 14, 5, 3.2),
        rect(6, 134, 108, 28, 6, fill=signal.ink),
        path(hexagon, fill=CREAM, stroke=signal.ink, stroke_width=2.4),
        path(inner, fill="none", stroke=signal.colour, stroke_width=2),
        group(use(f"station-{station}", 33, 57, 54), color=INK, fill=INK),
    )
    return symbol(f"card-{station}-{colour}", f"0 0 {WIDTH} {HEIGHT}", *drawn)


def _back() -> Markup:
    """The back of a card: half a sun over the four signals."""
    beams = "".join(
        outline([polar(60, 82, far, 180 + 15 * k + turn) for far, turn in ((36, -3), (54, -2), (54, 2), (36, 3))])
        for k in range(13)
    )
    lines = (line(colour, 30, 98 + 15 * k, 60, 8, 4, 2.4) for k, colour in enumerate(SIGNALS))
    return symbol(
        "card-back",
        f"0 0 {WIDTH} {HEIGHT}",
        rect(0, 0, WIDTH, HEIGHT, 10, fill=NIGHT),
        rect(1.5, 1.5, 117, 165, 8.5, fill="#2b2a6a"),
        rect(7, 7, 106, 154, 6, fill="none", stroke=GOLD, stroke_width=1.8),
        path(beams, fill=GOLD, fill_opacity=0.8),
        path(arc(60, 82, 29, 180, 360) + "z", fill=GOLD),
        *lines,
    )


def card(kind: str, x: float = 0, y: float = 0, width: float = WIDTH) -> Markup:
    """A card, its upper left corner at a place."""
    return use(f"card-{kind}", x, y, width, width * HEIGHT / WIDTH)


def name_size(words: str, widest: float = 100) -> float:
    """How large a name can be set on the band of a card."""
    return min(17.0, 17 * widest / text_width(words, 17, bold=True))


# -- tokens ----------------------------------------------------------------------------------------------------


def _token(seat: int) -> Markup:
    """A coin with the shape of its seat; and the same as it shows below another coin, with the shape at the rim."""
    colour, ink = f"var(--p{seat + 1})", TOKEN_INKS[seat]
    coin = (
        circle(14, 15.4, 12.4, fill="#05040f", fill_opacity=0.55),
        circle(14, 13.6, 12.4, fill=colour, stroke="#0b0a1f", stroke_width=1.4),
    )
    large = group(Markup(_SHAPES[seat]), fill=ink, transform="translate(6.8 6.4) scale(.6)")
    small = group(Markup(_SHAPES[seat]), fill=ink, transform="translate(10 17) scale(.330)")
    ring = circle(14, 13.6, 10.2, fill="none", stroke=ink, stroke_opacity=0.4)
    top = symbol(f"coin-{seat}", "0 0 28 28", *coin, ring, large)
    return Markup(top + symbol(f"under-{seat}", "0 0 28 28", *coin, small))


# -- the board -------------------------------------------------------------------------------------------------

DISC, RIM, TRACK = 104, 84, 55
"""Radii of a station: the disc, the rim track, the energy track."""

_FIRST, _LAST, SPACES = -220.0, 40.0, 8


def turn_of(value: int) -> float:
    """The angle at which a number stands on the tracks of a station."""
    return _FIRST + value * (_LAST - _FIRST) / (SPACES - 1)


def _disc(name: str, active: bool) -> Markup:
    edge, wide = ("#ffd257", 4) if active else ("#7e82d8", 2)
    grooves = (
        path(arc(0, 0, radius, _FIRST, _LAST), stroke="#0d0c2b", stroke_opacity=deep, stroke_width=width)
        for radius, deep, width in ((RIM, 0.8, 28), (TRACK, 0.6, 27))
    )
    drawn = [
        circle(0, 5, DISC, fill="#05040f", fill_opacity=0.55),
        circle(0, 0, DISC, fill=f"url(#{name}-light)", stroke=edge, stroke_width=wide),
        group(*grooves, fill="none", stroke_linecap="round"),
    ]
    for value in range(SPACES):
        for radius, size, kind in ((RIM, 11.5, "so-rim"), (TRACK, 10.5, "so-well")):
            x, y = polar(0, 0, radius, turn_of(value))
            drawn.append(circle(x, y, size, fill="#2b2b6b", stroke="#7a7ede", stroke_width=1.1))
            drawn.append(_number(value, x, y, kind))
    return symbol(name, "-110 -110 220 220", *drawn)


def _number(value: int, x: float, y: float, kind: str) -> Markup:
    return Markup(f'<text x="{number(x)}" y="{number(y + 4.6)}" class="{kind}">{value}</text>')


LASER = 112
LASER_END = 11


def laser_turn(value: int) -> float:
    """The angle at which a number stands on the laser; what is more than it shows stands on the last."""
    return -240 + min(value, LASER_END) * 300 / LASER_END


LASER_TRACK = 86


def _laser(is_timed: bool) -> Markup:
    """The laser: a prism in a ring, its track with the goal in gold; the Time Game has no goal."""
    ends = laser_turn(0), laser_turn(LASER_END)
    drawn = [
        circle(0, 5, LASER + 2, fill="#05040f", fill_opacity=0.5),
        circle(0, 0, LASER, fill="url(#laser-light)", stroke="#ffcf70", stroke_width=2.5),
        path(
            arc(0, 0, LASER_TRACK, *ends), fill="none", stroke="#0d0c2b", stroke_opacity=0.75, stroke_width=34,
            stroke_linecap="round",
        ),
    ]  # fmt: skip
    for value in range(LASER_END + 1):
        x, y = polar(0, 0, LASER_TRACK, laser_turn(value))
        is_goal = value >= GOAL and not is_timed
        fill, edge = ("#5a3a10", "#ffcf70") if is_goal else ("#2b2b6b", "#7a7ede")
        drawn.append(circle(x, y, 13, fill=fill, stroke=edge, stroke_width=2 if value == GOAL else 1.2))
        drawn.append(_number(value, x, y + 0.4, "so-goal" if is_goal else "so-step"))
    if not is_timed:
        drawn.append(
            path(
                outline(star(*polar(0, 0, LASER + 2, laser_turn(GOAL)), 13, 6.5, 8)), fill=GOLD, stroke="#2b1500",
                stroke_width=1.3,
            )
        )  # fmt: skip
    return symbol("laser-timed" if is_timed else "laser-goal", "-120 -120 240 240", *drawn, _prism())


def _prism() -> Markup:
    beams = "".join(
        outline([polar(0, 0, 58, a - 5), polar(0, 0, 39, a), polar(0, 0, 58, a + 5)]) for a in range(0, 360, 30)
    )
    faces = (
        path(outline([(0, 0), *(polar(0, 0, 27, turn) for turn in turns)]), fill=fill)
        for turns, fill in (((30, 90, 150), "#ffc557"), ((150, 210, 270), "#ffe6a8"), ((270, 330, 30), "#fff8e0"))
    )
    return join((
        circle(0, 0, 60, fill="#12123a", stroke="#ffcf70", stroke_opacity=0.6),
        path(beams, fill="#ffcf70", fill_opacity=0.6),
        circle(0, 0, 38, fill="url(#laser-core)"),
        *faces,
        path(outline([polar(0, 0, 27, 30 + 60 * k) for k in range(6)]), fill="none", stroke="#e0901c", stroke_width=2),
    ))  # fmt: skip


def _sun() -> Markup:
    """A red giant with its corona, around 0, 0."""
    chance = random.Random(5)  # flares that are the same each time
    flares = []
    for _ in range(9):
        begin, radius = chance.uniform(0, 360), chance.uniform(70, 152)
        flares.append(arc(0, 0, radius, begin, begin + chance.uniform(20, 90)))
    return symbol(
        "sun",
        "-330 -330 660 660",
        circle(0, 0, 330, fill="url(#sun-glow)"),
        circle(0, 0, 168, fill="url(#sun-body)"),
        path(
            "".join(flares), fill="none", stroke="#ffe08a", stroke_opacity=0.4, stroke_width=3, stroke_linecap="round"
        ),
    )


@cache
def sky() -> Markup:
    """Stars, far beyond the edges of the ring, so that no board ends in emptiness."""
    chance = random.Random(4)
    spots: dict[float, list[str]] = {0.9: [], 1.4: [], 2.0: []}
    for _ in range(260):
        size = chance.choice((0.9, 0.9, 1.4, 1.4, 2.0))
        spots[size].append(f"M{chance.randint(-420, 1420)} {chance.randint(-300, 1020)}h.1")
    paths = (path("".join(d), stroke_width=2 * size, stroke_opacity=0.3 + 0.15 * size) for size, d in spots.items())
    return symbol("sky", "-420 -300 1840 1320", group(*paths, stroke="#fff", stroke_linecap="round"))


def _signs() -> Markup:
    """The signs of public numbers, 24 by 24, in the colour of the words beside them."""
    drawn = {
        "laser": path("M12 1.5 21 6.7v10.6L12 22.5 3 17.3V6.7z", fill="currentColor"),
        "hand": group(
            rect(3, 6, 11, 15, 2, transform="rotate(-8 8 13)"),
            path("M14.5 5.2l4.7 1.2a1.8 1.8 0 0 1 1.3 2.2l-2.7 10.6-2.3-.5z"),
            fill="currentColor",
        ),
        "energy": path("M13.5 1.5 4.5 13.5H11l-1.5 9 9-12.5H12z", fill="currentColor"),
    }
    tick = path("M4.5 12.6l4.9 4.9L19.5 6.8", fill="none", stroke="currentColor", stroke_width=3)
    signs = (symbol(f"sign-{name}", "0 0 24 24", sign) for name, sign in drawn.items())
    return join((*signs, symbol("sign-done", "0 0 24 24", tick)))


def _lights() -> Markup:
    return join((
        gradient("disc-light", (0, "#4a4ca6"), (1, "#26276a"), radial=True),
        gradient("disc-on-light", (0, "#7a4278"), (0.55, "#4c3a86"), (1, "#383484"), radial=True),
        gradient("laser-light", (0.3, "#4a3a7a"), (1, "#262565"), radial=True),
        gradient("laser-core", (0, "#fff"), (0.5, "#ffd257"), (1, "#ff8a3d", 0), radial=True),
        gradient("sun-body", (0, "#ffe9a8"), (0.45, "#ffae46"), (0.8, "#ee5633"), (1, "#a81e3d"), radial=True),
        gradient("sun-glow", (0.45, "#ff7a3d", 0.55), (1, "#ff5a3d", 0), radial=True),
    ))  # fmt: skip


@cache
def definitions() -> Markup:
    """What the table is made of, but for the single cards. It never changes."""
    stations = (
        symbol(f"station-{name}", "0 0 24 24", group(Markup(glyph), fill="currentColor"))
        for name, glyph in GLYPHS.items()
    )
    bars = (symbol(f"signal-{colour}", "-32 -11 64 22", bar(colour, 64, 22)) for colour in SIGNALS)
    shuttles = (symbol(f"ship-{colour}", "-42 -27 84 54", shuttle(colour)) for colour in SIGNALS)
    discs = (_disc("disc", False), _disc("disc-on", True), _laser(False), _laser(True))
    tokens = (_token(seat) for seat in range(len(_SHAPES)))
    return join((_lights(), *stations, *bars, *shuttles, *discs, *tokens, _back(), _sun(), sky(), _signs()))


@cache
def pictures() -> dict[str, Markup]:
    """Every card by the id it is copied by."""
    return {f"card-{station}-{colour}": card_symbol(station, colour) for station in GLYPHS for colour in SIGNALS}


SYMBOL_STYLE = """.so-well,.so-rim,.so-step,.so-goal{font:700 12.5px var(--sans);fill:#e3e0f8;text-anchor:middle}
.so-rim{fill:#b9b6e2}
.so-step,.so-goal{font-size:13.5px}
.so-goal{fill:#ffd98a}
"""
"""What this art needs in symbols from the style of the document, one rule a line."""
