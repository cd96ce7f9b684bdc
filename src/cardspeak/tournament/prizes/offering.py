"""Prizes other than money: goods, services, credits, vouchers; announced to the players and legal in the state."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.prizes import ADDED, INDIVISIBLE, OTHER_PRIZES_TOLD
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.limits import Amount, SmallCount
from cardspeak.question import in_words
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import Context, EntryNumber, Order, State, decides
from cardspeak.tournament.finishing.places import Finishing, equals
from cardspeak.tournament.finishing.places import places as places_of
from cardspeak.tournament.prizes.forms import checked_form
from cardspeak.tournament.prizes.standing import PrizeForm, PrizeGiven, PrizeOffered, Prizes
from cardspeak.tournament.values import entries_offered
from cardspeak.words import Message, items, message

ADDS = {"goods": "goods", "services": "services", "credits": "credits", "cash": "cash", "transfer": "cash"}
"""What a form counts as among the things that may be added."""


class OfferPrize(Order, frozen=True, kw_only=True):
    """Add a prize for a place on top of the money."""

    place: SmallCount
    what: str
    form: PrizeForm
    value: Amount = 0
    divisible: bool = False
    redeemable: bool | None = None
    approved_by: str = ""


@decides(OfferPrize)
def offer(state: State, order: OfferPrize, _context: Context) -> Iterator[PrizeOffered]:
    """An additional prize; late ones get a warning if the book wants them announced before the start."""
    if order.place < 1 or order.value < 0 or not order.what.strip():
        raise Unlawful("prize.bad", field="place", value=order.place, limits={"min": 1})
    inq = Inquiry(state.policy, order.choices)
    checked_form(inq, state.setup, order.form, redeemable=order.redeemable, approved_by=order.approved_by)
    _may_be_added(inq, order.form)
    warnings: tuple[Message, ...] = ()
    when = inq.maybe(OTHER_PRIZES_TOLD)
    inq.cite(OTHER_PRIZES_TOLD)
    if when == "before-start" and state.of(Clock).started:  # D-XII-g
        warnings = (message("payouts.further-prizes-late", rule=inq.policy.rule(OTHER_PRIZES_TOLD) or ""),)
    yield PrizeOffered(
        number=len(state.of(Prizes).offered) + 1,
        place=order.place,
        what=order.what,
        form=order.form,
        value=order.value,
        divisible=order.divisible,
        warnings=warnings,
        cites=inq.numbers,
    )


def _may_be_added(inq: Inquiry, form: str) -> None:
    allowed = inq.maybe(ADDED)
    inq.cite(ADDED)
    if allowed is not None and form in ADDS and ADDS[form] not in allowed:
        limits = {"of": list(allowed)}
        raise Unlawful(
            "prize.not-added",
            {"allowed": items(map(in_words, allowed), "or")},
            field="form",
            value=form,
            limits=limits,
            rule=inq.policy.rule(ADDED),
        )


class GivePrize(Order, frozen=True, kw_only=True):
    """Hand over a prize other than money."""

    number: int
    entry: EntryNumber
    named: bool = False


@decides(GivePrize)
def give(state: State, order: GivePrize, _context: Context) -> Iterator[PrizeGiven]:
    """Give it to the entry in that place; among equals, to the one who takes what cannot be divided."""
    prizes = state.of(Prizes)
    prize = prizes.offered.get(order.number)
    if prize is None or order.number in prizes.given:
        waiting = sorted(set(prizes.offered) - set(prizes.given))
        raise Unlawful(
            "prize.unknown", {"number": order.number}, field="number", value=order.number, limits={"of": waiting}
        )
    taker, cites = _taker(state, order, prize)
    if taker is None:
        raise Unlawful(
            "prize.not-his/nobody", {"number": order.number, "place": prize.place}, field="number", value=order.number
        )
    if taker != order.entry:
        raise Unlawful(
            "prize.not-his",
            {"number": order.number, "place": prize.place, "taker": taker},
            field="entry",
            value=order.entry,
            limits={"of": [taker]},
            rule=next(iter(cites), None),
        )
    yield PrizeGiven(number=order.number, entry=order.entry, cites=cites)


def _taker(state: State, order: GivePrize, prize: PrizeOffered) -> tuple[int | None, tuple[str, ...]]:
    """Who takes a prize: the entry of its place, or of those who share the place the one the book says."""
    places = places_of(state)
    place = max((one for one in places.values() if one <= prize.place), default=0)
    sharing = [entry for entry, one in places.items() if one == place]
    if not sharing or place + len(sharing) <= prize.place:
        return None, ()
    return takes_indivisible(state, sharing[0], order.entry if order.named else None)


def takes_indivisible(state: State, entry: int, chosen: int | None = None) -> tuple[int, tuple[str, ...]]:
    """Who of the equals takes a prize that cannot be divided, and the rules; the director names one where hands do not."""
    sharing = equals(state, entry)
    if len(sharing) < 2:
        return entry, ()
    inq = Inquiry(state.policy)
    way = inq.maybe(INDIVISIBLE)
    inq.cite(INDIVISIBLE)
    finishing = state.of(Finishing)
    held = [out.strength if (out := finishing.out_of(one)) else 0 for one in sharing]
    if way == "best-hand" and min(held) > 0 and held[0] > held[1]:
        return sharing[0], inq.numbers  # D-V-i, 6-32
    if chosen in sharing:
        return chosen, inq.numbers
    raise Ambiguous.asking("prize.indivisible", None, "chosen", options=entries_offered(state, sharing))
