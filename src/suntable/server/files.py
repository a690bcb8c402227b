"""Files that are served as they are: read once, compressed once, addressed by their content."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from suntable.engine import registry
from suntable.server.refusals import Missing

_TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
}
_FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class _File:
    body: bytes
    packed: bytes
    kind: str
    mark: str


class Assets:
    """All of them, and the styles of the games' tables."""

    def __init__(self, prefix: str) -> None:
        self._files = {name: _packed(name, body) for name, body in _read()}
        self.addresses = {name: f"{prefix}/assets/{name}?v={file.mark}" for name, file in self._files.items()}

    def answer(self, name: str, mark: str | None, accepts: str) -> Response[bytes]:
        """A file; kept for good by whoever asked for just this content."""
        file = self._files.get(name)
        if file is None:
            raise Missing("no-file")
        headers = {"cache-control": _FOREVER if mark == file.mark else "no-cache", "vary": "accept-encoding"}
        if "gzip" not in accepts:
            return Response(file.body, media_type=file.kind, headers=headers)
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})


def _read() -> list[tuple[str, bytes]]:
    folder = files("suntable.server") / "assets"
    found = [(file.name, file.read_bytes()) for file in folder.iterdir() if file.name.rpartition(".")[2] in _TYPES]
    for name in registry.games():
        style = getattr(registry.find(name).views_module(), "style", None)
        if style is not None:
            found.append((f"game-{name}.css", style().encode()))
    return found


def _packed(name: str, body: bytes) -> _File:
    return _File(body, gzip.compress(body, 9, mtime=0), _TYPES[name.rpartition(".")[2]], sha256(body).hexdigest()[:10])


@get("/assets/{name:str}", include_in_schema=False, raw=True)
async def asset(
    name: FromPath[str],
    request: Request[Any, Any, Any],
    assets: NamedDependency[Assets],
    v: FromQuery[str | None] = None,
) -> Response[bytes]:
    """One file."""
    return assets.answer(name, v, request.headers.get("accept-encoding", ""))
