"""One game at a table: what people, bots and servers hold in their hands."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from suntable.engine import registry
from suntable.engine.code import Code, tier
from suntable.engine.errors import (
    GameOver,
    IllegalAction,
    PlayersError,
    PositionError,
    SaveError,
    SeatError,
    SeedError,
    StepError,
    UnknownAction,
    VersionError,
    WordsError,
)
from suntable.engine.game import Game, Value, Views
from suntable.engine.generator import SEEDS
from suntable.engine.record import Face, States
from suntable.engine.sight import Sight

FORMAT = 1  # of save files
REFEREE = None
SPECTATOR = -1
_ABOUT = ("game", "version", "players", "options")

Note = tuple[int, ...]


class Match:
    """A running game. Make one with :func:`suntable.new`, :func:`suntable.load` or :func:`suntable.from_position`.

    >>> import suntable
    >>> match = suntable.new("solstis", seed=1)
    >>> match.seat, match.over, [match.name(action) for action in match.legal()]
    (0, False, ['tile 3-1', 'tile 3-3', 'tile 5-8'])
    """

    __slots__ = ("_actions", "_begin", "_chosen", "_chronicle", "_game", "_room", "_seed", "_states", "_tier", "_undo")

    def __init__(self, game: Game, players: int, chosen: tuple[int, ...], seed: int | None) -> None:
        self._game = game
        self._tier = tier(game)
        self._chosen = chosen
        self._seed = seed
        self._states = np.zeros(1, game.state.dtype)
        self._states["players"] = players
        self._actions: list[int] = []
        self._undo: list[bytes] = []
        self._begin: bytes | None = None
        self._chronicle: _Chronicle | None = None
        self._room: tuple[Code, Any, NDArray[np.int16]] | None = None
        if seed is not None:
            code = self._tier.code
            code.start_at(self._states, 0, players, code.options(chosen), seed)

    def __repr__(self) -> str:
        whose = "over" if self.over else f"seat {self.seat} decides"
        return f"<Match {self.game}: {len(self._actions)} actions, {whose}>"

    # -- what is being played ---------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).game
        'solstis'
        """
        return self._game.name

    @property
    def players(self) -> int:
        """How many play.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).players
        2
        """
        return int(self._states["players"][0])

    @property
    def options(self) -> dict[str, Value]:
        """The options of this game and their values.

        >>> import suntable
        >>> suntable.new("solstis", seed=1, evil=False).options
        {'evil': False, 'first': 'random', 'cover': 'after'}
        """
        return self._game.chosen(self._chosen)

    @property
    def seed(self) -> int | None:
        """The seed the game was set up with; ``None`` for a game that began from a position.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).seed
        1
        """
        return self._seed

    @property
    def seat(self) -> int | None:
        """Who decides; ``None`` when the game is over.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).seat
        0
        """
        seat = int(self._states["to_decide"][0])
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).over
        False
        """
        return bool(self._states["to_decide"][0] < 0)

    # -- playing ----------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The actions that may be taken now, ascending; none when the game is over.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).legal()
        [20, 22, 43]
        """
        code, mask, listing = self._ready()
        legal: list[int] = listing[: code.legal_at(self._states, 0, mask, listing)].tolist()
        return legal

    def play(self, action: int | str) -> None:
        """Take an action, by number or by structured name. One that is not legal changes nothing.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> match.play("tile 3-1")
        >>> match.play(match.legal()[0])
        >>> match.play("tile 6-7")
        Traceback (most recent call last):
        suntable.engine.errors.IllegalAction: tile 6-7 is not possible now; ...
        """
        code, mask, _ = self._ready()
        is_known = type(action) is int and 0 <= action < self._game.actions.size
        number = cast(int, action) if is_known else self._number(action)
        before = self._states.tobytes()
        result = code.try_at(self._states, 0, number, mask)
        if result == 1:
            self._undo.append(before)
        elif result == 2:
            self._undo.clear()
        else:
            raise self._refusal(number)
        self._actions.append(number)
        if not code.is_compiled:
            self._tier.tick()

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).can_undo
        False
        """
        return bool(self._undo)

    def undo(self) -> bool:
        """Take back the last action, unless anybody learned something by it; tells whether something was taken back.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> match.undo()
        False
        >>> match.play("tile 3-1")
        >>> match.undo(), match.actions
        (True, [])
        """
        if not self._undo:
            return False
        self._restore(self._undo.pop())
        self._actions.pop()
        self._chronicle = None
        return True

    @property
    def actions(self) -> list[int]:
        """What was played so far.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> match.play("tile 3-1")
        >>> match.actions
        [20]
        """
        return self._actions.copy()

    def name(self, action: int) -> str:
        """The structured name of an action; it never changes.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).name(111)
        'draw'
        """
        return self._game.actions.name(self._number(action))

    def parse(self, name: str) -> int:
        """The action of a structured name.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).parse("spirit bear")
        99
        """
        return self._game.actions.parse(name)

    def copy(self) -> Match:
        """Another match in the same state; what happens to one does not happen to the other.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> other = match.copy()
        >>> other.play("tile 3-1")
        >>> match.actions, other.actions
        ([], [20])
        """
        twin = Match.__new__(Match)
        twin._game = self._game
        twin._tier = self._tier
        twin._chosen = self._chosen
        twin._seed = self._seed
        twin._states = _twin(self._states)
        twin._actions = self._actions.copy()
        twin._undo = self._undo.copy()
        twin._begin = self._begin
        twin._chronicle = None
        twin._room = None
        return twin

    # -- the result -------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        """The score of each seat; before the end, what it would be now.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).scores
        [0, 0]
        """
        return self._outcome()[0]

    @property
    def ranks(self) -> list[int]:
        """The place of each seat, 1 is first; seats that tie share the better place.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).ranks
        [1, 1]
        """
        return self._outcome()[1]

    @property
    def returns(self) -> list[float]:
        """What the game was worth to each seat: +1 to a sole winner, -1/(n-1) to the others; 0 before the end.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).returns
        [0.0, 0.0]
        """
        return self._outcome()[2] if self.over else [0.0] * self.players

    def breakdown(self, seat: int) -> dict[str, int]:
        """The parts of a score by name; their sum is the score.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).breakdown(0)
        {'section': 0, 'fires': 0, 'spirits': 0}
        """
        parts = [0] * len(self._game.parts)
        self._game.rules.breakdown(self._face(), self._player(seat), parts)
        return dict(zip(self._game.parts, parts, strict=True))

    def _outcome(self) -> tuple[list[int], list[int], list[float]]:
        players = self.players
        scores, ranks, returns = [0] * players, [0] * players, [0.0] * players
        self._game.rules.outcome(self._face(), scores, ranks, returns)
        return scores, ranks, returns

    # -- what a seat sees -------------------------------------------------------------------------------

    def position(self, seat: int | None = REFEREE) -> dict[str, Any]:
        """The state as a readable dict that JSON can hold: all of it, or what a seat (-1: a spectator) may know.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> match.position()["seats"][0]["hand"], match.position(seat=1)["seats"][0]["hand"]
        (['3-1', '3-3', '5-8'], None)
        """
        return self._position(self._seen_by(seat), seat)

    def _position(self, face: Face, seat: int | None) -> dict[str, Any]:
        return {**self._about(), **self._game.positions_module().describe(face, seat is not REFEREE)}

    def tell(self, action: int | str, lang: str = "en") -> str:
        """An action in words, as it is meant now.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).tell("tile 3-1")
        'Play forest 1'
        """
        views, number = self._views(lang), self._number(action)
        return views.tell(lang, self.position(), self._game.actions.name(number))

    def text(self, seat: int | None = REFEREE, lang: str = "en") -> str:
        """The table in words and a plain diagram, as a seat sees it.

        >>> import suntable
        >>> print(suntable.new("solstis", seed=1).text(seat=1))
        Solstis ...
        """
        return self._views(lang).text(self.sight(seat, lang))

    def svg(self, seat: int | None = REFEREE, lang: str = "en") -> str:
        """The table as a picture, as a seat sees it.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).svg(seat=1).startswith("<svg")
        True
        """
        return self._views(lang).svg(self.sight(seat, lang))

    def log(self, seat: int | None = REFEREE, lang: str = "en") -> list[str]:
        """What has happened, in words. It tells what all have seen, so it is the same for every seat.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> match.play("tile 3-1")
        >>> match.log()
        ['Ember plays forest 1']
        """
        self._viewer(seat)
        return [line for _, line in self._log(lang)]

    def sight(self, seat: int | None = REFEREE, lang: str = "en", names: tuple[str, ...] = ()) -> Sight:
        """Everything a view of this table is made from, and nothing the seat may not know.

        ``names`` are those of the players, where they have any.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).sight(seat=0).position["seats"][1]["hand"] is None
        True
        """
        views, face = self._views(lang), self._seen_by(seat)
        position = self._position(face, seat)
        legal = self.legal() if seat is REFEREE or seat == self.seat else []
        named = {action: self._game.actions.name(action) for action in legal}
        return Sight(
            seat=seat,
            lang=lang,
            position=position,
            legal=tuple(legal),
            names=named,
            tell={action: views.tell(lang, position, name) for action, name in named.items()},
            breakdowns=tuple(self.breakdown(player) for player in range(self.players)),
            facts=self._game.positions_module().facts(face),
            log=self._log(lang, names),
            notes=tuple(self.notes()),
            names_of_seats=names,
        )

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees as numbers from 0 to 1, for learning; the game's planes say what is where.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).observe(0).shape
        (980,)
        """
        out = np.zeros(self._game.observation, np.float32)
        self._game.rules.observe(self._seen_by(self._known(seat)), seat, out)
        return out

    def world(self, seat: int, seed: int) -> Match:
        """A match in a random world that the seat can not tell from this one; for search and for training.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> world = match.world(seat=1, seed=7)
        >>> world.position(seat=1) == match.position(seat=1), world.position() == match.position()
        (True, False)
        """
        twin = Match(self._game, self.players, self._chosen, None)
        twin._states = _twin(self._states)
        face = twin._face()
        self._game.rules.conceal(face, self._known(seat))
        self._game.rules.resample(face, seat, checked_seed(seed))
        twin._begin = twin._states.tobytes()
        return twin

    @property
    def state(self) -> bytes:
        """The record itself, everything hidden included: for a snapshot, never for a player.

        >>> import suntable
        >>> suntable.new("solstis", seed=1).state == suntable.new("solstis", seed=1).state
        True
        """
        return self._states.tobytes()

    def seen(self, seat: int) -> bytes:
        """The state with everything blank that the seat may not know; `from_seen` reads it.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> match.seen(1) == match.world(1, seed=7).seen(1)
        True
        """
        seen = _twin(self._states)
        self._game.rules.conceal(self._game.state.face(seen), self._known(seat))
        return seen.tobytes()

    # -- keeping and going back -------------------------------------------------------------------------

    def save(self) -> str:
        """The whole match as JSON text: game, version, options, seed and actions.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> suntable.load(match.save()).position() == match.position()
        True
        """
        saved: dict[str, Any] = {"suntable": FORMAT, **self._about(), "seed": self._seed}
        if self._begin is not None:
            saved["position"] = self.at(0).position()
        saved["actions"] = [self._game.actions.name(action) for action in self._actions]
        saved["check"] = _digest(self._states)
        return json.dumps(saved, indent=1)

    def at(self, n: int) -> Match:
        """The match as it was after its first ``n`` actions.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> match.play("tile 3-1")
        >>> match.at(0).actions, match.at(1).actions
        ([], [20])
        """
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= len(self._actions):
            raise StepError(f"this match has the steps 0 to {len(self._actions)}, not {n!r}")
        earlier = Match(self._game, self.players, self._chosen, self._seed)
        if self._begin is not None:
            earlier._begin = self._begin
            earlier._restore(self._begin)
        for action in self._actions[:n]:
            earlier.play(action)
        return earlier

    # -- inside -----------------------------------------------------------------------------------------

    def _ready(self) -> tuple[Code, Any, NDArray[np.int16]]:
        """The best code there is, with scratch space for it."""
        code = self._tier.code
        room = self._room
        if room is None or room[0] is not code:
            room = self._room = (code, code.mask(), code.listing())
        return room

    def _face(self) -> Face:
        return self._game.state.face(self._states)

    def _seen_by(self, seat: int | None) -> Face:
        seen = _twin(self._states)
        face = self._game.state.face(seen)
        if self._viewer(seat) is not REFEREE:
            self._game.rules.conceal(face, self._known(seat))
        return face

    def _restore(self, state: bytes) -> None:
        self._states = np.ndarray(1, self._game.state.dtype, bytearray(state))

    def _about(self) -> dict[str, Any]:
        values = (self._game.name, self._game.version, self.players, self.options)
        return dict(zip(_ABOUT, values, strict=True))

    def _number(self, action: int | str) -> int:
        if isinstance(action, str):
            return self._game.actions.parse(action)
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise UnknownAction(f"an action is a whole number or a structured name, not {action!r}")
        number = action.__index__()
        self._game.actions.name(number)
        return number

    def _refusal(self, number: int) -> IllegalAction:
        name = self._game.actions.name(number)
        if self.over:
            return GameOver(f"{name} is not possible: the game is over")
        possible = ", ".join(self._game.actions.name(action) for action in self.legal())
        return IllegalAction(f"{name} is not possible now; seat {self.seat} can choose: {possible}")

    def _viewer(self, seat: int | None) -> int | None:
        is_number = isinstance(seat, int) and not isinstance(seat, bool)
        if seat is not REFEREE and not (is_number and -1 <= seat < self.players):
            raise SeatError(f"the seats are 0 to {self.players - 1}, -1 for a spectator, None for all, not {seat!r}")
        return seat

    def _known(self, seat: int | None) -> int:
        viewer = self._viewer(seat)
        if viewer is REFEREE:
            raise SeatError("a seat from 0 on, or -1 for a spectator, is needed here")
        return viewer

    def _player(self, seat: int) -> int:
        if self._known(seat) == SPECTATOR:
            raise SeatError("a spectator has no score")
        return seat

    def _views(self, lang: str) -> Views:
        views = self._game.views_module()
        if lang not in views.languages():
            raise WordsError(f"{self._game.title} is told in {', '.join(views.languages())}, not in {lang!r}")
        return views

    def _log(self, lang: str, names: tuple[str, ...] = ()) -> tuple[tuple[int, str], ...]:
        views = self._views(lang)
        names = names or views.seat_names(lang, self.players)
        return tuple((note[0], views.log_line(lang, note, names)) for note in self.notes())

    def notes(self) -> list[Note]:
        """What has happened, as the rules noted it: *(seat, event, arguments ...)*; the game's ``events`` name them.

        >>> import suntable
        >>> match = suntable.new("solstis", seed=1)
        >>> match.play("tile 3-1")
        >>> match.notes()
        [(0, 0, 20, -1, -1, -1)]
        """
        if self._chronicle is None:
            self._chronicle = _Chronicle(self.at(0))
        return self._chronicle.up_to(self._actions)


class _Chronicle:
    """What happened in a match: its actions played once more by interpreted rules, which note what they do."""

    def __init__(self, begin: Match) -> None:
        self._face = begin._face()
        self._face.notes = []
        self._apply = begin._game.rules.apply
        self._seen = 0

    def up_to(self, actions: list[int]) -> list[Note]:
        for action in actions[self._seen :]:
            self._apply(self._face, action)
        self._seen = len(actions)
        return self._face.notes or []


def _twin(states: States) -> States:
    # NumPy's own copy of a record goes field by field and takes forty times as long.
    return np.ndarray(1, states.dtype, bytearray(states.tobytes()))


def _digest(states: Any) -> str:
    from hashlib import sha256

    return sha256(states.tobytes()).hexdigest()[:16]


def checked_seed(seed: int | None) -> int:
    """A seed as it must be; a random one for ``None``."""
    if seed is None:
        from secrets import randbelow

        return randbelow(SEEDS)
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed < SEEDS:
        raise SeedError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
    return int(seed)


def new(game: str, players: int | None = None, seed: int | None = None, **options: Any) -> Match:
    """Begin a game: by name, for a number of players, with options; the same seed gives the same game.

    >>> import suntable
    >>> suntable.new("solstis", players=2, seed=7, evil=False, first=0)
    <Match solstis: 0 actions, seat 0 decides>
    """
    found = registry.find(game)
    return Match(found, found.count_players(players), found.choose(options), checked_seed(seed))


def from_position(game: str, position: Mapping[str, Any]) -> Match:
    """A match that begins from a position, as :meth:`Match.position` gives it; what is left out is empty.

    >>> import suntable
    >>> middle = suntable.from_position("solstis", {"display": [{"tile": "1-5"}], "seats": [{"hand": ["2-5"]}, {}]})
    >>> middle.seat, [middle.name(action) for action in middle.legal()]
    (0, ['tile 2-5'])
    """
    found = registry.find(game)
    if not isinstance(position, Mapping):
        raise PositionError(f"a position is a dict, not {position!r}")
    rest = {key: value for key, value in position.items() if key not in _ABOUT}
    if position.get("game", found.name) != found.name:
        raise PositionError(f"this is a position of {position['game']!r}, not of {found.name!r}")
    if position.get("version", found.version) != found.version:
        raise PositionError(f"this position follows version {position['version']!r} of the rules, not {found.version}")
    wanted = position.get("options", {})
    if not isinstance(wanted, Mapping):
        raise PositionError(f"'options' must be an object, not {wanted!r}")
    try:
        players, chosen = found.count_players(position.get("players")), found.choose(wanted)
    except PlayersError as error:
        raise PositionError(str(error)) from None
    match = Match(found, players, chosen, None)
    try:
        found.positions_module().read(rest, chosen, match._face())
    except (TypeError, ValueError, OverflowError) as error:
        raise PositionError(f"the position can not be read: {error}") from error
    match._begin = match._states.tobytes()
    return match


def from_seen(game: str, state: bytes, players: int, options: Mapping[str, Any]) -> Match:
    """A match to look at that holds what a seat sees and no more, as :meth:`Match.seen` gave it.

    >>> import suntable
    >>> match = suntable.new("solstis", seed=1)
    >>> from_seen("solstis", match.seen(0), 2, match.options).position(seat=0) == match.position(seat=0)
    True
    """
    found = registry.find(game)
    if len(state) != found.state.dtype.itemsize:
        raise PositionError(f"a state of {found.title} has {found.state.dtype.itemsize} bytes, not {len(state)}")
    match = Match(found, found.count_players(players), found.choose(options), None)
    match._restore(state)
    match._begin = state
    return match


def load(text: str) -> Match:
    """A match from the text that :meth:`Match.save` gave.

    >>> import suntable
    >>> suntable.load("[]")
    Traceback (most recent call last):
    suntable.engine.errors.SaveError: this is not a Suntable save file: it must be a JSON object ...
    """
    saved = _parsed(text)
    game = registry.find(saved["game"])
    if saved["version"] != game.version:
        raise VersionError(
            f"this game was saved under version {saved['version']} of the rules of {game.title}; "
            f"this is version {game.version}"
        )
    match = _beginning(saved)
    for step, name in enumerate(saved["actions"]):
        try:
            match.play(name)
        except (IllegalAction, UnknownAction) as error:
            raise SaveError(f"the save file is damaged: at action {step + 1}, {error}") from None
    if _digest(match._states) != saved["check"]:
        raise SaveError("the save file is damaged: its actions do not lead to the position it was saved in")
    return match


def _beginning(saved: dict[str, Any]) -> Match:
    if saved["seed"] is not None:
        if not isinstance(saved["options"], Mapping):
            raise SaveError(f"the save file is damaged: 'options' must be an object, not {saved['options']!r}")
        return new(saved["game"], saved["players"], saved["seed"], **saved["options"])
    if "position" not in saved:
        raise SaveError("the save file is damaged: it has neither a seed nor a position")
    return from_position(saved["game"], saved["position"])


_SAVED: tuple[tuple[str, type | tuple[type, ...], str], ...] = (
    ("game", str, "a name"),
    ("version", int, "a number"),
    ("players", int, "a number"),
    ("options", dict, "an object"),
    ("seed", (int, type(None)), "a number or null"),
    ("actions", list, "a list"),
    ("check", str, "a text"),
)


def _parsed(text: str) -> dict[str, Any]:
    try:
        saved = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise SaveError(f"this is not a Suntable save file: it can not be read as JSON ({error})") from None
    if not isinstance(saved, dict) or "suntable" not in saved:
        raise SaveError("this is not a Suntable save file: it must be a JSON object with a field 'suntable'")
    if saved["suntable"] != FORMAT:
        raise VersionError(f"this save file has format {saved['suntable']!r}; this Suntable reads format {FORMAT}")
    for key, kind, expected in _SAVED:
        if not isinstance(saved.get(key, ...), kind) or isinstance(saved[key], bool):
            raise SaveError(f"the save file is damaged: its {key!r} must be {expected}")
    for name in saved["actions"]:
        if not isinstance(name, str):
            raise SaveError(f"the save file is damaged: an action must be a structured name, not {name!r}")
    return saved
