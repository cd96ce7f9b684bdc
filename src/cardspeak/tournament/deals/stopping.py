"""An event that has to stop early: those left are ranked by their chips, and the money goes as the director says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Literal

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.deals import PLAYED_TO_THE_END
from cardspeak.books.settings.league import CUT_SHORT, CUT_SHORT_EQUAL
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.limits import ChipCount
from cardspeak.question import options
from cardspeak.tournament.chips.account import expected
from cardspeak.tournament.core import Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.deals.methods import divide
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.places import Finishing, not_won
from cardspeak.tournament.finishing.places import places as places_of
from cardspeak.tournament.prizes.paid import Payouts
from cardspeak.tournament.prizes.standing import Prizes, prizes_by_place
from cardspeak.words import items

MoneyDivision = Literal["by-place", "icm", "chip-chop", "even"]
WAYS = ("by-place", "icm", "chip-chop", "even")
HANDS = ("none", "finished", "bets-returned")


class StopEvent(Order, frozen=True, kw_only=True):
    """Stop an event that cannot be played on for reasons beyond the organisers' control."""

    why: str
    chips: dict[EntryNumber, ChipCount]
    hand: Literal["", "none", "finished", "bets-returned"] = ""
    equals: Literal["", "equal-place"] | tuple[int, ...] = ""
    money: Literal["", "by-place", "icm", "chip-chop", "even"] = ""
    decided_by: str = ""
    why_off: str = ""


class EventStopped(Happening, frozen=True, kw_only=True, tag="event-stopped"):
    """The event has ended early; places by the chips."""

    why: str
    chips: dict[int, int]
    places: dict[int, int]
    won: dict[int, int]
    """What everybody gets, those who went out before included."""
    money: MoneyDivision
    hand: str
    decided_by: str = ""
    cites: tuple[str, ...] = ()


class Stopped:
    """Whether the event was stopped early, and how."""

    def __init__(self) -> None:
        self.how: EventStopped | None = None


@decides(StopEvent)
def stop(state: State, order: StopEvent, _context: Context) -> Iterator[EventStopped]:
    """Rank those left by chips, above everybody who is out."""
    if not order.why.strip():
        raise Unlawful("stop.no-reason", field="why", takes="text", value=order.why)
    inq = Inquiry(state.policy, order.choices)
    inq.cite(CUT_SHORT)
    if inq.maybe(PLAYED_TO_THE_END):  # 6-35
        inq.cite(PLAYED_TO_THE_END)
        if not order.decided_by.strip():
            rule = inq.policy.rule(PLAYED_TO_THE_END)
            raise Unlawful("stop.undecided", field="decided_by", value=order.decided_by, rule=rule)
    not_won(state)
    _counted(state, order, inq)
    if order.hand not in HANDS:
        raise Ambiguous.asking("stop.hand", None, "hand", options=options(HANDS), rule=inq.policy.rule(CUT_SHORT_EQUAL))
    places = _ranked(inq, order)
    if order.money not in WAYS:
        raise Ambiguous.asking("stop.money", None, "money", options=options(WAYS), rule=inq.policy.rule(CUT_SHORT))
    out = {entry: place for entry, place in places_of(state).items() if entry not in places}
    payouts = state.of(Prizes).payouts
    won = {**prizes_by_place(payouts, out), **_divided(payouts, order.money, order.chips, places)}
    yield EventStopped(
        why=order.why, chips=order.chips, places=places, won=won, money=order.money or "by-place", hand=order.hand,
        decided_by=order.decided_by,
        cites=inq.numbers,
    )  # fmt: skip


def _counted(state: State, order: StopEvent, inq: Inquiry) -> None:
    """Every entry that is left has a count, and nobody else."""
    left = {entry.number for entry in state.of(Entrants).players_left()}
    if set(order.chips) != left or any(chips < 1 for chips in order.chips.values()):
        wrong = sorted(left ^ set(order.chips)) or [entry for entry, chips in order.chips.items() if chips < 1]
        raise Unlawful(
            "stop.counts", field="chips", value=wrong, limits={"entries": sorted(left)},
            rule=inq.policy.rule(CUT_SHORT),
        )  # fmt: skip
    total, should = sum(order.chips.values()), expected(state)
    if total != should and not order.why_off.strip():
        raise Unlawful(
            "stop.account",
            {"total": total, "should": should},
            field="why_off",
            takes="text",
            value=order.why_off,
            limits={"total": total, "expected": should},
            rule=inq.policy.rule(CUT_SHORT),
        )


def _ranked(inq: Inquiry, order: StopEvent) -> dict[int, int]:
    """Places by chips; equal counts as the director says."""
    given = {entry: number for number, entry in enumerate(order.equals)} if isinstance(order.equals, tuple) else {}
    behind = sorted(order.chips, key=lambda entry: (-order.chips[entry], given.get(entry, 0)))
    places: dict[int, int] = {}
    for _, group in groupby(behind, key=lambda entry: order.chips[entry]):
        equals = list(group)
        first = len(places) + 1
        if len(equals) > 1:
            inq.cite(CUT_SHORT_EQUAL)
            if order.equals != "equal-place" and not set(equals) <= set(given):
                rule, values = inq.policy.rule(CUT_SHORT_EQUAL), {"entries": items(equals)}
                raise Ambiguous.asking("stop.equal", values, "equals", options=options(["equal-place"]), rule=rule)
        shared = order.equals == "equal-place"
        places |= {entry: first + (0 if shared else number) for number, entry in enumerate(equals)}
    return places


def _divided(payouts: Payouts, money: str, chips: Mapping[int, int], places: Mapping[int, int]) -> dict[int, int]:
    """What those left get of the prizes of the places they take up."""
    if money == "by-place":
        return prizes_by_place(payouts, places)
    order = sorted(chips, key=lambda entry: places[entry])
    prizes = payouts.prizes[: len(order)]
    return dict(zip(order, divide(money, [chips[entry] for entry in order], prizes), strict=True))


@applies(EventStopped)
def _stopped(state: State, happening: EventStopped) -> None:
    stopped, prizes = state.of(Stopped), state.of(Prizes)
    if stopped.how is not None:
        raise Unlawful("event.stopped/already", field="event")
    if prizes.agreed:
        raise Unlawful("event.dealt", field="event")
    not_won(state)
    here = state.of(Entrants)
    missing = [entry for entry in happening.chips if not here.entry(entry).live]
    missing += [one.number for one in state.of(Entrants).players_left() if one.number not in happening.chips]
    if missing:
        raise Unlawful("stop.counts", {"missing": missing[0]}, field="chips", value=missing)
    for entry, chips in happening.chips.items():
        here.by_hand |= here.entry(entry).chips != chips
        here.entry(entry).chips = chips
    stopped.how = happening
    state.of(Finishing).by_chips = dict(happening.places)
    prizes.by_stop = dict(happening.won)
