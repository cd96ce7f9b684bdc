"""What the book asks the director to do next, at any moment: each with its rule, and the order ready to execute."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from typing import Any, Literal

import msgspec

from cardspeak.books.setting import Setting
from cardspeak.books.settings.balancing import NEW_TABLE_FROM
from cardspeak.books.settings.chips import COLOUR_UP, COLOUR_UP_WHEN
from cardspeak.books.settings.entries import ALTERNATES_ENTER, LATE_WAITS_FOR_CHIPS
from cardspeak.books.settings.levels import HAND_FOR_HAND, HAND_FOR_HAND_UNTIL, STARTS_ON
from cardspeak.books.settings.prizes import BREAKDOWN_TOLD, REPORTS_AT_ONCE, WON_BY
from cardspeak.books.settings.seating import DRAW
from cardspeak.errors import Refusal
from cardspeak.tournament.busts.bounties import Bounties, FillEnvelopes, split
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.busts.places import Finishing, still_in
from cardspeak.tournament.busts.reporting import DeclareWinner, ReportOut, reported
from cardspeak.tournament.chips.account import Account, in_use
from cardspeak.tournament.chips.account import owed as chips_owed
from cardspeak.tournament.chips.colouring import ColourUp
from cardspeak.tournament.chips.feasible import Planned, colour_up_plan
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.announcing import AnnounceLevel, unannounced
from cardspeak.tournament.clock.dial import Clock, schedule
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.clock.together import AnnounceHandForHand, BeginHands, EndHandForHand, hand_for_hand_due
from cardspeak.tournament.clock.view import now, starts_at
from cardspeak.tournament.core import Order, State
from cardspeak.tournament.dealt.hands import Dealt, HandDealt, Lost, without_chips
from cardspeak.tournament.dealt.held import held_at
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import SeatAlternate, seats_in_use
from cardspeak.tournament.entries.window import (
    AllHaveChips,
    CloseRegistration,
    Registration,
    may_finish,
    ready_to_start,
    registration,
)
from cardspeak.tournament.money import Money
from cardspeak.tournament.presence.disputes import Disputes
from cardspeak.tournament.presence.removal import TakeOff, due_removals
from cardspeak.tournament.prizes.announcing import (
    AnnouncePayouts,
    ReannouncePayouts,
    no_longer_the_pool,
    to_be_announced,
)
from cardspeak.tournament.prizes.paying import PayPrize, owed
from cardspeak.tournament.prizes.standing import Prizes, places_paid
from cardspeak.tournament.prizes.tickets import AwardTickets, seats_are_won
from cardspeak.tournament.seats.button_draw import DrawButton, DrawButtons
from cardspeak.tournament.seats.calls import alternates
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.new_table import OpenTable
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats, SeatLate
from cardspeak.tournament.setup import Level

Kind = Literal[
    "bust", "issue stacks", "draw seats", "seat", "open table", "draw buttons", "start", "all have chips", "close registration",
    "announce payouts", "announce level", "colour up", "remove", "hand for hand", "next hand", "end hand for hand",
    "final", "break", "move", "halt", "small table", "button", "alternate", "winner", "tickets", "report", "pay", "dispute",
    "fill envelopes",
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


Says = Callable[[State, int], Iterator[Advice]]


def advice(state: State, at: int) -> list[Advice]:
    """Everything to be done now, the most pressing first; nothing is done by itself."""
    return list(each_advice(state, at))


def each_advice(state: State, at: int, kinds: Collection[str] = (), leave: Collection[str] = ()) -> Iterator[Advice]:
    """The same one by one, only some kinds of it, or all but some; what nobody asks for is not looked into."""
    if state.created is None or not state.setup.levels:
        return
    for told, says in BEFORE if not state.of(Clock).started else DURING:
        wanted = [kind for kind in told if (kind in kinds if kinds else kind not in leave)]
        if wanted:
            yield from (one for one in says(state, at) if one.kind in wanted)


def cited(state: State, *settings: Setting[Any]) -> tuple[str, ...]:
    """The rules of some points, as they are shown."""
    answers = (state.policy.answer(setting) for setting in settings)
    return tuple(dict.fromkeys(str(cite) for answer in answers if answer is not None for cite in answer.all_cites))


# Before the start


def _start(state: State, at: int) -> Iterator[Advice]:
    """Stacks, seats and buttons when it is time, then the clock."""
    entrants, planned = state.of(Entrants), starts_at(state)
    if not entrants.entries or at < planned:
        return
    if chips_owed(state):
        yield Advice(kind="issue stacks", why="Stacks that were sold are not on the tables.", orders=(IssueStacks(),))
    if any(one.status == "registered" and one.table is None for one in entrants.entries.values()):
        yield Advice(kind="draw seats", why="It is time to begin, and players have no seat.", orders=(DrawSeats(),))
        return
    if _without_button(state):
        yield Advice(kind="draw buttons", why="Tables have no button yet.", orders=(DrawButtons(),))
        return
    try:
        ready_to_start(state, at)
    except Refusal as refusal:
        needs, cites = ("more entries, or the event is called off",), (refusal.rule,) if refusal.rule else ()
        yield Advice(kind="start", why=refusal.message, needs=needs, cites=cites)
        return
    yield Advice(kind="start", why="Everybody sits, and it is time.", orders=(StartClock(),))


def _without_button(state: State) -> list[int]:
    seats = state.of(Seats)
    return [
        table.number for table in state.of(Entrants).open_tables() if table.players > 1 and table.number not in seats.at
    ]


# Entries


def _late(state: State, at: int) -> Iterator[Advice]:
    """Chips and seats for those who came late, and the end of registration."""
    entrants, desk = state.of(Entrants), state.of(Registration)
    if not desk.stacks_out and cited(state, LATE_WAITS_FOR_CHIPS):
        why = "Confirm that everybody has chips; latecomers wait for it."
        yield Advice(kind="all have chips", why=why, orders=(AllHaveChips(),), cites=cited(state, LATE_WAITS_FOR_CHIPS))
    if state.of(Prizes).announced is None and chips_owed(state):
        yield Advice(kind="issue stacks", why="Chips that were sold are not out yet.", orders=(IssueStacks(),))
    yield from _seats(state)
    window = registration(state, at)
    if not window.open and window.overridable and not desk.closed:
        order = CloseRegistration(why=window.why)
        yield Advice(kind="close registration", why=window.why, orders=(order,), cites=window.cites)
    waiting = alternates(state) if window.open else ()
    if waiting and sum(table.players for table in entrants.open_tables()) < seats_in_use(state):
        why = "A seat is free, and somebody waits for it."
        yield Advice(kind="alternate", why=why, orders=(SeatAlternate(),), cites=cited(state, ALTERNATES_ENTER))


def _seats(state: State) -> Iterator[Advice]:
    """A seat for everybody who has an entry; a new table where none is free."""
    entrants = state.of(Entrants)
    without = [one for one in entrants.entries.values() if one.status == "registered" and one.table is None]
    free = any(table.free for table in entrants.open_tables())
    if without and not free:
        why = f"No seat is free for {len(without)} who have an entry: open a table."
        orders = (OpenTable(fill=True),) if cited(state, NEW_TABLE_FROM) else (OpenTable(),)
        yield Advice(kind="open table", why=why, orders=orders, cites=cited(state, NEW_TABLE_FROM))
    for entry in without if free else ():
        why = f"{entry.name} has an entry and no seat."
        yield Advice(kind="seat", why=why, orders=(SeatLate(entry=entry.number),), cites=cited(state, DRAW))


def _payouts(state: State, at: int) -> Iterator[Advice]:
    if to_be_announced(state, at):
        why = "Entries are closed: tell the players what is paid."
        yield Advice(kind="announce payouts", why=why, orders=(AnnouncePayouts(),), cites=cited(state, BREAKDOWN_TOLD))
    off = no_longer_the_pool(state)
    if off and not state.of(Prizes).paid:
        why = f"The pool is {abs(off)} {'more' if off > 0 else 'less'} than what was announced."
        yield Advice(kind="announce payouts", why=why, orders=(ReannouncePayouts(why=why),))


# The clock and the chips


def _levels(state: State, at: int) -> Iterator[Advice]:
    level = unannounced(state, at)
    if level is not None:
        why = f"The clock has reached level {level}: announce it."
        yield Advice(kind="announce level", why=why, orders=(AnnounceLevel(),), cites=cited(state, STARTS_ON))


@lru_cache(maxsize=8)
def _plan(lines: tuple[Level, ...], values: tuple[int, ...]) -> tuple[Planned, ...]:
    return colour_up_plan(lines, values)


def _colour_up(state: State, at: int) -> Iterator[Advice]:
    """Chips that go in this break, or in one that is over."""
    lines, account = schedule(state), state.of(Account)
    values = in_use(state)
    if not values or state.of(HandForHand).stops_the_clock:  # hands go on at the last level: its chips are needed
        return
    view = now(state, at)
    for one in _plan(lines, tuple(kind.value for kind in state.setup.chips)):
        done = account.out.get(one.value, set())
        tables = [
            table.number for table in state.of(Entrants).open_tables() if table.number not in done and table.players
        ]
        gone = one.value in account.out and not account.by_value.get(one.value, 0)
        if one.in_break is None or view.index < one.in_break or not tables or gone:
            continue
        cites = cited(state, COLOUR_UP, COLOUR_UP_WHEN)
        known = bool(state.of(Dealt).hands)
        for table in tables:
            held = held_at(state, table, one.value, one.to) if known else ()
            at_table = state.of(Seats).at.get(table)
            order = ColourUp(
                table=table, value=one.value, held=held, in_view=known, players_present=known,
                dealer_seat=at_table.positions.dealer if at_table is not None else None,
            )  # fmt: skip
            why = f"Chips of {one.value} leave play for {one.to} at table {table}."
            needs = () if known else (f"chips of {one.value} of everybody at table {table}",)
            yield Advice(kind="colour up", why=why, orders=(order,), needs=needs, cites=cites)
        return  # the smallest first


# Tables


def _tables(state: State, at: int) -> Iterator[Advice]:
    if state.of(Finishing).won is not None or still_in(state) < 2:
        return
    for number in _without_button(state):
        if number not in state.of(Seats).button_due:
            yield Advice(kind="button", why=f"Table {number} has no button yet.", orders=(DrawButton(table=number),))
    for step in proposals(state, at):
        needs = tuple(f"button of table {number}" for number in step.needs)
        needs += ("a reason for the waiver",) if step.kind == "halt" and step.orders else ()
        yield Advice(
            kind=step.kind, why=" ".join((step.why, *step.reasons)), orders=step.orders, needs=needs, cites=step.cites
        )


def _busts(state: State, at: int) -> Iterator[Advice]:  # noqa: ARG001
    """Players of dealt hands whose last chips are gone."""
    hands: dict[str, tuple[HandDealt, list[Lost]]] = {}
    for hand, lost in without_chips(state):
        hands.setdefault(hand.label, (hand, []))[1].append(lost)
    for hand, losers in hands.values():
        out = tuple(Eliminated(entry=one.entry, stack=one.stack, cards=one.cards, by=one.by) for one in losers)
        order = BustOut(out=out, board=hand.board, game=hand.game)
        names = ", ".join(str(one.entry) for one in losers)
        yield Advice(kind="bust", why=f"Out of chips at table {hand.table}: entry {names}.", orders=(order,))


def _envelopes(state: State, at: int) -> Iterator[Advice]:  # noqa: ARG001
    """Mystery bounties: the money goes into envelopes when the prizes are reached."""
    left, paid_in = still_in(state), state.of(Money).by_purpose["bounty"]
    reached = 1 < left <= places_paid(state) and state.of(Finishing).won is None
    if state.setup.bounty == "mystery" and reached and paid_in and not state.of(Bounties).envelopes:
        each = tuple(split(paid_in, range(left)).values())
        why = f"The money is reached: {left} envelopes that come to {paid_in}, equal ones or others."
        yield Advice(kind="fill envelopes", why=why, orders=(FillEnvelopes(amounts=each),))


def _hand_for_hand(state: State, at: int) -> Iterator[Advice]:  # noqa: ARG001
    play, paid = state.of(HandForHand), places_paid(state)
    tables = [table for table in state.of(Entrants).open_tables() if table.players > 1]
    if play.on:
        yield from _together(state, paid, len(tables))
        return
    due = hand_for_hand_due(state, paid) if paid else None
    bubble = paid and state.of(Entrants).left == paid + 1 and len(tables) > 1
    if due is None or not bubble:
        return
    must = "The next player out is the last without a prize"
    why = f"{must}: all tables deal together." if due.due else f"{must}: the director may let all tables deal together."
    order = AnnounceHandForHand(places_paid=paid, director=not due.due)
    yield Advice(kind="hand for hand", why=why, orders=(order,), cites=cited(state, HAND_FOR_HAND))


def _together(state: State, paid: int, tables: int) -> Iterator[Advice]:
    if not state.of(HandForHand).waiting:
        return
    cites = cited(state, HAND_FOR_HAND_UNTIL)
    if state.of(Entrants).left <= paid or tables < 2:
        why = "The money is reached: ordinary play again."
        yield Advice(kind="end hand for hand", why=why, orders=(EndHandForHand(),), cites=cites)
    else:
        yield Advice(kind="next hand", why="Every table is done: the next hand.", orders=(BeginHands(),), cites=cites)


# People


def _removals(state: State, at: int) -> Iterator[Advice]:
    for one in due_removals(state, at):
        orders = tuple(TakeOff(entry=one.entry, choice=option) for option in one.options)
        yield Advice(kind="remove", why=one.why, orders=orders, cites=one.cites)


def _disputes(state: State, at: int) -> Iterator[Advice]:  # noqa: ARG001
    for number in state.of(Disputes).open:
        yield Advice(kind="dispute", why=f"Dispute {number} is open.", needs=("a decision",))


# The end


def _ending(state: State, at: int) -> Iterator[Advice]:
    finishing = state.of(Finishing)
    if finishing.won is None and not state.of(Prizes).tickets and seats_are_won(state):
        yield Advice(kind="tickets", why="No more players are left than tickets.", orders=(AwardTickets(),))
    elif finishing.won is None and finishing.moments and still_in(state) == 1:
        ending = may_finish(state, at)
        if ending.options:
            why = "Entries are still taken: " + " or ".join(ending.options) + "."
            yield Advice(kind="winner", why=why, needs=ending.options, cites=ending.cites)
        else:
            yield Advice(
                kind="winner", why="One player is left.", orders=(DeclareWinner(),), cites=cited(state, WON_BY)
            )


def _paying(state: State, at: int) -> Iterator[Advice]:  # noqa: ARG001
    for entry in owed(state):
        name = state.of(Entrants).entry(entry).name
        if reported(state, entry):
            yield Advice(kind="pay", why=f"{name} has a prize to come.", orders=(PayPrize(entry=entry),))
        else:
            why = f"{name} comes to the desk first."
            yield Advice(kind="report", why=why, orders=(ReportOut(entry=entry),), cites=cited(state, REPORTS_AT_ONCE))


Tells = tuple[tuple[Kind, ...], Says]
BEFORE: tuple[Tells, ...] = ((("issue stacks", "draw seats", "draw buttons", "start"), _start),)
DURING: tuple[Tells, ...] = (
    (("bust",), _busts),
    (("all have chips", "issue stacks", "open table", "seat", "close registration", "alternate"), _late),
    (("announce payouts",), _payouts),
    (("tickets", "winner"), _ending),
    (("fill envelopes",), _envelopes),
    (("hand for hand", "next hand", "end hand for hand"), _hand_for_hand),
    (("button", "final", "break", "move", "halt", "small table"), _tables),
    (("announce level",), _levels),
    (("colour up",), _colour_up),
    (("remove",), _removals),
    (("dispute",), _disputes),
    (("pay", "report"), _paying),
)
"""Who tells what, the most pressing first."""
