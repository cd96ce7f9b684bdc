"""Who may see whose hand (18): who may ask at all, which hand has to be shown, and what a hand shown is worth."""

from __future__ import annotations

from cardspeak.books.settings.showdown import (
    FORWARD_KEEPS,
    MAY_ASK,
    SEE,
    SEE_MUCKED,
    SEE_OTHERS,
    SEE_REVOCABLE,
    SEEN_HAND,
)
from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Unreadable
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.effects import Reveal, Revive, Revoked
from cardspeak.floor.showdown.memory import Privileges, Showdown
from cardspeak.floor.showdown.winners import leaders
from cardspeak.floor.table import Table


def may_see(table: Table, who: int, whose: int) -> Ruling:
    """Whether one player may see another's hand: it must be shown, it need not, or the director decides."""
    hand = facts.dealt_in(table, whose)
    facts.need_showdown(hand)
    if who == whose:
        raise Unreadable("see.own", "Players need not ask to see their own hand.", field="seat", value=who)
    inq = Inquiry(table.policy, table.name(who))
    inq.fact(f"{table.name(who)}: {facts.whereabouts(table, who)}.")
    inq.fact(f"{table.name(whose)}: {facts.whereabouts(table, whose)}.")
    barred = _barred(table, inq, who)
    if barred:
        return inq.ruling("refused", why=barred, answer="refused", steps=(f"{table.name(who)} sees no hand.",))
    if facts.is_tabled(table, whose):
        return inq.ruling("reading", why=f"The hand of {table.name(whose)} lies open already.", answer="lies open")
    if not _has_to_be_shown(table, inq, who, whose):
        return _other_request(table, inq, whose)
    inq.cite(SEE)
    return _shown(table, inq, who, whose)


def _barred(table: Table, inq: Inquiry, who: int) -> str | None:
    """Why a player may not ask for anything; the rule is cited with it."""
    name = table.name(who)
    ask = inq.ask(MAY_ASK)
    where = facts.whereabouts(table, who)
    why = None
    if where == "not dealt in":
        why = f"{name} was not dealt into this hand."
    elif ask == "holds-or-tabled" and where in ("folded", "dead", "in the muck"):
        why = f"{name} has no cards any more and did not table them: the right to ask is gone."
    elif ask == "holds-or-tabled" and where == "forward" and not inq.ask(FORWARD_KEEPS):
        inq.cite(FORWARD_KEEPS)
        why = f"{name} has given the cards up face down: the right to ask is gone."
    elif ask == "in-at-the-end" and where == "folded":
        why = f"{name} was no longer in the hand at the end."
    if why is not None:
        inq.cite(MAY_ASK)
        return why
    if who in table.recall(Privileges).revoked and inq.maybe(SEE_REVOCABLE):
        inq.cite(SEE_REVOCABLE)
        return f"{name} has abused the right to ask, and it was taken away."
    return None


def _has_to_be_shown(table: Table, inq: Inquiry, who: int, whose: int) -> bool:
    hand = table.the_hand()
    right = inq.ask(SEE)
    if right == "river-aggressor":  # 18-B: the hand that was paid for
        return facts.last_aggressor(hand) == whose and facts.called_last_wager(hand, who)
    if right == "called-and-shown":
        return facts.paid_for(hand, who, whose) and facts.is_tabled(table, who)
    if whose not in facts.at_showdown(hand) or (right == "called-hand" and not facts.was_called(hand)):
        return False
    if facts.whereabouts(table, whose) == "in the muck" and inq.maybe(SEE_MUCKED) is False:
        inq.cite(SEE_MUCKED)
        return False
    return True


def _other_request(table: Table, inq: Inquiry, whose: int) -> Ruling:
    others = inq.ask(SEE_OTHERS)
    inq.cite(SEE_OTHERS)
    name = table.name(whose)
    if others == "refused":
        return inq.ruling(
            "refused",
            why=f"The hand of {name} is none that may be asked for.",
            answer="refused",
            steps=(f"The hand of {name} stays unseen.",),
        )
    cites = inq.cited(SEE_OTHERS)
    reveal = (Reveal(whose),) if facts.whereabouts(table, whose) in ("held", "forward", "part shown") else ()
    return inq.ruling(
        "decision",
        why=f"Nobody has a right to see the hand of {name} here; asking is allowed and the director decides.",
        director=(Choice("show", cites, reveal), Choice("do not show", cites)),
    )


def _shown(table: Table, inq: Inquiry, who: int, whose: int) -> Ruling:
    name = table.name(whose)
    steps = [f"Turn up the hand of {name}."]
    worth = inq.maybe(SEEN_HAND)
    gone = facts.whereabouts(table, whose) in ("in the muck", "dead", "forward")
    if worth is None or not gone:
        return inq.ruling(
            "remedy",
            why=f"{table.name(who)} may insist on seeing the hand of {name}.",
            answer="must be shown",
            steps=tuple(steps),
            effects=(Reveal(whose),) if not gone or facts.whereabouts(table, whose) == "forward" else (),
        )
    inq.cite(SEEN_HAND)
    lives = worth == "live-for-winner" and who in _winners(table)
    steps.append(
        f"It is live: if it beats the hand of {table.name(who)}, it takes the pot." if lives else "It stays dead."
    )
    return inq.ruling(
        "remedy",
        why=f"{table.name(who)} may see the hand of {name}; "
        + ("the winner asked, so both hands count." if lives else "given up once, it wins nothing."),
        answer={"hand": "live" if lives else "dead"},
        steps=tuple(steps),
        effects=(Revive(whose, _known(table, whose)),) if lives else (),
    )


def _known(table: Table, seat: int) -> tuple[int, ...] | None:
    hand = table.the_hand()
    hole = hand.hole[hand.plan.place_of[seat]]
    return None if UNKNOWN in hole else tuple(hole)


def _winners(table: Table) -> tuple[int, ...]:
    """Who has won so far: declared, pushed to, or best among the hands that lie open."""
    memory = table.recall(Showdown)
    return memory.winners or facts.pushed_to(table.the_hand()) or leaders(table)


def revoke(table: Table, seat: int) -> Ruling:
    """The right to ask to see hands is taken from a player, where the book allows that."""
    inq = Inquiry(table.policy, table.name(seat))
    revocable = inq.ask(SEE_REVOCABLE)
    inq.cite(SEE_REVOCABLE)
    if not revocable:
        return inq.ruling(
            "refused",
            why="This right cannot be taken away under the book in force; abuse is dealt with by penalties.",
            answer="refused",
        )
    return inq.ruling(
        "remedy",
        why=f"{table.name(seat)} has abused the right to ask to see hands.",
        answer="revoked",
        steps=(f"Requests of {table.name(seat)} to see hands are refused from now on.",),
        effects=(Revoked(seat),),
    )
