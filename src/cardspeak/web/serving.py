"""Starting and stopping a server: addresses printed, feeds closed, everything acknowledged on the disk."""

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
from cardspeak.web.startup import print_addresses, print_owner_link
from cardspeak.words import message
from cardspeak.words.catalogue import ENGLISH, worded

GRACE = 2.0
"""Seconds that open requests have when the server stops; then they are cut off."""
HEAD_SECONDS = 5
"""Seconds in which the head of a request has to arrive, of the first and every later one."""
LARGEST_HEAD = 32 << 10
"""Bytes of a head that are read at all; ``security`` allows less."""
BACKLOG = 1024
"""Connections that may wait to be accepted."""
MOST_CONNECTIONS = 65_536
"""Connections of one process, if the machine allows so many."""
SWITCH = 0.0002
"""Seconds after which a busy event loop hands the interpreter to the thread that writes to the disk. Python's default is 5 ms, twice
for every group of orders: while it waits to begin, and before it may say that it is done."""
PORT_SECONDS = 5.0
"""Seconds to wait for a port that is in use."""


class ServeOptions(NamedTuple):
    """What to serve, and to whom."""

    where: str | Path
    port: int = 8080
    lan: bool = False
    first_key: str = ""
    hosts: tuple[str, ...] = ()
    """Host names of this server, such as that of a proxy in front of it."""
    cert: str | None = None
    key: str | None = None
    log: str | None = None
    language: str = ENGLISH
    """The language of what is printed."""

    @property
    def scheme(self) -> str:
        """The scheme of its addresses."""
        return "https" if self.cert else "http"


def allow_many_connections() -> None:
    """Raise the limit of open connections, often a thousand, as far as allowed; child processes inherit it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, MOST_CONNECTIONS)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(options: ServeOptions, prepare: Callable[[Server, str], Callable[[], object]] | None = None) -> None:
    """Serve until stopped. ``prepare`` is called before the start, what it returns as soon as clients can connect."""
    allow_many_connections()
    options = options._replace(port=usable_port(options.port, lan=options.lan, language=options.language))
    with open_log(options.where) as log:
        server = _open(options, log)
        address = print_addresses(options.scheme, options.port, server, options.language)
        reachable = prepare(server, address) if prepare is not None else None
        if server.house.needs_owner:
            print_owner_link(address, options.first_key, options.language)
        run_until_signal(server, options, reachable)


def work(options: ServeOptions) -> None:
    """Serve in one of several processes on a port; the parent has printed the addresses."""
    with open_log(options.where) as log:
        run_until_signal(_open(options, log), options)


def _open(options: ServeOptions, log: EventLog) -> Server:
    set_up_logging(options.log)
    return open_server(log, first_key=options.first_key, lan=options.lan, hosts=Hosts(options.hosts, lan=options.lan))


def usable_port(port: int, *, lan: bool, language: str = ENGLISH) -> int:
    """The port to listen on, a free one for 0; workers of a server that was killed may hold it a moment longer."""
    until = time.monotonic() + PORT_SECONDS
    while True:
        try:
            return _tried(port, _interface(lan=lan))
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                said = message("serve.port-in-use", port=port, why=error.strerror or str(error))
                raise click.ClickException(worded(said, language)) from None
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
    """Take requests until SIGINT or SIGTERM, on uvloop if it is installed."""

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
    """Take requests until ``stopping`` is set, then close the feeds, finish open requests, and close the server."""
    http_server = _http_server(server, options)
    await server.open()
    serving = asyncio.ensure_future(http_server.serve())
    stop = asyncio.ensure_future(stopping.wait())
    try:
        if reachable is not None and await _connects(options, serving):
            reachable()
        await asyncio.wait((serving, stop), return_when=asyncio.FIRST_COMPLETED)
        server.boards.let_go()
        http_server.stop()  # type: ignore[no-untyped-call]  # granian gives it no types
        await asyncio.wait((serving,), timeout=GRACE)
        await _cut_off(serving)
    finally:
        await server.close()
    if not stop.done():
        raise click.ClickException(worded(message("serve.stopped"), options.language))


def _http_server(server: Server, options: ServeOptions) -> HttpServer:
    return HttpServer(
        wrap_asgi_with_proxy_headers(App(server)), _interface(lan=options.lan), options.port, interface=Interfaces.ASGINL,
        http=HTTPModes.http1, websockets=False, backlog=BACKLOG, backpressure=MOST_CONNECTIONS, log_enabled=False,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_SECONDS * 1000, max_buffer_size=LARGEST_HEAD),
        ssl_cert=Path(options.cert) if options.cert else None, ssl_key=Path(options.key) if options.key else None,
        ssl_protocol_min=SSLProtocols.tls12,
    )  # fmt: skip


async def _connects(options: ServeOptions, serving: asyncio.Future[None]) -> bool:
    """Wait until clients can connect."""
    while not serving.done():
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", options.port)
            writer.close()
            return True
        await asyncio.sleep(0.02)
    return False


async def _cut_off(serving: asyncio.Future[None]) -> None:
    """Cancel what was not done in time; errors that this causes are not reported."""
    if not serving.done():
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving
