"""People who order, phones that listen, and servers that come and go, for tests of what survives that."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from pathlib import Path
from typing import Any

from tests.web.conftest import LONG
from tests.web.kit import PATIENCE, Asker, Served
from tests.web.night import EVENT

AT_ONCE = 1.0 if LONG else PATIENCE
"""Seconds in which a change is everywhere; a busy machine may take longer, which only ``CARDSPEAK_LONG=1`` minds."""


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

    def until(self, version: int, seconds: float = PATIENCE) -> float:
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


class Giving:
    """Four people who give orders one after the other; each again under its key until it is answered."""

    def __init__(self, asker: Asker) -> None:
        self._asker = asker
        self.acknowledged: dict[str, int] = {}
        self.wrong: list[bytes] = []
        self._stopping = threading.Event()
        self._people = [threading.Thread(target=self._give, args=(number,)) for number in range(4)]
        for one in self._people:
            one.start()

    def _give(self, person: int) -> None:
        for number in range(1000):
            key = f"w{person}-{number}"
            while key not in self.acknowledged and not self._stopping.is_set():
                self._try(key)

    def _try(self, key: str) -> None:
        try:
            answer = say(self._asker, key, key=key)
        except (OSError, http.client.HTTPException):
            time.sleep(0.02)
            return
        if answer.status == 200:
            self.acknowledged[key] = answer.json["version"]
        else:
            self.wrong.append(answer.raw)

    def go_on(self, seconds: float) -> None:
        """Until some time has passed and something more is acknowledged."""
        before, until = len(self.acknowledged), time.monotonic() + PATIENCE
        time.sleep(seconds)
        while len(self.acknowledged) <= before:
            assert time.monotonic() < until, "nothing is acknowledged any more"
            time.sleep(0.02)

    def stop(self) -> None:
        """Nobody gives any more; whatever was answered was a success."""
        self._stopping.set()
        for one in self._people:
            one.join()
        assert not self.wrong, self.wrong[:3]


def read_log(asker: Asker) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while more := asker.get(f"/api/events/{EVENT}/log?after={len(found)}").json:
        found += more
    return found


def start(crew: list[Served], store: Path | str, *more: str, port: int = 0) -> Served:
    crew.append(Served(store, *more, port=port))
    return crew[-1].start()


def workers_of(served: Served) -> set[int]:
    """The processes that serve, as Linux knows them."""
    assert served.process is not None
    own = served.process.pid
    children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
    return {int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()}
