"""The text view, prompts, actions and log lines of Solairis, in both languages."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import suntable
from suntable.engine.errors import UnknownAction, WordsError
from suntable.games.solairis import text as view
from suntable.games.solairis.state import EVENTS, PHASES, SPELLS, WARRIORS
from tests.games.solairis.table import (
    EMBER,
    FROST,
    LAVA,
    MIRROR,
    TIDE,
    A,
    B,
    C,
    cast,
    go,
    out,
    seat,
    start,
    table,
)

EN, DE = view.solairis("en"), view.solairis("de")


def game() -> suntable.Match:
    """Ember has cast Crush; Tide, who was passed over, is to answer; Moss is out."""
    seats = (
        seat(EMBER, "5 9 25P", "crush mind", life=20),
        seat(TIDE, "3 4 25D", "templar volcano", passed=True, passed_spent=0, shown=[]),
        out(LAVA),
        seat(MIRROR, "10", "arrow shield", shown=["shield"]),
    )
    seats[1]["spells"] = ["volcano"]
    seats[1]["power"] = ["3", "4"]
    return cast(start(table(*seats, aside=2, round=3)), "crush", B, "9")


def parts(match: suntable.Match, viewer: int | None, lang: str = "en") -> list[str]:
    return match.text(viewer, lang).removesuffix("\n").split("\n\n")


def test_the_view_of_who_is_to_answer() -> None:
    seen = parts(game(), B)
    assert seen[0] == "Solairis · Round 3 · Turn 1, Ember · Dispel\nYou are Tide."
    assert seen[1].splitlines() == [
        "Dispel Crush, or let it happen.",
        "It would take 15 life. To dispel it, pay at least 5.",
    ]
    assert seen[2] == "Last attack: Ember casts Crush at Tide: need 5, paid 9; not answered yet"
    assert seen[3].splitlines() == [
        "1. Ember: Ember Marshal, Red Legion (Attack first 1, Life 25, 4 spells, 5",
        "  power cards)",
        "  20 of 25 life, 5 lost",
        "  Spells of Ember (2 spells, known: 1)",
        "    Crush (red), Cost 5, Need 5, Wounds 15, cast in this round",
        "  Power cards of Ember: 2 power cards",
    ]
    assert seen[4].endswith("  0 of 25 life, 25 lost, out")
    assert seen[6].splitlines()[2:] == [
        "  48 of 48 life, passed over until the next round",
        "  Your spells (1 spell)",
        "    Volcano (red), Cost 6, Need 8, Wounds 21, 1 short",
        "  Your power cards: 3, 4",
    ]
    assert seen[7].splitlines() == ["Paid in this round: 9", "Laid aside unseen: 2 power cards"]
    assert seen[8].startswith("Spells of another colour need 2 more; white ones do not.\nThe values of most cards")
    assert seen[10].splitlines() == [
        "Possible actions",
        "  pay 3  Pay with a 3",
        "  pay 4  Pay with a 4",
        "  let    Let it happen, losing 15 life",
    ]


def test_the_same_in_german() -> None:
    seen = parts(game(), B, "de")
    assert seen[0] == "Solairis · Runde 3 · Zug 1, Glut · Abwehren\nDu bist Flut."
    assert seen[1].splitlines() == [
        "Wehr „Zermalmen“ ab oder lass es geschehen.",
        "Er kostet dich sonst 15 Leben. Zum Abwehren zahlst du mindestens 5.",
    ]
    assert "  48 von 48 Leben, bis zur nächsten Runde übersprungen" in seen[6]
    assert seen[10].splitlines()[1:] == [
        "  pay 3  Zahl mit einer 3",
        "  pay 4  Zahl mit einer 4",
        "  let    Lass es geschehen: 15 Leben weniger",
    ]


def test_nobody_else_is_told_what_is_in_a_hand() -> None:
    for viewer in (A, C, 3, -1):
        told = game().text(viewer)
        assert "Volcano" not in told
        assert "Possible actions" not in told
        assert "Tide is answering the attack." in told


def test_a_preparation_and_what_would_be_lost() -> None:
    match = start(table(seat(EMBER, "3 4 25P 25D", "crush"), seat(TIDE, "1")), "spell crush", "target 1", "pay 3")
    seen = parts(go(match, "pay 4"), A)
    assert seen[1].splitlines()[0] == "Pay 5 for Crush: 7 marked."
    assert seen[2].splitlines() == ["In preparation: Crush, Tide", "Marked: 3 + 4 = 7 of 5, 2 would be lost"]
    assert "25P only for casting; 25D only for dispelling" in match.text(A).replace("\n    ", " ")
    assert "done     Cast it, paying 3 + 4" in match.text(A)
    assert "Ember is preparing an attack." in match.text(B)
    assert "Crush" not in match.text(B)


@pytest.mark.parametrize(
    ("held", "moves", "phase", "line"),
    [
        ("1", (), "dispel-let", "Crush hits you"),
        ("5 6", (), "dispel", "Dispel Crush, or let it happen"),
        ("5 6", ("pay 5",), "dispel-pay", "Pay 5 to dispel Crush: 5 marked"),
    ],
)
def test_what_to_do_against_an_attack(held: str, moves: tuple[str, ...], phase: str, line: str) -> None:
    match = go(cast(start(table(seat(EMBER, "5", "crush"), seat(TIDE, held))), "crush", B, "5"), *moves)
    assert view.case(match.position(B), B) == phase
    assert view.prompt(EN, match.sight(B)) == line
    assert view.case(match.position(A), A) == "dispel"


def test_the_draft_says_how_many_are_to_go() -> None:
    match = suntable.new("solairis", rules="advanced", warriors="chosen", seed=1)
    go(match, f"warrior {EMBER}", f"warrior {FROST}")
    assert view.prompt(EN, match.sight(B)) == "Choose a spell: 4 to go"
    go(match, "spell tsunami")
    assert view.prompt(DE, match.sight(B)) == "Wähle einen Zauber: noch 3"
    assert "Those of another colour need 5 more power." in match.text(B).replace("\n  ", " ")
    assert "Tsunami" in match.text(A)


@pytest.mark.parametrize(
    ("viewer", "line"),
    [(A, "You win with 20 life left!"), (B, "Ember wins with 20 life left!"), (None, "Ember wins with 20 life left!")],
)
def test_the_result(viewer: int | None, line: str) -> None:
    match = start(table(seat(EMBER, "5", "crush", life=20), seat(TIDE, life=9)))
    go(cast(match, "crush", B, "5"), "let")
    assert parts(match, viewer)[1] == line
    assert "you can cast it" not in match.text(viewer)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_fits_into_78_columns(players: int, lang: str) -> None:
    for rules in ("basic", "advanced"):
        match, chance = suntable.new("solairis", players, seed=players, rules=rules, warriors="chosen"), Random(3)
        names = ("A name of unusual length " * 4, "B" * 90, "C", "D")[:players]
        while not match.over:
            match.play(chance.choice(match.legal()))
            if len(match.actions) % 9 == 0:
                sight = replace(match.sight(match.seat, lang), names_of_seats=names)
                assert max(map(len, view.text(sight).splitlines())) <= view.WIDTH


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_has_all_its_words(phase: str) -> None:
    given: dict[str, Any] = dict.fromkeys(("left", "need", "marked", "wounds", "surcharge"), 3)
    for say in (EN, DE):
        assert say("phase", phase=phase)
        for case in (phase, f"{phase}-let", f"{phase}-pay") if phase == "dispel" else (phase,):
            assert say("prompt", phase=case, spell="crush", **given)
            assert phase == "over" or say("why", phase=case, spell="crush", **given)
            assert say("waiting", phase=case, seat="Lyra")


def test_cards_have_names_of_their_own() -> None:
    for say in (EN, DE):
        assert len({say("spell", spell=spell) for spell in SPELLS}) == len(SPELLS)
        assert len({say("warrior", warrior=warrior) for warrior in WARRIORS}) == len(WARRIORS)
        assert len({say("warrior-object", warrior=warrior) for warrior in WARRIORS}) == len(WARRIORS)


@pytest.mark.parametrize(
    ("changes", "action", "english", "german"),
    [
        ({"phase": "warrior"}, f"warrior {MIRROR}", "Take the Mirror Heir", "Nimm den Spiegelerben"),
        ({"phase": "draft"}, "spell death", "Choose Death", "Wähle Tod"),
        ({}, "spell tsunami", "Cast Tsunami: need 8, wounds 21", "Wirke Tsunami: nötig 8, Schaden 21"),
        ({}, "spell crush", "Cast Crush: need 5, wounds 15", "Wirke Zermalmen: nötig 5, Schaden 15"),
        ({"phase": "target"}, "target 1", "Aim at Tide", "Ziele auf Flut"),
        ({"phase": "pay"}, "pay 7", "Pay with a 7", "Zahl mit einer 7"),
        ({"phase": "pay"}, "pay 25P", "Pay with 25P", "Zahl mit 25P"),
        ({"phase": "pay", "marks": ["3", "25P"]}, "done", "Cast it, paying 3 + 25P", "Zaubere und zahl 3 + 25P"),
        ({"phase": "dispel", "marks": ["3"]}, "done", "Dispel it, paying 3", "Wehr ab und zahl 3"),
        ({"phase": "dispel"}, "let", "Let it happen, losing 0 life", "Lass es geschehen: 0 Leben weniger"),
    ],
)
def test_actions_are_told(changes: dict[str, Any], action: str, english: str, german: str) -> None:
    position = start(table(seat(EMBER, "5 9", "crush tsunami"), seat(TIDE))).position() | changes
    assert (view.tell(EN, position, action), view.tell(DE, position, action)) == (english, german)


def test_an_unknown_action_can_not_be_told() -> None:
    with pytest.raises(UnknownAction):
        view.tell(EN, start(table(seat(EMBER, "5", "crush"), seat(TIDE))).position(), "spell pear")


def note(event: str, *values: int) -> tuple[int, ...]:
    number = [name for name, _ in EVENTS].index(event)
    return (0, number, *values, *[-1] * (4 - len(values)))


@pytest.mark.parametrize("event", [name for name, _ in EVENTS])
def test_every_event_has_words_that_say_all_of_it(event: str) -> None:
    declared = {argument for argument, _ in dict(EVENTS)[event]}
    for say in (EN, DE):
        assert set(say.variables(f"log-{event}")) - {"seat"} == declared
        assert view.log_line(say, note(event, 1, 1, 1, 1)[: 2 + len(declared)])


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        (note("takes", 7), "Lyra takes the Night Adept", "Lyra nimmt den Nachtadepten"),
        (note("chooses", 4), "Lyra chooses Crush", "Lyra wählt Zermalmen"),
        (
            note("casts", 4, 1, 5, 1 | 1 << 40),
            "Lyra casts Crush at Theo (need 5, pays 1 + 25P)",
            "Lyra wirkt Zermalmen gegen Theo (nötig 5, gezahlt 1 + 25P)",
        ),
        (note("dispels", 2 << 8), "Lyra dispels it with 3 + 3", "Lyra wehrt mit 3 + 3 ab"),
        (
            note("takes-wounds", 15, 10, 0),
            "Lyra takes 15 wounds: life from 10 to 0",
            "Lyra nimmt 15 Schaden: Leben von 10 auf 0",
        ),
        (
            note("takes-wounds", 1, 10, 9),
            "Lyra takes 1 wound: life from 10 to 9",
            "Lyra nimmt 1 Schaden: Leben von 10 auf 9",
        ),
    ],
)
def test_log_lines(line: tuple[int, ...], english: str, german: str) -> None:
    names = ("Lyra", "Theo")
    assert (view.log_line(EN, line, names), view.log_line(DE, line, names)) == (english, german)


def test_a_note_of_nobody_needs_words_without_a_name() -> None:
    assert view.log_line(EN, (-1, *note("round-ends")[1:])) == "Nobody can cast: the round ends"
    with pytest.raises(WordsError):
        view.log_line(EN, (-1, *note("wins")[1:]))
