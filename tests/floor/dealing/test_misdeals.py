"""What each book rules on a mistake of the deal, with what a house may change."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardspeak.floor.dealing import (
    burns,
    counts,
    deck,
    exposed,
    flop,
    misdeal,
    premature,
    routine,
)
from cardspeak.floor.dealing.premature import EarlyStreet
from cardspeak.floor.dealing.so_far import Exposure
from cardspeak.floor.inquiry import Silent
from cardspeak.floor.ruling import Ruling, plain
from tests.floor.dealing.kit import HAND_AND_BOARD, Ask, at_table, cites, dealer, ds, play, player

rule = pytest.mark.rule
AU, KR, OLD, PUB, RR = "apl-au-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl"

CAUSES: list[tuple[str, str, Ask, dict[str, str]]] = [
    # cause, acts before it, question, what each book says: m misdeal, p play on, d director, - silent, r refused
    ("first two, one seen", "", dealer(2), {AU: "m", KR: "d", OLD: "m", PUB: "one", RR: "m"}),
    ("the third one seen", "", dealer(3), {AU: "d", KR: "d", OLD: "d", PUB: "one", RR: "one"}),
    ("a later one seen", "", dealer(7), {AU: "d", KR: "d", OLD: "d", PUB: "one", RR: "one"}),
    ("two later ones seen", "", dealer(7, 11), {AU: "m", KR: "m", OLD: "m", PUB: "m", RR: "m"}),
    ("three seen", "", dealer(5, 7, 11), {AU: "m", KR: "m", OLD: "m", PUB: "m", RR: "m"}),
    ("two by players", "", player(1, 7), {AU: "plays", KR: "m", OLD: "plays", PUB: "-", RR: "plays"}),
    ("seen late", "3 calls; 4 calls", dealer(1), {AU: "r", KR: "d", OLD: "r", PUB: "one", RR: "r"}),
    ("two seen late", "3 calls; 4 calls", dealer(1, 7), {AU: "r", KR: "r", OLD: "r", PUB: "m", RR: "r"}),
    ("two folds", "3 folds; 4 folds", dealer(1), {AU: "m", KR: "d", OLD: "m", PUB: "one", RR: "r"}),
    ("boxed once", "", lambda t: deck.boxed(t, 1), {AU: "d", KR: "d", OLD: "d", PUB: "-", RR: "scrap"}),
    ("boxed twice", "", lambda t: deck.boxed(t, 2), {AU: "m", KR: "m", OLD: "m", PUB: "-", RR: "m"}),
    ("boxed late", "3 calls; 4 calls", lambda t: deck.boxed(t, 2), {AU: "r", KR: "r", OLD: "r", PUB: "-", RR: "r"}),
    ("first card", "", lambda t: misdeal.first_card_to(t, 2), {AU: "m", KR: "m", OLD: "m", PUB: "-", RR: "m"}),
    ("first card right", "", lambda t: misdeal.first_card_to(t, 1), {AU: "p", KR: "p", OLD: "p", PUB: "-", RR: "p"}),
    ("empty seat", "", lambda t: misdeal.card_to_seat(t, 8, empty=True), {AU: "m", KR: "m", OLD: "m", RR: "m"}),
    ("waiting player", "", lambda t: misdeal.card_to_seat(t, 8, empty=False), {AU: "m", KR: "d", OLD: "m", RR: "m"}),
    ("left out", "", lambda t: misdeal.dealt_out(t, 4), {AU: "m", KR: "m", OLD: "m", PUB: "-", RR: "m"}),
    (
        "left out, away",
        "",
        lambda t: misdeal.dealt_out(t, 4, present=False),
        {AU: "m", KR: "m", OLD: "m", PUB: "-", RR: "p"},
    ),
    (
        "left out, away, in the blind",
        "",
        lambda t: misdeal.dealt_out(t, 2, present=False),
        {AU: "m", KR: "m", OLD: "m", RR: "m"},
    ),
    ("out of order", "", misdeal.out_of_sequence, {AU: "d", KR: "d", OLD: "d", PUB: "-", RR: "m"}),
    ("two in a row", "", misdeal.two_in_a_row, {AU: "r", KR: "r", OLD: "r", PUB: "-", RR: "-"}),
    ("other", "", lambda t: misdeal.misdeal_called(t, "mess"), {AU: "d", KR: "d", OLD: "d", PUB: "-", RR: "r"}),
    (
        "button",
        "3 calls",
        lambda t: misdeal.button_belongs_to(t, 5),
        {AU: "put right", KR: "put right", OLD: "-", PUB: "-", RR: "m5"},
    ),
    ("three cards", "", lambda t: counts.holds(t, 4, 3), {AU: "m", KR: "m", OLD: "d", PUB: "-", RR: "burn"}),
    ("four cards", "", lambda t: counts.holds(t, 4, 4), {AU: "m", KR: "m", OLD: "d", PUB: "-", RR: "m"}),
    ("one card", "", lambda t: counts.holds(t, 4, 1), {AU: "m", KR: "m", OLD: "d", PUB: "-", RR: "m"}),
    (
        "one card, next in line",
        "",
        lambda t: counts.holds(t, 4, 1, next_in_line=True),
        {AU: "m", KR: "m", RR: "receives"},
    ),
    ("no card", "", lambda t: counts.holds(t, 6, 0), {AU: "rest", KR: "rest", OLD: "m", RR: "m"}),
    ("no card elsewhere", "", lambda t: counts.holds(t, 4, 0), {AU: "m", KR: "m", OLD: "m", PUB: "-", RR: "m"}),
    ("button one card", "", lambda t: counts.holds(t, 6, 1), {AU: "rest", KR: "rest", OLD: "d", RR: "receives"}),
    (
        "button one card late",
        "3 calls; 4 calls",
        lambda t: counts.holds(t, 6, 1),
        {AU: "rest", KR: "rest", OLD: "d", RR: "dead"},
    ),
    (
        "one card late",
        "3 calls; 4 calls",
        lambda t: counts.holds(t, 5, 1),
        {AU: "dead", KR: "dead", OLD: "d", RR: "dead"},
    ),
    (
        "three cards late",
        "3 folds; 4 calls",
        lambda t: counts.holds(t, 5, 3),
        {AU: "dead", KR: "dead", OLD: "d", RR: "dead"},
    ),
    ("three cards after one call", "3 calls", lambda t: counts.holds(t, 5, 3), {AU: "m", KR: "m", RR: "d"}),
    ("joker", "", lambda t: deck.foreign_card(t, 3), {AU: "m", KR: "m", OLD: "d", PUB: "-", RR: "joker"}),
    ("joker, no hand", "", lambda t: deck.foreign_card(t, None), {AU: "m", RR: "joker"}),
    ("joker late", "3 calls; 4 calls", lambda t: deck.foreign_card(t, 3), {AU: "d", KR: "d", OLD: "r", RR: "dead"}),
    ("joker in another hand", "3 calls", lambda t: deck.foreign_card(t, 4), {AU: "m", RR: "joker"}),
    ("two queens", "3 calls; 4 calls", lambda t: deck.duplicate(t, HAND_AND_BOARD, 40), {AU: "void", KR: "d", OLD: "-", RR: "void"}),
    ("back in a hand", "", lambda t: deck.foreign_back(t, "hand"), {AU: "d", KR: "d", OLD: "-", PUB: "-", RR: "void"}),
    ("back on the board", "", lambda t: deck.foreign_back(t, "board"), {RR: "void"}),
    ("back in the stub", "", lambda t: deck.foreign_back(t, "stub"), {AU: "d", RR: "stands"}),
    ("missing", "", lambda t: deck.cards_missing(t, 1), {AU: "-", RR: "r"}),
]  # fmt: skip


def said(ruling: Ruling) -> str:
    """A ruling as the table above writes it."""
    if ruling.kind in ("decision", "refused"):
        return ruling.kind[0]
    answer = plain(ruling.answer)
    if isinstance(answer, dict):
        words = {"boxed": "scrap", "joker": "joker", "replaced": "one", "burn": "burn", "receives": "receives"}
        words["corrected"] = "put right"
        return next((words[key] for key in words if key in answer), str(answer.get("hand")))
    short = {
        ("misdeal",): "m",
        ("misdeal", "button 5"): "m5",
        ("no misdeal", "play on"): "p",
        ("deal the missing card", "no misdeal"): "rest",
        ("plays", "no misdeal"): "plays",
    }
    told = tuple(map(str, answer)) if isinstance(answer, list) else (str(answer),)
    return short.get(told, told[0])


@pytest.mark.parametrize(
    ("story", "ask", "book", "expected"),
    [
        pytest.param(story, ask, book, outcome, id=f"{cause}: {book}")
        for cause, story, ask, books in CAUSES
        for book, outcome in books.items()
    ],
)
def test_each_book_has_its_own_answer(story: str, ask: Ask, book: str, expected: str) -> None:
    table = at_table(book)
    if story:
        play(table, story)
    if expected == "-":
        with pytest.raises(Silent):
            ask(table)
        return
    assert said(ask(table)) == expected


@pytest.mark.parametrize(
    ("house", "book", "ask", "expected"),
    [
        ({"dealing.misdeal_limit": "none"}, AU, lambda t: misdeal.first_card_to(play(t, "3 calls; 4 calls"), 2), "m"),
        ({"dealing.misdeal_list": "closed"}, AU, misdeal.out_of_sequence, "r"),
        ({"dealing.sequence": "misdeal"}, AU, misdeal.out_of_sequence, "m"),
        ({"dealing.two_in_a_row": "misdeal"}, AU, misdeal.two_in_a_row, "m"),
        ({"dealing.unentitled": "misdeal-if-empty"}, AU, lambda t: misdeal.card_to_seat(t, 8, empty=False), "d"),
        ({"dealing.exposed_by": "anyone"}, AU, player(7, 9), "m"),
        ({"dealing.exposed_first": 4}, AU, dealer(4), "m"),
        ({"dealing.exposed_first": 1}, AU, dealer(2), "d"),
        ({"dealing.exposed_cards": 3}, AU, dealer(7, 9), "d"),
        ({"dealing.one_exposed": "replace-and-burn"}, AU, dealer(7), "one"),
        ({"dealing.keep_exposed": True}, RR, lambda t: exposed.keep_exposed(t, 4), "keeps"),
        ({"dealing.dropped": "dead"}, RR, lambda t: exposed.dropped(t, 4), "dead"),
        ({"dealing.off_table": "plays"}, RR, lambda t: exposed.off_the_table(t, (), Exposure(4, "dealer", 4)), "plays"),
        ({"dealing.claim_after_looking": "replaced"}, RR, lambda t: exposed.flash_claimed_late(t, 4), "one"),
        ({"dealing.late_wrong_count": "plays"}, AU, lambda t: counts.holds(play(t, "3 calls; 4 calls"), 5, 1), "r"),
        ({"dealing.extra_cards": 3}, RR, lambda t: counts.holds(t, 4, 4), "burn"),
        ({"dealing.button_acted": ["check"]}, AU, lambda t: counts.holds(play(t, "3 calls; 4 calls; 5 folds; 6 calls"), 6, 1), "rest"),
        ({"deck.boxed_cards": 3}, RR, lambda t: deck.boxed(t, 2), "scrap"),
        ({"deck.one_boxed": "scrap"}, AU, lambda t: deck.boxed(t, 1), "scrap"),
        ({"deck.foreign_card": "replace", "deck.foreign_late": "dead-hand"}, AU, lambda t: deck.foreign_card(t, 3), "joker"),
        ({"deck.duplicate": "director"}, AU, lambda t: deck.duplicate(t, HAND_AND_BOARD, 40), "d"),
        ({"deck.foreign_back": "void-unless-stub"}, AU, lambda t: deck.foreign_back(t, "burn"), "void"),
        ({"dealing.who_deals": "house-dealer"}, PUB, routine.who_deals, "house dealer"),
        ({"dealing.accept_premature": True}, RR, lambda t: premature.accept_early(t, "turn"), "stays"),
        ({"dealing.four_card_flop": "redeal"}, AU, lambda t: flop.four_card_flop(play(t, "all call"), ds(14, 17)), "burn"),
        ({"dealing.more_flop_cards": "redeal"}, AU, lambda t: flop.four_card_flop(play(t, "all call"), ds(14, 18)), "burn"),
        ({"dealing.burn_error": "restore-order"}, AU, lambda t: burns.burn_error(play(t, "all call; all check"), "turn", (), 16, (17,)), "burn"),
    ],
)  # fmt: skip
def test_a_house_may_rule_otherwise(house: Mapping[str, object], book: str, ask: Ask, expected: str) -> None:
    assert said(ask(at_table(book, house=house))) == expected


# Exactly the rules of the branch taken

IDS: list[tuple[str, str, Ask, set[str]]] = [
    (KR, "", lambda t: misdeal.dealt_out(t, 4), {"dealing-1-A-4", "dealing-1-D", "updates-4-C", "dealing-1-C"}),
    (KR, "", lambda t: misdeal.first_card_to(t, 2), {"dealing-1-A-2"}),
    (KR, "", lambda t: misdeal.card_to_seat(t, None, empty=True), {"dealing-1-A-3"}),
    (KR, "", dealer(7, 9), {"dealing-1-A-1"}),
    (KR, "", lambda t: misdeal.misdeal_called(t, "mess"), {"dealing-1-A"}),
    (KR, "", misdeal.two_in_a_row, {"dealing-1-B"}),
    (KR, "", lambda t: misdeal.button_belongs_to(t, 5), {"updates-3-A"}),
    (KR, "", lambda t: deck.foreign_back(t, "hand"), {"dealing-1-E"}),
    (KR, "", lambda t: deck.duplicate(t, HAND_AND_BOARD, 40), {"dealing-1-E"}),
    (KR, "3 calls; 4 calls", lambda t: counts.holds(t, 5, 1), {"dealing-4", "dealing-1-D"}),
    (KR, "all call", lambda t: flop.four_card_flop(t, ds(14, 17)), {"dealing-5"}),
    (KR, "", lambda t: counts.holds(t, 6, 1), {"dealing-3-a"}),
    (KR, "3 calls; 4 calls; 5 folds; 6 calls", lambda t: counts.holds(t, 6, 1), {"dealing-3-b", "dealing-4"}),
    (AU, "", lambda t: deck.boxed(t, 2), {"35-A-1", "35-C", "35-D"}),
    (AU, "", lambda t: misdeal.first_card_to(t, 2), {"35-A-2", "35-C", "35-D"}),
    (AU, "", lambda t: misdeal.card_to_seat(t, 8, empty=False), {"35-A-3"}),
    (AU, "", lambda t: misdeal.dealt_out(t, 4), {"35-A-4"}),
    (AU, "", lambda t: counts.holds(t, 4, 3), {"35-A-5"}),
    (AU, "", lambda t: deck.foreign_card(t, 3), {"35-A-6"}),
    (AU, "", dealer(1), {"35-A-7"}),
    (AU, "", dealer(7, 9), {"35-A-7"}),
    (OLD, "", lambda t: deck.boxed(t, 2), {"34-A-1", "34-C", "34-D"}),
    (OLD, "", lambda t: misdeal.first_card_to(t, 2), {"34-A-2"}),
    (OLD, "", lambda t: misdeal.card_to_seat(t, 8, empty=False), {"34-A-3"}),
    (OLD, "", lambda t: misdeal.dealt_out(t, 4), {"34-A-4"}),
    (OLD, "", dealer(1), {"34-A-6"}),
    (OLD, "", misdeal.two_in_a_row, {"34-B"}),
    (OLD, "", misdeal.out_of_sequence, {"34-A"}),
    (PUB, "", dealer(7, 9), {"14-a"}),
    (PUB, "", dealer(7), {"14-b"}),
    (PUB, "", lambda t: premature.premature(t, EarlyStreet("flop")), {"14-c"}),
    (PUB, "all call", lambda t: premature.premature(t, EarlyStreet("turn")), {"14-d"}),
    (PUB, "all call; all check", lambda t: premature.premature(t, EarlyStreet("river")), {"14-d"}),
    (PUB, "all call", lambda t: burns.burn_seen(t, 40), {"14-e"}),
    (RR, "", dealer(1), {"3-i-2-a", "5-i-1", "3-i-2"}),
    (RR, "", dealer(7, 9), {"3-i-2-b", "5-i-1"}),
    (RR, "3 folds; 4 folds", dealer(1), {"3-i-1"}),
    (RR, "3 calls; 4 calls", lambda t: counts.holds(t, 5, 1), {"3-i-1"}),
]


@pytest.mark.parametrize(("book", "story", "ask", "ids"), IDS)
def test_a_ruling_cites_the_rules_it_rests_on(book: str, story: str, ask: Ask, ids: set[str]) -> None:
    table = at_table(book)
    if story:
        play(table, story)
    assert ids <= cites(ask(table))


def test_a_ruling_does_not_cite_the_other_causes() -> None:
    causes = {f"35-A-{number}" for number in range(1, 8)}
    assert cites(misdeal.first_card_to(at_table(AU), 2)) & causes == {"35-A-2"}
    ten = {f"3-i-2-{letter}" for letter in "abcdefghij"}
    assert cites(misdeal.first_card_to(at_table(RR), 2)) & ten == {"3-i-2-h"}
