"""Chance: a counter-based generator of integers that lives in the state.

The Philox 2x32 cipher with ten rounds, in signed 64-bit arithmetic and masks only, so that Python, machine
code and a GPU give the same bits. Asked for its n-th number it needs no other: a state holds a key and a
counter, copying it costs nothing, and two different keys never meet.
"""

from __future__ import annotations

from typing import Any

from suntable.engine.bits import product
from suntable.engine.rule import rule

_LOW = 0xFFFFFFFF
_MULTIPLIER = 0xD256D193
_WEYL = 0x9E3779B9
_ROUNDS = 10
SEEDS = 2**63


@rule
def philox(low: int, high: int, key: int) -> int:
    """Both words of the cipher as one number of 64 bits; in machine code it may be negative."""
    for _ in range(_ROUNDS):
        both = product(_MULTIPLIER, low)
        low = ((both >> 32) & _LOW) ^ high ^ key
        high = both & _LOW
        key = (key + _WEYL) & _LOW
    return (low << 32) | high


@rule
def word(key: int, counter: int) -> int:
    """The counter-th number of 32 bits of a key of 63 bits."""
    return (philox(counter & _LOW, (key >> 32) & _LOW, key & _LOW) >> 32) & _LOW


@rule
def below(key: int, counter: int, n: int) -> int:
    """The counter-th number of a key, from 0 to n - 1, each as likely up to one part in 2**32 / n."""
    return (word(key, counter) * n) >> 32


@rule
def derive(seed: int, n: int) -> int:
    """The n-th seed that follows from a seed; a seed has 63 bits."""
    return philox((n & _LOW) ^ 0x5EED5EED, (seed >> 32) & _LOW, seed & _LOW) & 0x7FFFFFFFFFFFFFFF


@rule
def draw(state: Any, n: int) -> int:
    """A number from 0 to n - 1 by the state's own generator."""
    number = below(state.key, state.counter, n)
    state.counter += 1
    return number
