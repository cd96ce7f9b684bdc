"""What a flight hands on, as a plain value, and what a later day knows of the flights it has taken in.

No book says how flights come together, so this is settled here and in the set-up:

- every flight ends at the same level, and the later day goes on with the next one, at seats that are drawn anew;
- whoever has bagged in several flights brings the best stack; the others leave the account under the flight's name
  (``several_bags = "merged"`` puts them together instead), and bounties on one head always add up;
- the pool, the entries and the people are those of all flights; only who comes to the later day can be paid;
- whoever went out in a flight keeps the place of that flight, and stands below everybody of the later day.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from cardspeak.limits import Amount, ChipCount, Milliseconds, Name, PlayerId, SmallCount
from cardspeak.tournament.setup import Fee

FIRST_LATER_DAY = 2
"""The first day that flights lead to."""


class Survivor(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody with a bag."""

    player: PlayerId
    name: Name
    chips: ChipCount
    bounty: Amount = 0
    """What is on the head."""
    member: bool = True
    by_value: tuple[tuple[ChipCount, ChipCount], ...] = ()
    """The chips in the bag, where they were counted by denomination."""


class OutInFlight(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who went out in a flight; the place is that of the flight, 0 where there was none."""

    player: PlayerId
    name: Name
    place: int


class FlightResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a later day needs of a flight: who is left, what they have, the money, and which log it comes from."""

    event: str
    flight: str
    log: str
    """The hash of the flight's log, in hexadecimal digits."""
    book: str
    currency: str
    bounty_kind: str = "none"
    level: SmallCount
    """The level with which play goes on."""
    blinds: tuple[ChipCount, ChipCount, ChipCount]
    """Small blind, big blind and ante of it."""
    game: str = "NLHE"
    elapsed_ms: Milliseconds = 0
    """What of that level is over."""
    survivors: tuple[Survivor, ...]
    out: tuple[OutInFlight, ...] = ()
    chips: int
    """All chips in the bags."""
    by_value: tuple[tuple[ChipCount, ChipCount], ...] = ()
    """The same by denomination, as far as that is known."""
    gone: tuple[ChipCount, ...] = ()
    """Denominations that are out of play."""
    entries: SmallCount
    """Entries that count for the prizes, re-entries included."""
    sold: dict[str, SmallCount] = {}
    money: tuple[Fee, ...] = ()
    """What was collected and not paid back, less the bounties that were won in the flight."""
    bounties_won: Amount = 0

    def part(self, to: str) -> int:
        """What of the money is for one purpose."""
        return sum(fee.amount for fee in self.money if fee.to == to)


@dataclass
class BroughtChips:
    """What an entry of the later day has brought: from which flight its stack comes, and what was left behind."""

    flight: str
    chips: int
    by_value: tuple[tuple[int, int], ...] = ()
    left_behind: dict[str, int] = field(default_factory=dict)
    """Chips that left play, by flight."""


@dataclass
class Flights:
    """The flights that a later day has taken in."""

    taken: dict[str, FlightResult] = field(default_factory=dict)
    bags: dict[int, BroughtChips] = field(default_factory=dict)
    """By entry."""
    people: set[str] = field(default_factory=set)
    """Everybody who has entered a flight."""
    entries: int = 0
    """Entries of all flights."""
