"""Levels that can be paid, starting stacks that add up, and the schedule on which chips leave play."""

from __future__ import annotations

import pytest

from cardspeak.books.policy import policy
from cardspeak.tournament.chips.feasible import check_chips, colour_up_plan, stacks_in_set
from cardspeak.tournament.setup import ChipKind, EventSetup, Level, Offer
from tests.tournament.clock.kit import SET, blinds

PUB = (25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1000, 1500, 2000, 3000, 4000, 5000, 7000, 10000)
LEAGUE = (50, 100, 150, 0, 200, 300, 400, 0, 600, 800, 0, 1000, 2000, 3000, 5000)


def setup(
    *, levels: list[Level], chips: tuple[ChipKind, ...] = SET, stack: int = 5_000, book: str = "tda-2024"
) -> EventSetup:
    """An event with these levels and chips."""
    return EventSetup(name="Test", book=book, levels=tuple(levels), chips=chips, buy_in=Offer(chips=stack))


def findings(event: EventSetup) -> list[str]:
    """What is wrong with the chips, by code."""
    return [finding.code for finding in check_chips(event, policy(event.book))]


def test_a_published_pub_schedule_is_reproduced() -> None:
    plan = {one.value: one.after + 1 for one in colour_up_plan(blinds(*PUB), [25, 100, 500, 1000])}
    assert plan[25] == 5  # after 150/300
    assert plan[100] == 10  # after 800/1600


def test_a_published_league_schedule_sends_two_chips_off_in_one_break() -> None:
    lines = blinds(*LEAGUE)
    plan = {one.value: one.in_break for one in colour_up_plan(lines, [50, 100, 500, 1000])}
    breaks = [index for index, line in enumerate(lines) if line.is_break]
    assert plan == {50: breaks[0], 100: breaks[2], 500: breaks[2]}


def test_the_plan_is_the_earliest_and_a_director_may_wait() -> None:
    lines = blinds(10, 0, 20, 40, 0, 60)
    assert [(one.value, one.in_break) for one in colour_up_plan(lines, [10, 20])] == [(10, 1)]
    lines[4] = Level(minutes=10, is_break=True, colour_up=(10,))
    assert [(one.value, one.in_break) for one in colour_up_plan(lines, [10, 20])] == [(10, 4)]


def test_a_chip_that_is_needed_to_the_end_never_goes() -> None:
    assert colour_up_plan(blinds(25, 0, 50, 75), [25, 100, 500]) == ()
    assert colour_up_plan(blinds(100, 200), [25, 100])[0].in_break is None


def test_an_ante_keeps_a_chip_in_play() -> None:
    lines = [*blinds(25, 0), *blinds(100, ante=25), *blinds(0, 200)]
    assert [one.after for one in colour_up_plan(lines, [25, 100])] == [2]


def test_a_level_that_cannot_be_paid_is_refused() -> None:
    (finding,) = check_chips(setup(levels=blinds(20)), policy("tda-2024"))
    assert (finding.code, finding.value, finding.limits) == ("level.not-payable", 20, {"multiple_of": 25})
    assert findings(setup(levels=blinds(25, 50))) == []


def test_a_level_is_paid_with_the_chips_that_are_left_then() -> None:
    gone = [*blinds(25), Level(minutes=10, is_break=True, colour_up=(25,)), *blinds(75, 100)]
    assert findings(setup(levels=gone)) == ["level.not-payable"]
    kept = [*blinds(25), Level(minutes=10, is_break=True, colour_up=(25,)), *blinds(100, 200)]
    assert findings(setup(levels=kept)) == []


@pytest.mark.parametrize(
    ("chips", "stack", "code"),
    [
        (SET, 4_900, "chips.stack-sum"),
        ((ChipKind(value=25), ChipKind(value=25)), 5_000, "chips.set"),
        ((ChipKind(value=0),), 5_000, "chips.set"),
        ((), 0, "chips.start-stack"),
    ],
)
def test_a_set_of_chips_that_does_not_add_up_is_refused(chips: tuple[ChipKind, ...], stack: int, code: str) -> None:
    assert code in findings(setup(levels=[], chips=chips, stack=stack))


def test_the_set_says_how_many_stacks_there_are() -> None:
    assert stacks_in_set(SET) == 50
    assert stacks_in_set([ChipKind(value=25, in_stack=8)]) is None
