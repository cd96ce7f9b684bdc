"""What the book asks to be done about tables now: form the final table, break one, move somebody, stop, draw a button."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.balancing import BELOW_SMALLEST, GIVES_UP, GOES_TO, SMALLEST_TABLE
from cardspeak.books.settings.seating import BREAK_ORDER, BREAK_SEATS, BREAK_WHEN, FINAL_REDRAW
from cardspeak.errors import Ambiguous, Refusal
from cardspeak.tournament.core import ChosenValue, Order, State
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.needs import Advice, ButtonOf, FormToFill, Reason, advise
from cardspeak.tournament.seats.balancing import Balance, Move, giving_table, goes_to, move, short_tables
from cardspeak.tournament.seats.breaking import BreakTable, has_room, similar_seats
from cardspeak.tournament.seats.breaks_planned import next_to_break
from cardspeak.tournament.seats.button_draw import DrawButton
from cardspeak.tournament.seats.final import FinalTable, final_due, final_sizes, size_rules
from cardspeak.tournament.seats.halting import Halt, WaiveHalt, below_smallest, halt
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.people import clashes_at
from cardspeak.tournament.seats.sizes import (
    Tolerance,
    fullest,
    seated,
    seats_each,
    shortest_with_a_seat,
    tables_of,
    tables_open,
    tables_played,
    tolerance,
)
from cardspeak.words import Message, MessageValue, items, message, word


def proposals(state: State, at: int | None = None) -> tuple[Advice, ...]:
    """What should be done about tables and seats now, most urgent first."""
    at = state.at if at is None else at
    final = _final(state)
    if final is not None:
        return (final, *_buttons(state))
    broken, empty = _break(state), tuple(_empty(state))
    moves = () if broken is not None else tuple(_moves(state, at))
    return (*_halts(state, at), *empty, *((broken,) if broken else ()), *moves, *_small(state, at), *_buttons(state))


def _final(state: State) -> Advice | None:
    if final_due(state) is None:
        return None
    left, early = seated(state), [size for size in final_sizes(state) if size >= seated(state)]
    sizes = early or list(final_sizes(state))[-1:]
    says = state.policy.value(FINAL_REDRAW)
    redraws: tuple[dict[str, ChosenValue], ...] = ({},)
    if says is None:
        redraws = {FINAL_REDRAW.name: True}, {FINAL_REDRAW.name: False}
    orders = tuple(
        FinalTable(size=size if len(sizes) > 1 else None, choices=redraw) for size in sizes for redraw in redraws
    )
    cites = (*size_rules(state), *state.policy.rules(FINAL_REDRAW))
    return advise("final", left=left, sizes=items(sizes, "or"), orders=orders, cites=cites)


def _empty(state: State) -> Iterator[Advice]:
    """Tables whose last player has gone; while somebody waits for a seat they stay open."""
    if tables_played(state) and state.of(Entrants).left == seated(state):
        for table in tables_of(state, 0):
            yield advise("empty table", table=table.number, orders=(BreakTable(table=table.number),))


def _break(state: State) -> Advice | None:
    """The next table to break, once its players find seats at the others, or at the house's own load."""
    count, left = tables_played(state), seated(state)
    if count < 3 and not _two_to_one(state, count):
        return None
    load = state.of(Seats).break_loads.get(count, (count - 1) * seats_each(state))
    number = next_to_break(state)
    if left > load or number is None:
        return None
    table = state.of(Entrants).table(number)
    if not has_room(state, table):
        return None
    cites = state.policy.rules(BREAK_ORDER, BREAK_SEATS, BREAK_WHEN)
    return advise("break", left=left, tables=count - 1, table=number, orders=_breaks(state, number), cites=cites)


def _two_to_one(state: State, count: int) -> bool:
    """Two tables become one by a plan of the house only; otherwise as the final table."""
    return count == 2 and count in state.of(Seats).break_loads


def _breaks(state: State, number: int) -> tuple[Order, ...]:
    way = state.policy.value(BREAK_SEATS)
    if way == "two-random-steps":
        return (BreakTable(table=number),)
    assigned = tuple(similar_seats(state, number))
    if way == "host-assigns":
        return (BreakTable(table=number, seats=assigned),)
    return (
        BreakTable(table=number, choices={BREAK_SEATS.name: "two-random-steps"}),
        BreakTable(table=number, choices={BREAK_SEATS.name: "host-assigns"}, seats=assigned),
    )


def _moves(state: State, at: int) -> Iterator[Advice]:
    """One move from a fullest table to a shortest one, where they differ by more than they may."""
    allowed, short = tolerance(state), shortest_with_a_seat(state)
    if allowed is None or short is None or fullest(state) - short <= allowed.players:
        return
    giving = giving_table(state, Inquiry(state.policy))
    tables = short_tables(state, giving)
    if giving is None or not tables:
        return
    yield _move(state, giving, tables, allowed, at)


def _move(state: State, giving: int, tables: list[int], allowed: Tolerance, at: int) -> Advice:
    several = len(goes_to(Inquiry(state.policy), tables)) > 1
    orders: list[Order] = []
    plans: list[Move] = []
    asked: list[Message] = []
    needs: dict[int, ButtonOf] = {}
    best = _best(state, giving, tables, at)
    for to in [*best, *(one for one in tables if several and one not in best)]:
        order = Balance(giving=giving, to=to)
        orders.append(order)
        try:
            plans.append(move(state, order, at))
        except Refusal as refusal:
            asked.append(refusal.message)
            needs |= {number: ButtonOf(number) for number in _buttons_asked(refusal)}
    difference = fullest(state) - state.of(Entrants).table(tables[0]).players
    why = message("seats.tables-out-of-balance", difference=difference, allowed=allowed.players, why=allowed.why)
    cites = [*allowed.cites, *state.policy.rules(GIVES_UP, GOES_TO), *(cite for plan in plans for cite in plan.cites)]
    form, values = _moved(state, plans[0]) if plans and len(orders) == 1 else ("ask", {"to": items(_to(orders))})
    return advise(
        "move", form, table=giving, **values, orders=tuple(orders), needs=tuple(needs.values()),
        reasons=(why, *(one for plan in plans for one in plan.why), *asked), cites=tuple(dict.fromkeys(cites)),
    )  # fmt: skip


def _moved(state: State, plan: Move) -> tuple[str, dict[str, MessageValue]]:
    """What is shown of a move that only has to be ordered."""
    values: dict[str, MessageValue] = {
        "name": state.name_of(plan.entry), "seat": plan.left, "to": plan.to, "to_seat": plan.seat,
    }  # fmt: skip
    return ("placed", {**values, "place": word("why", plan.place)}) if plan.place else ("", values)


def _to(orders: list[Order]) -> Iterator[int]:
    return (order.to for order in orders if isinstance(order, Balance) and order.to is not None)


def _buttons_asked(refusal: Refusal) -> tuple[int, ...]:
    """The tables whose button a refusal asks for."""
    asked = refusal.question
    return () if asked is None or asked.takes != "buttons" else tuple(int(str(one)) for one in asked.values)


def _best(state: State, giving: int, tables: list[int], at: int) -> list[int]:
    """The first short table where the mover meets nobody they are kept apart from; the first one where there is none."""
    if state.of(Seats).apart:
        for to in tables:
            try:
                entry = move(state, Balance(giving=giving, to=to), at).entry
            except Refusal:
                break
            if not clashes_at(state, entry, to):
                return [to]
    return tables[:1]


def _halts(state: State, at: int) -> Iterator[Advice]:
    """Tables that stop, or will as soon as the blinds are affected."""
    most = fullest(state)
    for size in sorted(state.of(Entrants).by_size):
        if size >= most - 1:
            return
        for table in tables_of(state, size):
            found = halt(state, table.number, at)
            if found is None or found.waived:
                continue
            yield _halted(found)


def _halted(found: Halt) -> Advice:
    """A short table that stops and waits for a player, or may play on."""
    number = found.table
    form = "" if found.stops else "director" if found.director else "armed"
    orders = (WaiveHalt(table=number, why=""),) if found.stops else ()
    forms = (FormToFill(Balance, {"to": number}), FormToFill(WaiveHalt, {"table": number}))
    needs = (*((ButtonOf(number),) if found.needs_button else ()), *((Reason(),) if orders else ()))
    return advise(
        "halt", form, table=number, short=found.short_by, orders=orders, forms=() if orders else forms, needs=needs,
        cites=found.cites,
    )  # fmt: skip


def _small(state: State, at: int) -> Iterator[Advice]:
    """Tables with fewer players than a table should have: break or fill, as the director says and as far as it can be."""
    least = state.policy.value(SMALLEST_TABLE)
    if least is None or tables_open(state) < 2:
        return
    for size in range(1, least):
        for table in tables_of(state, size):
            found = below_smallest(state, table.number)
            if found is not None:
                breaks = _breaks(state, table.number) if has_room(state, table) else ()
                fills, needs = _fills(state, table, at)
                forms = (FormToFill(Balance, {"to": table.number}), FormToFill(BreakTable, {"table": table.number}))
                yield advise(
                    "small table", "wait" if found[0] == "wait" else "", table=table.number, n=size, least=least,
                    orders=(*breaks, *fills), forms=() if breaks or fills else forms, needs=needs,
                    cites=state.policy.rules(SMALLEST_TABLE, BELOW_SMALLEST),
                )  # fmt: skip


def _fills(state: State, table: EventTable, at: int) -> tuple[tuple[Order, ...], tuple[ButtonOf, ...]]:
    """The order that fills a table from a fuller one, where there is one, and the tables whose button it asks for."""
    order = Balance(to=table.number)
    if fullest(state) - table.players < 2 or not table.free:
        return (), ()
    try:
        move(state, order, at)
    except Ambiguous as question:
        return (order,), tuple(map(ButtonOf, _buttons_asked(question)))
    except Refusal:
        return (), ()
    return (order,), ()


def _buttons(state: State) -> Iterator[Advice]:
    """Tables that have to draw for the button again before their next hand."""
    seats, tables = state.of(Seats), state.of(Entrants).tables
    for number in seats.button_due:
        table = tables.get(number)  # a correction may have taken the table away
        if table is None or not table.open or table.players < 2:
            continue
        yield advise("button", table=number, orders=(DrawButton(table=number),), cites=seats.button_due[number])
