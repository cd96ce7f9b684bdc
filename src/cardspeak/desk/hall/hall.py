"""The hall keeps every event: orders wait in a queue, are decided one after another, and kept in one write to the disk.

Nobody is answered, and no screen is told, before the disk has it. While a group is being written the next one gathers, so
that a busy desk costs no more writes than a quiet one. What other processes keep in the same store is taken in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import perf_counter
from typing import NamedTuple

from cardspeak.desk.hall.running import Running
from cardspeak.errors import Refusal, Unlawful
from cardspeak.store.contract import Conflict, EventLog, NotKept
from cardspeak.tournament.core import Context, Order
from cardspeak.tournament.log import Entry

HOUSE = "house"
"""The log of the house itself: staff, links, seeds. It is no event."""
TRIES = 50
"""How often an order that names no version is decided again when another process was first."""
WAIT = 0.5
"""Seconds that the follower waits for news before it looks whether it is to stop."""
PAUSE = 0.01
"""Seconds between two looks at the store while it is being written to."""
log_of_faults = logging.getLogger("cardspeak.hall")

Decide = Callable[[Running], tuple[Entry, ...]]
Told = Callable[[Running], None]


class Taken(NamedTuple):
    """An order that is on the disk: what it led to, and the version of the event with it."""

    version: int
    entries: tuple[Entry, ...]
    again: bool = False
    """The same key was answered before; nothing was done twice."""


class _Asked(NamedTuple):
    event: str
    decide: Decide
    version: int | None
    key: str
    answer: asyncio.Future[Taken]
    by: str = ""
    tries: int = 0


class Hall:
    """All events over one store. Everything but the disk happens in the event loop, so nothing needs a lock."""

    def __init__(self, log: EventLog, now: Callable[[], int]) -> None:
        self.log = log
        self.now = now
        self.events: dict[str, Running] = {}
        self.told: list[Told] = []
        """Called with an event when something new is on the disk."""
        self.house_told: list[Callable[[], None]] = []
        """Called when the log of the house itself has grown."""
        self._asked: list[_Asked] = []
        self._heard: list[asyncio.Future[None]] = []
        self._news = True
        self._position = 0
        self._wake = asyncio.Event()
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="disk")
        self._ears = ThreadPoolExecutor(1, thread_name_prefix="news")
        self._tasks: list[asyncio.Task[None]] = []
        self._open = False
        self._writing = False
        self.took: Callable[[float, int], None] = lambda _seconds, _orders: None
        """Called with how long a group took to keep, and how many orders it had."""

    async def start(self) -> None:
        """Read every event, and begin to take orders."""
        await self._take_news()
        self._open = True
        self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._listen())]

    async def stop(self) -> None:
        """Finish what was asked, and let go."""
        self._open = False
        while self._asked or self._writing:
            self._wake.set()
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._disk.shutdown(wait=True)
        self._ears.shutdown(wait=False, cancel_futures=True)

    def running(self, event: str) -> Running:
        """An event by its name in the store."""
        found = self.events.get(event)
        if found is None or not found.version:
            limits = {"of": [name for name, one in self.events.items() if one.version]}
            raise Unlawful("event.unknown", f"There is no event '{event}'.", field="event", value=event, limits=limits)
        return found

    async def order(
        self, event: str, order: Order, context: Context, *, version: int | None = None, key: str = "", why: str = ""
    ) -> Taken:
        """Decide an order and keep what follows; a ``Refusal`` or a ``Conflict`` changes nothing."""
        return await self._ask(event, lambda running: running.order(order, context, why, key), version, key, context.by)

    async def strike(self, event: str, numbers: tuple[int, ...], context: Context, *, version: int, why: str) -> Taken:
        """Strike entries out; what that leads to was shown before, at this version."""

        def struck(running: Running) -> tuple[Entry, ...]:
            entry, _ = running.event.struck_out(numbers, context, why)
            running.correct([entry])
            return (entry,)

        return await self._ask(event, struck, version, "")

    async def insert(self, event: str, order: Order, after: int, context: Context, *, version: int, why: str) -> Taken:
        """An order given in the past; what that leads to was shown before, at this version."""

        def inserted(running: Running) -> tuple[Entry, ...]:
            entries, _ = running.event.inserted(order, after, context, why)
            if entries:
                running.correct(entries)
            return entries

        return await self._ask(event, inserted, version, "")

    def _ask(self, event: str, decide: Decide, version: int | None, key: str, by: str = "") -> asyncio.Future[Taken]:
        if not self._open:
            raise Unlawful("house.closing", "The house is closing; ask again in a moment.", field="order")
        answer: asyncio.Future[Taken] = asyncio.get_running_loop().create_future()
        self._asked.append(_Asked(event, decide, version, key, answer, by))
        self._wake.set()
        return answer

    # --- the worker: decide a group, keep it, answer ---

    async def catch_up(self) -> None:
        """Take in what other processes have kept, now: somebody speaks of an event that we do not know."""
        self._news = True
        self._wake.set()
        heard = asyncio.get_running_loop().create_future()
        self._heard.append(heard)
        await heard

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
            except Exception as failure:  # the database is away, or a fault of ours: the hall goes on
                log_of_faults.exception("a group of orders failed")
                self._give_up(asked or self._asked, failure)
            self._writing = False

    def _behind(self, one: _Asked) -> bool:
        """Whether somebody has seen more of an event than we have: another process took the order before."""
        running = self.events.get(one.event)
        return one.version is not None and one.version > (running.version if running is not None else 0)

    def _give_up(self, asked: list[_Asked], failure: Exception) -> None:
        for event in {one.event for one in asked} & self.events.keys():
            running = self.events[event]
            if running.version > running.kept:
                running.back_to(running.kept)
            if not running.version:
                del self.events[event]
        for one in asked:
            _fail(one, failure if isinstance(failure, Refusal) else _not_kept(failure))
        self._asked = [one for one in self._asked if not one.answer.done()]

    async def _group(self, asked: list[_Asked]) -> None:
        by_event: dict[str, list[tuple[_Asked, tuple[Entry, ...]]]] = {}
        for one in asked:
            entries = self._decided(one)
            if entries:
                by_event.setdefault(one.event, []).append((one, entries))
        for event in list(by_event):
            if found := self.events[event].check():
                by_event[event] = self._one_by_one(event, by_event[event], found)
        batches = [
            (event, self.events[event].kept, tuple(entry for _, entries in decided for entry in entries))
            for event, decided in by_event.items()
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
        for (event, _, entries), answer in zip(batches, said, strict=True):
            if isinstance(answer, Refusal):
                await self._not_kept(event, by_event[event], answer)
            else:
                if answer[0] == self._position + 1:  # otherwise others kept something before it, which is news
                    self._position = answer[-1]
                self._kept(event, len(entries), by_event[event])
        self.took(perf_counter() - begun, sum(len(decided) for decided in by_event.values()))

    def _decided(self, one: _Asked) -> tuple[Entry, ...]:
        """What an order leads to; answered at once where it is refused, or leads to nothing new."""
        running = self.events.get(one.event)
        if running is None:
            running = self.events[one.event] = Running(one.event)
        before = running.answered(one.key)
        if before is not None:
            if before[0].by != one.by:
                _fail(one, Unlawful("order.key-used", "Somebody else has used this key.", field="key", value=one.key))
            elif before[-1].number > running.kept:
                self._ask_again(one)  # given twice in one breath: the first one is on its way to the disk
            else:
                _answer(one, Taken(before[-1].number, before, again=True))
            return ()
        if one.version is not None and one.version != running.version:
            _fail(one, Conflict(one.event, one.version, running.version))
            return ()
        try:
            entries = one.decide(running)
        except Refusal as refusal:
            _fail(one, refusal)
        except Exception as failure:
            log_of_faults.exception("an order could not be decided")
            _fail(one, failure)
        else:
            if not entries:
                _answer(one, Taken(running.version, ()))
            return entries
        if not running.version:
            del self.events[one.event]
        return ()

    def _one_by_one(
        self, event: str, decided: list[tuple[_Asked, tuple[Entry, ...]]], found: tuple[str, ...]
    ) -> list[tuple[_Asked, tuple[Entry, ...]]]:
        """Something that must hold does not: decide the group again, and leave out the order that breaks it."""
        log_of_faults.error("a rule of the state does not hold: %s", found)
        running = self.events[event]
        running.back_to(running.kept)
        good: list[tuple[_Asked, tuple[Entry, ...]]] = []
        for one, _ in decided:
            before = running.version
            try:
                entries = one.decide(running)
                wrong = running.check()
            except Exception as failure:  # a refusal, mostly
                _fail(one, failure)
                continue
            if wrong:
                running.back_to(before)
                _fail(one, AssertionError(wrong))
            else:
                good.append((one, entries))
        return good

    def _kept(self, event: str, count: int, decided: list[tuple[_Asked, tuple[Entry, ...]]]) -> None:
        running = self.events[event]
        running.kept += count
        for one, entries in decided:
            _answer(one, Taken(entries[-1].number, entries))
        self._tell(running)

    async def _not_kept(self, event: str, decided: list[tuple[_Asked, tuple[Entry, ...]]], refusal: Refusal) -> None:
        """Another process was first: decide again on what is now. Or the disk would not write: then nothing happened."""
        running = self.events[event]
        running.back_to(running.kept)
        if isinstance(refusal, Conflict):
            await self._take_news()
        elif not isinstance(refusal, NotKept) and len(decided) > 1:  # one of them cannot be kept: the others can
            for one, _ in decided:
                await self._group([one])
            return
        for one, _ in decided:
            if isinstance(refusal, Conflict) and one.tries < TRIES:
                self._ask_again(one._replace(tries=one.tries + 1))  # its key may be answered, or its version gone by
            else:
                _fail(one, _busy() if isinstance(refusal, Conflict) else refusal)
        if not running.version:
            self.events.pop(event, None)

    def _ask_again(self, one: _Asked) -> None:
        self._asked.append(one)
        self._wake.set()

    # --- what other processes keep ---

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                after = self._position
                if not await loop.run_in_executor(self._ears, self.log.wait, after, WAIT):
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
        heard, self._heard = self._heard, []
        try:
            await self._read_on()
        finally:
            for one in heard:
                if not one.done():
                    one.set_result(None)

    async def _read_on(self) -> None:
        after = self._position

        def read() -> list[tuple[int, str, Entry]]:
            return [(kept.position, kept.stream, kept.entry) for kept in self.log.read_all(after)]

        found = await asyncio.get_running_loop().run_in_executor(self._disk, read)
        by_event: dict[str, list[Entry]] = {}
        for position, stream, entry in found:
            self._position = max(self._position, position)
            running = self.events.get(stream)
            if stream != HOUSE and entry.number > (running.version if running else 0):
                by_event.setdefault(stream, []).append(entry)
        for stream, news in by_event.items():
            with _one_event_may_be_bad(stream):
                known = self.events.get(stream)
                if known is None:
                    self.events[stream] = known = Running(stream, news)
                else:
                    known.take(news)
                self._tell(known)
        if any(stream == HOUSE for _, stream, _ in found):
            for listener in self.house_told:
                listener()

    def _tell(self, running: Running) -> None:
        for listener in self.told:
            listener(running)


@contextmanager
def _one_event_may_be_bad(event: str) -> Iterator[None]:
    """The other events go on."""
    try:
        yield
    except Exception:
        log_of_faults.exception("the event %s cannot be read on", event)


def _answer(one: _Asked, taken: Taken) -> None:
    if not one.answer.done():  # whoever asked may have hung up
        one.answer.set_result(taken)


def _fail(one: _Asked, failure: Exception) -> None:
    if not one.answer.done():
        one.answer.set_exception(failure)


def _not_kept(failure: Exception) -> Refusal:
    return NotKept("log.not-kept", f"Nothing was kept: {failure}.", field="store")


def _busy() -> Refusal:
    return NotKept("house.busy", "Others are ordering at the same time; try again.", field="order")
