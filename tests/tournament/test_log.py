"""The log is the truth: entries are never removed, corrections reach into the past, and conflicts are shown first."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.errors import Refusal, Unlawful
from cardspeak.tournament import core
from cardspeak.tournament.core import Context, Created, Happening, Order, State, decides
from cardspeak.tournament.draws import seal
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import ChipsSet, Registered, SeatTaken, StatusChanged, TableOpened
from cardspeak.tournament.log import Entry, Event, Struck, Unsound, derive, effective, numbers_struck
from cardspeak.tournament.setup import EventSetup
from cardspeak.words import Message
from tests.words.kit import just

SEED = b"a seed of sixteen or more bytes"
LATER = Context(at=9_000, by="Director")


class OpenATable(Order, frozen=True, kw_only=True):
    """For these tests: a table is opened."""

    table: int


@decides(OpenATable)
def _open_a_table(state: State, order: OpenATable, context: Context) -> list[Happening]:
    if order.table in state.of(Entrants).tables:
        raise Unlawful("table.open", {"table": order.table}, field="table", value=order.table)
    return [TableOpened(table=order.table, seats=9)]


def happenings() -> list[Happening]:
    """Four entries sit down at table 1; seat numbers have gaps; entry 2 is out."""
    first: list[Happening] = [
        Created(setup=EventSetup(name="A night", book="tda-2024"), sealed=seal(SEED)),
        TableOpened(table=1, seats=9),
    ]
    first += [Registered(entry=n, player=f"p{n}", name=f"P{n}", chips=1_000 * n) for n in range(1, 5)]
    first += [SeatTaken(entry=n, table=1, seat=2 * n, why="draw") for n in range(1, 5)]
    return [*first, StatusChanged(entry=2, status="out")]


def event() -> Event:
    night = Event()
    night.take([Entry(number=k, at=k, what=what) for k, what in enumerate(happenings(), 1)])
    return night


def test_a_log_comes_to_the_same_state_when_it_is_played_again() -> None:
    night = event()
    again = Event(night.log)
    assert again.state.of(Entrants).entries == night.state.of(Entrants).entries
    assert again.state.version == night.state.version


def test_striking_an_entry_out_is_shown_before_it_is_saved() -> None:
    night = event()
    derived = night.strike([11], LATER, "wrong player")
    assert derived.state.of(Entrants).left == 4
    assert night.state.of(Entrants).left == 3
    assert len(night.log) == 11
    night.correct(derived)
    assert night.state.of(Entrants).left == 4
    assert (night.log[-1].by, night.log[-1].why) == ("Director", "wrong player")


def test_what_no_longer_fits_is_a_conflict_with_its_reason() -> None:
    derived = event().strike([4], LATER, "never paid")
    assert [(one.entry, str(one.refusal)) for one in derived.conflicts] == [
        (8, "There is no entry 2."),
        (11, "There is no entry 2."),
    ]


def test_striking_out_a_strike_restores_what_it_struck() -> None:
    night = event()
    first = night.strike([11], LATER, "wrong")
    night.correct(first)
    derived = night.strike([first.number], LATER, "right after all")
    assert derived.state.of(Entrants).left == 3
    night.correct(derived)
    assert [entry.number for entry in effective(night.log)] == list(range(1, 12))


def test_an_order_given_in_the_past_takes_effect_there() -> None:
    night = event()
    derived = night.insert(OpenATable(table=2), 1, LATER, "it was open all the time")
    assert (derived.entries[0].after, derived.number) == (1, 12)
    assert [entry.number for entry in effective([*night.log, *derived.entries])][:3] == [1, 12, 2]
    assert not derived.conflicts
    assert set(derived.state.of(Entrants).tables) == {1, 2}


def test_an_inserted_entry_keeps_its_place_when_the_one_before_it_is_struck_out() -> None:
    night = event()
    entries = night.insert(OpenATable(table=2), 11, LATER, "")
    night.correct(entries)
    strike = night.strike([11], LATER, "")
    night.correct(strike)
    assert [entry.number for entry in effective(night.log)] == [*range(1, 11), 12]


def test_an_order_in_the_past_is_decided_by_the_state_of_that_moment() -> None:
    night = event()
    with pytest.raises(Unlawful, match="Table 1 is already in use"):
        night.insert(OpenATable(table=1), 2, LATER, "")
    derived = night.insert(OpenATable(table=1), 1, LATER, "")
    assert [one.entry for one in derived.conflicts] == [2]


@pytest.mark.parametrize("number", [0, 12, -1])
def test_only_entries_of_the_log_can_be_corrected(number: int) -> None:
    night = event()
    with pytest.raises(Refusal):
        night.strike([number], LATER, "")
    with pytest.raises(Refusal):
        night.insert(OpenATable(table=3), number, LATER, "")


def test_the_beginning_cannot_be_struck_out() -> None:
    with pytest.raises(Unlawful, match="created the event"):
        event().strike([1], LATER, "")


def test_an_order_takes_effect_as_a_whole_or_not_at_all() -> None:
    night = event()
    before = derive(night.log).state.of(Entrants).entries
    bad = [
        Entry(number=12, at=12, what=ChipsSet(entry=1, chips=700)),
        Entry(number=13, at=13, what=SeatTaken(entry=3, table=1, seat=2)),
    ]
    with pytest.raises(Unlawful, match="taken"):
        night.take(bad)
    assert night.state.of(Entrants).entries == before
    assert len(night.log) == 11


def test_entries_survive_as_json() -> None:
    for entry in event().log:
        line = msgspec.json.encode(entry)
        again = msgspec.json.decode(line, type=dict)
        assert again["what"]["type"] == type(entry.what).__struct_config__.tag


@given(st.lists(st.integers(2, 11), max_size=6))
def test_after_any_strikes_replay_equals_state_and_nobody_sits_twice(struck: list[int]) -> None:
    night = event()
    for number in struck:
        if number in numbers_struck(night.log):
            continue
        derived = night.strike([number], LATER, "")
        night.correct(derived)
        assert derive(night.log).state.of(Entrants).entries == derived.state.of(Entrants).entries
        seats = [(one.table, one.seat) for one in derived.state.of(Entrants).entries.values() if one.seat is not None]
        assert len(seats) == len(set(seats))
    assert sum(isinstance(entry.what, Struck) for entry in night.log) <= len(struck)


def test_an_order_is_known_by_its_key_also_after_the_log_was_read_again() -> None:
    night = event()
    entries = night.order(OpenATable(table=2), LATER, key="tap 17")
    assert night.answered("Director", "tap 17") == Event(night.log).answered("Director", "tap 17") == entries
    assert night.answered("Director", "tap 18") is night.answered("Director", "") is None


def test_an_order_that_was_refused_or_forgotten_leaves_its_key_free() -> None:
    night = event()
    with pytest.raises(Unlawful, match="Table 1 is already in use"):
        night.order(OpenATable(table=1), LATER, key="tap 17")
    assert night.answered("Director", "tap 17") is None
    night.order(OpenATable(table=2), LATER, key="tap 17")
    night.back_to(11)
    assert night.answered("Director", "tap 17") is None
    assert set(night.state.of(Entrants).tables) == {1}


def test_corrections_have_keys_too() -> None:
    night = event()
    strike = night.strike([11], LATER, "the wrong player", key="tap 4")
    night.correct(strike)
    late = night.insert(OpenATable(table=2), 10, LATER, "forgotten", key="tap 5")
    night.correct(late)
    assert (night.answered("Director", "tap 4"), night.answered("Director", "tap 5")) == (strike.entries, late.entries)


def test_an_event_is_settled_up_to_what_is_on_the_disk() -> None:
    night = event()
    night.kept = night.version
    assert night.settled() is night
    night.order(OpenATable(table=2), LATER)
    assert (night.settled().version, set(night.settled().state.of(Entrants).tables)) == (11, {1})


def test_an_order_that_breaks_a_rule_of_the_state_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_table(state: State) -> Iterator[Message]:
        if len(state.of(Entrants).tables) > 1:
            yield just("There is another table.")

    monkeypatch.setattr(core, "RULES", [one_table])
    night = event()
    with pytest.raises(Unsound, match="another table"):
        night.order(OpenATable(table=2), LATER, key="tap 17")
    assert (night.version, set(night.state.of(Entrants).tables), night.answered("Director", "tap 17")) == (
        11,
        {1},
        None,
    )
