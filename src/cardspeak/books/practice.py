"""What a book asks people to do and to know: guides to follow, offences to choose from, notices to show."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Literal

import msgspec

from cardspeak.books import layer_files
from cardspeak.books.policy import Citation, policy, rule_numbers
from cardspeak.books.reading import TomlText, read_of_layer
from cardspeak.books.rule import Area
from cardspeak.books.texts import fill
from cardspeak.words.message import WORDS_ELSEWHERE, Message

Sanction = Literal["may", "must"]
PracticeKind = Literal["guide", "offence", "notice"]


class Guide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A procedure that people are walked through, or a decision that a director is offered."""

    layer: str
    """The layer it is written in."""
    id: str
    title: str
    who: Literal["player", "dealer", "floor", "director", "staff", "league office"]
    steps: tuple[str, ...] = ()
    """What is done, in order."""
    options: tuple[str, ...] = ()
    """What the director may decide; none is chosen for them."""
    cites: tuple[str, ...]

    @property
    def titled(self) -> Message:
        """The title, in the reader's language."""
        return Message(f"practice.{self.layer}.guide.{self.id}")

    @property
    def step_messages(self) -> tuple[Message, ...]:
        """The steps, in the reader's language."""
        return tuple(Message(f"{self.titled.code}.{number}") for number in range(1, len(self.steps) + 1))


class AllowedPenalty(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Penalties that an offence allows together, or only on a condition."""

    penalties: tuple[str, ...]
    when: Literal["repeated", "code-broken", "suspended", "severe", "after-requests"] | None = None


class Offence(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that may or must be penalised."""

    layer: str
    id: str
    title: str
    penalty: Sanction
    allows: tuple[str | AllowedPenalty, ...] = ()
    """Penalties this offence allows, by their names; none means the book's own scale."""
    any_other: bool = False
    """The book's list is open: what it does not name may be penalised by the rules of this one."""
    cites: tuple[str, ...]


class Notice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something people should know, and the place where they look for it."""

    layer: str
    id: str
    place: Literal["check-in", "table", "wall", "phone", "console", "payout", "rules"]
    says: str
    cites: tuple[str, ...]

    @property
    def message(self) -> Message:
        """What it says, in the reader's language."""
        return Message(f"practice.{self.layer}.notice.{self.id}")


TABLES: dict[PracticeKind, type[Guide | Offence | Notice]] = {"guide": Guide, "offence": Offence, "notice": Notice}


@cache
def practice(book: str, table: PracticeKind) -> dict[str, Guide | Offence | Notice]:
    """The entries of one kind in force under a book, by id; its own layer goes before those below."""
    found: dict[str, Guide | Offence | Notice] = {}
    for layer in reversed(layer_files.chain(book)):
        found |= layer_practice(layer.id, table)
    return found


@cache
def layer_practice(layer: str, table: PracticeKind) -> dict[str, Guide | Offence | Notice]:
    """The entries of one kind that are written in one layer, by id."""
    sources = (layer_files.package_text(f"layers/{layer}/practice/{area}.toml") for area in Area)
    return {one.id: one for source in sources if source is not None for one in read_practice(source, layer, table)}


@cache
def kinds_citing() -> dict[tuple[str, str], tuple[PracticeKind, ...]]:
    """The kinds of entries that cite each rule in some layer, by the rule's layer and id."""
    found: defaultdict[tuple[str, str], set[PracticeKind]] = defaultdict(set)
    for layer in layer_files.layer_ids():
        for kind in TABLES:
            for entry in layer_practice(layer, kind).values():
                for rule in entry.cites:
                    found[rule_numbers(layer)[rule][:2]].add(kind)
    return {rule: tuple(sorted(kinds)) for rule, kinds in found.items()}


def read_practice(source: TomlText, layer: str, table: PracticeKind) -> tuple[Guide | Offence | Notice, ...]:
    """The entries of one file; each cites rules that exist."""
    for key in source.tables():
        if key not in TABLES:
            raise source.refuse("book.unknown-field/unknown-practice", {"key": key}, field=key)
    entries = fill(source, table, read_of_layer(source, table, layer, TABLES[table]), policy(layer))
    for number, entry in enumerate(entries):
        if not entry.cites:
            raise source.refuse("setting.no-citation", {"name": entry.id}, table=table, number=number, field="cites")
        for rule in entry.cites:
            if rule not in rule_numbers(layer):
                unknown = {"name": rule, "book": layer}
                raise source.refuse(
                    "book.dangling/rule-of", unknown, table=table, number=number, field="cites", value=rule
                )
    return entries


def citations(book: str, rules: tuple[str, ...]) -> tuple[Citation, ...]:
    """Rules by id as they are cited."""
    known = rule_numbers(book)
    return tuple(Citation(*known[rule]) for rule in rules)


@cache
def practice_words(layer: str, lang: str) -> dict[str, str]:
    """What the guides and notices of a layer say in a language, by the codes of their messages."""
    from cardspeak.books.languages import guide_in, notice_in  # reads files: only where words are wanted

    found: dict[str, str] = {}
    for one in (*layer_practice(layer, "guide").values(), *layer_practice(layer, "notice").values()):
        if isinstance(one, Guide):
            told = guide_in(one, lang)
            codes = (each.code for each in (one.titled, *one.step_messages))
            found |= dict(zip(codes, (told.title, *told.steps), strict=True))
        elif isinstance(one, Notice):
            found[one.message.code] = notice_in(one, lang).says
    return found


def _words(name: str, lang: str) -> str:
    return practice_words(name.partition(".")[0], lang)[f"practice.{name}"]


WORDS_ELSEWHERE["practice"] = _words
