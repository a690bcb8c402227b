"""How far a step can be taken back (section 6 of the rules): to the last thing anybody learned."""

from __future__ import annotations

from typing import Any

import pytest

import suntable
from tests.games.solstis.table import (
    MEETING,
    OPPONENT,
    PLAYER,
    Position,
    block,
    ended,
    go,
    look,
    meeting,
    phase,
    seat,
    start,
    table,
)

HAND = "3-3 4-4"
THEIRS = seat(hand="1-8 1-7 6-6")
TWO = [*MEETING, "spirit bee"]


def meets(spirit: str, *moves: str) -> list[str]:
    return [*MEETING, f"spirit {spirit}", "square Q1-9", *moves]


def moving(beneath: str = "", **more: str) -> Position:
    """1-2 can be captured and pushes a free rainbow out of its cell."""
    return table(seat("1-1", rainbows="1-2 6-4", hand="1-9 2-2"), THEIRS, f"1-2{beneath} 4-5", **more)


END_PHASE: dict[str, Any] = {"unseen": ""}

CAN_BE_TAKEN_BACK: dict[str, tuple[Position, list[str]]] = {
    "a tile played that can capture": (meeting(), ["tile 2-9"]),
    "a capture with nothing beneath, before a rainbow moves": (moving(), ["tile 1-9", "tile 1-2"]),
    "a capture with nothing beneath, before an encounter": (meeting(), list(MEETING)),
    "a rainbow moved, before an encounter": (
        meeting(rainbows="2-10 1-8 2-8"),
        [*MEETING, "cell 3-10"],
    ),
    "a rainbow moved, before the next one": (
        table(seat(rainbows="1-2 2-2", hand="2-2"), THEIRS, "1-2"),
        ["tile 2-2", "tile 1-2", "cell 1-1"],
    ),
    "a spirit taken from the row": (meeting(), TWO),
    "a spirit kept": (meeting(pile="bee wolf", evil="out"), [*MEETING, "draw", "spirit bee"]),
    "a square chosen, before the effect asks": (meeting(hand=HAND), meets("deer")),
    "a square chosen, before the Trout's rainbow": (meeting(), meets("trout")),
    "a tile laid by the Deer, before a rainbow moves": (
        meeting(hand=HAND, rainbows="3-3"),
        meets("deer", "tile 3-3"),
    ),
    "a tile laid by the Beetle, before a rainbow moves": (
        meeting(shown="3-3", rainbows="3-3"),
        meets("beetle", "tile 3-3"),
    ),
}

IS_FINAL: dict[str, tuple[Position, list[str]]] = {
    "a second chance": (table(seat(hand="1-1"), THEIRS, "4-5", unseen="5-5"), ["tile 1-1"]),
    "a second miss": (table(seat(hand="1-1"), THEIRS, "4-5", unseen="3-3"), ["tile 1-1"]),
    "a tile turned up beneath a captured one": (moving("*"), ["tile 1-9", "tile 1-2"]),
    "a tile turned up beneath the Beetle's": (
        meeting(shown="3-3*", rainbows="3-3"),
        meets("beetle", "tile 3-3"),
    ),
    "the Eagle's tile": (meeting(rainbows="3-3", unseen="3-3"), meets("eagle")),
    "the Dragonfly's tile": (meeting(rainbows="3-3", opponent=seat(hand="3-3")), meets("dragonfly")),
    "the Dragonfly's tile with an empty pile": (
        meeting(rainbows="3-3", opponent=seat(hand="3-3"), **END_PHASE),
        meets("dragonfly"),
    ),
    "the Bear's tile": (meeting(unseen="3-3"), meets("bear")),
    "spirits drawn": (meeting(row="bee", evil="out"), [*MEETING, "draw"]),
    "one spirit drawn": (meeting(pile="bee", evil="out"), [*MEETING, "draw"]),
    "a capture that ends the turn with a draw": (
        table(seat(hand="1-9 2-2"), THEIRS, "1-2"),
        ["tile 1-9", "tile 1-2"],
    ),
    "a rainbow moved that ends the turn": (moving(), ["tile 1-9", "tile 1-2", "cell 1-3"]),
    "a square chosen that ends the turn": (meeting(), meets("bee")),
    "a tile laid by the Deer that ends the turn": (meeting(hand=HAND), meets("deer", "tile 3-3")),
    "a tile laid by the Beetle that ends the turn": (meeting(shown="3-3"), meets("beetle", "tile 3-3")),
    "the turn passing on without a draw": (
        table(seat(hand="1-9 2-2"), seat(hand="6-6"), "1-2 6-4", **END_PHASE),
        ["tile 1-9", "tile 1-2"],
    ),
    "the opponent being skipped": (
        table(seat(hand="1-9 5-4"), seat(hand="3-3"), "1-2 6-4", **END_PHASE),
        ["tile 1-9", "tile 1-2"],
    ),
    "the Groundhog's extra turn after a refill": (meeting(hand=HAND), meets("groundhog")),
    "the Groundhog's extra turn being lost": (
        meeting(hand="4-4", shown="6-7", opponent=seat(hand="6-6"), **END_PHASE),
        meets("groundhog"),
    ),
    "the end of the game": (
        table(seat(hand="1-9"), seat(hand="3-3"), "1-2", **END_PHASE),
        ["tile 1-9", "tile 1-2"],
    ),
}


def before_and_after(position: Position, moves: list[str]) -> tuple[dict[str, object], suntable.Match]:
    match = start(position, *moves[:-1])
    before = match.position()
    return before, go(match, moves[-1])


@pytest.mark.clause("SOLSTIS-T4", "SOLSTIS-P5", "SOLSTIS-P7", "SOLSTIS-R7", "SOLSTIS-P14")
@pytest.mark.parametrize("case", CAN_BE_TAKEN_BACK)
def test_a_step_that_showed_nothing_can_be_taken_back(case: str) -> None:
    position, moves = CAN_BE_TAKEN_BACK[case]
    before, match = before_and_after(position, moves)
    legal = start(position, *moves[:-1]).legal()
    assert look(match, "reveals") == before["reveals"]
    assert match.undo() is True
    assert match.position() == before
    assert match.legal() == legal


@pytest.mark.clause("SOLSTIS-T8", "SOLSTIS-T5", "SOLSTIS-T12", "SOLSTIS-P5", "SOLSTIS-P14", "SOLSTIS-E2")
@pytest.mark.parametrize("case", IS_FINAL)
def test_a_step_that_showed_something_is_final(case: str) -> None:
    before, match = before_and_after(*IS_FINAL[case])
    after = match.position()
    assert after["reveals"] > int(str(before["reveals"]))
    assert match.undo() is False
    assert match.position() == after


@pytest.mark.clause("SOLSTIS-T4", "SOLSTIS-P7")
def test_several_steps_can_be_taken_back_to_the_last_that_showed_something() -> None:
    match = start(meeting(hand=HAND))
    positions = []
    for move in meets("deer"):
        positions.append(match.position())
        match.play(move)
    while positions:
        assert match.undo() is True
        assert match.position() == positions.pop()
    assert match.undo() is False


@pytest.mark.clause("SOLSTIS-P5")
def test_what_was_drawn_stays_drawn() -> None:
    match = start(meeting(pile="bee wolf", evil="out"), *MEETING, "draw", "spirit bee")
    assert match.undo() is True
    assert phase(match) == "keep"
    assert match.undo() is False


@pytest.mark.clause("SOLSTIS-F1")
def test_covering_a_spirit_is_final() -> None:
    match = ended(seat(block("1-1", "2-3"), spirits={"bee": "Q1-1", "wolf": "Q1-2"}), evil=PLAYER)
    assert match.seat == OPPONENT
    assert match.undo() is False
    go(match, "spirit bee")
    assert match.undo() is False
    assert match.over


@pytest.mark.clause("SOLSTIS-F3")
def test_laying_out_a_hand_is_final_and_moving_its_rainbows_is_not() -> None:
    player = seat(block("1-1", "2-2"), rainbows="4-4 4-6", hand="4-4 4-6", spirits={"squirrel": "Q1-1"})
    match = ended(player)
    assert (match.seat, phase(match)) == (PLAYER, "rainbow")
    assert match.undo() is False
    before = match.position()
    go(match, "cell 5-4")
    assert match.undo() is True
    assert match.position() == before


@pytest.mark.clause("SOLSTIS-S1")
def test_nothing_is_taken_back_before_the_first_step() -> None:
    assert suntable.new("solstis", seed=1).undo() is False
