"""Starting and stopping a server: one address printed, open feeds let go, everything acknowledged on the disk."""

from __future__ import annotations

import asyncio
import errno
import importlib.util
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import click
import uvicorn

from cardspeak.store import open_log
from cardspeak.web.app import make_app
from cardspeak.web.hosts import Hosts
from cardspeak.web.logs import keep_logs
from cardspeak.web.place import Place, open_place
from cardspeak.web.signs import say_where

GRACE = 2
"""Seconds that open requests are given when the server stops; without a limit it would wait for them for ever."""
WAITING = 1024
"""Connections that may wait to be taken."""
LETS_GO = 5.0
"""Seconds in which a port that is taken may come free."""
UNANSWERED_MS = 30_000
"""A connection that takes no bytes for so long is dead: the phone has left the building."""


class Served(NamedTuple):
    """What is served, and to whom."""

    where: str | Path
    port: int = 8080
    lan: bool = False
    first_key: str = ""
    hosts: tuple[str, ...] = ()
    """Names that lead to this server, such as that of a proxy in front of it."""
    cert: str | None = None
    key: str | None = None
    log: str | None = None

    @property
    def scheme(self) -> str:
        """Whether the wire is encrypted."""
        return "https" if self.cert else "http"


class HouseServer(uvicorn.Server):
    """A server that sends away those who look at boards, so that nobody waits for them when it stops."""

    def __init__(self, config: uvicorn.Config, place: Place) -> None:
        super().__init__(config)
        self._place = place

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stop, and do not die of the signal afterwards: the store has to be closed first."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        self._place.boards.let_go()
        await super().shutdown(sockets)


def listening(port: int, *, lan: bool) -> socket.socket:
    """A socket on this machine only, or on every network it is in."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        with suppress(OSError):
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNANSWERED_MS)
    try:
        _take(found, "0.0.0.0" if lan else "127.0.0.1", port)
        found.listen(WAITING)  # a browser that is opened at once waits for the first answer, and is not refused
    except OSError as error:
        found.close()
        message = f"Port {port} cannot be used: {error.strerror}. Name another one with --port."
        raise click.ClickException(message) from None
    found.set_inheritable(True)
    return found


def _take(door: socket.socket, host: str, port: int) -> None:
    """Take a port; the workers of a server that was killed may hold it for a moment longer."""
    until = time.monotonic() + LETS_GO
    while True:
        try:
            door.bind((host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                raise
            time.sleep(0.1)
        else:
            return


def serve(
    where: str | Path, *, port: int, lan: bool, first_key: str, ready: Callable[[Place, str], None] | None = None,
    **more: Any,
) -> None:  # fmt: skip
    """Serve until somebody stops it."""
    served = Served(where, port, lan, first_key, **more)
    door = listening(port, lan=lan)
    with open_log(where) as log:
        place = _open(served, log)
        address = say_where(served.scheme, door.getsockname()[1], place)
        if ready is not None:
            ready(place, address)
        if place.house.needs_owner:
            click.echo(f"Nobody owns this house yet: open {address}/sign-in#{first_key}")
        run(place, door, cert=served.cert, key=served.key)


def work(served: Served, door: socket.socket) -> None:
    """Serve in one of several processes that share a socket; what to open was said by the first."""
    with open_log(served.where) as log:
        run(_open(served, log), door, cert=served.cert, key=served.key)


def _open(served: Served, log: Any) -> Place:
    keep_logs(served.log)
    return open_place(log, first_key=served.first_key, lan=served.lan, hosts=Hosts(served.hosts, lan=served.lan))


def run(place: Place, door: socket.socket, *, cert: str | None = None, key: str | None = None) -> None:
    """Take requests on a socket until the process is told to stop; on uvloop where it is installed."""
    config = uvicorn.Config(
        make_app(place), log_config=None, access_log=False, timeout_graceful_shutdown=GRACE, server_header=False,
        lifespan="on", http=protocol(), ws="none", ssl_certfile=cert, ssl_keyfile=key,
        h11_max_incomplete_event_size=32 << 10,
    )  # fmt: skip
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(HouseServer(config, place).serve(sockets=[door]))


def protocol() -> Any:
    """The fast parser with our limits where it is installed, the plain one elsewhere."""
    if importlib.util.find_spec("httptools") is None:
        return "h11"
    from cardspeak.web.wire import Wire

    return Wire
