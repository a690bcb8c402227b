"""Solaris, by Brigitte & Wolfgang Ditt: three to five companies send the energy of a ring of six stations to Earth."""

from suntable.engine.game import Game, Option
from suntable.games.solaris import greedy, rules
from suntable.games.solaris.state import (
    ACTIONS,
    EVENTS,
    FEWEST,
    LAYOUTS,
    MOST_SEATS,
    PARTS,
    PLANES,
    PROBLEMS,
    STANDARD,
    State,
)

GAME = Game(
    name="solaris",
    title="Solaris",
    version=1,
    seats=tuple(range(FEWEST, MOST_SEATS + 1)),
    options=(
        Option("time_game", (False, True), default=False),
        Option("layout", LAYOUTS, default=LAYOUTS[STANDARD]),
    ),
    state=State,
    actions=ACTIONS,
    rules=rules,
    parts=PARTS,
    problems=PROBLEMS,
    planes=PLANES,
    events=EVENTS,
    positions="suntable.games.solaris.position",
    views="suntable.games.solaris.view",
    policy=greedy.greedy,
)
