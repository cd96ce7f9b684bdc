"""From a reading to a ruling: the chips that go back or are still owed, and what the hand takes."""

from __future__ import annotations

from typing import Any

from cardspeak.books.settings.betting import CHANGE, MINIMUM, UNDERRAISE
from cardspeak.books.settings.hand import POT_LATER, POT_SHORT_BLIND, RAISE_CAP, REOPENING, REOPENING_LIMIT
from cardspeak.floor.betting.act_words import act_word
from cardspeak.floor.betting.effects import Act, ForfeitAndFold
from cardspeak.floor.betting.facing import Facing
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.words import Message, message


def call(inq: Inquiry, at: Facing, out: int, why: Message, **more: Any) -> Ruling:
    """It is a call; ``out`` is everything in front of the player. With nothing to call it is a check."""
    if not at.faced:
        back = max(0, out - at.own)
        return inq.ruling(
            "reading", action="check", to=None, returned=back, binding=True, why=why,
            steps=_back(inq, at, back), effects=(Act(at.seat, "check"),), **more,
        )  # fmt: skip
    to = at.call_to
    back = max(0, out - to)
    steps = _back(inq, at, back) + _add(at, to, out)
    return inq.ruling(
        "reading", action="call", to=to, returned=back, binding=True, why=why, steps=steps,
        effects=(Act(at.seat, "call"),), **more,
    )  # fmt: skip


def wager(inq: Inquiry, at: Facing, to: int, out: int, why: Message, **more: Any) -> Ruling:
    """It is a bet or a raise to an amount, within what is lawful; where the player may not raise it is a call (47)."""
    if at.closed:
        cite_closed(inq, at)
        closed = message("betting.closed-betting-is-call", name=at.name)
        return call(inq, at, out, why.then(closed), **more)
    if to > at.most:
        cite_pot(inq, at)
        why = why.then(message("betting.maximum-size", most=at.most))
    to = min(max(to, at.least), at.most)
    action = "all-in" if to == at.all_in else "bet" if at.bet == 0 else "raise"
    back = max(0, out - to)
    steps = _back(inq, at, back) + _add(at, to, out)
    return inq.ruling(
        "reading", action=action, to=to, returned=back, binding=True, why=why, steps=steps,
        effects=(Act(at.seat, "wager", to),), **more,
    )  # fmt: skip


def too_small(inq: Inquiry, at: Facing, total: int, out: int) -> Ruling:
    """A bet or raise below the least one: brought up to it, or refused with the least one named (52-A, 19-c)."""
    way = inq.ask(UNDERRAISE)
    if total == at.all_in:
        return wager(inq, at, total, out, message("betting.player-all-in-for", name=at.name, total=total))
    case = "opening" if at.bet == 0 else "short all-in" if at.short_all_in else "later" if at.earlier else "first"
    if way == "refused":
        inq.cites.clear()
        inq.cite(UNDERRAISE, case)
        why = message("betting.raise-too-small", total=total, least=at.least)
        if not at.bet:
            why = message("betting.bet-too-small", total=total, least=at.least)
        return inq.ruling("refused", options=at, binding=False, returned=max(0, out - at.own), why=why)
    if at.bet:
        inq.cite(MINIMUM)
    inq.cite(UNDERRAISE, case)
    why = message("betting.raise-brought-to-minimum", total=total, least=at.least)
    if at.bet == 0:
        why = message("betting.bet-brought-to-minimum", total=total, least=at.least)
    return wager(inq, at, at.least, out, why)


def spoken_wager(inq: Inquiry, at: Facing, to: int, out: int, why: Message) -> Ruling:
    """A bet or raise that was declared; one that is not open is refused, and the player calls or folds (47)."""
    if at.closed in ("not-reopened", "capped", "only-bring-in"):
        cite_closed(inq, at)
        why = message("betting.closed-betting-limits", name=at.name)
        return inq.ruling("refused", options=at, binding=False, returned=max(0, out - at.own), why=why)
    return wager(inq, at, to, out, why)


def cite_pot(inq: Inquiry, at: Facing) -> None:
    """The rule by which pot-limit measures the pot: full blinds before the flop, real chips later (54-B, 54-C)."""
    if at.structure == "pot-limit":
        inq.cite(POT_SHORT_BLIND if at.first_round else POT_LATER)


def cite_closed(inq: Inquiry, at: Facing) -> None:
    """The rule by which a player may not raise."""
    if at.closed == "not-reopened":
        inq.cites.clear()
        inq.cite(REOPENING_LIMIT if at.structure == "limit" else REOPENING)
    elif at.closed == "capped":
        inq.cites.clear()
        inq.cite(RAISE_CAP)


def all_in(inq: Inquiry, at: Facing, out: int, why: Message, **more: Any) -> Ruling:
    """Everything goes in, as far as the game and the betting allow."""
    if at.faced and at.all_in <= at.bet:
        return inq.ruling(
            "reading", action="all-in", to=at.all_in, returned=0, binding=True, why=why,
            effects=(Act(at.seat, "call"),), steps=_add(at, at.all_in, out), **more,
        )  # fmt: skip
    if more:
        return wager(inq, at, at.all_in, out, why, **more)
    return spoken_wager(inq, at, at.all_in, out, why)


def choice_call(at: Facing, cites: Any) -> Choice:
    """The director may hold the player to the call."""
    return Choice(message("option.call", to=at.call_to), cites, (Act(at.seat, "call"),))


def choice_wager(at: Facing, to: int, cites: Any) -> Choice:
    """The director may read a bet or raise."""
    to = min(max(to, at.least), at.most)
    word = "all-in" if to == at.all_in else "bet" if at.bet == 0 else "raise"
    return Choice(message("option.act-to", action=act_word(word), to=to), cites, (Act(at.seat, "wager", to),))


def choice_fold(at: Facing, forfeits: int, cites: Any) -> Choice:
    """The director may let the player fold; the chips meant as a call stay in the pot."""
    says = message("option.fold-forfeit", chips=forfeits) if forfeits else message("option.fold")
    return Choice(says, cites, (ForfeitAndFold(at.seat, forfeits),))


def _back(inq: Inquiry, at: Facing, back: int) -> tuple[Message, ...]:
    """The change, given when the book says so."""
    if not back:
        return ()
    when = inq.maybe(CHANGE)
    if when is not None:
        inq.cite(CHANGE)
    if when == "after-the-action":
        return (message("betting.return-chips-after-action", chips=back, name=at.name),)
    if when == "after-the-round":
        return (message("betting.return-chips-after-round", chips=back, name=at.name),)
    return (message("betting.return-correction-chips", chips=back, name=at.name),)


def _add(at: Facing, to: int, out: int) -> tuple[Message, ...]:
    return (message("betting.player-adds-chips", name=at.name, chips=to - out),) if to > out else ()
