"""What a page weighs: its own bytes and those of everything it loads, compressed as they are sent."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

from serve_wire import Http

_LOADED = {"script": "src", "img": "src", "source": "src", "use": "href", "image": "href", "iframe": "src"}
_LINKS = ("stylesheet", "icon", "manifest", "preload", "modulepreload", "mask-icon", "apple-touch-icon")
_IN_STYLE = re.compile(rb"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")
_IN_SCRIPT = re.compile(rb"(?:from|import)\s*\(?\s*['\"]([^'\"]+\.js[^'\"]*)['\"]")


class _Loads(HTMLParser):
    """The addresses a page loads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "link" and set((given.get("rel") or "").split()) & set(_LINKS):
            self.found.append(given.get("href") or "")
        elif tag in _LOADED:
            self.found.append(given.get(_LOADED[tag]) or given.get(f"xlink:{_LOADED[tag]}") or "")


@dataclass(frozen=True)
class Weight:
    """A page and what it loads, in bytes as they are sent, without headers."""

    path: str
    page: int
    rest: int
    files: int

    @property
    def total(self) -> int:
        return self.page + self.rest


async def weigh(http: Http, path: str) -> Weight:
    """Load a page as a browser with an empty cache does."""
    size, content, _ = await _fetched(http, path)
    loads = _Loads()
    loads.feed(content.decode())
    seen: dict[str, int] = {}
    waiting = [urljoin(path, address) for address in loads.found]
    while waiting:
        address = waiting.pop().partition("#")[0]
        parts = urlsplit(address)
        if not address or address == path or address in seen or parts.scheme or parts.netloc:
            continue
        seen[address], content, kind = await _fetched(http, address)
        named = _IN_STYLE if "css" in kind else _IN_SCRIPT if "javascript" in kind else None
        found = named.finditer(content) if named else ()
        waiting += [urljoin(address, next(each for each in match.groups() if each).decode()) for match in found]
    return Weight(path, size, sum(seen.values()), len(seen))


async def _fetched(http: Http, path: str) -> tuple[int, bytes, str]:
    status, headers, content = await http.ask("GET", path)
    if status != 200:
        raise ValueError(f"GET {path}: {status}")
    packed = headers.get("content-encoding") == "gzip"
    return len(content), gzip.decompress(content) if packed else content, headers.get("content-type", "")
