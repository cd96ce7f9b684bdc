"""`cardspeak hands`: hands that play themselves, the same ones for the same seed."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from click.testing import CliRunner, Result

from cardspeak.cli.program import program


def hands_of(*arguments: str) -> Result:
    return CliRunner().invoke(program, ["hands", *arguments])


@pytest.mark.parametrize("game", ["NLHE", "PLO", "LO8", "LS8", "LR", "NL27", "L27TD", "LB", "NLSD"])
def test_every_kind_of_game_plays_to_the_last_chip(game: str) -> None:
    told = hands_of("--game", game, "--hands", "8", "--seed", "5", "--players", "6", "--json")
    hands = json.loads(told.output)
    assert told.exit_code == 0
    assert all(sum(hand["before"].values()) == sum(hand["after"].values()) for hand in hands)


def test_the_same_seed_tells_the_same_hand() -> None:
    assert hands_of("--seed", "9").output == hands_of("--seed", "9").output != hands_of("--seed", "10").output


def test_an_act_is_told_with_what_else_was_possible() -> None:
    told = hands_of("--seed", "18").output
    assert "raises to 775   could: fold, call 200, raise 400-8600" in told
    assert "two pair, kings and sixes with a queen" in told


def test_stacks_carry_over_until_one_player_is_left() -> None:
    hands = json.loads(hands_of("--seed", "2", "--players", "3", "--hands", "1000", "--json").output)
    for last, following in pairwise(hands):
        assert following["before"] == {seat: chips for seat, chips in last["after"].items() if chips}
    assert sum(chips > 0 for chips in hands[-1]["after"].values()) == 1


def test_cards_are_shown_with_their_suits_and_korean_names_line_up() -> None:
    told = hands_of("--players", "8", "--seed", "1").output
    assert "하나" in told
    assert any(suit in told for suit in "♣♦♥♠")


def test_an_unknown_game_is_refused_with_a_suggestion() -> None:
    refused = hands_of("--game", "NLHX")
    assert refused.exit_code == 2
    assert "Did you mean 'NLHE'?" in refused.output


@pytest.mark.parametrize(
    "wrong", [("--players", "1"), ("--players", "20"), ("--hands", "0"), ("--seed", "x"), ("--pause", "-1")]
)
def test_numbers_out_of_range_are_refused(wrong: tuple[str, str]) -> None:
    assert hands_of(*wrong).exit_code == 2


def test_a_pause_follows_every_act(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    hands_of("--seed", "18", "--pause", "0.5")
    assert set(waited) == {0.5}
    assert len(waited) > 20
