"""What a player did in turn, read: words and chips in their order, earlier chips, string bets, taps and tokens."""

from __future__ import annotations

from dataclasses import replace

from cardspeak.books.settings import betting as says
from cardspeak.books.settings.conduct import TAP
from cardspeak.books.settings.turn import BINDS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.answers import outcome
from cardspeak.floor.betting import verdict
from cardspeak.floor.betting.act_words import act_word
from cardspeak.floor.betting.chips import read_chips
from cardspeak.floor.betting.declaration import Declaration, read_declaration
from cardspeak.floor.betting.deeds import Deed, Deeds, Folded, Item, Put, Said, Swept, Tapped, Together, TookBack
from cardspeak.floor.betting.effects import Act, Bar, Bars
from cardspeak.floor.betting.facing import Facing, facing
from cardspeak.floor.betting.front import Pile, PulledBack, in_front, left_in_front
from cardspeak.floor.betting.prior import read_swept, read_with_prior
from cardspeak.floor.betting.words import check, fold, read_words
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Ruling
from cardspeak.floor.table import Table
from cardspeak.words import message


def read(table: Table, deeds: Deeds, *, in_turn: bool = True) -> Ruling:
    """The ruling on what the player to act did; or how it reads if it was somebody else."""
    at = facing(table, deeds.seat, in_turn=in_turn)
    inq = Inquiry(table.policy, at.name)
    _can_be(at, deeds, table)
    ruling = _read(inq, table, at, deeds)
    raised = deeds.whole and ruling.action in ("bet", "raise", "all-in")
    pushed = (ruling.to or at.own) - at.own if raised else sum(put.total for put in deeds.motions)
    return _within_bars(table, at, ruling, pushed)


def _read(inq: Inquiry, table: Table, at: Facing, deeds: Deeds) -> Ruling:
    item = deeds.first_kind(Item)
    if isinstance(item, Item) and not deeds.words:
        return _item(inq, at, item)
    if isinstance(_first_act(deeds), Tapped):
        return _tapped_first(inq, at, deeds)
    said = _governing_words(inq, at, deeds)
    if isinstance(said, Ruling):
        return said
    if said is not None:
        deeds = _cleared_by_chips(deeds, said)
        unheard = _unheard(inq, at, table, deeds, said)
        return unheard or read_words(inq, at, said, deeds.motions, deeds.clearly)
    if deeds.motions:
        return _chips(inq, table, at, deeds)
    if deeds.first_kind(Folded):
        if deeds.first_kind(TookBack):
            return _bound_by_pull(inq, at, left_after_pull(table, at.seat, deeds))
        return fold(inq, at)
    if deeds.first_kind(Tapped):
        return _tapped(inq, at)
    if deeds.first_kind(TookBack):
        return _bound_by_pull(inq, at, left_after_pull(table, at.seat, deeds))
    if deeds.words:
        return _unclear(inq, at, read_declaration(deeds.words[0].text))
    raise Unreadable("act.nothing", {"name": at.name}, field="act")


def _cleared_by_chips(deeds: Deeds, said: Declaration) -> Deeds:
    """Chips worth exactly one reading of an unclear amount say which one was meant; one chip may hope for change (57)."""
    if deeds.clearly is not None or said.amount is None or said.amount.clear or not deeds.motions:
        return deeds
    first = deeds.motions[0]
    single = len(first.chips) == 1 and not first.loose
    shown = first.total in said.amount.readings and not (single and first.total != said.amount.readings[0])
    return replace(deeds, clearly=first.total) if shown else deeds


def _reasonable(at: Facing, said: Declaration) -> bool:
    """Whether words make sense for the player: nobody bets more than everything they have (40-A)."""
    return said.amount is None or said.general is not None or min(said.amount.readings) <= at.all_in


def _governing_words(inq: Inquiry, at: Facing, deeds: Deeds) -> Declaration | None:
    """The words that are the act, if words are: the first to come, or any words where words always win (40-A)."""
    if not deeds.words:
        return None
    clear = _clear_words(deeds)
    if not clear:
        if deeds.first_kind(Together):
            inq.cite(says.TOGETHER)
        return None
    if not deeds.motions:
        return clear[0][1]
    precedence = inq.ask(says.PRECEDENCE)
    if precedence == "words":
        inq.cite(says.PRECEDENCE)
        return clear[0][1]
    first = next(part for part in deeds.parts if isinstance(part, Said | Put | Together))
    if isinstance(first, Together):
        inq.rest_on(says.TOGETHER)
        return clear[0][1] if first.said is clear[0][0] and _reasonable(at, clear[0][1]) else None
    inq.cite(says.PRECEDENCE)
    return clear[0][1] if first is clear[0][0] else None


def _clear_words(deeds: Deeds) -> list[tuple[Said, Declaration]]:
    """The words that can be made out; an amount named after a bare raise belongs to it."""
    clear = [(one, declared) for one in deeds.words if (declared := read_declaration(one.text)).form != "unclear"]
    if len(clear) >= 2 and clear[0][1].form == "general" and clear[0][1].general in ("bet", "raise"):
        named = clear[1][1]
        if named.form == "amount":
            whole = replace(named, form="general and amount", general=clear[0][1].general)
            return [(clear[0][0], whole), *clear[2:]]
    return clear


def _unheard(inq: Inquiry, at: Facing, table: Table, deeds: Deeds, said: Declaration) -> Ruling | None:
    """Words that not everybody heard, with chips that say something else: two readings, and the director chooses."""
    if all(one.heard for one in deeds.words) or not deeds.motions:
        return None
    spoken = read_words(Inquiry(inq.policy, at.name), at, said, deeds.motions, deeds.clearly)
    silent = Deeds(deeds.seat, tuple(part for part in deeds.parts if not isinstance(part, Said)))
    pushed = _chips(Inquiry(inq.policy, at.name), table, at, silent)
    if (spoken.action, spoken.to) == (pushed.action, pushed.to):
        return None
    inq.rest_on(says.UNHEARD)
    cites = inq.cited(says.UNHEARD)
    choices = tuple(Choice(outcome(one), cites, one.effects) for one in (spoken, pushed))
    return inq.ruling(
        "decision",
        director=choices,
        why=message("betting.unheard-words-versus-chips"),
    )


def _chips(inq: Inquiry, table: Table, at: Facing, deeds: Deeds) -> Ruling:
    """Silent chips: one motion counts, on top of the chips in front of the player (46, 56)."""
    first = deeds.motions[0]
    prior, left = in_front(table, at.seat), left_after_pull(table, at.seat, deeds)
    at_first = next(k for k, part in enumerate(deeds.parts) if isinstance(part, Put | Together))
    if any(isinstance(part, TookBack) for part in deeds.parts[at_first:]):
        inq.cite(BINDS)  # chips of this turn stay out
    if deeds.first_kind(Swept) and at.faced:
        ruling = read_swept(inq, at, left.total + first.total)
    elif at.faced and not first.loose and _prior_counts(inq, at, prior, left):
        ruling = read_with_prior(inq, at, prior, left, first)
    else:
        ruling = read_chips(inq, at, first, left.total + first.total)
    string = sum(put.total for put in deeds.motions[1:])
    return _strung(inq, at, ruling, string, left.total + first.total) if string else ruling


def left_after_pull(table: Table, seat: int, deeds: Deeds) -> Pile:
    """What is left in front of a player of earlier chips: some may be pulled back, on this line or on one before."""
    left = left_in_front(table, seat) or in_front(table, seat)
    for part in deeds.parts:
        if isinstance(part, Put | Together):
            break
        if isinstance(part, TookBack):
            left = left.without(part.chips)
    return left


def _strung(inq: Inquiry, at: Facing, ruling: Ruling, string: int, out: int) -> Ruling:
    """What came in a second motion does not count: it goes back, less what the first motion still owes (56)."""
    inq.rest_on(says.STRING)
    owed = min(string, max(0, (ruling.to or 0) - out)) if ruling.kind == "reading" else 0
    steps = ruling.steps
    if owed:
        still = (ruling.to or 0) - out - owed
        steps = (message("betting.player-adds-chips", name=at.name, chips=still),) if still else ()
    why = (
        ruling.why.then(message("betting.second-motion-goes-back", chips=string - owed))
        if string > owed
        else ruling.why
    )
    back = (message("betting.return-second-motion", chips=string - owed, name=at.name),) if string > owed else ()
    return inq.ruling(
        ruling.kind, action=ruling.action, to=ruling.to, returned=ruling.returned + string - owed, binding=ruling.binding,
        director=ruling.director, penalty=ruling.penalty, answer=ruling.answer, effects=ruling.effects, why=why,
        steps=(*back, *steps),
    )  # fmt: skip


def _prior_counts(inq: Inquiry, at: Facing, prior: Pile, left: Pile) -> bool:
    """Whether chips of an earlier bet are a question: change is due on them, some were pulled back, or a raise came (46)."""
    if left != prior or prior.total > at.own:
        return True
    return bool(prior.total) and not at.unraised and inq.policy.has(says.PRIOR_CHIPS)


def _first_act(deeds: Deeds) -> Deed | None:
    return next((part for part in deeds.parts if isinstance(part, Said | Put | Together | Tapped | Folded)), None)


def _tapped_first(inq: Inquiry, at: Facing, deeds: Deeds) -> Ruling:
    """A tap that came first is the act; chips after it go back (40-A)."""
    ruling = _tapped(inq, at)
    chips = sum(put.total for put in deeds.motions)
    if not chips:
        return ruling
    inq.rest_on(says.PRECEDENCE)
    why = ruling.why.then(message("betting.chips-after-tap"))
    steps = (message("betting.return-correction-chips", chips=chips, name=at.name),)
    return inq.ruling(
        ruling.kind, action=ruling.action, options=ruling.options, binding=ruling.binding, returned=chips,
        effects=ruling.effects, steps=steps, why=why,
    )  # fmt: skip


def _unclear(inq: Inquiry, at: Facing, said: Declaration) -> Ruling:
    """Words that declare neither an action nor an amount: at the player's risk, and the director says what they mean."""
    inq.rest_on(says.FORMS)
    inq.cite(says.UNCLEAR)
    cites = inq.cited(says.FORMS)
    choices = (
        [verdict.choice_call(at, cites)]
        if at.faced
        else [Choice(message("option.check"), cites, (Act(at.seat, "check"),))]
    )
    if not at.closed:
        choices.append(verdict.choice_wager(at, at.least, cites))
    if at.faced:
        choices.append(verdict.choice_fold(at, 0, cites))
    why = message("betting.mumble-not-an-act")
    if said.text:
        code = "betting.words-declare-nothing" if said.void else "betting.words-not-an-act"
        why = message(code, words=repr(said.text))
    return inq.ruling("decision", director=tuple(choices), why=why)


def _tapped(inq: Inquiry, at: Facing) -> Ruling:
    """A knock on the table is a check, also against a bet (3-iv-6, 55)."""
    inq.cite(says.RAP if inq.policy.has(says.RAP) else TAP)
    return check(inq, at)


def _item(inq: Inquiry, at: Facing, item: Item) -> Ruling:
    """Something without a value as a bet: a call or all-in, as the director finds (RP-22)."""
    inq.rest_on(says.NO_VALUE)
    cites = inq.cited(says.NO_VALUE)
    choices = [verdict.choice_call(at, cites)] if at.faced else []
    choices += [
        Choice(message("option.all-in"), cites, (Act(at.seat, "all-in"),)),
        Choice(message("option.another-ruling"), cites),
    ]
    why = message("betting.item-without-bet-value", item=item.what)
    return inq.ruling("decision", director=tuple(choices), why=why)


def _bound_by_pull(inq: Inquiry, at: Facing, left: Pile) -> Ruling:
    """Earlier chips pulled back: call or raise is owed, a fold is refused (46-B); a silent book lets the player act on."""
    back = PulledBack(at.seat, left)
    if not inq.policy.has(says.PULLED_BACK):
        bound = Choice(message("option.binding"), (), (Bar(at.seat, frozenset({"fold"})),))
        choices = (bound, Choice(message("option.not-binding")))
        why = message("betting.pullback-unsettled", name=at.name)
        return inq.ruling("decision", answer=SILENT, director=choices, effects=(back,), aside=True, why=why)
    inq.cite(says.PULLED_BACK)
    only = at.without("fold", "check")
    why = message("betting.pullback-bound-call-raise", name=at.name)
    effects = (Bar(at.seat, frozenset({"fold"}), tuple(inq.cites)), back)
    return inq.ruling("options", options=only, binding=True, effects=effects, why=why)


def _within_bars(table: Table, at: Facing, ruling: Ruling, pushed: int) -> Ruling:
    """What an earlier ruling of this turn barred stays barred; the rules of that ruling say so."""
    bars = table.recall(Bars)
    gone = bars.of(at.seat)
    kind = "raise" if ruling.action in ("bet", "raise", "all-in") else ruling.action
    if ruling.kind != "reading" or kind is None or kind not in gone:
        return ruling
    inq = Inquiry(table.policy, at.name)
    inq.cites.update(dict.fromkeys(bars.cites.get(at.seat, ())))
    if at.seat in bars.restorable and at.faced:
        cites = tuple(inq.cites)
        choices = (Choice(outcome(ruling), cites, ruling.effects), verdict.choice_call(at, cites))
        why = message(
            "betting.act-barred-out-of-turn",
            name=at.name,
            act=act_word(kind),
        )
        return inq.ruling("decision", director=choices, why=why)
    why = message("betting.act-barred-by-before", name=at.name, act=act_word(kind))
    return inq.ruling("refused", options=at.without(*gone), binding=True, returned=pushed, why=why)


def _can_be(at: Facing, deeds: Deeds, table: Table) -> None:
    """Refuse chips that the player has not got."""
    pushed = sum(put.total for put in deeds.motions)
    prior = in_front(table, at.seat)
    at_hand = at.stack + max(0, prior.total - at.own) + prior.total - left_after_pull(table, at.seat, deeds).total
    if pushed > at_hand:
        raise Unlawful(
            "chips.too-many/behind",
            {"name": at.name, "stack": at.stack, "pushed": pushed},
            field="chips",
            value=pushed,
            limits={"max": at.stack},
        )
