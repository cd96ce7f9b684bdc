"""Cards named by a person: every wrong one is refused, and the deal follows the game."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from cardspeak.cards.card import UNKNOWN, parse_card, parse_cards
from cardspeak.cards.deck import RecordedDeck
from cardspeak.errors import Refusal
from cardspeak.hand.cards_out import cards_left
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import hand_setup
from tests.hand.kit import play, snapshot, table

THREE = {3: 1000, 5: 900, 8: 2000}


def dealt(game: str = "NLHE", *hands: str) -> Hand:
    """A table without a deck, with hands dealt by name so far."""
    hand = Hand(hand_setup(game, stacks=THREE, button=8, blinds=(10, 20)))
    for seat, cards in zip((3, 5, 8), hands, strict=False):
        hand.deal(seat, parse_cards(cards))
    return hand


def refuses(hand: Hand, act: Callable[[], None]) -> Refusal:
    before = snapshot(hand)
    with pytest.raises(Refusal) as refusal:
        act()
    assert snapshot(hand) == before
    return refusal.value


def test_a_card_is_dealt_once() -> None:
    """PokerKit passes the same ace twice with a warning."""
    hand = dealt("NLHE", "AsKd")
    assert refuses(hand, lambda: hand.deal(5, parse_cards("As2c"))).code == "card.duplicate"
    assert refuses(hand, lambda: hand.deal(5, (7, 7))).code == "card.duplicate"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ((), "deal.count"),
        ((1, 2, 3), "deal.count"),
        ((1, 53), "card.unreadable"),
        ((-1, 2), "card.unreadable"),
        ((1.0, 2), "card.unreadable"),
        ((True, 2), "card.unreadable"),
        (("As", 2), "card.unreadable"),
    ],
)
def test_wrong_counts_and_no_cards_are_refused(cards: tuple[int, ...], code: str) -> None:
    hand = dealt()
    assert refuses(hand, lambda: hand.deal(3, cards)).code == code


def test_a_player_gets_no_card_that_is_not_owed() -> None:
    hand = dealt("NLHE", "AsKd")
    assert refuses(hand, lambda: hand.deal(3, parse_cards("2c"))).limits == {"min": 0, "max": 0}


def test_nobody_sits_in_an_unknown_seat() -> None:
    hand = dealt()
    assert refuses(hand, lambda: hand.deal(4, (1, 2))).code == "seat.not-dealt-in"


@pytest.mark.parametrize("seat", ["3", True, None, 3.0, np.int64(3)])
def test_a_seat_is_a_plain_number(seat: int) -> None:
    hand = dealt()
    assert refuses(hand, lambda: hand.deal(seat, (1, 2))).code == "seat.not-int"


def test_a_short_deck_has_no_deuce() -> None:
    hand = dealt("NLSD")
    assert refuses(hand, lambda: hand.deal(3, parse_cards("2cAs"))).code == "card.not-in-deck"


def test_the_flop_is_three_cards_after_one_burn() -> None:
    hand = dealt("NLHE", "AsKd", "QcQd", "7h7s")
    hand.call(8)
    hand.call(3)
    hand.check(5)
    assert refuses(hand, lambda: hand.board_cards(parse_cards("2c3c4c"))).code == "act.not-now"
    assert refuses(hand, lambda: hand.burn(parse_card("As"))).code == "card.duplicate"
    hand.burn(parse_card("9h"))
    assert refuses(hand, lambda: hand.board_cards(parse_cards("2c3c"))).limits == {"min": 3, "max": 3}
    assert refuses(hand, lambda: hand.board_cards(parse_cards("2c3c9h"))).code == "card.duplicate"
    hand.board_cards(parse_cards("2c3c4c"))
    assert (hand.street_name, hand.to_act) == ("flop", 3)


def test_without_a_deck_the_cards_have_to_be_named() -> None:
    hand = dealt()
    assert refuses(hand, lambda: hand.deal(3)).code == "deck.none"


def test_an_unseen_card_is_told_at_the_showdown() -> None:
    hand = Hand(hand_setup("NLHE", stacks={3: 20, 8: 2000}, button=8, blinds=(10, 20)))
    hand.deal(3, (UNKNOWN, UNKNOWN))
    hand.deal(8, parse_cards("KsKd"))
    hand.call(8)
    assert (hand.pending.step, hand.pending.seats[0]) == ("show", 3)
    assert refuses(hand, lambda: hand.show(3, parse_cards("KsAd"))).code == "card.duplicate"
    hand.show(3, parse_cards("AcAd"))
    hand.burn(UNKNOWN)
    hand.board_cards(parse_cards("2c3c4d"))
    hand.burn(UNKNOWN)
    hand.board_cards(parse_cards("8h"))
    hand.burn(UNKNOWN)
    hand.board_cards(parse_cards("9h"))
    assert hand.stacks == {3: 40, 8: 1980}


def test_a_folded_card_cannot_be_dealt_again() -> None:
    """pokerkit#28: folded cards listed as dealable."""
    hand = play(table(stacks={3: 5000, 5: 5000, 8: 5000}, hands={8: "AsKd"}), "8 folds")
    left = cards_left(hand)
    assert parse_card("As") not in left
    assert len(left) == 52 - 6


BURNS = {
    "NLHE": ["preflop", "burn", "flop", "burn", "turn", "burn", "river"],
    "PLO5": ["preflop", "burn", "flop", "burn", "turn", "burn", "river"],
    "LS": ["third", "burn", "fourth", "burn", "fifth", "burn", "sixth", "burn", "seventh"],
}


@pytest.mark.parametrize("game", BURNS)
def test_one_card_is_burned_before_every_later_street(game: str) -> None:
    """pokerkit#33: the burn order per game."""
    more = {"small_bet": 100, "ante": 10, "bring_in": 20} if game == "LS" else {"blinds": (50, 100)}
    hand = Hand(hand_setup(game, stacks=THREE, button=8, **more))
    seen, cards = [hand.street_name], iter(range(52))
    while not hand.over and hand.pending.step != "show":
        due = hand.pending
        if due.step == "burn":
            seen.append("burn")
            hand.burn(next(cards))
            seen.append(hand.street_name)
        elif due.step == "deal":
            hand.deal(due.seats[0], [next(cards)])
        elif due.step == "board":
            hand.board_cards([next(cards) for _ in range(due.count)])
        elif hand.options.bring_in:
            hand.bring_in(due.seats[0])
        else:
            (hand.call if hand.options.call else hand.check)(due.seats[0])
    assert seen == BURNS[game]


def test_a_deck_that_runs_out_leaves_the_hand_waiting_for_named_cards() -> None:
    deck = RecordedDeck(
        parse_cards("KsKd 7c7d  2c 3c4c")
    )  # four cards in hand, a burn, and a flop that is one card short
    hand = Hand(hand_setup("NLHE", stacks={3: 900, 8: 2000}, button=8, blinds=(10, 20)), deck)
    hand.call(8)
    hand.check(3)
    assert (hand.pending.step, hand.stacks, len(hand.board)) == ("board", {3: 880, 8: 1980}, 0)
    hand.board_cards(parse_cards("3c4c5c"))
    assert (hand.to_act, hand.street_name) == (3, "flop")


def test_a_deck_too_small_for_the_first_cards_leaves_them_to_be_named() -> None:
    hand = Hand(
        hand_setup("LS", stacks={3: 900, 8: 2000}, button=8, bring_in=5, small_bet=20), RecordedDeck([0, 1, 2, 3])
    )
    assert (hand.pending.step, hand.pending.count) == ("deal", 2)
    hand.deal(3, parse_cards("9h"))
    hand.deal(8, parse_cards("Th"))
    assert hand.to_act == 3
