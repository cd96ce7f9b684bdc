"""Advice: what the book asks for at a moment, with its rule, and an order that can be executed as it is."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from bench.nights import Night
from cardspeak.errors import Ambiguous, Refusal
from cardspeak.tournament.advice import advice, each_advice
from cardspeak.tournament.autoplay.hands import DealHand
from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.core import Context, Order, State, decide
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.director import answer
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.eligibility import Person, ShowPapers
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.needs import Advice
from cardspeak.tournament.night import LEFT_ALONE, Tables
from cardspeak.tournament.presence.absences import MarkAway, MarkBack
from cardspeak.tournament.presence.disputes import RaiseDispute
from cardspeak.tournament.presence.removal import TakeOff
from cardspeak.tournament.prizes.standing import places_paid
from cardspeak.tournament.seats.seating import SeatLate
from tests.tournament.autoplay.kit import SEED, START, TERMS, night, setup

MINUTE = 60_000


def kinds(state: State, at: int) -> list[str]:
    """What is advised, in order."""
    return [one.kind for one in advice(state, at)]


def entered(book: str, players: int, person: Person = Person(shown=("valid-id",))) -> Night:  # noqa: B008 - frozen
    """An event with entries, before its start."""
    made = night(book, players, 0)
    made.director.order(CreateEvent(setup=setup(book), terms=TERMS), made.at)
    for number in range(players):
        made.director.order(Register(player=f"p{number}", name=f"Player {number}", person=person), made.at)
    return made


def refused(made: Night, order: Order, at: int) -> Refusal:
    """An order that is refused."""
    with pytest.raises(Refusal) as found:
        made.director.order(order, at)
    return found.value


def test_nothing_is_advised_before_there_is_an_event() -> None:
    assert advice(State(), START) == []


def test_nothing_is_advised_before_it_is_time() -> None:
    assert kinds(entered("tda-2024", 10).state, START - MINUTE) == []


def test_stacks_then_seats_then_buttons_then_the_clock() -> None:
    made = entered("tda-2024", 10)
    seen = []
    for _ in range(4):
        first = advice(made.state, START)[0]
        seen.append(first.kind)
        assert first.order is not None
        made.director.order(first.order, START)
    assert seen == ["issue stacks", "draw seats", "draw buttons", "start"]


@pytest.mark.rule("aplpt-2025", "1.4.1")
def test_a_field_that_is_too_small_is_not_advised_to_start() -> None:
    made = entered("aplpt-2025", 4)
    made.director.follow(START)
    (start,) = advice(made.state, START)
    assert start.kind == "start"
    assert start.order is None
    assert start.needs
    assert any("1.4.1" in rule for rule in start.cites)


@pytest.mark.rule("aplpt-2025", "2.5")
def test_play_does_not_begin_before_everybody_who_is_there_has_shown_papers() -> None:
    made = entered("aplpt-2025", 7, Person())
    made.director.follow(START)
    (papers,) = advice(made.state, START)
    assert (papers.kind, papers.order, len(papers.needs)) == ("papers", None, 7)
    assert any("2.5" in rule for rule in papers.cites)
    for number in (1, 2, 3, 4):
        made.director.order(ShowPapers(entry=number, shown=("valid-id",)), START)
    made.director.order(ShowPapers(entry=5, waived="known to the director for years"), START)
    refusal = refused(made, StartClock(), START)
    assert (refusal.code, refusal.rule, refusal.limits["entries"]) == ("papers.first", "2.5", [6, 7])
    made.director.order(MarkAway(entry=6, kind="no-show"), START)  # 7.4: the seat of an absent player is in play
    assert "start" not in kinds(made.state, START)
    made.director.order(ShowPapers(entry=7, shown=("photo-id",)), START)
    made.director.follow(START)
    assert made.state.of(Clock).started
    assert refused(made, MarkBack(entry=6), START + MINUTE).code == "papers.first"
    made.director.order(ShowPapers(entry=6, shown=("valid-id",)), START + MINUTE)
    made.director.order(MarkBack(entry=6), START + MINUTE)


@pytest.mark.rule("aplpt-2025", "2.5")
def test_a_latecomer_shows_papers_before_there_is_a_seat() -> None:
    made = entered("aplpt-2025", 7)
    made.director.follow(START)
    made.director.order(Register(player="late", name="Late"), START + MINUTE)
    assert refused(made, SeatLate(entry=8), START + MINUTE).rule == "2.5"
    assert [one for one in kinds(made.state, START + MINUTE) if one in ("papers", "seat")] == ["papers"]
    made.director.order(ShowPapers(entry=8, shown=("valid-id",)), START + MINUTE)
    assert [one for one in kinds(made.state, START + MINUTE) if one in ("papers", "seat")] == ["seat"]


def test_the_league_lets_people_play_who_could_show_their_papers() -> None:
    made = entered("apl-au-2025", 7, Person())
    made.director.follow(START)
    assert made.state.of(Clock).started


def test_a_dispute_is_told_in_a_sentence() -> None:
    made = entered("tda-2024", 9)
    made.director.follow(START)
    order = RaiseDispute(table=1, about="reading", words="seat 3 had a straight.", pushed_at=START)
    made.director.order(order, START + 1)
    why = next(one.message for one in advice(made.state, START + 1) if one.kind == "dispute")
    assert str(why) == "Dispute 1 at table 1 (how the hands were read) needs a decision: seat 3 had a straight."


def test_a_table_is_opened_for_somebody_without_a_seat() -> None:
    made = entered("tda-2024", 9)
    made.director.follow(START)
    made.director.order(Register(player="late", name="Late"), START + MINUTE)
    told = {one.kind for one in advice(made.state, START + MINUTE)}
    assert "open table" in told
    assert "seat" not in told
    made.director.follow(START + MINUTE, kinds=("open table",))
    assert "seat" in kinds(made.state, START + MINUTE)


@pytest.mark.parametrize("book", ["tda-2024", "888pl", "apl-2007"])
def test_whatever_is_advised_while_hands_are_dealt_can_be_decided_as_it_is(book: str) -> None:
    made = night(book, 30, 2, seats_per_table=8)
    made.open_doors()
    tables = Tables(made.director, made.at)
    seen: Counter[str] = Counter()
    while made.state.of(Entrants).left > 1:
        tables.play(hands=1)
        with suppress(Refusal):
            made.director.order(DealHand(table=busiest(made.state)), tables.at)
        for one in advice(made.state, tables.at):
            if one.kind == "halt" or one.needs:
                continue
            seen[one.kind] += 1
            assert any(decided(made.state, order, tables.at) for order in one.orders), one
    assert seen["bust"] > 5


def busiest(state: State) -> int:
    """The table with most players."""
    return max(state.of(Entrants).open_tables(), key=lambda table: table.players).number


def decided(state: State, order: Order, at: int) -> bool:
    """Whether an order leads somewhere, once the director has answered what the book leaves open."""
    for _ in range(6):
        try:
            return bool(decide(state, order, Context(at=at, seed=SEED)))
        except Ambiguous as question:
            answered = answer(order, question.question)
            if answered is None:
                return False
            order = answered
        except Refusal:
            return False
    return False


def test_hand_for_hand_is_advised_one_before_the_money_and_ended_in_it() -> None:
    made = night("tda-2024", 60, 0)
    made.open_doors()
    tables = Tables(made.director, made.at)
    tables._set_tables()
    announced = False
    while made.state.of(Entrants).left > places_paid(made.state) or not places_paid(made.state):
        tables.step()
        if made.state.of(HandForHand).on:
            announced = True
            assert made.state.of(Entrants).left <= places_paid(made.state) + 1
    tables.step()
    assert not made.state.of(HandForHand).on
    assert announced


def away(book: str, minutes: int) -> list[Advice]:
    """What is advised about somebody who never came, so many minutes after the start."""
    made = entered(book, 12)
    made.director.follow(START)
    made.director.order(MarkAway(entry=3, kind="no-show"), START + MINUTE)
    return [one for one in advice(made.state, START + minutes * MINUTE) if one.kind == "remove"]


@pytest.mark.rule("888pl", "6-5")
def test_the_stack_of_somebody_who_never_came_is_advised_to_go_at_the_books_time() -> None:
    assert away("888pl", 29) == []
    (due,) = away("888pl", 31)
    assert due.order == TakeOff(entry=3, choice="pick up")
    assert due.cites == ("6-5",)


@pytest.mark.rule("aplpt-2025", "7.4.1")
def test_what_is_left_to_the_director_is_offered_and_not_done_by_itself() -> None:
    (due,) = away("aplpt-2025", 20)
    assert due.order == TakeOff(entry=3, choice="disqualify")
    assert "remove" in LEFT_ALONE


def test_where_the_book_takes_no_stack_off_nothing_is_advised() -> None:
    assert away("tda-2024", 240) == []


def test_only_what_is_asked_for_is_looked_into() -> None:
    made = entered("tda-2024", 10)
    assert [one.kind for one in each_advice(made.state, START, kinds=("draw seats",))] == ["draw seats"]
    assert [one.kind for one in each_advice(made.state, START, leave=("draw seats",))] == ["issue stacks"]
