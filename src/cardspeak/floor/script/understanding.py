"""What a line says: one sentence, or several of them clause by clause."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import msgspec

from cardspeak.errors import Unreadable
from cardspeak.floor.betting.forms import acts
from cardspeak.floor.betting.sentence import read_doing
from cardspeak.floor.lexer import Token
from cardspeak.floor.script.clauses import clauses, has_pronoun, in_full, noticed, subject
from cardspeak.floor.script.matcher import Lexicon, Match, NotRead, nearest_word, spoken
from cardspeak.floor.slots import Cast

NOT_AN_ACT = ("script.unknown-act", "script.no-chip")
LEAST_NOTED = 3
"""How many words a line has at least that may be meant as a note."""
_PLAYERS = re.compile(r"\{(\w+)(?::(seat|seats|place))?\}")


def read_sentences(tokens: Sequence[Token], cast: Cast, words: Lexicon) -> list[Match]:
    """The sentences of a line; refused with those that it is near to where it is none."""
    try:
        return [_sentence(tokens, cast, words)]
    except NotRead as refusal:
        if tokens[0].key != "?":
            for parted in clauses(in_full(tokens), cast):
                found = _each(parted, cast, words)
                if found:
                    return found
            seen = noticed(in_full(tokens), cast)
            if seen and (match := _or_none(seen, cast, words)) is not None:
                return [match]
            who = subject(tokens, cast)
            raise _with_ways_out(refusal, who, tokens, cast) from None
        raise


def _sentence(tokens: Sequence[Token], cast: Cast, words: Lexicon) -> Match:
    """A line as one sentence, taken tolerantly where it is none, or no act of the player."""
    found = _exactly(tokens, cast, words)
    if isinstance(found, Match):
        return found
    try:
        return words.nearly(in_full(tokens), cast)
    except NotRead as refusal:
        raise refusal if found is None else _no_act(found, refusal.meant, tokens, words) from None


def _exactly(tokens: Sequence[Token], cast: Cast, words: Lexicon) -> Match | Unreadable | None:
    """A line as it stands as a sentence; why it is no act where it begins as one, None where it is nothing."""
    not_an_act: Unreadable | None = None
    for written in dict.fromkeys((tuple(tokens), in_full(tokens))):
        match = words.match(written, cast)
        if match is None:
            continue
        try:
            if match.form.do is acts:
                read_doing(match.said["deeds"])  # type: ignore[arg-type]  # the slot holds tokens
            return match
        except Unreadable as refusal:
            if not refusal.code.startswith(NOT_AN_ACT):
                raise
            not_an_act = not_an_act or refusal
    return not_an_act


def _no_act(refusal: Unreadable, meant: tuple[str, ...], tokens: Sequence[Token], words: Lexicon) -> NotRead:
    """What is wrong with a line that begins with a player and is neither an act nor another sentence."""
    unknown = next((token for token in tokens if token.column == refusal.limits.get("column")), None)
    near = "" if unknown is None else nearest_word(unknown.text, {*words.after_a_player, refusal.near})
    said = refusal.said
    return NotRead(
        meant, said.code, said.values, field=refusal.field, value=refusal.value, limits=refusal.limits, near=near
    )


def _each(parted: Sequence[tuple[Token, ...]], cast: Cast, words: Lexicon) -> list[Match]:
    """Every clause as a sentence of its own, about whom the one before was where it names nobody; empty where one is none."""
    found: list[Match] = []
    who: tuple[Token, ...] = ()
    for clause in parted:
        who = subject(clause, cast) or who
        ways = [clause]
        if who and clause[: len(who)] != who and not has_pronoun(clause):
            ways += [(*who, *clause), (*_owner(who), *clause)]
        match = next((one for one in (_or_none(way, cast, words) for way in ways) if one is not None), None)
        if match is None:
            return []
        found.append(match)
    return found


def _owner(who: tuple[Token, ...]) -> tuple[Token, ...]:
    name = f"{who[-1].raw}'s"
    return (*who[:-1], msgspec.structs.replace(who[-1], text=name, raw=name, key=name.lower()))


def _or_none(tokens: Sequence[Token], cast: Cast, words: Lexicon) -> Match | None:
    try:
        found = _exactly(tokens, cast, words)
    except Unreadable:
        return None
    return found if isinstance(found, Match) else words.near(in_full(tokens), cast)


def _with_ways_out(refusal: NotRead, who: tuple[Token, ...], tokens: Sequence[Token], cast: Cast) -> NotRead:
    """The refusal with what may always be written: an offence in these words, or a note."""
    plain = [token for token in tokens if token.kind != "quoted"]
    ways: list[str] = []
    if len(plain) == len(tokens) >= LEAST_NOTED:
        if who and cast.seat(who[0].text) is not None:
            ways.append(f'offence by {spoken(who)} "{spoken(tokens[len(who) :])}"')
        ways.append(f"note {spoken(tokens)}")
    return refusal.offering(*ways)


def told_of(match: Match) -> set[int]:
    """The seats that a sentence speaks of."""
    seats: set[int] = set()
    for name in _player_slots(match.form.template):
        held = match.said.get(name)
        seats |= set(held) if isinstance(held, tuple) else {held} if isinstance(held, int) else set()
    return seats


@cache
def _player_slots(template: str) -> tuple[str, ...]:
    found = _PLAYERS.findall(template)
    return tuple(name for name, kind in found if kind or name in ("seat", "seats", "place"))
