"""Solstis, by Bruno Cathala and Corentin Lebrat: two players build a mountain panorama, meet spirits, light fires."""

from suntable.engine.game import Game, Option
from suntable.games.solstis import greedy, rules
from suntable.games.solstis.state import ACTIONS, EVENTS, PARTS, PLANES, PLAYERS, PROBLEMS, State

GAME = Game(
    name="solstis",
    title="Solstis",
    version=1,
    seats=(PLAYERS,),
    options=(
        Option("evil", (False, True), default=True),
        Option("first", ("random", 0, 1), default="random"),
        Option("cover", ("after", "before"), default="after"),
    ),
    state=State,
    actions=ACTIONS,
    rules=rules,
    parts=PARTS,
    problems=PROBLEMS,
    planes=PLANES,
    events=EVENTS,
    positions="suntable.games.solstis.position",
    views="suntable.games.solstis.view",
    policy=greedy.greedy,
)
