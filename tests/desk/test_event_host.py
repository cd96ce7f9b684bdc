"""The host: nothing is answered before the disk has it, nothing happens twice, nobody overwrites what they have not seen."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cardspeak.desk.event_host import EventHost, Taken
from cardspeak.desk.steady_clock import SteadyClock
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.store import EventLog, open_log
from cardspeak.store.contract import Batch, Damaged, NotKept, StoreConflict
from cardspeak.tournament import core
from cardspeak.tournament.clock.running import Bridges, PauseClock, StartClock
from cardspeak.tournament.clock.view import now as clock_at
from cardspeak.tournament.core import Context, State
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.draws import seal
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.log import Correction, Event, Unsound
from cardspeak.tournament.presence.calls import Announce, Announced, Calls
from cardspeak.tournament.seats.seating import DrawSeats
from cardspeak.tournament.setup import EventSetup, Level
from cardspeak.words import Message
from tests.desk.telling import tell
from tests.store.conftest import Opener
from tests.store.test_sqlite import tampered
from tests.words.kit import just

SEED = b"a seed that was sealed before the doors opened"
CONTEXT = Context(at=1_800_000_000_000, by="Ann", seed=SEED)
BORN = 2
"""Entries of an event that was just created."""
SETUP = EventSetup(name="Friday", book="tda-2024", levels=(Level(minutes=20, small_blind=100, big_blind=200),))


class Counting:
    """A store that counts its writes, and can be told to be slow or to fail."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self.writes = 0
        self.full = False
        self.late = 0
        """How often another process is first from now on."""
        self.gate = threading.Event()
        self.gate.set()

    def append_many(self, batches: Sequence[Batch]) -> list[tuple[int, ...] | Refusal]:
        self.gate.wait(5)
        self.writes += 1
        if self.full:
            raise NotKept("log.not-kept", {"failure": "the disk is full"}, field="file")
        if self.late:
            self.late -= 1
            return [StoreConflict(event, version, version + 1) for event, version, _ in batches]
        return self._log.append_many(batches)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)


@asynccontextmanager
async def opened(log: Any, clock: Callable[[], int] | None = None) -> AsyncIterator[EventHost]:
    host = EventHost(log, clock or (lambda: CONTEXT.at))
    await host.start()
    try:
        yield host
    finally:
        await host.stop()


async def create(host: EventHost, event: str = "friday") -> Taken:
    return await host.order(event, CreateEvent(setup=SETUP, sealed=seal(SEED)), CONTEXT, version=0)


def say(host: EventHost, words: str, event: str = "friday", **more: Any) -> Awaitable[Taken]:
    return asyncio.ensure_future(host.order(event, Announce(words=words), CONTEXT, **more))


async def strike(host: EventHost, number: int, version: int, why: str = "a mistake") -> Taken:
    return await host.correct("friday", lambda event: event.strike([number], CONTEXT, why), version=version)


def insert(words: str, after: int) -> Callable[[Event], Correction]:
    return lambda event: event.insert(Announce(words=words), after, CONTEXT, "forgotten")


def said(event: Event) -> list[str]:
    return [one.words for one in event.state.of(Calls).announced]


async def until(true: Callable[[], bool], seconds: float = 2) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


@pytest.fixture
def log(opener: Opener) -> EventLog:
    return opener()


def test_orders_that_come_together_are_one_write(log: EventLog) -> None:
    async def story() -> None:
        counting = Counting(log)
        async with opened(counting) as host:
            await create(host)
            before = counting.writes
            taken = await asyncio.gather(*(say(host, str(number)) for number in range(100)))
            assert counting.writes - before <= 2
            assert sorted(one.version for one in taken) == list(range(BORN + 1, BORN + 101))
            assert said(host.event("friday")) == [str(number) for number in range(100)]

    tell(story())


def test_nobody_is_answered_and_no_screen_is_told_before_the_disk_has_it(log: EventLog) -> None:
    async def story() -> None:
        counting = Counting(log)
        async with opened(counting) as host:
            await create(host)
            told: list[int] = []
            host.on_change.append(lambda event: told.append(event.kept))
            counting.gate.clear()
            waiting = asyncio.ensure_future(say(host, "soon"))
            await asyncio.sleep(0.1)
            assert not waiting.done()
            assert not told
            assert host.event("friday").settled().version == BORN
            counting.gate.set()
            assert (await waiting).version == BORN + 1
            assert told == [BORN + 1]

    tell(story())


def test_a_full_disk_acknowledges_nothing_and_nothing_has_happened(log: EventLog) -> None:
    async def story() -> None:
        counting = Counting(log)
        async with opened(counting) as host:
            await create(host)
            counting.full = True
            failed = await asyncio.gather(*(say(host, "lost", key=f"k{n}") for n in range(3)), return_exceptions=True)
            assert [type(one) for one in failed] == [NotKept] * 3
            assert host.event("friday").version == BORN
            counting.full = False
            assert (await say(host, "kept", key="k0")).version == BORN + 1
            assert said(host.event("friday")) == ["kept"]

    tell(story())


def test_a_disk_that_fails_in_ways_nobody_thought_of_is_the_same(
    log: EventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        counting = Counting(log)
        async with opened(counting) as host:
            await create(host)
            monkeypatch.setattr(counting, "append_many", lambda batches: 1 // 0)
            with pytest.raises(NotKept):
                await say(host, "lost")
            monkeypatch.undo()
            assert (await say(host, "kept")).version == BORN + 1

    tell(story())


def test_the_same_key_is_answered_again_and_nothing_happens_twice(log: EventLog) -> None:
    async def story() -> None:
        async with opened(log) as host:
            await create(host)
            first, second = await asyncio.gather(say(host, "once", key="k"), say(host, "once", key="k"))
            third = await say(host, "something else", key="k")
            assert (first.again, second.again, third.again) == (False, True, True)
            assert first.entries == second.entries == third.entries
            assert said(host.event("friday")) == ["once"]

    tell(story())


def test_everybody_has_keys_of_their_own(log: EventLog) -> None:
    async def story() -> None:
        async with opened(log) as host:
            await create(host)
            await say(host, "for Ann", key="k")
            other = Context(at=CONTEXT.at, by="Ben", seed=SEED)
            bens = await host.order("friday", Announce(words="for Ben"), other, key="k")
            assert (bens.again, said(host.event("friday"))) == (False, ["for Ann", "for Ben"])
            again = await host.order("friday", Announce(words="for Ben"), other, key="k")
            assert (again.again, again.entries) == (True, bens.entries)
            await create(host, "saturday")
            elsewhere = await host.order("saturday", Announce(words="for Ben"), other, key="k")
            assert not elsewhere.again

    tell(story())


@pytest.mark.parametrize(("late", "kept"), [(30, True), (200, False)])
def test_an_order_without_a_version_is_decided_again_as_often_as_others_are_first(
    log: EventLog, late: int, kept: bool
) -> None:
    async def story() -> None:
        store = Counting(log)
        async with opened(store) as host:
            await create(host)
            store.late = late
            if kept:
                assert (await say(host, "at last")).version == BORN + 1
            else:
                with pytest.raises(NotKept) as refused:
                    await say(host, "never")
                assert refused.value.code == "house.busy"

    tell(story())


def test_a_key_that_came_twice_is_not_acknowledged_when_the_disk_fails(log: EventLog) -> None:
    async def story() -> None:
        counting = Counting(log)
        async with opened(counting) as host:
            await create(host)
            counting.full = True
            failed = await asyncio.gather(*(say(host, "once", key="k") for _ in range(2)), return_exceptions=True)
            assert all(isinstance(one, NotKept) for one in failed)

    tell(story())


def test_a_key_is_known_after_a_restart(opener: Opener) -> None:
    async def story() -> None:
        async with opened(opener()) as host:
            await create(host)
            first = await say(host, "once", key="k")
        async with opened(opener()) as host:
            again = await say(host, "once", key="k")
            assert again.again
            assert again.version == first.version
            assert said(host.event("friday")) == ["once"]

    tell(story())


def test_a_stale_version_is_refused_with_the_one_that_is(log: EventLog) -> None:
    async def story() -> None:
        async with opened(log) as host:
            await create(host)
            await say(host, "one", version=BORN)
            with pytest.raises(StoreConflict) as refused:
                await say(host, "two", version=BORN)
            assert refused.value.limits == {"version": BORN + 1}
            with pytest.raises(StoreConflict):
                await say(host, "from the future", version=7)
            assert said(host.event("friday")) == ["one"]

    tell(story())


def test_of_two_with_the_same_version_in_one_group_only_one_is_taken(log: EventLog) -> None:
    async def story() -> None:
        async with opened(log) as host:
            await create(host)
            answers = await asyncio.gather(*(say(host, str(n), version=BORN) for n in range(2)), return_exceptions=True)
            assert [type(one) for one in answers] == [Taken, StoreConflict]

    tell(story())


def test_what_another_process_keeps_is_taken_in_and_told(opener: Opener) -> None:
    async def story() -> None:
        async with opened(opener()) as here, opened(opener()) as there:
            await create(here)
            await until(lambda: "friday" in there.events)
            told: list[int] = []
            there.on_change.append(lambda event: told.append(event.kept))
            await say(here, "hello")
            await until(lambda: told == [BORN + 1], 1)
            assert said(there.event("friday")) == ["hello"]

    tell(story())


def test_two_processes_at_once_lose_nothing_and_mix_nothing(opener: Opener) -> None:
    async def story() -> None:
        async with opened(opener()) as here, opened(opener()) as there:
            await create(here)
            await until(lambda: "friday" in there.events)
            await asyncio.gather(
                *(say(host, f"{name} {number}") for number in range(20) for name, host in (("a", here), ("b", there)))
            )
            await until(lambda: here.event("friday").version == there.event("friday").version == BORN + 40)
            assert said(here.event("friday")) == said(there.event("friday"))
            assert len(set(said(here.event("friday")))) == 40

    tell(story())


def test_one_key_sent_to_two_processes_happens_once(opener: Opener) -> None:
    async def story() -> None:
        async with opened(opener()) as here, opened(opener()) as there:
            await create(here)
            await until(lambda: "friday" in there.events)
            for number in range(10):
                version = here.event("friday").version
                await until(lambda seen=version: there.event("friday").version == seen)  # type: ignore[misc]
                both = await asyncio.gather(
                    say(here, "once", key=f"k{number}", version=version),
                    say(there, "once", key=f"k{number}", version=version),
                )
                assert both[0].entries == both[1].entries
            assert len(said(here.event("friday"))) == 10

    tell(story())


def test_whoever_has_seen_more_than_this_process_is_not_called_stale(opener: Opener) -> None:
    async def story() -> None:
        async with opened(opener()) as here, opened(opener()) as there:
            await create(here)
            version = (await say(here, "one")).version
            assert (await say(there, "two", version=version)).version == BORN + 2

    tell(story())


def test_nothing_that_others_kept_between_is_passed_over(opener: Opener) -> None:
    async def story() -> None:
        async with opened(opener()) as here, opened(opener()) as there:
            await create(here, "friday")
            await create(there, "saturday")
            for number in range(30):
                await asyncio.gather(say(here, str(number), "friday"), say(there, str(number), "saturday"))
            for host, event in ((here, "saturday"), (there, "friday")):
                await until(
                    lambda host=host, event=event: event in host.events and len(said(host.event(event))) == 30  # type: ignore[misc]
                )

    tell(story())


def test_an_order_that_breaks_a_rule_of_the_state_is_left_out_alone(
    log: EventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody_says_boom(state: State) -> Iterator[Message]:
        if any(one.words == "boom" for one in state.of(Calls).announced):
            yield just("Somebody said boom.")

    async def story() -> None:
        async with opened(log) as host:
            await create(host)
            monkeypatch.setattr(core, "RULES", [nobody_says_boom])
            answers = await asyncio.gather(
                *(say(host, words) for words in ("one", "boom", "two")), return_exceptions=True
            )
            assert [type(one) for one in answers] == [Taken, Unsound, Taken]
            assert said(host.event("friday")) == ["one", "two"]

    tell(story())


def test_an_order_that_cannot_be_kept_does_not_take_others_with_it(log: EventLog) -> None:
    async def story() -> None:
        async with opened(log) as host:
            await create(host)
            answers = await asyncio.gather(
                say(host, "one"), say(host, "two", key="no\x00key"), say(host, "three"), return_exceptions=True
            )
            assert [getattr(one, "code", "") for one in answers] == ["", "log.key", ""]
            assert said(host.event("friday")) == ["one", "three"]

    tell(story())


def test_an_order_that_fails_by_a_fault_of_ours_leaves_the_others_alone(
    log: EventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = core.DECIDERS[Announce]

    def faulty(state: State, order: Any, context: Context) -> Any:
        return 1 // 0 if order.words == "fault" else real(state, order, context)

    async def story() -> None:
        async with opened(log) as host:
            await create(host)
            deciders: dict[Any, Any] = {**core.DECIDERS, Announce: faulty}
            monkeypatch.setattr(core, "DECIDERS", deciders)
            answers = await asyncio.gather(
                *(say(host, words) for words in ("one", "fault", "two")), return_exceptions=True
            )
            assert [type(one) for one in answers] == [Taken, ZeroDivisionError, Taken]

    tell(story())


def test_a_refused_creation_leaves_no_event_behind(log: EventLog) -> None:
    async def story() -> None:
        async with opened(log) as host:
            with pytest.raises(Refusal):
                await say(host, "hello", "nowhere")
            assert "nowhere" not in host.events
            with pytest.raises(Unlawful, match="no event 'nowhere'"):
                host.event("nowhere")

    tell(story())


def test_stopping_finishes_what_is_on_its_way_and_takes_nothing_more(log: EventLog) -> None:
    async def story() -> None:
        counting = Counting(log)
        host = EventHost(counting, lambda: CONTEXT.at)
        await host.start()
        await create(host)
        counting.gate.clear()
        waiting = asyncio.ensure_future(say(host, "last"))
        await asyncio.sleep(0.05)
        stopping = asyncio.ensure_future(host.stop())
        await asyncio.sleep(0.05)
        counting.gate.set()
        await stopping
        assert (await waiting).version == BORN + 1
        with pytest.raises(Unlawful, match="shutting down"):
            await say(host, "too late")

    tell(story())


def test_what_was_ordered_and_corrected_is_there_after_a_restart(opener: Opener) -> None:
    async def story() -> None:
        async with opened(opener()) as host:
            await create(host)
            first = await say(host, "one")
            await say(host, "three")
            await strike(host, first.version, BORN + 2, "never said")
            await host.correct("friday", insert("two", BORN + 1), version=BORN + 3)
            log = host.event("friday").log
            assert said(host.event("friday")) == ["two", "three"]
        async with opened(opener()) as host:
            assert host.event("friday").log == log
            assert said(host.event("friday")) == ["two", "three"]

    tell(story())


def test_a_correction_that_another_process_keeps_is_taken_in(opener: Opener) -> None:
    async def story() -> None:
        async with opened(opener()) as here, opened(opener()) as there:
            await create(here)
            taken = await say(here, "never said")
            await until(lambda: "friday" in there.events and said(there.event("friday")) == ["never said"])
            await strike(here, taken.version, taken.version)
            await until(lambda: there.event("friday").version == taken.version + 1)
            assert said(there.event("friday")) == []
            assert there.event("friday").log[-1].why == "a mistake"

    tell(story())


def test_a_correction_that_was_shown_before_something_new_happened_is_a_conflict(log: EventLog) -> None:
    async def story() -> None:
        async with opened(log) as host:
            await create(host)
            taken = await say(host, "one")
            await say(host, "two")
            with pytest.raises(StoreConflict):
                await strike(host, taken.version, taken.version)
            assert said(host.event("friday")) == ["one", "two"]

    tell(story())


def test_an_event_that_cannot_be_read_is_named_with_the_reason_and_the_others_go_on(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def before() -> None:
        async with opened(open_log(path)) as host:
            await create(host)
            await create(host, "saturday")
            await say(host, "one")

    async def after() -> None:
        async with opened(open_log(path)) as host:
            assert set(host.events) == {"saturday"}
            assert [(name, type(why), why.code) for name, why in host.unreadable.items()] == [
                ("friday", Damaged, "log.damaged")
            ]
            with pytest.raises(Damaged, match="Entry 2 of the log 'friday'"):
                await say(host, "two")
            with pytest.raises(Damaged):
                await create(host)
            with pytest.raises(Damaged):
                host.event("friday")
            await say(host, "still here", "saturday")

    tell(before())
    tampered(path, "update entries set body = '{}' where stream = 'friday' and version = 2")
    tell(after())


def test_an_event_that_comes_to_no_state_is_named_with_the_reason(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(state: State, happening: Any) -> None:
        raise RecursionError("too deep")

    async def story() -> None:
        async with opened(opener()) as host:
            await create(host)
            await create(host, "saturday")
            await say(host, "one")
        appliers: dict[Any, Any] = {**core.APPLIERS, Announced: faulty}
        monkeypatch.setattr(core, "APPLIERS", appliers)
        async with opened(opener()) as host:
            assert set(host.events) == {"saturday"}
            assert [(name, why.code) for name, why in host.unreadable.items()] == [("friday", "event.unreadable")]
            with pytest.raises(Unreadable, match="too deep"):
                host.event("friday")

    tell(story())


def test_a_draw_of_hundreds_in_the_past_is_there_after_a_restart(opener: Opener) -> None:
    """D2 of the attack: the event was gone."""
    players = 1_100

    async def story() -> None:
        async with opened(opener()) as host:
            await create(host)
            people = (Register(player=f"p{number}", name=f"P{number}") for number in range(players))
            await asyncio.gather(*(host.order("friday", one, CONTEXT) for one in people))
            after = host.event("friday").version
            said_later = await say(host, "Shuffle up.")
            await host.correct(
                "friday",
                lambda event: event.insert(DrawSeats(), after, CONTEXT, "forgotten"),
                version=said_later.version,
            )
        async with opened(opener()) as host:
            event = host.event("friday")
            assert all(entry.table is not None for entry in event.state.of(Entrants).live())
            assert event.state.of(Entrants).left == players

    tell(story())


class Machine:
    """A machine with a clock that somebody sets, and one that nobody can set."""

    def __init__(self) -> None:
        self.wall, self.steady = CONTEXT.at, 1_000

    def pass_time(self, ms: int) -> None:
        self.wall, self.steady = self.wall + ms, self.steady + ms

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.steady)


HOUR = 3_600_000


@pytest.mark.parametrize("jump", [-HOUR, HOUR // 2])
def test_a_jump_of_the_machine_s_clock_moves_no_event_and_is_noted(log: EventLog, jump: int) -> None:
    """D3 of the attack: an hour back, and every order of the clock was refused."""

    async def story() -> None:
        machine = Machine()
        clock = machine.clock()
        async with opened(log, clock.now) as host:
            clock.on_jump = host.clock_jumped
            await create(host)
            await host.order("friday", StartClock(), replace(CONTEXT, at=host.now("friday")))
            machine.pass_time(60_000)
            machine.wall += jump
            await until(lambda: len(host.event("friday").state.of(Bridges).all) == 1)
            machine.pass_time(60_000)
            assert host.now("friday") == CONTEXT.at + 120_000
            assert clock_at(host.event("friday").state, host.now("friday")).elapsed_ms == 120_000
            await host.order("friday", PauseClock(), replace(CONTEXT, at=host.now("friday")))
            (noted,) = host.event("friday").state.of(Bridges).all
            assert (noted.ms, noted.at) == (jump, CONTEXT.at + 60_000)
            number = next(entry.number for entry in host.event("friday").log if entry.what == noted)
            with pytest.raises(Unlawful) as refused:
                host.event("friday").strike([number], CONTEXT, "nobody saw it")
            assert refused.value.code == "log.note"

    tell(story())


def test_a_clock_that_is_behind_the_last_entry_after_a_restart_goes_on_from_there(opener: Opener) -> None:
    async def story() -> None:
        machine = Machine()
        async with opened(opener(), machine.clock().now) as host:
            await create(host)
            await host.order("friday", StartClock(), CONTEXT)
            machine.pass_time(10 * 60_000)
            await host.order("friday", Announce(words="ten minutes"), replace(CONTEXT, at=host.now("friday")))
        machine.wall -= HOUR
        async with opened(opener(), machine.clock().now) as host:
            assert host.now("friday") == CONTEXT.at + 10 * 60_000
            machine.pass_time(60_000)
            assert host.now("friday") == CONTEXT.at + 11 * 60_000
            await until(lambda: bool(host.event("friday").state.of(Bridges).all))
            assert host.event("friday").state.of(Bridges).all[0].ms == -HOUR
            await host.order("friday", PauseClock(), replace(CONTEXT, at=host.now("friday")))
            ats = [entry.at for entry in host.event("friday").log]
            assert ats == sorted(ats)

    tell(story())


def test_an_order_that_comes_from_a_little_before_the_last_one_is_taken(log: EventLog) -> None:
    async def story() -> None:
        async with opened(log) as host:
            await create(host)
            await host.order("friday", StartClock(), CONTEXT)
            earlier = replace(CONTEXT, at=CONTEXT.at - 40)
            taken = await host.order("friday", PauseClock(), earlier)
            assert taken.entries[0].at == CONTEXT.at

    tell(story())


def test_the_clock_follows_small_corrections_and_never_goes_back() -> None:
    machine = Machine()
    clock = machine.clock()
    jumps: list[int] = []
    seen: list[int] = []
    clock.on_jump = jumps.append
    for wall in (40, -30, 900, -900, 4_000, 0):
        machine.pass_time(1_000)
        machine.wall += wall
        seen.append(clock.now())
    assert not jumps
    assert seen == sorted(seen)
    assert clock.now() == max(machine.wall, seen[-1])
