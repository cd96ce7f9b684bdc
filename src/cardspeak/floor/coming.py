"""Button and blinds of the hands to come: as a ruling has settled them, or as the book moves them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from cardspeak.books.policy import Policy
from cardspeak.books.settings.button import NEWCOMER_WAITS
from cardspeak.floor.seating import Seating, positions_of, seated
from cardspeak.floor.table import Table
from cardspeak.hand.by_the_book import button_rules
from cardspeak.hand.positions import Positions, first_positions, next_positions


def positions_after(
    policy: Policy, last: Positions, seats: Iterable[int], newcomers: Collection[int] = ()
) -> Positions:
    """Button and blinds of the hand after ``last`` under a book."""
    after = next_positions(last, seats, newcomers=newcomers, rules=button_rules(policy))
    waits = policy.answer(NEWCOMER_WAITS)
    if waits is None or "between" in waits.value or after.heads_up:
        return after
    held = {after.button, after.small_blind_seat}
    let_in = [seat for seat in after.waiting if seat not in held]
    return msgspec.structs.replace(
        after,
        dealt_in=tuple(sorted((*after.dealt_in, *let_in))),
        waiting=tuple(seat for seat in after.waiting if seat in held),
    )


def after_this_hand(table: Table) -> Positions:
    """Button and blinds of the hand after this one at a table."""
    memory = table.recall(Seating)
    seats = seated(table)
    if memory.ruled:
        coming = memory.ruled[0]
        return coming if set(coming.dealt_in) == set(seats) else first_positions(seats, coming.button)
    return positions_after(table.policy, positions_of(table), seats, memory.newcomers)
