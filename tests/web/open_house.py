"""The server in a thread of the test, with a clock that the test puts forward: an evening takes a minute."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from cardspeak.store import open_log
from cardspeak.web import serving
from cardspeak.web.server import Server, now_ms, open_server
from tests.web.kit import PATIENCE, Served
from tests.web.night import cheap_passwords

KEY = "the-key-that-was-printed"


def opened(store: Path) -> Iterator[OpenHouse]:
    """A house for the length of a fixture."""
    house = OpenHouse(store).start()
    yield house
    house.stop()


class OpenHouse(Served):
    """A house whose time runs as ours does, and jumps when the test says so."""

    def __init__(self, store: Path) -> None:
        super().__init__(store)
        self._ahead = 0
        self.server: Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = asyncio.Event()
        self._passwords = cheap_passwords()
        self._thread = threading.Thread(target=self._run, name="open house", daemon=True)

    def now(self) -> int:
        """The moment it is in this house."""
        return now_ms() + self._ahead

    def later(self, *, minutes: float = 0) -> None:
        """Let time pass."""
        self._ahead += int(minutes * 60_000)

    @property
    def first_key(self) -> str:
        """What the first owner shows."""
        return KEY

    def start(self) -> OpenHouse:
        """Open the doors."""
        self._passwords.__enter__()
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.address and self._answers():
                return self
            time.sleep(0.02)
        raise AssertionError("the house did not open")

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Close."""
        assert how == signal.SIGTERM, "a thread cannot be killed"
        self._passwords.__exit__(None, None, None)
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._stopping.set)
            self._thread.join(PATIENCE)

    def _run(self) -> None:
        self.port = serving.usable_port(0, lan=False)
        self.address = f"http://127.0.0.1:{self.port}"
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        with open_log(self.store) as log:
            self.server = open_server(log, self.now, first_key=KEY)
            await serving.run(self.server, serving.ServeOptions(self.store, self.port), self._stopping)
