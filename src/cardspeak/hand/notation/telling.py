"""A hand action by action: what each player could do, what they did, and the chips afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cardspeak.cards.card import faces
from cardspeak.errors import Refusal
from cardspeak.hand import events
from cardspeak.hand.events import Board, Burn, Deal, Draw, Event, Kill, Shuffle
from cardspeak.hand.games import Game, Street
from cardspeak.hand.hand import Hand
from cardspeak.hand.notation.amounts import to_text
from cardspeak.hand.options import ActName, span_of
from cardspeak.hand.record import apply
from cardspeak.hand.setup import BY_HAND
from cardspeak.words import Items, Message, items, message, word


class HandLine(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened, in words; the dealer's actions have no seat."""

    street: str
    seat: int | None
    act: str
    words: Message
    options: Items | None = None
    """What the player could do, for an act of betting."""
    stack: int | None = None
    """Chips behind, after it."""
    pot: int | None = None
    """Chips in the middle, bets included, after it."""


def tell(hand: Hand, scale: int = 1) -> list[HandLine]:
    """A hand from the first post to the last chip."""
    walk = _Walk(hand)
    told: list[HandLine] = []
    for street, log in by_street(hand.setup.game, hand.events):
        for event in log:
            options = walk.options(event, scale)
            walk.step(event)
            told += [
                HandLine(
                    street=street.name,
                    seat=seat,
                    act=event.__struct_config__.tag or "",  # type: ignore[arg-type]  # our tags are texts
                    words=words,
                    options=options,
                    stack=walk.stack(seat),
                    pot=walk.pot,
                )
                for seat, words in _words(event, scale)
            ]
    return told


class _Walk:
    """A second hand that replays the log of the first, to look up options and stacks on the way."""

    def __init__(self, hand: Hand) -> None:
        self.hand = Hand(hand.setup, automatic=BY_HAND)
        self.at = 0
        self.lost = False  # where the log was taken on somebody's word, the rules cannot follow it

    def step(self, event: events.Event) -> None:
        """Let the event happen, unless it has followed by itself."""
        if not self.lost and self.at >= len(self.hand.events):
            try:
                apply(self.hand, event)
            except Refusal:
                self.lost = True
        self.at += 1

    def options(self, event: events.Event, scale: int) -> Items | None:
        """What the player could have done instead, if this is an act of betting."""
        acts = events.Fold | events.Check | events.Call | events.Bet | events.Raise | events.BringIn
        if self.lost or not isinstance(event, acts) or self.hand.to_act != event.seat:
            return None
        return items(_option(*one, scale) for one in self.hand.options.acts())

    def stack(self, seat: int | None) -> int | None:
        """Chips behind."""
        return None if self.lost or seat is None else self.hand.stacks[seat]

    @property
    def pot(self) -> int | None:
        """Chips in the middle."""
        return None if self.lost else self.hand.pot


def _option(act: ActName, least: int, most: int, scale: int) -> Message:
    name = word("act-name", act)
    if not most:
        return name
    return message("act-name.act-with-amount", act=name, to=span_of(to_text(least, scale), to_text(most, scale)))


def _words(event: events.Event, scale: int) -> Iterator[tuple[int | None, Message]]:
    """Who did what, in words."""
    match event:
        case events.Deal(seats, cards, up):
            for seat in dict.fromkeys(seats):
                mine = faces(card for to, card in zip(seats, cards, strict=True) if to == seat)
                yield seat, message("played.is-dealt-face-up" if up else "played.is-dealt", cards=mine)
        case events.Board(cards):
            yield None, message("played.board", cards=faces(cards))
        case events.Burn(card):
            yield None, message("played.burn", cards=faces([card]))
        case events.Shuffle(cards):
            yield None, message("played.new-stub", n=len(cards))
        case events.Push() | events.Return() | events.Show() | events.Kill() | events.Draw():
            yield event.seat, _turned(event, scale)
        case _:
            yield event.seat, _wagered(event, scale)


def _turned(event: events.Push | events.Return | events.Show | events.Kill | events.Draw, scale: int) -> Message:
    """What became of cards and pots."""
    match event:
        case events.Draw(_, cards):
            return message("played.draws", n=len(cards), cards=faces(cards)) if cards else message("played.stands-pat")
        case events.Return(_, amount):
            return message("played.takes-back", amount=to_text(amount, scale))
        case events.Show(_, cards):
            return message("played.shows", cards=faces(cards))
        case events.Kill(_, why):
            return message("played.has-dead-hand-because" if why else "played.has-dead-hand", why=why)
        case events.Push(pot, _, amount, side):
            name = message("played.side-pot", number=pot) if pot else message("played.main-pot")
            return message(f"played.wins-{side}", amount=to_text(amount, scale), pot=name)


def _wagered(event: events.Event, scale: int) -> Message:
    match event:
        case events.Post(_, kind, amount):
            return message("played.posts", kind=word("post", kind), amount=to_text(amount, scale))
        case events.Call(_, amount):
            return message("played.calls", amount=to_text(amount, scale))
        case events.Bet(_, to):
            return message("played.bets", amount=to_text(to, scale))
        case events.Raise(_, to):
            return message("played.raises", amount=to_text(to, scale))
        case events.RuledWager(_, to):
            return message("played.wager-stands", amount=to_text(to, scale))
        case events.Forfeit(_, amount):
            return message("played.forfeits", amount=to_text(amount, scale))
        case events.BringIn(_, amount):
            return message("played.brings-in", amount=to_text(amount, scale))
    return WITHOUT_AMOUNT[str(event.__struct_config__.tag)]


WITHOUT_AMOUNT = {
    "fold": message("played.folds"),
    "check": message("played.checks"),
    "muck": message("played.mucks"),
    "open": message("played.opens-by-dealer"),
}


ByStreet = list[tuple[Street, list[Event]]]


def by_street(game: Game, log: Iterable[Event]) -> ByStreet:
    """The events of each street that was begun; a burn belongs to the street it comes before, a showdown to the last one.

    >>> from cardspeak.hand.events import Check
    >>> from cardspeak.hand.games import HOLDEM
    >>> [(street.name, len(told)) for street, told in by_street(HOLDEM, [Deal((1,), (5,)), Check(1), Burn(4), Board((1, 2, 3))])]
    [('preflop', 2), ('flop', 2)]
    """
    cut: ByStreet = [(game.streets[0], [])]
    opened = True  # whether the street has begun but its cards are still to come
    drawn: set[int] = set()
    for event in log:
        match event:
            case Draw(seat):
                begins = not drawn or seat in drawn
                drawn = {seat} if begins else drawn | {seat}
            case Burn() | Shuffle() if game.family != "draw":
                begins, opened = not opened, True
            case Board():
                begins, opened = not opened, False
            case Deal():
                begins, opened, drawn = False, False, set()
            case _:
                begins = False
                if drawn and not isinstance(event, Burn | Shuffle | Kill):
                    drawn = set()
        if begins:
            cut.append((game.streets[len(cut)], []))
        cut[-1][1].append(event)
    return cut
