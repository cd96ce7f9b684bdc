"""A hand told act by act, with what each player could have done."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardspeak.hand.games import ABBREVIATIONS
from cardspeak.hand.notation.phh_play import play
from cardspeak.hand.notation.phh_read import read_hand
from cardspeak.hand.notation.telling import tell
from tests.hand.notation.histories import DRAW, HEADS_UP, RIVER, STUD, edited, random_hand


def story(text: str) -> list[str]:
    record = read_hand(text)
    return [f"{one.seat}: {one.words}" for one in tell(play(record).hand, record.scale)]


def test_a_hand_in_words() -> None:
    assert story(HEADS_UP)[:6] == [
        "2: posts small blind 0.50",
        "1: posts big blind 1",
        "1: is dealt AsAd",
        "2: is dealt KsKd",
        "2: raises to 2.50",
        "1: raises to 9",
    ]
    assert story(HEADS_UP)[-1] == "1: wins 160 from the main pot"


def test_draws_and_bring_ins_in_words() -> None:
    assert "1: brings it in for 15" in story(STUD)
    assert "1: takes back 100" in story(STUD)
    assert {"1: stands pat", "1: draws 1: throws away Kc"} <= set(story(DRAW))


def test_what_a_player_could_do_stands_beside_what_they_did() -> None:
    record = read_hand(RIVER)
    raised = next(one for one in tell(play(record).hand) if str(one.words) == "raises to 500")
    assert (raised.street, raised.seat, raised.act) == ("preflop", 1, "raise")
    assert str(raised.options) == "fold, call 200, raise 400-20000"
    assert (raised.stack, raised.pot) == (19_500, 1_000)


def test_a_hand_taken_on_somebody_s_word_is_told_without_options() -> None:
    text = edited(STUD, "2c3dKh", "2c3d??")
    record = read_hand(edited(text, "4c5d9s", "4c5d??"))
    told = tell(play(record).hand)
    assert told[-1].words.code == "played.wins-pot"


@given(st.integers(0, 2**32), st.sampled_from(sorted(ABBREVIATIONS)))
def test_every_act_of_betting_has_its_options(seed: int, code: str) -> None:
    hand = random_hand(seed, code, kills=True)
    told = tell(hand)
    acts = [one for one in told if one.act in ("fold", "check", "call", "bet", "raise", "bring-in")]
    assert all(one.options for one in acts)
    assert told[-1].pot == 0
