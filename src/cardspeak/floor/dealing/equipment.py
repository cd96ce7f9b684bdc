"""Changing the deck, and the all-in button."""

from __future__ import annotations

from cardspeak.books.settings.deck import ALL_IN_BUTTON, CHANGE_BY, CHANGE_REASONS, PLAYER_MAY_ASK
from cardspeak.errors import Unreadable
from cardspeak.floor.conduct.words import ROLES
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Table
from cardspeak.words import items, message

ASKERS = ("player", "dealer", "director")
BAD_CARDS = ("damaged-card", "defective-deck")
REASONS = {
    "damaged-card": message("dealing.reason-damaged-card"),
    "defective-deck": message("dealing.reason-defective-deck"),
    "card-problem": message("dealing.reason-card-problem"),
    "director": message("dealing.reason-director"),
    "dealer-push": message("dealing.reason-dealer-push"),
    "level-change": message("dealing.reason-level-change"),
    "house": message("dealing.reason-house"),
}
"""What a deck is changed for, in words."""


def new_deck(table: Table, asked_by: str, reason: str = "") -> Ruling:
    """Somebody wants another deck, for a reason or none."""
    if asked_by not in ASKERS:
        raise Unreadable(
            "deck.asker", {"askers": items((ROLES[one] for one in ASKERS), "or")}, field="by", value=asked_by
        )
    if reason and reason not in CHANGE_REASONS.choices:
        raise Unreadable(
            "deck.reason",
            {"reason": reason},
            field="reason",
            value=reason,
            limits={"known": list(CHANGE_REASONS.choices)},
        )
    inq = Inquiry(table.policy)
    reasons = inq.ask(CHANGE_REASONS)
    if asked_by == "player" and not inq.ask(PLAYER_MAY_ASK) and not _reported(reason, reasons):
        inq.cite(PLAYER_MAY_ASK)
        return inq.ruling("refused", why=message("dealing.players-cannot-request-deck"), answer="same deck")
    inq.cite(CHANGE_REASONS)
    if inq.maybe(CHANGE_BY) == "dealer" and asked_by != "dealer":
        inq.cite(CHANGE_BY)
        return inq.ruling("refused", why=message("dealing.only-dealer-requests-deck"), answer="same deck")
    if reason in reasons or (reason in BAD_CARDS and "card-problem" in reasons):
        return inq.ruling(
            "remedy",
            why=message("dealing.deck-changed-for-reason", reason=REASONS[reason]),
            answer="new deck",
            steps=(message("dealing.retire-and-log-deck"), message("dealing.insert-other-deck")),
        )
    if "director" in reasons and asked_by == "director":
        cites = inq.cited(CHANGE_REASONS)
        return inq.ruling(
            "decision",
            why=message("dealing.new-deck-up-to-director"),
            director=(Choice(message("option.new-deck"), cites), Choice(message("option.same-deck"), cites)),
        )
    return inq.ruling("refused", why=message("dealing.no-ground-for-new-deck"), answer="same deck")


def _reported(reason: str, reasons: tuple[str, ...]) -> bool:
    """A player may not ask for a deck, but may point out a card that is damaged."""
    return reason in BAD_CARDS and reason in reasons


def no_all_in_button(table: Table, seat: int) -> Ruling:
    """Somebody says that an all-in does not count, since no button was put out."""
    inq = Inquiry(table.policy, table.name(seat))
    inq.rest_on(ALL_IN_BUTTON)
    return inq.ruling(
        "refused",
        why=message("dealing.all-in-button-only-marks"),
        answer="all-in",
        binding=True,
        steps=(message("dealing.place-all-in-button"),),
    )
