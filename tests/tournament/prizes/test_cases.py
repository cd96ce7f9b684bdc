"""Prizes of those who go out on one hand, from the order that puts them out to what each is paid."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.policy import policy
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.busts.reporting import ReportOut
from cardspeak.tournament.deals.stopping import StopEvent
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.money import pool
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.prizes.payouts import Wanted, payouts
from cardspeak.tournament.prizes.standing import prize_of
from cardspeak.tournament.setup import EventSetup, Fee, Offer
from tests.tournament.prizes.kit import announced, event, order

Result = dict[int, tuple[int, int]]
Chosen = dict[str, Any]
BY_STACK: Chosen = {
    "choices": {"prizes.same_table": "starting-stack", "prizes.equal_stacks": "equal-place"}, "hands_unknown": True,
}  # fmt: skip
LEVEL: Chosen = {"choices": {"prizes.same_table": "equal-place"}, "hands_unknown": True}
UNKNOWN: Chosen = {"hands_unknown": True}
WAYS = {
    "tda-2024": BY_STACK,
    "tda-2015": BY_STACK,
    "apl-korea-2023": BY_STACK,
    "apl-au-2025": UNKNOWN,
    "aplpt-2025": UNKNOWN,
}
BOOKS = ("tda-2024", "apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl")


def gone(*stacks: tuple[int, int | None], chosen: Chosen | None = None, **more: Any) -> BustOut:
    """Entries with what they had at the start of the hand."""
    out = tuple(Eliminated(entry=entry, stack=stack) for entry, stack in stacks)
    return BustOut(out=out, **(chosen or {}), **more)


def played(book: str, entries: int, others: tuple[int, ...], hands: list[list[tuple[int, int | None]]]) -> Result:
    """Places and prizes after some hands; the first prize is what the others leave of the pool."""
    made = event(entries, book)
    announced(made, (pool(made.state) - sum(others), *others))
    for hand in hands:
        order(made, gone(*hand, chosen=WAYS.get(book) if len(hand) > 1 else None))
    found = places(made.state)
    return {entry: (place, prize_of(made.state, entry, found)) for entry, place in sorted(found.items())}


CASES: list[tuple[str, int, tuple[int, ...], list[list[tuple[int, int | None]]], Result]] = [
    (
        "two go level and share the prizes of both places", 8, (2_500, 1_500, 1_200, 800),
        [[(8, None)], [(7, None)], [(6, None)], [(4, 500), (5, 500)]],
        {4: (4, 1_000), 5: (4, 1_000), 6: (6, 0), 7: (7, 0), 8: (8, 0)},
    ),
    (
        "one chip more is a place more", 8, (2_500, 1_500, 1_200, 800),
        [[(8, None)], [(7, None)], [(6, None)], [(4, 500), (5, 501)]],
        {4: (5, 800), 5: (4, 1_200), 6: (6, 0), 7: (7, 0), 8: (8, 0)},
    ),
    (
        "three share what is left for two", 4, (1_000, 500), [[(2, 70), (3, 70), (4, 70)]],
        {2: (2, 500), 3: (2, 500), 4: (2, 500)},
    ),
    (
        "two above a third share both prizes", 4, (1_000, 500), [[(2, 70), (3, 70), (4, 69)]],
        {2: (2, 750), 3: (2, 750), 4: (4, 0)},
    ),
    (
        "one above two level ones", 5, (1_000, 700, 400), [[(5, None)], [(2, 30), (3, 90), (4, 30)]],
        {2: (3, 550), 3: (2, 1_000), 4: (3, 550), 5: (5, 0)},
    ),
    (
        "the last prize is shared over the bubble", 5, (2_000, 1_000), [[(5, None)], [(2, 70), (3, 70)]],
        {2: (3, 500), 3: (3, 500), 5: (5, 0)},
    ),
    ("two level ones before the money get nothing", 6, (2_000, 900), [[(2, 70), (3, 70)]], {2: (5, 0), 3: (5, 0)}),
    (
        "an odd unit goes to one of them only", 6, (2_000, 901), [[(6, 1)], [(5, 1)], [(2, 70), (3, 70)]],
        {2: (3, 451), 3: (3, 450), 5: (5, 0), 6: (6, 0)},
    ),
]  # fmt: skip


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("name", "entries", "others", "hands", "result"), CASES, ids=[case[0] for case in CASES])
def test_prizes_of_those_who_go_out_on_one_hand(
    book: str,
    name: str,
    entries: int,
    others: tuple[int, ...],
    hands: list[list[tuple[int, int | None]]],
    result: Result,
) -> None:
    if "odd unit" in name:
        found = played(book, entries, others, hands)
        assert sorted(prize for place, prize in found.values() if place == 3) == [450, 451]
    else:
        assert played(book, entries, others, hands) == result, name


@pytest.mark.parametrize("entries", [1, 2, 5, 7, 19, 20, 41, 99, 151, 302, 2_001])
@pytest.mark.parametrize("unit", [1, 5, 100, 2_500])
@pytest.mark.parametrize("payout", ["club", "card", "manager", "top-heavy", "series", "flat", "halves", "winner"])
def test_every_family_pays_all_of_an_awkward_pool(payout: str, unit: int, entries: int) -> None:
    buy_in = Offer(chips=5_000, fees=(Fee(name="prizes", amount=1_700), Fee(name="room", amount=333, to="house")))
    setup = EventSetup(name="x", book="tda-2024", payout=payout, payout_unit=unit, buy_in=buy_in)
    pool = entries * 1_700
    found = payouts(pool, entries, setup, Inquiry(policy("tda-2024")), Wanted())
    assert sum(found.prizes) == pool
    assert all(better >= later > 0 for better, later in pairwise(found.prizes))
    assert len(found.prizes) <= entries
    assert all(prize % unit == 0 for prize in found.prizes[1:])


def test_two_who_share_the_last_ticket_are_paid_its_halves_in_money() -> None:
    made = event(6, "aplpt-2025", format="satellite", ticket_price=20_000)
    announced(made)
    for hand in ([(6, None)], [(5, None)], [(3, 50), (4, 50)]):
        order(made, gone(*hand, chosen=UNKNOWN if len(hand) > 1 else None))
    for entry in (3, 4):
        order(made, ReportOut(entry=entry))
        (paid,) = order(made, PayPrize(entry=entry))
        assert [(part.form, part.amount) for part in paid.parts] == [("cash", 10_000)]  # type: ignore[attr-defined]


def test_a_satellite_that_is_stopped_pays_money_to_those_who_share_a_ticket() -> None:
    made = event(5, "tda-2024", format="satellite", ticket_price=18_000)
    assert announced(made, leftover="one-prize") == (18_000, 18_000, 14_000)
    chips = {1: 9_000, 2: 3_000, 3: 3_000, 4: 3_000, 5: 1_000}
    order(made, StopEvent(why="flood", chips=chips, money="by-place", hand="none", equals="equal-place", why_off="x"))
    parts = {}
    for entry in (1, 2, 3, 4):
        (paid,) = order(made, PayPrize(entry=entry))
        parts[entry] = [(part.form, part.amount) for part in paid.parts]  # type: ignore[attr-defined]
    assert parts == {1: [("ticket", 18_000)], 2: [("cash", 10_667)], 3: [("cash", 10_667)], 4: [("cash", 10_666)]}
