"""Stud: the bring-in, who opens, the short stub, odd chips by suit."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.hand.events import Board, Burn, Deal, Push, Shuffle
from cardspeak.hand.games import SeventhStreet, seventh_street
from cardspeak.hand.setup import AUTOMATIC, Step
from tests.hand.kit import Table, play, refused, says, table

DEEP = 20_000
LIMITS: dict[str, Any] = {"ante": 25, "bring_in": 100, "small_bet": 400, "big_bet": 800}
THREE = {3: DEEP, 5: 15_000, 8: 12_000}
"""Seat 8 is the last to be dealt; in stud nobody has the button."""


def stud(game: str = "LS", stacks: dict[int, int] | None = None, **hands: str) -> Table:
    """Third street in a story: ``stud(s3="9h9d2c", …)`` gives two cards down and one up."""
    named = {int(seat[1:]): cards for seat, cards in hands.items()}
    return table(game, stacks or THREE, hands=named, **LIMITS)


def test_the_lowest_card_brings_it_in_or_completes_and_cannot_fold() -> None:
    hand = stud(s3="9h9d4c", s5="8h8d2c", s8="KhKd2d")
    assert says(hand) == "5: bring in 100, bet 400"
    assert refused(hand, "5 folds").code == "act.bring-in"
    assert refused(hand, "5 checks").limits == {"bring_in": 100}


def test_in_razz_the_highest_card_brings_it_in_and_an_ace_is_low() -> None:
    assert stud("LR", s3="9h9dAs", s5="8h8dKc", s8="QhQdKs").to_act == 8


def test_the_next_player_calls_the_bring_in_or_completes_to_the_bet() -> None:
    hand = play(stud(s3="9h9d4c", s5="8h8d2c", s8="KhKd2d"), "5 brings in")
    assert says(hand) == "8: fold, call 100, raise 400"
    assert says(play(hand, "8 raises 400")) == "3: fold, call 400, raise 800"


def test_the_completion_is_a_bet_that_the_bring_in_may_raise() -> None:
    hand = play(stud(s3="9h9d4c", s5="8h8d2c", s8="KhKd2d"), "5 brings in; 8 raises 400; 3 folds")
    assert says(hand) == "5: fold, call 400, raise 800"


@pytest.mark.parametrize("game", ["NLS", "PLS"])
def test_the_completion_may_be_raised_without_a_limit_too(game: str) -> None:
    """A bring-in is no full bet, so the completion re-opens nothing: it is the first one."""
    hand = play(stud(game, s3="9h9d4c", s5="8h8d2c", s8="KhKd2d"), "5 brings in; 8 calls; 3 raises 400")
    assert hand.options.raise_min == 800


def test_a_bring_in_above_half_the_bet_still_lets_its_player_raise() -> None:
    hands = {3: "9h9d4c", 5: "8h8d2c", 8: "KhKd2d"}
    hand = table("LS", THREE, hands=hands, ante=5, bring_in=15, small_bet=20)
    assert says(play(hand, "5 brings in; 8 raises 20; 3 folds")) == "5: fold, call 20, raise 40"


@pytest.mark.rule("tda-2024", "RP-10-E")
def test_the_low_card_all_in_for_the_ante_passes_the_opening_to_the_left() -> None:
    """PokerKit defect 14."""
    hand = stud(stacks={3: DEEP, 5: 25, 8: 12_000}, s3="9h9d4c", s5="8h8d2c", s8="KhKd2d")
    assert says(hand) == "8: fold, bring in 100, bet 400"
    refusal = refused(hand, "8 checks")
    assert (refusal.code, refusal.rule) == ("act.bring-in", "RP-10-E")


@pytest.mark.rule("tda-2024", "RP-10-E")
def test_with_the_low_card_all_in_the_opening_goes_on_until_somebody_bets() -> None:
    stacks = {3: DEEP, 5: 25, 8: 12_000, 9: 9_000}
    hand = stud(stacks=stacks, s3="9h9d4c", s5="8h8d2c", s8="KhKd2d", s9="QsQcJs")
    assert says(play(hand, "8 folds")) == "9: fold, bring in 100, bet 400"
    assert says(play(hand, "9 brings in")) == "3: fold, call 100, raise 400"


def test_a_short_bring_in_does_not_lower_the_call() -> None:
    """PokerKit defect 14: four of fifteen chips."""
    hand = stud(stacks={3: DEEP, 5: 65, 8: 12_000}, s3="9h9d4c", s5="8h8d2c", s8="KhKd2d")
    assert says(hand) == "5: bring in 40"
    assert says(play(hand, "5 all-in")) == "8: fold, call 100, raise 400"


@pytest.mark.rule("tda-2024", "RP-10-F")
def test_an_open_pair_on_fourth_street_does_not_double_the_bet() -> None:
    hand = play(stud(s3="9h9d4c4s", s5="8h8d2c7s", s8="KhKd3dQs"), "5 brings in; 8 calls; 3 calls")
    assert says(hand) == "3: fold, check, bet 400"
    assert refused(hand, "3 bets 800").limits == {"min": 400, "max": 400}


def test_the_bet_doubles_on_fifth_street() -> None:
    assert check_to("fifth", stud()).options.raise_min == 800


def check_to(street: str, hand: Table) -> Table:
    """Play on without a bet but the bring-in, whoever opens."""
    while hand.street_name != street:
        play(hand, f"{hand.to_act} brings in" if hand.options.bring_in else "all call")
    return hand


@pytest.mark.rule("tda-2024", "RP-10-D")
def test_equal_hands_showing_open_by_the_suit_of_the_high_card_in_razz_as_well() -> None:
    hand = stud("LR", s3="9h9d5c3d", s5="8h8d5h3s", s8="QsQcKsKh")
    assert play(hand, "8 brings in; 3 calls; 5 calls").to_act == 5


@pytest.mark.rule("tda-2024", "RP-10-D")
def test_equal_high_hands_showing_open_by_suit_in_stud() -> None:
    hand = stud(s3="9h9dAcKd", s5="8h8dAhKs", s8="QsQc2s3h")
    assert play(hand, "8 brings in; 3 calls; 5 calls").to_act == 5


@pytest.mark.rule("tda-2024", "RP-10-C")
def test_a_killed_hand_gets_no_fourth_street_card_and_its_ante_stays() -> None:
    stacks = {2: DEEP, 3: DEEP, 5: 15_000, 8: 12_000}
    hand = stud(stacks=stacks, s2="AsAdAc", s3="9h9d4c", s5="8h8d2c", s8="KhKd3d")
    play(hand, "2 dies; 5 brings in; 8 calls; 3 calls")
    fourth = {event.seats[0] for event in hand.events[-6:] if isinstance(event, Deal)}
    assert (fourth, hand.pot) == ({3, 5, 8}, 400)


@pytest.mark.rule("tda-2024", "RP-10-H")
@pytest.mark.parametrize(
    ("players", "stub", "procedure"),
    [
        (3, 6, SeventhStreet.FROM_STUB),
        (3, 5, SeventhStreet.FROM_STUB),
        (3, 4, SeventhStreet.WITH_BURNS),
        (7, 7, SeventhStreet.WITH_BURNS),
        (6, 3, SeventhStreet.COMMUNITY),
        (8, 1, SeventhStreet.COMMUNITY_WITH_BURNS),
        (3, 2, SeventhStreet.WITH_BURNS),
        (4, 2, SeventhStreet.COMMUNITY_WITH_BURNS),
    ],
)
def test_the_short_stub_before_seventh_street(players: int, stub: int, procedure: SeventhStreet) -> None:
    """Pkcore's stud deck exhaustion."""
    assert seventh_street(players, stub) is procedure


def to_seventh(players: int) -> Table:
    hand = table("LS", dict.fromkeys(range(2, 2 + players), DEEP), **LIMITS)
    return check_to("seventh", hand)


@pytest.mark.rule("tda-2024", "RP-10-H-A")
def test_seven_players_share_stub_and_burns_on_seventh_street() -> None:
    hand = to_seventh(7)
    shuffle = next(event for event in hand.events if isinstance(event, Shuffle))
    after = hand.events[hand.events.index(shuffle) + 1 :]
    dealt = [len(event.cards) for event in after if isinstance(event, Deal)]
    assert (len(shuffle.cards), isinstance(after[0], Burn), sum(dealt), len(hand.board)) == (10, True, 7, 0)


@pytest.mark.rule("tda-2024", "RP-10-H-B")
def test_with_three_cards_in_the_stub_a_community_card_comes_without_a_scramble() -> None:
    """Eight players start and one folds on fourth street: three cards are left before seventh."""
    hand = check_to("fourth", table("LS", dict.fromkeys(range(2, 10), DEEP), **LIMITS))
    play(hand, f"{hand.to_act} folds")
    check_to("seventh", hand)
    assert not [event for event in hand.events if isinstance(event, Shuffle)]
    assert [len(event.cards) for event in hand.events if isinstance(event, Board)] == [1]


@pytest.mark.rule("tda-2024", "RP-10-H-C")
@pytest.mark.rule("tda-2024", "RP-10-H-D")
def test_eight_players_share_one_community_card_and_sixth_streets_opener_opens() -> None:
    hand = check_to("sixth", table("LS", dict.fromkeys(range(2, 10), DEEP), **LIMITS))
    opener = hand.to_act
    play(hand, "all call")
    assert (hand.street_name, len(hand.board), hand.to_act) == ("seventh", 1, opener)
    assert [len(event.cards) for event in hand.events if isinstance(event, Board)] == [1]


@pytest.mark.rule("tda-2024", "20-B")
@pytest.mark.rule("tda-2015", "19-B")
def test_stud_gives_its_odd_chip_by_the_suit_of_the_top_card() -> None:
    """PokerKit defect 9; the catalogue's straights: seat 5 holds the king of spades."""
    hands = {3: "KhQsJsTc9s2h3h", 5: "KsQdJcTh9d2d3c", 8: "4h4d5c5h6s6h7s"}
    hand = table("LS", THREE, hands=hands, ante=25, bring_in=50, small_bet=100, smallest_chip=25)
    play(hand, "8 brings in; 3 calls; 5 calls")
    while not hand.over:
        play(hand, "8 folds" if hand.to_act == 8 else f"{hand.to_act} checks")
    assert [(push.seat, push.amount) for push in hand.events if isinstance(push, Push)] == [(5, 125), (3, 100)]


@pytest.mark.rule("tda-2024", "20-B")
def test_razz_gives_its_odd_chip_by_suit_too() -> None:
    hands = {3: "5c3h2d9s7dKhKd", 5: "5d3s2c9h7cQsQc", 8: "JsJcJhTsTcThTd"}
    hand = table("LR", THREE, hands=hands, ante=25, bring_in=50, small_bet=100, smallest_chip=25)
    opener = hand.to_act
    assert opener == 8
    play(hand, "8 brings in; 3 calls; 5 calls")
    while not hand.over:
        play(hand, "8 folds" if hand.to_act == 8 else f"{hand.to_act} checks")
    assert [(push.seat, push.amount) for push in hand.events if isinstance(push, Push)] == [(3, 125), (5, 100)]


@pytest.mark.rule("tda-2024", "17-A")
@pytest.mark.parametrize(
    ("game", "hands", "first"),
    [
        ("LS", {3: "2h2d3cTs8s5s", 5: "4h5dAcAs9c7c", 8: "6h7dKcJsQh3h"}, 5),
        ("LR", {3: "2h2dKcTs8s5s", 5: "4h5dQcJs9c7c", 8: "6h7d4c2s3d8h"}, 8),
    ],
    ids=["high hand showing", "low hand showing"],
)
def test_with_no_bet_on_seventh_street_the_hand_that_opened_shows_first(
    game: str, hands: dict[int, str], first: int
) -> None:
    hand = table(game, THREE, hands=hands, automatic=AUTOMATIC & ~(Step.SHOW | Step.MUCK), **LIMITS)
    play(check_to("seventh", hand), "all call")
    assert hand.pending.seats[0] == first


def test_in_no_limit_stud_the_next_raise_is_measured_by_the_completion() -> None:
    hand = table("NLS", stacks={3: 900, 5: 800, 8: 1_000}, ante=5, bring_in=10, small_bet=20, button=8, blinds=None)
    opener = hand.to_act
    assert opener is not None
    hand.bring_in(opener)
    assert hand.to_act is not None
    assert hand.options.raise_min == 20
    hand.raise_to(hand.to_act, 50)
    assert hand.options.raise_min == 100
    hand.raise_to(hand.to_act, 130)
    assert (hand.to_act, hand.options.raise_min) == (opener, 210)


@pytest.mark.rule("tda-2024", "20-B")
def test_in_razz_an_ace_is_low_when_the_odd_chip_is_given_by_the_high_card() -> None:
    hands = {3: "Ac3h2d7s5dKhKd", 5: "As3s2c7h5cQsQc", 8: "JsJcJhTsTcThTd"}  # seat 3 has the seven of spades
    hand = table("LR", THREE, hands=hands, ante=25, bring_in=50, small_bet=100, smallest_chip=25)
    play(hand, "8 brings in; 3 calls; 5 calls")
    while not hand.over:
        play(hand, "8 folds" if hand.to_act == 8 else f"{hand.to_act} checks")
    assert [(push.seat, push.amount) for push in hand.events if isinstance(push, Push)] == [(3, 125), (5, 100)]


@pytest.mark.rule("tda-2024", "20-B")
def test_the_odd_chip_of_the_low_half_goes_by_the_high_card_of_the_low_hand() -> None:
    hands = {3: "Ac2h3d8s5hKhQd", 5: "As2c3s8h5dQsJc", 8: "9s9c9h9dTcThTd"}
    hand = table("LS8", THREE, hands=hands, ante=25, bring_in=25, small_bet=100, smallest_chip=25)
    play(hand, "3 brings in; all call")
    while not hand.over:
        play(hand, "all call")
    lows = [(push.seat, push.amount) for push in hand.events if isinstance(push, Push) and push.side == "low"]
    assert hand.stacks[8] > 12_000
    assert lows == [(3, 50), (5, 25)]


@pytest.mark.rule("tda-2024", "17-A")
def test_when_the_hand_that_opened_is_gone_the_next_one_shows_first() -> None:
    hands = {3: "2h2d3cTs8s5s", 5: "4h5dAcAs9c7c", 8: "6h7dKcJsQh3h"}
    hand = table("LS", THREE, hands=hands, automatic=AUTOMATIC & ~(Step.SHOW | Step.MUCK), **LIMITS)
    play(check_to("seventh", hand), "5 checks; 8 checks; 3 checks")
    hand.kill(5)
    assert hand.pending.seats == (8, 3)
