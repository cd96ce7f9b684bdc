"""Many hands at once: arrays of cards in, arrays of the same values that the single form gives out."""

from __future__ import annotations

from itertools import combinations

from cardspeak.cards.dense import dense_table
from cardspeak.cards.fast import Hands, Int32s, compiled, np, npt
from cardspeak.cards.kernels import best_choice, rank_all, rank_all_badugi, rank_all_omaha, rank_all_seven
from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unlawful, Unreadable

_FIVES_OF_OMAHA = {"omaha-high": "high", "omaha-eight-or-better": "eight-or-better"}


def values(hands: npt.ArrayLike, ranking: str = "high") -> Int32s:
    """The value of every row, bigger is better; Omaha rows hold the player's cards first and end with five board cards.

    Numbers that are no cards are refused; the caller makes sure that no row holds a card twice.

    >>> [hex(value) for value in values([[51, 47, 43, 39, 35, 0, 1], [51, 50, 47, 42, 20, 15, 2]])]
    ['0x9c0000', '0x2cba50']
    """
    rows = _rows(hands, ranking)
    out = np.empty(len(rows), dtype=np.int32)
    width = rows.shape[1]
    if ranking == "badugi":
        compiled(rank_all_badugi)(rows, out)
    elif ranking in _FIVES_OF_OMAHA:
        compiled(rank_all_omaha)(rows, *dense_table(_FIVES_OF_OMAHA[ranking], 5), out)
    elif ranking == "deuce-to-seven" and width > 5:
        compiled(best_choice)(rows, _five_of(width), *dense_table(ranking, 5), out)
    elif width == 7:
        compiled(rank_all_seven)(rows, *dense_table(ranking, 7), out)
    else:
        compiled(rank_all)(rows, *dense_table(ranking, width), out)
    return out


def _rows(hands: npt.ArrayLike, ranking: str) -> Hands:
    if ranking not in RANKINGS:
        raise Unreadable(
            "ranking.unknown",
            {"ranking": repr(ranking)},
            field="ranking",
            value=ranking,
            limits={"rankings": sorted(RANKINGS)},
        )
    rows = np.asarray(hands)
    if rows.ndim != 2 or rows.dtype.kind not in "iu":
        raise Unreadable("hands.unreadable", field="hands", value=str(rows.shape))
    judge = RANKINGS[ranking]
    counts = range(9, 12) if ranking in _FIVES_OF_OMAHA else judge.total_counts
    if rows.shape[1] not in counts:
        raise Unlawful(
            "hand.card-count/ranking-card-count",
            {"ranking": ranking, "counts": counts[0], "counts2": counts[-1], "shape": rows.shape[1]},
            field="hands",
            value=rows.shape[1],
            limits={"min": counts[0], "max": counts[-1]},
        )
    never_below = rows.dtype.kind == "u" and judge.lowest_card == 0
    if rows.size and (rows.max() > 51 or not (never_below or rows.min() >= judge.lowest_card)):
        raise Unlawful(
            "card.unknown/out-of-range",
            {"lowest_card": judge.lowest_card},
            field="hands",
            value=[int(rows.min()), int(rows.max())],
            limits={"min": judge.lowest_card, "max": 51},
        )
    return np.ascontiguousarray(rows, dtype=np.uint8)


def _five_of(width: int) -> Hands:
    return np.array(list(combinations(range(width), 5)), dtype=np.uint8)
