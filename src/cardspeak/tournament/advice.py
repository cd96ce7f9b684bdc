"""What the book asks the director to do next, at any moment: each with its rule, and the order ready to execute."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, Literal

import msgspec

from cardspeak.books.setting import Setting
from cardspeak.books.settings.balancing import NEW_TABLE_FROM
from cardspeak.books.settings.chips import COLOUR_UP, COLOUR_UP_WHEN
from cardspeak.books.settings.entries import ALTERNATES_ENTER, LATE_WAITS_FOR_CHIPS
from cardspeak.books.settings.league import CUT_SHORT, POINTS_AFTER_DEAL
from cardspeak.books.settings.levels import HAND_FOR_HAND, HAND_FOR_HAND_UNTIL, STARTS_ON
from cardspeak.books.settings.membership import IDENTITY
from cardspeak.books.settings.prizes import BREAKDOWN_TOLD, REPORTS_AT_ONCE, WON_BY
from cardspeak.books.settings.seating import DRAW
from cardspeak.errors import Refusal
from cardspeak.phrase import phrase, sentence
from cardspeak.tournament.asking import every_rule
from cardspeak.tournament.busts.advising import Telling, out_of_chips, to_award, to_fill, to_pay
from cardspeak.tournament.busts.bounties import left_over
from cardspeak.tournament.busts.places import Finishing, still_in
from cardspeak.tournament.busts.reporting import DeclareWinner, ReportOut, reported
from cardspeak.tournament.chips.account import owed as chips_owed
from cardspeak.tournament.chips.advising import to_colour_up
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.announcing import AnnounceLevel, unannounced
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.hands import decks_ready
from cardspeak.tournament.clock.together import AnnounceHandForHand, BeginHands, EndHandForHand, hand_for_hand_due
from cardspeak.tournament.clock.view import break_is_on, starts_at
from cardspeak.tournament.core import Order, State
from cardspeak.tournament.deals.ending import to_end
from cardspeak.tournament.dealt.hands import Dealt
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import to_be_shown
from cardspeak.tournament.entries.leaving import Cancelled
from cardspeak.tournament.entries.rebuying import still_sold
from cardspeak.tournament.entries.registering import SeatAlternate, seat_for_alternate
from cardspeak.tournament.entries.window import AllHaveChips, CloseRegistration, Registration, may_finish, registration
from cardspeak.tournament.flights.advising import about_days
from cardspeak.tournament.flights.bags import sealed
from cardspeak.tournament.flights.later_day import starting_order
from cardspeak.tournament.presence.advising import to_serve, to_settle
from cardspeak.tournament.presence.papers import sitting_without_papers, without_papers
from cardspeak.tournament.presence.removal import TakeOff, due_removals
from cardspeak.tournament.prizes.announcing import (
    AnnouncePayouts,
    ReannouncePayouts,
    no_longer_the_pool,
    to_be_announced,
)
from cardspeak.tournament.prizes.paying import PayPrize, owed, paid_to_others
from cardspeak.tournament.prizes.standing import Prizes, mispaid, places_paid
from cardspeak.tournament.prizes.tickets import AwardTickets, all_seats_given, seats_are_won
from cardspeak.tournament.seats.button_draw import DrawButton, DrawButtons
from cardspeak.tournament.seats.calls import alternates
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.new_table import OpenTable
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats, SeatLate
from cardspeak.tournament.seats.sizes import another_table, seats_to_give

Kind = Literal[
    "papers", "bust", "issue stacks", "draw seats", "seat", "open table", "draw buttons", "start", "all have chips", "close registration",
    "announce payouts", "announce level", "colour up", "remove", "hand for hand", "next hand", "end hand for hand",
    "final", "empty table", "break", "move", "halt", "small table", "button", "alternate", "winner", "tickets", "report", "pay", "dispute",
    "fill envelopes", "bounty", "pay bounty", "decks", "end day", "bag", "take in", "release",
    "end", "penalty",
]  # fmt: skip


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do now."""

    kind: Kind
    why: str
    orders: tuple[Order, ...] = ()
    """Ready to execute: one, or several where the director chooses; none where people have to act first."""
    needs: tuple[str, ...] = ()
    """What somebody has to say first, such as ``button of table 4``."""
    cites: tuple[str, ...] = ()

    @property
    def order(self) -> Order | None:
        """The order, or the first of those to choose from."""
        return self.orders[0] if self.orders else None


SEATED = ("registered", "playing")
"""Who should have a seat; somebody playing may have lost it to a correction."""
ROOM_IS_FULL = "another table, or fewer entries"
Says = Callable[[State, int], Iterator[Advice]]


def advice(state: State, at: int) -> list[Advice]:
    """Everything to be done now, the most pressing first; nothing is done by itself."""
    return list(each_advice(state, at))


def each_advice(state: State, at: int, kinds: Collection[str] = (), leave: Collection[str] = ()) -> Iterator[Advice]:
    """The same one by one, only some kinds of it, or all but some; what nobody asks for is not looked into."""
    if state.created is None or not state.setup.levels:
        return
    for told, says in _now(state):
        wanted = [kind for kind in told if (kind in kinds if kinds else kind not in leave)]
        if wanted:
            yield from (one for one in says(state, at) if one.kind in wanted)


def _now(state: State) -> tuple[Tells, ...]:
    """Who has something to tell as things stand."""
    finishing = state.of(Finishing)
    if finishing.by_chips or finishing.won is not None or state.of(Cancelled).ground or all_seats_given(state):
        return AFTER
    return DURING if state.of(Clock).started else BEFORE


# Before the start


def _days(state: State, at: int) -> Iterator[Advice]:
    """Flights that come together, and the end of a day that others follow."""
    for one in about_days(state, at, stacks_known=bool(state.of(Dealt).hands)):
        yield Advice(kind=one.kind, why=one.why, orders=one.orders, needs=one.needs)


def _start(state: State, at: int) -> Iterator[Advice]:
    """Stacks, seats and buttons when it is time, then the clock."""
    entrants, planned = state.of(Entrants), starts_at(state)
    if not entrants.left or at < planned:
        return
    if chips_owed(state):
        missing = phrase("Stacks that were sold are not on the tables.")
        yield Advice(kind="issue stacks", why=missing, orders=(IssueStacks(),))
    without = sum(one.status == "registered" and one.table is None for one in entrants.entries.values())
    if without:
        room = seats_to_give(state)
        fits = room is None or without <= room
        why = phrase("It is time to begin, and players have no seat.")
        if not fits:
            why = phrase("There are {room} seats for {players} players.", room=room, players=without)
        orders, needs = ((DrawSeats(),), ()) if fits else ((), (ROOM_IS_FULL,))
        yield Advice(kind="draw seats", why=why, orders=orders, needs=needs)
        return
    yield from _papers(state)
    if _without_button(state):
        yield Advice(kind="draw buttons", why=phrase("Tables have no button yet."), orders=(DrawButtons(),))
        return
    try:
        order = starting_order(state, at)
    except Refusal as refusal:
        needs, cites = ("more entries, or the event is called off",), (refusal.rule,) if refusal.rule else ()
        yield Advice(kind="start", why=refusal.message, needs=needs, cites=cites)
        return
    if not sitting_without_papers(state):
        yield Advice(kind="start", why=phrase("Everybody sits, and it is time."), orders=(order,))


def _papers(state: State) -> Iterator[Advice]:
    """Those who have still to show papers: they hold their seat, and do not play before (2.5)."""
    needs = to_be_shown(state)
    if needs:
        why = phrase("{count} have still to show papers before they play.", count=len(needs))
        yield Advice(kind="papers", why=why, needs=needs, cites=every_rule(state, IDENTITY))


def _without_button(state: State) -> list[int]:
    seats = state.of(Seats)
    return [
        table.number for table in state.of(Entrants).open_tables() if table.players > 1 and table.number not in seats.at
    ]


# Entries


def _late(state: State, at: int) -> Iterator[Advice]:
    """Chips and seats for those who came late, and the end of registration."""
    desk, late_wait = state.of(Registration), every_rule(state, LATE_WAITS_FOR_CHIPS)
    if not desk.stacks_out and late_wait:
        why = phrase("Confirm that everybody has chips; latecomers wait for it.")
        yield Advice(kind="all have chips", why=why, orders=(AllHaveChips(),), cites=late_wait)
    if state.of(Prizes).announced is None and chips_owed(state):
        why = phrase("Chips that were sold are not out yet.")
        yield Advice(kind="issue stacks", why=why, orders=(IssueStacks(),))
    yield from _seats(state)
    window = registration(state, at)
    if not window.open and window.overridable and not desk.closed:
        order = CloseRegistration(why=str(window.why))
        yield Advice(kind="close registration", why=window.why, orders=(order,), cites=window.cites)
    waiting = alternates(state) if window.open else ()
    if waiting and seat_for_alternate(state):
        why = phrase("A seat is free, and somebody waits for it.")
        yield Advice(kind="alternate", why=why, orders=(SeatAlternate(),), cites=every_rule(state, ALTERNATES_ENTER))


def _seats(state: State) -> Iterator[Advice]:
    """A seat for everybody who has an entry; a new table where none is free."""
    entrants = state.of(Entrants)
    without = [one for one in entrants.entries.values() if one.table is None and one.status in SEATED]
    lacking = without_papers(state, [one.number for one in without]) if without else []
    if lacking:
        yield from _papers(state)
        without = [one for one in without if one.number not in lacking]
    free = any(table.free for table in entrants.open_tables())
    if without and not free:
        why = phrase("No seat is free for {count} who have an entry: open a table.", count=len(without))
        fill = bool(every_rule(state, NEW_TABLE_FROM)) and any(table.players > 1 for table in entrants.open_tables())
        orders, needs = ((OpenTable(fill=fill),), ()) if another_table(state) else ((), (ROOM_IS_FULL,))
        yield Advice(kind="open table", why=why, orders=orders, needs=needs, cites=every_rule(state, NEW_TABLE_FROM))
    for entry in without if free else ():
        why = phrase("{name} has an entry and no seat.", name=entry.name)
        yield Advice(kind="seat", why=why, orders=(SeatLate(entry=entry.number),), cites=every_rule(state, DRAW))


def _payouts(state: State, at: int) -> Iterator[Advice]:
    if to_be_announced(state, at):
        why = phrase("Entries are closed: tell the players what is paid.")
        cites = every_rule(state, BREAKDOWN_TOLD)
        yield Advice(kind="announce payouts", why=why, orders=(AnnouncePayouts(),), cites=cites)
    off = no_longer_the_pool(state)
    if off and not state.of(Prizes).paid and not still_sold(state, at):
        why = phrase("The pool is {off} less than what was announced.", off=-off)
        if off > 0:
            why = phrase("The pool is {off} more than what was announced.", off=off)
        yield Advice(kind="announce payouts", why=why, orders=(ReannouncePayouts(why=str(why)),))


# The clock and the chips


def _levels(state: State, at: int) -> Iterator[Advice]:
    level = unannounced(state, at)
    if level is not None and not state.of(Clock).suspended:
        why = phrase("The clock has reached level {level}: announce it.", level=level)
        yield Advice(kind="announce level", why=why, orders=(AnnounceLevel(),), cites=every_rule(state, STARTS_ON))


def _colour_up(state: State, at: int) -> Iterator[Advice]:
    cites = every_rule(state, COLOUR_UP, COLOUR_UP_WHEN)
    for why, order, needs in to_colour_up(state, at) if sealed(state) is None else ():
        yield Advice(kind="colour up", why=why, orders=(order,), needs=needs, cites=cites)


def _decks(state: State, at: int) -> Iterator[Advice]:
    """Shortly before play begins, at the start or after a break, dealers make their decks ready (RP-20)."""
    ready = decks_ready(state, at, max((table.players for table in state.of(Entrants).open_tables()), default=0))
    if ready is not None and ready.announce and ready.dealer != "wait":
        why = phrase("Play begins in a moment: wash and square the deck where players sit, and wait elsewhere.")
        yield Advice(kind="decks", why=why, cites=ready.cites)


# Tables and the people at them


def _tables(state: State, at: int) -> Iterator[Advice]:
    if state.of(Finishing).won is not None or still_in(state) < 2 or state.of(Clock).suspended:
        return
    for number in _without_button(state):
        if number not in state.of(Seats).button_due:
            why = phrase("Table {table} has no button yet.", table=number)
            yield Advice(kind="button", why=why, orders=(DrawButton(table=number),))
    for step in proposals(state, at):
        needs = tuple(f"button of table {number}" for number in step.needs)
        needs += ("a reason for the waiver",) if step.kind == "halt" and step.orders else ()
        why = sentence(step.why).then(*step.reasons)
        yield Advice(kind=step.kind, why=why, orders=step.orders, needs=needs, cites=step.cites)


def _of(kind: Kind, tells: Callable[[State], Iterator[Telling]], *by: Setting[Any]) -> tuple[tuple[Kind, ...], Says]:
    """Advice of one kind that another part tells."""

    def says(state: State, at: int) -> Iterator[Advice]:  # noqa: ARG001
        for why, orders, needs in tells(state):
            yield Advice(kind=kind, why=why, orders=orders, needs=needs, cites=every_rule(state, *by))

    return (kind,), says


def _hand_for_hand(state: State, at: int) -> Iterator[Advice]:
    play, paid = state.of(HandForHand), places_paid(state)
    if state.of(Clock).suspended:
        return
    tables = [table for table in state.of(Entrants).open_tables() if table.players > 1]
    if play.on:
        yield from _together(state, at, paid, len(tables))
        return
    due = hand_for_hand_due(state, paid) if paid else None
    bubble = paid and state.of(Entrants).left == paid + 1 and len(tables) > 1
    if due is None or not bubble:
        return
    why = phrase("The next player out is the last without a prize: all tables deal together.")
    if not due.due:
        why = phrase("The next player out is the last without a prize: the director may let all tables deal together.")
    order = AnnounceHandForHand(places_paid=paid, director=not due.due)
    yield Advice(kind="hand for hand", why=why, orders=(order,), cites=every_rule(state, HAND_FOR_HAND))


def _together(state: State, at: int, paid: int, tables: int) -> Iterator[Advice]:
    if not state.of(HandForHand).waiting:
        return
    cites = every_rule(state, HAND_FOR_HAND_UNTIL)
    if state.of(Entrants).left <= paid or tables < 2:
        why = phrase("The money is reached: ordinary play again.")
        yield Advice(kind="end hand for hand", why=why, orders=(EndHandForHand(),), cites=cites)
    elif not break_is_on(state, at):
        why = phrase("Every table is done: the next hand.")
        yield Advice(kind="next hand", why=why, orders=(BeginHands(),), cites=cites)


def _removals(state: State, at: int) -> Iterator[Advice]:
    for one in due_removals(state, at):
        orders = tuple(TakeOff(entry=one.entry, choice=option) for option in one.options)
        needs = () if "pick up" in one.options else ("a reason",)
        yield Advice(kind="remove", why=one.why, orders=orders, needs=needs, cites=one.cites)


# The end


def _ending(state: State, at: int) -> Iterator[Advice]:
    finishing = state.of(Finishing)
    if state.setup.flight:
        return  # nobody wins a flight
    if finishing.won is None and not state.of(Prizes).tickets and seats_are_won(state):
        yield Advice(kind="tickets", why=phrase("No more players are left than tickets."), orders=(AwardTickets(),))
    elif finishing.won is None and finishing.moments and still_in(state) == 1 and not list(to_fill(state)):
        ending = may_finish(state, at)
        if ending.options:
            why = phrase("Entries are still taken: pause or wait.")
            yield Advice(kind="winner", why=why, needs=ending.options, cites=ending.cites)
        else:
            over = state.setup.bounty != "none" and left_over(state)
            to: tuple[Literal["", "winner", "house"], ...] = ("winner", "house") if over else ("",)
            orders = tuple(DeclareWinner(left_over_to=one) for one in to)
            why = phrase("One player is left.")
            yield Advice(kind="winner", why=why, orders=orders, cites=every_rule(state, WON_BY))


def _paying(state: State, at: int) -> Iterator[Advice]:  # noqa: ARG001
    for entry, off in mispaid(state).items():
        name, much = state.of(Entrants).entry(entry).name, phrase("too much") if off > 0 else phrase("too little")
        why = phrase(
            "After a correction {name} was paid {off} {much}: strike the payment out and pay what is due.",
            name=name, off=abs(off), much=much,
        )  # fmt: skip
        yield Advice(kind="pay", why=why, needs=(f"{abs(off)} {'from' if off > 0 else 'for'} entry {entry}",))
    for entry in owed(state):
        name = state.of(Entrants).entry(entry).name
        if paid_to_others(state, entry):
            why = phrase("{name} has a prize to come, and the pool was paid to others.", name=name)
            yield Advice(kind="pay", why=why, needs=(f"what was paid instead of entry {entry}",))
        elif reported(state, entry) or entry in state.of(Prizes).agreed:  # a share does not hang on the place
            why = phrase("{name} has a prize to come.", name=name)
            yield Advice(kind="pay", why=why, orders=(PayPrize(entry=entry),))
        else:
            why, cites = phrase("{name} comes to the desk first.", name=name), every_rule(state, REPORTS_AT_ONCE)
            yield Advice(kind="report", why=why, orders=(ReportOut(entry=entry),), cites=cites)


Tells = tuple[tuple[Kind, ...], Says]
BEFORE: tuple[Tells, ...] = (
    (("take in",), _days),
    (("decks",), _decks),
    (("issue stacks", "draw seats", "papers", "draw buttons", "start"), _start),
)
DURING: tuple[Tells, ...] = (
    _of("bust", out_of_chips),
    _of("bounty", to_award),
    (("all have chips", "issue stacks", "papers", "open table", "seat", "close registration", "alternate"), _late),
    (("announce payouts",), _payouts),
    (("tickets", "winner"), _ending),
    _of("fill envelopes", to_fill),
    (("hand for hand", "next hand", "end hand for hand"), _hand_for_hand),
    (("button", "final", "empty table", "break", "move", "halt", "small table"), _tables),
    (("announce level",), _levels),
    (("colour up",), _colour_up),
    (("decks",), _decks),
    (("release", "end day", "bag"), _days),
    (("remove",), _removals),
    _of("dispute", to_settle),
    (("pay", "report"), _paying),
    _of("pay bounty", to_pay),
    _of("end", to_end, POINTS_AFTER_DEAL, CUT_SHORT),
    _of("penalty", to_serve),
)
"""Who tells what, the most pressing first."""
AFTER: tuple[Tells, ...] = (
    _of("dispute", to_settle),
    _of("bounty", to_award),
    (("pay", "report"), _paying),
    _of("pay bounty", to_pay),
)
"""When the event was won, stopped or called off, or every ticket has its winner."""
