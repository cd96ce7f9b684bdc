"""Late arrivals: docked by five big blinds, until the first break is over, as long as there are stacks."""

from __future__ import annotations

import pytest

from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.entries.window import sold
from cardspeak.tournament.setup import ChipKind, Level, Offer
from cardspeak.tournament.terms import EntryTerms, docked_of
from tests.tournament.entries.kit import START, Desk, schedule

BOOK = "apl-2007"
LATE = Register(player="lee", name="Lee")


@pytest.mark.rule("apl-2007", "3-b")
@pytest.mark.parametrize(
    ("level", "on_break", "stack"),
    [
        pytest.param(2, 0, 4500, id="late-during-level"),  # five times 100
        pytest.param(1, 0, 4750, id="first-level"),
        pytest.param(0, 1, 3500, id="late-during-break"),  # 200 before the break, 300 after it
    ],
)
def test_a_latecomer_is_docked_five_big_blinds(level: int, on_break: int, stack: int) -> None:
    desk = Desk(BOOK, levels=schedule(breaks_after=(4,)))
    desk.field(3)
    desk.level(level) if level else desk.on_break(on_break)
    entry = desk.register("lee")
    assert (entry.chips, entry.bought) == (stack, stack)  # the docked chips are never issued
    assert desk.in_play == 3 * 5000 + stack
    assert sold(desk.state) == 4
    assert docked_of(entry.notes) == 5000 - stack


@pytest.mark.rule("apl-2007", "3-b")
def test_whoever_is_there_before_the_start_gets_a_full_stack() -> None:
    assert Desk(BOOK).register("ann").chips == 5000


@pytest.mark.rule("apl-2007", "3-b")
def test_a_docking_that_takes_everything_is_put_to_the_director() -> None:
    levels = (Level(minutes=20, small_blind=500, big_blind=1000), Level(minutes=15, is_break=True))
    desk = Desk(BOOK, levels=(*levels, Level(minutes=20, small_blind=1000, big_blind=2000)))
    desk.start()
    refusal = desk.refused(LATE)
    assert (refusal.code, refusal.rule) == ("director.decides", "3-b")
    assert refusal.options == ["refused", "one-chip"]
    decided = {"entries.late_stack_used_up": "one-chip"}
    assert desk.register("lee", choices=decided).chips == 25
    refused = Register(player="kim", name="Kim", choices={"entries.late_stack_used_up": "refused"})
    assert desk.refused(refused).code == "stack.used-up"


@pytest.mark.rule("apl-2007", "3-a")
def test_nobody_joins_once_the_first_break_is_over() -> None:
    desk = Desk(BOOK, levels=schedule(breaks_after=(2,)))
    desk.on_break(1)
    assert desk.register("kim").live
    desk.level(3)
    refusal = desk.refused(LATE)
    assert (refusal.code, refusal.rule) == ("entry.closed", "3-a")


@pytest.mark.rule("apl-2007", "3-a")
def test_without_a_break_the_director_says_when_registration_closes() -> None:
    with pytest.raises(ValueError, match="enter when late registration closes"):
        Desk(BOOK, levels=schedule(breaks_after=()))
    desk = Desk(BOOK, EntryTerms(closes_at=START + 3_600_000), levels=schedule(breaks_after=()))
    desk.start()
    desk.at = START + 3_590_000
    assert desk.register("kim").live
    desk.at = START + 3_600_000
    assert desk.refused(LATE).code == "entry.closed"


@pytest.mark.rule("apl-2007", "3-c")
@pytest.mark.parametrize(("hosts", "capacity"), [(1, 80), (2, 160)])
def test_each_host_has_eighty_stacks_and_nobody_is_seated_beyond_them(hosts: int, capacity: int) -> None:
    desk = Desk(BOOK, EntryTerms(hosts=hosts), buy_in=Offer(chips=5000), chips=(ChipKind(value=25),))
    desk.field(capacity)
    refusal = desk.refused(LATE)
    assert (refusal.code, refusal.rule, refusal.limits["most"]) == ("entry.capacity", "3-c", capacity)


@pytest.mark.rule("apl-2007", "3-c")
def test_an_event_has_a_host() -> None:
    with pytest.raises(ValueError, match="at least one host"):
        Desk(BOOK, EntryTerms(hosts=0))
