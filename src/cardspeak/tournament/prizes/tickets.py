"""The end of a satellite: as many are left as there are tickets, and all of them win one."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.satellites import WON_BY
from cardspeak.errors import Unlawful
from cardspeak.tournament.core import Context, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.prizes.standing import Prizes


class AwardTickets(Order, frozen=True, kw_only=True):
    """Award a ticket to every player left."""


class TicketsAwarded(Happening, frozen=True, kw_only=True, tag="tickets-awarded"):
    """The satellite is over; the winners are equal."""

    entries: tuple[int, ...]
    value: int
    cites: tuple[str, ...] = ()


def all_seats_given(state: State) -> bool:
    """Whether the satellite is over: the tickets are awarded, and nobody without one is left."""
    tickets = state.of(Prizes).tickets
    return bool(tickets) and all(entry.number in tickets for entry in state.of(Entrants).players_left())


def seats_are_won(state: State) -> bool:
    """Whether no more players are left than tickets."""
    announced = state.of(Prizes).announced
    return announced is not None and 0 < announced.tickets >= len(state.of(Entrants).players_left())


@decides(AwardTickets)
def award(state: State, order: AwardTickets, _context: Context) -> Iterator[TicketsAwarded]:
    """A ticket for each of the last ones, whatever their chips."""
    payouts = state.of(Prizes).payouts
    if not payouts.tickets:
        raise Unlawful("satellite.none", field="tickets", value=0)
    inq = Inquiry(state.policy, order.choices)
    how = inq.settle(WON_BY)
    left = state.of(Entrants).players_left()
    if how == "last-for-the-seats" and len(left) > payouts.tickets:  # 5.1
        limits = {"max": payouts.tickets}
        raise Unlawful(
            "satellite.not-over",
            {"count": len(left), "tickets": payouts.tickets},
            field="tickets",
            value=len(left),
            limits=limits,
            rule=inq.numbers[0] if inq.cites else None,
        )
    best = sorted(left, key=lambda entry: -entry.chips)[: payouts.tickets]
    yield TicketsAwarded(
        entries=tuple(sorted(entry.number for entry in best)), value=payouts.ticket_value, cites=inq.numbers
    )


@applies(TicketsAwarded)
def _awarded(state: State, happening: TicketsAwarded) -> None:
    prizes, entrants = state.of(Prizes), state.of(Entrants)
    if prizes.tickets:
        raise Unlawful("satellite.over", field="tickets")
    winners = [entrants.entry(number) for number in happening.entries]
    for entry in winners:
        if not entry.live:
            raise Unlawful("satellite.gone", {"number": entry.number}, field="entries", value=entry.number)
    for entry in winners:
        entry.status = "qualified"
    prizes.tickets = set(happening.entries)
