"""A misspelt name is put right without another entry or seat."""

from __future__ import annotations

import pytest

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.tournament.core import Context
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.naming import CorrectName
from cardspeak.tournament.entries.registering import Register
from tests.tournament.autoplay.kit import START
from tests.tournament.autoplay.test_advice import entered


def test_the_entry_stays_the_same() -> None:
    made = entered("tda-2024", 5)
    before = made.state.of(Entrants).entry(3).player
    made.director.order(CorrectName(entry=3, name=" Jane Smith "), START)
    after = made.state.of(Entrants).entry(3)
    assert (after.name, after.player) == ("Jane Smith", before)


def test_striking_it_out_brings_the_old_name_back() -> None:
    made = entered("tda-2024", 5)
    (entry,) = made.director.order(CorrectName(entry=3, name="Jane"), START)
    correction = made.event.strike([entry.number], Context(at=START, by="Dee"), "was right")
    made.event.correct(correction)
    assert made.event.state.of(Entrants).entry(3).name == "Player 2"


@pytest.mark.parametrize("name", ["", "  ", "Player 2", "/"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    made = entered("tda-2024", 5)
    with pytest.raises(Unlawful, match="name"):
        made.director.order(CorrectName(entry=3, name=name), START)


def test_nobody_is_renamed_who_has_no_entry() -> None:
    with pytest.raises(Unlawful, match="no entry 9"):
        entered("tda-2024", 5).director.order(CorrectName(entry=9, name="Jane"), START)


@pytest.mark.parametrize("name", ["a\u0000b", "\u202eevil", "\u200b\u200b", "tab\there"])
def test_no_name_has_signs_that_nobody_sees(name: str) -> None:
    made = entered("tda-2024", 5)
    for order in (CorrectName(entry=3, name=name), Register(player="ed", name=name), Register(player=name, name="Ed")):
        with pytest.raises(Unreadable) as refusal:
            made.director.order(order, START)
        assert refusal.value.code == "limit.character"


def test_no_name_is_longer_than_a_slip_of_paper() -> None:
    made = entered("tda-2024", 5)
    for order in (CorrectName(entry=3, name="x" * 101), Register(player="ed", name="x" * 10_000)):
        with pytest.raises(Unreadable) as refusal:
            made.director.order(order, START)
        assert (refusal.value.code, refusal.value.limits) == ("limit.length", {"max": 100})
