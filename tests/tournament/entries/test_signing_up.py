"""Signing up at the door: it counts nowhere until the desk has taken the money, and whatever happens is told."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.tournament.core import Context
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries import signing_up
from cardspeak.tournament.entries.door import Door, at_the_door, dropped, signed_up
from cardspeak.tournament.entries.eligibility import RefuseEntry
from cardspeak.tournament.entries.leaving import Substitute, Withdraw
from cardspeak.tournament.entries.re_entering import ReEnter
from cardspeak.tournament.entries.registering import Register, Waits, room_is_full
from cardspeak.tournament.entries.signing_up import ClearDoor, DropSignUp, SignUp, comes_again, offer_to
from cardspeak.tournament.entries.window import CloseRegistration, sold
from cardspeak.tournament.happenings import Registered
from cardspeak.tournament.log import derive
from cardspeak.tournament.money import Ledger
from cardspeak.tournament.setup import Offer
from tests.tournament.entries.kit import PAY, Desk, notes

AGAIN = Offer(chips=5000, fees=PAY[:1])


def sign(desk: Desk, *players: str) -> None:
    """People sign up at the door."""
    for player in players:
        desk.order(SignUp(player=player, name=player.title()))


def there(desk: Desk) -> list[str]:
    """Who stands at the door."""
    return [player for player, _ in at_the_door(desk.state)]


def strike(desk: Desk, *numbers: int) -> tuple[Any, ...]:
    """Strike entries out; what does not fit any more."""
    entry = desk.event.strike(numbers, Context(at=desk.at), "a mistake")
    desk.event.correct(entry)
    return entry.conflicts


def test_a_sign_up_counts_nowhere() -> None:
    desk = Desk("tda-2015", tables=1, seats_per_table=2, capacity=3)
    sign(desk, "ana", "bo", "cy", "di")
    assert there(desk) == ["ana", "bo", "cy", "di"]
    assert (desk.state.of(Entrants).left, sold(desk.state), desk.pool, desk.in_play) == (0, 0, 0, 0)
    assert not room_is_full(desk.state)
    assert desk.state.of(Ledger).due == 0


def test_an_entry_takes_the_sign_up() -> None:
    desk = Desk("tda-2015")
    sign(desk, "ana", "bo")
    assert desk.register("ana").live
    assert there(desk) == ["bo"]
    assert desk.pool == 2000


def test_a_full_room_makes_an_alternate_of_a_sign_up() -> None:
    desk = Desk("tda-2015", tables=1, seats_per_table=2)
    desk.field(2)
    sign(desk, "ana")
    assert desk.register("ana").status == "waiting"
    assert there(desk) == []


def test_nobody_signs_up_twice() -> None:
    desk = Desk("tda-2015")
    sign(desk, "ana")
    assert desk.refused(SignUp(player="ana", name="Ana")).code == "sign-up.twice"
    desk.register("ana")
    assert desk.refused(SignUp(player="ana", name="Ana")).code == "entry.twice"


def test_who_is_sent_away_may_come_again_and_stands_at_the_end() -> None:
    desk = Desk("tda-2015")
    sign(desk, "ana", "bo")
    desk.order(DropSignUp(player="ana", why="left"))
    assert (there(desk), dropped(desk.state, "ana")) == (["bo"], "Ana")
    assert desk.refused(DropSignUp(player="ana")).code == "sign-up.unknown"
    sign(desk, "ana")
    assert (there(desk), dropped(desk.state, "ana")) == (["bo", "ana"], None)


def test_the_door_is_cleared_at_once() -> None:
    desk = Desk("tda-2015")
    assert desk.refused(ClearDoor()).code == "sign-up.none"
    sign(desk, "ana", "bo")
    desk.register("bo")
    desk.order(ClearDoor(why="nobody came"))
    assert (there(desk), desk.state.of(Entrants).left) == ([], 1)


def test_the_door_holds_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signing_up, "MOST", 2)
    desk = Desk("tda-2015")
    sign(desk, "ana", "bo")
    refusal = desk.refused(SignUp(player="cy", name="Cy"))
    assert (refusal.code, refusal.limits) == ("sign-up.many", {"max": 2})


def test_nobody_signs_up_where_nobody_is_entered() -> None:
    desk = Desk("tda-2015", capacity=2)
    sign(desk, "early")
    desk.order(CloseRegistration(why="the room is full"))
    assert desk.refused(SignUp(player="ana", name="Ana")).code == "entry.closed"
    assert desk.refused(Register(player="early", name="Early")).code == "entry.closed"
    assert there(desk) == ["early"]
    desk.order(CloseRegistration(closed=False))
    desk.order(RefuseEntry(player="bo"))
    assert desk.refused(SignUp(player="bo", name="Bo")).code == "entry.turned-down"
    desk.field(2)
    assert desk.refused(SignUp(player="ana", name="Ana")).code == "entry.capacity"
    assert desk.refused(Register(player="early", name="Early")).code == "entry.capacity"


def test_a_name_nobody_can_read_is_refused() -> None:
    desk = Desk("tda-2015")
    assert desk.refused(SignUp(player="x", name=" ")).code == "entry.no-name"
    assert desk.refused(SignUp(player="x", name="\u202eevil")).code == "limit.character"
    for name in ("/", "12", "- 7 -"):
        assert desk.refused(SignUp(player="x", name=name)).code == "entry.no-letter"
        assert desk.refused(Register(player="x", name=name)).code == "entry.no-letter"
    assert desk.order(Register(player="x", name="7 김"))


def test_the_desk_knows_who_signed_up_under_another_name() -> None:
    desk = Desk("tda-2015")
    sign(desk, "jon smth")
    happened = desk.order(Register(player="m77", name="John Smith", sign_up="jon smth"))
    assert notes(happened, Registered).player == "m77"
    assert (there(desk), desk.state.of(Door).became) == ([], {"jon smth": "m77"})
    assert desk.replays()
    unknown = desk.refused(Register(player="m78", name="Ann", sign_up="jon smth"))
    assert (unknown.code, unknown.field) == ("sign-up.unknown", "sign_up")


def test_who_is_out_signs_up_for_a_re_entry() -> None:
    desk = Desk("tda-2015", format="re-entry", re_entry=AGAIN, rebuys_each=1)
    desk.field(3)
    desk.start()
    assert desk.refused(SignUp(player="p1", name="P1")).code == "entry.twice"
    desk.bust("p1")
    sign(desk, "p1")
    assert (comes_again(desk.state, "p1"), offer_to(desk.state, "p1")) == (True, AGAIN)
    desk.order(ReEnter(player="p1"))
    assert (there(desk), desk.entry("p1").number) == ([], 4)
    desk.bust("p1")
    assert desk.refused(SignUp(player="p1", name="P1")).code == "re-entry.limit"


def test_who_is_out_for_good_does_not_sign_up() -> None:
    desk = Desk("tda-2015")
    desk.field(3)
    desk.start()
    desk.bust("p1")
    assert desk.refused(SignUp(player="p1", name="P1")).code == "re-entry.not-listed"


def test_who_withdrew_signs_up_for_an_entry() -> None:
    desk = Desk("aplpt-2025")
    sign(desk, "ana")
    desk.register("ana")
    desk.order(Withdraw(entry=1, refund=False))
    assert there(desk) == []
    sign(desk, "ana")
    assert desk.register("ana").number == 2


def test_a_latecomer_stays_at_the_door_until_everybody_has_chips() -> None:
    desk = Desk("888pl", buy_in=Offer(chips=1000))
    desk.start()
    sign(desk, "late")
    assert notes(desk.order(Register(player="late", name="Late")), Waits).player == "late"
    assert there(desk) == ["late"]
    desk.all_have_chips()
    assert desk.register("late").live
    assert there(desk) == []


def test_an_entry_that_passes_to_a_substitute_brings_nobody_back_to_the_door() -> None:
    desk = Desk("aplpt-2025")
    sign(desk, "ana")
    desk.register("ana")
    desk.order(Substitute(entry=1, player="bo", name="Bo", consent=True))
    assert there(desk) == []


def test_striking_out_a_sign_up_leaves_the_entry() -> None:
    desk = Desk("tda-2015")
    sign(desk, "ana")
    number = len(desk.event.log)
    desk.register("ana")
    assert strike(desk, number) == ()
    assert desk.entry("ana").live
    assert signed_up(desk.state, "ana") is None


def test_striking_out_the_entry_brings_the_sign_up_back() -> None:
    desk = Desk("tda-2015")
    sign(desk, "ana")
    number = len(desk.event.log)
    desk.register("ana")
    strike(desk, *range(number + 1, len(desk.event.log) + 1))
    assert there(desk) == ["ana"]
    again = derive(desk.event.log).state
    assert again.of(Door) == desk.state.of(Door)


def test_a_strike_that_leaves_somebody_at_the_door_twice_is_a_conflict() -> None:
    desk = Desk("tda-2015")
    sign(desk, "ana")
    desk.order(DropSignUp(player="ana"))
    number = len(desk.event.log)
    sign(desk, "ana")
    (conflict,) = strike(desk, number)
    assert conflict.entry == number + 1
    assert there(desk) == ["ana"]
