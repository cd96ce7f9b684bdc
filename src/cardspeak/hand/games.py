"""Poker games as data: deck, streets, who opens, which hands win which share.

A game says nothing about how much may be bet (see ``betting``) or who posts what (see ``dues``).
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Literal

import msgspec

from cardspeak.errors import Unreadable
from cardspeak.words import Message, words_of

Family = Literal["board", "stud", "draw"]
Opener = Literal["blinds", "button", "low-card", "high-card", "high-showing", "low-showing"]
Betting = Literal["no-limit", "pot-limit", "limit"]


STREETS = words_of(
    "street-name", "preflop", "flop", "turn", "river", "third", "fourth", "fifth", "sixth", "seventh",
    "predraw", "draw", "first draw", "second draw", "third draw",
)  # fmt: skip
"""The streets of all games by their names."""


def street_said(name: str) -> Message | str:
    """The name of a street for people; anything else as it was given."""
    return STREETS.get(name, name)


class Street(msgspec.Struct, frozen=True, kw_only=True):
    """One round of dealing and betting."""

    name: str
    opener: Opener
    burn: bool = True
    down: int = 0
    up: int = 0
    board: int = 0
    draw: bool = False
    big_bet: bool = False


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of poker, as data."""

    name: str
    short: str
    """What a director writes behind the limit: ``HE`` in ``NLHE``."""
    family: Family
    streets: tuple[Street, ...]
    high: str
    """Ranking of the hand that wins the pot, or its high half."""
    low: str | None = None
    """Ranking of the hand that wins the low half."""
    short_deck: bool = False

    @property
    def hole_cards(self) -> int:
        """Cards each player holds at showdown, the ones to be tabled."""
        return sum(street.down + street.up for street in self.streets)

    @property
    def has_button(self) -> bool:
        """Whether a button decides who acts (all but stud)."""
        return self.family != "stud"

    @property
    def rankings(self) -> tuple[str, ...]:
        """The rankings that win a share, the high one first."""
        return (self.high, self.low) if self.low else (self.high,)


def _board_game(
    name: str, short: str, hole: int, high: str, low: str | None = None, *, short_deck: bool = False
) -> Game:
    return Game(
        name=name,
        short=short,
        family="board",
        high=high,
        low=low,
        short_deck=short_deck,
        streets=(
            Street(name="preflop", opener="blinds", burn=False, down=hole),
            Street(name="flop", opener="button", board=3),
            Street(name="turn", opener="button", board=1, big_bet=True),
            Street(name="river", opener="button", board=1, big_bet=True),
        ),
    )


def _stud_game(name: str, short: str, high: str, low: str | None = None) -> Game:
    razz = high == "ace-to-five"
    first: Opener = "high-card" if razz else "low-card"
    later: Opener = "low-showing" if razz else "high-showing"
    return Game(
        name=name,
        short=short,
        family="stud",
        high=high,
        low=low,
        streets=(
            Street(name="third", opener=first, burn=False, down=2, up=1),
            Street(name="fourth", opener=later, up=1),  # RP-10-F: an open pair does not double the bet
            Street(name="fifth", opener=later, up=1, big_bet=True),
            Street(name="sixth", opener=later, up=1, big_bet=True),
            Street(name="seventh", opener=later, down=1, big_bet=True),
        ),
    )


def _draw_game(name: str, short: str, hole: int, draws: int, ranking: str) -> Game:
    names = ("first draw", "second draw", "third draw") if draws > 1 else ("draw",)
    return Game(
        name=name,
        short=short,
        family="draw",
        high=ranking,
        streets=(
            Street(name="predraw", opener="blinds", burn=False, down=hole),
            *(Street(name=names[k], opener="button", draw=True, big_bet=k >= draws // 2) for k in range(draws)),
        ),
    )


HOLDEM = _board_game("hold'em", "HE", 2, "high")
SHORT_DECK = _board_game("short deck", "SD", 2, "short-deck", short_deck=True)
OMAHA = _board_game("omaha", "O", 4, "omaha-high")
OMAHA_FIVE = _board_game("five-card omaha", "O5", 5, "omaha-high")
OMAHA_EIGHT = _board_game("omaha hi-lo", "O8", 4, "omaha-high", "omaha-eight-or-better")
OMAHA_FIVE_EIGHT = _board_game("five-card omaha hi-lo", "O5/8", 5, "omaha-high", "omaha-eight-or-better")
STUD = _stud_game("seven-card stud", "S", "high")
STUD_EIGHT = _stud_game("seven-card stud hi-lo", "S8", "high", "eight-or-better")
RAZZ = _stud_game("razz", "R", "ace-to-five")
FIVE_CARD_DRAW = _draw_game("five-card draw", "5D", 5, 1, "high")
DEUCE_SINGLE = _draw_game("deuce-to-seven single draw", "27", 5, 1, "deuce-to-seven")
DEUCE_TRIPLE = _draw_game("deuce-to-seven triple draw", "27TD", 5, 3, "deuce-to-seven")
ACE_FIVE_TRIPLE = _draw_game("ace-to-five triple draw", "A5TD", 5, 3, "ace-to-five")
BADUGI = _draw_game("badugi", "B", 4, 3, "badugi")

GAMES: Mapping[str, Game] = MappingProxyType(
    {
        game.name: game
        for game in (
            HOLDEM, SHORT_DECK, OMAHA, OMAHA_FIVE, OMAHA_EIGHT, OMAHA_FIVE_EIGHT, STUD, STUD_EIGHT, RAZZ,
            FIVE_CARD_DRAW, DEUCE_SINGLE, DEUCE_TRIPLE, ACE_FIVE_TRIPLE, BADUGI,
        )
    }
)  # fmt: skip
"""All games by name. Whatever deals, rules or offers games takes them from here."""

_LIMITS: dict[str, Betting] = {"NL": "no-limit", "PL": "pot-limit", "L": "limit"}

ABBREVIATIONS: Mapping[str, tuple[Game, Betting]] = MappingProxyType(
    {limit + game.short: (game, betting) for limit, betting in _LIMITS.items() for game in GAMES.values()}
)
"""What a director writes on the board: ``NLHE``, ``PLO``, ``LO8``, ``L27TD``."""


def find_game(name: str) -> tuple[Game, Betting]:
    """The game and betting behind an abbreviation or a name.

    >>> game, betting = find_game("PLO")
    >>> game.name, betting
    ('omaha', 'pot-limit')
    >>> find_game("limit razz")[1]
    'limit'
    """
    if not isinstance(name, str):
        raise Unreadable("game.unknown/not-a-name", {"name": repr(name)}, field="game", value=name)
    if name.upper() in ABBREVIATIONS:
        return ABBREVIATIONS[name.upper()]
    betting, _, rest = name.lower().partition(" ")
    if betting in _LIMITS.values() and rest in GAMES:
        return GAMES[rest], betting  # type: ignore[return-value]  # just compared with the literals
    known = [*ABBREVIATIONS, *(f"{limit} {game}" for limit in _LIMITS.values() for game in GAMES)]
    close = difflib.get_close_matches(name.upper(), ABBREVIATIONS, 1) or difflib.get_close_matches(
        name.lower(), known, 1
    )
    values = {"name": repr(name), "games": list(ABBREVIATIONS)[:4]}
    raise Unreadable("game.unknown", values, field="game", value=name, near=close[0] if close else "")


class SeventhStreet(Enum):
    """How the last card of stud is dealt, by the size of the stub (RP-10-H)."""

    FROM_STUB = "from the stub"
    WITH_BURNS = "stub and burns scrambled, a card each"
    COMMUNITY = "one card for everybody, from the stub"
    COMMUNITY_WITH_BURNS = "one card for everybody, from stub and burns scrambled"


def seventh_street(players: int, stub: int, burns: int = 3) -> SeventhStreet:
    """The procedure for seventh street: a card each, one burn, and one last card that is never dealt.

    >>> seventh_street(players=7, stub=7).name, seventh_street(players=6, stub=3).name, seventh_street(players=8, stub=1).name
    ('WITH_BURNS', 'COMMUNITY', 'COMMUNITY_WITH_BURNS')
    """
    required = players + 2
    if stub >= required:
        return SeventhStreet.FROM_STUB
    if stub + burns >= required:  # H-A comes before H-C where both would fit
        return SeventhStreet.WITH_BURNS
    return SeventhStreet.COMMUNITY if stub >= 3 else SeventhStreet.COMMUNITY_WITH_BURNS
