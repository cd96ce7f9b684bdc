"""Paying: what a place has won, once, in parts that make it up; prizes besides the money; events stopped early."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cardspeak.tournament.autoplay.hands import DealHand
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.busts.reporting import DeclareWinner
from cardspeak.tournament.core import Order
from cardspeak.tournament.deals.methods import divide
from cardspeak.tournament.deals.stopping import StopEvent
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.entries.window import CloseRegistration
from cardspeak.tournament.finishing.happenings import Busted, Won
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.finishing.places import places as places_of
from cardspeak.tournament.finishing.ranking import Out, Ways
from cardspeak.tournament.log import Event
from cardspeak.tournament.presence.record import PenaltyRecord
from cardspeak.tournament.prizes.announcing import ReannouncePayouts
from cardspeak.tournament.prizes.offering import GivePrize, OfferPrize
from cardspeak.tournament.prizes.paying import PayPrize, owed
from cardspeak.tournament.prizes.standing import PrizePaid, Prizes, prize_of
from cardspeak.tournament.seats.button import HandOver
from tests.tournament.prizes.kit import announced, event, happen, order, out, refused


def test_each_place_is_paid_once_and_the_pool_goes_out() -> None:
    made = event(9)
    announced(made)
    out(made, *range(1, 9))
    happen(made, [Won(entry=9)])
    assert owed(made.state) == [7, 8, 9]
    paid = [order(made, PayPrize(entry=entry))[0] for entry in (7, 8, 9)]
    assert [one.amount for one in paid if isinstance(one, PrizePaid)] == [18_000, 27_000, 45_000]
    assert refused(made, PayPrize(entry=9)).code == "prize.paid"
    assert owed(made.state) == []


def test_nothing_is_paid_without_a_place_or_outside_the_money() -> None:
    made = event(9)
    announced(made)
    out(made, 1)
    assert refused(made, PayPrize(entry=2)).code == "prize.no-place"
    assert refused(made, PayPrize(entry=1)).code == "prize.none"
    assert refused(made, PayPrize(entry=77)).code == "entry.unknown"
    assert refused(event(9), PayPrize(entry=1)).field == "entry"


def test_a_forfeited_prize_is_not_paid() -> None:
    made = event(4, payout="card")
    announced(made)
    out(made, 1, 2)
    assert owed(made.state) == [2]
    made.state.of(PenaltyRecord).forfeits_prize.add(2)
    assert refused(made, PayPrize(entry=2)).code == "prize.forfeited"
    assert owed(made.state) == []


def test_equals_share_and_the_pool_still_adds_up() -> None:
    made = event(5, "apl-au-2025", payout="own", own_payout=(4000, 2500, 1500, 1200, 800))
    announced(made)
    out(made, 1, 2, together=True)
    assert [order(made, PayPrize(entry=entry))[0].amount for entry in (1, 2)] == [5_000, 5_000]  # type: ignore[attr-defined]
    assert prize_of(made.state, 3, places_of(made.state)) == 0


@pytest.mark.rule("apl-2007", "28-b")
@pytest.mark.parametrize("book", ["apl-2007", "tda-2024"])
def test_a_book_that_is_silent_on_equals_leaves_their_prizes_to_the_director(book: str) -> None:
    made = event(4, book, payout="card")
    announced(made)
    out(made, 1, 2, together=True)
    asked = refused(made, PayPrize(entry=1))
    assert asked.options == ["shared"]
    assert asked.question is not None
    assert "apl-au-2025" in [one.book for one in asked.question.others]
    assert refused(made, PayPrize(entry=1, amount=8_001)).limits == {"min": 0, "max": 8_000}
    order(made, PayPrize(entry=1, amount=5_000))
    assert refused(made, PayPrize(entry=2, amount=3_001)).limits == {"min": 0, "max": 3_000}
    assert order(made, PayPrize(entry=2, amount=3_000))[0].amount == 3_000  # type: ignore[attr-defined]


def test_the_director_names_no_amount_where_nobody_shares() -> None:
    made = event(4, payout="card")
    announced(made)
    out(made, 1, 2)
    assert refused(made, PayPrize(entry=2, amount=9_000)).limits == {"of": [8_000]}


# Prizes besides the money


def test_a_further_prize_goes_to_its_place() -> None:
    made = event(4, payout="card")
    announced(made)
    order(made, OfferPrize(place=3, what="A trophy", form="goods", value=5_000))
    out(made, 1, 2)
    assert refused(made, GivePrize(number=1, entry=1)).limits == {"of": [2]}
    assert refused(made, GivePrize(number=2, entry=2)).code == "prize.unknown"
    order(made, GivePrize(number=1, entry=2))
    assert made.state.of(Prizes).given == {1: 2}
    assert refused(made, GivePrize(number=1, entry=2)).code == "prize.unknown"


@pytest.mark.rule("apl-au-2025", "D-V-i")
@pytest.mark.rule("888pl", "6-32")
@pytest.mark.parametrize("book", ["apl-au-2025", "888pl"])
def test_the_best_hand_of_equals_takes_what_cannot_be_divided(book: str) -> None:
    made = event(9, book, state="NSW")
    announced(made)
    order(made, OfferPrize(place=8, what="A cap", form="goods"))
    outs = (Out(entry=1, table=1, stack=2_400, strength=9), Out(entry=2, table=1, stack=2_400, strength=13))
    happen(made, [Busted(outs=outs, ways=Ways(equal_stacks="equal-place"))])
    assert refused(made, GivePrize(number=1, entry=1)).limits == {"of": [2]}
    assert "D-V-i" in (cites := order(made, GivePrize(number=1, entry=2))[0].cites) or "6-32" in cites  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "bad", [OfferPrize(place=0, what="x", form="goods"), OfferPrize(place=1, what=" ", form="goods")]
)
def test_a_further_prize_has_a_place_and_a_name(bad: OfferPrize) -> None:
    assert refused(event(4), bad).code == "prize.bad"


def test_a_further_prize_is_worth_nothing_at_the_least() -> None:
    assert refused(event(4), OfferPrize(place=1, what="x", form="goods", value=-1)).code == "limit.least"


# Stopped early

CHIPS = {3: 30_000, 4: 15_000, 5: 5_000}


def stopped_event(book: str = "apl-au-2025", **other: Any) -> Event:
    """Five entries, two of them out, three paid."""
    made = event(5, book, payout="own", own_payout=(5000, 3000, 2000), **other)
    announced(made)
    out(made, 1, 2)
    return made


@pytest.mark.rule("apl-au-2025", "D-V-g")
def test_those_left_are_ranked_by_chips_above_everybody_who_is_out() -> None:
    made = stopped_event()
    stop = StopEvent(why="power cut", chips=CHIPS, hand="bets-returned", money="by-place")
    (done,) = order(made, stop)
    assert places(made.state) == {1: 5, 2: 4, 3: 1, 4: 2, 5: 3}
    assert done.won == {1: 0, 2: 0, 3: 25_000, 4: 15_000, 5: 10_000}  # type: ignore[attr-defined]
    assert "D-V-g" in done.cites  # type: ignore[attr-defined]
    assert order(made, PayPrize(entry=4))[0].amount == 15_000  # type: ignore[attr-defined]
    assert refused(made, stop).code == "event.stopped"
    assert [made.state.of(Entrants).entry(entry).chips for entry in (3, 4, 5)] == [30_000, 15_000, 5_000]


@pytest.mark.rule("apl-au-2025", "D-V-g")
@pytest.mark.parametrize(
    "later",
    [
        BustOut(out=(Eliminated(entry=3),)), HandOver(table=1), DealHand(table=1), DeclareWinner(),
        CloseRegistration(closed=False), ReannouncePayouts(why="x"), Register(player="n", name="N"),
    ],
    ids=lambda later: type(later).__name__,
)  # fmt: skip
def test_nobody_plays_on_in_an_event_that_was_stopped(later: Order) -> None:
    made = stopped_event()
    order(made, StopEvent(why="power cut", chips=CHIPS, hand="none", money="even"))
    assert refused(made, later).code == "event.stopped"


def test_an_event_that_was_won_is_not_stopped_any_more() -> None:
    made = stopped_event()
    out(made, 5, 4)
    order(made, DeclareWinner())
    stop = StopEvent(why="flood", chips={3: 50_000}, hand="none", money="even")
    assert refused(made, stop).code == "event.won"
    assert places(made.state)[3] == 1
    assert order(made, PayPrize(entry=3))[0].amount == 25_000  # type: ignore[attr-defined]


def test_counts_that_are_not_the_chips_in_play_need_a_word_of_the_director() -> None:
    made = stopped_event()
    counts = CHIPS | {5: 5_025}
    (done,) = order(made, StopEvent(why="flood", chips=counts, hand="none", money="even", why_off="a chip too many"))
    assert done.chips == counts  # type: ignore[attr-defined]


@pytest.mark.rule("apl-au-2025", "D-V-g")
@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"chips": {3: 20_000, 4: 15_000}}, "chips"),
        ({"chips": CHIPS | {1: 5}}, "chips"),
        ({"chips": CHIPS | {5: 0}}, "chips"),
        ({"hand": ""}, "hand"),
        ({"money": ""}, "money"),
        ({"why": ""}, "why"),
        ({"chips": {3: 30_000, 4: 15_000, 5: 5_001}}, "why_off"),
        ({"chips": {3: 20_000, 4: 20_000, 5: 10_000}}, "equals"),
        ({"chips": {3: 20_000, 4: 20_000, 5: 10_000}, "equals": (3,)}, "equals"),
    ],
    ids=str,
)
def test_what_no_book_says_is_asked_of_the_director(change: dict[str, object], field: str) -> None:
    made = stopped_event()
    terms: dict[str, object] = {"why": "power cut", "chips": CHIPS, "hand": "finished", "money": "icm"}
    found = refused(made, StopEvent(**(terms | change)))  # type: ignore[arg-type]
    assert found.field == field
    assert found.rule in (None, "D-V-g")


@pytest.mark.parametrize(
    ("equals", "places"),
    [("equal-place", {3: 1, 4: 1, 5: 3}), ((4, 3), {4: 1, 3: 2, 5: 3}), ((3, 4), {3: 1, 4: 2, 5: 3})],
)
def test_equal_counts_are_placed_as_the_director_says(equals: object, places: dict[int, int]) -> None:
    made = stopped_event()
    counts = {3: 20_000, 4: 20_000, 5: 10_000}
    (done,) = order(made, StopEvent(why="fire", chips=counts, hand="none", money="by-place", equals=equals))  # type: ignore[arg-type]
    assert done.places == places  # type: ignore[attr-defined]
    assert sum(done.won.values()) == 50_000  # type: ignore[attr-defined]


@pytest.mark.parametrize("money", ["icm", "chip-chop", "even"])
def test_the_money_goes_as_the_director_says(money: str) -> None:
    for chips in permutations(CHIPS.values()):
        made = stopped_event()
        counts = dict(zip((3, 4, 5), chips, strict=True))
        (done,) = order(made, StopEvent(why="fire", chips=counts, hand="none", money=money))  # type: ignore[arg-type]
        won = done.won  # type: ignore[attr-defined]
        expected = divide(money, sorted(chips, reverse=True), [25_000, 15_000, 10_000])
        assert [won[entry] for entry in sorted(counts, key=lambda one: -counts[one])] == list(expected)


@pytest.mark.rule("888pl", "6-35")
def test_an_event_that_is_played_to_the_end_stops_only_by_a_decision_of_the_management() -> None:
    made = stopped_event("888pl", state="NSW")
    stop = StopEvent(why="flood", chips=CHIPS, hand="none", money="even")
    found = refused(made, stop)
    assert (found.field, found.rule) == ("decided_by", "6-35")
    (done,) = order(made, StopEvent(why="flood", chips=CHIPS, hand="none", money="even", decided_by="Ann"))
    assert done.decided_by == "Ann"  # type: ignore[attr-defined]
