"""Sets of up to 62 things in one integer.

Plain integer arithmetic that means the same in Python, in machine code and on a GPU; the compilers
recognise `count` and turn it into one instruction.
"""

from __future__ import annotations

import numpy as np

from suntable.engine.rule import rule

_PAIRS = 0x5555555555555555
_QUADS = 0x3333333333333333
_BYTES = 0x0F0F0F0F0F0F0F0F
_ONES = 0x0101010101010101


@rule
def product(a: int, b: int) -> int:
    """A product of which only the low 64 bits matter; in machine code it may be negative.

    Compilers take it for granted that a signed product fits, and draw conclusions: this one may be too large.
    """
    return a * b


@rule
def _wrapping_product(a: int, b: int) -> int:
    return np.int64(np.uint64(a) * np.uint64(b))  # type: ignore[return-value]


product.__suntable_compiled_as__ = _wrapping_product  # type: ignore[attr-defined]


@rule
def count(bits: int) -> int:
    """How many things are in the set."""
    bits = bits - ((bits >> 1) & _PAIRS)
    bits = (bits & _QUADS) + ((bits >> 2) & _QUADS)
    bits = (bits + (bits >> 4)) & _BYTES
    return (product(bits, _ONES) >> 56) & 0xFF


@rule
def lowest(bits: int) -> int:
    """The first thing of a set that is not empty."""
    return count((bits & -bits) - 1)


@rule
def nth(bits: int, n: int) -> int:
    """The thing with n others before it."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


def members(bits: int) -> list[int]:
    """The set as a list, for ordinary Python."""
    return [i for i in range(bits.bit_length()) if bits >> i & 1]
