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
from cardspeak.web.logs import set_up_logging
from cardspeak.web.server import Server, open_server
from cardspeak.web.startup import print_addresses

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


class ServeOptions(NamedTuple):
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


def serve(options: ServeOptions, prepare: Callable[[Server, str], Callable[[], object]] | None = None) -> None:
    """Serve until somebody stops it. What ``prepare`` does comes before the start; what it returns, once somebody can connect."""
    allow_many_connections()
    options = options._replace(port=usable_port(options.port, lan=options.lan))
    with open_log(options.where) as log:
        server = _open(options, log)
        address = print_addresses(options.scheme, options.port, server)
        reachable = prepare(server, address) if prepare is not None else None
        if server.house.needs_owner:
            click.echo(f"Nobody owns this house yet: open {address}/sign-in#{options.first_key}")
        run_until_signal(server, options, reachable)


def work(options: ServeOptions) -> None:
    """Serve in one of several processes that share a port; what to open was said by the first."""
    with open_log(options.where) as log:
        run_until_signal(_open(options, log), options)


def _open(options: ServeOptions, log: EventLog) -> Server:
    set_up_logging(options.log)
    return open_server(log, first_key=options.first_key, lan=options.lan, hosts=Hosts(options.hosts, lan=options.lan))


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


def run_until_signal(server: Server, options: ServeOptions, reachable: Callable[[], object] | None = None) -> None:
    """Take requests until the process is told to stop; on uvloop where it is installed."""

    async def until_signal() -> None:
        loop, stopping = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopping.set))
        await run(server, options, stopping, reachable)

    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(until_signal())


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if importlib.util.find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


async def run(
    server: Server, options: ServeOptions, stopping: asyncio.Event, reachable: Callable[[], object] | None = None
) -> None:
    """Take requests until ``stopping`` is set, then let feeds go, answer what was asked, and close."""
    http_server = _http_server(server, options)
    await server.open()
    serving = asyncio.ensure_future(http_server.serve())
    stop = asyncio.ensure_future(stopping.wait())
    try:
        if reachable is not None and await _connects(options, serving):
            reachable()
        await asyncio.wait((serving, stop), return_when=asyncio.FIRST_COMPLETED)
        server.boards.let_go()
        http_server.stop()
        await asyncio.wait((serving,), timeout=GRACE)
        await _cut_off(serving)
    finally:
        await server.close()
    if not stop.done():
        raise click.ClickException("The server has stopped by itself.")


def _http_server(server: Server, options: ServeOptions) -> HttpServer:
    return HttpServer(
        wrap_asgi_with_proxy_headers(App(server)), _interface(lan=options.lan), options.port, interface=Interfaces.ASGINL,
        http=HTTPModes.http1, websockets=False, backlog=WAITING, backpressure=MOST_CONNECTIONS, log_enabled=False,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_SECONDS * 1000, max_buffer_size=LARGEST_HEAD),
        ssl_cert=Path(options.cert) if options.cert else None, ssl_key=Path(options.key) if options.key else None,
        ssl_protocol_min=SSLProtocols.tls12,
    )  # fmt: skip


async def _connects(options: ServeOptions, serving: asyncio.Future[None]) -> bool:
    """Wait until somebody can connect."""
    while not serving.done():
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", options.port)
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
