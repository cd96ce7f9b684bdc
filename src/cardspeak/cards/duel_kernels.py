"""Equity between exactly two players, the usual question, in loops without a branch on who wins: twice as fast."""

from __future__ import annotations

from cardspeak.cards.fast import Int32s, Int64s, UInt16s


def play_out_duel(
    hands: Int64s,
    hand_bits: Int64s,
    board: int,
    board_bits: int,
    firsts: Int64s,
    first_bits: Int64s,
    deck: Int64s,
    deck_bits: Int64s,
    after: Int64s,
    blocks: Int32s,
    places: UInt16s,
    values: Int32s,
    flushes: Int32s,
    tally: Int64s,
) -> None:
    """As ``play_out`` for two players."""
    hand_a, hand_b = hands[0], hands[1]
    wins = losses = ties = 0
    for i in range(firsts.shape[0]):
        start = board + firsts[i]
        start_bits = board_bits | first_bits[i]
        for j in range(after[i], deck.shape[0]):
            most = start + deck[j]
            most_bits = start_bits | deck_bits[j]
            for k in range(j + 1, deck.shape[0]):
                key_a = most + deck[k] + hand_a
                key_b = most + deck[k] + hand_b
                value_a = values[blocks[(key_a >> 17) & 0x3FFF] + places[key_a & 0x1FFFF]]
                value_b = values[blocks[(key_b >> 17) & 0x3FFF] + places[key_b & 0x1FFFF]]
                if (key_a | key_b) & (0x8888 << 31):
                    bits = most_bits | deck_bits[k]
                    for suit in range(4):
                        if (key_a >> (34 + 4 * suit)) & 1:
                            value_a = flushes[((bits | hand_bits[0]) >> (13 * suit)) & 0x1FFF]
                        if (key_b >> (34 + 4 * suit)) & 1:
                            value_b = flushes[((bits | hand_bits[1]) >> (13 * suit)) & 0x1FFF]
                wins += value_a > value_b
                losses += value_a < value_b
                ties += value_a == value_b
    tally[0, 0] += wins
    tally[1, 0] += losses
    tally[0, 1] += ties
    tally[1, 1] += ties


def draw_boards_duel(
    samples: int,
    state: int,
    step: int,
    hands: Int64s,
    hand_bits: Int64s,
    board: int,
    board_bits: int,
    firsts: Int64s,
    first_bits: Int64s,
    seconds: Int64s,
    second_bits: Int64s,
    blocks: Int32s,
    places: UInt16s,
    values: Int32s,
    flushes: Int32s,
    tally: Int64s,
) -> None:
    """As ``draw_boards`` for two players."""
    hand_a, hand_b = hands[0], hands[1]
    wins = losses = ties = 0
    spare_first = (1 << 32) % firsts.shape[0]
    spare_second = (1 << 32) % seconds.shape[0]
    drawn = 0
    while drawn < samples:
        state = (state * 6364136223846793005 + step) & 0x7FFFFFFFFFFFFFFF
        first = (state >> 31) * firsts.shape[0]
        state = (state * 6364136223846793005 + step) & 0x7FFFFFFFFFFFFFFF
        second = (state >> 31) * seconds.shape[0]
        if (first & 0xFFFFFFFF) < spare_first or (second & 0xFFFFFFFF) < spare_second:
            continue
        one, two = first >> 32, second >> 32
        if first_bits[one] & second_bits[two]:
            continue
        drawn += 1
        key_a = board + firsts[one] + seconds[two] + hand_a
        key_b = board + firsts[one] + seconds[two] + hand_b
        value_a = values[blocks[(key_a >> 17) & 0x3FFF] + places[key_a & 0x1FFFF]]
        value_b = values[blocks[(key_b >> 17) & 0x3FFF] + places[key_b & 0x1FFFF]]
        if (key_a | key_b) & (0x8888 << 31):
            bits = board_bits | first_bits[one] | second_bits[two]
            for suit in range(4):
                if (key_a >> (34 + 4 * suit)) & 1:
                    value_a = flushes[((bits | hand_bits[0]) >> (13 * suit)) & 0x1FFF]
                if (key_b >> (34 + 4 * suit)) & 1:
                    value_b = flushes[((bits | hand_bits[1]) >> (13 * suit)) & 0x1FFF]
        wins += value_a > value_b
        losses += value_a < value_b
        ties += value_a == value_b
    tally[0, 0] += wins
    tally[1, 0] += losses
    tally[0, 1] += ties
    tally[1, 1] += ties
