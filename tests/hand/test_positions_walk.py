"""Button and blinds over a long night of busts, newcomers and moves: what must be true on every hand."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.hand.positions import ButtonRules, Positions, clockwise_from, first_positions, next_positions

SEATS = range(1, 11)
Change = tuple[frozenset[int], frozenset[int]]

nights = st.lists(
    st.tuples(st.frozensets(st.sampled_from(SEATS), max_size=3), st.frozensets(st.sampled_from(SEATS), max_size=2)),
    max_size=25,
)
tables = st.frozensets(st.sampled_from(SEATS), min_size=2, max_size=10)
books = st.sampled_from([ButtonRules(), ButtonRules(newcomers_wait=("small blind", "button"))])


def seated(players: frozenset[int], change: Change) -> tuple[frozenset[int], frozenset[int]]:
    """Who sits there after some leave and some arrive, and the arrivals; two always stay."""
    leaving, arriving = change
    left = players - leaving
    if len(left) < 2:
        left = frozenset(sorted(players)[:2])
    new = arriving - left
    return left | new, new


def walk(
    seats: frozenset[int], button: int, night: list[Change], rules: ButtonRules
) -> list[tuple[Positions, Positions, frozenset[int], frozenset[int]]]:
    """Each hand with the one before it, the players there and the newcomers among them."""
    players = seats
    last = first_positions(players, button)
    steps = []
    for change in night:
        players, new = seated(players, change)
        now = next_positions(last, players, newcomers=new, rules=rules)
        steps.append((last, now, players, new))
        last = now
    return steps


@given(seats=tables, button=st.sampled_from(SEATS), night=nights, rules=books)
@settings(max_examples=150)
def test_every_hand_has_one_big_blind_who_is_dealt_in(
    seats: frozenset[int], button: int, night: list[Change], rules: ButtonRules
) -> None:
    for _, now, players, _ in walk(seats, button, night, rules):
        assert now.big_blind in now.dealt_in
        assert set(now.dealt_in) | set(now.waiting) == players
        assert not set(now.dealt_in) & set(now.waiting)
        assert now.small_blind is None or now.small_blind in now.dealt_in
        assert now.small_blind != now.big_blind
        assert now.skipped == ()


@given(seats=tables, button=st.sampled_from(SEATS), night=nights, rules=books)
@settings(max_examples=150)
def test_the_big_blind_moves_to_the_next_player_so_nobody_pays_twice_or_skips(
    seats: frozenset[int], button: int, night: list[Change], rules: ButtonRules
) -> None:
    for last, now, players, new in walk(seats, button, night, rules):
        stayed = players - new
        if now.big_blind not in new:
            assert now.big_blind != last.big_blind
        passed = [seat for seat in clockwise_from(last.big_blind, stayed) if seat != last.big_blind]
        ahead = passed[: passed.index(now.big_blind)] if now.big_blind in passed else []
        assert [seat for seat in ahead if seat in last.dealt_in] == []


@given(seats=tables, button=st.sampled_from(SEATS), night=nights, rules=books)
@settings(max_examples=150)
def test_button_and_small_blind_follow_the_big_blind(
    seats: frozenset[int], button: int, night: list[Change], rules: ButtonRules
) -> None:
    for last, now, _, _ in walk(seats, button, night, rules):
        if now.heads_up:
            assert now.button == now.small_blind != now.big_blind
        elif not last.heads_up and now.big_blind != last.small_blind_seat:
            assert now.small_blind_seat == last.big_blind
            assert now.button == last.small_blind_seat
            assert now.small_blind in (None, last.big_blind)


@given(seats=tables, button=st.sampled_from(SEATS), night=nights, rules=books)
@settings(max_examples=150)
def test_only_newcomers_wait_and_never_longer_than_a_round(
    seats: frozenset[int], button: int, night: list[Change], rules: ButtonRules
) -> None:
    waited: dict[int, int] = {}
    for last, now, players, new in walk(seats, button, night, rules):
        for seat in now.waiting:
            assert seat in new or seat in last.waiting
            waited[seat] = waited.get(seat, 0) + 1 if seat not in new else 1
            assert waited[seat] <= len(players) + 2
        for seat in set(waited) - set(now.waiting):
            del waited[seat]


@given(seats=st.frozensets(st.sampled_from(SEATS), min_size=3), button=st.sampled_from(SEATS))
def test_in_a_full_round_everybody_has_each_blind_and_the_button_once(seats: frozenset[int], button: int) -> None:
    """pokerth#378, #541; Bitcoin-Poker-Room#52: the same player in the big blind four hands running."""
    positions = first_positions(seats, button)
    hands = []
    for _ in seats:
        positions = next_positions(positions, seats)
        hands.append(positions)
    assert sorted(hand.big_blind for hand in hands) == sorted(seats)
    assert sorted(hand.small_blind_seat for hand in hands) == sorted(seats)
    buttons = [hand.button for hand in hands if hand.button in seats]
    assert len(buttons) == len(set(buttons))


@given(seats=tables, button=st.sampled_from(SEATS), night=nights)
def test_a_moving_button_is_always_in_front_of_a_player(
    seats: frozenset[int], button: int, night: list[Change]
) -> None:
    for last, now, players, new in walk(seats, button, night, ButtonRules(method="moving")):
        assert now.button in players
        if not now.heads_up and not last.heads_up:
            owed = [seat for seat in clockwise_from(last.big_blind, players - new) if seat != last.big_blind]
            first = owed[: owed.index(now.big_blind)] if now.big_blind in owed else []
            assert all(seat in now.skipped for seat in first)
