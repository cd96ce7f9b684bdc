"""Disputes (22): whether one is still in time, who may raise it, and what is put right."""

from __future__ import annotations

from typing import Literal

from cardspeak.books.settings.pots import ACCOUNTING_UNTIL, BREAK_SECONDS, LAST_SECOND, MISAWARDED, READING_UNTIL
from cardspeak.books.settings.showdown import OBJECTORS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.memory import Aftermath
from cardspeak.floor.substantial import substantial
from cardspeak.floor.table import Table
from cardspeak.phrase import phrase

About = Literal["reading", "accounting"]
By = Literal["in the hand", "at the table", "in the event"]
LATE = {
    "next-hand": phrase("The next hand has begun, and with it the time for this dispute is over."),
    "substantial-action": phrase(
        "There was substantial action on the next hand, and the time for this dispute is over."
    ),
    "board-in-deck": phrase("The board is back in the deck, or the game has ended or moved: the result stands."),
}
"""Why a dispute is too late."""


def dispute(table: Table, about: About, by: By = "in the hand") -> Ruling:
    """Whether the reading of a hand, or the counting and pushing of a pot, may still be disputed."""
    inq = Inquiry(table.policy)
    late = too_late(table, inq, about)
    if late is not None:
        return inq.ruling("refused", why=late, answer="late", steps=(phrase("The result stands."),))
    if by != "in the hand":
        who = inq.maybe(OBJECTORS)
        if who is not None:
            inq.cite(OBJECTORS)
        if who == "at-table" and by == "in the event":
            return inq.ruling(
                "refused", why=phrase("Only those at the table may object to how a hand was read."), answer="not heard"
            )
    what = phrase("Count the pots again and put the stacks right.")
    if about == "reading":
        what = phrase("Read the hands again.")
    return inq.ruling(
        "remedy", why=phrase("The dispute is in time; anybody who sees a mistake should say so."), answer="in time",
        steps=(what, phrase("The award of the last hand is open until this is settled.")),
    )  # fmt: skip


def too_late(table: Table, inq: Inquiry, about: About) -> str | None:
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


def _break_over(inq: Inquiry, after: Aftermath) -> str | None:
    limit = inq.ask(BREAK_SECONDS)
    inq.cite(BREAK_SECONDS)
    in_time = after.seconds < limit
    if after.seconds == limit:
        inq.cite(LAST_SECOND)
        in_time = inq.ask(LAST_SECOND)
    return None if in_time else phrase("The {limit} seconds after the award are over.", limit=limit)


def misawarded(table: Table, wrong: int, right: int, about: About = "reading") -> Ruling:
    """The pot went to the wrong player: in time, it is put right, or the director may have it rebuilt."""
    hand = facts.dealt_in(table, wrong)
    facts.dealt_in(table, right)
    if wrong == right:
        raise Unreadable("pot.same-player", "The pot cannot have gone to the wrong player.", field="seat", value=wrong)
    inq = Inquiry(table.policy, table.name(right))
    late = too_late(table, inq, about)
    if late is not None:
        return inq.ruling("refused", why=late, answer="late", steps=(phrase("The result stands."),))
    amount = sum(hand.committed.values()) + hand.dead_chips
    inq.fact(phrase("By the betting of the hand the pot was {amount}.", amount=amount))
    held = hand.stacks[wrong] + (0 if hand.over else amount)
    if amount > held:
        message = f"{table.name(wrong)} has {held} and cannot give {amount} back."
        raise Unlawful("pot.more-than-stack", message, field="amount", value=amount, limits={"max": held})
    way = inq.ask(MISAWARDED)
    inq.cite(MISAWARDED, about)
    move = f"move {amount} from {table.name(wrong)} to {table.name(right)}"
    if way == "correct":
        giver, getter = table.name(wrong), table.name(right)
        step = phrase("Move {amount} from {wrong} to {right}.", amount=amount, wrong=giver, right=getter)
        return inq.ruling("remedy", why=phrase("The mistake was pointed out in time."), answer=move, steps=(step,))
    cites = inq.cited(MISAWARDED)
    return inq.ruling(
        "decision",
        why=phrase("The betting, played again, makes a pot of {amount}; management may have it moved.", amount=amount),
        director=(Choice(move, cites), Choice("result stands", cites)),
    )
