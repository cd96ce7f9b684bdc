"""Announcing the payouts: when the book says, with a proof that they are the pool, and then they stand."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.prizes import BREAKDOWN_TOLD, POOL
from cardspeak.errors import Unlawful
from cardspeak.limits import Amount
from cardspeak.tournament.core import Context, Order, State, decides
from cardspeak.tournament.entries.rebuying import still_sold
from cardspeak.tournament.entries.window import registration
from cardspeak.tournament.money import PoolRaised, pool, raised_by
from cardspeak.tournament.prizes.payouts import Payouts, Wanted, payouts, sound
from cardspeak.tournament.prizes.satellite import for_seats
from cardspeak.tournament.prizes.standing import PayoutsAnnounced, Prizes, entries_of, most_paid
from cardspeak.tournament.values import money_of
from cardspeak.words import Message, message


class AnnouncePayouts(Order, frozen=True, kw_only=True):
    """Announce the payouts; they stand from then on."""

    wanted: Wanted = Wanted()
    prizes: tuple[Amount, ...] = ()
    house_adds: Amount = 0
    why: str = ""


class ReannouncePayouts(Order, frozen=True, kw_only=True):
    """Announce other payouts after a correction of the entries, with the reason."""

    wanted: Wanted = Wanted()
    prizes: tuple[Amount, ...] = ()
    house_adds: Amount = 0
    why: str = ""


def estimate(state: State, wanted: Wanted | None = None, more: int = 0, inq: Inquiry | None = None) -> Payouts:
    """What would be paid if no more money came in; for the wall, before it is announced."""
    inq = inq or Inquiry(state.policy)
    return payouts(pool(state) + more, entries_of(state), state.setup, inq, wanted, most_paid(state), more)


def to_be_announced(state: State, at: int) -> bool:
    """Whether it is time to announce the payouts and nobody has."""
    return (
        state.of(Prizes).announced is None
        and not state.setup.flight
        and not registration(state, at).open
        and not still_sold(state, at)
        and entries_of(state) > 0
    )


def no_longer_the_pool(state: State) -> int:
    """By how much the pool differs from the one announced, after a correction; 0 where it does not."""
    announced = state.of(Prizes).announced
    return 0 if announced is None else pool(state) - announced.pool


def off_by(state: State) -> Message | None:
    """That the pool is not the one announced, in words."""
    off = no_longer_the_pool(state)
    return message(f"payouts.pool-{'more' if off > 0 else 'less'}", off=money_of(state, abs(off))) if off else None


@decides(AnnouncePayouts)
def announce(state: State, order: AnnouncePayouts, context: Context) -> Iterator[PoolRaised | PayoutsAnnounced]:
    """The payouts of the event, once."""
    if state.of(Prizes).announced is not None:
        raise Unlawful("payouts.announced/anew", field="payouts")
    if state.setup.flight:
        raise Unlawful("payouts.flight", field="payouts", value=state.setup.flight)
    yield from _announced(state, order, context.at, order.why or _for_tickets(state))


@decides(ReannouncePayouts)
def announce_anew(state: State, order: ReannouncePayouts, context: Context) -> Iterator[PoolRaised | PayoutsAnnounced]:
    """Other payouts in place of those announced; never once prizes are paid or dealt."""
    prizes = state.of(Prizes)
    if prizes.announced is None:
        raise Unlawful("payouts.none", field="payouts")
    why = order.why.strip() or off_by(state)
    if not why:
        raise Unlawful("payouts.no-reason", field="why", takes="text", value=order.why)
    if prizes.paid or prizes.agreed:
        raise Unlawful("payouts.settled/strike-first", field="payouts", value=sorted({*prizes.paid, *prizes.agreed}))
    yield from _announced(state, order, context.at, why)


def _announced(
    state: State, order: AnnouncePayouts | ReannouncePayouts, at: int, why: Message | str
) -> Iterator[PoolRaised | PayoutsAnnounced]:
    """What the house adds, and the payouts with it; the reason stands where they replace others."""
    inq, anew = Inquiry(state.policy, order.choices), state.of(Prizes).announced is not None
    _in_time(state, inq, at)
    if order.house_adds:
        yield raised_by(state, order.house_adds, why)
    found = _found(state, inq, order.wanted, order.prizes, order.house_adds)
    yield PayoutsAnnounced(payouts=found, anew=anew, why=why if anew else "", cites=inq.numbers)


def _for_tickets(state: State) -> Message | str:
    """A satellite that cannot pay its tickets needs no other reason."""
    return message("why.for-the-tickets") if for_seats(state.setup) else ""


def _in_time(state: State, inq: Inquiry, at: int) -> None:
    """Refuse while registration is open, if the book wants the actual breakdown announced at its close."""
    when = inq.maybe(BREAKDOWN_TOLD)
    inq.cite(BREAKDOWN_TOLD)
    if when == "registration-closes" and registration(state, at).open:  # 6.3
        raise Unlawful(
            "payouts.too-early", field="payouts", limits={"from": "registration closes"},
            rule=inq.policy.rule(BREAKDOWN_TOLD),
        )  # fmt: skip


def _found(state: State, inq: Inquiry, wanted: Wanted, own: tuple[int, ...], more: int) -> Payouts:
    total = pool(state) + more
    inq.cite(POOL)
    if not own:
        return estimate(state, wanted, more, inq)
    sound(total, own)  # D-V-j-p5
    most = most_paid(state)
    if len(own) > most:
        raise Unlawful("payout.places/most", {"most": most}, field="prizes", value=len(own), limits={"max": most})
    return Payouts(pool=total, entries=entries_of(state), prizes=own, family="own")
