"""Offences that need a certain situation: a live hand, a hand in progress, the seat that deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardspeak.books.practice import Offence, citations
from cardspeak.errors import Unlawful
from cardspeak.floor.conduct.words import offence_said
from cardspeak.floor.penalty_log import PenaltyLog
from cardspeak.floor.table import Table
from cardspeak.words import Message, message


def live(table: Table, seat: int) -> bool:
    """Whether a seat holds a live hand; without a hand on record we take the caller's word."""
    return table.hand is None or (not table.hand.over and seat in table.hand.live_seats)


def _live_hand(table: Table, seat: int) -> Message | None:
    return None if live(table, seat) else message("offence-lacks.no-live-hand")


def _hand_in_progress(table: Table, seat: int) -> Message | None:
    del seat
    return message("offence-lacks.no-hand") if table.hand is None or table.hand.over else None


def _dealing(table: Table, seat: int) -> Message | None:
    dealer = table.recall(PenaltyLog).dealer
    if dealer is None:
        return message("offence-lacks.no-self-dealing")
    return None if dealer == seat else message("offence-lacks.another-deals")


def _against_all_in(table: Table, seat: int) -> Message | None:
    del seat
    hand = table.hand
    if hand is None:
        return None
    all_in = [seat for seat in hand.live_seats if not hand.stacks[seat]]
    return None if all_in and len(hand.live_seats) - len(all_in) >= 2 else message("offence-lacks.no-all-in")


def _hears(table: Table, seat: int) -> Message | None:
    if table.recall(PenaltyLog).standing(seat).hard_of_hearing:
        return message("offence-lacks.sign-language")
    return _hand_in_progress(table, seat)


NEEDS: Mapping[str, Callable[[Table, int], Message | None]] = {
    "device-with-live-hand": _live_hand,
    "device-in-live-hand": _live_hand,
    "device-call-in-hand": _live_hand,
    "device-text-in-hand": _live_hand,
    "device-mail-in-hand": _live_hand,
    "device-web-in-hand": _live_hand,
    "device-talk-in-hand": _live_hand,
    "hand-hidden": _live_hand,
    "dealer-phone": _dealing,
    "other-language": _hears,
    "agreed-checkdown": _against_all_in,
}
"""What has to be so for an offence to be one, by its id; each says why it is not."""


def check_circumstances(table: Table, seat: int, offence: Offence) -> None:
    """Refuse an offence that cannot have happened as things are."""
    needed = NEEDS.get(offence.id)
    lacking = needed(table, seat) if needed is not None else None
    if lacking is not None:
        rule = citations(table.policy.book, offence.cites)[0].number
        raise Unlawful(
            "offence.no-case",
            {"offence": offence_said(offence, within=True), "lacking": lacking},
            field="offence",
            value=offence.id,
            rule=rule,
        )
