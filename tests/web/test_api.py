"""The API against its own description: whatever is sent, the answer is one that was described, and never a fault of ours."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import timedelta
from itertools import count
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

from cardspeak.web.app import api_routes
from cardspeak.web.openapi import description
from tests.web.inside import EVENT, PASSWORD, Inside, inside

load_all_checks()
schema = schemathesis.openapi.from_dict(description(api_routes()))
schema.config.phases.coverage.enabled = os.environ.get("HYPOTHESIS_PROFILE") == "soak"  # minutes of it
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
]  # fmt: skip
QUICK = settings(
    max_examples=5, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck),
)  # fmt: skip
ENDLESS = "/feed"
SOMEBODY = "Somebody"
"""Works here anew in every case that may send people away."""


@pytest.fixture(scope="module")
def house(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(night_store, tmp_path_factory.mktemp("inside")) as found:
        yield found


def of_somebody(house: Inside, case: Any) -> None:
    """The name of somebody who works here, since hardly any made-up name is."""
    case.body["name"] = SOMEBODY


def of_own_password(house: Inside, case: Any) -> None:
    case.body["old"] = PASSWORD


def of_own_device(house: Inside, case: Any) -> None:
    device = house.server.house.device(house.tokens[SOMEBODY])
    assert device is not None
    case.path_parameters["number"] = device.number


def of_open_link(house: Inside, case: Any) -> None:
    case.path_parameters["number"] = house.server.house.make_link("wall", EVENT)[0]


def as_they_are(house: Inside, case: Any) -> None:
    """What was made up does as well."""


ENDING: dict[str, Callable[[Inside, Any], None]] = {
    "/api/sign-out": as_they_are, "/api/password": of_own_password, "/api/staff/change": of_somebody,
    "/api/staff/remove": of_somebody, "/api/staff/sign-out": of_somebody, "/api/devices/{number}/sign-out": of_own_device,
    "/api/links/{number}/revoke": of_open_link,
}  # fmt: skip
"""Routes after which somebody may be gone: each case has somebody of its own, and every other one means something."""
turns = count()


def asker(house: Inside, case: Any) -> str:
    """Who may use the route; the one who asks to be sent away is nobody else's."""
    if case.path in ENDING:
        house.server.house.add_staff(SOMEBODY, PASSWORD, "owner")
        house.tokens[SOMEBODY] = house.server.house.sign_in(SOMEBODY, PASSWORD)
        if next(turns) % 2:
            ENDING[case.path](house, case)
        return SOMEBODY
    if case.operation.definition.raw["x-roles"] != ["player"]:
        return "owner"
    return "stranger" if case.path.endswith("/check-in") else "player"


def send(house: Inside, case: Any, role: str) -> None:
    """One made-up request, and whether its answer was described."""
    house.server.rate_limits._buckets.clear()
    if "event" in (case.path_parameters or {}):
        case.path_parameters["event"] = EVENT
    house.client.cookies.clear()
    headers = {"authorization": f"Bearer {house.tokens[role]}"} if role != "nobody" else {}
    asked = case.as_transport_kwargs(headers=headers, base_url="http://testserver")
    sent = {name: asked[name] for name in ("method", "url", "headers", "params", "json") if asked.get(name) is not None}
    if asked.get("data") is not None:
        sent["content"] = asked["data"]
    if case.path.endswith(ENDLESS):
        answer = house.glance(f"/api/events/{EVENT}/feed", dict(sent["headers"]))
        answer.elapsed = timedelta(0)
    else:
        answer = house.client.request(**sent, follow_redirects=False)
    case.validate_response(answer, checks=CHECKS)


@schema.parametrize()
@QUICK
def test_whoever_may_gets_only_answers_that_are_described(house: Inside, case: Any) -> None:
    send(house, case, asker(house, case))


@schema.parametrize()
@settings(QUICK, max_examples=1)
def test_nobody_gets_only_answers_that_are_described(house: Inside, case: Any) -> None:
    send(house, case, "nobody")
