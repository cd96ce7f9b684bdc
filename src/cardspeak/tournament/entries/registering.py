"""Registering: an entry is sold, somebody waits until all have chips, or an alternate waits for a seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.books.settings import membership
from cardspeak.errors import Unlawful, refuse_all
from cardspeak.limits import ChipCount, Name, PlayerId
from cardspeak.question import in_words
from cardspeak.tournament.chips.account import ChipsIssued
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.view import ClockView, now
from cardspeak.tournament.core import DESK, Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.door import SignUpTaken, must_be_there
from cardspeak.tournament.entries.eligibility import PapersShown, Person, not_eligible
from cardspeak.tournament.entries.stacks import Stack, stack_of_newcomer
from cardspeak.tournament.entries.window import Registration, registration, sold
from cardspeak.tournament.happenings import ChipsSet, Registered, StatusChanged
from cardspeak.tournament.money import Ledger, PaymentWay, Sold, within_the_cap
from cardspeak.tournament.seats.calls import alternates
from cardspeak.tournament.terms import JOINS, terms
from cardspeak.words import Message, items, message

Channel = Literal["in-person", "online"]


class Register(Order, frozen=True, kw_only=True):
    """Register a player: member or guest, in person or online, on time or late."""

    roles = DESK

    player: PlayerId
    name: Name
    person: Person = Person()
    through: Channel = "in-person"
    paid: bool = True
    way: PaymentWay = "cash"
    reference: Name = ""
    alternate: bool = False
    placeholder: ChipCount | None = None
    exception: str = ""
    sign_up: PlayerId = ""


class Waits(Happening, frozen=True, kw_only=True, tag="waits-to-register"):
    """A latecomer waits until everybody has chips."""

    player: str
    name: str
    cites: tuple[str, ...] = ()


class SeatAlternate(Order, frozen=True, kw_only=True):
    """Seat the next alternate when a seat is free or a table was added."""

    roles = DESK

    entry: EntryNumber | None = None


@decides(Register)
def _register(state: State, order: Register, context: Context) -> Iterable[Happening]:
    book, view = Inquiry(state.policy, order.choices), now(state, context.at)
    named(order.player, order.name)
    if order.sign_up not in ("", order.player):
        must_be_there(state, order.sign_up, "sign_up")
    _unused_ticket(state, order)
    _not_entered(state, order.player)
    _through(state, book, order)
    refuse_all(not_eligible(state, order.player, order.person, context.at))
    if must_wait(state):  # 2-ii-4
        if order.player in state.of(Registration).waiting:
            raise book.refuse(
                "entry.waits", {"name": order.name}, said.LATE_WAITS_FOR_CHIPS, field="player", value=order.player
            )
        yield Waits(player=order.player, name=order.name, cites=book.policy.rules(said.LATE_WAITS_FOR_CHIPS))
        return
    taken_now(state, context.at, order.exception, book)
    stacks_left(state, book)
    within_the_cap(state, state.setup.buy_in)
    yield from _entered(state, order, view, book)


def named(player: str, name: str) -> None:
    """Refuse an entry without a player or a name."""
    if not player.strip() or not name.strip():
        raise Unlawful("entry.no-name", field="name")
    lettered(name)


def lettered(name: str) -> None:
    """Refuse a name without letters: a typing error, or a seat number."""
    if not any(sign.isalpha() for sign in name):
        raise Unlawful("entry.no-letter", field="name", value=name[:80])


def _unused_ticket(state: State, order: Register) -> None:
    """A ticket is good for one entry, so it has a number."""
    if order.way != "ticket":
        return
    if not order.reference.strip():
        raise Unlawful("ticket.number", field="reference", value=order.reference, takes="text")
    used = [one.entry for one in state.of(Ledger).ledger if (one.way, one.reference) == ("ticket", order.reference)]
    if any(state.of(Entrants).entries[entry].status != "withdrawn" for entry in used):
        raise Unlawful(
            "ticket.known/used",
            {"reference": order.reference, "used": used[0]},
            field="reference",
            value=order.reference,
            limits={"entry": used[0]},
        )


def _not_entered(state: State, player: str) -> None:
    entrants = state.of(Entrants)
    earlier = [entrants.entries[number] for number in entrants.by_player.get(player, ())]
    for entry in earlier:
        if entry.live:
            raise Unlawful(
                "entry.twice",
                {"name": entry.name, "number": entry.number},
                field="player",
                value=player,
                limits={"entry": entry.number},
            )
    if any(entry.status != "withdrawn" for entry in earlier):
        raise Unlawful("entry.had-one", {"name": earlier[-1].name}, field="player", value=player)


def _through(state: State, book: Inquiry, order: Register) -> None:
    """In person or online, as the book and the event have it."""
    ways = book.maybe(said.REGISTER_THROUGH)
    if ways is not None and order.through not in ways:  # 2-iii-1
        raise book.refuse(
            "entry.channel",
            {"ways": items(map(in_words, ways), "or")},
            said.REGISTER_THROUGH,
            field="through",
            value=order.through,
        )
    if order.through == "online" and not terms(state).online:  # 2.4.1
        case, field = "online", "through"
        raise book.refuse("entry.no-online", {}, said.REGISTER_THROUGH, case=case, field=field, value="online")


def must_wait(state: State) -> bool:
    """Whether a latecomer waits until everybody who was on time has chips."""
    late = state.of(Clock).started and not state.of(Registration).stacks_out
    return late and bool(Inquiry(state.policy).maybe(said.LATE_WAITS_FOR_CHIPS))


def taken_now(state: State, at: int, exception: str | None, book: Inquiry, case: str = "") -> None:
    """Refuse unless entries are taken now, or the director lets somebody in where that is open; None where it never is."""
    window = registration(state, at, case, book)
    if window.open or (exception and window.overridable):
        return
    raise window.refusal(asks=exception is not None)


def stacks_left(state: State, book: Inquiry) -> None:
    """Refuse when every stack, or every entry there may be, is sold."""
    used = sold(state)
    stacks = book.maybe(said.STACKS_PER_HOST)
    if stacks is not None and used >= stacks * terms(state).hosts:  # 3-c
        most = stacks * terms(state).hosts
        raise book.refuse(
            "entry.capacity/stacks-all-out", {"most": most}, said.STACKS_PER_HOST, field="player", most=most
        )
    most = state.setup.capacity
    if most and used >= most:
        raise Unlawful("entry.capacity", {"most": most}, field="player", limits={"most": most})


def _entered(state: State, order: Register, view: ClockView, book: Inquiry) -> Iterator[Happening]:
    number = state.of(Entrants).next_number()
    waits = order.alternate or room_is_full(state)
    if waits:
        book.cite(said.ALTERNATES_ENTER)
    stack = stack_of_newcomer(state, view, book, order.placeholder)
    yield Registered(
        entry=number,
        player=order.player,
        name=order.name,
        kind="alternate" if waits else "entry",
        chips=stack.issued,
        member=order.person.member or order.person.joins,
        notes=tuple(_notes(order, book, stack)),
    )
    yield Sold(entry=number, lines=state.setup.buy_in.fees, way=order.way, paid=order.paid, reference=order.reference)
    if stack.chips != stack.issued:
        yield ChipsSet(entry=number, chips=stack.chips, why=stack.why or "")
    if order.person.shown or order.person.waived:
        yield PapersShown(entry=number, shown=order.person.shown, waived=order.person.waived)
    if order.sign_up not in ("", order.player):
        yield SignUpTaken(sign_up=order.sign_up, player=order.player, name=order.name)
    if view.started and not waits:
        yield ChipsIssued(entry=number, chips=stack.issued, why="entry", cites=book.numbers)


def _notes(order: Register, book: Inquiry, stack: Stack) -> Iterator[Message]:
    """What is worth remembering about an entry."""
    yield message(f"note.{order.through}")  # 2.4
    if book.policy.has(membership.TERMS_ACCEPTED_BY):  # 2.1
        yield message("note.terms-accepted")
    if order.person.joins:
        yield JOINS
    if stack.why is not None:
        yield stack.why
    if order.exception:
        yield message("note.exception", why=order.exception)


def room_is_full(state: State) -> bool:
    """Whether every seat in the room is taken, or waited for."""
    setup = state.setup
    return bool(setup.tables) and state.of(Entrants).left >= setup.tables * setup.seats_per_table


@decides(SeatAlternate)
def _seat_alternate(state: State, order: SeatAlternate, context: Context) -> Iterable[Happening]:
    book, queue = Inquiry(state.policy, order.choices), alternates(state)
    if not queue:
        raise Unlawful("alternate.none", field="entry")
    if order.entry is not None and order.entry != queue[0]:
        raise Unlawful(
            "alternate.order", {"queue": queue[0]}, field="entry", value=order.entry, limits={"entry": queue[0]}
        )
    ways = book.settled(said.ALTERNATES_ENTER)
    taken_now(state, context.at, None, book)
    if not seat_for_alternate(state):
        told = items(map(in_words, ways), "or") if ways else message("alternate.free-seat")
        raise book.refuse("alternate.no-seat", {"told": told}, said.ALTERNATES_ENTER, field="entry", value=queue[0])
    yield StatusChanged(entry=queue[0], status="registered", why="alternate")
    if state.of(Clock).started:
        chips = state.of(Entrants).entry(queue[0]).bought
        yield ChipsIssued(entry=queue[0], chips=chips, why="alternate", cites=book.numbers)


def seat_for_alternate(state: State) -> bool:
    """Whether a seat is free that nobody with an entry needs; with tables as many as needed there always is one."""
    entrants = state.of(Entrants)
    waiting = sum(entry.status == "waiting" for entry in entrants.entries.values())
    return not state.setup.tables or entrants.left - waiting < seats_in_use(state)


def seats_in_use(state: State) -> int:
    """Seats there are: at the tables that are open, or in the room while none is."""
    tables = state.of(Entrants).open_tables()
    if tables:
        return sum(len(table.seats) - len(table.closed) for table in tables)
    return state.setup.tables * state.setup.seats_per_table


@applies(Waits)
def _waits(state: State, happening: Waits) -> None:
    state.of(Registration).waiting[happening.player] = happening.name
