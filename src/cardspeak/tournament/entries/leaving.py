"""Taking an entry back: withdrawal, refund, carrying it over to another event, a substitute, and calling the event off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.books.settings import penalties, satellites
from cardspeak.errors import Unlawful, refuse_all
from cardspeak.limits import Name, PlayerId
from cardspeak.question import in_words
from cardspeak.tournament.chips.account import Account, ChipsRemoved
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import (
    DESK,
    Context,
    EntryNumber,
    Happening,
    Order,
    State,
    applies,
    decides,
    must_hold,
)
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.door import Door
from cardspeak.tournament.entries.eligibility import Person, barred
from cardspeak.tournament.entries.registering import named
from cardspeak.tournament.entries.window import Registration, entered, may_call_off_for_small_field
from cardspeak.tournament.finishing.places import forget
from cardspeak.tournament.happenings import StatusChanged
from cardspeak.tournament.money import Ledger, PaidBack, buy_in_of
from cardspeak.tournament.presence.absences import nobody_else_plays
from cardspeak.tournament.presence.record import PenaltyRecord
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.setup import Fee
from cardspeak.tournament.terms import day_begins
from cardspeak.words import Message, items, message, word

RefundGround = Literal["ineligible", "two-events-at-once"]
CancelGround = Literal["small-field", "beyond-control"]


class Withdraw(Order, frozen=True, kw_only=True):
    """Withdraw an entry before the start."""

    roles = DESK

    entry: EntryNumber
    refund: bool = True
    consent: bool = False


class RefundEntry(Order, frozen=True, kw_only=True):
    """Refund buy-in and fee on one of the book's grounds and withdraw the entry."""

    roles = DESK

    entry: EntryNumber
    ground: RefundGround


class CarryOver(Order, frozen=True, kw_only=True):
    """Carry what an entrant has paid over to another event instead of refunding it."""

    entry: EntryNumber
    to: str
    why: str


class Substitute(Order, frozen=True, kw_only=True):
    """Let another player take over an entry with its seat and stack."""

    roles = DESK

    entry: EntryNumber
    name: Name
    player: PlayerId = ""
    person: Person = Person()
    consent: bool = False
    in_person: bool = True
    in_hand: bool = False


class CancelEvent(Order, frozen=True, kw_only=True):
    """Cancel the event before it starts; everybody gets a refund."""

    ground: CancelGround
    why: str = ""
    notice: str = ""


class Withdrawn(Happening, frozen=True, kw_only=True, tag="withdrawn"):
    """An entry was taken back; its stack is free again."""

    entry: int
    why: Message | str = ""
    cites: tuple[str, ...] = ()


class Transferred(Happening, frozen=True, kw_only=True, tag="transferred"):
    """An entry belongs to somebody else now; seat and stack stay as they are."""

    entry: int
    player: str
    name: str
    earlier_player: str
    member: bool = True
    cites: tuple[str, ...] = ()


class EventCancelled(Happening, frozen=True, kw_only=True, tag="event-cancelled"):
    """The event does not take place."""

    ground: str
    why: str = ""
    notice: str = ""
    cites: tuple[str, ...] = ()


@dataclass
class Cancelled:
    """Whether the event was called off, and on which ground."""

    ground: str = ""


@decides(Withdraw)
def _withdraw(state: State, order: Withdraw, context: Context) -> Iterable[Happening]:
    book, entry = Inquiry(state.policy, order.choices), not_started(state, order.entry)
    if state.of(Ledger).won(order.entry) and book.maybe(satellites.WITHDRAWAL_GROUNDS) is not None:  # 2.10
        grounds = book.maybe(satellites.WITHDRAWAL_GROUNDS)
        raise book.refuse(
            "withdraw.satellite", {}, satellites.WITHDRAWAL_GROUNDS, field="entry", value=order.entry, grounds=grounds
        )
    lines: tuple[Fee, ...] = ()
    if order.refund and state.of(Ledger).paid(order.entry):
        _in_time(state, book, context.at)
        if "refund" in (book.maybe(said.WITHDRAWAL_CONSENT) or ()) and not order.consent:
            raise book.refuse(
                "withdraw.consent", {}, said.WITHDRAWAL_CONSENT, field="consent", takes="flag", value=False
            )
        lines = _withdrawal_lines(book, state.of(Ledger).paid(order.entry))
    yield from taken_back(state, entry, lines, message("why.withdrawal"), book.numbers)


def _in_time(state: State, book: Inquiry, at: int) -> None:
    if book.settle(said.WITHDRAWAL_UNTIL) == "before-the-day" and at >= day_begins(state):  # 2.9
        raise book.refuse(
            "withdraw.late", {}, said.WITHDRAWAL_UNTIL, field="refund", value=True, before=day_begins(state)
        )


def _withdrawal_lines(book: Inquiry, paid: list[Fee]) -> tuple[Fee, ...]:
    what = book.settle(said.WITHDRAWAL_REFUND)
    if what == "nothing":
        return ()
    return buy_in_of(paid) if what == "buy-in" else tuple(paid)


def not_started(state: State, number: int) -> Entrant:
    """An entry that can be taken back: still in, in an event that has not begun."""
    entry = state.of(Entrants).entry(number)
    if number in state.of(PenaltyRecord).no_refund:  # 2.12
        raise Inquiry(state.policy).refuse(
            "refund.none", {"name": entry.name}, penalties.REFUND, field="entry", value=number
        )
    if not entry.live:
        raise Unlawful("entry.gone/named", {"name": entry.name}, field="entry", value=number)
    if state.of(Clock).started or state.of(Seats).started:
        raise Unlawful("event.started", field="entry", value=number)
    return entry


def taken_back(
    state: State,
    entry: Entrant,
    lines: tuple[Fee, ...],
    why: Message | str,
    cites: tuple[str, ...],
    to: Literal["entrant", "estate", "credit"] = "entrant",
    reference: str = "",
) -> Iterator[Happening]:
    """The entry goes, the money with it, and the chips that were put out for it come back."""
    if lines:
        yield PaidBack(entry=entry.number, lines=lines, to=to, why=why, reference=reference, cites=cites)
    out = state.of(Account).issued_to.get(entry.number, 0)
    if out:
        yield ChipsRemoved(entry=entry.number, chips=out, why="withdrawn")
    yield StatusChanged(entry=entry.number, status="withdrawn", why=why)
    yield Withdrawn(entry=entry.number, why=why, cites=cites)


@decides(RefundEntry)
def _refund(state: State, order: RefundEntry, _context: Context) -> Iterable[Happening]:
    book, entry = Inquiry(state.policy, order.choices), not_started(state, order.entry)
    cites = _refunded_by(book, order.ground)
    yield from taken_back(state, entry, tuple(state.of(Ledger).paid(order.entry)), word("choice", order.ground), cites)


def _refunded_by(book: Inquiry, ground: str) -> tuple[str, ...]:
    """The rules by which a ground must or may be met; where the book is silent, the director's choice."""
    if ground in (book.maybe(said.REFUND_MUST) or ()):  # 2.8
        return book.policy.rules(said.REFUND_MUST)
    grounds = book.settle(said.REFUND_MAY)
    if ground not in grounds:
        raise book.refuse(
            "refund.ground",
            {"grounds": items(map(in_words, grounds))},
            said.REFUND_MAY,
            field="ground",
            value=ground,
            of=grounds,
        )
    return book.policy.rules(said.REFUND_MAY)


@decides(CarryOver)
def _carry_over(state: State, order: CarryOver, _context: Context) -> Iterable[Happening]:
    book, entry = Inquiry(state.policy, order.choices), not_started(state, order.entry)
    if not book.settle(said.CARRY_OVER):  # 2.11
        raise book.refuse("carry-over.never", {}, said.CARRY_OVER, field="entry", value=order.entry)
    if not order.to.strip() or not order.why.strip():
        field = "why" if order.to.strip() else "to"
        raise book.refuse("carry-over.why", {}, said.CARRY_OVER, field=field, takes="text")
    lines = tuple(state.of(Ledger).paid(order.entry))
    yield from taken_back(
        state,
        entry,
        lines,
        message("why.cause-and-reason", cause=message("why.carried-over"), reason=order.why),
        book.numbers,
        "credit",
        order.to,
    )


@decides(Substitute)
def _substitute(state: State, order: Substitute, _context: Context) -> Iterable[Happening]:
    book, entry = Inquiry(state.policy, order.choices), state.of(Entrants).entry(order.entry)
    if not entry.live:
        raise Unlawful("entry.gone/named", {"name": entry.name}, field="entry", value=order.entry)
    order = replace(order, player=order.player or order.name.strip().casefold())
    named(order.player, order.name)
    nobody_else_plays(state, order.entry)
    rule = book.settle(said.SUBSTITUTE)
    if rule == "never":  # D-IX-c
        raise book.refuse("substitute.never", {}, said.SUBSTITUTE, field="player", value=order.player)
    _agreed(state, book, order)
    refuse_all(barred(state, order.player, order.person))
    if order.player in state.of(Entrants).by_player:
        raise book.refuse(
            "substitute.entered", {"name": order.name}, said.SUBSTITUTE, field="player", value=order.player
        )
    if order.in_hand:
        raise book.refuse("substitute.in-hand", {}, said.SUBSTITUTE, field="in_hand", value=True)
    yield Transferred(
        entry=order.entry,
        player=order.player,
        name=order.name,
        earlier_player=entry.player,
        member=order.person.member,
        cites=book.policy.rules(said.SUBSTITUTE, case="late" if state.of(Clock).started else ""),
    )


def _agreed(state: State, book: Inquiry, order: Substitute) -> None:
    """The director's consent, and for a seat that is played already the entrant in person."""
    if not order.consent:  # 2.13
        raise book.refuse("substitute.consent", {}, said.SUBSTITUTE, field="consent", takes="flag", value=False)
    if state.of(Clock).started and not order.in_person:  # 7.4.2
        raise book.refuse("substitute.in-person", {}, said.SUBSTITUTE, case="late", field="in_person", value=False)


@decides(CancelEvent)
def _cancel(state: State, order: CancelEvent, context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    if state.of(Cancelled).ground:
        raise Unlawful("event.cancelled", field="ground")
    if state.of(Clock).started or state.of(Seats).started:
        raise Unlawful("event.started/stop-instead", field="ground", value=order.ground)
    grounds = book.settle(said.CANCEL_GROUNDS)
    if order.ground not in grounds:
        raise book.refuse(
            "cancel.ground",
            {"grounds": items(map(in_words, grounds))},
            said.CANCEL_GROUNDS,
            field="ground",
            value=order.ground,
            of=grounds,
        )
    _ground_holds(state, book, order, context.at)
    grounded = book.policy.rules(said.CANCEL_GROUNDS, case=order.ground)
    yield EventCancelled(ground=order.ground, why=order.why, notice=order.notice, cites=grounded)
    whole = "not-held" in book.settle(said.REFUND_MUST)  # 2.8
    cites = book.policy.rules(said.REFUND_MUST)
    without = state.of(PenaltyRecord).no_refund  # 2.12
    for entry in state.of(Entrants).live():
        lines = tuple(state.of(Ledger).paid(entry.number)) if whole and entry.number not in without else ()
        yield from taken_back(state, entry, lines, word("choice", "not-held"), cites)


def _ground_holds(state: State, book: Inquiry, order: CancelEvent, at: int) -> None:
    if order.ground == "small-field" and not may_call_off_for_small_field(state, at):  # 1.4.1(b)
        raise book.refuse(
            "cancel.not-yet",
            {"entered": entered(state)},
            said.CANCEL_CHECK_MINUTES,
            field="ground",
            value=order.ground,
            entered=entered(state),
            minutes=book.maybe(said.CANCEL_CHECK_MINUTES),
        )
    if order.ground == "beyond-control" and not order.why.strip():  # 1.5
        raise book.refuse("cancel.why", {}, said.CANCEL_GROUNDS, case="beyond-control", field="why", takes="text")


@applies(Withdrawn)
def _withdrawn(state: State, happening: Withdrawn) -> None:
    entry = state.of(Entrants).entry(happening.entry)
    if entry.status != "withdrawn":
        raise Unlawful("entry.not-withdrawn", {"entry": happening.entry}, field="entry", value=happening.entry)
    if entry.last is not None and state.of(Seats).started:
        raise Unlawful("event.started", field="entry", value=happening.entry)
    account = state.of(Account)
    out = account.issued_to.get(happening.entry, 0) - account.given_back.get(happening.entry, 0)
    if out:
        raise Unlawful("chips.in-play", {"out": out, "entry": happening.entry}, field="entry", value=happening.entry)
    state.of(Registration).withdrawn += 1
    forget(state, happening.entry)


@applies(Transferred)
def _transferred(state: State, happening: Transferred) -> None:
    entrants = state.of(Entrants)
    entry = entrants.entry(happening.entry)
    if entry.player != happening.earlier_player or happening.player in entrants.by_player:
        raise Unlawful(
            "entry.transferred", {"number": entry.number, "name": happening.name}, field="entry", value=entry.number
        )
    entrants.by_player[happening.player] = [entry.number]
    entrants.by_player[entry.player].remove(entry.number)
    if not entrants.by_player[entry.player]:
        del entrants.by_player[entry.player]
    state.of(Door).came.pop(entry.player, None)  # the sign-up was taken, whoever has the entry now
    entry.notes = (*entry.notes, message("note.taken-over", name=entry.name))
    entry.player, entry.name, entry.member = happening.player, happening.name, happening.member


@applies(EventCancelled)
def _cancelled(state: State, happening: EventCancelled) -> None:
    if state.of(Clock).started or state.of(Seats).started:
        raise Unlawful("event.started/stop-instead", field="ground", value=happening.ground)
    state.of(Cancelled).ground = happening.ground


@must_hold
def nobody_plays_in_an_event_that_was_called_off(state: State) -> Iterator[Message]:
    """Every entry was taken back."""
    if state.of(Cancelled).ground:
        for entry in state.of(Entrants).live():
            yield message("broken.plays-after-cancelling", entry=entry.number)
