"""Pots by arithmetic: who can win what, where folded and dead chips go, and odd chips in line."""

from __future__ import annotations

import pytest

from cardspeak.errors import Refusal
from cardspeak.hand import HandRules
from cardspeak.hand.events import Push
from cardspeak.hand.pots import build_pots, share
from tests.hand.kit import Table, play, table


@pytest.mark.parametrize(
    ("put", "live", "all_in", "dead", "pots"),
    [
        pytest.param([400, 400, 150], 0b011, 0, 0, [(950, 0b011)], id="no all-in, one pot, folded chips in it"),
        pytest.param([400, 400, 400], 0b111, 0b001, 0, [(1200, 0b111)], id="an all-in at the top makes no side pot"),
        pytest.param([250, 600, 600], 0b111, 0b001, 0, [(750, 0b111), (700, 0b110)], id="one border"),
        pytest.param(
            [250, 600, 600], 0b111, 0b001, 90, [(840, 0b111), (700, 0b110)], id="dead money is in the main pot"
        ),
        pytest.param(
            [100, 250, 600, 600, 75],
            0b01111,
            0b0011,
            0,
            [(475, 0b1111), (450, 0b1110), (700, 0b1100)],
            id="two borders",
        ),
        pytest.param([250, 400, 250], 0b101, 0b101, 0, [(900, 0b101)], id="chips above every live hand stay below"),
        pytest.param(
            [250, 500, 700], 0b011, 0b011, 0, [(750, 0b011), (700, 0b010)], id="and in the pot they belong to"
        ),
        pytest.param(
            [250, 100, 600], 0b111, 0b001, 0, [(600, 0b111), (350, 0b110)], id="who may yet call is in all pots"
        ),
        pytest.param([250, 250, 250, 250], 0b1011, 0b1011, 0, [(1000, 0b1011)], id="equal all-ins share one border"),
    ],
)
def test_pots_end_where_somebody_live_is_all_in(
    put: list[int], live: int, all_in: int, dead: int, pots: list[tuple[int, int]]
) -> None:
    assert build_pots(put, live, all_in, dead) == pots
    assert sum(amount for amount, _ in pots) == sum(put) + dead


@pytest.mark.rule("tda-2024", "20")
def test_odd_chips_go_one_by_one_from_the_front() -> None:
    assert share(1_075, [5, 2, 0], unit=25) == {5: 375, 2: 350, 0: 350}
    assert share(1_100, [5, 2, 0], unit=25) == {5: 375, 2: 375, 0: 350}


@pytest.mark.rule("888pl", "3-vi-2")
def test_whoever_has_had_an_odd_chip_goes_to_the_back_of_the_line() -> None:
    assert share(7, [0, 1], passed_over=[0]) == {0: 3, 1: 4}
    assert share(11, [0, 1, 2], passed_over=[0]) == {0: 3, 1: 4, 2: 4}
    assert share(7, [0, 1], passed_over=[0, 1]) == {0: 4, 1: 3}


def test_a_pot_that_its_chips_cannot_make_names_the_chip() -> None:
    with pytest.raises(Refusal) as refusal:
        share(1_010, [0, 1], unit=25)
    said = refusal.value
    assert (said.field, said.value, said.limits) == ("amount", 1_010, {"multiple_of": 25})
    assert "1010" in str(said.message)


def pushed(hand: Table) -> list[tuple[int, int, int, str]]:
    return [(event.pot, event.seat, event.amount, event.side) for event in hand.events if isinstance(event, Push)]


@pytest.mark.rule("tda-2024", "21")
def test_a_side_pot_with_one_player_left_goes_to_them_whatever_they_hold() -> None:
    hand = table(
        stacks={4: 500, 6: 5_000, 9: 5_000},
        hands={4: "AsAd", 6: "7c2d", 9: "KsKd"},
        board="Ah8h5s3cJd",
        blinds=(100, 200),
    )
    play(hand, "9 raises 900; 4 all-in; 6 calls; 6 checks; 9 bets 1000; 6 all-in; 9 folds")
    assert pushed(hand) == [(1, 6, 2_800, "pot"), (0, 4, 1_500, "pot")]


@pytest.mark.rule("tda-2024", "20-C")
def test_the_halves_of_a_pot_are_named_and_the_odd_chip_is_in_the_high_one() -> None:
    hand = table(
        "LO8",
        stacks={4: 1_000, 6: 1_000, 9: 1_000},
        hands={4: "AsKsKd9h", 6: "Ac2c7d9d", 9: "QsQd9c9s"},
        board="Kh8h5s3cJd",
        blinds=(25, 50),
        smallest_chip=25,
    )
    play(hand, "9 calls; 4 folds; 6 checks; 6 checks; 9 checks; 6 checks; 9 checks; 6 checks; 9 checks")
    assert pushed(hand) == [(0, 9, 75, "high"), (0, 6, 50, "low")]


@pytest.mark.rule("tda-2024", "20-D")
@pytest.mark.parametrize(
    ("once", "sides", "stacks"),
    [(True, ["pot", "pot"], (1_025, 1_025)), (False, ["high", "high", "low", "low"], (1_026, 1_024))],
)
def test_equal_winners_of_both_halves_share_once_or_half_by_half(
    once: bool, sides: list[str], stacks: tuple[int, int]
) -> None:
    hand = table(
        "LO8",
        stacks={4: 1_000, 6: 1_000, 9: 1_000},
        hands={4: "As2sTd9h", 6: "Ac2cTh9d", 9: "QsQd9c9s"},
        board="3h4d5sKcJd",
        blinds=(25, 50),
        rules=HandRules(equal_high_and_low_split_once=once),
    )
    play(hand, "9 calls; 4 calls; 6 checks; all check; all check; all check")
    assert [side for *_, side in pushed(hand)] == sides
    assert (hand.stacks[4], hand.stacks[6]) == stacks
