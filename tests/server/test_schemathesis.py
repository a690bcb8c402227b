"""The API against its own description: any request that fits it, and many that do not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from suntable.server.settings import Settings
from tests.server.tools import Inside, Player

FEW, MANY = 30, 400
# Not that all that fits the description is accepted: that a name can be seen, or an action is legal, it can not say.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("server")
    server = Inside(Settings(data=folder, pause=0, floods=False))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def schema(running: Inside) -> Any:
    return schemathesis.openapi.from_url(f"{running.url}/api/openapi.json")


def check(schema: Any, running: Inside, examples: int) -> None:
    """Nothing breaks, and every answer is described."""
    ada = Player(running.url)
    table, seen = ada.open("me", "open")["id"], 0
    headers = {"authorization": f"Bearer {ada.token}"}
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path.endswith("/events"):  # a stream has no end; test_api.py listens to it
            continue

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
        )
        @given(case=operation.as_strategy(), real=st.booleans())
        def ask(case: Any, real: bool) -> None:
            nonlocal seen
            if real and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            case.call_and_validate(base_url=running.url, headers=headers, timeout=20, checks=CHECKS)
            seen += 1

        ask()
    assert seen > examples
    assert httpx.get(f"{running.url}/health").status_code == 200


def test_the_api_keeps_to_its_description(schema: Any, running: Inside) -> None:
    check(schema, running, FEW)


@pytest.mark.slow
def test_the_api_keeps_to_its_description_for_long(schema: Any, running: Inside) -> None:
    check(schema, running, MANY)
