"""Who asks: a process of its own with raw sockets, so that it costs little beside the server.

``orders PORT TOKEN CONNECTIONS SECONDS`` counts orders that were answered; ``phones PORT TOKEN COUNT ROUNDS [BARE]`` measures how
long one change takes to reach every phone.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import cast

import uvloop

EVENT = "night"


def request(method: str, path: str, token: str, body: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {token}\r\n"
    if body:
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return head.encode() + b"\r\n" + body


def announcement(number: int) -> bytes:
    return json.dumps(
        {"order": "announce", "fields": {"words": f"Announcement number {number}"}, "key": f"{os.getpid()}-{number}"}
    ).encode()


async def orders(port: int, token: str, connections: int, seconds: float) -> None:
    """Every connection gives one order after another."""
    until = time.perf_counter() + seconds
    waits: list[float] = []
    number = 0

    async def desk() -> None:
        nonlocal number
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while time.perf_counter() < until:
            number += 1
            begun = time.perf_counter()
            writer.write(request("POST", f"/api/events/{EVENT}/orders", token, announcement(number)))
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200"), head + await reader.read(500)
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            await reader.readexactly(length)
            waits.append(time.perf_counter() - begun)
        writer.close()

    begun = time.perf_counter()
    await asyncio.gather(*(desk() for _ in range(connections)))
    took = time.perf_counter() - begun
    waits.sort()
    print(json.dumps({"rate": len(waits) / took, "p99": waits[int(len(waits) * 0.99)]}))


class Phone(asyncio.Protocol):
    """An open feed that notes when a message is there whole, and how long it is."""

    def __init__(self, ask: bytes, got: Callable[[int], None]) -> None:
        self._ask, self._got = ask, got
        self.last = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._ask)

    def data_received(self, data: bytes) -> None:
        self.last = (self.last + data)[-16384:]
        if self.last.endswith((b"\n\n", b"\n\n\r\n")):
            self._got(len(self.last))
            self.last = b""


async def phones(port: int, token: str, count: int, rounds: int, bare: int) -> None:
    """The 99th percentile of the phones for each change, and its median over the changes."""
    arrived: list[float] = []
    lengths: list[int] = []
    ask = request("GET", f"/api/events/{EVENT}/feed", token)
    loop = asyncio.get_running_loop()
    everybody = asyncio.Event()

    def got(length: int) -> None:
        arrived.append(time.perf_counter())
        lengths.append(length)
        if len(arrived) >= count:
            everybody.set()

    for first in range(0, count, 200):
        await asyncio.gather(
            *(
                loop.create_connection(lambda: Phone(ask, got), "127.0.0.1", port)
                for _ in range(min(200, count - first))
            )
        )
    await asyncio.wait_for(everybody.wait(), 60)
    found: list[float] = []
    lengths.clear()
    for number in range(rounds):
        await asyncio.sleep(0.25)
        arrived.clear()
        everybody.clear()
        begun = time.perf_counter()
        if bare:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            begun = time.perf_counter()
            writer.write(b"data: " + b"x" * (bare - 8) + b"\n\n")
        else:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            begun = time.perf_counter()
            writer.write(request("POST", f"/api/events/{EVENT}/orders", os.environ["OWNER"], announcement(number)))
        await asyncio.wait_for(everybody.wait(), 60)
        found.append(sorted(arrived)[int(count * 0.99) - 1] - begun)
        writer.close()
    print(json.dumps({"p99": statistics.median(found), "worst": max(found), "size": statistics.median(lengths)}))


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    what, *rest = sys.argv[1:]
    if what == "orders":
        uvloop.run(orders(int(rest[0]), rest[1], int(rest[2]), float(rest[3])))
    else:
        uvloop.run(phones(int(rest[0]), rest[1], int(rest[2]), int(rest[3]), int(rest[4])))
