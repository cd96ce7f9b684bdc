"""The names of acts, as sentences have them."""

from __future__ import annotations

from collections.abc import Iterable

from cardspeak.phrase import Phrase, listed, phrase, sentence

ACTS = {
    "fold": phrase("fold"),
    "check": phrase("check"),
    "call": phrase("call"),
    "bet": phrase("bet"),
    "raise": phrase("raise"),
    "all-in": phrase("all-in"),
    "bring-in": phrase("bring-in"),
}


def act_word(act: str) -> str:
    """An act by its name, which pages can say in another language."""
    return ACTS.get(act, act)


def act_with_amount(act: str, to: int | None) -> Phrase:
    """An act with the total it makes, where it has one: ``call 1200``."""
    return sentence(act_word(act)) if to is None else phrase("{act} {to}", act=act_word(act), to=to)


def acts_listed(acts: Iterable[str]) -> Phrase:
    """Acts one after the other; "none" where there were none."""
    return listed(map(act_word, acts)) or phrase("none")
