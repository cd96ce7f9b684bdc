"""Chips that leave play now: the order for each table, and what has to be counted first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cardspeak.books.settings.chips import COLOUR_UP, COLOUR_UP_WHEN
from cardspeak.tournament.autoplay.hands import Dealt
from cardspeak.tournament.chips.account import Account, expected, in_stacks, in_use
from cardspeak.tournament.chips.colouring import ColourUp, Held
from cardspeak.tournament.chips.feasible import Planned, colour_up_plan
from cardspeak.tournament.clock.dial import schedule
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrant, Entrants
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


def held_at(state: State, table: int, value: int, to: int) -> tuple[Held, ...]:
    """The chips of a denomination at a table: what a stack cannot be made of without them, and its part of the others.

    The account knows how many there are in all; those that no stack needs are dealt out table by table, in lots that
    change evenly, so that the last table hands in the last of them.
    """
    account = state.of(Account)
    lot = to // value
    waiting = [entry for entry in _waiting(state, value) if entry.chips]
    odd = {entry.number: entry.chips % to // value for entry in waiting}
    spare = max(0, account.by_value.get(value, 0) - sum(odd.values())) // lot if not account.unsorted else 0
    found = []
    for entry in sorted(waiting, key=lambda entry: (entry.table, entry.seat)):
        lots = min(spare, entry.chips // to)
        spare -= lots
        if entry.table == table:
            chips = odd[entry.number] + lots * lot
            found.append(Held(entry=entry.number, chips=chips, rest=entry.chips - chips * value))
    return tuple(one for one in found if one.chips)


def _waiting(state: State, value: int) -> Iterator[Entrant]:
    """Everybody whose table has not coloured the denomination up."""
    done = state.of(Account).out.get(value, set())
    entrants = state.of(Entrants)
    for table in entrants.open_tables():
        if table.number not in done:
            yield from (entrants.entries[entry] for entry in table.seats.values() if entry is not None)
