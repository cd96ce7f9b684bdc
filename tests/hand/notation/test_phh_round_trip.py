"""PHH out and in again: the same setup, the same events, the same chips, for every game there is."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import HandHistory

from cardspeak.cards.card import face, faces
from cardspeak.cards.deck import STANDARD, RecordedDeck, shuffled
from cardspeak.errors import Unlawful
from cardspeak.hand.games import ABBREVIATIONS
from cardspeak.hand.hand import Hand
from cardspeak.hand.notation.phh_fields import VARIANTS
from cardspeak.hand.notation.phh_play import play
from cardspeak.hand.notation.phh_read import iter_records, read_hand
from cardspeak.hand.notation.phh_record import PhhRecord
from cardspeak.hand.notation.phh_write import record_of, write_hand, write_hands
from cardspeak.hand.notation.source import Source
from cardspeak.hand.positions import first_positions, next_positions
from cardspeak.hand.rules import HandRules
from cardspeak.hand.setup import AUTOMATIC, BY_HAND, HandSetup, Step, hand_setup
from tests.hand.notation.histories import DRAW, HEADS_UP, RIVER, STUD, edited, random_hand

CODES = sorted(ABBREVIATIONS)
SEEDS = st.integers(0, 2**32)


def same(one: PhhRecord, other: PhhRecord) -> bool:
    """Whether two records tell the same, wherever they were read."""
    return msgspec.structs.replace(one, source=Source("")) == msgspec.structs.replace(other, source=Source(""))


def through(hand: Hand, **more: Any) -> PhhRecord:
    """A hand written down and read again."""
    return read_hand(write_hand(record_of(hand, own_variants=True, **more)))


@given(SEEDS, st.sampled_from(CODES), st.booleans(), st.sampled_from([1, 100]))
def test_any_hand_comes_back_as_it_was(seed: int, code: str, kills: bool, scale: int) -> None:
    hand = random_hand(seed, code, kills=kills)
    record = through(hand, scale=scale, players={seat: f"이름 {seat}" for seat in hand.seats})
    again = play(record)
    assert again.error is None
    assert record.setup == hand.setup
    assert list(record.log or ()) == hand.events
    assert again.hand.events == hand.events
    assert again.hand.stacks == hand.stacks


@given(SEEDS, st.sampled_from(CODES))
def test_the_actions_alone_tell_the_hand(seed: int, code: str) -> None:
    hand = random_hand(seed, code)
    record = msgspec.structs.replace(through(hand), log=None)
    played = play(record)
    assert played.error is None
    assert played.hand.stacks == hand.stacks


@given(SEEDS, st.sampled_from(CODES))
def test_the_text_is_settled_after_one_writing(seed: int, code: str) -> None:
    text = write_hand(record_of(random_hand(seed, code, kills=True), own_variants=True))
    assert write_hand(read_hand(text)) == text


@pytest.mark.parametrize("code", sorted(VARIANTS))
def test_every_variant_of_the_standard_has_its_code(code: str) -> None:
    short = next(name for name, game in ABBREVIATIONS.items() if game == VARIANTS[code])
    assert record_of(random_hand(5, short)).variant == code


def test_a_game_without_a_code_is_refused_unless_our_own_are_asked_for() -> None:
    hand = random_hand(3, "PLO5")
    with pytest.raises(Unlawful) as refused:
        record_of(hand)
    assert refused.value.code == "phh.no-variant"
    assert through(hand).variant == "cardspeak:PLO5"


@pytest.mark.parametrize("text", [RIVER, HEADS_UP, STUD, DRAW], ids=["river", "heads-up", "stud", "draw"])
def test_a_strange_file_keeps_everything(text: str) -> None:
    record = read_hand(text)
    again = read_hand(write_hand(record))
    assert same(again, record)
    assert again.details == record.details


def test_many_hands_in_one_file() -> None:
    records = list(iter_records(f"[7]\n{STUD}\n[x]\n{RIVER}"))
    again = list(iter_records(write_hands(records)))
    assert [record.source.name for record in again] == ["7", "x"]
    assert all(map(same, again, records))


def test_amounts_with_cents_are_written_as_they_were() -> None:
    text = write_hand(read_hand(HEADS_UP))
    assert "starting_stacks = [100.25, 80]" in text
    assert '"p2 cbr 2.50"' in text


def test_chips_nobody_counted_stay_uncounted() -> None:
    text = edited(STUD, "3000, 1500]", "inf, 1500]")
    assert "starting_stacks = [2000, inf, 1500]" in write_hand(read_hand(text))


def test_names_and_words_of_any_kind() -> None:
    details = {"event": 'The "Anchor" \\ pub\t🂡', "_notes": [1, 2.5, True, {"a b": "ü"}]}
    record = through(random_hand(1, "NLHE"), details=details)
    assert record.details["event"] == details["event"]
    assert str(record.details["_notes"]) == str([1, record.details["_notes"][1], True, {"a b": "ü"}])


def test_an_empty_button_and_a_dead_small_blind_come_back() -> None:
    last = first_positions([1, 2, 3, 4, 6, 9], button=1)  # small blind 2, big blind 3; both leave
    seats = [1, 4, 6, 9]
    positions = next_positions(last, seats)
    setup = hand_setup("NLHE", stacks=dict.fromkeys(seats, 800), button=2, positions=positions, blinds=(5, 10))
    assert (setup.button, positions.small_blind) == (2, None)
    hand = Hand(setup, source=random.Random(3))
    while not hand.over:
        hand.fold(hand.options.seat)
    text = write_hand(record_of(hand))
    record = read_hand(text)
    assert record.setup == setup
    assert "blinds_or_straddles = [10, 0, 0, 0]" in text
    assert record.seats == (4, 6, 9, 1)


def test_rules_of_the_house_and_the_deck_come_back() -> None:
    rules = HandRules(raise_cap=None, odd_chip="button-first", straddles=True, cites={"turn": "9"})
    setup = hand_setup(
        "LHE",
        stacks={2: 500, 7: 725, 8: 1_000},
        button=8,
        blinds=(25, 50),
        small_bet=50,
        smallest_chip=25,
        players_in_event=31,
        rules=rules,
        automatic=BY_HAND,
        straddles=(100,),
    )
    deck = shuffled(STANDARD, random.Random(5))
    hand = Hand(setup, RecordedDeck(deck))
    record = through(hand, deck=deck)
    assert record.setup == setup
    assert record.deck == deck
    assert record.finishing_stacks is None


def test_no_fact_of_a_setup_is_forgotten() -> None:
    kept = {
        "game", "betting", "stakes", "stacks", "button", "dues", "antes_matched", "smallest_chip", "players_in_event",
        "rules", "automatic",
    }  # fmt: skip
    assert set(HandSetup.__struct_fields__) == kept, "a new fact of a setup needs a field of its own in PHH"


def test_a_hand_killed_or_shown_card_by_card_is_told_as_it_goes() -> None:
    setup = hand_setup(
        "NLHE", stacks={2: 500, 5: 500, 9: 500}, button=9, blinds=(5, 10), automatic=AUTOMATIC & ~Step.SHOW
    )
    hand = Hand(setup, source=random.Random(2))
    hand.call(9)
    hand.call(2)
    hand.check(5)
    while hand.pending.step == "act":
        hand.check(hand.options.seat)
    hand.kill(2, "fouled")
    first, second = hand.cards_of(hand.seats[1])
    hand.show(5, [second])
    hand.show(5, [first])
    told = [action.text() for action in record_of(hand).actions if action.verb not in ("dh", "db", "cc")]
    assert told[:4] == [
        "# p1's hand is dead: fouled",
        "p1 sm",
        f"# p2 shows {face(second)}",
        f"p2 sm {faces([first, second])}",
    ]
    assert play(through(hand)).error is None


def test_actions_that_differ_from_the_log_are_refused() -> None:
    text = write_hand(record_of(random_hand(12, "NLHE")))
    folded = next(line.strip() for line in text.splitlines() if line.endswith(' f",'))
    played = play(read_hand(edited(text, folded, folded.replace(" f", " cc"))))
    assert played.error is not None
    assert played.error.code == "phh.own-differs"
    assert played.error.limits["line"] == text.splitlines().index(f"  {folded}") + 1


def test_an_action_too_many_is_refused() -> None:
    record = through(random_hand(12, "NLHE"))
    played = play(msgspec.structs.replace(record, actions=record.actions[:-1]))
    assert played.error is not None
    assert played.error.code == "phh.own-differs"


def test_forced_bets_that_differ_from_our_own_facts_are_refused() -> None:
    text = write_hand(record_of(random_hand(12, "NLHE", ante=0)))
    line = next(line for line in text.splitlines() if line.startswith("antes"))
    with pytest.raises(Unlawful) as refused:
        read_hand(edited(text, line, line.replace("[0", "[7", 1)))
    assert refused.value.code == "phh.own-differs"


def test_a_log_that_breaks_a_rule_is_refused_with_its_line() -> None:
    text = write_hand(record_of(random_hand(12, "NLHE")))
    folded = next(line for line in text.splitlines() if 'type = "fold"' in line)
    played = play(read_hand(edited(text, folded, folded.replace('"fold"', '"check"'))))
    assert played.error is not None
    assert played.error.limits["line"] == text.splitlines().index(folded) + 1


def short_ante(*, matched: bool) -> str:
    """An ante of 10 from everybody; player 3 has only 5 and the best hand."""
    return (
        f'variant = "NT"\nante_trimming_status = {str(matched).lower()}\nantes = [10, 10, 10]\n'
        "blinds_or_straddles = [5, 10, 0]\nmin_bet = 10\nstarting_stacks = [200, 220, 5]\n"
        'actions = ["d dh p1 2c7d", "d dh p2 KsKd", "d dh p3 AsAd", "p1 cc", "p2 cc", "d db 3c8h9s", "p1 cc", "p2 cc",'
        ' "d db Jc", "p1 cc", "p2 cc", "d db 4d", "p1 cc", "p2 cc", "p1 sm 2c7d", "p2 sm KsKd", "p3 sm AsAd"]\n'
    )


@pytest.mark.parametrize(("matched", "stacks"), [(True, [180, 230, 15]), (False, [180, 220, 25])])
def test_what_a_short_ante_can_win_survives_the_round_trip(matched: bool, stacks: list[int]) -> None:
    first = play(read_hand(short_ante(matched=matched)))
    assert first.error is None
    text = write_hand(record_of(first.hand))
    assert f"ante_trimming_status = {str(matched).lower()}" in text
    again = read_hand(text)
    assert list(again.finishing_stacks or ()) == stacks
    assert list(play(again).hand.stacks.values()) == stacks


@pytest.mark.filterwarnings("ignore:There is no reason for this player to fold")
@pytest.mark.parametrize("seed", range(12))
def test_another_reader_of_phh_ends_with_the_same_chips(seed: int) -> None:
    hand = random_hand(seed, "NLHE", ante=0)
    text = write_hand(record_of(hand, players={seat: f"Player {seat}" for seat in hand.seats}))
    *_, last = HandHistory.loads(text)
    expected = [hand.stacks[seat] for seat in hand.seats]
    odd = [abs(theirs - ours) for theirs, ours in zip(last.stacks, expected, strict=True)]
    assert max(odd) <= 1  # it gives a remainder to one winner
    assert sum(last.stacks) == sum(expected)
