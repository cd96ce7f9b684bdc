"""Games as people call them: ``razz``, ``limit stud``, ``omaha8``, ``2-7 triple draw``, ``PLO``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardspeak.errors import Unreadable
from cardspeak.floor.slots import Cast, Readings, Tokens, slot_kind
from cardspeak.hand.games import GAMES, Betting, Game, find_game

MOST_WORDS = 6
_LIMITS: dict[str, Betting] = {
    "nolimit": "no-limit", "nl": "no-limit", "potlimit": "pot-limit", "pl": "pot-limit", "fixedlimit": "limit",
    "limit": "limit", "fl": "limit", "l": "limit",
}  # fmt: skip
_SAME = (
    (r"\b(?:hi|high)[ -/]?(?:lo|low)(?: split)?\b|\b(?:8|eight) or better\b|\beight\b(?! or)", "8"),
    (r"\b(?:deuce|2|two)[ -]?to[ -]?(?:seven|7)\b|\b2[ -]7\b|\bdeuces?\b", "27"),
    (r"\b(?:ace|a)[ -]?to[ -]?(?:five|5)\b|\ba[ -]5\b", "a5"),
    (r"\b(?:five|5)\b", "5"), (r"\b(?:seven|7)\b", "7"), (r"\b(?:six|6) ?(?:\+|plus)", "shortdeck"),
    (r"[^a-z0-9]", ""),
)  # fmt: skip
_ALIASES = {
    "HE": "texasholdem", "SD": "shortdeckholdem", "O": "omahahigh 4cardomaha", "O5": "omaha5 5o", "O5/8": "bigo 5o8",
    "S": "stud 7stud studhigh 7cardstudhigh", "S8": "stud8 7stud8", "27": "27sd singledraw", "27TD": "tripledraw",
}  # fmt: skip
"""What else a game is called, besides its name and its code."""
_CUSTOM: dict[str, Betting] = {
    "HE": "no-limit",
    "SD": "no-limit",
    "O": "pot-limit",
    "O5": "pot-limit",
    "27": "no-limit",
}
"""How a game is bet where its name does not say; every other one is played in limit."""


def game_called(name: str) -> tuple[Game, Betting] | None:
    """The game and its betting behind what somebody calls it; None where no game is called so.

    >>> [(game.short, betting) for game, betting in map(game_called, ("limit stud", "O8", "2-7 triple draw", "PL omaha"))]
    [('S', 'limit'), ('O8', 'limit'), ('27TD', 'limit'), ('O', 'pot-limit')]
    """
    try:
        return find_game(name)
    except Unreadable:
        pass
    for limit, rest in _apart(_plain(name)):
        for game in GAMES.values():
            if rest in _names(game):
                return game, limit or _CUSTOM.get(game.short, "limit")
    return None


def _names(game: Game) -> tuple[str, ...]:
    """What people call a game: its own name, its code, and what else is usual."""
    return (_plain(game.name), _plain(game.short), *_ALIASES.get(game.short, "").split())


def _plain(name: str) -> str:
    text = name.lower().replace("'", "").replace("’", "")
    for pattern, same in _SAME:
        text = re.sub(pattern, same, text)
    return text


def _apart(text: str) -> Iterator[tuple[Betting | None, str]]:
    """The name without its limit, which stands before or behind it."""
    yield None, text
    for said, limit in _LIMITS.items():
        if text.startswith(said):
            yield limit, text.removeprefix(said)
        if text.endswith(said):
            yield limit, text.removesuffix(said)


@slot_kind("game", "a game, such as NLHE or razz")
def game(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """A game by its code or its name, the longest first; a single word as it stands, so that a wrong one is named."""
    most = min(len(tokens), at + MOST_WORDS)
    for end in range(most, at, -1):
        if all(token.kind in ("word", "number") for token in tokens[at:end]):
            name = " ".join(token.text for token in tokens[at:end])
            if game_called(name) is not None:
                yield name, end
                return
    if tokens[at].kind == "word":
        yield tokens[at].text, at + 1
