"""PHH in: positions become seats, forced bets become dues, and every fault is told with its line."""

from __future__ import annotations

import pytest

from cardspeak.errors import Refusal, Unlawful
from cardspeak.hand.notation.phh_read import iter_records, read_hand, read_hands
from tests.hand.notation.histories import HEADS_UP, RIVER, STUD, edited

Dues = list[tuple[int, str, int]]


def dues(text: str) -> Dues:
    return [(due.seat, due.kind, due.amount) for due in read_hand(text).setup.dues]


def blinds(*amounts: int) -> str:
    n = len(amounts)
    return (
        f'variant = "NT"\nantes = {[0] * n}\nblinds_or_straddles = {list(amounts)}\nmin_bet = 10\n'
        f"starting_stacks = {[500] * n}\nactions = []\n"
    )


def test_everything_the_file_says_is_kept() -> None:
    record = read_hand(RIVER)
    assert record.variant == "NT"
    assert record.seats == (3, 5, 8, 1)
    assert record.setup.button == 1
    assert record.names() == {3: "Mara", 5: "Jun-ho", 8: "p3", 1: "Okoye"}
    assert record.finishing_stacks == (8900, 14700, 7300, 17900)
    assert record.details["_sponsor"] == "The Anchor"
    assert record.details["level"] == 4
    assert record.actions[5].commentary == "a small one"
    assert record.actions[-1].text() == "# what a hand"


def test_without_seat_numbers_the_button_sits_last() -> None:
    assert (read_hand(STUD).seats, read_hand(STUD).setup.button) == ((1, 2, 3), 3)


def test_heads_up_the_forced_bets_stand_the_other_way_round() -> None:
    record = read_hand(HEADS_UP)
    assert dues(HEADS_UP) == [(2, "small blind", 50), (1, "big blind", 100)]
    assert (record.setup.button, record.scale, dict(record.setup.stacks)) == (2, 100, {1: 10025, 2: 8000})


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ((5, 10, 20, 0), [(1, "small blind", 5), (2, "big blind", 10), (3, "straddle", 20)]),
        ((5, 10, 0, 20), [(1, "small blind", 5), (2, "big blind", 10), (4, "straddle", 20)]),
        ((5, 10, 0, -10), [(1, "small blind", 5), (2, "big blind", 10), (4, "post", 10)]),
        ((0, 10, 0, 0), [(2, "big blind", 10)]),
        ((10, 0, 0, 0), [(1, "big blind", 10)]),
        ((5, 0, 0, 0), [(1, "small blind", 5)]),
        ((0, 0, 0, 10), [(4, "big blind", 10)]),
        ((10, 10, 0, 0), [(1, "big blind", 10), (2, "big blind", 10)]),
    ],
    ids=[
        "straddle",
        "button straddle",
        "newcomer's post",
        "no small blind",
        "dead small blind",
        "small blind only",
        "button blind",
        "two big blinds",
    ],
)
def test_blinds_by_position(amounts: tuple[int, ...], expected: Dues) -> None:
    assert dues(blinds(*amounts)) == expected


def test_a_newcomer_s_post_does_not_move_the_first_to_act() -> None:
    assert read_hand(blinds(5, 10, 0, -10)).setup._plan.first_place == 2
    assert read_hand(blinds(5, 10, 20, 0)).setup._plan.first_place == 3


def test_a_single_payer_s_ante() -> None:
    stakes = read_hand(RIVER).setup.stakes
    assert (stakes.ante, stakes.ante_by) == (200, "big blind")
    button = edited(RIVER, "antes = [0, 200, 0, 0]", "antes = [0, 0, 0, 200]")
    assert read_hand(button).setup.stakes.ante_by == "button"


def test_the_bring_in() -> None:
    setup = read_hand(STUD).setup
    assert (setup.stakes.bring_in, setup.stakes.small_bet, setup.stakes.big_bet) == (15, 50, 100)
    assert setup.antes_matched


def test_chips_nobody_counted() -> None:
    record = read_hand(edited(STUD, "3000, 1500]", "inf, 1500]"))
    assert record.unknown_stacks == (2,)


def test_a_floating_point_number_is_read_as_it_is_written() -> None:
    record = read_hand(edited(HEADS_UP, "100.25", "1234567890.07"))
    assert dict(record.setup.stacks)[1] == 123456789007


def test_all_hands_of_a_file_have_the_same_units() -> None:
    first, second = iter_records(f"[1]\n{STUD}\n[2]\n{HEADS_UP}")
    assert (first.scale, second.scale) == (100, 100)
    assert dict(first.setup.stacks)[1] == 200_000


def test_a_broken_hand_does_not_hide_the_others() -> None:
    text = f"[1]\n{STUD}\n[2]\nvariant = 'NT\n\n[3]\n{HEADS_UP}"
    good, broken, last = read_hands(text)
    assert good.record is not None
    assert last.record is not None
    assert broken.error is not None
    assert broken.error.limits["line"] == text.splitlines().index("variant = 'NT") + 1


def line_with(text: str, piece: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if piece in line)


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ('"NT"', '"XX"', "phh.variant", "variant"),
        ('"NT"', "5", "phh.variant", "variant"),
        ('"NT"', '"FT"', "phh.missing", "# An invented"),
        ("min_bet = 200\n", "", "phh.missing", "# An invented"),
        ("min_bet = 200", "min_bet = true", "phh.field", "min_bet"),
        ("min_bet = 200", "min_bet = 200\nbring_in = 50", "phh.field", "bring_in"),
        ("antes = [0, 200, 0, 0]", "antes = [0, 200, 0]", "phh.field", "antes ="),
        ("antes = [0, 200, 0, 0]", "antes = [0, -200, 0, 0]", "phh.field", "antes ="),
        ("antes = [0, 200, 0, 0]", 'antes = [0, "200", 0, 0]', "phh.field", "antes ="),
        ("9000, 12500", "0, 12500", "phh.field", "starting_stacks"),
        ("9000, 12500", "nan, 12500", "phh.field", "starting_stacks"),
        ("starting_stacks = [9000, 12500, 7300, 20000]", "starting_stacks = 9000", "phh.field", "starting_stacks"),
        ("starting_stacks = [9000, 12500, 7300, 20000]", "starting_stacks = [9000]", "phh.field", "seats ="),
        ("seats = [3, 5, 8, 1]", "seats = [3, 8, 5, 1]", "phh.seats", "seats ="),
        ("seats = [3, 5, 8, 1]", "seats = [3, 3, 8, 1]", "phh.seats", "seats ="),
        ("hand = 17", "hand = 1.5", "phh.field", "hand ="),
        ("time = 20:15:00", "time = 'eight'", "phh.field", "time ="),
        ("ante_trimming_status = false", "ante_trimming_status = 0", "phh.field", "ante_trimming"),
        ("8900, 14700", "-8900, 14700", "phh.field", "finishing_stacks"),
        ('"Mara", ', "", "phh.field", "players ="),
        ('"Mara"', "7", "phh.field", "players ="),
        ("p4 cbr 500 #", "p4 bets 500 #", "phh.action", "p4 bets"),
        ("p2 sm AsKd", "p2 sm AsXd", "card.unreadable", "AsXd"),
        ("p2 cbr 1000", "p9 cbr 1000", "phh.player", "p9"),
        ('"d db 2h",', "7,", "phh.field", "  7,"),
        ("antes = [0, 200, 0, 0]", "antes = [0, 0.12345678, 0, 0]", "amount.too-fine", "# An invented"),
        ("hand = 17", "hand = = 17", "phh.toml", "hand ="),
        ("hand = 17", "_cardspeak_version = 9", "phh.own-version", "_cardspeak_version"),
        ("hand = 17", "_cardspeak_version = 1\n_cardspeak_log = [{type = 'moon'}]", "phh.own-field", "_cardspeak_log"),
        ("hand = 17", "_cardspeak_version = 1\n_cardspeak_moon = 1", "phh.own-field", "_cardspeak_moon"),
        ("min_bet = 200", "min_bet = 0", "phh.field", "min_bet"),
    ],
)  # fmt: skip
def test_every_fault_is_told_with_its_line(old: str, new: str, code: str, where: str) -> None:
    text = edited(RIVER, old, new)
    (reading,) = read_hands(text)
    assert reading.record is None
    assert reading.error is not None
    assert (reading.error.code, reading.error.limits["line"]) == (code, line_with(text, where))
    assert str(reading.error.message).startswith(f"Line {line_with(text, where)}")


def test_what_no_table_could_have_is_told_with_the_line_of_its_field() -> None:
    text = edited(STUD, "bring_in = 15", "bring_in = 75")
    (reading,) = read_hands(text)
    assert reading.error is not None
    assert (reading.error.code, reading.error.limits["line"]) == ("setup.bring-in", line_with(text, "bring_in"))


def test_an_array_that_never_ends_is_told_by_where_it_begins() -> None:
    (reading,) = read_hands('variant = "NT"\nactions = [\n"p1 f",\n')
    assert reading.error is not None
    assert (reading.error.code, reading.error.limits["line"]) == ("phh.toml", 2)


def test_one_hand_means_one() -> None:
    with pytest.raises(Unlawful, match="2 hands"):
        read_hand(f"[1]\n{STUD}\n[2]\n{STUD}")
    with pytest.raises(Refusal):
        read_hand(edited(STUD, "FR", "XX"))
    with pytest.raises(Refusal):
        list(iter_records(edited(STUD, "FR", "XX")))
