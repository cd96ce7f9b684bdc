"""Showdown: who shows first, who must, who may muck, and who is paid."""

from __future__ import annotations

import pytest

from cardspeak.hand.events import Board, Deal, Push, Show
from cardspeak.hand.rules import HandRules
from cardspeak.hand.setup import AUTOMATIC, Step
from tests.hand.kit import Table, flop, play, refused, table

DEEP = 20_000
CHOOSING = AUTOMATIC & ~(Step.SHOW | Step.MUCK)
"""Players decide themselves whether to show."""


def river(**more: object) -> Table:
    """Three players checked down to the river, where showing is up to them."""
    hand = table(stacks={3: DEEP, 5: 9_000, 8: 6_000}, automatic=CHOOSING, **more)  # type: ignore[arg-type]
    for _ in range(3):
        play(hand, "all call")
    return hand


@pytest.mark.rule("tda-2024", "17-A")
def test_with_no_bet_on_the_river_the_first_seat_left_of_the_button_shows_first() -> None:
    assert play(river(), "all check").pending.seats == (3, 5, 8)


@pytest.mark.rule("tda-2024", "17-A")
def test_the_last_aggressor_on_the_river_shows_first_then_clockwise() -> None:
    hand = play(river(), "3 bets 500; 5 raises 1500; 8 calls; 3 calls")
    assert hand.pending.seats == (5, 8, 3)


@pytest.mark.rule("tda-2024", "17-A")
def test_a_bet_on_the_turn_does_not_count_on_a_checked_river() -> None:
    hand = flop({3: DEEP, 5: 9_000, 8: 6_000}, automatic=CHOOSING)
    play(hand, "all check; 3 checks; 5 bets 300; 8 calls; 3 calls; all check")
    assert hand.pending.seats == (3, 5, 8)


@pytest.mark.rule("tda-2024", "17-B")
def test_when_all_others_muck_the_last_hand_takes_the_pot_unseen() -> None:
    """PokerKit defect 6: there the chips vanish when the last hand is mucked too."""
    hand = play(river(), "all check; 3 mucks; 5 mucks")
    assert hand.over
    assert hand.stacks == {3: 19_800, 5: 8_800, 8: 6_400}
    assert not [event for event in hand.events if isinstance(event, Show)]


@pytest.mark.rule("tda-2024", "17-B")
def test_the_last_live_hand_cannot_be_mucked() -> None:
    hand = play(river(), "all check; 3 mucks; 5 mucks")
    assert refused(hand, "8 mucks").code == "act.not-now"


@pytest.mark.rule("tda-2024", "16")
def test_an_all_in_that_is_called_cannot_be_mucked() -> None:
    """PokerKit defect 7."""
    hand = play(table(stacks={3: DEEP, 5: 9_000, 8: 6_000}, automatic=CHOOSING), "8 all-in; 3 calls; 5 folds")
    for seat in (3, 8):
        refusal = refused(hand, f"{seat} mucks")
        assert (refusal.code, refusal.rule) == ("muck.all-in", "16")
    assert hand.pending.must_show


@pytest.mark.rule("tda-2024", "16")
def test_hands_are_up_before_the_next_card_when_an_all_in_ends_the_betting() -> None:
    """16-ex1."""
    hand = flop({3: 500, 8: DEEP})
    play(hand, "all check; 3 all-in; 8 calls")
    kinds = [type(event) for event in hand.events if isinstance(event, Show | Board)]
    assert kinds == [Board, Board, Show, Show, Board]


@pytest.mark.rule("tda-2024", "16")
def test_hands_stay_down_while_two_players_can_still_bet() -> None:
    """16-ex2 and 16-ex3: all-in 700 before the flop, two callers with chips."""
    hand = table(stacks={3: 5_700, 5: 5_700, 8: 700}, automatic=CHOOSING)
    play(hand, "8 all-in; 3 calls; 5 calls; all check")
    assert (hand.pending.step, hand.current_pots[0].amount) == ("act", 2100)
    play(hand, "3 bets 1000; 5 calls")
    assert [pot.amount for pot in hand.current_pots] == [2100, 2000]
    play(hand, "3 checks; 5 checks")
    assert (hand.pending.step, hand.pending.must_show, set(hand.pending.seats)) == ("show", True, {3, 5, 8})


@pytest.mark.rule("tda-2024", "16")
def test_a_second_all_in_on_the_turn_puts_every_hand_up_and_the_side_pot_is_paid_first() -> None:
    """16-ex2-turn."""
    hand = play(table(stacks={3: 3_000, 5: 5_700, 8: 700}), "8 all-in; 3 calls; 5 calls; all check; 3 all-in; 5 calls")
    shown = [event.seat for event in hand.events if isinstance(event, Show)]
    boards = [len(event.cards) for event in hand.events if isinstance(event, Board)]
    assert (set(shown), boards) == ({3, 5, 8}, [3, 1, 1])
    order = [event.pot for event in hand.events if isinstance(event, Push)]
    assert order == sorted(order, reverse=True)


def test_a_book_may_let_all_in_hands_stay_down() -> None:
    hand = table(stacks={3: DEEP, 8: 6_000}, rules=HandRules(all_in_face_up=False))
    play(hand, "8 all-in; 3 calls")
    first_show = next(k for k, event in enumerate(hand.events) if isinstance(event, Show))
    assert sum(isinstance(event, Board) for event in hand.events[:first_show]) == 3


@pytest.mark.rule("tda-2024", "13-A")
@pytest.mark.parametrize(
    ("game", "cards"), [("NLHE", "AsAd"), ("PLO", "AsAdKcKh"), ("PLO5", "AsAdKcKh2s")], ids=["hold'em", "omaha", "five"]
)
def test_a_hand_is_tabled_only_with_every_card_up(game: str, cards: str) -> None:
    hand = table(game, {3: DEEP, 8: 6_000}, hands={3: cards}, board="2c 7c 9d Jh 3h", automatic=CHOOSING)
    for _ in range(4):
        play(hand, "all call")
    play(hand, f"3 shows {cards[:2]}")
    assert hand.pending.seats[0] == 3
    play(hand, f"3 shows {cards[2:]}")
    assert hand.pending.seats == (8,)


@pytest.mark.rule("tda-2024", "19")
def test_playing_the_board_takes_a_tabled_hand() -> None:
    hand = table(stacks={3: DEEP, 8: 6_000}, board="As Ks Qs Js Ts", automatic=CHOOSING)
    for _ in range(4):
        play(hand, "all call")
    play(hand, "3 shows; 8 mucks")
    assert hand.stacks == {3: DEEP + 200, 8: 5_800}


@pytest.mark.rule("tda-2024", "14")
def test_a_mucked_hand_cannot_be_shown_any_more() -> None:
    hand = play(river(), "all check; 3 mucks")
    refusal = refused(hand, "3 shows")
    assert (refusal.code, refusal.rule) == ("show.dead-hand", "14")


def test_a_tabled_hand_is_not_shown_twice_or_mucked() -> None:
    hand = play(river(), "all check; 3 shows")
    assert refused(hand, "3 shows").code == "show.tabled"
    assert refused(hand, "3 mucks").code == "muck.not-held"


def test_a_hand_that_cannot_win_is_mucked_and_a_winner_always_shows() -> None:
    hand = table(stacks={3: DEEP, 8: 6_000}, hands={3: "AsAd", 8: "KsKd"}, board="2c 7c 9d Jh 3h")
    while not hand.over:
        play(hand, "all call")
    assert [event.seat for event in hand.events if isinstance(event, Show)] == [3]


def test_odd_chips_do_not_depend_on_who_shows() -> None:
    """pokerkit#46: mucking a hand that cannot win merged pots and moved a chip."""
    hands = {2: "AsAd", 4: "AhAc", 6: "KsKd", 9: "QsQd"}
    stacks = {2: 5000, 4: 5000, 6: 331, 9: 5000}
    results = []
    for story in ("2 shows; 4 shows; 6 shows; 9 shows", "2 shows; 4 shows; 6 shows; 9 mucks"):
        rules = HandRules(all_in_face_up=False)
        hand = table(
            stacks=stacks, hands=hands, board="2c 7c 9d Jh 3h", blinds=(50, 101), rules=rules, automatic=CHOOSING
        )
        play(hand, "6 all-in; 9 calls; 2 calls; 4 calls")
        while hand.pending.step == "act":
            play(hand, "all check")
        play(hand, story)
        results.append(hand.stacks)
    assert results[0] == results[1]


def test_the_second_best_hand_wins_the_side_pot() -> None:
    """Rlcard PR 286, poker-ts PR 18: four all-ins, a different winner for each pot."""
    hands = {2: "AsAd", 4: "KsKd", 6: "QsQd", 9: "JsJd"}
    stacks = {2: 300, 4: 700, 6: 1100, 9: 5000}
    hand = table(stacks=stacks, hands=hands, board="2c 7c 9d 8h 3h")
    play(hand, "6 all-in; 9 calls; 2 calls; 4 calls")
    assert hand.stacks == {2: 1200, 4: 1200, 6: 800, 9: 3900}


def test_the_shared_hand_history_deals_from_the_left_of_the_button() -> None:
    hand = table()
    first = next(event for event in hand.events if isinstance(event, Deal))
    assert first.seats == (4, 6, 9, 1, 4, 6, 9, 1)
