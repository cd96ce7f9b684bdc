"""What contradicts the table is refused and changes nothing; what a book does not say is left to the director."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from cardspeak.books.policy import policy
from cardspeak.cards.card import UNKNOWN, parse_card
from cardspeak.errors import Refusal
from cardspeak.floor.inquiry import Silent
from cardspeak.floor.seat import absence, blinds, button, clock, draw, misplaced, pace, presence, shot_clock
from cardspeak.floor.seating import Seating, Whereabouts, positions_of, seated
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from tests.floor.seat.kit import NAMES, cites, floor, state

KING, ACE = parse_card("Kd"), parse_card("As")
NOBODY = 7

CONTRADICTIONS: list[tuple[str, str, Callable[[Table], object], str]] = [
    ("dealt in", "888pl", lambda t: button.is_dealt_in(t, NOBODY), "seat.nobody"),
    ("blind declined by nobody", "apl-2007", lambda t: blinds.decline_blind(t, NOBODY), "seat.nobody"),
    ("clock on nobody", "apl-au-2025", lambda t: clock.call_clock(t, NOBODY, 4), "seat.nobody"),
    ("clock by nobody", "apl-au-2025", lambda t: clock.call_clock(t, 9, NOBODY), "seat.nobody"),
    ("no clock runs", "apl-au-2025", lambda t: clock.passes(t, 10), "clock.none"),
    ("no clock to beat", "apl-au-2025", lambda t: clock.acts_at(t, 10), "clock.none"),
    ("no clock to ask", "apl-au-2025", clock.clock_now, "clock.none"),
    ("no clock to pause", "apl-korea-2023", lambda t: clock.pause(t), "clock.none"),
    ("time over for another", "apl-au-2025", lambda t: clock.expired(t, 4), "act.out-of-turn"),
    ("shot clock for another", "apl-korea-2023", lambda t: shot_clock.start_shot_clock(t, 4, counted=True), "act.out-of-turn"),
    ("shot clock ends for another", "apl-korea-2023", lambda t: shot_clock.shot_clock_ends(t, 4), "act.out-of-turn"),
    ("option out of turn", "888pl", lambda t: blinds.blind_option(t, 6), "act.out-of-turn"),
    ("the right button", "apl-au-2025", lambda t: misplaced.wrong_button(t, 1), "button.right"),
    ("an empty draw", "apl-2007", lambda t: draw.draw_button(t, (), (1, 4)), "draw.empty"),
    ("a draw by nobody", "apl-2007", lambda t: draw.draw_button(t, ((NOBODY, KING),), (1, 4)), "seat.nobody"),
    ("an unseen card", "apl-2007", lambda t: draw.draw_button(t, ((1, UNKNOWN),), (1,)), "card.unreadable"),
    ("one card twice", "888pl", lambda t: draw.draw_button(t, ((1, KING), (4, KING)), (1, 4)), "card.twice"),
    ("one player twice", "888pl", lambda t: draw.draw_button(t, ((1, KING), (1, ACE)), (1,)), "draw.twice"),
    ("somebody missing", "apl-2007", lambda t: draw.draw_button(t, ((1, ACE),), (1, 4)), "draw.missing"),
    ("more new than there are", "apl-2007", lambda t: draw.draws_again(t, new=5, players=4), "seat.count"),
    ("no stack", "apl-au-2025", lambda t: blinds.ante_of_short_stack(t.policy, 0, 100, 100), "chips.too-few"),
    ("no blind", "apl-korea-2023", lambda t: blinds.table_ante(t.policy, 0), "chips.too-few"),
    ("half a chip", "apl-au-2025", lambda t: blinds.level(t.policy, (-5, 10)), "chips.not-whole"),
    ("no chips to take off", "888pl", lambda t: absence.take_off(t, 9, 0), "chips.none"),
    ("no level length", "apl-au-2025", lambda t: absence.departed(t, 9, level_minutes=0), "time.negative"),
    ("no short clock", "aplpt-2025", lambda t: pace.lift_short_clock(t, 9), "clock.none"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("book", "ask", "code"), [row[1:] for row in CONTRADICTIONS], ids=[row[0] for row in CONTRADICTIONS]
)
def test_a_contradiction_is_refused_and_changes_nothing(book: str, ask: Callable[[Table], object], code: str) -> None:
    table = floor(book)
    for kind in (Seating, Whereabouts, clock.Clocks, shot_clock.TimeBanks):
        table.recall(kind)
    before = state(table)
    with pytest.raises(Refusal) as refusal:
        ask(table)
    assert refusal.value.code == code
    assert state(table) == before


SILENCES: list[tuple[str, str, Callable[[Table], object], str]] = [
    ("no clock in the oldest book", "apl-2007", lambda t: clock.call_clock(t, 9, 4), "clock.called_by"),
    ("no draw", "tda-2015", lambda t: draw.draw_button(t, ((1, KING),), (1,)), "button.draw"),
    ("no second draw", "888pl", lambda t: draw.draws_again(t, new=2, players=4), "button.redraw_new_share"),
    ("no wrong button", "apl-2007", lambda t: misplaced.wrong_button(t, 4), "button.wrong_button"),
    ("no pause", "tda-2015", lambda t: clock.pause(_on_the_clock(t)), "clock.pauses"),
    ("no being there", "apl-2007", lambda t: presence.at_seat(t, 9, "seated"), "presence.at_seat"),
    ("no leaving", "888pl", lambda t: presence.leaves(t, 9), "presence.leaving_live_hand"),
    ("no shot clock", "888pl", lambda t: shot_clock.start_shot_clock(t, 9, counted=True), "clock.shot_seconds"),
    ("no ante", "888pl", lambda t: blinds.table_ante(t.policy, 100), "button.ante_by"),
    ("no limit to absence", "tda-2015", lambda t: absence.away_for_long(_away(t), 9, rotations=9, minutes=90), "presence.absent_limit"),
    ("no ways against stalling", "888pl", pace.against_stalling, "clock.stalling_methods"),
]  # fmt: skip


def _on_the_clock(table: Table) -> Table:
    table.take(clock.call_clock(table, 9))
    return table


def _away(table: Table) -> Table:
    table.recall(Whereabouts).away.add(9)
    return table


@pytest.mark.parametrize(("book", "ask", "setting"), [row[1:] for row in SILENCES], ids=[row[0] for row in SILENCES])
def test_a_book_that_says_nothing_is_silent(book: str, ask: Callable[[Table], object], setting: str) -> None:
    with pytest.raises(Silent) as silence:
        ask(floor(book))
    assert silence.value.point.name == setting


def test_a_borrowed_answer_says_where_it_is_from() -> None:
    table = _on_the_clock(floor("apl-korea-2023"))
    ruling = clock.expired(table, 9)
    assert "is from TDA 2024" in str(ruling.why)
    assert cites(ruling) == ("general-procedures-5-A", "29")  # the time is the book's own, what its end brings is not


def test_the_positions_of_a_hand_are_read_from_its_blinds() -> None:
    now = positions_of(floor("apl-au-2025"))
    assert (now.button, now.small_blind, now.big_blind) == (1, 4, 6)


def test_a_dead_small_blind_has_to_be_told_where_it_could_be_several_seats() -> None:
    table = floor("apl-au-2025")
    hand = table.the_hand()
    dead = tuple(due for due in hand.setup.dues if due.kind != "small blind")
    table.hand = Hand(msgspec.structs.replace(hand.setup, dues=dead))
    with pytest.raises(Refusal) as refusal:
        positions_of(table)
    assert refusal.value.code == "seat.dead-small-blind"


def test_players_without_chips_are_gone_when_the_hand_is_over() -> None:
    table = floor("tda-2015", "9 folds; 1 all-in; 4 folds; 6 all-in", stacks={4: 9_000, 6: 300, 9: 500, 1: 5_000})
    assert set(seated(table)) <= {1, 4, 6, 9}
    assert {4, 9, 1} <= set(seated(table))
    assert (6 in seated(table)) is (table.the_hand().stacks[6] > 0)


def test_the_last_live_hand_is_never_killed() -> None:
    table = floor("tda-2024", "9 folds; 1 folds")
    table.recall(Whereabouts).away |= {4, 6}
    table.take(presence.deal_complete(table))
    assert len(table.the_hand().live_seats) <= 1 or table.the_hand().over


def test_a_house_can_stop_the_clock_and_favour_nobody() -> None:
    house = policy("apl-korea-2023").changed({"clock.pauses": True})
    table = floor("apl-korea-2023")
    table.policy = house
    _on_the_clock(table)
    assert clock.pause(table).answer == "stopped"


def test_names_are_used_in_words() -> None:
    table = floor("apl-2007")
    assert table.names == NAMES
    assert button.dealer(table).answer == "Dee"
