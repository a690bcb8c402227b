"""From the text of the rules to something that runs: as it stands, or as machine code.

`bind` makes a copy of a loop and of everything it calls, in which the placeholders `of_the_game` are one game's own
rules. Interpreted, the copies are plain functions. Compiled, each is a Numba function, its tables are constant
arrays, and the entry points are cached in a folder named after all that went in: the text of every rule, every
number from ``components.toml`` it uses, Numba, Python and the processor. Another text is another folder, so the
cache is never stale and never cleared by hand.
"""

from __future__ import annotations

import dis
import hashlib
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import numpy as np

from suntable.engine import arrays
from suntable.engine.errors import GameError
from suntable.engine.game import Game
from suntable.engine.loops import of_the_game
from suntable.engine.record import States
from suntable.engine.rule import Table, is_rule, rule

RULES = ("setup", "legal", "apply", "conceal", "resample", "observe", "outcome", "breakdown", "check")
ENTRIES = (
    "start_at", "legal_at", "try_at", "apply_at", "step_at", "conceal_at", "resample_at", "observe_at", "outcome_at",
    "breakdown_at", "check_at", "playouts", "reset_all", "find_illegal", "step_all", "choose_all", "observe_all",
    "masks_all", "copy_often", "fuzz",
)  # fmt: skip
FORGET_AFTER = 30 * 24 * 3600  # seconds after which a folder of the cache that nobody used is removed

Function = Callable[..., Any]
Jit = Callable[[Function, bool], Any]  # is it called from Python?


@rule
def _no_role(state: Any, seat: int) -> int:  # noqa: ARG001
    """Where all seats are alike."""
    return 0


class Binder:
    """Binds rules to a game, each once; ``digest`` is of everything that was bound."""

    def __init__(self, game: Game, jit: Jit, table: Callable[[Table], Any], at: Any) -> None:
        self.names: dict[str, Any] = {name: getattr(game.rules, name) for name in RULES}
        self.names |= {"at": at, "WORDS": game.actions.words, "STARTS": game.actions.starts}
        self.names |= {"policy": game.policy, "role_of": game.roles.of if game.roles else _no_role}
        self.digest = hashlib.sha256()
        self._prefix = game.name
        self._jit = jit
        self._table = table
        self._done: dict[Any, Any] = {}
        self._under_way: list[str] = []

    def bind(self, function: Any) -> Any:
        """The game's own copy of a rule."""
        if function not in self._done:
            if function.__qualname__ in self._under_way:
                raise GameError(f"rules must not call each other in a circle: {' > '.join(self._under_way)}")
            self._under_way.append(function.__qualname__)
            made = self._copy(function)
            self._under_way.pop()
            self._done[function] = self._jit(made, not self._under_way)
        return self._done[function]

    def _copy(self, function: Any) -> FunctionType:
        function = self._compiled_as(function)
        code = function.__code__
        name = f"{self._prefix}.{function.__qualname__}"
        self._note(name, code.co_code, code.co_names, code.co_varnames, _constants(code), function.__defaults__)
        scope = {"__builtins__": function.__globals__["__builtins__"], "__name__": function.__module__}
        for used in _globals_of(code):
            if used in function.__globals__:
                scope[used] = self._value(used, function.__globals__[used])
        copy = FunctionType(code, scope, function.__name__, function.__defaults__)
        copy.__qualname__ = name
        copy.__module__ = function.__module__
        return copy

    def _compiled_as(self, function: Any) -> Any:
        return getattr(function, "__suntable_compiled_as__", function)

    def _value(self, name: str, value: Any) -> Any:
        if value is of_the_game:
            value = self.names[name]
        if is_rule(value):
            return self.bind(value)
        self._note(name, repr(value))
        return self._table(value) if isinstance(value, Table) else value

    def _note(self, *parts: Any) -> None:
        self.digest.update(repr(parts).encode())


class _PlainBinder(Binder):
    def _compiled_as(self, function: Any) -> Any:
        return function


def _globals_of(code: CodeType) -> list[str]:
    used = {i.argval for i in dis.get_instructions(code) if i.opname in ("LOAD_GLOBAL", "LOAD_NAME")}
    return sorted(used)


def _constants(code: CodeType) -> tuple[Any, ...]:
    # The first constant may be the docstring, which changes nothing.
    return tuple(value for value in code.co_consts if not isinstance(value, str))


class Code:
    """The entry points of `engine.arrays`, bound to one game.

    The functions of one state are called with *(states, index, ...)*; `mask` and `listing` make the scratch space
    they ask for. Both kinds of code do the same, bit for bit.
    """

    is_compiled = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bound = self._bind()
        for name, function in self.bound.items():
            setattr(self, name, function)

    def _bind(self) -> dict[str, Any]:
        binder = _PlainBinder(self.game, lambda function, _: function, lambda table: table, self.game.state.face)
        return {name: binder.bind(getattr(arrays, name)) for name in ENTRIES}

    def __getattr__(self, name: str) -> Any:  # the entry points, for the type checker
        raise AttributeError(name)

    def mask(self) -> Any:
        """Scratch space for a mask."""
        return [0] * self.game.actions.words

    def listing(self) -> Any:
        """Room for a list of legal actions."""
        return np.zeros(self.game.actions.size, np.int16)

    def options(self, indices: tuple[int, ...]) -> Any:
        """The options as rules take them."""
        return (*indices, 0)


class CompiledCode(Code):
    """The same as machine code."""

    is_compiled = True

    def _bind(self) -> dict[str, Any]:
        binder = Binder(self.game, _numba_jit(), lambda table: np.array(table, np.int64), arrays.record_at)
        bound = {name: binder.bind(getattr(arrays, name)) for name in ENTRIES}
        self.folder = cache_folder() / f"{self.game.name}-{_with_machine(binder.digest)}"
        _prepare(self.folder)
        with _numba_caches_in(self.folder):
            for dispatcher in bound.values():
                dispatcher.enable_caching()
        return bound

    def mask(self) -> Any:
        return np.zeros(self.game.actions.words, np.int64)

    def options(self, indices: tuple[int, ...]) -> Any:
        return np.array((*indices, 0), np.int64)


def compiled_for(game: Game, function: Any) -> Any:
    """An entry point of another room, as machine code for a game, cached in a folder of its own."""
    binder = Binder(game, _numba_jit(), lambda table: np.array(table, np.int64), arrays.record_at)
    dispatcher = binder.bind(function)
    folder = cache_folder() / f"{game.name}-{_with_machine(binder.digest)}"
    _prepare(folder)
    with _numba_caches_in(folder):
        dispatcher.enable_caching()
    return dispatcher


_first_import = threading.Lock()


def _numba_jit() -> Jit:
    """Numba, with one machine function for all kinds of integers a rule is called with: half the compiling."""
    with _first_import:  # two threads that import it at once see halves of it
        import numba  # noqa: F401

    from numba.core import types
    from numba.core.compiler import Compiler
    from numba.core.registry import CPUDispatcher

    class WideDispatcher(CPUDispatcher):  # type: ignore[misc]
        def get_call_template(self, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
            wide = (types.unliteral(kind) for kind in args)
            whole = tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in wide)
            return super().get_call_template(whole, kws)

    class InnerDispatcher(WideDispatcher):
        """For rules that only rules call: no wrappers for Python, no machine code before they are built in."""

        def __init__(self, *args: Any, **kws: Any) -> None:
            super().__init__(*args, **kws)
            self._compiler._customize_flags = only_inlined

        def add_overload(self, cres: Any) -> None:
            # Callers find a function by its address; one that has none needs another key.
            key = object()
            self.targetctx.insert_user_function(key, cres.fndesc, [cres.library])
            self.overloads[tuple(cres.signature.args)] = cres._replace(entry_point=key)

    options = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": False}

    def only_inlined(flags: Any) -> Any:
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return flags

    def jit(function: Function, is_entry: bool) -> Any:
        kind = WideDispatcher if is_entry else InnerDispatcher
        return kind(py_func=function, locals={}, targetoptions=dict(options), pipeline_class=Compiler)

    return jit


def _with_machine(digest: Any) -> str:
    import platform

    import llvmlite
    import llvmlite.binding as llvm
    import numba

    digest = digest.copy()
    parts = (numba.__version__, llvmlite.__version__, np.__version__, sys.version, platform.machine())
    digest.update(repr((*parts, llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())).encode())
    return str(digest.hexdigest()[:20])


def cache_folder() -> Path:
    """Where machine code is kept: ``SUNTABLE_CACHE``, or a folder of the user's."""
    if chosen := os.environ.get("SUNTABLE_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library/Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    folder = Path(base) / "suntable"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return _temporary()
    return folder if os.access(folder, os.W_OK) else _temporary()


def _temporary() -> Path:
    from tempfile import gettempdir

    return Path(gettempdir()) / "suntable-cache"


def _prepare(folder: Path) -> None:
    """Make the folder of this code, and forget those that nobody has used for long."""
    from shutil import rmtree

    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for other in folder.parent.iterdir():
        if other.is_dir() and time.time() - other.stat().st_mtime > FORGET_AFTER:
            rmtree(other, ignore_errors=True)


@contextmanager
def _numba_caches_in(folder: Path) -> Iterator[None]:
    """Numba decides on the place of a cache when caching is switched on for a function."""
    import numba

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


# -- which code runs -------------------------------------------------------------------------------------

WARM_AFTER = 400  # interpreted decisions after which machine code is made ready in the background


class Tier:
    """The best code of a game that is ready: interpreted at first, compiled when that has proved worth its while."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.code: Code = Code(game)
        self.interpreted = self.code
        self._lock = threading.Lock()
        self._decisions = 0
        self._thread: threading.Thread | None = None

    def tick(self) -> None:
        """An interpreted decision was made."""
        self._decisions += 1
        if self._decisions == WARM_AFTER and not is_interpreting() and not _stays_cold:
            self._thread = threading.Thread(target=self.compiled, name=f"suntable-{self.game.name}", daemon=True)
            self._thread.start()

    def compiled(self) -> Code:
        """Machine code, made or loaded now if need be; interpreted code where ``SUNTABLE_INTERPRET`` asks for it."""
        with self._lock:
            if not self.code.is_compiled and not is_interpreting():
                code = CompiledCode(self.game)
                for _ in _first_calls(code, MATCH_ENTRIES):
                    pass
                self.code = code
        return self.code


_tiers: dict[str, Tier] = {}
_stays_cold = False


def stay_cold() -> None:
    """Compile nothing by itself in this process: it has others to answer meanwhile, and will say when."""
    global _stays_cold
    _stays_cold = True


def tier(game: Game) -> Tier:
    """The code of a game, one for the whole process."""
    found = _tiers.get(game.name)
    if found is None:
        found = _tiers.setdefault(game.name, Tier(game))
    return found


def is_interpreting() -> bool:
    """Whether the environment forbids compiling."""
    return os.environ.get("SUNTABLE_INTERPRET", "0") not in ("", "0")


MATCH_ENTRIES = ("legal_at", "try_at")
LABORATORY = ("copy_often", "fuzz")  # for benchmarks and tests: compiled when they ask for it
WARMED = tuple(name for name in ENTRIES if name not in LABORATORY)


def warm(game: Game) -> Iterator[tuple[str, int, int]]:
    """Compile everything a game offers, or load it from the cache; yields *(what is done, how many, of how many)*."""
    code = tier(game).compiled()
    for done, name in enumerate(_first_calls(code, WARMED), 1):
        yield name, done, len(WARMED)


def _first_calls(code: Code, names: tuple[str, ...]) -> Iterator[str]:
    """Call each entry point once as it will be called, so that it is compiled or loaded."""
    game = code.game
    players = game.seats[0]
    options, mask, actions = code.options(game.choose({})), code.mask(), code.listing()
    states: States = np.zeros(2, game.state.dtype)
    worlds: States = np.zeros(3, game.state.dtype)
    blank: States = np.zeros(1, game.state.dtype)
    ranks, numbers, chosen = np.zeros(players, np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64)
    scores, returns = np.zeros((1, players), np.int64), np.zeros((1, players))
    done, parts = np.zeros(1, np.int8), np.zeros(len(game.parts), np.int64)
    out = np.zeros((1, game.observation), np.float32)
    one = states[:1]
    calls: dict[str, tuple[Any, ...]] = {
        "start_at": (states, 0, players, options, 1),
        "legal_at": (states, 0, mask, actions),
        "try_at": (states, 0, -1, mask),
        "apply_at": (states, 0, int(actions[0])),
        "step_at": (states, 0, int(actions[0]), mask, actions),
        "conceal_at": (worlds, 0, 0),
        "resample_at": (worlds, 0, 0, 1),
        "observe_at": (states, 0, 0, out[0]),
        "outcome_at": (states, 0, scores[0], ranks, returns[0]),
        "breakdown_at": (states, 0, 0, parts),
        "check_at": (states, 0),
        "playouts": (states, mask, players, options, 1, 0, numbers, scores, ranks, returns),
        "reset_all": (one, blank, players, options, 1, numbers),
        "choose_all": (one, 1, 0, 0, mask, chosen),
        "step_all": (one, blank, chosen, players, options, 1, numbers, 1, scores, ranks, returns, done),
        "find_illegal": (one, chosen, mask),
        "observe_all": (one, worlds, out),
        "masks_all": (one, mask, np.zeros((1, game.actions.size), np.int8)),
        "copy_often": (states, 1),
        "fuzz": (
            states, worlds, worlds.view(np.uint8).reshape(3, -1), mask, code.mask(), players, options, 1, 0, 0, ranks
        ),
    }  # fmt: skip
    for name in names:
        states[:] = 0
        worlds[:] = 0
        getattr(code, name)(*calls[name])
        yield name
