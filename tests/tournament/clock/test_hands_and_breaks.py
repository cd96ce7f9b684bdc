"""Hand for hand and the breaks: hands take nothing off a break, which runs in full."""

from __future__ import annotations

import pytest

from cardspeak.tournament.advice import advice
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.clock.together import AnnounceHandForHand, BeginHands, ChargeHands, EndHandForHand, FinishHand
from cardspeak.tournament.clock.view import now
from cardspeak.tournament.log import Event, derive
from tests.tournament.clock.kit import event, left, moment, order, refused, view


def near_the_break() -> Event:
    """Two tables of five and four, hand for hand three minutes before the first break; the first hand has begun."""
    made = event(players=(5, 4))
    order(made, StartClock())
    order(made, AnnounceHandForHand(choices={"levels.hand_for_hand": "director"}), 57)
    finished(made, 58)
    order(made, BeginHands(), 58)
    return made


def finished(made: Event, minutes: float) -> tuple[object, ...]:
    """Both tables are done."""
    order(made, FinishHand(table=2), minutes)
    return order(made, FinishHand(table=1), minutes)


@pytest.mark.rule("tda-2024", "RP-8-B")
def test_hands_come_up_to_a_break_and_take_nothing_off_it() -> None:
    made = near_the_break()
    assert left(made, 59) == (3, "03:00")  # the clock stands, and nothing came off for the announced hand
    finished(made, 60)
    assert left(made, 60) == (3, "01:00")
    order(made, BeginHands(), 60)
    over = finished(made, 61)[-1]
    assert over.seconds == 60  # type: ignore[attr-defined] # of 120: a minute was left before the break
    assert (view(made, 61).on_break, left(made, 61)[1]) == (1, "10:00")


def test_the_break_runs_and_the_clock_stands_at_the_level_after_it() -> None:
    made = near_the_break()
    finished(made, 60)
    order(made, BeginHands(), 60)
    finished(made, 61)
    assert left(made, 65) == (3, "06:00")
    early = refused(made, BeginHands(), 65)
    assert (early.code, early.limits) == ("hand.on-break", {"left_ms": 360_000})
    assert all(one.kind != "next hand" for one in advice(made.state, moment(65)))
    order(made, BeginHands(), 74)
    assert left(made, 74) == left(made, 90) == (4, "20:00")
    finished(made, 91)
    assert left(made, 91) == (4, "18:00")


def test_ordinary_play_may_be_back_in_the_break() -> None:
    made = near_the_break()
    finished(made, 60)
    order(made, BeginHands(), 60)
    finished(made, 61)
    order(made, EndHandForHand(), 63)
    assert left(made, 63) == (3, "08:00")
    assert left(made, 75) == (4, "16:00")


def test_time_for_several_hands_stops_at_a_break_too() -> None:
    made = near_the_break()
    (charged,) = order(made, ChargeHands(hands=3, why="forgotten"), 59)
    assert charged.seconds == 180  # type: ignore[attr-defined]
    assert left(made, 60) == (3, "09:00")
    (again,) = order(made, ChargeHands(hands=1, why="forgotten"), 61)
    assert again.seconds == 0  # type: ignore[attr-defined]


def test_the_log_alone_comes_to_the_same_clock() -> None:
    made = near_the_break()
    finished(made, 60)
    order(made, BeginHands(), 60)
    finished(made, 61)
    order(made, BeginHands(), 71)
    again = derive(made.log)
    assert not again.conflicts
    assert now(again.state, moment(80)) == now(made.state, moment(80))
