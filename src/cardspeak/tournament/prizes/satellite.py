"""Events that are played for entries to others: as many tickets as the pool makes up, and what is left over."""

from __future__ import annotations

from typing import NoReturn

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.policy import Policy
from cardspeak.books.settings.satellites import FLIPS_POOL, LEFTOVER_MONEY, RAISE_OR_FOLD_ALLOWS
from cardspeak.errors import Unlawful
from cardspeak.question import Option
from cardspeak.tournament.prizes.paid import Payouts
from cardspeak.tournament.setup import EventSetup
from cardspeak.words import Money, Sayable, message


def for_seats(setup: EventSetup) -> bool:
    """Whether the event is played for tickets."""
    return bool(setup.ticket_price) or setup.format in ("satellite", "flips")


def seats(pool: int, entries: int, setup: EventSetup, inq: Inquiry, credited: int, added: int = 0) -> Payouts:
    """The tickets that a pool makes up; money that makes up no further one is one prize, or as the book says."""
    price = setup.ticket_price
    if price < 1:
        raise Unlawful("satellite.price", field="ticket_price", value=price, limits={"min": 1})
    if setup.format == "flips":
        _flips(inq, setup)
    tickets = setup.tickets or pool // price
    if tickets * price > pool:
        _too_short(setup, tickets, pool, added)
    over = pool - tickets * price
    if tickets + (over > 0) > entries:
        raise Unlawful(
            "satellite.too-many",
            {"entries": entries, "tickets": tickets},
            field="tickets",
            value=tickets,
            limits={"max": entries},
        )
    if not 0 <= credited <= over:
        raise Unlawful("satellite.credits", field="credits", value=credited, limits={"min": 0, "max": over})
    prizes = [price] * tickets
    if over:
        how = inq.settle(LEFTOVER_MONEY)
        if how == "one-prize" or not tickets:  # 3.2.1
            prizes.append(over)
        else:
            prizes = [price + part for part in _equally(over, tickets)]
    warnings = (message("payouts.leftover-of-a-ticket", over=Money(over, setup.currency)),) if over >= price else ()
    return Payouts(
        pool=pool,
        entries=entries,
        prizes=tuple(prizes),
        family="satellite",
        tickets=tickets,
        ticket_value=price,
        credits=credited,
        warnings=warnings,
        cites=inq.numbers,
    )


def _too_short(setup: EventSetup, tickets: int, pool: int, added: int) -> NoReturn:
    """Refuse tickets that the pool does not pay for; the house may add what is missing."""
    cost = tickets * setup.ticket_price
    amounts = {"cost": cost, "pool": pool, "missing": cost - pool}
    values: dict[str, Sayable] = {name: Money(amount, setup.currency) for name, amount in amounts.items()}
    missing = Option(added + cost - pool, message("choice.house-adds", amount=Money(cost - pool, setup.currency)))
    raise Unlawful.asking(
        "satellite.short", {"tickets": tickets, **values}, "house_adds", options=[missing], takes="number"
    )


def at_one_table(entries: int, setup: EventSetup, policy: Policy) -> None:
    """Refuse a raise-or-fold satellite that does not fit one table."""
    inq = Inquiry(policy)
    allows = inq.maybe(RAISE_OR_FOLD_ALLOWS)
    if setup.format == "raise-or-fold" and allows and entries > setup.seats_per_table:  # 3.3.1
        limits = {"max": setup.seats_per_table}
        rule = inq.policy.rule(RAISE_OR_FOLD_ALLOWS)
        raise Unlawful(
            "satellite.one-table",
            {"entries": entries, "seats_per_table": setup.seats_per_table},
            field="entries",
            value=entries,
            limits=limits,
            rule=rule,
        )


def _equally(amount: int, among: int) -> list[int]:
    each, odd = divmod(amount, among)
    return [each + (number < odd) for number in range(among)]


def _flips(inq: Inquiry, setup: EventSetup) -> None:
    """A flips satellite gives all that is taken back."""
    part = inq.maybe(FLIPS_POOL)
    inq.cite(FLIPS_POOL)
    kept = setup.buy_in.price - setup.buy_in.part("prizes")
    if part is not None and kept > setup.buy_in.price * (1 - part):  # 3.4.3
        raise Unlawful(
            "satellite.fee",
            {"kept": kept},
            field="buy_in",
            value=kept,
            limits={"max": 0},
            rule=inq.policy.rule(FLIPS_POOL),
        )
