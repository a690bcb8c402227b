"""Everything that can be done at the tables of a house, and everything that can not."""

from __future__ import annotations

import random
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import pytest

from suntable.server.guests import clean_name, new_id
from suntable.server.house import House, _table_id
from suntable.server.hub import Hub
from suntable.server.live import Live
from suntable.server.refusals import Conflict, Forbidden, Invalid, Missing, Refusal, Unplayable
from suntable.server.scenes import Eyes, scene
from suntable.server.shapes import NewTable, SeatWish
from suntable.server.storage.store import Guest

pytestmark = pytest.mark.anyio


async def somebody(house: House, name: str = "Ada") -> Guest:
    guest = Guest(new_id(), name)
    await house.store.add_guest(guest)
    return guest


async def opened(house: House, creator: Guest, *kinds: str, seed: int = 1, **more: Any) -> Live:
    return await house.open_table(NewTable("solstis", seed=seed, seats=[SeatWish(k) for k in kinds], **more), creator)  # type: ignore[arg-type]


async def two(house: House, seed: int = 1) -> tuple[Guest, Guest, Live]:
    """Two people at a table."""
    ada, ben = await somebody(house), await somebody(house, "Ben")
    live = await opened(house, ada, "me", "open", seed=seed, options={"first": 0})
    return ada, ben, await house.sit(live.row.id, 1, ben)


async def play(house: House, live: Live, *guests: Guest, steps: int = 10_000, dice: int = 1) -> None:
    """Some actions of a game, each by whoever decides; bots are played for."""
    rng = random.Random(dice)
    for _ in range(steps):
        if live.match.over:
            return
        seat = live.match.seat
        assert seat is not None
        action = rng.choice(live.match.legal())
        if live.seats[seat].kind == "bot":
            await house.play_for_bot(live, live.number, action)
        else:
            guest = next(each for each in guests if seat in live.held(each.id))
            await house.play(live.row.id, guest.id, live.number, action, seat)


async def refused(house: House, live: Live, kind: type[Refusal], attempt: Awaitable[Any], sentence: str) -> None:
    """It is refused with a sentence, and nothing has changed: not in memory, not in the database."""
    before = live.number, live.match.state, live.seats
    with pytest.raises(kind, match=sentence):
        await attempt
    assert (live.number, live.match.state, live.seats) == before
    read = await house.store.table(live.row.id)
    assert read is not None
    assert (read[0].number, read[0].seats) == (live.number, live.seats)


async def same_everywhere(house: House, live: Live) -> None:
    """The database read anew, and the snapshot in it, say what memory says."""
    read = await house.store.table(live.row.id)
    assert read is not None
    again = await House(house.store, Hub()).live(live.row.id)
    assert read[2] == live.match.state
    assert again.match.save() == live.match.save()
    assert replace(again.row, updated=live.row.updated) == live.row
    for name in ("happenings", "doers", "asks", "agreed", "back_to"):
        assert getattr(again, name) == getattr(live, name), name
    deciding = live.match.seat if live.is_playing else None
    assert again.row.deciding == deciding


# -- seats ----------------------------------------------------------------------------------------------


async def test_every_kind_of_seat(house: House) -> None:
    ada = await somebody(house)
    kinds = {}
    for kind in ("me", "friend", "open", "bot", "same"):
        live = await opened(house, ada, "me", kind)
        seat = live.seats[1]
        kinds[kind] = seat.is_taken, seat.is_held_by(ada.id), seat.name, live.row.status
        await same_everywhere(house, live)
    assert kinds == {
        "me": (True, True, "Ada 2", "playing"),
        "friend": (False, False, "", "waiting"),
        "open": (False, False, "", "waiting"),
        "bot": (True, False, "Vega", "playing"),
        "same": (True, True, "Ada 2", "playing"),
    }


async def test_without_wishes_bots_sit_on_the_other_seats(house: House) -> None:
    ada = await somebody(house)
    live = await house.open_table(NewTable("solstis"), ada)
    assert [seat.kind for seat in live.seats] == ["me", "bot"]
    assert live.seats[1].bot == "greedy"


async def test_a_link_is_good_for_one_person_and_the_giver_can_not_come_back_with_it(house: House) -> None:
    ada, ben, eve = await somebody(house), await somebody(house, "Ben"), await somebody(house, "Eve")
    live = await opened(house, ada, "me", "friend")
    table, given = live.row.id, live.seats[1].secret
    await refused(house, live, Forbidden, house.sit(table, 1, eve), "by its link")
    await refused(house, live, Forbidden, house.sit(table, 1, eve, new_id()), "not the secret")
    await house.sit(table, 1, ben, given)
    assert (live.seats[1].guest, live.seats[1].name, live.row.status) == (ben.id, "Ben", "playing")
    assert live.seats[1].secret != given
    for other in (ada, eve):
        await refused(house, live, Forbidden, house.sit(table, 1, other, given), "not the secret")
        await refused(house, live, Conflict, house.sit(table, 1, other), "Somebody else")
    assert await house.store.table_of_secret(given) is None
    await same_everywhere(house, live)


async def test_sitting_down_again_changes_nothing(house: House) -> None:
    _, ben, live = await two(house)
    number = live.number
    assert (await house.sit(live.row.id, 1, ben)).number == number


async def test_the_own_link_opens_the_seat_on_a_second_device(house: House) -> None:
    ada, ben, live = await two(house)
    phone = await somebody(house, "Ben's phone")
    other = House(house.store, Hub())  # another process that has the table in memory already
    assert (await other.live(live.row.id)).held(phone.id) == []
    await house.sit(live.row.id, 1, phone, live.seats[1].secret)
    assert live.held(phone.id) == live.held(ben.id) == [1]
    assert (live.seats[1].guest, live.seats[1].name) == (ben.id, "Ben")
    await same_everywhere(house, live)
    await play(house, live, ada, phone, steps=12)
    other.hub.hear(live.row.id, live.number)
    assert (await other.live(live.row.id)).held(phone.id) == [1]
    assert await house.store.turns_of(phone.id) == await house.store.turns_of(ben.id)
    assert [row.id for row in await house.store.tables_of(phone.id)] == [live.row.id]


async def test_other_processes_hear_of_a_second_device(house: House) -> None:
    _, _, live = await two(house)
    phone = await somebody(house, "Ben's phone")
    heard = live.number
    await house.sit(live.row.id, 1, phone, live.seats[1].secret)
    assert live.number > heard, "what is written without a number is never told"


@pytest.mark.parametrize(
    ("n", "kind", "sentence"),
    [(1, Forbidden, "A bot sits"), (2, Missing, "the seats 0 to 1"), (-1, Missing, "the seats")],
)
async def test_seats_where_nobody_can_sit(house: House, n: int, kind: type[Refusal], sentence: str) -> None:
    ada, eve = await somebody(house), await somebody(house, "Eve")
    live = await opened(house, ada, "me", "bot")
    await refused(house, live, kind, house.sit(live.row.id, n, eve), sentence)


async def test_a_bot_gives_its_seat_to_nobody_who_knows_its_secret(house: House) -> None:
    ada = await somebody(house)
    live = await opened(house, ada, "me", "bot")
    await refused(house, live, Forbidden, house.sit(live.row.id, 1, ada, live.seats[1].secret), "A bot sits")


async def test_several_people_at_one_screen_have_names_of_their_own(house: House) -> None:
    ada = await somebody(house, "A" * 24)
    live = await opened(house, ada, "me", "same")
    assert live.names() == ("A" * 24, "A" * 22 + " 2")
    wishes = [SeatWish("me"), SeatWish("same", name="  <b>Zoë</b>\u202e ")]
    live = await house.open_table(NewTable("solstis", seats=wishes), ada)
    assert live.names()[1] == "<b>Zoë</b>"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("A\u202eda\u2066\x00\x1b[31m", "Ada[31m"),
        ("Zoe\u0308", "Zoë"),
        ("a\r\nset-cookie: x", "a set-cookie: x"),
        ("x" * 100, "x" * 24),
    ],
)
async def test_names_are_kept_clean(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u2060", "\x00", "\u202e", "\u3164", "\u2800", "\u0301"])
async def test_names_nobody_can_see_are_none(given: str) -> None:
    with pytest.raises(Invalid, match="1 to 24"):
        clean_name(given)


# -- new tables -----------------------------------------------------------------------------------------


async def test_options_and_seed_make_the_game(house: House) -> None:
    ada = await somebody(house)
    live = await opened(house, ada, "me", "bot", seed=7, options={"first": 1, "evil": True})
    assert (live.match.options["first"], live.match.options["evil"], live.match.seat) == (1, True, 1)
    assert (
        await opened(house, ada, "me", "bot", seed=7, options={"first": 1, "evil": True})
    ).match.state == live.match.state


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (NewTable("chess"), "chess"),
        (NewTable("solstis", players=9), "players"),
        (NewTable("solstis", players=-1), "players"),
        (NewTable("solstis", seed=2**63), "a seed is"),
        (NewTable("solstis", options={"moon": 1}), "moon"),
        (NewTable("solstis", options={"first": 9}), "first"),
        (NewTable("solstis", players=2, seats=[SeatWish("me")]), "2 seats, not 1"),
        (NewTable("solstis", seats=[SeatWish("me")]), "2 players, not 1"),
        (NewTable("solstis", seats=[]), None),
        (NewTable("solstis", seats=[SeatWish("me"), SeatWish("bot", bot="oracle")]), "oracle"),
        (NewTable("solstis", seats=[SeatWish("me"), SeatWish("same", name="\u200b")]), "A name has"),
    ],
)  # fmt: skip
async def test_tables_that_can_not_be(house: House, wish: NewTable, sentence: str | None) -> None:
    from suntable.engine.errors import SuntableError

    ada = await somebody(house)
    if sentence is None:
        assert (await house.open_table(wish, ada)).row.players == 2
        return
    with pytest.raises(SuntableError, match=sentence):
        await house.open_table(wish, ada)
    assert await house.store.tables_of(ada.id) == []


@pytest.mark.parametrize("table", ["", "zzzzzzzz", "\x00", "' OR 1=1", "\ud800", "a" * 16, "Ω"])
async def test_tables_that_are_not(house: House, table: str) -> None:
    with pytest.raises(Missing, match="no such table"):
        await house.live(table)


async def test_table_ids_have_no_signs_to_confuse() -> None:
    assert all(not set("01ilo") & set(_table_id()) for _ in range(50))


# -- playing --------------------------------------------------------------------------------------------


async def test_whole_games_come_to_the_same_everywhere(house: House) -> None:
    for seed in range(3):
        ada, ben, live = await two(house, seed)
        await play(house, live, ada, ben, dice=seed)
        assert (live.row.status, live.row.deciding) == ("over", None)
        await same_everywhere(house, live)


async def test_what_can_not_be_played(house: House) -> None:
    ada, ben, live = await two(house)
    eve, table, number = await somebody(house, "Eve"), live.row.id, live.number
    legal = live.match.legal()[0]
    illegal = next(n for n in range(1000) if n not in live.match.legal())
    for kind, attempt, sentence in [
        (Conflict, house.play(table, ada.id, number + 1, legal, None), f"number {number + 1}.*at {number}"),
        (Conflict, house.play(table, ada.id, number - 1, legal, None), "the table is at"),
        (Unplayable, house.play(table, ben.id, number, legal, None), "Ada’s turn"),
        (Unplayable, house.play(table, ada.id, number, illegal, None), "not possible|no action"),
        (Unplayable, house.play(table, ada.id, number, "fly 1", None), "fly"),
        (Unplayable, house.play(table, ada.id, number, 10**5, None), "action"),
        (Unplayable, house.play(table, ada.id, number, -1, None), "action"),
        (Forbidden, house.play(table, eve.id, number, legal, None), "no seat"),
        (Forbidden, house.play(table, ada.id, number, legal, 1), "seat 0, not 1"),
        (Forbidden, house.resign(table, ada.id, number, 1), "seat 0, not 1"),
        (Forbidden, house.undo(table, eve.id, number, None), "no seat"),
        (Unplayable, house.undo(table, ada.id, number, None), "nothing of yours"),
        (Unplayable, house.consent(table, ada.id, number, True, None), "Nobody asks"),
        (Unplayable, house.rematch(table, ada, number), "after the end"),
        (Missing, house.play("zzzzzzzz", ada.id, number, legal, None), "no such table"),
    ]:
        await refused(house, live, kind, attempt, sentence)


async def test_nothing_is_played_before_all_are_there(house: House) -> None:
    ada = await somebody(house)
    live = await opened(house, ada, "me", "open", options={"first": 0})
    for attempt in (
        house.play(live.row.id, ada.id, 0, live.match.legal()[0], None),
        house.undo(live.row.id, ada.id, 0, None),
        house.resign(live.row.id, ada.id, 0, None),
    ):
        await refused(house, live, Unplayable, attempt, "Not everybody")


async def test_nothing_is_played_after_the_end(house: House) -> None:
    ada, ben, live = await two(house)
    await play(house, live, ada, ben)
    for attempt in (
        house.play(live.row.id, ada.id, live.number, 0, None),
        house.undo(live.row.id, ada.id, live.number, None),
        house.resign(live.row.id, ada.id, live.number, None),
    ):
        await refused(house, live, Unplayable, attempt, "The game is over")


# -- taking back ----------------------------------------------------------------------------------------


async def to_undoable(house: House, live: Live, *guests: Guest, wanted: bool) -> int:
    """Play until somebody's last action may (or may not) be taken back; whose it was."""
    for dice in range(400):
        await play(house, live, *guests, steps=1, dice=dice)
        assert not live.match.over
        if live.match.can_undo is wanted and live.doers[-1] in live.held(guests[0].id):
            return live.doers[-1]
    raise AssertionError("there is nothing to take back")


async def test_undo_within_the_rules_asks_nobody(house: House) -> None:
    ada, ben, live = await two(house)
    seat = await to_undoable(house, live, ada, ben, wanted=True)
    before, actions = live.match.at(len(live.match.actions) - 1).state, len(live.match.actions)
    assert live.may_undo(seat)
    assert not live.may_undo(1 - seat)
    await house.undo(live.row.id, ada.id, live.number, None)
    assert (live.match.state, len(live.match.actions), live.asks) == (before, actions - 1, None)
    await same_everywhere(house, live)
    await play(house, live, ada, ben)
    await same_everywhere(house, live)


async def test_undo_beyond_the_rules_asks_the_other_who_may_agree(house: House) -> None:
    ada, ben, live = await two(house)
    seat = await to_undoable(house, live, ada, ben, wanted=False)
    step = live.asked_back_to(seat)
    assert step is not None
    state = live.match.state
    await house.undo(live.row.id, ada.id, live.number, None)
    assert (live.asks, live.awaited(), live.match.state) == (seat, [1 - seat], state)
    await same_everywhere(house, live)
    table, number = live.row.id, live.number
    await refused(house, live, Unplayable, house.undo(table, ada.id, number, None), "Ada asks")
    await refused(house, live, Forbidden, house.consent(table, ada.id, number, True, None), "Nobody waits")
    await refused(house, live, Conflict, house.consent(table, ben.id, number - 1, True, None), "the table is at")
    await house.consent(table, ben.id, number, True, None)
    assert live.match.state == live.match.at(step).state
    assert (len(live.match.actions), live.asks, len(live.doers)) == (step, None, step)
    await same_everywhere(house, live)
    await play(house, live, ada, ben)
    await same_everywhere(house, live)


async def test_the_other_may_refuse_or_simply_play_on(house: House) -> None:
    ada, ben, live = await two(house)
    await to_undoable(house, live, ada, ben, wanted=False)
    state = live.match.state
    await house.undo(live.row.id, ada.id, live.number, None)
    await house.consent(live.row.id, ben.id, live.number, False, None)
    assert (live.asks, live.match.state) == (None, state)
    await house.undo(live.row.id, ada.id, live.number, None)
    await play(house, live, ada, ben, steps=1)
    assert (live.asks, live.awaited()) == (None, [])
    await same_everywhere(house, live)


async def test_bots_agree_to_anything(house: House) -> None:
    ada = await somebody(house)
    live = await opened(house, ada, "me", "bot")
    seat = await to_undoable(house, live, ada, wanted=False)
    step = live.asked_back_to(seat)
    assert step is not None
    await house.undo(live.row.id, ada.id, live.number, None)
    assert (live.asks, len(live.match.actions)) == (None, step)
    await same_everywhere(house, live)


async def test_what_was_asked_is_forgotten_when_somebody_leaves(house: House) -> None:
    ada, ben, live = await two(house)
    await to_undoable(house, live, ada, ben, wanted=False)
    await house.undo(live.row.id, ada.id, live.number, None)
    await house.resign(live.row.id, ben.id, live.number, None)
    assert live.asks is None
    await same_everywhere(house, live)


# -- leaving and playing again --------------------------------------------------------------------------


async def test_a_bot_takes_over_the_seat_of_whoever_leaves(house: House) -> None:
    ada, ben, live = await two(house)
    phone, link = await somebody(house, "Ben's phone"), live.seats[1].secret
    await house.sit(live.row.id, 1, phone, link)
    await house.resign(live.row.id, ben.id, live.number, None)
    left = live.seats[1]
    assert (left.kind, left.bot, left.name, left.resigned, left.guest) == ("bot", "greedy", "Vega", True, None)
    assert left.holders == frozenset()
    assert live.held(ben.id) == live.held(phone.id) == []
    await refused(house, live, Forbidden, house.sit(live.row.id, 1, ben, link), "not the secret")
    await refused(house, live, Forbidden, house.resign(live.row.id, phone.id, live.number, None), "no seat")
    await same_everywhere(house, live)
    log = [line.words for line in scene(live, Eyes(ada.id, "en")).view.log]
    assert any("Ben" in line and "Vega" in line for line in log)
    await play(house, live, ada)
    assert live.match.over


async def test_the_bot_that_takes_over_has_a_name_of_its_own(house: House) -> None:
    ada = await somebody(house)
    wishes = [SeatWish("me"), SeatWish("same", name="Lyra")]
    live = await house.open_table(NewTable("solstis", seats=wishes), ada)
    await house.resign(live.row.id, ada.id, live.number, 0)
    assert live.names() == ("Vega", "Lyra")


async def test_both_get_the_same_next_table_one_seat_further(house: House) -> None:
    ada, ben, live = await two(house)
    phone = await somebody(house, "Ben's phone")
    await house.sit(live.row.id, 1, phone, live.seats[1].secret)
    await play(house, live, ada, ben)
    eve = await somebody(house, "Eve")
    await refused(house, live, Forbidden, house.rematch(live.row.id, eve, live.number), "those who played")
    await refused(house, live, Conflict, house.rematch(live.row.id, ada, live.number - 1), "the table is at")
    number = live.number
    first = await house.rematch(live.row.id, ada, number)
    second = await house.rematch(live.row.id, ben, number)
    assert first is second
    assert (live.row.rematch, live.row.status) == (first.row.id, "over")
    assert first.names() == ("Ben", "Ada")
    assert first.held(phone.id) == first.held(ben.id) == [0]
    assert {seat.secret for seat in first.seats}.isdisjoint(seat.secret for seat in live.seats)
    assert first.row.seed != live.row.seed
    assert (first.row.options, first.row.status) == (live.row.options, "playing")
    await same_everywhere(house, live)
    await same_everywhere(house, first)
    await play(house, first, ada, ben)


async def test_two_processes_make_one_next_table(house: House) -> None:
    ada, ben, live = await two(house)
    await play(house, live, ada, ben)
    other = House(house.store, Hub())
    await other.live(live.row.id)
    first = await house.rematch(live.row.id, ada, live.number)
    second = await other.rematch(live.row.id, ben, live.number - 1)
    assert first.row.id == second.row.id
    assert len(await house.store.tables_of(ada.id)) == 2


async def test_whoever_left_is_no_longer_said_to_have_left_at_the_next_table(house: House) -> None:
    ada, ben, live = await two(house)
    await house.resign(live.row.id, ben.id, live.number, None)
    await play(house, live, ada)
    following = await house.rematch(live.row.id, ada, live.number)
    assert [(seat.kind, seat.resigned) for seat in following.seats] == [("bot", False), ("me", False)]
    await same_everywhere(house, following)


# -- several processes, and failures --------------------------------------------------------------------


async def test_another_process_that_is_behind_plays_nothing_and_catches_up(house: House) -> None:
    ada, ben, live = await two(house)
    other = House(house.store, Hub())
    behind = await other.live(live.row.id)
    number, legal = live.number, live.match.legal()
    await house.play(live.row.id, ada.id, number, legal[0], None)
    with pytest.raises(Conflict, match="faster") as conflict:
        await other.play(live.row.id, ada.id, number, legal[-1], None)
    assert conflict.value.live is behind
    assert (behind.number, behind.match.state) == (live.number, live.match.state)
    await play(other, behind, ada, ben, steps=5)
    await same_everywhere(other, behind)


async def test_a_table_forgotten_while_somebody_plays_at_it_is_not_shown_as_it_was(house: House) -> None:
    _, _, live = await two(house)
    house._lives.clear()  # as when a thousand others came
    await house.live(live.row.id)
    async with live.lock:
        await house._play(live, 0, live.match.legal()[0])
    assert (await house.live(live.row.id)).match.state == live.match.state


async def test_what_was_written_in_spite_of_an_error_is_found_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, live = await two(house)
    append = house.store.append

    async def lost(*what: Any) -> None:
        await append(*what)
        raise ConnectionResetError("the answer was lost")

    monkeypatch.setattr(house.store, "append", lost)
    with pytest.raises(ConnectionResetError):
        await house.play(live.row.id, ada.id, live.number, live.match.legal()[0], None)
    monkeypatch.undo()
    again = await house.live(live.row.id)
    assert again.number == live.number + 1
    await play(house, again, ada, ben)
    await same_everywhere(house, again)


# -- closing ---------------------------------------------------------------------------------------------


async def test_a_table_nobody_came_to_can_be_closed(house: House) -> None:
    ada, ben = await somebody(house, "Ada"), await somebody(house, "Ben")
    live = await opened(house, ada, "me", "open")
    with pytest.raises(Forbidden, match="Only whoever opened"):
        await house.close(live.row.id, ben.id, live.number)
    await house.close(live.row.id, ada.id, live.number)
    assert live.row.status == "closed"
    assert [row.id for row in await house.store.open_tables()] == []
    assert [row.id for row in await house.store.tables_of(ada.id)] == []
    with pytest.raises(Forbidden, match="closed"):
        await house.sit(live.row.id, 1, ben)
    house.forget()
    assert (await house.live(live.row.id)).row.status == "closed"


async def test_a_table_at_which_all_sit_can_not_be_closed(house: House) -> None:
    ada = await somebody(house, "Ada")
    live = await opened(house, ada, "me", "bot")
    with pytest.raises(Unplayable, match="while seats are free"):
        await house.close(live.row.id, ada.id, live.number)
    assert live.row.status == "playing"
