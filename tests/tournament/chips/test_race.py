"""The race itself: exchange, chips raced for, order of the deal, winners; and what holds for every race."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.books.policy import policy
from cardspeak.cards.card import parse_card
from cardspeak.errors import Unlawful
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.seat.race import (
    RaceRules,
    deal_race,
    even_exchange,
    first_to_last,
    race_rules,
    race_winners,
    raced_for,
)
from cardspeak.tournament.chips.account import Account, the_account_adds_up
from cardspeak.tournament.chips.colour_up import ColouredUp, race_cards
from cardspeak.tournament.chips.colouring import ColourUp, Held
from cardspeak.tournament.chips.starting import IssueStacks
from cardspeak.tournament.clock.running import SetLevel, StartClock
from cardspeak.tournament.core import ChosenValue, State
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.log import Event
from cardspeak.tournament.setup import ChipKind, Offer
from tests.tournament.clock.kit import SEED, chips, event, order, refused

SMALL_SET = (ChipKind(value=25, in_stack=8), ChipKind(value=100, in_stack=8))


def in_break(book: str = "tda-2024", players: tuple[int, ...] = (5, 4), **setup: Any) -> Event:
    """An event in its first break, in which the 25s go; stacks are on the tables."""
    made = event(book, players, **setup)
    order(made, IssueStacks())
    order(made, StartClock())
    order(made, SetLevel(break_number=1))
    return made


@pytest.mark.parametrize(
    ("chips", "small", "large", "found"),
    [(7, 25, 100, (1, 3)), (8, 25, 100, (2, 0)), (0, 25, 100, (0, 0)), (16, 1000, 5000, (3, 1)), (7, 40, 100, (2, 2))],
)
def test_whole_chips_are_exchanged_first(chips: int, small: int, large: int, found: tuple[int, int]) -> None:
    assert even_exchange(chips, small, large) == found
    assert found[0] * large + found[1] * small == chips * small


@pytest.mark.parametrize(
    ("odd", "small", "large", "how", "raced"),
    [
        (15, 5, 25, "nearest", 3),
        (9, 5, 25, "nearest", 2),  # 45: one and 20 over, more than half
        (12, 25, 100, "nearest", 3),
        (7, 25, 100, "nearest", 2),
        (6, 25, 100, "nearest", 2),  # exactly half: a switch of the house
        (6, 25, 100, "above-half", 1),
        (7, 25, 100, "above-half", 2),
        (5, 25, 100, "nearest", 1),
        (7, 25, 100, "round-down", 1),
        (5, 25, 100, "round-up", 2),
        (4, 25, 100, "round-up", 1),
        (15, 1000, 5000, "round-up", 3),
    ],
)
def test_as_many_larger_chips_are_raced_for_as_the_house_counts(
    odd: int, small: int, large: int, how: str, raced: int
) -> None:
    assert raced_for(odd, small, large, how) == raced


@pytest.mark.parametrize(
    ("book", "house", "dealers", "dealer", "order"),
    [
        ("tda-2024", {}, False, 5, [1, 3, 5, 7]),
        ("apl-au-2025", {}, True, 5, [1, 3, 5, 7]),
        ("apl-au-2025", {}, False, 5, [5, 7, 1, 3]),
        ("apl-au-2025", {}, False, 4, [5, 7, 1, 3]),  # the dealer has no odd chip
        ("apl-au-2025", {"chips.race_dealer_first": "left-neighbour"}, False, 5, [7, 1, 3, 5]),
        ("888pl", {}, False, 3, [5, 7, 1, 3]),
    ],
)
def test_a_race_starts_where_the_book_says(
    book: str, house: dict[str, object], dealers: bool, dealer: int, order: list[int]
) -> None:
    inq = Inquiry(policy(book).changed(house))
    assert first_to_last([7, 3, 1, 5], dealer, dealers=dealers, inq=inq) == order


def test_a_race_from_the_dealer_needs_the_dealers_seat() -> None:
    with pytest.raises(Unlawful, match="dealer"):
        first_to_last([1, 2], None, dealers=False, inq=Inquiry(policy("888pl")))


@pytest.mark.parametrize(
    ("dealing", "seats"), [("all-at-once", [2, 2, 2, 4, 6, 6]), ("round-the-table", [2, 4, 6, 2, 6, 2])]
)
def test_cards_are_dealt_all_at_once_or_round_the_table(dealing: str, seats: list[int]) -> None:
    dealt = deal_race({2: 3, 4: 1, 6: 2}, [2, 4, 6], RaceRules(dealing=dealing), range(6))
    assert [one.seat for one in dealt] == seats


def test_a_race_may_give_two_cards_for_a_chip() -> None:
    dealt = deal_race({2: 1, 4: 2}, [2, 4], RaceRules(cards=2), range(10))
    assert [one.seat for one in dealt] == [2, 2, 4, 4, 4, 4]


def won(cards: str, chips: int, **rules: object) -> dict[int, int]:
    """Who wins with cards dealt to seats 1, 1, 2, 3."""
    rule = RaceRules(**rules)  # type: ignore[arg-type]
    faces = [parse_card(card) for card in cards.split()]
    return race_winners(deal_race({1: 2, 2: 1, 3: 1}, [1, 2, 3], rule, faces), chips, rule)


def test_the_highest_cards_win_and_nobody_more_than_one_chip() -> None:
    assert won("As Kd Qc 2h", 1) == {1: 1}
    assert won("As Kd Qc 2h", 2) == {1: 1, 2: 1}
    assert won("As Kd Qc 2h", 2, most=2) == {1: 2}
    assert won("3s Ac Ad 2h", 1) == {2: 1}


def test_equal_cards_go_by_suit_or_by_the_order_dealt() -> None:
    assert won("3s 9c 9h 9s", 1) == {3: 1}
    assert won("3s 9c 9h 9s", 1, ties="first-dealt") == {1: 1}
    assert won("3s 9c 9h 9s", 2) == {3: 1, 2: 1}


def held(made: Event, *counts: int, rest: int | None = None, start: int = 1) -> tuple[Held, ...]:
    """Small chips of entries in a row."""
    return tuple(Held(entry=start + k, chips=count, rest=rest) for k, count in enumerate(counts))


def test_a_race_conserves_what_it_does_not_name() -> None:
    made = in_break()
    account = made.state.of(Account)
    assert (account.total, account.by_value[25]) == (45_000, 72)
    asked = ColourUp(table=1, value=25, held=held(made, 8, 8, 9, 10, 5), in_view=True)
    (done,) = order(made, asked, 61)
    assert isinstance(done, ColouredUp)
    assert (done.raced_for, sum(one.won for one in done.players)) == (1, 1)
    assert done.gained == 0  # four odd 25s for one 100
    assert (account.total, account.raced, account.by_value[25], account.by_value[100]) == (45_000, 0, 32, 72 + 10)
    assert sum(chips(made).values()) == 45_000
    assert list(done.drawn_wrong(State(), lambda label: Chance(SEED, label))) == []
    assert list(done.drawn_wrong(State(), lambda label: Chance(b"another seed of bytes", label)))


def test_the_same_race_drawn_again_has_the_same_cards() -> None:
    first, second = in_break(), in_break()
    asked = ColourUp(table=2, value=25, held=held(first, 1, 2, 3, 1, start=6), in_view=True)
    assert order(first, asked, 61) == order(second, asked, 61)
    assert len(race_cards(Chance(SEED, "long"), 60)) == 60  # a second deck
    assert sorted(race_cards(Chance(SEED, "long"), 52)) == list(range(52))


def test_people_may_deal_the_cards_themselves() -> None:
    made = in_break()
    asked = ColourUp(table=1, value=25, held=held(made, 1, 2, 1), in_view=True, cards=("2c", "Kd", "3c", "Ks"))
    (done,) = order(made, asked, 61)
    assert isinstance(done, ColouredUp)
    assert [(one.cards, one.won) for one in done.players] == [(("2c",), 0), (("Kd", "3c"), 0), (("Ks",), 1)]
    assert done.label == ""
    short = ColourUp(table=2, value=25, held=held(made, 3, start=6), in_view=True, cards=("2c",))
    assert refused(made, short, 61).limits == {"cards": 3}
    twice = ColourUp(table=2, value=25, held=held(made, 2, start=6), in_view=True, cards=("2c", "2c"))
    assert refused(made, twice, 61).code == "race.same-card"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (ColourUp(table=1, value=100, held=(), in_view=True), "colour-up.smallest"),
        (ColourUp(table=1, value=5, held=(), in_view=True), "chip.unknown"),
        (ColourUp(table=9, value=25, held=(), in_view=True), "table.unknown"),
        (ColourUp(table=1, value=25, held=(Held(entry=6, chips=1),), in_view=True), "colour-up.elsewhere"),
        (ColourUp(table=1, value=25, held=(Held(entry=1, chips=-1),), in_view=True), "limit.least"),
        (ColourUp(table=1, value=25, held=(Held(entry=1, chips=1),) * 2, in_view=True), "colour-up.twice"),
        (ColourUp(table=1, value=25, held=(Held(entry=1, chips=100),), in_view=True), "chips.too-many"),
        (
            ColourUp(
                table=1, value=25, held=(Held(entry=1, chips=1),), choices={"chips.colour_up": "chip-up"}, in_view=True
            ),
            "choice.by-the-book",
        ),
    ],
)
def test_a_colour_up_that_cannot_be_is_refused(asked: ColourUp, code: str) -> None:
    assert refused(in_break(), asked, 61).code == code


def test_a_table_colours_up_once() -> None:
    made = in_break()
    asked = ColourUp(table=1, value=25, held=held(made, 8, 8, 8, 8, 8), in_view=True)
    order(made, asked, 61)
    assert refused(made, asked, 62).code == "colour-up.done"
    order(made, ColourUp(table=2, value=25, held=held(made, 8, 8, 8, 8, start=6), in_view=True), 62)


@given(
    st.sampled_from(["tda-2024", "apl-au-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl", "aplpt-2025"]),
    st.lists(st.integers(0, 14), min_size=5, max_size=5),
    st.sampled_from(["race", "chip-up"]),
)
def test_every_book_colours_up_without_losing_a_chip_or_a_player(book: str, counts: list[int], method: str) -> None:
    made = in_break(book, (5,)) if book != "888pl" else in_break(book, (5,), buy_in=Offer(chips=1_000), chips=SMALL_SET)
    value = min(kind.value for kind in made.state.setup.chips)
    to = sorted(kind.value for kind in made.state.setup.chips)[1]
    counts = [min(count, 8) for count in counts]
    stacks = [Held(entry=k, chips=count, rest=0) for k, count in enumerate(counts, 1)]
    choices: dict[str, ChosenValue] = {"chips.colour_up": method} if book in ("apl-au-2025", "aplpt-2025") else {}
    before = made.state.of(Account).total
    (done,) = order(
        made,
        ColourUp(
            table=1, value=value, held=tuple(stacks), choices=choices, dealer_seat=2, in_view=True, players_present=True
        ),
        61,
    )
    assert isinstance(done, ColouredUp)
    has = chips(made)
    for one in done.players:
        assert one.won <= 1
        assert has[one.entry] == one.larger * to
        assert (has[one.entry] > 0) == (one.handed > 0)  # nobody is raced out, nobody gets something for nothing
        if done.method != "race":
            assert 0 <= has[one.entry] - one.handed * value < to
    assert made.state.of(Account).total == before + done.gained
    assert list(the_account_adds_up(made.state)) == []
    if done.method == "race":
        handed = sum(one.odd for one in done.players) * value
        assert 0 <= done.raced_for * to - handed < to
        assert sum(one.won for one in done.players) == done.raced_for
    assert Event(made.log).state.of(Account).by_value == made.state.of(Account).by_value


def test_a_house_may_let_a_race_knock_somebody_out() -> None:
    rules = race_rules(Inquiry(policy("tda-2024").changed({"chips.raced_out": "out"})))
    assert not rules.saved
    made = in_break(house={"chips.raced_out": "out"})
    asked = ColourUp(table=1, value=25, held=held(made, 1, 1, rest=0), in_view=True, cards=("2c", "As"))
    order(made, asked, 61)
    assert (chips(made)[1], chips(made)[2]) == (0, 100)
