"""Claims after an act: misunderstood, did not hear, did not see the raise, thought it was another amount.

A claim is ruled in the light of the act as it was ruled. Where the book lets nobody off, the act binds; where it does, the host
hears the claim, or follows what was found.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from cardspeak.books.settings import betting as says
from cardspeak.books.settings.turn import BINDS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.betting.acted import RuledAct, RuledActs, others_acted, ruled_act
from cardspeak.floor.betting.effects import TakenBack
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Effect, Ruling
from cardspeak.floor.table import Table
from cardspeak.words import Message, message

Ground = Literal["raise", "amount"]
"""What the player did not know: that somebody had raised, or how much the bet was."""


@dataclass(frozen=True)
class Claim:
    """A player asks to be let off an act."""

    seat: int
    ground: Ground
    thought: int | None = None
    """What the player took the bet for."""


@dataclass
class Claims:
    """The last claim of each player, to which a finding belongs."""

    by_seat: dict[int, Claim] = field(default_factory=dict)


@dataclass(frozen=True)
class Claimed:
    """A claim is made."""

    claim: Claim

    def apply(self, table: Table) -> None:
        """Note it."""
        table.recall(Claims).by_seat[self.claim.seat] = self.claim


@form(
    "{seat} claims to have misunderstood the bet of {wager:amount} after putting [in] {put:amount}",
    about="A player asks to be let off after a gross misunderstanding.",
    example="C claims to have misunderstood the bet of 1200 after putting in 300",
    before_cards=True,
)
def misunderstood(table: Table, seat: int, wager: int, put: int) -> Ruling:
    """A player claims a gross misunderstanding of a wager."""
    if wager <= 0 or not 0 <= put <= wager:
        raise Unreadable(
            "claim.amounts", {"put": put, "wager": wager}, field="put", value=put, limits={"min": 0, "max": wager}
        )
    return _claimed(table, Claim(seat, "amount"), put=put, wager=wager)


@form(
    "{seat} (misunderstood|misheard|misread|did not hear|did not understand|did not catch) (the bet|the amount|it)",
    about="A player asks to be let off an act, because the bet was misunderstood.",
    example="C misunderstood the bet",
    before_cards=True,
)
def misheard(table: Table, seat: int) -> Ruling:
    """A player did not understand how much the bet was."""
    return _claimed(table, Claim(seat, "amount"))


@form(
    "{seat} (thought|believed|assumed) (the bet|the raise|it|the call) was [only] {amount}",
    about="A player asks to be let off an act, because the bet was taken for another amount.",
    example="C thought the bet was 300",
    before_cards=True,
)
def took_for(table: Table, seat: int, amount: int) -> Ruling:
    """A player took the bet for another amount."""
    return _claimed(table, Claim(seat, "amount", amount))


@form(
    "{seat} (did not know of|did not see|did not hear|did not notice|had not seen|was not aware of|was unaware of|missed) the raise",
    about="A player asks to take chips back that answered a smaller bet.",
    example="D did not know of the raise",
    before_cards=True,
)
def unaware(table: Table, seat: int) -> Ruling:
    """A player did not know that somebody had raised."""
    return _claimed(table, Claim(seat, "raise"))


@form(
    "(director|floor|host) {finding:believes|does not believe} {seat}",
    about="A finding on what a player claims about an act.",
    example="director believes C",
    before_cards=True,
)
def found(table: Table, finding: str, seat: int) -> Ruling:
    """What an established finding changes."""
    claim = table.recall(Claims).by_seat.get(seat)
    if claim is None:
        raise Unlawful("claim.none", {"name": table.name(seat)}, field="seat", value=seat)
    if table.open is not None and table.open.actor == table.name(seat):
        table.open = None  # the finding is the decision that was awaited
    return _claimed(table, claim, finding=finding == "believes")


def _claimed(
    table: Table, claim: Claim, *, finding: bool | None = None, put: int | None = None, wager: int | None = None
) -> Ruling:
    act = ruled_act(table, claim.seat)
    name = table.name(claim.seat)
    inq = Inquiry(table.policy, name)
    if act is None:
        return _without_act(inq, table, claim)
    if act.bet <= act.own or act.action == "fold":
        return _stands(inq, act, claim, message("betting.claim-changes-nothing", name=name))
    put, wager = (act.own + act.pushed if put is None else put), (act.bet if wager is None else wager)
    if claim.ground == "raise" and table.policy.has(says.UNAWARE):
        return _unaware(inq, table, act, claim, finding)
    if inq.maybe(says.MISUNDERSTOOD) is not None:
        return _misunderstood(inq, table, act, claim, finding, put, wager)
    return _stands(inq, act, claim, message("betting.claim-changes-nothing", name=name))


def _without_act(inq: Inquiry, table: Table, claim: Claim) -> Ruling:
    """No act was ruled on: a decision may be open, the act may lie on an earlier street, or nothing was done yet."""
    name = table.name(claim.seat)
    if table.open is not None and table.open.actor == name:
        why = table.open.why.then(message("betting.claim-for-director", name=name))
        inq.cites.update(dict.fromkeys(table.open.cites))
        effects = (Claimed(claim),)
        return inq.ruling(
            "decision", director=table.open.director, returned=table.open.returned, effects=effects, why=why
        )
    memory = table.recall(RuledActs)
    earlier = memory.by_seat.get(claim.seat) if memory.setup is table.the_hand().setup else None
    if earlier is None:
        raise Unlawful("claim.no-act", {"name": name}, field="seat", value=claim.seat)
    return _stands(inq, earlier, claim, message("betting.claim-after-cards", name=name))


def _stands(inq: Inquiry, act: RuledAct, claim: Claim, why: Message) -> Ruling:
    """The act binds: whoever calls finds out first how much it is (49, 50-A, 51-A)."""
    inq.cites.update(dict.fromkeys(act.cites))
    inq.rest_on(BINDS)
    if act.spoken and act.action in ("call", "raise"):
        inq.cite(says.GENERAL_BINDS)
    if act.action == "call":
        inq.cite(says.ACCEPTED)
    effects = (Claimed(claim),)
    return inq.ruling("refused", action=act.action, to=act.to, binding=True, effects=effects, why=why)


def _unaware(inq: Inquiry, table: Table, act: RuledAct, claim: Claim, finding: bool | None) -> Ruling:
    """A player did not know of a raise: the chips may be taken back while nobody has acted since (3-iv-9)."""
    name = table.name(act.seat)
    inq.rest_on(says.UNAWARE)
    if others_acted(table.the_hand(), act):
        why = message("betting.later-action-binds", name=name)
        return inq.ruling("refused", action=act.action, to=act.to, binding=True, why=why)
    why = message("betting.unaware-of-raise-refund", name=name)
    withdraw, hold = message("option.take-back-and-reconsider"), message("option.binding")
    return _heard(inq, act, claim, finding, withdraw, hold, why)


def _misunderstood(
    inq: Inquiry, table: Table, act: RuledAct, claim: Claim, finding: bool | None, put: int, wager: int
) -> Ruling:
    """A gross misunderstanding: excused below a share of the wager, if it harms nobody and the host finds so (5-ii-11)."""
    share = inq.ask(says.MISUNDERSTOOD)
    inq.cite(says.MISUNDERSTOOD)
    if put >= share * wager:
        why = message("betting.large-part-claim-refused", put=put, share=share, wager=wager)
        owes = {"owes": wager - put}
        return inq.ruling("refused", action=act.action, to=act.to, binding=True, answer=owes, why=why)
    if others_acted(table.the_hand(), act):
        why = message("betting.later-action-binds", name=table.name(act.seat))
        return inq.ruling("refused", action=act.action, to=act.to, binding=True, why=why)
    why = message("betting.small-part-host-excuse", put=put, share=share, wager=wager)
    withdraw, hold = message("option.withdraw-and-reconsider"), message("option.binding-call", wager=wager)
    return _heard(inq, act, claim, finding, withdraw, hold, why)


def _heard(
    inq: Inquiry, act: RuledAct, claim: Claim, finding: bool | None, withdraw: Message, hold: Message, why: Message
) -> Ruling:
    """The host decides; a finding that is established decides it."""
    if finding is False:
        why = message("betting.claim-not-believed", name=inq.actor or "")
        return inq.ruling("refused", action=act.action, to=act.to, binding=True, why=why)
    back: tuple[Effect, ...] = (TakenBack(act.seat),)
    if finding:
        steps = (
            (message("betting.return-correction-chips", chips=act.pushed, name=inq.actor or ""),) if act.pushed else ()
        )
        why = message("betting.claim-believed", name=inq.actor or "")
        return inq.ruling(
            "remedy", answer=withdraw, binding=False, returned=act.pushed, effects=back, steps=steps, why=why
        )
    cites = tuple(inq.cites)
    choices = (Choice(withdraw, cites, back), Choice(hold, cites))
    return inq.ruling("decision", director=choices, effects=(Claimed(claim),), why=why)
