"""What a player has in front of them when they act: their options, the bets of the round, and the game."""

from __future__ import annotations

import msgspec

from cardspeak.errors import Unlawful
from cardspeak.floor.betting.out_of_turn import OutOfTurn
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.hand.options import Options


class Facing(Options, frozen=True, kw_only=True):
    """The options of a player who acts, and the round they belong to."""

    name: str
    players: int
    """Hands still live."""
    pot: int
    levels: tuple[int, ...]
    """The bets of this round up to the one faced, from small to large."""
    structure: str
    first_round: bool
    short_all_in: bool
    """The bet was last raised by an all-in that is no full raise."""

    @property
    def faced(self) -> bool:
        """Whether there is something to call."""
        return self.bet > self.own

    @property
    def call_to(self) -> int:
        """The total a call makes; with nothing to call what the player has in already."""
        return self.own + (self.call or 0)

    @property
    def option(self) -> bool:
        """A blind that nobody raised: nothing to call, yet a wager would be a raise."""
        return not self.faced and self.bet > 0

    @property
    def unraised(self) -> bool:
        """The bet is the opening bet of the round; before the flop that is the big blind."""
        return len(self.levels) <= 1

    @property
    def earlier(self) -> tuple[int, ...]:
        """The bets of this round before the one faced."""
        return self.levels[:-1]

    @property
    def short_of_full(self) -> bool:
        """Whether the player has acted and faces less than a full raise, by short all-ins (47)."""
        owed = self.bet - self.own
        return self.acted and 0 < owed < self.full_raise and owed < self.stack


def facing(table: Table, seat: int, *, in_turn: bool = True) -> Facing:
    """What the player to act faces; or what another one faces who acts out of turn."""
    hand = table.the_hand()
    if hand.pending.step != "act" or (in_turn and hand.to_act != seat):
        raise Unlawful("act.out-of-turn", {"name": table.name(seat)}, field="seat", value=seat)
    raised = None if hand.to_act == seat else _raised_out_of_turn(table, hand, seat)
    options = hand.options_for(seat, raised)
    if hand.to_act != seat and options.least:
        options = msgspec.structs.replace(options, closed=None)  # it may be open again when the turn comes (53-A)
    levels = street_levels(hand)
    return Facing(
        **msgspec.structs.asdict(options),
        name=table.name(seat),
        players=len(hand.live_seats),
        pot=hand.pot,
        levels=levels if raised is None else (*levels, raised.to),
        structure=hand.setup.betting,
        first_round=hand.street == 0,
        short_all_in=raised is None and _by_short_all_in(hand, levels, options.full_raise),
    )


def _raised_out_of_turn(table: Table, hand: Hand, seat: int) -> events.Raise | None:
    """The largest raise that was itself made out of turn, for somebody who acts behind it."""
    raises = [events.Raise(act.seat, act.to) for act in table.recall(OutOfTurn).acts if act.to and act.seat != seat]
    largest = max(raises, key=lambda raised: raised.to, default=None)
    return largest if largest is not None and largest.to > hand.bet_level else None


def _by_short_all_in(hand: Hand, levels: tuple[int, ...], full_raise: int) -> bool:
    """Whether the last wager was an all-in of less than a full bet or raise."""
    if hand.last_aggressor is None or hand.stacks[hand.last_aggressor] or not levels:
        return False
    return levels[-1] - (levels[-2] if len(levels) > 1 else 0) < full_raise


def street_levels(hand: Hand) -> tuple[int, ...]:
    """The bets of the present round, from small to large; a blind opens the first one (51-B)."""
    levels = [hand.opening_bet] if hand.opening_bet else []
    for event in reversed(hand.events):
        if isinstance(event, events.Board | events.Deal | events.Post | events.Burn):
            break
        if isinstance(event, events.Bet | events.Raise | events.RuledWager):
            levels.append(event.to)
        elif isinstance(event, events.BringIn):
            levels.append(event.amount)
    return tuple(sorted(levels))
