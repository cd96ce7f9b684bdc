"""Starting and stopping a server: its address printed, open feeds let go, everything acknowledged on the disk."""

from __future__ import annotations

import asyncio
import errno
import importlib.util
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import click
from granian.constants import HTTPModes, Interfaces, SSLProtocols
from granian.http import HTTP1Settings
from granian.server.embed import Server as HttpServer
from granian.utils.proxies import wrap_asgi_with_proxy_headers

from cardspeak.store import open_log
from cardspeak.store.contract import EventLog
from cardspeak.web.app import App
from cardspeak.web.hosts import Hosts
from cardspeak.web.logs import keep_logs
from cardspeak.web.place import Place, open_place
from cardspeak.web.signs import say_where

GRACE = 2.0
"""Seconds that open requests are given when the server stops; whoever is slower is cut off."""
HEAD_SECONDS = 5
"""Seconds in which the head of a request has to be there, the first and every later one."""
LARGEST_HEAD = 32 << 10
"""Bytes of a head that are read at all; how much of it is allowed is said in ``security``."""
WAITING = 1024
"""Connections that may wait to be taken."""
MOST_CONNECTIONS = 65_536
"""Connections that one process serves, if the machine lets it have so many."""
SWITCH = 0.001
"""Seconds after which a busy loop lets the thread that writes to the disk go on; by default it waits five times as long."""
LETS_GO = 5.0
"""Seconds in which a port that is taken may come free."""


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
        """Whether the connection is encrypted."""
        return "https" if self.cert else "http"


def allow_many_connections() -> None:
    """Ask for as many connections as may be had: often a thousand at first. Processes that are started from here have them too."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, MOST_CONNECTIONS)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(served: Served, prepare: Callable[[Place, str], Callable[[], object]] | None = None) -> None:
    """Serve until somebody stops it. What ``prepare`` does comes before the start; what it returns, once somebody can connect."""
    allow_many_connections()
    served = served._replace(port=usable_port(served.port, lan=served.lan))
    with open_log(served.where) as log:
        place = _open(served, log)
        address = say_where(served.scheme, served.port, place)
        reachable = prepare(place, address) if prepare is not None else None
        if place.house.needs_owner:
            click.echo(f"Nobody owns this house yet: open {address}/sign-in#{served.first_key}")
        run_until_signal(place, served, reachable)


def work(served: Served) -> None:
    """Serve in one of several processes that share a port; what to open was said by the first."""
    with open_log(served.where) as log:
        run_until_signal(_open(served, log), served)


def _open(served: Served, log: EventLog) -> Place:
    keep_logs(served.log)
    return open_place(log, first_key=served.first_key, lan=served.lan, hosts=Hosts(served.hosts, lan=served.lan))


def usable_port(port: int, *, lan: bool) -> int:
    """The port to listen on, a free one for 0; the workers of a server that was killed may hold it for a moment longer."""
    until = time.monotonic() + LETS_GO
    while True:
        try:
            return _tried(port, _interface(lan=lan))
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                message = f"Port {port} cannot be used: {error.strerror}. Name another one with --port."
                raise click.ClickException(message) from None
            time.sleep(0.1)


def _tried(port: int, interface: str) -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((interface, port))
        found: int = probe.getsockname()[1]
        return found


def _interface(*, lan: bool) -> str:
    return "0.0.0.0" if lan else "127.0.0.1"


def run_until_signal(place: Place, served: Served, reachable: Callable[[], object] | None = None) -> None:
    """Take requests until the process is told to stop; on uvloop where it is installed."""

    async def until_signal() -> None:
        loop, stopping = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopping.set))
        await run(place, served, stopping, reachable)

    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(until_signal())


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if importlib.util.find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


async def run(
    place: Place, served: Served, stopping: asyncio.Event, reachable: Callable[[], object] | None = None
) -> None:
    """Take requests until ``stopping`` is set, then let feeds go, answer what was asked, and close."""
    http_server = _http_server(place, served)
    await place.open()
    serving = asyncio.ensure_future(http_server.serve())
    stop = asyncio.ensure_future(stopping.wait())
    try:
        if reachable is not None and await _connects(served, serving):
            reachable()
        await asyncio.wait((serving, stop), return_when=asyncio.FIRST_COMPLETED)
        place.boards.let_go()
        http_server.stop()  # type: ignore[no-untyped-call]  # granian leaves it without a type
        await asyncio.wait((serving,), timeout=GRACE)
        await _cut_off(serving)
    finally:
        await place.close()
    if not stop.done():
        raise click.ClickException("The server has stopped by itself.")


def _http_server(place: Place, served: Served) -> HttpServer:
    return HttpServer(
        wrap_asgi_with_proxy_headers(App(place)), _interface(lan=served.lan), served.port, interface=Interfaces.ASGINL,
        http=HTTPModes.http1, websockets=False, backlog=WAITING, backpressure=MOST_CONNECTIONS, log_enabled=False,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_SECONDS * 1000, max_buffer_size=LARGEST_HEAD),
        ssl_cert=Path(served.cert) if served.cert else None, ssl_key=Path(served.key) if served.key else None,
        ssl_protocol_min=SSLProtocols.tls12,
    )  # fmt: skip


async def _connects(served: Served, serving: asyncio.Future[None]) -> bool:
    """Wait until somebody can connect."""
    while not serving.done():
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", served.port)
            writer.close()
            return True
        await asyncio.sleep(0.02)
    return False


async def _cut_off(serving: asyncio.Future[None]) -> None:
    """End what was not done in time; nobody is told what breaks by it."""
    if not serving.done():
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving
