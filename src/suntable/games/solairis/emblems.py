"""The emblems of Solairis: signs of the races, a picture for every spell, the faces of the warriors.

Sigils are drawn in a box of 24, spells in one of 64, warriors in one of 100 x 112; all of it by hand, flat and light.
What is filled takes `currentColor`; "sa-cut" is cut out of it, "sa-line" is a line cut out, "sa-bone" a line of it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RaceArt:
    """How a race is told from the others: a colour, an ink to be read on it, a tint for the night, a sigil."""

    colour: str
    ink: str
    tint: str
    sigil: str


RACE_ART = {
    "red": RaceArt(
        "#d43840",
        "#fff",
        "#ff6a66",
        '<path d="M12 2c4 4.5 7 7.5 6 12.5a6 6 0 0 1-12 0C5.5 11.5 8 10 8.5 7c1.5 1 2.3 2 2.6 3.4C12.5 8 13 5 12 2z"/>',
    ),
    "orange": RaceArt(
        "#f2852f",
        "#2b1200",
        "#ff9a45",
        '<circle cx="12" cy="12" r="4.6"/><path d="M11 1.5h2l.4 4h-2.8zM11 22.5h2l.4-4h-2.8zM1.5 11v2l4 .4v-2.8z'
        "M22.5 11v2l-4 .4v-2.8zM4 5.6 5.6 4l2.7 3.1-1.2 1.2zM20 5.6 18.4 4l-2.7 3.1 1.2 1.2z"
        'M4 18.4 5.6 20l2.7-3.1-1.2-1.2zM20 18.4 18.4 20l-2.7-3.1 1.2-1.2z"/>',
    ),
    "yellow": RaceArt(
        "#f0c93a",
        "#2b2000",
        "#ffd94a",
        '<path d="M2 7c6 0 9 2 10 6 1-4 4-6 10-6-1 3-2.5 4-5 4.5 1 0 2 .3 3 .2-1.5 2.5-3.5 3-5.5 2.9L12 '
        '21l-2.5-6.4c-2 .1-4-.4-5.5-2.9 1 .1 2-.2 3-.2C4.5 11 3 10 2 7z"/>',
    ),
    "green": RaceArt("#17824a", "#fff", "#43cf82", '<path d="M14 1.5 4.5 13.5H11L9 22.5 19.5 9.5h-6.7z"/>'),
    "blue": RaceArt(
        "#2b74c9",
        "#fff",
        "#5fb0ff",
        '<path d="M12 1.5 17 7l-2.5 3H19l2 2-2 2h-4.5l2.5 3-5 5.5L7 17l2.5-3H5l-2-2 2-2h4.5L7 7z"/>',
    ),
    "indigo": RaceArt(
        "#5458d6",
        "#fff",
        "#8f93ff",
        '<path d="M12 1.5 19.5 10H15v5l3.5 5.5L12 17.5 5.5 20.5 9 15v-5H4.5z"/>',
    ),
    "violet": RaceArt(
        "#9447cc",
        "#fff",
        "#cf8cff",
        '<path d="M12 1.5 15 6v8.5h4V17h-5v2.5l1.5 1.5L12 23l-3.5-2 1.5-1.5V17H5v-2.5h4V6z"/>',
    ),
    "white": RaceArt(
        "#e9e4d6", "#1d1a42", "#f2eddf", '<path d="M12 2 20.5 5v7c0 5-3.5 8-8.5 10-5-2-8.5-5-8.5-10V5z"/>'
    ),
}

_SNOW = "M32 33V6M32 15l-7-6M32 15l7-6M32 24l-6-5M32 24l6-5"

SPELL_EMBLEMS = {
    "fireball": (
        '<path d="M9 41c0-11 8-18 18-20 8-1 13-6 14-14 5 5 6 10 4 15 5-2 9-7 10-13 6 10 4 19-2 24 3 0 5-1 8-3-2 '
        '9-8 13-14 16-3 8-11 12-20 11C17 56 9 50 9 41z"/>'
        '<path class="sa-cut" d="M17 43c0-7 5-11 11-13-1 5 1 7 5 8 3 1 5 4 4 8-1 5-5 8-10 7-6 0-10-4-10-10z"/>'
        '<path d="M22 44c0-4 3-6 6-7 0 3 2 4 4 6 1 4-2 7-5 7s-5-3-5-6z"/>'
    ),
    "volcano": (
        '<path d="M3 59 21 31c7 4 15 4 22 0l18 28z"/>'
        '<path class="sa-bone" d="M32 26V9M25 25C25 16 20 11 12 12M39 25c0-9 5-14 13-13" stroke-width="5"/>'
        '<circle cx="10" cy="21" r="3.5"/><circle cx="54" cy="21" r="3.5"/><circle cx="22" cy="5" r="2.6"/>'
        '<circle cx="42" cy="5" r="2.6"/>'
        '<path class="sa-line" d="M28 34l2 8-4 6 3 10M37 34l-1 6 5 7-2 11" stroke-width="3.5"/>'
    ),
    "crush": (
        '<path d="M28 3h8v22h-8z"/><path d="M15 20h34l6 6v14l-6 6H15l-6-6V26z"/>'
        '<path class="sa-line" d="M20 20v26M44 20v26" stroke-width="3"/>'
        '<path class="sa-bone" d="M4 56h11l5-5 5 9 7-10 6 10 6-9 5 5h11" stroke-width="4"/>'
    ),
    "death-rose": (
        '<path class="sa-bone" d="M32 42v19M32 52l-5-3M32 57l5-3" stroke-width="4"/>'
        '<path d="M31 57c-10 1-17-3-20-11 10-1 17 2 20 11zM33 51c2-8 8-12 18-11-2 8-8 12-18 11z"/>'
        '<path d="M32 44c-13 0-21-9-20-21 4 1 6 0 7-3 2-9 7-15 13-17 6 2 11 8 13 17 1 3 3 4 7 3 1 12-7 21-20 21z"/>'
        '<path class="sa-cut" d="M32 14c7 0 11 4 11 10 0 3-2 5-4 7v5H25v-5c-2-2-4-4-4-7 0-6 4-10 11-10z"/>'
        '<circle cx="27.5" cy="24" r="2.8"/><circle cx="36.5" cy="24" r="2.8"/><path d="M30.5 30h3L32 27z"/>'
    ),
    "life": (
        '<path class="sa-bone" d="M32 56V31" stroke-width="5"/>'
        '<path d="M31 39C17 39 8 31 7 15c15 0 24 9 24 24zM33 33C33 19 41 9 57 7c1 16-9 26-24 26z"/>'
        '<path class="sa-line" d="M14 21l15 16M51 13 35 31" stroke-width="2.6"/>'
        '<path d="M11 61c2-7 10-10 21-10s19 3 21 10z"/>'
    ),
    "axe": (
        '<path class="sa-bone" d="M32 7v54" stroke-width="6"/><circle cx="32" cy="5" r="4"/>'
        '<path d="M29 15C21 10 13 8 6 10c-4 9-4 20 0 30 8 1 17-3 23-11zM35 15c8-5 16-7 23-5 4 9 4 20 0 30-8 '
        '1-17-3-23-11z"/>'
        '<path class="sa-line" d="M11 15c-2 6-2 14 0 20M53 15c2 6 2 14 0 20" stroke-width="2.4"/>'
        '<path class="sa-line" d="M29 48h6M29 54h6" stroke-width="2.4"/>'
    ),
    "eagle": (
        '<path d="M6 60c-1-12 1-21 6-29l-5-1c3-4 7-6 11-7l-3-4c5-2 8-2 12-1 4-8 22-9 26 3 1 3 4 4 7 7 2 4 1 9-3 '
        '13 0-4-1-6-4-7-4-1-8 0-11 3-1 5 1 10 6 14l-6 0 4 9z"/>'
        '<circle class="sa-cut" cx="42" cy="23" r="2.7"/>'
        '<path class="sa-line" d="M36 18l9 1M50 28c3-1 5-1 8 1" stroke-width="2.2"/>'
        '<path class="sa-line" d="M18 58c-1-8 1-14 5-20M29 58c-2-5-2-10 0-15" stroke-width="2.6"/>'
    ),
    "ice": "".join(
        f'<path class="sa-bone" d="{_SNOW}" stroke-width="4.4" transform="rotate({turn} 32 32)"/>'
        for turn in range(0, 360, 60)
    )
    + '<circle cx="32" cy="32" r="5"/>',
    "templar": (
        '<path d="M13 17C13 10 21 5 32 5s19 5 19 12v31L40 60H24L13 48z"/>'
        '<path class="sa-cut" d="M29.5 8h5v17H47v6H34.5v25h-5V31H17v-6h12.5z"/>'
        '<circle class="sa-cut" cx="22" cy="40" r="1.9"/><circle class="sa-cut" cx="22" cy="47" r="1.9"/>'
        '<circle class="sa-cut" cx="42" cy="40" r="1.9"/><circle class="sa-cut" cx="42" cy="47" r="1.9"/>'
    ),
    "tsunami": (
        '<path d="M3 60C2 33 15 9 39 7c12-1 20 5 22 15-4-5-10-6-14-4 3 2 4 4 4 7-4-2-9-1-11 3-4 9 1 20 21 23v9z"/>'
        '<path class="sa-line" d="M11 54c-1-18 8-34 24-38M20 55c-1-12 3-21 11-27M30 56c-2-6-2-11 1-16" '
        'stroke-width="2.8"/><circle cx="55" cy="31" r="2.6"/><circle cx="48" cy="36" r="2"/>'
    ),
    "dagger": (
        '<g transform="rotate(38 32 32)"><path d="M32 65 25 47V24h14v23z"/><path d="M15 17h34l-3 7H18z"/>'
        '<path d="M28 4h8v13h-8z"/><circle cx="32" cy="2" r="5"/>'
        '<path class="sa-line" d="M32 28v26M28 9h8M28 13h8" stroke-width="2.2"/></g>'
    ),
    "speed": (
        '<path d="M25 14h15v18c0 5 4 7 10 8 8 2 11 6 11 12v6H25z"/>'
        '<path d="M25 34C14 36 6 31 3 20c5 3 9 3 13 2-4-2-6-6-7-10 4 3 9 4 16 3z"/>'
        '<path class="sa-line" d="M25 50h36M40 24h-7M40 30h-7" stroke-width="2.6"/>'
        '<path class="sa-bone" d="M4 42h14M9 50h10M4 58h15" stroke-width="3.6"/>'
    ),
    "death": (
        '<path d="M32 4C16 4 7 14 7 28c0 8 4 14 10 17v8l5 7h20l5-7v-8c6-3 10-9 10-17C57 14 48 4 32 4z"/>'
        '<path class="sa-cut" d="M14 28c2-4 10-4 14 1 1 6-3 9-7 9-5 0-8-5-7-10zM50 28c-2-4-10-4-14 1-1 6 3 9 7 9 5 '
        '0 8-5 7-10z'
        'M29 45l3-7 3 7z"/><path class="sa-line" d="M26 51v8M32 51v9M38 51v8" stroke-width="2.6"/>'
    ),
    "blood-drain": (
        '<path d="M3 12c9-7 21-9 29-3 8-6 20-4 29 3-3 9-8 14-12 15l-5 20-8-19h-8l-8 19-5-20C11 26 6 21 3 12z"/>'
        '<path class="sa-line" d="M9 14c15 6 31 6 46 0" stroke-width="2.6"/>'
        '<path d="M32 39c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15z"/>'
        '<path class="sa-line" d="M28 54a4 4 0 0 0 4 4" stroke-width="2"/>'
    ),
    "solairis": (
        "{sun}"
        '<circle class="sa-cut" cx="32" cy="32" r="16.5"/><circle cx="32" cy="32" r="14"/>'
        '<path class="sa-line" d="M24 29q3-4 6 0M34 29q3-4 6 0M25 36q7 7 14 0" stroke-width="2.6"/>'
    ),
    "light": (
        '<path class="sa-bone" d="M25 11a7 7 0 0 1 14 0" stroke-width="3.5"/><path d="M20 18l5-7h14l5 7z"/>'
        '<path d="M20 21h24v27H20zM17 51h30v8H17z"/>'
        '<path class="sa-cut" d="M32 24c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z"/>'
        '<path d="M32 32c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z"/>'
        '<path class="sa-bone" d="M13 28 5 24M12 37H3M13 46l-8 4M51 28l8-4M52 37h9M51 46l8 4" stroke-width="3.5"/>'
    ),
    "the-one": (
        '<path class="sa-bone" d="M22 25a18 18 0 1 0 20 0" stroke-width="7"/>'
        '<path d="M21 3h22l8 9-19 18L13 12z"/>'
        '<path class="sa-line" d="M14 12h36M26 12l6 17M38 12l-6 17M26 12l3-9M38 12l-3-9" stroke-width="2"/>'
    ),
    "bolt": (
        '<path d="M17 33a12 12 0 0 1-2-24 15 15 0 0 1 26-2 11 11 0 0 1 8 21c-1 3-4 5-8 5z"/>'
        '<path class="sa-cut" d="M38 22 19 45h10l-5 21 24-27H36z"/><path d="M37 26 23 43h9l-5 18 17-20h-9z"/>'
    ),
    "earth-wall": (
        '<path d="M5 16h10v-5h10v5h14v-5h10v5h10v10H5zM5 29h15v11H5zM23 29h18v11H23zM44 29h15v11H44zM5 43h24v11H5z'
        'M32 43h27v11H32z"/><path d="M2 57h60v4H2z"/>'
        '<path class="sa-line" d="M28 11l3 6-4 5 2 7M50 43l-4 5 3 6" stroke-width="2.2"/>'
    ),
    "dragon": (
        '<path d="M8 61c-3-17 2-29 12-36L6 21c7-4 13-5 19-3L18 4c8 1 15 6 19 13 11 1 19 7 25 16l-3 7-12-2-5 3 11 '
        '4-4 6-14-2'
        'c-6 2-9 6-8 12z"/><path class="sa-cut" d="M35 25l9 3c-2 4-7 4-10 1z"/>'
        '<circle class="sa-cut" cx="55" cy="33" r="1.7"/>'
        '<path class="sa-line" d="M15 60c-1-9 2-16 8-20M22 44l8-2M18 52l7-1" stroke-width="2.6"/>'
    ),
    "arrow": (
        '<path class="sa-bone" d="M13 51 47 17" stroke-width="5"/><path d="M61 3 56 26 48 16 38 8z"/>'
        '<path d="M22 33l9 9-12 12-4-3-3-4zM18 37 3 42l8 5zM27 46l-5 15-5-8z"/>'
        '<path class="sa-line" d="M12 52 28 36" stroke-width="2.4"/>'
    ),
    "illusion": (
        '<path class="sa-bone" d="M34 16c7 0 15-1 23-5 1 24-7 42-23 49" stroke-width="3.6" stroke-dasharray="5 6"/>'
        '<path d="M31 15c-8 0-16-1-24-4-1 25 8 44 24 50z"/>'
        '<path class="sa-cut" d="M14 27c5-3 10-2 13 2-4 4-10 4-13-2zM16 43c4 4 9 6 15 6v4c-7-1-12-4-15-10z"/>'
        '<path d="M50 27c-5-3-10-2-13 2 4 4 10 4 13-2z"/><path d="M48 43c-4 4-8 6-13 6v4c6-1 10-4 13-10z"/>'
    ),
    "scream": (
        '<path d="M32 5C21 5 15 14 15 26c0 9 4 13 6 20 2 8 5 14 11 14s9-6 11-14c2-7 6-11 6-20C49 14 43 5 32 5z"/>'
        '<circle class="sa-cut" cx="25" cy="25" r="4.6"/><circle class="sa-cut" cx="39" cy="25" r="4.6"/>'
        '<ellipse class="sa-cut" cx="32" cy="44" rx="5.6" ry="9.5"/>'
        '<path class="sa-bone" d="M10 36c-3 6-3 12 0 18M4 32c-4 9-4 18 0 26M54 36c3 6 3 12 0 18M60 32c4 9 4 18 0 26" '
        'stroke-width="3"/>'
    ),
    "shield": (
        '<path d="M32 3l24 8v19c0 16-11 25-24 31C19 55 8 46 8 30V11z"/>'
        '<path class="sa-line" d="M32 10l17 6v14c0 11-8 18-17 23-9-5-17-12-17-23V16z" stroke-width="2.6"/>'
        '<circle class="sa-cut" cx="32" cy="31" r="9"/><circle cx="32" cy="31" r="5"/>'
    ),
    "spirit": (
        '<path d="M31 4c13 0 20 9 20 21 0 14-12 17-10 27 1 4 3 6 7 7-13 4-22-1-24-11-2-8-13-9-13-23C11 13 18 4 31 '
        '4z"/>'
        '<path class="sa-cut" d="M21 24c2-4 6-4 8 0-1 6-7 6-8 0zM35 24c2-4 6-4 8 0-1 6-7 6-8 0z"/>'
        '<ellipse class="sa-cut" cx="32" cy="36" rx="3" ry="4"/>'
        '<circle cx="13" cy="49" r="3"/><circle cx="19" cy="58" r="2"/><circle cx="55" cy="44" r="2.4"/>'
    ),
    "mind": (
        '<path d="M15 61V47C8 41 5 34 6 25 8 12 18 4 31 4c15 0 24 9 24 22l5 10-5 2v8c0 4-2 7-6 7h-8v8z"/>'
        '<path class="sa-line" d="M29 25a3 3 0 1 1 4 3a8 8 0 0 1-11-6a10 10 0 0 1 18-4a13 13 0 0 1-6 19a16 16 0 0 '
        '1-19-9" '
        'stroke-width="3.4"/>'
    ),
    "destroy-spell": (
        '<path d="M10 9 31 4l-3 13 5 9-8 11 6 10-2 13-12 1z"/><path d="M37 4l17 6-3 50-17 2 2-14-5-10 8-12-5-9z"/>'
        '<path class="sa-cut" d="M17 20l7-2-2 4 3 5-6 3zM43 27l6-1-1 9-7 0 3-5zM20 46l5-3 1 4-3 5z"/>'
        '<path class="sa-bone" d="M4 24H1M5 38l-4 2M58 22l5-2M58 40l5 2" stroke-width="3"/>'
    ),
}  # fmt: skip
"""By the name of the spell without its level."""

# -- warriors: a box of 100 x 112, cloak and head; {c} is the colour of the race, {t} its tint, {i} its ink -----------

NIGHT = "#14122f"


def _face(skin: str, shade: str) -> str:
    """A head with neck: what most have in common."""
    return (
        f'<path d="M42 60h16v20H42z" fill="{shade}"/>'
        f'<path d="M34 40c0-13 7-20 16-20s16 7 16 20v9c0 12-8 21-16 21s-16-9-16-21z" fill="{skin}"/>'
        f'<path d="M50 20c9 0 16 7 16 20v9c0 12-8 21-16 21z" fill="{shade}" fill-opacity=".45"/>'
    )


def _eyes(y: float = 47, wide: float = 7, ink: str = NIGHT, lid: str = "") -> str:
    drawn = "".join(f'<circle cx="{50 + side}" cy="{y}" r="2.2" fill="{ink}"/>' for side in (-wide, wide))
    if lid:
        brows = f"M{50 - wide - 4.5} {y - 4.5}q4-3 8-.5M{50 + wide + 4.5} {y - 4.5}q-4-3-8-.5"
        drawn += f'<path d="{brows}" stroke="{lid}" stroke-width="2" fill="none" stroke-linecap="round"/>'
    return drawn


def _mouth(colour: str, y: float = 60, wide: float = 4) -> str:
    curve = f"M{50 - wide} {y}q{wide} 2.5 {2 * wide} 0"
    return f'<path d="{curve}" stroke="{colour}" stroke-width="2.2" fill="none" stroke-linecap="round"/>'


WARRIOR_EMBLEMS = {
    "ember-marshal": (
        '<path d="M34 40C29 25 36 13 46 3c0 8 3 10 5 14 3-4 5-7 4-15 10 9 16 22 11 38z" fill="{c}"/>'
        '<path d="M42 36c-2-9 2-15 6-20 1 5 3 7 4 10 2-2 3-4 3-8 4 6 6 12 3 18z" fill="#ffb347"/>'
        '<path d="M32 36h36v26L56 77H44L32 62z" fill="#d9d4ea"/><path d="M50 36h18v26L56 77h-6z" fill="#b4aed0"/>'
        '<path d="M37 46h11v5.5H37zM52 46h11v5.5H52z" fill="#14122f"/>'
        '<path d="M50 36v40M40 60v8M44.5 60v11M55.5 60v11M60 60v8" stroke="#6f6998" stroke-width="2"/>'
        '<path d="M31 34h38v5H31z" fill="{c}"/>'
    ),
    "lava-herald": (
        '<path d="M28 78C20 60 24 44 30 34 30 18 40 8 52 8c14 0 22 12 20 28 6 12 6 28 0 42z" fill="#5c1220"/>'
        '<path d="M27 74c-5-18 2-28 6-38 4-14 12-22 22-20-8 6-14 14-18 24-4 12-6 22-10 34zM73 74c4-16-1-26-4-36 4 '
        '10 8 22 4 '
        '36z" fill="#ff7a2b"/><path d="M30 60c0-12 4-22 8-30" stroke="#ffd257" stroke-width="2" fill="none"/>'
        + _face("#9a5b3c", "#7c4429")
        + '<path d="M33 40c2-12 8-19 17-19 9 0 15 7 17 19-6-5-8-9-11-13-5 6-13 9-23 13z" fill="#5c1220"/>'
        + _eyes(lid="#3a0a12")
        + _mouth("#5c1220")
        + '<path d="M33 34c10-6 24-6 34 0l-1 4c-10-5-22-5-32 0z" fill="#ffc557"/><circle cx="50" cy="31.5" r="3.4" '
        'fill="#ff4a2b" stroke="#7a3a00"/><path d="M3 56l36 24-2 4L3 77z" fill="#e9b44a"/>'
        '<path d="M3 56c4 5 4 16 0 21-3-6-3-15 0-21z" fill="#ffe08a"/>'
    ),
    "sun-envoy": (
        "{rays}"
        '<path d="M50 10c-18 0-26 14-26 34 0 14-2 26-6 36h64c-4-10-6-22-6-36 0-20-8-34-26-34z" fill="#fff3d0"/>'
        '<path d="M50 10c18 0 26 14 26 34 0 14 2 26 6 36H50z" fill="#ecd69a"/>'
        + _face("#e6b38a", "#c98f63")
        + '<path d="M50 18c-10 0-18 8-18 22 6-2 10-6 12-10 4 5 14 9 24 10 0-14-8-22-18-22z" fill="#fff3d0"/>'
        + _eyes(lid="#6b3d1a")
        + _mouth("#9c4a2c")
        + '<path d="M50 24l3 4-3 6-3-6z" fill="{c}" stroke="#7a5200"/>'
        '<path d="M32 40v24M68 40v24" stroke="{c}" stroke-width="2.6" stroke-dasharray="3 3"/>'
    ),
    "axe-speaker": (
        '<path d="M78 30v66" stroke="#7a4a22" stroke-width="5"/>'
        '<path d="M80 26c8-3 13-1 17 3v22c-5 3-11 3-17-2z" fill="#d9d4ea"/><path d="M76 28h7v20h-7z" fill="#8a84b8"/>'
        + _face("#d9a27c", "#b97f58")
        + '<path d="M31 37c0-14 8-22 19-22s19 8 19 22c-12-4-26-4-38 0z" fill="#8a84b8"/>'
        '<path d="M50 15c11 0 19 8 19 22-6-2-12-3-19-3z" fill="#6a6498"/><path d="M47 12h6v24h-6z" fill="{c}"/>'
        '<path d="M32 30C22 28 17 20 19 8c5 8 9 11 17 13zM68 30c10-2 15-10 13-22-5 8-9 11-17 13z" fill="#fff3d0"/>'
        '<path d="M33 46c2 4 5 6 8 6h18c3 0 6-2 8-6 2 20-5 40-17 46-12-6-19-26-17-46z" fill="#b5622a"/>'
        '<path d="M50 52h9c3 0 6-2 8-6 2 20-5 40-17 46z" fill="#96491b"/>'
        + _eyes(45, 8)
        + '<path d="M43 58h14" stroke="#5a2408" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M44 76h12M45 82h10" stroke="{c}" stroke-width="2.4"/>'
    ),
    "frost-prior": (
        '<path d="M50 5C34 12 24 28 23 50c0 14 4 24 10 30h34c6-6 10-16 10-30C76 28 66 12 50 5z" fill="{c}"/>'
        '<path d="M50 5c16 7 26 23 27 45 0 14-4 24-10 30H50z" fill="#1d5499"/>'
        '<path d="M50 14c-10 6-18 16-18 32 0 12 6 20 18 24 12-4 18-12 18-24 0-16-8-26-18-32z" fill="#0c1c40"/>'
        '<path d="M37 40c0-9 6-14 13-14s13 5 13 14v8H37z" fill="#dcebf7"/>'
        '<path d="M35 48c4 3 8 4 11 3h8c3 1 7 0 11-3 2 18-4 36-15 46-11-10-17-28-15-46z" fill="#eef7ff"/>'
        '<path d="M54 51c3 1 7 0 11-3 2 18-4 36-15 46V51z" fill="#bcd8f0"/>'
        '<path d="M44 58v14M50 60v22M56 58v14" stroke="#8fb8de" stroke-width="1.6"/>'
        + _eyes(43, 6.5, "#14407a", "#8fb8de")
        + '<path d="M50 12l5 7-5 8-5-8z" fill="#bfe4ff" stroke="#fff"/>'
    ),
    "tide-brother": (
        _face("#c98d62", "#a86d44")
        + '<path d="M34 42c-3-14 5-26 16-26s19 12 16 26c-2-8-4-10-6-12H40c-2 2-4 4-6 12z" fill="#3b2416"/>'
        '<path d="M39 30c0-9 4-15 11-15s11 6 11 15c-7-4-15-4-22 0z" fill="#c98d62"/>'
        + _eyes(lid="#3b2416")
        + '<path d="M40 57c3 4 6 3 10 2 4 1 7 2 10-2 2 8-3 15-10 16-7-1-12-8-10-16z" fill="#3b2416"/>'
        + _mouth("#e8b28a", 61, 3.5)
        + '<path d="M36 51q3-3 6 0t6 0" stroke="{t}" stroke-width="2" fill="none"/>'
        '<path d="M24 82q6-8 13 0t13 0 13 0 13 0v10H24z" fill="#dff0ff"/>'
        '<path d="M86 20v76M78 22v10q0 6 8 6t8-6V22M75 26l3-6 3 6M91 26l3-6 3 6M83 22l3-7 3 7" stroke="#ffd98a" '
        'stroke-width="3" fill="none"/>'
    ),
    "velvet-broker": (
        '<path d="M30 76c-6-14-4-30 4-42h32c8 12 10 28 4 42z" fill="#2b1036"/>'
        + _face("#f0cdb4", "#d3a488")
        + '<path d="M33 44c8-4 13-3 17 1 4-4 9-5 17-1 0 9-4 13-9 13-4 0-6-2-8-6-2 4-4 6-8 6-5 0-9-4-9-13z" '
        'fill="#2b1036"/>'
        '<path d="M38 47q4-3 8 1-4 3-8-1zM62 47q-4-3-8 1 4 3 8-1z" fill="#fff"/>'
        '<circle cx="42.5" cy="47.5" r="1.7" fill="#14122f"/><circle cx="57.5" cy="47.5" r="1.7" fill="#14122f"/>'
        '<path d="M45 61q5-3 10 0-5 5-10 0z" fill="#c2184a"/><circle cx="58" cy="64" r="1" fill="#5c1220"/>'
        '<path d="M12 34c10 6 66 6 76-2-8-4-14-5-20-6L64 8C56 4 44 4 37 8l-5 19c-8 1-14 3-20 7z" fill="{c}"/>'
        '<path d="M32 27c12 4 24 4 36-1l-1-6c-11 4-22 4-33 1z" fill="#ffc557"/>'
        '<path d="M66 20c6-14 16-18 26-16-4 12-12 20-24 22z" fill="#f3e2ff"/><path d="M68 23C74 14 80 9 88 6" '
        'stroke="#9447cc" stroke-width="1.5" fill="none"/>'
        '<circle cx="33" cy="58" r="2.6" fill="#ffc557"/><circle cx="67" cy="58" r="2.6" fill="#ffc557"/>'
    ),
    "night-adept": (
        '<path d="M50 4C33 9 25 23 24 42l6 22 8 14h24l8-14 6-22C75 23 67 9 50 4z" fill="{c}"/>'
        '<path d="M50 4c17 5 25 19 26 38l-6 22-8 14H50z" fill="#6c2f9c"/>'
        '<path d="M33 40l17-12 17 12-4 24-13 11-13-11z" fill="#ded2f0"/><path d="M50 28l17 12-4 24-13 11z" '
        'fill="#b9a5d6"/>'
        '<path d="M37 45l10 5-9 3zM63 45l-10 5 9 3z" fill="#14122f"/>'
        '<path d="M50 51v10M45 66h10" stroke="#6b4a86" stroke-width="2"/>'
        '<path d="M50 9a8 8 0 1 0 7 12 7 7 0 1 1-7-12z" fill="#ffe08a"/>'
        '<path d="M31 30l1.2 2.6L35 34l-2.8 1.4L31 38l-1.2-2.6L27 34l2.8-1.4zM70 34l1 2 2 1-2 1-1 2-1-2-2-1 2-1z" '
        'fill="#fff"/>'
    ),
    "star-reader": (
        '<path d="M28 80c-4-18 0-32 6-42h32c6 10 10 24 6 42z" fill="#e8e2f0"/>'
        + _face("#b9805a", "#96603c")
        + _eyes(lid="#e8e2f0")
        + _mouth("#5c2a14")
        + '<g fill="none" stroke="#ffe08a" stroke-width="2"><circle cx="42.5" cy="47" r="6"/><circle cx="57.5" '
        'cy="47" r="6"/>'
        '<path d="M48.5 46q1.5-1.5 3 0M36.5 46l-3-2M63.5 46l3-2"/></g>'
        '<path d="M30 38c0-8 2-12 6-14L54 1l10 23c4 2 6 6 6 14-12-6-28-6-40 0z" fill="#27235e"/>'
        '<path d="M54 1l10 23c4 2 6 6 6 14-6-3-12-4-18-4z" fill="#1a173f"/>'
        '<path d="M29 37c13-7 29-7 42 0l-1 5c-13-6-27-6-40 0z" fill="{c}"/>'
        '<path d="M51 10l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2z" fill="#ffe08a"/>'
        '<circle cx="42" cy="28" r="1.5" fill="#ffe08a"/><circle cx="60" cy="29" r="1.5" fill="#ffe08a"/>'
    ),
    "lamp-dean": (
        _face("#f0cdb4", "#d3a488")
        + '<path d="M33 44c1 5 3 7 5 8 7 3 17 3 24 0 2-1 4-3 5-8 3 14-2 30-17 34-15-4-20-20-17-34z" fill="#f5f1e6"/>'
        '<path d="M50 54c5 0 9-1 12-2 2-1 4-3 5-8 3 14-2 30-17 34z" fill="#d8d1bf"/>'
        + _eyes(44, 7.5, NIGHT, "#f5f1e6")
        + _mouth("#7a3a2a", 61, 4)
        + '<path d="M33 36V26h34v10c-11-4-23-4-34 0z" fill="#3a1d4d"/>'
        '<path d="M50 8 84 20 50 32 16 20z" fill="#54306b"/><path d="M50 8 84 20 50 32z" fill="#45245a"/>'
        '<path d="M50 20 76 25v14" stroke="{c}" stroke-width="2.4" fill="none"/><path d="M73 39h6l1 9h-8z" '
        'fill="{c}"/>'
        '<path d="M8 66h22v24H8zM12 60l7-6 7 6z" fill="#7a4a22"/><path d="M11 69h16v18H11z" fill="#ffe9a8"/>'
        '<path d="M19 71c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z" fill="#ff8a2b"/>'
    ),
    "root-foreman": (
        '<path d="M32 30C26 22 22 20 14 22c6 4 8 8 10 14M68 30c6-8 10-10 18-8-6 4-8 8-10 14M44 18c-2-8-6-12-12-14 '
        '2 6 2 10 '
        '2 16M57 18c2-8 6-12 12-14-2 6-2 10-2 16" stroke="#6b4423" stroke-width="5" fill="none" '
        'stroke-linecap="round"/>'
        '<path d="M31 30c4-10 10-14 19-14s15 4 19 14c2 14 0 30-6 42l-5 14-4-8-4 12-4-12-4 8-5-14c-6-12-8-28-6-42z" '
        'fill="#9a6a3a"/>'
        '<path d="M50 16c9 0 15 4 19 14 2 14 0 30-6 42l-5 14-4-8-4 12z" fill="#7a4f28"/>'
        '<path d="M36 42l11 3-9 5zM64 42l-11 3 9 5z" fill="#14122f"/><circle cx="42" cy="45.5" r="1.7" '
        'fill="#b6ffce"/>'
        '<circle cx="58" cy="45.5" r="1.7" fill="#b6ffce"/>'
        '<path d="M42 64q8-5 16 0M50 47v9M40 30q4 4 2 8M58 28q-2 5 1 8M38 72l4-4M62 72l-4-4" stroke="#4a2c12" '
        'stroke-width="2.4" '
        'fill="none" stroke-linecap="round"/>'
        '<path d="M14 22c-6 0-9-5-8-10 6 0 9 4 8 10zM86 22c6 0 9-5 8-10-6 0-9 4-8 10zM32 6c-5-1-8-4-7-6h8zM69 '
        '6c5-1 8-4 7-6h-8z'
        'M42 18c-4-4-3-9 2-12 4 4 3 9-2 12zM58 18c-4-4-3-9 2-12 4 4 3 9-2 12z" fill="{t}"/>'
    ),
    "storm-grower": (
        '<path d="M30 72C18 64 8 66 2 74c2-12 10-18 22-18C14 50 8 50 2 54c4-10 14-14 26-8-2-20 10-32 24-32 16 0 22 '
        '12 20 26 '
        '4 12 2 24-4 32z" fill="{c}"/><path d="M29 66C20 58 14 56 8 58M30 54c-6-5-12-6-18-4" stroke="{t}" '
        'stroke-width="2" fill="none"/>'
        + _face("#f3d3b0", "#d8ab84")
        + '<path d="M32 42c2-14 10-20 20-20 8 0 14 6 15 18-8-2-14-6-17-11-3 6-9 10-18 13z" fill="{c}"/>'
        + _eyes(lid="#0f5a33")
        + _mouth("#b0433a")
        + '<path d="M39 55h4M57 55h4" stroke="#e88a7a" stroke-width="3" stroke-linecap="round"/>'
        '<g fill="#ff9ab0"><circle cx="63" cy="22" r="4"/><circle cx="71" cy="22" r="4"/><circle cx="67" cy="16" '
        'r="4"/>'
        '<circle cx="64.5" cy="28" r="4"/><circle cx="70" cy="28" r="4"/></g><circle cx="67" cy="23" r="3.4" '
        'fill="#ffe08a"/>'
        '<path d="M71 56l-5 8h4l-3 9 8-11h-4l4-6z" fill="#ffe08a" stroke="#14122f" stroke-width=".8"/>'
    ),
    "mirror-heir": (
        '<path d="M30 78c-6-18-4-34 2-46h36c6 12 8 28 2 46z" fill="#1d1a4d"/>'
        '<path d="M42 60h8v20h-8z" fill="#a9b0e8"/><path d="M50 60h8v20h-8z" fill="#39378a"/>'
        '<path d="M50 20c-9 0-16 7-16 20v9c0 12 8 21 16 21z" fill="#e6e9ff"/>'
        '<path d="M50 20c9 0 16 7 16 20v9c0 12-8 21-16 21z" fill="#4a4cb0"/>'
        '<path d="M37 47q5-4 10 1-5 3-10-1z" fill="#14122f"/><path d="M63 47q-5-4-10 1 5 3 10-1z" fill="#e6e9ff"/>'
        '<path d="M44 60q3 2 6 2" stroke="#14122f" stroke-width="2.2" fill="none"/>'
        '<path d="M56 60q-3 2-6 2" stroke="#e6e9ff" stroke-width="2.2" fill="none"/>'
        '<path d="M50 18v54" stroke="#ffe08a" stroke-width="1.6"/><path d="M38 34l6-8M36 42l3-5" stroke="#fff" '
        'stroke-width="2"/>'
        '<path d="M30 32 26 10l12 10L50 4l12 16 12-10-4 22c-13-6-27-6-40 0z" fill="#ffc557"/>'
        '<path d="M50 4l12 16 12-10-4 22c-6-3-13-4.5-20-4.5z" fill="#c98a1f"/>'
        '<circle cx="50" cy="22" r="3.5" fill="{t}" stroke="#14122f"/>'
    ),
    "far-archer": (
        '<path d="M84 6c14 26 14 66 0 96" stroke="#8a5a2c" stroke-width="4.5" fill="none"/><path d="M84 6v96" '
        'stroke="#e6e9ff" '
        'stroke-width="1.4"/>'
        '<path d="M50 8C32 12 26 28 26 46c0 14 2 24 8 34h32c6-10 8-20 8-34 0-18-6-34-24-38z" fill="{c}"/>'
        '<path d="M50 8c18 4 24 20 24 38 0 14-2 24-8 34H50z" fill="#3d40a6"/>'
        + _face("#8a5638", "#6e3f26")
        + _eyes(46, 7, NIGHT, "#2a140a")
        + '<path d="M33 54c10-4 24-4 34 0 0 12-7 24-17 26-10-2-17-14-17-26z" fill="#27235e"/>'
        '<path d="M50 51c7 0 12 1 17 3 0 12-7 24-17 26z" fill="#1a173f"/>'
        '<path d="M30 36c2-16 10-24 20-24s18 8 20 24c-6-6-12-9-20-9s-14 3-20 9z" fill="{c}"/>'
        '<path d="M30 36c-6-4-12-4-20 0 8-8 14-14 24-16zM50 12c8 1 18 8 20 24-6-6-12-9-20-9z" fill="#3d40a6"/>'
        '<path d="M34 22C28 12 20 8 10 10c4 8 12 14 22 16z" fill="#ffe08a"/><path d="M33 24C27 17 21 13 14 12" '
        'stroke="#a8741a" stroke-width="1.4" fill="none"/>'
    ),
}  # fmt: skip
"""By the name of the warrior."""
