"""What a recorded offence and a penalty do: to the record, to the hand in progress, and to the chips in play."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from cardspeak.books.policy import Policy
from cardspeak.books.settings import penalties
from cardspeak.errors import Refusal
from cardspeak.floor.conduct.words import SEASON_BAN
from cardspeak.floor.head import Header
from cardspeak.floor.penalty_log import PenaltyEntry, PenaltyLog, Running
from cardspeak.floor.seating import Seating
from cardspeak.floor.table import Table
from cardspeak.hand.rebuilding import rebuilt

DISQUALIFIES = frozenset({
    "disqualification", "disqualification from the competition", "disqualification from the league",
})  # fmt: skip
"""Penalties that take a player out of the event."""
SUSPENDS = frozenset({"suspension", "suspension for a stated period", "suspended without end"})
BANS = SUSPENDS | {"permanent ban", "barred", "exclusion from future events"}
"""Penalties that keep somebody away for longer than the event."""


class Noted(msgspec.Struct, frozen=True):
    """An offence goes on record and waits for a decision."""

    entry: PenaltyEntry

    def apply(self, table: Table) -> None:
        """Add the offence to the record."""
        table.recall(PenaltyLog).entries.append(self.entry)


class PenaltyGiven(msgspec.Struct, frozen=True):
    """A penalty is given."""

    decided: ClassVar[bool] = True
    seat: int
    offence: str
    penalty: str
    amount: int = 0
    hands: int = 0
    """Hands to miss; for a penalty in hands chosen without a number, worked out when it takes effect."""
    skip: int | None = None
    reason: str = ""
    person: str = ""
    also: tuple[str, ...] = ()
    """What else follows with it, all together."""
    chips: int | None = None
    """The player's chips behind, where no hand tells them."""

    def apply(self, table: Table) -> None:
        """Settle the open entry and start whatever has to be served."""
        log = table.recall(PenaltyLog)
        entry = log.open_entry(self.seat, self.offence)
        if entry is None:
            entry = PenaltyEntry(self.seat, table.name(self.seat), self.offence, log.hands)
            log.entries.append(entry)
        decided = msgspec.structs.replace(
            entry,
            penalty=self.penalty,
            also=self.also,
            amount=self.amount,
            reason=self.reason or entry.reason,
            person=self.person or entry.person,
            review=_review(table.policy, {self.penalty, *self.also}),
        )
        log.settle(entry, decided)
        log.breaches.pop(self.seat, None)
        self._start(table, log)

    def _start(self, table: Table, log: PenaltyLog) -> None:
        if self.penalty == "minutes":
            log.running.append(Running(self.seat, minutes=self.amount))
        elif self.penalty in ("missed hands", "missed rounds"):
            hands = self.hands or self.amount * (players_here(table) if self.penalty == "missed rounds" else 1)
            skip = in_progress(table) if self.skip is None else self.skip
            log.running.append(Running(self.seat, hands=hands, skip=skip))
        elif self.penalty == "chips":
            log.forfeited[self.seat] = log.forfeited.get(self.seat, 0) + self.amount
            if not _taken(table, self.seat, self.amount):
                log.owed[self.seat] = log.owed.get(self.seat, 0) + self.amount
            if log.in_play is not None:
                log.in_play -= self.amount
        elif self._removes(table.policy, log):
            disqualify(table, self.seat, self.chips)
        if not SUSPENDS.isdisjoint({self.penalty, *self.also}):
            log.standing(self.seat).suspended = True

    def _removes(self, policy: Policy, log: PenaltyLog) -> bool:
        if self.penalty in DISQUALIFIES:
            return True
        return self.penalty == "warning" and warned_out(policy, log, self.seat, self.offence)


def warned_out(policy: Policy, log: PenaltyLog, seat: int, offence: str) -> bool:
    """Whether the warnings for one offence have reached the number that disqualifies."""
    limit = policy.answer(penalties.WARNINGS)
    return limit is not None and log.warnings(seat, offence) >= limit.value  # 8-2


def disqualify(table: Table, seat: int, chips: int | None = None) -> None:
    """Take a player out: the hand is dead, the chips behind leave play, the removal is counted."""
    log = table.recall(PenaltyLog)
    behind = stack_of(table, seat) if chips is None else chips
    removed = table.policy.answer(penalties.DISQUALIFIED_CHIPS)
    gone = behind if removed is not None and removed.value == "removed" else 0  # 71-D
    log.disqualified[seat] = gone
    if log.in_play is not None:
        log.in_play -= gone
    if gone == behind:
        table.recall(Seating).gone.add(seat)
    log.running = [one for one in log.running if one.seat != seat]
    standing = log.standing(seat)
    standing.removals += 1
    limit = table.policy.answer(penalties.REMOVALS)
    if limit is not None and standing.removals >= limit.value:  # 8-3
        standing.ban = SEASON_BAN
    hand = table.hand
    if hand is not None and not hand.over and seat in hand.live_seats and len(hand.live_seats) > 1:
        hand.kill(seat, "disqualified")


def stack_of(table: Table, seat: int) -> int:
    """The chips a player has behind, less those that a penalty is still to take."""
    header = table.recall(Header)
    told = header.stacks.get(seat, 0)
    behind = table.hand.stacks.get(seat, 0) if table.hand is not None else told
    behind = header.default_stack() if behind is None else behind
    return behind - table.recall(PenaltyLog).owed.get(seat, 0)


def _taken(table: Table, seat: int, chips: int) -> bool:
    """Take chips off the stack in the middle of a hand; False where the hand needs them until it is over."""
    hand, header = table.hand, table.recall(Header)
    if hand is None and seat in header.stacks:
        header.stacks[seat] = stack_of(table, seat) - chips
        return True
    if hand is None or hand.stacks.get(seat, 0) <= chips:  # a player without a chip would be all-in
        return False
    left = tuple((other, behind - chips * (other == seat)) for other, behind in hand.setup.stacks)
    try:
        table.hand = rebuilt(hand, hand.events, setup=msgspec.structs.replace(hand.setup, stacks=left))
    except Refusal:
        return False
    return True


def players_here(table: Table) -> int:
    """The players at the table, the offender among them."""
    return len(table.hand.seats) if table.hand is not None else len(table.names)


def in_progress(table: Table) -> int:
    """1 while a hand is being played: it does not count towards a penalty given during it."""
    return int(table.hand is not None and not table.hand.over)


def _review(policy: Policy, given: set[str]) -> str:
    review = policy.answer(penalties.REVIEW)
    wanted = review is not None and review.value == "third-party"
    return "pending" if wanted and not BANS.isdisjoint(given) else ""
