"""Substantial action: how much has to happen before some mistakes can no longer be undone (36)."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.settings.turn import BLINDS_COUNT, SUBSTANTIAL_COUNT, SUBSTANTIAL_PAIR
from cardspeak.floor.inquiry import Inquiry
from cardspeak.hand import events
from cardspeak.hand.hand import Hand

CHIPS_IN = frozenset({"call", "bet", "raise", "all-in", "bring-in"})
_WORDS: dict[type, str] = {
    events.Fold: "fold",
    events.Check: "check",
    events.Call: "call",
    events.Bet: "bet",
    events.Raise: "raise",
    events.BringIn: "bring-in",
    events.RuledWager: "raise",
    events.Forfeit: "call",
}


def substantial(inq: Inquiry, acts: Sequence[str]) -> bool:
    """Whether the actions in turn so far, as words, are substantial; posting is written ``post``."""
    counted = [act for act in acts if act != "post" or inq.ask(BLINDS_COUNT)]
    if len(counted) < len(acts):
        inq.cite(BLINDS_COUNT)
    pair = counted[:2]
    if len(pair) == 2 and _pair_counts(inq.ask(SUBSTANTIAL_PAIR), pair):
        inq.cite(SUBSTANTIAL_PAIR)
        return True
    if inq.maybe(SUBSTANTIAL_COUNT) is not None and len(counted) >= inq.ask(SUBSTANTIAL_COUNT):
        inq.cite(SUBSTANTIAL_COUNT)
        return True
    inq.cite(SUBSTANTIAL_PAIR, "none")
    return False


def _pair_counts(test: str, pair: Sequence[str]) -> bool:
    if test == "any":
        return True
    if test == "not-two-checks-or-folds":
        return tuple(pair) not in (("check", "check"), ("fold", "fold"))
    return not CHIPS_IN.isdisjoint(pair)


def acts_of(hand: Hand) -> tuple[str, ...]:
    """What was done in turn in a hand so far, as words; posts are not actions."""
    return tuple(_WORDS[type(event)] for event in hand.events if type(event) in _WORDS)
