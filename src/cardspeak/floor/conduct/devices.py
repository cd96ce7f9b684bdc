"""Phones and other devices: what is done with them, with or without a live hand, while dealing, at a final table."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardspeak.books.setting import Setting
from cardspeak.books.settings import conduct
from cardspeak.errors import Unreadable
from cardspeak.floor.conduct.circumstances import live
from cardspeak.floor.conduct.offences import seated
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.penalty_log import PenaltyLog
from cardspeak.floor.ruling import SILENT, Choice, Ruling
from cardspeak.floor.table import HandForHand, Table
from cardspeak.words import Message, items, message

USES = ("call", "texts", "e-mail", "internet", "app", "sound", "camera", "on the table", "strategy")
"""What can be done with a device."""
ALLOWED, FORBIDDEN = "allowed", "forbidden"
SPECIAL = {
    "app": (conduct.STRATEGY_AIDS, message("conduct.strategy-aid-away-from-table")),
    "call": (conduct.PHONE_CALLS, message("conduct.phone-call-away-from-table")),
    "sound": (conduct.DEVICE_SOUND, message("conduct.device-sound-away-from-table")),
    "on the table": (conduct.DEVICE_ON_TABLE, message("conduct.device-off-the-table")),
    "strategy": (conduct.STRATEGY_AIDS, message("conduct.strategy-aid-away-from-table")),
}
"""The uses that a book may forbid by themselves, and what is said then."""


class DeadHand(msgspec.Struct, frozen=True):
    """The hand of a player who stepped away is dead; the chips in the pot stay there."""

    seat: int

    def apply(self, table: Table) -> None:
        """Kill the hand."""
        table.the_hand().kill(self.seat, "stepped away")


@form(
    "{seat} uses a device for {use:call|texts|e-mail|internet|app|sound|camera|strategy} "
    "[and {disturbs:disturbs others|disturbs the game|disturbs the table|delays the game}]",
    about="A phone or another device is used at the table.",
    example="UTG uses a device for texts",
)
def device_use(table: Table, seat: int, use: str, disturbs: str = "") -> Ruling:
    """A player uses a device: whether that is allowed here and now, by every rule that bears on it."""
    if use not in USES:
        raise Unreadable(
            "device.use", {"use": use, "uses": items(USES)}, field="use", value=use, limits={"of": list(USES)}
        )
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    forbidden = [one for one in _bans(inq, table, seat, use, who) if inq.maybe(one[0]) == FORBIDDEN]
    for setting, _ in forbidden:
        inq.cite(setting)
    if forbidden:
        return _forbidden(table, inq, forbidden[0][1])
    return _by_hand(inq, table, seat, who, nuisance=bool(disturbs), camera=use == "camera")


def _bans(inq: Inquiry, table: Table, seat: int, use: str, who: str) -> Iterator[tuple[Setting[str], Message]]:
    """The rules that may forbid a use, the most special first."""
    if use in SPECIAL:
        yield SPECIAL[use]
    if _deals(table, seat):  # 5-E
        yield conduct.DEALER_PHONE, message("conduct.dealing-person-no-phone")
    if _in_live_hand(inq, table, seat):
        yield conduct.DEVICE_IN_HAND, message("conduct.device-use-forbidden-now", name=who)


def _by_hand(inq: Inquiry, table: Table, seat: int, who: str, *, nuisance: bool, camera: bool) -> Ruling:
    """What no rule forbids by itself: with or without a live hand, and only as long as nobody is disturbed."""
    setting = conduct.DEVICE_IN_HAND if _in_live_hand(inq, table, seat) else conduct.DEVICE_OUT_OF_HAND
    said = inq.ask(setting)
    inq.cite(setting)
    if said == FORBIDDEN:
        return _forbidden(table, inq, message("conduct.device-use-forbidden-now", name=who))
    if said == "house":
        choices = tuple(
            Choice(message(option), inq.cited(setting)) for option in ("option.allowed", "option.forbidden")
        )
        why = message("conduct.other-devices-house-rules")
        return inq.ruling("decision", why=why, director=choices, answer=SILENT)
    if (nuisance or camera) and inq.maybe(conduct.DEVICE_SOUND) == FORBIDDEN:  # 5-A: filming may disturb nobody
        inq.cite(conduct.DEVICE_SOUND)
        if nuisance:
            return _forbidden(table, inq, message("conduct.device-disturbs"))
        why = message("conduct.filming-while-undisturbing", name=who)
        return inq.ruling("reading", why=why, answer=ALLOWED, penalty="may")
    why = message("conduct.device-allowed-no-live-hand", name=who)
    return inq.ruling("reading", why=why, answer=ALLOWED)


def _in_live_hand(inq: Inquiry, table: Table, seat: int) -> bool:
    if inq.maybe(conduct.LIVE_HAND_IS) == "any-hand":
        return table.hand is not None and not table.hand.over
    return table.hand is not None and live(table, seat)


def _deals(table: Table, seat: int) -> bool:
    return table.recall(PenaltyLog).dealer == seat


def _forbidden(table: Table, inq: Inquiry, why: Message) -> Ruling:
    if table.recall(HandForHand).on and inq.policy.has(conduct.DEVICES_STRICT):  # D-V-j
        inq.cite(conduct.DEVICES_STRICT)
        why = why.then(message("conduct.devices-strictly-enforced"))
    return inq.ruling("reading", why=why, answer=FORBIDDEN, penalty="may")


@form(
    "{seat} steps away for a call",
    about="A player leaves the table to phone.",
    example="UTG steps away for a call",
)
def steps_away(table: Table, seat: int) -> Ruling:
    """A player leaves the table for a phone call."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    if table.hand is None or not live(table, seat):
        inq.cite(conduct.PHONE_CALLS)
        why = message("conduct.step-away-no-live-hand", name=who)
        return inq.ruling("reading", why=why, answer=ALLOWED)
    said = inq.ask(conduct.STEPS_AWAY)
    inq.cite(conduct.STEPS_AWAY)
    if said == "hand-dead":  # 3.11.10
        return inq.ruling(
            "remedy",
            why=message("conduct.stepped-away-hand-dead", name=who),
            answer="hand dead",
            steps=(message("conduct.kill-player-hand", name=who),),
            effects=(DeadHand(seat),),
        )
    why = message("conduct.left-live-hand-not-dead", name=who)
    return inq.ruling("reading", why=why, answer="hand live", penalty="may")


def headphones(table: Table, seat: int, *, final_table: bool) -> Ruling:
    """A player wants to wear headphones."""
    inq = Inquiry(table.policy, seated(table, seat))
    if not final_table:
        inq.cite(conduct.DEVICE_SOUND)
        return inq.ruling("reading", why=message("conduct.silent-device-not-forbidden"), answer=ALLOWED)
    said = inq.ask(conduct.HEADPHONES)
    inq.cite(conduct.HEADPHONES)
    if said == ALLOWED:
        return inq.ruling("reading", why=message("conduct.devices-allowed"), answer=ALLOWED)
    choices = tuple(
        Choice(message(option), inq.cited(conduct.HEADPHONES)) for option in ("option.allow-them", "option.refuse-them")
    )
    why = message("conduct.final-table-device-permission")
    return inq.ruling("decision", why=why, director=choices)
