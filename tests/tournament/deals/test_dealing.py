"""Deals in an event: proposed before the director, agreed by everybody, approved; money is never lost, points never touched."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardspeak.tournament.core import Context
from cardspeak.tournament.deals import methods
from cardspeak.tournament.deals.dealing import (
    AgreeDeal,
    ApproveDeal,
    Permits,
    ProposeDeal,
    RefuseDeal,
    VoidDeal,
    reckoning,
    to_vouch_for,
)
from cardspeak.tournament.deals.sheet import reported_deals, sheet
from cardspeak.tournament.deals.standing import Deals, stage_of
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.happenings import Won
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.log import Event, derive
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.prizes.standing import Prizes, prize_of
from cardspeak.tournament.setup import Fee, Offer
from tests.tournament.prizes.kit import NOW, announced, event, happen, order, out, refused, stacks

OPEN = Permits(law=True, venue=True, present=True, allowed=True)
BUY_IN = Offer(chips=30_000, fees=(Fee(name="pool", amount=5_625),))
CHIPS = {5: 100_000, 6: 70_000, 7: 50_000, 8: 20_000}


def final(book: str = "apl-au-2025", **other: Any) -> Event:
    """Eight entries, four left, 200, 120, 80 and 50 to be won."""
    made = event(8, book, payout_unit=1, buy_in=BUY_IN, **other)
    announced(made, (20_000, 12_000, 8_000, 5_000))
    out(made, 1, 2, 3, 4)
    stacks(made, CHIPS)
    return made


def proposed(made: Event, method: str = "icm", **other: Any) -> dict[int, int]:
    """Propose a deal; the shares by entry."""
    *_, done = order(made, ProposeDeal(method=method, permits=OPEN, **other))  # type: ignore[arg-type]
    return {one.entry: one.share for one in done.shares}  # type: ignore[attr-defined]


def dealt(made: Event, method: str = "icm", **other: Any) -> None:
    """A deal from the proposal to the approval."""
    proposed(made, method, **other)
    number = len(made.state.of(Deals).all)
    order(made, AgreeDeal(deal=number, entries=(5, 6, 7, 8)))
    order(made, ApproveDeal(deal=number))


@pytest.mark.parametrize(
    ("method", "shares"),
    [
        ("icm", [14_084, 12_380, 10_896, 7_640]),
        ("floored-chip-chop", [15_417, 12_292, 10_208, 7_083]),
        ("chip-chop", [18_750, 13_125, 9_375, 3_750]),
        ("even", [11_250, 11_250, 11_250, 11_250]),
        ("position", [20_000, 12_000, 8_000, 5_000]),
    ],
)
def test_everybody_left_gets_a_share_of_the_prizes_left(method: str, shares: list[int]) -> None:
    assert list(proposed(final(), method).values()) == shares


@pytest.mark.parametrize("method", ["icm", "half-icm", "edge"])
@pytest.mark.parametrize("told", [None, {5: 90_000, 6: 80_000, 7: 50_000, 8: 20_000}])
def test_what_was_reckoned_ahead_is_not_reckoned_again(
    method: Any, told: dict[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, plain = final(), ProposeDeal(method=method, chips=told, for_winner=1_000, permits=OPEN)
    methods._expected_lately.cache_clear()
    reckoning(made.state, plain)()
    monkeypatch.setattr(methods, "icm", lambda *_: pytest.fail("the clock would have stood still"))
    assert sum(proposed(made, method, chips=told, for_winner=1_000).values()) == 44_000


@pytest.mark.parametrize("wrong", [{"chips": {5: 1}}, {"for_winner": 10**9}, {"method": "custom"}])
def test_to_reckon_ahead_refuses_nothing_the_decision_does(wrong: dict[str, Any]) -> None:
    asked = ProposeDeal(**{"method": "icm", "permits": OPEN, **wrong})
    made = final()
    reckoning(made.state, asked)()
    reckoning(event(3, "apl-au-2025").state, asked)()  # nothing was announced there
    assert refused(made, asked).code.startswith("deal.")


def test_prizes_are_paid_by_the_deal_and_places_stay_as_played() -> None:
    made = final()
    dealt(made)
    out(made, 8, 5, 6)
    happen(made, [Won(entry=7)])
    assert {entry: place for entry, place in places(made.state).items() if entry > 4} == {8: 4, 5: 3, 6: 2, 7: 1}
    won = {entry: prize_of(made.state, entry, places(made.state)) for entry in CHIPS}
    assert won == {5: 14_084, 6: 12_380, 7: 10_896, 8: 7_640}
    for entry in CHIPS:
        order(made, PayPrize(entry=entry))
    assert sum(one.amount for one in made.state.of(Prizes).paid.values()) == 45_000


def test_shares_may_be_paid_at_once_where_nothing_is_left_to_play_for() -> None:
    made = final()
    dealt(made)
    assert order(made, PayPrize(entry=5))[0].amount == 14_084  # type: ignore[attr-defined]


def test_what_is_left_for_the_winner_is_played_for() -> None:
    made = final()
    dealt(made, "chip-chop", for_winner=3_000)
    assert refused(made, PayPrize(entry=5)).code == "prize.no-place"
    out(made, 8, 5, 6)
    happen(made, [Won(entry=7)])
    won = {entry: prize_of(made.state, entry, places(made.state)) for entry in CHIPS}
    assert won == {5: 17_500, 6: 12_250, 7: 8_750 + 3_000, 8: 3_500}
    assert sum(won.values()) == 45_000


@pytest.mark.rule("apl-au-2025", "D-V-k-p3")
def test_it_counts_only_once_all_agree() -> None:
    made = final()
    proposed(made)
    order(made, AgreeDeal(deal=1, entries=(5, 6, 7)))
    waiting = refused(made, ApproveDeal(deal=1))
    assert (waiting.limits, waiting.rule) == ({"waiting": [8]}, "D-V-k")
    order(made, AgreeDeal(deal=1, entries=(8,)))
    assert refused(made, ApproveDeal(deal=1), by="").field == "by"
    order(made, ApproveDeal(deal=1))
    assert made.state.of(Deals).all[1].stage == "approved"


@pytest.mark.rule("apl-au-2025", "D-V-k-p3")
def test_one_objection_ends_it() -> None:
    made = final()
    proposed(made)
    order(made, AgreeDeal(deal=1, entries=(5, 6, 7)))
    (done,) = order(made, RefuseDeal(deal=1, entry=8))
    assert "D-V-k" in done.cites  # type: ignore[attr-defined]
    assert refused(made, AgreeDeal(deal=1, entries=(8,))).code == "deal.stage"
    assert prize_of(made.state, 5, {5: 1}) == 20_000
    assert proposed(made, "even")[8] == 11_250


def test_a_house_may_let_the_majority_agree() -> None:
    made = final(house={"deals.agreed_by": "majority"})
    proposed(made)
    order(made, AgreeDeal(deal=1, entries=(5, 6)))
    assert refused(made, RefuseDeal(deal=1, entry=8)).code == "deal.majority"
    order(made, AgreeDeal(deal=1, entries=(7,)))
    order(made, ApproveDeal(deal=1))


@pytest.mark.rule("apl-au-2025", "D-V-k-p3")
def test_nobody_is_left_out_and_the_sum_is_right() -> None:
    made = final()
    for shares, code in (
        ({5: 20_000, 6: 15_000, 7: 10_000}, "deal.left-out"),
        ({5: 20_000, 6: 15_000, 7: 5_000, 8: 5_000, 9: 0}, "deal.left-out"),
        ({5: 20_000, 6: 15_000, 7: 5_000, 8: 4_999}, "deal.sum"),
    ):
        assert refused(made, ProposeDeal(method="custom", shares=shares, permits=OPEN)).code == code
    left_out = refused(made, ProposeDeal(method="custom", shares={5: 45_000}, permits=OPEN))
    assert left_out.rule == "D-V-k"
    assert proposed(made, "custom", shares={5: 20_000, 6: 15_000, 7: 5_000, 8: 5_000})[6] == 15_000


def test_odd_shares_are_marked() -> None:
    made = final()
    proposed(made, "chip-chop")
    shares = made.state.of(Deals).deal(1).terms.shares
    assert [share.odd for share in shares] == ["", "", "", "below"]


@pytest.mark.rule("apl-au-2025", "D-V-c")
@pytest.mark.rule("apl-au-2025", "D-XI-b")
def test_points_are_no_part_of_a_deal() -> None:
    made = final()
    proposed(made)
    signed = sheet(made.state, 1)
    assert {"D-V-c", "D-XI-b"} <= set(signed.cites)
    assert signed.places_stay
    written = msgspec.json.encode({"method": "even", "points": {5: 10}})
    with pytest.raises(msgspec.ValidationError, match="points"):
        msgspec.json.decode(written, type=ProposeDeal)


@pytest.mark.rule("apl-au-2025", "D-V-k-p2")
def test_the_sheet_lists_everybody_with_what_is_agreed() -> None:
    made = final()
    proposed(made, for_winner=1_000)
    order(made, AgreeDeal(deal=1, entries=(6,)))
    signed = sheet(made.state, 1)
    assert (signed.stage, signed.total, signed.for_winner) == ("proposed", 45_000, 1_000)
    assert [(line.entry, line.chips, line.by_position, line.agreed) for line in signed.lines] == [
        (5, 100_000, 20_000, False), (6, 70_000, 12_000, True), (7, 50_000, 8_000, False), (8, 20_000, 5_000, False),
    ]  # fmt: skip
    assert "D-V-k" in signed.cites


@pytest.mark.rule("apl-au-2025", "D-V-k")
def test_a_report_tells_what_was_announced_and_what_was_agreed() -> None:
    made = final()
    assert reported_deals(made.state) == ()
    proposed(made)
    assert reported_deals(made.state) == ()  # nothing is agreed
    dealt(made, "even")
    out(made, 8, 5)
    (told,) = reported_deals(made.state)
    assert {one.entry: one.agreed for one in told.shares} == dict.fromkeys(CHIPS, 11_250)
    assert {one.entry: one.announced for one in told.shares} == {5: 8_000, 6: None, 7: None, 8: 5_000}
    assert told.cites == ("D-V-k",)


@pytest.mark.rule("apl-au-2025", "D-V-k-p4")
def test_a_deal_that_was_forced_is_void_and_the_payouts_are_in_force_again() -> None:
    made = final()
    dealt(made)
    bad = refused(made, VoidDeal(deal=1, ground="unlucky", why="he lost"))
    assert bad.limits == {"of": ["coercion", "left-out", "unknown-to-director"]}
    assert refused(made, VoidDeal(deal=1, ground="coercion", why="")).field == "why"
    (done,) = order(made, VoidDeal(deal=1, ground="coercion", why="Player 5 threatened Player 8"))
    assert "D-V-k" in done.cites  # type: ignore[attr-defined]
    assert prize_of(made.state, 5, {5: 1}) == 20_000
    (told,) = reported_deals(made.state)
    assert (told.stage, told.why) == ("void", "Player 5 threatened Player 8")
    dealt(made, "even")


def test_a_deal_that_was_paid_is_not_made_void() -> None:
    made = final()
    dealt(made)
    order(made, PayPrize(entry=5))
    assert refused(made, VoidDeal(deal=1, ground="coercion", why="late")).code == "deal.paid"


def test_a_deal_for_others_than_are_left_is_proposed_anew() -> None:
    made = final()
    proposed(made)
    order(made, AgreeDeal(deal=1, entries=(5, 6, 7, 8)))
    out(made, 8)
    assert refused(made, ApproveDeal(deal=1)).code == "deal.others"


@pytest.mark.parametrize(
    ("bad", "field"),
    [
        (ProposeDeal(method="icm", permits=OPEN, chips={5: 1, 6: 1, 7: 1}), "chips"),
        (ProposeDeal(method="icm", permits=OPEN, chips={5: 1, 6: 1, 7: 1, 8: 0}), "stacks"),
        (ProposeDeal(method="icm", permits=OPEN, for_winner=20_001), "for_winner"),
        (AgreeDeal(deal=2, entries=(5,)), "deal"),
        (AgreeDeal(deal=1, entries=(4,)), "entries"),
        (AgreeDeal(deal=1, entries=()), "entries"),
        (RefuseDeal(deal=1, entry=4), "entry"),
        (ApproveDeal(deal=9), "deal"),
    ],
    ids=str,
)
def test_bad_input_is_refused_and_nothing_changes(bad: Any, field: str) -> None:
    made = final()
    proposed(made)
    assert refused(made, bad).field == field


def test_no_second_deal_and_none_without_prizes_or_players() -> None:
    made = final()
    dealt(made)
    assert refused(made, ProposeDeal(method="even", permits=OPEN)).code == "deal.settled"
    assert refused(event(4), ProposeDeal(method="even", permits=OPEN)).code == "payouts.none"
    alone = event(2)
    announced(alone)
    out(alone, 1)
    assert refused(alone, ProposeDeal(method="even", permits=OPEN)).code == "deal.nobody"


def test_fewer_prizes_than_players_are_dealt_too() -> None:
    made = event(8, payout_unit=1)
    announced(made, (50_000, 30_000))
    stacks(made, {entry: 1_000 * entry for entry in range(1, 9)})
    found = refused(made, ProposeDeal(method="icm", permits=OPEN))  # 36,000 of 80,000: nobody has counted
    assert (found.code, found.field, found.limits["sum"]) == ("deal.account", "chips", 80_000)
    counts = {entry: 1_000 * entry for entry in range(1, 8)} | {8: 52_000}
    found = refused(made, ProposeDeal(method="chip-chop", chips=counts | {1: 1_025}, permits=OPEN))
    assert (found.code, found.field) == ("deal.account", "why_off")
    order(made, ProposeDeal(method="icm", chips=counts | {1: 1_025}, permits=OPEN, why_off="one chip too many"))
    order(made, ProposeDeal(method="even", permits=OPEN))  # no stack counts
    *_, done = order(made, ProposeDeal(method="icm", chips=counts, permits=OPEN))
    assert sum(one.share for one in done.shares) == 80_000  # type: ignore[attr-defined]


def test_stacks_counted_for_a_deal_are_known_from_then_on() -> None:
    made, counted = final(), CHIPS | {5: 90_000, 8: 30_000}
    proposed(made, "even", chips=counted | {5: 1})  # no stack counts: what nobody has added up is not taken over
    assert {entry: made.state.of(Entrants).entry(entry).chips for entry in CHIPS} == CHIPS
    *before, deal = order(made, ProposeDeal(method="icm", chips=counted, permits=OPEN))
    assert {entry: made.state.of(Entrants).entry(entry).chips for entry in CHIPS} == counted
    assert type(before[-1]).__name__ == "StacksCounted"
    assert order(made, ProposeDeal(method="icm", chips=counted, permits=OPEN))[0] == msgspec.structs.replace(
        deal, number=3
    )
    made.correct(made.strike([made.log[-2].number], Context(at=NOW), "talked over again"))
    assert derive(made.log).state.of(Entrants).entry(5).chips == CHIPS[5]  # the counts belong to the proposal


def test_striking_out_the_approval_takes_the_deal_back() -> None:
    made = final()
    dealt(made)
    order(made, PayPrize(entry=5))
    approval = next(entry.number for entry in made.log if type(entry.what).__name__ == "DealApproved")
    derived = made.strike([approval], Context(at=NOW), "a mistake")
    assert len(derived.conflicts) == 1  # the payment by it
    assert derived.state.of(Deals).all[1].stage == "agreed"
    made.correct(derived)
    assert made.state.of(Prizes).agreed == {}


def test_replaying_the_log_leads_to_the_same_state() -> None:
    made = final()
    dealt(made, for_winner=500)
    again = derive(made.log)
    assert again.conflicts == ()
    assert again.state.of(Prizes).agreed == made.state.of(Prizes).agreed
    assert again.state.of(Prizes).for_winner == 500


def test_permission_is_given_once_for_the_event() -> None:
    made = final("tda-2024")
    asks = to_vouch_for(made.state)
    assert asks
    assert refused(made, ProposeDeal(method="even")).field == asks[0]
    order(made, ProposeDeal(method="even", permits=OPEN))
    assert to_vouch_for(made.state) == ()
    order(made, ProposeDeal(method="position"))


def test_other_proposals_are_closed_once_one_is_approved_and_open_again_when_it_is_void() -> None:
    made = final()
    proposed(made, "even")
    dealt(made)
    deals = made.state.of(Deals).all
    assert [stage_of(made.state, deals[number]) for number in (1, 2)] == ["closed", "approved"]
    assert refused(made, AgreeDeal(deal=1, entries=(5,))).limits["stage"] == "closed"
    assert sheet(made.state, 1).stage == "closed"
    order(made, VoidDeal(deal=2, ground="coercion", why="Player 5 threatened Player 8"))
    assert stage_of(made.state, deals[1]) == "proposed"
    out(made, 8)
    assert stage_of(made.state, deals[1]) == "closed"
