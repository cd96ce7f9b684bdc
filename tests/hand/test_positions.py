"""Button and blinds from hand to hand: the books' own examples, and the sequences other engines got wrong."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from cardspeak.errors import Refusal
from cardspeak.hand.positions import ButtonRules, Positions, first_positions, freeze, next_positions, thaw
from tests.hand.kit import says, table

WAITING = ButtonRules(newcomers_wait=("small blind", "button"))
MOVING = ButtonRules(method="moving")


def at(positions: Positions) -> tuple[int, int | None, int]:
    return positions.button, positions.small_blind, positions.big_blind


def story(seats: Iterable[int], button: int, *hands: Iterable[int]) -> list[tuple[int, int | None, int]]:
    """Button, small blind and big blind over several hands, given who sits at the table on each."""
    positions = first_positions(seats, button)
    seen = [at(positions)]
    for players in hands:
        positions = next_positions(positions, players)
        seen.append(at(positions))
    return seen


FIVE = [1, 2, 3, 4, 5]
DIAGRAMS = {
    "blinds-1: the small blind is out": ([1, 3, 4, 5], 1, [(2, 3, 4), (3, 4, 5)], [1, 3]),
    "blinds-2: the big blind is out": ([1, 2, 4, 5], 1, [(2, None, 4), (3, 4, 5)], [2, 2]),
    "blinds-3: both are out": ([1, 4, 5], 1, [(2, None, 4), (3, 4, 5), (4, 5, 1)], [1, 1, 4]),
}


@pytest.mark.rule("tda-2024", "32")
@pytest.mark.rule("apl-2007", "9-a")
@pytest.mark.rule("apl-2007", "9-b")
@pytest.mark.rule("apl-2007", "9-c")
@pytest.mark.rule("888pl", "4-i-2-b")
@pytest.mark.parametrize(("left", "button", "expected", "dealers"), DIAGRAMS.values(), ids=list(DIAGRAMS))
def test_the_diagrams_of_the_old_league(
    left: list[int], button: int, expected: list[tuple[int, int | None, int]], dealers: list[int]
) -> None:
    positions = first_positions(FIVE, button)
    for expect, dealer in zip(expected, dealers, strict=True):
        positions = next_positions(positions, left)
        assert (at(positions), positions.dealer) == (expect, dealer)


@pytest.mark.rule("tda-2024", "32")
def test_angzarrs_main_case_comes_out_right() -> None:
    """Button 0, small blind 1, big blind 2; the big blind busts: button 1, dead small blind in seat 2, big blind 3."""
    after = next_positions(first_positions([0, 1, 2, 3], button=0), [0, 1, 3])
    assert (at(after), after.small_blind_seat) == ((1, None, 3), 2)


@pytest.mark.rule("tda-2024", "32")
def test_gaps_between_the_seats_never_repeat_a_big_blind() -> None:
    """@pokertools with seats 0, 3, 4, 5 of six gave 3, 3, 4, 5, 0, 3, 3, 3, 4."""
    seats = [0, 3, 4, 5]
    blinds = [big for _, _, big in story(seats, 0, *[seats] * 8)]
    assert blinds == [4, 5, 0, 3, 4, 5, 0, 3, 4]


@pytest.mark.rule("888pl", "6-28")
def test_both_blinds_out_round_the_corner() -> None:
    """888pl EX-6-28-1: dead button on 5, dead small blind in 6, big blind 1; seat 4 acts last again."""
    after = next_positions(first_positions([1, 2, 3, 4, 5, 6], button=4), [1, 2, 3, 4])
    assert (at(after), after.dealer) == ((5, None, 1), 4)


@pytest.mark.rule("888pl", "4-i-2-b")
def test_the_player_before_a_dead_button_acts_last_twice_running() -> None:
    after = next_positions(first_positions([1, 2, 3, 4, 5, 6], button=1), [1, 3, 4, 5, 6])
    hand = table(stacks=dict.fromkeys(after.dealt_in, 5000), button=2, positions=after)
    assert hand.seats[-1] == 1


HEADS_UP = {
    "the button is out": ([2, 3], (3, 3, 2)),
    "the small blind is out": ([1, 3], (3, 3, 1)),
    "the big blind is out": ([1, 2], (2, 2, 1)),
}


@pytest.mark.rule("tda-2024", "34-B")
@pytest.mark.rule("tda-2015", "33")
@pytest.mark.rule("apl-2007", "12-a")
@pytest.mark.rule("apl-korea-2023", "button-blinds-3")
@pytest.mark.parametrize(("left", "expected"), HEADS_UP.values(), ids=list(HEADS_UP))
def test_going_heads_up_nobody_is_big_blind_twice_running(left: list[int], expected: tuple[int, int, int]) -> None:
    assert at(next_positions(first_positions([1, 2, 3], button=1), left)) == expected


@pytest.mark.rule("tda-2024", "34-B")
@pytest.mark.rule("apl-2007", "12-b")
@pytest.mark.rule("888pl", "4-i-3")
@pytest.mark.rule("888pl", "6-29")
def test_heads_up_the_button_has_the_small_blind_and_acts_first_before_the_flop_only() -> None:
    """pokerkit#24, PyPokerEngine#82, slack-poker-bot#36: heads-up reversed."""
    hand = table(stacks={2: 8000, 7: 5000}, blinds=(500, 1000))
    assert (hand.stacks, says(hand)) == ({2: 7000, 7: 4500}, "7: fold, call 1000, raise 2000-5000")
    hand.call(7)
    hand.check(2)
    assert hand.to_act == 2


@pytest.mark.rule("tda-2015", "33")
def test_heads_up_the_button_is_dealt_the_last_card() -> None:
    assert table(stacks={2: 8000, 7: 5000}).seats == (2, 7)


@pytest.mark.rule("tda-2024", "34-B")
def test_heads_up_the_blinds_alternate() -> None:
    assert story([3, 8], 3, [3, 8], [3, 8]) == [(3, 3, 8), (8, 8, 3), (3, 3, 8)]


@pytest.mark.rule("888pl", "6-29")
def test_without_an_adjustment_the_button_goes_where_it_would_and_then_alternates() -> None:
    plain = ButtonRules(heads_up_moves_big_blind=False)
    first = next_positions(first_positions([1, 2, 3], button=1), [2, 3], rules=plain)
    second = next_positions(first, [2, 3], rules=plain)
    assert (at(first), at(second)) == ((2, 2, 3), (3, 3, 2))


@pytest.mark.rule("tda-2024", "34-B")
def test_heads_up_with_a_big_blind_only_the_button_acts_first() -> None:
    """pokerkit#31."""
    assert table(stacks={2: 8000, 7: 5000}, blinds=(0, 1000)).to_act == 7


@pytest.mark.rule("apl-2007", "8-b")
@pytest.mark.rule("apl-2007", "10-b")
def test_a_newcomer_in_the_big_blind_posts_it_and_plays() -> None:
    after = next_positions(first_positions([1, 2, 3, 5], button=1), [1, 2, 3, 4, 5], newcomers=[4])
    assert (after.big_blind, 4 in after.dealt_in) == (4, True)


@pytest.mark.rule("tda-2024", "8-A")
@pytest.mark.rule("tda-2024", "10-A")
@pytest.mark.rule("apl-korea-2023", "seating-2")
def test_a_newcomer_between_button_and_small_blind_waits() -> None:
    """The catalogue's seats: button 3, small blind 5, big blind 6, and seat 4 is drawn."""
    last = first_positions([2, 3, 5, 6, 8], button=2)
    after = next_positions(last, [2, 3, 4, 5, 6, 8], newcomers=[4])
    assert (at(after), after.waiting, 4 in after.dealt_in) == ((3, 5, 6), (4,), False)
    later = next_positions(after, [2, 3, 4, 5, 6, 8])
    assert (at(later), later.waiting) == ((5, 6, 8), ())


@pytest.mark.rule("tda-2024", "10-A")
@pytest.mark.parametrize(
    ("newcomer", "expected"),
    [(3, (2, 3, 4)), (2, (2, 3, 4)), (4, (2, 3, 4)), (5, (2, 3, 4))],
    ids=["small blind", "button", "big blind", "elsewhere"],
)
def test_a_newcomer_is_dealt_in_everywhere_else(newcomer: int, expected: tuple[int, int, int]) -> None:
    old = [seat for seat in (1, 2, 3, 4, 5, 6) if seat != newcomer]
    last = Positions(button=1, small_blind_seat=2, small_blind=2, big_blind=3, dealt_in=tuple(old))
    after = next_positions(last, [1, 2, 3, 4, 5, 6], newcomers=[newcomer])
    assert (at(after), after.waiting) == (expected, ())


def hands_of_a_newcomer(
    last: Positions, seats: Sequence[int], newcomer: int, count: int
) -> list[tuple[bool, int, int | None, int]]:
    seen = []
    positions = next_positions(last, seats, newcomers=[newcomer], rules=WAITING)
    for _ in range(count):
        seen.append((newcomer in positions.dealt_in, *at(positions)))
        positions = next_positions(positions, seats, rules=WAITING)
    return seen


@pytest.mark.rule("apl-2007", "10-a")
@pytest.mark.rule("888pl", "6-16")
def test_a_newcomer_in_the_small_blind_waits_until_the_button_has_passed() -> None:
    last = Positions(button=1, small_blind_seat=2, small_blind=2, big_blind=3, dealt_in=(1, 2, 4, 5, 6))
    assert hands_of_a_newcomer(last, [1, 2, 3, 4, 5, 6], 3, 3) == [
        (False, 2, None, 4), (False, 3, 4, 5), (True, 4, 5, 6),
    ]  # fmt: skip


@pytest.mark.rule("apl-2007", "10-a")
@pytest.mark.rule("888pl", "6-16")
def test_a_newcomer_on_the_button_waits_one_hand() -> None:
    last = Positions(button=9, small_blind_seat=1, small_blind=1, big_blind=2, dealt_in=(2, 3, 5, 9))
    seen = hands_of_a_newcomer(last, [1, 2, 3, 5, 9], 1, 2)
    assert seen == [(False, 1, 2, 3), (True, 2, 3, 5)]


@pytest.mark.rule("888pl", "6-16")
def test_a_moved_player_in_the_big_blind_plays_at_once_even_there() -> None:
    last = Positions(button=9, small_blind_seat=1, small_blind=1, big_blind=2, dealt_in=(1, 2, 5, 9))
    assert hands_of_a_newcomer(last, [1, 2, 3, 5, 9], 3, 1) == [(True, 1, 2, 3)]


@pytest.mark.rule("888pl", "4-i-2-a")
def test_the_moving_button_skips_empty_seats() -> None:
    last = first_positions([1, 2, 4, 5, 6], button=2)
    assert at(next_positions(last, [1, 2, 4, 5, 6], rules=MOVING)) == (4, 5, 6)


@pytest.mark.rule("888pl", "4-i-2-a")
def test_with_a_moving_button_a_skipped_player_posts_the_big_blind_as_well() -> None:
    last = first_positions([1, 2, 3, 4, 5, 6], button=1)
    after = next_positions(last, [1, 3, 4, 5, 6], rules=MOVING)
    assert (after.button, after.big_blind, after.skipped) == (3, 5, (4,))
    hand = table(stacks=dict.fromkeys(after.dealt_in, 5000), button=3, positions=after)
    assert (hand.pot, says(hand)) == (500, "6: fold, call 200, raise 400-5000")


@pytest.mark.rule("tda-2024", "11-B")
def test_the_button_is_frozen_where_the_next_hand_would_have_had_it() -> None:
    seats = [3, 4, 5, 6, 7]
    last_holdem = first_positions(seats, button=4)
    frozen = freeze(next_positions(last_holdem, seats))
    assert (frozen.button, frozen.frozen) == (5, True)
    stud = next_positions(next_positions(frozen, seats), seats)
    assert (stud.button, stud.big_blind, stud.frozen) == (5, 7, True)
    back = thaw(stud, seats)
    assert (at(back), back.frozen) == ((5, 6, 7), False)


@pytest.mark.rule("tda-2024", "11-B")
def test_while_frozen_the_would_be_big_blind_follows_who_is_left() -> None:
    frozen = freeze(next_positions(first_positions([3, 4, 5, 6, 7, 9], button=4), [3, 4, 5, 6, 7, 9]))
    assert next_positions(frozen, [3, 4, 5, 6, 9]).big_blind == 9


def test_a_third_player_joins_two_without_a_second_big_blind() -> None:
    for third in (1, 5, 9):
        heads_up = first_positions([3, 7], button=3)
        after = next_positions(heads_up, [3, 7, third], newcomers=[third])
        assert after.big_blind != heads_up.big_blind
        assert len({after.button, after.small_blind, after.big_blind}) == 3


@pytest.mark.parametrize(
    ("seats", "code"),
    [([2], "seat.too-few"), ([], "seat.too-few"), ([2, 2, 5], "seat.taken"), ([2, -1], "seat.unreadable"),
     ([2, True], "seat.unreadable"), ([2, 3.0], "seat.unreadable")],
)  # fmt: skip
def test_seats_that_cannot_be_are_refused(seats: list[int], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        first_positions(seats, 2)
    assert refusal.value.code == code


@pytest.mark.rule("888pl", "4-i-2-a")
def test_with_a_moving_button_whoever_is_carried_past_the_small_blind_posts_it_on_the_button() -> None:
    last = first_positions([2, 3, 5, 7, 9], button=2)
    now = next_positions(last, [2, 5, 7, 9], rules=MOVING)  # the small blind, seat 3, is out
    assert (now.button, now.small_blind, now.skipped, now.big_blind) == (5, 5, (7,), 9)


@pytest.mark.rule("888pl", "6-16")
def test_a_moving_button_passes_over_a_newcomer_who_has_to_wait() -> None:
    rules = ButtonRules(method="moving", newcomers_wait=("small blind", "button"))
    now = next_positions(first_positions([2, 5, 7, 9], button=2), [2, 3, 5, 7, 9], newcomers=[3], rules=rules)
    assert (now.button, now.waiting, now.small_blind, now.big_blind) == (5, (3,), 7, 9)


def test_a_newcomer_plays_at_once_where_the_others_are_too_few_to_wait_for() -> None:
    rules = ButtonRules(method="moving", newcomers_wait=("small blind", "button"))
    now = next_positions(first_positions([2, 7, 9], button=2), [2, 3, 9], newcomers=[3], rules=rules)
    assert (now.waiting, now.dealt_in) == ((), (2, 3, 9))


@pytest.mark.rule("888pl", "6-29")
@pytest.mark.parametrize(
    ("left", "button", "big_blind"),
    [([5, 9], 9, 5), ([2, 9], 9, 2), ([2, 5], 5, 2)],
)
def test_without_an_adjustment_going_heads_up_follows_the_button(left: list[int], button: int, big_blind: int) -> None:
    last = first_positions([2, 5, 9], button=5)  # small blind 9, big blind 2
    now = next_positions(last, left, rules=ButtonRules(heads_up_moves_big_blind=False))
    assert (now.button, now.small_blind, now.big_blind) == (button, button, big_blind)


@pytest.mark.rule("apl-2007", "10-a")
def test_two_players_are_heads_up_while_a_newcomer_waits_beside_them() -> None:
    rules = ButtonRules(newcomers_wait=("small blind", "button"))
    last = first_positions([3, 8], button=3)  # big blind 8
    now = next_positions(last, [3, 5, 8], newcomers=[5], rules=rules)
    assert (now.dealt_in, now.waiting) == ((3, 8), (5,))
    assert (now.button, now.small_blind, now.big_blind) == (8, 8, 3)
    after = next_positions(now, [3, 5, 8], rules=rules)
    assert (after.waiting, after.big_blind) == ((), 5)


@pytest.mark.rule("tda-2024", "10-A")
def test_a_third_player_who_sits_down_before_the_small_blind_has_the_button() -> None:
    now = next_positions(first_positions([3, 8], button=3), [3, 5, 8], newcomers=[5])
    assert (now.button, now.small_blind, now.big_blind, now.waiting) == (5, 8, 3, ())
