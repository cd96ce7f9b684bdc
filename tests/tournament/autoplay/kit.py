"""A club's night: 74 players, five kinds of chips, levels that rise quickly, as each book will have it."""

from __future__ import annotations

from typing import Any

from bench.nights import Night
from cardspeak.tournament.setup import ChipKind, EventSetup, Fee, Level, Offer
from cardspeak.tournament.terms import EntryTerms

SEED = b"the seed of a dealt night, sealed"
START = 1_800_000_000_000
DAY = 24 * 60 * 60_000
BLINDS = (
    (25, 50), (50, 100), (75, 150), (100, 200), (200, 400), (300, 600), (500, 1000), (1000, 2000), (1500, 3000),
    (2000, 4000), (3000, 6000), (5000, 10_000), (10_000, 20_000), (15_000, 30_000), (25_000, 50_000), (50_000, 100_000),
)  # fmt: skip
BREAKS_AFTER = (3, 6, 9, 12)
CHIPS = (
    ChipKind(value=25, owned=2000, in_stack=8), ChipKind(value=100, owned=2000, in_stack=8),
    ChipKind(value=500, owned=1000, in_stack=4), ChipKind(value=1000, owned=1000, in_stack=2),
    ChipKind(value=5000, owned=500),
)  # fmt: skip
SMALL_CHIPS = (
    ChipKind(value=25, owned=2000, in_stack=8), ChipKind(value=100, owned=2000, in_stack=3),
    ChipKind(value=500, owned=1000, in_stack=1), ChipKind(value=1000, owned=1000), ChipKind(value=5000, owned=500),
)  # fmt: skip
PAY = (Fee(name="prizes", amount=2_000), Fee(name="room", amount=500, to="house"))
TERMS = EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=START - 7 * DAY)


def levels(minutes: int = 10, game: str = "NLHE", ante_from: int = 7) -> tuple[Level, ...]:
    """Levels with breaks; an ante of the big blind later on."""
    lines: list[Level] = []
    for number, (small, big) in enumerate(BLINDS, 1):
        ante = big if ante_from and number >= ante_from else 0
        lines.append(Level(minutes=minutes, small_blind=small, big_blind=big, ante=ante, game=game))
        if number in BREAKS_AFTER:
            lines.append(Level(minutes=10, is_break=True))
    return tuple(lines)


def setup(book: str, **changes: Any) -> EventSetup:
    """The night under a book."""
    given: dict[str, Any] = {
        "name": f"Night by {book}",
        "book": book,
        "starts_at": START,
        "late_levels": 2,
        "buy_in": Offer(chips=5_000, fees=PAY),
        "levels": levels(),
        "chips": CHIPS,
    }
    if book == "888pl":  # everybody begins with 1000
        given |= {"buy_in": Offer(chips=1_000, fees=PAY), "chips": SMALL_CHIPS, "state": "NSW"}
    return EventSetup(**{**given, **changes})


def night(book: str, players: int = 74, late: int = 6, **changes: Any) -> Night:
    """A night that has not begun."""
    return Night(setup=setup(book, **changes), seed=SEED, players=players, terms=TERMS, late=late)
