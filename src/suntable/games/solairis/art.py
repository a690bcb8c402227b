"""The art of Solairis: lines of the races, spell cards, power cards, backs, portraits, the star of the arena."""

from __future__ import annotations

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
    text,
    text_width,
    use,
)
from suntable.games.solairis.emblems import NIGHT, RACE_ART, SPELL_EMBLEMS, WARRIOR_EMBLEMS, RaceArt
from suntable.games.solairis.state import COST, POWER, SPELLS, WARRIORS, WOUNDS
from suntable.games.solairis.text import spell_colour, warrior_colour

WIDTH, HEIGHT = 120, 168
"""Units of a card: 5 to 7."""

PORTRAIT = (100, 112)
"""Units of the portrait of a warrior."""

CREAM, GOLD, DEEP, INK = "#fff8e8", "#ffb52e", "#17153a", "#1d1a42"
HEART = "M12 20.5S3 15 3 9a4.8 4.8 0 0 1 9-2.4A4.8 4.8 0 0 1 21 9c0 6-9 11.5-9 11.5z"


def level_of(spell: str) -> int:
    """The level in the name of a spell; 0 for one that has none."""
    last = spell.rpartition("-")[2]
    return int(last) if last.isdigit() else 0


def emblem_of(spell: str) -> str:
    """The emblem of a spell, which all its levels share."""
    return spell.rpartition("-")[0] if level_of(spell) else spell


# -- line patterns: around a middle at 0, 0 ------------------------------------------------------------------


def _loop(x: float, y: float, radius: float) -> str:
    r = number(radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 0 .1z"


def _arch(k: int) -> str:
    rise, half = 10 * k + 68, number(4.5 * k)
    return f"M{-9 * k} 68q{half}{2 * k - rise} {9 * k}{-rise}q{half} {2 * k} {9 * k} {rise}"


def _hexagon(radius: float, turn: float) -> str:
    return outline([polar(0, 0, radius, turn + 60 * k) for k in range(6)])


def _dots(ring: int) -> str:
    count = 6 + 2 * ring
    spots = (polar(0, 0, 9 * ring, 360 * k / count + 9 * ring) for k in range(count))
    return "".join(f"M{number(x)} {number(y)}h.1" for x, y in spots)


def _rays() -> str:
    ends = ((polar(0, 0, 22, a), polar(0, 0, 100, a)) for a in range(0, 360, 12))
    return "".join(f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}" for (ax, ay), (bx, by) in ends)


@cache
def _pattern(race: str) -> Markup:
    """Each race has its own lines, so that its colour is never the only sign."""
    steps = range(1, 12)
    data, wide = {
        "red": ("".join(map(_arch, range(1, 11))), 2.2),
        "orange": ("".join(_loop(*polar(0, 0, 34, 24 * k), 36) for k in range(15)), 1.1),
        "yellow": (_rays(), 2),
        "green": ("".join(f"M-72 {11 * k - 72}" + "l8 9l8-9" * 9 for k in range(13)), 1.8),
        "blue": ("".join(_hexagon(9 * k, 4 * k) for k in steps), 1.6),
        "indigo": ("".join(f"M-72 {12 * k - 30}l72-52l72 52" for k in range(-1, 12)), 2),
        "violet": ("".join(map(_dots, range(1, 10))), 3.4),
        "white": ("".join(f"M{-11 * k} 0L0{-11 * k}L{11 * k} 0L0 {11 * k}z" for k in steps), 1.2),
    }[race]  # fmt: skip
    tint = RACE_ART[race].tint
    lines = path(data, fill="none", stroke=tint, stroke_width=wide, stroke_opacity=0.55, stroke_linecap="round")
    return Markup(lines)


def _grounds(race: str) -> Markup:
    """The lines of a race behind an emblem and behind a portrait.

    They are patterns and no clip paths: a browser counts what is clipped to the size of the piece.
    """
    colour = RACE_ART[race].colour
    drawn = []
    for name, width, height, middle in (("card", 106, 120, (53, 57)), ("bust", 100, 112, (50, 50))):
        ground = join((rect(0, 0, width, height, fill=DEEP), rect(0, 0, width, height, fill=colour, fill_opacity=0.24)))
        lines = element("g", use(f"lines-{race}"), transform=f"translate({middle[0]} {middle[1]})")
        shift = {"x": 7, "y": 7} if name == "card" else {}
        drawn.append(
            element(
                "pattern", ground, lines, id=f"ground-{name}-{race}", patternUnits="userSpaceOnUse",
                width=width, height=height, **shift,
            )
        )  # fmt: skip
    return Markup(element("g", _pattern(race), id=f"lines-{race}") + join(drawn))


# -- signs -----------------------------------------------------------------------------------------------------


def _sigils() -> Markup:
    return join(symbol(f"sigil-{race}", "0 0 24 24", Markup(art.sigil)) for race, art in RACE_ART.items())


def sigil(race: str, x: float, y: float, size: float, fill: str) -> Markup:
    """The sign of a race, its middle at a place."""
    return group(use(f"sigil-{race}", x - size / 2, y - size / 2, size), fill=fill)


def _sun_rays(outer: float, inner: float, rays: int, at: tuple[float, float], fill: str) -> str:
    return path(outline(star(*at, outer, inner, rays)), fill=fill)


@cache
def emblem(spell: str) -> Markup:
    """The emblem of a spell in a box of 64."""
    sun = _sun_rays(31, 19, 14, (32, 32), "currentColor")
    return Markup(SPELL_EMBLEMS[spell].replace("{sun}", sun))


# -- spell cards -----------------------------------------------------------------------------------------------


@cache
def spell_symbol(spell: str) -> Markup:
    """The picture of a spell card without its name, which is in the language of whoever looks."""
    place = SPELLS.index(spell)
    race = RACE_ART[spell_colour(spell)]
    drawn = (
        rect(0, 0, WIDTH, HEIGHT, 10, fill=NIGHT),
        rect(1.5, 1.5, 117, 165, 8.5, fill=race.colour),
        rect(5.5, 5.5, 109, 123, 6, fill=f"url(#ground-card-{spell_colour(spell)})"),
        circle(60, 64, 40, fill=DEEP, fill_opacity=0.88, stroke=race.tint, stroke_width=2),
        _own_emblem(spell, race),
        _level(level_of(spell), race),
        _cost(COST[place]),
        _wounds(WOUNDS[place]),
        sigil(spell_colour(spell), 60, 14, 17, race.tint),
    )
    return symbol(f"spell-{spell}", f"0 0 {WIDTH} {HEIGHT}", *drawn)


def _own_emblem(spell: str, race: RaceArt) -> Markup:
    drawn = group(use(f"emblem-{emblem_of(spell)}", 0, 0, 64), transform="translate(32.6 36.6) scale(.856)")
    return group(drawn, color=race.tint, fill=race.tint)


def _level(level: int, race: RaceArt) -> Markup:
    left = 60 - 7 * level
    return join(rect(left + 14 * k, 155, 11, 5, 2.5, fill=race.ink) for k in range(level))


def _cost(cost: int) -> Markup:
    disc = circle(20, 20, 16, fill="#fff6dc", stroke=NIGHT, stroke_width=2)
    return Markup(disc + element("text", str(cost), x=20, y=27, class_="sa-cost"))


def _wounds(wounds: int) -> Markup:
    heart = element("g", path(HEART), transform="translate(80.6 -.5) scale(1.7)")
    shown = group(heart, fill="#c8102e", stroke="#fff6dc", stroke_width=1)
    return Markup(shown + element("text", str(wounds), x=101, y=24.5, class_="sa-wounds"))


def _back() -> Markup:
    """The back of a spell: half a star over three lines on deep red; that of a power card on cream."""
    drawn = []
    for name, ground, line, sun in (
        ("spell", "#5e1030", "#ff9fa0", "#ffc557"),
        ("power", "#e9dfc6", "#8d7f5a", "#c98a1f"),
    ):
        beams = "".join(
            outline([polar(60, 92, far, 180 + 15 * k + turn) for far, turn in ((34, -3), (50, -2), (50, 2), (34, 3))])
            for k in range(13)
        )
        drawn.append(symbol(
            f"back-{name}",
            f"0 0 {WIDTH} {HEIGHT}",
            rect(0, 0, WIDTH, HEIGHT, 10, fill=NIGHT),
            rect(1.5, 1.5, 117, 165, 8.5, fill=ground),
            rect(8, 8, 104, 152, 6, fill="none", stroke=line, stroke_width=1.6),
            path(beams, fill=sun, fill_opacity=0.75),
            path(arc(60, 92, 27, 180, 360) + "z", fill=sun),
            path("M24 98h72M36 109h48M46 120h28", stroke=line, stroke_width=4, stroke_linecap="round"),
        ))  # fmt: skip
    return join(drawn)


# -- power cards -----------------------------------------------------------------------------------------------

_KINDS = {"P": (GOLD, "#2b1500"), "D": ("#7fd0ff", "#06243a"), "": ("#8d86c9", INK)}


def kind_of(power: str) -> str:
    """``P`` for what can only cast, ``D`` for what can only dispel, nothing for the rest."""
    return "" if power[-1].isdigit() else power[-1]


@cache
def power_symbol(power: str) -> Markup:
    """A power card: cream, with as many rays as it is worth."""
    kind, value = kind_of(power), int(power.rstrip("PD"))
    colour, ink = _KINDS[kind]
    rays = min(max(value, 1), 16)
    beams = "".join(
        outline([polar(60, 78, far, -90 + 360 * k / rays + turn) for far, turn in ((37, -7), (56, 0), (37, 7))])
        for k in range(rays)
    )
    drawn = [
        rect(0, 0, WIDTH, HEIGHT, 10, fill=NIGHT),
        rect(1.5, 1.5, 117, 165, 8.5, fill="#fffaf0"),
        rect(7, 7, 106, 154, 6, fill="none", stroke=colour, stroke_width=2.2),
        path(beams, fill=colour),
        circle(60, 78, 34, fill=INK),
        element("text", str(value), x=60, y=94, class_="sa-power" if value < 10 else "sa-power sa-two"),
    ]
    if kind:
        drawn.append(rect(8, 132, 104, 28, 4, fill=colour))
        drawn.append(_use_of(kind, ink))
        drawn.append(element("text", power, x=16, y=30, class_="sa-corner"))
    return symbol(f"power-{power}", f"0 0 {WIDTH} {HEIGHT}", *drawn)


def _use_of(kind: str, ink: str) -> Markup:
    """What a special card is for, as a sign: a blade casts, a shield dispels."""
    sign = (
        "M12 1.5 15 6v8.5h4V17h-5v4l-2 2-2-2v-4H5v-2.5h4V6z"
        if kind == "P"
        else "M12 2 20.5 5v7c0 5-3.5 8-8.5 10-5-2-8.5-5-8.5-10V5z"
    )
    return path(sign, fill=ink, transform="translate(89 10)" if kind == "P" else "translate(89 9)")


# -- warriors --------------------------------------------------------------------------------------------------


@cache
def warrior_symbol(warrior: str) -> Markup:
    """The portrait of a warrior: a bust before the lines of the race."""
    race, art = warrior_colour(warrior), RACE_ART[warrior_colour(warrior)]
    head = WARRIOR_EMBLEMS[warrior]
    for mark, colour in (("{c}", art.colour), ("{t}", art.tint), ("{i}", art.ink)):
        head = head.replace(mark, colour)
    halo = _sun_rays(47, 34, 18, (50, 44), "#ffe08a") + circle(50, 44, 33, fill=art.colour)
    cloak = (
        path("M5 112c0-20 11-31 27-35l18 11 18-11c16 4 27 15 27 35z", fill=art.colour, stroke=NIGHT, stroke_width=1.5),
        path("M50 88l18-11c16 4 27 15 27 35H50z", fill=NIGHT, fill_opacity=0.24),
    )
    drawn = (
        rect(0, 0, 100, 112, 9, fill=f"url(#ground-bust-{race})"),
        circle(50, 46, 41, fill=DEEP, fill_opacity=0.6),
        Markup(halo) if "{rays}" in head else "",
        *cloak,
        Markup(head.replace("{rays}", "")),
        sigil(race, 50, 100, 20, art.ink),
        rect(1.25, 1.25, 97.5, 109.5, 8, fill="none", stroke=art.colour, stroke_width=2.5),
    )
    return symbol(f"warrior-{warrior}", "0 0 100 112", *drawn)


# -- the arena -------------------------------------------------------------------------------------------------


def _burst() -> Markup:
    """What a spell does when it strikes: a red star with room for a number."""
    long = outline(star(0, 0, 98, 40, 16))
    short = outline([polar(0, 0, 78 if k % 2 == 0 else 44, -90 + 11.25 + 11.25 * k) for k in range(32)])
    return symbol(
        "burst",
        "-100 -100 200 200",
        path(long, fill="#ff8a3d", fill_opacity=0.55),
        path(short, fill=GOLD, fill_opacity=0.75),
        circle(0, 0, 52, fill="#5c0a1c"),
        circle(0, 0, 48, fill="url(#wound)"),
        circle(0, 0, 44, fill="none", stroke="#ffd9a0", stroke_width=1.6, stroke_dasharray="1 6"),
    )  # fmt: skip


def _ward() -> Markup:
    """What holds a spell off."""
    return symbol(
        "ward",
        "-100 -100 200 200",
        group(
            *(circle(0, 0, r, stroke_opacity=o) for r, o in ((96, 0.25), (82, 0.45), (68, 0.75))),
            fill="none", stroke="#7fd0ff", stroke_width=5,
        ),
        path("M0-56 44-40V-2c0 28-19 44-44 56-25-12-44-28-44-56v-38z", fill="#123a66", stroke="#bfe6ff"),
    )  # fmt: skip


@cache
def wheel() -> Markup:
    """The seven races around the star: what the arena lies on. In a box of 400 around 0, 0."""
    drawn = []
    races = ("red", "orange", "yellow", "green", "blue", "indigo", "violet")
    for k, race in enumerate(races):
        turn = -90 + 360 * k / 7
        drawn.append(path(arc(0, 0, 190, turn - 22, turn + 22), stroke=RACE_ART[race].colour, stroke_width=7))
        x, y = polar(0, 0, 162, turn)
        drawn.append(sigil(race, x, y, 26, RACE_ART[race].colour))
    spokes = "".join(
        outline([polar(0, 0, far, 7.5 * k + turn) for far, turn in ((112, -1), (128 if k % 2 else 138, 0), (112, 1))])
        for k in range(48)
    )
    rim = group(*drawn, fill="none", stroke_linecap="round")
    return symbol("wheel", "-200 -200 400 400", rim, path(spokes, fill=GOLD))


def _signs() -> Markup:
    """The signs of public numbers, 24 by 24, in the colour of the words beside them."""
    card = '<rect x="4" y="3" width="16" height="18" rx="2.5"/>'
    marks = '<path d="M12 6.5 13.5 10.5 17.5 12 13.5 13.5 12 17.5 10.5 13.5 6.5 12 10.5 10.5z" fill="var(--bg-2)"/>'
    ray = outline(star(12, 12, 11, 5, 10))
    drawn = {
        "first": path("M5 2h2.4v20H5zM8.5 3H21l-3.5 5L21 13H8.5z"),
        "life": path(HEART),
        "spells": Markup(card + marks),
        "power": Markup(path(ray) + circle(12, 12, 3.4, fill="var(--bg-2)")),
    }
    return join(symbol(f"sign-{name}", "0 0 24 24", group(d, fill="currentColor")) for name, d in drawn.items())


@cache
def definitions() -> Markup:
    """What cards and portraits are made of. It never changes."""
    emblems = (symbol(f"emblem-{name}", "0 0 64 64", emblem(name)) for name in SPELL_EMBLEMS)
    wound = gradient("wound", (0, "#d42f42"), (1, "#8f0d26"), radial=True)
    grounds = map(_grounds, RACE_ART)
    return join((wound, *grounds, _sigils(), *emblems, _back(), _burst(), _ward(), wheel(), _signs()))


@cache
def pictures() -> dict[str, Markup]:
    """Every card and portrait by the id it is copied by."""
    return {
        **{f"spell-{spell}": spell_symbol(spell) for spell in SPELLS},
        **{f"power-{power}": power_symbol(power) for power in POWER},
        **{f"warrior-{warrior}": warrior_symbol(warrior) for warrior in WARRIORS},
    }


def card(kind: str, x: float = 0, y: float = 0, width: float = WIDTH) -> Markup:
    """A card, its upper left corner at a place."""
    return use(kind, x, y, width, width * HEIGHT / WIDTH)


def name_size(words: str, widest: float) -> float:
    """How large a name can be set on the band of a card."""
    return min(16.0, 16 * widest / text_width(words, 16, bold=True))


def card_name(spell: str, words: str) -> Markup:
    """The name on the band of a spell card, in units of the card."""
    y = 148 if level_of(spell) else 152.5
    return text(words, 60, y, name_size(words, 106), class_=f"middle bold on-{spell_colour(spell)}")


STYLE = "\n".join(f".on-{race}{{fill:{art.ink}}}" for race, art in RACE_ART.items()) + "\n"
SYMBOL_STYLE = f""".sa-cut{{fill:{DEEP}}}
.sa-line{{stroke:{DEEP};fill:none;stroke-linecap:round;stroke-linejoin:round}}
.sa-bone{{stroke:currentColor;fill:none;stroke-linecap:round;stroke-linejoin:round}}
.sa-cost{{font:800 20px var(--sans);fill:#14122f;text-anchor:middle}}
.sa-wounds{{font:800 15.5px var(--sans);fill:#fff;stroke:none;text-anchor:middle}}
.sa-power{{font:800 46px var(--sans);fill:#ffe7a8;text-anchor:middle}}
.sa-two{{font-size:40px}}
.sa-corner{{font:800 22px var(--sans);fill:#1d1a42}}
"""
"""What this art needs from the style of the document, one rule a line: on the table, and in symbols."""
