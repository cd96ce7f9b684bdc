"""Bounties: what is on whose head, and who has won what of it. Every unit paid in is on a head, paid out, or left over.

Nothing but who took whose last chips is kept in the log: the amounts follow from it, also after a correction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import msgspec

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import (
    Context,
    Happening,
    State,
    applies,
    chance_of,
    must_hold,
)
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.finishing.ranking import Out
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.values import money_of
from cardspeak.words import Message, message


class Envelope(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An envelope that was drawn; 0 where nobody was there to open one."""

    number: int = 0
    label: str = ""
    passed: tuple[int, ...] = ()
    """Envelopes that came first in the draw and were open already."""


class EnvelopesFilled(Happening, frozen=True, kw_only=True, tag="envelopes-filled"):
    """There are envelopes, numbered from 1; from now on each player out opens one for whoever took the last chips."""

    amounts: tuple[int, ...]

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        total, most = money_of(state, sum(self.amounts)), money_of(state, max(self.amounts))
        return self.tell(state, n=len(self.amounts), sum=total, most=most)


@dataclass
class Claim:
    """Who took whose last chips, and what that was worth."""

    entry: int
    by: tuple[int, ...]
    base: int
    """What was bought onto the head, or brought from a flight; what others put there comes on top."""
    could: tuple[int, ...] = ()
    """Who sat at the table and may have taken the chips."""
    amount: int = 0
    """What was on the head, or in the envelope."""
    paid: int = 0
    """What of it is won in money."""


class Bounties:
    """Heads and what was won of them."""

    def __init__(self) -> None:
        self.brought: dict[int, int] = {}
        """What was on a head when it came from a flight."""
        self.claims: list[Claim] = []
        """Everybody who is out, in that order."""
        self.unclaimed: dict[int, Claim] = {}
        """Of those, whose bounty waits for a name: nobody has said who took the chips."""
        self.handed_over: dict[int, int] = {}
        """What of the bounties an entry has won was paid out."""
        self.added: dict[int, int] = {}
        """What has come onto a head by taking others out."""
        self.taken: dict[int, int] = {}
        """What has gone from a head."""
        self.won: dict[int, int] = {}
        """What every entry has won in money."""
        self.envelopes: tuple[int, ...] = ()
        self.open: set[int] = set()
        self.left_to: str = ""
        """Who has what was left over at the end."""

    @property
    def unopened(self) -> int:
        """What is in the envelopes that nobody has opened."""
        return sum(amount for number, amount in enumerate(self.envelopes, 1) if number not in self.open)


def head(state: State, entry: int) -> int:
    """What is on an entry's head now."""
    bounties = state.of(Bounties)
    return _base(state, entry) + bounties.added.get(entry, 0) - bounties.taken.get(entry, 0)


def _base(state: State, entry: int) -> int:
    bought = sum(line.amount for line in state.of(Ledger).paid(entry) if line.to == "bounty")
    return bought + state.of(Bounties).brought.get(entry, 0)


def due(state: State, entry: int) -> int:
    """Bounties won and not yet paid; negative if too much was paid before a correction."""
    bounties = state.of(Bounties)
    return bounties.won.get(entry, 0) - bounties.handed_over.get(entry, 0)


def left_over(state: State) -> int:
    """What was paid in for bounties and is neither won nor on the head of anybody still in nor in an envelope."""
    bounties = state.of(Bounties)
    paid_in = state.of(Ledger).by_purpose["bounty"]
    if state.setup.bounty == "mystery":
        waiting = bounties.unopened if bounties.envelopes else paid_in
    else:
        waiting = sum(head(state, entry.number) for entry in state.of(Entrants).live())
    return paid_in - sum(bounties.won.values()) - waiting


def won_with(state: State, entries: Iterable[int]) -> int:
    """What was won in money by taking some entries out."""
    gone = set(entries)
    return sum(one.paid for one in state.of(Bounties).claims if one.entry in gone)


def split(amount: int, among: Iterable[int]) -> dict[int, int]:
    """An amount in equal shares; odd units go to those named first.

    >>> split(875, [4, 7])
    {4: 438, 7: 437}
    """
    names = list(among)
    each, odd = divmod(amount, len(names))
    return {name: each + (number < odd) for number, name in enumerate(names)}


def halves(amount: int) -> tuple[int, int]:
    """The part that is paid and the part that goes onto the winner's head; an odd unit stays on the head.

    >>> halves(750), halves(875)
    ((375, 375), (437, 438))
    """
    return amount // 2, amount - amount // 2


def claim(state: State, out: Out, envelope: Envelope | None, could: tuple[int, ...] | None = None) -> None:
    """Give the bounty of an entry that is out to those who took the last chips.

    Without them it is left over, or waits for a name where somebody at the table has the chips.
    """
    kind = state.setup.bounty
    if kind == "none":
        return
    bounties = state.of(Bounties)
    one = Claim(out.entry, out.by, _base(state, out.entry), could or ())
    bounties.claims.append(one)
    if kind == "mystery":
        _open_envelope(bounties, one, envelope)
    else:
        _settle(bounties, kind, one)
    if could is not None and not out.by and (one.amount or (kind == "mystery" and bounties.envelopes)):
        bounties.unclaimed[out.entry] = one


def _settle(bounties: Bounties, kind: str, one: Claim) -> None:
    """All of a head is won, or half of it and the rest is on the head of whoever won it."""
    one.amount = one.base + bounties.added.get(one.entry, 0) - bounties.taken.get(one.entry, 0)
    bounties.taken[one.entry] = bounties.taken.get(one.entry, 0) + one.amount
    if not one.by:
        return
    one.paid, onto = (one.amount, 0) if kind == "classic" else halves(one.amount)
    pay(bounties, split(one.paid, one.by))
    for hitman, share in split(onto, one.by).items():
        bounties.added[hitman] = bounties.added.get(hitman, 0) + share


def award(state: State, one: Claim, by: tuple[int, ...], envelope: Envelope | None) -> None:
    """Say afterwards who took the last chips; later heads come out as if it had been said at once."""
    bounties, kind = state.of(Bounties), state.setup.bounty
    del bounties.unclaimed[one.entry]
    one.by = by
    if kind == "mystery":
        _open_envelope(bounties, one, envelope)
        return
    for sums in (bounties.added, bounties.taken, bounties.won):
        sums.clear()
    for each in bounties.claims:
        _settle(bounties, kind, each)


def pay(bounties: Bounties, shares: dict[int, int]) -> None:
    """Record the payment of bounties that were won."""
    for entry, share in shares.items():
        bounties.won[entry] = bounties.won.get(entry, 0) + share


def check_envelope(bounties: Bounties, envelope: Envelope) -> None:
    """Refuse an envelope that is not there or open already."""
    if envelope.number and not (
        1 <= envelope.number <= len(bounties.envelopes) and envelope.number not in bounties.open
    ):
        raise Unlawful("bounty.envelope", {"number": envelope.number}, field="envelopes", value=envelope.number)


def _open_envelope(bounties: Bounties, one: Claim, envelope: Envelope | None) -> None:
    """What is in an envelope goes to those who took the last chips."""
    if envelope is not None and envelope.number:
        bounties.open.add(envelope.number)
        one.amount = one.paid = bounties.envelopes[envelope.number - 1]
        pay(bounties, split(one.paid, one.by))


def close_bounties(state: State, winner: int, left_over_to: str) -> None:
    """The winner keeps their own bounty, or the last envelope, and what was left over if the director says so."""
    if state.setup.bounty == "none":
        return
    bounties, over = state.of(Bounties), left_over(state)
    if state.setup.bounty == "mystery":
        own = bounties.unopened
        bounties.open.update(range(1, len(bounties.envelopes) + 1))
    else:
        own = head(state, winner)
        bounties.taken[winner] = bounties.taken.get(winner, 0) + own
    bounties.left_to = left_over_to
    bounties.unclaimed.clear()
    pay(bounties, {winner: own + (over if left_over_to == "winner" else 0)})


def draw_envelopes(state: State, outs: tuple[Out, ...], context: Context) -> tuple[Envelope, ...]:
    """An envelope for each entry that is out, drawn from the sealed seed; none before there are any."""
    bounties = state.of(Bounties)
    if state.setup.bounty != "mystery" or not bounties.envelopes:
        return ()
    taken = set(bounties.open)
    drawn: list[Envelope] = []
    for out in outs:
        if not out.by:
            drawn.append(Envelope())
            continue
        label = label_of(out.entry)
        envelope = drawn_from(chance_of(state, context, label), len(bounties.envelopes), taken, label)
        taken.add(envelope.number)
        drawn.append(envelope)
    return tuple(drawn)


def label_of(entry: int) -> str:
    """The label of the draw for an entry."""
    return f"bounty of entry {entry}"


def drawn_from(chance: Chance, envelopes: int, taken: set[int], label: str) -> Envelope:
    """The first envelope of a drawn order that nobody has opened."""
    order = chance.shuffled(range(1, envelopes + 1))
    place = next((place for place, number in enumerate(order) if number not in taken), None)
    if place is None:
        raise Unlawful("bounty.no-envelope", field="envelopes", value=envelopes)
    return Envelope(number=order[place], label=label, passed=tuple(order[:place]))


def drawn_wrong(envelopes: Iterable[Envelope], there: int, chance: Callable[[str], Chance]) -> Iterator[Message]:
    """A sentence for each envelope that the seed would not have drawn."""
    for one in envelopes:
        if one.number and (*one.passed, one.number) != tuple(
            chance(one.label).shuffled(range(1, there + 1))[: len(one.passed) + 1]
        ):
            yield message("drawn.envelope", label=one.label, number=one.number)


@applies(EnvelopesFilled)
def _filled(state: State, happening: EnvelopesFilled) -> None:
    bounties = state.of(Bounties)
    if bounties.envelopes or sum(happening.amounts) != state.of(Ledger).by_purpose["bounty"]:
        raise Unlawful("bounty.sum", field="amounts")
    bounties.envelopes = happening.amounts


def not_handed_over(state: State) -> int:
    """What was paid in for bounties and has not been paid out yet."""
    return state.of(Ledger).by_purpose["bounty"] - sum(state.of(Bounties).handed_over.values())


@must_hold
def bounties_add_up(state: State) -> Iterator[Message]:
    """No bounty is negative, and bounties won and open never exceed what was paid in."""
    if state.created is None or state.setup.bounty == "none":
        return
    bounties, paid_in = state.of(Bounties), state.of(Ledger).by_purpose["bounty"]
    left = not_handed_over(state)
    if left < 0:
        yield message(
            "broken.bounties-overpaid", paid=money_of(state, paid_in - left), paid_in=money_of(state, paid_in)
        )
    won = sum(bounties.won.values())
    if state.of(Finishing).won is not None and bounties.left_to != "house" and won != paid_in:
        yield message("broken.bounties-not-won", won=money_of(state, won), paid_in=money_of(state, paid_in))
    over = left_over(state)
    if over < 0:
        yield message("broken.bounties-over", amount=money_of(state, -over))
    for entry in state.of(Bounties).taken:
        if head(state, entry) < 0:
            yield message("broken.bounty-negative", entry=entry)
