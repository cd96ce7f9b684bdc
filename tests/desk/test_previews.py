"""A preview tells what would happen, but never what would be drawn."""

from __future__ import annotations

from cardspeak.desk.previews import previewed, without_draws
from cardspeak.tournament.core import Context, decide
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.button_draw import DrawButtons
from cardspeak.tournament.seats.seating import DrawSeats
from tests.tournament.autoplay.kit import SEED, START
from tests.tournament.autoplay.test_advice import entered
from tests.tournament.seats import kit as seats


def test_an_order_without_a_draw_is_shown_whole() -> None:
    state = entered("tda-2024", 5).state
    shown = without_draws(decide(state, Register(player="ed", name="Ed"), Context(at=START, seed=SEED)))
    assert shown[0]["name"] == "Ed"


def test_nobody_sees_a_seat_before_it_is_drawn() -> None:
    state = entered("tda-2024", 12).state
    shown = without_draws(decide(state, DrawSeats(), Context(at=START, seed=SEED)))
    assert {"type": "seats-drawn"} in shown
    assert all(set(one) == {"type"} for one in shown)


def test_nobody_sees_the_button_before_it_is_drawn() -> None:
    made = entered("tda-2024", 12)
    made.director.order(DrawSeats(), START)
    shown = without_draws(
        decide(made.state, DrawButtons(choices={"button.draw": "high-card"}), Context(at=START, seed=SEED))
    )
    assert shown
    assert all(set(one) == {"type"} for one in shown)


def test_a_move_tells_its_reasons_as_values() -> None:
    night = seats.Night(tables=seats.full(9, 6))
    night.button(1, 4, coming=True)
    night.button(2, 1, coming=True)
    context = Context(at=seats.START, seed=seats.SEED)
    [moved] = [one for one in previewed(night.state, Balance(), context) if one["type"] == "balanced"]
    assert moved["why"][0]["code"] == "seats.named-choice-at-table"
    assert moved["why"][0]["values"]["table"] == 1
