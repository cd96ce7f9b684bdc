"""Every seven-card hand there is, counted by class in one pass: the whole evaluator against numbers anyone can check."""

from __future__ import annotations

from typing import Final

from cardspeak.cards.dense import DenseTable, dense_table
from cardspeak.cards.fast import Int32s, Int64s, UInt16s, compiled, np
from cardspeak.cards.hand_class import HandClass

ALL_SEVEN_CARD_HANDS: Final = 133_784_560


def count_sevens(
    cards: int, keys: Int64s, blocks: Int32s, places: UInt16s, values: Int32s, flushes: Int32s, counts: Int64s
) -> None:
    """Count the classes of all sevens of the first so many cards; royal flushes apart."""
    for a in range(6, cards):
        key_a = (0x3333 << 31) + keys[a]
        bits_a = 1 << (13 * (a & 3) + (a >> 2))
        for b in range(5, a):
            key_b = key_a + keys[b]
            bits_b = bits_a | 1 << (13 * (b & 3) + (b >> 2))
            for c in range(4, b):
                key_c = key_b + keys[c]
                bits_c = bits_b | 1 << (13 * (c & 3) + (c >> 2))
                for d in range(3, c):
                    key_d = key_c + keys[d]
                    bits_d = bits_c | 1 << (13 * (d & 3) + (d >> 2))
                    for e in range(2, d):
                        key_e = key_d + keys[e]
                        bits_e = bits_d | 1 << (13 * (e & 3) + (e >> 2))
                        for f in range(1, e):
                            key_f = key_e + keys[f]
                            bits_f = bits_e | 1 << (13 * (f & 3) + (f >> 2))
                            for g in range(f):
                                key = key_f + keys[g]
                                if key & (0x8888 << 31):
                                    suit = 0
                                    while not (key >> (34 + 4 * suit)) & 1:
                                        suit += 1
                                    bits = bits_f | 1 << (13 * (g & 3) + (g >> 2))
                                    value = flushes[(bits >> (13 * suit)) & 0x1FFF]
                                    if value == 0x9C0000:
                                        counts[10] += 1
                                        counts[9] -= 1
                                else:
                                    value = values[blocks[(key >> 17) & 0x3FFF] + places[key & 0x1FFFF]]
                                counts[value >> 20] += 1


def count_classes_of_all_seven_card_hands(cards: int = 52) -> dict[HandClass, int]:
    """How many of all seven-card hands, or of those from the lowest so many cards, fall in each class.

    >>> sum(count_classes_of_all_seven_card_hands(cards=9).values())
    36
    """
    table: DenseTable = dense_table("high", 7)
    counts = np.zeros(11, dtype=np.int64)
    compiled(count_sevens)(cards, *table, counts)
    return {kind: int(counts[kind]) for kind in HandClass if kind is not HandClass.NOTHING}
