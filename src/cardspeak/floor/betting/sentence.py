"""From the words of a script line to what a player did: ``puts 1000 100 then says "call"``."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardspeak.errors import Unreadable
from cardspeak.floor.betting.deeds import Deed, Folded, Item, Put, Said, Swept, Tapped, Together, TookBack
from cardspeak.floor.script.lexer import Token

Plain = Literal["fold", "check", "call", "bet", "raise", "raise by", "all-in", "pot", "bring-in"]

PLAIN: dict[str, Plain] = {
    "folds": "fold", "fold": "fold", "checks": "check", "check": "check", "calls": "call", "call": "call", "bets": "bet",
    "bet": "bet", "raises": "raise", "raise": "raise", "all-in": "all-in", "completes": "raise", "shoves": "all-in",
}  # fmt: skip
PUTS = frozenset({"puts", "pushes", "throws", "tosses", "adds", "bets"})
BACK = frozenset({"takes", "pulls"})
TAPS = frozenset({"taps", "knocks", "raps"})
SAYS = frozenset({"says", "declares", "announces", "mumbles"})
VERBS = sorted({*PLAIN, *PUTS, *BACK, *TAPS, *SAYS, "goes", "brings"})
FILL = frozenset(
    {"out", "in", "forward", "the", "to", "a", "an", "chips", "chip", "of", "his", "her", "their", "with", "for", "up"}
)


@dataclass(frozen=True)
class Doing:
    """A line about one player: a plain act with its amount, or deeds to be read."""

    plain: Plain | None = None
    amount: int | None = None
    parts: tuple[Deed, ...] = ()
    unnoticed: bool = False
    meaning: int | None = None


def read_doing(tokens: Sequence[Token]) -> Doing:
    """What a line says a player did; an unknown word is refused with its column and the nearest known one."""
    tokens = [token for token in tokens if token.raw != ","]
    unnoticed = bool(tokens) and tokens[-1].key == "unnoticed"
    tokens = tokens[:-1] if unnoticed else tokens
    meaning: int | None = None
    if len(tokens) >= 2 and tokens[-2].key == "meaning" and tokens[-1].number is not None:
        meaning, tokens = tokens[-1].number, tokens[:-2]
    clauses = _clauses(tokens)
    if len(clauses) == 1 and meaning is None:
        plain = _plain(clauses[0])
        if plain is not None:
            return Doing(plain[0], plain[1], unnoticed=unnoticed)
    parts = tuple(part for clause in clauses for part in _part(clause))
    return Doing(parts=parts, unnoticed=unnoticed, meaning=meaning)


def _clauses(tokens: Sequence[Token]) -> list[list[Token]]:
    clauses: list[list[Token]] = [[]]
    for token in tokens:
        if token.key == "then":
            clauses.append([])
        else:
            clauses[-1].append(token)
    for clause in clauses:
        if not clause:
            at = tokens[-1].column if tokens else 1
            raise Unreadable("script.no-act", "Say what the player does.", field="line", limits={"column": at})
    return clauses


def _plain(clause: Sequence[Token]) -> tuple[Plain, int | None] | None:
    """A plain act: ``calls``, ``raises to 1100``, ``all-in for 150``; None where it is something to be read."""
    words = [token.key for token in clause if token.kind == "word"]
    numbers = [token.number for token in clause if token.number is not None]
    if any(token.kind == "quoted" for token in clause) or len(numbers) > 1 or not words:
        return None
    first, rest = words[0], set(words[1:])
    if first in ("goes", "moves", "is") and rest & {"all-in", "all"}:
        first = "all-in"
    if first == "brings":
        return "bring-in", numbers[0] if numbers else None
    verb = PLAIN.get(first)
    if verb is None or not rest <= FILL | {"all", "all-in", "by", "pot", "raise", "another"}:
        return None
    if verb in ("bet", "raise"):
        if "pot" in rest:
            return "pot", None
        if rest & {"all-in", "all"}:
            return "all-in", numbers[0] if numbers else None
        if not numbers:
            return None
        return ("raise by" if rest & {"by", "another"} else verb), numbers[0]
    return verb, numbers[0] if numbers else None


def _part(clause: Sequence[Token]) -> tuple[Deed, ...]:
    head = clause[0]
    verb = head.key
    quoted = [token for token in clause if token.kind == "quoted"]
    if verb in SAYS and quoted:
        words = {token.key for token in clause}
        text = "" if verb == "mumbles" else quoted[0].text
        said = Said(text, heard="unheard" not in words)
        put = _chips_in(clause[clause.index(quoted[0]) :])
        return (Together(said, put),) if put and "while" in words else (said, put) if put else (said,)
    if verb in PUTS:
        return _pushed(clause, quoted)
    if verb in BACK and any(token.key == "back" for token in clause):
        chips = tuple(token.number for token in clause if token.number is not None)
        return (TookBack(chips or None),)
    if verb in TAPS:
        return (Tapped(),)
    if verb in PLAIN and PLAIN[verb] == "fold":
        return (Folded(),)
    plain = _plain(clause)
    if plain is not None:
        return (Said(_spoken(*plain)),)
    near = difflib.get_close_matches(verb or head.text.lower(), VERBS, n=1)
    hint = f" Did you mean '{near[0]}'?" if near else f" A player may: {', '.join(VERBS)}."
    message = f"'{head.raw}' is nothing that a player does here.{hint}"
    raise Unreadable("script.unknown-act", message, field="line", value=head.raw, limits={"column": head.column})


def _spoken(verb: Plain, amount: int | None) -> str:
    if verb == "raise by":
        return f"raise {amount} more"
    return f"{verb} {amount}" if amount is not None else verb


def _pushed(clause: Sequence[Token], quoted: Sequence[Token]) -> tuple[Deed, ...]:
    """Chips, a token without value, or everything swept forward; with words at the same moment perhaps."""
    words = [token.key for token in clause if token.kind == "word"]
    put = _chips_in(clause)
    if put is None:
        if {"everything", "together"} <= set(words) or {"all", "together"} <= set(words):
            return (Swept(),)
        if "everything" in words or "all-in" in words:
            return (Said("all-in"),)
        what = [word for word in words[1:] if word not in FILL - {"chip"}]
        _no_digits(clause)
        if not what:
            column = clause[0].column
            raise Unreadable("script.no-chips", "Say which chips go out.", field="line", limits={"column": column})
        return (Item(" ".join(what)),)
    if "together" in words:
        return (put, Swept())
    if quoted:
        mumbled = "mumbling" in words
        return (Together(Said("" if mumbled else quoted[0].text, heard="unheard" not in words), put),)
    return (put,)


def _no_digits(clause: Sequence[Token]) -> None:
    """A word with digits in it is a mistyped chip, and no token."""
    for token in clause:
        if any(letter.isdigit() for letter in token.text):
            message = f"'{token.raw}' is no chip."
            raise Unreadable("script.no-chip", message, field="line", value=token.raw, limits={"column": token.column})


def _chips_in(clause: Sequence[Token]) -> Put | None:
    chips: list[int] = []
    for token in clause:
        if token.number is not None:
            chips.append(token.number)
        elif (several := _several(token)) is not None:
            chips += several
    if not chips:
        return None
    for token in clause:
        if token.number == 0:
            raise Unreadable("script.no-chip", "There is no chip of 0.", field="line", limits={"column": token.column})
    words = {token.key for token in clause}
    loose = len(chips) == 1 and bool({"chips", "total", "altogether"} & words)
    return Put(tuple(chips), loose)


def _several(token: Token) -> list[int] | None:
    """``3x100`` is three chips of 100."""
    count, cross, chip = token.text.lower().replace("×", "x").partition("x")
    few = len(count) < MOST_DIGITS and len(chip) < MOST_DIGITS
    if cross and few and count.isdecimal() and chip.isdecimal() and 0 < int(count) <= MOST:
        return [int(chip)] * int(count)
    return None


MOST, MOST_DIGITS = 1_000, 15
