"""Rulings that were kept with an event, as people read them again: when, who, what it was about, by which book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from cardspeak.books import book
from cardspeak.desk.floor_page import said_line
from cardspeak.errors import Refusal
from cardspeak.floor.ruling import Ruling
from cardspeak.tournament.core import State
from cardspeak.tournament.log import Entry
from cardspeak.tournament.presence.rulings import RulingKept, Rulings


class ShownRuling(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling that was kept."""

    number: int
    table: int
    chosen: str
    person: str
    ruling: dict[str, Any]
    """As `POST /api/rule` gives it."""
    at: int
    reason: str
    """Why the director chose so."""
    told: str
    """The line of the script it rules on; empty where no script was kept."""
    book: str
    """The book that ruled, by the name people call it."""
    own_book: bool
    """Whether that is the book of the event."""


@cache
def called(name: str) -> str:
    """What people call a book."""
    try:
        return book(name).layer.short
    except Refusal:
        return name


def as_kept(ruling: Ruling, book_id: str, line: int) -> str:
    """A ruling as the floor page keeps it: as other programs read it, and its sentences in parts for other languages."""
    kept = {**ruling.as_json(line, book_id), "said": said_line(ruling)}
    return msgspec.json.encode(kept).decode()


def ruled_by(kept: RulingKept) -> str:
    """The id of the book that ruled."""
    return str(msgspec.json.decode(kept.ruling, type=dict[str, Any]).get("book") or "")


def as_shown(state: State, entry: Entry) -> ShownRuling:
    """One ruling with what the log says about it."""
    kept = entry.what
    assert isinstance(kept, RulingKept)
    ruling = msgspec.json.decode(kept.ruling, type=dict[str, Any])
    by = str(ruling.get("book") or "")
    return ShownRuling(
        number=kept.number, table=kept.table, chosen=kept.chosen, person=kept.person, ruling=ruling, at=entry.at,
        reason=entry.why, told=_told(ruling), book=called(by), own_book=by == state.setup.book,
    )  # fmt: skip


def _told(ruling: dict[str, Any]) -> str:
    script, line = ruling.get("script"), ruling.get("line")
    lines = script.splitlines() if isinstance(script, str) else []
    return lines[line - 1].strip() if isinstance(line, int) and 0 < line <= len(lines) else ""


def kept_in(state: State, log: Iterable[Entry]) -> Iterator[Entry]:
    """The entries of the log that keep a ruling which still counts, the oldest first."""
    known = state.of(Rulings).kept
    for entry in log:
        if isinstance(entry.what, RulingKept) and known.get(entry.what.number) is entry.what:
            yield entry
