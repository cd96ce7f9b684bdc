"""The table agrees with what was ruled at showdown: pending decisions, the hold, pots pushed, cards wherever they lie."""

from __future__ import annotations

import pytest

from cardspeak.floor.script.run import run

rule = pytest.mark.rule
HEAD = "game NLHE 100/200\nseats 1:Ann=3000 3:Ben=5000 6:Cy=4000\nbutton 6\n"
RIVER = HEAD + "pot 2000\nboard 2c 3d 9h 5c 7d\nCy folded before\nriver\nAnn bets 500\nBen calls\n"
ALL_IN = HEAD + "play is hand for hand\npreflop\nCy folds\nAnn all-in\nBen calls\n"


def told(story: str, book: str = "tda-2024") -> None:
    """Run a story with its expectations."""
    [result] = run(story, book=book)
    assert result.ok, result.report()
    assert result.findings


@rule("tda-2024", "13-B")
def test_a_question_that_depends_on_the_director_stays_open() -> None:
    told(
        RIVER + "Ben tables Qc Qd\nAnn mucks thinking the pot is won\n"
        "? who wins\n=> open, director: hand competes | no claim [13-B]\n? is Ann live\n=> open\n"
        "? stacks\n=> Ann 2500, Ben 4500\n"
        "dealer pushes the pot to Ben\n=> refused, too early\n"
        "director no claim\n? is Ann live\n=> no [13-B]\n? who wins\n=> winner Ben\n"
        "dealer pushes the pot to Ben\n=> pushed to Ben\n? stacks\n=> Ann 2500, Ben 7500\n"
    )


@rule("tda-2024", "RP-8-F")
def test_a_hold_is_kept_until_the_floor_releases_the_table() -> None:
    told(
        ALL_IN + "Ann tables Ah Kd\n=> refused, on hold [RP-8-F]\nflop 2c 3d 9h\n=> refused [RP-8-F]\n"
        "dealer pushes the pot to Ann\n=> refused [RP-8-F]\n? pot\n=> 6000\nfloor releases the table\n"
        "Ann tables Ah Kd\nBen tables Qc Qd\nflop 2c 3d 9h\nturn 5c\nriver 7d\n? who wins\n=> Ben\n"
    )


@rule("tda-2024", "12")
def test_a_pot_for_the_wrong_player_stays_in_the_middle() -> None:
    told(
        RIVER + "Ann tables Ah Kd\nBen tables Qc Qd\n"
        "dealer pushes the pot to Ann\n=> belongs to Ben [12]\n? stacks\n=> Ann 2500, Ben 4500\n"
        "pot is awarded to Ben\n? stacks\n=> Ann 2500, Ben 7500\n"
    )


def test_a_pot_pushed_before_the_end_comes_back_and_the_hand_goes_on() -> None:
    early = HEAD + "pot 2000\nturn\nAnn bets 500\n"
    told(early + "dealer pushes the pot to Ann\n=> refused, too early\n? to act\n=> Ben\n? pot\n=> 2500\n")
    told(RIVER + 'Ann tables Ah Kd\ndealer pushes the pot to Ann\n=> refused, too early, "Ben"\n')


@rule("tda-2024", "22/reading")
def test_a_pot_moved_to_its_owner_shows_in_the_stacks() -> None:
    told(
        RIVER + "Ann tables\nBen tables\ndealer pushes the pot to Ann\n? stacks\n=> Ann 5500\n"
        "pot was pushed to Ann but belongs to Ben\n=> [22]\n? stacks\n=> Ann 2500, Ben 7500, Cy 4000\n"
    )


@rule("tda-2024", "12")
@pytest.mark.parametrize("words", ["two pair", "you win", "nice hand"])
def test_words_at_showdown_bind_nobody(words: str) -> None:
    told(RIVER + f'Ann says "{words}"\n=> not binding [12]\n? is Ann live\n=> yes\n')


@rule("tda-2024", "50-A")
@pytest.mark.parametrize(
    "line",
    [
        'Ben says "fold" and pushes the cards forward',
        "Ben folds and throws his cards in",
        "Ben throws the cards into the muck",
        "Ben mucks",
    ],
)
def test_folding_words_and_cards_are_one_fold(line: str) -> None:
    told(
        HEAD
        + f"pot 2000\nCy folded before\nriver\nAnn bets 500\n{line}\n=> fold, binding [50-A]\n? is Ben live\n=> no\n"
    )


@pytest.mark.parametrize("line", ["Ann retrieves the cards from the muck Ah Kd", "Ann takes her cards back Ah Kd"])
@pytest.mark.parametrize(
    ("book", "answer"),
    [
        pytest.param("tda-2024", "live [14]", marks=rule("tda-2024", "14")),
        pytest.param("888pl", "director: dead | live [3-ii-2]", marks=rule("888pl", "3-ii-2")),
    ],
)
def test_cards_taken_back_are_ruled_on_whatever_the_words(line: str, book: str, answer: str) -> None:
    told(RIVER + f"Ann mucks\n{line}\n=> {answer}\n", book)


@rule("tda-2024", "65-B")
def test_a_fouled_hand_plays_once_it_is_identified() -> None:
    told(RIVER + "hand of Ann is fouled\n=> director: they play on | fouled\n? is Ann live\n=> open\n")
    told(RIVER + "hand of Ann is fouled identified\n=> live [65-B]\n? is Ann live\n=> yes [65-B]\n")
    told(RIVER + "hand of Ann is fouled not identified\n=> Ann dead [65-A]\n? is Ann live\n=> no [65-A]\n")


@rule("tda-2024", "13-A")
def test_whether_a_hand_has_to_be_shown() -> None:
    told(RIVER + "? must Ann show\n=> no [13-A]\nBen mucks\ndealer mucks Ben\n? must Ann show\n=> no [17-B]\n")


@rule("tda-2024", "16")
def test_after_an_all_in_everybody_has_to_show() -> None:
    story = HEAD + "preflop\nCy folds\nAnn all-in\nBen calls\n"
    told(story + "? must Ben show\n=> yes [16]\n? must Ann show\n=> yes [16]\n")
