"""Players of dealt hands whose last chips are gone, with the order that puts them out; and what bounties wait for."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from cardspeak.tournament.autoplay.hands import HandDealt, Lost, without_chips
from cardspeak.tournament.busts.awarding import AwardBounty, FillEnvelopes, PayBounty
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.clock.hand_for_hand import group
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import Bounties, due, not_handed_over
from cardspeak.tournament.finishing.places import Finishing, still_in
from cardspeak.tournament.money import Ledger, minor_units
from cardspeak.tournament.needs import Advice, FormToFill, PaidInstead, StackBefore, advise
from cardspeak.tournament.prizes.standing import places_paid
from cardspeak.tournament.values import money_of


def out_of_chips(state: State) -> Iterator[Advice]:
    """Everybody without chips, hand by hand."""
    hands: dict[str, tuple[HandDealt, list[Lost]]] = {}
    for hand, lost in without_chips(state):
        hands.setdefault(hand.label, (hand, []))[1].append(lost)
    entries = state.of(Entrants).entries
    for hand, losers in hands.values():
        out = tuple(_eliminated(state, one) for one in losers)
        moved = any(entries[hitman].table != entries[one.entry].table for one in out for hitman in one.by)
        order = BustOut(out=out, board=hand.board, game=hand.game, hitman_elsewhere=moved)
        names = state.names_of(one.entry for one in losers)
        yield advise("bust", names=names, n=len(out), table=hand.table, orders=(order,), needs=tuple(_not_told(state)))


def _eliminated(state: State, lost: Lost) -> Eliminated:
    """Somebody out of chips; a hitman who is out by now as well gets no bounty."""
    by = tuple(hitman for hitman in lost.by if state.of(Entrants).entries[hitman].live)
    return Eliminated(entry=lost.entry, stack=lost.stack, cards=lost.cards, by=by)


def _not_told(state: State) -> Iterator[StackBefore]:
    """Stacks of those who went out on the hand that all tables play, without which nobody else can be ranked."""
    moment = state.of(Finishing).by_key.get(group(state) or "")
    for out in moment.outs if moment is not None else ():
        if not out.stack:
            yield StackBefore(out.entry, state.name_of(out.entry))


def to_fill(state: State) -> Iterator[Advice]:
    """Mystery bounties: the money goes into envelopes when the prizes are reached."""
    stacks, paid_in = state.of(Entrants).left, state.of(Ledger).by_purpose["bounty"]
    reached = 0 < still_in(state) <= max(1, places_paid(state)) and state.of(Finishing).won is None
    if state.setup.bounty != "mystery" or not reached or not paid_in or state.of(Bounties).envelopes:
        return
    units = (state.setup.payout_unit, minor_units(state.setup.currency))
    order = FillEnvelopes(amounts=spread(paid_in, stacks, units))
    yield advise("fill envelopes", n=stacks, sum=money_of(state, paid_in), orders=(order,))


def spread(amount: int, envelopes: int, units: tuple[int, ...]) -> tuple[int, ...]:
    """One large envelope and ever smaller ones: the second has half of the first, the third a third of it.

    In the coarsest of the units that leaves something for every envelope; what rounding leaves goes into the first.

    >>> spread(6000, 2, (500, 100)), spread(10000, 5, (500, 100)), spread(7, 5, (100,))
    ((4000, 2000), (4500, 2000, 1500, 1000, 1000), (2, 2, 1, 1, 1))
    """
    weight = sum(Fraction(1, number) for number in range(1, envelopes + 1))
    exact = [amount / weight / number for number in range(1, envelopes + 1)]
    unit = next((unit for unit in units if unit and exact[-1] >= unit), 1)
    rest = [round(one / unit) * unit for one in exact[1:]]
    return (amount - sum(rest), *rest)


def to_award(state: State) -> Iterator[Advice]:
    """Bounties of those who are out without a word who took the chips; everybody who may have them, then nobody."""
    for number, claim in state.of(Bounties).unclaimed.items():
        named = tuple(AwardBounty(entry=number, by=(hitman,)) for hitman in claim.could)
        yield advise(
            "bounty", "" if claim.amount else "envelope", name=state.name_of(number),
            bounty=money_of(state, claim.amount), orders=(*named, AwardBounty(entry=number, nobody=True)),
        )  # fmt: skip


def to_pay(state: State) -> Iterator[Advice]:
    """Bounties that were won by those who are out, or by anybody when the event is over; and what was paid too much."""
    bounties, entries = state.of(Bounties), state.of(Entrants).entries
    over = state.of(Finishing).won is not None
    for number in dict.fromkeys((*bounties.won, *bounties.handed_over)):
        open_sum, one = due(state, number), entries[number]
        if not open_sum or (open_sum > 0 and one.live and not over):
            continue
        bounty = money_of(state, abs(open_sum))
        if open_sum > not_handed_over(state):  # after a correction somebody else has the money, and gives it back first
            forms, need = (FormToFill(PayBounty, {"entry": number}),), PaidInstead(number, one.name)
            yield advise("pay bounty", name=one.name, bounty=bounty, forms=forms, needs=(need,))
            continue
        order = PayBounty(entry=number)
        yield advise("pay bounty", "back" if open_sum < 0 else "", name=one.name, bounty=bounty, orders=(order,))
