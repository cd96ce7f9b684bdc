"""Other words that people use for an answer or for an option that is left to the director."""

from __future__ import annotations

from cardspeak.words import Message

DEAD = frozenset({
    "dead", "dead hand", "fouled", "hand dead", "hand is dead", "kill", "kill it", "kill the hand", "killed", "muck",
    "no claim", "stays dead",
})  # fmt: skip
LIVE = frozenset({
    "competes", "hand competes", "hand is live", "hand live", "in play", "keep", "keep it", "keep live", "keep the hand",
    "live", "live hand", "play on", "plays", "plays on", "restore", "restore the hand", "retrieve", "retrieve the hand",
    "stays live", "they play on",
})  # fmt: skip
SHOWN = frozenset({"must be shown", "must show", "show", "show it", "show the hand", "shown"})
NOT_SHOWN = frozenset({"do not show", "need not be shown", "need not show", "no", "not shown", "refuse"})
TABLED = frozenset({"must be shown", "must be tabled", "must show", "must table"})

_ANSWERS = (DEAD, LIVE, SHOWN, TABLED)
_OPTIONS = {
    "option.dead": DEAD,
    "option.do-not-show": NOT_SHOWN,
    "option.fouled": DEAD,
    "option.hand-competes": LIVE,
    "option.keep-live": LIVE,
    "option.kill": DEAD,
    "option.kill-the-hand": DEAD,
    "option.live": LIVE,
    "option.no-claim": DEAD,
    "option.plays": LIVE,
    "option.restore-the-hand": LIVE,
    "option.show": SHOWN,
    "option.they-play-on": LIVE,
}


def same_answer(said: str, wanted: str) -> bool:
    """Whether two short answers are words for the same thing.

    >>> same_answer("no claim", "dead"), same_answer("live", "dead")
    (True, False)
    """
    return any(said in words and wanted in words for words in _ANSWERS)


def also_said(option: Message) -> frozenset[str]:
    """Other words for an option; none where it has only its own."""
    return _OPTIONS.get(option.code, frozenset())
