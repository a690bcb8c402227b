"""Pebbles: take one, two or three from a pile; whoever takes the last one wins."""

from pebbles import rules
from pebbles.state import ACTIONS, EVENTS, PLANES, State
from suntable.engine.game import Game

GAME = Game(
    name="pebbles",
    title="Pebbles",
    version=1,
    seats=(2, 3),
    options=(),
    state=State,
    actions=ACTIONS,
    rules=rules,
    parts=("last",),
    problems=("", "the pile never grows and is never overdrawn"),
    planes=PLANES,
    events=EVENTS,
    positions="pebbles.position",
    views="pebbles.view",
)
