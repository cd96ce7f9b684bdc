"""What the prizes take from the other parts of the event: the pool, the places, and whether entries are still taken."""

from __future__ import annotations

from collections.abc import Iterable

from cardspeak.tournament.clock.dial import Clock
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.window import registration
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.flight_results import Flights
from cardspeak.tournament.money import pool
from cardspeak.tournament.presence.record import PenaltyRecord

WITHOUT_CENTS = frozenset({"CLP", "ISK", "JPY", "KRW", "VND"})


def pool_of(state: State) -> int:
    """The money that is to be won."""
    return pool(state)


def registration_open(state: State, at: int) -> bool:
    """Whether entries are still taken."""
    return registration(state, at).open


def has_started(state: State) -> bool:
    """Whether play has begun."""
    return state.of(Clock).started


def entries_of(state: State) -> int:
    """How many entries count for the prizes, those of all flights; alternates who never sat down and withdrawn ones do not."""
    flights = state.of(Flights)
    return flights.entries + sum(_counts(entry) and entry.number not in flights.bags for entry in _all(state))


def most_paid(state: State) -> int:
    """How many can be paid at most: whoever went out in a flight has come to no later day."""
    return sum(map(_counts, _all(state)))


def _all(state: State) -> Iterable[Entrant]:
    return state.of(Entrants).entries.values()


def _counts(entry: Entrant) -> bool:
    return entry.status not in ("withdrawn", "waiting")


def players_left(state: State) -> list[Entrant]:
    """Who is still in, by number."""
    left = (entry for entry in state.of(Entrants).live() if entry.status != "waiting")
    return sorted(left, key=lambda entry: entry.number)


def places_of(state: State) -> dict[int, int]:
    """The place of every entry that has one; equals have the same, the best hand first."""
    return places(state)


def is_forfeited(state: State, entry: int) -> bool:
    """Whether an entry has lost its prizes by a penalty."""
    return entry in state.of(PenaltyRecord).forfeits_prize


def minor_units(currency: str) -> int:
    """How many of the smallest unit make up one of the currency."""
    return 1 if currency in WITHOUT_CENTS else 100
