"""The end of a day: a bag for every stack, counted, sealed, and all together the chips of the account."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.limits import ChipCount, Name
from cardspeak.tournament.chips.account import Piles, expected, worth
from cardspeak.tournament.chips.counting import PLAYING, Bagged, Counts
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.words import word


class BagStack(Order, frozen=True, kw_only=True):
    """Bag a player's chips: their value, or how many of each denomination."""

    entry: EntryNumber
    chips: ChipCount | None = None
    by_value: Piles = ()
    seal: Name = ""


class OpenBag(Order, frozen=True, kw_only=True):
    """Open a bag to count it again."""

    entry: EntryNumber
    why: str


class SealBags(Order, frozen=True, kw_only=True):
    """Seal the bags when everybody has one and they add up to the chips in play; the day is over."""


class StackBagged(Happening, frozen=True, kw_only=True, tag="stack-bagged"):
    """A stack is in its bag, with the seat it was at."""

    entry: int
    day: int
    chips: int
    by_value: Piles = ()
    seal: str = ""
    table: int = 0
    seat: int = 0


class BagOpened(Happening, frozen=True, kw_only=True, tag="bag-opened"):
    """A bag was opened to be counted again."""

    entry: int
    day: int
    why: str


class BagSlip(msgspec.Struct, frozen=True, kw_only=True):
    """What is written on a bag, and on the half that the player keeps."""

    flight: str
    day: int
    entry: int
    name: str
    chips: int
    by_value: Piles
    table: int
    seat: int
    seal: str


class Bags:
    """The bags that are packed, by day and entry."""

    def __init__(self) -> None:
        self.packed: dict[int, dict[int, StackBagged]] = {}

    def of(self, day: int) -> Mapping[int, StackBagged]:
        """The bags of a day."""
        return self.packed.get(day, {})


def with_stacks(state: State) -> list[Entrant]:
    """Everybody who has a stack, and so has a bag at the end of the day."""
    return [entry for entry in state.of(Entrants).live() if entry.status in PLAYING]


def sealed(state: State) -> Bagged | None:
    """The sealed bags of the day, if they hold what everybody has now; None while a bag is missing or play goes on."""
    clock, bagged = state.of(Clock), state.of(Counts).bagged
    if not bagged or not clock.started or clock.last.running or bagged[-1].day != clock.day:
        return None
    held = {entry: chips for entry, chips, _, _ in bagged[-1].bags}
    return bagged[-1] if held == {entry.number: entry.chips for entry in with_stacks(state)} else None


def slips(state: State) -> list[BagSlip]:
    """A slip for every bag that is packed, in the order of the seats."""
    day = state.of(Clock).day
    packed = state.of(Bags).of(day)
    found = {one.entry: one for one in packed.values()}
    for bags in state.of(Counts).bagged:
        for entry, chips, table, seat in bags.bags if bags.day == day else ():
            found.setdefault(entry, StackBagged(entry=entry, day=day, chips=chips, table=table, seat=seat))
    name = state.of(Entrants).entry
    return [
        BagSlip(
            flight=state.setup.flight, day=max(day, state.setup.day), entry=one.entry,
            name=name(one.entry).name, chips=one.chips, by_value=one.by_value, table=one.table, seat=one.seat,
            seal=one.seal,
        )
        for one in sorted(found.values(), key=lambda one: (one.table, one.seat, one.entry))
    ]  # fmt: skip


def _day_over(state: State) -> int:
    """The day, once its clock stands."""
    clock = state.of(Clock)
    if clock.last.running:
        raise Unlawful("bags.running", field="clock")
    return clock.day


@decides(BagStack)
def _bag_stack(state: State, order: BagStack, _context: Context) -> Iterator[Happening]:
    day, entry = _day_over(state), state.of(Entrants).entry(order.entry)
    if entry.status not in PLAYING:
        raise Unlawful(
            "bags.no-stack",
            {"name": entry.name, "number": entry.number, "status": word("status", entry.status)},
            field="entry",
            value=order.entry,
        )
    _not_packed(state, day, entry)
    chips = _counted(state, order)
    same = next((one.entry for one in state.of(Bags).of(day).values() if order.seal and one.seal == order.seal), None)
    if same is not None:
        raise Unlawful(
            "bags.seal", {"same": same, "seal": order.seal}, field="seal", value=order.seal, limits={"entry": same}
        )
    yield StackBagged(
        entry=order.entry, day=day, chips=chips, by_value=order.by_value, seal=order.seal, table=entry.table or 0,
        seat=entry.seat or 0,
    )  # fmt: skip


def _not_packed(state: State, day: int, entry: Entrant) -> None:
    if entry.number in state.of(Bags).of(day):
        raise Unlawful(
            "bags.packed", {"name": entry.name}, field="entry", value=entry.number, limits={"order": "open bag"}
        )


def _counted(state: State, order: BagStack) -> int:
    """The worth of a bag; both ways of counting have to agree."""
    values = [value for value, _ in order.by_value]
    known = sorted(kind.value for kind in state.setup.chips)
    if len(set(values)) < len(values) or any(count < 0 for _, count in order.by_value):
        raise Unreadable("chips.piles", field="by_value", value=values)
    strange = [value for value in values if value not in known]
    if strange and known:
        raise Unlawful(
            "chips.unknown", {"strange": strange[0]}, field="by_value", value=strange[0], limits={"of": known}
        )
    by_value = worth(order.by_value)
    if order.chips is not None and order.by_value and order.chips != by_value:
        raise Unlawful(
            "bags.count",
            {"by_value": by_value, "chips": order.chips},
            field="chips",
            value=order.chips,
            limits={"sum": by_value},
        )
    chips = by_value if order.chips is None else order.chips
    if chips < 1:
        raise Unlawful("bags.empty", field="chips", value=chips, limits={"min": 1})
    return chips


@applies(StackBagged)
def _stack_bagged(state: State, happening: StackBagged) -> None:
    entry = state.of(Entrants).entry(happening.entry)
    if not entry.live:
        raise Unlawful("entry.gone", {"number": entry.number}, field="entry", value=entry.number)
    _not_packed(state, happening.day, entry)
    state.of(Bags).packed.setdefault(happening.day, {})[happening.entry] = happening


@decides(OpenBag)
def _open_bag(state: State, order: OpenBag, _context: Context) -> Iterator[Happening]:
    day = _day_over(state)
    if order.entry not in state.of(Bags).of(day):
        packed = {"of": sorted(state.of(Bags).of(day))}
        raise Unlawful("bags.none", {"entry": order.entry}, field="entry", value=order.entry, limits=packed)
    if not order.why.strip():
        raise Unlawful("bags.reason", field="why", takes="text", value=order.why)
    yield BagOpened(entry=order.entry, day=day, why=order.why)


@applies(BagOpened)
def _bag_opened(state: State, happening: BagOpened) -> None:
    if happening.entry not in state.of(Bags).of(happening.day):
        raise Unlawful("bags.none", {"entry": happening.entry}, field="entry", value=happening.entry)
    del state.of(Bags).packed[happening.day][happening.entry]


@decides(SealBags)
def _seal_bags(state: State, _order: SealBags, context: Context) -> Iterator[Happening]:
    day = _day_over(state)
    bags, everybody = state.of(Bags).of(day), with_stacks(state)
    if sealed(state) is not None:
        raise Unlawful("bags.sealed", field="bags")
    missing = [entry.number for entry in everybody if entry.number not in bags]
    if missing or not everybody:
        raise Unlawful("bags.missing", field="bags", limits={"missing": missing})
    total, should = sum(bags[entry.number].chips for entry in everybody), expected(state)
    if total != should:
        odd = [entry.number for entry in everybody if bags[entry.number].chips != entry.chips]
        limits = {"sum": should, "not_as_counted_before": odd, "order": "open bag"}
        raise Unlawful(
            "bags.sum/account",
            {"total": total, "should": should},
            field="bags",
            value=total,
            limits=limits,
        )
    yield from (ChipsSet(entry=one.number, chips=bags[one.number].chips, why="bag") for one in everybody)
    packed = tuple((one.number, bags[one.number].chips, one.table or 0, one.seat or 0) for one in everybody)
    yield Bagged(at=context.at, day=day, bags=packed, expected=should, off=0)
