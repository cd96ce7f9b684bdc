"""The floor page: a script ruled under one book or several, and the table as it stands after the last line."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal

import msgspec

from cardspeak.books import book as the_book
from cardspeak.books.languages import ENGLISH, settings_words, told
from cardspeak.books.layer_files import layer_ids
from cardspeak.books.policy import Citation
from cardspeak.books.practice import practice
from cardspeak.books.settings import all_points
from cardspeak.cards.card import FACES
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.ruling import Choice, Ruling, shown
from cardspeak.floor.script.forms import FORMS
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.opening import Header
from cardspeak.floor.script.reference import FIRST
from cardspeak.floor.script.run import NEWLINE, Outcome, Result, run_scenario, scenarios
from cardspeak.floor.table import Table
from cardspeak.hand.view import Status, view
from cardspeak.phrase import Part, parts_of

MOST_LETTERS = 8_000
MOST_LINES = 120
MOST_BOOKS = 8
SECONDS = 4.0
"""A script that takes longer is told so; the desk has to stay quick for everybody."""
UNSEEN = "??"


class RuledChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A way out that is left to the director."""

    option: str
    cites: tuple[str, ...]
    guidance: tuple[str, ...] = ()
    """Books that would say so, where the book in force is silent."""


class RuledSizes(msgspec.Struct, frozen=True):
    """What a raise may come to, as totals for the street."""

    min: int
    max: int | None


class RuledOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What a player may do."""

    fold: bool
    check: bool
    call: int | None
    raises: RuledSizes | None = msgspec.field(name="raise", default=None)


class RuledPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A setting that was asked on the way."""

    setting: str
    about: str
    value: str
    layer: str


class SaidLine(msgspec.Struct, frozen=True, kw_only=True):
    """The sentences of a ruling as they were made, template by template, for pages in other languages."""

    why: tuple[Part, ...]
    steps: tuple[tuple[Part, ...], ...]
    facts: tuple[tuple[Part, ...], ...]


class RuledLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line with its ruling: what ``cardspeak rule --json`` prints, and what the page needs besides."""

    line: int
    book: str
    actor: str | None
    kind: str
    action: str | None
    to: int | None
    returned: int
    binding: bool | None
    options: RuledOptions | None
    director: tuple[RuledChoice, ...]
    penalty: str | None
    steps: tuple[str, ...]
    answer: Any
    cites: tuple[str, ...]
    why: str
    text: str
    code: str = ""
    column: int | None = None
    """Where a line could not be read, from 1."""
    rules: tuple[str, ...] = ()
    """The rules cited, as ``layer:id``; their texts come with the answer."""
    facts: tuple[str, ...] = ()
    asked: tuple[RuledPoint, ...] = ()
    said: SaidLine


class RuledBy(msgspec.Struct, frozen=True, kw_only=True):
    """A script under one book."""

    book: str
    lines: tuple[RuledLine, ...]
    stopped: int | None = None
    """The line at which the story could not go on."""


class CitedRule(msgspec.Struct, frozen=True, kw_only=True):
    """A rule that was cited, in our words."""

    key: str
    book: str
    id: str
    number: str
    title: str
    says: str


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as the story leaves it."""

    seat: int
    name: str
    chips: int
    bet: int
    status: Status


class TableNow(msgspec.Struct, frozen=True, kw_only=True):
    """The table as the story leaves it; before the deal there are no bets."""

    street: str
    button: int | None
    pot: int
    board: tuple[str, ...]
    to_act: int | None
    open: bool
    """A decision of the director is awaited."""
    seats: tuple[SeatNow, ...]
    small_blind: int = 0
    big_blind: int = 0


class Ruled(msgspec.Struct, frozen=True, kw_only=True):
    """A script ruled on: by each book that was asked, the first one being in force."""

    books: tuple[RuledBy, ...]
    rules: tuple[CitedRule, ...]
    table: TableNow | None = None


class Sentence(msgspec.Struct, frozen=True, kw_only=True):
    """One form of the floor script, for the page that fills it in by taps."""

    area: str
    template: str
    about: str
    example: str


def rule_script(script: str, books: tuple[str, ...], seconds: float = SECONDS, lang: str = ENGLISH) -> Ruled:
    """Rule on a script under each book; without any, under the one that the script names."""
    _check(script, books)
    until = time.monotonic() + seconds
    ruled: list[RuledBy] = []
    cited: dict[str, CitedRule] = {}
    table: TableNow | None = None
    for name in books or (None,):
        results = list(_results(script, name, until, seconds))
        ruled.append(_ruled_by(results, name, lang))
        for key, one in _cited(results, lang):
            cited.setdefault(key, one)
        if table is None and results:
            table = table_now(results[-1].table)
    return Ruled(books=tuple(ruled), rules=tuple(cited.values()), table=table)


def _check(script: str, books: tuple[str, ...]) -> None:
    lines = len(NEWLINE.split(script))
    if len(script) > MOST_LETTERS or lines > MOST_LINES:
        message = f"A script has at most {MOST_LINES} lines and {MOST_LETTERS} letters; tell one story at a time."
        limits = {"lines": MOST_LINES, "letters": MOST_LETTERS}
        raise Unreadable("script.too-long", message, field="script", value=lines, limits=limits)
    if len(books) > MOST_BOOKS:
        message = f"At most {MOST_BOOKS} books are laid side by side."
        raise Unreadable("script.books", message, field="books", value=len(books), limits={"max": MOST_BOOKS})
    for name in books:
        the_book(name)


def _results(script: str, book: str | None, until: float, seconds: float) -> Iterator[Result]:
    words = lexicon()
    for scenario in scenarios(script):
        if time.monotonic() > until:
            message = "This script takes too long to rule on; leave lines or books out."
            raise Unlawful("script.too-slow", message, field="script", limits={"seconds": seconds})
        yield run_scenario(scenario, words, book, expecting=False)


def _ruled_by(results: list[Result], named: str | None, lang: str) -> RuledBy:
    lines = tuple(_line(result, outcome, lang) for result, outcome in _outcomes(results))
    stopped = next((one.stopped.line for one in results if one.stopped is not None), None)
    return RuledBy(book=results[0].book if results else named or "", lines=lines, stopped=stopped)


def _outcomes(results: list[Result]) -> Iterator[tuple[Result, Outcome]]:
    """Every outcome with a ruling; the common head is told with the first story only."""
    for number, result in enumerate(results):
        head = {line for line, _ in result.scenario.head} if number else set()
        for outcome in result.outcomes:
            if outcome.ruling is not None and (outcome.line not in head or outcome.code):
                yield result, outcome


def _line(result: Result, outcome: Outcome, lang: str) -> RuledLine:
    ruling = outcome.ruling
    assert ruling is not None
    return RuledLine(
        line=outcome.line, book=result.book, actor=ruling.actor, kind=ruling.kind, action=ruling.action, to=ruling.to,
        returned=ruling.returned, binding=ruling.binding, options=_options(ruling),
        director=tuple(map(_choice, ruling.director)), penalty=ruling.penalty, steps=tuple(map(str, ruling.steps)),
        answer=ruling.answer, cites=shown(ruling.cites), why=str(ruling.why), text=outcome.text.strip()[:400],
        code=outcome.code, column=outcome.column, rules=tuple(dict.fromkeys(map(_key, ruling.cites))),
        facts=tuple(map(str, ruling.facts)), asked=tuple(_points(ruling, lang)), said=said_line(ruling, lang),
    )  # fmt: skip


def said_line(ruling: Ruling, lang: str = ENGLISH) -> SaidLine:
    """The sentences in parts; the question of a setting among them is put in the language at once, as rule texts are."""
    asked = {} if lang == ENGLISH else _questions(lang)

    def worded(text: str) -> tuple[Part, ...]:
        return tuple(_put(part, asked) for part in parts_of(text))

    steps, facts = tuple(map(worded, ruling.steps)), tuple(map(worded, ruling.facts))
    return SaidLine(why=worded(ruling.why), steps=steps, facts=facts)


def _put(part: Part, questions: dict[str, str]) -> Part:
    about = part.values.get("about")
    if not isinstance(about, str) or about not in questions:
        return part
    return Part(part.text, {**part.values, "about": questions[about]})


@cache
def _questions(lang: str) -> dict[str, str]:
    """The questions of the settings in a language, by the English ones, both without their full stop."""
    words = settings_words(lang)
    known = all_points().values()
    return {one.about.rstrip("."): words[one.name].rstrip(".") for one in known if one.name in words}


def _options(ruling: Ruling) -> RuledOptions | None:
    lawful = ruling.options
    if lawful is None:
        return None
    sizes = RuledSizes(lawful.raise_min, lawful.raise_max) if lawful.raise_min is not None else None
    return RuledOptions(fold=lawful.fold, check=lawful.check, call=lawful.call, raises=sizes)


def _choice(choice: Choice) -> RuledChoice:
    return RuledChoice(option=choice.option, cites=choice.shown, guidance=choice.guidance)


def _points(ruling: Ruling, lang: str) -> Iterator[RuledPoint]:
    known, words = all_points(), settings_words(lang)
    for one in ruling.asked:
        about = words.get(one.setting) or (known[one.setting].about if one.setting in known else "")
        yield RuledPoint(setting=one.setting, about=about, value=one.value, layer=one.layer)


def _key(cite: Citation) -> str:
    return f"{cite.layer}:{cite.id}"


def _cited(results: Iterable[Result], lang: str) -> Iterator[tuple[str, CitedRule]]:
    """The texts behind the numbers, those of open options too."""
    for result in results:
        for outcome in result.outcomes:
            if outcome.ruling is None:
                continue
            choices = (cite for one in outcome.ruling.director for cite in one.cites)
            for cite in (*outcome.ruling.cites, *choices):
                found = the_book(cite.layer).by_id.get(cite.id) if cite.layer in layer_ids() else None
                if found is not None:
                    rule = told(found, lang)
                    yield _key(cite), CitedRule(
                        key=_key(cite), book=cite.layer, id=cite.id, number=cite.number, title=rule.title,
                        says=rule.says,
                    )  # fmt: skip


def table_now(table: Table | None) -> TableNow | None:
    """The table after a story; None where nobody has been seated."""
    if table is None or not table.names:
        return None
    if table.hand is None:
        return _before_the_deal(table)
    hand = table.hand
    seen = view(hand)
    seats = tuple(
        SeatNow(seat=one.seat, name=table.name(one.seat), chips=one.chips, bet=one.bet, status=one.status)
        for one in seen.seats
    )
    small, big = _blinds(table)
    return TableNow(
        street=seen.street, button=seen.button, pot=hand.pot, to_act=hand.to_act, open=table.open is not None,
        board=tuple(_face(card) for card in seen.board), seats=seats, small_blind=small, big_blind=big,
    )  # fmt: skip


def _before_the_deal(table: Table) -> TableNow:
    header = table.recall(Header)
    small, big = _blinds(table)
    status: Literal["in"] = "in"
    seats = tuple(
        SeatNow(seat=seat, name=name, chips=header.stacks.get(seat) or 0, bet=0, status=status)
        for seat, name in sorted(table.names.items())
    )
    return TableNow(
        street="", button=header.button, pot=0, board=(), to_act=None, open=False, seats=seats, small_blind=small,
        big_blind=big,
    )  # fmt: skip


def _blinds(table: Table) -> tuple[int, int]:
    stakes = table.recall(Header).stakes
    return stakes.small_blind, stakes.big_blind


def _face(card: int) -> str:
    return FACES[card] if 0 <= card < len(FACES) else UNSEEN


def sentences() -> tuple[Sentence, ...]:
    """Every sentence of the floor script, area by area in the order a director meets them.

    >>> any(one.example == "error noticed" for one in sentences())
    True
    """
    lexicon()
    order = {area: place for place, area in enumerate(FIRST)}
    listed = sorted(FORMS, key=lambda one: (order.get(one.group, len(order)), one.template.startswith("?")))
    return tuple(
        Sentence(area=one.group, template=" ".join(one.template.split()), about=one.about, example=one.example)
        for one in listed
    )


def known_offences() -> dict[str, list[str]]:
    """The offences that each book knows, by their ids."""
    return {book: list(practice(book, "offence")) for book in layer_ids()}
