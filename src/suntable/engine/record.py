"""A game's state as one fixed-layout record: declared as a class, laid out as a NumPy dtype.

    class State(Header):
        hand: i64[2]
        phase_of_moon: i8

A state begins with the common header; a game's own fields follow, widest first, so that every field is
aligned on every target. Padding is always zero: equality of two states is equality of their bytes.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from math import prod
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from suntable.engine.errors import GameError

States = NDArray[np.void]


@dataclass(frozen=True)
class Field:
    """One field of a record: a kind of integer and a shape (empty for a single number)."""

    code: str
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Field:
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,))

    @property
    def width(self) -> int:
        return np.dtype(self.code).itemsize


i8, i16, i32, i64 = Field("i1"), Field("i2"), Field("i4"), Field("i8")
# Only signed kinds: mixing a signed and an unsigned 64-bit number yields a float in NumPy and Numba.

_MEMORY_CODE = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class Record:
    """Base of all state declarations; the annotations are the fields."""

    dtype: ClassVar[np.dtype[np.void]]
    fields: ClassVar[dict[str, Field]]
    face: ClassVar[type[Face]]

    def __init_subclass__(cls) -> None:
        cls.fields = _declared(cls)
        cls.dtype = _layout(cls.fields)
        cls.face = _face(cls.__name__, cls.dtype, cls.fields)


def _declared(cls: type) -> dict[str, Field]:
    fields: dict[str, Field] = {}
    for base in reversed(cls.__mro__[:-1]):
        for name, kind in inspect.get_annotations(base, eval_str=True).items():
            if isinstance(kind, Field):
                fields[name] = kind
            elif base is not Record:
                raise GameError(f"field {name} of {cls.__name__} must be i8, i16, i32 or i64, not {kind!r}")
    common = inspect.get_annotations(Header) if cls.__name__ != "Header" else {}
    return dict(sorted(fields.items(), key=lambda item: (item[0] not in common, -item[1].width)))


def _layout(fields: dict[str, Field]) -> np.dtype[np.void]:
    """Offsets are written out, and what is left over of eight bytes has a name: NumPy copies only named bytes."""
    parts: list[tuple[Any, ...]] = []
    size = 0

    def pad(width: int) -> None:
        nonlocal size
        if size % width:
            parts.append((f"_{size}", "i1", (width - size % width,)))
            size += width - size % width

    for name, field in fields.items():
        pad(field.width)
        parts.append((name, field.code, field.shape) if field.shape else (name, field.code))
        size += field.width * prod(field.shape)
    pad(8)
    return np.dtype(parts, align=True)


class Face:
    """One record of an array with its fields as attributes, for interpreted rules.

    It is a window on the same bytes: single numbers are properties, arrays are memory views, and both
    give and take plain Python integers. A number too large for its field is refused, never wrapped.
    ``notes`` collects what the rules note for the log (``None``: nobody listens).
    """

    __slots__ = ("_bytes", "notes")
    _arrays: ClassVar[tuple[tuple[str, int, int, str, tuple[int, ...]], ...]] = ()
    _scalars: ClassVar[tuple[tuple[str, int, int, str], ...]] = ()

    def __init__(self, states: States, index: int = 0) -> None:
        raw: Any = memoryview(states[index : index + 1].view(np.uint8).data).cast("B")
        self._bytes = raw
        self.notes: list[tuple[int, ...]] | None = None
        for name, start, end, code, shape in self._arrays:
            setattr(self, name, raw[start:end].cast(code, shape))
        for name, start, end, code in self._scalars:
            setattr(self, "_" + name, raw[start:end].cast(code))


def _face(name: str, dtype: np.dtype[np.void], fields: dict[str, Field]) -> type[Face]:
    offsets: Any = dtype.fields or {}
    arrays, scalars = [], []
    body: dict[str, Any] = {}
    for field_name, field in fields.items():
        start = int(offsets[field_name][1])
        end = start + field.width * prod(field.shape)
        code = _MEMORY_CODE[field.code]
        if field.shape:
            arrays.append((field_name, start, end, code, field.shape))
        else:
            scalars.append((field_name, start, end, code))
            body[field_name] = _single_number("_" + field_name)
    body["__slots__"] = tuple(a[0] for a in arrays) + tuple("_" + s[0] for s in scalars)
    body["_arrays"], body["_scalars"] = tuple(arrays), tuple(scalars)
    return type(f"{name}Face", (Face,), body)


def _single_number(slot: str) -> property:
    # Written out as source: a generated accessor is a third faster than one that looks its slot up by name.
    scope: dict[str, Any] = {}
    exec(  # noqa: S102
        f"def get(self): return self.{slot}[0]\ndef put(self, value): self.{slot}[0] = value",
        scope,
    )
    return property(scope["get"], scope["put"])


class Header(Record):
    """What every game's state begins with."""

    key: i64  # the generator: a seed ...
    counter: i32  # ... and how often it was asked
    turn: i16  # number of the turn, from 1
    reveals: i16  # grows whenever anybody learns something new; undo stops there
    to_decide: i8  # seat that decides, -1 when the game is over
    phase: i8
    players: i8
