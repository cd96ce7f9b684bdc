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
from cardspeak.books.settings.dealing import REDEAL
from cardspeak.books.settings.hand import SHORT_BLIND_CALL
from cardspeak.books.settings.presence import FORCED_BETS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.opening import coming_setup
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.seat.levels import level_of_hand
from cardspeak.floor.seat.words import HANDS, PAYERS, POSTS, STRUCTURE
from cardspeak.floor.seating import ExtraDue, Whereabouts, player_here
from cardspeak.floor.table import Redeal, Table
from cardspeak.hand.dues import Due
from cardspeak.words import Message, message


@form("? forced bets", about="Who posts how much, and what there is to call.", example="? forced bets")
def forced_bets(table: Table) -> Ruling:
    """What each player posts on the hand in progress or about to be dealt, and what the first player to act owes."""
    inq = Inquiry(table.policy)
    setup = coming_setup(table) if table.hand is None else table.hand.setup
    inq.rest_on(BLIND_POSITIONS)
    if table.recall(Redeal).repeats:
        inq.cite(REDEAL)  # 35-C: blinds and limits stay what they were
    level_of_hand(inq, table)
    left = dict(setup.stacks)
    posted: dict[str, dict[str, Plain]] = {}
    steps: list[Message] = []
    for due in setup.dues:
        paid = min(due.amount, left[due.seat])
        left[due.seat] -= paid
        if due.kind == "ante":
            _ante_weighed(inq, due)
        if paid < due.amount:
            _short(inq, due)
        name = table.name(due.seat)
        posted.setdefault(name, {})[due.kind] = paid
        steps += _absent(inq, table, due, paid)
    full = max((due.amount for due in setup.dues if due.kind not in ("ante", "dead post")), default=0)
    why = message("seat.full-bet-to-call", full=full)
    return inq.ruling("reading", why=why, answer={**posted, "to call": full}, steps=tuple(steps))


def _ante_weighed(inq: Inquiry, due: Due) -> None:
    inq.cite(ANTE_BY)
    inq.cite(ANTE_FIRST)
    inq.cite(ANTE_DEAD)
    inq.fact(message("seat.ante-owed", amount=due.amount))


def _short(inq: Inquiry, due: Due) -> None:
    if due.kind == "ante":
        return
    inq.cite(SHORT_BLIND)
    inq.cite(SHORT_BLIND_CALL)
    inq.cite(SHORT_BLIND_MADE_UP)


def _absent(inq: Inquiry, table: Table, due: Due, paid: int) -> tuple[Message, ...]:
    if due.seat not in table.recall(Whereabouts).away:
        return ()
    way = inq.maybe(ABSENT_BLINDS)
    inq.cite(ABSENT_BLINDS, "away")
    inq.cite(FORCED_BETS, "away")
    kind, name = POSTS[due.kind], table.name(due.seat)
    if way == "by-dealer-or-host":
        text = message(
            "seat.dealer-or-host-posts-absent",
            kind=kind,
            paid=paid,
            name=name,
        )
    else:
        text = message(
            "seat.dealer-posts-absent",
            kind=kind,
            paid=paid,
            name=name,
        )
    return (text,)


def ante_of_short_stack(policy: Policy, stack: int, big_blind: int, ante: int) -> Ruling:
    """How a short stack in the big blind is divided between the blind and the ante for the table."""
    inq = Inquiry(policy)
    if min(stack, big_blind, ante) < 0 or not stack:
        raise Unlawful("chips.too-few", field="stack", value=stack)
    ante_first = inq.ask(ANTE_FIRST)
    inq.cite(ANTE_FIRST)
    first = min(stack, ante if ante_first else big_blind)
    second = min(stack - first, big_blind if ante_first else ante)
    blind, paid = (second, first) if ante_first else (first, second)
    if ante_first:
        why = message("seat.ante-before-blind", blind=blind, paid=paid)
    else:
        why = message("seat.blind-before-ante", blind=blind, paid=paid)
    return inq.ruling(
        "reading",
        why=why,
        answer={"big blind": blind, "ante": paid, "all-in": "yes" if first + second == stack else "no"},
    )


def table_ante(policy: Policy, big_blind: int) -> Ruling:
    """Who pays the ante for the table, how much it is, and what it counts for."""
    inq = Inquiry(policy)
    if big_blind < 1:
        raise Unlawful("chips.too-few/big-blind-too-small", field="big blind", value=big_blind)
    payer = inq.ask(ANTE_BY)
    inq.cite(ANTE_BY)
    answer: dict[str, Plain] = {"payer": payer}
    times = inq.maybe(ANTE_IN_BIG_BLINDS)
    if times is not None:
        inq.cite(ANTE_IN_BIG_BLINDS)
        answer["ante"] = times * big_blind
    if policy.has(ANTE_DEAD):
        inq.cite(ANTE_DEAD)
        answer["counts"] = "for no bet"
    return inq.ruling("reading", why=message("seat.table-ante-payer", payer=PAYERS[payer]), answer=answer)


def antes_over_time(policy: Policy, antes: Sequence[int]) -> Ruling:
    """Whether the antes of a structure ever become smaller."""
    inq = Inquiry(policy)
    inq.rest_on(ANTE_REDUCED)
    highest = 0
    for level, ante in enumerate(antes, 1):
        if ante < highest:
            return inq.ruling(
                "reading",
                why=message(
                    "seat.ante-reduced",
                    ante=ante,
                    level=level,
                    highest=highest,
                ),
                answer="ante reduced",
                steps=(message("seat.keep-or-confirm-ante"),),
            )
        highest = ante
    return inq.ruling("reading", why=message("seat.antes-never-reduced"), answer="ante kept")


def level(policy: Policy, blinds: Sequence[int], ante: int = 0) -> Ruling:
    """Whether a level may have these forced bets."""
    inq = Inquiry(policy)
    for amount in (*blinds, ante):
        if type(amount) is not int or amount < 0:
            raise Unreadable("chips.not-whole/no-number", {"amount": repr(amount)}, field="blinds", value=amount)
    offered = inq.ask(STRUCTURES)
    inq.cite(STRUCTURES)
    posted = [amount for amount in blinds if amount]
    if not posted and not ante:
        return inq.ruling("refused", why=message("seat.level-needs-forced-bet"))
    if ante:
        kind = "blinds-and-ante" if posted else "ante-only"
    else:
        kind = {1: "one-blind", 2: "two-blinds"}.get(len(posted), "several-blinds")
    if kind not in offered:
        return inq.ruling("refused", why=message("seat.level-kind-unknown", kind=STRUCTURE[kind]))
    return inq.ruling("reading", why=message("seat.level-playable"), answer=kind)


@form(
    "the {which:small blind|big blind|extra blind} is made dead",
    about="A structure flags a blind as dead money.",
    example="the small blind is made dead",
)
def dead_blind(table: Table, which: str, seat: int | None = None, amount: int = 0) -> Ruling:
    """A blind that goes to the pot without counting as its poster's bet."""
    inq = Inquiry(table.policy, None if seat is None else player_here(table, seat))
    allowed = inq.ask(DEAD_BLINDS)
    inq.cite(DEAD_BLINDS)
    if which not in allowed:
        why = message("seat.blind-always-live", blind=POSTS.get(which, which))
        return inq.ruling("refused", why=why)
    effects = () if seat is None or not amount else (ExtraDue(Due(seat, "dead post", amount)),)
    why = message("seat.blind-dead-in-pot", blind=POSTS.get(which, which))
    return inq.ruling("reading", why=why, answer={which: "dead"}, effects=effects)


@form("{seat} declines the blind", about="A player asks to skip a blind.", example="Ann declines the blind")
def decline_blind(table: Table, seat: int) -> Ruling:
    """A player asks to skip a blind."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    inq.rest_on(DECLINE_BLIND)
    dodged = inq.maybe(DODGED_BLIND)
    steps = [message("seat.post-blind", name=name)]
    if dodged is not None:
        inq.cite(DODGED_BLIND)
        if dodged == "always":
            steps.append(message("seat.blind-dodging-penalised"))
        else:
            steps.append(message("seat.blind-dodging-may-penalise"))
    penalty = None if dodged is None else "must" if dodged == "always" else "may"
    why = message("seat.blinds-compulsory", name=name)
    return inq.ruling("refused", why=why, steps=tuple(steps), penalty=penalty)


@form("? option of {seat}", about="What a blind may do at the first turn.", example="? option of BB")
def blind_option(table: Table, seat: int) -> Ruling:
    """What a blind may do at the first turn."""
    name = player_here(table, seat)
    inq = Inquiry(table.policy, name)
    hand = table.the_hand()
    if hand.to_act != seat:
        raise Unlawful("act.out-of-turn", {"name": name}, field="seat", value=seat)
    inq.rest_on(BLINDS_LIVE)
    if any(due.seat == seat and due.kind in ("small blind", "big blind") for due in hand.setup.dues):
        inq.rest_on(BLIND_OPTION)
    inq.fact(message("seat.blinds-state", state=HANDS["live"]))
    return inq.ruling(
        "options",
        why=message("seat.option-kept", name=name),
        options=hand.options,
    )
