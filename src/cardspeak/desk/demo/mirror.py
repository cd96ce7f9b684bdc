"""An event as the demo's director sees it: a copy of its own, decided here and kept by the host, so that nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from cardspeak.desk.event_host import EventHost, Taken
from cardspeak.store.contract import Conflict
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.log import Entry, Event

PATIENCE = 30.0


class SteppedIn(Exception):
    """Somebody else has changed the event: look again before doing anything."""


class Mirror(Event):
    """A copy of an event of the host. Orders go to the host first; what comes back is taken here."""

    def __init__(self, host: EventHost, name: str, loop: asyncio.AbstractEventLoop) -> None:
        self._host, self._name, self._loop = host, name, loop
        super().__init__(self._read(0))

    def order(self, order: Order, context: Context, why: str = "", key: str = "") -> tuple[Entry, ...]:
        """Give an order at the version seen here; ``SteppedIn`` where the event has gone on."""
        asked = self._host.order(self._name, order, context, version=len(self.log), why=why, key=key)
        try:
            taken: Taken = asyncio.run_coroutine_threadsafe(asked, self._loop).result(PATIENCE)
        except Conflict:
            self.catch_up()
            raise SteppedIn from None
        self.take(taken.entries)
        return taken.entries

    def catch_up(self) -> bool:
        """Take in what others have done; whether there was anything."""
        news = self._read(len(self.log))
        self.take(news)
        return bool(news)

    def _read(self, after: int) -> list[Entry]:
        async def read() -> Iterable[Entry]:
            event = self._host.events.get(self._name)
            return list(event.log[after : event.kept]) if event else []

        return list(asyncio.run_coroutine_threadsafe(read(), self._loop).result(PATIENCE))
