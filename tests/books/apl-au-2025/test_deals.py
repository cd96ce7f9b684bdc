"""Deals under the charter: only where law and venue allow them, told to the director, agreed by all, always reported."""

from __future__ import annotations

import pytest

from cardspeak.tournament.deals.dealing import Permits, ProposeDeal
from tests.tournament.prizes.kit import announced, event, order, refused


@pytest.mark.rule("apl-au-2025", "D-V-k")
@pytest.mark.rule("apl-au-2025", "D-V-k-p5")
@pytest.mark.parametrize(
    ("law", "venue", "kind", "field"),
    [
        (False, True, "unlawful", "law"),
        (True, False, "unlawful", "venue"),
        (None, True, "ambiguous", "law"),
        (True, None, "ambiguous", "venue"),
    ],
)
def test_law_and_venue_have_to_allow_it(law: bool | None, venue: bool | None, kind: str, field: str) -> None:
    made = event(12, "apl-au-2025")
    announced(made)
    found = refused(made, ProposeDeal(method="even", permits=Permits(law=law, venue=venue)))
    assert (found.kind, found.field, found.rule) == (kind, field, "D-V-k")


@pytest.mark.rule("apl-au-2025", "D-V-k")
@pytest.mark.rule("apl-au-2025", "D-V-k-p2")
def test_it_needs_no_final_table_and_is_told_to_the_director() -> None:
    made = event(12, "apl-au-2025")
    announced(made)
    (done,) = order(made, ProposeDeal(method="even", permits=Permits(law=True, venue=True)))
    assert done.needed == 12  # type: ignore[attr-defined]
    assert "D-V-k" in done.cites  # type: ignore[attr-defined]
    assert not done.director_present  # type: ignore[attr-defined]
