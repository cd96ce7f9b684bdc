"""Players as functions: each chooses one of its lawful options, with chance of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from cardspeak.cards.card import rank_of, suit_of
from cardspeak.errors import Unlawful
from cardspeak.hand.events import Bet, BringIn, Call, Check, Draw, Fold, Raise
from cardspeak.hand.hand import Hand
from cardspeak.hand.options import Options
from cardspeak.tournament.draws import Chance

PlayerAct = Fold | Check | Call | Bet | Raise | BringIn
Acts = Callable[[Hand, Options, Chance], PlayerAct]
Draws = Callable[[Hand, int, Chance], Draw]
PERCENT = 100
FACE = 8
"""The rank of a ten (deuces are 0); higher cards count as good."""


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays: how they act, and what they throw away in draw games."""

    act: Acts
    draw: Draws


Places = Callable[[int], Player]
"""Who plays in a seat."""


@lru_cache(maxsize=2048)  # hold'em has 1,326 hands of two cards
def likes(cards: tuple[int, ...]) -> int:
    """A rough rating of hole cards from 0 to 100: pairs, high cards, suited cards."""
    ranks = sorted((rank_of(card) for card in cards), reverse=True)
    paired = len(ranks) - len(set(ranks))
    suited = len({suit_of(card) for card in cards}) < len(cards)
    high = sum(rank >= FACE for rank in ranks)
    return min(PERCENT, 35 * paired + 100 * high // (len(ranks) + 1) + 8 * suited + (ranks[0] if ranks else 0))


def sane(hand: Hand, options: Options, chance: Chance) -> PlayerAct:
    """Plays good cards and folds bad ones, with some randomness; a short stack goes all-in or folds."""
    seat = options.seat
    if options.bring_in is not None:
        return BringIn(seat, options.bring_in)
    mood = chance.below(PERCENT)
    keen = likes(hand.cards_of(seat)) + mood // 2
    behind = options.stack
    short = behind <= 10 * max(1, hand.setup.stakes.big_blind)
    if options.raise_min is not None and options.raise_max is not None and keen > (85 if short else 105):
        return wager(options, options.raise_max if short else _size(options, chance))
    if options.check:
        return Check(seat)
    if options.call is not None and (keen > (75 if 6 * options.call < behind else 112) or 12 * options.call < hand.pot):
        return Call(seat, options.call)
    return Fold(seat)


def _size(options: Options, chance: Chance) -> int:
    """A raise of one to three times the least, now and then everything."""
    least, most = options.raise_min or 0, options.raise_max or 0
    if not chance.below(40):
        return most
    to = min(most, least + least * chance.below(5) // 4)
    return most if to == most else max(least, to - to % options.unit)


def wager(options: Options, to: int) -> PlayerAct:
    """A bet or a raise, whichever it is."""
    return Bet(options.seat, to) if options.opening else Raise(options.seat, to)


def throws_low_cards(hand: Hand, seat: int, chance: Chance) -> Draw:
    """Throws away up to three cards that pair with nothing."""
    held = hand.cards_of(seat)
    ranks = [rank_of(card) for card in held]
    loose = sorted((card for card in held if ranks.count(rank_of(card)) == 1), key=rank_of)
    return Draw(seat, tuple(loose[: chance.below(4)]))


def away(hand: Hand, options: Options, chance: Chance) -> PlayerAct:  # noqa: ARG001 - the shape of a player
    """An absent player: the seat pays what is due, and the hand is folded in turn."""
    if options.bring_in is not None:
        return BringIn(options.seat, options.bring_in)
    return Fold(options.seat) if options.fold else Check(options.seat)


def stands_pat(hand: Hand, seat: int, chance: Chance) -> Draw:  # noqa: ARG001 - the shape of a player
    """Keeps every card."""
    return Draw(seat, ())


SANE = Player(sane, throws_low_cards)
AWAY = Player(away, stands_pat)
PLAYERS: dict[str, Player] = {"sane": SANE, "away": AWAY}
"""Players by name: a log names them, so that its hands can be dealt again."""


def play_out(hand: Hand, places: Places, chance: Chance) -> Hand:
    """Ask everybody in turn until the hand is over; an act that is not lawful is refused by the hand."""
    while hand.to_act is not None:
        seat = hand.to_act
        player = places(seat)
        if hand.pending.step == "draw":
            hand.draw(seat, player.draw(hand, seat, chance).cards)
        else:
            perform(hand, player.act(hand, hand.options, chance))
    return hand


def perform(hand: Hand, act: PlayerAct) -> None:
    """Do what a player chose."""
    match act:
        case Fold(seat):
            hand.fold(seat)
        case Check(seat):
            hand.check(seat)
        case Call(seat, _):
            hand.call(seat)
        case BringIn(seat, _):
            hand.bring_in(seat)
        case Bet(seat, to) | Raise(seat, to):
            hand.wager(seat, to)
        case _:
            raise Unlawful("act.unknown", {"act": repr(act)}, field="act")
