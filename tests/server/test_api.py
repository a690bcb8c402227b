"""Whole games by programs over HTTP: what they are told, and what they are told when something is wrong."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import suntable
from suntable.draw.words import words
from suntable.server.refusals import Invalid
from suntable.server.settings import Settings
from tests.server.tools import Inside, Json, Player, browser, finish, pair, stream, until


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def inside(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """One server on each database: what happens at one table is nothing to another."""
    address = request.getfixturevalue("postgres").database() if request.param == "postgres" else None
    data = tmp_path_factory.mktemp("server")
    server = Inside(Settings(data=data, database=address, pause=0, floods=False, is_shared=address is not None))
    yield server
    server.stop()


def problem(answer: httpx.Response, status: int, sentence: str) -> Json:
    """It is an error as RFC 9457 has it, with a sentence."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json")
    said: Json = answer.json()
    assert said["status"] == status
    assert said["title"]
    assert sentence in said["detail"]
    return said


# -- games ----------------------------------------------------------------------------------------------


def test_two_programs_play_a_whole_game_and_keep_it(inside: Inside) -> None:
    ada, ben, view = pair(inside.url, seed=5)
    table = view["id"]
    problem(ada.client.get(f"/api/tables/{table}/save"), 403, "when the game is over")
    finish(ada, ben, table=table, dice=random.Random(1))
    end = ada.look(table)
    assert (end["status"], end["seat"], end["legal"], end["prompt"]) == ("over", None, [], "")
    saved = browser(inside.url).get(f"/api/tables/{table}/save")
    assert saved.headers["content-disposition"] == f'attachment; filename="solstis-{table}.json"'
    match = suntable.load(saved.text)
    assert (match.scores, match.ranks, match.returns) == (end["scores"], end["ranks"], end["returns"])
    assert match.position() == end["position"] | {key: match.position()[key] for key in hidden(match, end["position"])}
    assert (len(match.actions), saved.json()["seed"]) == (end["step"], 5)


def hidden(match: suntable.Match, seen: Json) -> list[str]:
    """What a seat does not see of the end either, such as the generator."""
    return [key for key, value in match.position().items() if key not in seen or seen[key] != value]


def test_a_program_plays_with_a_bot(inside: Inside) -> None:
    ada = Player(inside.url)
    view = ada.open("me", "bot", seed=2)
    table = view["id"]
    assert view["seats"][1] | {"link": None} == {
        "n": 1, "kind": "bot", "name": "Vega", "taken": True, "you": False, "bot": "greedy", "resigned": False,
        "link": None,
    }  # fmt: skip

    def played() -> bool:
        ada.play(table)
        return bool(ada.look(table)["status"] == "over")

    until(played)


def test_what_is_played_by_name_or_number(inside: Inside) -> None:
    ada = Player(inside.url)
    view = ada.open("me", "same", options={"first": 0})
    first = view["legal"][0]
    answer = ada.do(view["id"], "actions", number=0, action=first["name"])
    assert (answer.status_code, answer.json()) == (201, {"number": 1})
    assert ada.look(view["id"])["step"] == 1


def test_each_sees_the_table_through_the_own_seat(inside: Inside) -> None:
    ada, ben, view = pair(inside.url)
    table = view["id"]
    sights = {name: player.look(table) for name, player in (("ada", ada), ("ben", ben), ("eve", Player(inside.url)))}
    assert {name: (sight["viewer"], sight["you"]) for name, sight in sights.items()} == {
        "ada": (0, [0]), "ben": (1, [1]), "eve": (-1, []),
    }  # fmt: skip
    deciding = view["seat"]
    assert [bool(sights[name]["legal"]) for name in ("ada", "ben", "eve")] == [deciding == 0, deciding == 1, False]
    assert [[bool(seat.get("link")) for seat in sights[name]["seats"]] for name in ("ada", "ben", "eve")] == [
        [True, False], [False, True], [False, False],
    ]  # fmt: skip


def test_the_lobby_lists_what_is_free_and_what_is_mine(inside: Inside) -> None:
    ada, ben = Player(inside.url), Player(inside.url, "Ben")
    free, private = ada.open("me", "open")["id"], ada.open("me", "friend")["id"]
    seen = ben.client.get("/api/tables").json()
    assert seen["open"][0]["id"] == free, "the newest comes first"
    assert private not in {line["id"] for line in seen["open"]}
    assert seen["mine"] == []
    assert all("link" not in seat or seat["link"] is None for line in seen["open"] for seat in line["seats"])
    assert {line["id"] for line in ada.client.get("/api/tables").json()["mine"]} == {free, private}
    assert ben.sit(free, 1).status_code == 200
    lines = ben.client.get("/api/tables").json()
    assert free not in {line["id"] for line in lines["open"]}
    assert [line["id"] for line in lines["mine"]] == [free]
    turns = [p.client.get("/api/tables").json()["mine"] for p in (ada, ben)]
    assert sorted(next(line["your_turn"] for line in lines if line["id"] == free) for lines in turns) == [False, True]


def test_undo_consent_resign_and_rematch(inside: Inside) -> None:
    ada, ben, view = pair(inside.url, seed=1, options={"first": 0})
    table = view["id"]
    while ada.play(table):
        pass
    number = ada.look(table)["number"]
    asked = ada.do(table, "undo", number=number)
    assert (asked.status_code, asked.json()) == (200, {"number": number + 1})
    waiting = ben.look(table)
    assert (waiting["asks_back"], waiting["awaited"]) == (0, [1])
    assert ben.do(table, "consent", number=number + 1, agree=True).status_code == 200
    assert ada.look(table)["step"] == view["step"] + number - 2
    assert ada.play(table)
    assert ben.do(table, "resign", number=ada.look(table)["number"]).status_code == 200
    left = ada.look(table)["seats"][1]
    assert (left["kind"], left["resigned"], left["taken"]) == ("bot", True, True)

    def played() -> bool:
        ada.play(table)
        return bool(ada.look(table)["status"] == "over")

    until(played)
    again = ada.do(table, "rematch", number=ada.look(table)["number"])
    assert again.status_code == 201
    assert [seat["you"] for seat in again.json()["seats"]] == [False, True]
    assert ada.look(table)["rematch"] == again.json()["id"]


# -- streams --------------------------------------------------------------------------------------------


def test_a_stream_tells_everything_once_and_each_what_it_may_see(inside: Inside) -> None:
    ada, ben, view = pair(inside.url, seed=4)
    table = view["id"]
    heard: list[Json] = []
    ready = threading.Event()

    def listen() -> None:
        with stream(ben.client, f"/api/tables/{table}/events") as events:
            for event in events:
                heard.append(event.data)
                ready.set()
                if event.data["status"] == "over":
                    return

    listener = threading.Thread(target=listen)
    listener.start()
    assert ready.wait(20)
    own = Player(inside.url, "Ben", id=ben.id, token=ben.token)
    finish(ada, own, table=table)
    listener.join(20)
    assert not listener.is_alive()
    numbers = [told["number"] for told in heard]
    assert numbers == sorted(set(numbers)), "no number is told twice, none after a later one"
    assert (numbers[0], heard[-1]) == (view["number"], own.look(table))
    assert {told["viewer"] for told in heard} == {1}


def test_whoever_comes_back_misses_nothing_and_hears_nothing_twice(inside: Inside) -> None:
    ada, ben, view = pair(inside.url)
    path = f"/api/tables/{view['id']}/events"
    with stream(ada.client, path) as events:
        last = next(events)
    assert last.id == view["number"]
    assert ada.play(view["id"]) or ben.play(view["id"])
    with stream(ada.client, path, **{"last-event-id": str(last.id)}) as events:
        missed = next(events)
    assert (missed.id, missed.data) == (last.id + 1, ada.look(view["id"]))
    with stream(ada.client, path, **{"last-event-id": str(missed.id)}) as events:
        assert ada.play(view["id"]) or ben.play(view["id"])
        assert next(events).id == missed.id + 1, "what was heard already is not told again"


@pytest.mark.parametrize("told", ["x", "-1", "99999999", "1e3", ""])
def test_a_last_event_nobody_can_have_heard_begins_anew(inside: Inside, told: str) -> None:
    ada = Player(inside.url)
    table = ada.open("me", "same")["id"]
    with stream(ada.client, f"/api/tables/{table}/events", **{"last-event-id": told}) as events:
        assert next(events).id == 0


def test_a_page_hears_only_what_has_changed(inside: Inside) -> None:
    ada, ben, view = pair(inside.url)
    table, number = view["id"], view["number"]
    with stream(ada.client, f"/t/{table}/stream?number={number}") as events:
        assert ada.play(table) or ben.play(table)
        event = next(events)
    whole = ada.client.get(f"/t/{table}/now").json()
    assert (event.id, whole["number"]) == (number + 1, number + 1)
    assert set(event.data["fragments"]) <= set(whole["fragments"])
    assert all(whole["fragments"][name] == text for name, text in event.data["fragments"].items())
    assert event.data["said"]


# -- errors ---------------------------------------------------------------------------------------------


def test_who_answers_to_an_old_number_is_shown_the_table_as_it_is(inside: Inside) -> None:
    ada, ben, view = pair(inside.url, options={"first": 0})
    table, number = view["id"], view["number"]
    assert ada.play(table)
    old = ada.do(table, "actions", number=number, action=view["legal"][0]["action"])
    assert problem(old, 409, f"at {number + 1}")["table"] == ada.look(table)
    assert problem(ben.do(table, "undo", number=number), 409, "the table is at")["table"] == ben.look(table)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "sentence"),
    [
        ("GET", "/api/nothing", None, 404, ""),
        ("GET", "/api/tables/zzzzzzzz", None, 404, "no such table"),
        ("GET", "/api/tables/" + "z" * 17, None, 400, ""),
        ("GET", "/api/tables/TABLE?seat=9", None, 400, "seat"),
        ("GET", "/api/tables/TABLE?seat=x", None, 400, "seat"),
        ("GET", "/api/tables/TABLE?lang=fr", None, 400, "lang"),
        ("GET", "/api/tables/zzzzzzzz/events", None, 404, "no such table"),
        ("DELETE", "/api/tables/TABLE", None, 405, ""),
        ("PUT", "/api/guests", {"name": "A"}, 405, ""),
        ("POST", "/api/guests", {"name": ""}, 400, "name"),
        ("POST", "/api/guests", {"name": "x" * 25}, 400, "name"),
        ("POST", "/api/guests", {"name": "\u200b"}, 400, "A name has"),
        ("POST", "/api/guests", {"name": 5}, 400, "name"),
        ("POST", "/api/guests", {"name": "A", "admin": True}, 400, "admin"),
        ("POST", "/api/guests", [], 400, ""),
        ("POST", "/api/guests", b"{", 400, ""),
        ("POST", "/api/guests", b'{"name": "\\ud800"}', 400, ""),
        ("POST", "/api/guests", b"\xff\xfe", 400, ""),
        ("POST", "/api/guests", b"[" * 20_000, 400, ""),
        ("POST", "/api/tables", {"game": "chess"}, 400, "chess"),
        ("POST", "/api/tables", {"game": "solstis", "players": 3}, 400, "players"),
        ("POST", "/api/tables", {"game": "solstis", "players": 10**30}, 400, ""),
        ("POST", "/api/tables", {"game": "solstis", "seed": -1}, 400, "seed"),
        ("POST", "/api/tables", {"game": "solstis", "seed": 2**63}, 400, "seed"),
        ("POST", "/api/tables", {"game": "solstis", "seed": 2**200}, 400, ""),
        ("POST", "/api/tables", {"game": "solstis", "options": {"first": [1]}}, 400, "options"),
        ("POST", "/api/tables", {"game": "solstis", "options": {"seed": 1}}, 400, "seed"),
        ("POST", "/api/tables", {"game": "solstis", "options": {"players": 2}}, 400, "players"),
        ("POST", "/api/tables", {"game": "solstis", "options": {"game": "x"}}, 400, "game"),
        ("POST", "/api/tables", {"game": "solstis", "seats": [{"kind": "king"}] * 2}, 400, "kind"),
        ("POST", "/api/tables", {"game": "solstis", "seats": [{"kind": "bot"}] * 9}, 400, "seats"),
        ("POST", "/api/tables", {"game": "solstis", "seats": [{"kind": "bot", "bot": "os:system"}] * 2}, 400, "bot"),
        ("POST", "/api/tables/TABLE/actions", {"number": 0, "action": 10**6}, 400, "action"),
        ("POST", "/api/tables/TABLE/actions", {"number": 0, "action": True}, 400, "action"),
        ("POST", "/api/tables/TABLE/actions", {"number": 0, "action": "x" * 81}, 400, "action"),
        ("POST", "/api/tables/TABLE/actions", {"number": 0}, 400, "action"),
        ("POST", "/api/tables/TABLE/actions", {"number": -1, "action": 0}, 400, "number"),
        ("POST", "/api/tables/TABLE/actions", {"number": 0, "action": "tile\x00"}, 422, "tile"),
        ("POST", "/api/tables/TABLE/actions", {"number": 0, "action": -1}, 422, "-1"),
        ("POST", "/api/tables/TABLE/actions", {"number": 10**40, "action": 1}, 409, "the table is at 0"),
        ("POST", "/api/tables/TABLE/seats/5", {}, 404, "seats 0 to 1"),
        ("POST", "/api/tables/TABLE/seats/-1", {}, 400, "n"),
        ("POST", "/api/tables/TABLE/seats/x", {}, 404, ""),
        ("POST", "/api/tables/TABLE/consent", {"number": 0, "agree": True}, 422, "Nobody asks"),
        ("POST", "/api/tables/TABLE/rematch", {"number": 0}, 422, "after the end"),
    ],
)  # fmt: skip
def test_every_error_is_a_problem_with_a_sentence(
    inside: Inside, method: str, path: str, body: Any, status: int, sentence: str
) -> None:
    ada = Player(inside.url)
    table = ada.open("me", "same")["id"]
    before = ada.look(table)
    given: dict[str, Any] = {"content": body} if isinstance(body, bytes) else {"json": body}
    headers = {"content-type": "application/json"}
    answer = ada.client.request(method, path.replace("TABLE", table), headers=headers, **given)
    problem(answer, status, sentence)
    assert ada.look(table) == before


@pytest.mark.parametrize("what", ["actions", "undo", "consent", "resign", "rematch", "seats/1"])
def test_whoever_is_nobody_is_told_how_to_become_somebody(inside: Inside, what: str) -> None:
    table = Player(inside.url).open("me", "open")["id"]
    bodies = {"actions": {"number": 0, "action": 0}, "consent": {"number": 0, "agree": True}, "seats/1": {}}
    answer = browser(inside.url).post(f"/api/tables/{table}/{what}", json=bodies.get(what, {"number": 0}))
    problem(answer, 401, "POST /api/guests")


def test_a_guest_whom_the_database_has_forgotten_is_nobody(inside: Inside) -> None:
    from suntable.server.guests import new_id

    gone = browser(inside.url, authorization=f"Bearer {inside.context.signer.token(new_id())}")
    problem(gone.post("/api/tables", json={"game": "solstis"}), 401, "POST /api/guests")
    assert gone.get("/").status_code == 200


# -- languages ------------------------------------------------------------------------------------------


def test_words_come_in_the_language_of_the_asker(inside: Inside) -> None:
    ada, _, view = pair(inside.url, options={"first": 0})
    table = view["id"]
    by_header = Player(inside.url, "Ada", "de-AT,de;q=0.9,en;q=0.1", ada.id, ada.token).look(table)
    by_query = ada.look(table, lang="de")
    assert by_header == by_query
    assert view["legal"][0]["name"] == by_query["legal"][0]["name"]
    assert view["legal"][0]["words"] != by_query["legal"][0]["words"]
    assert view["prompt"] != by_query["prompt"]
    lang = {"cookie": "lang=de", "authorization": f"Bearer {ada.token}"}
    page = browser(inside.url, **lang).get(f"/t/{table}").text
    assert '<html lang="de"' in page
    assert by_query["prompt"] in page


@pytest.mark.parametrize("header", ["", "*", "xx", "de;q=x", ";;;,,,", "fr,de;q=0", "a" * 5000, "de;q=nan", "en;q=-1"])
def test_any_accepted_language_is_survived(inside: Inside, header: str) -> None:
    assert browser(inside.url, **{"accept-language": header}).get("/").status_code == 200


def test_refusals_are_told_in_the_language_of_the_asker() -> None:
    english, german = (words("suntable.server", lang) for lang in ("en", "de"))
    assert english.ids() == german.ids()
    for name in english.ids():
        assert english.variables(name).keys() == german.variables(name).keys(), name
    assert Invalid("name", length=24).told("de") == "Ein Name hat 1 bis 24 Zeichen"
    assert str(Invalid("name", length=24)) == "A name has 1 to 24 letters"


def test_a_page_that_is_not_there_says_so_in_german(inside: Inside) -> None:
    answer = browser(inside.url, **{"accept": "text/html", "accept-language": "de"}).get("/t/nowhere1")
    assert answer.status_code == 404
    assert "Diesen Tisch gibt es nicht" in answer.text


def test_an_illegal_action_is_refused_with_its_clause(inside: Inside) -> None:
    ada = Player(inside.url, "Ada")
    wish = {"game": "solairis", "seed": 5, "seats": [{"kind": "me"}, *([{"kind": "same", "name": "Bo"}] * 2)]}
    table = ada.client.post("/api/tables", json=wish).json()
    assert table["players"] == 3
    seen = ada.client.get(f"/api/tables/{table['id']}?seat={table['seat']}").json()
    hand = seen["position"]["seats"][table["seat"]]["spells"]
    barred = next(spell for spell in ("volcano", "tsunami", "death") if spell not in hand)
    body = {"number": 0, "seat": table["seat"], "action": f"spell {barred}"}
    answer = ada.client.post(f"/api/tables/{table['id']}/actions", json=body, headers={"accept-language": "de"})
    assert answer.status_code == 422
    assert answer.json()["clause"] == "SOLAIRIS-T5"
    assert answer.json()["detail"].endswith("ist nicht auf deiner Hand (SOLAIRIS-T5)")
    assert ada.look(table["id"])["number"] == 0
