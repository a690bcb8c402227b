"""The table: one page, made of fragments that are sent again when they change.

Every fragment is one element with an id. The page is made of the same fragments, so that what a browser swaps in
later is what it would have been given with a fresh page.
"""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from markupsafe import Markup, escape

from suntable.draw.table import Fact, Line, Offer, Table
from suntable.draw.words import Words
from suntable.server.pages import layout
from suntable.server.pages.frame import Frame, Scene
from suntable.server.pages.parts import Drawn, avatar, copied, icon, unseen, written
from suntable.server.shapes import Choice, SeatView, TableView

SPECTATOR = -1
_LINES = 400  # of the log on a page


def page(frame: Frame, scene: Scene) -> str:
    """A table to play at, or to watch."""
    view, say = scene.view, frame.say
    return layout.page(
        frame,
        title(frame, scene),
        h.div("#table.app", _addresses(frame, scene))[
            h.p("#said.unseen", role="status", aria_live="polite"),
            h.p("#asked.unseen", role="alert"),
            h.p("#offline.strip", role="status", hidden=True)[icon(frame, "plug"), h.span[say("offline")]],
            h.noscript[h.p(".strip")[say("no-script")]],
            arranged(frame, scene, _dock(frame, scene)),
        ],
        _sheets(frame, scene),
        definitions(scene),
        styles=styles(scene),
        scripts=("table.js", "sounds.js"),
        kind="table",
        bar=_bar(frame, scene),
        game=view.game,
        skip=("dock", say("skip-dock")),
    )


def fragments(frame: Frame, scene: Scene) -> dict[str, str]:
    """Every piece of the page that may change, by its id."""
    made = {
        "crumb": crumb(frame, scene),
        "handover": _handover(frame, scene),
        "seats": _seats(frame, scene),
        "score": _score(frame, scene),
        "notice": _notice(frame, scene),
        "hand": hand(scene),
        "tell": tell(frame, scene),
        "acts": _acts(frame, scene),
        "more": _more(frame, scene),
        "log": _log(frame, scene),
        "words": _words(frame, scene),
        **{f"part-{name}": _part(name, drawn) for name, drawn in scene.table.parts.items()},
    }
    return {name: written(element) for name, element in made.items()}


def title(frame: Frame, scene: Scene) -> str:
    """What the tab says: whose turn it is, and at which table."""
    say, view = frame.say, scene.view
    if is_turn(scene) or scene.handover is not None:
        return f"● {say('title-your-turn', game=view.title)}"
    others = [seat.name for seat in view.seats if not seat.you]
    return say("title-with", game=view.title, names=", ".join(others)) if view.you else view.title


def is_turn(scene: Scene) -> bool:
    """Whether the viewer must decide."""
    view = scene.view
    return scene.step is None and view.seat is not None and view.seat == view.viewer


def styles(scene: Scene) -> tuple[str, ...]:
    """The style files of a page with a board."""
    has_style = hasattr(scene.game.views_module(), "style")
    return ("table.css", *((f"game-{scene.game.name}.css",) if has_style else ()))


def arranged(frame: Frame, scene: Scene, dock: h.Node) -> h.Node:
    """The table as it is laid out: seats, board, dock, log."""
    say = frame.say
    return [
        _handover(frame, scene),
        h.div(".left")[_seats(frame, scene), _score(frame, scene)],
        h.section(".ground", aria_label=say("board"), tabindex="-1")[
            h.h2(".unseen")[say("board")],
            _notice(frame, scene),
            h.div(f"#board.board.board-{scene.game.name}.suntable")[
                (_part(name, drawn) for name, drawn in scene.table.parts.items())
            ],
        ],
        dock,
        layout.sheet(frame, "history", say("log"), _log(frame, scene), kind="history"),
        layout.sheet(frame, "in-words", say("in-words"), _words(frame, scene), kind="broad"),
    ]


def _addresses(frame: Frame, scene: Scene) -> dict[str, str]:
    """Where the script asks, and what it answers to."""
    view, say = scene.view, frame.say
    seat = "" if view.viewer == SPECTATOR else f"?seat={view.viewer}"
    return {
        "data-number": str(view.number),
        "data-stream": frame.href(f"/t/{view.id}/stream{seat}"),
        "data-now": frame.href(f"/t/{view.id}/now{seat}"),
        "data-actions": frame.href(f"/api/tables/{view.id}/actions"),
        "data-tables": frame.href("/t/"),
        "data-refused": say("refused"),
        "data-moved": say("moved"),
        "data-notify": say("title-your-turn", game=view.title),
    }


def definitions(scene: Scene) -> h.Node:
    """What the pieces are copied from, once for the whole page."""
    make = getattr(scene.game.views_module(), "definitions", None)
    if make is None:
        return None
    drawn = make()
    wrapped = drawn if drawn.startswith("<svg") else f"<svg>{drawn}</svg>"
    return h.div(".definitions.suntable", aria_hidden="true")[Drawn(wrapped)]


# -- the bar ---------------------------------------------------------------------------------------------


def _bar(frame: Frame, scene: Scene) -> h.Node:
    say = frame.say
    return [
        crumb(frame, scene),
        h.div(".tools")[
            h.a(".icon-button.only-wide", href=frame.href(f"/rules/{scene.game.name}"), aria_label=say("nav-rules"))[
                icon(frame, "book")
            ],
            h.button(".icon-button.only-log", type="button", popovertarget="history", aria_label=say("log"))[
                icon(frame, "log")
            ],
            h.button(".icon-button", type="button", popovertarget="options", aria_label=say("table-options"))[
                icon(frame, "options")
            ],
        ],
    ]


def crumb(frame: Frame, scene: Scene) -> h.Renderable:
    """Which game, and how far it has come."""
    where = scene.table.turn
    if scene.step is not None:
        where = frame.say("looking-back")
    return h.div("#crumb.crumb")[h.h1[scene.view.title], h.span[where]]


# -- seats and score -------------------------------------------------------------------------------------


def _seats(frame: Frame, scene: Scene) -> h.Renderable:
    return h.ul("#seats.seats", aria_label=frame.say("seats"))[(_seat(frame, scene, seat) for seat in scene.view.seats)]


def _seat(frame: Frame, scene: Scene, seat: SeatView) -> h.Renderable:
    say, is_on = frame.say, scene.view.seat == seat.n
    facts = scene.table.facts[seat.n] if seat.n < len(scene.table.facts) else ()
    return h.li(
        id=f"seat-{seat.n}",
        class_=["seat", {"is-on": is_on, "is-free": not seat.taken}],
        aria_current="true" if is_on else None,
    )[
        avatar(frame, seat.n),
        h.div(".seat-name")[
            h.bdi(title=seat.name)[seat.name],
            _chips(frame, seat),
            is_on and unseen(" ", say("seat-on")),
        ],
        h.ul(".facts")[(_fact(fact) for fact in facts)] if facts and seat.taken else None,
        None if seat.taken else h.p(".seat-free")[say("seat-invited" if seat.kind == "friend" else "seat-anyone")],
    ]


def _chips(frame: Frame, seat: SeatView) -> h.Node:
    say = frame.say
    return [
        seat.you and h.span(".chip.sunny")[say("you")],
        seat.kind == "bot" and h.span(".chip.machine", title=say("machine-why"))[say("machine")],
        seat.resigned and h.span(".chip")[say("resigned")],
    ]


@lru_cache(1024)
def _fact(fact: Fact) -> Markup:
    return escape(
        h.li(".fact", title=fact.words)[
            h.svg(".fact-sign.suntable", aria_hidden="true", focusable="false")[h.Element("use")(href=f"#{fact.sign}")],
            h.span(aria_hidden="true")[fact.value],
            unseen(fact.words),
        ]
    )


def _score(frame: Frame, scene: Scene) -> h.Renderable | Markup:
    """The score sheet: what it would come to now, or has come to."""
    table, view = scene.table, scene.view
    if not table.sheet:
        return h.section("#score", hidden=True)
    is_over = view.status == "over" and (scene.step is None or bool(table.result))
    heads = tuple((avatar_small(frame, seat.n), seat.name) for seat in view.seats)
    return _sheet_of(frame.say, table.sheet, heads, is_over)


@lru_cache(1024)
def _sheet_of(say: Words, sheet: tuple[Line, ...], heads: tuple[tuple[Markup, str], ...], is_over: bool) -> Markup:
    """Written once for all viewers, and not again until a number changes."""
    seats = range(len(heads))
    totals = [sum(line.values[seat] for line in sheet) for seat in seats]
    *parts, last = sheet
    has_total = bool(parts) and list(last.values) == [sum(line.values[seat] for line in parts) for seat in seats]
    lines = parts if has_total else sheet
    sums = list(last.values) if has_total else totals
    return escape(
        h.section("#score.score")[
            h.table[
                h.caption[say("score-final" if is_over else "score-now")],
                h.thead[h.tr[h.td, (h.th(scope="col")[sign, unseen(h.bdi[name])] for sign, name in heads)]],
                h.tbody[
                    (h.tr[h.th(scope="row")[line.words], (h.td[str(value)] for value in line.values)] for line in lines)
                ],
                h.tfoot[
                    h.tr[
                        h.th(scope="row")[last.words if has_total else say("score-total")],
                        (h.td[str(value)] for value in sums),
                    ]
                ],
            ]
        ]
    )


def avatar_small(frame: Frame, seat: int) -> Markup:
    """The bare shape of a seat, where its name stands beside it."""
    return icon(frame, f"shape-{seat}", "shape")


# -- the board -------------------------------------------------------------------------------------------


def _part(name: str, drawn: str) -> h.Renderable:
    return h.div(f"#part-{name}.part.part-{name}")[Drawn(drawn)]


def _notice(frame: Frame, scene: Scene) -> h.Renderable:
    """What stands above the board: who is still missing, who asks to take back."""
    view = scene.view
    if scene.step is not None or scene.handover is not None:
        return h.div("#notice", hidden=True)
    if view.status == "waiting":
        return h.div("#notice.notice")[_invitations(frame, view)]
    if view.status == "closed":
        return h.div("#notice.notice")[h.p[frame.say("closed")]]
    if view.asks_back is not None:
        return h.div("#notice.notice")[_asks_back(frame, view)]
    return h.div("#notice", hidden=True)


def _invitations(frame: Frame, view: TableView) -> h.Node:
    say = frame.say
    free = [seat for seat in view.seats if not seat.taken]
    links = [seat for seat in free if seat.link]
    may_sit = not view.you and any(seat.kind == "open" for seat in free)
    return [
        h.h2[say("waiting-for", count=len(free))],
        h.p(".quiet")[say("waiting-why", count=len(links)) if links else say("waiting-wait")],
        (copied(frame, f"link-{seat.n}", say("link-of", seat=seat.name), seat.link or "") for seat in links),
        copied(frame, "link-watch", say("link-watch"), f"/t/{view.id}") if view.you else None,
        may_sit and _sit(frame, view, free),
        view.can_close and _post(frame, view, "close", say("close-table"), "close", kind="ghost small"),
    ]


def _sit(frame: Frame, view: TableView, free: list[SeatView]) -> h.Node:
    seat = next(seat for seat in free if seat.kind == "open")
    return h.form(".row", method="post", action=frame.href(f"/t/{view.id}/seats/{seat.n}"))[
        h.button(".button.primary", type="submit")[frame.say("take-seat")],
    ]


def _asks_back(frame: Frame, view: TableView) -> h.Node:
    say = frame.say
    asking = view.seats[view.asks_back or 0]
    if asking.you and len(view.you) < 2:
        return h.p[say("asked-back-you")]
    answering = next((seat for seat in view.you if seat in view.awaited), None)
    return [
        h.h2[say("asked-back", name=asking.name)],
        answering is not None
        and h.div(".row")[
            _post(frame, view, "consent", say("agree"), "check", agree="true", seat=answering),
            _post(frame, view, "consent", say("refuse"), "close", agree="false", seat=answering),
        ],
    ]


def _handover(frame: Frame, scene: Scene) -> h.Renderable:
    """Several people share this screen: a curtain until the right one sits before it."""
    if scene.handover is None:
        return h.section("#handover", hidden=True)
    say, seat = frame.say, scene.view.seats[scene.handover]
    return h.section("#handover.curtain", aria_label=say("handover-title"))[
        avatar(frame, seat.n, "avatar huge"),
        h.h2[say("handover", name=seat.name)],
        h.p(".quiet")[say("handover-why")],
        h.a(".button.primary", href=frame.href(f"/t/{scene.view.id}?seat={seat.n}"), data_first="")[
            say("handover-done", name=seat.name)
        ],
    ]


# -- the dock --------------------------------------------------------------------------------------------


def _dock(frame: Frame, scene: Scene) -> h.Renderable:
    return h.section("#dock.dock", aria_label=frame.say("dock"), tabindex="-1")[
        hand(scene),
        h.div(".now")[
            h.div(".telling")[tell(frame, scene), h.p("#preview.preview", aria_hidden="true")],
            h.p("#refusal.problem", role="alert"),
            _acts(frame, scene),
        ],
    ]


def hand(scene: Scene) -> h.Renderable:
    """The pieces the viewer holds."""
    drawn = scene.table.hand
    return h.div(id="hand", class_=["hand suntable", {"is-empty": not drawn}])[Drawn(drawn)]


def tell(frame: Frame, scene: Scene) -> h.Renderable:
    """What is to be done, and why."""
    table = scene.table
    if scene.view.status in ("waiting", "closed"):
        return h.div("#tell.tell")[h.h2(".prompt")[asked(frame, scene)]]
    is_over = scene.view.status == "over" and bool(table.result)
    return h.div(id="tell", class_=["tell", {"is-over": is_over}])[
        _steps(frame, table),
        h.h2(".prompt")[asked(frame, scene)],
        (h.p(".chip.sunny")[notice] for notice in table.notices),
        h.p(".why")[table.why, _clauses(frame, scene)],
    ]


def asked(frame: Frame, scene: Scene) -> str:
    """The line everybody reads first."""
    view, say = scene.view, frame.say
    if view.status in ("waiting", "closed"):
        return say("not-begun" if view.status == "waiting" else "closed")
    if view.status == "over" and scene.table.result:
        return scene.table.result
    return scene.table.prompt or view.prompt


def _steps(frame: Frame, table: Table) -> h.Node:
    if not table.steps or table.step is None:
        return None
    now = table.step
    return h.ol(".steps", aria_label=frame.say("steps"))[
        (
            h.li(
                class_={"is-now": place == now, "is-done": place < now},
                aria_current="step" if place == now else None,
            )[h.span(aria_hidden="true")[str(place + 1)], words]
            for place, words in enumerate(table.steps)
        )
    ]


def _clauses(frame: Frame, scene: Scene) -> h.Node:
    if not scene.table.clauses:
        return None
    book = frame.href(f"/rules/{scene.game.name}")
    return h.span(".clauses")[
        " ",
        frame.say("clauses"),
        (
            [" ", h.a(href=f"{book}#{clause}", target="_blank", rel="noopener")[clause.rpartition("-")[2]]]
            for clause in scene.table.clauses
        ),
    ]


def _acts(frame: Frame, scene: Scene) -> h.Renderable:
    """What can be pressed: every legal action that is not drawn, and what is always there."""
    view, table = scene.view, scene.table
    if scene.step is not None:
        return h.div("#acts.acts", hidden=True)
    alone = {offer.acts[0] for offer in table.offers if len(offer.acts) == 1}
    plain = [choice for choice in view.legal if choice.action not in table.drawn | alone]
    keys = " ".join(f"{letter}:{act}" for act, letter in table.keys.items())
    is_only = len(plain) == 1 and not table.drawn and not table.offers
    return h.div(
        "#acts.acts", data_keys=keys or None, data_seat=None if view.viewer == SPECTATOR else str(view.viewer)
    )[
        (_offer(offer, place == 0) for place, offer in enumerate(table.offers)),
        (_act(choice, table, is_only) for choice in plain),
        _always(frame, view),
    ]


def _offer(offer: Offer, is_primary: bool) -> h.Renderable:
    return h.button(
        class_=["button", {"primary": is_primary}],
        type="button",
        id=f"offer-{'-'.join(map(str, offer.acts))}",
        data_act=str(offer.acts[0]) if len(offer.acts) == 1 else None,
        data_acts=" ".join(map(str, offer.acts)) if len(offer.acts) > 1 else None,
    )[offer.words]


def _act(choice: Choice, table: Table, is_primary: bool) -> h.Renderable:
    letter = table.keys.get(choice.action)
    return h.button(
        class_=["button", {"primary": is_primary}],
        type="button",
        id=f"act-{choice.action}",
        data_act=str(choice.action),
    )[letter and h.kbd(aria_hidden="true")[letter], choice.words]


def _always(frame: Frame, view: TableView) -> h.Node:
    say = frame.say
    if view.status == "over":
        return _afterwards(frame, view)
    if view.status == "closed":
        return h.a(".button.primary", href=frame.href("/"))[say("nav-lobby")]
    return view.can_undo and _post(frame, view, "undo", say("undo"), "undo", kind="ghost")


def _afterwards(frame: Frame, view: TableView) -> h.Node:
    say = frame.say
    return [
        h.a(".button.primary", href=frame.href(f"/t/{view.rematch}"))[icon(frame, "again"), say("rematch-go")]
        if view.rematch
        else bool(view.you) and _post(frame, view, "rematch", say("rematch"), "again", kind="primary"),
        h.a(".button", href=frame.href(f"/t/{view.id}/replay"))[icon(frame, "eye"), say("look-back")],
        h.a(".button.ghost", href=frame.href("/"))[say("nav-lobby")],
    ]


def _post(
    frame: Frame, view: TableView, what: str, words: str, sign: str, kind: str = "", agree: str | None = None,
    seat: int | None = None,
) -> h.Renderable:  # fmt: skip
    """A button that tells the server something other than an action; for the seat looked through, or this one."""
    return h.button(
        class_=kind if kind == "option" else f"button {kind}".strip(),
        type="button",
        id=f"do-{what}{'' if agree is None else f'-{agree}'}",
        data_post=frame.href(f"/api/tables/{view.id}/{what}"),
        data_agree=agree,
        data_seat=None if seat is None else str(seat),
    )[icon(frame, sign), words]


# -- the log, and the board in words ---------------------------------------------------------------------


def _log(frame: Frame, scene: Scene) -> h.Renderable:
    """What has happened, the latest first."""
    lines = scene.view.log[-_LINES:]
    if not lines:
        return h.div("#log.log")[h.p(".empty")[frame.say("log-empty")]]
    # It scrolls, so keys must reach it.
    return h.ol("#log.log", tabindex="0", aria_label=frame.say("log"), data_lines=str(len(scene.view.log)))[
        (_line(avatar_small(frame, line.seat) if line.seat >= 0 else None, line.words) for line in reversed(lines))
    ]


@lru_cache(4096)
def _line(sign: Markup | None, words: str) -> Markup:
    """One line; written once, because the log is sent with every action."""
    return escape(h.li[sign or h.span(".shape", aria_hidden="true")["·"], h.span[words]])


def _words(frame: Frame, scene: Scene) -> h.Renderable:
    """The same table without a picture."""
    text = scene.game.views_module().text(scene.sight)
    return h.pre("#words.words", tabindex="0", role="region", aria_label=frame.say("in-words"))[text]


# -- what opens over the page ----------------------------------------------------------------------------


def _sheets(frame: Frame, scene: Scene) -> h.Node:
    say, view = frame.say, scene.view
    is_player = bool(view.you) and view.status != "over"
    return [
        layout.sheet(
            frame,
            "options",
            say("table-options"),
            h.ul(".options")[
                h.li[_opens(frame, "in-words", "words", say("in-words"))],
                h.li[_opens(frame, "keys", "keys", say("keys"))],
                h.li[
                    h.button(".option", type="button", id="sound", aria_pressed="false")[
                        icon(frame, "sound"), say("sound"), h.span(".state")[_on_off(frame)]
                    ]
                ],
                view.you
                and h.li[
                    h.button(".option", type="button", id="notify", aria_pressed="false")[
                        icon(frame, "bell"), say("notify"), h.span(".state")[_on_off(frame)]
                    ]
                ],
                h.li[
                    h.a(".option", href=frame.href(f"/rules/{view.game}"), target="_blank", rel="noopener")[
                        icon(frame, "book"), say("nav-rules")
                    ]
                ],
            ],
            _more(frame, scene),
            copied(frame, "link-table", say("link-watch"), f"/t/{view.id}"),
            _own_links(frame, view),
        ),
        _keys(frame),
        is_player
        and layout.sheet(
            frame,
            "resign",
            say("resign-sure"),
            h.p(".quiet")[say("resign-why")],
            h.div(".row")[
                _post(frame, view, "resign", say("resign-do"), "flag", kind="danger"),
                h.button(".button", type="button", popovertarget="resign", popovertargetaction="hide")[
                    say("resign-not")
                ],
            ],
        ),
    ]


def _more(frame: Frame, scene: Scene) -> h.Renderable:
    """What is rarely wanted, and not always there."""
    say, view = frame.say, scene.view
    back = frame.href(f"/t/{view.id}/replay")
    return h.ul("#more.options")[
        view.step > 0 and h.li[h.a(".option", href=back)[icon(frame, "eye"), say("look-back")]],
        view.can_ask_back and h.li[_post(frame, view, "undo", say("ask-back"), "undo", kind="option")],
        bool(view.you) and view.status == "playing" and h.li[_opens(frame, "resign", "flag", say("resign"))],
    ]


def _own_links(frame: Frame, view: TableView) -> h.Node:
    say = frame.say
    mine = [seat for seat in view.seats if seat.you and seat.link]
    if not mine:
        return None
    return [
        (copied(frame, f"link-own-{seat.n}", say("link-own", name=seat.name), seat.link or "") for seat in mine),
        h.p(".quiet.small-print")[say("link-own-why")],
    ]


def _on_off(frame: Frame) -> h.Node:
    return [h.span(".when-off")[frame.say("off")], h.span(".when-on")[frame.say("on")]]


def _opens(frame: Frame, target: str, sign: str, words: str) -> h.Renderable:
    return h.button(".option", type="button", popovertarget=target)[icon(frame, sign), words]


def _keys(frame: Frame) -> h.Renderable:
    """What the keyboard does."""
    say = frame.say
    rows = (
        (("Tab",), "key-tab"),
        (("←", "↑", "→", "↓"), "key-arrows"),
        (("Enter", say("key-space")), "key-enter"),
        (("A", "B", "…"), "key-letter"),
        (("U",), "key-undo"),
        (("Esc",), "key-escape"),
        (("?",), "key-help"),
    )
    return layout.sheet(
        frame,
        "keys",
        say("keys"),
        h.dl(".keys")[([h.dt[(h.kbd[key] for key in keys)], h.dd[say(words)]] for keys, words in rows),],
    )
