"""Corrections act on orders: whole or not at all, and the night is exactly what it would have been."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bench.nights import Night
from cardspeak.errors import Unlawful
from cardspeak.tournament.busts.out import BustOut, Eliminated
from cardspeak.tournament.core import Context, Order, State, broken
from cardspeak.tournament.difference import SeatAt, difference, snapshot
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.registering import Register
from cardspeak.tournament.finishing.places import places
from cardspeak.tournament.log import Correction, Entry, Event, derive, effective, entries_of
from cardspeak.tournament.money import Ledger, Sold
from cardspeak.tournament.presence.calls import Announce, Calls
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.seats.balancing import Balance
from cardspeak.tournament.seats.breaking import BreakTable
from cardspeak.words.catalogue import LANGUAGES, worded
from tests.tournament.autoplay.kit import SEED, night
from tests.tournament.entries.kit import Desk
from tests.tournament.prizes import kit as prizes


def context(event: Event) -> Context:
    """The director, right after the last thing that happened."""
    return Context(at=event.log[-1].at + 1_000, by="Dee", seed=SEED)


def strike(event: Event, *orders: int) -> Correction:
    """Strike orders out and save it."""
    correction = event.strike(orders, context(event), "a mistake")
    event.correct(correction)
    return correction


def insert(event: Event, order: Order, after: int) -> Correction:
    """Insert an order and save it."""
    correction = event.insert(order, after, context(event), "forgotten")
    event.correct(correction)
    return correction


def said(state: State) -> list[str]:
    return [one.words for one in state.of(Calls).announced]


def seats(state: State) -> dict[int, tuple[int | None, int | None]]:
    return {entry.number: (entry.table, entry.seat) for entry in state.of(Entrants).live()}


def under_way(players: int = 27, **changes: object) -> Night:
    """A night with its seats drawn and the clock running; nobody deals."""
    made = night("tda-2024", players, 0, seats_per_table=9, **changes)
    made.open_doors()
    return made


def test_striking_an_inserted_order_leaves_what_was_inserted_after_it() -> None:
    """D1 of the attack: the player was gone, and nobody was told."""
    desk = Desk("tda-2024")
    desk.field(3)
    event = desk.event
    words = insert(event, Announce(words="Welcome."), 4)
    player = insert(event, Register(player="late", name="Late"), words.number)
    collected = event.state.of(Ledger).collected
    struck = strike(event, words.number)
    assert not struck.conflicts
    assert event.state.of(Ledger).collected == collected
    assert [entry.what for entry in effective(event.log)][4:6] == [entry.what for entry in player.entries[:2]]
    assert not said(event.state)


def test_orders_are_inserted_on_inserted_ones_a_thousand_deep() -> None:
    desk = Desk("tda-2024")
    desk.field(2)
    event, last = desk.event, 3
    for number in range(1_000):
        correction = event.insert(Announce(words=str(number)), last, context(event), "forgotten")
        event.correct(correction)
        last = correction.number
    assert said(event.state) == [str(number) for number in range(1_000)]
    assert said(derive(event.log).state) == said(event.state)
    strike(event, 8)
    assert said(Event(event.log).state) == said(event.state) == [str(number) for number in range(1_000) if number != 1]


def test_striking_a_broken_table_puts_everybody_back() -> None:
    """Defect 1 of the walk: everything was said to fit, and nothing changed."""
    made = under_way(20)
    for entry in range(1, 5):
        made.director.order(BustOut(out=(Eliminated(entry=entry),)), made.at)
    event, before = made.event, snapshot(made.state)
    sitting = made.state.of(Entrants).table(2).players
    made.director.order(BreakTable(table=2, why="a leaking roof"), made.at)
    order = event.log[-1].first
    assert 2 not in {table.number for table in event.state.of(Entrants).open_tables()}
    correction = event.strike([event.log[-1].number], context(event), "the roof holds")
    told = difference(event.state, correction.state, made.at)
    assert not correction.conflicts
    assert [(one.table, one.before, one.after) for one in told.tables] == [(2, False, True)]
    assert len(told.seats) == sitting
    assert all(one.after is not None and one.after.table == 2 for one in told.seats)
    event.correct(correction)
    assert snapshot(event.state) == before
    strike(event, correction.number)
    assert order not in {one.first for one in event.log[-2:]}
    assert 2 not in {table.number for table in event.state.of(Entrants).open_tables()}


def test_striking_a_single_move_puts_the_player_back() -> None:
    made = under_way(26)
    for entry in (1, 2):
        made.director.order(BustOut(out=(Eliminated(entry=entry),)), made.at)
    event, before = made.event, seats(made.state)
    made.director.order(Balance(why="more room"), made.at)
    moved = {entry: seat for entry, seat in seats(event.state).items() if seat != before[entry]}
    correction = event.strike([event.log[-1].number], context(event), "nobody moved")
    told = difference(event.state, correction.state, made.at)
    assert [one.entry for one in told.seats] == list(moved)
    (one,) = told.seats
    assert one.after == SeatAt(table=before[one.entry][0] or 0, seat=before[one.entry][1] or 0)
    assert seats(correction.state) == before


def test_what_followed_from_a_struck_order_is_struck_with_it_and_never_comes_up_again() -> None:
    """Defect 4 of the walk: a struck entry left orphans that every later preview told of."""
    made = under_way(27, late_levels=4)
    event = made.event
    made.director.order(Register(player="late", name="Late"), made.at)
    order = event.log[-1].first
    made.director.follow(made.at)
    before = snapshot(event.state)
    correction = strike(event, order)
    assert correction.conflicts
    assert {one.order for one in correction.conflicts} == {
        entry.first for entry in event.log[order:] if _of_late(entry)
    }
    assert not derive(event.log).conflicts
    made.director.order(Announce(words="Late was never here."), made.at)
    assert not event.strike([event.log[-1].number], context(event), "nobody asked").conflicts
    strike(event, event.log[-1].number)
    strike(event, correction.number)
    assert snapshot(event.state) == before


def _of_late(entry: Entry) -> bool:
    return getattr(entry.what, "entry", None) == 28 and entry.first != entry.number - 1 and not entry.of


def test_a_bust_of_the_wrong_player_is_replaced_and_every_place_derives() -> None:
    made = under_way()
    event = made.event
    made.director.order(BustOut(out=(Eliminated(entry=3),)), made.at)
    wrong = event.log[-1].first
    for entry in (7, 8):
        made.director.order(BustOut(out=(Eliminated(entry=entry),)), made.at)
    right = BustOut(out=(Eliminated(entry=4),))
    correction = event.insert(right, wrong, context(event), "it was the neighbour", instead_of=[wrong])
    assert not correction.conflicts
    told = difference(event.state, correction.state, made.at)
    assert [(one.entry, one.before, one.after) for one in told.players] == [
        (3, "out", "playing"),
        (4, "playing", "out"),
    ]
    assert [(one.entry, one.before, one.after) for one in told.places] == [(3, 27, None), (4, None, 27)]
    event.correct(correction)
    assert places(event.state) == {4: 27, 7: 26, 8: 25}
    strike(event, correction.number)
    assert places(event.state) == {3: 27, 7: 26, 8: 25}


def test_an_order_of_which_one_happening_does_not_fit_counts_for_nothing() -> None:
    made = under_way()
    event = made.event
    drawn = next(entry.first for entry in event.log if entry.order == "draw seats")
    correction = event.strike([3], context(event), "registered twice")
    assert drawn in {one.order for one in correction.conflicts}
    assert all(entry.table is None for entry in correction.state.of(Entrants).live())
    assert not correction.state.of(Entrants).tables


def test_a_strike_tells_when_nothing_changes_by_it() -> None:
    desk = Desk("tda-2024")
    desk.field(2)
    desk.order(Announce(words="Hello."))
    desk.event.correct(desk.event.strike([desk.event.version], context(desk.event), "never said"))
    told = difference(desk.state, desk.state, desk.at)
    assert told.nothing
    back = desk.event.strike([desk.event.version], context(desk.event), "said after all")
    told = difference(desk.state, back.state, desk.at)
    assert (told.nothing, told.parts, told.players, told.seats, told.amounts) == (False, ("Calls",), (), (), ())


@pytest.mark.parametrize(
    ("orders", "code"),
    [([1], "log.first"), ([2], "log.first"), ([], "log.nothing"), ([0], "log.no-entry"), ([99], "log.no-entry")],
)
def test_what_cannot_be_struck_out_is_refused(orders: Iterable[int], code: str) -> None:
    desk = Desk("tda-2024")
    desk.field(2)
    with pytest.raises(Unlawful) as refused:
        desk.event.strike(orders, context(desk.event), "a mistake")
    assert refused.value.code == code


def test_an_order_is_struck_out_once() -> None:
    desk = Desk("tda-2024")
    desk.field(2)
    strike(desk.event, 5)
    with pytest.raises(Unlawful) as refused:
        strike(desk.event, 6)
    assert refused.value.code == "log.struck"


def test_any_entry_of_an_order_names_all_of_it() -> None:
    desk = Desk("tda-2024")
    desk.field(2)
    assert entries_of(desk.event.log, 5) == range(5, 7)
    (struck,) = strike(desk.event, 6).entries
    assert (struck.what, struck.order) == (type(struck.what)(orders=(5,)), "strike")
    assert [entry.number for entry in effective(desk.event.log)] == [1, 2, 3, 4]


def test_an_order_in_the_past_is_decided_and_takes_effect_at_that_moment() -> None:
    made = under_way()
    event = made.event
    earlier = next(entry for entry in event.log if entry.order == "start clock")
    late = Context(at=event.log[-1].at + 3_600_000, by="Dee", seed=SEED)
    event.correct(event.insert(Announce(words="Shuffle up."), earlier.number, late, "forgotten"))
    assert event.state.at < late.at == event.log[-1].at
    assert not broken(event.state)


def test_a_correction_that_would_break_a_proof_is_refused_with_what_is_broken() -> None:
    """Without the money of an entry, prizes that were paid would come from nowhere."""
    made = prizes.event(4, payout="own", own_payout=(5_000, 3_000, 2_000))
    prizes.announced(made)
    prizes.out(made, 1, 2)
    prizes.order(made, PayPrize(entry=2))
    sale = next(entry.number for entry in made.log if isinstance(entry.what, Sold))
    before = snapshot(made.state)
    with pytest.raises(Unlawful) as refused:
        made.strike([sale], context(made), "never paid")
    assert refused.value.code == "correction.unsound"
    assert refused.value.limits["broken"] == [
        {
            "is": "message",
            "code": "broken.prizes-above-pool",
            "values": {
                "announced": {"is": "money", "amount": 40_000, "currency": "AUD"},
                "pool": {"is": "money", "amount": 30_000, "currency": "AUD"},
            },
        }
    ]
    assert {language: worded(refused.value.message, language) for language in LANGUAGES} == {
        "en": "The correction would leave the event inconsistent. Prizes of $400 were announced and are being paid, but the pool is $300.",
        "ko": "정정하면 기록이 맞지 않게 됩니다. 발표되어 지급 중인 상금은 $400인데 프라이즈 풀은 $300입니다.",
    }
    assert snapshot(made.state) == before


def test_whoever_was_struck_out_is_still_told_by_name() -> None:
    event = under_way(9).director.event
    order = Register(player="ann", name="Ann Lake")
    entries = event.order(order, context(event))
    told = [str(entry.what.story_line(event.state)) for entry in entries]
    assert all("Ann Lake" in line for line in told)
    strike(event, entries[0].number)
    assert [str(entry.what.story_line(event.state)) for entry in entries] == told
    again = Event(event.log)
    assert [str(entry.what.story_line(again.state)) for entry in entries] == told
    assert snapshot(again.state) == snapshot(event.state)
    later = event.order(order, context(event))
    assert [str(entry.what.story_line(event.state)) for entry in later] == told
