"""Korea's chip race."""

from __future__ import annotations

import pytest

from cardspeak.errors import Ambiguous
from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.chips.colour_up import ColouredUp
from cardspeak.tournament.chips.colouring import ColourUp, Held
from cardspeak.tournament.chips.lost import ExchangeFound
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.running import SetLevel, StartClock
from tests.tournament.clock.kit import chips, event, order, refused

BOOK = "apl-korea-2023"


@pytest.mark.rule("apl-korea-2023", "general-procedures-2")
def test_the_race_from_seat_1_rounds_up_and_eliminates_nobody() -> None:
    made = event(BOOK)
    order(made, IssueStacks())
    order(made, StartClock())
    order(made, SetLevel(break_number=1))
    held = (Held(entry=5, chips=1, rest=0), Held(entry=2, chips=3), Held(entry=3, chips=1))
    asked = ColourUp(table=1, value=25, held=held, in_view=True, dealer_seat=3, cards=("As", "Ks", "Qs", "5d", "5c"))
    (done,) = order(made, asked, 61)
    assert isinstance(done, ColouredUp)
    assert done.order == (2, 2, 2, 3, 5)  # a card for each odd chip
    assert done.raced_for == 2  # 125 make two chips of 100
    assert [(one.seat, one.won, one.saved) for one in done.players] == [(2, 1, 0), (3, 1, 0), (5, 0, 1)]
    assert chips(made)[5] == 100
    assert "general-procedures-2" in done.cites
    late = refused(made, ExchangeFound(entry=1, value=25, chips=8), 65)
    assert (type(late), late.options) == (Ambiguous, [True, False])
    before = made.state.of(Account).total
    order(made, ExchangeFound(entry=1, value=25, chips=8, pay=False), 65)
    assert (chips(made)[1], made.state.of(Account).total) == (4_800, before - 200)
    order(made, ExchangeFound(entry=4, value=25, chips=8, pay=True), 66)
    assert chips(made)[4] == 5_000
