"""Forms made ready for matching: each template spelled out into flat variants of plain words and slots."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import product

import msgspec

from cardspeak.floor.forms import SentenceForm
from cardspeak.floor.lexer import read_line
from cardspeak.floor.slots import KINDS, SlotKind

MOST_VARIANTS = 600
_PIECE = re.compile(r"\{(\w+)(?::([^{}]*))?\}(?:'s)?|([\[\](|)])|([^{}\[\](|)]+)")


@dataclass(frozen=True)
class Slot:
    """A place of a form that varies."""

    name: str
    kind: SlotKind


TemplateItem = str | Slot


@dataclass(frozen=True)
class Variant:
    """One way to write a form: words and slots in order, and what a choice of words stands for."""

    form: SentenceForm
    items: tuple[TemplateItem, ...]
    picked: Mapping[str, str] = field(default_factory=dict)

    @property
    def words(self) -> frozenset[str]:
        """The plain words that a line must have."""
        return frozenset(item for item in self.items if isinstance(item, str))

    @property
    def begins_with_anything(self) -> bool:
        """Whether any word may come first, so that it says nothing about a line that its first word fits."""
        first = self.items[0]
        return isinstance(first, Slot) and first.kind.name in ("word", "name")

    @property
    def greedy(self) -> bool:
        """Whether one of its slots takes whatever comes."""
        return any(isinstance(item, Slot) and item.kind.greedy for item in self.items)


Wording = tuple[tuple[TemplateItem, ...], tuple[tuple[str, str], ...]]
"""Items, and the picked words by slot."""


class BadTemplate(Exception):
    """A form's template is not written as ``forms.py`` says."""


def variants(form: SentenceForm) -> tuple[Variant, ...]:
    """Every way to write a form.

    >>> from cardspeak.floor.forms import SentenceForm
    >>> form = SentenceForm("{who:seat} shows [both] (cards|hand)", about="", example="", do=lambda table: None, group="")
    >>> [" ".join(x if isinstance(x, str) else x.name for x in one.items) for one in variants(form)]
    ['who shows both cards', 'who shows both hand', 'who shows cards', 'who shows hand']
    """
    pieces = _pieces(form.template)
    ways, at = _sequence(form, pieces, 0, "")
    if at != len(pieces):
        raise BadTemplate(f"{form.template!r}: a bracket too many")
    if len(ways) > MOST_VARIANTS:
        raise BadTemplate(f"{form.template!r}: {len(ways)} ways to write it are too many")
    found = dict.fromkeys((items, picked) for items, picked in ways if items)
    return tuple(Variant(form, items, dict(picked)) for items, picked in found)


Piece = tuple[str, str, str, str]
"""Slot name, slot kind, bracket, plain text: one of them."""


class TemplatePart(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a template, for pages that fill it in by taps: one of words, a slot, parts that may be left out, or ways."""

    words: str = ""
    slot: str = ""
    kind: str = ""
    choices: tuple[str, ...] = ()
    """Of a slot that takes one of these words only."""
    may: tuple[TemplatePart, ...] = ()
    ways: tuple[tuple[TemplatePart, ...], ...] = ()


def parts(template: str) -> tuple[TemplatePart, ...]:
    """A template taken apart.

    >>> [one.words or one.slot for one in parts("{who:seat} shows [both] cards")]
    ['who', 'shows', '', 'cards']
    """
    (way,), _ = _parts(_pieces(template), 0, "")
    return way


def _parts(pieces: list[Piece], at: int, closing: str) -> tuple[list[tuple[TemplatePart, ...]], int]:
    ways: list[list[TemplatePart]] = [[]]
    while at < len(pieces):
        name, kind, bracket, text = pieces[at]
        at += 1
        if bracket and bracket == closing:
            break
        if bracket == "|":
            ways.append([])
        elif bracket:
            inner, at = _parts(pieces, at, "]" if bracket == "[" else ")")
            either = inner[0] if len(inner) == 1 else (TemplatePart(ways=tuple(inner)),)
            ways[-1].append(TemplatePart(may=either) if bracket == "[" else TemplatePart(ways=tuple(inner)))
        elif name:
            choices = () if kind in KINDS else tuple(one.strip() for one in kind.split("|"))
            ways[-1].append(TemplatePart(slot=name, kind="choice" if choices else kind, choices=choices))
        elif text.strip():
            ways[-1].append(TemplatePart(words=" ".join(text.split())))
    return [tuple(one) for one in ways], at


def _pieces(template: str) -> list[Piece]:
    if _PIECE.sub("", template):
        raise BadTemplate(f"{template!r}: a slot is written {{name:kind}}")
    return [_piece(*found.groups()) for found in _PIECE.finditer(template)]


def _piece(name: str | None, kind: str | None, bracket: str | None, text: str | None) -> Piece:
    if name and kind is None and name not in KINDS:
        raise BadTemplate(f"{{{name}}}: there is no kind of slot with this name")
    return name or "", (name or "") if kind is None else kind, bracket or "", text or ""


def _sequence(form: SentenceForm, pieces: list[Piece], at: int, closing: str) -> tuple[list[Wording], int]:
    """The ways of a part up to its closing bracket; ``|`` parts alternatives."""
    done: list[Wording] = []
    here: list[Wording] = [((), ())]
    while at < len(pieces):
        name, kind, bracket, text = pieces[at]
        at += 1
        if bracket and bracket == closing:
            return done + here, at
        if bracket == "|" and closing:
            done, here = done + here, [((), ())]
        elif bracket in ("[", "("):
            inner, at = _sequence(form, pieces, at, "]" if bracket == "[" else ")")
            here = _joined(here, inner + ([((), ())] if bracket == "[" else []))
        elif bracket:
            raise BadTemplate(f"{form.template!r}: {bracket!r} out of place")
        else:
            here = _joined(here, _slot(form, name, kind) if name else [(_words(text), ())])
    if closing:
        raise BadTemplate(f"{form.template!r}: {closing!r} is missing")
    return here, at


def _joined(first: Iterable[Wording], then: Iterable[Wording]) -> list[Wording]:
    return [(a[0] + b[0], a[1] + b[1]) for a, b in product(first, then)]


def _slot(form: SentenceForm, name: str, kind: str) -> list[Wording]:
    if kind in KINDS:
        return [((Slot(name, KINDS[kind]),), ())]
    if not kind.strip():
        raise BadTemplate(f"{form.template!r}: the slot '{name}' holds nothing")
    return [(_words(words), ((name, words.strip()),)) for words in kind.split("|")]


def _words(text: str) -> tuple[TemplateItem, ...]:
    return tuple(token.key for token in read_line(text).tokens)
