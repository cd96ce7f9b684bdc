"""Dealing: who gets which card when, burns, draws, and what happens when the stub runs short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.deck import DeckUsedUp, RecordedDeck, shuffled
from cardspeak.errors import Unlawful
from cardspeak.hand.betting import open_betting
from cardspeak.hand.events import Board, Burn, Deal, Shuffle
from cardspeak.hand.games import SeventhStreet, seventh_street
from cardspeak.hand.setup import Step
from cardspeak.hand.showing import bring_in_place, opens_by_showing, suit_strength
from cardspeak.hand.state import HandState, next_place, places

BURN, DEAL, DRAW, SHUFFLE = int(Step.BURN), int(Step.DEAL), int(Step.DRAW), int(Step.SHUFFLE)


def begin_street(s: HandState) -> None:
    """Work out what the street begins with: a burn, cards, or draws."""
    street = s.setup.game.streets[s.street]
    if street.draw:
        s._drawing = places(s._live)
        s._step = DRAW
        s._actor = s._drawing[0]
        s.to_act = s.seats[s._actor]
        return
    if street.board and street.burn and s._automatic & BURN and s._automatic & DEAL:
        try:
            _burn_and_turn(s, street.board)
            return
        except DeckUsedUp:
            pass  # step by step as far as the cards go
    s._board_owed = street.board
    s._burn_owed = street.burn
    s._step = BURN if street.burn else DEAL
    if street.name == "seventh":
        _prepare_seventh_street(s)


def _burn_and_turn(s: HandState, count: int) -> None:
    """A board street in one go, and with no more betting the rest of the board: burns and cards as ``burn`` and
    ``deal_board`` would deal them one after the other."""
    events = s.events
    if not s.no_more_betting:
        cards = draw_cards(s, count + 1)
        s.burns += (cards[0],)
        s.board += cards[1:]
        events.append(Burn(cards[0]))
        events.append(Board(cards[1:]))
        if not open_betting(s, (s._live & -s._live).bit_length() - 1):
            s._step = 0
        return
    last = s._plan.last_street
    rest = s._plan.board_counts[s.street :]
    cards = draw_cards(s, sum(rest) + len(rest))
    at = 0
    for count in rest:
        card, up = cards[at], cards[at + 1 : at + count + 1]
        s.burns += (card,)
        s.board += up
        events.append(Burn(card))
        events.append(Board(up))
        at += count + 1
    s.street = last
    s._step = 0


def owe(s: HandState) -> None:
    """Write down what each player is owed on this street, for dealing card by card."""
    if s._down_owed is None and s._up_owed is None:
        street = s.setup.game.streets[s.street]
        down = 0 if s.community else street.down
        s._down_owed = [down if s._live >> place & 1 else 0 for place in range(s._plan.n)]
        s._up_owed = [street.up if s._live >> place & 1 else 0 for place in range(s._plan.n)]


def stub_size(s: HandState) -> int:
    """How many cards are left in the stub, by count."""
    deck = 36 if s.setup.game.short_deck else 52
    out = sum(len(cards) for cards in s._hole) + len(s.board) + len(s.burns) + len(s._discards)
    return deck - out


def _prepare_seventh_street(s: HandState) -> None:
    procedure = seventh_street(s._live.bit_count(), stub_size(s), len(s.burns))
    if procedure in (SeventhStreet.COMMUNITY, SeventhStreet.COMMUNITY_WITH_BURNS):
        s.community = True
        s._board_owed = 1
    if procedure in (SeventhStreet.WITH_BURNS, SeventhStreet.COMMUNITY_WITH_BURNS):
        s._step = SHUFFLE


def draw_cards(s: HandState, count: int) -> tuple[int, ...]:
    """The next cards off the deck; cards taken back by an undo come first, in their old order."""
    if not s._redraw and s._deck is not None:
        return s._deck.draw(count)
    if s._redraw:
        again, s._redraw = s._redraw[:count], s._redraw[count:]
        return (*again, *draw_cards(s, count - len(again))) if len(again) < count else again
    raise Unlawful("deck.none", field="cards")


def burn(s: HandState, card: int | None = None) -> None:
    """Burn a card, the next one off the deck unless it is named."""
    if card is None:
        card = draw_cards(s, 1)[0]
    s.burns += (card,)
    s._burn_owed = False
    s.events.append(Burn(card))
    s._step = SHUFFLE if s._drawing and not stub_size(s) else DEAL


def deal_all(s: HandState) -> None:
    """Deal everything the street owes, one card at a time from the button's left."""
    if s._drawing:
        _deal_replacements(s)
        if s._step == SHUFFLE:
            return
    else:
        if not s.street and s._down_owed is None and not s._killed:
            _deal_first_round(s)
        if s._down_owed is not None or s._killed or s.setup.game.family == "stud":
            _deal_owed(s)
    if s._board_owed:
        deal_board(s, draw_cards(s, s._board_owed))
    after_deal(s)


def _deal_first_round(s: HandState) -> None:
    """The first down cards to everybody at once: what ``_deal_owed`` would do one by one, only faster."""
    street = s.setup.game.streets[0]
    n = s._plan.n
    cards = draw_cards(s, n * street.down)
    s._hole = [cards[place::n] for place in range(n)]
    s.events.append(Deal(s.seats * street.down, cards))
    if street.up:
        owe(s)
        s._down_owed = s._plan.zeros[:]


def _deal_owed(s: HandState) -> None:
    owe(s)
    for owed, up in ((s._down_owed, False), (s._up_owed, True)):
        if owed and any(owed):
            getters = [place for turn in range(max(owed)) for place, count in enumerate(owed) if count > turn]
            deal_listed(s, getters, draw_cards(s, len(getters)), up=up)


def _up(s: HandState) -> list[tuple[int, ...]]:
    if s._up is None:
        s._up = s._plan.no_cards[:]
    return s._up


def deal_to(s: HandState, place: int, cards: Sequence[int]) -> None:
    """Deal named cards to one player: first what is owed face down, then what is owed face up."""
    owe(s)
    down = min(s._down_owed[place] if s._down_owed else 0, len(cards))
    if down:
        deal_listed(s, (place,) * down, cards[:down], up=False)
    if cards[down:]:
        deal_listed(s, (place,) * (len(cards) - down), cards[down:], up=True)
    _if_all_dealt(s)


def deal_listed(s: HandState, to: Sequence[int], cards: Sequence[int], *, up: bool) -> None:
    """Deal named cards to the places listed, in that order."""
    owed = s._up_owed if up else s._down_owed
    assert owed is not None
    for place, card in zip(to, cards, strict=True):
        s._hole[place] += (card,)
        owed[place] -= 1
        if up:
            _up(s)[place] += (card,)
        else:
            s._tabled &= ~(1 << place)  # a hand tabled earlier has a new card to show
    s.events.append(Deal(tuple(s.seats[place] for place in to), tuple(cards), up))


def _if_all_dealt(s: HandState) -> None:
    if not any(s._down_owed or ()) and not any(s._up_owed or ()) and not s._board_owed:
        after_deal(s)
    elif s._drawing and not stub_size(s):
        s._step = SHUFFLE


def deal_again(s: HandState, seats: Sequence[int], cards: Sequence[int], *, up: bool) -> None:
    """Deal what a record says was dealt; refused where it was not owed."""
    owe(s)
    owed = (s._up_owed if up else s._down_owed) or s._plan.zeros
    to = [s._plan.place_of.get(seat, -1) for seat in seats]
    if len(to) != len(cards) or any(place < 0 or to.count(place) > owed[place] for place in to):
        raise Unlawful("deal.count/not-due", field="seats", value=list(seats))
    deal_listed(s, to, cards, up=up)
    _if_all_dealt(s)


def deal_board(s: HandState, cards: Sequence[int]) -> None:
    """Turn named cards up in the middle."""
    s.board += tuple(cards)
    s._board_owed -= len(cards)
    s.events.append(Board(tuple(cards)))


def after_deal(s: HandState) -> None:
    """Everything dealt: the betting opens, or there is none."""
    s._down_owed = s._up_owed = None
    s._drawing = ()
    if s.no_more_betting:
        s._step = 0
        return
    if not open_betting(s, _opener(s)):
        s._step = 0
        return
    if s.street == 0 and s.setup.stakes.bring_in:
        s.bring_in_due = s.setup.stakes.bring_in


def _opener(s: HandState) -> int:
    """Who is first to act on this street."""
    how = s.setup.game.streets[s.street].opener
    if how == "blinds":
        return s._plan.first_place
    if how == "button":
        return next_place(s._live, -1)
    if s.community:  # RP-10-H-D: as on the street before
        return s._opener
    up = {place: _up(s)[place] for place in places(s._live)}
    return _first_by_cards(s, {place: cards for place, cards in up.items() if UNKNOWN not in cards} or up)


def _first_by_cards(s: HandState, up: Mapping[int, Sequence[int]]) -> int:
    how = s.setup.game.streets[s.street].opener
    strength = suit_strength(s.rules.suits)
    if how in ("low-card", "high-card"):
        return bring_in_place(up, strength, razz=how == "high-card")  # RP-10-E: all-in for the ante passes it on
    return opens_by_showing(up, strength, low=how == "low-showing", ties_by_suit=s.rules.stud_ties_by_suit)


def may_open(s: HandState, place: int) -> bool:
    """Whether the cards leave it open that this player is first: an up card is unknown, and no known card is before theirs."""
    if s.setup.game.has_button or s._acted or s.bet_level or not s._chips >> place & 1:
        return False
    up = {other: _up(s)[other] for other in places(s._live)}
    known = {other: cards for other, cards in up.items() if UNKNOWN not in cards}
    if len(known) == len(up):
        return False
    return place not in known or _first_by_cards(s, known) == place


# Draws and short stubs


def draw(s: HandState, place: int, cards: Sequence[int]) -> None:
    """Discard cards; replacements are dealt when everybody has drawn."""
    kept = list(s._hole[place])
    for card in cards:
        kept.remove(card)
        s._discards += ((s.street, place, card),)
    s._hole[place] = tuple(kept)
    if s._down_owed is None:
        s._down_owed = s._plan.zeros[:]
        s._up_owed = None
    s._down_owed[place] = len(cards)
    after = s._drawing.index(place) + 1
    if after < len(s._drawing):
        s._actor = s._drawing[after]
        s.to_act = s.seats[s._actor]
        return
    s._actor = -1
    s.to_act = None
    s._burn_owed = any(s._down_owed)
    if not s._burn_owed:
        after_deal(s)
        return
    s._step = BURN if stub_size(s) else SHUFFLE


def leave_draw(s: HandState, place: int) -> None:
    """Take a dead hand out of the draw: no turn, no cards."""
    if s._step != DRAW:
        if not s._live & (s._live - 1):
            s._step = 0
        else:
            _if_all_dealt(s)
        return
    if s._live & (s._live - 1) and s._actor != place:
        if s._drawing.index(place) > s._drawing.index(s._actor):
            s._drawing = tuple(other for other in s._drawing if other != place)
        return
    if s._live & (s._live - 1):
        draw(s, place, ())
    else:
        s._step = 0
        s._drawing = ()
        s._actor, s.to_act = -1, None


def _deal_replacements(s: HandState) -> None:
    """Replacements in order, all of one player's together; out of cards, the muck makes a new stub."""
    owed = s._down_owed
    assert owed is not None
    for place in s._drawing:
        while owed[place]:
            ready = min(owed[place], stub_size(s))
            if not ready:
                s._step = SHUFFLE
                if not s._automatic & SHUFFLE or s._source is None:
                    return
                shuffle(s)
                continue
            deal_listed(s, (place,) * ready, draw_cards(s, ready), up=False)


def cards_to_shuffle(s: HandState) -> list[int]:
    """The cards that make a new stub.

    Stud before seventh street: stub and burns (RP-10-H). Draw: folded hands, burns and discards, but no discard of
    a player who is still waiting for cards, so that nobody is dealt back what they have just thrown away.
    """
    back = list(s.burns)
    if s.setup.game.family == "draw":
        owed = s._down_owed or s._plan.zeros
        back += [card for place, cards in enumerate(s._hole) if not s._live >> place & 1 for card in cards]
        back += [card for street, place, card in s._discards if street != s.street or not owed[place]]
    return back


def _same_shuffle(s: HandState, cards: set[int]) -> tuple[int, ...] | None:
    """The order of a shuffle that was undone, if the same cards are shuffled again."""
    if s._reshuffles and set(s._reshuffles[0]) == cards:
        again, *rest = s._reshuffles
        s._reshuffles = tuple(rest)
        return again
    return None


def shuffle(s: HandState, order: Sequence[int] | None = None) -> None:
    """Make the new stub; its order comes from the random source, or is named by whoever shuffled."""
    back = cards_to_shuffle(s)
    if order is None:
        if s._source is None:
            raise Unlawful("deck.no-source", field="order")
        stub = draw_cards(s, stub_size(s))
        order = _same_shuffle(s, {*back, *stub}) or shuffled([*back, *stub], s._source)
    owed = s._down_owed or s._plan.zeros
    s.burns = ()
    if s.setup.game.family == "draw":
        s._hole = [cards if s._live >> place & 1 else () for place, cards in enumerate(s._hole)]
        s._discards = tuple(entry for entry in s._discards if entry[0] == s.street and owed[entry[1]])
    s._deck = RecordedDeck(order)
    s._redraw = ()
    s.events.append(Shuffle(tuple(order)))
    s._step = BURN if s._burn_owed else DEAL
