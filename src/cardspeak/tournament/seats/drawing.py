"""Draws as pure functions of a chance: seats for many, seats that level the tables, people kept apart, two-step draws."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from cardspeak.cards.card import SUITS, Card, rank_of, suit_of
from cardspeak.cards.deck import STANDARD
from cardspeak.tournament.core import EntryNumber
from cardspeak.tournament.draws import Chance

Seat = tuple[int, int]
"""A table and a seat at it."""
Clash = Callable[[int, set[int]], bool]
"""Whether an entry may not sit with some others."""
TRIES = 200


class Room(msgspec.Struct, frozen=True):
    """A table as a draw sees it."""

    table: int
    players: int
    free: tuple[int, ...]


class DrawnSeat(msgspec.Struct, frozen=True):
    """Where an entry goes."""

    entry: EntryNumber
    table: int
    seat: int


def level(rooms: Iterable[Room], count: int, ties: Mapping[int, int]) -> dict[int, int]:
    """How many of ``count`` players each table gets, so that the shortest are filled first; fewer where seats run out."""
    heap = [(room.players, ties.get(room.table, 0), room.table, len(room.free)) for room in rooms if room.free]
    heapq.heapify(heap)
    given: dict[int, int] = {}
    for _ in range(count):
        if not heap:
            break
        players, tie, table, free = heapq.heappop(heap)
        given[table] = given.get(table, 0) + 1
        if free > 1:
            heapq.heappush(heap, (players + 1, tie, table, free - 1))
    return given


def draw_seats(chance: Chance, entries: Sequence[int], rooms: Sequence[Room]) -> list[DrawnSeat]:
    """A seat for every entry, all tables level, every entry as likely in every seat.

    Which of equal tables gets one more, which seats are used and who sits in them are drawn one after the other.
    """
    ties = {table: rank for rank, table in enumerate(chance.shuffled([room.table for room in rooms]))}
    slots = offered_seats(chance, rooms, len(entries), ties)
    return [DrawnSeat(entry, *slot) for entry, slot in zip(chance.shuffled(entries), slots, strict=False)]


def kept_apart(
    chance: Chance, drawn: Sequence[DrawnSeat], clash: Clash, sitting: Mapping[int, set[int]]
) -> tuple[list[DrawnSeat], list[int]]:
    """Swap whoever sits with somebody they are kept apart from with another entry of the draw, itself drawn.

    Entries for whom no swap helps come second; the director is told.
    """
    drawn = list(drawn)
    tables: dict[int, set[int]] = {table: set(entries) for table, entries in sitting.items()}
    for one in drawn:
        tables.setdefault(one.table, set()).add(one.entry)
    left: list[int] = []
    for index, one in enumerate(drawn):
        if clash(one.entry, tables[one.table]) and not _swap(chance, drawn, index, clash, tables):
            left.append(one.entry)
    return drawn, left


def _swap(chance: Chance, drawn: list[DrawnSeat], index: int, clash: Clash, tables: dict[int, set[int]]) -> bool:
    one = drawn[index]
    for _ in range(TRIES):
        place = chance.below(len(drawn))
        other = drawn[place]
        if other.table == one.table:
            continue
        here, there = tables[one.table], tables[other.table]
        here.discard(one.entry)
        there.discard(other.entry)
        if not clash(one.entry, there) and not clash(other.entry, here):
            here.add(other.entry)
            there.add(one.entry)
            drawn[index] = DrawnSeat(one.entry, other.table, other.seat)
            drawn[place] = DrawnSeat(other.entry, one.table, one.seat)
            return True
        here.add(one.entry)
        there.add(other.entry)
    return False


def offered_seats(chance: Chance, rooms: Sequence[Room], count: int, ties: Mapping[int, int]) -> list[Seat]:
    """So many seats that the tables stay level, drawn at each table."""
    counts = level(rooms, count, ties)
    return [
        (room.table, seat)
        for room in rooms
        if room.table in counts
        for seat in sorted(chance.shuffled(room.free)[: counts[room.table]])
    ]


def by_high_card(cards: Mapping[int, Card], suits: str) -> list[int]:
    """Entries by the playing card each was given, the highest first, suits breaking ties."""
    return sorted(cards, key=lambda entry: (-rank_of(cards[entry]), suits.index(SUITS[suit_of(cards[entry])])))


def two_steps(stack: Sequence[Seat], cards: Mapping[int, Card], suits: str) -> list[DrawnSeat]:
    """The scrambled seat cards, top first, go to the players by the height of their playing cards (10-B, addendum)."""
    return [DrawnSeat(entry, *seat) for entry, seat in zip(by_high_card(cards, suits), stack, strict=True)]


def playing_cards(chance: Chance, entries: Sequence[int]) -> dict[int, Card]:
    """One card of a shuffled deck for each player."""
    return dict(zip(entries, chance.shuffled(STANDARD), strict=False))
