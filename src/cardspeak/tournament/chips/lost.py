"""Chips that turn up, get lost, are hidden or left behind."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.chips import (
    FOUND_LATER,
    FOUND_NO_OWNER,
    FOUND_OWNER,
    FOUND_REMAINDER,
    HIDDEN,
    HIDDEN_IN_TRANSIT,
    HIDDEN_MAY_DISQUALIFY,
    LIABLE_FOR_CHIPS,
)
from cardspeak.cards.change import exact_change
from cardspeak.errors import Unlawful
from cardspeak.limits import ChipCount
from cardspeak.question import YES_OR_NO
from cardspeak.tournament.chips.account import (
    Account,
    ChipsRemoved,
    Piles,
    in_use,
    must_be_in_play,
    must_be_whole_chips,
    worth,
)
from cardspeak.tournament.core import FLOOR, Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.words import Sayable, message


class ExchangeFound(Order, frozen=True, kw_only=True):
    """Exchange chips that are no longer in play."""

    roles = FLOOR

    entry: EntryNumber
    value: ChipCount
    chips: ChipCount
    pay: bool | None = None


class FindChips(Order, frozen=True, kw_only=True):
    """Record chips that were found."""

    roles = FLOOR

    by_value: Piles
    place: str
    owner: EntryNumber | None = None


class TakeHidden(Order, frozen=True, kw_only=True):
    """Handle chips that were kept out of view."""

    roles = FLOOR

    entry: EntryNumber
    chips: ChipCount
    moving: bool = False


class ReportShortage(Order, frozen=True, kw_only=True):
    """Record that a player reports missing chips; no stack changes."""

    roles = FLOOR

    entry: EntryNumber
    chips: ChipCount
    why: str


class FoundExchanged(Happening, frozen=True, kw_only=True, tag="found-exchanged"):
    """Chips that were out of play were changed, or taken without anything."""

    entry: int
    value: int
    chips: int
    given: Piles
    lost: int
    """Value for which nothing was given; negative where it was rounded up."""
    cites: tuple[str, ...] = ()


class ShortageReported(Happening, frozen=True, kw_only=True, tag="shortage-reported"):
    """A player said that chips were missing."""

    entry: int
    chips: int
    why: str
    liable: bool | None
    cites: tuple[str, ...] = ()


class Reports:
    """What players reported missing."""

    def __init__(self) -> None:
        self.shortages: list[ShortageReported] = []


@decides(ExchangeFound)
def _exchange_found(state: State, order: ExchangeFound, _context: Context) -> Iterator[Happening]:
    inq, account, values = Inquiry(state.policy, order.choices), state.of(Account), in_use(state)
    stack = state.of(Entrants).entry(order.entry).chips
    later, rule = inq.maybe(FOUND_LATER), inq.policy.rule(FOUND_LATER)
    inq.cite(FOUND_LATER)
    if order.value not in account.out:  # 24-C
        limits = {"of": sorted(account.out)}
        raise Unlawful(
            "chip.in-play", {"value": order.value}, field="value", value=order.value, limits=limits, rule=rule
        )
    if order.chips < 1:
        raise Unlawful("chips.none/how-many", field="chips", value=order.chips, limits={"min": 1}, takes="number")
    if later != "equal-value" and order.pay is None:
        raise inq.leave(FOUND_LATER, "pay", of=YES_OR_NO, takes="flag")
    found = order.chips * order.value
    if found > stack:
        raise Unlawful(
            "chips.too-many/whole-stack",
            {"entry": order.entry, "stack": stack},
            field="chips",
            value=order.chips,
            limits={"max": stack // order.value},
            rule=rule,
        )
    given = found // values[0] * values[0] if order.pay is not False else 0
    if order.pay is not False and found > given:
        inq.cite(FOUND_REMAINDER)  # 24-C/remainder
        given += values[0] if inq.maybe(FOUND_REMAINDER) == "rounded-up" else 0
    piles = tuple(exact_change(given, values).items())
    yield FoundExchanged(
        entry=order.entry, value=order.value, chips=order.chips, given=piles, lost=found - given, cites=inq.numbers
    )


@applies(FoundExchanged)
def _found_exchanged(state: State, happening: FoundExchanged) -> None:
    account = state.of(Account)
    entry = state.of(Entrants).entry(happening.entry)
    if happening.value not in account.out:
        raise Unlawful("chip.in-play", {"value": happening.value}, field="value")
    must_be_in_play(state, happening.lost)
    known = min(happening.chips, account.by_value.get(happening.value, 0))
    account.add(((happening.value, -known), *happening.given), -happening.lost)
    account.raced -= happening.lost
    state.of(Entrants).by_hand |= worth(happening.given) > entry.chips - happening.lost
    entry.chips = max(worth(happening.given), entry.chips - happening.lost)


@decides(FindChips)
def _find(state: State, order: FindChips, _context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    chips = worth(order.by_value)
    if chips <= 0 or any(count < 0 for _, count in order.by_value):
        raise Unlawful("chips.none/which-found", field="by_value", value=list(order.by_value))
    kinds = [kind.value for kind in state.setup.chips]
    strange = [value for value, _ in order.by_value if kinds and value not in kinds]
    if strange:
        raise Unlawful(
            "chip.unknown/strange", {"strange": strange[0]}, field="by_value", value=strange[0], limits={"of": kinds}
        )
    if order.owner is not None and inq.maybe(FOUND_OWNER) != "inventory":
        inq.cite(FOUND_OWNER)
        entry = state.of(Entrants).entry(order.owner)
        yield ChipsSet(
            entry=entry.number,
            chips=entry.chips + chips,
            was=entry.chips,
            why=message("why.found-at", place=order.place),
        )
        return
    setting = FOUND_NO_OWNER if order.owner is None else FOUND_OWNER
    if inq.settle(setting) != "inventory":
        raise Unlawful("found.finder", field="owner", rule=inq.policy.rule(setting))
    account = state.of(Account)
    known = all(account.by_value.get(value, 0) >= count for value, count in order.by_value)
    yield ChipsRemoved(chips=chips, why="found", by_value=order.by_value if known else (), cites=inq.numbers)  # 64, 59


@decides(TakeHidden)
def _take_hidden(state: State, order: TakeHidden, _context: Context) -> Iterator[Happening]:
    inq, entry = Inquiry(state.policy, order.choices), state.of(Entrants).entry(order.entry)
    if order.moving and inq.maybe(HIDDEN_IN_TRANSIT):  # 26-a
        raise Unlawful("hidden.moving", field="moving", rule=inq.policy.rule(HIDDEN_IN_TRANSIT))
    if not 0 < order.chips <= entry.chips:
        limits = {"min": 1, "max": entry.chips}
        rule = inq.policy.rule(HIDDEN)
        values: dict[str, Sayable] = {"name": entry.name, "most": entry.chips}
        raise Unlawful(
            "hidden.amount", values, field="chips", value=order.chips, limits=limits, rule=rule, takes="number"
        )
    must_be_whole_chips(state, order.chips, "chips")
    if inq.settle(HIDDEN) == "in-view-only":
        if inq.policy.has(HIDDEN):
            raise Unlawful("hidden.kept", field="chips", rule=inq.policy.rule(HIDDEN))
        return
    inq.cite(HIDDEN_MAY_DISQUALIFY)
    cites = inq.numbers
    yield ChipsSet(entry=entry.number, chips=entry.chips - order.chips, was=entry.chips, booked=True, why="hidden")
    yield ChipsRemoved(entry=entry.number, chips=order.chips, why="hidden", cites=cites)  # 63, 6-25


@decides(ReportShortage)
def _report_shortage(state: State, order: ReportShortage, _context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    state.of(Entrants).entry(order.entry)
    liable = inq.maybe(LIABLE_FOR_CHIPS)
    inq.cite(LIABLE_FOR_CHIPS)  # 2-ii-7
    yield ShortageReported(entry=order.entry, chips=order.chips, why=order.why, liable=liable, cites=inq.numbers)


@applies(ShortageReported)
def _shortage_reported(state: State, happening: ShortageReported) -> None:
    state.of(Reports).shortages.append(happening)
