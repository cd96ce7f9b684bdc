"""What the PHH standard knows: its variants, the fields each of them needs, and the fields anybody may add.

The standard's list of variants is closed. A game that is not on it can only be written where that is asked for, under
a name of our own (``cardspeak:PLO5``), which this package reads and other programs refuse.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.hand import games
from cardspeak.hand.games import ABBREVIATIONS, Betting, Game
from cardspeak.words import items

VARIANTS: Mapping[str, tuple[Game, Betting]] = MappingProxyType(
    {
        "FT": (games.HOLDEM, "limit"),
        "NT": (games.HOLDEM, "no-limit"),
        "NS": (games.SHORT_DECK, "no-limit"),
        "PO": (games.OMAHA, "pot-limit"),
        "FO/8": (games.OMAHA_EIGHT, "limit"),
        "F7S": (games.STUD, "limit"),
        "F7S/8": (games.STUD_EIGHT, "limit"),
        "FR": (games.RAZZ, "limit"),
        "N2L1D": (games.DEUCE_SINGLE, "no-limit"),
        "F2L3D": (games.DEUCE_TRIPLE, "limit"),
        "FB": (games.BADUGI, "limit"),
    }
)
"""The variant codes of the standard."""

OWN = "cardspeak:"
"""How the variant of a game begins that the standard has no code for."""
OWN_FIELD = "_cardspeak_"
"""How the names of our own fields begin."""

PLAYERS_AMOUNTS = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks", "winnings")
SINGLE_AMOUNTS = ("bring_in", "small_bet", "big_bet", "min_bet")

OPTIONAL: Mapping[str, str] = MappingProxyType(
    {
        "author": "text",
        "event": "text",
        "url": "text",
        "venue": "text",
        "address": "text",
        "city": "text",
        "region": "text",
        "postal_code": "text",
        "country": "text",
        "time": "time",
        "time_zone": "text",
        "time_zone_abbreviation": "text",
        "day": "number",
        "month": "number",
        "year": "number",
        "hand": "number or text",
        "level": "number",
        "seats": "numbers",
        "seat_count": "number",
        "table": "number or text",
        "players": "texts",
        "finishing_stacks": "amounts",
        "winnings": "amounts",
        "currency": "text",
        "currency_symbol": "text",
        "ante_trimming_status": "yes or no",
        "time_limit": "amount",
        "time_banks": "amounts",
    }
)
"""The optional fields of the standard, in its order, with what they hold."""


def required_fields(game: Game, betting: Betting) -> tuple[str, ...]:
    """The fields a hand of this game must have, in the standard's order.

    >>> required_fields(*VARIANTS["FR"])
    ('antes', 'bring_in', 'small_bet', 'big_bet', 'starting_stacks', 'actions')
    """
    forced = "blinds_or_straddles" if game.has_button else "bring_in"
    bets = ("small_bet", "big_bet") if betting == "limit" else ("min_bet",)
    return ("antes", forced, *bets, "starting_stacks", "actions")


def find_variant(code: object) -> tuple[Game, Betting]:
    """The game behind a variant code.

    >>> game, betting = find_variant("PO")
    >>> game.name, betting
    ('omaha', 'pot-limit')
    """
    if isinstance(code, str):
        if code in VARIANTS:
            return VARIANTS[code]
        if code.startswith(OWN) and code.removeprefix(OWN) in ABBREVIATIONS:
            return ABBREVIATIONS[code.removeprefix(OWN)]
    raise Unreadable(
        "phh.variant",
        {"code": repr(code), "variants": items(VARIANTS)},
        field="variant",
        value=code,
        limits={"variants": list(VARIANTS)},
    )


def variant_code(game: Game, betting: Betting, *, own_variants: bool = False) -> str:
    """The code a game is written under; a game without one is refused unless our own names are asked for.

    >>> variant_code(*find_variant("FB"))
    'FB'
    >>> variant_code(games.OMAHA_FIVE, "pot-limit", own_variants=True)
    'cardspeak:PLO5'
    """
    for code, played in VARIANTS.items():
        if played == (game, betting):
            return code
    for short, played in ABBREVIATIONS.items():
        if own_variants and played == (game, betting):
            return OWN + short
    raise Unlawful(
        "phh.no-variant" if own_variants else "phh.no-variant/of-theirs",
        {"betting": betting, "game": game.name},
        field="variant",
        value=f"{betting} {game.name}",
        limits={"variants": list(VARIANTS)},
    )
