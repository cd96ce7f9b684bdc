"""Books that say nothing of deals leave them to the director, with what the other books say."""

from __future__ import annotations

import pytest

from cardspeak.tournament.deals.dealing import Permits, ProposeDeal
from tests.tournament.prizes.kit import announced, event, order, refused


@pytest.mark.parametrize("book", ["apl-2007", "tda-2015", "tda-2024", "apl-korea-2023"])
def test_the_director_decides_on_deals(book: str) -> None:
    made = event(4, book)
    announced(made)
    asked = refused(made, ProposeDeal(method="even"))
    assert (asked.kind, asked.field) == ("ambiguous", "allowed")
    assert asked.question is not None
    assert {"apl-au-2025", "888pl"} <= {other.book for other in asked.question.others}
    assert refused(made, ProposeDeal(method="even", permits=Permits(allowed=False))).kind == "unlawful"
    (done,) = order(made, ProposeDeal(method="even", permits=Permits(allowed=True)))
    assert done.needed == 4  # type: ignore[attr-defined]
