"""Orders about bounties: envelopes are filled, whoever took the chips is named later, and what was won is handed over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.limits import Amount
from cardspeak.tournament.core import DESK, FLOOR, Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import (
    Bounties,
    Claim,
    Envelope,
    EnvelopesFilled,
    award,
    check_envelope,
    draw_envelopes,
    drawn_wrong,
    due,
    not_handed_over,
    won_with,
)
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.finishing.ranking import THAT_IS_RIGHT, Out
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.values import money_of
from cardspeak.words import Message, Sayable


class FillEnvelopes(Order, frozen=True, kw_only=True):
    """Put the bounties in envelopes, one for each player still in."""

    amounts: tuple[Amount, ...]


class AwardBounty(Order, frozen=True, kw_only=True):
    """Decide afterwards who gets the bounty of a player who is out."""

    roles = FLOOR

    entry: EntryNumber
    by: tuple[EntryNumber, ...] = ()
    nobody: bool = False
    hitman_elsewhere: bool = False


class BountyAwarded(Happening, frozen=True, kw_only=True, tag="bounty-awarded"):
    """A bounty that waited for a name has one, or is left over."""

    entry: int
    by: tuple[int, ...] = ()
    envelope: Envelope | None = None
    """What was drawn where bounties are a mystery."""

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        """A sentence where the seed would not have drawn the envelope."""
        there = len(before.of(Bounties).envelopes)
        return drawn_wrong((self.envelope,) if self.envelope is not None else (), there, chance)

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        if not self.by:
            return self.tell(state, "nobody")
        return self.tell(state, by=state.names_of(self.by), bounty=money_of(state, won_with(state, (self.entry,))))


class PayBounty(Order, frozen=True, kw_only=True):
    """Pay the bounties an entry has won, or take back what a correction made too much."""

    roles = DESK

    entry: EntryNumber
    amount: Amount | None = None


class BountyPaid(Happening, frozen=True, kw_only=True, tag="bounty-paid"):
    """Bounties were handed over in money."""

    entry: int
    amount: int
    """Negative where money came back."""

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "back" if self.amount < 0 else "", amount=money_of(state, abs(self.amount)))


@decides(FillEnvelopes)
def fill(state: State, order: FillEnvelopes, _context: Context) -> Iterator[EnvelopesFilled]:
    """Envelopes for all the money of the bounties."""
    bounties, pool, left = state.of(Bounties), state.of(Ledger).by_purpose["bounty"], state.of(Entrants).left
    if state.setup.bounty != "mystery":
        raise Unlawful("bounty.kind", field="bounty")
    if bounties.envelopes:
        raise Unlawful("bounty.filled", field="amounts")
    if len(order.amounts) != left or min(order.amounts) < 0:
        raise Unlawful(
            "bounty.count", {"left": left}, field="amounts", value=len(order.amounts), limits={"count": left}
        )
    if sum(order.amounts) != pool:
        raise Unlawful(
            "bounty.sum/amounts",
            {"amounts": sum(order.amounts), "pool": pool},
            field="amounts",
            value=sum(order.amounts),
            limits={"sum": pool},
        )
    yield EnvelopesFilled(amounts=order.amounts)


@decides(AwardBounty)
def award_bounty(state: State, order: AwardBounty, context: Context) -> Iterator[BountyAwarded]:
    """The bounty goes to those who took the last chips, as if they had been named at once."""
    one = _open(state, order.entry)
    if order.nobody == bool(order.by):
        raise Unreadable("bounty.by", field="by", value=list(order.by), limits={"could": list(one.could)})
    if len(set(order.by)) < len(order.by):
        raise Unlawful("bust.twice", field="by", value=list(order.by))
    _played_on(state, one, order.by)
    for number in order.by:
        if number not in one.could and not order.hitman_elsewhere:
            values: dict[str, Sayable] = {"name": state.of(Entrants).entry(number).name, "number": number}
            raise Unlawful.asking(
                "bust.hitman-elsewhere", values, "hitman_elsewhere", options=[THAT_IS_RIGHT], takes="flag"
            )
    drawn = draw_envelopes(state, (Out(entry=order.entry, by=order.by),), context)
    yield BountyAwarded(entry=order.entry, by=order.by, envelope=drawn[0] if drawn and order.by else None)


def _open(state: State, entry: int) -> Claim:
    """The bounty of somebody who is out, while it waits for a name."""
    name, waiting = state.of(Entrants).entry(entry).name, state.of(Bounties).unclaimed
    winner = state.of(Finishing).won
    if winner is not None:  # what nobody had won was given to somebody then
        raise Unlawful("event.won", {"winner": winner}, field="entry", value=winner)
    if entry not in waiting:
        raise Unlawful(
            "bounty.not-open", {"name": name, "entry": entry}, field="entry", value=entry, limits={"of": list(waiting)}
        )
    return waiting[entry]


def _played_on(state: State, one: Claim, by: tuple[int, ...]) -> None:
    """Refuse a hitman who was out before, or on the same hand."""
    claims, entrants = state.of(Bounties).claims, state.of(Entrants)
    later = {each.entry for each in claims[claims.index(one) + 1 :]}
    for number in by:
        hitman = entrants.entry(number)
        if number == one.entry or not (hitman.live or number in later):
            raise Unlawful("bust.hitman-gone", {"name": hitman.name, "number": number}, field="by", value=number)


@applies(BountyAwarded)
def _awarded(state: State, happening: BountyAwarded) -> None:
    one = _open(state, happening.entry)
    _played_on(state, one, happening.by)
    if happening.envelope is not None:
        check_envelope(state.of(Bounties), happening.envelope)
    award(state, one, happening.by, happening.envelope)


@decides(PayBounty)
def pay_bounty(state: State, order: PayBounty, _context: Context) -> Iterator[BountyPaid]:
    """Money for what was won, while the event goes on or afterwards; or back where it was too much."""
    name, open_sum = state.of(Entrants).entry(order.entry).name, due(state, order.entry)
    if not open_sum:
        raise Unlawful("bounty.none-due", {"name": name, "entry": order.entry}, field="entry", value=order.entry)
    amount = open_sum if order.amount is None else order.amount
    least, most = (1, open_sum) if open_sum > 0 else (open_sum, -1)
    if not least <= amount <= most:
        raise Unlawful(
            "bounty.too-much",
            {"name": name, "entry": order.entry, "open_sum": money_of(state, open_sum)},
            field="amount",
            value=amount,
            limits={"min": least, "max": most},
        )
    left = not_handed_over(state)
    if amount > left:  # after a correction somebody else has the money
        values = {"left": money_of(state, left)}
        raise Unlawful("bounty.pool-paid", values, field="entry", value=order.entry, limits={"max": left})
    yield BountyPaid(entry=order.entry, amount=amount)


@applies(BountyPaid)
def _paid(state: State, happening: BountyPaid) -> None:
    # the money has changed hands, whatever a correction makes of the bounty: the advice tells the difference
    state.of(Entrants).entry(happening.entry)
    handed_over = state.of(Bounties).handed_over
    total = handed_over.get(happening.entry, 0) + happening.amount
    if total < 0:
        raise Unlawful("bounty.not-paid", {"entry": happening.entry}, field="amount", value=happening.amount)
    handed_over[happening.entry] = total
