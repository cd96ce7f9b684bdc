"""A script in its canonical spelling: single spaces, plain words in lower case, comments kept and lined up."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from cardspeak.books.policy import Policy
from cardspeak.errors import Refusal
from cardspeak.floor.betting.forms import acts
from cardspeak.floor.betting.sentence import read_doing
from cardspeak.floor.lexer import ScriptLine, Token, read_line, spelled
from cardspeak.floor.script.expectation import apart_from_comment, read_expectation
from cardspeak.floor.script.header import button, dead_small_blind, seats
from cardspeak.floor.script.matcher import Lexicon, NotRead, lexicon
from cardspeak.floor.script.run import NEWLINE, cast_of, is_rule_off
from cardspeak.floor.table import Table

GAP = "  "
_SEATING = (seats, button, dead_small_blind)


def format_script(text: str) -> str:
    r"""The script as it should be written; what cannot be read stays as it is.

    >>> print(format_script("SEATS  1 : Ann  2:Ben=500\nButton 2  # here\nstack Ann   4,200   # and there\n"), end="")
    seats 1:Ann 2:Ben=500
    button 2         # here
    stack Ann 4,200  # and there
    """
    words = lexicon()
    table = _nobody()
    head: Table | None = None
    written: list[tuple[str, str]] = []
    for raw in NEWLINE.split(text):
        if is_rule_off(raw):
            head = head or table
            table = _as_seated(head)
            written.append(("---", ""))
        else:
            written.append(_formatted(raw.strip(), table, words))
    return _page(written)


def _nobody() -> Table:
    return Table(Policy("", (), frozenset(), {}))


def _as_seated(head: Table) -> Table:
    """A fresh table with the players of the common head."""
    table = _nobody()
    table.restore(head.snapshot())
    return table


def _formatted(raw: str, table: Table, words: Lexicon) -> tuple[str, str]:
    """A line and its comment."""
    if not raw or raw.startswith("#"):
        return raw, ""
    try:
        if raw.startswith("=>"):
            body, comment = apart_from_comment(raw[2:])
            return f"=> {read_expectation(body)}", comment
        line = read_line(raw)
    except Refusal:
        return raw, ""
    return _spelled(line, table, words), line.comment


def _spelled(line: ScriptLine, table: Table, words: Lexicon) -> str:
    match = words.match(line.tokens, cast_of(table))
    if match is None or (match.form.do is acts and not _is_an_act(match.said)):
        with suppress(NotRead):
            return words.nearly(line.tokens, cast_of(table)).line
    tokens = list(line.tokens)
    if match is not None:
        tokens = [_lower(token) if place in match.plain else token for place, token in enumerate(tokens)]
        if match.form.do in _SEATING:
            with suppress(Refusal):  # a script may be wrong and still be tidy
                match.form.do(table, **match.said)
    text = spelled(tokens)
    same = [(token.kind, token.key) for token in read_line(text).tokens] == [
        (token.kind, token.key) for token in tokens
    ]
    return text if same else " ".join(token.raw for token in tokens)


def _is_an_act(said: Mapping[str, object]) -> bool:
    with suppress(Refusal):
        return bool(read_doing(said["deeds"]))  # type: ignore[arg-type]  # the slot holds tokens
    return False


def _lower(token: Token) -> Token:
    return Token(token.kind, token.text, token.column, token.raw.lower(), token.number, token.key)


def _page(written: list[tuple[str, str]]) -> str:
    """The lines with comments lined up within each run of lines, and no two empty lines together."""
    page: list[str] = []
    block: list[tuple[str, str]] = []
    for text, comment in [*written, ("", "")]:
        if text and not text.startswith("#"):
            block.append((text, comment))
            continue
        page += _lined_up(block)
        block = []
        if text or (page and page[-1]):
            page.append(text)
    return "\n".join(page).strip("\n") + "\n" if any(page) else ""


def _lined_up(block: list[tuple[str, str]]) -> list[str]:
    width = max((len(text) for text, comment in block if comment), default=0)
    return [f"{text:<{width}}{GAP}{comment}" if comment else text for text, comment in block]
