"""What a player may do now: the engine's options, what earlier rulings barred, and acts held from out of turn."""

from __future__ import annotations

from cardspeak.books.settings import betting as says
from cardspeak.books.settings import hand as play
from cardspeak.books.settings.button import BLIND_OPTION
from cardspeak.books.settings.stud import ALL_IN_BRING_IN
from cardspeak.books.settings.turn import OUT_OF_TURN
from cardspeak.errors import Unlawful
from cardspeak.floor.betting.act_words import act_word
from cardspeak.floor.betting.effects import Allowed, Bar, Bars, keep_promise
from cardspeak.floor.betting.facing import Facing, facing
from cardspeak.floor.betting.out_of_turn import OutOfTurn, come_to, due
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.hand.options import Options
from cardspeak.words import Message, items, message


def options_of(table: Table, seat: int) -> Ruling:
    """The lawful options of the player to act, or what an act out of turn has come to."""
    hand = table.the_hand()
    told = come_to(table, seat)
    if told is not None and (told.kind == "options" or hand.to_act != seat):
        return told
    if hand.to_act is None:
        raise Unlawful("act.nobody", field="seat", value=seat)
    if hand.to_act != seat:
        raise Unlawful(
            "act.out-of-turn/named",
            {"name": table.name(hand.to_act), "name2": table.name(seat)},
            field="seat",
            value=seat,
            limits={"to_act": hand.to_act},
        )
    keep_promise(table, seat)
    held = due(table, seat)
    if held is not None:
        return held
    at = facing(table, seat)
    inq = Inquiry(table.policy, at.name)
    if _reopening_open_question(inq, table, at):
        return _ask_reopening(inq, at)
    bars = table.recall(Bars)
    gone = bars.of(seat)
    lawful = at.without(*gone)
    inq.cites.update(dict.fromkeys(bars.cites.get(seat, ())))
    if table.recall(OutOfTurn).acts:
        inq.cite(OUT_OF_TURN)  # the action is backed up to this player
    _cite(inq, hand, at, lawful)
    why = _told(at, lawful)
    if gone:
        taken = items(map(act_word, sorted(gone)))
        why = why.then(message("betting.acts-forfeited", acts=taken))
    return inq.ruling("options", options=lawful, why=why)


def _reopening_open_question(inq: Inquiry, table: Table, at: Facing) -> bool:
    settled = at.seat in table.recall(Bars).allowed or "raise" in table.recall(Bars).of(at.seat)
    return at.short_of_full and inq.maybe(play.REOPENING) is None and not settled


def _ask_reopening(inq: Inquiry, at: Facing) -> Ruling:
    """The book does not say whether a short all-in lets a player who has acted raise again."""
    inq.cite(play.SHORT_ALL_IN)
    choices = (
        Choice(message("option.may-raise"), (), (Allowed(at.seat),)),
        Choice(message("option.call-or-fold-only"), (), (Bar(at.seat, frozenset({"raise"})),)),
    )
    why = reopening_not_said(at, inq.policy.book)
    return inq.ruling("decision", answer="silent", options=at, director=choices, why=why)


def reopening_not_said(at: Facing, book: str) -> Message:
    """Why a raise after a short all-in is left to the director."""
    return message(
        "betting.reopening-unsettled",
        name=at.name,
        book=book,
    )


def _cite(inq: Inquiry, hand: Hand, at: Facing, lawful: Options) -> None:
    """The rules behind the options: the size of a raise, or why there is none."""
    if hand.street == 0 and hand.blinds_short and at.faced:
        inq.cite(play.SHORT_BLIND_CALL)
    _cite_blind(inq, hand, at, lawful)
    cite_passed_on(inq, at)
    if lawful.sizes is not None:
        inq.rest_on(says.MINIMUM)
        if at.bet == 0:
            inq.cite(says.LEAST_BET)
        if len(at.earlier) > 1 and at.structure != "limit":
            inq.cite(says.UNLIMITED)
        if at.structure == "pot-limit":
            inq.cite(play.POT_SHORT_BLIND if hand.street == 0 else play.POT_LATER)
        if at.short_all_in:
            inq.cite(play.SHORT_ALL_IN)
        if at.acted and at.faced:  # 47: the betting is open to a player who has acted by a full raise only
            inq.cite(play.REOPENING_LIMIT if at.structure == "limit" else play.REOPENING)
    elif at.short_of_full:
        inq.cite(play.REOPENING_LIMIT if at.structure == "limit" else play.REOPENING)
    elif at.structure == "limit" and hand.capped:
        inq.cite(play.RAISE_CAP)


def cite_passed_on(inq: Inquiry, at: Facing) -> None:
    """The low card is all-in for the ante, and the bring-in falls to somebody who may also fold (RP-10-E)."""
    if at.bring_in and at.fold:
        inq.cite(ALL_IN_BRING_IN)


def _cite_blind(inq: Inquiry, hand: Hand, at: Facing, lawful: Options) -> None:
    """A blind that has not acted keeps its option (4-i-6), and a lifted cap is a rule of its own (48)."""
    posted = hand.street == 0 and at.own and not at.acted
    if posted and lawful.sizes is not None:
        inq.cite(BLIND_OPTION)
    cap = hand.rules.raise_cap
    if at.structure == "limit" and lawful.sizes is not None and cap is not None and hand.raises >= cap:
        inq.cite(play.RAISE_CAP_LIFTED_AT)


def _told(at: Facing, lawful: Options) -> Message:
    words = [message("act-name.fold")] if lawful.fold else []
    words += [message("act-name.check")] if lawful.check else []
    words += [message("betting.option-call", to=lawful.own + lawful.call)] if lawful.call is not None else []
    if lawful.sizes is not None:
        least, most = lawful.sizes
        code = "betting.option-bet-range" if lawful.opening else "betting.option-raise-range"
        words.append(message(code, least=least, most=most))
    return message("betting.allowed-acts", name=at.name, acts=items(words) or message("betting.option-nothing"))
