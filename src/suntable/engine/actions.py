"""Actions are small integers in named blocks; each has one stable structured name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from suntable.engine.errors import GameError, UnknownAction


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
        self.size += len(labels)

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
