"""Whatever a player does, under every book: the chips add up, the engine takes the reading, and nothing crashes."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.errors import Refusal
from cardspeak.floor.betting.deeds import Deed, Folded, Item, Put, Said, Swept, Tapped, Together, TookBack
from tests.floor.betting.kit import BOOKS, STORIES, chips, does, table_in
from tests.words.kit import english

ADDS = re.compile(r"adds (\d+)")
WORDS = (
    "call", "raise", "bet", "check", "fold", "all-in", "pot", "I bet the pot", "fourteen hundred", "five", "five hundred",
    "raise to 900", "raise 400 more", "bet 50", "two thousand", "raise, one thousand", "if you bet I raise", "hmm", "200",
    "raise to 100000", "one million",
)  # fmt: skip

puts = st.lists(st.sampled_from([25, 100, 500, 1_000, 5_000]), min_size=1, max_size=5).map(
    lambda some: Put(tuple(some))
)
loose = st.integers(1, 3_000).map(lambda some: Put((some,), loose=True))
said = st.builds(Said, st.sampled_from(WORDS), st.booleans())
deeds = st.one_of(
    puts, loose, said, st.builds(Together, said, puts), st.just(Tapped()), st.just(Folded()), st.just(Swept()),
    st.just(Item("bounty chip")), st.just(TookBack()),
)  # fmt: skip
spoken_or_pushed = st.lists(st.one_of(puts, loose, said), min_size=1, max_size=3)
stories = st.sampled_from(list(STORIES))
books = st.sampled_from(list(BOOKS))


@given(stories, books, spoken_or_pushed)
def test_the_chips_of_a_reading_add_up(story: str, book: str, parts: list[Deed]) -> None:
    table = table_in(story, book)
    hand = table.the_hand()
    assert hand.to_act is not None
    own = hand.bets[hand.to_act]
    try:
        ruling = does(table, *parts)
    except Refusal:
        return
    if ruling is None or ruling.kind != "reading" or ruling.action == "fold":
        return
    put = sum(part.total for part in parts if isinstance(part, Put))
    added = sum(int(found) for step in english(ruling.steps) for found in ADDS.findall(step))
    to = own if ruling.action == "check" else ruling.to
    assert to is not None
    assert to - own + ruling.returned == put + added


@given(stories, books, st.lists(deeds, min_size=1, max_size=3))
def test_the_hand_takes_every_ruling_and_keeps_its_chips(story: str, book: str, parts: list[Deed]) -> None:
    table = table_in(story, book)
    before, log = chips(table), list(table.the_hand().events)
    try:
        ruling = does(table, *parts)
    except Refusal:
        assert list(table.the_hand().events) == log
        return
    assert ruling is not None
    assert list(table.the_hand().events) == log, "a ruling changes nothing before it is taken"
    table.take(ruling)
    assert chips(table) == before
    if ruling.kind == "decision":
        assert ruling.director or ruling.answer == "silent"
        assert list(table.the_hand().events) == log, "what is left to the director is not decided"
    if ruling.kind == "reading":
        assert ruling.binding or ruling.action == "fold"  # some folds bind only once somebody has acted
        assert len(table.the_hand().events) > len(log)


@given(stories, books, st.lists(deeds, min_size=1, max_size=2), st.data())
def test_every_choice_of_the_director_can_be_played_on(
    story: str, book: str, parts: list[Deed], data: st.DataObject
) -> None:
    table = table_in(story, book)
    before = chips(table)
    try:
        ruling = does(table, *parts)
    except Refusal:
        return
    if ruling is None or ruling.kind != "decision" or not ruling.director:
        return
    table.take(ruling)
    choice = data.draw(st.sampled_from(list(ruling.director)))
    table.choose(choice)
    assert table.open is None
    assert chips(table) == before
    hand = table.the_hand()
    assert min(hand.stacks.values()) >= 0
    if hand.to_act is not None:
        options = hand.options
        assert options.check or options.call_to is not None or options.raise_min is not None


@given(stories, books, st.lists(deeds, min_size=1, max_size=2), st.data())
def test_an_act_out_of_turn_moves_no_chips_at_once(
    story: str, book: str, parts: list[Deed], data: st.DataObject
) -> None:
    table = table_in(story, book)
    hand = table.the_hand()
    others = [seat for seat in hand.live_seats if seat != hand.to_act]
    stacks, turn = dict(hand.stacks), hand.to_act
    seat = data.draw(st.sampled_from(others))
    try:
        ruling = does(table, *parts, seat=seat)
    except Refusal:
        return
    assert ruling is not None
    table.take(ruling)
    if ruling.action == "fold":  # it takes effect at once, and the last player left wins
        assert seat not in table.the_hand().live_seats
        return
    assert dict(table.the_hand().stacks) == stacks
    assert table.the_hand().to_act == turn


@settings(max_examples=25)
@given(stories, st.lists(deeds, min_size=1, max_size=2))
def test_the_same_act_is_answered_under_every_book(story: str, parts: list[Deed]) -> None:
    for book in BOOKS:
        try:
            ruling = does(table_in(story, book), *parts)
        except Refusal:
            continue
        assert ruling is not None
        assert str(ruling.why)
        assert ruling.actor or ruling.answer == "silent"
        assert ruling.asked or ruling.cites or ruling.action in ("check", "fold")
