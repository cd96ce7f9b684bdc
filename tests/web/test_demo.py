"""The demo: a night that plays itself to the end, while somebody watches, pauses it and takes something back."""

from __future__ import annotations

import http.client
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cardspeak.cli.demo import EVENT
from tests.web.kit import ADDRESS, PATIENCE, Answer, Asker, Served

PLAYERS, LATE = 12, 12
WELCOME = re.compile(r"/welcome/([\w-]+)")


class Demo(Served):
    """``cardspeak demo``, as fast as it goes."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder / "demo.db")
        self.options = options

    def start(self) -> Demo:
        """Start it, and wait for its address."""
        root = Path(__file__).parents[2]
        command = [sys.executable, "-m", "cardspeak", "demo", "--port", "0", "--no-browser", *self.options]
        environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "PYTHONUNBUFFERED": "1"}
        with self.output.open("wb") as out:
            self.process = subprocess.Popen(
                command, stdout=out, stderr=subprocess.STDOUT, env=environment, cwd=self.output.parent
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            text = self.output.read_text(encoding="utf-8")
            said, welcome = ADDRESS.search(text), WELCOME.search(text)
            if said and welcome:
                self.address, self.port, self.welcome = said[1], int(said[2]), welcome[1]
                if self._answers():
                    return self
            assert self.process.poll() is None, text
            time.sleep(0.05)
        raise AssertionError(self.output.read_text(encoding="utf-8"))

    def signed_in(self, name: str = "", password: str = "") -> Asker:
        """Whoever opens the printed address first."""
        asker = Asker(self)
        found = re.search(r"cardspeak=([^;]+)", _cookie(self, f"/welcome/{self.welcome}?event={EVENT}"))
        assert found is not None, (name, password)
        asker.token = found[1]
        return asker


def _cookie(served: Served, path: str) -> str:
    """The cookie of an answer that leads on to a page."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    cookie = answer.getheader("set-cookie") or ""
    connection.close()
    return cookie


@pytest.fixture(scope="module")
def director(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asker]:
    """Whoever opened the address of a night that plays itself."""
    demo = Demo(tmp_path_factory.mktemp("demo"), "--pace", "600", "--players", str(PLAYERS)).start()
    yield demo.signed_in()
    demo.stop()


def wait_for(asker: Asker, done: Callable[[dict[str, Any]], bool], patience: float = 60) -> dict[str, Any]:
    """Look until something is so."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        parts: dict[str, Any] = asker.get(f"/api/events/{EVENT}").json["parts"]
        if done(parts):
            return parts
        time.sleep(0.1)
    raise AssertionError("it never came to that")


def test_the_pace_is_changed_and_the_address_opens_once(director: Asker) -> None:
    demo = director.served
    assert isinstance(demo, Demo)
    assert director.post("/api/demo", {"pace": 0}).status == 200
    assert Asker(demo).get("/api/demo").json == {"pace": 0}
    assert director.post("/api/demo", {"pace": 601}).status == 400
    assert "cardspeak=" not in _cookie(demo, f"/welcome/{demo.welcome}?event={EVENT}")
    assert director.post("/api/demo", {"pace": 600}).status == 200


def test_a_night_plays_itself_while_somebody_steps_in(director: Asker) -> None:
    wait_for(director, lambda parts: parts["clock"]["status"] == "running")
    assert insists(director, "set level", level=LATE).status == 200  # where nobody lasts long
    wait_for(director, lambda parts: parts["counts"]["left"] < PLAYERS and parts["event"]["stage"] == "playing")
    pauses(director)
    takes_something_back(director)
    parts = wait_for(director, lambda parts: parts["event"]["stage"] == "over")
    assert sorted(part["place"] for name, part in parts.items() if name.startswith("entry/"))[:3] == [1, 2, 3]
    assert sum(part["prize"] for name, part in parts.items() if name.startswith("entry/")) == parts["prizes"]["pool"]


def pauses(asker: Asker) -> None:
    """The clock is paused by a person: nobody deals until it goes on."""
    assert insists(asker, "pause clock").status == 200
    time.sleep(0.5)
    first = asker.get(f"/api/events/{EVENT}").json
    time.sleep(0.5)  # five minutes of the night
    second = asker.get(f"/api/events/{EVENT}").json
    dealt = [line["type"] for line in second["parts"]["log"]["lines"] if line["number"] > first["version"]]
    assert "hand-dealt" not in dealt
    assert insists(asker, "resume clock").status == 200


def takes_something_back(asker: Asker) -> None:
    """An announcement is made and struck out while the night goes on."""
    made = insists(asker, "announce", words="The bar is closing").json
    number = made["entries"][0]["number"]
    for _ in range(50):
        version = asker.get(f"/api/events/{EVENT}").json["version"]
        answer = asker.post(
            f"/api/events/{EVENT}/corrections", {"version": version, "strike": [number], "why": "It is not"}
        )
        if answer.status == 200:
            return
        assert answer.status == 409, answer.raw
    raise AssertionError("somebody else was faster fifty times")


def insists(asker: Asker, order: str, **fields: Any) -> Answer:
    """Give an order; it is decided on whatever the event is by then."""
    return asker.order(EVENT, order, **fields)


def test_a_night_that_is_ready_waits_for_its_director(tmp_path: Path) -> None:
    ready = Demo(tmp_path, "--ready", "--players", "12").start()
    try:
        parts = wait_for(ready.signed_in(), lambda parts: parts["counts"]["entries"] == 12)
        assert parts["clock"]["status"] == "not started"
        assert Asker(ready).get("/api/demo").json == {"pace": None}
    finally:
        ready.stop()
