"""People by their names, for sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants

Values = dict[str, str | int]
NAMED = 6
"""So many names are told; the rest is a number."""


def name_of(state: State, entry: int) -> str:
    """The name of an entry; its number where it is not known any more."""
    known = state.of(Entrants).entries.get(entry)
    return known.name if known is not None else f"#{entry}"


def names_of(state: State, entries: Iterable[int]) -> str:
    """Some names, and how many more."""
    numbers = list(entries)
    told = ", ".join(name_of(state, entry) for entry in numbers[:NAMED])
    return told if len(numbers) <= NAMED else f"{told}, +{len(numbers) - NAMED}"


def players_of(state: State, players: Iterable[str]) -> str:
    """The names of some players, as they have entered."""
    return names_of(state, _entries_of(state, players))


def players_named(state: State, players: Iterable[str]) -> tuple[str, ...]:
    """The same one by one, nobody left out."""
    return tuple(name_of(state, entry) for entry in _entries_of(state, players))


def _entries_of(state: State, players: Iterable[str]) -> Iterator[int]:
    entrants = state.of(Entrants)
    return (entrants.by_player[one][-1] for one in players if one in entrants.by_player)
