"""Hands killed by the floor: at every step, with what they leave in the pot."""

from __future__ import annotations

import pytest

from cardspeak.hand.events import Deal, Draw, Push, Return
from cardspeak.hand.setup import AUTOMATIC, BY_HAND, Step
from tests.hand.kit import everything, play, refused, says, table

DEEP = 20_000
FOUR = {3: DEEP, 5: 9_000, 8: 6_000, 9: 7_000}
CHOOSING = AUTOMATIC & ~(Step.SHOW | Step.MUCK)


@pytest.mark.rule("apl-2007", "11-b")
@pytest.mark.rule("tda-2024", "30")
def test_an_absent_big_blind_is_killed_and_the_blind_stays_in_the_pot() -> None:
    hand = play(table(stacks={3: 1000, 5: 1000, 8: 1000}), "5 dies; 8 folds")
    assert hand.stacks == {3: 1200, 5: 800, 8: 1000}


@pytest.mark.rule("tda-2024", "30")
def test_a_killed_small_blind_leaves_its_chips_to_the_big_blind() -> None:
    hand = play(table(stacks={3: 1000, 5: 1000, 8: 1000}), "3 dies; 8 folds")
    assert hand.stacks == {3: 900, 5: 1100, 8: 1000}


@pytest.mark.rule("tda-2024", "15-B")
def test_an_uncalled_bet_of_a_killed_hand_goes_back() -> None:
    hand = play(table(stacks={3: 5000, 5: 5000}, blinds=(300, 600)), "all call; 3 bets 800; 3 dies")
    assert Return(3, 800) in hand.events
    assert hand.stacks == {3: 4400, 5: 5600}


@pytest.mark.rule("tda-2024", "15-B")
def test_a_called_bet_of_a_killed_hand_stays() -> None:
    hand = play(table(stacks={3: 5000, 5: 5000, 8: 5000}), "all call; 3 bets 800; 5 calls; 3 dies; 8 folds")
    assert (hand.over, hand.stacks) == (True, {3: 4000, 5: 6200, 8: 4800})


def test_killing_the_player_to_act_passes_the_turn() -> None:
    assert play(table(stacks=FOUR), "8 dies").to_act == 9


def test_killing_somebody_else_leaves_the_turn_where_it_is() -> None:
    hand = play(table(stacks=FOUR), "3 dies")
    assert says(hand) == "8: fold, call 200, raise 400-6000"


def test_killing_the_only_opponent_with_chips_ends_the_betting() -> None:
    hand = play(table(stacks={3: 1000, 5: 300, 8: 1000}), "8 calls; 3 calls; 5 all-in; 8 calls; 3 calls")
    assert hand.to_act == 3
    play(hand, "8 dies")
    assert hand.over


def test_the_last_live_hand_cannot_be_killed() -> None:
    hand = play(table(stacks=FOUR, automatic=AUTOMATIC & ~Step.PUSH), "all fold")
    assert refused(hand, "5 dies").code == "act.not-now"


def test_killing_all_but_one_ends_the_hand_at_once() -> None:
    hand = play(table(stacks=FOUR), "3 dies; 5 dies; 9 dies")
    assert (hand.over, hand.stacks[8]) == (True, 6_300)


@pytest.mark.parametrize("step", ["post", "deal", "burn", "board"])
def test_a_hand_can_be_killed_between_the_cards(step: str) -> None:
    hand = table(stacks=FOUR, automatic=BY_HAND)
    while hand.pending.step != step:
        due = hand.pending
        if due.step == "post":
            hand.post(due.seats[0])
        elif due.step == "deal":
            hand.deal(due.seats[0])
        elif due.step == "act":
            play(hand, "all call")
        else:
            hand.burn()
    hand.kill(8, "left the table")
    assert 8 not in hand.live_seats
    assert everything(hand) == sum(FOUR.values())


@pytest.mark.parametrize("game", ["NLHE", "L27", "LS"])
@pytest.mark.parametrize("deals", [Step.DEAL, Step.DEAL | Step.BURN, BY_HAND], ids=["deal", "deal and burn", "by hand"])
def test_a_hand_killed_before_the_blinds_leaves_the_deal_to_the_others(game: str, deals: Step) -> None:
    limits = {"small_bet": 100} if game == "LS" else {"blinds": (50, 100)}
    hand = table(game, FOUR, ante=25, automatic=deals, **limits)
    hand.post(hand.pending.seats[0])
    hand.kill(9, "not at the table")
    while hand.pending.step == "post":
        hand.post(hand.pending.seats[0])
    while hand.pending.step == "deal":
        hand.deal(hand.pending.seats[0])
    cards = {seat: len(hand.cards_of(seat)) for seat in hand.seats}
    each = {"NLHE": 2, "L27": 5, "LS": 3}[game]
    assert cards == {3: each, 5: each, 8: each, 9: 0}


def test_a_dead_hand_is_not_asked_to_draw() -> None:
    hand = play(table("L27TD", FOUR), "all call")
    play(hand, "3 pat; 8 dies; 5 pat")
    assert hand.pending.seats == (9,)


def test_a_hand_killed_after_its_draw_gets_no_new_cards() -> None:
    hand = play(table("L27TD", FOUR), "all call")
    hand.draw(3, hand.cards_of(3)[:2])
    play(hand, "3 dies; 5 pat; 8 pat; 9 pat")
    last_draw = max(k for k, event in enumerate(hand.events) if isinstance(event, Draw))
    assert not [event for event in hand.events[last_draw:] if isinstance(event, Deal)]


@pytest.mark.rule("tda-2024", "17-B")
def test_with_a_tabled_hand_killed_the_other_one_wins_and_need_not_show() -> None:
    hand = table(stacks={3: 1000, 5: 1000, 8: 1000}, automatic=CHOOSING)
    play(hand, "8 folds; 3 calls; 5 checks; all check; all check; all check; 3 shows; 3 dies")
    assert (hand.over, hand.stacks) == (True, {3: 800, 5: 1200, 8: 1000})


def test_the_pots_of_a_killed_all_in_hand_go_to_the_others() -> None:
    hands = {3: "AsAd", 5: "KsKd", 8: "QsQd"}
    stacks = {3: 400, 5: 1000, 8: 1000}
    hand = table(stacks=stacks, hands=hands, board="2c 7c 9d Jh 3h", automatic=CHOOSING)
    play(hand, "8 all-in; 3 calls; 5 calls; 3 dies; 5 shows; 8 shows")
    assert [push.seat for push in hand.events if isinstance(push, Push)] == [5, 5]
    assert hand.stacks == {3: 0, 5: 2400, 8: 0}


def test_nobody_dies_twice_and_unknown_seats_cannot_die() -> None:
    hand = play(table(stacks=FOUR), "3 dies")
    assert refused(hand, "3 dies").code == "act.not-now"
    assert refused(hand, "4 dies").code == "seat.not-dealt-in"
