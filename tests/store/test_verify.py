"""The checks anybody can run on a kept event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardspeak.store import EventLog, open_log
from cardspeak.store.codec import codec
from cardspeak.store.sqlite import SqliteLog
from cardspeak.store.verify import CHECKS, Audit, Report, VerifyFinding, checks, verify
from cardspeak.tournament import core
from cardspeak.tournament.core import APPLIERS, Happening, State, applies
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import SeatLeft
from cardspeak.tournament.log import Entry, Struck
from cardspeak.words import Message, message
from tests.store.kit import NOON, SEED, log_of, night
from tests.store.test_sqlite import tampered
from tests.words.kit import just


class OrderDrawn(Happening, frozen=True, kw_only=True, tag="test-order-drawn"):
    """The entries in a drawn order."""

    label: str
    order: tuple[int, ...]

    def drawn_wrong(self, before: State, chance: Callable[[str], Chance]) -> Iterator[Message]:
        if list(self.order) != chance(self.label).shuffled(sorted(before.of(Entrants).entries)):
            yield message("drawn.otherwise", label=self.label)


@pytest.fixture
def drawing() -> Iterator[None]:
    """A happening that holds a draw, for one test."""
    codec()
    applies(OrderDrawn)(lambda state, happening: None)
    yield
    del APPLIERS[OrderDrawn]


def report_of(path: Path, entries: list[Entry], seed: bytes | None = None) -> Report:
    with open_log(path) as log:
        log.append("friday", 0, entries)
        return verify(log, "friday", [seed] if seed is not None else [])


def drawn(order: list[int]) -> list[Entry]:
    return [*night(), *log_of(OrderDrawn(label="break order", order=tuple(order)), first=18)]


def test_a_sound_event_is_sound(log: EventLog) -> None:
    log.append("friday", 0, night())
    report = verify(log, "friday", [SEED])
    assert (report.sound, report.findings, report.entries) == (True, (), 17)
    assert {"chain", "log", "rules", "draws"} <= set(report.checks)


def test_damage_is_found_with_its_place_and_the_rest_is_still_checked(tmp_path: Path) -> None:
    report_of(tmp_path / "night.db", night())
    tampered(tmp_path / "night.db", "update entries set body = '{}' where version = 9")
    with SqliteLog(tmp_path / "night.db") as log:
        report = verify(log, "friday", [SEED])
    assert [(finding.check, finding.entry) for finding in report.findings] == [("chain", 9)]
    assert (report.sound, report.entries) == (False, 8)


@pytest.mark.usefixtures("drawing")
def test_a_right_draw_comes_out_again(tmp_path: Path) -> None:
    order = Chance(SEED, "break order").shuffled(list(range(1, 8)))
    assert report_of(tmp_path / "night.db", drawn(order), SEED).findings == ()


@pytest.mark.usefixtures("drawing")
def test_a_draw_that_was_helped_along_is_found(tmp_path: Path) -> None:
    order = Chance(SEED, "break order").shuffled(list(range(1, 8)))
    order[0], order[1] = order[1], order[0]
    report = report_of(tmp_path / "night.db", drawn(order), SEED)
    assert [(one.check, one.entry, str(one.message)) for one in report.findings] == [
        ("draws", 18, "The draw “break order” comes out differently.")
    ]
    assert not report.sound


@pytest.mark.usefixtures("drawing")
def test_without_the_seed_the_draws_are_left_open(tmp_path: Path) -> None:
    report = report_of(tmp_path / "night.db", drawn([1]))
    assert [(one.check, one.grave) for one in report.findings] == [("draws", False)]
    assert report.sound


def test_a_seed_that_was_not_sealed_is_found(tmp_path: Path) -> None:
    report = report_of(tmp_path / "night.db", night(), b"another seed, chosen afterwards")
    assert [(one.check, one.entry) for one in report.findings] == [("draws", 1)]


@pytest.mark.parametrize("kind", ["RULES", "QUICK_RULES"])
def test_a_rule_that_does_not_hold_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(core, kind, [*getattr(core, kind), lambda state: [just("25 chips too many")]])
    report = report_of(tmp_path / "night.db", night())
    assert [str(one.message) for one in report.findings] == ["25 chips too many"]
    assert not report.sound


def test_a_rule_that_cannot_be_checked_is_a_finding_not_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(core, "RULES", [lambda state: [state.nothing]])
    report = report_of(tmp_path / "night.db", night())
    assert [one.message.code for one in report.findings] == ["verify.unchecked"]


def test_a_log_damaged_from_its_first_entry_is_still_reported(tmp_path: Path) -> None:
    report_of(tmp_path / "night.db", night())
    tampered(tmp_path / "night.db", "update entries set body = '{}' where version = 1")
    with SqliteLog(tmp_path / "night.db") as log:
        report = verify(log, "friday", [SEED])
    assert [(one.check, one.entry) for one in report.findings] == [("chain", 1)]


def test_what_no_longer_fits_after_a_correction_is_named_but_not_held_against_the_event(tmp_path: Path) -> None:
    report = report_of(tmp_path / "night.db", [*night(), *log_of(Struck(entries=(3,)), first=18)])
    assert ("log", 4, False) in [(one.check, one.entry, one.grave) for one in report.findings]
    assert report.sound


@pytest.mark.parametrize(
    "entry",
    [
        Entry(number=18, at=NOON + 20_000, what=Struck(entries=(18,))),
        Entry(number=18, at=NOON + 20_000, what=Struck(entries=(40,))),
        Entry(number=18, at=NOON + 20_000, after=18, what=SeatLeft(entry=1)),
        Entry(number=18, at=NOON + 20_000, after=-1, what=SeatLeft(entry=1)),
    ],
)
def test_a_correction_of_something_that_was_not_there_yet_is_found(tmp_path: Path, entry: Entry) -> None:
    report = report_of(tmp_path / "night.db", [*night(), entry])
    assert ("log", 18, True) in [(one.check, one.entry, one.grave) for one in report.findings]


def test_a_clock_that_ran_backwards_is_mentioned(tmp_path: Path) -> None:
    report = report_of(tmp_path / "night.db", [*night(), Entry(number=18, at=NOON, what=SeatLeft(entry=1))])
    assert [(one.check, one.entry, one.grave) for one in report.findings] == [("log", 18, False)]


def test_another_check_can_be_added(tmp_path: Path) -> None:
    @checks("test-names")
    def everybody_has_a_name(audit: Audit) -> Iterator[VerifyFinding]:
        yield VerifyFinding(check="test-names", message=just(f"{audit.stream} has {len(audit.entries)} entries"))

    try:
        report = report_of(tmp_path / "night.db", night())
    finally:
        del CHECKS["test-names"]
    assert [str(one.message) for one in report.findings] == ["friday has 17 entries"]
