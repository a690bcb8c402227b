"""The command line, as people and scripts use it."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

import suntable
from suntable.cli import main
from suntable.cli.arguments import language, parser
from suntable.draw.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Outcome = tuple[int, str, str]
    Run = Callable[..., Outcome]

FIRST = "1\n" * 200  # always the first choice; more often than any game asks
SEED = ("--seed", "3", "--lang", "en")
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))} | {
    "LANG": "C.UTF-8",
    "PYTHONIOENCODING": "utf-8",
}


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "suntable", *map(str, arguments)]


def process(*arguments: str | Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own, with pipes."""
    return subprocess.run(
        command(*arguments),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=ENVIRONMENT | environment,
        timeout=300,
        check=False,
    )


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line here: status, what it wrote, and what it complained about."""

    def run(*arguments: str | Path, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main([str(argument) for argument in arguments])
        return status, *capsys.readouterr()

    return run


def played(file: Path) -> list[str]:
    saved: list[str] = json.loads(file.read_text("utf-8"))["actions"]
    return saved


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A whole game in a file."""
    match = suntable.new("solstis", seed=5)
    while not match.over:
        match.play(match.legal()[0])
    file = tmp_path / "game.json"
    file.write_text(match.save(), "utf-8")
    return file


# -- playing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "asks", "table", "result"),
    [
        ("en", "Ember, your choice (1 to 3): 1", "Your panorama", "place  player  biggest section"),
        ("de", "Glut, deine Wahl (1 bis 3): 1", "Dein Panorama", "Platz  wer   größtes Gebiet"),
    ],
)
def test_a_whole_game_from_a_pipe(lang: str, asks: str, table: str, result: str) -> None:
    done = process("play", "solstis", "--seed", "3", "--lang", lang, typed=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert asks in done.stdout
    assert table in done.stdout
    assert done.stdout.rstrip().splitlines()[-3].startswith(result)
    assert "\x1b" not in done.stdout


def test_the_same_seed_and_the_same_choices_give_the_same_game_also_in_two_sittings(run: Run, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    assert run("play", "solstis", *SEED, "--save", whole, typed=FIRST)[0] == 0
    status, out, _ = run("play", "solstis", *SEED, "--save", part, typed="1\n" * 7)
    assert (status, out.splitlines()[-1]) == (0, "Goodbye.")
    assert played(part) == played(whole)[: len(played(part))]
    assert run("play", "--load", part, "--save", part, "--lang", "en", typed=FIRST)[0] == 0
    assert played(part) == played(whole)
    assert suntable.load(part.read_text("utf-8")).over


def test_the_other_seats_are_played_by_the_bot_that_was_asked_for(run: Run, tmp_path: Path) -> None:
    games: dict[str, list[str]] = {}
    for bot in ("random", "greedy", "tests.bots.naughty:Polite"):
        file = tmp_path / f"{len(games)}.json"
        assert run("play", "solstis", *SEED, "--bot", bot, "--save", file, typed=FIRST)[0] == 0
        games[bot] = played(file)
    run("play", "solstis", *SEED, "--save", tmp_path / "default.json", typed=FIRST)
    assert played(tmp_path / "default.json") == games["random"]
    assert len(set(map(tuple, games.values()))) == 3


def test_a_bot_of_ones_own_that_plays_something_illegal(run: Run) -> None:
    status, _, complaints = run("play", "solstis", *SEED, "--bot", "tests.bots.naughty:Illegal", typed=FIRST)
    assert status == 2
    assert "which is none of its legal actions" in complaints


def test_a_choice_is_a_number_a_name_or_a_beginning(run: Run, tmp_path: Path) -> None:
    for number, typed in enumerate(("2", "tile 2-9", "TILE 2-9", "play me", "meadow", "Play  meadow 9")):
        file = tmp_path / f"{number}.json"
        run("play", "solstis", *SEED, "--save", file, typed=f"{typed}\n")
        assert played(file)[0] == "tile 2-9", typed


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("play", "“play” can mean several: Play reeds 4, Play meadow 9, Play forest 8. Type a little more."),
        ("castle", "“castle” is none of your choices. Type the number or the words of one, or help."),
        ("tile 6-7", "“tile 6-7” is not possible now."),
        ("0", "There are choices 1 to 3."),
        ("4", "There are choices 1 to 3."),
        ("save", "Add the name of a file: save FILE"),
        ("undo", "There is nothing to take back yet."),
        ("log", "  Nothing has happened yet."),
    ],
)
def test_what_is_no_choice_is_answered_and_asked_again(run: Run, typed: str, answer: str) -> None:
    status, out, _ = run("play", "solstis", *SEED, typed=f"{typed}\n")
    asks = "Ember, your choice (1 to 3): "
    assert (status, out.splitlines()[-4:]) == (0, [asks + typed, answer, asks, "Goodbye."])


def test_an_empty_line_shows_the_table_again(run: Run) -> None:
    _, once, _ = run("play", "solstis", *SEED)
    _, twice, _ = run("play", "solstis", *SEED, typed="\n")
    assert (once.count("Your panorama"), twice.count("Your panorama")) == (1, 2)


def test_undo_takes_back_until_something_was_revealed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, out, _ = run("play", "solstis", *SEED, "--save", file, typed="1\nundo\n2\n")
    assert played(file)[0] == "tile 2-9"
    assert out.count("Step 1 of 4: Play") >= 2
    _, out, _ = run("play", "--load", file, "--lang", "en", typed="1\n1\n1\nundo\nundo\nundo\n")
    assert "this cannot be undone" in out


def test_the_view_shows_what_has_happened_since_the_last_choice(run: Run) -> None:
    _, out, _ = run("play", "solstis", *SEED, typed="1\n1\n")
    assert "Since your last choice\n  Ember plays reeds 4\n" in out
    last = out.rpartition("Since your last choice\n")[2]
    assert "  Tide plays" in last
    assert "Ember plays reeds 4" not in last


@pytest.mark.parametrize(("lang", "typed"), [("en", "log\n?\nquit\n\n"), ("de", "verlauf\nHilfe\nende\n\n")])
def test_commands_in_the_language_of_the_table(run: Run, lang: str, typed: str) -> None:
    say = words("suntable.cli", lang)
    status, out, _ = run("play", "solstis", "--seed", "3", "--lang", lang, typed=f"1\n{typed}")
    assert status == 0
    assert f"  {say('usage-save')}" in out
    assert say("help-undo") in out
    assert out.splitlines()[-2:] == [f"{say('save-first')} ", say("goodbye")]


def test_leaving_offers_to_save_and_writes_over_nothing(run: Run, tmp_path: Path) -> None:
    other, file = tmp_path / "other.txt", tmp_path / "game.json"
    other.write_text("mine", "utf-8")
    _, out, _ = run("play", "solstis", *SEED, typed=f"1\nquit\n{other}\n{tmp_path}/no/where\n{file}\n")
    assert f"Not saved: {other} is already there." in out
    assert "can not be written" in out
    assert out.endswith(f"Saved: {file}\nGoodbye.\n")
    assert (other.read_text("utf-8"), played(file)) == ("mine", ["tile 1-4"])
    _, out, _ = run("play", "--load", file, "--lang", "en", typed=f"1\nsave {file}\nquit\n")
    assert out.endswith(f"Saved: {file}\nEmber, your choice (1 to 3): quit\nGoodbye.\n")


def test_nothing_played_is_nothing_to_save(run: Run) -> None:
    assert run("play", "solstis", *SEED, typed="q\n")[1].endswith(": q\nGoodbye.\n")


def test_another_seat_and_options(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ("--option", "evil=false", "first=0", "--option", "cover=before")
    _, out, _ = run("play", "solstis", *SEED, "--seat", "1", "--save", file, *options)
    assert "You are Tide." in out
    assert "Since your last choice\n  Ember plays" in out
    assert suntable.load(file.read_text("utf-8")).options == {"evil": False, "first": 0, "cover": "before"}


def test_a_position_can_be_played_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    position = suntable.new("solstis", seed=3).position()
    file.write_text(json.dumps(position), "utf-8")
    assert run("play", "--load", file, typed=FIRST)[0] == 0


# -- people on all seats ---------------------------------------------------------------------------------


def test_hot_seat_hands_the_screen_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "\n" + "1\n" * 300
    status, out, _ = run("play", "solstis", *SEED, "--hot-seat", "--save", file, typed=typed)
    assert status == 0
    match = suntable.load(file.read_text("utf-8"))
    assert match.over
    turns = [match.at(step).seat for step in range(len(match.actions))]
    changes = sum(before != after for before, after in zip([None, *turns], turns, strict=False))
    assert out.count("Press Enter when only") == changes
    for seat, name in enumerate(("Ember", "Tide")):
        assert out.count(f"You are {name}.") >= turns.count(seat)
    assert "You are watching." in out.rpartition("Press Enter when only")[2]


def test_one_can_leave_at_the_hand_over(run: Run) -> None:
    assert run("play", "solstis", *SEED, "--hot-seat", typed="quit\n")[1].endswith("quit\nGoodbye.\n")


# -- at a real terminal ----------------------------------------------------------------------------------


def at_terminal(*arguments: str | Path, typed: str) -> str:
    """What stands on the screen of a terminal at which somebody types."""
    pty = pytest.importorskip("pty")
    outer, inner = pty.openpty()
    os.write(outer, typed.encode())
    environment = ENVIRONMENT | {"TERM": "xterm", "COLUMNS": "100", "NO_COLOR": ""}
    with subprocess.Popen(command(*arguments), stdin=inner, stdout=inner, stderr=inner, env=environment) as running:
        os.close(inner)
        screen = b"".join(_read_all(outer))
    os.close(outer)
    assert running.returncode == 0, screen.decode()
    return screen.decode().replace("\r\n", "\n")


def plain(screen: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", screen)


def _read_all(terminal: int) -> Iterator[bytes]:
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:  # nobody holds the other end any more
            return
        if not part:
            return
        yield part


def test_the_hand_over_empties_the_screen_and_what_was_scrolled_away() -> None:
    screen = at_terminal("play", "solstis", *SEED, "--hot-seat", typed="\n1\n1\n1\nquit\n\n")
    before, cleared, after = plain(screen).rpartition("\x1b[3J")
    assert cleared
    assert "You are Ember." in before
    assert "You are Ember." not in after


def test_a_terminal_has_colours_and_the_same_words(run: Run) -> None:
    screen = at_terminal("play", "solstis", *SEED, typed="1\nquit\n\n")
    assert "\x1b[1m" in screen
    assert plain(screen) != screen
    assert run("play", "solstis", *SEED, typed="1\nquit\n\n")[1].partition("Ember, your")[0] in plain(screen)
    assert "Type the name of a file to save the game" in screen


def test_replay_steps_through_a_game(game: Path) -> None:
    typed = "\nback\nback\n7\nlog\n9999\nwhat\nn\nq\n"
    screen = plain(at_terminal("replay", game, "--lang", "en", typed=typed))
    last = len(played(game))
    shown = [line for line in screen.splitlines() if " of " in line and "Step" in line and "·" not in line]
    assert [line.partition("Step ")[2].partition(" ")[0] for line in shown] == ["0", "1", "0", "7", "8"]
    assert screen.count(f"There are steps 0 to {last}.") == 2
    assert "Press Enter for the next step." in screen


# -- looking back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_replay_to_a_pipe_tells_the_whole_game(run: Run, game: Path, lang: str) -> None:
    match = suntable.load(game.read_text("utf-8"))
    status, out, _ = run("replay", game, "--lang", lang)
    assert status == 0
    log = match.log(lang=lang)
    assert out.splitlines()[: len(log)] == [f"  {line}" for line in log]
    for seat in range(2):
        assert out.splitlines()[-2 + seat].endswith(f" {sorted(match.scores, reverse=True)[seat]}")


def test_replay_of_a_part(run: Run, game: Path) -> None:
    match = suntable.load(game.read_text("utf-8")).at(9)
    _, out, _ = run("replay", game, "--step", "9", "--seat", "0", "--lang", "en")
    assert [f"  {line}" for line in match.log()] == out.partition("\n\n")[0].splitlines()
    assert "You are Ember." in out
    assert "place  player" not in out


def test_show_gives_words_of_any_step_for_any_seat(run: Run, game: Path) -> None:
    match = suntable.load(game.read_text("utf-8"))
    assert run("show", game, "--lang", "de")[1] == match.text(lang="de")
    for typed, seat in (("all", None), ("spectator", -1), ("-1", -1), ("1", 1)):
        shown = run("show", game, "--step", "12", "--seat", typed, "--text", "--lang", "en")[1]
        assert shown == match.at(12).text(seat)


def test_show_gives_positions_that_can_be_shown_again(run: Run, game: Path, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(run("show", game, "--step", "12", "--json")[1], "utf-8")
    match = suntable.load(game.read_text("utf-8")).at(12)
    assert json.loads(file.read_text("utf-8")) == match.position()
    again = suntable.from_position("solstis", json.loads(file.read_text("utf-8")))
    assert run("show", file, "--lang", "en")[1] == again.text()
    assert json.loads(run("show", game, "--step", "12", "--json", "--seat", "1")[1]) == match.position(1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_show_draws_a_picture(run: Run, game: Path, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "table.svg"
    assert run("show", game, "--svg", file, "--lang", lang, "--theme", "light") == (0, "", "")
    root = ElementTree.fromstring(file.read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert (root.get("data-theme"), root.get("lang")) == ("light", lang)


def test_show_draws_to_the_standard_output_in_utf8(game: Path) -> None:
    done = subprocess.run(
        command("show", "-", "--svg", "-", "--lang", "de", "--seat", "0"),
        input=game.read_bytes(),
        capture_output=True,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "latin-1"},
        check=True,
        timeout=300,
    )
    assert ElementTree.fromstring(done.stdout.decode("utf-8")).get("data-theme") is None


# -- the rest --------------------------------------------------------------------------------------------


def test_bench_as_json(run: Run) -> None:
    status, out, _ = run("bench", "solstis", "--device", "python", "--games", "3", "--seed", "5", "--json")
    found = json.loads(out)
    (row,) = found["results"]
    same = suntable.playouts("solstis", 3, seed=5, device="python")
    assert status == 0
    assert (row["game"], row["device"], row["compiled"], row["games"]) == ("solstis", "python", False, 3)
    assert row["decisions"] == same.decisions
    assert row["mean_length"] == same.decisions / 3
    assert row["decisions_per_second"] == pytest.approx(row["decisions"] / row["seconds"])
    assert found["machine"]["suntable"] == suntable.__version__
    assert found["machine"]["cpu"]


def test_bench_of_all_games_as_a_table() -> None:
    done = process("bench", "--games", "2", "--threads", "2", SUNTABLE_INTERPRET="1")
    assert (done.returncode, done.stderr) == (0, "")
    heading, *rows = done.stdout.splitlines()
    expected = ["game", "device", "threads", "games", "decisions", "seconds", "decisions/s", "mean length"]
    assert re.split("  +", heading) == expected
    assert [row.split()[0] for row in rows[: len(suntable.games())]] == suntable.games()
    assert "cpu (interpreted)" in rows[0]
    assert rows[-1].startswith("Python ")


def test_warm_compiles_and_says_where_it_is_kept(run: Run) -> None:
    status, out, _ = run("warm", "solstis")
    assert status == 0
    assert out.startswith("Solstis: ready in ")
    assert Path(out.splitlines()[-1].removeprefix("Kept in ")).is_dir()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_games_are_listed_with_every_option(run: Run, lang: str) -> None:
    _, out, _ = run("games", "--lang", lang)
    say = words("suntable.games.solstis", lang)
    for line in ("evil=true", "evil=false", "first=random", "first=0", "first=1", "cover=after", "cover=before"):
        name, value = line.split("=")
        assert f"    {line}  {say(f'option-{name}-{value}')}" in out
    assert f"evil=true  {say('option-evil-true')} ({words('suntable.cli', lang)('default')})" in out
    assert max(map(len, out.splitlines())) <= 78


def test_version_and_help(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"suntable {suntable.__version__}\n"
    status, out, _ = run()
    assert (status, out) == (2, parser().format_help())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play",), "which game? There are: "),
        (("play", "chess"), "there is no game 'chess'; there are: "),
        (("play", "solstis", "--players", "3"), "Solstis is for exactly 2 players, not 3"),
        (("play", "solstis", "--seat", "2"), "the seats are 0 to 1, not 2"),
        (("play", "solstis", "--bot", "oracle"), "no bot 'oracle' for Solstis; there are: random, greedy"),
        (("play", "solstis", "--bot", "nowhere:Bot"), "there is no bot 'nowhere:Bot': No module named 'nowhere'"),
        (("play", "solstis", "--seed", "-1"), "a seed is a whole number"),
        (("play", "solstis", "--option", "moon=full"), "Solstis has no option 'moon'"),
        (("play", "solstis", "--option", "evil=maybe"), "option evil is one of false, true, not 'maybe'"),
        (("play", "solstis", "--lang", "fr"), "there is no language 'fr'"),
        (("play", "solstis", "--save", "{game}"), "{game} is already there"),
        (("play", "solstis", "--save", "{folder}/no/where"), "can not be written: No such file"),
        (("play", "--load", "{folder}/missing"), "{folder}/missing can not be read: No such file"),
        (("play", "--load", "{folder}"), "{folder} can not be read: Is a directory"),
        (("play", "--load", "{bytes}"), "it is not a text file"),
        (("play", "--load", "{list}"), "this is not a Suntable save file"),
        (("play", "--load", "{impossible}"), "must be one of 1-1, 1-2, ..., 6-7, not '9-9'"),
        (("play", "--load", "{game}", "--seed", "1"), "leave them out with --load"),
        (("replay", "{list}"), "this is not a Suntable save file"),
        (("replay", "{game}", "--step", "999"), "this match has the steps 0 to"),
        (("show", "{game}", "--seat", "4"), "the seats are 0 to 1, -1 for a spectator"),
        (("show", "{game}", "--step", "-1"), "this match has the steps 0 to"),
        (("show", "{game}", "--lang", "fr"), "Solstis is told in"),
        (("show", "{game}", "--svg", "{game}"), "the picture would be written over {game}"),
        (("show", "{game}", "--svg", "{folder}"), "{folder} can not be written: Is a directory"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", "--games", "0"), "games must be a whole number from 1 on"),
        (("warm", "chess"), "there is no game 'chess'"),
    ],
)
def test_what_can_not_be_done_is_one_line(
    run: Run, game: Path, tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    places = {"game": game, "folder": tmp_path}
    for name, content in (
        ("bytes", b"\xff\xfe\x00"),
        ("list", b"[1, 2]"),
        ("impossible", b'{"game": "solstis", "display": [{"tile": "9-9"}]}'),
    ):
        places[name] = tmp_path / name
        places[name].write_bytes(content)
    before = game.read_text("utf-8")
    status, out, complaints = run(*(argument.format(**places) for argument in arguments))
    assert (status, out) == (2, "")
    assert complaints.startswith("suntable: ")
    assert complaint.format(**places) in complaints
    assert complaints.count("\n") == 1
    assert game.read_text("utf-8") == before


@pytest.mark.parametrize(
    "arguments",
    [
        ("frolic",),
        ("play", "solstis", "--option", "evil"),
        ("play", "solstis", "--seat", "0", "--hot-seat"),
        ("show", "game.json", "--seat", "north"),
        ("show", "game.json", "--text", "--json"),
        ("bench", "--device", "abacus"),
    ],
)
def test_what_can_not_be_read_says_how_it_is_meant(
    run: Run, capsys: pytest.CaptureFixture[str], arguments: tuple[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run(*arguments)
    assert "usage: suntable" in capsys.readouterr().err


def test_a_game_loaded_under_another_name_is_refused(run: Run, game: Path) -> None:
    status, _, complaints = run("play", "other", "--load", game)
    assert (status, complaints) == (2, f"suntable: {game} is a game of solstis, not of other\n")


def test_warm_where_compiling_is_forbidden() -> None:
    done = process("warm", SUNTABLE_INTERPRET="1")
    assert (done.returncode, done.stderr) == (2, "suntable: SUNTABLE_INTERPRET is set: nothing is compiled\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_an_interrupt_is_polite_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with subprocess.Popen(
        command("play", "solstis", *SEED, "--save", file),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as running:
        assert running.stdin
        assert running.stdout
        assert running.stderr
        running.stdin.write(b"1\n")
        running.stdin.flush()
        seen = b""
        while seen.count(b"your choice (") < 2:
            seen += running.stdout.read(1)
        running.send_signal(signal.SIGINT)
        rest, complaints = running.communicate()
    assert (running.returncode, complaints) == (130, b"")
    assert rest.decode().endswith("\nGoodbye.\n")
    assert played(file) == ["tile 1-4"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break in another way there")
def test_nobody_reading_is_no_failure_to_talk_about(game: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            command("show", game), stdout=writer, stderr=subprocess.PIPE, env=ENVIRONMENT, timeout=300, check=False
        )
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language() == expected
    assert parser().parse_args(["games"]).lang == expected


def test_the_terminal_says_the_same_in_every_language() -> None:
    asked = {}
    for lang in ("en", "de"):
        say = words("suntable.cli", lang)
        asked[lang] = {key: set(say.variables(key)) for key in say.ids()}
    assert asked["en"] == asked["de"]


@pytest.mark.parametrize(
    ("does", "without"),
    [
        ("import suntable", ("rich", "argparse", "suntable.cli", "fluent", "numba")),
        ("from suntable.cli import main; main([])", ("rich", "fluent", "numba")),
    ],
)
def test_nothing_is_imported_that_is_not_used(does: str, without: tuple[str, ...]) -> None:
    says = f"{does}; import sys; sys.exit(', '.join(set({without!r}) & set(sys.modules)) or 0)"
    done = subprocess.run([sys.executable, "-c", says], capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert done.stderr == ""
