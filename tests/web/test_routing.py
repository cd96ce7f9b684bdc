"""Routes are found by their method and the segments of their path; whatever is not there says what would be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.web.routing import Route, Router
from tests.web.inside import EVENT, Inside, inside


async def _nothing(_request: Request) -> Response:
    return Response()


PATHS = ("/", "/api/books", "/api/books/points", "/api/books/{book}", "/api/books/{book}/rules/{rule:path}", "/api/links/{number:int}/revoke")  # fmt: skip
ROUTER = Router(Route("GET", path, _nothing) for path in PATHS)


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("/", {}),
        ("/api/books", {}),
        ("/api/books/points", {}),
        ("/api/books/tda-2024", {"book": "tda-2024"}),
        ("/api/books/tda-2024/rules/47-A", {"book": "tda-2024", "rule": "47-A"}),
        ("/api/books/tda-2024/rules/24-CHIP-UP/passing", {"book": "tda-2024", "rule": "24-CHIP-UP/passing"}),
        ("/api/books/tda-2024/rules/", {"book": "tda-2024", "rule": ""}),
        ("/api/links/12/revoke", {"number": 12}),
    ],
)
def test_a_path_gives_its_values(path: str, values: dict[str, object]) -> None:
    found = ROUTER.find(path)
    assert found is not None
    assert found.values == values


@pytest.mark.parametrize(
    "path",
    [
        "", "//", "/api", "/api/", "/api/books/", "/api/books//rules/1", "/api/books/tda-2024/rules", "/api/books/a/b", "/api/links/x/revoke",
        "/api/links/-1/revoke", "/api/links/١/revoke", "/api/links//revoke", "/api/links/1/revoke/more", "/API/books",
    ],
)  # fmt: skip
def test_what_is_no_route_is_not_found(path: str) -> None:
    assert ROUTER.find(path) is None


@pytest.fixture(scope="module")
def house(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(night_store, tmp_path_factory.mktemp("inside")) as found:
        yield found


def test_a_method_that_is_not_there_says_which_are(house: Inside) -> None:
    refused = house.ask("owner", "DELETE", "/api/events")
    assert (refused.status_code, refused.json()["error"]["code"]) == (405, "request.method")
    assert refused.headers["allow"] == "GET, HEAD, POST"
    assert house.ask("owner", "POST", "/wall").headers["allow"] == "GET, HEAD"


def test_what_is_not_there_is_a_404(house: Inside) -> None:
    for path in ("/nothing", "/api/nothing", f"/api/events/{EVENT}/nothing", f"/api/events/{EVENT}/orders/1"):
        refused = house.ask("owner", "GET", path)
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "page.unknown")


def test_head_is_get_without_a_body(house: Inside) -> None:
    for path in ("/api/me", "/wall", f"/api/events/{EVENT}/feed"):
        assert house.ask("owner", "HEAD", path).status_code == 200


def test_a_slash_too_many_leads_to_the_page(house: Inside) -> None:
    moved = house.ask("nobody", "GET", "/wall/?event=friday")
    assert (moved.status_code, moved.headers["location"]) == (307, "http://testserver/wall?event=friday")
    assert house.ask("nobody", "GET", "/%2Fevil.example/").status_code == 404
