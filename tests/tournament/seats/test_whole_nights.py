"""Whole nights of seats under every book: busts, hands and whatever is proposed, down to two players."""

from __future__ import annotations

import random

import pytest

from cardspeak.errors import Refusal
from cardspeak.hand.positions import clockwise_from
from cardspeak.tournament.core import ChosenValue, Order
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.log import derive
from cardspeak.tournament.needs import Advice, ButtonOf
from cardspeak.tournament.seats.balancing import Balance, Balanced
from cardspeak.tournament.seats.button import ButtonAt, HandOver
from cardspeak.tournament.seats.button_draw import DrawButton, DrawButtons
from cardspeak.tournament.seats.final import final_due
from cardspeak.tournament.seats.halting import WaiveHalt
from cardspeak.tournament.seats.memory import AtTable
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats
from cardspeak.tournament.seats.sizes import fullest, seated, shortest_with_a_seat, tolerance
from tests.tournament.seats.kit import Night

BOOKS = ("apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl")
NO_DRAW = ("apl-au-2025", "tda-2015")


class Evening(Night):
    """A night that plays itself, with a director who takes the first of the orders offered."""

    def __init__(self, book: str, entries: int, salt: int) -> None:
        super().__init__(book, entries=entries)
        self.random = random.Random(salt)
        by_cards: dict[str, ChosenValue] = {"button.draw": "high-card", "button.draw_ties": "suit"}
        self.way = by_cards if book in NO_DRAW else {}
        self.order(DrawSeats())
        elsewhere: dict[str, ChosenValue] = {"button.draw_elsewhere": "same-seat"} if book == "apl-korea-2023" else {}
        self.order(DrawButtons(choices=self.way | elsewhere))

    def hand(self, number: int) -> None:
        """One hand at a table; sometimes somebody is out."""
        before = self.seats.at.get(number)
        here = {seat: entry for seat, entry in self.table(number).seats.items() if entry is not None}
        if len(here) < 2:
            return
        try:
            self.order(HandOver(table=number))
        except Refusal as refusal:
            if refusal.code == "button.unknown":
                self.order(DrawButton(table=number, choices=self.way))
                return
            if refusal.code != "table.halted":
                raise
            self.order(WaiveHalt(table=number, why="the test plays on"))
            self.order(HandOver(table=number))
        if before is not None and not before.due:
            self.nobody_skips_or_repeats(before, here, number)
        if self.random.random() < 0.5:
            out = self.random.sample(sorted(here.values()), 1 if self.random.random() < 0.8 else 2)
            self.out(*out[: max(1, seated(self.state) - 2)])

    def nobody_skips_or_repeats(self, before: AtTable, here: dict[int, int], number: int) -> None:
        """The big blind goes to the next player: nobody pays it twice running, and nobody who was there is passed."""
        now, last = self.seats.at[number].positions, before.positions
        stayed = {seat for seat, entry in here.items() if before.sat.get(seat) == entry}
        if now.big_blind in stayed and len(here) > 2:
            assert now.big_blind != last.big_blind
        if len(here) > 2:
            passed = clockwise_from(last.big_blind, {*stayed, now.big_blind} - {last.big_blind})
            assert passed[0] == now.big_blind

    def follow(self) -> None:
        """Do what is proposed until nothing is."""
        for _ in range(40):
            todo = [step for step in proposals(self.state) if step.kind not in ("halt", "small table")]
            if not todo:
                return
            self.do(todo[0])
        raise AssertionError("there is no end of proposals")

    def do(self, step: Advice) -> None:
        order: Order = step.orders[0]
        if step.kind == "button":
            order = DrawButton(table=order.table, choices=self.way)  # type: ignore[attr-defined]
        for need in step.needs:
            assert isinstance(need, ButtonOf)
            self.order(ButtonAt(table=need.table, button=self.table(need.table).taken[0]))
        try:
            happened = self.order(order)
        except Refusal as refusal:
            if refusal.kind != "ambiguous" or not isinstance(order, Balance):
                raise
            seat = int(str(refusal.options[0]))
            happened = self.order(Balance(giving=order.giving, to=order.to, seat=seat, why="the floor says so"))
        for moved in happened:
            if isinstance(moved, Balanced):
                assert moved.cites
                assert len(moved.why) >= 2


@pytest.mark.parametrize("salt", range(3))
@pytest.mark.parametrize("book", BOOKS)
def test_a_night_comes_down_to_two_players(book: str, salt: int) -> None:
    night = Evening(book, 40, salt)
    entrants = night.state.of(Entrants)
    for _ in range(400):
        for table in list(entrants.open_tables()):
            if table.open and seated(night.state) > 2:
                night.hand(table.number)
        night.follow()
        allowed, short = tolerance(night.state), shortest_with_a_seat(night.state)
        if allowed is not None and short is not None:
            assert fullest(night.state) - short <= allowed.players
        assert final_due(night.state) is None
        if seated(night.state) <= 2:
            break
    assert night.sizes() == [seated(night.state)] == [2]
    replayed = derive(night.event.log)
    assert replayed.conflicts == ()
    again = replayed.state.of(Entrants)
    assert {n: (e.table, e.seat, e.status, e.moves) for n, e in again.entries.items()} == {
        n: (e.table, e.seat, e.status, e.moves) for n, e in entrants.entries.items()
    }
    assert again.by_size.keys() == entrants.by_size.keys()
    assert vars(replayed.state.of(type(night.seats))) == vars(night.seats)
