"""The night itself: people check in, the clock starts, every table is dealt, and somebody calls the floor now and then.

It runs in a thread beside the server, gives its orders like anybody else, and looks again whenever a person steps in.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

from cardspeak.desk.demo.clock import DemoClock
from cardspeak.desk.demo.league_night import CALLS, invented
from cardspeak.desk.demo.mirror import DemoDirector, Mirror, SteppedIn
from cardspeak.desk.event_host import EventHost
from cardspeak.errors import Refusal
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.view import now as clock_at
from cardspeak.tournament.clock.view import starts_at
from cardspeak.tournament.director import Director
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.night import LEFT_ALONE, SECOND, Tables
from cardspeak.tournament.papers import in_order
from cardspeak.tournament.presence.calls import CallFloor, Calls
from cardspeak.tournament.presence.rulings import KeepRuling

LOOK_AGAIN = 0.1
"""Real seconds between two looks while nothing may be done."""
CALL_EVERY = 25
"""Hands of the room from one call to the floor to the next."""
ANSWERED_AFTER = 180_000
"""How long a call waits for a person before the demo's own floor goes there."""
faults = logging.getLogger("cardspeak.demo")


class DemoStopped(Exception):
    """The server is stopping."""


class PacedTables(Tables):
    """Tables that wait for the demo's clock: setting the time means waiting until it is that late."""

    def __init__(self, director: Director, wait_until: Callable[[int], int], at: int) -> None:
        self._wait_until = wait_until
        self._at = at
        super().__init__(director, at)

    @property
    def at(self) -> int:
        """The moment it is."""
        return self._at

    @at.setter
    def at(self, moment: int) -> None:
        self._at = self._wait_until(moment)

    def _cannot_deal(self, table: int, refusal: Refusal) -> bool:
        """A table with somebody whose elimination was taken back waits until a person has decided."""
        return False if refusal.code == "deal.no-chips" else super()._cannot_deal(table, refusal)

    def _count_idle(self, *, dealt: bool) -> None:
        """A night that cannot go on waits for people, however long."""
        if not dealt:
            self.at += SECOND


class DemoNight:
    """A night that plays itself."""

    def __init__(
        self, host: EventHost, clock: DemoClock, event: str, seed: bytes, players: int = 74, late: int = 8
    ) -> None:
        self._host, self._clock, self._name, self._seed = host, clock, event, seed
        self._chance = Chance(seed, "the demo's own dice")
        self._coming = invented(players, self._chance)
        self._late = late
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin, in a thread of its own."""
        self._thread = threading.Thread(target=self._run, args=(loop,), name="demo", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop dealing."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join(5)

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            mirror = Mirror(self._host, self._name, loop)
            director = DemoDirector(mirror, self._seed, by="demo")
            self._check_in(mirror, director)
            self._play(mirror, director)
        except DemoStopped:
            pass
        except Exception:
            if not self._stop.is_set():
                faults.exception("the demo cannot go on")

    # --- time ---

    def _wait_until(self, moment: int) -> int:
        """Wait until the demo's clock shows a moment; the moment it shows then."""
        while (seconds := self._clock.seconds_until(moment)) > 0:
            if self._stop.wait(min(seconds, LOOK_AGAIN)):
                raise DemoStopped
        if self._stop.is_set():
            raise DemoStopped
        return max(moment, self._clock.now())

    # --- before the start ---

    def _check_in(self, mirror: Mirror, director: Director) -> None:
        """People come one after the other; the last ones when play has begun."""
        there = len(mirror.state.of(Entrants).entries)
        for number in range(there, len(self._coming) - self._late):
            self._wait_until(self._clock.now() + 3_000 + self._chance.below(20_000))
            self._enter(mirror, director, number)
        self._until(lambda: mirror.state.of(Clock).started or self._clock.now() >= starts_at(mirror.state), mirror)
        while not mirror.state.of(Clock).started:
            self._follow(mirror, director, leave=LEFT_ALONE)
            self._wait_until(self._clock.now() + 1_000)
            mirror.catch_up()

    def _comes(self, mirror: Mirror, number: int) -> Register:
        """Somebody at the desk, with the papers that the book wants to see."""
        return Register(player=f"demo-{number + 1:03}", name=self._coming[number], person=in_order(mirror.state))

    def _enter(self, mirror: Mirror, director: Director, number: int) -> None:
        for _ in range(5):
            try:
                director.order(self._comes(mirror, number), self._clock.now())
            except SteppedIn:
                continue
            except Refusal:
                faults.info("%s could not check in", self._coming[number])
            return
        mirror.catch_up()

    def _until(self, done: Callable[[], bool], mirror: Mirror) -> None:
        while not done():
            if self._stop.wait(LOOK_AGAIN):
                raise DemoStopped
            mirror.catch_up()

    def _follow(self, mirror: Mirror, director: Director, leave: tuple[str, ...]) -> None:
        try:
            director.follow(self._clock.now(), leave=leave)
        except SteppedIn:
            mirror.catch_up()

    # --- play ---

    def _play(self, mirror: Mirror, director: Director) -> None:
        for number in range(len(self._coming) - self._late, len(self._coming)):
            self._enter(mirror, director, number)
        tables = PacedTables(director, self._wait_until, self._clock.now())
        asked = tables.hands
        while mirror.state.of(Finishing).won is None and mirror.state.of(Entrants).left > 1:
            self._until(lambda: self._may_deal(mirror), mirror)
            try:
                tables.step()
                if tables.hands - asked >= CALL_EVERY:
                    asked = tables.hands
                    self._call(mirror, director)
                self._answer(mirror, director)
            except SteppedIn:
                mirror.catch_up()
            except Refusal as refusal:  # a person has changed what was about to be done
                faults.info("the demo looks again: %s", refusal)
                self._wait_until(self._clock.now() + SECOND)
                mirror.catch_up()
        self._follow(mirror, director, leave=LEFT_ALONE)

    def _may_deal(self, mirror: Mirror) -> bool:
        """No hands are dealt while a person has paused the clock, or when the night is over."""
        if mirror.state.of(Finishing).won is not None or mirror.state.of(HandForHand).stops_the_clock:
            return True
        return clock_at(mirror.state, self._clock.now()).running

    def _call(self, mirror: Mirror, director: Director) -> None:
        tables = [table.number for table in mirror.state.of(Entrants).open_tables() if table.players > 1]
        if tables and not mirror.state.of(Calls).waiting:
            about, _ = CALLS[self._chance.below(len(CALLS))]
            order = CallFloor(table=tables[self._chance.below(len(tables))], about=about)
            director.order(order, self._clock.now())

    def _answer(self, mirror: Mirror, director: Director) -> None:
        """The demo's own floor goes to calls that nobody has answered: the ruling is made by the book and kept."""
        now = self._clock.now()
        for called in mirror.state.of(Calls).waiting:
            script = dict(CALLS).get(called.about)
            if script is None or now - called.at < ANSWERED_AFTER:
                continue
            line = len(script.splitlines())
            director.order(KeepRuling(table=called.table, script=script, line=line, call=called.call), now)
