"""What one hand leaves is what the next deal starts from: button, stacks, players out, newcomers, levels, hand for hand."""

from __future__ import annotations

import pytest

from cardspeak.floor.script.run import run

HEAD = """
game NLHE 100/200
seats 2:Ida=4000 3:Jos=900 5:Kai=6000 8:Lea=5000
button 2
"""
LAST = "last hand button 2 small blind 3 big blind 5\n"


def story(book: str, lines: str, head: str = HEAD) -> None:
    """Run a story and hold it to its expectations."""
    (result,) = run(f"{head}{lines}", book=book)
    assert result.ok, result.report()


@pytest.mark.rule("tda-2024", "32")
def test_the_next_hand_has_the_pot_of_the_last_one_in_its_stacks() -> None:
    story(
        "tda-2024",
        """
preflop
Lea folds
Ida raises to 600
Jos folds
Kai folds
? next blinds
=> button 3, small blind 5, big blind 8
next hand
? button
=> seat 3
? stacks
=> Ida 4300, Jos 800, Kai 5700, Lea 4800
? to act
=> Ida
""",
    )


def test_a_deal_after_a_finished_hand_is_the_next_hand() -> None:
    story("tda-2024", "preflop\neverybody folds\ndeal\n? button\n=> 3\n? forced bets\n=> Kai 100, Lea 200\n")


def test_asking_for_the_next_button_moves_nothing() -> None:
    story("tda-2024", "preflop\neverybody folds\n" + "? next button\n=> 3\n" * 3 + "next hand\n? button\n=> 3\n")


@pytest.mark.rule("888pl", "3-iii-1")
def test_a_button_corrected_on_the_next_hand_is_there_on_the_next_hand() -> None:
    story(
        "888pl",
        """
preflop
Lea calls
Ida calls
button should be at 8
=> corrected next hand, next button 8
? next button
=> 8
everybody folds
next hand
? button
=> 8
""",
    )


@pytest.mark.rule("tda-2024", "32")
def test_a_player_without_chips_is_not_dealt_to_and_the_button_may_be_dead() -> None:
    story(
        "tda-2024",
        """
last hand button 8 small blind 2 big blind 3
Jos is out
the button moves
preflop
? button
=> seat 2
? forced bets
=> Kai 200
? pot
=> 200
? to act
=> Lea
""",
    )


@pytest.mark.rule("tda-2024", "32")
def test_the_big_blind_of_the_last_hand_may_be_an_empty_seat_by_now() -> None:
    story(
        "tda-2024",
        "last hand button 3 small blind 5 big blind 7\n? next blinds\n=> button 5, small blind none, big blind 8\n",
    )


@pytest.mark.rule("apl-2007", "10-a")
@pytest.mark.rule("tda-2024", "10-A")
@pytest.mark.parametrize(("book", "answer", "to_call"), [("apl-2007", "no", "Kai"), ("tda-2024", "yes", "Kai")])
def test_a_newcomer_in_the_small_blind_waits_or_posts(book: str, answer: str, to_call: str) -> None:
    small = "none" if answer == "no" else "4"
    lines = f"""
last hand button 2 small blind 3 big blind 4
new player in seat 4
? is 4 dealt in
=> {answer}
? next blinds
=> button 3, small blind {small}, big blind 5
"""
    story(book, lines)


def test_saying_again_that_the_hand_is_dealt_changes_nothing() -> None:
    story("tda-2024", "preflop\neverybody folds\nnext hand\ndeal\n? button\n=> 3\n")


@pytest.mark.rule("tda-2024", "RP-8-A")
def test_hand_for_hand_holds_the_next_deal_until_the_other_tables_are_done() -> None:
    story(
        "tda-2024",
        """
hand for hand
=> clock stopped [RP-8-B]
preflop
everybody folds
deal
=> refused
next hand
=> refused
? button
=> 2
other tables have finished
next hand
? button
=> 3
everybody folds
next hand
=> refused
""",
    )


@pytest.mark.rule("aplpt-2025", "3.11.3(a)")
@pytest.mark.parametrize(("left", "clock"), [(51, "stopped"), (50, "director"), (49, "may run")])
def test_the_clock_of_hand_for_hand_goes_by_the_field(left: int, clock: str) -> None:
    story(
        "aplpt-2025",
        f"players in event {left}\nhand for hand\n=> clock {clock} [3.11.2]\n"
        if left != 49
        else f"players in event {left}\nhand for hand\n=> clock {clock} [3.11.3]\n",
    )


@pytest.mark.rule("tda-2024", "23/hand-start")
@pytest.mark.rule("apl-2007", "7-b")
@pytest.mark.parametrize(
    ("book", "begun", "blinds"),
    [
        ("tda-2024", "first riffle", "Jos 100, Kai 200"),
        ("tda-2024", "deck goes to the next dealer", "Jos 150, Kai 300"),
        ("apl-2007", "deck goes to the next dealer", "Jos 100, Kai 200"),
        ("apl-2007", "first riffle", "Jos 100, Kai 200"),
        ("888pl", "shuffler button is pressed", "Jos 150, Kai 300"),
        ("tda-2015", "shuffler button is pressed", "Jos 100, Kai 200"),
    ],
)
def test_a_new_level_counts_for_hands_that_have_not_begun(book: str, begun: str, blinds: str) -> None:
    story(
        book,
        f"{begun}\nnew level 150/300 is announced\n? forced bets\n=> {blinds}\npreflop\n? forced bets\n=> {blinds}\n",
    )


@pytest.mark.rule("tda-2015", "22")
def test_a_level_that_came_during_the_hand_counts_on_the_next() -> None:
    story(
        "tda-2015",
        "preflop\nnew level 150/300 is announced\neverybody folds\nnext hand\n? forced bets\n=> Kai 150, Lea 300\n",
    )
    story("tda-2015", "new level 150/300 is announced with 9 seconds left\n=> refused [22]\n")


@pytest.mark.rule("tda-2024", "11-A")
@pytest.mark.rule("888pl", "6-15")
@pytest.mark.parametrize(("book", "mover", "seat"), [("tda-2024", "Lea", 6), ("888pl", "Lea", 4)])
def test_who_moves_and_where_to(book: str, mover: str, seat: int) -> None:
    story(
        book, f"{LAST}? who is moved\n=> {mover}\n? seat for the player moved here open are 4 and 6\n=> seat {seat}\n"
    )


@pytest.mark.rule("apl-2007", "13-b")
@pytest.mark.rule("tda-2024", "24-A")
def test_odd_chips_are_rounded_up_or_raced() -> None:
    story("apl-2007", "25 chips are coloured up to 100 Ida 5, Jos 8, Kai 1\n=> Ida 200, Jos 200, Kai 100 [13]\n")
    story("tda-2024", "25 chips are coloured up to 100 Ida 5, Jos 8, Kai 3\n=> Ida 100, Jos 200, raced for 1 [24-A]\n")


@pytest.mark.rule("tda-2024", "24-A")
def test_a_race_is_won_by_the_highest_card_one_chip_each() -> None:
    story(
        "tda-2024",
        "race of 25 chips for 100 Ida 3, Lea 2\n=> raced for 2\nrace cards Ida Ah Ks 2d Lea Qc 9s\n=> Ida 100, Lea 100 [24-A]\n",
    )


@pytest.mark.rule("tda-2024", "24-C")
def test_chips_found_after_a_race_are_changed_at_equal_value() -> None:
    story(
        "tda-2024",
        "chips 100 500\nIda finds 6 chips of 25 after the race\n=> exchanged 100, removed 50, Ida 4100 [24-C]\n",
    )


@pytest.mark.rule("tda-2024", "29/countdown")
def test_a_clock_that_runs_out_kills_the_hand_that_faces_a_bet() -> None:
    story(
        "tda-2024",
        "preflop\nLea raises to 500\nclock on Ida\n=> seconds 25\nclock runs out\n=> dead [29]\n? is Ida live\n=> dead\n",
    )
    story("tda-2024", "preflop\nLea raises to 500\nJos calls the clock on Ida\nclock runs out\n=> dead [29]\n")


@pytest.mark.rule("apl-au-2025", "D-IX-a")
def test_a_league_night_is_a_regular_event_unless_it_is_said_to_be_special() -> None:
    story(
        "apl-au-2025",
        "Ida has left for good 5 minutes ago with levels of 10 minutes\n=> minutes 20, left 15 [D-IX-a]\n? is Ida dealt in\n=> yes\n",
    )
    story(
        "apl-au-2025", "special event\nIda has left for good 5 minutes ago with levels of 10 minutes\n=> silent [1]\n"
    )


@pytest.mark.rule("tda-2024", "11-D")
@pytest.mark.parametrize(
    ("told", "answer"),
    [
        ("fullest table has 9 players", "halted"),
        ("6-max fullest table has 7 players", "director: halt | play on"),
        ("fullest table has 6 players", "no"),
    ],
)
def test_a_short_table_stops_by_how_short_it_is(told: str, answer: str) -> None:
    story(
        "tda-2024",
        f"last hand button 2 small blind 3 big blind 5\n{told}\n? is play halted\n=> {answer} [11-D]\n".replace(
            "=> halted", "=> halted yes"
        ),
    )


@pytest.mark.rule("tda-2024", "35-C")
def test_nobody_new_is_dealt_in_when_a_misdeal_is_dealt_again() -> None:
    lines = "preflop\nnew player in seat 6\ncard dealt to an empty seat\n=> misdeal\n? is 6 dealt in\n=> no [35-C]\n? is Ida dealt in\n=> yes\n"
    story("tda-2024", lines)


@pytest.mark.rule("apl-2007", "31-a")
def test_only_a_break_stops_play() -> None:
    story("apl-2007", 'clock is to stop for "more players"\n=> refused [31]\n')
