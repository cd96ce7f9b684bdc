"""Mixed games: the order of the games, and the button that stands still while stud is played."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from cardspeak.errors import Refusal
from cardspeak.hand import Hand, Positions, first_positions, hand_setup
from cardspeak.hand.games import HOLDEM, OMAHA_EIGHT, RAZZ, STUD, STUD_EIGHT, Game
from cardspeak.hand.positions import ButtonRules
from cardspeak.hand.rotation import EIGHT_GAME, HORSE, ROTATIONS, next_in_rotation

SEATS = [2, 4, 5, 7, 10]


def walk(last: Positions, *games: Game, seats: list[int] = SEATS) -> list[Positions]:
    """The positions hand by hand; the first game was played on ``last``."""
    met = [last]
    for played, coming in pairwise(games):
        met.append(next_in_rotation(met[-1], seats, played=played, coming=coming))
    return met


def test_horse_is_five_games_in_their_order() -> None:
    names = [leg.game.name for leg in HORSE.legs]
    assert names == ["hold'em", "omaha hi-lo", "razz", "seven-card stud", "seven-card stud hi-lo"]
    assert {leg.betting for leg in HORSE.legs} == {"limit"}


def test_eight_game_ends_with_big_bet_games() -> None:
    assert [leg.betting for leg in EIGHT_GAME.legs] == ["limit"] * 6 + ["no-limit", "pot-limit"]
    assert set(ROTATIONS) == {"HORSE", "8-game"}


@pytest.mark.parametrize(
    ("hand", "game"),
    [(0, "hold'em"), (5, "hold'em"), (6, "omaha hi-lo"), (29, "seven-card stud hi-lo"), (30, "hold'em")],
)
def test_each_game_is_played_for_its_hands_and_then_the_next(hand: int, game: str) -> None:
    assert HORSE.leg(hand, hands_each=6).game.name == game


def test_the_rotation_goes_round() -> None:
    assert HORSE.after(HORSE.legs[-1]) == HORSE.legs[0]
    with pytest.raises(Refusal, match="not part of"):
        HORSE.after(EIGHT_GAME.legs[0])


@pytest.mark.parametrize(("hand", "each"), [(-1, 8), (3, 0), (2.5, 8), (True, 8)])
def test_hands_are_counted_in_whole_numbers(hand: int, each: int) -> None:
    with pytest.raises(Refusal):
        HORSE.leg(hand, each)


@pytest.mark.rule("tda-2024", "11-B")
def test_before_stud_the_button_moves_once_more_and_freezes() -> None:
    last, stud = walk(first_positions(SEATS, button=4), HOLDEM, RAZZ)
    assert (last.button, stud.button, stud.frozen) == (4, 5, True)


@pytest.mark.rule("tda-2024", "11-B")
def test_the_frozen_button_stays_through_all_the_stud_games() -> None:
    met = walk(first_positions(SEATS, button=4), OMAHA_EIGHT, RAZZ, RAZZ, STUD, STUD_EIGHT)
    assert [(here.button, here.big_blind, here.frozen) for here in met[1:]] == [(5, 10, True)] * 4


@pytest.mark.rule("tda-2024", "11-B")
def test_the_first_hand_after_stud_uses_the_button_where_it_stands() -> None:
    *_, back, after = walk(first_positions(SEATS, button=4), HOLDEM, RAZZ, STUD, HOLDEM, HOLDEM)
    assert (back.button, back.small_blind, back.big_blind, back.frozen) == (5, 7, 10, False)
    assert (after.button, after.small_blind, after.big_blind) == (7, 10, 2)


@pytest.mark.rule("tda-2024", "11-B")
def test_whoever_would_be_the_big_blind_is_named_during_stud_even_after_a_bust() -> None:
    _, stud = walk(first_positions(SEATS, button=4), HOLDEM, RAZZ)
    without = next_in_rotation(stud, [2, 4, 5, 7], played=RAZZ, coming=RAZZ)
    assert (stud.big_blind, without.big_blind, without.button) == (10, 2, 5)


@pytest.mark.rule("tda-2024", "11-B")
def test_a_small_blind_lost_in_stud_is_dead_when_blinds_return() -> None:
    _, stud = walk(first_positions(SEATS, button=4), HOLDEM, RAZZ)
    back = next_in_rotation(stud, [2, 4, 5, 10], played=RAZZ, coming=HOLDEM)
    assert (back.button, back.small_blind, back.big_blind) == (5, None, 10)


def test_a_mixed_game_that_starts_with_stud_freezes_the_button_it_was_given() -> None:
    _, second, back = walk(first_positions(SEATS, button=4), STUD, STUD, HOLDEM)
    assert (second.button, second.frozen, back.button) == (4, True, 4)


def test_heads_up_the_blinds_alternate_across_a_freeze() -> None:
    met = walk(first_positions([3, 8], button=8), HOLDEM, RAZZ, HOLDEM, HOLDEM, seats=[3, 8])
    assert [here.big_blind for here in met] == [3, 8, 8, 3]


def test_newcomers_wait_by_the_book_when_blinds_return() -> None:
    _, stud = walk(first_positions(SEATS, button=4), HOLDEM, RAZZ)
    rules = ButtonRules(newcomers_wait=("small blind", "button"))
    back = next_in_rotation(stud, [2, 4, 5, 6, 7, 10], played=RAZZ, coming=HOLDEM, newcomers=[6], rules=rules)
    assert back.waiting == (6,)


def test_a_whole_round_of_horse_can_be_dealt() -> None:
    chance = random.Random(8)
    stacks = {2: 9_000, 4: 4_500, 5: 12_000, 7: 7_500, 10: 6_000}
    positions = first_positions(stacks, button=4)
    played: Game | None = None
    for number in range(10):
        leg = HORSE.leg(number, hands_each=2)
        if played is not None:
            positions = next_in_rotation(positions, stacks, played=played, coming=leg.game)
        stakes = {"ante": 25, "bring_in": 50, "small_bet": 200} if not leg.game.has_button else {"blinds": (100, 200)}
        setup = hand_setup(
            leg.game,
            betting=leg.betting,
            stacks=stacks,
            button=positions.button,
            positions=positions,
            **stakes,
        )
        hand = Hand(setup, source=chance)
        while hand.to_act is not None:
            options = hand.options
            if options.bring_in:
                hand.bring_in(options.seat)
            elif options.check:
                hand.check(options.seat)
            else:
                hand.call(options.seat)
        stacks, played = hand.stacks, leg.game
    assert sum(stacks.values()) == 39_000
