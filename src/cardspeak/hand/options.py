"""The lawful options of the player to act: one object that every view asks, and exactly what is accepted."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.hand.events import Bet, BringIn, Call, Check, Event, Fold, Raise


class Options(msgspec.Struct, frozen=True):
    """What the player in ``seat`` may do now.

    ``call`` is what a call adds and ``call_to`` the total it makes; ``raise_min`` and ``raise_max`` are totals for the
    street, None where no bet or raise is lawful. ``why_no_raise`` cites the rule that stands against a raise.
    """

    seat: int
    fold: bool
    check: bool
    call: int | None
    call_to: int | None
    raise_min: int | None
    raise_max: int | None
    opening: bool
    """Whether a wager would be a bet; otherwise it is a raise."""
    bring_in: int | None = None
    unit: int = 1
    all_in: int = 0
    why_no_raise: str | None = None

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
        if type(to) is not int or self.raise_min is None or self.raise_max is None:
            return False
        return self.raise_min <= to <= self.raise_max and (to % self.unit == 0 or to == self.all_in)

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
        if self.raise_min is not None and self.raise_max is not None:
            wager = Bet if self.opening else Raise
            for to in range(self.raise_min, self.raise_max + 1):
                if self.allows(to):
                    yield wager(self.seat, to)

    def __str__(self) -> str:
        """As a dealer would say it: ``fold, call 1100, raise 1700-20000``."""
        said = ["fold"] if self.fold else []
        if self.check:
            said.append("check")
        if self.call_to is not None:
            said.append(f"call {self.call_to}")
        if self.bring_in is not None:
            said.append(f"bring in {self.bring_in}")
        if self.raise_min is not None:
            sizes = str(self.raise_min) if self.raise_min == self.raise_max else f"{self.raise_min}-{self.raise_max}"
            said.append(f"{'bet' if self.opening else 'raise'} {sizes}")
        return ", ".join(said)
