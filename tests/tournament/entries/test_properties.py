"""Whatever is ordered, and whatever is struck out again: money and chips add up, and the log alone tells the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.errors import Refusal
from cardspeak.tournament.chips.account import Account, expected
from cardspeak.tournament.core import Context, Order, State, broken
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.entries.door import at_the_door
from cardspeak.tournament.entries.leaving import CarryOver, RefundEntry, Substitute, Withdraw
from cardspeak.tournament.entries.re_entering import ReEnter
from cardspeak.tournament.entries.rebuying import AddOn, AnnounceRebuy, Rebuy
from cardspeak.tournament.entries.redraws import draw
from cardspeak.tournament.entries.registering import Register, SeatAlternate
from cardspeak.tournament.entries.signing_up import DropSignUp, SignUp
from cardspeak.tournament.entries.stamp_cards import FillCard, RedeemCard
from cardspeak.tournament.log import derive
from cardspeak.tournament.money import Ledger, the_ledger_adds_up
from cardspeak.tournament.setup import Fee, Offer
from cardspeak.tournament.terms import EntryTerms
from tests.tournament.entries.kit import START, Desk

PLAYERS = [f"p{number}" for number in range(1, 9)]
NUMBERS = range(1, 10)
PRICE = Offer(chips=1000, fees=(Fee(name="prizes", amount=900), Fee(name="fee", amount=100, to="house")))
CHOICES = {
    "entries.withdrawal_until": "before-the-start", "entries.withdrawal_refund": "buy-in",
    "entries.substitute": "with-consent", "entries.carry_over": True, "entries.rebuy_binds": True,
    "entries.rebuy_announced_before": "cards-dealt", "entries.refund_may": ["two-events-at-once"],
}  # fmt: skip

players, numbers, stacks = st.sampled_from(PLAYERS), st.sampled_from(NUMBERS), st.integers(0, 3000)
ORDERS: st.SearchStrategy[Order] = st.one_of(
    st.builds(Register, player=players, name=players, paid=st.booleans(), alternate=st.booleans()),
    st.builds(SignUp, player=players, name=players),
    st.builds(Register, player=players, name=players, sign_up=players),
    st.builds(DropSignUp, player=players),
    st.builds(Withdraw, entry=numbers, choices=st.just(CHOICES)),
    st.builds(RefundEntry, entry=numbers, ground=st.just("two-events-at-once"), choices=st.just(CHOICES)),
    st.builds(CarryOver, entry=numbers, to=st.just("June"), why=st.just("ill"), choices=st.just(CHOICES)),
    st.builds(Substitute, entry=numbers, player=players, name=players, consent=st.just(True), choices=st.just(CHOICES)),
    st.builds(ReEnter, player=players, give_up=st.booleans(), stack=stacks, director_told=st.just(True)),
    st.builds(Rebuy, entry=numbers, stack=stacks, paid=st.booleans()),
    st.builds(AnnounceRebuy, entry=numbers, stack=stacks, choices=st.just(CHOICES)),
    st.builds(AddOn, entry=numbers, stack=stacks),
    st.builds(SeatAlternate),
    st.builds(FillCard, card=st.sampled_from("ABC"), player=players, value=st.just(500)),
    st.builds(RedeemCard, entry=numbers, card=st.sampled_from("ABC"), stack=stacks),
)
MOVES: st.SearchStrategy[str] = st.sampled_from(
    ["level 1", "level 2", "level 3", "break", "bust p1", "bust p2", "bust p3"]
)


def desk_with_everything(book: str) -> Desk:
    terms = EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=START - 1, give_up_stack=True)
    house = {"entries.more_chips": ["rebuy", "add-on", "re-entry", "stamp-card"]}
    return Desk(
        book, terms, buy_in=PRICE, re_entry=PRICE, rebuy=PRICE, add_on=PRICE, rebuy_levels=2, pool_cap=20_000,
        stamp_cards=True, house=house, tables=1, seats_per_table=6,
    )  # fmt: skip


def move(desk: Desk, words: str) -> None:
    what, _, which = words.partition(" ")
    if what == "bust":
        if which in desk.state.of(Entrants).by_player and desk.entry(which).live:
            desk.bust(which)
    elif what == "level":
        desk.level(int(which))
    else:
        desk.on_break(1)


def adds_up(state: State) -> None:
    money, entrants, account = state.of(Ledger), state.of(Entrants), state.of(Account)
    assert list(the_ledger_adds_up(state)) == []
    assert broken(state) == ()
    assert entrants.left == sum(1 for _ in entrants.live())
    assert not [player for player, _ in at_the_door(state) if _is_in(state, player)]
    there = [entry for entry in entrants.entries.values() if entry.status not in ("withdrawn", "waiting")]
    others = [entry for entry in entrants.entries.values() if entry not in there]
    sold = sum(entry.bought for entry in there) + sum(account.issued_to.get(entry.number, 0) for entry in others)
    assert expected(state) == sold - account.removed
    assert min([*money.owed.values(), money.collected, money.paid_back]) >= 0


def _is_in(state: State, player: str) -> bool:
    entrants = state.of(Entrants)
    return any(entrants.entries[number].live for number in entrants.by_player.get(player, ()))


@pytest.mark.parametrize("book", ["aplpt-2025", "tda-2015", "apl-2007", "888pl"])
@settings(max_examples=60)
@given(steps=st.lists(ORDERS | MOVES, max_size=40), strikes=st.lists(st.integers(2, 60), max_size=4))
def test_any_orders_and_any_strikes_leave_money_and_chips_adding_up(
    book: str, steps: list[Order | str], strikes: list[int]
) -> None:
    desk = desk_with_everything(book)
    for step in steps:
        try:
            move(desk, step) if isinstance(step, str) else desk.order(step)
        except Refusal:
            continue
    adds_up(desk.state)
    assert desk.replays()
    wanted = [number for number in strikes if number <= len(desk.event.log) and desk.event.log[number - 1].first > 1]
    if not wanted:
        return
    derived = desk.event.strike(wanted, Context(at=desk.at), "a mistake")
    assert list(the_ledger_adds_up(derived.state)) == []
    desk.event.correct(derived)
    again = derive(desk.event.log)
    assert again.state.of(Ledger) == desk.state.of(Ledger)
    assert list(at_the_door(again.state)) == list(at_the_door(desk.state))
    assert not again.conflicts


@given(seed=st.binary(min_size=16, max_size=20), cards=st.lists(players, max_size=30), names=st.integers(0, 6))
def test_a_draw_takes_different_people_and_as_many_as_there_are(seed: bytes, cards: list[str], names: int) -> None:
    owners = {f"card {number}": player for number, player in enumerate(cards)}
    drawn = draw(Chance(seed, "stamp cards"), list(owners), owners, names)
    people = [owners[card] for card in drawn]
    assert len(set(people)) == len(people) == min(names, len(set(cards)))
    assert draw(Chance(seed, "stamp cards"), list(owners), owners, names) == drawn


def test_the_first_to_wait_is_the_first_to_sit() -> None:
    desk = Desk("tda-2015", tables=1, seats_per_table=2)
    desk.field(6)
    desk.start()
    for number in range(1, 5):
        desk.bust(f"p{number}")
        desk.order(SeatAlternate())
    seated = [entry.number for entry in desk.state.of(Entrants).live()]
    assert seated == [5, 6]
    assert desk.refused(SeatAlternate()).code == "alternate.none"
