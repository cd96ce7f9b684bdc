"""Disputes (22): whether one is still in time, who may raise it, and what is corrected."""

from __future__ import annotations

from typing import Literal

from cardspeak.books.settings.pots import ACCOUNTING_UNTIL, BREAK_SECONDS, LAST_SECOND, MISAWARDED, READING_UNTIL
from cardspeak.books.settings.showdown import OBJECTORS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.pushing import move_effects
from cardspeak.floor.showdown_memory import Aftermath
from cardspeak.floor.substantial import substantial
from cardspeak.floor.table import Table
from cardspeak.words import Message, message

About = Literal["reading", "accounting"]
By = Literal["in the hand", "at the table", "in the event"]
LATE = {
    "next-hand": message("showdown.dispute-late-next-hand-begun"),
    "substantial-action": message("showdown.dispute-late-substantial-action"),
    "board-in-deck": message("showdown.dispute-late-board-gone"),
}
"""Why a dispute is too late."""


@form(
    "? dispute {about:reading|accounting} [by somebody {by:in the hand|at the table|in the event}]",
    about="Whether the reading of a hand, or the counting of a pot, may still be disputed.",
    example="? dispute reading by somebody at the table",
)
def dispute(table: Table, about: About, by: By = "in the hand") -> Ruling:
    """Whether the reading of a hand, or the counting and pushing of a pot, may still be disputed."""
    inq = Inquiry(table.policy)
    late = too_late(table, inq, about)
    if late is not None:
        return inq.ruling("refused", why=late, answer="late", steps=(message("showdown.result-stands"),))
    if by != "in the hand":
        who = inq.maybe(OBJECTORS)
        if who is not None:
            inq.cite(OBJECTORS)
        if who == "at-table" and by == "in the event":
            return inq.ruling("refused", why=message("showdown.only-table-may-object"), answer="not heard")
    what = message("showdown.recount-pots-fix-stacks")
    if about == "reading":
        what = message("showdown.reread-hands")
    return inq.ruling(
        "remedy", why=message("showdown.dispute-in-time"), answer="in time",
        steps=(what, message("showdown.award-open-until-settled")),
    )  # fmt: skip


def too_late(table: Table, inq: Inquiry, about: About) -> Message | None:
    """Why a dispute is too late, or None; the rule of the limit that counts is cited."""
    after = table.recall(Aftermath)
    setting = READING_UNTIL if about == "reading" else ACCOUNTING_UNTIL
    limit = inq.ask(setting)
    if after.on_break and inq.maybe(BREAK_SECONDS) is not None:
        return _break_over(inq, after)
    passed = _passed(inq, after, limit)
    inq.cite(setting, "late" if passed else "open")
    if not passed:
        return None
    return LATE[limit]


def _passed(inq: Inquiry, after: Aftermath, limit: str) -> bool:
    if limit == "substantial-action":
        return bool(after.acts) and substantial(inq, after.acts)
    if limit == "next-hand":
        return after.next_hand
    return after.board_in_deck or after.game_over or after.table_moved or after.next_hand


def _break_over(inq: Inquiry, after: Aftermath) -> Message | None:
    limit = inq.ask(BREAK_SECONDS)
    inq.cite(BREAK_SECONDS)
    in_time = after.seconds < limit
    if after.seconds == limit:
        inq.cite(LAST_SECOND)
        in_time = inq.ask(LAST_SECOND)
    return None if in_time else message("showdown.dispute-seconds-over", limit=limit)


@form(
    "pot was pushed to {wrong:seat} but belongs to {right:seat} [by {about:reading|accounting}]",
    about="A pot went to the wrong player.",
    example="pot was pushed to Ann but belongs to Ben",
)
def misawarded(table: Table, wrong: int, right: int, about: About = "reading") -> Ruling:
    """The pot went to the wrong player: in time, it is corrected, or the director may have it rebuilt."""
    hand = facts.dealt_in(table, wrong)
    facts.dealt_in(table, right)
    if wrong == right:
        raise Unreadable("pot.same-player", field="seat", value=wrong)
    inq = Inquiry(table.policy, table.name(right))
    late = too_late(table, inq, about)
    if late is not None:
        return inq.ruling("refused", why=late, answer="late", steps=(message("showdown.result-stands"),))
    amount = sum(hand.committed.values()) + hand.dead_chips
    inq.fact(message("showdown.pot-by-betting", amount=amount))
    held = hand.stacks[wrong] + (0 if hand.over else amount)
    if amount > held:
        raise Unlawful(
            "pot.more-than-stack",
            {"name": table.name(wrong), "held": held, "amount": amount},
            field="amount",
            value=amount,
            limits={"max": held},
        )
    way = inq.ask(MISAWARDED)
    inq.cite(MISAWARDED, about)
    move = message("option.move-chips", amount=amount, wrong=table.name(wrong), right=table.name(right))
    if way == "correct":
        giver, getter = table.name(wrong), table.name(right)
        step = message("showdown.move-chips-to-rightful", amount=amount, wrong=giver, right=getter)
        why = message("showdown.mistake-noted-in-time")
        return inq.ruling("remedy", why=why, answer=move, steps=(step,), effects=move_effects(table, right))
    cites = inq.cited(MISAWARDED)
    return inq.ruling(
        "decision",
        why=message("showdown.replayed-pot-management-may-move", amount=amount),
        director=(Choice(move, cites, move_effects(table, right)), Choice(message("option.result-stands"), cites)),
    )
