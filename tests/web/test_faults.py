"""Faults: the server is killed, stopped, doubled, flooded and left alone; nothing that was acknowledged is lost."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import signal
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardspeak.desk.house import House
from cardspeak.store import open_log
from cardspeak.store.copying import copy
from tests.web.kit import Asker, Served
from tests.web.night import EVENT

ORDERS = f"/api/events/{EVENT}/orders"


class Listener:
    """A phone: follows the feed over a real socket and remembers what came."""

    def __init__(self, asker: Asker, last: str = "") -> None:
        self.parts: dict[str, Any] = {}
        self.version, self.last, self.whole = 0, last, 0
        self.ended = threading.Event()
        self._line = http.client.HTTPConnection("127.0.0.1", asker.served.port, timeout=30)
        headers = {"authorization": f"Bearer {asker.token}", **({"last-event-id": last} if last else {})}
        self._line.request("GET", f"/api/events/{EVENT}/feed", headers=headers)
        self._answer = self._line.getresponse()
        assert self._answer.status == 200
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        kind = ""
        try:
            while line := self._answer.readline():
                name, _, value = line.decode().rstrip("\n").partition(": ")
                if name == "id":
                    self.last = value
                elif name == "event":
                    kind = value
                elif name == "data":
                    self._take(kind, json.loads(value))
        except (OSError, ValueError, http.client.HTTPException):
            pass
        self._answer.close()
        self._line.close()
        self.ended.set()

    def _take(self, kind: str, body: dict[str, Any]) -> None:
        self.whole += kind == "whole"
        self.parts = body["parts"] if kind == "whole" else {**self.parts, **body["parts"]}
        for name in body.get("gone", ()):
            self.parts.pop(name, None)
        self.version = body["version"]

    def until(self, version: int, seconds: float = 5.0) -> float:
        """Wait until a version has come; how long that took."""
        begun = time.monotonic()
        while self.version < version:
            assert time.monotonic() - begun < seconds, f"version {version} did not come; {self.version} is the last one"
            time.sleep(0.002)
        return time.monotonic() - begun

    def hang_up(self) -> None:
        if self._line.sock is not None:
            self._line.sock.shutdown(socket.SHUT_RDWR)
        self.ended.wait(2)


def say(asker: Asker, words: str, **more: Any) -> Any:
    return asker.order(EVENT, "announce", words=words, **more)


@pytest.fixture
def store(night_store: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(night_store, tmp_path / "house.db"))


@pytest.fixture
def crew() -> Iterator[list[Served]]:
    """Servers that are stopped in the end, whatever happened."""
    started: list[Served] = []
    yield started
    for one in started:
        one.stop(signal.SIGKILL)


def start(crew: list[Served], store: Path | str, *more: str, port: int = 0) -> Served:
    crew.append(Served(store, *more, port=port))
    return crew[-1].start()


def test_a_change_reaches_a_phone_and_one_that_was_away_catches_up(store: Path, crew: list[Served]) -> None:
    owner = start(crew, store).signed_in()
    phone = Listener(owner)
    phone.until(1)
    version = say(owner, "one").json["version"]
    assert phone.until(version) < 1
    phone.hang_up()
    for words in ("two", "three"):
        version = say(owner, words).json["version"]
        time.sleep(0.1)
    back = Listener(owner, phone.last)
    back.until(version)
    assert back.whole == 0
    assert {**phone.parts, **back.parts} == owner.get(f"/api/events/{EVENT}").json["parts"]


def test_a_stop_with_open_feeds_takes_less_than_three_seconds_and_ends_them(store: Path, crew: list[Served]) -> None:
    served = start(crew, store)
    owner = served.signed_in()
    phones = [Listener(owner) for _ in range(20)]
    begun = time.monotonic()
    served.stop()
    assert time.monotonic() - begun < 3
    assert all(phone.ended.wait(2) for phone in phones)
    assert served.process is not None
    assert served.process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in served.output.read_text(encoding="utf-8")


def test_killed_under_load_nothing_that_was_acknowledged_is_lost_or_doubled(store: Path, crew: list[Served]) -> None:
    served = start(crew, store)
    owner = served.signed_in()
    acknowledged: dict[str, int] = {}
    stopping = threading.Event()

    def give(worker: int) -> None:
        """Orders one after the other; each again under its key until it is answered."""
        for number in range(1000):
            key = f"w{worker}-{number}"
            while True:
                try:
                    answer = say(owner, key, key=key)
                    assert answer.status == 200, answer.raw
                    acknowledged[key] = answer.json["version"]
                    break
                except (OSError, http.client.HTTPException):
                    if stopping.is_set():
                        return
                    time.sleep(0.02)
            if stopping.is_set():
                return

    workers = [threading.Thread(target=give, args=(number,)) for number in range(4)]
    for worker in workers:
        worker.start()
    for _ in range(2):
        time.sleep(0.7)
        port = served.port
        served.stop(signal.SIGKILL)
        served = start(crew, store, port=port)
        owner.served = served
    time.sleep(0.5)
    stopping.set()
    for worker in workers:
        worker.join()
    log = read_log(owner)
    kept = [entry["key"] for entry in log if entry["what"]["type"] == "announced"]
    assert len(kept) == len(set(kept))
    assert len(acknowledged) > 50
    assert acknowledged.items() <= {entry["key"]: entry["number"] for entry in log if entry.get("key")}.items()


def read_log(asker: Asker) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while more := asker.get(f"/api/events/{EVENT}/log?after={len(found)}").json:
        found += more
    return found


def test_a_phone_comes_back_to_a_server_that_was_killed_and_has_the_whole_board(
    store: Path, crew: list[Served]
) -> None:
    served = start(crew, store)
    owner = served.signed_in()
    phone = Listener(owner)
    version = say(owner, "before").json["version"]
    phone.until(version)
    served.stop(signal.SIGKILL)
    assert phone.ended.wait(2)
    owner.served = start(crew, store, port=served.port)
    back = Listener(owner, phone.last)
    back.until(version)
    assert back.whole == 1
    assert back.parts["clock"] == phone.parts["clock"]


def test_a_stale_client_overwrites_nothing(store: Path, crew: list[Served]) -> None:
    owner = start(crew, store).signed_in()
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
        time.sleep(0.1)
    stopping.set()
    for one in crowd:
        one.join()
    assert not {status for status in statuses if status >= 500 or status < 400}
    assert slowest < 1
    assert "Traceback" not in served.output.read_text(encoding="utf-8")


def test_a_phone_that_takes_no_bytes_is_dropped_and_the_server_forgets_it(store: Path, crew: list[Served]) -> None:
    served = start(crew, store)
    owner = served.signed_in()
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


def test_a_revoked_link_is_refused_at_once(store: Path, crew: list[Served]) -> None:
    served = start(crew, store)
    owner = served.signed_in()
    link = owner.post("/api/links", {"role": "wall", "event": EVENT}).json
    wall = Asker(served, link["address"].rpartition("/")[2])
    assert wall.get(f"/api/events/{EVENT}").status == 200
    owner.post(f"/api/links/{link['number']}/revoke")
    assert wall.get(f"/api/events/{EVENT}").status == 401


# --- two processes over one store ---


@pytest.fixture(params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, store: Path) -> str:
    """The night on a file, or on PostgreSQL."""
    if request.param == "sqlite":
        return str(store)
    where: str = request.getfixturevalue("address")
    with open_log(store) as source, open_log(where) as target:
        copy(source, target)
    return where


def two(crew: list[Served], shared: str, tmp_path: Path) -> tuple[Asker, Asker]:
    for name in ("here", "there"):
        start(crew, shared, "--log", str(tmp_path / f"{name}.log"))
    here = crew[0].signed_in()
    return here, Asker(crew[1], here.token)


def test_an_order_given_to_one_process_shows_in_the_feed_of_the_other(
    shared: str, crew: list[Served], tmp_path: Path
) -> None:
    here, there = two(crew, shared, tmp_path)
    assert there.get("/api/me").json["role"] == "owner"  # signed in at the other one
    phone = Listener(there)
    phone.until(1)
    for number in range(3):
        version = say(here, f"number {number}").json["version"]
        assert phone.until(version) < 1
    assert phone.parts["announcements"]["latest"]


def test_one_key_sent_to_both_processes_happens_once(shared: str, crew: list[Served], tmp_path: Path) -> None:
    here, there = two(crew, shared, tmp_path)
    for number in range(5):
        with ThreadPoolExecutor(2) as both:
            answers = list(both.map(partial(say, words="once", key=f"k{number}"), (here, there)))
        assert [one.status for one in answers] == [200, 200], [one.raw for one in answers]
        assert answers[0].json["version"] == answers[1].json["version"]
    assert sum(entry["what"]["type"] == "announced" for entry in read_log(there)) == 5


def test_what_is_created_at_one_process_is_there_at_the_other_at_once(
    shared: str, crew: list[Served], tmp_path: Path
) -> None:
    here, there = two(crew, shared, tmp_path)
    setup = {"name": "Saturday", "book": "tda-2024", "levels": [{"minutes": 20, "small_blind": 100, "big_blind": 200}]}
    created = here.post("/api/events", {"id": "saturday", "setup": setup})
    assert created.status == 201, created.raw
    assert there.get("/api/events/saturday").status == 200
    assert there.post("/api/events", {"id": "saturday", "setup": setup}).status == 409
    link = here.post("/api/links", {"role": "wall", "event": "saturday"}).json
    assert Asker(crew[1], link["address"].rpartition("/")[2]).get("/api/events/saturday").status == 200


def workers_of(served: Served) -> set[int]:
    """The processes that serve, as Linux knows them."""
    assert served.process is not None
    own = served.process.pid
    children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
    return {int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up as Linux shows them")
def test_several_workers_behind_one_address_work_as_one_and_are_replaced(store: Path, crew: list[Served]) -> None:
    served = start(crew, store, "--workers", "2")
    owner = served.signed_in()
    phone = Listener(owner)
    versions = [say(owner, f"number {number}").json["version"] for number in range(20)]
    assert versions == list(range(versions[0], versions[0] + 20))
    phone.until(versions[-1])
    before = workers_of(served)
    assert len(before) == 2
    os.kill(min(before), signal.SIGKILL)
    until = time.monotonic() + 15
    while len(workers_of(served)) < 2 or min(before) in workers_of(served):
        assert time.monotonic() < until, "nobody took its place"
        time.sleep(0.05)
    versions.append(say(owner, "still here").json["version"])
    begun = time.monotonic()
    served.stop()
    assert time.monotonic() - begun < 8
    assert not any(Path(f"/proc/{worker}").exists() for worker in before)
    with open_log(store) as log:
        assert log.version(EVENT) == versions[-1]
        assert not House(log, lambda: 0).needs_owner
