"""Korea: random seats, wrong seats at once, balancing to the seat after the button, final table sizes."""

from __future__ import annotations

import pytest

from cardspeak.floor.conduct.guides import notice
from cardspeak.floor.table import Table
from cardspeak.tournament.entries.eligibility import Person
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.happenings import SeatTaken
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.button import ButtonAt, HandOver
from cardspeak.tournament.seats.button_draw import ButtonDrawn, DrawButtons
from cardspeak.tournament.seats.correcting import CorrectSeat, SeatCorrected
from cardspeak.tournament.seats.final import FinalTable, final_sizes
from cardspeak.tournament.seats.halting import halt
from cardspeak.tournament.seats.positions import coming, place_of
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.seating import DrawSeats, TakeSeat
from tests.tournament.entries.kit import Desk
from tests.tournament.seats.kit import Night, full

BOOK = "apl-korea-2023"


@pytest.mark.rule("apl-korea-2023", "seating-1")
def test_seats_are_drawn_and_a_wrong_seat_is_left_at_once() -> None:
    night = Night(BOOK, {2: [4], 3: [1]}, entries=1)
    assert night.refused(TakeSeat(entry=1, table=2, seat=1)).rule == "seating-1"
    night.order(DrawSeats())
    corrected = next(
        one for one in night.order(CorrectSeat(entry=204, table=3, seat=7)) if isinstance(one, SeatCorrected)
    )
    assert night.where(204) == (3, 7)
    assert "seating-1" in corrected.cites


@pytest.mark.rule("apl-korea-2023", "seating-2")
@pytest.mark.parametrize(
    ("seat", "dealt", "place"),
    [
        (2, True, "button"),
        (4, True, "small blind"),
        (5, True, "big blind"),
        (3, False, "waits until the button has passed"),
    ],
)
def test_broken_table_seats(seat: int, dealt: bool, place: str) -> None:
    night = Night(BOOK, {1: range(1, 7), 2: [one for one in (1, 2, 4, 5, 6) if one != seat]})
    night.button(2, 2, 4, 5, coming=True)
    night.happen(SeatTaken(entry=103, table=2, seat=seat, why="break"))
    positions = coming(night.state, 2)
    assert positions is not None
    assert (seat in positions.dealt_in, place_of(positions, seat)) == (dealt, place)


@pytest.mark.rule("apl-korea-2023", "seating-3-A")
def test_balancing_seat() -> None:
    night = Night(BOOK, {1: range(1, 10), 2: [1, 2, 4, 5, 7, 8, 9]})
    night.button(1, 4, coming=True)
    night.button(2, 9, 1, 2)
    moved = night.balance(Balance(to=2))
    assert (moved.left, moved.seat, moved.place) == (6, 3, "big blind")
    positions = coming(night.state, 2)
    assert positions is not None
    assert (positions.button, positions.small_blind, positions.big_blind) == (1, 2, 3)
    assert "seating-3-A" in moved.cites


@pytest.mark.rule("apl-korea-2023", "seating-3-A")
def test_the_small_blind_is_never_the_worst_seat_and_nobody_plays_between() -> None:
    night = Night(BOOK, {1: range(1, 10), 2: [1, 2, 5, 6, 7]})
    night.button(1, 4, coming=True)
    night.button(2, 2, 4, 5, coming=True)  # seat 3 lies between, seat 4 is the dead small blind
    assert night.refused(Balance(to=2, seat=4, why="x")).code == "balance.small-blind"
    assert night.balance(Balance(to=2)).seat == 8


@pytest.mark.rule("apl-korea-2023", "seating-3-A")
def test_stud_players_take_any_empty_seat() -> None:
    night = Night(BOOK, {1: range(1, 9), 2: [1, 2, 4, 5]}, seats=8, games=("LS",))
    night.out(205)
    assert night.balance(Balance(to=2)).seat == 3


@pytest.mark.rule("apl-korea-2023", "seating-3-B")
def test_horse_balance() -> None:
    night = Night(BOOK, {1: range(1, 7), 2: range(1, 5)}, games=("HORSE",))
    night.button(1, 2, 3, 4, game="LHE")
    night.order(HandOver(table=1, game="LS"))
    night.button(2, 1)
    moved = night.balance(Balance(to=2))
    assert (moved.left, night.seats.at[1].positions.button) == (5, 3)
    refusal = night.refused(ButtonAt(table=1, button=5))
    assert refusal.rule == "seating-3-B"


@pytest.mark.rule("apl-korea-2023", "seating-3-C")
def test_the_director_chooses_where_a_player_goes() -> None:
    night = Night(BOOK, full(9, 6, 6))
    for table in (1, 2, 3):
        night.button(table, 1)
    refusal = night.refused(Balance())
    assert (refusal.code, refusal.options, refusal.rule) == ("director.decides", [2, 3], "seating-3-C")
    (step,) = (one for one in proposals(night.state) if one.kind == "move")
    assert step.orders == (Balance(giving=1, to=2), Balance(giving=1, to=3))
    assert night.balance(Balance(to=3)).to == 3


@pytest.mark.rule("apl-korea-2023", "seating-3-D")
def test_a_table_that_is_not_full_plays_on_unless_the_director_says_otherwise() -> None:
    night = Night(BOOK, full(9, 9))
    night.out(207, 208, 209)
    night.button(2, 4)
    found = halt(night.state, 2)
    assert found is not None
    assert (found.stops, found.director) == (False, True)
    assert "seating-3-D" in found.cites
    night.order(HandOver(table=2))
    assert notice(Table(night.state.policy), "tables need not be full").answer == ["tables-need-not-be-full"]


@pytest.mark.rule("apl-korea-2023", "general-procedures-8")
@pytest.mark.parametrize(("seats", "sizes"), [(9, (9, 10)), (8, (9,)), (6, (7,))])
def test_final_table_sizes(seats: int, sizes: tuple[int, ...]) -> None:
    night = Night(BOOK, full(5, 5), seats=seats)
    assert final_sizes(night.state) == sizes


@pytest.mark.rule("apl-korea-2023", "general-procedures-8")
def test_nine_handed_the_director_picks_nine_or_ten() -> None:
    night = Night(BOOK, full(5, 5))
    assert "general-procedures-8" in proposals(night.state)[0].cites
    assert night.refused(FinalTable(choices={"seating.final_redraw": True}, size=8)).code == "seats.reason"
    night.order(FinalTable(choices={"seating.final_redraw": True}))
    assert night.sizes() == [10]


@pytest.mark.rule("apl-korea-2023", "general-procedures-6")
def test_table_one_draws_and_the_director_says_what_holds_elsewhere() -> None:
    night = Night(BOOK, {1: [2, 3, 7], 2: [1, 3, 5]})
    refusal = night.refused(DrawButtons())
    assert refusal.options == ["same-seat", "own-draw"]
    first, second = (
        one
        for one in night.order(DrawButtons(choices={"button.draw_elsewhere": "same-seat"}))
        if isinstance(one, ButtonDrawn)
    )
    assert (first.table, second.table) == (1, 2)
    assert second.button == {2: 3, 3: 3, 7: 1}[first.button]


@pytest.mark.rule("apl-korea-2023", "general-rule-2")
def test_nobody_enters_without_agreeing_to_give_data() -> None:
    refused = Desk("apl-korea-2023").refused(Register(player="p", name="P", person=Person(data_given=False)))
    assert (refused.code, refused.rule) == ("entry.data", "general-rule-2")
    Desk("tda-2015").order(Register(player="p", name="P", person=Person(data_given=False)))  # it does not ask
