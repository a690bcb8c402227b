"""RLCard: its own loop with random agents, and its environments stepped from outside.

It has no copy of a state.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from peers_measure import LOOP, PYTHON, Options, Plan, Work, generator, serve, until

GAMES = ("gin-rummy", "uno", "mahjong", "leduc-holdem")


def own_loop(name: str) -> Work:
    """`Env.run` as it is used for training, which is the faster of its two ways."""
    env: Any = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> tuple[float, float]:
        before = env.timestep
        env.run(is_training=True)
        return env.timestep - before, 0

    return Work(lambda seconds: until(seconds, play))


def driven(name: str) -> Work:
    """`legal_actions` of the state that `Env.step` answers."""
    env: Any = rlcard.make(name, config={"seed": 1})
    rand = generator(1)

    def play() -> tuple[float, float]:
        count = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rand() * len(legal))])
            count += 1
        return count, 0

    return Work(lambda seconds: until(seconds, play))


def plans(_: Options) -> list[Plan]:
    """The rows of RLCard."""
    rows = [Plan(LOOP, name, "Env.run, in Python", partial(own_loop, name)) for name in GAMES]
    return rows + [Plan(PYTHON, name, "legal_actions, Env.step", partial(driven, name)) for name in GAMES]


if __name__ == "__main__":
    serve(plans, ("rlcard", "numpy"))
