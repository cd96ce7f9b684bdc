"""The deck itself: cards that do not belong, cards that are missing, and when it is changed."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, number, point, several

BOXED_CARDS = number("deck.boxed_cards", about="Cards found face up in the deck that make a misdeal.")
ONE_BOXED = choice(
    "deck.one_boxed",
    "scrap",
    "director",
    about="Fewer boxed cards than make a misdeal: scrap paper, or the director's.",
)
FOREIGN_CARD = choice(
    "deck.foreign_card",
    "misdeal",
    "replace",
    "open",
    about="A joker or another card foreign to the game, found before it is too late: misdeal, or replaced.",
)
FOREIGN_LATE = choice(
    "deck.foreign_late", "scrap", "dead-hand", about="A foreign card found later: scrap paper, or the hand is dead."
)
SCRAP_HAND = point("deck.scrap_hand", about="How a hand or board is completed when one of its cards was scrap.")
UNLOOKED_EXCUSE = point("deck.unlooked_excuse", about="Not having looked at one's cards excuses acting on a bad one.")
DUPLICATE = choice("deck.duplicate", "void", "director", about="The deck holds the same card twice.")
DUPLICATE_UNTIL = choice(
    "deck.duplicate_until",
    "next-hand",
    "board-returned",
    about="Until when, after the hand, a deck may be shown to be fouled.",
)
VOID_ANTES = flag("deck.void_antes", about="Antes and blinds go back too when a hand is void.")
AFTER_VOID = choice("deck.after_void", "director", "same-button", about="What is dealt after a void hand.")
FREEROLL = point("deck.freeroll", about="Somebody knew that the deck was bad and played aggressively for the pot.")
FOREIGN_BACK = choice("deck.foreign_back", "void-unless-stub", "house", about="A card with another back turns up.")
MISSING_CARDS = point("deck.missing_cards", about="Cards are missing from the deck.")
CHANGE_REASONS = several(
    "deck.change_reasons",
    "damaged-card",
    "defective-deck",
    "card-problem",
    "director",
    "dealer-push",
    "level-change",
    "house",
    about="What a deck is changed for.",
)
CHANGE_BY = choice("deck.change_by", "dealer", "staff", about="Who may ask for another deck.")
PLAYER_MAY_ASK = flag("deck.player_may_ask", about="A player may ask for another deck.")
ALL_IN_BUTTON = point("deck.all_in_button_needed", about="An all-in bet needs the all-in button to count.")
