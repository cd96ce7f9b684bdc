"""The plan for table breaks: their order, at how many players, and the final table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from cardspeak.books.settings.balancing import GIVES_UP
from cardspeak.books.settings.seating import BREAK_ORDER, FINAL_SIZE
from cardspeak.errors import Unlawful
from cardspeak.limits import SmallCount
from cardspeak.tournament.core import Context, Happening, Order, State, applies, chance_of, decides
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants, EventTable
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.sizes import MOST_SEATS
from cardspeak.words import Message, message


class Load(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of a break plan: so many tables become one fewer at so many players."""

    tables: SmallCount
    players: SmallCount


class PlanBreaks(Order, frozen=True, kw_only=True):
    """Publish the order of table breaks (drawn if none is given), the players per table, and the size of the final table."""

    order: tuple[int, ...] | None = None
    loads: tuple[Load, ...] = ()
    final: int | None = None
    why: str = ""


class BreaksPlanned(Happening, frozen=True, kw_only=True, tag="breaks-planned"):
    """The published order in which tables break, and the house's plan."""

    order: tuple[int, ...] = ()
    among: tuple[int, ...] = ()
    label: str = ""
    """Of the draw; empty where the order was named."""
    loads: tuple[tuple[int, int], ...] = ()
    final: int | None = None
    cites: tuple[str, ...] = ()

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:  # noqa: ARG002
        """Run the draw again."""
        if self.label and tuple(chance(self.label).shuffled(self.among)) != self.order:
            yield message("drawn.otherwise", label=self.label)


def drawn_order(state: State, context: Context, tables: Sequence[int]) -> BreaksPlanned:
    """A drawn order in which tables break, so that nobody can be favoured."""
    label, among = "break order", tuple(sorted(tables))
    chance = chance_of(state, context, label)
    return BreaksPlanned(
        order=tuple(chance.shuffled(among)), among=among, label=label, cites=state.policy.rules(BREAK_ORDER, GIVES_UP)
    )


@decides(PlanBreaks)
def _plan_breaks(state: State, order: PlanBreaks, context: Context) -> Iterator[Happening]:
    rule = state.policy.rule(BREAK_ORDER, GIVES_UP)
    tables = {table.number for table in state.of(Entrants).open_tables()}
    if state.of(Seats).started and order.order is not None and not order.why.strip():
        raise Unlawful(
            "break.order/reason",
            field="why",
            takes="text",
            value=order.why,
            rule=rule,
        )
    if order.order is not None and (set(order.order) != tables or len(order.order) != len(tables)):
        raise Unlawful(
            "break.order", field="order", value=list(order.order),
            limits={"tables": sorted(tables)}, rule=rule,
        )  # fmt: skip
    for load in order.loads:
        if load.tables < 2 or load.players < 2:
            raise Unlawful("break.load", field="loads", value=load.tables, limits={"min": 2})
    if order.final is not None and not 2 <= order.final <= MOST_SEATS:
        raise Unlawful(
            "final.size", {"most_seats": MOST_SEATS}, field="final", value=order.final,
            limits={"min": 2, "max": MOST_SEATS}, rule=state.policy.rule(FINAL_SIZE),
        )  # fmt: skip
    loads = tuple((load.tables, load.players) for load in order.loads)
    drawn = (
        None if order.order is not None or state.of(Seats).break_order else drawn_order(state, context, sorted(tables))
    )
    yield BreaksPlanned(
        order=order.order or (drawn.order if drawn else ()), among=drawn.among if drawn else (),
        label=drawn.label if drawn else "", loads=loads, final=order.final,
        cites=state.policy.rules(BREAK_ORDER, GIVES_UP),
    )  # fmt: skip


@applies(BreaksPlanned)
def _breaks_planned(state: State, happening: BreaksPlanned) -> None:
    seats = state.of(Seats)
    if happening.order:
        seats.break_order = happening.order
        seats.break_rank = {table: rank for rank, table in enumerate(happening.order)}
    if happening.loads:
        seats.break_loads = dict(happening.loads)
    if happening.final is not None:
        seats.final_size = happening.final


def next_to_break(state: State) -> int | None:
    """The table that breaks next by the published order; the newest one first where it is in none. An empty one does not."""
    seats, entrants = state.of(Seats), state.of(Entrants)
    later = [number for number, table in entrants.tables.items() if _played(table) and number not in seats.break_rank]
    if later:
        return max(later)
    return next((number for number in seats.break_order if _played(entrants.tables.get(number))), None)


def _played(table: EventTable | None) -> bool:
    return table is not None and table.open and table.players > 0
