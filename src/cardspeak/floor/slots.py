"""What the slots of a form may hold: a player, an amount, cards … A part of the floor may add kinds of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cardspeak.cards.card import FACES, SUITS
from cardspeak.floor.lexer import Token

Tokens = Sequence[Token]
Readings = Iterator[tuple[object, int]]
"""Readings of a slot, the longest first: its value and where the next token is."""

MOST_OF_A_CHIP = 1_000
COUNTS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
STREETS = ("preflop", "flop", "turn", "river", "third", "fourth", "fifth", "sixth", "seventh")
_CARDS = {face: card for card, face in enumerate(FACES)}
_PIECE = re.compile(r"10[cdhs♣♦♥♠]|[2-9TJQKA][cdhs♣♦♥♠]|\?\?")
_SYMBOLS = str.maketrans("♣♦♥♠", SUITS)
POSSESSIVE = re.compile(r"(?:'s?|’s?)$")
_SEVERAL_CHIPS = re.compile(r"([0-9]{1,4})[x×]([0-9]{1,15})")


@dataclass(frozen=True)
class Cast:
    """Who is at the table: seats by what the players, and then the positions, are called."""

    names: Mapping[int, str] = field(default_factory=dict)
    positions: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seats = {name.lower(): seat for name, seat in self.positions.items()}
        seats |= {name.lower(): seat for seat, name in self.names.items()}
        object.__setattr__(self, "_seats", seats)

    def seat(self, word: str) -> int | None:
        """The seat that a name or a position stands for, a possessive included."""
        seats: dict[str, int] = self._seats  # type: ignore[attr-defined]
        found = seats.get(word.lower())
        if found is None and word[-1:] in "s'’":
            found = seats.get(POSSESSIVE.sub("", word.lower()))
        return found


Reader = Callable[[Tokens, int, Cast], Readings]


@dataclass(frozen=True)
class SlotKind:
    """One kind of slot."""

    name: str
    about: str
    """What is expected, in words."""
    read: Reader
    greedy: bool = False
    """It takes whatever comes, so that any other reading is better."""


KINDS: dict[str, SlotKind] = {}
"""The kinds of slots by name."""


def slot_kind(name: str, about: str, *, greedy: bool = False) -> Callable[[Reader], Reader]:
    """Add a kind of slot; ``about`` completes the sentence "expected …"."""

    def add(read: Reader) -> Reader:
        assert name not in KINDS, name
        KINDS[name] = SlotKind(name, about, read, greedy)
        return read

    return add


# Players


@slot_kind("seat", "a player")
def seat(tokens: Tokens, at: int, cast: Cast) -> Readings:
    """One player: a name, a position, a seat number, or ``seat 4``."""
    token = tokens[at]
    if token.kind == "number":
        if token.number in cast.names:
            yield token.number, at + 1
        return
    if token.kind == "quoted":
        found = cast.seat(token.text)
    else:
        found = cast.seat(token.text)
        if found is None and token.key == "seat" and at + 1 < len(tokens) and tokens[at + 1].number in cast.names:
            yield tokens[at + 1].number, at + 2
            return
    if found is not None:
        yield found, at + 1


@slot_kind("seats", "one or more players")
def seats(tokens: Tokens, at: int, cast: Cast) -> Readings:
    """Several players, with or without commas and "and"; "everybody" is all of them."""
    if tokens[at].key in ("everybody", "everyone", "all"):
        yield tuple(cast.names), at + 1
        return
    yield from _several(tokens, at, lambda place: next(seat(tokens, place, cast), None))


@slot_kind("place", "a seat number or a player")
def place(tokens: Tokens, at: int, cast: Cast) -> Readings:
    """A seat that may be empty."""
    yield from seat(tokens, at, cast)
    told = at + 1 if tokens[at].key == "seat" and at + 1 < len(tokens) else at
    number = tokens[told].number
    if number is not None and number not in cast.names:
        yield number, told + 1


@slot_kind("places", "seat numbers, such as 4 and 9")
def places(tokens: Tokens, at: int, cast: Cast) -> Readings:
    """Several seats that may be empty."""
    yield from _several(tokens, at, lambda here: next(place(tokens, here, cast), None))


def _several(tokens: Tokens, at: int, one: Callable[[int], tuple[object, int] | None]) -> Readings:
    """One or more of something; the longest list first."""
    found: list[object] = []
    ends: list[tuple[tuple[object, ...], int]] = []
    here = at
    while here < len(tokens):
        if found and tokens[here].key in (",", "and") and here + 1 < len(tokens):
            here += 1
            if tokens[here].key == "and" and here + 1 < len(tokens):
                here += 1
        read = one(here)
        if read is None:
            break
        value, here = read
        found += value if isinstance(value, tuple) else (value,)
        ends.append((tuple(found), here))
    yield from reversed(ends)


# Chips and counts


@slot_kind("amount", "an amount of chips")
def amount(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """A whole number of chips."""
    if tokens[at].number is not None:
        yield tokens[at].number, at + 1


@slot_kind("chips", "chips, such as 1000 100 or 3x100")
def chips(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """One or more chips by denomination."""
    yield from _several(tokens, at, lambda here: _chips(tokens[here], here + 1))


def _chips(token: Token, after: int) -> tuple[object, int] | None:
    if token.number is not None:
        return (token.number, after)
    found = _SEVERAL_CHIPS.fullmatch(token.key)
    if found is None or not 1 <= int(found[1]) <= MOST_OF_A_CHIP:
        return None
    return ((int(found[2]),) * int(found[1]), after)


@slot_kind("count", "a number")
def count(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """A number in digits or in a word up to twenty."""
    token = tokens[at]
    if token.number is not None:
        yield token.number, at + 1
    elif token.key in COUNTS:
        yield COUNTS.index(token.key), at + 1
    elif token.key == "no":
        yield 0, at + 1


# Cards


def card_values(text: str) -> tuple[int, ...] | None:
    """The cards written in one word, or None where it is something else.

    >>> card_values("10hA♠??"), card_values("call")
    ((34, 51, 52), None)
    """
    if len(text) > 2 * len(FACES) or _PIECE.sub("", text):
        return None
    pieces = _PIECE.findall(text)
    return tuple(_CARDS[piece.replace("10", "T").translate(_SYMBOLS)] for piece in pieces) or None


@slot_kind("card", "a card, such as Ah")
def card(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """One card."""
    found = card_values(tokens[at].text) if tokens[at].kind == "word" else None
    if found is not None and len(found) == 1:
        yield found[0], at + 1


@slot_kind("cards", "cards, such as Ah Kd")
def cards(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """One or more cards."""
    yield from _several(tokens, at, lambda here: _cards(tokens[here], here + 1))


def _cards(token: Token, after: int) -> tuple[object, int] | None:
    found = card_values(token.text) if token.kind == "word" else None
    return None if found is None else (found, after)


@slot_kind("street", "a street")
def street(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """A street by its name; stud's may be followed by "street"."""
    key = tokens[at].key
    if key in STREETS:
        if at + 1 < len(tokens) and tokens[at + 1].key == "street":
            yield key, at + 2
        yield key, at + 1


# Words


@slot_kind("quoted", "words in quotes")
def quoted(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """What somebody said, or any text."""
    if tokens[at].kind == "quoted":
        yield tokens[at].text, at + 1


@slot_kind("word", "a word")
def word(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """One word as it stands; a number is one too."""
    if tokens[at].kind in ("word", "number"):
        yield tokens[at].text, at + 1


@slot_kind("setting", "a setting, such as betting.multichip")
def setting(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """A setting by its name."""
    if tokens[at].kind == "word" and "." in tokens[at].text:
        yield tokens[at].key, at + 1


@slot_kind("value", "a value", greedy=True)
def value(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """What a setting is to be: yes or no, a number, a part, a word, or several with commas; as a layer would write it."""
    words = [token for token in tokens[at:] if token.key != ","]
    listed = len(words) < len(tokens) - at or (tokens[at].key == "[" and tokens[-1].key == "]")
    if not listed:
        if len(words) == 1:
            yield _plain(words[0]), at + 1
        return
    yield [token.text for token in words if token.kind != "mark"], len(tokens)


def _plain(token: Token) -> object:
    if token.key in ("true", "yes", "false", "no"):
        return token.key in ("true", "yes")
    return token.text if token.number is None else token.number


@slot_kind("rest", "what happened", greedy=True)
def rest(tokens: Tokens, at: int, _cast: Cast) -> Readings:
    """Everything up to the end of the line, as tokens."""
    yield tuple(tokens[at:]), len(tokens)
