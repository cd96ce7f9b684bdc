"""A line that is nearly a sentence: other tense, articles, words of the same meaning, clauses in another order.

A form and a line are laid side by side, and what differs has a price: little for a word that says nothing, more for a word of the
same meaning, far too much for a word that matters. The cheapest form is taken where it is cheap enough and no other is as cheap;
otherwise the cheapest ones are offered, with the player's own words in their places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from cardspeak.floor.lexer import Token
from cardspeak.floor.script.english import FILLERS, PREPOSITIONS, meanings, stem
from cardspeak.floor.script.template import Slot, TemplateItem, Variant
from cardspeak.floor.slots import POSSESSIVE, Cast, card_values

ACCEPTED = 1.0
"""What a line may differ from a sentence and still be read as it."""
OFFERED = 5.0
"""What it may differ to be offered as what was perhaps meant."""
APART = 0.25
"""By how much the cheapest reading must be cheaper than that of any other sentence."""
MOST_CLAUSES = 4
MOST_OFFERED = 3

SAME, INFLECTED, FILLER, WORD_LEFT_OUT, PREPOSITION, NOUN, MEANING = 0.0, 0.02, 0.05, 0.15, 0.3, 0.35, 0.4
STRANGE, MISSING, EMPTY, TURNED = 2.0, 2.0, 1.5, 0.2
"""A word that matters and is not in the form, or not in the line; a slot that nothing fills; clauses in another order."""

OWNED = frozenset({"hand", "card", "chip", "seat"})
"""What a player has: named or not, the sentence is the same."""

MARKS = frozenset({",", ".", ";"})
WORDS_IN = frozenset({"word", "street", "count", "setting"})
"""Kinds of slots that hold words of the line which are neither players nor cards."""

Filled = tuple[tuple[str, object, tuple[Token, ...]], ...]
"""Slots with what they hold, and the words it was read from."""


@dataclass(frozen=True)
class Reading:
    """A form that a line is near to."""

    price: float
    variant: Variant
    filled: Filled

    @property
    def whole(self) -> bool:
        """Whether every slot has been filled."""
        return len(self.filled) == sum(isinstance(item, Slot) for item in self.variant.items)

    @property
    def said(self) -> dict[str, object]:
        """What the slots hold."""
        return {**self.variant.picked, **{name: value for name, value, _ in self.filled}}

    def __str__(self) -> str:
        written = {name: " ".join(token.raw for token in tokens) for name, _, tokens in self.filled}
        line: list[str] = []
        for place, item in enumerate(self.variant.items):
            if isinstance(item, str):
                line.append(item)
                continue
            text = written.get(item.name, f"<{item.kind.about}>")
            last = place + 1 == len(self.variant.items)
            line.append(POSSESSIVE.sub("", text) if last or line[-1:] == ["of"] else text)
        return " ".join(line)


class Tolerant:
    """All forms, ready to be compared with lines that none of them fits."""

    def __init__(self, variants: Sequence[Variant]) -> None:
        self.forms = [_Form.of(place, one) for place, one in enumerate(variants) if not one.greedy]
        self.by_stem: dict[str, list[_Form]] = {}
        for form in self.forms:
            for key in form.keys:
                self.by_stem.setdefault(key, []).append(form)

    def readings(self, tokens: Sequence[Token], cast: Cast) -> list[Reading]:
        """The sentences that a line is near to, the nearest first, one of each form."""
        candidates = self._candidates(tokens, cast)
        best: dict[int, Reading] = {}
        for turned, order in enumerate(_orders(tokens, cast)):
            price = TURNED if turned else 0.0
            laid = _Line(order, cast)
            for least, form in candidates:
                most = _most(best)
                if least + price > most:
                    break
                found = laid.beside(form.variant.items, most - price)
                if found is not None:
                    reading = Reading(found[0] + price, form.variant, found[1])
                    known = best.get(id(form.variant.form))
                    if known is None or reading.price < known.price:
                        best[id(form.variant.form)] = reading
            if not turned and accepted(_sorted(best)):
                break
        return _sorted(best)

    def _candidates(self, tokens: Sequence[Token], cast: Cast) -> list[tuple[float, _Form]]:
        """The forms of whose words that matter the line has at least half, with the least that they can cost."""
        words = [stem(token.key) for token in tokens if token.kind == "word" and _is_a_word(token, cast)]
        strong = [meanings(word) for word in words if word not in OWNED]
        there: dict[int, tuple[_Form, int]] = {}
        for key in frozenset().union(*map(meanings, words)):
            for form in self.by_stem.get(key, ()):
                there[id(form)] = (form, there.get(id(form), (form, 0))[1] + 1)
        found = []
        for form, count in there.values():
            if 2 * count >= len(form.keys):
                strange = sum(form.stems.isdisjoint(word) for word in strong) - form.takes_words
                found.append((MISSING * (len(form.keys) - count) + STRANGE * max(0, strange), form))
        return sorted((one for one in found if one[0] <= OFFERED), key=lambda one: (one[0], one[1].place))


@dataclass(frozen=True, eq=False)
class _Form:
    """A way to write a form, with its words for comparison."""

    place: int
    variant: Variant
    keys: frozenset[str]
    """The stems of its words that matter."""
    stems: frozenset[str]
    takes_words: int
    """How many of its slots hold words of the line."""

    @classmethod
    def of(cls, place: int, variant: Variant) -> _Form:
        words = [item for item in variant.items if isinstance(item, str)]
        slots = [item for item in variant.items if isinstance(item, Slot)]
        keys = frozenset(stem(word) for word in words if _matters(word))
        return cls(place, variant, keys, frozenset(map(stem, words)), sum(slot.kind.name in WORDS_IN for slot in slots))


def _most(best: dict[int, Reading]) -> float:
    """What another reading may cost to be among those offered."""
    prices = sorted(one.price for one in best.values())
    return min([OFFERED, *prices[MOST_OFFERED - 1 : MOST_OFFERED]])


def _sorted(best: dict[int, Reading]) -> list[Reading]:
    return sorted(best.values(), key=lambda one: one.price)[:MOST_OFFERED]


def _is_a_word(token: Token, cast: Cast) -> bool:
    """Whether a word matters: neither filling, nor a player, nor a card."""
    return _matters(token.key) and cast.seat(token.text) is None and card_values(token.text) is None


def accepted(readings: Sequence[Reading]) -> Reading | None:
    """The reading that is near enough, and nearer than any other."""
    if not readings or readings[0].price > ACCEPTED or not readings[0].whole:
        return None
    if len(readings) > 1 and readings[1].price - readings[0].price < APART:
        return None
    return readings[0]


@cache
def _matters(word: str) -> bool:
    return word not in PREPOSITIONS and stem(word) not in FILLERS and word != "?"


def _orders(line: Sequence[Token], cast: Cast) -> Iterator[tuple[Token, ...]]:
    """The line as it stands, then with "Ann's hand" as "hand of Ann", and with its clauses in other orders."""
    tokens = _without_marks(line)
    yield tokens
    owned = list(_with_of(line, cast))
    if len(owned) != len(line):
        yield _without_marks(owned)
    clauses = _clauses(owned, cast)
    if 2 <= len(clauses) <= MOST_CLAUSES:
        for order in permutations(clauses):
            turned = _without_marks([token for clause in order for token in clause])
            if turned != tokens:
                yield turned


def _without_marks(tokens: Sequence[Token]) -> tuple[Token, ...]:
    return tuple(token for token in tokens if token.raw not in MARKS)


def _with_of(tokens: Sequence[Token], cast: Cast) -> Iterator[Token]:
    """The line with "of" and the owner behind what is owned, and whatever says which one it is."""
    at = 0
    while at < len(tokens):
        token = tokens[at]
        owns = token.kind == "word" and token.text[-2:] in ("'s", "’s") and cast.seat(token.text) is not None
        last = next((k for k in range(at + 1, min(at + 4, len(tokens))) if stem(tokens[k].key) in OWNED), None)
        if not owns or last is None:
            yield token
            at += 1
            continue
        yield from tokens[at + 1 : last + 1]
        yield Token("word", "of", token.column, "of", key="of")
        yield token
        at = last + 1


def _clauses(tokens: list[Token], cast: Cast) -> list[list[Token]]:
    """Each begins after a comma, with a preposition or with "because"; after a preposition's also with a player."""
    clauses: list[list[Token]] = [[]]
    for place, token in enumerate(tokens):
        begins = token.key in PREPOSITIONS or token.key == "because" or tokens[place - 1].raw in MARKS
        inside = clauses[-1] and clauses[-1][0].key in PREPOSITIONS and tokens[place - 1].key not in PREPOSITIONS
        if clauses[-1] and (begins or (inside and token.kind == "word" and cast.seat(token.text) is not None)):
            clauses.append([])
        clauses[-1].append(token)
    return clauses


class _Line:
    """One order of a line's words, to be laid beside forms."""

    def __init__(self, tokens: tuple[Token, ...], cast: Cast) -> None:
        self.tokens, self.cast = tokens, cast
        self.skipping = [_skipped(token) for token in tokens]
        self._read: dict[tuple[str, int], tuple[tuple[object, int], ...]] = {}

    def _readings(self, slot: Slot, at: int) -> tuple[tuple[object, int], ...]:
        key = (slot.kind.name, at)
        if key not in self._read:
            self._read[key] = tuple(slot.kind.read(self.tokens, at, self.cast))
        return self._read[key]

    def beside(self, items: tuple[TemplateItem, ...], most: float) -> tuple[float, Filled] | None:
        """The cheapest way to lay the line beside a form, and what its slots hold then; None where it costs more."""
        width = len(self.tokens)
        ways: list[list[tuple[float, Filled] | None]] = [[None] * (width + 1) for _ in range(len(items) + 1)]
        ways[0][0] = (0.0, ())
        for place in range(len(items) + 1):
            item = items[place] if place < len(items) else None
            for at in range(width + 1):
                way = ways[place][at]
                if way is None:
                    continue
                if at < width:
                    _cheaper(ways[place], at + 1, way, self.skipping[at], most)
                if item is not None:
                    self._go_on(ways[place + 1], item, at, way, most)
        return ways[len(items)][width]

    def _go_on(
        self,
        after: list[tuple[float, Filled] | None],
        item: TemplateItem,
        at: int,
        way: tuple[float, Filled],
        most: float,
    ) -> None:
        if isinstance(item, Slot):
            _cheaper(after, at, way, EMPTY, most)
            for value, then in self._readings(item, at) if at < len(self.tokens) else ():
                _cheaper(after, then, way, SAME, most, (item.name, value, self.tokens[at:then]))
            return
        _cheaper(after, at, way, _left_out(item), most)
        if at < len(self.tokens):
            price = _apart(item, self.tokens[at].key)
            if price is not None:
                _cheaper(after, at + 1, way, price, most)


def _cheaper(
    row: list[tuple[float, Filled] | None],
    at: int,
    way: tuple[float, Filled],
    price: float,
    most: float,
    *filled: tuple[str, object, tuple[Token, ...]],
) -> None:
    """Keep a way to a place where it is the cheapest so far."""
    price += way[0]
    known = row[at]
    if price <= most and (known is None or price < known[0]):
        row[at] = (price, (*way[1], *filled))


@cache
def _skipped(token: Token) -> float:
    """What it costs to pass over a word of the line."""
    if token.kind != "word":
        return STRANGE
    if token.key in PREPOSITIONS:
        return PREPOSITION
    if stem(token.key) in OWNED:
        return NOUN
    return FILLER if stem(token.key) in FILLERS else STRANGE


@cache
def _left_out(word: str) -> float:
    """What it costs that the line has not got a word of the form."""
    if word == "?":
        return MISSING
    if word in PREPOSITIONS:
        return PREPOSITION
    if stem(word) in OWNED:
        return NOUN
    return WORD_LEFT_OUT if stem(word) in FILLERS else MISSING


@cache
def _apart(word: str, key: str) -> float | None:
    """What it costs to take a word of the line for one of the form; None where it is another word."""
    if key == word:
        return SAME
    if not key or not word[0].isalpha():
        return None
    base = stem(word)
    if stem(key) == base:
        return INFLECTED
    return MEANING if _matters(word) and base in meanings(stem(key)) else None
