"""Member number and photo, asked for at the entry and between two days: whoever was asked waits until they are shown."""

from __future__ import annotations

import pytest

from cardspeak.books.policy import policy
from cardspeak.books.settings.entries import SMALLEST_FIELD
from cardspeak.errors import Refusal
from cardspeak.tournament.advice import advice
from cardspeak.tournament.clock.days import SuspendPlay
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import AskForPapers, Person, ShowPapers
from cardspeak.tournament.flights.bags import BagStack
from cardspeak.tournament.flights.later_day import BeginLaterDay
from cardspeak.tournament.flights.taking_in import TakeInFlight
from cardspeak.tournament.happenings import SeatTaken, TableOpened
from cardspeak.tournament.needs import PapersOf
from cardspeak.tournament.night import Tables
from cardspeak.tournament.seats.seating import DrawSeats
from tests.tournament.entries.kit import TERMS, Desk
from tests.tournament.flights.kit import flight, played, result_of, sunday

BOOK = "aplpt-2025"


@pytest.mark.rule("aplpt-2025", "2.7")
@pytest.mark.rule("aplpt-2025", "2.7.1")
def test_nobody_begins_to_play_before_papers_are_shown_that_were_asked_for_at_the_entry() -> None:
    desk = Desk(BOOK)
    desk.register("lee", person=Person(shown=("valid-id",)))
    desk.field(policy(BOOK).value(SMALLEST_FIELD) or 0)
    desk.take(TableOpened(table=1, seats=9), SeatTaken(entry=1, table=1, seat=4, why="draw"))
    desk.order(AskForPapers(entry=1, occasion="entry"))
    found = desk.refused(StartClock())
    assert (found.code, found.rule, found.limits["entries"]) == ("papers.first", "2.7.1", [1])
    desk.order(ShowPapers(entry=1, shown=("member-card", "photo-id")))
    desk.order(StartClock())


@pytest.mark.rule("aplpt-2025", "2.7.3")
def test_at_the_end_of_a_day_the_bag_of_whoever_was_asked_stays_open() -> None:
    made = flight("1A", tuple(range(1, 12)), BOOK, day_ends_after=0)
    made.open_doors()
    tables = Tables(made.director, made.at)
    tables.play(left=7)
    made.at = tables.at
    made.director.order(SuspendPlay(hands_finished=True, to_be_agreed=True), made.at)
    entry, other, *_ = made.state.of(Entrants).live()
    (bag,) = [one for one in advice(made.state, made.at) if one.kind == "bag"]
    assert AskForPapers in {form.order for form in bag.forms}
    made.director.order(AskForPapers(entry=entry.number, occasion="day-end"), made.at)
    (bag,) = [one for one in advice(made.state, made.at) if one.kind == "bag"]
    assert not bag.orders
    assert [need.entry for need in bag.needs if isinstance(need, PapersOf)] == [entry.number]
    with pytest.raises(Refusal) as found:
        made.director.order(BagStack(entry=entry.number, chips=entry.chips), made.at)
    assert (found.value.code, found.value.rule) == ("papers.first", "2.7.3")
    made.director.order(BagStack(entry=other.number, chips=other.chips), made.at)
    made.director.order(ShowPapers(entry=entry.number, shown=("member-card", "photo-id")), made.at)
    made.director.order(BagStack(entry=entry.number, chips=entry.chips), made.at)


@pytest.mark.rule("aplpt-2025", "2.7.3")
def test_the_next_day_does_not_begin_before_whoever_was_asked_has_shown_papers() -> None:
    made = sunday(result_of(played("1A", tuple(range(1, 14)), BOOK)), book=BOOK)
    made.director.order(CreateEvent(setup=made.setup, terms=TERMS), made.at)
    made.director.order(TakeInFlight(result=made.flights[0]), made.at)
    made.director.order(DrawSeats(), made.at)
    entry = next(made.state.of(Entrants).live()).number
    made.director.order(AskForPapers(entry=entry, occasion="next-day"), made.at)
    with pytest.raises(Refusal) as found:
        made.director.order(BeginLaterDay(), made.at)
    assert (found.value.code, found.value.rule, found.value.limits["entries"]) == ("papers.first", "2.7.3", [entry])
    made.director.order(ShowPapers(entry=entry, waived="known to the director"), made.at)
    made.director.order(BeginLaterDay(), made.at)
