"""The HTTP API: everything a person can do at a table, for programs. The pages use it as well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from suntable import bots
from suntable.engine import registry
from suntable.server import streams
from suntable.server.context import AnyRequest, Context
from suntable.server.live import Live
from suntable.server.refusals import Forbidden
from suntable.server.scenes import Eyes, scene, seat_view
from suntable.server.shapes import (
    Act,
    Consent,
    GameView,
    Guest,
    Lobby,
    NewGuest,
    NewTable,
    Numbered,
    OptionView,
    Played,
    Problem,
    Sit,
    TableLine,
    TableView,
)
from suntable.server.storage.store import Row

TableId = Annotated[str, PathParameter(description="The id of a table", min_length=1, max_length=16)]
SeatNumber = Annotated[int, PathParameter(description="The number of a seat, from 0", ge=0, le=7)]
SeatQuery = Annotated[
    int | None,
    QueryParameter(description="Which of your seats to look through, if you have several", ge=0, le=7),
]
Lang = Annotated[str | None, QueryParameter(description="The language of all words: en or de", pattern="^(en|de)$")]
LastEvent = Annotated[
    str | None,
    HeaderParameter(name="last-event-id", description="The number of the last event you heard", max_length=20),
]

PROBLEM: Any = "application/problem+json"  # Litestar takes any text; its type knows only the common ones
_WHY = {
    400: "The request can not be read, or asks for what there is not",
    401: "Nobody is signed in: `POST /api/guests` first",
    403: "Somebody else may do that",
    404: "There is no such table, game or seat",
    409: "The table has moved on; `table` is its present state",
    413: "The request is too large",
    415: "The request is not JSON",
    422: "The rules do not allow that now",
    429: "Too many requests in a short time",
}


def refusals(*statuses: int) -> Mapping[int, ResponseSpec]:
    """The problems a call may answer with, for the description of the API."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_WHY[status], media_type=PROBLEM)
        for status in (*statuses, 429)
    }


def line(row: Row, eyes: Eyes) -> TableLine:
    """A table in a list."""
    seats = [seat_view(row, seat, eyes) for seat in row.seats]
    is_turn = row.status == "playing" and row.deciding is not None and seats[row.deciding].you
    return TableLine(
        id=row.id,
        game=row.game,
        title=registry.find(row.game).title,
        status=row.status,  # type: ignore[arg-type]  # one of its values
        created=row.created.isoformat(timespec="seconds"),
        updated=row.updated.isoformat(timespec="seconds"),
        seats=seats,
        your_turn=is_turn,
    )


def _invites(wish: NewTable) -> bool:
    """Whether somebody else will sit at a table."""
    return any(seat.kind in ("friend", "open") for seat in wish.seats or ())


async def lobby(context: Context, eyes: Eyes) -> Lobby:
    """What there is to join, and one's own games."""
    store = context.house.store
    mine = await store.tables_of(eyes.guest) if eyes.guest else []
    own, known = {row.id for row in mine}, set(registry.games())
    free = [row for row in await store.open_tables() if row.id not in own]
    return Lobby(*([line(row, eyes) for row in rows if row.game in known] for rows in (free, mine)))


def view(live: Live, eyes: Eyes) -> TableView:
    """A table for a program."""
    return scene(live, eyes, is_api=True).view


class GuestsApi(Controller):
    """Who one is."""

    path = "/api/guests"
    tags = ("guests",)

    @post("/", responses=refusals(400, 413, 415), summary="Become a guest")
    async def create(
        self, data: JSONBody[NewGuest], request: AnyRequest, context: NamedDependency[Context]
    ) -> Response[Guest]:
        """Make a guest. Send the token with every further request: `Authorization: Bearer TOKEN`."""
        guest = await context.add_guest(request, data.name)
        return Response(Guest(guest.id, guest.name, context.signer.token(guest.id)), status_code=HTTP_201_CREATED)


class GamesApi(Controller):
    """What there is to play."""

    path = "/api/games"
    tags = ("games",)

    @get("/", responses=refusals(), summary="All games")
    async def all(self) -> list[GameView]:
        """Every game with its numbers of players, its options and the bots that play it."""
        found = [registry.find(name) for name in registry.games()]
        return [
            GameView(
                game.name,
                game.title,
                game.version,
                list(game.seats),
                [OptionView(option.name, list(option.values), option.default) for option in game.options],
                list(bots.names(game.name)),
            )
            for game in found
        ]


class TablesApi(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=refusals(400), summary="Open tables and your own")
    async def list(self, request: AnyRequest, context: NamedDependency[Context], lang: Lang = None) -> Lobby:
        """Tables with a free seat for anybody, and the tables you sit at."""
        return await lobby(context, context.eyes(request, lang=lang))

    @post("/", responses=refusals(400, 401, 403, 413, 415), summary="Open a table")
    async def create(
        self, data: JSONBody[NewTable], request: AnyRequest, context: NamedDependency[Context], lang: Lang = None
    ) -> Response[TableView]:
        """A new table. Seats for friends have a secret `link` until they are taken."""
        guest = await context.known_guest(request)
        context.count_arrival(request)
        if data.seed is not None and context.limits is not None and _invites(data):
            raise Forbidden("chosen-seed")
        live = await context.house.open_table(data, guest)
        return Response(view(live, context.eyes(request, lang=lang)), status_code=HTTP_201_CREATED)

    @get("/{table:str}", responses=refusals(400, 404), summary="A table as you may see it")
    async def show(
        self,
        table: TableId,
        request: AnyRequest,
        context: NamedDependency[Context],
        seat: SeatQuery = None,
        lang: Lang = None,
    ) -> TableView:
        """The position without what your seat may not know, and the legal actions if it is your turn."""
        return view(await context.house.live(table), context.eyes(request, seat, lang))

    @post("/{table:str}/seats/{n:int}", responses=refusals(400, 401, 403, 404, 409, 413, 415),
          status_code=HTTP_200_OK, summary="Take a seat")  # fmt: skip
    async def sit(
        self,
        table: TableId,
        n: SeatNumber,
        data: JSONBody[Sit],
        request: AnyRequest,
        context: NamedDependency[Context],
        lang: Lang = None,
    ) -> TableView:
        """Take an open seat; with its secret a friend's, or your own from another device."""
        guest = await context.known_guest(request)
        try:
            live = await context.house.sit(table, n, guest, data.secret)
        except Forbidden:
            if data.secret is not None:
                context.count_guess(request)
            raise
        return view(live, context.eyes(request, n, lang))

    @post("/{table:str}/actions", responses=refusals(400, 401, 403, 404, 409, 413, 415, 422),
          summary="Play an action")  # fmt: skip
    async def play(
        self, table: TableId, data: JSONBody[Act], request: AnyRequest, context: NamedDependency[Context]
    ) -> Played:
        """Play a legal action, by its number or its structured name.

        `number` is the number of the table you answer to. If the table has moved on, nothing is played, and the
        answer is 409 with the present state.
        """
        guest = context.signed_id(request)
        live = await context.house.play(table, guest, data.number, data.action, data.seat)
        return Played(live.number)

    @post("/{table:str}/undo", responses=refusals(400, 401, 403, 404, 409, 413, 415, 422),
          status_code=HTTP_200_OK, summary="Take back")  # fmt: skip
    async def undo(
        self, table: TableId, data: JSONBody[Numbered], request: AnyRequest, context: NamedDependency[Context]
    ) -> Played:
        """Take back your last action. Where somebody has learned something since, the others are asked."""
        guest = context.signed_id(request)
        return Played((await context.house.undo(table, guest, data.number, data.seat)).number)

    @post("/{table:str}/consent", responses=refusals(400, 401, 403, 404, 409, 413, 415, 422),
          status_code=HTTP_200_OK, summary="Answer somebody who asks to take back")  # fmt: skip
    async def consent(
        self, table: TableId, data: JSONBody[Consent], request: AnyRequest, context: NamedDependency[Context]
    ) -> Played:
        """Agree, or not."""
        guest = context.signed_id(request)
        live = await context.house.consent(table, guest, data.number, data.agree, data.seat)
        return Played(live.number)

    @post("/{table:str}/resign", responses=refusals(400, 401, 403, 404, 409, 413, 415, 422),
          status_code=HTTP_200_OK, summary="Leave your seat to a bot")  # fmt: skip
    async def resign(
        self, table: TableId, data: JSONBody[Numbered], request: AnyRequest, context: NamedDependency[Context]
    ) -> Played:
        """A bot plays on in your place."""
        guest = context.signed_id(request)
        return Played((await context.house.resign(table, guest, data.number, data.seat)).number)

    @post("/{table:str}/close", responses=refusals(400, 401, 403, 404, 409, 413, 415, 422),
          status_code=HTTP_200_OK, summary="Close a table nobody came to")  # fmt: skip
    async def close(
        self, table: TableId, data: JSONBody[Numbered], request: AnyRequest, context: NamedDependency[Context]
    ) -> Played:
        """Whoever opened a table may close it while seats are free."""
        guest = context.signed_id(request)
        return Played((await context.house.close(table, guest, data.number)).number)

    @post("/{table:str}/rematch", responses=refusals(400, 401, 403, 404, 409, 413, 415, 422),
          summary="Play again")  # fmt: skip
    async def rematch(
        self,
        table: TableId,
        data: JSONBody[Numbered],
        request: AnyRequest,
        context: NamedDependency[Context],
        lang: Lang = None,
    ) -> TableView:
        """A new table for the same players, everybody one seat further. Whoever asks second gets the same table."""
        guest = await context.known_guest(request)
        live = await context.house.rematch(table, guest, data.number)
        return view(live, context.eyes(request, lang=lang))

    @get("/{table:str}/events", responses=refusals(400, 404), media_type="text/event-stream",
         summary="Follow a table")  # fmt: skip
    async def events(
        self,
        table: TableId,
        request: AnyRequest,
        context: NamedDependency[Context],
        seat: SeatQuery = None,
        lang: Lang = None,
        last_event_id: LastEvent = None,
    ) -> Stream:
        """Server-sent events: first the table as it is, then as it becomes. The id of an event is the number.

        With `Last-Event-ID`, what you have heard of already is not sent again.
        """
        await context.house.live(table)
        eyes, key = context.eyes(request, seat, lang), context.client(request)
        streams.admit(context, key)
        told = streams.heard(last_event_id)

        def tell(live: Live) -> TableView | None:
            nonlocal told
            if told == live.number:
                return None
            told = live.number
            return view(live, eyes)

        followed = streams.follow(context, key, table, tell)
        return Stream(followed, media_type="text/event-stream", headers=streams.HEADERS)

    @get("/{table:str}/save", responses=refusals(400, 403, 404), media_type="application/json",
         summary="The whole game as a save file")  # fmt: skip
    async def save(self, table: TableId, context: NamedDependency[Context]) -> Response[bytes]:
        """For `suntable.load`. It holds the seed, from which every secret follows: only when the game is over."""
        live = await context.house.live(table)
        if live.row.status != "over":
            raise Forbidden("save-early")
        headers = {"content-disposition": f'attachment; filename="{live.row.game}-{live.row.id}.json"'}
        return Response(live.match.save().encode(), media_type="application/json", headers=headers)
