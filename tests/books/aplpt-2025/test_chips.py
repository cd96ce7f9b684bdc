"""The tour's chips: equal stacks, nothing added but rebuys and add-ons, races from seat 1 with players present."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.chips.colour_up import ColouredUp
from cardspeak.tournament.chips.colouring import ColourUp, Held
from cardspeak.tournament.chips.feasible import check_chips
from cardspeak.tournament.chips.lost import TakeHidden
from cardspeak.tournament.chips.starting import AllowCashOut, ChangeStack, IssueStacks
from cardspeak.tournament.clock.running import SetLevel, StartClock
from cardspeak.tournament.happenings import Registered
from cardspeak.tournament.log import Event
from cardspeak.tournament.setup import Offer
from tests.tournament.clock.kit import chips, event, happen, order, refused

BOOK = "aplpt-2025"


def in_break(**setup: Any) -> Event:
    """An event with house dealers in its first break, stacks on the tables."""
    made = event(BOOK, **{"dealers": True, **setup})
    order(made, IssueStacks())
    order(made, StartClock())
    order(made, SetLevel(break_number=1))
    return made


@pytest.mark.rule("aplpt-2025", "3.8.2")
def test_every_stack_is_the_same_late_ones_too() -> None:
    made = event(BOOK)
    happen(made, Registered(entry=10, player="P10", name="P10", chips=4_000))
    unequal = refused(made, IssueStacks())
    assert (unequal.rule, unequal.limits) == ("3.8.2", {"min": 5_000, "max": 5_000})
    order(made, StartClock())
    assert refused(made, IssueStacks(), 30).rule == "3.8.2"
    more = event(BOOK, re_entry=Offer(chips=6_000))
    assert [finding.rule for finding in check_chips(more.state.setup, more.state.policy)] == ["3.8.2"]


@pytest.mark.rule("aplpt-2025", "3.8.1")
def test_tournament_chips_are_never_cash_without_the_proofs() -> None:
    assert refused(event(BOOK), AllowCashOut(law="yes")).code == "chips.worthless"


@pytest.mark.rule("aplpt-2025", "3.8.4")
def test_nothing_is_added_to_a_stack_but_by_rebuy_or_add_on() -> None:
    made = event(BOOK)
    order(made, IssueStacks())
    gift = refused(made, ChangeStack(entry=1, chips=7_000, cause="gift"))
    assert gift.rule == "3.8.4"
    assert {"rebuy", "add-on", "penalty", "correction"} <= set(gift.limits["of"])  # type: ignore[call-overload]
    assert refused(made, ChangeStack(entry=1, chips=7_000, cause="stamp-card")).rule == "3.8.4"
    order(made, ChangeStack(entry=1, chips=8_000, cause="add-on"))
    assert made.state.of(Account).total == 48_000
    assert refused(made, ChangeStack(entry=1, chips=7_900, cause="correction")).field == "why"
    order(made, ChangeStack(entry=1, chips=7_900, cause="correction", why="miscounted"))
    assert (chips(made)[1], made.state.of(Account).total) == (7_900, 48_000)


@pytest.mark.rule("aplpt-2025", "3.8.5")
def test_chips_carried_out_of_sight_are_forfeited() -> None:
    made = event(BOOK)
    order(made, IssueStacks())
    _, removed = order(made, TakeHidden(entry=2, chips=500, moving=True))
    assert "3.8.5" in removed.cites  # type: ignore[attr-defined]
    assert (chips(made)[2], made.state.of(Account).total) == (4_500, 44_500)


@pytest.mark.rule("aplpt-2025", "3.11.8")
def test_the_race_starts_in_seat_1_with_one_chip_at_most_and_nobody_out() -> None:
    made = in_break()
    held = (Held(entry=4, chips=3, rest=0), Held(entry=2, chips=3), Held(entry=1, chips=2))
    asked = ColourUp(
        table=1, value=25, held=held, choices={"chips.colour_up": "race"}, in_view=True, players_present=True,
        cards=("As", "Ks", "Qs", "Js", "Ts", "2c", "3c", "4c"),
    )  # fmt: skip
    (done,) = order(made, asked, 61)
    assert isinstance(done, ColouredUp)
    assert done.order == (1, 1, 2, 2, 2, 4, 4, 4)
    assert [(one.seat, one.won, one.saved) for one in done.players] == [(1, 1, 0), (2, 1, 0), (4, 0, 1)]
    assert "3.11.8" in done.cites
    self_dealt = in_break(dealers=False)
    race = ColourUp(
        table=1,
        value=25,
        held=held,
        choices={"chips.colour_up": "race"},
        in_view=True,
        players_present=True,
        dealer_seat=2,
    )
    (other,) = order(self_dealt, race, 61)
    assert isinstance(other, ColouredUp)
    assert other.order[0] == 2  # the core rule goes first where players deal


@pytest.mark.rule("aplpt-2025", "3.11.9")
def test_players_are_present_or_somebody_supervises() -> None:
    made = in_break()
    alone = ColourUp(table=1, value=25, held=(), choices={"chips.colour_up": "race"}, in_view=True)
    assert refused(made, alone, 61).rule == "3.11.9"
    (done,) = order(
        made,
        ColourUp(table=1, value=25, held=(), choices={"chips.colour_up": "race"}, in_view=True, supervised_by="Kim"),
        61,
    )
    assert isinstance(done, ColouredUp)
    assert done.witnesses == "Kim"
