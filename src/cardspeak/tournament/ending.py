"""The end of an event: won, stopped or called off, or with a winner for every ticket; what may still be ordered then."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.chips import WORTH
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.tournament.chips.account import Account, Piles
from cardspeak.tournament.core import Context, Happening, Order, State, applies, bars, decides
from cardspeak.tournament.deals.stopping import Stopped
from cardspeak.tournament.entries.leaving import Cancelled
from cardspeak.tournament.finishing.places import Finishing
from cardspeak.tournament.prizes.tickets import all_seats_given

AFTER_CALLING_OFF = frozenset({
    "Announce", "AnswerCall", "AwardBounty", "CancelEvent", "ClearDoor", "DropSignUp", "KeepRuling", "MoveTicket", "NoteOffence", "PayBounty", "PayDebt",
    "Penalise", "RaiseDispute", "ReviewBan", "SettleDispute",
})  # fmt: skip
"""What may still be ordered when the event is not held."""
AFTER_THE_END = frozenset({
    "AllowCashOut", "Announce", "AnswerCall", "AskForPapers", "AwardBounty", "CollectChips", "CountStacks", "GivePrize", "KeepRuling",
    "NoteOffence", "OfferPrize", "PauseClock", "PayBounty", "PayDebt", "PayPrize", "Penalise", "RaiseDispute", "ReportOut",
    "ReportShortage", "ReviewBan", "SettleDispute", "ShowPapers",
})  # fmt: skip
"""What may still be ordered when nobody plays any more."""
AFTER_THE_WIN = AFTER_THE_END | {
    "AgreeDeal", "AnnouncePayouts", "ApproveDeal", "AwardTickets", "ClearDoor", "CloseRegistration", "CorrectName", "DropSignUp", "FillCard",
    "GiveBackTicket", "MoveTicket", "ReannouncePayouts", "RefundTicket", "RefuseDeal", "VoidDeal", "WinTicket",
}  # fmt: skip
"""The same in an event that was played to its end."""


def over(state: State) -> bool:
    """Whether nothing more is drawn: from now on anybody may know the seed of the draws."""
    ended = state.of(Finishing).won is not None or state.of(Stopped).how is not None
    return ended or bool(state.of(Cancelled).ground) or all_seats_given(state)


LEFT_ALONE = 30 * 24 * 60 * 60_000
"""Milliseconds in which nothing happens: nobody comes back to finish such an event."""


def over_since(state: State, now: int) -> int | None:
    """The last thing that happened in an event that is over; nothing while it goes on."""
    if state.created is None:
        return None
    if over(state):
        return state.at
    left = max(state.at, state.setup.starts_at) + LEFT_ALONE
    return left if left <= now else None


@bars
def not_after_the_end(state: State, order: Order) -> None:
    """Nobody plays on, enters or is moved in an event that is over: strike its end out first, if it was a mistake."""
    name, winner = type(order).__name__, state.of(Finishing).won
    if state.of(Cancelled).ground and name not in AFTER_CALLING_OFF:
        raise Unlawful("event.cancelled/strike-out", field="event", limits={"orders": sorted(AFTER_CALLING_OFF)})
    if state.of(Stopped).how is not None and name not in AFTER_THE_END:
        raise Unlawful("event.stopped/play-on", field="event", limits={"orders": sorted(AFTER_THE_END)})
    if winner is not None and name not in AFTER_THE_WIN:
        raise Unlawful(
            "event.won", {"winner": winner}, field="event", value=winner, limits={"orders": sorted(AFTER_THE_WIN)}
        )
    if name not in AFTER_THE_END and all_seats_given(state):
        raise Unlawful("satellite.over/strike-out", field="tickets", limits={"orders": sorted(AFTER_THE_END)})


class CollectChips(Order, frozen=True, kw_only=True):
    """Collect the chips after the event, counted by denomination."""

    by_value: Piles


class ChipsCollected(Happening, frozen=True, kw_only=True, tag="chips-collected"):
    """The chips are back with the house; what is missing, by denomination."""

    at: int
    by_value: Piles
    missing: Piles
    cites: tuple[str, ...] = ()


class Collected:
    """The chips that are back with the house."""

    def __init__(self) -> None:
        self.how: ChipsCollected | None = None


@decides(CollectChips)
def _collect(state: State, order: CollectChips, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    inq.cite(WORTH)  # 3.8.1: the chips stay the house's
    if not over(state):
        raise Unlawful("chips.in-play", field="by_value")
    back = dict(order.by_value)
    if len(back) != len(order.by_value) or min(back.values(), default=0) < 0:
        raise Unreadable("chips.piles", field="by_value", value=list(back))
    missing = tuple(
        (value, count - back.get(value, 0))
        for value, count in sorted(state.of(Account).by_value.items())
        if count != back.get(value, 0)
    )
    yield ChipsCollected(at=context.at, by_value=order.by_value, missing=missing, cites=inq.numbers)


@applies(ChipsCollected)
def _collected(state: State, happening: ChipsCollected) -> None:
    collected = state.of(Collected)
    if collected.how is not None:
        raise Unlawful("chips.collected", field="by_value")
    collected.how = happening
