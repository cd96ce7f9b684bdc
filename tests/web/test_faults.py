"""Faults: the server is killed, stopped, flooded and left alone; nothing that was acknowledged is lost."""

from __future__ import annotations

import signal
import socket
import threading
import time
from pathlib import Path

from tests.web.conftest import LONG
from tests.web.kit import PATIENCE, Asker, Served
from tests.web.load import AT_ONCE, Giving, Listener, read_log, say, start
from tests.web.night import EVENT

ORDERS = f"/api/events/{EVENT}/orders"


def test_a_change_reaches_a_phone_and_one_that_was_away_catches_up(owner: Asker) -> None:
    phone = Listener(owner)
    phone.until(1)
    version = say(owner, "one").json["version"]
    assert phone.until(version) < AT_ONCE
    phone.hang_up()
    for words in ("two", "three"):
        version = say(owner, words).json["version"]
        time.sleep(0.1)
    back = Listener(owner, phone.last)
    back.until(version)
    assert back.whole == 0
    assert {**phone.parts, **back.parts} == owner.get(f"/api/events/{EVENT}").json["parts"]


def test_a_stop_with_open_feeds_waits_for_nobody_and_ends_them(store: Path, crew: list[Served]) -> None:
    served = start(crew, store)
    owner = served.signed_in()
    phones = [Listener(owner) for _ in range(20)]
    begun = time.monotonic()
    served.stop()
    assert time.monotonic() - begun < (3 if LONG else PATIENCE)
    assert all(phone.ended.wait(PATIENCE) for phone in phones)
    assert served.process is not None
    assert served.process.returncode == 0
    assert not store.with_name(f"{store.name}-wal").exists()
    assert "Traceback" not in served.output.read_text(encoding="utf-8")


def test_a_stop_waits_for_nobody_who_has_said_only_half_of_it(store: Path, crew: list[Served]) -> None:
    served = start(crew, store)
    head = f"POST {ORDERS} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n"
    lines = [socket.create_connection(("127.0.0.1", served.port)) for _ in range(3)]
    for line, said in zip(lines, ("", head, head + "\r\n{"), strict=True):
        line.sendall(said.encode())
    time.sleep(0.2)
    begun = time.monotonic()
    served.stop()
    assert time.monotonic() - begun < (3 if LONG else 15)  # a body alone would have twenty seconds
    assert served.process is not None
    assert served.process.returncode == 0
    assert "Traceback" not in served.output.read_text(encoding="utf-8")
    for line in lines:
        line.close()


def test_killed_under_load_nothing_that_was_acknowledged_is_lost_or_doubled(store: Path, crew: list[Served]) -> None:
    served = start(crew, store)
    owner = served.signed_in()
    giving = Giving(owner)
    for _ in range(2):
        giving.go_on(0.3)
        port = served.port
        served.stop(signal.SIGKILL)
        served = start(crew, store, port=port)
        owner.served = served
    giving.go_on(0.2)
    giving.stop()
    acknowledged = giving.acknowledged
    log = read_log(owner)
    kept = [entry["key"] for entry in log if entry["what"]["type"] == "announced"]
    assert len(kept) == len(set(kept))
    assert len(acknowledged) > 20
    assert acknowledged.items() <= {entry["key"]: entry["number"] for entry in log if entry.get("key")}.items()


def test_a_phone_comes_back_to_a_server_that_was_killed_and_has_the_whole_board(
    store: Path, crew: list[Served]
) -> None:
    served = start(crew, store)
    owner = served.signed_in()
    phone = Listener(owner)
    version = say(owner, "before").json["version"]
    phone.until(version)
    served.stop(signal.SIGKILL)
    assert phone.ended.wait(PATIENCE)
    owner.served = start(crew, store, port=served.port)
    back = Listener(owner, phone.last)
    back.until(version)
    assert back.whole == 1
    assert back.parts["clock"] == phone.parts["clock"]


def test_a_stale_client_overwrites_nothing(owner: Asker) -> None:
    version = owner.get(f"/api/events/{EVENT}").json["version"]
    assert say(owner, "first", version=version).status == 200
    late = say(owner, "second", version=version)
    assert (late.status, late.code) == (409, "log.conflict")
    assert late.json["error"]["limits"] == {"version": version + 1}


def test_a_flood_of_bad_requests_gets_errors_and_does_not_hold_up_the_others(store: Path, crew: list[Served]) -> None:
    served = start(crew, store)
    owner = served.signed_in()
    statuses: set[int] = set()
    stopping = threading.Event()
    bad: list[tuple[str, str, bytes | None]] = [
        ("POST", ORDERS, b"{"), ("POST", ORDERS, b"x" * 10_000), ("POST", ORDERS, b'{"order":"no such order"}'),
        ("POST", ORDERS, b'{"order":"bust out","fields":{"out":[{"entry":-1}]}}'), ("GET", "/api/events/none", None),
        ("POST", ORDERS, b'{"order":"announce","fields":{"words":1}}'), ("DELETE", "/api/events", None),
        ("GET", "/api/%ff%fe", None), ("POST", "/api/links", b"[]"), ("POST", f"/api/events/{EVENT}/corrections", b"{}"),
        ("POST", ORDERS, b'{"order":"announce","fields":{"words":"' + b"x" * 600 + b'"}}'),
    ]  # fmt: skip

    def flood() -> None:
        while not stopping.is_set():
            for method, path, body in bad:
                statuses.add(owner.ask(method, path, body).status)

    crowd = [threading.Thread(target=flood) for _ in range(4)]
    for one in crowd:
        one.start()
    phone, slowest = Listener(owner), 0.0
    for number in range(10):
        version = say(owner, f"still here {number}").json["version"]
        slowest = max(slowest, phone.until(version))
    stopping.set()
    for one in crowd:
        one.join()
    assert not {status for status in statuses if status >= 500 or status < 400}
    assert slowest < AT_ONCE
    assert "Traceback" not in served.output.read_text(encoding="utf-8")


def test_a_phone_that_takes_no_bytes_is_dropped_and_the_server_forgets_it(served: Served, owner: Asker) -> None:
    stuck = socket.socket()
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stuck.connect(("127.0.0.1", served.port))
    head = f"GET /api/events/{EVENT}/feed HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {owner.token}\r\n\r\n"
    stuck.sendall(head.encode())
    until = time.monotonic() + 20
    while owner.get("/api/health").json["looking"] == 0:
        assert time.monotonic() < until
    while owner.get("/api/health").json["looking"]:
        assert time.monotonic() < until, "it is still there"
        for number in range(20):
            say(owner, f"{number}" + "x" * 450)
    stuck.close()


def test_a_revoked_link_is_refused_at_once(served: Served, owner: Asker) -> None:
    link = owner.post("/api/links", {"role": "wall", "event": EVENT}).json
    wall = Asker(served, link["address"].rpartition("/")[2])
    assert wall.get(f"/api/events/{EVENT}").status == 200
    owner.post(f"/api/links/{link['number']}/revoke")
    assert wall.get(f"/api/events/{EVENT}").status == 401
