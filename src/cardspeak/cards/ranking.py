"""All rankings by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardspeak.cards.badugi import BADUGI
from cardspeak.cards.hand_class import HandClass, hand_class
from cardspeak.cards.high import HIGH, SHORT_DECK_HIGH, high7
from cardspeak.cards.judging import Ranking
from cardspeak.cards.lowball import ACE_TO_FIVE, DEUCE_TO_SEVEN, EIGHT_OR_BETTER
from cardspeak.cards.omaha import OMAHA_EIGHT_OR_BETTER, OMAHA_HIGH

__all__ = ["RANKINGS", "HandClass", "Ranking", "hand_class", "high7"]

RANKINGS: Final[Mapping[str, Ranking]] = MappingProxyType(
    {
        ranking.name: ranking
        for ranking in (
            HIGH,
            SHORT_DECK_HIGH,
            OMAHA_HIGH,
            EIGHT_OR_BETTER,
            OMAHA_EIGHT_OR_BETTER,
            ACE_TO_FIVE,
            DEUCE_TO_SEVEN,
            BADUGI,
        )
    }
)
"""Every ranking, by the name the settings use for it."""
