"""From the words of a script line to what a player did: ``puts 1000 100 then says "call"``."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from cardspeak.errors import Unreadable
from cardspeak.floor.betting.chip_words import ALLOWED, chips_in
from cardspeak.floor.betting.deeds import Deed, Folded, Item, Said, Swept, Tapped, Together, TookBack
from cardspeak.floor.betting.spoken import SCALES, TENS, UNITS, spoken_amount
from cardspeak.floor.english import stem
from cardspeak.floor.lexer import Token
from cardspeak.words import Sayable

PlainAct = Literal["fold", "check", "call", "bet", "raise", "raise by", "makes", "all-in", "pot", "bring-in"]

PLAIN: dict[str, PlainAct] = {
    "folds": "fold", "fold": "fold", "checks": "check", "check": "check", "calls": "call", "call": "call", "bets": "bet",
    "bet": "bet", "raises": "raise", "raise": "raise", "re-raises": "raise", "reraises": "raise", "all-in": "all-in",
    "completes": "raise", "min-raises": "raise", "shoves": "all-in", "makes": "makes",
}  # fmt: skip
PUTS = frozenset({"slides", "puts", "pushes", "throws", "tosses", "adds", "bets"})
BACK = frozenset({"takes", "pulls"})
TAPS = frozenset({"taps", "knocks", "raps"})
SAYS = frozenset({"says", "declares", "announces", "mumbles"})
VERBS = sorted({*PLAIN, *PUTS, *BACK, *TAPS, *SAYS, "goes", "brings"})
_ALSO = {
    "calls": "limp overlimp flat flat-call smooth-call", "shoves": "jam ship", "makes": "open",
    "raises": "check-raise 3-bet 4-bet 5-bet three-bet four-bet five-bet isolate", "bets": "lead c-bet donk donk-bet fire",
    "puts": "drop place set lay fling flick chuck stick", "says": "ask shout yell state reply answer",
    "mumbles": "mutter murmur", "min-raises": "min-raise minraise",
}  # fmt: skip
_BY_STEM = {stem(verb): verb for verb in VERBS if verb.endswith("s")} | {
    other: verb for verb, others in _ALSO.items() for other in others.split()
}
"""The verb of the table for any tense of it, and for the words that players use for it."""
AUXILIARIES = frozenset({"has", "have", "had", "is", "was", "are", "did", "does", "just", "now", "also", "only"})
ADVERBS = frozenset(
    {
        "silently",
        "quietly",
        "simply",
        "just",
        "too",
        "also",
        "again",
        "quickly",
        "slowly",
        "now",
        "immediately",
        "instead",
    }
)
_NEGATIVE = frozenset({"without", "no", "not", "nothing", "silent", "silence", "wordlessly"})
_SILENCE = _NEGATIVE | frozenset(
    {"a", "any", "word", "words", "anything", "say", "says", "said", "saying", "speaking", "in", "announcement", "is",
     "announcing", "declaration", "declaring", "verbal", "remains", "stays"}
)  # fmt: skip
_END = Token("mark", ",", 0, ",", key=",")
_PLACES = (("next", "to"), ("on", "top", "of"), ("in", "front", "of"), ("beside",), ("behind",), ("to",))
_OWN = frozenset({"his", "her", "their", "the", "own", "existing", "first", "earlier", "previous", "other"})
_FRONT = frozenset(
    {"chip", "chips", "bet", "blind", "small", "big", "call", "raise", "stack", "and", "him", "them", "of"}
)
_TO_STACK = frozenset({"goes", "back", "to", "for", "his", "her", "their", "the", "stack", "chips", "more"})
_NUMBER_WORDS = frozenset({*UNITS, *TENS, *SCALES})
ITEMS = frozenset({"bounty", "token", "button", "marker", "card", "clock", "protector", "plaque", "key", "phone"})
"""Things without a value that somebody may push out."""
AFTER_PLAIN = frozenset(
    {"to", "in", "for", "it", "the", "of", "all", "all-in", "by", "pot", "raise", "another", "more", "up", "with", "out",
     "behind", "his", "her", "their", "hand", "cards", "bet", "a", "total"}
)  # fmt: skip
AFTER_TAP = frozenset({"the", "table", "on", "a", "hand", "check"})
BESIDE_WORDS = frozenset({"with", "while", "putting", "pushing", "out", "unheard", "and", "puts", "saying", "mumbling"})


@dataclass(frozen=True)
class Doing:
    """A line about one player: a plain act with its amount, or deeds to be read."""

    plain: PlainAct | None = None
    amount: int | None = None
    parts: tuple[Deed, ...] = ()
    unnoticed: bool = False
    meaning: int | None = None
    front: tuple[int, ...] = ()
    """Chips that were said to lie in front of the player before."""


def read_doing(tokens: Sequence[Token]) -> Doing:
    """What a line says a player did; every word counts, and one that is not understood is refused with its column."""
    tokens = _tidied(tokens)
    unnoticed = bool(tokens) and tokens[-1].key == "unnoticed"
    tokens = tokens[:-1] if unnoticed else tokens
    meaning: int | None = None
    if len(tokens) >= 2 and tokens[-2].key == "meaning" and tokens[-1].number is not None:
        meaning, tokens = tokens[-1].number, tokens[:-2]
    tokens, front = _without_place(tokens)
    clauses = _clauses(tokens)
    if len(clauses) == 1 and meaning is None:
        plain = _plain(clauses[0])
        if plain is not None:
            return Doing(plain[0], plain[1], unnoticed=unnoticed, front=front)
    parts = tuple(part for clause in clauses for part in _part(clause))
    return Doing(parts=parts, unnoticed=unnoticed, meaning=meaning, front=front)


def _tidied(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without what says nothing: commas, adverbs, "out of turn", which the table knows; "all in" is one word."""
    kept = [token for token in _spoken_of(tokens) if token.raw not in (",", ".") and token.key not in ADVERBS]
    for idle in (("out", "of", "turn"), ("without", "a", "word"), ("face", "down"), ("face", "up")):
        if tuple(token.key for token in kept[-len(idle) :]) == idle:
            kept = kept[: -len(idle)]
    tidied: list[Token] = []
    for token in kept:
        if token.key == "in" and tidied and tidied[-1].key == "all":
            tidied[-1] = msgspec.structs.replace(
                token, text="all-in", key="all-in", raw="all in", column=tidied[-1].column
            )
        elif token.key in ("x", "×") and tidied and tidied[-1].number is not None:
            tidied[-1] = msgspec.structs.replace(tidied[-1], kind="word", text=f"{tidied[-1].number}x", number=None)
        elif tidied and tidied[-1].text.endswith("x") and tidied[-1].text[:-1].isdecimal() and token.number is not None:
            text = f"{tidied[-1].text}{token.number}"
            tidied[-1] = msgspec.structs.replace(tidied[-1], text=text, raw=text)
        else:
            tidied.append(token)
    return _with_verbs(tidied)


def _spoken_of(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without what says that nothing was said: "no word", "without saying anything", "silent"."""
    kept: list[Token] = []
    for token in [*tokens, _END]:
        if token.key in (",", "and", "then"):
            kept = _without_silence(kept)
        if token.key != "and" or kept:
            kept.append(token)
    return kept[:-1]


def _without_silence(clause: list[Token]) -> list[Token]:
    """What comes before words about silence at the end of a clause."""
    at = len(clause)
    while at and clause[at - 1].key in _SILENCE:
        at -= 1
    told = {token.key for token in clause[at:]}
    if told.isdisjoint(_NEGATIVE):
        return clause
    while at < len(clause) and clause[at].key == "in" and clause[at + 1].key != "silence":
        at += 1
    while at and clause[at - 1].key in ("and", ",", "but"):
        at -= 1
    return clause[:at]


def _with_verbs(tokens: list[Token]) -> list[Token]:
    """The tokens with every deed's verb as the table writes it: "has folded" is "folds", "and says" is "then says"."""
    found: list[Token] = []
    begins = True
    for place, token in enumerate(tokens):
        verb = verb_of(token)
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        if begins and token.key in AUXILIARIES and after is not None and verb_of(after):
            continue
        if token.key == "and" and after is not None and verb_of(after) and not after.key.endswith("ing") and found:
            found.append(msgspec.structs.replace(token, text="then", key="then", raw="then"))
        elif begins and verb:
            found.append(msgspec.structs.replace(token, key=verb))
        else:
            found.append(token)
        begins = found[-1].key == "then"
    return found


def verb_of(token: Token) -> str:
    """The verb of the table that a word means; empty where it means none."""
    if token.kind != "word":
        return ""
    return token.key if token.key in VERBS else _BY_STEM.get(stem(token.key), "")


def _without_place(tokens: list[Token]) -> tuple[list[Token], tuple[int, ...]]:
    """The tokens without the place where chips were put, and the chips that are said to lie there."""
    keys = [token.key for token in tokens]
    for at in range(1, len(tokens)):
        place = next((one for one in _PLACES if tuple(keys[at : at + len(one)]) == one), None)
        begins = next((k + 1 for k in range(at - 1, -1, -1) if keys[k] == "then"), 0)
        if place is None or keys[begins] not in PUTS:
            continue
        end = next((k for k in range(at, len(keys)) if keys[k] == "then"), len(keys))
        there = tokens[at + len(place) : end]
        if not there or (there[0].key not in _OWN and there[0].key not in ("him", "them")):
            continue
        rest = [token for token in there if token.key not in _OWN and token.key not in _FRONT]
        if all(token.number is not None or token.key in UNITS or token.text[:1].isdigit() for token in rest):
            put = chips_in(rest) if rest else None
            return tokens[:at] + tokens[end:], put.chips if put is not None else ()
    return tokens, ()


def _clauses(tokens: Sequence[Token]) -> list[list[Token]]:
    clauses: list[list[Token]] = [[]]
    for token in tokens:
        if token.key == "then":
            clauses.append([])
        else:
            clauses[-1].append(token)
    clauses = [one for one in clauses if not _reaches_back(one)] if len(clauses) > 1 else clauses
    for clause in clauses:
        while clause and clause[-1].key == "and":
            clause.pop()
        if not clause:
            at = tokens[-1].column if tokens else 1
            raise Unreadable("script.no-act", field="line", limits={"column": at})
    return clauses


def _reaches_back(clause: Sequence[Token]) -> bool:
    """Whether a clause only says that a player takes more chips: the motions that follow tell what was done."""
    keys = {token.key for token in clause}
    return keys <= _TO_STACK and bool(keys & {"stack", "chips"}) and "goes" in keys


def _plain(clause: Sequence[Token]) -> tuple[PlainAct, int | None] | None:
    """A plain act: ``calls``, ``raises to 1100``, ``all-in for 150``; None where it is something to be read."""
    clause = _in_figures(clause)
    words = [token.key for token in clause if token.kind == "word"]
    numbers = [token for token in clause if token.number is not None]
    if any(token.kind == "quoted" for token in clause) or len(numbers) > 1 or not words:
        return None
    first, rest = words[0], set(words[1:])
    if first in ("goes", "moves", "is") and rest & {"all-in", "all"}:
        first = "all-in"
    amount = numbers[0].number if numbers else None
    if first == "brings":
        return "bring-in", amount
    verb = PLAIN.get(first)
    if first == "min-raises" and not rest and not numbers:
        return None
    if verb is None or not rest <= AFTER_PLAIN:
        return None
    if numbers and amount == 0:
        raise _unread(numbers[0], "script.unknown-act/bet-of-zero")
    if verb in ("bet", "raise", "makes"):
        return _plain_wager(verb, rest, amount)
    return verb, amount


def _in_figures(clause: Sequence[Token]) -> Sequence[Token]:
    """A clause with an amount in words as a number: "eleven hundred"; one that may mean several stays as it is."""
    places = [place for place, token in enumerate(clause) if set(token.key.split("-")) <= _NUMBER_WORDS]
    if not places or clause[0].key not in PLAIN or any(token.number is not None for token in clause):
        return clause
    first, last = places[0], places[-1]
    said = spoken_amount([token.key for token in clause[first : last + 1]])
    if said is None or not said.clear:
        return clause
    amount = msgspec.structs.replace(clause[first], kind="number", number=said.readings[0])
    return [*clause[:first], amount, *clause[last + 1 :]]


def _plain_wager(verb: PlainAct, rest: set[str], amount: int | None) -> tuple[PlainAct, int | None] | None:
    if "pot" in rest:
        return "pot", None
    if rest & {"all-in", "all"}:
        return "all-in", amount
    if amount is None:
        return None
    return ("raise by" if rest & {"by", "another", "more"} else verb), amount


def _part(clause: Sequence[Token]) -> tuple[Deed, ...]:
    head = clause[0]
    verb = head.key
    if verb in SAYS:
        return _said(clause)
    if verb in PUTS:
        return _pushed(clause)
    if verb in BACK and any(token.key == "back" for token in clause):
        return _took_back(clause)
    if verb in TAPS:
        _only(clause[1:], AFTER_TAP)
        return (Tapped(),)
    if verb == "min-raises":
        return (Said("minimum raise"),)
    plain = _plain(clause)
    if plain is not None:
        return (Folded(),) if plain[0] == "fold" else (Said(_spoken(*plain)),)
    if verb in VERBS:
        stray = next(
            (token for token in clause[1:] if token.key not in AFTER_PLAIN and token.number is None), clause[-1]
        )
        raise _unread(stray, "script.unknown-act/act-not-understood-after", {"word": stray.raw, "head": head.raw})
    near = [one for one in difflib.get_close_matches(verb or head.text.lower(), VERBS, n=2) if one != verb][:1]
    values = {"word": head.raw, "verbs": VERBS}
    raise _unread(head, "script.unknown-act", values, near=near[0] if near else "")


def _said(clause: Sequence[Token]) -> tuple[Deed, ...]:
    """Words, alone or with chips at the same moment."""
    quoted = [token for token in clause if token.kind == "quoted"]
    if not quoted:
        if clause[0].key == "mumbles" and len(clause) == 1:
            return (Said(""),)
        raise _unread(clause[-1], "script.unknown-act/quote-speech", {"word": clause[0].raw})
    words = {token.key for token in clause}
    said = Said("" if clause[0].key == "mumbles" else quoted[0].text, heard="unheard" not in words)
    rest = [token for token in clause[1:] if token.kind != "quoted" and token.key not in BESIDE_WORDS]
    put = chips_in(rest) if rest else None
    if put is None:
        return (said,)
    return (Together(said, put),) if "while" in words else (said, put)


def _took_back(clause: Sequence[Token]) -> tuple[Deed, ...]:
    everything = any(token.key in ("all", "everything") for token in clause)
    rest = [
        token for token in clause[1:] if token.key not in ("back", "all", "everything", "chips", "of", "it", "them")
    ]
    put = None if everything and not rest else chips_in(rest) if rest else None
    return (TookBack(put.chips if put else None),)


def _pushed(clause: Sequence[Token]) -> tuple[Deed, ...]:
    """Chips, a token without value, or everything swept forward; with words at the same moment perhaps."""
    words = {token.key for token in clause if token.kind == "word"}
    quoted = [token for token in clause if token.kind == "quoted"]
    if {"everything", "together"} <= words or {"all", "together"} <= words:
        return (Swept(),)
    if words & {"everything", "all-in"} or ({"all", "last"} & words and not _numbered(clause)):
        return (Said("all-in"),)
    beside = BESIDE_WORDS - {"and", "out"} | {"together"}
    rest = [token for token in clause[1:] if token.kind != "quoted" and token.key not in beside]
    if not any(any(letter.isdigit() for letter in token.text) for token in rest):
        return (_item(clause, rest),)
    put = chips_in(rest)
    assert put is not None
    if "together" in words:
        return (put, Swept())
    if quoted:
        text = "" if "mumbling" in words else quoted[0].text
        return (Together(Said(text, heard="unheard" not in words), put),)
    return (put,)


def _numbered(clause: Sequence[Token]) -> bool:
    return any(token.number is not None for token in clause)


def _item(clause: Sequence[Token], rest: Sequence[Token]) -> Item:
    what = [token.key for token in rest if token.key not in ALLOWED - {"chip"}]
    if not what:
        raise _unread(clause[0], "script.unknown-act/which-chips")
    if ITEMS.isdisjoint(what):
        raise _unread(rest[0], "script.unknown-act/not-chips", {"word": " ".join(what)})
    return Item(" ".join(what))


def _only(tokens: Sequence[Token], known: frozenset[str]) -> None:
    for token in tokens:
        if token.key not in known:
            raise _unread(token, "script.unknown-act/not-understood", {"word": token.raw})


def _spoken(verb: PlainAct, amount: int | None) -> str:
    if verb == "raise by":
        return f"raise {amount} more"
    word = "make it" if verb == "makes" else verb
    return f"{word} {amount:,}" if amount is not None else word


def _unread(token: Token, code: str, values: Mapping[str, Sayable] | None = None, near: str = "") -> Unreadable:
    return Unreadable(code, values, field="line", value=token.raw, limits={"column": token.column}, near=near)
