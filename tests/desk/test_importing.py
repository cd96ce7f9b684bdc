"""Files of other programs: a real grammar, nothing executed, and commands that run."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.desk.commands.reading import read_order
from cardspeak.desk.commands.running import Commands
from cardspeak.desk.importing.brought import BroughtEvent, ImportedPlayer, commands
from cardspeak.desk.importing.lists import decoded, read_players
from cardspeak.desk.importing.tdt import New, read_tdt, unquoted
from cardspeak.desk.importing.tournament_director import read_event
from cardspeak.errors import Refusal, Unreadable
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.money import proof
from cardspeak.words import message

FRIDAY = (Path(__file__).parent / "files" / "friday.tdt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (
            "{a: 1, 'b': -2.5, \"c\": [true, false, null, undefined,]}",
            {"a": 1, "b": -2.5, "c": [True, False, None, None]},
        ),
        ('"line\\nnext \\"said\\" \\u00e9 \\x41"', 'line\nnext "said" é A'),
        ("new GameRound({Minutes: 20})", New("GameRound", ({"Minutes": 20},))),
        ("new Chops([])", New("Chops", ([],))),
        ("new Empty()", New("Empty")),
        ('Map.from([["a", new X(1)], ["b", 2]])', {"a": New("X", (1,)), "b": 2}),
        ("\ufeff// a comment\n{ /* another */ x : 1e3 }", {"x": 1000.0}),
    ],
)
def test_values_of_the_dialect(text: str, value: object) -> None:
    assert read_tdt(text) == value


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("{a: 1", 1, 6),
        ("{a 1}", 1, 4),
        ("{a: alert(1)}", 1, 5),
        ('{\n  a: "open', 2, 6),
        ("[1 2]", 1, 4),
        ("{} {}", 1, 4),
        ("Map.from([1])", 1, 14),
        ("", 1, 1),
        ("{a: function() {}}", 1, 5),
        ("{a: `x`}", 1, 5),
    ],
)
def test_what_is_no_value_is_refused_with_its_place(text: str, line: int, column: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_tdt(text)
    assert (refusal.value.limits["line"], refusal.value.limits["column"]) == (line, column)


def test_values_too_deep_are_refused() -> None:
    with pytest.raises(Unreadable):
        read_tdt("[" * 5_000)


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(Unreadable):
        read_tdt(text)


@given(st.text(alphabet=st.characters(exclude_characters='"\\', codec="utf-8"), max_size=40))
def test_a_string_without_escapes_is_itself(text: str) -> None:
    assert unquoted(f'"{text}"') == text


def test_an_event_is_brought_over() -> None:
    event = read_event(FRIDAY)
    assert event.name == 'The "Bubble" Boys Friday'
    assert [(line.small_blind, line.ante, line.is_break) for line in event.levels] == [
        (25, 0, False), (50, 0, False), (0, 0, True), (100, 25, False), (200, 50, False),
    ]  # fmt: skip
    assert event.chips == (25, 100, 1000)
    assert event.seats == 8
    bo = event.players[1]
    assert (bo.name, len(bo.bought)) == ('Bo "Two" Sample', 2)  # each rebuy is another purchase
    assert [(buy.to_prizes, buy.to_house) for buy, _ in bo.bought] == [(2_000, 500)] * 2
    assert bo.bought[1][1] is not None
    assert bo.bought[1][1].hitmen == ("u1", "u3")
    assert event.players[0].bought[0][1] is None
    assert any("Layout" in str(note) for note in event.notes)


def test_the_commands_of_a_brought_event_run_to_the_same_places() -> None:
    ran = Commands()
    list(ran.run(commands(read_event(FRIDAY), "tda-2024")))
    state = ran.event.state
    found = {state.of(Entrants).entry(entry).name: place for entry, place in places(state).items()}
    assert found == {"Cy Übung": 2, 'Bo "Two" Sample': 3, "Di Fixture": 4}
    assert proof(state).collected == 5 * 2_500
    assert proof(state).sold == {"entry": 4, "re-entry": 1}


@pytest.mark.parametrize(
    ("before", "after", "field"),
    [
        ("Minutes: 20, SmallBlind: 25", 'Minutes: "20", SmallBlind: 25', "Minutes"),
        ("Amount: 20, Rake", 'Amount: "lots", Rake', "Ada Test: Amount"),
        ('Name: "Ada Test"', 'Name: ""', "Name"),
        ("T: new Tournament(", "T: new Cashgame(", "T"),
        ("Chips: 5000, Points", "Chips: 0.5, Points", "Ada Test: Chips"),
    ],
)
def test_a_file_with_something_else_in_a_field_is_refused(before: str, after: str, field: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_event(FRIDAY.replace(before, after, 1))
    assert refusal.value.field == field


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Ann\nBo\n", [("ann", "Ann"), ("bo", "Bo")]),
        ("Name,Member\nAnn Miller,17\n", [("17", "Ann Miller")]),
        ("member number;first_name;surname\n7;Ann;Miller\n\n8;Bo;\n", [("7", "Ann Miller"), ("8", "Bo")]),
        ('id\tname\n1\t"Miller\tAnn"\n', [("1", "Miller Ann")]),
        ("name\n'=Ann\n", [("=ann", "=Ann")]),
    ],
)
def test_lists_of_players(text: str, found: list[tuple[str, str]]) -> None:
    assert [(one.player, one.name) for one in read_players(text).players] == found


@pytest.mark.parametrize(
    ("number", "code"),
    [
        ("1e400", "tdt.number"), ("9" * 5_000, "tdt.number"), ("10000000000000000000000", "limit.most"),
        ("1000000000000000", "limit.most"), ("-5", "limit.least"),
    ],
)  # fmt: skip
def test_a_moment_that_no_calendar_has_is_refused(number: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_event(FRIDAY.replace("Time: 1795201200000", f"Time: {number}", 1))
    assert refusal.value.code == code


def test_purchases_are_taken_in_the_order_of_their_moments() -> None:
    bo = read_event(FRIDAY.replace("Time: 1795203060000", "Time: 1795201200500", 1)).players[1]
    assert [buy.at for buy, _ in bo.bought] == [1_795_201_200_500, 1_795_201_201_000]
    event = BroughtEvent(name="Friday", players=(bo,))
    assert [line for line in commands(event, "tda-2024") if line.startswith(("register", "rebuy"))] == [
        'register u2 "Bo \\"Two\\" Sample"', "rebuy 1 0",
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "code"), [("x" * 101, "limit.length"), ("\u202eevil", "limit.character")])
def test_a_list_names_the_row_of_a_name_that_cannot_be_taken(name: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_players(f"name\nAnn\n{name}\n")
    assert (refusal.value.code, refusal.value.limits["row"]) == (code, 3)


@pytest.mark.parametrize("text", ["", "\n\n", "id,points\n1,2\n", "name,id\n,5\n"])
def test_lists_without_names_are_refused(text: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_players(text)
    assert refusal.value.field


def test_somebody_twice_in_a_list_is_told() -> None:
    assert read_players("id,name\n1,Ann\n1,Anne\n").notes == (message("import.twice", player="1"),)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_text_as_programs_write_it(encoding: str) -> None:
    assert decoded("Übung".encode(encoding)) == "Übung"


@given(st.lists(st.text(max_size=12), max_size=6))
def test_any_list_is_read_or_refused_and_its_commands_are_one_line_each(cells: list[str]) -> None:
    try:
        event = read_players("\n".join(cells))
    except Refusal:
        return
    assert all("\n" not in line for line in commands(event, "tda-2024"))


TRAPS = (Path(__file__).parent / "files" / "traps.tdt").read_text(encoding="utf-8")


def traps() -> list[str]:
    return list(commands(read_event(TRAPS), "tda-2024"))


def test_strings_keep_what_only_looks_like_the_end() -> None:
    event = read_event(TRAPS)
    assert (event.name, event.players[0].name) == ("Saturday ♠ Traps", "Eve \\ Escape")
    (formula,) = [str(note) for note in event.notes if "formula" in str(note)]
    assert formula.endswith('10*sqrt(n)/sqrt(rank), 1) // } ] ) "not the end"')


def test_several_rakes_are_added_and_cents_are_kept() -> None:
    buys = [buy for player in read_event(TRAPS).players for buy, _ in player.bought]
    assert [(buy.to_prizes, buy.to_house) for buy in buys] == [(2_000, 550)] * 6 + [(1_500, 0)]
    assert buys[0].at == 1_795_201_200_000, "a moment written with an exponent"


def test_a_purchase_by_somebody_still_in_is_a_rebuy_and_no_entry() -> None:
    lines = traps()
    assert "rebuy 2 0" in lines
    assert "re enter u2" not in lines
    assert lines.index("rebuy 2 0") > lines.index("start clock")


def test_a_purchase_at_the_moment_of_the_bust_is_a_re_entry_after_it() -> None:
    lines = traps()
    assert lines.index("re enter u5") > lines.index('bust out [{"entry":5,"by":[]}] hitman_elsewhere=true')


def test_one_hitman_may_stand_without_a_list_and_one_who_is_not_there_is_left_out() -> None:
    lines = traps()
    assert 'bust out [{"entry":2,"by":[1]}] hitman_elsewhere=true' in lines
    assert 'bust out [{"entry":6,"by":[]}] hitman_elsewhere=true' in lines


def test_somebody_who_has_not_paid_in_full_owes() -> None:
    assert 'register u3 "Gil Credit" paid=false' in traps()


def test_levels_chips_and_tables_are_taken_as_they_are() -> None:
    event = read_event(TRAPS)
    assert [(line.minutes, line.ante, line.is_break) for line in event.levels] == [
        (20, 0, False), (10, 0, True), (15, 100, False), (15, 200, False), (15, 400, False),
    ]  # fmt: skip
    assert (event.chips, event.seats) == ((25, 100), 10)


@pytest.mark.parametrize(
    "words",
    [
        "Guarantee of 500 in the financials",
        "Chops are not imported",
        "CashAdjustment of 1 player",
        "HitsAdjustment of 1 player",
        "Locked seats: 1",
        "Not entered, because they bought nothing: Jem No-Show",
        "2 different prices",
        "Busts at the same time: 1",
        "Breaks with a chip-up: 1",
        "games change with the levels, which is not imported: No-Limit Hold'em, Pot-Limit Omaha",
        "Not imported: History",
    ],
)
def test_what_is_not_carried_over_is_told(words: str) -> None:
    assert [note for note in read_event(TRAPS).notes if words in str(note)]


def test_nothing_is_told_that_is_not_there() -> None:
    told = " ".join(map(str, read_event(TRAPS).notes))
    assert not [word for word in ("PointsAdjustment", "AddOns", "HouseContribution", "UseRakes") if word in told]


@pytest.mark.parametrize("book", ["tda-2024", "tda-2015", "apl-2007"])
def test_the_traps_run_to_the_places_of_the_file(book: str) -> None:
    ran = Commands()
    list(ran.run(commands(read_event(TRAPS), book)))
    state = ran.event.state
    found = {state.of(Entrants).entry(entry).name: place for entry, place in places(state).items()}
    assert found == {"Fay Still-In": 2, "Gil Credit": 3, "Hob Together": 3, "Ivy Instant": 5}
    assert proof(state).sold == {"entry": 5, "rebuy": 1, "re-entry": 1}


@pytest.mark.parametrize(
    ("before", "after", "note"),
    [
        ("NumberOfSeats: 8", "NumberOfSeats: 99", "Tables of 99 seats became tables of 11."),
        ("NumberOfSeats: 8", "NumberOfSeats: 1", "Tables of 1 seat became tables of 2."),
        ("Amount: 20, Rake", "Amount: -20, Rake", "Purchases with a negative amount: 1; imported as 0."),
        ("Amount: 20, Rake", "Amount: 20, Rake", "Line breaks and wide spaces became single spaces in 1 name."),
    ],
)
def test_what_is_carried_over_as_something_else_is_told(before: str, after: str, note: str) -> None:
    everywhere, once = FRIDAY.replace(before, after), FRIDAY.replace(before, after, 1)
    assert note in [str(one) for text in (everywhere, once) for one in read_event(text).notes]


def test_whether_somebody_has_paid_is_told_where_the_list_does_not_say() -> None:
    event = read_players("name,paid\nAnn,yes\nBo,maybe\nCy,no\nDi,\n")
    assert [one.paid for one in event.players] == [True, True, False, True]
    assert [note.values["row"] for note in event.notes] == [3, 5]


@pytest.mark.parametrize("name", ['Bo "Two" Sample', "back\\slash", '"', "\\", "[GER] Cy", "{x", 'end\\"', "Ünsal 김"])
def test_a_name_comes_through_as_it_is(name: str) -> None:
    event = BroughtEvent(players=(ImportedPlayer(player="p7", name=name),))
    (line,) = commands(event, "tda-2024")
    assert read_order(line) == Register(player="p7", name=name)
