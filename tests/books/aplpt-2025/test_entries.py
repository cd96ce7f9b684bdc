"""Entries on the tour: fields, alternates, papers, withdrawals, satellites, substitutes, rebuys and re-entries."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.books.policy import policy
from cardspeak.floor.conduct.guides import decide, guide
from cardspeak.floor.table import Table
from cardspeak.tournament.creating import findings
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import (
    AskForPapers,
    PapersShown,
    Person,
    RefuseEntry,
    ShowPapers,
    outstanding,
)
from cardspeak.tournament.entries.leaving import (
    CancelEvent,
    Cancelled,
    CarryOver,
    RefundEntry,
    Substitute,
    Withdraw,
)
from cardspeak.tournament.entries.re_entering import ReEnter, ReEntered, re_entries
from cardspeak.tournament.entries.rebuying import AddOn, Rebuy
from cardspeak.tournament.entries.registering import Register, SeatAlternate
from cardspeak.tournament.entries.tickets import GiveBackTicket, MoveTicket, RefundTicket, Tickets, WinTicket
from cardspeak.tournament.entries.window import may_finish, ready_to_start, registration
from cardspeak.tournament.happenings import Registered, SeatTaken, TableOpened
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.needs import Pause, Wait
from cardspeak.tournament.setup import Fee, Offer
from cardspeak.tournament.terms import EntryTerms
from tests.tournament.entries.kit import DAY, MINUTE, PAY, START, TERMS, Desk, notes, setup

BOOK = "aplpt-2025"
FULL = Offer(chips=5000, fees=PAY)
RE_ENTRY: dict[str, Any] = {"format": "re-entry", "re_entry": FULL, "rebuys_each": 1}
REBUYS: dict[str, Any] = {
    "format": "rebuy", "rebuy": FULL, "rebuy_levels": 2, "rebuy_most_chips": 3000, "rebuys_each": 2, "add_on": FULL
}  # fmt: skip
LEE = Register(player="lee", name="Lee")


def found(terms: EntryTerms = TERMS, **changes: Any) -> dict[str, str | None]:
    """What is wrong with a set-up, and by which rule."""
    return {one.code: one.rule for one in findings(setup(BOOK, **changes), terms)}


def playing(entrants: int = 5, **changes: Any) -> Desk:
    """An event that has begun."""
    desk = Desk(BOOK, **changes)
    desk.field(entrants)
    desk.start()
    return desk


def money(desk: Desk) -> tuple[int, int]:
    """What was paid back, and the pool."""
    return desk.state.of(Ledger).paid_back, desk.pool


# The field


@pytest.mark.rule("aplpt-2025", "1.4.1")
def test_an_event_needs_five_players_to_begin() -> None:
    desk = Desk(BOOK)
    desk.field(4)
    with pytest.raises(ValueError, match="needs 5 entrants and has only 4") as refused:
        ready_to_start(desk.state)
    assert refused.value.rule == "1.4.1"  # type: ignore[attr-defined]
    desk.register("lee")
    ready_to_start(desk.state)


@pytest.mark.rule("aplpt-2025", "1.4.1(a)")
def test_alternates_count_and_come_in_with_a_full_stack() -> None:
    desk = Desk(BOOK, tables=1, seats_per_table=4)
    desk.field(5)
    ready_to_start(desk.state)
    desk.take(TableOpened(table=1, seats=4))
    desk.take(*(SeatTaken(entry=number, table=1, seat=number) for number in range(1, 5)))
    desk.take(*(PapersShown(entry=number, shown=("valid-id",)) for number in range(1, 5)))
    desk.start()
    refusal = desk.refused(SeatAlternate())
    assert (refusal.code, refusal.rule) == ("alternate.no-seat", "1.4.1(a)")
    desk.take(TableOpened(table=2, seats=4))  # a table is added
    desk.order(SeatAlternate())
    assert (desk.entry("p5").status, desk.entry("p5").chips) == ("registered", 5000)


@pytest.mark.rule("aplpt-2025", "1.4.1(a)")
def test_the_queue_moves_in_order_and_closes_with_the_period() -> None:
    desk = Desk(BOOK, tables=1, seats_per_table=4)
    desk.field(6)
    desk.level(2)
    desk.bust("p1")
    assert desk.refused(SeatAlternate(entry=6)).limits["entry"] == 5
    desk.level(3)
    refusal = desk.refused(SeatAlternate())
    assert (refusal.code, refusal.rule) == ("entry.closed", "1.4.1(a)")


@pytest.mark.rule("aplpt-2025", "1.4.1(b)")
def test_a_small_field_may_be_called_off_half_an_hour_before_the_start() -> None:
    desk = Desk(BOOK)
    desk.field(4)
    desk.at = START - 31 * MINUTE
    early = desk.refused(CancelEvent(ground="small-field"))
    assert (early.code, early.rule, early.limits["minutes"]) == ("cancel.not-yet", "1.4.1(b)", 30)
    desk.at = START - 30 * MINUTE
    desk.order(CancelEvent(ground="small-field"))
    assert desk.state.of(Cancelled).ground == "small-field"
    assert money(desk) == (4 * 2500, 0)  # buy-in and fee


@pytest.mark.rule("aplpt-2025", "1.4.1(b)")
def test_a_field_of_five_is_not_called_off_for_its_size() -> None:
    desk = Desk(BOOK)
    desk.field(5)
    desk.at = START - 30 * MINUTE
    assert desk.refused(CancelEvent(ground="small-field")).code == "cancel.not-yet"


@pytest.mark.rule("aplpt-2025", "1.4.1(c)")
def test_an_event_is_not_over_while_registration_is_open() -> None:
    desk = playing()
    desk.bust("p1", "p2", "p3", "p4")
    ending = may_finish(desk.state, desk.at)
    assert (ending.over, ending.options, ending.cites) == (False, (Pause(), Wait()), ("1.4.1(c)",))
    desk.level(3)
    assert may_finish(desk.state, desk.at).over


@pytest.mark.rule("aplpt-2025", "1.5")
def test_otherwise_an_event_is_called_off_only_for_what_nobody_can_help() -> None:
    desk = Desk(BOOK)
    desk.field(6)
    refusal = desk.refused(CancelEvent(ground="beyond-control"))
    assert (refusal.code, refusal.rule) == ("cancel.why", "1.5")
    desk.order(CancelEvent(ground="beyond-control", why="flood", notice="sent at noon"))
    assert money(desk) == (6 * 2500, 0)
    assert not list(desk.state.of(Entrants).live())
    assert desk.refused(CancelEvent(ground="beyond-control", why="again")).code == "event.cancelled"


# At the desk


@pytest.mark.rule("aplpt-2025", "2.1")
@pytest.mark.rule("aplpt-2025", "2.4")
def test_an_entry_records_the_way_and_that_the_terms_are_accepted() -> None:
    desk = Desk(BOOK)
    assert [str(one) for one in desk.register("lee").notes] == ["in person", "terms accepted"]
    assert [str(one) for one in desk.register("kim", through="online").notes] == ["online", "terms accepted"]


@pytest.mark.rule("aplpt-2025", "2.2")
@pytest.mark.parametrize("bar", ["venue", "chain", "suspended", "banned"])
def test_nobody_enters_who_is_barred(bar: Any) -> None:
    refusal = Desk(BOOK).refused(Register(player="lee", name="Lee", person=Person(barred=(bar,))))
    assert (refusal.code, refusal.value, refusal.rule) == ("entry.barred", bar, "2.2")


@pytest.mark.rule("aplpt-2025", "2.3")
def test_the_management_may_turn_anybody_down() -> None:
    desk = Desk(BOOK)
    desk.register("ann")
    desk.order(RefuseEntry(player="lee", why="management"))
    assert desk.refused(LEE).rule == "2.3"
    swap = Substitute(entry=1, player="lee", name="Lee", consent=True)
    assert desk.refused(swap).rule == "2.3"
    desk.order(RefuseEntry(player="lee", refused=False))
    assert desk.register("lee").live


@pytest.mark.rule("aplpt-2025", "2.4.1")
def test_an_event_without_online_entries_says_so() -> None:
    terms = EntryTerms(charge_lawful=True, advertised_at=START - DAY, online=False)
    refusal = Desk(BOOK, terms).refused(Register(player="lee", name="Lee", through="online"))
    assert (refusal.code, refusal.rule) == ("entry.no-online", "2.4.1")


@pytest.mark.rule("aplpt-2025", "2.4.2")
def test_the_desk_takes_entries_before_and_during_the_event() -> None:
    desk = playing()
    assert desk.register("lee", through="in-person").live
    desk.level(3)
    assert desk.refused(Register(player="kim", name="Kim", through="in-person")).code == "entry.closed"
    ways = guide(Table(policy(BOOK)), "entry-desk")
    assert "2.4.2" in {cite.id for cite in ways.cites}


@pytest.mark.rule("aplpt-2025", "2.5")
def test_nobody_plays_before_showing_identification() -> None:
    desk = Desk(BOOK)
    desk.register("lee")
    assert outstanding(desk.state, 1) == ("valid-id",)
    desk.order(ShowPapers(entry=1, shown=("photo-id",)))
    assert outstanding(desk.state, 1) == ()


@pytest.mark.rule("aplpt-2025", "2.5.1")
def test_whoever_joins_shows_a_paper_of_the_first_list() -> None:
    desk = Desk(BOOK)
    desk.register("lee", person=Person(member=False, joins=True, born="1990-01-01", shown=("valid-id",)))
    assert outstanding(desk.state, 1) == ("joining-paper",)
    desk.order(ShowPapers(entry=1, shown=("joining-paper",)))
    assert outstanding(desk.state, 1) == ()


@pytest.mark.rule("aplpt-2025", "2.5.2")
@pytest.mark.parametrize(
    ("person", "taken"),
    [(Person(), False), (Person(venue_card=True), True), (Person(venue_approval="Mr Bell"), True)],
)
def test_a_venue_with_a_membership_of_its_own_wants_to_see_it(person: Person, taken: bool) -> None:
    terms = EntryTerms(charge_lawful=True, advertised_at=START - DAY, venue_membership=True)
    desk = Desk(BOOK, terms)
    order = Register(player="lee", name="Lee", person=person)
    if taken:
        desk.order(order)
    else:
        assert desk.refused(order).rule == "2.5.2"


@pytest.mark.rule("aplpt-2025", "2.5.3")
def test_the_director_may_do_without_papers_but_not_without_the_age() -> None:
    terms = EntryTerms(charge_lawful=True, advertised_at=START - DAY, venue_membership=True)
    desk = Desk(BOOK, terms)
    desk.register("lee", person=Person(waived="house burnt down"))
    assert outstanding(desk.state, 1) == ()
    desk.register("ann", person=Person(venue_card=True))
    desk.order(ShowPapers(entry=2, waived="known for years"))
    assert outstanding(desk.state, 2) == ()
    young = Person(waived="nice", born="2015-01-01")
    assert desk.refused(Register(player="kim", name="Kim", person=young)).code == "entry.too-young"


@pytest.mark.parametrize(
    ("occasion", "rule"),
    [
        pytest.param(
            "entry", "2.7.1", marks=[pytest.mark.rule("aplpt-2025", "2.7"), pytest.mark.rule("aplpt-2025", "2.7.1")]
        ),
        pytest.param("prize", "2.7.2", marks=pytest.mark.rule("aplpt-2025", "2.7.2")),
        pytest.param("day-end", "2.7.3", marks=pytest.mark.rule("aplpt-2025", "2.7.3")),
        pytest.param("next-day", "2.7.3", marks=pytest.mark.rule("aplpt-2025", "2.7.3")),
    ],
)
def test_papers_may_be_asked_for_and_hold_the_entry_until_shown(occasion: Any, rule: str) -> None:
    desk = Desk(BOOK, day=2)
    shown: Any = ("valid-id", "member-card", "photo-id")
    desk.register("lee", person=Person(shown=shown), exception="came from a flight in another room")
    assert outstanding(desk.state, 1) == ()
    (asked,) = desk.order(AskForPapers(entry=1, occasion=occasion))
    assert asked.cites == (rule,)  # type: ignore[attr-defined]
    assert outstanding(desk.state, 1) == ("member-card", "photo-id")
    desk.order(ShowPapers(entry=1, shown=("member-card",)))
    assert outstanding(desk.state, 1) == ("photo-id",)
    desk.order(ShowPapers(entry=1, shown=("photo-id",)))
    assert outstanding(desk.state, 1) == ()


@pytest.mark.rule("aplpt-2025", "2.7.3")
def test_an_event_of_one_day_does_not_ask_between_days() -> None:
    desk = Desk(BOOK)
    desk.register("lee")
    assert desk.refused(AskForPapers(entry=1, occasion="day-end")).rule == "2.7.3"


# Ledger back


@pytest.mark.rule("aplpt-2025", "2.8")
@pytest.mark.parametrize("ground", ["ineligible", "two-events-at-once"])
def test_buy_in_and_fee_go_back_before_the_start(ground: Any) -> None:
    desk = Desk(BOOK)
    desk.field(3)
    paid, *_ = desk.order(RefundEntry(entry=2, ground=ground))
    assert paid.cites == ("2.8",)  # type: ignore[attr-defined]
    assert money(desk) == (2500, 4000)
    assert desk.entry("p2").status == "withdrawn"
    desk.start()
    assert desk.refused(RefundEntry(entry=1, ground=ground)).code == "event.started"


@pytest.mark.rule("aplpt-2025", "2.9")
def test_a_withdrawal_before_the_day_gives_the_buy_in_back_and_keeps_the_fee() -> None:
    desk = Desk(BOOK)
    desk.field(3)
    desk.at = START - 9 * 60 * MINUTE  # the evening before
    desk.order(Withdraw(entry=1))
    assert money(desk) == (2000, 4000)
    assert desk.state.of(Ledger).by_purpose["house"] == 1500


@pytest.mark.rule("aplpt-2025", "2.9")
@pytest.mark.parametrize(("offset", "before"), [(0, START - 8 * 60 * MINUTE), (600, START - 18 * 60 * MINUTE)])
def test_on_the_day_nothing_goes_back(offset: int, before: int) -> None:
    terms = EntryTerms(charge_lawful=True, advertised_at=START - DAY, utc_offset_minutes=offset)
    desk = Desk(BOOK, terms)
    desk.field(3)
    desk.at = before - 1000  # the order comes one second later, at midnight on the wall
    refusal = desk.refused(Withdraw(entry=1))
    assert (refusal.code, refusal.rule, refusal.limits["before"]) == ("withdraw.late", "2.9", before)
    desk.order(Withdraw(entry=1, refund=False))
    assert money(desk) == (0, 6000)


@pytest.mark.rule("aplpt-2025", "2.11")
def test_the_director_may_carry_an_entry_over() -> None:
    desk = Desk(BOOK)
    desk.field(2)
    assert desk.refused(CarryOver(entry=1, to="Winter", why="")).rule == "2.11"
    desk.order(CarryOver(entry=1, to="Winter", why="called up"))
    assert desk.state.of(Ledger).credited == 2500
    assert desk.pool == 2000


# Entries won in satellites


def with_a_winner() -> Desk:
    desk = Desk(BOOK)
    desk.field(2)
    desk.register("won", way="ticket", reference="T1")
    return desk


@pytest.mark.rule("aplpt-2025", "2.10")
def test_an_entry_won_is_not_withdrawn_without_proof() -> None:
    desk = with_a_winner()
    desk.at = START - DAY
    refusal = desk.refused(Withdraw(entry=3))
    assert (refusal.code, refusal.rule) == ("withdraw.satellite", "2.10")
    assert desk.refused(GiveBackTicket(entry=3, ground="death")).code == "ticket.evidence"
    assert desk.refused(GiveBackTicket(entry=1, ground="death", evidence="paper")).code == "ticket.not-won"


@pytest.mark.rule("aplpt-2025", "2.10.1")
def test_after_a_death_the_estate_is_paid() -> None:
    desk = with_a_winner()
    paid, *_ = desk.order(GiveBackTicket(entry=3, ground="death", evidence="certificate 12"))
    assert (paid.to, paid.cites) == ("estate", ("2.10.1",))  # type: ignore[attr-defined]
    assert money(desk) == (2500, 4000)


@pytest.mark.rule("aplpt-2025", "2.10.2")
def test_a_death_in_the_family_or_a_hospital_stay_moves_the_entry_to_next_year() -> None:
    desk = with_a_winner()
    paid, *_ = desk.order(GiveBackTicket(entry=3, ground="family-or-hospital", evidence="letter"))
    assert (paid.to, paid.reference) == ("credit", "Tuesday, next year")  # type: ignore[attr-defined]
    assert desk.state.of(Ledger).credited == 2500


@pytest.mark.rule("aplpt-2025", "2.10.3")
def test_a_winner_who_had_bought_in_gets_that_back() -> None:
    desk = with_a_winner()
    desk.order(WinTicket(ticket="T2", player="p1", value=2500))
    assert money(desk) == (2500, 6000)
    assert desk.state.of(Ledger).won(1)
    assert len(desk.state.of(Entrants).entries) == 3  # never two seats


@pytest.mark.rule("aplpt-2025", "2.10.3")
def test_a_second_ticket_becomes_transferable() -> None:
    desk = with_a_winner()
    desk.order(WinTicket(ticket="T2", player="won", value=2500))
    assert desk.state.of(Tickets).status == {"T2": "transferable"}
    assert money(desk) == (0, 6000)


@pytest.mark.rule("aplpt-2025", "2.10.4")
def test_a_ticket_is_no_money_and_moves_only_upwards() -> None:
    desk = with_a_winner()
    assert desk.refused(RefundTicket(ticket="T9")).rule == "2.10.4"
    cheap = MoveTicket(ticket="T9", value=2500, to="Turbo", price=2400, consent=True)
    assert (desk.refused(cheap).code, desk.refused(cheap).rule) == ("ticket.lower-value", "2.10.4")
    alone = MoveTicket(ticket="T9", value=2500, to="Main", price=2500)
    assert desk.refused(alone).code == "ticket.consent"
    desk.order(MoveTicket(ticket="T9", value=2500, to="Main", price=2500, consent=True))
    assert desk.state.of(Tickets).status["T9"] == "moved"


@pytest.mark.rule("aplpt-2025", "3.4.3")
def test_a_flips_satellite_keeps_no_fee() -> None:
    terms = EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=START - DAY, target="Main")
    assert found(terms, format="flips", ticket_price=25_000) == {"setup.flips-fee": "3.4.3"}
    assert found(terms, format="flips", ticket_price=25_000, buy_in=Offer(chips=5000, fees=PAY[:1])) == {}


def test_a_flips_satellite_has_a_price_that_is_played_for() -> None:
    terms = EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=START - DAY, target="Main")
    assert found(terms, format="flips", buy_in=Offer(chips=5000, fees=PAY[:1])) == {"setup.ticket-price": None}


@pytest.mark.rule("aplpt-2025", "3.4.1")
def test_a_flips_satellite_leads_to_one_event() -> None:
    assert found(format="flips", ticket_price=25_000, buy_in=Offer(chips=5000, fees=PAY[:1])) == {
        "setup.target": "3.4.1"
    }


# Substitutes


@pytest.mark.rule("aplpt-2025", "2.13")
def test_a_substitute_takes_seat_and_stack_over() -> None:
    desk = Desk(BOOK)
    desk.field(2)
    desk.take(TableOpened(table=1, seats=9), SeatTaken(entry=1, table=1, seat=4))
    refusal = desk.refused(Substitute(entry=1, player="sub", name="Sub"))
    assert (refusal.code, refusal.rule) == ("substitute.consent", "2.13")
    desk.order(Substitute(entry=1, player="sub", name="Sub", consent=True))
    entry = desk.entry("sub")
    assert (entry.number, entry.table, entry.seat, entry.chips) == (1, 1, 4, 5000)
    assert "taken over from P1" in map(str, entry.notes)
    assert "p1" not in desk.state.of(Entrants).by_player
    assert desk.pool == 4000
    assert desk.replays()


@pytest.mark.rule("aplpt-2025", "2.13")
@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"player": "p2"}, "substitute.entered"),
        ({"person": Person(barred=("banned",))}, "entry.barred"),
        ({"in_hand": True}, "substitute.in-hand"),
    ],
)
def test_a_substitute_is_entitled_and_new(given: Any, code: str) -> None:
    desk = playing()
    order = Substitute(**{"entry": 1, "player": "sub", "name": "Sub", "consent": True, **given})
    assert desk.refused(order).code == code


@pytest.mark.rule("aplpt-2025", "7.4.2")
def test_during_the_event_a_substitute_is_named_in_person() -> None:
    desk = playing()
    away = Substitute(entry=1, player="sub", name="Sub", consent=True, in_person=False)
    refusal = desk.refused(away)
    assert (refusal.code, refusal.rule) == ("substitute.in-person", "7.4.2")
    desk.order(Substitute(entry=1, player="sub", name="Sub", consent=True))
    assert desk.entry("sub").number == 1


# Rebuys and add-ons


@pytest.mark.rule("aplpt-2025", "3.9.1")
def test_a_rebuy_is_open_below_the_set_stack_and_gives_a_starting_stack() -> None:
    desk = playing(**REBUYS)
    refusal = desk.refused(Rebuy(entry=1, stack=3000))
    assert (refusal.code, refusal.rule, refusal.limits["max"]) == ("rebuy.stack", "3.9.1", 2999)
    desk.order(Rebuy(entry=1, stack=2999))
    assert desk.entry("p1").chips == 7999
    assert desk.pool == 6 * 2000
    assert found(**{**REBUYS, "rebuy": Offer(chips=4000)}) == {"setup.rebuy-stack": "3.9.1"}


@pytest.mark.rule("aplpt-2025", "3.9.2")
def test_rebuys_end_with_their_period() -> None:
    desk = playing(**REBUYS)
    desk.on_break(1)
    refusal = desk.refused(Rebuy(entry=1, stack=0))
    assert (refusal.code, refusal.rule) == ("rebuy.period", "3.9.2")
    assert found(**{**REBUYS, "rebuy_levels": 0}) == {"setup.rebuy-period": "3.9.2"}


@pytest.mark.rule("aplpt-2025", "3.9.3")
def test_rebuys_and_add_ons_end_with_their_number() -> None:
    desk = playing(**REBUYS)
    desk.order(Rebuy(entry=1, stack=0))
    desk.order(Rebuy(entry=1, stack=0))
    refusal = desk.refused(Rebuy(entry=1, stack=0))
    assert (refusal.code, refusal.rule, refusal.limits["most"]) == ("rebuy.limit", "3.9.3", 2)
    desk.on_break(1)
    desk.order(AddOn(entry=1))
    assert (desk.refused(AddOn(entry=1)).code, desk.refused(AddOn(entry=1)).rule) == ("add-on.limit", "3.9.3")


@pytest.mark.rule("aplpt-2025", "3.9.4")
def test_add_ons_are_sold_to_everybody_when_the_rebuys_end() -> None:
    desk = playing(**REBUYS)
    refusal = desk.refused(AddOn(entry=1))
    assert (refusal.code, refusal.rule) == ("add-on.time", "3.9.4")
    desk.on_break(1)
    desk.order(AddOn(entry=1, stack=40_000))
    assert desk.entry("p1").chips == 45_000
    desk.level(3)
    assert desk.refused(AddOn(entry=2)).code == "add-on.time"


@pytest.mark.rule("aplpt-2025", "3.9.4")
def test_add_ons_wait_for_the_break_after_the_rebuy_period() -> None:
    desk = playing(**{**REBUYS, "rebuy_levels": 4, "add_on_break": 1})
    desk.on_break(1)
    refusal = desk.refused(AddOn(entry=1))
    assert (refusal.code, refusal.limits["on_break"]) == ("add-on.time", 2)
    desk.on_break(2)
    desk.order(AddOn(entry=1, stack=100))
    assert desk.entry("p1").chips == 5100


@pytest.mark.rule("aplpt-2025", "3.9.5")
def test_a_busted_player_rebuys_before_the_next_hand() -> None:
    desk = playing(**REBUYS)
    refusal = desk.refused(Rebuy(entry=1, stack=0, next_hand_begun=True))
    assert (refusal.code, refusal.rule) == ("rebuy.missed", "3.9.5")


# Re-entries


@pytest.mark.rule("aplpt-2025", "3.9.6")
@pytest.mark.rule("aplpt-2025", "3.9.6(d)")
@pytest.mark.rule("aplpt-2025", "3.9.6(e)")
def test_a_re_entry_is_a_new_entry_at_full_price_with_a_standard_stack() -> None:
    desk = playing(**RE_ENTRY)
    desk.bust("p1")
    happened = desk.order(ReEnter(player="p1"))
    entry = notes(happened, Registered)
    assert (entry.entry, entry.kind, entry.chips) == (6, "re-entry", 5000)
    assert desk.pool == 6 * 2000
    assert desk.state.of(Ledger).by_purpose["house"] == 6 * 500
    assert outstanding(desk.state, 6) == ("valid-id",)  # all duties of an entrant
    assert len(desk.state.of(Entrants).by_player) == 5
    cheaper = Offer(chips=5000, fees=(Fee(name="prizes", amount=1000),))
    assert found(**{**RE_ENTRY, "re_entry": cheaper}) == {"setup.re-entry-price": "3.9.6(e)"}


@pytest.mark.rule("aplpt-2025", "3.9.6(a)")
@pytest.mark.parametrize("changes", [{}, REBUYS], ids=["freezeout", "rebuy event"])
def test_only_an_event_listed_so_has_re_entries(changes: dict[str, Any]) -> None:
    desk = playing(**changes)
    refusal = desk.refused(ReEnter(player="p1", give_up=True, director_told=True))
    assert (refusal.code, refusal.rule) == ("re-entry.not-listed", "3.9.6(a)")


@pytest.mark.rule("aplpt-2025", "4.1")
def test_whoever_is_out_with_no_chance_left_stays_out() -> None:
    desk = playing()
    desk.bust("p1")
    refusal = desk.refused(ReEnter(player="p1"))
    assert (refusal.code, refusal.rule) == ("re-entry.not-listed", "4.1")
    assert desk.refused(Register(player="p1", name="P1")).code == "entry.had-one"


@pytest.mark.rule("aplpt-2025", "3.9.6(b)")
def test_the_event_says_how_often() -> None:
    desk = playing(**RE_ENTRY)
    desk.bust("p1")
    desk.order(ReEnter(player="p1"))
    desk.bust("p1")
    refusal = desk.refused(ReEnter(player="p1"))
    assert (refusal.code, refusal.rule, refusal.limits["most"]) == ("re-entry.limit", "3.9.6(b)", 1)
    assert re_entries(desk.state, "p1") == 1


@pytest.mark.rule("aplpt-2025", "3.9.6(c)")
def test_re_entry_ends_with_late_registration() -> None:
    desk = playing(**RE_ENTRY)
    desk.bust("p1")
    desk.level(3)
    refusal = desk.refused(ReEnter(player="p1"))
    assert (refusal.code, refusal.rule) == ("entry.closed", "3.9.6(c)")
    assert not registration(desk.state, desk.at).open


@pytest.mark.rule("aplpt-2025", "3.9.6(f)")
def test_within_the_period_it_does_not_matter_when_somebody_went_out() -> None:
    desk = playing(**RE_ENTRY)
    desk.bust("p1")
    desk.level(2)
    again = notes(desk.order(ReEnter(player="p1", person=Person(shown=("valid-id",)))), ReEntered)
    assert "3.9.6(f)" in again.cites
    assert outstanding(desk.state, again.entry) == ()


@pytest.mark.rule("aplpt-2025", "3.9.6(h)")
def test_somebody_with_chips_does_not_re_enter() -> None:
    desk = playing(**RE_ENTRY)
    refusal = desk.refused(ReEnter(player="p1"))
    assert (refusal.code, refusal.rule) == ("re-entry.has-chips", "3.9.6(h)")


@pytest.mark.rule("aplpt-2025", "2.14")
@pytest.mark.rule("aplpt-2025", "3.9.6(i)")
def test_a_stack_may_be_given_up_if_the_director_was_told() -> None:
    desk = playing(**RE_ENTRY)
    refusal = desk.refused(ReEnter(player="p1", give_up=True, stack=1200))
    assert (refusal.code, refusal.rule) == ("re-entry.not-told", "2.14")
    desk.order(ReEnter(player="p1", give_up=True, stack=1200, director_told=True))
    assert desk.in_play == 5 * 5000 - 1200 + 5000
    assert desk.state.of(Entrants).left == 5


# Decisions of the director


@pytest.mark.rule("aplpt-2025", "3.6")
def test_the_director_decides_on_further_sessions() -> None:
    table = Table(policy(BOOK))
    offered = guide(table, "second-session")
    assert [one.option for one in offered.director] == [
        "no further session", "repechage", "catch-up session", "secondary round",
    ]  # fmt: skip
    kept = decide(table, "second-session", "repechage", reason="many asked", person="Director")
    assert [str(cite) for cite in kept.cites] == ["3.6"]
