"""Calls to the floor: a table or a player asks for a ruling, somebody comes, and the answer is kept with the event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardspeak.errors import Unlawful
from cardspeak.limits import Paragraphs
from cardspeak.tournament.core import (
    DESK_AND_FLOOR,
    EVERYBODY,
    FLOOR,
    Context,
    EntryNumber,
    Happening,
    Order,
    State,
    applies,
    decides,
)
from cardspeak.tournament.entrants import Entrants
from cardspeak.words import Message

MOST_OPEN = 3
"""Calls that one table may have open."""


class CallFloor(Order, frozen=True, kw_only=True):
    """Call the floor to a table."""

    roles = EVERYBODY

    table: int
    entry: EntryNumber | None = None
    about: Paragraphs = ""


class AnswerCall(Order, frozen=True, kw_only=True):
    """Mark a call as answered."""

    roles = FLOOR

    call: int
    ruling: int | None = None
    note: Paragraphs = ""


class Announce(Order, frozen=True, kw_only=True):
    """Announce something on the wall and on the phones."""

    roles = DESK_AND_FLOOR

    words: Paragraphs


class FloorCalled(Happening, frozen=True, kw_only=True, tag="floor-called"):
    """A table waits for the floor."""

    call: int
    table: int
    entry: int | None = None
    about: str = ""
    at: int = 0

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "" if self.entry is None else "by")


class CallAnswered(Happening, frozen=True, kw_only=True, tag="call-answered"):
    """The floor was at the table."""

    call: int
    ruling: int | None = None
    note: str = ""


class Announced(Happening, frozen=True, kw_only=True, tag="announced"):
    """Something was announced to everybody."""

    words: str
    at: int = 0


@dataclass(slots=True)
class FloorCall:
    """One call."""

    called: FloorCalled
    answered: CallAnswered | None = None


class Calls:
    """Every call of an event, and the announcements."""

    def __init__(self) -> None:
        self.all: dict[int, FloorCall] = {}
        self.announced: list[Announced] = []

    @property
    def waiting(self) -> list[FloorCalled]:
        """The calls that nobody has answered, oldest first."""
        return [call.called for call in self.all.values() if call.answered is None]


def _words(text: str, field: str, least: int = 0) -> str:
    said = text.strip()
    if len(said) < least:
        raise Unlawful("words.length", field=field, value=text, limits={"min": least}, takes="text")
    return said


@decides(CallFloor)
def _call(state: State, order: CallFloor, context: Context) -> Iterator[Happening]:
    entrants = state.of(Entrants)
    table = entrants.table(order.table)
    if not table.open:
        raise Unlawful("table.closed", {"number": table.number}, field="table", value=table.number)
    if order.entry is not None and entrants.entry(order.entry).table != order.table:
        raise Unlawful(
            "seat.other-table", {"entry": order.entry, "table": order.table}, field="entry", value=order.entry
        )
    calls = state.of(Calls)
    if sum(called.table == order.table for called in calls.waiting) >= MOST_OPEN:
        raise Unlawful(
            "call.waiting", {"table": order.table}, field="table", value=order.table, limits={"max": MOST_OPEN}
        )
    number = max(calls.all, default=0) + 1
    about = _words(order.about, "about")
    yield FloorCalled(call=number, table=order.table, entry=order.entry, about=about, at=context.at)


@decides(AnswerCall)
def _answer(state: State, order: AnswerCall, _context: Context) -> Iterator[Happening]:
    open_call(state, order.call)
    yield CallAnswered(call=order.call, ruling=order.ruling, note=_words(order.note, "note"))


@decides(Announce)
def _announce(_state: State, order: Announce, context: Context) -> Iterator[Happening]:
    yield Announced(words=_words(order.words, "words", 1), at=context.at)


def open_call(state: State, number: int) -> FloorCall:
    """A call that nobody has answered; refused where there is none of that number."""
    call = state.of(Calls).all.get(number)
    if call is None or call.answered is not None:
        limits = {"of": [called.call for called in state.of(Calls).waiting]}
        raise Unlawful("call.unknown", {"number": number}, field="call", value=number, limits=limits)
    return call


@applies(FloorCalled)
def _called(state: State, happening: FloorCalled) -> None:
    calls = state.of(Calls).all
    if happening.call in calls:
        raise Unlawful("call.exists", {"call": happening.call}, field="call", value=happening.call)
    calls[happening.call] = FloorCall(happening)


@applies(CallAnswered)
def _answered(state: State, happening: CallAnswered) -> None:
    open_call(state, happening.call).answered = happening


@applies(Announced)
def _announced(state: State, happening: Announced) -> None:
    state.of(Calls).announced.append(happening)
