"""Creating an event: everything wrong with the set-up is told at once, with the rule and the field."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.errors import Unlawful, Unreadable
from cardspeak.tournament.core import Context
from cardspeak.tournament.creating import CreateEvent, findings
from cardspeak.tournament.draws import seal
from cardspeak.tournament.log import Event
from cardspeak.tournament.setup import ChipKind, Fee, Level, Offer
from cardspeak.tournament.terms import EntryTerms
from tests.tournament.entries.kit import SEED, START, TERMS, Desk, schedule, setup

BOOK = "tda-2015"
CLEAN = ["apl-au-2025", "aplpt-2025", "apl-korea-2023", "tda-2015", "tda-2024", "apl-2007", "888pl"]


def found(terms: EntryTerms = TERMS, book: str = BOOK, **changes: Any) -> dict[str, str]:
    """What is wrong with a set-up, by code and field."""
    return {one.code: one.field or "" for one in findings(setup(book, **changes), terms)}


@pytest.mark.parametrize("book", CLEAN)
def test_a_plain_event_is_created_under_every_book(book: str) -> None:
    assert found(book=book) == {}


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"book": "the-green-book"}, "setup.book", "book"),
    ({"name": "  "}, "setup.name", "name"),
    ({"seats_per_table": 1}, "setup.seats", "seats_per_table"),
    ({"seats_per_table": 12}, "setup.seats", "seats_per_table"),
    ({"capacity": 5, "least_entries": 6}, "setup.capacity", "capacity"),
    ({"levels": ()}, "setup.levels", "levels"),
    ({"levels": (Level(minutes=0, small_blind=25, big_blind=50),), "late_levels": 1}, "setup.level", "levels"),
    ({"levels": (Level(minutes=9, small_blind=50, big_blind=25),), "late_levels": 1}, "setup.level", "levels"),
    ({"late_levels": 9}, "setup.late-levels", "late_levels"),
    ({"pool_cap": 100, "guarantee": 200}, "setup.pool-cap", "pool_cap"),
    ({"bounty": "classic"}, "setup.bounty", "bounty"),
    ({"format": "satellite"}, "setup.ticket-price", "ticket_price"),
    ({"house": {"entries.late_level": "soon"}}, "setting.bad-value", "entries.late_level"),
    ({"house": {"entries.late_levels": 2}}, "setting.unknown", "setting"),
    ({"stamp_cards": True}, "setup.more-chips", "stamp_cards"),
]


@pytest.mark.parametrize(("changes", "code", "field"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_wrong_is_named(changes: dict[str, Any], code: str, field: str) -> None:
    changed = {"book": BOOK} | changes
    assert {one.code: one.field for one in findings(setup(**changed), TERMS)}[code] == field


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"capacity": -1}, "setup.capacity"),
        ({"buy_in": Offer(chips=5000, fees=(Fee(name="x", amount=-1),))}, "setup.buy_in.fees[0].amount"),
        ({"levels": (Level(minutes=9, small_blind=-1, big_blind=50),)}, "setup.levels[0].small_blind"),
    ],
)
def test_nothing_of_a_set_up_is_negative(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Desk(BOOK, **changes)
    assert (refused.value.code, refused.value.field) == ("limit.least", field)


def test_a_level_that_cannot_be_paid_with_the_chips_in_play_is_refused() -> None:
    levels = (Level(minutes=20, small_blind=20, big_blind=40), Level(minutes=20, small_blind=50, big_blind=100))
    refused = found(levels=levels, chips=(ChipKind(value=25),))
    assert list(refused.values()) == ["levels"]


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(Unlawful) as refused:
        Desk(BOOK, name="", seats_per_table=1, late_levels=99)
    codes = [one.code for one in refused.value.findings]
    assert codes == ["setup.name", "setup.seats", "setup.late-levels"]


def test_an_event_is_created_once_and_with_a_seal() -> None:
    event = Event()
    order = CreateEvent(setup=setup(BOOK), terms=TERMS)
    with pytest.raises(Unlawful, match="sealed seed"):
        event.order(order, Context(at=START))
    event.order(CreateEvent(setup=setup(BOOK), terms=TERMS, sealed=seal(SEED)), Context(at=START))
    assert event.state.created is not None
    assert event.state.created.sealed == seal(SEED)
    with pytest.raises(Unlawful, match="already been created"):
        event.order(order, Context(at=START, seed=SEED))


def test_a_house_setting_lets_an_event_have_what_the_book_does_not_know() -> None:
    house = {"entries.more_chips": ["rebuy", "re-entry", "stamp-card"]}
    assert found(stamp_cards=True, house=house) == {}


def test_a_schedule_without_breaks_is_fine_where_the_book_does_not_need_one() -> None:
    assert found(levels=schedule(breaks_after=())) == {}
