"""Rules 24, 25, 63 and 64, and the charter on chips: colour-ups, races, chip-ups, chips found and forfeited."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.books.settings.chips import HIDDEN_MAY_DISQUALIFY
from cardspeak.errors import Ambiguous
from cardspeak.tournament.chips.account import Account, ChipsRemoved
from cardspeak.tournament.chips.colour_up import ColouredUp
from cardspeak.tournament.chips.colouring import ColourUp, Held
from cardspeak.tournament.chips.feasible import check_chips
from cardspeak.tournament.chips.lost import (
    ExchangeFound,
    FindChips,
    FoundExchanged,
    TakeHidden,
)
from cardspeak.tournament.chips.starting import AllowCashOut, CashOut, IssueStacks
from cardspeak.tournament.clock.running import SetLevel, StartClock
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.happenings import ChipsSet
from cardspeak.tournament.log import Event
from cardspeak.tournament.presence.absences import LeaveForGood
from cardspeak.tournament.presence.removal import RemoveLeaver
from cardspeak.tournament.setup import Offer
from tests.tournament.clock.kit import chips, event, happen, order, refused

BOOK = "apl-au-2025"


def in_break(players: tuple[int, ...] = (8, 4), book: str = BOOK, **setup: Any) -> Event:
    """An event in its first break, in which the 25s go; stacks are on the tables."""
    made = event(book, players, **setup)
    order(made, IssueStacks())
    order(made, StartClock())
    order(made, SetLevel(break_number=1))
    return made


def colour_up(made: Event, *held: Held, table: int = 1, **asked: object) -> ColouredUp:
    """Colour the 25s up at a table."""
    wanted = ColourUp(
        table=table, value=25, held=held, **{"in_view": True, "choices": {"chips.colour_up": "race"}, **asked}
    )  # type: ignore[arg-type]
    (done,) = order(made, wanted, 61)
    assert isinstance(done, ColouredUp)
    return done


@pytest.mark.rule("apl-au-2025", "24-A")
@pytest.mark.parametrize(
    ("dealers", "dealer", "odd", "seats"), [(True, None, (3, 1, 7), [1, 3, 7]), (False, 5, (3, 5, 7), [5, 7, 3])]
)
def test_the_race_starts_in_seat_1_or_with_the_dealer_of_a_self_dealt_table(
    dealers: bool, dealer: int | None, odd: tuple[int, ...], seats: list[int]
) -> None:
    made = in_break(dealers=dealers)
    done = colour_up(made, *(Held(entry=seat, chips=1) for seat in odd), dealer_seat=dealer)
    assert list(done.order) == seats
    assert "24-A" in done.cites


@pytest.mark.rule("tda-2024", "24-A")
def test_without_the_leagues_words_the_race_starts_in_seat_1_whoever_deals() -> None:
    made = in_break(book="tda-2024", dealers=False)
    done = colour_up(made, *(Held(entry=seat, chips=1) for seat in (3, 5, 7)), dealer_seat=5)
    assert list(done.order) == [3, 5, 7]
    assert sorted(one.won for one in done.players) == [0, 0, 1]
    assert "24-A" in done.cites


@pytest.mark.rule("apl-au-2025", "24-A")
def test_one_chip_at_most_for_each_and_the_highest_cards_win() -> None:
    made = in_break(dealers=True)
    held = [Held(entry=seat, chips=count) for seat, count in ((1, 3), (2, 3), (4, 2))]
    done = colour_up(made, *held, cards=("As", "Ks", "Qs", "2c", "3c", "4c", "Jd", "Td"))
    assert [(one.seat, one.won) for one in done.players] == [(1, 1), (2, 0), (4, 1)]
    assert (done.raced_for, done.gained) == (2, 0)
    assert made.state.of(Account).total == sum(chips(made).values()) == 60_000


@pytest.mark.rule("apl-au-2025", "24-A/not-raced-out")
def test_who_loses_the_last_chips_gets_one_of_the_lowest() -> None:
    made = in_break(dealers=True)
    happen(made, ChipsSet(entry=1, chips=75))
    done = colour_up(made, Held(entry=1, chips=3, rest=0), Held(entry=2, chips=1), cards=("2c", "3c", "4c", "As"))
    loser = done.players[0]
    assert (loser.won, loser.saved, chips(made)[1]) == (0, 1, 100)
    assert done.gained == 100
    assert made.state.of(Account).total == 60_000 + 100


@pytest.mark.rule("apl-au-2025", "24-B")
def test_all_chips_lie_in_view_and_absent_players_do_not_stop_the_race() -> None:
    made = in_break(dealers=True)
    unseen = refused(
        made, ColourUp(table=1, value=25, held=(Held(entry=1, chips=1),), choices={"chips.colour_up": "race"}), 61
    )
    assert (unseen.rule, unseen.field) == ("24-B", "in_view")
    done = colour_up(made, Held(entry=1, chips=1), players_present=False)
    assert "24-B" in done.cites


@pytest.mark.rule("apl-au-2025", "24-C")
@pytest.mark.rule("apl-au-2025", "24-C/remainder")
@pytest.mark.parametrize(("found", "given", "lost"), [(8, ((100, 2),), 0), (5, ((100, 1),), 25), (3, (), 75)])
def test_old_chips_found_later_are_changed_at_equal_value_and_the_rest_is_lost(
    found: int, given: tuple[tuple[int, int], ...], lost: int
) -> None:
    made = in_break(dealers=True)
    assert refused(made, ExchangeFound(entry=1, value=25, chips=found), 61).rule == "24-C"  # still in play
    colour_up(made, Held(entry=1, chips=8 - found), *(Held(entry=seat, chips=8) for seat in range(2, 9)))
    before = (made.state.of(Account).total, chips(made)[1])
    too_many = refused(made, ExchangeFound(entry=1, value=25, chips=2_000, pay=False), 65)
    assert (too_many.code, too_many.limits) == ("chips.too-many", {"max": chips(made)[1] // 25})
    (done,) = order(made, ExchangeFound(entry=1, value=25, chips=found), 65)
    assert isinstance(done, FoundExchanged)
    assert (done.given, done.lost) == (given, lost)
    assert "24-C" in done.cites
    assert (made.state.of(Account).total, chips(made)[1]) == (before[0] - lost, before[1] - lost)


@pytest.mark.rule("apl-au-2025", "24-CHIP-UP")
@pytest.mark.parametrize(("held", "given", "free"), [(7, 2, 25), (1, 1, 75), (4, 1, 0)])
def test_without_a_race_odd_chips_make_one_chip_of_the_lowest(held: int, given: int, free: int) -> None:
    made = in_break()
    done = colour_up(made, Held(entry=3, chips=held), choices={"chips.colour_up": "chip-up"})
    assert (done.method, done.players[0].larger, done.gained) == ("chip-up", given, free)
    assert "24-CHIP-UP" in done.cites
    assert made.state.of(Account).total == 60_000 + free
    race = ColourUp(
        table=2,
        value=25,
        held=(Held(entry=9, chips=1),),
        choices={"chips.colour_up": "race"},
        in_view=True,
        dealer_seat=1,
    )
    assert refused(made, race, 62).limits == {"of": ["chip-up"]}  # one method for one colour-up


@pytest.mark.rule("apl-au-2025", "24-CHIP-UP")
def test_the_director_chooses_between_race_and_chip_up() -> None:
    made = in_break()
    asked = refused(made, ColourUp(table=1, value=25, held=(), in_view=True), 61)
    assert (type(asked), asked.options) == (Ambiguous, ["race", "chip-up"])


def test_odd_chips_may_make_one_chip_each_in_a_house() -> None:
    made = in_break(house={"chips.odd_chips_make": "one-for-each"})
    done = colour_up(made, Held(entry=3, chips=7), choices={"chips.colour_up": "chip-up"})
    assert done.players[0].larger == 1 + 3


def test_a_chip_goes_in_its_break_and_earlier_only_by_an_announcement() -> None:
    made = event(BOOK, (3,), dealers=True)
    order(made, IssueStacks())
    order(made, StartClock())
    needed = refused(made, ColourUp(table=1, value=25, held=(), in_view=True, choices={"chips.colour_up": "race"}), 45)
    assert needed.code == "colour-up.needed"
    colour_up_later = made.state.setup.levels[:3] + made.state.setup.levels[4:]  # no first break
    without = event(BOOK, (3,), dealers=True, levels=colour_up_later)
    order(without, IssueStacks())
    order(without, StartClock())
    order(without, SetLevel(level=4))
    early = refused(without, ColourUp(table=1, value=25, held=(), in_view=True, choices={"chips.colour_up": "race"}), 5)
    assert (early.code, early.rule) == ("colour-up.early", "25-B")
    order(
        without,
        ColourUp(table=1, value=25, held=(), in_view=True, choices={"chips.colour_up": "race"}, announced=True),
        5,
    )


@pytest.mark.rule("apl-au-2025", "63")
def test_hidden_chips_are_lost_and_leave_play() -> None:
    made = event(BOOK, (9, 9, 2), buy_in=Offer(chips=30_000), chips=())
    order(made, IssueStacks())
    assert made.state.of(Account).total == 600_000
    changed, removed = order(made, TakeHidden(entry=7, chips=5_000))
    assert isinstance(changed, ChipsSet)
    assert isinstance(removed, ChipsRemoved)
    assert (chips(made)[7], made.state.of(Account).total, removed.cites) == (25_000, 595_000, ("63",))
    assert made.state.policy.has(HIDDEN_MAY_DISQUALIFY)
    order(made, TakeHidden(entry=7, chips=1_000, moving=True))
    assert refused(made, TakeHidden(entry=7, chips=90_000)).limits == {"min": 1, "max": 24_000}


@pytest.mark.rule("apl-au-2025", "64")
def test_chips_without_an_owner_go_back_to_the_house_and_others_to_their_owner() -> None:
    made = event(BOOK)
    order(made, IssueStacks())
    (gone,) = order(made, FindChips(by_value=((500, 2),), place="under table 2"))
    assert isinstance(gone, ChipsRemoved)
    assert (gone.chips, gone.cites, made.state.of(Account).by_value[500]) == (1_000, ("64",), 34)
    assert made.state.of(Account).total == 44_000
    order(made, FindChips(by_value=((100, 3),), place="on a chair", owner=4))
    assert (chips(made)[4], made.state.of(Account).total) == (5_300, 44_000)


@pytest.mark.rule("apl-au-2025", "C-h")
def test_chips_are_worth_nothing_unless_law_permits_and_written_consent_are_all_there() -> None:
    made = event(BOOK)
    no = refused(made, AllowCashOut(law="s 12", permits="P-4"))
    assert (no.rule, no.limits) == ("C-h", {"needs": ["written-consent"]})
    assert refused(made, AllowCashOut()).limits == {"needs": ["law", "permits", "written-consent"]}
    assert made.state.of(CashOut).allowed is None
    order(made, AllowCashOut(law="s 12", permits="P-4", written_consent="letter of 2 May"))
    assert made.state.of(CashOut).allowed is not None


@pytest.mark.rule("apl-au-2025", "D-XII-e")
def test_everybody_begins_with_some_chips() -> None:
    made = event(BOOK, buy_in=Offer(chips=0), chips=())
    (finding,) = check_chips(made.state.setup, made.state.policy)
    assert (finding.code, finding.rule, finding.limits) == ("chips.start-stack", "D-XII-e", {"min": 1})
    assert refused(made, IssueStacks()).rule == "D-XII-e"


@pytest.mark.rule("apl-au-2025", "D-IX-b")
def test_the_stack_of_a_leaver_goes_when_the_time_of_blinding_off_is_over() -> None:
    made = event(BOOK)
    order(made, IssueStacks())
    order(made, StartClock())
    happen(made, ChipsSet(entry=3, chips=4_100))
    early = refused(made, RemoveLeaver(entry=3, left_for_good=True))
    assert (early.rule, early.limits) == ("D-IX-b", {"needs": "left-for-good"})
    order(made, LeaveForGood(entry=3))
    assert refused(made, RemoveLeaver(entry=3), 9).code == "leaver.blinded"
    order(made, RemoveLeaver(entry=3), 55)
    assert (chips(made)[3], made.state.of(Account).total) == (0, 45_000 - 4_100)
    gone = made.state.of(Entrants).entry(3)
    assert (gone.status, gone.table) == ("out", None)
