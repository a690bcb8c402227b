"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from sqlalchemy.exc import SQLAlchemyError

import suntable
from suntable.bots.pool import Pool
from suntable.engine.code import stay_cold
from suntable.engine.errors import SuntableError
from suntable.server import web
from suntable.server.api import GamesApi, GuestsApi, TablesApi, view
from suntable.server.context import AnyRequest, Context
from suntable.server.files import Assets, asset
from suntable.server.guests import Signer
from suntable.server.house import House
from suntable.server.hub import Hub, Listener
from suntable.server.languages import language
from suntable.server.pages import problem
from suntable.server.refusals import Conflict, Illegal, Invalid, Refusal, TooMany, title
from suntable.server.runner import Runner
from suntable.server.security import RETRY_AFTER, Gate, Limits, protect
from suntable.server.settings import Settings, settings_from_json
from suntable.server.shapes import Problem, TableView
from suntable.server.storage.store import Store
from suntable.server.warmer import warm

log = logging.getLogger(__name__)

ENVIRONMENT = "SUNTABLE_SERVER"  # the settings, for processes that are started by another
LARGEST_BODY = 64 * 1024


def create(settings: Settings) -> Litestar:
    """The application for these settings."""
    hub = Hub()
    store = Store(settings)
    house = House(store, hub, settings.is_shared)
    signer = Signer(settings.key())
    limits = Limits() if settings.floods else None
    context = Context(settings, house, signer, limits)
    assets = Assets(settings.prefix)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        listener = Listener(settings, hub, house.forget) if settings.database else None
        runner = Runner(house, Pool(settings.bots, settings.patience), settings)
        if listener:
            await listener.open()
        await runner.open()
        warming = asyncio.create_task(warm()) if settings.is_warmed else None
        try:
            yield
        finally:
            if warming:
                warming.cancel()
                with suppress(asyncio.CancelledError):
                    await warming
            await runner.close()
            if listener:
                await listener.close()
            await store.close()

    def gate(app: Any) -> Any:
        return Gate(app, signer, limits, settings.prefix)

    return Litestar(
        [GuestsApi, GamesApi, TablesApi, asset, *web.PAGES],
        path=settings.prefix or None,
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "assets": Provide(lambda: assets, sync_to_thread=False),
            "frame": Provide(web.frame),
        },
        lifespan=[running],
        middleware=[gate],
        before_send=[protect],
        exception_handlers={
            SuntableError: _refused,
            HTTPException: _not_http,
            SQLAlchemyError: _no_database,
            OSError: _no_database,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key="raw"),
        request_max_body_size=LARGEST_BODY,
        openapi_config=_openapi(),
        logging_config=None,
        state=State({"context": context, "assets": assets}),
    )


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Suntable",
        version=suntable.__version__,
        description="Tables, seats and games. Errors are problem+json with a sentence that says what was expected.",
        components=Components(security_schemes={"guest": SecurityScheme(type="http", scheme="bearer")}),
        security=[{}, {"guest": []}],
        use_handler_docstrings=True,
        render_plugins=(),
        path="/api/description",
    )


# -- what goes wrong ------------------------------------------------------------------------------------


def _refused(request: AnyRequest, error: SuntableError) -> Response[Any]:
    refusal = error if isinstance(error, Refusal) else Invalid("said", sentence=str(error))
    table = None
    if isinstance(refusal, Conflict) and refusal.live is not None and _wants_problem(request):
        table = view(refusal.live, _context(request).eyes(request))
    clause = refusal.clause if isinstance(refusal, Illegal) else None
    return _answer(request, refusal.status, refusal.told(language(request.headers)), table, clause)


def _not_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    answer = _answer(request, error.status_code, _detail(error, language(request.headers)))
    for name, value in (error.headers or {}).items():
        answer.set_header(name, value)
    return answer


_NAMED = {404: "no-address", 405: "no-way", 413: "too-large"}


def _detail(error: HTTPException, lang: str) -> str:
    if error.status_code in _NAMED:
        return Refusal(_NAMED[error.status_code]).told(lang)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        said = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in error.extra]
        return "; ".join(said) or error.detail
    return error.detail


def _no_database(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("the database does not answer", exc_info=error)
    return _answer(request, 503, Refusal("away").told(language(request.headers)))


def _too_deep(request: AnyRequest, _: Exception) -> Response[Any]:
    return _answer(request, Invalid.status, Refusal("too-deep").told(language(request.headers)))


def _broken(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("%s %s broke off", request.method, request.url.path, exc_info=error)
    return _answer(request, 500, Refusal("broken").told(language(request.headers)))


def _context(request: AnyRequest) -> Context:
    context: Context = request.app.state.context
    return context


def _wants_problem(request: AnyRequest) -> bool:
    accepts = request.headers.get("accept", "")
    is_api = request.url.path.removeprefix(_context(request).settings.prefix).startswith("/api/")
    return is_api or "text/html" not in accepts


def _answer(
    request: AnyRequest, status: int, detail: str, table: TableView | None = None, clause: str | None = None
) -> Response[Any]:  # fmt: skip
    said = Problem(title(status, language(request.headers)), status, detail, clause=clause, table=table)
    answer = _worded(request, said)
    if said.status == TooMany.status:
        answer.set_header("retry-after", RETRY_AFTER)
    return answer


def _worded(request: AnyRequest, said: Problem) -> Response[Any]:
    if _wants_problem(request):
        return Response(msgspec.json.encode(said), status_code=said.status, media_type="application/problem+json")
    frame = web.plain_frame(request, _context(request), request.app.state.assets)
    return web.html(problem.page(frame, said.status, said.title, said.detail), said.status)


def from_environment() -> Litestar:
    """For server processes that are started by another: the settings stand in the environment."""
    stay_cold()
    return create(settings_from_json(os.environ[ENVIRONMENT]))
