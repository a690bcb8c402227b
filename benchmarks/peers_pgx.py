"""pgx on the processor: a compiled scan over a batch of games, with auto-reset, playing at random.

Every step of every game in the batch is a decision. The best of several batch sizes is what counts. The
random choice is one uniform number against the running sum of the mask: the cheapest found.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from peers_measure import LOOP, Options, Plan, Sample, Work, serve

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = {
    "sparrow_mahjong": 128,
    "backgammon": 16,
    "leduc_holdem": 4096,
    "connect_four": 1024,
}  # quick: this batch
BATCHES = (16, 128, 1024, 4096)
STEPS = 16_384  # decisions of one compiled scan, over the whole batch

Carry = tuple[Any, Any, Any]


def pick(mask: Any, key: Any) -> Any:
    """A random legal action for each game of the batch."""
    running = jnp.cumsum(mask.astype(jnp.int32), axis=-1)
    drawn = jnp.floor(jax.random.uniform(key, (mask.shape[0],)) * running[:, -1]).astype(jnp.int32)
    return jnp.argmax(running > drawn[:, None], axis=-1)


def scan(name: str, batch: int) -> tuple[Callable[[Carry], Carry], Carry, int]:
    """A compiled scan over a batch, its first carry (states, key, games finished), and its decisions."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    length = max(8, STEPS // batch)

    def body(carry: Carry, _: None) -> tuple[Carry, None]:
        state, key, finished = carry
        key, chosen, chance = jax.random.split(key, 3)
        state = step(state, pick(state.legal_action_mask, chosen), jax.random.split(chance, batch))
        return (state, key, finished + state.terminated.sum()), None

    @jax.jit
    def run(carry: Carry) -> Carry:
        last: Carry = jax.lax.scan(body, carry, None, length=length)[0]
        return last

    key = jax.random.PRNGKey(1)
    first = (jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key, jnp.int32(0))
    return run, jax.block_until_ready(run(first)), length * batch


class Batch:
    """A batch of games that goes on from where the last sample left it."""

    def __init__(self, name: str, batch: int) -> None:
        self.run, self.carry, self.decisions = scan(name, batch)
        self.batch = batch

    def sample(self, seconds: float) -> Sample:
        """Scans until the time is up."""
        state, key, _ = self.carry
        self.carry = (state, key, jnp.int32(0))
        count = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            self.carry = jax.block_until_ready(self.run(self.carry))
            count += self.decisions
        return Sample(count, spent, float(self.carry[2]))

    def pace(self) -> float:
        """Decisions a second, briefly."""
        sample = self.sample(0.3)
        return sample.count / sample.seconds


def batched(name: str, options: Options) -> Work:
    """The fastest batch of a game."""
    sizes = (GAMES[name],) if options.quick else BATCHES
    best = max((Batch(name, size) for size in sizes), key=Batch.pace)
    return Work(best.sample, {"batch": best.batch, "batches": list(sizes)})


def plans(options: Options) -> list[Plan]:
    """The rows of pgx."""
    return [Plan(LOOP, name, "jit, vmap, scan, auto-reset", partial(batched, name, options)) for name in GAMES]


if __name__ == "__main__":
    serve(plans, ("pgx", "jax", "jaxlib", "numpy"))
