"""Rule 11 and its addendum: who moves, where to, when a table stops; RP-9 on the final table."""

from __future__ import annotations

import pytest

from cardspeak.tournament.needs import ButtonOf
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.button import ButtonAt, ButtonMoved, HandOver
from cardspeak.tournament.seats.final import FinalTable, final_due, final_sizes
from cardspeak.tournament.seats.halting import WaiveHalt, halt
from cardspeak.tournament.seats.positions import coming
from cardspeak.tournament.seats.proposals import proposals
from cardspeak.tournament.seats.sizes import KeepEven, tolerance
from tests.tournament.seats.kit import Night, full

BOOK = "apl-au-2025"


def two_tables(open_seats: list[int], *, button: int = 2, small: int | None = 4, big: int | None = 5) -> Night:
    """Table 1 is full with the big blind due at seat 6; table 2 has open seats and the given places for its next hand."""
    night = Night(BOOK, {1: range(1, 10), 2: [seat for seat in range(1, 10) if seat not in open_seats]})
    night.button(1, 4, coming=True)
    night.button(2, button, small, big, coming=True)
    return night


@pytest.mark.rule("apl-au-2025", "11-A")
@pytest.mark.parametrize(
    ("open_seats", "button", "small", "big", "seat", "place"),
    [
        pytest.param([5, 9], 2, 4, 6, 5, "big blind", id="big-blind-open"),
        pytest.param([3, 4, 6], 2, 4, 5, 6, "dealt in", id="small-blind-never"),
        pytest.param([3, 6, 9], 2, 4, 5, 6, "dealt in", id="directors-4.10"),
        pytest.param([5, 6, 9], 2, 4, 7, 5, "big blind", id="directors-4.10-seat-is-big-blind"),
        pytest.param([3, 9], 2, 4, 5, 9, "dealt in", id="not-yet-dealt-in-is-better"),
    ],
)
def test_the_next_big_blind_takes_the_worst_seat(
    open_seats: list[int], button: int, small: int, big: int, seat: int, place: str
) -> None:
    night = two_tables(open_seats, button=button, small=small, big=big)
    moved = night.balance(Balance(why="" if len(open_seats) > 1 else "even"))
    assert (moved.entry, moved.left, moved.to, moved.seat, moved.place) == (106, 6, 2, seat, place)
    assert "11-A" in moved.cites
    assert night.where(106) == (2, seat)


@pytest.mark.rule("apl-au-2025", "11-A")
def test_a_lone_big_blind_is_taken_even_if_the_seat_has_it_twice() -> None:
    night = Night(BOOK, {1: range(1, 10), 2: [1, 2, 3, 4, 6, 7, 8]})
    night.button(1, 4, coming=True)
    night.button(2, 2, 3, 4)  # of the hand just played
    night.out(204)  # the big blind is out: no small blind on the next hand
    positions = coming(night.state, 2)
    assert positions is not None
    assert positions.small_blind is None
    moved = night.balance(Balance())
    assert (moved.seat, moved.place, moved.dealt_in) == (5, "big blind", True)
    again = coming(night.state, 2)
    assert again is not None
    assert again.big_blind == 5


@pytest.mark.rule("apl-au-2025", "11-A")
def test_with_only_the_small_blind_open_the_floor_decides() -> None:
    night = two_tables([4], button=2, small=4, big=5)
    night.out(209, 201)
    refusal = night.refused(Balance(seat=4, why="because"))
    assert (refusal.code, refusal.rule) == ("balance.small-blind", "11-A")
    lone = two_tables([4, 9], button=2, small=4, big=5)
    lone.sit(2, 9)
    refusal = lone.refused(Balance(why="even"))
    assert (refusal.code, refusal.kind, refusal.options) == ("balance.only-small-blind", "ambiguous", [4])
    assert lone.balance(Balance(seat=4, why="the floor says so")).seat == 4


@pytest.mark.rule("apl-au-2025", "11-A")
def test_only_the_two_buttons_are_asked_for() -> None:
    night = Night(BOOK, full(9, 9, 6))
    refusal = night.refused(Balance())
    assert (refusal.code, refusal.options) == ("button.unknown", [2, 3])
    moved = night.balance(
        Balance(buttons=(ButtonAt(table=2, button=9, coming=True), ButtonAt(table=3, button=1, coming=True)))
    )
    assert (moved.giving, moved.left, moved.to, moved.seat) == (2, 2, 3, 7)


@pytest.mark.rule("apl-au-2025", "11-A/stud-only")
def test_stud_fills_the_seat_that_came_open_last_from_the_same_place() -> None:
    night = Night(BOOK, {1: range(1, 9), 2: range(1, 9)}, seats=8, games=("LS",))
    night.out(202, 207, 205)
    moved = night.balance(Balance())
    assert (moved.left, moved.seat) == (5, 5)
    assert "11-A" in " ".join(moved.cites)


@pytest.mark.rule("apl-au-2025", "11-A/stud-only")
def test_in_stud_the_floor_picks_where_nobody_knows_which_seat_came_open() -> None:
    night = Night(BOOK, {1: range(1, 9), 2: range(1, 6)}, seats=8, games=("LS",))
    refusal = night.refused(Balance())
    assert (refusal.code, refusal.options) == ("balance.last-opened", [6, 7, 8])
    assert night.balance(Balance(seat=7)).left == 7


@pytest.mark.rule("apl-au-2025", "11-B")
def test_the_button_is_frozen_during_stud_and_picks_the_mover() -> None:
    night = Night(BOOK, {1: range(4, 10), 3: range(5, 9)}, games=("HORSE",))
    night.order(ButtonAt(table=1, button=4, game="LHE"))
    (moved,) = night.order(HandOver(table=1, game="LS"))
    assert isinstance(moved, ButtonMoved)
    assert (moved.positions.button, moved.positions.frozen) == (5, True)
    (still,) = night.order(HandOver(table=1, game="LS"))
    assert isinstance(still, ButtonMoved)
    assert (still.positions.button, still.positions.frozen) == (5, True)
    refusal = night.refused(ButtonAt(table=1, button=6))
    assert (refusal.code, refusal.rule) == ("button.frozen", "11-B")
    night.button(3, 5, coming=True)
    away = night.balance(Balance(giving=1, to=3))
    assert away.left == 7
    (back,) = night.order(HandOver(table=1, game="LHE"))
    assert isinstance(back, ButtonMoved)
    assert (back.positions.button, back.positions.frozen) == (5, False)


@pytest.mark.rule("apl-au-2025", "11-C")
def test_the_table_that_gives_is_fixed_beforehand() -> None:
    night = Night(BOOK, full(9, 9, 6))
    night.button(1, 1)
    night.button(2, 1)
    night.button(3, 1)
    refusal = night.refused(Balance(giving=1))
    assert (refusal.code, refusal.field, refusal.rule) == ("seats.reason", "why", "11-C")
    assert night.balance(Balance()).giving == 2


def short_table(sizes: tuple[int, ...], *, affected: bool, seats: int = 9) -> Night:
    """Tables that were full; the last one lost players, and its big blind is about to reach an open seat, or not."""
    night = Night(BOOK, {table: range(1, seats + 1) for table in range(1, len(sizes) + 1)}, seats=seats)
    for table, size in enumerate(sizes, 1):
        night.out(*(100 * table + seat for seat in range(seats, size, -1)))
    last = len(sizes)
    button = sizes[-1] - 2 if affected else 1
    night.button(last, button)
    return night


@pytest.mark.rule("apl-au-2025", "11-D")
@pytest.mark.parametrize(
    ("sizes", "affected", "stops", "armed"),
    [
        pytest.param((9, 6), True, True, False, id="three-short"),
        pytest.param((9, 7), True, None, None, id="two-short"),
        pytest.param((9, 6), False, False, True, id="blinds-not-affected"),
        pytest.param((8, 5), False, False, True, id="11-D-ex1-before"),
        pytest.param((8, 5), True, True, False, id="11-D-ex1-halt"),
        pytest.param((8, 6), True, None, None, id="11-D-ex1-two-short"),
    ],
)
def test_a_table_three_short_stops_once_the_big_blind_reaches_an_open_seat(
    sizes: tuple[int, int], affected: bool, stops: bool | None, armed: bool | None
) -> None:
    night = short_table(sizes, affected=affected)
    found = halt(night.state, 2)
    if stops is None:
        assert found is None
    else:
        assert found is not None
        assert (found.stops, found.armed, found.short_by) == (stops, armed, sizes[0] - sizes[1])
        assert found.cites[0] == "11-D"
    if stops:
        refusal = night.refused(HandOver(table=2))
        assert (refusal.code, refusal.rule) == ("table.halted", "11-D")
    else:
        night.order(HandOver(table=2))
    night.button(1, 1)
    night.order(HandOver(table=1))  # the other table plays on


@pytest.mark.rule("apl-au-2025", "11-D")
def test_seats_that_were_never_filled_stop_nobody() -> None:
    night = Night(BOOK, full(9, 6))
    night.button(2, 4)
    assert halt(night.state, 2) is None


@pytest.mark.rule("apl-au-2025", "11-D/other-formats")
@pytest.mark.parametrize("fast", [False, True])
def test_in_other_formats_the_director_says_when_a_table_stops(fast: bool) -> None:
    night = short_table((9, 6) if fast else (6, 3), affected=True, seats=9 if fast else 6)
    if fast:
        night.order(KeepEven(fast=True))
    found = halt(night.state, 2)
    assert found is not None
    assert (found.stops, found.director) == (False, True)
    night.order(HandOver(table=2))
    night.button(2, 4 if fast else 1)
    night.order(KeepEven(halt_at=2))
    assert night.refused(HandOver(table=2)).code == "table.halted"


@pytest.mark.rule("apl-au-2025", "11-D/waiver")
def test_a_waiver_lets_the_table_deal_one_hand() -> None:
    night = short_table((9, 6), affected=True)
    assert night.refused(WaiveHalt(table=2, why=" ")).field == "why"
    assert night.refused(WaiveHalt(table=1, why="x")).code == "table.not-halted"
    (waived,) = night.order(WaiveHalt(table=2, why="a player is on the way"))
    assert waived.cites == ("11-D",)  # type: ignore[attr-defined]
    night.order(HandOver(table=2))
    night.button(2, 4)
    assert night.refused(HandOver(table=2)).code == "table.halted"


@pytest.mark.rule("apl-au-2025", "11-D/tighter-balance")
def test_the_director_keeps_tables_closer_later() -> None:
    night = Night(BOOK, full(9, 7))
    assert not [step for step in proposals(night.state) if step.kind == "move"]
    assert night.refused(KeepEven(tolerance=0)).limits == {"min": 1}
    night.order(KeepEven(tolerance=1))
    allowed = tolerance(night.state)
    assert allowed is not None
    assert (allowed.players, allowed.cites) == (1, ("11-D",))
    (step,) = (step for step in proposals(night.state) if step.kind == "move")
    assert step.orders == (Balance(giving=1, to=2),)
    assert step.needs == (ButtonOf(1), ButtonOf(2))


@pytest.mark.rule("apl-au-2025", "RP-9")
@pytest.mark.parametrize(
    ("seats", "each", "size"), [(9, 5, 9), (8, 5, 9), (7, 4, 7), (6, 4, 7)], ids=["nine", "eight", "seven", "six"]
)
def test_two_tables_become_the_final_table_on_the_next_elimination(seats: int, each: int, size: int) -> None:
    night = Night(BOOK, full(each, each), seats=seats)
    assert final_sizes(night.state) == (size,)
    assert final_due(night.state) is None
    assert night.refused(FinalTable(choices={"seating.final_redraw": True})).code == "final.too-many"
    night.out(101)
    assert final_due(night.state) == size
    step = proposals(night.state)[0]
    assert step.kind == "final"
    assert "RP-9" in step.cites
    refusal = night.refused(FinalTable())
    assert (refusal.code, refusal.options) == ("director.decides", [True, False])
    assert refusal.question is not None
    assert "888pl" in [one.book for one in refusal.question.others]
    night.order(step.orders[0])
    assert night.sizes() == [size]
    assert len(night.table(1 if night.table(1).open else 2).seats) == size
