"""Two processes over one store, and several workers behind one address: they work as one, and none of them is needed."""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from cardspeak.desk.house import House
from cardspeak.store import open_log
from cardspeak.store.copying import copy
from tests.web.kit import PATIENCE, Asker, Served
from tests.web.load import AT_ONCE, Giving, Listener, read_log, say, start, workers_of
from tests.web.night import EVENT


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def pair(
    request: pytest.FixtureRequest, night_store: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Asker, Asker]]:
    """The owner at two servers over the same night, on a file or on PostgreSQL."""
    folder = tmp_path_factory.mktemp("pair")
    where = str(shutil.copy(night_store, folder / "house.db"))
    if request.param == "postgres":
        where = in_a_database_of_its_own(request.getfixturevalue("postgres"), Path(where))
    crew: list[Served] = []
    try:
        for name in ("here", "there"):
            start(crew, where, "--log", str(folder / f"{name}.log"))
        here = crew[0].signed_in()
        yield here, Asker(crew[1], here.token)
    finally:
        for one in crew:
            one.stop(signal.SIGKILL)


def in_a_database_of_its_own(postgres: str, store: Path) -> str:
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as database:
        database.execute("create database pair")
    address = postgres.replace("/postgres?", "/pair?")
    with open_log(store) as source, open_log(address) as target:
        copy(source, target)
    return address


def test_an_order_given_to_one_process_shows_in_the_feed_of_the_other(pair: tuple[Asker, Asker]) -> None:
    here, there = pair
    assert there.get("/api/me").json["role"] == "owner"  # signed in at the other one
    phone = Listener(there)
    phone.until(1)
    for number in range(3):
        version = say(here, f"number {number}").json["version"]
        assert phone.until(version) < AT_ONCE
    assert phone.parts["announcements"]["latest"]


def test_one_key_sent_to_both_processes_happens_once(pair: tuple[Asker, Asker]) -> None:
    here, there = pair
    for number in range(5):
        with ThreadPoolExecutor(2) as both:
            answers = list(both.map(partial(say, words="once", key=f"k{number}"), (here, there)))
        assert [one.status for one in answers] == [200, 200], [one.raw for one in answers]
        assert answers[0].json["version"] == answers[1].json["version"]
    assert sum(entry["key"].startswith("k") for entry in read_log(there)) == 5


def test_what_is_created_at_one_process_is_there_at_the_other_at_once(pair: tuple[Asker, Asker]) -> None:
    here, there = pair
    setup = {"name": "Saturday", "book": "tda-2024", "levels": [{"minutes": 20, "small_blind": 100, "big_blind": 200}]}
    created = here.post("/api/events", {"id": "saturday", "setup": setup})
    assert created.status == 201, created.raw
    assert there.get("/api/events/saturday").status == 200
    assert there.post("/api/events", {"id": "saturday", "setup": setup}).status == 409
    link = here.post("/api/links", {"role": "wall", "event": "saturday"}).json
    assert Asker(there.served, link["address"].rpartition("/")[2]).get("/api/events/saturday").status == 200


ON_LINUX = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="processes are looked up as Linux shows them"
)


@ON_LINUX
def test_several_workers_behind_one_address_work_as_one_and_are_replaced(store: Path, crew: list[Served]) -> None:
    served = start(crew, store, "--workers", "2")
    owner = served.signed_in()
    with ThreadPoolExecutor(16) as guessing:
        codes = list(guessing.map(lambda number: Asker(served).get(f"/k/guess{number}").status, range(64)))
    assert codes.count(429) >= 20, "two workers together let nobody guess more often than one does"
    phone = Listener(owner)
    versions = [say(owner, f"number {number}").json["version"] for number in range(20)]
    assert versions == list(range(versions[0], versions[0] + 20))
    phone.until(versions[-1])
    before = workers_of(served)
    assert len(before) == 2
    os.kill(min(before), signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while len(workers_of(served)) < 2 or min(before) in workers_of(served):
        assert time.monotonic() < until, "nobody took its place"
        time.sleep(0.05)
    versions.append(say(owner, "still here").json["version"])
    begun = time.monotonic()
    served.stop()
    assert time.monotonic() - begun < PATIENCE
    assert not any(Path(f"/proc/{worker}").exists() for worker in before)
    with open_log(store) as log:
        assert log.version(EVENT) == versions[-1]
        assert not House(log, lambda: 0).needs_owner


@ON_LINUX
def test_on_postgres_two_workers_lose_nothing_when_one_and_then_all_are_killed(
    store: Path, address: str, crew: list[Served], tmp_path: Path
) -> None:
    with open_log(store) as source, open_log(address) as target:
        copy(source, target)
    more = ("--workers", "2", "--log", str(tmp_path / "workers.log"))
    served = start(crew, address, *more)
    owner = served.signed_in()
    setup = {"name": "Saturday", "book": "tda-2024", "levels": [{"minutes": 20, "small_blind": 100, "big_blind": 200}]}
    assert owner.post("/api/events", {"id": "saturday", "setup": setup}).status == 201
    door = Asker(
        served, owner.post("/api/links", {"role": "player", "event": "saturday"}).json["address"].rpartition("/")[2]
    )
    names = ["Ann Lee", "김민준", "Zoë O'Hara", "Ben Okoro"]
    with ThreadPoolExecutor(4) as phones:
        came = list(phones.map(lambda name: door.post("/api/events/saturday/check-in", {"name": name}).status, names))
    assert came == [201] * 4
    giving = Giving(owner)
    phones_open = [Listener(owner) for _ in range(6)]
    giving.go_on(0.3)
    os.kill(min(workers_of(served)), signal.SIGKILL)
    giving.go_on(0.3)
    version = max(giving.acknowledged.values())
    left = [phone for phone in phones_open if not phone.ended.wait(0.01)]
    for phone in left:
        phone.until(version)
    served.stop(signal.SIGKILL)
    owner.served = start(crew, address, *more, port=served.port)
    giving.go_on(0.2)
    giving.stop()
    kept = {entry["key"]: entry["number"] for entry in read_log(owner) if entry.get("key")}
    assert giving.acknowledged.items() <= kept.items()
    assert len(owner.get("/api/events").json) == 2
    parts = owner.get("/api/events/saturday").json["parts"]
    assert {part["name"] for name, part in parts.items() if name.startswith("entry/")} == set(names)
