"""What each book rules on a mistake of the deal, what a house may change, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from cardspeak.cards.card import UNKNOWN, parse_card
from cardspeak.errors import Refusal
from cardspeak.floor.dealing import (
    burns,
    counts,
    deck,
    equipment,
    exposed,
    flop,
    misdeal,
    premature,
    routine,
    stub,
)
from cardspeak.floor.dealing.so_far import DealSoFar, Exposure
from cardspeak.floor.inquiry import Silent
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.setup import BY_HAND, Step
from tests.floor.dealing.kit import FOUR, at_table, cites, d, ds, play, taken

rule = pytest.mark.rule
Ask = Callable[[Table], Ruling]
AU, KR, OLD, PUB, RR = "apl-au-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl"


def dealer(*indexes: int) -> Ask:
    """The dealer exposed these cards of the deal."""
    return lambda table: exposed.exposed(table, [Exposure((at - 1) % 6 + 1, "dealer", at) for at in indexes])


def player(*indexes: int) -> Ask:
    """Players exposed these cards of the deal."""
    return lambda table: exposed.exposed(table, [Exposure((at - 1) % 6 + 1, "player", at) for at in indexes])


CAUSES: list[tuple[str, str, Ask, dict[str, str]]] = [
    # cause, acts before it, question, what each book says: m misdeal, p play on, d director, - silent, r refused
    ("first two, one seen", "", dealer(2), {AU: "m", KR: "d", OLD: "m", PUB: "one", RR: "m"}),
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
        {AU: "no", KR: "no", OLD: "-", PUB: "-", RR: "m5"},
    ),
    ("three cards", "", lambda t: counts.holds(t, 4, 3), {AU: "m", KR: "m", OLD: "d", PUB: "-", RR: "burn"}),
    ("four cards", "", lambda t: counts.holds(t, 4, 4), {AU: "m", KR: "m", OLD: "d", PUB: "-", RR: "m"}),
    ("one card", "", lambda t: counts.holds(t, 4, 1), {AU: "m", KR: "m", OLD: "d", PUB: "-", RR: "m"}),
    ("no card", "", lambda t: counts.holds(t, 6, 0), {AU: "rest", KR: "rest", OLD: "d", RR: "m"}),
    ("button one card", "", lambda t: counts.holds(t, 6, 1), {AU: "rest", KR: "rest", OLD: "d", RR: "receives"}),
    (
        "button one card late",
        "3 calls; 4 calls",
        lambda t: counts.holds(t, 6, 1),
        {AU: "rest", KR: "rest", OLD: "r", RR: "dead"},
    ),
    (
        "one card late",
        "3 calls; 4 calls",
        lambda t: counts.holds(t, 5, 1),
        {AU: "dead", KR: "dead", OLD: "r", RR: "dead"},
    ),
    (
        "three cards late",
        "3 folds; 4 calls",
        lambda t: counts.holds(t, 5, 3),
        {AU: "dead", KR: "dead", OLD: "r", RR: "dead"},
    ),
    ("three cards after one call", "3 calls", lambda t: counts.holds(t, 5, 3), {AU: "m", KR: "m", RR: "d"}),
    ("joker", "", lambda t: deck.foreign_card(t, 3), {AU: "m", KR: "m", OLD: "d", PUB: "-", RR: "joker"}),
    ("joker, no hand", "", lambda t: deck.foreign_card(t, None), {AU: "m", RR: "joker"}),
    ("joker late", "3 calls; 4 calls", lambda t: deck.foreign_card(t, 3), {AU: "d", KR: "d", OLD: "r", RR: "dead"}),
    ("joker in another hand", "3 calls", lambda t: deck.foreign_card(t, 4), {AU: "m", RR: "joker"}),
    ("two queens", "3 calls; 4 calls", lambda t: deck.duplicate(t, ("hand", "board"), 40), {AU: "void", KR: "d", OLD: "-", RR: "void"}),
    ("back in a hand", "", lambda t: deck.foreign_back(t, "hand"), {AU: "d", KR: "d", OLD: "-", PUB: "-", RR: "void"}),
    ("back on the board", "", lambda t: deck.foreign_back(t, "board"), {RR: "void"}),
    ("back in the stub", "", lambda t: deck.foreign_back(t, "stub"), {AU: "d", RR: "stands"}),
    ("missing", "", lambda t: deck.cards_missing(t, 1), {AU: "-", RR: "r"}),
]  # fmt: skip


def said(ruling: Ruling) -> str:
    """A ruling as the table above writes it."""
    if ruling.kind in ("decision", "refused"):
        return ruling.kind[0]
    answer = ruling.answer
    if isinstance(answer, dict):
        words = {"boxed": "scrap", "joker": "joker", "replaced": "one", "burn": "burn", "receives": "receives"}
        return next((words[key] for key in words if key in answer), str(answer.get("hand")))
    if isinstance(answer, list):
        return "m5" if answer == ["misdeal", "button 5"] else "?"
    short = {"misdeal": "m", "play on": "p", "deal the missing card": "rest", "no misdeal": "no"}
    return short.get(str(answer), str(answer))


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
        ({"deck.duplicate": "director"}, AU, lambda t: deck.duplicate(t, ("hand", "board"), 40), "d"),
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


# The new deal


def missed(book: str, house: Mapping[str, object] | None = None) -> Table:
    """Seat 4 was away, seat 3 has four hands of a penalty left."""
    table = at_table(book, house=house)
    table.recall(DealSoFar).away.append(4)
    table.recall(DealSoFar).on_penalty[3] = 4
    return table


@pytest.mark.parametrize(
    ("book", "house", "away", "penalised"),
    [
        pytest.param(AU, {}, "live", {"hand": "killed", "hands left": 3}, marks=rule(AU, "35-C")),
        pytest.param(KR, {}, "live", {"hand": "killed", "hands left": 3}, marks=rule(KR, "updates-4-C")),
        pytest.param(OLD, {}, "killed", {"hand": "killed", "hands left": 3}, marks=rule(OLD, "34-C")),
        (AU, {"dealing.redeal_absent": "killed"}, "killed", {"hand": "killed", "hands left": 3}),
        (AU, {"dealing.redeal_penalised": "dealt-out"}, "live", {"hand": "dealt out", "hands left": 3}),
        (AU, {"dealing.redeal_counts": 2}, "live", {"hand": "killed", "hands left": 2}),
    ],
)
def test_the_new_deal_player_by_player(
    book: str, house: Mapping[str, object], away: str, penalised: Mapping[str, object]
) -> None:
    table = missed(book, house)
    assert misdeal.redeal_for(table, 4).answer == {"hand": away}
    assert misdeal.redeal_for(table, 3).answer == penalised
    assert misdeal.redeal_for(table, 5).answer == {"hand": "live"}
    steps = " ".join(misdeal.first_card_to(table, 2).steps)
    assert ("then kill the hand, back" in steps) == (away == "killed")
    assert f"{penalised['hands left']} of the penalty" in steps
    assert ("Deal P3 out" in steps) == (penalised["hand"] == "dealt out")


@rule(RR, "3-i-2")
@rule(PUB, "14-a")
def test_a_book_that_only_says_shuffle_and_deal_promises_no_replay() -> None:
    for book in (RR, PUB):
        steps = " ".join(dealer(7, 9)(at_table(book)).steps)
        assert "with the same blinds" in steps
        assert "nobody new" not in steps


def test_nobody_has_chips_in_a_pot_without_forced_bets() -> None:
    table = at_table(AU, automatic=BY_HAND)
    assert misdeal.first_card_to(table, 2).steps[0] == "Nobody has chips in the pot."


# Button and games


@rule(AU, "37")
def test_where_the_game_may_not_permit_it_the_buttons_late_cards_are_the_directors() -> None:
    early = at_table(AU, FOUR, game="L27TD")
    assert counts.holds(early, 9, 4).answer == "deal the missing card"
    late = play(at_table(AU, {2: 9_000, 3: 8_000, 5: 7_000, 7: 9_000, 9: 9_500}, game="L27TD"), "5 calls; 7 calls")
    ruling = counts.holds(late, 9, 4)
    assert [one.option for one in ruling.director] == ["deal the missing cards", "the hand is dead"]


@rule(AU, "37")
@pytest.mark.parametrize("act", ["calls", "raises 300"])
def test_a_button_that_acted_short_is_dead(act: str) -> None:
    table = play(at_table(AU), f"3 calls; 4 calls; 5 folds; 6 {act}")
    ruling = counts.holds(table, 6, 1)
    assert ruling.answer == {"hand": "dead", "burns": 1}
    assert {"37", "38"} <= cites(ruling)


@rule(AU, "A-1")
def test_hold_em_has_two_hole_cards_by_the_leagues_book_and_omaha_its_own_number() -> None:
    assert counts.holds(at_table(AU), 4, 2).answer == "play on"
    assert counts.holds(at_table(AU, house={"dealing.hole_cards": 3}), 4, 2).answer == "misdeal"
    omaha = counts.holds(at_table(AU, game="PLO"), 4, 4)
    assert (omaha.answer, cites(omaha)) == ("play on", set())


@rule(AU, "35-A-6")
def test_a_low_card_is_foreign_to_short_deck_and_to_no_other_game() -> None:
    low = parse_card("4c")
    table = at_table(AU, game="NLSD")
    assert deck.foreign_card(table, 3, low).answer == "misdeal"
    with pytest.raises(Refusal):
        deck.foreign_card(table, 3, parse_card("6c"))
    with pytest.raises(Refusal):
        deck.foreign_card(at_table(AU), 3, low)


@rule(AU, "35-E")
@pytest.mark.parametrize(
    ("ended", "next_hand", "answer"), [(False, False, "void"), (True, False, "void"), (True, True, "stands")]
)
def test_a_fouled_deck_counts_until_the_next_hand_begins(ended: bool, next_hand: bool, answer: str) -> None:
    table = play(at_table(AU), "3 raises 500; 4 calls")
    ruling = deck.duplicate(table, ("hand", "board"), 40, ended=ended, next_hand=next_hand)
    assert answer == (ruling.answer["hand"] if isinstance(ruling.answer, dict) else ruling.answer)


@rule(RR, "3-iii-4")
def test_there_the_board_going_back_ends_it() -> None:
    table = play(at_table(RR), "3 raises 500; 4 calls")
    assert deck.duplicate(table, ("hand", "board"), 40, ended=True, board_back=True).answer == "stands"
    both = deck.duplicate(table, ("hand", "board"), 40, ended=True)
    assert both.answer["returned"] == {"P1": 50, "P2": 100, "P3": 500, "P4": 500}  # type: ignore[index,call-overload]


@rule(AU, "35-E")
def test_antes_go_back_too_unless_the_house_keeps_them() -> None:
    with_antes = at_table(AU, ante=100, ante_by="everyone")
    back = deck.duplicate(with_antes, ("hand", "board"), 40).answer["returned"]  # type: ignore[index,call-overload]
    assert back == {"P1": 150, "P2": 200, "P3": 100, "P4": 100, "P5": 100, "P6": 100}
    kept = at_table(AU, ante=100, ante_by="everyone", house={"deck.void_antes": False})
    back = deck.duplicate(kept, ("hand", "board"), 40).answer["returned"]  # type: ignore[index,call-overload]
    assert back == {"P1": 50, "P2": 100, "P3": 0, "P4": 0, "P5": 0, "P6": 0}


@rule(RR, "3-iii-9")
def test_not_having_looked_is_cited_only_when_it_is_claimed() -> None:
    table = play(at_table(RR), "3 calls")
    assert "3-iii-9" in cites(deck.foreign_card(table, 3, looked=False))
    assert "3-iii-9" not in cites(deck.foreign_card(table, 3))


# Equipment


@pytest.mark.parametrize(
    ("book", "by", "reason", "kind"),
    [
        pytest.param(AU, "player", "", "refused", marks=rule(AU, "26")),
        pytest.param(AU, "player", "damaged-card", "remedy", marks=rule(AU, "26")),
        pytest.param(AU, "player", "level-change", "refused", marks=rule(AU, "26")),
        pytest.param(AU, "dealer", "damaged-card", "remedy", marks=rule(AU, "26")),
        pytest.param(AU, "director", "", "decision", marks=rule(AU, "26")),
        pytest.param(KR, "dealer", "card-problem", "remedy", marks=rule(KR, "general-procedures-3")),
        pytest.param(KR, "dealer", "", "refused", marks=rule(KR, "general-procedures-3")),
        pytest.param(KR, "director", "card-problem", "refused", marks=rule(KR, "general-procedures-3")),
        pytest.param(KR, "player", "card-problem", "refused", marks=rule(KR, "general-procedures-3")),
        pytest.param(OLD, "dealer", "dealer-push", "remedy", marks=rule(OLD, "25")),
        pytest.param(OLD, "dealer", "house", "remedy", marks=rule(OLD, "25")),
        pytest.param(OLD, "player", "", "refused", marks=rule(OLD, "25")),
        pytest.param(OLD, "director", "", "refused", marks=rule(OLD, "25")),
        pytest.param(RR, "player", "", "refused", marks=rule(RR, "6-27")),
        pytest.param(RR, "dealer", "damaged-card", "remedy", marks=rule(RR, "6-27")),
        pytest.param(RR, "dealer", "level-change", "refused", marks=rule(RR, "6-27")),
    ],
)
def test_a_new_deck_needs_a_reason_and_the_right_person(book: str, by: str, reason: str, kind: str) -> None:
    assert equipment.new_deck(at_table(book), by, reason).kind == kind


def test_where_players_may_ask_the_reason_still_counts() -> None:
    table = at_table(OLD, house={"deck.player_may_ask": True})
    assert equipment.new_deck(table, "player", "level-change").kind == "remedy"
    assert equipment.new_deck(table, "player", "").kind == "refused"


@rule(AU, "RP-1")
def test_an_all_in_counts_without_its_button() -> None:
    assert equipment.no_all_in_button(at_table(AU), 3).binding is True
    needed = equipment.no_all_in_button(at_table(AU, house={"deck.all_in_button_needed": True}), 3)
    assert (needed.kind, needed.binding) == ("decision", False)


# Routine


@rule(PUB, "5-b")
def test_another_shuffle_is_had_before_the_first_card() -> None:
    table = at_table(PUB, deck=None, automatic=Step.POST)
    assert routine.shuffle_again(table, 3).answer == "shuffle again"
    table.the_hand().deal(1, [d(1)])
    assert routine.shuffle_again(table, 3).kind == "refused"


@rule(PUB, "6")
@pytest.mark.parametrize(
    ("button", "who", "cited"), [(9, "P9", {"6"}), (7, "P5", {"6", "9-a"}), (1, "P9", {"6", "9-a"})]
)
def test_the_deal_goes_round_with_the_button(button: int, who: str, cited: set[str]) -> None:
    ruling = routine.who_deals(at_table(PUB, FOUR, button=button))
    assert (ruling.answer, cites(ruling)) == (who, cited)


@rule(AU, "RP-17")
def test_limping_is_lawful_in_single_draw() -> None:
    table = at_table(AU, FOUR, game="NL27", blinds=(200, 400))
    ruling = routine.may_limp(table, 5)
    assert (ruling.action, ruling.to, ruling.answer) == ("call", 400, "yes")
    play(table, "5 calls")
    no = routine.may_limp(at_table(AU, FOUR, game="NL27", house={"dealing.single_draw_limp": False}), 5)
    assert (no.action, no.answer) == (None, "no")
    assert routine.may_limp(table, 2).to == 400


# Board


@rule(AU, "39-B")
def test_without_a_named_card_the_flop_takes_the_next_one_off_the_stub() -> None:
    table = play(at_table(AU), "all call")
    taken(table, flop.no_burn(table, ds(14, 16), d(15)))
    assert table.the_hand().board == (d(14), d(16), d(17))


@rule(RR, "5-i-6")
def test_a_flop_acted_on_with_too_little_known_still_says_how_many_to_burn() -> None:
    table = play(play(at_table(RR), "all call"), "1 checks")
    ruling = flop.no_burn(table, ds(14, 16))
    assert ruling.answer == {"flop": "5d5h5s", "turn burns": 2}
    assert "Burn 2 cards before the turn." in ruling.steps
    two = flop.two_burns(table, (UNKNOWN, UNKNOWN), ds(14, 16), acted=True)
    assert two.answer["turn burns"] == 1  # type: ignore[index,call-overload]


def test_a_street_that_was_acted_on_elsewhere_needs_no_scramble() -> None:
    table = play(at_table(AU), "all call")
    assert flop.no_burn(table, ds(14, 16), acted=True).answer == {"flop": "5d5h5s", "turn burns": 1}


@rule(RR, "3-iii-17")
def test_the_ways_to_rebuild_a_stub_are_the_directors_and_the_middle_one_shuffles() -> None:
    table = play(at_table(RR), "all call")
    ruling = stub.stub_fell(table, restorable=True, order=tuple(reversed(ds(17, 52))))
    assert ruling.kind == "decision"
    table.choose(ruling.director[1])
    play(table, "all check")
    assert table.the_hand().board[3] == d(51)
