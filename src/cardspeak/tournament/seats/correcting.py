"""Seat corrections: a player in a wrong seat, and players who are close to each other moved apart."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.seating import APART_BY, WRONG_SEAT_STACK, WRONG_SEAT_WHEN, WRONG_SEAT_WRONG_STACK
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.limits import ChipCount, TableNumber
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Happening, Order, State, applies, chance_of, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.happenings import ChipsSet, SeatLeft, SeatTaken
from cardspeak.tournament.seats.button import open_table
from cardspeak.tournament.seats.people import clashes_at
from cardspeak.tournament.values import seats_offered


class CorrectSeat(Order, frozen=True, kw_only=True):
    """Move a player who sat in the wrong seat to the right one, with the chips they have now."""

    roles = FLOOR

    entry: EntryNumber
    table: TableNumber | None = None
    seat: int | None = None
    swap_with: EntryNumber | None = None
    chips: ChipCount | None = None
    stack_right: bool = True
    why: str = ""


class SeatCorrected(Happening, frozen=True, kw_only=True, tag="seat-corrected"):
    """A player went from a wrong seat to the right one."""

    entry: int
    table: int
    seat: int
    stack: str = "current"
    cites: tuple[str, ...] = ()


class Separate(Order, frozen=True, kw_only=True):
    """Draw another seat for one of two players who sit together but are kept apart."""

    entry: EntryNumber


@decides(CorrectSeat)
def _correct_seat(state: State, order: CorrectSeat, _context: Context) -> Iterator[Happening]:
    entry = state.of(Entrants).entry(order.entry)
    home = entry if order.swap_with is None else _swapped(state, order, entry)
    table = order.table if order.table is not None else home.table
    seat = order.seat if order.seat is not None else home.seat
    rule = state.policy.rule(WRONG_SEAT_STACK, WRONG_SEAT_WHEN)
    if not entry.live or table is None or seat is None:
        raise Unlawful("seat.none/on-record", {"name": entry.name}, field="seat", rule=rule)
    stack = _stack(state, order)
    right = open_table(state, table)
    sits = right.seats.get(seat)
    if seat not in right.seats or sits not in (None, entry.number, order.swap_with):
        values, free = {"seat": seat, "table": table}, seats_offered(right.free)
        raise Ambiguous.asking("seat.taken/floor-decides", values, "seat", options=free, rule=rule)
    cites = state.policy.rules(WRONG_SEAT_STACK, WRONG_SEAT_WHEN)
    cites += () if order.stack_right else state.policy.rules(WRONG_SEAT_WRONG_STACK)
    yield SeatCorrected(
        entry=entry.number,
        table=table,
        seat=seat,
        stack=stack,
        cites=cites,
    )
    yield from _moved(state, order, table, seat, cites)
    if stack == "starting":
        yield ChipsSet(entry=entry.number, chips=entry.bought, why="wrong seat")
    elif order.chips is not None and order.chips != entry.chips:
        yield ChipsSet(entry=entry.number, chips=order.chips, why="wrong seat")


def _swapped(state: State, order: CorrectSeat, entry: Entrant) -> Entrant:
    """The other one of two players who sit in each other's seats."""
    other = state.of(Entrants).entry(order.swap_with or 0, "swap_with")
    if other.number == entry.number or other.seat is None or entry.seat is None:
        raise Unlawful("seat.swap", field="swap_with", value=order.swap_with)
    return other


def _moved(state: State, order: CorrectSeat, table: int, seat: int, cites: tuple[str, ...]) -> Iterator[Happening]:
    entry = state.of(Entrants).entry(order.entry)
    if (entry.table, entry.seat) == (table, seat):
        return  # on record they sat there all the time
    other = order.swap_with
    if other is not None:
        yield SeatLeft(entry=other)
    old = (entry.table, entry.seat)
    yield SeatTaken(entry=entry.number, table=table, seat=seat, why="correction", cites=cites)
    if other is not None and old[0] is not None and old[1] is not None:
        yield SeatTaken(entry=other, table=old[0], seat=old[1], why="correction", cites=cites)


def _stack(state: State, order: CorrectSeat) -> str:
    """With which stack the player goes on: the current one, unless the first stack was wrong."""
    inq = Inquiry(state.policy, order.choices)
    if order.stack_right:
        return inq.settle(WRONG_SEAT_STACK)
    way = inq.maybe(WRONG_SEAT_WRONG_STACK)
    return way if way in ("current", "starting") else inq.choose(WRONG_SEAT_WRONG_STACK, "current", "starting")


@applies(SeatCorrected)
def _seat_corrected(state: State, happening: SeatCorrected) -> None:
    entry = state.of(Entrants).entry(happening.entry)
    if not entry.live:
        raise Unlawful("entry.gone/named", {"name": entry.name}, field="entry", value=entry.number)


@decides(Separate)
def _separate(state: State, order: Separate, context: Context) -> Iterator[Happening]:
    entry = state.of(Entrants).entry(order.entry)
    rule = state.policy.rule(APART_BY)
    if entry.table is None or not clashes_at(state, order.entry, entry.table):
        raise Unlawful(
            "seats.no-ground", {"name": entry.name}, field="entry",
            value=order.entry, rule=rule,
        )  # fmt: skip
    choice = {
        table.number: table.free
        for table in sorted(state.of(Entrants).open_tables(), key=lambda table: (table.players, table.number))
        if table.free and table.number != entry.table and not clashes_at(state, order.entry, table.number)
    }
    if not choice:
        raise Unlawful("seat.none-free", field="entry", value=order.entry, rule=rule)
    chance = chance_of(state, context, f"apart: entry {order.entry}, move {entry.moves + 1}")
    table, free = next(iter(choice.items()))
    seat = free[chance.below(len(free))]
    cites = state.policy.rules(APART_BY)
    yield SeatTaken(entry=order.entry, table=table, seat=seat, why="apart", cites=cites)
