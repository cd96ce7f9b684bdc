"""Entries: creating the event, registering, re-entries, rebuys, add-ons, stamp cards, refunds, substitutes, tickets."""

from cardspeak.tournament.entries import (
    bad_beat,
    creating,
    eligibility,
    leaving,
    re_entering,
    rebuying,
    redraws,
    registering,
    signing_up,
    stamp_cards,
    tickets,
    window,
)

__all__ = [
    "bad_beat", "creating", "eligibility", "leaving", "re_entering", "rebuying", "redraws", "registering", "signing_up",
    "stamp_cards", "tickets", "window",
]  # fmt: skip
