"""Entries won in a satellite: using a ticket, moving it, and the few cases in which it is given back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import satellites
from cardspeak.errors import Unlawful
from cardspeak.limits import Amount, Name
from cardspeak.question import in_words
from cardspeak.tournament.core import DESK, Context, EntryNumber, Happening, KnownPlayer, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.leaving import not_started, taken_back
from cardspeak.tournament.money import Ledger, PaidBack, Sold
from cardspeak.words import Message, items, message, word

Ground = Literal["death", "family-or-hospital"]
TicketStatus = Literal["used", "transferable", "moved"]


class WinTicket(Order, frozen=True, kw_only=True):
    """Record that an entered player won a ticket to this event; others register with their ticket."""

    roles = DESK

    ticket: Name
    player: KnownPlayer
    value: Amount


class MoveTicket(Order, frozen=True, kw_only=True):
    """Move a ticket to another event."""

    roles = DESK

    ticket: Name
    value: Amount
    to: str
    price: Amount
    consent: bool = False


class GiveBackTicket(Order, frozen=True, kw_only=True):
    """Withdraw an entry that was won, on a ground proved in writing."""

    roles = DESK

    entry: EntryNumber
    ground: Ground
    evidence: str = ""
    amount: Amount | None = None


class RefundTicket(Order, frozen=True, kw_only=True):
    """Ask for money instead of a ticket."""

    roles = DESK

    ticket: Name


class TicketNoted(Happening, frozen=True, kw_only=True, tag="ticket"):
    """What has become of a ticket."""

    ticket: str
    player: str = ""
    status: TicketStatus
    to: str = ""
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, status=word("why", self.status))


@dataclass
class Tickets:
    """The tickets that were not simply used to register."""

    status: dict[str, TicketStatus] = field(default_factory=dict)


@decides(WinTicket)
def _win_ticket(state: State, order: WinTicket, _context: Context) -> Iterable[Happening]:
    book, money = Inquiry(state.policy, order.choices), state.of(Ledger)
    entry = _entered_already(state, order.player)
    if order.ticket in state.of(Tickets).status:
        raise Unlawful("ticket.known", field="ticket", value=order.ticket)
    if money.won(entry.number):  # 2.10.3
        what = book.settle(satellites.ENTERED_BY_SATELLITE)
        if what == "transferable":
            yield TicketNoted(ticket=order.ticket, player=order.player, status="transferable", cites=book.numbers)
            return
    elif book.settle(satellites.ENTERED_DIRECTLY) == "transferable":
        yield TicketNoted(ticket=order.ticket, player=order.player, status="transferable", cites=book.numbers)
        return
    not_started(state, entry.number)
    yield from _swapped(state, order, entry, book.numbers)


def _entered_already(state: State, player: str) -> Entrant:
    entrants = state.of(Entrants)
    for number in entrants.by_player.get(player, ()):
        if entrants.entries[number].live:
            return entrants.entries[number]
    raise Unlawful("ticket.not-entered", {"player": player}, field="player", value=player)


def _swapped(state: State, order: WinTicket, entry: Entrant, cites: tuple[str, ...]) -> Iterator[Happening]:
    """What was paid goes back, and the ticket pays for the same entry: nobody ever has two seats."""
    lines = tuple(state.of(Ledger).paid(entry.number))
    yield PaidBack(entry=entry.number, lines=lines, why=message("why.won-an-entry-in-a-satellite"), cites=cites)
    yield Sold(entry=entry.number, lines=state.setup.buy_in.fees, way="ticket", reference=order.ticket)
    yield TicketNoted(ticket=order.ticket, player=order.player, status="used", cites=cites)


@decides(MoveTicket)
def _move(state: State, order: MoveTicket, _context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    where = book.settle(satellites.TICKET_MOVED_TO)
    if where == "none":
        raise book.refuse("ticket.moved", {}, satellites.TICKET_MOVED_TO, field="ticket", value=order.ticket)
    if where == "equal-or-higher-value" and order.price < order.value:  # 2.10.4
        raise book.refuse(
            "ticket.lower-value",
            {"value": order.value},
            satellites.TICKET_MOVED_TO,
            field="price",
            value=order.price,
            min=order.value,
        )
    if not order.consent:
        raise book.refuse("ticket.consent", {}, satellites.TICKET_MOVED_TO, field="consent", takes="flag", value=False)
    yield TicketNoted(ticket=order.ticket, status="moved", to=order.to, cites=book.numbers)


@decides(RefundTicket)
def _refund_ticket(state: State, order: RefundTicket, _context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    raise book.refuse("ticket.refund", {}, satellites.TICKET_REFUNDABLE, field="ticket", value=order.ticket)


@decides(GiveBackTicket)
def _give_back(state: State, order: GiveBackTicket, _context: Context) -> Iterable[Happening]:
    book, entry = Inquiry(state.policy, order.choices), not_started(state, order.entry)
    if not state.of(Ledger).won(order.entry):
        raise Unlawful("ticket.not-won", field="entry", value=order.entry)
    grounds = book.settle(satellites.WITHDRAWAL_GROUNDS)
    if order.ground not in grounds:
        raise book.refuse(
            "ticket.ground",
            {"grounds": items(map(in_words, grounds))},
            satellites.WITHDRAWAL_GROUNDS,
            field="ground",
            value=order.ground,
            of=list(grounds),
        )
    if not order.evidence.strip():  # 2.10
        raise book.refuse("ticket.evidence", {}, satellites.WITHDRAWAL_GROUNDS, field="evidence", takes="text")
    yield from _on_ground(state, book, order, entry)


def _on_ground(state: State, book: Inquiry, order: GiveBackTicket, entry: Entrant) -> Iterator[Happening]:
    lines = tuple(state.of(Ledger).paid(entry.number))
    if order.ground == "death":  # 2.10.1
        if book.settle(satellites.ON_DEATH) == "nothing":
            lines = ()
        cites = book.policy.rules(satellites.ON_DEATH)
        yield from taken_back(state, entry, lines, _with_evidence(order), cites, "estate")
        return
    cites = book.policy.rules(satellites.ON_ILLNESS)
    if book.settle(satellites.ON_ILLNESS) == "same-event-next-year":  # 2.10.2
        target = f"{state.setup.name}, next year"
        yield from taken_back(state, entry, lines, _with_evidence(order), cites, "credit", target)
    else:
        yield from taken_back(state, entry, lines, _with_evidence(order), cites)


def _with_evidence(order: GiveBackTicket) -> Message:
    return message("why.cause-and-reason", cause=word("choice", order.ground), reason=order.evidence)


@applies(TicketNoted)
def _ticket_noted(state: State, happening: TicketNoted) -> None:
    status = state.of(Tickets).status
    if happening.ticket in status and status[happening.ticket] != "transferable":
        raise Unlawful(
            "ticket.known/used-already", {"ticket": happening.ticket}, field="ticket", value=happening.ticket
        )
    status[happening.ticket] = happening.status
