"""The director's line: one of the options that a ruling has left open."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cardspeak.errors import Ambiguous, Unlawful, Unreadable
from cardspeak.floor.betting.out_of_turn import due
from cardspeak.floor.decisions import Decide, DirectorDecides, OfferedChoices
from cardspeak.floor.forms import form
from cardspeak.floor.lexer import Token, read_line
from cardspeak.floor.ruling import Choice, Ruling
from cardspeak.floor.script.matcher import nearest_word
from cardspeak.floor.script.option_words import other_words
from cardspeak.floor.table import Table
from cardspeak.question import Option
from cardspeak.words import Items, Message, items, message

_NO_WORDS = re.compile(r'[#"“”]')


@form(
    "director {option:rest}",
    about='The director chooses an open option, by its first words; because "…" and by "…" give reason and person.',
    example='director fold because "nobody could have known" by "Kim"',
)
def director(table: Table, option: tuple[Token, ...]) -> Ruling:
    """Choose among the open options."""
    left = table.open or table.recall(OfferedChoices).ruling or _due(table)
    if left is None:
        raise Unlawful("script.nothing-open", field="line")
    wanted, tail = _apart(option)
    choice = _chosen(wanted, left.director, "option")
    decision = DirectorDecides(choice.option, tail.get("because", ""), tail.get("by", ""), choice.cites)
    return Ruling(
        kind="remedy",
        actor=left.actor,
        answer=choice.says,
        returned=choice.returned,
        cites=choice.cites,
        why=message("script.director-decision", option=choice.says),
        facts=tuple(_told(key, text) for key, text in tail.items()),
        effects=(Decide(decision), *choice.effects),
    )


def _told(key: str, text: str) -> Message:
    return (
        message("script.decision-maker-line", text=text)
        if key == "by"
        else message("script.decision-reason-line", text=text)
    )


def _due(table: Table) -> Ruling | None:
    """What an act out of turn has come to, where the director decides it as the turn comes round."""
    if table.hand is None or table.hand.to_act is None:
        return None
    held = due(table, table.hand.to_act)
    return held if held is not None and held.kind == "decision" else None


def _apart(tokens: Sequence[Token]) -> tuple[tuple[str, ...], dict[str, str]]:
    """The words of the option, and the quoted reason and person behind them."""
    words = list(tokens)
    tail: dict[str, str] = {}
    while len(words) >= 2 and words[-1].kind == "quoted" and words[-2].key in ("because", "by"):
        tail[words[-2].key] = words[-1].text
        del words[-2:]
    return _words(words), tail


def _words(tokens: Sequence[Token]) -> tuple[str, ...]:
    return tuple(
        token.text.lower() if token.number is None else str(token.number) for token in tokens if token.kind != "mark"
    )


def option_called(said: str, options: Sequence[Choice], field: str) -> Choice:
    """The option that somebody names as on a director's line: its words or the first of them, numbers as people write them."""
    return _chosen(_words(read_line(said).tokens), options, field)


def _chosen(wanted: tuple[str, ...], options: Sequence[Choice], field: str) -> Choice:
    by_words = {choice.option: _words(read_line(_NO_WORDS.sub(" ", choice.option)).tokens) for choice in options}
    fits = _beginning(wanted, options, by_words)
    for other in other_words(" ".join(wanted)):
        fits = fits or _beginning(tuple(other.split()), options, by_words)
    exact = [choice for choice in fits if by_words[choice.option] == wanted]
    if wanted and len(exact or fits) == 1:
        return (exact or fits)[0]
    if wanted and fits:
        raise which_option("script.which-option", fits, field)
    said = " ".join(wanted)
    near = nearest_word(said, [choice.option for choice in options])
    question = which_option("script.no-option", options, field).question
    values = {"options": named_options(options)}
    raise Unreadable("script.no-option", values, field=field, value=said, near=near, question=question)


def _beginning(
    wanted: tuple[str, ...], options: Sequence[Choice], by_words: Mapping[str, tuple[str, ...]]
) -> list[Choice]:
    return [choice for choice in options if by_words[choice.option][: len(wanted)] == wanted]


def which_option(code: str, options: Sequence[Choice], field: str) -> Ambiguous:
    """The question which of several options is meant."""
    offered = [Option(choice.option, choice.says) for choice in options]
    return Ambiguous.asking(code, {"options": named_options(options)}, field, options=offered)


def named_options(options: Sequence[Choice]) -> Items:
    """The options as a director reads them."""
    return items((choice.says for choice in options), "bar")
