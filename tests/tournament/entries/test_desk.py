"""The desk day by day: refusals that name field and limit, closing early, strike-outs, draws checked, logs read back."""

from __future__ import annotations

from typing import Union

import msgspec
import pytest

from cardspeak.tournament.chips.account import ChipsIssued
from cardspeak.tournament.core import APPLIERS, Context, Happening, Order
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.bad_beat import FinishBadBeat, KillBadBeat, OpenBadBeat
from cardspeak.tournament.entries.eligibility import AskForPapers, Person, RefuseEntry, ShowPapers
from cardspeak.tournament.entries.leaving import CarryOver, RefundEntry, Substitute, Withdraw
from cardspeak.tournament.entries.re_entering import ReEnter, ReEntries
from cardspeak.tournament.entries.rebuying import AddOn, Rebuy, TakeBackRebuy
from cardspeak.tournament.entries.redraws import CardsDrawn, DrawCards, PutInBox
from cardspeak.tournament.entries.registering import Register, SeatAlternate
from cardspeak.tournament.entries.stamp_cards import ChangeStampRules, FillCard, RedeemCard, SettleCard
from cardspeak.tournament.entries.tickets import WinTicket
from cardspeak.tournament.entries.window import AllHaveChips, CloseRegistration, registration
from cardspeak.tournament.happenings import Registered, StatusChanged
from cardspeak.tournament.log import derive
from cardspeak.tournament.money import Ledger, Sold
from cardspeak.tournament.setup import Offer
from tests.tournament.entries.kit import DAY, PAY, SEED, START, Desk, notes

FULL = Offer(chips=5000, fees=PAY)

REFUSED: list[tuple[str, Order, str, str]] = [
    ("tda-2015", Register(player=" ", name="X"), "entry.no-name", "name"),
    ("tda-2015", Register(player="p1", name="P1"), "entry.twice", "player"),
    ("tda-2015", Register(player="x", name="X", placeholder=100), "stack.placeholder", "placeholder"),
    ("tda-2015", SeatAlternate(), "alternate.none", "entry"),
    ("tda-2015", Withdraw(entry=1), "event.started", "entry"),
    ("tda-2015", RefundEntry(entry=9, ground="ineligible"), "entry.unknown", "entry"),
    ("tda-2015", ReEnter(player="nobody"), "entry.unknown", "player"),
    ("tda-2015", ReEnter(player="p1"), "re-entry.not-listed", "player"),
    ("tda-2015", Rebuy(entry=1, stack=0), "rebuy.none", "entry"),
    ("tda-2015", TakeBackRebuy(entry=1), "rebuy.none", "entry"),
    ("tda-2015", AddOn(entry=1), "add-on.none", "entry"),
    ("tda-2015", FillCard(card="A", player="p1", value=5), "card.none", "card"),
    ("tda-2015", SettleCard(entry=1, needed=True), "card.not-behind", "entry"),
    ("tda-2015", ShowPapers(entry=1), "papers.none", "shown"),
    ("tda-2015", CloseRegistration(closed=False), "registration.same", "closed"),
    ("tda-2015", RefuseEntry(player="x", refused=False), "entry.same", "player"),
    ("aplpt-2025", AskForPapers(entry=7, occasion="entry"), "entry.unknown", "entry"),
    ("aplpt-2025", CarryOver(entry=1, to="", why=""), "event.started", "entry"),
    ("aplpt-2025", WinTicket(ticket="T", player="nobody", value=1), "ticket.not-entered", "player"),
    ("888pl", AllHaveChips(), "stacks.out", "event"),
    ("888pl", PutInBox(card="A"), "card.not-full", "card"),
    ("888pl", DrawCards(), "redraw.none", "names"),
    ("888pl", RedeemCard(entry=1, card="A", stack=5), "card.not-full", "card"),
    ("888pl", OpenBadBeat(number=0, players=("p1", "p2")), "bad-beat.number", "number"),
    ("888pl", OpenBadBeat(number=1, players=("p1", "p1")), "bad-beat.players", "players"),
    ("888pl", OpenBadBeat(number=1, players=("p1", "p2")), "entry.still-in", "player"),
    ("888pl", FinishBadBeat(number=1, winner="p1"), "bad-beat.unknown", "number"),
    ("888pl", KillBadBeat(number=1, counts={}), "bad-beat.unknown", "number"),
]


@pytest.mark.parametrize(
    ("book", "order", "code", "field"), REFUSED, ids=[f"{row[2]}-{type(row[1]).__name__}" for row in REFUSED]
)
def test_a_refusal_names_the_field_and_changes_nothing(book: str, order: Order, code: str, field: str) -> None:
    desk = Desk(book)
    desk.field(3)
    desk.start()
    if book == "888pl":
        desk.all_have_chips()
    refusal = desk.refused(order)
    assert (refusal.code, refusal.field) == (code, field)


def test_the_director_may_close_early_and_open_again() -> None:
    desk = Desk("tda-2015")
    desk.start()
    desk.order(CloseRegistration(why="the room is full"))
    assert not registration(desk.state, desk.at).open
    refusal = desk.refused(Register(player="x", name="X"))
    assert (refusal.code, refusal.field, refusal.question is not None) == ("entry.closed", "exception", True)
    assert desk.register("y", exception="had called").live
    desk.order(CloseRegistration(closed=False))
    assert desk.register("x").live


def test_the_event_takes_so_many_entries_and_a_withdrawal_frees_one() -> None:
    desk = Desk("aplpt-2025", capacity=2)
    desk.field(2)
    refusal = desk.refused(Register(player="lee", name="Lee"))
    assert (refusal.code, refusal.limits) == ("entry.capacity", {"most": 2})
    desk.at = START - DAY
    desk.order(Withdraw(entry=1))
    assert desk.register("lee").number == 3
    assert desk.refused(Register(player="kim", name="Kim")).code == "entry.capacity"


def test_somebody_who_withdrew_can_come_back() -> None:
    desk = Desk("aplpt-2025")
    desk.field(1)
    desk.order(Withdraw(entry=1, refund=False))
    assert desk.register("p1").number == 2


def test_a_disqualified_player_does_not_re_enter() -> None:
    desk = Desk("aplpt-2025", format="re-entry", re_entry=FULL)
    desk.field(2)
    desk.start()
    desk.take(StatusChanged(entry=1, status="disqualified"))
    assert desk.refused(ReEnter(player="p1")).code == "re-entry.disqualified"


def test_a_suspension_is_asked_for_again_at_a_re_entry() -> None:
    desk = Desk("aplpt-2025", format="re-entry", re_entry=FULL)
    desk.field(2)
    desk.start()
    desk.bust("p1")
    refusal = desk.refused(ReEnter(player="p1", person=Person(barred=("suspended",))))
    assert (refusal.code, refusal.rule) == ("entry.barred", "2.2")
    happened = desk.order(ReEnter(player="p1"))
    assert desk.state.of(ReEntries).earlier == {notes(happened, Registered).entry: 1}


def test_a_re_entry_waits_where_the_room_is_full() -> None:
    desk = Desk("tda-2015", format="re-entry", re_entry=FULL, tables=1, seats_per_table=2)
    desk.field(3)
    desk.start()
    desk.bust("p1")
    desk.order(SeatAlternate())
    in_play = desk.in_play
    desk.order(ReEnter(player="p1"))
    again = desk.entry("p1")
    assert (again.status, again.kind) == ("waiting", "alternate")
    assert again.number not in desk.account.issued_to  # no chips before there is a seat
    desk.bust("p2")
    desk.order(SeatAlternate())
    assert desk.account.issued_to[again.number] == 5000
    assert desk.in_play == in_play + 5000


def test_an_alternate_let_in_before_the_start_gets_chips_with_the_others() -> None:
    desk = Desk("tda-2015", tables=1, seats_per_table=2)
    desk.field(3)
    desk.order(Withdraw(entry=1, refund=False))
    desk.order(SeatAlternate())
    assert (desk.entry("p3").status, desk.account.issued) == ("registered", 0)
    assert desk.in_play == 10_000


def test_a_latecomer_s_full_stack_cites_its_rule() -> None:
    desk = Desk("tda-2015")
    desk.start()
    issued = notes(desk.order(Register(player="lee", name="Lee")), ChipsIssued)
    assert issued.cites == ("7",)


def test_a_struck_registration_shows_what_no_longer_fits() -> None:
    desk = Desk("tda-2015", rebuy=FULL, rebuy_levels=2)
    desk.field(2)
    desk.start()
    desk.order(Rebuy(entry=1, stack=10))
    first = next(one.number for one in desk.event.log if isinstance(one.what, Registered))
    derived = desk.event.strike([first], Context(at=desk.at), "wrong person")
    tags = [type(desk.event.log[one.entry - 1].what).__name__ for one in derived.conflicts]
    assert tags == ["Sold"]  # the rebuy, with its chips
    assert derived.state.of(Ledger).collected == 2500
    desk.event.correct(derived)
    assert desk.pool == 2000


def test_a_substitute_can_be_struck_out_again() -> None:
    desk = Desk("aplpt-2025")
    desk.field(1)
    desk.order(Substitute(entry=1, player="sub", name="Sub", consent=True))
    entry = desk.event.strike([len(desk.event.log)], Context(at=desk.at), "changed their minds")
    desk.event.correct(entry)
    assert desk.entry("p1").player == "p1"
    assert "sub" not in desk.state.of(Entrants).by_player


def passport_draw() -> Desk:
    desk = Desk("888pl")
    desk.field(30)
    desk.start()
    desk.all_have_chips()
    desk.on_break(1)
    for number in range(1, 13):
        desk.order(FillCard(card=f"card {number}", player=f"p{number}"))
        desk.order(PutInBox(card=f"card {number}"))
    return desk


def test_a_draw_of_cards_can_be_checked_with_the_seed() -> None:
    desk = passport_draw()
    before = derive(desk.event.log).state
    drawn: CardsDrawn = notes(desk.order(DrawCards()), CardsDrawn)
    assert len(drawn.drawn) == 3
    assert list(drawn.drawn_wrong(before, lambda label: Chance(SEED, label))) == []
    other = [card for card in drawn.box if card not in drawn.drawn][:3]
    tampered = msgspec.structs.replace(drawn, drawn=tuple(other))
    assert list(tampered.drawn_wrong(before, lambda label: Chance(SEED, label)))


def test_what_happened_at_the_desk_can_be_written_and_read_back() -> None:
    desk = passport_draw()
    desk.order(DrawCards())
    desk.order(ChangeStampRules(values={"entries.stamp_stack_most": 2000}, why="late"))
    decoder = msgspec.json.Decoder(Union[tuple(APPLIERS)])  # noqa: UP007
    happened: list[Happening] = [one.what for one in desk.event.log]
    assert [decoder.decode(msgspec.json.encode(what)) for what in happened] == happened


def test_orders_can_be_read_from_json() -> None:
    text = b'{"player":"lee","name":"Lee","person":{"born":"1990-01-01","shown":["photo-id"]},"through":"in-person"}'
    order = msgspec.json.decode(text, type=Register)
    desk = Desk("apl-au-2025")
    sold = notes(desk.order(order), Sold)
    assert (sold.entry, sold.paid) == (1, True)
