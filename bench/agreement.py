"""The table agrees with its rulings: after every line of a story, what is asked is answered by what was ruled.

``disagreements`` runs a story and looks, after each line, at stacks, pots, who is live, who acts, who wins and the next button.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardspeak.errors import Refusal
from cardspeak.floor.betting.effects import Act
from cardspeak.floor.floor import rule_on
from cardspeak.floor.lexer import read_line
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.run import Outcome, Result, Scenario, cast_of, run_scenario, scenarios
from cardspeak.floor.table import Table

QUESTIONS = ("? stacks", "? pots", "? to act", "? who wins", "? next button", "? next blinds", "? who can win")


class Standing(NamedTuple):
    """What a table looks like."""

    stacks: dict[int, int]
    bets: dict[int, int]
    live: tuple[int, ...]
    to_act: int | None
    street: int

    @classmethod
    def of(cls, table: Table) -> Standing | None:
        """As it stands; None where no hand is in progress."""
        hand = table.hand
        if hand is None or hand.over:
            return None
        return cls(dict(hand.stacks), dict(hand.bets), hand.live_seats, hand.to_act, hand.street)


def disagreements(text: str, book: str) -> list[str]:
    """Where the table and its rulings do not agree; empty where they do."""
    return [found for scenario in scenarios(text) for found in _of(scenario, book)]


def _of(scenario: Scenario, book: str) -> Iterator[str]:
    """Each line is looked at as the last one of a shorter story: questions then see the table as the line left it."""
    lines = [(number, line) for number, line in scenario.lines if not line.lstrip().startswith("=>")]
    before: Standing | None = None
    for count in range(1, len(lines) + 1):
        told = Scenario(scenario.title, (), (), tuple(lines[:count]))
        result = run_scenario(told, lexicon(), default=book, expecting=False)
        if result.stopped is not None or result.table is None or not result.outcomes:
            return
        now = Standing.of(result.table)
        outcome = result.outcomes[-1]
        for found in (*_act_agrees(outcome, before, now), *_answers_agree(result, now)):
            yield f"line {outcome.line}, {outcome.text.strip()!r}: {found}"
        before = now


def _act_agrees(outcome: Outcome, before: Standing | None, now: Standing | None) -> Iterator[str]:
    """An act that was ruled on is played as it was ruled: the chips that count are out, all others are back."""
    ruling = outcome.ruling
    if ruling is None or before is None or now is None or outcome.text.lstrip().startswith("?"):
        return
    acts = [effect for effect in ruling.effects if isinstance(effect, Act)]
    if len(acts) != 1 or ruling.kind != "reading" or now.street != before.street:
        return
    (act,) = acts
    if act.verb == "fold" and act.seat in now.live:
        yield f"seat {act.seat} folds and is live"
    if ruling.action in ("call", "bet", "raise") and ruling.to is not None:
        if now.bets[act.seat] != ruling.to:
            yield f"ruled {ruling.action} {ruling.to}, and {now.bets[act.seat]} are out"
        paid = before.stacks[act.seat] - now.stacks[act.seat]
        if paid != now.bets[act.seat] - before.bets[act.seat]:
            yield f"{paid} have left the stack for {now.bets[act.seat] - before.bets[act.seat]} more in front"
    if now.to_act == act.seat:
        yield f"seat {act.seat} has acted and is to act"


def _answers_agree(result: Result, now: Standing | None) -> Iterator[str]:
    if now is None or result.table is None:
        return
    table = result.table
    answers = _asked(table, [*QUESTIONS, *(f"? is {_called(table, seat)} live" for seat in now.stacks)])
    for question, first, second in zip(QUESTIONS, answers, _asked(table, QUESTIONS), strict=False):
        if _answer(first) != _answer(second):
            yield f"{question} is answered otherwise when it is asked again"
    if Standing.of(table) != now:
        yield "asking has changed the table"
    by_question = dict(zip(QUESTIONS, answers, strict=False))
    yield from _stacks_agree(table, now, by_question)
    yield from _live_agree(table, now, answers[len(QUESTIONS) :], by_question)


def _stacks_agree(table: Table, now: Standing, answers: dict[str, Ruling | None]) -> Iterator[str]:
    stacks = answers["? stacks"]
    if stacks is not None and isinstance(stacks.answer, dict):
        named = {table.name(seat): chips for seat, chips in now.stacks.items()}
        if stacks.answer != named:
            yield f"? stacks says {stacks.answer}, the table has {named}"
    act, seat = answers["? to act"], now.to_act
    if act is None or act.kind != "reading" or seat is None or table.open is not None:
        return
    if act.answer != table.name(seat):
        yield f"? to act says {act.answer}, the table waits for {table.name(seat)}"


def _live_agree(
    table: Table, now: Standing, live: Sequence[Ruling | None], answers: dict[str, Ruling | None]
) -> Iterator[str]:
    said: dict[str, bool] = {}
    for seat, ruling in zip(now.stacks, live, strict=True):
        if ruling is None or ruling.answer not in ("live", "dead"):
            continue
        said[table.name(seat)] = ruling.answer == "live"
        if (ruling.answer == "live") != (seat in now.live):
            yield f"{table.name(seat)} is said to be {ruling.answer}, and is {'live' if seat in now.live else 'dead'}"
    winners = answers["? who wins"]
    if winners is None or winners.kind != "reading":
        return
    for name in _names(winners):
        if said.get(name) is False:
            yield f"{name} wins with a dead hand"
    if table.open is not None and _names(winners):
        yield "a decision is open, and somebody is named as the winner"


def _names(ruling: Ruling) -> list[str]:
    found = ruling.answer.get("winner", []) if isinstance(ruling.answer, dict) else ruling.answer
    return [str(one) for one in found] if isinstance(found, list) else [str(found)] if isinstance(found, str) else []


def _asked(table: Table, questions: Sequence[str]) -> list[Ruling | None]:
    """What is answered to questions, one after the other; None where one makes no sense there."""
    answers: list[Ruling | None] = []
    for question in questions:
        match = lexicon().match(read_line(question).tokens, cast_of(table))
        try:
            answers.append(None if match is None else rule_on(table, match.form.do, match.said))
        except Refusal:
            answers.append(None)
    return answers


def _answer(ruling: Ruling | None) -> object:
    return None if ruling is None else (ruling.kind, ruling.answer, ruling.director)


def _called(table: Table, seat: int) -> str:
    name = table.name(seat)
    tokens = read_line(name).tokens
    plain = len(tokens) == 1 and cast_of(table).seat(name) == seat
    return name if plain else f"seat {seat}"
