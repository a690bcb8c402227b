"""The description of the API as a page, made from its own OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import htpy as h

from suntable.server.pages import layout
from suntable.server.pages.frame import Frame


def page(frame: Frame, schema: Mapping[str, Any]) -> str:
    """Every call with its parameters, what it takes and what it answers."""
    say = frame.say
    body = h.div(".read.api")[
        h.h1["HTTP API"],
        h.p[say("api-intro")],
        h.p[h.a(href=frame.href("/api/openapi.json"))["openapi.json"]],
        [_call(path, method, call) for path, method, call in _calls(schema)],
    ]
    return layout.page(frame, "HTTP API", body)


def _calls(schema: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    for path, item in schema["paths"].items():
        for method in ("get", "post"):
            if method in item:
                yield path, method.upper(), item[method]


def _call(path: str, method: str, call: Mapping[str, Any]) -> h.Renderable:
    return h.section(".panel")[
        h.h2[h.code[f"{method} {path}"]],
        h.p[h.strong[call.get("summary", "")]],
        [h.p(lang="en")[part] for part in call.get("description", "").split("\n\n") if part],
        _table((each["name"], each["in"], each.get("description", "")) for each in call.get("parameters", ())),
        _body(call),
        _table(
            (status, _shape(answer), answer.get("description", ""))
            for status, answer in sorted(call["responses"].items())
        ),
    ]


def _body(call: Mapping[str, Any]) -> h.Renderable | None:
    shape = _shape(call.get("requestBody", {}))
    return h.p[h.code[shape]] if shape else None


def _shape(part: Mapping[str, Any]) -> str:
    for content in part.get("content", {}).values():
        reference: str = content.get("schema", {}).get("$ref", "")
        return reference.rpartition(".")[2].rpartition("/")[2]
    return ""


def _table(rows: Iterator[tuple[str, str, str]]) -> h.Renderable | None:
    found = list(rows)
    if not found:
        return None
    return h.table(lang="en")[h.tbody[[h.tr[h.th(scope="row")[h.code[a]], h.td[b], h.td[c]] for a, b, c in found]]]
