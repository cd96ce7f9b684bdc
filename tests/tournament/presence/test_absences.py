"""Players who are away, late, or gone for good: dealt in and charged, and their chips taken off when the book says so."""

from __future__ import annotations

import msgspec
import pytest

from cardspeak.errors import Ambiguous, Unlawful, Unreadable
from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.clock.running import PauseClock, StartClock
from cardspeak.tournament.core import Context
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.places import place_of, still_in
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.tournament.log import Event
from cardspeak.tournament.presence.absences import (
    Absences,
    LeaveForGood,
    MarkAway,
    MarkBack,
    NoteAbsence,
    nobody_else_plays,
)
from cardspeak.tournament.presence.removal import PostAbsent, Posted, TakenOff, TakeOff, due_removals, ruling_on
from cardspeak.tournament.setup import Level
from tests.tournament.busts.kit import MINUTE, bust, happen, night, order, places_of


def chips(event: Event, entry: int) -> int:
    return event.state.of(Entrants).entry(entry).chips


# Blinded off


@pytest.mark.parametrize(
    ("book", "paid"),
    [("888pl", 200), ("apl-2007", 200), ("apl-au-2025", 225), ("aplpt-2025", 225), ("tda-2015", 325)],
)
@pytest.mark.rule("888pl", "6-7")
@pytest.mark.rule("apl-2007", "11-a")
@pytest.mark.rule("aplpt-2025", "7.5")
@pytest.mark.rule("tda-2015", "29")
def test_an_absent_stack_pays_what_its_book_takes(book: str, paid: int) -> None:
    event = night(book)
    order(event, MarkAway(entry=4))
    (happened,) = order(event, PostAbsent(entry=4, big_blind=200, ante=25, bring_in=100))
    assert isinstance(happened, Posted)
    assert happened.paid == paid
    assert happened.cites
    assert chips(event, 4) == 10_000 - paid


def test_the_winner_of_the_pot_is_credited() -> None:
    event = night()
    order(event, MarkAway(entry=4))
    order(event, PostAbsent(entry=4, big_blind=200, won_by=5))
    assert (chips(event, 4), chips(event, 5)) == (9800, 10_200)


@pytest.mark.rule("aplpt-2025", "7.5")
def test_a_stack_blinded_to_nothing_is_out_and_placed_at_that_moment() -> None:
    event = night("aplpt-2025", chips={4: 150})
    order(event, MarkAway(entry=4))
    order(event, PostAbsent(entry=4, big_blind=200))
    assert event.state.of(Entrants).entry(4).status == "out"
    assert places_of(event, 4) == [9]
    assert 4 not in event.state.of(Absences).away


def test_a_player_at_the_table_plays_the_own_blinds() -> None:
    event = night()
    with pytest.raises(Unlawful) as refused:
        order(event, PostAbsent(entry=4, big_blind=200))
    assert refused.value.code == "seat.present"


def test_coming_back_ends_the_absence() -> None:
    event = night()
    order(event, MarkAway(entry=4))
    order(event, MarkBack(entry=4))
    assert event.state.of(Absences).away == {}
    with pytest.raises(Unlawful):
        order(event, MarkBack(entry=4))
    order(event, MarkAway(entry=4))
    assert event.state.of(Absences).times == {4: 2}


# The time at which chips may go


@pytest.mark.rule("888pl", "2-ii-13")
def test_after_half_an_hour_the_host_is_told_and_nothing_goes_by_itself() -> None:
    event = night("888pl")
    order(event, MarkAway(entry=5))
    order(event, NoteAbsence(entry=5, rotations=2))
    assert due_removals(event.state, 29 * MINUTE) == ()
    (due,) = due_removals(event.state, 31 * MINUTE)
    assert (due.entry, due.options) == (5, ("pick up",))
    assert "2-ii-13" in due.cites
    assert event.state.of(Entrants).entry(5).live
    order(event, TakeOff(entry=5), at=31 * MINUTE)
    assert places_of(event, 5) == [9]
    assert event.state.of(Account).removed == 10_000


@pytest.mark.rule("888pl", "2-ii-13")
def test_more_than_two_rotations_are_enough_and_exactly_two_are_not() -> None:
    event = night("888pl")
    order(event, MarkAway(entry=5))
    order(event, NoteAbsence(entry=5, rotations=2))
    with pytest.raises(Unlawful) as refused:
        order(event, TakeOff(entry=5), at=MINUTE)
    assert refused.value.limits["of"] == ["pick up early"]
    order(event, NoteAbsence(entry=5, rotations=3))
    order(event, TakeOff(entry=5), at=MINUTE)


@pytest.mark.rule("888pl", "2-ii-13")
def test_time_granted_beforehand_holds_and_frequent_absence_is_a_reason_of_its_own() -> None:
    event = night("888pl")
    order(event, MarkAway(entry=5))
    order(event, NoteAbsence(entry=5, extend_minutes=25))
    assert due_removals(event.state, 54 * MINUTE) == ()  # the 30 of everybody and 25 more
    assert [one.entry for one in due_removals(event.state, 55 * MINUTE)] == [5]
    order(event, MarkBack(entry=5), at=61 * MINUTE)
    order(event, MarkAway(entry=5), at=62 * MINUTE)
    order(event, NoteAbsence(entry=5, often=True), at=62 * MINUTE)
    assert [one.entry for one in due_removals(event.state, 63 * MINUTE)] == [5]


@pytest.mark.rule("888pl", "2-ii-13")
def test_a_longer_absence_may_be_told_before_it_begins() -> None:
    event = night("888pl")
    order(event, NoteAbsence(entry=5, extend_minutes=5))
    order(event, MarkAway(entry=5), at=10 * MINUTE)
    order(event, MarkAway(entry=6), at=10 * MINUTE)
    assert [one.entry for one in due_removals(event.state, 44 * MINUTE)] == [6]
    assert [one.entry for one in due_removals(event.state, 45 * MINUTE)] == [5, 6]
    with pytest.raises(Unlawful) as refused:
        order(event, NoteAbsence(entry=7, rotations=2, extend_minutes=5))
    assert refused.value.code == "seat.present"


@pytest.mark.parametrize(
    ("posted", "code", "field"),
    [
        (PostAbsent(entry=5, big_blind=201), "post.too-much", "big_blind"),
        (PostAbsent(entry=5, small_blind=200), "post.too-much", "small_blind"),
        (PostAbsent(entry=5, ante=26), "post.too-much", "ante"),
        (PostAbsent(entry=5, big_blind=200, won_by=5), "pot.absent", "won_by"),
    ],
)
def test_an_absent_seat_pays_no_more_than_the_level_asks_and_wins_nothing(
    posted: PostAbsent, code: str, field: str
) -> None:
    event = night("tda-2015")
    order(event, MarkAway(entry=5))
    with pytest.raises(Unlawful) as refused:
        order(event, posted)
    assert (refused.value.code, refused.value.field) == (code, field)
    assert chips(event, 5) == 10_000


@pytest.mark.rule("888pl", "2-ii-14")
def test_chips_that_are_there_may_go_early_with_a_reason_only() -> None:
    event = night("888pl")
    order(event, MarkAway(entry=5))
    with pytest.raises(Unlawful) as refused:
        order(event, TakeOff(entry=5, choice="pick up early"), at=MINUTE)
    assert refused.value.field == "reason"
    order(event, TakeOff(entry=5, choice="pick up early", reason="gone home, says a friend"), at=MINUTE)
    assert event.state.of(Entrants).entry(5).status == "out"


@pytest.mark.rule("888pl", "2-ii-14")
def test_an_empty_seat_has_no_stack_to_take_off_and_a_present_player_keeps_it() -> None:
    event = night("888pl")
    with pytest.raises(Unlawful) as refused:
        order(event, TakeOff(entry=5), at=90 * MINUTE)
    assert refused.value.code == "seat.present"
    order(event, MarkAway(entry=5))
    happen(event, ChipsSet(entry=5, chips=0))
    with pytest.raises(Unlawful) as refused:
        order(event, TakeOff(entry=5), at=90 * MINUTE)
    assert refused.value.code == "chips.none"


@pytest.mark.parametrize(
    ("noted", "minutes", "choice", "accepted"),
    [
        (NoteAbsence(entry=5, reached=True, hold=True, rotations=2), 20, "pick up", False),  # EX-6-5-1
        (NoteAbsence(entry=5, reached=False, rotations=2), 22, "pick up", True),  # EX-6-5-2
        (NoteAbsence(entry=5, reached=True, hold=True, rotations=1), 30, "pick up", True),  # EX-6-5-3
        (NoteAbsence(entry=5, reached=False, rotations=1), 12, "pick up", False),  # EX-6-5-4
        (NoteAbsence(entry=5, reached=False, rotations=1), 12, "pick up early", True),
    ],
)
@pytest.mark.rule("888pl", "6-5")
def test_when_the_chips_of_a_no_show_go(noted: NoteAbsence, minutes: int, choice: str, accepted: bool) -> None:
    event = night("888pl")
    order(event, MarkAway(entry=5, kind="no-show"))
    order(event, noted)
    if accepted:
        (happened,) = order(event, TakeOff(entry=5, choice=choice, reason="host decides"), at=minutes * MINUTE)
        assert isinstance(happened, TakenOff)
        assert "6-5" in happened.cites
    else:
        with pytest.raises(Unlawful) as refused:
            order(event, TakeOff(entry=5, choice=choice, reason="host decides"), at=minutes * MINUTE)
        assert refused.value.rule == "6-5"


@pytest.mark.rule("aplpt-2025", "7.4")
@pytest.mark.rule("aplpt-2025", "7.4.1")
def test_on_the_tour_a_late_seat_stays_unless_the_director_disqualifies() -> None:
    event = night("aplpt-2025")
    order(event, MarkAway(entry=5, kind="no-show"))
    assert ruling_on(event.state, 5, 0).answer == "late"
    with pytest.raises(Unlawful) as refused:
        order(event, TakeOff(entry=5), at=240 * MINUTE)
    assert refused.value.limits["of"] == ["disqualify"]
    order(event, PostAbsent(entry=5, small_blind=100, ante=25))
    assert chips(event, 5) == 9875
    order(event, TakeOff(entry=5, choice="disqualify", reason="never checked in"), at=240 * MINUTE)
    assert event.state.of(Entrants).entry(5).status == "disqualified"


@pytest.mark.rule("aplpt-2025", "7.5")
def test_on_the_tour_no_time_ends_an_absence() -> None:
    event = night("aplpt-2025")
    order(event, MarkAway(entry=5))
    assert due_removals(event.state, 600 * MINUTE) == ()
    with pytest.raises(Unlawful) as refused:
        order(event, TakeOff(entry=5), at=600 * MINUTE)
    assert refused.value.rule == "7.5"


def test_where_the_book_says_nothing_the_director_decides_with_a_reason() -> None:
    event = night("tda-2015")
    order(event, MarkAway(entry=5))
    with pytest.raises(Ambiguous) as refused:
        order(event, TakeOff(entry=5), at=600 * MINUTE)
    assert refused.value.question is not None
    assert any("2-ii-13" in one.cites for one in refused.value.question.others)
    order(event, TakeOff(entry=5, reason="not seen since the first break"), at=600 * MINUTE)
    assert still_in(event.state) == 8


# Leaving for good


@pytest.mark.rule("apl-au-2025", "D-IX-a")
@pytest.mark.rule("apl-au-2025", "D-IX-b")
def test_a_leaver_is_blinded_off_for_half_an_hour_of_play_then_the_stack_goes() -> None:
    event = night(chips={7: 12_000})
    order(event, StartClock(), at=0)
    order(event, LeaveForGood(entry=7), at=5 * MINUTE)
    assert ruling_on(event.state, 7, 34 * MINUTE).answer == {"minutes": 30, "stack": "blinded off", "left": 11}
    with pytest.raises(Unlawful) as refused:
        order(event, TakeOff(entry=7), at=44 * MINUTE)  # ten minutes of break do not count
    assert refused.value.rule == "D-IX-a"
    (due,) = due_removals(event.state, 45 * MINUTE)
    assert due.entry == 7
    order(event, TakeOff(entry=7), at=45 * MINUTE)
    assert event.state.of(Account).removed == 12_000
    assert event.state.of(Entrants).entry(7).status == "out"


@pytest.mark.rule("apl-au-2025", "D-IX-a")
def test_two_short_levels_end_it_sooner() -> None:
    short = tuple(Level(minutes=10, small_blind=100 * k, big_blind=200 * k) for k in range(1, 9))
    event = night_with(short)
    order(event, StartClock(), at=0)
    order(event, LeaveForGood(entry=7), at=0)
    assert due_removals(event.state, 19 * MINUTE) == ()
    assert len(due_removals(event.state, 20 * MINUTE)) == 1


def night_with(levels: tuple[Level, ...]) -> Event:
    """The same night with other levels."""
    event = night()
    first = event.log[0]
    setup = msgspec.structs.replace(first.what.setup, levels=levels)  # type: ignore[attr-defined]
    log = [msgspec.structs.replace(first, what=msgspec.structs.replace(first.what, setup=setup)), *event.log[1:]]
    return Event(log)


def test_a_paused_clock_does_not_count_for_a_leaver() -> None:
    event = night()
    order(event, StartClock(), at=0)
    order(event, LeaveForGood(entry=7), at=0)
    order(event, PauseClock(), at=10 * MINUTE)
    assert due_removals(event.state, 600 * MINUTE) == ()


@pytest.mark.rule("apl-au-2025", "D-IX-d")
def test_a_leaver_has_the_place_of_the_moment_of_leaving() -> None:
    event = night()
    bust(event, 1)
    order(event, LeaveForGood(entry=7))
    assert places_of(event, 1, 7) == [9, 8]
    bust(event, 2)
    assert places_of(event, 1, 7, 2) == [9, 8, 7]
    order(event, TakeOff(entry=7), at=31 * MINUTE)
    assert places_of(event, 1, 7, 2) == [9, 8, 7]
    bust(event, 3)
    assert places_of(event, 3) == [6]


@pytest.mark.rule("apl-au-2025", "D-IX-d")
def test_by_the_other_reading_the_place_comes_when_the_chips_are_gone() -> None:
    event = night(house={"prizes.leaver_place": "when-blinded-off"})
    order(event, LeaveForGood(entry=7))
    assert places_of(event, 7) == [None]
    bust(event, 2)
    order(event, TakeOff(entry=7), at=31 * MINUTE)
    assert places_of(event, 2, 7) == [9, 8]


@pytest.mark.rule("apl-au-2025", "D-IX-c")
def test_nobody_plays_the_chips_of_a_leaver_who_does_not_come_back_either() -> None:
    event = night()
    nobody_else_plays(event.state, 7)
    order(event, LeaveForGood(entry=7))
    with pytest.raises(Unlawful) as refused:
        nobody_else_plays(event.state, 7)
    assert refused.value.rule == "D-IX-c"
    with pytest.raises(Unlawful):
        order(event, MarkBack(entry=7))
    with pytest.raises(Unlawful):
        order(event, LeaveForGood(entry=7))


def test_striking_out_the_leaving_brings_the_player_back() -> None:
    event = night()
    order(event, LeaveForGood(entry=7))
    derived = event.strike([len(event.log)], Context(at=1), "only gone for a smoke")
    assert derived.conflicts == ()
    event.correct(derived)
    assert place_of(event.state, 7) is None
    assert still_in(event.state) == 9


def test_special_events_have_no_time_limit_for_leavers() -> None:
    event = night("aplpt-2025", series="Poker Tour")
    order(event, LeaveForGood(entry=7))
    assert due_removals(event.state, 600 * MINUTE) == ()


def test_negative_times_are_refused() -> None:
    event = night("888pl")
    order(event, MarkAway(entry=5))
    with pytest.raises(Unreadable) as refused:
        order(event, NoteAbsence(entry=5, rotations=-1))
    assert refused.value.field == "rotations"


def test_an_absent_player_who_is_out_is_no_longer_due() -> None:
    event = night("888pl")
    order(event, MarkAway(entry=5))
    bust(event, 5)
    assert due_removals(event.state, 90 * MINUTE) == ()
