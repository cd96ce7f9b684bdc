"""An event as the demo's director sees it: a copy of its own, decided here and kept by the host, so that nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from cardspeak.desk.event_host import EventHost, Taken
from cardspeak.store.contract import StoreConflict
from cardspeak.tournament.autoplay.hands import HandDealt
from cardspeak.tournament.busts.out import BustOut
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.director import Director
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.log import Entry, Event, Struck, effective
from cardspeak.tournament.needs import Advice

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
        except StoreConflict:
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


class DemoDirector(Director):
    """A director who works while people give orders too."""

    def _takes(self, one: Advice, at: int, refused: list[Order]) -> bool:
        """Take some advice; an elimination that was struck out is for whoever has struck it out to decide about."""
        if any(isinstance(order, BustOut) and self._was_taken_back(order) for order in one.orders):
            return False
        return super()._takes(one, at, refused)

    def _was_taken_back(self, order: BustOut) -> bool:
        """Whether an elimination was recorded after the hand in which the chips were lost, and struck out since."""
        log, named = self.event.log, {out.entry for out in order.out}
        if not any(isinstance(entry.what, Struck) for entry in log):
            return False
        stands = effective(log)
        lost_at = max((entry.number for entry in stands if _lost_by(entry.what, named)), default=0)
        recorded = {entry.number for entry in log[lost_at:] if _puts_out(entry.what, named)}
        return bool(recorded - {entry.number for entry in stands})


def _lost_by(what: object, named: set[int]) -> bool:
    return isinstance(what, HandDealt) and any(one.entry in named for one in what.lost)


def _puts_out(what: object, named: set[int]) -> bool:
    return isinstance(what, Busted) and any(out.entry in named for out in what.outs)
