"""Draw games: who draws when, standing pat, and what happens when the stub runs out."""

from __future__ import annotations

import random

import pytest

from cardspeak.hand.events import Burn, Deal, Draw, Shuffle
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import hand_setup
from tests.hand.kit import play, refused, shown, table

FOUR = {3: 20_000, 5: 9_000, 8: 6_000, 9: 7_000}


def test_draws_start_left_of_the_button_and_one_card_is_burned() -> None:
    hand = play(table("L27TD", FOUR), "all call")
    assert (hand.pending.step, hand.pending.seats) == ("draw", (3, 5, 8, 9))
    hand.draw(3, hand.cards_of(3)[:2])
    play(hand, "5 pat; 8 pat; 9 pat")
    tail = [type(event) for event in hand.events[-3:]]
    assert tail == [Draw, Burn, Deal]


def test_when_everybody_stands_pat_nothing_is_burned() -> None:
    hand = play(table("L27TD", FOUR), "all call; all pat")
    assert not [event for event in hand.events if isinstance(event, Burn)]


def test_replacements_come_player_by_player() -> None:
    hand = play(table("L27TD", FOUR), "all call")
    for count, seat in enumerate(hand.seats, 1):
        hand.draw(seat, hand.cards_of(seat)[:count])
    dealt = [event.seats for event in hand.events[-4:] if isinstance(event, Deal)]
    assert dealt == [(3,), (5, 5), (8, 8, 8), (9, 9, 9, 9)]


def test_a_card_that_is_not_held_cannot_be_thrown_away() -> None:
    hand = play(table("L27TD", FOUR, hands={3: "As Kd Qc Jh 9s"}), "all call")
    assert refused(hand, "3 draws 2c").code == "draw.not-held"
    assert refused(hand, "5 pat").code == "act.out-of-turn"


def test_a_draw_before_the_betting_is_done_is_refused() -> None:
    assert refused(table("L27TD", FOUR), "8 pat").code in ("act.not-now", "act.out-of-turn")


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_dealt_back_what_they_have_just_thrown_away(seed: int) -> None:
    """PokerKit defect 13: six players draw five; 734 of 7,200 draws gave a card back."""
    stacks = {2: 9000, 3: 9000, 5: 9000, 6: 9000, 8: 9000, 9: 9000}
    setup = hand_setup("L27TD", stacks=stacks, button=6, blinds=(50, 100))
    hand = Hand(setup, source=random.Random(seed))
    while hand.pending.step != "show" and not hand.over:
        seat = hand.to_act
        assert seat is not None
        if hand.pending.step == "act":
            (hand.call if hand.options.call else hand.check)(seat)
        else:
            hand.draw(seat, hand.cards_of(seat))
    thrown: dict[int, set[int]] = {}
    shuffles = 0
    for event in hand.events:
        match event:
            case Draw(seat, cards):
                thrown[seat] = set(cards)
            case Deal(seats, cards):
                for seat, card in zip(seats, cards, strict=True):
                    assert card not in thrown.get(seat, set())
            case Shuffle():
                shuffles += 1
    assert shuffles


def test_a_card_is_in_one_place_only_after_a_reshuffle() -> None:
    stacks = {2: 9000, 3: 9000, 5: 9000, 6: 9000, 8: 9000, 9: 9000}
    hand = Hand(hand_setup("LB", stacks=stacks, button=6, blinds=(50, 100)), source=random.Random(3))
    while not hand.over:
        seat = hand.to_act
        assert seat is not None
        if hand.pending.step == "act":
            (hand.call if hand.options.call else hand.check)(seat)
        else:
            hand.draw(seat, hand.cards_of(seat))
        out = [card for seat in hand.seats for card in hand.cards_of(seat)]
        out += [*hand.burns, *(card for _, _, card in hand._discards)]
        assert len(out) == len(set(out)), shown(out)


def test_single_draw_has_two_betting_rounds_and_triple_draw_four() -> None:
    for game, rounds in (("NL27", 2), ("L27TD", 4), ("LB", 4), ("NL5D", 2)):
        hand = table(game, FOUR)
        count = 0
        while not hand.over:
            count += hand.pending.step == "act"
            play(hand, "all call" if hand.pending.step == "act" else "all pat")
        assert count == rounds


def test_limit_draw_doubles_the_bet_halfway() -> None:
    hand = play(table("L27TD", FOUR, blinds=(100, 200)), "all call; all pat")
    assert hand.options.raise_max == 200
    assert play(hand, "all check; all pat").options.raise_max == 400
