"""Seat slips: what a player is handed or shown on the phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cardspeak.books.settings.seating import SEAT_ONE
from cardspeak.tournament.asking import rules, said
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.seats.positions import coming, place_of


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """Where to go, from where, and what happens there on the next hand."""

    entry: int
    name: str
    table: int
    seat: int
    before: tuple[int, int] | None = None
    place: str = ""
    """What the seat is on the coming hand, where the button is known."""
    find_it: str
    """How the seats of the table are counted."""
    cites: tuple[str, ...] = ()


def slips(state: State, entries: Iterable[int]) -> Iterator[Slip]:
    """The slips of some entries that have a seat."""
    words, cites = counted_from(state)
    for number in entries:
        entry = state.of(Entrants).entry(number)
        if entry.table is None or entry.seat is None:
            continue
        positions = coming(state, entry.table)
        place = "" if positions is None else place_of(positions, entry.seat)
        yield Slip(
            entry=number, name=entry.name, table=entry.table, seat=entry.seat, before=entry.last, place=place,
            find_it=words, cites=cites,
        )  # fmt: skip


def counted_from(state: State) -> tuple[str, tuple[str, ...]]:
    """Where seat 1 is; the others follow clockwise."""
    if state.setup.dealers and said(state, SEAT_ONE) == "left-of-dealer":
        return "Seat 1 is left of the dealer; count clockwise.", rules(state, SEAT_ONE)
    return "Seat 1 is marked at the table; count clockwise.", ()


def around(state: State, table: int) -> list[int]:
    """The seats of a table as they follow each other clockwise, from the dealer's left."""
    return sorted(state.of(Entrants).table(table).seats)
