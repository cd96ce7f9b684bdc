"""Finding an offence by what people call it: the words of its name, its title and its rules, whatever their order and endings."""

from __future__ import annotations

import difflib
from collections import Counter
from functools import cache

import msgspec

from cardspeak.books.layer_files import chain, needed_text
from cardspeak.books.library import book as library_book
from cardspeak.books.practice import Offence, practice
from cardspeak.books.syllables import SyllableIndex, in_syllables
from cardspeak.books.words import Phrase, stem, stems
from cardspeak.words import message
from cardspeak.words.catalogue import LANGUAGES, worded

NAMED, BY_RULE = 1.0, 0.4
"""What a word counts for that the offence has in its name or title, or only in the title of a rule it rests on."""
ACT, OBJECT, UNKNOWN = 1.0, 0.3, 0.6
"""What a word counts for by itself: an act, what it is done to, a word that no offence of the book has."""
CERTAIN, POSSIBLE = 0.6, 0.5
"""How much of what was said an offence must cover to be meant, and to be worth a question."""
SURE = 1.15
"""How well it must fit where nobody has said that the words are about an offence."""
WHOLE = 0.99
"""How much it must cover where only what an act is done to is the same."""
LEAD = 0.02
"""How far the best must be ahead of the next."""
BRIEF, EXACT, IN_NAME, OWN_LAYER, OWN_RULE = 0.3, 0.2, 0.05, 0.1, 0.1
"""What else speaks for an offence: it says little else, it has the very words, even in its name, its layer is near to the
book, its rule has no other."""
MOST_OFFERED = 4
SPELLED, SAME_WORD = 4, 0.84
"""How long a word is at least to be looked for in another spelling, and how like it must be."""


class OffenceWords(msgspec.Struct, frozen=True):
    """``offence-words.toml``, prepared for searching."""

    ignored: frozenset[str]
    objects: frozenset[str]
    meaning: dict[Phrase, str]
    """What a phrase of stems stands for."""
    instead: tuple[tuple[Phrase, Phrase], ...]
    longest: int

    def weight(self, meaning: str) -> float:
        """How much a meaning tells."""
        return OBJECT if meaning in self.objects else ACT


class Found(msgspec.Struct, frozen=True):
    """What somebody's words may mean: one offence, or several that are equally near; none where the book has nothing like it."""

    offences: tuple[Offence, ...]
    score: float = 0.0

    @property
    def sure(self) -> bool:
        """Whether the words tell the offence even where nobody has said that they are about one."""
        return self.meant is not None and self.score >= SURE

    @property
    def meant(self) -> Offence | None:
        """The offence, where there is no doubt."""
        return self.offences[0] if len(self.offences) == 1 else None


def find(book: str, said: str) -> Found:
    """The offences of a book that some words may mean, the nearest first.

    >>> [one.id for one in find("tda-2024", "betting where the dealer cannot reach").offences]
    ['betting-out-of-reach']
    >>> find("apl-2007", "whistling").offences
    ()
    """
    known = _offences(book)
    exact = known.get(said) or known.get("-".join(said.lower().replace("_", "-").split()))
    if exact is not None:
        return Found((exact,), SURE)
    if in_syllables(said):
        return Found(_by_syllables(book, said))
    scored = sorted(_scored(book, said), key=lambda one: -one[0])
    if not scored:
        return Found(())
    best = scored[0][0]
    near = tuple(offence for score, offence in scored if score > best - LEAD)
    certain = [offence for score, offence in scored if score >= CERTAIN]
    if len(near) == 1 and certain:
        return Found(near, best)
    return Found(near[:MOST_OFFERED] if len(near) > 1 else tuple(one for _, one in scored[:MOST_OFFERED]))


def _scored(book: str, said: str) -> list[tuple[float, Offence]]:
    """The offences that some words may mean, each with how well it fits."""
    index, words = _index(book), _words()
    spoken = [index.spelled(one) for one in _plain(said)]
    asked = _meanings(" ".join(spoken))
    weights = {one: words.weight(one) * (1 if one in index.known else UNKNOWN) for one in asked}
    whole = sum(weights.values())
    found = []
    for entry in index.entries:
        covered = sum(weights[one] * (NAMED if one in entry.named else BY_RULE) for one in asked & entry.all) / (
            whole or 1
        )
        if covered < POSSIBLE or (covered < WHOLE and not (asked & entry.all) - words.objects):
            continue
        own = sum(map(words.weight, entry.named))
        brief = sum(map(words.weight, entry.named & asked)) / (own or 1)
        exact = len(entry.stems.intersection(spoken)) / len(set(spoken))
        named = len(set(_plain(entry.offence.id)).intersection(spoken)) / len(set(spoken))
        found.append(
            (
                covered
                + BRIEF * brief
                + EXACT * exact
                + IN_NAME * named
                + OWN_LAYER * entry.nearness
                + OWN_RULE / entry.sharing,
                entry.offence,
            )
        )
    return found


class IndexedOffence(msgspec.Struct, frozen=True):
    """An offence with what it speaks of."""

    offence: Offence
    stems: frozenset[str]
    """The words of its name and title."""
    named: frozenset[str]
    """What they mean."""
    all: frozenset[str]
    """The same, with what the titles of its rules mean."""
    nearness: float
    """How near its layer is to the book: 1 for its own."""
    sharing: int
    """How many offences rest on the rule that it rests on first."""


class OffenceIndex(msgspec.Struct, frozen=True):
    """The offences of a book, and everything that some offence speaks of."""

    entries: tuple[IndexedOffence, ...]
    known: frozenset[str]
    stems: frozenset[str]
    """Every word that means something."""

    def spelled(self, word: str) -> str:
        """A word as it is spelled here, where it is nearly one that means something."""
        if word in self.stems or len(word) < SPELLED:
            return word
        near = difflib.get_close_matches(word, sorted(self.stems), n=1, cutoff=SAME_WORD)
        return near[0] if near else word


@cache
def _index(book: str) -> OffenceIndex:
    entries = []
    rules, layers = library_book(book), [layer.id for layer in chain(book)]
    sharing = Counter(offence.cites[0] for offence in _offences(book).values())
    for offence in _offences(book).values():
        text = f"{offence.id} {offence.title} {message(f'offence.{offence.id}')}"
        named = _meanings(text)
        ruled = _meanings(" ".join(rules.rule(one).title for one in offence.cites))
        nearness = 1 - layers.index(offence.layer) / len(layers)
        entries.append(
            IndexedOffence(offence, frozenset(_plain(text)), named, named | ruled, nearness, sharing[offence.cites[0]])
        )
    words = _words()
    stems = {one for phrase in words.meaning for one in phrase}.union(words.ignored, *(one.stems for one in entries))
    return OffenceIndex(tuple(entries), frozenset(one for entry in entries for one in entry.all), frozenset(stems))


@cache
def _words() -> OffenceWords:
    table = needed_text("offence-words.toml").tables()
    meaning: dict[Phrase, str] = {}
    for group in table["same"]:
        for phrase in group:
            meaning.setdefault(tuple(_plain(phrase)), group[0])
    instead = tuple((tuple(_plain(said)), tuple(_plain(meant))) for said, meant in table["instead"])
    objects = {meaning.get((one,), one) for phrase in table["objects"] for one in _plain(phrase)}
    return OffenceWords(
        frozenset(map(stem, table["ignored"])), frozenset(objects), meaning, instead, max(map(len, meaning))
    )


def _plain(text: str) -> list[str]:
    """The stems of a text; a name with hyphens is a text too."""
    text = text.replace("-", " ").replace("_", " ")
    return [one for one in stems(text) or map(stem, text.lower().split()) if not one.isdigit()]


def _meanings(text: str) -> frozenset[str]:
    """What a text speaks of: its phrases and words, each by the first that means the same."""
    known, found, at = _words(), set(), 0
    words = _plain(text)
    for said, meant in known.instead:
        words = _replaced(words, said, meant)
    while at < len(words):
        size = next((n for n in range(known.longest, 1, -1) if tuple(words[at : at + n]) in known.meaning), 1)
        phrase = tuple(words[at : at + size])
        if phrase in known.meaning or phrase[0] not in known.ignored:
            found.add(known.meaning.get(phrase, phrase[0]))
        at += size
    return frozenset(found)


def _replaced(words: list[str], said: Phrase, meant: Phrase) -> list[str]:
    size = len(said)
    for at in range(len(words) - size + 1):
        if tuple(words[at : at + size]) == said:
            return [*words[:at], *meant, *words[at + size :]]
    return words


def _by_syllables(book: str, said: str) -> tuple[Offence, ...]:
    known = list(_offences(book).values())
    best: tuple[float, Offence] | None = None
    for language in LANGUAGES:
        titles = [(worded(message(f"offence.{one.id}"), language), "") for one in known]
        for at, score in SyllableIndex(titles).scored(said)[:1]:
            if best is None or score > best[0]:
                best = score, known[at]
    return () if best is None else (best[1],)


def _offences(book: str) -> dict[str, Offence]:
    return {name: one for name, one in practice(book, "offence").items() if isinstance(one, Offence)}
