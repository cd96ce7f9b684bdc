"""Running a script: each line a ruling, each ``=>`` line a finding, scenario by scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import msgspec

from cardspeak.books.policy import Citation, Policy, policy, rule_numbers
from cardspeak.errors import Refusal, Unlawful, Unreadable
from cardspeak.floor.betting.acted import unpaid
from cardspeak.floor.betting.out_of_turn import LeftOpen
from cardspeak.floor.decisions import OfferedChoices
from cardspeak.floor.floor import rule_on, take
from cardspeak.floor.head import Header
from cardspeak.floor.lexer import MOST_LETTERS, ScriptLine, read_line
from cardspeak.floor.opening import Start, begin, begin_again, called_off, serve
from cardspeak.floor.pending import answered_or_open
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.deciding import director, named_options
from cardspeak.floor.script.expectation import ExpectationFinding, compare, read_expectation
from cardspeak.floor.script.header import position_names
from cardspeak.floor.script.matcher import Lexicon, Match, NotRead, lexicon, nearest_word
from cardspeak.floor.seating import Seating
from cardspeak.floor.slots import Cast
from cardspeak.floor.table import Table
from cardspeak.hand.rebuilding import let_begin

LONGEST_SCRIPT, MOST_LINES = 8_000, 120
"""Characters and lines of a script that is ruled on while others wait."""
NEWLINE = re.compile(r"\r\n|\r|\n")
_NUMBER = re.compile(r"(?<![0-9,.])[0-9][0-9,]*+(?:\.[0-9]++)?k?\b", re.IGNORECASE)
_TITLE = re.compile(r"\s*#\s*(?!rules:)(\S.*)")
_RULES = re.compile(r"\s*#\s*rules:\s*(.*)")
WAITS_FOR_NO_CARDS = frozenset({"dealing", "table"})
"""Parts of the floor that deal for themselves; before any other line the cards that are due come unseen."""


@dataclass(frozen=True)
class Scenario:
    """One story: the common head of the file, and its own lines."""

    title: str
    rules: tuple[str, ...]
    head: tuple[tuple[int, str], ...]
    """Numbered lines."""
    own: tuple[tuple[int, str], ...]

    @property
    def lines(self) -> tuple[tuple[int, str], ...]:
        """Head and own lines."""
        return self.head + self.own


@dataclass
class Outcome:
    """What came of one line: a ruling, or nothing where it was mere narration."""

    line: int
    text: str
    ruling: Ruling | None = None
    column: int | None = None
    """Where a line could not be read."""
    finding: ExpectationFinding | None = None
    code: str = ""
    """The code of the refusal, if it is one."""
    answered: bool = False
    """An expectation has looked at it, and says whether it is right."""
    expected: bool = False
    """The refusal is what an expectation wanted."""
    near: str = ""
    """What was perhaps meant by a word that could not be read."""
    meant: tuple[str, ...] = ()
    """Sentences that were perhaps meant by a line that could not be read."""
    match: Match | None = None
    """How the line was read."""


@dataclass
class Result:
    """A scenario that was run."""

    scenario: Scenario
    book: str
    outcomes: list[Outcome] = field(default_factory=list)
    table: Table | None = None

    @property
    def findings(self) -> list[ExpectationFinding]:
        """Every expectation beside what was said."""
        return [one.finding for one in self.outcomes if one.finding is not None]

    @property
    def stopped(self) -> Outcome | None:
        """The first refusal that no expectation was there for."""
        return next((one for one in self.outcomes if one.code and not one.answered), None)

    @property
    def ok(self) -> bool:
        """Whether every line was read and every expectation met."""
        return self.stopped is None and all(finding.met for finding in self.findings)

    def report(self) -> str:
        """What went wrong, line by line; empty where nothing did."""
        wrong = [str(finding) for finding in self.findings if not finding.met]
        if self.stopped is not None and self.stopped.ruling is not None:
            at = f"line {self.stopped.line}" + (f", column {self.stopped.column}" if self.stopped.column else "")
            wrong.append(f"{at}: {self.stopped.ruling.why}")
        return "\n".join(wrong)


def run(text: str, book: str | None = None, *, default: str | None = None, expecting: bool = True) -> list[Result]:
    r"""Run every scenario of a script.

    ``book`` rules whatever the script says; ``default`` is for scripts that name none. Without ``expecting`` the
    ``=>`` lines are passed over, as where one script is ruled under several books.

    >>> from cardspeak.books.layer_files import layer_ids
    >>> story = "game NLHE 250/500\nseats 2:Ann 5:Ben 7:Cy\nbutton 7\npreflop\n? to act\n=> Cy"
    >>> [result.ok for result in run(story, default=layer_ids()[0])]
    [True]
    """
    words = lexicon()
    return [run_scenario(scenario, words, book, default, expecting) for scenario in scenarios(text)]


def check_length(text: str) -> None:
    """Refuse a script that is longer than a story of one hand."""
    lines = len(NEWLINE.split(text))
    if len(text) > LONGEST_SCRIPT or lines > MOST_LINES:
        limits = {"lines": MOST_LINES, "letters": LONGEST_SCRIPT}
        raise Unreadable("script.too-long", limits, field="script", limits=limits)


def scenarios(text: str) -> list[Scenario]:
    """The stories of a script: parted by ``---``, what stands before the first one is common to all."""
    parts: list[list[tuple[int, str]]] = [[]]
    for number, line in enumerate(NEWLINE.split(text), 1):
        if is_rule_off(line):
            title = line.partition("#")[2].strip()
            parts.append([(number, f"# {title}")] if title else [])
        else:
            parts[-1].append((number, line))
    if len(parts) == 1:
        return [_scenario((), parts[0])]
    head = tuple(parts[0])
    return [_scenario(head, part) for part in parts[1:] if any(_says_something(line) for _, line in part)]


def is_rule_off(line: str) -> bool:
    """Whether a line parts scenarios: three dashes or more, with a title behind ``#`` perhaps."""
    dashes = line.partition("#")[0].strip()
    return len(dashes) >= 3 and not dashes.strip("-")


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _scenario(head: tuple[tuple[int, str], ...], own: Sequence[tuple[int, str]]) -> Scenario:
    titles = [found[1].strip() for _, line in own if (found := _TITLE.match(line))]
    rules = [rule for _, line in own if (found := _RULES.match(line)) for rule in re.split(r"[\s,]+", found[1]) if rule]
    first = next((number for number, line in own if line.strip()), 1)
    return Scenario(titles[0] if titles else f"line {first}", tuple(rules), head, tuple(own))


# One scenario


def run_scenario(
    scenario: Scenario,
    words: Lexicon,
    book: str | None = None,
    default: str | None = None,
    expecting: bool = True,
    under: Policy | None = None,
) -> Result:
    """Run one story from the first line to the last, or to the first refusal that nobody expected.

    ``under`` rules with settings of its own, such as those of an event with house rules.
    """
    if under is not None:
        book = under.book
    named = book or _named_book(scenario) or default
    if named is None:
        refusal = Unreadable("script.no-book", field="book")
        line, text = next(((n, t) for n, t in scenario.lines if _says_something(t)), (1, ""))
        return Result(scenario, "", [_refused(line, text, refusal, None)])
    result = Result(scenario, named)
    try:
        table = result.table = Table(under or policy(named))
    except Refusal as refusal:
        line, text = next(((n, t) for n, t in scenario.lines if _book_named(t)), (1, ""))
        result.outcomes.append(_refused(line, text, refusal, None, line and len(text) - len(text.lstrip()) + 1))
        return result
    table.recall(Header).book_fixed = book is not None
    table.recall(Header).largest = _largest(scenario)
    for outcome in _outcomes(scenario, table, words, expecting):
        result.outcomes.append(outcome)
    return result


def _named_book(scenario: Scenario) -> str | None:
    return next((book for _, line in scenario.lines if (book := _book_named(line))), None)


def _book_named(line: str) -> str | None:
    try:
        tokens = read_line(line).tokens
    except Refusal:
        return None
    return tokens[1].text if len(tokens) == 2 and tokens[0].key == "book" else None


def _largest(scenario: Scenario) -> int:
    """The largest amount that a line names, expectations left aside."""
    lines = (line for _, line in scenario.lines if _says_something(line) and not line.lstrip().startswith("=>"))
    numbers = (found for line in lines for found in _NUMBER.findall(line) if len(found) <= MOST_LETTERS)
    amounts = (read_line(found).tokens[0].number for found in numbers)
    return max((amount for amount in amounts if amount is not None), default=0)


def _outcomes(scenario: Scenario, table: Table, words: Lexicon, expecting: bool) -> Iterator[Outcome]:
    last: Outcome | None = None
    for number, text in scenario.lines:
        if not _says_something(text):
            continue
        if text.lstrip().startswith("=>"):
            if expecting:
                yield _expect(number, text, last, table)
            elif last is not None:
                last.expected = True
            continue
        if last is not None and last.code and not last.expected:
            return
        last = _one_line(number, text, table, words)
        yield last
        if last.code and not _expected_next(scenario, number):
            return


def _expected_next(scenario: Scenario, number: int) -> bool:
    following = (text.lstrip() for at, text in scenario.lines if at > number and _says_something(text))
    return next(following, "").startswith("=>")


def _expect(number: int, text: str, last: Outcome | None, table: Table) -> Outcome:
    try:
        expected = read_expectation(text.lstrip()[2:])
    except Refusal as refusal:
        return _refused(number, text, refusal, None)
    finding = compare(expected, last.ruling if last else None, number, table.names)
    if last is not None and last.code:
        last.answered = True
        last.expected |= finding.met
    return Outcome(number, text, finding=finding)


def _one_line(number: int, text: str, table: Table, words: Lexicon) -> Outcome:
    before = Before(table)
    try:
        line = read_line(text)
        match, ruling = _read_and_ruled(line, table, words, before)
        begin_again(table)
        _check_chips(table)
    except Refusal as refusal:
        before.come_back(table)
        column = refusal.limits.get("column")
        return _refused(number, text, refusal, table, column if isinstance(column, int) else None)
    return Outcome(number, text, ruling, match=match)


def _read_and_ruled(line: ScriptLine, table: Table, words: Lexicon, before: Before) -> tuple[Match, Ruling | None]:
    """A line as a sentence, and what the floor says to it; taken tolerantly where it is none, or no act of the player."""
    match = words.match(line.tokens, cast_of(table))
    not_an_act: Unreadable | None = None
    if match is not None:
        try:
            return match, _do(table, match, line)
        except Unreadable as refusal:
            if not match.greedy or not refusal.code.startswith(("script.unknown", "script.no-chip")):
                raise
            not_an_act = refusal
        before.come_back(table)
    try:
        match = words.nearly(line.tokens, cast_of(table))
    except NotRead as refusal:
        no_verb = not_an_act is None or not_an_act.code == "script.unknown-act"
        for last in words.otherwise(line.tokens, cast_of(table)) if no_verb else ():
            try:
                return last, _do(table, last, line)
            except Unreadable:
                before.come_back(table)
        raise refusal if not_an_act is None else _no_act(not_an_act, refusal.meant, line, words) from None
    return match, _do(table, match, line)


def _no_act(refusal: Unreadable, meant: tuple[str, ...], line: ScriptLine, words: Lexicon) -> NotRead:
    """What is wrong with a line that begins with a player and is neither an act nor another sentence."""
    unknown = next((token for token in line.tokens if token.column == refusal.limits.get("column")), None)
    near = "" if unknown is None else nearest_word(unknown.text, {*words.after_a_player, refusal.near})
    said = refusal.said
    return NotRead(
        meant, said.code, said.values, field=refusal.field, value=refusal.value, limits=refusal.limits, near=near
    )


def _ruled(table: Table, match: Match) -> Ruling | None:
    waits = match.form.group in WAITS_FOR_NO_CARDS or match.form.before_cards
    waits = waits or (match.greedy and unpaid(table, match.said.get("who")))  # the chips of a declared act come first
    question = match.form.template.startswith("?")
    before = Before(table) if question and (called_off(table) or table.hand is None) else None
    if not waits and table.hand is not None:
        serve(table)
    elif called_off(table) and match.form.group == "dealing" and not match.form.before_cards:
        let_begin(table.the_hand())
    try:
        return rule_on(table, match.form.do, match.said)
    except Unreadable as refusal:
        if refusal.code != "floor.no-hand" or not question or match.form.group != "showdown":
            raise
        begin(table)  # how a pot is split is asked by seats alone
        return rule_on(table, match.form.do, match.said)
    finally:
        if before is not None:
            before.come_back(table)  # the question has looked at the new deal, which is still to come


def _do(table: Table, match: Match, line: ScriptLine) -> Ruling | None:
    ruling = _ruled(table, match)
    if ruling is None:
        return None
    if line.tokens[0].key == "?":
        ruling = answered_or_open(table, ruling, partial(_ruled, table, match))
        if ruling.kind == "remedy":  # a question changes nothing
            ruling = msgspec.structs.replace(ruling, kind="reading")
        _offer(table, ruling)
        return ruling
    if match.form.group == "dealing":
        table.open = None  # another irregularity overtakes what was open about the first
    if _goes_on(ruling) and table.open is not None and table.waits and match.form.do is not director:
        open_options = named_options(table.open.director)
        raise Unlawful("script.decision-open", {"open_options": open_options}, field="line")
    take(table, ruling)
    if match.form.do is not director:
        _offer(table, ruling)
    return ruling


def _goes_on(ruling: Ruling) -> bool:
    """Whether the hand goes on with a ruling; one more act on which the book is silent only waits with the others."""
    return not ruling.aside and any(not isinstance(effect, LeftOpen) for effect in ruling.effects)


def _offer(table: Table, ruling: Ruling) -> None:
    """Remember what the director may choose, until the hand goes on."""
    if ruling.director:
        table.recall(OfferedChoices).ruling = ruling
    elif ruling.effects:
        table.forget(OfferedChoices)


def cast_of(table: Table) -> Cast:
    """Who can be named at a table."""
    return Cast(table.names, dict(position_names(table)))


def _refused(number: int, text: str, refusal: Refusal, table: Table | None, column: int | None = None) -> Outcome:
    cites: tuple[Citation, ...] = ()
    if refusal.rule is not None and table is not None:
        book = table.policy.chain[0]
        cites = (Citation(*rule_numbers(book).get(refusal.rule, (book, refusal.rule, refusal.rule))),)
    kind = "unreadable" if isinstance(refusal, Unreadable) else "refused"
    ruling = Ruling(kind=kind, why=refusal.message, cites=cites)  # type: ignore[arg-type]
    return Outcome(
        number,
        text,
        ruling,
        column=column,
        code=refusal.code,
        near=refusal.near,
        meant=refusal.meant if isinstance(refusal, NotRead) else (),
    )


class Before:
    """The table as it was, to come back to when a line is refused half way; memories belong to their owners."""

    def __init__(self, table: Table) -> None:
        self.plain = (table.policy, None if table.hand is None else table.hand.copy(), table.names, table.open)
        self.header = table.recall(Header).copy()
        self.seating = replace(table.recall(Seating))

    def come_back(self, table: Table) -> None:
        """Restore the table as it was."""
        table.policy, table.hand, table.names, table.open = self.plain
        table.recall(Header).become(self.header)
        vars(table.recall(Seating)).update(vars(self.seating))
        table.recall(Start).again = False


def _check_chips(table: Table) -> None:
    hand = table.hand
    if hand is None:
        return
    there, were = hand.total_chips, sum(chips for _, chips in hand.setup.stacks)
    if there != were:
        raise Unlawful("floor.chips-lost", {"there": there, "start_total": were}, field="chips", value=there)
