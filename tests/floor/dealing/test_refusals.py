"""Stories that cannot be: refused, and nothing changes."""

from __future__ import annotations

import pytest

from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Refusal
from cardspeak.floor.dealing import (
    burns,
    counts,
    deck,
    equipment,
    exposed,
    flop,
    misdeal,
    opening,
    premature,
    routine,
    stub,
    stud,
)
from cardspeak.floor.dealing.premature import EarlyStreet
from cardspeak.floor.dealing.so_far import DealSoFar, Exposure
from tests.floor.dealing.kit import HAND_AND_BOARD, Ask, at_table, d, ds, play, stud_table

rule = pytest.mark.rule
AU, KR, OLD, PUB, RR = "apl-au-2025", "apl-korea-2023", "tda-2015", "apl-2007", "888pl"


BAD: list[tuple[str, str, Ask]] = [
    ("a card for an entitled seat", AU, lambda t: misdeal.card_to_seat(t, 3, empty=True)),
    ("a player who is not there", AU, lambda t: misdeal.dealt_out(t, 9)),
    ("no reason", AU, lambda t: misdeal.misdeal_called(t, "  ")),
    ("the button is there", RR, lambda t: misdeal.button_belongs_to(t, 6)),
    ("nothing exposed", AU, lambda t: exposed.exposed(t, [])),
    ("exposed to nobody", AU, lambda t: exposed.exposed(t, [Exposure(9)])),
    ("which card of the first player", AU, lambda t: exposed.exposed(t, [Exposure(2)])),
    ("sixty cards", AU, lambda t: counts.holds(t, 3, 60)),
    ("minus one card", AU, lambda t: counts.holds(t, 3, -1)),
    ("no surplus", RR, lambda t: counts.surplus_cards(t, 0)),
    ("no boxed card", AU, lambda t: deck.boxed(t, 0)),
    ("one place", AU, lambda t: deck.duplicate(t, HAND_AND_BOARD[:1], 40)),
    ("an unseen card twice", AU, lambda t: deck.duplicate(t, HAND_AND_BOARD, UNKNOWN)),
    ("somewhere", RR, lambda t: deck.foreign_back(t, "pocket")),
    ("nothing missing", RR, lambda t: deck.cards_missing(t, 0)),
    ("not aggressive", RR, lambda t: deck.knew_of_it(t, (2,))),
    ("a guest asks", AU, lambda t: equipment.new_deck(t, "guest")),
    ("no such reason", AU, lambda t: equipment.new_deck(t, "dealer", "bad-luck")),
    ("a flop before the flop", AU, lambda t: flop.four_card_flop(t, ds(14, 17))),
    ("a flop before the flop, no burn", AU, lambda t: flop.no_burn(t, ds(14, 16))),
    ("a wrong burn of one card", RR, lambda t: burns.burn_error(t, "turn", (d(20),), d(21))),
    ("a wrong burn before the flop", RR, lambda t: burns.burn_error(t, "flop", (), d(21))),
    ("the same card twice", RR, lambda t: burns.burn_error(t, "turn", (), d(21), (d(21),))),
    ("a river before the turn", AU, lambda t: premature.premature(t, EarlyStreet("river"))),
    ("a street of two cards", AU, lambda t: premature.premature(t, EarlyStreet("flop", ds(14, 15)))),
    ("no such street", AU, lambda t: premature.premature(t, EarlyStreet("seventh"))),
    ("no such street to accept", RR, lambda t: premature.accept_early(t, "seventh")),
    ("mixed with chips", AU, lambda t: stub.stub_fell(t, restorable=False, mixed_with=("chips",))),
    ("a stub with a card twice", AU, lambda t: stub.stub_fell(t, restorable=False, order=(d(20), d(20)))),
    ("not stud", AU, lambda t: stud.down_card_seen(t, 3, (d(3),))),
    ("not stud, opening", AU, opening.who_opens),
    ("not stud, fourth", AU, opening.fourth_street_bet),
    ("not draw", AU, lambda t: routine.may_limp(t, 3)),
]


@pytest.mark.parametrize(("book", "ask"), [pytest.param(book, ask, id=name) for name, book, ask in BAD])
def test_what_cannot_be_is_refused_and_changes_nothing(book: str, ask: Ask) -> None:
    table = at_table(book)
    events = list(table.the_hand().events)
    with pytest.raises(Refusal) as refusal:
        table.take(ask(table))
    assert str(refusal.value.message)
    assert table.the_hand().events == events
    assert table.recall(DealSoFar) == DealSoFar()


@pytest.mark.parametrize(
    ("story", "ask"),
    [
        ("all call", lambda t: flop.four_card_flop(t, ds(14, 16))),
        ("all call", lambda t: flop.four_card_flop(t, (*ds(14, 16), d(14)))),
        ("all call", lambda t: flop.four_card_flop(t, ds(14, 17), d(20))),
        ("all call", lambda t: flop.no_burn(t, ds(14, 17))),
        ("all call", lambda t: flop.two_burns(t, (d(13),), ds(14, 16))),
        ("all fold", lambda t: premature.premature(t, EarlyStreet("flop"))),
    ],
)
def test_a_flop_that_cannot_be_is_refused(story: str, ask: Ask) -> None:
    table = play(at_table(AU), story)
    events = list(table.the_hand().events)
    with pytest.raises(Refusal):
        ask(table)
    assert table.the_hand().events == events


@pytest.mark.parametrize(
    "ask",
    [
        lambda t: stud.down_card_seen(t, 3, ()),
        lambda t: stud.seventh_card_seen(t, 3, d(3)),
        opening.fourth_street_bet,
        lambda t: opening.seventh(t, players=1, stub=7, burns=3),
        lambda t: opening.seventh(t, players=9, stub=7, burns=3),
        lambda t: opening.seventh(t, players=7, stub=50, burns=3),
        lambda t: flop.four_card_flop(t, ds(14, 17)),
        lambda t: premature.premature(t, EarlyStreet("flop")),
        lambda t: t.take(stud.down_card_seen(t, 3, (d(40),))),
    ],
)
def test_a_story_that_does_not_fit_stud_is_refused(ask: Ask) -> None:
    table = stud_table(AU)
    events = list(table.the_hand().events)
    with pytest.raises(Refusal):
        ask(table)
    assert table.the_hand().events == events
