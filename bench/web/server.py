"""A server to measure: ``python -m bench.web.server STORE`` (``none`` keeps nothing) or ``bare`` for a loop that only writes.

It prints one line of JSON: port, tokens, and where the bare loop takes its signal.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import uvloop

from cardspeak.books.layer_files import layer_ids
from cardspeak.desk.demo.league_night import invented, league_night, terms
from cardspeak.desk.steady_clock import wall_ms
from cardspeak.store import open_log
from cardspeak.store.contract import Batch, EventLog, Kept
from cardspeak.tournament.core import Context
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.draws import Chance, seal
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.log import Entry
from cardspeak.web.server import Server, open_server
from cardspeak.web.serving import ServeOptions, run_until_signal, usable_port

EVENT, PLAYERS = "night", 74


class Nowhere:
    """A store that keeps nothing: what the rest of the server costs."""

    def __init__(self) -> None:
        self._versions: dict[str, int] = {}
        self._position = 0

    def append(self, stream: str, _expected: int, entries: Sequence[Entry]) -> tuple[int, ...]:
        self._versions[stream] = self._versions.get(stream, 0) + len(entries)
        self._position += len(entries)
        return tuple(range(self._position - len(entries) + 1, self._position + 1))

    def append_many(self, batches: Sequence[Batch]) -> list[tuple[int, ...]]:
        return [self.append(*batch) for batch in batches]

    def version(self, stream: str) -> int:
        return self._versions.get(stream, 0)

    def read(self, _stream: str, _after: int = 0) -> Iterator[Kept]:
        return iter(())

    read_all = read

    def wait(self, _after: int, seconds: float) -> bool:
        import time

        time.sleep(seconds)
        return False

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


def listening() -> socket.socket:
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", 0))
    found.listen(8192)
    return found


def open_night(server: Server) -> dict[str, str]:
    """An event with players, an owner and a phone's link."""
    server.house.add_staff("Ann", "password1", "owner")
    token = server.house.sign_in("Ann", "password1")
    _, phone = server.house.make_link("player", EVENT, entry=1)

    async def doors() -> None:
        seed = server.house.seed(EVENT)
        context = Context(at=wall_ms(), by="Ann", seed=seed)
        starts = wall_ms() + 3_600_000
        setup = league_night(layer_ids()[0], starts)
        await server.event_host.order(EVENT, CreateEvent(setup=setup, terms=terms(starts), sealed=seal(seed)), context)
        for number, name in enumerate(invented(PLAYERS, Chance(seed, "names")), 1):
            await server.event_host.order(EVENT, Register(player=f"p{number}", name=name), context)

    server.on_open.append(doors)
    return {"token": token, "phone": phone}


def serve(where: str) -> None:
    """The real thing."""
    log: EventLog = Nowhere() if where == "none" else open_log(Path(where))  # type: ignore[assignment]  # as much as is asked
    server = open_server(log)
    port = usable_port(0, lan=False)
    said = json.dumps({"port": port, **open_night(server)})
    run_until_signal(server, ServeOptions(where, port), lambda: print(said, flush=True))


def bare() -> None:
    """A loop that writes the same bytes to every socket when it is told to, and nothing else."""
    clients: set[asyncio.Transport] = set()

    class Client(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.transport = cast("asyncio.Transport", transport)
            clients.add(self.transport)

        def data_received(self, data: bytes) -> None:
            if data.startswith(b"GET"):
                self.transport.write(b"HTTP/1.1 200 OK\r\n\r\nretry: 1000\n\n")
                return
            clients.discard(self.transport)  # whoever sends a message only wants it written
            for client in clients:
                client.write(data)

        def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio has it
            clients.discard(self.transport)

    async def run(door: socket.socket) -> None:
        server = await asyncio.get_running_loop().create_server(Client, sock=door)
        await server.serve_forever()

    door = listening()
    print(json.dumps({"port": door.getsockname()[1]}), flush=True)
    uvloop.run(run(door))


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    bare() if sys.argv[1] == "bare" else serve(sys.argv[1])
