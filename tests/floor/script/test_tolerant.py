"""Lines in other words: tense, articles, possessives, synonyms, clauses in another order; and what must not be guessed."""

from __future__ import annotations

import pytest

from cardspeak.floor.lexer import read_line
from cardspeak.floor.script.english import stem
from cardspeak.floor.script.formatting import format_script
from cardspeak.floor.script.matcher import NotRead, all_forms, lexicon
from cardspeak.floor.script.run import run
from cardspeak.floor.slots import Cast

HEAD = "game NLHE 100/200\nseats 2:Ann=9000 3:Ben=4100 5:Cy=12500 8:Dot=700\nbutton 8\n"
CAST = Cast({2: "Ann", 3: "Ben", 5: "Cy", 8: "Dot"}, {"BTN": 8, "SB": 2, "BB": 3, "UTG": 5})


def meant(line: str) -> str:
    """The sentence that a line is taken for."""
    return lexicon().nearly(read_line(line).tokens, CAST).line


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("Ben called the clock on Ann", "Ben calls the clock on Ann"),
        ("after 40 seconds Cy has called the clock on Dot", "Cy calls the clock on Dot after 40 seconds"),
        ("Cy left his table", "Cy leaves the table"),
        ("Dot is absent", "Dot is away"),
        ("the dealer mucked BTN's hand", "dealer mucks BTN"),
        ("Ben's cards touched the muck", "cards of Ben touch the muck"),
        ("the stub was knocked over", "stub dropped"),
        ("the burn card Kd was seen", "burn card Kd seen"),
        ("the river was dealt without a burn", "river dealt without a burn"),
        ("the pot was pushed to Ann, but it belongs to Dot", "pot was pushed to Ann but belongs to Dot"),
        ("Ann has mucked her hand", "Ann mucks"),
    ],
)
def test_a_line_in_other_words_is_read_as_the_sentence(line: str, sentence: str) -> None:
    assert meant(line) == sentence


@pytest.mark.parametrize("line", ["the dealer mucked BTN's hand", "after 40 seconds Cy has called the clock on Dot"])
def test_the_sentence_says_the_same_as_the_line(line: str) -> None:
    loose = lexicon().nearly(read_line(line).tokens, CAST)
    exact = lexicon().match(read_line(loose.line).tokens, CAST)
    assert exact is not None
    assert (exact.form, dict(exact.said)) == (loose.form, dict(loose.said))


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("foreign card found", "foreign card <a card, such as Ah> found"),
        ("Ben did not leave the table", "Ben leaves the table"),
        ("nobody called the clock on Ann", "<a player> calls the clock on Ann"),
    ],
)
def test_what_says_more_or_less_is_offered_and_not_taken(line: str, first: str) -> None:
    with pytest.raises(NotRead) as refused:
        meant(line)
    assert refused.value.meant[0] == first
    assert first in str(refused.value.message)


def test_prepositions_are_never_taken_for_one_another() -> None:
    assert meant("with Ben in the big blind, button was put to Ann") == "button put to Ann with Ben in the big blind"
    with pytest.raises(NotRead):
        meant("button put from Ann with Ben after the big blind")


def test_a_line_that_begins_with_a_player_is_not_blamed_on_another_word() -> None:
    [result] = run(f"{HEAD}preflop\nCy juggles the chips", default="tda-2024")
    assert result.stopped is not None
    assert result.stopped.column == 4
    assert "'juggles' is not an action" in str(result.stopped.ruling and result.stopped.ruling.why)
    assert not result.stopped.near


def test_a_story_is_ruled_on_in_other_words_as_in_its_own() -> None:
    said = "preflop\nCy left the table\n? is Cy live\n=> live\nthe dealer mucked Ann's hand\n? is Ann live\n=> dead"
    [result] = run(HEAD + said, default="tda-2024")
    assert result.ok, result.report()


def test_the_formatter_writes_the_sentence() -> None:
    assert format_script(HEAD + "preflop\nthe dealer mucked BTN's hand\nCy has left the table") == (
        HEAD + "preflop\ndealer mucks BTN\nCy leaves the table\n"
    )


@pytest.mark.parametrize(
    ("written", "base"),
    [
        ("raised", "raise"),
        ("posed", "pose"),
        ("hidden", "hidden"),
        ("copies", "copy"),
        ("touches", "touch"),
        ("Ann's", "ann"),
    ],
)
def test_words_lose_tense_and_number(written: str, base: str) -> None:
    assert stem(written) == base


@pytest.mark.parametrize("one", all_forms(), ids=lambda one: one.template)
def test_no_example_is_nearer_to_another_form(one: object) -> None:
    example = one.example  # type: ignore[attr-defined]
    tokens = read_line(example).tokens
    names = {place + 10: token.text for place, token in enumerate(tokens) if token.text[:1].isupper()}
    readings = lexicon().tolerant.readings(tokens, Cast(names, {}))
    assert not readings or readings[0].price > 0.0 or readings[0].variant.form is one, str(readings[0])
