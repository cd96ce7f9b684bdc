"""The event of the demo: a pub league's night of 74, at tables of nine, with five kinds of chips and breaks."""

from __future__ import annotations

from cardspeak.tournament.entries.terms import EntryTerms
from cardspeak.tournament.setup import ChipKind, EventSetup, Fee, Level, Offer

BLINDS = (
    (25, 50), (50, 100), (75, 150), (100, 200), (200, 400), (300, 600), (500, 1000), (1000, 2000), (1500, 3000),
    (2000, 4000), (3000, 6000), (5000, 10_000), (10_000, 20_000), (15_000, 30_000), (25_000, 50_000), (50_000, 100_000),
)  # fmt: skip
BREAKS_AFTER = (3, 6, 9, 12)
CHIPS = (
    ChipKind(value=25, owned=800, in_stack=8), ChipKind(value=100, owned=800, in_stack=8),
    ChipKind(value=500, owned=600, in_stack=4), ChipKind(value=1000, owned=600, in_stack=2),
    ChipKind(value=5000, owned=200), ChipKind(value=25_000, owned=60),
)  # fmt: skip
DAY = 86_400_000


def levels(minutes: int) -> tuple[Level, ...]:
    """Levels with breaks; an ante of the big blind later on."""
    lines: list[Level] = []
    for number, (small, big) in enumerate(BLINDS, 1):
        lines.append(Level(minutes=minutes, small_blind=small, big_blind=big, ante=big if number >= 7 else 0))
        if number in BREAKS_AFTER:
            lines.append(Level(minutes=10, is_break=True))
    return tuple(lines)


def league_night(book: str, starts_at: int, name: str = "Thursday League Night", minutes: int = 12) -> EventSetup:
    """The set-up of the night."""
    fees = (Fee(name="prizes", amount=2_000), Fee(name="room", amount=500, to="house"))
    return EventSetup(
        name=name, book=book, venue="The Anchor", starts_at=starts_at, late_levels=3, buy_in=Offer(chips=5_000, fees=fees),
        levels=levels(minutes), chips=CHIPS, payout_unit=500, tables=12,
    )  # fmt: skip


def terms(starts_at: int) -> EntryTerms:
    """What the venue has vouched for."""
    return EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=starts_at - 7 * DAY)
