"""Satellites of the tour: tickets, what is left over, the last ones left, flips with one open hand and no fee."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.policy import policy
from cardspeak.errors import Refusal
from cardspeak.floor.script.run import run
from cardspeak.tournament.creating import findings
from cardspeak.tournament.draws import Chance
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.prizes.flips import Flip, Flipped, Flips, Shown, dealt, ranked
from cardspeak.tournament.prizes.paying import PayPrize
from cardspeak.tournament.prizes.payouts import Payouts, Wanted, payouts
from cardspeak.tournament.prizes.tickets import AwardTickets, seats_are_won
from cardspeak.tournament.setup import EventSetup, Level, Offer
from cardspeak.tournament.terms import EntryTerms
from tests.tournament.entries.kit import DAY, PAY, START, TERMS, Desk
from tests.tournament.prizes.kit import ALL_IN_THE_POOL, SEED, announced, event, order, out, refused, setup

TOUR = "aplpt-2025"


def seats(
    pool: int,
    entries: int = 20,
    wanted: Wanted | None = None,
    book: str = TOUR,
    tickets: int = 0,
    price: int = 55_000,
    leftover: str = "",
) -> Payouts:
    made = setup(book, format="satellite", ticket_price=price, tickets=tickets)
    choices = {"satellites.leftover_money": leftover} if leftover else {}
    return payouts(pool, entries, made, Inquiry(policy(book), choices), wanted)


@pytest.mark.rule("aplpt-2025", "3.2.1")
@pytest.mark.parametrize(
    ("pool", "tickets", "leftover"), [(200_000, 3, 35_000), (165_000, 3, 0), (54_999, 0, 54_999), (220_001, 4, 1)]
)
def test_what_makes_up_no_seat_is_one_prize(pool: int, tickets: int, leftover: int) -> None:
    found = seats(pool)
    assert found.tickets == tickets
    assert found.prizes == (*[55_000] * tickets, *([leftover] if leftover else []))
    assert sum(found.prizes) == pool
    assert found.cites == (("3.2.1",) if leftover else ())


@pytest.mark.rule("aplpt-2025", "3.2.1")
def test_it_may_be_or_include_credits_of_the_tour() -> None:
    assert seats(200_000, wanted=Wanted(credits=20_000)).credits == 20_000
    with pytest.raises(Refusal) as refused:
        seats(200_000, wanted=Wanted(credits=35_001))
    assert refused.value.limits == {"min": 0, "max": 35_000}
    made = event(9, TOUR, format="satellite", ticket_price=25_000)
    announced(made, credits=10_000)
    out(made, *range(1, 7))
    (paid,) = order(made, PayPrize(entry=6))
    assert [(part.form, part.amount) for part in paid.parts] == [("credits", 10_000), ("cash", 5_000)]  # type: ignore[attr-defined]


def test_where_the_book_is_silent_the_director_says() -> None:
    with pytest.raises(Refusal) as asked:
        seats(200_000, book="tda-2024")
    assert asked.value.question is not None
    assert asked.value.question.values == ["one-prize", "shared"]
    assert seats(200_000, book="tda-2024", leftover="shared").prizes == (66_667, 66_667, 66_666)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"price": 0}, "ticket_price"),
        ({"tickets": 4}, "house_adds"),
        ({"entries": 3}, "tickets"),
        ({"pool": -1}, "pool"),
    ],
    ids=str,
)
def test_seats_that_cannot_be_paid_are_refused(change: dict[str, int], field: str) -> None:
    with pytest.raises(Refusal) as refused:
        seats(**({"pool": 200_000} | change))  # type: ignore[arg-type]
    assert refused.value.field == field


@pytest.mark.rule("aplpt-2025", "5.1")
def test_the_last_ones_left_for_the_seats_win_whatever_their_chips() -> None:
    made = event(9, TOUR, format="satellite", ticket_price=30_000)
    announced(made)
    out(made, *range(1, 6))
    assert not seats_are_won(made.state)
    found = refused(made, AwardTickets())
    assert (found.limits, found.rule) == ({"max": 3}, "5.1")
    out(made, 6)
    assert seats_are_won(made.state)
    (done,) = order(made, AwardTickets())
    assert done.entries == (7, 8, 9)  # type: ignore[attr-defined]
    assert {made.state.of(Entrants).entry(entry).status for entry in (7, 8, 9)} == {"qualified"}
    for entry in (7, 8, 9):
        (paid,) = order(made, PayPrize(entry=entry))
        assert [(part.form, part.amount) for part in paid.parts] == [("ticket", 30_000)]  # type: ignore[attr-defined]
    assert refused(made, AwardTickets()).code in ("satellite.over", "satellite.not-over")


def test_no_tickets_without_a_satellite() -> None:
    made = event(9, TOUR)
    announced(made)
    assert refused(made, AwardTickets()).code == "satellite.none"


# Raise or fold

SCRIPT = """
book aplpt-2025
game NLHE 100/200
format raise or fold
seats 2:SB 3:BB 5:UTG=5000 6:Short=300 8:Btn
button 8
preflop
UTG raises to 600
? Short
=> fold, call 300
Short folds
? Btn
=> fold, raise 1000+
Btn calls
=> refused [3.3.1]
Btn puts 1000
=> director: fold | raise 1000 | another ruling [3.3.1]
"""


@pytest.mark.rule("aplpt-2025", "3.3.1")
def test_nobody_may_call_in_raise_or_fold() -> None:
    (found,) = run(SCRIPT)
    assert found.ok, found.report()


@pytest.mark.rule("aplpt-2025", "3.3.1")
def test_raise_or_fold_is_played_at_one_table() -> None:
    made = setup(TOUR, format="raise-or-fold", ticket_price=30_000, seats_per_table=9)
    assert payouts(90_000, 9, made, Inquiry(policy(TOUR))).tickets == 3
    with pytest.raises(Refusal) as found:
        payouts(100_000, 10, made, Inquiry(policy(TOUR)))
    assert (found.value.limits, found.value.rule) == ({"max": 9}, "3.3.1")


# Flips


def flips_setup(**other: object) -> EventSetup:
    return setup(TOUR, **({"format": "flips", "ticket_price": 30_000, "buy_in": ALL_IN_THE_POOL} | other))


@pytest.mark.rule("aplpt-2025", "3.4.3")
def test_flips_give_all_of_the_money_back() -> None:
    assert payouts(90_000, 9, flips_setup(), Inquiry(policy(TOUR))).prizes == (30_000, 30_000, 30_000)
    with pytest.raises(Refusal) as found:
        payouts(90_000, 9, setup(TOUR, format="flips", ticket_price=30_000), Inquiry(policy(TOUR)))
    assert (found.value.value, found.value.rule) == (1_000, "3.4.3")


@pytest.mark.rule("aplpt-2025", "3.4.1")
@pytest.mark.parametrize(
    ("game", "target", "code"), [("PLO", "Main", "setup.flips-game"), ("NLHE", "", "setup.target")]
)
def test_flips_are_no_limit_holdem_for_a_seat_in_another_event(game: str, target: str, code: str) -> None:
    terms = EntryTerms(charge_lawful=True, fee_lawful=True, advertised_at=START - DAY, target=target)
    blinds = tuple(Level(minutes=10, small_blind=big // 2, big_blind=big, game=game) for big in (50, 100))
    with pytest.raises(Refusal) as found:
        Desk(TOUR, terms, format="flips", ticket_price=30_000, buy_in=Offer(chips=5_000, fees=PAY[:1]), levels=blinds)
    assert (found.value.code, found.value.rule) == (code, "3.4.1")


@pytest.mark.parametrize("book", ["aplpt-2025", "tda-2024"])
def test_no_other_game_is_flipped_under_any_book(book: str) -> None:
    levels = (Level(minutes=10, small_blind=25, big_blind=50, game="PLO"),)
    codes = {one.code for one in findings(setup(book, format="flips", ticket_price=30_000, levels=levels), TERMS)}
    assert "setup.flips-game" in codes


def test_flips_have_a_price_that_is_played_for() -> None:
    with pytest.raises(Refusal) as found:
        payouts(90_000, 9, flips_setup(ticket_price=0), Inquiry(policy(TOUR)))
    assert found.value.field == "ticket_price"


@pytest.mark.rule("aplpt-2025", "3.4.2")
def test_one_open_hand_without_decisions() -> None:
    made = event(6, TOUR, format="flips", ticket_price=30_000, buy_in=ALL_IN_THE_POOL)
    (done,) = order(made, Flip(entries=(1, 2, 3, 4, 5, 6), seats=2))
    assert isinstance(done, Flipped)
    assert [len(one.cards) for one in done.hands] == [4] * 6
    assert len(done.board) == 10
    assert "3.4.2" in done.cites
    if not done.tied:
        again = refused(made, Flip(entries=(1, 2)))
        assert (again.code, again.rule) == ("flip.again", "3.4.2")


def checks(seed: bytes) -> Callable[[str], Chance]:
    return lambda label: Chance(seed, label)


def test_a_flip_can_be_checked_from_the_seed() -> None:
    made = event(6, TOUR, format="flips", ticket_price=30_000, buy_in=ALL_IN_THE_POOL)
    (done,) = order(made, Flip(entries=(1, 2, 3)))
    assert isinstance(done, Flipped)
    assert list(done.drawn_wrong(made.state, checks(SEED))) == []
    assert len(list(done.drawn_wrong(made.state, checks(b"another seed than it")))) == 1


HANDS = (
    Shown(entry=1, cards="AsAd"),
    Shown(entry=2, cards="KsKd"),
    Shown(entry=3, cards="7c2d"),
    Shown(entry=4, cards="6c2h"),
)


@pytest.mark.parametrize(
    ("board", "count", "winners", "tied"),
    [
        ("KhQh8c4s3d", 1, (2,), ()),
        ("KhQh8c4s3d", 2, (2, 1), ()),
        ("9hTh8c9s9d", 3, (1, 2), (3, 4)),
        ("AhKhQhJhTh", 1, (), (1, 2, 3, 4)),
        ("KhQh8c4s3d", 4, (2, 1, 3, 4), ()),
    ],
)
def test_the_best_hands_win_and_a_tie_for_the_last_seat_stays_open(
    board: str, count: int, winners: tuple[int, ...], tied: tuple[int, ...]
) -> None:
    found = ranked(HANDS, board, count)
    assert (set(found[0]), set(found[1])) == (set(winners), set(tied))


@pytest.mark.rule("aplpt-2025", "3.4.2")
def test_those_who_tie_flip_again_among_themselves() -> None:
    made = event(23, TOUR, format="flips", ticket_price=30_000, buy_in=ALL_IN_THE_POOL)
    everybody = tuple(range(1, 24))
    label = next(number for number in range(1, 400) if ranked(*dealt(Chance(SEED, f"flip {number}"), everybody), 5)[1])
    state = made.state.of(Flips)
    state.dealt += [Flipped(label="", hands=(), board="", seats=1, winners=())] * (label - 1)
    (done,) = order(made, Flip(entries=everybody, seats=5))
    assert isinstance(done, Flipped)
    assert done.tie == "another-hand"
    left = 5 - len(done.winners)
    others = tuple(entry for entry in everybody if entry not in done.tied)
    assert refused(made, Flip(entries=(*done.tied, others[0]), seats=left)).code == "flip.tied"
    order(made, Flip(entries=done.tied, seats=left))


@pytest.mark.parametrize(
    ("bad", "field"),
    [
        (Flip(entries=(1,)), "entries"),
        (Flip(entries=(1, 1)), "entries"),
        (Flip(entries=(1, 2), seats=2), "seats"),
        (Flip(entries=(1, 2), seats=0), "seats"),
        (Flip(entries=(1, 99)), "entry"),
    ],
    ids=str,
)
def test_a_bad_flip_is_refused(bad: Flip, field: str) -> None:
    made = event(6, TOUR, format="flips", ticket_price=30_000, buy_in=ALL_IN_THE_POOL)
    assert refused(made, bad).field == field
    assert refused(event(6, TOUR), Flip(entries=(1, 2))).code == "flip.format"
