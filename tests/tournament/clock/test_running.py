"""The clock is reckoned from timestamps: sleep, power cuts, pauses and settings leave it exact."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.tournament.clock.dial import Clock, schedule
from cardspeak.tournament.clock.hands import level_of_hand
from cardspeak.tournament.clock.lengths import ChangeLength, MoveStart
from cardspeak.tournament.clock.running import (
    AdjustClock,
    AfterPowerCut,
    PauseClock,
    ResumeClock,
    SetLevel,
    StartClock,
)
from cardspeak.tournament.clock.view import begins_at, break_ends_at, now, played_ms, starts_at
from cardspeak.tournament.log import Event
from tests.tournament.clock.kit import LEVELS, MINUTE, NOON, blinds, context, event, left, moment, order, refused, view


def running(book: str = "tda-2024", **setup: Any) -> Event:
    """An event whose clock was started at noon."""
    made = event(book, **setup)
    order(made, StartClock())
    return made


def test_a_laptop_that_slept_two_hours_shows_the_exact_time() -> None:
    made = running()
    before = made.state.version
    assert left(made, 119, 59) == (5, "00:01")  # the last second of the second break
    assert left(made, 120) == (6, "20:00") == left(made, 120)
    assert made.state.version == before


def test_levels_and_breaks_follow_each_other_by_themselves() -> None:
    made = running()
    assert (view(made, 0).level, view(made, 19, 59).level, view(made, 20).level) == (1, 1, 2)
    at_break = view(made, 60)
    assert (at_break.on_break, at_break.level, at_break.breaks_over) == (1, 3, 0)
    assert at_break.playing.big_blind == 150
    after = view(made, 70)
    assert (after.on_break, after.level, after.breaks_over, after.line.small_blind) == (0, 4, 1, 100)


def test_the_last_level_does_not_end() -> None:
    made = running()
    assert left(made, 1_000) == (7, "00:00")
    assert view(made, 1_000).next is None


@given(st.integers(-90, 0), st.integers(0, 59))
def test_the_next_break_is_right_before_the_start_and_does_not_jump_at_it(early: int, late: int) -> None:
    made = event()
    waiting = view(made, early)
    assert waiting.next_break_ms == 60 * MINUTE
    assert waiting.starts_in_ms == -early * MINUTE
    order(made, StartClock())
    assert view(made, 0).next_break_ms == 60 * MINUTE
    assert view(made, late).next_break_ms == (60 - late) * MINUTE


def test_without_a_later_break_there_is_no_next_break() -> None:
    made = running()
    assert view(made, 120).next_break_ms is None
    assert view(made, 60).next_break_ms == 50 * MINUTE  # of the break itself, and two levels


def test_a_pause_stops_the_time_and_resuming_goes_on() -> None:
    made = running()
    order(made, PauseClock(), 5)
    assert left(made, 300) == (1, "15:00")
    assert view(made, 300).status == "paused"
    order(made, ResumeClock(), 300)
    assert left(made, 310) == (1, "05:00")
    assert view(made, 310).ends_at == moment(315)
    assert refused(made, ResumeClock(), 311).code == "clock.runs"
    assert played_ms(made.state, moment(310)) == 15 * MINUTE


def test_play_time_leaves_breaks_and_pauses_out() -> None:
    made = running()
    order(made, PauseClock(), 30)
    order(made, ResumeClock(), 40)
    assert played_ms(made.state, moment(90)) == 70 * MINUTE  # 90 less the pause and ten minutes of break
    assert played_ms(made.state, moment(90), moment(75)) == 10 * MINUTE
    assert played_ms(made.state, moment(500)) == (500 - 10 - 20) * MINUTE


def test_time_is_added_and_taken_off_across_levels() -> None:
    made = running()
    order(made, AdjustClock(add_ms=15 * MINUTE), 10)
    assert left(made, 10) == (1, "25:00")
    order(made, AdjustClock(add_ms=-30 * MINUTE), 10)
    assert left(made, 10) == (2, "15:00")
    assert refused(made, AdjustClock(add_ms=0), 11).field == "add_ms"


def test_a_level_or_a_break_is_set_by_its_number() -> None:
    made = running()
    order(made, SetLevel(level=4), 3)
    assert left(made, 3) == (4, "20:00")
    order(made, SetLevel(break_number=2, left_ms=4 * MINUTE, run=False), 5)
    assert (view(made, 9).on_break, left(made, 9)) == (2, (5, "04:00"))
    assert refused(made, SetLevel(level=9), 9).limits == {"min": 1, "max": 7}
    assert refused(made, SetLevel(level=1, left_ms=0), 9).field == "left_ms"
    assert refused(made, SetLevel(), 9).code == "level.which"


def test_after_a_power_cut_the_lost_time_counts_or_not() -> None:
    counted, left_out = running(), running()
    order(counted, AfterPowerCut(since=moment(7), count=True), 12)
    order(left_out, AfterPowerCut(since=moment(7), count=False), 12)
    assert left(counted, 12) == (1, "08:00")
    assert left(left_out, 12) == (1, "13:00")
    assert left(left_out, 13) == (1, "12:00")
    assert refused(left_out, AfterPowerCut(since=moment(11), count=False), 14).limits["min"] == moment(12)
    assert refused(left_out, AfterPowerCut(since=moment(20), count=False), 14).field == "since"


def test_a_stale_copy_never_wins_over_a_clock_that_runs() -> None:
    made = running()
    order(made, SetLevel(level=3), 5)
    stale = refused(made, PauseClock(), 4)
    assert (stale.code, stale.limits["min"]) == ("clock.past", moment(5))
    assert refused(made, StartClock(), 6).code == "clock.started"


def test_nothing_is_set_before_the_start() -> None:
    made = event()
    for asked in (PauseClock(), ResumeClock(), AdjustClock(add_ms=5), SetLevel(level=2)):
        assert refused(made, asked).code == "clock.not-started"


def test_a_level_set_back_is_in_force_again() -> None:
    made = running()
    order(made, SetLevel(level=1), 25)
    assert level_of_hand(made.state, {"riffle": moment(26)}).level == 1
    assert level_of_hand(made.state, {"riffle": moment(24)}).level == 2


@pytest.mark.parametrize(
    ("levels", "code"),
    [
        ((), "clock.no-levels"),
        (tuple(blinds(50, 25)), "level.falls"),
        (tuple(blinds(50, 100, minutes=0)), "level.length"),
    ],
)
def test_a_schedule_that_cannot_be_played_does_not_start(levels: object, code: str) -> None:
    assert refused(event("apl-2007", levels=levels), StartClock()).code == code


def test_the_start_of_a_level_is_known_before_and_after() -> None:
    made = event()
    assert begins_at(made.state, 4) == moment(70)  # by the plan
    order(made, StartClock(), 5)
    assert begins_at(made.state, 4) == moment(75)
    assert break_ends_at(made.state, 1) == moment(75)
    order(made, PauseClock(), 80)
    assert begins_at(made.state, 4) == moment(75)
    assert begins_at(made.state, 5) is None
    order(made, ResumeClock(), 100)
    assert begins_at(made.state, 5) == moment(115)


def test_striking_out_a_pause_derives_the_time_again() -> None:
    made = running()
    paused = made.order(PauseClock(), context(5))[0]
    resumed = made.order(ResumeClock(), context(9))[0]
    derived = made.strike([paused.number], context(12), "wrong button")
    assert [conflict.entry for conflict in derived.conflicts] == [resumed.number]
    derived = made.strike([paused.number, resumed.number], context(12), "wrong button")
    assert not derived.conflicts
    made.correct(derived)
    assert left(made, 12) == (1, "08:00")


MOVES = st.one_of(
    st.just(PauseClock()),
    st.just(ResumeClock()),
    st.builds(AdjustClock, add_ms=st.integers(-40 * MINUTE, 40 * MINUTE).filter(bool)),
    st.builds(SetLevel, level=st.integers(1, 7), run=st.sampled_from([True, False, None])),
    st.builds(
        ChangeLength,
        level=st.integers(1, 7),
        minutes=st.integers(1, 60),
        choices=st.just({"levels.length_may_change": True}),
    ),
)


@given(st.lists(st.tuples(MOVES, st.integers(0, 45)), max_size=12), st.integers(0, 600))
def test_a_clock_that_was_looked_at_is_the_clock_that_was_not(moves: list[tuple[object, int]], ahead: int) -> None:
    made = running()
    minutes = 0
    for asked, wait in moves:
        minutes += wait
        try:
            order(made, asked, minutes)  # type: ignore[arg-type]
        except ValueError:
            continue
    seen = view(made, minutes + ahead)
    again = Event(made.log)
    assert now(again.state, moment(minutes + ahead)) == seen
    in_steps = made.state.of(Clock).last
    for step in range(ahead + 1):
        in_steps = in_steps.moved(max(in_steps.at, moment(minutes + step)))
    assert (in_steps.index, in_steps.left) == (seen.index, seen.left_ms)
    assert 0 <= seen.index < len(schedule(made.state))
    if seen.next is not None:
        assert seen.left_ms > 0


# Lengths and the start


def test_a_level_made_longer_shows_at_once() -> None:
    made = running("888pl", buy_in=event().state.setup.buy_in)
    order(made, ChangeLength(level=1, minutes=30), 10)
    assert left(made, 10) == (1, "20:00")
    order(made, ChangeLength(level=2, minutes=5), 10)
    assert left(made, 32) == (2, "03:00")


def test_a_level_cut_below_what_was_played_ends_only_when_confirmed() -> None:
    made = running("apl-au-2025")
    short = refused(made, ChangeLength(level=1, minutes=8), 10)
    assert (short.code, short.rule) == ("level.elapsed", "D-V-f")
    order(made, ChangeLength(level=1, minutes=8, ends_now=True), 10)
    assert left(made, 10) == (2, "20:00")
    assert refused(made, ChangeLength(level=1, minutes=30), 11).code == "level.over"
    assert refused(made, ChangeLength(level=3, minutes=0), 11).limits == {"min": 1}


def test_the_start_is_moved_before_it_and_everybody_is_told() -> None:
    made = event("aplpt-2025")
    assert starts_at(made.state) == NOON
    order(made, MoveStart(starts_at=moment(120), why="storm", told_all=True), -180)
    assert starts_at(made.state) == moment(120)
    assert view(made, 0).starts_in_ms == 120 * MINUTE
    assert made.state.setup.levels == LEVELS
    order(made, StartClock(), 120)
    assert refused(made, MoveStart(starts_at=moment(300), why="late", told_all=True), 125).code == "clock.started"
