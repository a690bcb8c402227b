"""Colours and type of every picture: the design tokens, dark and light, as CSS inside the SVG itself.

Dark is the default, light follows the reader's system; ``data-theme`` on the picture or on anything around it
overrides both. All rules hang below the class ``suntable`` so that a picture set into a page styles only itself.
"""

from __future__ import annotations

from functools import cache

DARK = {
    "bg": "#100f26", "bg-2": "#17163a", "felt-a": "#2a2a66", "felt-b": "#14132f",
    "surface": "#1c1b42", "surface-2": "#242354", "raised": "#2e2d66", "inset": "#13122e",
    "line": "#37366f", "line-2": "#7a78b4", "ink": "#f7f2e6", "ink-2": "#cfcbe2", "ink-3": "#a5a1c6",
    "sun": "#ffb52e", "sun-2": "#ff8a3d", "sun-ink": "#2b1500", "sun-text": "#ffc966",
    "sun-soft": "rgba(255,181,46,.16)", "legal": "#ffd257", "legal-halo": "rgba(255,200,70,.55)",
    "focus": "#8fd3ff", "bad": "#ff8f86", "veil": "#17163c",
    "p1": "#f0683c", "p2": "#4ea1f3", "p3": "#3cc795", "p4": "#c083f0", "p5": "#f1ecdf",
}  # fmt: skip

LIGHT = {
    "bg": "#f6efe1", "bg-2": "#ece2cd", "felt-a": "#fff8ea", "felt-b": "#e9dcc2",
    "surface": "#fffdf8", "surface-2": "#f8f1e3", "raised": "#ffffff", "inset": "#efe5d1",
    "line": "#dccfb4", "line-2": "#83775a", "ink": "#1d1a42", "ink-2": "#45416b", "ink-3": "#625e85",
    "sun": "#f6a51c", "sun-2": "#e2701c", "sun-ink": "#2b1500", "sun-text": "#8f4700",
    "sun-soft": "rgba(246,165,28,.18)", "legal": "#a85600", "legal-halo": "rgba(240,140,0,.6)",
    "focus": "#1463b8", "bad": "#b3261e", "veil": "#f0e5cd",
    "p1": "#c64616", "p2": "#1d6fc4", "p3": "#0b7d57", "p4": "#8a3fc4", "p5": "#fbf8f0",
}  # fmt: skip

SANS = (
    "'Segoe UI Variable Text','Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,'Noto Sans',Ubuntu,Cantarell,"
    "'Helvetica Neue',Arial,sans-serif"
)
SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L','Book Antiqua','Noto Serif',Georgia,serif"

RULES = f"""
text{{fill:var(--ink);font-family:var(--sans);font-variant-numeric:tabular-nums}}
.serif{{font-family:{SERIF};font-weight:600}}
.bold{{font-weight:700}}
.soft{{fill:var(--ink-2)}}
.faint{{fill:var(--ink-3)}}
.warm{{fill:var(--sun-text)}}
.middle{{text-anchor:middle}}
.end{{text-anchor:end}}
.panel{{fill:var(--surface);fill-opacity:.82;stroke:var(--line)}}
.rule{{stroke:var(--line);fill:none}}
.chip{{fill:var(--surface-2);stroke:var(--line-2)}}
.chip-sun{{fill:var(--sun);stroke:var(--sun-2)}}
.on-sun{{fill:var(--sun-ink)}}
.on-key{{fill:#2b1500}}
.ring{{fill:none;stroke:none;stroke-width:3.5}}
.halo{{fill:none;stroke:none;stroke-width:11}}
[data-act]{{cursor:pointer;outline:none}}
[data-act] .ring{{stroke:var(--legal)}}
[data-act] .halo{{stroke:var(--legal-halo);animation:suntable-breathe 2.4s steps(9) infinite}}
[data-act]:hover .ring{{stroke-width:6}}
[data-act]:focus-visible .ring{{stroke:var(--focus);stroke-width:7}}
.lift{{transition:transform .12s cubic-bezier(.2,.8,.2,1)}}
[data-act]:hover .lift{{transform:translateY(-4px)}}
"""
"""What all pictures share, one rule a line: the selector below `.suntable`, then what it sets.

The halo breathes in steps: every frame of it draws the piece below anew, and that is a landscape.
"""

KEYFRAMES = (
    "@keyframes suntable-breathe{50%{stroke-opacity:.35}}"
    "@media (prefers-reduced-motion:reduce){.suntable *{animation:none!important;transition:none!important}}"
)
"""What those rules need besides."""


def _tokens(values: dict[str, str]) -> str:
    return ";".join(f"--{name}:{value}" for name, value in values.items())


def scoped(rules: str) -> str:
    """Hang every rule (one a line) below the class of the picture."""
    return "".join(f".suntable {line}" for line in rules.split("\n") if line)


def flat(rules: str) -> str:
    """Rules as they are, for what is copied by ``<use>``."""
    return rules.replace("\n", "")


@cache
def stylesheet(rules: str = "", symbols: str = "") -> str:
    """The whole style of a picture: tokens, the rules all games share, and the game's own rules (one a line).

    What is copied by ``<use>`` no longer hangs below the picture for a selector; rules for it are in
    ``symbols`` and should use names that belong to the game.
    """
    dark, light = _tokens({**DARK, "sans": SANS}), _tokens(LIGHT)
    return (
        f".suntable{{color-scheme:dark;{dark}}}"
        "@media (prefers-color-scheme:light){.suntable:not([data-theme=dark],[data-theme=dark] *)"
        f"{{color-scheme:light;{light}}}}}"
        f"[data-theme=light] .suntable,.suntable[data-theme=light]{{color-scheme:light;{light}}}"
        f"{scoped(RULES)}{scoped(rules)}{flat(symbols)}{KEYFRAMES}"
    )
