"""Who may ask what: other sites, other people, too much at once, and what a page lets in."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from suntable.server.guests import COOKIE, Signer, new_id
from suntable.server.security import HEADERS, Buckets, check_origin
from suntable.server.settings import Settings
from tests.server.tools import Inside, Player, browser, pair, secret_of, stream, until

POLICY = HEADERS["content-security-policy"]
FORMS = ["/name", "/new", "/s/x", "/t/abcdefgh/seats/0"]
CALLS = [
    "/api/guests",
    "/api/tables",
    "/api/tables/abcdefgh/seats/0",
    *(f"/api/tables/abcdefgh/{what}" for what in ("actions", "undo", "consent", "resign", "rematch")),
]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """What is looked at here has nothing to do with the database."""
    return Settings(data=tmp_path, pause=0)


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server for all that leaves no traces."""
    server = Inside(Settings(data=tmp_path_factory.mktemp("server"), pause=0, floods=False))
    yield server
    server.stop()


@pytest.fixture
def limited(settings: Settings) -> Iterator[Inside]:
    """A server that limits how much may be asked, at which no time passes."""
    server = Inside(settings)
    assert server.context.limits is not None
    for buckets in vars(server.context.limits).values():
        buckets._clock = lambda: 0.0
    yield server
    server.stop()


def visitor(url: str, name: str = "Ada") -> httpx.Client:
    """Somebody with a browser, and a cookie of ours."""
    client = browser(url, origin=url, accept="text/html")
    answer = client.post("/name", data={"name": name})
    assert answer.status_code == 303, answer.text
    assert COOKIE in client.cookies
    return client


# -- requests from elsewhere ----------------------------------------------------------------------------


ELSEWHERE = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://["},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site", "origin": "http://other.example"},
]


@pytest.mark.parametrize("path", FORMS + CALLS)
def test_other_sites_change_nothing(inside: Inside, path: str) -> None:
    form = {"data": {"name": "Eve", "game": "solstis"}} if path in FORMS else {"json": {"name": "Eve"}}
    with_cookie, without = visitor(inside.url), browser(inside.url)
    with_cookie.headers.pop("origin")
    for client in (with_cookie, without):
        kept = dict(client.cookies)
        for headers in ELSEWHERE:
            answer = client.post(path, headers=headers, **form)  # type: ignore[arg-type]
            is_page = client is with_cookie and path in FORMS  # it asks for a page, as browsers do
            kind = "text/html; charset=utf-8" if is_page else "application/problem+json"
            assert (answer.status_code, answer.headers["content-type"]) == (403, kind)
            assert "another site" in (answer.text if is_page else answer.json()["detail"])
            assert "set-cookie" not in answer.headers
            assert dict(client.cookies) == kept
    unsaid = with_cookie.post(path, **form)  # type: ignore[arg-type]
    assert (unsaid.status_code, "no Origin" in unsaid.text) == (403, True)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"sec-fetch-site": "same-origin", COOKIE: "x"},
        {"sec-fetch-site": "none"},
        {"origin": "https://sun.example", "host": "sun.example", "cookie": f"{COOKIE}=x"},
        {"origin": "https://sun.example", "host": "127.0.0.1:8007", "x-forwarded-host": "sun.example"},
    ],
)
def test_own_pages_and_programs_are_let_in(headers: dict[str, str]) -> None:
    check_origin(headers)


def test_reading_changes_nothing_and_needs_no_origin(inside: Inside) -> None:
    client = visitor(inside.url)
    client.headers.pop("origin")
    assert client.get("/", headers={"sec-fetch-site": "cross-site"}).status_code == 200


def test_no_answer_lets_other_sites_read_it(inside: Inside) -> None:
    answer = browser(inside.url).get("/api/games", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert browser(inside.url).options("/api/tables", headers={"origin": "https://evil.example"}).status_code in (
        204,
        405,
    )


# -- who one is -----------------------------------------------------------------------------------------


def test_only_whole_own_tokens_are_taken() -> None:
    signer, other, guest = Signer(b"key"), Signer(b"other key"), new_id()
    token = signer.token(guest)
    assert signer.guest(token) == guest
    mark = token.partition(".")[2]
    for forged in (
        None, "", ".", guest, f"{guest}.", f".{mark}", f"{new_id()}.{mark}", token[:-1], token + "0", token.upper(),
        f" {token}", f"{token}\n", other.token(guest), f"{guest}.{mark[:-1]}é", f"{guest}\x00.{mark}", "é" * 63,
    ):  # fmt: skip
        assert signer.guest(forged) is None, forged


def test_every_sign_of_a_token_counts() -> None:
    signer, guest = Signer(b"key"), new_id()
    token = signer.token(guest)
    for at, sign in enumerate(token):
        changed = token[:at] + ("A" if sign != "A" else "B") + token[at + 1 :]
        assert signer.guest(changed) is None


@pytest.mark.parametrize("given", ["x", "a.b", ".", "'--", "%00", "AAAAAAAAAAAAAAAAAAAAAA." + "0" * 40])
def test_a_forged_token_is_nobody(inside: Inside, given: str) -> None:
    table = Player(inside.url).open("me", "bot")["id"]
    asks = {"number": 0, "action": 0}
    for headers in ({"authorization": f"Bearer {given}"}, {"cookie": f"{COOKIE}={given}", "origin": inside.url}):
        client = browser(inside.url, **headers)
        assert client.get(f"/api/tables/{table}").json()["you"] == []
        answer = client.post(f"/api/tables/{table}/actions", json=asks)
        assert (answer.status_code, answer.json()["title"]) == (401, "Who are you?")


def test_a_cookie_of_an_attacker_is_not_adopted(inside: Inside) -> None:
    planted = f"{new_id()}.{'0' * 40}"
    client = browser(inside.url, origin=inside.url)
    client.cookies.set(COOKIE, planted)
    client.post("/name", data={"name": "Ada"})
    assert planted not in [cookie.value for cookie in client.cookies.jar][-1:]
    own = client.cookies.jar
    given = [cookie.value for cookie in own if cookie.value != planted]
    assert len(given) == 1
    assert planted.partition(".")[0] not in str(given[0])


def test_taking_a_seat_never_makes_one_somebody_else(inside: Inside) -> None:
    ada, ben, view = pair(inside.url)
    link = secret_of(ben.look(view["id"]), 1)
    stranger = visitor(inside.url, "Cleo")
    before = stranger.cookies[COOKIE]
    answer = stranger.post(f"/s/{link}", data={})
    assert answer.status_code == 303
    assert stranger.cookies[COOKIE] == before != ben.token
    new = browser(inside.url, origin=inside.url)
    assert new.post(f"/s/{link}", data={"name": "Dora"}).status_code == 303
    assert new.cookies[COOKIE].partition(".")[0] not in (ada.id, ben.id)


def test_cookies_can_not_be_read_by_scripts_and_stay_here(settings: Settings) -> None:
    server = Inside(replace(settings, secure=True, prefix="/sun"))
    try:
        client = browser(server.url, origin=server.url)
        for answer in (
            client.post("/sun/name", data={"name": "Ada"}),
            client.get("/sun/lang/de"),
            client.get("/sun/theme/light"),
        ):
            parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
            assert {"httponly", "secure", "samesite=lax", "path=/sun/"} <= parts
    finally:
        server.stop()


# -- too much -------------------------------------------------------------------------------------------


def test_guessing_links_is_limited(limited: Inside) -> None:
    eve = browser(limited.url, origin=limited.url)
    answers = [eve.get(f"/s/{new_id()}") for _ in range(14)]
    assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 4
    assert "retry-after" in answers[-1].headers


def test_guessing_secrets_by_the_api_is_limited(limited: Inside) -> None:
    eve = Player(limited.url, "Eve")
    table = eve.open("me", "friend")["id"]
    statuses = [eve.sit(table, 1, new_id()).status_code for _ in range(13)]
    assert statuses == [403] * 10 + [429] * 3


def test_floods_are_stopped_and_others_do_not_feel_it(limited: Inside) -> None:
    eve, ada = Player(limited.url, "Eve"), Player(limited.url, "Ada")
    answers = [eve.client.post("/api/tables/x/undo", json={"number": 0}) for _ in range(62)]
    last = answers[-1]
    assert [answer.status_code for answer in answers] == [404] * 60 + [429] * 2
    assert (last.headers["content-type"], int(last.headers["retry-after"]) > 0) == ("application/problem+json", True)
    assert last.headers["content-security-policy"] == POLICY
    assert ada.open("me", "bot")["status"] == "playing"
    assert eve.client.get("/api/games").status_code == 200, "reading is counted apart"


def test_a_person_who_asks_too_much_is_told_on_a_page(limited: Inside) -> None:
    hasty = browser(limited.url, accept="text/html", **{"accept-language": "de"})
    last = [hasty.get("/about") for _ in range(201)][-1]
    assert (last.status_code, last.headers["content-type"]) == (429, "text/html; charset=utf-8")
    assert "Etwas langsamer bitte" in last.text
    assert int(last.headers["retry-after"]) > 0
    assert last.headers["content-security-policy"] == POLICY


def test_new_guests_and_tables_are_limited_by_address(limited: Inside) -> None:
    client = browser(limited.url)
    answers = [client.post("/api/guests", json={"name": "Ada"}) for _ in range(33)]
    assert {answer.status_code for answer in answers[:30]} == {201}
    assert answers[-1].status_code == 429
    form = browser(limited.url, origin=limited.url, accept="text/html").post("/new", data={"game": "solstis"})
    assert form.status_code == 429
    assert form.headers["content-type"].startswith("text/html")


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(rate=2, burst=3, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    now[0] = 1000
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_the_buckets_do_not_grow_for_ever() -> None:
    buckets = Buckets(1, 1)
    for n in range(Buckets.KEPT + 100):
        buckets.take(str(n))
    assert len(buckets._filled) == Buckets.KEPT


def test_streams_are_counted_and_given_back(limited: Inside) -> None:
    ada = Player(limited.url)
    path = f"/api/tables/{ada.open('me', 'bot')['id']}/events"
    for _ in range(2):
        with ExitStack() as all_open:
            streams = [all_open.enter_context(stream(ada.client, path)) for _ in range(5)]
            assert len({next(events).id for events in streams}) == 1
            until(lambda: sum(limited.context.streams.values()) == 5)
        until(lambda: not limited.context.streams)
    limited.context.streams[ada.id] = 40
    refused = ada.client.get(path)
    assert (refused.status_code, refused.json()["detail"]) == (429, "Too many open streams; close some tabs")


@pytest.mark.parametrize("path", ["/api/guests", "/api/tables", "/new", "/name", "/api/tables/abcdefgh/actions"])
def test_bodies_that_are_too_large(inside: Inside, path: str) -> None:
    ada = Player(inside.url)
    large = b'{"name": "' + b"x" * 70_000 + b'"}'
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    assert ada.client.post(path, content=large, headers={"content-type": kind}).status_code == 413
    pieces = ada.client.post(path, content=iter([large[:40_000], large[40_000:]]), headers={"content-type": kind})
    assert pieces.status_code == 413


# -- what is said and shown -----------------------------------------------------------------------------

NAMES = ["<script>alert(1)</script>", '"><img src=x onerror=a()>', "'+alert(1)+'", "{{7*7}} ${7*7}", "</title><b>x"]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_only_ever_text(inside: Inside, name: str) -> None:
    ada = visitor(inside.url, name)
    ada.post("/new", data={"game": "solstis", "seat-0": "me", "seat-1": "open"})
    table = Player(inside.url).client.get("/api/tables").json()["open"][0]["id"]
    for path in ("/", "/new", f"/t/{table}", f"/t/{table}/replay"):
        page = ada.get(path).text
        assert name[:20] in unescape(page) or path == "/new", path
        assert "<" not in name or name[:20] not in page, path
        assert Inline(page).found == [], path
    told = ada.get(f"/t/{table}/now").json()
    fragments = "".join(told["fragments"].values())
    assert name[:20] in unescape(fragments)
    assert "<" not in name or name[:20] not in fragments
    assert Inline(fragments).found == []


def pages(inside: Inside) -> list[tuple[httpx.Client, str]]:
    """Every page and other answer, for somebody who may see it."""
    ada = visitor(inside.url)
    made = ada.post("/new", data={"game": "solstis", "seat-0": "me", "seat-1": "friend"})
    table = made.headers["location"]
    link = ada.get(f"/api{table.replace('/t/', '/tables/')}").json()["seats"][1]["link"]
    asset = re.search(r'href="(/assets/[^"]+)"', ada.get("/").text)
    assert asset is not None
    paths = [
        "/",
        "/new",
        table,
        f"{table}/now",
        f"{table}/replay",
        f"{table}/steps/0",
        link,
        "/rules/solstis",
        "/about",
        "/api",
        "/api/openapi.json",
        "/api/games",
        "/api/tables",
        "/health",
        "/lang/de",
        "/theme/dark",
        asset.group(1),
        "/nothing",
        "/s/nothing",
        "/t/nothing0",
        "/rules/chess",
        "/api/nothing",
    ]
    return [(ada, path) for path in paths]


def test_every_answer_has_a_strict_policy(inside: Inside) -> None:
    assert "unsafe" not in POLICY
    assert POLICY.startswith("default-src 'none'")
    for client, path in pages(inside):
        answer = client.get(path)
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], path
        assert answer.status_code < 500, path
    ada = Player(inside.url)
    with ada.client.stream("GET", f"/api/tables/{ada.open('me', 'bot')['id']}/events") as events:
        assert events.headers["content-security-policy"] == POLICY


class Inline(HTMLParser):
    """Finds script and style that stands in a page itself."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = {name for name, _ in attrs}
        if tag == "style" or (tag == "script" and "src" not in names) or tag in ("base", "iframe", "object", "embed"):
            self.found.append(tag)
        self.found += [f"{tag} {name}" for name in names if name == "style" or name.startswith("on")]
        self.found += [f"{tag} {value}" for _, value in attrs if (value or "").lower().startswith("javascript:")]


def test_no_page_has_script_or_style_of_its_own(inside: Inside) -> None:
    for client, path in pages(inside):
        answer = client.get(path)
        if "html" in answer.headers.get("content-type", ""):
            assert Inline(answer.text).found == [], path
        elif path.endswith(("/now", "/steps/0")):
            assert Inline("".join(answer.json()["fragments"].values())).found == [], path


@pytest.mark.parametrize(
    "to",
    [
        "https://evil.example/",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "javascript:alert(1)",
        "/%0d%0aset-cookie:x=y",
        "/\r\nset-cookie: x=y",
        "/\t/evil.example",
        "http:evil.example",
        "evil",
        "/ok\x00",
        "%2f%2fevil.example",
        "/?a=\nb",
        "/​//evil",
        "http:///evil.example",
        "//[",
        "http://[evil",
        "/.//evil.example",
        "/../..//evil.example",
    ],
)
@pytest.mark.parametrize("way", ["/lang/de", "/theme/dark", "/name"])
def test_nobody_is_sent_to_another_site(inside: Inside, way: str, to: str) -> None:
    client = browser(inside.url, origin=inside.url, accept="text/html")
    answer = client.post(way, data={"name": "Ada", "to": to}) if way == "/name" else client.get(way, params={"to": to})
    assert answer.status_code == 303
    location = answer.headers["location"]
    assert location.startswith("/")
    assert not location.startswith(("//", "/\\"))
    assert urlsplit(str(httpx.URL(inside.url).join(location))).netloc == urlsplit(inside.url).netloc
    assert "\r" not in location
    assert "\n" not in location
    assert all("x=y" not in cookie for cookie in answer.headers.get_list("set-cookie"))


def test_one_comes_back_to_where_one_was(inside: Inside) -> None:
    answer = browser(inside.url).get("/lang/de", params={"to": "/t/abc?seat=1"})
    assert answer.headers["location"] == "/t/abc?seat=1"


# -- paths ----------------------------------------------------------------------------------------------


def raw(url: str, target: str, *headers: str) -> tuple[int, bytes]:
    """Ask for just these bytes, which no client would send; the status and the whole answer."""
    parts = urlsplit(url)
    with socket.create_connection((parts.hostname, parts.port or 80)) as line:
        lines = [f"GET {target} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close", *headers]
        line.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    return int(answer.split()[1]), answer


@pytest.mark.parametrize(
    "target",
    [
        "/assets/../app.py",
        "/assets/%2e%2e/app.py",
        "/assets/..%2fapp.py",
        "/assets/..%5capp.py",
        "/assets/%00",
        "/assets/",
        "/assets//etc/passwd",
        "/assets/base.css%00.js",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/t/%00",
        "/t/..",
        "/s/%00",
        "/t/%ff%fe",
        "/rules/%00",
        "/rules/..%2f..",
        "/t/%00/now",
        "/api/tables/%00",
        "/t/abcdefgh/steps/-1",
        "/lang/..",
        "/theme/%0d%0a",
        "/api/tables/abcdefgh/save%00",
        "/t/" + "a" * 5000,
        "/t/abcdefgh/steps/" + "9" * 4500,
        "/t/abcdefgh/replay?step=" + "9" * 4500,
    ],
)
def test_strange_paths_lead_nowhere(inside: Inside, target: str) -> None:
    status, answer = raw(inside.url, target)
    assert status in (400, 404), answer
    assert b"root:" not in answer
    assert b"import" not in answer


def test_nothing_from_a_request_gets_into_the_headers(inside: Inside) -> None:
    for target in ("/lang/de?to=/%0d%0aX-Evil:%20yes", "/theme/dark?to=/a%0aX-Evil:%20yes", "/t/%0d%0aX-Evil:%20yes"):
        _, answer = raw(inside.url, target, "Accept-Language: de\tX-Evil: yes", "Cookie: lang=de; theme=%0d%0aX-Evil")
        head = answer.partition(b"\r\n\r\n")[0]
        assert b"\nx-evil" not in head.lower()


def test_nobody_chooses_the_seed_where_others_sit(tmp_path: Path) -> None:
    """All secrets follow from it."""
    server = Inside(Settings(data=tmp_path, pause=0))
    ada = Player(server.url, "Ada")
    for kind, status in (("friend", 403), ("open", 403), ("bot", 201), ("same", 201)):
        wish = {"game": "solstis", "seed": 1, "seats": [{"kind": "me"}, {"kind": kind}]}
        answer = ada.client.post("/api/tables", json=wish)
        assert answer.status_code == status, answer.text
    server.stop()
