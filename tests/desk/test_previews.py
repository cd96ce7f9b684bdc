"""A preview tells what would happen, but never what would be drawn."""

from __future__ import annotations

from cardspeak.desk.previews import previewed, with_made_up_seed, without_draws
from cardspeak.tournament.busts.awarding import BountyAwarded
from cardspeak.tournament.core import Context, decide
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.finishing.bounties import Envelope
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


def test_nobody_sees_an_envelope_before_it_is_drawn() -> None:
    drawn = BountyAwarded(entry=4, by=(3,), envelope=Envelope(number=2, label="envelope 1"))
    assert without_draws([drawn]) == [{"type": "bounty-awarded"}]
    assert without_draws([BountyAwarded(entry=4, by=(3,))])[0]["by"] == (3,)


def test_a_preview_draws_from_a_seed_of_its_own() -> None:
    state = entered("tda-2024", 12).state
    real = Context(at=START, seed=SEED)
    context, sealed = with_made_up_seed(real)
    assert context.seed not in (None, SEED)
    assert sealed is not None
    assert with_made_up_seed(Context(at=START)) == (Context(at=START), None)
    assert {"type": "seats-drawn"} in previewed(state, DrawSeats(), real)
    assert state.sealed != sealed
