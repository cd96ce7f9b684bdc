"""Calls around the seats: who is there when seats are called, empty seats reported, movers who arrive, chips carried."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.balancing import BELOW_SMALLEST, HALT, SMALLEST_TABLE
from cardspeak.books.settings.seating import ABSENT_MOVED_BY, MISSED_SEATING_CALL
from cardspeak.errors import Unlawful
from cardspeak.limits import ChipCount
from cardspeak.tournament.core import (
    DESK_AND_FLOOR,
    FLOOR,
    Context,
    EntryNumber,
    Happening,
    Order,
    State,
    applies,
    decides,
)
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import SeatLeft, SeatTaken, StatusChanged
from cardspeak.tournament.seats.button import open_table
from cardspeak.tournament.seats.memory import OnTheWay, Seats
from cardspeak.words import Message, message


class SeatingCall(Order, frozen=True, kw_only=True):
    """Record a seating call: absent players may lose their seats to alternates, in order."""

    absent: tuple[EntryNumber, ...]


class SeatForfeited(Happening, frozen=True, kw_only=True, tag="seat-forfeited"):
    """A player who missed the call joins the end of the alternates."""

    entry: int
    to: int
    """The alternate who has the seat now."""
    cites: tuple[str, ...] = ()


class ReportEmptySeats(Order, frozen=True, kw_only=True):
    """Report empty seats to the host; the table plays on meanwhile."""

    roles = FLOOR

    table: int


class EmptySeatsReported(Happening, frozen=True, kw_only=True, tag="empty-seats-reported"):
    """A table has empty seats, and the host knows."""

    table: int
    players: int
    free: tuple[int, ...]
    at: int = 0
    plays_on: bool = True
    cites: tuple[str, ...] = ()


class Arrive(Order, frozen=True, kw_only=True):
    """Record that a moved player, or the chips carried by staff, have reached the new seat."""

    roles = DESK_AND_FLOOR

    entry: EntryNumber
    chips: ChipCount | None = None


class Arrived(Happening, frozen=True, kw_only=True, tag="arrived"):
    """A mover is at the new seat."""

    entry: int
    chips: int | None = None
    difference: int = 0
    """Chips too many or too few against the count at pick-up; it opens an incident."""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "off" if self.difference else "")


def moving(state: State) -> dict[int, OnTheWay]:
    """Who was told to move and still has that seat; players who are out or moved again are left out."""
    return {entry: move for entry, move in state.of(Seats).on_the_way.items() if _still_holds(state, entry, move)}


def _still_holds(state: State, entry: int, move: OnTheWay) -> bool:
    one = state.of(Entrants).entries[entry]
    return one.live and (one.table, one.seat) == (move.table, move.seat)


def alternates(state: State) -> list[int]:
    """Who waits for a seat, in order: those who came as alternates, then those who lost a seat."""
    seats, entrants = state.of(Seats), state.of(Entrants)
    waiting = [entry.number for entry in entrants.entries.values() if entry.status == "waiting"]
    return [one for one in waiting if one not in seats.queue] + [one for one in seats.queue if one in waiting]


@decides(SeatingCall)
def _seating_call(state: State, order: SeatingCall, _context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    rule = inq.policy.rule(MISSED_SEATING_CALL)
    if inq.settle(MISSED_SEATING_CALL) == "keeps-seat":
        raise Unlawful("seat.kept", field="absent", value=list(order.absent), rule=rule)
    cites = inq.numbers
    next_up = alternates(state)
    for absent in order.absent:
        entry = state.of(Entrants).entry(absent)
        if entry.table is None or entry.seat is None:
            raise Unlawful("seat.none/named", {"name": entry.name}, field="absent", value=absent, rule=rule)
        if not next_up:
            return  # with nobody waiting the seat stays as it is
        other = next_up.pop(0)
        yield SeatForfeited(entry=absent, to=other, cites=cites)
        yield SeatLeft(entry=absent)
        yield StatusChanged(entry=absent, status="waiting", why=message("why.missed-the-seating-call"))
        yield SeatTaken(entry=other, table=entry.table, seat=entry.seat, why="alternate", cites=cites)


@applies(SeatForfeited)
def _seat_forfeited(state: State, happening: SeatForfeited) -> None:
    state.of(Entrants).entry(happening.to)
    queue = state.of(Seats).queue
    queue.pop(happening.to, None)
    queue[happening.entry] = None


@decides(ReportEmptySeats)
def _report_empty_seats(state: State, order: ReportEmptySeats, context: Context) -> Iterator[Happening]:
    table = open_table(state, order.table)
    inq = Inquiry(state.policy, order.choices)
    rule = inq.policy.rule(SMALLEST_TABLE)
    if not table.free:
        raise Unlawful("table.full", {"number": table.number}, field="table", value=table.number, rule=rule)
    least = inq.maybe(SMALLEST_TABLE)
    small = least is not None and table.players < least
    inq.cite(HALT)
    inq.cite(SMALLEST_TABLE)
    waits = small and inq.settle(BELOW_SMALLEST) == "wait"
    yield EmptySeatsReported(
        table=table.number, players=table.players, free=tuple(table.free), at=context.at, plays_on=not waits,
        cites=inq.numbers,
    )  # fmt: skip


@applies(EmptySeatsReported)
def _empty_seats_reported(state: State, happening: EmptySeatsReported) -> None:
    open_table(state, happening.table)
    state.of(Seats).reported[happening.table] = happening.at


@decides(Arrive)
def _arrive(state: State, order: Arrive, _context: Context) -> Iterator[Happening]:
    move = state.of(Seats).on_the_way.get(order.entry)
    rule = state.policy.rule(ABSENT_MOVED_BY)
    if move is None or not _still_holds(state, order.entry, move):
        raise Unlawful("move.none", {"entry": order.entry}, field="entry", value=order.entry)
    if move.carried_by and order.chips is None:
        raise Unlawful(
            "move.count", {"carried_by": move.carried_by}, field="chips", rule=rule,
            limits={"picked up": move.chips}, takes="number",
        )  # fmt: skip
    counted = order.chips if order.chips is not None else move.chips
    difference = 0 if move.chips is None or counted is None else counted - move.chips
    yield Arrived(entry=order.entry, chips=order.chips, difference=difference)


@applies(Arrived)
def _arrived(state: State, happening: Arrived) -> None:
    seats = state.of(Seats)
    if happening.entry not in seats.on_the_way:
        raise Unlawful("move.none", {"entry": happening.entry}, field="entry", value=happening.entry)
    move = seats.on_the_way.pop(happening.entry)
    if happening.difference:
        name = state.of(Entrants).entry(happening.entry).name
        seats.incidents.append(f"{name}: {happening.difference:+} chips against the count of {move.carried_by}")
