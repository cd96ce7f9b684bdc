"""The prizes as they are shown: what each place pays, who has it, and how far the money is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.satellites import LEFTOVER_MONEY
from cardspeak.desk.views.memory import memory_of
from cardspeak.desk.views.parts import Seen, shows
from cardspeak.errors import Refusal
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.places import places, still_in
from cardspeak.tournament.money import pool
from cardspeak.tournament.presence.record import PenaltyRecord
from cardspeak.tournament.prizes.announcing import estimate
from cardspeak.tournament.prizes.paid import Payouts
from cardspeak.tournament.prizes.satellite import for_seats
from cardspeak.tournament.prizes.standing import Prizes, entries_of, prizes_by_place, ticket_of, ticket_prizes


class ShownPlace(msgspec.Struct, frozen=True, kw_only=True):
    """One paid place."""

    place: int
    amount: int
    """What whoever has the place gets; what was announced for it while nobody has."""
    what: str = ""
    """Prizes besides the money, in the words of the house."""
    ticket: int = 0
    """What of the amount is an entry to another event."""
    entry: int | None = None
    name: str = ""
    paid: bool = False


class ShownPrizes(msgspec.Struct, frozen=True, kw_only=True):
    """What is paid."""

    announced: bool
    """Before that, ``places`` is an estimate."""
    pool: int
    currency: str
    guarantee: int
    places: tuple[ShownPlace, ...]
    paid_places: int
    """How many places are paid, by the estimate before it is announced."""
    left_to_money: int | None
    """Players who still go out without a prize; none before it is announced."""
    deal: bool = False
    """The players left divide the prizes by a deal."""


def payouts_of(seen: Seen) -> Payouts | None:
    """What was announced, or would be; None if nothing is known yet."""
    announced = seen.state.of(Prizes).announced
    if announced is not None:
        return announced
    return memory_of(seen.event).once(seen.state.version, "estimate", lambda: _estimate(seen.state))


def _estimate(state: State) -> Payouts | None:
    if state.setup.flight or not entries_of(state) or not pool(state):
        return None
    try:
        return estimate(state)
    except Refusal as refusal:
        asked = refusal.question
    try:  # the tickets of the set-up are promised; what becomes of money left over is asked when they are announced
        more = int(str(asked.values[0])) if asked is not None and asked.field == ("house_adds",) else 0
        choices = {LEFTOVER_MONEY.name: "one-prize"} if for_seats(state.setup) else {}
        return estimate(state, None, more, Inquiry(state.policy, choices))
    except Refusal:
        return None


def won(seen: Seen) -> dict[int, int]:
    """What every entry with a place, a ticket or a share gets in money."""
    return memory_of(seen.event).once(seen.state.version, "won", lambda: _won(seen.state))


def _won(state: State) -> dict[int, int]:
    prizes = state.of(Prizes)
    if prizes.announced is None:
        return {}
    if prizes.by_stop is not None:
        return dict(prizes.by_stop)
    table = places(state)
    found = prizes_by_place(prizes.announced, table)
    for entry, share in prizes.agreed.items():
        found[entry] = share + (prizes.for_winner if table.get(entry) == 1 else 0)
    found.update(ticket_prizes(prizes))
    return {entry: 0 if entry in state.of(PenaltyRecord).forfeits_prize else amount for entry, amount in found.items()}


@shows("prizes", "staff", "public")
def prizes(seen: Seen) -> ShownPrizes:
    """What each place pays."""
    state, payouts = seen.state, payouts_of(seen)
    standing = state.of(Prizes)
    announced = standing.announced is not None
    paid = payouts.places if payouts else 0
    return ShownPrizes(
        announced=announced, pool=payouts.pool if payouts and announced else pool(state), currency=state.setup.currency,
        guarantee=state.setup.guarantee, paid_places=paid,
        places=memory_of(seen.event).once(state.version, "places", lambda: tuple(_places(seen, payouts))),
        left_to_money=max(0, still_in(state) - paid) if announced else None,
        deal=bool(standing.agreed),
    )  # fmt: skip


def _places(seen: Seen, payouts: Payouts | None) -> Iterator[ShownPlace]:
    """From the first down; equals stand on the places that they take up together."""
    state = seen.state
    standing, entrants, money = state.of(Prizes), state.of(Entrants), won(seen)
    taken = _taken(places(state)) if standing.announced is not None else {}
    offered: dict[int, list[str]] = {}
    for one in standing.offered.values():
        offered.setdefault(one.place, []).append(one.what)
    known = payouts.prizes if payouts else ()
    shared = {place for place, entry in taken.items() if money.get(entry)}  # equals on the last paid place go beyond it
    dealt = _by_the_deal(state, taken) or _with_a_ticket(state, taken)
    for place in sorted({*range(1, len(known) + 1), *offered, *shared}):
        entry = taken.get(place, dealt.get(place))
        amount = (known[place - 1] if place <= len(known) else 0) if entry is None else money.get(entry, 0)
        yield ShownPlace(
            place=place, amount=amount, what=", ".join(offered.get(place, ())), entry=entry,
            ticket=_ticket(state, payouts, entry or 0, place, amount),
            name="" if entry is None else entrants.entries[entry].name, paid=entry in standing.paid,
        )  # fmt: skip


def _by_the_deal(state: State, taken: dict[int, int]) -> dict[int, int]:
    """The players of a deal who are still in, on the places that are open: the largest share first."""
    agreed = state.of(Prizes).agreed
    left = sorted((entry for entry in agreed if entry not in taken.values()), key=lambda entry: -agreed[entry])
    return dict(enumerate(left, 1))


def _with_a_ticket(state: State, taken: dict[int, int]) -> dict[int, int]:
    """The winners of tickets, who are equal: in the order in which they have entered."""
    tickets = state.of(Prizes).tickets - set(taken.values())
    return dict(enumerate(sorted(tickets), 1))


def _ticket(state: State, payouts: Payouts | None, entry: int, place: int, amount: int) -> int:
    """What of a place is a ticket, by the estimate before it is announced."""
    if state.of(Prizes).announced is not None:
        return ticket_of(state, entry, place, amount)
    return payouts.ticket_value if payouts is not None and place <= payouts.tickets else 0


def ticket_won(seen: Seen, entry: int) -> int:
    """What of the prize of an entry is an entry to another event."""
    return ticket_of(seen.state, entry, places(seen.state).get(entry, 0), won(seen).get(entry, 0))


def _taken(table: dict[int, int]) -> dict[int, int]:
    """Who stands on which place; equals one after the other."""
    found: dict[int, int] = {}
    for entry, first in table.items():
        place = first
        while place in found:
            place += 1
        found[place] = entry
    return found
