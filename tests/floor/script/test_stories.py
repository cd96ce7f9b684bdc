"""Whole scripts: header, streets, questions, the director's line, and what happens to a line that contradicts the story."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from cardspeak.books.policy import Citation, policy
from cardspeak.cards.card import faces
from cardspeak.errors import Unlawful
from cardspeak.floor.decisions import Decisions, DirectorDecides
from cardspeak.floor.forms import FORMS, form
from cardspeak.floor.ruling import Choice, Effect, Ruling
from cardspeak.floor.script.run import Result, run, scenarios
from cardspeak.floor.table import Table
from cardspeak.hand.hand import Hand
from tests.words.kit import just

BOOK = "tda-2024"
HEAD = """\
game NLHE 250/500
seats 2:Ann=20000 3:Ben=9000 6:Cy=31500 7:Dee
button 7
"""


def told(story: str, head: str = HEAD, book: str = BOOK) -> Result:
    """The only scenario of a script."""
    (result,) = run(head + story, default=book)
    return result


def hand_of(story: str, head: str = HEAD) -> Hand:
    """The hand a story leads to."""
    result = told(story, head)
    assert result.ok, result.report()
    assert result.table is not None
    return result.table.the_hand()


def refusal(story: str, head: str = HEAD) -> tuple[int, str]:
    """Line and message of the refusal that stops a story."""
    stopped = told(story, head).stopped
    assert stopped is not None
    assert stopped.ruling is not None
    return stopped.line, str(stopped.ruling.why)


@dataclass(frozen=True)
class FoldNext:
    """The player to act folds."""

    def apply(self, table: Table) -> None:
        hand = table.the_hand()
        assert hand.to_act is not None
        hand.fold(hand.to_act)


@dataclass(frozen=True)
class Breaks:
    """Half of it happens, then it is refused."""

    def apply(self, table: Table) -> None:
        FoldNext().apply(table)
        raise Unlawful("test.half")


@dataclass(frozen=True)
class LosesChips:
    """A chip falls off the table."""

    def apply(self, table: Table) -> None:
        table.the_hand()._stack[0] -= 1


@pytest.fixture
def quarrel() -> Iterator[None]:
    """A few sentences that only these tests know."""
    count = len(FORMS)

    @form("quarrel", about="Something a director decides.", example="quarrel")
    def quarrels(table: Table) -> Ruling:
        cite = Citation(BOOK, "1", "1")
        options = (
            Choice(just("fold, forfeit 2,000"), (cite,), (FoldNext(),)),
            Choice(just("fold later"), (cite,)),
            Choice(just("play on"), (cite,)),
        )
        return Ruling(kind="decision", actor="Cy", director=options, why=just("A quarrel."))

    @form("{what:folding|breaking|leaking}", about="Something that changes the hand.", example="folding")
    def changes(table: Table, what: str) -> Ruling:
        effects: dict[str, Effect] = {"folding": FoldNext(), "breaking": Breaks(), "leaking": LosesChips()}
        return Ruling(kind="remedy", effects=(effects[what],), why=just("So it is."), answer="done")

    @form("? quarrel", about="The same as a question.", example="? quarrel")
    def asks(table: Table) -> Ruling:
        return quarrels(table)

    yield
    del FORMS[count:]


# Header


def test_a_hand_begins_with_the_stacks_blinds_and_cards_of_the_header() -> None:
    hand = hand_of("hole Cy Ah Kd\nboard 2c 3c 4c 5d\npreflop\n")
    assert hand.stacks == {2: 19_750, 3: 8_500, 6: 31_500, 7: 315_000}
    assert faces(hand.cards_of(6)) == "AhKd"
    assert faces(hand.cards_of(2)) == "????"
    assert hand.to_act == 6


@pytest.mark.parametrize(
    ("story", "stack"),
    [
        ("preflop", 315_000),  # ten times the largest amount named
        ('preflop\nCy says "40,000"', 400_000),
        ("chips 1000\nstack Ann 20000\nstack Ben 9000\nstack Cy 31000\nblinds 1000/2000\npreflop", 315_000),
        ("preflop\n? pot\n=> 99999999", 315_000),
    ],
)
def test_a_stack_that_is_not_named_is_deep(story: str, stack: int) -> None:
    result = told(story)
    assert result.table is not None
    assert dict(result.table.the_hand().setup.stacks)[7] == stack


def test_a_small_game_gives_a_hundred_blinds() -> None:
    hand = hand_of("game NLHE 50/100\nseats 4:A 9:B 10:C\nbutton 4\npreflop", head="")
    assert {chips for _, chips in hand.setup.stacks} == {10_000}


@pytest.mark.parametrize(
    ("line", "dues"),
    [
        ("game NLHE 250/500 ante 500", [("small blind", 2, 250), ("big blind", 3, 500), ("ante", 3, 500)]),
        ("game NLHE 250/500 ante 500 by the button", [("small blind", 2, 250), ("big blind", 3, 500), ("ante", 7, 500)]),
        ("ante 50 each", [("ante", 2, 50), ("ante", 3, 50), ("ante", 6, 50), ("ante", 7, 50), ("small blind", 2, 250), ("big blind", 3, 500)]),
        ("game LHE 100/200", [("small blind", 2, 50), ("big blind", 3, 100)]),
        ("blinds 1k/2k", [("small blind", 2, 1000), ("big blind", 3, 2000)]),
        ("dead small blind", [("big blind", 2, 500)]),
        ("button 5", [("small blind", 6, 250), ("big blind", 7, 500)]),
        ("button Cy", [("small blind", 7, 250), ("big blind", 2, 500)]),
        ("game LS 100/200 ante 10 bring-in 25", [("ante", 2, 10), ("ante", 3, 10), ("ante", 6, 10), ("ante", 7, 10)]),
    ],
)  # fmt: skip
def test_the_forced_bets_follow_the_header(line: str, dues: list[tuple[str, int, int]]) -> None:
    hand = hand_of(f"{line}\npreflop")
    assert sorted((due.kind, due.seat, due.amount) for due in hand.setup.dues) == sorted(dues)


def test_limit_bets_are_those_of_the_line() -> None:
    hand = hand_of("game LHE 100/200\npreflop")
    assert hand.wager_limits == (200, 200)
    assert hand_of("game LHE 100/200\nblinds 100/200\npreflop").wager_limits == (400, 400)


def test_house_settings_lie_on_top_of_the_book() -> None:
    result = told("house betting.multichip = total\npreflop\n? settings betting\n=> multichip total [house]")
    assert result.ok, result.report()


@pytest.mark.parametrize(
    ("story", "line", "words"),
    [
        ("seats 9:Ann", 4, "Two players are named Ann"),
        ("seats 9:ann", 4, "Two players are named ann"),
        ("seats 2:Zoe", 4, "Seat 2 is taken by Ann"),
        ("seats 100:Zoe", 4, "There is no seat 100"),
        ("seats 9:Zoe=0", 4, "Zoe has no chips"),
        ("stack Ann 0", 4, "Ann would have no chips"),
        ("button 100", 4, "There is no seat 100"),
        ("game NLHX 5/10", 4, "Did you mean 'NLHE'?"),
        ("chips 0 25", 4, "worth more than 0"),
        ("chips 1000\npreflop", 5, "smallest chip"),
        ("book tda-2042", 4, "Did you mean 'tda-2024'"),
        ("house betting.multichp = total", 4, "Did you mean 'betting.multichip'"),
        ("house betting.multichip = maybe", 4, "takes one of"),
        ("house betting.multichip = total\nbook tda-2015", 5, "before its house settings"),
        ("preflop\nCy folds\nseats 9:Zoe", 6, "cannot change during a hand"),
        ("preflop\nCy folds\nbook tda-2015", 6, "cannot change during a hand"),
        ("preflop\npreflop", 5, "already in progress"),
        ("hole Ann Ah Ah", 4, "Ah appears twice"),
        ("hole Ann Ah\nhole Ben Ah", 5, "Ah appears twice"),
        ("hole Ann Ah\nboard Ah", 5, "Ah appears twice"),
        ("hole Ann Ah Kd 2c\npreflop\nhole Ann Ah Kd 2c", 6, "does not have 3 cards"),
        ("preflop\nhole Ann Ah Kd\nhole Ben Ah", 6, "Ah appears twice"),
        ("preflop\nhole Ann Ah Kd\nCy folds\nhole Ben Ah", 7, "Ah has already been dealt"),
        ("? to act", 4, "No hand is in progress"),
        ("dead small blind\nfifth street", 5, "There is no fifth street in hold'em"),
    ],
)
def test_a_header_that_contradicts_itself_is_refused_with_its_line(story: str, line: int, words: str) -> None:
    at, why = refusal(story)
    assert at == line
    assert words in why


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("seats 2:A 3:B\nbutton 3\npreflop", "Enter the game first"),
        ("game NLHE 5/10\nbutton 3\npreflop", "Enter who sits where"),
        ("game NLHE 5/10\nseats 2:A 3:B\npreflop", "Enter where the button is"),
        ("game NLHE 5/10\nseats 2:A\nbutton 2\npreflop", "two players"),
        ("game NLHE 5/10\nseats 2:A 3:B\nbutton 3\ndead small blind\npreflop", "no dead small blind"),
    ],
)
def test_a_header_with_a_gap_says_what_is_missing(head: str, words: str) -> None:
    assert words in refusal("", head)[1]


def test_a_script_without_a_book_says_so() -> None:
    (result,) = run("# only a comment\ngame NLHE 5/10")
    assert result.stopped is not None
    assert result.stopped.line == 2
    assert "which book" in result.report()


def test_the_caller_s_book_goes_before_the_script_s() -> None:
    (result,) = run("book tda-2015\n? rule 47", book=BOOK)
    assert result.book == BOOK
    assert result.table is not None
    assert result.table.policy is policy(BOOK)


# Streets


def test_streets_are_dealt_with_the_cards_named_and_a_burn_before_each() -> None:
    hand = hand_of(
        "preflop\nCy calls\nDee folds\nAnn calls\nBen checks\nflop Ah Kd 2c\nAnn checks\nBen checks\nCy checks\nturn"
    )
    assert (faces(hand.board), len(hand.burns), hand.street_name) == ("AhKd2c??", 2, "turn")


def test_cards_that_are_due_come_by_themselves_before_an_act() -> None:
    hand = hand_of("preflop\nCy calls\nDee folds\nAnn calls\nBen checks\nAnn bets 500\n")
    assert (hand.street_name, faces(hand.board)) == ("flop", "??????")


@pytest.mark.parametrize(
    ("story", "street", "pot", "to_act"),
    [
        ("flop", "flop", 2_000, 2),
        ("pot 10500\nflop", "flop", 10_500, 2),
        ("pot 0\nriver", "river", 0, 2),
        ("ante 500\nturn", "turn", 2_500, 2),
        ("Ann and Cy folded before\nflop", "flop", 1_250, 3),
        ("pot 700\nAnn, Ben folded before\nflop", "flop", 700, 6),
    ],
)
def test_a_story_may_start_on_a_later_street(story: str, street: str, pot: int, to_act: int) -> None:
    hand = hand_of(story)
    assert (hand.street_name, hand.pot, hand.to_act) == (street, pot, to_act)
    assert {seat: hand.stacks[seat] for seat in (2, 3, 6)} == {2: 20_000, 3: 9_000, 6: 31_500}


@pytest.mark.parametrize(
    ("story", "board"),
    [
        ("flop Ah Kd 2c", "AhKd2c"),
        ("turn 9s", "??????9s"),
        ("board Ah Kd 2c 9s\nriver", "AhKd2c9s??"),
        ("river 2h", "????????2h"),
        ("river Ah Kd 2c 9s 4h", "AhKd2c9s4h"),
        ("board Ah Kd 2c\nturn 9s", "AhKd2c9s"),
        ("board Ah Kd 2c 9s\nflop 3c 3d 3h", "3c3d3h"),
    ],
)
def test_a_late_start_knows_the_cards_that_are_named(story: str, board: str) -> None:
    assert faces(hand_of(story).board) == board


def test_stud_may_start_late_and_the_opener_is_named() -> None:
    hand = hand_of("game LS 100/200 ante 10 bring-in 25\npot 400\nfifth street\nCy opens")
    assert (hand.street_name, hand.to_act, hand.pot) == ("fifth", 6, 400)


def test_draws_happen_in_turn() -> None:
    hand = hand_of("game L27TD 100/200\nfirst draw\nAnn draws two\nBen stands pat\nCy draws 1 card")
    assert hand.pending.seats == (7,)
    assert "Nobody has 90000 cards" in refusal("game L27TD 100/200\nfirst draw\nAnn draws 90000")[1]


@pytest.mark.parametrize(
    ("story", "line", "words"),
    [
        ("preflop\nflop", 5, "Cy's turn before the flop"),
        ("flop\nturn", 5, "Ann's turn on the flop"),
        ("flop Ah Kd", 4, "3 cards"),
        ("flop Ah Kd 2c\nflop Ah Kd 3c", 5, "already been dealt"),
        ("turn\nflop", 5, "passed that street"),
        ("flop Ah Kd Ah", 4, "Ah appears twice"),
        ("hole Cy Ah Kd\nflop Ah 2c 3c", 5, "Ah"),
        ("preflop\nCy draws two", 5, "waiting for a player to act"),
        ("preflop\nthird street", 5, "no third street in hold'em"),
        ("Ann Ben Cy folded before\nflop", 5, "over before that street"),
    ],
)
def test_a_street_at_the_wrong_moment_is_refused(story: str, line: int, words: str) -> None:
    at, why = refusal(story)
    assert at == line
    assert words in why


def test_the_same_flop_told_again_is_no_news() -> None:
    assert faces(hand_of("flop Ah Kd 2c\nflop Ah Kd 2c").board) == "AhKd2c"


def test_an_all_in_is_tabled_before_more_cards_come() -> None:
    story = "hole Cy Ah Kd\nhole Dee 2c 2d\npreflop\nCy all-in\nDee calls\nAnn folds\nBen folds\n"
    hand = hand_of(story + "flop 3c 4c 5c")
    assert len(hand.tabled_seats) == 2
    assert faces(hand.board) == "3c4c5c"
    assert "Cy is next" in refusal("preflop\nCy all-in\nDee calls\nAnn folds\nBen folds\nflop")[1]


# Questions


@pytest.mark.parametrize(
    ("story", "answer"),
    [
        ("preflop\n? to act\n=> Cy", True),
        ("preflop\n? to act\n=> Ann", False),
        ("? to act\n=> unreadable", True),
        ("preflop\n? pot\n=> 750", True),
        ("preflop\n? pots\n=> main 750", True),
        ("preflop\nCy all-in\nDee calls\nAnn all-in\nBen folds\n? pots\n=> main 60500, side 1 23000", True),
        ("preflop\nCy folds\nDee folds\nAnn folds\n? to act\n=> push", True),
        ("preflop\n? stacks\n=> Ann 19750, Ben 8500, Cy 31500", True),
        ("preflop\n? stacks\n=> Ann 20000", False),
        ("? rule 47\n=> [47-A, 47-B]", True),
        ("? rule 47-A\n=> [47-B]", False),
        ("? rule 999\n=> unreadable", True),
        ("? settings nothing\n=> unreadable", True),
        ("? settings betting\n=> multichip every-chip-needed", True),
    ],
)
def test_questions_that_need_no_ruling(story: str, answer: bool) -> None:
    result = told(story)
    assert result.ok is answer, result.report()


# Decisions


def test_the_hand_waits_for_the_director(quarrel: None) -> None:
    story = "preflop\nquarrel\n"
    assert refusal(story + "folding") == (
        6,
        "The director must decide first: fold, forfeit 2,000 | fold later | play on.",
    )
    result = told(
        story
        + 'director fold forfeit because "seen by all" by "Kim"\n=> remedy, "The director decided" [1]\nfolding\n=> done'
    )
    assert result.ok, result.report()
    assert result.table is not None
    assert result.table.recall(Decisions).made == [
        DirectorDecides("fold, forfeit 2,000", "seen by all", "Kim", (Citation(BOOK, "1", "1"),))
    ]
    assert result.table.the_hand().live_seats == (2, 3)


@pytest.mark.parametrize(
    ("line", "kind", "words"),
    [
        ("director fold", "refused", "enter one of them: fold, forfeit 2,000 | fold later."),
        ("director ploy on", "unreadable", "Did you mean 'play on'"),
        ('director because "x"', "unreadable", "That is not one of the options: fold"),
        ("director fold, forfeit 2000", None, ""),
        ("director PLAY", None, ""),
    ],
)
def test_an_option_is_chosen_by_its_first_words(quarrel: None, line: str, kind: str | None, words: str) -> None:
    last = told(f"preflop\nquarrel\n{line}").outcomes[-1]
    assert last.ruling is not None
    assert (last.ruling.kind if last.code else None) == kind
    assert words in str(last.ruling.why)


def test_nothing_is_decided_where_nothing_is_open(quarrel: None) -> None:
    assert refusal("preflop\ndirector fold")[1] == "There is nothing for the director to decide at the moment."
    assert told("preflop\n? quarrel\nfolding").ok


def test_what_a_question_offers_may_be_chosen_until_the_hand_goes_on(quarrel: None) -> None:
    result = told("preflop\n? quarrel\ndirector fold, forfeit\n=> remedy\n? to act\n=> Dee")
    assert result.ok, result.report()
    assert refusal("preflop\n? quarrel\nfolding\ndirector play")[1].startswith("There is nothing for the director")
    assert refusal("preflop\n? quarrel\ndirector play\ndirector play")[1].startswith(
        "There is nothing for the director"
    )


# Refusals and chips


def test_a_line_refused_half_way_leaves_the_hand_as_it_was(quarrel: None) -> None:
    result = told("preflop\nbreaking\n=> refused\n? to act\n=> Cy")
    assert result.ok, result.report()


def test_a_floor_that_loses_chips_is_caught(quarrel: None) -> None:
    assert "bug in Cardspeak" in refusal("preflop\nleaking")[1]


def test_a_story_stops_at_a_refusal_that_nobody_expected() -> None:
    result = told("preflop\nflop\n? to act\n=> Cy")
    assert [outcome.line for outcome in result.outcomes][-1] == 5
    assert not result.ok
    assert "line 5: The betting is not over" in result.report()


def test_a_story_stops_where_an_expectation_wanted_something_else_than_a_refusal() -> None:
    result = told("preflop\nflop\n=> remedy\n? to act\n=> Cy")
    assert [outcome.line for outcome in result.outcomes][-1] == 6
    assert "expected remedy" in result.report()


def test_bad_cards_do_not_stay_behind_after_a_refusal() -> None:
    result = told("flop Ah Kd\n=> refused\nflop\n? to act\n=> Ann")
    assert result.ok, result.report()
    assert result.table is not None
    assert faces(result.table.the_hand().board) == "??????"


@pytest.mark.parametrize(
    ("line", "column", "words"),
    [
        ("Cy rases to 1100", 4, "Did you mean 'raises'?"),
        ("Cy tabels Ah Kd", 4, "Did you mean 'tables'?"),
        ("Cyy folds", 1, "Did you mean 'Cy'?"),
    ],
)
def test_a_word_that_nobody_knows_is_pointed_at(line: str, column: int, words: str) -> None:
    last = told(f"preflop\n{line}").outcomes[-1]
    assert last.ruling is not None
    assert (last.ruling.kind, last.column) == ("unreadable", column)
    assert words in str(last.ruling.why)


# Scenarios


def test_the_lines_before_the_first_rule_off_are_common_to_all() -> None:
    text = (
        HEAD
        + "---\n# First\n# rules: 47-A, 43-A 45\npreflop\n? to act\n=> Cy\n-----\n# Second\nflop\n? to act\n=> Ann\n---\n# empty\n"
    )
    first, second = scenarios(text)
    assert (first.title, first.rules) == ("First", ("47-A", "43-A", "45"))
    assert (second.title, second.rules) == ("Second", ())
    assert [result.ok for result in run(text, default=BOOK)] == [True, True]


def test_lines_may_end_as_on_any_machine() -> None:
    assert [result.ok for result in run((HEAD + "preflop\n? to act\n=> Cy").replace("\n", "\r\n"), default=BOOK)] == [
        True
    ]


def test_the_head_may_go_on_after_the_street_while_nothing_has_happened() -> None:
    story = "flop Ah Kd 2c\npot 6000\nBen folded before\nhole Ann 5c 5d\n? pots\n=> main 6000\n? to act\n=> Ann"
    hand = hand_of(story)
    assert (faces(hand.board), faces(hand.cards_of(2)), 3 in hand.live_seats) == ("AhKd2c", "5c5d", False)
