"""What an examiner from outside stumbled over: plain sentences, messages that help, lines that may be left out."""

from __future__ import annotations

import pytest

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.run import run

HEAD = """game NLHE 250/500
seats 1:Ann=9000 3:Ben=9000 4:Cy=9000 6:Dot=9000 8:Eve=500 9:Fay=9000
button 4
"""


def last(story: str, book: str = "apl-au-2025") -> Ruling:
    """What is said to the last line of a story."""
    [result] = run(story, book=book)
    ruling = result.outcomes[-1].ruling
    assert ruling is not None
    return ruling


@pytest.mark.parametrize("book", ["tda-2024", "apl-au-2025", "aplpt-2025", "tda-2015", "apl-2007"])
def test_a_book_that_stops_no_table_says_so(book: str) -> None:
    ruling = last(HEAD + "preflop\nfloor called\nBen moves chips", book)
    assert (ruling.answer, str(ruling.why)) == (
        "allowed",
        f"{book} has no rule that stops the table while it waits for the floor.",
    )


def test_where_the_host_decides_nobody_has_told_the_table_to_wait() -> None:
    assert str(last(HEAD + "preflop\nfloor called\nBen moves chips", "888pl").why).startswith(
        "The table was not told to wait"
    )


def test_an_unknown_game_is_answered_with_the_list_of_games() -> None:
    why = str(last("game XYZ 100/200").why)
    assert "NL, PL or L before one of: HE, SD, O," in why
    assert "27TD" in why
    assert "Did you mean 'LS'?" in str(last("game LSX 100/200").why)


def test_stud_needs_no_button_and_starts_after_the_last_seat() -> None:
    story = "game LS 400/800 ante 50 bring-in 100\nseats 2:Ann 5:Ben 7:Cy\nthird street"
    [result] = run(story, book="tda-2024")
    assert result.ok
    assert result.table is not None
    assert result.table.the_hand().seats == (2, 5, 7)


def test_a_game_with_a_button_still_asks_for_it() -> None:
    assert last("game NLHE 100/200\nseats 2:Ann 5:Ben 7:Cy\npreflop").kind == "unreadable"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("? whose turn", "Fay"),
        ("? whose turn is it", "Fay"),
        ("? button", 4),
        ("? may Fay fold", "yes"),
        ("? may Fay bet", "no"),
        ("Ann got only one card", "misdeal"),
    ],
)
def test_a_plain_sentence_is_understood(line: str, answer: str | int) -> None:
    assert last(HEAD + "preflop\n" + line).answer == answer


def test_a_misdeal_without_a_reason_is_asked_for_one() -> None:
    bare = last(HEAD + "preflop\nmisdeal")
    assert bare.kind == "unreadable"
    assert 'misdeal "bad shuffle"' in str(bare.why)
    assert last(HEAD + 'preflop\nmisdeal "bad shuffle"').kind == "decision"


def test_the_button_of_the_last_hand_is_known_between_hands() -> None:
    head = "seats 1:Ann 3:Ben 4:Cy\nlast hand button 2 small blind 3 big blind 4\n"
    ruling = last(head + "? button")
    assert (ruling.answer, str(ruling.why)) == (2, "The button is at seat 2, which is empty.")


def test_cards_shown_when_the_betting_is_over_are_tabled() -> None:
    story = HEAD + "pot 3000\nriver\nDot checks\nEve checks\nFay checks\nAnn checks\nBen checks\nCy checks\n"
    told = [last(story + line + "\n? who wins") for line in ("Ann shows Ah Kd", "Ann tables Ah Kd")]
    assert told[0] == told[1]


def test_a_penalty_never_takes_the_last_chip_out_of_a_running_hand() -> None:
    story = HEAD + 'preflop\noffence by Ben "stalling"\npenalty Ben forfeits 9000 as time no effect\n? stacks'
    stacks = last(story, "888pl").answer
    assert isinstance(stacks, dict)
    assert stacks["Ben"] == 9000  # owed, and counted off whatever the floor is asked next


def test_chips_found_behind_a_short_call_are_no_part_of_any_bet() -> None:
    story = HEAD + "preflop\nFay raises to 1500\nAnn folds\nBen folds\nCy folds\nDot folds\n100 found behind Eve\n"
    stacks = last(story + "director part\n? stacks").answer
    assert isinstance(stacks, dict)
    assert stacks["Eve"] == 0
