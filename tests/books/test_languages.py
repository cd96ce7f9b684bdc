"""The books in other languages: everything is said, with the same numbers, and a text for nothing is refused."""

from __future__ import annotations

import re

import pytest

from cardspeak.books import book, compare, search
from cardspeak.books.comparison import read_topics_words, topics, topics_words
from cardspeak.books.languages import (
    ENGLISH,
    doubt_in,
    language,
    languages,
    layer_in,
    read_settings_words,
    read_texts,
    rule_in,
    settings_words,
)
from cardspeak.books.layer_files import layer, layer_ids, needed_text
from cardspeak.books.practice import layer_practice, practice_words
from cardspeak.books.reading import TomlText
from cardspeak.books.settings import all_points
from cardspeak.books.texts import layer_doubts, layer_rules
from cardspeak.errors import Refusal

HANGUL = re.compile(r"[\uac00-\ud7a3]")
DIGITS = re.compile(r"\d+")
BETWEEN = re.compile(r"(?<=\d),(?=\d{3})")


def numbers(text: str) -> set[str]:
    """The numbers of a text that stand in digits."""
    return set(DIGITS.findall(BETWEEN.sub("", text)))


def without_korean(texts: dict[str, str]) -> list[str]:
    return [name for name, text in texts.items() if not HANGUL.search(text)]


def test_english_is_the_text_itself_and_korean_is_there() -> None:
    assert languages()[0] == "en"
    assert "ko" in languages()
    rule = layer_rules(layer_ids()[0])[0]
    assert rule_in(rule, ENGLISH) is rule
    assert language("") == "en"


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        language("xx")
    assert (refused.value.code, refused.value.field) == ("book.no-such-language", "lang")


@pytest.mark.parametrize("layer_id", layer_ids())
def test_the_rules_in_korean_are_those_of_the_layer(layer_id: str) -> None:
    texts = read_texts(needed_text(f"layers/{layer_id}/ko.toml"), layer_id)
    assert list(texts.rules) == [rule.id for rule in layer_rules(layer_id)]
    assert list(texts.doubts) == [doubt.id for doubt in layer_doubts(layer_id)]
    assert texts.layer is not None


@pytest.mark.parametrize("layer_id", layer_ids())
def test_every_rule_is_said_in_korean(layer_id: str) -> None:
    rules = [(rule, rule_in(rule, "ko")) for rule in layer_rules(layer_id)]
    assert not without_korean({rule.id: korean.title for rule, korean in rules})
    assert not without_korean({rule.id: korean.says for rule, korean in rules})
    assert not without_korean({rule.id: korean.doubt for rule, korean in rules if rule.doubt})
    assert not [rule.id for rule, korean in rules if bool(rule.doubt) != bool(korean.doubt)]


@pytest.mark.parametrize("layer_id", layer_ids())
def test_every_number_of_a_rule_stands_in_the_korean_too(layer_id: str) -> None:
    missing = {
        rule.id: lacking
        for rule in layer_rules(layer_id)
        if (lacking := numbers(rule.says) - numbers(rule_in(rule, "ko").says))
    }
    assert not missing


@pytest.mark.parametrize("layer_id", layer_ids())
def test_layer_and_doubts_are_said_in_korean(layer_id: str) -> None:
    assert HANGUL.search(layer_in(layer(layer_id), "ko").about)
    doubts = [doubt_in(doubt, "ko") for doubt in layer_doubts(layer_id)]
    assert not without_korean({doubt.id: doubt.problem for doubt in doubts})
    assert not without_korean({doubt.id: doubt.reading for doubt in doubts})


@pytest.mark.parametrize("layer_id", layer_ids())
def test_guides_and_notices_are_said_in_korean(layer_id: str) -> None:
    english, korean = practice_words(layer_id, "en"), practice_words(layer_id, "ko")
    assert list(english) == list(korean)
    assert not without_korean(korean)
    assert not {code: lacking for code in english if (lacking := numbers(english[code]) - numbers(korean[code]))}


def test_every_guide_and_notice_has_its_own_korean() -> None:
    texts = {layer_id: read_texts(needed_text(f"layers/{layer_id}/ko.toml"), layer_id) for layer_id in layer_ids()}
    assert {name: (list(one.guides), list(one.notices)) for name, one in texts.items()} == {
        name: (list(layer_practice(name, "guide")), list(layer_practice(name, "notice"))) for name in layer_ids()
    }
    assert sum(len(one.guides) + len(one.notices) for one in texts.values()) > 100


def test_a_guide_with_other_steps_is_refused_with_its_line() -> None:
    text = '[guide."new-deck"]\ntitle = "덱 교체"\nsteps = ["하나"]\n'
    with pytest.raises(Refusal, match="line 1: 'new-deck' has 3 steps in English: give as many") as refused:
        read_texts(TomlText("ko.toml", text), "tda-2015")
    assert refused.value.code == "book.bad-value"


def test_every_setting_is_asked_in_korean() -> None:
    korean = settings_words("ko")
    assert sorted(korean) == sorted(all_points())
    assert not without_korean(korean)
    asked = all_points()
    assert not {name: lacking for name in korean if (lacking := numbers(asked[name].about) - numbers(korean[name]))}


def test_every_topic_is_said_in_korean() -> None:
    korean = topics_words("ko")
    assert list(korean) == [topic.name for topic in topics()]
    for topic in topics():
        said = {home: words.says for home, words in topic.books.items() if words.says}
        assert HANGUL.search(korean[topic.name].name)
        assert list(korean[topic.name].says) == list(said), topic.name
        assert not {home for home in said if numbers(said[home]) - numbers(korean[topic.name].says[home])}, topic.name
        bare = [home for home in without_korean(korean[topic.name].says) if re.search("[a-z]{4}", said[home])]
        assert not bare, topic.name


@pytest.mark.parametrize(
    ("text", "line", "name"),
    [
        ('[rule."47-A"]\ntitle = "가"\nsays = "나"\n\n[rule."999"]\ntitle = "가"\nsays = "나"\n', 5, "999"),
        ('[doubt."nothing"]\nproblem = "가"\nreading = "나"\n', 1, "nothing"),
        ('[rules."47-A"]\ntitle = "가"\n', 1, "rules"),
    ],
)
def test_a_text_for_nothing_is_refused_with_file_line_and_id(text: str, line: int, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_texts(TomlText("tda-2024/ko.toml", text), "tda-2024")
    assert refused.value.code == "book.dangling"
    assert str(refused.value.message).startswith(f"tda-2024/ko.toml, line {line}: '{name}' is not a")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[rule."47-A"]\ntitle = "가"\n', "missing required field `says`"),
        ('[rule."47-A"]\ntitle = ""\nsays = "나"\n', "'title' is empty"),
        ('[rule."47-A"]\ntitle = "가"\nsays = "나"\nwho = "다"\n', "unknown field `who`"),
        ('[[rule]]\nid = "47-A"\n', "Write each rule under its own"),
    ],
)
def test_a_text_that_is_not_whole_is_refused(text: str, says: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_texts(TomlText("ko.toml", text), "tda-2024")
    assert str(refused.value.message).startswith("ko.toml, line 1: ")
    assert says in str(refused.value.message)


def test_a_setting_or_topic_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal, match=r"ko.toml, line 2: 'turn.nothing' is not a setting"):
        read_settings_words(TomlText("ko.toml", '"turn.binds" = "가"\n"turn.nothing" = "나"\n'))
    with pytest.raises(Refusal, match=r"line 1: 'Odd chop' is not a topic. Did you mean 'Odd chip'"):
        read_topics_words(TomlText("ko.toml", '["Odd chop"]\nname = "가"\n'))


@pytest.mark.parametrize(
    ("asked", "home", "rule_id"),
    [("스트링 벳", "tda-2024", "56"), ("스트링벳은 무엇인가요", "tda-2024", "56"), ("규정 47-A", "tda-2024", "47-A")],
)
def test_a_question_in_korean_finds_rules_by_their_korean_text(asked: str, home: str, rule_id: str) -> None:
    assert rule_id in [hit.rule.id for hit in search(asked, [home], 3, "ko")]


def test_english_words_are_found_in_korean_pages_too() -> None:
    assert search("strng bet", ["tda-2024"], 1, "ko")[0].rule.id == "56"


def test_a_topic_in_korean_is_compared() -> None:
    name = topics_words("ko")["Odd chip"].name
    assert "Odd chip" in [one.topic for one in compare(name, lang="ko")]
    assert compare("다른 사람의 핸드를 보여 달라고 하기", (book("tda-2024"),), lang="ko")
