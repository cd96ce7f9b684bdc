"""What is printed but not part of a board: receipts, deal sheets, the structure."""

from __future__ import annotations

import msgspec

from cardspeak.tournament.chips.account import Piles
from cardspeak.tournament.chips.feasible import Planned, colour_up_plan
from cardspeak.tournament.core import State
from cardspeak.tournament.deals.sheet import DealSheet, sheet
from cardspeak.tournament.deals.standing import Deals
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.setup import Fee, Level

MOST_RECEIPTS = 2_000


class Bought(msgspec.Struct, frozen=True, kw_only=True):
    """One sale or repayment."""

    number: int
    kind: str
    way: str
    reference: str
    amount: int
    fees: tuple[Fee, ...]


class Receipt(msgspec.Struct, frozen=True, kw_only=True):
    """What one entry has bought."""

    entry: int
    name: str
    bought: tuple[Bought, ...]
    total: int
    owes: int


class StructureSheet(msgspec.Struct, frozen=True, kw_only=True):
    """What the players get to read about the event."""

    starts_at: int
    late_levels: int
    stack: int
    stack_by_value: Piles
    levels: tuple[Level, ...]
    buy_in: int
    re_entry: int | None
    rebuy: int | None
    add_on: int | None
    guarantee: int
    colour_ups: tuple[Planned, ...] = ()
    """Which chips leave play in which line of the levels."""


def receipts(state: State) -> list[Receipt]:
    """A receipt for every entry that has bought something, the latest first."""
    money, entries = state.of(Ledger), state.of(Entrants).entries
    latest = sorted(money.of_entry, reverse=True)[:MOST_RECEIPTS]
    return [_receipt(money, entry, entries[entry].name) for entry in latest if entry in entries]


def _receipt(money: Ledger, entry: int, name: str) -> Receipt:
    bought = tuple(
        Bought(
            number=one.number, kind=one.kind, way=one.way, reference=one.reference, amount=one.amount, fees=one.lines
        )
        for one in money.of_entry[entry]
    )
    total = sum(one.amount for one in bought)
    return Receipt(entry=entry, name=name, bought=bought, total=total, owes=money.owed[entry])


def deal_sheets(state: State) -> list[DealSheet]:
    """The sheet of every deal, the latest first."""
    return [sheet(state, number) for number in reversed(state.of(Deals).all)]


def structure_sheet(state: State) -> StructureSheet:
    """The structure as it was settled."""
    setup = state.setup
    price = {name: None if (offer := getattr(setup, name)) is None else offer.price for name in OFFERS}
    return StructureSheet(
        starts_at=setup.starts_at, late_levels=setup.late_levels, stack=setup.buy_in.chips,
        stack_by_value=tuple((kind.value, kind.in_stack) for kind in setup.chips if kind.in_stack), levels=setup.levels,
        buy_in=setup.buy_in.price, guarantee=setup.guarantee,
        colour_ups=colour_up_plan(setup.levels, {kind.value for kind in setup.chips}), **price,
    )  # fmt: skip


OFFERS = ("re_entry", "rebuy", "add_on")
