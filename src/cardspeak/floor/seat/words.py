"""Words that go into sentences about seats: forced bets, buttons, levels, and where a player is."""

from __future__ import annotations

from collections.abc import Mapping

from cardspeak.phrase import Phrase, phrase

POSTS: Mapping[str, Phrase] = {
    "ante": phrase("ante"),
    "small blind": phrase("small blind"),
    "big blind": phrase("big blind"),
    "extra blind": phrase("extra blind"),
    "straddle": phrase("straddle"),
    "post": phrase("post"),
    "dead post": phrase("dead post"),
}
"""One forced bet."""
FORCED: Mapping[str, Phrase] = {
    "blinds": phrase("blinds"),
    "antes": phrase("antes"),
    "bring-in": phrase("bring-in"),
}
"""Kinds of forced bets."""
PAYERS: Mapping[str, Phrase] = {"big blind": phrase("big blind"), "everyone": phrase("everyone")}
"""Who pays the ante for the table."""
STRUCTURE: Mapping[str, Phrase] = {
    "one-blind": phrase("one blind"),
    "two-blinds": phrase("two blinds"),
    "several-blinds": phrase("several blinds"),
    "ante-only": phrase("ante only"),
    "blinds-and-ante": phrase("blinds and ante"),
}
"""The forced bets of a level."""
METHODS: Mapping[str, Phrase] = {"dead": phrase("dead"), "moving": phrase("moving")}
"""How the button moves."""
WAITING: Mapping[str, Phrase] = {
    "between": phrase("between"),
    "small blind": phrase("small blind"),
    "button": phrase("button"),
}
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
HANDS: Mapping[str, Phrase] = {"live": phrase("live"), "dead": phrase("dead"), "all-in": phrase("all-in")}
"""What a hand is."""
