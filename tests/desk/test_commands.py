"""A file of commands: orders in words, time, corrections, advice; and refusals that name the line."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.desk.commands.reading import orders, pieces, read_order
from cardspeak.desk.commands.running import Commands, Ran
from cardspeak.desk.commands.short_forms import read_chips, read_levels, read_moment, read_offer
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.core import DECIDERS, words
from cardspeak.tournament.creating import CreateEvent
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.seats.seating import DrawSeats, SeatLate

CREATE = (
    'create event name=Friday book=tda-2024 late_levels=2 buy_in="5000 for 2000 prizes + 500 house" '
    'levels="25/50@15 50/100 break 100/200 200/400 500/1000 1000/2000 2000/4000" '
    'chips="25x8 100x8 500x4 1000x2" starts_at="2026-11-20 19:00"'
)


def ran(*lines: str) -> tuple[Commands, list[Ran]]:
    """Some lines, run."""
    commands = Commands()
    return commands, list(commands.run(lines))


def entered(*more: str) -> tuple[Commands, list[Ran]]:
    """Four players at a table, and some lines more."""
    names = (f"register {name.lower()} {name}" for name in ("Ann", "Bo", "Cy", "Di"))
    return ran("at 2026-11-20 18:00", "by Dee", CREATE, *names, "at 19:00", "follow", *more)


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ('register ann "Ann Miller"', Register(player="ann", name="Ann Miller")),
        ("register ann Ann paid=false", Register(player="ann", name="Ann", paid=False)),
        ("draw seats tables=3", DrawSeats(tables=3)),
        ("Draw-Seats", DrawSeats()),
        ("seat late 5", SeatLate(entry=5)),
        ('{"order": "seat late", "entry": 5}', SeatLate(entry=5)),
        ("draw seats button.redraw_new_share=1", DrawSeats(choices={"button.redraw_new_share": "1"})),
        ("draw seats button.redraw_tables_left=2,1", DrawSeats(choices={"button.redraw_tables_left": ["2", "1"]})),
        ("draw seats button.redraw_tables_left=2", DrawSeats(choices={"button.redraw_tables_left": ["2"]})),
        ("draw seats chips.race_most=1", DrawSeats(choices={"chips.race_most": 1})),
        (
            'bust out [{"entry": 3, "stack": 100}] board="As Kd 2c"',
            BustOut(out=(Eliminated(entry=3, stack=100),), board="As Kd 2c"),
        ),
    ],
)
def test_lines_that_are_orders(line: str, order: object) -> None:
    assert read_order(line) == order


def test_every_order_can_be_given_in_words() -> None:
    assert set(orders().values()) == set(DECIDERS)
    assert all(orders()[words(kind)] is kind for kind in DECIDERS)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("regster ann Ann", "command.unknown"),
        ("register ann", "command.field"),
        ("register ann Ann extra", "command.unreadable"),
        ("register ann Ann shoes=9", "command.field"),
        ("seat late many", "command.field"),
        ('register ann "Ann', "command.unreadable"),
        ("bust out [{]", "command.unreadable"),
        ("{nothing}", "command.unreadable"),
        ('{"order": "fly"}', "command.unknown"),
        ("at noon", "command.time"),
        ("seed xyz", "draw.seed"),
        ("deal some", "deal.count"),
        ("strike last", "log.no-entry"),
        ("strike ²", "log.no-entry"),
        ("insert 3 why", "command.insert"),
        ("insert 3 why:", "command.insert"),
        ("insert here: draw seats", "log.no-entry"),
        ("insert 3 why: regster ann Ann", "command.unknown"),
        ("refused entry.twice", "command.refused"),
        ("follow nonsense", "command.kind"),
        ("advice move, please", "command.kind"),
        ("at +99999999999999h", "command.time"),
        ("at 9999-12-31 23:59", "command.time"),
        ("by", "command.by"),
        ("seed", "draw.seed"),
        ("deal 0", "deal.count"),
        ("deal ²", "deal.count"),
        (f"deal {'9' * 5_000}", "deal.count"),
        (f"strike {'9' * 5_000} why", "log.no-entry"),
        (f"create event name=Friday book=tda-2024 levels=25/50@{'9' * 5_000}", "command.short-form"),
        (f"create event name=Friday book=tda-2024 levels=25/50 starts_at={'9' * 5_000}", "command.short-form"),
        ("register ann Ann name=Anna", "command.twice"),
        ("start clock 5", "command.unreadable"),
        ("create event Friday", "command.field"),
        ("create event setup=[1]", "command.field"),
    ],
)
def test_lines_that_cannot_be_read_are_refused_with_their_number(line: str, code: str) -> None:
    commands = Commands()
    with pytest.raises(Unreadable) as refusal:
        list(commands.run(["# a comment", "", line]))
    assert refusal.value.code == code
    assert refusal.value.limits["line"] == 3
    assert not commands.event.log


@given(st.text(max_size=60))
def test_any_line_is_run_or_refused(line: str) -> None:
    with suppress(Refusal):
        Commands().say(line.strip() or "#")


@given(st.lists(st.from_regex(r"[a-z0-9=._-]{1,8}", fullmatch=True), max_size=5))
def test_plain_pieces_come_apart_at_spaces(split: list[str]) -> None:
    assert pieces(" ".join(split)) == split


def test_a_set_up_is_written_flat_and_in_short_forms() -> None:
    order = read_order(CREATE)
    assert isinstance(order, CreateEvent)
    setup = order.setup
    assert (setup.buy_in.chips, setup.buy_in.price, setup.buy_in.part("house")) == (5_000, 2_500, 500)
    assert [line.minutes for line in setup.levels[:3]] == [15, 15, 10]
    assert setup.chips[0].in_stack == 8
    assert setup.starts_at == 1_795_201_200_000


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (read_levels, "25-50"),
        (read_chips, "lots"),
        (read_offer, "free"),
        (read_offer, "10 for 5 dogs"),
        (read_moment, "soon"),
    ],
)
def test_short_forms_that_cannot_be_read(read: object, text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(text)  # type: ignore[operator]
    assert refusal.value.limits["example"]


def test_an_event_runs_from_entries_to_the_last_prize() -> None:
    commands, lines = entered("deal 5", "deal until 1", "follow")
    assert commands.left == 1
    assert not [one for one in Commands(commands.event).say("advice").advice if one.orders]
    assert all(entry.by == "Dee" for line in lines for entry in line.entries)


def test_tables_that_cannot_deal_are_named_with_the_advice_that_is_open() -> None:
    lines = ("create event name=Two book=aplpt-2025 levels=25/50", "register ann Ann", "register bo Bo")
    with pytest.raises(Unlawful) as refusal:
        ran(*lines, "draw seats tables=2", "deal until 1")
    assert (refusal.value.code, refusal.value.limits["advice"]) == ("deal.stuck", ["papers", "start"])


def test_advice_is_followed_however_many_come_late() -> None:
    late = [f"register late{number} Late{number}" for number in range(450)]
    commands, _ = entered(*late, "follow")
    assert not [one for one in commands.event.state.of(Entrants).live() if one.table is None]


def test_advice_is_told_with_its_orders() -> None:
    _, lines = entered("register ed Ed", "advice")
    (seat,) = [one for one in lines[-1].advice if one.kind == "seat"]
    assert seat.orders == (SeatLate(entry=5),)


def test_a_refusal_that_was_expected_changes_nothing() -> None:
    commands, lines = entered("refused entry.twice: register ann Ann")
    assert lines[-1].refused == "entry.twice"
    assert len(commands.event.state.of(Entrants).entries) == 4


def test_an_order_that_should_have_been_refused_is_told() -> None:
    with pytest.raises(Unlawful) as refusal:
        entered("refused entry.twice: register ed Ed")
    assert refusal.value.code == "command.not-refused"


def test_an_entry_is_struck_out_with_its_conflicts() -> None:
    commands, lines = entered("strike 5 never came")
    assert lines[-1].conflicts
    assert 2 not in commands.event.state.of(Entrants).entries
    assert commands.event.log[-1].why == "never came"


@pytest.fixture
def times() -> Commands:
    """Commands at a known moment."""
    commands = Commands()
    list(commands.run(["at 2026-11-20 19:00"]))
    return commands


@pytest.mark.parametrize(
    ("text", "seconds"), [("+90s", 90), ("+1h2m3s", 3_723), ("19:30", 1_800), ("2026-11-21 19:00", 86_400)]
)
def test_moments(times: Commands, text: str, seconds: int) -> None:
    before = times.at
    times.say(f"at {text}")
    assert times.at - before == seconds * 1_000


@pytest.mark.parametrize(
    ("line", "field", "accepts"),
    [
        ("seat late many", "entry", "a whole number"),
        ("seat late", "entry", "a whole number"),
        ("register ann Ann paid=perhaps", "paid", "true or false"),
        ("pay prize 1 form=gold", "form", "cash, transfer, ticket, "),
        ('bust out [{"entry": 3}, {"entry": "x"}]', "out.1.entry", "a whole number"),
        ('bust out [{"entri": 3}]', "out.0.entri", "the fields entry, stack, cards"),
        ("bust out 3", "out", "[{entry, stack, cards, "),
        ('stop event closing chips={"a": 1}', "chips", "{a whole number: a whole number}"),
        ('register ann Ann choices={"a": {}}', "choices", "text, a whole number, true or false or [texts]"),
        ('keep apart ["ann"] sisters', "players", "[text, text]"),
        ("create event book=tda-2024", "name", "text"),
        ("create event name=X book=tda-2024 shoes=4", "shoes", "the fields name, book, house"),
        ('create event name=X book=tda-2024 buy_in={"chips": "many"}', "buy_in.chips", "a whole number"),
    ],
)
def test_a_wrong_field_is_named_with_what_it_takes(line: str, field: str, accepts: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        list(Commands().run([line]))
    assert (refusal.value.code, refusal.value.field) == ("command.field", field)
    assert str(refusal.value.said.values["takes"]).startswith(accepts)
    assert str(refusal.value.message).startswith("Line 1: ")


def test_a_refusal_with_another_code_says_which() -> None:
    with pytest.raises(Unlawful) as refusal:
        entered('refused entry.twice: bust out [{"entry": 77}]')
    assert (refusal.value.code, refusal.value.limits["of"]) == ("command.other-code", ["entry.unknown"])


def test_a_correction_that_is_refused_can_be_expected_too() -> None:
    _, lines = entered("refused log.no-entry: strike 400", "refused command.time: at noon")
    assert [line.refused for line in lines[-2:]] == ["log.no-entry", "command.time"]


def test_time_does_not_run_backwards_but_past_midnight() -> None:
    with pytest.raises(Unlawful) as refusal:
        entered("at 18:30")
    assert refusal.value.code == "command.time-back"
    commands, _ = entered("at 23:50", "at 00:30")
    assert commands.at - entered("at 23:50")[0].at == 40 * 60_000


def test_a_line_that_ends_in_a_backslash_goes_on() -> None:
    place = CREATE.index("levels=")
    commands, lines = ran("\ufeffby Dee", CREATE[:place] + "\\", CREATE[place:])
    assert [line.line for line in lines] == [1, 2]
    assert len(commands.event.state.setup.levels) == 8
    with pytest.raises(Unreadable) as refusal:
        ran("by Dee", "register \\", "ann \\", "")
    assert refusal.value.limits["line"] == 2


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.commands"
    path.write_bytes(b"by Dee\n\xff\xfe\n")
    with path.open(encoding="utf-8") as file, pytest.raises(Unreadable, match="not UTF-8 text"):
        list(Commands().run(file))


def test_advice_may_be_asked_for_by_kind() -> None:
    _, lines = entered("register ed Ed", "advice move, seat", "advice pay")
    assert [[one.kind for one in line.advice] for line in lines[-2:]] == [["seat"], []]


def test_an_order_is_inserted_in_the_past_and_decided_as_of_then() -> None:
    late = ("at 22:00", "refused entry.closed: register ed Ed", "insert 5 was here in time: register ed Ed")
    commands, lines = entered(*late)
    entrants = commands.event.state.of(Entrants)
    assert {number: entry.name for number, entry in entrants.entries.items()} == {
        1: "Ann", 2: "Bo", 3: "Cy", 4: "Di", 5: "Ed",
    }  # fmt: skip
    assert not lines[-1].conflicts
    assert {(entry.by, entry.why, entry.at) for entry in lines[-1].entries} == {
        ("Dee", "was here in time", commands.at)
    }


def test_a_number_is_never_given_to_two_people() -> None:
    commands, lines = entered("register ed Ed", "strike 24 by mistake", "register flo Flo")
    assert lines[-3].entries[0].number == 24, "the registration of Ed"
    names = {number: entry.name for number, entry in commands.event.state.of(Entrants).entries.items()}
    assert names == {1: "Ann", 2: "Bo", 3: "Cy", 4: "Di", 6: "Flo"}


def test_an_insertion_that_is_refused_changes_nothing() -> None:
    commands, lines = entered(
        "refused entry.twice: insert 9 again: register ann Ann", "refused log.no-entry: insert 99 x: draw seats"
    )
    assert [line.refused for line in lines[-2:]] == ["entry.twice", "log.no-entry"]
    assert len(commands.event.log) == 23


def test_what_does_not_fit_after_an_insertion_is_told() -> None:
    _, lines = entered("at 19:30", 'bust out [{"entry": 4}]', 'insert 23 he was out first: bust out [{"entry": 4}]')
    assert [one.entry for one in lines[-1].conflicts] == [24]


EVENING = "2026-11-20 23:50"


@pytest.mark.parametrize(
    ("line", "field", "moment"),
    [
        ("after power cut 23:10 false", "since", "2026-11-20 23:10"),
        ("after power cut 23:55 false", "since", "2026-11-19 23:55"),
        ("after power cut -90s false", "since", "2026-11-20 23:48:30"),
        ('after power cut "2026-11-20 19:30" false', "since", "2026-11-20 19:30"),
        ("after power cut 1795201200000 false", "since", "2026-11-20 19:00"),
        ("suspend play true resumes_at=12:00", "resumes_at", "2026-11-21 12:00"),
        ("suspend play true resumes_at=+1h30m", "resumes_at", "2026-11-21 01:20"),
        ('suspend play true resumes_at="2026-11-22 12:00+02:00"', "resumes_at", "2026-11-22 10:00"),
        ("move start 9:05 rain true", "starts_at", "2026-11-21 09:05"),
        ('raise dispute 1 reading "a straight" 23:49', "pushed_at", "2026-11-20 23:49"),
        (
            '{"order": "move start", "starts_at": "00:30", "why": "rain", "told_all": true}',
            "starts_at",
            "2026-11-21 00:30",
        ),
        (
            '{"order": "move start", "starts_at": 1795201200000, "why": "x", "told_all": true}',
            "starts_at",
            "2026-11-20 19:00",
        ),
    ],
)
def test_times_in_orders_are_written_as_people_say_them(line: str, field: str, moment: str) -> None:
    assert getattr(read_order(line, read_moment(EVENING)), field) == read_moment(moment)


def test_times_within_a_part_of_an_order_are_read_too() -> None:
    order = read_order(
        'create event name=X book=tda-2024 terms={"closes_at": "20:15"}', read_moment("2026-11-20 19:00")
    )
    assert isinstance(order, CreateEvent)
    assert order.terms.closes_at == read_moment("2026-11-20 20:15")


@pytest.mark.parametrize("time", ["noon", "25:00", "2026-13-01", "+h", "19:61", "9999-12-31 23:59", "-99999h", "1e9"])
def test_what_is_no_time_is_refused_with_an_example(time: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_order(f'after power cut "{time}" false', read_moment("1970-01-02 00:00"))
    assert (refusal.value.code, refusal.value.field) == ("command.time", "since")
    assert "19:30" in str(refusal.value.limits["example"])


def test_a_number_of_players_is_no_time() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_order("keep even halt_at=19:30")
    assert str(refusal.value.said.values["takes"]) == "a whole number"


@pytest.mark.parametrize(
    "line",
    [
        "refused command.no-reason: strike 7",
        "refused command.no-reason: insert 3: pause clock",
        "refused draw.wrong-seed: seed 00112233445566778899aabbccddeeff",
        "refused command.unreadable: flight 1A",
        "refused flight.none: flight",
        'refused dispute.no-words: raise dispute 1 reading " " 19:00',
        'refused dispute.act: raise dispute 1 reading "a flush" 19:00 acts=["zzz"]',
        'refused payout.no-satellite: announce payouts wanted={"credits": 5}',
    ],
)
def test_what_nobody_can_mean_is_refused(line: str) -> None:
    entered("at 19:20", line)


def test_the_sealed_seed_may_be_given_again() -> None:
    seed = "00112233445566778899aabbccddeeff"
    commands, _ = ran(f"seed {seed}", "at 2026-11-20 18:00", CREATE, f"seed {seed}", "register ann Ann")
    assert len(commands.event.state.of(Entrants).entries) == 1


def test_what_could_not_be_followed_is_told() -> None:
    commands, _ = entered()
    again = Commands(commands.event)
    again.seed = b"not the seed that was sealed"
    _, told = again.run(["register ed Ed", "follow seat"])
    assert told.entries == ()
    assert [str(one) for one in told.not_done] == ["seat: This is not the seed that was sealed."]


def test_nobody_gives_more_chips_than_there_can_be() -> None:
    with pytest.raises(Unreadable) as refusal:
        ran(CREATE.replace("5000 for", "9" * 40 + " for"))
    assert (refusal.value.code, refusal.value.field) == ("limit.most", "setup.buy_in.chips")
