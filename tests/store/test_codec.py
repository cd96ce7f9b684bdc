"""How entries are written, and how what older versions wrote is read."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.store import BadEntry, Damaged, UnknownHappening
from cardspeak.store.chain import Row, first_link, link
from cardspeak.store.codec import ALSO_KEPT, FORMAT, UPCASTERS, Codec, codec, upcasts
from cardspeak.tournament.core import APPLIERS
from cardspeak.tournament.happenings import Registered, SeatTaken, StatusChanged
from cardspeak.tournament.log import Entry, Struck
from tests.store.kit import NOON, night


def row(body: bytes | dict[str, object], version: int = 1, written_as: int = 1) -> Row:
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    return Row(70 + version, "friday", version, written_as, raw, b"")


def line(what: object, number: int = 1) -> dict[str, object]:
    return {"number": number, "at": NOON, "what": what}


def test_an_entry_is_plain_json_that_other_programs_can_read() -> None:
    assert json.loads(codec().encode(night()[3])) == {
        "number": 4, "at": NOON + 4000, "by": "Ann",
        "what": {"type": "seat-taken", "entry": 1, "table": 1, "seat": 1, "why": "draw", "cites": []},
    }  # fmt: skip


def test_an_entry_says_to_which_order_it_belongs() -> None:
    first, second = night()[2], msgspec.structs.replace(night()[3], of=3)
    first = msgspec.structs.replace(first, order="sit down", key="tap 4")
    written = [json.loads(codec().encode(entry)) for entry in (first, second)]
    assert [(one.get("order"), one.get("of"), one.get("key")) for one in written] == [
        ("sit down", None, "tap 4"),
        (None, 3, None),
    ]
    assert [codec().decode(row(codec().encode(one), one.number)) for one in (first, second)] == [first, second]


def test_everything_that_can_be_applied_can_be_written() -> None:
    known = codec()._happenings
    assert known == {*APPLIERS, *ALSO_KEPT, Struck}


def test_no_two_happenings_have_the_same_tag() -> None:
    tags = [kind.__struct_config__.tag for kind in codec()._happenings]
    assert sorted(set(map(str, tags))) == sorted(map(str, tags))


@given(
    st.builds(Entry, number=st.just(3), at=st.integers(0, 2**53), by=st.text(), why=st.text(),
              after=st.none() | st.integers(0, 2), key=st.text(), of=st.integers(0, 2), order=st.text(),
              what=st.builds(Registered, entry=st.integers(), player=st.text(), name=st.text(), chips=st.integers())
              | st.builds(Struck, orders=st.lists(st.integers()).map(tuple), entries=st.lists(st.integers()).map(tuple))
              | st.builds(StatusChanged, entry=st.integers(), status=st.sampled_from(["out", "playing"])))
)  # fmt: skip
def test_whatever_is_written_is_read_back_or_refused(entry: Entry) -> None:
    assert codec().decode(row(codec().encode(entry), 3)) == entry


def test_an_unknown_happening_is_named_with_its_place() -> None:
    with pytest.raises(
        UnknownHappening, match=r"Entry 12 of the log 'friday' \(position 82\) is a 'rain-delay'"
    ) as bad:
        codec().decode(row(line({"type": "rain-delay", "minutes": 5}, 12), 12))
    assert (bad.value.value, bad.value.version, bad.value.code) == ("rain-delay", 12, "log.unknown-happening")


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"\xff\xfe", b'{"number":1}', line({}), line([]), line({"type": "registered"}),
     line({"type": None}), line({"type": True}), line({"type": ["seat-left"]}),
     line({"type": "seat-left", "entry": "one"}), line({"type": "seat-left", "entry": 1, "extra": 2}),
     line({"type": "seat-left", "entry": 1}, 2), {**line({"type": "seat-left", "entry": 1}), "more": 1}],
)  # fmt: skip
def test_what_is_no_entry_is_refused_with_its_place(body: bytes | dict[str, object]) -> None:
    with pytest.raises(BadEntry, match="Entry 1 of the log 'friday'") as bad:
        codec().decode(row(body))
    assert not isinstance(bad.value, (Damaged, UnknownHappening))


def test_what_a_newer_version_wrote_says_so() -> None:
    with pytest.raises(BadEntry, match="newer version"):
        codec().decode(row(line({"type": "seat-left", "entry": 1}), written_as=FORMAT + 1))


def test_an_old_entry_is_lifted_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ((1, "seat-taken"), (2, "seat-taken")):
        monkeypatch.setitem(UPCASTERS, key, dict)
    upcasts(1, "seat-taken")(lambda what: {**what, "chair": what["place"]})
    upcasts(2, "seat-taken")(
        lambda what: {"seat": what["chair"], **{k: v for k, v in what.items() if k not in ("chair", "place")}}
    )
    third = Codec((SeatTaken,), written_as=3)
    old = line({"type": "seat-taken", "entry": 4, "table": 2, "place": 7})
    half = line({"type": "seat-taken", "entry": 4, "table": 2, "chair": 8})
    assert third.decode(row(old, written_as=1)).what == SeatTaken(entry=4, table=2, seat=7)
    assert third.decode(row(half, written_as=2)).what == SeatTaken(entry=4, table=2, seat=8)


def test_an_old_entry_without_an_upcaster_is_read_as_it_is() -> None:
    newer = Codec((SeatTaken,), written_as=2)
    seat = line({"type": "seat-taken", "entry": 4, "table": 2, "seat": 7})
    assert newer.decode(row(seat, written_as=1)).what == SeatTaken(entry=4, table=2, seat=7)


def test_the_hash_covers_the_name_the_place_the_format_and_the_words() -> None:
    start = first_link("friday")
    hashes = {
        link(start, 1, 1, b"a"), link(start, 2, 1, b"a"), link(start, 1, 2, b"a"), link(start, 1, 1, b"b"),
        link(first_link("monday"), 1, 1, b"a"),
    }  # fmt: skip
    assert len(hashes) == 5
