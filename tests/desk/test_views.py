"""What people see of an event: every part is there, complete, quick, and shows nobody what is not theirs."""

from __future__ import annotations

import ast
import inspect
import json
import logging
import re
import textwrap
import time
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from bench.large_event import Large, large_setup
from bench.nights import Night
from cardspeak.desk.commands.reading import orders
from cardspeak.desk.roles import Audience
from cardspeak.desk.views.advising import as_sent
from cardspeak.desk.views.mine import mine
from cardspeak.desk.views.overview import ShownCounts, ShownEvent, counts, event
from cardspeak.desk.views.parts import Seen, each_part
from cardspeak.desk.views.story import leading
from cardspeak.errors import Unlawful
from cardspeak.tournament.advice import AFTER, BEFORE, DURING, advice
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.chips.account import ChipsIssued
from cardspeak.tournament.chips.counting import StacksCounted
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.core import APPLIERS, UNTOLD, Context, Happening, Order
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.naming import CorrectName
from cardspeak.tournament.happenings import ChipsSet, SeatLeft, SeatTaken, TableOpened
from cardspeak.tournament.log import Entry, Event, Struck
from cardspeak.tournament.needs import Advice, AdviceKind, AnyNeed
from cardspeak.tournament.night import Tables
from cardspeak.tournament.presence.absences import MarkAway
from cardspeak.tournament.presence.calls import Announce, CallFloor
from cardspeak.tournament.presence.disputes import RaiseDispute
from cardspeak.tournament.presence.penalties import NoteOffence
from cardspeak.tournament.presence.rulings import KeepRuling
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.seating import SeatsDrawn
from cardspeak.tournament.setup import Fee, Offer
from cardspeak.words.catalogue import LANGUAGES, catalogue
from tests.tournament.autoplay.kit import TERMS, setup
from tests.tournament.entries.kit import Desk

SEED = b"an evening that nobody will forget"
SECRET = "whispered"
STAFF = {
    "event", "clock", "counts", "prizes", "outs", "moves", "announcements", "hand_for_hand", "table", "entry", "advice", "log",
    "calls", "queue", "door", "disputes", "penalties", "rulings", "deals", "chips", "money",
}  # fmt: skip
PUBLIC = {"event", "clock", "counts", "prizes", "outs", "moves", "announcements", "hand_for_hand", "seats"}
HOLE = re.compile(r"\$(\w+)")


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
    made.give(RaiseDispute(table=table, about="accounting", words=f"{SECRET} dispute", pushed_at=made.at))
    made.give(NoteOffence(entry=two, offence="abuse", reason=f"{SECRET} offence"))
    made.give(MarkAway(entry=two))
    story = f"game NLHE 25/50\nseats 1:Ann 2:Bo 4:Cy\nbutton 4\npreflop\nCy mumbles  # {SECRET} ruling"
    made.give(KeepRuling(table=table, script=story, line=5, book="tda-2024", choice="fold"))
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
    hidden = {entry.player for entry in entries} | {str(note) for entry in entries for note in entry.notes}
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
    assert not [text for text in strings([line["message"] for line in lines]) if cards.search(text)]
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
    assert told == set(get_args(AdviceKind))


def test_every_advice_of_the_evening_can_be_acted_on(evening: Evening) -> None:
    shown = evening.parts("staff")["advice"]
    assert any(not one["orders"] for one in shown)
    assert all(one["orders"] or one["forms"] or one["kind"] in Advice.INFORMATION for one in shown)
    for one in shown:
        for form in one["forms"]:
            assert set(form["fields"]) <= {
                field.encode_name for field in msgspec.structs.fields(orders()[form["order"]])
            }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_evening_gets_its_values(evening: Evening, language: str) -> None:
    say, state = catalogue(language).word, evening.event.state
    told = [entry.what.story_line(state) for entry in evening.event.log]
    told += [said for one in advice(state, evening.at) for said in (one.message, *one.reasons)]
    assert all(map(say, told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_its_values_whatever_happens(language: str) -> None:
    """By the fields that happenings have, and what is told of them besides."""
    words = catalogue(language)
    kinds: tuple[type[Happening], ...] = (*APPLIERS, Struck)
    for kind in kinds:
        code, told = f"happening.{kind.__struct_config__.tag}", _told_plainly(kind) | _told_besides(kind)
        sentences = [one for one in words.codes() if one == code or one.startswith(f"{code}.")]
        assert sentences, code
        for one in sentences:
            asked = set(HOLE.findall(words.source(one)))
            assert asked <= told | IN_THIS_FORM.get(one, set()), one


IN_THIS_FORM = {"happening.struck": {"what"}, "happening.struck.restored": {"what"}}
"""Values that the story adds."""


def _told_plainly(kind: type[Happening]) -> set[str]:
    named = {"entry": {"name"}, "entries": {"names", "n"}}
    fields = [field for field in kind.__struct_fields__ if field not in UNTOLD]
    return set().union(*(named.get(field, {field}) for field in fields))


def _told_besides(kind: type[Happening]) -> set[str]:
    source = ast.parse(textwrap.dedent(inspect.getsource(kind.story_line)))
    names = {word.arg for call in ast.walk(source) if isinstance(call, ast.Call) for word in call.keywords if word.arg}
    keys = {key.value for one in ast.walk(source) if isinstance(one, ast.Dict) for key in one.keys if _is_text(key)}  # type: ignore[union-attr]
    return names | keys


def _is_text(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.parametrize("kind", get_args(AnyNeed), ids=lambda kind: str(kind.__struct_config__.tag))
def test_every_need_has_words_for_its_fields(kind: type[msgspec.Struct]) -> None:
    for language in LANGUAGES:
        source = catalogue(language).source(f"need.{kind.__struct_config__.tag}")
        assert set(HOLE.findall(source)) <= set(kind.__struct_fields__)


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
    assert away["message"]["values"]["name"] == "Zoe Right"


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
    assert lines[number + 1]["message"]["code"] == "happening.struck"
    assert [one["message"]["values"]["words"] for one in lines[number + 1]["of"]] == ["A mistake"]
    assert evening.parts("public")["announcements"]["latest"] == []
    entry = evening.event.strike([number + 1], context, "it was said after all")
    evening.event.correct(entry)
    evening.event.kept = evening.event.version
    restored = evening.parts("staff")["log"]["lines"][0]
    assert restored["message"]["code"] == "happening.struck.restored"
    assert restored["of"][0]["message"]["values"]["words"] == "A mistake"


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
    with pytest.raises(Unlawful, match="No entry"):
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
