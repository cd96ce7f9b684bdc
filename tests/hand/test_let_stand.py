"""What a ruling lets stand: a wager of a size that the rules do not allow, and chips lost with a fold."""

import pytest

from cardspeak.errors import Refusal
from cardspeak.hand.events import Forfeit, RuledWager
from cardspeak.hand.record import replay, undo
from tests.hand.kit import Table, everything, flop, play, says, snapshot, table

STACKS = {4: 9_000, 6: 7_000, 9: 12_500, 1: 8_000}


def underraised() -> Table:
    hand = flop(STACKS, blinds=(100, 200))
    play(hand, "4 bets 600")
    hand.stand(6, 1_000)
    return hand


@pytest.mark.rule("apl-au-2025", "52-A")
def test_an_underraise_that_stands_is_owed_by_the_others_and_sets_no_new_least_raise() -> None:
    assert says(underraised()) == "9: fold, call 1000, raise 1600-12500"


@pytest.mark.rule("apl-au-2025", "52-A")
def test_an_underraise_does_not_open_the_betting_to_the_bettor_again() -> None:
    hand = play(underraised(), "9 calls; 1 folds")
    assert says(hand) == "4: fold, call 1000"


def test_a_bet_over_the_pot_can_stand_and_is_then_a_full_raise() -> None:
    hand = flop(STACKS, blinds=(100, 200), game="PLO")
    hand.stand(4, 1_500)
    assert says(hand) == "6: fold, call 1500, raise 3000-5300"


def test_what_stands_is_in_the_log_and_comes_back_from_it() -> None:
    hand = underraised()
    assert hand.events[-1] == RuledWager(6, 1_000)
    assert snapshot(replay(hand.setup, hand.events))["answers"] == snapshot(hand)["answers"]


def test_what_stands_can_be_taken_back() -> None:
    hand = underraised()
    undo(hand)
    assert says(hand) == "6: fold, call 600, raise 1200-7000"


@pytest.mark.parametrize("to", [600, 7_001, 0, -5, 1_000.0, True])
def test_a_wager_stands_only_if_it_is_one(to: int) -> None:
    hand = flop(STACKS, blinds=(100, 200))
    play(hand, "4 bets 600")
    before = snapshot(hand)
    with pytest.raises(Refusal):
        hand.stand(6, to)
    assert snapshot(hand) == before


@pytest.mark.rule("apl-au-2025", "51-B/other")
def test_a_forfeit_stays_in_the_pot_and_the_hand_is_gone() -> None:
    hand = table(stacks=STACKS)
    play(hand, "9 raises 800")
    chips = everything(hand)
    hand.forfeit(1, 200)
    assert (hand.stacks[1], hand.pot, everything(hand)) == (7_800, 1_300, chips)
    assert 1 not in hand.live_seats
    assert hand.events[-1] == Forfeit(1, 200)
    assert says(hand) == "4: fold, call 800, raise 1400-9000"


def test_forfeited_chips_are_won_by_the_others() -> None:
    hand = table(stacks=STACKS)
    play(hand, "9 raises 800")
    hand.forfeit(1, 200)
    play(hand, "4 folds; 6 folds")
    assert hand.over
    assert hand.stacks[9] == 12_500 + 100 + 200 + 200


@pytest.mark.parametrize("amount", [0, 801, -1, 2.5])
def test_nobody_forfeits_more_than_the_call(amount: int) -> None:
    hand = table(stacks=STACKS)
    play(hand, "9 raises 800")
    before = snapshot(hand)
    with pytest.raises(Refusal):
        hand.forfeit(1, amount)
    assert snapshot(hand) == before


def test_nobody_forfeits_or_lets_stand_out_of_turn() -> None:
    hand = table(stacks=STACKS)
    with pytest.raises(Refusal):
        hand.forfeit(6, 100)
    with pytest.raises(Refusal):
        hand.stand(6, 300)
