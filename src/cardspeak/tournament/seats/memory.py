"""What is remembered about seats: buttons, the order in which tables break, locks, people kept apart, waivers, moves."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardspeak.hand.positions import Positions

GOOD_FOR = 180_000
"""For how many milliseconds a reported button is taken to be right: about one hand."""


@dataclass(slots=True)
class AtTable:
    """Button and blinds of a table, and who sat there then."""

    positions: Positions
    due: bool
    """They are those of the coming hand; otherwise of the hand in progress or just over."""
    sat: dict[int, int]
    """Entries by seat; whoever has sat down since is new to the table."""
    game: str = ""
    told_at: int | None = None
    """When somebody said so; None where every hand is followed. Hands may have been played since that nobody entered."""


@dataclass(frozen=True, slots=True)
class Lock:
    """A player who stays where they are: the director near the laptop, a wheelchair, a dealer who plays."""

    hard: bool
    """Never moved by a proposal; otherwise only when nobody else can be."""
    table: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class OnTheWay:
    """A player who was told to move and has not been seen at the new seat."""

    since: int
    table: int
    seat: int
    carried_by: str = ""
    chips: int | None = None
    """Counted when a member of staff picked them up."""


@dataclass
class Seats:
    """The memory of this part."""

    at: dict[int, AtTable] = field(default_factory=dict)
    draws: int = 0
    """Draws of seats so far; each has a label of its own."""
    button_draws: dict[int, int] = field(default_factory=dict)
    button_due: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Tables that draw again for the button, and the rules that say so."""
    started: bool = False
    """A hand has been dealt."""
    seats_each: int | None = None
    """Seats at a table as the director has settled it later; None for what the event was set up with."""
    break_order: tuple[int, ...] = ()
    break_rank: dict[int, int] = field(default_factory=dict)
    break_loads: dict[int, int] = field(default_factory=dict)
    """With how many players so many tables become one fewer, where the house has a plan."""
    final_size: int | None = None
    broken: list[int] = field(default_factory=list)
    final_table: int | None = None
    redrawn_for_final: bool = False
    apart: dict[str, set[str]] = field(default_factory=dict)
    locks: dict[str, Lock] = field(default_factory=dict)
    tolerance: int | None = None
    halt_at: int | None = None
    late: bool = False
    fast: bool = False
    waived: dict[int, int] = field(default_factory=dict)
    """Hands that a halted table may still deal."""
    reported: dict[int, int] = field(default_factory=dict)
    """Tables that have reported empty seats, and when."""
    on_the_way: dict[int, OnTheWay] = field(default_factory=dict)
    queue: dict[int, None] = field(default_factory=dict)
    """Alternates who lost their seat, in the order in which they joined the end of the list."""
    incidents: list[str] = field(default_factory=list)

    def rank(self, table: int) -> int:
        """When a table breaks by the published order; tables opened later break first, the newest before the others."""
        return self.break_rank.get(table, -table)

    def last_to_break(self, table: int) -> int:
        """The same, counted from the end."""
        return -self.rank(table)
