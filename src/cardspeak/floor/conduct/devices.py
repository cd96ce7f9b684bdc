"""Phones and other devices: what is done with them, with or without a live hand, while dealing, at a final table."""

from __future__ import annotations

import msgspec

from cardspeak.books.settings import conduct
from cardspeak.errors import Unreadable
from cardspeak.floor.conduct.circumstances import live
from cardspeak.floor.conduct.log import PenaltyLog
from cardspeak.floor.conduct.offences import seated
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Table
from cardspeak.phrase import phrase

USES = ("call", "texts", "e-mail", "internet", "app", "sound", "camera", "on the table", "strategy")
"""What can be done with a device."""
ALLOWED, FORBIDDEN = "allowed", "forbidden"
SPECIAL = {
    "call": (conduct.PHONE_CALLS, phrase("Call: not at the table.")),
    "sound": (conduct.DEVICE_SOUND, phrase("Sound: not at the table.")),
    "on the table": (conduct.DEVICE_ON_TABLE, phrase("On the table: not at the table.")),
    "strategy": (conduct.STRATEGY_AIDS, phrase("Strategy: not at the table.")),
}
"""The uses that a book may forbid by themselves, and what is said then."""


class DeadHand(msgspec.Struct, frozen=True):
    """The hand of a player who stepped away is dead; the chips in the pot stay there."""

    seat: int

    def apply(self, table: Table) -> None:
        """Kill it."""
        table.the_hand().kill(self.seat, "stepped away")


def device_use(table: Table, seat: int, use: str) -> Ruling:
    """A player uses a device: whether that is allowed here and now."""
    if use not in USES:
        message = f"'{use}' is no use of a device known here; there are {', '.join(USES)}."
        raise Unreadable("device.use", message, field="use", value=use, limits={"of": list(USES)})
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    if use in SPECIAL:
        setting, why = SPECIAL[use]
        if inq.maybe(setting) == FORBIDDEN:
            inq.cite(setting)
            return _may_be_penalised(inq, why)
    if _deals(table, seat) and inq.maybe(conduct.DEALER_PHONE) == FORBIDDEN:  # 5-E
        inq.cite(conduct.DEALER_PHONE)
        return _may_be_penalised(inq, phrase("Whoever deals the hand uses no phone."))
    return _by_hand(inq, table, seat, who)


def _by_hand(inq: Inquiry, table: Table, seat: int, who: str) -> Ruling:
    setting = conduct.DEVICE_IN_HAND if _in_live_hand(inq, table, seat) else conduct.DEVICE_OUT_OF_HAND
    said = inq.ask(setting)
    inq.cite(setting)
    if said == FORBIDDEN:
        return _may_be_penalised(inq, phrase("{name} may not use a device now.", name=who))
    if said == "house":
        choices = tuple(Choice(option, inq.cited(setting)) for option in (ALLOWED, FORBIDDEN))
        return inq.ruling("decision", why=phrase("Other devices fall under the rules of the house."), director=choices)
    why = phrase("{name} holds no live hand and may use it.", name=who)
    return inq.ruling("reading", why=why, answer=ALLOWED)


def _in_live_hand(inq: Inquiry, table: Table, seat: int) -> bool:
    if inq.maybe(conduct.LIVE_HAND_IS) == "any-hand":
        return table.hand is not None and not table.hand.over
    return table.hand is not None and live(table, seat)


def _deals(table: Table, seat: int) -> bool:
    return table.recall(PenaltyLog).dealer == seat


def _may_be_penalised(inq: Inquiry, why: str) -> Ruling:
    return inq.ruling("reading", why=why, answer=FORBIDDEN, penalty="may")


def steps_away(table: Table, seat: int) -> Ruling:
    """A player leaves the table for a phone call."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    if table.hand is None or not live(table, seat):
        inq.cite(conduct.PHONE_CALLS)
        why = phrase("{name} holds no live hand and may step away.", name=who)
        return inq.ruling("reading", why=why, answer=ALLOWED)
    said = inq.ask(conduct.STEPS_AWAY)
    inq.cite(conduct.STEPS_AWAY)
    if said == "hand-dead":  # 3.11.10
        return inq.ruling(
            "remedy",
            why=phrase("{name} stepped away during the hand: it is dead, and the chips in the pot stay.", name=who),
            answer="hand dead",
            steps=(phrase("Kill the hand of {name}.", name=who),),
            effects=(DeadHand(seat),),
        )
    why = phrase("{name} left a live hand; the hand is not dead by that alone.", name=who)
    return inq.ruling("reading", why=why, answer="hand live", penalty="may")


def headphones(table: Table, seat: int, *, final_table: bool) -> Ruling:
    """A player wants to wear headphones."""
    inq = Inquiry(table.policy, seated(table, seat))
    if not final_table:
        inq.cite(conduct.DEVICE_SOUND)
        return inq.ruling("reading", why=phrase("Nothing forbids what others cannot hear."), answer=ALLOWED)
    said = inq.ask(conduct.HEADPHONES)
    inq.cite(conduct.HEADPHONES)
    if said == ALLOWED:
        return inq.ruling("reading", why=phrase("They are allowed."), answer=ALLOWED)
    choices = tuple(Choice(option, inq.cited(conduct.HEADPHONES)) for option in ("not allowed", "allow them"))
    why = phrase("At a final table only with the director's permission.")
    return inq.ruling("decision", why=why, director=choices)
