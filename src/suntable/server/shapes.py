"""What goes over the wire, and what the pages are made from."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Status = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["me", "friend", "open", "bot", "same"]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Option = bool | int | str


# -- asked -----------------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=24)] | None = None  # which bot, for kind "bot"
    name: Name | None = None  # for kind "same"


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. Without ``seats``: one for the creator, bots on the others."""

    game: Annotated[str, Meta(max_length=40)]
    players: int | None = None
    seed: Annotated[int, Meta(ge=0)] | None = None
    options: dict[str, Option] = field(default_factory=dict)
    seats: Annotated[list[SeatWish], Meta(max_length=8)] | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Taking a seat: an open one from the lobby, or with its secret a friend's or one's own from another device."""

    secret: Annotated[str, Meta(max_length=64)] | None = None


class Act(Struct, forbid_unknown_fields=True):
    """An action: by number or structured name. ``number`` is the table's number it answers to."""

    number: Annotated[int, Meta(ge=0)]
    action: Annotated[int, Meta(ge=-1, le=100_000)] | Annotated[str, Meta(max_length=80)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None  # for a person with several seats


class Numbered(Struct, forbid_unknown_fields=True):
    """Anything else that answers to the present state of a table: undo, resign, rematch."""

    number: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Consent(Struct, forbid_unknown_fields=True):
    """The answer to somebody who asks to take back."""

    number: Annotated[int, Meta(ge=0)]
    agree: bool
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class NewGuest(Struct, forbid_unknown_fields=True):
    """A guest for a program."""

    name: Name


# -- answered --------------------------------------------------------------------------------------------


class Choice(Struct):
    """One legal action."""

    action: int
    name: str  # structured
    words: str  # in the language of the viewer


class SeatView(Struct):
    """One seat as everybody sees it; ``link`` only for its holder and, until it is taken, for the creator."""

    n: int
    kind: SeatKind
    name: str
    taken: bool
    you: bool
    bot: str | None = None
    resigned: bool = False
    link: str | None = None


class LogLine(Struct):
    """One line of the log. ``seat`` is -1 for what concerns the table."""

    seat: int
    words: str


class TableView(Struct):
    """A table as one viewer may see it."""

    id: str
    game: str
    title: str
    version: int
    number: int
    players: int
    options: dict[str, Option]
    status: Status
    created: str  # ISO 8601
    seats: list[SeatView]
    you: list[int]  # the seats the viewer holds
    viewer: int  # the seat that is looked from, -1 for a spectator
    seat: int | None  # who decides
    step: int  # actions played
    position: dict[str, Any]  # concealed for the viewer
    legal: list[Choice]
    prompt: str
    log: list[LogLine]
    scores: list[int]
    breakdowns: list[dict[str, int]]
    can_undo: bool = False
    can_close: bool = False  # nobody has come yet, and the viewer has opened it
    can_ask_back: bool = False  # taking back needs the consent of the others
    asks_back: int | None = None  # the seat that asks the others to agree to taking back
    awaited: list[int] = field(default_factory=list)  # the seats that have not answered it
    rematch: str | None = None  # the id of the next table
    ranks: list[int] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    created: str
    updated: str
    seats: list[SeatView]
    your_turn: bool = False


class OptionView(Struct):
    """A choice made before a game begins."""

    name: str
    values: list[Option]
    default: Option


class GameView(Struct):
    """A game that can be played."""

    name: str
    title: str
    version: int
    players: list[int]
    options: list[OptionView]
    bots: list[str]


class Lobby(Struct):
    """What there is to join, and one's own games."""

    open: list[TableLine]
    mine: list[TableLine]


class Played(Struct):
    """An action was accepted."""

    number: int


class Guest(Struct):
    """Who one is. ``token`` is for programs: ``Authorization: Bearer ...``."""

    id: str
    name: str
    token: str


class Problem(Struct, omit_defaults=True):
    """An error (RFC 9457)."""

    title: str
    status: int
    detail: str
    type: str = "about:blank"
    clause: str | None = None  # with 422: the clause of the rules that does not allow it
    table: TableView | None = None  # with 409: the state as it is
