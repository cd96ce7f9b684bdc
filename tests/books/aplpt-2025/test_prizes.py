"""The tour's 4.4, 4.5 and 5.1: places of those who go out on one round, and the winner."""

from __future__ import annotations

import pytest

from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.tournament.busts.reporting import DeclareWinner
from cardspeak.tournament.entries.window import RegistrationClosed
from tests.tournament.busts.kit import bust, happen, night, order, places_of, together

BOOK = "aplpt-2025"


@pytest.mark.rule("aplpt-2025", "4.4")
def test_at_one_table_stacks_decide() -> None:
    event = night(BOOK, (6, 6))
    together(event, {1: 500, 2: 4000})
    assert places_of(event, 2, 1) == [11, 12]


@pytest.mark.rule("aplpt-2025", "4.4")
def test_a_missing_stack_is_asked_for() -> None:
    event = night(BOOK)
    with pytest.raises(Unlawful) as refused:
        together(event, {1: None, 2: 4000})
    assert refused.value.rule == "4.4"


@pytest.mark.rule("aplpt-2025", "4.4")
def test_a_round_may_be_read_as_an_orbit() -> None:
    """By default a round of play is one hand; a house may read it as an orbit of the table."""
    for house, places in (({}, [9, 8]), ({"prizes.same_round": "orbit"}, [8, 9])):
        event = night(BOOK, (9,), house=house)
        together(event, {1: 4000}, orbit="7")
        together(event, {2: 500}, orbit="7")
        assert places_of(event, 1, 2) == places


@pytest.mark.rule("aplpt-2025", "4.5")
def test_at_different_tables_stacks_do_not_matter_at_any_stage() -> None:
    event = night(BOOK, (6, 6), paid=(100,))
    together(event, {1: 500, 7: 4000}, hand="3")
    assert places_of(event, 1, 7) == [11, 11]


@pytest.mark.rule("aplpt-2025", "4.5")
@pytest.mark.parametrize(
    ("chosen", "places"),
    [
        ({"mixed": "share"}, [10, 10, 10]),
        ({"mixed": "by-stack"}, [11, 12, 10]),
        ({"mixed": "by-table-first"}, [10, 12, 10]),
        ({"mixed": "as-given", "given": ((2,), (1, 7))}, [11, 10, 11]),
    ],
)
def test_two_at_one_table_and_one_at_another_are_for_the_director(chosen: dict[str, object], places: list[int]) -> None:
    event = night(BOOK, (6, 6))
    stacks = {1: 500, 2: 300, 7: 4000}
    with pytest.raises(Ambiguous) as refused:
        together(event, stacks, hand="3")
    assert (refused.value.options[0], refused.value.rule) == ("share", "4.5")
    together(event, stacks, hand="3", **chosen)
    assert places_of(event, 1, 2, 7) == places


def test_an_order_that_leaves_somebody_out_is_refused() -> None:
    event = night(BOOK, (6, 6))
    with pytest.raises(Unlawful) as refused:
        together(event, {1: 500, 2: 300, 7: 4000}, hand="3", mixed="as-given", given=((1,), (7,)))
    assert refused.value.limits == {"entries": [1, 2, 7]}


@pytest.mark.rule("aplpt-2025", "5.1")
def test_the_winner_is_the_last_one_left() -> None:
    event = night(BOOK, (3,))
    bust(event, 1)
    with pytest.raises(Unlawful):
        order(event, DeclareWinner())
    bust(event, 2)
    with pytest.raises(Unlawful) as refused:
        order(event, DeclareWinner())
    assert refused.value.rule == "1.4.1(c)"  # somebody can still come in
    happen(event, RegistrationClosed(why="late registration is over"))
    (won,) = order(event, DeclareWinner())
    assert "5.1" in won.cites  # type: ignore[attr-defined]
    assert places_of(event, 3) == [1]
