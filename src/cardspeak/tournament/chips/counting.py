"""Counting stacks: at breaks, and for bags at the end of a day; each beside the account."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.limits import ChipCount
from cardspeak.tournament.chips.account import expected, must_be_whole_chips
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.words import Chips, Message

PLAYING = ("playing", "registered")


class Counted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The stack of one entry."""

    entry: EntryNumber
    chips: ChipCount


class CountStacks(Order, frozen=True, kw_only=True):
    """Record counted stacks; if all are given, they are compared with the chips in play."""

    roles = FLOOR

    stacks: tuple[Counted, ...]


class BagChips(Order, frozen=True, kw_only=True):
    """Count every stack into a bag at the end of the day."""

    stacks: tuple[Counted, ...]
    why_off: str = ""


class StacksCounted(Happening, frozen=True, kw_only=True, tag="stacks-counted"):
    """Stacks were counted, of so many entries; with everybody's the sum is compared."""

    at: int
    entries: int
    total: int
    everybody: bool
    expected: int
    off: int = 0
    """What is there too much, or negative: too little; only where everybody was counted."""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "off" if self.off else "", n=self.entries, total=Chips(self.total), off=Chips(self.off))


class Bagged(Happening, frozen=True, kw_only=True, tag="chips-bagged"):
    """The bags of a day, with table and seat."""

    at: int
    day: int
    bags: tuple[tuple[int, int, int, int], ...]
    """Entry, chips, table, seat."""
    expected: int
    off: int
    why_off: str = ""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.bags))


class Counts:
    """Every count that was made."""

    def __init__(self) -> None:
        self.made: list[StacksCounted] = []
        self.bagged: list[Bagged] = []


def _sum(state: State, stacks: tuple[Counted, ...]) -> tuple[int, bool]:
    """What the stacks come to, and whether they are everybody's."""
    entrants = state.of(Entrants)
    seen = set()
    if not stacks:
        raise Unreadable("count.nobody", field="stacks")
    for one in stacks:
        entry = entrants.entry(one.entry)
        if not entry.live or one.entry in seen:
            raise Unlawful("count.entry", {"entry": one.entry}, field="stacks", value=one.entry)
        must_be_whole_chips(state, one.chips, "stacks")
        seen.add(one.entry)
    everybody = all(entry.number in seen for entry in entrants.live() if entry.status in PLAYING)
    return sum(one.chips for one in stacks), everybody


@decides(CountStacks)
def count(state: State, order: CountStacks, context: Context) -> Iterator[Happening]:
    """The stacks as they were counted."""
    total, everybody = _sum(state, order.stacks)
    should = expected(state)
    yield from (ChipsSet(entry=one.entry, chips=one.chips, why="count") for one in order.stacks)
    yield StacksCounted(
        at=context.at, entries=len(order.stacks), total=total, everybody=everybody, expected=should,
        off=total - should if everybody else 0,
    )  # fmt: skip


@applies(StacksCounted)
def _counted(state: State, happening: StacksCounted) -> None:
    state.of(Counts).made.append(happening)


@decides(BagChips)
def _bag(state: State, order: BagChips, context: Context) -> Iterator[Happening]:
    total, everybody = _sum(state, order.stacks)
    clock, entrants = state.of(Clock), state.of(Entrants)
    if clock.started and clock.last.running:
        raise Unlawful("bags.running", field="clock")
    if not everybody:
        counted = {one.entry for one in order.stacks}
        missing = [entry.number for entry in entrants.live() if entry.status in PLAYING and entry.number not in counted]
        raise Unlawful("bags.missing", field="stacks", limits={"missing": missing})
    off = total - expected(state)
    if off and not order.why_off:
        limits = {"sum": expected(state), "or": "why_off"}
        raise Unlawful(
            "bags.sum",
            {"total": total, "should": expected(state)},
            field="stacks",
            value=total,
            limits=limits,
        )
    yield from (ChipsSet(entry=one.entry, chips=one.chips, why="bag") for one in order.stacks)
    bags = tuple(
        (one.entry, one.chips, entrants.entry(one.entry).table or 0, entrants.entry(one.entry).seat or 0)
        for one in order.stacks
    )
    yield Bagged(at=context.at, day=clock.day, bags=bags, expected=expected(state), off=off, why_off=order.why_off)


@applies(Bagged)
def _bagged(state: State, happening: Bagged) -> None:
    everybody = {entry.number for entry in state.of(Entrants).live() if entry.status in PLAYING}
    if {entry for entry, *_ in happening.bags} != everybody:
        raise Unlawful("bags.missing", field="stacks")
    state.of(Counts).bagged.append(happening)
