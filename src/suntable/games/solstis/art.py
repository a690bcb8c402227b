"""The art of Solstis besides its landscape: number boxes, fires, the rainbow, the back, the spirits' medallions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from suntable.draw.svg import (
    Markup,
    arc,
    circle,
    element,
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
    use,
)
from suntable.games.solstis import scene
from suntable.games.solstis.state import BLUE, PLAIN

NIGHT, CREAM, GOLD = "#241a45", "#fff8e8", "#ffb52e"


@dataclass(frozen=True)
class RowArt:
    """How a row is told from the others: a colour, an ink that can be read on it, and a glyph (in a box of 24)."""

    colour: str
    ink: str
    glyph: str


_REEDS = (
    '<path d="M8 21V9M12 21V5M16 21V10" stroke="#fff" stroke-width="1.8"/>'
    '<path d="M8 11V7M12 8V3.5M16 12V8" stroke="#fff" stroke-width="3.8" stroke-linecap="round"/>'
)
_TENT = f'<path d="M12 4 3.5 20h17z" fill="#fff"/><path d="M12 11l-4 9h8z" fill="{NIGHT}"/>'
_FIR = '<path d="M12 2 6 10h3l-5 7h6.5v5h3v-5H20l-5-7h3z" fill="#fff"/>'
_TREE = '<path d="M10.8 15.5a7 7 0 1 1 2.4 0V22h-2.4z" fill="#fff"/>'
_CLIFF = '<path d="M3 21V8l4-4v17zM9 21V5l4 3v13zM15 21V9l6-5v17z" fill="#fff"/>'
_PEAK = f'<path d="M2 20 9 6l3.5 6L16 8l6 12z" fill="#fff"/><path d="m9 6-2.6 5 2.6-1.5L11.4 11z" fill="{NIGHT}"/>'

ROW_ART = {
    1: RowArt("#d32f3f", "#fff", _REEDS),
    2: RowArt("#f39a2b", "#2b1500", _TENT),
    3: RowArt("#16834c", "#fff", _FIR),
    4: RowArt("#4db7ee", "#04223a", _TREE),
    5: RowArt("#f5a3c8", "#3d0a24", _CLIFF),
    6: RowArt("#65409f", "#fff", _PEAK),
}

# -- number boxes, in units of the tile ------------------------------------------------------------------


def _dots(row: int, left: float, top: float, colour: str) -> Markup:
    """Six dots, the one of the row filled; row 6 is the top one."""
    levels = [(level, top + (6 - level) * 5) for level in range(6, 0, -1)]
    others = "".join(f"M{number(left)} {number(y)}h0" for level, y in levels if level != row)
    faint = path(others, class_="so-pen", stroke=colour, stroke_width=2.4, stroke_opacity=0.5)
    return Markup(faint + circle(left, top + (6 - row) * 5, 2.2, fill=colour))


def _box(row: int) -> Markup:
    """The number box of a tile: dots, room for the number, the glyph of the row."""
    art = ROW_ART[row]
    return group(
        rect(19, 97, 62, 34, 9, fill=NIGHT),
        path("M28 97h28v34h-28a9 9 0 0 1-9-9v-16a9 9 0 0 1 9-9z", fill=art.colour),
        _dots(row, 25.5, 101.5, art.ink),
        group(Markup(art.glyph), transform="translate(58.5 104) scale(.83)"),
        rect(19, 97, 62, 34, 9, fill="none", stroke="#fff", stroke_width=2),
        id=f"box-{row}",
    )


def _small_box(row: int) -> Markup:
    """The same for a small panorama, where dots could not be seen: number and glyph alone, but larger."""
    art = ROW_ART[row]
    return group(
        rect(12, 72, 76, 48, 12, fill=NIGHT),
        path("M24 72h30v48h-30a12 12 0 0 1-12-12v-24a12 12 0 0 1 12-12z", fill=art.colour),
        group(Markup(art.glyph), transform="translate(57 82) scale(1.12)"),
        rect(12, 72, 76, 48, 12, fill="none", stroke="#fff", stroke_width=3),
        id=f"small-box-{row}",
    )


def _empty(row: int, small: bool) -> Markup:
    """An empty cell: an outline in the colour of the row, and its dots."""
    colour = ROW_ART[row].colour
    if small:
        mark = rect(19, 74, 62, 44, 11, class_="so-mark", stroke=colour, stroke_width=3.5)
        return group(mark, id=f"small-empty-{row}")
    mark = rect(25, 97, 50, 34, 9, class_="so-mark", stroke=colour, stroke_width=2.2)
    return group(mark, _dots(row, 32, 101.5, "var(--ink-2)"), id=f"empty-{row}")


def numeral(column: int, x: float, y: float, kinds: str) -> Markup:
    """The number of a column; 6 and 9 are underlined, so that no tile can be read upside down."""
    drawn = element("text", str(column), x=x, y=y, class_=f"{kinds} ten" if column > 9 else kinds)
    if column not in {6, 9}:
        return drawn
    wide = 18 if "small" in kinds else 13
    return Markup(drawn + rect(x - wide / 2, y + wide * 0.3, wide, wide / 6, class_=kinds))


def number_box(row: int, column: int, small: bool = False) -> Markup:
    """What every tile says of itself. A page may set the class ``so-number`` larger on small screens."""
    if small:
        return Markup(f'<use href="#small-box-{row}"/>' + numeral(column, 33, 108, f"small row-{row}"))
    return group(use(f"box-{row}"), numeral(column, 42, 122, f"big row-{row}"), class_="so-number")


def empty_cell(row: int, column: int, small: bool = False) -> Markup:
    """What an empty cell says of itself: over the landscape a veil, on the veil its row and column."""
    veil = use("veil")
    if small:
        return Markup(veil + use(f"small-empty-{row}") + numeral(column, 50, 108, "small quiet"))
    return Markup(veil + group(use(f"empty-{row}"), numeral(column, 54, 121.5, "big quiet"), class_="so-number"))


# -- fires, rainbow, back -------------------------------------------------------------------------------

_FLAME = "M0-27C9-16 17-9 13 3A13.5 13.5 0 0 1-13 3C-15-5-8-9-7-17C-3-14-1-11 0-9C3-14 3-21 0-27z"
_LOGS = "M-15 13 13 19M15 13-13 19"


def _fires() -> Markup:
    lit = symbol(
        "fire-lit",
        "-60 -60 120 120",
        circle(0, 0, 58, fill="url(#glow)"),
        path(_LOGS, stroke="#3d2130", stroke_width=5, stroke_linecap="round"),
        path(_FLAME, fill="#ff5a2b", stroke="#5a1010", stroke_width=2),
        path(_FLAME, transform="translate(0 4) scale(.62)", fill="#ffc23c"),
        path(_FLAME, transform="translate(0 7) scale(.3)", fill="#fff6cf"),
    )
    unlit = symbol(
        "fire-unlit",
        "-60 -60 120 120",
        circle(0, 0, 27, fill="#1b1838", fill_opacity=0.72, stroke="#fff", stroke_width=1.5),
        path(_LOGS, stroke="#b7a6a0", stroke_width=5, stroke_linecap="round"),
        path(
            _FLAME, transform="translate(0 2) scale(.78)", fill="none", stroke="#fff", stroke_width=3,
            stroke_dasharray="4 4",
        ),
    )  # fmt: skip
    glow = gradient("glow", (0, "#ffdc6a", 0.95), (0.45, "#ff9b35", 0.5), (1, "#ff7a2a", 0), radial=True)
    return Markup(glow + lit + unlit)


_BOWS = ("#e5484d", "#f39a2b", "#f7d34a", "#3bb273", "#4db7ee", "#8a5cc9")


def _rainbow() -> Markup:
    bows = (
        path(arc(50, 118, 74 - 9 * k, 180, 360), fill="none", stroke=colour, stroke_width=9)
        for k, colour in enumerate(_BOWS)
    )
    air = gradient("rainbow-air", (0, "#b9d6ff"), (0.7, "#fff1d8"), (1, "#ffe0b5"))
    cloud = path("M-4 122q14-14 30-6q10-12 24-3q14-9 26 3q16-6 28 6v30h-108z", fill="#fff", fill_opacity=0.94)
    shade = path("M-4 134q24-8 50 0t58 0v18h-108z", fill="#e6eaff")
    light = path(outline(star(50, 28, 13, 5.4, 5)), fill=GOLD, stroke="#7a4300", stroke_width=1.5)
    ground = rect(0, 0, 100, 150, fill="url(#rainbow-air)")
    return Markup(air + _face("rainbow", join((ground, *bows, cloud, shade, light))))


def _lock() -> Markup:
    """The mark of a blocked rainbow, in a box of 40."""
    return symbol(
        "lock",
        "0 0 40 40",
        circle(20, 20, 18.5, fill=NIGHT, stroke="#fff", stroke_width=2.4),
        path("M14 19v-4a6 6 0 0 1 12 0v4", fill="none", stroke="#fff", stroke_width=3.2),
        rect(11, 18, 18, 13, 3, fill=GOLD),
        circle(20, 24.5, 2.2, fill=NIGHT),
    )


def _back() -> Markup:
    """The back of a tile: half a sun over three lines."""
    beams = ""
    for angle in range(180, 361, 18):
        corners = ((30, -3), (96, -3.4), (96, 3.4), (30, 3))
        beams += path(outline([polar(50, 110, far, angle + turn) for far, turn in corners]))
    drawn = (
        rect(0, 0, 100, 150, fill="#2b2a6a"),
        group(Markup(beams), fill=GOLD, fill_opacity=0.5),
        path(arc(50, 110, 26, 180, 360) + "z", fill="#ffc557"),
        path("M0 112h100M14 121h72M26 130h48", stroke=GOLD, stroke_width=2.5, stroke_linecap="round"),
        rect(6, 6, 88, 138, 7, fill="none", stroke=GOLD, stroke_opacity=0.6, stroke_width=1.5),
    )
    return _face("back", join(drawn))


# -- spirits --------------------------------------------------------------------------------------------
# Each is drawn in a box of 48 in the colour `currentColor`; what is cut out of it has the class "cut".

_ANIMALS = {
    "trout": (
        '<path d="M5 25C12 13 27 12 36 23l8-8c-1 6-1 13 0 19l-8-8C27 37 12 37 5 25z"/>'
        '<circle class="so-cut" cx="13" cy="23" r="2.2"/>'
        '<path class="so-line" d="M19 17c4 5 4 11 0 16M26 18c3 4 3 9 0 14" stroke-width="2"/>'
    ),
    "deer": (
        '<path d="M24 44c-6-5-8-11-8-18l-6-4c4-1 7 0 9 1h10c2-1 5-2 9-1l-6 4c0 7-2 13-8 18z"/>'
        '<path class="so-bone" d="M19 22C12 18 9 12 10 5M13 15l-6-2M29 22c7-4 10-10 9-17M35 15l6-2" '
        'stroke-width="2.8"/>'
        '<circle class="so-cut" cx="20" cy="29" r="1.7"/><circle class="so-cut" cx="28" cy="29" r="1.7"/>'
        '<path class="so-line" d="M22 39h4" stroke-width="3"/>'
    ),
    "eagle": (
        '<path d="M24 15c2-3 5-3 7-1 4-3 9-6 15-6-1 5-3 8-6 10h3c-2 4-5 6-8 7h2c-2 3-5 5-8 5l2 '
        '10h-14l2-10c-3 0-6-2-8-5h2'
        'c-3-1-6-3-8-7h3c-3-2-5-5-6-10 6 0 11 3 15 6 2-2 5-2 7 1z"/><circle cx="24" cy="11" r="5.5"/>'
        '<path class="so-cut" d="m21.5 11 2.5 6 2.5-6z"/>'
        '<path class="so-line" d="M20 33h8M21 37h6" stroke-width="1.8"/>'
    ),
    "bear": (
        '<path d="M10 17a6 6 0 1 1 8-7 17 17 0 0 1 12 0 6 6 0 1 1 8 7c3 4 4 9 3 14-2 8-9 12-17 12S9 39 '
        '7 31c-1-5 0-10 3-14z"/>'
        '<circle class="so-cut" cx="17" cy="23" r="2.2"/><circle class="so-cut" cx="31" cy="23" r="2.2"/>'
        '<ellipse class="so-cut" cx="24" cy="33" rx="7.5" ry="6"/><path d="M20 30h8l-4 4zM23 33h2v4h-2z"/>'
    ),
    "dragonfly": (
        '<circle cx="24" cy="9" r="4.5"/><path class="so-bone" d="M24 13v31" stroke-width="4.5"/>'
        '<path d="M23 16C16 7 4 8 3 12s9 9 20 7zM25 16c7-9 19-8 20-4s-9 9-20 7z"/>'
        '<path d="M23 22C15 20 5 25 7 30s12 0 16-5zM25 22c8-2 18 3 16 8s-12 0-16-5z"/>'
        '<path class="so-line" d="M21 29h6M21 34h6M21 39h6" stroke-width="1.8"/>'
    ),
    "beetle": (
        '<ellipse cx="24" cy="31" rx="11" ry="13.5"/><path d="M17 17a7 6 0 0 1 14 0z"/>'
        '<path class="so-bone" d="M20 12C13 10 13 4 18 2M28 12c7-2 7-8 2-10" stroke-width="3"/>'
        '<path class="so-bone" d="M14 25l-8-4M13 32H5M15 38l-7 5M34 25l8-4M35 32h8M33 38l7 5" '
        'stroke-width="2.6"/>'
        '<path class="so-line" d="M24 20v24M15 24c6-3 12-3 18 0" stroke-width="2.2"/>'
    ),
    "groundhog": (
        '<path d="M11 18a6 6 0 1 1 7-6 16 16 0 0 1 12 0 6 6 0 1 1 7 6c4 14-3 24-13 24S7 32 11 18z"/>'
        '<circle class="so-cut" cx="18" cy="22" r="2.3"/><circle class="so-cut" cx="30" cy="22" r="2.3"/>'
        '<path class="so-cut" d="M21 28h6l-3 3z"/>'
        '<path d="M20.5 33h7v5h-7zM24 33v5" fill="#fff" stroke="#4a2508" stroke-width="1.3"/>'
    ),
    "bee": (
        '<path d="M19 20C10 6 3 14 8 20c3 4 8 3 11 0zM29 20c9-14 16-6 11 0-3 4-8 3-11 0z" fill-opacity=".85"/>'
        '<ellipse cx="24" cy="28" rx="10" ry="13"/>'
        '<path class="so-line" d="M15 24h18M14.5 30h19M17 36h14" stroke-width="3"/>'
        '<path class="so-bone" d="M20 15l-3-6M28 15l3-6" stroke-width="2"/>'
    ),
    "ladybug": (
        '<path d="M24 12a8 8 0 0 1 8 6H16a8 8 0 0 1 8-6z"/><circle cx="24" cy="28" r="14"/>'
        '<path class="so-line" d="M24 14v28" stroke-width="2.2"/>'
        '<g class="so-cut"><circle cx="17" cy="24" r="2.8"/><circle cx="31" cy="24" r="2.8"/>'
        '<circle cx="18" cy="34" r="2.6"/><circle cx="30" cy="34" r="2.6"/></g>'
    ),
    "wolf": (
        '<path d="M8 6l9 8h14l9-8 1 18-7 8-10 12-10-12-7-8z"/>'
        '<path class="so-line" d="M16 25l5 3M32 25l-5 3" stroke-width="2.6"/>'
        '<path class="so-cut" d="M21 37h6l-3 4z"/>'
    ),
    "squirrel": (
        '<path d="M29 43c12-2 17-11 14-21S33 5 28 12s7 7 5 13-5 6-6 9z"/>'
        '<path d="M28 43H12c-2-3 1-5 4-5-3-6-2-11 2-14-5 1-10 0-11-4 1-4 4-6 8-6l0-6 5 5c5 2 7 6 6 10 5 '
        '5 5 13 2 20z"/>'
        '<circle class="so-cut" cx="15" cy="17" r="1.8"/>'
        '<path class="so-line" d="M19 31c-3 2-5 3-8 2" stroke-width="2"/>'
    ),
    "bird": (
        '<path d="M4 14c10-2 16 2 20 8 4-6 12-10 21-8-6 3-9 7-11 12l8 10-14-4c-6 6-14 8-22 6 6-2 10-5 '
        '12-10C16 22 11 17 4 14z"/>'
        '<circle class="so-cut" cx="37" cy="17" r="1.5"/>'
    ),
    "lizard": (
        '<path class="so-bone" d="M15 10c7-2 11 3 9 10s-6 11 0 16 13 2 13-4" stroke-width="6.5"/>'
        '<path d="M6 7c3-4 9-4 13-1s2 9-2 10S4 12 6 7z"/>'
        '<path class="so-bone" d="M23 17l10-5M22 20l-11 1M20 29l-10 4M24 30l9-4" stroke-width="3"/>'
        '<circle class="so-cut" cx="11" cy="8" r="1.5"/>'
    ),
    "butterfly": (
        '<path d="M23 24C16 8 4 8 5 18c1 7 10 9 18 7-9 3-13 8-9 14 4 5 9-4 10-12 1 8 6 17 10 12 4-6 '
        '0-11-9-14 8 2 17 0 18-7 1-10-11-10-18 6z"/>'
        '<path class="so-line" d="M24 18v22" stroke-width="2.6"/>'
        '<path class="so-bone" d="M24 16l-5-7M24 16l5-7" stroke-width="1.8"/>'
    ),
    "evil": (
        '<path d="M7 5c2 8 6 10 9 10h16c3 0 7-2 9-10 3 12 1 18-3 22-1 9-7 16-14 16S11 36 10 27C6 23 4 '
        '17 7 5z"/>'
        '<path class="so-cut" d="M14 22l8 4-7 3zM34 22l-8 4 7 3z"/>'
        '<path class="so-line" d="M16 35c5 3 11 3 16 0" stroke-width="2.4"/>'
    ),
}  # fmt: skip


def kind(spirit: str) -> str:
    """Whether a spirit is plain, blue or evil."""
    return "plain" if spirit in PLAIN else "blue" if spirit in BLUE else "evil"


_INKS = {"plain": ("#4a2508", "#eec98f"), "blue": ("#fff", "#173a78"), "evil": ("#ffe1dc", "#5e0c14")}


def _discs() -> Markup:
    """What the three kinds are drawn on: smooth wood, a scalloped blue disc, a red one with spikes."""
    wood = join(
        (
            circle(0, 3, 47, fill="#000", fill_opacity=0.35),
            circle(0, 0, 46, fill="#6b3d1a"),
            circle(0, 0, 41, fill="url(#wood)"),
            group(
                circle(0, 0, 35), circle(0, 0, 30), path("M-41 0q20-8 41 0t41 0"),
                fill="none", stroke="#8a5626", stroke_opacity=0.45,
            ),
        )
    )  # fmt: skip
    rim = outline([(x * 2, y * 2) for x, y in star(0, 0, 47, 41, 16)])
    blue = join(
        (
            path(rim, fill="#000", fill_opacity=0.35, transform="translate(0 3) scale(.5)"),
            path(rim, fill="#cfe6ff", transform="scale(.5)"),
            path(rim, fill="url(#deep)", transform="scale(.455)"),
            circle(
                0, 0, 34, fill="none", stroke="#cfe6ff", stroke_opacity=0.6, stroke_width=2.5,
                stroke_dasharray="1 5", stroke_linecap="round",
            ),
        )
    )  # fmt: skip
    spikes = path(outline(star(0, 0, 49, 39, 9)), fill="#2a0509")
    evil = Markup(spikes + path(outline(star(0, 0, 43, 35, 9)), fill="url(#ember)"))
    return Markup(
        gradient("wood", (0, "#f2d09a"), (1, "#cf9857"), radial=True)
        + gradient("deep", (0, "#3f8fdc"), (1, "#1d4f9c"), radial=True)
        + gradient("ember", (0, "#e4473f"), (1, "#8d1421"), radial=True)
        + "".join(
            symbol(f"disc-{name}", "-50 -50 100 100", disc)
            for name, disc in (("plain", wood), ("blue", blue), ("evil", evil))
        )
    )


@cache
def medal_symbol(spirit: str) -> Markup:
    """The symbol that :func:`medal` shows."""
    if spirit == "hidden":
        return _hidden_spirit()
    animal = group(Markup(_ANIMALS[spirit]), transform="translate(-28.8 -28.8) scale(1.2)", fill="currentColor")
    disc = element("use", href=f"#disc-{kind(spirit)}", x=-50, y=-50, width=100, height=100)
    return symbol(f"medal-{spirit}", "-50 -50 100 100", disc, group(animal, class_=f"so-{kind(spirit)}"))


def _hidden_spirit() -> Markup:
    """The back of a spirit: a night disc with a question."""
    return symbol(
        "medal-hidden",
        "-50 -50 100 100",
        circle(0, 3, 46, fill="#000", fill_opacity=0.35),
        circle(0, 0, 45, fill="#2b2a6a", stroke=GOLD, stroke_width=2.5),
        path(arc(0, 10, 17, 180, 360) + "z", fill="#ffc557"),
        path("M-30 13h60M-21 20h42M-12 27h24", stroke=GOLD, stroke_width=3, stroke_linecap="round"),
        path("M0-14v-11M-14-9l-8-9M14-9l8-9", stroke=GOLD, stroke_width=3.5, stroke_linecap="round"),
    )


def _face(name: str, drawn: Markup) -> Markup:
    """The face of a tile with its shade and frame, in units of the tile.

    It is a pattern on a rectangle and no clip path: a browser counts what is clipped to the size of the tile, so that
    a page that moves or finds tiles by their size would miss them.
    """
    seen = element("pattern", drawn, id=f"view-{name}", patternUnits="userSpaceOnUse", width=100, height=150)
    face = rect(1.5, 1.5, 97, 147, 9, fill=f"url(#view-{name})")
    return Markup(seen + group(use("shade"), face, use("frame"), id=name))


@cache
def tile_symbol(row: int, column: int) -> Markup:
    """The picture of a tile without its number box."""
    return _face(f"land-{row}-{column}", scene.tile_picture(row, column))


def tile_back() -> Markup:
    """A tile face down, in units of the tile."""
    return use("back")


def rainbow() -> Markup:
    """A rainbow, in units of the tile."""
    return use("rainbow")


def fire(lit: bool, x: float, y: float) -> Markup:
    """A fire, its middle at a place of the tile."""
    kind_of = "lit" if lit else "unlit"
    return element("use", href=f"#fire-{kind_of}", x=x - 60, y=y - 60, width=120, height=120)


def medal(spirit: str, x: float, y: float, size: float, opacity: float | None = None) -> Markup:
    """A medallion (or, for ``hidden``, the back of one), its middle at a place."""
    return element(
        "use", href=f"#medal-{spirit}", x=x - size / 2, y=y - size / 2, width=size, height=size, opacity=opacity
    )


STYLE = (
    """.big{font:800 23px var(--sans);text-anchor:middle}
.small{font:800 33px var(--sans);text-anchor:middle}
.big.ten{font-size:20px}
.small.ten{font-size:27px}
.quiet{fill:var(--ink-2)}
"""
    + "\n".join(f".row-{row}{{fill:{art.ink}}}" for row, art in ROW_ART.items())
    + "\n"
)
SYMBOL_STYLE = (
    "".join(f".so-{name}{{color:{colour};--cut:{cut}}}\n" for name, (colour, cut) in _INKS.items())
    + """.so-mark{fill:var(--surface);fill-opacity:.72}
.so-veil{fill:var(--veil);fill-opacity:.8}
.so-shade{fill:#05040f;fill-opacity:.45}
.so-frame{fill:none;stroke:#fff8e8;stroke-width:2.5}
.so-cut{fill:var(--cut)}
.so-line{stroke:var(--cut);fill:none;stroke-linecap:round}
.so-bone{stroke:currentColor;fill:none;stroke-linecap:round;stroke-linejoin:round}
"""
)
"""What this art needs from the style of the document, one rule a line: on the table, and in symbols."""


@cache
def definitions() -> Markup:
    """All symbols of this art but the medallions. They never change."""
    rows = [(_box(row), _small_box(row), _empty(row, False), _empty(row, True)) for row in ROW_ART]
    edge = element("clipPath", rect(1.5, 1.5, 97, 147, 9), id="edge")
    veil = rect(1.5, 1.5, 97, 147, class_="so-veil", id="veil")
    shade = rect(1, 5, 98, 149, 10, class_="so-shade", id="shade")
    frame = rect(1.5, 1.5, 97, 147, 9, class_="so-frame", id="frame")
    boxes = (part for parts in rows for part in parts)
    return join((edge, veil, shade, frame, *boxes, _fires(), _rainbow(), _lock(), _back(), _discs()))
