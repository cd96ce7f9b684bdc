"""The later day under way: it begins with the level at which the flights ended."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.errors import Unlawful
from cardspeak.tournament.clock.announcing import LevelAnnounced
from cardspeak.tournament.clock.dial import Clock, length, line_of
from cardspeak.tournament.clock.running import ClockStarted, LevelSet, StartClock
from cardspeak.tournament.core import Context, Happening, Order, State, bars, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.window import ready_to_start
from cardspeak.tournament.flight_results import Flights


class BeginLaterDay(Order, frozen=True, kw_only=True):
    """Start a later day at the level where the flights ended, after the seats are drawn."""


@bars
def begun_by_its_own_order(state: State, order: Order) -> None:
    """A day that has taken flights in begins where they ended, not with the first level."""
    if isinstance(order, StartClock) and state.of(Flights).taken:
        raise Unlawful("clock.later-day", field="clock", limits={"order": "begin later day"})


def starting_order(state: State) -> Order:
    """The order with which play begins, on a first day or a later one; refused where the event is not ready."""
    if state.of(Flights).taken:
        ready_to_begin(state)
        return BeginLaterDay()
    ready_to_start(state)
    return StartClock()


def ready_to_begin(state: State) -> None:
    """Refuse a day whose flights together had too few people, or that not everybody sits down to."""
    book, flights, entrants = Inquiry(state.policy), state.of(Flights), state.of(Entrants)
    by_book = book.settled(said.SMALLEST_FIELD) or 0
    needed, count = max(by_book, state.setup.least_entries), len(flights.people)
    if count < needed:
        setting = said.SMALLEST_FIELD if needed == by_book else None
        raise book.refuse(
            "event.too-few/flights",
            {"needed": needed, "count": count},
            setting,
            field="entries",
            value=count,
            min=needed,
        )
    standing = [entry.number for entry in entrants.live() if entry.status == "registered" and entry.table is None]
    if standing:
        raise Unlawful("day.seats", field="seats", value=standing, limits={"order": "draw seats"})


@decides(BeginLaterDay)
def _begin(state: State, _order: BeginLaterDay, context: Context) -> Iterator[Happening]:
    if not state.of(Flights).taken:
        raise Unlawful("day.no-flights", field="result", limits={"order": "start clock"})
    if state.of(Clock).started:
        raise Unlawful("clock.started", field="clock")
    ready_to_begin(state)
    index, elapsed = goes_on(state)
    yield ClockStarted(at=context.at)
    yield LevelSet(at=context.at, index=index, elapsed_ms=elapsed, running=True)
    yield LevelAnnounced(at=context.at, index=index)


def goes_on(state: State) -> tuple[int, int]:
    """Where a day begins that has taken flights in: the line, with the most time that any flight had left of it."""
    taken = list(state.of(Flights).taken.values())
    index = line_of(state.setup.levels, taken[0].level)
    elapsed = min(flight.elapsed_ms for flight in taken)
    return index, min(elapsed, length(state.setup.levels[index]) - 1)
