"""Levels, dealer pushes and hand for hand: rules 23, RP-7, RP-8 and RP-20, and the charter's points on the clock."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardspeak.books.policy import policy
from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.tournament.advice import advice
from cardspeak.tournament.clock.announcing import AnnounceLevel, in_force
from cardspeak.tournament.clock.hand_for_hand import HandForHand, HandsOver, group
from cardspeak.tournament.clock.hands import PushDealers, decks_ready, level_of_hand, push_held
from cardspeak.tournament.clock.lengths import ChangeLength
from cardspeak.tournament.clock.running import AdjustClock, ResumeClock, SetLevel, StartClock
from cardspeak.tournament.clock.structure import planned_length
from cardspeak.tournament.clock.together import (
    AnnounceHandForHand,
    BeginHands,
    ChargeHands,
    EndHandForHand,
    FinishHand,
    HoldAllIn,
    ReleaseAllIn,
    hand_for_hand_due,
)
from cardspeak.tournament.log import Event
from tests.tournament.clock.kit import MINUTE, blinds, event, left, moment, order, out, refused, view

BOOK = "apl-au-2025"


def started(book: str = BOOK, players: tuple[int, ...] = (5, 4), **setup: Any) -> Event:
    """An event whose clock was started at noon; the second level begins at 12:20."""
    made = event(book, players, **setup)
    order(made, StartClock())
    return made


def hand_for_hand(made: Event, hands: int, minutes: float = 0, **asked: object) -> None:
    """Announce hand for hand, finish the hand of the announcement, and play so many hands together."""
    order(made, AnnounceHandForHand(**asked), minutes)  # type: ignore[arg-type]
    finish(made, minutes)
    for _ in range(hands):
        order(made, BeginHands(), minutes)
        finish(made, minutes)


def finish(made: Event, minutes: float = 0) -> None:
    """Every table finishes its hand."""
    for table in list(made.state.of(HandForHand).playing):
        order(made, FinishHand(table=table), minutes)


@pytest.mark.rule("apl-au-2025", "23/level-start")
def test_a_hand_begun_before_the_signal_keeps_its_level_and_the_next_one_has_the_new() -> None:
    made = started()
    before = level_of_hand(made.state, {"riffle": moment(19, 50), "deal": moment(20, 5)})
    after = level_of_hand(made.state, {"riffle": moment(21)})
    assert (before.level, after.level) == (1, 2)
    assert "23" in before.cites


@pytest.mark.rule("apl-au-2025", "23/level-start")
def test_an_announcement_ahead_of_the_signal_starts_the_level() -> None:
    made = started()
    order(made, AnnounceLevel(), 18)
    assert left(made, 18) == (2, "20:00")
    assert [in_force(made.state, moment(18, seconds)) for seconds in (-1, 0)] == [0, 1]
    assert level_of_hand(made.state, {"riffle": moment(18, 1)}).level == 2


@pytest.mark.rule("apl-au-2025", "23/hand-start")
def test_a_hand_begins_with_the_first_riffle_the_shuffler_or_the_push() -> None:
    made = started()
    assert level_of_hand(made.state, {"riffle": moment(20, 5)}).level == 2
    assert level_of_hand(made.state, {"riffle": moment(20, 5), "shuffler": moment(19, 58)}).level == 1
    assert level_of_hand(made.state, {"riffle": moment(20, 5), "push": moment(19, 58)}).level == 1
    unseen = level_of_hand(made.state, {"deal": moment(20, 5), "cards-to-dealer": moment(19)})
    assert (unseen.level, unseen.flagged) == (2, True)


@pytest.mark.rule("apl-au-2025", "23/dealer-push")
def test_a_level_that_changes_during_a_push_waits_for_one_hand() -> None:
    made = started()
    first = level_of_hand(made.state, {"push": moment(19, 55), "riffle": moment(20, 20)})
    second = level_of_hand(made.state, {"push": moment(19, 55), "riffle": moment(23)}, hand_since_push=2)
    assert (first.level, first.during_push, second.level) == (1, True, 2)


@pytest.mark.rule("apl-au-2025", "RP-7")
@pytest.mark.parametrize(("seconds", "held"), [(80, True), (90, True), (120, False)])
def test_a_push_waits_when_a_new_level_is_near(seconds: int, held: bool) -> None:
    made = started()
    assert push_held(made.state, moment(20, -seconds)) == (("RP-7",) if held else None)
    if held:
        assert refused(made, PushDealers(), 20, -seconds).rule == "RP-7"
        order(made, PushDealers(forced="dealer unwell"), 20, -seconds)
    else:
        order(made, PushDealers(), 20, -seconds)


@pytest.mark.rule("apl-au-2025", "RP-20")
@pytest.mark.parametrize(
    ("seconds", "players", "dealer"), [(60, 2, "wash and square"), (60, 1, "wait"), (61, 5, "wait")]
)
def test_decks_are_made_ready_a_minute_before_play(seconds: int, players: int, dealer: str) -> None:
    made = event(BOOK)
    before_start = decks_ready(made.state, moment(0, -seconds), players)
    order(made, StartClock())
    before_break_ends = decks_ready(made.state, moment(70, -seconds), players)
    for found in (before_start, before_break_ends):
        assert found is not None
        assert (found.dealer, found.announce, found.cites) == (dealer, seconds <= 60, ("RP-20",))
    told = [one.cites for one in advice(made.state, moment(70, -seconds)) if one.kind == "decks"]
    assert told == ([("RP-20",)] if seconds <= 60 else [])
    in_play = decks_ready(made.state, moment(5), 5)
    assert in_play is not None
    assert not in_play.announce


@pytest.mark.rule("apl-au-2025", "RP-8-B")
def test_three_hands_take_six_minutes_off_a_stopped_clock() -> None:
    made = started()
    hand_for_hand(made, 3)
    assert left(made, 55) == (1, "14:00")
    assert refused(made, ResumeClock(), 56).code == "clock.hand-for-hand"


@pytest.mark.rule("apl-au-2025", "RP-8-B")
def test_a_hand_takes_three_minutes_at_most() -> None:
    made = started()
    too_much = refused(made, AnnounceHandForHand(seconds=240))
    assert (too_much.rule, too_much.limits["max"], too_much.limits["usual"]) == ("RP-8-B", 180, 120)
    hand_for_hand(made, 1, seconds=180)
    assert left(made, 30) == (1, "17:00")


@pytest.mark.rule("apl-au-2025", "RP-8-C")
def test_the_time_comes_off_after_each_hand_once_and_not_for_each_table() -> None:
    made = started()
    hand_for_hand(made, 1)
    assert left(made) == (1, "18:00")
    order(made, BeginHands())
    assert not any(isinstance(one, HandsOver) for one in order(made, FinishHand(table=1)))
    assert left(made) == (1, "18:00")
    over = order(made, FinishHand(table=2))[-1]
    assert isinstance(over, HandsOver)
    assert {"RP-8-C", "RP-8-D"} <= set(over.cites)
    assert left(made) == (1, "16:00")
    assert refused(made, ChargeHands(hands=3)).rule == "RP-8-C"
    order(made, ChargeHands(hands=3, why="the scoreboard was off"))
    assert left(made) == (1, "10:00")


@pytest.mark.rule("apl-au-2025", "RP-8-D")
def test_levels_rise_as_the_time_comes_off() -> None:
    made = started(levels=tuple(blinds(*range(25, 25 * 17, 25), minutes=40)))
    order(made, SetLevel(level=14, left_ms=3 * MINUTE))
    hand_for_hand(made, 2)
    assert left(made, 5) == (15, "39:00")


def test_the_hand_of_the_announcement_is_hand_0_and_costs_nothing() -> None:
    made = started()
    assert group(made.state) is None
    order(made, AnnounceHandForHand(), 2)
    play = made.state.of(HandForHand)
    assert (play.hand, play.announced_at, sorted(play.playing)) == (0, moment(2), [1, 2])
    shared = group(made.state)
    order(made, FinishHand(table=2), 3)
    assert refused(made, FinishHand(table=2), 3).limits == {"of": [1]}
    assert refused(made, BeginHands(), 3).limits == {"waits_for": [1]}
    order(made, FinishHand(table=1), 4)
    assert (left(made, 9), group(made.state)) == ((1, "18:00"), shared)
    order(made, BeginHands(), 9)
    assert group(made.state) != shared
    finish(made, 10)
    order(made, EndHandForHand(), 10)
    assert left(made, 11) == (1, "15:00")
    assert group(made.state) is None


def test_a_called_all_in_waits_for_the_other_tables() -> None:
    made = started(players=(5, 4, 3))
    hand_for_hand(made, 0)
    order(made, BeginHands())
    held = order(made, HoldAllIn(table=3, entries=(10, 12)))[0]
    assert held.cites == ("RP-8-F",)  # type: ignore[attr-defined]
    assert refused(made, FinishHand(table=3)).code == "all-in.held"
    assert refused(made, ReleaseAllIn(table=3)).limits["waits_for"] == [1, 2]
    order(made, FinishHand(table=1))
    order(made, HoldAllIn(table=2))
    order(made, ReleaseAllIn(table=3))
    order(made, FinishHand(table=3))
    assert refused(made, EndHandForHand()).limits == {"held": [2]}
    order(made, ReleaseAllIn(table=2))
    order(made, FinishHand(table=2))
    assert left(made) == (1, "18:00")


def test_hand_for_hand_is_due_on_the_bubble() -> None:
    made = started()
    assert not hand_for_hand_due(made.state, 7).due
    out(made, 9)
    found = hand_for_hand_due(made.state, 7)
    assert (found.due, found.cites) == (True, ("D-V-j",))


@pytest.mark.parametrize("jump", [40, 30, 20, 10])
def test_hand_for_hand_is_due_one_player_above_each_pay_jump(jump: int) -> None:
    made = started(players=(9, 9, 9, 9, 5))
    out(made, *range(1, 41 - jump))
    assert [hand_for_hand_due(made.state, paid).due for paid in (jump - 1, jump, jump + 1)] == [False, True, False]


@pytest.mark.rule("apl-au-2025", "D-V-f")
def test_levels_are_made_longer_or_shorter_when_time_is_short() -> None:
    made = started()
    changed = order(made, ChangeLength(level=2, minutes=12), 5)[0]
    assert (changed.was, changed.minutes, changed.cites) == (20, 12, ("D-V-f",))  # type: ignore[attr-defined]
    assert left(made, 21) == (2, "11:00")
    assert refused(made, ChangeLength(level=2, minutes=0), 21).rule == "D-V-f"


@pytest.mark.rule("apl-au-2025", "C-g")
@pytest.mark.parametrize(("levels", "far_off"), [(9, False), (13, False), (14, True), (4, True)])
def test_a_plan_far_from_three_and_a_half_hours_is_pointed_out(levels: int, far_off: bool) -> None:
    found = planned_length(tuple(blinds(*[25] * levels)), policy(BOOK))
    assert (found.usual, found.far_off, found.cites) == (210, far_off, ("C-g",))


def test_time_added_back_is_an_order_of_its_own() -> None:
    made = started()
    hand_for_hand(made, 1)
    order(made, AdjustClock(add_ms=MINUTE, why="a long hand"))
    assert left(made) == (1, "19:00")
    assert view(made).status == "paused"


@pytest.mark.rule("apl-au-2025", "D-V-j")
def test_hand_for_hand_reminds_everybody_of_the_rules_on_devices() -> None:
    made = started()
    (done,) = order(made, AnnounceHandForHand())
    assert "D-V-j" in done.cites  # type: ignore[attr-defined]
    assert done.story_line(made.state).code == "happening.hand-for-hand-announced.devices"
    assert shown_clock(made)["device_rules"] == ["5-A", "5-B", "5-C", "5-D", "5-E"]
    order(made, EndHandForHand())
    assert not shown_clock(made)["device_rules"]


def test_a_book_that_says_nothing_of_devices_there_reminds_nobody() -> None:
    made = started("tda-2024")
    (done,) = order(made, AnnounceHandForHand())
    assert done.story_line(made.state).code == "happening.hand-for-hand-announced"
    assert not shown_clock(made)["device_rules"]


def shown_clock(made: Event) -> dict[str, Any]:
    """The clock as the wall and the phones show it."""
    found = next(part for name, part in each_part(Seen(made, moment(1)), "public") if name == "clock")
    return dict(msgspec.json.decode(msgspec.json.encode(found)))
