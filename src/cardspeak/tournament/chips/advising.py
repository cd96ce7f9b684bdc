"""Chips that leave play now: the order for each table, and what has to be counted first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cardspeak.books.settings.chips import COLOUR_UP, COLOUR_UP_WHEN
from cardspeak.tournament.chips.account import Account, expected, in_stacks, in_use
from cardspeak.tournament.chips.colouring import ColourUp
from cardspeak.tournament.chips.feasible import Planned, colour_up_plan
from cardspeak.tournament.clock.dial import schedule
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import State
from cardspeak.tournament.dealt.hands import Dealt
from cardspeak.tournament.dealt.held import held_at
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.needs import Advice, AnyNeed, ChipsOf, DealerSeatOf, advise
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.setup import Level


@lru_cache(maxsize=8)
def _plan(lines: tuple[Level, ...], values: tuple[int, ...]) -> tuple[Planned, ...]:
    return colour_up_plan(lines, values)


def to_colour_up(state: State, at: int) -> Iterator[Advice]:
    """Chips that go in this break, or in one that is over, the smallest first.

    Not while hand for hand stops the clock: a break that it reaches waits, hands go on, and they need the chips.
    """
    account, values = state.of(Account), in_use(state)
    if not values or state.of(HandForHand).stops_the_clock:
        return
    view = now(state, at)
    for one in _plan(schedule(state), tuple(kind.value for kind in state.setup.chips)):
        done = account.out.get(one.value, set())
        tables = [
            table.number for table in state.of(Entrants).open_tables() if table.number not in done and table.players
        ]
        gone = one.value in account.out and not account.by_value.get(one.value, 0)
        gone |= one.to not in values  # after a correction the larger chip may have left before the smaller one
        if one.in_break is not None and view.index >= one.in_break and tables and not gone:
            told = bool(state.of(Dealt).hands) and in_stacks(state) == expected(state)
            yield from (_at_table(state, table, one, told=told) for table in tables)
            return


def _at_table(state: State, table: int, plan: Planned, *, told: bool) -> Advice:
    """The order for a table; where every stack is known, with everybody's small chips."""
    held = held_at(state, table, plan.value, plan.to) if told else ()
    known = told and sum(one.chips for one in held) <= state.of(Account).by_value.get(plan.value, 0)
    button = state.of(Seats).at.get(table)
    order = ColourUp(
        table=table, value=plan.value, held=held, in_view=known, players_present=known,
        dealer_seat=button.positions.dealer if button is not None else None,
    )  # fmt: skip
    needs: tuple[AnyNeed, ...] = () if known else (ChipsOf(value=plan.value, table=table),)
    needs += () if button is not None else (DealerSeatOf(table),)
    cites = state.policy.every_rule(COLOUR_UP, COLOUR_UP_WHEN)
    return advise("colour up", table=table, value=plan.value, orders=(order,), needs=needs, cites=cites)
