"""Disputes with their deadlines, and rulings of the floor kept with the event."""

from __future__ import annotations

import pytest

from cardspeak.errors import Ambiguous, Refusal, Unlawful
from cardspeak.tournament.core import Context
from cardspeak.tournament.log import Event
from cardspeak.tournament.presence.calls import CallFloor, Calls
from cardspeak.tournament.presence.disputes import DisputeRaised, Disputes, RaiseDispute, SettleDispute, deadline
from cardspeak.tournament.presence.rulings import KeepRuling, RulingKept, Rulings
from tests.tournament.busts.kit import night, order

SECOND = 1000
STORY = "game NLHE 100/200\nseats 1:SB 2:BB 4:Ann=8000 6:Ben=12000\nbutton 6\npreflop\nAnn puts 500\nBen mumbles\n"
LINE, OPEN = 5, 6
"""The line with a ruling, and the one that leaves it to the director."""


def raised(event: Event, at: int = 0, **more: object) -> DisputeRaised:
    asked = {"table": 1, "about": "reading", "words": "it was a straight", "pushed_at": 0, **more}
    (happened,) = order(event, RaiseDispute(**asked), at)  # type: ignore[arg-type]
    assert isinstance(happened, DisputeRaised)
    return happened


@pytest.mark.rule("apl-au-2025", "22/reading")
def test_a_reading_may_be_disputed_until_the_next_hand_begins() -> None:
    event = night()
    assert raised(event).answer == "in time"
    late = raised(event, next_hand=True)
    assert late.answer == "late"
    assert [one.number for one in event.state.of(Disputes).open] == [1]


@pytest.mark.rule("apl-korea-2023", "pot-showdown-11")
@pytest.mark.parametrize(("seconds", "answer"), [(59, "in time"), (60, "in time"), (61, "late")])
def test_before_a_break_the_time_is_counted_from_the_award(seconds: int, answer: str) -> None:
    event = night("apl-korea-2023")
    found = raised(event, at=seconds * SECOND, on_break=True)
    assert found.answer == answer
    assert found.deadline == 60 * SECOND
    assert "pot-showdown-11" in found.cites
    assert deadline(event.state, 0, on_break=False) is None


def test_a_dispute_is_settled_once_and_with_a_reason_where_something_changes() -> None:
    event = night()
    raised(event)
    with pytest.raises(Unlawful) as refused:
        order(event, SettleDispute(number=1, outcome="put right"))
    assert refused.value.field == "reason"
    order(event, SettleDispute(number=1, outcome="put right", reason="the pot went to seat 4"))
    assert event.state.of(Disputes).open == []
    with pytest.raises(Unlawful):
        order(event, SettleDispute(number=1, outcome="withdrawn"))


def test_a_dispute_that_came_too_late_is_not_open() -> None:
    event = night()
    raised(event, next_hand=True)
    with pytest.raises(Unlawful):
        order(event, SettleDispute(number=1, outcome="result stands"))


def test_where_the_book_has_no_limit_the_director_sets_one() -> None:
    event = night("apl-2007")
    with pytest.raises(Ambiguous) as refused:
        raised(event)
    assert refused.value.question is not None
    assert refused.value.question.setting == "pots.reading_until"
    assert raised(event, choices={"pots.reading_until": "next-hand"}, next_hand=True).answer == "late"


def test_a_pot_is_not_disputed_before_it_was_pushed() -> None:
    with pytest.raises(Unlawful):
        raised(night(), at=0, pushed_at=5)


def test_a_ruling_of_the_floor_is_kept_with_the_choice_of_the_director() -> None:
    event = night("888pl")
    order(event, KeepRuling(table=1, script=STORY, line=LINE))
    kept = event.state.of(Rulings).kept[1]
    assert (kept.ruling.book, str(kept.ruling.outcome), kept.ruling.text) == ("888pl", "call 200", "Ann puts 500")
    assert (kept.person, kept.ruling.cites, kept.line) == ("Ann", ("3-iv-11", "5-ii-9", "1-ii-5"), LINE)


def test_keeping_a_ruling_answers_the_call_in_the_same_order() -> None:
    event = night("888pl")
    order(event, CallFloor(table=1, about="a big chip"))
    ruled, answered = order(event, KeepRuling(table=1, script=STORY, line=LINE, call=1))
    assert isinstance(ruled, RulingKept)
    assert (answered.call, answered.ruling) == (1, ruled.number)  # type: ignore[attr-defined]
    assert event.state.of(Calls).waiting == []
    with pytest.raises(Unlawful) as refused:
        order(event, KeepRuling(table=1, script=STORY, line=LINE, call=1))
    assert (refused.value.code, len(event.state.of(Rulings).kept)) == ("call.unknown", 1)


def test_a_ruling_goes_by_the_house_settings_of_the_event_or_by_another_book_that_is_named() -> None:
    event = night("888pl")
    order(event, KeepRuling(table=1, script=STORY, line=LINE, book="tda-2024"))
    assert event.state.of(Rulings).kept[1].ruling.book == "tda-2024"


def test_a_ruling_is_struck_out_and_the_next_one_has_a_number_of_its_own() -> None:
    event = night("888pl")
    for _ in range(2):
        order(event, KeepRuling(table=1, script=STORY, line=LINE))
    struck = event.strike([len(event.log) - 1], Context(at=1), "twice")
    event.correct(struck)
    order(event, KeepRuling(table=1, script=STORY, line=LINE))
    assert list(event.state.of(Rulings).kept) == [2, 3]


@pytest.mark.parametrize(
    ("script", "line", "code"),
    [
        ("", 1, "ruling.no-line"),
        (STORY, OPEN + 1, "ruling.no-line"),
        (STORY, 1, "ruling.no-line"),
        (STORY.replace("mumbles", "juggles"), OPEN, "ruling.unread"),
        ("x" * 9_000, 1, "script.too-long"),
    ],
)
def test_what_is_no_ruling_is_refused(script: str, line: int, code: str) -> None:
    event = night()
    with pytest.raises(Refusal) as refused:
        order(event, KeepRuling(table=1, script=script, line=line))
    assert (refused.value.code, event.state.of(Rulings).kept) == (code, {})


def test_a_choice_that_the_ruling_does_not_offer_is_refused() -> None:
    event = night("888pl")
    for choice, code in (("burn the deck", "script.no-option"), ("", "ruling.choice")):
        with pytest.raises(Refusal) as refused:
            order(event, KeepRuling(table=1, script=STORY, line=OPEN, choice=choice))
        assert (refused.value.code, refused.value.field) == (code, "choice")
        assert refused.value.options[0] == "call 200"
    order(event, KeepRuling(table=1, script=STORY, line=OPEN, choice="Fold"))
    assert str(event.state.of(Rulings).kept[1].chosen) == "fold"
