"""The inner loops of equity: every board, or boards drawn by chance. Plain Python that compiles, as in kernels.py.

A board, or a part of one, is two sums over its cards: their keys (see dense.py) and one bit a card, 13 bits a suit.
``tally`` has a row for each player: boards won, then boards shared by two, by three and so on.
"""

from __future__ import annotations

from cardspeak.cards.fast import Int32s, Int64s, UInt16s


def play_out(
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
    """Tally every board of one of the firsts and then two cards of the deck from where that first ended."""
    players = hands.shape[0]
    for i in range(firsts.shape[0]):
        start = board + firsts[i]
        start_bits = board_bits | first_bits[i]
        for j in range(after[i], deck.shape[0]):
            most = start + deck[j]
            most_bits = start_bits | deck_bits[j]
            for k in range(j + 1, deck.shape[0]):
                whole = most + deck[k]
                best = winners = 0
                for player in range(players):
                    key = whole + hands[player]
                    if key & (0x8888 << 31):
                        suit = 0
                        while not (key >> (34 + 4 * suit)) & 1:
                            suit += 1
                        bits = most_bits | deck_bits[k] | hand_bits[player]
                        value = flushes[(bits >> (13 * suit)) & 0x1FFF]
                    else:
                        value = values[blocks[(key >> 17) & 0x3FFF] + places[key & 0x1FFFF]]
                    if value > best:
                        best = value
                        winners = 1 << player
                    elif value == best:
                        winners |= 1 << player
                sharing = 0
                for player in range(players):
                    sharing += (winners >> player) & 1
                for player in range(players):
                    if (winners >> player) & 1:
                        tally[player, sharing - 1] += 1


def draw_boards(
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
    """Tally so many boards, each of one of the firsts and one of the seconds that share no card.

    Chance is a 63-bit congruential generator, of which the upper 32 bits are used; a word that would make some group
    likelier than another is drawn again.
    """
    players = hands.shape[0]
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
        whole = board + firsts[one] + seconds[two]
        best = winners = 0
        for player in range(players):
            key = whole + hands[player]
            if key & (0x8888 << 31):
                suit = 0
                while not (key >> (34 + 4 * suit)) & 1:
                    suit += 1
                bits = board_bits | first_bits[one] | second_bits[two] | hand_bits[player]
                value = flushes[(bits >> (13 * suit)) & 0x1FFF]
            else:
                value = values[blocks[(key >> 17) & 0x3FFF] + places[key & 0x1FFFF]]
            if value > best:
                best = value
                winners = 1 << player
            elif value == best:
                winners |= 1 << player
        sharing = 0
        for player in range(players):
            sharing += (winners >> player) & 1
        for player in range(players):
            if (winners >> player) & 1:
                tally[player, sharing - 1] += 1
