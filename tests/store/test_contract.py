"""What every store promises, tested on both in the same words."""

from __future__ import annotations

import subprocess
import sys
import threading
import time

import pytest

from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.store import EventLog, NotKept, StoreConflict
from cardspeak.tournament.happenings import SeatLeft
from cardspeak.tournament.log import Entry
from tests.store.conftest import Opener
from tests.store.kit import NOON, log_of, night, registered


def test_what_was_kept_is_read_back_as_it_was(log: EventLog) -> None:
    log.append("friday", 0, night())
    assert [kept.entry for kept in log.read("friday")] == night()


def test_it_is_still_there_when_the_store_is_opened_again(opener: Opener) -> None:
    with opener() as first:
        first.append("friday", 0, night())
    assert [kept.entry for kept in opener().read("friday")] == night()


def test_a_log_grows_by_what_is_appended(log: EventLog) -> None:
    for entry in night():
        log.append("friday", entry.number - 1, [entry])
    assert log.version("friday") == len(night())
    assert [kept.version for kept in log.read("friday", after=12)] == [13, 14, 15, 16, 17]


def test_an_unknown_log_is_empty(log: EventLog) -> None:
    assert (log.version("nobody"), list(log.read("nobody")), list(log.read("nobody", 5))) == (0, [], [])


def test_reading_after_the_end_gives_nothing(log: EventLog) -> None:
    log.append("friday", 0, night())
    assert list(log.read("friday", after=17)) == list(log.read("friday", after=400)) == []


def test_all_logs_have_one_order(log: EventLog) -> None:
    first = log.append("friday", 0, night()[:2])
    second = log.append("saturday", 0, night()[:3])
    third = log.append("friday", 2, night()[2:4])
    places = [*first, *second, *third]
    assert places == sorted(set(places))
    assert [(kept.stream, kept.version) for kept in log.read_all()] == [
        ("friday", 1), ("friday", 2), ("saturday", 1), ("saturday", 2), ("saturday", 3), ("friday", 3), ("friday", 4),
    ]  # fmt: skip
    assert [kept.position for kept in log.read_all(after=second[0])] == places[3:]
    assert log.streams() == ("friday", "saturday")


def test_long_logs_are_read_in_pieces_without_a_gap(log: EventLog) -> None:
    happened = log_of(*[registered(number) for number in range(1, 2_501)])
    log.append("friday", 0, happened)
    assert [kept.version for kept in log.read("friday")] == list(range(1, 2_501))
    assert len(list(log.read_all())) == 2_500


def test_whoever_comes_second_gets_a_conflict_and_nothing_is_lost(opener: Opener) -> None:
    ann, bob = opener(), opener()
    ann.append("friday", 0, night()[:5])
    ann.append("friday", 5, log_of(registered(40), first=6))
    with pytest.raises(StoreConflict) as refused:
        bob.append("friday", 5, log_of(registered(41), registered(42), first=6))
    assert (refused.value.expected, refused.value.actual, refused.value.code) == (5, 6, "log.conflict")
    bob.append("friday", 6, log_of(registered(41), registered(42), first=7))
    assert [kept.entry.what for kept in ann.read("friday", 5)] == [registered(40), registered(41), registered(42)]


def test_many_writers_at_once_lose_nothing(opener: Opener) -> None:
    mine: list[list[int]] = [[], [], []]

    def write(writer: int, log: EventLog) -> None:
        while len(mine[writer]) < 15:
            version = log.version("friday")
            try:
                log.append("friday", version, log_of(registered(writer + 1), first=version + 1, by=f"w{writer}"))
            except StoreConflict:
                continue
            mine[writer].append(version + 1)

    threads = [threading.Thread(target=write, args=(writer, opener())) for writer in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kept = [(one.version, one.entry.by) for one in opener().read("friday")]
    assert kept == sorted((version, f"w{writer}") for writer in range(3) for version in mine[writer])
    assert [version for version, _ in kept] == list(range(1, 46))


def test_one_store_serves_many_threads(log: EventLog) -> None:
    def write(name: str) -> None:
        for entry in night():
            log.append(name, entry.number - 1, [entry])
            list(log.read(name))

    threads = [threading.Thread(target=write, args=(f"room {number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [log.version(f"room {number}") for number in range(4)] == [17] * 4


def test_an_append_is_kept_as_a_whole_or_not_at_all(log: EventLog) -> None:
    broken = [*log_of(registered(1), registered(2)), Entry(number=3, at=NOON, what=SeatLeft(entry="x"))]  # type: ignore[arg-type]
    with pytest.raises(Unreadable, match="Entry 3"):
        log.append("friday", 0, broken)
    assert log.version("friday") == 0


@pytest.mark.parametrize(
    ("stream", "version", "entries", "code"),
    [
        ("friday", 0, [], "log.nothing"),
        ("friday", 0, log_of(registered(1), first=2), "log.number"),
        ("friday", 3, log_of(registered(1), first=1), "log.number"),
        ("friday", 7, log_of(registered(1), first=8), "log.conflict"),
        ("friday", -1, log_of(registered(1), first=0), "log.conflict"),
        ("", 0, log_of(registered(1)), "log.name"),
        ("two\nlines", 0, log_of(registered(1)), "log.name"),
        ("nul\0", 0, log_of(registered(1)), "log.name"),
        ("half \ud800", 0, log_of(registered(1)), "log.name"),
        ("x" * 201, 0, log_of(registered(1)), "log.name"),
        ("friday", 0, log_of(registered(1, "half \ud800")), "log.unwritable"),
    ],
)
def test_bad_input_is_refused_and_nothing_changes(
    log: EventLog, stream: str, version: int, entries: list[Entry], code: str
) -> None:
    with pytest.raises(Refusal) as refused:
        log.append(stream, version, entries)
    assert (refused.value.code, list(log.read_all())) == (code, [])


def test_something_that_nothing_applies_is_refused(log: EventLog) -> None:
    from cardspeak.tournament.core import Happening

    with pytest.raises(Unlawful, match="cannot apply an entry of the kind Happening"):
        log.append("friday", 0, log_of(Happening()))


@pytest.mark.parametrize("name", ["Freitag, 20 Uhr", "금요일", "'; drop table entries; --", "🂡"])
def test_any_printable_name_and_word_is_kept(log: EventLog, name: str) -> None:
    log.append(name, 0, log_of(registered(1, name + "\0\n"), by=name))
    assert [kept.entry for kept in log.read(name)] == log_of(registered(1, name + "\0\n"), by=name)


def test_waiting_ends_when_another_process_keeps_something(where: str, log: EventLog) -> None:
    (place,) = log.append("friday", 0, night()[:1])
    script = (
        "import sys; from cardspeak.store import open_log; from tests.store.kit import night\n"
        "with open_log(sys.argv[1]) as log: log.append('friday', 1, night()[1:2])"
    )
    assert not log.wait(place, 0.05)
    other = subprocess.Popen([sys.executable, "-c", script, where], stderr=subprocess.PIPE, text=True)
    heard = log.wait(place, 30)
    assert other.communicate(timeout=30)[1] == ""
    assert heard
    assert [kept.version for kept in log.read_all(after=place)] == [2]


def test_waiting_ends_when_another_thread_keeps_something(log: EventLog) -> None:
    waited: list[bool] = []
    waiting = threading.Thread(target=lambda: waited.append(log.wait(0, 20)))
    waiting.start()
    time.sleep(0.05)
    log.append("friday", 0, night()[:1])
    waiting.join()
    assert waited == [True]


def test_nothing_is_waited_for_when_there_is_news_already(log: EventLog) -> None:
    log.append("friday", 0, night()[:1])
    start = time.monotonic()
    assert log.wait(0, 30)
    assert time.monotonic() - start < 10


def test_a_closed_store_keeps_nothing(log: EventLog) -> None:
    log.close()
    with pytest.raises(NotKept):
        log.append("friday", 0, night())


def test_a_reader_sees_what_is_kept_while_it_reads(opener: Opener) -> None:
    reader, writer = opener(), opener()
    writer.append("friday", 0, night())
    reading = reader.read("friday")
    next(reading)
    writer.append("friday", 17, log_of(registered(90), first=18))
    assert [kept.version for kept in reading] == list(range(2, 19))


def test_many_logs_are_added_to_at_once_and_a_conflict_stays_alone(opener: Opener) -> None:
    ann, bob = opener(), opener()
    ann.append("friday", 0, night()[:5])
    said = bob.append_many(
        [
            ("saturday", 0, night()[:3]),
            ("friday", 4, log_of(registered(40), registered(41), first=5)),
            ("friday", 5, log_of(registered(42), first=6)),
            ("friday", 6, log_of(registered(43), registered(44), first=7)),
            ("friday", 5, log_of(registered(45), first=6)),
            ("sunday", 0, night()[:1]),
        ]
    )
    conflicts = [(one.stream, one.expected, one.actual) for one in said if isinstance(one, StoreConflict)]
    assert conflicts == [("friday", 4, 5), ("friday", 5, 8)]
    assert [len(one) if isinstance(one, tuple) else None for one in said] == [3, None, 1, 2, None, 1]
    places = [place for one in said if isinstance(one, tuple) for place in one]
    assert [kept.position for kept in ann.read_all(after=5)] == places == sorted(places)
    assert [kept.entry.what for kept in ann.read("friday", 5)] == [registered(42), registered(43), registered(44)]
    bob.append("friday", 8, log_of(registered(46), first=9))
    assert [bob.version(name) for name in ("friday", "saturday", "sunday")] == [9, 3, 1]


@pytest.mark.parametrize(
    ("stream", "version", "entries", "code"),
    [
        ("friday", 2, [], "log.nothing"),
        ("friday", 2, log_of(registered(2), first=4), "log.number"),
        ("two\nlines", 0, log_of(registered(2)), "log.name"),
        ("friday", 2, log_of(registered(2, "half \ud800"), first=3), "log.unwritable"),
    ],
)
def test_a_batch_that_cannot_be_kept_is_named_and_the_others_are_kept(
    log: EventLog, stream: str, version: int, entries: list[Entry], code: str
) -> None:
    log.append("friday", 0, night()[:2])
    bad, good = log.append_many([(stream, version, entries), ("friday", 2, night()[2:4])])
    assert isinstance(bad, Refusal)
    assert (bad.code, isinstance(good, tuple), log.version("friday")) == (code, True, 4)
    assert [kept.entry for kept in log.read("friday")] == night()[:4]


def test_of_no_batches_or_bad_ones_alone_nothing_is_kept(log: EventLog) -> None:
    assert log.append_many([]) == []
    said = log.append_many([("friday", 3, log_of(registered(1), first=4)), ("", 0, night())])
    assert [one.code for one in said if isinstance(one, Refusal)] == ["log.conflict", "log.name"]
    assert list(log.read_all()) == []


def test_many_logs_are_not_added_to_in_a_closed_store(log: EventLog) -> None:
    log.close()
    with pytest.raises(NotKept):
        log.append_many([("friday", 0, night())])


def test_waiting_ends_when_many_are_added(log: EventLog) -> None:
    log.append_many([("friday", 0, night()[:2]), ("saturday", 0, night()[:3])])
    assert (log.wait(4, 5), log.wait(5, 0.02)) == (True, False)


def test_a_key_is_kept_with_its_entry(log: EventLog) -> None:
    keyed = Entry(number=2, at=NOON, by="Ann", key="tablet 3, tap 17", what=registered(1))
    log.append("friday", 0, [night()[0], keyed])
    assert [kept.entry for kept in log.read("friday")] == [night()[0], keyed]


@pytest.mark.parametrize("key", ["k" * 201, "two\nlines"])
def test_a_key_that_is_no_key_is_refused(log: EventLog, key: str) -> None:
    with pytest.raises(Unreadable) as refused:
        log.append("friday", 0, [Entry(number=1, at=NOON, what=registered(1), key=key)])
    assert (refused.value.code, refused.value.field, log.version("friday")) == ("log.key", "key", 0)
