"""Papers before play: where the book wants them seen first, nobody sits down to play without, and play does not begin.
The same goes for papers that were asked for, at the entry or between two days (2.7).

A seat may be drawn for somebody who is not there yet: it is dealt in and pays like that of any other absent player.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.policy import EVERYWHERE
from cardspeak.books.settings.membership import IDENTITY, IDENTITY_ASKED_AT, IDENTITY_BEFORE_PLAY
from cardspeak.tournament.chips.counting import BagChips
from cardspeak.tournament.clock.days import TakeUpPlay
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.core import Order, State, bars
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import Checks, Paper, Person, outstanding, to_be_shown
from cardspeak.tournament.flight_results import Flights
from cardspeak.tournament.flights.bags import BagStack
from cardspeak.tournament.flights.later_day import BeginLaterDay
from cardspeak.tournament.presence.absences import Absences, MarkBack
from cardspeak.tournament.seats.seating import SeatLate, TakeSeat
from cardspeak.words import items

MOST_NAMED = 9
"""Entries that a refusal spells out."""


def wants_papers(state: State) -> bool:
    """Whether the book wants papers seen before somebody plays."""
    answer = state.policy.answer(IDENTITY_BEFORE_PLAY)
    return answer is not None and answer.value


def without_papers(state: State, entries: Iterable[int]) -> list[int]:
    """The entries among these that may not play yet; players from a flight were checked there, unless asked again."""
    came, first = state.of(Flights).bags, wants_papers(state)
    return [
        number
        for number in entries
        if asked_before_play(state, number) or (first and number not in came and outstanding(state, number))
    ]


def asked_before_play(state: State, entry: int) -> bool:
    """Whether papers were asked for and not shown, other than for a prize."""
    request = state.of(Checks).requests.get(entry)
    return request is not None and request.occasion != "prize"


def sitting_without_papers(state: State) -> list[int]:
    """Everybody at a table who has still to show papers and was not marked away."""
    if not wants_papers(state) and not state.of(Checks).requests:
        return []
    away = state.of(Absences).away
    here = (entry.number for entry in state.of(Entrants).live() if entry.table is not None)
    return without_papers(state, (number for number in here if number not in away))


def in_order(state: State) -> Person:
    """Somebody who has shown whatever the book wants to see before play."""
    papers = state.policy.answer(IDENTITY)
    if papers is None or not wants_papers(state):
        return Person()
    return Person(shown=msgspec.convert(papers.value, tuple[Paper, ...]))


@bars
def papers_first(state: State, order: Order) -> None:
    """Play does not begin, and nobody sits down to it or comes back to it, before papers were shown or waived (2.5).

    At the end of a day, the bag of whoever was asked stays open (2.7.3).
    """
    if isinstance(order, StartClock | BeginLaterDay | TakeUpPlay):
        _refuse(state, sitting_without_papers(state))
    elif isinstance(order, BagStack | BagChips):
        bagged = (order.entry,) if isinstance(order, BagStack) else (one.entry for one in order.stacks)
        _refuse(state, [entry for entry in bagged if asked_before_play(state, entry)])
    elif isinstance(order, MarkBack) or (isinstance(order, SeatLate | TakeSeat) and state.of(Clock).started):
        known = order.entry in state.of(Entrants).entries
        _refuse(state, without_papers(state, (order.entry,) if known else ()))


def _refuse(state: State, lacking: list[int]) -> None:
    if not lacking:
        return
    told = [one.message for one in to_be_shown(state, lacking[:MOST_NAMED])]
    more = len(lacking) - len(told)
    request = state.of(Checks).requests.get(lacking[0])
    point, case = (IDENTITY_BEFORE_PLAY, EVERYWHERE) if request is None else (IDENTITY_ASKED_AT, request.occasion)
    raise Inquiry(state.policy).refuse(
        "papers.first/more" if more > 0 else "papers.first", {"papers": items(told), "more": more}, point, case=case,
        field="entry", value=lacking[0], entries=lacking, orders=["show papers", "mark away"],
    )  # fmt: skip
