"""Taking an act back: the table is as it was, the cards keep their order, and what follows is the same again."""

from __future__ import annotations

import pytest

from cardspeak.errors import Refusal
from cardspeak.hand import record
from cardspeak.hand.events import Bet, Board, Burn, Call, Deal, Fold, Show
from cardspeak.hand.setup import AUTOMATIC, BY_HAND, Step
from tests.hand.kit import flop, play, says, snapshot, table

THREE = {3: 5000, 5: 4000, 8: 3000}


def test_an_act_is_taken_back_with_all_that_followed() -> None:
    hand = play(table(stacks=THREE), "8 calls; 3 calls")
    before = snapshot(hand)
    play(hand, "5 checks")
    board = next(event for event in hand.events if isinstance(event, Board))
    gone = record.undo(hand)
    assert (board in gone, hand.pending.seats, hand.board) == (True, (5,), before["board"])


def test_the_same_flop_comes_again_even_if_the_betting_changes() -> None:
    hand = play(table(stacks=THREE), "8 calls; 3 calls; 5 checks")
    board = list(hand.board)
    record.undo(hand)
    play(hand, "5 raises 600; 8 calls; 3 calls")
    assert list(hand.board) == board


def test_a_fold_that_was_a_mistake_gives_the_hand_back() -> None:
    hand = play(flop(THREE), "3 bets 300; 5 folds")
    assert record.undo(hand) == (Fold(5),)
    assert says(hand) == "5: fold, call 300, raise 600-4000"


def test_acts_are_taken_back_one_after_the_other() -> None:
    hand = play(flop(THREE), "3 bets 300; 5 calls")
    assert (record.undo(hand), record.undo(hand)) == ((Call(5, 300),), (Bet(3, 300),))


def test_there_is_nothing_to_take_back_before_anybody_acts() -> None:
    hand = table(stacks=THREE)
    with pytest.raises(Refusal) as refusal:
        record.undo(hand)
    assert refusal.value.code == "undo.nothing"


def test_a_finished_hand_can_be_reopened_and_the_chips_come_back() -> None:
    hand = play(flop(THREE), "3 bets 300; 5 folds")
    before = hand.stacks
    play(hand, "8 folds")
    assert hand.over
    record.undo(hand)
    assert (hand.over, hand.stacks) == (False, before)


def test_a_card_dealt_again_by_name_is_not_dealt_a_second_time() -> None:
    hand = table(stacks=THREE, automatic=AUTOMATIC & ~(Step.DEAL | Step.BURN))
    hand.deal(3)
    (dealt,) = record.undo(hand)
    assert isinstance(dealt, Deal)
    record.apply(hand, dealt)
    hand.deal(5)
    cards = [card for seat in hand.seats for card in hand.cards_of(seat)]
    assert len(cards) == len(set(cards)) == 2


def test_a_burn_done_again_by_name_leaves_the_flop_as_it_was() -> None:
    hand = play(table(stacks=THREE, automatic=AUTOMATIC & ~Step.BURN), "all call")
    hand.burn()
    board = list(hand.board)
    burn = record.undo(hand)[0]
    assert isinstance(burn, Burn)
    record.apply(hand, burn)
    assert list(hand.board) == board


@pytest.mark.parametrize("seed", range(8))
def test_a_card_named_while_there_is_a_deck_leaves_the_deck(seed: int) -> None:
    hand = table(stacks=dict.fromkeys(range(1, 10), 5000), automatic=BY_HAND, seed=seed)
    while hand.pending.step == "post":
        hand.post(hand.pending.seats[0])
    for seat in (1, 2, 3, 4):
        hand.deal(seat, (10 * seat, 10 * seat + 1))
    while hand.pending.step == "deal":
        hand.deal(hand.pending.seats[0])
    cards = [card for seat in hand.seats for card in hand.cards_of(seat)]
    assert len(cards) == len(set(cards)) == 18


def test_a_hand_shown_by_choice_is_taken_back_alone() -> None:
    hands = {3: "AsAd", 8: "KsKd"}
    hand = table(
        stacks={3: 5000, 8: 3000}, hands=hands, board="2c 7c 9d Jh 3h", automatic=AUTOMATIC & ~(Step.MUCK | Step.PUSH)
    )
    for _ in range(4):
        play(hand, "all call")
    assert hand.pending.seats == (8,)
    play(hand, "8 shows")
    assert [type(event) for event in record.undo(hand)] == [Show]
    assert hand.pending.seats == (8,)
