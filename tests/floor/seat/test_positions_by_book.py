"""The next button under every book: each way of losing players, with gaps, newcomers and going heads-up."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from cardspeak.books.policy import policy
from cardspeak.floor.coming import positions_after
from cardspeak.floor.seat.misplaced import restored
from cardspeak.hand.positions import Positions, clockwise_from, first_positions

BOOKS = ("tda-2024", "apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl")
SEATS = (2, 3, 5, 6, 9)
"""A table with gaps; the button starts off the first seat."""

DEAD_BUTTON = [
    pytest.mark.rule("apl-au-2025", "32"),
    pytest.mark.rule("apl-korea-2023", "button-blinds-1"),
    pytest.mark.rule("tda-2015", "31"),
    pytest.mark.rule("apl-2007", "9-a"),
    pytest.mark.rule("apl-2007", "9-b"),
    pytest.mark.rule("888pl", "4-i-2-b"),
    pytest.mark.rule("888pl", "6-28"),
]
EACH_BOOK = [pytest.param(book, marks=DEAD_BUTTON) for book in BOOKS]


def expected(last: Positions, left: list[int]) -> tuple[int, int | None, int]:
    """The dead button worked out on its own: everything follows from the seat that has to be big blind."""
    ring = [seat for step in range(1, 100) for seat in [(last.big_blind + step) % 100] if seat in left]
    big_blind = ring[0]
    if len(left) == 2:
        other = next(seat for seat in left if seat != big_blind)
        return other, other, big_blind
    small = last.big_blind if last.big_blind in left else None
    return last.small_blind_seat, small, big_blind


@pytest.mark.parametrize("book", EACH_BOOK)
@pytest.mark.parametrize("button", SEATS)
def test_whoever_goes_out_the_next_positions_are_those_of_the_dead_button(book: str, button: int) -> None:
    last = first_positions(SEATS, button)
    for gone in (some for count in range(4) for some in combinations(SEATS, count)):
        left = [seat for seat in SEATS if seat not in gone]
        after = positions_after(policy(book), last, left)
        assert (after.button, after.small_blind, after.big_blind) == expected(last, left), gone
        assert after.dealt_in == tuple(left)
        before = clockwise_from(after.button, left)[-1]
        assert after.dealer == before  # the button, or the player before an empty one


NOBODY_SKIPPED = [
    pytest.mark.rule("apl-2007", "9-c"),
    pytest.mark.rule("apl-2007", "8-b"),
    pytest.mark.rule("888pl", "4-i-2"),
]


@pytest.mark.parametrize("book", [pytest.param(book, marks=NOBODY_SKIPPED) for book in BOOKS])
def test_over_a_night_nobody_is_passed_over_and_nobody_is_big_blind_twice_running(book: str) -> None:
    chance = random.Random(31)
    for _ in range(60):
        left = sorted(chance.sample(range(1, 11), 9))
        now = first_positions(left, chance.choice(left))
        dead_before = False
        while len(left) > 2:
            out = set(chance.sample(left, chance.choice((0, 0, 0, 1, 2))))
            if len(left) - len(out) < 2:
                break
            left = [seat for seat in left if seat not in out]
            after = positions_after(policy(book), now, left)
            assert after.big_blind == clockwise_from(now.big_blind, left)[0]
            assert after.big_blind != now.big_blind
            if not out and not after.heads_up:
                assert after.small_blind == now.big_blind  # one bust, one dead small blind, then all is normal
                assert not (dead_before and after.small_blind is None)
            dead_before = after.small_blind is None
            now = after


HEADS_UP = [
    pytest.mark.rule("apl-au-2025", "34-B"),
    pytest.mark.rule("apl-korea-2023", "button-blinds-3"),
    pytest.mark.rule("aplpt-2025", "3.11.16"),
    pytest.mark.rule("tda-2015", "33"),
    pytest.mark.rule("apl-2007", "12-a"),
    pytest.mark.rule("888pl", "6-29"),
]


@pytest.mark.parametrize("book", [pytest.param(book, marks=HEADS_UP) for book in BOOKS])
@pytest.mark.parametrize(
    ("out", "button", "big_blind"), [(3, 8, 6), (6, 8, 3), (8, 6, 3)], ids=["button out", "small out", "big out"]
)
def test_the_first_hand_heads_up(book: str, out: int, button: int, big_blind: int) -> None:
    last = first_positions((3, 6, 8), button=3)
    assert (last.small_blind, last.big_blind) == (6, 8)
    left = [seat for seat in (3, 6, 8) if seat != out]
    after = positions_after(policy(book), last, left)
    assert (after.button, after.small_blind, after.big_blind) == (button, button, big_blind)
    again = positions_after(policy(book), after, left)
    assert (again.button, again.big_blind) == (big_blind, button)


WAITING = [
    pytest.param("apl-au-2025", 5, "dealt in", marks=pytest.mark.rule("apl-au-2025", "10-A")),
    pytest.param("tda-2015", 5, "dealt in", marks=pytest.mark.rule("tda-2015", "9")),
    pytest.param("apl-korea-2023", 5, "dealt in", marks=pytest.mark.rule("apl-korea-2023", "seating-2")),
    pytest.param("apl-2007", 5, "waits", marks=pytest.mark.rule("apl-2007", "10-a")),
    pytest.param("888pl", 5, "waits", marks=pytest.mark.rule("888pl", "6-16")),
    pytest.param("apl-au-2025", 3, "dealt in"),
    pytest.param("apl-2007", 3, "waits", marks=pytest.mark.rule("apl-2007", "10-a")),
    pytest.param("888pl", 3, "waits", marks=pytest.mark.rule("888pl", "6-16")),
    pytest.param("apl-au-2025", 4, "waits", marks=pytest.mark.rule("apl-au-2025", "10-A")),
    pytest.param("aplpt-2025", 4, "waits", marks=pytest.mark.rule("aplpt-2025", "4.3.5")),
    pytest.param("apl-korea-2023", 4, "waits", marks=pytest.mark.rule("apl-korea-2023", "seating-2")),
    pytest.param("tda-2015", 4, "waits", marks=pytest.mark.rule("tda-2015", "7")),
    pytest.param("888pl", 4, "waits", marks=pytest.mark.rule("888pl", "4-i-4")),
    pytest.param("apl-2007", 4, "dealt in", marks=pytest.mark.rule("apl-2007", "10-a")),
    pytest.param("apl-2007", 6, "dealt in", marks=pytest.mark.rule("apl-2007", "10-b")),
    pytest.param("888pl", 6, "dealt in", marks=pytest.mark.rule("888pl", "6-16")),
    pytest.param("888pl", 1, "dealt in", marks=pytest.mark.rule("888pl", "6-16")),
]


@pytest.mark.parametrize(("book", "seat", "what"), WAITING)
def test_a_newcomer_waits_where_the_book_says(book: str, seat: int, what: str) -> None:
    # The next hand has the button in seat 3 and the small blind in seat 5; 6 would be big blind, 4 lies between.
    last = Positions(button=2, small_blind_seat=3, small_blind=3, big_blind=5, dealt_in=(2, 3, 5, 7, 9))
    others = [other for other in (2, 3, 5, 7, 9) if other != seat]
    after = positions_after(policy(book), last, [*others, seat], newcomers={seat})
    assert (after.button, after.small_blind_seat) == (3, 5)
    assert ("waits" if seat in after.waiting else "dealt in") == what
    assert (seat in after.dealt_in) is (what == "dealt in")
    assert after.big_blind == (6 if seat == 6 else 7)


def test_a_waiting_newcomer_plays_once_the_button_has_passed() -> None:
    house = policy("888pl")
    now = Positions(button=9, small_blind_seat=1, small_blind=1, big_blind=2, dealt_in=(1, 2, 3, 4, 9))
    after = positions_after(house, now, [1, 2, 3, 4, 9], newcomers={2})
    waits = []
    for _ in range(4):
        waits.append(2 in after.waiting)
        after = positions_after(house, after, [1, 2, 3, 4, 9])
    assert waits == [True, True, False, False]


@pytest.mark.rule("888pl", "3-iii-1")
@pytest.mark.parametrize(
    ("played", "plan"),
    [(4, [3, 5]), (5, [3, 4, 6]), (3, [4]), (2, [3]), (1, [3])],
    ids=["one too far", "two too far", "right after all", "not moved", "moved back"],
)
def test_positions_passed_over_are_given_back(played: int, plan: list[int]) -> None:
    seats = (1, 2, 3, 4, 5, 6)
    last = first_positions(seats, button=2)
    after = restored(policy("888pl"), last, first_positions(seats, button=played), seats)
    assert [one.button for one in after] == plan
