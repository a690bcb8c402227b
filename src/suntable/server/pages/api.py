"""The description of the API as a page, made from its own OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import htpy as h

from suntable.server.pages import layout
from suntable.server.pages.frame import Frame

_ORDER = ("guests", "games", "tables")
Row = tuple[h.Node, h.Node, h.Node]


def page(frame: Frame, schema: Mapping[str, Any]) -> str:
    """Every call with its parameters, what it takes and what it answers, and the shapes of all that."""
    shapes: Mapping[str, Any] = schema["components"]["schemas"]
    say = frame.say
    body = h.div(".api")[
        h.h1["HTTP API"],
        h.p[say("api-intro")],
        h.p[h.a(href=frame.href("/api/openapi.json"))["openapi.json"]],
        [_call(path, method, call) for path, method, call in _calls(schema)],
        [_shape(name, shapes[name]) for name in sorted(shapes, key=_short)],
    ]
    return layout.page(frame, "HTTP API", body, styles=("api.css",))


def _calls(schema: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """In the order one needs them."""
    found = [
        (path, method.upper(), item[method])
        for path, item in schema["paths"].items()
        for method in ("post", "get")
        if method in item
    ]
    yield from sorted(found, key=lambda call: (_ORDER.index(call[2]["tags"][0]), call[0].count("/"), call[0]))


def _call(path: str, method: str, call: Mapping[str, Any]) -> h.Renderable:
    takes = _reference(call.get("requestBody", {}))
    return h.section(".panel", lang="en")[
        h.h2[h.span(".method")[method], path],
        h.p[h.strong[call.get("summary", "")]],
        [h.p[_marked(part)] for part in call.get("description", "").split("\n\n") if part],
        _table("Parameters", (_parameter(each) for each in call.get("parameters", ()))),
        takes and h.p["Takes ", takes],
        _table("Answers", (_answer(status, each) for status, each in sorted(call["responses"].items()))),
    ]


def _parameter(each: Mapping[str, Any]) -> Row:
    return h.code[each["name"]], each["in"], each.get("description", "")


def _answer(status: str, each: Mapping[str, Any]) -> Row:
    words = each.get("description", "") if status >= "4" else ""
    return h.code[status], _reference(each), words


def _marked(words: str) -> h.Node:
    """Words with `code` in them."""
    return [h.code[part] if number % 2 else part for number, part in enumerate(words.split("`"))]


def _reference(part: Mapping[str, Any]) -> h.Node:
    """The shape of a body, as a link to where it is described."""
    for kind, content in part.get("content", {}).items():
        found = _kind(content.get("schema", {}))
        return "server-sent events" if kind == "text/event-stream" else found
    return None


def _kind(schema: Mapping[str, Any]) -> h.Node:
    """What a value is."""
    if "$ref" in schema:
        name = _short(schema["$ref"])
        return h.a(href=f"#{name}")[name]
    if schema.get("type") == "array":
        return ["list of ", _kind(schema.get("items", {}))]
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return [[" or " if number else "", _kind(each)] for number, each in enumerate(several)]
    if "enum" in schema:
        return " or ".join(str(value) for value in schema["enum"])
    return str(schema.get("type", "anything"))


def _short(reference: str) -> str:
    return reference.rpartition("/")[2].rpartition("_")[2].rpartition(".")[2]


def _shape(name: str, schema: Mapping[str, Any]) -> h.Renderable:
    needed = schema.get("required", ())
    rows = (
        (h.code[field], _kind(each), "" if field in needed else "may be left out")
        for field, each in schema.get("properties", {}).items()
    )
    words = schema.get("description", "")
    return h.section(".panel", id=_short(name), lang="en")[h.h2[_short(name)], words and h.p[words], _table("", rows)]


def _table(caption: str, rows: Iterable[Row]) -> h.Renderable | None:
    found = list(rows)
    if not found:
        return None
    body = h.tbody[[h.tr[h.th(scope="row")[first], h.td[second], h.td[third]] for first, second, third in found]]
    return h.div(".wide", tabindex="0")[h.table[caption and h.caption[caption], body]]
