"""The host of all events: orders wait in a queue, are decided one after another, and kept in one write to the disk.

Nobody is answered, and no screen changes, before the disk has it. While a group is being written the next one gathers, so
that a busy desk costs no more writes than a quiet one. What other processes keep in the same store is taken in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import NamedTuple

import msgspec

from cardspeak.desk.house.happenings import HOUSE
from cardspeak.desk.steady_clock import JUMP
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.floor.penalty_log import WAIVED
from cardspeak.store.contract import BadEntry, EventLog, Kept, NotKept, StoreConflict
from cardspeak.store.copying import readable
from cardspeak.tournament.clock.running import ClockBridged
from cardspeak.tournament.core import Context, Elsewhere, Order, State
from cardspeak.tournament.ending import over, over_since
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.log import Correction, Entry, Event, Unsound
from cardspeak.tournament.presence.record import PenaltyRecord
from cardspeak.words import Message

TRIES = 50
"""How often an order that names no version is decided again when another process was first."""
WAIT = 0.5
"""Seconds that the follower waits for news before it looks whether it is to stop."""
PAUSE = 0.01
"""Seconds between two looks at the store while it is being written to."""
MINUTE = 60_000
log_of_faults = logging.getLogger("cardspeak.events")

DecideEvent = Callable[[Event], tuple[Entry, ...]]


class Taken(NamedTuple):
    """An order that is on disk: what it led to, and the version of the event after it."""

    version: int
    entries: tuple[Entry, ...]
    again: bool = False
    """The same key was answered before; nothing was done twice."""


class _Asked(NamedTuple):
    name: str
    decide: DecideEvent
    version: int | None
    key: str
    answer: asyncio.Future[Taken]
    by: str = ""
    tries: int = 0


class EventHost:
    """All events over one store. Everything but the disk happens in the event loop, so nothing needs a lock."""

    def __init__(self, log: EventLog, clock: Callable[[], int]) -> None:
        self.log = log
        self.clock = clock
        """The time of the machine, even and never back; ``now`` is that of an event."""
        self.events: dict[str, Event] = {}
        self.unreadable: dict[str, Refusal] = {}
        """Events that cannot be read, or not to their end, and why; they take no orders."""
        self.on_change: list[Callable[[Event], None]] = []
        """Called with an event when something new is on the disk."""
        self.on_house_change: list[Callable[[], None]] = []
        """Called when the log of the house itself has grown."""
        self.on_write: Callable[[float, int], None] = lambda _seconds, _orders: None
        """Called with how long a group took to keep, and how many orders it had."""
        self._asked: list[_Asked] = []
        self._waiting: list[asyncio.Future[None]] = []
        self._news = True
        self._position = 0
        self._wake = asyncio.Event()
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="disk")
        self._follower = ThreadPoolExecutor(1, thread_name_prefix="news")
        self._tasks: list[asyncio.Task[None]] = []
        self._open = False
        self._writing = False
        self._ahead: dict[str, int] = {}
        """By how many milliseconds the time of an event is ahead of the clock."""
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self) -> None:
        """Read every event, and begin to take orders."""
        self._loop = asyncio.get_running_loop()
        await self._take_news()
        self._open = True
        self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._listen())]

    async def stop(self) -> None:
        """Finish the orders that were taken, and stop."""
        self._open = False
        while self._asked or self._writing:
            self._wake.set()
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._disk.shutdown(wait=True)
        self._follower.shutdown(wait=False, cancel_futures=True)

    def event(self, name: str) -> Event:
        """An event by its name in the store; refused where it cannot be read, with the reason."""
        if name in self.unreadable:
            raise self.unreadable[name]
        found = self.events.get(name)
        if found is None or not found.version:
            limits = {"of": [name for name, one in self.events.items() if one.version]}
            raise Unlawful("event.unknown", {"event": name}, field="event", value=name, limits=limits)
        return found

    def elsewhere(self, name: str, player: str) -> Elsewhere:
        """What the other events of the house know about a player."""
        known = [
            _known_of(event.state, player)
            for other, event in self.events.items()
            if other != name and event.state.created is not None
        ]
        return Elsewhere(
            seats=tuple(seat for one in known for seat in one.seats),
            offences=tuple(offence for one in known for offence in one.offences),
        )

    # --- time ---

    def now(self, name: str) -> int:
        """The time of an event. It goes on evenly from its last entry where the clock is behind that."""
        at, event = self.clock() + self._ahead.get(name, 0), self.events.get(name)
        if event is None or at >= event.last_at:
            return at
        behind = event.last_at - at
        self._ahead[name] = self._ahead.get(name, 0) + behind
        if behind > JUMP:
            self._note_jump(name, -behind)
        return event.last_at

    def clock_jumped(self, ms: int) -> None:
        """The machine's clock has jumped, and ours has not: the log of every event that is under way says so."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._note_jumps, ms)

    def _note_jumps(self, ms: int) -> None:
        for name in list(self.events):
            self._note_jump(name, ms)

    def _note_jump(self, name: str, ms: int) -> None:
        event, at = self.events[name], self.now(name)
        if not self._open or event.state.created is None or over_since(event.state, at) is not None:
            return
        note, context = ClockBridged(at=at, ms=ms), Context(at=at)
        key = f"clock bridged {ms // JUMP} {at // MINUTE}"  # every process of the house sees the jump
        noted = self._ask(name, lambda event: event.note(note, _not_before(event, context), key), None, key)
        noted.add_done_callback(lambda answer: answer.exception())

    # --- orders and corrections ---

    async def order(
        self, name: str, order: Order, context: Context, *, version: int | None = None, key: str = "", why: str = ""
    ) -> Taken:
        """Decide an order and keep what follows; a ``Refusal`` or a ``Conflict`` changes nothing."""
        return await self._ask(
            name, lambda event: event.give(order, _not_before(event, context), why, key), version, key, context.by
        )

    async def correct(self, name: str, decide: Callable[[Event], Correction], *, version: int) -> Taken:
        """Strike orders out, or insert one in the past; what that leads to was shown before, at this version."""

        def corrected(event: Event) -> tuple[Entry, ...]:
            correction = decide(event)
            event.correct(correction)
            return correction.entries

        return await self._ask(name, corrected, version, "")

    def _ask(
        self, name: str, decide: DecideEvent, version: int | None, key: str, by: str = ""
    ) -> asyncio.Future[Taken]:
        if not self._open:
            raise Unlawful("house.closing", field="order")
        answer: asyncio.Future[Taken] = asyncio.get_running_loop().create_future()
        self._asked.append(_Asked(name, decide, version, key, answer, by))
        self._wake.set()
        return answer

    # --- the worker: decide a group, keep it, answer ---

    async def catch_up(self) -> None:
        """Read what other processes have kept, now: a request names an event that is not known here."""
        self._news = True
        self._wake.set()
        taken_in = asyncio.get_running_loop().create_future()
        self._waiting.append(taken_in)
        await taken_in

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._writing = True
            asked: list[_Asked] = []
            try:
                if self._news or any(self._behind(one) for one in self._asked):
                    await self._take_news()
                asked, self._asked = self._asked, []
                if asked:
                    await self._group(asked)
            except Exception as failure:  # the database is away, or a fault of ours: the host goes on
                log_of_faults.exception("a group of orders failed")
                self._give_up(asked or self._asked, failure)
            self._writing = False

    def _behind(self, one: _Asked) -> bool:
        """Whether somebody has seen more of an event than we have: another process took the order before."""
        event = self.events.get(one.name)
        return one.version is not None and one.version > (event.version if event is not None else 0)

    def _give_up(self, asked: list[_Asked], failure: Exception) -> None:
        for name in {one.name for one in asked} & self.events.keys():
            event = self.events[name]
            if event.version > event.kept:
                event.back_to(event.kept)
            if not event.version:
                del self.events[name]
        for one in asked:
            _fail(one, failure if isinstance(failure, Refusal) else _not_kept(failure))
        self._asked = [one for one in self._asked if not one.answer.done()]

    async def _group(self, asked: list[_Asked]) -> None:
        by_event: dict[str, list[tuple[_Asked, tuple[Entry, ...]]]] = {}
        for one in asked:
            entries = self._decided(one)
            if entries:
                by_event.setdefault(one.name, []).append((one, entries))
        for name in list(by_event):
            if found := self.events[name].check():
                by_event[name] = self._one_by_one(name, by_event[name], found)
        batches = [
            (name, self.events[name].kept, tuple(entry for _, entries in decided for entry in entries))
            for name, decided in by_event.items()
            if decided
        ]
        if not batches:
            return
        begun = perf_counter()
        try:
            said = await asyncio.get_running_loop().run_in_executor(self._disk, self.log.append_many, batches)
        except Exception as failure:  # the disk is full, the database is away: nothing of it happened
            log_of_faults.exception("nothing was kept")
            said = [failure if isinstance(failure, Refusal) else _not_kept(failure)] * len(batches)
        for (name, _, entries), answer in zip(batches, said, strict=True):
            if isinstance(answer, Refusal):
                await self._not_kept(name, by_event[name], answer)
            else:
                if answer[0] == self._position + 1:  # otherwise others kept something before it, which is news
                    self._position = answer[-1]
                self._kept(name, len(entries), by_event[name])
        self.on_write(perf_counter() - begun, sum(len(decided) for decided in by_event.values()))

    def _decided(self, one: _Asked) -> tuple[Entry, ...]:
        """What an order leads to; answered at once where it is refused, or leads to nothing new."""
        if one.name in self.unreadable:
            _fail(one, self.unreadable[one.name])
            return ()
        event = self.events.get(one.name)
        if event is None:
            event = self.events[one.name] = Event(name=one.name)
        before = event.answered(one.by, one.key)
        if before is not None:
            if before[-1].number > event.kept:
                self._ask_again(one)  # given twice in one breath: the first one is on its way to the disk
            else:
                _answer(one, Taken(before[-1].number, before, again=True))
            return ()
        if one.version is not None and one.version != event.version:
            _fail(one, StoreConflict(one.name, one.version, event.version))
            return ()
        try:
            entries = one.decide(event)
        except Refusal as refusal:
            _fail(one, refusal)
        except Exception as failure:
            log_of_faults.exception("an order could not be decided")
            _fail(one, failure)
        else:
            if not entries:
                _answer(one, Taken(event.version, ()))
            return entries
        if not event.version:
            del self.events[one.name]
        return ()

    def _one_by_one(
        self, name: str, decided: list[tuple[_Asked, tuple[Entry, ...]]], found: tuple[Message, ...]
    ) -> list[tuple[_Asked, tuple[Entry, ...]]]:
        """Something that must hold does not: decide the group again, and leave out the order that breaks it."""
        log_of_faults.error("a rule of the state does not hold: %s", list(map(str, found)))
        event = self.events[name]
        event.back_to(event.kept)
        good: list[tuple[_Asked, tuple[Entry, ...]]] = []
        for one, _ in decided:
            before = event.version
            try:
                entries = one.decide(event)
                wrong = event.check()
            except Exception as failure:  # a refusal, mostly
                _fail(one, failure)
                continue
            if wrong:
                event.back_to(before)
                _fail(one, Unsound(wrong))
            else:
                good.append((one, entries))
        return good

    def _kept(self, name: str, count: int, decided: list[tuple[_Asked, tuple[Entry, ...]]]) -> None:
        event = self.events[name]
        event.kept += count
        for one, entries in decided:
            _answer(one, Taken(entries[-1].number, entries))
        self._changed(event)

    async def _not_kept(self, name: str, decided: list[tuple[_Asked, tuple[Entry, ...]]], refusal: Refusal) -> None:
        """Another process was first: decide again on what is now. Or the disk would not write: then nothing happened."""
        event = self.events[name]
        event.back_to(event.kept)
        if isinstance(refusal, StoreConflict):
            await self._take_news()
        elif not isinstance(refusal, NotKept) and len(decided) > 1:  # one of them cannot be kept: the others can
            for one, _ in decided:
                await self._group([one])
            return
        for one, _ in decided:
            if isinstance(refusal, StoreConflict) and one.tries < TRIES:
                self._ask_again(one._replace(tries=one.tries + 1))  # its key may be answered, or its version gone by
            else:
                _fail(one, _busy() if isinstance(refusal, StoreConflict) else refusal)
        if not event.version:
            self.events.pop(name, None)

    def _ask_again(self, one: _Asked) -> None:
        self._asked.append(one)
        self._wake.set()

    # --- what other processes keep ---

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                after = self._position
                self.clock()  # a jump is noticed also while nobody asks
                if not await loop.run_in_executor(self._follower, self.log.wait, after, WAIT):
                    continue
                if self._writing:
                    await asyncio.sleep(PAUSE)  # it may be our own, about to be answered
                if self._position == after:  # otherwise it was ours; a gap in the positions shows what others kept
                    self._news = True
                    self._wake.set()
                await asyncio.sleep(PAUSE)
            except Exception:
                log_of_faults.exception("the store cannot be followed")
                await asyncio.sleep(1)

    async def _take_news(self) -> None:
        self._news = False
        waiting, self._waiting = self._waiting, []
        try:
            await self._read_on()
        finally:
            for one in waiting:
                if not one.done():
                    one.set_result(None)

    async def _read_on(self) -> None:
        after = self._position

        found, stopped = await asyncio.get_running_loop().run_in_executor(self._disk, _readable, self.log, after)
        by_event: dict[str, list[Entry]] = {}
        for one in found:
            self._position = max(self._position, one.position)
            event = self.events.get(one.stream)
            if one.stream != HOUSE and one.entry.number > (event.version if event else 0):
                by_event.setdefault(one.stream, []).append(one.entry)
        for bad in stopped:
            self._cannot_be_read(bad.stream, bad)
        for stream, news in by_event.items():
            if stream not in self.unreadable:
                self._take(stream, news)
        if any(one.stream == HOUSE for one in found):
            for listener in self.on_house_change:
                listener()

    def _take(self, name: str, news: list[Entry]) -> None:
        """Apply entries that are on disk; if that fails for one event, the others go on."""
        try:
            event = self.events.get(name)
            if event is None:
                event = self.events[name] = Event(news, name)
            else:
                event.take(news)
                event.kept = event.version
        except Exception as failure:
            self._cannot_be_read(
                name,
                Unreadable(
                    "event.unreadable",
                    {"name": name, "failure": str(failure) or type(failure).__name__},
                    field="event",
                    value=name,
                ),
            )
        else:
            self._changed(event)

    def _cannot_be_read(self, name: str, why: Refusal) -> None:
        if name not in self.unreadable:
            log_of_faults.error("the event %s cannot be read: %s", name, why, exc_info=True)
        self.unreadable[name] = why
        self.events.pop(name, None)

    def _changed(self, event: Event) -> None:
        for listener in self.on_change:
            listener(event)


def _known_of(state: State, player: str) -> Elsewhere:
    """What an event knows about a player, for the others: a seat while it is under way, and offences."""
    entrants = state.of(Entrants)
    entries = entrants.by_player.get(player, ())
    if not entries:
        return Elsewhere()
    sits = any(entrants.entries[entry].table is not None for entry in entries) and not over(state)
    record = state.of(PenaltyRecord).log.of(entries[0])
    return Elsewhere(
        seats=(state.setup.name,) if sits else (),
        offences=tuple(one.offence for one in record if one.penalty != WAIVED),
    )


def _readable(log: EventLog, after: int) -> tuple[list[Kept], list[BadEntry]]:
    """The entries of all logs after a position; where one log stops, those of the others, and where it did."""
    try:
        return list(log.read_all(after)), []
    except BadEntry:
        stopped: list[BadEntry] = []
        names = log.streams()
        found = [one for name in names for one in readable(log, name, stopped) if one.position > after]
        if any(bad.stream == HOUSE for bad in stopped):
            raise  # without staff and links there is no house
        return sorted(found, key=lambda one: one.position), stopped


def _not_before(event: Event, context: Context) -> Context:
    """The context at a moment that is not before the last entry: another process may be a little ahead."""
    return context if context.at >= event.last_at else msgspec.structs.replace(context, at=event.last_at)


def _answer(one: _Asked, taken: Taken) -> None:
    if not one.answer.done():  # whoever asked may have hung up
        one.answer.set_result(taken)


def _fail(one: _Asked, failure: Exception) -> None:
    if not one.answer.done():
        one.answer.set_exception(failure)


def _not_kept(failure: Exception) -> Refusal:
    return NotKept("log.not-kept", {"failure": failure}, field="store")


def _busy() -> Refusal:
    return NotKept("house.busy/ordering", field="order")
