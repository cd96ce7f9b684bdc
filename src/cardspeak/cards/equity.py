"""Equity: how often each hand wins when the board runs out, over every board or over random boards.

Everything is counted in whole boards; the share of the pot is an exact fraction of those counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Final

from cardspeak.cards.card import Card, require_known
from cardspeak.cards.dense import SUIT_START, dense_table
from cardspeak.cards.duel_kernels import draw_boards_duel, play_out_duel
from cardspeak.cards.equity_kernels import draw_boards, play_out
from cardspeak.cards.fast import Int64s, compiled, np
from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unlawful

_CARD_BITS: Final = np.array([1 << (13 * (card & 3) + (card >> 2)) for card in range(52)], dtype=np.int64)
_MOST_PLAYERS: Final = 23
_BOARD: Final = 5


@dataclass(frozen=True, slots=True)
class Equity:
    """What became of one hand over all boards looked at.

    >>> Equity(wins=1, ties=2, losses=1, total=4, share=Fraction(1, 2)).share
    Fraction(1, 2)
    """

    wins: int
    ties: int
    losses: int
    total: int
    share: Fraction
    """The part of the pots won, a pot shared by three counting a third."""


def exact_equity(hands: Sequence[Sequence[Card]], board: Sequence[Card] = ()) -> tuple[Equity, ...]:
    """Hold'em equity of two-card hands over every way the board can run out.

    >>> from cardspeak.cards.card import parse_cards
    >>> aces, kings = exact_equity([parse_cards("As Ad"), parse_cards("Ks Kd")], parse_cards("2c 7d 9h Jc"))
    >>> aces.wins, aces.ties, aces.losses, aces.share
    (42, 0, 2, Fraction(21, 22))
    """
    _check(hands, board)
    to_come = _BOARD - len(board)
    if to_come < 2:
        return _play_out_last(hands, board, to_come)
    table, deck = dense_table("high", 7), _deck(hands, board)
    firsts = _groups(len(deck), to_come - 2)
    after = firsts[:, -1] + 1 if to_come > 2 else np.zeros(1, dtype=np.int64)
    tally = np.zeros((len(hands), len(hands)), dtype=np.int64)
    compiled(play_out_duel if len(hands) == 2 else play_out)(
        *_known(table.card_keys, hands, board),
        *_sums(table.card_keys, deck, firsts),
        table.card_keys[deck],
        _CARD_BITS[deck],
        after,
        *table[1:],
        tally,
    )
    return _equities(tally)


def sampled_equity(
    hands: Sequence[Sequence[Card]], board: Sequence[Card] = (), *, samples: int, seed: int
) -> tuple[Equity, ...]:
    """Hold'em equity of two-card hands over so many random boards; the same seed draws the same boards.

    >>> from cardspeak.cards.card import parse_cards
    >>> aces, kings = sampled_equity([parse_cards("As Ad"), parse_cards("Ks Kd")], samples=1000, seed=7)
    >>> aces.total, aces.wins == kings.losses
    (1000, True)
    """
    _check(hands, board)
    for field, number, least in (("samples", samples, 1), ("seed", seed, 0)):
        if type(number) is not int or not least <= number < 1 << 62:
            raise Unlawful(f"equity.{field}", {"least": least}, field=field, value=number)
    table, deck = dense_table("high", 7), _deck(hands, board)
    to_come = _BOARD - len(board)
    tally = np.zeros((len(hands), len(hands)), dtype=np.int64)
    compiled(draw_boards_duel if len(hands) == 2 else draw_boards)(
        samples,
        *_start(seed),
        *_known(table.card_keys, hands, board),
        *_sums(table.card_keys, deck, _groups(len(deck), min(to_come, 3))),
        *_sums(table.card_keys, deck, _groups(len(deck), max(to_come - 3, 0))),
        *table[1:],
        tally,
    )
    return _equities(tally)


def _check(hands: Sequence[Sequence[Card]], board: Sequence[Card]) -> None:
    require_known([*board, *(card for hand in hands for card in hand)])
    if not 2 <= len(hands) <= _MOST_PLAYERS or any(len(hand) != 2 for hand in hands):
        raise Unlawful(
            "equity.hands",
            {"most_players": _MOST_PLAYERS},
            field="hands",
            value=[len(hand) for hand in hands],
            limits={"min": 2, "max": _MOST_PLAYERS},
        )
    if len(board) > _BOARD:
        raise Unlawful("equity.board", field="board", value=len(board), limits={"max": _BOARD})


def _deck(hands: Sequence[Sequence[Card]], board: Sequence[Card]) -> Int64s:
    seen = {*board, *(card for hand in hands for card in hand)}
    return np.array([card for card in range(52) if card not in seen], dtype=np.int64)


@cache
def _groups(cards: int, count: int) -> Int64s:
    """Every choice of so many places in a deck, in rising order; one empty row for no cards."""
    chosen = list(combinations(range(cards), count))
    return np.array(chosen, dtype=np.int64).reshape(len(chosen), count)


def _sums(keys: Int64s, deck: Int64s, groups: Int64s) -> tuple[Int64s, Int64s]:
    """The summed keys and bits of each group of cards."""
    sums, bits = np.zeros((2, len(groups)), dtype=np.int64)
    for column in groups.T:
        sums += keys[deck][column]
        bits += _CARD_BITS[deck][column]
    return sums, bits


def _known(keys: Int64s, hands: Sequence[Sequence[Card]], board: Sequence[Card]) -> tuple[Int64s, Int64s, int, int]:
    """The keys and bits of the hands and of the board so far."""
    held = np.array([list(hand) for hand in hands], dtype=np.int64)
    shared = list(board)
    start = SUIT_START + int(keys[shared].sum()) if shared else SUIT_START
    return keys[held].sum(axis=1), _CARD_BITS[held].sum(axis=1), start, int(_CARD_BITS[shared].sum()) if shared else 0


def _start(seed: int) -> tuple[int, int]:
    """Where the generator starts and its odd step, both stirred from the seed so that near seeds lie far apart."""
    stirred = seed
    for _ in range(4):
        stirred = (stirred * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        stirred ^= stirred >> 29
    return stirred, (stirred * 2862933555777941757 & 0x7FFFFFFFFFFFFFFF) | 1


def _play_out_last(hands: Sequence[Sequence[Card]], board: Sequence[Card], to_come: int) -> tuple[Equity, ...]:
    """With at most one card to come there is nothing to hurry."""
    value = RANKINGS["high"].value
    tally = np.zeros((len(hands), len(hands)), dtype=np.int64)
    for last in combinations(_deck(hands, board).tolist(), to_come):
        values = [value(hand, (*board, *last)) for hand in hands]
        best = max(values)
        tally[[player for player, mine in enumerate(values) if mine == best], values.count(best) - 1] += 1
    return _equities(tally)


def _equities(tally: Int64s) -> tuple[Equity, ...]:
    shared = [[int(count) for count in row] for row in tally]
    total = sum(Fraction(count, players) for row in shared for players, count in enumerate(row, start=1))
    boards = int(total)
    return tuple(
        Equity(
            wins=row[0],
            ties=sum(row[1:]),
            losses=boards - sum(row),
            total=boards,
            share=sum((Fraction(count, players) for players, count in enumerate(row, start=1)), Fraction(0)) / boards,
        )
        for row in shared
    )
