"""The names of acts, as sentences have them."""

from __future__ import annotations

from collections.abc import Iterable

from cardspeak.words import Items, Message, items, message

ACTS = {
    "fold": message("act-name.fold"),
    "check": message("act-name.check"),
    "call": message("act-name.call"),
    "bet": message("act-name.bet"),
    "raise": message("act-name.raise"),
    "all-in": message("act-name.all-in"),
    "bring-in": message("act-name.bring-in"),
}


def act_word(act: str) -> Message | str:
    """An act by its name, which pages can say in another language."""
    return ACTS.get(act, act)


def act_with_amount(act: str, to: int | None) -> Message | str:
    """An act with the total it makes, where it has one: ``call 1200``."""
    return act_word(act) if to is None else message("act-name.act-with-amount", act=act_word(act), to=to)


def acts_listed(acts: Iterable[str]) -> Items | Message:
    """Acts one after the other; "none" where there were none."""
    return items(map(act_word, acts)) or message("act-name.none")
