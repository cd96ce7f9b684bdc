"""Dealt nights whose players buy more chips, wait for a seat, leave, misbehave and deal; each proven under several books."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bench.nights import Habits, Night, misbehaves, one_in
from cardspeak.tournament.autoplay.hands import HandDealt
from cardspeak.tournament.chips.account import Account
from cardspeak.tournament.deals.standing import Deals
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.bounties import Bounties
from cardspeak.tournament.finishing.places import Finishing, counts, places
from cardspeak.tournament.money import Ledger, proof
from cardspeak.tournament.presence.penalties import Penalise
from cardspeak.tournament.presence.record import Penalised
from cardspeak.tournament.prizes.standing import Prizes
from cardspeak.tournament.setup import ChipKind, Fee, Offer
from tests.tournament.autoplay.kit import PAY, SEED, TERMS, levels, night, setup
from tests.tournament.autoplay.proofs import proven

BOUNTY = (*PAY, Fee(name="bounty", amount=1_000, to="bounty"))
MORE_CHIPS = {"entries.more_chips": ["re-entry", "rebuy", "stamp-card"]}


def held(book: str, habits: Habits, players: int = 20, late: int = 3, **changes: Any) -> Night:
    """A night with these habits, from the doors to the last prize."""
    made = Night(setup=setup(book, **changes), seed=SEED, players=players, terms=TERMS, late=late, habits=habits)
    made.run()
    proven(made)
    return made


def happened(made: Night) -> Counter[str]:
    """How often everything happened."""
    return Counter(type(entry.what).__name__ for entry in made.event.log)


@pytest.mark.parametrize("book", ["tda-2024", "aplpt-2025", "888pl"])
def test_players_enter_again_while_entries_are_taken(book: str) -> None:
    offer = setup(book).buy_in
    more: dict[str, Any] = {"house": MORE_CHIPS, "levels": levels(minutes=30)} if book == "888pl" else {}
    made = held(book, Habits(re_enters=one_in(1)), 26, re_entry=offer, format="re-entry", late_levels=5, **more)
    sold = made.state.of(Ledger).sold
    again = sold["re-entry"]
    assert again > 1
    assert proof(made.state).pool == (26 + again) * 2_000
    assert made.state.of(Account).issued == (26 + again) * offer.chips
    assert len(places(made.state)) == 26, "a place for everybody, and none for an entry before the last"
    assert sum(not counts(made.state, entry) for entry in made.state.of(Entrants).entries) == again


@pytest.mark.parametrize("book", ["aplpt-2025", "apl-2007"])
def test_players_buy_stacks_and_add_ons(book: str) -> None:
    offer, more = setup(book).buy_in, Offer(chips=4_000, fees=(Fee(name="prizes", amount=1_500),))
    habits = Habits(rebuys=one_in(1), adds_on=one_in(2))
    made = held(book, habits, rebuy=offer, format="rebuy", rebuy_levels=3, rebuys_each=2, add_on=more)
    sold = made.state.of(Ledger).sold
    assert sold["rebuy"] > 0
    assert sold["add-on"] > 5
    assert proof(made.state).pool == (20 + sold["rebuy"]) * 2_000 + sold["add-on"] * 1_500
    why = made.state.of(Account).issued_why
    assert (why["rebuy"], why["add-on"]) == (sold["rebuy"] * offer.chips, sold["add-on"] * 4_000)


@pytest.mark.parametrize("book", ["aplpt-2025", "888pl"])
def test_alternates_come_in_first_come_first_and_the_others_have_their_money_back(book: str) -> None:
    made = held(book, Habits(), players=29, late=5, tables=3, seats_per_table=8, late_levels=4)
    entrants = made.state.of(Entrants)
    came = [entry for entry in entrants.entries.values() if entry.kind == "alternate"]
    seated = [entry.number for entry in came if entry.status != "withdrawn"]
    assert len(came) == 5
    assert seated == [entry.number for entry in came][: len(seated)]
    assert proof(made.state).pool == (24 + len(seated)) * 2_000
    assert made.state.of(Ledger).paid_back == (5 - len(seated)) * 2_500
    assert len(places(made.state)) == 24 + len(seated)


@pytest.mark.parametrize(
    ("kind", "book"),
    [("classic", "tda-2024"), ("progressive", "aplpt-2025"), ("mystery", "tda-2024"), ("mystery", "apl-korea-2023")],
)
def test_every_bounty_is_won_although_players_come_back(kind: str, book: str) -> None:
    offer = Offer(chips=5_000, fees=BOUNTY)
    habits = Habits(re_enters=one_in(2))
    made = held(book, habits, bounty=kind, buy_in=offer, re_entry=offer, format="re-entry", late_levels=5)
    entries = len(made.state.of(Entrants).entries)
    assert entries > 20
    assert sum(made.state.of(Bounties).won.values()) == entries * 1_000 == made.state.of(Ledger).by_purpose["bounty"]


@pytest.mark.parametrize("book", ["tda-2024", "aplpt-2025", "888pl", "apl-2007"])
def test_penalties_are_served_and_their_chips_leave_play(book: str) -> None:
    made = held(book, Habits(offends=misbehaves(4)))
    given = [entry.what for entry in made.event.log if isinstance(entry.what, Penalised)]
    assert len({one.penalty for one in given}) > 2
    taken = sum(one.chips for one in given)
    why = made.state.of(Account).removed_why
    assert why["penalty"] + why["disqualified"] == taken
    out = [one.entry for one in given if one.disqualified]
    assert all(made.state.of(Entrants).entry(entry).status == "disqualified" for entry in out)
    assert all(entry in places(made.state) for entry in out)
    served = sum(one.hands for one in given)
    missed = sum(len(entry.what.away) for entry in made.event.log if isinstance(entry.what, HandDealt))
    assert missed > 0 if served or any(one.penalty == "minutes" for one in given) else missed == 0


def test_whoever_misses_hands_is_not_there_for_as_many_and_then_is() -> None:
    def twice(_state: object, entry: Any, _chance: object) -> Any:
        if entry.number != 3 or given:
            return None
        given.append(entry.number)
        return Penalise(entry=3, penalty="missed hands", amount=2, offence="showed-hand", in_hand=True)

    given: list[int] = []
    made = held("tda-2024", Habits(offends=twice), players=9, late=0)
    log = made.event.log
    (start,) = [entry.number for entry in log if isinstance(entry.what, Penalised)]
    after = [entry.what for entry in log[start:] if isinstance(entry.what, HandDealt)]
    assert [len(hand.away) for hand in after[:4]] == [1, 1, 0, 0]


@pytest.mark.parametrize("book", ["tda-2015", "apl-2007"])
def test_players_come_and_go(book: str) -> None:
    made = held(book, Habits(steps_away=one_in(3)))
    assert happened(made)["WentAway"] > 10
    assert happened(made)["CameBack"] > 5


@pytest.mark.parametrize(("book", "goes"), [("888pl", True), ("aplpt-2025", True), ("tda-2024", False)])
def test_the_stacks_of_those_who_never_come_go_when_the_book_says(book: str, goes: bool) -> None:
    made = held(book, Habits(never_comes=one_in(4)))
    gone = sum(made.state.of(Account).removed_why.values())
    assert happened(made)["WentAway"] > 2
    assert (gone > 0) == goes


@pytest.mark.parametrize(
    ("book", "method"),
    [("tda-2024", "icm"), ("aplpt-2025", "chip-chop"), ("888pl", "even"), ("apl-au-2025", "floored-chip-chop")],
)
def test_a_deal_is_paid_and_the_title_is_played_for(book: str, method: Any) -> None:
    made = held(book, Habits(deals_at=4, deals_by=method))
    prizes, (deal,) = (
        made.state.of(Prizes),
        [one for one in made.state.of(Deals).all.values() if one.stage == "approved"],
    )
    assert made.state.of(Finishing).won is not None
    assert 2 <= len(prizes.agreed) == len(deal.by_entry) <= 4  # two may go on one hand
    assert sum(prizes.agreed.values()) == sum(prizes.payouts.prizes[: len(prizes.agreed)])
    assert all(prizes.paid[entry].amount == share for entry, share in prizes.agreed.items())


@pytest.mark.parametrize("book", ["aplpt-2025", "888pl"])
def test_a_satellite_ends_when_as_many_are_left_as_there_are_tickets(book: str) -> None:
    made = held(book, Habits(), format="satellite", ticket_price=12_000)
    prizes = made.state.of(Prizes)
    assert (
        len(prizes.tickets) == made.state.of(Entrants).left <= 3
    )  # two may go on one hand; then a place has the last one
    parts = Counter(part.form for one in prizes.paid.values() for part in one.parts)
    assert parts["ticket"] == 20 * 2_000 // 12_000
    assert proof(made.state).pool == 40_000


@pytest.mark.parametrize("book", ["tda-2024", "apl-au-2025"])
def test_everything_at_once(book: str) -> None:
    more = Offer(chips=5_000, fees=PAY)
    habits = Habits(
        re_enters=one_in(2), adds_on=one_in(3), steps_away=one_in(4), never_comes=one_in(9), offends=misbehaves(9),
        deals_at=3,
    )  # fmt: skip
    made = held(
        book, habits, players=38, re_entry=more, format="re-entry", late_levels=4, add_on=more, tables=4,
        guarantee=200_000,
    )  # fmt: skip
    assert proof(made.state).overlay > 0
    assert proof(made.state).pool == 200_000
    assert {"ReEntered", "WentAway", "Penalised", "DealApproved"} <= set(happened(made))


def test_the_same_seed_has_the_same_company() -> None:
    habits = Habits(re_enters=one_in(2), steps_away=one_in(5), offends=misbehaves(7))
    nights = [held("tda-2024", habits, 14, 2, re_entry=setup("tda-2024").buy_in, late_levels=3) for _ in range(2)]
    assert nights[0].event.log == nights[1].event.log


def test_without_habits_nothing_of_it_happens() -> None:
    made = night("tda-2024", 20, 2)
    made.run()
    proven(made)
    assert not {"ReEntered", "WentAway", "Penalised", "DealProposed"} & set(happened(made))


def test_chips_of_odd_worth_are_bought_and_accounted_for() -> None:
    kinds = (ChipKind(value=25, in_stack=8), ChipKind(value=100, in_stack=8), ChipKind(value=1_000, in_stack=4))
    made = held(
        "tda-2024", Habits(rebuys=one_in(1)), rebuy=Offer(chips=3_725, fees=PAY), format="rebuy", rebuy_levels=3,
        chips=kinds,
    )  # fmt: skip
    assert made.state.of(Account).issued_why["rebuy"] % 3_725 == 0
