"""What is different between two states of one event, in values that a person can read: the preview of a correction.

Every part of the state is compared down to its last field, so that ``nothing`` is only said where nothing changes.
"""

from __future__ import annotations

import dataclasses
import enum
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from cardspeak.books.policy import Policy
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.clock.dial import schedule
from cardspeak.tournament.clock.view import ClockStatus, now
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrant, Entrants, EntryStatus
from cardspeak.tournament.finishing.bounties import Bounties
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.money import Ledger, pool
from cardspeak.tournament.prizes.standing import Prizes, prize_of
from cardspeak.tournament.seats.memory import Seats

PLAIN = frozenset({type(None), str, int, bool, bytes, float, type})
LASTING = frozenset({"highest", "struck"})
"""Which numbers were ever given, and to whom: no correction takes that back."""


class StatusChange(msgspec.Struct, frozen=True, kw_only=True):
    """What has become of an entry; None where there is none."""

    entry: int
    name: str
    before: EntryStatus | None
    after: EntryStatus | None


class SeatAt(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table."""

    table: int
    seat: int


class SeatChange(msgspec.Struct, frozen=True, kw_only=True):
    """Where an entry sits; None where it has no seat."""

    entry: int
    name: str
    before: SeatAt | None
    after: SeatAt | None


class TableChange(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a table is in use."""

    table: int
    before: bool
    after: bool


class ButtonChange(msgspec.Struct, frozen=True, kw_only=True):
    """The seat with the button at a table; None where it is not known."""

    table: int
    before: int | None
    after: int | None


class EntryChange(msgspec.Struct, frozen=True, kw_only=True):
    """A number that belongs to an entry: chips, a place, an amount of money; None where it has none."""

    entry: int
    name: str
    before: int | None
    after: int | None


AmountName = Literal["collected", "owed", "paid-back", "pool", "prizes-paid", "chips-in-play"]


class AmountChange(msgspec.Struct, frozen=True, kw_only=True):
    """An amount of the whole event."""

    what: AmountName
    before: int
    after: int


class ClockShown(msgspec.Struct, frozen=True, kw_only=True):
    """What the clock shows at the moment of the correction."""

    status: ClockStatus
    level: int
    on_break: int
    left_ms: int


class ClockChange(msgspec.Struct, frozen=True, kw_only=True):
    """What the clock shows."""

    before: ClockShown
    after: ClockShown


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """What changes, and from what to what."""

    players: tuple[StatusChange, ...] = ()
    seats: tuple[SeatChange, ...] = ()
    tables: tuple[TableChange, ...] = ()
    buttons: tuple[ButtonChange, ...] = ()
    chips: tuple[EntryChange, ...] = ()
    amounts: tuple[AmountChange, ...] = ()
    places: tuple[EntryChange, ...] = ()
    prizes: tuple[EntryChange, ...] = ()
    bounties: tuple[EntryChange, ...] = ()
    clock: ClockChange | None = None
    parts: tuple[str, ...] = ()
    """The parts of the state that change in any way, also in what is only kept on record."""

    @property
    def nothing(self) -> bool:
        """Whether the event is the same in every respect."""
        return not self.parts


def difference(before: State, after: State, at: int) -> Difference:
    """What changes from one state of an event to another, seen at a moment."""
    return Difference(
        players=tuple(_players(before, after)),
        seats=tuple(_seats(before, after)),
        tables=tuple(_tables(before, after)),
        buttons=tuple(_buttons(before, after)),
        chips=tuple(_numbers(before, after, _chips(before), _chips(after))),
        amounts=tuple(_amounts(before, after)),
        places=tuple(_numbers(before, after, places(before), places(after))),
        prizes=tuple(_numbers(before, after, _prizes(before), _prizes(after))),
        bounties=tuple(_numbers(before, after, before.of(Bounties).won, after.of(Bounties).won)),
        clock=_clock(before, after, at),
        parts=parts_changed(before, after),
    )


def _both(before: State, after: State) -> Iterator[tuple[int, str, Entrant | None, Entrant | None]]:
    """Every entry of either state, by number."""
    here, there = before.of(Entrants).entries, after.of(Entrants).entries
    for number in sorted({*here, *there}):
        was, is_ = here.get(number), there.get(number)
        known = is_ or was
        assert known is not None
        yield number, known.name, was, is_


def _players(before: State, after: State) -> Iterator[StatusChange]:
    for number, name, was, is_ in _both(before, after):
        status = was.status if was else None, is_.status if is_ else None
        if status[0] != status[1]:
            yield StatusChange(entry=number, name=name, before=status[0], after=status[1])


def _seats(before: State, after: State) -> Iterator[SeatChange]:
    for number, name, was, is_ in _both(before, after):
        seats = _seat(was), _seat(is_)
        if seats[0] != seats[1]:
            yield SeatChange(entry=number, name=name, before=seats[0], after=seats[1])


def _seat(entry: Entrant | None) -> SeatAt | None:
    if entry is None or entry.table is None or entry.seat is None:
        return None
    return SeatAt(table=entry.table, seat=entry.seat)


def _tables(before: State, after: State) -> Iterator[TableChange]:
    here, there = ({table.number for table in state.of(Entrants).open_tables()} for state in (before, after))
    for table in sorted(here ^ there):
        yield TableChange(table=table, before=table in here, after=table in there)


def _buttons(before: State, after: State) -> Iterator[ButtonChange]:
    here, there = (
        {table: one.positions.button for table, one in state.of(Seats).at.items()} for state in (before, after)
    )
    for table in sorted({*here, *there}):
        if here.get(table) != there.get(table):
            yield ButtonChange(table=table, before=here.get(table), after=there.get(table))


def _numbers(before: State, after: State, here: Mapping[int, int], there: Mapping[int, int]) -> Iterator[EntryChange]:
    for number, name, _, _ in _both(before, after):
        if here.get(number) != there.get(number):
            yield EntryChange(entry=number, name=name, before=here.get(number), after=there.get(number))


def _chips(state: State) -> dict[int, int]:
    return {entry.number: entry.chips for entry in state.of(Entrants).live()}


def _prizes(state: State) -> dict[int, int]:
    """What everybody has won in prizes."""
    prizes = state.of(Prizes)
    if prizes.announced is None and prizes.by_stop is None and not prizes.tickets:
        return {}
    placed = places(state)
    won = {number: prize_of(state, number, placed) for number in state.of(Entrants).entries}
    return {number: prize for number, prize in won.items() if prize}


def _amounts(before: State, after: State) -> Iterator[AmountChange]:
    here, there = _totals(before), _totals(after)
    for what, amount in here.items():
        if amount != there[what]:
            yield AmountChange(what=what, before=amount, after=there[what])


def _totals(state: State) -> dict[AmountName, int]:
    money = state.of(Ledger)
    return {
        "collected": money.collected, "owed": money.due, "paid-back": money.paid_back, "pool": pool(state),
        "prizes-paid": sum(one.amount for one in state.of(Prizes).paid.values()), "chips-in-play": expected(state),
    }  # fmt: skip


def _clock(before: State, after: State, at: int) -> ClockChange | None:
    if not schedule(before) or not schedule(after):
        return None
    here, there = _shown(before, at), _shown(after, at)
    return ClockChange(before=here, after=there) if here != there else None


def _shown(state: State, at: int) -> ClockShown:
    view = now(state, at)
    return ClockShown(status=view.status, level=view.level, on_break=view.on_break, left_ms=view.left_ms)


def parts_changed(before: State, after: State) -> tuple[str, ...]:
    """The parts of the state that differ in any field."""
    here, there = snapshot(before), snapshot(after)
    return tuple(sorted(name for name in {*here, *there} if here.get(name) != there.get(name)))


def snapshot(state: State) -> dict[str, Any]:
    """Everything that the parts of a state hold, to compare later; a part that nobody has written to is as good as none."""
    held = {kind: digest(part) for kind, part in state.parts.items()}
    found = {kind.__name__: one for kind, one in held.items() if one != _empty(kind)}
    return {**found, "created": state.created, "rules": state.policy.answers if state.created else None}


def digest(value: Any) -> Any:
    """Everything a value holds, down to the last field; what cannot change is its own digest."""
    kind: type = type(value)
    if kind in PLAIN:
        return value
    if kind is dict or kind is Counter:
        return "dict", [(key, digest(one)) for key, one in value.items()]
    if kind is list or kind is tuple:
        return "list", [digest(one) for one in value]
    if kind is set or kind is frozenset:
        return "set", frozenset(value)
    names = _fields(kind)
    if names is None:
        return value
    fields = names or [name for name in vars(value) if not name.startswith("_") and name not in LASTING]
    return kind.__name__, [(name, digest(getattr(value, name))) for name in fields]


@cache
def _empty(kind: type) -> Any:
    return digest(kind())


@cache
def _fields(kind: type) -> tuple[str, ...] | None:
    """The fields of a kind; none where it holds whatever it likes, None where it cannot change."""
    if issubclass(kind, enum.Enum | Policy):
        return None
    if issubclass(kind, msgspec.Struct):
        return None if kind.__struct_config__.frozen else kind.__struct_fields__
    if dataclasses.is_dataclass(kind):
        return tuple(field.name for field in dataclasses.fields(kind))
    return ()
