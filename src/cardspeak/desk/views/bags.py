"""The end of a day: everybody with a stack by table and seat, what went into a bag, and what all of them should come to."""

from __future__ import annotations

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.flights.bags import Bags, sealed, with_stacks


class ShownBag(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's stack, in a bag or not yet."""

    entry: int
    name: str
    table: int
    seat: int
    chips: int
    """In the bag; before that as they were counted last."""
    packed: bool
    seal: str
    """The number on the bag."""


class ShownBags(msgspec.Struct, frozen=True, kw_only=True):
    """The bags of a day that is over."""

    day: int
    expected: int
    """What they should come to."""
    sealed: bool
    bags: tuple[ShownBag, ...]


@shows("bags", "staff")
def bags(seen: Seen) -> ShownBags | None:
    """The bags, once play has stopped for the day."""
    state, clock = seen.state, seen.state.of(Clock)
    if not clock.suspended:
        return None
    packed = state.of(Bags).of(clock.day)
    shown = []
    for one in with_stacks(state):
        bag = packed.get(one.number)
        shown.append(
            ShownBag(
                entry=one.number, name=one.name, table=one.table or 0, seat=one.seat or 0,
                chips=one.chips if bag is None else bag.chips, packed=bag is not None, seal=bag.seal if bag else "",
            )
        )  # fmt: skip
    shown.sort(key=lambda bag: (bag.table, bag.seat, bag.entry))
    return ShownBags(
        day=max(clock.day, state.setup.day),
        expected=expected(state),
        sealed=sealed(state) is not None,
        bags=tuple(shown),
    )
