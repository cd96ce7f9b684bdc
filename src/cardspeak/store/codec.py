"""How entries are written: JSON, with a number for the format, and functions that convert what older versions wrote."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, TypeVar, Union, get_args

import msgspec

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.ruling import RulingKind
from cardspeak.store.chain import Row
from cardspeak.store.contract import BadEntry, UnknownHappening
from cardspeak.tournament.core import APPLIERS, Happening
from cardspeak.tournament.log import Entry, Struck
from cardspeak.words import Chips, Message, message, word

KNOWS_ORDERS = 2
"""The format since which an entry says to which order it belongs."""
FORMAT = 2
"""What is written today. Raise it when a happening changes in a way that a default cannot cover, and add an upcaster."""

What = TypeVar("What")
PlainValues = dict[str, Any]
Upcaster = Callable[[PlainValues], PlainValues]
UPCASTERS: dict[tuple[int, str], Upcaster] = {}
ALSO_KEPT: set[type[Happening]] = set()
"""Happenings that are kept in logs of their own and not applied to an event."""


def upcasts(written_as: int, tag: str) -> Callable[[Upcaster], Upcaster]:
    """The function that converts one kind of happening, as plain values, from a format to the next one."""

    def add(upcast: Upcaster) -> Upcaster:
        UPCASTERS[written_as, tag] = upcast
        return upcast

    return add


class StoredEntry(
    msgspec.Struct, Generic[What], frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """An entry as it is written; ``what`` is one of all happenings."""

    number: int
    at: int
    by: str = ""
    why: str = ""
    after: int | None = None
    what: What
    key: str = ""
    of: int = 0
    order: str = ""


class Codec:
    """Entries to bytes and back, for a set of happenings."""

    def __init__(self, happenings: tuple[type[Happening], ...], written_as: int = FORMAT) -> None:
        self.written_as = written_as
        self._happenings = frozenset(happenings)
        self._tags = {str(kind.__struct_config__.tag) for kind in happenings}
        self._line = StoredEntry[Union[happenings]]  # type: ignore[valid-type]  # noqa: UP007 - made at run time
        self._decoder: msgspec.json.Decoder[StoredEntry[Happening]] = msgspec.json.Decoder(self._line)
        self._encoder = msgspec.json.Encoder(enc_hook=_plain)

    def encode(self, entry: Entry) -> bytes:
        """An entry as bytes; refused unless it could be read again."""
        if type(entry.what) not in self._happenings:
            name = type(entry.what).__name__
            raise Unlawful("log.unknown-happening/not-applied", {"name": name}, field="what", value=name)
        try:
            body = self._encoder.encode(_line(entry))
            self._decoder.decode(body)
        except (msgspec.MsgspecError, TypeError, ValueError, OverflowError) as error:
            raise Unreadable(
                "log.unwritable", {"number": entry.number, "error": error}, field="entry", value=entry.number
            ) from error
        return body

    def decode(self, row: Row) -> Entry:
        """The entry that a row holds; ``BadEntry`` says which one cannot be read."""
        try:
            line = self._decoder.decode(row.body) if row.format == self.written_as else self._lifted(row)
        except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, TypeError, ValueError) as error:
            raise self._bad(row, error) from error
        if line.number != row.version:
            raise BadEntry(row.stream, row.version, row.position, message("log.why-number", number=line.number))
        return Entry(
            number=line.number, at=line.at, by=line.by, why=line.why, after=line.after, what=line.what, key=line.key,
            of=line.of, order=line.order,
        )  # fmt: skip

    def _lifted(self, row: Row) -> StoredEntry[Happening]:
        """An entry of an older format, through one upcaster for each format in between."""
        if row.format > self.written_as:
            raise ValueError(f"was written by a newer version (format {row.format}, known to {self.written_as})")
        line = msgspec.json.decode(row.body, type=PlainValues)
        for written_as in range(row.format, self.written_as):
            upcast = UPCASTERS.get((written_as, line["what"]["type"]))
            if upcast is not None:
                line["what"] = upcast(line["what"])
        lifted: StoredEntry[Happening] = msgspec.convert(line, self._line)
        return lifted

    def _bad(self, row: Row, error: Exception) -> BadEntry:
        try:
            tag = msgspec.json.decode(row.body, type=PlainValues)["what"]["type"]
        except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, TypeError):
            return BadEntry(row.stream, row.version, row.position, message("log.why-no-line", error=error))
        if row.format <= self.written_as and isinstance(tag, str) and tag not in self._tags:
            why = message("log.why-unknown", tag=tag)
            return UnknownHappening(row.stream, row.version, row.position, why, tag)
        return BadEntry(row.stream, row.version, row.position, message("log.why-unreadable", error=error), tag)


def _plain(value: object) -> str:
    """A phrase is kept as its text."""
    if isinstance(value, Message):
        return str(value)
    raise TypeError(f"{type(value).__name__} is not kept")


def _line(entry: Entry) -> StoredEntry[Happening]:
    return StoredEntry(
        number=entry.number, at=entry.at, by=entry.by, why=entry.why, after=entry.after, what=entry.what, key=entry.key,
        of=entry.of, order=entry.order,
    )  # fmt: skip


def joined(entry: Entry, before: Entry | None) -> Entry:
    """An entry of format 1, which did not say so, with the order of the one before it where it belongs to that one."""
    if before is None or not _one_order(before, entry):
        return entry
    return msgspec.structs.replace(entry, of=before.first)


def _one_order(before: Entry, entry: Entry) -> bool:
    """Whether two entries of format 1 were written by one order: under one key, or at one moment by one person."""
    if isinstance(before.what, Struck) or isinstance(entry.what, Struck):
        return False
    if (entry.after, before.after) != (None, None) and entry.after != before.number:
        return False
    if entry.key or before.key:
        return entry.key == before.key
    return (entry.at, entry.by, entry.why) == (before.at, before.by, before.why)


AnyHappening = TypeVar("AnyHappening", bound=Happening)


def also_kept(kind: type[AnyHappening]) -> type[AnyHappening]:
    """Let a happening be written that concerns no event; register it before a log is opened."""
    ALSO_KEPT.add(kind)
    return kind


def codec() -> Codec:
    """The codec for everything that can happen in an event."""
    return _codec(frozenset(APPLIERS) | ALSO_KEPT)


@lru_cache(maxsize=2)
def _codec(appliers: frozenset[type[Happening]]) -> Codec:
    kinds: set[type[Happening]] = {*appliers, Struck}
    return Codec(tuple(sorted(kinds, key=lambda kind: str(kind.__struct_config__.tag))))


@upcasts(1, "ruling-kept")
def _ruling_of_format_1(what: PlainValues) -> PlainValues:
    """Format 1 kept a ruling as JSON with English sentences; they are shown as they were."""
    ruling: PlainValues = msgspec.json.decode(what["ruling"])
    script, line = str(ruling.get("script") or ""), int(ruling.get("line") or 0)
    lines = script.splitlines()
    act = " ".join(str(ruling[part]) for part in ("action", "to") if ruling.get(part))
    answer = ruling.get("answer")
    kept = {
        "book": ruling["book"],
        "text": lines[line - 1].strip() if 0 < line <= len(lines) else "",
        "kind": ruling["kind"] if ruling["kind"] in get_args(RulingKind) else "reading",
        "outcome": _as_text(act or (answer if isinstance(answer, str) else ruling["why"])),
        "why": _as_text(ruling["why"]),
        "actor": ruling.get("actor"),
        "returned": ruling.get("returned") or 0,
        "steps": [_as_text(step) for step in ruling.get("steps") or ()],
        "cites": ruling["cites"],
    }
    chosen = what.get("chosen")
    return {**what, "ruling": kept, "script": script, "line": line, "chosen": _as_text(chosen) if chosen else None}


def _as_text(text: str) -> PlainValues:
    """A sentence of an older format as a message."""
    return {"is": "message", "code": "text", "values": {"text": text}}


@upcasts(1, "registered")
def _registered_of_format_1(what: PlainValues) -> PlainValues:
    """Format 1 kept what the desk notes about an entry in English."""
    return {**what, "notes": [_note_of_format_1(one) for one in what.get("notes", ())]}


def _note_of_format_1(note: str) -> object:
    docked = re.fullmatch(r"docked (\d+) for coming late", note)
    if docked is not None:
        return msgspec.to_builtins(message("note.docked", chips=Chips(int(docked[1]))))
    if note.startswith("exception: "):
        return msgspec.to_builtins(message("note.exception", why=note.removeprefix("exception: ")))
    known = ("in-person", "online", "terms accepted", "joins", "re-entry", "bad-beat table")
    return msgspec.to_builtins(word("note", note)) if note in known else note
