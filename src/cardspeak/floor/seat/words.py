"""Words that go into sentences about seats: forced bets, buttons, levels, and where a player is."""

from __future__ import annotations

from collections.abc import Mapping

from cardspeak.phrase import Phrase, by_text, phrase

POSTS: Mapping[str, Phrase] = by_text(
    phrase("ante"),
    phrase("small blind"),
    phrase("big blind"),
    phrase("extra blind"),
    phrase("straddle"),
    phrase("post"),
    phrase("dead post"),
)
"""One forced bet."""
FORCED: Mapping[str, Phrase] = by_text(phrase("blinds"), phrase("antes"), phrase("bring-in"))
"""Kinds of forced bets."""
PAYERS: Mapping[str, Phrase] = by_text(phrase("big blind"), phrase("everyone"))
"""Who pays the ante for the table."""
STRUCTURE: Mapping[str, Phrase] = {
    "one-blind": phrase("one blind"),
    "two-blinds": phrase("two blinds"),
    "several-blinds": phrase("several blinds"),
    "ante-only": phrase("ante only"),
    "blinds-and-ante": phrase("blinds and ante"),
}
"""The forced bets of a level."""
METHODS: Mapping[str, Phrase] = by_text(phrase("dead"), phrase("moving"))
"""How the button moves."""
WAITING: Mapping[str, Phrase] = by_text(phrase("between"), phrase("small blind"), phrase("button"))
"""Where a newcomer waits."""
THERE: Mapping[str, Phrase] = {
    "within-reach-of-chair": phrase("within reach of chair"),
    "at-table": phrase("at table"),
    "seated": phrase("seated"),
    "within reach": phrase("within reach"),
    "at the table": phrase("at the table"),
    "in the room": phrase("in the room"),
}
"""What being there means, and where a player is."""
HANDS: Mapping[str, Phrase] = by_text(phrase("live"), phrase("dead"), phrase("all-in"))
"""What a hand is."""
