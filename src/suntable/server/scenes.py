"""What one viewer is shown of a table: in the shapes of the wire, and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

from suntable.draw.plain import table as plain_table
from suntable.draw.table import Table
from suntable.draw.words import Words, words
from suntable.engine.match import Match
from suntable.engine.registry import find
from suntable.engine.sight import Sight
from suntable.server.live import Happening, Live
from suntable.server.pages.frame import Scene
from suntable.server.shapes import Choice, LogLine, SeatView, TableView
from suntable.server.storage.store import Row, Seat

SPECTATOR = -1


@dataclass(frozen=True)
class Eyes:
    """Whose eyes look at a table, and through which seat."""

    guest: str | None
    lang: str
    seat: int | None = None  # the seat asked for, by somebody who has several


@dataclass(frozen=True)
class Drawn:
    """What is the same for all who look through one seat."""

    sight: Sight
    table: Table


def viewer(live: Live, eyes: Eyes) -> tuple[int, int | None]:
    """The seat that is looked through (-1: a spectator's), and the seat that must first take the screen over."""
    mine = live.held(eyes.guest)
    if not mine:
        return SPECTATOR, None
    if len(mine) == 1:
        return mine[0], None
    asked = eyes.seat if eyes.seat in mine else None
    deciding = live.match.seat if live.is_playing else None
    if deciding in mine and deciding != asked:
        return SPECTATOR, deciding
    return (asked if asked is not None else SPECTATOR), None


def scene(live: Live, eyes: Eyes, is_api: bool = False) -> Scene:
    """A table as somebody sees it now. A program says itself which of its seats it looks through."""
    seat, handover = viewer(live, eyes)
    if is_api and handover is not None:
        mine = live.held(eyes.guest)
        seat, handover = (eyes.seat if eyes.seat in mine else mine[0]), None
    drawn = draw(live, seat, eyes.lang)
    view = table_view(live, eyes, seat, drawn.sight)
    return Scene(find(live.row.game), view, drawn.table, drawn.sight, handover)


def draw(live: Live, seat: int | None, lang: str) -> Drawn:
    """The table through one seat, drawn once for each number and language."""
    found = live.seen.get((seat, lang))
    if found is None:
        found = live.seen[seat, lang] = drawn(live.match, live.row, seat, lang, live.is_playing)
    return cast(Drawn, found)


def drawn(match: Match, row: Row, seat: int | None, lang: str, can_play: bool) -> Drawn:
    """Any match of a table, drawn."""
    sight = match.sight(seat, lang, tuple(_shown_name(each, lang) for each in row.seats))
    if not can_play:
        sight = replace(sight, legal=(), names={}, tell={})
    views = find(row.game).views_module()
    make = getattr(views, "table", None)
    return Drawn(sight, make(sight) if make else plain_table(sight, views))


def replay(live: Live, eyes: Eyes, step: int) -> Scene:
    """The table as it was after so many actions; open to all when the game is over."""
    seat: int | None = None if live.row.status == "over" else viewer(live, eyes)[0]
    match = live.match.at(step)
    past = drawn(match, live.row, seat, eyes.lang, can_play=False)
    view = table_view(live, eyes, SPECTATOR if seat is None else seat, past.sight, match)
    return Scene(find(live.row.game), view, past.table, past.sight, step=step)


def table_view(live: Live, eyes: Eyes, seat: int, sight: Sight, past: Match | None = None) -> TableView:
    """Everything about a table that a viewer may know, as plain data."""
    row, match, mine = live.row, past or live.match, live.held(eyes.guest)
    game = find(row.game)
    is_over = row.status == "over"
    return TableView(
        id=row.id,
        game=row.game,
        title=game.title,
        version=row.version,
        number=row.number,
        players=row.players,
        options=row.options,
        status=row.status,  # type: ignore[arg-type]  # one of its values
        created=row.created.isoformat(timespec="seconds"),
        seats=[seat_view(row, each, eyes) for each in row.seats],
        you=mine,
        viewer=seat,
        seat=match.seat if row.status == "playing" else None,
        step=len(match.actions),
        position=sight.position,
        legal=[Choice(act, sight.names[act], sight.tell[act]) for act in sight.legal],
        prompt=game.views_module().prompt(sight) if row.status == "playing" else "",
        log=_log(live.happenings if past is None else (), sight, row, eyes.lang),
        scores=[sum(parts.values()) for parts in sight.breakdowns],
        breakdowns=list(sight.breakdowns),
        can_undo=past is None and seat >= 0 and live.may_undo(seat),
        can_close=past is None and row.status == "waiting" and row.creator == eyes.guest,
        can_ask_back=past is None and seat >= 0 and _may_ask_back(live, seat),
        asks_back=live.asks,
        awaited=live.awaited(),
        rematch=row.rematch,
        ranks=match.ranks if is_over else [],
        returns=match.returns if is_over else [],
    )


def _may_ask_back(live: Live, seat: int) -> bool:
    return live.is_playing and live.asks is None and not live.may_undo(seat) and live.asked_back_to(seat) is not None


def seat_view(row: Row, seat: Seat, eyes: Eyes) -> SeatView:
    """A seat; its secret only for those who may have it."""
    is_mine = seat.is_held_by(eyes.guest)
    gives = not seat.is_taken and seat.kind == "friend" and row.creator == eyes.guest
    return SeatView(
        n=seat.n,
        kind=seat.kind,  # type: ignore[arg-type]  # one of its values
        name=_shown_name(seat, eyes.lang),
        taken=seat.is_taken,
        you=is_mine,
        bot=seat.bot,
        resigned=seat.resigned,
        link=f"/t/{row.id}/s/{seat.secret}" if (is_mine or gives) and seat.kind != "bot" else None,
    )


def _shown_name(seat: Seat, lang: str) -> str:
    return seat.name or words("suntable.draw", lang)("seat", seat=seat.n)


def _log(happenings: Sequence[Happening], sight: Sight, row: Row, lang: str) -> list[LogLine]:
    """What the rules noted, and between it what happened at the table."""
    say = words("suntable.server", lang)
    lines: list[LogLine] = []
    waiting = [each for each in happenings if f"log-{each.kind}" in say]
    for index, (seat, line) in enumerate(sight.log):
        while waiting and waiting[0].after <= index:
            lines.append(_told(waiting.pop(0), say, row, lang))
        lines.append(LogLine(seat, line))
    return lines + [_told(each, say, row, lang) for each in waiting]


def _told(each: Happening, say: Words, row: Row, lang: str) -> LogLine:
    now = _shown_name(row.seats[each.seat], lang) if each.seat >= 0 else ""
    return LogLine(each.seat, say(f"log-{each.kind}", name=each.note or now, now=now))
