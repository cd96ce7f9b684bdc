"""Changing the deck, and the all-in button."""

from __future__ import annotations

from cardspeak.books.settings.deck import ALL_IN_BUTTON, CHANGE_BY, CHANGE_REASONS, PLAYER_MAY_ASK
from cardspeak.errors import Unreadable
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Table
from cardspeak.phrase import phrase

ASKERS = ("player", "dealer", "director")
BAD_CARDS = ("damaged-card", "defective-deck")
REASONS = {
    "damaged-card": phrase("Damaged card"),
    "defective-deck": phrase("Defective deck"),
    "card-problem": phrase("Card problem"),
    "director": phrase("Director"),
    "dealer-push": phrase("Dealer push"),
    "level-change": phrase("Level change"),
    "house": phrase("House"),
}
"""What a deck is changed for, in words."""


def new_deck(table: Table, asked_by: str, reason: str = "") -> Ruling:
    """Somebody wants another deck, for a reason or none."""
    if asked_by not in ASKERS:
        raise Unreadable("deck.asker", f"A deck is asked for by {', '.join(ASKERS)}.", field="by", value=asked_by)
    if reason and reason not in CHANGE_REASONS.choices:
        raise Unreadable(
            "deck.reason",
            f"'{reason}' is no reason to change a deck.",
            field="reason",
            value=reason,
            limits={"known": list(CHANGE_REASONS.choices)},
        )
    inq = Inquiry(table.policy)
    reasons = inq.ask(CHANGE_REASONS)
    if asked_by == "player" and not inq.ask(PLAYER_MAY_ASK) and not _reported(reason, reasons):
        inq.cite(PLAYER_MAY_ASK)
        return inq.ruling("refused", why=phrase("Players may not ask for another deck."), answer="same deck")
    inq.cite(CHANGE_REASONS)
    if inq.maybe(CHANGE_BY) == "dealer" and asked_by != "dealer":
        inq.cite(CHANGE_BY)
        return inq.ruling("refused", why=phrase("Only the dealer asks for another deck."), answer="same deck")
    if reason in reasons or (reason in BAD_CARDS and "card-problem" in reasons):
        return inq.ruling(
            "remedy",
            why=phrase("{reason}: the deck is changed.", reason=REASONS[reason]),
            answer="new deck",
            steps=(phrase("Take the deck out and log it."), phrase("Put another one in.")),
        )
    if "director" in reasons and asked_by == "director":
        cites = inq.cited(CHANGE_REASONS)
        return inq.ruling(
            "decision",
            why=phrase("Without a damaged card a new deck is the director's decision."),
            director=(Choice("new deck", cites), Choice("same deck", cites)),
        )
    return inq.ruling("refused", why=phrase("That is no ground for another deck in this book."), answer="same deck")


def _reported(reason: str, reasons: tuple[str, ...]) -> bool:
    """A player may not ask for a deck, but may point out a card that is damaged."""
    return reason in BAD_CARDS and reason in reasons


def no_all_in_button(table: Table, seat: int) -> Ruling:
    """Somebody says that an all-in does not count, since no button was put out."""
    inq = Inquiry(table.policy, table.name(seat))
    inq.rest_on(ALL_IN_BUTTON)
    return inq.ruling(
        "refused",
        why=phrase("The words or the chips make the bet; the button only shows it."),
        answer="all-in",
        binding=True,
        steps=(phrase("Put the all-in button in front of the player, where everybody sees it."),),
    )
