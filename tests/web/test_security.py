"""Forged, oversized, slow and endless requests; guessed passwords; and what is never said or logged."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from cardspeak.store.contract import NotKept
from cardspeak.web import background, feed, security, server
from cardspeak.web.hosts import Hosts
from cardspeak.web.rate_limits import MOST_KNOWN, RateLimits
from cardspeak.web.routes import console
from cardspeak.web.routes.console import DealWays
from tests.web.inside import EVENT, KEY, PASSWORD, Inside, inside
from tests.web.kit import PATIENCE, Asker, Served, serving

ORDER = {"order": "announce", "fields": {"words": "hello"}}
ORDERS = f"/api/events/{EVENT}/orders"


@pytest.fixture(scope="module")
def _opened(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(night_store, tmp_path_factory.mktemp("inside")) as found:
        yield found


@pytest.fixture
def house(_opened: Inside) -> Inside:
    """The house, with nobody at the door yet."""
    _opened.server.rate_limits, _opened.server.hosts = RateLimits(lambda: 0.0), None  # no bucket fills again meanwhile
    return _opened


def by_cookie(house: Inside, **headers: str) -> Any:
    sent = {"cookie": f"other=1; cardspeak={house.tokens['owner']}", **headers}
    return house.client.post(
        ORDERS, json=ORDER, headers={name.replace("_", "-"): value for name, value in sent.items()}
    )


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"x-cardspeak": "1"}, 200),
        ({"x-cardspeak": "1", "origin": "http://testserver"}, 200),
        ({"x-cardspeak": "1", "origin": "http://testserver", "sec-fetch-site": "same-origin"}, 200),
        ({"x-cardspeak": "1", "origin": "http://evil.example"}, 403),
        ({"x-cardspeak": "1", "origin": "null"}, 403),
        ({"x-cardspeak": "1", "origin": "http://testserver:81"}, 403),
        ({"x-cardspeak": "1", "sec-fetch-site": "cross-site"}, 403),
        ({"x-cardspeak": "1", "sec-fetch-site": "same-site"}, 403),
    ],
)
def test_a_browser_changes_something_only_from_our_own_pages(
    house: Inside, headers: dict[str, str], status: int
) -> None:
    assert by_cookie(house, **headers).status_code == status


def test_nobody_is_signed_in_from_another_site(house: Inside) -> None:
    body = {"name": "The owner", "password": PASSWORD}
    answer = house.client.post("/api/sign-in", json=body, headers={"origin": "http://evil.example"})
    assert answer.json()["error"]["code"] == "request.forged"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("host", "lan", "ours"),
    [
        ("localhost:8080", False, True), ("127.0.0.1", False, True), ("[::1]:8080", False, True),
        ("LOCALHOST.", False, True), ("10.1.2.3:8080", False, False), ("evil.example", False, False), ("", False, False),
        ("10.1.2.3:8080", True, True), ("[fe80::1]", True, True), ("evil.example", True, False),
        ("poker.club", False, True), ("poker.club.evil.example", True, False), ("127.0.0.1.evil.example", True, False),
    ],
)  # fmt: skip
def test_the_server_answers_to_its_own_names_only(host: str, lan: bool, ours: bool) -> None:
    assert Hosts(["Poker.Club"], lan=lan).ours(host) == ours


def test_a_name_that_is_made_to_point_here_gets_nothing(house: Inside) -> None:
    house.server.hosts = Hosts(["testserver"])
    assert house.ask("owner", "GET", "/api/events").status_code == 200
    answer = house.ask("owner", "GET", "/api/events", host="rebound.example")
    assert (answer.status_code, answer.json()["error"]["code"]) == (421, "request.unknown-host")


def test_every_answer_has_the_headers_that_keep_it_safe(house: Inside) -> None:
    for path in ("/api/me", "/nothing", "/sign-in", "/api/events", "/k/nothing"):
        headers = house.ask("nobody", "GET", path).headers
        assert "script" not in headers["content-security-policy"]
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
    assert house.ask("nobody", "GET", "/api/me").headers["cache-control"] == "no-store"


def test_the_cookie_cannot_be_read_by_scripts_and_insists_on_tls_where_there_is_one(house: Inside) -> None:
    body = {"name": "The owner", "password": PASSWORD}
    plain = house.ask("nobody", "POST", "/api/sign-in", body).headers["set-cookie"].lower()
    assert "httponly" in plain
    assert "samesite=lax" in plain
    assert "secure" not in plain
    house.client.cookies.clear()
    tls = house.client.post("https://testserver/api/sign-in", json=body).headers["set-cookie"].lower()
    assert "secure" in tls


def test_guessing_a_password_is_stopped_by_name_and_by_address(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def guess(name: str) -> Any:
        return house.ask("nobody", "POST", "/api/sign-in", {"name": name, "password": "wrong password"})

    monkeypatch.setattr(house.server.house, "check_password", _wrong)  # as wrong, but quicker
    codes = [guess("The owner").status_code for _ in range(12)]
    assert codes == [401] * 10 + [429] * 2
    answers = [guess(f"Somebody {number}") for number in range(30)]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1


def _wrong(*_said: str) -> None:
    from cardspeak.errors import Unlawful

    raise Unlawful("sign-in.wrong", field="password")


def test_whoever_guesses_elsewhere_locks_nobody_out(house: Inside) -> None:
    wrong, right = ({"name": "The owner", "password": said} for said in ("wrong password", PASSWORD))
    guessed = [house.ask_from("10.0.0.7", "POST", "/api/sign-in", wrong).status_code for _ in range(12)]
    assert guessed == [401] * 10 + [429] * 2
    assert house.ask_from("10.0.0.7", "POST", "/api/sign-in", right).status_code == 429
    assert house.ask_from("10.0.0.8", "POST", "/api/sign-in", right).status_code == 200


def test_whoever_knows_the_password_is_not_stopped(house: Inside) -> None:
    body = {"name": "The floor", "password": PASSWORD}
    assert {house.ask("nobody", "POST", "/api/sign-in", body).status_code for _ in range(12)} == {200}


def test_the_first_owner_needs_the_key_and_a_house_without_one(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"name": "Mallory", "password": "long enough", "key": KEY}
    assert house.ask("nobody", "POST", "/api/first-owner", body).json()["error"]["code"] == "house.owned"
    monkeypatch.setattr(house.server.house, "staff", {})
    wrong = house.ask("nobody", "POST", "/api/first-owner", {**body, "key": ""})
    assert wrong.json()["error"]["code"] == "house.key"
    assert [house.ask("nobody", "POST", "/api/first-owner", {**body, "key": "x"}).status_code for _ in range(12)][
        -1
    ] == 429


def test_guessing_links_is_stopped(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "CATCH_UP_PAUSE", 0.0)
    codes = [house.ask("nobody", "GET", f"/k/guess{number}").status_code for number in range(33)]
    assert codes[0] == 303
    assert codes[-1] == 429


def test_guessing_tokens_is_stopped_and_locks_nobody_out(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "CATCH_UP_PAUSE", 0.0)
    codes = [house.ask_from("10.0.0.7", "GET", "/api/me", token=f"guess{number}").status_code for number in range(33)]
    assert codes == [200] * 30 + [429] * 3
    assert house.ask_from("10.0.0.7", "GET", "/api/events", token="guess").status_code == 429
    assert house.ask_from("10.0.0.7", "GET", "/api/events", token=house.tokens["owner"]).status_code == 200
    assert house.ask_from("10.0.0.7", "GET", "/api/me").status_code == 200
    assert house.ask_from("10.0.0.8", "GET", "/api/me", token="guess").status_code == 200


def test_a_link_that_has_ended_is_no_guess(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "CATCH_UP_PAUSE", 0.0)
    monkeypatch.setattr(house.server.house, "over_since", lambda _event: 0)
    monkeypatch.setattr(house.server.house, "_made_at", dict.fromkeys(house.server.house._made_at, 0))
    found = [house.ask_from("10.0.0.7", "GET", "/api/me", token=house.tokens["wall"]) for _ in range(33)]
    assert {one.status_code for one in found} == {200}
    assert found[0].json()["link_ended"]


@pytest.mark.parametrize(
    "failure",
    [
        NotKept("log.not-kept", {"failure": "disk full"}, field="file", value="/srv/house.db"),
        OSError(28, "No space left on device", "/srv/house.db"),
    ],
)
def test_an_answer_does_not_say_where_the_store_is(
    house: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failure: Exception
) -> None:
    def full(_batches: object) -> None:
        raise failure

    monkeypatch.setattr(house.server.log, "append_many", full)
    monkeypatch.setattr(house.server.log, "append", full)
    refused = house.ask("owner", "POST", ORDERS, ORDER)
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "log.not-kept")
    assert "house.db" not in refused.text
    assert "house.db" in caplog.text or "disk full" in caplog.text


def test_the_buckets_never_grow_beyond_a_bound() -> None:
    limits = RateLimits()
    for number in range(MOST_KNOWN * 2):
        limits.spend("sign-in name", f"{number}")
    assert len(limits._buckets) == MOST_KNOWN


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    limits = RateLimits(lambda: now[0])
    for _ in range(10):
        limits.spend("first owner", "a")
    now[0] = 6.0
    limits.spend("first owner", "a")
    with pytest.raises(ValueError, match="wait 6 seconds"):
        limits.spend("first owner", "a")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"order": 1}', b"\xff\xfe", b"[" * 5000, b'{"order":"x","more":1}']
)
def test_a_body_that_cannot_be_read_is_a_400_that_says_where(house: Inside, body: bytes) -> None:
    headers = {"authorization": f"Bearer {house.tokens['owner']}"}
    answer = house.client.post(ORDERS, content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["field"]


def test_too_much_is_refused_before_it_is_read(house: Inside) -> None:
    assert house.ask("owner", "POST", ORDERS, {"order": "x" * security.LARGEST}).status_code == 413
    assert house.ask("owner", "GET", "/api/me?" + "x" * 5000).status_code == 431
    assert house.ask("owner", "GET", "/api/me", x_long="x" * 17_000).status_code == 431


def test_feeds_without_end_from_one_address_are_refused(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "MOST_FEEDS", 2)
    path, headers = f"/api/events/{EVENT}/feed", {"authorization": f"Bearer {house.tokens['wall']}"}
    whose = "10.0.0.7", house.tokens["wall"]
    house.server.feeds[whose] = 1
    assert house.glance(path, headers, address="10.0.0.7").status_code == 200
    assert house.server.feeds[whose] == 1, "whoever has gone is forgotten"
    house.server.feeds[whose] = 2
    refused = house.glance(path, headers, address="10.0.0.7")
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "request.too-many")
    assert house.glance(path, headers, address="10.0.0.8").status_code == 200
    assert house.glance(path, headers, address="127.0.0.1").status_code == 200
    house.server.feeds.clear()


def test_a_fault_of_ours_is_told_without_a_trace(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.server.house, "open_links", lambda: 1 // 0)
    answer = house.ask("owner", "GET", "/api/links")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "house.fault")
    assert "Error" not in answer.text
    assert "division" not in answer.text


def test_a_body_that_does_not_come_is_not_waited_for(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "PATIENCE", 0.05)
    refused = house.trickle(ORDERS, {"authorization": f"Bearer {house.tokens['owner']}"}, b'{"order":')
    assert (refused.status_code, refused.json()["error"]["code"]) == (408, "request.too-slow")


def test_what_takes_long_is_worked_out_beside_the_clock(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []

    def reckon(*_asked: object) -> DealWays:
        where.append(threading.current_thread().name)
        return DealWays(players=[], prizes=(), pool=0, ways=[])

    monkeypatch.setattr(console, "deals_side_by_side", reckon)
    path = f"/api/events/{EVENT}/deal-preview"
    assert house.ask("owner", "POST", path, {}).status_code == 200
    assert where[0].startswith("background")
    monkeypatch.setattr(background, "MOST_WAITING", 0)
    assert house.ask("owner", "POST", path, {}).status_code == 429


def test_a_server_asks_for_more_connections_than_it_is_given_at_first() -> None:
    resource = pytest.importorskip("resource")
    script = (
        "import resource as r; from cardspeak.web.serving import allow_many_connections; "
        "r.setrlimit(r.RLIMIT_NOFILE, (256, 2048)); allow_many_connections(); print(*r.getrlimit(r.RLIMIT_NOFILE))"
    )
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < 2048:
        pytest.skip("this machine allows too few")
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["2048", "2048"]


# --- over a real socket ---


@pytest.fixture(scope="module")
def logged(night_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Path]]:
    folder = tmp_path_factory.mktemp("logged")
    store = folder / "house.db"
    store.write_bytes(night_store.read_bytes())
    for served in serving(store, "--log", str(folder / "log.jsonl")):
        yield served, folder / "log.jsonl"


def talk(served: Served, said: bytes, *, seconds: float = PATIENCE) -> bytes:
    """Send bytes as they are; what comes back until the server hangs up or the time is over."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=seconds) as line:
        line.sendall(said)
        heard = b""
        try:
            while part := line.recv(65536):
                heard += part
        except (TimeoutError, ConnectionResetError):
            pass  # hung up while more of what was said was on its way
        return heard


def test_no_secret_is_in_the_log(logged: tuple[Served, Path]) -> None:
    served, log = logged
    owner = served.signed_in()
    link = owner.post("/api/links", {"role": "wall", "event": EVENT}).json["address"]
    token = link.rpartition("/")[2]
    Asker(served).get(f"/k/{token}")
    Asker(served).get(f"/api/me?token={owner.token}")
    Asker(served).post("/api/sign-in", {"name": "Ann", "password": "a wrong password"})
    Asker(served).ask("GET", f"/nothing/{'x' * 10}")
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert any(line.get("path") == "/k/…" for line in lines)
    assert any(line.get("role") == "owner" and line["status"] == 201 for line in lines)
    said = log.read_text(encoding="utf-8") + served.output.read_text(encoding="utf-8")
    assert not any(secret in said for secret in (token, owner.token, PASSWORD, "a wrong password"))


@pytest.mark.parametrize(
    "said",
    [
        b"hello\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", b"GET http:// HTTP/1.1\r\n\r\n",
        b"POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"GET /%00%ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n",
    ],
)  # fmt: skip
def test_what_is_no_request_is_refused_and_the_server_goes_on(logged: tuple[Served, Path], said: bytes) -> None:
    served, _ = logged
    heard = talk(served, said)
    assert heard.startswith(b"HTTP/1.1 4")
    assert Asker(served).get("/api/health").status == 200


def test_a_head_without_an_end_is_cut_off(logged: tuple[Served, Path]) -> None:
    served, _ = logged
    heard = talk(served, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000)
    assert not heard or b" 431 " in heard.split(b"\r\n")[0]
    assert Asker(served).get("/api/health").status == 200


def test_a_body_that_is_longer_than_announced_in_chunks_is_cut_off(logged: tuple[Served, Path]) -> None:
    served, _ = logged
    head = b"POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    try:
        heard = talk(served, head + chunk * 20 + b"0\r\n\r\n")
    except OSError:
        return  # hung up while we were still sending
    assert b" 413 " in heard.split(b"\r\n")[0]


HEAD = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"


def test_whoever_says_nothing_or_half_of_something_is_hung_up_on(logged: tuple[Served, Path]) -> None:
    served, _ = logged
    begun = time.monotonic()
    with ThreadPoolExecutor() as lines:
        heard = list(lines.map(lambda said: talk(served, said), (b"", b"G", HEAD, HEAD + b"\r\n" + HEAD)))
    assert 4 < time.monotonic() - begun < PATIENCE
    assert heard[:3] == [b""] * 3
    assert heard[3].count(b"HTTP/1.1 200 OK") == 1


def test_whoever_sends_a_head_drop_by_drop_is_hung_up_on(logged: tuple[Served, Path]) -> None:
    served, _ = logged
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", served.port)) as line, suppress(ConnectionError):
        line.sendall(HEAD)
        while time.monotonic() - begun < PATIENCE:
            line.sendall(b"x")
            time.sleep(0.2)
    assert 4 < time.monotonic() - begun < PATIENCE
