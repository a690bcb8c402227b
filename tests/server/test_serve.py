"""``suntable serve`` on the command line."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Serve
from tests.server.postgres import Postgres
from tests.server.tools import Player, browser, until


def refused(*given: str) -> str:
    """What is said when a server can not be set up like that."""
    command = [sys.executable, "-m", "suntable", "serve", *given]
    done = subprocess.run(command, text=True, capture_output=True, check=False, timeout=20)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--workers", "2"], "several processes need PostgreSQL"),
        (["--workers", "0"], "1 or more"),
        (["--bots", "0"], "1 or more"),
        (["--prefix", "sun"], "a prefix looks like"),
        (["--prefix", "/sun/"], "a prefix looks like"),
        (["--database", "mysql://x"], "postgresql://user@host/name"),
        (["--port", "x"], "--port"),
        (["--port", "70000"], "port"),
        (["--port", "-1"], "port"),
        (["--patience", "0"], "patience"),
        (["--pause", "-1"], "pause"),
        (["--patience", "nan"], "patience"),
        (["--host", "no.such.host.invalid", "--port", "8123"], "nothing can listen at"),
        (["--sun"], "--sun"),
    ],
)
def test_bad_values_get_a_sentence(tmp_path: Path, given: list[str], sentence: str) -> None:
    assert sentence in refused("--data", str(tmp_path), *given)


def test_a_port_somebody_has_is_refused_when_it_was_asked_for(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "nothing can listen" in refused("--data", str(tmp_path), "--port", str(taken.getsockname()[1]))


def test_a_data_folder_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused("--data", str(tmp_path / "file"), "--port", "8124")


def test_a_database_that_does_not_answer_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    said = refused("--data", str(tmp_path), "--database", f"postgresql://x@127.0.0.1:{port}/x")
    assert "database" in said


def test_all_links_stay_under_the_prefix(serve: Serve) -> None:
    server = serve(None, "--prefix", "/sun").wait("/sun")
    ada = browser(server.url, origin=server.url, accept="text/html")
    made = ada.post("/sun/new", data={"game": "solstis", "seat-0": "me", "seat-1": "friend", "name": "Ada"})
    assert (made.status_code, made.headers["location"].startswith("/sun/t/")) == (303, True)
    assert "Path=/sun/" in made.headers["set-cookie"]
    table = made.headers["location"]
    seen = set()
    for path in ("/sun/", "/sun/new", table, f"{table}/replay", "/sun/rules/solstis", "/sun/about", "/sun/api"):
        page = ada.get(path)
        assert page.status_code == 200, path
        for link in re.findall(r'(?:href|src|action|formaction|data-[a-z]+)="([^"]*)"', page.text):
            if link.startswith("/"):
                seen.add(link)
                assert link.startswith("/sun/"), f"{path} leads to {link}"
    assert {link for link in seen if "/assets/" in link}
    for link in seen:
        if not link.endswith("/") and "/s/" not in link and "/stream" not in link:
            assert ada.get(link.partition("#")[0]).status_code in (200, 303, 405), link
    assert ada.get("/").status_code == 404
    assert ada.get("/sun/lang/de?to=/about").headers["location"] == "/sun/about"
    fragments = ada.get(f"{table}/now").json()["fragments"]
    assert re.findall(r'(?:href|src|action)="(/(?!sun/)[^"]*)"', "".join(fragments.values())) == []


def test_games_are_kept_from_one_start_to_the_next(serve: Serve) -> None:
    first = serve(None).wait()
    ada = Player(first.url)
    table = ada.open("me", "same")["id"]
    assert ada.play(table)
    before = ada.look(table)
    first.stop()
    second = serve(None).wait()
    again = Player(second.url, "Ada", id=ada.id, token=ada.token)
    assert again.look(table) == before
    assert oct((Path(second._log).parent / "key").stat().st_mode)[-3:] == "600"


def test_it_says_where_it_is_and_ends_without_a_word(serve: Serve) -> None:
    server = serve(None).wait()
    ada = Player(server.url)
    table = ada.open("me", "bot")["id"]
    ada.play(table)
    with ada.client.stream("GET", f"/api/tables/{table}/events") as events:
        assert events.status_code == 200
        assert server.stop() == 130
    assert f"http://localhost:{server.port}/" in server.log
    assert "Traceback" not in server.log
    assert "Error" not in server.log


@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_is_left_when_it_is_told_to_end(serve: Serve, postgres: Postgres, workers: int) -> None:
    server = serve(postgres.database(), "--workers", str(workers)).wait()
    ada = Player(server.url)
    ada.open("bot", "me")
    ada.close()
    os.kill(server.process.pid, signal.SIGTERM)
    server.process.wait(30)
    group = server.process.pid

    def gone() -> bool:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        return False

    until(gone)
    assert "Traceback" not in server.log
