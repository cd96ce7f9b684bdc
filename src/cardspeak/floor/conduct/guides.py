"""Guides that walk people through a procedure or offer a decision, and notices for the places where people look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, get_args, get_type_hints

import msgspec

from cardspeak.books.policy import Citation, Policy
from cardspeak.books.practice import Guide, Notice, citations, practice
from cardspeak.books.syllables import SyllableIndex, in_syllables
from cardspeak.books.words import stem, stems
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.answers import answered
from cardspeak.floor.conduct.words import PLACES as PLACE_WORDS
from cardspeak.floor.conduct.words import ROLES, said
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.table import Lasting, Table
from cardspeak.words import Message, items, message
from cardspeak.words.catalogue import LANGUAGES, worded

PLACES: tuple[str, ...] = get_args(get_type_hints(Notice)["place"])
TITLE, TEXT = 3, 1
"""What a word counts for in a title or an id, and elsewhere."""


MOST_GUIDES = 3
"""How many guides a ruling shows."""


class Chosen(msgspec.Struct, frozen=True):
    """A director's choice in a guide: what, why and who."""

    decided: ClassVar[bool] = True
    guide: str
    option: str
    reason: str = ""
    person: str = ""

    def apply(self, table: Table) -> None:
        """Add the choice to the log of the table."""
        table.recall(GuideLog).chosen.append(self)


@dataclass
class GuideLog(Lasting):
    """What was decided, one after the other."""

    chosen: list[Chosen] = field(default_factory=list)


def guides(policy: Policy) -> dict[str, Guide]:
    """Every guide of a book and of those below it, by id."""
    return {name: one for name, one in practice(policy.book, "guide").items() if isinstance(one, Guide)}


def notices(policy: Policy) -> dict[str, Notice]:
    """Every notice of a book and of those below it, by id."""
    return {name: one for name, one in practice(policy.book, "notice").items() if isinstance(one, Notice)}


def guides_on(policy: Policy, cites: tuple[Citation, ...]) -> tuple[Guide, ...]:
    """The guides that rest on a rule of a ruling, those that share most with it first."""
    rules = {cite.id for cite in cites}
    found = [one for one in guides(policy).values() if rules.intersection(one.cites)]
    return tuple(sorted(found, key=lambda one: -len(rules.intersection(one.cites)))[:MOST_GUIDES])


def find_guide(policy: Policy, words: str) -> Guide:
    """The guide that fits some words best, in any language; unreadable where none does."""
    known = guides(policy)
    if words in known:
        return known[words]
    best = _best(
        words, {name: ((one.titled,), (*one.step_messages, *map(_option, one.options))) for name, one in known.items()}
    )
    if best is None:
        raise Unreadable("guide.unknown", {"book": policy.book, "words": words}, field="words", value=words)
    return known[best]


def _option(option: str) -> Message:
    return message("option.of-guide", option=answered(option))


def guide(table: Table, words: str) -> Ruling:
    """Walk through a procedure, or offer a decision; found by its id or by words."""
    found = find_guide(table.policy, words)
    inq = Inquiry(table.policy)
    cites = citations(table.policy.book, found.cites)
    inq.cites.update(dict.fromkeys(cites))
    inq.fact(message("conduct.guide-audience", who=said(ROLES, found.who)))
    why = message("conduct.guide-title", title=found.titled)
    if not found.options:
        return inq.ruling("reading", why=why, steps=found.step_messages, answer=found.id)
    choices = tuple(Choice(_option(option), cites, (Chosen(found.id, option),)) for option in found.options)
    return inq.ruling("decision", why=why, steps=found.step_messages, director=choices, answer=found.id)


@form(
    "decide {words:quoted} {option:quoted} because {reason:quoted} by {person:quoted}",
    about="A director's choice in a guide, with the reason and the name.",
    example='decide "newcomer" "waive the penalty" because "first night" by "Ann"',
)
def decide(table: Table, words: str, option: str, *, reason: str, person: str) -> Ruling:
    """Choose in a guide; the reason and the person go on record."""
    found = find_guide(table.policy, words)
    inq = Inquiry(table.policy)
    cites = citations(table.policy.book, found.cites)
    inq.cites.update(dict.fromkeys(cites))
    if option not in found.options:
        raise Unlawful(
            "guide.option" if found.options else "guide.option/none",
            {"option": option, "options": items(map(answered, found.options), "bar")},
            field="option",
            value=option,
            limits={"of": list(found.options)},
            rule=cites[0].number,
        )
    if not reason.strip() or not person.strip():
        raise Unlawful("guide.no-reason", field="reason", value=reason, rule=cites[0].number)
    chosen = Chosen(found.id, option, reason, person)
    why = message(
        "conduct.guide-decision-by-person", title=found.titled, option=answered(option), person=person, reason=reason
    )
    return inq.ruling("remedy", why=why, answer=option, effects=(chosen,))


def notices_at(table: Table, place: str) -> Ruling:
    """Everything that is shown at a place, named in any language."""
    there = next((name for name in PLACES if place == name or place in _in_all_languages(PLACE_WORDS[name])), None)
    if there is None:
        raise Unreadable(
            "notice.place",
            {"place": place, "places": items(PLACE_WORDS.values())},
            field="place",
            value=place,
            limits={"of": list(PLACES)},
        )
    found = [one for one in notices(table.policy).values() if one.place == there]
    where = said(PLACE_WORDS, there)
    return _told(table, found, message("conduct.notice-count-at-place", count=len(found), place=where))


def notice(table: Table, words: str) -> Ruling:
    """One notice, found by its id or by words in any language."""
    known = notices(table.policy)
    best = words if words in known else _best(words, {name: ((), (one.message,)) for name, one in known.items()})
    if best is None:
        raise Unreadable("notice.unknown", {"book": table.policy.book, "words": words}, field="words", value=words)
    where = said(PLACE_WORDS, known[best].place)
    return _told(table, [known[best]], message("conduct.notice-shown-at-place", place=where))


def _told(table: Table, found: list[Notice], why: Message) -> Ruling:
    inq = Inquiry(table.policy)
    for one in found:
        inq.cites.update(dict.fromkeys(citations(table.policy.book, one.cites)))
    return inq.ruling("reading", why=why, steps=tuple(one.message for one in found), answer=[one.id for one in found])


Texts = Mapping[str, tuple[tuple[Message, ...], tuple[Message, ...]]]
"""By id: the title, and everything else that is said."""


def _best(words: str, texts: Texts) -> str | None:
    """The text that shares most with some words; the first of equals, None where it shares nothing."""
    if in_syllables(words):
        return _best_in_syllables(words, texts)
    asked = set(stems(words)) or {stem(word) for word in words.lower().split()}
    scores = {
        name: _score(asked, " ".join((name, *map(str, title))), " ".join(map(str, text)))
        for name, (title, text) in texts.items()
    }
    best = max(scores, key=lambda name: scores[name], default=None)
    return best if best is not None and scores[best] else None


def _score(asked: set[str], title: str, text: str) -> int:
    return TITLE * len(asked & set(stems(title))) + TEXT * len(asked & set(stems(text)))


def _best_in_syllables(words: str, texts: Texts) -> str | None:
    names, found = list(texts), []
    for language in LANGUAGES:
        told = [tuple(" ".join(worded(one, language) for one in part) for part in texts[name]) for name in names]
        found += SyllableIndex([(title, text) for title, text in told]).scored(words)[:1]
    return names[max(found, key=lambda one: one[1])[0]] if found else None


def _in_all_languages(words: Message) -> set[str]:
    return {worded(words, language) for language in LANGUAGES}
