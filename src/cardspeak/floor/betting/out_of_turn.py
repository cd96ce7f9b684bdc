"""Acts out of turn: backed up to the right player, held, and binding unless the action changes (53-A)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardspeak.books.settings import turn as says
from cardspeak.books.settings.betting import CHECK_FACED
from cardspeak.books.settings.penalties import NEWCOMERS
from cardspeak.floor.betting.act_words import act_with_amount, act_word
from cardspeak.floor.betting.effects import Act, Bar, ForfeitAndFold, Promise
from cardspeak.floor.inquiry import Inquiry, Silent
from cardspeak.floor.penalty_log import PenaltyLog
from cardspeak.floor.ruling import ActionName, Choice, Penalty, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand import events
from cardspeak.hand.hand import Hand
from cardspeak.words import Message, message


@dataclass(frozen=True)
class HeldAct:
    """What somebody did out of turn, and what they faced then."""

    seat: int
    action: ActionName
    to: int | None
    level: int
    """The bet at that moment."""
    chips: int
    """Chips pushed out with it."""
    since: int
    """How many events the hand had."""
    final: bool = False
    """It binds whatever happens: a skipped player stayed silent (53-B)."""
    is_open: bool = False
    """Bet or raise was said without an amount: at least the least one is owed."""


class OutOfTurn:
    """The acts out of turn that are still to be dealt with, in the order they were made."""

    def __init__(self) -> None:
        self.acts: list[HeldAct] = []
        self.come_to: dict[int, Ruling] = {}
        """What acts out of turn have come to, by seat, to be told until somebody acts."""
        self.folded: list[tuple[int, int]] = []
        """Folds out of turn: the seat, and how many events the hand had."""
        self.left_open: list[LeftOpen] = []
        """Acts on which the book is silent, and which the director may have decided about since."""

    def of(self, seat: int) -> HeldAct | None:
        """What one player did out of turn."""
        return next((act for act in self.acts if act.seat == seat), None)

    def undecided(self, hand: Hand) -> list[LeftOpen]:
        """The acts behind the player to act that nobody has decided about, each player's last."""
        decided = {act.seat for act in self.acts} | {seat for seat, _ in self.folded}
        last = {act.seat: act for act in self.left_open if act.behind == hand.to_act and act.seat not in decided}
        return [act for act in last.values() if not _has_acted(hand, act.behind, act.since)]


@dataclass(frozen=True)
class LeftOpen:
    """An act out of turn that the book says nothing about: it was made, and what it comes to is the director's."""

    seat: int
    action: ActionName
    behind: int
    """Who was to act."""
    since: int
    """How many events the hand had."""

    def apply(self, table: Table) -> None:
        """Record it on the table."""
        table.recall(OutOfTurn).left_open.append(self)


@dataclass(frozen=True)
class Hold:
    """An act out of turn is held until its maker's turn."""

    act: HeldAct

    def apply(self, table: Table) -> None:
        """Record it in place of an earlier one."""
        memory = table.recall(OutOfTurn)
        memory.acts = [act for act in memory.acts if act.seat != self.act.seat] + [self.act]


@dataclass(frozen=True)
class Release:
    """An act out of turn does not bind any more."""

    seat: int

    def apply(self, table: Table) -> None:
        """Drop the held act."""
        memory = table.recall(OutOfTurn)
        memory.acts = [act for act in memory.acts if act.seat != self.seat]


@dataclass(frozen=True)
class FoldOutOfTurn:
    """A fold out of turn kills the hand at once."""

    seat: int

    def apply(self, table: Table) -> None:
        """Kill the hand and remember the fold."""
        table.recall(OutOfTurn).folded.append((self.seat, len(table.the_hand().events)))
        table.the_hand().kill(self.seat, "folded out of turn")


@dataclass(frozen=True)
class LetHeldHappen:
    """Held acts that are due take effect now."""

    def apply(self, table: Table) -> None:
        """Apply the held acts that are due."""
        settle_held(table)


@dataclass(frozen=True)
class MakeFinal:
    """Every act out of turn so far binds."""

    def apply(self, table: Table) -> None:
        """Mark the held acts as final."""
        memory = table.recall(OutOfTurn)
        memory.acts = [replace(act, final=True) for act in memory.acts]


def out_of_turn(table: Table, seat: int, reading: Ruling, chips: int) -> Ruling:
    """The ruling on an act out of turn, read as if it had been in turn; where the book is silent it is remembered."""
    hand = table.the_hand()
    try:
        return _ruled_out_of_turn(table, seat, reading, chips)
    except Silent as silent:
        if reading.action is None or hand.to_act is None:
            raise
        made = LeftOpen(seat, reading.action, hand.to_act, len(hand.events))
        raise Silent(silent.point, (made,), silent.cites) from None


def _ruled_out_of_turn(table: Table, seat: int, reading: Ruling, chips: int) -> Ruling:
    hand = table.the_hand()
    inq = Inquiry(table.policy, table.name(seat))
    right = hand.to_act
    assert right is not None
    penalty = _penalty(inq, table, seat)
    if reading.action == "fold":
        inq.rest_on(says.FOLD_OUT_OF_TURN)
        why = message("turn.out-of-turn-fold-binds", name=table.name(seat))
        step = message("turn.action-on-player", name=table.name(right))
        return inq.ruling(
            "reading", action="fold", binding=True, penalty=penalty, effects=(FoldOutOfTurn(seat),), why=why,
            steps=(step,), answer={"back to": table.name(right)},
        )  # fmt: skip
    inq.rest_on(says.OUT_OF_TURN)
    action = "check" if _check_against_bet(reading) else reading.action
    if action is None or reading.kind not in ("reading", "options"):
        return _unsettled(inq, reading, table.name(right))
    to = reading.to
    if to is None and reading.options is not None and reading.options.sizes is not None:
        to = reading.options.sizes[0]  # raise without an amount binds to the least one
    behind = max((act.to or 0 for act in table.recall(OutOfTurn).acts if act.seat != seat), default=0)
    level = max(hand.bet_level, behind)
    is_open = reading.to is None and action in ("bet", "raise")
    held = HeldAct(seat, action, to, level, chips, len(hand.events), is_open=is_open)
    name, said = table.name(seat), _said(held)
    why = message("turn.out-of-turn-goes-back", name=name, right=table.name(right)).then(
        message("turn.binds-unless-changed", act=said, name=name)
    )
    steps = (
        message("betting.back-up-action", name=table.name(right)),
        message("turn.hold-act", act=said, name=name),
    )
    return inq.ruling(
        "remedy", action=action, to=to, binding=None, penalty=penalty, why=why,
        answer={"back to": table.name(right), "held": str(said)}, effects=(Hold(held),), steps=steps,
    )  # fmt: skip


def _penalty(inq: Inquiry, table: Table, seat: int) -> Penalty | None:
    """Whether acting out of turn may be penalised; a newcomer may be let off (50)."""
    if not inq.maybe(says.OUT_OF_TURN_PENALTY):
        return None
    if table.recall(PenaltyLog).standing(seat).newcomer and inq.maybe(NEWCOMERS) == "waive":
        inq.cite(NEWCOMERS)
        return None
    return "may"


def _check_against_bet(reading: Ruling) -> bool:
    """Whether the act was a check against a bet, after which only call and fold are left (55)."""
    lawful = reading.options
    return reading.action is None and lawful is not None and lawful.call is not None and lawful.sizes is None


def _unsettled(inq: Inquiry, reading: Ruling, right: str) -> Ruling:
    """An act out of turn that would not have been clear in turn either: nothing of it takes effect now."""
    director = tuple(
        Choice(one.says, one.cites, tuple(effect for effect in one.effects if isinstance(effect, Promise)))
        for one in reading.director
    )
    inq.cites.update(dict.fromkeys(reading.cites))
    besides = message("turn.also-out-of-turn", right=right)
    why = reading.why.then(besides)
    return inq.ruling(
        reading.kind, options=reading.options, director=director, penalty="may", why=why, answer={"back to": right}
    )


def due(table: Table, seat: int) -> Ruling | None:
    """What becomes of an act held for the player whose turn it is now; None where none is held."""
    held = table.recall(OutOfTurn).of(seat)
    if held is None or table.the_hand().to_act != seat:
        return None
    hand = table.the_hand()
    inq = Inquiry(table.policy, table.name(seat))
    inq.rest_on(says.OUT_OF_TURN)
    if hand.bet_level != held.level and not held.final:
        return _changed(inq, table, hand, held)
    if _called_between(hand, held) and inq.ask(says.CALL_BETWEEN) == "director" and not held.final:
        inq.cite(says.CALL_BETWEEN)
        cites = inq.cited(says.CALL_BETWEEN)
        choices = (
            Choice(message("option.binding"), cites, _bound(held)),
            Choice(message("option.not-binding"), cites, (Release(seat),)),
        )
        why = message("turn.call-between-may-bind")
        return inq.ruling("decision", director=choices, why=why)
    if held.action == "check" and hand.to_call:
        return _only_passive(inq, table, hand, held)
    if held.is_open:
        return _owes_amount(inq, table, hand, held)
    why = message("turn.unchanged-act-binds", act=_said(held))
    return inq.ruling("reading", action=held.action, to=held.to, binding=True, effects=_bound(held), why=why)


def _changed(inq: Inquiry, table: Table, hand: Hand, held: HeldAct) -> Ruling:
    """A bet or raise came between: the act does not bind, its chips go back, and the options are those of the book."""
    way = inq.ask(says.AFTER_CHANGE)
    inq.cite(says.AFTER_CHANGE)
    barred = way == "no-raise-after-check-or-call" and held.action in ("check", "call")
    lawful = hand.options.without(*(("raise",) if barred else ()))
    effects: tuple[Release | Bar, ...] = (Release(held.seat),)
    if barred:
        effects += (Bar(held.seat, frozenset({"raise"}), inq.cited(says.AFTER_CHANGE), restorable=True),)
    name = table.name(held.seat)
    steps = (message("betting.return-correction-chips", chips=held.chips, name=name),) if held.chips else ()
    why = message(
        "turn.changed-act-not-binding",
        was=held.level,
        level=hand.bet_level,
        act=_said(held),
    )
    return inq.ruling(
        "options", options=lawful, binding=False, returned=held.chips, effects=effects, steps=steps, why=why
    )


def _owes_amount(inq: Inquiry, table: Table, hand: Hand, held: HeldAct) -> Ruling:
    """Raise said out of turn without an amount: a raise is owed, and its maker still names how much (51-A)."""
    lawful = hand.options.without("fold", "check", "call", "bring-in")
    bar = Bar(held.seat, frozenset({"fold", "check", "call"}), tuple(inq.cites))
    why = message(
        "turn.unchanged-owes-amount",
        name=table.name(held.seat),
        act=act_word(held.action),
    )
    return inq.ruling(
        "options", action=held.action, options=lawful, binding=True, effects=(Release(held.seat), bar), why=why
    )


def _only_passive(inq: Inquiry, table: Table, hand: Hand, held: HeldAct) -> Ruling:
    """A check out of turn against a bet: once it is the player's turn, call or fold are left (55)."""
    inq.cite(CHECK_FACED)
    lawful = hand.options.without("check", "raise")
    bar = Bar(held.seat, frozenset({"raise"}), inq.cited(CHECK_FACED))
    why = message("turn.checked-facing-bet", name=table.name(held.seat))
    return inq.ruling("options", options=lawful, binding=True, effects=(Release(held.seat), bar), why=why)


def settle_held(table: Table) -> None:
    """Let every held act happen whose turn has come and which binds; drop what does not bind any more."""
    while table.hand is not None and table.hand.to_act is not None:
        try:
            ruling = due(table, table.hand.to_act)
        except Silent:
            return  # held by the director's choice: the book does not say what becomes of it, and the next line asks
        if ruling is None or ruling.kind == "decision":
            return
        table.recall(OutOfTurn).come_to[table.hand.to_act] = ruling
        for effect in ruling.effects:
            effect.apply(table)
        if ruling.kind != "reading":
            return


def come_to(table: Table, seat: int) -> Ruling | None:
    """What an act out of turn has come to, until somebody acts."""
    return table.recall(OutOfTurn).come_to.get(seat)


def _bound(held: HeldAct) -> tuple[Act | Release | ForfeitAndFold, ...]:
    if held.action == "fold":
        return (Release(held.seat), ForfeitAndFold(held.seat, held.chips))
    verb = {"check": "check", "call": "call", "all-in": "all-in"}.get(held.action, "wager")
    return (Release(held.seat), Act(held.seat, verb, held.to or 0))  # type: ignore[arg-type]


def _has_acted(hand: Hand, seat: int, since: int) -> bool:
    return any(getattr(event, "seat", None) == seat for event in hand.events[since:])


def _called_between(hand: Hand, held: HeldAct) -> bool:
    return any(isinstance(event, events.Call) for event in hand.events[held.since :])


def _said(held: HeldAct) -> Message | str:
    return act_with_amount(held.action, held.to)
