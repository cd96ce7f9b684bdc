"""A demo on a server: a fast clock, an event, and players who play by themselves."""

from __future__ import annotations

import asyncio

from cardspeak.desk.demo.clock import DemoClock
from cardspeak.desk.demo.league_night import invented, league_night, terms
from cardspeak.desk.demo.playing import DemoNight
from cardspeak.tournament.core import Context
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.draws import Chance, seal
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.papers import in_order
from cardspeak.web.server import Server

MINUTE = 60_000
DOORS = 20 * MINUTE
"""How long before the start registration opens."""


def prepare(server: Server, event: str, book: str, players: int, pace: int, *, plays: bool) -> None:
    """Create an event when the server opens; with ``plays`` it plays itself, otherwise everybody is registered."""
    clock = DemoClock(server.now(), pace if plays else 1)
    if plays:
        server.now = server.event_host.clock = clock.now
        server.boards.pace = lambda: clock.pace
        server.demo = clock
    seed = server.house.seed(event)
    night = DemoNight(server.event_host, clock, event, seed, players, late=min(8, players // 8))

    async def open_doors() -> None:
        starts_at = clock.now() + (DOORS if plays else 5 * MINUTE)
        order = CreateEvent(setup=league_night(book, starts_at), terms=terms(starts_at), sealed=seal(seed))
        await server.event_host.order(event, order, Context(at=clock.now(), by="demo", seed=seed), version=0)
        if plays:
            night.start(asyncio.get_running_loop())
            return
        for number, name in enumerate(invented(players, Chance(seed, "who comes")), 1):
            context = Context(at=clock.now(), by="demo", seed=seed)
            person = in_order(server.event_host.event(event).state)
            await server.event_host.order(
                event, Register(player=f"member-{number:03}", name=name, person=person), context
            )

    async def close() -> None:
        await asyncio.to_thread(night.stop)

    server.on_open.append(open_doors)
    server.on_close.append(close)
