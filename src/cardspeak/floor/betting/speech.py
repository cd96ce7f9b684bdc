"""What a player said, read piece by piece: acts, amounts, corrections and conditions, in the order in which they were said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from cardspeak.floor.betting.spoken import FIGURE, SCALES, TENS, UNITS, Spoken, spoken_amount
from cardspeak.floor.betting.vocabulary import (
    ASKS,
    CONDITION,
    CONSIDERS,
    CORRECTS,
    DENIES,
    FRACTIONS,
    JOINS,
    LEAST,
    MORE,
    OFFICIAL,
    OTHERS,
    OWN,
    SLANG,
    THEIRS,
    TOTAL,
    USUAL,
    General,
)  # fmt: skip

PieceKind = Literal["act", "amount", "least", "correction", "condition"]

_TOKEN = re.compile(
    r"all[- ]in\b|\d-bet\b|\d[\d,]*(?:\.\d+)?[km]?(?![\w])|\w[\w']*(?:-\w[\w']*)*|\.{2,}|[.!?;:…–—]|-+|,", re.IGNORECASE
)
_STOP = re.compile(r"[.!?;:…–—-]+")
_NUMBER = frozenset({*UNITS, *TENS, *SCALES, "half"})
_LONGEST = max(map(len, SLANG))


@dataclass(frozen=True)
class Piece:
    """One piece of what was said, with where its words stand."""

    kind: PieceKind
    start: int
    end: int
    general: General | None = None
    slang: bool = False
    amount: Spoken | None = None
    increase: bool = False
    total: bool = False
    apart: bool = False
    """A comma, a stop or a joining word stands before it."""


@dataclass(frozen=True)
class Speech:
    """The pieces of an utterance, and whether acts were spoken of without being declared."""

    text: str
    pieces: tuple[Piece, ...]
    void: bool = False
    """An act or an amount is named, but denied, asked about, only considered, or somebody else's."""

    def words(self, start: int, end: int | None = None) -> str:
        """Some of the words as they were said."""
        return self.text[start:end].strip(" ,.;:!?…–—-")


@dataclass(frozen=True)
class _Word:
    """A word or a stop."""

    text: str
    start: int
    end: int

    @property
    def stop(self) -> bool:
        return bool(_STOP.fullmatch(self.text))


@dataclass
class _Clause:
    """What is known of the clause that is being read."""

    begun: bool = False
    other: bool = False
    """Somebody else is spoken of."""
    void: bool = False
    """It is denied or only considered."""
    acts: list[General] = field(default_factory=list)


@lru_cache(maxsize=512)
def read_speech(text: str) -> Speech:
    """Take an utterance apart.

    >>> [(one.kind, one.general or one.amount.readings) for one in read_speech("I see your 500 and raise a thousand").pieces]
    [('act', 'call'), ('act', 'raise'), ('amount', (1000,))]
    """
    plain = text.lower().replace("’", "'")
    if len(plain) != len(text):  # a letter that grows when written small: no word of the table has one
        plain = "".join(one if len(one.lower()) != 1 else one.lower() for one in text)
    reader = _Reader([*_words(plain)])
    reader.read()
    return Speech(text, tuple(reader.pieces), reader.void)


def _words(plain: str) -> Iterator[_Word]:
    """Words and stops; words joined by a hyphen are parted unless they are one word of the table."""
    for found in _TOKEN.finditer(plain):
        text = found[0].rstrip(",") if found[0] != "," else ","
        if text == "all in":
            text = "all-in"
        whole = text in OFFICIAL or text in LEAST or (text,) in SLANG or "-" not in text or _STOP.fullmatch(text)
        if whole:
            yield _Word(text, found.start(), found.end())
            continue
        at = found.start()
        for part in text.split("-"):
            yield _Word(part, at, at + len(part))
            at += len(part) + 1


class _Reader:
    """Reads words from left to right."""

    def __init__(self, words: Sequence[_Word]) -> None:
        self.words = words
        self.at = 0
        self.clause = _Clause()
        self.pieces: list[Piece] = []
        self.void = False
        self.apart = False

    def read(self) -> None:
        while self.at < len(self.words):
            self.at += self._step()

    def _step(self) -> int:
        """Read what stands here, and say how many words it took."""
        word = self.words[self.at]
        if word.stop or word.text == "," or word.text in JOINS:
            return self._break()
        if not self.clause.begun and self._asks(word.text):
            return self._question()
        for length in range(min(_LONGEST, len(self.words) - self.at), 0, -1):
            key = tuple(one.text for one in self.words[self.at : self.at + length])
            if key in SLANG and self._means(key):
                return self._act(SLANG[key], length, slang=key[0] not in USUAL)
        if word.text in OFFICIAL:
            return self._act(OFFICIAL[word.text], 1, slang=False)
        length = self._number()
        return self._amount(length) if length else self._other(word)

    def _break(self) -> int:
        self.clause = _Clause()
        self.apart = True
        return 1

    def _asks(self, word: str) -> bool:
        """Whether a question begins here: by its first word, or by the mark at its end."""
        for one in self.words[self.at :]:
            if one.stop or one.text == ",":
                return one.text.endswith("?") or (one.text == "," and word in ASKS)
        return word in ASKS

    def _question(self) -> int:
        """A question declares nothing."""
        length = next(
            (k for k, one in enumerate(self.words[self.at :]) if one.stop or one.text == ","), len(self.words) - self.at
        )
        self.void |= any(one.text in OFFICIAL or one.text in _NUMBER for one in self.words[self.at : self.at + length])
        return length

    def _means(self, key: tuple[str, ...]) -> bool:
        """Whether words that are also ordinary ones are an act here."""
        after = self._text(len(key))
        if key[-1] == "see":
            return after in THEIRS or after in ("you", "it", "the", "them") or self._number(len(key)) > 0
        if key == ("open",) or key == ("push",):
            return not self.clause.other
        if key[:2] == ("you", "win"):
            return not self.clause.begun
        return True

    def _act(self, general: General, length: int, *, slang: bool) -> int:
        clause = self.clause
        meant = self._pot_meant() if general == "pot" else slang or not self._noun()
        declared = meant and not clause.void and not clause.other
        self.void |= not declared and (clause.void or clause.other)
        clause.begun = True
        if declared:
            clause.acts.append(general)
            self._add("act", length, general=general, slang=slang)
        return length

    def _pot_meant(self) -> bool:
        """Whether "pot" is the act: "pot", "bet the pot", and not "half the pot" or "the pot is 800"."""
        before = self._text(-1)
        if before in THEIRS or before in FRACTIONS or self._text(-2) in FRACTIONS:
            return False
        return before != "the" or not {"bet", "raise"}.isdisjoint(self.clause.acts)

    def _noun(self) -> bool:
        """Whether a betting word is a noun here: "your raise", "the bet", "500 to call", "no raise"."""
        before, earlier = self._text(-1), self._text(-2)
        if before == "no":
            return not any(one.kind != "correction" for one in self.pieces)
        if before == "the":
            return earlier not in ("make", "making", "for")
        return before in THEIRS or (before == "to" and _is_number(earlier))

    def _number(self, ahead: int = 0) -> int:
        """How many words from here on are one amount."""
        at, end = self.at + ahead, 0
        while at < len(self.words):
            text = self.words[at].text
            if _is_number(text):
                if end and FIGURE.fullmatch(text) and FIGURE.fullmatch(self.words[at - 1].text):
                    break
                at += 1
                end = at
            elif (end and text in ("and", ",") and self._goes_on(at)) or (
                end and text == "point" and self._text_at(at + 1) in UNITS
            ):
                at += 1
            elif text in ("a", "an") and self._text_at(at + 1) in ("half", *SCALES):
                if end and self.words[at - 1].text not in ("and", "half"):
                    break
                at += 1
            else:
                break
        return end - self.at - ahead if end else 0

    def _goes_on(self, at: int) -> bool:
        """Whether a number goes on behind "and" or a comma: "two thousand, five hundred", "a hundred and fifty"."""
        before, after = self.words[at - 1].text, self._text_at(at + 1)
        if after == "a" and self._text_at(at + 2) == "half":
            return True
        scaled = next((one.text for one in self.words[at + 1 : at + 4] if one.text in SCALES), "")
        smaller = not scaled or (before in SCALES and SCALES[scaled] < SCALES[before])
        return before in SCALES and (after in UNITS or after in TENS) and smaller

    def _amount(self, length: int) -> int:
        found = spoken_amount([one.text for one in self.words[self.at : self.at + length] if one.text != ","])
        before, after = self._text(-1), self._text(length)
        stands = after == "to" and self._text(length + 1) in ("call", "me", "you")
        stands |= before == "is" and self._text(-2) in OFFICIAL
        self.clause.begun = True
        if found is None or before in THEIRS or self.clause.void or self.clause.other or stands:
            self.void |= found is not None and before not in THEIRS
            return length
        near = {before, self._text(-2), after, self._text(length + 1)}
        if after in JOINS or after == ",":
            near = {before, self._text(-2)}
        more = bool(near & MORE) and before != "to"
        self._add("amount", length, amount=found, increase=more, total=before == "to" or after in TOTAL - {"to"})
        return length

    def _other(self, word: _Word) -> int:
        """A word that names no act and no amount."""
        text, clause = word.text, self.clause
        if text in LEAST:
            self._add("least", 1)
        elif text in CONDITION and self._conditional(text):
            self._add("condition", 1)
            self.clause = clause = _Clause()
        elif text in CORRECTS:
            self._add("correction", 1)
            self.clause = _Clause()
            return 1
        elif text in DENIES or (text in CONSIDERS and self._text(1) != "like"):
            clause.void = True
        elif text in OTHERS and not clause.acts:
            clause.other = True
        elif text in OWN:
            clause.other = False
        clause.begun = True
        return 1

    def _conditional(self, text: str) -> bool:
        if text == "should":
            return self._text(1) in OTHERS
        if text == "case":
            return self._text(-1) == "in"
        if text == "any":
            return self._text(1) in ("bet", "raise", "amount", "card", "shove", "all-in")
        return True

    def _add(self, kind: PieceKind, length: int, **more: object) -> None:
        begins = self.at - (kind == "correction" and self._text(-1) in OWN)
        first, last = self.words[begins], self.words[self.at + length - 1]
        self.pieces.append(Piece(kind, first.start, last.end, apart=self.apart, **more))  # type: ignore[arg-type]
        self.apart = False

    def _text(self, ahead: int) -> str:
        return self._text_at(self.at + ahead)

    def _text_at(self, at: int) -> str:
        return self.words[at].text if 0 <= at < len(self.words) else ""


def _is_number(text: str) -> bool:
    return text in _NUMBER or bool(FIGURE.fullmatch(text))
