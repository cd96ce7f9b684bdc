"""Stud: exposed cards, who opens, the short stub, and cards picked up."""

from __future__ import annotations

from cardspeak.books.setting import choice, flag, point

EXPOSED_DOWN = choice(
    "stud.exposed_down",
    "becomes-upcard",
    "misdeal",
    about="A down card exposed in the first deal: it becomes the up card, or the hand is dealt again.",
)
EXPOSED_BRINGS_IN = flag("stud.exposed_brings_in", about="A card exposed in the deal can be the bring-in.")
TWO_EXPOSED_DOWN = point("stud.two_exposed_down", about="Both down cards of one player are exposed in the first deal.")
EXPOSED_SEVENTH = point("stud.exposed_seventh", about="The dealer exposes a card on seventh street.")
SEVENTH_DOWN = point("stud.seventh_down", about="Seventh street is dealt down even with no betting left.")
EXPOSE_FIRST = point("stud.expose_first", about="Who turns the last card first at an all-in.")
DEAD_HANDS = point("stud.dead_hands", about="Whether dead hands get cards from fourth street on.")
ALL_IN_BRING_IN = point("stud.all_in_bring_in", about="Who opens when the bring-in is all-in for the ante.")
OPEN_PAIR_DOUBLES = point("stud.open_pair_doubles", about="A pair showing on fourth street doubles the bet.")
SHORT_STUB = point("stud.short_stub", about="The stub is too small for seventh street.")
COMMUNITY_OPENER = point("stud.community_opener", about="Who opens seventh street with a shared card.")
PREMATURE_CARD = point("stud.premature_card", about="A stud card is dealt too early.")
UPCARDS_PICKED_UP = point("stud.upcards_picked_up", about="A player picks up the up cards.")
MIXED_ORDER = flag("stud.mixed_order_fixed", about="Stud and stud hi-lo must follow each other in a mixed game.")
