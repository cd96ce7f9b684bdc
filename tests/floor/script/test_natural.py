"""Lines as newcomers write them: acts in any tense, games and books by their names, clauses, questions."""

from __future__ import annotations

import pytest

from cardspeak.books.layer_files import find_book, layer_ids
from cardspeak.floor.script.game_names import game_called
from cardspeak.floor.script.run import Result, run

HEAD = """game NLHE 100/200
seats 2:Uma=9000 3:Vic=8000 5:Wes=7000 6:Xia=6000
button 2
"""


def told(*lines: str, head: str = HEAD) -> Result:
    [result] = run(head + "\n".join(lines), default=layer_ids()[0])
    return result


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Xia has raised to eleven hundred", "Xia raises to 1100"),
        ("Xia limps", "Xia calls"),
        ("Xia opens to 700", "Xia raises to 700"),
        ("Xia is all in", "Xia all-in"),
        ("Xia drops one 500 chip, no word", "Xia puts 500"),
        ("Xia puts 500 100 without saying anything", "Xia puts 500 100"),
        ("Xia says nothing and puts 1000", "Xia puts 1000"),
        ("then Xia folded", "Xia folds"),
        ("Xia puts 500 and says \"raise\"", "Xia puts 500 then says \"raise\""),
        ("everyone folds to Vic", "Xia and Uma fold"),
    ],
)  # fmt: skip
def test_an_act_has_one_meaning_however_it_is_written(first: str, second: str) -> None:
    one, other = told("preflop", first), told("preflop", second)
    assert one.ok, one.report()
    assert other.ok, other.report()
    assert one.outcomes[-1].ruling == other.outcomes[-1].ruling


def test_chips_said_to_lie_in_front_must_lie_there() -> None:
    before = ("preflop", "Xia folds", "Uma folds")
    assert told(*before, "Vic puts 500 next to his 100").ok
    stopped = told(*before, "Vic puts 500 next to his 25").stopped
    assert stopped is not None
    assert stopped.code.startswith("chips.not-there")


def test_several_check_only_where_nobody_has_bet() -> None:
    assert told("flop", "pot 900", "all check").ok
    stopped = told("flop", "pot 900", "Vic bets 300", "all check").stopped
    assert stopped is not None
    assert stopped.code == "act.check-facing-bet"


def test_clauses_of_a_line_happen_one_after_the_other() -> None:
    result = told("flop", "pot 900", "Vic bets 300", "Wes folds, Xia calls", "? to act", "=> Uma")
    assert result.ok, result.report()


def test_a_line_with_one_clause_that_is_none_does_nothing() -> None:
    result = told(
        "flop", "pot 900", "Vic bets 300", "Wes folds, the lamp flickers", "=> unreadable", "? to act", "=> Wes"
    )
    assert result.ok, result.report()


def test_a_pronoun_means_the_only_player_named() -> None:
    result = told("preflop", "Xia folds, Uma raises to 500 and her cards are Ah Kd")
    assert result.stopped is not None, "two players were named: her may be either"


def test_a_refused_clause_takes_the_whole_line_back() -> None:
    result = told("flop", "pot 900", "Vic bets 300, Wes tables Ah Kd", "=> refused", "? to act", "=> Vic")
    assert result.ok, result.report()


@pytest.mark.parametrize("name", ["tda", "korea", "tour", "apl", "888", "TDA 2015", "apl korea"])
def test_a_book_goes_by_what_people_call_it(name: str) -> None:
    assert find_book(name) in layer_ids()


@pytest.mark.parametrize("name", ["league", "2025", "tda-2013", ""])
def test_a_name_of_several_books_or_of_none_is_no_book(name: str) -> None:
    assert find_book(name) not in layer_ids()


@pytest.mark.parametrize(
    ("name", "short", "betting"),
    [
        ("razz", "R", "limit"), ("limit stud", "S", "limit"), ("omaha8", "O8", "limit"), ("PLO8", "O8", "pot-limit"),
        ("no limit hold'em", "HE", "no-limit"), ("short deck", "SD", "no-limit"), ("omaha hi-lo", "O8", "limit"),
        ("2-7 triple draw", "27TD", "limit"), ("deuce to seven single draw", "27", "no-limit"), ("badugi", "B", "limit"),
        ("pot limit five card omaha", "O5", "pot-limit"), ("seven-card stud hi-lo", "S8", "limit"),
    ],
)  # fmt: skip
def test_a_game_goes_by_its_name(name: str, short: str, betting: str) -> None:
    found = game_called(name)
    assert found is not None
    assert (found[0].short, found[1]) == (short, betting)


@pytest.mark.parametrize("name", ["snap", "limit", "holdem razz", ""])
def test_what_is_no_game_is_none(name: str) -> None:
    assert game_called(name) is None


@pytest.mark.parametrize("ante", ["bb ante 200", "bba 200", "big blind ante 200", "ante 200 by the big blind"])
def test_a_big_blind_ante_is_paid_once(ante: str) -> None:
    result = told("preflop", "? pot", "=> 500", head=HEAD.replace("100/200", f"100/200 {ante}"))
    assert result.ok, result.report()


def test_a_showdown_ends_the_betting_of_the_last_street_only() -> None:
    assert told("river", "pot 900", "showdown", "? who shows", "=> first Vic").ok
    for before in (("turn", "pot 900"), ("river", "pot 900", "Vic bets 300")):
        stopped = told(*before, "showdown").stopped
        assert stopped is not None
        assert stopped.code == "script.street-open"


def test_a_fact_that_the_table_knows_changes_nothing_and_a_wrong_one_is_refused() -> None:
    assert told("SB Vic", "BB Wes", "preflop", "Wes posts 200", "nobody has acted").ok
    for wrong in (("BB Vic",), ("preflop", "Wes posts 500"), ("preflop", "Xia folds", "nobody has acted")):
        stopped = told(*wrong).stopped
        assert stopped is not None
        assert stopped.ruling is not None
        assert stopped.ruling.kind == "refused"


def test_people_need_no_seats_where_only_their_conduct_matters() -> None:
    result = told('offence by Zora "abuse"', "? penalties Zora", head="")
    assert result.ok, result.report()
    late = told('offence by Zora "abuse"', "seats 1:Zora 2:Yan", head="").stopped
    assert late is not None
    assert late.code == "script.seats-late"


def test_the_last_ruling_is_asked_for_again() -> None:
    early = told("preflop", "? allowed").stopped
    assert early is not None
    assert early.code == "script.no-ruling"
    result = told("preflop", "Xia wants to check", "? allowed", "=> no", "? what now", "=> Xia")
    assert result.ok, result.report()


def test_an_unread_line_is_offered_as_an_offence_or_a_note() -> None:
    stopped = told("preflop", "Xia hums a tune all night").stopped
    assert stopped is not None
    assert 'offence by Xia "hums a tune all night"' in stopped.meant
    assert "note Xia hums a tune all night" in stopped.meant
    assert told("preflop", "note Xia hums a tune all night", "? to act", "=> Xia").ok


@pytest.mark.parametrize("line", ["Pat Xia folds not", "Xia did not fold", "Xia never calls", "Xia folds Vic"])
def test_a_word_that_turns_the_meaning_is_never_passed_over(line: str) -> None:
    stopped = told("preflop", line).stopped
    assert stopped is not None
    assert stopped.ruling is not None
    assert stopped.ruling.kind == "unreadable"


@pytest.mark.parametrize("line", ["Xia looks at her cards", 'offence by Xia and Vic "signs"'])
def test_neither_own_cards_nor_a_second_player_make_an_offence_of_the_first(line: str) -> None:
    stopped = told("preflop", line).stopped
    assert stopped is not None
    assert stopped.ruling is not None
    assert stopped.ruling.kind == "unreadable"
