"""Why an action is not possible: the clause, and a sentence in the reader's language."""

from __future__ import annotations

from random import Random

import pytest

import suntable
from suntable.games.solaris import view
from suntable.games.solaris.state import ACTIONS
from tests.clauses import clauses_of, rules_text
from tests.games.solaris.table import Position, docked, full, seat, start, table

FULL = "cell 7, deck 7, hq 7, bio 7, port 7, can 7"


def told(match: suntable.Match, action: str, lang: str = "en") -> tuple[str, str] | None:
    name = " ".join(map(full, action.split()))
    return view.why_not(match.sight(match.seat, lang), name)


@pytest.mark.parametrize(
    ("position", "moves", "asked", "clause", "sentence"),
    [
        (table(seat(FULL)), (), "main replenish", "A5", "Replenish energy: you have 7 energy here"),
        (table(seat("", "hq-pink")), (), "main replenish", "A3", "Replenish energy: you hold no card for it"),
        (table(seat()), (), "main redirect", "A10", "Redirect energy: you have no energy here"),
        (table(seat()), (), "main exchange", "A13", "Exchange one card: you hold no card"),
        (table(seat("bio 1"), active="bio"), (), "main station", "X13", "Station action: one energy only starts it"),
        (
            table(seat("", "deck-pink")),
            ("main replenish",),
            "main pass",
            "P3",
            "You have begun another action; take that back first",
        ),
        (
            table(seat("", "deck-pink")),
            ("main replenish",),
            "play hq-pink",
            "A3",
            "Only cards that show the Engine Deck count here",
        ),
        (
            table(seat("", "deck-pink")),
            ("main replenish",),
            "play deck-blue",
            "A3",
            "Engine Deck blue is not in your hand",
        ),
        (table(seat("", "deck-pink")), ("main replenish",), "done", "P2", "Do at least one thing before you are done"),
        (
            table(seat("deck 6", "deck-pink deck-blue")),
            ("main replenish", "play deck-pink"),
            "play deck-blue",
            "A5",
            "You have 7 energy at the Engine Deck already",
        ),
        (
            table(seat("deck 1", "hq-pink")),
            ("main redirect",),
            "play hq-green",
            "A6",
            "No bridge beside this station is green",
        ),
        (
            table(seat("deck 1", "hq-pink bio-pink")),
            ("main redirect", "play hq-pink"),
            "play bio-pink",
            "A10",
            "You have no energy left at the Engine Deck",
        ),
        (
            table(seat("deck 2, cell 7", "hq-pink hq-purple")),
            ("main redirect",),
            "play hq-purple",
            "A10",
            "The station across has 7 energy already",
        ),
        (
            table(seat("deck 1", "hq-pink deck-blue")),
            ("main station",),
            "play deck-blue",
            "X4",
            "The engines serve other stations only",
        ),
        (
            table(seat("deck 2, bio 7", "hq-pink bio-blue")),
            ("main station",),
            "play bio-blue",
            "X5",
            "You have 7 energy in the Biotope already",
        ),
        (
            table(seat("deck 1", "hq-pink bio-blue")),
            ("main station", "play hq-pink"),
            "play bio-blue",
            "X3",
            "You have no energy left at the Engine Deck",
        ),
        (
            table(seat("cell 1, hq 1", "hq-pink hq-blue"), active="cell", shuttles=docked(pink="hq")),
            ("main station",),
            "play hq-blue",
            "X28",
            "The blue shuttle is not docked",
        ),
        (
            table(seat("cell 3", "hq-pink bio-pink"), active="cell", shuttles=docked(pink="cell")),
            ("main station", "play hq-pink"),
            "play bio-pink",
            "X29",
            "With the shuttle docked here a transfer costs 2 energy, and you have 1",
        ),
        (table(seat("hq 2"), active="hq"), ("main station",), "spend 3", "X7", "You have 2 energy here"),
        (
            table(seat("bio 3"), active="bio"),
            ("main station",),
            "spend 1",
            "X12",
            "One energy only starts the biotope: spend 2 or more",
        ),
        (
            table(seat("bio 3"), active="bio"),
            ("main station", "spend 2"),
            "target deck",
            "X10",
            "Begin with one of the two neighbours of the biotope",
        ),
        (
            table(seat("port 1"), active="port", shuttles=docked(blue="hq")),
            ("main station",),
            "shuttle blue",
            "X15",
            "The blue shuttle stays at the Headquarters until the round ends",
        ),
        (
            table(seat("can 1"), seat("", "hq-pink"), active="can"),
            ("main station",),
            "victim 0",
            "X19",
            "You draw from others",
        ),
        (
            table(seat("can 1"), seat("", "hq-pink"), active="can"),
            ("main station",),
            "victim 2",
            "X21",
            "Moss has no card",
        ),
        (
            table(seat("can 2"), seat("", "hq-pink"), active="can"),
            ("main station", "victim 1"),
            "victim 1",
            "X20",
            "You have named Tide already",
        ),
        (
            table(seat("", "hq-pink")),
            ("main exchange",),
            "discard hq-blue",
            "A11",
            "Headquarters blue is not in your hand",
        ),
        (
            table(seat("", "hq-pink")),
            ("main exchange", "discard hq-pink"),
            "take 1",
            "D15",
            "There is no card in that place",
        ),
    ],
)
def test_the_clause_and_the_sentence(
    position: Position, moves: tuple[str, ...], asked: str, clause: str, sentence: str
) -> None:
    match = start(position, *moves)
    assert told(match, asked) == (f"SOLARIS-{clause}", sentence)
    german = told(match, asked, "de")
    assert german is not None
    assert german[0] == f"SOLARIS-{clause}"
    assert german[1] != sentence


def test_nothing_is_said_of_what_cannot_be_explained() -> None:
    assert told(start(table()), "spend 3") is None
    assert (
        told(start(table(seat("can 1"), seat("", "hq-pink"), players=3, active="can"), "main station"), "victim 4")
        is None
    )


def test_whatever_is_asked_the_answer_cites_a_clause_that_exists() -> None:
    clauses = clauses_of(rules_text("solaris"), "solaris")
    match, chance = suntable.new("solaris", players=4, seed=3), Random(3)
    for _ in range(250):
        for number in set(range(ACTIONS.size)) - set(match.legal()):
            found = view.why_not(match.sight(match.seat), match.name(number))
            assert found is None or (found[0] in clauses and found[1])
        match.play(chance.choice(match.legal()))
