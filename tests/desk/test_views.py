"""What people see of an event: every part is there, complete, quick, and shows nobody what is not theirs."""

from __future__ import annotations

import inspect
import json
import logging
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from cardspeak.desk.commands.reading import orders
from cardspeak.desk.roles import Audience
from cardspeak.desk.views import telling
from cardspeak.desk.views.advising import as_sent, need
from cardspeak.desk.views.fitting import FITTING, INFORMATION, fitting
from cardspeak.desk.views.mine import mine
from cardspeak.desk.views.overview import ShownCounts, ShownEvent, counts, event
from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.desk.views.story import leading
from cardspeak.desk.views.telling import tag_of, values_of
from cardspeak.errors import Unlawful
from cardspeak.tournament.advice import AFTER, BEFORE, DURING, Advice, Kind
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.chips.account import ChipsIssued
from cardspeak.tournament.chips.counting import StacksCounted
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.core import APPLIERS, Context, Happening, Order
from cardspeak.tournament.dealt.large import Large, large_setup
from cardspeak.tournament.dealt.night import Night, Tables
from cardspeak.tournament.entrants import ChipsSet, Entrants, SeatLeft, SeatTaken, TableOpened
from cardspeak.tournament.entries.naming import CorrectName
from cardspeak.tournament.log import Entry, Event
from cardspeak.tournament.presence.absences import MarkAway
from cardspeak.tournament.presence.calls import Announce, CallFloor
from cardspeak.tournament.presence.disputes import RaiseDispute
from cardspeak.tournament.presence.penalties import NoteOffence
from cardspeak.tournament.presence.rulings import KeepRuling
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.breaking import BreakTable
from cardspeak.tournament.seats.seating import SeatsDrawn
from cardspeak.tournament.setup import Fee, Offer
from tests.tournament.dealt.kit import TERMS, setup
from tests.tournament.entries.kit import Desk

SEED = b"an evening that nobody will forget"
SECRET = "whispered"
STAFF = {
    "event", "clock", "counts", "prizes", "outs", "moves", "announcements", "hand_for_hand", "table", "entry", "advice", "log",
    "calls", "queue", "door", "disputes", "penalties", "rulings", "deals", "chips", "money",
}  # fmt: skip
PUBLIC = {"event", "clock", "counts", "prizes", "outs", "moves", "announcements", "hand_for_hand", "seats"}
WORDS = Path(__file__).parents[2] / "web" / "words" / "en"
SLOT = re.compile(r"\{(\w+)\}")


class Evening:
    """A dealt night with everything in it that only the staff should see."""

    def __init__(self, left: int = 30) -> None:
        night = Night(setup=setup("apl-au-2025"), seed=SEED, players=40, terms=TERMS, late=3)
        night.open_doors()
        tables = Tables(night.director, night.at)
        tables.play(left=left)
        self.at = tables.at
        self.event = Event(night.event.log, "friday")

    @property
    def seen(self) -> Seen:
        """The event now."""
        return Seen(self.event, self.at)

    def give(self, order: Order, why: str = "") -> None:
        """Give an order."""
        self.at += 1_000
        self.event.order(order, Context(at=self.at, by="Ann", seed=SEED), why)
        self.event.kept = self.event.version

    def playing(self) -> list[int]:
        """The entries that have a seat."""
        return [entry.number for entry in self.event.state.of(Entrants).live() if entry.table is not None]

    def parts(self, audience: Audience, later: int = 0) -> dict[str, Any]:
        """What an audience is shown."""
        seen = Seen(self.event, self.at + later)
        return {name: json.loads(msgspec.json.encode(value)) for name, value in each_part(seen, audience)}


@pytest.fixture(scope="module")
def evening() -> Evening:
    """An evening with calls, disputes, offences and an absence."""
    made = Evening()
    one, two = made.playing()[:2]
    table = made.event.state.of(Entrants).entry(one).table or 0
    made.give(CallFloor(table=table, entry=one, about=f"{SECRET} about a call"), why=f"{SECRET} reason")
    made.give(Announce(words="Dinner is served"))
    made.give(RaiseDispute(table=table, about="accounting", words=f"{SECRET} dispute", pushed_at=made.at, until="x"))
    made.give(NoteOffence(entry=two, offence="abuse", reason=f"{SECRET} offence"))
    made.give(MarkAway(entry=two))
    ruling = {"kind": "unlawful", "book": "tda-2024", "cites": [], "why": f"{SECRET} ruling"}
    made.give(KeepRuling(table=table, ruling=json.dumps(ruling)))
    return made


@pytest.fixture(autouse=True)
def _no_part_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.ERROR, "cardspeak.views"):
        yield
    assert not caplog.records


def families(parts: dict[str, Any]) -> set[str]:
    """The names of parts without their numbers."""
    return {name.partition("/")[0] for name in parts}


def strings(value: Any) -> Iterator[str]:
    """Every text in a value, keys too."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, str):
        yield value


def test_every_part_of_the_contract_is_shown(evening: Evening) -> None:
    assert families(evening.parts("staff")) == STAFF
    assert families(evening.parts("public")) == PUBLIC
    assert families(evening.parts("table")) == PUBLIC | {"table", "calls"}


def test_the_public_sees_no_secret(evening: Evening) -> None:
    entries = evening.event.state.of(Entrants).entries.values()
    hidden = {entry.player for entry in entries} | {note for entry in entries for note in entry.notes}
    shown = set(strings(evening.parts("public")))
    assert not hidden & shown
    assert not [text for text in shown if SECRET in text]


def test_the_public_is_told_no_field_of_the_staff(evening: Evening) -> None:
    private = {
        "chips_of",
        "player",
        "notes",
        "owes",
        "member",
        "warnings",
        "away",
        "about",
        "reason",
        "by",
        "why_code",
        "board",
    }
    fields = set(strings(evening.parts("public")))
    assert not private & fields


def test_nobody_is_shown_a_card(evening: Evening) -> None:
    """Dealt hands keep the cards of whoever lost; the log never tells them."""
    cards = re.compile(r"\b(?:[2-9TJQKA][cdhs] ?){2,}")
    lines = evening.parts("staff")["log"]["lines"]
    assert any(line["type"] == "hand-dealt" for line in lines)
    assert not [text for text in strings([line["values"] for line in lines]) if cards.search(text)]
    assert not [text for text in strings(evening.parts("public")) if cards.search(text)]


def test_the_staff_sees_what_the_floor_has_in_hand(evening: Evening) -> None:
    parts = evening.parts("staff")
    assert parts["calls"]["open"][0]["about"] == f"{SECRET} about a call"
    assert parts["disputes"]["open"] or parts["disputes"]["closed"]
    assert parts["penalties"]["undecided"][0]["offence"] == "abuse"
    assert parts["rulings"]["latest"][0]["ruling"]["book"] == "tda-2024"
    assert parts["announcements"]["latest"][0]["words"] == "Dinner is served"
    away = [name for name, one in parts.items() if name.startswith("entry/") and one["away"]]
    seats = [seat for name, one in parts.items() if name.startswith("table/") for seat in one["seats"] if seat["away"]]
    assert len(away) == len(seats) == 1


@pytest.mark.parametrize("audience", ["staff", "public"])
def test_no_part_changes_by_time_alone(evening: Evening, audience: Audience) -> None:
    now, later = evening.parts(audience), evening.parts(audience, later=1_700)
    assert {name for name in now if now[name] != later.get(name)} <= {"advice"}


def test_an_order_of_the_advice_can_be_sent_as_it_is() -> None:
    evening = Evening(left=28)
    for entry in evening.playing()[:3]:
        evening.give(BustOut(out=(Eliminated(entry=entry, stack=100),)))
    advice = evening.parts("staff")["advice"]
    sent = [order for one in advice for order in one["orders"]]
    assert sent
    for order in sent:
        made = msgspec.convert(order["fields"], orders()[order["order"]], strict=True)
        assert as_sent(made).fields == order["fields"]


def test_every_kind_of_advice_is_told_by_somebody() -> None:
    told = {kind for tells in (BEFORE, DURING, AFTER) for kinds, _ in tells for kind in kinds}
    assert told == set(get_args(Kind))


ORDERED = {
    "bust", "issue stacks", "seat", "draw buttons", "all have chips", "close registration", "announce payouts",
    "announce level", "colour up", "remove", "hand for hand", "next hand", "end hand for hand", "final", "empty table",
    "break", "move",
    "button", "alternate", "tickets", "report", "fill envelopes", "end day", "release", "bounty", "pay bounty", "end",
    "penalty",
}  # fmt: skip
"""Advice that always comes with its order."""


def test_all_advice_has_an_order_or_those_that_fit_or_is_information() -> None:
    assert not ORDERED & (FITTING.keys() | INFORMATION)
    assert ORDERED | FITTING.keys() | INFORMATION == set(get_args(Kind))


@pytest.mark.parametrize("kind", sorted(FITTING))
def test_orders_that_fit_an_advice_are_orders_with_such_fields(kind: Any) -> None:
    one = Advice(kind=kind, why="", needs=("identity of entry 7",))
    found = fitting(one, {"table": 3, "number": 2})
    assert 1 <= len(found) <= 3
    for order, fields in found:
        assert set(fields) <= {field.encode_name for field in msgspec.structs.fields(orders()[order])}
    assert fitting(Advice(kind=kind, why="", orders=(BreakTable(),)), {}) == ()


def test_every_advice_of_the_evening_can_be_acted_on(evening: Evening) -> None:
    shown = evening.parts("staff")["advice"]
    assert any(not one["orders"] for one in shown)
    assert all(one["orders"] or one["forms"] or one["kind"] in INFORMATION for one in shown)


def lacking(told: Iterable[tuple[str, dict[str, Any]]]) -> dict[str, list[str]]:
    """The values that sentences ask for and do not get."""
    said = {**_words("advice"), **_words("happenings")}
    return {
        key: sorted(missing)
        for key, values in told
        if (missing := set(SLOT.findall(said.get(f"{key}.{values.get('form')}") or said[key])) - set(values))
    }


def test_every_sentence_of_the_evening_gets_its_values(evening: Evening) -> None:
    log = evening.event.log
    assert not lacking((f"happening.{tag_of(one.what)}", values_of(evening.event.state, one.what)) for one in log)
    assert not lacking((f"advice.{one['kind']}", one["values"]) for one in evening.parts("staff")["advice"])


def test_every_sentence_gets_its_values_whatever_happens() -> None:
    """By the fields that happenings always have, and what is told of them besides."""
    said, missing = _words("happenings"), {}
    for kind in APPLIERS:
        tag = str(kind.__struct_config__.tag)
        told = set(_always_told(kind, tag)) | set(_told_besides(tag))
        for key, text in said.items():
            if key == f"happening.{tag}" or key.startswith(f"happening.{tag}."):
                missing[key] = set(SLOT.findall(text)) - told - IN_THIS_FORM.get(key, set())
    assert not {key: slots for key, slots in missing.items() if slots}


IN_THIS_FORM = {
    "happening.chips-removed": {"name"}, "happening.deal-dropped.objection": {"name"},
    "happening.evenness-set.tolerance": {"tolerance"},
}  # fmt: skip
"""Values that are there whenever this form is taken."""


def _always_told(kind: type[Happening], tag: str) -> Iterator[str]:
    for field in msgspec.structs.fields(kind):
        shape = str(field.type)
        if "None" in shape or (field.name in telling.HIDDEN and field.name not in telling.COUNTS):
            continue
        if field.name == "entry":
            yield from ("entry", "name")
        elif field.name == "entries":
            yield from ("names", "n")
        elif shape in ("<class 'int'>", "<class 'str'>", "<class 'bool'>") or "Literal" in shape:
            yield telling.called(field.name, tag)


def _told_besides(tag: str) -> list[str]:
    found = telling.SPECIAL.get(tag)
    source = inspect.getsource(found) if found is not None else ""
    source += inspect.getsource(telling.lines_of) if "lines_of" in source else ""
    return re.findall(r'yield "(\w+)"', source)


def test_needs_are_codes() -> None:
    assert need("the dealer's seat at table 7").table == 7
    assert need("chips of 25 of everybody at table 3").values == {"value": 25, "table": 3}
    assert need("chips of 7 of Hearts").code == "stack"
    assert need("something else").code == "other"


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (
            [
                TableOpened(table=1, seats=9),
                SeatsDrawn(label="", rooms=(), drawn=()),
                SeatTaken(entry=1, table=1, seat=2),
            ],
            1,
        ),
        ([ChipsSet(entry=1, chips=5), StacksCounted(at=0, entries=1, total=5, everybody=False, expected=5)], 1),
        ([SeatTaken(entry=1, table=1, seat=2), ChipsIssued(entry=1, chips=5)], 0),
        ([SeatLeft(entry=1), SeatTaken(entry=1, table=1, seat=2)], 1),
    ],
)
def test_the_line_of_an_order_says_what_it_was_about(happened: list[Happening], told: int) -> None:
    entries = [Entry(number=number, at=0, what=what) for number, what in enumerate(happened, 1)]
    assert leading(entries) is entries[told]


def test_an_order_is_one_line_with_what_it_led_to(evening: Evening) -> None:
    lines = evening.parts("staff")["log"]["lines"]
    broken = next(line for line in lines if line["type"] == "table-broken")
    assert {one["type"] for one in broken["led_to"]} >= {"seat-taken", "table-closed"}
    assert broken["last"] - broken["number"] == len(broken["led_to"]) + broken["more"]
    assert broken["order"] == "break table"
    assert len({line["number"] for line in lines}) == len(lines)


def test_a_name_that_was_put_right_is_told_at_once() -> None:
    evening = Evening(left=38)
    someone = evening.playing()[0]
    evening.give(MarkAway(entry=someone))
    evening.parts("staff")
    evening.give(CorrectName(entry=someone, name="Zoe Right"))
    away = next(line for line in evening.parts("staff")["log"]["lines"] if line["type"] == "went-away")
    assert away["values"]["name"] == "Zoe Right"


def test_struck_lines_are_marked() -> None:
    evening = Evening(left=38)
    evening.give(Announce(words="A mistake"))
    number = evening.event.version
    context = Context(at=evening.at, by="Ann")
    entry = evening.event.strike([number], context, "never said")
    evening.event.correct(entry)
    evening.event.kept = evening.event.version
    lines = {line["number"]: line for line in evening.parts("staff")["log"]["lines"]}
    assert lines[number]["struck"]
    assert not lines[number + 1]["struck"]
    assert lines[number + 1]["values"]["numbers"] == str(number)
    assert [one["values"]["words"] for one in lines[number + 1]["of"]] == ["A mistake"]
    assert evening.parts("public")["announcements"]["latest"] == []
    entry = evening.event.strike([number + 1], context, "it was said after all")
    evening.event.correct(entry)
    evening.event.kept = evening.event.version
    restored = evening.parts("staff")["log"]["lines"][0]
    assert (restored["values"]["form"], restored["of"][0]["values"]["words"]) == ("restored", "A mistake")


def test_moves_say_where_somebody_came_from(evening: Evening) -> None:
    latest = evening.parts("public")["moves"]["latest"]
    moved = [move for move in latest if move["why"] in ("break", "balance")]
    assert moved
    assert all((move["from_table"], move["from_seat"]) != (move["table"], move["seat"]) for move in moved)


def test_whoever_is_out_is_told_to_move_no_more() -> None:
    evening = Evening(left=20)
    evening.give(Balance(why="more room at the other table"))
    told = evening.parts("public")["moves"]["latest"][0]
    mover = f"entry/{told['entry']}"
    assert told["stands"]
    assert evening.parts("staff")[mover]["on_the_way"]
    evening.give(BustOut(out=(Eliminated(entry=told["entry"]),)))
    assert not evening.parts("public")["moves"]["latest"][0]["stands"]
    assert not evening.parts("staff")[mover]["on_the_way"]


def test_moves_that_stand_are_where_people_sit(evening: Evening) -> None:
    seats = evening.parts("public")["seats"]["seats"]
    for move in evening.parts("public")["moves"]["latest"]:
        assert move["stands"] == (seats.get(str(move["entry"])) == [move["table"], move["seat"]])


def test_the_last_out_comes_first(evening: Evening) -> None:
    places = [out["place"] for out in evening.parts("public")["outs"]["latest"]]
    assert places == sorted(places)
    assert places[0] == len(evening.playing()) + 1


def test_places_on_the_wall_are_the_pool(evening: Evening) -> None:
    prizes = evening.parts("public")["prizes"]
    assert sum(place["amount"] for place in prizes["places"]) == prizes["pool"]
    assert prizes["left_to_money"] == max(0, len(evening.playing()) - prizes["paid_places"])


@pytest.mark.parametrize("noted", [False, True])
def test_the_average_is_of_all_stacks_whether_or_not_it_was_noted_that_they_are_out(noted: bool) -> None:
    desk = Desk("tda-2015")
    desk.field(5)
    desk.start()
    if noted:
        desk.order(IssueStacks())
    desk.register("late")
    desk.bust("p1")
    shown = counts(Seen(Event(desk.event.log, "friday"), desk.at))
    assert isinstance(shown, ShownCounts)
    assert (shown.left, shown.chips, shown.average) == (5, 30_000, 6_000)


def test_what_is_sold_is_shown_with_its_price() -> None:
    rebuy = Offer(chips=5_000, fees=(Fee(name="prizes", amount=2_000), Fee(name="room", amount=300, to="house")))
    desk = Desk("tda-2015", format="rebuy", rebuy=rebuy, rebuy_levels=3)
    shown = event(Seen(Event(desk.event.log, "friday"), desk.at))
    assert isinstance(shown, ShownEvent)
    assert (shown.price, shown.rebuy_price, shown.add_on_price, shown.re_entry_price) == (2_500, 2_300, None, None)


def test_the_seat_map_is_where_people_sit(evening: Evening) -> None:
    entries = evening.event.state.of(Entrants).entries
    seats = evening.parts("public")["seats"]["seats"]
    assert sorted(map(int, seats)) == sorted(evening.playing())
    assert all([entries[int(number)].table, entries[int(number)].seat] == at for number, at in seats.items())


def test_a_player_sees_the_own_seat_and_nothing_else(evening: Evening) -> None:
    number = evening.playing()[0]
    shown = mine(evening.seen, number)
    entry = evening.event.state.of(Entrants).entry(number)
    assert (shown.table, shown.seat, shown.name) == (entry.table, entry.seat, entry.name)
    assert shown.called
    assert not {"player", "notes", "owes", "member"} & set(shown.__struct_fields__)


def test_a_link_without_an_entry_is_refused(evening: Evening) -> None:
    with pytest.raises(Unlawful, match="no entry"):
        mine(evening.seen, None)


def test_sixty_tables_are_shown_quickly() -> None:
    """15 ms of the processor, whatever else the machine does."""
    big = Large(540, large_setup("apl-au-2025"), SEED)
    big.begin()
    event = big.event
    spent, parts = [], dict[str, object]()
    for entry in range(1, 7):
        big.bust(entry)
        event.kept = event.version
        began = time.thread_time()
        parts = dict(each_part(Seen(event, big.at), "staff"))
        spent.append(time.thread_time() - began)
    assert len([name for name in parts if name.startswith("entry/")]) == 540
    assert min(spent) < 0.015


def _words(area: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((WORDS / f"{area}.json").read_text(encoding="utf-8"))
    return found
