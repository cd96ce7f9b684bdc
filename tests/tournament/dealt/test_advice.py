"""Advice: what the book asks for at a moment, with its rule, and an order that can be executed as it is."""

from __future__ import annotations

from collections import Counter

import pytest

from cardspeak.errors import Ambiguous
from cardspeak.tournament.advice import Advice, advice, each_advice
from cardspeak.tournament.clock.hand_for_hand import HandForHand
from cardspeak.tournament.core import Context, State, decide
from cardspeak.tournament.dealt.night import Night, Tables
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.creating import CreateEvent
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.presence.absences import MarkAway
from cardspeak.tournament.prizes.standing import places_paid
from tests.tournament.dealt.kit import SEED, START, TERMS, night, setup

MINUTE = 60_000


def kinds(state: State, at: int) -> list[str]:
    """What is advised, in order."""
    return [one.kind for one in advice(state, at)]


def entered(book: str, players: int) -> Night:
    """An event with entries, before its start."""
    made = night(book, players, 0)
    made.director.order(CreateEvent(setup=setup(book), terms=TERMS), made.at)
    for number in range(players):
        made.director.order(Register(player=f"p{number}", name=f"Player {number}"), made.at)
    return made


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


def test_a_table_is_opened_for_somebody_without_a_seat() -> None:
    made = entered("tda-2024", 9)
    made.director.follow(START)
    made.director.order(Register(player="late", name="Late"), START + MINUTE)
    told = {one.kind for one in advice(made.state, START + MINUTE)}
    assert "open table" in told
    assert "seat" not in told
    made.director.follow(START + MINUTE, kinds=("open table",))
    assert "seat" in kinds(made.state, START + MINUTE)


def ready(one: Advice) -> bool:
    """Whether nobody has to say anything before."""
    return bool(one.orders) and not one.needs and one.kind != "halt"


@pytest.mark.parametrize("book", ["tda-2024", "888pl"])
def test_whatever_is_advised_can_be_done_as_it_is(book: str) -> None:
    made = night(book, 30, 2, seats_per_table=8)
    made.open_doors()
    tables = Tables(made.director, made.at)
    tables._set_tables()
    seen: Counter[str] = Counter()
    while made.state.of(Entrants).left > 1:
        tables.step()
        for one in each_advice(made.state, tables.at):
            if not ready(one):
                continue
            seen[one.kind] += 1
            refused = 0
            for order in one.orders:
                try:
                    decide(made.state, order, Context(at=tables.at, seed=SEED))
                except Ambiguous as question:
                    refused += not question.limits
            assert refused < len(one.orders), one
    assert made.state.of(Entrants).left == 1


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


def test_the_stack_of_somebody_who_stays_away_is_advised_to_go_by_the_books_time() -> None:
    made = entered("apl-2007", 12)
    made.director.follow(START)
    made.director.order(MarkAway(entry=3), START + MINUTE)
    assert "remove" not in kinds(made.state, START + 2 * MINUTE)
    later = [one for one in advice(made.state, START + 5 * 60 * MINUTE) if one.kind == "remove"]
    assert not later or later[0].cites


def test_only_what_is_asked_for_is_looked_into() -> None:
    made = entered("tda-2024", 10)
    assert [one.kind for one in each_advice(made.state, START, kinds=("draw seats",))] == ["draw seats"]
    assert [one.kind for one in each_advice(made.state, START, leave=("draw seats",))] == ["issue stacks"]
