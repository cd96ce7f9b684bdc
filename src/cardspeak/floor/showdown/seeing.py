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
from cardspeak.errors import Unreadable
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.effects import Reveal, Revive, Revoked, known_cards
from cardspeak.floor.showdown.winners import leaders
from cardspeak.floor.showdown_memory import Privileges, Showdown
from cardspeak.floor.table import Table
from cardspeak.words import Message, message


@form(
    "{who:seat} asks to see [the hand of] {whose:seat}",
    about="A player asks to see another's hand, and it is turned up if it must be.",
    example="Ann asks to see the hand of Ben",
)
def may_see(table: Table, who: int, whose: int) -> Ruling:
    """Whether one player may see another's hand: it must be shown, it need not, or the director decides."""
    hand = facts.dealt_in(table, whose)
    facts.need_showdown(hand)
    if who == whose:
        raise Unreadable("see.own", field="seat", value=who)
    inq = Inquiry(table.policy, table.name(who))
    inq.fact(
        message(
            "showdown.player-hand-whereabouts", name=table.name(who), where=facts.WORDS[facts.whereabouts(table, who)]
        )
    )
    inq.fact(
        message(
            "showdown.player-hand-whereabouts",
            name=table.name(whose),
            where=facts.WORDS[facts.whereabouts(table, whose)],
        )
    )
    barred = _barred(table, inq, who)
    if barred:
        return inq.ruling(
            "refused",
            why=barred,
            answer="refused",
            steps=(message("showdown.asker-sees-nothing", name=table.name(who)),),
        )
    if facts.is_tabled(table, whose):
        return inq.ruling(
            "reading", why=message("showdown.hand-already-open", name=table.name(whose)), answer="lies open"
        )
    if not _has_to_be_shown(table, inq, who, whose):
        return _other_request(table, inq, whose)
    inq.cite(SEE)
    return _shown(table, inq, who, whose)


def _barred(table: Table, inq: Inquiry, who: int) -> Message | None:
    """Why a player may not ask for anything; the rule is cited with it."""
    name = table.name(who)
    ask = inq.ask(MAY_ASK)
    where = facts.whereabouts(table, who)
    why = None
    if where == "not dealt in":
        why = message("showdown.asker-not-dealt-in", name=name)
    elif ask == "holds-or-tabled" and where in ("folded", "dead", "in the muck"):
        why = message("showdown.asker-untabled-right-gone", name=name)
    elif ask == "holds-or-tabled" and where == "forward" and not inq.ask(FORWARD_KEEPS):
        inq.cite(FORWARD_KEEPS)
        why = message("showdown.asker-mucked-right-gone", name=name)
    elif ask == "in-at-the-end" and where == "folded":
        why = message("showdown.asker-not-in-at-end", name=name)
    if why is not None:
        inq.cite(MAY_ASK)
        return why
    if who in table.recall(Privileges).revoked and inq.maybe(SEE_REVOCABLE):
        inq.cite(SEE_REVOCABLE)
        return message("showdown.asker-right-revoked", name=name)
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
            why=message("showdown.hand-not-askable", name=name),
            answer="refused",
            steps=(message("showdown.hand-stays-unseen", name=name),),
        )
    cites = inq.cited(SEE_OTHERS)
    reveal = (Reveal(whose),) if facts.whereabouts(table, whose) in ("held", "forward", "part shown") else ()
    return inq.ruling(
        "decision",
        why=message("showdown.no-right-director-decides", name=name),
        director=(Choice(message("option.show"), cites, reveal), Choice(message("option.do-not-show"), cites)),
    )


def _shown(table: Table, inq: Inquiry, who: int, whose: int) -> Ruling:
    asker, name = table.name(who), table.name(whose)
    steps = [message("showdown.turn-up-hand", name=name)]
    worth = inq.maybe(SEEN_HAND)
    gone = facts.whereabouts(table, whose) in ("in the muck", "dead", "forward")
    if worth is None or not gone:
        return inq.ruling(
            "remedy",
            why=message("showdown.may-insist-on-seeing", name=asker, whose=name),
            answer="must be shown",
            steps=tuple(steps),
            effects=(Reveal(whose),) if not gone or facts.whereabouts(table, whose) == "forward" else (),
        )
    inq.cite(SEEN_HAND)
    lives = worth == "live-for-winner" and who in _winners(table)
    if lives:
        steps.append(message("showdown.seen-hand-live", name=asker))
        why = message("showdown.may-see-winner-asked", name=asker, whose=name)
    else:
        steps.append(message("showdown.seen-hand-stays-dead"))
        why = message("showdown.may-see-hand-wins-nothing", name=asker, whose=name)
    return inq.ruling(
        "remedy",
        why=why,
        answer={"must be shown": True, "hand": "live" if lives else "dead"},
        steps=tuple(steps),
        effects=(Revive(whose, known_cards(table.the_hand(), whose)),) if lives else (),
    )


def _winners(table: Table) -> tuple[int, ...]:
    """Who has won so far: declared, pushed to, or best among the hands that lie open."""
    memory = table.recall(Showdown)
    return memory.winners or facts.pushed_to(table.the_hand()) or leaders(table)


@form(
    "{seat} may no longer ask to see hands",
    about="A player who abuses it loses the right to see hands, where the book has it so.",
    example="Ann may no longer ask to see hands",
)
def revoke(table: Table, seat: int) -> Ruling:
    """The right to ask to see hands is taken from a player, where the book allows that."""
    inq = Inquiry(table.policy, table.name(seat))
    revocable = inq.ask(SEE_REVOCABLE)
    inq.cite(SEE_REVOCABLE)
    if not revocable:
        return inq.ruling(
            "refused",
            why=message("showdown.right-irrevocable-penalties-apply"),
            answer="refused",
        )
    return inq.ruling(
        "remedy",
        why=message("showdown.asker-abused-right", name=table.name(seat)),
        answer="revoked",
        steps=(message("showdown.future-requests-refused", name=table.name(seat)),),
        effects=(Revoked(seat),),
    )
