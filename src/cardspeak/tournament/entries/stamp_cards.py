"""Stamp cards and passports: filled, announced before the deal, redeemed, or played as chips."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.errors import Unlawful
from cardspeak.limits import Amount, ChipCount, Name, Timestamp
from cardspeak.tournament.chips.account import ChipsIssued
from cardspeak.tournament.clock.view import ClockView, begun
from cardspeak.tournament.core import (
    DESK,
    ChosenValue,
    Context,
    EntryNumber,
    Happening,
    KnownPlayer,
    Order,
    State,
    applies,
    decides,
)
from cardspeak.tournament.entrants import Entrant, Entrants
from cardspeak.tournament.entries.rebuying import still_in
from cardspeak.tournament.entries.stacks import MoreChips
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.tournament.values import player_named
from cardspeak.words import Chips, Message, items

CHANGEABLE = ("entries.stamp_", "entries.redraw_", "entries.second_redraw_", "entries.no_redraw_")


class FillCard(Order, frozen=True, kw_only=True):
    """Record a full card: whose it is and, if the book does not say, what it is worth."""

    roles = DESK

    card: Name
    player: KnownPlayer
    value: Amount | None = None
    filled_at: Timestamp | None = None


class RedeemCard(Order, frozen=True, kw_only=True):
    """Redeem a full card for chips."""

    roles = DESK

    entry: EntryNumber
    card: Name
    stack: ChipCount
    in_hand: bool = False
    all_in_at: Timestamp | None = None
    shuffled: bool = False


class AnnounceCard(Order, frozen=True, kw_only=True):
    """Announce before the deal that a card will be redeemed; its chips play behind."""

    roles = DESK

    entry: EntryNumber
    card: Name
    stack: ChipCount
    hand_begun: bool = False
    cards_dealt: bool = False


class SettleCard(Order, frozen=True, kw_only=True):
    """Record after the hand whether the card's chips were needed."""

    entry: EntryNumber
    needed: bool
    stack: ChipCount | None = None


class PlayCardAsChips(Order, frozen=True, kw_only=True):
    """Let the card itself play while the host is away, if everybody at the table agrees."""

    entry: EntryNumber
    card: Name
    agreed: tuple[EntryNumber, ...]
    all_in_at: Timestamp | None = None
    shuffled: bool = False


class ChangeStampRules(Order, frozen=True, kw_only=True):
    """Change the rules for stamp cards for the rest of the event."""

    values: dict[str, ChosenValue]
    why: str


class CardFilled(Happening, frozen=True, kw_only=True, tag="card-filled"):
    """A card is full."""

    card: str
    player: str
    value: int
    at: int

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, name=player_named(state, self.player), value=Chips(self.value))


class CardAnnounced(Happening, frozen=True, kw_only=True, tag="card-announced"):
    """A card plays behind."""

    card: str
    entry: int
    behind: int
    cites: tuple[str, ...] = ()


class CardSpent(Happening, frozen=True, kw_only=True, tag="card-spent"):
    """A card was changed for chips."""

    card: str
    entry: int
    booked_as: str = "stamp card"
    cites: tuple[str, ...] = ()


class CardKept(Happening, frozen=True, kw_only=True, tag="card-kept"):
    """A card that was announced was not needed and can be used again."""

    card: str
    entry: int
    cites: tuple[str, ...] = ()


class RulesChanged(Happening, frozen=True, kw_only=True, tag="rules-changed"):
    """Settings were changed during the event."""

    values: dict[str, ChosenValue]
    why: str
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, settings=items(self.values))


@dataclass
class StampCard:
    """A full card."""

    player: str
    value: int
    filled_at: int
    spent: bool = False


@dataclass
class StampCards:
    """All cards of the event, and those that play behind by entry."""

    full: dict[str, StampCard] = field(default_factory=dict)
    behind: dict[int, str] = field(default_factory=dict)


@decides(FillCard)
def _fill(state: State, order: FillCard, context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    if not state.setup.stamp_cards:
        raise Unlawful("card.none", field="card", value=order.card)
    if order.card in state.of(StampCards).full:
        raise Unlawful("card.known", field="card", value=order.card)
    value = book.settled(said.STAMP_VALUE) or order.value or 0
    if value <= 0:
        raise book.refuse("card.worthless", {}, said.STAMP_ANNOUNCED_BEFORE, field="value", takes="number")
    at = context.at if order.filled_at is None else order.filled_at
    yield CardFilled(card=order.card, player=order.player, value=value, at=at)


@decides(RedeemCard)
def _redeem(state: State, order: RedeemCard, context: Context) -> Iterable[Happening]:
    book, view = Inquiry(state.policy, order.choices), begun(state, context.at)
    entry = state.of(Entrants).entry(order.entry)
    card = _usable(state, book, entry, order.card)
    add_on = view.on_break > 0 and view.on_break == book.maybe(said.STAMP_ADD_ON_BREAK)  # 2-ii-9-p1
    if add_on:
        book.cite(said.STAMP_ADD_ON_BREAK)
    elif order.all_in_at is not None and not order.stack:
        _after_losing_all(book, card, order.all_in_at, shuffled=order.shuffled)
    else:
        _ordinary(state, book, view, entry, order.stack, in_hand=order.in_hand)
    yield from _changed(book, order.card, card, order.entry, order.stack, "add-on" if add_on else "stamp card")


def _usable(state: State, book: Inquiry, entry: Entrant, name: str) -> StampCard:
    """A full card that is the player's own and has not been used."""
    still_in(entry)
    card = state.of(StampCards).full.get(name)
    setting = said.STAMP_VALUE if book.maybe(said.STAMP_VALUE) is not None else said.STAMP_ANNOUNCED_BEFORE
    if card is None:
        raise book.refuse("card.not-full", {}, setting, field="card", value=name)
    if card.spent or name in state.of(StampCards).behind.values():
        raise book.refuse("card.spent", {}, setting, field="card", value=name)
    if card.player != entry.player:
        raise book.refuse("card.not-own", {"name": entry.name}, setting, field="card", value=name)
    return card


def _ordinary(state: State, book: Inquiry, view: ClockView, entry: Entrant, stack: int, *, in_hand: bool) -> None:
    """A small stack, between hands, while cards are taken."""
    _small_stack(state, book, entry, stack)
    if in_hand and book.settled(said.STAMP_OUT_OF_HAND):
        raise book.refuse("card.in-hand", {}, said.STAMP_OUT_OF_HAND, field="in_hand", value=True)
    closes = book.maybe(said.STAMP_CLOSES)
    if closes == "first-break" and view.breaks_over:
        raise book.refuse("card.closed", {}, said.STAMP_CLOSES, field="card")


def _small_stack(state: State, book: Inquiry, entry: Entrant, stack: int) -> None:
    most = book.settled(said.STAMP_STACK_MOST)
    if most is not None and stack > most:  # 2-ii-9
        raise book.refuse("card.stack", {"most": most}, said.STAMP_STACK_MOST, field="stack", value=stack, max=most)
    untouched = stack == state.setup.buy_in.chips == entry.bought
    if untouched and book.maybe(said.STAMP_UNTOUCHED_STACK) is False:
        raise book.refuse("card.untouched", {}, said.STAMP_UNTOUCHED_STACK, field="stack", value=stack)


def _after_losing_all(book: Inquiry, card: StampCard, all_in_at: int, *, shuffled: bool) -> None:
    """In time before the next deal, with a card that was full before the all-in."""
    if shuffled and book.settled(said.STAMP_BUSTED_UNTIL) == "next-shuffle":  # 2-ii-9-p2
        raise book.refuse("card.late", {}, said.STAMP_BUSTED_UNTIL, field="shuffled", value=True)
    if card.filled_at > all_in_at and book.settled(said.STAMP_FULL_BEFORE) == "all-in":  # 2-ii-9-p3
        raise book.refuse(
            "card.filled-late", {}, said.STAMP_FULL_BEFORE, field="card", filled_at=card.filled_at, before=all_in_at
        )


def _changed(
    book: Inquiry, name: str, card: StampCard, entry: int, stack: int | None, booked_as: str
) -> Iterator[Happening]:
    yield CardSpent(card=name, entry=entry, booked_as=booked_as, cites=book.numbers)
    yield MoreChips(entry=entry, chips=card.value, stack=stack, why=booked_as, cites=book.numbers)
    yield ChipsIssued(entry=entry, chips=card.value, why=booked_as, cites=book.numbers)


@decides(AnnounceCard)
def _announce(state: State, order: AnnounceCard, context: Context) -> Iterable[Happening]:
    begun(state, context.at)
    book, entry = Inquiry(state.policy, order.choices), state.of(Entrants).entry(order.entry)
    card = _usable(state, book, entry, order.card)
    before = book.settle(said.STAMP_ANNOUNCED_BEFORE)  # 27/stamp-card, 6-30
    if order.cards_dealt or (before == "hand-begins" and order.hand_begun):
        raise book.refuse(
            "card.late/counts-next-hand", {}, said.STAMP_ANNOUNCED_BEFORE, field="cards_dealt", value=True
        )
    _small_stack(state, book, entry, order.stack)
    yield CardAnnounced(card=order.card, entry=order.entry, behind=card.value, cites=book.numbers)


@decides(SettleCard)
def _settle(state: State, order: SettleCard, _context: Context) -> Iterable[Happening]:
    book, cards = Inquiry(state.policy, order.choices), state.of(StampCards)
    name = cards.behind.get(order.entry)
    if name is None:
        raise Unlawful("card.not-behind", field="entry", value=order.entry)
    if order.needed:
        yield from _changed(book, name, cards.full[name], order.entry, None, "stamp card")
        if order.stack is not None:
            yield ChipsSet(entry=order.entry, chips=order.stack, why="hand played with a card behind")
        return
    if book.settled(said.STAMP_BINDS) or book.settle(said.STAMP_NOT_NEEDED) == "spent":
        yield from _changed(book, name, cards.full[name], order.entry, order.stack, "stamp card")
    else:
        yield CardKept(card=name, entry=order.entry, cites=book.numbers)


@decides(PlayCardAsChips)
def _as_chips(state: State, order: PlayCardAsChips, context: Context) -> Iterable[Happening]:
    begun(state, context.at)
    book, entrants = Inquiry(state.policy, order.choices), state.of(Entrants)
    entry = entrants.entry(order.entry)
    card = _usable(state, book, entry, order.card)
    if order.all_in_at is not None:
        _after_losing_all(book, card, order.all_in_at, shuffled=order.shuffled)
    if book.settle(said.STAMP_AS_CHIPS) == "never":
        raise book.refuse("card.not-chips", {}, said.STAMP_AS_CHIPS, field="card", value=order.card)
    at_table = {one for one in entrants.table(entry.table).seats.values() if one} if entry.table else {order.entry}
    missing = sorted(at_table - set(order.agreed))
    if missing:  # 2-ii-9-p4
        raise book.refuse("card.no-agreement", {}, said.STAMP_AS_CHIPS, field="agreed", missing=missing)
    yield CardAnnounced(card=order.card, entry=order.entry, behind=card.value, cites=book.numbers)


@decides(ChangeStampRules)
def _change_rules(state: State, order: ChangeStampRules, _context: Context) -> Iterable[Happening]:
    book = Inquiry(state.policy, order.choices)
    if not book.settle(said.STAMP_RULES_MAY_CHANGE):  # 2-ii-9-p9
        raise book.refuse("rules.fixed", {}, said.STAMP_RULES_MAY_CHANGE, field="values")
    for name in order.values:
        if not name.startswith(CHANGEABLE):
            raise book.refuse("rules.other", {"name": name}, said.STAMP_RULES_MAY_CHANGE, field="values", value=name)
    state.policy.changed(order.values)
    if not order.why.strip():
        raise book.refuse("rules.why", {}, said.STAMP_RULES_MAY_CHANGE, field="why", takes="text")
    yield RulesChanged(values=order.values, why=order.why, cites=book.numbers)


@applies(CardFilled)
def _filled(state: State, happening: CardFilled) -> None:
    cards = state.of(StampCards)
    if happening.card in cards.full:
        raise Unlawful("card.known", field="card", value=happening.card)
    cards.full[happening.card] = StampCard(happening.player, happening.value, happening.at)


@applies(CardAnnounced)
def _announced(state: State, happening: CardAnnounced) -> None:
    _unspent(state, happening.card)
    state.of(StampCards).behind[happening.entry] = happening.card


@applies(CardSpent)
def _spent(state: State, happening: CardSpent) -> None:
    _unspent(state, happening.card).spent = True
    _no_longer_behind(state, happening.entry)


@applies(CardKept)
def _kept(state: State, happening: CardKept) -> None:
    _no_longer_behind(state, happening.entry)


def _unspent(state: State, name: str) -> StampCard:
    card = state.of(StampCards).full.get(name)
    if card is None or card.spent:
        raise Unlawful("card.spent/unusable", field="card", value=name)
    return card


def _no_longer_behind(state: State, entry: int) -> None:
    state.of(StampCards).behind.pop(entry, None)


@applies(RulesChanged)
def _rules_changed(state: State, happening: RulesChanged) -> None:
    state.policy = state.policy.changed(happening.values)
