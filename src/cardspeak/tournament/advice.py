"""What the book asks the director to do next, at any moment: each with its rule, and the order ready to execute."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Literal

from cardspeak.books.inquiry import DIRECTOR
from cardspeak.books.settings.balancing import NEW_TABLE_FROM
from cardspeak.books.settings.entries import ALTERNATES_ENTER, LATE_WAITS_FOR_CHIPS
from cardspeak.books.settings.levels import HAND_FOR_HAND, HAND_FOR_HAND_UNTIL, STARTS_ON
from cardspeak.books.settings.membership import IDENTITY
from cardspeak.books.settings.prizes import BREAKDOWN_TOLD, REPORTS_AT_ONCE, WON_BY
from cardspeak.books.settings.seating import DRAW
from cardspeak.errors import Refusal
from cardspeak.tournament.advising.busts import out_of_chips, to_award, to_fill, to_pay
from cardspeak.tournament.advising.chips import to_colour_up
from cardspeak.tournament.advising.days import about_days
from cardspeak.tournament.advising.presence import to_serve, to_settle
from cardspeak.tournament.autoplay.hands import Dealt
from cardspeak.tournament.busts.reporting import DeclareWinner, ReportOut
from cardspeak.tournament.chips.account import owed as chips_owed
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.announcing import AnnounceLevel, unannounced
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.hands import decks_ready
from cardspeak.tournament.clock.lengths import MoveStart
from cardspeak.tournament.clock.running import PauseClock
from cardspeak.tournament.clock.together import AnnounceHandForHand, BeginHands, EndHandForHand, hand_for_hand_due
from cardspeak.tournament.clock.view import break_is_on, starts_at
from cardspeak.tournament.core import State
from cardspeak.tournament.deals.ending import to_end
from cardspeak.tournament.ending import over
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import ShowPapers, to_be_shown
from cardspeak.tournament.entries.leaving import CancelEvent, Withdraw
from cardspeak.tournament.entries.rebuying import still_sold
from cardspeak.tournament.entries.registering import SeatAlternate, seat_for_alternate
from cardspeak.tournament.entries.window import (
    AllHaveChips,
    CloseRegistration,
    Registration,
    entered,
    may_finish,
    registration,
)
from cardspeak.tournament.finishing.bounties import left_over
from cardspeak.tournament.finishing.places import Finishing, announced_places, places, still_in
from cardspeak.tournament.flights.bags import sealed
from cardspeak.tournament.flights.later_day import starting_order
from cardspeak.tournament.needs import (
    Advice,
    AdviceKind,
    FormToFill,
    MoreEntries,
    PaidInstead,
    PaidWrongly,
    Reason,
    RoomIsFull,
    advise,
)
from cardspeak.tournament.papers import sitting_without_papers, without_papers
from cardspeak.tournament.presence.absences import Absences
from cardspeak.tournament.presence.removal import TakeOff, due_removals
from cardspeak.tournament.prizes.announcing import (
    AnnouncePayouts,
    ReannouncePayouts,
    no_longer_the_pool,
    to_be_announced,
)
from cardspeak.tournament.prizes.paying import PayPrize, owed, paid_to_others, reported
from cardspeak.tournament.prizes.standing import Prizes, entries_of, mispaid, places_paid, prize_of, ticket_of
from cardspeak.tournament.prizes.tickets import AwardTickets, seats_are_won
from cardspeak.tournament.seats.button_draw import DrawButton, DrawButtons
from cardspeak.tournament.seats.calls import alternates
from cardspeak.tournament.seats.memory import Seats
from cardspeak.tournament.seats.new_table import OpenTable
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats, SeatLate
from cardspeak.tournament.seats.sizes import SizeTables, another_table, seats_to_give
from cardspeak.tournament.values import left_open, moment_of, money_of
from cardspeak.words import Chips, Place

SEATED = ("registered", "playing")
"""Who should have a seat; somebody playing may have lost it to a correction."""
Says = Callable[[State, int], Iterator[Advice]]
FOR_ROOM = (FormToFill(SizeTables), FormToFill(Withdraw))
"""What helps where everybody with an entry finds no seat."""


def advice(state: State, at: int) -> list[Advice]:
    """Everything to be done now, most urgent first; nothing is done automatically."""
    return list(each_advice(state, at))


def each_advice(state: State, at: int, kinds: Collection[str] = (), leave: Collection[str] = ()) -> Iterator[Advice]:
    """The same as an iterator, for some kinds only or all but some; other kinds are not computed."""
    if state.created is None or not state.setup.levels:
        return
    for told, says in _now(state):
        wanted = [kind for kind in told if (kind in kinds if kinds else kind not in leave)]
        if wanted:
            yield from (one for one in says(state, at) if one.kind in wanted)


def _now(state: State) -> tuple[Tells, ...]:
    """Who has something to answer at the moment."""
    if over(state):
        return AFTER
    return DURING if state.of(Clock).started else BEFORE


# Before the start


def _days(state: State, at: int) -> Iterator[Advice]:
    """Flights that come together, and the end of a day that others follow."""
    return about_days(state, at, stacks_known=bool(state.of(Dealt).hands))


def _start(state: State, at: int) -> Iterator[Advice]:
    """Stacks, seats and buttons when it is time, then the clock."""
    entrants, planned = state.of(Entrants), starts_at(state)
    if not entrants.left or at < planned:
        return
    yield from _stacks(state)
    without = sum(one.status == "registered" and one.table is None for one in entrants.entries.values())
    if without:
        room = seats_to_give(state)
        if room is None or without <= room:
            yield advise("draw seats", n=without, orders=(DrawSeats(),))
        else:
            yield advise("draw seats", "no-room", n=without, room=room, forms=FOR_ROOM, needs=(RoomIsFull(),))
        return
    yield from _papers(state)
    lacking = _without_button(state)
    if lacking:
        yield advise("draw buttons", n=len(lacking), orders=(DrawButtons(),))
        return
    try:
        order = starting_order(state)
    except Refusal as refusal:
        forms, cites = (FormToFill(MoveStart), FormToFill(CancelEvent)), (refusal.rule,) if refusal.rule else ()
        yield Advice(kind="start", message=refusal.message, forms=forms, needs=(MoreEntries(),), cites=cites)
        return
    if not sitting_without_papers(state):
        yield advise("start", n=entered(state), orders=(order,))


def _stacks(state: State) -> Iterator[Advice]:
    """Stacks that were sold and are not on the tables."""
    missing = chips_owed(state)
    if missing:
        yield advise("issue stacks", n=len(missing), chips=Chips(sum(missing.values())), orders=(IssueStacks(),))


def _papers(state: State) -> Iterator[Advice]:
    """Those who have still to show papers: they hold their seat, and do not play before (2.5)."""
    needs = to_be_shown(state)
    if needs:
        fields: dict[str, int | str] = {"entry": needs[0].entry} if len(needs) == 1 else {}
        forms = (FormToFill(ShowPapers, fields), FormToFill(Withdraw, fields))
        yield advise("papers", n=len(needs), forms=forms, needs=needs, cites=state.policy.every_rule(IDENTITY))


def _without_button(state: State) -> list[int]:
    seats = state.of(Seats)
    return [
        table.number for table in state.of(Entrants).open_tables() if table.players > 1 and table.number not in seats.at
    ]


# Entries


def _late(state: State, at: int) -> Iterator[Advice]:
    """Chips and seats for those who came late, and the end of registration."""
    desk, late_wait = state.of(Registration), state.policy.every_rule(LATE_WAITS_FOR_CHIPS)
    if not desk.stacks_out and late_wait:
        yield advise("all have chips", orders=(AllHaveChips(),), cites=late_wait)
    if state.of(Prizes).announced is None:
        yield from _stacks(state)
    yield from _seats(state)
    window = registration(state, at)
    if not window.open and window.overridable and not desk.closed:
        yield advise("close registration", orders=(CloseRegistration(),), reasons=(window.why,), cites=window.cites)
    waiting = alternates(state) if window.open else ()
    if waiting and seat_for_alternate(state):
        cites = state.policy.every_rule(ALTERNATES_ENTER)
        first = state.name_of(waiting[0])
        yield advise("alternate", name=first, n=len(waiting), orders=(SeatAlternate(),), cites=cites)


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
        fill = bool(state.policy.every_rule(NEW_TABLE_FROM)) and any(
            table.players > 1 for table in entrants.open_tables()
        )
        cites = state.policy.every_rule(NEW_TABLE_FROM)
        if another_table(state):
            yield advise("open table", n=len(without), orders=(OpenTable(fill=fill),), cites=cites)
        else:
            yield advise("open table", n=len(without), forms=FOR_ROOM, needs=(RoomIsFull(),), cites=cites)
    for entry in without if free else ():
        order, cites = SeatLate(entry=entry.number), state.policy.every_rule(DRAW)
        yield advise("seat", name=entry.name, orders=(order,), cites=cites)


def _payouts(state: State, at: int) -> Iterator[Advice]:
    if to_be_announced(state, at):
        yield advise("announce payouts", orders=(AnnouncePayouts(),), cites=state.policy.every_rule(BREAKDOWN_TOLD))
    off = no_longer_the_pool(state)
    if off and entries_of(state) and not state.of(Prizes).paid and not still_sold(state, at):
        form, amount = "more" if off > 0 else "less", money_of(state, abs(off))
        yield advise("announce payouts", form, off=amount, orders=(ReannouncePayouts(),))


# The clock and the chips


def _levels(state: State, at: int) -> Iterator[Advice]:
    level = unannounced(state, at)
    if level is not None and not state.of(Clock).suspended:
        yield advise("announce level", level=level, orders=(AnnounceLevel(),), cites=state.policy.every_rule(STARTS_ON))


def _colour_up(state: State, at: int) -> Iterator[Advice]:
    return to_colour_up(state, at) if sealed(state) is None else iter(())


def _decks(state: State, at: int) -> Iterator[Advice]:
    """Shortly before play begins, at the start or after a break, dealers make their decks ready (RP-20)."""
    ready = decks_ready(state, at, max((table.players for table in state.of(Entrants).open_tables()), default=0))
    if ready is not None and ready.announce and ready.dealer != "wait":
        yield advise("decks", cites=ready.cites)


# Tables and the people at them


def _tables(state: State, at: int) -> Iterator[Advice]:
    if state.of(Finishing).won is not None or still_in(state) < 2 or state.of(Clock).suspended:
        return
    for number in _without_button(state):
        if number not in state.of(Seats).button_due:
            yield advise("button", table=number, orders=(DrawButton(table=number),))
    yield from proposals(state, at)


def _of(kind: AdviceKind, tells: Callable[[State], Iterator[Advice]]) -> tuple[tuple[AdviceKind, ...], Says]:
    """Advice of one kind that another part tells, whatever the time."""
    return (kind,), lambda state, _at: tells(state)


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
    choices = left_open(state, HAND_FOR_HAND, DIRECTOR) if not state.policy.has(HAND_FOR_HAND) else {}
    order, cites = AnnounceHandForHand(places_paid=paid, choices=choices), state.policy.every_rule(HAND_FOR_HAND)
    form = "" if due.due else "may"
    yield advise("hand for hand", form, left=still_in(state), paid=paid, orders=(order,), cites=cites)


def _together(state: State, at: int, paid: int, tables: int) -> Iterator[Advice]:
    if not state.of(HandForHand).waiting:
        return
    cites = state.policy.every_rule(HAND_FOR_HAND_UNTIL)
    if state.of(Entrants).left <= paid or tables < 2:
        yield advise("end hand for hand", orders=(EndHandForHand(),), cites=cites)
    elif not break_is_on(state, at):
        yield advise("next hand", hand=state.of(HandForHand).hand + 1, orders=(BeginHands(),), cites=cites)


def _removals(state: State, at: int) -> Iterator[Advice]:
    for one in due_removals(state, at):
        orders = tuple(TakeOff(entry=one.entry, choice=option) for option in one.options)
        needs = () if "pick up" in one.options else (Reason(field="reason"),)
        away = state.of(Absences).away[one.entry]
        form, since = "" if away.kind == "away" else away.kind, moment_of(state, away.since)
        yield advise(
            "remove", form, name=state.name_of(one.entry), since=since, orders=orders, needs=needs,
            reasons=(one.why, *one.steps), cites=one.cites,
        )  # fmt: skip


# The end


def _ending(state: State, at: int) -> Iterator[Advice]:
    finishing = state.of(Finishing)
    if state.setup.flight:
        return  # nobody wins a flight
    if finishing.won is None and not state.of(Prizes).tickets and seats_are_won(state):
        yield advise("tickets", n=still_in(state), orders=(AwardTickets(),))
    elif finishing.won is None and finishing.moments and still_in(state) == 1 and not list(to_fill(state)):
        yield from _winner(state, at)


def _winner(state: State, at: int) -> Iterator[Advice]:
    """The last one in, once nobody may enter any more."""
    ending = may_finish(state, at)
    name = next((entry.name for entry in state.of(Entrants).live() if entry.status != "waiting"), "")
    if ending.options:
        forms = (FormToFill(CloseRegistration), FormToFill(PauseClock))
        yield advise("winner", "open", name=name, forms=forms, needs=ending.options, cites=ending.cites)
        return
    over = state.setup.bounty != "none" and left_over(state)
    to: tuple[Literal["", "winner", "house"], ...] = ("winner", "house") if over else ("",)
    orders = tuple(DeclareWinner(left_over_to=one) for one in to)
    yield advise("winner", name=name, orders=orders, cites=state.policy.every_rule(WON_BY))


def _paying(state: State, _at: int) -> Iterator[Advice]:
    for entry, off in mispaid(state).items():
        need = PaidWrongly(entry, state.name_of(entry), money_of(state, off))
        yield advise("pay", "wrong", name=need.name, forms=(FormToFill(PayPrize, {"entry": entry}),), needs=(need,))
    unpaid = owed(state)
    told = announced_places(state) if unpaid else {}
    for entry in unpaid:
        name = state.name_of(entry)
        if paid_to_others(state, entry):
            forms = (FormToFill(PayPrize, {"entry": entry}),)
            yield advise("pay", "wrong", name=name, forms=forms, needs=(PaidInstead(entry, name),))
        elif reported(state, entry) or entry in state.of(Prizes).agreed:  # a share does not hang on the place
            yield _prize(state, entry)
        else:
            order, cites = ReportOut(entry=entry), state.policy.every_rule(REPORTS_AT_ONCE)
            yield advise("report", name=name, place=Place(told.get(entry, 0)), orders=(order,), cites=cites)


def _prize(state: State, entry: int) -> Advice:
    """A prize to hand over: money, a ticket, or both."""
    table = places(state)
    prize = prize_of(state, entry, table)
    ticket = ticket_of(state, entry, table.get(entry, 0), prize)
    form = "" if not ticket else "ticket" if ticket == prize else "ticket-and-money"
    return advise(
        "pay", form, name=state.name_of(entry), prize=money_of(state, prize), ticket=money_of(state, ticket),
        rest=money_of(state, prize - ticket), orders=(PayPrize(entry=entry),),
    )  # fmt: skip


Tells = tuple[tuple[AdviceKind, ...], Says]
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
    _of("end", to_end),
    _of("penalty", to_serve),
)
"""The sources of advice, most urgent first."""
AFTER: tuple[Tells, ...] = (
    _of("dispute", to_settle),
    _of("bounty", to_award),
    (("pay", "report"), _paying),
    _of("pay bounty", to_pay),
)
"""When the event was won, stopped or called off, or every ticket has its winner."""
