"""Lexer, slots, templates and matching: a line of a script becomes a form with its slots, or an error that points."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from cardspeak.cards.card import parse_cards
from cardspeak.errors import Unreadable
from cardspeak.floor.forms import SentenceForm
from cardspeak.floor.lexer import MOST_LETTERS, MOST_TOKENS, read_line, spelled
from cardspeak.floor.script.matcher import Lexicon, NotRead, all_forms, lexicon
from cardspeak.floor.script.template import BadTemplate, Slot, variants
from cardspeak.floor.slots import Cast, card_values

CAST = Cast({2: "Ann", 5: "Ben", 7: "Big Cy"}, {"BTN": 7, "SB": 2, "UTG": 7, "Ben": 9})


def form(template: str) -> SentenceForm:
    return SentenceForm(template, about="", example="", do=lambda table, said: None, group="test")


def read(template: str, line: str) -> dict[str, Any] | None:
    match = Lexicon([form(template)]).match(read_line(line).tokens, CAST)
    return None if match is None else dict(match.said)


# Tokens


@pytest.mark.parametrize(
    ("line", "tokens"),
    [
        ("UTG raises to 1,100", ["word", "word", "word", "number"]),
        ('says "# no comment"  # a comment', ["word", "quoted"]),
        ("says “call”then", ["word", "quoted", "word"]),
        ("1:SB=20000", ["number", "mark", "word", "mark", "number"]),
        ("? ?? 10h 3x100 250/500", ["mark", "word", "word", "word", "word"]),
        ("?Ann", ["mark", "word"]),
        ("=> x", ["mark", "word"]),
        ("1.25 5kk -5 9999999999999999", ["word", "word", "word", "word"]),
        ("", []),
        ("# only", []),
    ],
)
def test_a_line_falls_into_tokens(line: str, tokens: list[str]) -> None:
    assert [token.kind for token in read_line(line).tokens] == tokens


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), ("1,000", 1000), ("12,345,678", 12_345_678), ("5k", 5000), ("1.5k", 1500), ("2M", 2_000_000), ("0", 0)],
)
def test_a_number_may_be_written_in_several_ways(text: str, number: int) -> None:
    assert read_line(text).tokens[0].number == number


@pytest.mark.parametrize(
    ("text", "pieces"), [("1,0000", ["1", ",", "0000"]), ("1, 000", ["1", ",", "000"]), ("100,200", ["100,200"])]
)
def test_only_groups_of_three_are_thousands(text: str, pieces: list[str]) -> None:
    assert [str(token) for token in read_line(text).tokens] == pieces


def test_a_token_knows_its_column_and_a_comment_stays_whole() -> None:
    line = read_line('  Ann  says "raise"   # aloud  ')
    assert [token.column for token in line.tokens] == [3, 8, 13]
    assert line.comment == "# aloud"


@pytest.mark.parametrize(("line", "column"), [('Ann says "call', 10), ("Ann says “call", 10)])
def test_an_open_quote_is_shown_where_it_opens(line: str, column: int) -> None:
    with pytest.raises(Unreadable, match="not closed") as refusal:
        read_line(line)
    assert refusal.value.limits["column"] == column


def test_a_line_beyond_all_measure_is_refused() -> None:
    assert len(read_line("a " * MOST_TOKENS).tokens) == MOST_TOKENS
    with pytest.raises(Unreadable, match="at most 300"):
        read_line("a " * (MOST_TOKENS + 1))
    assert read_line("a" * MOST_LETTERS).tokens
    for text in ("9" * (MOST_LETTERS + 1), '"' + "9" * MOST_LETTERS + '"'):
        with pytest.raises(Unreadable, match="500 letters"):
            read_line(text)


def test_tokens_are_spelled_with_single_spaces() -> None:
    assert spelled(read_line("house  a.b =  [ x ,y ]").tokens) == "house a.b = [x, y]"


# Slots


@pytest.mark.parametrize(
    ("template", "line", "said"),
    [
        ("{who:seat} acts", "ann acts", {"who": 2}),
        ("{who:seat} acts", "seat 5 acts", {"who": 5}),
        ("{who:seat} acts", "5 acts", {"who": 5}),
        ("{who:seat} acts", "btn acts", {"who": 7}),
        ("{who:seat} acts", '"big cy" acts', {"who": 7}),
        ("card of {who:seat}'s", "card of Ann's", {"who": 2}),
        ("card of {who:seat}", "card of Ann’s", {"who": 2}),
        ("{who:seat} acts", "6 acts", None),
        ("{who:seat} acts", "seat 6 acts", None),
        ("{who:seat} acts", "Annie acts", None),
        ("{who:seats} fold", "Ann, Ben and BTN fold", {"who": (2, 5, 7)}),
        ("{who:seats} fold", "everybody fold", {"who": (2, 5, 7)}),
        ("{who:seats} and friends", "Ann Ben and friends", {"who": (2, 5)}),
        ("button {at:place}", "button 6", {"at": 6}),
        ("button {at:place}", "button Ben", {"at": 5}),
        ("to {n:amount}", "to 1,100", {"n": 1100}),
        ("to {n:amount}", "to 11.5", None),
        ("puts {c:chips}", "puts 1000 3x100 and 25", {"c": (1000, 100, 100, 100, 25)}),
        ("puts {c:chips} {n:amount}", "puts 5 6 7", {"c": (5, 6), "n": 7}),
        ("puts {c:chips}", "puts 9999x5", None),
        ("has {n:count} cards", "has three cards", {"n": 3}),
        ("has {n:count} cards", "has no cards", {"n": 0}),
        ("has {n:count} cards", "has 3 cards", {"n": 3}),
        ("burns {c:card}", "burns 10h", {"c": parse_cards("Th")[0]}),
        ("burns {c:card}", "burns AhKd", None),
        ("flop {c:cards}", "flop AhKd 2c", {"c": parse_cards("AhKd2c")}),
        ("flop {c:cards}", "flop A♥ ?? 10♠", {"c": parse_cards("Ah??Ts")}),
        ("flop {c:cards}", "flop ah", None),
        ("on {s:street}", "on fifth street", {"s": "fifth"}),
        ("on {s:street}", "on Flop", {"s": "flop"}),
        ("says {t:quoted}", 'says "I Call"', {"t": "I Call"}),
        ("says {t:quoted}", "says call", None),
        ("book {b:word}", "book tda-2015", {"b": "tda-2015"}),
        ("house {s:setting} = {v:value}", "house a.b = yes", {"s": "a.b", "v": True}),
        ("house {s:setting} = {v:value}", "house a.b = 30", {"s": "a.b", "v": 30}),
        ("house {s:setting} = {v:value}", "house a.b = 1/2", {"s": "a.b", "v": "1/2"}),
        ("house {s:setting} = {v:value}", "house a.b = x, y", {"s": "a.b", "v": ["x", "y"]}),
        ("house {s:setting} = {v:value}", "house a.b = [x]", {"s": "a.b", "v": ["x"]}),
        ("house {s:setting} = {v:value}", "house a.b = x y", None),
    ],
)  # fmt: skip
def test_a_slot_takes_what_it_is_for(template: str, line: str, said: dict[str, Any] | None) -> None:
    assert read(template, line) == said


def test_rest_is_every_token_that_is_left() -> None:
    said = read("{who:seat} {deeds:rest}", 'Ann puts 5k then says "x"')
    assert said is not None
    assert [(token.kind, token.number) for token in said["deeds"]] == [
        ("word", None), ("number", 5000), ("word", None), ("word", None), ("quoted", None),
    ]  # fmt: skip


def test_a_name_goes_before_a_position() -> None:
    assert CAST.seat("ben") == 5


def test_nonsense_is_no_card() -> None:
    assert card_values("Xx") is None
    assert card_values("") is None


# Templates


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("shown by dealer", {"who": "by dealer"}),
        ("shown by a player", {"who": "by a player"}),
        ("shown", {}),
        ("exposed by accident", {"why": "by accident"}),
    ],
)
def test_choices_of_words_are_told_by_name(line: str, said: dict[str, str]) -> None:
    assert read("(shown [{who:by dealer|by a player}]|exposed {why:by accident|on purpose})", line) == said


@pytest.mark.parametrize("template", ["a [b", "a b]", "a (b|c", "{who}", "{who:}", "a | b", "a)", "[a] " * 12])
def test_a_template_that_is_badly_written_is_refused(template: str) -> None:
    with pytest.raises(BadTemplate):
        variants(form(template))


def test_the_reading_with_the_most_plain_words_wins() -> None:
    loose, strict, stricter = (
        form("{who:seat} {deeds:rest}"),
        form("{who:seat} shows {c:cards}"),
        form("{who:seat} shows one card {c:card}"),
    )
    words = Lexicon([loose, strict, stricter])
    for line, best in (
        ("Ann waves", loose),
        ("Ann shows Ah", strict),
        ("Ann shows one card Ah", stricter),
        ("Ann shows", loose),
    ):
        match = words.match(read_line(line).tokens, CAST)
        assert match is not None
        assert match.form is best, line


# Errors


@pytest.mark.parametrize(
    ("line", "column", "words"),
    [
        ("flpo Ah", 1, "Did you mean 'flop'?"),
        ("buton 5", 1, "Did you mean 'button'?"),
        ("hole Anne Ah Kd", 6, "Did you mean 'Ann'?"),
        ("stack Ann lots", 11, "Expected an amount of chips, not 'lots'"),
        ("stack Ann", 10, "not the end of the line"),
        ("players in evnt 40", 12, "Did you mean 'event'?"),
        ("hole Ann XX", 10, "Expected cards, such as Ah Kd"),
        ("dead small blind today", 18, "Expected the end of the line"),
    ],
)
def test_an_error_points_at_the_furthest_place_and_says_what_was_expected(line: str, column: int, words: str) -> None:
    with pytest.raises(NotRead) as refused:
        lexicon().nearly(read_line(line).tokens, CAST)
    assert refused.value.limits["column"] == column
    assert words in str(refused.value.message)


# The forms of the whole floor


@pytest.mark.parametrize("one", all_forms(), ids=lambda one: one.template)
def test_the_example_of_a_form_is_read_as_that_form(one: SentenceForm) -> None:
    tokens = read_line(one.example).tokens
    cast = Cast(_everybody(one.example), {})
    assert one.last_resort or Lexicon([one]).match(tokens, cast) is not None, one.example
    match = next(lexicon().otherwise(tokens, cast)) if one.last_resort else lexicon().match(tokens, cast)
    assert match is not None
    assert match.form is one, f"{one.example!r} is taken for {match.form.template!r}"
    assert one.about.endswith(".")


def _everybody(example: str) -> dict[int, str]:
    """Whatever begins with a capital could be a player, and seats have numbers."""
    words = [token.text for token in read_line(example).tokens if token.text[:1].isupper() and token.kind == "word"]
    return {seat: name for seat, name in enumerate([*dict.fromkeys(words), *"uvwxyz"], 1) if card_values(name) is None}


@pytest.mark.parametrize("one", all_forms(), ids=lambda one: one.template)
def test_every_way_to_write_a_sentence_gives_its_function_what_it_needs(one: SentenceForm) -> None:
    ruled = inspect.signature(one.do)
    for variant in variants(one):
        slots = {item.name for item in variant.items if isinstance(item, Slot)} | set(variant.picked)
        ruled.bind(None, **dict.fromkeys(slots))
