"""The money of an event: every sale and every repayment line by line, the prize pool, and a proof that it adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from cardspeak.errors import Unlawful
from cardspeak.limits import Amount
from cardspeak.tournament.core import (
    DESK,
    Context,
    EntryNumber,
    Happening,
    Order,
    State,
    applies,
    decides,
    must_always_hold,
    must_hold,
)
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.setup import Fee, Offer
from cardspeak.tournament.values import money_of
from cardspeak.words import Message, Money, message, word, words_of

SaleKind = Literal["entry", "re-entry", "rebuy", "add-on"]
PaymentWay = Literal["cash", "card", "transfer", "ticket", "credit"]
PAID_IN: frozenset[str] = frozenset({"prizes", "bounty"})
"""The lines that make up the buy-in; the others are the entry fee."""
WITHOUT_CENTS = frozenset({"CLP", "ISK", "JPY", "KRW", "VND"})


class Sold(Happening, frozen=True, kw_only=True, tag="sold"):
    """An entry, a re-entry, a rebuy or an add-on was sold: what it costs, line by line."""

    entry: int
    kind: SaleKind = "entry"
    lines: tuple[Fee, ...] = ()
    way: PaymentWay = "cash"
    paid: bool = True
    """Whether the money is in; otherwise it is owed."""
    reference: str = ""
    """The number of the ticket or of the credit."""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        amount = _in_all(state, self.lines)
        form = "free" if not amount.amount else "" if self.paid else "owed"
        return self.tell(state, form, amount=amount, kind=word("why", self.kind))


class Settled(Happening, frozen=True, kw_only=True, tag="settled"):
    """An entry has paid what it owed."""

    entry: int
    amount: int

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, amount=money_of(state, self.amount))


def _in_all(state: State, lines: Iterable[Fee]) -> Money:
    """What the lines of a sale or a repayment come to."""
    return money_of(state, sum(line.amount for line in lines))


class PaidBack(Happening, frozen=True, kw_only=True, tag="paid-back"):
    """Money went back, line by line, to the entrant, the estate, or as a credit for another event."""

    entry: int
    lines: tuple[Fee, ...]
    to: Literal["entrant", "estate", "credit"] = "entrant"
    why: Message | str = ""
    reference: str = ""
    """For a credit, the event it is good for."""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, amount=_in_all(state, self.lines), to=word("why", self.to))


class PoolRaised(Happening, frozen=True, kw_only=True, tag="pool-raised"):
    """The house has put money of its own into the pool."""

    amount: int
    why: Message | str

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, amount=money_of(state, self.amount), why=self.why)


class PayDebt(Order, frozen=True, kw_only=True):
    """Record the payment of what an entry owes."""

    roles = DESK

    entry: EntryNumber
    amount: Amount


class Transaction(msgspec.Struct, frozen=True):
    """One line of the ledger; repayments are negative."""

    number: int
    entry: int
    kind: str
    amount: int
    lines: tuple[Fee, ...]
    way: str
    reference: str = ""


@dataclass
class Ledger:
    """The ledger with its running totals."""

    ledger: list[Transaction] = field(default_factory=list)
    by_purpose: Counter[str] = field(default_factory=Counter)
    """What has come in for prizes, house, bounty and other, less what went back."""
    by_line: Counter[str] = field(default_factory=Counter)
    sold: Counter[str] = field(default_factory=Counter)
    """How many of each kind were sold."""
    collected: int = 0
    paid_back: int = 0
    credited: int = 0
    """What of the repayments is kept as a credit."""
    owed: Counter[int] = field(default_factory=Counter)
    """What is still to be paid, by entry."""
    due: int = 0
    """What is still to be paid in all."""
    raised: int = 0
    """What the house has put into the pool during the event."""
    pool_paid: bool = False
    """Prizes are being paid: nothing leaves the pool otherwise any more."""
    of_entry: dict[int, list[Transaction]] = field(default_factory=dict)

    def owes(self, entry: int, amount: int) -> None:
        """An entry owes so much more, or less."""
        self.owed[entry] += amount
        self.due += amount

    def count(self, entries: Iterable[int], kind: SaleKind) -> int:
        """How many of a kind some entries have bought."""
        return sum(one.kind == kind for entry in entries for one in self.of_entry.get(entry, ()))

    def paid(self, entry: int) -> list[Fee]:
        """What an entry has paid and not had back, line by line."""
        left: Counter[tuple[str, str]] = Counter()
        for one in self.of_entry.get(entry, ()):
            sign = 1 if one.amount >= 0 else -1
            for line in one.lines:
                left[line.name, line.to] += sign * line.amount
        return [Fee(name=name, amount=amount, to=to) for (name, to), amount in left.items() if amount]  # type: ignore[arg-type]

    def won(self, entry: int) -> bool:
        """Whether an entry was won in a satellite."""
        return any(one.way == "ticket" for one in self.of_entry.get(entry, ()))

    def book(self, entry: int, kind: str, lines: tuple[Fee, ...], way: str, reference: str, sign: int) -> None:
        """Write a transaction and keep the totals."""
        amount = sign * sum(line.amount for line in lines)
        one = Transaction(len(self.ledger) + 1, entry, kind, amount, lines, way, reference)
        self.ledger.append(one)
        self.of_entry.setdefault(entry, []).append(one)
        for line in lines:
            self.by_purpose[line.to] += sign * line.amount
            self.by_line[line.name] += sign * line.amount


class MoneyProof(msgspec.Struct, frozen=True, kw_only=True):
    """The money of an event on one sheet, in the smallest unit of its currency."""

    currency: str
    sold: dict[str, int]
    """How many entries, re-entries, rebuys and add-ons."""
    collected: int
    owed: int
    paid_back: int
    credited: int
    lines: dict[str, int]
    prizes: int
    house: int
    bounty: int
    other: int
    added: int
    guarantee: int
    overlay: int
    pool: int


def minor_units(currency: str) -> int:
    """How many of the smallest unit make up one of the currency."""
    return 1 if currency in WITHOUT_CENTS else 100


def pool(state: State) -> int:
    """The prize pool: what the prize lines have brought and what was added, or the guarantee if that is more."""
    return max(prizes_collected(state), state.setup.guarantee + state.of(Ledger).raised)


def prizes_collected(state: State) -> int:
    """The pool without the overlay."""
    return state.of(Ledger).by_purpose["prizes"] + added(state)


def added(state: State) -> int:
    """What the house has added, before and during the event; the guarantee comes on top."""
    return state.setup.added + state.of(Ledger).raised


def overlay(state: State) -> int:
    """What the house puts in to reach the guarantee."""
    return pool(state) - prizes_collected(state)


def proof(state: State) -> MoneyProof:
    """Collected, split and pooled: the sheet that anybody can add up."""
    money, setup = state.of(Ledger), state.setup
    return MoneyProof(
        currency=setup.currency,
        sold=dict(money.sold),
        collected=money.collected,
        owed=money.due,
        paid_back=money.paid_back,
        credited=money.credited,
        lines={name: amount for name, amount in money.by_line.items() if amount},
        prizes=money.by_purpose["prizes"],
        house=money.by_purpose["house"],
        bounty=money.by_purpose["bounty"],
        other=money.by_purpose["other"],
        added=added(state),
        guarantee=setup.guarantee,
        overlay=overlay(state),
        pool=pool(state),
    )


def within_the_cap(state: State, offer: Offer) -> None:
    """Refuse a sale that would lift the prizes above what the law allows: the sale stops, never the payout."""
    cap = state.setup.pool_cap
    part = offer.part("prizes")
    if cap and part and prizes_collected(state) + part > cap:
        limits = {"max": cap, "left": cap - prizes_collected(state)}
        raise Unlawful("money.cap", {"cap": cap}, field="pool_cap", value=part, limits=limits)


def buy_in_of(lines: Iterable[Fee]) -> tuple[Fee, ...]:
    """The buy-in without the entry fee."""
    return tuple(line for line in lines if line.to in PAID_IN)


@decides(PayDebt)
def _pay_debt(state: State, order: PayDebt, _context: Context) -> Iterator[Happening]:
    owed = state.of(Ledger).owed[order.entry]
    if not 0 < order.amount <= owed:
        raise Unlawful(
            "money.not-owed",
            {"entry": order.entry, "owed": owed},
            field="amount",
            value=order.amount,
            limits={"min": 1 if owed else 0, "max": owed},
        )
    yield Settled(entry=order.entry, amount=order.amount)


@applies(Sold)
def _sold(state: State, happening: Sold) -> None:
    money = state.of(Ledger)
    state.of(Entrants).entry(happening.entry)
    if any(line.amount < 0 for line in happening.lines):
        raise Unlawful("money.negative", field="lines")
    money.book(happening.entry, happening.kind, happening.lines, happening.way, happening.reference, 1)
    money.sold[happening.kind] += 1
    amount = sum(line.amount for line in happening.lines)
    if happening.paid:
        money.collected += amount
    else:
        money.owes(happening.entry, amount)


def raised_by(state: State, amount: int, why: Message | str) -> PoolRaised:
    """Money of the house for the pool, with the reason; the law may cap what is played for."""
    cap, before = state.setup.pool_cap, pool(state)
    if amount < 0 or (cap and before + amount > cap):
        limits = {"min": 0} | ({"max": max(0, cap - before)} if cap else {})
        raise Unlawful("money.raised/out-of-bounds", field="house_adds", value=amount, limits=limits)
    if not str(why).strip():
        raise Unlawful("money.no-reason", field="why", takes="text", value=why)
    return PoolRaised(amount=amount, why=why.strip() if isinstance(why, str) else why)


@applies(PoolRaised)
def _raised(state: State, happening: PoolRaised) -> None:
    if happening.amount < 1:
        raise Unlawful("money.raised", field="house_adds", value=happening.amount)
    state.of(Ledger).raised += happening.amount


@applies(Settled)
def _settled(state: State, happening: Settled) -> None:
    money = state.of(Ledger)
    if not 0 < happening.amount <= money.owed[happening.entry]:
        raise Unlawful(
            "money.not-owed",
            {"entry": happening.entry, "owed": money.owed[happening.entry]},
            field="amount",
            value=happening.amount,
        )
    money.owes(happening.entry, -happening.amount)
    money.collected += happening.amount


@applies(PaidBack)
def _paid_back(state: State, happening: PaidBack) -> None:
    money = state.of(Ledger)
    paid = {(line.name, line.to): line.amount for line in money.paid(happening.entry)}
    for line in happening.lines:
        if not 0 <= line.amount <= paid.get((line.name, line.to), 0):
            raise Unlawful(
                "money.not-paid",
                {"entry": happening.entry, "amount": line.amount, "name": line.name},
                field="lines",
                value=line.amount,
            )
    if money.pool_paid and any(line.to == "prizes" and line.amount for line in happening.lines):
        raise Unlawful("money.pool-paid", field="lines")
    money.book(happening.entry, "paid back", happening.lines, happening.to, happening.reference, -1)
    amount = sum(line.amount for line in happening.lines)
    forgiven = min(amount, money.owed[happening.entry])  # what was never paid is not handed out
    money.owes(happening.entry, -forgiven)
    money.paid_back += amount - forgiven
    money.credited += amount - forgiven if happening.to == "credit" else 0


@must_always_hold
def the_totals_agree(state: State) -> Iterator[Message]:
    """What came in and is owed, less what went back, is what the lines hold."""
    money = state.of(Ledger)
    held = sum(money.by_purpose.values())
    if money.collected + money.due - money.paid_back != held:
        yield message("broken.money-of-lines", held=money_of(state, held), **_totals(state))


@must_hold
def the_ledger_adds_up(state: State) -> Iterator[Message]:
    """The whole ledger comes to the running totals."""
    money, by_purpose = state.of(Ledger), Counter[str]()
    for one in money.ledger:
        held, sign = 0, 1 if one.amount >= 0 else -1
        for line in one.lines:
            held += line.amount
            by_purpose[line.to] += sign * line.amount
        if held != sign * one.amount:
            yield message("broken.transaction-sum", transaction=one.number)
    for to in sorted({*by_purpose, *money.by_purpose}):
        if by_purpose[to] != money.by_purpose[to]:
            ledger, total = money_of(state, by_purpose[to]), money_of(state, money.by_purpose[to])
            yield message("broken.money-of-purpose", to=PURPOSES[to], ledger=ledger, total=total)
    held = sum(one.amount for one in money.ledger)
    if money.collected + money.due - money.paid_back != held or money.due != money.owed.total():
        yield message("broken.money-of-ledger", held=money_of(state, held), **_totals(state))


PURPOSES = words_of("purpose", "prizes", "house", "bounty", "other")
"""What a line of the money is for."""


def _totals(state: State) -> dict[str, Money]:
    money = state.of(Ledger)
    return {
        "collected": money_of(state, money.collected),
        "owed": money_of(state, money.due),
        "paid_back": money_of(state, money.paid_back),
    }
