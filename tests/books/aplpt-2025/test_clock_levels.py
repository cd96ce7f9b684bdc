"""The tour's clock: moved starts, hand for hand by the players left, round for round, another day."""

from __future__ import annotations

import pytest

from cardspeak.errors import Ambiguous
from cardspeak.tournament.clock.days import SuspendPlay, TakeUpPlay
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.hands import level_of_hand
from cardspeak.tournament.clock.lengths import MoveStart, StartMoved
from cardspeak.tournament.clock.running import ResumeClock, SetLevel, StartClock
from cardspeak.tournament.clock.together import (
    AnnounceHandForHand,
    BeginHands,
    EndHandForHand,
    FinishHand,
    hand_for_hand_due,
)
from cardspeak.tournament.log import Event
from tests.tournament.clock.kit import MINUTE, event, left, moment, order, out, refused, view

BOOK = "aplpt-2025"


def started(*players: int) -> Event:
    """An event of the tour whose clock was started at noon."""
    made = event(BOOK, players or (5, 4))
    order(made, StartClock())
    return made


def field(left_in: int) -> Event:
    """An event with so many players left, nine to a table."""
    return started(*[9] * (left_in // 9), *([left_in % 9] if left_in % 9 else []))


def finish(made: Event, minutes: float = 0) -> None:
    """Every table finishes."""
    for table in list(made.state.of(HandForHand).playing):
        order(made, FinishHand(table=table), minutes)


@pytest.mark.rule("aplpt-2025", "1.3")
def test_the_start_is_moved_and_every_entrant_is_told() -> None:
    made = event(BOOK)
    untold = refused(made, MoveStart(starts_at=moment(60), why="storm", told_all=False), -300)
    assert (untold.rule, untold.limits) == ("1.3", {"entries": 9})
    assert refused(made, MoveStart(starts_at=moment(-400), why="storm", told_all=True), -300).rule == "1.3"
    (moved,) = order(made, MoveStart(starts_at=moment(60), why="storm", told_all=True), -300)
    assert isinstance(moved, StartMoved)
    assert (moved.notified, moved.notice_hours, moved.cites) == (9, 5, ("1.3",))


@pytest.mark.rule("aplpt-2025", "3.11.1")
def test_the_director_starts_and_ends_hand_for_hand_at_will() -> None:
    made = started()
    order(made, AnnounceHandForHand(clock="running"), 3)
    assert hand_for_hand_due(made.state, 0).director_may
    finish(made, 4)
    out(made, 1)
    order(made, BeginHands(), 5)  # goes on although somebody is out
    finish(made, 6)
    (ended,) = order(made, EndHandForHand(), 6)
    assert ended.cites == ("3.11.1",)  # type: ignore[attr-defined]


@pytest.mark.rule("aplpt-2025", "3.11.2")
@pytest.mark.rule("aplpt-2025", "3.11.3")
@pytest.mark.rule("aplpt-2025", "3.11.3(a)")
@pytest.mark.parametrize(("left_in", "status"), [(51, "paused"), (49, "running")])
def test_the_clock_stands_above_fifty_players_and_may_run_below(left_in: int, status: str) -> None:
    made = field(left_in)
    (announced,) = order(made, AnnounceHandForHand(), 1)
    assert view(made, 2).status == status
    assert "3.11.2" in announced.cites  # type: ignore[attr-defined]
    other = field(left_in)
    order(other, AnnounceHandForHand(clock="running" if status == "paused" else "stopped"), 1)
    assert view(other, 2).status != status  # the director may choose the other way


@pytest.mark.rule("aplpt-2025", "3.11.2")
def test_with_exactly_fifty_players_the_director_is_asked() -> None:
    made = field(50)
    asked = refused(made, AnnounceHandForHand())
    assert isinstance(asked, Ambiguous)
    assert (asked.field, asked.options) == ("clock", ["stopped", "running"])
    order(made, AnnounceHandForHand(clock="stopped"))


@pytest.mark.rule("aplpt-2025", "3.11.3(a)")
def test_while_the_clock_runs_no_time_comes_off() -> None:
    made = field(20)
    order(made, AnnounceHandForHand(), 1)
    finish(made, 2)
    order(made, BeginHands(), 3)
    finish(made, 8)
    assert left(made, 8) == (1, "12:00")


@pytest.mark.rule("aplpt-2025", "3.11.2(a)")
def test_eight_hands_cost_sixteen_minutes_running_into_the_next_level() -> None:
    made = field(60)
    order(made, SetLevel(level=1, left_ms=10 * MINUTE))
    order(made, AnnounceHandForHand())
    finish(made)
    for _ in range(8):
        order(made, BeginHands())
        finish(made)
    assert left(made, 200) == (2, "14:00")  # six minutes of it are gone
    assert refused(made, ResumeClock(), 200).code == "clock.hand-for-hand"


@pytest.mark.rule("aplpt-2025", "3.11.4")
def test_rounds_are_dealt_together_two_players_above_the_money() -> None:
    made = started(5, 3)
    assert refused(made, AnnounceHandForHand(kind="round", places_paid=5)).rule == "3.11.4"
    assert hand_for_hand_due(made.state, 6).round_for_round
    assert not hand_for_hand_due(made.state, 5).round_for_round
    order(made, AnnounceHandForHand(kind="round", places_paid=6))
    finish(made)
    order(made, BeginHands())
    assert made.state.of(HandForHand).playing == {1: 5, 2: 5}  # as many hands as the largest table has players
    for _ in range(5):
        order(made, FinishHand(table=2))
    assert refused(made, FinishHand(table=2)).code == "hand.not-playing"
    assert refused(made, BeginHands()).limits == {"waits_for": [1]}


def test_a_round_may_be_that_of_each_table() -> None:
    made = event(BOOK, (5, 3), house={"levels.round_for_round_length": "own-table"})
    order(made, StartClock())
    order(made, AnnounceHandForHand(kind="round", places_paid=6))
    finish(made)
    order(made, BeginHands())
    assert made.state.of(HandForHand).playing == {1: 5, 2: 3}


@pytest.mark.rule("aplpt-2025", "3.11.13")
def test_an_announcement_after_the_riffle_leaves_the_hand_at_the_old_level() -> None:
    made = started()
    hand = level_of_hand(made.state, {"riffle": moment(19, 59), "deal": moment(20, 10)})
    assert hand.level == 1
    assert {"3.11.13", "23"} <= set(hand.cites)
    assert level_of_hand(made.state, {"riffle": moment(20)}).level == 2


@pytest.mark.rule("aplpt-2025", "3.11.15")
def test_play_is_suspended_late_and_goes_on_exactly_there() -> None:
    made = started()
    late = SuspendPlay(resumes_at=moment(24 * 60), hands_finished=True)
    assert refused(made, SuspendPlay(resumes_at=moment(24 * 60), hands_finished=False), 50).rule == "3.11.15"
    asked = refused(made, SuspendPlay(hands_finished=True), 50).question
    assert asked is not None
    assert (asked.field, asked.values) == (("to_be_agreed",), [True])
    assert refused(made, SuspendPlay(resumes_at=moment(40), hands_finished=True), 50).rule == "3.11.15"
    (suspended,) = order(made, late, 50)
    assert suspended.cites == ("3.11.15",)  # type: ignore[attr-defined]
    assert (view(made, 900).status, left(made, 900)) == ("suspended", (3, "10:00"))
    assert refused(made, ResumeClock(), 900).code == "clock.suspended"
    order(made, TakeUpPlay(), 24 * 60)
    assert left(made, 24 * 60 + 1) == (3, "09:00")
    assert refused(made, TakeUpPlay(), 24 * 60 + 2).code == "play.going"
    order(made, SuspendPlay(to_be_agreed=True, hands_finished=True), 24 * 60 + 3)
