"""The bounties of an event as the staff sees them: where the money is, whose bounty waits for a name, who has won what."""

from __future__ import annotations

import msgspec

from cardspeak.desk.views.parts import Seen, shows
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import Bounties, head, left_over
from cardspeak.tournament.money import Ledger


class ShownHunter(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has won bounties."""

    entry: int
    name: str
    won: int
    paid: int
    taken: int
    """How many they have taken out, alone or with others."""


class ShownUnclaimed(msgspec.Struct, frozen=True, kw_only=True):
    """The bounty of somebody who is out while nobody has said who took the chips."""

    entry: int
    name: str
    amount: int
    """0 where it is in an envelope that nobody has opened."""
    could: tuple[int, ...]
    """Who sat at the table and may have taken them."""


class ShownBounties(msgspec.Struct, frozen=True, kw_only=True):
    """All that was paid in for bounties is won, waiting for a name, on heads, in envelopes, or left over."""

    kind: str
    asks: bool
    """Somebody who goes out now has a bounty that somebody wins; not before mystery bounties are in envelopes."""
    currency: str
    paid_in: int
    won: int
    paid: int
    """What of that was handed over."""
    waiting: int
    on_heads: int
    """On the heads of those who are in, or in envelopes or to be put into them."""
    left: int
    """Won by nobody: the winner or the house gets it at the end."""
    left_to: str
    """Who has got it: ``winner``, ``house``, or empty."""
    unclaimed: tuple[ShownUnclaimed, ...]
    hunters: tuple[ShownHunter, ...]
    """Whoever has won most comes first."""


@shows("bounties", "staff")
def bounties(seen: Seen) -> ShownBounties | None:
    """Where the money of the bounties is; nothing in an event without them."""
    state = seen.state
    if state.setup.bounty == "none":
        return None
    known, paid_in = state.of(Bounties), state.of(Ledger).by_purpose["bounty"]
    waiting, over = sum(one.amount for one in known.unclaimed.values()), left_over(state)
    return ShownBounties(
        kind=state.setup.bounty, asks=state.setup.bounty != "mystery" or bool(known.envelopes),
        currency=state.setup.currency, paid_in=paid_in, won=sum(known.won.values()),
        paid=sum(known.handed_over.values()), waiting=waiting, on_heads=_on_heads(state, paid_in), left=over - waiting,
        left_to=known.left_to, hunters=_hunters(state),
        unclaimed=tuple(
            ShownUnclaimed(entry=number, name=state.name_of(number), amount=one.amount, could=one.could)
            for number, one in known.unclaimed.items()
        ),
    )  # fmt: skip


def _on_heads(state: State, paid_in: int) -> int:
    known = state.of(Bounties)
    if state.setup.bounty == "mystery":
        return known.unopened if known.envelopes else paid_in
    return sum(head(state, one.number) for one in state.of(Entrants).live())


def _hunters(state: State) -> tuple[ShownHunter, ...]:
    known = state.of(Bounties)
    taken: dict[int, int] = {}
    for claim in known.claims:
        for hunter in claim.by:
            taken[hunter] = taken.get(hunter, 0) + 1
    found = (
        ShownHunter(
            entry=number, name=state.name_of(number), won=known.won.get(number, 0),
            paid=known.handed_over.get(number, 0), taken=taken.get(number, 0),
        )
        for number in dict.fromkeys((*known.won, *known.handed_over))
    )  # fmt: skip
    return tuple(sorted((one for one in found if one.won or one.paid), key=lambda one: (-one.won, one.name)))
