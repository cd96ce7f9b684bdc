"""A player acts: in turn, out of turn, before an amount is known, or after a wrong count."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from cardspeak.books.settings import betting as says
from cardspeak.books.settings import turn as turns
from cardspeak.books.settings.conduct import FLOOR_CALL
from cardspeak.books.settings.hand import REOPENING
from cardspeak.errors import Unlawful
from cardspeak.floor.betting import claims
from cardspeak.floor.betting.act_words import act_word
from cardspeak.floor.betting.acted import Remember, RuledAct
from cardspeak.floor.betting.afterwards import added
from cardspeak.floor.betting.corrections import WrongSizes, unquestioned
from cardspeak.floor.betting.declaration import read_declaration
from cardspeak.floor.betting.deeds import Deed, Deeds, Folded, Put, Said, TookBack
from cardspeak.floor.betting.effects import Act, Bars, ForfeitAndFold, PostBringIn, keep_promise
from cardspeak.floor.betting.facing import Facing, facing
from cardspeak.floor.betting.front import Laid, Pile
from cardspeak.floor.betting.options import cite_passed_on, reopening_not_said
from cardspeak.floor.betting.out_of_turn import OutOfTurn, come_to, due, out_of_turn, settle_held
from cardspeak.floor.betting.raise_or_fold import without_calls
from cardspeak.floor.betting.reading import left_after_pull, read
from cardspeak.floor.betting.sentence import Doing
from cardspeak.floor.betting.undercall import passed_for_call
from cardspeak.floor.decisions import DecisionAwaited
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import ActionName, Choice, Effect, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.words import message, word

WAITS = {
    "push": message("act.waits-push"), "over": message("act.waits-over"), "show": message("act.waits-show"),
    "burn": message("act.waits-burn"), "deal": message("act.waits-deal"), "board": message("act.waits-board"),
    "draw": message("act.waits-draw"), "post": message("act.waits-post"),
}  # fmt: skip
OWES_WAGER = frozenset({"fold", "check", "call"})
"""What is barred to a player who said raise and owes the amount."""


def act(table: Table, seat: int, doing: Doing) -> Ruling | None:
    """The ruling on what a player did; None where it passes unnoticed."""
    hand = table.the_hand()
    if table.recall(DecisionAwaited).frozen:
        return _frozen(table, seat)
    keep_promise(table, seat)
    bound = _bound_by_held(table, hand, seat, doing)
    if bound is not None:
        return bound
    settle_held(table)
    done = come_to(table, seat)
    if done is not None and done.kind == "reading" and hand.to_act != seat:
        why = done.why.then(message("betting.act-cannot-change", name=table.name(seat)))
        return msgspec.structs.replace(done, kind="refused", why=why, effects=())
    more = added(table, seat, doing)
    if more is not None:
        return more
    table.recall(OutOfTurn).come_to.clear()
    _in_the_hand(table, hand, seat)
    if hand.pending.step != "act" or hand.to_act is None:
        raise Unlawful(
            "act.not-now/nobody-now", {"why": WAITS.get(hand.pending.step, message("act.waits"))}, field="act"
        )
    held = due(table, hand.to_act)
    if held is not None and held.kind == "decision":
        return held  # the director decides first what an act out of turn has come to
    if doing.unnoticed:
        return _unnoticed(table, seat, doing)
    if hand.to_act != seat:
        if doing.parts and all(isinstance(part, TookBack) for part in doing.parts):
            return _binds(table, seat)
        return _elsewhere(table, hand, seat, doing)
    told = table.recall(claims.Quoted).told(hand, seat)
    if told is not None and _calls_as_told(doing, told):
        return claims.accepted(table, seat)
    if hand.setup.betting == "pot-limit" and _bets_the_count(table, seat, doing):
        return unquestioned(table, seat, _counted_pot(table, seat), counted=True)
    at = facing(table, seat)
    return remembered(table, at, doing, without_calls(table, at, _in_turn(table, at, doing)))


def remembered(table: Table, at: Facing, doing: Doing, ruling: Ruling) -> Ruling:
    """The ruling on an act in turn, which the table remembers with the chips that lie there afterwards."""
    deeds = Deeds(at.seat, doing.parts)
    pushed = sum(put.total for put in deeds.motions)
    if ruling.kind == "decision":
        left = left_after_pull(table, at.seat, deeds).total if pushed else at.own
        choices = tuple(_with_chips(at, choice, left, pushed) for choice in ruling.director)
        return msgspec.structs.replace(ruling, director=choices)
    if ruling.kind != "reading" or ruling.action is None:
        return ruling
    whole = doing.plain is not None
    own = left_after_pull(table, at.seat, deeds).total if pushed else at.own
    paid = max(0, (ruling.to or at.own) - at.own) if whole else pushed - ruling.returned
    made = RuledAct(at.seat, ruling.action, ruling.to, own, at.bet, paid, whole or bool(deeds.words), ruling.cites)
    effects: tuple[Effect, ...] = (Remember(made),)
    if deeds.motions and ruling.to is not None and paid == ruling.to - own:
        effects = (*effects, Laid(at.seat, _pile(table, deeds).changed(ruling.to)))
    return msgspec.structs.replace(ruling, effects=(*ruling.effects, *effects))


def _pile(table: Table, deeds: Deeds) -> Pile:
    """Everything in front of a player after an act."""
    left = left_after_pull(table, deeds.seat, deeds)
    chips = (chip for put in deeds.motions if not put.loose for chip in put.chips)
    return Pile((*left.chips, *chips), left.loose + sum(put.total for put in deeds.motions if put.loose))


def _with_chips(at: Facing, choice: Choice, left: int, pushed: int) -> Choice:
    """A choice of the director with what it gives back of the chips in front of the player."""
    ruled = next((one for one in choice.effects if isinstance(one, Act | ForfeitAndFold)), None)
    if ruled is None:
        return choice
    if isinstance(ruled, ForfeitAndFold):
        return msgspec.structs.replace(choice, returned=max(0, pushed - ruled.amount))
    totals = {"call": at.call_to, "all-in": at.all_in, "wager": ruled.to, "stand": ruled.to}
    to = totals.get(ruled.verb, at.own)
    action: ActionName = {"wager": "raise" if at.bet else "bet", "stand": "bet", "kill": "fold"}.get(
        ruled.verb, ruled.verb
    )
    back = max(0, left + pushed - to) if pushed else 0
    made = RuledAct(at.seat, action, to, left, at.bet, pushed - back, spoken=False, cites=choice.cites)
    return msgspec.structs.replace(choice, returned=back, effects=(*choice.effects, Remember(made)))


def _in_the_hand(table: Table, hand: Hand, seat: int) -> None:
    name = table.name(seat)
    if seat not in hand.seats:
        raise Unlawful("seat.not-dealt-in/not-in-hand", {"name": name}, field="seat", value=seat)
    if seat not in hand.live_seats:
        raise Unlawful("act.no-cards", {"name": name}, field="seat", value=seat)
    if not hand.stacks[seat] and hand.to_act != seat:
        raise Unlawful("act.all-in", {"name": name}, field="seat", value=seat)


def _frozen(table: Table, seat: int) -> Ruling:
    """Nobody acts while the floor is called, where the book stops the table for it."""
    inq = Inquiry(table.policy, table.name(seat))
    inq.rest_on(FLOOR_CALL)
    return inq.ruling(
        "refused",
        binding=False,
        penalty="may",
        why=message("betting.wait-for-floor-ruling"),
    )


def _binds(table: Table, seat: int) -> Ruling:
    """Chips of an act in turn stay where they are (50-A)."""
    inq = Inquiry(table.policy, table.name(seat))
    inq.rest_on(turns.BINDS)
    why = message("betting.act-in-turn-binds", name=table.name(seat))
    return inq.ruling("refused", binding=True, why=why)


def _in_turn(table: Table, at: Facing, doing: Doing) -> Ruling:
    if doing.plain == "makes":
        doing = replace(doing, plain="raise" if at.bet else "bet")
    if doing.plain is not None:
        plain = _plain(table, at, doing)
        if plain is not None:
            return plain
    parts = doing.parts if doing.plain is None else (_as_words(doing),)
    if table.recall(Bars).of(at.seat) >= OWES_WAGER and _names_amount(parts[0]):
        parts = (Said("raise" if at.bet else "bet"), *parts)  # it was said on an earlier line
    ruling = read(table, Deeds(at.seat, parts, doing.meaning, whole=doing.plain is not None))
    return _reopening_unknown(table, at, ruling)


def _names_amount(part: Deed) -> bool:
    """Whether a deed only says how much: chips, or a bare amount."""
    return isinstance(part, Put) or (isinstance(part, Said) and read_declaration(part.text).form == "amount")


def _plain(table: Table, at: Facing, doing: Doing) -> Ruling | None:
    """A plain act that the rules allow as it stands; None where it has to be read."""
    if table.recall(Bars).of(at.seat):
        return None
    inq = Inquiry(table.policy, at.name)
    amount = doing.amount
    match doing.plain:
        case "fold" if at.faced:
            inq.cite(says.FOLD_FACED)
            why = message("betting.player-folds", name=at.name)
            return inq.ruling("reading", action="fold", binding=True, effects=(Act(at.seat, "fold"),), why=why)
        case "check" if at.check:
            why = message("betting.player-checks", name=at.name)
            return inq.ruling("reading", action="check", binding=True, effects=(Act(at.seat, "check"),), why=why)
        case "call" if at.faced:
            _right_amount(at, amount, at.call_to, "call")
            inq.cite(says.CALL_BY_WORD)
            effects = (Act(at.seat, "call"),)
            why = message("betting.player-calls", name=at.name, to=at.call_to)
            return inq.ruling("reading", action="call", to=at.call_to, binding=True, effects=effects, why=why)
        case "all-in":
            _right_amount(at, amount, at.all_in, "all-in")
            return None
        case "bet" | "raise" | "raise by" if amount is not None:
            return _plain_wager(table, at, doing)
        case "bring-in":
            return _bring_in(inq, at)
    return None


def _plain_wager(table: Table, at: Facing, doing: Doing) -> Ruling | None:
    assert doing.amount is not None
    if doing.plain == "bet" and doing.amount == at.bring_in:
        return _bring_in(Inquiry(table.policy, at.name), at)
    to = at.bet + doing.amount if doing.plain == "raise by" else doing.amount
    if to > at.all_in:
        raise Unlawful(
            "chips.too-many/in-all", {"name": at.name, "everything": at.all_in, "to": to}, field="to", value=to,
            limits={"max": at.all_in},
        )  # fmt: skip
    if at.closed or not at.least <= to <= at.most or (at.bet > 0) != (doing.plain != "bet"):
        return None
    inq = Inquiry(table.policy, at.name)
    inq.cite(says.MINIMUM if at.bet else says.LEAST_BET)
    action = "all-in" if to == at.all_in else "raise" if at.bet else "bet"
    raises, bets = (
        message("betting.player-raises-to", name=at.name, to=to),
        message("betting.player-bets", name=at.name, to=to),
    )
    why = raises if at.bet else bets
    ruling = inq.ruling("reading", action=action, to=to, binding=True, effects=(Act(at.seat, "wager", to),), why=why)
    return _reopening_unknown(table, at, ruling)


def _bring_in(inq: Inquiry, at: Facing) -> Ruling:
    due = at.bring_in
    if due is None:
        raise Unlawful("act.not-now/no-bring-in-due", field="act")
    cite_passed_on(inq, at)
    why = message("betting.player-brings-in", name=at.name)
    return inq.ruling("reading", action="bet", to=due, binding=True, effects=(PostBringIn(at.seat),), why=why)


def _right_amount(at: Facing, amount: int | None, right: int, what: str) -> None:
    """Refuse a script that names another amount than the one there is."""
    if amount is not None and amount not in (right, right - at.own):
        raise Unlawful(
            "script.amount",
            {"name": at.name, "what": word("act-name", what), "right": right, "amount": amount},
            field="amount",
            value=amount,
            limits={"right": right},
        )


def _as_words(doing: Doing) -> Said | Folded:
    if doing.plain == "fold":
        return Folded()
    if doing.plain == "raise by":
        return Said(f"raise {doing.amount} more")
    if doing.plain in ("bet", "raise") and doing.amount is not None:
        return Said(f"{doing.plain} {doing.amount:,}")
    if doing.plain == "makes":
        return Said(f"make it {doing.amount:,}")
    return Said(str(doing.plain))


def _elsewhere(table: Table, hand: Hand, seat: int, doing: Doing) -> Ruling:
    """An act by somebody whose turn it is not."""
    assert hand.to_act is not None
    parts = (_as_words(doing),) if doing.plain is not None else doing.parts
    reading = read(table, Deeds(seat, parts, doing.meaning), in_turn=False)
    if table.recall(Bars).of(hand.to_act) >= OWES_WAGER and reading.action in ("fold", "call", "check"):
        return claims.early_act(table, seat, reading.action)
    chips = sum(part.total for part in parts if isinstance(part, Put))
    if doing.plain is not None and reading.to is not None and reading.action != "check":
        chips = reading.to - hand.bets[seat]
    return out_of_turn(table, seat, reading, chips)


def _calls_as_told(doing: Doing, told: int) -> bool:
    """Whether a player calls, by word or by the chips that were named."""
    if doing.plain == "call":
        return True
    words = [part.text.lower() for part in doing.parts if isinstance(part, Said)]
    chips = sum(part.total for part in doing.parts if isinstance(part, Put))
    return "call" in words or (chips == told and not words)


def _bets_the_count(table: Table, seat: int, doing: Doing) -> bool:
    """Whether a player bets the pot as the dealer counted it: by the word, or by exactly that amount."""
    if table.recall(WrongSizes).quoted is None:
        return False
    chips = sum(part.total for part in doing.parts if isinstance(part, Put))
    amount = doing.amount if doing.plain in ("bet", "raise") else chips
    said = any(isinstance(part, Said) and read_declaration(part.text).general == "pot" for part in doing.parts)
    return doing.plain == "pot" or said or amount == _counted_pot(table, seat)


def _counted_pot(table: Table, seat: int) -> int:
    at = facing(table, seat)
    quoted = table.recall(WrongSizes).quoted
    assert quoted is not None
    to = at.bet + quoted + (at.bet - at.own) if at.bet else quoted
    return min(to, at.all_in)


def _bound_by_held(table: Table, hand: Hand, seat: int, doing: Doing) -> Ruling | None:
    """A player whose act out of turn is binding must repeat it when the turn comes (53-A)."""
    held = due(table, seat) if hand.to_act == seat else None
    if held is None or held.kind != "reading":
        return None
    action = {"raise by": "raise"}.get(doing.plain or "", doing.plain)
    same = action == held.action and doing.amount in (None, held.to)
    if same:
        return held
    why = held.why.then(message("betting.no-other-choice", name=table.name(seat)))
    return msgspec.structs.replace(held, kind="refused", why=why)


def _unnoticed(table: Table, seat: int, doing: Doing) -> Ruling | None:
    """A mistake that the table does not notice: a wager of a wrong size, or an undercall."""
    at = facing(table, seat, in_turn=False)
    if doing.plain in ("bet", "raise") and doing.amount is not None:
        counted = table.the_hand().setup.betting == "pot-limit" and _bets_the_count(table, seat, doing)
        return unquestioned(table, seat, doing.amount, counted=counted)
    puts = [part for part in doing.parts if isinstance(part, Put)]
    if len(puts) == 1 and at.own + puts[0].total < at.bet:
        return passed_for_call(table, at, puts[0])
    raise Unlawful("script.unnoticed", field="line")


def _reopening_unknown(table: Table, at: Facing, ruling: Ruling) -> Ruling:
    """A raise after a short all-in under a book that does not say whether the betting is re-opened."""
    if (
        ruling.kind != "reading"
        or ruling.action not in ("raise", "all-in")
        or ruling.to is None
        or not at.short_of_full
    ):
        return ruling
    bars = table.recall(Bars)
    inq = Inquiry(table.policy, at.name)
    if inq.maybe(REOPENING) is not None or "raise" in bars.of(at.seat) or at.seat in bars.allowed:
        return ruling
    choices = (
        Choice(message("option.act-to", action=act_word(ruling.action), to=ruling.to), (), ruling.effects),
        Choice(message("option.call", to=at.call_to), (), (Act(at.seat, "call"),)),
    )
    why = reopening_not_said(at, table.policy.book)
    return inq.ruling("decision", answer="silent", director=choices, why=why)
