"""Setups that no table could have are refused, with the field and the limits."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardspeak.errors import Refusal
from cardspeak.hand.rules import HandRules
from cardspeak.hand.setup import hand_setup
from tests.hand.kit import table

TWO = {3: 1000, 8: 2000}
FOUR = {2: 1000, 3: 1500, 5: 900, 8: 2000}


def refusal_of(game: str = "NLHE", stacks: Any = FOUR, *, button: Any = 3, **more: Any) -> Refusal:
    if "small_bet" not in more and "blinds" not in more:
        more["blinds"] = (100, 200)
    with pytest.raises(Refusal) as refusal:
        hand_setup(game, stacks=stacks, button=button, **more)
    return refusal.value


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("NLHF", "NLHE"),
        ("PLo4", "PLO"),
        ("limit raz", "limit razz"),
        ("no-limit holdem", "no-limit hold'em"),
        ("L27D", "L27TD"),
    ],
)
def test_an_unknown_game_comes_with_a_suggestion(name: str, meant: str) -> None:
    refusal = refusal_of(name)
    assert (refusal.code, refusal.field, refusal.near) == ("game.unknown", "game", meant)
    assert str(refusal).endswith(f"Did you mean '{meant}'?")


@pytest.mark.parametrize("name", ["", "whist", "🂡"])
def test_a_game_without_a_likeness_names_some_that_exist(name: str) -> None:
    assert "NLHE" in str(refusal_of(name).message)


@pytest.mark.parametrize("chips", [1000.0, "1000", True, None, 2.5])
def test_chips_that_are_not_whole_are_unreadable(chips: object) -> None:
    """Bitcoin-Poker-Room#70: fractions of a chip."""
    refusal = refusal_of(stacks={**FOUR, 5: chips})
    assert (refusal.kind, refusal.code, refusal.field) == ("unreadable", "chips.not-whole", "stacks[5]")


@pytest.mark.parametrize("chips", [0, -1])
def test_a_player_needs_chips(chips: int) -> None:
    refusal = refusal_of(stacks={**FOUR, 5: chips})
    assert (refusal.code, refusal.limits) == ("chips.too-few", {"min": 1})


@pytest.mark.parametrize("blinds", [(-100, 200), (100, 200.0), ("100", 200), (True, 200), (50.5, 200)])
def test_blinds_that_are_no_chips_are_refused(blinds: Any) -> None:
    assert refusal_of(blinds=blinds).code in ("chips.not-whole", "chips.too-few")


def test_blinds_the_wrong_way_round_are_refused() -> None:
    refusal = refusal_of(blinds=(200, 100))
    assert (refusal.code, refusal.field, refusal.limits) == ("setup.blinds", "small_blind", {"max": 100})


@pytest.mark.parametrize("seats", [[3], []])
def test_a_hand_needs_two_players(seats: list[int]) -> None:
    assert refusal_of(stacks=dict.fromkeys(seats, 500)).code == "seat.too-few"


def test_two_players_cannot_share_a_seat() -> None:
    setup = hand_setup("NLHE", stacks=FOUR, button=3, blinds=(100, 200))
    with pytest.raises(Refusal) as refusal:
        msgspec.structs.replace(setup, stacks=((3, 500), (3, 900), (8, 500)), dues=())
    assert refusal.value.code == "seat.taken"


def test_a_forced_bet_from_an_empty_seat_is_refused() -> None:
    setup = hand_setup("NLHE", stacks=FOUR, button=3, blinds=(100, 200))
    with pytest.raises(Refusal) as refusal:
        msgspec.structs.replace(setup, stacks=((2, 500), (3, 900)))
    assert refusal.value.code == "seat.not-dealt-in"


@pytest.mark.parametrize("stacks", [{True: 500, 3: 500}, {"2": 500, "3": 500}, {2: 500, "3": 500}, {2.5: 500, 3: 500}])
def test_a_seat_is_a_whole_number(stacks: Any) -> None:
    assert refusal_of(stacks=stacks).kind == "unreadable"


@pytest.mark.parametrize("button", ["3", None, 3.0, True, -1])
def test_a_button_is_a_seat_number(button: Any) -> None:
    assert refusal_of(button=button).field == "button"


@pytest.mark.parametrize("blinds", [(100,), (50, 100, 200), 200])
def test_blinds_are_a_pair(blinds: Any) -> None:
    assert refusal_of(blinds=blinds).field == "blinds"


@pytest.mark.rule("tda-2024", "20")
@pytest.mark.parametrize(
    ("field", "stacks", "more"),
    [
        ("stacks[5]", {**FOUR, 5: 910}, {"blinds": (100, 200)}),
        ("small blind", FOUR, {"blinds": (110, 200)}),
        ("big blind", FOUR, {"blinds": (100, 210)}),
        ("ante", FOUR, {"blinds": (100, 200), "ante": 30}),
    ],
)
def test_amounts_are_made_of_the_smallest_chip(field: str, stacks: dict[int, int], more: dict[str, Any]) -> None:
    refusal = refusal_of(stacks=stacks, smallest_chip=25, **more)
    assert (refusal.code, refusal.field, refusal.limits) == ("chips.odd", field, {"multiple_of": 25})


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("LS", {"small_bet": 30, "ante": 25}),
        ("LS", {"small_bet": 100, "big_bet": 130, "ante": 25}),
        ("LS", {"small_bet": 100, "bring_in": 10, "ante": 25}),
        ("LHE", {"blinds": (50, 100), "small_bet": 110}),
        ("NLHE", {"blinds": (50, 100), "min_bet": 110}),
    ],
)
def test_bet_sizes_are_made_of_the_smallest_chip_as_well(game: str, more: dict[str, Any]) -> None:
    assert refusal_of(game, smallest_chip=25, **more).code == "chips.odd"


@pytest.mark.parametrize("unit", [0, -5, 2.5, True])
def test_the_smallest_chip_is_a_chip(unit: Any) -> None:
    assert refusal_of(smallest_chip=unit).field == "smallest_chip"


def test_the_deck_serves_so_many_players_and_no_more() -> None:
    for game, most in (("NLHE", 22), ("PLO", 11), ("PLO5", 8), ("NLSD", 14), ("LS", 8), ("L27TD", 10), ("LB", 12)):
        more: dict[str, Any] = {"small_bet": 100, "ante": 10} if game == "LS" else {"blinds": (50, 100)}
        assert table(game, dict.fromkeys(range(1, most + 1), 900), **more).live_seats
        too_many = refusal_of(game, dict.fromkeys(range(1, most + 2), 900), **more)
        assert (too_many.code, too_many.value) == ("seat.too-many", most + 1)


@pytest.mark.rule("tda-2024", "32")
def test_there_is_no_straddle_in_a_tournament() -> None:
    assert refusal_of(straddles=(400,)).code == "setup.straddle"
    hand = table(stacks={2: 5000, 3: 5000, 5: 5000, 8: 5000}, straddles=(400,), rules=HandRules(straddles=True))
    assert str(hand.options) == "fold, call 400, raise 800-5000"


@pytest.mark.parametrize("straddles", [(100,), (400, 300), (0,), (-400,), ("400",)])
def test_a_straddle_tops_the_bet_before_it(straddles: Any) -> None:
    assert refusal_of(straddles=straddles, rules=HandRules(straddles=True)).kind in ("unlawful", "unreadable")


@pytest.mark.parametrize("game", ["LHE", "LO8", "L27TD", "LS", "LR"])
def test_limit_needs_a_bet_size(game: str) -> None:
    assert refusal_of(game, blinds=(0, 0)).code == "setup.stakes"
    assert refusal_of(game, blinds=(0, 0), min_bet=100).code == "setup.stakes"


def test_stud_needs_a_small_bet_and_a_bring_in_that_is_not_larger() -> None:
    assert refusal_of("LS", blinds=None, ante=25).field == "small_bet"
    refusal = refusal_of("LS", small_bet=100, bring_in=150)
    assert (refusal.code, refusal.limits) == ("setup.bring-in", {"max": 100})


def test_an_ante_is_paid_by_everyone_the_big_blind_or_the_button() -> None:
    assert refusal_of(ante=25, ante_by="nobody").field == "ante_by"


def test_a_game_from_data_needs_its_betting_named() -> None:
    from cardspeak.hand.games import HOLDEM

    with pytest.raises(Refusal) as refusal:
        hand_setup(HOLDEM, stacks=FOUR, button=3, blinds=(100, 200))
    assert refusal.value.code == "setup.betting"
