"""The API against its own description: whatever is sent, the answer is one that was described, and never a fault of ours."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cardspeak.web.app import all_routes
from cardspeak.web.describing import description
from tests.web.inside import EVENT, Inside, inside

load_all_checks()
schema = schemathesis.openapi.from_dict(description(all_routes())).exclude(
    path_regex="/feed$|/sign-out$|/staff/|/password$"
)
schema.config.phases.coverage.enabled = os.environ.get("HYPOTHESIS_PROFILE") == "soak"  # minutes of it
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
]  # fmt: skip
QUICK = settings(
    max_examples=5, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck),
)  # fmt: skip


@pytest.fixture(scope="module")
def house(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(night_store, tmp_path_factory.mktemp("inside")) as found:
        yield found


def send(house: Inside, case: Any, role: str) -> None:
    """One made-up request, and whether its answer was described."""
    house.place.limits._buckets.clear()
    if "event" in (case.path_parameters or {}):
        case.path_parameters["event"] = EVENT
    house.client.cookies.clear()
    headers = {"authorization": f"Bearer {house.tokens[role]}"} if role != "nobody" else {}
    asked = case.as_transport_kwargs(headers=headers, base_url="http://testserver")
    sent = {name: asked[name] for name in ("method", "url", "headers", "params", "json") if asked.get(name) is not None}
    if asked.get("data") is not None:
        sent["content"] = asked["data"]
    answer = house.client.request(**sent, follow_redirects=False)
    case.validate_response(answer, checks=CHECKS)


@schema.parametrize()
@QUICK
def test_the_owner_gets_only_answers_that_are_described(house: Inside, case: Any) -> None:
    send(house, case, "owner")


@schema.parametrize()
@settings(QUICK, max_examples=2)
def test_nobody_gets_only_answers_that_are_described(house: Inside, case: Any) -> None:
    send(house, case, "nobody")
