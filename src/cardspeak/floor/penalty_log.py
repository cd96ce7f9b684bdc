"""What is on record about the players: offences, penalties given and still running, and what is known of each."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from cardspeak.floor.table import Lasting

WAITING = ""
"""The penalty of an offence on which nobody has decided yet."""
NO_PENALTY = "no penalty"
WAIVED = "waived"
"""Let off as a newcomer; it does not count towards escalation."""
LIGHT = frozenset({WAITING, NO_PENALTY, WAIVED})


class PenaltyEntry(msgspec.Struct, frozen=True):
    """One offence of one player, and what was decided about it."""

    seat: int
    who: str
    offence: str
    hand: int
    """The number of the hand it happened in, counted by the hands that ended."""
    penalty: str = WAITING
    also: tuple[str, ...] = ()
    """What else followed with it."""
    amount: int = 0
    reason: str = ""
    person: str = ""
    """Who decided."""
    review: str = ""
    """``pending``, or what an independent reviewer said; empty where nobody reviews."""


@dataclass
class Running:
    """A penalty that is being served: in hands, or in minutes."""

    seat: int
    hands: int = 0
    minutes: int = 0
    skip: int = 0
    """Hands that do not count yet: the one during which it was given."""

    def after(self, hands: int) -> tuple[int, int]:
        """Hands left and hands to skip after some more hands."""
        counting = max(0, hands - self.skip)
        return max(0, self.hands - counting), max(0, self.skip - hands)

    @property
    def over(self) -> bool:
        """Whether nothing is left to serve."""
        return not self.hands and not self.minutes


@dataclass
class Standing:
    """What is known of a player beyond this hand."""

    newcomer: bool = False
    hard_of_hearing: bool = False
    suspended: bool = False
    removals: int = 0
    """Removals from earlier tournaments, and this one."""
    offences: tuple[str, ...] = ()
    """What is on record in other tournaments."""
    ban: str = ""


@dataclass
class PenaltyLog(Lasting):
    """Everything on record at a table."""

    entries: list[PenaltyEntry] = field(default_factory=list)
    running: list[Running] = field(default_factory=list)
    standings: dict[int, Standing] = field(default_factory=dict)
    disqualified: dict[int, int] = field(default_factory=dict)
    """The chips taken out of play, by the seat of the disqualified player."""
    forfeited: dict[int, int] = field(default_factory=dict)
    """Chips taken as a penalty, by seat."""
    owed: dict[int, int] = field(default_factory=dict)
    """Those of them that are still on the stack, because the hand in progress could not do without them."""
    hands: int = 0
    counted: bool = False
    """The hand in progress has been counted as over already."""
    level_minutes: int | None = None
    in_play: int | None = None
    """Chips in play in the whole event, where somebody has said so."""
    dealer: int | None = None
    """The seat that deals where players deal for themselves."""
    breaches: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The rules of the last ruling that lets each player be penalised, by seat; settled with a penalty."""

    def count(self, hands: int) -> None:
        """Count hands towards every penalty in hands."""
        self.hands += hands
        for one in self.running:
            one.hands, one.skip = one.after(hands)
        self.running = [one for one in self.running if not one.over]

    def on_next_hand(self) -> None:
        """The hand that is over counts once, whether somebody has said so or not."""
        if not self.counted:
            self.count(1)
        self.counted = False

    def standing(self, seat: int) -> Standing:
        """What is known of a player."""
        return self.standings.setdefault(seat, Standing())

    def of(self, seat: int, offence: str | None = None) -> list[PenaltyEntry]:
        """The entries of a player, or those for one offence."""
        return [entry for entry in self.entries if entry.seat == seat and offence in (None, entry.offence)]

    def warnings(self, seat: int, offence: str) -> int:
        """Warnings given to a player for one offence in this tournament."""
        return sum(entry.penalty == "warning" for entry in self.of(seat, offence))

    def serving(self, seat: int) -> Running | None:
        """The penalty a player is serving."""
        return next((one for one in self.running if one.seat == seat and not one.over), None)

    def open_entry(self, seat: int, offence: str | None = None) -> PenaltyEntry | None:
        """The last offence of a player on which nobody has decided."""
        return next((entry for entry in reversed(self.of(seat, offence)) if entry.penalty == WAITING), None)

    def settle(self, entry: PenaltyEntry, decided: PenaltyEntry) -> None:
        """Put the decision in the place of the open entry."""
        self.entries[self.entries.index(entry)] = decided

    def next_tournament(self) -> None:
        """Start a new tournament: its counts start over; removals and offences stay on record."""
        for entry in self.entries:
            if entry.penalty != WAIVED:
                self.standing(entry.seat).offences += (entry.offence,)
        self.entries.clear()
        self.running.clear()
        self.disqualified.clear()
        self.forfeited.clear()
        self.owed.clear()
        self.hands = 0
