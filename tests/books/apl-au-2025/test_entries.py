"""Entries of the league: members, ages, papers, charges, re-entries, rebuys and stamp cards."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.books.policy import policy
from cardspeak.floor.conduct.guides import notice
from cardspeak.floor.table import Table
from cardspeak.tournament.creating import findings
from cardspeak.tournament.entries.eligibility import Person, ShowPapers, outstanding
from cardspeak.tournament.entries.re_entering import ReEnter
from cardspeak.tournament.entries.rebuying import AnnounceRebuy
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.entries.stamp_cards import AnnounceCard, FillCard, SettleCard, StampCards
from cardspeak.tournament.happenings import Registered, SeatTaken, TableOpened
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.seats.seating import SeatLate
from cardspeak.tournament.setup import Fee, Offer
from cardspeak.tournament.terms import EntryTerms
from tests.tournament.entries.kit import DAY, PAY, START, TERMS, Desk, behind, notes, setup

BOOK = "apl-au-2025"
RE_ENTRY: dict[str, Any] = {"format": "re-entry", "buy_in": Offer(chips=20_000), "re_entry": Offer(chips=20_000)}


def found(terms: EntryTerms, **changes: Any) -> dict[str, str | None]:
    """What is wrong with a set-up, and by which rule."""
    return {one.code: one.rule for one in findings(setup(BOOK, **changes), terms)}


# Who may come in


@pytest.mark.rule("apl-au-2025", "C-a")
def test_only_members_are_entered() -> None:
    refusal = Desk(BOOK).refused(Register(player="guest", name="Guest", person=Person(member=False)))
    assert (refusal.code, refusal.rule) == ("entry.no-member", "C-a")


@pytest.mark.rule("apl-au-2025", "C-a")
def test_joining_costs_nothing() -> None:
    desk = Desk(BOOK)
    desk.order(Register(player="new", name="New", person=Person(member=False, joins=True, born="1990-01-01")))
    assert desk.state.of(Ledger).paid(desk.entry("new").number) == list(desk.state.setup.buy_in.fees)


@pytest.mark.rule("apl-au-2025", "C-b")
@pytest.mark.parametrize(
    ("born", "code"),
    [
        ("2009-01-15", None),  # the 18th birthday itself
        ("2009-01-16", "entry.too-young"),
        ("1980-02-30", "entry.birth-date"),
        ("2030-01-01", "entry.birth-date"),
        ("1850-01-01", "entry.birth-date"),
        (None, "entry.no-birth-date"),
    ],
)
def test_whoever_joins_is_eighteen(born: str | None, code: str | None) -> None:
    desk = Desk(BOOK)
    order = Register(player="kim", name="Kim", person=Person(member=False, joins=True, born=born))
    if code is None:
        desk.order(order)
        assert desk.entry("kim").member
    else:
        refusal = desk.refused(order)
        assert (refusal.code, refusal.rule) == (code, "C-b")


@pytest.mark.rule("apl-au-2025", "C-c")
def test_an_entry_is_unconfirmed_until_photo_and_card_were_seen() -> None:
    desk = Desk(BOOK)
    desk.register("kim")
    assert outstanding(desk.state, 1) == ("photo-id", "member-card")
    desk.order(ShowPapers(entry=1, shown=("photo-id",)))
    assert outstanding(desk.state, 1) == ("member-card",)
    desk.order(ShowPapers(entry=1, shown=("member-card",)))
    assert outstanding(desk.state, 1) == ()


@pytest.mark.rule("apl-au-2025", "C-c")
def test_the_league_lets_nobody_do_without_papers() -> None:
    desk = Desk(BOOK)
    desk.register("kim")
    assert desk.refused(ShowPapers(entry=1, waived="lost the wallet")).rule == "C-c"


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        pytest.param("winner-promotion", "C-j", marks=pytest.mark.rule("apl-au-2025", "C-j")),
        pytest.param("photographs", "C-k", marks=pytest.mark.rule("apl-au-2025", "C-k")),
    ],
)
def test_what_members_agree_to_is_shown_at_check_in(name: str, rule: str) -> None:
    told = notice(Table(policy(BOOK)), name)
    assert str(told.why) == "Shown at: check-in."
    assert [str(cite) for cite in told.cites] == [rule]


# What it may cost


@pytest.mark.rule("apl-au-2025", "C-d")
@pytest.mark.parametrize("offer", ["buy_in", "rebuy", "add_on", "re_entry"])
def test_a_freeroll_costs_nothing_in_any_form(offer: str) -> None:
    free = EntryTerms(freeroll=True, charge_lawful=True, fee_lawful=True, advertised_at=START - DAY)
    one_dollar = Offer(chips=5000, fees=(Fee(name="coin", amount=100),))
    changes: dict[str, Any] = {"buy_in": Offer(chips=5000), "rebuy_levels": 2, offer: one_dollar}
    assert found(free, **changes) == {"setup.freeroll": "C-d"}
    assert found(free, **{**changes, offer: Offer(chips=5000)}) == {}


@pytest.mark.rule("apl-au-2025", "C-e")
@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (TERMS, None),
        (EntryTerms(charge_lawful=False, fee_lawful=True, advertised_at=START - DAY), "setup.charge-unlawful"),
        (EntryTerms(charge_lawful=None, fee_lawful=True, advertised_at=START - DAY), "setup.charge-unlawful"),
        (EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=None), "setup.not-advertised"),
        (EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=START), "setup.not-advertised"),
    ],
)
def test_a_charge_is_lawful_and_advertised_before_the_event(terms: EntryTerms, code: str | None) -> None:
    assert found(terms) == ({code: "C-e"} if code else {})


@pytest.mark.rule("apl-au-2025", "D-XII-f")
@pytest.mark.parametrize("lawful", [True, False, None])
def test_a_fee_is_kept_only_where_the_state_lets_it(lawful: bool | None) -> None:
    terms = EntryTerms(charge_lawful=True, fee_lawful=lawful, advertised_at=START - DAY)
    assert found(terms) == ({} if lawful else {"setup.fee": "D-XII-f"})
    assert found(terms, buy_in=Offer(chips=5000, fees=PAY[:1])) == {}


@pytest.mark.rule("apl-au-2025", "D-XII-f")
def test_the_pool_is_the_buy_ins_less_the_fee() -> None:
    desk = Desk(BOOK)
    desk.field(4)
    assert desk.pool == 4 * 2000


# Late entries and re-entries


@pytest.mark.rule("apl-au-2025", "8-A")
def test_a_latecomer_gets_a_full_stack_whatever_the_level() -> None:
    desk = Desk(BOOK, buy_in=Offer(chips=20_000), late_levels=5)
    desk.level(5)
    assert desk.register("lee").chips == 20_000
    desk.level(6)
    refusal = desk.refused(Register(player="kim", name="Kim"))
    assert (refusal.code, refusal.rule) == ("entry.closed", "8-A")


@pytest.mark.rule("apl-au-2025", "8-A")
def test_a_re_entry_is_sold_a_full_stack_and_nothing_less() -> None:
    assert found(TERMS, **RE_ENTRY) == {}
    assert found(TERMS, **{**RE_ENTRY, "re_entry": Offer(chips=10_000)}) == {"setup.re-entry-stack": "8-A"}


@pytest.mark.rule("apl-au-2025", "8-B")
def test_chips_given_up_for_a_re_entry_leave_play() -> None:
    terms = EntryTerms(give_up_stack=True)
    desk = Desk(BOOK, terms, **RE_ENTRY)
    desk.field(25)
    desk.start()
    assert desk.in_play == 500_000
    desk.order(ReEnter(player="p1", give_up=True, stack=3500))
    assert desk.in_play == 516_500
    assert desk.entry("p1").chips == 20_000
    assert desk.replays()


@pytest.mark.rule("apl-au-2025", "8-B")
@pytest.mark.parametrize(
    ("terms", "given", "code"),
    [
        (EntryTerms(give_up_stack=False), {"give_up": True}, "re-entry.has-chips"),
        (EntryTerms(give_up_stack=True), {}, "re-entry.has-chips"),
        (EntryTerms(give_up_stack=True), {"give_up": True, "in_hand": True}, "re-entry.in-hand"),
    ],
)
def test_a_stack_is_given_up_only_where_the_event_allows_it(terms: EntryTerms, given: Any, code: str) -> None:
    desk = Desk(BOOK, terms, **RE_ENTRY)
    desk.field(2)
    desk.start()
    refusal = desk.refused(ReEnter(player="p1", stack=3500, **given))
    assert (refusal.code, refusal.rule) == (code, "8-B")


@pytest.mark.rule("apl-au-2025", "27/re-entry")
def test_a_re_entry_is_taken_at_any_time_of_the_period_and_draws_a_new_seat() -> None:
    desk = Desk(BOOK, **RE_ENTRY)
    desk.field(3)
    desk.level(1)
    desk.bust("p2")
    desk.level(2)  # many hands later
    entry = notes(desk.order(ReEnter(player="p2")), Registered)
    assert (entry.kind, entry.chips) == ("re-entry", 20_000)
    desk.take(TableOpened(table=1, seats=9))
    drawn = notes(desk.order(SeatLate(entry=entry.entry)), SeatTaken)
    assert (drawn.table, drawn.entry) == (1, 4)
    assert "8-A" in drawn.cites or "27" in drawn.cites
    desk.bust("p2")
    desk.level(3)
    assert desk.refused(ReEnter(player="p2")).code == "entry.closed"


# Rebuys and stamp cards


@pytest.mark.rule("apl-au-2025", "27")
@pytest.mark.parametrize(("hand_begun", "stack"), [(False, 10_500), (True, 500)])
def test_a_rebuy_declared_before_the_hand_plays_behind(hand_begun: bool, stack: int) -> None:
    offer = Offer(chips=10_000)
    desk = Desk(BOOK, format="rebuy", buy_in=Offer(chips=10_000), rebuy=offer, rebuy_levels=4)
    desk.field(2)
    desk.start()
    order = AnnounceRebuy(entry=1, stack=500, hand_begun=hand_begun)
    if hand_begun:
        assert desk.refused(order).rule == "27"
    else:
        desk.order(order)
        assert desk.entry("p1").chips == stack


def with_a_card(value: int | None = 5000) -> Desk:
    desk = Desk(BOOK, stamp_cards=True)
    desk.field(2)
    desk.start()
    desk.order(FillCard(card="S1", player="p1", value=value))
    return desk


@pytest.mark.rule("apl-au-2025", "27/stamp-card")
def test_a_stamp_card_announced_before_the_deal_plays_behind() -> None:
    desk = with_a_card()
    desk.order(AnnounceCard(entry=1, card="S1", stack=1200, hand_begun=True))
    assert behind(desk.state, 1) == 5000


@pytest.mark.rule("apl-au-2025", "27/stamp-card")
def test_after_the_deal_the_card_counts_from_the_next_hand() -> None:
    desk = with_a_card()
    refusal = desk.refused(AnnounceCard(entry=1, card="S1", stack=1200, cards_dealt=True))
    assert (refusal.code, refusal.rule) == ("card.late", "27")
    assert behind(desk.state, 1) == 0


@pytest.mark.rule("apl-au-2025", "27/stamp-card")
def test_a_card_that_was_not_needed_is_kept() -> None:
    desk = with_a_card()
    desk.order(AnnounceCard(entry=1, card="S1", stack=1200))
    desk.order(SettleCard(entry=1, needed=False, stack=1500))
    assert not desk.state.of(StampCards).full["S1"].spent
    desk.order(AnnounceCard(entry=1, card="S1", stack=1500))
    desk.order(SettleCard(entry=1, needed=True, stack=6000))
    assert desk.state.of(StampCards).full["S1"].spent
    assert (desk.entry("p1").chips, desk.in_play) == (6000, 15_000)


@pytest.mark.rule("apl-au-2025", "27/stamp-card")
def test_a_card_needs_a_value_and_its_owner() -> None:
    desk = with_a_card()
    assert desk.refused(FillCard(card="S2", player="p1")).code == "card.worthless"
    assert desk.refused(AnnounceCard(entry=2, card="S1", stack=100)).code == "card.not-own"
