"""What was found at the desk: tickets used twice, names that are none, chips of those who withdrew, fields too small."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.hand.rotation import ROTATIONS
from cardspeak.tournament.chips.account import Account, expected
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.creating import findings
from cardspeak.tournament.entries.leaving import Substitute, Withdraw
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.presence.record import PenaltyRecord
from cardspeak.tournament.setup import EventSetup, Level
from cardspeak.tournament.terms import EntryTerms
from tests.tournament.entries.kit import Desk


def test_a_ticket_is_good_for_one_entry() -> None:
    desk = Desk("aplpt-2025")
    desk.order(Register(player="q", name="Q", way="ticket", reference="T5"))
    used = desk.refused(Register(player="r", name="R", way="ticket", reference="T5"))
    assert (used.code, used.field, used.limits["entry"]) == ("ticket.known", "reference", 1)
    assert desk.refused(Register(player="r", name="R", way="ticket")).code == "ticket.number"
    desk.order(Register(player="r", name="R", way="ticket", reference="T6"))


def test_a_substitute_has_a_name() -> None:
    desk = Desk("aplpt-2025")
    desk.field(2)
    assert desk.refused(Substitute(entry=1, player="z", name="", consent=True)).code == "entry.no-name"


@pytest.mark.rule("aplpt-2025", "1.4.1")
@pytest.mark.parametrize(
    ("book", "entries", "least", "refused"),
    [
        ("aplpt-2025", 4, 0, "1.4.1"), ("aplpt-2025", 5, 0, ""), ("aplpt-2025", 6, 7, "none"),
        ("tda-2024", 3, 4, "none"), ("tda-2024", 4, 4, ""),
    ],
)  # fmt: skip
def test_the_clock_of_a_field_too_small_is_not_started(book: str, entries: int, least: int, refused: str) -> None:
    desk = Desk(book, least_entries=least)
    desk.field(entries)
    if not refused:
        desk.order(StartClock())
        return
    found = desk.refused(StartClock())
    assert (found.code, found.field, found.value) == ("event.too-few", "entries", entries)
    assert found.limits["min"] == max(least, 5 if book == "aplpt-2025" else 0)
    assert ("1.4.1" in (found.rule or "")) == (refused == "1.4.1")


def test_the_chips_of_an_entry_that_is_taken_back_come_back() -> None:
    desk = Desk("tda-2024")
    desk.field(3)
    desk.order(IssueStacks())
    out = desk.state.of(Account).issued_to[2]
    choices = {"entries.withdrawal_until": "before-the-start", "entries.withdrawal_refund": "buy-in"}
    desk.order(Withdraw(entry=2, choices=choices))  # type: ignore[arg-type]
    assert expected(desk.state) == 2 * out
    assert desk.state.of(Account).removed_why == {"withdrawn": out}


def test_whoever_is_to_have_nothing_back_has_nothing_back() -> None:
    desk = Desk("aplpt-2025")
    desk.field(3)
    desk.state.of(PenaltyRecord).no_refund.add(2)
    assert desk.refused(Withdraw(entry=2)).code == "refund.none"


def plain(**changes: Any) -> EventSetup:
    levels = (Level(minutes=20, small_blind=25, big_blind=50),)
    return EventSetup(**{"name": "E", "book": "tda-2024", "levels": levels, **changes})


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"payout": "foo"}, "payout.unknown", "payout"),
        ({"payout": "own", "own_payout": (50, 30, 20)}, "payout.sum", "own_payout"),
        ({"payout_unit": 0}, "payout.unit", "payout_unit"),
        ({"levels": (Level(minutes=20, small_blind=25, big_blind=50, game="STUD"),)}, "game.unknown", "levels"),
        ({"levels": (Level(minutes=20, small_blind=25, big_blind=50, game=""),)}, "game.unknown", "levels"),
    ],
)
def test_a_set_up_that_could_not_be_played_is_told_at_once(changes: dict[str, Any], code: str, field: str) -> None:
    (found,) = findings(plain(**changes), EntryTerms())
    assert (found.code, found.field) == (code, field)


def test_games_that_there_are_may_be_played() -> None:
    games = ("NLHE", "PLO", "limit razz", *ROTATIONS)
    levels = tuple(Level(minutes=20, small_blind=25, big_blind=50, game=game) for game in games)
    assert findings(plain(levels=levels), EntryTerms()) == []
