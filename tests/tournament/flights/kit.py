"""Three flights of a club's weekend and the Sunday they lead to, dealt by the engine."""

from __future__ import annotations

from typing import Any

from bench.nights import Habits, Night
from cardspeak.tournament.flight_results import FlightResult
from cardspeak.tournament.flights.result import flight_result, log_hash
from tests.tournament.autoplay.kit import DAY, START, TERMS, setup

ENDS_AFTER = 5
SEEDS = {"1A": b"the seed of flight one A", "1B": b"the seed of flight one B", "1C": b"the seed of flight one C"}
LAST_SEED = b"the seed of day two, sealed"


def flight(
    name: str, players: tuple[int, ...], book: str = "tda-2024", habits: Habits | None = None, **changes: Any
) -> Night:
    """A flight that has not begun."""
    made = setup(book, **{"name": f"Weekend {name}", "flight": name, "day_ends_after": ENDS_AFTER, **changes})
    return Night(
        setup=made, seed=SEEDS[name], players=len(players), numbers=players, terms=TERMS, habits=habits or Habits()
    )


def played(name: str, players: tuple[int, ...], book: str = "tda-2024", **changes: Any) -> Night:
    """A flight that was dealt to its end, with sealed bags."""
    made = flight(name, players, book, **changes)
    made.run()
    return made


def result_of(night: Night) -> FlightResult:
    """What a flight hands on."""
    return flight_result(night.state, log_hash(night.event.log))


def sunday(*results: FlightResult, book: str = "tda-2024", **changes: Any) -> Night:
    """The day that takes flights in; it has not begun."""
    made = setup(book, **{"name": "Weekend, Sunday", "day": 2, "starts_at": START + 2 * DAY, **changes})
    return Night(setup=made, seed=LAST_SEED, players=0, terms=TERMS, flights=results)
