"""Chips on the felt: how many of each denomination. Counts are whole numbers and never negative."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from cardspeak.errors import Unlawful, Unreadable

_PILE: Final = re.compile(r"([1-9][0-9]*)(?:x([1-9][0-9]*))?", re.ASCII)


def whole(number: object, field: str, least: int = 0) -> int:
    """The number itself if it is a whole number of chips, at least so many; anything else is refused.

    >>> whole(2.5, "count")
    Traceback (most recent call last):
    cardspeak.errors.Unreadable: The count must be a whole number of at least 0, not 2.5.
    """
    if type(number) is not int or number < least:
        raise Unreadable(
            "chips.unreadable/field-not-whole",
            {"field": field, "least": least, "number": repr(number)},
            field=field,
            value=number,
            limits={"min": least},
        )
    return number


class ChipStack(Mapping[int, int]):
    """A count of chips by denomination, the biggest first; a value, so it never changes.

    >>> stack = ChipStack.parse("1000x2 100x3")
    >>> stack.total, str(stack + ChipStack.of(25, 25))
    (2300, '1000x2 100x3 25x2')
    """

    __slots__ = ("_piles", "_total")

    def __init__(self, piles: Mapping[int, int] | None = None) -> None:
        counted = {
            whole(denomination, "denomination", least=1): whole(count, "count")
            for denomination, count in (piles or {}).items()
        }
        self._piles = {value: counted[value] for value in sorted(counted, reverse=True) if counted[value]}
        self._total = sum([value * count for value, count in self._piles.items()])

    @property
    def total(self) -> int:
        """What the chips are worth together."""
        return self._total

    @classmethod
    def of(cls, *denominations: int) -> ChipStack:
        """The chips named one by one.

        >>> print(ChipStack.of(100, 1000, 100))
        1000x1 100x2
        """
        return cls(Counter([whole(value, "denomination", least=1) for value in denominations]))

    @classmethod
    def parse(cls, text: str) -> ChipStack:
        """Read chips as they are printed; a denomination alone is one chip.

        >>> ChipStack.parse("1000x2 100").total
        2100
        """
        piles: Counter[int] = Counter()
        for word in text.split() if isinstance(text, str) else [text]:
            pile = _PILE.fullmatch(word) if isinstance(word, str) else None
            if pile is None:
                raise Unreadable(
                    "chips.unreadable",
                    {"word": repr(word)},
                    field="chips",
                    value=word,
                )
            piles[int(pile[1])] += int(pile[2] or 1)
        return cls(piles)

    def __getitem__(self, denomination: int) -> int:
        return self._piles[denomination]

    def __iter__(self) -> Iterator[int]:
        return iter(self._piles)

    def __len__(self) -> int:
        return len(self._piles)

    def __hash__(self) -> int:
        return hash(tuple(self._piles.items()))

    def __eq__(self, other: object) -> bool:
        return self._piles == other._piles if isinstance(other, ChipStack) else NotImplemented

    def __str__(self) -> str:
        return " ".join([f"{value}x{count}" for value, count in self._piles.items()])

    def __repr__(self) -> str:
        return f"ChipStack.parse({str(self)!r})"

    def __add__(self, other: ChipStack) -> ChipStack:
        """Both together."""
        return ChipStack(Counter(self._piles) + Counter(other._piles))

    def __sub__(self, other: ChipStack) -> ChipStack:
        """What is left after taking these chips away; chips that are not there cannot be taken.

        >>> ChipStack.of(100) - ChipStack.of(25)
        Traceback (most recent call last):
        cardspeak.errors.Unlawful: There are only 0 chips of 25 here, not 1.
        """
        left = dict(self._piles)
        for value, count in other._piles.items():
            have = left.get(value, 0)
            if have < count:
                raise Unlawful(
                    "chips.short",
                    {"have": have, "value": value, "count": count},
                    field="chips",
                    value=count,
                    limits={"max": have},
                )
            left[value] = have - count
        return ChipStack(left)
