"""Blinds and antes that a stack cannot cover, dead blinds, and what they mean for callers and pot-limit sizes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardspeak.hand.events import Post
from cardspeak.hand.positions import first_positions, next_positions
from cardspeak.hand.rules import HandRules
from tests.hand.kit import Table, flop, play, pushes, refused, returns, says, table

DEEP = 20_000


@pytest.mark.rule("888pl", "4-i-1")
@pytest.mark.rule("888pl", "5-ii-2")
@pytest.mark.rule("apl-2007", "20-e")
@pytest.mark.parametrize("posted", [1, 50, 150, 199])
def test_a_short_big_blind_lowers_neither_the_call_nor_the_raise(posted: int) -> None:
    """PokerKit defect 4, case F, apl-2007 raise-5, pkcore's short-blind call target."""
    hand = table(stacks={3: DEEP, 5: posted, 7: DEEP, 9: DEEP})
    assert says(hand) == "7: fold, call 200, raise 400-20000"


@pytest.mark.rule("888pl", "5-ii-2")
def test_a_call_of_what_the_short_blind_posted_is_not_offered() -> None:
    hand = table(stacks={3: DEEP, 5: 150, 7: DEEP, 9: DEEP}, blinds=(200, 400))
    assert (hand.options.call, refused(hand, "7 raises 799").limits["min"]) == (400, 800)


@pytest.mark.rule("888pl", "5-ii-2")
def test_a_player_with_less_than_the_call_goes_all_in_and_the_next_still_owes_the_full_blind() -> None:
    hand = play(table(stacks={3: DEEP, 5: 150, 7: 300, 9: DEEP}, blinds=(200, 400)), "7 all-in")
    assert says(hand) == "9: fold, call 400, raise 800-20000"


@pytest.mark.rule("888pl", "4-i-1")
def test_after_a_short_blind_the_least_bet_on_the_flop_is_the_full_blind() -> None:
    hand = play(table(stacks={3: DEEP, 5: 90, 7: DEEP, 9: DEEP}, blinds=(200, 400)), "7 calls; 9 folds; 3 calls")
    assert (hand.street_name, hand.options.raise_min) == ("flop", 400)


@pytest.mark.rule("apl-2007", "20-d")
def test_a_short_big_blind_makes_a_side_pot() -> None:
    """The catalogue's raise-5-pots: 450 for three, 100 for two."""
    hand = play(table(stacks={3: DEEP, 5: 150, 7: DEEP, 9: DEEP}), "7 calls; 9 folds; 3 calls")
    assert [(pot.amount, pot.seats) for pot in hand.current_pots] == [(450, (3, 5, 7)), (100, (3, 7))]


def test_a_short_small_blind_is_all_in_and_the_hand_goes_on() -> None:
    """slack-poker-bot#36, PyPokerEngine PR 4: a blind that puts a player all-in."""
    hand = table(stacks={3: 40, 5: DEEP, 7: DEEP})
    assert says(hand) == "7: fold, call 200, raise 400-20000"
    assert says(play(hand, "7 calls")) == "5: fold, check, raise 400-20000"


def test_when_both_blinds_are_all_in_the_only_other_player_still_decides() -> None:
    hand = table(stacks={3: 40, 5: 120, 7: DEEP})
    assert says(hand) == "7: fold, call 200"
    assert play(hand, "7 calls").over


def test_heads_up_the_big_blind_all_in_for_less_than_the_small_blind_ends_the_betting() -> None:
    hand = table(stacks={3: 60, 8: DEEP})
    assert hand.over
    assert sorted(hand.stacks.values()) in ([0, 20_060], [120, 19_940], [60, 20_000])


def test_heads_up_the_button_calls_a_big_blind_all_in_for_more_than_the_small_blind() -> None:
    hand = table(stacks={3: 160, 8: DEEP})
    assert says(hand) == "8: fold, call 200"


@pytest.mark.rule("apl-2007", "20-d")
def test_a_blind_that_nobody_could_match_goes_back_and_is_no_side_pot() -> None:
    """texasholdem#40: empty side pots. The button has 30 of the 50, so 70 of the big blind return."""
    hand = table(stacks={3: 1000, 8: 30}, blinds=(50, 100), hands={3: "AsAd", 8: "KsKd"}, board="2c 7c 9d Jh 3h")
    assert (returns(hand), pushes(hand)) == ([(3, 70)], [(0, 3, 60)])


@pytest.mark.rule("tda-2024", "32")
def test_with_a_dead_small_blind_the_big_blind_is_the_only_forced_bet() -> None:
    hand = dead_small_blind("NLHE")
    assert [event for event in hand.events if isinstance(event, Post)] == [Post(7, "big blind", 200)]
    assert says(hand) == "9: fold, call 200, raise 400-20000"


def dead_small_blind(game: str, **more: object) -> Table:
    """Button 3, the big blind of the last hand (seat 5) is out, seat 7 has the big blind."""
    last = first_positions([2, 3, 5, 7, 9], button=2)
    now = next_positions(last, [2, 3, 7, 9])
    stacks = {2: DEEP, 3: DEEP, 7: DEEP, 9: DEEP}
    return table(game, stacks, button=3, positions=now, **more)  # type: ignore[arg-type]  # options of the setup


POT_LIMIT = {
    "full blinds": ({4: DEEP, 6: DEEP, 9: DEEP, 1: DEEP}, "", 700),
    "big blind posts 50": ({4: DEEP, 6: 50, 9: DEEP, 1: DEEP}, "", 700),
    "54-B: big blind posts 100": ({4: DEEP, 6: 100, 9: DEEP, 1: DEEP}, "", 700),
    "tda-2015 50-B: big blind posts 150": ({4: DEEP, 6: 150, 9: DEEP, 1: DEEP}, "", 700),
    "small blind posts 30": ({4: 30, 6: DEEP, 9: DEEP, 1: DEEP}, "", 700),
    "after a pot raise": ({4: DEEP, 6: DEEP, 9: DEEP, 1: DEEP}, "9 raises 700", 2400),
    "after a pot raise over a short blind": ({4: DEEP, 6: 50, 9: DEEP, 1: DEEP}, "9 raises 700", 2400),
    "after a call": ({4: DEEP, 6: DEEP, 9: DEEP, 1: DEEP}, "9 calls", 900),
    "small blind last": ({4: DEEP, 6: DEEP, 9: DEEP, 1: DEEP}, "9 folds; 1 folds", 600),
}


@pytest.mark.rule("tda-2024", "54-B")
@pytest.mark.rule("tda-2015", "50-B")
@pytest.mark.rule("apl-korea-2023", "updates-5-B")
@pytest.mark.parametrize(("stacks", "story", "most"), POT_LIMIT.values(), ids=list(POT_LIMIT))
def test_pot_limit_counts_blinds_in_full_before_the_flop(stacks: Mapping[int, int], story: str, most: int) -> None:
    """PokerKit defect 5, pkcore's short-blind pot limit."""
    assert play(table("PLO", stacks), story).options.raise_max == most


@pytest.mark.rule("tda-2024", "54-B")
def test_pot_limit_counts_a_dead_small_blind_as_posted() -> None:
    hand = dead_small_blind("PLO")
    assert hand.options.raise_max == 700
    assert play(hand, "9 raises 700").options.raise_max == 2400


@pytest.mark.rule("tda-2015", "50-B")
def test_a_book_may_leave_a_dead_or_short_blind_out_of_the_pot() -> None:
    plain = HandRules(pot_counts_dead_blind=False, pot_counts_short_blind=False)
    assert dead_small_blind("PLO", rules=plain).options.raise_max == 600
    assert table("PLO", {4: DEEP, 6: 100, 9: DEEP, 1: DEEP}, rules=plain).options.raise_max == 600


@pytest.mark.rule("tda-2024", "54-B")
def test_an_ante_is_outside_the_first_pot_unless_the_book_counts_it() -> None:
    four = {4: DEEP, 6: DEEP, 9: DEEP, 1: DEEP}
    outside = table("PLO", four, ante=200, ante_by="big blind")
    inside = table("PLO", four, ante=200, ante_by="big blind", rules=HandRules(pot_counts_ante_first_round=True))
    assert (outside.options.raise_max, inside.options.raise_max) == (700, 900)


@pytest.mark.rule("tda-2024", "54-C")
def test_after_the_flop_the_real_pot_counts() -> None:
    hand = flop({2: DEEP, 4: DEEP, 5: DEEP, 7: DEEP, 9: DEEP}, blinds=(100, 200), game="PLO")
    assert (hand.pot, hand.options.raise_max) == (1000, 1000)
    assert play(hand, "2 bets 500").options.raise_max == 2500


@pytest.mark.rule("tda-2024", "54-C")
def test_after_the_flop_a_short_blind_is_worth_what_was_posted_and_antes_count() -> None:
    hand = table("PLO", {4: DEEP, 6: 50, 9: DEEP, 1: DEEP}, ante=25)
    play(hand, "9 calls; 1 folds; 4 calls")
    assert (hand.pot, hand.options.raise_max) == (525, 525)


@pytest.mark.rule("tda-2024", "54-B")
def test_more_than_the_pot_is_refused_with_the_rule() -> None:
    refusal = refused(table("PLO"), "9 raises 701")
    assert (refusal.code, refusal.limits, refusal.rule) == ("act.raise-too-large", {"min": 400, "max": 700}, "54-B")
    assert refused(flop({3: DEEP, 8: DEEP}, game="PLO"), "3 bets 201").rule == "54-C"


def test_a_pot_smaller_than_the_blind_still_allows_the_least_bet() -> None:
    hand = table("PLO", {3: 60, 5: DEEP, 8: DEEP}, blinds=(100, 200))
    play(hand, "8 folds")
    assert hand.over


@pytest.mark.rule("apl-korea-2023", "updates-8-a")
@pytest.mark.parametrize(
    ("first", "chips", "posts"),
    [
        (False, 300, [("big blind", 200), ("ante", 100)]),
        (False, 150, [("big blind", 150), ("ante", 0)]),
        (True, 300, [("ante", 200), ("big blind", 100)]),
        (True, 150, [("ante", 150), ("big blind", 0)]),
    ],
    ids=["blind first", "blind first, very short", "ante first", "ante first, very short"],
)
def test_a_short_big_blind_pays_blind_or_ante_first_as_the_book_says(
    first: bool, chips: int, posts: list[tuple[str, int]]
) -> None:
    hand = table(stacks={3: DEEP, 5: chips, 7: DEEP}, ante=200, ante_by="big blind", ante_first=first)
    assert [(post.kind, post.amount) for post in hand.events if isinstance(post, Post) and post.seat == 5] == posts
    assert says(hand) == "7: fold, call 200, raise 400-20000"


@pytest.mark.rule("apl-korea-2023", "button-blinds-4")
def test_the_big_blind_ante_is_dead_money_in_the_main_pot() -> None:
    hand = play(table(ante=200, ante_by="big blind"), "all call")
    assert (hand.pot, [pot.amount for pot in hand.current_pots]) == (1000, [1000])
    assert sum(hand.stacks.values()) + 1000 == 37_800


def test_antes_are_in_the_pot() -> None:
    """PyPokerEngine#45, pokerth#21: the ante missing from the pot."""
    assert table(ante=25).pot == 400


def test_a_player_all_in_for_part_of_the_ante_wins_that_part_from_everybody() -> None:
    """PokerKit defect 15's numbers: ante 10, one player with 5."""
    hands = {3: "AsAd", 5: "KsKd", 8: "QsQd"}
    hand = table(stacks={3: 5, 5: 400, 8: 400}, ante=10, blinds=(5, 10), hands=hands, board="2c 7c 9d Jh 3h")
    play(hand, "8 calls; 5 checks; 5 checks; 8 checks; 5 checks; 8 checks; 5 checks; 8 checks")
    assert hand.stacks == {3: 15, 5: 410, 8: 380}


def test_the_button_ante_is_paid_by_the_button_or_the_player_before_an_empty_one() -> None:
    hand = table(stacks={3: DEEP, 5: DEEP, 7: DEEP}, button=8, ante=200, ante_by="button")
    assert [post.seat for post in hand.events if isinstance(post, Post) and post.kind == "ante"] == [7]
