"""Balancing: one player from a long table to a short one, by the book in force."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cardspeak.books.inquiry import DIRECTOR, Inquiry
from cardspeak.books.settings.balancing import GIVES_UP, GOES_TO, MOVER, PROCEDURE, SEAT, SMALL_BLIND_IS_WORST
from cardspeak.books.settings.button import NEWCOMER_BIG_BLIND, NEWCOMER_WAITS
from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.happenings import SeatTaken
from cardspeak.tournament.seats.button import ButtonAt, open_table, reported_positions, seen, unknown_button
from cardspeak.tournament.seats.memory import OnTheWay, Seats
from cardspeak.tournament.seats.moving import FoundMover, KnownPositions, found_by_newcomer, mover, seat_for
from cardspeak.tournament.seats.people import clashes_at, need_reason
from cardspeak.tournament.seats.positions import coming, known, place_of, stud_only
from cardspeak.tournament.seats.sizes import fullest, shortest_with_a_seat, tables_of
from cardspeak.tournament.values import tables_offered
from cardspeak.words import Message, message, word


class Balance(Order, frozen=True, kw_only=True):
    """Move one player to a short table. What is left out is decided by the book; anything else needs a reason."""

    roles = FLOOR

    giving: int | None = None
    to: int | None = None
    entry: EntryNumber | None = None
    seat: int | None = None
    buttons: tuple[ButtonAt, ...] = ()
    why: str = ""


class Balanced(Happening, frozen=True, kw_only=True, tag="balanced"):
    """A player was told to move, and why this one, and why there."""

    entry: int
    giving: int
    left: int
    """The seat the player left."""
    to: int
    seat: int
    place: str = ""
    """What the new seat is on the coming hand; empty where the button is not known."""
    dealt_in: bool | None = None
    at: int = 0
    varied: bool = False
    why: tuple[Message | str, ...] = ()
    """Logs of the first release hold text."""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        form, place = "placed" if self.place else "", word("why", self.place)
        return self.tell(state, form, seat=self.left, to_seat=self.seat, place=place)


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """A move as it is planned, with its reasons."""

    entry: int
    giving: int
    left: int
    to: int
    seat: int
    place: str
    dealt_in: bool | None
    varied: bool
    why: tuple[Message, ...]
    cites: tuple[str, ...]


def giving_table(state: State, inq: Inquiry) -> int | None:
    """The table that gives up a player: the fullest, among equals the one that breaks first (11-C)."""
    if inq.maybe(GIVES_UP) == DIRECTOR:
        return None
    seats, full = state.of(Seats), state.of(Entrants).by_size.get(fullest(state), {})
    return min(full, key=seats.rank, default=None)


def short_tables(state: State, giving: int | None = None) -> list[int]:
    """The tables a player could go to, the shortest first; among equals the one that breaks last."""
    size = shortest_with_a_seat(state)
    if size is None:
        return []
    found = [table.number for table in tables_of(state, size) if table.number != giving and table.free]
    return sorted(found, key=state.of(Seats).last_to_break)


def goes_to(inq: Inquiry, tables: list[int]) -> list[int]:
    """Those of the shortest tables that the move may go to: one by the book, or all where it leaves that to the director."""
    return tables if inq.maybe(GOES_TO) in (None, DIRECTOR) else tables[:1]


def move(state: State, order: Balance, at: int) -> Move:
    """The move that an order comes to; a refusal names what is missing or not allowed."""
    inq = Inquiry(state.policy, order.choices)
    giving = open_table(state, _giving(state, inq, order))
    to = open_table(state, _to(state, inq, order, giving))
    given: KnownPositions = buttons_known(state, (giving.number, to.number), order.buttons, at)
    _check_tables(state, inq, order, giving, to)
    _ask_for_buttons(state, inq, order, giving, to, given)
    seat = _seat(state, inq, order, to, given)
    left = _mover(state, inq, order, giving, given, seat.seat)
    entry = giving.seats[left.seat] or 0
    after = coming(state, to.number, joining=(seat.seat,), told=given[to.number]) if to.number in given else None
    place = "" if after is None else place_of(after, seat.seat)
    dealt_in = None if after is None else seat.seat in after.dealt_in
    varied = order.seat is not None or order.entry is not None
    name = state.of(Entrants).entry(entry).name
    why = [
        message("seats.named-choice-at-table", name=name, why=left.why, table=giving.number),
        message("seats.seat-choice-at-table", seat=seat.seat, why=seat.why, table=to.number),
    ]
    cites = (*left.cites, *seat.cites, *inq.policy.rules(GIVES_UP, GOES_TO), *_newcomer(inq, dealt_in, place))
    return Move(
        entry=entry, giving=giving.number, left=left.seat, to=to.number, seat=seat.seat, place=place,
        dealt_in=dealt_in, varied=varied, why=(*why, *_remarks(state, entry, to.number)),
        cites=tuple(dict.fromkeys(cites)),
    )  # fmt: skip


def buttons_known(state: State, tables: Iterable[int], now: Iterable[ButtonAt], at: int) -> KnownPositions:
    """The buttons of some tables: given with the order, or known and recent enough."""
    found: KnownPositions = {number: here for number in tables if (here := known(state, number, at)) is not None}
    return found | {one.table: reported_positions(state, one, at) for one in now}


def _newcomer(inq: Inquiry, dealt_in: bool | None, place: str) -> tuple[str, ...]:
    if dealt_in is False:
        return inq.policy.rules(NEWCOMER_WAITS)
    return inq.policy.rules(NEWCOMER_BIG_BLIND) if place == "big blind" else ()


def _remarks(state: State, entry: int, to: int) -> Iterator[Message]:
    moves = state.of(Entrants).entry(entry).moves
    if moves == 1:
        yield message("seats.moved-once-before")
    elif moves:
        yield message("seats.moved-times-before", moves=moves)
    if clashes_at(state, entry, to):
        yield message("seats.kept-apart-at-table", table=to)


def _giving(state: State, inq: Inquiry, order: Balance) -> int:
    if order.giving is not None:
        return order.giving
    if order.entry is not None:
        table = state.of(Entrants).entry(order.entry).table
        if table is None:
            raise Unlawful("seat.none/for-entry", {"entry": order.entry}, field="entry", value=order.entry)
        return table
    found = giving_table(state, inq)
    if found is None:
        full = sorted(state.of(Entrants).by_size.get(fullest(state), {}))
        raise inq.leave(GIVES_UP, "giving", of=tables_offered(full))
    return found


def _to(state: State, inq: Inquiry, order: Balance, giving: EventTable) -> int:
    if order.to is not None:
        return order.to
    tables = short_tables(state, giving.number)
    if not tables:
        raise Unlawful("table.full/others", field="to", rule=inq.policy.rule(SEAT))
    if len(goes_to(inq, tables)) > 1:
        raise inq.leave(GOES_TO, "to", of=tables_offered(tables))
    return tables[0]


def _check_tables(state: State, inq: Inquiry, order: Balance, giving: EventTable, to: EventTable) -> None:
    if giving.number == to.number:
        others = [number for number in short_tables(state, giving.number) if number != giving.number]
        raise Unlawful("balance.same", field="to", value=to.number, limits={"of": others})
    longest = min(state.of(Entrants).by_size.get(fullest(state), {}), key=state.of(Seats).rank, default=giving.number)
    rule = inq.policy.rule(GIVES_UP)
    if order.giving is not None and inq.maybe(GIVES_UP) == "fixed-procedure" and giving.number != longest:
        need_reason(order.why, message("seats.another-giving-table", table=longest), rule)
    if giving.players - to.players < 2:
        need_reason(order.why, message("seats.a-move-that-evens-nothing"), rule)


def _ask_for_buttons(
    state: State, inq: Inquiry, order: Balance, giving: EventTable, to: EventTable, given: KnownPositions
) -> None:
    """Ask for the buttons that decide, both at once, and for no others."""
    if stud_only(state):
        return
    missing: list[int] = []
    asks_mover, asks_seat = inq.maybe(MOVER) is not None, inq.maybe(SEAT) is not None
    if order.entry is None and asks_mover and giving.number not in given:
        missing.append(giving.number)
    open_seats = len(to.free) > 1 or inq.maybe(SEAT) == "worst"
    asked = order.seat is None and open_seats and asks_seat
    if asked and to.number not in given:
        missing.append(to.number)
    if missing:
        raise unknown_button(missing, inq.policy.rule(MOVER, SEAT))


def _seat(state: State, inq: Inquiry, order: Balance, to: EventTable, given: KnownPositions) -> FoundMover:
    if order.seat is None:
        return seat_for(state, inq, to.number, given)
    if order.seat not in to.free:
        raise Unlawful(
            "seat.not-free", {"seat": order.seat, "number": to.number}, field="seat", value=order.seat,
            limits={"options": to.free}, rule=inq.policy.rule(SEAT),
        )  # fmt: skip
    positions = found_by_newcomer(state, to.number, given)
    small = positions is not None and order.seat == positions.small_blind_seat
    if small and inq.maybe(SMALL_BLIND_IS_WORST) is False and len(to.free) > 1 and not stud_only(state):
        others = [seat for seat in to.free if seat != order.seat]
        raise Unlawful(  # 11-A
            "balance.small-blind", {"seat": order.seat}, field="seat",
            value=order.seat, limits={"options": others}, rule=inq.policy.rule(SMALL_BLIND_IS_WORST),
        )  # fmt: skip
    try:
        wanted = seat_for(state, inq, to.number, given)
    except Refusal:  # the book leaves it open, and the director has chosen
        return FoundMover(order.seat, message("seats.director-picked"), inq.policy.rules(SEAT))
    if wanted.seat == order.seat:
        return wanted
    need_reason(order.why, message("seats.another-seat", seat=wanted.seat), inq.policy.rule(PROCEDURE, SEAT))
    why = message("seats.director-picked-over-seat", seat=wanted.seat)
    return FoundMover(order.seat, why, inq.policy.rules(PROCEDURE, SEAT))


def _mover(
    state: State, inq: Inquiry, order: Balance, giving: EventTable, given: KnownPositions, to_fill: int
) -> FoundMover:
    if order.entry is None:
        return mover(state, inq, giving.number, given, to_fill)
    entry = state.of(Entrants).entry(order.entry)
    if entry.table != giving.number or entry.seat is None:
        raise Unlawful(
            "balance.not-there", {"name": entry.name, "number": giving.number}, field="entry",
            value=order.entry, limits={"options": [one for one in giving.seats.values() if one is not None]},
        )  # fmt: skip
    try:
        wanted = mover(state, inq, giving.number, given, to_fill)
    except Refusal:
        return FoundMover(entry.seat, message("seats.director-picked"), inq.policy.rules(MOVER))
    if wanted.seat == entry.seat:
        return wanted
    need_reason(order.why, message("seats.another-player", seat=wanted.seat), inq.policy.rule(PROCEDURE, MOVER))
    why = message("seats.picked-over-seat", seat=wanted.seat)
    return FoundMover(entry.seat, why, inq.policy.rules(PROCEDURE, MOVER))


@decides(Balance)
def _balance(state: State, order: Balance, context: Context) -> Iterator[Happening]:
    plan = move(state, order, context.at)
    yield from (seen(state, one, context.at) for one in order.buttons)
    yield Balanced(
        entry=plan.entry, giving=plan.giving, left=plan.left, to=plan.to, seat=plan.seat, place=plan.place,
        dealt_in=plan.dealt_in, at=context.at, varied=plan.varied, why=plan.why, cites=plan.cites,
    )  # fmt: skip
    yield SeatTaken(entry=plan.entry, table=plan.to, seat=plan.seat, why="balance", cites=plan.cites)


@applies(Balanced)
def _balanced(state: State, happening: Balanced) -> None:
    entry = state.of(Entrants).entry(happening.entry)
    if (entry.table, entry.seat) != (happening.giving, happening.left):
        raise Unlawful(
            "balance.not-there/any-more", {"name": entry.name, "giving": happening.giving}, field="entry",
            value=happening.entry,
        )  # fmt: skip
    state.of(Seats).on_the_way[happening.entry] = OnTheWay(happening.at, happening.to, happening.seat)
