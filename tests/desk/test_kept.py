"""What is kept is found again: stamp cards with their owners, rulings with their book, and moves with the people who move."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardspeak.desk.commands.forms import FormField, forms
from cardspeak.desk.exporting.report import report
from cardspeak.desk.rulings import ShownRuling
from cardspeak.desk.views.floor import ShownRulings, rulings
from cardspeak.desk.views.mine import mine
from cardspeak.desk.views.parts import Seen
from cardspeak.desk.views.people import every_entry
from cardspeak.tournament.core import Context
from cardspeak.tournament.entries.bad_beat import BadBeatOpened
from cardspeak.tournament.entries.stamp_cards import AnnounceCard, CardFilled, FillCard, SettleCard
from cardspeak.tournament.happenings import TableOpened
from cardspeak.tournament.log import Event
from cardspeak.tournament.money import Sold
from cardspeak.tournament.presence.rulings import KeepRuling
from cardspeak.tournament.seats.balancing import Balanced
from cardspeak.tournament.seats.people import SeatLocked
from cardspeak.tournament.setup import Offer
from cardspeak.words import Chips
from tests.tournament.entries.kit import Desk

STORY = "game NLHE 25/50\nseats 1:Ann 2:Bo 4:Cy\nbutton 4\npreflop\nCy mumbles"


def seen(desk: Desk) -> Seen:
    """The event of a desk as it is shown."""
    return Seen(Event(desk.event.log, "tuesday"), desk.at)


@pytest.fixture
def desk() -> Desk:
    """An event with stamp cards, and two people in it."""
    made = Desk("apl-au-2025", stamp_cards=True)
    made.field(2)
    made.start()
    return made


def named(fields: tuple[FormField, ...]) -> dict[str, str]:
    """Who the fields of a form name."""
    return {one.name: one.whose for one in fields if one.whose}


@pytest.mark.parametrize(
    ("order", "whose"),
    [
        ("fill card", {"player": "player"}), ("re enter", {"player": "player"}), ("lock seat", {"player": "player"}),
        ("open bad beat", {"players": "player"}), ("finish bad beat", {"winner": "player"}),
        ("kill bad beat", {"counts": "player", "returns": "player"}), ("keep apart", {"players": "player"}),
        ("win ticket", {"player": "player"}), ("drop sign up", {"player": "door"}), ("rebuy", {"entry": "entry"}),
        ("end event", {"first": "entry"}), ("register", {}), ("substitute", {"entry": "entry"}), ("deal hand", {}),
    ],
)  # fmt: skip
def test_a_form_offers_people_where_an_order_names_somebody(order: str, whose: dict[str, str]) -> None:
    assert named(forms()[order].fields) == whose


def test_a_full_card_stands_at_its_owner_until_it_is_changed(desk: Desk) -> None:
    desk.order(FillCard(card="S1", player="p1", value=2_500))
    first, other = (every_entry(seen(desk))[number].cards for number in ("1", "2"))
    assert [(one.card, one.value, one.behind) for one in first] == [("S1", 2_500, False)]
    assert not other
    assert mine(seen(desk), 1).cards == first
    desk.order(AnnounceCard(entry=1, card="S1", stack=1_200))
    assert every_entry(seen(desk))["1"].cards[0].behind
    desk.order(SettleCard(entry=1, needed=True))
    assert not every_entry(seen(desk))["1"].cards


def test_the_feed_names_whose_it_is(desk: Desk) -> None:
    name = desk.entry("p1").name
    told = CardFilled(card="S1", player="p1", value=5, at=0).story_line(desk.state).values
    assert (told["name"], told["card"], told["value"]) == (name, "S1", Chips(5))
    assert SeatLocked(player="p1").story_line(desk.state).values["name"] == name
    assert str(BadBeatOpened(number=1, players=("p1", "p2"), at=0).story_line(desk.state).values["names"]).startswith(
        name
    )


def test_a_move_says_who_goes_where_and_what_waits_there(desk: Desk) -> None:
    plain = Balanced(entry=1, giving=1, left=2, to=3, seat=4)
    assert plain.story_line(desk.state).code == "happening.balanced"
    told = msgspec.structs.replace(plain, place="big blind").story_line(desk.state)
    assert (told.code, told.values["name"], str(told.values["place"])) == (
        "happening.balanced.placed", desk.entry("p1").name, "big blind",
    )  # fmt: skip


def test_nothing_paid_is_no_payment() -> None:
    free = Desk("apl-au-2025", buy_in=Offer(chips=5_000))
    free.field(1)
    sold = [entry.what for entry in free.event.log if isinstance(entry.what, Sold)]
    assert [one.story_line(free.state).code for one in sold] == ["happening.sold.free"]


def keep(event: Event, book: str, **more: Any) -> None:
    """Keep a ruling of a book."""
    event.order(
        KeepRuling(table=1, script=STORY, line=5, book=book, **more),
        Context(at=event.log[-1].at, by="Ann"),
        "nobody had seen it",
    )


def told_again(desk: Desk) -> tuple[ShownRuling, ...]:
    """The rulings as the floor is shown them."""
    shown = rulings(seen(desk))
    assert isinstance(shown, ShownRulings)
    return shown.latest


def test_a_ruling_is_read_again_with_its_reason_and_its_book(desk: Desk) -> None:
    desk.take(TableOpened(table=1, seats=9))
    keep(desk.event, "apl-2007", choice="fold")
    keep(desk.event, "apl-au-2025", choice="call")
    own, other = told_again(desk)
    assert (other.number, other.ruling.text, other.reason, other.person) == (
        1,
        "Cy mumbles",
        "nobody had seen it",
        "Ann",
    )
    assert other.at == desk.event.log[-2].at
    assert (own.own_book, other.own_book, other.book) == (True, False, "APL 2007")
    first = desk.event.log[-2]
    assert first.what.story_line(desk.state).code == "happening.ruling-kept.other-book"
    assert desk.event.log[-1].what.story_line(desk.state).code == "happening.ruling-kept"
    page = report(desk.state, desk.event.log)
    for words in ("Cy mumbles", "choice: fold", "nobody had seen it", "APL 2007 (not the book of the event)"):
        assert words in page
    entry = desk.event.strike([first.number], Context(at=first.at, by="Ann"), "not ours")
    desk.event.correct(entry)
    assert [one.number for one in told_again(desk)] == [2]
    assert "APL 2007" not in report(desk.event.state, desk.event.log)
