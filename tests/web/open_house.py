"""The server in a thread of the test, with a clock that the test puts forward: an evening takes a minute."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from cardspeak.desk.steady_clock import wall_ms
from cardspeak.store import open_log
from cardspeak.web.app import make_app
from cardspeak.web.place import Place, open_place
from cardspeak.web.serving import HouseServer, listening, protocol
from tests.web.kit import PATIENCE, Asker, Served
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
        self.place: Place | None = None
        self._server: uvicorn.Server | None = None
        self._passwords = cheap_passwords()
        self._thread = threading.Thread(target=self._run, name="open house", daemon=True)

    def now(self) -> int:
        """The moment it is in this house."""
        return wall_ms() + self._ahead

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
            if self.address and self._server is not None and self._server.started:
                assert Asker(self).get("/api/health").status == 200
                return self
            time.sleep(0.02)
        raise AssertionError("the house did not open")

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Close."""
        assert how == signal.SIGTERM, "a thread cannot be killed"
        self._passwords.__exit__(None, None, None)
        if self._server is not None:
            self._server.should_exit = True
            self._thread.join(PATIENCE)

    def _run(self) -> None:
        door = listening(0, lan=False)
        self.port = door.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        with open_log(self.store) as log:
            self.place = open_place(log, self.now, first_key=KEY)
            config = uvicorn.Config(
                make_app(self.place),
                log_config=None,
                lifespan="on",
                http=protocol(),
                ws="none",
                timeout_graceful_shutdown=1,
            )
            self._server = HouseServer(config, self.place)
            self._server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
            asyncio.run(self._server.serve(sockets=[door]))
