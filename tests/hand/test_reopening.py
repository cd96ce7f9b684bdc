"""Who may raise again after an all-in: permissions first, sizes second."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardspeak.hand.rules import HandRules
from tests.hand.kit import flop, play, pushes, refused, returns, says, table

DEEP = 20_000


@pytest.mark.rule("tda-2024", "47-A")
def test_a_limper_facing_a_short_all_in_may_only_call_or_fold() -> None:
    """PokerKit defect 1 and case A of the battery: the everyday spot that every engine got wrong."""
    hand = play(table(stacks={3: 1000, 5: 1000, 6: 1000, 9: 300}), "6 calls; 9 all-in; 3 calls; 5 calls")
    assert says(hand) == "6: fold, call 300"


@pytest.mark.rule("tda-2024", "47-A")
def test_the_same_limper_is_told_why() -> None:
    hand = play(table(stacks={3: 1000, 5: 1000, 6: 1000, 9: 300}), "6 calls; 9 all-in; 3 calls; 5 calls")
    refusal = refused(hand, "6 raises 500")
    assert (refusal.code, refusal.limits, refusal.rule) == ("act.no-raise", {"call": 100}, "47-A")


@pytest.mark.rule("tda-2024", "47-A")
def test_the_same_limper_in_pot_limit() -> None:
    hand = play(table("PLO", {3: 1000, 5: 1000, 6: 1000, 9: 300}), "6 calls; 9 all-in; 3 calls; 5 calls")
    assert says(hand) == "6: fold, call 300"


@pytest.mark.rule("tda-2024", "47-A")
def test_the_caller_of_one_short_all_in_facing_another_may_only_call_or_fold() -> None:
    """PokerKit defect 1b, case C2."""
    hand = table(stacks={2: DEEP, 4: DEEP, 5: 125, 7: DEEP, 8: 200}, blinds=(50, 100))
    play(hand, "5 all-in; 7 calls; 8 all-in; 2 folds; 4 folds")
    assert says(hand) == "7: fold, call 200"


@pytest.mark.rule("tda-2024", "47-A")
def test_who_checked_faces_less_than_a_bet_and_may_only_call_or_fold() -> None:
    """PokerKit defect 2; the catalogue's case has 150 of 200."""
    hand = play(flop({3: DEEP, 5: 50, 8: DEEP}, blinds=(100, 200)), "3 checks; 5 all-in; 8 calls")
    assert says(hand) == "3: fold, call 50"


@pytest.mark.rule("tda-2024", "47-A")
def test_who_checked_may_raise_once_the_small_all_ins_make_a_full_bet() -> None:
    hand = flop({3: DEEP, 5: 50, 6: 130, 8: 200, 9: DEEP}, blinds=(100, 200))
    play(hand, "3 checks; 5 all-in; 6 all-in; 8 all-in; 9 calls")
    assert says(hand) == "3: fold, call 200, raise 400-20000"


REOPENING = {
    "one short all-in": ({2: DEEP, 4: 150, 7: DEEP}, "2 bets 100; 4 all-in; 7 calls", "2: fold, call 150"),
    "50+50 adds up": (
        {2: DEEP, 4: 150, 5: 200, 7: DEEP},
        "2 bets 100; 4 all-in; 5 all-in; 7 calls",
        "2: fold, call 200, raise 300-20000",
    ),
    "50+50+50, PokerKit defect 3": (
        {2: DEEP, 4: 150, 5: 200, 7: 250, 8: DEEP},
        "2 bets 100; 4 all-in; 5 all-in; 7 all-in; 8 calls",
        "2: fold, call 250, raise 350-20000",
    ),
    "caller of 160 facing 120 of 100": (
        {2: DEEP, 4: 160, 5: DEEP, 7: 220, 8: 280},
        "2 bets 100; 4 all-in; 5 calls; 7 all-in; 8 all-in; 2 calls",
        "5: fold, call 280, raise 380-20000",
    ),
    "caller in between faces 50": (
        {2: DEEP, 4: 150, 5: DEEP, 7: 200},
        "2 bets 100; 4 all-in; 5 calls; 7 all-in; 2 calls",
        "5: fold, call 200",
    ),
    "600, 700, 800, 1000": (
        {2: DEEP, 4: DEEP, 5: 700, 7: 800, 8: 1000, 9: DEEP},
        "2 bets 200; 4 raises 600; 5 all-in; 7 all-in; 8 all-in; 9 calls; 2 folds",
        "4: fold, call 1000, raise 1400-20000",
    ),
    "a full all-in, then a short one, pokerkit#45": (
        {2: DEEP, 4: 300, 5: 350, 7: DEEP},
        "2 bets 100; 4 all-in; 5 all-in; 7 calls",
        "2: fold, call 350, raise 550-20000",
    ),
    "a full all-in called, then a short one": (
        {2: DEEP, 4: 300, 5: DEEP, 7: 350},
        "2 bets 100; 4 all-in; 5 calls; 7 all-in; 2 calls",
        "5: fold, call 350",
    ),
    "60+60 leaves the raise at 100": (
        {2: 160, 4: 220, 5: DEEP, 7: DEEP, 8: DEEP},
        "2 checks; 4 checks; 5 checks; 7 bets 100; 8 folds; 2 all-in; 4 all-in",
        "5: fold, call 220, raise 320-20000",
    ),
    "888pl EX-5-ii-4-1": (
        {2: DEEP, 4: DEEP, 5: 250},
        "2 bets 100; 4 raises 200; 5 all-in",
        "2: fold, call 250, raise 350-20000",
    ),
    "888pl EX-5-ii-4-2": (
        {2: DEEP, 4: DEEP, 5: 250},
        "2 bets 100; 4 raises 200; 5 all-in; 2 calls",
        "4: fold, call 250",
    ),
    "888pl EX-3-iv-4-3": (
        {2: DEEP, 4: 150, 6: DEEP, 9: 200},
        "2 bets 100; 4 all-in; 6 calls; 9 all-in; 2 calls",
        "6: fold, call 200",
    ),
}


@pytest.mark.rule("tda-2024", "47-A")
@pytest.mark.rule("tda-2015", "44")
@pytest.mark.rule("888pl", "3-iv-4")
@pytest.mark.parametrize(("behind", "story", "expected"), REOPENING.values(), ids=list(REOPENING))
def test_reopening_on_the_flop(behind: Mapping[int, int], story: str, expected: str) -> None:
    assert says(play(flop(behind), story)) == expected


ADDENDUM = {
    "47-ex1: A faces 100": ("", "2: fold, call 200, raise 300-20000"),
    "47-ex1-A: C acted at 125 and faces 75": ("2 calls", "5: fold, call 200"),
    "47-ex1-B: after A's raise C faces 175": ("2 raises 300", "5: fold, call 300, raise 400-20000"),
}


@pytest.mark.rule("tda-2024", "47-A")
@pytest.mark.parametrize(("more", "expected"), ADDENDUM.values(), ids=list(ADDENDUM))
def test_the_first_example_of_the_addendum(more: str, expected: str) -> None:
    hand = flop({2: DEEP, 4: 125, 5: DEEP, 7: 200, 8: DEEP})
    play(hand, "2 bets 100; 4 all-in; 5 calls; 7 all-in; 8 calls")
    assert says(play(hand, more)) == expected


@pytest.mark.rule("tda-2024", "47-A")
def test_the_second_example_three_short_all_ins_leave_the_raise_at_the_bet() -> None:
    hand = flop({2: DEEP, 3: 500, 5: 650, 6: 800, 8: DEEP, 9: DEEP})
    play(hand, "2 bets 300; 3 all-in; 5 all-in; 6 all-in; 8 calls")
    assert says(hand) == "9: fold, call 800, raise 1100-20000"


THIRD = {
    "the big blind has not acted": ("", "6: fold, call 7500, raise 11500-100000"),
    "47-ex3-A: the limper faces 3500": ("6 calls", "7: fold, call 7500"),
    "47-ex3-B: the limper faces a raise": ("6 raises 11500", "7: fold, call 11500, raise 15500-100000"),
}


@pytest.mark.rule("tda-2024", "47-A")
@pytest.mark.rule("888pl", "4-i-6")
@pytest.mark.parametrize(("more", "expected"), THIRD.values(), ids=list(THIRD))
def test_the_third_example_limp_and_short_all_in_before_the_flop(more: str, expected: str) -> None:
    stacks = {4: 100_000, 6: 100_000, 7: 100_000, 9: 100_000, 1: 7_500, 2: 100_000}
    hand = play(table(stacks=stacks, blinds=(2000, 4000)), "7 calls; 9 folds; 1 all-in; 2 folds; 4 folds")
    assert says(play(hand, more)) == expected


@pytest.mark.rule("tda-2024", "47-A")
def test_the_catalogues_derived_cases() -> None:
    one = play(flop({3: DEEP, 5: 700, 8: DEEP}), "3 bets 500; 5 all-in; 8 calls")
    two = play(flop({3: DEEP, 5: 800, 8: 1000}), "3 bets 500; 5 all-in; 8 all-in")
    assert says(one) == "3: fold, call 700"
    assert says(two) == "3: fold, call 1000"  # nobody with chips is left to raise against
    three = play(flop({3: DEEP, 5: 800, 8: 1000, 9: DEEP}), "3 bets 500; 5 all-in; 8 all-in; 9 calls")
    assert says(three) == "3: fold, call 1000, raise 1500-20000"


@pytest.mark.rule("888pl", "4-i-6")
def test_the_big_blind_keeps_the_option_after_a_short_all_in() -> None:
    hand = play(table(stacks={3: 5000, 5: 5000, 6: 5000, 9: 300}), "6 calls; 9 all-in; 3 folds")
    assert says(hand) == "5: fold, call 300, raise 500-5000"


@pytest.mark.rule("apl-2007", "20-a")
def test_an_all_in_below_the_minimum_raise_is_lawful() -> None:
    """PyPokerEngine#72, slumbot2017#5, TexasSolver#204."""
    hand = table(stacks={3: 5000, 5: 5000, 6: 250, 9: 5000})
    assert says(hand) == "6: fold, call 200, raise 250"
    assert says(play(hand, "6 all-in")) == "9: fold, call 250, raise 450-5000"


@pytest.mark.rule("apl-2007", "20-c")
def test_over_a_short_all_in_the_raise_is_completed_where_the_book_says_so() -> None:
    stacks = {2: DEEP, 4: DEEP, 5: 350, 9: DEEP}
    complete = flop(stacks, rules=HandRules(short_all_in="complete"))
    assert says(play(complete, "2 bets 100; 4 raises 300; 5 all-in")) == "9: fold, call 350, raise 500-20000"
    refusal = refused(complete, "9 raises 499")
    assert (refusal.code, refusal.limits) == ("act.raise-too-small", {"min": 500, "max": DEEP})


@pytest.mark.rule("tda-2015", "43-A")
@pytest.mark.rule("tda-2024", "43-A")
def test_over_a_short_all_in_the_last_raise_is_added_elsewhere() -> None:
    hand = play(flop({2: DEEP, 4: DEEP, 5: 350, 9: DEEP}), "2 bets 100; 4 raises 300; 5 all-in")
    assert says(hand) == "9: fold, call 350, raise 550-20000"
    assert says(play(hand, "9 calls; 2 calls")) == "4: fold, call 350"


@pytest.mark.rule("apl-2007", "20-d")
def test_an_uncalled_completion_goes_back_down_to_the_all_in() -> None:
    """The catalogue's raise-4-pot: 150 of D's 500 return and the pot holds 1100."""
    hand = flop({2: DEEP, 4: DEEP, 5: 350, 9: DEEP}, rules=HandRules(short_all_in="complete"))
    limped = hand.pot
    play(hand, "2 bets 100; 4 raises 300; 5 all-in; 9 raises 500; 2 folds; 4 folds")
    pushed = sum(amount for _, _, amount in pushes(hand))
    assert (returns(hand), pushed) == ([(9, 150)], limped + 1100)


def test_a_book_may_let_any_all_in_reopen_the_betting() -> None:
    hand = flop({2: DEEP, 4: 150, 7: DEEP}, rules=HandRules(reopen_percent=0))
    assert says(play(hand, "2 bets 100; 4 all-in; 7 calls")) == "2: fold, call 150, raise 250-20000"


def test_a_book_may_ask_for_half_a_raise() -> None:
    half = HandRules(reopen_percent=50)
    closed = play(flop({2: DEEP, 4: 149, 7: DEEP}, rules=half), "2 bets 100; 4 all-in; 7 calls")
    opened = play(flop({2: DEEP, 4: 150, 7: DEEP}, rules=half), "2 bets 100; 4 all-in; 7 calls")
    assert (closed.options.raise_min, opened.options.raise_min) == (None, 250)


@pytest.mark.rule("tda-2024", "48")
def test_no_limit_never_counts_raises() -> None:
    hand = flop({2: 100_000, 7: 100_000})
    play(hand, "2 bets 100")
    for number in range(2, 12):
        play(hand, f"{7 if number % 2 == 0 else 2} raises {100 * number}")
    assert hand.options.raise_min == 1200
