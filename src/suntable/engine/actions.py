"""Actions are small integers in named blocks; each has one stable structured name.

The legal actions of a position are a *mask*: a few integers, each a set of up to 60 actions (a word). A block
begins a new word, so a rule offers a set of tiles by writing that very set into the word of its block.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from suntable.engine.bits import count, lowest, nth
from suntable.engine.errors import GameError, UnknownAction
from suntable.engine.rule import Table, rule, table

WORD = 60  # actions in one word of a mask


@rule
def total(mask: Any, words: int) -> int:
    """How many actions a mask holds."""
    result = 0
    for word in range(words):
        result += count(mask[word])
    return result


@rule
def select(mask: Any, starts: Any, n: int) -> int:
    """The action of a mask with n others before it."""
    word = 0
    inside = count(mask[0])
    while n >= inside:
        n -= inside
        word += 1
        inside = count(mask[word])
    return starts[word] + nth(mask[word], n)


@rule
def spell_out(mask: Any, starts: Any, words: int, actions: Any) -> int:
    """Write the actions of a mask as a list, ascending, and return their number."""
    found = 0
    for word in range(words):
        rest = mask[word]
        while rest != 0:
            actions[found] = starts[word] + lowest(rest)
            rest &= rest - 1
            found += 1
    return found


@rule
def contains(mask: Any, starts: Any, words: int, action: int) -> bool:
    """Whether an action is in a mask."""
    for word in range(words - 1, -1, -1):
        if action >= starts[word]:
            place = action - starts[word]
            return place < WORD and (mask[word] >> place) & 1 == 1
    return False


@dataclass(frozen=True)
class Block:
    """Consecutive actions of one kind, one for each label; a block of one needs no label."""

    name: str
    start: int
    labels: tuple[str, ...]

    @property
    def stop(self) -> int:
        return self.start + len(self.labels)

    def names(self) -> Iterator[str]:
        return (f"{self.name} {label}" if label else self.name for label in self.labels)


class ActionSpace:
    """All actions of a game: ``ActionSpace(tile=TILES, draw=1)``.

    >>> space = ActionSpace(tile=("1-1", "1-2"), draw=1)
    >>> space.size, space.start("draw"), space.name(1), space.parse("draw")
    (3, 2, 'tile 1-2', 2)
    """

    def __init__(self, **blocks: Sequence[str] | int) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self._starts: list[int] = []
        self._words: dict[str, int] = {}
        for name, labels in blocks.items():
            self._add(name, labels)
        self._names = tuple(name for block in self.blocks for name in block.names())
        self._numbers = {name: number for number, name in enumerate(self._names)}
        if len(self._numbers) != self.size:
            raise GameError("two actions have the same name")

    def _add(self, name: str, labels: Sequence[str] | int) -> None:
        if isinstance(labels, int):
            labels = [""] if labels == 1 else [str(number) for number in range(labels)]
        self.blocks.append(Block(name, self.size, tuple(labels)))
        self._words[name] = len(self._starts)
        self._starts += range(self.size, self.size + len(labels), WORD)
        self.size += len(labels)

    @property
    def words(self) -> int:
        """How many words a mask has."""
        return len(self._starts)

    @property
    def starts(self) -> Table:
        """The first action of each word of a mask."""
        return table(self._starts)

    def mask(self, actions: Iterable[int]) -> list[int]:
        """Actions as a mask for rules.

        >>> ActionSpace(tile=("1-1", "1-2"), draw=1).mask([1, 2])
        [2, 1]
        """
        mask = [0] * self.words
        for action in actions:
            word = bisect_right(self._starts, action) - 1
            mask[word] |= 1 << action - self._starts[word]
        return mask

    def word(self, name: str) -> int:
        """The (first) word of a block in a mask."""
        return self._words[name]

    def block(self, name: str) -> Block:
        return next(block for block in self.blocks if block.name == name)

    def start(self, name: str) -> int:
        return self.block(name).start

    def split(self, action: int) -> tuple[str, str]:
        """The block and the label of an action."""
        kind, _, label = self.name(action).partition(" ")
        return kind, label

    def name(self, action: int) -> str:
        if isinstance(action, bool) or not 0 <= action < self.size:
            raise UnknownAction(f"there is no action {action!r}: actions run from 0 to {self.size - 1}")
        return self._names[action]

    def parse(self, name: str) -> int:
        try:
            return self._numbers[name]
        except KeyError:
            kinds = ", ".join(f"'{next(block.names())}'" for block in self.blocks)
            raise UnknownAction(f"there is no action {name!r}: names look like {kinds}") from None
