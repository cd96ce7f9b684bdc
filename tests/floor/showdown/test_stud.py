"""Stud and razz at showdown: who shows first, and who gets the odd chip."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.floor.showdown.awards import odd_chips, split
from cardspeak.floor.showdown.tabling import order_of_show
from cardspeak.floor.showdown.winners import tabled_enough
from cardspeak.floor.table import Table
from tests.floor.showdown.kit import numbers, table
from tests.hand.kit import Table as Story
from tests.hand.kit import play

STUD: dict[str, Any] = {"small_bet": 100, "big_bet": 200, "bring_in": 50, "ante": 25, "smallest_chip": 25}

rule = pytest.mark.rule


def stud(book: str, game: str, hands: dict[int, str], **more: Any) -> Table:
    """Three players and every card known."""
    return table(book, game=game, stacks={4: 5_000, 6: 4_000, 9: 6_000}, button=1, hands=hands, **STUD, **more)


def dealt(found: Table) -> Story:
    """The hand after the bring-in."""
    hand = found.the_hand()
    assert isinstance(hand, Story)
    hand.bring_in(hand.pending.seats[0])
    return hand


def checked_down(found: Table) -> Table:
    """Bring it in, call, and check to the end."""
    hand = dealt(found)
    play(hand, "all call")
    while hand.pending.step == "act":
        play(hand, "all check")
    return found


HIGH_SHOWING = {4: "2c 3d 9s 5h Th 6c 2h", 6: "4c 4d Ad Jc 7h 8s 2d", 9: "5c 5d Kc Kh 3s 8c 2s"}
"""Up cards are the third to the sixth: seat 9 shows a pair of kings."""


@pytest.mark.parametrize(
    ("book", "cite"),
    [
        pytest.param("tda-2024", "17-A", marks=[rule("tda-2024", "17-A"), rule("apl-au-2025", "17-A")]),
        pytest.param("tda-2015", "16-A", marks=rule("tda-2015", "16-A")),
    ],
)
def test_in_stud_the_high_hand_showing_shows_first_when_nobody_bet(book: str, cite: str) -> None:
    ruling = order_of_show(checked_down(stud(book, "LS", HIGH_SHOWING)))
    assert ruling.answer == {"first": "Cy", "order": ["Cy", "Ann", "Ben"]}
    assert numbers(ruling) == {cite}


LOW_SHOWING = {4: "Kc Kd 8s 7h 5h 2c Qh", 6: "Jc Jd 6d 4c 3h Ac Qd", 9: "9c 9d Kh Qc 3s 8c Qs"}


@pytest.mark.parametrize(
    ("book", "cite"),
    [
        pytest.param("tda-2024", "17-A", marks=[rule("tda-2024", "17-A"), rule("apl-au-2025", "17-A")]),
        pytest.param("tda-2015", "16-A", marks=rule("tda-2015", "16-A")),
    ],
)
def test_in_razz_the_low_hand_showing_shows_first_when_nobody_bet(book: str, cite: str) -> None:
    ruling = order_of_show(checked_down(stud(book, "limit razz", LOW_SHOWING)))
    assert ruling.answer == {"first": "Ben", "order": ["Ben", "Cy", "Ann"]}
    assert numbers(ruling) == {cite}


@rule("tda-2024", "17-A")
def test_a_bettor_on_seventh_street_shows_before_the_high_hand() -> None:
    found = stud("tda-2024", "LS", HIGH_SHOWING)
    play(dealt(found), "all call; all check; all check; all check; 9 checks; 4 bets 200; 6 folds; 9 calls")
    assert order_of_show(found).answer == {"first": "Ann", "order": ["Ann", "Cy"]}


EQUAL = {4: "9h 7c Kd 5d 3s 2c Kc", 6: "9s 7d Ks 5c 3h 2d Kh", 9: "Jc Jd Qh Qc Js 8c 8d"}
"""Ann and Ben have the same nine low; Ben's nine is the spade."""


@pytest.mark.parametrize(
    ("book", "cites"),
    [
        pytest.param("tda-2024", {"20-B", "20"}, marks=[rule("tda-2024", "20-B"), rule("apl-au-2025", "20-B")]),
        pytest.param("tda-2015", {"19-B", "19"}, marks=rule("tda-2015", "19-B")),
    ],
)
def test_the_odd_chip_in_razz_goes_to_the_highest_card_by_suit(book: str, cites: set[str]) -> None:
    found = checked_down(stud(book, "limit razz", EQUAL))
    ruling = split(found, 1_025, [4, 6])
    assert ruling.answer == {"Ann": 500, "Ben": 525}
    assert cites <= numbers(ruling)


@rule("tda-2024", "20-B")
@rule("apl-au-2025", "20-B")
def test_the_suits_can_be_ordered_otherwise_by_the_house() -> None:
    found = checked_down(stud("tda-2024", "limit razz", EQUAL, house={"hand.suits": "cdhs"}))
    assert split(found, 1_025, [4, 6]).answer == {"Ann": 525, "Ben": 500}


@rule("tda-2024", "20-B")
def test_stud_by_seat_where_no_suit_decides() -> None:
    found = checked_down(stud("tda-2024", "limit razz", EQUAL, house={"hand.odd_chip_stud": False}))
    assert split(found, 1_025, [4, 6]).answer == {"Ann": 525, "Ben": 500}


@rule("tda-2024", "20-B")
@rule("apl-au-2025", "20-B")
def test_the_engine_pushes_what_the_floor_says() -> None:
    found = stud("tda-2024", "limit razz", EQUAL)
    hand = checked_down(found).the_hand()
    for seat in hand.pending.seats:
        hand.show(seat)
    ruling = odd_chips(found)
    while not hand.over:
        hand.push()
    assert ruling.answer == {"Ann": 100, "Ben": 125}
    assert hand.stacks == {4: 5_025, 6: 4_050, 9: 5_925}


@rule("tda-2024", "13-A")
@rule("apl-au-2025", "13-A")
@rule("tda-2015", "13-A")
@pytest.mark.parametrize("book", ["tda-2024", "tda-2015"])
@pytest.mark.parametrize(("face_up", "missing"), [(7, 0), (6, 1), (4, 3)])
def test_seven_cards_are_tabled_in_stud(book: str, face_up: int, missing: int) -> None:
    found = checked_down(stud(book, "LS", HIGH_SHOWING))
    assert tabled_enough(found, 9, face_up).answer == {"tabled": not missing, "missing": missing}
