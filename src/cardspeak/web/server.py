"""What one server process holds: the store, the house, the events and the boards."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import ParamSpec, TypeVar

from starlette.requests import Request

from cardspeak.desk.boards import Boards
from cardspeak.desk.demo.clock import DemoClock
from cardspeak.desk.event_host import EventHost
from cardspeak.desk.house import House
from cardspeak.desk.steady_clock import SteadyClock
from cardspeak.errors import Unlawful
from cardspeak.store.contract import EventLog
from cardspeak.tournament.core import Context
from cardspeak.tournament.ending import over_since
from cardspeak.web.hosts import Hosts
from cardspeak.web.metrics import Metrics
from cardspeak.web.rate_limits import RateLimits

CATCH_UP_PAUSE = 0.1
"""Seconds between two reads of what other processes kept, when a request names something unknown."""
PASSWORDS_AT_ONCE = 2
"""Checking a password takes a third of a second and 32 megabytes."""
Given = ParamSpec("Given")
Returned = TypeVar("Returned")


@dataclass
class Server:
    """One server process."""

    log: EventLog
    house: House
    event_host: EventHost
    boards: Boards
    now: Callable[[], int]
    first_key: str = ""
    """Printed in the terminal; whoever has it may become the first owner."""
    lan: bool = False
    hosts: Hosts | None = None
    """The host names it answers to; any if None."""
    rate_limits: RateLimits = field(default_factory=RateLimits)
    metrics: Metrics = field(default_factory=Metrics)
    feeds: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Open feeds by address and token."""
    demo: DemoClock | None = None
    """The clock of a demo."""
    one_time_tokens: dict[str, str] = field(default_factory=dict)
    """Codes of addresses that sign somebody in once, with their tokens."""
    on_open: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """Run once orders are taken."""
    on_close: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """Run before the server stops."""
    _threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(PASSWORDS_AT_ONCE, "house"))
    _next_read: asyncio.Future[None] | None = None
    _house_read: asyncio.Future[None] | None = None
    _read_at: float = 0.0
    _closed: bool = False

    def context(self, event: str, by: str) -> Context:
        """The context of an order given now, with the seed of the event's draws."""
        known = self.event_host.events.get(event)
        seed = self.house.seed_of(event, known.state.sealed) if known is not None else None
        return Context(
            at=self.event_host.now(event), by=by, seed=seed, elsewhere=partial(self.event_host.elsewhere, event)
        )

    def over_since(self, event: str) -> int | None:
        """Since when an event is over, if it is."""
        running = self.event_host.events.get(event)
        return None if running is None else over_since(running.state, self.now())

    async def change_house(self, work: Callable[Given, Returned], *args: Given.args, **named: Given.kwargs) -> Returned:
        """Run something on the house that waits for the disk or checks a password, in a thread."""
        if self._closed:
            raise Unlawful("house.closing", field="house")
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **named))

    async def open(self) -> None:
        """Read every event and begin to take orders."""
        await self.event_host.start()
        self.boards.start()
        for work in self.on_open:
            await work()

    async def close(self) -> None:
        """Finish the orders that were taken, then release everything."""
        for work in self.on_close:
            await work()
        await self.boards.stop()
        await self.event_host.stop()
        self.let_go()

    def let_go(self) -> None:
        """Release the threads; later requests are refused."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def catch_up(self) -> None:
        """Read what other processes have kept; concurrent callers share one read."""
        if self._next_read is None:
            self._next_read = asyncio.ensure_future(self._read())
        await asyncio.shield(self._next_read)

    async def _read(self) -> None:
        await asyncio.sleep(max(0.0, self._read_at + CATCH_UP_PAUSE - time.monotonic()))
        self._next_read = None  # later callers wait for the next read
        self._read_at = time.monotonic()
        await asyncio.gather(self.event_host.catch_up(), self.change_house(self.house.catch_up))

    def house_changed(self) -> None:
        """The log of the house has grown: read on in a thread."""
        self._house_read = asyncio.ensure_future(self.change_house(self.house.catch_up))


def open_server(
    log: EventLog, now: Callable[[], int] | None = None, first_key: str = "", *, lan: bool = False,
    hosts: Hosts | None = None,
) -> Server:  # fmt: skip
    """A server over a store; by the machine's clock, made even, unless another one is given."""
    steady = SteadyClock()
    now = now or steady.now
    house, host = House(log, now), EventHost(log, now)
    server = Server(log, house, host, Boards(host), now, first_key, lan, hosts)
    house.over_since = server.over_since
    host.on_write = server.metrics.took
    host.on_house_change.append(server.house_changed)
    steady.on_jump = host.clock_jumped
    return server


def server_of(request: Request) -> Server:
    """The server that a request came to."""
    found: Server = request.scope["cardspeak"]
    return found
