"""Finding texts in a language whose words carry particles: by pairs of syllables, so that endings do no harm."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise

TITLE, SAYS = 4.0, 1.0
"""What a pair counts for, by where it stands."""
ACROSS = 0.5
"""What a pair counts for that stands across a space: people do not agree where to put one."""
WHOLE = 1.5
"""The factor of a title that has the question in it as it was asked."""
FIRST, INNER, LAST = 1.0, 0.8, 0.4
"""What a pair of a question counts for: the stem stands in front, what is last in a longer word is often a particle."""
LEAST = 0.1
"""Which part of the best score a text needs to be among those found."""
_SATURATION, _LENGTH = 1.4, 0.6
_WORD = re.compile(r"[\uac00-\ud7a3]+|[a-z0-9]+")
_SYLLABLE = re.compile(r"[\uac00-\ud7a3]")


def in_syllables(text: str) -> bool:
    """Whether a text is written in such a language.

    >>> in_syllables("스트링 벳"), in_syllables("string bet")
    (True, False)
    """
    return bool(_SYLLABLE.search(text))


class SyllableIndex:
    """Where each pair of syllables stands, in a list of texts: each a title and what it says."""

    def __init__(self, texts: Sequence[tuple[str, str]]) -> None:
        self.places: dict[str, dict[int, float]] = defaultdict(dict)
        self.titles = [_joined(title) for title, _ in texts]
        self.lengths = [len(title) + len(says) for title, says in texts]
        self.mean_length = sum(self.lengths) / max(1, len(texts))
        for number, (title, says) in enumerate(texts):
            for text, weight in ((title, TITLE), (says, SAYS)):
                for mark, share in _marks(text):
                    there = self.places[mark]
                    there[number] = there.get(number, 0.0) + weight * share

    def scored(self, query: str) -> list[tuple[int, float]]:
        """Every text that fits at all, by its place, best first; equal ones in their order.

        >>> index = SyllableIndex([("버튼의 이동", ""), ("스트링 벳과 레이즈", "한 동작으로 한다.")])
        >>> [place for place, _ in index.scored("스트링벳은")]
        [1]
        """
        asked = {mark: share for mark, share in _asked(query).items() if mark in self.places}
        rarity = {mark: share * self._rarity(mark) for mark, share in asked.items()}
        whole, said = sum(rarity.values()), _joined(query)
        total: dict[int, float] = defaultdict(float)
        answered: dict[int, float] = defaultdict(float)
        for mark, worth in rarity.items():
            for number, weight in self.places[mark].items():
                total[number] += worth * self._weight(number, weight)
                answered[number] += worth / whole
        ranked = [
            (number, score * (0.25 + 0.75 * answered[number]) ** 1.5 * (WHOLE if said in self.titles[number] else 1.0))
            for number, score in total.items()
        ]
        least = LEAST * max((score for _, score in ranked), default=0.0)
        return sorted((one for one in ranked if one[1] >= least), key=lambda pair: (-pair[1], pair[0]))

    def covered(self, query: str, number: int) -> float:
        """Which part of a question stands in a text: 1.0 where every pair does."""
        asked = _asked(query)
        there = sum(share for mark, share in asked.items() if number in self.places.get(mark, ()))
        return there / max(1.0, sum(asked.values()))

    def _rarity(self, mark: str) -> float:
        there = len(self.places[mark])
        return math.log(1 + (len(self.lengths) - there + 0.5) / (there + 0.5))

    def _weight(self, number: int, weight: float) -> float:
        room = _SATURATION * (1 - _LENGTH + _LENGTH * self.lengths[number] / self.mean_length)
        return weight * (_SATURATION + 1) / (weight + room)


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def _joined(text: str) -> str:
    return "".join(_words(text))


def _marks(text: str) -> Iterator[tuple[str, float]]:
    """What a text can be found by: pairs within words, across them, the first syllable of a word, and Latin words."""
    words = _words(text)
    for word in words:
        yield from ((mark, 1.0) for mark in _pairs(word))
        if in_syllables(word):
            yield f"^{word[0]}", 1.0
    for one, next_one in pairwise(words):
        if in_syllables(one) and in_syllables(next_one):
            yield one[-1] + next_one[0], ACROSS


def _asked(query: str) -> dict[str, float]:
    """The marks of a question and what each counts for; a word of one syllable is looked for where words begin."""
    found: dict[str, float] = {}
    for word in _words(query):
        pairs = _pairs(word) or [f"^{word}"]
        for place, mark in enumerate(pairs):
            share = FIRST if place == 0 else LAST if place == len(pairs) - 1 else INNER
            found[mark] = max(share, found.get(mark, 0.0))
    return found


def _pairs(word: str) -> list[str]:
    return [one + other for one, other in pairwise(word)] if in_syllables(word) else [word]
