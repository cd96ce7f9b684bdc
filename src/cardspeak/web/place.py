"""What a running server has at hand: the store, the house, the events, the boards."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from starlette.requests import Request

from cardspeak.desk.boards import Boards
from cardspeak.desk.demo.clock import DemoClock
from cardspeak.desk.ending import over_since
from cardspeak.desk.event_host import EventHost
from cardspeak.desk.house import House
from cardspeak.desk.steady_clock import SteadyClock
from cardspeak.errors import Unlawful
from cardspeak.store.contract import EventLog
from cardspeak.tournament.core import Context
from cardspeak.web.counting import Counts
from cardspeak.web.hosts import Hosts
from cardspeak.web.limits import Limits

BREATH = 0.1
"""Seconds between two looks at what other processes kept, when somebody asks for what we do not know."""
PASSWORDS_AT_ONCE = 2
"""A password takes a third of a second and 32 megabytes to check."""
Given = ParamSpec("Given")
Found = TypeVar("Found")


@dataclass
class Place:
    """One server process."""

    log: EventLog
    house: House
    event_host: EventHost
    boards: Boards
    now: Callable[[], int]
    first_key: str = ""
    """What the first owner shows to prove that they sit at this machine."""
    lan: bool = False
    hosts: Hosts | None = None
    """By which names this server may be called; any, where it is not said."""
    limits: Limits = field(default_factory=Limits)
    counts: Counts = field(default_factory=Counts)
    feeds: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Feeds that are open, by address and token."""
    demo: DemoClock | None = None
    """The clock of a night that plays itself."""
    welcomes: dict[str, str] = field(default_factory=dict)
    """Addresses that sign somebody in once, with the token they give."""
    opening: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """What is done once orders are taken."""
    closing: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """What is done before the server stops."""
    _threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(PASSWORDS_AT_ONCE, "house"))
    _next_look: asyncio.Future[None] | None = None
    _reading: asyncio.Future[None] | None = None
    _looked: float = 0.0
    _closed: bool = False

    def context(self, event: str, by: str) -> Context:
        """Who orders now, with the seed of the event's draws."""
        known = self.event_host.events.get(event)
        seed = self.house.seed_of(event, known.state.sealed) if known is not None else None
        return Context(at=self.event_host.now(event), by=by, seed=seed)

    def over_since(self, event: str) -> int | None:
        """Since when an event is over, if it is."""
        found = self.event_host.events.get(event)
        return None if found is None else over_since(found.state, self.now())

    async def change_house(self, work: Callable[Given, Found], *args: Given.args, **named: Given.kwargs) -> Found:
        """Do something with the house that takes the disk or a password, while the clock goes on."""
        if self._closed:
            raise Unlawful("house.closing", "The house is closing; ask again in a moment.", field="house")
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **named))

    def close(self) -> None:
        """Let the threads go; whoever still asks is told so."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def catch_up(self) -> None:
        """Take in what other processes have kept; all who ask at the same time wait for the same look."""
        if self._next_look is None:
            self._next_look = asyncio.ensure_future(self._look())
        await asyncio.shield(self._next_look)

    async def _look(self) -> None:
        await asyncio.sleep(max(0.0, self._looked + BREATH - time.monotonic()))
        self._next_look = None  # whoever comes from now on waits for the next one
        self._looked = time.monotonic()
        await asyncio.gather(self.event_host.catch_up(), self.change_house(self.house.catch_up))

    def house_changed(self) -> None:
        """The log of the house has grown: read on, in a thread."""
        self._reading = asyncio.ensure_future(self.change_house(self.house.catch_up))


def open_place(
    log: EventLog, now: Callable[[], int] | None = None, first_key: str = "", *, lan: bool = False,
    hosts: Hosts | None = None,
) -> Place:  # fmt: skip
    """Everything over one store; by the machine's clock, made even, unless another one is given."""
    steady = SteadyClock()
    now = now or steady.now
    house, host = House(log, now), EventHost(log, now)
    steady.on_jump = host.clock_jumped
    place = Place(log, house, host, Boards(host), now, first_key, lan, hosts)
    house.over_since = place.over_since
    host.on_write = place.counts.took
    host.on_house_change.append(place.house_changed)
    return place


def place_of(request: Request) -> Place:
    """The place that serves a request."""
    found: Place = request.scope["place"]
    return found
