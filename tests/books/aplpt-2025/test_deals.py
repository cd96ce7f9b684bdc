"""Deals on the tour: at the final table, with the director there, agreed by all, and void where unfair."""

from __future__ import annotations

import pytest

from cardspeak.tournament.deals.dealing import AgreeDeal, ApproveDeal, Permits, ProposeDeal, VoidDeal
from cardspeak.tournament.log import Event
from cardspeak.tournament.prizes.standing import prize_of
from tests.tournament.prizes.kit import announced, event, order, out, refused

OPEN = Permits(law=True, venue=True, present=True)


def final_table(entries: int = 12) -> Event:
    """Entries beyond ten sit at a second table."""
    made = event(entries, "aplpt-2025")
    announced(made, places=3)
    return made


@pytest.mark.rule("aplpt-2025", "3.11.18")
def test_a_deal_is_made_at_the_final_table() -> None:
    made = final_table()
    found = refused(made, ProposeDeal(method="even", permits=OPEN))
    assert (found.code, found.rule) == ("deal.final-table", "3.11.18")
    out(made, 11, 12)
    (done,) = order(made, ProposeDeal(method="icm", permits=OPEN, why_off="nobody has counted yet"))
    assert {"3.11.18", "D-V-k"} <= set(done.cites)  # type: ignore[attr-defined]


@pytest.mark.rule("aplpt-2025", "3.11.18")
def test_the_director_is_there() -> None:
    found = refused(final_table(9), ProposeDeal(method="even", permits=Permits(law=True, venue=True)))
    assert (found.field, found.rule) == ("present", "3.11.18")


@pytest.mark.rule("apl-au-2025", "D-V-k-p5")
@pytest.mark.parametrize(
    ("law", "venue", "field"),
    [(False, True, "law"), (True, False, "venue"), (None, True, "law"), (True, None, "venue")],
)
def test_law_and_venue_prevail_on_the_tour_too(law: bool | None, venue: bool | None, field: str) -> None:
    found = refused(final_table(9), ProposeDeal(method="even", permits=Permits(law=law, venue=venue, present=True)))
    assert (found.field, found.rule) == (field, "D-V-k")


@pytest.mark.rule("aplpt-2025", "3.11.18")
def test_an_unfair_deal_is_void_and_the_published_prizes_hold() -> None:
    made = final_table(9)
    order(made, ProposeDeal(method="even", permits=OPEN))
    everybody = tuple(range(1, 10))
    order(made, AgreeDeal(deal=1, entries=everybody[:-1]))
    assert refused(made, ApproveDeal(deal=1)).rule == "3.11.18"
    order(made, AgreeDeal(deal=1, entries=everybody[-1:]))
    order(made, ApproveDeal(deal=1))
    assert prize_of(made.state, 1, {1: 1}) == 10_000
    order(made, VoidDeal(deal=1, ground="unfair", why="the leader had nine tenths of the chips"))
    assert prize_of(made.state, 1, {1: 1}) == 45_000
