"""Declarations in turn: what is said, what it binds to, and words that do not fit the situation."""

from __future__ import annotations

import re

from cardspeak.books.settings import betting as says
from cardspeak.floor.betting import verdict
from cardspeak.floor.betting.act_words import act_word
from cardspeak.floor.betting.chips import by_amount, opening_bet
from cardspeak.floor.betting.declaration import Declaration, read_declaration
from cardspeak.floor.betting.deeds import Put
from cardspeak.floor.betting.effects import Act, Bar, Promise
from cardspeak.floor.betting.facing import Facing
from cardspeak.floor.betting.undercall import undercall
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.phrase import phrase, sentence


def read_words(inq: Inquiry, at: Facing, said: Declaration, motions: tuple[Put, ...], clearly: int | None) -> Ruling:
    """What words in turn count as; the chips after them only pay, unless they alone name an amount."""
    out = at.own + sum(put.total for put in motions)
    if said.amount is not None and inq.maybe(says.FORMS) == "general-amount-or-both":
        inq.cite(says.FORMS)
    if said.form == "conditional":
        return _conditional(inq, at, said)
    match said.general:
        case "fold":
            return fold(inq, at)
        case "check":
            return check(inq, at, back=out - at.own)
        case "call":
            return _call(inq, at, out)
        case "all-in":
            inq.maybe(says.ALL_IN)
            inq.cite(says.ALL_IN, "faced" if at.faced else "unfaced")
            return verdict.all_in(inq, at, out, phrase("{name} declared all-in.", name=at.name))
        case "pot":
            return _pot(inq, at, out)
        case "bet" | "raise":
            return _raise(inq, at, said, motions, out, clearly)
    amount = _amount(inq, at, said, clearly)
    if isinstance(amount, Ruling):
        return amount
    return _bare_amount(inq, at, amount + (at.bet if said.increase else 0), out)


def fold(inq: Inquiry, at: Facing) -> Ruling:
    """A fold in turn: with nothing to call it binds as well, and may be penalised (58)."""
    effects = (Act(at.seat, "fold"),)
    if at.faced:
        inq.maybe(says.FOLD_FACED)
        inq.cite(says.FOLD_FACED)
        why = phrase("{name} folds to the bet.", name=at.name)
        return inq.ruling("reading", action="fold", binding=True, effects=effects, why=why)
    way = inq.ask(says.FOLD_UNFACED)
    inq.cite(says.FOLD_UNFACED)
    penalty = "may" if inq.maybe(says.FOLD_UNFACED_PENALTY) else None
    why = phrase("{name} folds with nothing to call, which is binding.", name=at.name)
    if way == "when-next-acts":
        why = phrase(
            "{name} gave the hand up with nothing to call: it is dead once another player has acted.", name=at.name
        )
    binding = True if way == "binding" else None
    return inq.ruling("reading", action="fold", binding=binding, effects=effects, penalty=penalty, why=why)


def check(inq: Inquiry, at: Facing, back: int = 0) -> Ruling:
    """A check; said against a bet it leaves call and fold (55). Chips that were put out besides go back."""
    if not at.faced:
        steps = (phrase("Give {chips} back to {name}.", chips=back, name=at.name),) if back else ()
        return inq.ruling(
            "reading", action="check", returned=back, binding=True, effects=(Act(at.seat, "check"),), steps=steps,
            why=phrase("{name} checks.", name=at.name),
        )  # fmt: skip
    way = inq.ask(says.CHECK_FACED)
    inq.cite(says.CHECK_FACED)
    if way == "ask-again":
        why = phrase("{name} faces {level} and cannot check; ask again.", name=at.name, level=at.bet)
        return inq.ruling("options", options=at, binding=False, why=why)
    only = at.without("check", "raise")
    why = phrase("{name} said check against a bet of {level}: only call or fold are left.", name=at.name, level=at.bet)
    return inq.ruling(
        "options", options=only, binding=True, effects=(Bar(at.seat, frozenset({"raise"}), tuple(inq.cites)),), why=why
    )


def _call(inq: Inquiry, at: Facing, out: int) -> Ruling:
    if at.faced:
        inq.ask(says.CALL_BY_WORD)
        inq.cite(says.CALL_BY_WORD)
        if out < at.call_to and out > at.own:
            inq.ask(says.GENERAL_BINDS)
            inq.cite(says.GENERAL_BINDS)
        return verdict.call(inq, at, out, phrase("{name} said call and owes all of it.", name=at.name))
    inq.ask(says.CALL_UNFACED)
    inq.cite(says.CALL_UNFACED)
    return verdict.call(inq, at, out, phrase("Call with nothing to call is a check."))


def _pot(inq: Inquiry, at: Facing, out: int) -> Ruling:
    """The pot announced: the most in pot-limit, no valid bet in no-limit (54-D)."""
    if at.structure == "pot-limit" and not at.closed:
        verdict.cite_pot(inq, at)
        bet, raised = phrase("The pot is a bet to {to}.", to=at.most), phrase("The pot is a raise to {to}.", to=at.most)
        return verdict.wager(inq, at, at.most, out, raised if at.bet else bet)
    inq.ask(says.POT_IN_NO_LIMIT)
    inq.cite(says.POT_IN_NO_LIMIT)
    why = phrase("{name} announced the pot, which is no bet here, and now owes a valid one.", name=at.name)
    return owes_wager(inq, at, why, penalty=True)


def owes_wager(inq: Inquiry, at: Facing, why: str, *, penalty: bool = False) -> Ruling:
    """A bet or raise is owed and its amount is still open: everything else is barred."""
    if at.closed and at.stack <= at.bet - at.own and inq.maybe(says.IMPOSSIBLE) is not None:
        inq.cite(says.IMPOSSIBLE)
        none = phrase("{name} has no chips to raise with; ask again.", name=at.name)
        return inq.ruling("options", options=at, binding=False, why=none)
    if at.closed:
        return verdict.spoken_wager(inq, at, at.all_in, at.own, why)
    if at.least == at.most:
        return verdict.wager(inq, at, at.least, at.own, sentence(why).then(phrase("There is one size only.")))
    only = at.without("fold", "check", "call", "bring-in")
    return inq.ruling(
        "options",
        action="bet" if at.bet == 0 else "raise",
        options=only,
        binding=True,
        penalty="may" if penalty else None,
        effects=(Bar(at.seat, frozenset({"fold", "check", "call"}), tuple(inq.cites)),),
        steps=(phrase("Ask {name} for the amount: {least} or more.", name=at.name, least=at.least),),
        why=why,
    )


def _raise(
    inq: Inquiry, at: Facing, said: Declaration, motions: tuple[Put, ...], out: int, clearly: int | None
) -> Ruling:
    if not at.faced and not at.option and said.general == "raise":
        inq.ask(says.RAISE_UNFACED)
        inq.cite(says.RAISE_UNFACED)
    word = act_word(said.general or "raise")
    if said.amount is not None:
        return _raise_to(inq, at, said, out, clearly)
    if said.least and not at.closed:
        inq.cite(says.MINIMUM)
        return verdict.wager(inq, at, at.least, out, phrase("{name} said the least {act}.", name=at.name, act=word))
    if not motions:
        inq.ask(says.GENERAL_BINDS)
        inq.cite(says.GENERAL_BINDS)
        why = phrase("{name} said {act} and owes at least the least one.", name=at.name, act=word)
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
    inq.ask(says.RAISE_AMOUNT)
    if at.bet:
        inq.cite(says.RAISE_AMOUNT)
    if at.closed:
        why = phrase("{name} said {words}.", name=at.name, words=repr(said.text))
        return verdict.spoken_wager(inq, at, total, out, why)
    if at.bet == 0:
        return opening_bet(inq, at, total, out)
    if total <= at.bet and not said.increase:
        return _not_above(inq, at, amount)
    if total < at.least:
        return verdict.too_small(inq, at, total, out)
    inq.cite(says.MINIMUM)
    if out > at.own and inq.maybe(says.AMOUNT_FIRST) is not None:
        inq.cite(says.AMOUNT_FIRST)
    why = phrase("{name} declared a raise to {total}.", name=at.name, total=total)
    return verdict.wager(inq, at, total, out, why)


def _not_above(inq: Inquiry, at: Facing, amount: int) -> Ruling:
    """A raise to no more than the bet: the least raise or an increase of that size, as the floor finds."""
    cites = inq.cited(says.RAISE_AMOUNT)
    inq.cite(says.RAISE_AMOUNT)
    totals = dict.fromkeys((at.least, max(at.least, at.bet + amount)))
    choices = (*(verdict.choice_wager(at, total, cites) for total in totals), verdict.choice_call(at, cites))
    why = phrase(
        "{amount} is not above the bet of {level}: it can mean the least raise, an increase of {amount}, or a call.",
        amount=amount,
        level=at.bet,
    )
    return inq.ruling("decision", director=choices, why=why)


def _raise_by_chips(inq: Inquiry, at: Facing, motions: tuple[Put, ...], out: int) -> Ruling:
    """Raise said, and the chips name the amount: the first motion, lifted to the least raise (44, 51-A)."""
    first = at.own + motions[0].total
    if len(motions) > 1:
        exact = inq.maybe(says.TWO_MOTIONS) == "after-exact-call" and first == at.bet
        inq.cite(says.TWO_MOTIONS)
        if exact:
            first += motions[1].total
    if len(motions[0].chips) == 1 and not motions[0].loose:
        inq.ask(says.OVERCHIP_RAISE)
        inq.cite(says.OVERCHIP_RAISE)
    if not at.closed and first < at.least:
        inq.ask(says.GENERAL_BINDS)
        inq.cite(says.GENERAL_BINDS)
        inq.cite(says.MINIMUM)
        inq.cite(says.UNDERRAISE, "first")
        why = phrase(
            "Raise was said, so {chips} is brought up to the least raise of {least}.", chips=first, least=at.least
        )
        return verdict.wager(inq, at, at.least, out, why)
    inq.cite(says.MINIMUM)
    return verdict.spoken_wager(inq, at, first, out, phrase("Raise was said and {chips} put out.", chips=first))


def _bare_amount(inq: Inquiry, at: Facing, amount: int, out: int) -> Ruling:
    """An amount and nothing else: the same as that sum pushed out in silence, or a spoken raise (40-C)."""
    way = inq.ask(says.AMOUNT_ONLY)
    inq.cite(says.AMOUNT_ONLY)
    if amount >= at.all_in:
        inq.cite(says.ALL_IN)
        why = phrase("{amount} is all that {name} has.", amount=amount, name=at.name)
        return verdict.all_in(inq, at, out, why)
    if not at.faced and not at.option:
        return (
            opening_bet(inq, at, amount, out)
            if not at.closed
            else verdict.call(inq, at, out, phrase("Nobody is left to bet against."))
        )
    if amount < at.bet:
        named = max(amount, at.own)
        return undercall(inq, at, Put((named - at.own,), loose=True), named, pushed=out)
    if amount == at.bet:
        inq.cite(says.CALL_EXACT)
        return verdict.call(inq, at, max(out, at.own), phrase("{amount} is exactly the call.", amount=amount))
    if way == "as-raise":
        inq.cite(says.UNDERRAISE)
        return verdict.wager(inq, at, amount, out, phrase("{amount} is read as a spoken raise.", amount=amount))
    return by_amount(inq, at, amount, max(out, at.own))


def _amount(inq: Inquiry, at: Facing, said: Declaration, clearly: int | None) -> int | Ruling:
    """The amount a declaration names; several lawful readings go by the pot or by the lesser one (57)."""
    assert said.amount is not None
    if clearly is not None:
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
    inq.fact(phrase("readings {readings}, pot {pot}", readings=lawful, pot=at.pot))
    if way == "lesser":
        return lawful[0]
    within = [reading for reading in lawful if reading <= at.pot]
    if within:
        return within[-1]
    inq.ask(says.UNCLEAR_ABOVE_POT)
    inq.cite(says.UNCLEAR_ABOVE_POT)
    cites = inq.cited(says.UNCLEAR_ABOVE_POT)
    choices = tuple(verdict.choice_wager(at, reading, cites) for reading in lawful) if not at.closed else ()
    why = phrase("Every lawful reading of {words} is above the pot of {pot}.", words=repr(said.text), pot=at.pot)
    return inq.ruling("decision", director=choices, why=why)


def _conditional(inq: Inquiry, at: Facing, said: Declaration) -> Ruling:
    """An act announced on a condition: the director may hold it binding, penalise it, or both (59-A)."""
    inq.ask(says.CONDITIONAL)
    inq.cite(says.CONDITIONAL)
    cites = inq.cited(says.CONDITIONAL)
    promised = read_declaration(re.split(r"[,;]|\bthen\b|\bI\b", said.text)[-1]).general
    kept = (Promise(at.seat, promised, at.bet, cites),) if promised else ()
    choices = (Choice("binding", cites, kept), Choice("not binding", cites))
    why = phrase("{name} announced an act on a condition: {words}.", name=at.name, words=repr(said.text))
    return inq.ruling("decision", director=choices, penalty="may", why=why)
