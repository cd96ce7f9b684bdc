"""Busts while play is hand for hand: the hand comes from the clock, and the log can be written and read again."""

from __future__ import annotations

import pytest

from cardspeak.store.chain import Row
from cardspeak.store.codec import codec
from cardspeak.tournament.clock.hand_for_hand import HandForHandAnnounced
from cardspeak.tournament.clock.running import StartClock
from cardspeak.tournament.clock.together import AnnounceHandForHand, BeginHands, FinishHand
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.log import Event
from tests.tournament.busts.kit import bust, night, order, places_of, together


def bubble() -> Event:
    """Twelve at three tables, ten places paid, play goes hand for hand."""
    event = night("apl-au-2025", (4, 4, 4), paid=(*range(100, 10, -10), 9))
    order(event, StartClock())
    order(event, AnnounceHandForHand())
    return event


@pytest.mark.rule("apl-au-2025", "D-V-j")
def test_hand_for_hand_begins_before_the_money_by_the_charter() -> None:
    event = bubble()
    announced = [entry.what for entry in event.log if isinstance(entry.what, HandForHandAnnounced)]
    assert "D-V-j" in announced[0].cites


@pytest.mark.rule("apl-au-2025", "RP-8-A")
def test_reports_on_the_announced_hand_share_whatever_their_tables_and_stacks() -> None:
    event = bubble()
    together(event, {1: 900, 2: 100})
    together(event, {5: 4000})
    assert places_of(event, 1, 2, 5) == [10, 10, 10]


@pytest.mark.rule("apl-au-2025", "D-V-j-p3")
def test_once_the_money_is_reached_all_tables_of_the_hand_share_and_the_next_hand_is_another() -> None:
    event = bubble()
    _next_hand(event)
    together(event, {1: 900})
    together(event, {5: 4000}, across="time-recorded")  # no prize is at stake yet
    assert places_of(event, 1, 5) == [12, 11]
    together(event, {9: 50})
    assert places_of(event, 1, 5, 9) == [10, 10, 10]
    _next_hand(event)
    together(event, {6: 70})
    assert places_of(event, 6, 9) == [9, 10]


def _next_hand(event: Event) -> None:
    for table in event.state.of(Entrants).open_tables():
        order(event, FinishHand(table=table.number))
    order(event, BeginHands(go_on=True))


def test_what_happened_can_be_written_and_read_again() -> None:
    event = bubble()
    together(event, {1: 900, 2: 100, 5: 4000})
    bust(event, 6, by=(7,))
    read = codec()
    for entry in event.log:
        body = read.encode(entry)
        row = Row(stream="x", version=entry.number, position=entry.number, format=read.written_as, body=body, hash=b"")
        assert read.decode(row) == entry
    assert any(isinstance(entry.what, Busted) for entry in event.log)
