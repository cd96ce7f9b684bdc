"""Re-entry: a new entry for somebody who is out, or who gives up a stack for it; the seat is drawn like a newcomer's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.errors import Unlawful, refuse_all
from cardspeak.limits import ChipCount
from cardspeak.tournament.chips.account import ChipsIssued, ChipsRemoved
from cardspeak.tournament.clock.view import begun
from cardspeak.tournament.core import DESK, Context, Happening, KnownPlayer, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.eligibility import PapersShown, Person, barred
from cardspeak.tournament.entries.registering import room_is_full, stacks_left, taken_now
from cardspeak.tournament.happenings import ChipsSet, Registered, StatusChanged
from cardspeak.tournament.money import Ledger, PaymentWay, Sold, within_the_cap
from cardspeak.tournament.setup import Offer
from cardspeak.tournament.terms import AGAIN, terms
from cardspeak.words import Message, word


class ReEnter(Order, frozen=True, kw_only=True):
    """Re-enter a player who is out or gives up a stack."""

    roles = DESK

    player: KnownPlayer
    person: Person = Person()
    paid: bool = True
    way: PaymentWay = "cash"
    give_up: bool = False
    stack: ChipCount | None = None
    director_told: bool = False
    in_hand: bool = False
    exception: str = ""


class ReEntered(Happening, frozen=True, kw_only=True, tag="re-entered"):
    """An entry follows an earlier one of the same person."""

    entry: int
    earlier: int
    cites: tuple[str, ...] = ()


class StackGivenUp(Happening, frozen=True, kw_only=True, tag="stack-given-up"):
    """Somebody gave up a stack; the chips leave play."""

    entry: int
    chips: int
    cites: tuple[str, ...] = ()


@dataclass
class ReEntries:
    """Which entry follows which, and what was given up for it."""

    earlier: dict[int, int] = field(default_factory=dict)
    given_up: dict[int, int] = field(default_factory=dict)


@decides(ReEnter)
def _re_enter(state: State, order: ReEnter, context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    begun(state, context.at)
    entry = last_entry(state, order.player)
    offer = _listed(state, book, entry)
    _allowed_again(state, book, order.player)
    taken_now(state, context.at, order.exception, book, case="re-entry")
    book.cite(said.REENTRY_UNTIL, "any-time")  # 3.9.6(f)
    refuse_all(barred(state, order.player, order.person))
    _may_leave(state, book, order, entry)
    stacks_left(state, book)
    within_the_cap(state, offer)
    if entry.live:
        yield from _given_up(book, order, entry)
    yield from _new_entry(state, book, order, entry, offer)


def last_entry(state: State, player: str) -> Entrant:
    """The last entry somebody had; refused where there was none."""
    entrants = state.of(Entrants)
    numbers = entrants.by_player.get(player)
    if not numbers:
        raise Unlawful("entry.unknown/player-had-none", {"player": player}, field="player", value=player)
    return entrants.entries[numbers[-1]]


def _listed(state: State, book: Inquiry, entry: Entrant) -> Offer:
    """The event has to be one with re-entries; otherwise whoever is out stays out."""
    offer = state.setup.re_entry
    if offer is not None:
        book.cite(said.REENTRY_EVENTS)
        return offer
    if not entry.live and state.policy.has(said.OUT_FOR_GOOD):  # 4.1
        raise book.refuse(
            "re-entry.not-listed/out-for-good",
            {"name": entry.name},
            said.OUT_FOR_GOOD,
            field="player",
            value=entry.player,
        )
    setting, case, field = said.REENTRY_EVENTS, "listed", "player"
    raise book.refuse("re-entry.not-listed", {}, setting, case=case, field=field, value=entry.player)


def _allowed_again(state: State, book: Inquiry, player: str) -> None:
    """The number of re-entries the event allows; 0 in the set-up is any number."""
    used = re_entries(state, player)
    most = state.setup.rebuys_each
    if most and used >= most:  # 3.9.6(b)
        raise book.refuse(
            "re-entry.limit", {"most": most, "used": used}, said.REENTRY_LIMIT, field="player", value=player, most=most
        )


def may_come_again(state: State, player: str) -> None:
    """Refuse a re-entry that is not allowed: none is offered, all are used up, or the player was disqualified."""
    book, entry = Inquiry(state.policy), last_entry(state, player)
    _listed(state, book, entry)
    _allowed_again(state, book, player)
    _not_disqualified(entry)


def re_entries(state: State, player: str) -> int:
    """How often somebody has bought a re-entry."""
    return state.of(Ledger).count(state.of(Entrants).by_player.get(player, ()), "re-entry")


def _may_leave(state: State, book: Inquiry, order: ReEnter, entry: Entrant) -> None:
    """Out first, or the stack is given up as the book has it."""
    _not_disqualified(entry)
    if not entry.live:
        return
    rule = book.settled(said.REENTRY_WITH_CHIPS) or "event"
    open_to = rule == "give-up-stack" or (rule == "event" and terms(state).give_up_stack)  # 8-B, 3.9.6(i)
    if not order.give_up or not open_to:
        code = "re-entry.has-chips/to-give-up" if open_to else "re-entry.has-chips"
        raise book.refuse(
            code, {"name": entry.name}, said.REENTRY_WITH_CHIPS, case="out-first", field="give_up", accepts=open_to
        )
    if order.in_hand:
        raise book.refuse("re-entry.in-hand", {}, said.REENTRY_WITH_CHIPS, field="in_hand", value=True)
    if book.maybe(said.GIVE_UP_TOLD_FIRST) and not order.director_told:  # 2.14
        raise book.refuse("re-entry.not-told", {}, said.GIVE_UP_TOLD_FIRST, field="director_told")


def _not_disqualified(entry: Entrant) -> None:
    if entry.status == "disqualified":
        raise Unlawful("re-entry.disqualified", {"name": entry.name}, field="player", value=entry.player)


def _given_up(book: Inquiry, order: ReEnter, entry: Entrant) -> Iterator[Happening]:
    chips = entry.chips if order.stack is None else order.stack
    book.cite(said.GIVEN_UP_CHIPS)
    cites = book.policy.rules(said.GIVEN_UP_CHIPS)
    yield StackGivenUp(entry=entry.number, chips=chips, cites=cites)
    leaves = book.maybe(said.GIVEN_UP_CHIPS) != "kept"
    if leaves:
        yield ChipsRemoved(entry=entry.number, chips=chips, why="given up", cites=cites)
    booked = leaves and chips == entry.chips
    yield ChipsSet(entry=entry.number, chips=0, was=entry.chips if booked else None, booked=booked, why="given up")
    yield StatusChanged(entry=entry.number, status="out", why="given up")


def _new_entry(state: State, book: Inquiry, order: ReEnter, old: Entrant, offer: Offer) -> Iterator[Happening]:
    number = state.of(Entrants).next_number()
    book.cite(said.REENTRY_AS)
    waits = room_is_full(state) and not old.live
    yield Registered(
        entry=number,
        player=order.player,
        name=old.name,
        kind="alternate" if waits else "re-entry",
        chips=offer.chips,
        member=old.member,
        notes=(AGAIN,),
    )
    yield Sold(entry=number, kind="re-entry", lines=offer.fees, way=order.way, paid=order.paid)
    yield ReEntered(entry=number, earlier=old.number, cites=book.numbers)
    if order.person.shown or order.person.waived:
        yield PapersShown(entry=number, shown=order.person.shown, waived=order.person.waived)
    if not waits:
        yield ChipsIssued(entry=number, chips=offer.chips, why="re-entry", cites=book.numbers)


@applies(ReEntered)
def _re_entered(state: State, happening: ReEntered) -> None:
    earlier = state.of(Entrants).entry(happening.earlier)
    if earlier.live or earlier.player != state.of(Entrants).entry(happening.entry).player:
        raise Unlawful(
            "re-entry.earlier",
            {"entry": happening.entry, "earlier": happening.earlier},
            field="earlier",
            value=happening.earlier,
        )
    state.of(ReEntries).earlier[happening.entry] = happening.earlier


@applies(StackGivenUp)
def _stack_given_up(state: State, happening: StackGivenUp) -> None:
    entry = state.of(Entrants).entry(happening.entry)
    if not entry.live:
        raise Unlawful("entry.gone/no-stack", {"number": entry.number}, field="entry", value=entry.number)
    state.of(ReEntries).given_up[happening.entry] = happening.chips


def out(state: State, player: str) -> Entrant:
    """The last entry of somebody who is out; refused where they are still in, or never were."""
    entry = last_entry(state, player)
    if entry.live:
        raise Unlawful("entry.still-in", {"name": entry.name}, field="player", value=player)
    if entry.status != "out":
        raise Unlawful(
            "entry.gone/status-was",
            {"name": entry.name, "status": word("status", entry.status)},
            field="player",
            value=player,
        )
    return entry


def back_in(state: State, players: dict[str, int], why: Message, cites: tuple[str, ...]) -> Iterator[Happening]:
    """New entries for players who are out, with so many chips each; the seat is drawn or assigned like a newcomer's."""
    entrants = state.of(Entrants)
    for number, (player, chips) in enumerate(players.items(), entrants.next_number()):
        old = last_entry(state, player)
        yield Registered(
            entry=number, player=player, name=old.name, kind="re-entry", chips=chips, member=old.member, notes=(why,)
        )
        yield ReEntered(entry=number, earlier=old.number, cites=cites)
        yield ChipsIssued(entry=number, chips=chips, why=why, cites=cites)
