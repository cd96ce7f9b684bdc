"""Betting by words and chips, the size of wagers, and mistakes in them."""

from __future__ import annotations

from cardspeak.books.setting import choice

MULTICHIP = choice(
    "betting.multichip",
    "every-chip-needed",
    "half-bet",
    "total",
    about="Several chips put out silently against a bet: a call if every chip is needed, always the half-bet test, or a raise to their total.",
)
