"""The house: everything that can be done at its tables. What is done is written down before anybody is told."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from suntable import bots
from suntable.engine import registry
from suntable.engine.errors import GameOver, IllegalAction, UnknownAction, UnknownGame
from suntable.engine.game import Game
from suntable.engine.match import Match, checked_seed, new
from suntable.server.guests import NAME_LENGTH, clean_name, new_id
from suntable.server.hub import Hub
from suntable.server.live import Live, fold, fresh
from suntable.server.refusals import Conflict, Forbidden, Illegal, Invalid, Missing, Unplayable
from suntable.server.shapes import NewTable, SeatWish
from suntable.server.storage.store import Change, Entry, Guest, Outrun, Row, Seat, Store, now

KEPT = 256  # tables in memory, with what is drawn of them
STAND_IN = "greedy"  # the bot that takes over a seat
LAST_RESORT = "random"


_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is read for another


def _table_id() -> str:
    return "".join(secrets.choice(_SIGNS) for _ in range(8))


class House:
    """All tables."""

    def __init__(self, store: Store, hub: Hub, is_shared: bool = False) -> None:
        self.store = store
        self.hub = hub
        self.is_shared = is_shared
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self.on_change: list[Callable[[Live], None]] = []

    # -- looking ----------------------------------------------------------------------------------------

    async def live(self, table_id: str) -> Live:
        """A table as it is now."""
        found = self._lives.get(table_id)
        if found is None:
            return await self._load(table_id)
        self._lives.move_to_end(table_id)
        if found.number < self.hub.newest.get(table_id, 0):
            await self._refresh(found)
        return found

    async def _load(self, table_id: str) -> Live:
        is_id = set(table_id) <= set(_SIGNS)  # a database may refuse to look for anything else
        read = await self.store.table(table_id) if is_id else None
        if read is None:
            raise Missing("no-table")
        row, entries, _ = read
        loaded = fresh(row)
        fold(loaded, row, entries)
        found = self._lives.setdefault(table_id, loaded)  # somebody may have been faster
        while len(self._lives) > KEPT:
            self._lives.popitem(last=False)
        return found

    async def _refresh(self, live: Live) -> None:
        """Catch up with what other processes have written."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        read = await self.store.table(live.row.id, after=live.number)
        if read is None:
            raise Missing("no-table")
        row, entries, _ = read
        if row.number >= live.number:
            fold(live, row, [entry for entry in entries if entry.number > live.number])

    def forget(self) -> None:
        """Read everything anew: somebody may have written while nobody listened."""
        self._lives.clear()
        self.hub.tell_all()

    # -- writing ----------------------------------------------------------------------------------------

    async def _write(self, live: Live, kind: str, seat: int, value: int | None = None, note: str | None = None,
                     seats: Sequence[Seat] = (), rematch: tuple[Row, bytes] | None = None) -> None:  # fmt: skip
        """Write one entry and tell everybody; to be called with the table's lock held."""
        entry = Entry(live.number + 1, kind, seat, value, note)
        sitting = tuple(next((s for s in seats if s.n == old.n), old) for old in live.seats)
        ahead = _ahead(live, entry)
        status = "waiting" if not all(s.is_taken for s in sitting) else "over" if ahead.over else "playing"
        status = "closed" if kind == "close" else status
        deciding = ahead.seat if status == "playing" else None
        change = Change(entry, status, deciding, ahead.state, tuple(seats), rematch)
        try:
            await self.store.append(live.row.id, change)
        except Outrun:
            await self._catch_up(live)
            raise Conflict("outrun", live) from None
        except BaseException:
            # Nobody knows whether it was written: whoever looks next asks the database.
            self._lives.pop(live.row.id, None)
            self.hub.tell(live.row.id)
            raise
        row = replace(live.row, number=entry.number, status=status, deciding=deciding, seats=sitting, updated=now())
        fold(live, replace(row, rematch=rematch[0].id if rematch else row.rematch), [entry])
        self.hub.hear(live.row.id, entry.number)
        for listener in self.on_change:
            listener(live)

    # -- tables -----------------------------------------------------------------------------------------

    async def open_table(self, wish: NewTable, creator: Guest) -> Live:
        """A new table."""
        game = _game(wish.game)
        players = game.count_players(len(wish.seats) if wish.seats and wish.players is None else wish.players)
        seed = checked_seed(wish.seed)
        game.choose(wish.options)  # names that are no options must not reach the arguments below
        match = new(game.name, players, seed, **wish.options)
        wishes = wish.seats or [SeatWish("me"), *([SeatWish("bot")] * (players - 1))]
        if len(wishes) != players:
            raise Invalid("seat-count", seats=players, wished=len(wishes))
        seats = tuple(_seat(n, wished, game.name, creator) for n, wished in enumerate(wishes))
        seats = tuple(_with_own_name(seat, seats) for seat in seats)
        status = "playing" if all(seat.is_taken for seat in seats) else "waiting"
        row = Row(
            id=_table_id(), game=game.name, version=game.version, players=players, options=match.options, seed=seed,
            creator=creator.id, created=now(), number=0, status=status,
            deciding=match.seat if status == "playing" else None, updated=now(), seats=seats,
        )  # fmt: skip
        await self.store.add_table(row, match.state)
        live = await self.live(row.id)
        for listener in self.on_change:
            listener(live)
        return live

    async def sit(self, table_id: str, n: int, guest: Guest, secret: str | None = None) -> Live:
        """Take a free seat, or with its secret sit down there on another device as well."""
        live = await self.live(table_id)
        async with live.lock:
            seat = _seat_at(live, n)
            if seat.is_held_by(guest.id):
                return live
            knows = secret is not None and secrets.compare_digest(secret.encode(), seat.secret.encode())
            if secret is not None and not knows:
                raise Forbidden("wrong-secret")
            if seat.kind == "bot":
                raise Forbidden("bot-seat")
            if live.row.status == "closed":
                raise Forbidden("closed")
            if not seat.is_taken:
                if seat.kind != "open" and not knows:
                    raise Forbidden("friend-seat")
                # Whoever gave the link away can not come back with it.
                taken = replace(seat, guest=guest.id, name=guest.name, secret=new_id())
                await self._write(live, "sit", n, seats=[taken])
            elif knows:
                also = replace(seat, holders=seat.holders | {guest.id})
                await self._write(live, "hold", n, seats=[also])
            else:
                raise Conflict("seat-taken", live)
        return live

    # -- playing ----------------------------------------------------------------------------------------

    async def play(self, table_id: str, guest: str, number: int, action: int | str, n: int | None) -> Live:
        """An action of a person."""
        live = await self.live(table_id)
        async with live.lock:
            _expect(live, number)
            seat = _own_seat(live, guest, n, live.match.seat)
            await self._play(live, seat, action)
        return live

    async def play_for_bot(self, live: Live, number: int, action: int) -> None:
        """An action of a bot."""
        async with live.lock:
            _expect(live, number)
            seat = live.seat_of_bot()
            if seat is not None:
                await self._play(live, seat.n, action)

    async def _play(self, live: Live, seat: int, action: int | str) -> None:
        _must_play(live)
        try:
            chosen = live.match.parse(action) if isinstance(action, str) else action
            live.match.name(chosen)
        except UnknownAction as error:
            raise Unplayable("said", sentence=str(error)) from None
        if seat != live.match.seat:
            raise Unplayable("other-turn", name=live.seats[live.match.seat or 0].name)
        if chosen not in live.match.legal():
            try:
                live.match.copy().play(chosen)
            except (IllegalAction, GameOver) as error:
                raise Illegal(str(error), partial(why_not, live, seat, live.match.name(chosen))) from None
        await self._write(live, "play", seat, chosen)

    async def undo(self, table_id: str, guest: str, number: int, n: int | None) -> Live:
        """Take back the last action, where the rules allow it; beyond that, ask the others."""
        live = await self.live(table_id)
        async with live.lock:
            _expect(live, number)
            _must_play(live)
            last = live.doers[-1] if live.doers else None
            seat = _own_seat(live, guest, n, last)
            if live.may_undo(seat):
                await self._write(live, "undo", seat, len(live.match.actions) - 1)
            else:
                await self._ask_back(live, seat)
        return live

    async def _ask_back(self, live: Live, seat: int) -> None:
        step = live.asked_back_to(seat)
        if step is None:
            raise Unplayable("nothing-back")
        if live.asks is not None:
            raise Unplayable("asked-already", name=live.seats[live.asks].name)
        others = [other for other in live.seats if other.n != seat and other.kind != "bot"]
        # Bots agree to anything.
        await self._write(live, "ask" if others else "back", seat, step)

    async def consent(self, table_id: str, guest: str, number: int, agree: bool, n: int | None) -> Live:
        """The answer to somebody who asks to take back."""
        live = await self.live(table_id)
        async with live.lock:
            _expect(live, number)
            if live.asks is None:
                raise Unplayable("nobody-asks")
            awaited = live.awaited()
            mine = [seat for seat in live.held(guest) if seat in awaited and n in (None, seat)]
            if not mine:
                raise Forbidden("not-awaited")
            if not agree:
                await self._write(live, "refuse", mine[0])
            elif len(awaited) > 1:
                await self._write(live, "agree", mine[0])
            else:
                await self._write(live, "back", live.asks, live.back_to)
        return live

    async def resign(self, table_id: str, guest: str, number: int, n: int | None) -> Live:
        """Leave a seat to a bot."""
        live = await self.live(table_id)
        async with live.lock:
            _expect(live, number)
            _must_play(live)
            seat = live.seats[_own_seat(live, guest, n, live.match.seat)]
            bot = _known_bot(None, live.row.game)
            name = next(name for name in (*bots.PERSONAS[seat.n :], *bots.PERSONAS) if name not in live.names())
            left = replace(
                seat, kind="bot", bot=bot, guest=None, name=name, resigned=True, secret=new_id(), holders=frozenset()
            )
            await self._write(live, "resign", seat.n, note=seat.name, seats=[left])
        return live

    async def close(self, table_id: str, guest: str, number: int) -> Live:
        """Close a table to which not everybody has come."""
        live = await self.live(table_id)
        async with live.lock:
            _expect(live, number)
            if live.row.creator != guest:
                raise Forbidden("close-stranger")
            if live.row.status != "waiting":
                raise Unplayable("close-late")
            await self._write(live, "close", -1)
        return live

    async def rematch(self, table_id: str, guest: Guest, number: int) -> Live:
        """The next table for the same people, each one seat further."""
        live = await self.live(table_id)
        async with live.lock:
            if live.row.rematch is not None:
                return await self.live(live.row.rematch)
            _expect(live, number)
            if live.row.status != "over":
                raise Unplayable("rematch-early")
            if not live.held(guest.id):
                raise Forbidden("rematch-stranger")
            row, match = _following(live)
            try:
                await self._write(live, "rematch", -1, note=row.id, rematch=(row, match.state))
            except Conflict:
                if live.row.rematch is None:
                    raise
        following = await self.live(live.row.rematch or row.id)
        for listener in self.on_change:
            listener(following)
        return following

    # -- bots -------------------------------------------------------------------------------------------

    async def note_fault(self, live: Live, number: int, n: int, is_replaced: bool) -> None:
        """A bot did not answer: it is asked again, then replaced."""
        async with live.lock:
            _expect(live, number)
            seat = live.seats[n]
            if is_replaced:
                await self._write(live, "replaced", n, note=seat.name, seats=[replace(seat, bot=LAST_RESORT)])
            else:
                await self._write(live, "fault", n, note=seat.name)


def _ahead(live: Live, entry: Entry) -> Match:
    """The match as it will be after an entry."""
    if entry.kind == "play":
        ahead = live.match.copy()
        ahead.play(entry.value or 0)
        return ahead
    if entry.kind in ("undo", "back"):
        return live.match.at(entry.value or 0)
    return live.match


def _following(live: Live) -> tuple[Row, Match]:
    """The next table for the same players, and its match."""
    old = live.seats[1:] + live.seats[:1]
    seats = tuple(replace(seat, n=n, secret=new_id(), resigned=False) for n, seat in enumerate(old))
    seed = checked_seed(None)
    match = new(live.row.game, live.row.players, seed, **live.row.options)
    row = replace(
        live.row, id=_table_id(), seed=seed, created=now(), number=0, status="playing", deciding=match.seat,
        updated=now(), seats=seats, rematch=None,
    )  # fmt: skip
    return row, match


def why_not(live: Live, seat: int, name: str, lang: str) -> tuple[str, str] | None:
    """The clause that an action is against, if the game says so."""
    tell = getattr(registry.find(live.row.game).views_module(), "why_not", None)
    return tell(live.match.sight(seat, lang, live.names()), name) if tell else None


def _game(name: str) -> Game:
    try:
        return registry.find(name)
    except UnknownGame as error:
        raise Invalid("said", sentence=str(error)) from None


def _seat(n: int, wish: SeatWish, game: str, creator: Guest) -> Seat:
    if wish.kind == "bot":
        return Seat(n, "bot", None, bots.PERSONAS[n], _known_bot(wish.bot, game), new_id())
    mine = wish.kind in ("me", "same")
    name = clean_name(wish.name) if wish.kind == "same" and wish.name else creator.name if mine else ""
    return Seat(n, wish.kind, creator.id if mine else None, name, None, new_id())


def _with_own_name(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """Several people at one screen are told apart."""
    before = [other.name for other in seats[: seat.n] if other.name]
    if not seat.name or seat.name not in before:
        return seat
    return replace(seat, name=f"{seat.name[: NAME_LENGTH - 2]} {before.count(seat.name) + 1}")


def _known_bot(wanted: str | None, game: str) -> str:
    known = bots.names(game)
    if wanted is None:
        return STAND_IN if STAND_IN in known else LAST_RESORT
    if wanted not in known:
        raise Invalid("bot", known=", ".join(known), wanted=wanted)
    return wanted


def _seat_at(live: Live, n: int) -> Seat:
    if not 0 <= n < live.row.players:
        raise Missing("no-seat", last=live.row.players - 1)
    return live.seats[n]


def _own_seat(live: Live, guest: str, n: int | None, likely: int | None) -> int:
    """The seat somebody acts for: the one they name, or of those they hold the likeliest."""
    mine = live.held(guest)
    if not mine:
        raise Forbidden("seatless")
    if n is None:
        return likely if likely in mine else mine[0]
    if n not in mine:
        raise Forbidden("other-seat", count=len(mine), seats=", ".join(map(str, mine)), n=n)
    return n


def _expect(live: Live, number: int) -> None:
    if number != live.number:
        raise Conflict("stale", live, number=str(number), now=str(live.number))


def _must_play(live: Live) -> None:
    if live.row.status in ("waiting", "closed"):
        raise Unplayable(live.row.status)
    if live.row.status == "over":
        raise Unplayable("over")
