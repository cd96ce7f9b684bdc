"""What is settled before an event begins: its book, format, fees, chips, levels and tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardspeak.limits import MOST_CHIP_KINDS, MOST_LEVELS, Amount, ChipCount, Many, Minutes, Name, SmallCount, Timestamp

BountyKind = Literal["none", "classic", "progressive", "mystery"]
SeveralBags = Literal["best", "merged"]
Format = Literal["freezeout", "re-entry", "rebuy", "satellite", "raise-or-fold", "flips"]


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One level of the structure, or a break."""

    minutes: Minutes
    small_blind: ChipCount = 0
    big_blind: ChipCount = 0
    ante: ChipCount = 0
    game: str = "NLHE"
    is_break: bool = False
    colour_up: tuple[ChipCount, ...] = ()
    """Denominations that leave play in this break."""


class Fee(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of what a player pays: to the prizes, the house, the staff, a bounty, the league."""

    name: Name
    amount: Amount
    to: Literal["prizes", "house", "bounty", "other"] = "prizes"


class Offer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Chips for money: a buy-in, a rebuy, an add-on."""

    chips: ChipCount
    fees: tuple[Fee, ...] = ()

    @property
    def price(self) -> Amount:
        """What it costs in all."""
        return sum(fee.amount for fee in self.fees)

    def part(self, to: str) -> Amount:
        """What of it goes to one purpose."""
        return sum(fee.amount for fee in self.fees if fee.to == to)


class ChipKind(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A denomination of the chip set: how many there are, and how many are in a starting stack."""

    value: ChipCount
    owned: int = 0
    in_stack: SmallCount = 0
    colour: Name = ""


class EventSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything an event starts from; the parts of the tournament check what concerns them."""

    name: Name
    book: str
    house: dict[str, str | int | bool | list[str]] = {}
    """House settings on top of the book, by name."""
    venue: Name = ""
    state: Name = ""
    """Where the venue is, where the law of prizes depends on it."""
    currency: Name = "AUD"
    format: Format = "freezeout"
    dealers: bool = False
    """House dealers; otherwise the players deal."""
    seats_per_table: int = 9
    tables: SmallCount = 0
    """Tables there are in the room; 0 for as many as needed."""
    capacity: SmallCount = 0
    """Entries at most; 0 for no limit."""
    starts_at: Timestamp = 0
    """Planned start, in milliseconds since 1970."""
    late_levels: SmallCount = 0
    """Entries are taken through this level, where the book leaves it to the event; 0 for none."""
    least_entries: SmallCount = 0
    buy_in: Offer = Offer(chips=10_000)
    re_entry: Offer | None = None
    rebuy: Offer | None = None
    rebuy_levels: SmallCount = 0
    rebuy_most_chips: ChipCount = 0
    rebuys_each: SmallCount = 0
    """Rebuys or re-entries a player may take; 0 for any number."""
    add_on: Offer | None = None
    add_on_break: SmallCount = 1
    stamp_cards: bool = False
    guarantee: Amount = 0
    pool_cap: Amount = 0
    """The most the prizes may come to by local law; 0 for none."""
    added: Amount = 0
    bounty: BountyKind = "none"
    tickets: SmallCount = 0
    """Satellite: seats to win; 0 where the pool decides."""
    ticket_price: Amount = 0
    payout: str = "club"
    """The family of payout tables, or ``own``."""
    own_payout: tuple[int, ...] = ()
    """Own shares in hundredths of a percent, by place."""
    payout_unit: Amount = 100
    """Prizes are rounded to this."""
    chips: Annotated[tuple[ChipKind, ...], Many(MOST_CHIP_KINDS)] = ()
    levels: Annotated[tuple[Level, ...], Many(MOST_LEVELS)] = ()
    flight: Name = ""
    """Which of several first days this is, such as ``1A``; all of them lead into one later day."""
    day: SmallCount = 1
    day_ends_after: SmallCount = 0
    """The level after which the stacks go into bags; 0 where the director says when."""
    several_bags: SeveralBags = "best"
    """A later day: what somebody brings who has bagged in several flights, the best stack or all of them."""
    series: Name = ""
