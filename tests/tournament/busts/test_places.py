"""Finishing places: instant, derived, shared, and right again after every correction."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.books.settings.prizes import REPORTS_AT_ONCE
from cardspeak.errors import Ambiguous, Unlawful, Unreadable
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.busts.reporting import DeclareWinner, ReportOut
from cardspeak.tournament.core import Context
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.happenings import Busted
from cardspeak.tournament.finishing.places import announced_places, equals, place_of, places, still_in
from cardspeak.tournament.finishing.ranking import Out, Ways, tiers
from cardspeak.tournament.happenings import Registered, SeatLeft, SeatTaken
from cardspeak.tournament.log import derive, effective
from cardspeak.tournament.prizes.offering import takes_indivisible
from cardspeak.tournament.prizes.paying import reported
from tests.tournament.busts.kit import SEED, bust, happen, night, order, places_of, prizes_of, together

LATER = Context(at=5, by="Ann", seed=SEED)


def test_a_player_knows_the_place_at_once() -> None:
    event = night(tables=(9,))
    bust(event, 4)
    assert places_of(event, 4) == [9]
    assert announced_places(event.state)[4] == 9
    bust(event, 2)
    assert places_of(event, 2, 4) == [8, 9]


def test_a_player_who_is_out_has_no_seat_and_no_chips() -> None:
    event = night()
    bust(event, 4)
    entry = event.state.of(Entrants).entry(4)
    assert (entry.status, entry.table, entry.seat, entry.chips) == ("out", None, None, 0)
    assert event.state.of(Entrants).left == 8


def test_whoever_is_out_has_a_place_and_its_prize() -> None:
    event = night(tables=(5,), paid=(500, 300, 200))
    bust(event, 5, 4)
    assert (announced_places(event.state)[5], prizes_of(event, 5)) == (5, [0])
    bust(event, 3)
    assert (announced_places(event.state)[3], prizes_of(event, 3)) == (3, [200])


def test_before_the_payouts_are_announced_there_is_no_prize() -> None:
    event = night()
    bust(event, 1)
    with pytest.raises(Unlawful) as refused:
        prizes_of(event, 1)
    assert refused.value.code == "payouts.none"


def test_two_of_five_who_go_out_level_are_both_fourth_and_the_next_is_third() -> None:
    """directors.md 4.2: the one out before them is sixth, the two share fourth and fifth, the next out is third."""
    event = night("888pl", (6,), paid=(500, 300, 150, 100, 50))
    bust(event, 6)
    together(event, {1: 800, 2: 800})
    bust(event, 3)
    assert places_of(event, 6, 1, 2, 3) == [6, 4, 4, 3]
    assert equals(event.state, 1) == (1, 2)
    assert prizes_of(event, 1, 2, 3) == [75, 75, 150]


def test_three_out_where_two_prizes_are_left_share_both() -> None:
    event = night("888pl", (4,), paid=(200, 100, 50))
    together(event, {1: 700, 2: 700, 3: 700})
    assert prizes_of(event, 1, 2, 3) == [50, 50, 50]


def test_on_the_bubble_three_tables_share_the_last_prize() -> None:
    """Ten paid, twelve left, three out at three tables on one hand."""
    event = night("apl-au-2025", (4, 4, 4), paid=(*range(100, 10, -10), 9))
    together(event, {1: 9000, 5: 200, 9: 10_000}, hand="12")
    assert places_of(event, 1, 5, 9) == [10, 10, 10]
    assert prizes_of(event, 1, 5, 9) == [3, 3, 3]


def test_reports_from_tables_one_after_the_other_share_the_hand() -> None:
    event = night("aplpt-2025", (4, 4, 4))
    together(event, {1: 9000}, hand="12")
    together(event, {5: 200}, hand="12")
    assert places_of(event, 1, 5) == [11, 11]
    together(event, {2: 4000}, hand="13")
    assert places_of(event, 1, 5, 2) == [11, 11, 10]


def test_without_a_common_hand_the_later_report_has_the_better_place() -> None:
    event = night("aplpt-2025", (4, 4))
    bust(event, 1)
    bust(event, 5)
    assert places_of(event, 1, 5) == [8, 7]


# Corrections


def test_striking_out_a_wrong_bust_puts_every_place_right() -> None:
    event = night(paid=(500, 300, 200))
    bust(event, 1, 2, 3)
    wrong = next(
        entry.number for entry in event.log if isinstance(entry.what, Busted) and entry.what.outs[0].entry == 2
    )
    derived = event.strike([wrong], LATER, "wrong person")
    assert derived.conflicts == ()
    event.correct(derived)
    assert places_of(event, 1, 2, 3) == [9, None, 8]
    assert event.state.of(Entrants).entry(2).seat == 2


def test_a_bust_reported_late_is_inserted_and_the_others_move_up() -> None:
    event = night()
    bust(event, 1)
    place = len(event.log)
    bust(event, 2, 3, 4)
    derived = event.insert(BustOut(out=(Eliminated(entry=9),)), place, LATER, "reported late")
    assert derived.conflicts == ()
    event.correct(derived)
    assert places_of(event, 1, 9, 2, 3, 4) == [9, 8, 7, 6, 5]


def test_striking_one_of_several_leaves_the_others_ranked_by_their_facts() -> None:
    event = night("aplpt-2025", (4, 4))
    together(event, {1: 900, 2: 400}, hand="3")
    together(event, {5: 100}, hand="3", mixed="share")
    assert places_of(event, 1, 2, 5) == [6, 6, 6]
    struck = event.strike([len(event.log)], LATER, "was at another hand")
    event.correct(struck)
    assert places_of(event, 1, 2, 5) == [7, 8, None]


def test_a_hitman_who_was_out_before_shows_as_a_conflict() -> None:
    event = night()
    start = len(event.log)
    bust(event, 1, by=(2,))
    derived = event.insert(BustOut(out=(Eliminated(entry=2),)), start, LATER, "late")
    assert len(derived.conflicts) == 1
    assert "cannot have taken" in str(derived.conflicts[0].refusal)


# Re-entries and late entries


def again(event: object, entry: int, player: str, seat: int) -> None:
    happen(
        event,  # type: ignore[arg-type]
        Registered(entry=entry, player=player, name=player, kind="re-entry", chips=10_000),
        SeatTaken(entry=entry, table=1, seat=seat, why="late"),
    )


def test_a_player_who_comes_back_is_ranked_by_the_last_bust_of_the_last_entry() -> None:
    event = night(tables=(4,))
    bust(event, 1)
    assert places_of(event, 1) == [4]
    again(event, 5, "P1", 1)
    assert places_of(event, 1) == [None]
    bust(event, 2)
    assert places_of(event, 2) == [4]
    bust(event, 5)
    assert places_of(event, 1, 2, 5) == [None, 4, 3]
    assert sorted(places(event.state).values()) == [3, 4]


def test_a_late_entry_moves_those_already_out_one_place_down() -> None:
    event = night(tables=(4,))
    bust(event, 1)
    again(event, 5, "late one", 1)
    assert places_of(event, 1) == [5]


# Winner


def test_the_last_one_left_has_won() -> None:
    event = night(tables=(3,))
    bust(event, 1, 2)
    order(event, DeclareWinner(choices={"prizes.won_by": "last-player"}))
    assert places_of(event, 3, 2, 1) == [1, 2, 3]
    with pytest.raises(Unlawful):
        bust(event, 3)


def test_nobody_has_won_while_two_are_in() -> None:
    event = night("aplpt-2025", (3,))
    bust(event, 1)
    with pytest.raises(Unlawful) as refused:
        order(event, DeclareWinner())
    assert refused.value.limits == {"left": 1}


def test_not_everybody_can_be_out() -> None:
    event = night(tables=(2,))
    with pytest.raises(Unlawful) as refused:
        together(event, {1: 500, 2: 500})
    assert refused.value.limits == {"max": 1}


def test_where_the_most_chips_win_the_others_are_ranked_by_theirs() -> None:
    event = night(tables=(4,), house={"prizes.won_by": "most-chips"}, chips={1: 5000, 2: 20_000, 3: 5000})
    order(event, DeclareWinner())
    assert places_of(event, 2, 4, 1, 3) == [1, 2, 3, 3]


def test_several_with_the_most_chips_are_no_winner() -> None:
    event = night(tables=(4,), house={"prizes.won_by": "most-chips"})
    with pytest.raises(Unlawful) as refused:
        order(event, DeclareWinner())
    assert refused.value.code == "winner.tied"


# Refusals


@pytest.mark.parametrize(
    ("out", "code"),
    [
        ((Eliminated(entry=77),), "entry.unknown"),
        ((), "bust.nobody"),
        ((Eliminated(entry=1), Eliminated(entry=1)), "bust.twice"),
        ((Eliminated(entry=1, stack=0),), "bust.no-stack"),
        ((Eliminated(entry=1, by=(1,)),), "bust.hitman-gone"),
        ((Eliminated(entry=1, by=(2, 2)),), "bust.twice"),
        ((Eliminated(entry=1, by=(6,)),), "bust.hitman-elsewhere"),
        ((Eliminated(entry=1, cards="As Zz"),), "card.unreadable"),
        ((Eliminated(entry=1, cards="As Ks", hand_rank=1),), "bust.hand"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(out: tuple[Eliminated, ...], code: str) -> None:
    event = night(tables=(5, 4))
    before = len(event.log)
    with pytest.raises((Unlawful, Unreadable)) as refused:
        order(event, BustOut(out=out, board="2c 3d 4h 9s 9d"))
    assert refused.value.code == code
    assert len(event.log) == before
    assert still_in(event.state) == 9


@pytest.mark.parametrize(
    ("seated", "asks"),
    [
        (True, "P6 (entry 6) does not sit at table 1: is that right?"),
        (False, "P6 (entry 6) did not sit at the table: is that right?"),
    ],
)
def test_a_hitman_from_elsewhere_is_asked_for_also_where_the_player_has_no_seat(seated: bool, asks: str) -> None:
    event = night(tables=(5, 4))
    if not seated:
        happen(event, SeatLeft(entry=1))
    with pytest.raises(Unlawful) as refused:
        order(event, BustOut(out=(Eliminated(entry=1, by=(6,)),)))
    assert str(refused.value) == asks


def test_nobody_goes_out_twice() -> None:
    event = night()
    bust(event, 1)
    with pytest.raises(Unlawful) as refused:
        bust(event, 1)
    assert refused.value.code == "bust.not-playing"


def test_where_the_book_is_silent_the_director_chooses_and_is_told_what_others_say() -> None:
    event = night("tda-2015")
    with pytest.raises(Ambiguous) as refused:
        together(event, {1: 900, 2: 400})
    asked = refused.value.question
    assert asked is not None
    assert (asked.setting, asked.values) == ("prizes.same_table", ["starting-stack", "equal-place"])
    assert any("28-a" in one.cites for one in asked.others)
    together(event, {1: 900, 2: 400}, same_table="equal-place")
    assert places_of(event, 1, 2) == [8, 8]


def test_a_house_setting_spares_the_question() -> None:
    event = night("tda-2015", house={"prizes.same_table": "starting-stack"})
    together(event, {1: 900, 2: 400})
    assert places_of(event, 1, 2) == [8, 9]


def test_equals_may_be_told_the_place_in_the_middle() -> None:
    event = night("888pl", house={"prizes.equal_place_is": "middle"})
    together(event, {1: 900, 2: 900, 3: 900})
    assert announced_places(event.state)[1] == 8
    assert place_of(event.state, 1) == 7


# Reporting at the desk


@pytest.mark.rule("apl-au-2025", "D-V-j-p2")
def test_whoever_is_out_reports_before_a_prize_is_paid() -> None:
    event = night()
    bust(event, 4)
    assert event.state.policy.rules(REPORTS_AT_ONCE) == ("D-V-j",)
    assert not reported(event.state, 4)
    order(event, ReportOut(entry=4), at=9)
    assert reported(event.state, 4)
    with pytest.raises(Unlawful):
        order(event, ReportOut(entry=4))
    with pytest.raises(Unlawful):
        order(event, ReportOut(entry=5))


def test_elsewhere_nobody_has_to_report() -> None:
    event = night("888pl")
    bust(event, 4)
    assert reported(event.state, 4)


# Indivisible prizes


def test_where_no_hand_is_known_the_director_names_who_takes_the_trophy() -> None:
    event = night("888pl")
    together(event, {1: 900, 2: 900})
    with pytest.raises(Ambiguous) as refused:
        takes_indivisible(event.state, 1)
    assert refused.value.options == [1, 2]
    assert takes_indivisible(event.state, 1, chosen=2)[0] == 2
    with pytest.raises(Ambiguous):
        takes_indivisible(event.state, 1, chosen=5)


def test_cards_are_compared_by_the_game() -> None:
    event = night("888pl", (9,))
    out = (Eliminated(entry=1, stack=900, cards="9c 9d"), Eliminated(entry=2, stack=900, cards="Kc Kd"))
    order(event, BustOut(out=out, board="2s 3s 4h 8d Qd"))
    assert equals(event.state, 1) == (2, 1)
    assert takes_indivisible(event.state, 1) == (2, ("6-32",))


def test_a_card_cannot_be_in_two_hands() -> None:
    event = night("888pl", (9,))
    out = (Eliminated(entry=1, stack=900, cards="9c Kd"), Eliminated(entry=2, stack=900, cards="Kc Kd"))
    with pytest.raises((Unlawful, Unreadable)):
        order(event, BustOut(out=out, board="2s 3s 4h 8d Qd"))


# Properties

OUTS = st.lists(
    st.builds(
        lambda table, stack, strength: (table, stack, strength),
        st.integers(1, 3), st.sampled_from([100, 200, 300]), st.integers(1, 3),
    ),
    min_size=1, max_size=6,
)  # fmt: skip
WAYS = st.builds(
    Ways,
    same_table=st.sampled_from(["starting-stack", "equal-place"]),
    equal_stacks=st.sampled_from(["equal-place", "best-hand", "points-by-hand"]),
    across=st.sampled_from(["equal-place", "time-recorded"]),
    mixed=st.sampled_from(["share", "by-stack", "by-table-first"]),
    all_share_in=st.sampled_from([0, 5]),
)


@given(outs=OUTS, ways=WAYS, left=st.integers(1, 8), points=st.booleans())
def test_everybody_who_goes_out_is_ranked_once(
    outs: list[tuple[int, int, int]], ways: Ways, left: int, points: bool
) -> None:
    made = [Out(entry=k, table=t, stack=s, strength=h) for k, (t, s, h) in enumerate(outs, 1)]
    ranked = tiers(made, ways, left, points=points)
    assert sorted(entry for tier in ranked for entry in tier) == [out.entry for out in made]
    one_table = len({out.table for out in made}) == 1
    if one_table and ways.same_table == "starting-stack" and not left < ways.all_share_in:
        stacks = {out.entry: out.stack for out in made}
        order_of = [stacks[entry] for tier in ranked for entry in tier]
        assert order_of == sorted(order_of, reverse=True)


@given(steps=st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3)), max_size=14))
def test_replay_gives_the_same_places_and_no_place_is_missing(steps: list[tuple[int, int]]) -> None:
    """Random busts, alone and together, random strikes: places are 1 to n without a gap, and replay equals the state."""
    event = night("888pl", (6, 6))
    for pick, deed in steps:
        playing = [entry.number for entry in event.state.of(Entrants).live()]
        busts = [entry.number for entry in effective(event.log) if isinstance(entry.what, Busted)]
        if deed == 3 and busts:
            struck = event.strike([busts[pick % len(busts)]], LATER, "oops")
            event.correct(struck)
        elif deed == 2 and len(playing) > 2:
            together(event, {playing[0]: 500 + pick % 2, playing[1]: 500}, hand=str(pick % 2))
        elif len(playing) > 1:
            bust(event, playing[pick % len(playing)])
    found = places(event.state)
    assert found == places(derive(event.log).state)
    left, taken = still_in(event.state), sorted(found.values())
    assert left + len(taken) == 12
    expected = left + 1
    while taken:
        assert taken[0] == expected
        count = taken.count(expected)
        taken, expected = taken[count:], expected + count
