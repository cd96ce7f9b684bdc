"""Rulings as people read them: a script ruled on, worded in the reader's language, and the rulings kept with an event."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from cardspeak.books.languages import rule_in, settings_words
from cardspeak.books.layer_files import layer_ids, short_name
from cardspeak.books.library import book as the_book
from cardspeak.books.policy import Citation
from cardspeak.books.settings import all_points
from cardspeak.cards.card import FACES
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.answers import answered
from cardspeak.floor.answers import outcome as in_short
from cardspeak.floor.betting.deeds import Put, Together
from cardspeak.floor.betting.sentence import read_doing
from cardspeak.floor.conduct.guides import guides_on
from cardspeak.floor.head import Header
from cardspeak.floor.lexer import read_line
from cardspeak.floor.ruling import Choice, KeptRuling, Ruling, plain, shown
from cardspeak.floor.script.matcher import Match, lexicon
from cardspeak.floor.script.run import Outcome, Result, check_length, run_scenario, scenarios
from cardspeak.floor.table import Table
from cardspeak.hand.games import ABBREVIATIONS
from cardspeak.hand.view import SeatStatus, view
from cardspeak.tournament.core import State
from cardspeak.tournament.log import Entry
from cardspeak.tournament.presence.rulings import RulingKept, Rulings
from cardspeak.words import Chips, Items, Message, MessageValue, message
from cardspeak.words.catalogue import ENGLISH, worded

MOST_BOOKS = 8
SECONDS = 4.0
"""A script that takes longer is refused, so that the server stays responsive."""
UNSEEN = "??"
HEAD = frozenset({"book", "game", "seats", "button"})
"""How lines begin that say what is dealt to whom."""
LineRole = Literal["head", "story", "question", "choice"]


class RuledGuidance(msgspec.Struct, frozen=True, kw_only=True):
    """What another book says to an option."""

    book: str
    rules: tuple[str, ...]
    open: bool
    """That book leaves it to the director as well."""


class RuledChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A way out that is left to the director."""

    option: str
    """As the script names it, and as an order takes it."""
    words: str
    """In the reader's language."""
    cites: tuple[str, ...]
    guidance: tuple[RuledGuidance, ...] = ()
    """What other books say to it, where the book in force is silent."""


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


class RuledGuide(msgspec.Struct, frozen=True, kw_only=True):
    """A procedure of the book that goes with a ruling."""

    title: str
    steps: tuple[str, ...]


class RuledLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line with its ruling: what ``cardspeak rule --json`` prints, and what the page needs in addition.

    ``why``, ``steps``, ``facts``, ``headline`` and the words of options are in the reader's language.
    """

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
    role: LineRole
    headline: str
    """The ruling in a few words."""
    answered: str = ""
    """The whole answer in words, where there is one."""
    silent: bool = False
    guides: tuple[RuledGuide, ...] = ()
    """What the book walks people through in this matter."""
    readings: tuple[str, ...] = ()
    """Rules that are unclear in the book: what is ruled is our reading of them."""
    """The book says nothing, and the director decides."""
    code: str = ""
    column: int | None = None
    """Where a line could not be read, from 1."""
    near: str = ""
    """The word that was perhaps meant there."""
    meant: tuple[str, ...] = ()
    """Whole lines that were perhaps meant, ready to be taken; ``<…>`` stands where something is missing."""
    pushed: tuple[int, ...] = ()
    """The chips that the line puts out, one by one."""
    rules: tuple[str, ...] = ()
    """The rules cited, as ``layer:id``; their texts come with the answer."""
    facts: tuple[str, ...] = ()
    asked: tuple[RuledPoint, ...] = ()


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
    status: SeatStatus


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


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a script."""

    seat: int
    name: str
    written: str
    """The name as a line of the script writes it: in quotes where it could be mistaken for something else."""
    chips: int | None = None


class ScriptHead(msgspec.Struct, frozen=True, kw_only=True):
    """What a script says before the cards."""

    book: str = ""
    game: str = "NLHE"
    small: int = 0
    big: int = 0
    ante: int = 0
    seats: tuple[Sitting, ...] = ()
    button: int = 0
    lines: tuple[int, ...] = ()
    """The lines of the script that say so."""


class Ruled(msgspec.Struct, frozen=True, kw_only=True):
    """A script ruled on: by each book that was asked, the first one being in force."""

    books: tuple[RuledBy, ...]
    rules: tuple[CitedRule, ...]
    head: ScriptHead
    table: TableNow | None = None


class ShownRuling(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling that was kept with an event."""

    number: int
    table: int
    chosen: Message | None
    """What the director chose, where the ruling left something open."""
    person: str
    ruling: KeptRuling
    at: int
    reason: str
    """Why the director chose so."""
    book: str
    """The book that ruled, by the name people call it."""
    own_book: bool
    """Whether that is the book of the event."""


def rule_script(script: str, books: tuple[str, ...], seconds: float = SECONDS, language: str = ENGLISH) -> Ruled:
    """Rule on a script under each book; without any, under the one that the script names."""
    check_length(script)
    if len(books) > MOST_BOOKS:
        limits = {"max": MOST_BOOKS}
        raise Unreadable("script.books", {"most_books": MOST_BOOKS}, field="books", value=len(books), limits=limits)
    for asked in books:
        the_book(asked)
    until = time.monotonic() + seconds
    ruled: list[RuledBy] = []
    cited: dict[str, CitedRule] = {}
    last: list[Result] = []
    for name in books or (None,):
        results = list(_results(script, name, until, seconds))
        ruled.append(_ruled_by(results, name, language))
        for key, one in _cited(results, language):
            cited.setdefault(key, one)
        last = last or results
    table = table_now(last[-1].table) if last else None
    return Ruled(books=tuple(ruled), rules=tuple(cited.values()), head=_head(last), table=table)


def _results(script: str, book: str | None, until: float, seconds: float) -> Iterator[Result]:
    words = lexicon()
    for scenario in scenarios(script):
        if time.monotonic() > until:
            raise Unlawful("script.too-slow", field="script", limits={"seconds": seconds})
        yield run_scenario(scenario, words, book, expecting=False)


def _head(results: list[Result]) -> ScriptHead:
    """What the script says of the table, as far as it could be read."""
    if not results or results[0].table is None:
        return ScriptHead(book=results[0].book if results else "")
    table, header = results[0].table, results[0].table.recall(Header)
    game = next((code for code, known in ABBREVIATIONS.items() if known == (header.game, header.betting)), "NLHE")
    return ScriptHead(
        book=results[0].book, game=game, small=header.stakes.small_blind, big=header.stakes.big_blind,
        ante=header.stakes.ante, button=header.button or 0,
        seats=tuple(_sitting(table, seat) for seat in sorted(table.names)),
        lines=tuple(one.line for one in results[0].outcomes if _role(one.match, one.text) == "head"),
    )  # fmt: skip


def _sitting(table: Table, seat: int) -> Sitting:
    name = table.name(seat)
    tokens = read_line(name).tokens
    plain = len(tokens) == 1 and tokens[0].kind == "word" and name.lower() not in lexicon().vocabulary
    written = name if plain else f'"{name}"'
    return Sitting(seat=seat, name=name, written=written, chips=table.recall(Header).stacks.get(seat))


def _role(match: Match | None, text: str) -> LineRole:
    """What a line does in a story."""
    word = text.split(maxsplit=1)[0].lower() if text.split() else ""
    if word == "?" or word.startswith("?"):
        return "question"
    if word in HEAD and (match is None or match.form.group == "table"):
        return "head"
    return "choice" if word.startswith("director") else "story"


def _ruled_by(results: list[Result], named: str | None, language: str) -> RuledBy:
    lines = tuple(_line(result, outcome, language) for result, outcome in _outcomes(results))
    stopped = next((one.stopped.line for one in results if one.stopped is not None), None)
    return RuledBy(book=results[0].book if results else named or "", lines=lines, stopped=stopped)


def _outcomes(results: list[Result]) -> Iterator[tuple[Result, Outcome]]:
    """Every outcome with a ruling; the common head is given with the first story only."""
    for number, result in enumerate(results):
        head = {line for line, _ in result.scenario.head} if number else set()
        for outcome in result.outcomes:
            if outcome.ruling is not None and (outcome.line not in head or outcome.code):
                yield result, outcome


def _line(result: Result, outcome: Outcome, language: str) -> RuledLine:
    ruling = outcome.ruling
    assert ruling is not None

    def say(one: Message) -> str:
        return worded(one, language)

    return RuledLine(
        line=outcome.line, book=result.book, actor=ruling.actor, kind=ruling.kind, action=ruling.action, to=ruling.to,
        returned=ruling.returned, binding=ruling.binding, options=_options(ruling),
        director=tuple(_choice(one, say(_in_chips(one.says))) for one in ruling.director), penalty=ruling.penalty,
        steps=tuple(map(say, ruling.steps)), answer=plain(ruling.answer), cites=shown(ruling.cites), why=say(ruling.why),
        text=outcome.text.strip()[:400], role=_role(outcome.match, outcome.text), headline=say(_in_chips(in_short(ruling))),
        answered=say(message("answer", answer=answered(ruling.answer))) if ruling.answer is not None else "",
        silent=ruling.silent, readings=shown(ruling.readings), guides=_guides(result, ruling, language), code=outcome.code, column=outcome.column, near=outcome.near, meant=outcome.meant,
        pushed=_pushed(outcome.match), rules=tuple(dict.fromkeys(map(_key, ruling.cites))),
        facts=tuple(map(say, ruling.facts)), asked=tuple(_points(ruling, language)),
    )  # fmt: skip


def _guides(result: Result, ruling: Ruling, language: str) -> tuple[RuledGuide, ...]:
    if result.table is None or ruling.kind in ("refused", "unreadable"):
        return ()
    return tuple(
        RuledGuide(
            title=worded(one.titled, language), steps=tuple(worded(step, language) for step in one.step_messages)
        )
        for one in guides_on(result.table.policy, ruling.cites)
    )


def _in_chips(one: Message) -> Message:
    """An outcome or an option as pages show it: scripts write its amounts plain, people read 12,500."""
    return Message(one.code, {name: _chips_of(value) for name, value in one.values.items()})


def _chips_of(value: MessageValue) -> MessageValue:
    if isinstance(value, Message):
        return _in_chips(value)
    if isinstance(value, Items):
        return Items(tuple(_chips_of(one) for one in value.items), value.joined)
    return Chips(value) if isinstance(value, int) else value


def _pushed(match: Match | None) -> tuple[int, ...]:
    """The chips that a line puts out, where it names them one by one."""
    deeds = match.said.get("deeds") if match is not None else None
    if deeds is None:
        return ()
    found = read_doing(deeds)  # type: ignore[arg-type]  # the slot holds tokens
    motions = [one.put if isinstance(one, Together) else one for one in found.parts if isinstance(one, Put | Together)]
    return tuple(chip for one in motions if not one.loose for chip in one.chips)


def _options(ruling: Ruling) -> RuledOptions | None:
    lawful = ruling.options
    if lawful is None:
        return None
    sizes = RuledSizes(lawful.raise_min, lawful.raise_max) if lawful.raise_min is not None else None
    return RuledOptions(fold=lawful.fold, check=lawful.check, call=lawful.call, raises=sizes)


def _choice(choice: Choice, words: str) -> RuledChoice:
    guidance = tuple(RuledGuidance(book=one.book, rules=one.rules, open=one.open) for one in choice.guidance)
    return RuledChoice(option=choice.option, words=words, cites=choice.shown, guidance=guidance)


def _points(ruling: Ruling, language: str) -> Iterator[RuledPoint]:
    known, words = all_points(), settings_words(language)
    for one in ruling.asked:
        about = words.get(one.setting) or (known[one.setting].about if one.setting in known else "")
        yield RuledPoint(setting=one.setting, about=about, value=one.value, layer=one.layer)


def _key(cite: Citation) -> str:
    return f"{cite.layer}:{cite.id}"


def _cited(results: Iterable[Result], language: str) -> Iterator[tuple[str, CitedRule]]:
    """The texts behind the numbers, those of open options too."""
    for result in results:
        for outcome in result.outcomes:
            if outcome.ruling is None:
                continue
            choices = (cite for one in outcome.ruling.director for cite in one.cites)
            for cite in (*outcome.ruling.cites, *choices):
                found = the_book(cite.layer).by_id.get(cite.id) if cite.layer in layer_ids() else None
                if found is not None:
                    rule = rule_in(found, language)
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


def as_shown(state: State, entry: Entry) -> ShownRuling:
    """One ruling with what the log says about it."""
    kept = entry.what
    assert isinstance(kept, RulingKept)
    return ShownRuling(
        number=kept.number, table=kept.table, chosen=kept.chosen, person=kept.person, ruling=kept.ruling, at=entry.at,
        reason=entry.why, book=short_name(kept.ruling.book), own_book=kept.ruling.book == state.setup.book,
    )  # fmt: skip


def kept_in(state: State, log: Iterable[Entry]) -> Iterator[Entry]:
    """The entries of the log that keep a ruling which still counts, the oldest first."""
    known = state.of(Rulings).kept
    for entry in log:
        if isinstance(entry.what, RulingKept) and known.get(entry.what.number) is entry.what:
            yield entry
