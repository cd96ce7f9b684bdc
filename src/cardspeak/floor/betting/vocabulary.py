"""The words of the table: acts, how amounts are meant, corrections, conditions, denials, questions, and who is spoken of."""

from __future__ import annotations

from typing import Literal

General = Literal["fold", "check", "call", "bet", "raise", "all-in", "pot"]

OFFICIAL: dict[str, General] = {
    "fold": "fold", "folds": "fold", "folding": "fold", "muck": "fold", "mucking": "fold", "check": "check", "checks": "check",
    "checking": "check", "call": "call", "calls": "call", "calling": "call", "bet": "bet", "bets": "bet", "betting": "bet",
    "raise": "raise", "raises": "raise", "raising": "raise", "reraise": "raise", "reraises": "raise", "re-raise": "raise",
    "re-raising": "raise", "re-raises": "raise", "reraising": "raise", "complete": "raise", "all-in": "all-in",
    "allin": "all-in", "pot": "pot", "콜": "call", "레이즈": "raise", "폴드": "fold", "다이": "fold", "체크": "check", "벳": "bet",
    "올인": "all-in", "팟": "pot",
}  # fmt: skip
"""The words that name an act, as rules and dealers use them (40-B)."""
SLANG: dict[tuple[str, ...], General] = {
    ("pass",): "check", ("knock",): "check", ("tap",): "check",
    ("i'm", "out"): "fold", ("i", "am", "out"): "fold", ("count", "me", "out"): "fold", ("lay", "it", "down"): "fold",
    ("laying", "it", "down"): "fold", ("give", "up"): "fold", ("giving", "up"): "fold", ("let", "it", "go"): "fold",
    ("get", "out"): "fold", ("too", "rich"): "fold", ("you", "win"): "fold", ("take", "it", "down"): "fold",
    ("i'm", "in"): "call", ("i", "am", "in"): "call", ("count", "me", "in"): "call", ("i", "see"): "call",
    ("i'll", "see"): "call", ("pay", "you"): "call", ("pay", "it"): "call", ("pay", "that"): "call", ("flat",): "call",
    ("flatting",): "call", ("limp",): "call", ("limping",): "call", ("match",): "call", ("snap",): "call",
    ("lead",): "bet", ("leading",): "bet", ("open",): "bet", ("opening",): "bet", ("fire",): "bet", ("firing",): "bet",
    ("make", "it"): "raise", ("makes", "it"): "raise", ("making", "it"): "raise", ("make", "that"): "raise", ("it", "all"): "all-in",
    ("up", "it"): "raise", ("upping", "it"): "raise", ("bump",): "raise", ("bumping",): "raise", ("pop", "it"): "raise",
    ("kick", "it"): "raise", ("click", "it"): "raise", ("three-bet",): "raise", ("four-bet",): "raise",
    ("3-bet",): "raise", ("4-bet",): "raise", ("3bet",): "raise", ("4bet",): "raise",
    ("shove",): "all-in", ("shoving",): "all-in", ("jam",): "all-in", ("jamming",): "all-in", ("ship",): "all-in",
    ("shipping",): "all-in", ("push",): "all-in", ("pushing",): "all-in", ("everything",): "all-in", ("the", "lot"): "all-in",
    ("my", "stack"): "all-in", ("whole", "stack"): "all-in", ("all", "of", "it"): "all-in", ("the", "rest"): "all-in",
    ("put", "you", "all-in"): "all-in", ("putting", "you", "all-in"): "all-in", ("put", "you", "in"): "all-in",
    ("set", "you", "in"): "all-in",
}  # fmt: skip
"""What players say instead, at their own risk (57)."""
USUAL = frozenset({"make", "makes", "making", "put", "putting"})
"""Phrases that begin so are as good as official."""
FRACTIONS = frozenset({"half", "third", "thirds", "quarter", "quarters"})
"""Parts of the pot, which name no amount."""
COURTESY = frozenset({"please", "dealer", "sir", "thanks", "thank", "you", "here", "now", "it", "up", "again", "guys", "too", "ok", "okay", "well", "man", "mate", "then", "on", "him", "her", "them", "with", "for", "of", "to", "i", "a", "the", "is", "my", "chips"})  # fmt: skip
"""Words behind a bet or raise that leave nothing unread."""
LEAST = frozenset({"min", "minimum", "least", "min-raise", "min-bet", "minraise"})
MORE = frozenset({"more", "another", "extra", "top", "by", "plus", "additional", "further"})
"""Words that make an amount an increase."""
TOTAL = frozenset({"to", "total", "altogether"})
"""Words that make it the whole bet."""
CORRECTS = frozenset({"no", "wait", "sorry", "oops", "whoops", "actually", "rather", "mean", "meant", "instead", "correction", "scratch", "hold"})  # fmt: skip
CONDITION = frozenset({"if", "when", "whenever", "unless", "should", "case", "once", "whatever", "anything", "any", "provided", "whoever"})  # fmt: skip
DENIES = frozenset({"not", "never", "cannot", "don't", "won't", "can't", "didn't", "isn't", "ain't", "wouldn't", "shouldn't", "couldn't", "dont", "wont", "cant"})  # fmt: skip
CONSIDERS = frozenset({"might", "maybe", "perhaps", "probably", "would", "could", "i'd", "thinking", "considering", "wanted", "was", "almost",
        "should",
        "ought", "nearly"})  # fmt: skip
ASKS = frozenset({"how", "what", "what's", "who", "whose", "which", "where", "why", "is", "was", "did", "do", "does", "are", "can", "could", "may", "must", "has", "have"})  # fmt: skip
OTHERS = frozenset({"you", "you're", "you've", "you'll", "he", "he's", "he'll", "she", "she's", "she'll", "they", "they're", "everybody", "everyone", "somebody", "someone", "nobody", "who", "dealer"})  # fmt: skip
OWN = frozenset({"i", "i'm", "i'll", "i've", "we", "we'll", "let's", "me", "lemme"})
THEIRS = frozenset({"your", "his", "her", "their", "that", "this", "these", "those", "any", "every", "each", "whose"})
"""Before a betting word or an amount: it is somebody's bet that is spoken of."""
JOINS = frozenset({"and", "then", "so", "but", "or", "because", "cause", "since"})
