"""The league's clock of 2007: the structure, the next live hand, the cards in the new dealer's hand, and no pauses."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.errors import Unreadable
from cardspeak.tournament.clock.announcing import AnnounceLevel
from cardspeak.tournament.clock.hands import level_of_hand
from cardspeak.tournament.clock.running import ClockPaused, PauseClock, StartClock
from cardspeak.tournament.clock.structure import check_levels
from cardspeak.tournament.log import Event
from tests.tournament.clock.kit import blinds, event, left, moment, order, refused

BOOK = "apl-2007"


def started(**house: Any) -> Event:
    """An event whose clock was started at noon."""
    made = event(BOOK, house=house)
    order(made, StartClock())
    return made


@pytest.mark.rule("apl-2007", "7-a")
def test_levels_follow_the_structure_from_the_next_live_hand() -> None:
    made = started()
    assert left(made, 20) == (2, "20:00")
    hand = level_of_hand(made.state, {"cards-to-dealer": moment(19, 59), "deal": moment(20, 30)})
    assert hand.level == 1
    assert level_of_hand(made.state, {"cards-to-dealer": moment(21)}).level == 2
    assert refused(made, AnnounceLevel(), 5).code == "level.early"
    at_once = started(**{"levels.applies_from": "at-once"})
    assert level_of_hand(at_once.state, {"cards-to-dealer": moment(19, 59), "deal": moment(20, 30)}).level == 2


@pytest.mark.rule("apl-2007", "7-a")
def test_a_structure_whose_blinds_fall_is_refused() -> None:
    made = event(BOOK, levels=tuple(blinds(25, 75, 0, 50)))
    (finding,) = check_levels(made.state.setup, made.state.policy)
    assert (finding.code, finding.limits) == ("level.falls", {"min": 150})
    assert finding.rule
    left_to_directors = event(BOOK, levels=tuple(blinds(25, 75, 50)), house={"levels.rise": "director"})
    assert check_levels(left_to_directors.state.setup, left_to_directors.state.policy) == []


@pytest.mark.rule("apl-2007", "7-b")
def test_a_hand_begins_when_the_new_dealer_is_given_the_cards() -> None:
    made = started()
    assert level_of_hand(made.state, {"cards-to-dealer": moment(19, 58), "riffle": moment(20, 3)}).level == 1
    assert level_of_hand(made.state, {"cards-to-dealer": moment(20, 1), "riffle": moment(19, 58)}).level == 2
    with pytest.raises(Unreadable):
        level_of_hand(made.state, {"riffle": moment(20)})


@pytest.mark.rule("apl-2007", "7-b")
@pytest.mark.parametrize(("first", "level"), [("level-first", 2), ("hand-first", 1)])
def test_at_the_same_instant_the_level_comes_first_unless_the_house_says_so(first: str, level: int) -> None:
    made = started(**{"levels.same_moment": first})
    assert level_of_hand(made.state, {"cards-to-dealer": moment(20)}).level == level


@pytest.mark.rule("apl-2007", "31-a")
def test_play_stops_for_breaks_only_unless_the_director_overrides_it() -> None:
    made = started()
    no = refused(made, PauseClock(), 10)
    assert (no.code, no.field) == ("clock.no-pause", "override")
    assert no.rule
    (paused,) = order(made, PauseClock(override="fire alarm"), 10)
    assert isinstance(paused, ClockPaused)
    assert paused.cites
    in_break = started()
    order(in_break, PauseClock(), 62)
