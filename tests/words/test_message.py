"""Messages: values that are worded in each language where somebody reads them."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from cardspeak.errors import Unlawful
from cardspeak.words import Chips, Items, Joined, Message, Moment, Money, Place, Sayable, items, message, words_of
from cardspeak.words.catalogue import LANGUAGES, catalogue, has_words, worded
from cardspeak.words.korean import with_particle
from tests.words.kit import just

KINGS = message("cards.one-pair", ranks=message("cards.plural-rank-king"))


def shown(value: Sayable, language: str = "en") -> str:
    """A value as it stands in a sentence."""
    return worded(message("answer", answer=value), language)


# Values


def test_a_message_is_a_code_with_typed_values() -> None:
    made = message("option.call", to=1200)
    assert (made.code, made.values, str(made)) == ("option.call", {"to": 1200}, "call 1200")


def test_messages_that_say_the_same_are_equal() -> None:
    assert message("option.call", to=1200) == message("option.call", to=1200) != message("option.call", to=1300)
    assert len({message("option.call", to=1200), message("option.call", to=1200)}) == 1


def test_several_in_a_row_are_items() -> None:
    made = message("answer", answer=("As", 7, KINGS))
    assert made.values == {"answer": Items(("As", 7, KINGS))}
    assert message("answer", answer={3}).values == {"answer": Items((3,))}


@pytest.mark.parametrize("value", [True, False, ["Ann", True], None, ["Ann", None], {"Ann": 7}, object()])
def test_what_has_no_words_is_no_value(value: Any) -> None:  # mypy refuses all but yes and no, which are ints to it
    with pytest.raises(TypeError, match="not a word in any language"):
        message("answer", answer=value)
    with pytest.raises(TypeError, match="not a word in any language"):
        Unlawful("answer", {"answer": value})


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.5, "1.5"),
        (Decimal("2.50"), "2.50"),
        (Fraction(1, 3), "1/3"),
        (ValueError("too much"), "too much"),
        ("Ann", "Ann"),
    ],
)
def test_plain_things_are_said_as_they_are_written(value: Sayable, text: str) -> None:
    assert message("answer", answer=value).values == {"answer": text}


def test_a_message_is_written_as_plain_data_and_read_again() -> None:
    made = message(
        "answer",
        answer=items([KINGS, Chips(25), Money(500, "AUD"), Moment(0, 600), Place(3), "Ann", 7], "and"),
    )
    assert msgspec.json.decode(msgspec.json.encode(made), type=Message) == made


def test_what_a_number_is_shows_in_the_data() -> None:
    assert msgspec.to_builtins(message("answer", answer=Chips(25)).values) == {"answer": {"is": "chips", "amount": 25}}


def test_the_words_of_a_family_go_by_their_plain_names() -> None:
    found = words_of("role", "director", "account manager")
    assert {name: one.code for name, one in found.items()} == {
        "director": "role.director",
        "account manager": "role.account-manager",
    }


# Sentences


def test_a_message_within_a_message_is_worded_in_the_same_language() -> None:
    hand = message("cards.hand-with-kicker", hand=KINGS, kicker=message("cards.rank-ace"))
    assert str(hand) == "a pair of kings with an ace"
    inner, outer = worded(KINGS, "ko"), worded(hand, "ko")
    assert inner in outer
    assert "king" not in outer


def test_sentences_follow_each_other_and_none_is_left_out() -> None:
    assert str(just("One.").then(None, just("Two."), just("Three."))) == "One. Two. Three."
    assert just("One.").then(None) == just("One.")


def test_a_refusal_says_where_what_and_what_was_perhaps_meant() -> None:
    place = message("place.file-line", file="night.toml", line=4)
    refusal = Unlawful("card.duplicate/already-out", {"name": "As"}, rule="35-A", near="Ah", place=place)
    assert (refusal.code, refusal.near) == ("card.duplicate", "Ah")
    assert str(refusal) == "night.toml, line 4: As has already been dealt. Did you mean 'Ah'? [35-A]"
    assert refusal.as_dict("ko")["message"] == worded(refusal.message, "ko") != str(refusal.message)


# Values in words


@pytest.mark.parametrize(
    ("joined", "english", "korean"),
    [
        ("comma", "Ann, Bo, Cy", "Ann, Bo, Cy"),
        ("and", "Ann, Bo and Cy", "Ann, Bo, Cy"),
        ("or", "Ann, Bo or Cy", "Ann, Bo 또는 Cy"),
        ("hyphen", "Ann-Bo-Cy", "Ann-Bo-Cy"),
        ("bar", "Ann | Bo | Cy", "Ann | Bo | Cy"),
        ("semicolon", "Ann; Bo; Cy", "Ann; Bo; Cy"),
    ],
)
def test_several_things_in_a_row(joined: Joined, english: str, korean: str) -> None:
    row = items(["Ann", "Bo", "Cy"], joined)
    assert (shown(row), shown(row, "ko"), str(row)) == (english, korean, english)
    assert shown(items(["Ann"], joined)) == "Ann"
    assert shown(items([], joined)) == ""
    assert not items([], joined)


def test_two_things_are_joined_by_the_word_alone() -> None:
    assert shown(items(["Ann", "Bo"], "and")) == "Ann and Bo"


def test_rows_stand_in_rows() -> None:
    assert shown(items([items([8, 7], "hyphen"), Chips(1000)], "or")) == "8-7 or 1,000"


@pytest.mark.parametrize(
    ("value", "english", "korean"),
    [
        (Chips(1_200_000), "1,200,000", "1,200,000"),
        (1_200, "1200", "1200"),
        (10**18, "1000000000000000000", "1000000000000000000"),
        (-5, "-5", "-5"),
        (Money(125_050, "AUD"), "$1,250.50", "$1,250.50"),
        (Money(5_000, "AUD"), "$50", "$50"),
        (Money(-5_005, "GBP"), "-£50.05", "-£50.05"),
        (Money(50_000, "KRW"), "₩50,000", "50,000원"),
        (Money(-50_000, "KRW"), "-₩50,000", "-50,000원"),
        (Money(900, "JPY"), "¥900", "¥900"),
        (Money(1_250), "12.50", "12.50"),
        (Place(1), "1st", "1위"),
        (Place(12), "12th", "12위"),
        (Place(103), "103rd", "103위"),
        (Moment(19 * 3_600_000 + 5 * 60_000), "19:05", "19:05"),
        (Moment(19 * 3_600_000, 9 * 60), "04:00", "04:00"),
    ],
)
def test_a_value_as_people_write_it(value: Sayable, english: str, korean: str) -> None:
    assert (shown(value), shown(value, "ko")) == (english, korean)


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "Kill X's hand before"), (2, "Kill the hands of X before"), (0, "Kill the hands of X")],
)
def test_plurals_go_by_the_number(count: int, words: str) -> None:
    assert str(message("showdown.kill-losers-before-push", names="X", count=count)).startswith(words)


@pytest.mark.parametrize(("rank", "words"), [("ace", "an ace"), ("eight", "an eight"), ("king", "a king")])
def test_the_article_goes_by_the_word(rank: str, words: str) -> None:
    kicker = message(f"cards.rank-{rank}")
    assert str(message("cards.hand-with-kicker", hand="X", kicker=kicker)) == f"X with {words}"


# Korean particles


@pytest.mark.parametrize(
    ("word", "forms", "said"),
    [
        ("칩", "을/를", "칩을"),
        ("레이즈", "을/를", "레이즈를"),
        ("딜러", "이/가", "딜러가"),
        ("콜", "으로/로", "콜로"),  # ㄹ takes the short form
        ("벳", "으로/로", "벳으로"),
        ("폴드", "으로/로", "폴드로"),
        ("콜", "을/를", "콜을"),  # but only before 으로
        ("1025", "을/를", "1025를"),  # 오
        ("13", "을/를", "13을"),  # 삼
        ("8", "으로/로", "8로"),  # 팔
        ("10", "으로/로", "10으로"),  # 십
        ("1,000", "이/가", "1,000이"),  # 천
        ("50,000원", "을/를", "50,000원을"),
        ("AK", "을/를", "AK를"),  # 케이
        ("TABLE", "을/를", "TABLE를"),  # the last letter as it is read, 이
        ("URL", "으로/로", "URL로"),  # 엘
        ("BAM", "은/는", "BAM은"),  # 엠
        ("‘As’", "을/를", "‘As’를"),  # marks are not spoken
        ("김철수(Kim)", "은/는", "김철수(Kim)은"),
        ("", "을/를", "를"),
    ],
)
def test_a_particle_goes_by_the_last_sound(word: str, forms: str, said: str) -> None:
    assert with_particle(word, forms) == said


@pytest.mark.parametrize(("chips", "said"), [(1_000, "1,000을"), (25, "25를")])
def test_an_entry_joins_the_particle_to_its_value(chips: int, said: str) -> None:
    issued = message("advice.issue-stacks", n=3, chips=Chips(chips))
    assert said in worded(issued, "ko")


# What there is no word for


def test_a_code_without_words_is_said_as_it_stands() -> None:
    assert [worded(message("no.such-thing", name="Ann"), language) for language in LANGUAGES] == [
        "no.such-thing" for _ in LANGUAGES
    ]
    assert not has_words("no.such-thing")


def test_a_language_that_nobody_wrote_is_worded_in_english() -> None:
    assert worded(message("option.call", to=1200), "xx") == "call 1200"
    assert not has_words("option.call", "xx")


def test_a_code_is_the_name_of_its_entry() -> None:
    assert {"option.call", "card.duplicate/already-out", "items.and"} <= catalogue("en").codes()
    assert catalogue("en").source("card.duplicate/already-out").startswith("card_duplicate__already-out = ")
