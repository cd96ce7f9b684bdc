"""Prizes of the tour: what the pool is, when it is told, what is added, and cash up to the limit with the rest by transfer."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.books.policy import policy
from cardspeak.errors import Refusal
from cardspeak.floor.inquiry import Inquiry
from cardspeak.question import answered
from cardspeak.tournament.entries.eligibility import AskForPapers, ShowPapers
from cardspeak.tournament.entries.window import RegistrationClosed
from cardspeak.tournament.money import Sold
from cardspeak.tournament.prizes.announcing import AnnouncePayouts, estimate
from cardspeak.tournament.prizes.offering import OfferPrize
from cardspeak.tournament.prizes.paying import PayPrize, parts_of
from cardspeak.tournament.prizes.standing import Prizes
from tests.tournament.prizes.kit import BUY_IN, announced, event, happen, order, out, refused

TOUR = "aplpt-2025"


@pytest.mark.rule("aplpt-2025", "6.2")
def test_the_pool_is_buy_ins_rebuys_and_add_ons_less_the_fees() -> None:
    made = event(9, TOUR)
    happen(made, [Sold(entry=1, kind="rebuy", lines=BUY_IN.fees), Sold(entry=2, kind="add-on", lines=BUY_IN.fees)])
    (done,) = order(made, AnnouncePayouts())
    assert done.payouts.pool == 11 * 10_000  # type: ignore[attr-defined]
    assert "6.2" in done.cites  # type: ignore[attr-defined]


@pytest.mark.rule("aplpt-2025", "6.3")
def test_the_breakdown_is_told_when_registration_is_complete() -> None:
    made = event(9, TOUR, closed=False, late_levels=4)
    found = refused(made, AnnouncePayouts())
    assert (found.code, found.rule) == ("payouts.too-early", "6.3")
    assert estimate(made.state).pool == 90_000
    happen(made, [RegistrationClosed()])
    (done,) = order(made, AnnouncePayouts())
    assert "6.3" in done.cites  # type: ignore[attr-defined]


def test_other_books_let_it_be_told_earlier() -> None:
    assert announced(event(9, "apl-au-2025", closed=False, late_levels=4)) == (45_000, 27_000, 18_000)


@pytest.mark.rule("aplpt-2025", "6.1")
@pytest.mark.parametrize("form", ["cash", "goods", "credits", "services"])
def test_value_may_be_added_in_four_forms(form: Any) -> None:
    (done,) = order(event(9, TOUR), OfferPrize(place=1, what="From the house", form=form, value=5_000))
    assert "6.1" in done.cites  # type: ignore[attr-defined]


@pytest.mark.rule("aplpt-2025", "6.1")
def test_a_house_that_adds_only_goods_adds_no_cash() -> None:
    made = event(9, TOUR, house={"prizes.added": ["goods"]})
    assert refused(made, OfferPrize(place=1, what="Envelope", form="cash", value=5_000)).limits == {"of": ["goods"]}


DOLLAR = 100


@pytest.mark.rule("aplpt-2025", "6.4")
@pytest.mark.parametrize(
    ("dollars", "wanted", "parts"),
    [
        (4_999, {}, [("cash", 4_999, 0)]),
        (5_000, {}, [("cash", 5_000, 0)]),
        (5_001, {}, [("cash", 5_000, 0), ("transfer", 1, 5)]),
        (12_345, {}, [("cash", 5_000, 0), ("transfer", 7_345, 5)]),
        (12_345, {"cash": 2_000 * DOLLAR}, [("cash", 2_000, 0), ("transfer", 10_345, 5)]),
        (12_345, {"cash": 0}, [("transfer", 12_345, 5)]),
        (12_345, {"all_by_transfer": True}, [("transfer", 12_345, 5)]),
        (800, {"all_by_transfer": True}, [("transfer", 800, 5)]),
    ],
)
def test_five_thousand_in_cash_and_the_rest_within_five_business_days(
    dollars: int, wanted: dict[str, Any], parts: list[tuple[str, int, int]]
) -> None:
    found = parts_of(Inquiry(policy(TOUR)), dollars * DOLLAR, "AUD", **wanted)
    assert [(part.form, part.amount / DOLLAR, part.due_days) for part in found] == parts


@pytest.mark.rule("aplpt-2025", "6.4")
@pytest.mark.parametrize(("dollars", "cash"), [(12_345, 5_001), (12_345, -1), (800, 801), (800, 400)])
def test_no_more_in_cash_and_small_prizes_whole(dollars: int, cash: int) -> None:
    with pytest.raises(Refusal) as found:
        parts_of(Inquiry(policy(TOUR)), dollars * DOLLAR, "AUD", cash * DOLLAR)
    assert found.value.rule == "6.4"


def test_books_without_a_limit_pay_everything_in_cash() -> None:
    (part,) = parts_of(Inquiry(policy("tda-2024")), 1_234_500, "AUD")
    assert (part.form, part.amount) == ("cash", 1_234_500)


def test_a_currency_without_cents_has_the_limit_in_whole_units() -> None:
    assert [part.amount for part in parts_of(Inquiry(policy(TOUR)), 6_000, "KRW")] == [5_000, 1_000]


@pytest.mark.rule("aplpt-2025", "2.7.2")
def test_a_prize_is_held_until_identity_is_shown() -> None:
    made = event(4, TOUR, payout="card")
    announced(made)
    out(made, 1, 2)
    asked, held = order(made, PayPrize(entry=2, identity="not shown"))
    assert asked.cites == held.cites == ("2.7.2",)  # type: ignore[attr-defined]
    assert made.state.of(Prizes).held == {2: held.why}  # type: ignore[attr-defined]
    assert refused(made, PayPrize(entry=2)).rule == "2.7.2"
    _, paid = order(made, PayPrize(entry=2, identity="shown"))
    assert paid.identity == "shown"  # type: ignore[attr-defined]
    assert made.state.of(Prizes).held == {}
    out(made, 3)
    assert order(made, PayPrize(entry=3))[0].identity == "not asked"  # type: ignore[attr-defined]


@pytest.mark.rule("aplpt-2025", "2.7")
@pytest.mark.rule("aplpt-2025", "2.7.2")
def test_papers_that_were_asked_for_hold_the_prize_whatever_was_shown_at_the_entry() -> None:
    made = event(4, TOUR, payout="card")
    announced(made)
    out(made, 1, 2)
    order(made, ShowPapers(entry=2, shown=("member-card", "photo-id")))
    order(made, AskForPapers(entry=2, occasion="prize"))
    found = refused(made, PayPrize(entry=2))
    assert (found.kind, found.rule, found.options) == ("ambiguous", "2.7.2", ["shown", "not shown"])
    assert found.question is not None
    shown, paid = order(made, answered(PayPrize(entry=2), found.question, "shown"))
    assert shown.shown == ("member-card", "photo-id")  # type: ignore[attr-defined]
    assert "2.7.2" in paid.cites  # type: ignore[attr-defined]


@pytest.mark.rule("aplpt-2025", "2.7")
def test_the_director_settles_a_request_that_was_not_met() -> None:
    made = event(4, TOUR, payout="card")
    announced(made)
    out(made, 1, 2)
    order(made, AskForPapers(entry=2, occasion="prize"))
    order(made, ShowPapers(entry=2, waived="the passport was stolen"))
    (paid,) = order(made, PayPrize(entry=2))
    assert paid.identity == "not asked"  # type: ignore[attr-defined]
