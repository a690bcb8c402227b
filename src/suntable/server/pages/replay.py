"""Looking back at a table, step by step."""

from __future__ import annotations

import htpy as h

from suntable.server.pages import layout, table
from suntable.server.pages.frame import Frame, Scene
from suntable.server.pages.parts import copied, icon, written

SPECTATOR = -1


def page(frame: Frame, scene: Scene, steps: int) -> str:
    """The table after so many actions. Without script, the arrows are links."""
    view, say = scene.view, frame.say
    step = steps if scene.step is None else scene.step
    return layout.page(
        frame,
        say("replay-title", game=view.title),
        h.div(
            "#table.app.is-past",
            data_number=str(view.number),
            data_steps=frame.href(f"/t/{view.id}/steps/"),
        )[
            h.p("#said.unseen", role="status", aria_live="polite"),
            h.p("#asked.unseen", role="alert"),
            table.arranged(frame, scene, _dock(frame, scene, step, steps)),
        ],
        layout.sheet(frame, "share", say("share"), copied(frame, "link-step", say("share-step"), _at(scene, step))),
        table.definitions(scene),
        styles=table.styles(scene),
        scripts=("table.js", "sounds.js", "replay.js"),
        kind="table",
        bar=[table.crumb(frame, scene), _tools(frame, scene)],
        game=view.game,
        skip=("dock", say("skip-replay")),
    )


def fragments(frame: Frame, scene: Scene, steps: int) -> dict[str, str]:
    """What changes from step to step. The scrubber itself stays, since somebody may hold it."""
    made = table.fragments(frame, scene)
    return {**made, "whose": written(_whose(frame, scene)), "scrub-words": written(_scrub_words(frame, scene, steps))}


def _at(scene: Scene, step: int) -> str:
    return f"/t/{scene.view.id}/replay?step={step}"


def _tools(frame: Frame, scene: Scene) -> h.Renderable:
    say = frame.say
    return h.div(".tools")[
        h.a(
            ".icon-button",
            href=frame.href(f"/t/{scene.view.id}"),
            title=say("to-table"),
            aria_label=say("to-table"),
        )[icon(frame, "back")],
        h.button(".icon-button", type="button", popovertarget="share", aria_label=say("share"))[icon(frame, "link")],
        h.button(".icon-button", type="button", popovertarget="in-words", aria_label=say("in-words"))[
            icon(frame, "words")
        ],
        h.button(".icon-button.only-log", type="button", popovertarget="history", aria_label=say("log"))[
            icon(frame, "log")
        ],
    ]


def _whose(frame: Frame, scene: Scene) -> h.Renderable:
    """Through whose eyes one looks: everything is open when the game is over."""
    say, viewer = frame.say, scene.view.viewer
    if scene.sight.seat is None:
        words = say("eyes-all")
    elif viewer == SPECTATOR:
        words = say("eyes-watch")
    else:
        words = say("eyes-seat", name=scene.view.seats[viewer].name)
    return h.p("#whose.chip")[icon(frame, "eye"), words]


def _scrub_words(frame: Frame, scene: Scene, steps: int) -> h.Renderable:
    return h.span("#scrub-words")[frame.say("step-of", number=scene.step or 0, count=steps)]


def _dock(frame: Frame, scene: Scene, step: int, steps: int) -> h.Renderable:
    say = frame.say
    return h.section("#dock.dock.dock-past", aria_label=say("replay"), tabindex="-1")[
        table.hand(scene),
        h.div(".now")[
            table.tell(frame, scene),
            h.form(".scrub", method="get", action=frame.href(f"/t/{scene.view.id}/replay"))[
                h.label(for_="step")[h.span(".only-wide")[say("step"), " "], _scrub_words(frame, scene, steps)],
                h.input("#step", type="range", name="step", min="0", max=str(steps), value=str(step)),
                h.noscript[h.button(".button.small", type="submit")[say("go-there")]],
            ],
            h.div(".row.paces")[
                _goes(frame, scene, "first", 0, step),
                _goes(frame, scene, "previous", max(step - 1, 0), step),
                h.button(
                    "#do-play.button", type="button", hidden=True, aria_pressed="false", aria_label=say("play-back")
                )[icon(frame, "play", "icon when-off"), icon(frame, "pause", "icon when-on")],
                _goes(frame, scene, "next", min(step + 1, steps), step),
                _goes(frame, scene, "last", steps, step),
                _whose(frame, scene),
            ],
        ],
    ]


def _goes(frame: Frame, scene: Scene, name: str, goal: int, step: int) -> h.Renderable:
    return h.a(
        f"#do-{name}.button",
        href=frame.href(_at(scene, goal)),
        aria_label=frame.say(f"go-{name}"),
        aria_disabled="true" if goal == step else None,
    )[icon(frame, name)]
