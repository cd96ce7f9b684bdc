"""Finding rules by the words of players: ranked, with typos forgiven, and rule numbers first."""

from __future__ import annotations

import difflib
import math
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

import msgspec

from cardspeak.books.languages import ENGLISH, rule_in
from cardspeak.books.library import Book, book, plain_number
from cardspeak.books.library import books as all_books
from cardspeak.books.rule import Rule
from cardspeak.books.syllables import SyllableIndex, in_syllables
from cardspeak.books.words import Phrase, phrases_in, stem, stems, talk

TITLE, SAYS, DOUBT = 4.0, 1.0, 0.3
"""What a word counts for, by where it stands."""
SYNONYM, APART = 0.6, 0.35
"""What a match counts for when it is of another word, or of a phrase torn apart."""
PHRASE, PAIR = 1.6, 0.5
"""What a phrase of the words table, and two words side by side, add."""
POINTED, OWN, HEAD = 0.5, 1.25, 1.25
"""What is added for a title that is all about it, and the factors of a book's own rules and of the head of several parts."""
NEAR = 0.77
"""How like a known word a misspelt one has to be."""
_SATURATION, _LENGTH = 1.4, 0.6

_WORD = re.compile(r"[a-z0-9]+")
_LAST_PART = re.compile(r"[-/(.][^-/(.]*$")
_NUMBER_IN_TEXT = re.compile(
    r"(?:\b(?:rule|clause|section)\s+|(?:규정|규칙|조항)\s*)([a-z\d./()-]*\d[a-z\d./()-]*|rp-[\w-]+)", re.IGNORECASE
)
_NUMBER = re.compile(r"(?=.*\d)[\w./()-]+|[a-z]-[\w-]+|rp-?\w*", re.IGNORECASE)


class Hit(msgspec.Struct, frozen=True):
    """A rule that was found, the books it stands in, and how well it fits."""

    rule: Rule
    books: tuple[str, ...]
    score: float


def search(
    query: str, books: Iterable[Book | str] | None = None, limit: int = 10, lang: str = ENGLISH
) -> tuple[Hit, ...]:
    """The rules that fit a question best, in all books or in some; a question in another language asks its texts.

    >>> [hit.rule.id for hit in search("string bet", ["tda-2024"], limit=1)]
    ['56']
    >>> [hit.rule.id for hit in search("strng bet", ["888pl"], limit=1)]
    ['3-iv-10']
    """
    named = tuple(book(one) if isinstance(one, str) else one for one in books or ())
    asked = named or all_books()
    everything = _everything() if all(one.house is None for one in asked) else _catalogue(asked)
    homes: dict[int, list[str]] = defaultdict(list)
    for one in asked:
        for rule in one.rules:
            homes[id(rule)].append(one.id)
    numbered = _by_number(query, asked)
    first = {id(rule): rule for rule in numbered}
    ranked = [Hit(rule, tuple(homes[id(rule)]), 1000.0 - place) for place, rule in enumerate(first.values())]
    own = {one.id for one in named}
    found = []
    for number, score in everything.scored(query, lang):
        rule = everything.rules[number]
        if id(rule) in homes and id(rule) not in first:
            weighed = score * (OWN if rule.layer in own else 1.0) * (HEAD if number in everything.heads else 1.0)
            found.append(Hit(rule, tuple(homes[id(rule)]), round(weighed, 3)))
    found.sort(key=lambda hit: -hit.score)
    return tuple((ranked + found)[:limit])


def _by_number(query: str, asked: Sequence[Book]) -> list[Rule]:
    """The rules whose number was asked for, exact ones before their parts."""
    said = plain_number(query)
    numbers = [said] if _NUMBER.fullmatch(said) else _NUMBER_IN_TEXT.findall(query)
    found = [rule for number in numbers for one in asked for rule in one.find(number)]
    exact = {plain_number(number) for number in numbers}
    return sorted(found, key=lambda rule: rule.id.lower() not in exact)


class Index:
    """Where each stem stands, in a list of texts: each a title, what it says, and what is doubtful."""

    def __init__(self, texts: Sequence[tuple[str, str, str]]) -> None:
        self.titles = [stems(title) for title, _, _ in texts]
        self.texts = [stems(says) for _, says, _ in texts]
        self.places: dict[str, dict[int, float]] = defaultdict(dict)
        for number, (_, _, doubt) in enumerate(texts):
            parts = ((self.titles[number], TITLE), (self.texts[number], SAYS), (stems(doubt), DOUBT))
            for words, weight in parts:
                for word in words:
                    there = self.places[word]
                    there[number] = there.get(number, 0.0) + weight
        self.lengths = [len(title) + len(text) for title, text in zip(self.titles, self.texts, strict=True)]
        self.mean_length = sum(self.lengths) / max(1, len(texts))
        self.known = {
            *self.places,
            *talk().known,
            *(word for title, _, _ in texts for word in _WORD.findall(title.lower())),
        }

    def scored(self, query: str) -> list[tuple[int, float]]:
        """Every text that fits at all, by its place, best first; equal ones in their order."""
        asked = list(dict.fromkeys(stems(self.corrected(query)) or [stem(word) for word in query.lower().split()]))
        total: dict[int, float] = defaultdict(float)
        covered: dict[int, set[str]] = defaultdict(set)
        meant: list[Phrase] = [(word,) for word in asked]
        for word in asked:
            for number, score in self._word(word).items():
                total[number] += score
                covered[number].add(word)
        for phrase, others in phrases_in(asked):
            meant += others
            for number, score in self._meaning(phrase, others).items():
                total[number] += score
                covered[number].update(phrase)
        for pair in pairwise(asked):
            for number, score in self._phrase(pair, apart=0.0).items():
                total[number] += score * PAIR
        rarity = {word: self._rarity(word) for word in asked}
        whole = sum(rarity.values())
        ranked = []
        for number, score in total.items():
            answered = sum(rarity[word] for word in covered[number] if word in rarity) / whole
            pointed = 1 + POINTED * _share(self.titles[number], meant)
            ranked.append((number, score * (0.25 + 0.75 * answered) ** 1.5 * pointed))
        return sorted(ranked, key=lambda pair: (-pair[1], pair[0]))

    def corrected(self, query: str) -> str:
        """A question with each word that stands nowhere replaced by the nearest that does.

        >>> Index([("Action out of turn", "", "")]).corrected("Out-of-trun acton")
        'out-of-turn action'
        """
        return _WORD.sub(lambda found: self._spelt(found[0]), query.lower())

    def _spelt(self, word: str) -> str:
        if len(word) < 4 or word.isdigit() or word in talk().ignored or stem(word) in self.known:
            return word
        return nearest(word, self.known)

    def _rarity(self, word: str) -> float:
        there = len(self.places.get(word, ())) or 1
        return math.log(1 + (len(self.lengths) - there + 0.5) / (there + 0.5))

    def _word(self, word: str) -> dict[int, float]:
        """The score of one word in each rule."""
        rarity = self._rarity(word)
        return {number: rarity * self._weight(number, weight) for number, weight in self.places.get(word, {}).items()}

    def _weight(self, number: int, weight: float) -> float:
        room = _SATURATION * (1 - _LENGTH + _LENGTH * self.lengths[number] / self.mean_length)
        return weight * (_SATURATION + 1) / (weight + room)

    def _meaning(self, phrase: Phrase, others: Iterable[Phrase]) -> dict[int, float]:
        """The score of a phrase of the table: itself, or anything that means the same."""
        best = {number: PHRASE * score for number, score in self._phrase(phrase).items()}
        for other in others:
            for number, score in self._phrase(other).items():
                best[number] = max(best.get(number, 0.0), PHRASE * SYNONYM * score)
        return best

    def _phrase(self, phrase: Phrase, apart: float = APART) -> dict[int, float]:
        """The score of words that stand together: in full side by side, a part of it in one text."""
        scores = [self._word(word) for word in phrase if word in self.places]
        if len(scores) < len(phrase):
            return {}
        numbers = set(scores[0]).intersection(*scores[1:])
        found = {}
        for number in numbers:
            together = (
                len(phrase) == 1
                or _side_by_side(phrase, self.titles[number])
                or _side_by_side(phrase, self.texts[number])
            )
            if together or apart:
                mean = sum(score[number] for score in scores) / math.sqrt(len(phrase))
                found[number] = mean * (1.0 if together else apart)
        return found


class RuleIndex(msgspec.Struct, frozen=True):
    """Rules and the index of their texts."""

    rules: list[Rule]
    index: Index
    heads: frozenset[int]
    """The rules that have parts of their own."""
    syllables: dict[str, SyllableIndex]
    """The texts in other languages, made when they are first asked for."""

    def scored(self, query: str, lang: str) -> list[tuple[int, float]]:
        """Every rule that fits a question, by its place, best first."""
        if lang == ENGLISH or not in_syllables(query):
            return self.index.scored(query)
        if lang not in self.syllables:
            texts = (rule_in(rule, lang) for rule in self.rules)
            self.syllables[lang] = SyllableIndex([(rule.title, rule.says) for rule in texts])
        return self.syllables[lang].scored(query)


@cache
def _everything() -> RuleIndex:
    """All layers, each rule once."""
    return _catalogue(all_books())


def _catalogue(asked: Iterable[Book]) -> RuleIndex:
    rules = list({id(rule): rule for one in asked for rule in one.rules}.values())
    whole = {(rule.layer, _LAST_PART.sub("", rule.id)) for rule in rules if _LAST_PART.search(rule.id)}
    heads = frozenset(number for number, rule in enumerate(rules) if (rule.layer, rule.id) in whole)
    return RuleIndex(rules, Index([(rule.title, rule.says, rule.doubt) for rule in rules]), heads, {})


def ranked_names(topic: str, names: tuple[str, ...]) -> list[tuple[int, float]]:
    """Which of a few names a topic means, by their place in the list: all its words, or what means the same, are there.

    >>> ranked_names("colour up", ("Odd chip", "Chip race: limits"))[0][0]
    1
    """
    index = _names(names)
    asked = stems(index.corrected(topic))
    said = {word for phrase, _ in phrases_in(asked) for word in phrase}
    return [
        (place, score)
        for place, score in index.scored(topic)
        if all(word in index.titles[place] or word in said for word in asked)
    ]


@cache
def _names(names: tuple[str, ...]) -> Index:
    return Index([(name, "", "") for name in names])


def _share(title: list[str], meant: Iterable[Phrase]) -> float:
    """How much of a title is made of phrases that were meant."""
    words = set(title)
    said = {word for phrase in meant if words.issuperset(phrase) for word in phrase}
    return len(said) / max(1, len(words))


def _side_by_side(phrase: Phrase, words: list[str]) -> bool:
    first, size = phrase[0], len(phrase)
    return any(word == first and tuple(words[at : at + size]) == phrase for at, word in enumerate(words))


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that a misspelt one was meant to be; itself where none is near.

    >>> nearest("mideal", ["misdeal", "redeal", "muck"])
    'misdeal'
    """
    near = [one for one in known if abs(len(one) - len(word)) <= 2 and _alike(one, word)]
    swapped = [one for one in sorted(near) if sorted(one) == sorted(word)]
    if swapped:
        return swapped[0]
    return next(iter(difflib.get_close_matches(word, sorted(near), n=1, cutoff=NEAR)), word)


def _alike(known: str, word: str) -> bool:
    """Whether two words share their first letter or most of their letters: a quick look before the slow one."""
    return known[0] == word[0] or len(set(known) & set(word)) >= len(set(word)) - 1
