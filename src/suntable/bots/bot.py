"""What a bot is, the bots of the house, and how they are found by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from suntable.bots.errors import UnknownBot
from suntable.draw.words import words
from suntable.engine import registry
from suntable.engine.generator import below, derive
from suntable.engine.match import checked_seed

if TYPE_CHECKING:
    from suntable.bots.view import View
    from suntable.engine.game import Game

RANDOM, GREEDY = "random", "greedy"
# Names for seats that bots take; stars, so the same in every language.
PERSONAS = ("Lyra", "Vega", "Mira", "Rigel", "Atria", "Deneb", "Elnath", "Nashira")


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, legal: Sequence[int], clock: float) -> int:
        """One of the legal actions, by what the view shows, within so many seconds."""
        ...


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = checked_seed(seed)
        self._asked = 0

    def choose(self, view: View, legal: Sequence[int], clock: float) -> int:  # noqa: ARG002
        """Throw the dice."""
        self._asked += 1
        return legal[below(self._seed, self._asked, len(legal))]


class GreedyBot:
    """What the game's own policy takes: the choice that promises most at once."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        if game.policy is None:
            raise UnknownBot(f"{game.title} has no policy for a bot {GREEDY!r}")
        self._policy = game.policy
        self._actions = game.actions
        self._seed = checked_seed(seed)
        self._asked = 0

    def choose(self, view: View, legal: Sequence[int], clock: float) -> int:  # noqa: ARG002
        """Weigh each choice once."""
        self._asked += 1
        return self._policy(view.face(), self._actions.mask(legal), derive(self._seed, self._asked))


def names(game: str) -> tuple[str, ...]:
    """The bots of the house that play a game, the weakest first.

    >>> names("solstis")
    ('random', 'greedy')
    """
    return (RANDOM,) if registry.find(game).policy is None else (RANDOM, GREEDY)


def make(name: str, game: str, seed: int = 0, *, outside: bool = False) -> Bot:
    """A bot by name. ``outside`` also takes ``"module:Class"``, a class called with the seed: code of somebody else's.

    >>> import suntable
    >>> from suntable.bots import View
    >>> match = suntable.new("solstis", seed=1)
    >>> make("greedy", "solstis", seed=7).choose(View.of(match), match.legal(), clock=1) in match.legal()
    True
    >>> make("oracle", "solstis")
    Traceback (most recent call last):
    suntable.bots.errors.UnknownBot: there is no bot 'oracle' for Solstis; there are: random, greedy
    """
    if outside and ":" in name:
        return _imported(name, seed)
    found = registry.find(game)
    if name not in names(game):
        raise UnknownBot(f"there is no bot {name!r} for {found.title}; there are: {', '.join(names(game))}")
    return RandomBot(seed) if name == RANDOM else GreedyBot(found, seed)


def _imported(name: str, seed: int) -> Bot:
    module, _, kind = name.partition(":")
    try:
        made: Callable[[int], Bot] = getattr(import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}") from None
    return made(seed)


def title(name: str, lang: str) -> str:
    """What a bot is called.

    >>> title("random", "de")
    'Zufall'
    """
    return words("suntable.bots", lang)("bot", name=name)


def about(name: str, lang: str) -> str:
    """How a bot plays, in a few words.

    >>> about("random", "de")
    'spielt irgendetwas Erlaubtes'
    """
    return words("suntable.bots", lang)("bot-about", name=name)
