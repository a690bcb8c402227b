"""Nothing secret leaves: change what is hidden from somebody, and every byte they are sent stays the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import pytest

from suntable.bots.worker import question
from suntable.engine.match import Match, Note, new
from suntable.server.live import Live
from suntable.server.settings import Settings
from tests.server.tools import Inside, Player, browser, pair, stream

WORLDS = 1  # other worlds for every moment
STEPS = 16  # actions between the moments that are looked at
SPECTATOR = -1


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    server = Inside(Settings(data=tmp_path_factory.mktemp("server"), pause=0, floods=False))
    yield server
    server.stop()


def answers(client: httpx.Client, table: str, step: int, lang: str) -> dict[str, str]:
    """Everything somebody is sent about a table."""
    paths = [
        f"/api/tables/{table}", f"/api/tables/{table}?lang={lang}", f"/api/tables/{table}/save", "/api/tables", "/",
        f"/t/{table}", f"/t/{table}?seat=0", f"/t/{table}?seat=1", f"/t/{table}/now", f"/t/{table}/replay",
        *(f"/t/{table}/steps/{n}" for n in (0, step // 2, step)), f"/t/{table}/replay?step={step}",
    ]  # fmt: skip
    sent = {}
    for path in paths:
        answer = client.get(path, headers={"accept-language": lang})
        assert answer.status_code == (403 if path.endswith("/save") else 200), answer.text
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        sent[path] = f"{headers}\n{answer.text}"
    for path in (f"/api/tables/{table}/events?lang={lang}", f"/t/{table}/stream"):
        with stream(client, path) as events:
            event = next(events)
            sent[path] = f"{event.id} {event.raw}"
    stale = client.post(f"/api/tables/{table}/undo", json={"number": 10**6, "seat": 1})
    sent["409"] = stale.text
    return sent


class Elsewhere(Match):
    """A match in another world that a seat cannot tell from the true one, with the same past in public."""

    true: Match
    for_seat: int
    number: int

    @classmethod
    def of(cls, true: Match, seat: int, seed: int) -> Match:
        other = cls.__new__(cls)
        for name in Match.__slots__:
            setattr(other, name, getattr(true, name))
        other._states = true.world(seat, seed)._states
        other.true, other.for_seat, other.number = true, seat, seed
        return other

    def notes(self) -> list[Note]:
        return self.true.notes()

    def at(self, n: int) -> Match:
        return Elsewhere.of(self.true.at(n), self.for_seat, self.number)


def exchange(inside: Inside, live: Live, match: Match) -> None:
    """Play on in another world, in the server's memory alone."""

    async def change() -> None:
        live.match = match
        live.seen.clear()

    inside.call(change())


@pytest.mark.parametrize(("seed", "lang"), [(1, "en"), pytest.param(2, "de", marks=pytest.mark.slow)])
def test_other_worlds_look_the_same(inside: Inside, seed: int, lang: str) -> None:
    ada, ben, view = pair(inside.url, seed=seed)
    table, dice = view["id"], random.Random(seed)
    live = inside.call(inside.house.live(table))
    viewers = {0: ada.client, 1: ben.client, SPECTATOR: browser(inside.url)}
    changed = dict.fromkeys(viewers, 0)
    while live.is_playing:
        true, step = live.match, len(live.match.actions)
        for seat, client in viewers.items():
            before = answers(client, table, step, lang)
            for n in range(WORLDS):
                other = Elsewhere.of(true, seat, seed * 1000 + step * 10 + n)
                changed[seat] += other.state != true.state
                exchange(inside, live, other)
                after = answers(client, table, step, lang)
                assert {path for path in before if before[path] != after[path]} == set()
            exchange(inside, live, true)
        for _ in range(STEPS):
            _ = ada.play(table, dice) or ben.play(table, dice)
    assert min(changed.values()) >= 2, "the other worlds differ"


def test_what_a_seat_may_see_does_make_a_difference(inside: Inside) -> None:
    """The test above could fail: what is hidden from one seat is shown to the other."""
    _, ben, view = pair(inside.url, seed=3)
    live = inside.call(inside.house.live(view["id"]))
    before = answers(ben.client, view["id"], 0, "en")
    exchange(inside, live, Elsewhere.of(live.match, 0, 99))
    after = answers(ben.client, view["id"], 0, "en")
    paths = {path for path in before if before[path] != after[path]}
    assert {f"/api/tables/{view['id']}", f"/t/{view['id']}", f"/t/{view['id']}/now", f"/t/{view['id']}/stream"} <= paths


def test_no_seed_and_no_secret_of_another_is_ever_sent(inside: Inside) -> None:
    seed = 7_318_255_904_417_233_681
    ada, ben, view = pair(inside.url, seed=seed)
    table, eve = view["id"], browser(inside.url)
    waiting = ada.open("me", "friend")["id"]
    live, open_live = inside.call(inside.house.live(table)), inside.call(inside.house.live(waiting))
    secrets = {seat.n: seat.secret for seat in live.seats}
    for n, client in {0: ada.client, 1: ben.client, SPECTATOR: eve}.items():
        for path, text in answers(client, table, 0, "en").items():
            assert str(seed) not in text, path
            assert not [secret for seat, secret in secrets.items() if seat != n and secret in text], path
            assert not [key for key in (ada.token, ben.token, ada.id, ben.id) if key in text], path
    link = open_live.seats[1].secret
    assert link in ada.client.get(f"/api/tables/{waiting}").text, "whoever opened the table gives the link away"
    for path in (f"/t/{waiting}", f"/t/{waiting}/now", f"/api/tables/{waiting}", "/", "/api/tables"):
        for client in (ben.client, eve):
            assert link not in client.get(path).text, path


def test_a_secret_is_no_longer_shown_to_the_giver_once_it_is_taken(inside: Inside) -> None:
    ada, ben, view = pair(inside.url)
    live = inside.call(inside.house.live(view["id"]))
    for path in (f"/t/{view['id']}", f"/api/tables/{view['id']}", "/", "/api/tables"):
        assert live.seats[1].secret not in ada.client.get(path).text
        assert live.seats[0].secret not in ben.client.get(path).text


def test_several_people_at_one_screen_do_not_see_each_others_hand_before_the_screen_is_handed_over(
    inside: Inside,
) -> None:
    ada = Player(inside.url)
    view = ada.open("me", "same", seed=1, options={"first": 0})
    live = inside.call(inside.house.live(view["id"]))
    for path in (f"/t/{view['id']}", f"/t/{view['id']}/now", f"/t/{view['id']}?seat=1"):
        before = ada.client.get(path).text
        true = live.match
        exchange(inside, live, Elsewhere.of(true, SPECTATOR, 5))
        assert ada.client.get(path).text == before, path
        exchange(inside, live, true)


def test_a_bot_is_asked_with_what_its_seat_sees_and_no_more() -> None:
    match = new("solstis", seed=7_318_255_904_417_233_682)
    while not match.over:
        seat, legal = match.seat, match.legal()
        assert seat is not None
        asked = question("greedy", match, seat, legal, len(match.actions), 1.0)
        for seed in range(WORLDS):
            assert question("greedy", Elsewhere.of(match, seat, seed), seat, legal, len(match.actions), 1.0) == asked
        assert b"7318255904417233682" not in asked
        match.play(random.Random(len(match.actions)).choice(legal))
