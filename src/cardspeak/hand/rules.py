"""What a hand asks of the rulebook in force: one setting for each point on which books differ.

A rulebook fills in these settings; the engine never asks which book it is. The defaults are those of the modern
tournament rules. ``cites`` names, for each point, the number of the rule that a refusal shows.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Literal

import msgspec

OddChipOrder = Literal["left-of-button", "button-first", "nearest-button"]
ShortAllIn = Literal["add", "complete"]
SeveralOddChips = Literal["one-each", "first-takes-all"]

CITES = MappingProxyType(
    {
        "turn": "53-A",
        "reopening": "47-A",
        "reopening-limit": "47-B",
        "raise-size": "43-A",
        "raise-cap": "48",
        "pot-limit": "54-B",
        "pot-limit-later": "54-C",
        "check": "55",
        "all-in-face-up": "16",
        "tabling": "13-A",
        "muck": "14",
        "last-live-hand": "17-B",
        "bring-in": "RP-10-E",
        "straddle": "32",
        "short-stub": "RP-10-H",
        "blinds": "32",
        "smallest-chip": "20",
    }
)
"""Rule numbers shown by default, by point."""


class HandRules(msgspec.Struct, frozen=True, kw_only=True):
    """The settings one hand is played by."""

    reopen_percent: int = 100
    """No-limit, pot-limit: how much of a full raise a player who has acted must face to raise again."""
    reopen_percent_limit: int = 50
    """The same in limit, as a part of the street's bet."""
    short_all_in: ShortAllIn = "add"
    """A raise over a short all-in: last full raise added to the all-in, or the interrupted raise completed."""
    pot_counts_dead_blind: bool = True
    """Pot-limit before the flop: a blind that nobody posts counts as if posted."""
    pot_counts_short_blind: bool = True
    """Pot-limit before the flop: a blind posted short counts in full."""
    pot_counts_ante_first_round: bool = False
    """Pot-limit before the flop: antes are part of the pot that is measured."""
    raise_cap: int | None = 4
    """Limit: raises after the opening bet on one street; None has no cap."""
    raise_cap_lifted_at: int = 2
    """Limit: the cap is lifted once so few players are left in the whole event."""
    all_in_face_up: bool = True
    """All hands are tabled as soon as an all-in ends the betting, and none of them may be mucked."""
    killed_bet_returned: bool = True
    """What nobody called goes back to a bettor whose hand was killed by accident; otherwise it stays in the pot."""
    odd_chip: OddChipOrder = "left-of-button"
    """Who is first in line for odd chips in games with a button."""
    odd_chip_stud_by_suit: bool = True
    """Stud: odd chips by the highest card, suits included, in the winning five; otherwise as with a button."""
    several_odd_chips: SeveralOddChips = "one-each"
    """More than one odd chip in a pot: one to each winner in turn, or all to the first in line."""
    odd_chips_once_a_hand: bool = False
    """Nobody takes a second odd chip in the same hand, counted over all pots."""
    equal_high_and_low_split_once: bool = True
    """The same players winning high and low split the whole pot once instead of half by half."""
    stud_ties_by_suit: bool = True
    """Equal hands showing in stud: the highest card's suit opens; otherwise the first left of the button."""
    suits: str = "shdc"
    """Suits from high to low, where a suit has to decide."""
    straddles: bool = False
    """Straddles are allowed; never in a tournament."""
    cites: dict[str, str] = msgspec.field(default_factory=lambda: dict(CITES))
    """The number of the rule to show, by point."""

    def cite(self, point: str) -> str | None:
        """The rule number for a point, if the book has one."""
        return self.cites.get(point)

    def reopening(self, full: int, *, limit: bool) -> int:
        """How far a bet must grow to re-open the betting: a full raise, or half a bet in limit (47)."""
        return -(-full * (self.reopen_percent_limit if limit else self.reopen_percent) // 100)


TOURNAMENT = HandRules()
"""The defaults: a live tournament."""

CASH = HandRules(straddles=True)
"""House practice of a cash game, for replaying hand histories."""
