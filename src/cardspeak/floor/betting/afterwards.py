"""What a player adds to an act already made: chips that pay for it, a second motion, words or chips that would change it."""

from __future__ import annotations

from dataclasses import replace

from cardspeak.books.settings import betting as says
from cardspeak.books.settings.turn import BINDS
from cardspeak.floor.betting.act_words import act_with_amount
from cardspeak.floor.betting.acted import Remember, RuledAct, others_acted, ruled_act
from cardspeak.floor.betting.declaration import Declaration, read_declaration
from cardspeak.floor.betting.deeds import Folded, Item, Put, Said, Swept, Tapped, Together, TookBack
from cardspeak.floor.betting.sentence import Doing
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Ruling, RulingKind
from cardspeak.floor.table import Table
from cardspeak.words import message

WAGERS = frozenset({"bet", "raise", "all-in"})


def added(table: Table, seat: int, doing: Doing) -> Ruling | None:
    """The ruling on what a player does after an act in turn, before anybody else; None where it is something else."""
    act = ruled_act(table, seat)
    hand = table.the_hand()
    if act is None or act.action == "fold" or hand.to_act == seat or others_acted(hand, act):
        return None
    if doing.unnoticed or doing.plain in ("fold", "bring-in") or (doing.plain and act.action == "all-in"):
        return None
    if any(isinstance(part, Folded | Item | Tapped | Swept) for part in doing.parts):
        return None
    inq = Inquiry(table.policy, table.name(seat))
    if any(isinstance(part, TookBack) for part in doing.parts):
        return _binds(inq, table, act)
    said = _said(doing)
    if said is not None and said.form in ("unclear", "conditional"):
        return None
    chips = sum(part.put.total if isinstance(part, Together) else part.total for part in doing.parts if isinstance(part, Put | Together))  # fmt: skip
    if said is not None and not _same(act, said):
        return _too_late(inq, table, act, said.text, chips)
    if doing.plain is not None or not chips:
        return _same_again(inq, table, act)
    return _more_chips(inq, table, act, chips)


def _said(doing: Doing) -> Declaration | None:
    """The words of a line; a plain act is as good as said."""
    if doing.plain is not None:
        amount = "" if doing.amount is None else f" {doing.amount:,}"
        return read_declaration(f"{doing.plain}{amount}")
    words = [
        part.said if isinstance(part, Together) else part for part in doing.parts if isinstance(part, Said | Together)
    ]
    return read_declaration(words[0].text) if words else None


def _same(act: RuledAct, said: Declaration) -> bool:
    """Whether words only say again what was ruled."""
    amount = said.amount is None or act.to in said.amount.readings or (act.to or 0) - act.own in said.amount.readings
    if said.general is None:
        return amount
    wagers = said.general in WAGERS and act.action in WAGERS
    return amount and (said.general == act.action or (wagers and said.amount is not None))


def _binds(inq: Inquiry, table: Table, act: RuledAct) -> Ruling:
    """Chips of an act in turn stay where they are (50-A)."""
    inq.rest_on(BINDS)
    why = message("betting.act-in-turn-binds", name=table.name(act.seat))
    return inq.ruling("refused", action=act.action, to=act.to, binding=True, why=why)


def _too_late(inq: Inquiry, table: Table, act: RuledAct, words: str, chips: int) -> Ruling:
    """Another act after the first: the first one binds (50-A), and what was put out with the other goes back."""
    inq.rest_on(BINDS)
    if not act.spoken:
        inq.cite(says.PRECEDENCE)
    if act.action in ("call", "check"):
        inq.cite(says.STRING)
    why = message("betting.first-act-binds", name=table.name(act.seat), act=act_with_amount(act.action, act.to)).then(
        message("betting.later-words-too-late", words=repr(words))
    )
    return inq.ruling("refused", action=act.action, to=act.to, returned=chips, binding=True, why=why)


def _same_again(inq: Inquiry, table: Table, act: RuledAct) -> Ruling:
    inq.cites.update(dict.fromkeys(act.cites))
    why = message("betting.first-act-binds", name=table.name(act.seat), act=act_with_amount(act.action, act.to))
    return inq.ruling("reading", action=act.action, to=act.to, binding=True, why=why)


def _more_chips(inq: Inquiry, table: Table, act: RuledAct, chips: int) -> Ruling:
    """Chips after the act pay what it owes; what is more than that is a second motion and goes back (56)."""
    name = table.name(act.seat)
    inq.cites.update(dict.fromkeys(act.cites))
    pays = min(chips, act.owed)
    paid = replace(act, pushed=act.pushed + pays)
    back = chips - pays
    steps = (message("betting.player-adds-chips", name=name, chips=paid.owed),) if paid.owed else ()
    why = message("betting.chips-pay-for-act", chips=pays, name=name, act=act_with_amount(act.action, act.to))
    if back:
        inq.cite(BINDS)
        if act.pushed or not act.owed:
            inq.rest_on(says.STRING)
            steps = (*steps, message("betting.return-second-motion", chips=back, name=name))
        else:
            steps = (*steps, message("betting.return-correction-chips", chips=back, name=name))
        second = message("betting.second-motion-goes-back", chips=back)
        why = why.then(second) if pays else second
    kind: RulingKind = "reading" if pays else "refused"
    effects = (Remember(paid),) if pays else ()
    return inq.ruling(
        kind, action=act.action, to=act.to, returned=back, binding=True, effects=effects, steps=steps, why=why
    )
