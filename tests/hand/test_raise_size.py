"""How small a raise may be: the printed examples of the books, and the refusals around the border."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardspeak.hand.events import Bet, Call, Raise
from tests.hand.kit import flop, play, refused, says, table

DEEP = 20_000
SIX = {2: DEEP, 4: DEEP, 5: DEEP, 7: DEEP, 8: DEEP, 9: DEEP}

FLOP_EXAMPLES = {
    "43-ex1: the increase counts, not the total": ((100, 200), "2 bets 600; 4 raises 1600; 5 raises 3600", 3600, 5600),
    "43-ex3-C": ((100, 200), "2 bets 300; 4 raises 1000", 1000, 1700),
    "43-A: 500, 1300": ((100, 200), "2 bets 500; 4 raises 1300", 1300, 2100),
    "888pl EX-5-ii-3-1": ((25, 50), "2 bets 100; 4 raises 200", 200, 300),
    "E: fresh player after 100 and 150": ((50, 100), "2 bets 100; 4 raises 250", 250, 400),
}


@pytest.mark.rule("tda-2024", "43-A")
@pytest.mark.rule("888pl", "5-ii-3")
@pytest.mark.parametrize(("blinds", "story", "call", "least"), FLOP_EXAMPLES.values(), ids=list(FLOP_EXAMPLES))
def test_the_smallest_raise_after_the_flop(blinds: tuple[int, int], story: str, call: int, least: int) -> None:
    options = play(flop(SIX, blinds=blinds), story).options
    assert (options.call_to, options.raise_min) == (call, least)


PREFLOP_EXAMPLES = {
    "43-ex2: a short all-in leaves the blind as the measure": ((50, 100), {5: 150}, "5 all-in", 150, 250),
    "43-ex4-A-1": ((25, 50), {}, "5 raises 125", 125, 200),
    "43-ex4-A-2": ((25, 50), {}, "5 raises 125; 7 raises 200; 8 raises 500", 500, 800),
    "43-ex4-B: one raise to the same 500": ((25, 50), {}, "5 raises 500; 7 calls; 8 calls", 500, 950),
    "apl-2007 raise-1": ((50, 100), {}, "5 raises 200", 200, 300),
    "apl-2007 raise-2": ((200, 400), {}, "5 raises 800", 800, 1200),
    "apl-2007 raise-3": ((100, 200), {}, "5 raises 600", 600, 1000),
    "888pl EX-4-i-5-1": ((50, 100), {}, "", 100, 200),
}


@pytest.mark.rule("tda-2024", "43-A")
@pytest.mark.rule("apl-2007", "19-c")
@pytest.mark.rule("apl-2007", "19-d")
@pytest.mark.rule("888pl", "4-i-5")
@pytest.mark.parametrize(
    ("blinds", "short", "story", "call", "least"), PREFLOP_EXAMPLES.values(), ids=list(PREFLOP_EXAMPLES)
)
def test_the_smallest_raise_before_the_flop(
    blinds: tuple[int, int], short: Mapping[int, int], story: str, call: int, least: int
) -> None:
    hand = play(table(stacks={**SIX, **short}, blinds=blinds), story)
    assert (hand.options.call_to, hand.options.raise_min) == (call, least)
    seat = hand.options.seat
    assert refused(hand, f"{seat} raises {least - 1}").limits == {"min": least, "max": DEEP}


@pytest.mark.rule("tda-2024", "43-A")
def test_the_measure_starts_anew_on_every_street() -> None:
    """The row where one engine asked for 98 after a raise of 98; 43-def-1 with a flop raise of 2000."""
    hand = play(flop(SIX), "2 bets 1000; 4 raises 3000; all call")
    assert says(hand) == "2: fold, check, bet 100-17000"
    assert says(play(hand, "2 bets 600")) == "4: fold, call 600, raise 1200-17000"


@pytest.mark.rule("tda-2024", "43-A")
def test_too_small_a_raise_is_refused_with_the_limits_and_the_rule() -> None:
    refusal = refused(play(flop(SIX), "2 bets 600"), "4 raises 1199")
    assert (refusal.code, refusal.field, refusal.limits, refusal.rule) == (
        "act.raise-too-small", "to", {"min": 1200, "max": DEEP}, "43-A",
    )  # fmt: skip


def test_a_bet_below_the_big_blind_is_refused() -> None:
    assert refused(flop(SIX), "2 bets 99").limits == {"min": 100, "max": DEEP}


def test_a_bet_beyond_the_stack_is_refused() -> None:
    assert refused(flop(SIX), "2 bets 20001").code == "act.raise-too-large"


def test_raise_names_a_total_and_raise_by_an_increase() -> None:
    """texasholdem#39: whether a raise of 50 is to or by."""
    to = play(flop(SIX), "2 bets 100; 4 raises 250").events[-1]
    by = play(flop(SIX), "2 bets 100; 4 raises by 150").events[-1]
    assert to == by == Raise(4, 250)


@pytest.mark.rule("tda-2024", "43-B")
def test_raise_eight_thousand_over_two_thousand_is_eight_thousand_in_all() -> None:
    hand = play(flop(SIX), "2 bets 2000; 4 raises 8000")
    assert (hand.options.call_to, hand.stacks[4]) == (8000, 12_000)


def test_the_minimum_is_not_capped_by_what_the_opponent_has_left() -> None:
    """pokerkit#40: the opponent has 60 behind, the minimum raise stays a full one."""
    hand = play(flop({3: 360, 8: 5000}), "3 bets 300")
    assert says(hand) == "8: fold, call 300, raise 600-5000"


def test_min_raise_after_the_first_bet() -> None:
    """pangea-poker#36, texasholdem#80: 2.5 times is no rule, the bet itself is."""
    assert says(play(flop(SIX), "2 bets 350")) == "4: fold, call 350, raise 700-20000"


def test_there_is_no_raise_against_players_who_are_all_in() -> None:
    """pangea-poker#51, open_spiel PR 1035."""
    hand = play(flop({3: 400, 5: 700, 8: 5000}), "3 all-in; 5 all-in")
    assert says(hand) == "8: fold, call 700"
    assert refused(hand, "8 raises 1400").code == "act.no-raise"


def test_the_call_is_known_when_facing_a_short_all_in() -> None:
    """pokerkit#25."""
    hand = play(flop({3: 5000, 5: 130, 8: 90}), "3 bets 100; 5 all-in")
    assert (hand.options.call, hand.options.call_to) == (90, 90)


def test_all_in_is_one_verb_for_bet_call_and_raise() -> None:
    """pokerkit#7, #36: users looked for the way to go all-in."""
    hand = play(flop({3: 400, 5: 700, 8: 300}), "3 all-in; 5 all-in; 8 all-in")
    acts = [event for event in hand.events if isinstance(event, Bet | Raise | Call)]
    assert acts[-3:] == [Bet(3, 400), Raise(5, 700), Call(8, 300)]


def test_a_bet_is_not_a_raise_and_a_raise_is_no_bet() -> None:
    assert refused(flop(SIX), "2 raises 300").code == "act.nothing-to-raise"
    assert refused(play(flop(SIX), "2 bets 300"), "4 bets 700").code == "act.bet-facing-bet"
    assert Bet(2, 300) in flop(SIX).options
    assert Raise(2, 300) not in flop(SIX).options


@pytest.mark.rule("tda-2024", "55/check-facing-bet")
def test_a_check_facing_a_bet_names_the_call() -> None:
    refusal = refused(play(flop(SIX), "2 bets 300"), "4 checks")
    assert (refusal.code, refusal.limits) == ("act.check-facing-bet", {"call": 300})


def test_a_call_with_nothing_to_call_is_refused() -> None:
    assert refused(flop(SIX), "2 calls").code == "act.nothing-to-call"


@pytest.mark.rule("tda-2024", "58")
@pytest.mark.parametrize("story", ["2 folds", "2 checks; 4 folds"], ids=["first to act", "after a check"])
def test_a_fold_with_nothing_to_call_is_binding(story: str) -> None:
    """PokerKit defect 10."""
    hand = play(flop(SIX), story)
    assert len(hand.live_seats) == 5


@pytest.mark.rule("tda-2024", "53-A")
def test_an_act_out_of_turn_names_whose_turn_it_is() -> None:
    refusal = refused(flop(SIX), "5 checks")
    assert (refusal.code, refusal.limits, refusal.rule) == ("act.out-of-turn", {"seat": 2}, "53-A")


def test_the_blind_that_limpers_leave_has_the_option() -> None:
    """slack-poker-bot#66: the big blind lost the option after a limp."""
    hand = play(table(stacks=SIX), "5 calls; 7 folds; 8 folds; 9 folds; 2 calls")
    assert says(hand) == "4: fold, check, raise 400-20000"


def test_bets_need_not_be_multiples_of_the_big_blind() -> None:
    """open_spiel PR 395."""
    assert says(play(flop(SIX), "2 bets 137")) == "4: fold, call 137, raise 274-20000"


def test_bets_are_made_of_the_smallest_chip() -> None:
    hand = flop({2: 10_000, 7: 10_000}, smallest_chip=25, blinds=(50, 100))
    refusal = refused(hand, "2 bets 130")
    assert (refusal.code, refusal.limits["multiple_of"]) == ("chips.odd", 25)
