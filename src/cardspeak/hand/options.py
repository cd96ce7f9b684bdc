"""The lawful options of a player, in turn or out of it: one object that every view asks, and exactly what is accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, Self

import msgspec

from cardspeak.hand.events import Bet, BringIn, Call, Check, Event, Fold, Raise

Closed = Literal["no-chips-behind", "only-bring-in", "nobody-to-call", "not-reopened", "capped", "barred"]
"""Why no bet or raise is open: the chips only call, or only bring it in; nobody could call it; the bet has not grown by
a full raise since the player acted (47); the street has had all its raises (48); a ruling has taken it away."""

ActName = Literal["fold", "check", "call", "bring in", "bet", "raise"]

_BARRED: dict[str, dict[str, object]] = {
    "fold": {"fold": False},
    "check": {"check": False},
    "call": {"call": None},
    "bring-in": {"bring_in": None},
    "raise": {"closed": "barred", "bring_in": None},
}


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the player in ``seat`` may do; for a player who is not to act, what they could do as things stand.

    Amounts are totals for the street, but ``call`` is what a call adds.
    """

    seat: int
    bet: int
    """The bet to match."""
    own: int
    """What the player has put in on this street."""
    stack: int
    """What the player has behind."""
    fold: bool = True
    """Only the player who has to bring it in cannot fold."""
    check: bool = False
    call: int | None = None
    """The chips a call adds, the last ones if they do not reach; None with nothing to call."""
    least: int
    """The least bet or raise there would be, were none closed; 0 where the chips do not reach."""
    most: int
    """The most there would be."""
    closed: Closed | None = None
    """Why no bet or raise is open."""
    why_no_raise: str | None = None
    """The number of the rule that closes it."""
    full_raise: int = 0
    """The last full bet or raise of the street, by which the next one is measured."""
    acted: bool = False
    """Whether the player has acted on this street and needs the betting re-opened to raise (47)."""
    bring_in: int | None = None
    """What opening stud costs the player; until then nobody checks."""
    unit: int = 1

    @property
    def all_in(self) -> int:
        """The total with every chip."""
        return self.own + self.stack

    @property
    def call_to(self) -> int | None:
        """The total a call makes; None with nothing to call."""
        return None if self.call is None else self.own + self.call

    @property
    def opening(self) -> bool:
        """Whether a wager would be a bet; otherwise it is a raise."""
        return not self.bet

    @property
    def raise_min(self) -> int | None:
        """The least bet or raise; None where none is open."""
        return None if self.closed else self.least

    @property
    def raise_max(self) -> int | None:
        """The most that can be bet or raised to; None where no wager is open."""
        return None if self.closed else self.most

    @property
    def sizes(self) -> tuple[int, int] | None:
        """The least and the most that can be put up, a bring-in taken for a bet; None where neither is open."""
        if not self.closed:
            return self.bring_in or self.least, self.most
        return (self.bring_in, self.bring_in) if self.bring_in else None

    def without(self, *acts: str) -> Self:
        """The options that are left after a ruling has taken acts away: fold, check, call, bring-in, or raise, which is a bet as well."""
        changes: dict[str, object] = {}
        for act in acts:
            changes |= _BARRED[act]
        return msgspec.structs.replace(self, **changes)

    def __contains__(self, act: Event) -> bool:
        """Whether an act would be accepted: ``Raise(3, 1100) in hand.options``."""
        match act:
            case Fold(seat):
                return seat == self.seat and self.fold
            case Check(seat):
                return seat == self.seat and self.check
            case Call(seat, amount):
                return seat == self.seat and amount == self.call
            case BringIn(seat, amount):
                return seat == self.seat and amount == self.bring_in
            case Bet(seat, to):
                return seat == self.seat and self.opening and self.allows(to)
            case Raise(seat, to):
                return seat == self.seat and not self.opening and self.allows(to)
        return False

    def allows(self, to: int) -> bool:
        """Whether a bet or raise to this total is lawful."""
        if type(to) is not int or self.closed:
            return False
        return self.least <= to <= self.most and (to % self.unit == 0 or to == self.all_in)

    def __iter__(self) -> Iterator[Event]:
        """Every lawful act, every size of bet included."""
        if self.fold:
            yield Fold(self.seat)
        if self.check:
            yield Check(self.seat)
        if self.call is not None:
            yield Call(self.seat, self.call)
        if self.bring_in is not None:
            yield BringIn(self.seat, self.bring_in)
        if not self.closed:
            wager = Bet if self.opening else Raise
            for to in range(self.least, self.most + 1):
                if self.allows(to):
                    yield wager(self.seat, to)

    def __str__(self) -> str:
        """As a dealer would say it: ``fold, call 1100, raise 1700-20000``."""
        return ", ".join(self.items())

    def items(self, amount: Callable[[int], str] = str, size: Callable[[int, int], str] | None = None) -> list[str]:
        """The options one by one, with amounts, and the least and the most of a wager, written as the caller wants."""
        said = []
        for act, least, most in self.acts():
            span = size(least, most) if size and act in ("bet", "raise") else span_of(amount(least), amount(most))
            said.append(f"{act} {span}" if most else act)
        return said

    def acts(self) -> Iterator[tuple[ActName, int, int]]:
        """The options by name, with the least and the most they can be made to; 0 for a fold and a check."""
        if self.fold:
            yield "fold", 0, 0
        if self.check:
            yield "check", 0, 0
        if self.call is not None:
            yield "call", self.own + self.call, self.own + self.call
        if self.bring_in is not None:
            yield "bring in", self.bring_in, self.bring_in
        if not self.closed:
            yield "bet" if self.opening else "raise", self.least, self.most


def span_of(least: str, most: str) -> str:
    """A range as text; a single amount where both are the same."""
    return least if least == most else f"{least}-{most}"
