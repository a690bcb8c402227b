"""The record and the actions."""

import tomllib
from importlib.resources import files

from suntable.engine.actions import ActionSpace
from suntable.engine.record import Header, i8

BOX = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))
LEAST, MOST = BOX["pile"]["least"], BOX["pile"]["most"]
MOST_TAKEN = BOX["turn"]["most_taken"]
SEATS = 3


class State(Header):
    """All that lies on the table."""

    pile: i8
    start: i8  # how many there were
    winner: i8  # who took the last one, -1 nobody yet


ACTIONS = ActionSpace(take=[str(n + 1) for n in range(MOST_TAKEN)])
EVENTS = (("takes", (("count", "count"),)), ("wins", ()))
TAKES, WINS = range(len(EVENTS))
PLANES = (("pile, one hot", MOST + 1), ("seat that decides", SEATS))
