"""Rule 22: no new level before the clock is at zero, and when a hand begins."""

from __future__ import annotations

import pytest

from cardspeak.errors import Ambiguous
from cardspeak.tournament.clock.announcing import AnnounceLevel, in_force
from cardspeak.tournament.clock.hands import level_of_hand
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
