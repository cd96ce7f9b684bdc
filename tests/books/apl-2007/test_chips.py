"""The league's chips of 2007: equal stacks, colour-ups at the director's word, rounded up, and leavers' chips."""

from __future__ import annotations

import pytest

from cardspeak.errors import Ambiguous
from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.chips.colour_up import ColouredUp
from cardspeak.tournament.chips.colouring import ColourUp, Held
from cardspeak.tournament.chips.lost import ExchangeFound, FindChips, TakeHidden
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.running import SetLevel, StartClock
from cardspeak.tournament.happenings import Registered
from cardspeak.tournament.log import Event
from cardspeak.tournament.presence.removal import RemoveLeaver
from tests.tournament.clock.kit import chips, event, happen, order, refused

BOOK = "apl-2007"


def started() -> Event:
    """An event whose clock was started at noon, stacks on the tables."""
    made = event(BOOK)
    order(made, IssueStacks())
    order(made, StartClock())
    return made


@pytest.mark.rule("apl-2007", "2")
def test_whoever_is_there_in_time_has_the_same_stack() -> None:
    made = event(BOOK)
    happen(made, Registered(entry=10, player="P10", name="P10", chips=5_500))
    unequal = refused(made, IssueStacks())
    assert (unequal.rule, unequal.value) == ("2", 5_500)
    late = started()
    happen(late, Registered(entry=10, player="P10", name="P10", chips=4_750))  # five big blinds less
    order(late, IssueStacks(), 10)
    assert late.state.of(Account).total == 49_750


@pytest.mark.rule("apl-2007", "13-a")
def test_the_director_colours_up_at_any_time_once_the_structure_does_not_need_the_chip() -> None:
    made = started()
    needed = refused(made, ColourUp(table=1, value=25, held=()), 59)
    assert (needed.code, needed.rule, needed.limits) == ("colour-up.needed", "13-a", {"after_line": 3})
    assert refused(made, ColourUp(table=1, value=100, held=()), 59).code == "colour-up.smallest"
    order(made, SetLevel(level=5), 60)
    order(made, ColourUp(table=1, value=25, held=()), 61)


@pytest.mark.rule("apl-2007", "13-b")
@pytest.mark.parametrize(("held", "larger", "grown"), [(8, 2, 0), (7, 2, 25), (5, 2, 75), (1, 1, 75), (0, 0, 0)])
def test_odd_chips_are_rounded_up_without_a_race(held: int, larger: int, grown: int) -> None:
    made = started()
    order(made, SetLevel(break_number=1), 60)
    (done,) = order(made, ColourUp(table=1, value=25, held=(Held(entry=2, chips=held),)), 61)
    assert isinstance(done, ColouredUp)
    assert (done.method, done.players[0].larger, done.gained) == ("round-up", larger, grown)
    assert done.order == ()
    assert "13-b" in done.cites
    assert (chips(made)[2], made.state.of(Account).total) == (5_000 + grown, 45_000 + grown)
    race = ColourUp(table=2, value=25, held=(Held(entry=6, chips=1),), choices={"chips.colour_up": "race"})
    assert refused(made, race, 61).limits == {"of": ["round-up"]}


@pytest.mark.rule("apl-2007", "16-d")
def test_the_chips_of_a_leaver_are_taken_out_once_the_director_says_so() -> None:
    made = started()
    away = refused(made, RemoveLeaver(entry=4))
    assert (away.rule, away.field) == ("16-d", "left_for_good")
    order(made, RemoveLeaver(entry=4, left_for_good=True, choices={"prizes.leaver_place": "as-he-left"}))
    assert (chips(made)[4], made.state.of(Account).total) == (0, 40_000)


@pytest.mark.rule("apl-2007", "26-a")
def test_hidden_chips_are_an_offence_and_not_lost_and_a_move_is_excepted() -> None:
    made = started()
    moving = refused(made, TakeHidden(entry=1, chips=500, moving=True))
    assert (moving.code, moving.rule) == ("hidden.moving", "26-a")
    assert refused(made, TakeHidden(entry=1, chips=500)).code == "hidden.kept"
    assert made.state.of(Account).total == 45_000


def test_what_the_book_does_not_say_is_the_directors() -> None:
    made = started()
    order(made, SetLevel(break_number=1), 60)
    order(made, ColourUp(table=1, value=25, held=()), 61)
    late = refused(made, ExchangeFound(entry=1, value=25, chips=4), 62)
    assert (type(late), late.field) == (Ambiguous, "pay")
    assert late.question is not None
    assert "tda-2024" in [one.book for one in late.question.others]
    order(made, ExchangeFound(entry=1, value=25, chips=4, pay=True), 62)
    assert type(refused(made, FindChips(by_value=((100, 1),), place="floor"), 62)) is Ambiguous
