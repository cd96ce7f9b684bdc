"""What has become of the prizes of an event: what was announced, offered, agreed and paid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Happening, State, applies, must_hold
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.finishing.places import Finishing, sharing
from cardspeak.tournament.finishing.places import places as placed
from cardspeak.tournament.flight_results import Flights
from cardspeak.tournament.money import Ledger, pool
from cardspeak.tournament.prizes.paid import Payouts
from cardspeak.tournament.prizes.sharing import shared
from cardspeak.tournament.values import money_of
from cardspeak.words import Message, message

PrizeForm = Literal[
    "cash", "transfer", "ticket", "credits", "gift-card", "debit-card", "venue-voucher", "goods", "services"
]
"""What a prize may be."""


class PayoutsAnnounced(Happening, frozen=True, kw_only=True, tag="payouts-announced"):
    """The payouts were announced; they stand from now on."""

    payouts: Payouts
    anew: bool = False
    """Announced again, in place of what was announced before."""
    why: Message | str = ""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        pool = money_of(state, self.payouts.pool)
        return self.tell(state, "anew" if self.anew else "", n=self.payouts.places, pool=pool)


class PrizeOffered(Happening, frozen=True, kw_only=True, tag="prize-offered"):
    """A prize other than money, for a place."""

    number: int
    place: int
    what: str
    form: PrizeForm
    value: int = 0
    divisible: bool = False
    warnings: tuple[Message | str, ...] = ()
    cites: tuple[str, ...] = ()


class PrizeGiven(Happening, frozen=True, kw_only=True, tag="prize-given"):
    """A prize other than money was handed over."""

    number: int
    entry: int
    cites: tuple[str, ...] = ()


class PrizePart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a prize, as it is handed over."""

    form: PrizeForm
    amount: int
    due_days: int = 0
    """Within how many business days; 0 on the day."""


class PrizePaid(Happening, frozen=True, kw_only=True, tag="prize-paid"):
    """A prize was handed over, or ordered to be."""

    entry: int
    amount: int
    parts: tuple[PrizePart, ...]
    named: bool = False
    """The director has named the amount, for one of several equals."""
    identity: Literal["shown", "not asked"] = "not asked"
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        ticket = sum(part.amount for part in self.parts if part.form == "ticket")
        form = "" if not ticket else "ticket" if ticket == self.amount else "ticket-and-money"
        amounts = {"amount": self.amount, "ticket": ticket, "rest": self.amount - ticket}
        return self.tell(state, form, **{name: money_of(state, amount) for name, amount in amounts.items()})


class PrizeHeld(Happening, frozen=True, kw_only=True, tag="prize-held"):
    """A prize waits: identity was asked for and not shown, or something has to be settled first."""

    entry: int
    why: Message | str
    cites: tuple[str, ...] = ()


class Prizes:
    """The memory of the prizes."""

    def __init__(self) -> None:
        self.announced: Payouts | None = None
        self.offered: dict[int, PrizeOffered] = {}
        self.given: dict[int, int] = {}
        """Who has which of them."""
        self.paid: dict[int, PrizePaid] = {}
        self.held: dict[int, Message | str] = {}
        self.agreed: dict[int, int] = {}
        """What a deal gives to each entry in it."""
        self.for_winner: int = 0
        """What the deal has left for the winner."""
        self.tickets: set[int] = set()
        """Who has won an entry to another event."""
        self.by_stop: dict[int, int] | None = None
        """What each entry gets where the event was stopped early."""

    @property
    def payouts(self) -> Payouts:
        """What was announced; refused where nothing was."""
        if self.announced is None:
            raise Unlawful("payouts.none/announce-first", field="payouts")
        return self.announced


def entries_of(state: State) -> int:
    """How many entries count for the prizes, those of all flights; alternates who never sat down and withdrawn ones do not."""
    flights, entries = state.of(Flights), state.of(Entrants).entries.values()
    return flights.entries + sum(_counts(entry) and entry.number not in flights.bags for entry in entries)


def most_paid(state: State) -> int:
    """How many can be paid at most: players who went out in a flight are not paid."""
    return sum(map(_counts, state.of(Entrants).entries.values()))


def _counts(entry: Entrant) -> bool:
    return entry.status not in ("withdrawn", "waiting")


def prizes_by_place(payouts: Payouts, places: Mapping[int, int]) -> dict[int, int]:
    """What every entry with a place gets; equals share the prizes of all places they take up.

    Odd units go to those named first.

    >>> five = Payouts(pool=1000, entries=9, prizes=(400, 250, 150, 120, 80), family="own")
    >>> prizes_by_place(five, {7: 4, 8: 4, 3: 6, 5: 3})
    {7: 100, 8: 100, 3: 0, 5: 150}
    """
    won: dict[int, int] = {}
    for place, entries in sharing(places).items():
        won |= dict(zip(entries, shared(place, len(entries), payouts.prizes), strict=True))
    return {entry: won[entry] for entry in places}


def ticket_prizes(prizes: Prizes) -> dict[int, int]:
    """What each winner of a ticket gets; odd units of the remainder go to those who entered first."""
    return dict(zip(sorted(prizes.tickets), prizes.payouts.prizes, strict=False))


def ticket_of(state: State, entry: int, place: int, amount: int) -> int:
    """What of a prize is an entry to another event; nothing for those who share one, or divide the prizes by a deal."""
    prizes = state.of(Prizes)
    if prizes.announced is None or prizes.agreed:
        return 0
    won = entry in prizes.tickets or 0 < place <= prizes.announced.tickets
    return prizes.announced.ticket_value if won and amount >= prizes.announced.ticket_value else 0


def prize_of(state: State, entry: int, places: Mapping[int, int]) -> int:
    """What an entry gets: a ticket, by a deal, by the rule for an event stopped early, or by its place."""
    prizes = state.of(Prizes)
    if prizes.by_stop is not None:
        return prizes.by_stop.get(entry, 0)
    if entry in prizes.tickets:
        return ticket_prizes(prizes)[entry]
    if entry in prizes.agreed:
        return prizes.agreed[entry] + (prizes.for_winner if places.get(entry) == 1 else 0)
    place = places.get(entry)
    if place is None or place > prizes.payouts.places:
        return 0
    equals = state.of(Finishing).equals_in(places, place)
    return shared(place, len(equals), prizes.payouts.prizes)[equals.index(entry)]


def places_paid(state: State) -> int:
    """How many places are paid; 0 until it was announced."""
    announced = state.of(Prizes).announced
    return 0 if announced is None else announced.places


def mispaid(state: State) -> dict[int, int]:
    """By how much prizes that were paid differ from what is due now, after a correction; nothing until payouts are announced."""
    places, prizes = placed(state), state.of(Prizes)
    if prizes.announced is None and prizes.by_stop is None:
        return {}
    found = {
        entry: paid.amount - prize_of(state, entry, places) for entry, paid in prizes.paid.items() if not paid.named
    }
    return {entry: difference for entry, difference in found.items() if difference}


def _has_won(state: State, entry: int) -> bool:
    """Whether an entry has anything to be paid for: a place, a share in a deal, a ticket."""
    prizes, finishing = state.of(Prizes), state.of(Finishing)
    return (
        entry in finishing.of
        or finishing.won == entry
        or entry in prizes.agreed
        or entry in prizes.tickets
        or entry in (prizes.by_stop or {})
    )


@applies(PayoutsAnnounced)
def _announced(state: State, happening: PayoutsAnnounced) -> None:
    prizes = state.of(Prizes)
    if prizes.announced is not None and not happening.anew:
        raise Unlawful("payouts.announced", field="payouts")
    if prizes.agreed or prizes.paid:
        raise Unlawful("payouts.settled", field="payouts")
    prizes.announced = happening.payouts


@applies(PrizeOffered)
def _offered(state: State, happening: PrizeOffered) -> None:
    offered = state.of(Prizes).offered
    if happening.number in offered:
        raise Unlawful("prize.exists", {"number": happening.number}, field="number", value=happening.number)
    offered[happening.number] = happening


@applies(PrizeGiven)
def _given(state: State, happening: PrizeGiven) -> None:
    prizes = state.of(Prizes)
    if happening.number not in prizes.offered or happening.number in prizes.given:
        raise Unlawful("prize.unknown", {"number": happening.number}, field="number", value=happening.number)
    prizes.given[happening.number] = happening.entry


@applies(PrizePaid)
def _paid(state: State, happening: PrizePaid) -> None:
    prizes = state.of(Prizes)
    if happening.entry in prizes.paid:
        raise Unlawful("prize.paid/entry", {"entry": happening.entry}, field="entry", value=happening.entry)
    if not _has_won(state, happening.entry):
        raise Unlawful("prize.no-place", {"entry": happening.entry}, field="entry", value=happening.entry)
    paid = sum(one.amount for one in prizes.paid.values())
    if prizes.announced is not None and paid + happening.amount > prizes.announced.pool:
        left = prizes.announced.pool - paid
        raise Unlawful("prize.pool-paid", {"left": left}, field="amount", value=happening.amount)
    state.of(Ledger).pool_paid = True
    prizes.paid[happening.entry] = happening
    prizes.held.pop(happening.entry, None)


@applies(PrizeHeld)
def _held(state: State, happening: PrizeHeld) -> None:
    prizes = state.of(Prizes)
    if happening.entry in prizes.paid:
        raise Unlawful("prize.paid/entry", {"entry": happening.entry}, field="entry", value=happening.entry)
    prizes.held[happening.entry] = happening.why


@must_hold
def prizes_add_up(state: State) -> Iterator[Message]:
    """The prizes announced are the pool, and no more than that is paid."""
    prizes = state.of(Prizes)
    if prizes.announced is None:
        return
    announced = money_of(state, prizes.announced.pool)
    if sum(prizes.announced.prizes) != prizes.announced.pool:
        total = money_of(state, sum(prizes.announced.prizes))
        yield message("broken.prizes-sum", sum=total, announced=announced)
    paid, due = sum(one.amount for one in prizes.paid.values()), pool(state)
    if paid and prizes.announced.pool > due and not prizes.announced.tickets:
        yield message("broken.prizes-above-pool", announced=announced, pool=money_of(state, due))
    if paid > prizes.announced.pool:
        yield message("broken.prizes-overpaid", paid=money_of(state, paid), announced=announced)
    for entry, one in prizes.paid.items():
        if sum(part.amount for part in one.parts) != one.amount:
            yield message("broken.prize-parts", entry=entry, amount=money_of(state, one.amount))
