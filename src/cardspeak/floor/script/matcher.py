"""Which form a line is: the one with the most plain words, found by an index of words; and what is wrong where none fits."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.floor.forms import FORMS, SentenceForm
from cardspeak.floor.lexer import Token
from cardspeak.floor.script.template import Slot, TemplateItem, Variant, variants
from cardspeak.floor.script.tolerant import Tolerant, accepted
from cardspeak.floor.slots import Cast
from cardspeak.words import Message, Sayable, items, message

MOST_EXPECTED = 6


@dataclass(frozen=True)
class Match:
    """A line read: its form, what the slots hold, and which tokens are plain words of the form."""

    form: SentenceForm
    said: Mapping[str, object]
    plain: frozenset[int]
    """Places of the tokens that the form spells out."""
    greedy: bool = False
    line: str = ""
    """The sentence that it was taken for, where it was written in other words."""


class NotRead(Unreadable):
    """A line that is no sentence; ``meant`` are those that were perhaps meant, with the player's words in their places."""

    def __init__(self, meant: tuple[str, ...], code: str, values: Mapping[str, Sayable], **more: Any) -> None:
        super().__init__(code, values, **more)
        self.meant = meant

    @property
    def message(self) -> Message:
        """What is wrong, and which sentences were perhaps meant."""
        return super().message.then(message("script.perhaps", lines=items(self.meant, "bar")) if self.meant else None)


Bound = tuple[tuple[str, object], ...]


class Lexicon:
    """All forms, ready for matching."""

    def __init__(self, forms: Iterable[SentenceForm]) -> None:
        told = [variant for form in forms for variant in variants(form)]
        self.variants = [variant for variant in told if not variant.form.last_resort]
        self.last_resort = [variant for variant in told if variant.form.last_resort]
        """What a line may be that is nothing else."""
        self.tolerant = Tolerant(self.variants)
        self.always: list[Variant] = []
        """Variants without a plain word, tried on every line."""
        self.by_word: dict[str, list[Variant]] = {}
        """The others, each under its longest word."""
        for variant in self.variants:
            if variant.words:
                self.by_word.setdefault(max(variant.words, key=lambda word: (len(word), word)), []).append(variant)
            else:
                self.always.append(variant)

    def match(self, tokens: Sequence[Token], cast: Cast) -> Match | None:
        """The best reading of a line, or None."""
        keys = {token.key for token in tokens}
        best: tuple[tuple[int, bool], Variant, Bound, frozenset[int]] | None = None
        for variant in self._candidates(keys):
            rank = (len(variant.words), not variant.greedy)
            if best is not None and rank <= best[0]:
                continue
            found = _fill(variant.items, 0, tokens, 0, cast, None)
            if found is not None:
                best = (rank, variant, *found)
        if best is None:
            return None
        _, variant, bound, plain = best
        return Match(variant.form, {**variant.picked, **dict(bound)}, plain, variant.greedy)

    def _candidates(self, keys: set[str]) -> Iterator[Variant]:
        for key in keys:
            for variant in self.by_word.get(key, ()):
                if variant.words <= keys:
                    yield variant
        yield from self.always

    def otherwise(self, tokens: Sequence[Token], cast: Cast) -> Iterator[Match]:
        """What a line may be that is no sentence, not even in other words."""
        for variant in self.last_resort:
            found = _fill(variant.items, 0, tokens, 0, cast, None)
            if found is not None:
                yield Match(variant.form, {**variant.picked, **dict(found[0])}, found[1], variant.greedy)

    def nearly(self, tokens: Sequence[Token], cast: Cast) -> Match:
        """The sentence that a line is in other words; refused with those that it is near to where none is near enough."""
        readings = self.tolerant.readings(tokens, cast)
        best = accepted(readings)
        if best is not None:
            return Match(best.variant.form, best.said, frozenset(), line=str(best))
        raise self._refusal(tokens, cast, tuple(map(str, readings)))

    def _refusal(self, tokens: Sequence[Token], cast: Cast, meant: tuple[str, ...]) -> NotRead:
        """What is wrong with a line that no form fits: the furthest point reached, and what was expected there."""
        reach = Reach()
        for variant in self.variants:
            if not variant.begins_with_anything:
                _fill(variant.items, 0, tokens, 0, cast, reach)
        at = reach.at
        column = tokens[at].column if at < len(tokens) else tokens[-1].column + len(tokens[-1].raw)
        seen = f"'{tokens[at].raw}'" if at < len(tokens) else message("script.end-of-line")
        near = nearest_word(tokens[at].text, self._known(reach, cast)) if at < len(tokens) else ""
        expected = sorted(reach.expected)
        limits = {"column": column, "expected": expected[:MOST_EXPECTED]}
        shown = [*expected[:MOST_EXPECTED], *("…" for _ in expected[MOST_EXPECTED : MOST_EXPECTED + 1])]
        code, values = "script.no-form", {"expected": items(shown, "or"), "seen": seen}
        if at == 0:
            code, values = "script.no-form/start", {"seen": seen}
        return NotRead(meant, code, values, field="line", value=spoken(tokens), limits=limits, near=near)

    def _known(self, reach: Reach, cast: Cast) -> list[str]:
        known = list(reach.words)
        if reach.players:
            known += [*cast.names.values(), *cast.positions]
        return known

    @cached_property
    def after_a_player(self) -> frozenset[str]:
        """Words with which a sentence about a player goes on."""
        pairs = (variant.items[:2] for variant in self.variants if len(variant.items) > 1)
        return frozenset(then for first, then in pairs if isinstance(first, Slot) and isinstance(then, str))

    @property
    def vocabulary(self) -> frozenset[str]:
        """Every plain word of every form."""
        return frozenset(word for variant in self.variants for word in variant.words)


class Reach:
    """How far a line could be read, and what would have been read further."""

    def __init__(self) -> None:
        self.at = 0
        self.expected: set[str] = set()
        self.words: set[str] = set()
        self.players = False

    def note(self, at: int, item: TemplateItem | None) -> None:
        """Store what was expected at a position, if no reading got further."""
        if at < self.at:
            return
        if at > self.at:
            self.__init__()  # type: ignore[misc]
            self.at = at
        if item is None:
            self.expected.add("the end of the line")
        elif isinstance(item, Slot):
            self.expected.add(item.kind.about)
            self.players |= item.kind.name in ("seat", "seats", "place")
        else:
            self.expected.add(f"'{item}'")
            self.words.add(item)


def _fill(
    items: tuple[TemplateItem, ...], item_at: int, tokens: Sequence[Token], at: int, cast: Cast, reach: Reach | None
) -> tuple[Bound, frozenset[int]] | None:
    """Read tokens as items; the first reading that reaches the end of the line."""
    plain: list[int] = []
    while item_at < len(items):
        item = items[item_at]
        if at >= len(tokens):
            if reach is not None:
                reach.note(at, item)
            return None
        if isinstance(item, Slot):
            after = _fill_slot(items, item_at, tokens, at, cast, reach)
            return None if after is None else (after[0], after[1] | frozenset(plain))
        if tokens[at].key != item:
            if reach is not None:
                reach.note(at, item)
            return None
        plain.append(at)
        item_at += 1
        at += 1
    if at < len(tokens):
        if reach is not None:
            reach.note(at, None)
        return None
    return (), frozenset(plain)


def _fill_slot(
    items: tuple[TemplateItem, ...], item_at: int, tokens: Sequence[Token], at: int, cast: Cast, reach: Reach | None
) -> tuple[Bound, frozenset[int]] | None:
    slot = items[item_at]
    assert isinstance(slot, Slot)
    read = False
    for value, after in slot.kind.read(tokens, at, cast):
        read = True
        found = _fill(items, item_at + 1, tokens, after, cast, reach)
        if found is not None:
            return ((slot.name, value), *found[0]), found[1]
    if not read and reach is not None:
        reach.note(at, slot)
    return None


def nearest_word(word: str, known: Iterable[str]) -> str:
    """The nearest known word, whatever its case; empty where nothing is near."""
    by_lower = {one.lower(): one for one in known}
    by_lower.pop(word.lower(), None)  # what was typed is no help
    near = difflib.get_close_matches(word.lower()[:40], list(by_lower), n=1, cutoff=0.6)
    return by_lower[near[0]] if near else ""


def spoken(tokens: Sequence[Token]) -> str:
    """Tokens as they were written, with one space between them."""
    return " ".join(token.raw for token in tokens)


def all_forms() -> tuple[SentenceForm, ...]:
    """The sentences of the whole floor."""
    import_module("cardspeak.floor.parts")  # these modules build on this one
    return tuple(FORMS)


def lexicon() -> Lexicon:
    """The same, ready for matching."""
    return _lexicon(all_forms())


@cache
def _lexicon(forms: tuple[SentenceForm, ...]) -> Lexicon:
    return Lexicon(forms)
