"""A demo over a running server: its clock, its event, and the night that plays itself."""

from __future__ import annotations

import asyncio

from cardspeak.desk.demo.clock import DemoClock
from cardspeak.desk.demo.league_night import league_night, terms
from cardspeak.desk.demo.names import invented
from cardspeak.desk.demo.playing import DemoNight
from cardspeak.tournament.core import Context
from cardspeak.tournament.draws import Chance, seal
from cardspeak.tournament.entries.creating import CreateEvent
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.presence.papers import in_order
from cardspeak.web.place import Place

MINUTE = 60_000
DOORS = 20 * MINUTE
"""How long before the start the doors open."""


def arrange(place: Place, event: str, book: str, players: int, pace: int, *, plays: bool) -> None:
    """Let an event open with the server; with ``plays`` it goes on by itself, otherwise everybody has checked in."""
    clock = DemoClock(place.now(), pace if plays else 1)
    if plays:
        place.now = place.event_host.clock = clock.now
        place.boards.pace = lambda: clock.pace
        place.demo = clock
    seed = place.house.seed(event)
    night = DemoNight(place.event_host, clock, event, seed, players, late=min(8, players // 8))

    async def open_doors() -> None:
        starts_at = clock.now() + (DOORS if plays else 5 * MINUTE)
        order = CreateEvent(setup=league_night(book, starts_at), terms=terms(starts_at), sealed=seal(seed))
        await place.event_host.order(event, order, Context(at=clock.now(), by="demo", seed=seed), version=0)
        if plays:
            night.start(asyncio.get_running_loop())
            return
        for number, name in enumerate(invented(players, Chance(seed, "who comes")), 1):
            context = Context(at=clock.now(), by="demo", seed=seed)
            person = in_order(place.event_host.event(event).state)
            await place.event_host.order(
                event, Register(player=f"member-{number:03}", name=name, person=person), context
            )

    async def close() -> None:
        await asyncio.to_thread(night.stop)

    place.opening.append(open_doors)
    place.closing.append(close)
