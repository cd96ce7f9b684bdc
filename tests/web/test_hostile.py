"""Nonsense in every order and every string: refused or taken, never a fault of ours, and what must hold holds."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from cardspeak.desk.commands.reading import orders
from cardspeak.desk.house import House
from cardspeak.store import open_log
from cardspeak.store.copying import copy
from cardspeak.tournament.core import broken
from cardspeak.tournament.log import derive
from cardspeak.web import server
from cardspeak.web.logs import without_secrets
from cardspeak.web.routes.people import MOST_KNOWN
from tests.web.inside import EVENT, PASSWORD, Inside, inside_of
from tests.web.nonsense import WORDS, Nonsense

TIMES = int(os.environ.get("NONSENSE", "2"))
"""Bodies for each order."""
ORDERS = f"/api/events/{EVENT}/orders"


@pytest.fixture(scope="module")
def where(request: pytest.FixtureRequest, night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The night on PostgreSQL, which is pickier about texts than a file is; on a file where there is none."""
    try:
        address: str = request.getfixturevalue("postgres")
    except pytest.skip.Exception:
        return str(shutil.copy(night_store, tmp_path_factory.mktemp("hostile") / "house.db"))
    import psycopg

    with psycopg.connect(address, autocommit=True) as database:
        database.execute("drop schema if exists cardspeak cascade")
    with open_log(night_store) as source, open_log(address) as target:
        copy(source, target)
    return address


@pytest.fixture(scope="module")
def house(where: str) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch, inside_of(where) as found:
        patch.setattr(server, "CATCH_UP_PAUSE", 0.0)
        yield found


def post(house: Inside, path: str, body: Any, method: str = "POST") -> Any:
    house.server.rate_limits._buckets.clear()
    raw = json.dumps(body).encode()  # every sign outside ASCII is escaped, half ones too
    return house.client.request(
        method, path, content=raw, headers={"authorization": f"Bearer {house.tokens['owner']}"}, follow_redirects=False
    )


@pytest.mark.parametrize("seed", range(TIMES))
def test_no_order_fails_or_breaks_a_rule_of_the_state_whatever_its_fields(house: Inside, seed: int) -> None:
    chance = Random(seed)
    nonsense = Nonsense(chance)
    for name, kind in orders().items():
        body = {"order": name, "fields": nonsense.body(kind), "preview": chance.random() < 0.3}
        answer = post(house, ORDERS, body)
        assert answer.status_code < 500, (body, answer.text)
        assert not broken(house.server.event_host.event(EVENT).state), body
    for role in ("owner", "dealer", "wall"):
        assert house.ask(role, "GET", f"/api/events/{EVENT}").status_code == 200
    derived = derive([kept.entry for kept in house.server.log.read(EVENT)])
    assert not derived.conflicts, "what was kept can be read again"


@pytest.mark.parametrize("words", [*WORDS, "\ud800", "\udfff half a sign"], ids=ascii)
def test_odd_words_are_kept_or_refused_wherever_somebody_may_write(house: Inside, words: str) -> None:
    asked = [
        ("POST", ORDERS, {"order": "announce", "fields": {"words": words}, "why": words, "key": ""}),
        ("POST", ORDERS, {"order": "register", "fields": {"player": words, "name": words}}),
        ("POST", ORDERS, {"order": words, "fields": {words: words}}),
        ("POST", ORDERS, {"order": "announce", "fields": {"words": "x"}, "key": words}),
        ("POST", f"/api/events/{EVENT}/corrections", {"version": 0, "why": words, "strike": [1]}),
        ("POST", "/api/links", {"role": "wall", "event": EVENT, "label": words}),
        ("POST", "/api/links", {"role": "wall", "event": words}),
        ("POST", "/api/staff", {"name": words, "password": PASSWORD, "role": "dealer"}),
        ("POST", "/api/staff/remove", {"name": words}),
        ("POST", "/api/sign-in", {"name": "The owner", "password": PASSWORD, "device": words}),
        ("POST", "/api/sign-in", {"name": words, "password": words}),
        ("POST", "/api/people", {"text": words}),
        ("POST", "/api/rule", {"script": words, "books": [words]}),
        ("POST", "/api/events", {"id": words, "setup": {"name": words, "book": words}}),
        ("POST", "/api/structure/check", {"setup": {"name": words, "book": "tda-2024", "venue": words}}),
        ("PUT", f"/api/templates/{quote(words, safe='', errors='replace') or '-'}", {"setup": {"name": words, "book": words}}),
    ]  # fmt: skip
    for method, path, body in asked:
        answer = post(house, path, body, method)
        assert answer.status_code < 500, (path, body, answer.text)
    token = house.server.house.make_link("player", EVENT)[1]
    named = house.client.post(
        f"/api/events/{EVENT}/check-in",
        content=json.dumps({"name": words}),
        headers={"authorization": f"Bearer {token}"},
    )
    assert named.status_code < 500


def test_what_was_kept_of_it_is_read_again_by_another_process(house: Inside, where: str) -> None:
    with open_log(where) as log:
        again = House(log, house.server.now)
        assert again.version == house.server.house.version
        assert again.people == house.server.house.people


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("starts_at", -1),
        ("starts_at", 2**63),
        ("advertised_at", 2**62),
        ("closes_at", -5),
        ("utc_offset_minutes", 10**9),
    ],
)
def test_an_event_is_on_a_date_that_calendars_have(house: Inside, field: str, value: int) -> None:
    setup: dict[str, Any] = {
        "name": "Saturday",
        "book": "tda-2024",
        "levels": [{"minutes": 20, "small_blind": 100, "big_blind": 200}],
    }
    setup, terms = ({**setup, field: value}, {}) if field == "starts_at" else (setup, {field: value})
    refused = post(house, "/api/events", {"id": "saturday", "setup": setup, "terms": terms})
    assert refused.status_code in (400, 422)
    assert refused.json()["error"]["field"].endswith(field)


@pytest.mark.parametrize(
    ("order", "fields", "code"),
    [
        ("set level", {"level": 1, "left_ms": 10**26}, "limit.most"),
        ("change stack", {"entry": 3, "chips": 10**26, "cause": "x", "why": "x"}, "limit.most"),
        ("open table", {"table": 10**26}, "limit.most"),
        ("change length", {"minutes": 10**12}, "limit.most"),
        ("register", {"player": "x", "name": "x" * 10_000}, "limit.length"),
        ("register", {"player": "x", "name": "\u202eevil"}, "limit.character"),
        ("announce", {"words": "dinner\x00"}, "limit.character"),
        ("announce", {"words": "\u202edinner"}, "limit.character"),
        ("call floor", {"table": 1, "about": "dealer\r=1+1"}, "limit.character"),
    ],
)
def test_an_order_beyond_its_limits_is_refused_with_the_limit(
    house: Inside, order: str, fields: dict[str, Any], code: str
) -> None:
    refused = post(house, ORDERS, {"order": order, "fields": fields})
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, code)
    assert refused.json()["error"]["limits"]
    assert refused.json()["error"]["field"] in fields


@pytest.mark.parametrize("why", ["one\rtwo", "\x00", "x" * 501])
def test_the_reason_of_an_order_has_the_same_limits(house: Inside, why: str) -> None:
    refused = post(house, ORDERS, {"order": "announce", "fields": {"words": "Dinner"}, "why": why})
    assert (refused.status_code, refused.json()["error"]["field"]) == (400, "why")


@pytest.mark.parametrize(
    ("level", "field"),
    [
        ({"minutes": 10**12}, "setup.levels[0].minutes"),
        ({"small_blind": -1}, "setup.levels[0].small_blind"),
        ({"ante": -1}, "setup.levels[0].ante"),
        ({"big_blind": 10**26}, "setup.levels[0].big_blind"),
    ],
)
def test_a_level_that_nobody_can_play_is_refused(house: Inside, level: dict[str, int], field: str) -> None:
    levels = [{"minutes": 20, "small_blind": 100, "big_blind": 200, **level}]
    setup = {"name": "Saturday", "book": "tda-2024", "levels": levels}
    refused = post(house, "/api/events", {"id": "saturday", "setup": setup})
    assert (refused.status_code, refused.json()["error"]["field"]) == (400, field)


def test_a_list_without_end_is_refused(house: Inside) -> None:
    text = "\n".join(f"Nobody {number}" for number in range(MOST_KNOWN + 1))
    refused = post(house, "/api/people", {"text": text})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "people.too-many")


def test_odd_names_go_into_files_as_text(house: Inside) -> None:
    found = house.ask("owner", "GET", f"/api/events/{EVENT}/export.csv")
    assert found.headers["content-disposition"] == f'attachment; filename="{EVENT}.csv"'
    cells = [cell for row in csv.reader(io.StringIO(found.text)) for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "@"))], "a spreadsheet would reckon"
    assert house.ask("owner", "GET", f"/api/events/{EVENT}/export.html").status_code == 200
    assert house.ask("owner", "GET", f"/api/events/{EVENT}/export.json").status_code == 200


@pytest.mark.parametrize("name", ['a"; b&c#d', "금요일"])
def test_an_event_that_was_created_elsewhere_under_an_odd_name_does_no_harm(house: Inside, name: str) -> None:
    house.server.log.append(name, 0, [kept.entry for kept in house.server.log.read(EVENT)][:2])
    token = house.server.house.make_link("wall", name)[1]
    assert house.ask("nobody", "GET", f"/k/{token}").headers["location"] == f"/wall?event={quote(name, safe='')}"
    for kind in ("csv", "json"):
        found = house.ask("owner", "GET", f"/api/events/{quote(name, safe='')}/export.{kind}")
        assert found.status_code == 200
        assert found.headers["content-disposition"].startswith("attachment; filename*=UTF-8''")


@pytest.mark.parametrize(
    "path",
    [
        "/files/../pages.py", "/files/%2e%2e/pages.py", "/files//etc/passwd", "/files/..%2fpages.py", "/files/%00", "/files/",
        "/files/C:%5Cwindows", "/k/..%2f..%2fapi%2fme", "/api/events/..%2fhouse", "/api/events/house", "/api/events/%00/log",
        "/api/events//feed", "/api/books/%2e%2e/rules/%2e%2e", "/api/templates/..", "/api/links/-1/revoke",
    ],
)  # fmt: skip
def test_no_path_leads_out_of_the_house(house: Inside, path: str) -> None:
    answer = house.ask("owner", "GET", path)
    assert answer.status_code in (303, 307, 400, 404, 405), (path, answer.text)
    assert "import" not in answer.text


def test_a_line_of_the_log_is_one_line_whatever_the_path_says() -> None:
    assert without_secrets("/a\nb\x1b[2J\x9b\u2028c\U0001f0a1") == "/a?b?[2J??c\U0001f0a1"
    assert without_secrets("/k/secret\n") == "/k/…"
