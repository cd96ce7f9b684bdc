"""Numbers as players say them: "fourteen hundred", "5k", "one-five", "two fifty", and the bare "five"."""

from __future__ import annotations

import re
from dataclasses import dataclass

_SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
UNITS = {word: number for number, word in enumerate(_SMALL.split())}
TENS = {word: 10 * number for number, word in enumerate(_TENS.split(), 2)}
SCALES = {
    "hundred": 100, "thousand": 1_000, "grand": 1_000, "k": 1_000, "million": 1_000_000, "mil": 1_000_000,
    "m": 1_000_000,
}  # fmt: skip
FIGURE = re.compile(r"(\d[\d,]{0,18}(?:\.\d{1,6})?)(k|m)?", re.IGNORECASE)
FILLERS = frozenset({"and", "a", "an"})


@dataclass(frozen=True)
class Spoken:
    """An amount as said: its readings from small to large; one reading is clear."""

    readings: tuple[int, ...]

    @property
    def clear(self) -> bool:
        """Whether it can mean one amount only."""
        return len(self.readings) == 1


def spoken_amount(words: list[str]) -> Spoken | None:
    """The amount that some words name; None if they name none.

    A small number without its scale ("five") can mean itself, hundreds or thousands.

    >>> spoken_amount("fourteen hundred".split()), spoken_amount(["five"])
    (Spoken(readings=(1400,)), Spoken(readings=(5, 500, 5000)))
    """
    words = [part for word in words for part in word.lower().replace("-", " ").split() if part not in FILLERS]
    if not words:
        return None
    if "half" in words:
        return _and_a_half(words)
    if "point" in words:
        words = _with_point(words)
    if len(words) == 1 and (figure := FIGURE.fullmatch(words[0])):
        return _figure(figure[1], figure[2])
    if len(words) == 2 and words[1] in SCALES and (figure := FIGURE.fullmatch(words[0])):
        return _exact(figure[1], SCALES[words[1]])
    numbers = _groups(words)
    if numbers is None:
        return None
    if len(numbers) == 1:
        value, scaled = numbers[0]
        return Spoken((value,)) if scaled or value >= 100 else _bare(value)
    return _side_by_side(numbers)


def _and_a_half(words: list[str]) -> Spoken | None:
    """ "Two and a half thousand", "half a million"."""
    at = words.index("half")
    scale = SCALES.get(" ".join(words[at + 1 :]))
    before = _groups(words[:at]) if at else [(0, False)]
    if scale is None or before is None or len(before) != 1 or before[0][1]:
        return None
    return Spoken((before[0][0] * scale + scale // 2,))


def _with_point(words: list[str]) -> list[str]:
    """ "One point two" as a figure: 1.2."""
    at = words.index("point")
    digits = ["".join(str(UNITS.get(word, word)) for word in words[max(0, at - 1) : at]), "."]
    behind = at + 1
    while behind < len(words) and words[behind] in UNITS:
        digits.append(str(UNITS[words[behind]]))
        behind += 1
    return [*words[: max(0, at - 1)], "".join(digits), *words[behind:]]


def _figure(digits: str, scale: str | None) -> Spoken | None:
    if scale:
        return _exact(digits, SCALES[scale.lower()])
    found = _exact(digits, 1)
    if found is None or found.readings[0] >= 100 or "," in digits:
        return found
    return _bare(found.readings[0])


def _exact(digits: str, scale: int) -> Spoken | None:
    whole, _, part = digits.replace(",", "").partition(".")
    value = int(whole) * scale
    if part:
        if scale % 10 ** len(part):
            return None
        value += int(part) * scale // 10 ** len(part)
    return Spoken((value,))


def _bare(value: int) -> Spoken:
    """A number under a hundred names chips, hundreds or thousands."""
    return Spoken(tuple(sorted({value, 100 * value, 1_000 * value})) if value else (0,))


def _groups(words: list[str]) -> list[tuple[int, bool]] | None:
    """Numbers side by side, each with whether a scale was said; None if a word is not a number."""
    groups: list[tuple[int, bool]] = []
    total = part = 0
    started = scaled = False
    for word in words:
        if word in SCALES:
            scale = SCALES[word]
            part = (part or 1) * scale
            if scale >= 1_000:
                total, part = total + part, 0
            started = scaled = True
            continue
        number = UNITS.get(word, TENS.get(word))
        if number is None:
            found = FIGURE.fullmatch(word)
            if found is None or found[2] or "." in word:
                return None
            number = int(found[1].replace(",", ""))
        if started and not _joins(part, number, scaled):
            groups.append((total + part, scaled))
            total = part = 0
            scaled = False
        part += number
        started = True
    return [*groups, (total + part, scaled)] if started else None


def _joins(part: int, number: int, scaled: bool) -> bool:
    """Whether a number goes on the one before: "twenty" + "five", "hundred" + "fifty"."""
    if scaled:
        return part % 100 == 0 or (part % 10 == 0 and part % 100 >= 20 and number < 10)
    return part % 100 >= 20 and part % 10 == 0 and part > 0 and number < 10


def _side_by_side(numbers: list[tuple[int, bool]]) -> Spoken | None:
    """ "One five" is fifteen of something, "two fifty" two hundred and fifty."""
    if len(numbers) != 2 or any(scaled for _, scaled in numbers):
        return None
    first, second = numbers[0][0], numbers[1][0]
    if not 0 < first < 100 or not 0 <= second < 100:
        return None
    if second < 10 and first < 10:  # one-five: 1,500 or 15,000
        return Spoken((100 * (10 * first + second), 1_000 * (10 * first + second)))
    return Spoken((100 * first + second,))
