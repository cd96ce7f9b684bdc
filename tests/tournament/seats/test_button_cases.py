"""The button from hand to hand under every book: who goes out, who sits down, and where it all stands then."""

from __future__ import annotations

import pytest

from cardspeak.hand.positions import Positions
from cardspeak.tournament.seats.button import ButtonMoved, HandOver
from tests.tournament.seats.kit import Night

BOOKS = ("tda-2024", "apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl")
Seats = tuple[int, ...]
FIVE, LAST = (2, 4, 5, 7, 9), (4, 5, 7)
OUT: list[tuple[str, Seats, Seats, Seats, tuple[int, int | None, int], Seats]] = [
    ("everybody stays", FIVE, LAST, (), (5, 7, 9), FIVE),
    ("the small blind goes", FIVE, LAST, (5,), (5, 7, 9), (2, 4, 7, 9)),
    ("the big blind goes", FIVE, LAST, (7,), (5, None, 9), (2, 4, 5, 9)),
    ("both blinds go", FIVE, LAST, (5, 7), (5, None, 9), (2, 4, 9)),
    ("the button goes", FIVE, LAST, (4,), (5, 7, 9), (2, 5, 7, 9)),
    ("the next big blind goes", FIVE, LAST, (9,), (5, 7, 2), (2, 4, 5, 7)),
    ("button and small blind go", FIVE, LAST, (4, 5), (5, 7, 9), (2, 7, 9)),
    ("two after the blinds go", FIVE, LAST, (9, 2), (5, 7, 4), (4, 5, 7)),
    ("past the last seat", (1, 6, 9), (6, 9, 1), (), (9, 1, 6), (1, 6, 9)),
    ("four become three", (1, 3, 6, 9), (3, 6, 9), (1,), (6, 9, 3), (3, 6, 9)),
    ("two are left, the big blind stays", (2, 4, 5), (4, 5, 2), (4,), (2, 2, 5), (2, 5)),
    ("two are left, the big blind goes", (2, 4, 5), (4, 5, 2), (2,), (5, 5, 4), (4, 5)),
    ("two are left, the small blind goes", (2, 4, 5), (4, 5, 2), (5,), (2, 2, 4), (2, 4)),
    ("both blinds of four go", (1, 3, 6, 9), (3, 6, 9), (6, 9), (3, 3, 1), (1, 3)),
    ("two play on", (3, 8), (3, 3, 8), (), (8, 8, 3), (3, 8)),
]


def moved(night: Night) -> Positions:
    """The next hand."""
    return next(one.positions for one in night.order(HandOver(table=1)) if isinstance(one, ButtonMoved))


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("name", "seats", "last", "out", "then", "dealt"), OUT, ids=[case[0] for case in OUT])
def test_when_somebody_goes_out(
    book: str, name: str, seats: Seats, last: Seats, out: Seats, then: tuple[int, int | None, int], dealt: Seats
) -> None:
    night = Night(book, {1: seats})
    night.button(1, *last)
    night.out(*(100 + seat for seat in out))
    hand = moved(night)
    assert (hand.button, hand.small_blind, hand.big_blind) == then, name
    assert hand.dealt_in == dealt, name


ODD = (1, 3, 5, 7, 9)
NEW = [
    ("between button and small blind waits one hand", 4, [(3, 5, 7, (4,)), (5, 7, 9, ()), (7, 9, 1, ())]),
    ("next after the big blind pays it at once", 6, [(3, 5, 6, ()), (5, 6, 7, ()), (6, 7, 9, ())]),
    ("behind the coming big blind pays it next", 8, [(3, 5, 7, ()), (5, 7, 8, ()), (7, 8, 9, ())]),
    ("just before the button plays at once", 2, [(3, 5, 7, ()), (5, 7, 9, ()), (7, 9, 1, ())]),
]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("name", "seat", "hands"), NEW, ids=[case[0] for case in NEW])
def test_when_somebody_sits_down(
    book: str, name: str, seat: int, hands: list[tuple[int, int, int, tuple[int, ...]]]
) -> None:
    if (book, seat) == ("apl-2007", 4):
        hands = [(3, 5, 7, ()), *hands[1:]]  # 10-a: that seat is neither small blind nor button
    night = Night(book, {1: ODD})
    night.button(1, 1, 3, 5)
    night.sit(1, seat)
    found = [moved(night) for _ in hands]
    assert [(one.button, one.small_blind, one.big_blind, one.waiting) for one in found] == hands, name


@pytest.mark.rule("apl-2007", "10-a")
def test_only_small_blind_and_button_wait_in_the_oldest_book() -> None:
    night = Night("apl-2007", {1: ODD})
    night.button(1, 1, 3, 5)
    night.sit(1, 4)
    assert moved(night).waiting == ()
