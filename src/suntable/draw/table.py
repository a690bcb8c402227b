"""A table in parts: what a game gives to a page, which lays the parts out on any size of screen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from suntable.draw.svg import Markup

NOTHING = Markup()
_ACTS = re.compile(r'data-act="(\d+)"')


@dataclass(frozen=True)
class Fact:
    """One public number of a seat: a sign, what it says, and what that means in words."""

    sign: str  # the id of a symbol in the game's definitions
    value: str
    words: str


@dataclass(frozen=True)
class Line:
    """One line of the score sheet: its name and a number for each seat."""

    words: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Offer:
    """Several actions of one seat that are often wanted together, as one thing to press."""

    acts: tuple[int, ...]  # in order; each is legal once those before it have been played
    words: str


@dataclass(frozen=True)
class Table:
    """Everything a page needs to show a table to one viewer.

    ``parts`` are pieces of HTML with SVG in them, by name, in the order they are read. A page puts each into an
    element of its own, so that only what has changed is sent again. Legal actions in them are elements made with
    `parts.action`; what is not drawn becomes a button.
    """

    parts: Mapping[str, Markup]
    hand: Markup = NOTHING
    turn: str = ""  # "Turn 17"
    steps: tuple[str, ...] = ()  # the steps of a turn
    step: int | None = None  # which of them is on
    prompt: str = ""
    why: str = ""
    notices: tuple[str, ...] = ()  # what is out of the ordinary: the last round, an extra turn
    clauses: tuple[str, ...] = ()  # the ids of the clauses this decision stands in
    facts: tuple[tuple[Fact, ...], ...] = ()  # for each seat
    sheet: tuple[Line, ...] = ()  # the score, part by part
    result: str = ""  # at the end
    offers: tuple[Offer, ...] = ()  # the best known first
    keys: Mapping[int, str] = field(default_factory=dict)  # the letter that chooses an action

    @cached_property
    def drawn(self) -> frozenset[int]:
        """The actions that can be chosen in the drawing."""
        return frozenset(int(act) for part in (*self.parts.values(), self.hand) for act in _ACTS.findall(part))
