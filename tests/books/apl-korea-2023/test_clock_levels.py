"""Korea's clock: levels, wrong levels, the dealer push, hand for hand until somebody is out."""

from __future__ import annotations

import pytest

from cardspeak.tournament.clock.announcing import AnnounceLevel, in_force
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.hands import level_of_hand
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.clock.together import AnnounceHandForHand, BeginHands, EndHandForHand, FinishHand
from cardspeak.tournament.log import Event
from tests.tournament.clock.kit import event, left, moment, order, out, refused

BOOK = "apl-korea-2023"


def started() -> Event:
    """An event whose clock was started at noon."""
    made = event(BOOK)
    order(made, StartClock())
    return made


def finish(made: Event) -> None:
    """Every table finishes its hand."""
    for table in list(made.state.of(HandForHand).playing):
        order(made, FinishHand(table=table))


@pytest.mark.rule("apl-korea-2023", "updates-2-a")
def test_a_level_begins_with_the_announcement_or_the_signal_and_counts_from_the_next_hand() -> None:
    made = started()
    assert [in_force(made.state, moment(20, seconds)) for seconds in (-1, 0)] == [0, 1]
    order(made, AnnounceLevel(), 19)
    assert [in_force(made.state, moment(19, seconds)) for seconds in (-1, 0)] == [0, 1]
    hand = level_of_hand(made.state, {"riffle": moment(18, 50), "deal": moment(19, 10)})
    assert (hand.level, level_of_hand(made.state, {"riffle": moment(19, 30)}).level) == (1, 2)
    assert "updates-2" in {cite[:9] for cite in hand.cites}


@pytest.mark.rule("apl-korea-2023", "updates-2-b")
@pytest.mark.parametrize(("what", "level"), [("riffle", 1), ("shuffler", 1), ("push", 1), ("cards-to-dealer", 2)])
def test_a_hand_begins_with_riffle_shuffler_or_push(what: str, level: int) -> None:
    made = started()
    assert level_of_hand(made.state, {what: moment(19, 59), "deal": moment(20, 9)}).level == level


@pytest.mark.rule("apl-korea-2023", "updates-2-d")
def test_a_level_that_starts_during_the_push_waits_for_one_hand() -> None:
    made = started()
    pushed = {"push": moment(19, 50), "riffle": moment(20, 10)}
    assert level_of_hand(made.state, pushed).during_push
    assert level_of_hand(made.state, pushed).level == 1
    assert level_of_hand(made.state, {**pushed, "riffle": moment(22)}, hand_since_push=2).level == 2


@pytest.mark.rule("apl-korea-2023", "updates-7-B")
def test_no_more_than_three_minutes_come_off_for_a_hand() -> None:
    made = started()
    assert refused(made, AnnounceHandForHand(seconds=181)).limits["max"] == 180
    order(made, AnnounceHandForHand(seconds=180))


@pytest.mark.rule("apl-korea-2023", "general-procedures-7")
@pytest.mark.rule("apl-korea-2023", "general-procedures-7-1")
def test_hand_for_hand_stops_the_clock_and_takes_two_minutes_a_hand() -> None:
    made = started()
    (announced,) = order(made, AnnounceHandForHand(), 4)
    assert announced.seconds == 120  # type: ignore[attr-defined]
    finish(made)
    order(made, BeginHands(), 30)
    for table in (1, 2):
        order(made, FinishHand(table=table), 44)
    assert left(made, 60) == (1, "14:00")


@pytest.mark.rule("apl-korea-2023", "general-procedures-7-2")
def test_all_tables_begin_together_until_somebody_is_out() -> None:
    made = started()
    order(made, AnnounceHandForHand())
    order(made, FinishHand(table=1))
    early = refused(made, BeginHands())
    assert early.limits == {"waits_for": [2]}
    assert early.rule
    order(made, FinishHand(table=2))
    order(made, BeginHands())
    out(made, 3)
    finish(made)
    over = refused(made, BeginHands())
    assert (over.code, over.field, over.options) == ("hand-for-hand.until", "go_on", [True])
    order(made, BeginHands(go_on=True))
    finish(made)
    order(made, EndHandForHand())
