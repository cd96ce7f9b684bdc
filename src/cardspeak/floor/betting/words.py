"""Declarations in turn: what is said, what it binds to, and words that do not fit the situation."""

from __future__ import annotations

import msgspec

from cardspeak.books.settings import betting as says
from cardspeak.books.settings.turn import BINDS
from cardspeak.floor.betting import verdict
from cardspeak.floor.betting.act_words import act_word
from cardspeak.floor.betting.chips import by_amount, opening_bet
from cardspeak.floor.betting.declaration import Declaration
from cardspeak.floor.betting.deeds import Put
from cardspeak.floor.betting.effects import Act, Bar, Promise
from cardspeak.floor.betting.facing import Facing
from cardspeak.floor.betting.undercall import undercall
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.words import Message, message


def read_words(inq: Inquiry, at: Facing, said: Declaration, motions: tuple[Put, ...], clearly: int | None) -> Ruling:
    """What words in turn count as; the chips after them only pay, unless they alone name an amount."""
    if said.form == "conditional":
        return _conditional(inq, at, said)
    _cite_words(inq, at, said)
    ruling = _declared(inq, at, said, motions, clearly)
    if said.late:
        late = message("betting.later-words-too-late", words=repr(said.late))
        return msgspec.structs.replace(ruling, why=ruling.why.then(late))
    if said.unread and not motions:
        unread = message("betting.words-unread", words=repr(said.unread))
        return msgspec.structs.replace(ruling, why=ruling.why.then(unread))
    return ruling


def _cite_words(inq: Inquiry, at: Facing, said: Declaration) -> None:
    """The rules on what was said besides the act itself: an amount, an unofficial word, a change that comes too late."""
    if said.amount is not None:
        inq.cite(says.FORMS)
    if said.slang:
        inq.cite(says.UNCLEAR)  # 57
    named = said.amount is not None and at.bet not in said.amount.readings
    if said.general == "call" and at.faced and (said.late or named):
        inq.cite(says.GENERAL_BINDS)
    if said.late:
        inq.cite(BINDS)
        if said.general in ("call", "check") and said.raises_late:
            inq.cite(says.STRING)


def _declared(inq: Inquiry, at: Facing, said: Declaration, motions: tuple[Put, ...], clearly: int | None) -> Ruling:
    out = at.own + sum(put.total for put in motions)
    match said.general:
        case "fold":
            return fold(inq, at)
        case "check":
            return check(inq, at, back=out - at.own)
        case "call":
            return _call(inq, at, out)
        case "all-in":
            inq.cite(says.ALL_IN, "faced" if at.faced else "unfaced")
            return verdict.all_in(inq, at, out, message("betting.declared-all-in", name=at.name))
        case "pot":
            return _pot(inq, at, out)
        case "bet" | "raise":
            return _raise(inq, at, said, motions, out, clearly)
    amount = _amount(inq, at, said, clearly)
    if isinstance(amount, Ruling):
        return amount
    if len(motions) > 1:
        inq.cite(says.AMOUNT_FIRST)
    return _bare_amount(inq, at, amount + (at.bet if said.increase else 0), out)


def fold(inq: Inquiry, at: Facing) -> Ruling:
    """A fold in turn: with nothing to call it binds as well, and may be penalised (58)."""
    effects = (Act(at.seat, "fold"),)
    if at.faced:
        inq.cite(says.FOLD_FACED)
        why = message("betting.folds-to-bet", name=at.name)
        return inq.ruling("reading", action="fold", binding=True, effects=effects, why=why)
    way = inq.ask(says.FOLD_UNFACED)
    inq.cite(says.FOLD_UNFACED)
    penalty = "may" if inq.maybe(says.FOLD_UNFACED_PENALTY) else None
    why = message("betting.needless-fold-binds", name=at.name)
    if way == "when-next-acts":
        why = message("betting.needless-fold-dies-later", name=at.name)
    binding = True if way == "binding" else None
    return inq.ruling("reading", action="fold", binding=binding, effects=effects, penalty=penalty, why=why)


def check(inq: Inquiry, at: Facing, back: int = 0) -> Ruling:
    """A check; facing a bet it leaves only call and fold (55). Chips put out with it are returned."""
    if not at.faced:
        steps = (message("betting.return-correction-chips", chips=back, name=at.name),) if back else ()
        return inq.ruling(
            "reading", action="check", returned=back, binding=True, effects=(Act(at.seat, "check"),), steps=steps,
            why=message("betting.player-checks", name=at.name),
        )  # fmt: skip
    way = inq.ask(says.CHECK_FACED)
    inq.cite(says.CHECK_FACED)
    if way == "ask-again":
        why = message("betting.cannot-check-facing-bet", name=at.name, level=at.bet)
        return inq.ruling("options", options=at, binding=False, why=why)
    only = at.without("check", "raise")
    why = message("betting.said-check-facing-bet", name=at.name, level=at.bet)
    return inq.ruling(
        "options", options=only, binding=True, effects=(Bar(at.seat, frozenset({"raise"}), tuple(inq.cites)),), why=why
    )


def _call(inq: Inquiry, at: Facing, out: int) -> Ruling:
    if at.faced:
        inq.rest_on(says.CALL_BY_WORD)
        if out < at.call_to and out > at.own:
            inq.rest_on(says.GENERAL_BINDS)
        return verdict.call(inq, at, out, message("betting.said-call-owes-all", name=at.name))
    inq.rest_on(says.CALL_UNFACED)
    return verdict.call(inq, at, out, message("betting.empty-call-is-check"))


def _pot(inq: Inquiry, at: Facing, out: int) -> Ruling:
    """The pot announced: the most in pot-limit, no valid bet in no-limit (54-D)."""
    if at.structure == "pot-limit" and not at.closed:
        verdict.cite_pot(inq, at)
        bet, raised = message("betting.pot-bet-size", to=at.most), message("betting.pot-raise-size", to=at.most)
        return verdict.wager(inq, at, at.most, out, raised if at.bet else bet)
    inq.rest_on(says.POT_IN_NO_LIMIT)
    why = message("betting.pot-announced-no-bet", name=at.name)
    return owes_wager(inq, at, why, penalty=True)


def owes_wager(inq: Inquiry, at: Facing, why: Message, *, penalty: bool = False) -> Ruling:
    """A bet or raise is owed and its amount is still open: everything else is barred."""
    if at.closed and at.stack <= at.bet - at.own and inq.policy.has(says.IMPOSSIBLE):
        inq.cite(says.IMPOSSIBLE)
        none = message("betting.no-chips-to-raise", name=at.name)
        return inq.ruling("options", options=at, binding=False, why=none)
    if at.closed:
        return verdict.spoken_wager(inq, at, at.all_in, at.own, why)
    if at.least == at.most:
        return verdict.wager(inq, at, at.least, at.own, why.then(message("betting.single-size-only")))
    only = at.without("fold", "check", "call", "bring-in")
    return inq.ruling(
        "options",
        action="bet" if at.bet == 0 else "raise",
        options=only,
        binding=True,
        penalty="may" if penalty else None,
        effects=(Bar(at.seat, frozenset({"fold", "check", "call"}), tuple(inq.cites)),),
        steps=(message("betting.ask-for-amount", name=at.name, least=at.least),),
        why=why,
    )


def _raise(
    inq: Inquiry, at: Facing, said: Declaration, motions: tuple[Put, ...], out: int, clearly: int | None
) -> Ruling:
    if not at.faced and not at.option and said.general == "raise":
        inq.rest_on(says.RAISE_UNFACED)
    word = act_word(said.general or "raise")
    if said.amount is not None:
        return _raise_to(inq, at, said, out, clearly)
    if said.least and not at.closed:
        inq.cite(says.MINIMUM)
        return verdict.wager(inq, at, at.least, out, message("betting.said-least-act", name=at.name, act=word))
    if not motions:
        inq.rest_on(says.GENERAL_BINDS)
        why = message("betting.said-act-owes-minimum", name=at.name, act=word)
        return owes_wager(inq, at, why)
    return _raise_by_chips(inq, at, motions, out)


def _raise_to(inq: Inquiry, at: Facing, said: Declaration, out: int, clearly: int | None) -> Ruling:
    """Raise with an amount: the total, unless an increase was made clear (43-B)."""
    amount = _amount(inq, at, said, clearly)
    if isinstance(amount, Ruling):
        return amount
    total = at.bet + amount if said.increase else amount
    if said.increase and said.general == "bet" and not at.faced:
        total = amount
    if at.bet:
        inq.rest_on(says.RAISE_AMOUNT)
    if at.closed:
        why = message("betting.player-said", name=at.name, words=repr(said.text))
        return verdict.spoken_wager(inq, at, total, out, why)
    if at.bet == 0:
        return opening_bet(inq, at, total, out)
    if total <= at.bet and not said.increase:
        return _not_above(inq, at, amount)
    if total < at.least:
        return verdict.too_small(inq, at, total, out)
    inq.cite(says.MINIMUM)
    if out > at.own:
        inq.cite(says.AMOUNT_FIRST)
    why = message("betting.declared-raise-to", name=at.name, total=total)
    return verdict.wager(inq, at, total, out, why)


def _not_above(inq: Inquiry, at: Facing, amount: int) -> Ruling:
    """A raise to no more than the bet: the least raise or an increase of that size, as the floor finds."""
    cites = inq.cited(says.RAISE_AMOUNT)
    inq.cite(says.RAISE_AMOUNT)
    totals = dict.fromkeys((at.least, max(at.least, at.bet + amount)))
    choices = (*(verdict.choice_wager(at, total, cites) for total in totals), verdict.choice_call(at, cites))
    why = message(
        "betting.low-amount-ambiguous",
        amount=amount,
        level=at.bet,
    )
    return inq.ruling("decision", director=choices, why=why)


def _raise_by_chips(inq: Inquiry, at: Facing, motions: tuple[Put, ...], out: int) -> Ruling:
    """Raise said, and the chips name the amount: the first motion, lifted to the least raise (44, 51-A)."""
    first = at.own + motions[0].total
    two_motions = inq.maybe(says.TWO_MOTIONS)
    if len(motions) > 1:
        inq.cite(says.TWO_MOTIONS)
        if two_motions == "after-exact-call" and first == at.bet:
            first += motions[1].total
        else:
            inq.cite(says.STRING)
    if len(motions[0].chips) == 1 and not motions[0].loose:
        inq.rest_on(says.OVERCHIP_RAISE)
    if not at.closed and first < at.least:
        inq.rest_on(says.GENERAL_BINDS)
        inq.cite(says.MINIMUM)
        inq.cite(says.UNDERRAISE, "first")
        if two_motions == "after-exact-call":
            inq.cite(says.TWO_MOTIONS)  # 42-C: other than the exact call, and less than a raise
        why = message("betting.said-raise-brought-up", chips=first, least=at.least)
        return verdict.wager(inq, at, at.least, out, why)
    inq.cite(says.MINIMUM)
    return verdict.spoken_wager(inq, at, first, out, message("betting.said-raise-with-chips", chips=first))


def _bare_amount(inq: Inquiry, at: Facing, amount: int, out: int) -> Ruling:
    """An amount and nothing else: the same as that sum pushed out in silence, or a spoken raise (40-C)."""
    way = inq.ask(says.AMOUNT_ONLY)
    inq.cite(says.AMOUNT_ONLY)
    if amount >= at.all_in:
        inq.cite(says.ALL_IN)
        why = message("betting.amount-is-whole-stack", amount=amount, name=at.name)
        return verdict.all_in(inq, at, out, why)
    if not at.faced and not at.option:
        return (
            opening_bet(inq, at, amount, out)
            if not at.closed
            else verdict.call(inq, at, out, message("betting.no-opponent-for-words"))
        )
    if amount < at.bet:
        named = max(amount, at.own)
        return undercall(inq, at, Put((named - at.own,), loose=True), named, pushed=out)
    if amount == at.bet:
        inq.cite(says.CALL_EXACT)
        return verdict.call(inq, at, max(out, at.own), message("betting.amount-exact-call", amount=amount))
    if way == "as-raise":
        inq.cite(says.UNDERRAISE)
        return verdict.wager(inq, at, amount, out, message("betting.amount-spoken-raise", amount=amount))
    return by_amount(inq, at, amount, max(out, at.own))


def _amount(inq: Inquiry, at: Facing, said: Declaration, clearly: int | None) -> int | Ruling:
    """The amount a declaration names; several lawful readings go by the pot or by the lesser one (57)."""
    assert said.amount is not None
    if clearly is not None:
        if not said.amount.clear:
            inq.cite(says.UNCLEAR)
        return clearly
    if said.amount.clear:
        return said.amount.readings[0]
    floor = at.bet if at.closed else at.least
    lawful = [reading for reading in said.amount.readings if reading >= floor and reading <= at.all_in]
    if len(lawful) <= 1:
        inq.cite(says.UNCLEAR)
        return lawful[0] if lawful else said.amount.readings[-1]
    way = inq.ask(says.UNCLEAR)
    inq.cite(says.UNCLEAR)
    inq.fact(message("betting.readings-and-pot", readings=lawful, pot=at.pot))
    if way == "lesser":
        return lawful[0]
    within = [reading for reading in lawful if reading <= at.pot]
    if within:
        return within[-1]
    inq.rest_on(says.UNCLEAR_ABOVE_POT)
    cites = inq.cited(says.UNCLEAR_ABOVE_POT)
    choices = tuple(verdict.choice_wager(at, reading, cites) for reading in lawful) if not at.closed else ()
    why = message("betting.readings-above-pot", words=repr(said.text), pot=at.pot)
    return inq.ruling("decision", director=choices, why=why)


def _conditional(inq: Inquiry, at: Facing, said: Declaration) -> Ruling:
    """An act announced on a condition: the director may hold it binding, penalise it, or both (59-A)."""
    inq.rest_on(says.CONDITIONAL)
    cites = inq.cited(says.CONDITIONAL)
    kept = (Promise(at.seat, said.general, at.bet, cites),) if said.general else ()
    choices = (Choice(message("option.binding"), cites, kept), Choice(message("option.not-binding"), cites))
    why = message("betting.conditional-announcement", name=at.name, words=repr(said.text))
    return inq.ruling("decision", director=choices, penalty="may", why=why)
