"""Bugs that users reported to other engines and that no other file here covers; each test names its source."""

from __future__ import annotations

import random

import pytest

from cardspeak.errors import Refusal
from cardspeak.hand import record
from cardspeak.hand.events import Bet, Call, Fold, Push, Raise
from cardspeak.hand.hand import Hand
from cardspeak.hand.positions import first_positions, next_positions
from cardspeak.hand.setup import AUTOMATIC, Step, hand_setup
from tests.hand.kit import everything, flop, play, refused, says, table

DEEP = 20_000


def test_pending_says_at_every_moment_what_comes_next() -> None:
    """pokerkit#36, #11: users lost among phases."""
    hand = table(automatic=Step(0))
    steps = []
    while not hand.over:
        due = hand.pending
        steps.append(due.step)
        match due.step:
            case "post":
                hand.post(due.seats[0])
            case "deal":
                hand.deal(due.seats[0])
            case "burn":
                hand.burn()
            case "board":
                hand.board_cards()
            case "act":
                (hand.call if hand.options.call else hand.check)(due.seats[0])
            case "show":
                hand.show(due.seats[0])
            case "push":
                hand.push()
    order = [step for k, step in enumerate(steps) if k == 0 or steps[k - 1] != step]
    assert order == ["post", "deal", "act", *["burn", "board", "act"] * 3, "show", "push"]


def hand_sizes(hand: Hand) -> list[int]:
    return [len(hand.cards_of(seat)) for seat in hand.seats]


def test_five_card_draw_and_five_card_omaha_are_just_games() -> None:
    """pokerkit#14."""
    assert hand_sizes(table("NL5D")) == [5, 5, 5, 5]
    assert hand_sizes(table("PLO5")) == [5, 5, 5, 5]


def test_pots_in_the_middle_of_a_street_count_players_yet_to_call() -> None:
    """texasholdem#40, PR 26."""
    hand = play(flop({3: 5000, 5: 300, 8: 5000}), "3 bets 500; 5 all-in")
    assert [(pot.amount, pot.seats) for pot in hand.current_pots] == [(900, (3, 5, 8)), (200, (3, 8))]


def test_three_all_ins_of_different_size_and_three_different_winners() -> None:
    """Rlcard PR 179; poker-ts PR 18: all-in players dropped from pots they had paid into."""
    hands = {2: "AsAd", 4: "KsKd", 6: "QsQd", 9: "5s4d"}
    hand = table(stacks={2: 500, 4: 1500, 6: 4000, 9: 4000}, hands=hands, board="2c 7c 9d Jh 3h")
    play(hand, "6 all-in; 9 calls; 2 calls; 4 calls")
    assert hand.stacks == {2: 2000, 4: 3000, 6: 5000, 9: 0}
    assert [(push.pot, push.seat) for push in hand.events if isinstance(push, Push)] == [(2, 6), (1, 4), (0, 2)]


def test_nothing_is_offered_in_a_finished_hand() -> None:
    """open_spiel PR 1035."""
    hand = play(table(), "all fold")
    for question in (lambda: hand.options, lambda: hand.fold(4), lambda: hand.push()):
        with pytest.raises(Refusal) as refusal:
            question()
        assert refusal.value.code == "act.not-now"


def test_a_pot_sized_bet_is_no_special_case_in_no_limit() -> None:
    """open_spiel#1042: an unlawful half-pot was offered."""
    hand = flop({3: 5000, 8: 5000})
    assert Bet(3, 100) in hand.options
    assert Bet(3, 99) not in hand.options


def test_an_ante_may_take_the_last_chip() -> None:
    """slack-poker-bot#36: the hand hung when a forced bet put a player all-in."""
    hands = {3: "AsAd", 5: "KsKd", 8: "QsQd"}
    hand = table(stacks={3: 10, 5: 900, 8: 900}, ante=10, blinds=(50, 100), hands=hands, board="2c 7c 9d Jh 3h")
    play(hand, "8 folds")
    assert (hand.over, hand.stacks) == (True, {3: 30, 5: 890, 8: 890})


def test_everybody_all_in_before_the_cards() -> None:
    hand = table(stacks={3: 50, 5: 80, 8: 20}, ante=25, blinds=(50, 100))
    assert hand.over or hand.pending.step == "act"
    assert everything(hand) == 150


def test_the_button_may_rest_on_an_empty_seat() -> None:
    """acebusters-frontend#558; scala-poker#24."""
    after = next_positions(first_positions([2, 4, 6, 9], button=2), [2, 6, 9])
    hand = table(stacks={6: DEEP, 9: DEEP, 2: DEEP}, button=4, positions=after)
    assert (hand.setup.button, hand.seats, says(hand)) == (4, (6, 9, 2), "2: fold, call 200, raise 400-20000")


def test_a_newcomer_enters_a_running_table_without_posting_extra() -> None:
    """acebusters-frontend#506."""
    after = next_positions(first_positions([2, 4, 6, 9], button=2), [2, 4, 6, 8, 9], newcomers=[8])
    assert after.big_blind == 8
    assert (
        len(
            hand_setup(
                "NLHE", stacks=dict.fromkeys(after.dealt_in, 900), button=4, blinds=(5, 10), positions=after
            ).dues
        )
        == 2
    )


def test_the_first_actor_after_the_flop_is_left_of_the_button_even_if_the_blinds_are_gone() -> None:
    """pokerlib#15, #17."""
    hand = play(table(), "9 calls; 1 calls; 4 folds; 6 checks; 6 folds")
    assert hand.to_act == 9


def test_an_act_says_by_how_much_it_is_wrong() -> None:
    """slumbot2019#28: raise-to against raise-by; explain with numbers."""
    refusal = refused(play(flop({3: 5000, 8: 5000}), "3 bets 300"), "8 raises 300")
    assert "600" in str(refusal.message)
    assert refusal.as_dict()["limits"] == {"min": 600, "max": 5000}


def test_an_undone_act_leaves_no_trace() -> None:
    hand = play(flop({3: 5000, 8: 5000}), "3 bets 300")
    assert record.undo(hand) == (Bet(3, 300),)
    assert says(hand) == "3: fold, check, bet 100-5000"


def test_a_record_that_lies_is_refused_where_it_lies() -> None:
    hand = play(table(), "9 calls; 1 folds")
    log = list(hand.events)
    lie = [Call(9, 150) if event == Call(9, 200) else event for event in log]
    told, error = record.play_record(hand.setup, lie)
    assert (error is not None and error.code, len(told.events)) == ("event.differs", log.index(Call(9, 200)))


def test_a_record_out_of_turn_keeps_its_good_part() -> None:
    hand = play(table(), "9 calls")
    told, error = record.play_record(hand.setup, [*hand.events, Fold(4), Raise(1, 600)])
    assert (error is not None and error.code, list(told.events)) == ("act.out-of-turn", list(hand.events))


def test_two_cards_of_four_play_in_omaha() -> None:
    """Pkcore's two-card rule: four spades in hand make no flush with one on the board."""
    hands = {3: "AsKsQsJs", 8: "2h2d7c8c"}
    hand = table("PLO", {3: 5000, 8: 5000}, hands=hands, board="9s 4h 2c Td 3d")
    while not hand.over:
        play(hand, "all call")
    assert hand.stacks[8] == 5200


def test_a_raise_to_less_than_the_bet_is_refused_not_wrapped() -> None:
    """Pkcore's raise underflow."""
    hand = play(flop({3: 5000, 8: 5000}), "3 bets 300")
    for amount in (0, 1, 299, 300):
        assert refused(hand, f"8 raises {amount}").code == "act.raise-too-small"


def test_the_next_to_act_does_not_start_again_after_a_fold() -> None:
    """Pkcore's next-to-act restart."""
    hand = flop({2: DEEP, 4: DEEP, 6: DEEP, 9: DEEP})
    assert play(hand, "2 checks; 4 bets 100; 6 folds").to_act == 9
    assert play(hand, "9 calls").to_act == 2


@pytest.mark.parametrize("game", ["NLHE", "PLO", "LS", "LR", "LS8", "L27TD", "NL27", "LB", "NL5D", "NLSD"])
def test_an_all_in_hand_always_runs_to_its_end(game: str) -> None:
    """Pkcore's all-in run-out that never completed."""
    more = {"small_bet": 100, "ante": 25, "bring_in": 50} if game in ("LS", "LR", "LS8") else {"blinds": (50, 100)}
    setup = hand_setup(game, stacks={3: 60, 5: 90, 8: 40}, button=8, **more)
    hand = Hand(setup, source=random.Random(4))
    while not hand.over:
        seat = hand.pending.seats[0]
        if hand.pending.step == "draw":
            hand.draw(seat)
        else:
            most = hand.options.raise_max
            hand.wager(seat, most) if most is not None else hand.all_in(seat)
    assert sum(hand.stacks.values()) == 190


def test_automatic_steps_can_be_switched_one_by_one() -> None:
    assert table(automatic=AUTOMATIC & ~Step.POST).pending.step == "post"
    assert play(table(automatic=AUTOMATIC & ~Step.PUSH), "all fold").pending.step == "push"
