"""The event at a glance: what it is, how many are in, and every table with its seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from cardspeak.desk.views.memory import memory_of
from cardspeak.desk.views.parts import Seen, shows, shows_each
from cardspeak.desk.views.people import ShownEntry, every_entry
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.hands import HandStarts
from cardspeak.tournament.core import State
from cardspeak.tournament.ending import over
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.window import registration
from cardspeak.tournament.flights.bags import sealed
from cardspeak.tournament.prizes.standing import entries_of
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.setup import Offer

EventStage = Literal["registering", "playing", "bagged", "over"]
"""``bagged``: a flight whose day is over; who is left plays on in another event."""


class ShownEvent(msgspec.Struct, frozen=True, kw_only=True):
    """What the event is."""

    id: str
    name: str
    venue: str
    book: str
    currency: str
    format: str
    bounty: str
    seats_per_table: int
    price: int
    """What an entry costs."""
    re_entry_price: int | None
    """What a re-entry costs, a rebuy, an add-on; None where the event has none."""
    rebuy_price: int | None
    add_on_price: int | None
    stage: EventStage
    flight: str
    """Which of several first days it is; empty where it is none."""
    day: int
    registration_open: bool
    sealed: str
    """The hash of the seed of every draw."""


class ShownCounts(msgspec.Struct, frozen=True, kw_only=True):
    """How many are in, and what they have."""

    entries: int
    players: int
    left: int
    waiting: int
    tables: int
    chips: int
    """Sold, whether or not they were put out yet."""
    average: int


class ShownSeat(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One seat of a table."""

    seat: int
    closed: bool = False
    entry: int | None = None
    name: str = ""
    chips: int = 0
    away: str = ""
    """``away``, ``no-show``, ``left``, or empty."""
    penalty_hands: int = 0
    bounty: int = 0
    on_the_way: bool = False
    """Told to come here, and not seen yet."""


class ShownTable(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One table."""

    number: int
    players: int
    button: int | None
    seats: tuple[ShownSeat, ...]
    in_hand: bool | None = None
    """Hand for hand: whether the table is still in the hand."""
    held: bool = False
    """Hand for hand: a called all-in waits for the floor."""
    hand_line: int | None = None
    """The line of the clock at which the last hand that was noted here is played."""


@shows("event", "staff", "public")
def event(seen: Seen) -> ShownEvent:
    """What the event is, and where it stands."""
    setup, state = seen.state.setup, seen.state
    assert state.created is not None
    return ShownEvent(
        id=seen.event.name, name=setup.name, venue=setup.venue, book=setup.book, currency=setup.currency,
        format=setup.format, bounty=setup.bounty, seats_per_table=setup.seats_per_table, price=setup.buy_in.price,
        re_entry_price=_price(setup.re_entry), rebuy_price=_price(setup.rebuy), add_on_price=_price(setup.add_on),
        stage=_stage(state), flight=setup.flight, day=setup.day,
        registration_open=not over(state) and registration(state, seen.at).open, sealed=state.sealed.sha256,
    )  # fmt: skip


def _price(offer: Offer | None) -> int | None:
    return None if offer is None else offer.price


def _stage(state: State) -> EventStage:
    if over(state):
        return "over"
    if not state.of(Clock).started:
        return "registering"
    return "bagged" if state.setup.flight and sealed(state) is not None else "playing"


@shows("counts", "staff", "public")
def counts(seen: Seen) -> ShownCounts:
    """How many are in, and the average stack."""
    entrants = seen.state.of(Entrants)
    waiting = sum(one.status == "waiting" for one in entrants.entries.values())
    left = entrants.left - waiting
    chips = expected(seen.state)  # play may start before anybody has noted that the stacks are out
    return ShownCounts(
        entries=entries_of(seen.state), players=len(entrants.by_player), left=left, waiting=waiting,
        tables=len(entrants.open_tables()), chips=chips, average=chips // left if left else 0,
    )  # fmt: skip


@shows_each("table", "staff")
def tables(seen: Seen) -> Mapping[str, ShownTable]:
    """Every table in use, with who sits where."""
    return memory_of(seen.event).once(seen.state.version, "tables", lambda: _tables(seen))


def _tables(seen: Seen) -> dict[str, ShownTable]:
    known_entries = every_entry(seen)
    entrants, known, together = seen.state.of(Entrants), seen.state.of(Seats), seen.state.of(HandForHand)
    started = seen.state.of(HandStarts).of
    shown: dict[str, ShownTable] = {}
    for table in entrants.open_tables():
        at = known.at.get(table.number)
        seats = tuple(_seat(known_entries, seat, number, seat in table.closed) for seat, number in table.seats.items())
        shown[str(table.number)] = ShownTable(
            number=table.number, players=table.players, seats=seats,
            button=at.positions.button if at is not None else None,
            in_hand=table.number in together.playing if together.on else None,
            held=table.number in together.held, hand_line=started[table.number].index if table.number in started else None,
        )  # fmt: skip
    return shown


def _seat(known: Mapping[str, ShownEntry], seat: int, number: int | None, closed: bool) -> ShownSeat:
    if number is None:
        return ShownSeat(seat=seat, closed=closed)
    one = known[str(number)]
    return ShownSeat(
        seat=seat, closed=closed, entry=number, name=one.name, chips=one.chips, away=one.away,
        penalty_hands=one.penalty_hands, bounty=one.bounty, on_the_way=one.on_the_way,
    )  # fmt: skip
