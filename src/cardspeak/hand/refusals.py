"""Why an act is refused: what was wrong, what would be accepted, and the rule."""

from __future__ import annotations

from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.hand.betting import options_of, wager_limits
from cardspeak.hand.options import Options
from cardspeak.hand.setup import Step
from cardspeak.hand.state import HandState
from cardspeak.words import Message, message, words_of

STEP_WORDS = {
    Step.POST: message("waits-for.post"),
    Step.BURN: message("waits-for.burn"),
    Step.DEAL: message("waits-for.deal"),
    Step.SHOW: message("waits-for.show"),
    Step.PUSH: message("waits-for.push"),
    Step.SHUFFLE: message("waits-for.shuffle"),
    Step.ACT: message("waits-for.act"),
    Step.DRAW: message("waits-for.draw"),
    Step.OVER: message("waits-for.next-hand"),
}
DOING = words_of(
    "doing", "act", "all-in", "board", "bring-in", "burn", "call", "check", "deal", "draw", "fold", "forfeit", "kill", "muck",
    "opener", "post", "push", "show", "shuffle", "wager",
)  # fmt: skip
"""What somebody may want to do, by its name."""


def not_now(s: HandState, what: str) -> Refusal:
    """The hand waits for something else."""
    waits = STEP_WORDS[Step(s._step)]
    return Unlawful("act.not-now", {"what": DOING[what], "waits": waits}, field="step", value=what)


def out_of_turn(s: HandState, seat: object, what: str) -> Refusal:
    """The wrong player, or the wrong moment."""
    if type(seat) is not int:
        return not_a_seat(seat)
    turn = s.to_act
    if s._step not in (Step.ACT, Step.DRAW) or turn is None or seat == turn:
        return not_now(s, what)
    if seat not in s.seats:
        return no_such_seat(s, seat)
    return Unlawful(
        "act.out-of-turn/seat",
        {"seat": seat, "to_act": turn},
        field="seat",
        value=seat,
        limits={"seat": turn},
        rule=s.rules.cite("turn"),
    )


def not_a_seat(seat: object) -> Refusal:
    """Something that may equal a seat number, such as True or a number of another library, and is none."""
    return Unreadable("seat.not-int", {"seat": repr(seat), "name": type(seat).__name__}, field="seat", value=seat)


def no_such_seat(s: HandState, seat: object) -> Refusal:
    """Nobody was dealt in there."""
    return Unreadable(
        "seat.not-dealt-in/nobody-dealt-in",
        {"seat": repr(seat)},
        field="seat",
        value=seat,
        limits={"seats": list(s.seats)},
    )


def no_check(s: HandState, seat: int) -> Refusal:
    """A check facing a bet."""
    if s.bring_in_due:
        return Unlawful(
            "act.bring-in/owed",
            {"bring_in_due": s.bring_in_due},
            field="act",
            limits={"bring_in": s.bring_in_due},
            rule=s.rules.cite("bring-in"),
        )
    return Unlawful(
        "act.check-facing-bet",
        {"to_act": seat, "bet_level": s.bet_level, "to_call": s.to_call},
        field="act",
        limits={"call": s.to_call},
        rule=s.rules.cite("check"),
    )


def no_call(s: HandState, seat: int) -> Refusal:
    """A call with nothing to call."""
    return Unlawful(
        "act.nothing-to-call",
        {"to_act": seat},
        field="act",
        limits={"call": 0},
        rule=s.rules.cite("check"),
    )


def no_fold(s: HandState, seat: int) -> Refusal:
    """The forced opening cannot be folded."""
    return Unlawful(
        "act.bring-in",
        {"to_act": seat, "bring_in_due": s.bring_in_due},
        field="act",
        limits={"bring_in": s.bring_in_due},
        rule=s.rules.cite("bring-in"),
    )


def wrong_amount(s: HandState, seat: int, to: object) -> Refusal:
    """A bet or raise that is not lawful, with the reason."""
    if type(to) is not int:
        return Unreadable("chips.not-whole/bet-not-whole", {"to": repr(to)}, field="to", value=to)
    least, most = wager_limits(s)
    if not most:
        return no_raise(s, seat, to)
    limits = {"min": least, "max": most}
    if least <= to <= most:
        return Unlawful(
            "chips.odd",
            {"to": to, "unit": s.unit},
            field="to",
            value=to,
            limits={**limits, "multiple_of": s.unit},
            rule=s.rules.cite("smallest-chip"),
        )
    word = message("act-name.raise" if s.bet_level else "act-name.bet")
    if to < least:
        return Unlawful(
            "act.raise-too-small",
            {"word": word, "least": least, "to": to},
            field="to",
            value=to,
            limits=limits,
            rule=s.rules.cite("raise-size"),
        )
    place = s._actor
    if to > s._street_in[place] + s._stack[place]:
        return Unlawful(
            "act.raise-too-large/raise-over-stack",
            {"to_act": seat, "stack": s._stack[place], "to": to},
            field="to",
            value=to,
            limits=limits,
        )
    rule = "raise-size" if s._limit else "pot-limit" if not s.street else "pot-limit-later"
    return Unlawful(
        "act.raise-too-large",
        {"word": word, "most": most, "to": to},
        field="to",
        value=to,
        limits=limits,
        rule=s.rules.cite(rule),
    )


def no_raise(s: HandState, seat: int, to: int) -> Refusal:
    """A raise where none is lawful."""
    options = options_of(s, s._actor)
    return Unlawful(
        "act.no-raise" if s.to_call else "act.no-raise/check",
        {"to_act": seat, "why": _why_closed(s, options)},
        field="to",
        value=to,
        limits={"call": s.to_call},
        rule=options.why_no_raise,
    )


def _why_closed(s: HandState, options: Options) -> Message:
    """Why a raise is closed."""
    match options.closed:
        case "no-chips-behind":
            return message("raise-closed.no-chips-behind", seat=options.seat, stack=options.stack)
        case "only-bring-in":
            return message("raise-closed.only-bring-in", seat=options.seat, stack=options.stack, due=s.bring_in_due)
        case "nobody-to-call":
            return message("raise-closed.nobody-to-call")
        case "not-reopened":
            grown = options.bet - options.own
            return message("raise-closed.not-reopened", seat=options.seat, grown=grown, needed=s.reopen_size)
    return message("raise-closed.capped", cap=s._cap)


def last_hand(s: HandState, seat: int, done: str) -> Refusal:
    """The last live hand wins, whatever happens to it."""
    return Unlawful(
        "hand.last-live",
        {"seat": seat, "done": done},
        field="seat",
        value=seat,
        rule=s.rules.cite("last-live-hand"),
    )
