"""Solairis, by Tony Carr: two to four warriors of seven races cast spells at each other until one is left."""

from suntable.engine.game import Game, Option, Roles
from suntable.games.solairis import greedy, rules
from suntable.games.solairis.state import ACTIONS, EVENTS, FEWEST, MOST_SEATS, PARTS, PLANES, PROBLEMS, WARRIORS, State

GAME = Game(
    name="solairis",
    title="Solairis",
    version=1,
    seats=tuple(range(FEWEST, MOST_SEATS + 1)),
    options=(
        Option("rules", ("basic", "advanced"), default="basic"),
        Option("warriors", ("dealt", "chosen"), default="dealt"),
    ),
    state=State,
    actions=ACTIONS,
    rules=rules,
    parts=PARTS,
    problems=PROBLEMS,
    planes=PLANES,
    events=EVENTS,
    positions="suntable.games.solairis.position",
    views="suntable.games.solairis.view",
    policy=greedy.greedy,
    roles=Roles(WARRIORS, rules.role_of, ("warrior", "warrior"), over=("rules",)),
)
