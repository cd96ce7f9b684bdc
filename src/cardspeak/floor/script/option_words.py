"""Other words for what a director does: whoever writes "approve" means the option that is called "grant"."""

from __future__ import annotations

from collections.abc import Iterator

SAME_DEED: tuple[tuple[str, ...], ...] = (
    ("grant", "approve", "allow", "accept", "permit", "yes"),
    ("deny", "refuse", "reject", "decline", "disallow", "no"),
    ("pick up", "remove", "take off", "take away"),
    ("leave", "leave it", "let it stand"),
    ("dead", "dead hand", "fouled", "hand dead", "kill", "killed", "muck", "no claim", "stays dead"),
    (
        "live",
        "competes",
        "hand competes",
        "hand live",
        "in play",
        "keep",
        "keep live",
        "live hand",
        "plays",
        "restore",
        "retrieve",
        "stays live",
        "they play on",
    ),
    ("must be shown", "must be tabled", "must show", "must table"),
    ("do not show", "need not show", "not shown", "refuse"),
)
"""Words that begin an option or an answer, and what else people write for them."""


def other_words(said: str) -> Iterator[str]:
    """The same option in other words.

    >>> list(other_words("remove the stack"))
    ['pick up the stack', 'take off the stack', 'take away the stack', 'pick up', 'take off', 'take away']
    """
    for group in SAME_DEED:
        for word in group:
            if said == word or said.startswith(f"{word} "):
                others = [one for one in group if one != word]
                behind = said[len(word) :]
                yield from (one + behind for one in others)
                if behind:
                    yield from others
