"""What players may ask: the pot, a stack, whether a hand is live, whether the betting is open, cards that never came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardspeak.books.settings import conduct
from cardspeak.books.settings.chips import BIG_CHIPS_IN_VIEW, STACK_HEIGHT
from cardspeak.floor.conduct.offences import offence_on_record, seated
from cardspeak.floor.conduct.words import hands_left
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.penalty_log import WAITING, PenaltyLog
from cardspeak.floor.ruling import Plain, Ruling
from cardspeak.floor.seat.words import HANDS
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from cardspeak.words import Message, message


@form("? pot count", about="Whether the pot may be counted.", example="? pot count")
def pot_count(table: Table, seat: int | None = None) -> Ruling:
    """Somebody wants the pot counted."""
    inq = Inquiry(table.policy, table.name(seat) if seat is not None else None)
    hand = table.the_hand()
    games = inq.ask(conduct.POT_COUNT)
    inq.cite(conduct.POT_COUNT)
    if games == "always" or (games == "pot-limit" and hand.setup.betting == "pot-limit"):
        return inq.ruling(
            "reading",
            why=message("conduct.pot-total", pot=hand.pot),
            answer={"pot": hand.pot},
            steps=(message("conduct.dealer-counts-pot-aloud"),),
        )
    steps: tuple[Message, ...] = ()
    if inq.maybe(conduct.POT_SPREAD):
        inq.cite(conduct.POT_SPREAD)
        steps = (message("conduct.offer-pot-spread-without-total"),)
    why = message("conduct.pot-count-refused-by-game")
    return inq.ruling("refused", why=why, answer="not counted", steps=steps)


@form("? spread the pot", about="Whether the pot may be spread.", example="? spread the pot")
def spread_pot(table: Table, seat: int | None = None) -> Ruling:
    """Somebody wants to see the chips of the pot."""
    inq = Inquiry(table.policy, table.name(seat) if seat is not None else None)
    allowed = inq.ask(conduct.POT_SPREAD)
    inq.cite(conduct.POT_SPREAD)
    if not allowed:
        return inq.ruling("refused", why=message("conduct.pot-not-spread"), answer="not spread")
    return inq.ruling(
        "reading",
        why=message("conduct.pot-spread-on-request"),
        answer="spread",
        steps=(message("conduct.dealer-spreads-pot"),),
    )


@form("? may {who:seat} count {of:seat}", about="Whether a stack may be counted.", example="? may UTG count BB")
def stack_count(table: Table, who: int, of: int) -> Ruling:
    """A player wants the exact count of an opponent's chips."""
    name, other = seated(table, who), seated(table, of)
    inq = Inquiry(table.policy, name)
    hand = table.the_hand()
    when = inq.ask(conduct.STACK_COUNT)
    inq.cite(conduct.STACK_COUNT)
    if hand.to_act != who:
        return _estimate(inq, message("conduct.player-not-on-turn", name=name))
    if when == "facing-all-in" and not _faces_all_in(hand, who, of):  # 60
        return _estimate(inq, message("conduct.not-facing-that-all-in", name=name, other=other))
    count = hand.bets[of] + hand.stacks[of]
    return inq.ruling(
        "reading",
        why=message("conduct.may-have-all-in-counted", name=name, other=other),
        answer={"count": count},
        steps=(message("conduct.staff-counts-player-chips", name=other),),
    )


def _estimate(inq: Inquiry, why: Message) -> Ruling:
    open_to_all = message("conduct.eye-estimate-open-to-all")
    return inq.ruling("refused", why=why.then(open_to_all), answer="estimate only")


def _faces_all_in(hand: Hand, asking: int, of: int) -> bool:
    bet = hand.bets[of] > hand.bets[asking]
    return of in hand.live_seats and not hand.stacks[of] and bet and hand.to_call > 0


@form(
    "{who:seat} asks whether {of:seat} is live",
    about="Live or dead, asked before acting.",
    example="UTG asks whether BB is live",
)
def live_or_dead(table: Table, who: int, of: int) -> Ruling:
    """A player asks whether an opponent's hand is live."""
    inq, hand, refused = _may_ask(table, who, "live or dead")
    if refused is not None:
        return refused
    seated(table, of)
    state = "dead"
    if of in hand.live_seats:
        state = "live" if hand.stacks[of] else "all-in"
    why = message("conduct.player-hand-state", name=table.name(of), state=HANDS[state])
    return inq.ruling("reading", why=why, answer=state)


@form(
    "{who:seat} asks whether betting is open",
    about="Whether a raise is lawful, asked before acting.",
    example="UTG asks whether betting is open",
)
def reopens(table: Table, who: int) -> Ruling:
    """A player asks whether the wager is large enough to raise again."""
    inq, hand, refused = _may_ask(table, who, "reopens")
    if refused is not None:
        return refused
    faced = hand.to_call
    needed = hand.reopen_size
    may_raise = hand.options.closed is None
    answer: dict[str, Plain] = {"reopens": "yes" if may_raise else "no", "faced": faced, "needed": needed}
    name = table.name(who)
    if may_raise:
        why = message("conduct.facing-bet-may-raise", name=name, faced=faced)
    else:
        why = message("conduct.facing-bet-no-raise", name=name, faced=faced)
    return inq.ruling("reading", why=why, answer=answer)


def _may_ask(table: Table, asking: int, what: str) -> tuple[Inquiry, Hand, Ruling | None]:
    inq = Inquiry(table.policy, seated(table, asking))
    hand = table.the_hand()
    queries = inq.ask(conduct.MAY_ASK)
    inq.cite(conduct.MAY_ASK)
    if what not in queries:
        return inq, hand, inq.ruling("refused", why=message("conduct.question-not-allowed-by-book"), answer="not told")
    if hand.to_act != asking:  # 2-i-9
        return inq, hand, inq.ruling("refused", why=message("conduct.only-acting-player-asks"), answer="not told")
    return inq, hand, None


@form("? stacks of {chips}", about="How chips should stand to be counted.", example="? stacks of 41x100 3x5000")
def stacks(table: Table, chips: Sequence[int]) -> Ruling:
    """Chips in countable stacks of one denomination, as high as the book recommends (25-A), the largest in front."""
    inq = Inquiry(table.policy)
    inq.cite(BIG_CHIPS_IN_VIEW)
    height = inq.maybe(STACK_HEIGHT)
    inq.cite(STACK_HEIGHT)
    piles = Counter(chips)
    answer: dict[str, Plain] = {}
    for value in sorted(piles, reverse=True):
        full, over = divmod(piles[value], height) if height else (0, piles[value])
        answer[str(value)] = f"{full} of {height} and {over}" if full else str(over)
    why = message("conduct.denominations-apart-largest-in-front")
    return inq.ruling("reading", why=why, answer=answer)


@form("? rabbit hunt", about="Whether cards that never came are shown.", example="? rabbit hunt")
def rabbit_hunt(table: Table, seat: int | None = None) -> Ruling:
    """Somebody wants to see the cards that would have come."""
    inq = Inquiry(table.policy, table.name(seat) if seat is not None else None)
    forbidden = inq.ask(conduct.RABBIT) == "forbidden"
    inq.cite(conduct.RABBIT)
    if forbidden:
        return inq.ruling("refused", why=message("conduct.undealt-cards-stay-hidden"), answer="not shown")
    return inq.ruling("reading", why=message("conduct.cards-shown-after-hand"), answer="shown")


@form("dealer is relieved", about="What the leaving dealer passes on.", example="dealer is relieved")
def dealer_push(table: Table) -> Ruling:
    """One dealer relieves another: what the next one has to know."""
    inq = Inquiry(table.policy)
    told = inq.ask(conduct.HAND_OVER)
    inq.cite(conduct.HAND_OVER)
    log = table.recall(PenaltyLog)
    steps: list[Message] = []
    if "blinds" in told and table.hand is not None:
        steps.append(_stakes(table, table.hand))
    if "penalties" in told:
        steps += [
            message(
                "conduct.penalty-time-remaining",
                name=table.name(one.seat),
                left=hands_left(one.hands, one.minutes),
            )
            for one in log.running
        ]
        steps += [
            message("conduct.player-was-warned", name=one.who, offence=offence_on_record(table.policy, one))
            for one in log.entries
            if one.penalty == "warning"
        ]
    if "behaviour" in told:
        steps += [
            message("conduct.player-needs-watching", name=one.who, offence=offence_on_record(table.policy, one))
            for one in log.entries
            if one.penalty == WAITING
        ]
    why = message("conduct.dealer-handover-note")
    return inq.ruling("reading", why=why, steps=tuple(steps), answer=list(told))


def _stakes(table: Table, hand: Hand) -> Message:
    stakes, name = hand.setup.stakes, table.name(hand.setup.button)
    small, big, ante = stakes.small_blind, stakes.big_blind, stakes.ante
    if not ante:
        return message("conduct.blinds-and-button", small=small, big=big, name=name)
    return message("conduct.blinds-ante-and-button", small=small, big=big, ante=ante, name=name)
