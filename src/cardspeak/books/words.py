"""The words of a text as the search sees them: lower case, without endings, with what players say for the same thing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import msgspec

from cardspeak.books.layer_files import needed_text

_WORD = re.compile(r"[a-z0-9]+")
_VOWEL = re.compile("[aeiouy]")
_DOUBLED = re.compile(r"([bdfgmnprt])\1$")

Phrase = tuple[str, ...]
"""Stems that stand next to each other."""


class Talk(msgspec.Struct, frozen=True):
    """How players talk: ``words.toml``, prepared for searching."""

    ignored: frozenset[str]
    joined: re.Pattern[str]
    same: tuple[tuple[Phrase, ...], ...]

    @property
    def known(self) -> frozenset[str]:
        """Every stem of the table."""
        return frozenset(word for group in self.same for phrase in group for word in phrase)


@cache
def talk() -> Talk:
    """The words table, read once."""
    table = needed_text("words.toml").tables()
    joined = re.compile(r"\b(?:" + "|".join(phrase.replace(" ", "[- ]") for phrase in table["joined"]) + ")")
    bare = Talk(frozenset(table["ignored"]), joined, ())
    same = tuple(tuple(dict.fromkeys(_phrases(group, bare))) for group in table["same"])
    return Talk(bare.ignored, joined, same)


def _phrases(group: Iterable[str], bare: Talk) -> Iterable[Phrase]:
    for words in group:
        phrase = tuple(_stems(words, bare))
        if (
            len(phrase) > 1 or " " not in words or bare.joined.fullmatch(words)
        ):  # what is left of "at the seat" means less
            yield phrase


def stems(text: str) -> list[str]:
    """The stems of a text, in order.

    >>> stems("She re-raised all-in; the dealer was mucking the cards")
    ['reraise', 'allin', 'dealer', 'muck', 'card']
    """
    return _stems(text, talk())


def _stems(text: str, talk: Talk) -> list[str]:
    lowered = talk.joined.sub(lambda found: re.sub("[- ]", "", found[0]), text.lower().replace("'s", ""))
    ignored = talk.ignored
    return [stem(word) for word in _WORD.findall(lowered) if word not in ignored]


@cache
def stem(word: str) -> str:
    """A word without its ending; good enough to bring the forms of one word together.

    >>> [stem(word) for word in ("raises", "raising", "raised", "penalties", "colour", "string", "dropped")]
    ['raise', 'raise', 'raise', 'penalty', 'color', 'string', 'drop']
    """
    if word.isdigit() or len(word) < 4:
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith("s") and not word.endswith(("ss", "us")):
        word = word[:-2] if word.endswith(("sses", "shes", "ches", "xes")) else word[:-1]
    for ending in ("ing", "ed"):
        if word.endswith(ending) and _VOWEL.search(word[: -len(ending)]) and len(word) - len(ending) >= 3:
            word = _DOUBLED.sub(r"\1", word.removesuffix(ending))
            if word.endswith(
                ("is", "ac", "anc", "clar", "at", "los", "us", "ov", "iv", "abl", "remov", "plac", "dodg", "lat")
            ):
                word += "e"
            break
    return word.replace("olour", "olor") if "olour" in word else word


def phrases_in(words: list[str]) -> list[tuple[Phrase, tuple[Phrase, ...]]]:
    """The phrases of the table that stand in a list of stems, longest first, each with what else means the same.

    >>> [found for found, _ in phrases_in(stems("is this a string bet"))]
    [('string', 'bet')]
    """
    found = []
    for group in talk().same:
        said = [phrase for phrase in group if _at(words, phrase) is not None]
        if said:
            longest = max(said, key=len)
            found.append((longest, tuple(phrase for phrase in group if phrase != longest)))
    return sorted(found, key=lambda pair: -len(pair[0]))


def _at(words: list[str], phrase: Phrase) -> int | None:
    """Where a phrase begins among words, or None."""
    size = len(phrase)
    for start in range(len(words) - size + 1):
        if words[start] == phrase[0] and tuple(words[start : start + size]) == phrase:
            return start
    return None
