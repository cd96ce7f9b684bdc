"""What was found about the clock: the length of the level that is on, nights between days, all-ins of other tables."""

from __future__ import annotations

import pytest

from cardspeak.tournament.clock.days import SuspendPlay, TakeUpPlay
from cardspeak.tournament.clock.lengths import ChangeLength
from cardspeak.tournament.clock.running import AdjustClock, SetLevel, StartClock
from cardspeak.tournament.clock.together import AnnounceHandForHand, HoldAllIn
from cardspeak.tournament.core import Order
from cardspeak.tournament.seats.button import HandOver
from tests.tournament.clock.kit import event, order, refused, view


@pytest.mark.rule("apl-au-2025", "D-V-f")
def test_without_a_number_the_length_of_what_is_on_changes() -> None:
    made = event("apl-au-2025")
    order(made, StartClock())
    order(made, ChangeLength(minutes=30), 5)
    assert view(made, 5).left_ms == 25 * 60_000
    order(made, SetLevel(break_number=1), 6)
    order(made, ChangeLength(minutes=3), 7)
    assert (view(made, 7).on_break, view(made, 7).left_ms) == (1, 2 * 60_000)
    assert refused(made, ChangeLength(minutes=9, level=3, break_number=1), 7).code == "level.which"


@pytest.mark.parametrize(
    "asked",
    [HandOver(table=1), SetLevel(level=2), AnnounceHandForHand(choices={"levels.hand_for_hand": "director"})],
    ids=lambda one: type(one).__name__,
)
def test_no_hand_is_dealt_while_play_is_suspended(asked: Order) -> None:
    made = event("aplpt-2025")
    order(made, StartClock())
    order(made, SuspendPlay(hands_finished=True, to_be_agreed=True, choices={"levels.may_go_on_another_day": True}), 5)
    assert refused(made, asked, 6).code == "clock.suspended"
    order(made, TakeUpPlay(), 600)
    order(made, SetLevel(level=2), 601)


def test_an_all_in_is_held_at_the_table_where_it_is() -> None:
    made = event("tda-2024")
    order(made, StartClock())
    order(made, AnnounceHandForHand(choices={"levels.hand_for_hand": "director"}), 1)
    found = refused(made, HoldAllIn(table=1, entries=(1, 6)), 2)
    assert (found.code, found.value) == ("seat.elsewhere", 6)


@pytest.mark.parametrize("ms", [10**18, -(10**18)])
def test_a_clock_is_not_put_forward_by_years(ms: int) -> None:
    made = event("tda-2024")
    order(made, StartClock())
    assert refused(made, AdjustClock(add_ms=ms), 1).code in ("limit.most", "limit.least")


@pytest.mark.parametrize("players", [(9,), (9, 1)])
def test_one_table_waits_for_no_other(players: tuple[int, ...]) -> None:
    made = event("tda-2024", players)
    order(made, StartClock())
    found = refused(made, AnnounceHandForHand(choices={"levels.hand_for_hand": "director"}), 1)
    assert (found.code, found.limits) == ("hand-for-hand.tables", {"min": 2})
