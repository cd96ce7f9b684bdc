"""Why an act is refused: what was wrong, what would be accepted, and the rule."""

from __future__ import annotations

from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.hand.betting import wager_limits
from cardspeak.hand.setup import Step
from cardspeak.hand.state import HandState

STEP_WORDS = {
    Step.POST: "a forced bet to be posted",
    Step.BURN: "a card to be burned",
    Step.DEAL: "cards to be dealt",
    Step.SHOW: "hands to be shown or mucked",
    Step.PUSH: "a pot to be pushed",
    Step.SHUFFLE: "the stub to be shuffled",
    Step.ACT: "a player to act",
    Step.DRAW: "a player to draw",
    Step.OVER: "the next hand",
}


def not_now(s: HandState, what: str) -> Refusal:
    """The hand waits for something else."""
    waits = STEP_WORDS[Step(s.step)]
    return Unlawful("act.not-now", {"what": what, "waits": waits}, field="step", value=what)


def out_of_turn(s: HandState, seat: object, what: str) -> Refusal:
    """The wrong player, or the wrong moment."""
    if s.step not in (Step.ACT, Step.DRAW) or seat == s.to_act:
        return not_now(s, what)
    if seat not in s.order:
        return no_such_seat(s, seat)
    return Unlawful(
        "act.out-of-turn/seat",
        {"seat": seat, "to_act": s.to_act},
        field="seat",
        value=seat,
        limits={"seat": s.to_act},
        rule=s.rules.cite("turn"),
    )


def no_such_seat(s: HandState, seat: object) -> Refusal:
    """Nobody was dealt in there."""
    return Unreadable(
        "seat.not-dealt-in/nobody-dealt-in",
        {"seat": repr(seat)},
        field="seat",
        value=seat,
        limits={"seats": list(s.order)},
    )


def no_check(s: HandState) -> Refusal:
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
        {"to_act": s.to_act, "bet_level": s.bet_level, "to_call": s.to_call},
        field="act",
        limits={"call": s.to_call},
        rule=s.rules.cite("check"),
    )


def no_call(s: HandState) -> Refusal:
    """A call with nothing to call."""
    return Unlawful(
        "act.nothing-to-call",
        {"to_act": s.to_act},
        field="act",
        limits={"call": 0},
        rule=s.rules.cite("check"),
    )


def no_fold(s: HandState) -> Refusal:
    """The forced opening cannot be folded."""
    return Unlawful(
        "act.bring-in",
        {"to_act": s.to_act, "bring_in_due": s.bring_in_due},
        field="act",
        limits={"bring_in": s.bring_in_due},
        rule=s.rules.cite("bring-in"),
    )


def wrong_amount(s: HandState, to: object) -> Refusal:
    """A bet or raise that is not lawful, with the reason."""
    if type(to) is not int:
        return Unreadable("chips.not-whole/bet-not-whole", {"to": repr(to)}, field="to", value=to)
    least, most = wager_limits(s)
    if not most:
        return no_raise(s, to)
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
    word = "A raise" if s.bet_level else "A bet"
    if to < least:
        return Unlawful(
            "act.raise-too-small",
            {"word": word, "least": least, "to": to},
            field="to",
            value=to,
            limits=limits,
            rule=s.rules.cite("raise-size"),
        )
    place = s.actor
    if to > s.street_in[place] + s.stack[place]:
        return Unlawful(
            "act.raise-too-large/raise-over-stack",
            {"to_act": s.to_act, "stack": s.stack[place], "to": to},
            field="to",
            value=to,
            limits=limits,
        )
    rule = "raise-size" if s.limit else "pot-limit" if not s.street else "pot-limit-later"
    return Unlawful(
        "act.raise-too-large",
        {"word": word, "most": most, "to": to},
        field="to",
        value=to,
        limits=limits,
        rule=s.rules.cite(rule),
    )


def why_no_raise(s: HandState) -> tuple[str, str | None]:
    """The reason there is no raise for the player to act, in words and as a rule number."""
    place = s.actor
    grown = s.bet_level - s.street_in[place]
    if s.stack[place] <= grown:
        return f"Seat {s.to_act} has only {s.stack[place]} left, not more than the call.", None
    if s.bring_in_due >= s.stack[place]:
        return f"Seat {s.to_act} has only {s.stack[place]} for a bring-in of {s.bring_in_due}.", s.rules.cite(
            "bring-in"
        )
    if s.chips == 1 << place:
        return "Nobody is left who could call more.", None
    if s.acted >> place & 1 and grown < s.reopen_size:
        words = f"The bet has grown by {grown} since seat {s.to_act} acted; {s.reopen_size} would re-open the betting."
        return words, s.rules.cite("reopening-limit" if s.limit else "reopening")
    return f"The cap of {s.cap} raises is reached.", s.rules.cite("raise-cap")


def no_raise(s: HandState, to: int) -> Refusal:
    """A raise where none is lawful."""
    words, rule = why_no_raise(s)
    return Unlawful(
        "act.no-raise",
        {"to_act": s.to_act, "value": "call or fold" if s.to_call else "check or fold", "words": words},
        field="to",
        value=to,
        limits={"call": s.to_call},
        rule=rule,
    )


def last_hand(s: HandState, seat: int, done: str) -> Refusal:
    """The last live hand wins, whatever happens to it."""
    return Unlawful(
        "hand.last-live",
        {"seat": seat, "done": done},
        field="seat",
        value=seat,
        rule=s.rules.cite("last-live-hand"),
    )
