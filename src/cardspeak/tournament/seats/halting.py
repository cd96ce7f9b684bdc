"""Short tables: when one stops, and the director's waiver."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.balancing import (
    BELOW_SMALLEST,
    FULL_TABLE_FROM,
    FULL_TABLES_NEEDED,
    HALT,
    HALT_BY_ELIMINATION,
    HALT_OTHER_FORMATS,
    HALT_SHORT_BY,
    HALT_WAIVABLE,
    SMALLEST_TABLE,
)
from cardspeak.errors import Unlawful
from cardspeak.hand.positions import Positions, clockwise_from
from cardspeak.limits import SmallCount
from cardspeak.tournament.core import FLOOR, Context, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.positions import coming, known
from cardspeak.tournament.seats.sizes import fullest, seats_each
from cardspeak.words import Message, message


class Halt(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is short enough to stop."""

    table: int
    short_by: int
    stops: bool
    """It may not deal its next hand."""
    armed: bool = False
    """It stops as soon as the blinds are affected."""
    director: bool = False
    """Whether it stops is for the director to say."""
    needs_button: bool = False
    waived: bool = False
    why: Message
    cites: tuple[str, ...] = ()


class WaiveHalt(Order, frozen=True, kw_only=True):
    """Let a short table play on; no hand becomes a misdeal by it."""

    roles = FLOOR

    table: int
    hands: SmallCount = 1
    why: str


class HaltWaived(Happening, frozen=True, kw_only=True, tag="halt-waived"):
    """A short table may deal on."""

    table: int
    hands: int
    cites: tuple[str, ...] = ()


def halt(state: State, number: int, at: int | None = None) -> Halt | None:
    """Whether a table is so short that it stops; None where it is not. At a time, old buttons do not count."""
    table = state.of(Entrants).table(number)
    short = fullest(state) - table.players
    if short < 1 or not table.players or state.policy.value(HALT) in (None, "never"):
        return None
    limit, directors = _limit(state)
    if short < limit or (state.policy.value(HALT_BY_ELIMINATION) and _lost(table) < limit):
        return None
    waived = number in state.of(Seats).waived
    cites = state.policy.rules(HALT, HALT_SHORT_BY) + (state.policy.rules(HALT_WAIVABLE) if waived else ())
    why = message("seats.table-short-of-fullest", table=number, short=short)
    base = Halt(table=number, short_by=short, stops=False, waived=waived, why=why, cites=cites)
    if directors:
        cites = state.policy.rules(HALT_OTHER_FORMATS, FULL_TABLES_NEEDED)
        return msgspec.structs.replace(base, director=True, cites=cites)
    if state.policy.value(HALT) == "at-once":
        return msgspec.structs.replace(base, stops=not waived)
    positions = coming(state, number) if at is None or known(state, number, at) else None
    if positions is None:
        return msgspec.structs.replace(base, armed=True, needs_button=True)
    if not blinds_affected(table, positions):
        return msgspec.structs.replace(base, armed=True)
    reached = message("seats.big-blind-reached-open-seat")
    return msgspec.structs.replace(base, stops=not waived, why=why.then(reached))


def _limit(state: State) -> tuple[int, bool]:
    """How many short a table stops, and whether that is left to the director."""
    seats = state.of(Seats)
    if seats.halt_at is not None:
        return seats.halt_at, False
    usual = state.policy.value(HALT_SHORT_BY) or 1
    if state.policy.value(FULL_TABLES_NEEDED) is False:
        return usual, True
    full = state.policy.value(FULL_TABLE_FROM)
    other = seats.fast or (full is not None and seats_each(state) < full)
    if other and state.policy.value(HALT_OTHER_FORMATS) == "director":
        return usual, True
    return usual, False


def _lost(table: EventTable) -> int:
    """Seats that came open at a table; seats that were never filled make nobody short (11-D)."""
    return sum(seat not in table.closed for seat in table.vacated)


def blinds_affected(table: EventTable, positions: Positions) -> bool:
    """Whether the big blind of the coming hand reaches an open seat (11-D, addendum)."""
    in_use = [seat for seat in table.seats if seat not in table.closed]
    reached = clockwise_from(positions.small_blind_seat, in_use)[0]
    return table.seats[reached] is None


def below_smallest(state: State, number: int) -> tuple[str, tuple[str, ...]] | None:
    """What a table does that has fewer players than a table should have; None where it has enough."""
    least = state.policy.value(SMALLEST_TABLE)
    table = state.of(Entrants).table(number)
    if least is None or not 0 < table.players < least:
        return None
    return state.policy.value(BELOW_SMALLEST) or "play-on", state.policy.rules(SMALLEST_TABLE, BELOW_SMALLEST)


def refuse_while_halted(state: State, number: int) -> None:
    """No hand is dealt at a table that has stopped."""
    found = halt(state, number)
    if found is not None and found.stops:
        raise Unlawful(
            "table.halted",
            {"why": found.why},
            field="table",
            value=number,
            limits={"options": ["balance", "waive"]},
            rule=state.policy.rule(HALT),
        )


@decides(WaiveHalt)
def _waive_halt(state: State, order: WaiveHalt, _context: Context) -> Iterator[Happening]:
    found = halt(state, order.table)
    if found is None:
        raise Unlawful(
            "table.not-halted", {"table": order.table}, field="table", value=order.table,
            rule=state.policy.rule(HALT),
        )  # fmt: skip
    inq = Inquiry(state.policy, order.choices)
    if not inq.settle(HALT_WAIVABLE):
        raise Unlawful("table.no-waiver", field="table", rule=inq.policy.rule(HALT))
    if order.hands < 1 or not order.why.strip():
        raise Unlawful(
            "table.waiver", field="hands" if order.hands < 1 else "why", value=order.hands if order.hands < 1 else order.why,
            limits={"min": 1} if order.hands < 1 else {}, rule=inq.policy.rule(HALT_WAIVABLE),
            takes="number" if order.hands < 1 else "text",
        )  # fmt: skip
    yield HaltWaived(table=order.table, hands=order.hands, cites=inq.numbers)


@applies(HaltWaived)
def _halt_waived(state: State, happening: HaltWaived) -> None:
    state.of(Entrants).table(happening.table)
    state.of(Seats).waived[happening.table] = happening.hands
