"""PHH played: every action must be lawful, and the hand is returned as far as it went."""

from __future__ import annotations

import pytest

from cardspeak.hand.notation.phh_play import HIDDEN_ALL_IN, TOLD_OPENER, Played, play
from cardspeak.hand.notation.phh_read import read_hand
from tests.hand.notation.histories import DRAW, HEADS_UP, RIVER, STUD, edited


def played(text: str) -> Played:
    return play(read_hand(text))


@pytest.mark.parametrize(
    ("text", "stacks"),
    [
        (RIVER, {1: 17900, 3: 8900, 5: 14700, 8: 7300}),
        (HEADS_UP, {1: 18025, 2: 0}),
        (STUD, {1: 2070, 2: 2940, 3: 1490}),
        (DRAW, {1: 3600, 2: 3400, 3: 5000}),
    ],
    ids=["river", "heads-up", "stud", "draw"],
)
def test_a_hand_is_played_to_its_end(text: str, stacks: dict[int, int]) -> None:
    result = played(text)
    assert result.error is None
    assert result.hand.over
    assert result.hand.stacks == stacks
    assert result.practices == ()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"p1 f"', '"p2 f"', "act.out-of-turn"),
        ('"p4 cbr 500 # a small one"', '"p4 cbr 399"', "act.raise-too-small"),
        ('"p4 cbr 500 # a small one"', '"p4 cbr 20001"', "act.raise-too-large"),
        ('"p4 cbr 500 # a small one"', '"p4 pb"', "act.not-now"),
        ('"d db 2h"', '"d db Kh"', "card.duplicate"),
        ('"d db 2h"', '"d db 2h3h"', "deal.count"),
        ('"d db 2h"', '"d dh p2 2h"', "deal.count"),
        ('"p2 sm AsKd"', '"p2 sm AsKc"', "show.not-held"),
        ('"p2 sm AsKd"', '"p1 sm 7c2d"', "show.dead-hand"),
        ('"d dh p3 ????"', '"d dh p3 ??"', "act.not-now"),
    ],
)
def test_an_unlawful_action_is_told_with_its_line_and_number(old: str, new: str, code: str) -> None:
    text = edited(RIVER, old, new)
    result = played(text)
    assert result.error is not None
    assert result.error.code == code
    wrong = result.error.limits["item"]
    assert isinstance(wrong, int)
    assert wrong == result.done + 1
    lines = [
        number for number, line in enumerate(text.splitlines(), 1) if read_hand(text).actions[wrong - 1].text() in line
    ]
    assert result.error.limits["line"] in lines
    assert str(result.error.message).startswith(f"Line {result.error.limits['line']}, actions {wrong}: ")


def test_the_hand_before_the_fault_is_kept() -> None:
    result = played(edited(RIVER, '"d db 2h"', '"d db Kh"'))
    assert result.hand.pot == 2500
    assert not result.hand.over


def test_a_hand_may_end_in_the_middle() -> None:
    result = played(RIVER[: RIVER.index('  "d db 9d"')] + "]\nseats = [3, 5, 8, 1]\n")
    assert result.error is None
    assert result.hand.pending.step == "burn"


ALL_IN = edited(HEADS_UP, '"p1 sm AsAd", "p2 sm KsKd", "d db 2c7d9h"', '"p1 sm ????", "p2 sm ????", "d db 2c7d9h"')


def test_hands_kept_hidden_after_an_all_in_are_the_practice_of_a_house() -> None:
    text = edited(ALL_IN, '"d db 3s"]', '"d db 3s", "p1 sm AsAd", "p2 sm KsKd"]')
    result = played(text)
    assert result.error is None
    assert result.practices == (HIDDEN_ALL_IN,)
    assert result.hand.stacks == {1: 18025, 2: 0}


def test_so_is_a_muck_after_an_all_in() -> None:
    result = played(edited(ALL_IN, '"d db 3s"]', '"d db 3s", "p1 sm -", "p2 sm"]'))
    assert result.error is None
    assert result.practices == (HIDDEN_ALL_IN,)
    assert result.hand.over


UNSEEN = edited(edited(RIVER, "d dh p4 QhQs", "d dh p4 ????"), '"p4 sm"', '"p4 sm ????"')


def test_nobody_wins_against_cards_nobody_knows() -> None:
    result = played(UNSEEN)
    assert result.error is None
    assert result.unseen == (1,)
    assert not result.hand.over


def test_half_a_hand_is_not_enough() -> None:
    result = played(edited(UNSEEN, '"p4 sm ????"', '"p4 sm Qh??"'))
    assert result.error is None
    assert result.unseen == (1,)


def test_a_hand_told_late_is_known_after_all() -> None:
    result = played(edited(UNSEEN, '"p4 sm ????"', '"p4 sm ????", "p4 sm QhQs"'))
    assert result.error is None
    assert result.unseen == ()
    assert result.hand.over


def test_the_last_player_may_show_as_a_courtesy() -> None:
    shown = edited(STUD, '"p2 f",', '"p2 f", "p1 sm 2c3dKhAh7s",')
    assert played(shown).hand.over
    liar = played(edited(STUD, '"p2 f",', '"p2 f", "p1 sm 2c3dKhAh8s",'))
    assert liar.error is not None
    assert liar.error.code == "show.not-held"
    dead = played(edited(STUD, '"p2 f",', '"p2 f", "p2 sm",'))
    assert dead.error is not None
    assert dead.error.code == "show.dead-hand"


def test_the_file_says_who_opens_where_the_cards_cannot() -> None:
    text = edited(edited(STUD, "4c5d9s", "4c5d??"), "As6c8h", "As6c??")
    result = played(text)
    assert result.error is None
    assert result.hand.stacks == {1: 2070, 2: 2940, 3: 1490}
    told = played(edited(text, '"p1 pb", "p2 cbr 50", "p3 f", "p1 cc"', '"p3 pb", "p1 cbr 50", "p2 cc", "p3 f"'))
    assert told.error is None
    assert told.practices == (TOLD_OPENER,)


def test_the_file_is_not_believed_where_the_cards_can_tell() -> None:
    result = played(edited(STUD, '"p1 pb", "p2 cbr 50"', '"p2 pb", "p3 cbr 50"'))
    assert result.error is not None
    assert result.error.code == "act.out-of-turn"


def test_a_new_stub_is_shuffled_where_the_cards_run_out() -> None:
    everybody = range(1, 7)
    order = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
    dealt = [f'"d dh p{p} {"".join(order[5 * p - 5 : 5 * p])}"' for p in everybody]
    calls = [f'"p{p} cc"' for p in (3, 4, 5, 6, 1, 2)]
    draws = [f'"p{p} sd {"".join(order[5 * p - 5 : 5 * p])}"' for p in everybody]
    burned = order[:25]  # what the first five threw away can come again, the last one's cannot
    fresh = [*order[30:51], *burned[:9]]
    new = [f'"d dh p{p} {"".join(fresh[5 * p - 5 : 5 * p])}"' for p in everybody]
    text = (
        'variant = "N2L1D"\nantes = [0, 0, 0, 0, 0, 0]\nblinds_or_straddles = [5, 10, 0, 0, 0, 0]\nmin_bet = 10\n'
        f"starting_stacks = [500, 500, 500, 500, 500, 500]\nactions = [{', '.join([*dealt, *calls, *draws, *new])}]\n"
    )
    result = played(text)
    assert result.error is None, result.error
    assert result.hand.pending.step == "act"
