"""Customs of a house: a hand that only they let go on is played by them, and the custom is named."""

from __future__ import annotations

import pytest

from cardspeak.hand.notation.phh_play import Played, play
from cardspeak.hand.notation.phh_read import read_hands
from cardspeak.words import message


def played(text: str) -> Played:
    (reading,) = read_hands(text)
    assert reading.record is not None, reading.error
    return play(reading.record)


HOLDEM = """
variant = "NT"
antes = [0, 0, 0, 0]
blinds_or_straddles = {blinds}
min_bet = {least}
starting_stacks = [5000, 5000, 5000, 300]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "d dh p4 ????", {acts}]
"""
SHORT_ALL_IN = '"p3 cc", "p4 cbr 300", "p1 f", "p2 cc"'


def holdem(acts: str, blinds: str = "[100, 200, 0, 0]", least: int = 200) -> Played:
    return played(HOLDEM.format(acts=acts, blinds=blinds, least=least))


def test_a_house_may_let_a_short_all_in_reopen_the_betting() -> None:
    result = holdem(f'{SHORT_ALL_IN}, "p3 cbr 700"')
    assert (result.error, result.practices) == (None, (message("house-practice.short-all-in-reopens"),))


def test_a_house_may_let_a_raise_complete_a_short_all_in() -> None:
    result = holdem('"p3 cc", "p4 cbr 300", "p1 cbr 400"')
    assert (result.error, result.practices) == (None, (message("house-practice.raise-completes"),))


@pytest.mark.parametrize("acts", ['"p3 cbr 350"', '"p3 cbr 6000"', '"p4 f"', '"p3 cc", "p3 cc"'])
def test_no_custom_excuses_a_plain_mistake(acts: str) -> None:
    result = holdem(acts)
    assert result.error is not None
    assert result.practices == ()


def test_a_hand_by_the_rules_names_no_custom() -> None:
    assert holdem(f'{SHORT_ALL_IN}, "p3 cc"').practices == ()


def test_over_a_straddle_the_least_raise_is_what_the_file_says() -> None:
    straddled = holdem('"p4 f", "p1 cbr 600"', blinds="[100, 200, 400, 0]")
    assert (straddled.error, straddled.practices) == (None, ())
    too_small = holdem('"p4 f", "p1 cbr 550"', blinds="[100, 200, 400, 0]")
    assert too_small.error is not None


def test_a_house_may_let_equal_open_hands_act_by_seat() -> None:
    result = played(
        """
variant = "F7S"
antes = [5, 5, 5]
bring_in = 10
small_bet = 20
big_bet = 40
starting_stacks = [900, 700, 800]
actions = [
  "d dh p1 2c2dKh", "d dh p2 3c3dKs", "d dh p3 4c4d5h", "p3 pb", "p1 cc", "p2 cc",
  "d dh p1 Qd", "d dh p2 Qs", "d dh p3 8h", "p1 cc", "p2 cc", "p3 cc",
]
"""
    )
    assert (result.error, result.practices) == (None, (message("house-practice.ties-by-seat"),))
