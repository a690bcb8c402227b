"""The text view, prompts, actions and log lines of Solaris, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import suntable
from suntable.draw.words import words
from suntable.games.solaris import text as view
from suntable.games.solaris.state import EVENTS, KINDS, MAINS, PHASES
from tests.games.solaris.table import A, B, C, docked, go, seat, start, station, table

EN, DE = view.solaris("en"), view.solaris("de")
REASONS = (
    "full", "no-card", "no-hand", "no-energy", "neighbours-full", "one-energy", "others-full", "no-shuttle",
    "no-victim", "no-dock",
)  # fmt: skip
KEEN = 0.6  # how often a random player takes the first action that is offered


def game() -> suntable.Match:
    """Tide is to act at the canteen; Ember has drawn a card of hers."""
    seats = (
        seat("can 3, hq 2", "bio-pink", laser=2),
        seat("can 1, cell 7", "hq-green port-blue port-blue"),
        seat("deck 4", "deck-purple"),
    )
    position = table(*seats, players=3, active="can", shuttles=docked(blue="hq"), round=2, omen="biotope-purple")
    return station(start(position | {"display": ["canteen-blue", None, "engine-deck-pink"]}), "victim 1", "done")


def parts(match: suntable.Match, viewer: int | None, lang: str = "en") -> list[str]:
    return match.text(viewer, lang).removesuffix("\n").split("\n\n")


def test_the_view_of_who_is_to_act() -> None:
    seen = parts(game(), B)
    assert seen[0] == "Solaris · Round 2 · Canteen · Choose an action\nYou are Tide."
    assert seen[1].splitlines()[:2] == ["Choose your action in the Canteen.", "You have 1 energy here."]
    assert "Not offered: Replenish energy, you hold no card for it" in seen[1]
    assert seen[2] == "Order of play: Ember (done), Tide (now), Moss"
    assert seen[4].splitlines() == [
        "Headquarters",
        "  on the energy track: Ember 2, Moss 0, Tide 0",
        "  docked: blue (pulse)",
        "  bridge to the Biotope: green (beads)",
    ]
    assert seen[7].splitlines() == [
        "Canteen (active)",
        "  on the rim: Ember 2, Tide 1",
        "  on the energy track: Moss 0",
        "  bridge to the Energy Cell: pink (wave)",
    ]
    assert seen[9] == "Laser: Ember 2, Tide 0, Moss 0"
    assert seen[10].splitlines()[:3] == [
        "Free shuttles: purple (zigzag), pink (wave), green (beads)",
        "Spare bridges: green (beads), blue (pulse)",
        "Display: Canteen blue, Biotope purple, Engine Deck pink",
    ] or seen[10].splitlines()[2].startswith("Display: Canteen blue, ")
    assert "Last omen: Biotope purple" in seen[10]
    assert seen[11].splitlines()[0] == "Hand of Ember: 1 card"
    assert "Ember has a face-down card from Tide: " in seen[11]


def test_who_has_nothing_to_do_with_a_face_down_card_is_not_told_what_it_is() -> None:
    for viewer in (C, -1):
        told = game().text(viewer)
        assert "Ember has a face-down card from Tide\n" in told
        assert "Tide is choosing an action." in told
        assert "Possible actions" not in told


def test_the_same_in_german() -> None:
    seen = parts(game(), B, "de")
    assert seen[0] == "Solaris · Runde 2 · Kantine · Aktion wählen\nDu bist Flut."
    assert seen[1].splitlines()[0] == "Wähle deine Aktion in der Kantine."
    assert seen[2] == "Reihenfolge: Glut (fertig), Flut (jetzt), Moos"
    assert "  auf der äußeren Leiste: Glut 2, Flut 1" in seen[7]


def test_what_was_seen_of_a_hand_is_told() -> None:
    match = start(table(seat("", "deck-pink"), players=3, display=["biotope-blue", None, None]), "main exchange")
    go(match, "discard deck-pink", "take 0")
    assert "Hand of Ember: 1 card\n  known to you: Biotope blue" in match.text(B)
    assert "Hand of Ember: 1 card\n  seen by all: Biotope blue" in match.text(-1)
    assert "Your hand (1 card): Biotope blue" in match.text(A)
    assert "Your hand: 0 cards" in match.text(B)


@pytest.mark.parametrize(
    ("position", "moves", "line"),
    [
        (
            table(seat("deck 2", "port-pink port-blue")),
            ("main station",),
            "Play Shuttle Port blue: Shuttle Port +1, costs 1 energy",
        ),
        (
            table(seat("deck 2", "port-pink port-blue")),
            ("main station", "play port-pink"),
            "Play Shuttle Port blue: Shuttle Port +1, already paid",
        ),
        (table(seat("", "deck-pink")), ("main replenish",), "Play Engine Deck pink: Engine Deck +1"),
        (table(seat("deck 1", "can-pink")), ("main redirect",), "Play Canteen pink: one energy crosses the bridge"),
        (
            table(seat("cell 1, hq 1", "can-blue"), active="cell", shuttles=docked(blue="hq")),
            ("main station",),
            "Play Canteen blue: one energy from the Headquarters to the laser",
        ),
        (table(seat("hq 2"), active="hq"), ("main station",), "Spend 2 energy: take 4 cards"),
        (table(seat("bio 3"), active="bio"), ("main station",), "Spend 2 energy: one other station gains one"),
        (table(seat("bio 3"), active="bio"), ("main station", "spend 3"), "Begin with the Shuttle Port"),
        (table(seat("port 1"), active="port"), ("main station",), "Take the blue shuttle"),
        (table(seat("port 1"), active="port"), ("main station", "shuttle blue"), "Dock in the Canteen"),
        (table(seat("can 1"), seat("", "bio-pink"), active="can"), ("main station",), "Draw from Tide"),
        (
            table(seat("can 1"), seat("", "bio-pink"), active="can"),
            ("main station", "victim 1"),
            "Done: draw 1 card at random",
        ),
        (
            table(seat("", "deck-pink deck-blue")),
            ("main replenish", "play deck-pink", "play deck-blue"),
            "Done: take a card in return",
        ),
        (table(seat("", "deck-pink deck-blue")), ("main exchange",), "Discard Engine Deck pink"),
        (
            table(seat("", "deck-pink deck-blue")),
            ("main exchange", "discard deck-pink"),
            "Take the top card of the stack",
        ),
    ],
)
def test_actions_in_words(position: dict[str, object], moves: tuple[str, ...], line: str) -> None:
    match = start(position, *moves)
    assert line in [match.tell(action) for action in match.legal()]


@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_for_not_offering_an_action_comes_up(reason: str) -> None:
    full = "cell 7, deck 7, hq 7, bio 7, port 7, can 7"
    all_docked = docked(purple="hq", pink="hq", green="hq", blue="hq")
    positions = (
        table(seat(full, "deck-purple")),
        table(seat("", "hq-pink")),
        table(seat(full), active="bio"),
        table(seat("bio 1"), active="bio"),
        table(seat("port 1"), active="port", shuttles=all_docked),
        table(seat("can 1"), active="can"),
        table(seat("cell 1"), active="cell"),
    )
    found = {why for position in positions for why in start(position).sight().facts["refused"].values()}
    assert reason in found


def test_every_phase_is_told_in_both_languages() -> None:
    reached = set()
    for seed in range(3):
        match, chance = suntable.new("solaris", players=4, seed=seed, layout="random"), Random(seed)
        while not match.over:
            phase = match.position()["phase"]
            if phase not in reached or chance.random() < 0.02:
                reached.add(phase)
                for viewer in (None, -1, 0, match.seat):
                    for lang in ("en", "de"):
                        assert max(map(len, match.text(viewer, lang).splitlines())) <= view.WIDTH
            legal = match.legal()
            match.play(chance.choice(legal) if chance.random() > KEEN else legal[-1])
        reached.add(match.position()["phase"])
        assert all(match.log(lang="de"))
    assert reached == set(PHASES)


def test_the_result_is_told_to_winners_and_others() -> None:
    seats = [seat("cell 2", laser=8), seat("cell 2", laser=8), seat("cell 1", laser=8)]
    end: dict[str, Any] = {"players": 3, "active": "cell", "begun": [B, C, A]}
    shared = start(table(*seats, **end), "main pass")
    assert "A shared win with 8 at the laser: Ember, Tide!" in shared.text(A)
    sole = start(table(seat("cell 3", laser=8), *seats[1:], **end), "main pass")
    assert "You win with 8 at the laser!" in sole.text(A)
    assert "Ember wins with 8 at the laser!" in sole.text(B)
    assert "Glut gewinnt mit 8 auf dem Laser!" in sole.text(B, "de")


def test_words_for_all_things() -> None:
    for say in (EN, DE):
        assert len({view.card_words(say, card) for card in KINDS}) == len(KINDS)
        assert len({say("main", main=main) for main in MAINS}) == len(MAINS)
        assert {f"log-{name}" for name, _ in EVENTS} <= set(say.ids())
    assert words("suntable.games.solaris", "de").ids() == DE.ids()
