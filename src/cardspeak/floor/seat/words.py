"""Words that go into sentences about seats: forced bets, buttons, levels, and where a player is."""

from __future__ import annotations

from collections.abc import Mapping

from cardspeak.words import Message, message, words_of

POSTS: Mapping[str, Message] = words_of(
    "post", "ante", "small blind", "big blind", "extra blind", "straddle", "post", "dead post"
)
"""One forced bet."""
FORCED: Mapping[str, Message] = words_of("forced-bet", "blinds", "antes", "bring-in")
"""Kinds of forced bets."""
PAYERS: Mapping[str, Message] = words_of("ante-payer", "big blind", "everyone")
"""Who pays the ante for the table."""
STRUCTURE: Mapping[str, Message] = {
    "one-blind": message("seat.one-blind"),
    "two-blinds": message("seat.two-blinds"),
    "several-blinds": message("seat.several-blinds"),
    "ante-only": message("seat.ante-only"),
    "blinds-and-ante": message("seat.blinds-and-ante"),
}
"""The forced bets of a level."""
METHODS: Mapping[str, Message] = words_of("button-method", "dead", "moving")
"""How the button moves."""
WAITING: Mapping[str, Message] = words_of("newcomer-waits", "between", "small blind", "button")
"""Where a newcomer waits."""
THERE: Mapping[str, Message] = {
    "within-reach-of-chair": message("seat.within-reach-of-chair"),
    "at-table": message("seat.at-table"),
    "seated": message("seat.seated"),
    "within reach": message("seat.within-reach"),
    "at the table": message("seat.at-the-table"),
    "in the room": message("seat.in-the-room"),
}
"""What being there means, and where a player is."""
HANDS: Mapping[str, Message] = words_of("hand-state", "live", "dead", "all-in")
"""What a hand is."""
