"""Stud: exposed cards, who opens, the short stub, and cards picked up."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag

EXPOSED_DOWN = choice(
    "stud.exposed_down",
    "becomes-upcard",
    "misdeal",
    about="A down card exposed in the first deal: it becomes the up card, or the hand is dealt again.",
)
EXPOSED_BRINGS_IN = flag("stud.exposed_brings_in", about="A card exposed in the deal can be the bring-in.")
TWO_EXPOSED_DOWN = choice(
    "stud.two_exposed_down", "director", about="Both down cards of one player are exposed in the first deal."
)
EXPOSED_SEVENTH = choice(
    "stud.exposed_seventh", "replaced-if-betting", about="The dealer exposes a card on seventh street."
)
SEVENTH_DOWN = flag("stud.seventh_down", about="Seventh street is dealt down even with no betting left.")
EXPOSE_FIRST = choice("stud.expose_first", "not-at-risk", about="Who turns the last card first at an all-in.")
DEAD_HANDS = choice("stud.dead_hands", "no-more-cards", about="Whether dead hands get cards from fourth street on.")
ALL_IN_BRING_IN = choice(
    "stud.all_in_bring_in", "next-left", about="Who opens when the bring-in is all-in for the ante."
)
OPEN_PAIR_DOUBLES = flag("stud.open_pair_doubles", about="A pair showing on fourth street doubles the bet.")
SHORT_STUB = choice("stud.short_stub", "burns-then-community", about="The stub is too small for seventh street.")
COMMUNITY_OPENER = choice("stud.community_opener", "as-on-sixth", about="Who opens seventh street with a shared card.")
PREMATURE_CARD = choice("stud.premature_card", "back-and-shuffle", about="A stud card is dealt too early.")
UPCARDS_PICKED_UP = choice("stud.upcards_picked_up", "dead-facing-action", about="A player picks up the up cards.")
MIXED_ORDER = flag("stud.mixed_order_fixed", about="Stud and stud hi-lo must follow each other in a mixed game.")
