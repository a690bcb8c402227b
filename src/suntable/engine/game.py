"""What a game is: the one object the rest of the house sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol, cast

from suntable.engine.actions import ActionSpace
from suntable.engine.errors import OptionError, PlayersError
from suntable.engine.record import Face, Header
from suntable.engine.sight import Sight

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """A choice made before the game begins. Rules are given the index of its value."""

    name: str
    values: tuple[Value, ...]
    default: Value

    def index(self, value: Value) -> int:
        """Where a value stands; a text that reads like one of the values will do."""
        for index, each in enumerate(self.values):
            if (type(value) is type(each) and value == each) or value == _written(each):
                return index
        expected = ", ".join(_written(each) for each in self.values)
        raise OptionError(f"option {self.name} is one of {expected}, not {value!r}")


def _written(value: Value) -> str:
    return str(value).lower()


class Rules(Protocol):
    """The module of a game's rules, all in the compiled subset."""

    def setup(self, state: Any, options: Any, seed: int) -> None: ...
    def legal(self, state: Any, mask: Any) -> int: ...
    def apply(self, state: Any, action: int) -> None: ...
    def conceal(self, state: Any, viewer: int) -> None: ...
    def resample(self, state: Any, viewer: int, seed: int) -> None: ...
    def observe(self, state: Any, viewer: int, out: Any) -> None: ...
    def outcome(self, state: Any, scores: Any, ranks: Any, returns: Any) -> None: ...
    def breakdown(self, state: Any, seat: int, parts: Any) -> None: ...
    def check(self, state: Any) -> int: ...


class Policy(Protocol):
    """A rule that picks one of the legal actions, which the mask holds; the seed breaks ties."""

    def __call__(self, state: Any, mask: Any, seed: int) -> int: ...


@dataclass(frozen=True)
class Roles:
    """What tells the seats of a game apart from its beginning, as warriors do.

    ``of`` is a rule: the number of a seat's role. ``words`` is the id under which the game's words tell a role, and the
    name of the argument they take. ``over`` names the options under which roles may fare differently.
    """

    names: tuple[str, ...]
    of: Any
    words: tuple[str, str]
    over: tuple[str, ...] = ()


class Positions(Protocol):
    """The module that turns a record into a readable dict and back."""

    def describe(self, state: Face, is_concealed: bool) -> dict[str, Any]: ...
    def facts(self, state: Face) -> dict[str, Any]: ...
    def read(self, position: Mapping[str, Any], options: tuple[int, ...], state: Face) -> None: ...


class Views(Protocol):
    """The module that shows a game to people."""

    def text(self, sight: Sight) -> str: ...
    def svg(self, sight: Sight) -> str: ...
    def prompt(self, sight: Sight) -> str: ...
    def tell(self, lang: str, position: Mapping[str, Any], name: str) -> str: ...
    def log_line(self, lang: str, note: tuple[int, ...], names: tuple[str, ...]) -> str: ...
    def seat_names(self, lang: str, players: int) -> tuple[str, ...]: ...
    def languages(self) -> tuple[str, ...]: ...


class Pages(Views, Protocol):
    """What a game's views also have when it is made for the browser."""

    def table(self, sight: Sight) -> Any: ...  # a `suntable.draw.table.Table`
    def definitions(self) -> str: ...
    def style(self) -> str: ...
    def cover(self, lang: str) -> str: ...
    def why_not(self, sight: Sight, name: str) -> tuple[str, str] | None: ...  # the clause an action is against


@dataclass(frozen=True)
class Game:
    """A game: a record, its actions, the rules over it, and where to find its words and pictures.

    ``events`` are what rules can `note`: a name, and the name and kind of each argument. ``positions`` and ``views``
    are names of modules, imported when first needed. ``policy`` plays the game sensibly: a rule that picks one of the
    legal actions from what the seat that decides may know.
    """

    name: str
    title: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    state: type[Header]
    actions: ActionSpace
    rules: Rules
    parts: tuple[str, ...]
    problems: tuple[str, ...]
    planes: tuple[tuple[str, int], ...]
    events: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    positions: str
    views: str
    policy: Policy | None = None
    roles: Roles | None = None

    def count_players(self, players: int | None) -> int:
        """A number of players this game is for; its smallest when none is given."""
        if players is None:
            return self.seats[0]
        if isinstance(players, bool) or players not in self.seats:
            raise PlayersError(f"{self.title} is for {_either(self.seats)} players, not {players!r}")
        return players

    def choose(self, wanted: Mapping[str, Any]) -> tuple[int, ...]:
        """The indices of all options' values, defaults where nothing is wanted."""
        known = [option.name for option in self.options]
        for name in wanted:
            if name not in known:
                expected = ", ".join(known) or "none"
                raise OptionError(f"{self.title} has no option {name!r}; its options are: {expected}")
        return tuple(option.index(wanted.get(option.name, option.default)) for option in self.options)

    def chosen(self, indices: tuple[int, ...]) -> dict[str, Value]:
        """The values of all options by name."""
        return {option.name: option.values[i] for option, i in zip(self.options, indices, strict=True)}

    @property
    def observation(self) -> int:
        """How many numbers an observation has."""
        return sum(size for _, size in self.planes)

    def positions_module(self) -> Positions:
        return cast(Positions, _module(self.positions))

    def views_module(self) -> Views:
        return cast(Views, _module(self.views))


def _module(name: str) -> ModuleType:
    return import_module(name)


def _either(numbers: tuple[int, ...]) -> str:
    *most, last = map(str, numbers)
    return f"{', '.join(most)} or {last}" if most else f"exactly {last}"
