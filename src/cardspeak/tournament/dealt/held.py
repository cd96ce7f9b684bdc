"""Which small chips each player has, if every stack is known: what a colour-up needs."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.chips.colouring import Held
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrant, Entrants


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
