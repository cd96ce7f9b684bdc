"""Draws that anybody can check: a seed is sealed by its hash before the entries close and opened when they have.

Every draw takes its randomness from the seed and a label of its own ("seats", "table 4 breaks", "button at table 2"), so
that each can be run again alone. The bytes come from SHA-256 in counter mode; the shuffle is that of Fisher and Yates,
without bias.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from cardspeak.errors import Unlawful

Item = TypeVar("Item")
SHORTEST_SEED = 16


class Sealed(msgspec.Struct, frozen=True):
    """The hash that was published for a seed."""

    sha256: str


def seal(seed: bytes) -> Sealed:
    """Publish a seed without giving it away.

    >>> seal(b"sixteen bytes ok").sha256[:12]
    'f04abb2ff302'
    """
    if len(seed) < SHORTEST_SEED:
        raise Unlawful("draw.seed/too-short", {"shortest_seed": SHORTEST_SEED}, field="seed", value=len(seed))
    return Sealed(hashlib.sha256(seed).hexdigest())


def opened(sealed: Sealed, seed: bytes | None) -> bytes:
    """The seed, if it is the one that was sealed."""
    if seed is None:
        raise Unlawful("draw.no-seed", field="seed")
    if not hmac.compare_digest(seal(seed).sha256, sealed.sha256):
        raise Unlawful("draw.wrong-seed", field="seed")
    return seed


class Chance:
    """Numbers from a seed and a label; a random source for decks and shuffles."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._key = hashlib.sha256(seed + b"\0" + label.encode()).digest()
        self._count = 0
        self._bits = 0
        self._width = 0

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, every one as likely."""
        wide = (limit - 1).bit_length()
        while True:
            if self._width < wide:
                self._fetch(wide)
            self._width -= wide
            number = self._bits >> self._width
            self._bits ^= number << self._width
            if number < limit:
                return number

    def randrange(self, limit: int) -> int:
        """The same under the name that decks ask for."""
        return self.below(limit)

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """The items in a drawn order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def _fetch(self, wide: int) -> None:
        """Have at least so many bits at hand."""
        while self._width < wide:
            block = hashlib.sha256(self._key + self._count.to_bytes(8, "big")).digest()
            self._count += 1
            self._bits = self._bits << 256 | int.from_bytes(block, "big")
            self._width += 256
