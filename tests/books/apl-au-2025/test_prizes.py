"""The charter's D-V-h to D-V-j and RP-8-A: places of those who go out together, before the money and in it."""

from __future__ import annotations

import pytest

from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.places import equals, place_of
from cardspeak.tournament.log import Event
from cardspeak.tournament.prizes.offering import takes_indivisible
from tests.tournament.busts.kit import bust, night, places_of, prizes_of, together

BOOK = "apl-au-2025"


def points(event: Event, *entries: int) -> list[int | None]:
    return [place_of(event.state, entry, points=True) for entry in entries]


@pytest.mark.rule("apl-au-2025", "D-V-h")
@pytest.mark.rule("apl-au-2025", "D-V-j-p4")
def test_the_one_with_fewer_chips_is_out_first() -> None:
    event = night(BOOK, (9,))
    together(event, {4: 700, 5: 9000, 6: 2500})
    assert places_of(event, 5, 6, 4) == [7, 8, 9]
    assert points(event, 5, 6, 4) == [7, 8, 9]


@pytest.mark.rule("apl-au-2025", "D-V-h")
def test_a_missing_stack_is_asked_for_and_never_inferred() -> None:
    event = night(BOOK, (9,), chips={4: 700})
    with pytest.raises(Unlawful) as refused:
        together(event, {4: None, 5: 9000})
    assert (refused.value.code, refused.value.rule) == ("bust.no-stack", "D-V-h")


@pytest.mark.rule("apl-au-2025", "D-V-i")
@pytest.mark.parametrize(
    ("rule", "money", "for_points"),
    [("points-by-hand", [8, 8], [9, 8]), ("best-hand", [9, 8], [9, 8]), ("equal-place", [8, 8], [8, 8])],
)
def test_equal_stacks_by_each_reading(rule: str, money: list[int], for_points: list[int]) -> None:
    """Entry 5 holds the better hand; by default points follow the hands and money is shared."""
    event = night(BOOK, (9,), house={} if rule == "points-by-hand" else {"prizes.equal_stacks": rule})
    together(event, {4: 700, 5: 700}, hands={5: 1, 4: 2})
    assert places_of(event, 4, 5) == money
    assert points(event, 4, 5) == for_points
    if money == [8, 8]:
        assert takes_indivisible(event.state, 4) == (5, ("D-V-i",))


@pytest.mark.rule("apl-au-2025", "D-V-i")
def test_a_hand_that_was_not_tabled_is_asked_for() -> None:
    event = night(BOOK, (9,))
    with pytest.raises(Unlawful) as refused:
        together(event, {4: 700, 5: 700}, hands={5: 1})
    assert (refused.value.field, refused.value.value, refused.value.rule) == ("cards", [4], "D-V-i")
    together(event, {4: 700, 5: 700}, hands={5: 1}, hands_unknown=True)
    assert points(event, 4, 5) == [8, 8]


@pytest.mark.rule("apl-au-2025", "D-V-i")
def test_equal_stacks_and_equal_hands_are_equal_and_the_director_allots_the_trophy() -> None:
    event = night(BOOK, (9,))
    together(event, {4: 700, 5: 700}, hands={5: 1, 4: 1})
    assert points(event, 4, 5) == [8, 8]
    with pytest.raises(Ambiguous):
        takes_indivisible(event.state, 4)


@pytest.mark.rule("apl-au-2025", "D-V-i")
def test_money_of_equal_places_is_shared() -> None:
    event = night(BOOK, (4,), paid=(400, 300, 200, 101))
    together(event, {1: 700, 2: 700}, hands={1: 1, 2: 2})
    assert prizes_of(event, 1, 2) == [151, 150]


@pytest.mark.rule("apl-au-2025", "D-V-j-p3")
def test_in_the_money_different_tables_share_place_and_payout() -> None:
    event = night(BOOK, (3, 3), paid=(600, 500, 400, 300, 200, 100))
    together(event, {1: 9000}, hand="4")
    together(event, {4: 50}, hand="4")
    assert places_of(event, 1, 4) == [5, 5]
    assert prizes_of(event, 1, 4) == [150, 150]


@pytest.mark.rule("apl-au-2025", "D-V-j-p3")
def test_before_the_payout_level_the_director_is_asked() -> None:
    event = night(BOOK, (3, 3), paid=(600, 500))
    together(event, {1: 9000}, hand="4")
    with pytest.raises(Ambiguous) as refused:
        together(event, {4: 50}, hand="4")
    assert (refused.value.options, refused.value.rule) == (["equal-place", "time-recorded"], "D-V-j")
    together(event, {4: 50}, hand="4", across="time-recorded")
    assert places_of(event, 1, 4) == [6, 5]


@pytest.mark.rule("apl-au-2025", "D-V-j-p3")
def test_two_from_one_table_and_one_from_another_are_for_the_director() -> None:
    event = night(BOOK, (3, 3), paid=(600, 500, 400, 300, 200, 100))
    with pytest.raises(Ambiguous) as refused:
        together(event, {1: 900, 2: 800, 4: 50}, hand="4")
    assert refused.value.options == ["share", "by-stack", "by-table-first", "as-given"]


@pytest.mark.parametrize(
    ("busts", "sharing", "places", "left"),
    [(3, 3, (50, 51, 52), 49), (2, 0, (), 50), (4, 4, (49, 50, 51, 52), 48)],
)
@pytest.mark.rule("apl-au-2025", "RP-8-A")
def test_who_goes_out_on_the_announced_hand_shares_what_it_pays(
    busts: int, sharing: int, places: tuple[int, ...], left: int
) -> None:
    """Fifty paid, 52 left: three share the 50th prize, two get nothing, four share the 49th and the 50th."""
    prizes = tuple(range(1000, 500, -10))
    event = night(BOOK, (10, 10, 10, 10, 10, 2), paid=prizes)
    stacks = {entry: 100 * entry for entry in range(1, busts + 1)}  # all at one table, stacks do not matter
    together(event, stacks, announced=True)
    assert event.state.of(Entrants).left == left
    paid = prizes_of(event, *stacks)
    if sharing:
        assert places_of(event, *stacks) == [places[0]] * sharing
        assert set(equals(event.state, 1)) == set(stacks)
        pooled = sum(prizes[place - 1] for place in places if place <= 50)
        assert sum(paid) == pooled
        assert max(paid) - min(paid) <= 1
    else:
        assert paid == [0, 0]
        assert places_of(event, 2, 1) == [51, 52]


@pytest.mark.rule("apl-au-2025", "RP-8-A")
def test_without_the_announcement_the_rule_is_not_applied() -> None:
    event = night(BOOK, (4,), paid=(600, 500, 400))
    together(event, {1: 900, 2: 800})
    assert places_of(event, 1, 2) == [3, 4]


@pytest.mark.rule("apl-au-2025", "RP-8-A")
@pytest.mark.parametrize("house", [{"prizes.announced_hand": "by-stack"}, {"prizes.paid_from": "first-hand"}])
def test_a_house_may_rank_the_announced_hand_like_any_other(house: dict[str, str]) -> None:
    event = night(BOOK, (4,), paid=(600, 500, 400), house=house)
    together(event, {1: 900, 2: 800}, announced=True)
    assert places_of(event, 1, 2) == [3, 4]


def test_single_busts_are_placed_in_the_order_they_went() -> None:
    event = night(BOOK, (5,))
    bust(event, 1, 2, 3)
    assert places_of(event, 1, 2, 3) == [5, 4, 3]
