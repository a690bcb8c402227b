"""What all pages share: the document, the bar at the top, the line at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

import htpy as h

from suntable.draw.words import languages
from suntable.engine.registry import games
from suntable.server.pages.frame import Frame
from suntable.server.pages.parts import icon, unseen, written

THEMES = ("dark", "light", "auto")
_THEME_SIGNS = {"dark": "moon", "light": "sun", "auto": "contrast"}


def page(
    frame: Frame,
    title: str,
    *body: h.Node,
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    kind: str = "read",
    bar: h.Node = None,
    game: str | None = None,
    skip: tuple[str, str] | None = None,
) -> str:
    """A whole document.

    ``kind`` is how the page is laid out: "read" is a column of text, "wide" uses the width of the screen, "table" all
    of it. ``bar`` stands beside the brand, ``game`` is the one whose rules the bar leads to, ``skip`` is where the
    skip link leads to and what it says, in place of the main part.
    """
    theme = frame.theme if frame.theme in {"dark", "light"} else None
    document = h.html(lang=frame.lang, data_theme=theme)[
        _head(frame, title, styles, scripts),
        h.body(class_=f"page page-{kind}")[
            _skip(*(skip or ("main", frame.say("skip-main")))),
            _top(frame, bar, game),
            h.main(f"#main.body-{kind}", tabindex="-1")[body],
            None if kind == "table" else _footer(frame),
        ],
    ]
    return written(document)


def _head(frame: Frame, title: str, styles: Sequence[str], scripts: Sequence[str]) -> h.Renderable:
    name = frame.say("suntable")
    return h.head[
        h.meta(charset="utf-8"),
        h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
        h.meta(name="description", content=frame.say("description")),
        h.meta(name="color-scheme", content="dark light"),
        h.title[title if title == name else f"{title} · {name}"],
        h.link(rel="icon", type="image/svg+xml", href=frame.asset("favicon.svg"), id="favicon"),
        (h.link(rel="stylesheet", href=frame.asset(style)) for style in ("base.css", *styles)),
        (h.script(type="module", src=frame.asset(script)) for script in scripts),
    ]


def _skip(target: str, words: str) -> h.Renderable:
    return h.a(".skip", href=f"#{target}")[words]


# -- the bar at the top ----------------------------------------------------------------------------------


def _top(frame: Frame, bar: h.Node, game: str | None) -> h.Renderable:
    say = frame.say
    return h.header(".top")[
        h.a(".brand", href=frame.href("/"), aria_label=say("nav-home"))[
            icon(frame, "logo", "logo"), h.span(".brand-name")[say("suntable")]
        ],
        bar,
        _navigation(frame, game),
        h.button(
            ".icon-button.only-narrow",
            type="button",
            popovertarget="menu",
            aria_label=say("nav-menu"),
        )[icon(frame, "menu")],
        h.div("#menu.sheet.menu", popover="auto")[
            _close(frame, "menu", say("nav-menu")),
            _navigation(frame, game, is_menu=True),
            _switches(frame),
        ],
        h.div(".switches.only-wide")[_switches(frame)],
    ]


def _close(frame: Frame, target: str, title: str) -> h.Renderable:
    return h.div(".sheet-head")[
        h.p(".sheet-title")[title],
        h.button(
            ".icon-button",
            type="button",
            popovertarget=target,
            popovertargetaction="hide",
            aria_label=frame.say("close"),
        )[icon(frame, "close")],
    ]


def sheet(frame: Frame, name: str, title: str, *body: h.Node, kind: str = "") -> h.Renderable:
    """Something that opens over the page and closes with Escape: a popover, so it needs no script."""
    return h.section(f"#{name}", class_=f"sheet {kind}".strip(), popover="auto", aria_label=title)[
        _close(frame, name, title), body
    ]


def _navigation(frame: Frame, game: str | None, is_menu: bool = False) -> h.Renderable:
    say = frame.say
    label = say("nav-more") if is_menu else say("nav-main")
    return h.nav(class_="nav nav-menu" if is_menu else "nav only-wide", aria_label=label)[
        _link(frame, "/", say("nav-lobby"), exact=True),
        h.a(href=frame.href("/#mine"))[
            say("nav-mine"),
            frame.turns > 0
            and h.span(".badge")[
                h.span(aria_hidden="true")[str(frame.turns)], unseen(" ", say("nav-turns", count=frame.turns))
            ],
        ],
        _link(frame, f"/rules/{game or games()[0]}", say("nav-rules")),
        _link(frame, "/about", say("nav-about")),
    ]


def _link(frame: Frame, path: str, words: str, exact: bool = False) -> h.Renderable:
    here = frame.path.partition("?")[0]
    is_here = here == path or (not exact and here.startswith(f"{path}/"))
    return h.a(href=frame.href(path), aria_current="page" if is_here else None)[words]


def _switches(frame: Frame) -> h.Node:
    return [_languages(frame), _themes(frame)]


def _languages(frame: Frame) -> h.Renderable:
    say, back = frame.say, quote(frame.path, safe="")
    return h.nav(".switch", aria_label=say("language"))[
        (
            h.a(
                href=frame.href(f"/lang/{lang}?to={back}"),
                lang=lang,
                hreflang=lang,
                rel="nofollow",
                aria_current="true" if lang == frame.lang else None,
            )[h.span(aria_hidden="true")[lang.upper()], unseen(say(f"language-{lang}"))]
            for lang in reversed(languages("suntable.server.pages"))
        )
    ]


def _themes(frame: Frame) -> h.Renderable:
    say, back = frame.say, quote(frame.path, safe="")
    now = frame.theme if frame.theme in {"dark", "light"} else "auto"
    return h.nav(".switch", aria_label=say("theme"))[
        (
            h.a(
                href=frame.href(f"/theme/{theme}?to={back}"),
                rel="nofollow",
                title=say(f"theme-{theme}"),
                aria_current="true" if theme == now else None,
            )[icon(frame, _THEME_SIGNS[theme]), unseen(say(f"theme-{theme}"))]
            for theme in THEMES
        )
    ]


def _footer(frame: Frame) -> h.Renderable:
    say = frame.say
    return h.footer(".foot")[
        h.p[say("foot")],
        h.nav(aria_label=say("foot-nav"))[
            h.a(href=frame.href("/about"))[say("nav-about")],
            h.a(href=frame.href("/api"))[say("nav-api")],
        ],
    ]
