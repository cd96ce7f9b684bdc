"""The inner loops over arrays of hands: plain Python that runs as it stands, and compiles when numba is there.

Each kernel is one function without helpers and gets its tables as arguments: a compiled call per hand would cost more
than the ranking itself, and a table frozen into cached machine code could outlive a change of the rules that made it.
"""

from __future__ import annotations

from cardspeak.cards.fast import Hands, Int32s, Int64s, UInt16s, np

# The bits of a card key, see dense.py: 17 for low ranks, 14 for high ranks, then four for each suit.


def rank_all_seven(
    hands: Hands, keys: Int64s, blocks: Int32s, places: UInt16s, values: Int32s, flushes: Int32s, out: Int32s
) -> None:
    """Value each row of seven cards."""
    for i in range(hands.shape[0]):
        key = (
            (0x3333 << 31)
            + keys[hands[i, 0]]
            + keys[hands[i, 1]]
            + keys[hands[i, 2]]
            + keys[hands[i, 3]]
            + keys[hands[i, 4]]
            + keys[hands[i, 5]]
            + keys[hands[i, 6]]
        )
        if key & (0x8888 << 31):
            suit = 0
            while not (key >> (34 + 4 * suit)) & 1:
                suit += 1
            suited = 0
            for j in range(7):
                card = int(hands[i, j])
                if card & 3 == suit:
                    suited |= 1 << (card >> 2)
            out[i] = flushes[suited]
        else:
            out[i] = values[blocks[(key >> 17) & 0x3FFF] + places[key & 0x1FFFF]]


def rank_all(
    hands: Hands, keys: Int64s, blocks: Int32s, places: UInt16s, values: Int32s, flushes: Int32s, out: Int32s
) -> None:
    """Value each row of five or six cards."""
    for i in range(hands.shape[0]):
        key = 0x3333 << 31
        for j in range(hands.shape[1]):
            key += keys[hands[i, j]]
        if key & (0x8888 << 31):
            suit = 0
            while not (key >> (34 + 4 * suit)) & 1:
                suit += 1
            suited = 0
            for j in range(hands.shape[1]):
                card = int(hands[i, j])
                if card & 3 == suit:
                    suited |= 1 << (card >> 2)
            out[i] = flushes[suited]
        else:
            out[i] = values[blocks[(key >> 17) & 0x3FFF] + places[key & 0x1FFFF]]


def best_choice(
    hands: Hands,
    choices: Hands,
    keys: Int64s,
    blocks: Int32s,
    places: UInt16s,
    values: Int32s,
    flushes: Int32s,
    out: Int32s,
) -> None:
    """Value each row by the best of the given choices of five of its columns."""
    for i in range(hands.shape[0]):
        best = 0
        for j in range(choices.shape[0]):
            key = 0x3333 << 31
            for k in range(5):
                key += keys[hands[i, choices[j, k]]]
            if key & (0x8888 << 31):
                suited = 0
                for k in range(5):
                    suited |= 1 << (int(hands[i, choices[j, k]]) >> 2)
                value = flushes[suited]
            else:
                value = values[blocks[(key >> 17) & 0x3FFF] + places[key & 0x1FFFF]]
            best = max(best, value)
        out[i] = best


def rank_all_omaha(
    hands: Hands, keys: Int64s, blocks: Int32s, places: UInt16s, values: Int32s, flushes: Int32s, out: Int32s
) -> None:
    """Value each row by its best two of all but the last five cards with three of those five."""
    held = hands.shape[1] - 5
    triples = np.empty(10, dtype=np.int64)
    triple_ranks = np.empty(10, dtype=np.int64)
    for i in range(hands.shape[0]):
        count = 0
        for j in range(held, held + 3):
            for k in range(j + 1, held + 4):
                for m in range(k + 1, held + 5):
                    one, two, three = int(hands[i, j]), int(hands[i, k]), int(hands[i, m])
                    triples[count] = (0x3333 << 31) + keys[one] + keys[two] + keys[three]
                    triple_ranks[count] = 1 << (one >> 2) | 1 << (two >> 2) | 1 << (three >> 2)
                    count += 1
        best = 0
        for j in range(held):
            for k in range(j + 1, held):
                one, two = int(hands[i, j]), int(hands[i, k])
                pair = keys[one] + keys[two]
                for m in range(10):
                    key = pair + triples[m]
                    value = values[blocks[(key >> 17) & 0x3FFF] + places[key & 0x1FFFF]]
                    if key & (0x8888 << 31):
                        value = flushes[triple_ranks[m] | 1 << (one >> 2) | 1 << (two >> 2)]
                    best = max(best, value)
        out[i] = best


def rank_all_badugi(hands: Hands, out: Int32s) -> None:
    """Value each row of four cards as a badugi."""
    for i in range(hands.shape[0]):
        best = 0
        for chosen in range(1, 16):
            ranks = suits = size = 0
            plays = True
            for j in range(4):
                if (chosen >> j) & 1:
                    card = int(hands[i, j])
                    place = 1 << (((card >> 2) + 1) % 13)
                    suit = 1 << (card & 3)
                    if ranks & place or suits & suit:
                        plays = False
                    ranks |= place
                    suits |= suit
                    size += 1
            if plays:
                badness = (4 - size) << 20
                shift = 16
                for place in range(12, -1, -1):
                    if (ranks >> place) & 1:
                        badness |= place << shift
                        shift -= 4
                best = max(best, 0xACCCCC - badness)
        out[i] = best
