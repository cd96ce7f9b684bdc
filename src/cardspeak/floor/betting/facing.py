"""What a player has in front of them when they act: the bet, the least raise, the half mark, their own chips."""

from __future__ import annotations

from dataclasses import dataclass

from cardspeak.errors import Unlawful
from cardspeak.floor.ruling import Lawful
from cardspeak.floor.table import Table
from cardspeak.floor.turn.held import OutOfTurn
from cardspeak.hand import events
from cardspeak.hand.betting import pot_for_limit, wager_limits
from cardspeak.hand.hand import Hand
from cardspeak.hand.setup import Step

WAGERS = (events.Bet, events.Raise, events.RuledWager, events.BringIn)


@dataclass(frozen=True)
class Facing:
    """The situation of the player to act; amounts are totals for the street."""

    seat: int
    name: str
    level: int
    """The bet to be called."""
    own: int
    """What the player has in already."""
    stack: int
    """What is behind."""
    step: int
    """The last full bet or raise of the round, by which a raise is measured."""
    least: int | None
    """The least bet or raise; None where betting is not open to the player."""
    most: int
    players: int
    """Hands still live."""
    unraised: bool
    """The bet is the opening bet of the round; before the flop that is the big blind."""
    pot: int
    earlier: tuple[int, ...]
    """The bets of this round before the one faced, from small to large."""
    structure: str
    first_round: bool
    short_all_in: bool
    """The bet was last raised by an all-in that is no full raise."""
    closed: str
    """Why no bet or raise is open: ``reopening``, ``cap``, ``nobody`` to bet against, too few ``chips``; or nothing."""
    bring_in: int = 0
    """What somebody has to open stud with; until then nobody checks."""
    may_fold: bool = True
    """The player who has to bring it in cannot fold."""

    @property
    def faced(self) -> bool:
        """Whether there is something to call."""
        return self.level > self.own

    @property
    def option(self) -> bool:
        """A blind that nobody raised: nothing to call, yet a wager would be a raise."""
        return not self.faced and self.level > 0

    @property
    def everything(self) -> int:
        """The total if all chips go in."""
        return self.own + self.stack

    @property
    def call_to(self) -> int:
        """The total a call makes, with the last chips if they do not reach."""
        return min(self.level, self.everything)

    def lawful(self) -> Lawful:
        """The options, as the engine has them."""
        return Lawful(
            fold=self.may_fold,
            check=not self.faced and not self.bring_in,
            call=self.call_to if self.faced else None,
            raise_min=self.bring_in or self.least,
            raise_max=self.bring_in if self.least is None and self.bring_in else self.most if self.least else None,
            opening=self.level == 0,
        )


def barred(lawful: Lawful, gone: frozenset[str]) -> Lawful:
    """Options without those that a ruling took away."""
    if not gone:
        return lawful
    no_raise = "raise" in gone
    return Lawful(
        fold=lawful.fold and "fold" not in gone,
        check=lawful.check and "check" not in gone,
        call=None if "call" in gone else lawful.call,
        raise_min=None if no_raise else lawful.raise_min,
        raise_max=None if no_raise else lawful.raise_max,
        opening=lawful.opening,
    )


def facing(table: Table, seat: int, *, in_turn: bool = True) -> Facing:
    """What the player to act faces; or what another one faces who acts out of turn."""
    hand = table.the_hand()
    if hand.step != Step.ACT or (in_turn and hand.to_act != seat):
        raise Unlawful("act.out-of-turn", {"name": table.name(seat)}, field="seat", value=seat)
    place = hand.plan.place_of[seat]
    least, most = wager_limits(hand) if hand.to_act == seat else _limits_elsewhere(hand, place)
    levels = street_levels(hand)
    if hand.to_act != seat:
        found = _standing(table, hand, seat, place, levels)
        if found is not None:
            return found
    return Facing(
        seat=seat,
        name=table.name(seat),
        level=hand.bet_level,
        own=hand.street_in[place],
        stack=hand.stack[place],
        step=hand.full,
        least=least or None,
        most=most,
        players=len(hand.live_seats),
        unraised=len(levels) <= 1,
        pot=hand.pot,
        earlier=levels[:-1],
        structure=hand.setup.betting,
        first_round=hand.street == 0,
        short_all_in=_by_short_all_in(hand, levels),
        closed="" if least else _why_closed(hand, place),
        bring_in=min(hand.bring_in_due, hand.stack[place]) if hand.to_act == seat else 0,
        may_fold=not (hand.bring_in_due and place == hand.opener),
    )


def _standing(table: Table, hand: Hand, seat: int, place: int, levels: tuple[int, ...]) -> Facing | None:
    """What somebody faces who acts out of turn behind a raise that was itself out of turn."""
    raised = max((act.to or 0 for act in table.recall(OutOfTurn).acts if act.seat != seat), default=0)
    if raised <= hand.bet_level:
        return None
    step = max(raised - hand.bet_level, hand.full)
    own, stack = hand.street_in[place], hand.stack[place]
    least = min(raised + step, own + stack) if own + stack > raised else None
    return Facing(
        seat=seat, name=table.name(seat), level=raised, own=own, stack=stack, step=step, least=least, most=own + stack,
        players=len(hand.live_seats), unraised=not levels, pot=hand.pot, earlier=levels, structure=hand.setup.betting,
        first_round=hand.street == 0, short_all_in=False, closed="" if least else "chips",
    )  # fmt: skip


def _by_short_all_in(hand: Hand, levels: tuple[int, ...]) -> bool:
    """Whether the last wager was an all-in of less than a full bet or raise."""
    if hand.aggressor < 0 or hand.stack[hand.aggressor] or not levels:
        return False
    return levels[-1] - (levels[-2] if len(levels) > 1 else 0) < hand.full


def _why_closed(hand: Hand, place: int) -> str:
    """Why the engine allows no wager."""
    owed = hand.bet_level - hand.street_in[place]
    if hand.stack[place] <= owed:
        return "chips"
    if hand.chips == 1 << place:
        return "nobody"
    if owed < hand.reopen_size and hand.acted >> place & 1:
        return "reopening"
    return "cap"


def _limits_elsewhere(hand: Hand, place: int) -> tuple[int, int]:
    """The least and the most that a player could make it who is not to act."""
    most = hand.street_in[place] + hand.stack[place]
    if most <= hand.bet_level:
        return 0, 0
    least = min(hand.base + hand.full, most)
    if hand.pot_limit:
        owed = hand.bet_level - hand.street_in[place]
        most = min(most, max(hand.bet_level + pot_for_limit(hand) + owed, least))
    return least, least if hand.limit else most


def street_levels(hand: Hand) -> tuple[int, ...]:
    """The bets of the present round, one after the other; a blind opens the first one (51-B)."""
    levels = [hand.plan.opening] if hand.street == 0 and hand.plan.opening else []
    levels += [
        event.amount if isinstance(event, events.BringIn) else event.to
        for event in street_events(hand)
        if isinstance(event, WAGERS)
    ]
    return tuple(sorted(levels))


def street_events(hand: Hand) -> list[events.Event]:
    """What happened since the present round of betting began, last first."""
    found: list[events.Event] = []
    for event in reversed(hand.events):
        if isinstance(event, events.Board | events.Deal | events.Post | events.Burn):
            break
        found.append(event)
    return found
