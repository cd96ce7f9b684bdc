"""Rule 22: no new level before the clock is at zero, and when a hand begins."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.errors import Ambiguous
from cardspeak.tournament.clock.announcing import AnnounceLevel, in_force
from cardspeak.tournament.clock.hands import NoteHandStart, PushDealers, level_of_hand
from cardspeak.tournament.clock.lengths import ChangeLength
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.clock.together import AnnounceHandForHand
from cardspeak.tournament.log import Event
from tests.tournament.clock.kit import event, moment, order, refused, view

BOOK = "tda-2015"


def started() -> Event:
    """An event whose clock was started at noon."""
    made = event(BOOK)
    order(made, StartClock())
    return made


@pytest.mark.rule("tda-2015", "22")
def test_a_level_is_not_announced_before_the_clock_is_at_zero() -> None:
    made = started()
    early = refused(made, AnnounceLevel(), 19, 59)
    assert (early.code, early.rule, early.limits) == ("level.early", "22", {"left_ms": 1_000})
    order(made, AnnounceLevel(), 20)
    assert [in_force(made.state, moment(20, seconds)) for seconds in (-1, 0)] == [0, 1]
    assert refused(made, AnnounceLevel(), 21).rule == "22"


@pytest.mark.rule("tda-2015", "22")
@pytest.mark.parametrize("what", ["riffle", "shuffler", "push"])
def test_a_level_counts_for_hands_that_begin_at_or_after_it(what: str) -> None:
    made = started()
    before = level_of_hand(made.state, {what: moment(19, 59), "deal": moment(20, 20)})
    assert (before.level, "22" in before.cites) == (1, True)
    assert level_of_hand(made.state, {what: moment(20)}).level == 2


@pytest.mark.rule("tda-2015", "22")
@pytest.mark.parametrize("what", ["riffle", "shuffler", "push"])
def test_the_level_of_a_hand_at_a_real_table_is_that_of_what_began_it(what: Any) -> None:
    made = started()
    (begun,) = order(made, NoteHandStart(table=1, by=what), 19, 59)
    assert (begun.level, begun.cites) == (1, ("22",))  # type: ignore[attr-defined]
    (dealt,) = order(made, NoteHandStart(table=1, by="deal"), 20, 20)
    assert dealt.level == 1  # type: ignore[attr-defined]
    (following,) = order(made, NoteHandStart(table=1, by=what), 22)
    assert following.level == 2  # type: ignore[attr-defined]
    assert shown_line(made, 1) == 1
    assert shown_line(made, 2) is None


@pytest.mark.rule("tda-2015", "22")
def test_a_push_of_all_dealers_begins_the_next_hand_of_each_table() -> None:
    made = started()
    order(made, NoteHandStart(table=1, by="riffle"), 17)
    order(made, NoteHandStart(table=2, by="riffle"), 20, 1)
    order(made, PushDealers(), 20, 2)
    order(made, PushDealers(), 39, 55)
    (first,) = order(made, NoteHandStart(table=1, by="riffle"), 40, 20)
    (second,) = order(made, NoteHandStart(table=1, by="riffle"), 42)
    assert (first.level, second.level) == (2, 3)  # type: ignore[attr-defined]


def test_what_begins_no_hand_by_the_book_is_refused() -> None:
    made = started()
    found = refused(made, NoteHandStart(table=1, by="cards-to-dealer"))
    assert (found.rule, found.field, found.limits["of"]) == ("22", "by", ["riffle", "shuffler", "push", "deal"])


def shown_line(made: Event, table: int) -> int | None:
    """The line of the clock that a page shows for the hand at a table."""
    parts = dict(each_part(Seen(made, moment(30)), "staff"))
    return parts[f"table/{table}"].hand_line  # type: ignore[attr-defined, no-any-return]


def test_what_the_book_does_not_mention_needs_the_directors_word() -> None:
    made = started()
    length = refused(made, ChangeLength(level=2, minutes=15))
    assert (type(length), length.options) == (Ambiguous, [True, False])
    order(made, ChangeLength(level=2, minutes=15, choices={"levels.length_may_change": True}))
    together = refused(made, AnnounceHandForHand())
    assert (type(together), together.options) == (Ambiguous, ["director"])
    assert refused(made, AnnounceHandForHand(choices={"levels.hand_for_hand": "director"})).field == "clock"
    assert (
        refused(made, AnnounceHandForHand(choices={"levels.hand_for_hand": "director"}, clock="stopped")).field
        == "seconds"
    )
    order(made, AnnounceHandForHand(choices={"levels.hand_for_hand": "director"}, clock="stopped", seconds=120))
    assert view(made, 5).status == "paused"
