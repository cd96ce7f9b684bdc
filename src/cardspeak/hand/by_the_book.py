"""The rules of a hand and of the button as a book's settings give them.

Where a book says nothing, the hand is played as modern tournaments do and no rule is cited; ``silent_points`` names them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from cardspeak.books.policy import Policy
from cardspeak.books.setting import Point, Setting, T
from cardspeak.books.settings import button, hand
from cardspeak.books.settings.pots import SEVERAL_ODD
from cardspeak.books.settings.showdown import KILLED_REFUND
from cardspeak.hand.dues import Stakes
from cardspeak.hand.positions import ButtonRules, WaitPosition
from cardspeak.hand.rules import HandRules

CITED: dict[str, Point] = {
    "turn": hand.IN_TURN,
    "reopening": hand.REOPENING,
    "reopening-limit": hand.REOPENING_LIMIT,
    "raise-size": hand.RAISE_SIZE,
    "raise-cap": hand.RAISE_CAP,
    "pot-limit": hand.POT_SHORT_BLIND,
    "pot-limit-later": hand.POT_LATER,
    "check": hand.CHECK_FACING_BET,
    "all-in-face-up": hand.ALL_IN_FACE_UP,
    "tabling": hand.TABLING,
    "muck": hand.MUCKED,
    "last-live-hand": hand.LAST_LIVE_HAND,
    "bring-in": hand.BRING_IN,
    "straddle": hand.STRADDLES,
    "short-stub": hand.SHORT_STUB,
    "blinds": button.BLIND_POSITIONS,
    "smallest-chip": hand.SMALLEST_CHIP,
}
"""The point behind each reason that a refusal may cite."""

FIELDS: dict[str, Setting[Any]] = {
    "reopen_percent": hand.REOPENING,
    "reopen_percent_limit": hand.REOPENING_LIMIT,
    "short_all_in": hand.SHORT_ALL_IN,
    "pot_counts_dead_blind": hand.POT_DEAD_BLIND,
    "pot_counts_short_blind": hand.POT_SHORT_BLIND,
    "pot_counts_ante_first_round": hand.POT_ANTE,
    "raise_cap": hand.RAISE_CAP,
    "raise_cap_lifted_at": hand.RAISE_CAP_LIFTED_AT,
    "all_in_face_up": hand.ALL_IN_FACE_UP,
    "odd_chip": hand.ODD_CHIP,
    "odd_chip_stud_by_suit": hand.ODD_CHIP_STUD,
    "several_odd_chips": SEVERAL_ODD,
    "odd_chips_once_a_hand": hand.ODD_CHIPS_ONCE,
    "equal_high_and_low_split_once": hand.BOTH_WAYS_ONCE,
    "stud_ties_by_suit": hand.STUD_TIES,
    "suits": hand.SUITS,
    "straddles": hand.STRADDLES,
}
"""The setting behind each rule of a hand."""


@lru_cache(maxsize=32)
def hand_rules(policy: Policy) -> HandRules:
    """The rules a hand is played by under a policy."""
    said = {field: answer.value for field, setting in FIELDS.items() if (answer := policy.answer(setting))}
    said.setdefault("reopen_percent", 0)  # a book that bars nobody from raising: the floor asks the director
    refund = policy.answer(KILLED_REFUND)
    said["killed_bet_returned"] = refund is None or refund.value != "none"
    cites = {
        reason: basis.all_cites[0].number for reason, point in CITED.items() if (basis := policy.said.get(point.name))
    }
    return HandRules(**said, cites=cites)


@lru_cache(maxsize=32)
def button_rules(policy: Policy) -> ButtonRules:
    """How the button moves under a policy."""
    waits = _said(policy, button.NEWCOMER_WAITS, ())
    positions: tuple[WaitPosition, ...] = ("small blind", "button")
    return ButtonRules(
        method="moving" if _said(policy, button.METHOD, "dead") == "moving" else "dead",
        newcomers_wait=tuple(one for one in positions if one in waits),
        heads_up_moves_big_blind=_said(policy, button.HEADS_UP_BIG_BLIND, "due") == "due",
    )


def by_the_book(stakes: Stakes, policy: Policy) -> Stakes:
    """The stakes with a single payer's ante taken in the book's order."""
    answer = policy.answer(button.ANTE_FIRST)
    return stakes if answer is None else msgspec.structs.replace(stakes, ante_first=answer.value)


def _said(policy: Policy, setting: Setting[T], otherwise: T) -> T:
    answer = policy.answer(setting)
    return otherwise if answer is None else answer.value
