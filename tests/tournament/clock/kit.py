"""Events for the tests of clock and chips: a book, some levels, some tables, and time given in minutes and seconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from cardspeak.errors import Refusal
from cardspeak.tournament.clock.view import ClockView, now
from cardspeak.tournament.core import Context, Created, Happening, Order
from cardspeak.tournament.draws import seal
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import PapersShown
from cardspeak.tournament.happenings import Registered, SeatTaken, StatusChanged, TableOpened
from cardspeak.tournament.log import Entry, Event
from cardspeak.tournament.setup import ChipKind, EventSetup, Level, Offer

SEED = b"a seed of sixteen bytes or more"
NOON = 1_700_000_000_000
SECOND, MINUTE = 1_000, 60_000
SET = (
    ChipKind(value=25, owned=400, in_stack=8),
    ChipKind(value=100, owned=400, in_stack=8),
    ChipKind(value=500, owned=400, in_stack=4),
    ChipKind(value=1000, owned=400, in_stack=2),
)
"""A starting stack of 5,000."""


def blinds(*small: int, minutes: int = 20, ante: int = 0) -> list[Level]:
    """Levels by their small blinds; 0 is a break of ten minutes."""
    return [
        Level(minutes=minutes, small_blind=sb, big_blind=2 * sb, ante=ante) if sb else Level(minutes=10, is_break=True)
        for sb in small
    ]


LEVELS = tuple(blinds(25, 50, 75, 0, 100, 200, 0, 500, 1000))


def event(book: str = "tda-2024", players: Sequence[int] = (5, 4), **setup: Any) -> Event:
    """An event with so many players at each table, in seats 1, 2, …; entries are numbered through."""
    given = {"levels": LEVELS, "chips": SET, "buy_in": Offer(chips=5_000), "starts_at": NOON, **setup}
    made = EventSetup(name="Test", book=book, **given)
    event = Event()
    happen(event, Created(setup=made, sealed=seal(SEED)))
    entry = 0
    for table, count in enumerate(players, 1):
        happen(event, TableOpened(table=table, seats=9))
        for seat in range(1, count + 1):
            entry += 1
            name = f"P{entry}"
            happen(event, Registered(entry=entry, player=name, name=name, chips=made.buy_in.chips))
            happen(event, PapersShown(entry=entry, shown=("valid-id",)))
            happen(event, SeatTaken(entry=entry, table=table, seat=seat, why="draw"))
    return event


def happen(event: Event, *what: Happening, at: int = NOON) -> None:
    """Let something happen without an order."""
    start = len(event.log)
    event.take([Entry(number=start + k, at=at, what=one) for k, one in enumerate(what, 1)])


def context(minutes: float = 0, seconds: float = 0) -> Context:
    """A moment after noon, with the seed."""
    return Context(at=moment(minutes, seconds), by="TD", seed=SEED)


def moment(minutes: float = 0, seconds: float = 0) -> int:
    """A moment after noon."""
    return NOON + round(minutes * MINUTE + seconds * SECOND)


def order(event: Event, order: Order, minutes: float = 0, seconds: float = 0) -> tuple[Happening, ...]:
    """Give an order at a moment after noon."""
    return tuple(entry.what for entry in event.order(order, context(minutes, seconds)))


def refused(event: Event, asked: Order, minutes: float = 0, seconds: float = 0) -> Refusal:
    """How an order is refused; nothing has changed by it."""
    before = (len(event.log), event.state.version)
    with pytest.raises(Refusal) as caught:
        event.order(asked, context(minutes, seconds))
    assert (len(event.log), event.state.version) == before
    return caught.value


def view(event: Event, minutes: float = 0, seconds: float = 0) -> ClockView:
    """The clock at a moment after noon."""
    return now(event.state, moment(minutes, seconds))


def left(event: Event, minutes: float = 0, seconds: float = 0) -> tuple[int, str]:
    """Level and time left, as on the wall."""
    seen = view(event, minutes, seconds)
    whole = seen.left_ms // SECOND
    return seen.level, f"{whole // 60:02}:{whole % 60:02}"


def out(event: Event, *entries: int, minutes: float = 0) -> None:
    """Players are out."""
    happen(event, *(StatusChanged(entry=entry, status="out") for entry in entries), at=moment(minutes))


def chips(event: Event) -> Mapping[int, int]:
    """What every entry has, by the last count."""
    return {entry.number: entry.chips for entry in event.state.of(Entrants).entries.values()}
