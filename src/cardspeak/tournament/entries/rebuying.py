"""Rebuys and add-ons: announced before a hand and then owed, or bought at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.errors import Unlawful
from cardspeak.limits import ChipCount
from cardspeak.tournament.chips.account import ChipsIssued, ChipsRemoved
from cardspeak.tournament.clock.dial import schedule
from cardspeak.tournament.clock.view import ClockView, begun, now
from cardspeak.tournament.core import DESK, Context, EntryNumber, Happening, Order, State, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.stacks import MoreChips
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.tournament.money import Ledger, PaidBack, PaymentWay, Sold, within_the_cap
from cardspeak.tournament.setup import Offer
from cardspeak.tournament.terms import terms


class Rebuy(Order, frozen=True, kw_only=True):
    """Buy another stack now."""

    roles = DESK

    entry: EntryNumber
    stack: ChipCount
    next_hand_begun: bool = False
    paid: bool = True
    way: PaymentWay = "cash"


class AnnounceRebuy(Order, frozen=True, kw_only=True):
    """Announce before a hand that a rebuy will be made; the chips play behind, and the money is owed."""

    roles = DESK

    entry: EntryNumber
    stack: ChipCount
    hand_begun: bool = False
    cards_dealt: bool = False


class TakeBackRebuy(Order, frozen=True, kw_only=True):
    """Ask to cancel an announced rebuy."""

    roles = DESK

    entry: EntryNumber


class AddOn(Order, frozen=True, kw_only=True):
    """Buy an add-on; the size of the stack does not matter."""

    roles = DESK

    entry: EntryNumber
    stack: ChipCount | None = None
    paid: bool = True
    way: PaymentWay = "cash"


@decides(Rebuy)
def _rebuy(state: State, order: Rebuy, context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    offer, entry = _offered(state, book, order.entry, order.stack, context.at)
    if order.next_hand_begun and not order.stack:
        _too_late_when_busted(book, entry)
    yield from _bought(book, entry, offer, order.stack, paid=order.paid, way=order.way)


@decides(AnnounceRebuy)
def _announce(state: State, order: AnnounceRebuy, context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    offer, entry = _offered(state, book, order.entry, order.stack, context.at)
    before = book.settle(said.REBUY_ANNOUNCED_BEFORE)
    late = order.hand_begun or order.cards_dealt if before == "hand-begins" else order.cards_dealt
    if late:  # 27
        field = "cards_dealt" if order.cards_dealt else "hand_begun"
        raise book.refuse("rebuy.late", {}, said.REBUY_ANNOUNCED_BEFORE, field=field, value=True)
    book.cite(said.REBUY_BINDS)
    yield from _bought(book, entry, offer, order.stack, paid=False)


@decides(TakeBackRebuy)
def _take_back(state: State, order: TakeBackRebuy, _context: Context) -> Iterable[Happening]:
    book, owed, offer = Inquiry(state.policy, order.choices), state.of(Ledger).owed[order.entry], state.setup.rebuy
    if offer is None or owed < offer.price:
        raise Unlawful("rebuy.none/owed", field="entry", value=order.entry)
    entry = state.of(Entrants).entry(order.entry)
    if book.settle(said.REBUY_BINDS) or entry.chips < offer.chips:  # 27
        raise book.refuse("rebuy.binds", {}, said.REBUY_BINDS, field="entry", value=order.entry, owed=owed)
    yield PaidBack(entry=order.entry, lines=offer.fees, why="rebuy taken back", cites=book.numbers)
    yield ChipsRemoved(entry=order.entry, chips=offer.chips, why="rebuy taken back", cites=book.numbers)
    yield ChipsSet(
        entry=order.entry, chips=entry.chips - offer.chips, was=entry.chips, booked=True, why="rebuy taken back"
    )


def _offered(state: State, book: Inquiry, number: int, stack: int, at: int) -> tuple[Offer, Entrant]:
    """A rebuy is open to this stack, at this time, for this player; refused otherwise."""
    entry, offer, view = state.of(Entrants).entry(number), state.setup.rebuy, begun(state, at)
    if offer is None:
        raise book.refuse("rebuy.none", {}, said.MORE_CHIPS, field="entry", value=number)
    still_in(entry)
    levels = state.setup.rebuy_levels
    if levels and view.ended(levels):  # 3.9.2
        raise book.refuse(
            "rebuy.period",
            {"levels": levels, "told": view.words},
            said.REBUY_PERIOD,
            field="entry",
            value=number,
            levels=levels,
        )
    _few_enough(state, book, entry)
    _small_enough(state, book, stack)
    within_the_cap(state, offer)
    return offer, entry


def still_in(entry: Entrant) -> None:
    """Refuse a purchase by somebody who is out."""
    if not entry.live:
        raise Unlawful("entry.gone/out-strike-first", {"name": entry.name}, field="entry", value=entry.number)


def _few_enough(state: State, book: Inquiry, entry: Entrant) -> None:
    most = state.setup.rebuys_each
    used = state.of(Ledger).count((entry.number,), "rebuy")
    if most and used >= most:  # 3.9.3
        raise book.refuse(
            "rebuy.limit",
            {"most": most, "used": used},
            said.REBUY_PERIOD,
            case="limits",
            field="entry",
            value=entry.number,
            most=most,
        )


def _small_enough(state: State, book: Inquiry, stack: int) -> None:
    """The stack at which a rebuy is open; where the book says nothing, the set-up."""
    when = book.settled(said.REBUY_WHEN)
    set_stack = state.setup.rebuy_most_chips or state.setup.buy_in.chips
    if when == "busted" and stack:
        raise book.refuse("rebuy.stack", {}, said.REBUY_WHEN, field="stack", value=stack, max=0)
    if when == "below-set-stack" and stack >= set_stack:  # 3.9.1
        raise book.refuse(
            "rebuy.stack/below",
            {"set_stack": set_stack},
            said.REBUY_WHEN,
            field="stack",
            value=stack,
            max=set_stack - 1,
        )
    if when is None and state.setup.rebuy_most_chips and stack > set_stack:
        limits = {"max": set_stack}
        raise Unlawful("rebuy.stack/up-to", {"set_stack": set_stack}, field="stack", value=stack, limits=limits)


def _too_late_when_busted(book: Inquiry, entry: Entrant) -> None:
    """A player without chips must rebuy before the next hand."""
    setting = said.BUSTED_REBUY_UNTIL if book.maybe(said.BUSTED_REBUY_UNTIL) == "next-hand" else None  # 3.9.5
    if setting is None and book.maybe(said.MAY_MISS_HAND) is False:  # 27
        raise book.refuse(
            "rebuy.missed/no-miss", {"name": entry.name}, said.MAY_MISS_HAND, field="next_hand_begun", value=True
        )
    if setting is not None:
        raise book.refuse("rebuy.missed", {"name": entry.name}, setting, field="next_hand_begun", value=True)


def _bought(
    book: Inquiry, entry: Entrant, offer: Offer, stack: int, *, paid: bool, way: PaymentWay = "cash"
) -> Iterator[Happening]:
    number, behind = entry.number, "rebuy" if paid else "rebuy, behind"
    book.cite(said.REBUY_STACK)
    yield Sold(entry=number, kind="rebuy", lines=offer.fees, way=way, paid=paid)
    yield MoreChips(entry=number, chips=offer.chips, stack=stack, why=behind, cites=book.numbers)
    yield ChipsIssued(entry=number, chips=offer.chips, why="rebuy", cites=book.numbers)


@decides(AddOn)
def _add_on(state: State, order: AddOn, context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    entry, offer, view = state.of(Entrants).entry(order.entry), state.setup.add_on, begun(state, context.at)
    if offer is None:
        raise book.refuse("add-on.none", {}, said.MORE_CHIPS, field="entry", value=order.entry)
    still_in(entry)
    _time_for_add_on(state, book, view)
    most, used = terms(state).add_ons_each, state.of(Ledger).count((order.entry,), "add-on")
    if used >= most:  # 3.9.3
        raise book.refuse(
            "add-on.limit",
            {"most": most},
            said.REBUY_PERIOD,
            case="limits",
            field="entry",
            value=order.entry,
            most=most,
        )
    within_the_cap(state, offer)
    yield Sold(entry=order.entry, kind="add-on", lines=offer.fees, way=order.way, paid=order.paid)
    yield MoreChips(entry=order.entry, chips=offer.chips, stack=order.stack, why="add-on", cites=book.numbers)
    yield ChipsIssued(entry=order.entry, chips=offer.chips, why="add-on", cites=book.numbers)


def _time_for_add_on(state: State, book: Inquiry, view: ClockView) -> None:
    """Add-ons are sold in the break after the rebuy period, or in the break that the set-up names."""
    break_number = _add_on_break(state, book)
    if not view.on_break or view.on_break != break_number:
        raise book.refuse(
            "add-on.time",
            {"break_number": break_number, "told": view.words},
            said.ADD_ON_AT,
            field="entry",
            on_break=break_number,
        )


def _add_on_break(state: State, book: Inquiry) -> int:
    if book.settled(said.ADD_ON_AT) == "rebuy-period-ends" and state.setup.rebuy_levels:  # 3.9.4
        return break_after(state, state.setup.rebuy_levels)
    return state.setup.add_on_break


def still_sold(state: State, at: int) -> bool:
    """Whether rebuys or add-ons go on adding to the pool: until the levels or the break that were set are over."""
    view, setup = now(state, at), state.setup
    rebuys = setup.rebuy is not None and setup.rebuy_levels > 0 and not view.ended(setup.rebuy_levels)
    return rebuys or (setup.add_on is not None and view.breaks_over < _add_on_break(state, Inquiry(state.policy)))


def break_after(state: State, level: int) -> int:
    """The number of the first break after a level; 0 if none comes."""
    levels = breaks = 0
    for line in schedule(state):
        breaks += line.is_break
        levels += not line.is_break
        if line.is_break and levels >= level:
            return breaks
    return 0
