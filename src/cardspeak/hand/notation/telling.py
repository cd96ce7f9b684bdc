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
from cardspeak.hand.record import apply
from cardspeak.hand.setup import BY_HAND


class ToldHand(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened, in words; the dealer's doings have no seat."""

    street: str
    seat: int | None
    act: str
    words: str
    options: str | None = None
    """What the player could do, for an act of betting."""
    stack: int | None = None
    """Chips behind, after it."""
    pot: int | None = None
    """Chips in the middle, bets included, after it."""


def tell(hand: Hand, scale: int = 1) -> list[ToldHand]:
    """A hand from the first post to the last chip."""
    walk = _Walk(hand)
    told: list[ToldHand] = []
    for street, log in by_street(hand.setup.game, hand.events):
        for event in log:
            options = walk.options(event, scale)
            walk.step(event)
            told += [
                ToldHand(
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
    """A second hand that follows the first one's log, to be asked on the way."""

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

    def options(self, event: events.Event, scale: int) -> str | None:
        """What the player could have done instead, if this is an act of betting."""
        acts = events.Fold | events.Check | events.Call | events.Bet | events.Raise | events.BringIn
        if self.lost or not isinstance(event, acts) or self.hand.to_act != event.seat:
            return None
        return ", ".join(self.hand.options.items(lambda chips: to_text(chips, scale)))

    def stack(self, seat: int | None) -> int | None:
        """Chips behind."""
        return None if self.lost or seat is None else self.hand.stacks[seat]

    @property
    def pot(self) -> int | None:
        """Chips in the middle."""
        return None if self.lost else self.hand.pot


def _words(event: events.Event, scale: int) -> Iterator[tuple[int | None, str]]:
    """Who did what, in words."""
    match event:
        case events.Deal(seats, cards, up):
            for seat in dict.fromkeys(seats):
                mine = faces(card for to, card in zip(seats, cards, strict=True) if to == seat)
                yield seat, f"is dealt {mine}{' face up' if up else ''}"
        case events.Board(cards):
            yield None, f"board {faces(cards)}"
        case events.Burn(card):
            yield None, f"burn {faces([card])}"
        case events.Shuffle(cards):
            yield None, f"a new stub of {len(cards)} cards"
        case _:
            yield event.seat, _done(event, scale)


def _ruled(event: events.RuledWager | events.Forfeit, scale: int) -> str:
    if isinstance(event, events.RuledWager):
        return f"makes it {to_text(event.to, scale)}, which stands"
    return f"folds and forfeits {to_text(event.amount, scale)}"


def _done(event: events.Event, scale: int) -> str:
    match event:
        case events.Post(_, kind, amount):
            return f"posts {kind} {to_text(amount, scale)}"
        case events.Call(_, amount):
            return f"calls, {to_text(amount, scale)} more"
        case events.Bet(_, to):
            return f"bets {to_text(to, scale)}"
        case events.Raise(_, to):
            return f"raises to {to_text(to, scale)}"
        case events.RuledWager() | events.Forfeit():
            return _ruled(event, scale)
        case events.BringIn(_, amount):
            return f"brings it in for {to_text(amount, scale)}"
        case events.Draw(_, cards):
            return f"draws {len(cards)}: throws away {faces(cards)}" if cards else "stands pat"
        case events.Return(_, amount):
            return f"takes back {to_text(amount, scale)}"
        case events.Show(_, cards):
            return f"shows {faces(cards)}"
        case events.Kill(_, why):
            return f"has a dead hand{': ' + why if why else ''}"
        case events.Push(pot, _, amount, side):
            name = "main pot" if pot == 0 else f"side pot {pot}"
            return f"wins {to_text(amount, scale)} from the {name}{'' if side == 'pot' else f', {side}'}"
    words = {"fold": "folds", "check": "checks", "muck": "mucks", "open": "is first, on the dealer's word"}
    return words[str(event.__struct_config__.tag)]


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
