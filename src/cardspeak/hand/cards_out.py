"""Which cards are out, and which could still come: exact at every moment, folded and burned cards included."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardspeak.cards.card import UNKNOWN, face
from cardspeak.cards.deck import SHORT, STANDARD
from cardspeak.errors import Unlawful
from cardspeak.hand.dealing import cards_to_shuffle
from cardspeak.hand.state import HandState


def cards_out(s: HandState) -> set[int]:
    """Every known card that has left the deck: hands live and dead, board, burns and discards."""
    out = {card for cards in s._hole for card in cards}
    out.update(s.board, s.burns, (card for _, _, card in s._discards))
    out.discard(UNKNOWN)
    return out


def cards_left(s: HandState) -> tuple[int, ...]:
    """Every card that may still come off the deck, in card order."""
    out = cards_out(s)
    return tuple(card for card in (SHORT if s.setup.game.short_deck else STANDARD) if card not in out)


def require_undealt(s: HandState, cards: Iterable[int]) -> None:
    """Refuse a card that does not exist, is not in this deck, or is out already."""
    out = cards_out(s)
    for card in cards:
        name = face(card)
        if card == UNKNOWN:
            continue
        if s.setup.game.short_deck and card not in SHORT:
            raise Unlawful("card.not-in-deck", {"name": name}, field="cards", value=name)
        if card in out:
            raise Unlawful("card.duplicate/already-out", {"name": name}, field="cards", value=name)
        out.add(card)


def take_named(s: HandState, cards: Sequence[int]) -> None:
    """Take named cards off the deck, so that they are not dealt again; refuse cards that are out already."""
    require_undealt(s, cards)
    for card in cards:
        if card == UNKNOWN:
            continue
        if card in s._redraw:
            s._redraw = tuple(other for other in s._redraw if other != card)
        elif s._deck is not None:
            s._deck.take(card)


def require_stub(s: HandState, order: Sequence[int]) -> None:
    """Refuse a new stub that is not made of exactly the cards that belong in it."""
    for card in order:
        face(card)
    back = [card for card in cards_to_shuffle(s) if card != UNKNOWN]
    allowed = {*cards_left(s), *back}
    known = [card for card in order if card != UNKNOWN]
    if (
        len(set(known)) != len(known)
        or not allowed.issuperset(known)
        or (UNKNOWN not in order and not set(back) <= set(known))
    ):
        wrong = sorted(set(known) - allowed) or sorted(set(back) - set(known))
        raise Unlawful(
            "shuffle.wrong-cards",
            field="order",
            value=[face(card) for card in wrong],
            rule=s.rules.cite("short-stub"),
        )


def learn(s: HandState, place: int, cards: Sequence[int]) -> None:
    """Take note of cards shown by a player whose hand was dealt unseen; refuse cards the player cannot hold."""
    hole = list(s._hole[place])
    new = []
    for card in cards:
        name = face(card)
        if card == UNKNOWN:
            raise Unlawful(
                "show.unknown/seat",
                {"seat": s.seats[place]},
                field="cards",
                value=name,
                rule=s.rules.cite("tabling"),
            )
        if card in hole:
            hole.remove(card)
        elif UNKNOWN in hole:
            hole.remove(UNKNOWN)
            new.append(card)
        else:
            raise Unlawful(
                "show.not-held",
                {"seat": s.seats[place], "name": name},
                field="cards",
                value=name,
                rule=s.rules.cite("tabling"),
            )
    take_named(s, new)
    mine = list(s._hole[place])
    for card in new:
        mine[mine.index(UNKNOWN)] = card
    s._hole[place] = tuple(mine)
    s._values = None
