"""Handing prizes over: cash on the day up to the book's limit, the rest by transfer, identity where it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.membership import IDENTITY_ASKED_AT
from cardspeak.books.settings.prizes import CASH_AT_ONCE_MOST, EQUAL_PLACE_PRIZE, REPORTS_AT_ONCE, TRANSFER_DAYS
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.limits import Amount
from cardspeak.question import options
from cardspeak.tournament.core import Context, EntryNumber, Happening, Order, State, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.eligibility import REQUESTED, Checks, PapersAsked, PapersShown
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.finishing.places import places as places_of
from cardspeak.tournament.money import minor_units
from cardspeak.tournament.presence.record import PenaltyRecord
from cardspeak.tournament.prizes.forms import checked_form
from cardspeak.tournament.prizes.standing import (
    PrizeForm,
    PrizeHeld,
    PrizePaid,
    PrizePart,
    Prizes,
    mispaid,
    places_paid,
    prize_of,
    ticket_of,
)
from cardspeak.tournament.values import money_of
from cardspeak.words import message

Identity = Literal["shown", "not asked", "not shown"]


class PayPrize(Order, frozen=True, kw_only=True):
    """Pay an entry its prize."""

    entry: EntryNumber
    form: PrizeForm = "cash"
    cash: Amount | None = None
    amount: Amount | None = None
    identity: Identity = "not asked"
    redeemable: bool | None = None
    approved_by: str = ""


def parts_of(
    inq: Inquiry, amount: int, currency: str, cash: int | None = None, *, all_by_transfer: bool = False
) -> tuple[PrizePart, ...]:
    """A money prize in cash on the day and, above the book's limit, by transfer within its days."""
    limit, days = inq.maybe(CASH_AT_ONCE_MOST), inq.maybe(TRANSFER_DAYS) or 0
    most = amount if limit is None else min(amount, limit * minor_units(currency))  # 6.4: the limit itself is cash
    if limit is not None:
        inq.cite(CASH_AT_ONCE_MOST)
    now = 0 if all_by_transfer else most if cash is None else cash
    if not 0 <= now <= most:
        raise Unlawful(
            "prize.cash-limit", {"most": most}, field="cash", value=cash, limits={"min": 0, "max": most},
            rule=inq.policy.rule(CASH_AT_ONCE_MOST),
        )  # fmt: skip
    if limit is not None and most == amount and 0 < now < amount:
        raise Unlawful(
            "prize.cash-whole", {"amount": amount}, field="cash", value=cash, limits={"of": [0, amount]},
            rule=inq.policy.rule(CASH_AT_ONCE_MOST),
        )  # fmt: skip
    parts = (PrizePart(form="cash", amount=now), PrizePart(form="transfer", amount=amount - now, due_days=days))
    return tuple(part for part in parts if part.amount)


@decides(PayPrize)
def pay(state: State, order: PayPrize, _context: Context) -> Iterator[Happening]:
    """The prize of an entry whose place is settled; held where identity was asked for and not shown."""
    entry = state.of(Entrants).entry(order.entry)
    prizes = state.of(Prizes)
    if entry.number in prizes.paid:
        raise Unlawful("prize.paid", {"name": entry.name}, field="entry", value=order.entry)
    if entry.number in state.of(PenaltyRecord).forfeits_prize:
        raise Unlawful("prize.forfeited", {"name": entry.name}, field="entry", value=order.entry)
    inq = Inquiry(state.policy, order.choices)
    places = places_of(state)
    _settled(state, inq, entry, places)
    amount = _amount(state, inq, order, places)
    if not amount:
        raise Unlawful("prize.none", {"name": entry.name}, field="entry", value=order.entry, limits={"of": owed(state)})
    _left_in_the_pool(state, entry, amount)
    request = state.of(Checks).requests.get(entry.number)
    if request is not None and order.identity == "not asked":  # 2.7: what was asked for holds the prize
        rule = inq.policy.rule(IDENTITY_ASKED_AT, case=request.occasion)
        answers = options(("shown", "not shown"))
        raise Ambiguous.asking("papers.asked", {"name": entry.name}, "identity", options=answers, rule=rule)
    if "prize" in (inq.maybe(IDENTITY_ASKED_AT) or ()) and order.identity != "not asked":  # 2.7.2
        inq.cite(IDENTITY_ASKED_AT, "prize")
    if order.identity == "not shown":
        if request is None:
            yield PapersAsked(entry=entry.number, occasion="prize", cites=inq.numbers)
        yield PrizeHeld(entry=entry.number, why=message("why.identity-not-shown"), cites=inq.numbers)
        return
    if request is not None:
        yield PapersShown(entry=entry.number, shown=REQUESTED, cites=inq.numbers)
    yield PrizePaid(
        entry=entry.number,
        amount=amount,
        parts=_parts(state, inq, order, amount, places.get(entry.number, 0)),
        named=order.amount is not None and amount != prize_of(state, entry.number, places),
        identity=order.identity,
        cites=inq.numbers,
    )


def _pool_left(state: State) -> int | None:
    """What of the prizes announced is not paid; None where none are announced."""
    prizes = state.of(Prizes)
    paid = sum(one.amount for one in prizes.paid.values())
    return None if prizes.announced is None else prizes.announced.pool - paid


def paid_to_others(state: State, entry: int) -> bool:
    """Whether so much was paid, before a correction, that the prize of an entry is not there any more."""
    left = _pool_left(state)
    return left is not None and prize_of(state, entry, places_of(state)) > left


def _left_in_the_pool(state: State, entry: Entrant, amount: int) -> None:
    """Refuse to pay more than the pool: after a correction somebody else has the money."""
    left = _pool_left(state)
    if left is not None and amount > left:
        limits = {"max": left, "mispaid": sorted(mispaid(state))}
        raise Unlawful(
            "prize.pool-paid", {"left": money_of(state, left)}, field="entry", value=entry.number, limits=limits
        )


def _amount(state: State, inq: Inquiry, order: PayPrize, places: dict[int, int]) -> int:
    """What is paid: equals share, or get what the director says where the book leaves it open."""
    prizes = state.of(Prizes)
    amount = prize_of(state, order.entry, places)
    place = places.get(order.entry, 0)
    sharing = state.of(Finishing).equals_in(places, place)
    fixed = prizes.by_stop is not None or order.entry in prizes.agreed or order.entry in prizes.tickets
    if fixed or len(sharing) < 2 or place > places_paid(state):
        return _only(order, amount)
    pooled = sum(prizes.payouts.prizes[place - 1 : place - 1 + len(sharing)])
    if inq.maybe(EQUAL_PLACE_PRIZE) in ("director", None) and order.amount is not None:  # 28-b
        inq.cite(EQUAL_PLACE_PRIZE)
        left = pooled - sum(prizes.paid[entry].amount for entry in sharing if entry in prizes.paid)
        if not 0 <= order.amount <= left:
            limits = {"min": 0, "max": left}
            raise Unlawful(
                "prize.amount/shared",
                {"left": left, "pooled": pooled},
                field="amount",
                value=order.amount,
                limits=limits,
            )
        return order.amount
    inq.settle(EQUAL_PLACE_PRIZE)  # shared: whoever gets something else gets it by ``amount``
    return _only(order, amount)


def _only(order: PayPrize, amount: int) -> int:
    """The amount, which nobody may change."""
    if order.amount not in (None, amount):
        raise Unlawful("prize.amount", {"amount": amount}, field="amount", value=order.amount, limits={"of": [amount]})
    return amount


def _settled(state: State, inq: Inquiry, entry: Entrant, places: dict[int, int]) -> None:
    """Nothing is paid before it is settled what an entry has won."""
    prizes = state.of(Prizes)
    if prizes.by_stop is not None or entry.number in prizes.tickets:
        return
    if entry.number in prizes.agreed and not prizes.for_winner:
        return
    rule = inq.policy.rule(REPORTS_AT_ONCE)  # D-V-j-p2
    if entry.number not in places:
        raise Unlawful("prize.no-place/yet", {"name": entry.name}, field="entry", value=entry.number, rule=rule)
    if not reported(state, entry.number):
        inq.cite(REPORTS_AT_ONCE)
        raise Unlawful("prize.not-reported", {"name": entry.name}, field="entry", value=entry.number, rule=rule)


def reported(state: State, entry: int) -> bool:
    """Whether a prize may be paid as far as the place goes: whoever has to report has done so."""
    answer = state.policy.answer(REPORTS_AT_ONCE)
    finishing = state.of(Finishing)
    wanted = answer is not None and answer.value and entry in finishing.of  # D-V-j-p2
    return not wanted or entry in finishing.reported


def _parts(state: State, inq: Inquiry, order: PayPrize, amount: int, place: int) -> tuple[PrizePart, ...]:
    payouts = state.of(Prizes).announced
    if payouts is not None and payouts.tickets and not state.of(Prizes).agreed:
        return _satellite_parts(state, inq, order, amount, place)
    checked_form(inq, state.setup, order.form, redeemable=order.redeemable, approved_by=order.approved_by)
    if order.form in ("cash", "transfer"):
        return parts_of(inq, amount, state.setup.currency, order.cash, all_by_transfer=order.form == "transfer")
    return (PrizePart(form=order.form, amount=amount),)


def _satellite_parts(state: State, inq: Inquiry, order: PayPrize, amount: int, place: int) -> tuple[PrizePart, ...]:
    """A ticket for those who won one, money for those who share one; what was left over in credits and money."""
    payouts = state.of(Prizes).payouts
    won = order.entry in state.of(Prizes).tickets or 0 < place <= payouts.tickets
    ticket = ticket_of(state, order.entry, place, amount)
    credited = 0 if won else min(payouts.credits, amount)
    rest = amount - ticket - credited
    money: tuple[PrizePart, ...] = ()
    if rest:
        checked_form(inq, state.setup, order.form, redeemable=order.redeemable, approved_by=order.approved_by)
        money = parts_of(inq, rest, state.setup.currency, order.cash, all_by_transfer=order.form == "transfer")
    parts = (PrizePart(form="ticket", amount=ticket), PrizePart(form="credits", amount=credited))
    return (*(part for part in parts if part.amount), *money)


def owed(state: State) -> list[int]:
    """The entries whose prize is settled and not paid."""
    prizes, places = state.of(Prizes), places_of(state)
    if prizes.announced is None:
        return []
    settled = dict.fromkeys((*places, *prizes.tickets, *(prizes.by_stop or {})))
    if not prizes.for_winner:
        settled |= dict.fromkeys(prizes.agreed)
    return [
        entry
        for entry in settled
        if entry not in prizes.paid
        and entry not in state.of(PenaltyRecord).forfeits_prize
        and prize_of(state, entry, places)
    ]
