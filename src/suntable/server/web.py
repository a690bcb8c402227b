"""The pages: what a person's browser asks for."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery, QueryParameter
from litestar.response import Redirect, Stream

from suntable import bots
from suntable.engine import registry
from suntable.engine.errors import SuntableError
from suntable.engine.game import Game
from suntable.server import streams
from suntable.server.api import SeatQuery, lobby
from suntable.server.context import YEAR, AnyRequest, Context
from suntable.server.files import Assets
from suntable.server.guests import clean_name
from suntable.server.languages import LANGUAGES, language
from suntable.server.live import Live
from suntable.server.pages import about, api, join, new, replay, rules, table
from suntable.server.pages import lobby as lobby_page
from suntable.server.pages.frame import Frame, Scene
from suntable.server.refusals import Invalid, Missing, Refusal
from suntable.server.scenes import Eyes, scene
from suntable.server.scenes import replay as replay_scene
from suntable.server.shapes import NewTable, SeatWish
from suntable.server.storage.store import Guest

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
THEMES = ("dark", "light")
SEE_OTHER: Literal[303] = 303


async def frame(request: AnyRequest, context: NamedDependency[Context], assets: NamedDependency[Assets]) -> Frame:
    """Who reads a page, and how."""
    guest = await context.guest(request)
    if guest is None:
        return plain_frame(request, context, assets)
    waiting = await context.house.store.turns_of(guest.id)
    return plain_frame(request, context, assets, guest.name, waiting)


def plain_frame(
    request: AnyRequest, context: Context, assets: Assets, name: str | None = None, turns: int = 0
) -> Frame:  # fmt: skip
    """The same without looking anybody up."""
    theme = request.cookies.get("theme")
    return Frame(
        lang=language(request.headers),
        theme=theme if theme in THEMES else None,
        prefix=context.settings.prefix,
        path=_own_path(request, context),
        name=name,
        turns=turns,
        assets=assets.addresses,
        origin=str(request.base_url).rstrip("/").removesuffix(context.settings.prefix),
    )


def _own_path(request: AnyRequest, context: Context) -> str:
    query = f"?{request.url.query}" if request.url.query else ""
    return request.url.path.removeprefix(context.settings.prefix) + query


def html(body: str, status: int = 200) -> Response[str]:
    """A page. It shows what one guest may see: nobody in between may keep it."""
    headers = {"cache-control": "no-store"}
    return Response(body, status_code=status, media_type="text/html", headers=headers)


def see(frame: Frame, path: str, guest: tuple[Context, Guest] | None = None) -> Redirect:
    """Go and look there; with the cookie of somebody new."""
    answer = Redirect(frame.href(path), status_code=SEE_OTHER)
    if guest is not None:
        answer.set_cookie(**guest[0].cookie(guest[1]))
    return answer


async def somebody(request: AnyRequest, context: Context, name: str | None = None) -> Guest:
    """Who asks; a new guest if nobody is known, renamed if they say so."""
    guest = await context.guest(request)
    if guest is None:
        return await context.add_guest(request, name)
    if name and name.strip() and clean_name(name) != guest.name:
        await context.house.store.rename(guest.id, clean_name(name))
        guest = Guest(guest.id, clean_name(name))
    return guest


def _find_game(name: str) -> Game:
    try:
        return registry.find(name)
    except SuntableError as error:
        raise Missing("said", sentence=str(error)) from None


# -- lobby ----------------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def show_lobby(
    request: AnyRequest, context: NamedDependency[Context], frame: NamedDependency[Frame]
) -> Response[str]:
    """Games, open tables, one's own."""
    games = [registry.find(name) for name in registry.games()]
    covers = {game.name: _cover(game, frame.lang) for game in games}
    return html(lobby_page.page(frame, await lobby(context, context.eyes(request)), games, covers))


def _cover(game: Game, lang: str) -> Any:
    make = getattr(game.views_module(), "cover", None)
    return make(lang) if make else None


@post("/name", include_in_schema=False)
async def rename(
    data: Form, request: AnyRequest, context: NamedDependency[Context], frame: NamedDependency[Frame]
) -> Redirect:
    """One's name, for tables to come."""
    guest = await somebody(request, context, data.get("name"))
    return see(frame, _local(data.get("to")), (context, guest))


@get("/lang/{lang:str}", include_in_schema=False)
async def choose_language(
    lang: FromPath[str],
    frame: NamedDependency[Frame],
    context: NamedDependency[Context],
    to: FromQuery[str | None] = None,
) -> Redirect:
    """Switch the language and come back."""
    if lang not in LANGUAGES:
        raise Missing("language")
    return _chosen(frame, context, "lang", lang, to)


@get("/theme/{theme:str}", include_in_schema=False)
async def choose_theme(
    theme: FromPath[str],
    frame: NamedDependency[Frame],
    context: NamedDependency[Context],
    to: FromQuery[str | None] = None,
) -> Redirect:
    """Switch between dark, light and what the system says, and come back."""
    if theme not in (*THEMES, "auto"):
        raise Missing("theme")
    return _chosen(frame, context, "theme", theme, to)


def _chosen(frame: Frame, context: Context, key: str, value: str, to: str | None) -> Redirect:
    answer = see(frame, _local(to))
    answer.set_cookie(
        key=key, value=value, max_age=YEAR, path=f"{context.settings.prefix}/", samesite="lax", httponly=True,
        secure=context.settings.secure,
    )  # fmt: skip
    return answer


def _local(to: str | None) -> str:
    """A path of this server to go back to; never another site."""
    try:
        parts = urlsplit(to or "/")
    except ValueError:  # no address at all
        return "/"
    if parts.scheme or parts.netloc or not parts.path.startswith("/") or parts.path.startswith("//"):
        return "/"
    if "\\" in parts.path or not (to or "/").isprintable():
        return "/"
    return parts.path + (f"?{parts.query}" if parts.query else "")


# -- new tables -----------------------------------------------------------------------------------------


@get("/new", include_in_schema=False)
async def ask_new(
    frame: NamedDependency[Frame], request: AnyRequest, game: FromQuery[str | None] = None
) -> Response[str]:
    """The form for a new table."""
    chosen = _find_game(game or registry.games()[0])
    return html(new.page(frame, chosen, bots.names(chosen.name), dict(request.query_params)))


@post("/new", include_in_schema=False)
async def make_new(
    data: Form, request: AnyRequest, context: NamedDependency[Context], frame: NamedDependency[Frame]
) -> Response[Any]:
    """A new table; or the form again, with a sentence about what was wrong."""
    game = _find_game(data.get("game", ""))
    try:
        wish = wished(game, data)
        guest = await somebody(request, context, data.get("name"))
        context.count_arrival(request)
        live = await context.house.open_table(wish, guest)
    except SuntableError as error:
        if isinstance(error, Refusal) and error.status == 429:
            raise
        why = error.told(frame.lang) if isinstance(error, Refusal) else str(error)
        return html(new.page(frame, game, bots.names(game.name), data, why), Invalid.status)
    return see(frame, f"/t/{live.row.id}", (context, guest))


def wished(game: Game, form: Mapping[str, str]) -> NewTable:
    """The table that a filled form asks for."""
    players = _whole(form.get("players"), game.seats[0])
    wishes = [_wished_seat(form, n) for n in range(game.count_players(players))]
    options = {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}
    return NewTable(game.name, players, None, dict(options), wishes)


def _wished_seat(form: Mapping[str, str], n: int) -> SeatWish:
    kind = form.get(f"seat-{n}", "me" if n == 0 else "bot")
    if kind not in ("me", "friend", "open", "bot", "same"):
        raise Invalid("seat-kind", kind=kind)
    return SeatWish(kind, form.get(f"bot-{n}") or None, form.get(f"name-{n}") or None)  # type: ignore[arg-type]


def _whole(words: str | None, otherwise: int) -> int:
    if not words:
        return otherwise
    if not words.isascii() or not words.isdigit() or len(words) > 3:
        raise Invalid("players", wanted=words)
    return int(words)


# With the table in it, a link still leads there when it has been used: it stands in the letter it came with.
LINKS = ["/t/{table_id:str}/s/{secret:str}", "/s/{secret:str}"]


@get(LINKS, include_in_schema=False)
async def show_link(
    secret: FromPath[str],
    request: AnyRequest,
    context: NamedDependency[Context],
    frame: NamedDependency[Frame],
    table_id: FromPath[str | None] = None,
) -> Response[Any]:
    """Where a seat's secret link leads: nothing changes until a button is pressed, so that previews do no harm."""
    try:
        found, n = await _linked(secret, request, context)
    except Missing:
        if table_id is not None and (await context.house.live(table_id)).held(context.guest_id(request)):
            return see(frame, f"/t/{table_id}")
        raise
    live = await context.house.live(found)
    view = scene(live, context.eyes(request), is_api=True).view
    return html(join.page(frame, view, n, secret))


@post(LINKS, include_in_schema=False)
async def take_link(
    secret: FromPath[str],
    data: Form,
    request: AnyRequest,
    context: NamedDependency[Context],
    frame: NamedDependency[Frame],
) -> Redirect:
    """Sit down."""
    table_id, n = await _linked(secret, request, context)
    guest = await somebody(request, context, data.get("name"))
    await context.house.sit(table_id, n, guest, secret)
    return see(frame, f"/t/{table_id}", (context, guest))


async def _linked(secret: str, request: AnyRequest, context: Context) -> tuple[str, int]:
    found = await context.house.store.table_of_secret(secret) if len(secret) <= 32 else None
    if found is None:
        context.count_guess(request)
        raise Missing("no-link")
    return found


@post("/t/{table_id:str}/seats/{n:int}", include_in_schema=False)
async def take_open(
    table_id: FromPath[str],
    n: FromPath[int],
    data: Form,
    request: AnyRequest,
    context: NamedDependency[Context],
    frame: NamedDependency[Frame],
) -> Redirect:
    """Take a seat that is open to anybody."""
    guest = await somebody(request, context, data.get("name"))
    await context.house.sit(table_id, n, guest)
    return see(frame, f"/t/{table_id}", (context, guest))


# -- a table --------------------------------------------------------------------------------------------


@get("/t/{table_id:str}", include_in_schema=False)
async def show_table(
    table_id: FromPath[str],
    request: AnyRequest,
    context: NamedDependency[Context],
    frame: NamedDependency[Frame],
    seat: SeatQuery = None,
) -> Response[str]:
    """A table."""
    live = await context.house.live(table_id)
    return html(table.page(frame, scene(live, context.eyes(request, seat))))


@get("/t/{table_id:str}/stream", include_in_schema=False, raw=True)
async def stream_table(
    table_id: FromPath[str],
    request: AnyRequest,
    context: NamedDependency[Context],
    frame: NamedDependency[Frame],
    seat: SeatQuery = None,
    number: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Stream:
    """Fragments of a table as they change, for an open page; ``number`` is what the page shows already."""
    live = await context.house.live(table_id)
    key = context.client(request)
    streams.admit(context, key)
    heard = streams.heard(request.headers.get("last-event-id"))
    teller = Teller(frame, context.eyes(request, seat))
    shown = heard if heard is not None else number
    if shown == live.number:
        teller.begin(live)
    followed = streams.follow(context, key, table_id, teller)
    return Stream(followed, media_type="text/event-stream", headers=streams.HEADERS)


class Teller:
    """Tells one page what it does not show yet."""

    def __init__(self, frame: Frame, eyes: Eyes) -> None:
        self._frame, self._eyes = frame, eyes
        self._shown: dict[str, str] = {}
        self._lines: int | None = None
        self._number = -1

    def begin(self, live: Live) -> None:
        """The page shows this already."""
        self(live)

    def __call__(self, live: Live) -> object | None:
        if live.number == self._number:
            return None
        seen = scene(live, self._eyes)
        fragments = table.fragments(self._frame, seen)
        changed = {name: text for name, text in fragments.items() if self._shown.get(name) != text}
        lines = [line.words for line in seen.view.log]
        said = lines[self._lines :] if self._lines is not None else []
        self._shown, self._number, self._lines = fragments, live.number, len(lines)
        return told(self._frame, seen, changed, said)


def told(frame: Frame, seen: Scene, fragments: Mapping[str, str], said: list[str]) -> dict[str, Any]:
    """One event for a page."""
    return {
        "number": seen.view.number,
        "fragments": fragments,
        "title": table.title(frame, seen),
        "turn": bool(seen.view.legal),
        "over": seen.view.status == "over",
        "said": ". ".join(said),
        "asked": table.asked(frame, seen),
    }


@get("/t/{table_id:str}/now", include_in_schema=False)
async def show_now(
    table_id: FromPath[str],
    request: AnyRequest,
    context: NamedDependency[Context],
    frame: NamedDependency[Frame],
    seat: SeatQuery = None,
    number: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Response[Any]:
    """All fragments of a table, for a page that may have missed something; nothing if it shows this number already."""
    live = await context.house.live(table_id)
    if number == live.number:
        return Response(None, status_code=204, headers={"cache-control": "no-store"})
    seen = scene(live, context.eyes(request, seat))
    body = told(frame, seen, table.fragments(frame, seen), [])
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def show_replay(
    table_id: FromPath[str],
    request: AnyRequest,
    context: NamedDependency[Context],
    frame: NamedDependency[Frame],
    step: FromQuery[int | None] = None,
) -> Response[str]:
    """The game step by step."""
    live = await context.house.live(table_id)
    steps = len(live.match.actions)
    at = steps if step is None else min(max(step, 0), steps)
    return html(replay.page(frame, replay_scene(live, context.eyes(request), at), steps))


@get("/t/{table_id:str}/steps/{step:int}", include_in_schema=False)
async def show_step(
    table_id: FromPath[str],
    step: FromPath[int],
    request: AnyRequest,
    context: NamedDependency[Context],
    frame: NamedDependency[Frame],
) -> Response[dict[str, Any]]:
    """One step of a replay, as fragments."""
    live = await context.house.live(table_id)
    steps = len(live.match.actions)
    if not 0 <= step <= steps:
        raise Missing("no-step", last=steps)
    seen = replay_scene(live, context.eyes(request), step)
    body = told(frame, seen, replay.fragments(frame, seen, steps), [])
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


# -- to read --------------------------------------------------------------------------------------------


@get("/rules/{game:str}", include_in_schema=False)
async def show_rules(game: FromPath[str], frame: NamedDependency[Frame]) -> Response[str]:
    """The rules of a game."""
    return html(str(rules.page(frame, _find_game(game))))


@get("/about", include_in_schema=False)
async def show_about(frame: NamedDependency[Frame]) -> Response[str]:
    """What this is, and whose."""
    return html(str(about.page(frame, [registry.find(name) for name in registry.games()])))


@get("/api", include_in_schema=False)
async def show_api(frame: NamedDependency[Frame], request: AnyRequest) -> Response[str]:
    """The description of the API."""
    return html(api.page(frame, request.app.openapi_schema.to_schema()))


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[bytes]:
    """The same for programs."""
    schema = json.dumps(request.app.openapi_schema.to_schema()).encode()
    return Response(schema, media_type="application/vnd.oai.openapi+json")


@get("/health", include_in_schema=False)
async def health(context: NamedDependency[Context]) -> dict[str, str]:
    """Whether the database answers."""
    await context.house.store.number("")
    return {"status": "ok"}


PAGES = [
    show_lobby, rename, choose_language, choose_theme, ask_new, make_new, show_link, take_link, take_open, show_table,
    stream_table, show_now, show_replay, show_step, show_rules, show_about, show_api, openapi, health,
]  # fmt: skip
