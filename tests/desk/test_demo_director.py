"""The demo beside a person: an elimination that was taken back is not recorded again, and the night waits for the person."""

from __future__ import annotations

import pytest

from bench.nights import Night
from cardspeak.desk.demo.mirror import DemoDirector
from cardspeak.desk.demo.playing import PacedTables
from cardspeak.tournament.chips.starting import ChangeStack
from cardspeak.tournament.core import Context
from cardspeak.tournament.director import Director
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.night import LEFT_ALONE
from tests.tournament.autoplay.kit import SEED, TERMS, setup


class Demo:
    """A night of twelve that plays itself as fast as it goes, until somebody is out; and a person at the console."""

    def __init__(self) -> None:
        night = Night(setup=setup("tda-2024", seats_per_table=6), seed=SEED, players=12, terms=TERMS)
        night.open_doors()
        self.event = night.event
        self.demo = DemoDirector(night.event, SEED, by="demo")
        self.tables = PacedTables(self.demo, lambda moment: moment, night.at)
        self.person = Director(night.event, SEED, by="Ann")
        while not self.busts():
            self.tables.step()

    def busts(self) -> list[int]:
        """The numbers of all that was recorded of eliminations."""
        return [entry.number for entry in self.event.log if isinstance(entry.what, Busted)]

    def take_back(self) -> int:
        """Ann strikes the last elimination out; who that is."""
        number = self.busts()[-1]
        what = self.event.log[number - 1].what
        assert isinstance(what, Busted)
        strike = self.event.strike([number], Context(at=self.tables.at, by="Ann"), "it was a split pot")
        self.event.correct(strike)
        return what.outs[0].entry

    def is_in(self, entry: int) -> bool:
        """Whether somebody is in."""
        return self.event.state.of(Entrants).entry(entry).live


@pytest.fixture
def demo() -> Demo:
    """One that has put somebody out."""
    return Demo()


def test_whoever_was_taken_back_in_stays_in_and_the_others_play_on(demo: Demo) -> None:
    entry, before = demo.take_back(), demo.tables.hands
    for _ in range(300):
        demo.tables.step()
    assert demo.is_in(entry)
    assert demo.tables.hands > before


def test_the_person_puts_them_out_again_and_the_night_goes_on_to_its_end(demo: Demo) -> None:
    entry = demo.take_back()
    demo.tables.step()
    demo.person.follow(demo.tables.at, kinds=("bust",))
    assert not demo.is_in(entry)
    while demo.event.state.of(Entrants).left > 1:
        demo.tables.step()
    demo.demo.follow(demo.tables.at, leave=LEFT_ALONE)
    assert demo.event.state.of(Finishing).won is not None


def test_with_chips_again_they_play_and_may_be_put_out_by_the_cards_another_time(demo: Demo) -> None:
    entry = demo.take_back()
    demo.person.order(ChangeStack(entry=entry, chips=500, cause="correction", why="a split pot"), demo.tables.at)
    for _ in range(2_000):
        if not demo.is_in(entry) or demo.event.state.of(Entrants).left == 1:
            break
        demo.tables.step()
    assert demo.event.state.of(Entrants).left == 1 or not demo.is_in(entry)
