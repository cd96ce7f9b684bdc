"""Limit: fixed sizes, half a bet, completing, and the cap."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardspeak.hand.rules import HandRules
from tests.hand.kit import flop, play, refused, says, table

DEEP = 20_000

HALF_BETS = {
    "130 of 100 is completed, PokerKit defect 12": ({2: DEEP, 4: 130, 7: DEEP}, "2 bets 100; 4 all-in", "7: fold, call 130, raise 200"),
    "130 does not re-open": ({2: DEEP, 4: 130, 7: DEEP}, "2 bets 100; 4 all-in; 7 calls", "2: fold, call 130"),
    "170 is a raise": ({2: DEEP, 4: 170, 7: DEEP}, "2 bets 100; 4 all-in", "7: fold, call 170, raise 300"),
    "170 re-opens": ({2: DEEP, 4: 170, 7: DEEP}, "2 bets 100; 4 all-in; 7 calls", "2: fold, call 170, raise 300"),
    "exactly half re-opens": ({2: DEEP, 4: 150, 7: DEEP}, "2 bets 100; 4 all-in; 7 calls", "2: fold, call 150, raise 300"),
    "an opening all-in of 30 is completed": ({2: 30, 4: DEEP, 7: DEEP}, "2 all-in", "4: fold, call 30, raise 100"),
    "an opening all-in of 50 is a bet": ({2: 50, 4: DEEP, 7: DEEP}, "2 all-in", "4: fold, call 50, raise 200"),
    "30+30 is a raise": ({2: DEEP, 4: 130, 5: 160, 7: DEEP}, "2 bets 100; 4 all-in; 5 all-in", "7: fold, call 160, raise 300"),
    "30+30 re-opens": ({2: DEEP, 4: 130, 5: 160, 7: DEEP}, "2 bets 100; 4 all-in; 5 all-in; 7 calls", "2: fold, call 160, raise 300"),
}  # fmt: skip


@pytest.mark.rule("tda-2024", "47-B")
@pytest.mark.rule("tda-2015", "44")
@pytest.mark.parametrize(("behind", "story", "expected"), HALF_BETS.values(), ids=list(HALF_BETS))
def test_half_a_bet_counts_as_a_bet_in_limit(behind: Mapping[int, int], story: str, expected: str) -> None:
    assert says(play(flop(behind, game="LHE"), story)) == expected


@pytest.mark.rule("tda-2024", "47-B")
@pytest.mark.parametrize(("all_in", "opened"), [(600, True), (575, False)])
def test_the_catalogues_bets_of_400(all_in: int, opened: bool) -> None:
    hand = play(flop({3: DEEP, 5: all_in, 8: DEEP}, blinds=(200, 400), game="LHE"), "3 bets 400; 5 all-in; 8 calls")
    assert (hand.options.raise_min is not None) is opened


@pytest.mark.rule("tda-2015", "44")
@pytest.mark.parametrize(("all_in", "opened"), [(300, True), (299, False)])
def test_the_catalogues_bets_of_200(all_in: int, opened: bool) -> None:
    hand = play(flop({3: DEEP, 5: all_in, 8: DEEP}, blinds=(100, 200), game="LHE"), "3 bets 200; 5 all-in; 8 calls")
    assert (hand.options.raise_min is not None) is opened


@pytest.mark.rule("tda-2024", "47-B")
def test_the_refusal_in_limit_cites_the_limit_rule() -> None:
    hand = play(flop({2: DEEP, 4: 130, 7: DEEP}, game="LHE"), "2 bets 100; 4 all-in; 7 calls")
    refusal = refused(hand, "2 raises 200")
    assert (refusal.code, refusal.rule) == ("act.no-raise", "47-B")


def test_sizes_are_fixed_and_double_on_the_turn() -> None:
    hand = flop({3: DEEP, 8: DEEP}, game="LHE", blinds=(100, 200))
    assert says(hand) == "3: fold, check, bet 200"
    assert refused(hand, "3 bets 400").limits == {"min": 200, "max": 200}
    assert says(play(hand, "all check")) == "3: fold, check, bet 400"


def capped(players_in_event: int | None) -> str:
    hand = flop({3: DEEP, 8: DEEP}, game="LHE", players_in_event=players_in_event)
    play(hand, "3 bets 100")
    for number in range(4):
        play(hand, f"{8 if number % 2 == 0 else 3} raises {200 + 100 * number}")
    return says(hand)


@pytest.mark.rule("tda-2024", "48")
@pytest.mark.rule("tda-2015", "48")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (15, "8: fold, call 500"),
        (None, "8: fold, call 500"),
        (3, "8: fold, call 500"),
        (2, "8: fold, call 500, raise 600"),
    ],
)
def test_the_cap_holds_heads_up_until_two_players_are_left_in_the_event(players: int | None, expected: str) -> None:
    """PokerKit defect 11."""
    assert capped(players) == expected


@pytest.mark.rule("tda-2024", "48")
def test_before_the_flop_the_big_blind_is_the_bet_and_four_raises_follow() -> None:
    hand = table("LHE", {3: DEEP, 5: DEEP, 8: DEEP}, blinds=(50, 100))
    play(hand, "8 raises 200; 3 raises 300; 5 raises 400")
    assert says(hand) == "8: fold, call 400, raise 500"
    assert says(play(hand, "8 raises 500")) == "3: fold, call 500"
    assert refused(hand, "3 raises 600").rule == "48"


@pytest.mark.rule("tda-2024", "48")
def test_the_cap_starts_anew_on_every_street() -> None:
    hand = table("LHE", {3: DEEP, 8: DEEP}, blinds=(50, 100))
    play(hand, "8 raises 200; 3 raises 300; 8 raises 400; 3 raises 500; 8 calls; 3 bets 100")
    assert says(hand) == "8: fold, call 100, raise 200"


def test_a_house_may_have_another_cap_or_none() -> None:
    three = flop({3: DEEP, 8: DEEP}, game="LHE", rules=HandRules(raise_cap=3))
    none = flop({3: DEEP, 8: DEEP}, game="LHE", rules=HandRules(raise_cap=None))
    story = "3 bets 100; 8 raises 200; 3 raises 300; 8 raises 400"
    assert says(play(three, story)) == "3: fold, call 400"
    assert says(play(none, story)) == "3: fold, call 400, raise 500"


@pytest.mark.rule("tda-2024", "48")
def test_an_all_in_of_half_a_bet_counts_towards_the_cap_and_a_smaller_one_does_not() -> None:
    cap = HandRules(raise_cap=1)
    half = flop({2: DEEP, 4: 150, 7: DEEP}, game="LHE", rules=cap)
    less = flop({2: DEEP, 4: 149, 7: DEEP}, game="LHE", rules=cap)
    assert says(play(half, "2 bets 100; 4 all-in")) == "7: fold, call 150"
    assert says(play(less, "2 bets 100; 4 all-in")) == "7: fold, call 149, raise 200"


def test_an_all_in_above_the_fixed_size_is_refused() -> None:
    assert refused(flop({3: DEEP, 8: DEEP}, game="LHE"), "3 all-in").code == "act.raise-too-large"


def test_a_stack_below_the_bet_may_still_bet_it() -> None:
    assert says(flop({3: 60, 8: DEEP}, game="LHE")) == "3: fold, check, bet 60"
