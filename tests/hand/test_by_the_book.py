"""The rules of a hand and of the button, filled in from each book's settings."""

from __future__ import annotations

import pytest

from cardspeak.books.policy import policy
from cardspeak.errors import Unlawful
from cardspeak.hand.by_the_book import button_rules, by_the_book, hand_rules
from cardspeak.hand.dues import Stakes
from tests.hand.kit import play, pushes, refused, says, table

BOOKS = ("tda-2024", "apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl")

CITES = [
    ("tda-2024", "reopening", "47-A"),
    ("apl-au-2025", "raise-cap", "48"),
    ("apl-au-2025", "turn", "53-A"),
    ("aplpt-2025", "all-in-face-up", "3.11.5"),
    ("aplpt-2025", "blinds", "32"),
    ("apl-korea-2023", "pot-limit", "updates-5-B"),
    ("apl-korea-2023", "raise-size", "43-A"),
    ("apl-korea-2023", "blinds", "button-blinds-1"),
    ("tda-2015", "reopening-limit", "44"),
    ("tda-2015", "turn", "40-A"),
    ("tda-2015", "check", None),
    ("apl-2007", "raise-size", "19-c"),
    ("apl-2007", "reopening", None),
    ("apl-2007", "muck", "15-b"),
    ("888pl", "reopening", "3-iv-4"),
    ("888pl", "pot-limit", None),
    ("888pl", "blinds", "4-0"),
]


@pytest.mark.parametrize(("book", "point", "number"), CITES)
def test_a_refusal_shows_the_number_of_the_book_in_force(book: str, point: str, number: str | None) -> None:
    assert hand_rules(policy(book)).cite(point) == number


@pytest.mark.parametrize("book", BOOKS)
def test_no_book_lets_anybody_straddle(book: str) -> None:
    with pytest.raises(Unlawful, match="straddles"):
        table(rules=hand_rules(policy(book)), straddles=(400,))


MIN_RAISE_OVER_SHORT_ALL_IN = [
    pytest.param("tda-2024", 550, marks=pytest.mark.rule("apl-au-2025", "43-A")),
    pytest.param("apl-korea-2023", 550),
    pytest.param("tda-2015", 550, marks=pytest.mark.rule("tda-2015", "43-A")),
    pytest.param("apl-2007", 500, marks=pytest.mark.rule("apl-2007", "20-c")),
    pytest.param("888pl", 550, marks=pytest.mark.rule("888pl", "5-ii-2")),
]


@pytest.mark.parametrize(("book", "least"), MIN_RAISE_OVER_SHORT_ALL_IN)
def test_a_raise_over_a_short_all_in_adds_or_completes_as_the_book_says(book: str, least: int) -> None:
    stacks = {4: 10_000, 6: 7_300, 9: 12_500, 11: 350, 1: 8_000}
    hand = table(stacks=stacks, blinds=(50, 100), rules=hand_rules(policy(book)))
    play(hand, "9 raises 300; 11 all-in")
    assert says(hand) == f"1: fold, call 350, raise {least}-8000"


POT_WITH_A_DEAD_SMALL_BLIND = [
    pytest.param("tda-2024", True, marks=pytest.mark.rule("apl-au-2025", "54-B")),
    pytest.param("apl-korea-2023", True, marks=pytest.mark.rule("apl-korea-2023", "updates-5-B")),
    pytest.param("tda-2015", False, marks=pytest.mark.rule("tda-2015", "50-B")),
]


@pytest.mark.parametrize(("book", "counted"), POT_WITH_A_DEAD_SMALL_BLIND)
def test_a_dead_blind_counts_for_the_pot_as_the_book_says(book: str, counted: bool) -> None:
    rules = hand_rules(policy(book))
    assert rules.pot_counts_dead_blind is counted
    assert rules.pot_counts_short_blind is True


@pytest.mark.parametrize("book", BOOKS)
def test_the_odd_chip_goes_left_of_the_button(book: str) -> None:
    hand = table(
        stacks={4: 1_000, 6: 1_000, 1: 1_000},
        rules=hand_rules(policy(book)),
        hands={4: "Ah Kd", 6: "7c 2d", 1: "Ad Kh"},
        board="As Ks 8d 5c 3h",
        blinds=(25, 75),
        smallest_chip=25,
    )
    play(hand, "1 raises 150; 4 calls; 6 folds; 4 checks; 1 checks; 4 checks; 1 checks; 4 checks; 1 checks")
    assert pushes(hand) == [(0, 4, 200), (0, 1, 175)]


def test_a_short_all_in_shuts_out_only_where_the_book_says_so() -> None:
    said: dict[str, str] = {}
    for book in BOOKS:
        hand = table(stacks={4: 9_000, 6: 9_000, 9: 9_000, 1: 700}, blinds=(100, 200), rules=hand_rules(policy(book)))
        play(hand, "9 raises 600; 1 all-in; 4 folds; 6 folds")
        said[book] = says(hand)
    assert set(said.values()) == {"9: fold, call 700"}


@pytest.mark.parametrize(("book", "rule"), [("tda-2024", "47-A"), ("888pl", "3-iv-4"), ("tda-2015", "44")])
def test_three_way_a_short_all_in_shuts_out_the_raiser(book: str, rule: str) -> None:
    stacks = {4: 9_000, 6: 9_000, 9: 9_000, 1: 700}
    hand = play(table(stacks=stacks, rules=hand_rules(policy(book))), "9 raises 600; 1 all-in; 4 calls; 6 folds")
    assert says(hand) == "9: fold, call 700"
    assert refused(hand, "9 raises 2000").rule == rule


@pytest.mark.rule("apl-au-2025", "RP-11")
def test_a_single_payers_ante_comes_after_the_blind() -> None:
    stakes = Stakes(small_blind=100, big_blind=200, ante=200, ante_by="big blind", ante_first=True)
    assert by_the_book(stakes, policy("tda-2024")).ante_first is False
    assert by_the_book(stakes, policy("888pl")).ante_first is True  # the book says nothing: as the house has it


def test_the_button_moves_as_each_book_and_its_house_say() -> None:
    assert {button_rules(policy(book)).method for book in BOOKS} == {"dead"}
    waits = {book: button_rules(policy(book)).newcomers_wait for book in BOOKS}
    assert waits.pop("apl-2007") == waits.pop("888pl") == ("small blind", "button")
    assert set(waits.values()) == {()}
    moving = policy("888pl").changed({"button.method": "moving", "button.heads_up_big_blind": "as-it-falls"})
    assert button_rules(moving).method == "moving"
    assert button_rules(moving).heads_up_moves_big_blind is False
