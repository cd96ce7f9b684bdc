"""The options of everybody, also out of turn: what they could do as things stand, and why they could not raise."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.errors import Refusal
from cardspeak.hand.betting import give_turn
from cardspeak.hand.events import Bet, Raise
from cardspeak.hand.hand import Hand
from cardspeak.hand.options import Closed
from cardspeak.hand.setup import HandSetup, hand_setup
from tests.hand.chance import setups, tapes
from tests.hand.kit import flop, play, table
from tests.hand.test_options_exact import accepted, acts_around, some_moment

FOUR = {2: 9000, 3: 8000, 5: 7000, 8: 6000}


@given(setup=setups(), tape=tapes, stop=st.integers(0, 25))
@settings(max_examples=50)
def test_out_of_turn_they_are_what_would_be_accepted_in_turn(setup: HandSetup, tape: list[int], stop: int) -> None:
    hand = some_moment(setup, tape, stop)
    if hand.over or hand.bring_in_due:
        return
    assert hand.options_for(hand.options.seat) == hand.options
    for seat in hand.seats_with_chips:
        twin, place = hand.copy(), hand.seats.index(seat)
        twin._pending_mask |= 1 << place
        give_turn(twin, place)  # as if everybody else were waiting
        acts = acts_around(twin)
        assert accepted(twin, acts) == [act for act in acts if act in hand.options_for(seat)]


@pytest.mark.parametrize(
    ("hand", "seat", "closed"),
    [
        (play(table(stacks=FOUR), "5 calls; 8 calls"), 5, "not-reopened"),
        (play(table(stacks=FOUR), "5 raises 7000"), 2, None),
        (play(table(stacks=FOUR), "5 raises 7000"), 8, "no-chips-behind"),
        (play(flop({2: 500, 3: 900, 5: 500}), "2 bets 500; 3 calls"), 5, "no-chips-behind"),
        (play(flop({2: 500, 3: 500, 5: 900}), "2 bets 500; 3 calls"), 5, "nobody-to-call"),
        (play(flop({2: 500, 3: 900, 5: 900}), "2 bets 500; 3 calls"), 5, None),
        (play(table("LHE", FOUR), "5 raises 400; 8 raises 600; 2 raises 800; 3 raises 1000"), 8, "capped"),
    ],
)
def test_why_a_raise_is_closed(hand: Hand, seat: int, closed: Closed | None) -> None:
    options = hand.options_for(seat)
    assert options.closed == closed
    assert (options.raise_min is None) == (closed is not None)


def test_the_rule_that_closes_it_is_named() -> None:
    capped = play(table("LHE", FOUR), "5 raises 400; 8 raises 600; 2 raises 800; 3 raises 1000").options_for(8)
    acted = play(table(stacks=FOUR), "5 calls; 8 calls").options_for(5)
    assert (capped.why_no_raise, acted.why_no_raise) == ("48", "47-A")


def test_somebody_who_waits_for_the_blinds_could_check_raise_or_fold() -> None:
    hand = play(table(stacks=FOUR), "5 calls")
    assert str(hand.options_for(3)) == "fold, check, raise 400-8000"
    assert str(hand.options_for(2)) == "fold, call 200, raise 400-9000"


@pytest.mark.parametrize(
    ("game", "after", "said"),
    [
        ("NLHE", Raise(8, 700), "fold, call 700, raise 1200-9000"),
        ("NLHE", Raise(8, 200), "fold, call 200, raise 400-9000"),
        ("NLHE", Raise(8, 9000), "fold, call 9000"),
        ("PLO", Raise(8, 700), "fold, call 700, raise 1200-2300"),
        ("LHE", Raise(8, 400), "fold, call 400, raise 600"),
    ],
)
def test_behind_a_raise_out_of_turn_they_are_those_once_it_is_made(game: str, after: Raise, said: str) -> None:
    assert str(table(game, FOUR).options_for(2, after)) == said


def test_the_options_behind_a_held_bet_come_true_when_it_is_made() -> None:
    hand = play(table("PLO", FOUR), "all call")
    ahead = hand.options_for(8, after=Bet(5, 700))
    play(hand, "2 checks; 3 checks; 5 bets 700")
    assert str(hand.options) == str(ahead)


def test_a_ruling_leaves_less_of_them() -> None:
    options = play(table(stacks=FOUR), "5 raises 600").options
    assert str(options.without("raise")) == "fold, call 600"
    assert str(options.without("fold", "call")) == "raise 1000-6000"
    assert options.without("raise").closed == "barred"
    assert options.without() == options


def test_who_is_all_in_has_none_and_who_is_out_is_refused() -> None:
    hand = play(table(stacks=FOUR), "5 raises 7000; 8 folds")
    assert str(hand.options_for(5)) == ""
    for seat in (8, 4):
        with pytest.raises(Refusal):
            hand.options_for(seat)


def test_there_are_none_before_the_cards() -> None:
    hand = Hand(hand_setup("NLHE", stacks=FOUR, button=8, blinds=(100, 200)))
    with pytest.raises(Refusal) as refused:
        hand.options_for(5)
    assert refused.value.code == "act.not-now"


def test_a_copy_goes_its_own_way() -> None:
    hand = Hand(hand_setup("NLHE", stacks=FOUR, button=8, blinds=(100, 200)), source=random.Random(3))
    twin = hand.copy()
    for one in (twin, hand):
        while not one.over:
            (one.call if one.to_call else one.check)(one.options.seat)
    assert hand.events != twin.events, "each deals from its own deck, by the same chance"
    assert (hand.total_chips, twin.total_chips) == (30_000, 30_000)
