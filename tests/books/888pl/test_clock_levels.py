"""The league's clock: scheduled levels, announced by the host, from the next deal."""

from __future__ import annotations

import pytest

from cardspeak.tournament.clock.announcing import AnnounceLevel, in_force, unannounced
from cardspeak.tournament.clock.hands import level_of_hand
from cardspeak.tournament.clock.lengths import ChangeLength, LengthChanged
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.clock.structure import check_levels
from cardspeak.tournament.log import Event
from tests.tournament.clock.kit import blinds, event, left, moment, order, refused

BOOK = "888pl"


def started() -> Event:
    """An event whose clock was started at noon."""
    made = event(BOOK)
    order(made, StartClock())
    return made


@pytest.mark.rule("888pl", "2-ii-3")
def test_the_host_makes_levels_longer_or_shorter() -> None:
    made = started()
    (changed,) = order(made, ChangeLength(level=1, minutes=25), 10)
    assert isinstance(changed, LengthChanged)
    assert (changed.was, changed.cites) == (20, ("2-ii-3",))
    assert left(made, 10) == (1, "15:00")
    assert refused(made, ChangeLength(level=1, minutes=0), 10).rule == "2-ii-3"
    assert refused(made, ChangeLength(level=1, minutes=9), 10).code == "level.elapsed"
    order(made, ChangeLength(level=1, minutes=9, ends_now=True), 10)
    assert left(made, 10) == (2, "20:00")
    assert refused(made, ChangeLength(level=1, minutes=40), 11).code == "level.over"


@pytest.mark.rule("888pl", "6-9")
def test_levels_rise_on_schedule_and_the_announcement_is_prompted() -> None:
    made = started()
    assert unannounced(made.state, moment(19, 59)) is None
    assert left(made, 20) == (2, "20:00")
    assert unannounced(made.state, moment(20)) == 2
    falling = event(BOOK, levels=tuple(blinds(50, 25)))
    assert [finding.rule for finding in check_levels(falling.state.setup, falling.state.policy)] == ["6-9"]
    refusal = refused(falling, StartClock())
    assert (refusal.code, refusal.rule) == ("level.falls", "6-9")


@pytest.mark.rule("888pl", "6-10")
def test_the_announcement_ends_the_level_and_counts_from_the_next_shuffle() -> None:
    made = started()
    order(made, AnnounceLevel(), 21)
    assert unannounced(made.state, moment(22)) is None
    waited = level_of_hand(made.state, {"riffle": moment(20, 40), "deal": moment(21, 10)})
    assert (waited.level, "6-10" in waited.cites) == (1, True)  # the clock was over, the announcement was not
    assert level_of_hand(made.state, {"riffle": moment(21, 1)}).level == 2
    assert in_force(made.state, moment(20, 30)) == 0
    assert left(made, 21) == (2, "19:00")
    order(made, AnnounceLevel(), 22)  # ahead of the clock
    assert left(made, 22) == (3, "20:00")
