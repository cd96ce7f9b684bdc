"""A line that tells several things: clause by clause, with whom a pronoun means, and who is named for the first time."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import chain, pairwise

import msgspec

from cardspeak.floor.betting.sentence import verb_of
from cardspeak.floor.english import stem
from cardspeak.floor.lexer import Token
from cardspeak.floor.slots import POSSESSIVE, Cast, card_values

JOINTS = frozenset({",", ";", "."})
WORDS_BETWEEN = frozenset({"and", "but", "then", "while"})
LEADS = frozenset({"then", "and", "now", "so", "later", "finally", "afterwards"})
OWNS = frozenset({"his", "her", "their", "its"})
PERSONS = frozenset({"he", "she", "they", "him", "her", "them", "it"})
HANDLES = frozenset({"look", "peek", "glance", "shuffle", "riffle", "stack", "count", "check"})
OFFICIALS = frozenset({"dealer", "floor", "director", "host", "staff", "supervisor"})
NOTICES = frozenset({"sees", "notices", "realises", "realizes", "discovers", "remembers", "saw", "noticed", "realised"})
IDLE = (
    ("right", "away"), ("as", "well"), ("at", "once"), ("by", "mistake"), ("by", "accident"), ("of", "course"), ("in", "fact"),
)  # fmt: skip
"""Phrases that say nothing a ruling asks for."""
POSITION = re.compile(r"SB|BB|BTN|UTG(\+\d)?|HJ|CO|MP\d?", re.IGNORECASE)
NEGATED = re.compile(r"(.+)n['’]t")
CONTRACTED = {"can't": "cannot", "can’t": "cannot", "won't": "will not", "it's": "it is", "it’s": "it is"}


def in_full(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """The tokens with contractions in full, and without words that only lead on from the line before or say nothing."""
    full = list(chain.from_iterable(map(_in_full, tokens)))
    for idle in IDLE:
        at = next((at for at in range(1, len(full)) if tuple(one.key for one in full[at : at + len(idle)]) == idle), 0)
        if at:
            del full[at : at + len(idle)]
    if len(full) > 2 and full[0].key == full[-1].key == "?":
        full.pop()
    return tuple(full[1:] if len(full) > 1 and full[0].key in LEADS else full)


def noticed(tokens: Sequence[Token], cast: Cast) -> tuple[Token, ...]:
    """What somebody is said to notice, told as it is: "the dealer sees that …"; empty where the line tells nothing such."""
    who = subject(tokens, cast)
    at = next((place for place, token in enumerate(tokens) if token.key in NOTICES), 0)
    rest = tokens[at + 1 :]
    if not who or not 0 < at <= 2 or len(rest) < 3:
        return ()
    rest = rest[1:] if rest[0].key == "that" else rest
    return (*who, *rest[1:]) if rest[0].key in PERSONS else tuple(rest)


def _in_full(token: Token) -> Iterator[Token]:
    negated = NEGATED.fullmatch(token.key) if token.kind == "word" else None
    written = CONTRACTED.get(token.key) or (f"{negated[1]} not" if negated else "")
    if not written:
        yield token
        return
    for word in written.split():
        yield msgspec.structs.replace(token, text=word, raw=word, key=word)


def clauses(tokens: Sequence[Token], cast: Cast) -> Iterator[list[tuple[Token, ...]]]:
    """Ways to part a line into clauses: at its commas, then at words such as "and" as well."""
    seen: list[list[tuple[Token, ...]]] = []
    for words in (frozenset[str](), WORDS_BETWEEN):
        parted = _with_persons(list(_parted(tokens, words, cast)), cast)
        if len(parted) > 1 and parted not in seen:
            seen.append(parted)
            yield parted


def _parted(tokens: Sequence[Token], words: Collection[str], cast: Cast) -> Iterator[tuple[Token, ...]]:
    clause: list[Token] = []
    for place, token in enumerate(tokens):
        joint = token.raw in JOINTS or (token.key in words and token.kind == "word")
        if joint and not _lists(tokens, place, cast):
            if clause:
                yield tuple(clause)
            clause = []
        else:
            clause.append(token)
    if clause:
        yield tuple(clause)


def _lists(tokens: Sequence[Token], place: int, cast: Cast) -> bool:
    """Whether a comma or an "and" stands within a list of players, cards or numbers."""
    if not 0 < place < len(tokens) - 1:
        return False
    before, after = tokens[place - 1], tokens[place + 1]
    if before.number is not None and after.number is not None:
        return True
    both = (before, after)
    return all(card_values(one.text) for one in both) or (
        all(one.kind == "word" and cast.seat(one.text) is not None for one in both) and place < 4
    )


def _with_persons(parted: list[tuple[Token, ...]], cast: Cast) -> list[tuple[Token, ...]]:
    """The clauses with the one player whom the line has named so far in the place of a pronoun."""
    found: list[tuple[Token, ...]] = []
    named: list[Token] = []
    for clause in parted:
        told = clause
        if found and len({cast.seat(one.text) for one in named}) == 1:
            told = tuple(_person(clause, place, named[0]) for place in range(len(clause)))
        found.append(told)
        named += [one for one in clause if one.kind == "word" and cast.seat(one.text) is not None]
    return found


def _person(clause: Sequence[Token], place: int, named: Token) -> Token:
    token = clause[place]
    name = POSSESSIVE.sub("", named.raw)
    last = place + 1 == len(clause)
    if token.key in OWNS and not last:
        name += "'s"
    elif token.key not in PERSONS:
        return token
    return msgspec.structs.replace(token, text=name, raw=name, key=name.lower())


def is_own_business(tokens: Sequence[Token]) -> bool:
    """Whether a line only says that a player looks at or handles what is the player's own: nothing to rule on."""
    keys = [token.key for token in tokens[1:]]
    return (
        bool(keys)
        and stem(keys[0]) in HANDLES
        and keys[-1] in ("cards", "hand", "chips", "stack")
        and not OWNS.isdisjoint(keys)
    )


def denies_an_act(tokens: Sequence[Token]) -> bool:
    """Whether a line says that somebody did not act."""
    return any(one.key in ("not", "never") and verb_of(then) for one, then in pairwise(tokens))


def has_pronoun(clause: Sequence[Token]) -> bool:
    """Whether a clause speaks of somebody whom the line does not make plain."""
    return any(token.key in OWNS or token.key in PERSONS for token in clause)


def subject(clause: Sequence[Token], cast: Cast) -> tuple[Token, ...]:
    """The player or "the dealer" with whom a clause begins; empty where it begins otherwise."""
    if clause[0].kind == "word" and cast.seat(clause[0].text) is not None and not POSSESSIVE.search(clause[0].text):
        return tuple(clause[:1])
    if clause[0].key == "seat" and len(clause) > 1 and clause[1].number in cast.names:
        return tuple(clause[:2])
    article = int(clause[0].key == "the")
    if len(clause) > article and clause[article].key in OFFICIALS:
        return (clause[article],)
    return ()


def strangers(tokens: Sequence[Token], cast: Cast, first_words: Collection[str]) -> Cast:
    """The cast with whoever a line names by a capital letter at a table whose seats nobody has told."""
    names = dict(cast.names)
    for place, token in enumerate(tokens):
        name = POSSESSIVE.sub("", token.text)
        if token.kind != "word" or not name[:1].isupper() or not name.isalpha() or len(name) < 2:
            continue
        if cast.seat(name) is not None or card_values(name) or POSITION.fullmatch(name) or name in names.values():
            continue
        if place == 0 and token.key in first_words:
            continue
        names[max(names, default=0) + 1] = name
    return Cast(names, cast.positions)
