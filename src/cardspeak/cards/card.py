"""A card is a small int: four times the rank plus the suit, so that plain comparison is rank first, then suit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardspeak.errors import Unlawful, Unreadable

Card = int
"""0 is the deuce of clubs, 51 the ace of spades, 52 (``UNKNOWN``) a card nobody has seen."""

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
UNKNOWN: Final = 52
UNKNOWN_FACE: Final = "??"

FACES: Final[tuple[str, ...]] = (*(rank + suit for rank in RANKS for suit in SUITS), UNKNOWN_FACE)
_CARD_OF: Final[dict[str, Card]] = {text: card for card, text in enumerate(FACES)}


def rank_of(card: Card) -> int:
    """The rank of a known card, 0 for a deuce to 12 for an ace.

    >>> rank_of(parse_card("Td"))
    8
    """
    return card >> 2


def suit_of(card: Card) -> int:
    """The suit of a known card: 0 clubs, 1 diamonds, 2 hearts, 3 spades.

    >>> suit_of(parse_card("Td"))
    1
    """
    return card & 3


def is_card(value: object) -> bool:
    """Whether a value is a card, seen or unseen; ``True`` and ``1.0`` are not.

    >>> is_card(51), is_card(True), is_card(53)
    (True, False, False)
    """
    return type(value) is int and 0 <= value <= UNKNOWN


def face(card: Card) -> str:
    """How a card is written.

    >>> face(51), face(UNKNOWN)
    ('As', '??')
    """
    if not is_card(card):
        raise Unreadable(
            "card.unreadable/number",
            {"card": repr(card), "unknown": UNKNOWN},
            field="card",
            value=card,
            limits={"min": 0, "max": UNKNOWN},
        )
    return FACES[card]


def faces(cards: Iterable[Card]) -> str:
    """How several cards are written, without spaces.

    >>> faces([51, 0, UNKNOWN])
    'As2c??'
    """
    return "".join([face(card) for card in cards])


def parse_card(text: str) -> Card:
    """Read one card.

    >>> parse_card("As")
    51
    >>> parse_card("aS")
    Traceback (most recent call last):
    cardspeak.errors.Unreadable: 'aS' is not a card: write a rank of 23456789TJQKA and a suit of cdhs, like As or Td. Did you mean 'As'?
    """
    card = _CARD_OF.get(text) if isinstance(text, str) else None
    if card is None:
        raise _unreadable(text)
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read several cards, with or without spaces between them; known cards may appear only once.

    >>> faces(parse_cards("AsKd ??"))
    'AsKd??'
    """
    if not isinstance(text, str):
        raise _unreadable(text)
    cards = []
    for word in text.split():
        if len(word) % 2 and "10" not in word:
            raise _unreadable(word)
        cards += [parse_card(piece) for piece in _pieces(word)]
    require_distinct(cards)
    return tuple(cards)


def require_distinct(cards: Iterable[Card], field: str = "cards") -> None:
    """Refuse a known card that appears twice.

    >>> require_distinct(parse_cards("As ?? ??"))
    >>> require_distinct([51, 51])
    Traceback (most recent call last):
    cardspeak.errors.Unlawful: As appears twice; a deck has only one.
    """
    seen: set[Card] = set()
    for card in cards:
        if card in seen and card != UNKNOWN:
            raise Unlawful("card.duplicate", {"face": face(card)}, field=field, value=face(card))
        seen.add(card)


def require_known(cards: Iterable[Card], field: str = "cards") -> None:
    """Refuse anything that is not a card somebody has seen, and any card twice.

    >>> require_known([UNKNOWN])
    Traceback (most recent call last):
    cardspeak.errors.Unlawful: An unknown card cannot be used here; name the card.
    """
    cards = tuple(cards)
    for card in cards:
        if face(card) == UNKNOWN_FACE:
            raise Unlawful("card.unknown", field=field, value="??")
    require_distinct(cards, field)


def _pieces(word: str) -> list[str]:
    """Two letters a card; a ten written with two digits stays whole, so that the refusal can name it."""
    pieces, at = [], 0
    while at < len(word):
        width = 3 if word.startswith("10", at) else 2
        pieces.append(word[at : at + width])
        at += width
    return pieces


def _unreadable(text: object) -> Unreadable:
    values, limits = {"text": repr(text), "ranks": RANKS, "suits": SUITS}, {"ranks": RANKS, "suits": SUITS}
    return Unreadable("card.unreadable", values, field="card", value=text, limits=limits, near=_guess(text) or "")


def _guess(text: object) -> str | None:
    if not isinstance(text, str):
        return None
    tidy = text.strip().replace("10", "T")
    for symbol, letter in zip("♣♦♥♠", SUITS, strict=True):
        tidy = tidy.replace(symbol, letter)
    forward = tidy[:1].upper() + tidy[1:].lower()
    backward = tidy[1:].upper() + tidy[:1].lower()
    return next((guess for guess in (forward, backward) if guess in _CARD_OF), None)
