"""Less than the call without the word call (51-B), tiny chips (41), and undercalls one after the other (51-C)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardspeak.books.policy import Citation
from cardspeak.books.settings import betting as says
from cardspeak.floor.betting import verdict
from cardspeak.floor.betting.acted import Remember, RuledAct
from cardspeak.floor.betting.deeds import Put
from cardspeak.floor.betting.effects import Replayed
from cardspeak.floor.betting.facing import Facing, facing
from cardspeak.floor.betting.out_of_turn import HeldAct, Hold
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.record import replay
from cardspeak.words import Message, message


def undercall(inq: Inquiry, at: Facing, put: Put, out: int, pushed: int | None = None) -> Ruling:
    """Chips or a spoken amount short of the call, in turn and not all-in; ``pushed`` is what really lies there."""
    there = out if pushed is None else pushed
    way = inq.ask(says.UNDERCALL)
    inq.fact(_found(at, out))
    if way == "completed":
        inq.cite(says.UNDERCALL)
        why = message("betting.released-chips-full-call", name=at.name, to=at.call_to)
        return verdict.call(inq, at, there, why)
    if way == "director":
        return _director(inq, at, put, out, "")
    forced = "heads-up" if at.players == 2 else "opening" if at.unraised else ""
    tiny = inq.maybe(says.TINY)
    if tiny is not None and not put.loose and put.total <= tiny * at.bet:
        return _tiny(inq, at, put, out, forced)
    if forced:
        inq.cite(says.UNDERCALL, forced)
        two = message("betting.undercall-heads-up", to=at.call_to)
        opening = message("betting.undercall-opening-bet", to=at.call_to)
        return verdict.call(inq, at, there, two if forced == "heads-up" else opening)
    return _director(inq, at, put, out, "other")


def _found(at: Facing, out: int) -> Message:
    """The facts: how much there is, how many play, and whether somebody has raised."""
    level, live = at.bet, at.players
    if at.unraised:
        return message("betting.undercall-facts-opening", out=out, level=level, live=live)
    return message("betting.undercall-facts-raised", out=out, level=level, live=live)


def _director(inq: Inquiry, at: Facing, put: Put, out: int, case: str) -> Ruling:
    """The director holds the player to the call, or lets the chips meant as one be lost with a fold."""
    inq.cite(says.UNDERCALL, case)
    cites = inq.cited(says.UNDERCALL, case)
    meant = intended(at, put, out)
    why = message("betting.undercall-director-decides", out=out, level=at.bet)
    choices = (verdict.choice_call(at, cites), verdict.choice_fold(at, meant - at.own, cites))
    return inq.ruling("decision", director=choices, returned=max(0, out - meant), why=why)


def intended(at: Facing, put: Put, out: int) -> int:
    """The amount that was meant: an overchip, or chips that were all needed, call the bet they cover (51-B)."""
    covered = max((level for level in at.earlier if at.own < level <= out), default=0)
    if not covered or covered == out or put.loose:
        return out
    if len(put.chips) == 1 or out - min(put.chips) < covered:
        return covered
    return out


@dataclass(frozen=True)
class PassedForCall:
    """An undercall that nobody noticed: the hand goes on as if it were a call."""

    seat: int
    put: Put
    at: int = 0
    """How many events the hand had before it."""

    def apply(self, table: Table) -> None:
        """Let it stand as a call, and record it."""
        hand = table.the_hand()
        table.recall(Undercalls).found.append(replace(self, at=len(hand.events)))
        hand.call(self.seat)


class Undercalls:
    """Undercalls that nobody noticed, in the order they were made."""

    def __init__(self) -> None:
        self.found: list[PassedForCall] = []


def passed_for_call(table: Table, at: Facing, put: Put) -> Ruling:
    """Chips short of the call that everybody takes for one."""
    made = RuledAct(at.seat, "call", at.call_to, at.own, at.bet, put.total, spoken=False)
    why = message("betting.undercall-unopposed", name=at.name, chips=put.total, level=at.bet)
    effects = (PassedForCall(at.seat, put), Remember(made))
    return Inquiry(table.policy, at.name).ruling("reading", action="call", to=at.call_to, effects=effects, why=why)


def in_row(table: Table) -> Ruling:
    """Undercalls are noticed: back to the first one, and the director decides on those who followed (51-C)."""
    found = table.recall(Undercalls).found
    hand = table.the_hand()
    before = Table(table.policy, replay(hand.setup, hand.events[: found[0].at]), table.names)
    at = facing(before, found[0].seat)
    inq = Inquiry(table.policy, at.name)
    if len(found) > 1:
        inq.rest_on(says.UNDERCALLS_IN_ROW)
    first = undercall(inq, at, found[0].put, at.own + found[0].put.total)
    cites = inq.cited(says.UNDERCALLS_IN_ROW)
    later = tuple(choice for other in found[1:] for choice in _later(before, other.seat, other.put, cites))
    answer: dict[str, Plain] = {"back to": at.name}
    if len(found) == 1 and first.kind == "reading":  # a full call, as which it stands already
        return inq.ruling(
            "remedy", action=first.action, to=first.to, returned=first.returned, binding=True, steps=first.steps,
            effects=(ForgetUndercalls(at.seat),), why=first.why,
        )  # fmt: skip
    again = Replayed(tuple(hand.events[: found[0].at]))
    return inq.ruling(
        "decision" if later else first.kind, action=first.action, to=first.to, returned=first.returned,
        binding=first.binding, director=(*first.director, *later), penalty=first.penalty, answer=answer,
        steps=(message("betting.back-up-action", name=at.name), *first.steps),
        effects=(again, ForgetUndercalls(), *first.effects), why=first.why,
    )  # fmt: skip


def _later(table: Table, seat: int, put: Put, cites: tuple[Citation, ...]) -> tuple[Choice, ...]:
    """What the director may decide about a later undercaller, to take effect when the turn comes round."""
    hand = table.the_hand()
    bound = HeldAct(seat, "call", None, hand.bet_level, put.total, len(hand.events), final=True)
    name = table.name(seat)
    return (
        Choice(message("option.full-call", name=name), cites, (Hold(bound),)),
        Choice(message("option.chips-back-and-act-again", name=name), cites),
        Choice(message("option.forfeit-and-fold", name=name), cites, (Hold(replace(bound, action="fold")),)),
    )


@dataclass(frozen=True)
class ForgetUndercalls:
    """The undercalls are dealt with, or those of one player."""

    seat: int | None = None

    def apply(self, table: Table) -> None:
        """Drop the undercalls on record."""
        memory = table.recall(Undercalls)
        memory.found = [one for one in memory.found if self.seat is not None and one.seat != self.seat]


def _tiny(inq: Inquiry, at: Facing, put: Put, out: int, forced: str) -> Ruling:
    """Chips that are tiny beside the bet: the director says what they mean, and a full call is the first proposal."""
    inq.cite(says.TINY)
    if forced:
        inq.cite(says.UNDERCALL, forced)
    cites = inq.cited(says.TINY)
    choices = (
        verdict.choice_call(at, (*cites, *inq.cited(says.UNDERCALL, forced)) if forced else cites),
        verdict.choice_fold(at, out - at.own, cites),
        Choice(message("option.another-ruling"), cites),
    )
    why = message(
        "betting.tiny-chips-director-decides",
        chips=put.total,
        level=at.bet,
    )
    return inq.ruling("decision", director=choices, penalty="may", why=why)
