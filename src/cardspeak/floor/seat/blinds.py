"""Forced bets: what a level may have, who posts how much, short stacks, dead blinds, and the option of the blinds."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.policy import Policy
from cardspeak.books.settings.button import (
    ABSENT_BLINDS,
    ANTE_BY,
    ANTE_DEAD,
    ANTE_FIRST,
    ANTE_IN_BIG_BLINDS,
    ANTE_REDUCED,
    BLIND_OPTION,
    BLIND_POSITIONS,
    BLINDS_LIVE,
    DEAD_BLINDS,
    DECLINE_BLIND,
    DODGED_BLIND,
    SHORT_BLIND,
    SHORT_BLIND_MADE_UP,
    STRUCTURES,
)
from cardspeak.books.settings.hand import SHORT_BLIND_CALL
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.seat.memory import ExtraDue, Whereabouts, player_here
from cardspeak.floor.seat.words import HANDS, PAYERS, POSTS, STRUCTURE
from cardspeak.floor.table import Table
from cardspeak.hand.dues import Due
from cardspeak.phrase import phrase


def forced_bets(table: Table) -> Ruling:
    """What each player posts on the hand in progress, and what the first player to act owes."""
    inq = Inquiry(table.policy)
    setup = table.the_hand().setup
    inq.ask(BLIND_POSITIONS)
    inq.cite(BLIND_POSITIONS)
    left = dict(setup.stacks)
    posted: dict[str, Plain] = {}
    steps: list[str] = []
    for due in setup.dues:
        paid = min(due.amount, left[due.seat])
        left[due.seat] -= paid
        if due.kind == "ante":
            _ante_weighed(inq, due)
        if paid < due.amount:
            _short(inq, due)
        name = table.name(due.seat)
        posted[f"{name} {due.kind}"] = paid
        steps += _absent(inq, table, due, paid)
    full = max((due.amount for due in setup.dues if due.kind not in ("ante", "dead post")), default=0)
    posted["to call"] = full
    why = phrase("The bet to call is the full {full}.", full=full)
    return inq.ruling("reading", why=why, answer=posted, steps=tuple(steps))


def _ante_weighed(inq: Inquiry, due: Due) -> None:
    if inq.maybe(ANTE_BY) is not None:
        inq.cite(ANTE_BY)
    if inq.maybe(ANTE_FIRST) is not None:
        inq.cite(ANTE_FIRST)
    if inq.maybe(ANTE_DEAD):
        inq.cite(ANTE_DEAD)
    inq.fact(phrase("an ante of {amount} is owed", amount=due.amount))


def _short(inq: Inquiry, due: Due) -> None:
    if due.kind == "ante":
        return
    if inq.maybe(SHORT_BLIND) is not None:
        inq.cite(SHORT_BLIND)
    if inq.maybe(SHORT_BLIND_CALL) is not None:
        inq.cite(SHORT_BLIND_CALL)
    if inq.maybe(SHORT_BLIND_MADE_UP) is False:
        inq.cite(SHORT_BLIND_MADE_UP)


def _absent(inq: Inquiry, table: Table, due: Due, paid: int) -> tuple[str, ...]:
    if due.seat not in table.recall(Whereabouts).away:
        return ()
    way = inq.ask(ABSENT_BLINDS)
    inq.cite(ABSENT_BLINDS, "away")
    kind, name = POSTS[due.kind], table.name(due.seat)
    if way == "by-dealer-or-host":
        text = phrase(
            "The dealer or the host puts out the {kind} of {paid} from the stack of {name}, who is away.",
            kind=kind,
            paid=paid,
            name=name,
        )
    else:
        text = phrase(
            "The dealer takes out the {kind} of {paid} from the stack of {name}, who is away.",
            kind=kind,
            paid=paid,
            name=name,
        )
    return (text,)


def ante_of_short_stack(policy: Policy, stack: int, big_blind: int, ante: int) -> Ruling:
    """How a short stack in the big blind is divided between the blind and the ante for the table."""
    inq = Inquiry(policy)
    if min(stack, big_blind, ante) < 0 or not stack:
        raise Unlawful("chips.too-few", "Chips are counted from 1 up.", field="stack", value=stack)
    inq.ask(ANTE_BY)
    ante_first = inq.ask(ANTE_FIRST)
    inq.cite(ANTE_FIRST)
    first = min(stack, ante if ante_first else big_blind)
    second = min(stack - first, big_blind if ante_first else ante)
    blind, paid = (second, first) if ante_first else (first, second)
    if ante_first:
        why = phrase("The ante before the blind: {blind} for the blind, {paid} for the ante.", blind=blind, paid=paid)
    else:
        why = phrase("The blind before the ante: {blind} for the blind, {paid} for the ante.", blind=blind, paid=paid)
    return inq.ruling(
        "reading",
        why=why,
        answer={"big blind": blind, "ante": paid, "all-in": "yes" if first + second == stack else "no"},
    )


def table_ante(policy: Policy, big_blind: int) -> Ruling:
    """Who pays the ante for the table, how much it is, and what it counts for."""
    inq = Inquiry(policy)
    if big_blind < 1:
        raise Unlawful("chips.too-few", "A big blind is 1 or more.", field="big blind", value=big_blind)
    payer = inq.ask(ANTE_BY)
    inq.cite(ANTE_BY)
    answer: dict[str, Plain] = {"payer": payer}
    times = inq.maybe(ANTE_IN_BIG_BLINDS)
    if times is not None:
        inq.cite(ANTE_IN_BIG_BLINDS)
        answer["ante"] = times * big_blind
    if inq.maybe(ANTE_DEAD):
        inq.cite(ANTE_DEAD)
        answer["counts"] = "for no bet"
    return inq.ruling(
        "reading", why=phrase("The {payer} pays the ante for the table.", payer=PAYERS[payer]), answer=answer
    )


def antes_over_time(policy: Policy, antes: Sequence[int]) -> Ruling:
    """Whether the antes of a structure ever become smaller."""
    inq = Inquiry(policy)
    inq.ask(ANTE_REDUCED)
    inq.cite(ANTE_REDUCED)
    highest = 0
    for level, ante in enumerate(antes, 1):
        if ante < highest:
            return inq.ruling(
                "reading",
                why=phrase(
                    "The ante comes down to {ante} in level {level} after {highest}; antes should not be reduced.",
                    ante=ante,
                    level=level,
                    highest=highest,
                ),
                answer="ante reduced",
                steps=(phrase("Keep the ante, or let the director confirm the lower one."),),
            )
        highest = ante
    return inq.ruling("reading", why=phrase("No ante is smaller than one before it."), answer="ante kept")


def level(policy: Policy, blinds: Sequence[int], ante: int = 0) -> Ruling:
    """Whether a level may have these forced bets."""
    inq = Inquiry(policy)
    for amount in (*blinds, ante):
        if type(amount) is not int or amount < 0:
            raise Unreadable("chips.not-whole", f"{amount!r} is no number of chips.", field="blinds", value=amount)
    offered = inq.ask(STRUCTURES)
    inq.cite(STRUCTURES)
    posted = [amount for amount in blinds if amount]
    if not posted and not ante:
        return inq.ruling("refused", why=phrase("A level needs a blind or an ante."))
    if ante:
        kind = "blinds-and-ante" if posted else "ante-only"
    else:
        kind = {1: "one-blind", 2: "two-blinds"}.get(len(posted), "several-blinds")
    if kind not in offered:
        return inq.ruling("refused", why=phrase("The book has no levels with {kind}.", kind=STRUCTURE[kind]))
    return inq.ruling("reading", why=phrase("The level may be played."), answer=kind)


def dead_blind(table: Table, which: str, seat: int | None = None, amount: int = 0) -> Ruling:
    """A blind that goes to the pot without counting as its poster's bet."""
    inq = Inquiry(table.policy, None if seat is None else player_here(table, seat))
    inq.ask(BLINDS_LIVE)
    allowed = inq.ask(DEAD_BLINDS)
    inq.cite(DEAD_BLINDS)
    if which not in allowed:
        why = phrase(
            "The {blind} can never be dead: it is always part of its poster's bet.", blind=POSTS.get(which, which)
        )
        return inq.ruling("refused", why=why)
    effects = () if seat is None or not amount else (ExtraDue(Due(seat, "dead post", amount)),)
    why = phrase("The {blind} goes to the pot and counts for no bet.", blind=POSTS.get(which, which))
    return inq.ruling("reading", why=why, answer="dead", effects=effects)


def decline_blind(table: Table, seat: int) -> Ruling:
    """A player asks to skip a blind."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    if inq.ask(DECLINE_BLIND):
        inq.cite(DECLINE_BLIND)
        return inq.ruling("reading", why=phrase("{name} may pass the blind.", name=name), answer="passed")
    inq.cite(DECLINE_BLIND)
    dodged = inq.maybe(DODGED_BLIND)
    steps = [phrase("Post the blind of {name}.", name=name)]
    if dodged is not None:
        inq.cite(DODGED_BLIND)
        if dodged == "always":
            steps.append(phrase("Dodging a blind on purpose is penalised: record it as an offence."))
        else:
            steps.append(phrase("Dodging a blind on purpose may be penalised: record it as an offence."))
    return inq.ruling("refused", why=phrase("Blinds are compulsory: {name} posts.", name=name), steps=tuple(steps))


def blind_option(table: Table, seat: int) -> Ruling:
    """What a blind may do at the first turn."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    hand = table.the_hand()
    if hand.to_act != seat:
        raise Unlawful("act.out-of-turn", f"It is not the turn of {name}.", field="seat", value=seat)
    live = inq.ask(BLINDS_LIVE)
    inq.cite(BLINDS_LIVE, "bet")
    may_raise = True
    if any(due.seat == seat and due.kind in ("small blind", "big blind") for due in hand.setup.dues):
        may_raise = inq.ask(BLIND_OPTION)
        inq.cite(BLIND_OPTION)
    inq.fact(phrase("blinds are {state}", state=HANDS["live" if live else "dead"]))
    return inq.ruling(
        "options",
        why=phrase("{name} has not had a turn yet and keeps the option.", name=name)
        if may_raise
        else phrase("{name} has no option.", name=name),
        options=hand.options if may_raise else hand.options.without("raise"),
    )
