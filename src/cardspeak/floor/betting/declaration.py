"""What a player said, taken apart: a general word, an amount, or both (40-B)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from cardspeak.floor.betting.spoken import Spoken, spoken_amount

General = Literal["fold", "check", "call", "bet", "raise", "all-in", "pot"]
DeclarationForm = Literal["general", "amount", "general and amount", "conditional", "unclear"]

WORDS: dict[str, General] = {
    "fold": "fold", "folds": "fold", "muck": "fold", "pass": "check", "check": "check", "checks": "check", "checking": "check",
    "call": "call", "calls": "call", "calling": "call", "bet": "bet", "bets": "bet", "betting": "bet", "complete": "raise",
    "make": "raise", "makes": "raise",
    "raise": "raise", "raises": "raise", "raising": "raise", "reraise": "raise", "all-in": "all-in", "allin": "all-in",
    "shove": "all-in", "jam": "all-in", "pot": "pot",
}  # fmt: skip
LEAST = frozenset({"min", "minimum", "least"})
MORE = frozenset({"more", "another", "extra", "top", "by"})
NOISE = frozenset(
    {
        "i",
        "i'm",
        "i'll",
        "it",
        "the",
        "to",
        "of",
        "on",
        "go",
        "going",
        "am",
        "will",
        "bet",
        "that's",
        "is",
        "chips",
        "total",
        "in",
        "please",
        "okay",
        "ok",
        "yes",
        "yeah",
        "so",
        "well",
        "alright",
        "then",
        "um",
        "just",
        "up",
        "with",
        "for",
    }
)
CONDITION = re.compile(r"\b(if|when|unless|should|in case)\b", re.IGNORECASE)
TOKEN = re.compile(r"all[- ]in|[\d][\d,.]*[km]?|[a-z']+(?:-[a-z]+)*", re.IGNORECASE)


@dataclass(frozen=True)
class Declaration:
    """A declaration in turn: the kind of action, the amount, and whether the amount is an increase."""

    text: str
    form: DeclarationForm
    general: General | None = None
    amount: Spoken | None = None
    increase: bool = False
    least: bool = False
    """The least raise, said as such."""


def read_declaration(text: str) -> Declaration:
    """Take a declaration apart; words that name no action and no amount are unclear.

    >>> said = read_declaration("Raise, one thousand")
    >>> said.form, said.general, said.amount.readings
    ('general and amount', 'raise', (1000,))
    """
    plain = text.strip().lower().replace("’", "'").replace("re-raise", "reraise")
    if CONDITION.search(plain):
        return Declaration(text, "conditional")
    tokens = [token.lower().rstrip(",.") for token in TOKEN.findall(plain)]
    tokens = ["all-in" if token in ("all in", "all-in") else token for token in tokens]
    least = not LEAST.isdisjoint(tokens)
    tokens = [token for token in tokens if token not in LEAST]
    general = _general(tokens)
    increase = not MORE.isdisjoint(tokens)
    named = [token for token in tokens if token not in WORDS and token not in NOISE and token not in MORE]
    amount = spoken_amount(named) if named else None
    if named and amount is None:
        return Declaration(text, "unclear", general)
    if general and amount:
        return Declaration(text, "general and amount", general, amount, increase)
    if general:
        return Declaration(text, "general", general, least=least)
    if amount:
        return Declaration(text, "amount", None, amount, increase)
    return Declaration(text, "unclear")


def _general(tokens: list[str]) -> General | None:
    """The action the words name; "bet the pot" is the pot, "raise all-in" is all-in."""
    found = [WORDS[token] for token in tokens if token in WORDS]
    for strongest in ("all-in", "pot"):
        if strongest in found:
            return strongest
    return found[0] if found else None
