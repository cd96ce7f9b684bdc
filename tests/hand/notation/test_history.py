"""The replay check: it agrees where it can, explains only what arithmetic bears out, and never explains an error away."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cardspeak.hand.history import HistoryFinding, Verdict, check_text
from tests.hand.notation.histories import DRAW, HEADS_UP, RIVER, STUD, edited

SAMPLE = Path(__file__).parents[4] / "shared" / "data" / "phh"
RESULT = "finishing_stacks = [8900, 14700, 7300, 17900]"


def check_one(text: str) -> HistoryFinding:
    (finding,) = check_text(text)
    return finding


def river(*ends: int) -> HistoryFinding:
    """The hand on the river, with another result: Jun-ho, second of four, wins 4500."""
    return check_one(edited(RIVER, RESULT, f"finishing_stacks = {list(ends)}"))


def winnings(*amounts: float) -> HistoryFinding:
    return check_one(edited(RIVER, RESULT, f"winnings = {list(amounts)}"))


def test_the_same_stacks_agree() -> None:
    assert check_one(RIVER).verdict is Verdict.AGREES
    assert check_one(STUD).verdict is Verdict.AGREES


def test_the_same_winnings_agree() -> None:
    assert winnings(0, 4500, 0, 0).verdict is Verdict.AGREES


@pytest.mark.parametrize(
    "text", [HEADS_UP, DRAW, edited(RIVER, RESULT, ""), edited(RIVER, RESULT, "winnings = [0, 0, 0, 0]")]
)
def test_a_file_without_a_result_is_only_replayed(text: str) -> None:
    finding = check_one(text)
    assert (finding.verdict, finding.reason) == (Verdict.NO_RESULT, "every action lawful")


def test_a_file_that_ends_early_is_told_so() -> None:
    finding = check_one(RIVER[: RIVER.index('  "d db 9d"')] + "]\nseats = [3, 5, 8, 1]\n")
    assert (finding.verdict, finding.reason) == (Verdict.NO_RESULT, "the file ends before the hand")


def test_rake_comes_from_the_winner() -> None:
    finding = river(8900, 14650, 7300, 17900)
    assert (finding.verdict, finding.reason) == (Verdict.EXPLAINED, "rake")
    assert "50 less: a rake of 1.1 %" in str(finding.words)
    assert winnings(0, 4450, 0, 0).reason == "rake"


@pytest.mark.parametrize(
    "ends",
    [
        (8900, 14700, 7300, 17850),  # from a loser
        (8900, 14650, 7300, 17850),  # from both
        (8900, 14750, 7300, 17900),  # the winner has more
        (8900, 14000, 7300, 17900),  # far too much
        (8900, 10200, 7300, 22400),  # the other one won
        (8900, 14699, 7300, 17901),  # an odd chip without a shared pot
        (8900, 14750, 7300, 17850),  # chips from nowhere to the winner
    ],
)
def test_no_other_difference_is_a_rake(ends: tuple[int, ...]) -> None:
    assert river(*ends).verdict is Verdict.UNEXPLAINED


def blinds_only(*, ante: int, won: float) -> str:
    """Everybody folds to the big blind, or to a raise."""
    return (
        f'variant = "NT"\nantes = [{ante}, {ante}, {ante}]\nblinds_or_straddles = [5, 10, 0]\nmin_bet = 10\n'
        'starting_stacks = [500, 600, 700]\nactions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]\n'
        f'table = "T"\nplayers = ["Ines", "Tadeo", "Wren"]\nwinnings = [0, {won}, 0]\n'
    )


def test_a_blind_that_went_back_may_be_counted_as_won() -> None:
    finding = check_one(blinds_only(ante=0, won=15))
    assert (finding.verdict, finding.reason) == (Verdict.EXPLAINED, "uncalled bet counted")
    assert check_one(blinds_only(ante=0, won=14)).verdict is Verdict.UNEXPLAINED


def test_there_is_no_rake_without_a_flop() -> None:
    assert check_one(blinds_only(ante=0, won=9.5)).verdict is Verdict.UNEXPLAINED


def two_hands(won: float, players: str, stacks: str) -> HistoryFinding:
    """The hand above with antes of 2, and the next hand at the table."""
    after = blinds_only(ante=2, won=0).replace('["Ines", "Tadeo", "Wren"]', players).replace("[500, 600, 700]", stacks)
    return check_text(f"[1]\n{blinds_only(ante=2, won=won)}\n[2]\n{after}")[0]


def test_an_ante_that_was_never_paid_needs_the_next_hand_to_show_it() -> None:
    # Ines and Tadeo paid: 500 - 2 - 5 and 600 - 2 + 14 - 5 = 607, or so the file says; Wren is gone
    explained = two_hands(14, '["Tadeo", "Ines", "Bo"]', "[607, 493, 700]")
    assert (explained.verdict, explained.reason) == (Verdict.EXPLAINED, "ante not paid")
    assert "seat 3" in str(explained.words)
    paid = two_hands(14, '["Tadeo", "Ines", "Wren"]', "[607, 493, 698]")
    assert paid.verdict is Verdict.UNEXPLAINED
    kept = two_hands(14, '["Tadeo", "Ines", "Wren"]', "[607, 493, 700]")
    assert kept.reason == "ante not paid"
    assert check_one(blinds_only(ante=2, won=14)).verdict is Verdict.UNEXPLAINED


def test_the_next_hand_can_bear_a_result_out() -> None:
    assert two_hands(16, '["Tadeo", "Ines", "Wren"]', "[609, 493, 698]").next_hand is True
    assert two_hands(16, '["Tadeo", "Ines", "Wren"]', "[609, 493, 900]").next_hand is None
    assert two_hands(16, '["Bo", "Ines", "Wren"]', "[609, 493, 698]").next_hand is None
    assert check_one(blinds_only(ante=2, won=16)).next_hand is None


SHARED = """\
variant = "NT"
antes = [1, 1, 1]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [500, 600, 701]
actions = [
  "d dh p1 AsKd", "d dh p2 AhKc", "d dh p3 ????", "p3 f", "p1 cc", "p2 cc",
  "d db 2c2d7h", "p1 cc", "p2 cc", "d db 9s", "p1 cc", "p2 cc", "d db Jd", "p1 cc", "p2 cc", "p1 sm AsKd", "p2 sm AhKc",
]
finishing_stacks = [501, 600, 700]
"""


def test_an_odd_chip_may_go_to_another_winner() -> None:
    assert check_one(SHARED).verdict is Verdict.AGREES
    assert check_one(edited(SHARED, "[501, 600,", "[500, 601,")).reason == "odd chip"
    assert check_one(edited(SHARED, "[501, 600,", "[499, 602,")).verdict is Verdict.UNEXPLAINED


UNSEEN = edited(edited(RIVER, "d dh p4 QhQs", "d dh p4 ????"), '"p4 sm"', '"p4 sm ????"')


@pytest.mark.parametrize(
    ("result", "verdict"),
    [
        ("", Verdict.NO_RESULT),
        ("finishing_stacks = [8900, 10200, 7300, 22400]", Verdict.EXPLAINED),
        ("finishing_stacks = [8900, 12425, 7300, 20125]", Verdict.EXPLAINED),
        ("finishing_stacks = [8900, 14600, 7300, 17900]", Verdict.EXPLAINED),
        ("winnings = [0, 4500, 0, 0]", Verdict.EXPLAINED),
        ("finishing_stacks = [8900, 14000, 7300, 17900]", Verdict.UNEXPLAINED),
        ("finishing_stacks = [13400, 10200, 7300, 17900]", Verdict.UNEXPLAINED),
        ("winnings = [0, 5000, 0, 0]", Verdict.UNEXPLAINED),
    ],
    ids=["none", "one", "shared", "raked", "winnings", "too much missing", "a dead hand wins", "too much won"],
)
def test_unknown_cards_explain_who_of_the_live_hands_won_and_nothing_else(result: str, verdict: Verdict) -> None:
    assert check_one(edited(UNSEEN, RESULT, result)).verdict is verdict


def test_an_unlawful_action_is_a_broken_file() -> None:
    finding = check_one(edited(RIVER, '"p1 f"', '"p1 cbr 510"'))
    assert (finding.verdict, finding.reason) == (Verdict.BROKEN, "act.raise-too-small")
    assert finding.line == edited(RIVER, '"p1 f"', '"p1 cbr 510"').splitlines().index('  "p1 cbr 510",') + 1
    assert not finding.good


def test_a_text_that_cannot_be_read_is_a_broken_file() -> None:
    broken, good = check_text(f"[1]\nvariant = 3\n[2]\n{STUD}")
    assert (broken.verdict, broken.name) == (Verdict.BROKEN, "1")
    assert good.verdict is Verdict.AGREES


def test_the_sample_of_real_hands_is_accounted_for() -> None:
    if not SAMPLE.is_dir():
        pytest.skip("The sample of real hands (shared/data/phh beside the checkout) is not here.")
    found = Counter(
        finding.verdict
        for path in sorted(SAMPLE.rglob("*.phh*"))
        for finding in check_text(path.read_text(encoding="utf-8"))
    )
    assert found[Verdict.UNEXPLAINED] == found[Verdict.BROKEN] == 0
    assert found[Verdict.AGREES] >= 300
