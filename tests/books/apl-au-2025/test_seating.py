"""Rules 7, 10 and RP-16: the draw, wrong seats, relatives, broken tables."""

from __future__ import annotations

import pytest

from cardspeak.cards.card import parse_card
from cardspeak.floor.conduct.guides import guide
from cardspeak.floor.ruling import shown
from cardspeak.floor.table import Table
from cardspeak.tournament.core import Context
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import SeatTaken
from cardspeak.tournament.log import Event
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.breaking import BreakTable, Carried, TableBroken
from cardspeak.tournament.seats.calls import Arrive, moving
from cardspeak.tournament.seats.correcting import CorrectSeat, SeatCorrected, Separate
from cardspeak.tournament.seats.drawing import two_steps
from cardspeak.tournament.seats.people import KeepApart
from cardspeak.tournament.seats.positions import coming
from cardspeak.tournament.seats.seating import DrawSeats, SeatLate, SeatsDrawn, TakeSeat
from tests.tournament.seats.kit import START, Night, full
from tests.words.kit import english

BOOK = "apl-au-2025"


@pytest.mark.rule("apl-au-2025", "7")
@pytest.mark.parametrize("form", ["freezeout", "satellite"])
def test_seats_are_drawn_at_random_in_tournaments_and_satellites(form: str) -> None:
    night = Night(BOOK, entries=20, format=form)
    drawn = next(one for one in night.order(DrawSeats()) if isinstance(one, SeatsDrawn))
    assert drawn.cites == ("7",)
    assert sorted(night.sizes()) == [6, 7, 7]
    again = Night(BOOK, entries=20, format=form)
    again.order(DrawSeats())
    assert [night.where(entry) for entry in range(1, 21)] == [again.where(entry) for entry in range(1, 21)]


@pytest.mark.rule("apl-au-2025", "7")
def test_a_seat_is_not_picked_by_hand() -> None:
    night = Night(BOOK, full(3), entries=1)
    refusal = night.refused(TakeSeat(entry=1, table=1, seat=5))
    assert (refusal.code, refusal.rule) == ("seat.drawn", "7")
    assert night.refused(TakeSeat(entry=1, table=1, seat=5, by="host")).rule == "7"
    night.order(TakeSeat(entry=1, table=1, seat=5, by="host", why="wheelchair"))
    assert night.where(1) == (1, 5)


@pytest.mark.rule("apl-au-2025", "7/wrong-seat")
def test_a_player_in_the_wrong_seat_goes_to_the_right_one_with_the_chips_they_have() -> None:
    night = Night(BOOK, {3: [1, 7]})
    happened = night.order(CorrectSeat(entry=307, table=3, seat=4, chips=23_500))
    assert next(one for one in happened if isinstance(one, SeatCorrected)).cites[0] == "7"
    assert night.where(307) == (3, 4)
    assert night.state.of(Entrants).entry(307).chips == 23_500


@pytest.mark.rule("apl-au-2025", "7/wrong-seat")
def test_a_wrong_stack_or_a_taken_seat_is_for_the_floor() -> None:
    night = Night(BOOK, {3: [4, 7]})
    refusal = night.refused(CorrectSeat(entry=307, table=3, seat=1, stack_right=False))
    assert (refusal.code, refusal.kind, refusal.options) == (
        "director.decides",
        "ambiguous",
        ["current", "starting"],
    )
    refusal = night.refused(CorrectSeat(entry=307, table=3, seat=4))
    assert (refusal.code, refusal.rule) == ("seat.taken", "7")
    night.order(CorrectSeat(entry=307, table=3, seat=4, swap_with=304))
    assert (night.where(307), night.where(304)) == ((3, 4), (3, 7))


@pytest.mark.rule("apl-au-2025", "7/relationships")
def test_relatives_are_drawn_apart_and_reseated_only_if_on_record() -> None:
    night = Night(BOOK, {1: [], 2: []})
    first, second = night.sit(1, 1, "ana"), night.sit(1, 4, "ben")
    night.sit(2, 2)
    refusal = night.refused(Separate(entry=second))
    assert (refusal.code, refusal.rule) == ("seats.no-ground", "7")
    refusal = night.refused(KeepApart(players=("ana", "ben"), by="player", why="married"))
    assert refusal.limits["options"] == ["director", "management"]
    assert night.refused(KeepApart(players=("ana", "ben"), why="")).field == "why"
    night.order(KeepApart(players=("ana", "ben"), by="management", why="married"))
    night.order(Separate(entry=second))
    assert night.where(first)[0] == 1
    assert night.where(second)[0] == 2


@pytest.mark.rule("apl-au-2025", "10-A")
@pytest.mark.parametrize(
    ("seat", "dealt_in", "place"),
    [
        (4, True, "small blind"),
        (3, False, "waits until the button has passed"),
        (2, True, "button"),
        (5, True, "big blind"),
    ],
)
def test_whoever_comes_from_a_broken_table_plays_from_any_seat_but_one(seat: int, dealt_in: bool, place: str) -> None:
    taken = [one for one in (1, 2, 4, 5, 7, 8) if one != seat]
    night = Night(BOOK, {1: range(1, 10), 2: taken})
    night.button(1, 4, coming=True)
    night.button(2, 2, 4, 5, coming=True)
    night.happen(SeatTaken(entry=106, table=2, seat=seat, why="break"))
    positions = coming(night.state, 2)
    assert positions is not None
    assert (seat in positions.dealt_in) is dealt_in
    assert positions.button == 2


@pytest.mark.rule("apl-au-2025", "10-B")
def test_a_table_breaks_in_two_random_steps_that_are_both_shown() -> None:
    night = Night(BOOK, full(9, 5, 7, 4))
    broken = next(one for one in night.order(BreakTable(table=4)) if isinstance(one, TableBroken))
    assert sorted(broken.stack) == sorted(broken.offered)
    assert {entry for entry, _ in broken.cards} == {401, 402, 403, 404}
    assert len({card for _, card in broken.cards}) == 4
    assert broken.cites[0] == "10-B"
    assert night.sizes() == [9, 8, 8]
    highest = max(broken.cards, key=lambda one: parse_card(one[1]))[0]
    assert (broken.moved[0].entry, (broken.moved[0].table, broken.moved[0].seat)) == (highest, broken.stack[0])


@pytest.mark.rule("apl-au-2025", "10-B")
def test_both_steps_are_random() -> None:
    stacks, orders = set(), set()
    for table in (1, 2, 3, 4):
        night = Night(BOOK, full(6, 6, 6, 6), seats=9)
        broken = next(one for one in night.order(BreakTable(table=table, why="test")) if isinstance(one, TableBroken))
        stacks.add(tuple(broken.offered.index(seat) for seat in broken.stack))
        orders.add(tuple(entry - 100 * table for entry in (one.entry for one in broken.moved)))
    assert len(stacks) == len(orders) == 4


@pytest.mark.rule("apl-au-2025", "10-B")
def test_10_ex1_the_first_seat_card_goes_to_the_highest_playing_card_by_suit() -> None:
    cards = {1: "9h", 2: "Kd", 3: "Ks", 4: "2c"}
    stack = [(7, 8), (2, 3), (9, 4), (5, 1)]
    moved = two_steps(stack, {entry: parse_card(card) for entry, card in cards.items()}, "shdc")
    assert (moved[0].entry, moved[0].table, moved[0].seat) == (3, 7, 8)
    assert sorted((one.table, one.seat) for one in moved) == sorted(stack)
    night = Night(BOOK, {1: range(1, 5), 2: [1], 5: [2], 7: [1], 9: [1]})
    given = tuple((100 + entry, card) for entry, card in cards.items())
    night.order(BreakTable(table=1, stack=tuple(stack), cards=given, why="self-dealt"))
    assert night.where(103) == (7, 8)
    assert {night.where(100 + entry) for entry in cards} == set(stack)


@pytest.mark.rule("apl-au-2025", "10-B")
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"cards": ((101, "9h"), (102, "9h"))}, "break.cards"),
        ({"stack": ((2, 9),)}, "break.stack"),
        ({"stack": ((2, 9), (2, 1))}, "seat.not-free"),
        ({"stack": (), "cards": (), "choices": {"seating.break_seats": "host-assigns"}}, "choice.by-the-book"),
    ],
)
def test_a_draw_by_hand_is_checked(change: dict[str, object], code: str) -> None:
    night = Night(BOOK, {1: [1, 2], 2: [1, 2, 3]})
    whole: dict[str, object] = {"table": 1, "stack": ((2, 8), (2, 9)), "cards": ((101, "9h"), (102, "Kd"))}
    assert night.refused(BreakTable(**{**whole, **change})).code == code  # type: ignore[arg-type]


@pytest.mark.rule("apl-au-2025", "10-B")
def test_no_table_breaks_without_seats_for_all() -> None:
    night = Night(BOOK, full(9, 8, 4))
    refusal = night.refused(BreakTable(table=3))
    assert (refusal.code, refusal.limits) == ("break.seats", {"seats": 1, "players": 4})


@pytest.mark.rule("apl-au-2025", "RP-16")
def test_staff_carry_the_chips_of_an_absent_player_and_count_them_twice() -> None:
    night = Night(BOOK, full(6, 6, 3))
    refusal = night.refused(BreakTable(table=3, absent=(302,)))
    assert (refusal.code, refusal.rule) == ("break.carrier", "RP-16")
    night.order(BreakTable(table=3, absent=(302,), carried=(Carried(entry=302, by="Eva", chips=9_000),)))
    assert night.refused(Arrive(entry=302)).field == "chips"
    night.order(Arrive(entry=302, chips=8_500))
    assert night.seats.incidents == ["P302: -500 chips against the count of Eva"]


@pytest.mark.rule("apl-au-2025", "RP-6")
def test_movers_are_watched_until_they_sit() -> None:
    night = Night(BOOK, full(9, 6))
    night.button(1, 1)
    night.button(2, 1)
    entry = night.balance(Balance()).entry
    assert {told: move.since for told, move in moving(night.state).items()} == {entry: START}
    night.order(Arrive(entry=entry))
    assert moving(night.state) == {}
    told = guide(Table(night.state.policy), "move-quickly")
    assert "RP-6" in shown(told.cites)
    assert any("rack" in step for step in english(told.steps))


def test_a_refused_order_changes_nothing() -> None:
    night = Night(BOOK, full(2))
    log = list(night.event.log)
    night.refused(DrawSeats())
    assert Event(log).state.version == night.state.version
    assert Context(at=0).seed is None


@pytest.mark.rule("apl-au-2025", "D-I-c")
def test_somebody_who_is_not_registered_is_no_player_and_takes_no_seat() -> None:
    night = Night("apl-au-2025", full(4, 5))
    night.out(101)
    refusal = night.refused(SeatLate(entry=101))
    assert (refusal.code, refusal.rule) == ("entry.gone", "D-I-c")
