"""An event whose log is kept: decided, kept, then told."""

from __future__ import annotations

import pytest

from cardspeak.errors import Unlawful
from cardspeak.store import Conflict, EventLog, KeptEvent, NotKept
from cardspeak.store.snapshots import Snapshots
from cardspeak.tournament.core import Context, State
from cardspeak.tournament.entrants import Entrants, SeatLeft
from cardspeak.tournament.log import Entry, Event, Struck, effective
from tests.store.conftest import Opener
from tests.store.kit import NOON, SitDown, log_of, night, registered

LATER = Context(at=NOON + 99_000, by="Bob")


@pytest.fixture
def event(log: EventLog) -> KeptEvent:
    log.append("friday", 0, night())
    return KeptEvent(log, "friday")


def seats(state: State) -> dict[int, tuple[int | None, int | None]]:
    return {entry.number: (entry.table, entry.seat) for entry in state.of(Entrants).entries.values()}


def test_what_an_order_leads_to_is_kept(event: KeptEvent, opener: Opener) -> None:
    kept = event.order(SitDown(name="Zoe", seat=8), LATER, why="came late")
    again = KeptEvent(opener(), "friday")
    assert [entry.number for entry in kept] == [18, 19]
    assert list(again.entries) == [*night(), *kept]
    assert seats(again.state) == seats(event.state)
    assert again.version == 19


def test_a_refused_order_keeps_nothing(event: KeptEvent, log: EventLog) -> None:
    with pytest.raises(Unlawful, match="is taken"):
        event.order(SitDown(name="Zoe", seat=2), LATER)
    assert (log.version("friday"), event.version, 8 in event.state.of(Entrants).entries) == (17, 17, False)


def test_of_two_directors_one_gets_a_conflict_is_up_to_date_and_can_go_on(event: KeptEvent, opener: Opener) -> None:
    other = KeptEvent(opener(), "friday")
    other.order(SitDown(name="Yan", seat=8), LATER)
    with pytest.raises(Conflict):
        event.order(SitDown(name="Zoe", seat=8), LATER)
    assert seats(event.state) == seats(other.state)
    with pytest.raises(Unlawful, match="is taken"):
        event.order(SitDown(name="Zoe", seat=8), LATER)
    event.order(SitDown(name="Zoe", seat=9), LATER)
    assert [entry.number for entry in other.catch_up()] == [20, 21]
    assert seats(event.state) == seats(other.state) == seats(KeptEvent(opener(), "friday").state)


def test_an_order_that_could_not_be_kept_never_happened(event: KeptEvent, log: EventLog) -> None:
    log.close()
    with pytest.raises(NotKept):
        event.order(SitDown(name="Zoe", seat=8), LATER)
    assert (event.version, 8 in event.state.of(Entrants).entries) == (17, False)


def test_a_correction_is_kept_and_others_take_it_in(event: KeptEvent, opener: Opener) -> None:
    other = KeptEvent(opener(), "friday")
    entry, shown = event.struck_out([17], LATER, "the wrong player")
    assert (event.version, shown.state.of(Entrants).left) == (17, 7)
    event.correct([entry])
    assert [one.why for one in other.catch_up()] == ["the wrong player"]
    assert other.state.of(Entrants).left == event.state.of(Entrants).left == 7


def test_an_order_in_the_past_is_kept(event: KeptEvent, opener: Opener) -> None:
    entries, shown = event.inserted(SitDown(name="Zoe", seat=9), 16, LATER, "forgotten")
    event.correct(entries)
    again = KeptEvent(opener(), "friday")
    assert [entry.number for entry in effective(again.entries)][15:] == [16, 18, 19, 17]
    assert seats(again.state) == seats(shown.state) == seats(event.state)


def test_a_correction_that_was_shown_before_something_new_happened_is_a_conflict(
    event: KeptEvent, opener: Opener
) -> None:
    entry, _ = event.struck_out([17], LATER, "the wrong player")
    event.order(SitDown(name="Zoe", seat=8), LATER)
    with pytest.raises(Conflict):
        event.correct([entry])
    assert (event.version, event.state.of(Entrants).left) == (19, 7)
    assert seats(event.state) == seats(KeptEvent(opener(), "friday").state)


def test_an_empty_correction_is_refused(event: KeptEvent) -> None:
    with pytest.raises(Unlawful, match="nothing to keep"):
        event.correct([])


@pytest.mark.parametrize("count", [0, 1, 5, 6, 11, 17])
def test_an_earlier_state_is_the_same_with_and_without_snapshots(count: int) -> None:
    near, far = Snapshots(every=5), Snapshots(every=1_000)
    near.state_at(night(), 17)
    assert seats(near.state_at(night(), count)) == seats(far.state_at(night(), count))
    assert near.state_at(night(), count).version == count


def test_a_snapshot_never_outlives_a_correction() -> None:
    snapshots, event = Snapshots(every=4), Event(night())
    snapshots.state_at(event.log, 17)
    entry, _ = event.struck_out([6], LATER, "never sat down")
    event.correct([entry])
    assert seats(snapshots.state_at(event.log, 16)) == seats(event.state)
    assert seats(event.state)[2] == (None, None)


def test_a_snapshot_of_as_many_entries_up_to_the_same_one_is_not_taken_for_another() -> None:
    snapshots = Snapshots(every=4)
    snapshots.state_at(night(), 17)
    struck = log_of(Struck(entries=(3,)), first=18)
    instead = Entry(number=19, at=NOON, after=2, what=registered(1, "Zoe"))
    state = snapshots.state_at([*night(), *struck, instead], 4)
    assert state.of(Entrants).entry(1).name == "Zoe"


def test_a_snapshot_is_a_copy() -> None:
    snapshots = Snapshots(every=5)
    snapshots.state_at(night(), 10)
    snapshots.state_at(night(), 10).of(Entrants).entries.clear()
    assert len(snapshots.state_at(night(), 10).of(Entrants).entries) == 4


def test_a_snapshot_shares_the_book_in_force() -> None:
    snapshots, state = Snapshots(), Event(night()).state
    book = state.policy
    snapshots._keep((1, 2), state)
    (_, written) = snapshots._kept[2, 2]
    assert snapshots._read(written).policy is book
    assert len(written) < 10_000


def test_only_so_many_snapshots_are_kept() -> None:
    snapshots = Snapshots(every=2, most=3)
    snapshots.state_at(night(), 17)
    assert len(snapshots._kept) == 3


def test_entries_that_do_not_fit_are_left_out_of_earlier_states() -> None:
    log: list[Entry] = [*night(), *log_of(SeatLeft(entry=3), first=18)]
    assert seats(Snapshots().state_at(log, 18)) == seats(Event(night()).state)


def test_an_order_asked_again_under_its_key_has_no_second_effect(event: KeptEvent, opener: Opener) -> None:
    kept = event.order(SitDown(name="Zoe", seat=8), LATER, key="tap 17")
    assert [entry.key for entry in kept] == ["tap 17", "tap 17"]
    assert event.order(SitDown(name="Zoe", seat=8), LATER, key="tap 17") == kept
    again = KeptEvent(opener(), "friday")
    assert again.kept_under("tap 17") == event.kept_under("tap 17") == kept
    assert again.order(SitDown(name="Zoe", seat=8), LATER, key="tap 17") == kept
    assert (again.version, again.kept_under("tap 18"), again.kept_under("")) == (19, (), ())


def test_a_key_that_another_process_kept_is_known_after_the_conflict(event: KeptEvent, opener: Opener) -> None:
    other = KeptEvent(opener(), "friday")
    kept = other.order(SitDown(name="Zoe", seat=8), LATER, key="tap 17")
    with pytest.raises(Conflict):
        event.order(SitDown(name="Zoe", seat=8), LATER, key="tap 17")
    assert event.order(SitDown(name="Zoe", seat=8), LATER, key="tap 17") == kept
    assert event.version == 19


def test_an_order_that_was_refused_or_not_kept_leaves_its_key_free(event: KeptEvent, log: EventLog) -> None:
    with pytest.raises(Unlawful, match="is taken"):
        event.order(SitDown(name="Zoe", seat=2), LATER, key="tap 17")
    assert event.kept_under("tap 17") == ()
    log.close()
    with pytest.raises(NotKept):
        event.order(SitDown(name="Zoe", seat=8), LATER, key="tap 17")
    assert event.kept_under("tap 17") == ()


def test_corrections_have_keys_too(event: KeptEvent, opener: Opener) -> None:
    entry, _ = event.struck_out([17], LATER, "the wrong player", key="tap 4")
    event.correct([entry])
    late, _ = event.inserted(SitDown(name="Zoe", seat=9), 16, LATER, "forgotten", key="tap 5")
    event.correct(late)
    again = KeptEvent(opener(), "friday")
    assert (again.kept_under("tap 4"), again.kept_under("tap 5")) == ((entry,), late)
    assert len(late) == 2
