"""Several at once: every number of a table is given away once, and who looks at one process hears of the other."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from functools import partial

import httpx
import pytest

from tests.server.conftest import Serve
from tests.server.postgres import Postgres
from tests.server.tools import Inside, Json, Player, Server, pair, secret_of, stream, until

ROUNDS = 12


def at_once(*what: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """All at the same moment, each in a thread; their answers."""
    gate, answers = threading.Barrier(len(what)), [httpx.Response(0)] * len(what)

    def ask(n: int) -> None:
        gate.wait()
        answers[n] = what[n]()

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(len(what))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def elsewhere(player: Player, url: str) -> Player:
    """The same person at another process."""
    return Player(url, player.name, id=player.id, token=player.token)


@pytest.fixture
def two_servers(serve: Serve, postgres: Postgres) -> tuple[Server, Server]:
    """Two servers with one database, and one key for their cookies."""
    address = postgres.database()
    first, second = serve(address, "--no-limits"), serve(address, "--no-limits")
    return first.wait(), second.wait()


def one_won(answers: list[httpx.Response], number: int) -> Json:
    """One was acknowledged; the others were told how the table is now, as they may see it."""
    assert Counter(answer.status_code for answer in answers) == {201: 1, 409: len(answers) - 1}
    winner = next(answer for answer in answers if answer.status_code == 201)
    assert winner.json() == {"number": number + 1}
    problem: Json = {}
    for answer in answers:
        if answer.status_code == 409:
            problem = answer.json()
            assert answer.headers["content-type"] == "application/problem+json"
            assert problem["table"]["number"] == number + 1
    return problem


def choose(player: Player, view: Json, n: int = 0) -> Callable[[], httpx.Response]:
    """Playing a certain one of the legal actions, later."""
    body = {"number": view["number"], "seat": view["viewer"], "action": view["legal"][n]["action"]}
    return partial(player.do, view["id"], "actions", **body)


def at_number(player: Player, table: str, number: int) -> None:
    """Wait until somebody is told so."""
    until(lambda: player.look(table)["number"] == number)


def test_two_processes_race_for_every_number(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ada = Player(first.url)
    twin, table = elsewhere(ada, second.url), ada.open("me", "same")["id"]
    for _ in range(ROUNDS):
        view = ada.turn(table)
        one_won(at_once(choose(ada, view), choose(twin, view, -1)), view["number"])
        at_number(ada, table, view["number"] + 1)
        at_number(twin, table, view["number"] + 1)
    assert ada.look(table, seat=0) == twin.look(table, seat=0)


def test_a_stream_at_one_process_tells_what_is_played_at_the_other(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ada, ben, view = pair(first.url, options={"first": 0})
    far = elsewhere(ben, second.url)
    with stream(far.client, f"/api/tables/{view['id']}/events") as events:
        assert next(events).id == view["number"]
        for _ in range(3):
            before = ada.look(view["id"])["number"]
            assert ada.play(view["id"]) or ben.play(view["id"])
            event = next(events)
            assert (event.id, event.data["number"]) == (before + 1, before + 1)


def test_a_second_device_is_known_to_the_other_process(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    _, ben, view = pair(first.url)
    table = view["id"]
    phone = elsewhere(Player(first.url, "Phone"), second.url)
    assert phone.look(table)["you"] == []
    link = secret_of(ben.look(table), 1)
    assert elsewhere(phone, first.url).sit(table, 1, link).status_code == 200
    until(lambda: phone.look(table)["you"] == [1])


def test_two_processes_make_one_rematch(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ada = Player(first.url)
    table = ada.open("me", "same", seed=3)["id"]
    while ada.play(table):
        pass
    twin, number = elsewhere(ada, second.url), ada.look(table)["number"]
    until(lambda: twin.look(table)["status"] == "over")
    answers = at_once(lambda: ada.do(table, "rematch", number=number), lambda: twin.do(table, "rematch", number=number))
    assert [answer.status_code for answer in answers] == [201, 201]
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert len(ada.client.get("/api/tables").json()["mine"]) == 2


def test_two_people_want_one_seat(two_servers: tuple[Server, Server]) -> None:
    first, second = two_servers
    ada = Player(first.url)
    for _ in range(4):
        table = ada.open("me", "open")["id"]
        ben, eve = Player(first.url, "Ben"), Player(second.url, "Eve")
        answers = at_once(partial(ben.sit, table, 1), partial(eve.sit, table, 1))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        winner = (ben, eve)[answers[1].status_code == 200]
        at_number(ada, table, 1)
        assert ada.look(table)["seats"][1]["name"] == winner.name
        assert winner.look(table)["you"] == [1]


def test_workers_of_one_server_share_all_tables(serve: Serve, postgres: Postgres) -> None:
    server = serve(postgres.database(), "--workers", "2", "--no-limits").wait()
    ada = Player(server.url)
    table = ada.open("me", "same")["id"]
    for _ in range(ROUNDS):
        twins = [elsewhere(ada, server.url) for _ in range(4)]  # a connection each: any of the workers may get it
        view = twins[0].turn(table)
        one_won(at_once(*(choose(twin, view) for twin in twins)), view["number"])
        for twin in twins:
            at_number(twin, table, view["number"] + 1)
            twin.close()


def test_many_posts_at_once_in_one_process(inside: Inside) -> None:
    ada = Player(inside.url)
    tables = [ada.open("me", "same")["id"] for _ in range(4)]
    twins = [elsewhere(ada, inside.url) for _ in range(16)]
    for _ in range(5):
        views = [ada.turn(table) for table in tables]
        answers = at_once(*(choose(twin, view) for twin, view in zip(twins, views * 4, strict=True)))
        for n, view in enumerate(views):
            one_won(answers[n :: len(views)], view["number"])
